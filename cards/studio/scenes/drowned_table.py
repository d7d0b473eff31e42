"""A dining room on the sea bed: in one shaft of light the table is laid, and a diver arrives, flowers behind his back.

Palette: abyss #08262c, kelp #1d5652, sea green #4f998a, mint #dff2d6, coral #f0705c, brass #cf9a42. Light: one shaft from above
on the right. Planes: water / back wall with door / table and chandelier in the shaft / diver and chair / jamb and kelp.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely import segmentize
from shapely.geometry import MultiPoint, Polygon, box
from shapely.ops import voronoi_diagram

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.fish_chandelier import chandelier
from cards.studio.papercut.laid_table import LaidTable
from cards.studio.papercut.reef_fish import reef_fish
from cards.studio.papercut.shy_diver import shy_diver
from cards.studio.papercut.sunken_room import BACK, LEFT, RIGHT, draw_walls, draw_water
from cards.studio.papercut.turned_chairs import chair3

CAM = Camera(430, 590, 700, 2.85)
TABLE = LaidTable(CAM, -1.0, 1.2, 4.75, 10.0)
LX, LY = 650, -60
DIVER = (-1.3, 4.45)
CHAIR = (0.95, 4.2)
PLATE = (0.1, 5.15)
GLINT = (470, 720)  # where the edges catch most light
SHAFT = [(548, -60), (770, -60), (664, 1010), (176, 1010)]


def draw_floor(sc: Scene) -> None:
    """Tiles under silt; the pool of the shaft with its net of light."""
    floor = CAM.face([(LEFT, 0, BACK), (RIGHT, 0, BACK), (RIGHT, 0, 1.5), (LEFT, 0, 1.5)])
    sc.layer(
        floor, sc.rad([(0, "#a8d8b6"), (0.3, "#4f9684"), (0.58, "#15494b"), (1, "#06242b")], 430, 975, 400), z=4, sh=0.3
    )
    tiles = []
    for i in range(-7, 8):
        for j in range(18):
            if (i + j) % 2:
                z0 = 1.6 + 0.6 * j
                tiles.append(
                    CAM.face(
                        [(i * 0.6, 0, z0), (i * 0.6 + 0.6, 0, z0), (i * 0.6 + 0.6, 0, z0 + 0.6), (i * 0.6, 0, z0 + 0.6)]
                    )
                )
    sc.flat(clean(U(tiles).intersection(floor)), "#08323a", 0.4, "multiply")
    pool = ellipse(430, 1000, 300, 92)
    sc.flat(pool, "#eafbdc", 0.3, "screen", 26)
    r = sc.stream("net")
    spots = MultiPoint([(r.uniform(-4, 4), r.uniform(2.6, 6.4)) for _ in range(210)])
    cells = [c.buffer(-0.1).buffer(0.085) for c in voronoi_diagram(spots).geoms]
    net = clean(box(-3.6, 2.8, 3.6, 6.2).difference(U(cells)))
    seen = clean(CAM.on_ground(segmentize(net, 0.1)))
    for g, op in ((ellipse(430, 1010, 330, 110), 0.22), (ellipse(430, 1010, 240, 80), 0.3)):
        sc.flat(clean(seen.intersection(g)), "#fffff0", op, "screen", 1.2)


def flames_and_covers(sc: Scene) -> None:
    """Seven covers with what the sea has to offer; the eighth plate holds only light."""
    TABLE.cloth(sc, (430, 880))
    fires = []
    TABLE.cover(sc, TABLE.mid, 9.6, 1, 0.2)
    fires += TABLE.candelabrum(sc, 8.9, 0.85)
    for n, z in enumerate((8.7, 7.2, 5.9)):
        for s in (-1, 1):
            TABLE.cover(sc, TABLE.mid + s * 0.76, z, (n + (s > 0)) % 3, 0.3 + 0.25 * n)
            TABLE.glass(sc, TABLE.mid + s * 0.44, z + 0.15)
    fires += TABLE.candelabrum(sc, 6.0, 0.8)
    x, y = TABLE.at(*PLATE)
    sc.layer(TABLE.round(*PLATE, 0.34), "#fffdf0", z=2, cut=0, sh=0.5, wash=0)
    sc.flat(TABLE.round(*PLATE, 0.31).difference(TABLE.round(*PLATE, 0.285)), "#c99a44", 0.8)
    sc.glow(x, y, 190, "#fffbe0", 0.9, sy=0.55)
    for d in (-0.48, 0.48, 0.57):
        a, b = TABLE.at(PLATE[0] + d, 5.0), TABLE.at(PLATE[0] + d, 5.35)
        sc.layer(limb([(*a, 5), (*b, 3)], 1), "#e8cc80", z=0.8, cut=0, wash=0, fibre=0)
    TABLE.glass(sc, PLATE[0] + 0.62, 5.6)
    sc.flat(
        Polygon([(x - 34, y), (x + 34, y), (x + 74, y - 330), (x + 8, y - 330)]),
        sc.lin([(0, "#fffbe0", 0.6), (1, "#fffbe0", 0)], 0, y, 0, y - 300),
        1,
        "screen",
        7,
    )
    for k, (cx, cy) in enumerate(fires):
        bubbles(sc, cx, cy, 4, 70, "#f4fff0", f"flame {k}")


def chairs(sc: Scene) -> None:
    """High backs along the sides; only their near edges are lit."""
    for z in (8.9, 7.4, 6.0):
        for s in (-1, 1):
            x, y = CAM.at(TABLE.mid + s * 1.5, 0, z)
            c = chair3("spindle", "#6a4434", "#a84e4c", s * -82, 14).recolour(lambda q: mix(q, "#14403f", 0.55))
            put(sc, T(c, x, y, CAM.scale(z) * 1.25 / 108), z=1.2, rim=(-1.4, 1, "#dff6dc", 0.7))


def guest(sc: Scene) -> None:
    """A fish has come in time, its napkin tied on, and looks at the one who enters."""
    x, y = CAM.at(1.62, 1.3, 5.75)
    f = reef_fish("perch", "#f08a6a", "#ffe0b4", "#a8443e", "scales", look=(0.8, 0.2))
    put(sc, T(f, x, y, 1.02, flip=True, rot=6), z=2, rim=(-2, 2, "#fffbe0", 0.9))
    bib = shape(
        f"{x - 44},{y + 8}^ {x - 24},{y + 14} {x - 8},{y + 12}^ {x - 10},{y + 34} {x - 26},{y + 44} {x - 42},{y + 30}"
    )
    sc.layer(bib, "#fffaf0", z=2, cut=0.2, wash=0, rim="#ffffff")
    sc.layer(
        U(
            shape(f"{x - 2},{y + 4}^ {x + 14},{y - 6} {x + 16},{y + 8}^"),
            limb([(x - 26, y + 13, 4), (x - 12, y + 12, 4), (x - 1, y + 4, 4)], 4),
        ),
        "#fffaf0",
        z=1,
        cut=0,
        wash=0,
    )


def thrown(g: Any, y: float) -> Any:
    """A standing outline laid on the floor, to the left and towards us."""
    return AF.affine_transform(g, [1, 0.62, 0, -0.34, -0.62 * y, 1.34 * y])


def arrival(sc: Scene) -> None:
    """The chair that has been pushed back, the prints of the boots, and he."""
    x, y = CAM.at(CHAIR[0], 0, CHAIR[1])
    c = T(chair3("spindle", "#c8803f", "#f0685c", -50, 15).recolour(lambda q: mix(q, "#4a4a26", 0.42)), x, y, 1.7)
    sc.flat(thrown(c.outline(), y - 8), "#08303a", 0.5, "multiply", 3)
    put(sc, c, z=2.2, rim=(-2.2, 1.6, "#fffbe0", 0.85))
    rimlight(sc, c.outline(), -2.4, 1.8, "#fff6cc", 0.9, 0.9, c=GLINT, r=520)
    for k, (px, pz) in enumerate(((-0.75, 3.3), (-1.08, 3.5), (-0.9, 3.76), (-1.24, 3.98))):
        qx, qy = CAM.at(px, 0, pz)
        w = CAM.scale(pz) * 0.1
        sc.flat(ellipse(qx, qy, w, w * 0.5, -20), "#062a32", 0.6, None, 1)
        sc.flat(ellipse(qx - 1, qy + w * 0.34, w * 0.9, w * 0.2, -20), "#9fd0b8", 0.45, None, 0.8)
    x, y = CAM.at(*(DIVER[0], 0, DIVER[1]))
    d = T(shy_diver(), x, y, 1.5)
    sc.flat(thrown(d.outline(), y), "#08303a", 0.55, "multiply", 4)
    hx, hy = d.at("hose")
    hose = curve(
        np.array(
            [
                (hx, hy),
                (hx - 34, hy - 36),
                (hx - 40, hy - 150),
                (hx + 6, hy - 300),
                (hx - 50, hy - 470),
                (hx - 20, -60),
            ],
            float,
        ),
        n=18,
    )
    sc.layer(
        limb([(a, b, 8) for a, b in hose], 2),
        sc.lin([(0, "#8fcdb4"), (0.5, "#2c6a64"), (1, "#143f42")], 0, 0, 0, hy),
        z=6,
        sh=0.45,
        cut=0,
        rim="#eaffe4",
    )
    sc.flat(U([limb([(a - 3.6, b + 1, 1), (a + 3.6, b - 1, 1)], 1, 3) for a, b in along(hose, 110)]), "#06242a", 0.5)
    put(sc, d, z=2.4, rim=(-3, 1.8, "#fffbe0", 1), shade=("#0c3a40", 0.12, 1100))
    body = d.outline()
    with sc.clip(body):  # the side towards the shaft is lit, the other sinks into the water
        x0, _, x1, _ = body.bounds
        sc.flat(
            body,
            sc.lin([(0, "#0c3a40", 0.85), (0.45, "#0c3a40", 0.4), (0.75, "#0c3a40", 0)], x0, y, x1, y - 40),
            1,
            "multiply",
        )
    for k, q in enumerate(d.pieces):
        if q.name in ("arm", "leg", "boot", "collar", "helmet"):
            seen = clean(q.geom.difference(U([o.geom for o in d.pieces[k + 1 :] if not o.flat and o.name != q.name])))
            if not seen.is_empty:
                with sc.clip(seen):
                    rimlight(sc, q.geom, -16, 7, "#ffe9b4", 0.42, 5, c=GLINT, r=520)
                    rimlight(sc, q.geom, -4.6, 2.6, "#fffbe0", 1, 0.9, c=GLINT, r=620)
    bunch = Figure(q for q in d.pieces if q.name in ("stems", "leaves", "blossom", "heart", "hands", "fingers"))
    put(sc, bunch, z=2, rim=(-2, 1.4, "#fffbe0", 0.8))
    sc.glow(*d.at("flowers"), 70, "#ffb08a", 0.3)
    sc.glow(d.at("helmet")[0] + 26, d.at("helmet")[1], 50, "#ffe6a0", 0.3)
    bubbles(sc, x + 20, y - 330, 10, 190, "#f4fff0", "breath")


def near_frame(sc: Scene) -> None:
    """The jamb of the doorway through which he has come, and kelp."""
    jamb = Polygon(
        [
            (-60, -60),
            (26, -60),
            (34, 200),
            (22, 230),
            (40, 260),
            (44, 620),
            (36, 650),
            (52, 690),
            (56, 1260),
            (-60, 1260),
        ]
    )
    sc.layer(jamb, sc.lin([(0, "#041a1f"), (1, "#0f3a3f")], 0, 0, 60, 0), z=14, cut=1, rim="#bfe6c8", rimop=0.6)
    for x, y, h, w, c in (
        (738, 1230, 640, 16, "#0f3f42"),
        (790, 1230, 860, 20, "#082c32"),
        (690, 1240, 330, 12, "#134a4a"),
        (70, 1240, 300, 13, "#0f3f42"),
        (20, 1240, 520, 17, "#06242a"),
    ):
        sc.layer(
            kelp(x, y, h, f"{x}", 22, w),
            sc.near(mix(c, "#8fd0bd", 0.35), c, 700),
            z=12,
            cut=0.2,
            sh=0.45,
            rim="#dff6dc",
            rimop=0.7,
        )


def draw() -> Scene:
    """The whole card."""
    sc = Scene("drowned_table", light=(LX, LY, 240), shadow="#03171b", bg="#0c2e33")
    draw_water(sc)
    draw_walls(sc, CAM)
    draw_floor(sc)
    sc.flat(
        Polygon(SHAFT),
        sc.lin([(0, "#f4ffd6", 0.9), (0.45, "#e2facc", 0.5), (1, "#e0f6cc", 0.16)], 650, 0, 430, 1000),
        1,
        "screen",
        8,
    )
    for k, (a, b, op) in enumerate(((0.04, 0.2, 0.3), (0.34, 0.5, 0.34), (0.62, 0.7, 0.2), (0.82, 0.95, 0.26))):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = SHAFT
        q = Polygon(
            [(ax + (bx - ax) * a, ay), (ax + (bx - ax) * b, ay), (dx + (cx - dx) * b, cy), (dx + (cx - dx) * a, dy)]
        )
        sc.flat(
            q,
            sc.lin([(0, "#ffffee", op), (0.7, "#ffffee", op * 0.4), (1, "#ffffee", 0)], 650, 0, 430, 1000),
            1,
            "screen",
            5,
        )
    chairs(sc)
    flames_and_covers(sc)
    guest(sc)
    sc.glow(516, 330, 330, "#ffe0a0", 0.4)
    chandelier(sc, 516, 80, 430, "near shoal", ("#ffe6ae", "#f9784e", "#7f7a70"))
    sc.glow(516, 380, 230, "#ffdf9a", 0.35)
    arrival(sc)
    near_frame(sc)
    r = sc.stream("motes")
    sc.flat(
        U([ellipse(r.uniform(200, 780), r.uniform(20, 1000), r.uniform(0.6, 1.6)) for _ in range(90)]), "#ffffee", 0.5
    )
    sc.vignette("#031216", 0.5, 520, 560, 900, 0.5)
    top = Polygon([SHAFT[0], SHAFT[1], (744, 330), (420, 330)])
    sc.flat(
        top,
        sc.lin([(0, "#f4ffd2", 0.9), (0.5, "#e6fbd0", 0.35), (1, "#e6fbd0", 0)], 660, -60, 600, 320),
        1,
        "screen",
        9,
    )
    sc.finish()
    return sc
