"""A tortoise as high as a hill walks out of the sleeping town with the market on its back, and meets a boy with a melon.

Palette: dawn lemon #fbe9a6, mint #a9dcd0, town indigo #2f4478, shell umber #8a5a26, horn ochre #e0a848, skin bottle #3f7a58.
Light: the first sun, from the right. Planes: sky / town and wall / far legs / shell / carpets and stalls / head / boy / rubble.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.giant_tortoise import hang_carpet, pillar_leg, scaly, shell_at, tortoise_head, tortoise_shell
from cards.studio.papercut.market import stall

LX, LY = 830, 560
INDIGO, UMBER, OCHRE, SKIN, CREAM, RED = "#2f4478", "#6e4420", "#e0a848", "#3f7a58", "#fff6d8", "#d13a26"
GROUND = 1086


def draw_sky(sc: Scene) -> None:
    """A clear dawn, lemon below and mint above; the sleeping town, blue, behind its burst wall."""
    sc.backdrop(
        sc.lin(
            [(0, "#7fc8cf"), (0.35, "#c4e6cf"), (0.66, "#fdf0b4"), (0.84, "#fbd58c"), (1, "#fbd58c")], 240, 0, 420, 1100
        )
    )
    sc.glow(LX, LY + 280, 620, "#fff3b4", 0.9)
    for x, y, w in ((600, 150, 240), (720, 330, 200)):
        sc.layer(scroll_cloud(sc.stream(f"c{x}"), x, y, w, 40, 3), "#fdf6d4", z=4, cut=0.4, op=0.9, sh=0.15, rim="#ffffff", rimop=0.9)  # fmt: skip
    for k, (P, c) in enumerate(
        (
            ([(-60, 960), (300, 940), (560, 968), (860, 930)], "#b9cfa0"),
            ([(-60, 1000), (300, 988), (600, 1006), (860, 984)], "#d9cf86"),
        )
    ):
        g, _ = land(sc.stream(f"far{k}"), P, 4)
        sc.layer(
            g, sc.near(mix(c, "#fff0b0", 0.6), mix(c, "#5f8f9c", 0.4), 700), z=5, cut=0.5, rim="#fffbe0", rimop=0.9
        )
    for k, x in enumerate((640, 676, 742, 780)):
        sc.layer(poplar(sc.stream(f"p{k}"), x, 974 - (k > 1) * 8, 70 + 14 * (k % 2), 20), "#5f9a7a", z=3, cut=0, sh=0.2, rim="#fff6c8", rimop=0.9)  # fmt: skip
    r = sc.stream("town")
    for row in range(3):
        for k in range(9):
            x, y, s = -20 + 40 * k + 20 * (row % 2), 1020 + 18 * row, 0.8 + 0.1 * row
            if x > 352:
                continue
            h = r.uniform(14, 30) * s
            wall = box(x - 20 * s, y - h, x + 20 * s, y + 30)
            sc.layer(wall, mix("#5a74a8", INDIGO, 0.3 * row), z=2, cut=0.4, wash=0.4, rim="#ffe9b0", rimop=0.6)
            sc.layer(
                Polygon([(x - 25 * s, y - h + 2), (x, y - h - 26 * s), (x + 25 * s, y - h + 2)]),
                mix("#46609a", "#22305e", 0.3 * row),
                z=2,
                cut=0.4,
                rim="#ffe0a0",
                rimop=0.9,
            )
    wall = shape(
        "-40,1110^ -40,1016^ 40,1016^ 40,1030^ 70,1030^ 70,1016^ 110,1016^ 110,1034^ 140,1046 156,1070 176,1078 190,1110^"
    )
    sc.layer(wall, sc.near("#a9a4b4", "#3a4a7c", 800), z=5, cut=0.8, rim="#ffe9b0", rimop=0.9)


def draw_legs(sc: Scene) -> None:
    """Two far legs in shade, then the belly, then the two near ones."""
    sc.flat(
        Polygon([(-60, GROUND - 14), (560, GROUND - 22), (470, GROUND + 60), (-60, GROUND + 80)]),
        "#5a5f86",
        0.6,
        "multiply",
        8,
    )
    for x, w, f in ((150, 110, GROUND - 22), (505, 112, GROUND - 24)):
        g = pillar_leg(x, w, 800, f)
        sc.layer(g, sc.near("#4f8a66", "#1c3f44", 520), z=7, cut=0.9, rim="#e6f0a8", rimop=0.6)
    belly = shape("-80,850 200,900 480,840 600,780 560,860 440,930 240,962 -80,960")
    sc.layer(belly, sc.near("#c99a54", "#3a2a30", 640), z=9, cut=0.8, rim="#ffe9b0", rimop=0.7)
    for k, (x, w) in enumerate(((30, 140), (402, 150))):
        g = pillar_leg(x, w, 820, GROUND + 10)
        scaly(sc, g, "#8fc078", "#2f6456", f"leg{k}", 12, 21)
        for j in range(3):
            nx = x + w * (0.02 + 0.25 * j)
            sc.layer(
                shape(
                    f"{nx - 14},{GROUND + 12}^ {nx - 12},{GROUND - 6} {nx + 2},{GROUND - 14} {nx + 15},{GROUND - 4} {nx + 16},{GROUND + 12}^"
                ),
                "#f3e2b4",
                z=2,
                cut=0.3,
                rim="#ffffff",
                rimop=0.8,
            )


STALLS = (  # place along the ridge, width, awning colours
    (0.165, 92, "#2f7f8c", CREAM),
    (0.335, 108, RED, CREAM),
    (0.545, 100, "#e8a52a", CREAM),
)


def ridge_at(u: float) -> tuple[float, float]:
    """Where somebody stands on the back."""
    x, y = shell_at(u, 0.0)
    return x, y + 5


def draw_market(sc: Scene) -> None:
    """Three stalls on the back, carpets down the side, five people, lanterns that nobody has put out."""
    hang_carpet(sc, 0.17, 0.31, 0.1, 0.6, RED, "#f7dfa4", "diamonds", 4)
    hang_carpet(sc, 0.4, 0.53, 0.08, 0.44, "#1f6f86", "#f7dfa4", "bands", 5)
    hang_carpet(sc, 0.64, 0.77, 0.1, 0.56, "#7a2f5a", "#f6c95a", "stars", 4)
    poles = []
    for u, w, a, b in STALLS:
        x, y = ridge_at(u)
        stall(sc, x, y - 2, w, a, b)
        poles.append((x, y - 160))
    chain = [(-20, 236), *poles, (ridge_at(0.7)[0] + 6, ridge_at(0.7)[1] - 150)]
    sc.layer(
        limb([(chain[-1][0], chain[-1][1], 5), (ridge_at(0.7)[0], ridge_at(0.7)[1] + 10, 7)], 2),
        "#5a3820",
        z=3,
        cut=0.2,
        rim="#ffe9b0",
        rimop=0.9,
    )
    for (xa, ya), (xb, yb) in zip(chain, chain[1:], strict=False):
        P = [(xa + (xb - xa) * t, ya + (yb - ya) * t + 34 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 16)]
        sc.stroke(P, "#4a2f24", 2)
        for t in (4, 8, 12):
            x, y = P[t]
            sc.layer(ellipse(x, y + 11, 8, 10), "#ffd25a", z=1.4, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9)
            sc.glow(x, y + 11, 34, "#ffc04a", 0.7)
    folk = (
        (
            0.235,
            0.58,
            False,
            dict(
                age=54,
                view="tq",
                pose="carry",
                dress=dress("djellaba", "#f2e6c8", "#b8452c", "#b8452c"),
                skin="#8a5636",
                hair="short",
                hat="fez",
                hat_colour=RED,
            ),
        ),
        (
            0.425,
            0.58,
            False,
            dict(
                age=30,
                view="tq",
                pose="point",
                dress=dress("farmwife", "#2f6f9a", "#1f3f6c", "#f6ecd2"),
                skin="#d9a077",
                hair="bun",
                hat="scarf",
                hat_colour="#f2d25a",
            ),
        ),
        (
            0.472,
            0.57,
            True,
            dict(
                age=41,
                view="tq",
                pose="reach",
                dress=dress("tunic", "#8a3f6a", "#3a2f4c", "#f0b84a"),
                skin="#b97a52",
                hair="curly",
                hair_colour="#1c1210",
            ),
        ),
        (
            0.635,
            0.56,
            False,
            dict(
                age=24,
                view="side",
                pose="walk",
                dress=dress("gown", RED, RED, "#f7dfa4"),
                skin="#5e3a28",
                hair="bun",
                hair_colour="#120c0c",
            ),
        ),
        (
            0.075,
            0.56,
            True,
            dict(
                age=70,
                view="tq",
                pose="stand",
                dress=dress("robe", "#4f8a66", "#2f5a4c", "#f0e2b4"),
                skin="#e0ab84",
                hair="balding",
                hair_colour="#efe9da",
                beard="full",
            ),
        ),
    )
    for u, s, flip, look in folk:
        x, y = ridge_at(u)
        put(sc, T(person(**look), x, y + 3, s, flip=flip), z=1.8, rim=(-2, 1.4, "#fff2b8", 1), cast=3)


def draw_ground(sc: Scene) -> None:
    """The white road out of town."""
    g, _ = land(sc.stream("ground"), [(-60, 1056), (200, 1050), (480, 1054), (860, 1036)], 3)
    sc.layer(g, sc.near("#fff6cc", "#cfae90", 940), z=6, wash=0.3, cut=0.6, rim="#fffbe0", rimop=0.9)
    r = sc.stream("ruts")
    for _ in range(26):
        x, y = r.uniform(-20, 760), r.uniform(1070, 1190)
        sc.stroke([(x, y), (x + r.uniform(40, 120), y + r.uniform(-4, 2))], "#b59a6a", 2.4, 0.4)


def draw_boy(sc: Scene) -> None:
    """He holds a slice of melon up to it in both hands."""
    x, y, s = 716, 1142, 1.24
    boy = T(
        person(
            8,
            "tq",
            SIDE["reach_up"].but(nod=-18, lean=-6),
            dress("tunic", RED, "#27507f", "#f6ecd2"),
            "#8a5636",
            "curly",
            "#1c1210",
            "wonder",
            reach_a=(44, -136),
            reach_b=(48, -130),
            grip_a="cup",
            grip_b="cup",
        ),
        x,
        y,
        s,
        flip=True,
    )
    sc.flat(Polygon([(x - 30, y), (x + 30, y), (x - 130, y + 44), (x - 240, y + 40)]), "#6a6f8c", 0.6, "multiply", 5)
    put(sc, boy, z=3, rim=(-3, 2, "#fff8d0", 1), cast=6)
    hx, hy = boy.at("hand_a.hold")
    slice_ = T(U(ellipse(0, 0, 40, 40)).intersection(box(-60, 0, 60, 60)), hx, hy - 22, 1, rot=-14)
    sc.layer(slice_, "#3f8a4a", z=3, cut=0.2, rim="#fffbe0", rimop=0.9)
    sc.layer(T(U(ellipse(0, 0, 34, 34)).intersection(box(-60, 0, 60, 60)), hx, hy - 22, 1, rot=-14), "#f4f0cc", z=0.6, cut=0, wash=0, fibre=0, sh=0.1)  # fmt: skip
    sc.layer(T(U(ellipse(0, 0, 31, 31)).intersection(box(-60, 0, 60, 60)), hx, hy - 22, 1, rot=-14), "#ee4f3f", z=0.6, cut=0, wash=0, fibre=0, sh=0.1)  # fmt: skip
    sc.flat(
        U([T(ellipse(0, 0, 2, 3.4), hx - 18 + 9 * k, hy - 12 + 5 * (k % 2), 1, rot=-14) for k in range(5)]), "#2a1a1a"
    )


def draw_near(sc: Scene) -> None:
    """Stones of the burst wall in the shade of town."""
    r = sc.stream("rubble")
    wall = shape(
        "-60,806^ -6,806^ -6,836^ 44,836^ 44,806^ 84,812^ 92,858 70,874^ 104,902^ 96,944 124,960^ 112,1010 146,1034^ 140,1090 188,1120^ 200,1160 262,1180^ 280,1260^ -60,1260^"
    )
    sc.layer(wall, sc.near("#a9b0d0", "#2c3d76", 860), z=14, cut=1, rim="#ffe9b8", rimop=1, rimw=1.8)
    with sc.clip(wall):
        for j, y in enumerate(range(836, 1210, 34)):
            sc.stroke([(-40, y), (300, y + 3)], "#1a2450", 2.6, 0.55)
            for x in range(-40 + (j % 2) * 30, 300, 60):
                sc.stroke([(x, y), (x + r.uniform(-2, 2), y + 34)], "#1a2450", 2.4, 0.5)
    rimlight(sc, wall, -7, -3, "#ffdf9c", 0.8, blur=2, r=900)
    for x, y, w, h in ((318, 1192, 80, 46), (250, 1150, 60, 36), (396, 1200, 54, 28), (474, 1190, 34, 22)):
        g = rounded(T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, rot=r.uniform(-24, 24)), 6)
        sc.flat(T(g, -14, 10), "#5a5f86", 0.4, "multiply", 4)
        sc.layer(g, sc.near("#d9d0d4", "#4a568a", 760), z=7, cut=1.6, rim="#ffe9b8", rimop=1)


def draw() -> Scene:
    """Did someone tell it where to go?"""
    sc = Scene("tortoise_market", light=(LX, LY, 260), shadow="#22244c", bg="#c4e6cf")
    draw_sky(sc)
    draw_ground(sc)
    draw_legs(sc)
    tortoise_head(sc)
    tortoise_shell(sc)
    draw_market(sc)
    draw_boy(sc)
    draw_near(sc)
    sc.vignette("#22244c", 0.22, 500, 640, 960)
    sc.finish()
    return sc
