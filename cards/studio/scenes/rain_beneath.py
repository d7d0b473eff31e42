"""In a burnt evening desert stands an old umbrella, and it rains only under it; a woman holds her hand into the first drops.

Palette: ember sky #7a1f1c, sand gold #f7b95a, burnt orange #c8502a, shade maroon #4a1a2a, rain #4f93b8, deep rain #123a5c, garden #0f3f36.
Light: the low sun beyond the left edge; under the umbrella a cold light of its own. Planes: sky / dunes / sand / garden and rain / umbrella / woman / near dune.
"""

from __future__ import annotations

import math

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.desert import dune, ripples
from cards.studio.papercut.old_umbrella import OldUmbrella
from cards.studio.papercut.rain_garden import bed, bindweed, flowers
from cards.studio.papercut.still_rain import draw_column, draw_pool, drops, wet_ring
from cards.studio.papercut.thirsty_woman import thirsty_woman

HORIZON = 716
SUN = (-180, 640)
GARDEN = (460, 950, 288, 80)
FOOT = (456, 944)
GREY = OldUmbrella(470, 366, 304, 82, 236, 4, "#25406a")
WOMAN = (136, 1016, 1.22)


def draw_sky(sc: Scene) -> None:
    sc.backdrop(
        sc.lin(
            [(0, "#2c0c1c"), (0.16, "#5a1822"), (0.36, "#b04426"), (0.5, "#f0923e"), (0.58, "#ffd88c"), (1, "#f9b656")],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("sky")
    for k, (y, c) in enumerate(
        ((598, "#e8944a"), (512, "#cc6230"), (366, "#9c3828"), (204, "#661c26"), (84, "#3a0f20"))
    ):
        g, _ = land(r, [(-40, y + 26), (160, y - 14 + 9 * k), (420, y + 22), (640, y - 22), (840, y + 12)], amp=7, f=4)
        up = box(-50, -50, 850, 1250).difference(g)
        sc.layer(
            up,
            sc.rad([(0, light(c, 0.2)), (0.45, c), (1, dark(c, 0.4))], 20, y + 60, 900),
            z=6,
            cut=1,
            sh=0.3,
            rim="#ffd890",
            rimop=0.6,
            op=(0.5, 0.55, 0.6, 0.65, 0.7)[k],
        )
    sc.glow(-40, 668, 720, "#fff0b8", 0.9, sy=0.5)


def draw_sand(sc: Scene) -> None:
    r = sc.stream("dunes")
    dune(
        sc,
        "-40,720^ 40,690 130,640 196,606^ 260,634 340,676 460,704 520,730^ -40,740^",
        "196,604^ 206,640 190,676 232,700 250,740^ 540,740^ 460,700 340,672 260,630",
        "#f2a658",
        "#a84a3a",
    )
    dune(
        sc,
        "480,730^ 600,690 690,640 752,600^ 800,624 860,660 860,740^ 480,740^",
        "752,598^ 740,640 764,676 730,712 742,740^ 870,740^ 870,660 800,620",
        "#c86a40",
        "#6a2430",
    )
    dune(
        sc,
        "-60,742^ -40,690 10,662^ 70,690 150,716 230,740^ -60,750^",
        "10,660^ 26,690 6,716 40,742^ 250,744^ 150,712 70,686",
        "#ffc878",
        "#c0603a",
        5,
    )
    g, _ = land(r, [(-40, 736), (200, 730), (500, 738), (840, 732)], amp=1, f=2)
    sc.layer(
        g,
        sc.rad([(0, "#ffe09a"), (0.24, "#f8a850"), (0.5, "#c8502a"), (1, "#481620")], 10, 770, 900),
        z=6,
        cut=0.4,
        sh=0.3,
        rim="#ffe9b0",
        rimop=0.7,
    )
    sc.veil([(0, "#f9b656", 0), (0.5, "#ffd88a", 0.3), (1, "#f9b656", 0)], 0, 640, 0, 820)
    ripples(sc)
    prints = [T(ellipse(0, 0, 9, 3.6), -30 + 24 * k + 0, 1090 - 12.5 * k + 7 * (k % 2), 1, rot=-14) for k in range(6)]
    sc.flat(U(prints), "#8a2f22", 0.75)
    sc.flat(U([T(q, 1, 3.0) for q in prints]), "#ffe0a0", 0.5)
    sh_ = shape("400,900 560,870 720,856 900,840 900,1010 700,1024 540,1040 420,1030")
    sc.flat(sh_, sc.lin([(0, "#3a1232"), (1, "#4a1a3a")], 460, 0, 820, 0), 0.75, "multiply", 12)


def draw_garden(sc: Scene, near_: bool) -> None:
    if not near_:
        x, y, rx, ry = GARDEN
        sc.layer(
            ellipse(x, y, rx, ry),
            sc.rad([(0, "#3f8a6e"), (0.5, "#124a3e"), (1, "#072426")], x, y - 10, 290),
            z=3,
            cut=2,
            sh=0.5,
        )
        bed(sc, "back", GARDEN, (240, 364), (50, 98), 36, ("#3f9a94", "#2f7f70", "#bff0e0"), z=3, gold=1)
        bed(sc, "back 2", GARDEN, (222, 390), (26, 60), 32, ("#1f6a60", "#185a4c", "#7fd0b0"), (0.72, 0.9), z=4, gold=1)
        flowers(sc, "far stars", GARDEN, (170, 370), 26, 0.8, "#f4fcff")
    else:
        bed(sc, "near", GARDEN, (12, 168), (22, 44), 46, ("#14584a", "#0a3a34", "#5fb890"), (0.86, 1.0), z=5, gold=1)
        bed(sc, "left", GARDEN, (140, 208), (20, 40), 16, ("#1a6a54", "#0f4a3c", "#8fd0a0"), (0.84, 0.98), z=5, gold=1)
        bed(sc, "right", GARDEN, (-20, 40), (44, 90), 14, ("#0f4a4a", "#08302e", "#3f8a7a"), (0.84, 0.98), z=5)
        flowers(sc, "near stars", GARDEN, (30, 170), 26, 1.0, "#ffffff")


def draw_woman(sc: Scene) -> None:
    fx, fy, s = WOMAN
    long = shape(
        f"{fx - 16},{fy + 2} {fx + 60},{fy - 10} {fx + 190},{fy - 34} {fx + 300},{fy - 62} {fx + 310},{fy - 44} {fx + 200},{fy - 8} {fx + 80},{fy + 8} {fx},{fy + 8}"
    )
    sc.flat(
        clean(long.intersection(box(0, 0, 300, 1200))),
        sc.lin([(0, "#2c0c20", 1), (1, "#2c0c20", 0)], fx, 0, fx + 170, 0),
        0.8,
        "multiply",
        3,
    )
    w = T(thirsty_woman(), fx, fy, s)
    put(sc, w, z=2.2, rim=(3, 1, "#ffdc94", 0.95), cast=5)
    hx, hy = w.at("hand_b.hold")
    sc.flat(
        U([limb([(hx + d, hy - 3, 2), (hx + d * 2.6, hy - 15 + abs(d), 0.6)], 2, 3) for d in (-7, -3, 0, 4, 8)]),
        "#ffffff",
        0.95,
    )
    sc.flat(
        U([limb([(hx + d, hy - n - 60, 0.4), (hx + d, hy - n, 2.6)], 2, 4) for d, n in ((-8, 30), (2, 20), (12, 44))]),
        "#ffffff",
        0.9,
    )
    sc.glow(hx, hy - 6, 60, "#dff6ff", 0.5)
    g = w.outline()
    sc.flat(clean(g.difference(T(g, -4, 0))), "#8fd8f0", 0.35, "screen", 2)


def draw_near(sc: Scene) -> None:
    """A dune in shade before our feet, and dry thistles on it."""
    r = sc.stream("near")
    g, top = land(r, [(-40, 1150), (160, 1168), (380, 1150), (600, 1096), (840, 1040)], amp=3, f=3)
    sc.layer(
        g,
        sc.lin([(0, "#7a2a22"), (0.5, "#4a1620"), (1, "#2a0a18")], 0, 0, 800, 0),
        z=12,
        dy=-4,
        sh=0.5,
        cut=0.6,
        rim="#ffb060",
        rimop=0.9,
    )
    twigs = []
    for x, h, lean in ((744, 84, 0.2), (776, 110, 0.3), (52, 60, 0.2), (28, 84, -0.1)):
        wood, _ = tree(r, x, y_at(top, x) + 8, h, -math.pi / 2 + lean * 0.6, w=4, depth=5, spread=0.6, curl=0.3)
        twigs.append(wood)
    q = U(twigs)
    sc.layer(q, "#2a0a18", z=7, cut=0, sh=0.4, rim="#ffb060", rimop=0.8)
    rimlight(sc, q, 1.5, 0.5, "#ff9a50", 0.8, 0.6, r=1100)


def draw() -> Scene:
    """Who left it here, and whose rain is it?"""
    sc = Scene("rain_beneath", light=(*SUN, 260), shadow="#1c0812", bg="#3c1020")
    draw_sky(sc)
    draw_sand(sc)
    wet_ring(sc, GARDEN)
    draw_column(sc, GARDEN, GREY)
    draw_garden(sc, False)
    draw_pool(sc)
    drops(sc, GARDEN, GREY, 300, "far", 1.5, 0.5)
    GREY.draw_hollow(
        sc, sc.lin([(0, "#081c34"), (0.5, "#174a76"), (1, "#4f9cc0")], 0, GREY.y - 60, 0, GREY.y + 90), "#06182a"
    )
    sc.layer(
        GREY.shaft(FOOT),
        sc.lin([(0, "#d8a070"), (0.35, "#7a5244"), (1, "#1c1a28")], FOOT[0] - 8, 0, FOOT[0] + 22, 0),
        z=2,
        cut=0,
        sh=0.15,
    )
    moss = shape(
        f"{FOOT[0] - 44},{FOOT[1] + 8} {FOOT[0] - 26},{FOOT[1] - 8} {FOOT[0]},{FOOT[1] - 15} {FOOT[0] + 24},{FOOT[1] - 9} {FOOT[0] + 46},{FOOT[1] + 8} {FOOT[0]},{FOOT[1] + 16}"
    )
    sc.layer(
        U(moss, grass(sc.stream("tuft"), FOOT[0] - 34, FOOT[0] + 34, FOOT[1] + 2, 34, 60, 0.1)),
        sc.lin([(0, "#8fd0a0"), (1, "#0f4a3c")], 0, FOOT[1] - 34, 0, FOOT[1] + 16),
        z=3,
        cut=0,
        sh=0.35,
    )
    bindweed(sc, (FOOT[0], FOOT[1] - 6), (FOOT[0] + 9, 660), 4)
    GREY.draw_stretchers(sc, (GREY.x + 4, GREY.y + 74), "#16263c")
    GREY.draw_front(sc, ("#8a3a52", "#f09a50"), "#0a1428")
    GREY.draw_patches(
        sc,
        [
            (shape("3.22,.46^ 3.74,.43^ 3.8,.6^ 3.3,.63^", 2), "#b8482e", "dots"),
            (shape("4.12,.6^ 4.58,.62^ 4.52,.8^ 4.08,.77^", 2), "#d8a04a", "checks"),
            (shape("1.3,.5^ 1.78,.54^ 1.7,.7^ 1.26,.66^", 2), "#3f7a7a", "stripes"),
            (shape("2.4,.64^ 2.84,.66^ 2.8,.79^ 2.36,.8^", 2), "#7a3f5a", "bands"),
            (shape("5.3,.4^ 5.7,.42^ 5.66,.56^ 5.32,.55^", 2), "#c8c09a", "dots"),
        ],
        "#f6e2b4",
    )
    GREY.draw_top(sc, "#4a2c20")
    front = GREY.front()
    sc.flat(clean(front.difference(T(front, -5, -3))), "#0a1428", 0.5, "multiply", 2)
    rimlight(sc, front, 4, 2, "#ffe0a0", 0.95, 1.6, r=900)
    drops(sc, GARDEN, GREY, 170, "near", 2.2, 0.7)
    draw_garden(sc, True)
    put(sc, T(bird_on("sparrow", look=30), 588, 966, 0.36, flip=True), z=1.6)
    put(sc, T(snail("#d8903e", "#e8d8b0"), 352, 1046, 0.3, flip=True), z=1.6, rim=(2, 1, "#ffdc94", 0.8))
    draw_woman(sc)
    draw_near(sc)
    sc.vignette("#1c0612", 0.5, 330, 660, 900)
    sc.finish()
    return sc
