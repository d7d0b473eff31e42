"""On an empty winter beach stand giant spectacles, and through both panes the same beach lies in high summer; an old man has taken off a shoe.

Palette: wet slate #46535a, pewter #7f8b90, oyster #e9e4d8, tortoiseshell #6b3a18, lemon #f8dc7c, sea green #5fb59c, coral #e2603f.
Light: low and cold from the left; warm out of the panes. Planes: clouds / sea / beach / panes / frame / light on the snow / man, dog / dune.
"""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.glass_walker import hound, lay_dog, lay_walker, walker
from cards.studio.papercut.tortoise_glasses import FOOT, draw_frame, draw_glass, frame, on_snow, pane, panes
from cards.studio.papercut.two_seasons import WINTER, draw_beloved, draw_groyne, draw_sea_and_ground, draw_summer

MAN, DOG = (470.0, 830.0), (664.0, 950.0)
TALL = 0.98
SLATE, PEWTER, OYSTER, LEMON, GREEN, CORAL = "#46535a", "#7f8b90", "#e9e4d8", "#f8dc7c", "#5fb59c", "#e2603f"
EXACT = {"cut": 0, "wash": 0, "fibre": 0}


def draw_clouds(sc: Scene) -> None:
    """Snow clouds sheet behind sheet, lit along their lower edges from the left."""
    sc.backdrop(sc.lin([(0, "#7f8b90"), (0.3, "#b4b7b2"), (0.43, "#ece6d6"), (1, PEWTER)], 0, 0, 0, 1200))
    sc.glow(-60, 500, 620, "#fff6de", 0.8, sy=0.5)
    for k in range(8):
        t = k / 7
        y = 462 - 420 * t
        r, w = sc.stream(f"cloud {k}"), Wob(sc.stream(f"slope {k}"), 3, 1.4)
        puffs, x = [], -80.0
        while x < 880:
            q = r.uniform(34, 80) * (0.5 + 0.75 * t)
            puffs.append(ellipse(x, y + (18 + 30 * t) * float(w(x / 820)) - 0.2 * q, q, q * r.uniform(0.3, 0.42)))
            x += q * r.uniform(0.7, 1.2)
        g = fillet(U(puffs, Polygon([(-60, -60), (870, -60), (870, y - 24), (-60, y - 24)])), 6 + 8 * t)
        g = U([Polygon(q.exterior) for q in polys(g)])
        a, b = mix("#f2ead8", "#6d7b82", t**0.75), mix("#b4b8b5", "#35424a", t**0.75)
        sc.layer(g, sc.lin([(0, mix(a, "#fff6e4", 0.5 - 0.2 * t)), (0.45, a), (1, b)], -60, y, 860, y - 200), z=5 + 2 * t, sh=0.26, cut=0.6, dx=1, dy=6, rim="#fff6e2", rimop=0.6, rimw=1.3, lightpos=(-200, 900))  # fmt: skip
        under = sc.lin([(0, "#fff3da", 0.75), (0.45, "#fff3da", 0.36), (1, "#fff3da", 0.04)], -40, 0, 800, 0)
        with sc.clip(g):
            for up, blur in ((30 + 12 * t, 11), (9, 3)):
                sc.flat(clean(g.difference(T(g, 0, -up))), under, 0.6 - 0.22 * t, "screen", blur)


def draw_panes(sc: Scene) -> None:
    """Summer, in both of them at once."""
    with sc.clip(panes()):
        draw_summer(sc)
        draw_beloved(sc)
        sc.flat(panes(), "#fff0c0", 0.1)
        sc.glow(400, 520, 420, "#fff2b4", 0.35)
    draw_glass(sc)


def draw_light(sc: Scene) -> None:
    """What falls out of the panes: their picture upside down in colour, long ovals on the snow."""
    for s in (-1, 1):
        spot = on_snow(pane(s), FOOT + 24, 400)
        x = spot.centroid.x
        sc.flat(spot.buffer(10), "#ffe2a0", 0.4, "screen", 18)
        warm = sc.lin([(0, "#fff0b0", 1), (0.3, "#ffe294", 0.96), (0.6, "#ffeab4", 0.78), (1, "#f6f2d0", 0.1)], x, FOOT + 24, x, 1180)  # fmt: skip
        sc.flat(spot, warm, 0.95, None, 4)
        with sc.clip(spot):
            r = sc.stream(f"grains {s}")
            for y, h in ((842, 12), (902, 18), (978, 24), (1068, 30)):  # the light runs over the drifts
                w = Wob(sc.stream(f"drift {s} {y}"), 4, 2)
                top = [(px, y + h * 0.5 * float(w(px / 300))) for px in range(-40, 861, 12)]
                foot = [(px, py + h + 6 * float(w(px / 190 + 3))) for px, py in top[::-1]]
                sc.flat(Polygon([*top, *foot]).buffer(0), sc.lin([(0, "#fffbe6", 0.9), (1, "#fffbe6", 0)], 0, y, 0, y + h + 8), 0.8, None, 2)  # fmt: skip
                sc.stroke(top, "#d9a850", 1.2, 0.5)
            dots = [limb([(px - n, py, 0.2), (px, py + 1, 1.6), (px + n, py, 0.2)], 2, 3) for px, py, n in ((x + r.gauss(0, 90), r.uniform(810, 1150), r.uniform(5, 16)) for _ in range(70))]  # fmt: skip
            sc.flat(U(dots), "#ffffff", 0.5)
            sc.flat(T(U(dots), 2, 2), "#b98a3c", 0.2)


def draw_drift(sc: Scene) -> None:
    """Snow heaped against the foot of the frame."""
    for x0, x1, h in ((70, 250, 26), (214, 372, 20), (590, 748, 30)):
        m = (x0 + x1) / 2
        g = shape(f"{x0 - 30},{FOOT + 42} {x0},{FOOT + 28} {m - 30},{FOOT + 34 - h} {m + 24},{FOOT + 36 - h} {x1},{FOOT + 29} {x1 + 34},{FOOT + 43}^ {m},{FOOT + 58}")  # fmt: skip
        sc.flat(g, sc.lin([(0, "#ffffff", 1), (0.4, "#f0ede2", 1), (1, "#d8d7cd", 0)], 0, FOOT + 4, 0, FOOT + 50), 1)
        sc.flat(clean(g.difference(T(g, 0, 3))).intersection(box(0, 0, 800, FOOT + 30)), "#ffffff", 0.9)


def draw_trail(sc: Scene) -> None:
    """Boots and paws come up from the dune."""
    P = curve(np.array([(250, 1240), (330, 1120), (392, 1000), (430, 900), (462, 838)], float), n=10)
    boots, paws = [], []
    Q = along(P, 15)
    for k, (x, y) in enumerate(Q[:-1]):
        m = 0.484 * (y - 520) / 160
        d = 12 * m * (1 if k % 2 else -1)
        boots.append(U(ellipse(x + d, y, 8 * m, 11 * m, 14), ellipse(x + d - 2 * m, y + 13 * m, 6 * m, 5 * m)))
    R = along(curve(np.array([(330, 1240), (440, 1120), (540, 1010), (640, 950)], float), n=10), 24)
    for k, (x, y) in enumerate(R):
        m = 0.484 * (y - 520) / 160
        paws.append(ellipse(x + 5 * m * (1 if k % 2 else -1), y, 4.4 * m, 3.4 * m))
    for g, op in ((U(boots), 0.6), (U(paws), 0.5)):
        sc.flat(T(g, 1.5, 2.5).difference(g), "#fffaf0", 0.7)
        sc.flat(g, "#59656b", op, "multiply", 0.8)


def draw_two(sc: Scene) -> None:
    """Their shadows towards us, then they themselves, his other shoe, the lead."""
    man = T(walker(), *MAN, TALL)
    shade = on_snow(man.outline(), MAN[1] + 2, 400)
    cold = sc.lin([(0, "#6a757a"), (0.4, "#8b9598"), (1, "#a3aaa9")], 0, MAN[1], 0, 1150)
    dog = T(hound(), *DOG, 0.92)
    sc.flat(U(shade, on_snow(dog.outline(), DOG[1] + 2, 330)), cold, 0.94, None, 1.6)  # snow that the light does not reach  # fmt: skip
    p = lay_walker(sc, *MAN, TALL)
    sc.flat(ellipse(MAN[0] - 14, MAN[1] + 3, 26, 6), "#2f3a40", 0.6, "multiply", 2)
    lay_dog(sc, *DOG, 0.92)
    a, b = p.at("lead"), dog.at("collar")
    sc.stroke(curve(np.array([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3), b], float), n=12), "#2a1a12", 2, 0.95)
    x, y = 532.0, 848.0
    shoe = shape(f"{x - 18},{y} {x - 19},{y - 12} {x - 14},{y - 25}^ {x - 2},{y - 25}^ {x + 1},{y - 14} {x + 14},{y - 9} {x + 21},{y - 3} {x + 20},{y + 2} {x - 17},{y + 2}")  # fmt: skip
    sc.flat(on_snow(shoe, y + 2, 200), "#4a5860", 0.5, "multiply", 2)
    sc.layer(shoe, "#3a2c22", z=1.6, sh=0.5, rim="#ffe6a2", rimop=1, **EXACT)
    sc.layer(shape(f"{x - 13},{y - 25} {x - 8},{y - 33} {x + 2},{y - 30} {x + 6},{y - 20} {x - 2},{y - 22}"), "#c9bd9c", z=1, sh=0.4, rim="#fff3d0", rimop=1, **EXACT)  # fmt: skip


def draw_secrets(sc: Scene) -> None:
    """A gull on the frame, a lost glove on a post, a ball that has rolled out, with summer sand on it."""
    b = T(bird_on("gull"), 660, 446, 0.44, flip=True)
    put(sc, b, z=1.4, sh=0.4, rim=(-1, 1, "#ffffff", 0.8))
    sc.layer(T(glove("#8a4a3a", "#d9d0bc").outline(), 52, 690, 0.2, rot=14), "#6a4a44", z=1.4, sh=0.5, rim="#fffaf0", rimop=0.9, **EXACT)  # fmt: skip
    x, y = 306.0, 826.0
    r = sc.stream("sand")
    sc.flat(U([ellipse(x + r.gauss(-8, 22), y + 2 + r.gauss(0, 5), r.uniform(0.8, 2.2), r.uniform(0.6, 1.4)) for _ in range(60)]), "#c98f3c", 0.8)  # fmt: skip
    ball = ellipse(x, y - 15, 16)
    sc.flat(ellipse(x + 2, y + 8, 17, 9), "#4a5860", 0.5, "multiply", 3)
    sc.layer(ball, sc.rad([(0, "#fffdf0"), (0.7, "#f3e3b0"), (1, "#b98f4a")], x + 2, y - 24, 26), z=1.4, sh=0.5, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    gores = U(shape(f"{x - 3},{y - 31}^ {x - 14},{y - 22} {x - 12},{y - 8} {x - 2},{y + 1}^ {x - 6},{y - 14}"), shape(f"{x + 3},{y - 31}^ {x + 12},{y - 22} {x + 13},{y - 10} {x + 5},{y}^ {x + 6},{y - 14}"))  # fmt: skip
    sc.flat(gores.intersection(ball), "#5fb59c", 0.95)


def draw_dune(sc: Scene) -> None:
    """The dune we stand on: snow in the shade, marram grass bent by the wind."""
    r = sc.stream("marram")
    for k, (P, a, b) in enumerate((
        ([(-60, 1060), (60, 1078), (170, 1140), (270, 1214), (420, 1250), (860, 1300)], "#8f9a9c", "#5b676d"),
        ([(-60, 1260), (500, 1240), (640, 1192), (740, 1122), (860, 1076)], "#7d898d", "#4d5960"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"dune {k}"), P, 5)
        for c, n, hh in (("#2f3a3f", 26, 190), ("#59605c", 22, 150), ("#a59c82", 18, 120)):
            blades = []
            for _ in range(n):
                x = r.uniform(-30, 190) if k == 0 else r.uniform(640, 830)
                y = y_at(top, x) + 14
                h, bend = r.uniform(0.4, 1) * hh, r.uniform(14, 64)
                blades.append(limb([(x, y + 20, 2.6), (x + bend * 0.16, y - h * 0.5, 2.6), (x + bend * 0.5, y - h * 0.88, 1.6), (x + bend, y - h, 0.5)], 6, 3))  # fmt: skip
            sc.layer(U(blades), c, z=3, sh=0.35, rim="#fff6de", rimop=0.6, **EXACT)
        sc.layer(g, sc.lin([(0, mix(a, "#fffaf0", 0.25)), (0.5, a), (1, b)], 0, 1060, 0, 1230), z=10, sh=0.4, cut=0.8, rim="#fffaf0", rimop=0.8)  # fmt: skip


def draw() -> Scene:
    """Whose are they, and can he come back?"""
    sc = Scene("two_lenses", light=(-120, 420, 200), shadow="#2f3a40", bg=PEWTER)
    draw_clouds(sc)
    draw_sea_and_ground(sc, WINTER, "winter")
    draw_groyne(sc, WINTER, True)
    sc.flat(box(0, 780, 800, 1200), sc.lin([(0, "#4a5860", 0), (1, "#4a5860", 0.5)], 0, 780, 0, 1200), 1, "multiply")
    draw_trail(sc)
    for side in (-1, 1):
        sc.glow(400 + side * 175, 620, 300, "#ffdc92", 0.4)
    draw_panes(sc)
    draw_light(sc)
    draw_frame(sc)
    draw_drift(sc)
    draw_two(sc)
    draw_secrets(sc)
    draw_dune(sc)
    snow(sc, 120, "#fffdf6", 0.75, (0, 0, 800, 1200), (1.0, 3.2), "flurry", U(panes(), frame()))
    sc.vignette("#2f3a40", 0.4, 400, 640, 860, 0.5)
    sc.finish()
    return sc
