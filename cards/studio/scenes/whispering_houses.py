"""Two old houses lean over a snowed-up lane, and their fronts are two faces that whisper; below somebody has stopped.

Palette: winter sky #2f6a80, straw light #ffe2a4, navy #16244a, plaster #f0a878, lips #b4523c, snow #fff0d4, blue snow #4a749e, coat teal #1f5a5c.
Light: the lamp between the two mouths. Planes: sky / town in mist / the two houses / lamp / lane and listener / near snow.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.faced_house import HOOKED, SNUB, Coat, Faced, put_faced_house

LX, LY = 417, 806  # the lamp
LEFT = Faced(224, 1052, 0.95, 1, 112, HOOKED)
RIGHT = Faced(567, 1052, 0.77, -1, 52, SNUB, mouth=(325.0, 338.0))
PINK = Coat(
    ("#f6b486", "#9a5f5c", "#16244c"), ("#7a4038", "#10193a"), ("#d0694a", "#2a1c3c"), ("#5f9a86", "#14303e"), 520
)
OCHRE = Coat(
    ("#f8c886", "#94685a", "#182850"), ("#75463a", "#10193a"), ("#c85a4c", "#2a1c3c"), ("#6a9c8a", "#14303e"), 500
)
GIRL = (414, 1090)
DEEP = "#101d36"


def draw_sky(sc: Scene) -> None:
    """The last light of a winter day, the town at the end of the lane."""
    sc.backdrop(sc.lin([(0, "#12304a"), (0.16, "#285f78"), (0.36, "#86a8a0"), (0.52, "#efdca8"), (0.66, "#ffe6ac"), (0.8, "#f8c88c"), (1, "#7f9fb4")], 0, 0, 0, 1150))  # fmt: skip
    for k, (x, y, w, c) in enumerate(
        ((160, 70, 420, "#1f4c68"), (640, 150, 400, "#3f7a8c"), (420, 250, 300, "#7fa49e"))
    ):
        sc.layer(scroll_cloud(sc.stream(f"cloud {k}"), x, y, w, 40, 3), c, z=4, op=0.7, sh=0.15, cut=0.5, rim="#fff6d8", rimop=0.6)  # fmt: skip
    sc.glow(LX, LY + 40, 520, "#fff0c0", 0.7)
    sc.glow(LX - 6, 560, 330, "#ffe2a8", 0.6)
    ch = T(church(sc.stream("church"), 0.8), 400, 946)
    sc.layer([(ch["tower"], "#e0c69a"), (ch["nave"], "#e2ca9e"), (ch["spire"], "#d8bd96"), (ch["nroof"], "#f6e6c0")], z=2, cut=0.3, sh=0.1)  # fmt: skip
    for name, y, (a, b), size in (("far", 940, ("#e8cfa2", "#d8b890"), 46), ("mid", 962, ("#d8b48c", "#b89688"), 60)):
        r = sc.stream(name)
        for x in (318, 362, 456, 506, 540):
            h = house(
                r,
                size * r.uniform(0.8, 1.1),
                size * r.uniform(1.0, 1.4),
                r.choice(["gable", "side"]),
                0.4,
                lean=(420 - x) * 0.03,
            )
            put_house(sc, T(h, x, y), sc.lin([(0, a), (1, b)], 0, y - size * 1.4, 0, y), "#fbeccc", z=4, beam=b, door=dark(b, 0.2), glow=0.4, gs=size * 0.5, night=dark(b, 0.2), shutc=b)  # fmt: skip
        sc.veil([(0, "#ffe2ac", 0), (0.5, "#ffe2ac", 0.28), (1, "#ffe2ac", 0)], 0, 760, 0, 1060)


def draw_lane(sc: Scene) -> None:
    """Snow, blue where the lamp does not reach."""
    for k, (P, (lit, deep)) in enumerate((
        ([(-60, 966), (250, 962), (430, 956), (600, 962), (860, 970)], ("#fbe6c0", "#8a9cb4")),
        ([(-60, 1010), (180, 1006), (420, 996), (660, 1008), (860, 1014)], ("#fff0d0", "#5f82ac")),
        ([(-60, 1062), (160, 1050), (420, 1042), (680, 1052), (860, 1066)], ("#fff2d8", "#446c9c")),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"lane {k}"), P, 4)
        sc.layer(g, sc.rad([(0, lit), (0.35, mix(lit, deep, 0.36)), (0.8, deep), (1, "#1c3460")], 0, 0, 1, "translate(414 1070) scale(470 210)"), z=6, cut=1.2, sh=0.3, shc="#1c3a60", rim="#ffffff", rimop=0.7)  # fmt: skip


def draw_prints(sc: Scene) -> None:
    """One line of prints ends in the listener."""
    r, prints = sc.stream("prints"), []
    for k in range(15):
        t = k / 14
        x, y, s = 216 + 194 * t + 16 * math.sin(5 * t), 1206 - 118 * t**0.8, 1.7 - 0.75 * t
        side = 1 if k % 2 else -1
        prints.append(ellipse(x + 4 * side * s, y + 4 * side * s, 8 * s, 4.2 * s, -26 + r.uniform(-8, 8)))
    sc.flat(
        ellipse(LX, 1086, 250, 84),
        sc.rad(
            [(0, "#fff0c0", 0.95), (0.5, "#ffd890", 0.6), (0.8, "#ffc878", 0.2), (1, "#ffc878", 0)],
            0,
            0,
            1,
            f"translate({LX} 1086) scale(250 84)",
        ),
        0.8,
        "screen",
    )
    sc.flat(U(prints), "#3f6690", 0.8)
    sc.flat(T(U(prints), 1, 2.4).difference(U(prints)), "#ffffff", 0.6)


def draw_listener(sc: Scene) -> None:
    """A girl with a basket has stopped under the lamp, a hand behind her ear."""
    x, y = GIRL
    d = dress("parka", "#1f5a60", "#23304c", "#f0dcb8").but(skirt=0.42, flare=8, shoe_colour="#2a1c2c")
    pose = SIDE["stand"].but(
        lean=-4, foot_a=(0.14, 0), foot_b=(-0.16, 0.01), hand_b=(0.3, 0.62), elbow_a=-1, elbow_b=-1, grip_a="cup"
    )
    p = person(
        12,
        "side",
        pose,
        d,
        "#e3b58c",
        "braid",
        "#6a3a20",
        "wonder",
        nod=-22,
        hat="knit",
        hat_colour="#f0c45a",
        reach_a=(16, -108),
    )
    p = T(p, x, y, 1.08)
    cast = AF.affine_transform(T(p.outline(), -x, -y), [1, 0.1, 0, -0.55, x + 1, y + 1])
    sc.flat(clean(cast), sc.lin([(0, "#2c4a78", 0.85), (1, "#2c4a78", 0.15)], 0, y, 0, y + 90), 1, "multiply", 2)
    hx, hy = p.at("hand_b.hold")
    put(sc, T(basket("#c8924e", 40, 26), hx, hy + 24, 0.86), z=2.4, rim=(0, 2, "#ffeec0", 0.9))
    put(sc, p, z=2.6, sh=0.4)
    rimlight(sc, p.outline(), 0, 3, "#fff0c8", 1, 0.8, (LX, LY), 620)


def draw_lamp(sc: Scene) -> None:
    """A street lamp on a wire from nose to nose."""
    sc.glow(LX, LY, 430, "#ffb058", 0.5)
    a, b = LEFT.point(148, 416), RIGHT.point(124, 416)
    for p, w in ((a, 0.2), (b, 0.5)):
        mid = ((p[0] + LX) / 2, p[1] * w + (LY - 58) * (1 - w) + 6)
        sc.stroke(curve(np.array([p, mid, (LX, LY - 58)], float), n=8), "#16213a", 2.4)
    sc.flat(
        T(shape("-26,-26^ 26,-26^ 34,26^ -34,26^"), LX, LY, 0.8),
        sc.rad([(0, "#ffffff"), (0.5, "#fff4c4"), (1, "#ffc058")], LX, LY, 36),
    )
    iron = U(
        shape("-32,-26^ 32,-26^ 16,-44 5,-50 0,-72^ -5,-50 -16,-44"), limb("-26,-26,4 -34,26,4", 1), limb("26,-26,4 34,26,4", 1),
        limb("0,-26,2.4 0,26,2.4", 1), box(-36, 24, 36, 30), shape("-16,30^ 16,30^ 6,42 0,48^ -6,42"),
    )  # fmt: skip
    sc.layer(T(iron, LX, LY, 0.8), "#1f2a44", z=3, cut=0, rim="#ffe6b0")
    sc.layer(T(shape("-30,-27^ -14,-44 0,-52 14,-44 30,-27^ 12,-32 -10,-31"), LX, LY - 4, 0.8), "#fff6e4", z=2, cut=0.3)
    cone = Polygon([(LX - 26, LY + 26), (LX + 26, LY + 26), (600, 1090), (240, 1090)])
    sc.flat(cone, sc.lin([(0, "#fff0c0", 0.55), (1, "#ffe2a0", 0.04)], 0, LY, 0, 1090), 0.7, "screen", 14)
    sc.glow(LX, LY, 130, "#fff6d4", 0.9)


def draw_smoke(sc: Scene, left: tuple[float, float], right: tuple[float, float]) -> None:
    """The two smokes lean together, twine and thin out."""
    mid = (left[0] + right[0]) / 2
    for (x, y), s in ((left, 1), (right, -1)):
        braid = [
            (mid - 18 * s, 84, 15),
            (mid + 15 * s, 60, 14),
            (mid - 11 * s, 40, 11),
            (mid + 6 * s, 24, 7),
            (mid + s, 14, 2),
        ]
        P = [(x, y, 6), (x - 2 * s, y - 10, 9), (x + 8 * s, y - 20, 13), *braid]
        fill = sc.lin([(0, "#ffeecc", 0.9), (0.45, "#c8d8cc", 0.6), (1, "#7fa8b4", 0)], 0, y, 0, 10)
        sc.flat(limb(P, 10), fill, 0.8, blur=3)
        sc.flat(limb([(a, b, w * 0.5) for a, b, w in P], 10), fill, 0.7, blur=1)


def draw_near(sc: Scene) -> None:
    """Before us, in blue shade: the coal hole with the cat, a barrel, banks of shovelled snow."""
    barrel = shape("692,1176^ 684,1130 692,1086^ 762,1086^ 770,1130 762,1176^")
    sc.layer(barrel, sc.near("#6a5a5c", DEEP, 640), z=12, cut=0.5, rim="#ffd9a8", rimop=0.5)
    sc.flat(U(box(686, 1100, 768, 1106), box(682, 1146, 772, 1152)), "#0c1428", 0.7)
    sc.layer(
        shape("682,1092^ 688,1070 712,1060 746,1062 768,1074 772,1092^ 746,1088 726,1096 694,1089"),
        sc.near(*SNOW_, 600),
        z=4,
        cut=0.5,
    )
    sc.layer(box(30, 1060, 132, 1140), sc.near("#5a5460", DEEP, 640), z=11, cut=0.6, rim="#ffd9a8", rimop=0.5)
    sc.layer(
        shape("20,1066^ 30,1044 76,1036 122,1044 142,1066^ 108,1060 78,1068 48,1060"),
        sc.near(*SNOW_, 600),
        z=5,
        cut=0.5,
    )
    put(sc, T(beast("cat", "sit", head=-16), 86, 1046, 0.42), z=2, rim=(-1.4, 2, "#ffd9a0", 0.8))
    banks = (
        shape("-50,1260^ -50,1120 20,1112 90,1132 150,1176 210,1216 260,1260^"),
        shape("850,1260^ 850,1110 780,1112 710,1146 650,1190 590,1226 560,1260^"),
    )
    for g in banks:
        for k in range(3):
            q = rounded(T(g.buffer(-15 * k), 0, 10 * k), 6)
            sc.layer(q, sc.near(mix("#86a4c4", "#34588a", 0.4 * k), mix("#28467a", "#122044", 0.5 * k), 560), z=12 - 3 * k, cut=1.4, rim="#ffffff", rimop=0.5)  # fmt: skip


SNOW_ = ("#fff1d6", "#86a9c6")


def draw() -> Scene:
    """Whom are they talking about?"""
    sc = Scene("whispering_houses", light=(LX, LY, 240), shadow="#0c1a34", bg="#2a5872")
    draw_sky(sc)
    for x0, x1 in ((0, 300), (800, 520)):
        sc.veil([(0, "#142650", 0.96), (0.45, "#1e3a62", 0.7), (1, "#2c5878", 0)], x0, 0, x1, 0, "normal")
    draw_lane(sc)
    right = put_faced_house(sc, RIGHT, OCHRE, "right")
    left = put_faced_house(sc, LEFT, PINK, "left")
    draw_smoke(sc, left, right)
    draw_lamp(sc)
    draw_prints(sc)
    draw_listener(sc)
    draw_near(sc)
    snow(sc, 120, "#fffaf0", 0.85, size=(0.9, 3.0), flakes=0)
    sc.vignette("#0a1630", 0.42, LX, 720, 900, 0.5)
    sc.finish()
    return sc
