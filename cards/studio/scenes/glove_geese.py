"""Over the stubble the lost gloves fly south: each goose is a pair whose thumbs are hooked, and after them, lopsided, flies a single one,
and under it runs the child that still wears the other.

Palette: clear blue #2f86a8, mint #a8d4c4, cream #fff0c8, apricot #ffc47c, stubble #e8b04a, rust #b8502c, plum #3a2440, wool red #d22f2a,
mustard #eba920, white and blue. Light: low afternoon sun from the right. Planes: sky / hills and trees / stubble / geese / child / bank.
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
    (752, 812, 0.22, 24, (0.8, 1.0), (6, 0), Yarn("#9a3c7a", "#f4d8e4", "#f8e4ee", "bands"), 0.2),
    (24, 738, 0.25, 18, (1.0, 0.74), (0, 10), Yarn("#1f8a5c", "#f8f0d0", "#f8f0d0", "bands"), 0.18),
    (726, 690, 0.36, 26, (1.0, 0.82), (0, 4), Yarn("#f8f2e4", "#2f5fa8", "#2f5fa8", "bands"), 0.1),
    (64, 622, 0.42, 18, (0.84, 1.0), (8, 0), Yarn(MUSTARD, "#8a3020", "#8a3020", "bands", "#c8402c"), 0.06),
    (662, 520, 0.58, 28, (0.86, 1.0), (4, -4), Yarn("#1a64a0", "#f6ead0", "#f6ead0", "tips"), 0.02),
    (178, 478, 0.68, 20, (1.0, 0.86), (-2, 6), Yarn("#fbf5e6", "#c8302c", "#2456a8", "snow"), 0.0),
    (462, 236, 1.14, 25, (1.0, 0.94), (-6, 0), Yarn(RED, "#fff3e0", "#fff3e0", "star"), 0.0),
)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Clear, blue above, warm towards the land, three long clouds."""
    sc.backdrop(
        sc.lin(
            [(0, "#1f7a9e"), (0.22, "#57aab4"), (0.44, "#b0d8c4"), (0.6, "#f6eec4"), (0.74, "#ffcf8a"), (1, "#f0a860")],
            120,
            0,
            220,
            1200,
        )
    )
    sc.glow(LX, LY, 620, "#fff0b8", 0.7)
    for k, (P, c, d) in enumerate((
        ([(-40, 742), (160, 716), (380, 738), (600, 690), (840, 720)], "#fbe6b4", "#fff4cc"),
        ([(-40, 812), (220, 786), (430, 806), (660, 772), (840, 790)], "#ffd494", "#ffe9b0"),
    )):  # fmt: skip
        torn(sc, f"haze {k}", P, 940, sc.lin([(0, c), (1, d)], 0, 0, 800, 0), 4, "#fffbe6", z=6)
    for x, y, w, h, c in (
        (120, 640, 300, 11, "#fffbe6"),
        (250, 662, 240, 8, "#fff6d8"),
        (770, 96, 230, 12, "#8fd0cc"),
        (690, 118, 190, 8, "#7ac0c4"),
    ):
        g = limb([(x - w, y + 3, 0.4), (x - w * 0.4, y, h), (x + w * 0.2, y - 2, h * 1.2), (x + w, y + 2, 0.4)], 10)
        sc.layer(g, c, z=4, sh=0.14, shc="#6a8a90", cut=0.8, rim="#ffffff", rimop=0.8)


def draw_land(sc: Scene) -> None:
    """Hills, a row of autumn trees, the stubble that runs to us, a dark bank."""
    for k, (y, c, d) in enumerate(((838, "#c8bca0", "#f6d8a0"), (862, "#8a9a84", "#e0b878"))):
        g, top = ridge(sc.stream(f"hill {k}"), y, 16, tilt=-20 + 30 * k)
        sc.layer(g, sc.lin([(0, c), (1, d)], 0, 0, 800, 0), z=5, sh=0.2, rim="#fff3cf", rimop=0.8)
    r = sc.stream("trees")
    for k, tone in enumerate(("#7a3a48", "#b84a2c", "#e8862c")):
        crowns, x = [], -20.0
        while x < 830:
            n = r.uniform(16, 40) * (0.5 + 0.7 * math.sin(x / 83 + 2.1 * k) ** 2) * (1.15 - 0.2 * k)
            crowns += [
                ellipse(x + r.uniform(-8, 8), 884 - n * q, n * 0.7 * (1.2 - q * 0.5), n * 0.5) for q in (0.3, 0.8, 1.2)
            ]
            x += n * r.uniform(0.7, 1.5) + 4
        sc.layer(
            U(crowns),
            sc.lin([(0, mix(tone, "#4a2450", 0.3)), (0.6, tone), (1, mix(tone, "#ffe08a", 0.5))], 0, 0, 800, 0),
            z=4,
            sh=0.3,
            cut=0.9,
            rim="#ffe9b8",
            rimop=0.9,
        )
    g, _ = land(sc.stream("field"), [(-40, 884), (300, 878), (560, 874), (840, 880)], 2)
    sc.layer(
        g,
        sc.rad([(0, "#fff3b8"), (0.3, "#fbd272"), (0.65, "#dc9a3c"), (1, "#8a4c34")], 640, 980, 760),
        z=7,
        cut=0.6,
        rim="#fff6d0",
        rimop=0.9,
    )
    q = sc.stream("stubble")
    for w, c, op, blend in ((0.34, "#9a5a34", 0.32, "multiply"), (0.1, "#fff6cc", 0.6, None)):
        rows = []
        for u in np.arange(-9, 8, 0.95):
            rows.append(CAM.on_ground(Polygon([(u, 2.6), (u + w, 2.6), (u + w, 160), (u, 160)])))
        sc.flat(clean(U(rows).intersection(g)), c, op, blend, 1.5)
    a, b = [], []
    for _ in range(5200):
        z = CAM.f * CAM.height / (14 + 320 * q.random() ** 1.15)
        u = round(q.uniform(-9, 8) / 0.95) * 0.95 + q.gauss(0.3, 0.11)
        px, py = CAM.at(u, 0, z)
        if -10 < px < 810 and 884 < py < 1215:
            h = CAM.scale(z) * q.uniform(0.03, 0.075)
            (a if q.random() < 0.5 else b).append(line_d([(px, py), (px + h * q.uniform(-0.3, 0.2), py - h)]))
    sc.stroke(" ".join(a), "#7a4224", 1.7, 0.55)
    sc.stroke(" ".join(b), "#fff0b0", 1.7, 0.8)


def draw_child(sc: Scene) -> None:
    """It runs under the last glove; one hand bare and stretched out, the other still warm."""
    x, y = CHILD
    pose = SIDE["run"].but(
        nod=-26, lean=16, hand_b=(0.7, -0.72), hand_a=(-0.6, 0.42), grip_b="open", grip_a="fist", elbow_b=1
    )
    coat = dress("coat", "#1f6a64", "#3a2440", "#f6ead0").but(
        skirt=0.34, flare=10, pattern="checks", pattern_colour="#3f948a", collar="scarf", collar_colour=RED
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
    sc.flat(AF.affine_transform(out, [1, 1.2, 0, 0.13, -1.2 * y, 0.87 * y + 4]), "#4a2450", 0.5, "multiply", 3)
    put(sc, p, z=2.4, rim=(-2.4, 1.2, "#fff3c8", 0.95), wash=0.2, cast=3)
    hx, hy = p.at("hand_a.hold")
    sc.layer(
        T(shape("-14,-14 -3,-20 9,-15 15,-2 9,13 -6,16 -16,5"), hx, hy, 1.15),
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
        sc.rad([(0, "#7a3a44"), (0.5, "#3a2440"), (1, "#1c1630")], 840, 1080, 700),
        z=12,
        sh=0.5,
        rim="#ffd8a0",
        rimop=0.8,
    )
    sc.flat(
        grass(sc.stream("bank grass"), -10, 810, lambda x: y_at(top, x) + 3, 46, 230, -0.25, 2.8),
        sc.rad([(0, "#8a4a3c"), (0.5, "#3a2440"), (1, "#1c1630")], 840, 1080, 700),
        1,
    )
    r = sc.stream("hips")
    for x0, y0, x1, y1 in (
        (820, 1230, 600, 1060),
        (830, 1180, 700, 990),
        (800, 1240, 520, 1130),
        (-30, 1220, 90, 1090),
    ):
        w = curve(np.array([(x0, y0, 5), ((x0 + x1) / 2 + 20, (y0 + y1) / 2 - 44, 3.6), (x1, y1, 1.4)], float), n=12)
        sc.layer(limb(w, 2), "#241830", z=4, rim="#ffd8a0", rimop=0.8, **EXACT)
        for i in range(3, len(w), 3):
            px, py = w[i][0] + r.uniform(-8, 8), w[i][1] + r.uniform(9, 17)
            sc.stroke([(w[i][0], w[i][1]), (px, py)], "#241830", 1.6)
            sc.layer(
                ellipse(px, py + 6, 6, 8.4),
                sc.rad([(0, "#ff8a5a"), (0.5, "#d22f2a"), (1, "#7a1430")], px + 3, py + 2, 12),
                z=2,
                rim="#fff0d0",
                rimop=0.9,
                **EXACT,
            )


def draw() -> Scene:
    """Do they come back, and does one find its pair on the way?"""
    sc = Scene("glove_geese", light=(LX, LY, 240), shadow="#24305a", bg="#57aab4")
    draw_sky(sc)
    draw_land(sc)
    for x, y, s, rot, beat, sweep, yarn, haze in FLOCK:
        draw_glove_pair(sc, yarn, x, y, s, rot, beat=beat, sweep=sweep, haze=haze, fine=s > 0.6)
    draw_glove_pair(sc, Yarn(MUSTARD, "#fff0d0", "#fff0d0", "bands"), 432, 782, 0.66, 40, halves=(1,), fine=True)
    draw_child(sc)
    draw_bank(sc)
    sc.vignette("#1c1838", 0.28, 430, 560, 940, 0.55)
    sc.finish()
    return sc
