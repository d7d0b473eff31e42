"""A grand piano drifts in the last light under its lid as a sail; its wake is a stave, and resting gulls are the notes.

Palette: umber #2a1810, bronze #8a5526, honey #e0a24a, straw #f1cf86, cream #fff2cc, vermilion #d8402a.
Light: the sun on the horizon, to the left of the sail. Planes: sky / far water / sail, hull, pianist / wake / gulls.
"""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.grand_sail import (
    EXACT,
    FELT,
    KEYS,
    TOP,
    Grand,
    Lens,
    draw_hull,
    draw_sail,
    draw_stick,
    ripples,
)

LENS = Lens(400, 262, 1080, 3.1, 6.6)
GRAND = Grand(LENS, -0.95, 0.9, 16)
SUN = (196.0, 250.0)
GULL = (  # a gull afloat, facing right on 0,0: body, wing, tips, head with breast
    shape("-40,-9^ -22,-17 4,-18 26,-16 33,-6 22,1 -8,2 -28,-3"),
    shape("18,-14 4,-20 -18,-18 -44,-15^ -28,-8 -6,-4 12,-7"),
    shape("-26,-17^ -58,-20^ -46,-12 -26,-10^"),
    shape("33,-4 20,-12 20,-26 27,-36 37,-36 43,-29 40,-20 38,-10"),
)
UMBER, BRONZE, HONEY, STRAW, CREAM = "#2a1810", "#8a5526", "#e0a24a", "#f1cf86", "#fff2cc"


def draw_air(sc: Scene) -> None:
    """Rings of evening round the low sun, two long clouds."""
    sc.backdrop(sc.rad([(0, "#fffbe6"), (0.14, CREAM), (0.34, STRAW), (0.6, HONEY), (0.85, "#a8692e"), (1, "#6e4120")], *SUN, 760))  # fmt: skip
    for k, q in enumerate((330, 240, 160, 96)):
        sc.layer(ellipse(*SUN, q), sc.rad([(0, "#fffbe6"), (1, ("#eec275", "#f3cf86", "#f8dc9e", "#fce8b8")[k])], *SUN, q), z=4, sh=0.12, cut=1.2, op=0.6, rim=CREAM, rimop=0.6)  # fmt: skip
    r = sc.stream("streaks")
    for x, y, w in ((640, 66, 250), (760, 110, 200), (90, 92, 190), (700, 178, 170), (30, 176, 120)):
        g = U([limb([(x - w * q + 20 * k, y + 9 * k, 0.6), (x - w * 0.3 * q, y + 9 * k + r.uniform(-4, 2), 9 - 2 * k), (x + w * 0.4, y + 9 * k, 6 - k), (x + w * q, y + 9 * k + 3, 0.6)], 8) for k, q in enumerate((1, 0.72, 0.5))])  # fmt: skip
        sc.layer(fillet(g, 3), sc.near("#fff0c0", "#b87838", 620, SUN), z=4, sh=0.25, cut=0.4, rim=CREAM, rimop=0.9)
    sc.layer(ellipse(*SUN, 44), "#fffdf0", z=3, sh=0, wash=0, fibre=0, cut=0.4)


def draw_water(sc: Scene) -> None:
    """Strips of still water, wide and quiet, and the road of the sun."""
    ys = [262, 276, 296, 326, 370, 430, 510, 610, 730, 870, 1030]
    for k, y in enumerate(ys):
        t = k / (len(ys) - 1)
        w = Wob(sc.stream(f"strip {k}"), 4, 2)
        top = [(x, y + (0.4 + 7 * t) * float(w(x / 820))) for x in range(-40, 861, 20)]
        near_, far_ = ramp(("#fff0c4", "#fae0a0", "#f0c06a", "#d8953f", "#9a602a"), t), ramp(("#d9a252", "#bd823c", "#9a622e", "#774722", "#4a2a16"), t)  # fmt: skip
        sc.layer(Polygon([*top, (860, 1260), (-60, 1260)]), sc.rad([(0, near_), (0.5, mix(near_, far_, 0.55)), (1, far_)], SUN[0] + 20 * t, y + 40, 460 + 160 * t), z=3 + 4 * t, sh=0.18, dx=0, dy=-2, cut=0, rim="#fff0c0", rimop=0.6 - 0.3 * t)  # fmt: skip
    r = sc.stream("road")
    lit, dim = [], []
    for _ in range(420):
        d = 1.4 / r.uniform(0.03, 1.0) ** 1.25
        y = LENS.horizon + 1080 * 3.1 / (d + 3.4)
        if y > 1200 or y < 264:
            continue
        s = (y - 262) / 938
        x = SUN[0] + 14 * s + r.gauss(0, 1) * (26 + 110 * s**0.8)
        n = r.uniform(5, 20) * (0.5 + 3.4 * s)
        lit.append(limb([(x - n, y, 0.3), (x, y + 0.4, 0.8 + 5 * s * r.uniform(0.3, 1)), (x + n, y, 0.3)], 3, 3))
    for _ in range(240):
        s = r.random() ** 0.8
        y, x = 290 + 900 * s, r.uniform(-40, 840)
        n = r.uniform(12, 50) * (0.4 + 1.6 * s)
        dim.append(limb([(x - n, y, 0.2), (x, y + 0.5, 0.7 + 2.0 * s), (x + n, y, 0.2)], 3, 3))
    sc.flat(U(dim), "#3a2010", 0.22)
    sc.flat(T(U(dim), 6, 3), "#ffe2a0", 0.2)
    sc.flat(U(lit), "#fff6d6", 0.85)
    sc.glow(SUN[0], 300, 420, "#fff0c0", 0.5, sy=0.5)


def ramp(colours: tuple[str, ...], t: float) -> str:
    """A colour of a row of colours."""
    k = min(int(t * (len(colours) - 1)), len(colours) - 2)
    return mix(colours[k], colours[k + 1], t * (len(colours) - 1) - k)


def wake(k: int) -> list[tuple[float, float]]:
    """One of the five lines of the wake, 0 the inmost: from the stern to the left, round, and out to the right."""
    off = 0.26 * (k - 2)
    x, y = GRAND.world(-0.5, 1.0, 0)[:2]
    mid = np.array([(x, y), (x - 0.5, y - 0.45), (x - 0.78, y - 1.2), (x - 0.35, y - 1.95), (x + 0.7, y - 2.3), (x + 2.1, y - 2.25), (x + 3.6, y - 2.5), (x + 5.2, y - 3.1)])  # fmt: skip
    c = curve(mid, n=14)
    d = np.gradient(c, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    open_ = np.minimum(1, np.linspace(0.3, 4, len(c)))
    return [LENS.at(px - dy * off * o, py + dx * off * o) for (px, py), (dx, dy), o in zip(c, d, open_, strict=True)]


def draw_wake(sc: Scene) -> None:
    """Five lines over the whole water."""
    for k in range(5):
        P = wake(k)
        w = [0.8 + 3.6 * max(0.0, (y - 700) / 500) for _, y in P]
        line = limb([(x, y, q) for (x, y), q in zip(P, w, strict=True)], 2, 4)
        sc.flat(T(line, 0, 4), "#1e0f08", 0.55, blur=1)
        sc.layer(line, sc.rad([(0, "#fff6d8"), (0.5, "#ffe2a2"), (1, "#d99b4a")], 120, 800, 760), z=1, sh=0.3, rim="#ffffff", rimop=0.7, **EXACT)  # fmt: skip


NOTES = (  # line of the wake, place on it, facing left, turn of the head
    (0, 352, False, 0),
    (1, 448, True, 6),
    (3, 268, False, -6),
    (2, 556, False, 2),
    (0, 668, True, -4),
    (4, 508, True, 8),
    (1, 730, False, 0),
)


def on_wake(line: int, x: float) -> float:
    """Height of the near sweep of a line at x."""
    P = [q for i, q in enumerate(wake(line)) if i > 44]
    return float(np.interp(x, [q[0] for q in P], [q[1] for q in P]))


def draw_gulls(sc: Scene) -> None:
    """Resting gulls, each on its line, with the sun in their backs."""
    for line, x, flip, k in sorted(NOTES, key=lambda n: on_wake(n[0], n[1])):
        y = on_wake(line, x)
        s = 0.62 + 0.34 * (y - 960) / 220
        sc.flat(ripples(T(GULL[0], x, y, s, sy=-0.75 * s, flip=flip), sc, f"gull {x}", (2.6, 5), 10), "#1e0f08", 0.6)
        sc.flat(clean(ellipse(x, y, 52 * s, 8 * s).exterior.buffer(0.8)), "#ffe9b8", 0.6)
        for g, c in zip(T((GULL[0], GULL[1], GULL[2], T(GULL[3], rot=k, o=(20, -18))), x, y, s, flip=flip), ("#f3dcae", "#b07c48", "#3a2214", "#fff3d6"), strict=True):  # fmt: skip
            sc.layer(g, c, z=1.3, sh=0.4, rim="#fffbe6", rimop=1, rimw=1.2, **EXACT)
        bill, eye = T((shape("41,-30^ 53,-27 41,-25^"), ellipse(35, -31, 1.5)), x, y, s, flip=flip)
        sc.flat(T(bill, rot=-k if flip else k, o=(x, y - 18 * s)), "#c8642a")
        sc.flat(eye, UMBER)


def pianist(hands: tuple[tuple[float, float], tuple[float, float]]) -> Figure:
    """Bent into it; one bare foot forward, the other drawn back, its toes in the water."""
    pose = Pose(0.52, lean=14, stoop=44, nod=-4, foot_a=(0.42, 0.0), foot_b=(0.06, 0.05), toe_a=2, toe_b=38, elbow_a=-1, elbow_b=-1, grip_a="flat", grip_b="flat")  # fmt: skip
    d = dress("shirt", "#fff3d8", "#4a2a1a", "#fffaf0").but(shoes="bare", collar="scarf", collar_colour=FELT)
    return person(46, "side", pose, d, "#9a5c34", "tousled", "#2a1610", "tender", reach_a=hands[0], reach_b=hands[1])


def draw_pianist(sc: Scene) -> None:
    """On a round stool in the water, his scarf before the wind."""
    u, v = -0.86, 1.2
    x, y = GRAND.p(u, v, 0)
    s = LENS.scale(GRAND.world(u, v, 0)[1]) * 1.75 / 200
    keys = [GRAND.p(-0.14, w, KEYS + 0.1) for w in (1.42, 0.92)]
    hands = [((kx - x) / s - 4, (ky - y) / s - 2) for kx, ky in keys]
    p = T(pianist((hands[0], hands[1])), x, y, s)
    hx, hy = p.at("hip")
    sc.flat(ripples(T(U(p.outline(), box(hx - 8, hy, hx + 8, y)), 0, 0, 1, sy=-0.72, o=(x, y + 3)), sc, "his image", (3, 8), 16), "#241208", 0.7)  # fmt: skip
    for q in (34, 56, 84):
        sc.flat(clean(ellipse(hx + 14, y + 4, q, q * 0.24).exterior.buffer(1)), "#fff0c4", 0.6)
    stem = U(limb([(hx, hy + 10, 9), (hx, y - 22, 6), (hx, y + 4, 8)], 4), limb([(hx - 20, y + 4, 4), (hx, y - 20, 5), (hx + 20, y + 4, 4)], 3))  # fmt: skip
    sc.layer(stem, sc.lin([(0, "#c98a44"), (0.5, "#4a2a18"), (1, UMBER)], hx - 12, 0, hx + 12, 0), z=2, sh=0.4, rim=CREAM, rimop=0.9, **EXACT)  # fmt: skip
    put(sc, p, z=2, sh=0.45, rim=(2.6, 1.6, "#fffbe6", 1.0))
    seat = shape(f"{hx - 32},{hy + 12} {hx - 28},{hy + 4} {hx + 30},{hy + 6} {hx + 34},{hy + 14} {hx + 20},{hy + 21} {hx - 20},{hy + 20}")  # fmt: skip
    sc.layer(seat, sc.lin([(0, "#d08c3e"), (0.4, "#5a3018"), (1, UMBER)], hx - 32, 0, hx + 34, 0), z=2, sh=0.4, rim=CREAM, rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(
        p.outline(),
        sc.lin([(0, "#a8602a", 0), (0.4, "#a8602a", 0.1), (1, "#5a2c14", 0.6)], hx - 34, hy - 60, hx + 90, hy + 10),
        1,
        "multiply",
    )
    nx, ny = p.at("neck")
    folds = [limb([(nx - 8 - 14 * k, ny + 34 + 13 * k, 0.6), (nx + 2 - 20 * k, ny + 46 + 15 * k, 2.6), (nx + 14 - 24 * k, ny + 54 + 18 * k, 0.6)], 5) for k in range(4)]  # fmt: skip
    sc.flat(U(folds), "#a8743e", 0.55, blur=0.6)
    for ex, ey, w, a, b in ((-104, -62, 11, "#7c1c16", "#a82a1e"), (-122, -26, 14, "#c23424", "#f2603c")):
        P = [(nx - 2, ny + 5, 9), (nx + 0.22 * ex, ny + 0.1 * ey - 9, w), (nx + 0.5 * ex, ny + 0.62 * ey - 2, w + 1), (nx + 0.76 * ex, ny + 0.7 * ey - 13, w + 2), (nx + ex, ny + ey, w - 3)]  # fmt: skip
        sc.layer(limb(P, 14), sc.lin([(0, a), (0.35, b), (0.6, a), (1, b)], nx, ny, nx + ex, ny + ey), z=2, sh=0.4, rim="#ffe0b8", rimop=1, **EXACT)  # fmt: skip
    knot = ellipse(nx - 3, ny + 4, 7, 6, -30)
    sc.layer(knot, "#d8402a", z=1.4, sh=0.4, rim="#ffd0a0", rimop=1, **EXACT)


def draw_secrets(sc: Scene) -> None:
    """A mouse with its suitcase at the bow, a seal that listens, somebody far out on a bank of sand."""
    x, y = GRAND.p(3.3, 0.42, TOP)
    m = T(mouse_suitcase(), x - 8, y + 5, 0.36)
    sc.layer([(m["back"], UMBER), (m["body"], "#6a4426"), (m["case"], "#c98a3c"), (m["arm"], "#543218")], z=1.4, sh=0.5, rim=CREAM, rimop=1, **EXACT)  # fmt: skip
    head_ = shape("-14,6^ -13,-8 -7,-20 3,-26 12,-25 22,-22 22,-17 15,-13 12,-4 14,6^")
    sc.flat(ellipse(96, 1046, 34, 5), "#1e0f08", 0.6, "multiply", 2)
    sc.layer(T(head_, 96, 1044, 1.1), sc.lin([(0, "#3a2214"), (1, "#7a4a24")], 80, 1046, 106, 1026), z=1.6, sh=0.4, rim=CREAM, rimop=1, **EXACT)  # fmt: skip
    sc.flat(U(ellipse(104, 1024, 1.7), limb("116,1024,.7 128,1027,.5", 1), limb("116,1025,.7 126,1032,.5", 1)), "#fff0c4", 0.9)  # fmt: skip
    bar = limb([(590, 270, 1), (660, 267, 6), (760, 269, 5), (850, 268, 8)], 6)
    sc.layer(bar, "#8a5526", z=2, sh=0.3, cut=0, rim=CREAM, rimop=0.9)
    who = U(
        ellipse(684, 244, 2.2),
        limb("684,247,3.4 684,255,6 684,265,6.4", 3),
        limb("686,249,1.8 692,243,1.4 689,240,1.2", 2),
    )
    sc.flat(who, "#4a2a16")


def draw() -> Scene:
    """Out or home, and who listens?"""
    sc = Scene("piano_sail", light=(*SUN, 220), shadow="#1e0f08", bg=HONEY)
    draw_air(sc)
    draw_water(sc)
    image = U(GRAND.lid(mirrored=True), GRAND.hull(mirrored=True)).intersection(box(-40, 500, 840, 1240))
    sc.flat(ripples(clean(image), sc, "image", (4, 13), 34), sc.lin([(0, "#2a160c", 0.9), (0.6, "#2a160c", 0.8), (1, "#2a160c", 0.5)], 0, 640, 0, 1160))  # fmt: skip
    draw_wake(sc)
    draw_sail(sc, GRAND, SUN)
    draw_hull(sc, GRAND, SUN)
    draw_stick(sc, GRAND)
    draw_pianist(sc)
    draw_secrets(sc)
    draw_gulls(sc)
    sc.vignette("#241208", 0.5, 330, 520, 900, 0.55)
    sc.finish()
    return sc
