"""An old wood is an organ: the trunks are its pipes, and an old woman plays it on a stump; birds come out of what sounds.

Palette: spruce night #0d2229, shade #2f525c, tin #93aeb0, pale tin #eaf0de, light #fff2c6, amber #f2b75c, coat red #b8432f.
Light: the sun behind the haze in the gap of the row, upper right of the middle. Planes: light / far trunks / the row of
pipes, low in the gap, high at the sides / what comes out / roots, stump and player / near dark boughs.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.running_hare import HARE_ORDER, listening_hare
from cards.studio.papercut.stump_organ import organist, songbird, stump
from cards.studio.papercut.trunk_pipe import fern, trunk_pipe

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
# what comes out of each sounding mouth: its way to the light
SONGS = (
    [(286, 690), (322, 640), (396, 596), (452, 520), (446, 430), (470, 340), (540, 270), (600, 214)],
    [(424, 712), (470, 700), (520, 640), (524, 550), (500, 460), (530, 360), (580, 280), (606, 210)],
    [(684, 698), (650, 640), (600, 590), (586, 500), (604, 410), (590, 320), (604, 250), (612, 206)],
)


def lit_pipe(sc: Scene, x: float, w: float, near: float) -> str:
    """Tin: dark at the side away from the light, a bright streak towards it, a cool return at the edge."""
    h = w / 2
    d = 1 if x < LX else -1
    a, b, c, e = (mix(p, q, near) for p, q in (("#a08c58", "#061d27"), ("#d2be80", "#1a4450"), ("#fff3c0", "#c6cda6"), ("#f0d488", "#4d7276")))  # fmt: skip
    return sc.lin([(0, a), (0.2, mix(a, b, 0.3)), (0.5, b), (0.74, mix(b, c, 0.7)), (0.82, c), (0.88, c), (0.93, e), (1, b)], x - d * h, 0, x + d * h, 0)  # fmt: skip


def draw_far(sc: Scene) -> None:
    """Light in haze, and the wood that goes on behind."""
    sc.backdrop(sc.rad([(0, "#fffbe0"), (0.14, "#ffedb0"), (0.34, "#f0d488"), (0.58, "#9aa874"), (0.8, "#35666c"), (1, "#133843")], LX, LY, 860))  # fmt: skip
    for k, (n, w, c) in enumerate(((22, 10, "#e6d698"), (15, 18, "#b9b87c"), (10, 30, "#7f9a7c"))):
        q = sc.stream(f"far {k}")
        gs = []
        for j in range(n):
            x = -20 + 840 * (j + q.uniform(0.1, 0.9)) / n
            gs.append(
                limb([(x, 960, w * 1.3), (x + q.uniform(-4, 4), 400, w), (x + q.uniform(-10, 10), -40, w * 0.8)], 6)
            )
        sc.layer(U(gs), sc.rad([(0, "#fff6d2"), (0.3, mix(c, "#fff0c4", 0.5)), (1, mix(c, "#1f4c56", 0.7))], LX, LY, 640), z=5, sh=0.12, cut=0.4, rim="#fffbe6", rimop=0.5)  # fmt: skip
        sc.veil([(0, "#f0d080", 0), (0.45, "#f0d080", 0.1), (1, "#f0d080", 0)], 0, 200, 0, 1000)


def draw_canopy(sc: Scene) -> None:
    """Leaves of the far wood over the gap, thin in the light."""
    for k, (n, c, size) in enumerate(((150, "#e9d88e", 15), (110, "#a8b070", 22))):
        q = sc.stream(f"canopy {k}")
        out = []
        for _ in range(n):
            x = q.uniform(150, 800)
            y = -30 + 150 * q.random() ** 1.5 + 70 * abs(math.sin(x * 0.011 + 0.9 + k)) * q.random()
            out.append(leaf(x, y, size * q.uniform(0.7, 1.3), q.uniform(0.3, 2.9), 0.46))
        sc.layer(
            U(out),
            sc.rad([(0, "#fff0b8"), (0.45, c), (1, mix(c, "#2f5a50", 0.7))], LX, LY, 420),
            z=5,
            sh=0.2,
            rim="#fffbe0",
            rimop=0.8,
            **EXACT,
        )


def boughs(sc: Scene, x: float, top: float, w: float, near: float) -> None:
    """Leafy boughs that leave the trunk under its open end, or high up where it goes on over the frame."""
    q = sc.stream(f"boughs {x}")
    wood, leaves = [], []
    for k in range(4 if top > 0 else 3):
        d = 1 if (k + int(x)) % 2 else -1
        y = top + w * q.uniform(0.25, 1.4) if top > 0 else q.uniform(40, 330)
        n = 34 + w * q.uniform(0.7, 1.2)
        P = [
            (x + d * w * 0.3, y + 6, 14 + w * 0.14),
            (x + d * w * 0.56, y - 2, 5 + w * 0.06),
            (x + d * (w * 0.5 + n * 0.4), y - n * 0.22, 3 + w * 0.03),
            (x + d * (w * 0.5 + n), y - n * q.uniform(0.5, 0.9), 1),
        ]
        wood.append(limb(P, 6))
        c = along(curve(np.array(P, float), n=6), 12)
        for i in range(4, 12):
            a = math.atan2(c[i][1] - c[i - 1][1], c[i][0] - c[i - 1][0])
            leaves += [
                leaf(c[i][0], c[i][1], (8 + w * 0.16) * q.uniform(0.7, 1.2), a + s * q.uniform(0.3, 1.2), 0.46)
                for s in (-1, 1)
            ]
    sc.layer(U(wood), sc.near(mix("#a89a68", "#5a6a58", near), mix("#6d8468", "#0f2c35", near), 420), z=4, sh=0.3, rim="#fff8d0", rimop=0.7, **EXACT)  # fmt: skip
    sc.layer(U(leaves), sc.near(mix("#f3e48c", "#cfc668", near), mix("#6f9870", "#17433f", near), 430), z=5, sh=0.35, rim="#fff8d0", rimop=0.85, **EXACT)  # fmt: skip


def draw_pipe(sc: Scene, spec: tuple[float, ...], near: float, sounds: bool) -> None:
    """One pipe; a sounding one is warm in its mouth."""
    x, foot, w, top, mouth = spec
    p = trunk_pipe(sc.stream(f"pipe {x}"), x, foot, w, top, mouth)
    d = 1 if x < LX else -1
    boughs(sc, x, top, w, near)
    sc.layer(p["roots"], sc.near("#9a9a6a", "#1a3436", 460), z=6, sh=0.5, cut=0.3, rim="#fff3c8", rimop=0.5)
    sc.layer(p["body"], lit_pipe(sc, x, w, near), z=8 + 6 * near, sh=0.5, shc="#0a2028", cut=0.3, wash=0.7, rim="#fffbe4", rimop=0.8)  # fmt: skip
    ink = mix("#5f7f70", "#0c262f", near)
    sc.flat(p["marks"], ink, 0.6)
    sc.flat(T(p["marks"], 0, 1.4), "#fffbe4", 0.22)
    if top > 0:
        sc.layer(p["hole"], sc.lin([(0, ink), (1, mix(ink, "#fff0c0", 0.4))], 0, top - w * 0.1, 0, top + w * 0.1), z=1, sh=0, rim="#fffbe4", rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(
        p["upper"], sc.lin([(0, mix(ink, "#dfe6d2", 0.5)), (1, ink)], x - d * w * 0.33, 0, x + d * w * 0.33, 0), 0.75
    )
    sc.stroke(list(p["upper"].exterior.coords), "#fffbe4", 1, 0.45)
    sc.flat(p["lower"], sc.lin([(0, ink), (1, "#dfe6d2")], x - d * w * 0.33, 0, x + d * w * 0.33, 0), 0.5)
    if sounds:
        sc.flat(p["slot"], sc.lin([(0, "#f08a1e"), (0.4, "#ffc45a"), (1, "#fff6d0")], 0, mouth, 0, mouth + w * 0.25))
        sc.flat(p["lower"], sc.lin([(0, "#ffab3c", 0.9), (1, "#ffab3c", 0)], 0, mouth, 0, mouth + w), 0.8, "screen")
        sc.flat(p["upper"], sc.lin([(0, "#8a5a20", 0), (1, "#8a4a14", 0.75)], 0, mouth - w, 0, mouth), 1, "multiply")
        sc.glow(x, mouth + w * 0.12, w * 1.6, "#ffb24a", 0.9)
    else:
        sc.flat(p["slot"], mix("#27434a", "#06141a", near), 0.95)
    sc.flat(p["sill"], "#fffbe4", 0.6)
    if sounds:
        sc.flat(
            p["body"],
            sc.lin([(0, "#ffcf7a", 0), (0.55, "#ffcf7a", 0.08), (1, "#ffb040", 0.2)], 0, max(0, top), 0, mouth),
            1,
            "screen",
        )
    sc.flat(box(x - w, mouth, x + w, foot + 20).intersection(p["body"]), sc.lin([(0, NIGHT, 0), (1, NIGHT, 0.75)], 0, mouth + w * 0.4, 0, foot), 1, "multiply")  # fmt: skip


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


def draw_shafts(sc: Scene) -> None:
    """Great slanting beams from the upper right, which fall on the moss and the stump."""
    for x, w, n, op in (
        (770, 40, 1010, 0.7),
        (660, 90, 1080, 1),
        (590, 26, 900, 0.8),
        (900, 70, 1040, 0.7),
        (480, 44, 760, 0.6),
    ):
        g = Polygon([(x, -60), (x + w, -60), (x + w * 1.9 - n * 0.42, n), (x - n * 0.42 - w * 0.5, n)])
        sc.flat(
            g,
            sc.lin([(0, "#ffe7a0", 0.75), (0.5, "#ffdc8a", 0.42), (1, "#ffd070", 0)], x, 0, x - n * 0.4, n),
            op,
            "screen",
            6,
        )
    sc.glow(LX, LY, 330, "#fff3cc", 0.5)


def draw_songs(sc: Scene) -> None:
    """Light, leaves and birds out of the three mouths, one stream towards the sun; the far ones first."""
    flock, taken = [], []
    for k, P in enumerate(SONGS):
        c = curve(np.array(P, float), n=16)
        n = len(c)
        band = limb([(x, y, 14 + 66 * math.sin(math.pi * min(1, 0.1 + i / n))) for i, (x, y) in enumerate(c)], 2)
        sc.flat(band, "#ffd98a", 0.4, "screen", 14)
        q = sc.stream(f"song {k}")
        w = along(c, 200)
        for j in range(150):
            t = 0.03 + 0.95 * ((j * 0.618 + 0.3 * k) % 1)
            size = 0.5 + 0.62 * min(1, t / 0.16) if t < 0.16 else 1.12 * (1 - 0.86 * (t - 0.16) / 0.84)
            size *= q.uniform(0.85, 1.1)
            i = int(t * 198)
            x, y = w[i]
            a = math.degrees(math.atan2(w[i + 1][1] - y, w[i + 1][0] - x)) + q.uniform(-24, 24)
            o = q.uniform(-1, 1) * (4 + 60 * t * (1 - t) ** 0.7)
            x, y = x - o * math.sin(math.radians(a)), y + o * math.cos(math.radians(a))
            if any(math.hypot(x - u, y - v) < 38 * (size + z) for u, v, z in taken):
                continue
            taken.append((x, y, size))
            flock.append((t, x, y, a, size, q.choice((0.02, 0.1, 0.2, 0.84, 0.95))))
    q = sc.stream("leaves")
    for t, x, y, a, size, way in sorted(flock, reverse=True):
        tone = mix("#ffdf80", "#a8541c", min(1, t * 1.25))
        b = T(songbird(way), x, y, size, rot=a if abs(a) < 90 else a - 180, flip=abs(a) > 90)
        sc.layer([(b["far"], dark(tone, 0.25)), (b["tail"], dark(tone, 0.15)), (b["body"], tone), (b["near"], light(tone, 0.16)), (T(ellipse(23, -4, 2), x, y, size, rot=a if abs(a) < 90 else a - 180, flip=abs(a) > 90), "#2a1a10")], z=5 * size, sh=0.35, shc="#3a2a10", rim="#fff6d0", rimop=0.95, **EXACT)  # fmt: skip
        for _ in range(3 if t < 0.4 else 0):
            g = leaf(x + q.uniform(-46, 46), y + q.uniform(-30, 50), q.uniform(9, 17), q.uniform(0, 6.3), 0.46)
            sc.layer(g, tone, z=3, sh=0.3, rim="#fff6d0", rimop=0.9, **EXACT)


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
    draw_songs(sc)
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
