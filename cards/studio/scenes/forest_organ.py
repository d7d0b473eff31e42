"""An old wood is an organ: the trunks are its pipes, and an old woman plays it on a stump; birds come out of what sounds.

Palette: spruce night #0d2229, shade #2f525c, tin #93aeb0, pale tin #eaf0de, light #fff2c6, amber #f2b75c, coat red #b8432f.
Light: the sun behind the haze in the gap of the row, upper right of the middle. Planes: light / far trunks / the row of
pipes, low in the gap, high at the sides / what comes out / roots, stump and player / near dark boughs.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.bird_songs import draw_songs
from cards.studio.papercut.hazy_wood import draw_canopy, draw_far, draw_shafts
from cards.studio.papercut.organ_pipes import draw_pipe
from cards.studio.papercut.running_hare import HARE_ORDER, listening_hare
from cards.studio.papercut.stump_organ import organist, stump
from cards.studio.papercut.trunk_pipe import fern

LX, LY = 548, 250
NIGHT = "#0b2027"
STUMP = (386, 1010)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# x, foot, width, top, mouth: far ones first
BACK = (
    (176, 846, 40, 60, 716), (236, 838, 36, 200, 716), (290, 830, 32, 320, 716), (344, 826, 28, 420, 720), (396, 822, 25, 510, 724), (444, 820, 22, 590, 730),
    (488, 819, 20, 650, 736), (528, 819, 20, 664, 738), (566, 820, 23, 610, 732), (606, 823, 27, 520, 724), (652, 828, 32, 400, 718), (702, 834, 38, 250, 712),
)  # fmt: skip
FRONT = (
    (52, 956, 164, -60, 636), (188, 912, 106, -60, 656), (286, 888, 80, 96, 672), (364, 874, 60, 270, 688), (424, 864, 45, 420, 702),
    (618, 866, 50, 452, 700), (684, 882, 70, 280, 684), (772, 912, 104, 40, 654),
)  # fmt: skip
SOUND = {2: 0, 4: 1, 6: 2}  # pipe: its song


def draw_pipes(sc: Scene) -> None:
    """The row behind, haze, the row before."""
    for s in BACK:
        draw_pipe(sc, s, 0.0, False)
    g, top = land(sc.stream("moss"), [(-40, 930), (180, 880), (420, 846), (620, 850), (840, 900)], 6)
    sc.layer(
        g,
        sc.rad([(0, "#f0dc88"), (0.35, "#8d9660"), (0.7, "#2f5650"), (1, "#12343c")], 500, 860, 520),
        z=9,
        cut=0.7,
        rim="#fff3b8",
        rimop=0.8,
    )
    sc.flat(grass(sc.stream("blades"), -10, 810, lambda x: y_at(top, x), 12, 150, 0.2, 1.6), "#a5a868", 0.7)
    sc.glow(LX, LY + 60, 420, "#ffdf90", 0.5)
    sc.veil([(0, "#e6c878", 0), (0.6, "#e6c878", 0.16), (1, "#e6c878", 0)], 0, 300, 0, 900)
    sc.flat(
        box(-10, 640, 810, 960),
        sc.rad(
            [(0, "#fff0c0", 0.75), (0.5, "#e6d694", 0.4), (1, "#123a44", 0)],
            0,
            0,
            1,
            "translate(520 800) scale(340 130)",
        ),
        1,
        "screen",
    )
    for k in sorted(range(len(FRONT)), key=lambda i: FRONT[i][2]):
        draw_pipe(sc, FRONT[k], min(1, 0.25 + 0.75 * (FRONT[k][2] - 46) / 80), k in SOUND)


def draw_ground(sc: Scene) -> None:
    """From the stump a root runs to every pipe, warm where the pipe sounds; moss that rises to it."""
    sx, sy = STUMP
    for j, (x, foot, w, *_) in sorted(enumerate(FRONT), key=lambda i: i[1][1]):
        q = sc.stream(f"root {j}")
        d, e = x - sx, 1 if j % 2 else -1
        n = foot - sy
        P = [
            (sx + d * 0.16, sy + 74, 54),
            (sx + d * 0.36 + 10 * e, sy + n * 0.1, 32),
            (sx + d * 0.58 - 13 * e, sy + n * 0.42, 22),
            (sx + d * 0.84 + 9 * e, sy + n * 0.76, 14),
            (x - d * 0.02, foot + 10, 9),
            (x, foot - 8, w * 0.1),
        ]
        c = curve(np.array([(u, v) for u, v, _ in P]))
        side = []
        for i in (22, 29, 37):
            u, v = c[i]
            s, m = q.choice((-1, 1)), q.uniform(20, 46)
            side.append(limb([(u, v, 8), (u + s * m * 0.6, v - 3, 5), (u + s * m, v + q.uniform(-6, 10), 0.8)], 5))
        g = fillet(U(limb(P, 8), side), 4)
        sc.layer(
            g,
            sc.rad([(0, "#7a6238"), (0.4, "#43422f"), (1, "#0e2228")], 490, 850, 420),
            z=7,
            sh=0.65,
            cut=0.5,
            rim="#ffe9b0",
            rimop=0.85,
        )
        for o in (-5, 5):
            sc.stroke([(u + o * (1 - i / len(c)), v) for i, (u, v) in enumerate(c)], NIGHT, 1, 0.5)
        if j in SOUND:
            sc.stroke(c, "#ff9a1e", 16, 0.8, "screen", blur=7)
            n = len(c)
            sc.flat(limb([(u, v, 6.5 - 3.5 * i / n) for i, (u, v) in enumerate(c)], 1), "#ffdf86", 1, blur=0.8)
    g, top = land(sc.stream("knoll"), [(-40, 1066), (200, 1040), (420, 1034), (640, 1036), (840, 1060)], 6)
    sc.layer(
        g,
        sc.rad([(0, "#8d9a58"), (0.4, "#3f6048"), (1, "#0f2a31")], 470, 1000, 460),
        z=9,
        cut=0.7,
        rim="#f6f0b8",
        rimop=0.7,
    )
    sc.flat(grass(sc.stream("knoll blades"), -10, 810, lambda x: y_at(top, x), 18, 170, 0.2, 1.6), "#4a6a4c", 0.9)


def draw_secrets(sc: Scene) -> None:
    """A web in the mouth of the largest pipe, a key on a nail, a hare that listens."""
    x, y = FRONT[0][0], FRONT[0][4]
    hub = (x + 22, y + 16)
    for k in range(9):
        a = 2 * math.pi * k / 9
        sc.stroke([hub, (hub[0] + 27 * math.cos(a), hub[1] + 13 * math.sin(a))], "#e6ecd8", 0.7, 0.7)
    for r in (6, 12, 18, 23):
        sc.stroke(
            [
                (hub[0] + 1.15 * r * math.cos(2 * math.pi * k / 9), hub[1] + 0.5 * r * math.sin(2 * math.pi * k / 9))
                for k in range(10)
            ],
            "#e6ecd8",
            0.6,
            0.6,
        )
    sc.layer(key(152, 420, 0.9, 8), "#6f7a5a", z=2, sh=0.6, rim="#f0e0a0", rimop=0.9, **EXACT)
    hare = T(listening_hare(), 612, 944, 0.15, flip=True)
    for name, c in HARE_ORDER:
        if name in hare and not isinstance(hare[name], list):
            sc.layer(
                hare[name],
                {
                    "coat": "#5a4a34",
                    "coat2": "#3f3628",
                    "pale": "#b89a68",
                    "dark": "#241c18",
                    "line": "#3f3628",
                    "ear": "#a8744c",
                    "glint": "#fff6dc",
                }[c],
                z=0.8,
                sh=0.3,
                rim="#ffedc0",
                rimop=0.9,
                **EXACT,
            )


def draw_player(sc: Scene) -> None:
    """The stump, and she before it."""
    sx, sy = STUMP
    p = T(stump(sc.stream("stump")), sx, sy)
    sc.layer(
        p["wall"],
        sc.rad([(0, "#7a6a48"), (0.5, "#3c4a42"), (1, "#122a30")], sx + 90, sy - 60, 260),
        z=10,
        sh=0.6,
        cut=0.6,
        rim="#ffe9b0",
        rimop=0.8,
    )
    sc.flat(p["furrows"], NIGHT, 0.7)
    q = sc.stream("moss drips")
    moss = U(
        [
            limb(
                [
                    (x, sy + 44 * math.sqrt(max(0, 1 - ((x - sx) / 152) ** 2)) - 2, 16),
                    (
                        x + q.uniform(-3, 3),
                        sy + 44 * math.sqrt(max(0, 1 - ((x - sx) / 152) ** 2)) + q.uniform(8, 34),
                        5,
                    ),
                ],
                4,
            )
            for x in range(int(sx) - 146, int(sx) + 150, 11)
        ]
    )
    sc.layer(
        moss,
        sc.rad([(0, "#c6c46a"), (0.6, "#54744a"), (1, "#17393a")], sx + 120, sy + 10, 270),
        z=3,
        sh=0.4,
        cut=0.6,
        rim="#f6f0b8",
        rimop=0.8,
    )
    for u, v, r in ((112, 74, 22), (128, 96, 16), (100, 100, 13), (-118, 84, 15)):
        sc.layer(ellipse(sx + u, sy + v, r, r * 0.36).difference(box(0, sy + v + 1, 800, 1300)), sc.lin([(0, "#ffe2a8"), (1, "#b8743c")], 0, sy + v - r * 0.4, 0, sy + v), z=4, sh=0.6, rim="#fff6dc", rimop=0.9, **EXACT)  # fmt: skip
    sc.layer(
        p["top"],
        sc.lin([(0, "#fff0c0"), (0.5, "#d8b070"), (1, "#9a6c40")], 0, sy - 46, 0, sy + 46),
        z=3,
        sh=0.3,
        cut=0.3,
        rim="#fff8dc",
        rimop=1,
    )
    sc.flat(p["rings"], "#8a5a34", 0.6)
    for g in p["manuals"]:
        sc.layer(
            g,
            sc.lin([(0, "#fffdf0"), (1, "#f0e2bc")], 0, sy - 46, 0, sy + 46),
            z=2,
            sh=0.5,
            rim="#ffffff",
            rimop=1,
            **EXACT,
        )
    sc.flat(p["gaps"], "#5a4630", 0.8)
    sc.layer(p["sharps"], "#241a1c", z=1.6, sh=0.5, **EXACT)
    sc.glow(sx + 40, sy - 10, 260, "#ffe2a0", 0.4)
    for dx in (-44, 40):
        sc.layer(limb([(sx + dx, sy + 70, 16), (sx + dx * 1.1, sy + 150, 20)], 4), "#16302f", z=4, cut=0.4)
    sc.layer(
        rounded(box(sx - 84, sy + 56, sx + 76, sy + 84), 12),
        sc.lin([(0, "#b89a60"), (0.4, "#5f5a40"), (1, "#1c3030")], 0, sy + 56, 0, sy + 86),
        z=6,
        sh=0.6,
        cut=0.6,
        rim="#ffe9b0",
        rimop=0.9,
    )
    f = T(organist(), sx - 2, sy + 140, 1.26)
    put(sc, f, z=2.4, wash=0.3, rim=(-3, 3.4, "#ffedc0", 1), cast=8)
    g = f.outline()
    sc.flat(
        g,
        sc.lin([(0, "#5a0f24", 0.55), (0.5, "#5a0f24", 0.1), (1, "#5a0f24", 0)], sx - 90, sy + 150, sx + 60, sy - 10),
        1,
        "multiply",
    )
    sc.flat(g, sc.rad([(0, "#ffe2a0", 0.55), (1, "#ffe2a0", 0)], sx + 40, sy - 40, 130), 1, "soft-light")


def draw_front(sc: Scene) -> None:
    """The dark near ground with its ferns, and boughs over us."""
    g, top = land(sc.stream("front"), [(-40, 1096), (160, 1130), (420, 1166), (640, 1140), (840, 1086)], 8)
    sc.layer(g, sc.near("#24423a", "#07181e", 420, (480, 1080)), z=12, cut=0.8, rim="#c8cf90", rimop=0.6)
    sc.flat(grass(sc.stream("front grass"), -10, 810, lambda x: y_at(top, x), 34, 170, 0.2, 2.2), "#0a2226", 1)
    q = sc.stream("ferns")
    for x, n, h in ((10, 5, 230), (800, 5, 240)):
        for g in [
            fern(q, x + q.uniform(-16, 16), 1200, h * q.uniform(0.7, 1.1), (k - (n - 1) / 2) / n * 2.6)
            for k in range(n)
        ]:
            sc.layer(g, sc.near("#3f6a52", "#06161c", 420, (440, 960)), z=8, sh=0.5, rim="#e6dfa0", rimop=0.7, **EXACT)
    for x, y, a, n in ((-30, 40, 0.5, 230), (-30, -30, 0.2, 260), (830, 150, 2.5, 180), (830, 20, 2.9, 200)):
        P = [
            (x, y, 14),
            (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a) - 14, 8),
            (x + n * math.cos(a), y + n * math.sin(a), 1),
        ]
        c = along(curve(np.array(P, float), n=8), 22)
        leaves = []
        for i in range(3, 22, 2):
            b = math.atan2(c[i][1] - c[i - 1][1], c[i][0] - c[i - 1][0])
            leaves += [leaf(c[i][0], c[i][1], q.uniform(24, 40), b + s * q.uniform(0.6, 1.3), 0.4) for s in (-1, 1)]
        sc.layer(
            U(limb(P, 6), leaves), sc.near("#3a5a3c", "#05161c", 560), z=14, sh=0.5, rim="#e6dfa0", rimop=0.8, **EXACT
        )


def draw() -> Scene:
    """Who hears it?"""
    sc = Scene("forest_organ", light=(LX, LY, 220), shadow="#061218", bg=NIGHT)
    draw_far(sc)
    draw_canopy(sc)
    draw_pipes(sc)
    draw_ground(sc)
    draw_shafts(sc)
    draw_secrets(sc)
    draw_songs(sc, [(FRONT[j][0], FRONT[j][4], FRONT[j][2]) for j in SOUND])
    sc.flat(
        box(-5, -5, 805, 1205),
        sc.rad(
            [(0, "#ffc24a", 0.6), (0.3, "#f0a83c", 0.5), (0.62, "#2a6a70", 0.25), (1, "#04406a", 0.6)],
            LX - 20,
            LY + 160,
            760,
        ),
        1,
        "soft-light",
    )
    draw_player(sc)
    draw_front(sc)
    sc.vignette("#03101a", 0.62, LX - 60, 560, 880, 0.36)
    sc.finish()
    return sc
