"""In a courtyard of dark windows one stands open and lit, and the shadow of a waving hand lies huge on the snow.

Palette: block navy #131c2c, concrete dusk #27354a, blind slate #3f5068, curtain umber #5a4338, window cream #fff0c4, sill geranium #d5543f.
Light: the open window. Planes: sky / roof / far wall / wings / washing / snow and passer-by / near branches.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.court_panes import homography, waving_hand
from cards.studio.papercut.court_wall import EAVES, FOOT, LX, LY, X0, X1, draw_wall, draw_wings

PATCH = [(372, 868), (566, 860), (728, 1148), (226, 1166)]  # where its light lies on the snow
NAVY, CREAM = "#131c2c", "#fff0c4"
MAN = (476, 1046)


def draw_sky(sc: Scene) -> None:
    """A strip of night over the roofs, chimneys with snow."""
    sc.backdrop(sc.lin([(0, "#0e1626"), (0.1, "#1d2d45"), (0.2, "#34506a"), (1, "#131c2c")], 0, 0, 0, 1200))
    r = sc.stream("stars")
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 110), r.uniform(0.6, 1.6)) for _ in range(60)]), "#e8eef0", 0.7)
    for x, h in ((214, 74), (330, 52), (446, 90), (600, 62)):
        pot = U(
            box(x - 17, EAVES - h, x + 17, EAVES),
            box(x - 21, EAVES - h - 4, x + 21, EAVES - h + 4),
            *[box(x + q - 4, EAVES - h - 15, x + q + 4, EAVES - h) for q in (-9, 8)],
        )
        sc.layer(pot, sc.near("#3a4a60", "#1a2536", 420), z=5, cut=0.5)
        sc.layer(
            limb([(x - 20, EAVES - h - 4, 4), (x, EAVES - h - 8, 6), (x + 20, EAVES - h - 4, 4)], 4),
            "#8ea2b4",
            z=1.4,
            cut=0,
        )
    sc.flat(smoke(438, EAVES - 104, 120, 0.5, 22, "chimney"), "#5d748a", 0.4, blur=3)


def draw_light(sc: Scene) -> None:
    """The open window, the arm in it, its geranium."""
    x0, x1, y0, y1 = LX - 23, LX + 23, LY - 33, LY + 34
    sc.glow(LX, LY, 330, "#f2c98a", 0.5)
    sc.layer(box(x0 - 6, y0 - 6, x1 + 6, y1 + 4), "#c9b184", z=3, cut=0.3, rim="#fff6dc", rimop=0.7)
    sc.flat(box(x0, y0, x1, y1), sc.rad([(0, "#fffbea"), (0.6, CREAM), (1, "#f3cf8a")], LX, LY, 46))
    for s in (-1, 1):  # the wings of the casement stand open
        wing = Polygon([(LX + s * 25, y0 - 3), (LX + s * 44, y0 + 5), (LX + s * 44, y1 + 10), (LX + s * 25, y1 + 1)])
        sc.layer(wing.difference(wing.buffer(-4)), "#d8c08e", z=3, cut=0)
        sc.flat(wing.buffer(-4), "#ffe6ac", 0.3)
    hand_ = T(waving_hand(), LX - 1, LY + 4, 0.2, rot=-8).intersection(box(x0 - 4, y0 - 20, x1 + 4, y1))
    sc.layer(hand_, "#4a2f2c", z=1.6, cut=0, fibre=0, wash=0, sh=0.3)
    sc.layer(box(x0 - 10, y1 + 1, x1 + 10, y1 + 8), "#b9a47c", z=3, cut=0.2)
    sc.layer(shape(f"{x0 - 10},{y1 + 2}^ {x0},{y1 - 2} {LX - 6},{y1 - 1} {LX - 4},{y1 + 2}^"), "#fff6e0", z=1, cut=0)
    pot = Polygon([(x1 - 9, y1 + 1), (x1 - 7, y1 - 10), (x1 + 7, y1 - 10), (x1 + 5, y1 + 1)])
    leaves = U([leaf(x1 - 1, y1 - 9, 12, a, 0.5) for a in (-2.6, -2.0, -1.2, -0.6)])
    sc.layer(leaves, "#3f5a48", z=1.2, cut=0, sh=0.3)
    sc.layer(pot, "#8a4a34", z=1.4, cut=0)
    sc.flat(U([ellipse(x1 + dx, y1 - 21 + dy, 3.6) for dx, dy in ((-6, 0), (3, -3), (8, 3))]), "#d5543f")
    kx = x0 + 4  # a key on a string hangs from the sill
    sc.stroke([(kx, y1 + 8), (kx + 1, y1 + 26)], "#f3dca0", 1, 0.9)
    sc.layer(T(key(0, 0, 0.5), kx + 1, y1 + 26), "#e9c46a", z=1, cut=0, fibre=0)
    sc.glow(LX, LY, 120, "#ffe0a0", 0.55)


def draw_court(sc: Scene) -> None:
    """Snow, the light on it and the huge shadow of the hand, the passer-by and his own shadow."""
    floor = Polygon(
        [(-40, FOOT + 210), (X0 - 6, FOOT - 2), (X1 + 6, FOOT - 2), (840, FOOT + 150), (840, 1240), (-40, 1240)]
    )
    sc.layer(
        floor,
        sc.rad([(0, "#8ea4b6"), (0.35, "#6d859c"), (0.7, "#41587a"), (1, "#25365a")], 480, 1000, 520),
        z=6,
        cut=1.4,
    )
    for k, P in enumerate(
        (
            "100,900 240,840 400,830 620,836 700,870 640,896 420,884 220,912",
            "-30,1010 90,960 200,990 170,1060 40,1110 -40,1100",
            "690,960 790,930 840,960 840,1060 760,1050",
        )
    ):
        g = shape(P)
        sc.flat(g.intersection(floor), "#aebfca", 0.22, blur=8)
        sc.stroke(list(g.exterior.coords)[: len(g.exterior.coords) // 2], "#cddae2", 1.2, 0.3)
        _ = k
    m = homography(PATCH)
    beam = Polygon([(LX - 24, LY - 30), (LX + 24, LY - 30), (740, 1150), (220, 1168)])
    sc.flat(
        beam,
        sc.lin([(0, "#ffe6ac", 0.62), (0.5, "#ffe0a0", 0.16), (1, "#ffe0a0", 0.05)], LX, LY, 480, 1150),
        0.6,
        "screen",
        9,
    )
    patch = m(box(0, 0, 1, 1))
    sc.flat(patch, sc.lin([(0, "#fff6da", 1), (1, "#ffdf9c", 0.86)], 0, 860, 0, 1166), 0.96, blur=2.4)
    shadow = m(
        T(T(waving_hand(), rot=174, flip=True), 0.49, 0.36, 0.0042, sy=0.0032).intersection(box(-0.6, 0, 1.6, 1))
    )
    sc.flat(shadow, sc.lin([(0, "#3a4a78", 1), (1, "#2c3d6a", 0.92)], 0, 860, 0, 1166), 0.95, "normal", 1.6)
    sc.flat(patch, sc.lin([(0, "#fff", 0.0), (1, "#c98a4a", 0.22)], 0, 860, 0, 1166), 1, "multiply")
    # footprints lead in and end
    r = sc.stream("prints")
    prints = []
    for k in range(9):
        t = k / 8
        x, y = MAN[0] - 30 + 120 * (1 - t) ** 1.4 - 60 * (1 - t), 1206 - (1206 - MAN[1] - 16) * t
        s = 1.5 - 0.7 * t
        prints.append(ellipse(x + (11 if k % 2 else -11) * s, y, 5.4 * s, 8 * s, r.uniform(-8, 8)))
    sc.flat(U(prints), "#243558", 0.75)
    sc.flat(T(U(prints), 1.4, 2.4).difference(U(prints)), "#fff2d0", 0.4)


def draw_things(sc: Scene) -> None:
    """What winter has left in the court: bins, a bicycle, a sledge, a cat's track."""
    for x, y, k in ((236, 836, 1.0), (270, 838, 0.9), (214, 850, 1.1)):
        sc.layer(
            T(shape("-13,0^ -14,-30 14,-30 13,0^"), x, y, k),
            sc.near("#4f647a", "#1a2740", 620),
            z=4,
            cut=0.3,
            rim="#ffe6b0",
        )
        sc.layer(
            T(shape("-18,-29^ -14,-40 0,-44 14,-40 18,-29^ 0,-31"), x, y, k),
            sc.near("#dbe5ea", "#8ea4bc", 620),
            z=2,
            cut=0.3,
        )
    wheels = U([ellipse(x, 838, 19).difference(ellipse(x, 838, 17)) for x in (590, 640)])
    frame = U(
        limb("590,838,2.4 606,812,2.4 632,812,2.4 640,838,2.4", 1),
        limb("606,812,2.4 614,838,2.4 632,812,2.4", 1),
        limb("632,812,2.4 630,798,2.4 622,796,2.4", 1),
        limb("600,806,3 612,806,3", 1),
    )
    sc.flat(T(U(wheels, frame), 8, 12, 1, sy=0.5, o=(615, 857)), "#1a2a4c", 0.5, blur=1)
    sc.layer(U(wheels, frame), "#16213a", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(frame.difference(T(frame, 0, 2)), "#cfdbe4", 0.9)
    track = [
        ellipse(250 + 300 * t + 12 * math.sin(9 * t), 842 - 24 * math.sin(3 * t) + (2.4 if k % 2 else -2.4), 2.2, 1.4)
        for k, t in enumerate(np.linspace(0, 1, 46))
    ]
    sc.flat(U(track), "#2c4168", 0.6)


def draw_man(sc: Scene) -> None:
    """He stands in the hollow of the shadow with his suitcase, and looks up."""
    x, y = MAN
    sc.flat(ellipse(x + 4, y + 2, 34, 7), "#17224a", 0.7, "multiply", 2)
    p = T(
        person(
            40,
            "back",
            "stand",
            dress("coat", "#7a3a34", "#2a2a38", "#d8c08e"),
            skin="#a8703f",
            hair="short",
            hair_colour="#2a1a14",
            hat="flat",
            hat_colour="#2c3242",
            nod=-8,
        ),
        x,
        y,
        0.5,
    )
    case = T(suitcase(), x + 21, y + 1, 0.26)
    put(sc, case, z=2, rim=(0, 1.4, "#ffe6b0", 0.7))
    put(sc, p, z=2.2, rim=(0, 2.6, "#ffe6b0", 0.9), cast=0)
    rimlight(sc, p.outline(), 1.6, 1.4, "#fff0c8", 0.8, 0.8, (LX, LY), 1200)


def draw_washing(sc: Scene) -> None:
    """Washing frozen on a line."""
    a, b = (40, 566), (806, 470)
    line = [
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 70 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 24)
    ]
    sc.stroke(line, "#0c1422", 1.8, 0.9)
    at = lambda t: (
        float(np.interp(t, np.linspace(0, 1, 24), [p[0] for p in line])),
        float(np.interp(t, np.linspace(0, 1, 24), [p[1] for p in line])),
    )  # noqa: E731
    shirt = shape("-22,0^ -10,-2 10,-2 22,0^ 50,34^ 38,44^ 24,26^ 24,74^ -24,74^ -24,26^ -40,42^ -52,30^")
    waving = shape("-22,0^ -10,-2 10,-2 22,0^ 46,-30^ 58,-22^ 26,26^ 24,74^ -24,74^ -24,26^ -40,42^ -52,30^")
    for t, g, c in (
        (0.14, shirt, "#34465c"),
        (0.26, box(-20, 0, 20, 62), "#2c3d54"),
        (0.8, waving, "#55504e"),
        (0.91, box(-26, 0, 22, 80), "#2f4056"),
    ):
        x, y = at(t)
        sc.layer(
            T(g, x, y, 0.8, rot=3), sc.near(light(c, 0.2), dark(c, 0.25), 420), z=7, cut=0.5, rim="#ffe6b0", rimop=0.5
        )


def draw_branches(sc: Scene) -> None:
    """Branches with snow before us."""
    wood2, _ = tree(
        sc.stream("branches 2"),
        -40,
        520,
        520,
        a=-0.75,
        w=26,
        depth=7,
        spread=0.5,
        ratio=0.76,
        curl=0.4,
        avoid=Polygon([(300, 100), (800, 100), (700, 1200), (200, 1200)]),
    )
    for w in (wood2,):
        sc.layer(w, sc.near("#1d2738", "#090e1a", 620), z=15, cut=0.3, rim="#ffe6b0", rimop=0.35)
        sc.flat(w.difference(T(w, 0, 3)), "#c3d2dc", 0.75)


def draw_gate(sc: Scene) -> None:
    """The pillar of the gate and a shed roof."""
    pillar = Polygon([(742, 980), (850, 960), (850, 1260), (736, 1260)])
    sc.layer(
        pillar,
        sc.lin([(0, "#3f5474"), (0.3, "#1c2942"), (1, "#0d1526")], 736, 0, 800, 0),
        z=15,
        cut=1.2,
        rim="#ffe6b0",
        rimop=0.6,
    )
    sc.flat(brick(pillar, 26, 12, "pillar", 0.5), "#0a1122", 0.45)
    sc.layer(
        shape("728,986^ 726,960 752,940 800,930 850,926^ 850,968^ 790,972 760,984"),
        sc.near("#dbe6ec", "#6f88a4", 640),
        z=5,
        cut=0.8,
    )
    shed = Polygon([(-40, 1106), (150, 1140), (196, 1240), (-40, 1240)])
    sc.layer(shed, sc.near("#3d5070", "#131d33", 700), z=15, cut=1.2)
    sc.layer(
        shape("-50,1098^ 40,1094 150,1126 168,1150 60,1126 -50,1120^"), sc.near("#b9cad6", "#5d7694", 640), z=4, cut=0.8
    )


def draw() -> Scene:
    sc = Scene("waving_window", light=(LX, LY, 200), shadow="#050a16", bg=NAVY)
    draw_sky(sc)
    draw_wall(sc)
    draw_wings(sc)
    draw_court(sc)
    draw_things(sc)
    draw_light(sc)
    draw_washing(sc)
    draw_branches(sc)
    draw_gate(sc)
    draw_man(sc)
    snow(sc, 150, "#ffeec8", 0.85, (260, 330, 720, 1150), (0.8, 2.8), "lit snow")
    snow(sc, 170, "#a9bccc", 0.6, size=(0.8, 3.4), name="dark snow")
    sc.vignette("#050a18", 0.5, 480, 640, 900)
    sc.finish()
    return sc
