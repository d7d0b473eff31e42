"""A snowy spruce from straight above, with its shadow."""

from __future__ import annotations

import math

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, limb
from cards.studio.papercut.hand import fur
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

SUN = math.radians(133)  # shadows fall down and to the left


def spruce(sc: Scene, x: float, y: float, r: float, seed: str, z: float = 9) -> None:
    """From above: a star of boughs, tier on tier, snow in the middle, its pointed shadow on the snow."""
    rr = sc.stream(seed)
    L = r * 3.1
    tiers = 6
    up = [
        q
        for k in range(tiers)
        for q in ((L * (k / tiers), r * 0.98 * (1 - k / tiers)), (L * (k / tiers + 0.11), r * 0.6 * (1 - k / tiers)))
    ]
    sh = Polygon([(-r * 0.5, 0), *up, (L, 0), *[(a, -b) for a, b in up[::-1]]]).buffer(0)
    sc.flat(T(sh, x, y, rot=math.degrees(SUN)), "#5b8797", 0.5, "multiply", 1.6)
    n = rr.choice((9, 10, 11))
    rot = rr.uniform(0, 1)
    for k, (s, c) in enumerate(
        ((1, "#243f3f"), (0.8, "#2c4a48"), (0.6, "#37595a"), (0.4, "#4b7272"), (0.22, "#e4efee"))
    ):
        g = fur(
            star(x + 2.5 * k * r / 60, y - 3.5 * k * r / 60, r * s, n, 0.56, rot + k * 0.35, rr),
            r * 0.07,
            0.12,
            k,
            lean=0.2,
            w=1.6,
        )
        sc.layer(
            g,
            c,
            z=z if k == 0 else 3,
            cut=0,
            sh=0.5,
            dx=-0.35 * (z if k == 0 else 3),
            dy=0.4 * (z if k == 0 else 3),
            wash=0.4,
            fibre=0,
            rim="#f4fbf8",
            rimop=0.55,
            rimw=1.1,
        )
        if 0 < k < 4:  # snow on the boughs
            m = U(
                [
                    limb(
                        [
                            (x + math.cos(a) * r * s * 0.25, y + math.sin(a) * r * s * 0.25, 0.6),
                            (x + math.cos(a) * r * s * 0.6, y + math.sin(a) * r * s * 0.6, 2.4 * r / 46),
                            (x + math.cos(a) * r * s * 0.84, y + math.sin(a) * r * s * 0.84, 0.5),
                        ],
                        3,
                    )
                    for a in [rot + k * 0.35 - math.pi / 2 + 2 * math.pi * j / n for j in range(n)]
                    if math.cos(a + 0.8) > -0.35
                ]
            )
            sc.flat(m, "#eaf3f2", 0.85)
