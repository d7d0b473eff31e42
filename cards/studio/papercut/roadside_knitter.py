"""An old woman in a shawl who sits on a milestone with her back to us and knits; she fills the near left of a card."""

from __future__ import annotations

from typing import Any

import numpy as np

from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SHAWL = "222,722 262,730 306,756 344,806 372,866 384,918^ 352,948 306,988 262,1040 226,1084^ 190,1040 140,984 96,940 58,912^ 70,856 100,798 140,752 184,728"
SKIN, PLUM = "#c98f68", "#4a2040"


def draw_skirt(sc: Scene) -> None:
    """Her skirt, spread to both sides of the stone, with two bands along its hem."""
    g = shape("110,900^ 88,980 60,1060 44,1118^ 120,1138 220,1142 320,1138 402,1114^ 386,1046 370,980 350,900^")
    sc.layer(
        g, sc.lin([(0, "#2a1028"), (0.55, PLUM), (1, "#9a4668")], 40, 0, 420, 0), z=8, cut=0.4, rim="#ffd9b8", rimop=0.8
    )
    for k in range(9):
        x0, x1 = 130 + 26 * k, 54 + 44 * k
        sc.flat(
            limb([(x0, 960, 0.6), ((x0 + x1) / 2 + 3, 1050, 4), (x1, 1130, 1.4)], 6).intersection(g), "#1c0a1c", 0.5
        )
    for d, c in ((0, "#e0a03a"), (-14, "#c9485a")):
        sc.flat(limb([(30, 1098 + d, 4), (120, 1118 + d, 4), (220, 1124 + d, 4), (330, 1118 + d, 4), (414, 1094 + d, 4)], 8).intersection(g), c, 0.75)  # fmt: skip


def draw_stone(sc: Scene) -> None:
    """The milestone she sits on, before the skirt: notched, with lichen; the skirt's seat hangs over its top."""
    g = shape("124,1150^ 130,1040 136,990 222,972 310,990 318,1040 326,1150^")
    sc.layer(g, sc.lin([(0, "#343c3a"), (0.55, "#6f776c"), (1, "#c8c8ae")], 124, 0, 326, 0), z=10, cut=1.2, rim="#fffbe0", rimop=1)  # fmt: skip
    r = sc.stream("lichen")
    for c, n in (("#d9b23e", 20), ("#5f7a4a", 26), ("#3f4640", 26)):
        m = [ellipse(r.uniform(124, 326), r.uniform(1040, 1130), r.uniform(2, 8), r.uniform(1.5, 5)) for _ in range(n)]
        sc.flat(U(m).intersection(g), c, 0.55)
    sc.flat(
        U(limb("140,1084,1 176,1080,4 196,1100,1", 4), limb("262,1060,1 286,1078,3.4 300,1074,1", 4)), "#2f3630", 0.6
    )
    for y in (1088, 1104, 1120):
        sc.flat(limb([(206, y, 4), (242, y, 4)], 1), "#2f3630", 0.7)
        sc.flat(limb([(206, y + 2.6, 2), (242, y + 2.6, 2)], 1), "#f4f0d8", 0.6)
    seat = shape("104,930^ 100,990 112,1026 160,1046 222,1052 288,1046 334,1024 350,988 346,930^")
    sc.layer(seat, sc.lin([(0, "#2a1028"), (0.55, PLUM), (1, "#9a4668")], 100, 0, 350, 0), z=7, cut=0.4, sh=0.6, rim="#ffd9b8", rimop=0.8)  # fmt: skip
    for k in range(7):
        x = 130 + 32 * k
        sc.flat(
            limb([(x, 990, 0.6), (x + (x - 222) * 0.06, 1020, 3.4), (x + (x - 222) * 0.1, 1044, 0.8)], 5),
            "#1c0a1c",
            0.5,
        )


def shawl_lace(g: Any) -> tuple[list[Any], list[Any]]:
    """Rows of the shawl's lace: chevrons that meet on its spine, and eyelets between them."""
    rows, holes = [], []
    for k in range(15):
        y = 770 + 24 * k
        P = [(40, y - 118, 2.4), (120, y - 70, 2.6), (180, y - 26, 2.6), (224, y + 8, 2.8), (268, y - 26, 2.6), (330, y - 74, 2.6), (400, y - 126, 2.4)]  # fmt: skip
        rows.append(limb(P, 6))
        c = curve(np.array(P)[:, :2], n=10)
        holes += [ellipse(x, yy + 12, 2.6, 3.6) for x, yy in c[::3]]
    return [q.intersection(g) for q in rows], [q for q in holes if g.contains(q)]


def draw_shawl(sc: Scene) -> Any:
    """A triangle of mustard wool with fringe, the sun on its right shoulder."""
    g = shape(SHAWL)
    r = sc.stream("fringe")
    ring = [(384, 918), (352, 948), (306, 988), (262, 1040), (226, 1084), (190, 1040), (140, 984), (96, 940), (58, 912)]
    c = curve(np.array(ring, float), [i == 4 for i in range(9)], n=14)
    fringe = [limb([(x, y - 2, 3), (x + r.uniform(-3, 3), y + 14, 2.4), (x + r.uniform(-6, 6), y + r.uniform(26, 36), 1)], 4, 3) for x, y in c[::2]]  # fmt: skip
    sc.layer(U(fringe), sc.lin([(0, "#7a3c1c"), (0.6, "#d9962a"), (1, "#ffd87a")], 60, 0, 390, 0), z=4, sh=0.5, **EXACT)
    sc.layer(g, sc.rad([(0, "#ffe08a"), (0.3, "#f0b03c"), (0.62, "#c97a22"), (1, "#6a2f1a")], 350, 760, 400), z=12, cut=0.4, rim="#fff4c0", rimop=1, rimw=1.4)  # fmt: skip
    rows, holes = shawl_lace(g.buffer(-12))
    with sc.clip(g):
        sc.flat(T(U(rows), 1, 2.4), "#5a2414", 0.4)
        sc.flat(U(rows), "#ffe6a0", 0.55)
        sc.flat(U(holes), "#4a1c12", 0.6)
        edge = clean(g.difference(g.buffer(-9)))
        sc.flat(edge, "#b8322c", 0.85)
        for s in ("150,770,1 116,830,9 92,900,2", "300,780,1 330,840,8 350,900,2", "222,740,1 214,820,7 224,900,1"):
            sc.flat(limb(s, 8), "#4a1c12", 0.28, "multiply", 5)
        sc.flat(clean(g.difference(T(g, 46, -10))), "#3a1220", 0.5, "multiply", 22)
    rimlight(sc, g, -4, 3, "#fff6c8", 1, 1.6, (420, 760), 420)
    return g


def draw_head(sc: Scene) -> None:
    """From behind, turned to the right: cheek, nose and a wisp of hair beyond the dotted headscarf."""
    x, y = 236, 668
    f = Figure()
    f.add(limb([(x - 14, y + 76, 52), (x - 10, y + 34, 50)], 3), "#a8683f", "neck")
    f.add(shape(f"{x + 6},{y - 30} {x + 36},{y - 26} {x + 46},{y - 8} {x + 50},{y + 2} {x + 60},{y + 14} {x + 55},{y + 21} {x + 48},{y + 22} {x + 48},{y + 30} {x + 43},{y + 36} {x + 42},{y + 46} {x + 26},{y + 54} {x + 4},{y + 46}"), SKIN, "face")  # fmt: skip
    put(sc, f, z=3, sh=0.4)
    rimlight(sc, f.outline(), -2.4, 1.4, "#fff0c8", 1, 1, (x + 90, y - 20), 200)
    sc.flat(ellipse(x + 38, y + 24, 9, 7), "#e0705a", 0.45, None, 2)
    sc.flat(limb([(x + 47, y + 33, 1.6), (x + 40, y + 34, 1.8), (x + 36, y + 31, 0.6)], 3, 3), "#6a2f24", 0.8)
    sc.flat(limb([(x + 44, y - 2, 2.2), (x + 38, y + 1, 2), (x + 34, y - 1, 0.8)], 3, 3), "#4a2418", 0.85)
    sc.flat(U(limb([(x + 22, y - 4, 1.6), (x + 42, y - 1, 1.8)], 1), clean(ellipse(x + 46, y + 2, 5, 9, -8).difference(ellipse(x + 46, y + 2, 3.6, 7.4, -8)))), "#3a2a20", 0.9)  # fmt: skip
    hair = shape(
        f"{x + 14},{y - 40} {x + 36},{y - 34} {x + 44},{y - 18} {x + 36},{y - 12} {x + 26},{y - 22} {x + 12},{y - 24}"
    )
    sc.layer(hair, "#f4eee2", z=1.4, **EXACT)
    scarf = shape(f"{x - 46},{y + 6} {x - 44},{y - 26} {x - 24},{y - 52} {x + 8},{y - 58} {x + 34},{y - 44} {x + 38},{y - 30}^ {x + 22},{y - 16} {x + 18},{y + 14} {x + 30},{y + 46}^ {x + 12},{y + 62} {x - 22},{y + 66} {x - 42},{y + 44}")  # fmt: skip
    tail = shape(f"{x - 44},{y + 30}^ {x - 20},{y + 40} {x + 22},{y + 46}^ {x + 8},{y + 84} {x - 16},{y + 116}^ {x - 34},{y + 80}")  # fmt: skip
    fill = sc.rad([(0, "#ff8a68"), (0.4, "#d2382e"), (1, "#6a1424")], x + 34, y - 40, 150)
    sc.layer(tail, fill, z=5, cut=0.2, sh=0.55, rim="#ffd0b8", rimop=0.8)
    sc.layer(scarf, fill, z=5, cut=0.2, sh=0.55, rim="#ffe0c8", rimop=1)
    dots = [ellipse(x - 60 + 15 * i + 7.5 * (j % 2), y - 54 + 13 * j, 2.7) for i in range(9) for j in range(13)]
    sc.flat(U(dots).intersection(U(scarf, tail).buffer(-3)), "#fff0d8", 0.9)
    folds = [limb([(x + 24, y + 44, 1), (x + 2 - 9 * k, y + 26 - 12 * k, 3), (x - 18 - 7 * k, y + 2 - 15 * k, 0.6)], 5, 3) for k in range(3)]  # fmt: skip
    sc.flat(U(folds).intersection(scarf), "#5a0f1e", 0.5)
    rimlight(sc, U(scarf, tail), -3, 2.4, "#fff0c0", 1, 1.2, (x + 60, y - 50), 190)


def draw_arm(sc: Scene, hand: tuple[float, float]) -> None:
    """Her right sleeve comes out from under the shawl, the fist on the needle."""
    x, y = hand
    sleeve = limb([(318, 866, 62), (360, 892, 54), (x - 16, y + 12, 36)], 8)
    sc.layer(
        sleeve,
        sc.lin([(0, "#2a1028"), (0.6, PLUM), (1, "#9a4a66")], 300, 0, x, 0),
        z=5,
        cut=0.3,
        rim="#ffd9b8",
        rimop=0.9,
    )
    sc.layer(limb([(x - 22, y + 30, 12), (x - 12, y + 8, 13), (x - 14, y - 10, 10)], 4), "#e0a03a", z=2, **EXACT)
    f = Figure()
    f.add(shape(f"{x - 14},{y - 10} {x + 4},{y - 17} {x + 20},{y - 12} {x + 26},{y + 2} {x + 18},{y + 15} {x - 2},{y + 18} {x - 14},{y + 12}"), SKIN, "palm")  # fmt: skip
    for k in range(4):
        f.add(limb([(x + 2 + 6.4 * k, y - 17 + 1.2 * k, 8), (x + 4 + 6.6 * k, y - 4 + k, 8.4), (x + 2 + 6 * k, y + 9 - 0.5 * k, 7)], 4), ("#c98f68", "#cf966e", "#d59d75", "#dba57d")[k], "finger", 0.8)  # fmt: skip
    put(sc, f, z=1.8, sh=0.5)
    rimlight(sc, f.outline(), -1.6, 2, "#fff0c8", 1, 0.8, (x + 40, y - 30), 120)
