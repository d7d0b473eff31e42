"""From the last tram a man with a present looks up at a lit window; a party dances round one empty chair."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.body import Pose
from cards.studio.papercut.people import dress, person

# wet night, tram green, rain grey, parquet, party cream, ribbon pink; the chandelier; tram / rain / party
NIGHT, GREEN, GREY, PARQUET, CREAM, PINK = "#17232c", "#2f5148", "#5c7076", "#9a5f33", "#ffefc0", "#d8688a"
LX, LY = 414, 214
FLOOR = 566  # where the front dancers stand

HOLD = Pose(
    0.97,
    lean=2,
    nod=4,
    foot_a=(0.1, 0),
    foot_b=(-0.16, 0.02),
    hand_a=(0.58, 0.56),
    hand_b=(0.52, -0.62),
    toe_b=24,
    grip_a="flat",
    grip_b="grip",
    elbow_b=1,
)
SWAY = Pose(
    0.97,
    lean=-6,
    nod=-4,
    foot_a=(0.2, 0),
    foot_b=(-0.06, 0.06),
    hand_a=(0.46, 0.1),
    hand_b=(0.52, -0.6),
    toe_b=30,
    grip_a="relaxed",
    grip_b="grip",
    elbow_b=1,
)
LOOK = Pose(
    0.985,
    lean=10,
    nod=6,
    foot_a=(0.1, 0),
    foot_b=(-0.1, 0),
    hand_a=(0.36, -0.42),
    hand_b=(0.7, 0.34),
    elbow_a=1,
    grip_a="flat",
    grip_b="flat",
)


def toned(f: Figure, lo: str, hi: str, keep: float = 0.0) -> Figure:
    """All colours between two browns by their own lightness, so that a figure is one sheet of the party."""

    def tone(c: str) -> str:
        if not c.startswith("#"):
            return c
        r, g, b = (int(c[i : i + 2], 16) / 255 for i in (1, 3, 5))
        return mix(mix(lo, hi, min(1.0, (0.3 * r + 0.59 * g + 0.11 * b) * 1.15)), c, keep)

    return f.recolour(tone)


def guests(layer: int) -> list[Figure]:
    """The guests of one sheet, 0 far to 2 near, at their places."""
    P = person
    at = lambda f, x, y, s, flip=False: T(f, x, y, s, flip=flip)
    if layer == 0:
        y, s = 512, 0.86
        return [
            at(P(40, "front", "cheer", dress("shirt"), skin="#8a5a3c", hair="afro", mood="laugh"), 206, y, s),
            at(P(28, "side", HOLD, dress("suit"), mood="joy"), 262, y, s),
            at(P(26, "side", SWAY, dress("gown", "#a05070"), hair="topknot", mood="joy"), 302, y, s, True),
            at(
                P(
                    66,
                    "front",
                    "dance",
                    dress("sari", "#b07040", "#7a4a2a"),
                    hair="bun",
                    hair_colour="#d9d0c4",
                    skin="#a8714f",
                    mood="laugh",
                ),
                366,
                y - 4,
                s,
            ),
            at(P(34, "side", "reach_up", dress("vest"), hair="curly", mood="laugh"), 452, y, s),
            at(P(52, "side", HOLD, dress("djellaba", "#b9a27a"), beard="full", skin="#b97a52", mood="joy"), 528, y, s),
            at(P(47, "side", SWAY, dress("dress", "#7a5a8a"), hair="wavy", mood="smile"), 570, y, s, True),
            at(P(19, "front", "dance", dress("tee"), hair="locs", skin="#6b4430", mood="laugh"), 636, y, s),
        ]
    if layer == 1:
        y, s = 540, 1.02
        return [
            at(P(31, "side", HOLD, dress("kimono", "#8a5a6a", "#4a3a5a"), hair="bun", mood="smile"), 286, y, s),
            at(P(29, "side", SWAY, dress("shirt"), hair="parted", mood="joy"), 334, y, s, True),
            at(P(72, "side", SWAY, dress("suit"), hair="balding", hair_colour="#e0d8cc", mood="tender"), 500, y, s),
            at(
                P(70, "side", HOLD, dress("gown"), hair="bun", hair_colour="#e8e0d4", skin="#c98f68", mood="tender"),
                548,
                y,
                s,
                True,
            ),
        ]
    y, s = FLOOR + 4, 1.22
    grand = Pose(
        0.96,
        lean=6,
        stoop=14,
        nod=24,
        foot_a=(0.2, 0),
        foot_b=(0.0, 0.02),
        hand_a=(0.42, 0.62),
        hand_b=(0.5, 0.5),
        toe_b=10,
        grip_a="grip",
        grip_b="grip",
    )
    child = Pose(
        0.98,
        lean=-10,
        nod=-22,
        foot_a=(0.12, 0),
        foot_b=(-0.08, 0),
        hand_a=(0.5, -0.5),
        hand_b=(0.56, -0.6),
        grip_a="grip",
        grip_b="grip",
    )
    return [
        at(
            P(
                74,
                "side",
                grand,
                dress("vest", "#8a4a3a"),
                hair="balding",
                hair_colour="#e8e0d4",
                beard="full",
                mood="tender",
            ),
            186,
            y,
            s,
        ),
        at(P(6, "side", child, dress("pinafore", "#b9606a"), hair="braids", mood="smile"), 234, y - 9, s, True),
    ]


def draw() -> Scene:
    sc = Scene("tram_party", light=(LX, LY, 240), shadow="#070d12", bg=NIGHT)
    near = sc.near
    # ------------------------------------------------ the wet house over the way
    sc.backdrop(sc.rad([(0, "#4a4a4e"), (0.4, "#263842"), (0.8, "#17252e"), (1, "#101b22")], LX, LY + 120, 760))
    B = sc.stream("bricks")
    br, hi = [], []
    for j in range(34):
        y = 60 + j * 20
        for i in range(16):
            x = 30 + i * 50 + (j % 2) * 25
            if B.random() < 0.84:
                br.append(rounded(box(x + 1.6, y + 1.6, x + 48.4, y + 18.4), 2))
            if B.random() < 0.3:
                hi.append(limb([(x + 5, y + 3, 0.4), (x + 25, y + 2.4, 1.6), (x + 45, y + 3, 0.4)], 3, 3))
    wall = U(br).intersection(box(40, 40, 770, 702))
    sc.layer(wall, near("#8a6a58", "#1f303a", 560), z=2, cut=0, wash=1, fibre=0.05, sh=0.5, rimop=0.3)
    sc.flat(U(hi), near("#ffdca0", "#5c7076", 460), 0.35)
    # gutter pipe and a dark neighbour window
    sc.layer(limb([(744, 40, 15), (744, 700, 15)], 2), near("#5c7076", "#22343d", 700), z=6, cut=0.2)
    # ------------------------------------------------ the bright room
    W_ = U(box(136, 150, 694, FLOOR + 16), ellipse(415, 152, 279, 96).intersection(box(100, 0, 740, 154)))
    room(sc, W_)
    # frame of the window
    fr = clean(W_.buffer(15, join_style=2).difference(W_))
    sc.layer(
        clean(U(fr, box(112, FLOOR + 12, 718, FLOOR + 40)).buffer(0)),
        near("#d9a866", "#4a3a34", 460),
        z=9,
        sh=0.6,
        cut=0.3,
    )
    bars = U(box(226, 60, 233, 288), box(598, 60, 605, 288), box(140, 286, 690, 293)).intersection(W_)
    sc.layer(bars, near("#c98f54", "#5a4030", 460), z=5, sh=0.5, cut=0.2)
    rimlight(sc, fr, -2, -3, "#fff3c8", 0.8, r=520)
    sc.layer(box(104, FLOOR + 26, 726, FLOOR + 44), near("#b98a5a", "#33322f", 480), z=6, sh=0.5)
    # ------------------------------------------------ street: wet light
    st = box(-40, 690, 840, 1000)
    sc.layer(st, sc.lin([(0, "#33444c"), (1, "#1a2830")], 0, 690, 0, 860), z=6, dy=-3, sh=0.4)
    S = sc.stream("wet")
    sl = []
    for _ in range(150):
        x, y = S.gauss(415, 170), S.uniform(694, 850)
        L = S.uniform(10, 60)
        sl.append(limb([(x - L, y, 0.4), (x, y + S.uniform(-1, 1), S.uniform(1.4, 3.6)), (x + L, y, 0.4)], 4, 3))
    sc.flat(U(sl), sc.rad([(0, "#ffdf94"), (0.5, "#d9975a"), (1, "#5c7076")], LX, 690, 330), 0.62)
    sc.flat(
        Polygon([(180, 612), (650, 612), (720, 850), (110, 850)]),
        sc.lin([(0, "#ffce7a", 0.55), (1, "#ffce7a", 0)], 0, 610, 0, 850),
        0.5,
        "screen",
        16,
    )
    sc.glow(LX, LY + 150, 470, "#ffbe62", 0.32)
    # ------------------------------------------------ rain between
    R = sc.stream("rain")
    g = [
        limb([(x, y, 0.4), (x - L * 0.1, y + L * 0.5, w), (x - L * 0.2, y + L, 0.4)], 2, 3)
        for x, y, L, w in [
            (R.uniform(40, 820), R.uniform(20, 820), R.uniform(34, 110), R.uniform(0.9, 1.9)) for _ in range(170)
        ]
    ]
    sc.flat(U(g), near("#fff3d0", "#b9cdd2", 420), 0.34)
    pane(sc)
    tram(sc)
    sc.raw('<g transform="translate(0 40)">')
    man(sc)
    sc.raw("</g>")

    sc.glow(LX, LY + 60, 620, "#ffc56e", 0.14)
    sc.vignette("#060b10", 0.34, LX, 560, 940, 0.56)
    sc.finish()
    return sc


def room(sc: Scene, W_: Any) -> None:
    """Wall, parquet, garlands, the three sheets of dancers, the chair, the chandelier."""
    near = sc.near
    with sc.clip(W_):
        sc.flat(W_, sc.rad([(0, "#fffbe6"), (0.22, "#ffeab4"), (0.55, "#f2c27c"), (1, "#b9783f")], LX, LY, 420))
        sc.flat(
            U(
                *[
                    leaf(150 + i * 36 + (j % 2) * 18, 110 + j * 30, 13, -0.8 if (i + j) % 2 else -2.3, 0.45)
                    for i in range(17)
                    for j in range(13)
                ]
            ),
            "#e0a860",
            0.3,
        )
        # a door at the back, two pictures
        sc.layer(box(376, 318, 452, 494), near("#f6d598", "#c98f54", 320), z=3, sh=0.25, shc="#7a4a22", cut=0.2)
        sc.layer(
            U(box(385, 330, 410, 400), box(418, 330, 443, 400), box(385, 410, 410, 484), box(418, 410, 443, 484)),
            "#ecc183",
            z=0.8,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.25,
            shc="#7a4a22",
        )
        for x, y, w, h in ((196, 300, 58, 70), (600, 296, 66, 54)):
            sc.layer(box(x, y, x + w, y + h), "#a8703c", z=3, sh=0.35, shc="#7a4a22", cut=0.2)
            sc.layer(box(x + 6, y + 6, x + w - 6, y + h - 6), "#f0d29a", z=0.8, cut=0, wash=0, fibre=0)
            gl, _ = land(
                sc.stream(f"pic{x}"),
                [(x, y + h * 0.6), (x + w * 0.4, y + h * 0.45), (x + w, y + h * 0.66)],
                1,
                base=y + h - 6,
            )
            sc.flat(gl.intersection(box(x + 6, y + 6, x + w - 6, y + h - 6)), "#b98a4c", 0.8)
        # parquet
        fl = Polygon([(120, 494), (710, 494), (760, FLOOR + 40), (70, FLOOR + 40)])
        sc.layer(
            fl,
            sc.rad([(0, "#f3c584"), (0.5, "#c98746"), (1, "#8a532c")], LX, 530, 320),
            z=2,
            sh=0.3,
            shc="#7a4a22",
            dy=-2,
            cut=0.2,
        )
        sc.flat(
            U(
                *[limb([(LX + k * 30, 495, 0.7), (LX + k * 46, FLOOR + 30, 1.6)], 2) for k in range(-10, 11)],
                *[box(80, y, 750, y + 1.1) for y in (508, 526, 550)],
            ),
            "#7a4522",
            0.45,
        )
        sc.flat(ellipse(LX, 536, 120, 26), "#fff0c0", 0.55, "screen", 9)
        # garlands
        for P in ([(130, 190), (230, 246), (330, 216), (414, 172)], [(414, 172), (500, 220), (600, 246), (700, 186)]):
            c = curve(np.array(P, float), n=16)
            sc.stroke(c, "#a8703c", 1.4, 0.9)
            fg = []
            for k, (x, y) in enumerate(along(c, 13)[1:-1]):
                fg.append(
                    (
                        shape(f"{x - 10},{y}^ {x + 10},{y + 1}^ {x + 1},{y + 20}^"),
                        (PINK, "#e8a04a", "#5f8f86", "#f6e0a8")[k % 4],
                    )
                )
            sc.layer(fg, z=2, cut=0, wash=0, fibre=0, sh=0.3, shc="#7a4a22")
        # dancers, far to near: paler to darker
        tones = (("#c07f42", "#fbdca0"), ("#8a4f2a", "#f3c584"), ("#50291c", "#dfa262"))
        for k in range(3):
            for f in guests(k):
                q = toned(f, *tones[k], keep=(0.08, 0.2, 0.34)[k])
                put(
                    sc,
                    q,
                    z=(1.2, 1.6, 2.0)[k],
                    cut=0,
                    sh=0.3,
                    shc="#6a3a1a",
                    rimop=0.3,
                    rim=(0.8, 1.6, "#fff3c8", (0.3, 0.5, 0.8)[k]),
                    wash=0,
                    fibre=0,
                )
            if k == 1:
                empty_chair(sc)
            if k < 2:
                sc.veil(
                    [(0, "#ffe2a0", 0), (0.2, "#ffe2a0", 0.06), (0.4, "#ffe2a0", 0.1), (0.48, "#ffe2a0", 0)],
                    0,
                    0,
                    0,
                    1200,
                )
        host = person(
            58,
            "side",
            LOOK,
            dress("gown", "#8a3f5a"),
            skin="#b97a52",
            hair="curly",
            hair_colour="#3a2a24",
            mood="doubt",
        )
        put(
            sc,
            toned(T(host, 636, FLOOR + 40, 1.36, flip=True), "#3f2018", "#d99c60", 0.36),
            z=3,
            cut=0,
            sh=0.45,
            shc="#4a2412",
            rim=(-1.4, 2.2, "#fff3c8", 0.9),
        )
        # curtains
        for s in (-1, 1):
            x = 136 if s < 0 else 694
            c = shape(
                f"{x - s * 2},60^ {x - s * 84},64 {x - s * 70},200 {x - s * 34},330 {x - s * 20},380^ {x - s * 30},470 {x - s * 38},600^ {x + s * 6},600^"
            )
            sc.layer(c, near("#c96a5a", "#5f2c30", 420), z=5, cut=0.3, sh=0.45)
            sc.flat(
                U(
                    *[
                        limb(
                            [
                                (x - s * (10 + k * 16), 70, 1),
                                (x - s * (10 + k * 12), 210, 4),
                                (x - s * (8 + k * 5), 370, 1),
                            ],
                            6,
                        )
                        for k in range(4)
                    ],
                    *[
                        limb(
                            [
                                (x - s * (6 + k * 8), 392, 1),
                                (x - s * (6 + k * 10), 480, 3),
                                (x - s * (4 + k * 11), 596, 1),
                            ],
                            5,
                        )
                        for k in range(3)
                    ],
                ),
                "#4a1f26",
                0.5,
            )
            sc.layer(limb([(x - s * 2, 376, 9), (x - s * 24, 384, 9)], 3), "#e8b25a", z=2, cut=0, wash=0, fibre=0)
        chandelier(sc)


def empty_chair(sc: Scene) -> None:
    """The chair in the middle, with the blue umbrella left on it."""
    x, y = LX + 2, 562
    wood = "#6b3a22"
    ch = U(
        limb([(x - 30, y, 6), (x - 27, y - 46, 6), (x - 31, y - 118, 5.4)], 4),
        limb([(x + 30, y, 6), (x + 27, y - 46, 6), (x + 31, y - 118, 5.4)], 4),
        shape(
            f"{x - 34},{y - 118}^ {x - 16},{y - 130} {x + 16},{y - 130} {x + 34},{y - 118}^ {x + 30},{y - 104} {x},{y - 109} {x - 30},{y - 104}"
        ),
        *[limb([(x + k * 11, y - 108, 3), (x + k * 9, y - 56, 3)], 2) for k in (-1, 0, 1)],
        box(x - 27, y - 26, x + 27, y - 22),
    )
    sc.flat(ellipse(x, y + 2, 52, 8), "#6a3a1a", 0.45, "multiply", 3)
    sc.layer(ch, wood, z=2.4, cut=0, wash=0.3, fibre=0, sh=0.45, shc="#6a3a1a", rimop=0.7)
    sc.layer(
        shape(f"{x - 33},{y - 52}^ {x},{y - 60} {x + 33},{y - 52}^ {x + 37},{y - 40} {x},{y - 36} {x - 37},{y - 40}"),
        "#c9566a",
        z=3,
        cut=0,
        wash=0.3,
        fibre=0,
        sh=0.5,
        shc="#6a3a1a",
        rimop=0.7,
    )
    u = U(limb([(x + 4, y - 52, 2), (x + 14, y - 62, 10), (x + 40, y - 96, 12), (x + 52, y - 114, 5)], 6))
    u = T(u, -12, 4)
    sc.layer(u, "#3f74b0", z=3, cut=0, wash=0, fibre=0, sh=0.5, shc="#6a3a1a")
    sc.flat(
        U(
            limb([(x, y - 54, 0.6), (x + 26, y - 86, 1.8), (x + 38, y - 106, 0.6)], 4),
            limb([(x - 4, y - 52, 0.6), (x + 18, y - 84, 1.6), (x + 36, y - 106, 0.6)], 4),
        ),
        "#1f4a7a",
        0.8,
    )
    sc.layer(
        limb(
            [
                (x + 39, y - 108, 3),
                (x + 48, y - 122, 3),
                (x + 57, y - 128, 3),
                (x + 62, y - 121, 2.6),
                (x + 59, y - 115, 2),
            ],
            6,
        ),
        "#5a3320",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )


def chandelier(sc: Scene) -> None:
    """Twelve candles and many drops."""
    x, y = LX, LY
    sc.glow(x, y, 250, "#fff6d6", 0.95)
    arms = U(
        limb([(x, 40, 3), (x, y - 40, 4)], 2),
        shape(
            f"{x - 7},{y - 48} {x + 7},{y - 48} {x + 10},{y - 20} {x + 5},{y + 8} {x},{y + 24}^ {x - 5},{y + 8} {x - 10},{y - 20}"
        ),
        *[
            limb(
                [
                    (x, y - 6, 4),
                    (x + s * d * 0.5, y + 20 - d * 0.1, 3.4),
                    (x + s * d, y + 2, 3),
                    (x + s * d, y - 12, 3),
                ],
                7,
            )
            for s in (-1, 1)
            for d in (34, 62, 88)
        ],
        *[box(x + s * d - 7, y - 14, x + s * d + 7, y - 11) for s in (-1, 1) for d in (34, 62, 88)],
    )
    sc.layer(arms, "#c9923c", z=3, cut=0, wash=0, fibre=0, sh=0.3, shc="#7a4a22")
    for s in (-1, 1):
        for d in (34, 62, 88):
            sc.flat(box(x + s * d - 3, y - 30, x + s * d + 3, y - 13), "#fffaf0")
            sc.flat(
                shape(
                    f"{x + s * d},{y - 48}^ {x + s * d + 4.4},{y - 36} {x + s * d},{y - 30} {x + s * d - 4.4},{y - 36}"
                ),
                "#ffffff",
            )
            sc.glow(x + s * d, y - 38, 30, "#fff3c0", 0.9)
            for k in range(2):
                sc.flat(
                    shape(
                        f"{x + s * d + (k - 0.5) * 9},{y - 8}^ {x + s * d + (k - 0.5) * 9 + 2.6},{y + 2} {x + s * d + (k - 0.5) * 9},{y + 6} {x + s * d + (k - 0.5) * 9 - 2.6},{y + 2}"
                    ),
                    "#ffffff",
                    0.9,
                )
    for k in range(-4, 5):
        sc.flat(
            shape(
                f"{x + k * 12},{y + 22 - abs(k) * 2}^ {x + k * 12 + 3},{y + 33 - abs(k) * 2} {x + k * 12},{y + 38 - abs(k) * 2} {x + k * 12 - 3},{y + 33 - abs(k) * 2}"
            ),
            "#ffffff",
            0.9,
        )
    sc.glow(x, y - 16, 120, "#ffffff", 0.9)


def pane(sc: Scene) -> None:
    """The glass of the tram: drops, each with the chandelier in it; runnels; his breath."""
    R = sc.stream("drops")
    dark_, lit, spark = [], [], []
    for _ in range(210):
        x, y = R.uniform(84, 724), R.uniform(80, 816)
        r = R.choice((1.6, 2, 2.4, 3, 3.8, 5.2))
        d = math.hypot(x - LX, (y - LY) * 1.1)
        if 330 < x < 500 and 400 < y < 570:
            continue
        g = shape(f"{x},{y - r * 1.7}^ {x + r},{y} {x},{y + r} {x - r},{y}", 5)
        dark_.append(g)
        if d < 380 or R.random() < 0.4:
            lit.append(ellipse(x, y + r * 0.2, r * 0.55, r * 0.5))
        if d < 240 and r > 3:
            spark.append((x, y, r))
    sc.flat(T(U(dark_), 0.8, 1.6), "#070d12", 0.35, "multiply", 1)
    sc.flat(U(dark_), sc.near("#fff1c4", "#8fa6ac", 420), 0.42)
    sc.flat(U(lit), sc.near("#fffef4", "#ffd890", 420), 0.95)
    for x, y, r in spark:
        sc.glow(x, y, r * 5, "#fff3c8", 0.7)
    run = [
        limb(
            [
                (x, y, 1.4),
                (x + R.uniform(-3, 3), y + L * 0.4, 2.2),
                (x + R.uniform(-5, 5), y + L * 0.8, 2.2),
                (x + R.uniform(-4, 4), y + L, 4.4),
            ],
            6,
        )
        for x, y, L in (
            (112, 120, 300),
            (176, 330, 210),
            (262, 90, 130),
            (566, 100, 190),
            (704, 200, 380),
            (648, 600, 160),
            (520, 600, 140),
        )
    ]
    sc.flat(U(run), sc.near("#ffeab8", "#9fb3b8", 480), 0.36)
    # breath
    sc.glow(456, 752, 96, "#e9eef0", 0.62, "normal", 0.72, 0.62)
    sc.glow(456, 752, 60, "#f6f6f2", 0.4, "normal", 0.72, 0.6)


def tram(sc: Scene) -> None:
    """The dark inside of the tram: posts, straps, bell, sill, bench."""
    body = clean(box(-60, -60, 860, 1260).difference(rounded(box(76, 72, 732, 832), 34)))
    sc.layer(
        body,
        sc.rad([(0, "#7a6a50"), (0.3, "#3f5a4e"), (0.65, "#223d37"), (1, "#142622")], LX, LY + 200, 860),
        z=18,
        sh=0.65,
        cut=0.3,
        rim="#ffdca0",
        rimop=0.75,
        rimw=1.6,
    )
    inner = rounded(box(76, 72, 732, 832), 34)
    bead = clean(inner.buffer(15).difference(inner.buffer(9)))
    sc.layer(bead, sc.near("#e0b068", "#5a4a34", 760), z=2, cut=0.2, fibre=0, sh=0.5)
    # rivets and a panel under the sill
    sc.flat(
        U(*[ellipse(x, y, 2.6) for x in (28, 774) for y in range(60, 830, 44)]), sc.near("#c9a868", "#3a4a42", 760), 0.8
    )
    sc.layer(box(-20, 826, 820, 850), sc.near("#c99a5c", "#3f3a2c", 720), z=8, sh=0.55, cut=0.3)
    sc.flat(box(80, 827, 730, 829), "#ffe0a4", 0.6)
    for k in range(9):
        sc.flat(box(-10 + k * 92, 862, -7 + k * 92, 1210), "#0c1a17", 0.5)
        sc.flat(box(-7 + k * 92, 862, -5.6 + k * 92, 1210), "#7a8f7c", 0.2)
    # strap rail with three straps, and the bell cord
    sc.layer(limb([(-20, 44, 11), (820, 44, 11)], 2), sc.near("#e8bc74", "#5a4a34", 640), z=8, cut=0.2, sh=0.5)
    for x, L, sw in ((150, 96, 5), (262, 92, 7), (600, 98, 4)):
        s = U(limb([(x, 40, 15), (x + sw * 0.5, 40 + L * 0.5, 13), (x + sw, 40 + L, 11)], 4))
        ring = ellipse(x + sw, 40 + L + 26, 26, 28).difference(ellipse(x + sw, 40 + L + 27, 17, 19))
        sc.layer(s, "#2b1f1a", z=5, cut=0.2, sh=0.5)
        sc.layer(ring, "#33241c", z=5, cut=0.2, sh=0.5)
        rimlight(sc, U(s, ring), -2 if x < LX else 2, -2, "#ffd890", 0.9, r=420)
    cord = curve(np.array([(-20, 90), (90, 100), (400, 84), (690, 100), (820, 92)], float), n=10)
    sc.stroke(T_line(cord, 2, 4), "#070d12", 3, 0.5)
    sc.stroke(cord, "#b9834a", 3)
    sc.stroke(T_line(cord, 0, -0.6), "#f0cf94", 1, 0.8, dash="4 5")
    sc.stroke([(690, 100), (694, 170)], "#b9834a", 2.6)
    sc.layer(
        shape("684,168^ 704,168^ 708,190 702,212 686,212 680,190"),
        sc.near("#d99c54", "#6b4426", 460),
        z=5,
        cut=0,
        fibre=0,
        sh=0.55,
    )
    # brass pole on the right
    sc.layer(limb([(764, -40, 20), (764, 1260, 20)], 2), sc.near("#d9a85c", "#4a3f2c", 760), z=10, cut=0.1, sh=0.5)
    sc.flat(limb([(759, -40, 3), (759, 1260, 3)], 2), "#ffe7b0", 0.4)


def T_line(c: Any, dx: float, dy: float) -> Any:
    """A polyline moved."""
    return np.asarray(c) + np.array([dx, dy])


def man(sc: Scene) -> None:
    """From behind, turned to the window: turban, collar, broad coat; a present on his knees."""
    near = sc.near
    # bench: slats behind and under him
    for k in range(5):
        g = rounded(
            Polygon([(-40, 884 + k * 62), (168, 876 + k * 62), (166, 922 + k * 62), (-40, 932 + k * 62)]).buffer(0), 5
        )
        sc.layer(g, near("#a87a48", "#33291f", 900), z=6, sh=0.5, cut=0.3)
    sc.layer(
        limb([(176, 850, 22), (184, 1000, 22), (190, 1260, 24)], 4),
        near("#8a6238", "#2b241c", 900),
        z=6,
        sh=0.5,
        cut=0.3,
    )
    # thighs to the right
    sc.layer(
        limb([(330, 1186, 150), (560, 1150, 138), (740, 1140, 122)], 6), near("#3f4c4e", "#17242a", 1050), z=9, sh=0.5
    )
    sc.layer(
        limb([(320, 1260, 150), (560, 1210, 150), (760, 1190, 130), (790, 1300, 120)], 6),
        near("#4a585a", "#1a282e", 1050),
        z=7,
        sh=0.5,
    )
    sc.flat(
        U(
            limb([(470, 1180, 1), (560, 1172, 4), (640, 1180, 1)], 5),
            limb([(680, 1150, 1), (730, 1160, 4), (752, 1190, 1)], 5),
        ),
        "#0c151a",
        0.6,
    )
    # the present
    px, py, rot = 604, 1014, -4
    at = lambda g: T(g, px, py, rot=rot)
    bx = box(-82, -66, 82, 76)
    sc.layer(at(bx), near("#f3dfae", "#8a7a5a", 1000), z=9, sh=0.55, cut=0.3)
    with sc.clip(at(bx)):
        sc.flat(
            at(U(*[star(-66 + i * 27 + (j % 2) * 13, -40 + j * 24, 6, 5, 0.45) for i in range(6) for j in range(5)])),
            "#4f8a80",
            0.65,
        )
        sc.flat(at(Polygon([(20, -66), (82, -66), (82, 76), (50, 76)])), "#3a2c1c", 0.28, "multiply", 8)
    sc.layer(at(box(-17, -66, 13, 76)), near("#ee86a4", "#a84a68", 980), z=2, sh=0.45, cut=0.2)
    lid = T(box(-90, -30, 90, 0), -3, -66, rot=-5, o=(0, 0))
    gap = Polygon([(0, -72), (84, -78), (84, -62), (0, -64)])
    sc.flat(at(gap), "#1a1210", 0.85)
    sc.flat(at(U(ellipse(58, -69, 3), ellipse(67, -70, 3))), "#fff0c0")
    sc.layer(at(lid), near("#fbeec4", "#9a8a66", 980), z=5, sh=0.5, cut=0.3)
    sc.layer(
        at(T(box(-19, -30, 12, 0), -3, -66, rot=-5, o=(0, 0))), near("#f490ac", "#b3546f", 980), z=1.6, sh=0.4, cut=0
    )
    bow = [
        shape("-4,-98 -30,-134 -62,-138 -66,-112 -36,-98^"),
        shape("-2,-98 16,-140 48,-150 58,-124 30,-102^"),
        shape("-6,-96^ -40,-86 -56,-64 -44,-58 -18,-78^"),
        shape("0,-96^ 30,-92 50,-74 40,-64 16,-80^"),
    ]
    for g in bow:
        sc.layer(at(g), near("#f6a0b8", "#b3546f", 980), z=4, sh=0.5, cut=0.2)
    sc.flat(
        at(U(limb("-10,-102,0.8 -32,-118,3 -52,-124,0.8", 4), limb("6,-104,0.8 24,-124,3 42,-134,0.8", 4))),
        "#8a3450",
        0.6,
    )
    sc.layer(at(ellipse(-3, -98, 11, 9)), near("#f490ac", "#b3546f", 980), z=4, cut=0)
    # it moves a little
    sc.flat(
        U(
            *[
                limb(
                    [
                        (px + 98 + k * 10, py - 96 - k * 3, 1),
                        (px + 104 + k * 11, py - 82, 3),
                        (px + 102 + k * 10, py - 66 + k * 3, 1),
                    ],
                    5,
                )
                for k in range(2)
            ],
            *[
                limb(
                    [
                        (px - 100 - k * 9, py - 60 - k * 3, 1),
                        (px - 106 - k * 10, py - 48, 2.6),
                        (px - 103 - k * 9, py - 34 + k * 3, 1),
                    ],
                    5,
                )
                for k in range(2)
            ],
        ),
        "#ffe0a4",
        0.75,
    )
    # coat
    coat = shape(
        "84,1270^ 96,1110 112,990 150,898 214,838 290,806 346,806 408,832 462,886 496,962 512,1060 520,1180 500,1270^"
    )
    sc.layer(
        coat,
        sc.rad([(0, "#8a7a5c"), (0.4, "#3a4a50"), (0.7, "#1f2e36"), (1, "#111c22")], LX + 20, LY + 240, 800),
        z=15,
        sh=0.6,
        cut=0.5,
        fibre=0.05,
    )
    with sc.clip(coat):
        for s in (
            "286,830,1 270,960,8 262,1180,3",
            "180,900,1 150,1010,8 150,1180,3",
            "420,880,1 440,980,7 430,1120,2",
            "340,850,1 352,960,5 346,1080,1",
        ):
            q = limb(s, 8)
            sc.flat(T(q, 4, 2), "#070d12", 0.5, "multiply", 5)
            sc.flat(T(q, -5, -2), "#c9b082", 0.16, "screen", 3)
    rimlight(sc, coat, -5, 5, "#ffd890", 0.95, blur=2.4, r=1000)
    sc.flat(limb([(292, 890, 1.6), (286, 1040, 2.2), (280, 1260, 1.6)], 4), "#0c151a", 0.7)
    belt = Polygon([(128, 1100), (286, 1092), (452, 1096), (456, 1136), (286, 1134), (122, 1142)])
    sc.layer(
        rounded(belt, 9),
        sc.rad([(0, "#8a7a5c"), (0.5, "#33444a"), (1, "#17242b")], LX + 20, LY + 240, 900),
        z=4,
        sh=0.5,
        cut=0.3,
    )
    e = belt.buffer(-6).exterior
    sc.flat(
        U(
            *[
                limb([(a.x, a.y, 1.4), (b.x, b.y, 1.4)], 1, 3)
                for q in np.arange(0, e.length - 6, 11)
                for a, b in [(e.interpolate(q), e.interpolate(q + 5))]
            ]
        ),
        "#c9b082",
        0.4,
    )
    tw = sc.stream("cloth")
    sc.flat(
        U(
            *[
                limb([(x, y, 0.8), (x + 5, y + 6, 1.4)], 1, 3)
                for x, y in [(tw.uniform(96, 510), tw.uniform(860, 1200)) for _ in range(420)]
            ]
        ).intersection(coat.buffer(-6)),
        "#c9b082",
        0.16,
    )
    # near arm round the present
    arm = limb([(432, 926, 118), (488, 1018, 112), (516, 1084, 98), (566, 1090, 74)], 10)
    sc.layer(
        arm,
        sc.rad([(0, "#8a7a5c"), (0.42, "#3d4d52"), (0.75, "#1f2e36"), (1, "#131f26")], LX + 40, LY + 260, 860),
        z=10,
        sh=0.6,
        cut=0.4,
        fibre=0.05,
    )
    rimlight(sc, arm, -4, 5, "#ffd890", 0.9, blur=2, r=1000)
    sc.flat(U(limb("470,1000,1 500,1024,6 530,1030,2", 6), limb("486,1050,1 510,1062,5 540,1060,1", 5)), "#0c151a", 0.6)
    cuff = limb([(560, 1058, 20), (570, 1120, 20)], 3)
    sc.layer(cuff, "#5a6a68", z=3, cut=0.2)
    hd = T(hand("relaxed", "#9a6444"), 574, 1084, 1.02, rot=-10)
    for p in hd.pieces:
        if p.flat:
            sc.flat(p.geom, "#3f2418", 0.7)
        else:
            sc.layer(p.geom, near("#c98f62", "#6b4430", 1050), z=4, cut=0, sh=0.5)
            rimlight(sc, p.geom, -2, 3, "#ffdca0", 0.8, r=1100)
    # head: lost profile to the right, beard, ear; collar; turban
    skull_ = shape("300,690^ 372,688 384,704 388,722 402,744 391,752 392,770 372,790 336,800 300,790^")
    sc.layer(skull_, near("#a8714c", "#5a3a2a", 700), z=4, cut=0.1)
    rimlight(sc, skull_, -3, 2, "#ffe2ac", 1.0, r=760)
    bd = shape("312,752 334,764 362,760 384,762 400,770 412,796 404,830 380,852 346,850 318,826 306,786")
    bd = fur(bd, 9, 0.3, 5, 0.8)
    sc.layer(bd, near("#8f8272", "#3a332f", 760), z=4, cut=0)
    sc.flat(
        U(
            *[limb([(330 + k * 11, 774, 0.7), (342 + k * 11, 802, 2.2), (334 + k * 10, 838, 0.6)], 5) for k in range(7)]
        ).intersection(bd),
        "#c9bda4",
        0.5,
    )
    sc.flat(
        U(
            *[limb([(324 + k * 11, 778, 0.7), (336 + k * 11, 806, 2), (328 + k * 10, 836, 0.6)], 5) for k in range(7)]
        ).intersection(bd),
        "#1d1817",
        0.5,
    )
    rimlight(sc, bd, -3, 2, "#ffe2ac", 0.9, r=760)
    sc.layer(ellipse(316, 750, 13, 21, 10), near("#a8714c", "#6b4430", 700), z=3, cut=0)
    sc.flat(limb([(314, 738, 1), (322, 748, 2.6), (314, 760, 1)], 4), "#4a2a1c", 0.7)
    col = shape("176,862^ 196,800 236,768 292,770 340,806 388,826 418,856^ 360,886 280,890 216,882")
    sc.layer(col, near("#7d7a66", "#26363d", 820), z=6, cut=0.4, sh=0.5)
    rimlight(sc, col, -3, 4, "#ffd890", 0.8, r=900)
    sc.flat(limb([(206, 866, 1), (260, 850, 4), (330, 852, 4), (392, 862, 1)], 6), "#0c151a", 0.5)
    # the turban: long cloth laid crosswise, wrap over wrap
    tb = shape(
        "188,726 176,672 184,616 218,568 272,544 330,544 384,566 416,610 422,660 410,706 396,720 340,736 276,752 220,752"
    )
    base = sc.rad([(0, "#f6cf94"), (0.3, "#cf8d42"), (0.68, "#8a5628"), (1, "#4a2f20")], LX + 10, LY + 250, 470)
    sc.layer(tb, base, z=9, sh=0.55, cut=0.3)
    n = 6
    for k in range(n):
        yl, yr = 600 + k * 25, 600 + k * 24
        right = limb([(440, yr + 30, 34), (380, yr - 4, 36), (310, yr - 44, 34), (240, yr - 76, 26)], 8)
        left = limb([(160, yl + 36, 34), (220, yl - 2, 36), (290, yl - 46, 34), (356, yl - 82, 26)], 8)
        for g in (right, left) if k % 2 else (left, right):
            sc.layer(g.intersection(tb), base, z=2.6, cut=0.2, sh=0.45, rimop=0.5, rim="#ffe7b8")
    brow = limb([(180, 744, 30), (260, 752, 34), (340, 734, 34), (412, 702, 28)], 8)
    sc.layer(U(brow).intersection(tb.buffer(3)), base, z=3, cut=0.2, sh=0.5, rimop=0.5, rim="#ffe7b8")
    sc.flat(
        tb,
        sc.rad([(0, "#2a1820", 0), (0.5, "#2a1820", 0.1), (1, "#20141c", 0.75)], LX + 20, LY + 270, 520),
        0.8,
        "multiply",
    )
    rimlight(sc, tb, -4, 4, "#fff0c4", 1.0, blur=2, r=760)
    # rain on his shoulders
    R = sc.stream("shoulder drops")
    sc.flat(
        U(
            *[
                ellipse(x, y, R.uniform(1.2, 2.6))
                for x, y in [(R.uniform(140, 470), 866 + abs(R.gauss(0, 26))) for _ in range(60)]
            ]
        ).intersection(coat.buffer(-8)),
        "#f6e6c0",
        0.36,
    )
