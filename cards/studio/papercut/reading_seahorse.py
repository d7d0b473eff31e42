"""A sea horse on the tongue of an enormous fish reads from a book; RING is where the others listen; in card units."""

from __future__ import annotations

from cards.studio.papercut.geometry import U, ellipse, fillet, limb, shape
from cards.studio.papercut.reef_fish import fin_rays
from cards.studio.papercut.scene import Scene

RING = (262, 742, 200, 66)  # the audience: an ellipse on the tongue


def draw_sea_horse(sc: Scene, x: float, y: float) -> None:
    """A sea horse stands behind the book and bends over it."""
    hx, hy = x + 4, y - 34
    horse = U(
        limb(
            [
                (hx + 2, hy - 74, 17),
                (hx + 16, hy - 58, 16),
                (hx + 24, hy - 34, 24),
                (hx + 18, hy - 8, 22),
                (hx + 10, hy + 16, 12),
                (hx + 18, hy + 36, 7),
                (hx + 32, hy + 38, 5),
                (hx + 34, hy + 28, 4),
            ],
            8,
        ),
        limb([(hx + 2, hy - 75, 17), (hx - 9, hy - 63, 9), (hx - 20, hy - 47, 6.4), (hx - 22, hy - 43, 7)], 5),
        shape(f"{hx - 2},{hy - 80}^ {hx + 2},{hy - 94} {hx + 7},{hy - 86}^ {hx + 12},{hy - 92} {hx + 13},{hy - 78}^"),
    )
    horse = fillet(horse, 3)
    fin = shape(f"{hx + 33},{hy - 48}^ {hx + 50},{hy - 44} {hx + 52},{hy - 22} {hx + 34},{hy - 16}^")
    sc.layer(fin, "#e8b860", z=1.4, cut=0, wash=0, op=0.9)
    sc.flat(fin_rays(fin, (hx + 20, hy - 32), 14, 0.8), "#8a5a2a", 0.6)
    sc.layer(
        horse,
        sc.lin([(0, "#f6d27e"), (0.6, "#d99a44"), (1, "#a3622e")], hx - 20, hy - 80, hx + 50, hy + 30),
        z=2.6,
        cut=0,
        wash=0.4,
        rim="#fffbe0",
        rimop=0.95,
    )
    rings = [
        limb(
            [
                (hx + 10 + 2 * k, hy - 50 + 9 * k, 0.6),
                (hx + 22 - k, hy - 46 + 9 * k, 1.5),
                (hx + 34 - 2 * k, hy - 50 + 9 * k, 0.6),
            ],
            3,
        )
        for k in range(8)
    ]
    sc.flat(U(rings).intersection(horse), "#8a4e24", 0.6)
    sc.flat(ellipse(hx - 1, hy - 78, 2.4), "#1a1020")
    sc.flat(ellipse(hx - 1.8, hy - 78.8, 0.8), "#ffffff")


def draw_lesson(sc: Scene) -> None:
    """The open book and who reads from it."""
    x, y = RING[0] + 6, RING[1] + 8
    shade = ellipse(x, y + 12, 62, 12)
    sc.flat(shade, "#4a1c38", 0.6, "multiply", 4)
    cover = shape(f"{x - 58},{y + 10}^ {x - 48},{y - 24}^ {x + 48},{y - 24}^ {x + 58},{y + 10}^ {x},{y + 15}")
    sc.layer(cover, "#7a2e3c", z=2.4, cut=0, wash=0)
    for s in (-1, 1):
        page = shape(
            f"{x},{y + 10}^ {x + s * 26},{y + 2} {x + s * 54},{y + 6}^ {x + s * 45},{y - 26}^ {x + s * 22},{y - 30} {x},{y - 22}^"
        )
        sc.layer(
            page, sc.lin([(0, "#fffef0"), (1, "#e6e4b8")], x, 0, x + s * 58, 0), z=1.6, cut=0, wash=0, rim="#ffffff"
        )
        lines = [
            limb(
                [
                    (x + s * (6 + k * 0.6), y + 4 - 6 * k, 0.7),
                    (x + s * 22, y - 1 - 6 * k, 1.3),
                    (x + s * (48 - 2 * k), y + 1 - 6 * k, 0.7),
                ],
                4,
            )
            for k in range(5)
        ]
        sc.flat(U(lines), "#6a6a52", 0.65)
    leaf_up = shape(
        f"{x},{y + 8}^ {x + 10},{y - 16} {x + 26},{y - 40}^ {x + 20},{y - 52} {x + 6},{y - 42} {x},{y - 22}^"
    )
    sc.layer(leaf_up, "#fbfbe0", z=2, cut=0, wash=0, rim="#ffffff")
    draw_sea_horse(sc, x, y)
