"""A carboy as tall as a room with a thunderstorm over a sea in it; the cloud has begun to get out at the neck."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.breaking_wave import breaking_wave
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank
from cards.studio.papercut.water import waves
from cards.studio.papercut.weather import rain

CX, LIP, BASE, HALF = 372.0, 322.0, 1052.0, 246.0  # middle, rim, foot, half width
BOLT = [
    (398, 486),
    (372, 548),
    (386, 552),
    (350, 606),
    (326, 652),
    (340, 654),
    (366, 648),
    (352, 690),
    (322, 738),
    (344, 738),
    (370, 730),
    (358, 768),
    (336, 812),
    (356, 810),
    (342, 846),
    (338, 884),
]


def carboy(d: float = 0) -> Any:
    """The glass, d narrower all round."""
    half = "46,330 46,400 62,436 120,476 190,532 234,606 246,700 246,930 238,1006 214,1040 170,1052"
    right = [tuple(map(float, p.split(","))) for p in half.split()]
    pts = [f"{CX + x},{y}" for x, y in right] + [f"{CX - x},{y}" for x, y in right[::-1]]
    g = shape(" ".join([pts[0] + "^", *pts[1:-1], pts[-1] + "^"]))
    return clean(rounded(g.buffer(-d), 6))


def sea(sc: Scene) -> None:
    """Rows of waves from the bright horizon to the dark foot; one that breaks, a boat of paper beyond it."""
    rows = (
        (836, 9, 40, "#a9d2d4"),
        (862, 15, 58, "#6fb0b8"),
        (896, 22, 84, "#3f8a9a"),
        (942, 30, 116, "#21647e"),
        (1000, 34, 140, "#123f5c"),
    )
    for k, (y, amp, wl, c) in enumerate(rows):
        g = waves(sc.stream(f"sea {k}"), CX - 270, CX + 270, y, amp, wl, 1100)
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#f2fffb", 0.3)), (0.3, c), (1, mix(c, "#0c2438", 0.5))], 0, y - amp, 0, y + 90),
            z=5,
            cut=0.4,
            sh=0.4,
            shc="#06202e",
            rim="#f4fffb",
            rimop=0.9,
        )
        foam = g.difference(T(g, 0, 3 + k)).difference(T(g, 4 + k, 1))
        sc.flat(foam, "#f6fffc", 0.75)
        if k == 2:
            breaking_wave(sc, CX - 92, 946, 1.12)
        if k == 1:
            x, b = CX + 134, 872
            sail = Polygon([(x - 12, b - 8), (x + 2, b - 36), (x + 15, b - 6)])
            hull = Polygon(
                [(x - 28, b - 14), (x - 8, b - 6), (x + 10, b - 6), (x + 28, b - 12), (x + 14, b + 8), (x - 14, b + 6)]
            )
            sc.layer(sail, "#fdf6e6", z=1.4, cut=0, fibre=0, wash=0)
            sc.layer(hull, "#f6e2c4", z=1.6, cut=0, fibre=0, wash=0)


def clouds(sc: Scene) -> None:
    """Four sheets of it, the nearest darkest; their undersides lit by the flash."""
    tiers = (
        ([(-250, 690), (-120, 704), (-20, 676), (90, 706), (190, 684), (260, 700)], 16, 60, "#5f92a8"),
        ([(-250, 640), (-150, 650), (-40, 622), (60, 646), (170, 626), (260, 644)], 16, 66, "#446f92"),
        ([(-240, 580), (-140, 590), (-20, 566), (80, 588), (170, 560), (250, 590)], 18, 68, "#2f5078"),
        ([(-190, 516), (-90, 530), (10, 508), (110, 524), (190, 520)], 16, 58, "#22385f"),
    )
    for k, (P, r0, r1, c) in enumerate(tiers):
        if k == 3:
            bolt(sc)
        Q = [(CX + x, y) for x, y in P]
        g = bank(sc.stream(f"storm {k}"), Q, r0, r1, fill=Polygon([*Q, (CX + 280, 300), (CX - 280, 300)]))
        y = Q[2][1]
        sc.layer(
            g,
            sc.lin([(0, mix(c, "#101c3a", 0.55)), (0.6, c), (1, mix(c, "#eef8f6", 0.55))], 0, y - 150, 0, y + 56),
            z=8,
            cut=0.5,
            sh=0.5,
            shc="#0c1a34",
            dy=6,
            rim="#f2fffc",
            rimop=0.8,
        )
        for j in range(2):
            q = rounded(g.buffer(-13 * (j + 1)), 5)
            sc.layer(
                T(q, 0, -8 * (j + 1)),
                sc.lin([(0, mix(c, "#101c3a", 0.6)), (1, mix(c, "#d9ecee", 0.12))], 0, y - 120, 0, y + 40),
                z=4,
                cut=0.3,
                sh=0.3,
                shc="#0c1a34",
                dy=4,
                rim="#e6fbf8",
                rimop=0.4,
            )


def bolt(sc: Scene) -> None:
    """The flash, from the cloud into the sea."""
    main = U(
        [
            limb([(*a, 14 - 0.75 * k), (*b, 13.25 - 0.75 * k)], 1)
            for k, (a, b) in enumerate(zip(BOLT, BOLT[1:], strict=False))
        ]
    )
    twigs = U(
        limb("366,648,6 392,676,4 414,700,4 406,728,3 430,758,2 446,790,.6", 1),
        limb("322,738,4 290,766,3 262,786,3 270,812,2 240,846,.6", 1),
        limb("366,732,3 398,780,2 394,800,.6", 1),
        limb("326,652,4 296,668,3 270,694,3 274,712,2 246,740,.6", 1),
    )
    g = U(main, twigs)
    sc.glow(342, 730, 300, "#d4f2ff", 0.62)
    sc.glow(342, 700, 150, "#f2fdff", 0.5)
    sc.flat(g, "#bfe2ff", 0.8, "screen", 9)
    sc.layer(g, "#ffffff", z=3, cut=0, fibre=0, wash=0, sh=0.2)
    sc.glow(*BOLT[-1], 120, "#f2fdff", 0.8, sy=0.5)


def storm_bottle(sc: Scene) -> None:
    """Lay the carboy with all that is in it."""
    g, inner = carboy(), carboy(11)
    sc.flat(ellipse(CX, BASE - 4, HALF * 1.12, 40), "#04121a", 0.8, "multiply", 14)
    sc.layer(
        g,
        sc.lin([(0, "#1c3a4c"), (0.5, "#5fa0a8"), (1, "#123442")], 0, LIP, 0, BASE),
        z=12,
        cut=0.2,
        fibre=0,
        sh=0.6,
        rim="#eafffb",
        rimop=0.9,
        rimw=1.6,
    )
    with sc.clip(inner):
        sc.flat(
            inner,
            sc.lin(
                [
                    (0, "#121d38"),
                    (0.3, "#26436a"),
                    (0.5, "#3f6f8c"),
                    (0.62, "#7fb4bc"),
                    (0.7, "#d9f2e6"),
                    (1, "#123a54"),
                ],
                0,
                LIP,
                0,
                BASE,
            ),
        )
        sc.glow(340, 800, 250, "#e6fff4", 0.55)
        rain(sc, 150, 0.16, "#cfeef0", 0.4, (120, 640, 640, 860), (26, 70), 1.6, "rain far")
        clouds(sc)
        for k, c in enumerate(("#4f7698", "#86b0bc")):  # it pushes up the neck
            P = [
                (CX - 60 + 50 * k, 470 - 10 * k),
                (CX - 20 + 26 * k, 436),
                (CX - 22 + 30 * k, 396),
                (CX + 8, 360 - 12 * k),
                (CX + 24, 326),
            ]
            g2 = bank(
                sc.stream(f"neck {k}"), P, 8, 20 - 6 * k, fill=limb([(x, y, 20 - 5 * k) for x, y in P], 6), sx=1.3
            )
            sc.layer(
                g2,
                sc.lin([(0, mix(c, "#e6fbf8", 0.4)), (1, mix(c, "#22385f", 0.75))], 0, 330, 0, 480),
                z=5,
                cut=0.4,
                sh=0.4,
                rim="#e6fbf8",
                rimop=0.6,
            )
        sea(sc)
        rain(sc, 90, 0.16, "#f4fffd", 0.5, (120, 600, 640, 990), (30, 80), 1.4, "rain near")
        for s in (-1, 1):  # the glass turns away
            edge = box(CX - 300, 300, CX + 300, 1100).difference(T(inner, -s * 44, 0))
            sc.flat(
                edge.intersection(box(CX + (s < 0) * -300, 300, CX + (s > 0) * 300, 1100)),
                "#071c2e",
                0.5,
                "multiply",
                22,
            )


def glass_light(sc: Scene, warm: str) -> None:
    """What the glass itself shows: its rim, its thick foot, a window, the warm lamp at the right."""
    g, inner = carboy(), carboy(11)
    ring = clean(g.difference(inner))
    sc.flat(ring, sc.lin([(0, "#bfe6e4"), (0.5, "#e8fffb"), (1, "#5fb0b4")], 0, LIP, 0, BASE), 0.5)
    sc.flat(clean(g.difference(T(g, 7, 0))).intersection(box(0, 430, CX, BASE)), "#ffffff", 0.5, None, 1)
    sc.flat(clean(g.difference(T(g, -7, -2))).intersection(box(CX, 600, 800, BASE)), warm, 0.9, None, 1.4)
    sc.flat(limb([(CX + 222, 700, 2), (CX + 229, 820, 9), (CX + 222, 980, 2)], 6), warm, 0.5, None, 2)
    shine = limb([(CX - 214, 640, 3), (CX - 224, 740, 15), (CX - 222, 880, 12), (CX - 206, 990, 2)], 8)
    sc.flat(shine, "#ffffff", 0.42, None, 1)
    win = Polygon([(CX - 158, 560), (CX - 112, 520), (CX - 96, 566), (CX - 146, 610)])
    bars = U(limb([(CX - 135, 540, 4), (CX - 121, 588, 4)], 1), limb([(CX - 152, 586, 4), (CX - 104, 543, 4)], 1))
    sc.flat(rounded(win, 6).difference(bars), "#eaffff", 0.3)
    foot = limb([(CX - 206, 1022, 2), (CX - 110, 1040, 10), (CX + 60, 1043, 11), (CX + 206, 1022, 2)], 8)
    sc.flat(foot, "#c9f2ee", 0.5, None, 1.5)
    neck = [limb([(CX + s * 40, 342, 2), (CX + s * 38, 396, 5), (CX + s * 44, 426, 2)], 5) for s in (-1, 1)]
    sc.flat(U(neck), "#f2fffc", 0.6)
    lip = shape(
        f"{CX - 58},{LIP + 2} {CX - 40},{LIP - 9} {CX + 40},{LIP - 9} {CX + 58},{LIP + 2} {CX + 46},{LIP + 17} {CX - 46},{LIP + 17}"
    )
    sc.layer(
        lip,
        sc.lin([(0, "#e8fffb"), (0.5, "#7fc0c4"), (1, "#2b6a78")], 0, LIP - 9, 0, LIP + 17),
        z=3,
        cut=0,
        fibre=0,
        rim="#ffffff",
        rimop=0.9,
    )


def escape(
    sc: Scene, P: list[tuple[float, float]], fill: Polygon, name: str, c: str, r0: float, r1: float, folds: int = 1
) -> None:
    """Cloud that is out already: a bank along P."""
    g = bank(sc.stream(name), P, r0, r1, fill=fill, sx=1.5)
    y0, y1 = g.bounds[1], g.bounds[3]
    sc.layer(
        g,
        sc.lin([(0, mix(c, "#0c1526", 0.5)), (0.7, c), (1, mix(c, "#cfe8ea", 0.5))], 0, y0, 0, y1),
        z=9,
        cut=0.5,
        sh=0.5,
        dy=6,
        rim="#e6fbf8",
        rimop=0.7,
    )
    for _ in range(folds):
        q = rounded(g.buffer(-12), 5)
        sc.layer(
            T(q, 0, -8),
            sc.lin([(0, mix(c, "#0c1526", 0.6)), (1, mix(c, "#cfe8ea", 0.14))], 0, y0, 0, y1),
            z=4,
            cut=0.3,
            sh=0.3,
            dy=4,
            rim="#e6fbf8",
            rimop=0.4,
        )
