"""A dining room on the sea bed in full sun: under a chandelier of fish a diver lifts his glass to the one fish that came.

Palette: surface #f2fff6, turquoise #7fe0d6, lagoon #2ea9b2, petrol #0b4a5c, cloth #ffffff, gold #ffc03a, orange #f4702c,
coral #f0503c, brass #e09a2e. Light: sun through the surface, from the upper left. Planes: sea / wall with arch / chandelier /
guests / table / kelp.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import MultiPoint, Polygon, box
from shapely.ops import voronoi_diagram

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.drifting_cloth import candle, draw_cloth, plate, posy, top_sheet
from cards.studio.papercut.fish_chandelier import chandelier
from cards.studio.papercut.reef_fish import reef_fish
from cards.studio.papercut.sunlit_hall import chair_back, draw_room, pictures
from cards.studio.papercut.toasting_diver import goblet, toasting_diver

CAM = Camera(404, 560, 900, 2.3)
LX, LY = 190, -120
DIVER, SIZE = (192, 910), 1.52
GUEST = (640, 790)


def shafts_of_sun(sc: Scene, op: float, which: tuple[int, ...]) -> None:
    """Broad beams from the upper left."""
    for k in which:
        x0, w0, x1, w1 = ((-60, 60, 120, 130), (40, 90, 330, 200), (190, 50, 560, 110), (300, 80, 800, 190))[k]
        q = Polygon([(x0, -40), (x0 + w0, -40), (x1 + w1, 1130), (x1, 1130)])
        sc.flat(
            q,
            sc.lin([(0, "#fffbd8", op), (0.6, "#fff4b8", op * 0.6), (1, "#ffefb0", 0.04)], 200, 0, 420, 1120),
            1,
            "screen",
            9,
        )


def beam(sc: Scene, op: float) -> None:
    """The one broad beam that falls on table and guests."""
    g = Polygon([(70, -60), (330, -60), (640, 1010), (150, 1010)])
    fall = [(0, "#ffffe8", 0.6 * op), (0.5, "#fffbd8", 0.34 * op), (1, "#fff6c8", 0.14 * op)]
    sc.flat(g, sc.lin(fall, 200, 0, 390, 1000), 1, "screen", 16)


def hose(sc: Scene, x: float, y: float) -> None:
    """Up to a paper boat."""
    sc.layer(
        shape("70,8^ 154,8^ 132,34 92,34"), sc.lin([(0, "#ffffff"), (1, "#6fc0c0")], 0, 8, 0, 34), z=3, cut=0, wash=0
    )
    c = curve(
        np.array([(x, y), (x - 34, y - 30), (x - 42, y - 130), (x + 2, y - 260), (x - 54, y - 420), (112, 24)], float),
        n=18,
    )
    sc.layer(
        limb([(a, b, 9) for a, b in c], 2),
        sc.lin([(0, "#ffd98a"), (1, "#b8683a")], 0, 0, 0, y),
        z=6,
        sh=0.45,
        cut=0,
        rim="#fffbe0",
        rimop=0.9,
    )
    sc.flat(U([limb([(a - 4, b + 1, 1.1), (a + 4, b - 1, 1.1)], 1, 3) for a, b in along(c, 110)]), "#7a3a24", 0.6)


def guest(sc: Scene) -> None:
    """The fish that came: napkin tied on, a glass on its fin."""
    x, y = GUEST
    f = T(reef_fish("perch", "#f4522c", "#ffdf9c", "#b02f2a", "scales", look=(0.9, 0.1)), x, y, 2.05, flip=True, rot=8)
    put(sc, f, z=2.6, rim=(2.4, 2.4, "#fffbe0", 0.95))
    bib = shape(
        f"{x - 76},{y + 22}^ {x - 40},{y + 40} {x - 12},{y + 42}^ {x - 16},{y + 84} {x - 44},{y + 102} {x - 70},{y + 74}"
    )
    sc.layer(
        bib,
        sc.lin([(0, "#ffffff"), (1, "#a8e0dc")], x - 60, y + 20, x - 20, y + 100),
        z=2,
        cut=0.2,
        wash=0,
        rim="#ffffff",
    )
    sc.layer(
        U(
            limb([(x - 78, y + 20, 8), (x - 42, y + 38, 8), (x - 8, y + 40, 8)], 4),
            shape(f"{x - 10},{y + 40}^ {x + 22},{y + 22} {x + 28},{y + 46}^"),
            shape(f"{x - 10},{y + 40}^ {x + 14},{y + 56} {x + 4},{y + 68}^"),
        ),
        "#ffffff",
        z=1,
        cut=0,
        wash=0,
    )
    put(sc, goblet(490, 768, 1.56, -12), z=2, rim=(1, 1, "#ffffff", 0.6))
    arm = fillet(limb([(x - 50, y + 36, 30), (x - 92, y + 62, 24), (x - 134, y + 42, 17), (x - 148, y + 2, 13)], 8), 2)
    tips = U(
        [
            limb([(x - 142, y + 16, 9), (x - 150 + d, y - 4, 8), (x - 154 + 1.7 * d, y - 20 + abs(d) * 0.5, 2)], 4)
            for d in (-9, 0, 9, 18)
        ]
    )
    sc.layer(
        fillet(U(arm, tips), 3),
        sc.lin([(0, "#ffb04a"), (1, "#e8482c")], x - 150, y - 20, x - 50, y + 60),
        z=2.2,
        cut=0.2,
        wash=0.2,
        rim="#fff0c0",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                limb(
                    [
                        (x - 60, y + 40 + d * 0.6, 0.6),
                        (x - 96, y + 60 + d, 1.6),
                        (x - 134 + d * 0.5, y + 40 + d * 0.4, 1.2),
                        (x - 148 + d, y - 4, 0.8),
                    ],
                    5,
                    3,
                )
                for d in (-6, 0, 6)
            ]
        ),
        "#b02f2a",
        0.5,
    )


def near_frame(sc: Scene) -> None:
    """Kelp before everything: the deep."""
    for x, y, h, w, c in (
        (-10, 1240, 760, 24, "#05283a"),
        (30, 1246, 330, 17, "#0b4a5c"),
        (792, 1250, 236, 17, "#05283a"),
        (748, 1252, 130, 12, "#0b4a5c"),
    ):
        sc.layer(
            kelp(x, y, h, f"{x}", 20, w),
            sc.near(light(c, 0.14), c, 1100),
            z=13,
            cut=0.2,
            sh=0.5,
            rim="#dcfff0",
            rimop=0.9,
        )
    g, _ = land(sc.stream("bed"), [(-60, 1166), (120, 1190), (330, 1208), (560, 1202), (860, 1170)], 5)
    sc.layer(g, sc.lin([(0, "#0b4a5c"), (1, "#04222f")], 0, 1160, 0, 1240), z=12, cut=0.8, rim="#bff4e6", rimop=0.7)


def draw() -> Scene:
    """The whole card."""
    sc = Scene("drowned_table", light=(LX, LY, 260), shadow="#06384a", bg="#36b4bc")
    draw_room(sc, CAM)
    pictures(sc)
    shafts_of_sun(sc, 0.38, (0, 1, 2, 3))
    beam(sc, 1)
    d = T(toasting_diver(), *DIVER, SIZE)
    chair_back(sc, 184, 896, 80, 160)
    chair_back(sc, 624, 896, 62, 140)
    hose(sc, *d.at("hose"))
    sc.flat(ellipse(404, 350, 300, 250), "#ffd27a", 0.28, None, 60)
    chandelier(
        sc, 404, -46, 600, "near shoal", ("#ffd65a", "#f8742c", "#d8502e"), fish=1.42, fry=1.35, veil=("#ffb84a", 0.42)
    )
    sc.glow(404, 370, 330, "#ffe08a", 0.35)
    put(sc, Figure(q for q in d.pieces if not q.name.startswith("near")), z=2.4, rim=(2.4, 2.4, "#fffbe0", 0.95))
    guest(sc)
    draw_cloth(sc, (380, 850))
    with sc.clip(top_sheet()):
        r = sc.stream("cloth net")
        spots = MultiPoint([(r.uniform(0, 800), r.uniform(850, 1150)) for _ in range(100)])
        cells = [T(c.buffer(-6).buffer(4.8), 0, 0, 1, sy=0.5, o=(400, 890)) for c in voronoi_diagram(spots).geoms]
        sc.flat(box(0, 878, 800, 1010).difference(U(cells)), "#7fdcd2", 0.5, "multiply", 1.2)
        sc.flat(T(d.outline(), 36, 30), "#2a8c9c", 0.45, "multiply", 8)
        sc.flat(ellipse(GUEST[0] + 10, 914, 90, 16), "#2a8c9c", 0.4, "multiply", 8)
    sc.flat(
        box(0, 1000, 800, 1200),
        sc.lin([(0, "#0d6076", 0), (0.35, "#0d6076", 0.1), (1, "#0b5a6c", 0.5)], 200, 1008, 720, 1180),
        1,
        "multiply",
    )
    plate(sc, 236, 974, 60)
    sc.glow(236, 972, 110, "#fffbe0", 0.8, sy=0.5)
    plate(sc, 560, 970, 58)
    sc.layer(
        T(rounded(star(560, 966, 26, 5, 0.42, 0.3), 3), 0, 0, 1, sy=0.55, o=(560, 966)),
        "#f4702c",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    candle(sc, 430, 932, 78)
    posy(sc, 352, 948)
    put(sc, Figure(q for q in d.pieces if q.name.startswith("near")), z=2.4, rim=(2.4, 2.4, "#fffbe0", 0.9))
    sc.glow(452, 696, 90, "#fffbe0", 0.9)
    sc.flat(
        U(
            [
                limb(
                    [
                        (452 + 12 * math.cos(a), 688 + 12 * math.sin(a), 0.6),
                        (452 + 22 * math.cos(a), 688 + 22 * math.sin(a), 3),
                        (452 + 32 * math.cos(a), 688 + 32 * math.sin(a), 0.6),
                    ],
                    3,
                )
                for a in np.radians((-125, -90, -55))
            ]
        ),
        "#f0903a",
    )
    x, y = d.at("helmet")
    bubbles(sc, x - 20, y - 70, 9, 150, "#ffffff", "breath")
    beam(sc, 0.3)
    shafts_of_sun(sc, 0.16, (1, 2))
    near_frame(sc)
    sc.vignette("#04283a", 0.45, 380, 600, 880, 0.46)
    sc.finish()
    return sc
