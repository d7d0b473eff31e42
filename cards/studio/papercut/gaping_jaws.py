"""The open jaws of an enormous fish: tongue, palate and teeth like reeds; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import T, U, along, curve, ellipse, limb, rounded, shape
from cards.studio.papercut.reading_seahorse import RING
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.things import key

GUMS = [(640, 766), (590, 836), (500, 888), (390, 920), (270, 932), (160, 906), (84, 858), (52, 818)]
FAR_GUMS = [(560, 700), (500, 752), (400, 782), (280, 788), (170, 770), (96, 740), (62, 716)]
LIP = [(360, 452), (400, 486), (470, 522), (530, 566), (580, 618), (618, 676)]


def tooth(x: float, y: float, length: float, lean: float, w: float, up: bool = True) -> Any:
    """A thin blade from the gum, bent a little, like a reed."""
    s = -1 if up else 1
    tx, ty = x + lean * length, y + s * length
    mx, my = x + lean * length * 0.32, y + s * length * 0.55
    return shape(f"{x - w},{y - s * 6}^ {mx - w * 0.7},{my} {tx},{ty}^ {mx + w * 0.55},{my} {x + w},{y - s * 6}^")


def draw_mouth(sc: Scene) -> None:
    """The far jaw, the palate and the long tongue, which is the floor of the school."""
    lx, ly = sc.light[:2]
    far = Polygon([*curve(np.array(FAR_GUMS), n=8), (40, 760), (60, 860), (300, 960), (640, 900)])
    cavity = shape("352,430^ 430,470 520,520 600,600 700,700 700,900 560,900 470,800 420,640")
    sc.layer(
        cavity,
        sc.rad([(0, "#8a4660"), (0.5, "#4a2344"), (1, "#1a1436")], lx + 120, ly + 120, 430),
        z=8,
        sh=0.5,
        cut=0.8,
    )
    for k in range(7):  # ridges of the palate, going back into the dark
        t = k / 6
        x, y = 420 + 200 * t, 500 + 150 * t
        rib = limb([(x, y, 2), (x - 10, y + 70, 7), (x + 16, y + 150 - 20 * t, 8), (x + 50, y + 220 - 60 * t, 3)], 8)
        sc.layer(
            rib.intersection(cavity.buffer(-3)),
            sc.near("#b0647a", "#3a1c40", 420),
            z=2.4,
            sh=0.5,
            cut=0.3,
            rim="#f6dcb8",
            rimop=0.5,
        )
    throat = shape("640,640^ 566,690 560,770 620,830 740,860 760,700")
    sc.stack(throat, ["#3a1838", "#28122e", "#180d26"], d=22, z=6, cut=0.8, rim="#c87a80", rimop=0.35)
    r = sc.stream("far teeth")
    back = along(curve(np.array(FAR_GUMS), n=8), 18)
    for k, (x, y) in enumerate(back):
        L = (36, 86, 54, 110)[k % 4] * r.uniform(0.8, 1.15)
        g = tooth(float(x), float(y) + 6, L, -0.1 + r.uniform(-0.1, 0.14), 5.5)
        sc.layer(
            g,
            sc.lin([(0, "#eef7c3"), (0.5, "#8fc2a8"), (1, "#3f5f74")], 0, y - L, 0, y),
            z=2.4,
            op=0.62,
            sh=0.3,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fbffe2",
            rimop=0.9,
        )
    sc.layer(far.buffer(0), sc.near("#9a5066", "#2c1a40", 430), z=7, sh=0.5, cut=0.8, rim="#f6e6b8", rimop=0.75)
    tongue = shape(
        "690,800^ 600,742 500,708 380,690 250,692 150,704 84,734 66,776 96,820 190,862 330,880 480,876 610,850"
    )
    fills = ("#a0566a", "#b4667a", "#c4788a")
    for k, c in enumerate(fills):
        g = rounded(tongue.buffer(-17 * k), 8)
        sc.layer(
            T(g, -3 * k, -3 * k),
            sc.near(light(c, 0.42), dark(c, 0.62), 430, (lx, ly + 150)),
            z=5,
            sh=0.4,
            cut=0.8,
            rim="#fff3d0",
            rimop=0.6,
        )
    groove = limb([(110, 772, 1), (240, 782, 4), (400, 790, 5), (560, 812, 3), (640, 822, 1)], 8)
    sc.flat(groove, "#5a2440", 0.5)
    buds = [
        ellipse(x, y, q, q * 0.5)
        for x, y, q in ((r.uniform(110, 560), r.uniform(712, 856), r.uniform(1.4, 3.4)) for _ in range(120))
    ]
    sc.flat(U(buds).intersection(tongue.buffer(-16)), "#fbe2c8", 0.34)
    sc.glow(lx, 752, 270, "#f6f6c0", 0.85, sy=0.36)


def draw_teeth(sc: Scene) -> None:
    """On first sight reeds: thin translucent blades along both near jaws."""
    r = sc.stream("teeth")
    gum = along(curve(np.array(GUMS), n=8), 25)
    for k, (x, y) in enumerate(gum):
        x, y = float(x), float(y)
        L = (70, 178, 96, 236, 120, 58)[k % 6] * r.uniform(0.85, 1.12) * (0.75 + 0.35 * math.sin(math.pi * k / 24))
        if abs(x - RING[0] - 6) < 74:  # nothing stands before the book
            L *= 0.6
        lean = -0.2 + 0.36 * (x - 80) / 560 + r.uniform(-0.08, 0.08)
        g = tooth(x, y + 26, L + 16, lean, 6.4 + L * 0.018)
        sc.layer(
            g,
            sc.lin([(0, "#f6fbd6"), (0.4, "#9fd0b4"), (1, "#35506c")], 0, y - L, 0, y + 10),
            z=4,
            op=0.6,
            sh=0.35,
            cut=0,
            wash=0.3,
            fibre=0,
            rim="#fdffe6",
            rimop=1,
            rimw=1.2,
        )
        sc.flat(
            limb([(x, y, 1.6), (x + lean * L * 0.4, y - L * 0.6, 1), (x + lean * L * 0.9, y - L * 0.92, 0.3)], 4),
            "#fdffe6",
            0.5,
        )
        if k == 20:
            kx, ky = x + lean * L * 0.5, y - L * 0.52
            sc.stroke([(kx - 5, ky), (kx, ky + 3), (kx + 5, ky)], "#e0a53a", 1.2)
            sc.layer(key(kx, ky + 11, 0.9, 8), "#e9b84e", z=2, cut=0, wash=0, fibre=0, rim="#fffbd8", rimop=0.9)


def draw_upper_teeth(sc: Scene) -> None:
    """The same from above, only few."""
    r = sc.stream("upper teeth")
    lip = along(curve(np.array(LIP, float), n=8), 13)
    for k, (x, y) in enumerate(lip[:-1]):
        L = (54, 104, 40, 84)[k % 4] * r.uniform(0.85, 1.1) * (1 - 0.4 * k / 12)
        g = tooth(float(x) + 4, float(y) - 22, L + 24, -0.16 + r.uniform(-0.06, 0.06), 6 + L * 0.02, up=False)
        fill = sc.lin([(0, "#4a4a70"), (0.5, "#9fc8b4"), (1, "#f6fbd6")], 0, y - 10, 0, y + L)
        sc.layer(g, fill, z=4, op=0.7, sh=0.35, cut=0, wash=0, fibre=0, rim="#fdffe6", rimop=1, rimw=1.2)
