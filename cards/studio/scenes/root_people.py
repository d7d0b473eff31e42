"""root_people: at the very end one hand is open; for whom?

Palette: loam #1c1018, plum earth #3a1f2c, sienna #8a4a2a, amber #e8a24a, sap gold #fff0b0, snow blue #a9bccb, dusk #33466a.
Light: the sap that runs from a palm down through one chain of people. Planes: dusk, wood, snow and tree / the lit depth /
far chains / a sheet of earth / middle chains / earth / the golden chain / dark earth with stones as a frame.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.earth_hollow import GROUND, earth
from cards.studio.papercut.root_kin import lay_chain

LX, LY = 438, 742  # the heart of the light in the earth
GOLDEN = ((396, 318), (420, 400), (520, 470), (612, 560), (628, 668), (540, 756), (400, 810), (272, 872), (236, 968), (318, 1052), (452, 1070))  # fmt: skip
# chains behind: points, people, size
CHAINS = (
    (((410, 330), (440, 420), (470, 520), (452, 640), (480, 760), (450, 900), (500, 1000)), 9, 0.44),
    (((392, 330), (360, 430), (300, 520), (330, 640), (288, 760), (350, 900)), 8, 0.46),
    (((414, 330), (520, 410), (600, 470), (690, 590), (640, 730), (690, 860), (610, 980)), 8, 0.58),
    (((392, 330), (330, 400), (230, 450), (190, 560), (232, 690), (160, 800), (190, 930)), 8, 0.6),
    (((380, 326), (300, 366), (180, 380), (92, 470), (112, 600), (44, 720), (84, 850), (40, 980)), 7, 0.82),
    (((424, 326), (510, 362), (640, 376), (724, 470), (706, 610), (764, 730), (720, 870), (770, 1000)), 7, 0.82),
)


def draw_sky(sc: Scene) -> None:
    """Dusk, a far wood, the tree with its snow, the woman."""
    sc.backdrop(sc.lin([(0, "#22345a"), (0.13, "#4f688c"), (0.22, "#a4b4c4"), (0.28, "#f0d2b4")], 0, 0, 0, 1200))
    for k, (y, c) in enumerate(((232, "#93a6bc"), (262, "#7189a6"), (288, "#56708f"))):
        r = sc.stream(f"wood {k}")
        hill = ridge(r, y, 10, f=1.4, base=420)[0]
        firs = [
            poplar(r, x, y + 14, r.uniform(26, 60) - 4 * k, r.uniform(5, 9))
            for x in np.arange(-10, 810, 17 + 5 * k)
            if abs(x - 400) > 60 + 40 * k
        ]
        firs = [g[0] if isinstance(g, tuple) else g for g in firs]
        sc.layer(U(hill, firs), c, z=5, sh=0.2, cut=0.5, rimop=0.3)
    sc.glow(404, 290, 360, "#ffe0bc", 0.55, sy=0.6)
    crown, _ = tree(sc.stream("crown"), 400, 250, 360, -math.pi / 2, 58, 9, 0.6, curl=0.4, gn=1.0)
    trunk = limb([(404, 352, 118), (402, 318, 78), (400, 286, 62), (400, 244, 56)], 6)
    whole = U(crown, fillet(trunk, 6))
    sc.layer(
        whole,
        sc.lin([(0, "#20203a"), (0.2, "#33263a"), (0.3, "#6b3f34")], 0, 0, 0, 1200),
        z=8,
        cut=0.3,
        sh=0.35,
        rimop=0.5,
        rim="#ffe6cc",
    )
    sc.flat(clean(crown.difference(T(crown, 0, 3)).intersection(box(-10, -10, 810, 290))), "#eaf2f8", 0.85)


def draw_snow(sc: Scene) -> None:
    """The snow line with the woman, over the earth."""
    top = ridge(sc.stream("snow"), GROUND - 6, 8, f=1.5)[1]
    low = [(x, GROUND + 20 + 6 * math.sin(x / 27) + 4 * math.sin(x / 10)) for x, _ in top]
    snow_sheet = clean(Polygon(list(top) + low[::-1]).buffer(0)).difference(
        limb([(404, 400, 170), (404, 340, 104), (402, 300, 76)], 6)
    )
    sc.layer(
        rounded(clean(snow_sheet), 3),
        sc.lin([(0, "#f4f6f4"), (1, "#a9bccb")], 0, GROUND - 20, 0, GROUND + 30),
        z=8,
        cut=0.6,
        sh=0.5,
        rimop=0.5,
    )
    p = T(
        person(
            36,
            "side",
            "stand",
            dress("greatcoat", "#7a3440", "#5a2834").but(skirt=0.6),
            skin="#b97a52",
            hair="bun",
            hair_colour="#2e1c1a",
            reach_a=(64, -128),
        ),
        304,
        GROUND + 2,
        0.52,
    )
    sc.flat(
        shape(f"236,{GROUND + 4}^ 300,{GROUND - 1} 318,{GROUND + 3}^ 296,{GROUND + 9}"), "#6d86a4", 0.6, "multiply", 1.5
    )
    put(sc, p, z=2, rim=(-1.6, 1.6, "#ffe2b0", 0.7))
    shawl = T(shape("-16,-168^ 2,-172 18,-164 22,-148^ 12,-132 -4,-120 -20,-100^ -26,-130"), 304, GROUND + 2, 0.52)
    sc.layer(shawl, "#6f8f4a", z=2, cut=0, sh=0.4, rimop=0.6)
    sc.glow(360, GROUND - 62, 90, "#ffedb0", 0.9)
    sc.flat(limb([(362, GROUND - 62, 5), (384, GROUND - 30, 9), (396, GROUND + 6, 14)], 5), "#fff0b0", 0.6, "screen", 5)


def draw_foot(sc: Scene) -> None:
    """The foot of the trunk, where it divides; the gold comes out of it."""
    foot = fillet(
        U(
            limb([(404, 270, 62), (404, 318, 80), (404, 352, 92)], 5),
            limb([(380, 330, 40), (322, 360, 24), (240, 372, 10), (160, 392, 1)], 6),
            limb([(428, 330, 40), (490, 360, 24), (574, 370, 10), (656, 390, 1)], 6),
            limb([(388, 340, 44), (356, 396, 22), (330, 452, 9), (306, 500, 1)], 6),
            limb([(414, 340, 54), (430, 404, 30), (470, 446, 21), (512, 474, 9), (536, 492, 2)], 6),
        ),
        10,
    )
    fill = sc.rad([(0, "#ffe9b0"), (0.2, "#f0b658"), (0.5, "#9a5a40"), (1, "#35222f")], 470, 444, 230)
    sc.layer(foot, fill, z=7, cut=0.3, sh=0.5, rim="#ffe2a0", rimop=0.6)
    r = sc.stream("bark")
    bark = []
    for _ in range(26):
        x = r.uniform(366, 442)
        bark.append(
            limb(
                [
                    (x, r.uniform(250, 300), 0.5),
                    (x + (x - 404) * 0.1, 330, 2),
                    (x + (x - 404) * 0.9, r.uniform(356, 390), 0.5),
                ],
                4,
            )
        )
    sc.flat(clean(U(bark).intersection(foot)), "#24141c", 0.6)


def draw_secrets(sc: Scene) -> None:
    """The open hand with the yellow thread, a mole, an ammonite, an acorn."""
    x, y = GOLDEN[-1]
    hand = T(
        fillet(
            U(
                ellipse(0, 0, 9, 8),
                [
                    limb(
                        [
                            (4, 0, 5),
                            (14 * math.cos(q) + 6, 14 * math.sin(q), 4),
                            (24 * math.cos(q) + 6, 24 * math.sin(q), 2.4),
                        ],
                        4,
                    )
                    for q in (-0.75, -0.3, 0.1, 0.5)
                ],
                limb("-2,-4,5 4,-14,4 10,-19,2.6", 4),
            ),
            1,
        ),
        x,
        y,
        1.15,
        rot=-28,
    )
    sc.glow(x + 14, y - 6, 150, "#ffe9a0", 0.9)
    sc.layer(hand, "#ffe6ac", z=3, cut=0, sh=0.5, wash=0, fibre=0, rim="#fffbe6", rimop=0.9)
    c = curve(f"{x + 12},{y - 2} {x + 34},{y + 14} {x + 28},{y + 40} {x + 56},{y + 52} {x + 84},{y + 36}", n=8)
    sc.stroke(c, "#2a1510", 4, 0.4)
    sc.stroke(c, "#f0c23c", 3)
    mo = fillet(
        U(shape("-20,6^ -22,-8 -10,-18 8,-16 22,-6 32,2^ 22,8 0,10"), limb("18,4,5 30,4,4"), limb("4,4,7 16,14,6")), 2
    )
    mx, my = 128, 1090
    sc.layer(ellipse(mx, my - 4, 48, 30), "#0f080e", z=1, cut=0.6, sh=0, rim="#ffcf8a", rimop=0.6)
    sc.layer(T(mo, mx - 4, my + 4, 1.15), "#6a4f58", z=2, cut=0, rim="#ffdca0", rimop=0.9)
    spiral_ = [
        (682 + (4 + 3.6 * t) * math.cos(t), 1106 + (4 + 3.6 * t) * math.sin(t), 1.5 + 0.75 * t)
        for t in np.linspace(0, 11, 50)
    ]
    sc.layer(limb(spiral_, 3), "#8a5a50", z=2, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffdca0", rimop=0.8)


def draw_depth(sc: Scene) -> None:
    """The lit depth of the earth and its strata."""
    sc.layer(
        box(-50, GROUND + 2, 850, 1260),
        sc.rad([(0, "#f6c878"), (0.25, "#dd9650"), (0.6, "#a95c38"), (1, "#5a2c2c")], LX, LY, 520),
        z=3,
        cut=0,
        sh=0,
    )
    for y, c in ((520, "#d98f4c"), (640, "#f0b464"), (860, "#c87c44"), (980, "#a05a38")):
        g = ridge(sc.stream(f"far strata {y}"), y, 22, f=1.3)[0]
        sc.layer(g, sc.near(c, "#7a3f30", 460), z=4, op=0.5, sh=0.2, cut=0.6, rimop=0.5)


def draw() -> Scene:
    """Hand in hand, down to the one that is open."""
    sc = Scene("root_people", light=(LX, LY, 240), shadow="#10060c", bg="#150c14")
    draw_sky(sc)
    draw_depth(sc)
    for k, (P, n, s) in enumerate(CHAINS[:2]):
        lay_chain(sc, f"chain {k}", P, n, s, ("#c27c48", "#7f4633", "#6a3626"))
    sc.glow(LX, LY, 380, "#ffcf88", 0.28)
    earth(sc, 3)
    for k, (P, n, s) in enumerate(CHAINS[2:4]):
        lay_chain(sc, f"chain {k + 2}", P, n, s, ("#9a5a36", "#5a2e2a", "#35181c"))
    sc.glow(LX, LY, 300, "#ffcf88", 0.22)
    earth(sc, 2)
    earth(sc, 1)
    earth(sc, 0)
    for k, (P, n, s) in enumerate(CHAINS[4:]):
        lay_chain(sc, f"chain {k + 4}", P, n, s, ("#84504a", "#4c2b37", "#1c0c14"), skin="#a86f58")
    c = lay_chain(sc, "golden", GOLDEN, 8, 0.86, ("#fff3c4", "#f0b658", "#8a4a26"), 1)
    draw_foot(sc)
    draw_secrets(sc)
    for i in range(0, 200, 9):
        sc.glow(c[i][0], c[i][1], 70, "#ffd980", 0.13)
    sc.stroke([tuple(q) for q in c], "#fff6cc", 2.2, 0.5, "screen", blur=1.2)
    draw_snow(sc)
    snow(sc, 90, "#f4f8fa", 0.8, (0, 0, 800, 310), (0.8, 2.4))
    sc.vignette("#10060c", 0.4, 400, 620, 900, 0.6)
    sc.finish()
    return sc
