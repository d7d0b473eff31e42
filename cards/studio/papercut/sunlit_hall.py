"""A dining room without a ceiling on a bright sea bed: surface, papered wall, arch, sandy tiles, what hangs and stands."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import segmentize
from shapely.geometry import MultiPoint, Polygon, box
from shapely.ops import voronoi_diagram

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.weather import kelp


def draw_room(sc: Scene, cam: Camera) -> None:
    """The surface, the walls without a ceiling, the bright arch, the floor."""
    sc.backdrop(
        sc.rad(
            [(0, "#ffffff"), (0.12, "#dcfff0"), (0.3, "#7fe0d6"), (0.62, "#2fa9b4"), (1, "#0d6076")],
            *sc.light[:2],
            1300,
        )
    )
    r = sc.stream("surface")
    for _ in range(34):
        x, y = r.uniform(-80, 800), 6 + 150 * r.random() ** 1.7
        w, k = r.uniform(60, 230) * (1 - y / 240), 1 - y / 220
        sc.flat(limb([(x, y, 0.4), (x + w * 0.4, y - 4, 6 * k), (x + w, y + 2, 0.4)], 6), "#ffffff", 0.6)
    wall = Polygon(
        [
            (64, 256),
            (96, 236),
            (150, 232),
            (168, 262),
            (250, 256),
            (300, 246),
            (330, 276),
            (420, 270),
            (470, 250),
            (560, 266),
            (590, 236),
            (660, 244),
            (700, 218),
            (738, 224),
            (738, 990),
            (64, 990),
        ]
    )
    sc.layer(
        wall,
        sc.rad([(0, "#9ceadd"), (0.3, "#4fc2c4"), (0.66, "#167f94"), (1, "#0a5068")], 250, 330, 640),
        z=9,
        cut=0.8,
        rim="#f4fff4",
        rimop=0.95,
        shc="#083f52",
    )
    with sc.clip(wall):
        fans = [
            leaf(84 + 50 * i + 25 * (j % 2), 300 + 44 * j, 19, a, 0.32)
            for i in range(14)
            for j in range(13)
            for a in (-2.3, -1.57, -0.85)
        ]
        sc.flat(U(fans), "#e6fff2", 0.16)
        for y in (790, 800):
            sc.flat(box(60, y, 740, y + 3), "#0d6076", 0.5)
            sc.flat(box(60, y - 2, 740, y), "#dcfff0", 0.6)
        q = sc.stream("wall net")
        cells = [
            c.buffer(-7).buffer(5.6)
            for c in voronoi_diagram(MultiPoint([(q.uniform(0, 800), q.uniform(200, 1008)) for _ in range(230)])).geoms
        ]
        sc.flat(
            box(0, 200, 800, 960).difference(U(cells)),
            sc.rad([(0, "#f4ffe8", 0.5), (0.6, "#e0fff0", 0.2), (1, "#e0fff0", 0)], 240, 300, 640),
            1,
            "screen",
            1.6,
        )
    arch = U(box(314, 610, 494, 1000), ellipse(404, 610, 90, 100))
    sc.layer(
        arch.buffer(14),
        sc.lin([(0, "#f4fff4"), (1, "#7fd4cc")], 300, 460, 500, 900),
        z=4,
        cut=0.3,
        rim="#ffffff",
        rimop=1,
    )
    sc.flat(arch, sc.lin([(0, "#ffffff"), (0.5, "#fbffe8"), (1, "#a6ecd8")], 0, 510, 0, 880))
    with sc.clip(arch):  # what lies behind: a bright sea bed
        for k, (y, c) in enumerate(((750, "#d4f6e6"), (798, "#aee8da"))):
            g, _ = land(sc.stream(f"far {k}"), [(300, y + 20), (380, y - 14 + 26 * k), (450, y + 6), (520, y - 20)], 4)
            sc.flat(g, c)
        for x, h in ((338, 190), (352, 120), (470, 150)):
            sc.flat(kelp(x, 850, h, f"far {x}", 12, 8), "#7fd6cc", 0.7)
    sc.glow(404, 650, 300, "#f4ffdc", 0.4)
    for side in (-1, 1):
        x0, x1 = (64, -20) if side < 0 else (738, 820)
        top = [(x0, 250 if side < 0 else 224), (x0 + side * 24, 176), (x0 + side * 40, 190), (x1, 60)]
        w = Polygon([*top, (x1, 1120), (x0, 990)])
        sc.layer(
            w,
            sc.lin([(0, "#1f8296"), (1, "#0a4456")] if side < 0 else [(0, "#0f6078"), (1, "#083a4e")], x0, 0, x1, 0),
            z=10,
            cut=0.6,
            rim="#dcfff0",
            rimop=0.9,
        )
    floor = Polygon([(64, 990), (738, 990), (860, 1130), (860, 1260), (-60, 1260), (-60, 1120)])
    sc.layer(
        floor,
        sc.rad([(0, "#fff0c4"), (0.4, "#e4d6a4"), (0.75, "#5fa8a0"), (1, "#14607a")], 300, 1090, 560),
        z=3,
        cut=0.2,
        sh=0.2,
    )
    tiles = [
        cam.face([(i * 0.6, 0, z), (i * 0.6 + 0.6, 0, z), (i * 0.6 + 0.6, 0, z + 0.6), (i * 0.6, 0, z + 0.6)])
        for i in range(-8, 8)
        for k in range(8)
        for z in (2.6 + 0.6 * k,)
        if (i + k) % 2
    ]
    sc.flat(clean(U(tiles).intersection(floor)), "#1f6a7a", 0.55, "multiply")
    sc.flat(clean(net("floor", sc, 2.4, cam).intersection(floor)), "#dcfff0", 0.4, "screen", 1)


def net(name: str, sc: Scene, near: float, cam: Camera) -> Any:
    """The net of light on a floor at a depth."""
    r = sc.stream(name)
    spots = MultiPoint([(r.uniform(-4, 4), r.uniform(near, near + 3.6)) for _ in range(240)])
    cells = [c.buffer(-0.1).buffer(0.082) for c in voronoi_diagram(spots).geoms]
    return clean(cam.on_ground(segmentize(clean(box(-3.6, near + 0.2, 3.6, near + 3.2).difference(U(cells))), 0.1)))


def pictures(sc: Scene) -> None:
    """A portrait of a helmet; a clock without hands."""
    x, y = 112, 590
    sc.layer(box(x - 36, y - 48, x + 36, y + 48), "#e0a23a", z=4, cut=0.3, rim="#fff6d0", rimop=1)
    sc.layer(
        box(x - 27, y - 39, x + 27, y + 39),
        sc.lin([(0, "#1f7a8c"), (1, "#0a4456")], 0, y - 40, 0, y + 40),
        z=0.8,
        cut=0,
    )
    sc.flat(
        U(
            shape(f"{x - 26},{y + 38}^ {x - 19},{y + 18} {x},{y + 11} {x + 19},{y + 18} {x + 26},{y + 38}^"),
            ellipse(x, y - 6, 19),
        ).difference(ellipse(x, y - 6, 11)),
        "#e8b04a",
    )
    sc.flat(U(box(x - 11, y - 7, x + 11, y - 5), box(x - 1, y - 17, x + 1, y + 5)), "#e8b04a")
    x, y = 692, 560
    sc.layer(ellipse(x, y, 29), "#8a5a2c", z=4, cut=0, rim="#fff6d0", rimop=1)
    sc.layer(ellipse(x, y, 23), "#f4fff0", z=0.8, cut=0)
    sc.flat(
        U([ellipse(x + 18 * math.cos(a), y + 18 * math.sin(a), 1.5) for a in np.linspace(0, 2 * math.pi, 13)[:-1]]),
        "#1f5a68",
    )


def chair_back(sc: Scene, x: float, y: float, w: float, h: float) -> None:
    """What is seen of a chair behind the table."""
    rails = U(
        limb([(x - w, y, 11), (x - w * 1.06, y - h, 11)], 1),
        limb([(x + w, y, 11), (x + w * 1.06, y - h, 11)], 1),
        limb([(x - w * 1.1, y - h + 8, 20), (x, y - h - 8, 24), (x + w * 1.1, y - h + 8, 20)], 6),
    )
    sc.layer(
        U(rails, [limb([(x + d * w, y, 6), (x + d * w, y - h + 6, 6)], 1) for d in (-0.5, 0, 0.5)]),
        sc.lin([(0, "#d98a48"), (1, "#7a4030")], x - w, 0, x + w, 0),
        z=4,
        cut=0.2,
        rim="#ffe6c0",
        rimop=0.9,
    )
