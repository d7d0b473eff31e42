"""Over the stubble the lost gloves fly south: each goose is a pair whose thumbs are hooked, and after them, lopsided, flies a single one,
and under it runs the child that still wears the other.

Palette: dusk plum #3c3a5e and #3e2a48, rose brown #b0807c, amber #ffd08a and #ffe6ac, wool red #d22f2a as accent, mustard #eba920.
Light: the sun going down at the right. Planes: sky / hills and trees / stubble / geese / child / bank.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import line_d
from cards.studio.papercut.glove_pair import Yarn, draw_glove_pair
from cards.studio.papercut.torn_paper import torn

LX, LY = 860, 700
RED, MUSTARD = "#d22f2a", "#eba920"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
CAM = Camera(560, 872, 900, 2.6)
CHILD, CHILD_SIZE = (246, 1122), 1.95
FLOCK = (  # x, y, scale, turn, beat, sweep, yarn, haze: far ones first
    (736, 732, 0.2, 38, (0.9, 1.0), (4, 0), Yarn("#7c3a6a", "#e8c8c8", "#e8c8c8", "bands"), 0.36),
    (62, 704, 0.24, 38, (1.0, 0.86), (0, 4), Yarn("#2f6a6a", "#f0e0c0", "#f0e0c0", "bands"), 0.36),
    (718, 644, 0.3, 38, (1.0, 0.9), (0, 4), Yarn("#f4e6d4", "#4a5a8a", "#4a5a8a", "bands"), 0.2),
    (108, 592, 0.36, 38, (0.9, 1.0), (4, 0), Yarn("#c8862c", "#7a3030", "#7a3030", "bands", "#c8402c"), 0.2),
    (672, 512, 0.43, 38, (0.92, 1.0), (4, -4), Yarn("#35507e", "#f0dcc4", "#f0dcc4", "tips"), 0.06),
    (196, 440, 0.56, 38, (1.0, 0.92), (-2, 4), Yarn("#f6ead8", "#b03a34", "#3a4a86", "snow"), 0.04),
    (424, 226, 0.92, 38, (1.0, 0.94), (-4, 0), Yarn(RED, "#ffeeda", "#ffeeda", "star"), 0.0),
)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """The sun is nearly down: plum above, a last warm band over the land, one long cloud."""
    sc.backdrop(
        sc.lin(
            [(0, "#3c3a5e"), (0.2, "#6a5878"), (0.4, "#b0807c"), (0.56, "#e8a870"), (0.68, "#ffd08a"), (0.75, "#ffe6ac"), (1, "#f0a860")],
            200, 0, 330, 1200,
        )
    )  # fmt: skip
    sc.glow(LX, LY, 640, "#ffdf9a", 0.85)
    sc.glow(LX, LY, 200, "#fff6d0", 0.9)
    torn(
        sc,
        "haze",
        [(-40, 812), (220, 796), (430, 816), (660, 792), (840, 800)],
        940,
        sc.lin([(0, "#c88a70"), (1, "#ffdc9a")], 0, 0, 800, 0),
        4,
        "#ffe6b8",
        z=5,
    )
    g = limb([(-60, 690, 0.4), (120, 684, 13), (300, 680, 15), (560, 690, 0.4)], 10)
    sc.layer(g, sc.lin([(0, "#8a6474"), (1, "#ffdca0")], 0, 0, 560, 0), z=4, sh=0.1, cut=0.8, rim="#ffe6b0", rimop=0.8)


def draw_land(sc: Scene) -> None:
    """Hills, a row of autumn trees, the stubble that runs to us, a dark bank."""
    for k, (y, c, d) in enumerate(((842, "#8a6878", "#f0b880"), (862, "#5e4a66", "#c88a64"))):
        g, top = ridge(sc.stream(f"hill {k}"), y, 16, tilt=-20 + 30 * k)
        sc.layer(g, sc.lin([(0, c), (1, d)], 0, 0, 800, 0), z=5, sh=0.2, rim="#fff3cf", rimop=0.8)
    r = sc.stream("trees")
    for k, tone in enumerate(("#3e2a48", "#5a3446", "#7e4440")):
        crowns, x = [], -20.0
        while x < 830:
            n = r.uniform(16, 40) * (0.5 + 0.7 * math.sin(x / 83 + 2.1 * k) ** 2) * (1.15 - 0.2 * k)
            crowns += [
                ellipse(x + r.uniform(-8, 8), 884 - n * q, n * 0.7 * (1.2 - q * 0.5), n * 0.5) for q in (0.3, 0.8, 1.2)
            ]
            x += n * r.uniform(0.7, 1.5) + 4
        sc.layer(
            U(crowns),
            sc.lin([(0, mix(tone, "#2a2044", 0.3)), (0.6, tone), (1, mix(tone, "#ffb060", 0.5))], 0, 0, 800, 0),
            z=4,
            sh=0.3,
            cut=0.9,
            rim="#ffe9b8",
            rimop=0.9,
        )
    g, _ = land(sc.stream("field"), [(-40, 884), (300, 878), (560, 874), (840, 880)], 2)
    sc.layer(
        g,
        sc.rad([(0, "#ffd88a"), (0.25, "#e8a458"), (0.55, "#9a5e4c"), (1, "#3e2a48")], 800, 880, 880),
        z=7,
        cut=0.6,
        rim="#fff6d0",
        rimop=0.9,
    )
    q = sc.stream("stubble")
    for w, c, op, blend in ((0.34, "#5a3048", 0.45, "multiply"), (0.1, "#ffe0a0", 0.3, None)):
        rows = []
        for u in np.arange(-9, 8, 0.95):
            rows.append(CAM.on_ground(Polygon([(u, 2.6), (u + w, 2.6), (u + w, 160), (u, 160)])))
        sc.flat(clean(U(rows).intersection(g)), c, op, blend, 1.5)
    a, b = [], []
    for _ in range(2600):
        z = CAM.f * CAM.height / (14 + 320 * q.random() ** 1.15)
        u = round(q.uniform(-9, 8) / 0.95) * 0.95 + q.gauss(0.3, 0.11)
        px, py = CAM.at(u, 0, z)
        if -10 < px < 810 and 884 < py < 1215:
            h = CAM.scale(z) * q.uniform(0.03, 0.075)
            (a if q.random() < 0.5 else b).append(line_d([(px, py), (px + h * q.uniform(-0.3, 0.2), py - h)]))
    sc.stroke(" ".join(a), "#4a2438", 1.7, 0.6)
    sc.stroke(" ".join(b), "#ffd890", 1.6, 0.55)


def draw_child(sc: Scene) -> None:
    """It runs under the last glove; one hand bare and stretched out, the other still warm."""
    x, y = CHILD
    pose = SIDE["run"].but(
        hip=1.02,
        nod=-30,
        lean=20,
        stoop=-8,
        foot_a=(0.5, 0.2),
        foot_b=(-0.7, 0.5),
        toe_a=-24,
        toe_b=84,
        hand_b=(0.66, -0.7),
        hand_a=(-0.8, 0.1),
        grip_b="open",
        grip_a="fist",
        elbow_b=1,
    )
    coat = dress("coat", "#2a4a5a", "#2a1c38", "#f6ead0").but(
        skirt=0.34, flare=10, pattern="checks", pattern_colour="#456a74", collar="scarf", collar_colour=RED
    )
    p = T(
        person(
            8, "side", pose, coat, "#e0a880", "braid", "#b8602c", "smile", big_head=1.0, hat="knit", hat_colour=MUSTARD
        ),
        x,
        y,
        CHILD_SIZE,
    )
    out = p.outline()
    sc.flat(AF.affine_transform(out, [1, 1.5, 0, -0.12, -1.5 * y, 1.12 * y + 4]), "#2a1a40", 0.7, "multiply", 3)
    put(sc, p, z=2.4, rim=(-3, 1.6, "#ffe6a8", 1), shade=("#3a2450", 0.4, 900), wash=0.2, cast=3)
    hx, hy = p.at("hand_a.hold")
    sc.layer(
        T(
            U(shape("-22,-8 -12,-15 4,-13 12,-8 12,10 2,13 -14,12 -22,4"), limb("2,8,8 -2,18,9 -8,22,7", 3)),
            hx,
            hy,
            1.2,
        ),
        MUSTARD,
        z=2,
        rim="#fff3c8",
        rimop=0.9,
        **EXACT,
    )


def draw_bank(sc: Scene) -> None:
    """The dark edge of the field before us, rose hips on it."""
    g, top = land(sc.stream("bank"), [(-40, 1150), (160, 1178), (400, 1174), (620, 1150), (840, 1096)], 5)
    sc.layer(
        g,
        sc.rad([(0, "#4a2a3c"), (0.5, "#2a1c36"), (1, "#141024")], 840, 1080, 700),
        z=12,
        sh=0.5,
        rim="#ffd8a0",
        rimop=0.8,
    )
    sc.flat(
        grass(sc.stream("bank grass"), -10, 810, lambda x: y_at(top, x) + 3, 46, 230, -0.25, 2.8),
        sc.rad([(0, "#7a4438"), (0.5, "#2e1e38"), (1, "#141024")], 840, 1080, 700),
        1,
    )


def draw() -> Scene:
    """Do they come back, and does one find its pair on the way?"""
    sc = Scene("glove_geese", light=(LX, LY, 240), shadow="#2a2048", bg="#b0807c")
    draw_sky(sc)
    draw_land(sc)
    for x, y, s, rot, beat, sweep, yarn, haze in FLOCK:
        draw_glove_pair(sc, yarn, x, y, s, rot, beat=beat, sweep=sweep, haze=haze, air="#e8a878", fine=s > 0.45)
    draw_glove_pair(sc, Yarn(MUSTARD, "#fff0d0", "#fff0d0", "bands"), 446, 770, 0.66, 40, halves=(1,), fine=True)
    draw_child(sc)
    draw_bank(sc)
    sc.vignette("#1c1838", 0.28, 430, 560, 940, 0.55)
    sc.finish()
    return sc
