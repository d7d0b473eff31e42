"""The tail of a whale, raised: the stock, the flukes with their torn pale undersides, all wet."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

NAVY = "#12264e"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# the tail stock, from the water to the flukes: x, y, width
STOCK = [(366, 900, 330), (362, 800, 296), (360, 700, 250), (364, 600, 188), (378, 500, 134), (402, 410, 98), (426, 340, 82), (430, 280, 84)]  # fmt: skip
ROOT = (424, 126)  # the notch between the flukes


def fluke(side: int) -> Any:
    """One lobe of the flukes, its notch at 0,0: a leading edge that swings out from the stock, a trailing edge with an S."""
    g = shape(
        "-4,4^ 8,-16 40,-40 96,-54 160,-52 226,-40 290,-10 340,38 362,92^ 316,70 262,72 204,92 146,124 92,160 54,204 38,262 0,270^"
    )
    return T(g, flip=side < 0)


def tail() -> tuple[Any, Any, Any]:
    """Stock, left and right lobe in place; the ceiling bends the right one down."""
    x, y = ROOT
    return limb(STOCK, 10), T(fluke(-1), x, y, 1.0, rot=-3), T(fluke(1), x, y, 0.97, rot=5)


def draw_tail(sc: Scene, rim: float, floor: float, ceiling: float) -> None:
    """The stock with its keel and wet lights, the flukes with their pale underside, the notch, scars and drops."""
    stock, left, right = tail()
    above = box(-100, 0, 900, rim + 30)
    whole = fillet(U(stock.intersection(above), left, right), 16).intersection(above)
    sc.flat(
        T(whole, 96, 40).difference(box(0, 0, 800, ceiling - 10)).intersection(box(0, 0, 900, floor)),
        "#0a2c3a",
        0.6,
        "multiply",
        14,
    )
    o: dict[str, Any] = {"cut": 0.4, "rim": "#e8fbff", "rimop": 0.95, "shc": "#06182c", "wash": 0.7}
    sc.layer(whole, sc.lin([(0, "#7f9cb0"), (0.2, "#335f8c"), (0.5, "#12284e"), (1, "#061026")], 150, 380, 580, 470), z=14, **o)  # fmt: skip
    for side, lobe in ((-1, left), (1, right)):
        patch = shape("60,72 62,58 88,40 70,14 104,-16 150,-34 214,-24 272,2 318,38 340,74 300,54 250,56 196,76 140,106 104,134 74,176 50,226 54,196 46,180 66,150 36,136 58,112 52,96 74,84")  # fmt: skip
        pale = T(patch, *ROOT, (1.0, 0.97)[side > 0], rot=(-3, 5)[side > 0], flip=side < 0)
        pale = rounded(clean(pale.intersection(lobe.buffer(-9)).difference(box(0, 352, 800, 500))), 3)
        c = ("#fff0c8", "#d8c8ac", "#4f7c94") if side < 0 else ("#9cb0b4", "#5a7f94", "#1f4060")
        way = (60, 240, 424, 330) if side < 0 else (790, 240, 424, 330)
        sc.layer(pale, sc.lin([(0, c[0]), (0.5, c[1]), (1, c[2])], *way), z=1.6, **(o | {"shc": "#0a2048"}))
        with sc.clip(pale):
            for k in range(17):
                b = 20 + 15 * k
                P = [(20, 270 - 8 * k, 1), (40 + b * 0.7, 170 - 7.5 * k, 3), (60 + b * 1.2, 90 - 7.6 * k + 0.016 * b * b * 0.4, 0.7)]  # fmt: skip
                sc.flat(T(limb(P, 8), *ROOT, rot=4 * side, flip=side < 0), "#1f4478", 0.34, blur=1.1)
            q = sc.stream(f"spots {side}")
            for _ in range(60):
                d = q.random()
                x, y = 424 + side * (50 + 300 * d), q.uniform(100, 330)
                sc.flat(ellipse(x, y, q.uniform(1.5, 9) * (1.2 - d), q.uniform(1.5, 5), side * q.uniform(-60, -10)), NAVY, q.uniform(0.25, 0.7))  # fmt: skip
            sc.flat(limb([(424, 60, 150), (424, 420, 130)], 3), NAVY, 0.55, "multiply", 18)
    with sc.clip(stock):
        sc.flat(limb([(410, 340, 4), (372, 470, 20), (352, 600, 44), (350, 720, 70), (352, 880, 90)], 8), "#c8b890", 0.3, "screen", 14)  # fmt: skip
        sc.flat(limb([(394, 340, 3), (338, 500, 9), (308, 620, 14), (280, 740, 18), (262, 860, 20)], 8), "#ffe8b4", 0.85, "screen", 5)  # fmt: skip
        for k in range(9):
            t = k / 8
            sc.stroke(curve([(396 - 60 * t, 400 + 40 * t), (366 + 10 * k, 560), (330 + 26 * k, 700), (290 + 34 * k, 880)]), "#081838", 2, 0.34)  # fmt: skip
        q = sc.stream("wet")
        for _ in range(70):
            x, y = q.uniform(270, 470), q.uniform(420, 800)
            L = q.uniform(8, 34)
            sc.flat(limb([(x, y, 0.5), (x + 0.04 * (380 - x), y + L, 2.4), (x, y + L + 3, 1)], 3), "#e0fbff", q.uniform(0.3, 0.8))  # fmt: skip
    rimlight(sc, whole, 6, 3, "#ffe8b0", 1, 2, sc.light[:2], 800)
    drops = []
    q = sc.stream("drops")
    for _ in range(4):
        x = q.uniform(500, 770)
        y = 240 + 300 * q.random() ** 1.6
        if not whole.buffer(30).contains(ellipse(x, y, 2)):
            drops.append(shape(f"{x},{y - 9}^ {x + 3.6},{y + 2} {x},{y + 6} {x - 3.6},{y + 2}"))
    sc.layer(U(drops), "#e8fbff", z=2, rim="#ffffff", rimop=1, **EXACT)
