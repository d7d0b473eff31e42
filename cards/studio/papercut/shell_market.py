"""The market on the great tortoise: a street in three turns, lit stalls, goods beside them, carpets, people, lanterns."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.great_tortoise import CX, INK, dawn, on, street_at
from cards.studio.papercut.luggage import cage
from cards.studio.papercut.people import person
from cards.studio.papercut.plants import tree
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

STRAW, RED = "#fbe6b0", "#d8402c"
STALLS = (  # turn of the street, longitude, width, awning colours
    (2, -34, 50, "#c8503a"), (2, 34, 46, "#3f8a86"), (1, -56, 58, "#e0a23a"), (1, -8, 70, "#3f7fa0"), (1, 42, 62, "#c8503a"),
    (0, -62, 64, "#3f8a86"), (0, -22, 84, "#e0a23a"), (0, 64, 58, "#8a5a9a"),
)  # fmt: skip
WALKERS = ((2, 2), (1, -32), (1, 14), (1, 68), (0, -47), (0, 46))  # turn, longitude


def stall(sc: Scene, x: float, y: float, w: float, a: str) -> tuple[float, float]:
    """A lit stall on x, y: posts, goods, a striped awning; gives the top where the string of lanterns hangs."""
    h = w * 1.2
    sc.glow(x, y - h * 0.34, w * 1.5, "#ffb860", 0.75)
    back = box(x - w * 0.44, y - h * 0.7, x + w * 0.44, y)
    sc.layer(back, sc.rad([(0, "#fff0b8"), (0.6, "#f2b05a"), (1, "#a8603a")], x, y - h * 0.45, w * 0.7), z=2, cut=0.3, sh=0.5, rim="#fff3cc")  # fmt: skip
    r = sc.stream(f"goods{x:.0f}{y:.0f}")
    sc.flat(U([box(x - w * 0.4 + w * 0.13 * k, y - h * 0.66, x - w * 0.36 + w * 0.13 * k, y - h * r.uniform(0.44, 0.56)) for k in range(6)]), "#7a3a34", 0.7)  # fmt: skip
    put(sc, T(person(r.choice((24, 40, 60)), r.choice(("front", "tq")), r.choice(("hold", "stand", "hips")), dress(r.choice(("djellaba", "farmwife", "vest", "robe")), r.choice(("#7a3f5a", "#2f5f6c", "#8a4a34")), "#3a3648", "#f0dcb0"), r.choice(("#8a5636", "#b97a52", "#5e3a28")), "short", "#1c1418", "smile", hat=r.choice((None, "scarf", "flat", "straw")), hat_colour="#e8dcc0"), x + r.uniform(-0.16, 0.16) * w, y, w / 196), z=1.2, sh=0.3)  # fmt: skip
    counter = box(x - w * 0.5, y - h * 0.24, x + w * 0.5, y + 3)
    sc.layer(counter, sc.lin([(0, mix(a, "#ffd890", 0.4)), (1, mix(a, INK, 0.55))], 0, y - h * 0.24, 0, y), z=3, cut=0.3, sh=0.5, rim="#ffe9b8", rimop=0.9)  # fmt: skip
    fruit = [(ellipse(x - w * 0.42 + w * 0.12 * k, y - h * 0.27 - (k % 2) * 3, w * 0.075), r.choice((RED, "#f0a038", "#8fae4a", "#f6d860", "#c06a9a"))) for k in range(8)]  # fmt: skip
    sc.layer(fruit, z=1.4, cut=0, wash=0, fibre=0, rim="#fff6d8", rimop=0.9)
    n, strips = 6, []
    for k in range(n):
        xa, xb = x - w * 0.62 + w * 1.24 * k / n, x - w * 0.62 + w * 1.24 * (k + 1) / n
        ta, tb = x - w * 0.42 + w * 0.84 * k / n, x - w * 0.42 + w * 0.84 * (k + 1) / n
        g = U(Polygon([(ta, y - h), (tb, y - h), (xb, y - h * 0.68), (xa, y - h * 0.68)]), ellipse((xa + xb) / 2, y - h * 0.68, (xb - xa) / 2, w * 0.07))  # fmt: skip
        strips.append((g, dawn(sc, *((mix(a, STRAW, 0.3), a, mix(a, INK, 0.45)) if k % 2 == 0 else ("#fff8e0", "#e4d8c4", "#8f98a4")), 820)))  # fmt: skip
    sc.layer(strips, z=4, cut=0.3, wash=0.3, sh=0.5, rim="#fff3cc", rimop=0.9)
    return x, y - h - 4


def draw_market(sc: Scene) -> None:
    """Terraces of stalls from the crown down, strings of lanterns, two carpets over the rim."""
    x, y = on(0, 88)
    wood, lv = tree(sc.stream("tree"), x + 4, y + 20, 96, depth=5, leafL=15, leafp=0.95)
    sc.layer(wood, dawn(sc, "#a8804c", "#3a3040", INK), z=3, cut=0, wash=0, rim="#fff3cc", rimop=0.8)
    sc.layer(U(lv), dawn(sc, "#c8cc80", "#3f7a5c", "#1c4448"), z=3, cut=0, wash=0.4, rim="#fff3c0", rimop=0.9)
    for turn in (2, 1, 0):
        draw_street(sc, turn)
        draw_goods(sc, turn)
        tops = sorted(stall(sc, *street_at(turn, a), w, c) for t, a, w, c in STALLS if t == turn)
        x0, x1 = street_at(turn, -86), street_at(turn, 86)
        ends = [(x0[0], x0[1] - 30), *tops, (x1[0], x1[1] - 34)]
        for (xa, ya), (xb, yb) in zip(ends, ends[1:], strict=False):
            n = max(2, int(abs(xb - xa) / 30))
            P = [(xa + (xb - xa) * t, ya + (yb - ya) * t + 0.12 * abs(xb - xa) * math.sin(math.pi * t)) for t in np.linspace(0, 1, 6 * n + 1)]  # fmt: skip
            sc.stroke(P, INK, 1.4, 0.8)
            for px, py in P[3::6]:
                sc.glow(px, py + 5, 28, "#ffc060", 0.8)
                sc.flat(ellipse(px, py + 5, 3.8, 4.6), "#fff0b0")


def draw_goods(sc: Scene, turn: int) -> None:
    """What stands beside the stalls: vats of dye, spices in sacks, melons, pots, onions, a bird cage, fish."""
    look: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0, "sh": 0.45, "rim": "#ffe9b8", "rimop": 0.8}
    if turn == 1:
        for a, c in ((21, "#d8407a"), (25.5, "#2f8ac0"), (30, "#f0b830")):
            x, y = street_at(1, a)
            sc.layer(Polygon([(x - 9, y - 15), (x + 9, y - 15), (x + 7, y + 1), (x - 7, y + 1)]), "#7a5238", z=2, **look)  # fmt: skip
            sc.layer(ellipse(x, y - 15, 9.6, 3.6), c, z=1, **look)
        x, y = street_at(1, -78)
        put(sc, T(cage("#d8b060"), x + 4, y, 0.26), z=1.2)
        x, y = street_at(1, -70)
        sc.layer(U([ellipse(x + d, y - h, 4.6) for d, h in ((-6, 4), (2, 4), (10, 4), (-2, 11), (6, 11), (2, 18))]), "#c8843c", z=1.4, **look)  # fmt: skip
    if turn == 0:
        for a, c in ((-40.5, "#c8382c"), (-36.5, "#f0b030"), (-33, "#b8642c")):
            x, y = street_at(0, a)
            sc.layer(shape(f"{x - 9},{y + 2}^ {x - 10},{y - 12} {x},{y - 15} {x + 10},{y - 12} {x + 9},{y + 2}^"), "#b89a74", z=2, **look)  # fmt: skip
            sc.layer(shape(f"{x - 8},{y - 12}^ {x},{y - 24} {x + 8},{y - 12}^ {x},{y - 9}"), c, z=1.2, **look)
        x, y = street_at(0, -5)
        for d, h in ((-12, 8), (5, 8), (-4, 21)):
            g = ellipse(x + d, y - h, 10, 8.4)
            sc.layer(g, "#4f8a4a", z=2, **look)
            sc.flat(clean(U([limb([(x + d + q, y - h - 8, 0.6), (x + d + 1.5 * q, y - h, 1.6), (x + d + q, y - h + 8, 0.6)], 3) for q in (-4, 0, 4)]).intersection(g)), "#a8d080", 0.8)  # fmt: skip
        x, y = street_at(0, 2)
        for d, c, k in ((6, "#a8583a", 1.0), (24, "#5f7f8a", 0.8)):
            sc.layer(T(shape("-8,0^ -11,-12 -5,-20 -6,-26^ 6,-26^ 5,-20 11,-12 8,0^"), x + d, y - 1, k), c, z=2, **look)
        x, y = street_at(0, 64)
        fish = shape("0,-12 5,-4 4,6 1,12^ 5,18^ -5,18^ -1,12^ -4,6 -5,-4")
        for d in (-34, -24):
            sc.layer(T(fish, x + d, y - 36, 0.8), "#c8dce0", z=1.6, **look)


def draw_street(sc: Scene, turn: int) -> None:
    """One turn of the street: paving, its edge, a rail, carpets hung over it, people."""
    lams = np.arange(-90, 91, 3)
    inner, outer = [street_at(turn, a, 0.99) for a in lams], [street_at(turn, a, 1.09) for a in lams]
    deep = 15 - 3 * turn
    face = Polygon([*outer, *[(x, y + deep) for x, y in outer[::-1]]]).buffer(0.5)
    props = U([limb([(x, y + deep - 2, 4), (x + (CX - x) * 0.05, y + deep + 20, 2)], 1) for x, y in outer[2::4]])
    sc.layer(props, dawn(sc, "#c89a58", "#4a3844", INK), z=3, cut=0, wash=0, fibre=0, sh=0.5)
    sc.layer(face, dawn(sc, "#d8a860", "#5f4450", "#2a2438", 720), z=9, cut=0.4, sh=0.6, rim="#ffe9b8", rimop=0.8)
    sc.layer(Polygon([*inner, *outer[::-1]]).buffer(0.5), dawn(sc, "#fff0c4", "#c89a70", "#6a5a6a", 720), z=2, cut=0.4, sh=0.3, rim="#fff3cc", rimop=1)  # fmt: skip
    for a, c, trim in ((-40, RED, "#f6d890"), (46, "#2f7f86", "#f6e0b0"), (4, "#8a4a7a", "#f2c060"))[: 3 - turn]:
        p0, p1 = street_at(turn, a, 1.09), street_at(turn, a + 13, 1.09)
        h = 74 - 16 * turn
        rug = Polygon([p0, p1, (p1[0], p1[1] + h), (p0[0], p0[1] + h)])
        sc.layer(rug, dawn(sc, mix(c, "#ffe0a0", 0.3), mix(c, INK, 0.12), mix(c, INK, 0.45)), z=4, cut=0.4, sh=0.5, rim="#fff0c8", rimop=0.9)  # fmt: skip
        w, m = p1[0] - p0[0], ((p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2)
        dia = U([T(box(-0.2 * w, -0.2 * w, 0.2 * w, 0.2 * w), m[0], m[1] + h * q, rot=45).difference(T(box(-0.1 * w, -0.1 * w, 0.1 * w, 0.1 * w), m[0], m[1] + h * q, rot=45)) for q in (0.24, 0.52, 0.8)])  # fmt: skip
        sc.flat(clean(U(dia, rug.buffer(-3).difference(rug.buffer(-5.5))).intersection(rug)), trim, 0.85)
        sc.flat(U([limb([(p0[0] + w * q, p0[1] + (p1[1] - p0[1]) * q + h, 1.6), (p0[0] + w * q, p0[1] + (p1[1] - p0[1]) * q + h + 7, 1)], 1) for q in np.linspace(0.06, 0.94, 8)]), trim, 0.9)  # fmt: skip
    r = sc.stream(f"folk{turn}")
    for t, a in WALKERS:
        if t != turn:
            continue
        x, y = street_at(t, a)
        f = person(r.choice((9, 30, 45, 66)), "side", r.choice(("walk", "stroll", "carry")), dress(r.choice(("djellaba", "farmwife", "coat", "dress", "robe")), r.choice(("#a8453a", "#2f6f7c", "#c98a2e", "#7a4a7a", "#e8dcc0")), "#3a3648", "#f0dcb0"), r.choice(("#8a5636", "#b97a52", "#5e3a28", "#e0b088")), "short", "#1c1418", "calm", hat=r.choice((None, "scarf", "flat", "straw", "fez")), hat_colour="#e8dcc0", big_head=1.1)  # fmt: skip
        put(sc, T(f, x, y, 0.3, flip=r.random() < 0.5), z=1.4, sh=0.4, rim=(1, 0.4, "#ffe6b0", 0.9))
