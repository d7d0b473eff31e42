"""murmuration: which of the two hands gave the sign?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.starling_hand import draw_birds
from cards.studio.papercut.straw_bales import bale
from cards.studio.papercut.stubble_field import draw_field
from cards.studio.papercut.tail_conductor import conductor

# low light #fbf7d8, lemon mist #ebe59c, lime dusk #b9bf7a, olive slate #5d6444, stubble #7d6a3c, bird ink #262b25
SX, SY = 330.0, 1012.0  # the sun, half under the horizon
FEET = (330.0, 1062.0)  # where she stands, on a bale
TALL = 0.7  # her scale; 1 is 200 units


def draw_sky(sc: Scene) -> None:
    """From the sun upwards: cream, lemon, lime, olive."""
    stops = [
        (0, "#fffbe2"),
        (0.1, "#fbe9ac"),
        (0.24, "#f1dc94"),
        (0.42, "#ded994"),
        (0.66, "#b2b878"),
        (0.88, "#75815a"),
        (1, "#535e45"),
    ]
    sc.backdrop(sc.rad(stops, SX, SY, 1130))
    for k, radius in enumerate((520, 690, 880)):  # sheets of dusk, each cut back a little further
        rim_ = [
            (
                SX + (radius + 8 * math.sin(7 * a + 2 * k) + 6 * math.sin(17 * a + 2 * k)) * math.cos(a),
                SY - radius * math.sin(a),
            )
            for a in np.linspace(-0.3, 3.44, 80)
        ]
        dusk = box(-20, -20, 820, 1000).difference(Polygon(rim_))
        sc.flat(dusk, "#84884e", 0.12, "multiply")
        sc.flat(dusk.boundary.buffer(0.7).intersection(box(0, 0, 800, 990)), "#fffbe2", 0.15)
    r = sc.stream("streaks")
    for x, y, w, h in ((30, 66, 420, 26), (740, 96, 380, 22), (740, 470, 380, 40), (40, 640, 420, 46), (690, 760, 400, 34), (90, 850, 420, 30), (520, 905, 420, 22)):  # fmt: skip
        g = scroll_cloud(r, x, y, w, h, 3, 0.2)
        lit = mix("#8f9860", "#f6f0bd", min(1.0, max(0.0, (y - 40) / 860)))
        sc.layer(g, sc.near(light(lit, 0.25), lit, 700), z=5, sh=0.16, op=0.62, cut=0.4, rim="#fffbe2", rimop=0.6)
    sc.layer(ellipse(SX, SY, 96), "#fffef4", z=5, sh=0.3, shc="#d9a24a", cut=0, wash=0.2, fibre=0)
    for radius, op in ((150, 0.2), (250, 0.13), (380, 0.1)):
        sc.flat(ellipse(SX, SY, radius), "#fff8cf", op, "screen")
    sc.glow(SX, SY, 430, "#ffe9a6", 0.7)


def draw_land(sc: Scene) -> None:
    """Ridges, a village, the wood where the wrist comes from, rows of stubble that run into the sun."""
    r = sc.stream("land")
    far, _ = land(r, [(-40, 984), (120, 972), (300, 992), (520, 968), (700, 980), (840, 966)], 3)
    sc.layer(far, sc.near("#fbe6a4", "#a9a76c", 520), z=5, sh=0.14, cut=0.4, rim="#fffbe2", rimop=0.5)
    hill, top = land(r, [(-40, 996), (140, 1000), (330, 1008), (520, 994), (700, 984), (840, 990)], 3)
    roofs = []
    for x, w, h in ((112, 15, 9), (128, 12, 7), (143, 16, 10), (162, 12, 8), (176, 14, 7), (94, 11, 6)):
        y = y_at(top, x) + 2
        roofs += [
            box(x - w / 2, y - h, x + w / 2, y + 4),
            Polygon([(x - w / 2 - 2, y - h), (x, y - h - w * 0.6), (x + w / 2 + 2, y - h)]),
        ]
    ty = y_at(top, 151) + 2
    roofs += [box(147, ty - 24, 155, ty), Polygon([(145, ty - 24), (151, ty - 52), (157, ty - 24)])]
    sc.layer(U(roofs), "#8d9160", z=3, sh=0.2, cut=0, fibre=0, rim="#fffbe2", rimop=0.7)
    sc.layer(hill, sc.near("#eed68a", "#7f8050", 480), z=6, sh=0.2, cut=0.5, rim="#fffbe2", rimop=0.6)
    wood = []
    for _ in range(46):
        x = r.uniform(610, 860)
        h = r.uniform(20, 44) * (0.5 + 0.5 * min(1, (x - 600) / 120))
        wood.append(ellipse(x, y_at(top, min(x, 836)) + 10 - h * 0.5, h * r.uniform(0.3, 0.5), h * 0.6))
    sc.layer(
        rounded(fillet(U(wood), 3), 2),
        sc.near("#9c9a5c", "#4a5338", 520),
        z=5,
        sh=0.25,
        cut=0.6,
        rim="#f9f2ba",
        rimop=0.6,
    )
    for x, h in ((36, 54), (58, 66), (470, 30), (484, 38), (498, 32), (560, 42)):
        sc.layer(
            poplar(r, x, y_at(top, x) + 12, h, h * 0.22),
            sc.near("#9c9a5c", "#59623f", 420),
            z=4,
            sh=0.2,
            cut=0.1,
            rim="#fffbe2",
            rimop=0.6,
        )


def draw_conductor(sc: Scene) -> None:
    """Nineteen, in a borrowed tailcoat, from behind, on a bale; the stand before her carries a nest."""
    x, y = FEET
    for d in (-1, 1):  # two long legs of shadow
        sc.flat(Polygon([(x + d * 9 - 4, y), (x + d * 9 + 4, y), (x + d * 34 + 16, 1230), (x + d * 34 - 16, 1230)]), "#34341f", 0.4, "multiply", 2)  # fmt: skip
    sx = x + 60
    stand = U(
        limb([(sx, y - 4, 2.6), (sx, y - 70, 2.2)], 1),
        limb([(sx - 12, y, 2), (sx, y - 16, 2), (sx + 12, y, 2)], 1),
        Polygon([(sx - 17, y - 66), (sx + 17, y - 70), (sx + 20, y - 92), (sx - 20, y - 88)]),
    )
    sc.layer(stand, "#2b2c22", z=2, sh=0.3, cut=0, fibre=0, rim="#fff8d0", rimop=0.9)
    n = T(nest("#6a5a34", 30, 2, "#cfd6b0"), sx, y - 84, 1)
    put(sc, n, z=1.4)
    p = T(conductor(), x, y, TALL)
    hx, hy = p.at("hand")
    sc.glow(hx, hy, 44, "#fffbe2", 0.7)
    put(sc, p, z=1.6, rim=(0.2, 1.2, "#fff6c4", 0.9), cast=4)


def draw_near(sc: Scene) -> None:
    """Grasses and teasels against the light, cropped by the card."""
    r = sc.stream("near")
    bank_, top = land(r, [(-40, 1128), (90, 1150), (260, 1186), (430, 1192), (620, 1170), (760, 1132), (840, 1116)], 4)
    blades = U(
        grass(r, -30, 270, lambda v: y_at(top, v) + 6, 92, 90, 0.2, 3.4, 0.3),
        grass(r, 520, 840, lambda v: y_at(top, v) + 6, 100, 100, -0.2, 3.4, 0.3),
        grass(r, 200, 560, lambda v: y_at(top, v) + 6, 34, 80, 0.0, 2.6),
    )
    sc.layer(U(bank_, blades), sc.near("#5c5a34", "#22261d", 520), z=12, sh=0.4, cut=0.2, rim="#f6eeb0", rimop=0.5)
    for x, h, lean in ((58, 250, 8), (104, 196, -10), (742, 270, -10), (700, 200, 10), (778, 214, 4)):
        y = y_at(top, x) + 10
        stalk = limb([(x, y, 4), (x + lean * 0.4, y - h * 0.5, 3), (x + lean, y - h, 2)], 5)
        heads = []
        for q, d in ((1.0, 0), (0.78, -20), (0.7, 22)):
            hx, hy = x + lean * q + d, y - h * q - (16 if d else 0)
            heads.append(ellipse(hx, hy - 12, 8, 15))
            heads += [
                limb(
                    [
                        (hx + 7 * math.cos(a), hy - 12 + 13 * math.sin(a), 1.6),
                        (hx + 13 * math.cos(a), hy - 12 + 21 * math.sin(a), 0.4),
                    ],
                    1,
                    2,
                )
                for a in np.linspace(0, 6.28, 17)[:-1]
            ]
            heads += [
                limb([(hx + e * 6, hy + 3, 1.6), (hx + e * 15, hy - 8, 1.2), (hx + e * 17, hy - 26, 0.4)], 4)
                for e in (-1, 1)
            ]
            if d:
                heads.append(
                    limb([(x + lean * (q - 0.12), y - h * (q - 0.12), 2.4), (hx - d * 0.2, hy + 16, 2), (hx, hy, 2)], 4)
                )
        sc.layer(
            U(stalk, heads),
            sc.near("#4c4c2e", "#1f231c", 520),
            z=9,
            sh=0.35,
            cut=0,
            fibre=0.05,
            rim="#f6eeb0",
            rimop=0.7,
        )
    bx, by = 448, 1172
    sc.layer(ellipse(bx, by, 8, 6.4), "#1d1f1c", z=2, cut=0, fibre=0, rim="#f6eeb0", rimop=0.9)
    sc.flat(U([ellipse(bx + a, by + b, 1.1, 0.9) for a in (-2.4, 2.4) for b in (-1.6, 1.6)]), "#a9a06a")


def draw() -> Scene:
    """Both hands are up."""
    sc = Scene("murmuration", light=(SX, SY, 240), shadow="#23271b", bg="#b9bf7a")
    draw_sky(sc)
    draw_birds(sc)
    draw_land(sc)
    draw_field(sc)
    for x, y, k in ((560, 1046, 0.5), (196, 1052, 0.55), (676, 1076, 0.95), (88, 1086, 1.0), (470, 1032, 0.3)):
        bale(sc, x, y, k)
    bale(sc, FEET[0], FEET[1] + 30, 0.98)
    sc.veil([(0, "#f6eaa0", 0), (0.5, "#f6eaa0", 0.22), (1, "#f6eaa0", 0)], 0, 930, 0, 1090)
    draw_conductor(sc)
    draw_near(sc)
    sc.vignette("#20241a", 0.36, SX + 40, 640, 960)
    sc.finish()
    return sc
