"""A tiger as high as the studio sits as still as at the barber's: a woman on steps paints him his stripes, and one half is done.

Palette: late gold #ffdf98, bottle #143a3e, deep petrol #0a2028, jade #3d7a70, tiger #f08b2c, sienna #7a2e1a, paint #150c12; one accent, the yellow scarf.
Light: the low sun through the skylight at the upper right, one patch on the wall. Planes: wall with the patch / tail / tiger / steps and painter / sheet.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import unfinished_tiger as cat
from cards.studio.papercut.pelt import pelt

LX, LY = 660, 40
PAINT = "#20141e"
RUST = "#5a1a10"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SHEET: dict[str, Any] = {"sh": 0.5, "shc": RUST, "cut": 0.5, "rim": "#fff2c4", "rimop": 0.8}


def coat(sc: Scene, x: float = 640, y: float = 380, r: float = 1020) -> str:
    """Fur lit by the skylight, glowing sienna on the far side."""
    return sc.rad([(0, "#ffdc82"), (0.2, "#fbb44c"), (0.4, "#ec882e"), (0.64, "#b9521f"), (1, "#5c2418")], x, y, r)


def cream(sc: Scene) -> str:
    return sc.rad([(0, "#fff6da"), (0.34, "#fae0b0"), (0.66, "#c48f68"), (1, "#70463c")], 560, 260, 760)


def draw_studio(sc: Scene) -> None:
    """Mint wall, the skylight in the slope, its patch of light, the dark floor with the dust sheet."""
    sc.backdrop(sc.rad([(0, "#7fa08a"), (0.3, "#4c8076"), (0.6, "#235356"), (1, "#0d2a32")], 660, 330, 800))
    r = sc.stream("boards")
    for x in range(-20, 840, 62):
        sc.flat(box(x, 60, x + 1.6, 990), "#0d2a32", 0.4)
        sc.flat(box(x + 1.6, 60, x + 2.8, 990), "#d8e8c0", 0.1)
    patch = Polygon([(500, 126), (796, 150), (694, 820), (330, 770)])
    sc.flat(
        patch,
        sc.lin([(0, "#ffe8a8", 1), (0.6, "#ffd486", 0.95), (1, "#f0a860", 0.6)], 0, 130, 0, 820),
        0.92,
        "normal",
        2.2,
    )
    for k in (1, 2):
        a, b = 500 + 99 * k, 330 + 121 * k
        sc.flat(Polygon([(a, 128 + 8 * k), (a + 10, 129 + 8 * k), (b + 12, 772 + 16 * k), (b, 770 + 16 * k)]), "#7c7a58", 0.6, blur=2.4)  # fmt: skip
    sc.flat(Polygon([(440, 420), (760, 440), (757, 456), (437, 436)]), "#7c7a58", 0.6, blur=2.4)
    slope = Polygon([(-40, -40), (840, -40), (840, 112), (-40, 52)])
    sc.layer(
        slope,
        sc.lin([(0, "#0c2830"), (0.6, "#1c484c"), (1, "#4c7a6c")], 0, 0, 800, 0),
        z=9,
        cut=0.4,
        rim="#ffe0a0",
        rimop=0.4,
    )
    frame = Polygon([(470, -40), (800, -40), (772, 92), (486, 72)])
    sc.layer(frame, "#d8c698", z=3, cut=0.3, rim="#fff4cc", rimop=0.8)
    for k in range(3):
        x0, x1, u0, u1 = 484 + 104 * k, 578 + 104 * k, 497 + 91 * k, 580 + 91 * k
        pane = Polygon([(x0, -40), (x1, -40), (u1, 66 + 6 * k), (u0, 62 + 6 * k)])
        sc.flat(pane, sc.lin([(0, "#ffe6a6"), (1, "#fff8dc")], 0, -20, 0, 84))
    floor = Polygon([(-40, 1004), (840, 1004), (840, 1260), (-40, 1260)])
    sc.layer(floor, sc.rad([(0, "#2c5c58"), (0.4, "#14383e"), (1, "#07191f")], 600, 1004, 520), z=6, cut=0.4)
    for k in range(-9, 10):
        sc.flat(limb([(400 + 52 * k, 1004, 1), (400 + 120 * k, 1240, 3)], 1), "#082228", 0.5)
    sc.layer(box(-40, 976, 840, 1006), sc.lin([(0, "#14383c"), (0.6, "#2c5f5c"), (1, "#4c7468")], 0, 0, 800, 0), z=4, cut=0.4, rim="#ffe8b0", rimop=0.3)  # fmt: skip
    sheet = shape("-40,1112^ 60,1074 240,1050 480,1044 700,1056 840,1082^ 840,1164 720,1186 610,1168 480,1192 330,1176 190,1196 70,1170 -40,1186^")  # fmt: skip
    sc.layer(sheet, sc.rad([(0, "#e8d8b0"), (0.35, "#a8a894"), (0.7, "#54716f"), (1, "#23444a")], 690, 1070, 560), z=6, cut=0.6, rim="#fff0c8", rimop=0.4)  # fmt: skip
    folds = U([limb(w, 6) for w in ("20,1100,1 120,1130,6 180,1184,1", "620,1066,1 690,1110,6 700,1176,1", "340,1130,1 350,1150,5 330,1172,1", "500,1130,1 520,1156,5 560,1176,1")])  # fmt: skip
    sc.flat(folds, "#23444a", 0.5, blur=1.6)
    spots = [ellipse(r.uniform(420, 760), r.uniform(1120, 1176), r.uniform(1.5, 6), r.uniform(1, 2.6)) for _ in range(12)]  # fmt: skip
    sc.flat(U(spots), PAINT, 0.85)


def draw_portrait(sc: Scene) -> None:
    """On the wall in the shade the picture of what he was: a ginger kitten, sitting just so."""
    x, y = 74, 300
    sc.stroke([(x - 26, y - 52), (x, y - 92), (x + 26, y - 52)], "#1d5659", 1.6, 0.9)
    put(sc, T(picture_frame(92, 116, "#8a8468", "#3c6064"), x, y, rot=-3), z=4)
    kit = U(shape("-14,34 -18,10 -10,-4 10,-4 18,10 14,34"), ellipse(0, -12, 15, 13), Polygon([(-14, -16), (-13, -34), (-2, -24)]), Polygon([(14, -16), (13, -34), (2, -24)]), limb("14,30,7 24,24,6 24,10,5", 5))  # fmt: skip
    kit = T(kit, x, y + 2, 1.06, rot=-3)
    sc.layer(kit, "#b87038", z=1.4, **EXACT)
    sc.flat(T(U(ellipse(0, -8, 7, 5), shape("-6,0 6,0 4,18 -4,18")), x, y + 2, 1.06, rot=-3), "#c8b490")
    sc.flat(T(U(ellipse(-5, -15, 1.8), ellipse(6, -15, 1.8)), x, y + 2, 1.06, rot=-3), PAINT)


def draw_body(sc: Scene, whole: Any) -> None:
    """From the tail forward: back, thighs, bib, forelegs, paws with their toes."""
    o = SHEET
    sc.flat(T(whole, -90, 34), "#06181e", 0.6, "multiply", 14)
    sc.flat(shape("20,1100 160,1076 560,1084 640,1108 600,1140 300,1156 60,1140"), "#04141a", 0.75, "multiply", 10)
    sc.layer(cat.TAIL, coat(sc, r=960), z=8, **o)
    sc.layer(fur(cat.TORSO, 7, 0.25, 3), coat(sc), z=10, **o)
    pelt(sc, cat.TORSO, "torso", 1300, 92, -24)
    for k, g in enumerate(cat.THIGHS):
        sc.layer(g, coat(sc), z=8, **o)
        pelt(sc, g, f"thigh {k}", 620, 100 - 60 * k, 20)
    for g in cat.HIND_FEET:
        sc.layer(g, coat(sc), z=6, **o)
    sc.layer(fur(cat.BIB, 11, 0.3, 5), cream(sc), z=3, **o)
    pelt(sc, cat.BIB, "bib", 320, 90, -30, 0.22)
    gap = shape("330,720 345,700 360,720 356,1090 334,1090")
    sc.flat(gap, RUST, 0.75, "multiply", 5)
    for k, g in enumerate(cat.FORELEGS):
        sc.layer(g, coat(sc), z=9, **o)
        pelt(sc, g, f"leg {k}", 800, 92, 6)
        sc.flat(g, sc.lin([(0, RUST, 0.55), (0.4, RUST, 0)], g.bounds[0], 0, g.bounds[2], 0), 0.8, "multiply")
    for g in (*cat.THIGHS, *cat.FORELEGS):
        x0, y0, x1, y1 = g.bounds
        sc.flat(g, sc.rad([(0, "#fff2b8", 0.6), (1, "#fff2b8", 0)], x1 - 30, y0 + 70, 150), 1, "soft-light")
        sc.flat(g, sc.lin([(0, RUST, 0), (0.5, RUST, 0.05), (1, RUST, 0.42)], x1, y0, x0, y1), 1, "multiply")
    for g in cat.FOREPAWS:
        sc.layer(g, coat(sc), z=6, **o)
    toes = U([limb([(x + 2, 1078, 2), (x, 1102, 5), (x + 3, 1128, 2.5)], 4) for x in (262, 298, 396, 430)], [limb([(x + 3, 1074, 2), (x, 1094, 5), (x + 2, 1114, 2.5)], 4) for x in (124, 168, 214, 492, 540, 588)])  # fmt: skip
    sc.flat(toes, "#6a2410", 0.8)
    sc.flat(T(toes, 2.6, 0), "#ffd08a", 0.35)
    sc.flat(U(whole, cat.TAIL), sc.lin([(0, "#10182a", 0.92), (0.36, "#2c1c34", 0.66), (0.62, "#5a2030", 0.2), (0.8, "#6a2030", 0)], 40, 960, 560, 600), 1, "multiply")  # fmt: skip
    rimlight(sc, whole, -6, 3, "#fff0bc", 1, 2, (620, 360), 760)
    under = U(T(cat.head()["face"], -16, 46), ellipse(330, 470, 150, 40)).intersection(U(cat.TORSO, cat.BIB))
    sc.flat(under, "#5a1a20", 0.5, "multiply", 12)


def draw_head(sc: Scene) -> None:
    """The face, calm and large, with the eyes on the brush."""
    o, h = SHEET, cat.head()
    for k in ("far_ear", "near_ear"):
        sc.layer(fur(h[k], 6, 0.3, 2), coat(sc), z=6, **o)
    sc.layer(U(h["far_inner"], h["near_inner"]), cream(sc), z=1.4, **o)
    sc.flat(U(h["far_inner"], h["near_inner"]), sc.lin([(0, RUST, 0), (1, RUST, 0.5)], 0, 90, 0, 200), 1, "multiply")
    sc.layer(fur(h["face"], 7, 0.3, 4), coat(sc), z=14, **o)
    sc.flat(h["ruff"], cream(sc), 0.9, blur=4)
    pelt(sc, h["face"], "face", 1000, 90, -50)
    sc.flat(h["far_pad"].buffer(16), "#7a2812", 0.35, "multiply", 10)
    sc.flat(h["brows"], cream(sc), 0.9, blur=2.4)
    sc.flat(U(h["far_eye"], h["near_eye"]).buffer(11), "#7a2812", 0.38, "multiply", 6)
    sc.flat(h["bridge"].buffer(7).difference(h["bridge"].buffer(-4)), "#8a2f12", 0.34, "multiply", 6)
    sc.flat(h["bridge"].buffer(-3), sc.lin([(0, "#ffce70", 0), (0.5, "#ffd47c", 0.9), (1, "#f4a848", 0.9)], 0, 180, 0, 300), 0.9, blur=4)  # fmt: skip
    sc.flat(h["jaw"].intersection(h["face"]), cream(sc), 1)
    sc.layer(h["chin"], cream(sc), z=3, **o)
    sc.flat(h["chin"], sc.lin([(0, RUST, 0.45), (0.6, RUST, 0)], 0, 370, 0, 430), 1, "multiply")
    sc.layer(h["far_pad"], cream(sc), z=4, **o)
    sc.layer(h["near_pad"], cream(sc), z=5, **o)
    sc.flat(U(h["far_eye"], h["near_eye"]), "#e9e0a0")
    sc.flat(h["iris"], sc.lin([(0, "#5d8a2a"), (1, "#c8d860")], 0, 216, 0, 262))
    sc.flat(h["pupil"], PAINT)
    sc.flat(U(h["far_eye"], h["near_eye"]), sc.lin([(0, "#5a2a10", 0.6), (0.6, "#5a2a10", 0)], 0, 218, 0, 256), 1, "multiply")  # fmt: skip
    sc.flat(h["glint"], "#ffffff")
    sc.flat(U(h["lids"], h["lower"]), "#3a1410", 0.95)
    sc.layer(h["nose"], sc.lin([(0, "#f0a090"), (1, "#b8504e")], 0, 270, 0, 330), z=2, **o)
    sc.flat(U(h["mouth"], h["nostrils"]), "#4a1c14", 0.9)
    sc.flat(h["dots"], "#4a1c14", 0.6)
    sc.flat(U(h["face"], h["far_ear"]), sc.lin([(0, "#141a30", 0.92), (0.44, "#40203a", 0.5), (0.76, "#6a2030", 0)], 180, 380, 470, 270), 1, "multiply")  # fmt: skip
    rimlight(sc, U(h["face"], h["near_ear"]), -5, 3, "#fffbe0", 0.95, 2, (620, 300), 620)
    paint(sc, h["stripes"].intersection(h["face"]))
    sc.flat(h["whiskers"], sc.lin([(0, "#8a9a98"), (1, "#fffdf4")], 200, 0, 440, 0), 0.8)


def paint(sc: Scene, g: Any, wet: float = 0.35) -> None:
    """Black paint on fur, a little blue light along its upper edge."""
    sc.flat(T(g, 0.8, 1.6), RUST, 0.5, "multiply", 1)
    sc.flat(g, sc.rad([(0, "#2c1a2a"), (1, "#150c16")], 600, 400, 800), 0.97)
    sc.flat(clean(g.difference(T(g, -1.6, 2.2))), "#b8c8f4", wet, blur=0.5)


def draw_stripes(sc: Scene, whole: Any) -> None:
    """What is painted, what is chalked out, and what is still running."""
    chalk = U([limb(w, 8) for w in cat.NEXT]).intersection(whole.buffer(-6))
    sc.flat(clean(chalk.difference(chalk.buffer(-1.8))), "#fffbe8", 0.62)
    paint(sc, clean(U(list(map(cat.stripe, cat.STRIPES_BODY))).intersection(whole)))
    paint(sc, clean(U(list(map(cat.stripe, cat.STRIPES_TAIL))).intersection(cat.TAIL).difference(whole)))
    run = U(limb("484,604,16 485,640,7 484,700,6 484,724,7 484,736,12", 6), limb("515,612,12 516,640,5 515,664,8", 5))
    paint(sc, fillet(U(cat.stripe(cat.FRESH), run), 5), 0.9)


def draw_her(sc: Scene) -> None:
    """Steps, bucket, and the painter with her brush."""
    m = T(mouse_suitcase(), 470, 1176, 0.42)
    sc.layer([(m["back"], "#6f7480"), (m["body"], "#8d97a0"), (m["inear"], "#e8b0a4"), (m["case"], "#a8432c"), (m["arm"], "#7a828c")], z=2, **EXACT)  # fmt: skip
    sc.flat(U(m["strap"], m["eye"]), PAINT)
    wood = sc.rad([(0, "#e8c888"), (0.4, "#a87a48"), (1, "#4a3426")], LX, 480, 620)
    ox: dict[str, Any] = {"cut": 0.3, "rim": "#fffbe4", "rimop": 0.9}
    sc.layer(U(limb("628,690,10 574,1150,13", 2), limb("664,690,9 640,1128,11", 2), limb("602,930,7 652,926,7", 1)), "#5c4030", z=6, **ox)  # fmt: skip
    steps = ladder(736, 1158, 668, 690, 74, 8, 13)
    sc.flat(T(steps, -26, 10), "#1a4440", 0.35, "multiply", 6)
    sc.layer(steps, wood, z=7, **ox)
    sc.layer(Polygon([(612, 684), (710, 684), (716, 698), (606, 698)]), wood, z=5, **ox)
    put(sc, T(bucket("#c9d2d6", 40, 36, PAINT), 634, 684, 0.92), z=2.4)
    sc.flat(limb("624,652,4 624,668,3 623,676,4", 3), PAINT)
    px, py, s = 716, 826, 1.4

    def to(x: float, y: float) -> tuple[float, float]:
        return (px - x) / s, (y - py) / s

    pose = SIDE["reach"].but(hip=0.93, lean=21, nod=-16, foot_a=(0.2, 0.1), foot_b=(-0.16, 0.0), grip_a="grip", grip_b="grip")  # fmt: skip
    look = dress("overalls", "#2a4e6c", "#2a4e6c", "#f0dfba").but(pattern="stripes", pattern_colour="#b8503c")
    p = person(34, "side", pose, look, skin="#8a5636", hair="bun", hair_colour="#1f1418", mood="firm", hat="scarf", hat_colour="#f0c040", reach_a=to(594, 606), reach_b=to(668, 690))  # fmt: skip
    p = T(p, px, py, s, flip=True)
    put(sc, p, z=3, rim=(-2, 2.4, "#fff0bc", 0.95), cast=9)
    hx, hy = p.at("hand_a.hold")
    sc.layer(limb([(hx + 16, hy - 4, 8), (572, 610, 7)], 2), "#c98a4a", z=2, **EXACT)
    sc.layer(Polygon([(572, 598), (586, 600), (586, 618), (572, 624)]), "#d8dee0", z=2, **EXACT)
    sc.layer(Polygon([(526, 590), (574, 596), (574, 628), (522, 638), (534, 626), (520, 618), (532, 608), (518, 600)]), PAINT, z=3, **EXACT)  # fmt: skip


def draw() -> Scene:
    """Which half is he?"""
    sc = Scene("half_tiger", light=(LX, LY, 260), shadow="#06181e", bg="#235356")
    whole = U(cat.TORSO, cat.THIGHS, cat.HIND_FEET, cat.FORELEGS, cat.FOREPAWS)
    draw_studio(sc)
    draw_portrait(sc)
    draw_body(sc, whole)
    draw_stripes(sc, whole)
    draw_head(sc)
    beam = Polygon([(480, 40), (780, 60), (720, 1100), (180, 1000)])
    sc.flat(beam, sc.lin([(0, "#ffdc90", 0.5), (0.5, "#ffcf80", 0.2), (1, "#ffcf80", 0)], 640, 60, 440, 960), 0.7, "screen", 30)  # fmt: skip
    draw_her(sc)
    sc.vignette("#04141a", 0.55, 520, 520, 880, 0.45)
    sc.finish()
    return sc
