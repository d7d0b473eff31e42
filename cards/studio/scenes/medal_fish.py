"""A small fish sinks under a medal as large as itself; the light between two great fishes' heads has the form of a cup.

Palette: surface #fbffe2, mint #9fe0c4, sea green #2f9c94, petrol #0d3a52, plum #3a2a5c, fish #f2602e, gold #f5b82c.
Light: from the surface, down the middle. Planes: water / distant tiers / hero and medal / two heads with gills and scales /
reef with what sank before / a hand in a white glove.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut import *
from cards.studio.papercut.corals import sea_fan, staghorn
from cards.studio.papercut.reef_fish import minnow, reef_fish

LX, LY = 400, 40
HX, HY = 396, 318  # the hero
MEDAL, MEDAL_R = (400, 548), 84
PETROL, PLUM, GOLD = "#0d3a52", "#33285a", "#f5b82c"
EYE = (196, 606)
# the head, looking to the right and bowed: brow, snout, lips, chin, throat
HEAD = "-60,-80^ 70,-80^ 82,60 94,180 126,304 186,420 268,520 334,604 366,676 374,724 352,742^ 368,752 372,776 352,800 306,838 250,886 206,936 176,980 156,1030 140,1090 120,1140 90,1260^ -60,1260^"
MOUTH = "352,742,3 318,742,7 274,754,6 240,774,2"


def draw_water(sc: Scene) -> None:
    """Lemon light at the surface, sea green below; long shafts."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#fff7b0"),
                (0.14, "#f0f5a6"),
                (0.32, "#aee3ae"),
                (0.5, "#5cc4a4"),
                (0.64, "#2fa396"),
                (0.82, "#5fc4a6"),
                (0.93, "#1f8080"),
                (1, "#0f4a58"),
            ],
            0,
            0,
            0,
            1200,
        )  # fmt: skip
    )
    sc.glow(LX, 30, 420, "#fffde0", 0.6)
    for w, op, lean in ((90, 0.22, 0.0), (36, 0.4, 0.12), (44, 0.34, -0.16), (24, 0.4, -0.05)):
        g = Polygon([(LX - w, -20), (LX + w, -20), (LX + w * 1.5 + lean * 900, 960), (LX - w * 1.5 + lean * 900, 960)])
        sc.flat(g, sc.lin([(0, "#ffffff", 0.7), (0.6, "#fbffe0", 0.25), (1, "#fbffe0", 0)], 0, 0, 0, 900), op, "screen", 8)  # fmt: skip
    for k, (y, c) in enumerate(((74, "#d3efb0"), (46, "#eef6b8"), (20, "#fffbd8"))):
        P = [(x, y + 9 * math.sin(x / (58 - 9 * k) + 2 * k) + 5 * math.sin(x / 23 + k)) for x in range(-40, 860, 12)]
        sc.layer(Polygon([*P, (860, -60), (-40, -60)]).buffer(0), c, z=3, sh=0.22, shc="#2f9c94", cut=0.3, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw_tiers(sc: Scene) -> None:
    """Far off, in three balconies, all the others, heads bowed to the middle."""
    r = sc.stream("tiers")
    for j, (y, op) in enumerate(((200, 0.5), (292, 0.6), (384, 0.7))):
        gs = []
        for k in range(1, 9):
            for side in (-1, 1):
                x = LX + side * (104 + 34 * k)
                g = T(T(minnow(r.uniform(26, 33), 1.1), flip=side > 0), x, y - 0.0009 * (x - LX) ** 2 * (1.2 - 0.4 * j) + r.uniform(-5, 5), rot=-16 * side)  # fmt: skip
                gs.append(g)
        sc.flat(U(gs), ("#6fbf9c", "#4fae98", "#359a8c")[j], op + 0.2)


def draw_hero(sc: Scene) -> None:
    """Head down on a striped ribbon, tail up, eye turned back to the surface."""
    mx, my = MEDAL
    at = lambda g: T(g, HX, HY, 2.45, rot=78)
    f = at(reef_fish("perch", "#f2602e", "#ffe2a8", "#8a2420", pattern="bands", wag=-24, look=(-1.0, -0.5)).without("mouth"))  # fmt: skip
    sc.glow(HX, HY + 40, 250, "#fffbd0", 0.5)
    upper, lower = ((q.x, q.y) for q in (at(Point(15, -21)), at(Point(15, 20))))
    knot = (mx, my - MEDAL_R - 12)
    tails = [
        [(*q, 19), ((q[0] * 0.6 + knot[0] * 0.4) + s, q[1] * 0.6 + knot[1] * 0.4, 21), (*knot, 20)]
        for q, s in ((upper, 2), (lower, -2))
    ]
    sc.layer(limb(tails[0], 8), "#8a1f34", z=2, cut=0, wash=0.3)
    sc.stroke(curve(np.array([q[:2] for q in tails[0]])), "#e8c8a8", 5.4, 0.9)
    put(sc, f, z=3, rim=(1.2, 3, "#fffff0", 0.9), cast=10)
    sc.flat(at(limb([(46, 4.5, 0.9), (37, 5.5, 1.3)], 1)), "#6a1a1c")
    band = [(15, -22, 8.6), (10, 0, 9.2), (15, 21, 8.6)]
    sc.layer(at(limb(band, 8)), "#c8263a", z=2.4, cut=0, wash=0.3, rim="#ffe8d8")
    sc.flat(at(limb([(x, y, 2.6) for x, y, _ in band], 8)), "#fff3d8")
    sc.layer(limb(tails[1], 8), "#c8263a", z=3, cut=0, wash=0.3, rim="#ffe8d8")
    sc.stroke(curve(np.array([q[:2] for q in tails[1]])), "#fff3d8", 6, 1)
    r = sc.stream("trail")
    trail = []
    for k in range(26):
        t = (k + r.random()) / 26
        x, y, q = (
            HX + 16 + 26 * math.sin(t * 6) + r.gauss(0, 7),
            HY - 118 - 130 * t,
            r.uniform(2.4, 8) * (0.6 + 0.5 * t),
        )
        c = ellipse(x, y, q)
        trail += [c.difference(c.buffer(-max(0.9, q * 0.2))), ellipse(x + q * 0.3, y - q * 0.3, q * 0.2)]
    sc.flat(U(trail), "#2f9c94", 0.8)


def draw_medal(sc: Scene) -> None:
    """A gold disc with a scalloped edge and a rayed star, the heaviest thing in the sea."""
    (x, y), r = MEDAL, MEDAL_R
    sc.glow(x, y, 250, "#ffe07a", 0.7)
    ring = ellipse(x, y - r - 6, 14).difference(ellipse(x, y - r - 6, 8))
    sc.layer(ring, "#c98a1c", z=2, cut=0, wash=0)
    edge = [(x + (r + 2.4 * (-1) ** k) * math.cos(math.pi * k / 34), y + (r + 2.4 * (-1) ** k) * math.sin(math.pi * k / 34)) for k in range(68)]  # fmt: skip
    o: dict[str, Any] = {"cut": 0, "sh": 0.6, "shc": "#0d3a52", "rim": "#fffff0", "rimop": 1}
    sc.layer(shape(np.array(edge), 2), sc.rad([(0, "#fffbd0"), (0.5, GOLD), (1, "#b06a12")], x - 20, y - 44, r * 1.8), z=9, rimw=1.6, **o)  # fmt: skip
    sc.layer(ellipse(x, y, r - 13), sc.rad([(0, "#ffeb9c"), (0.6, "#eda61c"), (1, "#b87414")], x - 18, y - 36, r * 1.6), z=1.8, **o)  # fmt: skip
    beams = []
    for k, a in enumerate(np.linspace(0, 2 * math.pi, 24, endpoint=False)):
        q = 64 if k % 2 else 52
        beams.append(Polygon([(x + 20 * math.cos(a - 0.12), y + 20 * math.sin(a - 0.12)), (x + q * math.cos(a), y + q * math.sin(a)), (x + 20 * math.cos(a + 0.12), y + 20 * math.sin(a + 0.12))]))  # fmt: skip
    sc.flat(U(beams), "#fff6b8", 0.9)
    sc.layer(star(x, y, 36, 5, 0.46, 0.12), sc.lin([(0, "#fffff4"), (1, "#f0b030")], x - 24, y - 30, x + 24, y + 30), z=2.4, wash=0, fibre=0, **o)  # fmt: skip


def draw_head(sc: Scene, flip: bool, own: str, lit: str, look: tuple[float, float] | None) -> None:
    """One of the two great ones: scales, gill, lips; look None keeps its eye shut."""
    m = lambda g: T(g, flip=True, o=(400, 0)) if flip else g
    sx = (lambda x: 800 - x) if flip else (lambda x: x)
    g = m(shape(HEAD))
    o: dict[str, Any] = {"cut": 0.6, "sh": 0.6, "rim": "#e8ffe0", "rimop": 1, "rimw": 1.6}
    sc.layer(g, sc.lin([(0, dark(own, 0.3)), (0.55, own), (1, lit)], sx(-20), 0, sx(360), 0), z=16, **o)
    inner = g.buffer(-2)
    scales = []
    for j in range(34):
        for i in range(7):
            x, y = -40 + 40 * i + (20 if j % 2 else 0), -60 + 40 * j
            if x > 60 + 0.16 * y if y < 420 else x > 96 - 0.06 * (y - 420):
                continue
            scales.append(limb([(x - 18, y - 16, 0.8), (x + 10, y - 8, 2.4), (x + 18, y + 8, 2.6), (x + 6, y + 24, 2), (x - 16, y + 28, 0.8)], 4, 4))  # fmt: skip
    sc.flat(clean(U([m(s) for s in scales]).intersection(inner)), lit, 0.55)
    gill = shape("-60,430^ 30,446 96,520 128,640 132,770 104,880 40,950 -60,980^")
    sc.layer(clean(m(gill).intersection(inner)), sc.lin([(0, dark(own, 0.2)), (1, mix(own, lit, 0.6))], sx(-40), 0, sx(140), 0), z=9, **(o | {"rimop": 0.8}))  # fmt: skip
    for k in range(3):
        sc.flat(clean(m(limb([(-60, 470 + 26 * k, 2), (20 - 8 * k, 490 + 22 * k, 4), (84 - 20 * k, 640, 5), (70 - 20 * k, 790, 4), (-40, 930 - 24 * k, 2)], 7)).intersection(inner)), lit, 0.4)  # fmt: skip
    sc.flat(clean(m(limb([(176, 462, 2), (234, 530, 6), (284, 584, 5), (330, 650, 2)], 6)).intersection(inner)), light(lit, 0.3), 0.35)  # fmt: skip
    sc.flat(m(U(ellipse(312, 640, 7, 4.6, 50), ellipse(296, 622, 4, 3, 50))), dark(own, 0.5), 0.9)
    r = sc.stream("freckles")
    spots = [(128 + 36 * i + 18 * (j % 2), 400 + 26 * j, r.uniform(2, 5.4)) for i in range(6) for j in range(8)]
    dots = [m(ellipse(x + r.uniform(-9, 9), y + 0.4 * x - 60 + r.uniform(-7, 7), q)) for x, y, q in spots]
    sc.flat(clean(U(dots).intersection(inner.buffer(-14))), light(lit, 0.2), 0.45)
    with sc.clip(g):
        sc.glow(*MEDAL, 190, GOLD, 0.6)
    # eye
    ex, ey = EYE
    sc.layer(m(ellipse(ex, ey, 60, 56)), dark(own, 0.15), z=3, **(o | {"rimop": 0.5, "rimw": 0.9}))
    if look:
        sc.layer(m(ellipse(ex, ey, 46, 44)), sc.rad([(0, "#fffbd8"), (0.7, "#f4e09a"), (1, "#c8a04a")], sx(ex), ey, 50), z=2, **o)  # fmt: skip
        px, py = sx(ex + look[0]), ey + look[1]
        sc.flat(ellipse(px, py, 25), "#0a1622")
        sc.flat(U(ellipse(px - 8, py - 10, 7), ellipse(px + 9, py + 9, 3.4)), "#fffff4", 0.95)
        sc.layer(clean(m(shape(f"{ex - 66},{ey - 64}^ {ex + 66},{ey - 64}^ {ex + 54},{ey - 26} {ex},{ey - 25} {ex - 54},{ey - 2}^")).intersection(m(ellipse(ex, ey, 60, 56)))), mix(own, lit, 0.5), z=3, **(o | {"rimop": 0.8}))  # fmt: skip
    else:
        sc.layer(m(ellipse(ex, ey, 46, 44)), mix(own, lit, 0.55), z=2, **(o | {"rimop": 0.7}))
        sc.flat(m(limb([(ex - 46, ey + 2, 2), (ex - 16, ey + 22, 6), (ex + 18, ey + 22, 6), (ex + 46, ey + 2, 2)], 6)), "#120c24")  # fmt: skip
        sc.flat(m(U([limb([(ex + q, ey + 20 - abs(q) * 0.16, 3), (ex + q * 1.3, ey + 36 - abs(q) * 0.2, 1.2)], 1) for q in (-30, -10, 10, 30)])), "#120c24")  # fmt: skip
    # mouth, lips
    sc.flat(m(limb(MOUTH, 8)), "#08121e")
    sc.flat(m(limb([(346, 756, 1), (318, 758, 4), (280, 768, 3), (256, 784, 1)], 6)), light(lit, 0.3), 0.4)


def draw_reef(sc: Scene) -> None:
    """The dark reef at the foot of the cup, and what sank before."""
    r = sc.stream("reef")
    for x, h, s in ((60, 190, 0.7), (742, 200, 0.7), (190, 110, 0.6), (620, 116, 0.6)):
        sc.layer(staghorn(r, x, 1200, h, s), sc.near("#2a6a78", "#0a2438", 560, (400, 1000)), z=8, cut=0.3, rim="#bff0dc", rimop=0.8)  # fmt: skip
    for x, q in ((120, 84), (690, 90)):
        sc.layer(sea_fan(r, x, 1210, q), "#5a2a58", z=6, cut=0.3, rim="#ffd8d0", rimop=0.7)
    left = shape("-60,1112^ 90,1096 220,1120 320,1150 372,1190 384,1260^ -60,1260^")
    for g in (left, T(left, 6, 4, flip=True, o=(400, 0))):
        sc.layer(g, sc.rad([(0, "#2f7a80"), (0.5, "#134a5c"), (1, "#0a2438")], 400, 1090, 460), z=12, cut=1, rim="#d8ffe8", rimop=0.9)  # fmt: skip
    for x, y, a in ((356, 1150, 14), (452, 1158, -18), (408, 1182, 4)):
        sc.glow(x, y, 60, "#ffd75a", 0.6)
        sc.stroke(curve(np.array([(x - 6, y - 8), (x - 26, y - 22), (x - 20, y - 42), (x - 34, y - 56)])), "#b83a44", 7, 0.95)  # fmt: skip
        sc.layer(ellipse(x, y, 20, 12, a), sc.lin([(0, "#fff0a0"), (1, "#c07a14")], x, y - 12, x, y + 12), z=2, cut=0, rim="#fffff0", rimop=1)  # fmt: skip
        sc.flat(ellipse(x, y, 13, 7.4, a).difference(ellipse(x, y, 10, 5.6, a)), "#9a5a10", 0.8)
    x, y = 560, 1146  # a crab lives in a helmet
    legs = [limb([(x + s * 14, y - 4, 5), (x + s * (32 + 6 * k), y - 16 + 6 * k, 4), (x + s * (38 + 8 * k), y + 8, 2)], 4) for s in (-1, 1) for k in range(3)]  # fmt: skip
    sc.layer(U(legs), "#f0704a", z=2, cut=0, wash=0, fibre=0)
    helm = U(shape(f"{x - 30},{y - 2}^ {x - 28},{y - 30} {x},{y - 50} {x + 28},{y - 30} {x + 30},{y - 2}^"), limb([(x - 38, y - 2, 7), (x, y - 6, 8), (x + 38, y - 2, 7)], 5))  # fmt: skip
    sc.layer(helm, sc.lin([(0, "#c0d0b0"), (1, "#3a5a58")], x - 30, y - 40, x + 30, y), z=3, cut=0, wash=0.3, rim="#fffff0", rimop=0.9)  # fmt: skip
    sc.flat(U([ellipse(x + s * 11, y + 5, 3.2) for s in (-1, 1)]), "#fff3d8")


def draw_glove(sc: Scene) -> None:
    """The hand that gave it hangs in the water still, open."""
    m = lambda g: T(g, 560, 0, 1.9, rot=8)
    sc.layer(m(limb([(10, -40, 46), (2, 4, 38), (-3, 22, 34)], 4)), sc.lin([(0, "#1a2c6a"), (1, "#3f62b0")], 510, 0, 610, 0), z=8, cut=0.3, rim="#e8f4ff", rimop=0.9)  # fmt: skip
    sc.flat(m(U(limb([(-20, 15, 4), (14, 23, 4)], 1), limb([(-19, 6, 2.6), (16, 13, 2.6)], 1))), GOLD)
    g = fillet(
        U(
            limb("-4,30,24 -10,50,27", 3),
            limb("-20,50,8 -30,66,7.4 -33,80,6", 4),
            limb("-13,58,8.4 -18,78,7.6 -18,94,6", 4),
            limb("-5,58,8.2 -6,80,7.4 -4,95,5.8", 4),
            limb("2,54,7.6 5,73,6.8 9,85,5.4", 4),
            limb("6,38,8 20,50,7.6 26,64,6", 4),
        ),
        2,
    )
    sc.layer(m(g), sc.lin([(0, "#ffffff"), (1, "#d8ece4")], 520, 40, 600, 180), z=6, cut=0, wash=0.2, sh=0.5, shc="#1f7a78", rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(m(U([limb([(q, 44, 0.6), (q - 1.5, 56, 1.6)], 2) for q in (-14, -7, 0)])), "#7fb0a8", 0.9)


def draw() -> Scene:
    """Will anybody help it take the thing off?"""
    sc = Scene("medal_fish", light=(LX, LY, 240), shadow="#06202e", bg="#2f9c94")
    draw_water(sc)
    draw_tiers(sc)
    draw_hero(sc)
    draw_medal(sc)
    draw_head(sc, False, PETROL, "#2f8f98", (16, -4))
    draw_head(sc, True, PLUM, "#7a6ab0", None)
    for q, t in crane(1.0):
        sc.layer(T(q, 268, 250, 0.5, rot=10), mix("#8ab8b0", "#fffff4", t), z=1.6, cut=0, wash=0, fibre=0)
    draw_reef(sc)
    draw_glove(sc)
    sc.vignette("#041824", 0.4, LX, 520, 920, 0.5)
    sc.finish()
    return sc
