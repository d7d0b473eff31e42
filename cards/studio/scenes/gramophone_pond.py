"""On a night pond the lily flowers are gramophone horns, all turned towards a very small frog that has not yet sung.

Palette: pond black-green #112a22, lily pad #2f6a47, reed #86a04f, horn copper #b06a3c, spot cream #f8f5cf,
frog chartreuse #bcd13b. Light: one cold beam that falls on the frog. Planes: far bank / far horns that face us /
ring of lit water / near horns that show us their backs / dark reeds.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *

FX, FY = 418, 640  # the frog
LOOK = math.radians(50)  # how steeply we look down
SE, CE = math.sin(LOOK), math.cos(LOOK)
TILT = math.radians(22)  # how far the horns look up
LOBES = 9
NEAR = (
    (96, 1010, 100), (300, 968, 84), (520, 1000, 90), (716, 1046, 108), (20, 1170, 108), (226, 1150, 116), (452, 1186, 118), (812, 1196, 116),
    (628, 1168, 60),
)  # fmt: skip
RINGS = ((0.0, 1.0), (0.05, 0.88), (0.17, 0.66), (0.36, 0.45), (0.66, 0.28), (1.0, 0.17))  # depth, radius
DEEP = 1.5  # length of a horn in radii
METALS = (  # lip, lit, middle, shade
    ("#ffe9b8", "#f0ae6c", "#a85f36", "#3a2720"),
    ("#fff2c0", "#ecc46c", "#9a7a34", "#302a1c"),
    ("#ffdcc0", "#e08a68", "#944236", "#361f20"),
)


def sown(sc: Scene) -> list[tuple[float, float, float]]:
    """Where the horns stand (x, y of the mouth, its radius): in drifts, none in the light, few on the way it comes."""
    r = sc.stream("horns")
    out: list[tuple[float, float, float]] = list(NEAR)
    for _ in range(5200):
        y = r.uniform(146, 1010)
        x = r.uniform(-10, 810)
        q = (15 + 0.076 * (y - 130)) * r.uniform(0.72, 1.3)
        d = math.hypot((x - FX) / 1.08, (y - 8 - FY) / SE)
        if d < 176 + q or (y > FY + 60 and abs(x - FX) < 300 - 0.2 * (y - FY) and y < 930):
            continue
        if abs(x - (FX + (690 - FX) * (FY - y) / 700)) < 30 + q * 0.5 and y < FY and r.random() < 0.94:
            continue
        drift = math.sin(x / 83 + 1.7 * math.sin(y / 120)) + 0.7 * math.sin(y / 64 + x / 210)
        if drift < -0.35 and r.random() < 0.9:
            continue
        if all(math.hypot(x - a, (y - b) / 0.8) > 0.94 * (q + c) for a, b, c in out):
            out.append((x, y, q))
    return out


def facing(x: float, y: float) -> Any:
    """The unit vector of a horn's gaze: towards the frog and a little upwards (x, depth, height)."""
    d = np.array([FX - x, (FY - y) / SE])
    d = d / np.hypot(*d)
    return np.array([d[0] * math.cos(TILT), d[1] * math.cos(TILT), math.sin(TILT)])


def onto(v: Any) -> Any:
    """A vector of space as a vector of the card."""
    return np.array([v[0], v[1] * SE - v[2] * CE])


class Horn:
    """One horn: rings of scalloped edge from the mouth to the throat, on the card."""

    def __init__(self, x: float, y: float, r: float) -> None:
        self.x, self.y, self.r = x, y, r
        n = facing(x, y)
        self.open = float(n @ np.array([0, CE, SE])) > 0.0  # do we look into it
        u = np.array([-n[1], n[0], 0.0])
        u = u / np.linalg.norm(u)
        w = np.cross(n, u)
        self.axis, self.u, self.w = onto(n), onto(u), onto(w)

    def at(self, t: float, q: float, a: float) -> Any:
        """A point of the ring at depth t with radius q, at the angle a."""
        c = np.array([self.x, self.y]) - self.axis * self.r * DEEP * t
        return c + self.r * q * (math.cos(a) * self.u + math.sin(a) * self.w)

    def ring(self, t: float, q: float) -> Any:
        """A ring as a sheet; its scallops fade towards the throat."""
        k = 0.13 * (1 - t) ** 2
        a = np.linspace(0, 2 * math.pi, LOBES * 10, endpoint=False)
        rim = 1 - k + k * np.abs(np.sin(a * LOBES / 2)) ** 0.6
        return clean(Polygon([self.at(t, q * float(m), float(b)) for b, m in zip(a, rim, strict=True)]).buffer(0))

    def ribs(self, depth: int) -> Any:
        """Seams between the lobes, down to the ring of that number."""
        out = []
        for k in range(LOBES):
            a = 2 * math.pi * k / LOBES
            p = [(*self.at(t, q * 0.88, a), max(0.5, self.r * 0.03 * (1 - t))) for t, q in RINGS[:depth]]
            out.append(limb(p, 3))
        return U(out)

    def foot(self) -> tuple[float, float]:
        """Where its stem leaves the pad."""
        c = np.array([self.x, self.y]) - self.axis * self.r * DEEP * 0.9
        return float(c[0]), float(c[1] + self.r * 0.62)


def fall(sc: Scene, lit: str, mid: str, shade: str, r: float = 560) -> str:
    """A fill that fades from the frog's light."""
    return sc.rad(
        [
            (0, mix(lit, "#fff0c0", 0.4)),
            (0.34, mix(lit, "#ffc070", 0.25)),
            (0.5, mix(lit, mid, 0.4)),
            (0.72, mid),
            (1, shade),
        ],
        FX,
        FY,
        r,
    )


def draw_water(sc: Scene) -> None:
    """Black-green water with a round of light, cut back ring by ring, and the far bank in mist."""
    sc.backdrop(
        sc.rad([(0, "#b9d2a4"), (0.2, "#4c8468"), (0.45, "#1f5145"), (0.75, "#12302a"), (1, "#0a1c1a")], FX, FY, 820)
    )
    rings = ((350, "#1f5245"), (282, "#2c6a56"), (220, "#4d8f72"), (166, "#93c298"), (126, "#e4efc2"))
    for k, (r, c) in enumerate(rings):
        g = ellipse(FX + 2 * k, FY + 6, r, r * SE * 0.86)
        sc.layer(
            g,
            sc.rad([(0, light(c, 0.16)), (1, c)], FX, FY, r),
            z=4,
            sh=0.32,
            cut=1.1,
            wash=0.7,
            rim="#f8f5cf",
            rimop=0.4,
        )
    for k, r in enumerate((92, 132, 182, 236, 300, 372)):
        a = np.linspace(0.3 + k, 0.3 + k + 4.6, 60)
        p = [(FX + r * math.cos(t), FY + 6 + r * SE * 0.86 * math.sin(t)) for t in a]
        sc.stroke(p, "#f8f5cf", 1.3, 0.5 - 0.06 * k)


def draw_bank(sc: Scene) -> None:
    """Reeds and willows on the far side, paler the further."""
    for k, (y, h, c, n) in enumerate(((74, 92, "#2f6455", 90), (104, 66, "#204c42", 110), (128, 44, "#163a33", 130))):
        r = sc.stream(f"bank{k}")
        top = land(r, [(-40, y), (200, y - 12), (420, y + 6), (620, y - 8), (840, y + 4)])[1]
        shore = [(x, y_at(top, x) + 26 + 7 * math.sin(x / 37 + k) + 4 * math.sin(x / 13)) for x in range(840, -60, -12)]
        g = clean(Polygon([*[(x, y_at(top, x)) for x in range(-40, 850, 10)], *shore]).buffer(0))
        reeds = grass(r, -20, 820, lambda x, top=top: y_at(top, x) + 8, h, n, 0.2, 3.4, 0.06)
        sc.layer(
            U(g, reeds), sc.lin([(0, light(c, 0.12)), (1, c)], 0, y - h, 0, y + 40), z=5, sh=0.4, cut=0.2, rim="#b9d2a4"
        )


def pad(x: float, y: float, r: float, turn: float) -> tuple[Any, Any]:
    """A lily pad seen aslant: (leaf, veins)."""
    p, veins = [(x, y)], []
    for k in range(49):
        a = turn + 0.24 + (2 * math.pi - 0.48) * k / 48
        q = r * (1 + 0.02 * math.sin(5 * a + x) + 0.012 * math.sin(11 * a))
        p.append((x + q * math.cos(a), y + q * SE * math.sin(a)))
    for k in range(9):
        a = turn + 0.5 + (2 * math.pi - 1.0) * k / 8
        veins.append(limb([(x, y, r * 0.03), (x + r * 0.86 * math.cos(a), y + r * 0.86 * SE * math.sin(a), 0.4)], 3))
    return rounded(clean(Polygon(p).buffer(0)), 1.5), U(veins)


def draw_pads(sc: Scene, horns: list[Horn]) -> None:
    """One under each horn, and stray ones between."""
    r = sc.stream("pads")
    spots = [(*h.foot(), h.r * r.uniform(1.25, 1.5)) for h in horns]
    while len(spots) < len(horns) + 46:
        x, y = r.uniform(-20, 820), r.uniform(150, 1210)
        k = 0.3 + 0.9 * (y - 100) / 1100
        if math.hypot(x - FX, (y - FY) / SE) > 176 + 40 * k:
            spots.append((x, y, r.uniform(24, 62) * k))
    for x, y, q in sorted(spots, key=lambda s: s[1]):
        leaf_, veins = pad(x, y, q, r.uniform(0, 6.28))
        tone = mix("#3c7d50", "#5d8a4a", r.random())
        near_ = sc.rad(
            [(0, "#d3e29a"), (0.34, light(tone, 0.1)), (0.62, mix(tone, "#163a2e", 0.55)), (1, "#0d2823")], FX, FY, 640
        )
        sc.layer(leaf_, near_, z=3 + q * 0.05, sh=0.6, cut=0.5, rim="#eef3bd", rimop=0.42)
        sc.flat(veins, "#dbe8a6", 0.16)


def draw_weed(sc: Scene) -> None:
    """Duckweed in drifts on the dark water, and two carp under it."""
    r = sc.stream("weed")
    dots: list[list[Any]] = [[], []]
    for _ in range(1500):
        x, y = r.uniform(0, 800), r.uniform(150, 1200)
        if (
            math.sin(x / 60 + 2 * math.sin(y / 90)) + 0.6 * math.sin(y / 40) > 0.7
            and math.hypot(x - FX, (y - FY) / SE) > 200
        ):
            q = r.uniform(1.4, 3.2) * (0.5 + y / 1000)
            dots[r.random() < 0.4].append(ellipse(x, y, q, q * SE))
    for x, y, s, rot in ((560, 890, 1.5, -24), (330, 850, 1.1, 160)):
        sc.flat(T(fish(40), x, y, s, rot=rot), "#0c2a26", 0.5, "multiply", 2.5)
    for g, c in zip(dots, ("#3f8058", "#76a860"), strict=True):
        sc.flat(U(g), c, 0.85)


def draw_horn(sc: Scene, h: Horn, metal: tuple[str, str, str, str]) -> None:
    """Seen from within: the mouth is cut back ring by ring. Seen from behind: the bell is stacked up to its neck."""
    lip, lit, mid, shade = metal
    sheets = [h.ring(t, q) for t, q in RINGS]
    fx, fy = h.foot()
    end = h.at(1.0, 0.0, 0.0)
    stem = limb(
        [
            (float(end[0]), float(end[1]), h.r * 0.36),
            ((end[0] + fx) / 2 - h.axis[0] * h.r * 0.22, (end[1] + fy) / 2, h.r * 0.22),
            (fx, fy, h.r * 0.17),
        ],
        8,
    )
    opts: dict[str, Any] = {"cut": 0.25, "fibre": 0.06, "wash": 0.5, "rim": lip}
    z = 1.2 + h.r * 0.05
    bell = U(
        [g.convex_hull.union(b.convex_hull).convex_hull for g, b in zip(sheets[1:-1], sheets[2:], strict=True)],
        sheets[0],
    )
    outer = fall(sc, mix(lit, mid, 0.5), mix(mid, shade, 0.55), mix(shade, "#0c1a18", 0.55), 620)
    if h.open:
        sc.layer(stem, fall(sc, mid, shade, "#12201c"), z=z * 2, sh=0.6, rimop=0.4, **opts)
        sc.layer(bell, outer, z=z * 2.4, sh=0.62, rimop=0.3, **opts)
        sc.flat(sheets[0].buffer(-0.6), mix(shade, "#0a1412", 0.4))
        for k in range(len(RINGS) - 2, -1, -1):
            d = k / (len(RINGS) - 1)
            c = [mix(v, "#120a0e", 0.92 * d**0.62) for v in (lit, mid, shade)]
            ring = clean(sheets[k].difference(sheets[k + 1]))
            sc.layer(
                ring,
                fall(sc, light(c[0], 0.24 * (1 - d)), c[1], c[2], 700),
                z=z * 1.5,
                sh=0.75,
                rimop=0.9 if k == 0 else 0.12,
                rimw=1.2,
                **opts,
            )
        sc.flat(h.ribs(4), mix(shade, "#120a0e", 0.5), 0.55)
        sc.flat(
            clean(sheets[0].difference(T(sheets[0], 0, 0, 0.955, o=(h.x, h.y)))), fall(sc, lip, lit, mid, 640), 0.95
        )
    else:
        sc.layer(
            sheets[0],
            fall(sc, lit, mix(mid, shade, 0.4), mix(shade, "#0c1a18", 0.3), 640),
            z=z * 3,
            sh=0.62,
            rimop=0.9,
            rimw=1.3,
            **opts,
        )
        for k in range(1, len(RINGS)):
            d = k / (len(RINGS) - 1)
            g = U([sheets[j].convex_hull for j in range(k, len(RINGS))]) if k > 1 else sheets[k]
            if k > 1:
                g = U(
                    [
                        sheets[j].convex_hull.union(sheets[j + 1].convex_hull).convex_hull
                        for j in range(k, len(RINGS) - 1)
                    ],
                    sheets[k],
                )
            c = [mix(v, "#0e1a18", 0.1 + 0.45 * d) for v in (mid, mix(mid, shade, 0.6), shade)]
            sc.layer(g, fall(sc, *c, 700), z=z * 1.2, sh=0.5, rimop=0.5, rimw=1.0, **opts)
        sc.flat(h.ribs(5), "#140f10", 0.4)
        sc.layer(stem, fall(sc, mid, shade, "#101c19"), z=z * 2, sh=0.6, rimop=0.5, **opts)


def draw_beam(sc: Scene) -> None:
    """The light comes down aslant: the only straight lines of the picture."""
    a = Polygon([(640, -60), (742, -60), (FX + 118, FY + 4), (FX - 116, FY + 10)])
    b = Polygon([(662, -60), (716, -60), (FX + 74, FY), (FX - 72, FY)])
    for g, op in ((a, 0.34), (b, 0.24)):
        sc.flat(
            g,
            sc.lin([(0, "#f8f5cf", 0.9), (0.6, "#dbeac6", 0.55), (1, "#f8f5cf", 0.25)], 690, -60, FX, FY),
            op,
            "screen",
            1.2,
        )
    sc.glow(FX, FY + 4, 190, "#f8f5cf", 0.6, sy=0.7)
    r = sc.stream("motes")
    for _ in range(60):
        t = r.random() ** 0.8
        x, y = 690 + (FX - 690) * t + r.uniform(-1, 1) * (44 + 60 * t), -40 + (FY - 30) * t
        sc.flat(ellipse(x, y, r.uniform(0.8, 2.2)), "#fffbe0", r.uniform(0.4, 0.9))
    for x, y, s, rot in ((604, 168, 0.15, -30), (545, 342, 0.2, 40)):
        put(sc, T(moth(), x, y, s, rot=rot), z=2)


def draw_frog(sc: Scene) -> None:
    """On a pad of its own, from above and behind, shoulders up to its ears."""
    leaf_, veins = pad(FX, FY + 10, 74, 1.9)
    sc.layer(
        leaf_,
        sc.rad([(0, "#5c9a58"), (0.6, "#39744a"), (1, "#245a3e")], FX + 24, FY - 24, 96),
        z=6,
        sh=0.6,
        rim="#fffbe0",
        rimop=0.9,
    )
    sc.flat(veins, "#b9d68c", 0.5)
    both = lambda g: U(g, T(g, flip=True))
    legs = both(fillet(limb("-13,26,19 -34,12,17 -43,22,11 -30,36,9 -44,44,6 -54,45,2.4", 7), 1.5))
    toes = both(U(limb("-44,43,4 -56,40,1.4", 2), limb("-44,44,4 -53,51,1.4", 2), limb("-42,44,4 -46,54,1.4", 2)))
    arms = both(limb("-22,-8,13 -32,2,9 -29,16,7 -33,24,3", 6))
    body = fillet(
        U(
            shape("0,-40 17,-37 27,-22 29,-2 23,20 11,33 0,35 -11,33 -23,20 -29,-2 -27,-22 -17,-37"),
            both(ellipse(-15, -37, 9, 9)),
        ),
        4,
    )
    place = lambda g: T(g, FX + 2, FY - 4, 1.06, sy=0.98, rot=-9)
    whole = place(U(legs, toes, arms, body))
    sc.flat(T(whole, -14, 18, 1.0, o=(FX, FY)), "#0f2e26", 0.7, "multiply", 1.6)
    o: dict[str, Any] = {"cut": 0, "fibre": 0.04, "wash": 0.3, "rim": "#ffffe4", "rimop": 0.9, "shc": "#1b3a1e"}
    sc.layer(place(U(arms)), "#8fae2e", z=2.4, **o)
    sc.layer(place(U(legs, toes)), sc.rad([(0, "#c6da4a"), (1, "#7d9e2c")], FX + 20, FY - 20, 80), z=3, **o)
    sc.layer(place(body), sc.rad([(0, "#e6f07a"), (0.5, "#bcd13b"), (1, "#7f9f2c")], FX + 14, FY - 26, 66), z=3.4, **o)
    sc.flat(place(both(limb("-9,-28,1.4 -13,-4,3 -8,26,1.2", 6))), "#f2f7ae", 0.8)
    sc.flat(place(limb("0,-30,.8 0,0,2.4 0,28,.8", 4)), "#f2f7ae", 0.7)
    r = sc.stream("spots")
    dots = [ellipse(r.uniform(-22, 22), r.uniform(-18, 24), r.uniform(1.2, 3)) for _ in range(16)]
    sc.flat(place(U(dots).intersection(body)), "#5d7f24", 0.6)
    sc.layer(place(both(ellipse(-15, -40, 5.6, 5))), "#f0f48e", z=1.2, **o)
    sc.flat(place(both(limb("-19,-42,1 -15,-44.5,2.6 -11,-42,1", 4))), "#2c3a16", 0.9)


def draw_small(sc: Scene) -> None:
    """Tadpoles in the front seats, a snail with opera glasses, a conductor."""
    for x, y, rot in ((372, 764, 200), (424, 782, 240)):
        g = U(ellipse(0, 0, 8, 5.4), limb("-6,0,5 -16,3,3 -24,-2,2 -32,2,.6", 6))
        sc.flat(T(g, x + 3, y + 8, rot=rot), "#1c4436", 0.4, blur=1.4)
        sc.layer(T(g, x, y, rot=rot), "#16302a", z=1.4, cut=0, rim="#dff0c0", rimop=0.8)
    leaf_, veins = pad(594, 700, 46, 0.6)
    sc.layer(leaf_, "#5c9a58", z=4, sh=0.6, rim="#fffbe0", rimop=0.8)
    sc.flat(veins, "#dbe8a6", 0.4)
    s = T(snail("#b98a5a", "#cdbf96"), 590, 700, 0.4, flip=True)
    put(sc, s, z=2, rim=(2, 1, "#fff6cf", 0.8), cast=4)
    glasses = U(limb("0,0,6 9,-2,8", 1), limb("0,7,6 9,5,8", 1), limb("-2,4,1.6 -4,16,1.6", 1))
    sc.layer(T(glasses, 566, 681, 0.8, flip=True), "#2a2530", z=1.6, cut=0)
    # a dragonfly on a reed, its stick raised
    stalk = limb("150,1260,9 166,1080,7 196,900,5 214,838,3", 8)
    sc.layer(stalk, "#10261f", z=10, cut=0.3, rim="#c9dc8a", rimop=0.6)
    wings = U([T(leaf(0, 0, 44, a, 0.2, 0.05), 214, 826) for a in (-0.4, 0.15, math.pi + 0.4, math.pi - 0.15)])
    sc.layer(wings, "#cfe4d8", z=2, op=0.75, cut=0)
    sc.layer(limb("214,812,8 214,826,7 209,850,4 200,886,3", 5), "#3f8a86", z=2, cut=0, rim="#eaffea", rimop=0.8)
    sc.layer(limb("219,816,2 232,804,1.6", 2), "#3f8a86", z=1.4, cut=0)
    sc.layer(limb("232,806,2.2 262,780,1", 2), "#fffbe0", z=1.6, cut=0)


def draw_frame(sc: Scene) -> None:
    """Dark blades and cat-tails close to our eye."""
    r = sc.stream("frame")
    left = [
        limb([(x, 1260, 18), (x + b * 0.4, 1260 - h * 0.55, 13), (x + b, 1260 - h, 1)], 9)
        for x, b, h in ((-18, 40, 660), (20, -50, 520), (52, 60, 380), (96, -20, 300), (-6, 110, 420))
    ]
    right = [
        limb([(x, 1260, 18), (x - b * 0.4, 1260 - h * 0.55, 13), (x - b, 1260 - h, 1)], 9)
        for x, b, h in ((824, 30, 760), (786, -44, 560), (752, 70, 400), (712, -10, 260), (808, 120, 470))
    ]
    tails = U(limb("768,760,4 772,700,20 778,640,20 780,626,4", 6), limb("18,690,3 14,640,17 8,590,17 6,580,3", 6))
    fill = sc.rad([(0, "#3f6a44"), (0.5, "#15332a"), (1, "#081613")], FX, FY, 760)
    sc.layer(U(left, right), fill, z=16, sh=0.6, cut=0.5, rim="#c9dc8a", rimop=0.5)
    sc.layer(tails, sc.near("#7a5a38", "#1c1a14", 620, (FX, FY)), z=14, sh=0.5, cut=0.4, rim="#f0d9a0", rimop=0.6)
    top = []
    for x0, n, s in ((-30, 7, 1), (830, 5, -1)):
        for k in range(n):
            x, length = x0 + s * k * 30, 300 - 34 * k + r.uniform(-30, 30)
            p = [(x, -30), (x + s * 16, length * 0.5), (x + s * 8, length)]
            top.append(limb([(*p[0], 4), (*p[1], 3), (*p[2], 1)], 6))
            for q in along(curve(np.array(p), n=10), int(length / 13)):
                top += [
                    leaf(q[0], q[1], r.uniform(20, 32), math.pi / 2 + d + r.uniform(-0.2, 0.2), 0.2)
                    for d in (-0.5, 0.5)
                ]
    sc.layer(
        U(top), sc.lin([(0, "#0b1f1b"), (1, "#1c4136")], 0, 0, 0, 320), z=14, sh=0.5, cut=0.2, rim="#a9c69a", rimop=0.4
    )


def draw() -> Scene:
    """Everybody waits."""
    sc = Scene("gramophone_pond", light=(FX, FY, 240), shadow="#040f0d", bg="#112a22")
    horns = [Horn(*h) for h in sown(sc)]
    draw_water(sc)
    draw_bank(sc)
    draw_weed(sc)
    draw_pads(sc, horns)
    before = [h for h in horns if h.y < FY]
    for k, h in enumerate(sorted(before, key=lambda h: h.y)):
        draw_horn(sc, h, METALS[(k * 7 + 1) % 5 % 3])
    sc.veil([(0, "#6fa08c", 0.0), (0.1, "#8fb7a0", 0.2), (0.3, "#8fb7a0", 0)], 0, 60, 0, 1000)
    draw_frog(sc)
    draw_beam(sc)
    for k, h in enumerate(sorted((h for h in horns if h.y >= FY), key=lambda h: h.y)):
        draw_horn(sc, h, METALS[(k * 5 + 2) % 4 % 3])
    draw_small(sc)
    draw_frame(sc)
    sc.vignette("#04100e", 0.34, FX, 600, 960)
    sc.finish()
    return sc
