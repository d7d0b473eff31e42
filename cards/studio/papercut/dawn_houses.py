"""Two dark houses at both sides of a street, a child with a candle in one window; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene


def draw_window(sc: Scene, x: float, y: float, on: int) -> None:
    """A window and its sill; in the one that is on, a child in a striped nightcap holds a candle to the pane."""
    w, h = 34, 62
    sc.layer(
        box(x - w - 8, y - h - 8, x + w + 8, y + h + 6).difference(box(x - w, y - h, x + w, y + h)),
        sc.near("#6a5a92", "#2c2250", 700),
        z=3,
        cut=0.4,
        rim="#ffe9cc",
    )
    sc.flat(
        box(x - w, y - h, x + w, y + h),
        sc.lin([(0, "#f6c880"), (1, "#c97a4a")], 0, y - h, 0, y + h)
        if on
        else sc.lin([(0, "#171030"), (1, "#2c2450")], 0, y - h, 0, y + h),
    )
    if on:  # a child in a striped nightcap holds a candle to the pane
        sc.layer(
            shape(f"{x - 22},{y + h}^ {x - 18},{y + 28} {x - 2},{y + 18} {x + 16},{y + 28} {x + 20},{y + h}^"),
            "#6a3f5a",
            z=1.2,
            cut=0,
        )
        sc.layer(ellipse(x, y + 4, 15, 16), "#e0a880", z=1.2, cut=0)
        sc.flat(U(ellipse(x + 1, y + 5, 1.6, 2.3), ellipse(x + 9, y + 5, 1.6, 2.3)), "#4a2430")
        cap = shape(
            f"{x - 16},{y}^ {x - 13},{y - 14} {x},{y - 22} {x + 13},{y - 16} {x + 24},{y - 2} {x + 27},{y + 18}^ {x + 17},{y + 4} {x + 15},{y}^"
        )
        sc.layer(cap, "#efe2d0", z=1.2, cut=0)
        sc.flat(
            U([limb([(x - 16 + 8 * q, y - 24, 3), (x - 12 + 9 * q, y + 8, 3)], 1) for q in range(5)]).intersection(cap),
            "#3f5f9a",
            0.9,
        )
        sc.layer(box(x + 14, y + 22, x + 19, y + 46), "#f4ead0", z=1, cut=0)
        sc.flat(T(shape("0,0^ 3,-6 0,-13^ -3,-6"), x + 16.5, y + 22), "#fffbe0")
        sc.glow(x + 16, y + 14, 120, "#ffc070", 0.6)
    sc.flat(U(box(x - 1.6, y - h, x + 1.6, y + h), box(x - w, y - 12, x + w, y - 9)), "#1a1236", 0.9)
    sc.layer(box(x - w - 12, y + h + 4, x + w + 12, y + h + 12), sc.near("#8472a6", "#332858", 700), z=4, cut=0.4)


def draw_house(sc: Scene) -> None:
    """The dark houses at both sides; in one window a child with a candle."""
    deep = "#1d1536"
    for P, seed in (("-60,-60^ 118,-60^ 124,1260^ -60,1260^", "l"), ("850,300^ 700,356^ 690,1260^ 850,1260^", "r")):
        g = shape(P)
        sc.layer(
            g,
            sc.lin(
                [(0, "#241a42"), (1, "#3b2f60")] if seed == "l" else [(0, "#41346a"), (1, "#221940")],
                0 if seed == "l" else 690,
                0,
                124 if seed == "l" else 800,
                0,
            ),
            z=18,
            cut=1,
            rim="#ffe9cc",
            rimop=0.8,
        )
        sc.flat(brick(g, 24, 11, seed, 0.22), "#120b28", 0.4)
    pipe = limb("98,-20,9 98,420,9 102,900,10 104,1150,10", 3)
    sc.layer(pipe, sc.lin([(0, "#30265a"), (1, "#7a6aa6")], 93, 0, 107, 0), z=5, cut=0, rim="#ffe9cc", rimop=0.9)
    sc.flat(U([box(90, y, 111, y + 5) for y in range(60, 1140, 180)]), "#1a1236", 0.9)
    flank = Polygon([(690, 380), (850, 320), (850, 1260), (690, 1260)])
    sc.flat(
        flank, sc.rad([(0, "#ffcf88", 0.5), (0.5, "#e9a06a", 0.16), (1, "#e9a06a", 0)], 600, 580, 330), 0.9, "screen"
    )
    sc.flat(box(-40, 300, 122, 1000), sc.rad([(0, "#ffcf88", 0.4), (1, "#e9a06a", 0)], 340, 640, 330), 0.8, "screen")
    roof_ = Polygon([(668, 384), (682, 356), (850, 262), (850, 306), (690, 396)])
    sc.layer(roof_, sc.near("#7a6296", deep, 500), z=10, cut=0.8, rim="#ffe9cc", rimop=0.9)
    sc.layer(box(740, 214, 776, 310), sc.near("#6a5488", deep, 500), z=6, cut=0.6, rim="#ffe9cc", rimop=0.8)
    wins = [(56, 150, 0), (56, 370, 0), (58, 600, 1), (58, 836, 0), (762, 470, 0), (760, 640, 0), (762, 830, 0)]
    for x, y, on in wins:
        draw_window(sc, x, y, on)
