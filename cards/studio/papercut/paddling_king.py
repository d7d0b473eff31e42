"""An old king who stands in his boat like a ferryman and paddles it with his sceptre."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SCEPTRE = ((256, 306), (92, 784))  # from above his upper hand to the neck of the sceptre's head
HEAD = {"face", "beard", "hair", "ear", "eye", "brow", "cheek", "lips", "moustache", "mouth", "nose", "wrinkle"}
STAND, SIZE = (342.0, 590.0), 1.46


def on(t: float) -> tuple[float, float]:
    """A place on the sceptre."""
    (x0, y0), (x1, y1) = SCEPTRE
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t


def sceptre() -> Figure:
    """The whole paddle: shaft with rings, a knob above, an orb with bands and a tip below."""
    f = Figure()
    (x0, y0), (x1, y1) = SCEPTRE
    d = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / d, (y1 - y0) / d
    go = lambda a, o=0.0: (x1 + ux * a - uy * o, y1 + uy * a + ux * o)
    f.add(limb([(x0, y0, 10), (*go(14), 10)], 2), "#e0a43e", "shaft", 1.4)
    for t in (0.03, 0.42, 0.45, 0.7, 0.73, 0.95):
        x, y = on(t)
        f.add(limb([(x - uy * 8, y + ux * 8, 6), (x + uy * 8, y - ux * 8, 6)], 1), "#ffe9a8", "ring", 0.7)
    f.add(ellipse(x0 - ux * 9, y0 - uy * 9, 12), "#f6c65c", "knob", 1.4)
    f.add(ellipse(x0 - ux * 21, y0 - uy * 21, 5), "#fff0c0", "bead", 0.8)
    f.add(ellipse(*go(16), 13, 8, 64), "#c98a34", "collar", 1)
    f.add(ellipse(*go(46), 31), "#f3b848", "orb", 1.6)
    f.add(limb([(*go(44, -31), 7), (*go(52), 8), (*go(44, 31), 7)], 4), "#fff0b4", "band", 0.8)
    f.add(limb([(*go(74), 12), (*go(92), 6)], 2), "#f3b848", "tip", 1)
    return f


def draw_king(sc: Scene) -> None:
    """Bare-headed, his weight on the paddle; the mantle flies behind him."""
    (px, py), s = STAND, SIZE
    to = lambda p: ((px - p[0]) / s, (py - p[1]) / s * -1)
    clothes = dress("robe", "#27356e", "#141c48", "#f3ead6").but(belt="#d8a040", open=0, sleeves="long", skirt=1.0)
    pose = SIDE["reach"].but(hip=0.9, lean=24, stoop=8, nod=-16, foot_a=(0.34, 0), foot_b=(-0.36, 0.02))
    p = person(64, "side", pose, clothes, "#8a5638", "short", "#f2ece0", "firm", 1.1,
               beard="full", reach_a=to(on(0.27)), reach_b=to(on(0.1)), grip_a="grip", grip_b="grip")  # fmt: skip
    p = T(p, px, py, s, flip=True)
    nx, ny = p.at("neck")
    o = lambda *P: [(nx + x, ny + y) for x, y in P]
    sc.flat(ellipse(px + 26, py + 2, 120, 17), "#1c0418", 0.65, "multiply", 9)
    shade = shape(f"{px - 30},{py - 2}^ {px + 60},{py - 34} {px + 150},{py - 26} {px + 250},{py - 44} {px + 262},{py - 12} {px + 170},{py + 6} {px + 90},{py + 2} {px + 20},{py + 10}^")  # fmt: skip
    sc.flat(shade, "#2a0418", 0.5, "multiply", 5)
    # the mantle behind him
    top = o((-6, -4), (34, -8), (84, 10), (134, 8), (196, -26), (266, -34))
    hem = o((266, -34), (300, 2), (292, 50), (318, 104))
    low = o((318, 104), (258, 96), (206, 122), (150, 116), (96, 74), (50, 52), (6, 46))
    mantle = clean(Polygon(np.vstack([curve(np.array(q, float), n=8) for q in (top, hem, low)])).buffer(0))
    fur = limb([(*q, 24) for q in curve(np.array(hem, float), n=6)], 2)
    sc.layer(mantle, sc.lin([(0, "#2c3a84"), (0.25, "#3d55b0"), (0.5, "#28357c"), (0.78, "#4a66c4"), (1, "#2c3a88")], nx, ny, nx + 300, ny + 40), z=5, sh=0.45, rim="#fff6dc", rimop=1, **EXACT)  # fmt: skip
    folds = []
    A, B = curve(np.array(top, float), n=8), curve(np.array(low[::-1], float), n=8)
    for t, a, b in ((0.16, 0.1, 0.9), (0.3, 0.3, 1.0), (0.47, 0.06, 0.86), (0.62, 0.26, 1.0), (0.8, 0.12, 0.94)):
        way = [along(A, 30)[i] * (1 - t) + along(B, 30)[i] * t for i in range(int(29 * a), int(29 * b) + 1)]
        n = len(way)
        folds.append(
            limb([(*q, 0.8 + 7 * math.sin(math.pi * i / (n - 1)) * (0.5 + 0.5 * i / n)) for i, q in enumerate(way)], 4)
        )
    with sc.clip(mantle):
        sc.flat(U(folds), "#0c1238", 0.6, blur=1.2)
        sc.flat(T(U(folds), 0, -5), "#8fa8f0", 0.42, blur=1)
    sc.layer(fur, "#fbf4e6", z=3, sh=0.4, rim="#ffffff", rimop=1, cut=0.6, wash=0.2, fibre=0)
    put(sc, p.without("shoe", "leg"), z=2.4, rim=(-3, 2, "#fff4d0", 0.95), cast=5)
    r = U(p.part("skirt", "top"))
    b = r.bounds
    hem_line = [limb([(b[0] - 4, b[3] - 9, 9), ((b[0] + b[2]) / 2, b[3] - 5, 9), (b[2] + 4, b[3] - 11, 9)], 6)]
    pleats = [limb([(px - 10 + 9 * k, b[3] - 120, 0.8), (px - 22 + 16 * k, b[3] - 50, 3.4), (px - 44 + 27 * k, b[3] - 8, 4)], 6) for k in range(-1, 5)]  # fmt: skip
    with sc.clip(r):
        sc.flat(U(pleats), "#0a1038", 0.6, blur=0.8)
        sc.flat(T(U(pleats), -5, 0), "#7f98ec", 0.45, blur=0.8)
        sc.flat(U(hem_line), "#f0bc50", 0.95)
    cape = shape(np.array(o((-30, 6), (-18, -12), (6, -18), (34, -8), (56, 16), (66, 44), (54, 58), (42, 50), (34, 62), (20, 54), (10, 62), (0, 50), (-12, 52), (-14, 36), (-26, 28)), float))  # fmt: skip
    sc.layer(cape, sc.lin([(0, "#ffffff"), (0.5, "#f6ecdc"), (1, "#a89cc4")], nx - 30, ny, nx + 80, ny + 40), z=3, sh=0.5, rim="#ffffff", rimop=1, cut=0.5, wash=0.2, fibre=0)  # fmt: skip
    tails = [(nx - 12 + 16 * i + 8 * (j % 2), ny + 2 + 16 * j + 5 * i, 0.66) for i in range(6) for j in range(4)]
    tails += [(*q, 0.8) for q in hem[:3]]
    spots = U([T(shape("0,-6 3,0 1.6,7 0,11 -1.6,7 -3,0"), x, y, k) for x, y, k in tails])
    sc.flat(spots.intersection(U(fur, cape).buffer(-4)), "#1c1830", 0.9)
    face = Figure(q for q in p.pieces if q.name.split(".")[0] in HEAD)
    put(sc, face, z=2, rim=(-2.4, 1.6, "#fff4d0", 0.9))
    put(sc, Figure(q for q in p.pieces if q.name.startswith("hand")).recolour(lambda c: mix(c, "#c88a58", 0.35)), z=1.6)
