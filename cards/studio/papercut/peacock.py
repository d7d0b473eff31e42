"""A peacock's tail: feathers whose eyes have lids."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
NAVY = "#0d1c4a"


def feather(sc: Scene, foot: tuple[float, float], at: tuple[float, float], size: float, lum: float, seed: str) -> None:
    """The shaft and vane of one tail feather from its foot to its eye; size is half the width of the eye; lum 0..1."""
    r = random.Random(seed)
    x0, y0, x1, y1 = *foot, *at
    a = math.degrees(math.atan2(x1 - x0, y0 - y1))
    s = size / 50
    put = lambda g: T(g, x1, y1, s, rot=a)  # noqa: E731
    w = 80 + r.uniform(-6, 8)
    P = []
    for t in np.linspace(-1, 1, 43):  # the frayed edge of the vane round the eye
        b = t * 2.5
        k = 1 + (0.1 if int((t + 1) * 21) % 2 else -0.05) + r.uniform(-0.03, 0.03)
        P.append((w * k * math.sin(b) * (0.98 - 0.06 * abs(t)), -w * k * math.cos(b) * 1.12 + 6))
    P += [(34, 190), (12, 330), (-12, 330), (-34, 190)]
    vane = put(shape(" ".join(f"{u:.1f},{v:.1f}^" for u, v in P)))
    c0, c1 = mix("#0d4a44", "#3f9a4e", lum), mix("#062c30", "#0f5a4c", lum)
    tx, ty = put(ellipse(0, -w, 1)).centroid.coords[0]
    sc.layer(vane, sc.lin([(0, mix(c0, "#d8c850", 0.42 * lum)), (0.36, c0), (1, c1)], tx, ty, x0 + (x1 - x0) * 0.5, y0 + (y1 - y0) * 0.5), z=4 + 3 * s, cut=0, wash=0.5, fibre=0.06, sh=0.5, rim="#f2f0a0", rimop=0.25 + 0.6 * lum)  # fmt: skip
    barbs, gilt = [], []
    for k in range(40):
        b = (k / 39 * 2 - 1) * 2.35
        p = [
            (0.0, 84 - 30 * math.cos(b)),
            (56 * math.sin(b), -62 * math.cos(b) + 16),
            (88 * math.sin(b), -96 * math.cos(b) + 6),
        ]
        q = limb([(u, v, 1) for u, v in p], 4, 2)
        (gilt if k % 3 == 0 else barbs).append(q)
    for k in range(12):
        v = 110 + 18 * k
        for o in (-1, 1):
            barbs.append(limb([(0, v, 1.6), (o * 16, v - 12, 1.4), (o * (36 - 2 * k), v - 30, 0.5)], 3, 2))
    sc.flat(put(U(barbs)), mix("#1a7a6a", "#a8d860", lum), 0.7)
    sc.flat(put(U(gilt)), mix("#8a8a3a", "#f8e27a", lum), 0.85)
    sc.flat(
        limb([(x1, y1 + size, 2.2 * s + 1), (x0 + (x1 - x0) * 0.4, y0 + (y1 - y0) * 0.4, 3 * s + 1)], 1),
        mix("#5a5a2a", "#e8d88a", lum),
        0.8,
    )


def eye(
    sc: Scene,
    x: float,
    y: float,
    size: float,
    rot: float,
    lum: float,
    *,
    look: tuple[float, float] | None = None,
    seed: str = "",
) -> None:
    """The eye of a feather with its rings; shut, or open and looking towards look (-1..1 each way)."""
    r = random.Random(seed)
    s = size / 50
    put = lambda g: T(g, x, y, s, rot=rot)  # noqa: E731
    sunk = lambda c: mix(mix(c, "#06303a", 0.62), c, lum)  # noqa: E731
    drop = lambda k, d=0: shape(
        f"0,{-58 * k + d} {34 * k},{-48 * k + d} {52 * k},{-8 * k + d} {42 * k},{32 * k + d} 0,{54 * k + d} {-42 * k},{32 * k + d} {-52 * k},{-8 * k + d} {-34 * k},{-48 * k + d}"
    )  # noqa: E731
    sc.layer(put(drop(1.12)), sunk("#8ab83a"), z=2, sh=0.5, rim="#f8f4b0", rimop=0.3 + 0.5 * lum, **EXACT)
    sc.layer(
        put(drop(0.98)),
        sc.lin([(0, sunk("#ffd868")), (1, sunk("#b8701c"))], x, y - size, x, y + size),
        z=1.6,
        sh=0.4,
        rim="#fff6c0",
        rimop=0.4 + 0.5 * lum,
        **EXACT,
    )
    threads = [
        limb([(50 * math.sin(b), -52 * math.cos(b), 0.5), (34 * math.sin(b), -36 * math.cos(b), 1.3)], 1, 2)
        for b in np.linspace(0, 6.28, 40)
    ]
    sc.flat(put(U(threads)), sunk("#7a3a14"), 0.5)
    sc.layer(
        put(drop(0.76)),
        sc.lin([(0, sunk("#1a6ac0")), (1, sunk("#122a7a"))], x, y - size, x, y + size),
        z=1.6,
        sh=0.5,
        rim="#a8e8f0",
        rimop=0.3 + 0.5 * lum,
        **EXACT,
    )
    if look is None:
        lid = shape("-40,4^ -30,-24 0,-34 30,-24 40,4^ 26,20 0,27 -26,20")
        sc.layer(
            put(lid),
            sc.lin([(0, sunk("#8af0d8")), (0.6, sunk("#2fb4a8")), (1, sunk("#14707c"))], x, y - 34 * s, x, y + 27 * s),
            z=1.6,
            sh=0.45,
            rim="#e8fff0",
            rimop=0.3 + 0.6 * lum,
            **EXACT,
        )
        sc.flat(
            put(U(limb("-26,-14,.6 0,-23,2.4 26,-14,.6", 5), limb("-20,-4,.5 0,-11,1.5 20,-4,.5", 5))),
            sunk("#0f5a6a"),
            0.6,
        )
        lashes = [
            limb(
                [
                    (26 * u, 22 - 13 * u * u, 3.4),
                    (34 * u, 35 - 12 * u * u + r.uniform(-2, 2), 2.6),
                    (44 * u, 43 - 16 * u * u, 0.6),
                ],
                4,
                3,
            )
            for u in (-1, -0.62, -0.22, 0.22, 0.62, 1)
        ]
        line = limb("-41,3,2 -26,17,5 0,24,6.5 26,17,5 41,3,2", 6)
        sc.flat(put(U(line, lashes)), NAVY, 0.96)
        return
    white = shape("-42,2^ -28,-24 0,-33 28,-24 42,2^ 26,23 0,29 -26,23")
    sc.layer(
        put(white),
        sc.rad([(0, "#fffdf0"), (0.7, "#fff3cc"), (1, "#e8c878")], x, y, 44 * s),
        z=1.8,
        sh=0.5,
        rim="#ffffff",
        rimop=1,
        **EXACT,
    )
    lx, ly = look
    with sc.clip(put(white)):
        px, py = 15 * lx, 10 * ly
        sc.flat(put(ellipse(px, py, 21)), "#8a2a0c", 1)
        sc.flat(
            put(ellipse(px, py, 19)),
            sc.rad(
                [(0, "#ffd24a"), (0.6, "#f08a1c"), (1, "#b8440c")],
                *T(ellipse(px, py, 1), x, y, s, rot=rot).centroid.coords[0],
                20 * s,
            ),
            1,
        )
        sc.flat(
            put(
                U(
                    [
                        limb(
                            [
                                (px + 9 * math.cos(b), py + 9 * math.sin(b), 0.5),
                                (px + 18 * math.cos(b), py + 18 * math.sin(b), 1.3),
                            ],
                            1,
                            2,
                        )
                        for b in np.linspace(0, 6.28, 22)
                    ]
                )
            ),
            "#7a2a08",
            0.5,
        )
        sc.flat(put(ellipse(px, py, 9.5)), "#12081c", 1)
        sc.flat(put(ellipse(px - 6, py - 7, 4.2)), "#ffffff", 1)
        sc.flat(put(shape("-46,2^ -30,-26 0,-36 30,-26 46,2^ 28,-14 0,-21 -28,-14")), "#3a1a2a", 0.4, "multiply", 2 * s)
    up = limb("-44,3,3 -28,-22,7 0,-32,8.5 28,-22,7 44,3,3", 6)
    lashes = [
        limb([(30 * u, -31 + 12 * u * u, 4.4), (42 * u, -46 + 14 * u * u, 3.2), (54 * u, -54 + 12 * u * u, 0.7)], 4, 3)
        for u in (-1, -0.66, -0.3, 0.08, 0.44, 0.76, 1.04)
    ]
    sc.layer(put(U(up, lashes)), NAVY, z=1.4, sh=0.4, rim="#8ad0f0", rimop=0.6, **EXACT)
    sc.flat(put(limb("-38,8,.8 -24,22,2.6 0,29,3 24,22,2.6 38,8,.8", 6)), NAVY, 0.8)
