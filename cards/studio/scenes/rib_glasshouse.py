"""A stranded whale's skeleton has been glazed: a lit orange garden on a snowy shore; somebody comes out with one orange.

Palette: snow #b9bfbc, pewter #5c676b, deep pewter #2f3a3e, bone #d9cfb6, sap green #3c5f26, lamp #ffe27a; accent orange #f58a1e.
Light: the lamp among the ribs. Planes: sky / sea and the whale that waits / snow / far ribs / garden / glass, near ribs, spine /
skull / people / dune grass.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.glass_garden import fern, melon, orange_tree
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.shore_people import cast, gardener, old_man, sledge, sledge_child
from cards.studio.papercut.whale_porch import FAR_JAW, NEAR_JAW, draw_beak, draw_jaw, draw_wall
from cards.studio.papercut.whale_ribs import (  # fmt: skip
    RIBCAGE,
    N,
    axis,
    draw_far,
    draw_glass,
    draw_ribs,
    draw_spine,
    lamp,
    scale,
    shadow_on_snow,
    spot,
    surface,
    vertebra,
)

LX, LY = spot(*lamp())
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SHORE = [(-40, 420), (120, 432), (300, 424), (480, 440), (660, 452), (840, 470)]


def draw_sky(sc: Scene) -> None:
    """A low cold band of yellow-grey, cloud above it, a snowy headland."""
    sc.backdrop(sc.lin([(0, "#37434a"), (0.08, "#5c696c"), (0.15, "#9aa196"), (0.205, "#ddd6a8"), (0.215, "#d8d4b4"), (1, "#5c676b")], 0, 0, 0, 1200))  # fmt: skip
    for k, (y, c) in enumerate(((176, "#7f8a86"), (142, "#5f6d73"), (104, "#465560"), (62, "#33414c"))):
        _, low = land(
            sc.stream(f"deck {k}"), [(-40, y - 6), (120, y + 8), (300, y - 10), (520, y + 8), (700, y - 8), (840, y)], 6
        )
        deck = Polygon([(-60, -60), (860, -60), *[(x, y_at(low, x)) for x in range(860, -61, -8)]])
        sc.layer(deck, sc.lin([(0, mix(c, "#2c383e", 0.4)), (0.7, c), (1, mix(c, "#e6dcae", 0.3))], 0, y - 70, 0, y + 6), z=6, sh=0.3, cut=0.4, wash=0.6, fibre=0.06, rim="#fff6d0", rimop=0.12 + 0.2 * (k == 0))  # fmt: skip
    for k, (P, c) in enumerate((([(-40, 214), (80, 196), (190, 218), (300, 244), (420, 252), (840, 252)], "#a3aaa2"), ([(-40, 252), (420, 252), (560, 244), (700, 222), (840, 208)], "#8a9492"))):  # fmt: skip
        g, _ = land(sc.stream(f"head {k}"), P, 4)
        sc.layer(g.intersection(box(-50, 0, 850, 262)), sc.lin([(0, light(c, 0.35)), (1, c)], 0, 196, 0, 256), z=4, sh=0.2, cut=0.3, rim="#fff8dc", rimop=0.7)  # fmt: skip


def draw_sea(sc: Scene) -> None:
    """Pewter water in strips, and out there a back and a breath."""
    r = sc.stream("sea")
    for k in range(7):
        y = 252 + 22 * k + k * k * 1.6
        g, _ = land(
            sc.stream(f"sea {k}"), [(-40, y + 2), (200, y), (420, y + 2), (640, y), (840, y + 2)], 1.5 + 0.3 * k
        )
        c = mix("#828f93", "#2f3e48", k / 6)
        sc.layer(g, sc.lin([(0, mix(c, "#e6e0b8", 0.16)), (0.05, c), (1, c)], 0, y, 0, y + 90), z=2.4, sh=0.3, cut=0.3, rim="#f2ecc8", rimop=0.5)  # fmt: skip
        if k == 3:
            draw_waiting(sc)
        for _ in range(5):
            x, w = r.uniform(-20, 800), r.uniform(20, 90)
            sc.flat(limb([(x, y + 10, 0.4), (x + w / 2, y + 11, 1.2), (x + w, y + 10, 0.4)], 4), "#e9e4c6", 0.35)


def draw_floes(sc: Scene) -> None:
    """Ice along the shore, its edges stacked; the lamp's gold on the water between."""
    r = sc.stream("floes")
    for x, w in ((420, 60), (500, 90), (590, 80), (660, 54), (540, 70), (380, 40)):
        y = r.uniform(388, 436)
        sc.flat(limb([(x - w, y, 0.5), (x, y + 1, 2.6), (x + w, y, 0.5)], 5), "#ffdf88", 0.5)
    for x, y, w in (
        (604, 306, 34),
        (700, 322, 52),
        (520, 336, 30),
        (60, 372, 44),
        (150, 396, 66),
        (330, 384, 40),
        (620, 372, 62),
        (748, 392, 70),
        (30, 410, 50),
    ):
        P = [
            (x + w * q * math.cos(a), y + w * 0.16 * q * math.sin(a))
            for a in [k * 0.57 for k in range(11)]
            for q in (r.uniform(0.8, 1.1),)
        ]
        g = Polygon(P)
        for d, c in ((5, "#566268"), (2.5, "#8b979a"), (0, "#b4bcb8")):
            sc.layer(T(g, 0, d), sc.near(mix(c, "#ffeeb8", 0.5), c, 520), z=1.6, sh=0.35, cut=0.2, wash=0, fibre=0, rim="#fffbe6", rimop=0.7)  # fmt: skip


def draw_waiting(sc: Scene) -> None:
    """The living one: a long back, a small fin, a breath."""
    x, y = 214, 334
    back = shape(f"{x - 104},{y}^ {x - 84},{y - 13} {x - 50},{y - 24} {x},{y - 28} {x + 40},{y - 22} {x + 52},{y - 34} {x + 62},{y - 30} {x + 60},{y - 18} {x + 96},{y - 6} {x + 116},{y}^", 8)  # fmt: skip
    blow = [(x - 66, y - 24, 3), (x - 68, y - 60, 11), (x - 60, y - 92, 22), (x - 48, y - 108, 14)]
    sc.flat(limb(blow, 6), "#f6f2da", 0.75, None, 5)
    sc.flat(limb([(x - 66, y - 24, 2), (x - 76, y - 64, 8), (x - 86, y - 88, 14)], 6), "#f6f2da", 0.6, None, 4)
    sc.layer(
        back, sc.lin([(0, "#5a666a"), (1, "#252e32")], 0, y - 30, 0, y), z=3, sh=0.4, cut=0.3, rim="#f6f0cc", rimop=0.9
    )
    for q, w in ((0, 150), (7, 190), (14, 130)):
        sc.flat(limb([(x - w, y + q, 0.5), (x, y + q + 2, 2.6), (x + w, y + q, 0.5)], 6), "#f2ecc8", 0.55 - 0.03 * q)


def draw_snow(sc: Scene) -> None:
    """The shore in drifts, lit round the house."""
    for k, (dy, c) in enumerate(((0, "#65747b"), (46, "#6f7e84"))):
        g, _ = land(sc.stream(f"shore {k}"), [(x, y + dy) for x, y in SHORE], 5)
        sc.layer(g, sc.rad([(0, "#fff0bc"), (0.24, "#d2d2c2"), (0.42, "#9aa6a8"), (0.62, c), (0.85, "#4a5963"), (1, "#37454f")], LX + 20, LY + 60, 740), z=7, sh=0.4, cut=0.5, wash=0.5, fibre=0.06, rim="#fbf6dc", rimop=0.6)  # fmt: skip


def draw_bars(sc: Scene) -> None:
    """Light through the panes, and the ribs' shadows in it, down over the snow."""
    spill = Polygon([(330, 930), (250, 1130), (440, 1250), (800, 1210), (800, 800), (690, 720), (600, 800), (480, 886)])
    sc.flat(spill, sc.rad([(0, "#fff3c4", 1), (0.4, "#ffeab0", 0.95), (0.62, "#f4e4b8", 0.55), (0.85, "#dcd8c4", 0.14), (1, "#b4b8b4", 0)], LX + 20, LY + 110, 560), 1, None, 22)  # fmt: skip
    step = Polygon([(294, 948), (336, 926), (420, 1050), (330, 1110), (240, 1090)])
    sc.flat(step, sc.lin([(0, "#fff0b4", 0.95), (1, "#ffe6a4", 0)], 314, 930, 330, 1110), 0.9, None, 7)
    back = Polygon([(250, 600), (60, 560), (-40, 760), (90, 900)])
    sc.flat(back, sc.rad([(0, "#f8d884", 0.5), (1, "#e0b860", 0)], 230, 680, 260), 1, None, 26)
    near = sc.rad([(0, "#596b7c", 1), (0.55, "#6a7a8a", 0.95), (1, "#8a98a4", 0.1)], LX + 60, LY + 80, 580)
    far = sc.rad([(0, "#596b7c", 1), (0.5, "#6a7a8a", 0.8), (1, "#8a98a4", 0)], 620, 800, 170)
    for ks, fill in ((range(7), near), (range(7, N - 2), far)):
        bars = U([g for g in (shadow_on_snow(k) for k in ks) if g is not None])
        sc.flat(bars, fill, 1, "multiply", 1.8)


def draw_garden(sc: Scene) -> None:
    """Everything that grows, within the glass: pale at the back, dark where it presses on the panes."""
    with sc.clip(U(surface(1), surface(-1))):
        sc.flat(surface(1), sc.rad([(0, "#fff6c4", 1), (0.28, "#ffe680", 1), (0.55, "#ffd048", 1), (0.85, "#f2aa30", 1), (1, "#b9802a", 1)], LX, LY, 440), 1)  # fmt: skip
        for k, (u, lat, h, haze) in enumerate(((0.9, -0.2, 1.9, 0.7), (0.72, -0.5, 2.5, 0.7), (0.5, -0.9, 3.0, 0.72), (0.24, -0.8, 2.8, 0.7))):  # fmt: skip
            x, y, nx, ny = axis(u * RIBCAGE)
            orange_tree(sc, f"tree {k}", *spot(x + nx * lat, y + ny * lat), h * scale(y + ny * lat), haze)
        sc.glow(LX, LY, 280, "#ffd860", 0.45)
        for k, (u, lat, h, haze) in enumerate(
            ((0.84, 0.2, 2.0, 0.15), (0.62, 0.7, 2.4, 0.1), (0.1, 0.5, 2.5, 0.1), (0.36, 0.9, 2.9, 0.0))
        ):
            x, y, nx, ny = axis(u * RIBCAGE)
            orange_tree(sc, f"near tree {k}", *spot(x + nx * lat, y + ny * lat), h * scale(y + ny * lat), haze)
        r = sc.stream("ferns")
        for lat, n, c, step in ((1.3, 0.9, "#7d9236", 6), (2.0, 0.8, "#2c4c1a", 9)):
            for k in range(step):
                u = (k + 0.5 + r.uniform(-0.2, 0.2)) / step
                x, y, nx, ny = axis(u * RIBCAGE)
                w = lat * (1.1 - 0.5 * u)
                s = scale(y + ny * w)
                q = mix(c, "#a8b04a", r.uniform(0, 0.3))
                px, py = spot(x + nx * w, y + ny * w)
                sc.layer(fern(r, px, py, n * s * r.uniform(0.8, 1.15), 7), sc.lin([(0, mix(q, "#fff0a0", 0.2)), (1, mix(q, "#16240c", 0.45))], px, py - n * s, px, py), z=3, sh=0.45, shc="#16240c", rim="#fff0a0", rimop=0.5, rimw=0.7, **EXACT)  # fmt: skip
        for u, lat, w in ((0.3, 1.95, 0.28), (0.36, 2.1, 0.22), (0.55, 1.75, 0.24), (0.72, 1.4, 0.2)):
            x, y, nx, ny = axis(u * RIBCAGE)
            gx, gy = x + nx * lat, y + ny * lat
            px, py = spot(gx, gy)
            melon(sc, px, py - w * scale(gy) * 0.7, w * scale(gy))
        draw_lamps(sc)


def draw_lamps(sc: Scene) -> None:
    """Two lamps on cords from the spine."""
    for u, z in ((0.27, 2.9), (0.6, 2.6)):
        x, y, _, _ = axis(u * RIBCAGE)
        px, py = spot(x, y, z)
        s = scale(y)
        sc.stroke([(px, py - 0.3 * s), (px, py - 2 * s)], "#5a4a20", 1.6, 0.9)
        sc.layer(ellipse(px, py, 0.17 * s, 0.2 * s), "#fffef0", z=1, sh=0, **EXACT)
        sc.layer(shape(f"{px - 0.3 * s},{py - 0.12 * s}^ {px - 0.1 * s},{py - 0.34 * s} {px + 0.1 * s},{py - 0.34 * s} {px + 0.3 * s},{py - 0.12 * s}^", 5), "#6a5a2c", z=1, sh=0.2, **EXACT)  # fmt: skip
        sc.glow(px, py, 1.6 * s, "#fff3b0", 0.9)


def draw_stove(sc: Scene) -> None:
    """A pipe through the ridge, and its smoke."""
    x, y, s = vertebra(0.2)
    r = sc.stream("smoke")
    way = [
        (x - 8, y - 96, 11),
        (x - 18, y - 136, 20),
        (x - 2, y - 184, 30),
        (x - 36, y - 236, 42),
        (x - 34, y - 292, 54),
    ]
    for k, (d, op) in enumerate(((0, 0.3), (7, 0.34), (-7, 0.3))):
        P = curve([(px + d * (1 + 0.5 * i), py, w * (1 - 0.2 * k)) for i, (px, py, w) in enumerate(way)])
        g = U(
            limb(P[::4], 3),
            [ellipse(q[0] + r.uniform(-0.3, 0.3) * q[2], q[1], q[2] * 0.56, q[2] * 0.42) for q in P[::3]],
        )
        fill = sc.lin([(0, "#f6f4e0", 1), (0.5, "#cdd2cc", 0.7), (1, "#9aa5a6", 0)], 0, y - 90, 0, y - 330)
        sc.layer(g, fill, z=3, op=op + 0.2, sh=0.25, cut=0.4, wash=0, fibre=0, rim="#fffbe6", rimop=0.5, edge=0.3)
    sc.layer(box(x - 14, y - 74, x - 3, y + 4), sc.lin([(0, "#3a4244"), (0.6, "#6a7474"), (1, "#2a3032")], x - 14, 0, x - 3, 0), z=3, rim="#fff6d8", **EXACT)  # fmt: skip
    sc.layer(shape(f"{x - 22},{y - 72}^ {x - 8.5},{y - 90}^ {x + 5},{y - 72}^"), "#454e50", z=3, rim="#fff6d8", **EXACT)
    sc.layer(limb([(x - 19, y - 78, 3), (x - 8.5, y - 91, 6), (x + 1, y - 80, 3)], 4), "#f4f6f2", z=1, **EXACT)


def draw_people(sc: Scene) -> None:
    """She with the orange, they at the edge of the light."""
    w = ("#ffe9a4", 1)
    g = T(gardener(), 412, 1006, 0.8)
    m, c = T(old_man(), 648, 1100, 0.88, flip=True), T(sledge_child(), 562, 1116, 0.88, flip=True, rot=-4)
    s = T(sledge(), 742, 1124, 0.86, flip=True)
    for f, x, y, dx, dy in (
        (g, 412, 1006, 0.34, 0.3),
        (c, 566, 1116, 0.5, 0.34),
        (m, 648, 1100, 0.55, 0.34),
        (s, 742, 1124, 0.5, 0.3),
    ):
        sc.flat(cast(f, x, y, dx, dy), "#55626c", 0.8, "multiply", 2)
        sc.flat(ellipse(x, y + 1, 34, 6), "#3a4448", 0.5, "multiply", 3)
    put(sc, s, z=2, rim=(2, 1.5, *w))
    put(sc, m, z=2.2, rim=(3, 1.5, *w), shade=("#2f3a3e", 0.4, 560))
    rope = [c.at("rope"), (c.at("rope")[0] + 30, c.at("rope")[1] + 26), (650, 1098), s.at("front")]
    sc.stroke(curve(rope), "#c9bb94", 1.8)
    put(sc, c, z=2.2, rim=(3, 1.5, *w), shade=("#2f3a3e", 0.4, 560))
    put(sc, g, z=2.2, rim=(3, 0, *w))
    for f in (m, c, s):
        x0, y0, x1, y1 = f.outline().bounds
        sc.flat(
            f.outline(),
            sc.lin([(0, "#ffe08a", 0.6), (0.6, "#ffd070", 0.12), (1, "#ffd070", 0)], x0, y0 + 20, x1 + 10, y0 + 70),
            0.9,
            "soft-light",
        )
    rimlight(sc, g.outline(), -2, 1, "#ffe9a4", 0.8, 0.9, (LX, LY), 400)
    ox, oy = g.at("orange")
    sc.glow(ox, oy, 40, "#ffb04a", 0.6)


def draw_tracks(sc: Scene) -> None:
    """Runners and feet, from the lower right corner."""
    for dy in (0, 13):
        P = curve([(800, 1146 + dy), (760, 1134 + dy), (716, 1127 + dy)])
        sc.stroke(P, "#6a7578", 2.4, 0.6)
    steps = U([ellipse(x, y, 5.4, 2.6) for x, y in ((360, 984), (344, 972), (334, 956), (690, 1122), (716, 1132), (744, 1148), (776, 1160), (600, 1128), (636, 1138), (674, 1150), (712, 1164))])  # fmt: skip
    sc.flat(steps, "#6a7578", 0.7, "multiply", 0.8)


def draw_secrets(sc: Scene) -> None:
    """A snail inside a pane, barnacles that still sit on the jaw, a gull on the tail that looks out to sea."""
    put(sc, T(snail(), 474, 716, 0.2, rot=-62), z=0.6)
    r = sc.stream("barnacles")
    for _ in range(9):
        x, y, q = r.gauss(196, 14), r.gauss(1098, 6), r.uniform(2.6, 4.8)
        sc.flat(ellipse(x + 1, y + 1.6, q, q * 0.8), "#3a4042", 0.7)
        sc.flat(ellipse(x, y, q, q * 0.8), "#e6dfc8", 1)
        sc.flat(ellipse(x, y, q * 0.45, q * 0.36), "#4a4c46", 1)
    x, y, s = vertebra(0.6)
    put(sc, T(bird_on("gull"), x + 4, y - 0.5 * s, 0.27, flip=True), z=1.2, rim=(1, 1, "#fff6d8", 0.8))


def draw_near(sc: Scene) -> None:
    """A drift in shade before us, dune grass through it."""
    g, top = land(sc.stream("near"), [(-40, 1120), (140, 1150), (330, 1186), (560, 1192), (760, 1186), (840, 1176)], 4)
    sc.layer(
        g, sc.lin([(0, "#5c6a72"), (1, "#2f3b43")], 0, 1120, 0, 1210), z=10, sh=0.5, cut=0.5, rim="#f6f2dc", rimop=0.7
    )
    r = sc.stream("blades")
    blades = near_grass(r, lambda x: r.uniform(10, 30) + 90 * max(0, 1 - x / 200) ** 1.3 + 60 * max(0, (x - 690) / 110) ** 1.4, (-4, 10), (0.1, 0.4), 7)  # fmt: skip
    sc.layer(blades, sc.lin([(0, "#3a4442"), (1, "#20282a")], 0, 1080, 0, 1200), z=6, rim="#f2ecc8", rimop=0.6, **EXACT)


def draw() -> Scene:
    """Does the one out there come to visit; does an orange pay for something?"""
    sc = Scene("rib_glasshouse", light=(LX, LY, 200), shadow="#1c2528", bg="#5c676b")
    draw_sky(sc)
    draw_sea(sc)
    draw_floes(sc)
    draw_snow(sc)
    draw_bars(sc)
    draw_far(sc)
    draw_garden(sc)
    draw_glass(sc)
    draw_ribs(sc)
    draw_stove(sc)
    draw_spine(sc)
    draw_jaw(sc, FAR_JAW, "far jaw")
    draw_wall(sc)
    draw_beak(sc)
    draw_jaw(sc, NEAR_JAW, "near jaw")
    sc.glow(LX, LY, 460, "#ffb428", 0.24)
    sc.glow(326, 900, 150, "#ffe08a", 0.4)
    draw_tracks(sc)
    draw_near(sc)
    draw_people(sc)
    draw_secrets(sc)
    sc.vignette("#1c2528", 0.45, LX + 20, LY + 60, 860, 0.45)
    sc.finish()
    return sc
