"""A small train leaves the spout of a teapot; an old hand signals with a teaspoon."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# linen shade, tea brown, copper, china cobalt, linen light, jam red; low sun in the window; window / teapot and train / cloth
LINEN, TEA, COPPER, COBALT, LIGHT, JAM = "#d8c3a3", "#7a4a2a", "#c0723a", "#2d4f93", "#fbf0dc", "#b3303a"
LX, LY = 596, 300
TRACK = np.array(
    [
        (505, 520),
        (570, 529),
        (640, 556),
        (704, 604),
        (742, 672),
        (734, 746),
        (672, 812),
        (580, 868),
        (470, 912),
        (330, 950),
        (150, 985),
        (-60, 1020),
    ],
    float,
)


def on_track(t: float) -> tuple[float, float, float, float]:
    """(x, y, angle in degrees, size) at t in 0..1 along the line."""
    c = along(curve(TRACK, n=12), 400)
    i = min(398, int(t * 399))
    a = math.degrees(math.atan2(c[i + 1][1] - c[i][1], c[i + 1][0] - c[i][0]))
    return c[i][0], c[i][1], a, float(np.interp(c[i][1], [500, 1000], [0.5, 1.3]))


def teapot() -> dict[str, Any]:
    """In card units: body, foot, spout, lid, knob, handle; the spout is a tunnel that opens to the right."""
    d: dict[str, Any] = {}
    d["body"] = shape(
        "206,452 300,462 378,512 416,592 410,672 366,742 290,784 206,790 122,784 46,742 2,672 -4,592 34,512 112,462"
    )
    d["foot"] = shape("116,778^ 296,778^ 310,806 300,816 206,820 112,816 102,806")
    d["spout"] = shape(
        "372,700 424,676 456,620 468,574 486,552 522,556^ 526,508 520,462^ 478,468 434,494 404,532 384,580 366,610"
    )
    d["mouth"] = ellipse(522, 509, 17, 47)
    d["lid"] = shape("106,452^ 112,424 140,404 206,394 272,404 300,424 306,452^ 256,464 206,467 156,464")
    d["knob"] = U(ellipse(206, 372, 22, 19), box(196, 384, 216, 400))
    h = limb("14,560,30 -40,528,32 -84,560,32 -92,634,32 -60,700,30 0,716,26", 10)
    d["handle"] = h
    return d


def locomotive() -> Figure:
    """A small engine heading left, wheels on y = 0, about 190 wide."""
    f = Figure()
    red, dk = JAM, "#5a2028"
    for x in (-60, -18):
        f.add(ellipse(x, -18, 18).difference(ellipse(x, -18, 12.5)), "#3a2420", "wheel", 0.8)
        f.add(
            U(
                ellipse(x, -18, 4),
                *[
                    limb([(x, -18, 3), (x + 14 * math.cos(a), -18 + 14 * math.sin(a), 2.4)], 2)
                    for a in np.arange(0, 6.2, 1.05)
                ],
            ),
            COPPER,
            "spokes",
            0.5,
        )
    f.add(ellipse(34, -23, 23).difference(ellipse(34, -23, 16.5)), "#3a2420", "wheel", 0.8)
    f.add(
        U(
            ellipse(34, -23, 5),
            *[
                limb([(34, -23, 3), (34 + 18 * math.cos(a), -23 + 18 * math.sin(a), 2.4)], 2)
                for a in np.arange(0.3, 6.4, 0.79)
            ],
        ),
        COPPER,
        "spokes",
        0.5,
    )
    f.add(shape("-96,-30^ 70,-30^ 70,-40^ -96,-40^"), dk, "frame")
    f.add(shape("-104,-14^ -82,-36^ -82,-12^"), dk, "catcher", 0.8)
    f.add(rounded(box(-88, -88, 14, -38), 12), red, "boiler")
    f.add(
        U(box(-58, -88.5, -53, -37.5), box(-26, -88.5, -21, -37.5), box(6, -88.5, 10, -37.5)), "#d9a04e", "hoops", 0.5
    )
    f.add(ellipse(-88, -63, 8, 24), "#6b2630", "front", 0.8)
    f.add(shape("-76,-86^ -79,-118 -86,-130^ -52,-130^ -59,-118 -62,-86^"), dk, "stack", 1.0)
    f.add(box(-88, -134, -50, -128), COPPER, "stack.rim", 0.6)
    f.add(U(ellipse(-36, -91, 12, 14), box(-48, -91, -24, -86)), COPPER, "dome", 0.8)
    f.add(U(box(-13, -104, -8, -87), ellipse(-10.5, -104, 5)), "#d9a04e", "whistle", 0.6)
    cab = clean(
        U(box(10, -116, 70, -36), shape("2,-116^ 10,-128 40,-132 70,-128 78,-116^")).difference(
            U(box(20, -106, 38, -80), box(46, -106, 62, -80))
        )
    )
    f.add(box(18, -108, 64, -78), "#f7d48a", "light", 0.3)
    f.add(
        fillet(U(ellipse(31, -94, 6), Polygon([(22, -79), (25, -89), (37, -89), (40, -79)])), 0.5),
        "#4a2a24",
        "driver",
        0.4,
    )
    f.add(cab, red, "cab")
    f.add(U(ellipse(-92, -92, 8), box(-94, -86, -86, -80)), "#fff3c4", "lamp", 0.7)
    f.add(U(limb("-60,-18,3.4 -18,-16,3.4 34,-20,3.4", 3)), "#d9a04e", "rod", 0.6)
    f.add(U(*[box(16 + k * 9, -62, 21 + k * 9, -46) for k in range(5)]), "#d9a04e", "stripe", 0.3, True, 0.7)
    return f


def carriage(colour: str, lumps: int = 3, melting: bool = False) -> Figure:
    """An open carriage, wheels on y = 0, about 120 wide, with lumps of sugar for passengers."""
    f = Figure()
    for k in range(lumps):
        x = -34 + k * 34
        s = shape(f"{x - 13},-40^ {x - 13},-68^ {x + 13},-69^ {x + 13},-40^")
        if melting and k == 1:
            s = shape(
                f"{x - 13},-40^ {x - 14},-52 {x - 9},-60 {x - 3},-58 {x + 3},-64 {x + 10},-58 {x + 13},-50 {x + 14},-40^"
            )
        f.add(s, "#fffaf0", "lump")
        f.add(
            shape(f"{x + 4},-40^ {x + 4},-68^ {x + 13},-69^ {x + 13},-40^").intersection(s),
            "#e3d3bb",
            "lump.side",
            0.3,
            True,
        )
        f.add(
            U(
                ellipse(x - 7, -56, 1.6),
                ellipse(x + 0.5, -56, 1.6),
                limb([(x - 7, -50, 0.7), (x - 3.4, -47.6, 1.5), (x + 0.5, -50, 0.7)], 4),
            ),
            "#7a4a2a",
            "lump.face",
            0.3,
            True,
        )
    for x in (-34, 34):
        f.add(U(ellipse(x, -12, 12), ellipse(x, -12, 4)), "#3a2420", "wheel", 0.7)
        f.add(ellipse(x, -12, 5), COPPER, "hub", 0.4)
    f.add(shape("-60,-18^ 60,-18^ 64,-48^ -64,-48^"), colour, "tub")
    f.add(box(-64, -51, 64, -45), "#d9a04e", "rail", 0.6)
    f.add(U(*[box(-46 + k * 28, -40, -30 + k * 28, -25) for k in range(4)]), dark(colour, 0.25), "panels", 0.3, True)
    f.add(box(60, -26, 76, -21), "#3a2420", "hook", 0.4)
    if melting:
        f.add(
            U(ellipse(0, -47, 16, 4), limb("4,-47,4 5,-32,3 5,-28,4.4", 3), limb("-8,-47,3.6 -8,-37,3", 3)),
            "#fffaf0",
            "drip",
            0.5,
        )
    return f


def put_car(
    sc: Scene, fig: Figure, t: float, narrow: float = 1.0, lift: float = 0.0, size: float = 1.0
) -> tuple[float, float]:
    """A carriage on the line at t; on the far side it heads right, on the near side left."""
    x, y, a, s = on_track(t)
    flip = abs(a) < 90
    rot = a if flip else a - 180
    rot = max(-34, min(34, (rot + 180) % 360 - 180))
    g = fig.mapped(lambda q: AF.scale(q, narrow, 1, origin=(0, 0)))
    g = T(g, x, y - lift, s * size, rot=rot, flip=flip)
    put(sc, g, z=2.2, cut=0, sh=0.45, rim=(-1.4, 1.6, "#fff3d0", 0.5))
    return x, y


def draw() -> Scene:
    sc = Scene("teapot_train", light=(LX, LY, 240), shadow="#3a1d10", bg=TEA)
    near = sc.near
    # ------------------------------------------------ garden behind the glass
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.14, "#fff1c8"), (0.36, "#f6cf93"), (0.7, "#dd9a62"), (1, "#a8633c")], LX, LY, 760)
    )
    g1, _ = land(sc.stream("hill1"), [(-40, 470), (160, 430), (380, 452), (620, 424), (860, 450)], 4)
    sc.layer(g1, near("#fbe0ac", "#d49a68", 520), z=4, sh=0.15)
    g2, t2 = land(sc.stream("hill2"), [(-40, 520), (200, 492), (460, 506), (700, 478), (860, 494)], 4)
    sc.layer(
        U(
            g2,
            *[
                poplar(sc.stream("pop"), x, y_at(t2, x) + 3, h, h * 0.3)
                for x, h in ((336, 60), (354, 46), (700, 66), (720, 52), (742, 40))
            ],
        ),
        near("#f3cb8e", "#bd7d50", 520),
        z=5,
        sh=0.2,
    )
    wood, lv = tree(sc.stream("tree"), 850, 330, 470, a=-math.pi / 2 - 0.62, w=20, depth=7, leafL=11, leafp=0.35)
    sc.layer(wood, near("#d79a62", "#8f5636", 420), z=4, sh=0.2, cut=0, fibre=0, wash=0.3)
    sc.layer(U(lv), near("#f0b56a", "#a8603a", 420), z=3, sh=0.2, cut=0, fibre=0, wash=0)
    sc.layer(ellipse(LX, LY, 64), "#fffdf2", z=3, sh=0.1, rimop=0, wash=0.2, fibre=0)
    sc.glow(LX, LY, 300, "#fff6d6", 0.9)
    # window: frame, bars, wall, curtains
    hole = U(
        *[
            rounded(box(x, y, x + 156, y + h), 3)
            for x in (100, 272, 444, 616)
            for y, h in ((-40, 150), (126, 190), (332, 206))
        ]
    )
    frame = box(66, -60, 806, 562)
    sc.layer(
        clean(frame.difference(hole)),
        sc.rad([(0, "#f3d3a0"), (0.3, "#c98f5c"), (0.7, "#8d5836"), (1, "#6b4028")], LX, LY, 620),
        z=9,
        sh=0.45,
        shc="#7a3a1a",
        cut=0.3,
    )
    rimlight(sc, clean(frame.difference(hole)), 3, 3, "#fff6d6", 0.7, r=420)
    wall = clean(box(-60, -60, 860, 700).difference(box(72, -90, 900, 556)))
    sc.layer(wall, sc.lin([(0, "#2c4668"), (0.45, "#24395a"), (1, "#152540")], 0, 0, 0, 700), z=8, sh=0.4)
    sc.flat(wallpaper_dots(), "#a9c4dc", 0.26)
    sc.layer(box(40, 548, 860, 574), near("#f0cf9c", "#8d5836", 640), z=8, sh=0.5, cut=0.3)
    # ------------------------------------------------ table: far edge of the cloth
    P = sc.stream("cloth")
    far, _ = land(P, [(-60, 640), (140, 628), (330, 640), (520, 622), (700, 634), (860, 620)], 3)
    sc.layer(
        far,
        sc.rad([(0, "#fffaf0"), (0.35, "#fbf0dc"), (0.7, "#dcc7a6"), (1, "#b58f68")], LX, LY + 160, 760),
        z=9,
        dy=-4,
        sh=0.4,
        cut=0.3,
        wash=0.3,
    )
    pot = teapot()
    cast_bars(sc, far)

    # ------------------------------------------------ steam, one cloud in four sheets, behind pot and train
    steam(sc)
    # ------------------------------------------------ piers of biscuits under the line, then the line itself
    for t, base in ((0.045, 690), (0.085, 706), (0.125, 724), (0.165, 742), (0.2, 760)):
        x, y, _, s = on_track(t)
        pier(sc, x, y + 6, base, s)
    # teapot behind its own train
    draw_pot(sc, pot)
    # cloth hills in front of the pot, with the bed of the line
    hill = shape(
        "-60,1260^ -60,866 60,838 190,822 300,838 392,826 470,790 560,742 640,720 720,742 770,700 860,680^ 860,1260^",
        12,
    )
    sc.layer(
        hill,
        sc.rad([(0, "#fffaee"), (0.4, "#f7e8ce"), (0.75, "#dcc4a0"), (1, "#a98259")], LX, LY + 260, 780),
        z=11,
        dy=-5,
        sh=0.42,
        cut=0.4,
        wash=0.3,
    )
    cast_bars(sc, hill)
    creases(
        sc,
        hill,
        [
            "-20,900,1 90,862,7 220,852,10 330,868,6 420,850,2",
            "450,830,1 540,776,6 640,748,8 720,770,3",
            "680,760,1 760,740,7 840,716,3",
        ],
    )
    bed = curve(TRACK, n=12)
    bed = bed[bed[:, 1] > 640]
    emb = limb([(x, y + 8, float(np.interp(y, [640, 1000], [40, 76]))) for x, y in bed[::6]], 6)
    sc.flat(T(emb, 3, 10), "#7a4a2a", 0.3, "multiply", 7)
    sc.layer(emb, near("#fff6e4", "#cfae84", 760), z=4, cut=0.4, sh=0.35, rimop=0.5)
    rails(sc)
    # ------------------------------------------------ the train, last carriage first
    with sc.clip(box(523, 300, 860, 900)):
        put_car(sc, carriage("#2d4f93"), 0.008, 1.0, 3, 0.9)
    sc.flat(ellipse(520, 509, 11, 44).intersection(box(500, 460, 524, 560)), "#2a1410", 0.5, None, 3)
    put_car(sc, carriage("#7a4a2a"), 0.072, 1.0, 3)
    put_car(sc, carriage("#b3303a"), 0.142, 0.96, 3)
    put_car(sc, carriage("#2d4f93"), 0.212, 0.74, 3)
    put_car(sc, carriage("#c0723a", 2), 0.283, 0.5, 3)
    put_car(sc, carriage("#2d4f93"), 0.352, 0.72, 2)
    put_car(sc, carriage("#7a4a2a", melting=True), 0.418, 0.92, 2)
    puff(sc)
    x, y = put_car(sc, locomotive(), 0.528, 1.0, 2, 1.04)
    sc.glow(x - 108, y - 92, 60, "#fff0b8", 0.8)
    # ------------------------------------------------ nearer folds, jug, biscuits, cup
    f2 = shape("-60,1260^ -60,1062 40,1036 150,1040 260,1068 380,1062 500,1016 620,980 720,966 860,930^ 860,1260^", 12)
    sc.layer(
        f2,
        sc.rad([(0, "#f7e6c8"), (0.5, "#e3caa4"), (0.8, "#c09a6e"), (1, "#8f6540")], LX - 60, LY + 420, 780),
        z=14,
        dy=-6,
        sh=0.45,
        cut=0.4,
        wash=0.3,
    )
    cast_bars(sc, f2)
    creases(
        sc,
        f2,
        [
            "-20,1100,1 90,1072,8 200,1084,10 300,1110,2",
            "420,1080,1 540,1030,8 680,1000,10 800,980,2",
            "200,1140,1 330,1120,7 470,1080,2",
        ],
    )
    hem_lace(sc)
    jug(sc, 118, 1092)
    biscuits(sc, 356, 1096)
    cup(sc, 690, 1150)
    hand_signal(sc)
    sc.glow(LX, LY, 640, "#ffd28a", 0.22)
    sc.vignette("#3a1d10", 0.42, LX - 120, 560, 920, 0.52)
    sc.finish()
    return sc


def wallpaper_dots() -> Any:
    """Small leaves printed on the strip of wall."""
    return U(*[leaf(8 + (j % 2) * 26, 20 + j * 34, 16, -0.7 if j % 2 else -2.2, 0.4) for j in range(18)])


def cast_bars(sc: Scene, on: Any) -> None:
    """Shadow of the window bars, thrown towards us over a sheet of cloth."""
    g = []
    for x in (66, 264, 436, 608, 780):
        k = (x - LX) / 300
        g.append(Polygon([(x - 6, 600), (x + 6, 600), (x + 44 + k * 900, 1240), (x - 20 + k * 900, 1240)]))
    for y in (700, 842, 1030):
        g.append(box(-60, y, 860, y + 16 + (y - 600) * 0.04))
    with sc.clip(on):
        sc.flat(U(g), "#8a5228", 0.26, "multiply", 4)


def steam(sc: Scene) -> None:
    """One cloud from chimney, spout and lid, lit from behind."""
    R = sc.stream("steam")
    paths = [
        ([(398, 752), (424, 716), (474, 690), (530, 650), (566, 590), (600, 520), (566, 440), (600, 370)], 15, 42),
        ([(600, 400), (540, 330), (600, 250), (520, 190), (560, 110), (470, 60), (520, -30)], 40, 74),
        ([(206, 350), (236, 300), (210, 250), (290, 200), (380, 190), (470, 150)], 20, 46),
    ]
    banks = [bank(sc.stream(f"puff{k}"), P, a, b) for k, (P, a, b) in enumerate(paths)]
    g = U(banks)
    g = clean(g.buffer(6).buffer(-6))
    cols = [
        ("#fff6dc", "#e0b481", 0.78),
        ("#fff9e6", "#ebc898", 0.8),
        ("#fffcf0", "#f3d9b0", 0.85),
        ("#ffffff", "#fbeccd", 0.9),
    ]
    for k, (a, b, op) in enumerate(cols):
        q = g if k == 0 else T(rounded(g.buffer(-11 * k), 5), 5 * k, -4 * k)
        if not q.is_empty:
            sc.layer(
                q,
                sc.near(a, b, 420),
                z=5,
                sh=0.2,
                shc="#a8633c",
                cut=0.5,
                op=op,
                fibre=0.04,
                wash=0.5,
                rimop=0.7,
                rim="#fffdf0",
            )
    sp = U(
        *[
            spiral(x, y, r, 1.6, 3, R.uniform(0, 6), flip=x > 560)
            for x, y, r in (
                (560, 180, 26),
                (520, 80, 22),
                (586, 320, 22),
                (300, 214, 16),
                (576, 450, 16),
                (520, 650, 12),
            )
        ]
    )
    sc.flat(sp.intersection(g), "#c98f5c", 0.5)
    sc.glow(LX - 20, LY - 60, 260, "#fffdf0", 0.6)


def puff(sc: Scene) -> None:
    """The first puffs over the chimney, in front of the pot."""
    b = bank(sc.stream("first"), [(392, 742), (410, 722), (444, 702), (486, 686), (520, 664)], 10, 24)
    b = clean(b.buffer(4).buffer(-4))
    for k, (c, op) in enumerate((("#f3d9b0", 0.85), ("#fff3d8", 0.9), ("#fffdf4", 0.95))):
        q = b if not k else T(rounded(b.buffer(-5 * k), 2), 2 * k, -2 * k)
        if not q.is_empty:
            sc.layer(q, c, z=3, sh=0.25, shc="#a8633c", cut=0.4, op=op, fibre=0, wash=0.3, rimop=0.7)


def pier(sc: Scene, x: float, y: float, base: float, s: float) -> None:
    """A pier of sugar lumps and biscuits from y down to base."""
    R = sc.stream(f"pier{x:.0f}")
    yy = base
    it = []
    k = 0
    while yy > y + 4:
        h = (17 if k % 3 else 8) * s * 1.5
        w = (30 if k % 3 else 44) * s * 1.3
        o = R.uniform(-2, 2)
        it.append(
            (
                rounded(box(x - w / 2 + o, max(y, yy - h), x + w / 2 + o, yy), 2),
                ("#f7ead2" if k % 2 else "#ecd8b8") if k % 3 else "#cf9656",
            )
        )
        yy -= h
        k += 1
    for g, c in it:
        sc.layer(g, c, z=2.4, cut=0.2, sh=0.4, wash=0.5, fibre=0)


def draw_pot(sc: Scene, d: dict[str, Any]) -> None:
    """China, painted with the country the train is bound for."""
    china = sc.rad([(0, "#fffaf0"), (0.4, "#f3e6d2"), (0.7, "#d9c3a6"), (1, "#8f6a4c")], LX - 20, LY + 120, 700)
    sc.flat(ellipse(190, 826, 270, 30), "#5a3018", 0.5, "multiply", 12)
    sc.layer(clean(d["handle"]), china, z=9, sh=0.45)
    sc.layer(d["spout"], china, z=10, sh=0.45)
    sc.layer(d["foot"], sc.near("#dba364", "#7d4a28", 700), z=8)
    sc.layer(d["body"], china, z=13, sh=0.5)
    paint = COBALT
    b = d["body"].buffer(-5)
    with sc.clip(b):
        # rounded shade of the belly
        sc.flat(d["body"].difference(T(d["body"], 46, -26)), "#6b4426", 0.45, "multiply", 26)
        sc.flat(ellipse(340, 560, 40, 90, -24), "#ffffff", 0.5, None, 16)
        # landscape: sky lines, hills, viaduct, train, station with somebody at the door
        V = ellipse(206, 634, 176, 128)
        ring = V.difference(V.buffer(-4))
        ring2 = V.buffer(-9).difference(V.buffer(-11))
        sc.flat(U(ring, ring2), paint, 0.85)
        with sc.clip(V.buffer(-11)):
            sc.flat(V, "#e9eef4", 0.55)
            sc.flat(ellipse(286, 590, 22), paint, 0.28)
            for k, (P, op) in enumerate(
                (
                    ([(20, 640), (110, 596), (190, 626), (270, 590), (400, 630)], 0.26),
                    ([(20, 664), (90, 636), (180, 656), (290, 624), (400, 660)], 0.42),
                    ([(20, 720), (120, 676), (220, 700), (330, 668), (400, 700)], 0.62),
                )
            ):
                g, t = land(sc.stream(f"paint{k}"), P, 2, base=800)
                sc.flat(g, paint, op)
                sc.flat(
                    U(
                        *[
                            poplar(sc.stream(f"pp{k}{x}"), x, y_at(t, x) + 2, 20 + k * 9, 7 + k * 3)
                            for x in ((86, 150, 250), (130, 300, 330), (70, 96, 316))[k]
                        ]
                    ),
                    paint,
                    op + 0.16,
                )
            arches = clean(U(box(96, 640, 290, 650), *[box(96 + j * 26, 648, 103 + j * 26, 690) for j in range(8)]))
            sc.flat(arches, paint, 0.85)
            tr = U(box(120, 627, 136, 640), box(140, 630, 158, 640), box(162, 630, 180, 640), box(122, 620, 126, 628))
            sc.flat(tr, paint, 0.95)
            sc.flat(U(ellipse(130, 612, 6), ellipse(142, 606, 8), ellipse(158, 602, 9)), paint, 0.3)
            hx, hy = 250, 700
            house_ = U(
                box(hx - 20, hy - 26, hx + 20, hy + 8),
                Polygon([(hx - 26, hy - 24), (hx, hy - 46), (hx + 26, hy - 24)]),
                box(hx + 10, hy - 50, hx + 16, hy - 34),
            )
            sc.flat(house_, "#f6f2ea")
            sc.flat(house_.difference(house_.buffer(-2)), paint, 0.95)
            sc.flat(U(box(hx - 4, hy - 14, hx + 6, hy + 8), box(hx - 15, hy - 16, hx - 8, hy - 6)), paint, 0.9)
            who = fillet(
                U(
                    ellipse(hx + 34, hy - 14, 4),
                    shape(f"{hx + 28},{hy + 8}^ {hx + 31},{hy - 8} {hx + 37},{hy - 8} {hx + 41},{hy + 8}^"),
                    limb([(hx + 35, hy - 6, 2.6), (hx + 44, hy - 16, 2)], 2),
                ),
                0.4,
            )
            sc.flat(who, paint, 0.95)
            sc.flat(
                U(
                    *[
                        limb(
                            [
                                (40 + k * 24, 736 + (k % 3) * 8, 0.6),
                                (52 + k * 24, 733 + (k % 3) * 8, 2),
                                (64 + k * 24, 737 + (k % 3) * 8, 0.6),
                            ],
                            3,
                            3,
                        )
                        for k in range(14)
                    ]
                ),
                "#ffffff",
                0.6,
            )
        # garland round the shoulder
        gl = [
            leaf(
                x,
                492 + ((x - 206) / 160) ** 2 * 34 + (3 if k % 2 else -3),
                15,
                (-0.5 if k % 2 else 0.5) + (x - 206) / 400,
                0.45,
            )
            for k, x in enumerate(range(66, 360, 14))
        ]
        sc.flat(U(gl), paint, 0.75)
        sc.flat(U(*[ellipse(x, 492 + ((x - 206) / 160) ** 2 * 34, 3) for x in range(72, 360, 28)]), JAM, 0.8)
    sp = d["spout"]
    with sc.clip(sp):
        sc.flat(sp.difference(T(sp, 10, -20)), "#6b4426", 0.42, "multiply", 9)
        sc.flat(
            U(*[leaf(400 + k * 15, 640 - k * 22, 18, -1.1 + (1.0 if k % 2 else -0.5), 0.45) for k in range(6)]),
            paint,
            0.75,
        )
    # the tunnel
    m = d["mouth"]
    sc.layer(m.buffer(6), sc.near("#e6b070", "#9a5c32", 420), z=4, cut=0, sh=0.45)
    sc.flat(m, "#3a1d12")
    sc.flat(ellipse(516, 515, 9, 36), "#1f0f0a", 0.8, None, 3)
    sc.layer(d["lid"], china, z=8, sh=0.45)
    with sc.clip(d["lid"]):
        sc.flat(d["lid"].difference(T(d["lid"], 22, -12)), "#6b4426", 0.4, "multiply", 9)
        sc.flat(
            U(
                *[
                    leaf(x, 432 - abs(x - 206) * 0.02, 13, (-0.6 if k % 2 else 0.6), 0.45)
                    for k, x in enumerate(range(122, 296, 13))
                ]
            ),
            paint,
            0.7,
        )
    sc.layer(
        shape("102,450^ 156,462 206,465 256,462 310,450^ 310,460 256,472 206,475 156,472 102,460"),
        sc.near("#e6b070", "#9a5c32", 620),
        z=3,
        cut=0.2,
    )
    sc.layer(d["knob"], sc.near("#f0c080", "#9a5c32", 620), z=6, cut=0.2)
    for k in ("body", "spout", "lid", "knob", "handle"):
        rimlight(sc, d[k], -3.4, 3, "#fffdf0", 0.85, blur=1.6, r=640)


def creases(sc: Scene, g: Any, lines: list[str]) -> None:
    """Soft folds of linen."""
    with sc.clip(g):
        for s in lines:
            q = limb(s, 8)
            sc.flat(T(q, 3, 9), "#8a5a34", 0.32, "multiply", 7)
            sc.flat(q, "#fffdf2", 0.6, None, 3)


def rails(sc: Scene) -> None:
    """Sleepers of cinnamon and two bright rails along the line."""
    c = along(curve(TRACK, n=12), 150)
    sl, ra, rb = [], [], []
    for i in range(len(c) - 1):
        x, y = c[i]
        a = math.atan2(c[i + 1][1] - y, c[i + 1][0] - x)
        s = float(np.interp(y, [500, 1000], [0.5, 1.3]))
        # across the line, flattened by the low eye
        nx, ny = -math.sin(a) * 21 * s, math.cos(a) * 8 * s + (4 * s if abs(math.sin(a)) > 0.8 else 0)
        if i % 2 == 0:
            sl.append(limb([(x - nx * 1.25, y - ny * 1.25, 5.4 * s), (x + nx * 1.25, y + ny * 1.25, 5.4 * s)], 1, 3))
        ra.append((x - nx * 0.8, y - ny * 0.8 - 1, 2.8 * s))
        rb.append((x + nx * 0.8, y + ny * 0.8 - 1, 3.2 * s))
    k = box(524, 300, 900, 1300)
    k = U(k, box(-90, 760, 900, 1300))
    sc.layer(U(sl).intersection(k), sc.near("#b3733f", "#5f3620", 700), z=2, cut=0.2, wash=0, fibre=0, sh=0.5)
    sc.layer(
        U(limb(ra, 1), limb(rb, 1)).intersection(k),
        sc.near("#fff0c8", "#a9743f", 640),
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.5,
    )


def hem_lace(sc: Scene) -> None:
    """A crocheted edge runs along the nearest fold."""
    top = curve("-60,1062 40,1036 150,1040 260,1068 380,1062 500,1016 620,980 720,966 860,930", n=14)
    g = [
        ellipse(x, y + 12, 11).difference(
            U(
                ellipse(x, y + 12, 4.4),
                *[ellipse(x + 7.4 * math.cos(a), y + 12 + 7.4 * math.sin(a), 1.5) for a in np.arange(0, 6.2, 1.05)],
            )
        )
        for x, y in along(top, 58)
    ]
    sc.layer(U(g), sc.near("#fffaf0", "#c9a679", 820), z=2, cut=0, wash=0, fibre=0, sh=0.35)


def jug(sc: Scene, x: float, y: float) -> None:
    """The milk jug has a ticket window."""
    body = shape(
        f"{x - 46},{y - 132}^ {x - 30},{y - 112} {x - 40},{y - 84} {x - 66},{y - 44} {x - 62},{y - 8} {x - 40},{y + 6} {x},{y + 9} {x + 40},{y + 6} {x + 62},{y - 8} {x + 66},{y - 44} {x + 40},{y - 84} {x + 32},{y - 112} {x + 62},{y - 138}^ {x + 30},{y - 132} {x},{y - 128}"
    )
    h = limb([(x - 40, y - 100, 13), (x - 84, y - 100, 13), (x - 92, y - 56, 13), (x - 58, y - 26, 12)], 8)
    sc.flat(ellipse(x - 20, y + 12, 96, 14), "#5a3018", 0.45, "multiply", 8)
    sc.layer(h, sc.near("#fff3e0", "#cda981", 1000), z=6)
    sc.layer(body, sc.near("#fffaf0", "#d9ba93", 1000), z=9, sh=0.5)
    with sc.clip(body):
        sc.flat(body.difference(T(body, 16, -10)), "#8a5a34", 0.4, "multiply", 12)
        sc.flat(box(x - 80, y - 12, x + 80, y - 7), COBALT, 0.8)
        sc.flat(box(x - 80, y - 3, x + 80, y - 1), COBALT, 0.7)
    win_ = U(box(x - 18, y - 62, x + 20, y - 26), ellipse(x + 1, y - 62, 19, 14))
    sc.layer(win_.buffer(4), COBALT, z=1.6, cut=0, wash=0, fibre=0)
    sc.flat(win_, "#ffdf94")
    clerk = fillet(
        U(
            ellipse(x + 1, y - 52, 7.4),
            Polygon([(x - 12, y - 26), (x - 8, y - 42), (x + 10, y - 42), (x + 14, y - 26)]),
        ),
        1,
    )
    sc.layer(clerk, "#6b3a28", z=1, cut=0, wash=0, fibre=0)
    sc.layer(
        shape(f"{x - 8},{y - 56}^ {x - 6},{y - 62} {x + 2},{y - 64} {x + 9},{y - 60} {x + 14},{y - 56}^"),
        COBALT,
        z=0.8,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.flat(U(*[box(x - 18 + k * 9, y - 76, x - 16.6 + k * 9, y - 26) for k in range(1, 4)]), COBALT, 0.75)
    sc.layer(box(x - 26, y - 27, x + 28, y - 21), "#c98f5c", z=2, cut=0, wash=0, fibre=0)
    sc.glow(x, y - 46, 50, "#ffca6a", 0.5)
    rimlight(sc, body, -3, 3, "#fffdf0", 0.8, r=1000)


def biscuits(sc: Scene, x: float, y: float) -> None:
    """A platform of biscuits with the mouse and its suitcase."""
    for k, (dx, w) in enumerate(((-4, 190), (6, 180), (-2, 186))):
        yy = y + 22 - k * 19
        g = box(x + dx - w / 2, yy - 15, x + dx + w / 2, yy)
        teeth = [ellipse(x + dx - w / 2 + 6 + j * 11.6, yy - 7.5, 6, 8) for j in range(int(w / 11.6))]
        g = U(g.buffer(-3), *teeth)
        sc.layer(g, sc.near("#f3cf92", "#b37a44", 900), z=5, cut=0.2, sh=0.5)
        sc.flat(U(*[ellipse(x + dx - w / 2 + 16 + j * 20, yy - 7, 1.6) for j in range(int(w / 20))]), "#8a552c", 0.7)
    topy = y - 31
    sc.layer(U(ellipse(x + 2, topy + 0.5, 92, 8)), sc.near("#f8dca6", "#c08a50", 900), z=2, cut=0.2)
    m = T(mouse_suitcase(), x + 34, topy, 0.62)
    for k, c in (
        ("back", "#6b5548"),
        ("body", "#a58c7c"),
        ("inear", "#e0ad96"),
        ("case", "#7a4426"),
        ("strap", "#2e1612"),
        ("arm", "#a58c7c"),
        ("scarf", "#2d4f93"),
        ("eye", "#1f1410"),
        ("nose", "#5a2f2a"),
        ("wh", "#5f4a40"),
    ):
        if k in m and m[k] is not None and hasattr(m[k], "is_empty"):
            sc.layer(m[k], c, z=1.6, cut=0, wash=0, fibre=0, sh=0.45)
    sign = U(box(x - 62, topy - 62, x - 58, topy), rounded(box(x - 84, topy - 74, x - 36, topy - 52), 4))
    sc.layer(sign, "#7a4a2a", z=3, cut=0.1, sh=0.5)
    sc.layer(rounded(box(x - 81, topy - 71, x - 39, topy - 55), 3), "#fbf0dc", z=0.8, cut=0, wash=0, fibre=0)
    sc.flat(
        U(
            ellipse(x - 66, topy - 63, 5, 4),
            limb([(x - 61, topy - 64, 1.6), (x - 55, topy - 66, 1.6)], 1),
            limb([(x - 52, topy - 66, 1.4), (x - 47, topy - 63, 2), (x - 43, topy - 66, 1.4)], 3),
        ),
        COBALT,
        0.9,
    )


def cup(sc: Scene, x: float, y: float) -> None:
    """A cup in front, cut by the edge of the card, with the tea still moving."""
    sau = ellipse(x, y + 62, 190, 42)
    sc.layer(sau, sc.near("#fbeedb", "#b98f68", 1050), z=9, sh=0.5)
    sc.layer(ellipse(x, y + 56, 132, 26), sc.near("#e8d2b0", "#8a6042", 1000), z=1.6)
    sc.flat(sau.difference(sau.buffer(-6)), COBALT, 0.6)
    h = limb([(x - 110, y - 34, 15), (x - 158, y - 40, 15), (x - 158, y + 18, 14), (x - 92, y + 26, 13)], 8)
    sc.layer(h, sc.near("#fff3e0", "#b98f68", 1050), z=5)
    body = shape(
        f"{x - 124},{y - 74}^ {x - 118},{y - 10} {x - 78},{y + 44} {x - 40},{y + 62}^ {x + 40},{y + 62}^ {x + 78},{y + 44} {x + 118},{y - 10} {x + 124},{y - 74}^ {x},{y - 50}"
    )
    sc.layer(body, sc.near("#fff6e6", "#c9a27a", 1050), z=8, sh=0.5)
    with sc.clip(body):
        sc.flat(body.difference(T(body, 26, -8)), "#8a5a34", 0.4, "multiply", 16)
        sc.flat(
            U(
                *[
                    leaf(x - 100 + k * 17, y - 26 + (5 if k % 2 else -5), 17, (-0.6 if k % 2 else 0.6), 0.45)
                    for k in range(13)
                ]
            ),
            COBALT,
            0.7,
        )
    rim_ = ellipse(x, y - 74, 124, 27)
    sc.layer(rim_, sc.near("#fffaf0", "#c9a679", 1000), z=2, cut=0.2)
    sc.layer(
        ellipse(x, y - 71, 113, 21),
        sc.rad([(0, "#e0924a"), (0.5, "#9a5428"), (1, "#5f2f18")], x - 30, y - 84, 130),
        z=0.6,
        cut=0,
        rimop=0,
    )
    sc.flat(U(limb([(x - 76, y - 72, 0.6), (x - 20, y - 82, 3), (x + 50, y - 80, 0.6)], 5)), "#ffe0a8", 0.7)


def hand_signal(sc: Scene) -> None:
    """The hand of somebody ninety, a lace cuff, a teaspoon held up before the window."""
    hx, hy = 660, 430
    spoon = U(
        limb([(hx - 12, hy + 96, 11), (hx - 6, hy + 40, 7), (hx + 2, hy - 60, 6), (hx + 6, hy - 128, 7.4)], 5),
        shape(
            f"{hx + 6},{hy - 122} {hx - 20},{hy - 156} {hx - 24},{hy - 196} {hx - 2},{hy - 226} {hx + 24},{hy - 224} {hx + 41},{hy - 192} {hx + 35},{hy - 154}"
        ),
    )
    sc.layer(spoon, sc.near("#9a6238", "#6b3d22", 300), z=8, cut=0.1, sh=0.45)
    sc.flat(
        shape(
            f"{hx + 6},{hy - 138} {hx - 11},{hy - 160} {hx - 14},{hy - 194} {hx + 1},{hy - 216} {hx + 20},{hy - 214} {hx + 30},{hy - 190} {hx + 25},{hy - 158}"
        ),
        "#57301a",
        0.7,
    )
    sc.flat(limb([(hx - 6, hy - 164, 1), (hx - 8, hy - 190, 4), (hx + 2, hy - 210, 1)], 5), "#fff3d0", 0.8)
    rimlight(sc, spoon, 2.4, 1.6, "#fffdf0", 0.95, r=420)
    fill = sc.rad([(0, "#c98a62"), (0.4, "#a0684a"), (1, "#6e4230")], LX + 10, LY + 60, 300)
    X = lambda t: " ".join(
        f"{hx + float(q[0])},{hy + float(q[1])}" + ("," + q[2] if len(q) > 2 else "") + ("^" if w.endswith("^") else "")
        for w in t.split()
        for q in [w.rstrip("^").split(",")]
    )
    # the back of the hand, seen from outside; the fingers close round the spoon
    back = fillet(
        U(
            limb(X("186,84,78 146,58,64 118,44,62"), 6),
            shape(X("130,8 104,-14 76,-18 46,-10 30,4 28,40 36,80 66,88 98,90 132,84")),
        ),
        6,
    )
    sc.layer(back, fill, z=7, cut=0.2, sh=0.5)
    rimlight(sc, back, 3, 3, "#fff3d0", 0.8, r=460)
    tendons = U(
        *[
            limb(X(t), 6)
            for t in (
                "126,36,1 102,22,4 80,12,3.6 68,8,1",
                "128,48,1 102,40,4.4 78,33,3.8 66,30,1",
                "128,60,1 102,57,4 80,53,3.4 68,52,1",
                "126,72,1 104,74,3.4 84,72,3 74,70,1",
            )
        ]
    )
    sc.flat(T(tendons, 0.6, 2.2), "#4a2a30", 0.5)
    sc.flat(tendons, "#bf8864", 0.6)
    sc.flat(
        U(*[ellipse(hx + x, hy + y, r) for x, y, r in ((108, 24, 3), (116, 62, 2.6), (88, 42, 2.4), (92, 4, 2.2))]),
        "#5f3422",
        0.55,
    )
    fingers = (
        ("64,68,19 34,72,22 8,72,21 2,72,19", 72, 12),
        ("58,50,23 26,52,25 -4,51,24 -10,51,22", 51, 0),
        ("54,28,24 20,29,26 -10,28,25 -16,28,23", 28, -6),
        ("54,4,24 20,4,26 -8,3,25 -14,3,23", 3, -4),
    )
    for n, (t, y, x) in enumerate(fingers):
        g = limb(X(t), 6)
        sc.layer(g, fill, z=3.4, cut=0.1, sh=0.6, shc="#2a120a")
        rimlight(sc, g, 2.2, 2.6, "#fff3d0", 0.8, r=460)
        crease = U(*[limb(X(f"{x + d},{y - 6},0.7 {x + d - 2.4},{y},2.1 {x + d},{y + 6},0.7"), 5) for d in (3, 8)])
        sc.flat(crease.intersection(g), "#3a1d10", 0.6)
        if n == 1:  # the ring
            sc.layer(limb(X("31,39.4,5 28,51,5.6 31,63,5"), 5), "#f5c75f", z=1.4, cut=0, wash=0, fibre=0)
    thumb = limb(X("106,4,40 76,-16,31 40,-26,24 14,-29,21 0,-31,17"), 6)
    sc.layer(thumb, fill, z=4, cut=0.1, sh=0.6, shc="#2a120a")
    rimlight(sc, thumb, 2.4, 2.8, "#fff6dc", 0.95, r=460)
    sc.flat(
        U(
            *[limb(X(t), 5) for t in ("46,-34,0.8 50,-26,2.2 49,-17,0.8", "52,-32,0.8 56,-24,2.2 55,-15,0.8")],
        ),
        "#3a1d10",
        0.6,
    )
    sc.flat(ellipse(hx + 7, hy - 34, 9, 5, -3), "#f7dcc0", 0.8)
    lace = []
    for k in range(2):
        cx, cy, u, v = (hx + 116 + k * 15, hy + 44 + k * 9, -0.5, 0.87)
        lace.append(
            U(
                *[
                    ellipse(cx + j * 14 * u, cy + j * 14 * v, 13).difference(
                        ellipse(cx + j * 14 * u - 3, cy + j * 14 * v - 2, 3.8)
                    )
                    for j in range(-4, 5)
                ],
                limb([(cx + 14 - 60 * u, cy + 8 - 60 * v, 16), (cx + 14 + 60 * u, cy + 8 + 60 * v, 16)], 2),
            )
        )
    for k, g in enumerate(lace):
        sc.layer(g, ("#fff8e8", "#f0dcba")[k], z=3, cut=0, wash=0, fibre=0, sh=0.45)
    sleeve = Polygon(
        [(hx + 172, hy - 14), (hx + 108, hy + 118), (hx + 180, hy + 190), (hx + 260, hy + 190), (hx + 260, hy)]
    )
    sc.layer(sleeve, sc.near("#3d5f88", "#1b2d4c", 420), z=7, sh=0.5)
    sc.flat(U(limb(X("164,20,1 172,80,5 170,140,2"), 5), limb(X("146,90,1 150,120,4 160,160,1"), 5)), "#0f1c33", 0.55)
