"""At a sunny corner stands a letter box as high as a house, and a child is posting itself.

Palette: noon blue #1f6fc4, deep yellow #ffc928, amber shade #a8541c, house rose #f0a08c, shade violet #3a3470, trousers blue #24509c.
Light: the sun, high at the left. Planes: sky / houses over the square / the box / stack and child / postman / chestnut bough.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.flowered_front import EXACT, SHADE, facade

CX, HALF = 458, 196  # axis and half width of the box
TOP, FOOT = 330, 1084
EYE = 900  # the height of our eye
LIP, BIG = (428, 646), 1.14  # middle of the lower edge of the slot; how large the child is


def bow(y: float, half: float, n: int = 40) -> list[tuple[float, float]]:
    """The front edge of a ring round the box at height y, from left to right."""
    k = (EYE - y) * 0.085
    return [(CX + half * math.sin(a), y - k * math.cos(a)) for a in (math.pi * (i / n - 0.5) for i in range(n + 1))]


def band(y0: float, y1: float, half: float, half1: float | None = None) -> Any:
    """The sheet between two rings."""
    return Polygon([*bow(y0, half), *reversed(bow(y1, half1 or half))]).buffer(0)


def patch(y0: float, y1: float, a0: float, a1: float, half: float = HALF) -> Any:
    """A piece of the round wall between two heights and two sides (-1 left edge, 1 right edge)."""
    return band(y0, y1, half).intersection(box(CX + a0 * half, 0, CX + a1 * half, 1200))


def enamel(sc: Scene, half: float = HALF, deep: float = 0) -> str:
    """Yellow going round: lit at the left, a gleam, then amber and brown shade with a breath of light at the edge."""
    tones = ("#f0b01c", "#ffe07a", "#fff0b4", "#ffd03a", "#f6ae1e", "#cf7418", "#8a3e1e", "#561f22", "#7a3a34")
    return sc.lin([(o, dark(c, deep)) for o, c in zip((0, 0.12, 0.22, 0.36, 0.52, 0.68, 0.84, 0.95, 1), tones, strict=True)], CX - half, 0, CX + half, 0)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Noon: deep above, pale over the roofs, a few torn clouds."""
    sc.backdrop(sc.lin([(0, "#0f58b0"), (0.25, "#2a82d2"), (0.5, "#7cc0ea"), (0.7, "#d8eef0"), (0.8, "#fff4d8")], 420, 0, 300, 1150))  # fmt: skip
    sc.glow(-60, -40, 620, "#fff6d8", 0.75)
    r = sc.stream("air")
    for k, (y, c) in enumerate(((60, "#0d4fa4"), (170, "#2276c8"))):
        g, _ = land(r, [(-40, y), (140, y + 30), (330, y), (520, y + 40), (700, y + 6), (860, y + 30)], 7, base=y - 400)
        sc.layer(g, c, z=5, op=0.45, sh=0.3, shc="#0d3f80", rim="#d8f0ff", rimop=0.6)
    for name, P, r1 in (("a", [(-60, 420), (40, 380), (140, 396), (220, 424)], 40), ("b", [(620, 300), (700, 262), (780, 272), (860, 300)], 40), ("c", [(-60, 250), (10, 232), (70, 250)], 22)):  # fmt: skip
        b = bank(sc.stream(f"cloud {name}"), P, 9, r1, sx=2.2)
        sc.layer(b, sc.lin([(0, "#fffef6"), (1, "#b4d8f0")], 0, P[1][1] - 50, 0, P[1][1] + 60), z=7, sh=0.3, shc="#2a6ab0", rim="#ffffff", rimop=0.9, wash=0.2)  # fmt: skip


def draw_square(sc: Scene) -> None:
    """Houses left in the sun, right in the shade; pavement with the long cast shadow."""
    facade(sc, 214, 110, 716, 960, "#f6d8a8", "#c87058", "f0")
    facade(sc, 118, 118, 664, 962, "#f0a894", "#a84c44", "f1")
    facade(sc, -30, 154, 600, 964, "#fbe6c4", "#c46a48", "f2")
    sc.veil([(0, "#fff0d8", 0), (0.6, "#fff0d8", 0.28), (1, "#fff0d8", 0)], 0, 600, 0, 1050)
    facade(sc, 566, 130, 620, 962, "#f0c088", "#9a4a58", "f3", 0.3)
    facade(sc, 676, 180, 470, 966, "#f09a86", "#b0483c", "f4", 0.16)
    ground = box(-40, 952, 840, 1240)
    sc.layer(ground, sc.lin([(0, "#fff6dc"), (0.35, "#f8e0b4"), (0.75, "#e6b98a"), (1, "#b8807a")], 200, 952, 420, 1200), z=4, cut=0, sh=0, rimop=0)  # fmt: skip
    lines = []
    for k in range(9):
        y = 962 + 5.2 * k**1.75
        lines.append(box(-10, y, 810, y + 0.8 + 0.2 * k))
        s = 40 + 13 * k
        for j in range(-9, 10):
            x = 400 + (j + 0.5 * (k % 2)) * s
            lines.append(Polygon([(x, y), (x + 1.4, y), (x + (x - 400) * 0.1 + 1.6, y + 5.2 * ((k + 1) ** 1.75 - k**1.75)), (x + (x - 400) * 0.1, y + 5.2 * ((k + 1) ** 1.75 - k**1.75))]))  # fmt: skip
    sc.flat(U(lines), "#a8683c", 0.32)
    cast = Polygon([(CX - 190, 1086), (CX + 40, 1108), (CX + 200, 1098), (840, 1044), (840, 954), (700, 952), (CX + 120, 1010)])  # fmt: skip
    sc.flat(cast, SHADE, 0.62, "multiply", 5)
    sc.glow(720, 980, 200, "#ff9a6a", 0.35, sy=0.7)
    q = sc.stream("panes of sky")
    sc.flat(U([Polygon([(x, y), (x + 12, y), (x + 3, y + 30), (x, y + 30)]) for x in (688, 733, 778) for y in (490, 556, 622, 688, 754, 820) if q.random() < 0.5]), "#8ac4f0", 0.6)  # fmt: skip
    dusk = shape("560,960^ 560,640 640,590 700,578 760,592 812,640 860,700^ 860,960^")
    sc.flat(dusk, sc.lin([(0, SHADE), (0.7, SHADE), (1, "#6a3a6a")], 700, 600, 720, 960), 0.66, "multiply", 3)


def draw_box(sc: Scene) -> None:
    """Body, cornice with its scallops, dome, door, plinth."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#fff8d8", "rimop": 0.9, "shc": "#5a2414", "wash": 0.5}
    body = band(TOP, FOOT, HALF)
    sc.layer(body, enamel(sc), z=14, **(o | {"shc": SHADE}))
    sc.flat(body, sc.lin([(0, "#7a2c10", 0.0), (0.7, "#7a2c10", 0.0), (1, "#7a2c10", 0.5)], 0, TOP, 0, FOOT), 1, "multiply")  # fmt: skip
    sc.layer(band(1030, 1098, HALF + 24), sc.lin([(0, "#3a3a6a"), (0.22, "#7478a8"), (0.5, "#2c2c58"), (1, "#15143a")], CX - 220, 0, CX + 220, 0), z=7, **o)  # fmt: skip
    sc.layer(band(1008, 1032, HALF + 12), enamel(sc, HALF + 12, 0.1), z=5, **o)
    for y in (346, 690):
        sc.layer(band(y, y + 15, HALF + 4), enamel(sc, HALF + 4), z=3, **o)
    door = patch(722, 990, -0.12, 0.66)
    sc.layer(door.buffer(-3), enamel(sc, HALF, 0.05), z=2.4, **o)
    inner = patch(744, 968, -0.04, 0.58)
    sc.layer(inner, enamel(sc, HALF, 0.12), z=1.2, **o)
    for y in (770, 930):
        sc.layer(patch(y, y + 16, 0.58, 0.7), enamel(sc, HALF, 0.3), z=2, **EXACT)
    hx, hy = CX + 96, 850
    sc.layer(ellipse(hx, hy, 15, 18), "#fff0b0", z=3, rim="#ffffff", **EXACT)
    sc.flat(U(ellipse(hx, hy - 4, 4.5), Polygon([(hx - 2.4, hy - 3), (hx + 2.4, hy - 3), (hx + 4.5, hy + 11), (hx - 4.5, hy + 11)])), "#3a1c14")  # fmt: skip
    dome = Polygon([*bow(300, HALF + 16), *[(CX + (HALF + 16) * math.cos(a), 262 - 168 * math.sin(a) ** 0.92) for a in (math.pi * i / 60 for i in range(61))]])  # fmt: skip
    dome = clean(dome.buffer(0))
    sc.layer(U(ellipse(CX, 70, 22), box(CX - 13, 78, CX + 13, 104)), sc.rad([(0, "#fff4c4"), (0.4, "#ffcf3a"), (1, "#9a4a20")], CX - 8, 62, 40), z=6, **o)  # fmt: skip
    sc.layer(dome, enamel(sc, HALF + 16), z=10, **o)
    sc.flat(dome, sc.rad([(0, "#ffffff", 0), (0.5, "#a8481c", 0.05), (1, "#6a2414", 0.55)], CX - 90, 150, 330), 1, "multiply")  # fmt: skip
    with sc.clip(dome):
        for k in range(-5, 6):
            b = math.sin(k * 0.3) * (HALF + 14)
            P = [(CX + b * math.sin(t), 96 + 200 * (1 - math.cos(t)) - 34 * math.cos(k * 0.3) * math.sin(t)) for t in (math.pi / 2 * i / 20 for i in range(21))]  # fmt: skip
            sc.stroke(P, "#7a3414", 2.2, 0.5)
            sc.stroke([(x + 2, y) for x, y in P], "#fff6cc", 1.4, 0.6)
        sc.glow(CX - 96, 176, 90, "#fffbe8", 0.8)
    e = {"dx": CX - 18, "dy": 424}
    for g, deep, z in ((ellipse(0, 0, 74, 62), 0.06, 2.4), (box(-46, -30, 46, 32).buffer(2), -0.0, 3.0)):
        sc.layer(T(g, **e), enamel(sc, HALF, deep), z=z, **o)
    for P in ([(-46, -30), (0, 8), (46, -30)], [(-46, 32), (-12, -2)], [(46, 32), (12, -2)]):
        sc.stroke([(x + CX - 18, y + 425) for x, y in P], "#8a3c14", 3, 0.75)
        sc.stroke([(x + CX - 16.6, y + 427.4) for x, y in P], "#fff6cc", 1.4, 0.8)
    for px, py, fl in ((CX + 40, 96, 0), (CX + 92, 116, 1)):
        put(sc, T(bird_on("pigeon"), px, py, 0.42, flip=bool(fl)), z=1.4, rim=(2, 2, "#ffffff", 0.8))
    scallops = U(band(296, 330, HALF + 26), [ellipse((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1, max(3.0, (b[0] - a[0]) / 2), 15) for a, b in zip(bow(330, HALF + 26, 22)[:-1], bow(330, HALF + 26, 22)[1:], strict=True)])  # fmt: skip
    sc.layer(scallops, enamel(sc, HALF + 26), z=10, **o)
    sc.layer(band(284, 302, HALF + 34), enamel(sc, HALF + 34), z=6, **o)
    for y, half in ((313, HALF + 26), (1020, HALF + 12)):
        for x, yy in bow(y, half, 22)[1:-1]:
            sc.layer(ellipse(x, yy, 3.6), "#fff2bc" if x < CX + 60 else "#b8641c", z=1.2, **EXACT)


def draw_slot(sc: Scene) -> None:
    """The mouth with its lifted flap, and half a child in it."""
    frame = patch(548, 668, -0.78, 0.62)
    sc.layer(frame, enamel(sc, HALF, -0.0), z=5, cut=0.3, rim="#fffbe0", rimop=0.95, shc="#5a2414")
    mouth = patch(566, 650, -0.7, 0.54)
    sc.flat(mouth, sc.lin([(0, "#1a0c1c"), (1, "#4a2018")], 0, 500, 0, 620))
    put_child(sc)
    flap = Polygon([*bow(548, HALF * 0.98)[6:33], *[(x + 0.06 * (x - CX), y + 8) for x, y in reversed(bow(590, HALF * 0.98)[6:33])]])  # fmt: skip
    sc.layer(flap.buffer(0), enamel(sc, HALF), z=9, cut=0.3, rim="#fffbe0", rimop=1, rimw=1.4, shc="#2a0c14", sh=0.8)


def sock(a: tuple[float, float, float], b: tuple[float, float, float], foot: list[tuple[float, float, float]]) -> tuple[Any, Any]:  # fmt: skip
    """A stockinged shin and foot, and its stripes."""
    g = fillet(U(limb([a, b], 4), limb(foot, 4)), 4)
    n, stripes = 5, []
    dx, dy = b[0] - a[0], b[1] - a[1]
    L = math.hypot(dx, dy)
    for k in range(n):
        t = (k + 0.5) / n
        x, y = a[0] + dx * t, a[1] + dy * t
        stripes.append(limb([(x - dy / L * 24, y + dx / L * 24, 6), (x + dy / L * 24, y - dx / L * 24, 6)], 1))
    return g, U(stripes).intersection(g)


def put_child(sc: Scene) -> None:
    """From the waist down: seat with the stamp, one leg kicked up, one stretched to the chair."""
    X, Y = LIP

    def place(g: Any) -> Any:
        return T(g, X, Y, BIG)

    o: dict[str, Any] = {"cut": 0, "rim": "#d8ecff", "rimop": 0.9, "shc": "#4a1c14", "sh": 0.55, "wash": 0.4}
    blue = sc.lin([(0, "#4a8ae0"), (0.45, "#2460b8"), (1, "#153878")], X - 80, Y - 30, X + 80, Y + 60)
    shirt = place(shape("-40,-84^ 38,-84^ 44,-30 56,-6 60,6 34,10 14,2 -6,12 -32,4 -58,10 -54,-8 -44,-34"))
    right_sock, right_bars = sock(
        (70, 128, 34), (66, 190, 24), [(66, 190, 26), (66, 206, 23), (52, 228, 17), (44, 234, 13)]
    )
    left_sock, left_bars = sock(
        (-116, 74, 34), (-146, 8, 24), [(-146, 8, 26), (-156, -10, 25), (-186, -20, 18), (-194, -20, 14)]
    )
    for g, bars in ((right_sock, right_bars), (left_sock, left_bars)):
        g, bars = place(g), place(bars)
        sc.layer(g, "#fff6e4", z=6, **o)
        sc.flat(bars, "#d8342c")
        rimlight(sc, g, 3, 3, "#ffffff", 0.5, 1.2, (0, 0), 1500)
        sc.flat(g.difference(T(g, -7, -5)), SHADE, 0.4, "multiply", 2)
    for P in ([(44, 84, 44), (70, 132, 34)], [(-64, 74, 42), (-116, 76, 35)]):
        sc.layer(place(limb(P, 4)), "#e8aa80", z=4, **o)
    seat = U(shape("-50,-16^ 50,-16^ 60,14 62,48 48,80 20,88 0,78 -20,88 -48,80 -62,48 -60,14"), limb([(30, 52, 62), (52, 102, 48)], 4), limb([(-30, 54, 60), (-86, 74, 47)], 4))  # fmt: skip
    seat = place(fillet(seat, 8))
    sc.layer(seat, blue, z=6, **o)
    sc.stroke([(X, Y + 92), (X - 2, Y + 70), (X + 1, Y + 40), (X, Y - 12)], "#123064", 2.4, 0.7)
    sc.layer(shirt, "#f4f0e2", z=3, **o)
    with sc.clip(shirt):
        sc.flat(U([limb([(X - 80, Y - 86 + 15 * k, 6), (X, Y - 80 + 15 * k, 6), (X + 80, Y - 86 + 15 * k, 6)], 6) for k in range(8)]), "#1f8a7a")  # fmt: skip
        sc.flat(shirt, sc.lin([(0, "#1a0c2c", 0.95), (0.35, "#1a0c2c", 0.5), (1, "#1a0c2c", 0)], 0, Y - 70, 0, Y), 1, "multiply")  # fmt: skip
    sc.flat(seat.difference(T(seat, -12, -9)), "#101850", 0.45, "multiply", 4)
    stamp = box(-33, -38, 33, 38).difference(U([*[ellipse(x, y, 3.4) for x in range(-33, 34, 11) for y in (-38, 38)], *[ellipse(x, y, 3.4) for y in range(-38, 39, 11) for x in (-33, 33)]]))  # fmt: skip
    at: dict[str, Any] = {"dx": X - 3, "dy": Y + 46, "rot": -11, "s": BIG}
    sc.layer(T(stamp, **at), "#fffdf4", z=3, cut=0, sh=0.6, shc="#081038", rim="#ffffff", wash=0.2)
    sc.flat(T(box(-25, -30, 25, 30), **at), "#e8503c")
    sc.flat(T(ellipse(0, -4, 13), **at), "#ffd23c")
    sc.flat(T(shape("-25,30^ -25,10 -8,2 8,14 25,6 25,30^"), **at), "#1f7a68")


def draw_stack(sc: Scene) -> None:
    """Trunk, suitcase and the chair that has just begun to tip."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#ffeecc", "rimop": 0.9, "shc": SHADE}
    x, y = 446, 1116
    sc.flat(ellipse(x + 30, y, 130, 12), SHADE, 0.6, "multiply", 5)
    trunk = box(x - 92, y - 92, x + 92, y).buffer(4)
    sc.layer(trunk, sc.lin([(0, "#3f9a8a"), (0.5, "#1f6a6a"), (1, "#123c4c")], x - 92, 0, x + 92, 0), z=9, **o)
    sc.layer([(box(x - 96, y - 66, x + 96, y - 58), "#c89a5a"), (box(x - 60, y - 95, x - 46, y + 3), "#c89a5a"), (box(x + 46, y - 95, x + 60, y + 3), "#8a5a34"), (box(x - 11, y - 72, x + 11, y - 50), "#ffe08a")], z=1.6, **EXACT)  # fmt: skip
    case = T(suitcase("#c8442e"), x - 6, y - 96, 1.5)
    put(sc, case, z=2.4, rim=(3, 2, "#fff0d0", 0.8))
    top = min(p.geom.bounds[1] for p in case.pieces if p.geom.area > 2000)
    put(sc, T(chair("#8a2c3c", "#e8b04a", "side", back=50), x - 22, top - 2, 1.5, rot=-17), z=2.2, rim=(3, 2, "#ffe8c0", 0.8))  # fmt: skip


def draw_postman(sc: Scene) -> None:
    """He has come to empty the box; key in one hand, sack over the shoulder, cap on the back of his head."""
    x, y, s = 156, 1168, 1.52
    pose = SIDE["stand"].but(lean=-9, stoop=-8, nod=-26, foot_a=(0.24, 0), foot_b=(-0.16, 0), toe_a=-8, knee_b=1)
    p = person(58, "side", pose, dress("uniform", "#27408c", "#16244f", "#ffd23c"), "#e0a884", "short", "#efe8dc", "wonder", 1.16, beard="moustache", hat="flat", hat_colour="#1c2f78", grip_a="grip", grip_b="relaxed", reach_a=(34, -88), reach_b=(0, -180))  # fmt: skip
    sc.flat(
        Polygon([(x - 30, y - 4), (x + 30, y - 6), (x + 260, y - 44), (x + 200, y - 56)]), SHADE, 0.4, "multiply", 6
    )
    sc.flat(ellipse(x + 10, y, 60, 9), SHADE, 0.7, "multiply", 4)
    f = T(p, x, y, s)
    put(sc, f, z=2.4, rim=(-3, 3, "#fff0c8", 0.8))
    hx, hy = f.at("hand_a.hold")
    sc.layer(key(hx, hy, 1.9, -150), "#ffd75a", z=3, **EXACT)
    sc.flat(ellipse(x - 84, y + 2, 66, 9), SHADE, 0.7, "multiply", 4)
    for dx, dy, rot, c in ((-108, -118, -28, "#fffaf0"), (-60, -120, 16, "#ffd8c0"), (-86, -128, -4, "#d8ecff")):
        letter = T(box(-25, -17, 25, 17), x + dx, y + dy, rot=rot)
        sc.layer(letter, c, z=3, rim="#ffffff", **EXACT)
        sc.stroke([(x + dx - 18, y + dy - 12), (x + dx, y + dy), (x + dx + 18, y + dy - 12)], "#a88a8a", 1.4, 0.8)
    sack = shape("-46,-62^ -20,-70 14,-70 40,-60^ 34,-44 50,-14 54,22 40,46^ -44,46^ -62,22 -56,-16 -38,-46")
    sack = T(sack, x - 84, y - 42)
    sc.layer(sack, sc.lin([(0, "#f0c486"), (0.5, "#c08a58"), (1, "#6a3c38")], x - 140, 0, x - 30, 0), z=5, rim="#fff0d0", rimop=0.9)  # fmt: skip
    with sc.clip(sack):
        sc.flat(U([limb([(x - 84 + k * 13, y - 92, 2), (x - 84 + k * 19, y - 50, 5), (x - 84 + k * 17, y, 1)], 6) for k in range(-3, 4)]), "#5a2c2c", 0.28, blur=1.5)  # fmt: skip
    sc.layer(limb([(x - 124, y - 90, 8), (x - 84, y - 84, 9), (x - 46, y - 90, 8)], 5), "#8a2c3c", z=2, **EXACT)


def draw_bough(sc: Scene) -> None:
    """A near chestnut bough in the upper left corner, dark, with lit edges."""
    q = sc.stream("bough")
    sc.layer(limb([(-40, 150, 22), (70, 96, 13), (190, 60, 6), (250, 62, 3)], 8), "#2c2038", z=14)
    for x, y, r, a in ((16, 150, 62, 60), (70, 80, 58, 20), (60, 128, 66, 80), (130, 90, 58, 70), (20, 30, 64, -30), (120, 44, 54, -20), (196, 72, 52, 60), (214, 44, 44, -14), (-4, 210, 56, 80)):  # fmt: skip
        leaves = U(
            [leaf(x, y, r * (1 - 0.16 * abs(k)) * 1.25, a + 34 * k + q.uniform(-6, 6), 0.3) for k in range(-2, 3)]
        )
        with sc.clip(
            U(
                box(CX - HALF, 320, CX + HALF, 700),
                box(CX - HALF - 14, 250, CX + HALF + 14, 322),
                ellipse(CX, 262, HALF + 14, 166),
            )
        ):
            sc.flat(T(leaves, 196, 190), "#8a3410", 0.34, "multiply", 4)
        sc.layer(leaves, sc.lin([(0, "#4f8a3a"), (0.5, "#1f5a44"), (1, "#12303c")], x - r, y - r, x + r, y + r), z=13, cut=0.4, rim="#f4ffb0", rimop=0.8, shc="#0f2a5a")  # fmt: skip


def draw() -> Scene:
    """The card."""
    sc = Scene("self_posted", light=(-60, -60, 260), shadow="#1c1a4a", bg="#2a82d2")
    draw_sky(sc)
    draw_square(sc)
    draw_box(sc)
    draw_slot(sc)
    draw_stack(sc)
    draw_postman(sc)
    draw_bough(sc)
    sc.glow(-60, -60, 760, "#fff2c8", 0.35)
    sc.finish()
    return sc
