"""A downpipe with its hopper on the corner of a dark house; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.geometry import U, limb, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral

COLUMN = 86.0  # x of the pipe


def draw_downpipe(sc: Scene) -> None:
    """The corner of the house, the pipe in its clamps, the hopper on top."""
    wall = Polygon([(-40, 90), (58, 120), (62, 1260), (-40, 1260)])
    sc.layer(
        wall,
        sc.lin([(0, "#1c2a36"), (0.6, "#2b3e4d"), (1, "#22333f")], 0, 120, 0, 1200),
        z=14,
        sh=0.5,
        cut=0.5,
        rim="#cfdadb",
        rimop=0.5,
    )
    sc.flat(brick(wall, 20, 10, "corner", 0.32), "#3d5463", 0.5)
    x = COLUMN
    tube = limb([(x, 236, 19), (x, 1120, 19), (x - 6, 1160, 19), (x - 26, 1196, 19)], 4)
    across = [(0, "#2c3f4d"), (0.35, "#9fb3ba"), (0.55, "#6d8591"), (1, "#22333f")]
    sc.layer(tube, sc.lin(across, x - 10, 0, x + 10, 0), z=7, sh=0.5, cut=0, rim="#eef2ee", rimop=0.5)
    for y in (330, 520, 710, 900, 1080):
        sc.layer(box(x - 14, y, x + 14, y + 9).buffer(2), sc.lin(across, x - 15, 0, x + 15, 0), z=3, sh=0.4, cut=0)
        sc.layer(box(40, y + 2, x - 12, y + 7), "#2c3f4d", z=2, sh=0.3, cut=0, fibre=0)
    hopper = shape(
        f"{x - 36},166^ {x + 36},166^ {x + 32},196 {x + 18},222 {x + 12},246^ {x - 12},246^ {x - 18},222 {x - 32},196"
    )
    sc.layer(hopper, sc.lin(across, x - 36, 0, x + 36, 0), z=6, sh=0.5, cut=0.2, rim="#eef2ee", rimop=0.7)
    sc.flat(U(spiral(x - 13, 190, 11, 1.6, 2.4, 0.5), spiral(x + 13, 190, 11, 1.6, 2.4, 2.6, True)), "#1c2a36", 0.8)
    sc.layer(
        box(x - 40, 160, x + 40, 169).buffer(2),
        sc.lin(across, x - 40, 0, x + 40, 0),
        z=3,
        sh=0.4,
        cut=0,
        rim="#eef2ee",
        rimop=0.7,
    )
