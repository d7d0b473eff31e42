"""A bare stage with its back wall, painted flats and one lamp; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.rooms import floor_boards
from cards.studio.papercut.scene import Scene

LAMP = (318, 128)
WALL, EDGE = 372, 500  # back and front of the stage
LEFT, RIGHT = 176, 640  # the opening


def draw_stage(sc: Scene) -> None:
    """A bare back wall, boards, a ladder and a lamp."""
    lx, ly = sc.light[:2]
    sc.backdrop("#1b1626")
    glow = lambda a, b, r=420: sc.rad([(0, a), (0.5, mix(a, b, 0.5)), (1, b)], lx, ly - 30, r)
    wall = box(LEFT - 30, 40, RIGHT + 30, WALL)
    sc.layer(wall, glow("#b0725e", "#24142a", 360), z=5, sh=0.2)
    sc.flat(brick(wall, 22, 10, "back", 0.3), "#3a1c2c", 0.2)
    sc.flat(brick(wall, 22, 10, "back2", 0.1), "#e0a888", 0.16)
    for x, w, y in ((LEFT + 26, 60, 60), (RIGHT - 90, 58, 74)):  # painted flats, turned to the wall
        g = Polygon([(x, y), (x + w, y + 14), (x + w, WALL + 14), (x, WALL + 24)])
        sc.layer(g, glow("#8a5a50", "#2a1a2a", 380), z=7, sh=0.5)
        bars = U(
            limb([(x + 4, y + 90, 5), (x + w - 4, y + 98, 5)], 1),
            limb([(x + 4, y + 200, 5), (x + w - 4, y + 204, 5)], 1),
            limb([(x + 6, y + 94, 4), (x + w - 6, y + 202, 4)], 1),
        )
        sc.layer(bars, "#5a3a3a", z=2, sh=0.4, cut=0.2, rim="#f0d0a0")
    floor = Polygon([(LEFT - 40, EDGE), (LEFT + 10, WALL), (RIGHT - 10, WALL), (RIGHT + 40, EDGE)])
    sc.layer(floor, glow("#d8a878", "#4a2834", 300), z=4, sh=0.4, rim="#ffe9c4")
    sc.flat(floor_boards(LEFT - 40, WALL, RIGHT + 40, EDGE, lx, 180, 16).intersection(floor), "#4a2430", 0.6)
    pool = ellipse(lx, ly + 16, 148, 44)
    sc.flat(pool.buffer(12), "#faf1dc", 0.3, "screen", 10)
    sc.flat(pool, sc.rad([(0, "#fffaf0"), (0.7, "#fbeed2"), (1, "#f0d6aa")], lx, ly + 10, 150), 0.92, blur=1.6)
    sc.flat(floor_boards(LEFT - 40, WALL, RIGHT + 40, EDGE, lx, 180, 16).intersection(pool), "#b98a64", 0.5)
    # the lamp on its rope and its beam
    for (a, b), op in ((((-15, 15), (-142, 144)), 0.5), (((-9, 9), (-92, 96)), 0.34)):
        q = Polygon(
            [(LAMP[0] + a[0], LAMP[1] + 12), (LAMP[0] + a[1], LAMP[1] + 6), (lx + b[1], ly + 8), (lx + b[0], ly + 22)]
        )
        sc.flat(q, sc.lin([(0, "#fffbe8", 0.95), (1, "#faf1dc", 0.3)], *LAMP, lx, ly), op, "screen", 2)
    sc.stroke([(LAMP[0] - 4, 20), (LAMP[0] - 2, LAMP[1] - 20)], "#1b1018", 2.4)
    sc.layer(
        T(shape("-12,-22^ 12,-22^ 17,10^ -17,10^"), *LAMP, rot=-17), "#2a1a26", z=5, cut=0.2, rim="#ffe9c4", rimop=0.8
    )
    sc.flat(T(ellipse(0, 10, 16, 5), *LAMP, rot=-17), "#fffdf2")
    sc.glow(LAMP[0] + 4, LAMP[1] + 12, 76, "#fff3d2", 0.9)
