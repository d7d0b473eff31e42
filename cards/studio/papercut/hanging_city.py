"""A hill town that hangs upside down in the ice, its lamps lit; in card units."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, along, curve, ellipse, limb
from cards.studio.papercut.hollow_iceberg import ring
from cards.studio.papercut.plants import poplar
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.towers import arcade, tower

# base line of each tier (hung: larger y is further up the hill), its houses' walls, its tone and the share of lit windows
TIERS = (
    ("top", 628, (290, 524), (24, 38), (76, 150), "#7fb4c8", 0.75),
    ("third", 540, (206, 604), (28, 44), (64, 138), "#4f8cb0", 0.6),
    ("second", 446, (140, 668), (32, 50), (56, 132), "#386a98", 0.5),
    ("first", 352, (92, 716), (34, 56), (50, 112), "#2c4676", 0.42),
)
KINDS = ("gable", "steps", "gable", "spire", "spire", "dome", "steps", "spire")


def hang(g: Any, x: float, y: float) -> Any:
    """Turn an upright thing upside down, its foot at x, y."""
    return T(g, x, y, 1, sy=-1)


def lay_tower(sc: Scene, t: Any, x: float, y: float, tone: str, glow: float, lit_by: float = 0.5) -> None:
    """One hanging house."""
    wall, roof, trim, lit, unlit = (hang(g, x, y) for g in (t.wall, t.roof, t.trim, t.lit, t.unlit))
    deep = mix(tone, "#2c3560", 0.5)
    rim = {"cut": 0, "fibre": 0.06, "rim": "#ffe8c4", "rimop": 0.6}
    sc.layer(roof, sc.near(mix(deep, "#d08a6a", 0.4), deep, 330), z=4, sh=0.42, **rim)
    sc.layer(wall, sc.near(mix(tone, "#ffe0b0", lit_by), tone, 340), z=4, sh=0.42, **rim)
    sc.flat(trim, mix(tone, "#f4fbf8", 0.45), 0.7)
    sc.flat(unlit, dark(deep, 0.3), 0.8)
    sc.flat(lit, sc.near("#fff6dc", "#f3b473", 420), 1)
    for wx, wy in t.lamps[:: 1 if glow > 0.4 else 2]:
        sc.glow(x + wx, y - wy, 17, "#f8bd78", glow)


def draw_city(sc: Scene) -> None:
    """Four tiers of a hill town, the hill's top lowest."""
    for n, (name, base, (x0, x1), (w0, w1), (h0, h1), tone, lit) in enumerate(TIERS):
        r = sc.stream(f"tier {name}")
        mid = (x0 + x1) / 2
        at = lambda x, b=base, m=mid, s=(x1 - x0) / 2: b - 46 * ((x - m) / s) ** 2
        top = [(x, at(x)) for x in np.linspace(x0 - 40, x1 + 40, 24)]
        ground = Polygon([*top, (x1 + 40, base - 150), (x0 - 40, base - 150)]).buffer(0)
        ice = Polygon(ring(sc, 4 - n)).buffer(-4) if n else Polygon(ring(sc, 5)).buffer(30)
        ground = ground.intersection(ice)
        houses = []
        x = x0 + r.uniform(0, 10)
        while x < x1:
            w, h = r.uniform(w0, w1), r.uniform(h0, h1) * (1.16 - 0.42 * abs(x - mid) / ((x1 - x0) / 2))
            kind = r.choice(KINDS)
            if kind == "spire":
                w *= 0.62
                h *= 1.2
            gap = abs(x + w / 2 - (404 - 60 * (n - 1.5))) < 30 and n > 0
            if not gap:
                houses.append((x + w / 2, kind, w, h))
            x += w * r.uniform(0.86, 1.12) + (r.uniform(8, 30) if r.random() < 0.25 else 0)
        for x, kind, w, h in sorted(houses, key=lambda q: r.random()):
            lay_tower(
                sc, tower(r, kind, w, h, lit), x, at(x) - 8, mix(tone, "#1f3a5e", r.uniform(0, 0.22)), 0.34 + 0.1 * n
            )
        sc.layer(
            ground,
            sc.near(mix(tone, "#f8dcb0", 0.55), mix(tone, "#123a58", 0.5), 380),
            z=7,
            sh=0.45,
            cut=0.5,
            rim="#fff0d4",
            rimop=0.7,
        )
        if n == 0:
            cathedral(sc)
        trees = [
            hang(poplar(r, 0, 0, r.uniform(20, 34), 9), x, at(x) - 3) for x in (r.uniform(x0, x1) for _ in range(5))
        ]
        sc.layer(U(trees), sc.near("#6f9a98", "#1c4058", 330), z=3, cut=0, sh=0.4, rim="#ffe8c4", rimop=0.6)
        with sc.clip(ground):
            sc.flat(
                U(
                    [
                        limb(
                            [
                                (xx - 24, at(xx) - 14 * j, 0.5),
                                (xx, at(xx) - 14 * j - 2, 1.4),
                                (xx + 24, at(xx) - 14 * j, 0.5),
                            ],
                            3,
                        )
                        for j in (1, 2, 3, 4)
                        for xx in np.arange(x0 + 17 * j, x1, 58)
                    ]
                ),
                "#eafaf6",
                0.25,
            )


def cathedral(sc: Scene) -> None:
    """On top of the hill, which is the lowest point: a dome and spires, dark against the brightest ice."""
    r = sc.stream("cathedral")
    for kind, x, w, h, tone in (
        ("gable", 322, 40, 120, "#6f9fbc"),
        ("gable", 490, 42, 112, "#6f9fbc"),
        ("spire", 346, 32, 196, "#4f7fa8"),
        ("spire", 466, 32, 208, "#4f7fa8"),
        ("dome", 406, 84, 214, "#3f6a98"),
    ):
        lay_tower(sc, tower(r, kind, w, h, 0.85), x, 632, tone, 0.5, 0.22)
    road = sc.near("#f2dcb4", "#7fa8be", 170, (406, 730))
    sc.layer(hang(arcade(104, 40, 4), 406, 724), road, z=3, cut=0, sh=0.45, rim="#fff0d4", rimop=0.9)


def draw_street(sc: Scene) -> None:
    """Lamps along the one street that winds through all tiers."""
    P = curve(
        np.array(
            [
                (404, 628),
                (452, 600),
                (500, 566),
                (470, 520),
                (388, 498),
                (318, 462),
                (330, 412),
                (432, 386),
                (498, 340),
                (474, 300),
                (430, 276),
            ],
            float,
        ),
        n=12,
    )
    sc.stroke(P, "#ffe2ae", 9, 0.34, "screen", blur=4)
    c = along(P, 34)
    for k, (x, y) in enumerate(c):
        s = 1.1 - 0.5 * k / 34
        sc.glow(float(x), float(y), 26 * s + 6, "#ffd08a", 0.75)
        sc.flat(ellipse(float(x), float(y), 2.7 * s), "#fff8e2")
