"""A helmet upside down on a bean pole, full of earth, with the bean, and a wren on its rim."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bean_plant import blossom, vine, wren, wren_nest

LX, LY = -140, 430  # the window
HX, HY, RX, RY = 204, 742, 104, 26  # middle of the helmet's rim
DEPTH = 126


def lit(sc: Scene, *stops: str, r: float = 760) -> str:
    """Lit from the window outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX, LY, r)


def draw_plant(sc: Scene) -> None:
    """Pole, bean, helmet: all lit from the left."""
    back, near, placed = vine(HX, HY - 30)

    def lay(g: Any, fill: str, z: float = 4, **kw: Any) -> None:
        sc.layer(
            g, fill, z=z, **({"dx": 0.9 * z, "dy": 0.3 * z, "cut": 0.2, "sh": 0.4, "rim": "#fff0cc", "rimop": 0.8} | kw)
        )

    pole = limb([(HX + 4, 1004, 17), (HX, 700, 15), (HX - 2, 300, 14), (HX - 4, -40, 12)], 6)
    tub = Polygon([(HX - 62, 1010), (HX + 62, 1010), (HX + 48, 1104), (HX - 48, 1104)])
    sc.flat(
        Polygon([(HX - 40, 1104), (HX + 44, 1104), (HX + 240, 1140), (HX + 90, 1146)]), "#08141a", 0.6, "multiply", 6
    )
    lay(tub, sc.lin([(0, "#e09a70"), (0.45, "#9a5a48"), (1, "#3a2c34")], HX - 60, 0, HX + 56, 0), 6)
    lay(
        box(HX - 70, 1000, HX + 70, 1024),
        sc.lin([(0, "#f0b088"), (0.45, "#a86450"), (1, "#44343a")], HX - 60, 0, HX + 56, 0),
        4,
    )
    lay(ellipse(HX, 1002, 60, 8), "#3a2a24", 1)
    lay(back, "#5f7d3a", 3)
    lay(pole, sc.lin([(0, "#e8c08a"), (0.4, "#a87e54"), (1, "#4a3c38")], HX - 9, 0, HX + 9, 0), 6)
    outer, mouth = ellipse(HX, HY, RX, RY), ellipse(HX, HY + 1, RX - 13, RY - 7)
    lay(outer, "#4a4a38", 8)
    sc.flat(mouth, sc.lin([(0, "#1c2218"), (1, "#4a4430")], HX - 90, 0, HX + 90, 0))
    lay(clean(ellipse(HX, HY + 7, RX - 20, RY - 11).intersection(mouth)), "#4a3424", 1.4)
    lay(limb([(HX - 16, HY + 4, 7), (HX - 10, HY - 16, 7), (HX + 6, HY - 32, 7)], 6), "#8fb45a", 3)
    straps = U(
        *[
            limb(
                [(HX + s * 94, HY - 2, 8), (HX + s * 66, HY - 62, 6), (HX + s * 30, HY - 108, 6), (HX, HY - 122, 8)], 8
            )
            for s in (-1, 1)
        ]
    )
    lay(straps, lit(sc, "#f0c48a", "#a8703f", "#5a4438", r=520), 4)
    lay(near, lit(sc, "#c8e08a", "#7fa04f", "#3a5a3c", r=620), 4)
    bow = U(
        limb([(HX, HY - 122, 9), (HX - 20, HY - 96, 9), (HX - 40, HY - 72, 7)], 5), limb([(HX, HY - 122, 9), (HX + 18, HY - 94, 9), (HX + 34, HY - 66, 7)], 5),
        ellipse(HX - 30, HY - 132, 28, 14, 14).difference(ellipse(HX - 32, HY - 132, 16, 6, 14)), ellipse(HX + 30, HY - 132, 28, 14, -14).difference(ellipse(HX + 32, HY - 132, 16, 6, -14)),
        ellipse(HX, HY - 124, 12, 11),
    )  # fmt: skip
    lay(bow, lit(sc, "#f0c48a", "#b47a46", "#6a4a38", r=520), 4)
    r = sc.stream("leaves")
    for d, x, y, side in placed:
        lay(d["stalk"], "#7f9a4c", 2, wash=0, fibre=0)
        for b, v in zip(d["blades"][::-1], d["veins"][::-1], strict=True):
            c, k = b.centroid, 0.0 if side < 0 else 0.35
            bright, deep = mix(mix("#d8ea98", "#b4d070", r.random()), "#4a7a50", k), mix("#6f9a4c", "#2a5040", k)
            lay(b, sc.lin([(0, bright), (1, deep)], c.x - 30, c.y - 10, c.x + 34, c.y + 16), 4.5, wash=0.4)
            sc.flat(v, "#f4fad0", 0.5)
    for x0, y0, dx, dy in (
        (HX + 6, 470, 78, -44),
        (HX - 6, 300, -74, -50),
        (HX + 4, 130, 70, -46),
        (HX - 4, 586, -60, -34),
    ):
        lay(
            limb([(x0, y0, 3), (x0 + dx * 0.5, y0 + dy * 0.3, 2.4), (x0 + dx, y0 + dy, 1)], 6),
            "#7f9a4c",
            2,
            wash=0,
            fibre=0,
        )
        for k, t in enumerate((0.4, 0.55, 0.7, 0.84, 0.96)):
            x, y, s = x0 + dx * t, y0 + dy * t**1.5, 0.8 - 0.1 * k
            up = 1 if k % 2 else -1
            for g, c in blossom(x, y + 9 * up * s, s, 24 * up):
                lay(g, c, 1.6, wash=0, fibre=0)
    # the bowl
    bowl = shape(
        f"{HX - RX + 10},{HY + 6}^ {HX - RX + 14},{HY + DEPTH * 0.4} {HX - RX * 0.62},{HY + DEPTH * 0.82} {HX},{HY + DEPTH} {HX + RX * 0.62},{HY + DEPTH * 0.82} {HX + RX - 14},{HY + DEPTH * 0.4} {HX + RX - 10},{HY + 6}^ {HX},{HY + 24}"
    )
    bowl = clean(bowl.difference(mouth))
    lay(
        bowl,
        sc.rad([(0, "#e4d8a0"), (0.25, "#a8a06a"), (0.6, "#5f6446"), (1, "#222e2c")], HX - 74, HY + 40, 200),
        9,
        wash=1,
        fibre=0.25,
    )
    S = sc.stream("rust")
    with sc.clip(bowl):
        sc.flat(
            U(
                [
                    ellipse(HX + S.uniform(-90, 90), HY + S.uniform(20, 120), S.uniform(8, 26), S.uniform(6, 16))
                    for _ in range(12)
                ]
            ),
            "#8f5a34",
            0.4,
            None,
            4,
        )
        sc.flat(
            U([ellipse(HX + S.uniform(-96, 96), HY + S.uniform(20, 124), S.uniform(0.8, 2.2)) for _ in range(120)]),
            "#5a3622",
            0.6,
        )
        sc.flat(
            limb([(HX + 100, HY + 10, 40), (HX + 70, HY + 90, 50), (HX, HY + 132, 40)], 8),
            "#101c20",
            0.5,
            "multiply",
            9,
        )
    front = clean(outer.difference(mouth).intersection(box(0, HY, 800, HY + 90)))
    lay(front, sc.lin([(0, "#f0e4ac"), (0.4, "#8f8a5c"), (1, "#333a30")], HX - RX, 0, HX + RX, 0), 3)
    for x, y in ((HX + 30, HY + 52), (HX + 54, HY + 70), (HX + 12, HY + 84)):  # light through the pin holes
        sc.flat(ellipse(x, y, 3), "#fff4d0", 1)
        sc.glow(x, y, 16, "#fff0b8", 0.8)
    lay(
        U(
            [
                limb([(HX + a, HY + 96 + c, 2), (HX + a + 5, HY + 130 + c, 1.6), (HX + a - 4, HY + 156 + c, 0.6)], 5)
                for a, c in ((-14, 20), (6, 26), (34, 6))
            ]
        ),
        "#d8c298",
        2,
        wash=0,
        fibre=0,
    )


def draw_wren(sc: Scene) -> None:
    """A wren on the rim with straw for its nest."""
    for g, c in zip(wren_nest(HX + 50, HY + 4, sc.stream("nest")), ("#b08a48", "#e8c878"), strict=True):
        sc.layer(g, c, z=1.6, cut=0, wash=0, fibre=0, sh=0.4)
    w = T(wren(), HX + 92, HY - 2, 0.74, flip=True)
    o: dict[str, Any] = {"cut": 0, "wash": 0.3, "fibre": 0, "rim": "#fff0cc", "rimop": 0.9, "sh": 0.4}
    sc.layer(w["legs"], "#6a4634", z=2, **o)
    sc.layer(w["body"], sc.lin([(0, "#d09a62"), (1, "#5a3826")], HX + 60, 0, HX + 130, 0), z=4, **o)
    rimlight(sc, w["body"], 3, 1, "#fff0cc", 0.9, r=900)
    sc.flat(w["belly"], "#f0d8b0", 0.95)
    sc.flat(w["bars"], "#3a2016", 0.75)
    sc.layer(w["wing"], "#8a5a38", z=2, **o)
    sc.flat(w["brow"], "#fbeccc", 0.95)
    sc.layer(w["beak"], "#5a4030", z=1.2, **o)
    sc.flat(w["eye"], "#140c0a")
    sc.layer(w["straw"], "#f0d080", z=2, **o)
