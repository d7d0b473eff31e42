"""A dining room on the sea bed: under a chandelier of fish, its only light, a diver lifts his glass to the one fish that came.

Palette: deep #02121c, petrol #0f5264, water #62b4aa, lamp gold #ffdc6a, amber #f8842c, cloth #fff6dc, guest vermilion #f4522c.
Light: the chandelier. Planes: sea / wall with arch / chandelier / guests / table / kelp.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.drifting_cloth import candle, draw_cloth, plate, posy, top_sheet
from cards.studio.papercut.fish_chandelier import chandelier
from cards.studio.papercut.reef_fish import reef_fish
from cards.studio.papercut.sunlit_hall import chair_back, draw_room, pictures
from cards.studio.papercut.toasting_diver import goblet, toasting_diver
from cards.studio.papercut.toned import toned

CAM = Camera(404, 560, 900, 2.3)
LX, LY = 404, 200
LAMP = (404, 330)  # the middle of the chandelier
DIVER, SIZE = (176, 912), 1.78
GUEST, LARGE = (640, 786), 1.16
ROOM = ("#02121c", "#06303f", "#0f5264", "#227d84", "#62b4aa")  # dark to light
CLOTH = ("#082834", "#1f5a68", "#7fb0a4", "#f6dfae", "#fff6dc")


def lamplight(sc: Scene, g: Any) -> None:
    """The sides of ``g`` that the chandelier does not reach go down into the deep."""
    fall = [(0, "#fff4d8"), (0.46, "#ffe8c0"), (0.74, "#a8b4b0"), (1, "#3c6c80")]
    sc.flat(g, sc.rad(fall, 404, 620, 440), 0.92, "multiply")


def hose(sc: Scene, x: float, y: float) -> None:
    """Up to a paper boat."""
    sc.layer(
        shape("70,8^ 154,8^ 132,34 92,34"), sc.lin([(0, "#ffffff"), (1, "#6fc0c0")], 0, 8, 0, 34), z=3, cut=0, wash=0
    )
    c = curve(
        np.array([(x, y), (x - 34, y - 30), (x - 42, y - 130), (x + 2, y - 260), (x - 54, y - 420), (112, 24)], float),
        n=18,
    )
    sc.layer(
        limb([(a, b, 9) for a, b in c], 2),
        sc.lin([(0, "#ffd98a"), (1, "#b8683a")], 0, 0, 0, y),
        z=6,
        sh=0.45,
        cut=0,
        rim="#fffbe0",
        rimop=0.9,
    )
    sc.flat(U([limb([(a - 4, b + 1, 1.1), (a + 4, b - 1, 1.1)], 1, 3) for a, b in along(c, 110)]), "#7a3a24", 0.6)


def guest(sc: Scene) -> None:
    """The fish that came: napkin tied on, a glass on its fin."""
    x, y = GUEST
    f = T(
        reef_fish("perch", "#f4522c", "#ffdf9c", "#b02f2a", "scales", look=(0.9, 0.1)),
        x,
        y,
        2.05 * LARGE,
        flip=True,
        rot=8,
    )
    put(sc, f, z=2.6, rim=(2.4, 3, "#fff0b8", 1))
    bib = shape(
        f"{x - 76},{y + 22}^ {x - 40},{y + 40} {x - 12},{y + 42}^ {x - 16},{y + 84} {x - 44},{y + 102} {x - 70},{y + 74}"
    )
    bib = T(bib, 0, 0, LARGE, o=(x, y))
    sc.layer(
        bib,
        sc.lin([(0, "#ffffff"), (1, "#a8e0dc")], x - 60, y + 20, x - 20, y + 100),
        z=2,
        cut=0.2,
        wash=0,
        rim="#ffffff",
    )
    band = U(
        limb([(x - 78, y + 20, 8), (x - 42, y + 38, 8), (x - 8, y + 40, 8)], 4),
        shape(f"{x - 10},{y + 40}^ {x + 22},{y + 22} {x + 28},{y + 46}^"),
        shape(f"{x - 10},{y + 40}^ {x + 14},{y + 56} {x + 4},{y + 68}^"),
    )
    sc.layer(T(band, 0, 0, LARGE, o=(x, y)), "#ffffff", z=1, cut=0, wash=0)
    lamplight(sc, U(f.outline(), bib))
    put(sc, goblet(494, 756, 1.8, -11), z=2, rim=(1, 1, "#ffffff", 0.6))
    fin = fillet(
        shape(
            f"{x - 40},{y + 38} {x - 70},{y + 18} {x - 108},{y - 8} {x - 150},{y - 24}^ {x - 146},{y - 8} {x - 158},{y}^"
            f" {x - 147},{y + 12} {x - 156},{y + 24}^ {x - 140},{y + 30} {x - 142},{y + 44}^ {x - 96},{y + 62} {x - 44},{y + 66} {x - 24},{y + 54}"
        ),
        2,
    )
    fill = sc.lin([(0, "#ffc05a"), (1, "#e8482c")], x - 150, y - 20, x - 40, y + 50)
    sc.layer(fin, fill, z=2.4, cut=0.2, wash=0.2, rim="#fff0c0", rimop=0.9)
    tips = ((-138, -10), (-146, 4), (-144, 20), (-132, 36))
    rays = [limb([(x - 44, y + 48, 0.6), (x - 92, y + 34 + b * 0.4, 1.8), (x + a, y + b, 0.8)], 5, 3) for a, b in tips]
    sc.flat(U(rays), "#b02f2a", 0.55)


def near_frame(sc: Scene) -> None:
    """Kelp before everything: the deep."""
    for x, y, h, w, c in (
        (-10, 1240, 760, 24, "#05283a"),
        (30, 1246, 330, 17, "#0b4a5c"),
        (792, 1250, 236, 17, "#05283a"),
        (748, 1252, 130, 12, "#0b4a5c"),
    ):
        sc.layer(
            kelp(x, y, h, f"{x}", 20, w),
            sc.near(light(c, 0.14), c, 1100),
            z=13,
            cut=0.2,
            sh=0.5,
            rim="#dcfff0",
            rimop=0.9,
        )
    g, _ = land(sc.stream("bed"), [(-60, 1166), (120, 1190), (330, 1208), (560, 1202), (860, 1170)], 5)
    sc.layer(g, sc.lin([(0, "#0b4a5c"), (1, "#04222f")], 0, 1160, 0, 1240), z=12, cut=0.8, rim="#bff4e6", rimop=0.7)


def draw() -> Scene:
    """The whole card."""
    sc = Scene("drowned_table", light=(LX, LY, 260), shadow="#021a26", bg="#0f5264")
    with toned(sc, ROOM, 0.12):
        draw_room(sc, CAM)
        pictures(sc)
    deep = [(0, "#ffffff"), (0.4, "#c8dcd8"), (0.75, "#3f6a7c"), (1, "#143448")]
    sc.flat(box(-20, -20, 820, 1220), sc.rad(deep, 404, 480, 760), 1, "multiply")
    d = T(toasting_diver(), *DIVER, SIZE)
    with toned(sc, ("#04141c", "#20343c", "#5a4638", "#a87848", "#ffe0a0"), 0.4):
        chair_back(sc, 168, 896, 92, 170)
        chair_back(sc, 640, 896, 66, 140)
        hose(sc, *d.at("hose"))
    x, y = LAMP
    sc.flat(ellipse(x, y - 20, 330, 300), "#ffb850", 0.32, None, 70)
    fall = sc.lin([(0, "#ffd27a", 0.5), (1, "#ffe6a8", 0.12)], 0, 420, 0, 900)
    sc.flat(Polygon([(300, 420), (508, 420), (700, 910), (70, 910)]), fall, 1, "screen", 26)
    chandelier(sc, x, -96, 590, "near shoal", ("#ffdc6a", "#f8842c", "#a83c2c"), fish=1.42, veil=("#ffc256", 0.62))
    sc.glow(x, y, 400, "#ffd880", 0.5)
    sc.glow(x, 470, 250, "#fff0b8", 0.6)
    sitter = Figure(q for q in d.pieces if not q.name.startswith("near"))
    put(sc, sitter, z=2.4, rim=(-2.4, 3, "#fff0b8", 1))
    lamplight(sc, sitter.outline())
    guest(sc)
    with toned(sc, CLOTH, 0.2):
        draw_cloth(sc, (380, 850))
    with sc.clip(top_sheet()):
        sc.flat(T(d.outline(), -10, 40), "#0f4a5a", 0.4, None, 9)
        sc.flat(ellipse(GUEST[0] + 10, 914, 90, 16), "#0f4a5a", 0.4, None, 9)
    for g, y0, y1 in ((box(0, 1000, 800, 1200), 1000, 1190), (box(0, 860, 800, 1200), 1400, 860)):
        down = [(0, "#ffffff"), (0.4, "#5f98a4"), (1, "#0c3a4e")] if y0 < y1 else [(0, "#d8ecf0"), (1, "#ffffff")]
        sc.flat(g, sc.lin(down, 404, y0, 404, y1), 1, "multiply")
    plate(sc, 236, 974, 60)
    sc.glow(236, 972, 110, "#fffbe0", 0.8, sy=0.5)
    plate(sc, 560, 970, 58)
    sc.layer(
        T(rounded(star(560, 966, 26, 5, 0.42, 0.3), 3), 0, 0, 1, sy=0.55, o=(560, 966)),
        "#f4702c",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    candle(sc, 430, 932, 78)
    posy(sc, 352, 948)
    near = Figure(q for q in d.pieces if q.name.startswith("near"))
    put(sc, near, z=2.4, rim=(-2.4, 3, "#fff0b8", 1))
    sc.flat(near.outline(), sc.lin([(0, "#4f7884"), (1, "#fff0d0")], 40, 0, 220, 0), 0.8, "multiply")
    sc.glow(462, 650, 110, "#fffbe0", 0.8)
    x, y = d.at("helmet")
    bubbles(sc, x - 20, y - 70, 4, 120, "#d8f0e4", "breath")
    with toned(sc, ("#010c14", "#031e2a", "#08384a", "#2a6a70", "#9ccab0"), 0.1):
        near_frame(sc)
    sc.vignette("#04283a", 0.45, 380, 600, 880, 0.46)
    sc.finish()
    return sc
