"""In a green wood stands a mirror as tall as the trees; a doe has stopped before it, and in it the wood is burnt.

Palette: fir #0c211c, fern #2f6a45, leaf-light #eef0bf, charcoal #1c1216, ash #6a4a44, ember #d8602c, flame #ffd08a.
Light: the low glow behind the burnt trunks, which falls out on moss and doe; far behind at the left, pale leaf-light.
Planes: light / trunks / doe and mirror (sky, burnt trunks, ash, likeness, shoot) / moss / near trunk, ferns, leaves.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.burnt_glass import burnt_glass
from cards.studio.papercut.deep_wood import fern, leaves, trunk
from cards.studio.papercut.standing_mirror import StandingMirror, lay_frame
from cards.studio.papercut.turned_doe import lay_doe

MIRROR = StandingMirror(((392, 1000), (742, 968)), 640, 700)
EMBER = (600, 806)  # the glow in the glass
MIST = (150, 420)  # the leaf-light behind us
DOE = (180, 1062, 0.98)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_wood(sc: Scene) -> None:
    """The green wood, far to near."""
    sc.backdrop(sc.rad([(0, "#f4f6cc"), (0.26, "#c6da98"), (0.6, "#5f9a62"), (1, "#1c4438")], *MIST, 640))
    rows = (
        (700, 13, (14, 62, 108, 150, 204, 248, 300, 352, 398, 446, 500, 560, 640, 720, 790), "#b4cf90", "#6f9f6c"),
        (742, 24, (-8, 88, 176, 262, 334, 420, 540, 700, 780), "#86b078", "#3f7654"),
        (800, 40, (44, 132, 300, 384, 770), "#5b9160", "#24543f"),
        (880, 64, (-6, 348, 806), "#37704c", "#123428"),
    )
    for k, (foot, w, xs, lit, shade) in enumerate(rows):
        got = [trunk(sc.stream(f"trunk {k} {x}"), x, foot, w) for x in xs]
        sc.layer(
            clean(U([g for g, _ in got])),
            sc.rad([(0, lit), (1, shade)], *MIST, 560),
            z=6 + 2 * k,
            cut=0.5,
            sh=0.35,
            wash=0.8,
            rim="#f6f8cc",
            rimop=0.6,
        )
        sc.flat(U([q for _, q in got]), mix(shade, "#0c211c", 0.5), 0.4)
        r = sc.stream(f"brush {k}")
        floor = ridge(sc.stream(f"floor {k}"), foot + 2, 8, f=1.6)[0]
        tufts_ = [
            tuft_
            for x in range(-20, 820, 22 - 3 * k)
            for tuft_ in [
                leaf(
                    x + r.uniform(-8, 8),
                    foot + 8,
                    (14 + 9 * k) * r.uniform(0.6, 1.2),
                    -math.pi / 2 + r.uniform(-0.7, 0.7),
                    0.3,
                )
            ]
        ]
        sc.layer(
            U(floor, tufts_),
            sc.rad([(0, mix(lit, "#e6eea8", 0.3)), (0.6, mix(lit, shade, 0.5)), (1, shade)], MIST[0], foot, 460),
            z=5,
            cut=0.6,
            sh=0.3,
            rim="#f6f8cc",
            rimop=0.5,
        )
        sc.veil([(0, "#f2f4c4", 0), (0.5, "#e6efb4", 0.16 - 0.04 * k), (1, "#e6efb4", 0)], 0, 380, 0, 860)
        spots = [(r.uniform(-20, 820), r.uniform(-30, 150 - 26 * k), r.uniform(40, 80)) for _ in range(6)]
        sc.layer(
            leaves(r, 20, spots, 18 + 6 * k),
            sc.rad([(0, mix(lit, "#e2ee9a", 0.4)), (1, shade)], MIST[0], 200, 560),
            z=5,
            sh=0.3,
            rim="#fdfbd8",
            rimop=0.6,
            **EXACT,
        )
    shafts(
        sc, 20, -160, [(1.12 + 0.13 * j, 0.03 + 0.012 * (j % 2), 0.3) for j in range(4)], L=1200, col="#f6f8c8", blur=8
    )


def draw_moss(sc: Scene) -> None:
    """The clearing, the light that falls out of the glass, and her shadow."""
    g, _ = land(
        sc.stream("moss"), [(-40, 930), (120, 950), (280, 972), (400, 1000), (560, 986), (742, 966), (840, 948)], 4
    )
    sc.layer(
        g,
        sc.rad([(0, "#c8a050"), (0.3, "#7a8a44"), (0.62, "#2f6244"), (1, "#0f2c24")], 520, 1000, 480),
        z=8,
        cut=0.8,
        sh=0.5,
        rim="#ffe0a0",
        rimop=0.7,
    )
    with sc.clip(g):
        spill = Polygon([(400, 1004), (740, 970), (700, 1230), (-60, 1230), (-60, 1120)])
        sc.flat(
            spill,
            sc.rad([(0, "#ffc878", 1), (0.45, "#f08c48", 0.5), (1, "#e2602c", 0)], 540, 990, 460),
            0.85,
            "screen",
            12,
        )
        x, y, _ = DOE
        sc.flat(
            Polygon([(x - 66, y - 4), (x + 96, y - 24), (x - 60, y + 70), (x - 300, y + 90), (x - 320, y + 40)]),
            sc.lin([(0, "#06140f", 0.15), (1, "#06140f", 0.85)], x - 300, 0, x + 60, 0),
            0.9,
            "multiply",
            6,
        )
        r = sc.stream("tufts")
        tufts: dict[str, list[Any]] = {"#a8b85a": [], "#2a5c3c": [], "#f0b868": []}
        for _ in range(620):
            v = r.random() ** 1.2
            px, py = r.uniform(0, 800), 968 + 240 * v
            h = (5 + 18 * v) * r.uniform(0.6, 1.2)
            warm = abs(px - 480 + 200 * v) < 230
            c = "#f0b868" if warm and r.random() < 0.6 else r.choice(("#a8b85a", "#2a5c3c"))
            tufts[c].append(
                limb(
                    [(px, py, 2.2), (px + r.uniform(-2, 2), py - h * 0.6, 1.6), (px + r.uniform(-6, 6), py - h, 0.4)],
                    3,
                    3,
                )
            )
        for c, gs in tufts.items():
            sc.flat(U(gs), c, 0.6)
    f = sc.stream("mid ferns")
    for px, py, h in ((66, 968, 96), (330, 1004, 70), (356, 1030, 56), (20, 1010, 110)):
        for q in (-0.8, -0.2, 0.5):
            sc.layer(
                fern(f, px, py, h * f.uniform(0.8, 1.1), q),
                sc.rad([(0, "#c8dc8a"), (1, "#24543c")], 200, 860, 260),
                z=5,
                sh=0.4,
                rim="#f6f8cc",
                rimop=0.8,
                **EXACT,
            )
    fl = sc.stream("flowers")
    sc.layer(
        U(
            [
                star(fl.uniform(30, 520), fl.uniform(1084, 1170), fl.uniform(3.4, 6), 5, 0.5, fl.random())
                for _ in range(26)
            ]
        ),
        "#fbfbe6",
        z=1.4,
        sh=0.5,
        **EXACT,
    )


def draw_near(sc: Scene) -> None:
    """A trunk close to us, single ferns that catch the light, leaves overhead."""
    g, lines = trunk(sc.stream("near"), -14, 1190, 150)
    sc.layer(
        g,
        sc.lin([(0, "#0a1a16"), (0.7, "#1c4234"), (1, "#3f6a48")], -60, 0, 90, 0),
        z=18,
        cut=0.8,
        sh=0.6,
        rim="#f6e0a0",
        rimop=0.8,
        rimw=1.4,
    )
    sc.flat(lines, "#06140f", 0.6)
    rimlight(sc, g, -5, 1, "#ffb868", 0.8, c=(90, 1000), r=300)
    i = sc.stream("ivy")
    ivy = [
        leaf(i.gauss(50 - 0.02 * py, 13), py, i.uniform(14, 24), i.uniform(0.4, 2.4), 0.5)
        for py in np.linspace(420, 1130, 120)
    ]
    sc.layer(
        U(ivy),
        sc.lin([(0, "#14382c"), (0.7, "#2f6a48"), (1, "#7a9a54")], 10, 0, 84, 0),
        z=4,
        cut=0,
        sh=0.5,
        wash=0.3,
        fibre=0,
        rim="#f6e6a8",
        rimop=0.6,
    )
    r = sc.stream("canopy")
    for lit, shade, size, up in (
        ("#7fb058", "#2f6a45", 32, 20),
        ("#3a7a4a", "#14402f", 44, -6),
        ("#1c4a36", "#0a1f1a", 56, -34),
    ):
        spots = [
            (x, r.uniform(-40, 40) + up + 80 * (abs(x - 470) / 400) ** 2, r.uniform(46, 84))
            for x in np.arange(-20, 840, 80)
        ]
        sc.layer(
            leaves(r, 12, spots, size),
            sc.rad([(0, lit), (1, shade)], 170, 140, 620),
            z=9,
            cut=0,
            sh=0.45,
            wash=0.5,
            fibre=0,
            rim="#f6f8c8",
            rimop=0.7,
        )
    for k, (lit, shade, places) in enumerate(
        (
            (
                "#c8a850",
                "#1f4a38",
                (
                    (640, 1180, 150, -0.7),
                    (690, 1190, 190, -0.3),
                    (742, 1200, 180, 0.25),
                    (780, 1200, 210, -0.1),
                    (60, 1200, 110, 0.6),
                ),
            ),
            (
                "#4a7a48",
                "#0a231d",
                (
                    (590, 1230, 130, -0.8),
                    (650, 1240, 170, 0.2),
                    (720, 1240, 170, -0.5),
                    (800, 1250, 220, -0.4),
                    (20, 1250, 150, 0.5),
                    (110, 1250, 110, 0.8),
                ),
            ),
        )
    ):
        for x, y, h, q in places:
            sc.layer(
                fern(r, x, y, h, q),
                sc.rad([(0, lit), (1, shade)], 500, 1010, 330 + 40 * k),
                z=7 + 3 * k,
                cut=0,
                sh=0.5,
                wash=0.4,
                fibre=0,
                rim="#ffe0a0",
                rimop=0.8,
            )


def draw() -> Scene:
    sc = Scene("mirror_wood", light=(*EMBER, 220), shadow="#05140f", bg="#0f2a22")
    draw_wood(sc)
    draw_moss(sc)
    burnt_glass(sc, MIRROR, EMBER)
    lay_frame(sc, MIRROR, "#c89248", "#46341e", EMBER)
    sc.glow(*EMBER, 420, "#ff9a4a", 0.25)
    q = sc.stream("foot of the mirror")
    grow = [
        limb(
            [
                (px, py + 8, 3),
                (px + q.uniform(-3, 3), py - q.uniform(4, 12), 2),
                (px + q.uniform(-8, 8), py - q.uniform(14, 28), 0.5),
            ],
            4,
            3,
        )
        for px in np.linspace(336, 800, 90)
        for py in [1030 - 0.102 * (px - 336) + q.uniform(-2, 8)]
    ]
    sc.layer(
        U(grow),
        sc.lin([(0, "#2f5a3c"), (0.4, "#a8904a"), (1, "#2a5238")], 336, 0, 800, 0),
        z=3,
        sh=0.5,
        rim="#ffe0a0",
        rimop=0.7,
        **EXACT,
    )
    lay_doe(sc, DOE, "#ffc878", "#f2f6c8")
    sc.glow(DOE[0] + 130, DOE[1] - 230, 150, "#ffb060", 0.22)
    draw_near(sc)
    sc.vignette("#051410", 0.5, 420, 640, 860, 0.5)
    sc.finish()
    return sc
