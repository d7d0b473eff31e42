"""A room of a museum in perspective: papered end wall, chevron parquet, pictures on the side walls; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, limb, shape
from cards.studio.papercut.gilt_sea import LX, LY
from cards.studio.papercut.rooms import wallpaper
from cards.studio.papercut.scene import Scene

VX, VY = 420, 560  # vanishing point of the room
FLOOR = 716  # where the end wall stands on the floor
WALL = (158, 56, 694, FLOOR)  # the end wall


def ground(x: float, z: float) -> tuple[float, float]:
    """A point of the floor: x from the middle in units at the end wall, z its depth (1 at the wall, smaller towards us)."""
    return VX + x / z, VY + (FLOOR - VY) / z


def draw_room(sc: Scene) -> None:
    """Ceiling, three walls, chevron parquet."""
    x0, y0, x1, y1 = WALL
    sc.backdrop("#0e1f20")
    k = 3.4
    out = lambda x, y: (VX + (x - VX) * k, VY + (y - VY) * k)
    quads = {
        "ceiling": ([(x0, y0), (x1, y0), out(x1, y0), out(x0, y0)], "#2c4a44", "#0c1a1c"),
        "left": ([(x0, y0), (x0, y1), out(x0, y1), out(x0, y0)], "#8a4e3a", "#241a1e"),
        "right": ([(x1, y0), (x1, y1), out(x1, y1), out(x1, y0)], "#84483a", "#241a1e"),
    }
    for P, lit, c in quads.values():
        sc.layer(
            Polygon(P),
            sc.rad([(0, lit), (0.5, mix(lit, c, 0.6)), (1, c)], LX, LY, 640),
            z=3,
            sh=0.3,
            cut=0,
            rim="#f6e0b8",
            rimop=0.3,
        )
    sc.layer(box(*WALL), sc.rad([(0, "#d98a5e"), (0.45, "#8f5040"), (1, "#4a2a2a")], LX, LY, 520), z=3, sh=0.3, cut=0)
    paper = wallpaper(x0, y0, x1, y1, "sprig", 44)
    sc.flat(paper if hasattr(paper, "bounds") else U(paper), "#f0b07a", 0.16)
    floor = Polygon(
        [ground(WALL[0] - VX, 1), ground(WALL[2] - VX, 1), ground(WALL[2] - VX, 0.12), ground(WALL[0] - VX, 0.12)]
    )
    sc.layer(floor, sc.rad([(0, "#a9744a"), (0.4, "#6a4630"), (1, "#241a18")], LX, FLOOR + 40, 620), z=2, sh=0.3, cut=0)
    r = sc.stream("parquet")
    for tone in ("#c28a58", "#8a5a3a", "#3a261c"):
        g = []
        for i in range(-7, 8):
            for j in range(34):
                if r.random() > 0.34:
                    continue
                xa, xb = i * 46, (i + 1) * 46
                za, zb = (0, 0.05) if i % 2 else (0.05, 0)
                z = 0.17 + j * 0.026
                P = [
                    ground(xa, min(1, z + za)),
                    ground(xb, min(1, z + zb)),
                    ground(xb, min(1, z + zb + 0.022)),
                    ground(xa, min(1, z + za + 0.022)),
                ]
                g.append(Polygon(P).buffer(0))
        sc.flat(U(g).intersection(floor), tone, 0.34)
    seams = [limb([(*ground(i * 46, 1), 0.6), (*ground(i * 46, 0.2), 2.6)], 1) for i in range(-7, 8)]
    sc.flat(U(seams).intersection(floor), "#1c1210", 0.45)
    skirting = box(x0, FLOOR - 20, x1, FLOOR)
    sc.layer(skirting, sc.near("#8a5a44", "#3a2424", 420), z=2.4, cut=0, rim="#f6e0b8", rimop=0.5)
    sc.layer(box(x0, y0, x1, y0 + 16), sc.near("#6a7a5e", "#2a3a36", 420), z=3, cut=0, rim="#f6e0b8", rimop=0.5)
    for s, c in ((-1, "#4a2a26"), (1, "#4a2a26")):
        xa = x0 if s < 0 else x1
        P = [(xa, FLOOR - 20), (xa, FLOOR), out(xa, FLOOR), out(xa, FLOOR - 20)]
        sc.layer(Polygon(P), sc.near("#8a5a44", c, 420), z=2, cut=0, rim="#f6e0b8", rimop=0.4)


def side_picture(sc: Scene, side: int, za: float, zb: float, ya: float, yb: float, kind: str) -> None:
    """A picture on a side wall, in perspective; ya, yb: its edges in units at the end wall."""
    xw = WALL[0] if side < 0 else WALL[2]
    at = lambda z, y: (VX + (xw - VX) / z, VY + (y - VY) / z)
    P = [at(za, ya), at(zb, ya), at(zb, yb), at(za, yb)]
    g = Polygon(P)
    sc.layer(
        g.buffer(9, join_style=2), sc.near("#d0a050", "#4a3622", 460), z=6, sh=0.5, cut=0.2, rim="#fff0c0", rimop=0.7
    )
    sc.layer(
        g,
        sc.lin([(0, "#6a8a7c"), (0.55, "#3f5f5e"), (1, "#1c3436")], 0, g.bounds[1], 0, g.bounds[3]),
        z=1,
        sh=0.5,
        cut=0,
    )
    lerp = lambda u, v: at(za + (zb - za) * u, ya + (yb - ya) * v)
    with sc.clip(g):
        if kind == "sea":
            for v, c in ((0.62, "#2f5658"), (0.74, "#27494c"), (0.88, "#1c383c")):
                sc.flat(
                    Polygon(
                        [
                            *[lerp(u, v + 0.03 * math.sin(9 * u + 20 * v)) for u in np.linspace(-0.1, 1.1, 14)],
                            lerp(1.1, 1.2),
                            lerp(-0.1, 1.2),
                        ]
                    ),
                    c,
                )
            wake = [lerp(u, 0.72 + 0.05 * math.sin(u * 3)) for u in np.linspace(0.1, 0.56, 10)]
            sc.stroke(wake, "#cfe4d4", 2.2, 0.7)
            hole = (
                Polygon([lerp(0.5, 0.68), lerp(0.56, 0.73), lerp(0.74, 0.73), lerp(0.8, 0.68)])
                .union(Polygon([lerp(0.54, 0.66), lerp(0.64, 0.3), lerp(0.66, 0.66)]))
                .union(Polygon([lerp(0.67, 0.66), lerp(0.67, 0.4), lerp(0.78, 0.66)]))
            )
            sc.flat(hole, "#6e3c2c", 1)
        else:
            sc.flat(
                shape(
                    " ".join(
                        f"{a:.0f},{b:.0f}"
                        for a, b in (
                            lerp(0.16, 1.1),
                            lerp(0.24, 0.7),
                            lerp(0.44, 0.6),
                            lerp(0.42, 0.34),
                            lerp(0.55, 0.2),
                            lerp(0.7, 0.32),
                            lerp(0.64, 0.58),
                            lerp(0.84, 0.7),
                            lerp(0.92, 1.1),
                        )
                    )
                ),
                "#1a2c2e",
            )
            sc.flat(
                shape(
                    " ".join(
                        f"{a:.0f},{b:.0f}"
                        for a, b in (
                            lerp(0.48, 0.54),
                            lerp(0.44, 0.38),
                            lerp(0.52, 0.28),
                            lerp(0.62, 0.34),
                            lerp(0.62, 0.5),
                        )
                    )
                ),
                "#b98a6a",
                0.9,
            )
