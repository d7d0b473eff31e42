"""A bright blowing day: a boy flies as a kite, his coat spread taut, and a small red kite strolls away with the string.

Palette: cobalt #0a3a86, sky #45a4dc, haze #fdf4d2, cloud #ffffff, lining #f0883a, navy #16305c, red #e2482f, yellow #f9c62e,  # fmt: skip
grass #dbe062, shade green #12545a. Light: the sun behind the coat, shadows run down to the left. Planes: sky /
heaped clouds / far fields / hill / kite / boy / grass nearest to us.
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
from cards.studio.papercut.sky_below import heap

SUN = (612, 316)  # behind the coat
FEET, SIZE = (196, 1064), 1.16  # where the kite walks
BOY, SCALE, TURN = (474, 636), 3.0, 16  # the boy's ankles
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_sky(sc: Scene) -> None:
    """Deep blue above, haze below, clouds blown to the right, threads of wind."""
    sc.backdrop(sc.rad([(0, "#fffce6"), (0.13, "#fbf2cc"), (0.24, "#b4dcea"), (0.38, "#5cb0e0"), (0.6, "#2478c4"), (0.82, "#104c9c"), (1, "#07296c")], *SUN, 860))  # fmt: skip
    rays = []
    for k in range(26):
        a, w = k * 0.2417 + 0.06 * math.sin(3 * k), 0.022 + 0.02 * (k % 3)
        rays.append(Polygon([SUN, (SUN[0] + 1100 * math.cos(a - w), SUN[1] + 1100 * math.sin(a - w)), (SUN[0] + 1100 * math.cos(a + w), SUN[1] + 1100 * math.sin(a + w))]))  # fmt: skip
    sc.flat(clean(U(rays).intersection(box(-10, -10, 810, 1210))), sc.rad([(0, "#fffbe0", 0.3), (0.35, "#fffbe0", 0.09), (1, "#fffbe0", 0)], *SUN, 620), 1, "screen", 6)  # fmt: skip
    r = sc.stream("wind")
    for _ in range(16):
        x, y, n = r.uniform(-100, 600), r.uniform(30, 620), r.uniform(120, 340)
        sc.flat(limb([(x, y, 0.4), (x + n * 0.4, y - 14, 2.2), (x + n, y - 4, 0.4)], 6, 3), "#ffffff", r.uniform(0.12, 0.3))  # fmt: skip
    for k, (x, y, w, n) in enumerate(((70, 640, 250, 24), (720, 770, 330, 30), (300, 830, 300, 28), (40, 840, 320, 26), (560, 872, 260, 22))):  # fmt: skip
        heap(sc, f"cloud {k}", x, y, w, n, ("#ffffff", "#d9eef6", "#7fb8dc"), 1, 0.16)
    sc.flat(box(-10, 760, 810, 980), sc.lin([(0, "#fdf4d2", 0), (0.6, "#fdf4d2", 0.75), (1, "#fdf4d2", 0.75)], 0, 760, 0, 930))  # fmt: skip
    sc.veil([(0, "#f6f0cc", 0), (0.72, "#f6f0cc", 0), (0.86, "#f6f0cc", 0.5), (1, "#f6f0cc", 0)], 0, 0, 0, 1040)
    for k in range(7):
        arm = abs(k - 2)
        x, y = 150 + arm * 22 + 16 * (k < 2), 150 + (k - 2) * 19
        goose = bird_flying("goose", k % 3).recolour(lambda c: mix(c, "#e6f2fa", 0.6))
        put(sc, T(goose, x, y, 0.15, flip=True), z=0.8, cut=0, sh=0.2)


def draw_land(sc: Scene) -> None:
    """Fields and hedges in haze, a house, the shadows of clouds."""
    for k, (P, a, b) in enumerate(
        (
            ([(-40, 902), (200, 890), (420, 904), (620, 884), (840, 892)], "#cfe0b0", "#7fb8b8"),
            ([(-40, 944), (160, 932), (400, 948), (640, 924), (840, 932)], "#9cc070", "#2f8080"),
            ([(-40, 996), (240, 984), (480, 1000), (700, 964), (840, 960)], "#8ab84e", "#12545a"),
        )
    ):
        g, top = land(sc.stream(f"far{k}"), P, 4)
        sc.layer(g, sc.lin([(0, b), (0.6, mix(a, b, 0.4)), (1, a)], 0, 1000, 800, 900), z=6, sh=0.3, shc="#1d5a6a", cut=0.5, wash=0.3, rim="#fffbd8", rimop=0.9)  # fmt: skip
        q = sc.stream(f"hedges {k}")
        furrows = [limb([(x, y_at(top, x) + 6, 0.6), (x - 40 - 20 * k, y_at(top, x) + 60, 2.4)], 2, 3) for x in range(-20, 860, 13 + 5 * k)]  # fmt: skip
        sc.flat(U(furrows).intersection(g), b, 0.25)
        shade = U([ellipse(q.uniform(0, 700), 918 + 42 * k, q.uniform(90, 170), 12) for _ in range(2)])
        sc.flat(shade.intersection(g), "#1d5a6a", 0.3, "multiply", 6)
        spots = [(x, q.uniform(5, 10) * (1 + 0.5 * k)) for x in range(-10, 820, 15 + 5 * k) if math.sin(x / 60 + 3 * k) + q.uniform(-0.8, 0.5) > 0]  # fmt: skip
        trees = U([ellipse(x + n * 0.2, y_at(top, x) - n * 0.7, n, n * q.uniform(0.8, 1.2)) for x, n in spots])
        sc.flat(T(trees, -8 - 3 * k, 5).intersection(g), "#12483e", 0.45, "multiply", 1.5)
        sc.layer(trees, sc.lin([(0, mix("#2f7a5a", b, 0.5 - 0.25 * k)), (1, mix("#8fbf5a", a, 0.5 - 0.2 * k))], 0, 960, 800, 900), z=2, sh=0.3, rim="#fbffd0", rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(ellipse(250, 985, 420, 34, -2), "#0a3c50", 0.5, "multiply", 14)
    sc.flat(ellipse(690, 936, 150, 20), "#fff6b0", 0.35, "screen", 12)
    x, y = 640, 932
    sc.layer(box(x - 20, y - 20, x + 20, y), "#fff6e0", z=2, **EXACT)
    sc.layer(Polygon([(x - 26, y - 18), (x - 16, y - 36), (x + 16, y - 36), (x + 26, y - 18)]), "#d8543a", z=2, rim="#ffe8c8", rimop=1, **EXACT)  # fmt: skip
    sc.flat(U(box(x - 12, y - 14, x - 5, y - 6), box(x + 4, y - 14, x + 11, y)), "#3a5a78")


def draw_hill(sc: Scene, k: Any) -> None:
    """The hill, its grass laid over by the wind, and the shadow of the kite."""
    g, top = land(sc.stream("hill"), [(-40, 1004), (120, 1024), (260, 1046), (480, 1066), (660, 1054), (840, 1006)], 3)
    sc.layer(g, sc.rad([(0, "#fff7a6"), (0.2, "#e2e466"), (0.46, "#8cc050"), (0.74, "#2c7a4c"), (1, "#0a3a3c")], 640, 1010, 720), z=13, sh=0.45, shc="#12482e", cut=0.6, wash=0.4, rim="#fffbd0", rimop=1, rimw=1.6)  # fmt: skip
    r = sc.stream("blades")
    tufts = []
    for _ in range(620):
        x = r.uniform(-20, 810)
        y = y_at(top, x) + 4 + 180 * r.random() ** 1.3
        h = r.uniform(8, 20) * (0.7 + (y - 1000) / 260)
        tufts.append(limb([(x, y, 2), (x + h * 0.6, y - h * 0.7, 1.4), (x + h * 1.5, y - h * 0.8, 0.3)], 3, 3))
    sc.flat(U(tufts[::2]), sc.rad([(0, "#fffcc0", 0.8), (1, "#a8d860", 0.45)], 720, 1000, 760))
    sc.flat(U(tufts[1::2]), "#1d6a44", 0.45)
    x, y = FEET
    shade = AF.affine_transform(T(k, -x, -y), [0.9, 0.62, 0.04, -0.36, x, y + 3])
    sc.flat(clean(shade.intersection(g)), "#0e4a3c", 0.6, "multiply", 1.6)
    for _ in range(26):  # dandelions
        x = r.uniform(300, 800)
        y = y_at(top, x) + 14 + 100 * r.random()
        sc.stroke([(x, y), (x + 5, y - 11)], "#2c7a4c", 1.4)
        sc.flat(ellipse(x + 6, y - 12, 4, 2.6), "#ffd83c")
        sc.flat(ellipse(x + 7, y - 13, 2, 1.2), "#fff6b0")
    x, y = 620, 1112
    sc.flat(T(ellipse(-14, 9, 40, 6), x, y), "#0e4a3c", 0.6, "multiply", 2)
    shoe = T(shape("-20,-14^ -4,-16^ 2,-8 20,-4 27,4^ 26,8^ -21,8^"), x, y, 1.05, rot=-8)
    sc.layer(shoe, "#a85a2c", z=2, rim="#ffe6b0", rimop=1, **EXACT)
    sc.layer(T(ellipse(-12, -14, 8, 3), x, y, 1.05, rot=-8), "#3a2018", z=1, **EXACT)
    sc.stroke([(x - 2, y - 12), (x + 8, y - 7)], "#fff3d8", 1.4)


def draw_scarf(sc: Scene, x: float, y: float) -> None:
    """The tail: a yellow scarf with red stripes and a fringe."""
    P = [(x, y), (x - 40, y + 44), (x - 22, y + 104), (x + 60, y + 120), (x + 116, y + 74), (x + 176, y + 96), (x + 204, y + 160), (x + 290, y + 168)]  # fmt: skip
    face, under = ribbon(P, 44, 120)
    whole = U(face, under)
    sc.layer(under, sc.lin([(0, "#b9741c"), (1, "#e2a63a")], x, 0, x + 260, 0), z=3, sh=0.3, shc="#1f5f9a", rim="#fff0b0", rimop=0.8, **EXACT)  # fmt: skip
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
    rimlight(sc, s.outline(), -2.4, 1.6, "#9fd4ff", 0.9, 0.8, (800, 300), 600)
    sail = s.outline().buffer(-9)
    x, y = BOY
    with sc.clip(sail):
        sc.flat(sail, sc.rad([(0, "#7a1420", 0), (0.4, "#8a1a1c", 0.12), (0.75, "#7a1420", 0.5), (1, "#5a0c20", 0.75)], *SUN, 400), 1, "multiply")  # fmt: skip
        sc.flat(sail, sc.rad([(0, "#fff6c8", 0.9), (0.3, "#ffdf80", 0.55), (0.65, "#ffb84a", 0.2), (1, "#ffb84a", 0)], *SUN, 280), 1, "screen")  # fmt: skip
        sc.flat(T(b.outline(), -8, 14), "#7a1420", 0.5, "multiply", 5)
    px, py = b.at("pocket")
    thread = curve(np.array([(px, py), (px + 30, py - 14), (px + 64, py + 10), (px + 104, py - 2), (px + 150, py + 20)], float))  # fmt: skip
    sc.stroke(thread, "#e2302c", 2.2)
    put(sc, b, z=2.6, sh=0.4, rim=(-2.6, 1.6, "#fff0c0", 0.9))
    sc.flat(b.outline(), sc.lin([(0, "#1a1c50", 0.45), (0.5, "#2a1c50", 0.24), (1, "#3a1c40", 0.06)], x - 60, y, x + 130, y - 330), 1, "multiply")  # fmt: skip
    for dx, dy in ((-3, 2), (2, 3)):
        rimlight(sc, b.outline(), dx, dy, "#ffe9a8", 1, 1, SUN, 330)
    sc.glow(*SUN, 260, "#ffe9a8", 0.22)


def draw() -> Scene:
    """Who lets go first?"""
    sc = Scene("kite", light=(*SUN, 300), shadow="#0c2c50", bg="#4fade0")
    draw_sky(sc)
    draw_land(sc)
    sail, b = (T(g, *BOY, SCALE, rot=TURN) for g in (coat_sail(), flying_boy()))
    k = T(walking_kite(), *FEET, SIZE)
    draw_hill(sc, k.outline())
    draw_scarf(sc, *sail.at("tail"))
    for dx in (-62, 92):
        sc.flat(ellipse(FEET[0] + dx * SIZE - 10, FEET[1] + 4, 36, 6), "#0e4a3c", 0.7, "multiply", 2.5)
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
    sc.layer(near, sc.lin([(0, "#0e3c3a"), (0.6, "#1d6a44"), (1, "#3f8a3c")], 0, 1100, 800, 1100), z=9, rim="#f4ff9a", rimop=0.8, **EXACT)  # fmt: skip
    sc.vignette("#06284a", 0.3, 420, 560, 900, 0.6)
    sc.finish()
    return sc
