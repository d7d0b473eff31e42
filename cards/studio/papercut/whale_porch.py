"""The skull of a stranded whale as a porch: its beak down on the snow, a wall of baleen, a small door in it; card units."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
EDGE = [
    (340, 742),
    (306, 762),
    (254, 806),
    (196, 878),
    (136, 968),
    (84, 1060),
]  # near edge of the beak, from the orbit to the tip
FOOT = [(352, 918), (318, 938), (262, 968), (200, 1004), (140, 1042), (88, 1074)]  # where the wall meets the snow
BEAK = "340,742^ 352,716 340,690 310,672 292,640 262,612 226,604 190,616 160,644 132,664 108,690 104,716^ 112,760 110,840 96,940 70,1040 66,1066 84,1064^ 136,968 196,878 254,806 306,762"  # fmt: skip
DOOR = [(292, 952), (292, 832), (302, 812), (318, 804), (330, 812), (334, 826), (336, 926)]


def _at(P: Any, t: float, n: int = 81) -> tuple[float, float]:
    c = along(curve(np.array(P, float), n=16), n)
    x, y = c[int(round(t * (n - 1)))]
    return float(x), float(y)


def wall() -> Any:
    """The side of the porch, between the beak's edge and the snow."""
    return clean(Polygon([*curve(np.array(EDGE, float)), *curve(np.array(FOOT, float))[::-1]]).buffer(0))


def draw_wall(sc: Scene) -> None:
    """Baleen hanging in plates before the light, and the doorway."""
    g = wall()
    sc.layer(g, sc.rad([(0, "#fff2bc"), (0.4, "#f0c058"), (1, "#6a4a1e")], 312, 870, 260), z=3, sh=0.3, cut=0, rimop=0)
    r = sc.stream("baleen")
    door = Polygon(DOOR)
    for depth, n in enumerate((34, 30)):
        items = []
        for k in range(n):
            t = (k + 0.5 * depth + 0.3) / n
            x, y = _at(EDGE, min(1, t))
            x2, y2 = _at(FOOT, min(1, t))
            w = (7.4 - 3.6 * t) * r.uniform(0.8, 1.1)
            end = r.uniform(0.9, 1.0)
            P = [
                (x, y, w),
                (x + (x2 - x) * 0.5 + r.uniform(-1, 1), y + (y2 - y) * 0.5, w * 0.86),
                (x + (x2 - x) * end, y + (y2 - y) * end, w * 0.34),
            ]
            c = mix("#4a3420", "#1f1a18", min(1, t * 1.1)) if depth else mix("#8a6030", "#2e2620", t)
            q = limb(P, 3, 4).difference(door.buffer(3))
            items.append((clean(q), c))
        sc.layer(items, z=2.2, sh=0.5, shc="#1a120c", cut=0.3, wash=0, fibre=0, rim="#ffd878", rimop=0.6, rimw=0.8)
    draw_door(sc, door)


def draw_door(sc: Scene, door: Any) -> None:
    """A lit doorway, its leaf of driftwood swung out against the wall."""
    sc.layer(
        door,
        sc.lin([(0, "#fffbe0"), (0.6, "#ffe694"), (1, "#f2b84c")], 310, 806, 320, 950),
        z=1,
        sh=0.2,
        rim="#fffbe0",
        **EXACT,
    )
    plant = U(
        [
            limb([(300 + 3 * k, 950, 1.6), (298 + 6 * k, 910, 2.2), (292 + 10 * k, 878 + 4 * abs(k - 2), 0.6)], 5)
            for k in range(5)
        ]
    )
    sc.flat(clean(plant.intersection(door)), "#7a8c34", 0.8)
    frame = (
        door.buffer(4.5)
        .difference(door.buffer(0.5))
        .difference(Polygon([(280, 940), (345, 916), (345, 990), (280, 990)]))
    )
    sc.layer(clean(frame), "#b9a67e", z=2, sh=0.5, rim="#fff0b8", rimop=0.9, **EXACT)
    leaf_ = Polygon([(292, 952), (292, 836), (258, 858), (258, 976)])
    sc.layer(
        leaf_, sc.lin([(0, "#8a6238"), (1, "#4a3422")], 292, 0, 258, 0), z=4, sh=0.5, cut=0.3, rim="#ffe694", rimop=0.9
    )
    for k in range(1, 4):
        x = 292 - 34 * k / 4
        sc.stroke([(x, 836 + 22 * k / 4 + 2), (x, 952 + 24 * k / 4 - 2)], "#2a1c12", 1.3, 0.8)
    sc.flat(ellipse(264, 914, 2.4), "#ffe694", 1)


NEAR_JAW = [
    (352, 880, 20),
    (372, 930, 26),
    (368, 992, 28),
    (322, 1052, 28),
    (240, 1092, 26),
    (150, 1106, 22),
    (84, 1098, 14),
]
FAR_JAW = [(106, 744, 14), (66, 790, 20), (34, 866, 24), (22, 950, 25), (28, 1030, 23), (50, 1080, 18), (72, 1096, 12)]


def draw_jaw(sc: Scene, P: list[tuple[float, float, float]], name: str) -> None:
    """One of the two long bowed jawbones, lying on the snow."""
    g = limb(P, 10)
    x0, y0, x1, y1 = g.bounds
    sc.flat(limb([(x + 6, y + 12, w) for x, y, w in P], 8), "#2f3a3e", 0.6, "multiply", 5)
    sc.layer(g, sc.lin([(0, "#747b76"), (0.5, "#a5a392"), (1, "#d8cfae")], x0, y0, x1, y1), z=5, sh=0.5, cut=0.5, wash=0.6, rim="#fff0b8", rimop=0.8)  # fmt: skip
    r = sc.stream(name)
    c = along(curve(np.array(P, float), n=16), 120)
    grain, pores = [], []
    for _ in range(46):
        i, o = r.randrange(4, 96), r.uniform(-0.36, 0.36)
        grain.append(
            limb(
                [
                    (x + o * w, y + o * w * 0.5, q)
                    for (x, y, w), q in zip(c[i : i + 16 : 4], (0.3, 1.1, 1.1, 0.3), strict=False)
                ],
                3,
                3,
            )
        )
        pores.append(ellipse(c[i][0] + r.uniform(-7, 7), c[i][1] + r.uniform(-7, 7), r.uniform(0.6, 1.6)))
    sc.flat(clean(U(grain, pores).intersection(g.buffer(-2))), "#4c5350", 0.55)
    snow = limb([(x - 2, y - w * 0.34, w * 0.34) for x, y, w in P[2:6]], 8)
    sc.layer(snow, "#cdd3d0", z=2, sh=0.3, cut=0.6, wash=0.2, rim="#ffffff", rimop=0.9)


def draw_beak(sc: Scene) -> None:
    """Braincase, orbit, the long beak with its seams and pores, snow on all that lies flat."""
    beak = shape(BEAK, 8)
    sc.layer(beak, sc.lin([(0, "#cfcab6"), (0.3, "#b0ae9e"), (0.7, "#7c827c"), (1, "#545c5b")], 300, 620, 100, 1080), z=14, sh=0.6, cut=0.6, rim="#ffe9a0", rimop=0.8)  # fmt: skip
    for s, c in (("330,738^ 300,748 246,792 188,866 128,958 82,1050^ 100,960 130,880 176,800 226,740 280,706 316,712", "#b5b3a2"), ("116,720^ 140,700 170,716 176,760 150,850 110,960 78,1040^ 100,930 116,830", "#a3a698")):  # fmt: skip
        sc.layer(shape(s, 8), sc.lin([(0, mix(c, "#e8e2cc", 0.1)), (1, mix(c, "#4c5452", 0.8))], 240, 700, 90, 1050), z=2.2, sh=0.5, cut=0.5, rim="#fff6d8", rimop=0.5)  # fmt: skip
    mid = shape("206,700^ 226,716 222,760 178,842 124,950 78,1050^ 110,950 150,850 184,770 190,720", 8)
    sc.layer(
        mid,
        sc.lin([(0, "#bdb9a6"), (1, "#626a67")], 210, 700, 80, 1050),
        z=2.4,
        sh=0.5,
        cut=0.4,
        rim="#fff6d8",
        rimop=0.6,
    )
    for a, b in (((196, 690), (184, 742)), ((214, 694), (206, 738))):
        sc.flat(limb([(*a, 2), ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2, 7), (*b, 2)], 6), "#2c3232", 0.85)
    for suture in (
        [(108, 716), (140, 700), (176, 708), (206, 690), (244, 706), (290, 700), (322, 690)],
        [(160, 650), (200, 664), (250, 652), (296, 664)],
    ):
        c = along(curve(np.array(suture, float), n=12), 34)
        zig = [(x + (2.4 if k % 2 else -2.4), y + (3 if k % 2 else -3)) for k, (x, y) in enumerate(c)]
        sc.stroke(zig, "#5a605c", 1.5, 0.75)
        sc.stroke([(x + 1, y + 1.4) for x, y in zig], "#fff8e0", 0.8, 0.6)
    r = sc.stream("skull")
    inner = beak.buffer(-4)
    grain = []
    for _ in range(80):
        t, o = r.uniform(0.05, 0.9), r.uniform(-1, 1)
        x, y = 215 - 135 * t + o * 100 * (1 - t) ** 1.1, 700 + 350 * t + abs(o) * 20
        n = r.uniform(14, 46)
        grain.append(limb([(x, y, 0.3), (x - n * 0.17, y + n * 0.5, 1.2), (x - n * 0.36, y + n, 0.3)], 3, 3))
    sc.flat(clean(U(grain).intersection(inner)), "#4c5350", 0.5)
    pores = U([ellipse(r.uniform(90, 340), r.uniform(620, 900), r.uniform(0.7, 1.9)) for _ in range(150)])
    sc.flat(clean(pores.intersection(inner)), "#4c5350", 0.5)
    rimlight(sc, beak, -2.6, -2.0, "#ffdf80", 0.95, 1.4, (320, 860), 330)
    orbit = shape("296,738^ 300,722 314,711 328,712 337,722 340,735^ 318,742", 8)
    sc.layer(orbit.buffer(7), sc.lin([(0, "#e4dcc4"), (1, "#8c8f84")], 310, 700, 330, 745), z=3, sh=0.5, cut=0.3, rim="#fff6d8", rimop=0.8, wash=0.4)  # fmt: skip
    sc.layer(orbit, sc.rad([(0, "#fff2b8"), (0.7, "#f2b848"), (1, "#a8702a")], 320, 738, 26), z=1, sh=0.3, rim="#fffbe0", **EXACT)  # fmt: skip
    sc.flat(T(orbit, 0, -9).intersection(orbit), "#5a3a18", 0.35)
    for s in ("120,690^ 140,660 172,640 196,618 226,602 258,610 288,636 300,658^ 280,650 258,636 238,640 214,632 196,650 170,656 148,684", "94,948^ 104,900 112,846^ 122,856 122,900 112,946 98,986"):  # fmt: skip
        sc.layer(shape(s, 8), sc.lin([(0, "#e2e6e3"), (1, "#a3adae")], 200, 600, 200, 690), z=3, sh=0.4, cut=0.5, rim="#ffffff", rimop=0.9, wash=0.3)  # fmt: skip
