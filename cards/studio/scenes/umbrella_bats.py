"""A cave whose bats are umbrellas: they sleep with their points down, wake, and fly out into the rain; one is red.

Palette: basalt #14110f, slate green #34443c, moss grey #6f7f6c, rain silver #c9d2bd, pale lemon #f7f3c0; red #d2332c alone.
Light: the evening sky in the mouth. Planes: sky, rain, land / three sheets of basalt / stream of umbrellas / floor / man / sleepers.
"""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.basalt_mouth import Mouth, draw_causeway, draw_mouth
from cards.studio.papercut.bat_umbrellas import closed, flying, half_open

LIGHT = (470.0, 640.0)
SKY, BASALT, RED = "#f7f3c0", "#14110f", "#d2332c"
FAR = Mouth(462, 338, 218, 930, 27)
MIDDLE = Mouth(444, 392, 166, 985, 40)
NEAR = Mouth(430, 452, 90, 1120, 58)
STREAM = (
    "716,452 650,520 540,566 420,584 318,604 262,652 300,704 400,716 500,690 582,664 622,690 590,726 530,744 488,754"
)
RED_AT = (404.0, 150.0)
MAN = (236.0, 1076.0, 0.74)


def draw_outside(sc: Scene) -> None:
    """A bright rainy evening: cloud over cloud, hills, a wet valley, strings of rain."""
    sc.backdrop(
        sc.lin(
            [(0, "#7f8f7c"), (0.26, "#a9b69c"), (0.46, "#e4e6bc"), (0.6, "#fbf7cc"), (0.68, "#f3eeb4"), (1, "#8fa088")],
            0,
            0,
            0,
            1200,
        )
    )
    sc.glow(500, 700, 460, "#fffbd0", 1)
    r = sc.stream("cloud")
    for y, c in ((560, "#dfe2b8"), (500, "#c2cca8"), (440, "#a3b196"), (380, "#7b8c75"), (310, "#596a59")):
        P = [(x, y + 20 * math.sin(x * 0.011 + y) + r.uniform(-8, 8)) for x in range(-60, 900, 100)]
        g = fillet(U(bank(r, P, 14, 34, n=30, sx=2.2), Polygon([(-60, -40), (860, -40), *P[::-1]]).buffer(0)), 5)
        sc.layer(g, sc.rad([(0, mix(c, "#fffbd0", 0.5)), (1, c)], 480, 680, 480), z=6, sh=0.25, shc="#3f4f42", cut=0.7, rim="#fffce0", rimop=0.8)  # fmt: skip
    for k, (P, a, b2) in enumerate((
        ([(-40, 770), (180, 742), (330, 764), (480, 748), (640, 770), (840, 736)], "#c9d0a6", "#93a488"),
        ([(-40, 812), (200, 800), (400, 782), (560, 806), (840, 780)], "#aab68e", "#6f8470"),
        ([(-40, 868), (240, 846), (470, 862), (700, 838), (840, 852)], "#8fa07e", "#4f6454"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"hill {k}"), P, 4)
        sc.layer(
            g,
            sc.rad([(0, a), (1, b2)], 490, P[2][1], 330),
            z=5,
            sh=0.25,
            shc="#34443c",
            cut=0.6,
            rim="#fffbd4",
            rimop=0.8,
        )
        trees = U(
            [
                poplar(r, x, y_at(top, x) + 3, r.uniform(12, 26) * (1 + 0.4 * k), 5 + 2 * k)
                for x in (210 + 40 * k, 246 + 30 * k, 610 - 20 * k, 668 - 10 * k)
            ]
        )
        sc.layer(trees, mix(b2, "#34443c", 0.4), z=2, sh=0.15, cut=0, wash=0, fibre=0, rim="#fffbd4", rimop=0.5)
    road = shape("488,860^ 494,860^ 508,872 488,886 474,900 506,922 580,970^ 404,970^ 424,928 444,902 474,884 494,872")
    sc.layer(
        road, sc.lin([(0, "#fffbd8"), (1, "#c9d2bd")], 0, 864, 0, 1000), z=2, sh=0.2, cut=0.4, rim="#ffffff", rimop=0.9
    )
    drops = [[], []]
    for k in range(330):
        x, y, L = r.uniform(110, 830), r.uniform(150, 960), r.uniform(22, 70)
        drops[k % 2].append(limb([(x, y, 0.4), (x - L * 0.13, y + L * 0.6, 1.5), (x - L * 0.22, y + L, 0.5)], 2, 3))
    sc.flat(U(drops[0]), "#ffffff", 0.62)
    sc.flat(U(drops[1]), "#6f7f6c", 0.42)


def draw_stream(sc: Scene) -> None:
    """They fly off in one long S, smaller and smaller, down to the bright horizon."""
    P = along(curve(STREAM, n=14), 400)
    r = sc.stream("stream")
    flaps = (0.75, -0.75, 0.3, 0.95, -0.95, 0.1, 0.7, -0.4)
    birds = []
    u, k = 0.0, 0
    while u < 1:
        x, y = P[int(399 * u)]
        x1 = P[min(399, int(399 * u) + 8)][0]
        s = 0.5 * (1 - u) ** 1.35 + 0.03
        lean = max(-30, min(30, (x1 - x) * 2.4)) + r.uniform(-9, 9)
        birds.append((x, y + r.uniform(-34, 34) * s, s, lean, flaps[k % len(flaps)], u))
        u += 0.148 * s + 0.007
        k += 1
    for x, y, s, lean, flap, u in birds[::-1]:
        f = T(flying(flap, mix("#161a17", "#64755f", u**0.9), SKY, s > 0.12), x, y, s, rot=lean)
        if s < 0.07:
            sc.flat(f.outline(), mix("#2a352e", "#64755f", u), 0.85)
            continue
        put(sc, f, z=1.6 + 5 * s, sh=0.3, rim=(0, 1.2 + 2 * s, "#fffbd8", 0.85), rimop=0.4)


def draw_floor(sc: Scene) -> None:
    """Tops of basalt columns, wet with the light of the mouth, and a puddle that holds a piece of sky and of red."""
    draw_causeway(sc, 792, 962, (462, 600), ("#cdd2aa", "#5a6555", "#141210"))
    r = sc.stream("floor")
    glint = []
    for _ in range(70):
        y = r.uniform(968, 1190)
        x, w = 465 + r.gauss(0, 1) * (46 + (y - 960) * 0.26), r.uniform(8, 30)
        glint.append(limb([(x - w, y, 0.3), (x, y - 0.6, 1.8), (x + w, y, 0.3)], 3, 3))
    sc.flat(U(glint), "#fbf7cc", 0.5)
    pool = U(
        [
            ellipse(x, y, a, b)
            for x, y, a, b in ((452, 1116, 150, 20), (556, 1130, 116, 19), (400, 1144, 104, 18), (520, 1154, 92, 12))
        ]
    )
    pool = fillet(pool, 10)
    sc.flat(T(pool, 0, -4), "#0c0b0a", 0.75, blur=1.5)
    sc.flat(pool, sc.lin([(0, "#dfe0b6"), (0.5, "#b4bc98"), (1, "#5a6757")], 0, 1094, 0, 1172))
    red = T(half_open(330, 216, RED, RED, RED).outline(), 446, 1167, 0.5, sy=-0.17)
    sc.flat(clean(red.intersection(pool)), sc.lin([(0, "#d8402f"), (1, "#8f2622")], 0, 1112, 0, 1160), 0.85, blur=0.8)
    sc.flat(clean(pool.difference(T(pool, 0, -1.8))), "#fffce0", 0.8)
    for x, y, w in ((540, 1122, 60), (380, 1140, 44), (500, 1104, 50)):
        sc.flat(limb([(x - w, y, 0.3), (x, y, 2), (x + w, y, 0.3)], 4, 3), "#fffce0", 0.7)


def draw_man(sc: Scene) -> None:
    """The attendant of the cloak-room: lantern on a pole, a ticket, his head laid back."""
    x, y, s = MAN
    sc.flat(
        shape(
            f"{x + 16},{y + 1}^ {x - 14},{y - 5} {x - 120},{y + 40} {x - 190},{y + 84}^ {x - 130},{y + 84} {x - 20},{y + 12}"
        ),
        "#0c0b0a",
        0.7,
        "multiply",
        4,
    )
    coat = dress("uniform", "#7b8a68", "#4c5846", "#e8d48a")
    pose = SIDE["stand"].but(lean=-11, foot_a=(0.2, 0), foot_b=(-0.15, 0))
    f = T(person(58, "side", pose, coat, "#c08a62", "short", "#cfcabc", "wonder", build=1.15, nod=-32, hat="conductor", hat_colour="#66755a", beard="moustache", reach_a=(52, -104), grip_a="pinch", reach_b=(34, -116), grip_b="fist"), x, y, s)  # fmt: skip
    hx, hy = f.at("hand_b.hold")
    pole = limb(
        [
            (hx + 2, y + 2, 4.4),
            (hx + 1, hy, 4.4),
            (hx - 4, hy - 150, 3.8),
            (hx + 8, hy - 172, 3.4),
            (hx + 26, hy - 166, 3),
        ],
        6,
    )
    sc.layer(pole, "#6a5638", z=3, sh=0.5, cut=0.2, wash=0, rim="#fff3c0", rimop=0.8)
    lx, ly = hx + 27, hy - 143
    sc.glow(lx, ly, 150, "#ffe08a", 0.75)
    lamp_ = T(lantern("#2c2822", "#ffe9a0"), lx, ly + 2, 0.62)
    put(sc, lamp_, z=1.4, sh=0.3)
    sc.glow(lx, ly, 40, "#fff3c0", 0.7)
    put(sc, f, z=1.8, rim=(-2.4, 0.6, "#fdf8d0", 1))
    tx, ty = f.at("hand_a.hold")
    ticket = T(box(-8, -11, 8, 11).difference(ellipse(0, -11, 3.2)), tx + 5, ty - 8, 0.9, rot=14)
    sc.layer(ticket, "#fffbe6", z=1.4, sh=0.4, cut=0, wash=0, rim="#ffffff", rimop=1)


# where the sleepers hang: x, y, length, width, tone of the cloth
FAR_SLEEPERS = (
    (262, 330, 104, 22),
    (290, 312, 122, 25),
    (318, 292, 98, 22),
    (520, 252, 112, 24),
    (548, 258, 132, 26),
    (580, 282, 106, 22),
    (652, 352, 100, 21),
)
MID_SLEEPERS = (
    (150, 330, 176, 38),
    (186, 286, 210, 42),
    (228, 250, 166, 36),
    (612, 224, 190, 40),
    (654, 252, 226, 44),
    (700, 300, 170, 36),
)
NEAR_SLEEPERS = ((34, 150, 360, 76), (102, 96, 420, 84), (178, 62, 320, 70), (708, 84, 330, 74), (774, 130, 400, 84))


def draw_sleepers(sc: Scene, rows: tuple[tuple[float, float, float, float], ...], cloth: str, edge: float) -> None:
    """One cluster after the other; one of the small ones is blue."""
    for k, (x, y, length, w) in enumerate(rows):
        col = "#3a5162" if (x, y) == (228, 250) else mix(cloth, "#4a4436", 0.25 * (k % 3))
        f = T(closed(length, w, col, "#aab494", f"{x} {y}"), x, y, rot=((k * 37) % 9) - 4)
        put(
            sc,
            f,
            z=2.2 + length / 160,
            sh=0.5,
            rim=(-2.4 if x < LIGHT[0] else 2.4, -0.6, "#f4f0c4", edge),
            rimop=0.4,
            fibre=0.03,
        )


def draw_secrets(sc: Scene) -> None:
    """A real bat sleeps among them, and somebody has left galoshes on the stones."""
    bat = shape("-3,0^ -7,8 -9,22 -5,36 -2,40 -4,46^ 0,42 4,46^ 2,40 5,36 9,22 7,8 3,0^ 1,5 -1,5")
    sc.layer(T(bat, 163, 576, 0.9), "#4a3526", z=2, sh=0.4, cut=0, wash=0, rim="#fbf7cc", rimop=0.9)
    for x, y in ((664, 1012), (686, 1018)):
        boot = shape("-8,-16^ 6,-17^ 7,-8 18,-4 22,3^ -8,4^")
        sc.layer(T(boot, x, y), "#26251f", z=2, sh=0.6, cut=0, wash=0, rim="#fbf7cc", rimop=1)


def draw_red(sc: Scene) -> None:
    """In the middle one is only just unfolding."""
    x, y = RED_AT
    f = T(half_open(336, 232, "#b3201f", "#ff5a3c", "#6a1216"), x, y, rot=-5)
    sc.glow(x + 20, y + 220, 230, "#ff6a4a", 0.35)
    put(sc, f, z=4, sh=0.4, rim=(-2, 1, "#ffe9c0", 0.8), rimop=0.6, fibre=0.04)


def draw() -> Scene:
    """The card."""
    sc = Scene("umbrella_bats", light=(*LIGHT, 260), shadow="#0a0908", bg=BASALT)
    draw_outside(sc)
    draw_mouth(sc, FAR, "far", "#8f9a80", "#3a463c", LIGHT, 620, z=4)
    draw_sleepers(sc, FAR_SLEEPERS, "#2c352e", 0.7)
    draw_mouth(sc, MIDDLE, "middle", "#5f6a58", "#1f221d", LIGHT, 680, z=6)
    draw_floor(sc)
    draw_sleepers(sc, MID_SLEEPERS, "#20251f", 0.8)
    draw_stream(sc)
    draw_secrets(sc)
    draw_red(sc)
    draw_man(sc)
    draw_mouth(sc, NEAR, "near", "#4c5344", "#15130f", LIGHT, 800, standing=False, z=8)
    draw_sleepers(sc, NEAR_SLEEPERS, "#2d2c26", 1)
    sc.vignette("#080706", 0.5, 450, 640, 860, 0.5)
    sc.finish()
    return sc
