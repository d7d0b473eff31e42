"""A father's hands make a dog by the fire; on the wall stands a wolf as high as the room, and it has turned to the hands.

Palette: hearth umber #47210f, brick glow #9a451f, wall apricot #e6a45c, skin sienna #7b4526, wall light #ffe6b0,
shadow aubergine #2e1520. Light: the fire at the lower right. Planes: snow night in the window / the lit wall / the shadow
on it / father, child and dog / chair, beam and mantel close to us.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.wolf_shadow import wolf_eye, wolf_mouth, wolf_shadow

LX, LY = 300, 780  # the brightest part of the wall, between hands and wolf
FIRE = (742, 1050)
FLOOR = 968
HANDS = (384, 852)
WINDOW = (76, 196, 138, 170)


def lit(sc: Scene, a: str, b: str, c: str, r: float = 800) -> str:
    """A fill that falls off from the bright part of the wall."""
    return sc.rad([(0, a), (0.16, mix(a, b, 0.3)), (0.5, b), (1, c)], LX, LY, r)


def draw_wall(sc: Scene) -> None:
    """Planks and plaster in firelight, with what hangs on them."""
    sc.backdrop("#47210f")
    wall = box(-20, -20, 820, FLOOR)
    sc.layer(wall, lit(sc, "#fff0c6", "#e09a52", "#6a2f18", 860), z=4, sh=0, wash=0.25)
    seams = []
    for k, x in enumerate(range(-10, 830, 76)):
        seams.append(limb([(x, -20, 1.6), (x + 2 * math.sin(k), 480, 2.2), (x + 1, FLOOR, 1.8)], 4))
    sc.flat(U(seams), "#6a3216", 0.5)
    sc.flat(T(U(seams), 2, 0), "#fff0c6", 0.22)
    r = sc.stream("grain")
    grain = []
    for _ in range(190):
        x, y, n = r.uniform(0, 800), r.uniform(0, FLOOR), r.uniform(30, 120)
        grain.append(limb([(x, y, 0.4), (x + r.uniform(-2, 2), y + n / 2, 1.3), (x, y + n, 0.4)], 3))
    sc.flat(U(grain), "#8a4a20", 0.32)
    knots = [ellipse(r.uniform(20, 780), r.uniform(40, 900), 5, 8).difference(ellipse(0, 0, 1)) for _ in range(16)]
    sc.flat(U(knots), "#8a4a20", 0.4)
    base = box(-20, FLOOR - 46, 820, FLOOR)
    sc.layer(base, lit(sc, "#f6c98a", "#a85e30", "#4a2010", 720), z=5, sh=0.3, rim="#fff0c6", rimop=0.7)
    # a shelf with jars, pictures, a coat on its hook
    o: dict[str, Any] = {"cut": 0.3, "rim": "#fff3cf", "rimop": 0.8, "shc": "#6a2c14", "sh": 0.45, "dx": -5, "dy": -2}
    sc.layer(box(452, 172, 724, 184), lit(sc, "#e0a060", "#9a5228", "#4a2010"), z=7, **o)
    for x in (480, 690):
        sc.layer(
            Polygon([(x, 184), (x + 10, 184), (x + 4, 210), (x, 210)]),
            lit(sc, "#c98a4a", "#7a3e1c", "#3a180c"),
            z=4,
            **o,
        )
    for x, w, h, c in (
        (470, 30, 44, "#b9582f"),
        (512, 24, 34, "#d9b070"),
        (546, 34, 52, "#8a4a34"),
        (592, 22, 30, "#c98a4a"),
        (622, 28, 48, "#7a5a3a"),
        (664, 36, 38, "#b0703c"),
    ):
        g = shape(
            f"{x},172^ {x},{172 - h * 0.6} {x + w * 0.2},{172 - h * 0.86} {x + w * 0.24},{172 - h}^ {x + w * 0.76},{172 - h}^ {x + w * 0.8},{172 - h * 0.86} {x + w},{172 - h * 0.6} {x + w},172^"
        )
        sc.layer(g, lit(sc, light(c, 0.25), c, dark(c, 0.5)), z=6, **o)
        sc.layer(
            box(x + w * 0.16, 172 - h - 5, x + w * 0.84, 172 - h + 3).buffer(1),
            lit(sc, "#f6dcae", "#b98a5a", "#5a341c"),
            z=3,
            **o,
        )
    for x, y, w, h in ((300, 300, 52, 66), (40, 470, 48, 60), (716, 330, 58, 74)):
        put(sc, T(picture_frame(w, h, "#b07a3a", "#7a3f24"), x, y), z=4, sh=0.4)
    put(sc, T(clock_face(34, 9, 36, "#f0d9a8", "#4a2010", "#a8622c"), 310, 176), z=4, sh=0.4)
    # dried herbs
    for x, n in ((392, 5), (30, 6)):
        g = U(
            [leaf(x, 104, 66 - 5 * abs(k - n / 2), math.pi / 2 + 0.2 * (k - n / 2), 0.26) for k in range(n + 1)],
            limb([(x, 60, 2), (x, 112, 5)], 1),
        )
        sc.layer(g, lit(sc, "#c9b06a", "#8a6a34", "#4a3a1c"), z=6, **o)


def draw_window(sc: Scene) -> None:
    """The night is blue there, the snow lies, and on the hill somebody stands."""
    x, y, w, h = WINDOW
    hole = box(x, y, x + w, y + h)
    with sc.clip(hole):
        sc.flat(hole, sc.lin([(0, "#16284a"), (0.6, "#3f6a94"), (1, "#8fb0c4")], 0, y, 0, y + h))
        sc.layer(ellipse(x + 112, y + 40, 17), "#f4f6e8", z=2, sh=0, cut=0)
        sc.glow(x + 112, y + 40, 60, "#cfe0ea", 0.7)
        for k, (dy, c) in enumerate(((112, "#9fbccb"), (136, "#c6d8e0"), (158, "#e4edf0"))):
            g, _ = land(
                sc.stream(f"snow{k}"),
                [(x - 10, y + dy + 8), (x + 50, y + dy - 14), (x + 100, y + dy + 4), (x + w + 10, y + dy - 10)],
                2,
                y + h + 10,
            )
            sc.layer(g, c, z=3, sh=0.3, shc="#1c3454", cut=0.3, wash=0.3)
        sc.layer(T(beast("wolf", "look_up", head=-44).outline(), x + 46, y + 99, 0.19), "#14223c", z=1, cut=0)
        for tx, ty, th in ((x + 8, y + 140, 54), (x + 136, y + 132, 40), (x + 124, y + 142, 52)):
            sc.layer(poplar(sc.stream("tree"), tx, ty, th, th * 0.4), "#1e3a58", z=2, cut=0.2)
        r = sc.stream("flakes")
        for _ in range(36):
            sc.flat(ellipse(r.uniform(x, x + w), r.uniform(y, y + h), r.uniform(0.8, 2)), "#ffffff", 0.8)
    frame = U(
        hole.buffer(11, join_style=2).difference(hole),
        box(x + w / 2 - 3.4, y, x + w / 2 + 3.4, y + h),
        box(x, y + h * 0.46 - 3.4, x + w, y + h * 0.46 + 3.4),
    )
    sc.layer(
        frame, sc.rad([(0, "#8a4a34"), (1, "#4a2420")], LX, LY, 620), z=6, sh=0.5, cut=0.3, rim="#ffd9a0", rimop=0.7
    )
    sc.layer(box(x - 20, y + h + 8, x + w + 20, y + h + 20), "#6a3626", z=6, sh=0.5, cut=0.3, rim="#ffd9a0", rimop=0.7)
    sc.glow(x + w / 2, y + h / 2, 130, "#5f8fc0", 0.34)


def draw_wolf(sc: Scene) -> None:
    """Two tones with soft edges; eye and mouth are cuts in the shadow."""
    eye, mouth = wolf_eye(), wolf_mouth()
    g = clean(wolf_shadow(FLOOR).intersection(box(-30, -30, 830, FLOOR)).difference(eye))
    sc.flat(g.buffer(12), "#7a3424", 0.4, "multiply", 10)
    fill = sc.rad([(0, "#5e2630"), (0.4, "#46192a"), (1, "#2e1520")], LX, LY, 760)
    sc.flat(g, fill, 0.9, blur=2.2)
    sc.flat(g.buffer(-18), "#2a1020", 0.34, blur=12)
    sc.flat(mouth, "#9a4f32", 0.5, blur=1)
    x, y = eye.centroid.x, eye.centroid.y
    sc.flat(eye, "#fff0c6", 1, blur=0.6)
    sc.glow(x, y, 40, "#ffe6b0", 0.4)


def seat(sc: Scene) -> None:
    """Father on his stool."""
    s = 1.42
    fx, fy = 486, 1066
    o: dict[str, Any] = {"cut": 0.3, "rim": "#ffdf9a", "rimop": 0.9, "sh": 0.5}
    legs = U(*[limb([(fx + d - 4, fy - 74, 8), (fx + d * 1.5, fy - 2, 6)], 1) for d in (-30, 26)])
    sc.layer(legs, "#4a2414", z=5, **o)
    to = lambda x, y: ((fx - x) / s, (y - fy) / s)
    pose = SIDE["sit"].but(
        lean=8, stoop=6, nod=-14, elbow_a=-1, elbow_b=-1, grip_a="flat", grip_b="flat", bend_a=-10, bend_b=-24
    )
    p = person(
        38, "side", pose, dress("vest", "#5a3a44", "#3a2a2c", "#d9a878").but(shoes="boots"), "#7b4526", "short", "#1c1214", "tender",
        beard="full", reach_a=to(*HANDS), reach_b=to(HANDS[0] - 2, HANDS[1] - 10), big_head=1.02,
    )  # fmt: skip
    p = T(p, fx, fy, s, flip=True)
    put(sc, p, z=2.6, rim=(-3, 1.4, "#ffd890", 0.95), shade=("#4a1c1c", 0.35, 300), cast=8)
    sc.layer(box(fx - 40, fy - 82, fx + 40, fy - 70).buffer(2), "#6a3a20", z=4, **o)


def draw_people(sc: Scene) -> None:
    """Child on the rug, leaning back; the dog sleeps."""
    child = person(
        6, "side", SIDE["sit_floor"].but(lean=-26, nod=-26, hand_a=(-0.5, 0.86), hand_b=(-0.36, 0.9), elbow_a=1, elbow_b=1, foot_a=(0.8, 0.02), foot_b=(0.7, 0.2)),
        dress("nightshirt", "#e8d9c0", "#a8523a", "#b9583a"), "#8a5230", "tousled", "#241414", "wonder",
    )  # fmt: skip
    child = T(child, 226, 1088, 1.3, flip=False)
    put(sc, child, z=2.4, rim=(-2.4, 1, "#ffe6b0", 0.95), cast=6)
    dog = T(beast("dog", "rest", ("#8a5a3a", "#ead2a8", "#2a1614"), eye="shut"), 520, 1140, 0.8)
    put(sc, dog, z=2.4, rim=(-2, 1.4, "#ffe6b0", 0.9), cast=5)


def draw_floor(sc: Scene) -> None:
    """Boards, a rug, and long shadows away from the fire."""
    floor = box(-20, FLOOR, 820, 1260)
    sc.layer(
        floor,
        sc.rad([(0, "#ffca80"), (0.35, "#c06a34"), (0.75, "#6a2f1a"), (1, "#38170e")], FIRE[0] - 60, FIRE[1] + 10, 800),
        z=6,
        sh=0.5,
        rim="#fff0c6",
    )
    sc.flat(floor_boards(-20, FLOOR, 820, 1230, 520, 640, 11), "#3a160c", 0.55)
    for k, c in enumerate(("#a8402c", "#e0a860", "#6a2a34", "#c9663a", "#7a3038")):
        sc.layer(
            ellipse(380, 1096, 270 - 34 * k, 58 - 9 * k),
            sc.rad([(0, light(c, 0.2)), (1, dark(c, 0.4))], FIRE[0], FIRE[1], 620),
            z=1.6,
            sh=0.4,
            cut=0.5,
            rim="#ffdf9a",
            rimop=0.5,
        )
    for x, y, n, w in ((440, 1062, 330, 46), (210, 1088, 200, 46), (490, 1142, 190, 34)):
        sc.flat(
            shape(
                f"{x},{y - 10} {x - n * 0.5},{y - w * 0.6} {x - n},{y - w * 0.3} {x - n},{y + w * 0.3} {x - n * 0.5},{y + w * 0.3} {x},{y + 12}"
            ),
            "#3a1218",
            0.42,
            "multiply",
            5,
        )


def draw_hearth(sc: Scene) -> None:
    """The fire itself, cropped by the edge, between stones."""
    put(sc, T(flame(150, 120, "hearth", 6), FIRE[0], FIRE[1] + 46), z=2, sh=0)
    sc.glow(FIRE[0], FIRE[1], 330, "#ffb050", 0.85)
    sc.glow(FIRE[0], FIRE[1], 130, "#fff0c0", 0.9)
    logs = U(limb("720,1104,22 830,1080,24", 2), limb("730,1082,20 840,1112,22", 2))
    sc.layer(logs, "#4a1c10", z=5, cut=0.5, rim="#ffc860", rimop=0.9, rimw=1.6)
    stones = [ellipse(690 + 36 * k, 1134 + 8 * math.sin(2 * k), 26, 18, 10 * k) for k in range(5)]
    for g in stones:
        sc.layer(g, sc.near("#c07a4a", "#3a1a12", 150, FIRE), z=6, cut=0.6, rim="#ffd890", rimop=0.9)
    r = sc.stream("sparks")
    for _ in range(34):
        a, d = r.uniform(-2.6, -1.5), r.uniform(40, 330)
        sc.flat(
            ellipse(FIRE[0] + d * math.cos(a), FIRE[1] + d * math.sin(a), r.uniform(0.9, 2.4)),
            "#ffdf90",
            r.uniform(0.4, 1),
        )
    match = limb("560,1166,3 600,1160,2.6", 1)
    sc.layer(match, "#e8c896", z=1.4, cut=0)
    sc.layer(limb("556,1166,4.4 566,1165,3.4", 1), "#1c0e10", z=1.2, cut=0)


def draw_frame(sc: Scene) -> None:
    """A beam above, an armchair's back and a curtain near us."""
    beam = box(-20, -20, 820, 66)
    sc.layer(
        beam,
        sc.lin([(0, "#1e0d0c"), (0.75, "#42200f"), (1, "#7a3c1c")], 0, 0, 0, 68),
        z=14,
        cut=0.6,
        rim="#f0b870",
        rimop=0.7,
    )
    sc.flat(U([limb([(-20, y, 0.6), (400, y + 4, 2), (820, y - 3, 0.6)], 5) for y in (12, 30, 48)]), "#160808", 0.6)
    for x in (150, 628):
        sc.layer(
            box(x, -20, x + 40, 92),
            sc.lin([(0, "#1e0d0c"), (1, "#5a2c16")], 0, 0, 0, 92),
            z=9,
            cut=0.4,
            rim="#f0b870",
            rimop=0.6,
        )
    back = shape("-60,1260^ -60,960 -44,930 0,916 40,928 70,960 80,1010 82,1096 104,1120 116,1150 116,1260^")
    sc.layer(
        back,
        sc.rad([(0, "#8a3e2a"), (0.5, "#3c181a"), (1, "#1c0c12")], 260, 1040, 330),
        z=18,
        cut=0.5,
        rim="#ffc880",
        rimop=0.8,
        rimw=1.6,
    )
    sc.flat(U([ellipse(x, y, 4) for x, y in ((8, 970), (44, 984), (20, 1026), (52, 1050))]), "#140810", 0.6)
    wool_ = limb("84,1104,24 114,1130,22 120,1180,22 112,1250,24", 8)
    sc.layer(wool_, sc.near("#b9643a", "#3a1818", 260, (330, 1060)), z=10, cut=0.4, rim="#ffc880", rimop=0.8)
    sc.flat(patterned(wool_, "bands", "throw", 2.6), "#e0b070", 0.45)


def draw() -> Scene:
    """Who called whom?"""
    sc = Scene("shadow_hands", light=(LX, LY, 240), shadow="#24100c", bg="#47210f")
    draw_wall(sc)
    draw_window(sc)
    draw_wolf(sc)
    sc.glow(LX - 20, LY + 10, 260, "#ffe6b0", 0.4)
    draw_floor(sc)
    draw_hearth(sc)
    seat(sc)
    draw_people(sc)
    draw_frame(sc)
    sc.vignette("#1c0a08", 0.45, 480, 700, 900)
    sc.finish()
    return sc
