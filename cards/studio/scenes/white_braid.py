"""From the top floor an old woman lets down her white braid; on every balcony somebody hangs something on it.

Palette: evening brick #a4553a, awning ochre #d39a45, stucco peach #edc79a, iron brown #563528, window butter #fff1c8, braid silver #e8e9ea.
Light: the low sun from the left, over the upper half; below it is dusk already. Planes: sky / far roofs / house / balconies / braid / street.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

FLOORS = 11
TOP, FOOT = 158, 1128
SHRINK = 0.093
PEACH, BRICK, BUTTER, SILVER, IRON, PLUM = "#edc79a", "#a4553a", "#fff1c8", "#e8e9ea", "#563528", "#4a3158"
LX, LY = -160, 330


def height(v: float) -> float:
    """y of the floor v (0 = street), floors growing smaller upwards."""
    return FOOT - (FOOT - TOP) * (1 - math.exp(-SHRINK * v)) / (1 - math.exp(-SHRINK * FLOORS))


def across(u: float, y: float) -> float:
    """x of the part u (0 left .. 1 right) of the front at height y."""
    t = (y - TOP) / (FOOT - TOP)
    left, right = 300 - 262 * t, 556 + 122 * t
    return left + (right - left) * u


def pt(u: float, v: float) -> tuple[float, float]:
    y = height(v)
    return across(u, y), y


def lit_at(y: float, x: float = 400) -> float:
    """1 where the sun still falls, 0 in the shade that climbs the house."""
    edge = 650 + (x - 400) * 0.44
    return max(0.0, min(1.0, (edge - y) / 60 + 0.5))


def tone(c: str, x: float, y: float) -> str:
    """A colour in sun or in shade."""
    k = lit_at(y, x)
    return mix(mix(c, "#4f3a78", 0.56), mix(c, "#ffd592", 0.24), k)


def draw_shade(sc: Scene) -> None:
    """The shadow of the house opposite has climbed half the front; its gables can be seen on it."""
    P = [
        (-40, 470),
        (60, 520),
        (130, 500),
        (150, 560),
        (210, 586),
        (240, 548),
        (270, 610),
        (360, 648),
        (420, 634),
        (440, 690),
        (520, 716),
        (560, 690),
        (590, 748),
        (700, 790),
        (840, 830),
        (840, 1260),
        (-40, 1260),
    ]
    g = Polygon(P).intersection(
        Polygon([pt(-0.02, 0), pt(-0.02, FLOORS), pt(1.02, FLOORS), pt(1.02, 0), (760, 1240), (-20, 1240)])
    )
    sc.flat(g, sc.lin([(0, "#6a4f96", 0.78), (1, "#3f2f70", 0.92)], 0, 560, 0, 1150), 1, "multiply", 2)


def draw_sky(sc: Scene) -> None:
    """Evening: teal above, peach below, swallows, far roofs and a gasometer of lit clouds."""
    sc.backdrop(
        sc.lin(
            [(0, "#4f8f98"), (0.16, "#8db7a8"), (0.34, "#f0d9a4"), (0.55, "#f2b878"), (0.8, "#c98070"), (1, "#6a4a68")],
            800,
            0,
            0,
            1100,
        )
    )
    for k, (P, c) in enumerate(
        (
            ([(-60, 150), (60, 120), (160, 146), (230, 120)], "#f6d8a0"),
            ([(560, 236), (660, 190), (760, 214), (860, 176)], "#d8c49c"),
            ([(-60, 330), (60, 300), (140, 326), (210, 318)], "#f6c888"),
        )
    ):
        b = bank(
            sc.stream(f"cloud {k}"),
            P,
            14,
            40,
            fill=Polygon([*P, (P[-1][0], P[-1][1] + 40), (P[0][0], P[0][1] + 40)]).buffer(6),
        )
        for j in range(3):
            sc.layer(
                rounded(b.buffer(-8 * j), 3),
                sc.near(light(c, 0.4 - 0.12 * j), dark(c, 0.08), 900),
                z=5,
                sh=0.2,
                cut=0.6,
                rim="#fffaf0",
                rimop=0.5,
            )
    sc.glow(-40, 330, 620, "#fff0b8", 0.6)
    for name, x0, x1, y, low, high, c in (
        ("far", -40, 860, 640, 40, 190, "#c08a7c"),
        ("mid", -40, 860, 800, 70, 250, "#96667a"),
        ("nigh", -40, 860, 980, 120, 330, "#6e4868"),
    ):
        g, wins = skyline(sc.stream(name), x0, x1, y, low, high, windows=0.5)
        sc.layer(
            g, sc.lin([(0, light(c, 0.28)), (1, dark(c, 0.15))], 0, 0, 800, 0), z=6, cut=0.4, rim="#ffe6b0", rimop=0.6
        )
        sc.flat(wins, "#ffd890", 0.7)
    for x, y, s, rot, fl in (
        (610, 90, 0.42, -18, False),
        (690, 132, 0.3, 10, False),
        (650, 40, 0.26, -30, True),
        (120, 226, 0.28, -10, True),
        (736, 70, 0.22, 0, False),
    ):
        sc.layer(T(bird("swallow", 0.4), x, y, s, rot=rot, flip=fl), "#35405a", z=2, cut=0)


def draw_front(sc: Scene) -> None:
    """The house: tapering up, courses and cornices, sun above and dusk below."""
    g = Polygon([pt(0, 0), pt(0, FLOORS), pt(1, FLOORS), pt(1, 0), (740, 1240), (60, 1240)])
    sc.layer(
        g,
        sc.lin([(0, "#ffdda0"), (0.4, "#f3bb7c"), (0.7, "#d99a72"), (1, "#b8806e")], 180, 150, 560, 1160),
        z=18,
        cut=0.8,
        rim="#fff6d8",
        rimop=0.8,
    )
    right = Polygon(
        [
            pt(1, FLOORS),
            (across(1, TOP) + 46, TOP + 26),
            (across(1, FOOT) + 130, FOOT + 60),
            (across(1, FOOT) + 110, 1240),
            (740, 1240),
            pt(1, 0),
        ]
    )
    sc.layer(right, sc.lin([(0, "#a8645a"), (0.5, "#70455a"), (1, "#3a2648")], 0, TOP, 0, FOOT), z=6, cut=0.6)
    r = sc.stream("bricks")
    for i in range(64):
        v0, u0 = r.uniform(0.2, FLOORS), r.uniform(0.02, 0.9)
        x, y = pt(u0, v0)
        k = 0.4 + 0.9 * (y - TOP) / (FOOT - TOP)
        q = U(
            [
                box(x + dx * 13 * k, y + dy * 7 * k, x + dx * 13 * k + 11 * k, y + dy * 7 * k + 5 * k)
                for dx, dy in ((0, 0), (1, 0), (0.5, 1), (1.5, 1), (2, 0), (0, 2))
                if r.random() < 0.7
            ]
        )
        sc.flat(q.intersection(g), tone(BRICK, x, y), 0.6)
        _ = i
    for v in range(1, FLOORS + 1):
        y = height(v)
        k = (height(v - 1) - y) / 100
        band = Polygon(
            [
                (across(-0.01, y), y - 4 * k),
                (across(1.01, y), y - 4 * k),
                (across(1.012, y), y + 5 * k),
                (across(-0.012, y), y + 5 * k),
            ]
        )
        sc.layer(
            band,
            sc.lin([(0, tone("#f3dcb0", 200, y)), (1, tone("#d9b088", 640, y))], across(0, y), 0, across(1, y), 0),
            z=2 + 2 * k,
            cut=0.4,
            rim="#fff6d8",
            rimop=0.7,
        )
    # roof: mansard, chimneys
    roof_ = Polygon(
        [
            (across(-0.03, TOP), TOP + 3),
            (across(0.06, TOP), TOP - 66),
            (across(0.94, TOP), TOP - 66),
            (across(1.03, TOP), TOP + 3),
        ]
    )
    sc.layer(roof_, sc.lin([(0, "#b98a7c"), (1, "#6f4f66")], 270, 0, 520, 0), z=8, cut=0.6, rim="#fff6d8", rimop=0.9)
    sc.flat(roof_tiles(roof_, 11, 8), "#4a3048", 0.4)
    for u in (0.12, 0.8):
        x = across(u, TOP)
        sc.layer(
            box(x - 12, TOP - 112, x + 12, TOP - 62),
            sc.lin([(0, "#d98a62"), (1, "#7a4450")], x - 12, 0, x + 12, 0),
            z=5,
            cut=0.4,
            rim="#fff6d8",
        )
        sc.layer(
            U(
                box(x - 15, TOP - 118, x + 15, TOP - 110),
                box(x - 8, TOP - 130, x - 1, TOP - 116),
                box(x + 2, TOP - 128, x + 9, TOP - 116),
            ),
            "#8a5450",
            z=2,
            cut=0.2,
        )


def lit_window(sc: Scene, u: float, v: float, wu: float, hv: float, on: bool, arch: bool = False) -> None:
    """One window or balcony door: u middle, v foot, both in the front's measure."""
    x, y = pt(u, v)
    y1 = height(v + hv)
    w = (across(u + wu, y) - across(u - wu, y)) / 2
    h = y - y1
    hole = box(x - w, y1, x + w, y)
    if arch:
        hole = U(box(x - w, y1 + w * 0.5, x + w, y), ellipse(x, y1 + w * 0.5, w, w * 0.5))
    sc.layer(
        hole.buffer(max(2, w * 0.16)),
        sc.lin([(0, tone("#fbe8c0", x, y)), (1, tone("#d9b490", x, y))], x - w, 0, x + w, 0),
        z=2.4,
        cut=0.3,
        rim="#fff6d8",
    )
    k = lit_at(y, x)
    if on:
        fill = sc.lin([(0, "#fff3cc"), (1, mix("#f6b866", "#f0a04c", 1 - k))], 0, y1, 0, y)
    else:
        fill = sc.lin([(0, mix("#3c2c4c", "#9cc0b8", k)), (1, mix("#2c2040", "#e9b888", k))], 0, y1, 0, y)
    sc.flat(hole, fill)
    bars = U(box(x - w * 0.06, y1, x + w * 0.06, y), box(x - w, y1 + h * 0.3, x + w, y1 + h * 0.3 + max(1.2, h * 0.03)))
    sc.flat(bars.intersection(hole), tone("#7a4a3c", x, y))
    if on and k < 0.6:
        sc.glow(x, (y + y1) / 2, h * 1.1, "#ffb860", 0.5 * (1 - k))


PEOPLE = (  # floor, side (-1 left), person's arguments, pose, what
    (
        1,
        1,
        (9, "tq", "reach", ("pinafore", "#3f7a78", "#3f7a78", "#f4ead0"), "#8a5636", "braid", "#1a1412"),
        "drawing",
    ),
    (2, -1, (46, "tq", "carry", ("vest", "#6a3a34", "#3a3a4a", "#f4ead0"), "#d9a077", "balding", "#4a2c1c"), "pot"),
    (3, 1, (33, "tq", "reach", ("dress", "#c9605a", "#c9605a", "#f4ead0"), "#b97a52", "curly", "#2a1a14"), "flowers"),
    (4, -1, (70, "tq", "point", ("suit", "#4a5a6a", "#3a3a4a", "#efe2c4"), "#e3b58c", "short", "#d8d2c6"), "cage"),
    (5, 1, (24, "tq", "wave", ("tee", "#e0b04a", "#35577f", "#f4ead0"), "#5e3a28", "afro", "#1a1412"), "boots"),
    (6, -1, (40, "tq", "reach", ("uniform", "#f4ead0", "#f4ead0", "#8aa6b0"), "#d9a077", "bun", "#7a4a24"), "bottle"),
    (7, 1, (60, "tq", "carry", ("farmwife", "#5f4a7a", "#7a4a5a", "#f4ead0"), "#8a5636", "bun", "#4a4040"), "fish"),
    (
        8,
        -1,
        (12, "tq", "wave", ("sweater", "#a8321f", "#35406a", "#f4ead0"), "#f0c8a4", "tousled", "#c98a3c"),
        "lantern",
    ),
    (9, 1, (30, "tq", "reach", ("shirt", "#3f7a5a", "#4a3a34", "#f4ead0"), "#b97a52", "short", "#2a1a14"), "letter"),
)

WATCHERS = {
    (2, 1): (7, "tq", "wave", ("sailor", "#f4ead0", "#35577f", "#35577f"), "#f0c8a4", "tousled", "#c98a3c"),
    (3, -1): (82, "tq", "think", ("robe", "#6a5a3a", "#4a3a2c", "#d9a83e"), "#d9a077", "balding", "#d8d2c6"),
    (5, -1): (28, "tq", "hips", ("dress", "#d9973a", "#d9973a", "#7a2f3a"), "#8a5636", "bun", "#1a1412"),
    (6, 1): (16, "tq", "wave", ("tee", "#7a3f5c", "#2a3a4a", "#f4ead0"), "#d9a077", "bob", "#2a1a14"),
    (8, 1): (50, "tq", "point", ("vest", "#3f6b4a", "#3a3a4a", "#f4ead0"), "#b97a52", "short", "#4a4040"),
}


def hung(kind: str) -> Figure:
    """What hangs on the braid, from 0,0 down, about 60 high."""
    f = Figure()
    f.add(limb("0,-2,1.6 0,10,1.6", 1), "#8a3a34", "cord", 0.3)
    if kind == "pot":
        f.extend(T(pot(), 0, 58, 0.5))
    elif kind == "drawing":
        f.add(box(-20, 8, 22, 60), "#fffaf0", "sheet")
        f.add(
            U(ellipse(-6, 24, 6).difference(ellipse(-6, 24, 3.6)), shape("-12,54^ 4,34^ 18,54^")),
            "#d9703a",
            "ink",
            0.2,
            True,
        )
    elif kind == "flowers":
        f.add(
            U(
                [limb([(0, 12, 2), (a * 20, 46, 1.6)], 2) for a in (-1, -0.4, 0.3, 0.9)],
                [leaf(a * 10, 30, 16, 1.57 + a, 0.4) for a in (-1, 0.8)],
            ),
            "#4f7a4a",
            "stems",
        )
        f.add(U([ellipse(a * 20, 50, 8) for a in (-1, 0.3)]), "#e9b04a", "f1", 0.8)
        f.add(U([ellipse(a * 20, 48, 8) for a in (-0.4, 0.9)]), "#d5543f", "f2", 0.8)
    elif kind == "cage":
        f.extend(T(cage("#c9a25a", 46, 60), 0, 70))
        f.add(T(shape("-12,0 -6,-10 6,-12 12,-4 22,2^ 10,4 0,6"), 0, 56), "#f3d14a", "canary", 0.6)
    elif kind == "boots":
        for dx in (-10, 8):
            f.add(T(shape("-7,0^ 6,0^ 7,22 20,30 20,36^ -7,36^"), dx, 14), "#7a3a2c", "boot")
    elif kind == "bottle":
        f.extend(T(bottle(h=60), 0, 66, 0.9))
    elif kind == "fish":
        f.add(T(fish(56), 0, 40, 1, rot=90), "#8fb0b8", "fish")
    elif kind == "lantern":
        f.extend(T(lantern("#4a2a20"), 0, 4, 0.8))
    else:
        f.extend(T(letter("#fff6e0", "#a8321f", 44), 0, 26, 1, rot=10))
    return f


def balcony(sc: Scene, v: float, side: int, spec: Any) -> None:
    """Door, somebody before it, slab and railing."""
    u = 0.2 if side < 0 else 0.8
    x, y = pt(u, v + 0.06)
    fh = height(v) - height(v + 1)
    lit_window(sc, u, v + 0.05, 0.075, 0.72, v < 6 or v == 8, True)
    hw = (across(u + 0.17, y) - across(u - 0.17, y)) / 2
    drop = fh * 0.13
    # the slab from below
    slab = U(
        box(x - hw, y - 2, x + hw, y + drop * 0.3),
        ellipse(x, y + drop * 0.3, hw, drop * 0.9).intersection(box(x - hw, y, x + hw, y + 90)),
    )
    sc.flat(T(slab, hw * 0.18, fh * 0.16), "#3a2040", 0.34, "multiply", 3)
    if spec:
        age, view, pose, (kind, a, b, c), skin, hair_, hc = spec
        p = person(
            age, view, pose, dress(kind, a, b, c), skin=skin, hair=hair_, hair_colour=hc, mood="smile", reach_a=None
        )
        s = fh * 0.88 / 200
        p = T(p, x + side * -hw * 0.14, y - 1, s, flip=side > 0)
        put(sc, p, z=1.6 + 2 * s, rim=(1.4, 0.6, "#fff0c0", 0.5 * lit_at(y, x) + 0.2), sh=0.4)
        sc.flat(p.outline(), "#6a5a94", 0.6 * (1 - lit_at(y, x)), "multiply")
    sc.layer(
        slab,
        sc.lin([(0, tone("#f0d0a0", x, y)), (1, tone("#a8745c", x, y))], 0, y, 0, y + drop),
        z=5,
        cut=0.3,
        rim="#fff6d8",
        rimop=0.8,
    )
    rh = fh * 0.3
    n = 13
    iron = []
    for k in range(n):
        t = -1 + 2 * k / (n - 1)
        bx, dy = x + hw * 0.97 * t, drop * 0.7 * math.sqrt(max(0, 1 - t * t))
        iron.append(limb([(bx, y + dy * 0.6, max(1.1, fh * 0.018)), (bx, y + dy * 0.4 - rh, max(1.1, fh * 0.018))], 1))
        if k < n - 1:
            iron.append(
                ellipse(bx + hw * 0.97 / (n - 1), y + dy * 0.5 - rh * 0.55, fh * 0.026).difference(
                    ellipse(bx + hw * 0.97 / (n - 1), y + dy * 0.5 - rh * 0.55, fh * 0.013)
                )
            )
    for q, wdt in ((rh, 0.042), (rh * 0.22, 0.026)):
        P = [
            (x + hw * t, y + drop * 0.3 * math.sqrt(max(0, 1 - t * t)) - q, max(1.6, fh * wdt))
            for t in np.linspace(-1, 1, 15)
        ]
        iron.append(limb(P, 2))
    sc.layer(U(iron), tone(IRON, x, y), z=3, cut=0, wash=0, fibre=0, rim="#ffe6b0", rimop=0.7)
    if (v * 2 + side) % 5 in (1, 3):  # bedding and towels over the rail
        for k, c in ((-0.55, "#e9d6b0"), (-0.2, "#c9605a") if v % 2 else (-0.25, "#5f8f98")):
            cx = x - side * hw * k * -1
            cloth = Polygon(
                [
                    (cx - hw * 0.15, y - rh),
                    (cx + hw * 0.15, y - rh),
                    (cx + hw * 0.16, y - rh * 0.1),
                    (cx - hw * 0.13, y + rh * 0.02),
                ]
            )
            sc.layer(
                cloth,
                sc.lin([(0, tone(c, x, y)), (1, dark(tone(c, x, y), 0.24))], cx - hw * 0.15, 0, cx + hw * 0.16, 0),
                z=2.4,
                cut=0.5,
                rim="#fff6d8",
                rimop=0.6,
            )
            sc.flat(
                U(
                    [
                        limb([(cx - hw * 0.15, y - rh * t, 1.4), (cx + hw * 0.15, y - rh * t, 1.4)], 1)
                        for t in (0.3, 0.42)
                    ]
                ).intersection(cloth),
                "#fff3dc",
                0.6,
            )
    if v % 3 == 1 or not spec:  # a box of geraniums
        r = sc.stream(f"box {v} {side}")
        bx = x + side * hw * 0.45
        k = fh / 100
        sc.layer(
            U(
                [
                    leaf(bx + r.uniform(-16, 16) * k, y - rh * 0.9, 15 * k, r.uniform(-2.8, -0.3), 0.45)
                    for _ in range(14)
                ]
            ),
            tone("#5d8a52", x, y),
            z=2,
            cut=0,
            wash=0,
            fibre=0,
        )
        sc.layer(
            U([ellipse(bx + r.uniform(-18, 18) * k, y - rh - r.uniform(0, 10) * k, 3.4 * k) for _ in range(9)]),
            tone("#d5543f", x, y),
            z=1.4,
            cut=0,
            wash=0,
            fibre=0,
        )
        sc.layer(box(bx - 20 * k, y - rh * 0.92, bx + 20 * k, y - rh * 0.55), tone("#b9643c", x, y), z=2.4, cut=0)


BRAID = [
    (424, 166, 9),
    (412, 230, 12),
    (366, 320, 15),
    (334, 410, 18),
    (346, 500, 22),
    (412, 590, 26),
    (470, 680, 31),
    (474, 770, 36),
    (416, 870, 42),
    (354, 960, 47),
    (346, 1030, 44),
    (364, 1086, 32),
    (370, 1106, 22),
]


def braid_at(y: float) -> tuple[float, float]:
    c = curve(np.array(BRAID, float), n=12)
    return float(np.interp(y, c[:, 1], c[:, 0])), float(np.interp(y, c[:, 1], c[:, 2]))


def draw_braid(sc: Scene) -> None:
    """Three strands of silver hair, their shadow on the house, what has been hung on them."""
    c = curve(np.array(BRAID, float), n=12)
    whole = limb(c, 1)
    sc.flat(T(whole, 34, 30), "#4a2348", 0.6, "multiply", 3)
    sc.layer(whole, "#8a7c98", z=9, cut=0, wash=0, fibre=0, sh=0.5)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(c[:, :2], axis=0).T))]
    pos, k = 4.0, 0
    while pos < s[-1] - 10:
        x, y, w = (float(np.interp(pos, s, c[:, j])) for j in range(3))
        x2, y2 = (float(np.interp(min(s[-1], pos + w * 1.5), s, c[:, j])) for j in (0, 1))
        a = math.degrees(math.atan2(y2 - y, x2 - x)) - 90
        side = 1 if k % 2 else -1
        g = shape("-2,-34 -38,-30 -56,0 -48,44 -14,82 16,88^ 4,52 10,14 24,-12")
        g = T(g, x, y, w / 100, flip=side > 0, rot=a)
        lum = lit_at(y, x)
        lit, deep = mix("#d9dcec", "#fffdf4", lum), mix("#8f88b0", "#d8bfa0", lum)
        sc.layer(
            g,
            sc.lin([(0, lit), (1, deep)], x - w * 0.6, y, x + w * 0.6, y + w * 0.4),
            z=1.4 + w * 0.05,
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffffff",
            rimop=0.7,
        )
        hairs = [
            T(
                limb([(-40 + d, -14 + d * 0.3, 2), (-44 + d * 1.2, 24, 5), (-10 + d * 0.6, 72, 2)], 5),
                x,
                y,
                w / 100,
                flip=side > 0,
                rot=a,
            )
            for d in (4, 18, 32)
        ]
        sc.flat(U(hairs).intersection(g), mix("#6d6490", "#b99a80", lum), 0.6)
        if 14 < k < 19:  # somebody has begun to braid in a yellow thread
            sc.flat(
                T(limb([(-44, -10, 7), (-40, 30, 8), (-4, 76, 5)], 5), x, y, w / 100, flip=side > 0, rot=a),
                "#e9b93c",
                0.95,
            )
        pos += w * 0.56
        k += 1
    x, y = BRAID[-1][:2]
    sc.layer(T(shape("-10,0^ 10,0^ 16,20 8,44 0,58^ -10,42 -15,20"), x, y - 2, 0.8), "#e9e6ee", z=2, cut=0)
    sc.layer(
        U(T(shape("0,0^ -22,-12 -26,4 -20,12^"), x, y), T(shape("0,0^ 22,-12 26,4 20,12^"), x, y), ellipse(x, y, 6)),
        "#c0392f",
        z=2.4,
        cut=0,
    )
    for v, side, _, kind in PEOPLE:
        yy = height(v + 0.62)
        xx, w = braid_at(yy)
        fh = height(v) - height(v + 1)
        f = T(hung(kind), xx - side * -w * 0.5 * 1.0, yy, fh / 104, rot=side * -6)
        put(sc, f, z=2, rim=(1.2, 0.6, "#fff3d0", 0.6), cast=4)
        if kind == "lantern":
            sc.glow(xx + side * w * 0.5, yy + fh * 0.2, fh * 0.5, "#ffd890", 0.8)
        if kind == "pot":
            sc.flat(
                smoke(xx + side * w * 0.5, yy + fh * 0.02, fh * 0.5, side * 0.5, 10, "steam"), "#ffffff", 0.45, blur=1
            )


def draw_woman(sc: Scene) -> None:
    """At the top window: an old woman, chin on her fist, the braid over the sill."""
    x, y = BRAID[0][0] + 8, BRAID[0][1] - 8
    dormer = Polygon([(x - 44, y + 8), (x - 44, y - 62), (x, y - 104), (x + 44, y - 62), (x + 44, y + 8)])
    sc.layer(
        dormer, sc.lin([(0, "#f6cf96"), (1, "#c98a6a")], x - 44, 0, x + 44, 0), z=7, cut=0.4, rim="#fff6d8", rimop=0.9
    )
    for s in (-1, 1):
        sc.layer(
            Polygon([(x, y - 114), (x + s * 54, y - 60), (x + s * 48, y - 52), (x, y - 98)]),
            "#8a5450",
            z=4,
            cut=0.3,
            rim="#fff6d8",
        )
    hole = U(box(x - 31, y - 56, x + 31, y), ellipse(x, y - 56, 31, 20))
    sc.flat(hole, sc.lin([(0, "#fffbe2"), (1, "#ffd98c")], 0, y - 76, 0, y))
    body = shape(
        f"{x - 4},{y + 2}^ {x - 4},{y - 16} {x + 6},{y - 30} {x + 20},{y - 26} {x + 28},{y - 10} {x + 28},{y + 2}^"
    )
    sc.layer(body, "#7a2f4a", z=2, cut=0, wash=0)
    sc.layer(
        limb([(x + 22, y - 12, 11), (x + 4, y - 2, 9), (x - 12, y - 8, 8), (x - 8, y - 22, 7)], 6),
        "#8f3a56",
        z=1.6,
        cut=0,
        wash=0,
    )
    face = shape(
        f"{x - 14},{y - 40} {x - 18},{y - 34}^ {x - 13},{y - 31} {x - 14},{y - 25} {x - 6},{y - 20} {x + 6},{y - 24} {x + 10},{y - 38} {x + 4},{y - 52} {x - 8},{y - 52}"
    )
    sc.layer(face, "#e3b58c", z=1.6, cut=0, wash=0)
    sc.layer(
        U(
            shape(
                f"{x - 12},{y - 46}^ {x - 10},{y - 56} {x + 2},{y - 60} {x + 14},{y - 52} {x + 15},{y - 36} {x + 8},{y - 24} {x + 4},{y - 34} {x + 2},{y - 44}^"
            ),
            ellipse(x + 10, y - 56, 8),
        ),
        "#f6f4f6",
        z=1.6,
        cut=0,
        wash=0,
    )
    sc.flat(limb([(x - 10, y - 38, 0.6), (x - 7, y - 36.6, 1.3), (x - 4, y - 38, 0.6)], 3), "#4a2c2c")
    sc.layer(
        limb([(x + 9, y - 28, 8), (x + 2, y - 12, 8), (x - 7, y + 2, 8), (BRAID[0][0], BRAID[0][1] + 6, 8)], 6),
        "#f6f4f6",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(box(x - 40, y, x + 40, y + 8), "#f6dcae", z=4, cut=0.2, rim="#ffffff")
    sc.layer(
        limb([(x - 4, y - 4, 8), (x - 8, y + 6, 8), (BRAID[0][0], BRAID[0][1] + 10, 8)], 5),
        "#f6f4f6",
        z=3,
        cut=0,
        wash=0,
        fibre=0,
    )


def draw_street(sc: Scene) -> None:
    """The street in dusk; a child with a bicycle, a lamp, awnings, dark neighbours at both sides."""
    ground = shape("-60,1260^ -60,1150 120,1134 400,1128 680,1136 860,1152 860,1260^")
    sc.layer(
        ground, sc.rad([(0, "#d9a078"), (0.3, "#8f6272"), (0.8, "#4a3158"), (1, "#352346")], 400, 1120, 420), z=8, cut=1
    )
    st = cobbles(-40, 1136, 840, 1240, 40, "street", 930)
    sc.flat(st.intersection(ground.buffer(-3)), "#f0c090", 0.16)
    door_ = U(box(318, 1036, 396, 1130), ellipse(357, 1036, 39, 24))
    sc.layer(door_.buffer(8), "#8a6070", z=3, cut=0.4)
    sc.flat(door_, sc.lin([(0, "#ffe2a0"), (1, "#e99a50")], 0, 1016, 0, 1130))
    sc.glow(357, 1090, 150, "#ffb860", 0.6)
    for u, c in ((0.18, "#c07a3a"), (0.82, "#7a3f4a")):
        x = across(u, FOOT)
        sc.flat(box(x - 78, 1056, x + 78, 1130), sc.lin([(0, "#ffdf9c"), (1, "#c97a4a")], 0, 1056, 0, 1130))
        sc.flat(U([box(x + q - 2, 1056, x + q + 2, 1130) for q in (-39, 0, 39)]), "#4a2a38")
        for q in range(7):
            sc.layer(
                Polygon(
                    [
                        (x - 84 + 24 * q, 1034),
                        (x - 60 + 24 * q, 1034),
                        (x - 63 + 25.5 * q - 1, 1066),
                        (x - 75 + 25.5 * q - 12, 1066),
                    ]
                ),
                light(c, 0.14) if q % 2 else "#d9bca0",
                z=2,
                cut=0,
            )
        sc.glow(x, 1100, 130, "#ffb860", 0.4)
    child = person(
        8,
        "back",
        "stand",
        dress("coat", "#2f7f86", "#3a2a44", "#f4ead0"),
        skin="#b97a52",
        hair="tousled",
        hair_colour="#2a1a14",
        nod=-14,
    )
    child = T(child, 428, 1192, 0.86)
    from shapely import affinity as AF

    sh = AF.skew(T(T(child.outline(), -428, -1192), 428, 1193, 1, sy=-0.4), xs=-30, origin=(428, 1192))
    sc.flat(sh, "#2a1838", 0.5, "multiply", 2)
    bike = []
    for bx in (520, 604):
        bike += [
            ellipse(bx, 1168, 29).difference(ellipse(bx, 1168, 26)),
            [
                limb([(bx, 1168, 0.8), (bx + 27 * math.cos(a), 1168 + 27 * math.sin(a), 0.8)], 1)
                for a in np.linspace(0, 6.28, 12, endpoint=False)
            ],
        ]
    frame = U(
        limb("520,1168,3 548,1124,3 590,1124,3 604,1168,3", 1),
        limb("548,1124,3 560,1166,3 590,1124,3", 1),
        limb("560,1166,3 520,1168,3", 1),
        limb("590,1128,3 586,1106,3 572,1102,3", 2),
        limb("548,1126,3 545,1114,3", 1),
        box(534, 1110, 556, 1115).buffer(1.5),
    )
    sc.layer(U(*bike), "#2a1a34", z=2, cut=0, wash=0, fibre=0)
    sc.layer(frame, "#c0392f", z=2, cut=0, wash=0, fibre=0, rim="#ffe6b0")
    put(sc, child, z=2.4, rim=(0, 2, "#ffe2b0", 0.9))
    for P, lit in (
        ("-60,-60^ 20,-60^ 30,360 16,1260^ -60,1260^", "#a45a50"),
        ("850,240^ 760,300^ 742,1260^ 850,1260^", "#4a2f50"),
    ):
        g = shape(P)
        sc.layer(
            g,
            sc.lin([(0, lit), (0.6, "#4a2f50"), (1, "#241838")], 0, 100, 0, 1100),
            z=16,
            cut=1,
            rim="#ffe6b0",
            rimop=0.7,
        )
        sc.flat(brick(g, 20, 9, P[:6], 0.3), "#1c1230", 0.35)


def draw() -> Scene:
    sc = Scene("white_braid", light=(LX, LY, 260), shadow="#2a1430", bg=PEACH)
    draw_sky(sc)
    draw_front(sc)
    draw_woman(sc)
    draw_shade(sc)
    r = sc.stream("lights")
    for v in range(1, FLOORS):
        for u in (0.42, 0.58):
            if v < FLOORS - 1:
                lit_window(sc, u, v + 0.28, 0.038, 0.44, r.random() < (0.7 if v < 6 else 0.2))
    who = {(v, s): spec for v, s, spec, _ in PEOPLE}
    for v in range(9, 0, -1):
        for side in (-1, 1):
            balcony(sc, v, side, who.get((v, side)) or WATCHERS.get((v, side)))
    for v, u in ((0, 0.2), (1, 0.2), (2, 0.2), (3, 0.2), (1, 0.8), (2, 0.8), (3, 0.8), (4, 0.8), (0, 0.8)):
        x, y = pt(u, v + 0.4)
        sc.glow(x, y, 110 - 9 * v, "#ffb450", 0.42)
    draw_street(sc)
    draw_braid(sc)
    sc.glow(-60, 330, 700, "#ffe0a0", 0.28)
    sc.vignette("#1c0f30", 0.4, 400, 520, 920)
    sc.finish()
    return sc
