"""Half a pear, and in its core two beds: in one a child sleeps under a pip's shining coat, the other has been left.

Palette: rose ground #c8486a, plum #3c1028, cream #fff8dc, flesh in shade #d9bf72, skin #b4bf45, pip #7a3c1a, lamp #ffc45a.
Light: a window at the left; one small lamp in the bed that is still slept in. Planes: wall / the pear's far side / beds
and what lies in them / the cut flesh with its prints / stem and leaf / cloth.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.pip_beds import cell, draw_beds, draw_thrown_coat

LX, LY = -80, 320  # the window
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
PEAR = "372,166 424,170 474,212 500,296 526,398 580,494 656,604 706,744 704,900 648,1026 540,1096 444,1106 404,1092 364,1108 266,1100 156,1038 94,916 88,764 134,622 206,504 254,404 272,304 284,220 322,176"
STEM = (378, 176)
LEAN = -4  # degrees by which the pear leans to the window


def panes(x0: float, y0: float, columns: int, rows: int) -> list[Any]:
    """The light of a window with bars, as it lies slanting on what it meets."""
    out = []
    for i in range(columns):
        for j in range(rows):
            x, y = x0 + 134 * i, y0 + 122 * j + 26 * i
            out.append(Polygon([(x, y), (x + 116, y + 22), (x + 116, y + 126), (x, y + 104)]))
    return out


def draw_wall(sc: Scene) -> None:
    """Rose paper with a faint pattern of leaves; the window lies on it as light."""
    sc.backdrop(sc.rad([(0, "#f08a94"), (0.22, "#d9526e"), (0.5, "#a82c52"), (0.8, "#641838"), (1, "#3c1028")], LX + 200, LY + 20, 960))  # fmt: skip
    for j in range(9):
        for i in range(7):
            x, y = 60 + 124 * i + 62 * (j % 2), 40 + 132 * j
            g = [limb([(x, y + 46, 2.4), (x + 4, y, 2), (x - 2, y - 40, 1.2)], 4)]
            g += [
                leaf(x + 2, y + 30 - 20 * k, 34, -math.pi / 2 + s * (0.9 - 0.06 * k), 0.34)
                for k in range(4)
                for s in (-1, 1)
            ]
            g.append(
                shape(
                    f"{x - 2},{y - 62} {x + 6},{y - 48} {x + 12},{y - 30} {x},{y - 20} {x - 14},{y - 30} {x - 9},{y - 48}"
                )
            )
            lum = max(0.05, 1 - math.hypot(x - 120, y - 340) / 760)
            sc.flat(U(g), "#ffc8bc", 0.07 + 0.25 * lum)
    for pane in panes(-70, 120, 5, 3):
        sc.flat(
            pane,
            sc.lin([(0, "#ffe3c4", 0.5), (0.5, "#ffd0b8", 0.36), (1, "#ffc0b0", 0.16)], 0, 0, 700, 0),
            1,
            "screen",
            5,
        )
    fall = T(shape(PEAR), 96, 34)
    sc.flat(fall, "#4a0f2c", 0.62, "multiply", 16)
    sc.glow(110, 330, 420, "#ffd8c0", 0.45)


def draw_cloth(sc: Scene) -> None:
    """The table: dark rose linen with a stitched border, and the pear's shadow on it."""
    top = box(-40, 1066, 840, 1240)
    sc.layer(top, sc.rad([(0, "#e0647c"), (0.4, "#a02c50"), (1, "#4a1430")], 60, 1060, 720), z=10, cut=0.4, rim="#ffd8d0", rimop=0.9)  # fmt: skip
    sc.flat(ellipse(500, 1108, 330, 26, 3), "#1e0616", 0.7, "multiply", 12)
    sc.flat(ellipse(420, 1112, 270, 15), "#1e0616", 0.85, "multiply", 6)
    marks = []
    for x in range(-6, 820, 26):
        y = 1160
        marks += [shape(f"{x},{y - 11}^ {x + 7},{y}^ {x},{y + 11}^ {x - 7},{y}^"), ellipse(x + 13, y, 2.4)]
        marks += [limb([(x + 13 + q, y - 9, 1.4), (x + 13 - q, y + 9, 1.4)], 1, 3) for q in (-5, 5)]
    sc.flat(U(marks), sc.lin([(0, "#ffe0b8", 0.95), (0.6, "#f0a890", 0.6), (1, "#b0506a", 0.35)], 0, 0, 800, 0))
    for y in (1138, 1182):
        sc.stroke([(-10, y), (810, y)], "#ffd0b0", 2, 0.45, dash="9 6")


def draw_skin(sc: Scene) -> Any:
    """The far half of the pear, which stands out at the right, and the thin skin round the cut."""
    g = shape(PEAR)
    back = U(*[T(g, 2 * k, 0.3 * k) for k in range(16)]).buffer(8)
    sc.layer(back, sc.lin([(0, "#d8dc60"), (0.7, "#9aa238"), (0.9, "#b06a30"), (1, "#6a2a24")], 100, 0, 738, 60), z=18, cut=0.4, sh=0.6, shc="#24061a", dx=9)  # fmt: skip
    r = sc.stream("specks")
    specks = [ellipse(r.uniform(500, 750), r.uniform(250, 1080), r.uniform(0.9, 2.1)) for _ in range(260)]
    sc.flat(U(specks).intersection(back.difference(g.buffer(9))), "#f2e29a", 0.8)
    rimlight(sc, back, -4, 1, "#ff9a86", 0.7, 2.4, (760, 760), 520)
    sc.layer(g.buffer(8), sc.lin([(0, "#e6ea7c"), (0.5, "#b4c04a"), (1, "#7e8a30")], 90, 0, 710, 0), z=3, cut=0.4, rim="#fbffd0", rimop=1)  # fmt: skip
    return g


def draw_flesh(sc: Scene, g: Any) -> None:
    """The cut: cream by the window, honey in the shade, watery towards the skin; veins, grain, grit round the core."""
    beds = [cell(k) for k in range(2)]
    face = clean(g.difference(U([c.buffer(9) for c in beds])))
    fill = sc.rad(
        [(0, "#fdf0c0"), (0.3, "#fae8b0"), (0.6, "#f3d88e"), (0.84, "#dfae5a"), (1, "#ab7038")], 130, 520, 720
    )
    sc.layer(face, fill, z=9, cut=0.3, wash=0, fibre=0.05, sh=0.75, shc="#2a0c08", dx=5, dy=5, rim="#fffff0", rimop=1, rimw=1.3)  # fmt: skip
    with sc.clip(face):
        edge = clean(g.difference(g.buffer(-20)))
        sc.flat(edge, "#d2d873", 0.55, None, 9)
        sc.flat(clean(g.difference(T(g, -44, -14))), "#a8683a", 0.6, "multiply", 30)
        sc.flat(clean(g.difference(T(g, 16, 6))), "#fffbe0", 0.95, "screen", 10)
        core = shape(
            "400,566^ 446,596 560,640 622,760 600,900 520,984 404,1012^ 286,984 204,900 182,760 242,640 356,596"
        )
        sc.flat(core, "#d8b968", 0.3, "multiply", 26)
        for pane in panes(-50, 150, 5, 3):
            sc.flat(
                pane,
                sc.lin([(0, "#fffdf0", 0.85), (0.6, "#fff9dc", 0.7), (1, "#fff4c0", 0.3)], 200, 0, 600, 0),
                1,
                None,
                3,
            )
        draw_grain(sc, g)
        vein = g.buffer(-44)
        sc.flat(clean(vein.buffer(2.2).difference(vein.buffer(-2.2))), "#b9b256", 0.4, None, 1.6)
        for d in (-7, 7):
            P = [(401 + d, 620), (402 + d * 1.1, 520), (396 + d * 0.9, 400), (384 + d * 0.7, 290), (376 + d * 0.5, 180)]
            sc.stroke(curve(np.array(P, float)), "#b9a556", 2.4, 0.5)
        for d in (-4, 5):
            sc.stroke(
                curve(np.array([(402 + d, 960), (404 + d, 1030), (404 + d * 0.4, 1090)], float)), "#a88a48", 2.2, 0.55
            )
        for a in (-0.9, -0.5, 0.5, 0.9):
            sc.stroke(
                curve(np.array([(404 + 12 * a, 1094), (404 + 26 * a, 1074), (404 + 22 * a, 1056)], float)),
                "#7a5a2a",
                2.4,
                0.6,
            )
    for k, c in enumerate(beds):
        ring = clean(c.buffer(10).difference(c.buffer(-1)))
        sc.layer(ring, sc.lin([(0, "#fff6d6"), (1, ("#eab968", "#c69a5c")[k])], *c.bounds[:2], *c.bounds[2:]), z=2, sh=0.5, shc="#2a0c08", rim="#fffff0", rimop=0.9, **EXACT)  # fmt: skip


def draw_grain(sc: Scene, g: Any) -> None:
    """Short strokes that run out from the core, and grains of grit round it."""
    r = sc.stream("grain")
    pale, deep, grit = [], [], []
    shape_g = g.buffer(-34)
    for _ in range(900):
        x, y = r.uniform(90, 710), r.uniform(180, 1100)
        dx, dy = x - 400, (y - 800) * (0.8 if y > 640 else 1.5)
        m = math.hypot(dx, dy)
        if m < 190 or not shape_g.contains(Point(x, y)):
            continue
        q = r.uniform(8, 26)
        stroke = limb(
            [(x, y, 0.4), (x + dx / m * q * 0.5, y + dy / m * q * 0.5, 1.5), (x + dx / m * q, y + dy / m * q, 0.4)],
            2,
            3,
        )
        (pale if r.random() < 0.55 and x < 560 else deep).append(stroke)
    sc.flat(U(pale), "#fffff4", 0.34)
    sc.flat(U(deep), "#b08c44", 0.2)
    for _ in range(520):
        a, m = r.uniform(0, 2 * math.pi), r.gauss(1, 0.09)
        grit.append(ellipse(401 + 226 * m * math.cos(a), 796 + 214 * m * math.sin(a), r.uniform(0.8, 2.1)))
    sc.flat(U(grit), "#a8803c", 0.42)
    sc.flat(T(U(grit), -0.8, -0.8), "#fffbe4", 0.4)


def foot(left: bool) -> Any:
    """One bare print, toes up, about 34 long."""
    sole = U(shape("-8,-9 0,-13 8,-9 8,0 5,8 6,15 1,20 -4,17 -5,8 -8,0"))
    toes = [
        ellipse(x, y, q)
        for x, y, q in ((6.6, -16, 3.2), (1.4, -18.6, 2.5), (-2.8, -17.6, 2.2), (-6.2, -15.4, 2), (-9, -12.4, 1.8))
    ]
    return T(U(sole, toes), 0, 0, flip=left)


def draw_prints(sc: Scene) -> None:
    """Wet prints from the empty bed up to the stem; once they stop and turn."""
    c = along(curve(np.array([(548, 668), (560, 604), (530, 532), (478, 466), (440, 398), (424, 320), (398, 240), (380, 196)], float), n=20), 16)  # fmt: skip
    for k in (0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14):
        (x, y), d = c[k], c[min(k + 1, 15)] - c[max(k - 1, 0)]
        n = np.array([-d[1], d[0]]) / np.hypot(*d)
        s = 1.02 - 0.026 * k
        a = math.degrees(math.atan2(d[1], d[0])) + 90
        places = [(1 if k % 2 else -1, a)] if k != 7 else [(-1, a + 172), (1, a + 186)]
        for side, turn in places:
            px, py = (x, y) + n * 12.5 * side
            g = T(foot(side > 0), px, py, s, rot=turn)
            sc.flat(T(g, 1.2, 1.5), "#fffbe6", 0.7)
            sc.flat(g, sc.lin([(0, "#8a5220"), (1, "#b88644")], px - 14, py - 14, px + 14, py + 16), 0.86)
            sc.flat(clean(g.difference(T(g, 2.6, 2.6))), "#4a2a12", 0.6)


def draw_drops(sc: Scene, g: Any) -> None:
    """Juice."""
    for x, y, q in ((196, 690, 9), (214, 716, 5), (652, 764, 8), (322, 470, 6), (150, 884, 7), (560, 1050, 9), (300, 1052, 6), (618, 700, 5), (448, 560, 5)):  # fmt: skip
        sc.flat(ellipse(x + 2, y + 3, q, q * 1.1), "#8a5a24", 0.35, "multiply", 2)
        sc.flat(ellipse(x, y, q, q * 1.1), sc.lin([(0, "#d9b964"), (1, "#fff8d8")], x - q, y - q, x + q, y + q), 0.9)
        sc.flat(ellipse(x - q * 0.3, y - q * 0.4, q * 0.34, q * 0.26), "#ffffff")


def draw_stem(sc: Scene) -> None:
    """A bent stem and one leaf, lit through."""
    x, y = STEM
    stem = limb(
        [(x, y + 8, 15), (x + 4, y - 34, 15), (x + 24, y - 82, 17), (x + 40, y - 116, 26), (x + 43, y - 124, 27)], 7
    )
    g = shape("398,86^ 420,58 480,26 560,20 640,40 704,86^ 650,104 580,122 500,124 440,110")
    sc.layer(g, sc.lin([(0, "#c8dc58"), (0.5, "#6fa23c"), (1, "#1f5a34")], 400, 40, 700, 110), z=12, cut=0.5, rim="#fbffd0", rimop=1, shc="#24061a")  # fmt: skip
    with sc.clip(g):
        sc.flat(shape("398,86^ 480,82 580,84 704,86^ 650,104 580,122 500,124 440,110"), "#123c2c", 0.34, "multiply")
        for k in range(9):
            x0 = 430 + 27 * k
            for s, h in ((-1, 56), (1, 36)):
                sc.stroke(
                    curve(np.array([(x0, 85), (x0 + 22, 85 + s * h * 0.5), (x0 + 46, 85 + s * h)], float)),
                    "#eaf6a0",
                    1.2,
                    0.6,
                )
        sc.stroke(curve(np.array([(400, 86), (520, 82), (702, 86)], float)), "#f2fab0", 2.4, 0.9)
    for k in range(3):  # the last prints
        p = T(foot(k % 2 > 0), 470 + 52 * k, 76 - 13 * (k % 2) + 2 * k, 0.56, rot=88)
        sc.flat(T(p, 0.8, 1), "#e8f8a0", 0.7)
        sc.flat(p, "#123c2c", 0.8)
    sc.layer(stem, sc.lin([(0, "#b98a4a"), (0.5, "#6a4424"), (1, "#2c1814")], x - 10, 0, x + 48, 0), z=8, cut=0.6, rim="#ffe8c0", rimop=0.9)  # fmt: skip
    sc.layer(ellipse(x + 43, y - 124, 13, 7, 14), "#d9b47a", z=1, **EXACT)
    put(sc, T(snail(), 596, 516, 0.3, rot=54), z=1.6)


def draw() -> Scene:
    """Gone to look, or gone for good?"""
    sc = Scene("pear_twins", light=(LX, LY, 260), shadow="#2a0a1c", bg="#7a1c3e")
    draw_wall(sc)
    draw_cloth(sc)
    sc.raw(f'<g transform="rotate({LEAN} 400 1100)">')
    g = draw_skin(sc)
    draw_beds(sc)
    draw_flesh(sc, g)
    draw_prints(sc)
    draw_thrown_coat(sc)
    draw_drops(sc, g)
    draw_stem(sc)
    sc.raw("</g>")
    sc.vignette("#240418", 0.5, 340, 600, 900, 0.55)
    sc.finish()
    return sc
