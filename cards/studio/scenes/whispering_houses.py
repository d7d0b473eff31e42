"""In a snowed-up lane two old houses bow their gables together to whisper; somebody in red has stopped below and looks up.

Palette: winter sky #86b2b0, straw light #f2dfae, slate #2f4258, plaster #e0a878, lamp #ffc468, snow #fff3dc, blue snow #6f93b4, red #c23a34.
Light: the lamp between the gables, before the last of the day. Planes: sky / town in mist / the two houses / lamp / lane and passer-by / near snow.
"""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bowed_house import WINDOWS, Coat, bend, outline, put_bowed_house

LX, LY = 432, 612  # the lamp
LEFT = [(158, 1020), (118, 880), (110, 730), (142, 560), (232, 410), (352, 318), (408, 300)]
RIGHT = [(664, 1024), (700, 910), (704, 790), (680, 664), (622, 556), (548, 478), (496, 450)]
WIDTH = (266, 252)
SNOW = ("#fff1d6", "#86a9c6")
PINK = Coat(("#f0a472", "#1d2f4c"), ("#8f5442", "#121c34"), ("#7fae88", "#17303e"), SNOW, ("#c07858", "#1c2642"), "#111b34", "#ffe2b0", 470)  # fmt: skip
OCHRE = Coat(("#f4c878", "#223852"), ("#80543c", "#141e36"), ("#7fae88", "#17303e"), SNOW, ("#b8805a", "#1e2a44"), "#111b34", "#ffe2b0", 450)  # fmt: skip
GIRL = (452, 1040)
LIT_LEFT = {1: True, 5: False, 6: False, 7: False}  # windows with light; True: somebody behind the curtain
LIT_RIGHT = {1: False, 4: True, 6: False, 7: False}
DEEP = "#101d36"


def draw_sky(sc: Scene) -> None:
    """The last light of a winter day, thin cloud, the town at the end of the lane."""
    sc.backdrop(sc.lin([(0, "#245068"), (0.2, "#5a909e"), (0.42, "#b4cbb4"), (0.6, "#f4e2ae"), (0.76, "#f8d8a0"), (1, "#7f9fb4")], 0, 0, 0, 1100))  # fmt: skip
    sc.glow(430, 800, 520, "#fff0c0", 0.7, sy=0.7)
    for k, (x, y, w, c) in enumerate(
        ((190, 150, 420, "#5c8e9c"), (640, 230, 400, "#8ab2ac"), (560, 90, 360, "#44788c"))
    ):
        sc.layer(scroll_cloud(sc.stream(f"cloud {k}"), x, y, w, 40, 3), c, z=4, op=0.8, sh=0.15, cut=0.5, rim="#fff6d8", rimop=0.8)  # fmt: skip
    hill, _ = land(sc.stream("hill"), [(100, 790), (260, 752), (430, 738), (580, 760), (720, 800)], 4)
    sc.layer(hill, sc.lin([(0, "#e8dcb0"), (1, "#c8ccb4")], 0, 740, 0, 860), z=4, sh=0.15, rim="#fff6d8")
    ch = T(church(sc.stream("church"), 0.86), 404, 776)
    sc.layer([(ch["tower"], "#b4b49c"), (ch["nave"], "#bcb89e"), (ch["spire"], "#8fa09a"), (ch["nroof"], "#f6ecd0")], z=3, cut=0.3, sh=0.2)  # fmt: skip
    sc.flat(U(ch["belf"], ch["wins"]), "#ffe7a8")
    rows = (
        ("far", ((318, 800), (352, 792), (470, 790), (510, 800)), ("#c4c0a0", "#9cac9f"), 42),
        ("mid", ((284, 846), (330, 838), (486, 838), (536, 850)), ("#a8b09e", "#7f989c"), 60),
        ("nigh", ((254, 900), (310, 892), (520, 892), (574, 904)), ("#8ba0a0", "#5c7c8c"), 82),
    )
    for name, spots, (lit, deep), size in rows:
        r = sc.stream(name)
        for x, y in spots:
            h = house(
                r,
                size * r.uniform(0.8, 1.1),
                size * r.uniform(1.0, 1.5),
                r.choice(["gable", "side", "gable"]),
                0.4,
                lean=(430 - x) * 0.03,
            )
            put_house(sc, T(h, x, y), sc.lin([(0, lit), (1, deep)], 0, y - size * 1.4, 0, y), "#f4eedc", z=5, beam=deep, door=dark(deep, 0.3), glow=0.5, gs=size * 0.6, night=dark(deep, 0.3), shutc="#6f8f86")  # fmt: skip
        sc.veil([(0, "#ffe2ac", 0), (0.5, "#ffe2ac", 0.2), (1, "#ffe2ac", 0)], 0, 640, 0, 940)


def draw_lane(sc: Scene) -> None:
    """Snow, blue where the lamp does not reach."""
    bands = (
        ([(-60, 900), (200, 890), (430, 880), (620, 890), (860, 904)], ("#f6e8c8", "#7fa0b8")),
        ([(-60, 950), (180, 948), (330, 926), (500, 926), (660, 952), (860, 960)], ("#fbeccc", "#5f88ac")),
        ([(-60, 1020), (160, 1006), (300, 984), (540, 984), (680, 1010), (860, 1030)], ("#fff0d2", "#4a749e")),
    )
    for k, (P, (lit, deep)) in enumerate(bands):
        g, _ = land(sc.stream(f"lane {k}"), P, 4)
        sc.layer(g, sc.rad([(0, lit), (0.35, mix(lit, deep, 0.36)), (1, deep)], 0, 0, 1, "translate(440 1030) scale(430 250)"), z=7, cut=1.2, sh=0.3, shc="#1c3a60", rim="#ffffff", rimop=0.7)  # fmt: skip


def draw_pool(sc: Scene) -> None:
    """The lamp's light on the snow, the prints that end in it, and her shadow."""
    pool = sc.rad(
        [(0, "#fff0c0", 0.95), (0.55, "#ffdc9a", 0.6), (0.8, "#ffc878", 0.2), (1, "#ffc878", 0)],
        0,
        0,
        1,
        "translate(440 1040) scale(236 84)",
    )
    sc.flat(ellipse(440, 1040, 236, 84), pool, 0.9, "screen")
    r = sc.stream("prints")
    prints = []
    for k in range(17):
        t = k / 16
        x = 150 + 282 * t + 20 * math.sin(5 * t)
        y = 1188 - 146 * t**0.8
        s = 1.7 - 0.75 * t
        side = 1 if k % 2 else -1
        prints.append(ellipse(x + 4 * side * s, y + 4 * side * s, 8.4 * s, 4.4 * s, -24 + r.uniform(-8, 8)))
    sc.flat(U(prints), "#3f6690", 0.85)
    sc.flat(T(U(prints), 1, 2.4).difference(U(prints)), "#ffffff", 0.7)


def draw_girl(sc: Scene) -> None:
    """She has stopped in the light, basket on her arm, and looks back up at them."""
    x, y = GIRL
    s = 0.98
    d = dress("cloak", "#c8403a", "#7a2430", "#f0d8b0").but(skirt=0.74, flare=12, shoe_colour="#2a1c2c")
    pose = SIDE["stroll"].but(lean=-4, hand_a=(0.3, 0.5), hand_b=(0.3, 0.6), elbow_a=-1, elbow_b=-1)
    p = T(person(14, "side", pose, d, "#e3b58c", "wavy", "#5a3424", "wonder", nod=24, head_flip=True, hat="hood", hat_colour="#c8403a"), x, y, s)  # fmt: skip
    cast = AF.affine_transform(T(p.outline(), -x, -y), [1, 0.34, 0, -0.5, x + 2, y + 2])
    sc.flat(clean(cast), sc.lin([(0, "#2c4a78", 0.85), (1, "#2c4a78", 0.2)], 0, y, 0, y + 110), 1, "multiply", 2)
    put(sc, p, z=2.6, sh=0.4, shade=("#1c2c58", 0.4, 700))
    rimlight(sc, p.outline(), 0.6, 3, "#ffeec0", 1, 0.8, (LX, LY), 620)
    hx, hy = p.at("hand_a.hold")
    put(sc, T(basket("#c8924e", 44, 28), hx + 2, hy + 24, 0.86), z=2.4, rim=(0, 2, "#ffeec0", 0.9))


def draw_lamp(sc: Scene) -> None:
    """The lamp hangs on a cable from one attic to the other."""
    sc.glow(LX, LY, 520, "#ffa850", 0.6)
    line = along(curve(np.array([(300, 470), (370, 540), (LX, LY - 62), (500, 540), (584, 566)], float), n=10), 30)
    sc.stroke(line, "#16213a", 3, 1)
    sc.flat(T(shape("-26,-26^ 26,-26^ 34,26^ -34,26^"), LX, LY), sc.rad([(0, "#ffffff"), (0.5, "#fff4c4"), (1, "#ffc058")], LX, LY, 44))  # fmt: skip
    iron = U(
        shape("-32,-26^ 32,-26^ 16,-44 5,-50 0,-60^ -5,-50 -16,-44"), limb("-26,-26,4 -34,26,4", 1), limb("26,-26,4 34,26,4", 1),
        limb("0,-26,2.4 0,26,2.4", 1), box(-36, 24, 36, 30), shape("-16,30^ 16,30^ 6,42 0,48^ -6,42"),
    )  # fmt: skip
    sc.layer(T(iron, LX, LY), "#1f2a44", z=3, cut=0, rim="#ffe6b0")
    sc.layer(T(shape("-30,-27^ -14,-44 0,-52 14,-44 30,-27^ 12,-32 -10,-31"), LX, LY - 5), "#fff6e4", z=2, cut=0.3)
    cone = Polygon([(LX - 34, LY + 30), (LX + 34, LY + 30), (650, 1060), (226, 1060)])
    sc.flat(cone, sc.lin([(0, "#ffe2a0", 0.5), (1, "#ffe2a0", 0.02)], 0, LY, 0, 1060), 0.75, "screen", 14)
    sc.glow(LX, LY, 150, "#fff0c0", 0.9)


def draw_dusk(sc: Scene) -> None:
    """Away from the lamp both houses stand in the blue of the evening."""
    for spine, width, x in ((LEFT, WIDTH[0], -1), (RIGHT, WIDTH[1], 1)):
        edge_ = 400 + x * 400
        with sc.clip(outline(bend(spine, width))):
            sc.veil([(0, "#0c1838", 0.85), (0.5, "#1c2c54", 0.42), (1, "#ffffff", 0)], edge_, 0, edge_ - x * 260, 0, "multiply")  # fmt: skip
            sc.veil([(0, "#ffffff", 0), (1, "#12204a", 0.5)], 0, 780, 0, 1080, "multiply")
    for spine, width, lit in ((LEFT, WIDTH[0], LIT_LEFT), (RIGHT, WIDTH[1], LIT_RIGHT)):
        q = bend(spine, width)
        for k in lit:  # what is lit within stays lit
            u, v, hw, h, lid = WINDOWS[k]
            g = q(box(u - hw, v, u + hw, v + h * (1 - lid)))
            sc.flat(g, "#f09a38", 0.26, "screen")
            sc.glow(g.centroid.x, g.centroid.y, 84, "#ffb050", 0.5)


def draw_smoke(sc: Scene, left: tuple[float, float], right: tuple[float, float]) -> None:
    """The two smokes lean together too, and twine."""
    mid = 440
    for (x, y), s in ((left, 1), (right, -1)):
        P = [(x, y, 7), (x - 6 * s, y - 34, 14), (x + 26 * s, y - 80, 19), (mid - 44 * s, 178, 23), (mid + 28 * s, 124, 25), (mid - 24 * s, 70, 26), (mid + 24 * s, 14, 28), (mid - 20 * s, -50, 30)]  # fmt: skip
        g = limb(P, 10)
        sc.layer(g, sc.lin([(0, "#f6e6c4"), (0.6, "#a8c0bc"), (1, "#6f98a4")], 0, y, 0, -20), z=4, sh=0.25, op=0.9, cut=0.8, rim="#fffbe8", rimop=0.8)  # fmt: skip
        for k in (-0.22, 0.2):
            sc.stroke([(px + k * w, py) for px, py, w in curve(np.array(P), n=8)], "#ffffff", 0.9, 0.4)


def draw_near(sc: Scene) -> None:
    """Before us, in blue shade: the coal hole with the black cat, a barrel, banks of shovelled snow."""
    barrel = shape("674,1170^ 666,1120 674,1072^ 750,1072^ 758,1120 750,1170^")
    sc.layer(barrel, sc.near("#6a5a5c", DEEP, 640), z=12, cut=0.5, rim="#ffd9a8", rimop=0.7)
    sc.flat(U(box(668, 1088, 756, 1094), box(664, 1140, 758, 1146)), "#0c1428", 0.7)
    sc.layer(shape("664,1078^ 668,1054 694,1042 734,1044 758,1060 760,1078^ 734,1074 710,1082 684,1075"), sc.near(*SNOW, 600), z=4, cut=0.5)  # fmt: skip
    sc.layer(box(36, 1030, 150, 1128), sc.near("#5a5460", DEEP, 640), z=11, cut=0.6, rim="#ffd9a8", rimop=0.6)
    sc.flat(box(50, 1050, 136, 1128), "#0a1124")
    sc.layer(shape("26,1036^ 36,1012 86,1004 138,1012 160,1036^ 124,1030 88,1038 56,1030"), sc.near(*SNOW, 600), z=5, cut=0.5)  # fmt: skip
    put(sc, T(beast("cat", "sit", head=-16), 96, 1014, 0.5), z=2, rim=(-1.4, 2, "#ffd9a0", 0.9))
    banks = (
        shape("-50,1260^ -50,1100 20,1090 80,1112 130,1156 190,1200 250,1260^"),
        shape("850,1260^ 850,1086 780,1088 716,1124 668,1170 600,1214 560,1260^"),
    )
    r = sc.stream("bank")
    for g in banks:
        for k in range(3):
            q = rounded(T(g.buffer(-15 * k), 0, 10 * k), 6)
            sc.layer(q, sc.near(mix("#9ab8d0", "#3f648c", 0.4 * k), mix("#2c4c78", "#14244a", 0.5 * k), 560), z=12 - 3 * k, cut=1.4, rim="#ffffff", rimop=0.6)  # fmt: skip
        at = [(r.uniform(-20, 820), r.uniform(1090, 1200)) for _ in range(70)]
        sc.flat(U([limb([(x, y, 0.4), (x + 9, y - 2, 1.3), (x + 18, y, 0.4)], 3) for x, y in at]).intersection(g.buffer(-6)), "#dff0ff", 0.35)  # fmt: skip


def draw() -> Scene:
    """Whom are they talking about?"""
    sc = Scene("whispering_houses", light=(LX, LY, 240), shadow="#0c1a34", bg="#2a5872")
    draw_sky(sc)
    draw_lane(sc)
    right = put_bowed_house(sc, "right", bend(RIGHT, WIDTH[1]), WIDTH[1], -1, OCHRE, LIT_RIGHT)
    left = put_bowed_house(sc, "left", bend(LEFT, WIDTH[0]), WIDTH[0], 1, PINK, LIT_LEFT)
    draw_smoke(sc, left, right)
    draw_pool(sc)
    draw_lamp(sc)
    draw_dusk(sc)
    draw_girl(sc)
    draw_near(sc)
    snow(sc, 170, "#fffaf0", 0.9, size=(0.9, 3.4), flakes=0)
    sc.vignette("#0a1630", 0.4, 430, 640, 900, 0.55)
    sc.finish()
    return sc
