"""From the last tram a man with a present looks up at a lit window; a party dances round one empty chair."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.people import dress, person

# wet night, tram green, rain grey, parquet, party cream, ribbon pink; the chandelier; tram / rain / party
NIGHT, GREEN, GREY, PARQUET, CREAM, PINK = "#17232c", "#2f5148", "#5c7076", "#9a5f33", "#ffefc0", "#d8688a"
LX, LY = 414, 214
FLOOR = 566  # where the front dancers stand
FAR = 0.87  # how much smaller the room stands behind the street
PLINTH = 612  # foot of the house


def toned(f: Figure, lo: str, hi: str, keep: float = 0.0) -> Figure:
    """All colours between two browns by their own lightness, so that a figure is one sheet of the party."""

    def tone(c: str) -> str:
        if not c.startswith("#"):
            return c
        r, g, b = (int(c[i : i + 2], 16) / 255 for i in (1, 3, 5))
        return mix(mix(lo, hi, min(1.0, (0.3 * r + 0.59 * g + 0.11 * b) * 1.15)), c, keep)

    return f.recolour(tone)


def guests() -> list[Figure]:
    """Three guests far back, pale as breath: they only say that the room is full."""
    y, s = 512, 0.9
    return [
        T(person(40, "front", "cheer", dress("shirt"), skin="#8a5a3c", hair="afro", mood="laugh"), 196, y, s),
        T(person(66, "front", "dance", dress("sari", "#b07040", "#7a4a2a"), hair="bun", mood="laugh"), 362, y - 4, s),
        T(person(34, "front", "arms_wide", dress("vest"), hair="curly", mood="laugh"), 470, y, s),
    ]


Sheet = tuple[Any, str]


def swingers() -> list[Sheet]:
    """A couple in full swing: one pair of hands joined low, the other pair an arch over their heads."""
    wine, suit, skin, tan, hair = "#5c1a34", "#1c2e3e", "#4a2418", "#6b3a24", "#1d1113"
    return [
        (U(limb("224,402,13 250,376,10 270,344,7"), ellipse(271, 341, 6, 6)), skin),
        (limb("324,396,17 300,374,12 280,348,9"), suit),
        (ellipse(274, 342, 6.5, 6), tan),
        (U(limb("212,552,9 202,564,7 200,571,6"), shape("192,574^ 193,567 204,565 214,574^")), skin),
        (U(limb("246,550,9 256,562,7 260,568,6"), shape("254,574^ 256,566 266,566 278,574^")), skin),
        (
            shape(
                "214,396 226,388 238,392 244,408 240,430 236,450^ 258,492 276,530 288,548^ 262,560 232,556 206,564 174,556^ 192,520 206,480 212,450^ 208,424"
            ),
            wine,
        ),
        (limb("226,372,13 227,394,15", 3), skin),
        (U(ellipse(231, 358, 13.5, 17, 6), shape("242,354^ 248,362 243,366^ 240,372 236,376")), skin),
        (U(shape("243,348^ 236,338 222,337 212,346 212,362 218,372^ 224,362 228,350"), ellipse(207, 352, 10, 9)), hair),
        (U(limb("306,456,26 296,516,20 284,562,13"), shape("266,574^ 268,566 282,560 294,563 294,574^")), "#17242f"),
        (U(limb("332,456,27 346,512,21 362,558,13"), shape("352,574^ 354,558 368,556 374,564 372,574^")), "#17242f"),
        (
            shape("312,390 326,384 340,390 352,408 354,436 348,468 344,480^ 298,476^ 298,446 296,420 300,402"),
            suit,
        ),
        (limb("320,368,15 322,392,18", 3), tan),
        (U(ellipse(315, 354, 14, 17.5, -5), shape("303,350^ 297,359 302,363^ 306,370 312,374")), tan),
        (shape("303,345^ 308,334 322,332 333,342 334,358 328,366^ 324,354 316,346"), hair),
        (U(limb("232,404,14 250,426,11 276,424,8"), ellipse(280, 424, 6.5, 5.5)), skin),
        (limb("316,404,19 308,430,15 288,427,10"), suit),
        (ellipse(282, 426, 6.5, 6), tan),
    ]


def whirler() -> list[Sheet]:
    """A woman who turns alone, arms up, her skirt a bell."""
    green, skin, hair = "#123f3c", "#7a452a", "#4a1f16"
    return [
        (U(limb("528,392,14 506,372,11 508,338,8 512,326,6"), ellipse(513, 322, 6, 7)), skin),
        (U(limb("560,392,14 584,376,11 592,344,8 588,332,6"), ellipse(587, 328, 6, 7)), skin),
        (U(limb("536,548,10 530,564,7 528,570,6"), shape("518,574^ 522,567 532,567 536,574^")), skin),
        (U(limb("560,548,10 572,556,7 582,556,6"), shape("576,550 590,550 594,562 584,564^")), skin),
        (
            shape(
                "528,390 544,396 560,390 566,404 560,428 558,448^ 580,486 602,524 610,544^ 584,558 552,552 520,560 482,550^ 494,518 514,480 530,448^ 526,428 522,404"
            ),
            green,
        ),
        (limb("544,374,13 544,396,16", 3), skin),
        (
            shape("528,352 534,336 550,332 562,342 566,360 574,382 566,392 556,380 532,380 524,392 516,380 524,366"),
            hair,
        ),
        (ellipse(543, 360, 13, 16.5, -8), skin),
        (shape("529,356^ 532,342 546,338 558,348^ 548,348 538,348"), hair),
    ]


def watcher() -> list[Sheet]:
    """A child who has left the dance and looks out, one hand flat on the glass."""
    plum, skin, hair = "#3a1d3f", "#5a3020", "#170f14"
    return [
        (shape("606,600^ 606,556 610,528 620,512 636,506 650,512 660,528 664,556 664,600^"), plum),
        (limb("635,492,14 635,514,18", 3), skin),
        (U(ellipse(617, 486, 10, 14), ellipse(653, 486, 10, 14), ellipse(635, 470, 25, 23)), hair),
        (ellipse(635, 479, 18, 20), skin),
        (shape("614,478^ 618,456 636,450 652,458 656,478^ 648,468 634,464 622,468"), hair),
        (limb("614,524,16 598,540,14 594,508,10"), plum),
        (
            U(
                shape("586,512 584,496 590,486 600,488 603,500 600,512"),
                *[limb([(587 + k * 5, 498, 4.4), (584 + k * 6, 478 - (k % 3) * 2, 3.6)], 2) for k in range(4)],
                limb("600,504,5 608,496,4", 2),
            ),
            skin,
        ),
    ]


def draw() -> Scene:
    sc = Scene("tram_party", light=(LX, LY, 240), shadow="#070d12", bg=NIGHT)
    near = sc.near
    # ------------------------------------------------ the wet house over the way
    sc.backdrop(sc.rad([(0, "#4a4a4e"), (0.4, "#263842"), (0.8, "#17252e"), (1, "#101b22")], LX, LY + 120, 760))
    facade(sc)
    # ------------------------------------------------ the bright room, at the scale of the street
    sc.raw(f'<g transform="translate({LX} {LY}) scale({FAR}) translate({-LX} {-LY})">')
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
    sc.layer(box(104, FLOOR + 26, 726, FLOOR + 44), near("#c99a66", "#33322f", 480), z=6, sh=0.5)
    sc.raw("</g>")
    street(sc)
    cat(sc)
    sc.glow(LX, LY + 150, 470, "#ffbe62", 0.3)
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


def facade(sc: Scene) -> None:
    """The front of the house over the way: brick with a stone arch, corner stones, a drain pipe, a plinth."""
    near = sc.near
    B = sc.stream("bricks")
    sc.layer(box(-40, -40, 860, PLINTH), near("#7a5c4c", "#1c2a33", 560), z=2, cut=0, wash=1, fibre=0.05, sh=0)
    br, hi = [], []
    for j in range(34):
        y = 20 + j * 19
        for i in range(18):
            x = -10 + i * 46 + (j % 2) * 23
            if B.random() < 0.86:
                br.append(rounded(box(x + 1.5, y + 1.5, x + 44.5, y + 17.5), 2))
            if B.random() < 0.3:
                hi.append(limb([(x + 5, y + 3, 0.4), (x + 23, y + 2.4, 1.6), (x + 41, y + 3, 0.4)], 3, 3))
    sc.layer(
        U(br).intersection(box(-40, 0, 860, PLINTH)),
        near("#a8705a", "#26363f", 540),
        z=2,
        cut=0,
        wash=1,
        fibre=0.05,
        sh=0.4,
        rimop=0.3,
    )
    sc.flat(U(hi), near("#ffdca0", "#5c7076", 440), 0.35)
    k = lambda v, o: o + (v - o) * FAR  # noqa: E731
    out = U(
        box(k(104, LX), k(150, LY), k(726, LX), k(FLOOR + 40, LY)),
        ellipse(k(415, LX), k(152, LY), 311 * FAR, 128 * FAR).intersection(box(0, -60, 800, k(154, LY))),
    )
    sc.layer(out.buffer(14), near("#d9b890", "#4a4a4c", 460), z=4, cut=0.4, sh=0.5)
    joints = [
        limb(
            [
                (k(415, LX) + math.cos(a) * 290, k(152, LY) + math.sin(a) * 124, 2),
                (k(415, LX) + math.cos(a) * 360, k(152, LY) + math.sin(a) * 164, 2),
            ],
            1,
        )
        for a in np.linspace(math.pi, 2 * math.pi, 15)
    ]
    joints += [box(x, y, x + 60, y + 2) for x in (110, 670) for y in range(170, 540, 34)]
    sc.flat(U(joints).intersection(out.buffer(14)), "#4a3428", 0.5)
    sc.layer(limb([(712, -40, 15), (712, PLINTH + 20, 15)], 2), near("#6f7f80", "#22343d", 700), z=6, cut=0.2)
    sc.layer(
        U(*[box(702, y, 722, y + 8) for y in (180, 400, 560)]),
        near("#8a9694", "#2a3a42", 700),
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )
    # plinth of big stones
    sc.layer(box(-40, PLINTH - 44, 860, PLINTH + 4), near("#8f8a80", "#2c3a42", 620), z=5, cut=0.3, sh=0.5)
    sc.flat(U(*[box(x, PLINTH - 42, x + 2, PLINTH + 2) for x in range(60, 800, 74)]), "#16222a", 0.6)


def street(sc: Scene) -> None:
    """Pavement, kerb, wet cobbles with the window mirrored in them, two rails."""
    near = sc.near
    sc.layer(
        Polygon([(-40, PLINTH), (860, PLINTH), (860, PLINTH + 46), (-40, PLINTH + 46)]),
        near("#c9a678", "#34444c", 560),
        z=3,
        cut=0.2,
        sh=0.4,
    )
    sc.flat(
        U(
            *[limb([(LX + d * 52, PLINTH + 2, 1.4), (LX + d * 60, PLINTH + 44, 2)], 1, 3) for d in range(-8, 9)],
            limb([(-40, PLINTH + 20, 1.2), (860, PLINTH + 20, 1.2)], 1),
        ),
        "#2a3238",
        0.5,
    )
    sc.flat(ellipse(LX, PLINTH + 16, 210, 16), "#ffe0a0", 0.4, "screen", 8)
    sc.layer(box(-40, PLINTH + 44, 860, PLINTH + 60), near("#a88c6c", "#2c3a42", 560), z=4, cut=0.3, sh=0.5)
    ground = box(-40, PLINTH + 58, 840, 1000)
    sc.layer(ground, sc.lin([(0, "#2c3c46"), (1, "#16222a")], 0, PLINTH + 58, 0, 860), z=2, cut=0, sh=0)
    C = sc.stream("cobbles")
    rows, glint = [], []
    y, h = PLINTH + 62.0, 9.0
    while y < 850:
        x = -20 + C.uniform(-10, 10)
        while x < 820:
            w = h * C.uniform(1.7, 2.3)
            rows.append(rounded(box(x + 1, y + 1, x + w - 1, y + h - 1), h * 0.35))
            if C.random() < 0.7:
                glint.append(
                    limb(
                        [
                            (x + w * 0.2, y + h * 0.3, 0.4),
                            (x + w * 0.5, y + h * 0.24, h * 0.16),
                            (x + w * 0.8, y + h * 0.3, 0.4),
                        ],
                        3,
                        3,
                    )
                )
            x += w
        y += h
        h *= 1.09
    sc.layer(
        U(rows), near("#6a6258", "#22323b", 640, (LX, PLINTH)), z=1.4, cut=0, wash=0.6, fibre=0, sh=0.4, rimop=0.25
    )
    sc.flat(U(glint), sc.near("#ffe2a0", "#5c7076", 380, (LX, PLINTH + 40)), 0.75)
    # the window upside down in the wet
    x0, x1 = LX - 279 * FAR, LX + 279 * FAR
    with sc.clip(ground):
        sc.flat(
            Polygon([(x0 + 10, PLINTH + 60), (x1 - 10, PLINTH + 60), (x1 + 20, 840), (x0 - 20, 840)]),
            sc.lin([(0, "#ffcf80", 0.75), (0.6, "#ff9f4a", 0.35), (1, "#ff9f4a", 0)], 0, PLINTH + 60, 0, 840),
            1,
            "screen",
            9,
        )
        for x, w, c in (
            (x0 + 26, 34, "#a03a3a"),
            (x1 - 26, 34, "#a03a3a"),
            (LX, 14, "#5a2a1c"),
            (LX - 120, 26, "#5a3a20"),
            (LX + 110, 26, "#5a3a20"),
        ):
            sc.flat(
                box(x - w / 2, PLINTH + 62, x + w / 2, 800),
                sc.lin([(0, c, 0.6), (1, c, 0)], 0, PLINTH + 60, 0, 800),
                0.8,
                "multiply",
                6,
            )
    for yy in (768, 792):
        sc.layer(
            limb([(-40, yy, 3.4), (860, yy, 3.4)], 1), near("#a8a090", "#33434a", 700), z=1.4, cut=0, wash=0, fibre=0
        )


def cat(sc: Scene) -> None:
    """A black cat on the kerb that looks up at the window too."""
    f = T(beast("cat", "sit_up").recolour(lambda c: "#10161b"), 598, PLINTH + 47, 0.62, flip=True)
    sc.flat(ellipse(600, PLINTH + 48, 40, 5), "#060b10", 0.6, "multiply", 3)
    put(sc, f, z=1.6, cut=0, sh=0.4, wash=0, fibre=0, rimop=0.2, rim=(2, 2.6, "#ffd890", 0.95))


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
        # the crowd is pale as breath; four guests stand dark against it
        for f in guests():
            put(sc, toned(f, "#d49a58", "#fbdca0", 0.04), z=1, cut=0, sh=0.2, shc="#7a4a22", rimop=0.2, wash=0, fibre=0)
        sc.flat(W_, "#ffdf9c", 0.3)
        sc.glow(LX, 470, 190, "#fff2c8", 0.55, "screen", 0.9)
        empty_chair(sc)
        for who, d in ((swingers(), 1.5), (whirler(), -1.2), (watcher(), -1.2)):
            base = U([g for g, _ in who])
            if who[0][0].bounds[3] < 590:
                x0, _, x1, _ = base.bounds
                sc.flat(ellipse((x0 + x1) / 2, 573, (x1 - x0) * 0.46, 7), "#5a2a12", 0.55, "multiply", 4)
            for g, c in who:
                sc.layer(
                    g,
                    near(light(c, 0.12), dark(c, 0.1), 420),
                    z=1.4,
                    cut=0,
                    wash=0.4,
                    fibre=0,
                    sh=0.35,
                    shc="#3a1a0c",
                    rim="#ffdf9c",
                    rimop=0.35,
                )
            rimlight(sc, base, d, 2.4, "#fff3c8", 0.9, r=420)
        sc.flat(U(ellipse(628, 480, 2, 2.6), ellipse(642, 480, 2, 2.6)), "#120a0c")
        sc.flat(U(ellipse(628.6, 479, 0.8), ellipse(642.6, 479, 0.8)), "#ffe9b0", 0.9)
        sc.flat(
            U(
                limb("532,358,.6 536,360,1.4 540,358,.6", 3),
                limb("546,357,.6 550,359,1.4 554,356,.6", 3),
                limb("538,367,.6 544,370,1.6 550,366,.6", 4),
            ),
            "#2a120e",
            0.85,
        )
        sc.flat(limb("631,490,.6 635,491.4,1.3 639,490,.6", 3), "#2a120e", 0.8)
        sc.flat(
            U(
                limb("240,438,1 236,480,3 222,552,1", 5),
                limb("246,452,1 262,500,3 266,554,1", 5),
                limb("544,452,1 536,500,3 520,556,1", 5),
                limb("552,452,1 574,500,3 586,552,1", 5),
            ),
            "#14080c",
            0.45,
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
    sc.glow(498, 792, 74, "#e9eef0", 0.5, "normal", 0.62, 0.62)
    sc.glow(494, 792, 44, "#f6f6f2", 0.35, "normal", 0.62, 0.6)


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
    sc.layer(at(box(-92, -94, 88, -62)), near("#fbeec4", "#9a8a66", 980), z=5, sh=0.5, cut=0.3)
    sc.layer(at(box(-18, -94, 13, -62)), near("#f490ac", "#b3546f", 980), z=1.6, sh=0.4, cut=0)
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
    arm = fillet(
        clean(
            U(
                limb([(432, 926, 118), (488, 1018, 112), (516, 1084, 98), (566, 1090, 74)], 10),
                coat.intersection(box(430, 860, 520, 1000)),
            ).difference(shape("280,800^ 424,856^ 412,900 410,950 420,990 440,1024^ 280,1060^"))  # a set-in sleeve
        ),
        6,
    )
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
    skin = near("#d09a6c", "#7a4e36", 1060)
    palm = shape("560,1058^ 580,1050 606,1052 622,1062 628,1084 622,1108 596,1120 566,1116^")
    fingers = [
        limb(
            [
                (604, 1064 + k * 15, 19),
                (640 - abs(k - 1.3) * 3, 1061 + k * 15.4, 19),
                (668 - abs(k - 1.2) * 7, 1064 + k * 15.4, 17),
                (684 - abs(k - 1.2) * 8, 1070 + k * 15, 13),
            ],
            6,
        )
        for k in range(4)
    ]
    whole = fillet(U(palm, fingers), 1)
    thumb = limb("580,1062,24 596,1036,22 614,1016,19 624,1006,14", 8)
    sc.layer(whole, skin, z=6, cut=0, sh=0.55)
    sc.flat(
        U(
            *[
                limb([(612, 1072 + k * 15, 0.8), (640, 1069 + k * 15.4, 2.2), (668, 1073 + k * 15.4, 1)], 5)
                for k in range(3)
            ]
        ),
        "#3f2418",
        0.7,
    )
    sc.flat(
        U(
            *[
                limb(
                    [
                        (676 - abs(k - 1.2) * 8, 1064 + k * 15, 0.8),
                        (682 - abs(k - 1.2) * 8, 1068 + k * 15, 3.2),
                        (683 - abs(k - 1.2) * 8, 1073 + k * 15, 1),
                    ],
                    3,
                )
                for k in range(4)
            ]
        ),
        "#f0c49a",
        0.7,
    )
    sc.layer(thumb, skin, z=3, cut=0, sh=0.5)
    rimlight(sc, whole, -2, 4, "#ffdca0", 0.9, r=1100)
    rimlight(sc, thumb, -2, 4, "#ffdca0", 0.9, r=1100)
    # head: lost profile to the right, beard, ear; collar; turban
    sc.raw('<g transform="rotate(-11 296 800)">')  # the head is lifted to the window
    skull_ = shape(
        "300,690^ 392,680 408,700 415,718 411,732 420,748 433,766 428,775 417,777^ 420,790 412,806 372,806 336,804 300,790^"
    )
    skin_ = sc.rad([(0, "#e8ae78"), (0.4, "#b27448"), (1, "#5a3a2a")], 440, 690, 150)
    sc.layer(skull_, skin_, z=4, cut=0.1)
    sc.flat(shape("372,768 392,752 410,756 412,772 392,780"), "#e08a58", 0.3, "screen", 5)
    sc.flat(limb("384,722,1 398,714,5 414,720,2", 5), "#4a4038")  # brow
    eye = shape("393,738^ 402,732 411,733^ 409,741 401,742")
    sc.flat(eye, "#e6cfa8")
    sc.flat(ellipse(407.4, 734.4, 4, 4.6).intersection(eye), "#1d1210")
    sc.flat(ellipse(408.6, 733.6, 1.1), "#fff3d0")
    sc.flat(limb("386,739,1 399,729.5,3 413,733,1.6", 5), "#2a1810")
    sc.flat(limb("388,745,.6 399,747,1.6 409,744,.6", 4), "#4a2a1c", 0.6)
    sc.flat(limb("414,774,.8 419,768,2.4 427,772,.8", 4), "#5a3020", 0.7)
    rimlight(sc, skull_, -3, 2, "#ffe2ac", 1.0, r=760)
    bd = shape(
        "314,752 336,770 366,774 392,770 412,776 428,784^ 434,806 438,836 422,862 388,872 350,862 322,834 308,790"
    )
    bd = fur(bd, 9, 0.3, 5, 0.8)
    sc.layer(bd, near("#a89a86", "#4a423c", 760), z=4, cut=0)
    sc.flat(
        U(
            [limb([(336 + k * 12, 782, 0.7), (346 + k * 12, 812, 2.2), (340 + k * 10, 858, 0.6)], 5) for k in range(8)]
        ).intersection(bd),
        "#d9cdb4",
        0.5,
    )
    sc.flat(
        U(
            [limb([(330 + k * 12, 784, 0.7), (340 + k * 12, 816, 2), (334 + k * 10, 856, 0.6)], 5) for k in range(8)]
        ).intersection(bd),
        "#2a2422",
        0.5,
    )
    mou = shape("388,776^ 404,772 420,776 432,784 428,792^ 414,788 400,792 384,800^")
    sc.layer(mou, near("#c9bda8", "#5a524a", 760), z=2, cut=0, fibre=0)
    rimlight(sc, bd, -3, 2, "#ffe2ac", 0.9, r=760)
    sc.layer(ellipse(316, 750, 13, 21, 10), near("#a8714c", "#6b4430", 700), z=3, cut=0)
    sc.flat(limb([(314, 738, 1), (322, 748, 2.6), (314, 760, 1)], 4), "#4a2a1c", 0.7)
    sc.raw("</g>")
    col = shape("176,862^ 196,800 236,768 292,770 340,806 388,826 418,856^ 360,886 280,890 216,882")
    sc.layer(col, near("#7d7a66", "#26363d", 820), z=6, cut=0.4, sh=0.5)
    rimlight(sc, col, -3, 4, "#ffd890", 0.8, r=900)
    sc.flat(limb([(206, 866, 1), (260, 850, 4), (330, 852, 4), (392, 862, 1)], 6), "#0c151a", 0.5)
    sc.raw('<g transform="rotate(-11 296 800)">')
    # the turban: long cloth laid crosswise, wrap over wrap
    tb = shape(
        "188,726 176,672 184,616 218,568 272,544 330,544 384,566 416,610 422,660 410,706 396,720 340,736 276,752 220,752"
    )
    base = sc.rad([(0, "#f6cf94"), (0.3, "#cf8d42"), (0.68, "#8a5628"), (1, "#4a2f20")], LX + 10, LY + 250, 470)
    sc.layer(tb, base, z=9, sh=0.55, cut=0.3)
    wraps = []
    for k in range(7):
        y0, y1 = 738 - k * 27, 704 - k * 25
        wraps.append(
            limb(
                [
                    (160, y0 + 16, 34),
                    (230, y0 - 2, 42),
                    (310, (y0 + y1) / 2 - 26, 43),
                    (390, y1 - 34, 38),
                    (440, y1 - 26, 28),
                ],
                8,
            )
        )
    for g in wraps[::-1]:
        sc.layer(g.intersection(tb), base, z=3, cut=0.2, sh=0.5, rimop=0.6, rim="#ffe7b8")
    cross = limb([(440, 736, 30), (372, 730, 40), (300, 690, 42), (228, 628, 38), (180, 596, 24)], 8)
    sc.layer(cross.intersection(tb), base, z=3.4, cut=0.2, sh=0.55, rimop=0.6, rim="#ffe7b8")
    fold = [
        limb([(420 - j * 3, 744 - j * 9, 0.8), (330, 716 - j * 9, 1.8), (230, 640 - j * 9, 0.8)], 6) for j in range(2)
    ]
    sc.flat(U(fold).intersection(tb), "#5a3418", 0.5)
    tail = shape("262,738^ 296,752 330,744^ 338,790 330,836 300,852^ 276,846 262,800^")
    sc.layer(tail, base, z=5, cut=0.2, sh=0.55, rimop=0.5, rim="#ffe7b8")
    sc.flat(
        U(limb("278,752,0.8 284,800,2.4 290,846,0.8", 5), limb("304,754,0.8 310,800,2.4 308,846,0.8", 5)),
        "#5a3418",
        0.5,
    )
    sc.flat(
        tb,
        sc.rad([(0, "#2a1820", 0), (0.5, "#2a1820", 0.1), (1, "#20141c", 0.75)], LX + 20, LY + 270, 520),
        0.8,
        "multiply",
    )
    rimlight(sc, tb, -4, 4, "#fff0c4", 1.0, blur=2, r=760)
    sc.raw("</g>")
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
