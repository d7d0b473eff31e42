"""carpet_deer: while the weaver sleeps a stag leaps out of the carpet, and all the woven beasts look at the hole it leaves.

Palette: madder rose #b0384a, carpet wine #4a1428, salmon #e58a70, indigo #2b3a70, wool ivory #f8e8cc, lantern honey #ffce7a.
Light: the lantern on the floor; the night in the window. Planes: wall and window / loom / carpet / the hole / the stag / floor,
sleeper and lantern / beams and bobbins before our eyes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LAMP = (520, 1126)
AXIS, LEFT, RIGHT, TOP, FOOT = 306.0, 34.0, 578.0, 176.0, 948.0  # of the carpet
KNOT = 6.0
MADDER, WINE, SALMON, INDIGO, IVORY, HONEY = "#b0384a", "#4a1428", "#e58a70", "#2b3a70", "#f8e8cc", "#ffce7a"
HOLE = (446.0, 742.0)  # where the stag stood


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 1240) -> str:
    """A colour from the lantern outwards."""
    return sc.rad([(0, bright), (0.42, mid), (1, shade)], *LAMP, r)


def knotted(g: Any, size: float = KNOT) -> Any:
    """A shape as a weaver can tie it: whole knots only."""
    x0, y0, x1, y1 = g.bounds
    xs = np.arange(math.floor(x0 / size) * size, x1 + size, size)
    ys = np.arange(math.floor(y0 / size) * size, y1 + size, size)
    gx, gy = np.meshgrid(xs + size / 2, ys + size / 2)
    inside = shapely.contains_xy(g, gx.ravel(), gy.ravel())
    return U(
        [
            box(x - size / 2 - 0.05, y - size / 2 - 0.05, x + size / 2 + 0.05, y + size / 2 + 0.05)
            for x, y in zip(gx.ravel()[inside], gy.ravel()[inside], strict=True)
        ]
    )


def draw_room(sc: Scene) -> None:
    """A dark wall, a window on a blue night, the floor."""
    sc.backdrop(lit(sc, "#a85a3c", "#54243a", "#220f26", 1000))
    boards = [box(x, -20, x + 2, 1010) for x in range(596, 820, 34)]
    sc.flat(U(boards), "#1c0c20", 0.5)
    x0, y0, x1, y1 = 628, 150, 778, 560
    sc.layer(
        box(x0 - 18, y0 - 18, x1 + 18, y1 + 18),
        lit(sc, "#c0804c", "#6a3a3a", "#33182c"),
        z=6,
        cut=0.5,
        rim="#ffdf9a",
        rimop=0.7,
    )
    pane = box(x0, y0, x1, y1)
    sc.flat(pane, sc.lin([(0, "#16244a"), (0.6, "#3f6699"), (1, "#a9c9d8")], 0, y0, 0, y1), 1)
    with sc.clip(pane):
        s = sc.stream("stars")
        sc.flat(
            U([star(s.uniform(x0, x1), s.uniform(y0, y0 + 220), s.uniform(1.4, 4), 4, 0.3) for _ in range(26)]),
            "#f4f0dc",
            0.9,
        )
        for k, (c, base) in enumerate((("#5b82a8", 470), ("#3a5c88", 510), ("#1f3a64", 556))):
            t = sc.stream(f"wood{k}")
            woods = []
            for x in range(600, 810, 17):
                wood_, lv = tree(t, x + t.uniform(-5, 5), base, 90 + 22 * k + t.uniform(-20, 30), depth=5, w=5 + 2 * k)
                woods.append(wood_)
            sc.layer(
                U(box(590, base - 6, 820, 700), woods), c, z=4, cut=0, wash=0, fibre=0, sh=0.3, rim="#dff0f4", rimop=0.5
            )
        sc.glow(704, 470, 120, "#d5ecf4", 0.5)
    sc.layer(
        U(box(698, y0, 708, y1), *(box(x0, y, x1, y + 9) for y in (284, 420))),
        "#4a2834",
        z=5,
        cut=0.3,
        wash=0.3,
        rim="#cfe3ee",
        rimop=0.8,
    )
    sc.layer(
        box(x0 - 30, y1 + 14, x1 + 40, y1 + 34),
        lit(sc, "#e0a05c", "#7a4238", "#3a1a2c"),
        z=7,
        cut=0.4,
        rim="#ffdf9a",
        rimop=0.9,
    )
    floor = box(-40, 1000, 840, 1240)
    sc.layer(floor, lit(sc, "#f0b060", "#8a4a38", "#2c1224", 560), z=5, cut=0, sh=0.5, rimop=0.5)
    seams = [
        limb([(400 + (x - 400) * 0.86, 1000, 1.4), (400 + (x - 400) * 1.3, 1210, 2.4)], 1) for x in range(-120, 960, 78)
    ]
    sc.flat(U(seams), "#3a1626", 0.6)


def draw_loom(sc: Scene) -> None:
    """Uprights, the beam above, and the bare warp."""
    wood = lit(sc, "#e8a060", "#7a4238", "#2f1428", 1000)
    warp = U([box(x, 60, x + 1.5, 1004) for x in np.arange(LEFT + 4, RIGHT - 2, KNOT)])
    sc.flat(warp, sc.lin([(0, "#8a5a5a"), (0.6, "#d8b090"), (1, "#ffe6b8")], 0, 60, 0, 1000), 0.9)
    for x in (LEFT - 30, RIGHT + 8):
        sc.layer(box(x, -30, x + 22, 1030), wood, z=9, cut=0.6, sh=0.5, rim="#ffdf9a", rimop=0.8)
    for y, h in ((34, 34), (968, 26)):
        sc.layer(box(LEFT - 44, y, RIGHT + 44, y + h).buffer(4), wood, z=9, cut=0.6, sh=0.5, rim="#ffdf9a", rimop=0.8)
        sc.flat(
            U([limb([(x, y - 2, 2), (x + 3, y + h + 2, 2)], 1) for x in np.arange(LEFT + 6, RIGHT, 12)]), IVORY, 0.35
        )
    r = sc.stream("bobbins")
    for k in range(9):
        x = 60 + 60 * k + r.uniform(-10, 10)
        y = 92 + r.uniform(0, 46)
        c = (SALMON, INDIGO, HONEY, MADDER, IVORY, "#5f8a7a")[k % 6]
        sc.stroke([(x, 66), (x, y)], c, 1.6, 0.8)
        sc.layer(
            ellipse(x, y + 12, 8, 14),
            lit(sc, mix(c, IVORY, 0.3), mix(c, WINE, 0.2), mix(c, "#220f26", 0.5)),
            z=5,
            cut=0,
            wash=0,
            rim="#ffdf9a",
            rimop=0.8,
        )


def rows_of(x0: float, x1: float, y: float, step: float, g: Any) -> list[Any]:
    """One motif again and again."""
    return [T(g, x, y) for x in np.arange(x0, x1, step)]


def draw_carpet(sc: Scene) -> Any:
    """Border, ground, the tree of life; returns the ground in which the beasts are."""
    whole = box(LEFT, TOP, RIGHT, FOOT)
    sc.layer(whole, lit(sc, "#7a2440", "#5a1830", "#2c0c20"), z=10, cut=0, sh=0.55, rim="#ffdf9a", rimop=0.7)
    fr = [
        limb([(x, FOOT - 2, 3), (x + 1.5, FOOT + 16, 2.4), (x - 0.5, FOOT + 34, 0.8)], 3)
        for x in np.arange(LEFT + 4, RIGHT, KNOT * 1.5)
    ]
    sc.layer(U(fr), lit(sc, "#fff0cc", "#e0b890", "#7a4a50", 500), z=2, cut=0, wash=0, fibre=0)

    def band(a: float, b: float, c: str) -> None:
        g = box(LEFT + a, TOP + a, RIGHT - a, FOOT - a).difference(box(LEFT + b, TOP + b, RIGHT - b, FOOT - b))
        sc.flat(g, lit(sc, mix(c, "#ffd89a", 0.35), c, mix(c, "#220a1c", 0.62)), 1)

    band(6, 12, IVORY)
    band(18, 66, INDIGO)
    band(66, 72, IVORY)
    band(72, 84, SALMON)
    band(84, 90, INDIGO)
    ground = box(LEFT + 90, TOP + 90, RIGHT - 90, FOOT - 90)
    sc.flat(ground, lit(sc, "#e8604e", MADDER, "#6a1c38", 1180), 1)
    motif = knotted(U(star(0, 0, 19, 8, 0.62)))
    heart = knotted(ellipse(0, 0, 8))
    spots = [(x, y) for x in np.linspace(LEFT + 42, RIGHT - 42, 12) for y in (TOP + 42, FOOT - 42)] + [
        (x, y) for y in np.linspace(TOP + 42, FOOT - 42, 17)[1:-1] for x in (LEFT + 42, RIGHT - 42)
    ]
    for gs, cs in ((motif, (SALMON, IVORY)), (heart, (MADDER, INDIGO))):
        for par in (0, 1):
            q = U([T(gs, x, y) for k, (x, y) in enumerate(spots) if k % 2 == par])
            sc.flat(q, lit(sc, mix(cs[par], "#ffe0a8", 0.35), cs[par], mix(cs[par], "#220a1c", 0.55)), 1)
    zig = U(
        [
            knotted(Polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), 3)
            for x in np.arange(LEFT + 78, RIGHT - 70, 20)
            for y in (TOP + 78, FOOT - 78)
        ]
        + [
            knotted(Polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), 3)
            for y in np.arange(TOP + 98, FOOT - 90, 20)
            for x in (LEFT + 78, RIGHT - 78)
        ]
    )
    sc.flat(zig, lit(sc, "#c8485a", "#7a1f3a", "#3a0f24"), 1)
    stem = [limb([(AXIS, FOOT - 96, 26), (AXIS, 640, 18), (AXIS, 300, 10)], 4)]
    leaves, fruit = [], []
    for k, y in enumerate(np.linspace(770, 330, 6)):
        w = 118 - 8 * k
        for s in (-1, 1):
            stem.append(limb([(AXIS, y, 9), (AXIS + s * w * 0.5, y - 22, 8), (AXIS + s * w * 0.8, y - 58, 6)], 6))
            for t in (0.3, 0.55, 0.8):
                leaves.append(leaf(AXIS + s * w * t, y - 20 - 30 * t, 30, -1.57 + s * 1.0, 0.5))
                leaves.append(leaf(AXIS + s * w * t, y - 14 - 30 * t, 26, 1.57 - s * 0.7, 0.5))
            fruit.append(ellipse(AXIS + s * w * 0.84, y - 62, 10))
    leaves.append(leaf(AXIS, 310, 44, -1.57, 0.5))
    for g, c in ((stem, INDIGO), (leaves, "#3f6a72"), (fruit, HONEY)):
        sc.flat(
            clean(knotted(U(g)).intersection(ground)), lit(sc, mix(c, "#ffe0a8", 0.3), c, mix(c, "#220a1c", 0.45)), 1
        )
    return ground


def woven(kind: str, gait: str, x: float, y: float, s: float, flip: bool, **kw: Any) -> Any:
    """A beast tied in knots."""
    return knotted(T(beast(kind, gait, **kw), x, y, s, flip=flip).outline())


def draw_beasts(sc: Scene, ground: Any) -> Any:
    """The woven beasts, every head turned to the hole; the hole itself, down to the warp."""
    herd = (
        ("stag", "stand", 166, 742, 0.86, False, IVORY, {"neck": 6}),
        ("hare", "sit_up", 186, 826, 0.62, False, SALMON, {}), ("hare", "sit_up", 420, 838, 0.58, True, SALMON, {"head": -40}),
        ("fox", "sit", 172, 556, 0.6, False, HONEY, {"neck": -20, "head": 30}), ("fox", "stand", 446, 552, 0.6, True, HONEY, {"neck": -50, "head": 44}),
        ("goat", "stand", 166, 452, 0.6, False, IVORY, {"neck": -30, "head": 34}), ("goat", "stand", 450, 446, 0.6, True, IVORY, {"neck": -60, "head": 50}),
        ("cat", "creep", 170, 352, 0.56, False, SALMON, {"head": 34}), ("cat", "creep", 450, 346, 0.56, True, SALMON, {"head": 40}),
    )  # fmt: skip
    for kind, gait, x, y, s, flip, c, kw in herd:
        g = clean(woven(kind, gait, x, y, s, flip, **kw).intersection(ground))
        sc.flat(T(g, 1.5, 2.5), "#3a0f24", 0.45, "multiply")
        sc.flat(g, lit(sc, mix(c, "#fff0c8", 0.4), c, mix(c, "#4a1428", 0.45), 760), 1)
        inner = knotted(T(g, 0, 0).buffer(-9)) if g.area > 2400 else g.buffer(-50)
        if not inner.is_empty:
            sc.flat(inner, lit(sc, mix(MADDER, SALMON, 0.4), MADDER, WINE), 0.55)
    for x, y, flip in ((132, 640, False), (486, 628, True), (140, 288, False), (474, 286, True)):
        g = knotted(T(bird_on("crow", look=20), x, y, 0.5, flip=flip).outline())
        sc.flat(g, lit(sc, "#6a7fc0", INDIGO, "#1c1f48"), 1)
    hole = clean(knotted(T(beast("stag", "stand", neck=6), *HOLE, 0.86, flip=True).outline()).intersection(ground))
    sc.flat(hole, sc.lin([(0, "#1a0818"), (1, "#3a1224")], 0, HOLE[1] - 150, 0, HOLE[1]), 1)
    with sc.clip(hole):
        sc.flat(U([box(x, 500, x + 1.7, 800) for x in np.arange(LEFT + 4, RIGHT, KNOT)]), "#f0cfa0", 0.85)
        sc.flat(T(clean(box(300, 500, 600, 800).difference(hole)), -3, 5), "#0e0410", 0.6, blur=2)
    sc.stroke(list(max(polys(hole), key=lambda p: p.area).exterior.coords), "#ffe0a8", 1.2, 0.7)
    q = sc.stream("ends")
    edge = max(polys(hole), key=lambda p: p.area).exterior
    for _ in range(34):
        p = edge.interpolate(q.uniform(0, edge.length))
        sc.stroke(
            curve(
                np.array(
                    [
                        [p.x, p.y],
                        [p.x + q.uniform(-6, 6), p.y + q.uniform(3, 10)],
                        [p.x + q.uniform(-9, 9), p.y + q.uniform(10, 22)],
                    ]
                )
            ),
            q.choice((SALMON, IVORY, MADDER)),
            1.6,
            0.9,
        )
    weft = U([box(LEFT, y, RIGHT, y + 1) for y in np.arange(TOP + KNOT, FOOT, KNOT)])
    sc.flat(weft.difference(hole), "#2c0a1e", 0.2)
    return hole


def draw_stag(sc: Scene) -> None:
    """The stag in the leap: knots at the rump, hide towards the head; a red thread still holds a hoof."""
    b = T(beast("stag", "leap", ("#e9b878", "#fff0cc", "#5a2a2c"), neck=14, head=0), 570, 622, 1.72, rot=-14)
    out = b.outline()
    x0, y0, x1, y1 = out.bounds
    sc.flat(T(out, -46, -34), "#1c0616", 0.55, "multiply", 9)
    rump = clean(
        out.intersection(
            Polygon(
                [(x0 - 9, y0 - 9), (x0 + (x1 - x0) * 0.44, y0 - 9), (x0 + (x1 - x0) * 0.3, y1 + 9), (x0 - 9, y1 + 9)]
            )
        )
    )
    tied = knotted(rump, 7)
    line = [
        (HOLE[0] - 6, HOLE[1] - 40),
        (HOLE[0] + 40, HOLE[1] + 8),
        (HOLE[0] - 20, HOLE[1] + 40),
        (HOLE[0] - 96, HOLE[1] + 6),
        (HOLE[0] - 120, HOLE[1] - 60),
        (x0 + 14, y1 - 26),
    ]
    sc.stroke(curve(np.array(line), n=14) + np.array([4, 7]), "#1c0616", 4, 0.5, "multiply", blur=2)
    sc.stroke(curve(np.array(line), n=14), "#e8463c", 3.4, 1)
    sc.stroke(curve(np.array(line), n=14), "#ffb08a", 1, 0.9, dash="5 4")
    sc.layer(
        U(clean(out.difference(rump)), tied).buffer(0.6), "#5a2a2c", z=16, cut=0, wash=0, fibre=0, sh=0.55, rimop=0
    )
    front = {"z": 2.2, "cut": 0, "wash": 0.6, "fibre": 0.2, "sh": 0.35, "rim": "#fff0c8", "rimop": 0.9, "rimw": 1.4}
    for p in b.pieces:
        g = clean(p.geom.difference(rump))
        if p.flat:
            sc.flat(g, p.fill, p.op)
        elif not g.is_empty:
            sc.layer(g, lit(sc, mix(p.fill, "#fff0c8", 0.5), p.fill, mix(p.fill, "#5a2a3c", 0.45), 640), **front)
            if g.area > 60:
                rimlight(sc, g, 1.5, -3.4, "#ffe6b0", 0.9, r=760)
    sc.layer(tied, lit(sc, "#fff0cc", "#f0cf9c", "#b88a70", 640), **front)
    r = sc.stream("tie")
    cells = [
        (x, y)
        for x in np.arange(x0, x1, 7)
        for y in np.arange(y0, y1, 7)
        if tied.contains(Polygon([(x + 1, y + 1), (x + 6, y + 1), (x + 6, y + 6), (x + 1, y + 6)]))
    ]
    for c in (SALMON, MADDER, INDIGO, HONEY):
        sc.flat(
            U(
                [
                    box(x, y, x + 7, y + 7)
                    for x, y in cells
                    if (int(x / 7) + int(y / 7)) % 5 == (SALMON, MADDER, INDIGO, HONEY).index(c)
                    and (int(x / 7) - int(y / 7)) % 3 == 0
                ]
            ),
            c,
            0.75,
        )
    sc.flat(U([box(x, y + 6.2, x + 7, y + 7) for x, y in cells]), "#7a4a44", 0.4)
    loose = [
        box(x, y, x + 7, y + 7)
        for x, y in (
            (x0 + (x1 - x0) * 0.42 + r.uniform(-16, 40), y0 + (y1 - y0) * r.uniform(0.3, 0.75)) for _ in range(26)
        )
    ]
    sc.flat(clean(U(loose).intersection(out)), SALMON, 0.6)


def draw_sleeper(sc: Scene) -> None:
    """The weaver asleep on the floor against the loom, the baby on his back awake; lantern, basket, balls of wool."""
    pose = SIDE["sit_knees"].but(
        lean=24, stoop=30, nod=26, foot_a=(0.5, 0.02), foot_b=(0.42, 0.02), hand_a=(0.74, 0.4), hand_b=(0.7, 0.4)
    )
    x, y = 116, 1128
    sc.flat(limb([(x + 60, y + 2, 40), (x - 130, y + 30, 70)], 3), "#1c0616", 0.6, "multiply", 6)
    p = T(
        person(
            35,
            "side",
            pose,
            dress("shirt", "#4f6a8a", "#5a3a3a", "#f0dcb8"),
            skin="#b97a52",
            hair="curly",
            hair_colour="#2a1a18",
            mood="sleep",
            beard="full",
        ),
        x,
        y,
        1.5,
    )
    put(sc, p, z=2.2, rim=(-3, -1.6, "#ffd890", 1.0), shade=("#2c0c24", 0.35, 620))
    sx, sy = p.at("shoulder_a")
    sc.layer(
        T(shape("-34,-6 -20,-34 8,-40 24,-18 22,18 -2,34 -28,24"), sx - 34, sy + 20, 1.05, rot=-18),
        lit(sc, "#f0a080", SALMON, "#7a3040", 560),
        z=4,
        cut=0.3,
        wash=0.4,
        rim="#ffe6b0",
        rimop=0.9,
    )
    bx, by = sx - 48, sy - 22
    sc.layer(
        ellipse(bx, by, 20, 19),
        lit(sc, "#f0c090", "#c98a5e", "#6a3c38", 560),
        z=3,
        cut=0,
        wash=0,
        rim="#ffe6b0",
        rimop=1.0,
        rimw=1.5,
    )
    sc.layer(
        clean(ellipse(bx, by, 21, 20).intersection(box(bx - 30, by - 30, bx + 30, by - 6))),
        "#f8e8cc",
        z=2,
        cut=0,
        wash=0,
    )
    sc.flat(U(ellipse(bx + 9, by + 1, 2.6, 3.2), ellipse(bx + 16, by + 1, 2, 3)), "#241018", 1)
    sc.flat(ellipse(bx + 13, by + 10, 2.4, 2), "#7a2a30", 0.9)
    for k, (wx, wy, r, c) in enumerate(
        ((318, 1134, 25, MADDER), (366, 1150, 21, INDIGO), (280, 1158, 19, HONEY), (640, 1150, 24, SALMON))
    ):
        sc.flat(ellipse(wx + (wx - LAMP[0]) * 0.14, wy + r * 0.6, r * 1.7, r * 0.5), "#1c0616", 0.55, "multiply", 4)
        sc.layer(
            ellipse(wx, wy, r),
            sc.rad(
                [(0, mix(c, "#ffe0a8", 0.6)), (0.5, c), (1, mix(c, "#220a1c", 0.5))],
                wx + (r * 0.6 if wx < LAMP[0] else -r * 0.6),
                wy - 6,
                r * 1.8,
            ),
            z=5,
            cut=0.2,
            wash=0.3,
            rim="#fff0c8",
            rimop=0.8,
        )
        sc.flat(
            U(
                [
                    limb(
                        [
                            (wx - r * 0.8, wy + d, 0.6),
                            (wx, wy + d - r * 0.4, 1.8),
                            (wx + r * 0.8, wy + d + (4 if k % 2 else -2), 0.6),
                        ],
                        5,
                    )
                    for d in (-r * 0.3, 0, r * 0.3, r * 0.6)
                ]
            ),
            mix(c, "#220a1c", 0.4),
            0.6,
        )
    lx, ly = LAMP
    sc.glow(lx, ly, 420, "#ffb050", 0.5)
    lan = T(lantern("#2c1420", "#ffe9a8"), lx, ly - 22, 1.35)
    put(sc, lan, z=3)
    sc.glow(lx, ly, 150, "#fff0c0", 1.0)
    sc.glow(lx, ly, 60, "#fffbe8", 0.9)
    sc.flat(ellipse(lx, ly + 56, 130, 18), "#ffe0a0", 0.4, "screen", 8)
    sc.layer(
        T(U(ellipse(0, 0, 7, 8), box(-6, -8, 6, -4), limb([(0, -8, 2), (2, -13, 2)], 1)), 446, 1128),
        "#c9803f",
        z=2,
        cut=0,
        wash=0,
        rim="#fff0c8",
        rimop=0.9,
    )


def draw_frame(sc: Scene) -> None:
    """What is near: a beam, hanks of wool, a chair's corner."""
    sc.layer(
        U(
            box(-40, -40, 840, 22),
            Polygon([(-40, -40), (60, -40), (-10, 190), (-40, 190)]),
            Polygon([(840, -40), (742, -40), (812, 170), (840, 170)]),
        ),
        "#1f0c1e",
        z=13,
        cut=0.8,
        sh=0.5,
        rim="#ffc87a",
        rimop=0.55,
    )
    for k, (x, h, c) in enumerate(
        ((70, 104, "#5a1f38"), (648, 96, "#33244e"), (716, 138, "#6a2a38"), (592, 70, "#6a4a2c"))
    ):
        hank = U(
            *(
                limb([(x + d, 16, 5), (x + d * 1.5 + 3, 16 + h * 0.6, 7), (x + d * 0.9, 16 + h, 3)], 6)
                for d in (-12, -5, 2, 9)
            ),
            box(x - 12, 16 + h * 0.2, x + 12, 16 + h * 0.28),
        )
        sc.layer(
            hank,
            sc.lin([(0, mix(c, "#1f0c1e", 0.5)), (1, mix(c, "#ffb060", 0.25))], 0, 10, 0, 20 + h),
            z=7,
            cut=0.2,
            wash=0.2,
            rim="#ffc87a",
            rimop=0.7,
        )
    sc.layer(
        Polygon([(-40, 1180), (210, 1176), (500, 1192), (840, 1172), (840, 1240), (-40, 1240)]),
        "#1f0c1e",
        z=9,
        cut=1.2,
        rim="#ffc87a",
        rimop=0.5,
    )


def draw() -> Scene:
    sc = Scene("carpet_deer", light=(*LAMP, 160), shadow="#14040f", bg=WINE)
    draw_room(sc)
    draw_loom(sc)
    ground = draw_carpet(sc)
    draw_beasts(sc, ground)
    sc.glow(LAMP[0] - 60, LAMP[1] - 300, 760, "#ff9a4a", 0.42)
    draw_stag(sc)
    draw_sleeper(sc)
    draw_frame(sc)
    sc.vignette("#14040f", 0.36, 420, 680, 920, 0.55)
    sc.finish()
    return sc
