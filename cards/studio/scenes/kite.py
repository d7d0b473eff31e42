"""Before a storm a red kite throws its weight back on its hill; at the other end of the taut line flies a child.

Palette: storm #22344a, slate #4a6679, horizon amber #ffd588, tomato #e2412d, grass ochre #d9b24c, bottle #16382f,
scarf yellow #f4bd2c. Light: the low sun outside on the left, under the storm; every shadow runs to the right.
Planes: sky / storm with rain / fields, house / washing / hill with the shadow / kite / grass nearest to us.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.kite_flyer import boy, kite_figure
from cards.studio.papercut.near_grass import near_grass

SUN = (-260, 800)
FEET, SIZE = (280, 1052), 0.93  # where the kite stands
BOY = (684, 246)
STORM, AMBER, BOTTLE = "#22344a", "#ffd588", "#16382f"
FALL = (0.74, 0.0)  # where one unit of height falls on the hill
ACROSS = (0.08, 0.17)  # and one unit of breadth


def cumulus(r: Any, x: float, y: float, w: float, h: float, n: int = 9) -> Any:
    """A heap of cloud on a nearly level base."""
    puffs = [ellipse(x, y - h * 0.3, w * 0.46, h * 0.3)]
    for k in range(n):
        t = (k + 0.5) / n
        top = math.sin(math.pi * t) ** 0.8
        q = h * (0.2 + 0.22 * top) * r.uniform(0.85, 1.2)
        puffs.append(ellipse(x + (t - 0.5) * w * 0.94, y - h * 0.1 - h * 0.52 * top * r.uniform(0.8, 1.1), q * 1.1, q))
    return clean(fillet(U(puffs), 6).intersection(box(-300, -300, 1100, y)))


def draw_sky(sc: Scene) -> None:
    """Amber under a lid of storm that comes from the right, its edges lit, and the rain it brings."""
    sc.backdrop(
        sc.lin(
            [(0, "#1c2c40"), (0.35, "#3d596c"), (0.62, "#8a9a8c"), (0.8, "#e8bc74"), (0.88, "#ffdf98")],
            470,
            0,
            300,
            1160,
        )
    )
    sc.glow(-40, 860, 620, "#ffd080", 0.75)
    rows = (
        (360, 250, 1100, 330, "#4f6b7c"),
        (560, 470, 900, 360, "#3d576c"),
        (660, 330, 820, 330, "#2d445a"),
        (700, 590, 700, 260, "#34506a"),
    )
    for k, (x, y, w, h, c) in enumerate(rows):
        g = cumulus(sc.stream(f"storm{k}"), x, y, w, h, 10)
        fill = sc.lin([(0, "#f2b98a"), (0.13, "#a8848a"), (0.36, c), (1, mix(c, "#0c1830", 0.6))], x - w * 0.5, y - h * 0.3, x + w * 0.4, y - h * 0.5)  # fmt: skip
        sc.layer(g, fill, z=9, sh=0.4, shc="#0c1828", cut=0.7, rim="#ffdca0", rimop=0.85, rimw=1.2, wash=0.7)
    r = sc.stream("rain")
    falls = [
        limb([(x, 590 + r.uniform(-20, 40), 1), (x - 60, 760, 2.2), (x - 112, 930, 0.5)], 3)
        for x in (r.uniform(500, 900) for _ in range(90))
    ]
    curtain = Polygon([(470, 585), (980, 585), (860, 950), (400, 950)])
    sc.flat(curtain, sc.lin([(0, "#2a4258", 0.75), (1, "#2a4258", 0.05)], 640, 585, 590, 950), 1, None, 16)
    sc.flat(U(falls), "#b8ccd0", 0.28)


def draw_land(sc: Scene) -> None:
    """Fields going dark under the rain, and a house that has lost its washing."""
    for k, (P, a, b) in enumerate((
        ([(-40, 930), (200, 912), (420, 926), (620, 906), (840, 920)], "#d8b478", "#56706a"),
        ([(-40, 962), (160, 946), (400, 962), (640, 944), (840, 956)], "#cfa452", "#3f5c50"),
        ([(-40, 1000), (240, 980), (480, 996), (700, 980), (840, 986)], "#c39a44", "#2c4a40"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"far{k}"), P, 4)
        fill = sc.lin([(0, a), (0.7, b), (1, dark(b, 0.2))], -40, 900, 800, 1010)
        sc.layer(g, fill, z=5, sh=0.3, shc="#12282e", cut=0.6, rim="#ffe0a0", rimop=0.8)
        t = sc.stream(f"trees{k}")
        spots = [
            (x + t.uniform(-6, 6), t.uniform(5, 10) * (1 + 0.4 * k)) for x in range(0, 820, 23) if t.random() < 0.5
        ]
        falls = [limb([(x, y_at(top, x) + 3, q), (x + q * 6, y_at(top, x) + 6, q * 0.4)], 2) for x, q in spots]
        sc.flat(U(falls).intersection(g), "#10282c", 0.5, "multiply", 1)
        slim = [t.random() < 0.3 and not 470 < x < 700 for x, _ in spots]
        trees = U(
            [
                ellipse(x, y_at(top, x) - q * 1.4 * p, q * (1 - 0.5 * p), q * (t.uniform(0.8, 1.3) + 1.2 * p))
                for (x, q), p in zip(spots, slim, strict=True)
            ]
        )
        sc.layer(trees, sc.lin([(0, "#a88a44"), (1, "#24443c")], 0, 0, 760, 0), z=2, cut=0, wash=0, fibre=0, sh=0.3, rim="#ffe0a0", rimop=0.8)  # fmt: skip
    x, y = 712, 990
    sc.layer(
        box(x - 30, y - 32, x + 30, y),
        sc.lin([(0, "#ffe2b0"), (1, "#6a6468")], x - 30, 0, x + 30, 0),
        z=3,
        cut=0.2,
        wash=0,
    )
    roof = Polygon([(x - 38, y - 30), (x - 24, y - 58), (x + 24, y - 58), (x + 38, y - 30)])
    sc.layer(
        roof,
        sc.lin([(0, "#a8543c"), (1, "#4a2c34")], x - 38, 0, x + 38, 0),
        z=3,
        cut=0.2,
        wash=0,
        rim="#ffe0a0",
        rimop=1,
    )
    sc.flat(box(x - 20, y - 24, x - 9, y - 11), "#3a3a44", 0.9)
    sc.flat(box(x + 8, y - 24, x + 19, y - 8), "#ffc860", 1)
    posts = U(limb([(600, 990, 4), (602, 944, 3)], 1), limb([(652, 990, 4), (654, 944, 3)], 1))
    sc.layer(posts, "#5a4640", z=1.4, cut=0, wash=0, rim="#ffe0a0", rimop=0.8)
    sc.stroke([(602, 946), (628, 952), (654, 946)], "#2a2228", 1.5, 0.9)


def cloth(kind: str) -> Any:
    """A piece of washing in the wind, about 80 wide."""
    if kind == "shirt":
        arms = [limb("-14,-20,18 -40,-6,14 -50,-18,13", 5), limb("14,-20,18 40,-26,14 54,-14,13", 5)]
        return fillet(U(shape("-18,-26^ 18,-26^ 24,30 6,40 -12,32 -24,36^"), arms), 2)
    if kind == "sheet":
        return shape("-46,-26^ -18,-36 14,-20 46,-30^ 44,0 50,28^ 20,20 -12,34 -42,24^ -40,0")
    legs = [limb("-10,-12,19 -18,16,17 -34,38,15", 6), limb("10,-12,19 16,18,17 8,44,15", 6)]
    return fillet(U(shape("-18,-30^ 18,-30^ 18,-6 -18,-4^"), legs), 2)


def draw_washing(sc: Scene) -> None:
    """What the wind took."""
    for kind, x, y, s, rot, c in (
        ("sheet", 690, 910, 0.8, -20, "#fff3dc"),
        ("trousers", 640, 790, 0.9, 24, "#4a7aa0"),
        ("shirt", 726, 668, 1.1, -30, "#ffe6c4"),
    ):
        g = T(cloth(kind), x, y, s, rot=rot)
        fill = sc.lin([(0, mix(light(c, 0.2), AMBER, 0.3)), (1, dark(c, 0.45))], x - 40, y, x + 44, y + 10)
        sc.layer(g, fill, z=6, sh=0.4, shc="#0c1828", cut=0.3, rim="#ffe6b0", rimop=1)
        folds = [limb([(x + d * s - 6, y - 20 * s, 0.5), (x + d * s, y, 2.4), (x + d * s + 3, y + 24 * s, 0.5)], 4) for d in (-12, 1, 13)]  # fmt: skip
        sc.flat(U(folds).intersection(g.buffer(-2)), dark(c, 0.5), 0.5)
    pose = SIDE["run"].but(
        nod=-18, hand_a=(0.5, -0.8), hand_b=(0.7, -0.62), elbow_a=1, elbow_b=1, grip_a="open", grip_b="open"
    )
    p = T(person(38, "side", pose, dress("dress", "#b8405a", "#f0dcb4", "#fff3d8"), "#b97a52", "bun", "#3a2420"), 540, 1026, 0.6)  # fmt: skip
    sc.flat(T(ellipse(52, 3, 62, 4), 540, 1026, rot=8), "#10282c", 0.6, "multiply", 1)
    put(sc, p, z=1.8, rim=(-1.6, -0.4, "#ffe2a4", 1), shade=("#2a2448", 0.4, 900))


def draw_hill(sc: Scene, kite: Any) -> None:
    """The hill in the last light, and the long shadow of the kite."""
    g, top = land(sc.stream("hill"), [(-40, 1000), (140, 992), (330, 996), (560, 1024), (840, 1090)], 4)
    fill = sc.rad([(0, "#ffdf80"), (0.3, "#dcb048"), (0.62, "#7c8440"), (1, "#234432")], -60, 960, 940)
    sc.layer(g, fill, z=13, sh=0.5, shc="#0c2420", cut=0.9, rim="#fff0b8", rimop=1, rimw=1.7)
    r = sc.stream("blades")
    tufts = []
    for _ in range(520):
        x = r.uniform(-10, 810)
        y = y_at(top, x) + 8 + 220 * r.random() ** 1.3
        h = r.uniform(7, 18)
        tufts.append(limb([(x, y, 2), (x + h * 0.5, y - h * 0.8, 1.2), (x + h * 1.3, y - h, 0.3)], 3, 3))
    sc.flat(U(tufts[::2]), "#ffe890", 0.55)
    sc.flat(U(tufts[1::2]), "#3a5a34", 0.5)
    x, y = FEET
    shade = AF.affine_transform(T(kite, -x, -y), [ACROSS[0], -FALL[0], ACROSS[1], -FALL[1] - 0.08, x + 40, y + 4])
    sc.flat(clean(shade.intersection(g)), "#143430", 0.75, "multiply", 2.2)


def draw_lost(sc: Scene) -> None:
    """Geese before the storm, and one shoe in the grass."""
    for k in range(6):
        arm = abs(k - 2)
        x, y = 190 - arm * 36 - (8 if k < 2 else 0), 206 + (k - 2) * 22
        goose = bird_flying("goose", k % 3).recolour(lambda c: mix(c, "#d8a888", 0.75))
        put(sc, T(goose, x, y, 0.2), z=0.8, cut=0, sh=0.2)
    x, y = 120, 1110
    sc.flat(T(ellipse(22, 8, 40, 5), x, y), "#143430", 0.7, "multiply", 1.5)
    shoe = T(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^"), x, y, 1.05, rot=-10)
    sc.layer(shoe, "#9a5a30", z=2, cut=0, rim="#ffe6b0", rimop=1)
    sc.layer(T(ellipse(-12, -14, 8, 3), x, y, 1.05, rot=-10), "#3a2018", z=1, cut=0, wash=0)


def draw() -> Scene:
    """Who lets go first?"""
    sc = Scene("kite", light=(*SUN, 240), shadow="#0c1828", bg=STORM)
    draw_sky(sc)
    draw_land(sc)
    b = T(boy(), *BOY, 1.95, flip=True, rot=-50)
    k = T(kite_figure(), *FEET, SIZE)
    draw_hill(sc, k.outline())
    draw_washing(sc)
    for dx, dy, w in ((-40, 2, 56), (150, 2, 62)):
        sc.flat(ellipse(FEET[0] + dx * SIZE + 14, FEET[1] + dy, w, 7), "#143430", 0.7, "multiply", 2.5)
    line = [k.at("reel"), b.at("hand_a.hold")]
    draw_lost(sc)
    put(sc, k, z=3.4, sh=0.5, rim=(4, 2, "#ffd9a0", 1), shade=("#2a1a3c", 0.16, 760))
    sc.flat(k.outline(), sc.lin([(0, "#ffb050", 0.42), (1, "#ffb050", 0)], 0, 760, 280, 700), 1, "screen")
    sc.glow(BOY[0] - 40, BOY[1] - 40, 170, "#ffd9a0", 0.3)
    put(sc, b, z=3, sh=0.45, rim=(3.4, 1.6, "#ffe2a4", 1))
    rimlight(sc, b.outline(), 3.4, 2, "#ffe2a4", 0.95, c=(500, 300), r=420)
    sc.stroke([(x + 3, y + 3) for x, y in line], "#0c1828", 2, 0.4, "multiply")
    sc.stroke(line, "#ffc890", 2.4, 1)
    r = sc.stream("near")
    near = near_grass(r, lambda x: r.uniform(20, 56) + 84 * abs(x / 400 - 1) ** 2.2, (10, 34), (0.16, 0.4))
    sc.layer(
        near,
        sc.lin([(0, "#2c5a44"), (1, "#0c2622")], 0, 1080, 0, 1200),
        z=9,
        cut=0,
        wash=0,
        fibre=0,
        rim="#ffdc80",
        rimop=0.7,
    )
    sc.vignette("#0a1626", 0.42, 320, 660, 900, 0.55)
    sc.finish()
    return sc
