"""An old hand pours a teapot; what comes out of the spout is a train on a ribbon of tea."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# night cobalt, cloth blue, tea brown, amber, linen light, jam red; the light is in the spout; window / pot / ribbon and train
NIGHT, CLOTH, TEA, AMBER, LIGHT, JAM = "#131d42", "#33447a", "#6b351a", "#eba243", "#fff3da", "#b3303a"
COBALT, SKIN, PLUM, COPPER = "#2d4f93", "#a76b48", "#7a3f62", "#c0723a"
LX, LY = 594, 360
POT = (324, 316, 26)  # centre of the belly and the tilt in degrees
TRACK = np.array(
    [
        (578, 366),
        (634, 386),
        (692, 440),
        (732, 522),
        (738, 612),
        (696, 698),
        (606, 768),
        (500, 820),
        (392, 868),
        (290, 922),
        (212, 980),
        (172, 1030),
        (164, 1064),
    ],
    float,
)
LINE = along(curve(TRACK, n=14), 500)


def on_line(t: float) -> tuple[float, float, float, float]:
    """(x, y, direction on the card in radians, size) at t in 0..1 of the line."""
    i = min(498, int(t * 499))
    x, y = LINE[i]
    j, k = max(0, i - 6), min(499, i + 6)
    a = math.atan2(LINE[k][1] - LINE[j][1], LINE[k][0] - LINE[j][0])
    return x, y, a, float(np.interp(y, [370, 500, 900], [0.46, 0.68, 1.5]))


def across(t: float, half: float) -> tuple[float, float]:
    """The vector across the line, flattened by the low eye."""
    _, _, a, s = on_line(t)
    return -math.sin(a) * half * s, math.cos(a) * half * 0.42 * s


def in_pot(g: Any) -> Any:
    """From the frame of the upright pot to the card."""
    return T(g, POT[0], POT[1], 1.0, rot=POT[2])


def carriage(colour: str, yaw: float, slope: float, riders: int) -> Figure:
    """A closed carriage seen from its side and its leading end, wheels on y = 0, heading right; yaw 0 is the pure side."""
    f = Figure()
    wide, deep = max(0.12, math.cos(yaw)), math.sin(yaw)
    half, e = 62 * wide, 46 * deep

    def side(g: Any) -> Any:
        return AF.affine_transform(g, [wide, 0, math.tan(slope) * wide, 1, -e / 2, 0])

    def end(g: Any) -> Any:  # the end panel, hung on the leading edge of the side
        y0 = math.tan(slope) * half
        return AF.affine_transform(g, [deep, 0, -0.24 * deep, 1, half - e / 2, y0])

    dk = dark(colour, 0.34)
    f.add(side(U(*[ellipse(x, -10, 11) for x in (-38, 38)])), "#241a22", "wheel", 0.6)
    f.add(side(U(*[ellipse(x, -10, 4) for x in (-38, 38)])), "#d9a04e", "hub", 0.3)
    f.add(side(box(-62, -76, 62, -16)), colour, "body", 1.2)
    wins = [box(-54 + k * 28, -66, -34 + k * 28, -40).buffer(2) for k in range(4)]
    if wide > 0.3:
        f.add(side(U(*wins)), "#ffdf8e", "window", 0.2, True)
        heads = []
        for k in range(4):
            if riders >> k & 1:
                x = -44 + k * 28
                heads.append(U(ellipse(x, -52, 5), shape(f"{x - 9},-38^ {x - 6},-46 {x + 6},-46 {x + 9},-38^")))
        f.add(side(U(heads).intersection(U(*wins))) if heads else Polygon(), "#6b351a", "riders", 0.2, True)
        f.add(side(U(box(-62, -34, 62, -31), box(-62, -22, 62, -20))), "#e9b65c", "trim", 0.2, True)
    if deep > 0.12:
        g = shape("0,-16^ 0,-76^ 12,-86 23,-88 34,-86 46,-76^ 46,-16^")
        f.add(end(U(*[ellipse(x, -9, 5, 10) for x in (8, 38)])), "#241a22", "wheel", 0.5)
        f.add(end(g), light(colour, 0.12), "end", 1.0)
        f.add(
            end(U(box(7, -68, 19, -42).buffer(1.5), box(27, -68, 39, -42).buffer(1.5))), "#ffdf8e", "window", 0.2, True
        )
        f.add(end(U(box(0, -34, 46, -31), ellipse(23, -24, 4))), "#e9b65c", "trim", 0.2, True)
        f.add(end(shape("-3,-74^ 10,-89 23,-93 36,-89 49,-74^ 36,-82 23,-86 10,-82")), dk, "roof", 0.8)
    f.add(side(shape("-66,-74^ -58,-86 0,-92 58,-86 66,-74^")), dk, "roof", 0.8)
    return f


def put_car(sc: Scene, colour: str, t: float, riders: int, lift: float = 0.0) -> None:
    """A carriage on the line at t, turned as the line turns."""
    x, y, a, s = on_line(t)
    yaw = math.atan2(abs(math.sin(a)) / 0.62, abs(math.cos(a)))
    slope = min(0.5, math.atan2(abs(math.sin(a)), max(0.3, abs(math.cos(a)))) * 0.62)
    f = T(carriage(colour, yaw, slope, riders), x, y - lift, s * 0.92, flip=math.cos(a) < 0)
    put(sc, f, z=1.8, sh=0.45, rim=(-1.2 if x < LX else 1.4, 1.6, "#ffe7b0", 0.5))


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


def draw() -> Scene:
    sc = Scene("teapot_train", light=(LX, LY, 240), shadow="#080b22", bg=NIGHT)
    # ------------------------------------------------ a blue evening: wall, window, far lights
    sc.backdrop(sc.rad([(0, "#4a5c9c"), (0.35, "#2d3c76"), (0.7, "#1b2651"), (1, "#10173a")], LX, LY, 860))
    window(sc)
    # ------------------------------------------------ the table
    cloth, _ = land(sc.stream("cloth"), [(-60, 930), (140, 912), (330, 922), (520, 906), (700, 918), (860, 904)], 3)
    sc.layer(
        cloth,
        sc.rad([(0, "#8d83a4"), (0.35, "#56619a"), (0.75, "#323f78"), (1, "#1e2854")], 330, 960, 620),
        z=10,
        dy=-5,
        sh=0.5,
        cut=0.3,
    )
    damask(sc, cloth)
    sc.glow(LX, LY, 520, "#ffb858", 0.42)
    sc.glow(400, 1000, 330, "#ffb060", 0.34, sy=0.62)
    # ------------------------------------------------ cup behind the end of the line, pot, line, train
    cup(sc, 168, 1066)
    arm_and_pot(sc)
    ribbon(sc)
    with sc.clip(U(box(580, 300, 900, 1300), box(-90, 470, 900, 1300))):
        put_car(sc, "#2f5f6a", 0.012, 0b0110)
    put_car(sc, JAM, 0.092, 0b1011)
    put_car(sc, COBALT, 0.178, 0b0101)
    put_car(sc, "#3f6a4a", 0.272, 0b1101)
    put_car(sc, JAM, 0.372, 0b0111)
    put_car(sc, COBALT, 0.475, 0b1010)
    put_car(sc, "#8a4a2a", 0.583, 0b1110)
    x, y, a, s = on_line(0.735)
    eng = T(locomotive(), x, y - 3, s * 1.06, rot=math.degrees(a) - 180)
    put(sc, eng, z=2.4, sh=0.5, rim=(-2.2, 2.2, "#ffe7b0", 0.75))
    smoke_of(sc, *T(Point(-69, -136), x, y - 3, s * 1.06, rot=math.degrees(a) - 180).coords[0])
    lx, ly = T(Point(-92, -92), x, y - 3, s * 1.06, rot=math.degrees(a) - 180).coords[0]
    sc.glow(lx, ly, 190, "#ffd98a", 0.75)
    cup_front(sc, 168, 1066)
    waiting(sc)
    sc.vignette("#070a20", 0.42, 420, 600, 900, 0.52)
    sc.finish()
    return sc


def window(sc: Scene) -> None:
    """Dusk in a window behind: a last line of light, hills, one lamp."""
    hole = box(470, -40, 860, 330)
    with sc.clip(hole):
        sc.backdrop(sc.lin([(0, "#16204c"), (0.55, "#33437f"), (0.85, "#74659a"), (1, "#a87f92")], 0, -40, 0, 330))
        R = sc.stream("stars")
        sc.flat(
            U(*[ellipse(R.uniform(470, 800), R.uniform(0, 180), R.uniform(0.8, 1.8)) for _ in range(34)]),
            "#cfd6f0",
            0.7,
        )
        h, top = land(sc.stream("h1"), [(440, 268), (540, 240), (640, 262), (760, 232), (860, 250)], 3, base=360)
        sc.layer(h, "#3b4479", z=4, sh=0.2)
        h, top = land(sc.stream("h2"), [(440, 300), (560, 284), (660, 296), (760, 276), (860, 290)], 3, base=360)
        sc.layer(
            U(
                h,
                *[
                    poplar(sc.stream(f"p{x}"), x, y_at(top, x) + 3, k, k * 0.3)
                    for x, k in ((690, 40), (704, 52), (740, 36))
                ],
            ),
            "#273063",
            z=5,
            sh=0.25,
        )
        sc.flat(box(640, 286, 645, 291), "#ffd98a", 0.95)
        sc.glow(642, 288, 20, "#ffc870", 0.7)
    bars = clean(
        box(440, -60, 900, 356).difference(
            U(*[rounded(box(x, y, x + 146, y + 158), 3) for x in (476, 640) for y in (-30, 148)])
        )
    )
    sc.layer(bars, sc.near("#57588c", "#141b40", 420), z=9, sh=0.5, cut=0.3)
    rimlight(sc, bars, -2, -2, "#ffc98a", 0.5, r=360)
    cat_ = fillet(
        U(
            shape("716,352^ 714,330 720,312 728,304 736,304 746,314 752,334 752,352^"),
            ellipse(728, 297, 11, 10),
            Polygon([(719, 294), (719, 279), (728, 289)]),
            Polygon([(729, 289), (737, 279), (738, 294)]),
            limb([(748, 346, 6), (764, 348, 5), (772, 366, 4.4), (768, 386, 3)], 6),
        ),
        1.5,
    )
    sill = box(424, 350, 900, 368)
    sc.layer(sill, sc.near("#6f6488", "#1b2450", 420), z=7, sh=0.5, cut=0.3)
    sc.layer(cat_, "#0f1536", z=4, cut=0, fibre=0, wash=0)
    rimlight(sc, cat_, 1.6, -0.6, "#ffc98a", 0.9, r=360)
    sc.flat(U(ellipse(723, 297, 1.6, 2), ellipse(731, 297, 1.6, 2)), "#ffdf9a")


def damask(sc: Scene, cloth: Any) -> None:
    """Folds and a woven border on the cloth."""
    with sc.clip(cloth):
        for s in (
            "-20,1010,1 120,990,7 260,1006,9 380,1040,2",
            "420,980,1 560,952,8 700,968,9 840,940,2",
            "380,1150,1 520,1110,9 680,1120,8 860,1080,2",
        ):
            q = limb(s, 8)
            sc.flat(T(q, 2, 10), "#141c44", 0.5, "multiply", 8)
            sc.flat(q, "#a9a6cc", 0.4, None, 4)
        border = curve("-60,1186 140,1160 330,1172 520,1150 700,1158 860,1136", n=14)
        sc.flat(
            U(
                *[
                    U(leaf(x, y, 15, -0.6, 0.4), leaf(x, y, 15, -2.5, 0.4), ellipse(x, y + 8, 2.2))
                    for x, y in along(border, 34)
                ]
            ),
            "#c7c3e2",
            0.32,
        )


def arm_and_pot(sc: Scene) -> None:
    """Pot, tilted, painted with the country the train comes from; the old hand that holds it."""
    china = sc.rad(
        [(0, "#fffaf0"), (0.34, "#fbecd4"), (0.6, "#d9cbd0"), (0.85, "#9296bd"), (1, "#6a70a4")], LX - 30, LY, 600
    )
    body = in_pot(
        shape(
            "0,-124 66,-116 122,-84 156,-30 158,30 130,84 78,118 0,128 -78,118 -130,84 -158,30 -156,-30 -122,-84 -66,-116"
        )
    )
    foot = in_pot(shape("-74,112^ 74,112^ 84,136 74,144 0,148 -74,144 -84,136"))
    spout = in_pot(
        shape("112,70 158,60 184,22 196,-22 208,-64 230,-98^ 262,-50^ 250,-26 240,14 214,68 178,106 112,110")
    )
    mouth = in_pot(ellipse(246, -74, 12, 29, -34))
    lid = in_pot(shape("-84,-112^ -76,-138 -44,-156 0,-162 44,-156 76,-138 84,-112^ 40,-102 0,-100 -40,-102"))
    knob = in_pot(U(ellipse(0, -182, 19, 17), box(-8, -172, 8, -156)))
    handle = in_pot(limb("-118,-78,26 -168,-108,27 -222,-98,27 -246,-48,27 -238,12,27 -204,56,27 -136,70,24", 10))
    # sleeve and the back of the hand lie behind the handle
    sc.layer(handle, china, z=8, sh=0.5)
    hand_on_handle(sc)
    sc.layer(spout, china, z=9, sh=0.45)
    sc.layer(foot, sc.near("#e0a860", "#5a4058", 520), z=6)
    sc.layer(body, china, z=12, sh=0.5)
    with sc.clip(body):
        sc.flat(body.difference(T(body, 40, 20)), "#1c2558", 0.6, "multiply", 26)
        V = in_pot(ellipse(4, 8, 118, 84))
        sc.flat(U(V.difference(V.buffer(-4)), V.buffer(-8).difference(V.buffer(-10))), COBALT, 0.9)
        with sc.clip(V.buffer(-10)):
            sc.flat(V, "#f3ecf0", 0.4)
            sc.flat(in_pot(ellipse(56, -26, 15)), COBALT, 0.25)
            for k, (P, op) in enumerate(
                (
                    ([(-140, 6), (-70, -20), (0, 0), (60, -22), (140, 4)], 0.26),
                    ([(-140, 26), (-80, 8), (-10, 22), (70, 2), (140, 22)], 0.42),
                    ([(-140, 62), (-60, 40), (10, 54), (80, 36), (140, 54)], 0.66),
                )
            ):
                g, t = land(sc.stream(f"paint{k}"), P, 2, base=140)
                trees = [
                    poplar(sc.stream(f"pp{k}{x}"), x, y_at(t, x) + 2, 16 + k * 8, 6 + k * 3)
                    for x in ((-80, 20), (-60, 90), (-88, -74, 84))[k]
                ]
                sc.flat(in_pot(U(g, trees)), COBALT, op)
            arches = clean(U(box(-70, 8, 70, 15), *[box(-66 + j * 22, 14, -60 + j * 22, 46) for j in range(7)]))
            sc.flat(in_pot(arches), COBALT, 0.9)
            sc.flat(
                in_pot(U(box(22, -2, 36, 8), box(2, 0, 19, 8), box(-18, 0, -1, 8), box(30, -8, 34, 0))), COBALT, 0.95
            )
            sc.flat(in_pot(U(box(-64, 36, -34, 62), Polygon([(-70, 38), (-49, 20), (-28, 38)]))), "#f7f2ee")
            sc.flat(in_pot(U(box(-54, 46, -46, 62), box(-43, 44, -38, 50))), COBALT, 0.9)
        gl = []
        for k, x in enumerate(range(-112, 113, 14)):
            y = -92 + (x / 112) ** 2 * 26
            gl.append(leaf(x, y + (3 if k % 2 else -3), 14, (-0.5 if k % 2 else 0.5) + x / 300, 0.45))
        sc.flat(in_pot(U(gl)), COBALT, 0.8)
        sc.flat(in_pot(ellipse(96, -30, 22, 50, -20)), "#fff6e0", 0.55, None, 10)
    with sc.clip(spout):
        sc.flat(spout.difference(T(spout, 4, -14)), "#3a3058", 0.4, "multiply", 7)
        sc.flat(
            in_pot(U(*[leaf(136 + k * 17, 86 - k * 24, 17, -1.1 + (1.0 if k % 2 else -0.5), 0.45) for k in range(6)])),
            COBALT,
            0.75,
        )
    sc.layer(lid, china, z=7, sh=0.45)
    with sc.clip(lid):
        sc.flat(lid.difference(T(lid, 24, 8)), "#1c2558", 0.5, "multiply", 12)
        sc.flat(
            in_pot(U(*[leaf(x, -126, 12, (-0.6 if k % 2 else 0.6), 0.45) for k, x in enumerate(range(-66, 70, 13))])),
            COBALT,
            0.7,
        )
    band = in_pot(shape("-88,-114^ -44,-102 0,-99 44,-102 88,-114^ 88,-105 44,-92 0,-89 -44,-92 -88,-105"))
    sc.layer(band, sc.near("#f0bc70", "#6a4a58", 560), z=3, cut=0.2)
    sc.layer(knob, sc.near("#f0bc70", "#6a4a58", 560), z=5, cut=0.2)
    for g in (body, spout, lid, knob, foot):
        rimlight(sc, g, -3.2, -1.6, "#fff0cc", 0.9, blur=1.4, r=430)
    # the tunnel and its light
    sc.layer(mouth.buffer(5), sc.near("#ffd98a", "#c98a3c", 300), z=3, cut=0, sh=0.4)
    sc.flat(mouth, sc.rad([(0, "#fffbe6"), (1, "#ffc860")], *mouth.centroid.coords[0], 26))
    sc.glow(*mouth.centroid.coords[0], 230, "#ffe3a0", 0.95)


def hand_on_handle(sc: Scene) -> None:
    """A very old right hand closed round the handle, thumb along its top; lace and a plum sleeve."""
    fill = sc.rad([(0, "#e2a874"), (0.5, "#bd8058"), (0.85, "#96604c"), (1, "#6e4650")], LX, LY, 700)
    tone = lambda g, z=4.0: sc.layer(g, fill, z=z, cut=0.1, sh=0.6, shc="#140a1c")
    # everything in the frame of the pot: bar of the handle at x = -240, y -70..30
    sleeve = in_pot(shape("-330,-96^ -346,-30 -352,40^ -470,140 -640,240^ -700,60^ -560,-40 -430,-96"))
    sc.layer(sleeve, sc.near("#83577c", "#35264c", 520), z=7, sh=0.5)
    sc.flat(
        in_pot(U(limb("-372,-70,1 -420,-20,5 -520,30,2", 5), limb("-366,0,1 -410,50,5 -520,120,1", 5))), "#1d1434", 0.6
    )
    rimlight(sc, sleeve, -3, -2, "#ffcf9a", 0.5, r=520)
    wrist = in_pot(limb("-400,0,92 -340,-22,84 -300,-32,92", 6))
    palm = in_pot(shape("-322,-76 -290,-92 -262,-88 -246,-70 -242,-20 -246,30 -262,50 -290,48 -320,30"))
    back = fillet(U(wrist, palm), 10)
    tone(back, 5)
    with sc.clip(back):
        sc.flat(back.difference(T(back, 10, -14)), "#2a1630", 0.5, "multiply", 9)
        tend = in_pot(
            U(
                *[
                    limb(t, 6)
                    for t in (
                        "-332,-44,1 -300,-60,4 -274,-66,2",
                        "-336,-30,1 -302,-36,4.4 -272,-38,2",
                        "-336,-16,1 -302,-12,4.4 -272,-10,2",
                        "-332,-2,1 -304,12,4 -276,18,2",
                    )
                ]
            )
        )
        sc.flat(T(tend, 1, 2.4), "#3a1d2c", 0.5)
        sc.flat(tend, "#c98f68", 0.6)
        sc.flat(
            in_pot(U(ellipse(-310, -24, 3), ellipse(-318, -4, 2.5), ellipse(-292, 0, 2.4), ellipse(-296, -48, 2.2))),
            "#4a2632",
            0.55,
        )
    rimlight(sc, back, -2, -2, "#ffdca8", 0.6, r=560)
    for k, (y, w, tip) in enumerate(((34, 20, -217), (12, 23, -212), (-14, 24, -210), (-40, 24, -211))):
        g = in_pot(limb([(-272, y + 4, w), (-252, y - 3, w + 2), (-226, y - 2, w + 1), (tip, y + 5, w - 3)], 6))
        tone(g, 3.2)
        with sc.clip(g):  # the tips curl away round the handle
            sc.flat(in_pot(box(-226, y - 24, -180, y + 34)), "#2a1020", 0.5, "multiply", 6)
        rimlight(sc, g, -2, -1.6, "#ffe0b0", 0.7, r=560)
        cr = in_pot(U(*[limb([(x, y - 9, 0.6), (x + 2, y - 1, 2), (x, y + 7, 0.6)], 5) for x in (-254, -248, -222)]))
        sc.flat(cr.intersection(g), "#2a1224", 0.6)
        if k == 1:
            sc.layer(in_pot(limb("-237,-1,5 -234,11,5.6 -236,23,5", 5)), "#f5c75f", z=1.2, cut=0, wash=0, fibre=0)
    thumb = in_pot(limb("-306,-70,38 -272,-96,30 -238,-116,25 -206,-120,23 -188,-116,18", 6))
    tone(thumb, 4)
    rimlight(sc, thumb, -2, -2, "#ffe4b8", 0.8, r=560)
    sc.flat(
        in_pot(
            U(limb("-244,-124,0.7 -240,-115,2 -242,-106,0.7", 5), limb("-236,-126,0.7 -232,-117,2 -234,-108,0.7", 5))
        ),
        "#2a1224",
        0.6,
    )
    sc.flat(in_pot(ellipse(-194, -119, 8, 5, 8)), "#f3d3b4", 0.8)
    for k in range(2):
        x0 = -352 - k * 13
        rows = U(
            *[
                ellipse(x0 - j * 1.5, -84 + j * 19, 12.5).difference(ellipse(x0 + 3 - j * 1.5, -84 + j * 19, 3.6))
                for j in range(7)
            ],
            limb([(x0 - 10, -88, 16), (x0 - 20, 36, 16)], 2),
        )
        sc.layer(
            in_pot(rows),
            sc.near(("#fff3da", "#efdcc0")[k], ("#b9a9c0", "#9c92b4")[k], 520),
            z=3,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.45,
        )


def ribbon(sc: Scene) -> None:
    """The tea: a lit ribbon in the air with sleepers and rails on it, drops along its lower edge."""
    n = 150
    up, lo = [], []
    for i in range(n + 1):
        t = i / n
        x, y, _, s = on_line(t)
        dx, dy = across(t, 30 if t < 0.93 else 30 - (t - 0.93) * 120)
        up.append((x - dx, y - dy))
        lo.append((x + dx, y + dy))
    top = clean(Polygon(up + lo[::-1]).buffer(0)).buffer(3).buffer(-1)
    mouth = shape("120,1042^ 128,1058 112,1072^ 220,1072^ 206,1056 212,1040^")
    top = fillet(U(top, mouth), 6)
    # the body of tea hangs a little under the surface
    thick = U(
        *[T(top, 0, k) for k in (4, 8, 12)],
        *[
            T(U(*[ellipse(*on_line(t)[:2], 26 * on_line(t)[3], 12 * on_line(t)[3])]), 0, 14 * on_line(t)[3])
            for t in np.linspace(0.05, 0.92, 60)
        ],
    )
    thick = fillet(U(thick), 6)
    R = sc.stream("drops")
    drops = []
    for t in np.linspace(0.1, 0.9, 17):
        x, y, a, s = on_line(t + R.uniform(-0.015, 0.015))
        dx, dy = across(t, 22)
        L = R.uniform(10, 34) * s
        x, y = (x + dx * R.uniform(-0.6, 0.9), y + abs(dy) + 10 * s)
        drops.append(limb([(x, y - 4, 13 * s), (x, y + L * 0.5, 5 * s), (x, y + L, 7.5 * s)], 5))
        if R.random() < 0.5:
            drops.append(
                shape(
                    f"{x},{y + L + 10 * s} {x + 4 * s},{y + L + 19 * s} {x},{y + L + 24 * s} {x - 4 * s},{y + L + 19 * s}"
                )
            )
    under = fillet(U(thick, drops), 4).difference(box(60, 1066, 300, 1300))
    sc.flat(T(under, -10, 60), "#070a20", 0.35, "multiply", 22)
    sc.layer(
        under,
        sc.rad([(0, "#ffc14f"), (0.3, "#d9822e"), (0.7, "#a04f1e"), (1, "#7a3818")], LX, LY, 760),
        z=9,
        sh=0.5,
        cut=0.2,
    )
    rimlight(sc, under, 2, -3, "#ffdf9a", 0.7, r=760)
    sc.layer(
        top,
        sc.rad([(0, "#fff6cf"), (0.16, "#ffdc84"), (0.45, "#f2ad4a"), (0.8, "#d98632"), (1, "#b8621f")], LX, LY, 720),
        z=2,
        sh=0.3,
        cut=0.2,
    )
    with sc.clip(top):
        for off, op in ((-0.62, 0.8), (0.72, 0.45)):
            P = []
            for t in np.linspace(0.02, 0.95, 90):
                x, y, _, s = on_line(t)
                dx, dy = across(t, 30 * off)
                P.append((x + dx, y + dy, (3 + 2 * math.sin(t * 40)) * s))
            sc.flat(limb(P, 2), "#fff8dc", op, None, 1.2)
    sl, ra, rb = [], [], []
    m = 92
    for i in range(2, m - 5):
        t = i / m
        t = t**0.94
        x, y, _, s = on_line(t)
        dx, dy = across(t, 19)
        sl.append(limb([(x - dx * 1.15, y - dy * 1.15, 5.2 * s), (x + dx * 1.15, y + dy * 1.15, 5.2 * s)], 1, 3))
    for t in np.linspace(0, 0.95, 140):
        x, y, _, s = on_line(t)
        dx, dy = across(t, 15)
        ra.append((x - dx, y - dy - 1, 2.6 * s))
        rb.append((x + dx, y + dy - 1, 3.0 * s))
    sc.layer(U(sl), sc.near("#9a5a2a", "#4a2616", 640), z=1.6, cut=0.2, wash=0, fibre=0, sh=0.45)
    sc.layer(U(limb(ra, 1), limb(rb, 1)), sc.near("#fffbe6", "#e0b070", 640), z=1.6, cut=0, wash=0, fibre=0, sh=0.5)


def smoke_of(sc: Scene, x: float, y: float) -> None:
    """A few puffs over the chimney, blown back along the train."""
    P = [(x, y - 6), (x + 22, y - 40), (x + 84, y - 62), (x + 160, y - 66), (x + 236, y - 96), (x + 330, y - 104)]
    g = U(
        *[
            bank(
                sc.stream(f"puff{k}"),
                P[k : k + 2],
                12 + 9 * k if k < 3 else 46 - 9 * k,
                20 + 10 * k if k < 3 else 62 - 11 * k,
            )
            for k in range(5)
        ]
    )
    g = clean(g.buffer(4).buffer(-4))
    warm = (("#8d83ac", "#4c5590"), ("#c9b2b4", "#666c9f"), ("#f0d6b4", "#8a86ae"), ("#fff3d8", "#b3a6b8"))
    for k, (a, b) in enumerate(warm):
        q = g if not k else T(rounded(g.buffer(-7 * k), 4), -4 * k, 3 * k)
        if not q.is_empty:
            sc.layer(q, sc.rad([(0, a), (1, b)], x, y, 300), z=4, sh=0.25, cut=0.4, fibre=0.04, wash=0.5)
    sp = U(
        *[
            spiral(x + dx, y + dy, r, 1.5, 2.4, q)
            for dx, dy, r, q in ((60, -58, 13, 0), (132, -66, 18, 2), (214, -84, 12, 4))
        ]
    )
    sc.flat(sp, "#8a6478", 0.6)


def cup(sc: Scene, x: float, y: float) -> None:
    """The far half of the cup and its tea."""
    sc.flat(ellipse(x + 10, y + 138, 230, 40), "#070a20", 0.55, "multiply", 14)
    sau = ellipse(x, y + 128, 214, 46)
    sc.layer(sau, sc.near("#f3dfc4", "#6f74a4", 760), z=8, sh=0.5)
    sc.flat(sau.buffer(-8).difference(sau.buffer(-14)), COBALT, 0.7)
    sc.layer(ellipse(x, y + 120, 120, 22), "#5b5f92", z=1, cut=0)
    rim_ = ellipse(x, y, 152, 36)
    sc.layer(rim_, sc.near("#fff6e0", "#8a88ae", 720), z=6, cut=0.2)
    sc.flat(
        ellipse(x, y + 3, 140, 29),
        sc.rad([(0, "#ffd478"), (0.35, "#d98a34"), (0.8, "#8a4a1e"), (1, "#5f3018")], x, y - 4, 150),
    )


def cup_front(sc: Scene, x: float, y: float) -> None:
    """The near wall of the cup, rings and splash where the line ends."""
    tx, ty = LINE[-1]
    for k, r in enumerate((26, 46, 70)):
        q = ellipse(tx, ty + 2, r * 1.5, r * 0.42)
        ring = q.difference(T(q, 0, 2.4))
        sc.flat(ring.intersection(ellipse(x, y + 3, 138, 28)), "#fff0c0", 0.8 - k * 0.2)
    h = limb([(x + 132, y + 36, 17), (x + 190, y + 28, 17), (x + 192, y + 84, 16), (x + 108, y + 98, 14)], 8)
    for q, c in zip(
        (q for q, _ in paper_boat("#f4ead0", 90)), ("#fff3da", "#d9c3b8", "#fffaf0", "#b9a8b8"), strict=False
    ):
        sc.layer(T(q, x + 92, y + 8, 0.5), c, z=1.4, cut=0, fibre=0, wash=0, sh=0.4)
    wall = shape(
        f"{x - 152},{y}^ {x - 144},{y + 62} {x - 108},{y + 106} {x - 62},{y + 128}^ {x + 62},{y + 128}^ {x + 108},{y + 106} {x + 144},{y + 62} {x + 152},{y}^ {x + 110},{y + 25} {x + 50},{y + 35} {x},{y + 37} {x - 50},{y + 35} {x - 110},{y + 25}"
    )
    china = sc.rad([(0, "#fff6e0"), (0.4, "#ead4bc"), (0.75, "#a59db6"), (1, "#6a6ea0")], x + 80, y - 60, 330)
    sc.layer(h, china, z=5)
    sc.layer(wall, china, z=6, sh=0.5)
    with sc.clip(wall):
        sc.flat(wall.difference(T(wall, 30, -14)), "#1c2558", 0.5, "multiply", 18)
        gl = []
        for k in range(17):
            px = x - 136 + k * 17
            py = y + 40 + 26 * (1 - ((px - x) / 150) ** 2) ** 0.5 if abs(px - x) < 150 else y + 40
            gl.append(leaf(px, py + (4 if k % 2 else -4), 16, (-0.6 if k % 2 else 0.6), 0.45))
        sc.flat(U(gl), COBALT, 0.8)
    rimlight(sc, wall, -2, 2.4, "#fff3d0", 0.8, c=(x + 60, y - 60), r=300)
    # a crown of splashes
    R = sc.stream("splash")
    g = []
    for a in (-2.5, -2.1, -1.2, -0.7, -0.3):
        L = R.uniform(26, 52)
        px, py = tx + math.cos(a) * 26, ty + math.sin(a) * 6
        g.append(
            limb(
                [
                    (px, py, 10),
                    (px + math.cos(a) * L * 0.5, py + math.sin(a) * L * 0.7, 5),
                    (px + math.cos(a) * L * 0.8, py + math.sin(a) * L, 6.4),
                ],
                5,
            )
        )
        g.append(ellipse(px + math.cos(a) * L * 1.1, py + math.sin(a) * L * 1.35, 3.4))
    sc.layer(U(g), "#f0ae4c", z=2, cut=0, wash=0, fibre=0, sh=0.3)


def waiting(sc: Scene) -> None:
    """On two lumps of sugar somebody small and old waits with flowers and looks up."""
    R = sc.stream("sugar")
    for k, (x, y, w) in enumerate(((466, 1180, 98), (568, 1172, 98))):
        front = rounded(box(x, y - 62, x + w, y), 5)
        top = Polygon([(x + 2, y - 60), (x + 20, y - 82), (x + w + 16, y - 82), (x + w - 2, y - 60)])
        sidep = Polygon([(x + w - 1, y - 59), (x + w + 16, y - 82), (x + w + 16, y - 24), (x + w - 1, y - 2)])
        sc.flat(ellipse(x + w / 2 + 10, y + 2, w * 0.72, 12), "#070a20", 0.5, "multiply", 7)
        sc.layer(sidep, "#6a6798", z=4)
        sc.layer(front, sc.rad([(0, "#fbe8cc"), (1, "#a99cb8")], 380, 1020, 330), z=3)
        sc.layer(top, sc.rad([(0, "#fffaec"), (1, "#d3c3c8")], 380, 1000, 330), z=1.4)
        sc.flat(
            U(
                *[
                    ellipse(R.uniform(x + 6, x + w - 6), R.uniform(y - 54, y - 6), R.uniform(0.8, 1.8))
                    for _ in range(26)
                ]
            ),
            "#fffdf4",
            0.8,
        )
    p = person(
        80,
        "side",
        SIDE["stand"].but(
            lean=-14, stoop=-12, nod=-14, hand_a=(0.62, -0.3), hand_b=(0.4, 0.5), grip_a="grip", elbow_a=-1
        ),
        dress("coat", PLUM, "#43304f", "#f3dfc4"),
        skin=SKIN,
        hair="bun",
        hair_colour="#efe8ea",
        mood="tender",
    )
    p = T(p, 566, 1104, 1.2, flip=True)
    sc.flat(ellipse(570, 1104, 46, 8), "#241a3c", 0.5, "multiply", 4)
    put(sc, p, z=1.6, rim=(2, 1.2, "#ffe7b0", 0.85), sh=0.4)
    hx, hy = p.at("hand_a.hold")
    stems = U(*[limb([(hx + 2, hy + 14, 2), (hx, hy, 2.4), (hx + dx, hy - 26, 1.6)], 3) for dx in (-14, -5, 5)])
    sc.layer(stems, "#5f7a4a", z=1, cut=0, wash=0, fibre=0)
    for k, (dx, dy, r) in enumerate(((-15, -29, 9), (-4, -36, 10), (8, -28, 9), (-4, -24, 8))):
        g = U(
            *[
                ellipse(hx + dx + math.cos(q) * r * 0.5, hy + dy + math.sin(q) * r * 0.5, r * 0.5)
                for q in np.arange(0, 6.2, 1.05)
            ]
        )
        sc.layer(g, ("#fff0d2", "#f2b84f", "#fff0d2", "#f4d9e0")[k], z=1.4, cut=0, wash=0, fibre=0, sh=0.4)
        sc.flat(ellipse(hx + dx, hy + dy, r * 0.3), "#c9702a", 0.9)
