"""A thatched house on posts over the water, its door open and lit; and the sedge round it."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene


def sedge(r: Any, x0: float, x1: float, y: float, h: float, n: int, heads: float, bow: float = 0.0) -> Any:
    """Sedge and bulrushes that lean all one way, in clumps."""
    g = [limb([(x0 - 20, y + 12, 16), ((x0 + x1) / 2, y + 8, 30), (x1 + 20, y + 12, 16)], 6)]
    tufts = [r.uniform(x0, x1) for _ in range(max(3, n // 9))]
    for _ in range(n):
        x = r.choice(tufts) + r.gauss(0, 15)
        L = h * r.uniform(0.3, 1)
        b = r.gauss(bow, 0.16)
        if r.random() < heads:
            g.append(
                limb([(x, y + 6, 3), (x + b * L * 0.25, y - L * 0.6, 2.2), (x + b * L * 0.6, y - L * 1.14, 0.9)], 5)
            )
            g.append(limb([(x + b * L * 0.4, y - L * 0.82, 8), (x + b * L * 0.55, y - L * 1.06, 8)], 4))
        else:
            g.append(
                limb(
                    [
                        (x, y + 6, r.uniform(3, 6)),
                        (x + b * L * 0.3, y - L * 0.6, 3.4),
                        (x + b * L * 1.4, y - L * 0.92, 0.4),
                    ],
                    6,
                )
            )
    return U(g)


def draw_house(sc: Scene, x: float, y: float) -> None:
    """Thatch on posts over the bend; in the open door a woman waits, and a child with a cake."""
    lamp = "#ffd27a"
    posts = U([limb([(x + d, y - 2, 6), (x + d * 1.03, y + 34, 5)], 3) for d in (-80, -46, 50, 84)])
    sc.layer(posts, "#3f3340", z=3, cut=0, sh=0.4)
    wall = shape(f"{x - 84},{y}^ {x - 80},{y - 66}^ {x + 80},{y - 68}^ {x + 86},{y}^")
    door, win = box(x - 24, y - 62, x + 22, y - 1), box(x + 42, y - 50, x + 66, y - 28)
    sc.layer(wall.difference(U(door, win)), sc.near("#8f5f55", "#4a3c4c", 80, (x, y - 30)), z=4, cut=0.3, sh=0.45)
    planks = U([limb([(x + d, y - 66, 0.8), (x + d, y, 0.8)], 1) for d in range(-72, 84, 12)]).difference(U(door, win))
    sc.flat(planks, "#33242f", 0.6)
    sc.flat(door, sc.lin([(0, "#fff6d2"), (1, lamp)], 0, y - 62, 0, y))
    sc.flat(win, "#ffcf7e", 0.95)
    sc.flat(U(box(x + 53, y - 50, x + 55, y - 28), box(x + 42, y - 40, x + 66, y - 38)), "#59454f")
    woman = fillet(
        U(
            shape("-9,0^ -7,-22 -6,-34 0,-38 6,-34 7,-22 10,0^"),
            ellipse(0.6, -43, 5, 5.4),
            ellipse(4, -47.4, 3.2),
            limb("-5,-33,4 -10,-24,3.4 -5,-17,3"),
            limb("5,-33,4 12,-38,3 9,-46,2.4"),
        ),
        0.6,
    )
    child = fillet(
        U(
            shape("-6,0^ -4,-14 -2,-20 2,-20 5,-14 7,0^"),
            ellipse(0, -24, 4.2),
            limb("-3,-17,3 -10,-14,2.6"),
            limb("3,-17,3 -9,-13,2.4"),
        ),
        0.5,
    )
    sc.flat(T(woman, x + 7, y - 1, 1.14), "#6a2f3a")
    sc.flat(T(child, x - 9, y - 1, 1.08), "#41313f")
    cake = U(box(-19, -18, -8, -13), box(-17, -22, -10, -18), limb("-13.5,-26,1 -13.5,-22,1"))
    sc.flat(T(cake, x - 9, y - 1, 1.08), "#fffaf0")
    leaf = Polygon([(x + 22, y), (x + 22, y - 62), (x + 40, y - 66), (x + 40, y + 5)])
    sc.layer(leaf, "#a0685a", z=1.5, cut=0, sh=0.4)
    roof = shape(
        f"{x - 108},{y - 56}^ {x - 80},{y - 92} {x - 52},{y - 132}^ {x + 54},{y - 136}^ {x + 84},{y - 94} {x + 110},{y - 58}^ {x},{y - 66}"
    )
    sc.layer(roof, sc.near("#9c7a66", "#4c4450", 190, (x + 30, y - 160)), z=6, cut=0.6, sh=0.5, rimop=0.8)
    r, straw = sc.stream("thatch"), []
    for _ in range(240):
        t = r.random()
        q = (r.random() - 0.5) * (104 + 104 * t)
        straw.append(limb([(x + q, y - 132 + 62 * t, 1.5), (x + q * 1.08, y - 118 + 62 * t, 0.5)], 2))
    sc.flat(U(straw[:130]).intersection(roof), "#c2a184", 0.6)
    sc.flat(U(straw[130:]).intersection(roof), "#3a3040", 0.5)
    sc.layer(box(x - 118, y, x + 100, y + 8), "#4d3d45", z=3, cut=0.3, sh=0.5)
    path = shape(f"{x - 26},{y + 8}^ {x + 24},{y + 8}^ {x + 62},{y + 96}^ {x - 76},{y + 96}^")
    sc.flat(path, sc.lin([(0, lamp, 0.85), (1, lamp, 0)], 0, y + 8, 0, y + 96), 0.8, "screen", 5)
    sc.flat(
        box(x - 30, y + 34, x + 26, y + 150),
        sc.lin([(0, "#fff0c0", 1), (1, "#ffd890", 0)], 0, y + 34, 0, y + 150),
        0.95,
        "screen",
        7,
    )
    R, bars = sc.stream("door"), []
    for _ in range(44):
        q = R.random()
        bx, w = x + R.gauss(0, 10 + 26 * q), R.uniform(10, 40) * (0.6 + q)
        bars.append(
            limb([(bx - w, y + 40 + 110 * q, 0.4), (bx, y + 40 + 110 * q, 1.6 + q), (bx + w, y + 40 + 110 * q, 0.4)], 3)
        )
    sc.flat(U(bars), "#ffe9b0", 0.75)
    sc.glow(x, y - 30, 270, "#ffb656", 0.95)
