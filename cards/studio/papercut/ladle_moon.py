"""A full moon in a ladle, seen from above; in card units."""

from __future__ import annotations

import math

from cards.studio.papercut.geometry import T, clean, ellipse, limb
from cards.studio.papercut.scene import Scene

MX, MY, MR = 436, 456, 66  # the moon in the ladle, the only light


def draw_ladle(sc: Scene) -> None:
    """The moon in the ladle."""
    sc.flat(ellipse(MX + 24, MY + 30, MR * 1.05), "#12103a", 0.6, "multiply", 9)
    bowl_ = ellipse(MX, MY, MR + 11)
    ladle_arm = limb([(MX - 60, MY - 52, 17), (352, 380, 13), (311, 336, 12), (288, 310, 13)], 6)
    sc.layer(
        ladle_arm,
        sc.lin([(0, "#d9b48c"), (1, "#8a5a50")], 280, 320, MX, MY),
        z=18,
        cut=0,
        rim="#fffbe6",
        rimop=0.9,
        rimw=1.6,
    )
    sc.layer(
        bowl_,
        sc.rad([(0, "#fff2d0"), (0.85, "#e6b884"), (1, "#a8705c")], MX, MY, MR + 14),
        z=18,
        cut=0,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.6,
    )
    moon_ = ellipse(MX, MY, MR)
    sc.glow(MX, MY, 250, "#fff6dc", 0.75, mid=0.5)
    sc.layer(
        moon_,
        sc.rad([(0, "#ffffff"), (0.6, "#fdf6de"), (1, "#f0dcae")], MX - 14, MY - 16, MR * 1.3),
        z=5,
        cut=0,
        wash=0.8,
        rim="#ffffff",
        rimop=1,
        rimw=1.6,
        sh=0.4,
        shc="#8a5a4a",
    )
    for x, y, r in (
        (-24, -18, 15),
        (16, -30, 9),
        (22, 14, 17),
        (-14, 26, 11),
        (-38, 8, 6),
        (40, -10, 6),
        (4, -4, 6),
        (2, 44, 6),
        (44, 34, 5),
    ):
        e = ellipse(MX + x, MY + y, r, r * 0.9)
        sc.flat(e, "#e0c796", 0.6)
        sc.flat(clean(e.difference(T(e, 2, 2))), "#a8865c", 0.5)
        sc.flat(clean(e.difference(T(e, -1.6, -1.6))), "#ffffff", 0.8)
    D = sc.stream("drops")
    for k in range(16):
        a = D.uniform(0.1, 2.2)
        r = MR + 14 + D.uniform(0, 26)
        sc.flat(ellipse(MX + r * math.cos(a), MY + r * math.sin(a), D.uniform(1.6, 4.4)), "#fff9e8", 0.95)
    sc.glow(MX, MY, 400, "#ffecc8", 0.5, mid=0.45)
