"""half_bridges: two masters built from both banks for thirty years; who will be the first to say that it does not meet?

Palette: mist celadon #cfe3cf, deep jade #3b6d69, petrol rock #14343c, stone apricot #eec48e, stone plum #5d4350, kerchief
vermilion #d2543a. Light: the glow of the valley's mouth, straight behind the gap.
Planes: sky / four pairs of valley walls / river and village / the farther half / the nearer half / dark rocks and pines.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *

LX, LY = 412, 392  # where the light comes out of the valley
CREAM, APRICOT, PLUM, JADE, PETROL = "#fff6da", "#eec48e", "#5d4350", "#3b6d69", "#14343c"
REACH = 640
LEFT_DECK = "-40,598 60,560 160,520 250,490 322,474"
RIGHT_DECK = "840,676 740,636 650,604 566,584 498,576"


def stone(sc: Scene, reach: float = 520) -> str:
    """Masonry: apricot towards the light, plum away from it."""
    return sc.rad([(0, "#ffe6b4"), (0.22, "#e9b783"), (0.55, "#9b6a62"), (1, PLUM)], LX, LY + 60, reach)


def draw_valley(sc: Scene) -> None:
    """Sky, the walls of the valley from far to near, and mist between them."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.2, "#fff6d6"), (0.42, "#f8d8a4"), (0.66, "#9fb6a2"), (1, "#3d7078")], LX, LY, 760)
    )
    r = sc.stream("cloud")
    for y, x, w, c in (
        (120, 90, 330, "#8fa99c"),
        (70, 560, 300, "#7f9f99"),
        (206, 640, 230, "#d9bf98"),
        (236, 150, 200, "#e6c798"),
    ):
        sc.layer(scroll_cloud(r, x, y, w, 26), c, z=4, sh=0.14, rimop=0.7, rim=CREAM, cut=0.4)
    walls = (  # left profile, right profile, colour, mist over it
        (
            "-40,300 60,330 150,372 226,420 290,520 330,640 352,800 372,960",
            "840,262 740,300 640,352 566,408 520,520 478,640 446,800 420,960",
            "#dfe3bf",
        ),
        (
            "-40,236 40,262 112,330 164,430 214,560 262,700 300,860 330,1010",
            "840,204 790,232 716,300 664,400 606,540 548,690 500,850 460,1010",
            "#b4cdb2",
        ),
        (
            "-40,190 26,240 66,360 104,500 160,660 206,820 262,980 320,1110",
            "840,150 800,210 752,330 716,480 652,650 590,810 530,980 480,1110",
            "#82ab9c",
        ),
    )
    for k, (a, b, c) in enumerate(walls):
        for side, p in enumerate((a, b)):
            q = curve(p, n=12)
            w = sc.stream(f"wall{k}{side}")
            pts_ = [(x + w.uniform(-5, 5) * (1 + k * 0.6), y + w.uniform(-4, 4)) for x, y in along(q, 60)]
            edge = -60 if side == 0 else 860
            g = clean(Polygon([*pts_, (edge, 1300), (edge, pts_[0][1])]).buffer(0))
            fill = sc.rad([(0, mix(c, "#fff3cc", 0.7)), (0.45, c), (1, mix(c, JADE, 0.55))], LX, LY + 120, 760)
            sc.layer(g, fill, z=8 + 2 * k, sh=0.22, cut=0.8, rim="#fffbe6", rimop=0.65, rimw=1.2, shc="#3b6d69")
            ledges = []
            for _ in range(46 + 20 * k):  # strata that follow the slope
                i = w.randrange(2, 56)
                x, y = pts_[i]
                d = w.uniform(6, 210)
                x0 = x - d if side == 0 else x + d
                ln = w.uniform(18, 70) * (0.6 + 0.3 * k)
                y0 = y + d * w.uniform(0.05, 0.4)
                ledges.append(
                    limb(
                        [
                            (x0 - ln / 2, y0 + w.uniform(-5, 5), 0.4),
                            (x0, y0, w.uniform(1.4, 3)),
                            (x0 + ln / 2, y0 + w.uniform(-5, 5), 0.4),
                        ],
                        3,
                        3,
                    )
                )
            sc.flat(clean(U(ledges).intersection(g.buffer(-2))), mix(c, JADE, 0.5), 0.4)
            firs = []
            for i in range(4, 58):
                x, y = pts_[i]
                for _ in range(2 + k):
                    d = w.uniform(-4, 90)
                    fx = x - d if side == 0 else x + d
                    firs.append(fir(w, fx, y + d * 0.16 + 6, w.uniform(12, 20) * (0.8 + 0.55 * k)))
            sc.layer(
                U(firs),
                sc.rad(
                    [(0, mix(c, JADE, 0.25)), (0.5, mix(c, JADE, 0.55)), (1, mix(c, PETROL, 0.5))], LX, LY + 120, 760
                ),
                z=2,
                sh=0.2,
                cut=0,
                wash=0,
                fibre=0,
                rim="#fffbe6",
                rimop=0.5,
            )
        sc.veil(
            [(0, "#fff1c8", 0), (0.5, "#f4ecc6", 0.0), (0.8, "#e8f0d4", 0.34 - 0.06 * k), (1, "#b9d6c6", 0.2)],
            0,
            300,
            0,
            1200,
        )
        if k == 0:
            draw_falls(sc)
            draw_river(sc)
    draw_village(sc)
    sc.glow(LX, LY, 430, "#fff3cc", 0.6)
    r = sc.stream("swifts")
    swifts = []
    for _ in range(22):
        t = r.random()
        x, y, k = 400 + 60 * math.sin(t * 7) + r.uniform(-26, 26), 600 + 270 * t, 1.5 - 0.9 * t
        a = r.uniform(-0.5, 0.5)
        swifts.append(T(U(leaf(0, 0, 11, -0.5 + a, 0.28), leaf(0, 0, 11, -2.6 + a, 0.28)), x, y, k))
    sc.flat(U(swifts), "#4f6a68", 0.75)


def fir(r: random.Random, x: float, y: float, h: float) -> Any:
    """A small fir of ragged tiers, its foot on x, y."""
    P = [(x, y - h)]
    n = 4
    for s in (1, -1):
        side = []
        for k in range(n):
            t = (k + 1) / n
            side += [
                (x + s * h * 0.26 * t * r.uniform(0.85, 1.15), y - h * (1 - t * 0.94)),
                (x + s * h * 0.12 * t, y - h * (1 - t * 0.94) - h * 0.03),
            ]
        P += side if s > 0 else side[::-1]
    return Polygon(P).buffer(0)


def draw_falls(sc: Scene) -> None:
    """A thin fall down the far left wall."""
    for x, y, h, w in ((270, 486, 250, 7), (281, 500, 236, 3)):
        sc.flat(limb([(x, y, w * 0.5), (x + 8, y + h * 0.4, w), (x + 18, y + h, w * 1.9)], 6), "#fffdf0", 0.85)
    sc.glow(288, 740, 70, "#fffdf0", 0.6)


def draw_river(sc: Scene) -> None:
    """Deep below: the river that bends towards the light."""
    sc.layer(
        shape("240,930^ 330,902 404,886 470,904 560,934^ 700,1240^ 120,1240^"),
        sc.lin([(0, "#e8ecd0"), (1, "#7fa898")], 400, 880, 400, 1200),
        z=3,
        sh=0.1,
        rimop=0.2,
    )
    river = limb(
        [
            (402, 884, 3),
            (420, 906, 6),
            (392, 934, 10),
            (362, 968, 16),
            (408, 1008, 25),
            (462, 1058, 38),
            (420, 1130, 62),
            (380, 1230, 90),
        ],
        12,
    )
    sc.layer(
        river,
        sc.lin([(0, "#fffdf0"), (0.4, "#f8eecb"), (1, "#9cc4b8")], 400, 880, 400, 1200),
        z=2,
        sh=0.3,
        cut=0.4,
        rim="#5f8f88",
        rimop=0.4,
    )


def draw_village(sc: Scene) -> None:
    """Eleven roofs and a steeple on both banks."""
    r = sc.stream("village")
    walls, roofs, lamps = [], [], []
    for x, y in (
        (470, 1012),
        (484, 1022),
        (500, 1019),
        (512, 1034),
        (530, 1030),
        (522, 1050),
        (546, 1050),
        (340, 1022),
        (324, 1034),
        (350, 1040),
        (306, 1028),
    ):
        w, h = r.uniform(11, 16), r.uniform(9, 14)
        walls.append(box(x - w / 2, y - h, x + w / 2, y))
        roofs.append(Polygon([(x - w * 0.62, y - h + 1), (x, y - h - w * 0.6), (x + w * 0.62, y - h + 1)]))
        lamps.append(box(x - 1.6, y - h * 0.7, x + 1.6, y - h * 0.25))
    walls.append(box(515, 990, 522, 1026))
    roofs.append(Polygon([(513, 991), (518.5, 966), (524, 991)]))
    sc.layer(U(walls), "#c7c9a6", z=2, cut=0, wash=0, fibre=0)
    sc.layer(U(roofs), "#b4695a", z=1.4, cut=0, wash=0, fibre=0, rim=CREAM, rimop=0.6)
    sc.flat(U(lamps), "#fff0b0", 0.95)


def arc_points(
    cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, n: int = 26
) -> list[tuple[float, float]]:
    """Points of an elliptic arc (degrees, clockwise on the card)."""
    return [(cx + rx * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a))) for a in np.linspace(a0, a1, n)]


def half(
    sc: Scene, deck: str, piers: tuple[tuple[float, float, float], ...], tip: float, name: str, fill: str, mirror: bool
) -> Any:
    """One half of the bridge. piers = (x, half width at the top, at the foot), outermost first; tip: x where it ends.

    Between piers there are round arches; from the last pier half an arch reaches out to the tip.
    """
    top = curve(deck, n=16)
    s = -1.0 if mirror else 1.0

    def y(x: float) -> float:
        order = np.argsort(top[:, 0])
        return float(np.interp(x, top[order, 0], top[order, 1]))

    line = [(x, yy) for x, yy in top if (tip - x) * s >= 0] + [(tip, y(tip))]
    depth = 34
    body = [Polygon([*line, *[(x, yy + depth) for x, yy in line[::-1]]])]
    holes, rings = [], []
    for x, a, b in piers:
        body.append(Polygon([(x - a, y(x)), (x + a, y(x)), (x + b, 1260), (x - b, 1260)]))
        for q in (0.0, 210.0, 430.0):  # imposts
            body.append(box(x - a - 7 - q * 0.02, y(x) + 118 + q, x + a + 7 + q * 0.02, y(x) + 128 + q))
    for (x0, a0, _), (x1, a1, _) in zip(piers[:-1], piers[1:], strict=True):
        l, rr = sorted((x0 + a0 * s, x1 - a1 * s))
        cx, rx = (l + rr) / 2, (rr - l) / 2
        crown = y(cx) + depth
        body.append(Polygon([(l - 4, y(l)), (rr + 4, y(rr)), (rr + 4, crown + rx * 1.35), (l - 4, crown + rx * 1.35)]))
        holes.append(Polygon(arc_points(cx, crown + rx * 1.3, rx, rx * 1.3, 180, 360) + [(rr, 1400), (l, 1400)]))
        rings.append(LineString(arc_points(cx, crown + rx * 1.3, rx + 9, rx * 1.3 + 9, 180, 360)))
    x, a, _ = piers[-1]
    l = x + a * s
    rx = (tip - l) * s + 10  # the arch that should have met the other one
    crown = y(tip) + depth - 4
    body.append(Polygon([(l - 6 * s, y(l)), (tip, y(tip)), (tip, crown + 8), (l - 6 * s, crown + rx * 1.2)]))
    arc = arc_points(l + rx * s, crown + rx * 1.3, rx, rx * 1.3, 180 if s > 0 else 360, 270)
    holes.append(Polygon([*arc, (l + rx * s, 1400), (l, 1400)]))
    rings.append(LineString(arc_points(l + rx * s, crown + rx * 1.3, rx + 9, rx * 1.3 + 9, 180 if s > 0 else 360, 268)))
    g = clean(U(body).difference(U([h.buffer(0) for h in holes])))
    r = sc.stream(name)
    teeth = []  # toothing stones at the open end
    for k in range(5):
        w = (15, 5, 19, 8, 13)[k]
        yy = y(tip) + 2 + k * 7
        teeth.append(box(*sorted((tip - 6 * s, tip + w * s))[:1], yy, sorted((tip - 6 * s, tip + w * s))[1], yy + 6))
    g = U(g, teeth)
    inner = T(g, -13 * s, 7)  # the thickness of the walls, seen from the middle
    sc.layer(
        inner,
        sc.rad([(0, "#fff0c8"), (0.3, "#f0c48c"), (0.7, "#8a5d5c"), (1, "#4a3848")], LX, LY + 60, 560),
        z=14,
        cut=0.7,
        sh=0.4,
        rim=CREAM,
        rimop=0.8,
        rimw=1.6,
    )
    sc.layer(g, fill, z=5, cut=0.7, sh=0.35, rim=CREAM, rimop=0.6, rimw=1.2)
    with sc.clip(g):
        courses = []
        yy = 440.0
        while yy < 1210:
            h = 9 + (yy - 440) * 0.004
            off = r.uniform(0, 30)
            xx = -60 + off
            while xx < 860:
                w = r.uniform(17, 34)
                if r.random() < 0.46:
                    courses.append(box(xx + 0.8, yy + 0.8, xx + w - 0.8, yy + h - 0.8))
                xx += w
            yy += h
        st = U(courses)
        b = g.bounds
        st = clean(st.intersection(box(b[0], b[1], b[2], b[3])))
        sc.flat(st, "#3d2a3c", 0.17)
        sc.flat(clean(T(st, -1, -1).difference(st)), "#fff0c8", 0.3)
        joints = [LineString([(0, q), (800, q)]).buffer(0.6) for q in range(440, 1200, 10)]
        sc.flat(U(joints), "#3d2a3c", 0.2)
    for ring in rings:  # voussoirs
        band = ring.buffer(10, cap_style=2)
        sc.layer(
            clean(band.intersection(g.buffer(2))),
            sc.rad([(0, "#fff0c4"), (0.3, "#f2c890"), (0.7, "#a77566"), (1, "#6a4c54")], LX, LY + 60, 540),
            z=2,
            cut=0.3,
            rim=CREAM,
            rimop=0.6,
        )
        n = int(ring.length / 14)
        cuts = []
        for k in range(n):
            p0, p1 = ring.interpolate(k * 14), ring.interpolate(k * 14 + 0.5)
            dx, dy = p1.x - p0.x, p1.y - p0.y
            m = math.hypot(dx, dy) or 1
            cuts.append(
                LineString([(p0.x - dy / m * 10, p0.y + dx / m * 10), (p0.x + dy / m * 10, p0.y - dx / m * 10)]).buffer(
                    0.6
                )
            )
        sc.flat(clean(U(cuts).intersection(band)), "#4a3040", 0.6)
    rail = [(x, yy) for x, yy in line]
    coping = Polygon([*[(x, yy - 7) for x, yy in rail], *[(x, yy + 5) for x, yy in rail[::-1]]]).buffer(0)
    sc.layer(
        coping,
        sc.rad([(0, "#fff6d8"), (0.35, "#f4cf98"), (1, "#7a5a5c")], LX, LY, 560),
        z=3,
        cut=0.5,
        rim=CREAM,
        rimop=0.9,
        rimw=1.4,
    )
    plants = []
    for _ in range(60):
        x, yy = r.choice(line)
        q = r.uniform(4, 15)
        plants.append(leaf(x + r.uniform(-6, 6), yy + r.uniform(6, 30), q, r.uniform(0.6, 2.4), 0.45))
    sc.layer(
        clean(U(plants).intersection(box(-20, 0, 820, 1200))),
        sc.rad([(0, "#b9b46a"), (0.4, "#5d7f5a"), (1, "#2f4f4c")], LX, LY, 560),
        z=1.6,
        cut=0,
        wash=0,
        fibre=0,
    )
    return y


def scaffold(sc: Scene, x0: float, x1: float, y: Any, low: float, seed: str) -> None:
    """Poles, ledgers and braces hung under an open end; far ones thinner."""
    r = sc.stream(seed)
    lo, hi = sorted((x0, x1))
    xs = np.linspace(lo, hi, 4)
    wood = []
    for x in xs:
        t = y(x) - 56 - r.uniform(0, 16)
        wood.append(limb([(x + r.uniform(-2, 2), t, 4.4), (x + r.uniform(-3, 3), low + r.uniform(-20, 26), 5.4)], 2, 3))
    for k, q in enumerate(np.arange(52, low - y(hi) + 10, 46)):
        a, b = y(lo) + q, y(hi) + q
        wood.append(
            limb(
                [
                    (lo - r.uniform(8, 20), a + r.uniform(-3, 3), 3.6),
                    (hi + r.uniform(8, 20), b + r.uniform(-3, 3), 3.6),
                ],
                2,
                3,
            )
        )
        i = k % 3
        wood.append(limb([(xs[i], a, 2.6), (xs[i + 1], b + 46, 2.6)], 2, 3))
    outer, inner_ = (lo, hi) if x1 > x0 else (hi, lo)
    back = -1 if x1 > x0 else 1
    for q in (0.55, 0.8, 1.0):
        yy = y(inner_) + (low - y(inner_)) * q - 20
        wood.append(limb([(outer + 0.35 * (inner_ - outer), yy, 4), (outer + back * 34, yy + 96, 5)], 1, 3))
    sc.layer(
        U(wood),
        sc.rad([(0, "#d8a868"), (0.35, "#8a6a4a"), (1, "#3d3a3c")], LX, LY, 430),
        z=5,
        cut=0.3,
        wash=0,
        fibre=0,
        rim=CREAM,
        rimop=0.8,
        rimw=1.1,
    )


def hut(sc: Scene, x: float, y: float, s: float, wall: str, roof: str, flip: bool, seed: str) -> None:
    """The hut in which a master has lived for thirty years: chimney, lit window, a lean-to."""
    f = lambda g: T(g, x, y, s, flip=flip)  # noqa: E731
    sc.layer(
        f(box(-42, -58, 26, 4)), sc.near(light(wall, 0.3), dark(wall, 0.3), 520), z=6, cut=0.4, rim=CREAM, rimop=0.6
    )
    sc.layer(
        f(box(26, -38, 58, 4)), sc.near(light(wall, 0.4), dark(wall, 0.2), 520), z=5, cut=0.4, rim=CREAM, rimop=0.8
    )
    planks = U([f(box(q, -58, q + 1.4, 4)) for q in range(-34, 26, 9)])
    sc.flat(planks, dark(wall, 0.5), 0.5)
    sc.layer(f(box(-30, -112, -18, -70)), dark(wall, 0.3), z=3, cut=0.3, rim=CREAM, rimop=0.6)
    sc.layer(
        f(Polygon([(-52, -54), (-34, -92), (22, -88), (34, -52)])),
        sc.near(light(roof, 0.3), dark(roof, 0.35), 520),
        z=5,
        cut=0.6,
        rim=CREAM,
        rimop=0.7,
    )
    sc.layer(
        f(Polygon([(24, -40), (24, -54), (64, -36), (64, -30)])),
        sc.near(light(roof, 0.4), dark(roof, 0.2), 520),
        z=4,
        cut=0.4,
        rim=CREAM,
        rimop=0.8,
    )
    sc.flat(f(roof_tiles(Polygon([(-52, -54), (-34, -92), (22, -88), (34, -52)]), 10, 7)), dark(roof, 0.5), 0.5)
    sc.layer(f(box(-26, -42, -6, -20)), "#ffe7a0", z=1, cut=0, wash=0)
    sc.flat(U(f(box(-17, -42, -15.4, -20)), f(box(-26, -32, -6, -30.6))), dark(wall, 0.5))
    sc.layer(f(box(4, -40, 19, 4)), dark(wall, 0.45), z=1, cut=0, wash=0)
    sc.glow(*f(ellipse(-16, -31, 1)).centroid.coords[0], 46 * s, "#ffd27a", 0.6)
    sx, sy = f(ellipse(-24, -116, 1)).centroid.coords[0]
    sc.flat(smoke(sx, sy, 120 * s, -0.35 if flip else 0.35, 15 * s, seed), "#fffbe8", 0.42, blur=1.4)


def washing(sc: Scene, p: tuple[float, float], q: tuple[float, float], seed: str) -> None:
    """A line with clothes on it, the light comes through."""
    r = sc.stream(seed)
    pts_ = curve(np.array([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 11), q]), n=12)
    sc.stroke(pts_, "#4a3844", 1.3, 0.9)
    for k, (x, y) in enumerate(along(pts_, 8)[1:-1]):
        w, h = r.uniform(8, 13), r.uniform(13, 25)
        g = Polygon([(x - w / 2, y), (x + w / 2, y + 1), (x + w / 2 + 2, y + h), (x - w / 2 + 1, y + h + 1)])
        sc.layer(
            g,
            ("#f6e2b8", "#d2543a", "#e8d6b4", "#5a8f8a", "#f2c87e", "#fff3d6")[k % 6],
            z=2,
            cut=0.3,
            wash=0,
            fibre=0,
            op=0.95,
        )


def draw_masters(sc: Scene, yl: Any, yr: Any) -> None:
    """She with the pole on the left end, he stretching for the lunch box on the right, and a goat that simply jumps."""
    rim = dict(rim=(2, 1.4, CREAM, 0.85), shade=("#3a2a48", 0.5, 420))
    x, y = 290, yl(290) - 7
    her = T(
        person(
            58,
            "side",
            SIDE["reach"].but(lean=22, foot_b=(-0.34, 0.03)),
            dress("farmwife", "#b04a38", "#3d5a6a", "#f2dcb0"),
            skin="#b97a52",
            hair="bun",
            hair_colour="#e6dccb",
            hat="scarf",
            hat_colour="#d2543a",
            mood="firm",
            build=1.1,
        ),
        x,
        y,
        0.62,
    )
    a = her.at("hand_a.hold")
    x2, y2 = 536, yr(536) - 7
    him = T(
        person(
            66,
            "side",
            SIDE["reach"].but(lean=26, foot_b=(-0.36, 0.03), hand_a=(0.95, -0.02), hand_b=(-0.5, 0.72)),
            dress("vest", "#4f7f76", "#4a3c44", "#f2e2c0"),
            skin="#e0ac86",
            hair="balding",
            hair_colour="#cfc4b4",
            beard="full",
            mood="calm",
        ),
        x2,
        y2,
        0.62,
        flip=True,
    )
    b = him.at("hand_a.hold")
    end = (b[0] - 22, b[1] - 32)
    sc.stroke([(a[0] - 46, a[1] - 8 - (end[1] - a[1]) * 0.3), a, end], "#4a3038", 4.2)
    sc.stroke([(a[0] - 46, a[1] - 9 - (end[1] - a[1]) * 0.3), (a[0], a[1] - 1), (end[0], end[1] - 1)], "#e9b878", 1.4)
    put(sc, him, z=2.2, **rim)
    put(sc, her, z=2.2, **rim)
    # the box in its cloth
    ex, ey = end
    sc.stroke([(ex, ey), (ex - 1, ey + 16)], "#4a3038", 1.6)
    sc.layer(
        T(shape("-12,2^ 12,2^ 14,18 0,22 -14,18"), ex - 1, ey + 18), "#3f6f8a", z=2, cut=0, wash=0, rim=CREAM, rimop=0.9
    )
    sc.layer(
        T(U(leaf(0, 2, 13, -0.7, 0.5), leaf(0, 2, 13, -2.4, 0.5), ellipse(0, 2, 4)), ex - 1, ey + 18),
        "#7fb0ba",
        z=1,
        cut=0,
        wash=0,
    )
    goat = T(beast("goat", "leap", ("#5d4350", "#8a6a62", "#2f2638")), 398, 356, 0.7, rot=-8, o=(0, 0))
    put(sc, goat.recolour(lambda q: mix(q, "#4a3448", 0.78)), z=2, rim=(2, 1.6, CREAM, 0.8))


def draw_near(sc: Scene) -> None:
    """Dark rocks, firs and a bough round the lit middle."""
    r = sc.stream("near")
    for side in (0, 1):
        s = 1 if side == 0 else -1
        e = -30 if side == 0 else 830
        for k, c in enumerate(("#2c5a5c", "#1c454c", PETROL)):
            P = [
                (e, 700 + 60 * k),
                (e + s * (70 - 8 * k), 760 + 62 * k),
                (e + s * (112 - 6 * k), 850 + 60 * k),
                (e + s * (170 - 6 * k), 950 + 52 * k),
                (e + s * (262 - 16 * k), 1060 + 40 * k),
                (e + s * (392 - 40 * k), 1150 + 26 * k),
                (e + s * 430, 1260),
            ]
            top = along(curve(np.array(P, float), n=10), 50)
            top = [(x + r.uniform(-6, 6), y + r.uniform(-5, 5)) for x, y in top]
            g = clean(Polygon([*top, (e, 1260)]).buffer(0))
            firs = [
                fir(r, x - s * r.uniform(0, 30), y + 8, r.uniform(40, 84) * (0.8 + 0.2 * k)) for x, y in top[4:44:3]
            ]
            wood = []
            for j in range(1, 7):  # the wood below the edge, row by row
                wood += [
                    fir(r, x - s * (34 * j + r.uniform(-14, 14)), y + 30 * j + r.uniform(-8, 8), r.uniform(34, 60))
                    for x, y in top[2:48:2]
                ]
            sc.layer(
                U(g, firs),
                sc.near(mix(c, "#8fb59c", 0.4), c, 760, (LX, 700)),
                z=14,
                cut=0.6,
                sh=0.45,
                rim="#f4ecc0",
                rimop=0.55,
                rimw=1.1,
            )
            sc.layer(
                clean(U(wood).intersection(g)),
                sc.near(mix(c, "#9fc0a0", 0.5), mix(c, "#071a24", 0.12), 700, (LX, 720)),
                z=3,
                cut=0,
                wash=0,
                fibre=0,
                sh=0.4,
                rim="#d8e6c0",
                rimop=0.4,
            )
    grassy = grass(r, -10, 810, lambda x: 1206 - 0.0 * x, 46, 90)
    sc.layer(grassy, "#0f2a32", z=6, cut=0, wash=0, fibre=0, rim="#cfe3cf", rimop=0.3)
    draw_bough(sc)


def draw_bough(sc: Scene) -> None:
    """A pine bough hangs into the upper left corner, needles in fans."""
    q = sc.stream("bough")
    arms = (
        [(-40, 40, 26), (60, 62, 20), (150, 74, 14), (240, 104, 8), (316, 150, 3)],
        [(60, 62, 13), (110, 118, 9), (146, 176, 5), (164, 226, 2)],
        [(150, 74, 9), (230, 62, 6), (310, 70, 4), (372, 92, 2)],
        [(0, 50, 12), (30, 130, 9), (40, 210, 5), (34, 262, 2)],
    )
    sc.layer(U([limb(a, 8) for a in arms]), PETROL, z=12, cut=0.5, rim="#fff3cc", rimop=0.6)
    for k, c in enumerate(("#1b444a", "#285a58")):
        fans = []
        for a in arms:
            line = along(curve(np.array(a, float), n=8), 11)
            for x, y, _ in line[3 - k :]:
                x, y = x + q.uniform(-12, 12), y + q.uniform(-6, 12)
                d = q.uniform(0.5, 1.5)
                fans += [
                    limb([(x, y, 1.8), (x + L * math.cos(t), y + L * math.sin(t), 0.4)], 1, 3)
                    for t, L in ((d + q.uniform(-1.1, 1.1), q.uniform(17, 34)) for _ in range(17))
                ]
        sc.layer(U(fans), sc.near("#6f8f68", c, 420), z=5, cut=0, wash=0, fibre=0, rim="#fff3cc", rimop=0.6)
    cones = [T(shape("0,0^ 8,6 9,18 0,28 -9,18 -8,6"), x, y) for x, y in ((166, 224), (44, 262), (322, 150))]
    sc.layer(U(cones), "#5d4038", z=4, cut=0, wash=0, rim=CREAM, rimop=0.7)


def knitted(sc: Scene) -> None:
    """A road of stitches that ends in mid-air, far down on the right wall."""
    r = sc.stream("knit")
    path = along(curve(np.array([(640, 872), (600, 866), (560, 872), (530, 884)], float), n=10), 20)
    sc.layer(limb([(x, y, 13) for x, y in path], 3), "#c98a6a", z=2, cut=0, wash=0, fibre=0, rim=CREAM, rimop=0.6)
    v = [limb([(x - 3, y - 5, 1.2), (x, y, 1.4), (x - 3, y + 5, 1.2)], 1, 3) for x, y in path]
    sc.flat(U(v), "#7a4a44", 0.8)
    x, y = path[-1]
    sc.stroke(
        curve(np.array([(x, y), (x - 14, y + 16), (x - 8, y + 36), (x - 18, y + 52)], float), n=8), "#c98a6a", 1.8
    )
    _ = r


def draw() -> Scene:
    sc = Scene("half_bridges", light=(LX, LY, 240), shadow="#1c2f3c", bg="#4f8084")
    draw_valley(sc)
    knitted(sc)
    yr = half(sc, RIGHT_DECK, ((800, 34, 52), (636, 26, 38)), 500, "right", stone(sc, 500), True)
    scaffold(sc, 592, 516, yr, 800, "scaffR")
    sc.veil([(0, "#e8f0d4", 0), (0.55, "#e8f0d4", 0.02), (0.85, "#dcebd2", 0.36), (1, "#a9cdbf", 0.2)], 0, 420, 0, 1200)
    yl = half(sc, LEFT_DECK, ((8, 40, 62), (182, 31, 46)), 320, "left", stone(sc, 470), False)
    scaffold(sc, 232, 304, yl, 730, "scaffL")
    sc.veil([(0, "#e8f0d4", 0), (0.6, "#e8f0d4", 0), (0.86, "#cfe6d2", 0.3), (1, "#8fbdb2", 0.2)], 0, 420, 0, 1200)
    hut(sc, 92, yl(92), 1.0, "#8a5a4a", "#4f6a66", False, "smokeL")
    hut(sc, 716, yr(716), 0.92, "#6a6258", "#a8503c", True, "smokeR")
    washing(sc, (152, yl(152) - 66), (236, yl(236) - 62), "lineL")
    for x in (152, 236):
        sc.layer(limb([(x, yl(x) - 70, 3), (x, yl(x), 3.4)], 1, 3), "#5d4350", z=2, cut=0, wash=0, rim=CREAM)
    fire = (206, yl(206) - 7)
    sc.layer(T(U(limb("-9,0,2 0,-26,2", 2), limb("9,0,2 0,-26,2", 2)), *fire), "#4a3038", z=1, cut=0, wash=0)
    put(sc, T(kettle("#3f5f66"), fire[0] - 1, fire[1] - 6, 0.26), z=1, rim=(1, 1, CREAM, 0.8))
    sc.glow(fire[0], fire[1] - 2, 26, "#ff9a4a", 0.9)
    for k in range(3):
        put(sc, T(cup("#fff3d6", "#d2543a"), 626 + 15 * k, yr(626 + 15 * k) - 6, 0.5), z=1)
    draw_masters(sc, yl, yr)
    sc.glow(LX, LY + 40, 300, "#fff6da", 0.5)
    sc.glow(LX - 4, 640, 190, "#fff3cf", 0.5, sy=1.7)
    for a, w, op in (
        (66, 3.2, 0.2),
        (80, 2.4, 0.16),
        (97, 3.0, 0.2),
        (112, 2.2, 0.16),
        (128, 3.4, 0.2),
        (50, 3.0, 0.18),
        (146, 2.6, 0.14),
        (33, 2.4, 0.14),
    ):
        ray = Polygon(
            [
                (LX, LY),
                *[
                    (LX + 800 * math.cos(math.radians(a + d)), LY + 800 * math.sin(math.radians(a + d)))
                    for d in (-w, w)
                ],
            ]
        )
        sc.flat(
            ray,
            sc.rad([(0, "#fff3cf", 0), (0.12, "#fff3cf", 0.9), (0.6, "#fff3cf", 0.35), (1, "#fff3cf", 0)], LX, LY, 760),
            op,
            "screen",
            8,
        )
    draw_near(sc)
    sc.vignette("#0f2a38", 0.4, LX, 560, 900, 0.55)
    sc.finish()
    return sc
