"""A nest as large as a room glows with all that was ever lost; a small woman on a ladder finds her ring round a nestling's neck.

Palette: night bottle #0b2630, spruce #1d5460, frost #a9ccc6, lemon dusk #dfe2a4, gold #ffd479, tomato #e2452f, magpie #131b2a.
Light: what lies in the nest. Planes: sky and parent / far valley with the lit houses / fork / young / nest / ladder and woman / near twigs.
"""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hoard_nest import draw_back_rim, draw_nest
from cards.studio.papercut.magpies import (
    FROST,
    GOLD,
    LX,
    LY,
    PALE,
    TOMATO,
    draw_parent,
    draw_ringed,
    draw_young,
    hoard,
)


def draw_sky(sc: Scene) -> None:
    """A winter evening: the last light low over the valley."""
    sc.backdrop(
        sc.lin(
            [(0, "#0b2630"), (0.3, "#164854"), (0.58, "#3f8484"), (0.74, "#a8c8a0"), (0.8, "#e6e4a8"), (1, "#e6e4a8")],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("stars")
    sc.flat(
        U([star(r.uniform(10, 790), r.uniform(6, 330), r.uniform(1.2, 3.2), 5, 0.4, r.random(), r) for _ in range(34)]),
        "#f4f8dc",
        0.7,
    )
    for x, y, w, c in ((40, 610, 300, "#4f8f8c"), (560, 700, 320, "#7fb09a"), (-60, 760, 260, "#9cc2a0")):
        sc.layer(
            scroll_cloud(sc.stream(f"c{x}"), x, y, w, 34, 3), c, z=4, cut=0.4, op=0.7, sh=0.15, rim="#f4f4c8", rimop=0.8
        )


def draw_valley(sc: Scene) -> None:
    """Far below: snow, and the lit houses of those who have lost something."""
    for k, (P, hi, lo) in enumerate(
        (
            ([(-40, 930), (120, 894), (300, 934), (520, 900), (700, 926), (840, 890)], "#b8d0b4", "#7fb0ac"),
            ([(-40, 980), (180, 1000), (420, 964), (640, 1000), (840, 960)], "#8fbab4", "#4f8c94"),
            ([(-40, 1060), (160, 1040), (420, 1076), (640, 1050), (840, 1072)], "#5f98a0", "#2a6470"),
        )
    ):
        g, top = land(sc.stream(f"hill{k}"), P, 4)
        sc.layer(
            g,
            sc.lin([(0, hi), (1, lo)], 0, 890 + 60 * k, 0, 1080 + 50 * k),
            z=6,
            cut=0.5,
            wash=0.25,
            sh=0.3,
            shc="#123c48",
            rim="#fbfbe0",
            rimop=0.9,
        )
        r = sc.stream(f"village{k}")
        for _ in range((12, 9, 5)[k]):
            x, s = r.uniform(10, 380) if k else r.uniform(10, 790), r.uniform(0.5, 0.8) * (1 + 0.5 * k)
            y = y_at(top, x) + r.uniform(4, 26) * (1 + 0.4 * k)
            sc.layer(box(x - 9 * s, y - 16 * s, x + 9 * s, y), mix("#5f7f88", "#2c4c5c", k / 2), z=1.4, cut=0, wash=0)
            sc.layer(
                Polygon([(x - 13 * s, y - 15 * s), (x, y - 30 * s), (x + 13 * s, y - 15 * s)]),
                "#e4efe2",
                z=1.2,
                cut=0,
                wash=0,
            )
            sc.flat(box(x - 4 * s, y - 12 * s, x + 1 * s, y - 5 * s), "#ffd070", 1)
            sc.glow(x, y - 8 * s, 22 * s, "#ffc860", 0.6)
    sc.veil(
        [(0, "#cfe0b8", 0), (0.76, "#cfe0b8", 0.0), (0.82, "#cfe0b8", 0.3), (0.92, "#8fc0bc", 0.06), (1, "#000000", 0)],
        0,
        0,
        0,
        1200,
    )


def draw_fork(sc: Scene) -> None:
    """A fork like an open hand, under the nest and up both edges; snow on it."""
    wood = fillet(
        U(
            limb([(560, 1260, 210), (540, 1120, 150), (520, 980, 124), (500, 860, 128)], 8),
            limb([(510, 930, 90), (420, 860, 74), (290, 800, 54), (190, 730, 40), (130, 640, 24), (112, 560, 10)], 10),
            limb(
                [
                    (520, 920, 100),
                    (630, 850, 84),
                    (740, 750, 66),
                    (800, 620, 52),
                    (812, 470, 40),
                    (784, 320, 30),
                    (806, 170, 20),
                    (780, 20, 8),
                ],
                10,
            ),
            limb([(150, 690, 20), (60, 640, 12), (-20, 620, 8)], 5),
        ),
        14,
    )
    sc.layer(
        wood, hoard(sc, "#8a6a4c", "#40424a", "#17242e", "#0a161e", r=640), z=9, cut=0.8, rim=FROST, rimop=0.6, rimw=1.4
    )
    r = sc.stream("bark")
    lines = [
        limb([(x, y, 0.8), (x + r.uniform(-6, 6), y + 60, 3.4), (x + r.uniform(-8, 8), y + 130, 0.8)], 5)
        for x, y in [(r.uniform(460, 610), r.uniform(880, 1160)) for _ in range(30)]
    ]
    sc.flat(clean(U(lines).intersection(wood)), "#7f98a0", 0.3)
    sc.layer(
        clean(snow_cap(wood, 8).intersection(wood.buffer(2))),
        hoard(sc, "#ffe8b8", "#8fb4b8", "#4f7c88", r=640),
        z=1.6,
        cut=0.3,
        wash=0,
        fibre=0,
    )


def draw_woman(sc: Scene) -> None:
    """Thirty, with child, in a red coat; high on the ladder, her hand stops short of the ring."""
    lad = ladder(20, 1250, 196, 520, 62, 18, 10)
    sc.layer(lad, hoard(sc, "#f4c47c", "#8a5a3c", "#2c3038", r=560), z=10, sh=0.5, cut=0.3, rim=GOLD, rimop=0.9)
    px, py, s = 150.0, 736.0, 1.28
    coat = dress("coat", TOMATO, "#24344a", "#fbf0d0").but(
        belly=20, skirt=0.62, flare=10, collar="scarf", collar_colour="#f0b132"
    )
    pose = Pose(
        0.98,
        lean=6,
        nod=-14,
        foot_a=(0.06, 0.0),
        foot_b=(0.2, 0.22),
        toe_a=10,
        toe_b=8,
        elbow_a=-1,
        elbow_b=1,
        grip_a="grip",
        grip_b="open",
    )
    p = person(
        30,
        "side",
        pose,
        coat,
        "#b98a68",
        "braid",
        "#2c1e1a",
        feeling("wonder"),
        1.0,
        reach_a=((196 - px) / s, (596 - py) / s),
        reach_b=((304 - px) / s, (496 - py) / s),
    )
    put(sc, T(p, px, py, s), z=3, rim=(-3, 2, PALE, 1.0), cast=8, shade=("#1c2c48", 0.5, 620))


def draw_near(sc: Scene) -> None:
    """Dark twigs close to us, with snow."""
    for x, y, h, a in ((-30, 20, 400, 0.3), (-40, 1230, 260, -0.75), (840, 1190, 330, -2.5)):
        wood, _ = tree(sc.stream(f"near{x}{y}"), x, y, h, a=a, w=20, depth=6, spread=0.5, curl=0.3)
        sc.layer(wood, "#06141c", z=14, cut=0.2, rim="#c8dcd0", rimop=0.5)
        sc.layer(clean(snow_cap(wood, 3).intersection(wood.buffer(0.6))), "#4f7884", z=1, cut=0, wash=0, fibre=0, sh=0)


def draw() -> Scene:
    """Will she take it?"""
    sc = Scene("magpie_tree", light=(LX, LY, 260), shadow="#04121a", bg="#0b2630")
    draw_sky(sc)
    draw_valley(sc)
    draw_parent(sc)
    draw_fork(sc)
    draw_back_rim(sc)
    draw_young(sc, 664, 476, 0.92, 6)
    draw_young(sc, 556, 410, 1.02, -4)
    draw_ringed(sc)
    draw_nest(sc)
    draw_woman(sc)
    draw_near(sc)
    snow(sc, 90, "#e8f4ec", 0.7, size=(0.8, 3.2), name="flakes")
    sc.glow(LX - 60, LY - 10, 330, "#ffb850", 0.22)
    sc.vignette("#041018", 0.45, 420, 560, 880, 0.5)
    sc.finish()
    return sc
