"""A sand castle with five towers, a lit door and a moat; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.papers import paper_boat
from cards.studio.papercut.scene import Scene

CASTLE = (366, 1090)  # where it stands


def draw_castle(sc: Scene) -> None:
    """Five towers, a lit door, a moat, a paper boat."""
    x, y = CASTLE
    moat = ellipse(x + 2, y + 4, 92, 22)
    sc.layer(moat.buffer(7), sc.near("#f2dba4", "#b08c54", 330), z=3, sh=0.4, cut=0.8, rim="#fffbe0")
    sc.layer(moat, sc.lin([(0, "#d6f0dc"), (1, "#4fa08a")], 0, y - 18, 0, y + 26), z=1, sh=0, cut=0.4)
    sc.layer(ellipse(x, y - 3, 70, 14), sc.near("#f0d89e", "#b28e56", 300), z=3, sh=0.45, cut=0.5)
    wall = U(
        box(x - 58, y - 40, x + 58, y), *[box(x - 58 + 14.5 * k, y - 47, x - 50 + 14.5 * k, y - 39) for k in range(8)]
    )
    parts = [(x - 4, 30, 96), (x + 24, 22, 76), (x - 30, 22, 70)]
    for tx, w, h in parts:
        tower_(sc, tx, y - 8, w, h)
    sc.layer(
        wall, sc.near("#fbe6b0", "#a98450", 260, (x + 80, y - 120)), z=3, sh=0.45, cut=0.7, rim="#fffbe4", rimop=0.9
    )
    for tx in (x - 60, x + 60):
        tower_(sc, tx, y + 3, 26, 60)
    door = U(box(x - 7, y - 18, x + 7, y + 1), ellipse(x, y - 18, 7))
    sc.flat(door, "#ffb95a")
    sc.glow(x, y - 10, 34, "#ffb050", 0.8)
    sc.flat(U([box(x - 40 + 16 * k, y - 30, x - 37 + 16 * k, y - 22) for k in (0, 1, 4, 5)]), "#7a5a34", 0.8)
    r = sc.stream("sand grain")
    sc.flat(
        U([ellipse(r.uniform(x - 70, x + 70), r.uniform(y - 90, y), 0.9) for _ in range(90)]).intersection(wall),
        "#7a5a34",
        0.5,
    )
    sc.flat(
        Polygon([(x - 70, y + 8), (x - 6, y + 12), (x - 190, y + 96), (x - 240, y + 74)]),
        "#6a5640",
        0.34,
        "multiply",
        6,
    )
    for g, t in paper_boat("#fbf8ec", 30):
        sc.layer(T(g, x - 42, y + 22, 1), mix("#b8c8b8", "#ffffff", t), z=1, sh=0.3, cut=0, wash=0, fibre=0)
    flag = U(
        limb([(x - 4, y - 104, 1.4), (x - 4, y - 132, 1)], 1),
        shape(f"{x - 4},{y - 132}^ {x + 14},{y - 127}^ {x - 4},{y - 121}^"),
    )
    sc.layer(flag, "#ef6a4d", z=1.4, cut=0, wash=0, fibre=0)


def tower_(sc: Scene, x: float, y: float, w: float, h: float) -> None:
    """A bucket turned over, with battlements."""
    g = U(
        Polygon([(x - w * 0.5, y), (x - w * 0.42, y - h), (x + w * 0.42, y - h), (x + w * 0.5, y)]),
        *[
            box(x - w * 0.46 + w * 0.265 * k, y - h - 6, x - w * 0.46 + w * 0.265 * k + w * 0.14, y - h + 1)
            for k in range(4)
        ],
    )
    sc.layer(
        g,
        sc.lin([(0, "#b08a56"), (0.55, "#e4c88a"), (1, "#fff1c4")], x - w / 2, 0, x + w / 2, 0),
        z=3,
        sh=0.45,
        cut=0.6,
        rim="#fffbe4",
        rimop=0.8,
    )
    sc.flat(U([box(x - w * 0.46, y - h * f, x + w * 0.46, y - h * f + 1) for f in (0.3, 0.66)]), "#9a7444", 0.4)
    sc.flat(U(box(x - 1.6, y - h * 0.56, x + 1.6, y - h * 0.4)), "#6a4c2c", 0.8)
