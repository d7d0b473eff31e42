"""stair_of_beds: a winding stair of beds climbs into the morning; in each somebody sleeps, in every next one older; the last is made.

Palette: plum mist #4d4a68, lavender grey #a5a2ba, linen fog #e4e1dc, bed birch #b98d66, morning white #fffbf0, pillow blue #5f86bd.
Light: the morning above, where the stair ends. Planes: mist and tall windows / the back of every turn / newel post / its front / the
lowest beds before our eyes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import MultiPoint, Polygon, box

from cards.studio.papercut import *

MORNING = (420, 92)
PLUM, LAVENDER, FOG, BIRCH, WHITE, BLUE = "#4d4a68", "#a5a2ba", "#e4e1dc", "#b98d66", "#fffbf0", "#5f86bd"
BEDS = 23
TURN = 33.0  # degrees from bed to bed
RISE = 60.0  # from bed to bed
FIRST = -96.0  # where the lowest stands, seen from above
PITCH = math.radians(33)
INNER, LONG, BROAD, THICK = 48.0, 214.0, 104.0, 26.0
GIRL_ON = 8  # the bed on which she stands
DEEP = 0.62  # how much smaller the topmost is


def fade(k: int) -> float:
    """How much of the mist lies over bed k."""
    return min(1.0, max(0.0, (k - 5) / (BEDS - 5))) ** 1.05


class Place:
    """Bed k in space: u outwards along it, v across, z up; ``at`` says where that is seen."""

    def __init__(self, k: int) -> None:
        self.k = k
        self.a = math.radians(FIRST + TURN * k)
        t = k / BEDS
        self.size = 1.26 * (1 - DEEP * t)
        self.cx = 404 + 34 * math.sin(2.2 * t)
        # the rise shrinks with the beds
        self.cy = 1218.0 - sum(RISE * 1.26 * (1 - DEEP * j / BEDS) * math.cos(PITCH) for j in range(k))

    def at(self, u: float, v: float, z: float) -> tuple[float, float]:
        x = u * math.cos(self.a) - v * math.sin(self.a)
        y = u * math.sin(self.a) + v * math.cos(self.a)
        s = self.size
        return self.cx + x * s, self.cy - z * s * math.cos(PITCH) - y * s * math.sin(PITCH)

    def quad(self, *P: tuple[float, float, float]) -> Any:
        return clean(Polygon([self.at(*p) for p in P]).buffer(0))

    @property
    def towards_us(self) -> bool:
        return math.sin(self.a) < 0


WOODS = ("#b98d66", "#8f6a5a", "#c9a36a", "#7d6a78", "#a77f62")
QUILTS = ("#5f86bd", "#a85f6e", "#7f7aa8", "#c79a6a", "#5f8f92", "#8a5f86", "#b9788a", "#46628f")
HAIRS = ("#e9c98a", "#8a5a34", "#3a241c", "#c9783c", "#241c22", "#6a4630", "#a8784a")


def mist_of(k: int, c: str) -> str:
    """A colour as far up as bed k."""
    low = max(0.0, 0.5 - 0.06 * k)
    return mix(mix(c, "#3c3858", low), "#f6f1ea", 0.74 * fade(k))


def lay_bed(sc: Scene, k: int) -> None:
    """Bed k with whoever sleeps in it."""
    p = Place(k)
    wood, quilt = WOODS[k % 5], QUILTS[(k * 3) % 8]
    last = k == BEDS - 1
    if last:
        wood, quilt = "#e0c9a4", "#fffdf8"
    r0, r1, w, h = INNER, INNER + LONG, BROAD / 2, 0.0
    sleeper_big = 0.5 + 0.5 * min(1.0, k / 9)
    tone = lambda c: mist_of(k, c)
    up = lambda c, t=0.35: tone(mix(c, WHITE, t))
    down = lambda c, t=0.4: tone(mix(c, "#3a3458", t))
    opts: dict[str, Any] = {
        "cut": 0.25,
        "fibre": 0.08,
        "wash": 0.45,
        "rim": WHITE,
        "rimw": 1.2,
        "shc": mist_of(k, "#2b2744"),
    }
    sh = 0.5 * (1 - 0.75 * fade(k))
    posts = [
        limb([(*p.at(u, v, z0), 7 * p.size), (*p.at(u, v, -58), 6 * p.size)], 1)
        for u in (r1 - 3,)
        for v in (-w + 3, w - 3)
        for z0 in (0,)
    ]
    sc.layer(U(posts), down(wood, 0.35), z=2, sh=sh, rimop=0.5, **opts)
    # faces of frame and mattress that look at us
    faces = []
    for v in (-w, w):
        if math.cos(p.a) * v < 0:
            faces.append(
                (
                    p.quad((r0, v, h), (r1, v, h), (r1, v, h - THICK), (r0, v, h - THICK)),
                    p.quad((r0 + 60, v, h + 1), (r1, v, h + 1), (r1, v, h - 17), (r0 + 60, v, h - 17)),
                )
            )
    end = r1 if p.towards_us else r0
    front = p.quad((end, -w, h), (end, w, h), (end, w, h - THICK), (end, -w, h - THICK))

    def board(u: float, tall: float, kind: int) -> None:
        arch = [
            (-w - 3, -THICK - 4),
            (-w - 3, tall * 0.72),
            (-w * 0.6, tall * 0.9),
            (0.0, tall),
            (w * 0.6, tall * 0.9),
            (w + 3, tall * 0.72),
            (w + 3, -THICK - 4),
        ]
        c = curve(np.array([p.at(u, v, z) for v, z in arch]), [True, True, False, False, False, True, True], n=8)
        g = clean(Polygon(c).buffer(0))
        if kind:
            c2 = curve(
                np.array([p.at(u, v * 0.84, z - 9 if z > 0 else z + 22) for v, z in arch]),
                [True, True, False, False, False, True, True],
                n=8,
            )
            hole = clean(Polygon(c2).buffer(0))
            bars = [
                limb([(*p.at(u, v, 0), 4.4 * p.size), (*p.at(u, v, tall * 0.98), 4.4 * p.size)], 1)
                for v in np.linspace(-w * 0.6, w * 0.6, 5)
            ]
            g = U(g.difference(hole), clean(U(bars).intersection(g)))
        knobs = [ellipse(*p.at(u, s * (w + 3), tall * 0.76), 6.5 * p.size) for s in (-1, 1)]
        g = U(g, knobs)
        sc.layer(
            g,
            sc.lin([(0, up(wood, 0.5)), (1, down(wood, 0.2))], *p.at(u, 0, tall), *p.at(u, 0, -THICK)),
            z=5 * p.size,
            sh=sh,
            rimop=0.85,
            **opts,
        )

    kind = (0, 1, 0, 1, 1)[k % 5]
    if p.towards_us:
        board(r0, 62, kind)
    else:
        board(r1, 34, kind)
    for side, drape in faces:
        sc.layer(side, down(wood, 0.3), z=3, sh=sh, rimop=0.5, **opts)
        sc.layer(
            drape,
            sc.lin([(0, tone(quilt)), (1, down(quilt, 0.42))], *p.at(r1, 0, 0), *p.at(r1, 0, -40)),
            z=2,
            sh=sh,
            rimop=0.5,
            **opts,
        )
    if p.towards_us:
        sc.layer(front, down(quilt, 0.4), z=3, sh=sh, rimop=0.5, **opts)
    else:
        sc.layer(front, down(wood, 0.35), z=3, sh=sh, rimop=0.5, **opts)
    top = p.quad((r0, -w, h), (r1, -w, h), (r1, w, h), (r0, w, h))
    sc.layer(top, up("#e9e4de", 0.5), z=3, sh=sh, rimop=0.8, **opts)
    cover = p.quad((r0 + 62, -w, h + 1), (r1, -w, h + 1), (r1, w, h + 1), (r0 + 62, w, h + 1))
    sc.layer(
        cover,
        sc.lin([(0, up(quilt, 0.42)), (1, tone(quilt))], *p.at(r0 + 60, 0, 0), *p.at(r1, 0, 0)),
        z=2,
        sh=sh,
        rimop=0.7,
        **opts,
    )
    marks = []
    if k % 3 == 0:
        marks = [limb([(*p.at(u, -w, 1), 2), (*p.at(u, w, 1), 2)], 1) for u in np.arange(r0 + 84, r1, 22)]
    elif k % 3 == 1:
        marks = [limb([(*p.at(u, -w, 1), 1.6), (*p.at(u, w, 1), 1.6)], 1) for u in np.arange(r0 + 90, r1, 30)] + [
            limb([(*p.at(r0 + 62, v, 1), 1.6), (*p.at(r1, v, 1), 1.6)], 1) for v in (-w * 0.5, 0, w * 0.5)
        ]
    else:
        marks = [
            ellipse(*p.at(u, v, 1), 3.4 * p.size, 2.2 * p.size)
            for u in np.arange(r0 + 80, r1 - 6, 20)
            for v in (-w * 0.66, -w * 0.22, w * 0.22, w * 0.66)
        ]
    if not last:
        sc.flat(clean(U(marks).intersection(cover)), up(quilt, 0.6), 0.6)
    pillow = [
        p.at(
            r0 + 31 + 21 * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)),
            (w - 14) * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)),
            6,
        )
        for a in np.linspace(0, 2 * math.pi, 40)
    ]
    pil = U(MultiPoint(pillow).convex_hull, T(MultiPoint(pillow).convex_hull, 0, 7 * p.size))
    sc.layer(
        rounded(pil, 5 * p.size),
        sc.lin([(0, up("#f4f0ea", 0.7)), (1, tone("#b3b0c4"))], *p.at(r0 + 30, 0, 20), *p.at(r0 + 30, 0, -12)),
        z=3 * p.size,
        sh=sh,
        rimop=0.8,
        **opts,
    )
    if not last:
        hair = HAIRS[k % 7] if k < 17 else ("#b9b4b4", "#d8d4d0")[k % 2]
        n_heads = 2 if k == 12 else 1
        for j in range(n_heads):
            v0 = 0.0 if n_heads == 1 else (-20.0, 20.0)[j]
            hx, hy = p.at(r0 + 36, v0 + (6 if k % 2 else -6), 16)
            rad_ = (11 + 7 * sleeper_big) * p.size
            sc.layer(
                U(
                    ellipse(hx, hy, rad_, rad_ * 0.94),
                    [
                        ellipse(hx + rad_ * 0.8 * math.cos(a), hy + rad_ * 0.7 * math.sin(a), rad_ * 0.34)
                        for a in np.linspace(0.3, 6.0, 8)
                    ],
                ),
                tone(hair),
                z=3,
                sh=sh,
                rimop=0.7,
                **opts,
            )
            L = LONG * (0.36 + 0.42 * sleeper_big)
            body = [
                (r0 + 66, 15),
                (r0 + 66 + L * 0.25, 21),
                (r0 + 66 + L * 0.55, 17),
                (r0 + 66 + L * 0.8, 14),
                (r0 + 66 + L, 10),
            ]
            hump = limb(
                [
                    (
                        *p.at(u, v0 * 0.9 + (8 if i % 2 else -8) * sleeper_big * (n_heads == 1), 5),
                        2.6 * r_ * sleeper_big * p.size * (0.8 if n_heads == 2 else 1.08),
                    )
                    for i, (u, r_) in enumerate(body)
                ],
                8,
            )
            hx2, hy2 = p.at(r0 + 90, v0, 40)
            hx3, hy3 = p.at(r0 + 90, v0, -22)
            sc.layer(
                hump,
                sc.lin([(0, up(quilt, 0.55)), (1, down(quilt, 0.22))], hx2, hy2, hx3, hy3),
                z=4 * p.size,
                sh=sh,
                rimop=0.9,
                **opts,
            )
            sc.flat(clean(U(marks).intersection(hump)), up(quilt, 0.7), 0.35)
            turn = limb(
                [
                    (*p.at(r0 + 62, v0 - 30 * sleeper_big, 6), 9 * p.size),
                    (*p.at(r0 + 58, v0, 24), 13 * p.size),
                    (*p.at(r0 + 62, v0 + 30 * sleeper_big, 6), 9 * p.size),
                ],
                6,
            )
            sc.layer(turn, up("#f6f2ec", 0.8), z=2, sh=sh, rimop=0.8, **opts)
    else:
        fold = p.quad((r0 + 62, -w, 3), (r0 + 120, -w * 0.1, 3), (r0 + 62, w, 3))
        sc.layer(fold, "#ffffff", z=3, sh=0.3, rimop=1, **opts)
    if p.towards_us:
        board(r1, 34, kind)
    else:
        board(r0, 62, kind)
    if k in (3, 5, 10, 14):  # slippers on the quilt's edge, ever larger
        x, y = p.at(r1 - 16, 0, 4)
        s = 0.6 + 0.03 * k
        if p.towards_us:
            x, y = p.at(r1 + 2, 0, 40)
            sc.layer(
                U(ellipse(x - 9 * s, y, 7 * s, 5 * s), ellipse(x + 9 * s, y, 7 * s, 5 * s)),
                tone("#d8735a"),
                z=2,
                cut=0,
                wash=0,
                fibre=0,
            )


def draw_tower(sc: Scene) -> None:
    """Mist, tall windows in the round wall behind it, and rays from above."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffdf4"), (0.16, "#fbf1e2"), (0.42, "#d5cfd6"), (0.72, "#837e9e"), (1, "#37335a")], *MORNING, 1180
        )
    )
    for row, (y, s, n) in enumerate(((1010, 1.0, 5), (640, 0.74, 5), (372, 0.54, 7), (200, 0.36, 9))):
        for j in range(n):
            t = (j - (n - 1) / 2) / ((n - 1) / 2)
            x = 400 + 430 * math.sin(t * 1.2) * (0.94 if row < 2 else 0.9)
            w = 52 * s * max(0.25, math.cos(t * 1.2))
            h = 230 * s
            yy = y - 40 * s * (1 - math.cos(t * 1.2)) * -1
            frame = U(
                box(x - w - 9 * s, yy - h, x + w + 9 * s, yy + 8 * s), ellipse(x, yy - h, w + 9 * s, (w + 9 * s) * 0.9)
            )
            pane = U(box(x - w, yy - h, x + w, yy), ellipse(x, yy - h, w, w * 0.9))
            k = row / 3
            tone = mix("#8a86a4", "#efe8e2", k**0.7)
            sc.layer(
                frame, mix(tone, "#ffffff", 0.12), z=5, cut=0.4, wash=0.5, sh=0.22, shc="#4d4a68", rim=WHITE, rimop=0.6
            )
            bars = U(
                box(x - 1.6 * s, yy - h - w, x + 1.6 * s, yy),
                [box(x - w, yy - h * q - 1.5 * s, x + w, yy - h * q + 1.5 * s) for q in (0.3, 0.62, 0.94)],
            )
            sc.flat(clean(pane.difference(bars)), mix(mix("#b9b4d0", "#fff6e6", 0.35 + 0.5 * k), WHITE, k), 0.9)
            sc.glow(x, yy - h * 0.5, 150 * s, "#fff3dc", 0.28)
    for y, s in ((1056, 1.0), (676, 0.74), (398, 0.54), (216, 0.36)):
        arc = [
            (400 + 460 * math.sin(a), y + 52 * s * (1 - math.cos(a)) * -1 + 16 * s) for a in np.linspace(-1.3, 1.3, 30)
        ]
        sc.stroke(arc, "#6f6b8c", 9 * s, 0.35)
        sc.stroke([(x, yy - 6 * s) for x, yy in arc], WHITE, 2, 0.7)
    sc.glow(*MORNING, 520, "#fff6e0", 0.8)
    beams = []
    for a in np.linspace(0.25, 2.9, 12):
        beams.append(
            Polygon(
                [
                    MORNING,
                    (MORNING[0] + 1300 * math.cos(a - 0.025), MORNING[1] + 1300 * math.sin(a - 0.025)),
                    (MORNING[0] + 1300 * math.cos(a + 0.025), MORNING[1] + 1300 * math.sin(a + 0.025)),
                ]
            )
        )
    sc.flat(
        U(beams),
        sc.rad([(0, "#fffaf0", 0.5), (0.5, "#fffaf0", 0.18), (1, "#fffaf0", 0)], *MORNING, 1150),
        1,
        "screen",
        4,
    )


def draw_girl(sc: Scene) -> None:
    """A child in a nightshirt with a pillow, seen from behind."""
    p = Place(GIRL_ON)
    x, y = p.at(INNER + 150, 0, 6)
    pose = FRONT["walk"].but(
        lean=3, nod=-6, foot_a=(-0.1, 0.22), foot_b=(0.1, 0), hand_a=(-0.34, 0.5), hand_b=(0.3, 0.8)
    )
    g = T(
        person(
            8,
            "back",
            pose,
            dress("nightshirt", "#fffaf0", "#fffaf0", "#e9c98a"),
            skin="#a8684a",
            hair="braids",
            hair_colour="#2e1c1a",
        ),
        x,
        y,
        1.06,
    )
    sc.flat(ellipse(x + 3, y + 2, 30, 7), "#3a3458", 0.5, "multiply", 3)
    put(sc, g, z=2, rim=(0.6, 3, "#ffffff", 0.9), sh=0.4, cast=5)
    hx, hy = g.at("hand_a.hold")
    pil = T(shape("-36,-20 0,-24 36,-20 40,0 36,20 0,24 -36,20 -40,0"), hx - 12, hy - 8, 0.82, rot=68)
    sc.layer(
        pil,
        sc.lin([(0, "#8fb4e0"), (1, "#4a70aa")], hx, hy - 40, hx, hy + 30),
        z=5,
        cut=0.3,
        wash=0.4,
        rim=WHITE,
        rimop=1.0,
        rimw=1.5,
    )
    sc.flat(
        T(
            U([limb([(-30, d, 0.6), (0, d * 1.2, 2), (30, d, 0.6)], 4) for d in (-10, 0, 10)]),
            hx - 12,
            hy - 8,
            0.82,
            rot=68,
        ),
        "#fffaf0",
        0.7,
    )


def draw() -> Scene:
    sc = Scene("stair_of_beds", light=(*MORNING, 240), shadow="#2b2744", bg=LAVENDER)
    draw_tower(sc)
    order = sorted(
        range(-1, BEDS), key=lambda k: -(math.sin(Place(k).a) * 160 * math.cos(PITCH) - k * RISE * math.sin(PITCH))
    )
    for k in order:
        lay_bed(sc, k)
        if k == GIRL_ON:
            draw_girl(sc)
    sc.glow(MORNING[0], MORNING[1], 360, "#fffaf0", 0.4)
    sc.veil([(0, "#fff8ee", 0.25), (0.22, "#fff8ee", 0.14), (0.5, "#fff8ee", 0)], 0, 0, 0, 1000)
    sc.vignette("#2b2744", 0.34, 410, 420, 960, 0.55)
    sc.finish()
    return sc
