"""A small fire in a cloth, and the fire brigade's sledge."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.weather import flame


def cradle() -> Figure:
    """The small fire in its checked cloth, its base on her forearm at 0,0; anchor heart."""
    f = Figure()
    f.extend(T(flame(52, 38, "small fire", 5), 5, -7))
    cloth = shape("-26,-10 -18,-22^ -8,-12 4,-9 16,-13 27,-24^ 31,-8 22,10 4,17 -14,12")
    f.add(cloth, "#f3e3c4", "cloth", 1.2)
    lines = [limb([(x, -30, 2.2), (x + 5, 24, 2.2)], 1) for x in range(-26, 34, 9)] + [
        limb([(-34, y, 2.2), (36, y - 3, 2.2)], 1) for y in range(-16, 20, 9)
    ]
    f.add(U(lines).intersection(cloth), "#c2452f", "check", 0.3, True, 0.85)
    f.mark("heart", 5, -24)
    return f


def sledge(sc: Scene, x: float, y: float) -> None:
    """The brigade's red sledge with its hose and bell; the hose is frozen stiff."""
    run = U(
        limb([(x - 92, y, 5), (x + 44, y + 2, 6), (x + 78, y - 8, 5), (x + 88, y - 28, 4)], 8),
        [limb([(x + q, y - 2, 4), (x + q + 4, y - 22, 4)], 2) for q in (-60, -10, 40)],
    )
    sc.layer(run, "#1f1c22", z=4, cut=0.2, sh=0.5)
    sc.layer(
        shape(f"{x - 80},{y - 20}^ {x + 64},{y - 20}^ {x + 74},{y - 46}^ {x - 74},{y - 44}^"),
        sc.near("#e0614a", "#5a2330", 760),
        z=6,
        cut=0.4,
        rim="#ffe0b0",
        rimop=0.7,
    )
    sc.flat(box(x - 70, y - 36, x + 62, y - 33), "#e2c06a", 0.9)
    for k in range(4):
        sc.layer(
            ellipse(x - 26, y - 50 - k * 9, 40 - k * 4, 9).difference(ellipse(x - 26, y - 52 - k * 9, 22 - k * 3, 4)),
            mix("#d9c49a", "#7a6a58", 0.2 * k),
            z=2.4,
            cut=0.2,
            fibre=0,
        )
    sc.layer(
        limb([(x + 50, y - 44, 5), (x + 52, y - 98, 4), (x + 42, y - 112, 4), (x + 30, y - 104, 3)], 6),
        "#2a2226",
        z=3,
        cut=0.2,
    )
    sc.layer(
        shape(
            f"{x + 18},{y - 78}^ {x + 22},{y - 96} {x + 30},{y - 104} {x + 38},{y - 96} {x + 42},{y - 78}^ {x + 30},{y - 75}"
        ),
        sc.near("#f7d88e", "#8a6330", 760),
        z=3,
        cut=0.1,
    )
