"""At night in the museum the sea runs out of a picture over its frame, and a cleaner without shoes mops it like rowing.

Palette: gallery bottle #16302f, parquet umber #4a3526, wall russet #7a4434, sea viridian #2f7f83, wave light #e9f6e6, gilt #c2964a.
Light: the sky in the picture. Planes: picture / wall / fall of water / flooded parquet / cleaner / bench, rope / dark doorway.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.gilt_sea import LX, LY, draw_picture
from cards.studio.papercut.museum_room import draw_room, side_picture
from cards.studio.papercut.sea_fall import draw_fall

HER = (292, 948)


def draw_her(sc: Scene) -> None:
    """Fifty, stout, barefoot, from behind: her mop is an oar."""
    x, y = HER
    s = 1.28
    sc.flat(
        Polygon([(x - 26, y), (x + 30, y), (x - 20, y + 250), (x - 150, y + 250)]),
        sc.lin([(0, "#0c2428", 0.8), (1, "#0c2428", 0)], 0, y, 0, y + 250),
        0.8,
        "multiply",
        6,
    )
    top, low = (x - 46, y - 196), (x + 124, y - 4)
    pole = limb([(*top, 5), (*low, 6)], 1)
    pose = FRONT["wide"].but(lean=15, foot_a=(-0.3, 0), foot_b=(0.26, 0), nod=9)
    to = lambda t: ((top[0] + (low[0] - top[0]) * t - x) / s, (top[1] + (low[1] - top[1]) * t - y) / s)
    sc.layer(pole, sc.lin([(0, "#8a6238"), (1, "#e0b070")], *top, *low), z=4, cut=0.2, rim="#fff6d8", rimop=0.9)
    head_ = [
        limb(
            [
                (low[0] - 2, low[1] - 6, 4),
                (low[0] + 10 * k, low[1] + 8, 6),
                (low[0] + 17 * k + 8, low[1] + 18 - abs(k) * 2, 3),
            ],
            5,
        )
        for k in (-2.6, -1.6, -0.6, 0.4, 1.4, 2.4, 3.2)
    ]
    sc.layer(
        U(head_),
        sc.lin([(0, "#f4f6e4"), (1, "#9fb8a8")], low[0] - 50, 0, low[0] + 60, 0),
        z=3,
        cut=0.3,
        rim="#ffffff",
        rimop=0.9,
    )
    d = dress("farmwife", "#3f5a6a", "#b9554a", "#efe2c4").but(
        skirt=0.62, flare=13, shoes="bare", shoe_colour="#8a5636", trousers="none", sleeves="short", belly=8, pad=5
    )
    p = person(
        50,
        "back",
        pose,
        d,
        "#8a5636",
        "bun",
        "#2a1c18",
        "calm",
        1.3,
        reach_a=to(0.14),
        reach_b=to(0.5),
        hat="scarf",
        hat_colour="#d9a441",
        big_head=1.1,
    )
    p = T(p, x, y, s)
    put(sc, p, z=2.8, rim=(0, 3.4, "#f4fff0", 0.95), shade=("#0c2428", 0.5, 560), cast=6)
    hx, hy = p.at("neck")
    knot = U(
        limb([(hx, hy - 8, 7), (hx - 8, hy + 4, 8), (hx - 14, hy + 18, 2)], 4),
        limb([(hx, hy - 8, 7), (hx + 6, hy + 6, 8), (hx + 6, hy + 22, 2)], 4),
        ellipse(hx, hy - 9, 6, 5),
    )
    sc.layer(knot, "#c08a30", z=2, cut=0, wash=0, rim="#fff2c8", rimop=0.8)
    for fx in (x - 24, x + 34):
        e = ellipse(fx, y + 3, 24, 6)
        sc.flat(e.difference(ellipse(fx, y + 2, 20, 4.2)), "#f4fff4", 0.8)


def draw_bucket(sc: Scene) -> None:
    """Her bucket."""
    bx, by = 176, 872
    sc.flat(ellipse(bx - 8, by + 2, 40, 8), "#0c1a1c", 0.6, "multiply", 4)
    put(sc, T(bucket(), bx, by, 0.62), z=3, rim=(-2.4, 1.6, "#f4fff0", 0.9))


def draw_ship(sc: Scene) -> None:
    """A ship that has left its own picture, and its wake."""
    s = ship()
    sx, sy, k = 592, 838, 0.44
    sc.layer(T(s["hull"], sx, sy, k), "#5a3426", z=2, cut=0, wash=0, rim="#fff6d8", rimop=0.9)
    sc.layer(T(s["rig"], sx, sy, k), "#3a241c", z=1, cut=0, wash=0, fibre=0)
    sc.layer(T(s["sails"], sx, sy, k), "#fbf6e0", z=2, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)
    sc.layer(T(s["flag"], sx, sy, k), "#b9554a", z=1, cut=0, wash=0, fibre=0)
    sc.flat(T(s["sails"], sx, sy + 6, k, sy=-k * 0.7), "#fbf6e0", 0.3, None, 1.4)
    sc.stroke(
        curve(np.array([(sx - 24, sy + 3), (sx - 80, sy - 16), (sx - 120, sy - 60), (sx - 100, sy - 104)], float), n=8),
        "#fbfff4",
        2,
        0.75,
    )


def draw_rope(sc: Scene) -> None:
    """Posts and a red rope."""
    # rope and posts
    posts = [(124, 806, 0.9), (706, 806, 0.9)]
    tops = []
    for x, y, q in posts:
        sc.layer(
            U(
                limb([(x, y, 5 * q), (x, y - 92 * q, 4.4 * q)], 1),
                ellipse(x, y - 95 * q, 6 * q),
                ellipse(x, y, 17 * q, 5 * q),
            ),
            sc.near("#ffe0a0", "#7a5626", 420),
            z=4,
            cut=0,
            rim="#fffbe0",
            rimop=0.9,
        )
        tops.append((x, y - 84 * q))
    for (x, y), ex in ((tops[0], -60), (tops[1], 880)):
        sc.layer(
            limb([(x, y, 6), ((x + ex) / 2, y + 62, 7), (ex, y + 20, 8)], 10),
            sc.near("#d0584a", "#5a1f24", 420),
            z=3,
            cut=0,
            rim="#ffd8c0",
            rimop=0.6,
        )


def draw_bench(sc: Scene) -> None:
    """The bench with her shoes."""
    # bench, shoes, wet tracks of a bird
    seat = Polygon([(520, 1096), (900, 1080), (900, 1128), (500, 1148)])
    sc.flat(Polygon([(500, 1170), (900, 1150), (900, 1260), (460, 1260)]), "#080f10", 0.6, "multiply", 10)
    for x, h in ((540, 92), (700, 96)):
        sc.layer(
            shape(
                f"{x},{1130}^ {x + 22},{1130}^ {x + 16},{1130 + h * 0.5} {x + 14},{1130 + h}^ {x + 4},{1130 + h}^ {x + 6},{1130 + h * 0.5}"
            ),
            "#160f10",
            z=5,
            cut=0.2,
            rim="#d8b080",
            rimop=0.5,
        )
    sc.layer(
        seat,
        sc.lin([(0, "#8a4a3a"), (1, "#2a1618")], 520, 1080, 820, 1150),
        z=9,
        cut=0.4,
        rim="#fff0c8",
        rimop=0.9,
        rimw=1.4,
    )
    sc.layer(
        Polygon([(500, 1148), (900, 1128), (900, 1142), (500, 1163)]), "#1c1012", z=2, cut=0.3, rim="#d8b080", rimop=0.5
    )
    for dx, rot in ((0, -8), (50, 6)):
        shoe_ = T(shape("-26,-20^ -8,-24^ 4,-12 24,-7 30,0 28,3^ -28,3^"), 590 + dx, 1106 - dx * 0.05, 0.95, rot=rot)
        sc.layer(shoe_, "#2c1c22", z=4, cut=0, wash=0, rim="#fff6d8", rimop=0.95, rimw=1.2)
        sc.flat(T(ellipse(-17, -21, 9, 3), 590 + dx, 1106 - dx * 0.05, 0.95, rot=rot), "#120a0e")


def draw_tracks(sc: Scene) -> None:
    """Wet tracks of a bird."""
    for k in range(9):
        x, y = 470 + 9 * k, 1010 + 19 * k
        q = 3.4 + 0.5 * k
        sc.flat(
            U(
                [
                    limb([(x, y, 1.2), (x + q * 1.6 * math.cos(a), y + q * math.sin(a), 0.7)], 1)
                    for a in (-2.4, -1.6, -0.8, 1.5)
                ]
            ),
            "#e4f8ea",
            0.75,
        )


def draw_mouse(sc: Scene) -> None:
    """A mouse with a suitcase."""
    mouse = T(mouse_suitcase(), 716, 868, 0.27)
    sc.flat(ellipse(714, 869, 16, 3), "#0c1a1c", 0.6, "multiply", 2)
    for name, c in (
        ("back", "#5a4a44"),
        ("body", "#7a655a"),
        ("arm", "#6a574e"),
        ("case", "#b9554a"),
        ("strap", "#5a2a24"),
        ("scarf", "#c2964a"),
        ("eye", "#120a0e"),
    ):
        sc.layer(mouse[name], c, z=0.8, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=0.7)


def draw_doorway(sc: Scene) -> None:
    """We look through a dark door with a heavy curtain."""
    right = Polygon([(776, -60), (860, -60), (860, 1260), (788, 1260)])
    sc.layer(right, sc.lin([(0, "#1c2a2a"), (1, "#0a1214")], 748, 0, 840, 0), z=16, cut=0.4, rim="#d8b080", rimop=0.5)
    arch = Polygon(
        [
            (-60, -60),
            (860, -60),
            (860, 60),
            *[(400 + 380 * math.cos(a), 96 - 96 * math.sin(a)) for a in np.linspace(0.2, math.pi - 0.2, 24)],
            (-60, 60),
        ]
    ).buffer(0)
    sc.layer(arch, sc.lin([(0, "#0a1214"), (1, "#1c2a2a")], 0, 0, 0, 100), z=16, cut=0.4, rim="#d8b080", rimop=0.5)
    for k in range(4):
        dx = -34 * k - 44
        g = shape(
            f"-60,-60^ {100 + dx},-60^ {92 + dx},160 {112 + dx},420 {96 + dx},640 {62 + dx},800 {54 + dx},900 {74 + dx},1060 {92 + dx},1260^ -60,1260^"
        )
        c = ("#5a2a30", "#4a2229", "#3a1a22", "#2a131a")[k]
        sc.layer(
            g,
            sc.lin([(0, dark(c, 0.35)), (1, light(c, 0.06))], 0, 0, 110 + dx, 0),
            z=10,
            sh=0.5,
            cut=0.5,
            rim="#f0c8a0",
            rimop=0.5,
        )


def draw() -> Scene:
    """She hums."""
    sc = Scene("leaking_sea", light=(LX, LY, 240), shadow="#060d0e", bg="#16302f")
    draw_room(sc)
    side_picture(sc, -1, 0.94, 0.74, 250, 470, "sea")
    side_picture(sc, 1, 0.95, 0.78, 250, 490, "portrait")
    draw_picture(sc)
    draw_fall(sc)
    draw_bucket(sc)
    draw_ship(sc)
    draw_rope(sc)
    draw_bench(sc)
    draw_tracks(sc)
    draw_mouse(sc)
    draw_her(sc)
    draw_doorway(sc)
    sc.vignette("#060d0e", 0.4, LX, 560, 900)
    sc.finish()
    return sc
