"""Half a pear at dusk, and in its core two beds: in one a child sleeps by a lamp, the other has been left.

Palette: plum #2a0e28, amber #fdc966, deep honey #9c4a28; accent the window's last rose #ff9a7c.
Light: the small lamp in the bed that is still slept in shines through the flesh. Planes: wall / the pear's far side / beds
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
GROWN, MIDDLE = 1.27, (401.0, 812.0)  # the chambers are larger than in a pear of ours
SPREAD = f"translate({MIDDLE[0] * (1 - GROWN)} {MIDDLE[1] * (1 - GROWN)}) scale({GROWN})"
LAMP = (322, 690)
LEAN = -4  # degrees by which the pear leans to the window


def bed(k: int) -> Any:
    """The opening of chamber k, grown."""
    return T(cell(k), 0, 0, GROWN, o=MIDDLE)


def panes(x0: float, y0: float, columns: int, rows: int) -> list[Any]:
    """The last light of a window with bars, as it lies slanting on what it meets."""
    out = []
    for i in range(columns):
        for j in range(rows):
            x, y = x0 + 120 * i, y0 + 112 * j + 30 * i
            out.append(Polygon([(x, y), (x + 108, y + 27), (x + 108, y + 129), (x, y + 102)]))
    return out


def draw_wall(sc: Scene) -> None:
    """Plum paper, its pattern seen only where the window's last light lies."""
    sc.backdrop(sc.lin([(0, "#4a1a38"), (0.4, "#3a1430"), (0.75, "#2a0e28"), (1, "#1a0a1e")], 0, 0, 500, 1200))
    sc.glow(60, 250, 460, "#d8586a", 0.6)
    lit = U(panes(-190, 90, 3, 3))
    with sc.clip(lit):
        for j in range(5):
            for i in range(4):
                x, y = 10 + 104 * i + 52 * (j % 2), 70 + 118 * j
                g = [limb([(x, y + 46, 2.4), (x + 4, y, 2), (x - 2, y - 40, 1.2)], 4)]
                g += [leaf(x + 2, y + 30 - 20 * k, 34, -math.pi / 2 + s * (0.9 - 0.06 * k), 0.34) for k in range(4) for s in (-1, 1)]  # fmt: skip
                sc.flat(U(g), "#ffc8a8", 0.16)
    sc.flat(lit, sc.lin([(0, "#ff9a70", 0.75), (0.6, "#e8607a", 0.4), (1, "#c04a70", 0.05)], -40, 200, 260, 320), 1, "screen", 6)  # fmt: skip
    sc.flat(T(shape(PEAR), 70, 40), "#12061a", 0.6, "multiply", 30)
    sc.glow(360, 800, 640, "#e87a3a", 0.36)


def draw_cloth(sc: Scene) -> None:
    """The table: dark linen with a stitched border; the pear's glow lies on it, and its shadow."""
    sc.layer(box(-40, 1066, 840, 1240), sc.rad([(0, "#b8503e"), (0.4, "#6a2238"), (1, "#260c24")], 300, 1070, 470), z=10, cut=0.4, rim="#ffb080", rimop=0.45)  # fmt: skip
    sc.flat(ellipse(440, 1110, 310, 20), "#14041a", 0.9, "multiply", 8)
    marks = [shape(f"{x},1149^ {x + 7},1160^ {x},1171^ {x - 7},1160^") for x in range(-6, 820, 26)]
    sc.flat(U(marks), sc.rad([(0, "#ffc090", 0.7), (0.5, "#c05a5a", 0.35), (1, "#602048", 0.2)], 300, 1150, 460))


def draw_skin(sc: Scene) -> Any:
    """The far half of the pear, which stands out at the right, and the thin skin round the cut."""
    g = shape(PEAR)
    back = U(*[T(g, 2 * k, 0.3 * k) for k in range(16)]).buffer(8)
    sc.layer(back, sc.lin([(0, "#a89a40"), (0.7, "#5a4a2c"), (0.9, "#4a2030"), (1, "#2a0e26")], 100, 0, 738, 60), z=18, cut=0.4, sh=0.6, shc="#24061a", dx=9)  # fmt: skip
    rimlight(sc, back, -4, 1, "#c05a70", 0.5, 2.4, (760, 760), 420)
    sc.layer(g.buffer(8), sc.lin([(0, "#c8b858"), (0.5, "#7a7430"), (1, "#3a2a20")], 90, 0, 710, 0), z=3, cut=0.4, rim="#ffe0a0", rimop=0.8)  # fmt: skip
    return g


def draw_flesh(sc: Scene, g: Any) -> None:
    """The cut: cream by the window, honey in the shade, watery towards the skin; veins, grain, grit round the core."""
    beds = [bed(k) for k in range(2)]
    face = clean(g.difference(U([c.buffer(9) for c in beds])))
    fill = sc.rad([(0, "#ffe9a4"), (0.2, "#fdc966"), (0.42, "#e28c34"), (0.66, "#9c4a28"), (0.86, "#5c2430"), (1, "#3e1830")], *LAMP, 620)  # fmt: skip
    sc.layer(face, fill, z=9, cut=0.3, wash=0, fibre=0.05, sh=0.75, shc="#1a0612", dx=5, dy=5, rim="#ffd8a0", rimop=0.7, rimw=1.2)  # fmt: skip
    with sc.clip(face):
        sc.flat(clean(g.difference(T(g, -60, -10))), "#2a0e2c", 0.75, "multiply", 44)
        sc.flat(clean(g.difference(g.buffer(-26))), "#b86a3c", 0.4, "screen", 12)
        sc.flat(bed(1).buffer(30), "#6a2a24", 0.55, "multiply", 34)
        draw_grain(sc, g)
        for pane in panes(190, 186, 3, 2):
            sc.flat(pane, sc.lin([(0, "#ffd0a0", 0.8), (0.5, "#ff9a7c", 0.62), (1, "#d8607a", 0.2)], 220, 200, 520, 460), 1, "screen", 4)  # fmt: skip
        for d in (-7, 7):
            P = [(401 + d, 560), (402 + d * 1.1, 490), (396 + d * 0.9, 400), (384 + d * 0.7, 290), (376 + d * 0.5, 180)]
            sc.stroke(curve(np.array(P, float)), "#7a3c28", 2.2, 0.4)
        sc.glow(*LAMP, 330, "#ffd880", 0.6)
    for k, c in enumerate(beds):
        ring = clean(c.buffer(10).difference(c.buffer(-1)))
        tones = (("#fff2c0", "#e89a44"), ("#d8824a", "#4a1c24"))[k]
        sc.layer(ring, sc.lin([(0, tones[0]), (1, tones[1])], *c.bounds[:2], *c.bounds[2:]), z=2, sh=0.5, shc="#1a0612", rim="#ffe8b0", rimop=(0.9, 0.4)[k], **EXACT)  # fmt: skip


def draw_grain(sc: Scene, g: Any) -> None:
    """Short strokes that run out from the core, and grains of grit round it."""
    r = sc.stream("grain")
    pale, deep = [], []
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
    lamp = sc.rad([(0, "#fff4c0", 0.5), (0.5, "#ffc070", 0.3), (1, "#c06040", 0.06)], *LAMP, 520)
    sc.flat(U(pale), lamp)
    sc.flat(U(deep), "#6a2a1c", 0.2)


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
    c = along(curve(np.array([(574, 584), (560, 532), (520, 470), (470, 420), (432, 352), (416, 280), (396, 214), (384, 186)], float), n=20), 12)  # fmt: skip
    for k in range(12):
        (x, y), d = c[k], c[min(k + 1, 11)] - c[max(k - 1, 0)]
        n = np.array([-d[1], d[0]]) / np.hypot(*d)
        a = math.degrees(math.atan2(d[1], d[0])) + 90
        places = [(1 if k % 2 else -1, a)] if k != 5 else [(-1, a + 172), (1, a + 186)]
        for side, turn in places:
            px, py = (x, y) + n * 12 * side
            g = T(foot(side > 0), px, py, 0.96 - 0.03 * k, rot=turn)
            sc.flat(T(g, 1.2, 1.5), "#ffd8a8", 0.35)
            sc.flat(g, "#4a1626", 0.72)


def draw_stem(sc: Scene) -> None:
    """A bent stem and one leaf, lit through."""
    x, y = STEM
    stem = limb(
        [(x, y + 8, 15), (x + 4, y - 34, 15), (x + 24, y - 82, 17), (x + 40, y - 116, 26), (x + 43, y - 124, 27)], 7
    )
    g = shape("398,86^ 420,58 480,26 560,20 640,40 704,86^ 650,104 580,122 500,124 440,110")
    sc.layer(g, sc.lin([(0, "#a88a48"), (0.45, "#5a5034"), (1, "#241c2a")], 400, 40, 700, 110), z=12, cut=0.5, rim="#ffc890", rimop=0.8, shc="#24061a")  # fmt: skip
    with sc.clip(g):
        sc.flat(shape("398,86^ 480,82 580,84 704,86^ 650,104 580,122 500,124 440,110"), "#1c0e24", 0.4, "multiply")
        for k in range(9):
            x0 = 430 + 27 * k
            for s, h in ((-1, 56), (1, 36)):
                sc.stroke(
                    curve(np.array([(x0, 85), (x0 + 22, 85 + s * h * 0.5), (x0 + 46, 85 + s * h)], float)),
                    "#e8b080",
                    1.1,
                    0.4,
                )
        sc.stroke(curve(np.array([(400, 86), (520, 82), (702, 86)], float)), "#f0c090", 2.2, 0.7)
    for k in range(3):  # the last prints
        p = T(foot(k % 2 > 0), 470 + 52 * k, 76 - 13 * (k % 2) + 2 * k, 0.56, rot=88)
        sc.flat(T(p, 0.8, 1), "#ffd0a0", 0.4)
        sc.flat(p, "#1c0e24", 0.8)
    sc.layer(stem, sc.lin([(0, "#c87a50"), (0.5, "#5a2c28"), (1, "#220e1c")], x - 10, 0, x + 48, 0), z=8, cut=0.6, rim="#ffe8c0", rimop=0.9)  # fmt: skip
    sc.layer(ellipse(x + 43, y - 124, 13, 7, 14), "#b8784e", z=1, **EXACT)
    put(sc, T(snail(), 604, 516, 0.3, rot=54), z=1.6, shade=("#2a0e2c", 0.6, 520))


def draw() -> Scene:
    """Gone to look, or gone for good?"""
    sc = Scene("pear_twins", light=(LX, LY, 260), shadow="#14041a", bg="#2a0e28")
    draw_wall(sc)
    draw_cloth(sc)
    sc.raw(f'<g transform="rotate({LEAN} 400 1100)">')
    g = draw_skin(sc)
    sc.raw(f'<g transform="{SPREAD}">')
    draw_beds(sc)
    sc.raw("</g>")
    dark_bed = bed(1).buffer(16)
    sc.flat(dark_bed, "#2c1030", 0.6, "multiply")
    draw_flesh(sc, g)
    draw_prints(sc)
    sc.raw(f'<g transform="{SPREAD}">')
    draw_thrown_coat(sc)
    sc.raw("</g>")
    sc.flat(shape("460,830 560,800 680,780 780,860 720,1010 540,1010 470,950"), "#3a1430", 0.6, "multiply", 26)
    sc.glow(*LAMP, 430, "#ffb850", 0.34)
    draw_stem(sc)
    sc.raw("</g>")
    sc.vignette("#12041a", 0.55, 320, 640, 900, 0.45)
    sc.finish()
    return sc
