"""The moon in a zinc tub: slack, patched and wet, the only lamp of the room; the tub in two halves, behind and before it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb, shape
from cards.studio.papercut.hand import Wob, handcut
from cards.studio.papercut.scene import Scene

MX, MY, MR = 386.0, 736.0, 222.0
WATER = 874.0
TX, TW, TF, FOOT = 386.0, 262.0, 52.0, 1092.0  # tub: middle, half width, flatness of its rim, lowest point
LEAK = (186.0, 868.0)
CREAM = "#fff7dc"
MARIA = ((324, 650, 92, 58, -24), (454, 706, 70, 46, 30), (344, 800, 66, 40, 8), (482, 812, 44, 28, -10), (250, 742, 40, 54, 12))  # fmt: skip
CRATERS = (
    (300, 596, 17), (374, 566, 11), (438, 604, 21), (514, 640, 13), (272, 680, 15), (366, 700, 26), (414, 640, 9), (536, 720, 18),
    (220, 716, 11), (460, 756, 12), (300, 764, 19), (394, 786, 12), (548, 796, 11), (244, 810, 15), (434, 838, 18), (344, 846, 10),
    (508, 690, 8), (330, 628, 8), (488, 566, 10), (214, 776, 7), (406, 730, 7), (264, 632, 9), (562, 752, 7),
)  # fmt: skip


def moon() -> Any:
    """A disc that has lost air: fallen in on its left shoulder, slack below."""
    P = []
    for a in np.linspace(0, 2 * math.pi, 121)[:-1]:
        r = MR * (1 - 0.115 * math.exp(-(((a - 3.98) / 0.3) ** 2)) + 0.01 * math.sin(3 * a) + 0.018 * math.sin(a) ** 3)
        P.append((MX + r * math.cos(a), MY + r * math.sin(a)))
    return Polygon(P)


def draw_back(sc: Scene) -> None:
    """The far rim, the water, and what lies of the moon under it."""
    sc.flat(ellipse(TX, FOOT - 2, TW * 1.1, 30), "#04090c", 0.9, "multiply", 12)
    rim = ellipse(TX, WATER, TW, TF)
    sc.layer(rim.buffer(10), sc.near("#efe8c4", "#3c525a", 360), z=6, cut=0, rim="#ffffff", rimop=0.9)
    sc.flat(rim, sc.rad([(0, "#fff6d8"), (0.4, "#b8c8ac"), (0.72, "#4f7f80"), (1, "#163840")], MX, WATER, TW))
    sc.flat(rim.difference(T(rim, 0, 13)), "#0c2026", 0.6, "multiply", 4)
    sc.flat(ellipse(MX, WATER + 6, MR * 0.95, 36).intersection(rim), "#fff8e0", 0.55, None, 5)


def above_water() -> Any:
    """What of the moon is seen."""
    half = math.sqrt(MR**2 - (WATER - MY) ** 2)
    return clean(U(moon().intersection(box(0, 0, 800, WATER + 4)), ellipse(MX, WATER + 3, half * 0.985, 22)))


def draw_moon(sc: Scene) -> None:
    """Paper on paper: seas cut down in steps, craters, seams, two patches, drops that run."""
    g = above_water()
    sc.glow(MX, MY, 560, "#fff0c4", 0.75, mid=0.5)
    fill = sc.rad([(0, "#fffdf2"), (0.55, "#fff6da"), (0.84, "#f3e2b2"), (1, "#d8bd84")], MX + 16, MY - 10, MR * 1.12)
    sc.layer(g, fill, z=10, cut=0, wash=0.8, rim="#ffffff", rimop=1, rimw=1.6, sh=0.3)
    r = sc.stream("seas")
    with sc.clip(g):
        for x, y, w, h, rot in MARIA:
            for k, c in enumerate(("#f4e6bc", "#ead9a8", "#e2cd98")):
                q = handcut(ellipse(x, y, w * (1 - 0.24 * k), h * (1 - 0.24 * k), rot), 7 - k, 16, r.randrange(999), 60)
                sc.flat(T(q, 0, -1.6), "#b49660", 0.5, None, 1.2)
                sc.flat(q, c, 0.9)
                sc.flat(clean(q.difference(T(q, -0.6, -1.6))), "#ffffff", 0.7)
        for x, y, q in CRATERS:
            e = handcut(ellipse(x, y, q, q * 0.88), 0.9, 5, r.randrange(999), 20)
            sc.flat(e.buffer(q * 0.16), "#fffdf0", 0.8)
            sc.flat(e, "#d8c08a", 0.9)
            sc.flat(clean(e.difference(T(e, 1.5, 0.2 * q + 1))), "#9a7c4c", 0.75, None, 0.8)
            sc.flat(T(ellipse(x, y + q * 0.1, q * 0.55, q * 0.46), 0, 0), "#e8d6a6", 0.8)
        limb_ = g.difference(T(ellipse(MX, MY, MR * 0.9), 0, -6))
        sc.flat(limb_, "#c8a468", 0.3, "multiply", 16)
        dent = limb([(226, 604, 1), (250, 610, 7), (276, 590, 6), (286, 560, 1)], 8)
        sc.flat(dent, "#a8865a", 0.6, None, 3)
        for k in range(4):
            sc.flat(limb([(240 + 9 * k, 618 + 3 * k, 0.4), (258 + 9 * k, 632 + 4 * k, 2), (264 + 12 * k, 660 + 6 * k, 0.4)], 5), "#a8865a", 0.5)  # fmt: skip
    _patch(sc, 280, 634, 46, -36, "#c8452f")
    _patch(sc, 314, 822, 36, 10, "#b9a06a")
    drops = sc.stream("drops")
    runs = []
    for _ in range(11):
        x = drops.uniform(MX - 190, MX + 190)
        y = drops.uniform(WATER - 90, WATER - 20)
        L = drops.uniform(18, 60)
        runs += [limb([(x, y - L, 0.5), (x + 1, y, 1.6)], 2), ellipse(x + 1, y + 2, 2.6, 3.6)]
    runs_ = clean(U(runs).intersection(g))
    sc.flat(T(runs_, 1, 1.4), "#a88a58", 0.5)
    sc.flat(runs_, "#ffffff", 0.95)


def _patch(sc: Scene, x: float, y: float, w: float, rot: float, c: str) -> None:
    q = T(box(-w / 2, -w * 0.4, w / 2, w * 0.4).buffer(3), x, y, rot=rot)
    sc.layer(q, c, z=2, cut=0.7, rim="#ffffff", rimop=0.7, sh=0.5, shc="#5a3c1c")
    n = 6
    st = [box(-w / 2 + k * w / n - 1.1, s * (w * 0.4 + 2) - 4, -w / 2 + k * w / n + 1.1, s * (w * 0.4 + 2) + 4) for k in range(n + 1) for s in (-1, 1)]  # fmt: skip
    st += [box(s * (w / 2 + 2) - 4, k * w * 0.26 - 1.1, s * (w / 2 + 2) + 4, k * w * 0.26 + 1.1) for k in (-1, 0, 1) for s in (-1, 1)]  # fmt: skip
    sc.flat(T(U(st), x, y, rot=rot), dark(c, 0.5), 0.9)


def draw_front(sc: Scene) -> None:
    """Ripples and froth, then the front of the tub: bands of zinc, lit at the rim, dark below."""
    rim = ellipse(TX, WATER, TW, TF)
    half = math.sqrt(MR**2 - (WATER - MY) ** 2)
    for k, op in enumerate((1, 0.7, 0.5, 0.3)):
        e = ellipse(MX + 1.5 * k, WATER + 3 + k * 2, half * (1 + 0.11 * k), 22 + 8 * k)
        sc.flat(clean(e.difference(T(e, 0, -2.6 + 0.4 * k)).intersection(rim)), "#fffdf0", op)
    r = sc.stream("froth")
    for _ in range(26):
        x, y, q = LEAK[0] + r.gauss(0, 17), LEAK[1] + 6 - abs(r.gauss(0, 12)), r.uniform(2.5, 7)
        sc.flat(ellipse(x, y, q), "#ffffff", 0.3)
        sc.flat(ellipse(x, y, q).difference(ellipse(x, y, q - 1.2)), "#fffdf0", 0.95)
    low = TW * 0.84
    body = shape(
        f"{TX - TW - 8},{WATER}^ {TX - TW * 0.95},{WATER + 110} {TX - low},{FOOT - 48}^ {TX - low * 0.8},{FOOT - 18} {TX - low * 0.4},{FOOT - 2}"
        f" {TX},{FOOT + 2} {TX + low * 0.4},{FOOT - 2} {TX + low * 0.8},{FOOT - 18} {TX + low},{FOOT - 48}^ {TX + TW * 0.95},{WATER + 110} {TX + TW + 8},{WATER}^"
        f" {TX + TW * 0.7},{WATER + TF * 0.76} {TX},{WATER + TF + 6} {TX - TW * 0.7},{WATER + TF * 0.76}"
    )
    zinc = [(0, "#0e2026"), (0.2, "#2c4a50"), (0.42, "#557274"), (0.6, "#3c585c"), (0.84, "#1c343a"), (1, "#0c1a20")]
    sc.layer(body, sc.lin(zinc, TX - TW, 0, TX + TW, 0), z=12, cut=0.4, rim="#fffbe6", rimop=1, rimw=2.6)
    with sc.clip(body):
        for t in (0.16, 0.3, 0.62, 0.86):
            y, w = WATER + 20 + 190 * t, TW * (1.04 - 0.18 * t)
            way = along(curve(np.array([(TX - w, y - 14), (TX, y + 44), (TX + w, y - 14)], float), n=12), 40)
            for dy, c, o in ((0, "#050d10", 0.8), (-3, "#d8dcb8", 0.34)):
                sc.stroke(way + np.array([0, dy]), c, 2.6, o)
        for a in np.linspace(-1.2, 1.2, 9):
            x = TX + TW * math.sin(a)
            sc.stroke([(x, WATER + 30), (TX + low * math.sin(a), FOOT)], "#050d10", 1.6, 0.5)
            for t in (0.25, 0.4, 0.55, 0.7, 0.85):
                sc.flat(ellipse(x + (TX + low * math.sin(a) - x) * t + 5, WATER + 40 + 180 * t, 1.8), "#c8d0b4", 0.35)
        sc.flat(body, sc.lin([(0, "#061014", 0), (1, "#061014", 0.85)], 0, WATER + 40, 0, FOOT), 1, "multiply")
    lip = limb([(TX + (TW + 6) * math.cos(a), WATER + (TF + 5) * math.sin(a), 9) for a in np.linspace(0.02, math.pi - 0.02, 40)], 1)  # fmt: skip
    sc.layer(lip, sc.rad([(0, "#fffbe6"), (0.5, "#c8ccae"), (1, "#5a7274")], MX, WATER, TW * 1.1), z=3, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    ring = T(ellipse(0, 0, 14, 26), TX - TW + 4, WATER + 70, rot=6)
    sc.layer(ring.difference(ring.buffer(-7)), "#6a7f7c", z=5, cut=0, rim="#fffbe6", rimop=0.9)


def bubble(sc: Scene, x: float, y: float, r: float, spark: Any) -> None:
    """A soap bubble with a star in it."""
    ring = ellipse(x, y, r)
    sc.flat(ring, sc.rad([(0, "#fff8dc", 0.06), (0.7, "#cfe6dc", 0.18), (1, "#ffffff", 0.6)], x, y, r), 1, "screen")
    sc.flat(ring.difference(ring.buffer(-1.3)), "#fffbe6", 0.85)
    sc.flat(limb([(x - r * 0.62, y - r * 0.1, 0.6), (x - r * 0.5, y - r * 0.5, r * 0.16), (x - r * 0.05, y - r * 0.66, 0.6)], 4), "#ffffff", 0.95)  # fmt: skip
    sc.layer(spark, "#fff3c4", z=1, cut=0, wash=0, fibre=0)
    sc.glow(x, y, r * 2, "#fff0c0", 0.45)


def torn_hole(sc: Scene, x: float, y: float, r: float) -> None:
    """A round black hole in the sky with a torn white edge."""
    rng = sc.stream("hole")
    A = np.linspace(0, 2 * math.pi, 181)[:-1]
    slow, fast = Wob(rng, 3, 7), Wob(rng, 4, 26)

    def disc(radius: float, rough: float) -> Any:
        q = radius + rough * (slow(A / 6.2832) + 0.5 * fast(A / 6.2832))
        return Polygon(np.c_[x + q * np.cos(A), y + q * np.sin(A)]).buffer(0)

    for k, (d, c) in enumerate(((9, "#b8c8bc"), (5, "#efe9d2"))):
        sc.layer(disc(r + d, 2.6 - k), mix(c, "#ffffff", 0.1 * k), z=2, cut=0, fibre=0.3, sh=0.4)
    pit = disc(r, 1.0)
    sc.flat(pit, sc.lin([(0, "#020608"), (1, "#0a1c22")], 0, y - r, 0, y + r))
    with sc.clip(pit):
        sc.flat(pit.difference(T(pit, 5, 9)), "#000204", 0.9, None, 5)
