"""What is for sale: stalls with awnings, carpets hung out."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, ellipse
from cards.studio.papercut.scene import Scene

RED, CREAM = "#d13a26", "#fff6d8"


def stall(sc: Scene, x: float, y: float, w: float, a: str, b: str) -> None:
    """A market stall on x, y: two posts, a counter with fruit, an awning in two colours."""
    sc.layer(
        U(box(x - w / 2, y - 118, x - w / 2 + 6, y + 22), box(x + w / 2 - 6, y - 118, x + w / 2, y + 22)),
        "#5a3820",
        z=3,
        cut=0.2,
        fibre=0,
        rim="#ffe9b0",
        rimop=0.9,
    )
    sc.layer(
        box(x - w / 2 - 4, y - 34, x + w / 2 + 4, y + 8),
        sc.near(mix(a, "#fff0c8", 0.3), mix(a, "#2a2244", 0.25), 800),
        z=4,
        cut=0.4,
        rim="#fff0c8",
        rimop=0.9,
    )
    r = sc.stream(f"goods {x:.0f}")
    goods = [
        (
            ellipse(x - w / 2 + 12 + 15 * k, y - 38 - 8 * (k % 2), 10),
            r.choice((RED, "#e8902a", "#7fa84a", "#f2d25a", "#8a3f6a")),
        )
        for k in range(int(w / 15))
    ]
    sc.layer(goods, z=2, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=0.8)
    n = 6
    strips = []
    for k in range(n):
        xa, xb = x - w / 2 - 12 + (w + 24) * k / n, x - w / 2 - 12 + (w + 24) * (k + 1) / n
        ta, tb = x - w / 2 + 8 + (w - 16) * k / n, x - w / 2 + 8 + (w - 16) * (k + 1) / n
        strips.append(
            (
                U(
                    Polygon([(ta, y - 158), (tb, y - 158), (xb, y - 112), (xa, y - 112)]),
                    ellipse((xa + xb) / 2, y - 112, (xb - xa) / 2, 11),
                ),
                (a, b)[k % 2],
            )
        )
    sc.layer(strips, z=6, cut=0.3, wash=0.4, rim="#fffbe6", rimop=0.9)
