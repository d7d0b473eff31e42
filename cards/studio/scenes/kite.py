"""A blowing late afternoon: a boy flies as a kite, his coat spread taut, and a small red kite strolls away with the string.

Palette: petrol #0c2a38, slate #2f6470, haze #f8dfa6, amber #f0883a, navy #16305c; red #e2482f alone.
Light: the sun behind the coat, everything else in its counter light; shadows run down to the left. Planes: sky / two
ridges in haze / dark hill / kite / boy / grass nearest to us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.kite_flyer import coat_sail, flying_boy, ribbon, walking_kite
from cards.studio.papercut.near_grass import near_grass

SUN = (612, 316)  # behind the coat
FEET, SIZE = (196, 1064), 1.16  # where the kite walks
BOY, SCALE, TURN = (474, 636), 3.0, 16  # the boy's ankles
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_sky(sc: Scene) -> None:
    """One glow in petrol air, pale haze over the land, two torn strips of cloud, geese."""
    sc.backdrop(sc.rad([(0, "#fff8dc"), (0.13, "#ffe3a0"), (0.27, "#f6c272"), (0.4, "#c8a878"), (0.53, "#6f908e"), (0.7, "#2c6074"), (0.86, "#143c52"), (1, "#0a2438")], *SUN, 900))  # fmt: skip
    sc.flat(box(-10, 520, 810, 1010), sc.lin([(0, "#f0b878", 0), (0.3, "#f0b878", 0.3), (0.6, "#f8c27c", 0.78), (0.85, "#ffdc9c", 1), (1, "#ffe6b0", 1)], 0, 520, 0, 980))  # fmt: skip
    for k, (x, y, w, h) in enumerate(((-60, 812, 620, 20), (330, 874, 560, 15), (-80, 890, 330, 11))):
        r = sc.stream(f"strip {k}")
        P = [(x + w * t, y + r.uniform(-5, 5), 0.6 + h * 2 * math.sin(math.pi * t) * r.uniform(0.6, 1)) for t in np.linspace(0, 1, 9)]  # fmt: skip
        low = (y - 500) / 390
        sc.layer(limb(P, 8), sc.lin([(0, mix("#4f7c88", "#d8a878", low)), (1, mix("#7f9c98", "#ffe4a8", low))], x, 0, x + w, 0), z=4, sh=0.1, cut=0.5, wash=0.3, op=0.8, rim="#fff2cc", rimop=0.8)  # fmt: skip
    for k in range(7):
        arm = abs(k - 2)
        x, y = 118 + arm * 20 + 14 * (k < 2), 196 + (k - 2) * 17
        goose = bird_flying("goose", k % 3).recolour(lambda c: mix(c, "#a9bcb8", 0.85))
        put(sc, T(goose, x, y, 0.13, flip=True), z=0.8, cut=0, sh=0.1)


def draw_land(sc: Scene) -> None:
    """Two ridges, one behind the other, sunk in the haze."""
    for k, (P, a, b) in enumerate((([(-40, 926), (200, 906), (420, 922), (620, 896), (840, 906)], "#ffd890", "#dcaa78"), ([(-40, 966), (160, 958), (400, 972), (640, 940), (840, 950)], "#e8b45e", "#7a8070"))):  # fmt: skip
        g, top = land(sc.stream(f"far{k}"), P, 4)
        sc.layer(g, sc.lin([(0, b), (1, a)], 0, 1000, 700, 940), z=6, sh=0.14, shc="#2f6470", cut=0.5, wash=0.3, rim="#fff4cc", rimop=0.7)  # fmt: skip
        q = sc.stream(f"wood {k}")
        spots = [(x, q.uniform(3, 6) * (1 + 0.5 * k)) for x in range(-10, 820, 9 + 4 * k) if math.sin(x / 90 + 2.2 * k) > 0.35]  # fmt: skip
        sc.flat(U([ellipse(x, y_at(top, x) - n * 0.3, n, n) for x, n in spots]), sc.lin([(0, dark(b, 0.12)), (1, dark(a, 0.1))], 0, 0, 700, 0))  # fmt: skip
    sc.veil([(0, "#fbe2ac", 0), (0.8, "#fbe2ac", 0), (0.93, "#fbe2ac", 0.4), (1, "#fbe2ac", 0.1)], 0, 0, 0, 1010)


def draw_hill(sc: Scene, k: Any) -> None:
    """The hill, its grass laid over by the wind, and the shadow of the kite."""
    g, top = land(sc.stream("hill"), [(-40, 1004), (120, 1024), (260, 1046), (480, 1066), (660, 1054), (840, 1006)], 3)
    sc.layer(g, sc.rad([(0, "#f8dc8c"), (0.13, "#cdb765"), (0.32, "#748a54"), (0.6, "#2a5850"), (1, "#0b2a38")], 690, 1000, 660), z=13, sh=0.35, shc="#1d4a50", cut=0.6, wash=0.4, rim="#fffbd0", rimop=1, rimw=1.6)  # fmt: skip
    r = sc.stream("blades")
    tufts = []
    for _ in range(420):
        x = r.uniform(-20, 810)
        y = y_at(top, x) + 4 + 180 * r.random() ** 1.3
        h = r.uniform(8, 20) * (0.7 + (y - 1000) / 260)
        tufts.append(limb([(x, y, 2), (x + h * 0.6, y - h * 0.7, 1.4), (x + h * 1.5, y - h * 0.8, 0.3)], 3, 3))
    sc.flat(U(tufts[::2]), sc.rad([(0, "#fff0b4", 0.9), (0.45, "#d8c878", 0.4), (1, "#6f9a80", 0.12)], 720, 1000, 760))
    sc.flat(U(tufts[1::2]), "#14404a", 0.4)
    x, y = FEET
    shade = AF.affine_transform(T(k, -x, -y), [0.9, 0.86, 0.04, -0.46, x, y + 3])
    sc.flat(clean(shade.intersection(g)), "#08222e", 0.6, "multiply", 1.6)
    x, y = 620, 1112
    sc.flat(T(ellipse(-14, 9, 40, 6), x, y), "#08222e", 0.6, "multiply", 2)
    shoe = T(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^"), x, y, 1.05, rot=-8)
    sc.layer(shoe, "#8a4a2a", z=2, rim="#ffe6b0", rimop=1, **EXACT)
    sc.layer(T(ellipse(-12, -14, 8, 3), x, y, 1.05, rot=-8), "#3a2018", z=1, **EXACT)
    sc.stroke([(x - 2, y - 12), (x + 8, y - 7)], "#fff3d8", 1.4)


def draw_scarf(sc: Scene, x: float, y: float) -> None:
    """The tail: a yellow scarf with red stripes and a fringe."""
    P = [(x, y), (x - 40, y + 44), (x - 22, y + 104), (x + 60, y + 120), (x + 116, y + 74), (x + 176, y + 96), (x + 204, y + 160), (x + 290, y + 168)]  # fmt: skip
    face, under = ribbon(P, 44, 120)
    whole = U(face, under)
    sc.layer(under, sc.lin([(0, "#b9741c"), (1, "#e2a63a")], x, 0, x + 260, 0), z=3, sh=0.3, shc="#12404c", rim="#fff0b0", rimop=0.8, **EXACT)  # fmt: skip
    sc.layer(face, sc.lin([(0, "#f2ae1e"), (0.5, "#ffd84a"), (1, "#ffe88a")], x, 0, x + 280, 0), z=3, sh=0.3, shc="#6a3a10", rim="#fffbd8", rimop=1, **EXACT)  # fmt: skip
    way = along(curve(np.array(P, float), n=14), 120)
    for at in (10, 13, 16, 88, 91, 94, 104, 107, 110):
        (px, py), (qx, qy) = way[at], way[at + 1]
        n = math.hypot(qx - px, qy - py)
        ux, uy = (qx - px) / n, (qy - py) / n
        band = Polygon([(px - uy * 30, py + ux * 30), (px + uy * 30, py - ux * 30), (px + uy * 30 + ux * 5, py - ux * 30 + uy * 5), (px - uy * 30 + ux * 5, py + ux * 30 + uy * 5)])  # fmt: skip
        sc.flat(band.intersection(whole), "#c8382a", 0.9)
    (px, py) = way[-1]
    fringe = [limb([(px - 3, py + d, 2.4), (px + 12, py + d * 1.2 + 3, 2), (px + 24, py + d * 1.5 - 3, 1)], 4) for d in (-9, -4.5, 0, 4.5, 9)]  # fmt: skip
    sc.layer(U(fringe), "#f2ae1e", z=1.4, **EXACT)


def draw_boy(sc: Scene, s: Any, b: Any) -> None:
    """The sail with the sun behind it, the boy and his shadow on it."""
    put(sc, s, z=3, sh=0.4)
    rimlight(sc, s.outline(), -2.4, 1.6, "#b8ccc0", 0.7, 0.8, (800, 300), 600)
    sail = s.outline().buffer(-9)
    x, y = BOY
    with sc.clip(sail):
        sc.flat(sail, sc.rad([(0, "#7a1420", 0), (0.35, "#8a2a1c", 0.1), (0.66, "#6a1c24", 0.6), (1, "#3a1028", 0.92)], *SUN, 380), 1, "multiply")  # fmt: skip
        sc.flat(sail, sc.rad([(0, "#fff6c8", 0.9), (0.3, "#ffdf80", 0.55), (0.65, "#ffb84a", 0.2), (1, "#ffb84a", 0)], *SUN, 280), 1, "screen")  # fmt: skip
        sc.flat(T(b.outline(), -26, 40), "#5a1420", 0.5, "multiply", 9)
        sc.flat(T(b.outline(), -9, 13), "#4a1020", 0.6, "multiply", 4)
    px, py = b.at("pocket")
    thread = curve(np.array([(px, py), (px + 30, py - 14), (px + 64, py + 10), (px + 104, py - 2), (px + 150, py + 20)], float))  # fmt: skip
    sc.stroke(thread, "#e2302c", 2.2)
    put(sc, b, z=2.6, sh=0.4, rim=(-2.6, 1.6, "#fff0c0", 0.9))
    sc.flat(b.outline(), sc.lin([(0, "#0c1838", 0.72), (0.5, "#1c1c40", 0.5), (1, "#3a1c30", 0.2)], x - 60, y, x + 130, y - 330), 1, "multiply")  # fmt: skip
    for dx, dy in ((-3, 2), (2, 3)):
        rimlight(sc, b.outline(), dx, dy, "#ffe9a8", 1, 1, SUN, 330)
    sc.glow(*SUN, 260, "#ffe9a8", 0.22)


def draw() -> Scene:
    """Who lets go first?"""
    sc = Scene("kite", light=(*SUN, 300), shadow="#0c2430", bg="#34667a")
    draw_sky(sc)
    draw_land(sc)
    sail, b = (T(g, *BOY, SCALE, rot=TURN) for g in (coat_sail(), flying_boy()))
    k = T(walking_kite(), *FEET, SIZE)
    draw_hill(sc, k.outline())
    draw_scarf(sc, *sail.at("tail"))
    for dx in (-62, 92):
        sc.flat(ellipse(FEET[0] + dx * SIZE - 10, FEET[1] + 4, 36, 6), "#08222e", 0.7, "multiply", 2.5)
    put(sc, k, z=3, sh=0.45, rim=(-2.6, 1.6, "#fff0c0", 1))
    sc.flat(clean(k.outline().intersection(box(0, 0, 800, 990))), sc.lin([(0, "#3a0a28", 0.5), (0.55, "#3a0a28", 0.05), (1, "#3a0a28", 0)], FEET[0] - 90, 960, FEET[0] + 80, 820), 1, "multiply")  # fmt: skip
    sc.flat(k.outline(), sc.rad([(0, "#ffd08a", 0.6), (1, "#ffd08a", 0)], FEET[0] + 90, 800, 190), 1, "screen")
    sc.glow(*SUN, 380, "#fff6d0", 0.4)
    draw_boy(sc, sail, b)
    (kx, ky), (bx, by) = k.at("corner"), b.at("belt")
    knot = (bx + (kx - bx) * 0.24, by + (ky - by) * 0.24)
    for P in ([(kx, ky), knot], [b.at("left"), knot], [b.at("right"), knot], [(bx, by), knot]):
        sc.stroke([(x - 3, y + 4) for x, y in P], "#0c2c50", 2, 0.3, "multiply")
        sc.stroke(P, "#fffbe8", 2.6 if P[0] == (kx, ky) else 1.8, 1)
    sc.flat(ellipse(*knot, 4), "#fffbe8")
    r = sc.stream("near")
    near = near_grass(r, lambda x: r.uniform(18, 50) + 90 * abs(x / 400 - 0.9) ** 2.2, (12, 36), (0.3, 0.7))
    sc.layer(near, sc.lin([(0, "#0a2630"), (0.6, "#12383e"), (1, "#2a5044")], 0, 1100, 800, 1100), z=9, rim="#f0d890", rimop=0.6, **EXACT)  # fmt: skip
    sc.vignette("#081c2c", 0.4, 470, 560, 900, 0.55)
    sc.finish()
    return sc
