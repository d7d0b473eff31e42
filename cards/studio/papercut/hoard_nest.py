"""A nest as large as a room: twigs, chinks of light, and what was lost woven among them."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut import *
from cards.studio.papercut.magpies import LX, LY, hoard
from cards.studio.papercut.trinkets import trinket

NX, NY, NW, NH = 452, 560, 316, 272  # middle of the rim, half width, depth
INSIDE = (
    "cup",
    "spoon",
    "coin",
    "key",
    "watch",
    "fork",
    "thimble",
    "coin",
    "bell",
    "earring",
    "spoon",
    "button",
    "medal",
    "key",
    "coin",
    "buckle",
)
WOVEN = (  # things woven in: kind, angle on the bowl, depth, scale, turn
    ("key", 2.45, 0.5, 3.4, 62), ("spectacles", 1.92, 0.36, 3.2, -8), ("scissors", 1.36, 0.5, 3.4, 28), ("clock", 0.86, 0.42, 3.4, -8), ("spoon", 0.62, 0.88, 3.2, 74), ("trumpet", 0.34, 0.34, 2.5, 24),
    ("glove", 2.2, 0.86, 2.8, 24), ("violin", 1.66, 0.82, 3.2, 64), ("horse", 1.1, 0.86, 2.8, -10),
)  # fmt: skip


def twig(r: Any, t: float, q: float, k: float = 1.0) -> Any:
    """One twig laid along the bowl, at angle t, depth q."""
    d, tilt = r.uniform(0.16, 0.42), r.uniform(-0.2, 0.2)
    P = []
    for u, w in ((-1, 1.2), (-0.4, 5), (0.4, 5), (1, 1)):
        a, b = t + d * u, q + tilt * u
        P.append(
            (
                NX + NW * math.cos(a) * (0.92 + 0.12 * b),
                NY + NH * b * math.sin(a) - 12 * math.cos(a),
                w * k * r.uniform(0.8, 1.5),
            )
        )
    return limb(P, 5, 4)


def draw_back_rim(sc: Scene) -> None:
    """The far side of the nest, the glow in it, and things that stand up out of the hoard."""
    inner = T(ellipse(0, 0, NW * 0.9, 56), NX, NY - 6, rot=3)
    sc.layer(inner, sc.rad([(0, "#f8d080"), (0.4, "#b87a34"), (1, "#3a2618")], LX, LY + 30, 330), z=2, cut=0.5)
    q = sc.stream("hoard")
    for k in range(40):
        x = q.uniform(190, 640)
        top = 506 + 0.0016 * (x - 330) ** 2
        y = top + (NY + 6 - top) * ((k / 40) ** 0.8) + q.uniform(-8, 8)
        c = q.choice(("#e8b048", "#d0902c", "#a86a20", "#f0c870", "#8f8f80"))
        sc.layer(
            T(T(trinket(INSIDE[k % len(INSIDE)]), 0, -14), x, y, q.uniform(2.4, 3.4), rot=q.uniform(-160, 160)),
            hoard(sc, light(c, 0.3), c, "#6a4420", r=300),
            z=3.4,
            cut=0.1,
            wash=0,
            fibre=0,
            rim="#fffbe0",
            rimop=1,
        )
    sc.glow(LX - 60, LY, 460, "#ffb850", 0.7)
    sc.glow(LX - 90, LY + 10, 200, "#ffc860", 0.28)
    shafts(
        sc,
        LX - 20,
        LY + 20,
        [(-1.2, 0.1, 0.3), (-1.62, 0.07, 0.24), (-1.98, 0.1, 0.3), (-2.4, 0.07, 0.22), (-0.8, 0.06, 0.2)],
        620,
        "#ffd890",
        16,
        60,
    )


def draw_nest(sc: Scene) -> None:
    """The bowl: twigs from gold at the rim down to night, chinks of light, and what was lost woven among them."""
    bowl = shape(
        f"{NX - NW},{NY + 8}^ {NX - NW * 0.5},{NY + 34} {NX},{NY + 40} {NX + NW * 0.5},{NY + 20} {NX + NW},{NY - 22}^ {NX + NW * 0.9},{NY + NH * 0.5} {NX + NW * 0.5},{NY + NH * 0.92} {NX},{NY + NH * 1.05} {NX - NW * 0.5},{NY + NH * 0.96} {NX - NW * 0.88},{NY + NH * 0.55}"
    )
    sc.layer(bowl, hoard(sc, "#5a3c24", "#241f26", "#0c141e", r=430), z=14, sh=0.55, cut=1.5)
    r = sc.stream("weave")
    chinks = [
        T(
            ellipse(0, 0, r.uniform(5, 15), r.uniform(1.4, 3.6), r.uniform(-20, 20)),
            NX + NW * 0.86 * math.cos(t),
            NY + 30 + NH * q * 0.9 * math.sin(t),
        )
        for t, q in [(r.uniform(0.25, 2.9), r.uniform(0.1, 0.75)) for _ in range(60)]
    ]
    sc.flat(U(chinks), hoard(sc, "#fff0b0", "#ffb648", "#a8642c", r=420), 1)
    for a, b, c, n in (
        ("#5a4030", "#2a2830", "#121a24", 110),
        ("#8a5c38", "#3f3436", "#18202a", 110),
        ("#c08a4c", "#5a4640", "#202a34", 90),
        ("#f0c074", "#8a6a4c", "#2c3a44", 44),
    ):
        gs = [twig(r, r.uniform(0.02, math.pi - 0.02), 0.06 + r.uniform(0.04, 1.0) ** 0.8) for _ in range(n)]
        gs += [twig(r, r.uniform(0.5, math.pi - 0.5), r.uniform(0.88, 1.06)) for _ in range(n // 4)]
        gs += [twig(r, r.uniform(0.2, math.pi - 0.2), r.uniform(0.06, 0.16)) for _ in range(n // 3)]
        gs += [
            twig(r, r.choice((r.uniform(-0.05, 0.3), r.uniform(2.85, 3.2))), r.uniform(0, 0.5)) for _ in range(n // 8)
        ]
        sc.layer(U(gs), hoard(sc, a, b, c, r=430), z=2.8, cut=0.1, wash=0, fibre=0, sh=0.55, rim="#ffe0a0", rimop=0.5)
    for kind, t, q, s, rot in WOVEN:
        x, y = NX + NW * 0.88 * math.cos(t), NY + 20 + NH * q * math.sin(t)
        c = {"glove": "#e2452f", "horse": "#d8483a"}.get(kind, "#e8ae48")
        sc.layer(
            T(T(trinket(kind), 0, -16), x, y, s, rot=rot),
            hoard(sc, light(c, 0.6), c, dark(c, 0.55), r=400),
            z=2.6,
            cut=0.2,
            wash=0,
            fibre=0,
            sh=0.6,
            rim="#fffbe0",
            rimop=0.9,
        )
    for a, b, c, n in (("#8a5c38", "#3f3436", "#141c26", 26), ("#f0c074", "#6a5446", "#202a34", 12)):
        sc.layer(
            U([twig(r, r.uniform(0.05, math.pi - 0.05), r.uniform(0.08, 0.95)) for _ in range(n)]),
            hoard(sc, a, b, c, r=430),
            z=2.4,
            cut=0.1,
            wash=0,
            fibre=0,
            sh=0.5,
            rim="#ffe0a0",
            rimop=0.5,
        )
