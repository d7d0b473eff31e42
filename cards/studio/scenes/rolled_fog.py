"""At first light three villagers roll up the morning fog like a carpet, and behind them the village lies in the sun.

Palette: fog white #fffdf6, fog shade #7a9ac8, deep fold #3f68a6, first sun #ffdc8c, dew green #5f9468, near fir #123c40, roof coral #d9694a, skirt cherry #b8323a.
Light: the first sun, from outside at the left. Planes: sky / hills / strips of land and village / fog field / roll / people / near bank.
"""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.dawn_village import church, cottage, round_tree, smoke_of, steeple, strips
from cards.studio.papercut.fog_roll import GROUND, VX, VY, field, flank, roll, shade_of_roll
from cards.studio.papercut.torn_paper import edge

LX, LY = -60, 420
LAND = (VX, VY, GROUND)


def draw_sky(sc: Scene) -> None:
    """Dawn: gold at the left, at the right still night's blue with one star."""
    sky = [(0, "#fff0b8"), (0.2, "#ffe2a4"), (0.42, "#f6d8b8"), (0.6, "#c8d0d2"), (0.78, "#78a0c6"), (1, "#2f5a92")]
    sc.backdrop(sc.rad(sky, -60, 380, 920))
    for k, (y, c) in enumerate(((64, "#4f7cae"), (150, "#8fb0cc"), (222, "#c8ccc8"))):
        line = edge(
            sc, f"cloud {k}", [(-40, y + 60), (150, y + 26), (330, y + 40), (520, y), (680, y + 16), (840, y - 20)], 5
        )
        g = clean(Polygon([*map(tuple, line), (840, y + 150), (-40, y + 150)]).buffer(0))
        sc.layer(
            g,
            sc.lin([(0, c, 0.55), (1, c, 0)], 0, y, 20, y + 130),
            z=5,
            cut=0,
            sh=0.1,
            shc="#3f6080",
            rim="#fff4d8",
            rimop=0.9,
            wash=0,
            fibre=0.1,
        )
    sc.flat(star(716, 96, 6, 4, 0.3, 0.2), "#fffdf0", 0.9)
    hills = (
        ([(-40, 270), (120, 232), (300, 284), (470, 250), (640, 290), (840, 240)], "#f6d8a0", "#7f9fb8"),
        ([(-40, 322), (150, 296), (330, 322), (520, 306), (700, 326), (840, 312)], "#e8c078", "#5f86a4"),
    )
    for k, (P, hi, lo) in enumerate(hills):
        g, _ = land(sc.stream(f"hill {k}"), P, 4)
        sc.layer(
            g,
            sc.lin([(0, hi), (0.45, mix(hi, lo, 0.45)), (1, lo)], 0, 0, 800, 0),
            z=6,
            cut=0.5,
            sh=0.25,
            rim="#fff6d8",
            rimop=0.9,
        )


def draw_land(sc: Scene) -> None:
    """Strips of field, the village, the bare strip from which the fog has just been rolled."""
    base = Polygon([(-40, VY + 2), (860, VY + 2), (860, 1260), (-40, 1260)])
    sc.layer(base, sc.lin([(0, "#f2d27c"), (1, "#1f5450")], 0, VY, 0, 1100), z=4, cut=0, sh=0)
    strips(sc, LAND, (
        (-5200, "#f6dc8c", "#7fa860"), (-3300, "#f0c870", "#a89a50"), (-2200, "#f8e08c", "#8fae5c"), (-1400, "#eec468", "#b09848"),
        (-800, "#f4d880", "#6f9f5c"), (-330, "#f8e29a", "#4f8a60"), (60, "#f0e0a0", "#3f7a62"),
    ))  # fmt: skip
    ground = Polygon([(-40, VY), (860, VY), (860, 1260), (-40, 1260)])
    with sc.clip(ground):  # the sun grazes the land: bands of light, and blue dew towards us
        sc.flat(
            box(-40, 640, 860, 1260),
            sc.lin([(0, "#1f5a64", 0), (0.55, "#1f5a64", 0.34), (1, "#123c50", 0.9)], 0, 680, 60, 1170),
            1,
            "multiply",
        )
        for y, w, q in ((392, 34, 60), (520, 50, 120), (700, 70, 200), (880, 60, 250)):
            sc.flat(
                Polygon([(-40, y), (520, y + q), (520, y + q + w * 1.6), (-40, y + w)]),
                sc.lin([(0, "#ffe9a0", 0.75), (1, "#ffe9a0", 0)], -20, 0, 460, 0),
                0.6,
                "soft-light",
                12,
            )
    r = sc.stream("village")
    houses = (
        (16, 408, 0.42), (70, 402, 0.4), (118, 410, 0.42), (-14, 452, 0.62), (52, 448, 0.6), (150, 446, 0.56),
        (8, 506, 0.86), (100, 500, 0.8), (186, 478, 0.62), (-30, 578, 1.15), (66, 580, 1.12), (158, 552, 0.92),
    )  # fmt: skip
    trees = ((40, 470, 0.5), (214, 512, 0.6), (176, 604, 0.9), (20, 640, 1.1), (-6, 420, 0.4), (196, 424, 0.36), (132, 636, 0.7))  # fmt: skip
    items = [("house", *s) for s in houses] + [("church", 112, 470, 0.78)] + [("tree", *t) for t in trees]
    for n, x, y, k in sorted(items, key=lambda i: i[2]):
        if n == "church":
            church(sc, x, y, k)
        elif n == "tree":
            round_tree(sc, x, y, k)
        else:
            cottage(sc, x, y, k, r.choice(("#d9694a", "#c8583f", "#b8683f", "#e07a52")), r)
    for x, y, h in ((30, 474, 90), (176, 512, 110)):
        sc.flat(smoke_of(x, y, h), "#fffaf0", 0.6, blur=2.2)


def draw_sleepers(sc: Scene, k: int) -> None:
    """What sticks out of the fog on the other side: a steeple, two tree tops."""
    if k == 0:
        tower, roof, cock = steeple(664, 492, 1.4)
        sc.layer([(tower, "#5f7ca8"), (roof, "#34528a")], z=4, cut=0, wash=0.3, rim="#fff0d0", rimop=1)
        sc.flat(cock, "#3f5c8c")
        return
    for x, y, q in ((706, 618, 1.5), (766, 624, 2.0)):
        g = U(
            ellipse(x, y - 26 * q, 15 * q, 20 * q),
            ellipse(x - 9 * q, y - 16 * q, 10 * q),
            ellipse(x + 10 * q, y - 16 * q, 10 * q),
        )
        sc.layer(
            g,
            sc.lin([(0, "#86a8b8"), (1, "#456a8c")], x - 20 * q, 0, x + 20 * q, 0),
            z=4,
            cut=0.5,
            wash=0.3,
            rim="#dfeaf4",
            rimop=0.8,
        )


WISPS = (
    (430, 520, 150, 0.5), (560, 512, 170, 0.4), (690, 560, 130, 0.45), (640, 1000, 330, 0.5), (500, 992, 190, 0.4), (770, 1010, 220, 0.5),
)  # fmt: skip


def draw_wisps(sc: Scene) -> None:
    """What comes off the roll: shreds of mist over its crest and along the ground before it."""
    r = sc.stream("wisps")
    for x, y, w, op in WISPS:
        sc.flat(scroll_cloud(r, x, y, w, 26, 3, 0.2), "#fffdf6", op, blur=6)


def draw_people(sc: Scene) -> None:
    """Three at the flank: a boy far back, an old man who pushes with his back, a woman who throws all her weight."""
    for t, who in ((0.56, "boy"), (0.31, "old"), (0.0, "woman")):
        x, y, s = flank(t)
        s *= 1.16
        sc.flat(ellipse(x - 40 * s, y + 2, 78 * s, 9 * s), "#123c40", 0.5, "multiply", 3 * s)
        if who == "woman":
            pose = SIDE["push"].but(
                lean=40,
                stoop=6,
                nod=-6,
                hip=0.8,
                foot_a=(-0.16, 0),
                foot_b=(-0.86, 0.02),
                hand_a=(0.66, 0.0),
                hand_b=(0.72, 0.2),
                toe_b=46,
                elbow_a=-1,
                elbow_b=-1,
            )
            p = person(
                38,
                "side",
                pose,
                dress("skirt", "#fff6e0", "#cf3a3a", "#f2b63c").but(sleeves="short"),
                "#b97a52",
                "bun",
                "#3a2018",
                "firm",
                1.1,
                hat=None,
            )
            dx = 64
        elif who == "old":
            pose = Pose(
                0.74,
                lean=-26,
                stoop=-4,
                nod=16,
                foot_a=(0.66, 0),
                foot_b=(0.4, 0),
                toe_a=-8,
                toe_b=-4,
                hand_a=(-0.3, 0.86),
                hand_b=(-0.2, 0.86),
                elbow_a=1,
                elbow_b=1,
            )
            p = T(
                person(
                    70,
                    "side",
                    pose,
                    dress("vest", "#24506a", "#4a3a3c", "#f4ead0").but(sleeves="short"),
                    "#d9a077",
                    "short",
                    "#e8e4da",
                    "firm",
                    1.1,
                    beard="full",
                    hat="flat",
                    hat_colour="#3c3a44",
                ),
                flip=True,
            )
            dx = 34
        else:
            pose = SIDE["push"].but(
                lean=34,
                hip=0.84,
                foot_a=(-0.1, 0),
                foot_b=(-0.8, 0.02),
                hand_a=(0.7, -0.1),
                hand_b=(0.74, 0.1),
                toe_b=44,
            )
            p = person(
                11,
                "side",
                pose,
                dress("shirt", "#f2b63c", "#2f5a5a", "#fff4dc"),
                "#8a5a38",
                "curly",
                "#1e1410",
                "firm",
                1.0,
                tall=1.15,
            )
            dx = 72
        q = T(p, x - dx * s, y, s)
        put(sc, q, z=2.4, rim=(4 * s, 1.5, "#fff0b8", 1.0), cast=7, shade=("#1f3f66", 0.18, 900))
        rimlight(sc, q.outline(), 3.6 * s, 2.4 * s, "#ffe9a8", 1.0, 1.0, (x - 160 * s, y - 160 * s), 360 * s)


def draw_near(sc: Scene) -> None:
    """The dark bank before us, with grass and cow parsley in the dew."""
    g, top = land(sc.stream("bank"), [(-40, 1096), (160, 1120), (360, 1104), (560, 1076), (840, 1090)], 4)
    sc.layer(
        g,
        sc.lin([(0, "#2a6a5c"), (0.4, "#174a4c"), (1, "#0c2c34")], 0, 1080, 500, 1240),
        z=14,
        cut=0.8,
        rim="#f4e8a0",
        rimop=0.8,
    )
    r = sc.stream("blades")
    for col, n, hmin, hmax in (("#1f5650", 90, 20, 60), ("#0f363c", 110, 24, 74)):
        blades = []
        for _ in range(n):
            x = r.uniform(-20, 820)
            y, h, q = y_at(top, x) + r.uniform(4, 60), r.uniform(hmin, hmax), r.uniform(-16, 22)
            blades.append(limb([(x, y, 4), (x + q * 0.4, y - h * 0.6, 3), (x + q, y - h, 0.5)], 4, 3))
        b = U(blades)
        sc.layer(b, col, z=3, cut=0, wash=0, fibre=0, rim="#f4e8a0", rimop=0.6)
    for x, h, q in ((70, 170, 14), (128, 118, -8), (706, 130, 10), (760, 176, -14)):
        y = y_at(top, x) + 30
        stem = [limb([(x, y, 4), (x + q * 0.3, y - h * 0.5, 3), (x + q, y - h, 2)], 5)]
        for i in range(9):
            a = -math.pi / 2 + (i - 4) * 0.27
            ex, ey = x + q + 40 * math.cos(a), y - h + 8 + 34 * math.sin(a)
            stem.append(limb([(x + q, y - h, 1.6), (ex, ey, 1)], 2, 3))
            stem += [ellipse(ex + r.uniform(-7, 7), ey + r.uniform(-4, 4), r.uniform(1.6, 3)) for _ in range(7)]
        sc.layer(U(stem), "#12403f", z=5, cut=0, wash=0, fibre=0, rim="#fff4c0", rimop=0.8)


def draw() -> Scene:
    """Where will they put it?"""
    sc = Scene("rolled_fog", light=(LX, LY, 240), shadow="#1f3f66", bg="#cfe0e6")
    draw_sky(sc)
    draw_land(sc)
    field(sc, {3: lambda: draw_sleepers(sc, 0), 5: lambda: draw_sleepers(sc, 1)})
    shade_of_roll(sc)
    night = sc.lin([(0, "#4a72b4", 0), (0.5, "#4a72b4", 0.45), (1, "#335890", 0.78)], 400, 300, 860, 560)
    sc.flat(Polygon([(VX - 40, 0), (860, 0), (860, 1010), (560, 1010), (VX, 330)]), night, 1, "multiply")
    sc.flat(box(-10, 200, 420, 900), sc.rad([(0, "#ffb84a", 0.6), (1, "#ffb84a", 0)], 0, 440, 420), 1, "soft-light")
    sc.glow(LX + 20, LY, 560, "#ffcf70", 0.3)
    roll(sc)
    draw_wisps(sc)
    draw_people(sc)
    draw_near(sc)
    sc.glow(LX, LY - 40, 460, "#ffd884", 0.26)
    sc.vignette("#0f2c48", 0.42, 330, 430, 900, 0.55)
    sc.finish()
    return sc
