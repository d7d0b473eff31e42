"""In a hollow tree a bear in a dressing gown has stopped reading: he and all the bees look at one empty cell on which the moon falls."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.bear import BEAR_ORDER, reading_bear
from cards.studio.papercut.small_beasts import bee as flying_bee

# night #16263a, deep teal wood #16343c, moon #b4dcea, honey #efb548, wax cream #fff0bf, gown wine #8a3a44
LX, LY = 690, 556  # the flame
BX, BY, BS = 236, 1112, 0.92  # the bear
BOOK = (560, 830)
EMPTY = (428, 352)  # the cell that everybody looks at
HOLE = (178, 232)  # the knot-hole in which the moon stands
MOON = "#b8e0ee"


SEATS = {
    "right": [(628, 262), (668, 190), (716, 330), (694, 394), (610, 110)],
    "middle": [(436, 440), (496, 254), (524, 300)],
}


def bee(sc: Scene, x: float, y: float, s: float, cell: Any, glow: float, turn: float, kind: str = "") -> None:
    """A listener leaning out of its cell, turned towards the light."""
    tilt = (x * 7.3 + y * 3.1) % 34 - 17 + turn * 6
    m = lambda g: T(g, x, y, s, rot=tilt)
    fur_ = mix("#6a3a16", "#f2bb52", glow)
    dark_ = mix("#1c0e08", "#3a1c0e", glow)
    with sc.clip(cell):
        sc.flat(m(ellipse(-turn * 3, 15, 12, 13)), fur_)
        sc.flat(
            m(
                U(
                    [
                        limb([(-turn * 3 - 12, yy, 3), (-turn * 3, yy + 2, 3.6), (-turn * 3 + 12, yy, 3)], 4)
                        for yy in (15, 23)
                    ]
                )
            ),
            dark_,
        )
        for k in (-1, 1):
            w = ellipse(-turn * 3 + k * 13, 4, 10, 5.4, -38 * k)
            sc.flat(m(w), mix("#8a5a30", "#fff4d2", glow), 0.62)
    sc.layer(
        m(fur(ellipse(0, 5, 9.5, 6.5), 3, 0.5, 3, where=lambda *_: 0.8, w=1.2)),
        fur_,
        z=1,
        cut=0,
        sh=0.3,
        wash=0,
        fibre=0,
        rimop=0.2,
    )
    head = ellipse(turn * 1.4, -4, 9.4, 8.8)
    sc.layer(
        m(head),
        mix("#3c2010", "#8a5424", glow),
        z=1.6,
        cut=0,
        sh=0.45,
        wash=0,
        fibre=0,
        rim="#fff0bf",
        rimop=0.35 + 0.4 * glow,
    )
    ant = U(
        *[
            limb(
                [
                    (k * 3.4 + turn * 1.6, -11, 1.5),
                    (k * 6.4 + turn * 2.4, -18, 1.3),
                    (k * 5 + turn * 8, -22 - k * turn * 1.5, 1.6),
                ],
                5,
            )
            for k in (-1, 1)
        ]
    )
    sc.flat(m(ant), dark_)
    if kind == "asleep":
        sc.flat(
            m(U([limb([(k * 5 - 3, -4, 0.8), (k * 5, -2.4, 1.6), (k * 5 + 3, -4, 0.8)], 4) for k in (-1, 1)])),
            "#150a06",
        )
    else:
        for k in (-1, 1):
            sc.flat(m(ellipse(k * 5.0 + turn * 2.4, -4.6, 3.2, 4.2, k * 12)), "#150a06")
            sc.flat(m(ellipse(k * 5.0 + turn * 3.2, -6.2, 1.05, 1.3)), "#fff4cf", 0.35 + 0.65 * glow)
        if kind == "awe":
            sc.flat(m(ellipse(turn * 2.2, 2.2, 1.9, 2.4)), "#1c0e08", 0.95)
        elif kind == "shy":
            sc.flat(m(U(ellipse(turn * 2 - 6, 0.6, 2.2, 1.4), ellipse(turn * 2 + 6, 0.6, 2.2, 1.4))), "#c8602a", 0.6)
        sc.flat(
            m(limb([(turn * 2 - 2, 1.4, 0.7), (turn * 2 + 0.4, 2.2, 1.2), (turn * 2 + 2.6, 1.2, 0.7)], 4)),
            "#1c0e08",
            0.0 if kind == "awe" else 0.9,
        )
    arms = U(limb("-8,9,3.2 -7,15,2.8 -2,16.5,2.6"), limb("8,9,3.2 7,15,2.8 2,16.5,2.6"))
    sc.layer(m(arms), dark_, z=0.8, cut=0, sh=0.3, wash=0, fibre=0, rimop=0.3)
    if kind == "queen":
        sc.layer(
            m(shape("-7,-12^ -9,-21 -4,-17 0,-23 4,-17 9,-21 7,-12^ 0,-14")),
            "#ffd978",
            z=1,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.7,
        )


def hexagon(x: float, y: float, r: float) -> Any:
    """A cell, point up, a little soft."""
    return rounded(
        Polygon([(x + r * math.sin(math.pi * k / 3), y - r * math.cos(math.pi * k / 3)) for k in range(6)]), r * 0.16
    )


def draw() -> Scene:
    """The card."""
    sc = Scene("honey_lecture", light=(LX, LY, 200), shadow="#140804", bg="#171326")
    near = lambda a, b, r=620, mid=None: sc.near(a, b, r, (LX, LY), mid)
    # ------------------------------------------------ night, a narrow frame
    sc.backdrop(sc.lin([(0, "#2a3354"), (0.6, "#1f2340"), (1, "#171326")], 0, 0, 0, 1200))
    r = sc.stream("night")
    sc.flat(
        U(
            [
                star(
                    r.choice((r.uniform(0, 60), r.uniform(740, 800))),
                    r.uniform(0, 1000),
                    r.uniform(1.2, 2.8),
                    5,
                    0.42,
                    r.random(),
                    r,
                )
                for _ in range(46)
            ]
        ),
        "#f4e6c0",
        0.85,
    )
    hollow = shape(
        "390,34 500,42 606,84 676,168 716,300 732,500 734,700 722,880 698,1040 672,1150 648,1186^ 142,1186^ 112,1130 80,1000 62,840 58,660 66,480 90,310 148,160 250,66"
    )
    ys = np.linspace(-40, 1260, 60)
    wl, wr = Wob(sc.stream("bark l"), 4, 3), Wob(sc.stream("bark r"), 4, 3)
    t = (ys + 40) / 1300
    left = np.c_[26 + 9 * wl(t) - 50 * np.clip((t - 0.88) / 0.12, 0, 1) ** 2, ys]
    right = np.c_[774 + 9 * wr(t) + 50 * np.clip((t - 0.88) / 0.12, 0, 1) ** 2, ys]
    trunk = clean(Polygon(np.vstack([left, right[::-1]])).buffer(0))
    knots = U(
        *[
            limb([(s, y, 30), (s + d * 26, y - 16, 18), (s + d * 50, y - 44, 10)], 5)
            for s, y, d in ((34, 250, -1), (30, 760, -1), (768, 420, 1), (770, 930, 1))
        ]
    )
    trunk = fillet(U(trunk, knots), 10)
    # ------------------------------------------------ the inside: worn wood, and the combs that hang in it
    sc.layer(hollow.buffer(6), near("#c88a48", "#0c1f28", 560, "#2f4d4c"), z=2, sh=0, fibre=0.1)
    grain = sc.stream("grain")
    veins = []
    for k in range(26):
        x = 60 + 27 * k + grain.uniform(-8, 8)
        bend = (x - 400) * 0.08
        veins.append(
            limb(
                [
                    (x - bend, 380, 0.5),
                    (x + grain.uniform(-6, 6), 620, 3),
                    (x + bend * 0.4, 860, 2),
                    (x - bend * 0.6, 1120, 0.5),
                ],
                8,
            )
        )
    with sc.clip(hollow.buffer(4)):
        sc.flat(U(veins), "#08161c", 0.45)
        sc.flat(T(U(veins), 2, 0), near("#f0b060", "#2f6068", 420), 0.3)
        for x, y, q in ((596, 700, 1.0),):
            for k in range(4):
                e = ellipse(x, y, (10 + 11 * k) * q, (17 + 17 * k) * q)
                sc.flat(e.difference(e.buffer(-2)), "#1a0c06", 0.34)
    knot_hole(sc)
    combs(sc, hollow, near)
    return stage(sc, hollow, trunk, near)


def plates() -> list[tuple[str, Any, float, tuple[str, str], float]]:
    """The combs that hang in the tree, far to near: name, outline, radius of a cell, colours lit and unlit, height."""
    return [
        (
            "right",
            shape("560,30^ 770,60^ 770,400^ 744,440 708,428 682,384 650,330 606,300 574,230 552,120"),
            25.0,
            ("#f2bc54", "#7a5230"),
            10,
        ),
        (
            "middle",
            shape("318,20^ 586,20^ 580,120 566,230 546,330 506,424 452,484 400,470 352,420 322,340 306,220"),
            30.0,
            ("#e0a848", "#6a4a34"),
            13,
        ),
    ]


def knot_hole(sc: Scene) -> None:
    """An opening in the wood: night, stars, a full moon, the worn lips of the hole, and the beam that comes in."""
    x, y = HOLE
    hole = handcut(
        shape(
            f"{x - 74},{y + 6} {x - 62},{y - 70} {x - 14},{y - 108} {x + 44},{y - 94} {x + 78},{y - 36} {x + 74},{y + 44} {x + 36},{y + 104} {x - 22},{y + 112} {x - 62},{y + 70}"
        ),
        2.4,
        12,
        5,
        60,
    )
    for k in (3, 2, 1):
        sc.layer(
            handcut(hole.buffer(11 * k), 2.4, 12, 5 + k, 70),
            sc.rad([(0, mix("#6fa6ac", "#274c56", k / 4)), (1, mix("#28505a", "#0e222b", k / 4))], x + 30, y + 40, 200),
            z=3,
            cut=0.4,
            sh=0.4,
            rim=MOON,
            rimop=0.5,
        )
    with sc.clip(hole):
        sc.flat(hole, sc.rad([(0, "#bfe6f2"), (0.3, "#5c9dbd"), (0.7, "#2a5680"), (1, "#1a3358")], x - 8, y - 26, 150))
        r = sc.stream("hole stars")
        sc.flat(
            U(
                [
                    star(x + r.uniform(-80, 80), y + r.uniform(-110, 110), r.uniform(1.6, 3.4), 5, 0.42)
                    for _ in range(26)
                ]
            ),
            "#fff6dc",
            0.9,
        )
        sc.glow(x - 8, y - 26, 120, "#dff6ff", 0.7)
        sc.layer(ellipse(x - 8, y - 26, 37), "#fbfdf2", z=3, cut=0, sh=0.2, wash=0.3, fibre=0)
        sc.flat(
            U(ellipse(x - 20, y - 34, 8, 6), ellipse(x + 2, y - 14, 10, 7), ellipse(x + 4, y - 42, 5, 4)),
            "#c9dde0",
            0.6,
        )
        branch = U(
            limb([(x - 90, y + 92, 15), (x - 30, y + 62, 10), (x + 30, y + 62, 6), (x + 66, y + 36, 3)], 7),
            limb([(x - 20, y + 61, 6), (x + 4, y + 40, 4), (x + 30, y + 28, 2)], 5),
        )
        sc.layer(
            U(
                branch,
                *[
                    leaf(x + q, y + v, 22, a, 0.46)
                    for q, v, a in ((34, 30, -0.4), (68, 36, -0.9), (30, 62, 0.7), (-10, 66, 1.2))
                ],
            ),
            "#12263a",
            z=2,
            cut=0,
            sh=0.3,
            wash=0,
            fibre=0,
        )
        sc.flat(hole.difference(T(hole, 7, 10)), "#06121c", 0.6, "multiply", 5)
    beam = Polygon(
        [(x + 20, y - 70), (EMPTY[0] + 46, EMPTY[1] - 62), (EMPTY[0] + 74, EMPTY[1] + 130), (x + 30, y + 80)]
    )
    sc.flat(beam, sc.lin([(0, MOON, 0.5), (0.3, MOON, 0.42), (1, MOON, 0.3)], x, y, *EMPTY), 0.9, "screen", 7)


def vacancy(sc: Scene) -> None:
    """The one cell that nobody sits in: wide, swept clean, in the moon's light."""
    x, y = EMPTY
    comb = plates()[1][1]
    with sc.clip(comb):  # the beam goes on over the comb
        patch = Polygon([(x - 150, y - 128), (x + 46, y - 74), (x + 92, y + 8), (x + 60, y + 128), (x - 150, y + 10)])
        sc.flat(
            patch,
            sc.lin([(0, MOON, 0.5), (0.6, MOON, 0.55), (1, MOON, 0.1)], x - 130, y - 60, x + 90, y + 40),
            0.9,
            "screen",
            8,
        )
    sc.glow(x, y, 150, MOON, 0.5)
    sc.layer(
        hexagon(x, y, 62),
        sc.lin([(0, "#fdf6dc"), (0.45, "#d9c898"), (1, "#7f7a62")], x - 60, y - 50, x + 60, y + 60),
        z=6,
        cut=0.3,
        sh=0.55,
        rim="#f4fdff",
        rimop=0.9,
    )
    inner = hexagon(x, y, 50)
    sc.flat(inner, sc.lin([(0, "#050d14"), (0.6, "#0b1f2a"), (1, "#1d4450")], x, y - 50, x, y + 50))
    sc.flat(hexagon(x + 4, y + 8, 30), sc.lin([(0, "#02070c"), (1, "#0a1a24")], x, y - 20, x, y + 40), 0.9, None, 3)
    for q in (-38, 38):
        sc.flat(limb([(x + q, y + 22 * (1 if q else 0) - 0, 0.8), (x + 4 + q * 0.6, y + 17, 1.4)], 2), "#6fa6ac", 0.4)
    sc.flat(clean(inner.difference(T(inner, 0, -7))), MOON, 0.75, "screen", 1.2)
    # what was left on its sill: one wing
    wing = T(shape("0,0^ 14,-12 34,-15 46,-6 38,4 16,6"), x - 22, y + 40, 0.9, rot=-8)
    sc.layer(wing, "#e6f6fa", z=1.6, cut=0, sh=0.5, wash=0, fibre=0, op=0.9, rim="#ffffff", rimop=0.8)
    sc.flat(
        U(
            limb([(x - 20, y + 40, 0.8), (x + 2, y + 30, 1.2), (x + 18, y + 30, 0.6)], 4),
            limb([(x - 18, y + 40, 0.6), (x + 4, y + 36, 1), (x + 16, y + 36, 0.5)], 4),
        ),
        "#5a8a98",
        0.7,
    )


def combs(sc: Scene, hollow: Any, near: Any) -> None:
    """Each comb as the bees build it: honey above, closed cells in a belt, the open boxes of the listeners below."""
    for name, shape_, rad, (hi, lo), z in plates():
        rr = sc.stream(f"comb {name}")
        region = shape_.intersection(hollow.buffer(6))
        x0, y0, x1, y1 = shape_.bounds
        # the thickness of the comb, seen from below
        sc.layer(
            T(region, 7, 11),
            near(mix(hi, "#5a2a0c", 0.45), mix(lo, "#140804", 0.5), 640),
            z=z,
            sh=0.6,
            cut=0.5,
            fibre=0,
            rimop=0.3,
        )
        cells = []
        dx, dy = rad * 1.8, rad * 1.56
        for j in range(int((y1 - y0) / dy) + 2):
            for i in range(int((x1 - x0) / dx) + 2):
                x, y = (
                    x0 + i * dx + (dx / 2 if j % 2 else 0) + rr.uniform(-1, 1) * rad * 0.05,
                    y0 + j * dy + rr.uniform(-1, 1) * rad * 0.05,
                )
                h = hexagon(x, y, rad * rr.uniform(0.8, 0.88))
                if region.buffer(-rad * 0.24).contains(h) and math.hypot(x - EMPTY[0], y - EMPTY[1]) > 66 + rad * 0.75:
                    cells.append((x, y, h))
        kinds = {}
        for n, (x, y, _) in enumerate(cells):
            low = region.intersection(box(x - 1, y, x + 1, y + 900)).area / 2  # how much comb hangs below this cell
            u = low / rad + 1.1 * math.sin(x * 0.021 + len(name)) + rr.uniform(-0.7, 0.7)
            kinds[n] = "open" if u < 6.6 else "capped" if u < 9.5 else "honey"
        opened = [h for n, (_, _, h) in enumerate(cells) if kinds[n] != "capped"]
        sc.layer(
            clean(region.difference(U(opened))),
            near(hi, lo, 700),
            z=z * 0.5,
            sh=0.5,
            cut=0,
            fibre=0,
            wash=0.8,
            rim="#fff0bf",
            rimop=0.5,
            rimw=1.1,
        )
        deep = U(opened)
        sc.flat(deep, near(mix(hi, "#7a3a08", 0.6), mix(lo, "#140804", 0.66), 520))
        sc.flat(U([h.difference(T(h, 0, rad * 0.18)) for h in opened]), "#140804", 0.5)
        caps, dots = [], []
        free = [n for n in kinds if kinds[n] == "open"]
        taken = {min(free, key=lambda n: math.hypot(cells[n][0] - a, cells[n][1] - b)) for a, b in SEATS[name]}
        for n, (x, y, h) in enumerate(cells):
            d = math.hypot(x - LX, y - LY)
            glow = max(0.05, min(1, 1.08 - d / 600))
            if kinds[n] == "capped":
                if rr.random() < 0.86:
                    caps.append(h.buffer(-rad * 0.08))
                    dots += [
                        ellipse(x + rad * rr.uniform(-0.36, 0.36), y + rad * rr.uniform(-0.36, 0.36), rad * 0.05)
                        for _ in range(4)
                    ]
                continue
            if kinds[n] == "honey":
                lvl = y - rad * rr.uniform(-0.2, 0.7)
                honey = clean(h.intersection(box(x - 60, lvl, x + 60, y + 60)))
                sc.flat(honey, near("#ffcb52", "#9a5216", 600), 0.95)
                sc.flat(clean(honey.difference(T(honey, 0, 2.4))), "#fff4cf", 0.5 * glow + 0.1)
                continue
            if math.hypot(x - EMPTY[0], y - EMPTY[1]) < 70 + rad * 0.7:
                continue
            if n in taken:
                turn = max(-1.0, min(1.0, (EMPTY[0] - x) / 90))
                mood = rr.choice(("", "awe", "awe"))
                bee(
                    sc,
                    x + rr.uniform(-2, 2),
                    y + rad * rr.uniform(0.0, 0.34),
                    rad / 27 * rr.uniform(0.86, 1.18),
                    h,
                    glow,
                    turn,
                    mood,
                )
        if caps:
            sc.layer(
                U(caps),
                near(mix(hi, "#fff4d0", 0.45), mix(lo, "#8a5a28", 0.3), 640),
                z=1,
                cut=0.3,
                sh=0.25,
                fibre=0,
                wash=0.4,
                rimop=0.25,
            )
            sc.flat(U(dots), "#7a4a1c", 0.4)
        # a drop of honey at the lowest point
        bottom = max(region.exterior.coords, key=lambda c: c[1]) if isinstance(region, Polygon) else (0, 0)
        if name == "middle":
            a, c = bottom
            sc.layer(
                limb([(a, c - 6, 7), (a, c + 20, 3), (a, c + 44, 7), (a, c + 50, 5)], 5),
                near("#ffe08a", "#b0661c", 500),
                z=2,
                cut=0,
                sh=0.4,
                wash=0,
                fibre=0,
                rim="#fffbe8",
                rimop=0.9,
            )


def candle(sc: Scene, near: Any) -> None:
    """A candle on a shelf of fungus, apart from the book."""
    for k, (y, w) in enumerate(((742, 84), (712, 118))):
        g = shape(
            f"760,{y - 18}^ {760 - w * 0.6},{y - 20} {760 - w},{y - 8} {760 - w - 4},{y + 4} {760 - w * 0.7},{y + 14} 760,{y + 26}^"
        )
        sc.layer(g, near(("#f0b468", "#ffd694")[k], "#7a4420", 260), z=7, cut=0.6, sh=0.55, rimop=0.6)
        sc.flat(limb([(752, y + 6, 1), (760 - w * 0.6, y + 4, 3), (760 - w + 8, y, 1)], 6), "#7a3a18", 0.5)
    x, foot = LX, 698
    sc.layer(ellipse(x, foot, 30, 8), near("#e8bc60", "#6a431a", 300), z=3, cut=0, sh=0.5, wash=0, fibre=0, rimop=0.7)
    body = shape(
        f"{x - 17},{foot}^ {x - 16},{foot - 60} {x - 17},{foot - 92}^ {x},{foot - 98} {x + 17},{foot - 90}^ {x + 16},{foot - 50} {x + 17},{foot}^"
    )
    sc.layer(
        body,
        sc.lin([(0, "#fff6d8"), (0.5, "#f6d89a"), (1, "#b9823c")], x, foot - 98, x, foot),
        z=3,
        cut=0,
        sh=0.4,
        wash=0,
        fibre=0,
    )
    drips = U(
        limb([(x + 15, foot - 86, 7), (x + 17, foot - 50, 6), (x + 16, foot - 26, 8)], 4),
        limb([(x - 14, foot - 88, 6), (x - 16, foot - 66, 7)], 3),
    )
    sc.layer(drips, "#ffecc0", z=1, cut=0, sh=0.3, wash=0, fibre=0)
    sc.glow(x, LY, 460, "#ffcb62", 0.75)
    sc.flat(limb([(x, foot - 94, 3), (x + 2, foot - 108, 2)], 2), "#3a1c0e")
    fl = shape(
        f"{x + 1},{LY - 46} {x + 9},{LY - 14} {x + 17},{LY + 14} {x + 11},{LY + 36} {x},{LY + 43} {x - 11},{LY + 36} {x - 17},{LY + 14} {x - 7},{LY - 12}"
    )
    sc.flat(fl.buffer(5), "#ffb84a", 0.7, "screen", 4)
    sc.flat(fl, sc.lin([(0, "#fffbe6"), (0.6, "#fff0b0"), (1, "#ffb44a")], x, LY - 40, x, LY + 43))
    sc.glow(x, LY, 130, "#fff4cc", 0.9)


def stage(sc: Scene, hollow: Any, trunk: Any, near: Any) -> Scene:
    """The empty cell, floor, candle, book, bear, and the cut wood round it all."""
    vacancy(sc)
    # floor
    floor, top = land(sc.stream("floor"), [(60, 1120), (240, 1108), (420, 1112), (600, 1100), (760, 1116)], 4)
    with sc.clip(hollow.buffer(4)):
        sc.layer(floor, near("#b8782f", "#13282e", 520), z=9, sh=0.5)
        rug = ellipse(420, 1150, 300, 40)
        sc.layer(rug, near("#a8442e", "#3a1a16", 520), z=2, sh=0.4, cut=0.4)
        for q, c in ((0.86, "#e0a850"), (0.78, "#7a2c22"), (0.55, "#e0a850"), (0.5, "#8a3426")):
            sc.flat(ellipse(420, 1150, 300 * q, 40 * q), near(c, mix(c, "#2c1410", 0.6), 520))
    candle(sc, near)
    # tea, books
    for k, (w, c) in enumerate(((92, "#7a3a2a"), (80, "#2f5a58"), (86, "#b07a34"))):
        y = 1140 - 19 * k
        sc.layer(
            box(500 - w / 2 + 6 * k, y - 18, 500 + w / 2 + 4 * k, y),
            near(mix(c, "#ffd98a", 0.3), mix(c, "#1c0c08", 0.5), 420),
            z=3,
            cut=0.3,
            sh=0.5,
            rimop=0.5,
        )
        sc.layer(
            box(500 + w / 2 + 4 * k - 5, y - 15, 500 + w / 2 + 4 * k + 1, y - 3),
            "#f2dca8",
            z=0.6,
            cut=0,
            sh=0.2,
            wash=0,
            fibre=0,
        )
    sc.layer(
        T(
            U(
                shape("546,1078^ 592,1078^ 590,1094 580,1102 558,1102 548,1094"),
                ellipse(594, 1088, 9, 7).difference(ellipse(594, 1088, 5, 3.6)),
            ),
            -60,
            0,
        ),
        near("#fff0cc", "#a87a44", 420),
        z=2.4,
        cut=0,
        sh=0.5,
        wash=0,
        fibre=0,
        rimop=0.7,
    )
    # ------------------------------------------------ bear and book
    b = T(reading_bear(), BX, BY, BS)
    coat = {
        "gown": ("#b8544c", "#3c1626"), "hem": ("#c8685a", "#44192a"), "sleeve": ("#cf6a58", "#4e1c2e"), "far_sleeve": ("#b8544c", "#441a2a"), "collar": ("#e08a70", "#5a2436"), "cuff": ("#eca080", "#7a3440"),
        "stripes": ("#e08a70", "#5c2438"), "sleeve_stripes": ("#f0a888", "#6a2c3e"), "folds": ("#5a1c2a", "#1c0a14"), "sleeve_folds": ("#641f2c", "#220c16"),
        "belt": ("#e0a850", "#5a3a18"), "cord": ("#e0a850", "#5a3a18"), "patch": ("#5aa0a0", "#1f4a54"), "stitches": ("#fff0c8", "#a88048"),
        "head": ("#b4763c", "#3a2218"), "ear": ("#9a6032", "#3a2218"), "ear2": ("#9a6032", "#3a2218"), "inear": ("#e0945a", "#7a4634"), "inear2": ("#f0a868", "#8a5238"), "hair": ("#5a3014", "#140a06"), "muzzle": ("#e2aa62", "#6a4420"),
        "nose": ("#2a1610", "#120806"), "mouth": ("#2a1610", "#120806"), "eye": ("#140a06", "#140a06"), "glint": ("#fff6da", "#fff6da"), "lid": ("#1c0e08", "#1c0e08"), "brow": ("#3a1e0c", "#1c0e08"), "lens": ("#fff0c0", "#c9a060"), "glasses": ("#ffd978", "#a8742a"),
        "paw": ("#a86a34", "#3a2010"), "claws": ("#fff0cc", "#c9a878"), "pointing": ("#fff6e0", "#e0c090"), "far_paw": ("#a86a34", "#3a2010"), "far_claws": ("#fff0cc", "#c9a878"),
        "slipper": ("#c95a3a", "#4a1a14"), "slipper_fur": ("#fff0d0", "#a8804a"),
    }  # fmt: skip

    def lay(k: str) -> None:
        g = b[k]
        hi, lo = coat[k]
        fill = sc.near(hi, lo, 560, (560, 720))
        if k in (
            "stripes",
            "folds",
            "sleeve_stripes",
            "sleeve_folds",
            "hair",
            "stitches",
            "glint",
            "lid",
            "mouth",
            "lens",
        ):
            sc.flat(g, fill, {"stripes": 0.5, "sleeve_stripes": 0.5, "lens": 0.45, "hair": 0.8}.get(k, 0.9))
            return
        big = g.area > 900
        if k == "eye":
            sc.flat(face_(ellipse(92, -488, 10, 8.6, 8)), "#fff0d0")
        sc.layer(
            g,
            fill,
            z=(6 if k in ("gown", "sleeve") else 3) if big else 1.4,
            cut=0,
            sh=0.45,
            wash=0.6 if big else 0,
            fibre=0,
            rim="#ffe6ae",
            rimop=0.4,
            rimw=0.9,
        )
        if big:
            rimlight(sc, g, -3.4, 0.6, "#ffe0a0", 0.95, blur=1.2, c=(LX, LY), r=400)
            rimlight(sc, g, 3.4, 4.4, MOON, 0.95, blur=1.4, c=(HOLE[0] + 30, HOLE[1] + 240), r=430)

    face_ = lambda g: T(T(g, 0, 0, rot=9, o=(0, -420)), BX, BY, BS)
    b["eye"] = face_(ellipse(96, -491.5, 5.4, 5.6))
    b["glint"] = face_(ellipse(97.5, -494, 1.9))
    b["lid"] = face_(limb("76,-488,1 86,-500,3.4 99,-500,3 108,-490,.8", 5))
    b["brow"] = face_(limb("68,-514,2 88,-532,8 110,-522,2", 5))
    b["mouth"] = face_(
        U(
            limb("182,-446,1 168,-441,2.6 146,-437,2.4 130,-435,.8", 6),
            shape("176,-443^ 160,-439 146,-437^ 150,-427 160,-424 170,-430"),
        )
    )
    b["muzzle"] = fillet(
        U(b["muzzle"], face_(shape("176,-436 172,-424 158,-416 136,-414 112,-422 106,-438^ 140,-446"))), 3
    )
    inside = hollow.buffer(26)
    sc.glow(BX + 20, BY - 500, 250, "#7fc4cc", 0.5)  # pale moonlight on the wall behind his head
    sc.flat(ellipse(BX + 4, BY + 8, 250, 22).intersection(inside), "#140804", 0.6, "multiply", 8)
    b = {k: clean(g.intersection(inside)) if hasattr(g, "area") else g for k, g in b.items()}
    for k in BEAR_ORDER[:1]:
        lay(k)
    q = lambda x, y: (BX + x * BS, BY + y * BS)
    back = Polygon([q(250, -392), q(342, -352), q(446, -384), q(462, -236), q(350, -196), q(252, -240)])
    sc.layer(back.buffer(5, join_style=2), near("#8a3a2a", "#4a1a14", 300), z=7, cut=0.3, sh=0.5, rimop=0.5)
    pages = []
    for side, P in (
        (0, [q(254, -386), q(300, -376), q(344, -344), q(350, -204), q(304, -236), q(258, -244)]),
        (1, [q(344, -344), q(392, -372), q(442, -378), q(456, -240), q(402, -232), q(350, -204)]),
    ):
        pg = shape(" ".join(f"{x:.1f},{y:.1f}" + ("^" if i in (0, 2, 3, 5) else "") for i, (x, y) in enumerate(P)))
        sc.layer(
            pg,
            sc.rad([(0, "#fffdf2"), (0.5, "#fff2c6"), (0.8, "#f8cf7e"), (1, "#c98a44")], LX - 20, LY + 60, 400),
            z=2,
            cut=0,
            sh=0.35,
            wash=0,
            fibre=0,
            rim="#fffbe8",
            rimop=0.8,
        )
        pages.append((pg, P))
    cxl = sc.stream("script")
    for side, (pg, P) in enumerate(pages):
        A, B, C, D = (np.array(P[i]) for i in ((0, 2, 3, 5) if side == 0 else (0, 2, 3, 5)))
        for row in range(10):
            v = 0.1 + row * 0.085
            honey = side == 1 and row > 4
            a0, a1 = A + (D - A) * v, B + (C - B) * v
            sag = np.array([0, -8 if side == 0 else 8]) * 0.6
            u, pts_ = 0.1, []
            stop = 0.9 if not (honey and row == 7) else 0.46
            while u < stop:
                p = a0 + (a1 - a0) * u + sag * math.sin(math.pi * u) * (-1 if side else 1)
                pts_.append(p + np.array([0, (-1) ** len(pts_) * cxl.uniform(0.8, 2.6)]))
                u += 0.022
            if row > 7 and side == 1:
                break
            sc.stroke(pts_, "#c9741a" if honey else "#8a4a22", 2.6 if honey else 1.0, 0.95 if honey else 0.7)
            if honey:
                sc.stroke([p_ + np.array([0, -0.8]) for p_ in pts_], "#ffe08a", 1, 0.9)
    for x, y, L in ((392, -232, 26), (424, -238, 44), (372, -220, 16)):  # the last page drips
        a, c = q(x, y - 4)
        sc.layer(
            limb([(a, c - 8, 4), (a + 0.5, c + L * 0.5, 3.2), (a, c + L * 0.86, 5.4), (a, c + L, 4.6)], 5),
            sc.lin([(0, "#e09a2a"), (1, "#ffd978")], a, c, a, c + L),
            z=1.4,
            cut=0,
            sh=0.35,
            wash=0,
            fibre=0,
            rim="#fffbe8",
            rimop=0.9,
        )
    sc.glow(BOOK[0] + 40, BOOK[1] - 40, 170, "#ffe6a8", 0.4)
    for k in ("far_paw", "far_claws", *BEAR_ORDER[1:], "paw", "claws", "pointing", "cuff"):
        lay(k)
    sc.glow(*q(-32, -566), 74, "#ff9a4a", 0.3)
    # the suitcase of somebody who sits among the listeners
    mz = mouse_suitcase()
    sx, sy = 628, 1146
    for k, c in (("case", "#8a5230"), ("strap", "#3a1e10")):
        sc.layer(
            T(mz[k], sx - 40, sy, 1.15),
            near(mix(c, "#ffd98a", 0.25), mix(c, "#1c0c08", 0.4), 420),
            z=2.4,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rimop=0.5,
        )
    # bees that could not find a seat
    for x, y, k, rot, flip in (
        (588, 600, 0.86, 34, True),
        (516, 540, 0.6, 46, True),
        (622, 478, 0.5, 24, True),
        (700, 850, 0.62, 44, True),
        (*q(-40, -424), 0.72, -34, False),
        (*q(-18, -612), 0.56, -26, False),
        (*q(420, -396), 0.56, 52, True),
    ):
        put(
            sc,
            T(flying_bee(wing_op=0.9), x, y - 8, k, rot=rot, flip=flip),
            z=2,
            sh=0.5,
            rim=(-1.4, 1, "#fff0c0", 0.8),
        )
    # ------------------------------------------------ the cut wood
    rings = [
        ("#b87a3c", "#1f4a52"),
        ("#8f5c30", "#1a3d46"),
        ("#74492a", "#16343c"),
        ("#5a3a26", "#122a33"),
        ("#3a2a24", "#0e2029"),
    ]
    for k, (hi, lo) in enumerate(rings):
        d = -2 + 9.5 * k
        g = trunk.difference(rounded(handcut(hollow.buffer(d), 2.2, 10, 11 + k, 90), 8))
        sc.layer(
            g,
            near(hi, lo, 860),
            z=12 if k == 0 else 4,
            sh=0.6 if k == 0 else 0.4,
            cut=0.4,
            rim="#ffdf9a",
            rimop=0.5 if k == 0 else 0.3,
            fibre=0.06,
        )
    rind = clean(trunk.difference(trunk.buffer(-15)).difference(box(-60, 1240, 860, 1300)))
    sc.layer(
        fur(rind, 5, 0.05, 5, lean=1.4, w=5),
        sc.lin([(0, "#24343c"), (1, "#141d22")], 0, 0, 0, 1200),
        z=5,
        sh=0.5,
        cut=1.2,
        rimop=0.2,
    )
    r = sc.stream("bark cuts")
    cuts = U(
        [
            limb(
                [
                    (x, y, 0.5),
                    (x + r.uniform(-3, 3), y + 20, r.uniform(1.5, 3.4)),
                    (x + r.uniform(-4, 4), y + r.uniform(34, 60), 0.4),
                ],
                4,
                3,
            )
            for x, y in [(r.choice((r.uniform(26, 64), r.uniform(738, 776))), r.uniform(-20, 1180)) for _ in range(90)]
        ]
    )
    sc.flat(clean(cuts.intersection(trunk.difference(hollow.buffer(34)))), "#081216", 0.75)
    # leaves of the night at the edges
    lv = sc.stream("leaves")
    for x, y, n in ((6, 190, 9), (10, 700, 8), (794, 370, 9), (796, 880, 8), (20, 470, 5), (786, 140, 7)):
        for _ in range(n):
            a = lv.uniform(0, 6.3)
            sc.layer(
                leaf(x + lv.uniform(-16, 16), y + lv.uniform(-40, 40), lv.uniform(22, 36), a, 0.46, 0.15),
                lv.choice(("#34436a", "#2a3658", "#3f5074")),
                z=4,
                cut=0,
                sh=0.4,
                wash=0,
                fibre=0,
                rim="#c9d4ea",
                rimop=0.35,
            )
    sc.glow(LX, LY, 520, "#f0a83e", 0.2)
    sc.glow(*HOLE, 300, "#8fd0e4", 0.22)
    sc.vignette("#0c0508", 0.46, 520, 680, 880)
    sc.finish(0.2)
    return sc
