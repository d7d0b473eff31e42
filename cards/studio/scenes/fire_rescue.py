"""A fire fighter carries a small crying fire down from a house of ice."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.faces import head
from cards.studio.papercut.gestures import grasp
from cards.studio.papercut.people import dress, person

# night cyan, ice, rime, coat ochre, blaze cream, vermilion; the fire in her arms; night / ice house / ladder and neighbours
NIGHT, ICE, RIME, OCHRE, BLAZE, RED = "#123f55", "#6fb1c4", "#bfe0e4", "#a9772f", "#fff3c4", "#e4522b"
FX, FY = 322, 884  # her lower foot
LX, LY = FX + 92, FY - 410
SLOPE = 0.34  # of the ladder


def fire() -> list[tuple[Any, str]]:
    """The small fire, its base on her forearm at 78,-322; figure coordinates; from red to cream, the cream its face."""
    outer = shape(
        "30,-336 22,-372 34,-400 26,-428 50,-450^ 56,-432 70,-440 78,-466 100,-496^ 102,-468 120,-456 136,-470 146,-494^ 154,-466 150,-440 164,-430 172,-444^ 174,-406 162,-370 144,-340 112,-322 78,-316 48,-322"
    )
    mid = shape(
        "42,-340 36,-372 50,-400 46,-416^ 66,-412 78,-430 96,-462^ 100,-438 118,-426 132,-440^ 144,-418 140,-402 154,-404^ 152,-380 140,-354 116,-334 84,-326 58,-330"
    )
    inner = shape(
        "52,-350 50,-376 64,-398 72,-408^ 84,-404 92,-420 100,-436^ 108,-414 124,-408 132,-416^ 140,-394 138,-368 122,-346 98,-334 70,-336"
    )
    core = shape(
        "60,-358 57,-378 66,-394 78,-398 86,-410^ 94,-400 104,-404 110,-418^ 118,-400 128,-388 128,-366 118,-350 98,-341 76,-343"
    )
    return [(outer, RED), (mid, "#f5893a"), (inner, "#ffca62"), (core, "#ffeeb4")]


def fire_face(sc: Scene) -> None:
    """Eyes that look up at her, cut like small dark flames, brows drawn up, a mouth about to cry; one tear."""
    ink = "#8f3214"
    put_ = lambda g: T(T(g, 0, 0, 1.0, rot=-14, o=(92, -370)), FX, FY)
    for x, y, lean in ((82, -374, -16), (109, -373, -16)):
        eye = T(shape("0,-9^ 4.6,-2 5,4 0,8 -5,4 -4.6,-2"), x, y, rot=lean)
        sc.flat(put_(eye), ink)
        sc.flat(put_(ellipse(x - 1.4, y - 1.6, 1.9)), "#fff6d8")
    sc.flat(
        put_(U(limb("72,-386,.8 79,-390,2.2 86,-391,.8", 4), limb("105,-391,.8 112,-389,2.2 119,-384,.8", 4))), ink, 0.9
    )
    sc.flat(put_(limb("89,-353,.8 94,-356,2.4 99,-356,2.4 103,-352,.8", 5)), ink, 0.95)
    drop = put_(shape("115,-366^ 119,-356 115,-351 111,-356"))
    sc.layer(drop, "#fffdf2", z=1.2, cut=0, wash=0, fibre=0, sh=0.35, shc="#c8641a")


def fire_arms() -> list[tuple[Any, str]]:
    """Its two arms: one round her neck, one on her collar."""
    a = fillet(
        U(
            limb("52,-424,20 26,-440,17 0,-446,14 -22,-440,12", 8),
            limb("-20,-440,8 -34,-444,5 -40,-442,2", 4),
            limb("-20,-439,8 -36,-434,5 -42,-430,2", 4),
            limb("-18,-438,7 -28,-426,4 -31,-420,2", 4),
        ),
        1.5,
    )
    b = fillet(
        U(
            limb("60,-380,18 40,-394,16 22,-400,12", 8),
            limb("24,-400,7 11,-408,4 6,-410,2", 4),
            limb("24,-399,7 8,-399,4 3,-398,2", 4),
            limb("24,-398,7 12,-390,4 8,-387,2", 4),
        ),
        1.5,
    )
    return [(a, "#e9592d"), (b, "#f5893a")]


def fire_fighter() -> Figure:
    """In profile facing right, coming down; lower foot at 0,0; the fire comes between torso and near arm."""
    f = Figure()
    coat, coat_d, trouser, boot = "#b8822f", "#6b4a24", "#41667a", "#4a352e"
    band = "#f2e2a8"
    # legs: the far one straight down to its rung, the near one bent on the next but one above
    boot_shape = shape("14,-138^ 68,-134^ 67,-102 86,-92 104,-82 111,-66 110,-58^ 10,-58^ 8,-84")
    sole = shape("7,-60^ 112,-60^ 112,-49^ 8,-49^")
    shine = U(
        limb("20,-126,3 42,-124,3 62,-122,2", 4),
        limb("98,-74,1 84,-84,3 68,-92,1", 4),
        limb("64,-112,1 58,-96,3 46,-88,1", 4),
    )
    low = lambda g: T(g, -42, 124)
    f.add(fillet(limb("-58,-256,84 -44,-130,62 -10,-4,50", 10), 3), dark(trouser, 0.28), "leg.far")
    f.add(
        limb("-44,-46,15 20,-36,15", 3).intersection(limb("-58,-256,84 -44,-130,62 -10,-4,50", 10)),
        "#b8a878",
        "band",
        0.4,
    )
    f.add(low(boot_shape), dark(boot, 0.3), "boot.far")
    f.add(low(sole), "#1a1417", "sole.far")
    f.add(low(shine), "#6a4f44", "shine", 0.3, True, 0.7)
    thigh = fillet(limb("-50,-250,92 24,-252,80 84,-224,68 82,-176,58 44,-124,52", 12), 4)
    f.add(thigh, trouser, "leg", 1.4)
    f.add(
        U(
            limb("20,-216,1 44,-210,4 62,-194,1", 5),
            limb("108,-206,1 94,-190,4 72,-184,1", 5),
            limb("96,-166,1 78,-160,3 60,-162,1", 5),
        ),
        "#1d313c",
        "folds",
        0.3,
        True,
        0.8,
    )
    f.add(limb("22,-160,15 92,-146,15", 3).intersection(thigh), band, "band", 0.5)
    f.add(boot_shape, boot, "boot", 1.2)
    f.add(sole, "#1a1417", "sole")
    f.add(shine, "#8a6a58", "shine", 0.3, True, 0.8)
    # coat
    c = shape(
        "8,-468 -38,-458 -84,-424 -108,-366 -110,-300 -126,-214^ -70,-192 0,-194 40,-212^ 38,-262 44,-320 62,-380 58,-430 36,-462"
    )
    f.add(c, coat, "coat")
    f.add(
        U(
            limb("-92,-380,1 -84,-310,5 -96,-222,2", 6),
            limb("-54,-320,1 -46,-270,5 -50,-202,2", 6),
            limb("-10,-300,1 -4,-254,5 -6,-200,2", 6),
            limb("-70,-430,1 -52,-400,4 -48,-380,1", 5),
        ),
        coat_d,
        "folds",
        0.3,
        True,
        0.7,
    )
    hem = clean(c.intersection(limb("-150,-232,17 -70,-214,17 0,-214,17 60,-232,17", 8)))
    f.add(hem, band, "band", 0.5)
    belt = clean(c.intersection(limb("-150,-300,15 -80,-290,15 0,-288,15 60,-300,15", 8)))
    f.add(belt, "#5a3a24", "belt", 0.6)
    f.add(rounded(box(-64, -302, -44, -278), 3), "#d9b25a", "buckle", 0.6)
    f.add(limb("-46,-284,7 -62,-262,7 -60,-236,6 -44,-232,5", 8), "#c9a25a", "rope", 0.6)
    f.add(shape("-34,-466^ -6,-486 26,-482 46,-462 44,-444^ 6,-442 -30,-448^"), "#7d5626", "collar", 0.8)
    # head
    hd = T(
        head(
            "side", 50, FEELINGS["tender"]._replace(open=0.62, look=(0.4, 1), curve=0.6), "#a9704a", "braid", "#7d756c"
        ),
        50,
        -506,
        0.92,
        rot=34,
    )
    f.extend(hd, "head.")
    hel = U(
        shape("-50,-12^ -50,-48 -28,-76 4,-82 34,-70 46,-44 48,-26^ 0,-20"),
        shape("40,-36^ 62,-30 76,-18^ 52,-20 40,-22^"),
    )
    flap = shape("-50,-30^ -62,-4 -78,14 -90,20^ -66,30 -44,22 -30,2 -26,-22^")
    comb = shape("-44,-56^ -34,-82 -6,-96 24,-88 36,-70^ 26,-76 2,-84 -24,-74")
    put_h = lambda g: T(g, 50, -506, 0.92, rot=34)
    f.add(put_h(flap), "#7a2a24", "helmet.flap", 0.8)
    f.add(put_h(comb), "#8f3129", "helmet.comb", 0.6)
    f.add(put_h(hel), "#b3402f", "helmet", 1.2)
    f.add(put_h(limb("-50,-20,6 0,-24,7 48,-28,6", 5)), "#e2c06a", "helmet.trim", 0.5)
    f.add(put_h(shape("26,-60^ 42,-54 44,-36 32,-30 22,-40")), "#e2c06a", "badge", 0.5)
    return f


def far_arm() -> tuple[Figure, Figure]:
    """The arm to the rail: (sleeve and palm behind the rail, fingers round it)."""
    f, over = Figure(), Figure()
    f.add(fillet(limb("20,-436,54 98,-492,50 142,-524,42", 8), 3), "#9a6c2a", "arm.far")
    f.add(
        U(limb("92,-470,1 104,-486,4 100,-504,1", 5), limb("112,-484,1 124,-502,3 120,-516,1", 5)),
        "#5a3f1c",
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("132,-506,14 150,-540,14", 3), "#f2e2a8", "band", 0.6)
    back, front = grasp("#6a4434")
    m = lambda g: T(g, 187, -549, 0.9, rot=22)
    f.extend(m(back), "glove.")
    over.extend(m(front), "glove.")
    return f, over


def near_arm() -> Figure:
    """The arm that carries, laid over the fire."""
    f = Figure()
    f.add(limb("-36,-420,70 -46,-336,62 -8,-312,56 66,-318,44", 10), "#c9913a", "arm")
    f.add(
        U(
            limb("-66,-350,1 -48,-338,5 -28,-342,1", 5),
            limb("-30,-396,1 -22,-370,4 -26,-350,1", 5),
            limb("-40,-306,1 -26,-318,4 -18,-334,1", 5),
        ),
        "#7a5424",
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("48,-316,50 56,-317,50", 3), "#f7ebb8", "band", 0.5)
    f.add(
        fillet(
            U(
                limb("66,-318,38 96,-318,36 116,-324,30", 6),
                *[
                    limb(
                        [
                            (104, -332 + k * 9, 12),
                            (132 - abs(k - 1.5) * 4, -338 + k * 9.5, 11),
                            (140 - abs(k - 1.5) * 6, -344 + k * 9, 8),
                        ],
                        4,
                    )
                    for k in range(4)
                ],
            ),
            1.5,
        ),
        "#5a3a2c",
        "glove",
    )
    f.add(
        U(*[limb([(108, -326 + k * 9, 1), (126, -331 + k * 9, 2), (138 - k, -337 + k * 9, 0.6)], 3) for k in range(3)]),
        "#2f1d18",
        "lines",
        0.3,
        True,
    )
    return f


def icicle(x: float, y: float, L: float, w: float, R: Any) -> Any:
    """Hanging from x,y."""
    b = R.uniform(-0.06, 0.06) * L
    return shape(
        f"{x - w / 2},{y - 3}^ {x - w * 0.42},{y + L * 0.2} {x - w * 0.24 + b * 0.3},{y + L * 0.5} {x - w * 0.1 + b * 0.7},{y + L * 0.8} {x + b},{y + L}^ {x + w * 0.14 + b * 0.7},{y + L * 0.8} {x + w * 0.3 + b * 0.3},{y + L * 0.48} {x + w * 0.44},{y + L * 0.2} {x + w / 2},{y - 3}^",
        6,
    )


def draw() -> Scene:
    sc = Scene("fire_rescue", light=(LX, LY, 220), shadow="#04141d", bg=NIGHT)
    near = sc.near
    ICES = lambda r=560: sc.rad(
        [(0, "#fff3dc"), (0.18, "#fbc7a2"), (0.34, "#e0a9a4"), (0.5, "#a3b4c2"), (0.68, "#6aa9bc"), (1, "#235f78")],
        LX,
        LY,
        r,
    )
    # ------------------------------------------------ night and the frozen town
    sc.backdrop(
        sc.rad([(0, "#c98a6e"), (0.2, "#7d7a80"), (0.42, "#2f6378"), (0.75, "#164a60"), (1, "#0d3244")], LX, LY, 860)
    )
    S = sc.stream("stars")
    sc.flat(
        U(*[star(S.uniform(0, 420), S.uniform(0, 640), S.uniform(1.3, 3.4), 4, 0.3) for _ in range(46)]), "#dff0ee", 0.7
    )
    for k, (y, c, n) in enumerate(((760, "#3a7288", 9), (850, "#2a5f75", 7), (950, "#1c4c61", 6))):
        T_ = sc.stream(f"town{k}")

        x = -50.0
        while x < 430:
            w = T_.uniform(44, 74) + k * 14
            h = T_.uniform(90, 190) + k * 20
            top = y - h
            ap = T_.uniform(0.5, 1.3)
            b = U(Polygon([(x, y + 300), (x, top), (x + w / 2, top - w * ap), (x + w, top), (x + w, y + 300)]))
            b = clean(
                b.difference(
                    U(
                        *[
                            panes(x + w * (0.2 + 0.36 * i), top + 22 + j * 44, w * 0.22, 24, 2, 2, 0.2).convex_hull
                            for i in range(2)
                            for j in range(4)
                        ]
                    )
                )
            )
            sc.layer(b, near("#b0928e", c, 620), z=6, sh=0.3, cut=0.4, fibre=0.05, rimop=0.4)
            rimlight(sc, b, -3.4, 2.2, "#ffb478", 0.9, 1.2, r=520)

            sc.layer(
                limb([(x - 3, top + 3, 5), (x + w / 2, top - w * ap - 1, 9), (x + w + 3, top + 3, 5)], 2, 4),
                near("#f0cdbc", mix(c, "#bfe0e4", 0.5), 620),
                z=3,
                cut=0.4,
                fibre=0,
                sh=0.3,
            )

            x += w * T_.uniform(0.9, 1.04)
        sc.veil(
            [
                (0, "#86b8c8", 0),
                (y / 1200 - 0.12, "#86b8c8", 0.0),
                (y / 1200, "#86b8c8", 0.2),
                (y / 1200 + 0.1, "#86b8c8", 0),
            ],
            0,
            0,
            0,
            1200,
        )
    # ------------------------------------------------ the house of ice
    wall = Polygon([(312, 1120), (300, 360), (560, 60), (860, -230), (860, 1120)])
    sc.layer(wall, ICES(640), z=13, sh=0.5, cut=0.6)
    B = sc.stream("blocks")
    pale = []
    y = 92.0
    row = 0
    while y < 1110:
        h = B.uniform(52, 66)
        x = 292.0 - B.uniform(0, 60)
        while x < 840:
            w = B.uniform(78, 128)
            g = rounded(
                Polygon(
                    [
                        (x + 3 + B.uniform(-3, 3), y + 3),
                        (x + w - 3, y + 3 + B.uniform(-3, 3)),
                        (x + w - 3 + B.uniform(-3, 3), y + h - 3),
                        (x + 3, y + h - 3 + B.uniform(-3, 3)),
                    ]
                ).buffer(0),
                8,
            )
            g = clean(g.intersection(wall.buffer(-3)))
            if not g.is_empty and g.area > 300:
                t = B.uniform(-0.1, 0.14)
                d_ = math.hypot(g.centroid.x - LX, g.centroid.y - LY)
                sc.layer(
                    g,
                    ICES(620),
                    z=3,
                    cut=0.3,
                    sh=0.34,
                    shc="#0f4257",
                    wash=1,
                    fibre=0.1,
                    op=0.9,
                    rimop=0.6 if d_ < 380 else 0.35,
                    rim="#fff0e0" if d_ < 380 else "#dff4f6",
                )
                sc.flat(g, "#ffffff" if t > 0 else "#0f4257", abs(t), None)
                cx, cy = g.centroid.x, g.centroid.y
                a = B.uniform(0, 3.14)
                L_ = B.uniform(8, 24)
                pale.append(
                    limb(
                        [
                            (cx - math.cos(a) * L_, cy - math.sin(a) * L_ * 0.6, 0.4),
                            (cx + B.uniform(-6, 6), cy + B.uniform(-4, 4), 1.6),
                            (cx + math.cos(a) * L_, cy + math.sin(a) * L_ * 0.6, 0.4),
                        ],
                        3,
                        3,
                    )
                )
                bx0, by0, bx1, by1 = g.bounds
                if bx1 - bx0 > 50:
                    u = bx0 + (bx1 - bx0) * B.uniform(0.1, 0.6)
                    sheen = Polygon(
                        [
                            (u, by1),
                            (u + (by1 - by0) * 0.5, by0),
                            (u + (by1 - by0) * 0.5 + B.uniform(8, 26), by0),
                            (u + B.uniform(8, 26), by1),
                        ]
                    )
                    sc.flat(sheen.intersection(g.buffer(-2)), "#ffffff", B.uniform(0.08, 0.22))
                    sc.flat(
                        limb(
                            [(bx0 + 8, by0 + 6, 0.6), ((bx0 + bx1) / 2, by0 + 4.5, 2.6), (bx1 - 10, by0 + 7, 0.6)], 3, 3
                        ).intersection(g),
                        "#ffffff",
                        0.45,
                    )
                if B.random() < 0.5:
                    pale += [
                        ellipse(cx + B.uniform(-26, 26), cy + B.uniform(-14, 14), B.uniform(1, 2.6)) for _ in range(4)
                    ]
            x += w
        y += h
        row += 1
    with sc.clip(wall):
        sc.flat(U(pale), "#f6feff", 0.5)
        # long slanting planes in the ice
        for q, op in (
            ((420, 1120, 560, 1120, 860, 420, 860, 240), 0.1),
            ((600, 1120, 640, 1120, 860, 640, 860, 580), 0.12),
            ((300, 760, 300, 700, 640, 0, 690, -40), 0.1),
        ):
            sc.flat(Polygon([(q[0], q[1]), (q[2], q[3]), (q[4], q[5]), (q[6], q[7])]), "#ffffff", op, "screen", 2)
    # windows
    win(sc, 706, 560, 126, 178, ICES, open_=False)
    win(sc, 706, 900, 126, 170, ICES, open_=False)
    win(sc, 634, 236, 116, 150, ICES, open_=True)
    # roof edge and its icicles
    ed = limb("250,428,30 300,358,34 560,58,36 880,-262,36", 6)
    R = sc.stream("icicles")
    ics = []
    for x in np.arange(262, 800, 15):
        yy = float(np.interp(x, [250, 300, 560, 880], [428, 358, 58, -262]))
        ics.append(
            icicle(
                x + R.uniform(-5, 5),
                yy + 12,
                R.uniform(22, 78) * (1.2 if R.random() < 0.3 else 0.8),
                R.uniform(8, 14),
                R,
            )
        )
    hang(sc, ics, R)
    sc.layer(
        ed, sc.rad([(0, "#fff4e6"), (0.3, "#f0cfc2"), (0.6, "#d4eaec"), (1, "#9fcdd6")], LX, LY, 620), z=10, sh=0.5
    )
    # ------------------------------------------------ snow and neighbours
    g, top = land(sc.stream("snow"), [(-40, 1104), (160, 1078), (330, 1104), (520, 1090), (700, 1062), (860, 1084)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#fbe0cc"), (0.35, "#e3d5d6"), (0.7, "#a9cdd6"), (1, "#5f9db0")], LX, LY + 200, 760),
        z=10,
        dy=-5,
        sh=0.4,
    )
    sledge(sc)
    # ------------------------------------------------ ladder, between her far palm and its fingers
    reach, fingers = (T(q, FX, FY) for q in far_arm())
    put(sc, reach, z=3.4, cut=0, sh=0.5, rim=(-1, -3, "#ffdca0", 0.8), cast=10)

    at = lambda y, o=0.0: FX + 34 + (FY - y) * SLOPE + o
    rail = lambda o, w: limb([(at(1176, o), 1176, w + 1), (at(150, o), 150, w - 1)], 2)
    rungs = [limb([(at(y, -36), y + 5, 9), (at(y, 44), y - 4, 9)], 2) for y in np.arange(FY + 16 + 4 * 62, 170, -62)]
    sc.layer(U(rail(-38, 14), rail(46, 14)), near("#e2a765", "#3b2c2a", 520), z=9, sh=0.5)
    sc.layer(U(rungs), near("#f0be7c", "#4a3530", 520), z=6, sh=0.5, cut=0.3)
    rimlight(sc, U(rail(-38, 14), rail(46, 14), rungs), -2, -2, "#ffe2a8", 0.6, r=420)
    # ------------------------------------------------ she, and the fire
    put(sc, fingers, z=3, cut=0, sh=0.5, rim=(2, -2.4, "#ffdca0", 0.9))
    ff = T(fire_fighter(), FX, FY)
    sc.glow(LX, LY, 470, "#ff9a4a", 0.55)
    for x, y in ((58, -44), (16, 80)):
        sc.flat(ellipse(FX + x, FY + y, 48, 5), "#04141d", 0.6, "multiply", 3)
    put(sc, ff, z=3.4, cut=0, sh=0.5, rim=(-3.4, 1.2, "#ffdca0", 0.75), cast=12)
    sc.flat(
        U(ff.part("coat"), ff.part("leg"), ff.part("leg.far"), ff.part("boot"), ff.part("boot.far")),
        sc.rad(
            [
                (0, "#2a2c44", 0),
                (0.2, "#2a2c44", 0.06),
                (0.4, "#24304a", 0.34),
                (0.7, "#1a3048", 0.6),
                (1, "#12243a", 0.75),
            ],
            LX,
            LY,
            560,
        ),
        0.85,
        "multiply",
    )
    fl = T(fire(), FX, FY)
    sc.glow(LX, LY, 210, "#ffb45a", 0.7)
    for k, (q, c) in enumerate(fl):
        sc.layer(q, c, z=(5, 2.4, 2, 1.4)[k], cut=0, sh=0.3, shc="#8a2414", wash=0.4, fibre=0, rimop=0.4, rim="#fff3c4")
    fire_face(sc)
    hd = Figure(p for p in ff.pieces if p.name.startswith(("head.", "helmet", "badge")))
    put(sc, hd, z=3, cut=0, sh=0.45, rim=(-3, -1.2, "#ffdca0", 0.85))
    for q, c in T(fire_arms(), FX, FY):
        sc.layer(q, c, z=3, cut=0, sh=0.4, shc="#5a1a10", wash=0.4, fibre=0, rimop=0.6, rim="#fff3c4")
    na = T(near_arm(), FX, FY)
    put(sc, na, z=5, cut=0, sh=0.55, rim=(-3, 2.6, "#ffe0a4", 0.8))
    # its tears: drops of light, and the steam they make
    te = [
        T(shape("0,-12^ 5,0 0,6 -5,0"), FX + x, FY + y, s)
        for x, y, s in (
            (146, -318, 1.1),
            (152, -268, 0.9),
            (138, -214, 1.0),
            (150, -150, 0.8),
        )
    ]
    for q in te:
        sc.layer(q, "#fff6d2", z=1.6, cut=0, wash=0, fibre=0, sh=0.4)
        sc.glow(q.centroid.x, q.centroid.y, 22, "#ffc46a", 0.7)
    sc.glow(LX + 4, LY + 36, 130, "#fff2cc", 0.42)
    sc.glow(LX, LY, 620, "#ff9450", 0.2)
    # sparks
    P = sc.stream("sparks")
    for _ in range(26):
        a, r = P.uniform(-2.3, -0.5), P.uniform(90, 330)
        x, y = LX + math.cos(a) * r * 0.8, LY + math.sin(a) * r
        sc.flat(star(x, y, P.uniform(1.6, 4.2), 4, 0.4), "#ffe2a0", 0.9)
    # ------------------------------------------------ neighbours below
    neighbours(sc)
    F = sc.stream("flakes")
    sc.flat(U(*[ellipse(F.uniform(0, 800), F.uniform(0, 1180), F.uniform(1, 3)) for _ in range(110)]), "#eefafa", 0.55)
    sc.vignette("#041722", 0.42, LX, 560, 900, 0.5)
    sc.finish()
    return sc


def win(sc: Scene, x: float, y: float, w: float, h: float, ices: Any, open_: bool) -> None:
    """A window in the ice: deep dark, frame of rime, sill, icicles."""
    arch = U(box(x - w / 2, y - h / 2, x + w / 2, y + h / 2), ellipse(x, y - h / 2, w / 2, w * 0.36))
    sc.layer(arch.buffer(15), ices(700), z=5, sh=0.4, cut=0.5)
    hole = arch.buffer(1)
    sc.flat(hole, sc.lin([(0, "#0b2c3d"), (1, "#174b60")], 0, y - h / 2, 0, y + h / 2))
    if open_:
        sc.flat(
            hole, sc.rad([(0, "#f2a06a", 0.85), (0.6, "#a24e3f", 0.5), (1, "#0b2c3d", 0)], x - 30, y + h / 2, 120), 0.9
        )
    with sc.clip(hole):
        sc.flat(hole.difference(T(hole, -10, 9)), "#04141d", 0.5, "multiply", 5)
        if not open_:
            sc.flat(
                Polygon(
                    [(x - w / 2, y + h * 0.2), (x - w / 2, y - h * 0.2), (x + w * 0.3, y - h), (x + w * 0.5, y - h)]
                ),
                "#bfe0e4",
                0.13,
            )
    bars = U(box(x - 3.5, y - h, x + 3.5, y + h), box(x - w, y - h * 0.14, x + w, y - h * 0.14 + 7)).intersection(
        arch.buffer(2)
    )
    if not open_:
        sc.layer(bars, ices(700), z=3, cut=0.3, sh=0.5)
        fr = []
        R = sc.stream(f"frost{x}{y}")
        for cx, cy in ((x - w / 2, y + h / 2), (x + w / 2, y + h / 2)):
            for _ in range(16):
                a = R.uniform(-3.0, -0.15)
                L = R.uniform(14, 56)
                q = [
                    (cx, cy, 2),
                    (cx + math.cos(a) * L * 0.6, cy + math.sin(a) * L * 0.6, 1.4),
                    (cx + math.cos(a) * L, cy + math.sin(a) * L, 0.4),
                ]
                fr.append(limb(q, 3, 3))
                for t in (0.4, 0.6, 0.8):
                    for s in (-0.6, 0.6):
                        fr.append(
                            limb(
                                [
                                    (cx + math.cos(a) * L * t, cy + math.sin(a) * L * t, 1),
                                    (
                                        cx + math.cos(a) * L * t + math.cos(a + s) * L * 0.2,
                                        cy + math.sin(a) * L * t + math.sin(a + s) * L * 0.2,
                                        0.3,
                                    ),
                                ],
                                2,
                                3,
                            )
                        )
        with sc.clip(hole):
            sc.flat(U(fr), "#d9f0f2", 0.65)
    else:  # casements swung out, melted edges
        for s in (-1, 1):
            q = Polygon(
                [
                    (x + s * w / 2, y - h * 0.62),
                    (x + s * (w / 2 + 40), y - h * 0.5),
                    (x + s * (w / 2 + 40), y + h * 0.56),
                    (x + s * w / 2, y + h / 2),
                ]
            )
            sc.layer(q.difference(q.buffer(-7, join_style=2)), ices(640), z=7, cut=0.3, sh=0.5)
            sc.flat(q.buffer(-7, join_style=2), "#ffd9c0", 0.24)
        R = sc.stream("melt")
        dr = [icicle(x - w / 2 + 10 + k * 13, y + h / 2 + 18, R.uniform(14, 52), 9, R) for k in range(9)]
        hang(sc, dr, R)
    sill = rounded(box(x - w / 2 - 24, y + h / 2 + 6, x + w / 2 + 24, y + h / 2 + 26), 6)
    sc.layer(sill, ices(700), z=8, sh=0.5, cut=0.5)
    if not open_:
        R = sc.stream(f"sill{y}")
        ics = [
            icicle(x - w / 2 - 12 + k * 14 + R.uniform(-4, 4), y + h / 2 + 24, R.uniform(12, 58), R.uniform(8, 12), R)
            for k in range(12)
        ]
        hang(sc, ics, R)
        ics = [
            icicle(
                x - w / 2 + 8 + k * 14 + R.uniform(-4, 4),
                y - h / 2 - 8 - math.sqrt(max(0, 1 - ((k - 4) / 4.6) ** 2)) * 36,
                R.uniform(16, 54),
                R.uniform(7, 11),
                R,
            )
            for k in range(9)
        ]
        if y < 700:  # one of them has a profile
            fx = x + 30
            ics.append(
                shape(
                    f"{fx - 8},{y - h / 2 - 30}^ {fx - 9},{y - h / 2 - 6} {fx - 15},{y - h / 2 + 6}^ {fx - 8},{y - h / 2 + 11}^ {fx - 12},{y - h / 2 + 16}^ {fx - 7},{y - h / 2 + 20}^ {fx - 11},{y - h / 2 + 26} {fx - 4},{y - h / 2 + 34} {fx},{y - h / 2 + 64}^ {fx + 8},{y - h / 2 + 20} {fx + 9},{y - h / 2 - 30}^"
                )
            )
        hang(sc, ics, R)
    else:
        return
    if y > 700:  # a paper boat melts on the sill
        bx, by = x - 24, y + h / 2 + 6
        boat = U(
            shape(f"{bx - 22},{by - 12}^ {bx + 22},{by - 12}^ {bx + 13},{by}^ {bx - 12},{by}^"),
            Polygon([(bx - 10, by - 12), (bx + 1, by - 27), (bx + 11, by - 12)]),
        )
        drips = U(
            *[
                limb([(bx + q, by - 2, 4), (bx + q + 1, by + 8 + L, 2.4), (bx + q + 1, by + 12 + L, 3.4)], 4)
                for q, L in ((-8, 8), (2, 18), (10, 4))
            ]
        )
        sc.layer(U(boat, drips), "#fdf3e2", z=3, cut=0, wash=0, fibre=0, sh=0.5)
        sc.flat(
            U(
                limb([(bx - 10, by - 12, 1), (bx + 11, by - 12, 1)], 1),
                limb([(bx + 1, by - 27, 1), (bx + 1, by - 12, 1)], 1),
            ),
            "#a98f84",
            0.8,
        )


def hang(sc: Scene, ics: list[Any], R: Any) -> None:
    """Icicles: clear sheets, each with a small flame mirrored on the side towards the fire."""
    sc.layer(
        U(ics),
        sc.rad([(0, "#ffe9d4"), (0.3, "#f2c4ae"), (0.55, "#bfe0e4"), (1, "#7fbccb")], LX, LY, 560),
        z=5,
        cut=0,
        sh=0.4,
        op=0.86,
        wash=0.4,
        fibre=0,
        rimop=0.7,
        rim="#ffffff",
        shc="#0b3447",
    )
    fl, sh_ = [], []
    for g in ics:
        x0, y0, x1, y1 = g.bounds
        cx, s = (x0 + x1) / 2, -1 if (x0 + x1) / 2 > LX else 1
        L = y1 - y0
        if L < 16:
            continue
        fl.append(
            shape(
                f"{cx + s * 1.4},{y0 + L * 0.12 + 4}^ {cx + s * 3.2},{y0 + L * 0.3} {cx + s * 1.6},{y0 + L * 0.46}^ {cx + s * 0.4},{y0 + L * 0.32}",
                4,
            ).intersection(g)
        )
        sh_.append(
            limb(
                [(cx - s * 1.6, y0 + 4, 0.6), (cx - s * 1.4, y0 + L * 0.3, 1.6), (cx - s * 0.4, y0 + L * 0.6, 0.4)],
                3,
                3,
            ).intersection(g)
        )
    sc.flat(U(sh_), "#ffffff", 0.6)
    sc.flat(U(fl), sc.rad([(0, "#ffdf8a"), (0.6, "#ff8f4a"), (1, "#f2693a")], LX, LY, 640), 0.95)


def sledge(sc: Scene) -> None:
    """The sledge of the fire brigade waits in the snow: hose, bucket, bell."""
    x, y = 92, 1122
    run = U(
        limb([(x - 86, y, 5), (x + 40, y + 2, 6), (x + 74, y - 8, 5), (x + 84, y - 28, 4), (x + 74, y - 36, 3)], 8),
        *[limb([(x + q, y - 2, 4), (x + q + 4, y - 22, 4)], 2) for q in (-60, -10, 40)],
    )
    sc.layer(run, "#3b2c2a", z=4, cut=0.2, sh=0.5)
    sc.layer(
        shape(f"{x - 78},{y - 20}^ {x + 62},{y - 20}^ {x + 72},{y - 48}^ {x - 72},{y - 44}^"),
        sc.near("#c9563c", "#6b2b2c", 800),
        z=6,
        cut=0.4,
    )
    sc.flat(U(box(x - 68, y - 36, x + 60, y - 33.4)), "#e2c06a", 0.9)
    for k in range(4):
        sc.layer(
            ellipse(x - 24, y - 52 - k * 9, 40 - k * 4, 9).difference(ellipse(x - 24, y - 54 - k * 9, 22 - k * 3, 4)),
            mix("#d9c49a", "#8a7350", 0.2 * k),
            z=2.4,
            cut=0.2,
            fibre=0,
        )
    sc.layer(
        limb([(x + 10, y - 60, 7), (x + 26, y - 52, 7), (x + 34, y - 30, 7), (x + 40, y - 16, 7)], 6),
        "#c9b183",
        z=3,
        cut=0.2,
    )
    post = limb([(x + 50, y - 46, 5), (x + 52, y - 112, 4), (x + 40, y - 124, 4), (x + 30, y - 116, 3)], 6)
    sc.layer(post, "#3b2c2a", z=3, cut=0.2)
    sc.layer(
        shape(
            f"{x + 18},{y - 90}^ {x + 22},{y - 108} {x + 30},{y - 116} {x + 38},{y - 108} {x + 42},{y - 90}^ {x + 30},{y - 87}"
        ),
        sc.near("#f2d28a", "#a17a3c", 800),
        z=3,
        cut=0.1,
    )
    sc.layer(ellipse(x + 30, y - 86, 4), "#8a6330", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(limb([(x - 150, y + 12, 4), (x - 40, y + 6, 3), (x + 30, y + 8, 2)], 4), "#5f8fa3", 0.5)


def neighbours(sc: Scene) -> None:
    """Three neighbours with a blanket and a log look up."""
    a = T(
        person(
            66,
            "side",
            "reach",
            dress("greatcoat", "#4a5f74", "#2f3d4a", "#c9d6d6"),
            skin="#c98f68",
            hair="bun",
            hair_colour="#cfc8c0",
            mood="tender",
            hat="scarf",
            hat_colour="#7a3f52",
            nod=-22,
        ),
        720,
        1178,
        0.98,
        flip=True,
    )
    b = T(
        person(
            44,
            "side",
            "carry",
            dress("parka", "#6b4a3a", "#33404a", "#bfae94"),
            skin="#7d4f34",
            hair="short",
            hair_colour="#2a1c18",
            mood="wonder",
            hat="knit",
            hat_colour="#33566a",
            band="#bfe0e4",
            nod=-18,
        ),
        552,
        1184,
        0.98,
        flip=True,
    )
    c = T(
        person(
            7,
            "side",
            "reach_up",
            dress("coat", "#2f6f78", "#2a3a44", "#f2e2a8"),
            skin="#e0ad88",
            hair="pigtails",
            hair_colour="#8a4f2a",
            mood="wonder",
            hat="bonnet",
            hat_colour="#b3402f",
        ),
        452,
        1188,
        0.98,
        flip=True,
    )
    for f in (a, b, c):
        put(sc, f, z=3, cut=0, sh=0.5, rim=(2.4, 2.8, "#ffd8a8", 1.0), cast=7)
        sc.flat(
            f.outline(),
            sc.rad([(0, "#123040", 0), (0.6, "#123040", 0.1), (1, "#0e2836", 0.42)], LX, LY, 940),
            0.8,
            "multiply",
        )
    hx, hy = a.at("hand_a.hold")
    bl = shape(
        f"{hx + 26},{hy - 14}^ {hx},{hy - 20} {hx - 34},{hy - 10} {hx - 44},{hy + 2}^ {hx - 40},{hy + 40} {hx - 46},{hy + 66}^ {hx - 20},{hy + 58} {hx + 6},{hy + 66}^ {hx + 18},{hy + 40} {hx + 24},{hy + 20}"
    )
    sc.layer(bl, sc.near("#f0d9b8", "#b0705f", 820), z=5, cut=0.3)
    with sc.clip(bl):
        sc.flat(
            U(
                *[limb([(hx - 60, hy - 8 + k * 15, 4), (hx + 40, hy - 12 + k * 15, 4)], 2) for k in range(6)],
                *[limb([(hx - 40 + k * 16, hy - 30, 3), (hx - 42 + k * 16, hy + 80, 3)], 2) for k in range(5)],
            ),
            "#b3402f",
            0.6,
        )
    lx, ly = b.at("hand_a.hold")
    log = U(limb([(lx + 26, ly - 6, 20), (lx - 42, ly - 14, 19)], 2))
    sc.layer(log, sc.near("#a8744a", "#5a3a2a", 820), z=4, cut=0.4)
    sc.layer(ellipse(lx - 43, ly - 14, 6.5, 10), "#e6c090", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(ellipse(lx - 43, ly - 14, 3.4, 5.4).difference(ellipse(lx - 43, ly - 14, 2.2, 4)), "#8a5a38")
