"""A baby in a high chair, whose legs bow, holds a woman on a chair by two legs, she an old man in a rocker, and he the free
throne, which has slipped out of one of his hands: only the cat has left in time.

Palette: cream #fff1cf, apricot #ff9f72, raspberry #c8405a, wine #6a1540, aubergine #2c0830, velvet #0d5f4e, gold #f7bd3f, mustard #eda52c.
Light: an evening sun low on the left, off the card. Planes: sky / banks of cloud / haze of a town / square and shadow / tower / cat.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from shapely import segmentize
from shapely.affinity import affine_transform
from shapely.geometry import Polygon, box
from shapely.ops import transform

from cards.studio.papercut import *
from cards.studio.papercut.body import XY, skeleton
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.turned_chairs import View, chair3, throne3

LX, LY = 20, 800
HORIZON = 972
CREAM, PLUM, DEEP = "#fff1cf", "#4a1240", "#2c0830"
LIES = [1, -0.85, 0, -0.26, 0, 0]  # what stands, laid on the ground as its shadow
# kind, wood, cloth, scale, lean, yaw, pitch of the chair and size of the sitter on it, from the bottom
SEATS = (
    ("high", "#b5264f", "#eda52c", 1.62, -2, 14, 7, 1.74),
    ("spindle", "#8a4a34", "#2f86a8", 1.84, 4, -9, 3, 0.78),
    ("rocker", "#f4e2c8", "#c8456e", 1.38, 11, 12, -3, 0.92),
)
# what is held of the chair above: +-x, y, z
LEGS = {"spindle": (21, 0, 19), "rocker": (20, -2, 10), "throne": (30, 0, 25)}
THRONE_VIEW = (-20, -12)
FOOT, THRONE = (366, 1132), (2.0, 25)  # where the tower stands; the throne's scale and lean


def lit(sc: Scene, a: str, b: str, c: str, r: float = 900) -> str:
    """A fill that falls off from the sun."""
    return sc.rad([(0, a), (0.42, b), (1, c)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Cream over the roofs, raspberry above; banks of cloud lit from below."""
    sc.backdrop(sc.rad([(0, "#fffbe4"), (0.16, "#ffe2a6"), (0.32, "#ff9f72"), (0.5, "#c8405a"), (0.72, "#6a1540"), (1, "#260a26")], LX, LY, 1060))  # fmt: skip
    r = sc.stream("clouds")
    for P, c in (
        ([(-60, 300), (160, 280), (420, 190), (640, 110), (860, -10)], "#571338"),
        ([(-60, 470), (140, 452), (380, 370), (600, 300), (860, 150)], "#8a2048"),
        ([(-60, 620), (180, 590), (420, 540), (640, 450), (860, 330)], "#bb3a54"),
        ([(-60, 750), (200, 730), (420, 690), (640, 620), (860, 520)], "#e8705e"),
    ):
        g, _ = land(r, P, 13, 1000, 7)
        sc.layer(g, sc.rad([(0, "#fffbe4"), (0.24, mix(c, "#ffd488", 0.75)), (0.52, c), (1, mix(c, "#260a26", 0.75))], LX, LY, 880), z=9, sh=0.4, shc="#33092c", dy=-4, cut=1.8, wash=0.8, rim="#ffe6b8", rimop=0.95, rimw=1.3)  # fmt: skip
    for x, y, k, turn in ((640, 250, 1.3, -18), (716, 300, 1.0, 12), (690, 196, 0.8, -8), (752, 236, 0.7, 20)):
        wings = U(limb("-14,-6,.8 -5,-1,4 0,2,4.6", 4), limb("0,2,4.6 6,-3,3.6 16,-10,.8", 4), limb("-2,2,5 10,8,2 18,14,.6", 3), limb("10,8,2 14,16,.6", 2))  # fmt: skip
        sc.layer(T(wings, x, y, k, rot=turn), "#ffd9b8", z=3, sh=0.25, cut=0, rim="#ffd9c0", rimop=0.9)


def draw_town(sc: Scene) -> None:
    """Three rows of roofs in the haze, all windows dark; a square of cobbles."""
    r = sc.stream("town")
    for y, size, c in ((930, 30, "#f0957c"), (952, 40, "#c05260"), (976, 54, "#7a1f48")):
        out, panes_, x = [], [], -40.0
        while x < 850:
            w, h = size * r.uniform(0.8, 1.7), size * r.uniform(0.5, 1.3)
            if r.random() < 0.14:
                w, h = size * 0.7, size * 2.6
            out.append(Polygon([(x, y + 60), (x, y - h), (x + w / 2, y - h - min(w, size) * r.uniform(0.5, 0.9)), (x + w, y - h), (x + w, y + 60)]))  # fmt: skip
            if r.random() < 0.4:
                out.append(box(x + w * 0.7, y - h - size * 0.6, x + w * 0.7 + 6, y - h))
            panes_ += [box(q, y - h * e, q + size * 0.13, y - h * e + size * 0.22) for q in np.arange(x + 7, x + w - 6, size * 0.36) for e in (0.8, 0.4) if r.random() < 0.7]  # fmt: skip
            x += w * r.uniform(0.96, 1.12)
        sc.layer(U(out), lit(sc, light(c, 0.6), c, mix(c, "#7a1848", 0.6), 860), z=6, sh=0.3, shc="#8a2450", cut=0.3, wash=0.4, rim="#fff3d6", rimop=0.95, rimw=1.3)  # fmt: skip
        sc.flat(U(panes_), mix(c, PLUM, 0.5), 0.6)
        sc.veil([(0, "#ffdcb0", 0), (0.5, "#ffdcb0", 0.2), (1, "#ffdcb0", 0)], 0, 840, 0, 1000)
    sc.glow(20, 880, 460, "#fff3c4", 0.7)
    square = box(-40, HORIZON + 4, 860, 1280)
    sc.layer(square, sc.rad([(0, "#fff0c4"), (0.26, "#ffc48e"), (0.55, "#c9545c"), (1, "#4a1038")], 60, 1000, 780), z=7, sh=0.4, wash=0.5, rim="#fff6e0")  # fmt: skip
    stones = cobbles(-20, HORIZON + 8, 820, 1230, 44, "square", 930)
    sc.flat(T(stones, 1.4, 1.8).difference(stones), "#8a2a5c", 0.35)
    sc.flat(stones, "#fff3d6", 0.14)


def bowed(f: Figure, h: float, k: float) -> Figure:
    """A chair whose legs bend outwards under the load."""

    def out(x: Any, y: Any) -> tuple[Any, Any]:
        t = np.clip(-np.asarray(y) / h, 0, 1)
        return np.asarray(x) * (1 + k * np.sin(np.pi * t) - 0.12 * k * t), np.asarray(y)

    f.pieces = [p._replace(geom=clean(transform(out, segmentize(p.geom, 3)))) for p in f.pieces]
    return f


class Placing(NamedTuple):
    """From a thing's own units to the card."""

    x: float
    y: float
    s: float
    lean: float

    def out(self, u: XY) -> XY:
        c, n = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        return self.x + self.s * (c * u[0] - n * u[1]), self.y + self.s * (n * u[0] + c * u[1])

    def back(self, q: XY) -> XY:
        c, n = math.cos(math.radians(self.lean)), math.sin(math.radians(self.lean))
        dx, dy = (q[0] - self.x) / self.s, (q[1] - self.y) / self.s
        return c * dx + n * dy, -n * dx + c * dy


UP = SIDE["sit"].but(elbow_a=-1, elbow_b=1, grip_a="grip", grip_b="grip")
STRAIN = FEELINGS["anger"]._replace(brow_in=8, brow_out=-3, open=0.0, gape=0.2, curve=-0.55, wide=0.9, cheek=1.0)
FACING = FRONT["sit"].but(elbow_a=1, elbow_b=-1, grip_a="fist", grip_b="fist")
BEARERS: tuple[dict[str, Any], ...] = (
    {"age": 2, "view": "front", "pose": FACING.but(nod=4, foot_a=(-0.42, 0.2), foot_b=(0.4, 0.12), lean=-5), "skin": "#e39c7e", "hair": "crop", "hair_colour": "#7a3a1c", "mood": STRAIN,
     "dress": dress("shirt", "#2f86a8", "#2f86a8", CREAM).but(shoes="boots", shoe_colour="#b5264f"), "big_head": 1.0},
    {"age": 36, "view": "front", "head_view": "tq", "pose": FACING.but(nod=-16, lean=-3, foot_a=(-0.12, 0.24), foot_b=(0.12, 0.2)), "skin": "#8a5636", "hair": "bun", "hair_colour": "#1c1014", "mood": FEELINGS["fear"]._replace(look=(0.4, -0.9)),
     "dress": dress("gown", "#eda52c", "#7a3a1c", CREAM).but(skirt=0.82, flare=14, pattern="dots", pattern_colour="#fff1cf")},
    {"age": 70, "view": "tq", "pose": UP.but(lean=0, nod=-10, foot_a=(0.56, 0.06), foot_b=(0.3, 0.0), grip_a="open", grip_b="fist"), "skin": "#e8b98e", "hair": "balding", "hair_colour": "#f6efe6", "mood": "fear",
     "dress": dress("suit", "#24508f", "#1b3666", CREAM), "beard": "full"},
)  # fmt: skip
HELD = (9, 3, 6)  # how far over the foot of the leg
HOLDS = (
    (0.0, 0.9),
    (0.0, 0.93),
    (6.0, 0.8),
)  # of each bearer: how far before its middle, and at what part of its arm, it holds


def placed() -> tuple[list[tuple[Figure, Figure]], Figure]:
    """Chairs with their people, and the throne: built upwards, each with two legs in the fists of the one below."""
    out = []
    x, y = FOOT
    for i, (kind, wood, cloth, s, lean, yaw, pitch, k) in enumerate(SEATS):
        c = chair3(kind, wood, cloth, yaw, pitch)
        if kind == "high":
            c = bowed(c, 84, 0.42)
        at = Placing(x, y, s, lean)
        who = BEARERS[i]
        sk = skeleton(who["age"], who["view"], who["pose"])
        seat, hip = c.at("seat"), sk.spine_at(0)
        ox, oy = seat[0] - hip[0] * k, seat[1] - hip[1] * k - 5
        above = SEATS[i + 1] if i < 2 else ("throne", "", "", *THRONE, *THRONE_VIEW, 1)
        v = View(above[5], above[6])
        lx, ly, lz = LEGS[above[0]]
        feet = [v.flat((e * lx, ly, lz)) for e in (-1, 1)]
        dx, part = HOLDS[i]
        mid = (sk.shoulder_a[0] + sk.shoulder_b[0]) / 2 + dx, sk.shoulder_a[1] - part * sk.prop.arm
        gx, gy = at.out((ox + k * mid[0], oy + k * mid[1]))
        up = Placing(0, 0, above[3], above[4])
        q = [up.out(f) for f in feet]
        x, y = gx - (q[0][0] + q[1][0]) / 2, gy - (q[0][1] + q[1][1]) / 2 + HELD[i] * above[3]
        if i == 2:  # one leg of the throne has slipped
            x, y = gx - q[1][0] + 26, gy - q[1][1] - 14
        up = Placing(x, y, above[3], above[4])
        grip = [up.out((f[0], f[1] - HELD[i])) for f in feet]
        reach = [((u - ox) / k, (w - oy) / k) for u, w in (at.back(g) for g in grip)]
        p = person(reach_a=reach[0], reach_b=reach[1], **who)
        out.append((T(c, at.x, at.y, s, rot=lean), T(T(p, ox, oy, k), at.x, at.y, s, rot=lean)))
    t = throne3(yaw=THRONE_VIEW[0], pitch=THRONE_VIEW[1])
    return out, T(t, x, y, THRONE[0], rot=THRONE[1])


def draw_tower(sc: Scene) -> None:
    """The long shadow first; then from the top down, so that every fist lies over the leg it holds."""
    pairs, top = placed()
    x0 = FOOT[0]
    solid = U([f.outline() for c, p in pairs for f in (c, p)], top.outline())
    shade = T(affine_transform(T(solid, -x0, -FOOT[1]), LIES), x0 + 4, FOOT[1] + 2)
    sc.flat(clean(shade).intersection(box(-40, HORIZON + 8, 860, 1280)), "#3a0a34", 0.8, "multiply", 2)
    o: dict[str, Any] = {"z": 2.2, "sh": 0.4, "shc": DEEP, "rimop": 0.4}
    put(sc, top, rim=(2.4, -1, "#fffbe4", 1), cast=10, **o)
    g = top.outline()
    sc.flat(clean(g.difference(T(g, -46, 8))), DEEP, 0.5, "multiply", 16)
    for c, p in reversed(pairs):
        for f in (c, p):
            put(sc, f, rim=(2.6, -0.6, "#fff1cf", 0.95), cast=5, **o)
            g = f.outline()
            sc.flat(clean(g.difference(T(g, -13, 3))), DEEP, 0.42, "multiply", 5)
    draw_cracks(sc)


def draw_cracks(sc: Scene) -> None:
    """The stones give way under the legs of the high chair."""
    r = sc.stream("cracks")
    for e in (-1, 1):
        for z in (-1, 1):
            u = View(14, 7).flat((e * 26, 0, z * 24))
            x, y = FOOT[0] + u[0] * SEATS[0][3], FOOT[1] + u[1] * SEATS[0][3]
            sc.flat(ellipse(x + 4, y + 1, 13, 4), DEEP, 0.7, "multiply", 2)
            for _ in range(4):
                a, n = r.uniform(0, 6.28), r.uniform(14, 34)
                pts = [
                    (x + math.cos(a + r.uniform(-0.4, 0.4)) * n * t, y + math.sin(a) * n * t * 0.34)
                    for t in (0.1, 0.4, 0.7, 1)
                ]
                sc.stroke(pts, DEEP, 1.4, 0.8)


def draw_cat(sc: Scene) -> None:
    """It has left in time."""
    cat = T(beast("cat", "leap", neck=16, tail=40), 214, 222, 0.78, rot=-62, flip=True).recolour(
        lambda c: mix(c, "#1d0a1e", 0.7)
    )
    put(sc, cat, z=3, rim=(2, 2.6, "#fff3d6", 1), rimop=0.2)


def draw_near(sc: Scene) -> None:
    """The near stones sink into the evening."""
    sc.flat(box(-40, 1040, 860, 1280), sc.lin([(0, DEEP, 0), (0.5, DEEP, 0.6), (1, DEEP, 1)], 0, 1060, 0, 1220), 0.9, "multiply")  # fmt: skip


def draw() -> Scene:
    """Who sat there before?"""
    sc = Scene("chair_tower", light=(LX, LY, 260), shadow="#480a30", bg="#f97f93")
    draw_sky(sc)
    draw_town(sc)
    draw_tower(sc)
    draw_cat(sc)
    draw_near(sc)
    sc.vignette("#480a30", 0.34, 330, 620, 900)
    sc.finish()
    return sc
