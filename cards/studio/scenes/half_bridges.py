"""Two masters have built a round bridge from both banks and missed each other by a step; in the water it is whole.

Palette: sky lemon #fff3a0, haze mint #bfe6c4, sea green #2f9c94, deep #0c4a56, brick #dc4428, slate #2b5f8c, bond #fdeec4, ink #173040.
Light: morning from the upper left, no sun to be seen. Planes: sky / hills and village / lake / the whole bridge in the water /
banks and huts / the two halves / people and goat / pine bough and reeds.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 150, 60
CX, WATER, FAR = 400, 694, 640  # middle of the arch, line of the water under it, the far shore
INNER, OUTER, STEPS = 228.0, 296.0, 9
LIFT = 34  # by which the left half is too high
ENDS = (106.0, 70.0)  # degrees at which the halves end
BRICK, SLATE, BOND, INK, CREAM = "#dc4428", "#2b5f8c", "#fdeec4", "#173040", "#fffbe0"
LANDINGS = ((250, 340, 362), (468, 556, 404))  # where the masters stand: from, to, height
COURSES = ((INNER, 258.0), (258.0, 276.0), (276.0, OUTER))


def at(r: float, deg: float) -> tuple[float, float]:
    """A point of the arch, standing on the water; 180 is the left foot, 90 the top."""
    a = math.radians(deg)
    return CX + r * math.cos(a), WATER - r * math.sin(a)


def sector(r0: float, r1: float, a0: float, a1: float) -> Any:
    """A piece of a ring between two angles."""
    n = max(3, int(abs(a1 - a0)))
    out = [at(r1, a) for a in np.linspace(a0, a1, n)]
    return Polygon([*out, *[at(r0, a) for a in np.linspace(a1, a0, n)]])


def treads(left: bool, end: float) -> list[Any]:
    """The stairs on the back of a half, all of one breadth, from its foot to its end."""
    out = []
    w = (OUTER + 10) / STEPS
    cut = CX - at(OUTER, end)[0] if left else at(OUTER, end)[0] - CX
    for k in range(STEPS):
        x0, x1 = (OUTER + 10) - w * k, (OUTER + 10) - w * (k + 1)
        g = box(CX - x0, WATER - math.sqrt((OUTER + 10) ** 2 - x1**2), CX - max(x1, cut), WATER)
        if x0 <= cut + 14:
            continue
        g = clean(g.difference(sector(0, OUTER - 6, 180, 0)))
        out.append(g if left else T(g, flip=True, o=(CX, 0)))
    return out


def half(left: bool, end: float, ragged: float = 0.0) -> list[tuple[Any, str, float]]:
    """A half as sheets (shape, colour, height): soffit, courses, voussoirs, stairs; ragged is how the courses end unlike."""
    foot = 180.0 if left else 0.0
    own, other = BRICK if left else SLATE, BOND
    d = 1 if left else -1
    out: list[tuple[Any, str, float]] = []
    for k, (r0, r1) in enumerate(COURSES):
        e = end + d * ragged * (0, 2.2, -0.6)[k]
        out.append((sector(r0, r1, foot, e), (own, own, own)[k], 2))
    n = 22
    for k in range(n):
        a, b = 180 - 180 * k / n, 180 - 180 * (k + 1) / n
        if (left and b >= end - 2) or (not left and a <= end + 2):
            if k % 2 == 0:
                out.append((sector(INNER + 1, 261, a - 0.5, b + 0.5), other, 1.2))
    out += [(g, mix(own, "#ffffff", 0.1), 2.0) for g in treads(left, end + d * ragged)]
    return out


def joints(left: bool, end: float) -> Any:
    """The joints of the stones."""
    lo, hi = (end, 180.0) if left else (0.0, end)
    lines = []
    for j, (r0, r1) in enumerate(COURSES[1:]):
        for k in range(60):
            a = 180 - 3.0 * k - 1.5 * j
            if lo < a < hi:
                lines.append(limb([(*at(r0, a), 1.6), (*at(r1, a), 1.6)], 1, 2))
    return U(lines)


def draw_sky(sc: Scene) -> None:
    """A clear early morning: lemon, mint hills, a village on the far shore, a road of stitches that ends in the air."""
    sc.backdrop(sc.lin([(0, "#6cc4c4"), (0.18, "#bfe6b4"), (0.37, "#fff08a"), (0.52, "#fffbd8")], 0, 0, 0, 1200))
    sc.glow(LX, LY + 240, 520, "#fff6b0", 0.4)
    for x, y, w in ((560, 96, 240), (100, 250, 170), (700, 330, 150)):
        sc.layer(scroll_cloud(sc.stream(f"c{x}"), x, y, w, 30, 3), "#fffdf0", z=4, cut=0.4, op=0.9, sh=0.15, rim="#ffffff", rimop=0.9)  # fmt: skip
    rows = (
        ([(-60, 508), (120, 468), (300, 538), (470, 558), (640, 478), (860, 508)], "#cfe8b4"),
        ([(-60, 568), (90, 538), (300, 594), (520, 604), (680, 548), (860, 558)], "#a2d4ac"),
        ([(-60, 612), (160, 608), (400, 626), (620, 610), (860, 598)], "#74bc9c"),
    )
    for k, (P, c) in enumerate(rows):
        g, top = land(sc.stream(f"hill{k}"), P, 4)
        g = clean(g.intersection(box(-60, 0, 860, FAR + 2)))
        sc.layer(g, sc.lin([(0, light(c, 0.3)), (1, c)], 0, 430, 0, FAR), z=5, cut=0.5, sh=0.2, shc="#2f7a70", rim="#fffff0", rimop=0.9)  # fmt: skip
        if k == 1:
            path = along(curve(np.array([(176, 646), (250, 622), (316, 618), (352, 596), (398, 590)], float), n=10), 22)
            sc.layer(limb([(x, y, 9) for x, y in path], 2), "#d99a74", z=2, cut=0, wash=0, rim=CREAM, rimop=0.8)
            sc.flat(U([limb([(x - 3, y - 3, 1), (x, y, 1.2), (x - 3, y + 3, 1)], 1, 3) for x, y in path]), "#8a5a44", 0.8)  # fmt: skip
            sc.stroke(curve(np.array([(398, 590), (410, 598), (404, 610), (414, 620)], float)), "#d99a74", 1.8)
    r = sc.stream("village")
    for k, (x, h) in enumerate(((452, 18), (478, 26), (498, 16), (524, 22), (548, 15))):
        sc.layer(box(x - 10, FAR - h - 2, x + 11, FAR), "#fbf0d0", z=1.5, cut=0, wash=0)
        roof = Polygon([(x - 14, FAR - h), (x, FAR - h - r.uniform(12, 18)), (x + 15, FAR - h)])
        sc.layer(roof, ("#d8573c", "#c9842c")[k % 2], z=1, cut=0, wash=0, rim=CREAM, rimop=0.8)
    sc.layer(U(box(508, FAR - 46, 518, FAR), Polygon([(505, FAR - 44), (513, FAR - 72), (521, FAR - 44)])), "#e8d8b0", z=1, cut=0, wash=0)  # fmt: skip
    for x, y, s in ((366, 462, 0.8), (424, 490, 0.6), (450, 440, 0.9), (336, 506, 0.5)):
        sc.flat(T(limb("-20,-8,1 -8,-1,4 0,2,5 8,-1,4 20,-10,1", 6), x, y, s), "#2f5a60", 0.9)


def rippled(g: Any, amp: float) -> Any:
    """A shape as the lake gives it back: mirrored, pushed left and right."""

    def bend(p: Any) -> Any:
        q = p.copy()
        k = amp * (0.3 + (q[:, 1] - WATER) / 260)
        q[:, 0] += k * (np.sin(q[:, 1] / 11) + 0.5 * np.sin(q[:, 1] / 4.6 + 1.3))
        return q

    m = AF.scale(clean(g), 1, -1, origin=(0, WATER))
    return m if m.is_empty else clean(shapely.transform(shapely.segmentize(m, 4), bend).buffer(0))


def masters_met() -> Figure:
    """As the water has them: face to face on the top, the bundle between them."""
    her, him = woman(SIDE["carry"].but(foot_b=(-0.16, 0.0), lean=4)), man(SIDE["carry"].but(foot_b=(-0.16, 0.0), lean=4))  # fmt: skip
    f = Figure()
    y = WATER - OUTER - 9
    f.extend(T(him, CX + 56, y, 0.74, flip=True))
    f.extend(T(her, CX - 56, y, 0.74))
    f.add(T(bundle(), CX, y - 100, 1.4), "#2f6fb0", "bundle")
    return f


def bundle() -> Any:
    """A lunch box in a knotted cloth, about 32 wide."""
    return U(shape("-15,0^ 15,0^ 19,20 0,25 -19,20"), leaf(0, 1, 16, -0.7, 0.5), leaf(0, 1, 16, -2.4, 0.5))


def woman(pose: Any) -> Figure:
    """She of the left bank."""
    return person(58, "side", pose, dress("farmwife", "#b8302a", "#1f4f68", "#fff6dc"), "#b97a52", "bun", "#e6dccb", "firm", 1.1, hat="scarf", hat_colour="#e0382a")  # fmt: skip


def man(pose: Any) -> Figure:
    """He of the right bank."""
    return person(66, "side", pose, dress("vest", "#1f7a5a", "#3a3450", "#fff3d6"), "#d99a70", "balding", "#f0e8dc", "calm", beard="full")  # fmt: skip


def draw_lake(sc: Scene) -> None:
    """Still water with the sky in it, and in it one bridge from bank to bank."""
    sc.layer(box(-40, FAR, 840, 1240), sc.lin([(0, "#fffbd0"), (0.14, "#d8eeb0"), (0.4, "#7fcdb0"), (0.74, "#3aa89c"), (1, "#0c5460")], 0, FAR, 0, 1200), z=3, cut=0.3, wash=0.4, rim="#ffffff", rimop=1)  # fmt: skip
    for k, (x, w) in enumerate(((120, 260), (690, 240), (400, 200))):
        sc.flat(ellipse(x, FAR + 26 + 10 * k, w, 16), "#8fcaa4", 0.35, "multiply", 6)
    hue = lambda c: mix(c, "#3f9c92", 0.14)
    for left in (True, False):
        sc.flat(rippled(sector(INNER - 16, INNER + 10, 180 if left else 0, 90), 1.6), "#1f5f64", 0.75)
        for g, c, _ in half(left, 90):
            sc.flat(rippled(g, 2.2), hue(c), 0.96)
        sc.flat(rippled(joints(left, 90), 2.2), "#3a2a3c", 0.28)
    sc.flat(rippled(sector(INNER - 6, OUTER + 2, 95, 85), 2.0), "#f5c04a")
    for p in masters_met().pieces:
        sc.flat(rippled(p.geom, 1.0), mix(p.fill, "#d8f0d0", 0.12), p.op)
    sc.veil([(0.6, "#2f9c94", 0), (0.9, "#2f8a88", 0.3), (1, "#0c4a56", 0.5)], 0, 0, 0, 1200, "multiply")
    r = sc.stream("slits")
    for _ in range(64):
        y = FAR + 20 + 570 * r.random() ** 1.1
        x, w = r.uniform(-40, 840), r.uniform(20, 90) * (0.5 + (y - FAR) / 420)
        sc.flat(limb([(x - w, y, 0.4), (x, y + r.uniform(-1, 1), 1 + 2.6 * (y - FAR) / 560), (x + w, y, 0.4)], 4, 3), "#fffde0" if r.random() < 0.7 else "#1f7a78", 0.5)  # fmt: skip


def draw_halves(sc: Scene) -> None:
    """Left of brick and too high, right of slate; neither knows of the keystone."""
    o: dict[str, Any] = {"cut": 0.3, "fibre": 0.08, "wash": 0.6, "rim": CREAM}
    for left, end in ((False, ENDS[1]), (True, ENDS[0])):
        up = (lambda g: T(g, 0, -LIFT)) if left else (lambda g: g)
        foot = 180.0 if left else 0.0
        if left:
            sc.layer(box(CX - OUTER - 4, WATER - LIFT - 4, CX - INNER, WATER + 3), "#b8341f", z=4, rimop=0.7, **o)
            sc.flat(box(CX - INNER - 4, WATER - LIFT, CX - INNER + 14, WATER + 2), "#7a2420")
        soffit = up(T(sector(INNER - 20, INNER + 20, foot, end), -6 if left else 6, 6))
        sc.layer(soffit, "#7a2420" if left else "#173450", z=6, sh=0.5, rimop=0.3, **o)
        for g, c, z in half(left, end, 2.0):
            f = sc.lin([(0, light(c, 0.1)), (0.5, c), (1, dark(c, 0.3))], CX - 300, 330, CX + 260, 800)
            sc.layer(up(g), f, z=z, sh=0.3, rimop=0.75, **o)
        body = U([g for g, _, _ in half(left, end, 2.0)])
        sc.flat(clean(up(joints(left, end).intersection(body.buffer(-1)))), "#5a201c" if left else "#12304c", 0.5)
        slab = LANDINGS[0] if left else LANDINGS[1]
        sc.layer(box(slab[0], slab[2], slab[1], slab[2] + 17), "#f2a07a" if left else "#a8cce0", z=4, rimop=1, **o)
        # a cradle on ropes under the open end
        x, y = (284, 520) if left else (540, 540)
        for q in (-46, 46):
            sc.stroke([(x + q, y), (x + q * 0.9, slab[2] + 70)], "#4a3428", 2.4)
        sc.layer(box(x - 58, y, x + 58, y + 9), "#b8793c", z=4, rimop=0.9, **o)
        sc.layer(
            shape(f"{x - 12},{y - 26}^ {x + 12},{y - 26}^ {x + 9},{y}^ {x - 9},{y}^"), "#3f6f8a", z=2, rimop=0.8, **o
        )


def draw_masters(sc: Scene) -> None:
    """She with the pole on the left end, he stretching for the lunch on the right, and a goat that simply jumps."""
    xl, xr = 294, 516
    rim = {"rim": (-1.6, -1.2, CREAM, 0.9), "cast": 5}
    her = T(woman(SIDE["reach"].but(lean=20, foot_b=(-0.34, 0.03))), xl, LANDINGS[0][2] + 2, 0.78)
    him = T(man(SIDE["reach"].but(lean=22, foot_b=(-0.36, 0.03), hand_a=(0.95, -0.08))), xr, LANDINGS[1][2] + 2, 0.78, flip=True)  # fmt: skip
    a, b = her.at("hand_a.hold"), him.at("hand_a.hold")
    end = (b[0] - 18, b[1] - 52)
    tail = (a[0] - 58, a[1] + (a[1] - end[1]) * 0.5)
    sc.stroke([tail, a, end], "#4a2c20", 5)
    sc.stroke([(tail[0], tail[1] - 1), (a[0], a[1] - 1), (end[0], end[1] - 1)], "#f0c080", 1.6)
    put(sc, him, z=2.2, **rim)
    put(sc, her, z=2.2, **rim)
    sc.stroke([end, (end[0], end[1] + 14)], "#4a2c20", 2)
    sc.layer(T(bundle(), end[0], end[1] + 16, 1.25), "#2f6fb0", z=2, cut=0, wash=0, rim=CREAM, rimop=0.9)
    goat = T(beast("goat", "leap"), 412, 214, 0.82, rot=2)
    put(sc, goat.recolour(lambda c: mix(c, "#2a2c40", 0.72)), z=2.4, rim=(-1.6, -1.4, CREAM, 0.6), rimop=0.15)


def hut(sc: Scene, x: float, y: float, s: float, wall: str, roof: str, flip: bool) -> None:
    """Where a master has lived for thirty years."""
    m = lambda g: T(g, x, y, s, flip=flip)
    o: dict[str, Any] = {"cut": 0.5, "rim": CREAM, "rimop": 0.9, "sh": 0.45}
    sc.layer(m(box(20, -118, 34, -76)), dark(wall, 0.3), z=3, **o)
    sc.layer(m(box(-46, -64, 46, 6)), sc.lin([(0, light(wall, 0.3)), (1, dark(wall, 0.2))], x - 50, 0, x + 50, 0), z=5, **o)  # fmt: skip
    sc.layer(m(Polygon([(-60, -58), (-36, -104), (36, -104), (60, -58)])), sc.lin([(0, light(roof, 0.2)), (1, dark(roof, 0.25))], 0, y - 104, 0, y - 58), z=5, **o)  # fmt: skip
    sc.layer(m(box(6, -44, 28, -20)), "#fff0a8", z=1, cut=0, wash=0)
    sc.flat(m(U(box(16, -44, 18, -20), box(6, -33, 28, -31))), dark(wall, 0.5))
    sc.layer(m(box(-30, -46, -8, 6)), dark(wall, 0.45), z=1, cut=0, wash=0)
    sc.flat(smoke(x + (-27 if flip else 27) * s, y - 120 * s, 130, 0.35, 16, f"s{x}"), "#ffffff", 0.6, blur=1.4)


def draw_banks(sc: Scene) -> None:
    """Grass on both sides; on the left a kettle, on the right the cups."""
    left = shape("-60,646^ 20,652 90,668 130,682 150,696 140,712 60,734 -60,764^")
    right = shape("860,652^ 780,656 720,670 676,684 652,698 666,714 740,734 860,760^")
    for g in (left, right):
        sc.flat(T(rippled(T(g, 0, -6), 2), 0, 8).intersection(box(-40, WATER, 840, 900)), "#2f7a68", 0.55, "multiply", 2)  # fmt: skip
        sc.layer(g, sc.lin([(0, "#8fc46a"), (1, "#2f7a58")], 0, 640, 0, 750), z=7, cut=0.8, rim="#fbffd0", rimop=1)
    hut(sc, 30, 658, 0.92, "#e8a45a", "#8a2f3a", False)
    hut(sc, 770, 662, 0.92, "#8ab0a8", "#c9742c", True)
    for k in range(3):
        put(sc, T(cup("#fffdf0", ("#2f6fb0", "#d8452c", "#e0a030")[k], 0), 722 + 24 * k, 706 + 3 * k, 0.9), z=2, rim=(-1, -1, CREAM, 0.8))  # fmt: skip
    sc.glow(56, 716, 70, "#ffb04a", 0.8)
    sc.flat(shape("46,731^ 43,721 51,717 56,702^ 62,717 69,721 66,731^"), "#ffe07a")
    put(sc, T(kettle("#c9582c"), 56, 698, 0.56), z=2, rim=(-1, -1, CREAM, 0.8))
    sc.stroke([(30, 730), (56, 660), (84, 732)], "#2a2420", 3.4)


def draw_near(sc: Scene) -> None:
    """A pine bough into the upper left corner, reeds at the lower edge."""
    q = sc.stream("bough")
    arms = (
        [(-40, 30, 26), (60, 48, 18), (150, 56, 11), (236, 84, 3)],
        [(50, 46, 13), (96, 98, 8), (120, 160, 3)],
        [(-10, 34, 12), (20, 110, 8), (24, 190, 2)],
    )
    sc.layer(U([limb(a, 8) for a in arms]), INK, z=12, cut=0.5, rim="#fff3cc", rimop=0.7)
    for k, c in enumerate(("#1b4a4a", "#2f6a58")):
        fans = []
        for a in arms:
            for x, y, _ in along(curve(np.array(a, float), n=8), 10)[3 - k :]:
                x, y, d = x + q.uniform(-12, 12), y + q.uniform(-6, 12), q.uniform(0.5, 1.5)
                fans += [limb([(x, y, 2), (x + n * math.cos(t), y + n * math.sin(t), 0.5)], 1, 3) for t, n in ((d + q.uniform(-1.1, 1.1), q.uniform(20, 38)) for _ in range(15))]  # fmt: skip
        sc.layer(U(fans), c, z=5, cut=0, wash=0, fibre=0, rim="#f6ffcc", rimop=0.7)
    sc.layer(U([T(shape("0,0^ 11,8 12,24 0,36 -12,24 -11,8"), x, y) for x, y in ((122, 158), (26, 190), (240, 84))]), "#6a4030", z=4, cut=0, wash=0, rim=CREAM, rimop=0.8)  # fmt: skip
    r = sc.stream("reeds")
    gs: list[Any] = []
    for _ in range(34):
        x = r.choice((r.uniform(-20, 170), r.uniform(630, 820)))
        h = r.uniform(60, 250) * (0.35 + abs(x - 400) / 520)
        lean = r.uniform(-26, 26)
        gs.append(limb([(x, 1215, 7), (x + lean * 0.4, 1210 - h * 0.6, 5), (x + lean, 1205 - h, 1)], 6))
        if r.random() < 0.3:
            gs.append(limb([(x + lean * 0.7, 1206 - h * 0.86, 11), (x + lean * 0.9, 1206 - h * 0.98, 10)], 2))
    sc.layer(U(gs), "#0c343e", z=8, cut=0, wash=0, fibre=0, rim="#d8ffd8", rimop=0.8)


def draw() -> Scene:
    """Do they both hope that nobody has noticed?"""
    sc = Scene("half_bridges", light=(LX, LY, 260), shadow="#0f3a44", bg="#7fcdb0")
    draw_sky(sc)
    draw_lake(sc)
    draw_banks(sc)
    draw_halves(sc)
    draw_masters(sc)
    draw_near(sc)
    sc.vignette("#06303a", 0.3, CX, 600, 940)
    sc.finish()
    return sc
