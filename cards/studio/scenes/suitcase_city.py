"""On a wet night platform lies a huge open suitcase, a lit harbour city stands up out of it; a child lowers its feet into the sea.

Palette: ink #0c1626, fog #2c4a5e, wine #5a2440, beret red #b8322c, window gold #ffc766, cream #fff2cc. Light: the city.
Planes: fog and leaving train / clock / lid / city in three rows / sea / child / near wall, boots / wet stones.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.case_city import RIM, Block, light_tower, put_block
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.worn_case import boots, label, lost, stickers

CAM = Camera(486, 430, 840, 2.6)
LX, LY = 470, 640  # where the light of the city is strongest
X0, X1, Z0, Z1 = -1.25, 1.05, 3.2, 5.1  # the case on the platform, in metres
WALL, SEA, QUAY = 0.75, 0.6, 4.6  # height of its walls, of the water in it; where the water ends
SKIN = "#b8764a"
SEAT = (214, 822)  # where the child sits on the rim
WATER = 868  # where its legs go in

BACK = [
    Block(372, 716, 96, 262, "mansard", "#8a5a70", "#42406a", 4, 6),
    Block(586, 716, 132, 176, "dome", "#a0685a", "#3f8078", 5, 4),
]
MIDDLE = [
    Block(312, 742, 76, 140, "bell", "#a8604a", "#e0b070", 3, 3),
    Block(398, 742, 72, 186, "steps", "#a8483e", "#f0bc78", 3, 5),
    Block(544, 742, 66, 208, "gable", "#4c6c88", "#34304c", 3, 5),
    Block(622, 742, 76, 122, "mansard", "#b08048", "#6a3048", 4, 3),
]
FRONT = [
    Block(284, 766, 54, 66, "gable", "#8c3c4c", "#2c2c48", 2, 2),
    Block(342, 766, 58, 94, "bell", "#c08a58", "#f0c888", 3, 3),
    Block(402, 766, 50, 60, "gable", "#3c7080", "#8c3438", 2, 2),
    Block(556, 766, 56, 84, "steps", "#b85840", "#f8cc88", 3, 3),
    Block(614, 766, 56, 58, "mansard", "#6c7c74", "#3a3460", 3, 2),
    Block(658, 766, 30, 80, "gable", "#9c5a48", "#33283e", 1, 3),
]


def draw_station(sc: Scene) -> None:
    """Fog, the last train leaving, the platform, the rails."""
    sc.backdrop(
        sc.rad([(0, "#e0b078"), (0.2, "#94807a"), (0.42, "#456478"), (0.7, "#1d3650"), (1, "#0a1526")], LX, 560, 800)
    )
    r = sc.stream("fog")
    for k, y in enumerate((366, 396, 420)):
        g = ridge(r, y, 7, f=2.2)[0]
        sc.layer(g, sc.near(("#a08c80", "#8a8684", "#7c8088")[k], ("#2c4a60", "#254056", "#1d354a")[k], 420), z=3, sh=0.16, op=0.8, rim="#ffeccc", rimop=0.25)  # fmt: skip
    ground = CAM.face([(-14, 0, 70), (3.2, 0, 70), (3.2, 0, 2.2), (-14, 0, 2.2)])
    bed = CAM.face([(3.2, -0.9, 70), (16, -0.9, 70), (16, -0.9, 2.2), (3.2, -0.9, 2.2)])
    sc.layer(bed, sc.near("#5a5458", "#101c2c", 520), z=3, sh=0.2, cut=0)
    for x in (4.0, 5.5):
        rail = CAM.face([(x, -0.75, 70), (x + 0.08, -0.75, 70), (x + 0.08, -0.75, 4), (x, -0.75, 4)])
        sc.flat(rail, sc.near("#ffe0b0", "#4a6274", 420), 0.9)
    draw_train(sc)
    side = CAM.face([(3.2, 0, 70), (3.2, -0.9, 70), (3.2, -0.9, 2.2), (3.2, 0, 2.2)])
    sc.layer(side, "#141c2c", z=2, sh=0.3, cut=0)
    sc.layer(ground, sc.rad([(0, "#ffc070"), (0.3, "#c88a56"), (0.52, "#6f5a5c"), (0.74, "#26384e"), (1, "#0c1626")], 450, 960, 640), z=3, sh=0.2, cut=0)  # fmt: skip
    seams = [CAM.face([(x - 0.012, 0, 70), (x + 0.012, 0, 70), (x + 0.012, 0, 2.2), (x - 0.012, 0, 2.2)]) for x in np.arange(-9, 3.2, 0.8)]  # fmt: skip
    seams += [CAM.face([(-14, 0, z), (3.2, 0, z), (3.2, 0, z + 0.03), (-14, 0, z + 0.03)]) for z in np.r_[np.arange(2.4, 12, 0.8), np.arange(12, 44, 2)]]  # fmt: skip
    sc.flat(U(seams).intersection(ground), "#0e1526", 0.45)
    edge = CAM.face([(2.8, 0, 70), (3.02, 0, 70), (3.02, 0, 2.2), (2.8, 0, 2.2)])
    sc.layer(edge, sc.near("#ffe6b8", "#566878", 520), z=1, sh=0.2, cut=0)
    wet = sc.stream("wet")
    for _ in range(130):  # the light of the city lies in the wet
        x, y = wet.gauss(450, 270), wet.uniform(720, 1190)
        t = max(0.0, 1 - abs(x - 450) / 460)
        g = limb([(x, y, 0.6), (x + 1, y + wet.uniform(20, 60), wet.uniform(3, 10)), (x, y + 120, 0.6)], 4)
        sc.flat(g.intersection(ground), "#ffcf86", 0.04 + 0.2 * t, "screen", 2)
    for _ in range(150):  # and breaks on it
        x, z = wet.uniform(-3.4, 2.4), wet.uniform(2.5, 12)
        px, py = CAM.at(x, 0, z)
        k, w = CAM.scale(z), wet.uniform(0.05, 0.22)
        t = max(0.0, 1 - math.hypot(px - 450, (py - 960) * 0.8) / 520)
        g = limb([(px - w * k, py, 0.4), (px, py, 0.022 * k), (px + w * k, py, 0.4)], 2)
        sc.flat(g.intersection(ground), mix("#86a8bc", "#fff0c4", t), 0.16 + 0.5 * t)


def draw_train(sc: Scene) -> None:
    """The end of the last carriage, its two red lamps, somebody in a cap at the lit door window."""
    z = 17.0
    at = lambda x, y: CAM.at(x, y, z)  # noqa: E731
    (x0, y1), (x1, y0) = at(3.5, -0.4), at(6.1, 3.3)
    m = (x0 + x1) / 2
    body = shape(f"{x0},{y1}^ {x0},{y0 + 14} {x0 + 18},{y0 - 4} {m},{y0 - 12} {x1 - 18},{y0 - 4} {x1},{y0 + 14} {x1},{y1}^")  # fmt: skip
    sc.layer(body, sc.lin([(0, "#8a4a48"), (0.5, "#4c2c3c"), (1, "#241a2c")], x0, 0, x1, 0), z=5, cut=0.3, sh=0.4, rim="#ffe0b0", rimop=0.9)  # fmt: skip
    door = box(m - 17, y0 + 16, m + 17, y1 - 8)
    sc.layer(door, "#2c1c2c", z=1, cut=0, sh=0.3)
    sc.flat(box(m - 12, y0 + 26, m + 12, y0 + 66), sc.lin([(0, "#fff0c0"), (1, "#f0a850")], 0, y0 + 20, 0, y0 + 70))
    sc.flat(U(ellipse(m + 2, y0 + 48, 6, 7), box(m - 6, y0 + 54, m + 10, y0 + 66), box(m - 6, y0 + 40, m + 10, y0 + 44)), "#3a2230")  # fmt: skip
    for d in (-1, 1):
        sc.flat(rounded(box(m + d * 42 - 11, y0 + 26, m + d * 42 + 11, y0 + 62), 3), "#1c2030", 0.9)
        sc.flat(ellipse(m + d * 50, y1 - 14, 6), "#ff6a4a")
        sc.glow(m + d * 50, y1 - 14, 70, "#ff4a32", 0.9)
    sc.flat(box(x0 - 4, y1, x1 + 4, y1 + 10), "#141420")


def draw_frame(sc: Scene) -> None:
    """Lamps that are out, a clock on its post at five to twelve, the lace of a canopy above us."""
    for px, z in ((-5.3, 17.0), (-5.3, 34.0)):
        x, y = CAM.at(px, 0, z)
        k = CAM.scale(z)
        g = U(limb([(x, y, 0.3 * k), (x, y - 0.6 * k, 0.16 * k), (x, y - 4.2 * k, 0.1 * k)], 3), limb([(x - 0.5 * k, y - 4.2 * k, 0.07 * k), (x, y - 4.4 * k, 0.1 * k), (x + 0.5 * k, y - 4.2 * k, 0.07 * k)], 4), ellipse(x - 0.5 * k, y - 4.0 * k, 0.2 * k, 0.24 * k), ellipse(x + 0.5 * k, y - 4.0 * k, 0.2 * k, 0.24 * k))  # fmt: skip
        sc.layer(g, mix("#1c3448", "#4c6678", (z - 8) / 24), z=3, cut=0, sh=0.2, wash=0.3, rim="#ffdca4", rimop=0.9)
    x, y, r = 122, 300, 46
    foot = 716
    post = U(limb([(x, foot, 34), (x, foot - 18, 30), (x, foot - 30, 17), (x, foot - 90, 13), (x, y + r, 10)], 3), *[ellipse(x, q, 11, 5) for q in (foot - 92, 480, y + r + 10)])  # fmt: skip
    curl = U([limb([(x + d * 4, y + 96, 5), (x + d * 30, y + 76, 4), (x + d * 40, y + 52, 4), (x + d * 26, y + 46, 3)], 7) for d in (-1, 1)])  # fmt: skip
    sc.flat(limb([(x, foot, 30), (x - 90, foot + 60, 40), (x - 170, foot + 110, 50)], 3), "#060c18", 0.4, "multiply", 6)
    sc.layer(U(post, curl), sc.lin([(0, "#101a28"), (0.6, "#25323f"), (1, "#8a6a50")], x - 14, 0, x + 14, 0), z=6, cut=0, sh=0.4, wash=0.3, rim="#ffdca4", rimop=1.0)  # fmt: skip
    sc.layer(U(ellipse(x, y, r), shape(f"{x - 14},{y - r + 4}^ {x},{y - r - 26}^ {x + 14},{y - r + 4}^")), "#14202e", z=8, cut=0, sh=0.5, rim="#ffdca4", rimop=1.0)  # fmt: skip
    sc.layer(ellipse(x, y, r - 7), sc.lin([(0, "#7c98a4"), (1, "#ffe2ae")], x - 26, y - 30, x + 30, y + 36), z=1, cut=0, sh=0)  # fmt: skip
    ticks = [limb([(x + 28 * math.sin(a), y - 28 * math.cos(a), 2.6), (x + 34 * math.sin(a), y - 34 * math.cos(a), 2.6)], 1) for a in np.arange(0, 6.28, 0.5236)]  # fmt: skip
    sc.flat(U(ticks, limb([(x, y, 4), (x - 1, y - 20, 3)], 1), limb([(x, y, 3), (x - 14, y - 28, 2)], 1)), "#1c2434")
    lace = U(box(-60, -60, 860, 30), [U(shape(f"{q - 21},24^ {q - 19},44 {q - 8},52 {q},74^ {q + 8},52 {q + 19},44 {q + 21},24^"), ellipse(q, 74, 3)).difference(ellipse(q, 44, 6)) for q in range(-14, 840, 42)])  # fmt: skip
    sc.layer(lace, sc.near("#2c4254", "#0a1320", 620), z=14, cut=0.2, sh=0.5, rim="#ffdca4", rimop=0.8)
    sc.flat(U([box(q - 1, -10, q + 1, 26) for q in range(-35, 840, 42)]), "#060c16", 0.6)


def draw_lid(sc: Scene) -> None:
    """The lid, open behind the city, its lining striped."""
    lean = lambda x, t: CAM.at(x, WALL + 2.5 * t, Z1 + 0.4 * t)  # noqa: E731
    outer = rounded(Polygon([lean(X0 - 0.06, 0), lean(X0 - 0.06, 1), lean(X1 + 0.06, 1), lean(X1 + 0.06, 0)]), 16)
    sc.layer(outer, sc.near("#d8955a", "#5a3232", 420), z=14, cut=0.4, sh=0.6, rim=RIM, rimop=1.0, rimw=1.8)
    inner = rounded(Polygon([lean(X0 + 0.05, 0), lean(X0 + 0.05, 0.95), lean(X1 - 0.05, 0.95), lean(X1 - 0.05, 0)]), 10)
    sc.layer(inner, sc.rad([(0, "#ffdf9c"), (0.3, "#d88a58"), (0.62, "#96404c"), (1, "#481e3c")], 470, 620, 380), z=2, cut=0.2)  # fmt: skip
    with sc.clip(inner):
        for x in np.arange(X0, X1, 0.16):
            sc.flat(
                Polygon([lean(x, 0), lean(x, 1), lean(x + 0.07, 1), lean(x + 0.07, 0)]), "#3c1430", 0.22, "multiply"
            )
            for t in np.arange(0.12, 1, 0.1):
                px, py = lean(x + 0.115, t + (0.05 if round(x / 0.16) % 2 else 0))
                sc.flat(T(star(0, 0, 4.6, 4, 0.4, 0.4), px, py), "#ffe6b0", 0.5)
        sc.flat(inner.difference(T(inner, 0, 12)), "#1c0c20", 0.5, "multiply", 6)
    pts_ = along(np.array(outer.buffer(-7).exterior.coords), 150)
    sc.flat(U([ellipse(x, y, 1.6) for x, y in pts_]), "#ffe0a0", 0.8)
    for x in (X0 + 0.02, X1 - 0.02):
        a, b = lean(x, 0.55), CAM.at(x, WALL, 4.2)
        q = [(a[0], a[1], 7), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 12, 8), (b[0], b[1], 9)]
        sc.layer(limb(q, 8), sc.near("#c88a54", "#5a3432", 420), z=5, cut=0.2, sh=0.5, rim=RIM, rimop=0.9)


def draw_sea(sc: Scene) -> None:
    """The water in the case: the city upside down in it, the paper boat."""
    sea = CAM.face([(X0, SEA, QUAY), (X1, SEA, QUAY), (X1, SEA, Z0), (X0, SEA, Z0)])
    y0 = CAM.at(0, SEA, QUAY)[1]
    sc.layer(sea, sc.rad([(0, "#ffe2a0"), (0.16, "#d8a86c"), (0.4, "#3f7a88"), (0.75, "#1c4a60"), (1, "#10283e")], 478, y0, 360), z=2, cut=0, rim="#fff0c8", rimop=0.8)  # fmt: skip
    r = sc.stream("sea")
    with sc.clip(sea):
        for b in FRONT + MIDDLE:
            sc.flat(bars(r, b.x, y0 + 2, y0 + 20 + b.h * 0.42, b.w * 0.9, b.w * 1.1, 16, (2, 5)), "#122238", 0.5)
            for d in (-0.26, 0.2):
                sc.flat(bars(r, b.x + d * b.w, y0 + 4, y0 + 20 + b.h * 0.4, 9, 18, 9, (1.4, 3.4)), "#ffd07a", 0.9)
        sc.flat(bars(r, 486, y0 + 2, 930, 60, 130, 70, (1.6, 5)), "#fff0c0", 0.85)
        for k in range(4):
            q = ridge(r, 826 + 26 * k, 1.6 + k * 0.7, f=7)[1]
            sc.stroke(q, "#fff0c8", 0.8 + 0.25 * k, 0.4)
        sc.flat(sea.difference(T(sea, 10, 0)), "#0c1426", 0.6, "multiply", 7)
    quay = box(X0 * CAM.scale(QUAY) + CAM.vx, y0 - 20, X1 * CAM.scale(QUAY) + CAM.vx, y0 + 1)
    sc.layer(quay, sc.lin([(0, "#8a5848"), (0.5, "#ffdc98"), (1, "#8a5848")], quay.bounds[0], 0, quay.bounds[2], 0), z=3, cut=0.3, sh=0.4, rim=RIM, rimop=1.0)  # fmt: skip
    sc.flat(U([box(x, y0 - 17, x + 1.4, y0) for x in np.arange(262, 690, 17)]), "#5a3438", 0.5)
    folk = [U(limb([(0, 0, 5.4), (0, -9, 4.4)], 2), ellipse(0, -12.4, 2.6)) for _ in range(6)]
    spots = ((300, 1.1), (310, 0.8), (336, 1.05), (372, 1.0), (380, 0.75), (436, 1.05))
    sc.layer(U([T(g, x, y0 - 19, s) for g, (x, s) in zip(folk, spots, strict=True)]), "#331c2c", z=1, cut=0, wash=0, rim=RIM, rimop=0.9)  # fmt: skip
    for g, c in paper_boat(w=58):
        sc.layer(T(g, 372, 872), mix("#8f7f78", "#fff0cc", c), z=1.6, cut=0, wash=0, fibre=0, sh=0.3)
    sc.flat(bars(r, 372, 874, 902, 54, 40, 9, (1.4, 3)), "#fff0cc", 0.7)


def draw_case(sc: Scene) -> None:
    """Inside of the case and the city."""
    inside = CAM.face([(X0, WALL, Z1), (X1, WALL, Z1), (X1, WALL, Z0), (X0, WALL, Z0)])
    sc.layer(inside, sc.near("#7c4640", "#2c1a2c", 460), z=8, cut=0.2)
    for b in BACK:
        put_block(sc, b, 0.8)
    lamp = light_tower(sc, 470, 720, 414)
    for b in MIDDLE:
        put_block(sc, b, 0.4)
    street = Polygon([(430, 790), (526, 790), (500, 690), (446, 690)])
    sc.flat(street, sc.lin([(0, "#ffe8b0", 0.9), (1, "#ffd080", 0.5)], 0, 690, 0, 790), 1, None, 4)
    sc.glow(478, 730, 220, "#ffc870", 0.7)
    for b in FRONT:
        put_block(sc, b, 0.0)
    put(sc, T(tram("#c8382e", "#ffe6b8", "#fff0b8", 150), 478, 768, 0.42), z=1.4, sh=0.4, rim=(0, 2, "#fff0c8", 0.7))
    draw_sea(sc)
    sc.glow(*lamp, 210, "#ffdf9a", 0.9)
    sc.glow(*lamp, 60, "#fffbe0", 1.0)


def draw_near(sc: Scene) -> None:
    """The near wall of the case with clasps, corners and handle; the child's boots on the stones."""
    near = CAM.face([(X0 - 0.05, WALL, Z0), (X1 + 0.05, WALL, Z0), (X1 + 0.05, 0, Z0), (X0 - 0.05, 0, Z0)])
    x0, y0, x1, y1 = near.bounds
    sc.flat(Polygon([(x0 - 30, y1 - 20), (x1 + 20, y1 - 20), (x1 + 40, y1 + 20), (x0 - 60, y1 + 24)]), "#060a16", 0.7, "multiply", 10)  # fmt: skip
    sc.layer(rounded(near, 14), sc.rad([(0, "#c88650"), (0.3, "#8a5238"), (0.62, "#4a292c"), (1, "#1e141e")], 450, y0 - 30, 400), z=14, cut=0.4, rim=RIM, rimop=1.0, rimw=1.8)  # fmt: skip
    band = box(x0, y0, x1, y0 + 26)
    sc.layer(rounded(band, 10), sc.near("#d8955a", "#5a3434", 360, (470, y0)), z=2, cut=0.3, rim=RIM, rimop=1.0)
    sc.flat(U([limb([(x, y, 2), (x + 8, y, 2)], 1, 3) for x in np.arange(x0 + 14, x1 - 14, 15) for y in (y0 + 34, y1 - 12)]), "#f0c88c", 0.55)  # fmt: skip
    for x in (x0 + 118, x1 - 118):  # straps with buckles
        sc.layer(rounded(box(x - 17, y0 - 4, x + 17, y1 + 1), 3), sc.near("#8c4a34", "#3a2028", 360, (470, y0)), z=4, cut=0.3, sh=0.5, rim=RIM, rimop=0.9)  # fmt: skip
        sc.flat(U([limb([(x + d, y, 1.6), (x + d, y + 7, 1.6)], 1, 3) for d in (-12, 12) for y in np.arange(y0 + 6, y1 - 6, 13)]), "#f0c88c", 0.5)  # fmt: skip
        plate = rounded(box(x - 25, y0 + 34, x + 25, y0 + 84), 7)
        sc.layer(plate.difference(rounded(box(x - 16, y0 + 43, x + 16, y0 + 75), 3)), sc.near("#ffe0a0", "#9a7448", 300, (470, y0)), z=3, cut=0, fibre=0, rim="#fff6d8", rimop=1.0)  # fmt: skip
        sc.layer(limb([(x, y0 + 40, 6), (x, y0 + 74, 5)], 2), "#f0c880", z=2, cut=0, wash=0)
    for d, x in ((1, x0), (-1, x1)):  # corners of brass
        for y, e in ((y0, 1), (y1, -1)):
            g = rounded(Polygon([(x, y), (x + d * 44, y), (x + d * 34, y + e * 20), (x + d * 20, y + e * 34), (x, y + e * 44)]), 4)  # fmt: skip
            sc.layer(g, sc.near("#f0c070", "#6a4a38", 420, (470, y0)), z=3, cut=0.2, sh=0.5, rim="#fff6d8", rimop=0.9)
            sc.flat(U(ellipse(x + d * 12, y + e * 12, 2.6), ellipse(x + d * 30, y + e * 8, 2.2), ellipse(x + d * 8, y + e * 30, 2.2)), "#5a3a2c")  # fmt: skip
    m = (x0 + x1) / 2
    for d in (-66, 66):
        sc.layer(rounded(box(m + d - 16, y0 + 62, m + d + 16, y0 + 94), 6), sc.near("#ffe0a0", "#9a7448", 300, (470, y0)), z=3, cut=0, fibre=0)  # fmt: skip
    sc.layer(limb([(m - 66, y0 + 84, 16), (m - 58, y0 + 116, 20), (m, y0 + 128, 24), (m + 58, y0 + 116, 20), (m + 66, y0 + 84, 16)], 8), sc.near("#9a5638", "#4a2a2c", 300, (470, y0)), z=7, cut=0.2, sh=0.6, rim=RIM, rimop=0.9)  # fmt: skip
    sc.stroke([(m + 40, y0 + 124), (m + 52, y0 + 140)], "#ffe0a8", 2)
    label(sc, m + 58, y0 + 150, 0.9, -14)
    stickers(sc, x0 + 178, y0 + 118)
    boots(sc)
    lost(sc)


def child() -> Figure:
    """Sits on the rim, feet down, head bowed to them."""
    pose = Pose(0.52, lean=8, stoop=12, nod=18, foot_a=(0.40, -0.02), foot_b=(0.52, 0.04), hand_a=(0.02, 0.74), hand_b=(0.30, 0.62), toe_a=20, toe_b=14, grip_a="flat", elbow_a=-1, elbow_b=-1)  # fmt: skip
    return person(9, "side", pose, dress("coat", "#a8322e", "#3a3450", "#e2b460").but(trousers="none", shoes="bare", skirt=0.42), skin=SKIN, hair="curly", hair_colour="#24141c", mood=FEELINGS["tender"], hat="beret", hat_colour="#c23a30")  # fmt: skip


def draw_child(sc: Scene) -> None:
    """The child and the rings round its feet."""
    f = child()
    x, y = f.at("hip")
    f = T(T(f, -x, -y, o=(0, 0)), SEAT[0] - 6, SEAT[1] - 16, 2.5, o=(0, 0))
    sc.flat(U(ellipse(140, 872, 70, 18), ellipse(60, 896, 110, 20)), "#060a18", 0.4, "multiply", 22)
    above = box(-60, -60, 860, WATER)
    with sc.clip(box(200, WATER - 4, 420, WATER + 60)):
        sc.flat(T(f.outline(), 4, 2).intersection(box(200, WATER, 420, 980)), "#d8925c", 0.4, None, 1.6)
    with sc.clip(above):
        put(sc, f, z=2.4, rim=(-4, 1, "#ffe6ac", 1.0), shade=("#1a1436", 0.55, 400), cast=6)
    with sc.clip(above):
        g = f.outline()
        sc.flat(g, sc.lin([(0, "#1c1238", 0.75), (0.5, "#1c1238", 0.2), (0.8, "#1c1238", 0)], 176, 800, 292, 760), 1, "multiply")  # fmt: skip
        sc.flat(
            g, sc.lin([(0, "#ffd48a", 0), (0.6, "#ffd48a", 0), (1, "#ffd48a", 0.2)], 180, 780, 304, 760), 1, "screen"
        )
    sc.glow(286, 768, 110, "#ffd890", 0.35)
    x, y = f.at("neck")
    sc.stroke([(x + 16, y + 34), (x + 18, y + 44)], "#e9d3aa", 1.4)
    label(sc, x + 19, y + 52, 0.62, -8)
    cx = 296
    for k in range(4):
        ring = ellipse(cx, WATER + 2, 34 + 24 * k, 6 + 5 * k).difference(ellipse(cx, WATER + 2, 32 + 24 * k, 5 + 5 * k))
        sc.flat(ring.intersection(CAM.face([(X0, SEA, QUAY), (X1, SEA, QUAY), (X1, SEA, Z0), (X0, SEA, Z0)])), "#fff4cc", 0.8 - 0.17 * k)  # fmt: skip


def draw() -> Scene:
    """The platform, the case, the child."""
    sc = Scene("suitcase_city", light=(LX, LY, 220), shadow="#0b0c18", bg="#0c1626")
    draw_station(sc)
    draw_frame(sc)
    sc.glow(LX, 560, 460, "#ffc880", 0.4)
    draw_lid(sc)
    draw_case(sc)
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#0a1020", 0.5, 430, 680, 880, 0.5)
    sc.finish()
    return sc
