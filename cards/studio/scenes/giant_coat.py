"""A giant has fallen asleep in the square; people live in his coat, and a postwoman brings the evening post."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.gestures import drape, grasp
from cards.studio.papercut.people import dress, person

# bottle green, tweed, lichen, brick plum, moon milk, window amber; the moon and one window; sky / giant / street
BOTTLE, TWEED, LICHEN, PLUM, MILK, AMBER = "#17332c", "#3f5f4a", "#8a9a6b", "#5e3b43", "#f3efd2", "#eeb04a"
LX, LY = 206, 222  # the moon
WX, WY = 404, 742  # the window that is being opened
CX = 436  # middle of the giant

FLIP = lambda g: AF.translate(AF.scale(g, -1, 1, origin=(0, 0)), 2 * CX, 0)


def giant() -> dict[str, Any]:
    """The sleeper, from the front, knees drawn up under his coat; in card units."""
    d: dict[str, Any] = {}
    d["torso"] = shape(
        "196,560 208,460 262,398 350,360 436,350 522,360 610,398 664,460 676,560 670,740 436,790 202,740"
    )
    d["legL"] = shape(
        "176,1046^ 150,960 146,850 164,740 206,668 268,634 330,648 380,704 418,800 436,930 440,1062^ 310,1068"
    )
    d["legR"] = FLIP(d["legL"])
    d["armL"] = limb("256,448,108 184,548,124 170,640,124 204,698,116 272,694,106 352,668,88", 10)
    d["armR"] = limb("616,448,108 688,548,124 702,640,124 668,694,116 600,686,106 528,652,88", 10)
    d["cuffL"] = rounded(shape("338,622^ 352,614 366,616^ 382,660 384,708^ 370,718 354,716^ 340,668"), 5)
    d["cuffR"] = rounded(shape("534,604^ 520,598 506,602^ 490,646 490,694^ 504,704 520,702^ 532,654"), 5)
    d["boots"] = [
        shape("214,1128^ 206,1092 222,1058 262,1040 310,1038 352,1048 380,1076 386,1108 380,1130^ 296,1136"),
        FLIP(shape("214,1128^ 206,1092 222,1058 262,1040 310,1038 352,1048 380,1076 386,1108 380,1130^ 296,1136")),
    ]
    d["soles"] = [
        shape("206,1118^ 390,1120^ 394,1138 386,1148 214,1148 202,1136"),
        FLIP(shape("206,1118^ 390,1120^ 394,1138 386,1148 214,1148 202,1136")),
    ]
    d["face"] = shape("352,318 350,372 372,420 436,440 500,420 522,372 520,318 436,296")
    d["nose"] = shape("414,350 412,384 406,404 416,420 436,424 456,420 466,404 460,384 458,350")
    d["beard"] = shape(
        "346,352 334,400 348,470 372,532 398,590 424,634 438,650 452,632 476,586 502,528 524,470 538,400 526,352 506,404 470,424 436,428 402,424 366,404"
    )
    d["stache"] = shape(
        "436,420 416,414 384,424 356,448 334,478^ 372,470 410,464 436,446 462,464 500,470 538,478^ 516,448 488,424 456,414"
    )
    d["brim"] = shape("212,306 232,278 300,262 436,256 572,262 640,278 660,306 634,336 560,356 436,366 312,356 238,336")
    d["crown"] = shape(
        "286,290^ 288,208 306,142 346,98 398,84 438,104 482,80 534,92 572,140 586,210 590,292^ 510,318 436,322 362,318"
    )
    d["band"] = shape("287,246^ 360,268 436,274 512,268 589,248^ 590,294^ 510,320 436,324 362,320 286,292^")
    d["lapL"] = shape("314,372^ 338,404 366,492 414,612^ 366,628 320,602 276,530 262,440^ 284,392")
    d["lapR"] = FLIP(d["lapL"])
    return d


def tweed(
    sc: Scene, g: Any, c1: str, c2: str, fan: tuple[float, float, float] = (0, 0, 0), col: float = 13, step: float = 7
) -> None:
    """Herringbone in columns that fan out from (x, y) below; fan = (x, y, spread per unit)."""
    x0, y0, x1, y1 = g.bounds
    cx, cy, k = fan
    up, down = [], []
    for j in range(int((x1 - x0) / col * 1.6) + 2):
        u = x0 - (x1 - x0) * 0.3 + j * col
        for i in range(int((y1 - y0) / step) + 1):
            y = y0 + i * step
            ya = y + (step * 0.9 if j % 2 else 0)
            yb = y + (0 if j % 2 else step * 0.9)
            sa, sb = 1 + (ya - cy) * k, 1 + (yb - cy) * k
            bend = 6 * math.sin(y / 70 + u / 60)
            xa, xb = cx + (u - cx) * sa + bend, cx + (u + col - cx) * sb + bend
            (up if j % 2 else down).append(f"M{xa:.1f},{ya:.1f}L{xb:.1f},{yb:.1f}")
    with sc.clip(g):
        sc.raw(f'<path d="{"".join(up)}" stroke="{c1}" stroke-width="1.5" opacity=".34" fill="none"/>')
        sc.raw(f'<path d="{"".join(down)}" stroke="{c2}" stroke-width="1.5" opacity=".30" fill="none"/>')


def folds(sc: Scene, lines: list[str], g: Any, dark_: str = "#0c211c", lit: str = "#c9cf9c") -> None:
    """Folds of heavy cloth: a soft dark valley and a lit ridge beside it."""
    with sc.clip(g):
        for s in lines:
            q = limb(s, 8)
            sc.flat(T(q, 4, 2), dark_, 0.5, "multiply", 5)
            sc.flat(q, dark_, 0.55, "multiply", 1.2)
            sc.flat(T(q, -5, -1), lit, 0.16, "screen", 3)


def window(sc: Scene, x: float, y: float, w: float, h: float, rot: float, lit: bool, R: Any, tone: float = 0.0) -> None:
    """A window let into the cloth: frame, panes, sill, sometimes shutters, curtains or somebody."""
    at = lambda g: T(g, x, y, rot=rot)
    arch = R.random() < 0.3
    hole = U(box(-w / 2, -h / 2, w / 2, h / 2), ellipse(0, -h / 2, w / 2, w * 0.42) if arch else None)
    frame = hole.buffer(w * 0.13, join_style=2)
    wood = mix("#6e4a44", "#2b2a2a", tone)
    if R.random() < 0.34:
        for s in (-1, 1):
            sh_ = box(s * w * 0.66 - w * 0.2 + (s * w * 0.1), -h / 2, s * w * 0.66 + w * 0.2 + (s * w * 0.1), h / 2)
            sc.layer(at(sh_), mix("#7a4d50", "#2a2f2c", tone), z=2, cut=0, wash=0, fibre=0, sh=0.5)
    sc.layer(at(frame), wood, z=1.8, cut=0, wash=0, fibre=0, sh=0.55)
    if lit:
        sc.flat(at(hole), sc.lin([(0, "#ffe9a4"), (1, mix("#f0a93e", "#7a5a2a", tone))], x, y - h / 2, x, y + h / 2))
        who = R.random()
        if who < 0.3:
            cur = U(
                Polygon([(-w / 2, -h / 2), (-w * 0.08, -h / 2), (-w * 0.36, h * 0.2), (-w / 2, h / 2)]),
                Polygon([(w / 2, -h / 2), (w * 0.08, -h / 2), (w * 0.36, h * 0.2), (w / 2, h / 2)]),
            )
            sc.flat(at(cur), "#c9713f", 0.55)
        elif who < 0.48:
            px = R.uniform(-0.2, 0.2) * w
            person = U(
                ellipse(px, -h * 0.02, w * 0.15),
                Polygon(
                    [
                        (px - w * 0.26, h / 2),
                        (px - w * 0.16, h * 0.16),
                        (px + w * 0.16, h * 0.16),
                        (px + w * 0.26, h / 2),
                    ]
                ),
            )
            sc.flat(at(person), "#5a3526", 0.9)
        elif who < 0.6:
            sc.flat(
                at(U(box(-w * 0.3, h * 0.3, w * 0.1, h / 2), ellipse(-w * 0.1, h * 0.16, w * 0.22, h * 0.16))),
                "#4f6236",
                0.9,
            )
    else:
        sc.flat(at(hole), "#14261f")
        sc.flat(at(Polygon([(-w / 2, -h / 2), (w * 0.1, -h / 2), (-w / 2, h * 0.2)])), "#9fb39a", 0.22)
    bars = U(
        box(-w * 0.045, -h / 2 - (w * 0.42 if arch else 0), w * 0.045, h / 2),
        box(-w / 2, -h * 0.1, w / 2, -h * 0.1 + w * 0.08),
    )
    sc.flat(at(bars.intersection(hole)), wood)
    sc.layer(
        at(box(-w * 0.72, h / 2 + w * 0.06, w * 0.72, h / 2 + w * 0.22)),
        light(wood, 0.14),
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.5,
    )
    if lit:
        sc.glow(x, y, w * 2.0, "#ffb648", 0.5 - 0.2 * tone)


def feet(sc: Scene, d: dict[str, Any]) -> None:
    """He sits on the ground with his legs towards us: the soles of his boots, heels down."""
    for k, (x, rot) in enumerate(((302, -9), (578, 8))):
        A = lambda s, x=x, rot=rot: T(shape(s), x, 1146, 1.0, rot=rot)
        upper = A("-74,-24^ -82,-74 -92,-122 -80,-168 -42,-192 0,-198 42,-192 80,-168 92,-122 82,-74 74,-24^")
        sole = A("-54,-66 -66,-108 -64,-150 -36,-178 0,-184 36,-178 64,-150 66,-108 54,-66 50,-50^ -50,-50^")
        heel = A("-50,-44^ 50,-44^ 56,-14 44,8 0,14 -44,8 -56,-14")
        sc.flat(T(ellipse(0, 8, 96, 16), x, 1146), "#04100d", 0.6, "multiply", 8)
        leg = A("-96,-60^ -104,-120 -100,-176 -70,-226 0,-242 70,-226 100,-176 104,-120 96,-60^")
        sc.layer(leg, sc.near("#8a6a74", "#3a2830", 1000), z=12, sh=0.6, cut=0.4)
        with sc.clip(leg):
            for u in range(-96, 100, 12):
                sc.flat(
                    T(limb([(u * 1.1, -60, 2), (u, -150, 2), (u * 0.82, -246, 2)], 4), x, 1146, rot=rot),
                    "#f3efd2",
                    0.16,
                )
            sc.flat(T(upper, 0, -10).buffer(5), "#14080c", 0.55, "multiply", 7)
        rimlight(sc, leg, 4, 5, "#f3efd2", 0.6, blur=2, r=1200)
        sc.layer(upper, sc.near("#a07d5c", "#4a342f", 1000), z=8, sh=0.6, cut=0.4)
        rimlight(sc, upper, 4, 5, "#f3efd2", 0.55, blur=2, r=1200)
        welt = U(sole, heel).buffer(9)
        sc.layer(welt, sc.near("#c9a878", "#5a4238", 1050), z=3, cut=0.3)
        sc.layer(sole, sc.near("#8f7458", "#3f302c", 1050), z=3, cut=0.3, sh=0.5)
        sc.layer(heel, sc.near("#7d634c", "#362825", 1050), z=6, cut=0.3, sh=0.55)
        nails = [
            T(ellipse(u, v, 3.2), x, 1146, rot=rot)
            for u, v in (
                (-40, -150),
                (-20, -164),
                (2, -168),
                (24, -164),
                (42, -150),
                (-50, -126),
                (50, -126),
                (-50, -100),
                (50, -100),
                (-44, -78),
                (44, -78),
                (-36, -30),
                (36, -30),
                (-40, -8),
                (40, -8),
                (-16, 2),
                (16, 2),
            )
        ]
        sc.layer(U(nails), "#d9c99a", z=1.4, cut=0, wash=0, fibre=0, sh=0.5)
        worn = T(
            U(
                limb([(-24, -118, 1), (0, -124, 3), (26, -116, 1)], 4),
                limb([(-20, -100, 1), (2, -104, 3), (22, -98, 1)], 4),
            ),
            x,
            1146,
            rot=rot,
        )
        sc.flat(worn, "#1f1614", 0.5)
        if k == 0:  # a hole in the sole, well mended: somebody lives there too
            p = T(rounded(box(-20, -146, 20, -112), 5), x, 1146, rot=rot)
            sc.layer(p, "#a94a4e", z=1.6, cut=0.2, fibre=0, wash=0.2)
            e = p.buffer(-3).exterior
            sc.flat(
                U(
                    *[
                        limb([(u.x, u.y, 1.5), (v.x, v.y, 1.5)], 1, 3)
                        for q in np.arange(0, e.length - 5, 9)
                        for u, v in [(e.interpolate(q), e.interpolate(q + 5))]
                    ]
                ),
                MILK,
                0.8,
            )
        else:
            dr = T(U(box(-13, -30, 13, 10), ellipse(0, -30, 13)), x, 1146, rot=rot)
            sc.layer(dr.buffer(3.5), "#5e3b43", z=1.6, cut=0, wash=0, fibre=0)
            sc.flat(dr, sc.lin([(0, "#ffe9a4"), (1, "#e09a3a")], x, 1104, x, 1160))
            sc.flat(T(U(box(-1.2, -44, 1.2, 10), box(-13, -14, 13, -11.6)), x, 1146, rot=rot), "#5e3b43")
            sc.glow(x - 2, 1128, 54, "#ffb648", 0.6)


def postwoman() -> Figure:
    """On the ladder, facing right, a letter held out; feet near 0,0, 178 tall."""
    ink, mid = "#14251f", "#20382f"
    f = Figure()
    f.add(limb("-8,-76,26 -14,-40,20 -10,2,15", 6), ink, "leg.far")
    f.add(shape("-20,18^ -21,0 -12,-6 0,-1 12,8 16,18^"), "#0e1b18", "boot")
    f.add(limb("6,-84,30 32,-64,23 20,-34,16", 8), mid, "leg")
    f.add(T(shape("8,-12^ 8,-28 18,-33 28,-28 42,-20 45,-12^"), 0, -14.4), "#0e1b18", "boot")
    f.add(shape("-25,-100^ -31,-70 -30,-40^ -8,-34 20,-40 42,-50^ 38,-72 25,-102^"), "#43323c", "skirt")
    f.add(
        U(
            limb("-22,-90,1 -24,-64,2.4 -22,-42,1", 4),
            limb("0,-88,1 4,-62,2.4 6,-40,1", 4),
            limb("18,-84,1 26,-66,2.4 30,-50,1", 4),
        ),
        ink,
        "folds",
        0.3,
        True,
    )
    f.add(shape("-24,-98^ -32,-126 -22,-150 0,-157 18,-150 26,-128 26,-98^ 0,-92"), "#274a5a", "jacket")
    f.add(limb("-18,-150,5 6,-124,5 22,-102,5", 4), "#7a5a38", "strap", 0.5)
    f.add(rounded(shape("-58,-118^ -20,-124^ -14,-84^ -54,-76^"), 5), "#7a5a38", "satchel", 1.4)
    f.add(shape("-59,-119^ -20,-125^ -18,-102 -36,-94 -56,-100^"), "#93703f", "flap", 0.7)
    f.add(shape("-48,-128^ -28,-132^ -26,-118^ -46,-114^"), MILK, "letters", 0.4)
    f.add(limb("12,-144,18 30,-128,15 46,-122,12", 6), "#1f3d4b", "arm.rail")
    for q in grasp("#b0764f"):
        f.extend(T(q, 57, -122, 0.24, rot=15), "rail.")
    f.add(shape("0,-166 -2,-180 6,-190 18,-190 26,-180 31,-173^ 26,-171 26,-165 22,-160 8,-158"), "#b0764f", "face")
    f.add(
        shape("-14,-166 -16,-184 -4,-198 12,-198 22,-190 12,-184 8,-172 10,-160 2,-154 -8,-158"), "#a94a4e", "headscarf"
    )
    f.add(
        U(
            shape("-12,-164 -26,-160 -34,-148^ -20,-150 -8,-158"),
            shape("-12,-168 -28,-170 -40,-164^ -24,-160 -12,-162"),
        ),
        "#93393f",
        "knot",
        0.7,
    )
    f.add(
        U(*[ellipse(x, y, 1.7) for x, y in ((-6, -188), (4, -192), (-8, -176), (2, -180), (12, -194))]),
        MILK,
        "dots",
        0.3,
        True,
    )
    f.add(limb("8,-146,18 34,-150,15 60,-160,11", 6), "#2f5566", "arm")
    f.add(ellipse(65, -162, 6.5), "#b0764f", "hand")
    f.add(T(box(-15, -10, 15, 10), 82, -170, rot=-14), "#fffbe8", "letter", 1.2)
    f.add(T(limb("-15,-10,1.2 0,2,1.2 15,-10,1.2", 2), 82, -170, rot=-14), "#b9a97c", "fold", 0.3, True)
    f.mark("lettre", 82, -170)
    return f


def draw() -> Scene:
    sc = Scene("giant_coat", light=(LX, LY, 260), shadow="#04100d", bg=BOTTLE)
    near = sc.near
    # ------------------------------------------------ sky and moon
    sc.backdrop(
        sc.rad([(0, "#dfe4c0"), (0.16, "#a9bd9c"), (0.42, "#5f8674"), (0.75, "#2f5548"), (1, "#1b3a32")], LX, LY, 900)
    )
    S = sc.stream("stars")
    sc.flat(U(*[star(S.uniform(0, 800), S.uniform(0, 520), S.uniform(1.4, 3.6), 4, 0.3) for _ in range(60)]), MILK, 0.6)
    sc.layer(ellipse(LX, LY, 104), "#f6f1d4", z=5, cut=0.5, wash=0.5, fibre=0, rimop=0.2)
    sc.flat(
        U(ellipse(LX - 30, LY - 20, 22, 15), ellipse(LX + 34, LY + 30, 26, 18), ellipse(LX + 20, LY - 46, 12, 8)),
        "#d9d8b4",
        0.55,
    )
    sc.glow(LX, LY, 330, "#f5f3d6", 0.55)
    K = sc.stream("clouds")
    for x, y, w in ((70, 386, 300), (770, 318, 260), (380, 40, 260), (90, 60, 160)):
        g = U(
            *[
                limb(
                    [
                        (x - w * a + K.uniform(-20, 20), y + j * 13, 2),
                        (x - w * 0.1, y + j * 13 - 4, 13),
                        (x + w * a + K.uniform(-20, 20), y + j * 13 + 2, 2),
                    ],
                    6,
                )
                for j, a in enumerate((0.34, 0.6, 0.44))
            ]
        )
        sc.layer(fillet(g, 4), near("#d3dab4", "#5f8872", 620), z=4, sh=0.16, op=0.6, fibre=0.05)
    # ------------------------------------------------ far roofs and hill
    F = sc.stream("far")
    g, top = land(F, [(-40, 690), (120, 640), (300, 660), (520, 640), (700, 622), (860, 660)])
    sc.layer(g, near("#8fa889", "#2f5a4b", 620), z=6, sh=0.25)
    gs, lit = [], []
    for row, (y, s) in enumerate(((676, 34), (724, 46))):
        x = -20.0
        while x < 830:
            w = s * F.uniform(0.8, 1.2)
            if 190 < x + w / 2 < 690:
                x += w
                continue
            d = T(
                house(F, w, s * F.uniform(0.8, 1.5), F.choice(["gable", "side", "step", "tower"]), 0.5, detail=False),
                x + w / 2,
                y + 40,
            )
            gs += [(d["wall"], mix("#5f8272", "#3d6353", row)), (d["roof"], mix("#4c6c60", "#4d4548", row * 0.7))]
            lit += d["lit"]
            x += w * 0.98
        sc.layer(gs, z=4, cut=0.2, sh=0.3, fibre=0.05)
        gs = []
    sc.flat(U(lit), "#f3c46a", 0.9)
    sc.veil([(0, "#b9cba4", 0), (0.5, "#b9cba4", 0.1), (0.62, "#b9cba4", 0.34), (0.72, "#b9cba4", 0)], 0, 0, 0, 1200)
    # ------------------------------------------------ the square
    sq = box(-40, 1020, 840, 1260)
    sc.layer(sq, sc.lin([(0, "#54705f"), (0.5, "#33503f"), (1, "#1c362c")], 0, 1020, 0, 1200), z=8, dy=-4)
    arcs = []
    for k in range(15):
        y = 1046 + k * 6 + k * k * 0.55
        for j in range(-13, 14):
            x = CX + j * (34 + k * 4.4) + (17 if k % 2 else 0)
            w = 15 + k * 2
            arcs.append(
                limb([(x - w, y + 4 + k * 0.3, 0.5), (x, y, 1.5 + k * 0.09), (x + w, y + 4 + k * 0.3, 0.5)], 4, 3)
            )
    sc.flat(U(arcs), "#c9cf9c", 0.22)
    sc.flat(ellipse(CX + 40, 1116, 360, 44), "#06140f", 0.6, "multiply", 16)
    # ------------------------------------------------ the giant
    d = giant()

    coat = lambda r=760: near("#a3b585", "#2b493b", r, mid="#587758")
    sc.layer(d["torso"], coat(620), z=14, sh=0.5)
    tweed(sc, d["torso"], "#d3d6a6", "#10261f", (CX, 350, 0.0006))
    folds(
        sc,
        [
            "236,440,2 226,520,8 240,600,3",
            "640,440,2 650,520,8 636,600,3",
            "560,430,2 590,510,7 600,590,2",
            "316,430,2 286,520,7 276,600,2",
        ],
        d["torso"],
    )
    R = sc.stream("windows")
    # legs under the coat
    for k, (key_, fx) in enumerate((("legL", 270), ("legR", 602))):
        sc.layer(d[key_], coat(880), z=13, sh=0.5)
        tweed(sc, d[key_], "#d9dcab", "#10261f", (fx, 640, 0.0007))
        m = (
            (lambda s: s)
            if k == 0
            else (
                lambda s: " ".join(
                    f"{2 * CX - float(t.split(',')[0])},{t.split(',')[1]},{t.split(',')[2]}" for t in s.split()
                )
            )
        )
        folds(
            sc,
            [
                m(s)
                for s in (
                    "250,690,2 206,800,9 196,1000,12 200,1090,6",
                    "336,716,2 352,820,8 350,960,12 356,1100,6",
                    "396,800,2 410,900,8 414,1090,8",
                    "292,700,1 280,860,6 276,1090,8",
                )
            ],
            d[key_],
        )
        rimlight(sc, d[key_], 5, 4, "#f3efd2", 0.55, blur=2.4, r=900)
        hem = clean(d[key_].difference(T(d[key_], 0, -13)).intersection(box(0, 1010, 800, 1110)))
        sc.layer(hem, near("#91a378", "#24402f", 900), z=2, cut=0.3, sh=0.4)
    feet(sc, d)
    # the knees come towards us
    for x in (262, 610):
        with sc.clip(U(d["legL"], d["legR"])):
            sc.glow(x, 752, 120, "#dfe3b4", 0.34, "screen", 0.7, 0.55)
    with sc.clip(U(d["legL"], d["legR"])):
        sc.flat(limb("436,760,30 434,880,90 436,1080,130", 6), "#0c211c", 0.42, "multiply", 22)
        sc.flat(
            U(limb("170,812,6 250,842,26 340,812,6", 6), limb("534,812,6 620,842,26 702,812,6", 6)),
            "#0c211c",
            0.3,
            "multiply",
            12,
        )
    # placket with doors for buttons
    pl = limb("436,720,16 437,800,42 437,900,50 438,1000,50 438,1056,52", 8)
    sc.layer(pl, near("#b1c08f", "#2f4e3f", 820), z=5, sh=0.5, cut=0.3)
    tweed(sc, pl, "#d9dcab", "#10261f", (CX, 640, 0.0003), 9, 6)
    for y in (850, 924, 998):
        btn = ellipse(437, y, 20)
        sc.layer(btn, "#7a4a4e", z=4, cut=0, fibre=0, wash=0.4)
        sc.layer(btn.difference(ellipse(437, y, 15.5)), "#93605e", z=1.4, cut=0, fibre=0, wash=0)
        holes = U(*[ellipse(437 + a * 5, y + b * 5, 2.5) for a in (-1, 1) for b in (-1, 1)])
        sc.flat(holes, "#ffd47a")
        sc.glow(437, y, 26, "#ffb648", 0.4)
        sc.layer(
            U(box(424, y + 21, 450, y + 24.6), box(421, y + 26, 453, y + 30)), "#8c9a70", z=1.6, cut=0, wash=0, fibre=0
        )
        sc.flat(ellipse(449.5, y + 1, 1.8), "#f3efd2")
    # windows on the knees
    for k in (0, 1):
        for row, y in enumerate((716, 782, 848, 914)):
            n = (2, 3, 3, 3)[row]
            for i in range(n):
                u = (i - (n - 1) / 2) * (74 + row * 4) + R.uniform(-6, 6)
                x = 272 + u
                rot = -u * 0.07
                yy = y + abs(u) * 0.12 + R.uniform(-4, 4)
                if k:
                    x, rot = 2 * CX - x + 4, -rot
                    yy += 6
                ladder_x = 262 + (1090 - yy) * 0.222
                if k == 0 and (abs(x - ladder_x) < 40 or (x > 330 and 640 < yy < 860) or (240 < x and 690 < yy < 880)):
                    continue
                w = R.uniform(23, 30) + row * 0.8
                if k and yy < 746 and x < 630:
                    continue  # under the sleeve
                window(sc, x, yy, w, w * R.uniform(1.25, 1.5), rot, R.random() < 0.74, R, 0.35 if k else 0.1)
    # ------------------------------------------------ chest: lapels, pocket with a chimney, beard
    for key_ in ("lapL", "lapR"):
        sc.layer(d[key_], near("#c3cfa0", "#35574a", 560), z=7, sh=0.5)
        tweed(sc, d[key_], "#eef0c8", "#17332c", (CX, 500, 0.0002), 11, 7)
        st = d[key_].buffer(-7).exterior
        sc.flat(
            U(
                *[
                    limb([(a.x, a.y, 1.4), (b.x, b.y, 1.4)], 1, 3)
                    for q in np.arange(0, st.length - 6, 11)
                    for a, b in [(st.interpolate(q), st.interpolate(q + 5))]
                ]
            ),
            "#eef0c8",
            0.5,
        )
    # window box on the left lapel
    window(sc, 318, 500, 30, 38, 12, True, sc.stream("lapel"))
    wb = T(box(-24, 0, 24, 12), 312, 524, rot=12)
    L = sc.stream("flowers")
    gr = [
        leaf(312 + L.uniform(-22, 22), 524 + L.uniform(-8, 6), L.uniform(10, 20), -1.57 + L.uniform(-0.8, 0.8), 0.4)
        for _ in range(22)
    ]
    sc.layer(U(gr), "#9db25e", z=2, cut=0, wash=0, fibre=0)
    sc.layer(wb, "#7a4d50", z=2.4, cut=0, wash=0, fibre=0)
    sc.flat(U(*[ellipse(312 + L.uniform(-22, 24), 520 + L.uniform(-16, 0), 3) for _ in range(11)]), "#f6d0b4")
    # breast pocket
    pk = T(shape("-40,0^ 40,-4^ 38,58 0,68 -38,60^"), 548, 526, rot=4)
    chim = U(
        T(box(-10, -64, 10, 16), 560, 520, rot=4),
        T(box(-14, -68, 14, -58), 560, 520, rot=4),
        T(box(-6, -80, 5, -66), 560, 520, rot=4),
    )
    sc.layer(chim, "#8a5552", z=4, cut=0.2)
    sc.flat(U(*[box(553, 464 + k * 9, 573, 465.4 + k * 9) for k in range(6)]), "#4a2c30", 0.6)
    sc.layer(pk, near("#93a97f", "#33564a", 700), z=6, cut=0.4)
    tweed(sc, pk, "#eef0c8", "#17332c", (548, 526, 0), 9, 6)
    sc.flat(limb("508,536,3 548,538,3 588,532,3", 2), "#eef0c8", 0.35)
    window(sc, 546, 560, 24, 28, 4, True, sc.stream("pocket"), 0.2)
    sm = limb(
        "566,440,7 578,410,16 592,384,22 614,352,30 664,316,40 686,262,50 668,206,56 694,150,52 736,100,40 790,66,10",
        10,
    )
    sc.layer(sm, "#c9d6bd", z=5, op=0.32, sh=0.2, fibre=0)
    sc.layer(rounded(T(sm, 6, 4).intersection(sm.buffer(-9)), 4), "#e3eacb", z=2, op=0.3, sh=0.1, fibre=0)
    # face, beard, hat
    sc.layer(d["face"], near("#c99873", "#7a5546", 480), z=5, sh=0.5)
    sc.layer(d["beard"], near("#d9dcb8", "#7d8a68", 520), z=7, sh=0.5, cut=0.5)
    B = sc.stream("beard")
    st_ = []
    for _ in range(46):
        x = B.uniform(352, 520)
        y = B.uniform(420, 520)
        L_ = B.uniform(40, 110)
        dx = (CX - x) * L_ / 260
        st_.append(
            limb([(x, y, 0.5), (x + dx * 0.5 + B.uniform(-4, 4), y + L_ * 0.5, 2.2), (x + dx, y + L_, 0.4)], 5, 3)
        )
    with sc.clip(d["beard"]):
        sc.flat(U(st_), "#5a6a50", 0.5)
        sc.flat(T(U(st_), -2.4, 0), "#f6f4dc", 0.4)
    sc.layer(d["stache"], near("#eceacb", "#93a07c", 480), z=4, sh=0.5, cut=0.3)
    sc.flat(
        U(
            *[
                limb(
                    [(CX + s * 8, 430, 0.8), (CX + s * 40, 440 + j * 6, 2), (CX + s * (74 + j * 6), 462 + j * 4, 0.5)],
                    5,
                    3,
                )
                for s in (-1, 1)
                for j in range(4)
            ]
        ),
        "#6b7a5c",
        0.5,
    )
    sc.layer(d["nose"], near("#dba982", "#93664f", 460), z=4, sh=0.5)
    sc.flat(U(limb("418,410,1 424,416,2.6 430,414,1", 3), limb("454,410,1 448,416,2.6 442,414,1", 3)), "#6a4034", 0.6)
    sc.flat(U(ellipse(386, 400, 20, 12), ellipse(488, 400, 20, 12)), "#c9684f", 0.4, None, 4)
    # arms, and his hands folded on his belly, the left one over the right
    for key_, cuff, side, fl in (
        (
            "armL",
            "cuffL",
            1,
            [
                "208,540,2 190,600,8 196,660,3",
                "250,560,2 236,620,7 250,676,2",
                "244,640,2 262,676,7 262,730,2",
                "306,640,1 318,672,6 318,712,2",
            ],
        ),
        (
            "armR",
            "cuffR",
            -1,
            [
                "664,540,2 682,600,8 676,660,3",
                "622,570,2 636,630,7 622,690,2",
                "630,634,2 612,672,7 612,726,2",
                "570,624,1 558,658,6 560,700,2",
            ],
        ),
    ):
        sc.layer(d[key_], coat(720), z=14, sh=0.55)
        tweed(sc, d[key_], "#dfe2b4", "#10261f", (CX, 560, 0.0003))
        folds(sc, fl, d[key_])
        rimlight(sc, d[key_], 5, 4, "#f3efd2", 0.6, blur=2.4, r=860)
        place = (
            (lambda g: T(g, 372, 676, 1.6, rot=6))
            if side > 0
            else (lambda g: T(T(g, flip=True), 504, 644, 1.46, rot=-4))
        )
        lit, shade = ("#f0c49a", "#a8785a") if side < 0 else ("#d9aa82", "#8a5f48")
        palm = place(drape("#c99873", 1.0, 0.7))
        sc.flat(T(palm.outline(), 2, 12), "#04100d", 0.5, "multiply", 7)
        tone = {"finger": 0.0, "thumb": 0.12, "back": 0.0}
        for p in palm.pieces:
            if p.flat:
                sc.flat(p.geom, "#5a3a2c", 0.42)
            else:
                k = tone.get(p.name, 0.0)
                sc.layer(p.geom, near(dark(lit, k), dark(shade, k), 660), z=4, cut=0, sh=0.5, rim="#f6f1d4")
                rimlight(sc, p.geom, 2, 3, "#f6f1d4", 0.5, blur=1.2, r=620)
                rimlight(sc, p.geom, 0.5, -3.4, "#ffc870", 0.85, blur=1.4, c=(352, 760), r=260)
        sc.layer(d[cuff], near("#93a97f", "#33564a", 700), z=5, cut=0.3)
        tweed(sc, d[cuff], "#eef0c8", "#17332c", (450, 660, 0), 8, 6)
        rimlight(sc, d[cuff], 3, 2, "#f3efd2", 0.5, blur=1.6, r=700)
    RS = sc.stream("sleeves")
    for x, y, w, rot in (
        (206, 590, 27, 12),
        (258, 486, 26, 24),
        (186, 664, 24, 4),
        (262, 690, 25, -8),
        (662, 592, 27, -12),
        (612, 482, 26, -24),
        (690, 668, 25, -4),
        (606, 682, 25, 10),
    ):
        window(sc, x, y, w, w * 1.36, rot, RS.random() < 0.8, RS, 0.1 if x < CX else 0.3)
    # the child in the nightcap, at a sleeve window
    kx, ky = 240, 588
    window(sc, kx + 12, ky - 2, 30, 38, 14, True, sc.stream("kid3"))
    cap = shape(
        f"{kx + 1},{ky - 4}^ {kx + 4},{ky - 16} {kx + 14},{ky - 19} {kx + 26},{ky - 12} {kx + 33},{ky + 2}^ {kx + 25},{ky - 5} {kx + 17},{ky - 5}"
    )
    sc.layer(
        shape(f"{kx - 3},{ky + 19}^ {kx + 2},{ky + 8} {kx + 18},{ky + 9} {kx + 24},{ky + 20}^"),
        "#e9e2c4",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(U(ellipse(kx + 11, ky + 1, 9.5), ellipse(kx + 3, ky + 3, 2.4)), "#d9a27c", z=1.4, cut=0, wash=0, fibre=0)
    sc.layer(cap, "#f3efd2", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(
        U(*[limb([(kx + 3 + j * 7, ky - 18, 2.4), (kx + 6 + j * 7, ky + 2, 2.4)], 2) for j in range(4)]).intersection(
            cap
        ),
        "#2f5f6a",
    )
    sc.layer(ellipse(kx + 34, ky + 4, 3.4), "#f3efd2", z=1, cut=0, wash=0, fibre=0)
    # hat
    sc.layer(d["crown"], near("#7d8f72", "#2b4339", 560, mid="#4f6a58"), z=10, sh=0.5)
    sc.flat(
        U(
            limb("398,90,2 424,140,10 420,210,2", 8),
            limb("330,130,1 322,190,6 330,236,1", 8),
            limb("540,130,1 552,190,6 544,236,1", 8),
        ),
        "#0c211c",
        0.4,
        "multiply",
        3,
    )
    rimlight(sc, d["crown"], 6, 3, "#f6f1d4", 0.8, blur=2.4, r=620)
    sc.layer(d["band"], "#5e3b43", z=2.4, cut=0.4)
    sc.layer(d["brim"], near("#9fb086", "#2d473b", 560, mid="#5f7a62"), z=12, sh=0.6, dy=10)
    sc.flat(limb("240,318,1 330,344,4 436,352,5 540,344,4 632,318,1", 8), "#0c211c", 0.35, "multiply", 2)

    rimlight(sc, d["brim"], 3, 5, "#f6f1d4", 0.75, blur=2, r=620)
    window(sc, 512, 192, 30, 36, 6, True, sc.stream("attic"), 0.2)
    window(sc, 352, 200, 26, 32, -6, True, sc.stream("attic2"), 0.1)
    # ------------------------------------------------ the window that opens, and the ladder to it
    wx, wy, ww, wh = WX - 56, WY + 18, 56, 76
    fr = box(wx - ww / 2, wy - wh / 2, wx + ww / 2, wy + wh / 2)
    for s in (-1, 1):
        leafw = Polygon(
            [
                (wx + s * ww / 2, wy - wh / 2),
                (wx + s * (ww / 2 + 26), wy - wh / 2 - 9),
                (wx + s * (ww / 2 + 26), wy + wh / 2 + 9),
                (wx + s * ww / 2, wy + wh / 2),
            ]
        )
        ins = leafw.buffer(-4, join_style=2)
        sc.layer(leafw.difference(ins), "#7a4d44", z=5, cut=0, wash=0, fibre=0)
        sc.flat(ins, "#ffdf9a", 0.5)
        mx = wx + s * (ww / 2 + 13)
        sc.flat(
            box(wx + s * ww / 2 - (26 if s < 0 else 0), wy - 2, wx + s * ww / 2 + (26 if s > 0 else 0), wy + 2),
            "#7a4d44",
        )
        sc.flat(box(mx - 1.4, wy - wh / 2, mx + 1.4, wy + wh / 2), "#7a4d44")
    sc.layer(fr.buffer(6, join_style=2), "#8a5a4c", z=3, cut=0, wash=0, fibre=0)
    sc.flat(fr, sc.rad([(0, "#fffdf0"), (0.5, "#fff0b8"), (1, "#f7bf58")], wx, wy, 54))
    sc.glow(wx, wy, 230, "#ffc65e", 0.75)
    sc.glow(wx, wy, 110, "#fff3c8", 0.6)
    # who lives there: an old man with both hands out
    old = Polygon([(wx - 12, wy + 38), (wx - 7, wy + 6), (wx + 16, wy + 4), (wx + 24, wy + 38)])
    sc.layer(old, "#8a4f34", z=1.6, cut=0, wash=0, fibre=0, rimop=0.5)
    sc.layer(ellipse(wx + 6, wy - 8, 11.5), "#e9dfc4", z=1.4, cut=0, wash=0, fibre=0)
    sc.layer(U(ellipse(wx + 3, wy - 7, 9), ellipse(wx - 6, wy - 5, 3.4)), "#c98a62", z=0.8, cut=0, wash=0, fibre=0)
    sc.layer(
        shape(
            f"{wx - 7},{wy - 1}^ {wx - 4},{wy + 9} {wx + 3},{wy + 15} {wx + 12},{wy + 8} {wx + 15},{wy - 3}^ {wx + 4},{wy + 1}"
        ),
        "#f6efdc",
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(
        fillet(
            U(
                limb([(wx - 2, wy + 14, 8), (wx - 20, wy + 12, 6), (wx - 36, wy + 2, 5)], 5),
                limb([(wx + 6, wy + 20, 8), (wx - 16, wy + 24, 6), (wx - 34, wy + 14, 5)], 5),
            ),
            0.5,
        ),
        "#a5653f",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(box(wx - 42, wy + wh / 2 + 5, wx + 42, wy + wh / 2 + 14), "#93665a", z=3, cut=0, wash=0, fibre=0)
    A, Bt = (196, 1100), (306, 700)
    ux, uy = (Bt[0] - A[0]), (Bt[1] - A[1])
    ln = math.hypot(ux, uy)
    nx, ny = -uy / ln * 17, ux / ln * 17
    lad = [
        limb(
            [
                (A[0] + s * nx, A[1] + s * ny, 7),
                (Bt[0] + s * nx * 0.86 + ux * 0.05, Bt[1] + s * ny * 0.86 + uy * 0.05, 6),
            ],
            2,
        )
        for s in (-1, 1)
    ]
    n = 17
    rungs = [
        limb([(A[0] + ux * t - nx, A[1] + uy * t - ny, 5), (A[0] + ux * t + nx, A[1] + uy * t + ny, 5)], 2)
        for t in [(k + 0.6) / n for k in range(n)]
    ]
    sc.layer(U(lad, rungs), "#1d2b22", z=7, cut=0.2, sh=0.55)
    rimlight(sc, U(lad, rungs), -2, 2, "#ffd58a", 0.85, c=(wx, wy), r=330)
    # ------------------------------------------------ real houses of the square, in front at both sides
    H = sc.stream("houses")
    for x, y, w, h, kind in (
        (34, 1096, 116, 190, "step"),
        (118, 1108, 92, 142, "gable"),
        (772, 1098, 122, 200, "gable"),
        (690, 1110, 84, 132, "step"),
    ):
        hd_ = T(house(H, w, h, kind, 0.3, lean=0), x, y)
        left = x < CX
        put_house(
            sc,
            hd_,
            near("#9c7472" if left else "#6d4b52", "#4b3038", 860),
            "#5a3b43" if left else "#452d36",
            beam="#38262e",
            door="#2f1f26",
            z=9,
            glow=0.4,
            gs=34,
            night="#20191e",
            shutc="#3c5a4a",
        )
        rimlight(sc, hd_["wall"], 4, 2, "#f3efd2", 0.4, r=900)
    # washing line from a house to the sleeve
    wl = curve(np.array([(752, 850), (722, 838), (690, 792)]), n=8)
    sc.stroke(wl, "#e8e6c4", 1.3, 0.8)
    for k, c in ((4, "#f3efd2"), (8, "#c9d6bd"), (12, "#c98a78")):
        x, y = wl[k]
        sc.layer(
            shape(f"{x - 7},{y}^ {x + 7},{y - 3}^ {x + 8},{y + 20}^ {x - 6},{y + 22}^"), c, z=2, cut=0, wash=0, fibre=0
        )
    # people of the square
    fk = [
        T(person(68, "side", "stroll", dress("greatcoat"), hat="flat").outline(), 88, 1170, 0.5),
        T(person(34, "side", "point", dress("coat"), hat="scarf").outline(), 700, 1180, 0.5, flip=True),
        T(person(7, "side", "reach_up", dress("coat")).outline(), 672, 1182, 0.5),
        T(person(45, "side", "walk", dress("coat"), hat="bowler").outline(), 452, 1186, 0.5, flip=True),
        T(
            fillet(
                U(
                    shape("-10,0^ -11,-8 -8,-12 4,-12 8,-18 12,-20 18,-17^ 16,-13 12,-10 10,0^ 8,0 7,-6 -6,-6 -7,0"),
                    limb("-9,-11,2 -15,-18,1.4"),
                ),
                0.6,
            ),
            424,
            1188,
            1.2,
            flip=True,
        ),
    ]
    for g in fk:
        sc.layer(g, "#152a23", z=4, cut=0, wash=0, fibre=0)
        rimlight(sc, g, 2.4, 1.6, "#f3efd2", 0.7, r=1100)
        sc.flat(
            T(
                AF.scale(
                    AF.skew(g, xs=-50, origin=(g.bounds[0], g.bounds[3])), 1, 0.3, origin=(g.bounds[0], g.bounds[3])
                ),
                0,
                0,
            ),
            "#04100d",
            0.4,
            "multiply",
            2,
        )
    # ------------------------------------------------ the postwoman
    pw = T(postwoman(), 236, 923, 1.06)
    put(sc, pw, z=3, cut=0, sh=0.55, rim=(-2.2, 1.4, "#ffd98c", 0.8))
    sc.glow(wx - 20, wy, 90, "#fff3c8", 0.15)
    # breath: two curls from under the moustache
    sc.vignette("#06120e", 0.42, CX - 40, 560, 940, 0.55)
    sc.finish()
    return sc
