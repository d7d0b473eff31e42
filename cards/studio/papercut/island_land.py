"""What grows and stands on the hand island: fields, ridges of the fingers, terraced hills, woods, a village."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.hand_island import FINGERS, axis, clear, copse, fields, furrows, whorl
from cards.studio.papercut.scene import Scene

TONES = ("#ffd357", "#b9da4c", "#7cc043", "#f6b93e", "#e8e06a", "#5aa83e", "#ffe28a")


def round_off(sc: Scene, g: Any) -> None:
    """Fingers and palm as rounded ridges: shade on the side away from the sun, light on the other."""
    with sc.clip(g):
        for name in FINGERS:
            P = axis(name, 24)
            for o, k, c, op, mode in (
                (0.38, 0.4, "#5f8f62", 0.85, "multiply"),
                (-0.3, 0.3, "#fffbd0", 0.7, "soft-light"),
            ):
                line = [(x + o * w, y + o * w * 0.3, max(2, w * k * min(1, n / 9))) for n, (x, y, w) in enumerate(P)][
                    3:
                ]
                sc.flat(limb(line, 3), c, op, mode, 13)
            for t in (7, 14):  # the joints
                x, y, w = P[t]
                dx, dy = P[t + 1][0] - P[t - 1][0], P[t + 1][1] - P[t - 1][1]
                m = math.hypot(dx, dy)
                nx, ny = -dy / m, dx / m
                for q in (0, 9):
                    bow = [
                        (
                            x + nx * w * 0.5 * v + dx / m * (q + 7 * v * v),
                            y + ny * w * 0.5 * v + dy / m * (q + 7 * v * v),
                            3.4 - 2.4 * abs(v),
                        )
                        for v in np.linspace(-1, 1, 9)
                    ]
                    sc.flat(limb(bow, 4), "#1f6a44", 0.75)
                    sc.flat(T(limb(bow, 4), 1.5, 3), "#fff8c0", 0.4)
        sc.flat(
            shape("600,620 720,640 730,900 650,1080 580,1260 500,1260 590,1060 650,900 640,740"),
            "#5f8f72",
            0.7,
            "multiply",
            26,
        )


def lay_hills(sc: Scene, water: Any) -> None:
    """The ball of the thumb and the heel of the hand as terraced hills."""
    for spots, tones in (
        (
            ("160,930 186,846 238,800 296,812 326,872 330,960 308,1040 268,1110 226,1080 184,1020", 4),
            ("#8fcb45", "#b9dc50", "#e4e266", "#ffe07a"),
        ),
        (("560,960 600,908 656,906 690,950 684,1010 648,1070 600,1090 566,1040", 3), ("#7cc043", "#a8d44c", "#dcdf62")),
    ):
        base = clean(shape(spots[0]).difference(water.buffer(13)))
        for k in range(spots[1]):
            t = rounded(base.buffer(-19 * k), 10)
            t = T(t, -2.5 * k, -4 * k)
            c = tones[k]
            b = t.bounds
            sc.layer(
                t,
                sc.lin([(0, mix(c, "#fffbd0", 0.45)), (0.5, c), (1, mix(c, "#1a5a4e", 0.5))], b[0], b[1], b[2], b[3]),
                z=6,
                cut=1,
                sh=0.5,
                shc="#1f4a2a",
                dx=4,
                dy=6,
                rim="#fffce0",
                rimop=1,
                rimw=1.3,
            )
            rows = [clean(t.buffer(-5 - 5 * q).difference(t.buffer(-6.4 - 5 * q))) for q in range(2)]
            sc.flat(U(rows), mix(c, "#3a6a1c", 0.6), 0.5)


def lay_land(sc: Scene, g: Any, water: Any) -> Any:
    """Fields in patches, furrows, fingertips ploughed like prints, woods."""
    dry = clean(g.buffer(-6).difference(water.buffer(5)))
    sc.layer(dry, "#3f8a3c", z=6, cut=1.8, sh=0.6, shc="#5a4a1c", dx=4, dy=6, rim="#fffbd0", rimop=0.9)
    r = sc.stream("fields")
    last = ""
    grown = fields(r, dry)
    for f in grown:
        c = r.choice([t for t in TONES if t != last])
        last = c
        b = f.bounds
        fill = sc.lin(
            [(0, mix(c, "#fffbe0", 0.32)), (0.5, c), (1, mix(c, "#2c7a5a", 0.3))],
            b[0] - 40,
            b[1] - 40,
            b[2] + 40,
            b[3] + 40,
        )
        sc.layer(f, fill, z=0.8, cut=0.5, wash=0.5, sh=0.25, rim="#fffbe0", rimop=0.5)
        if r.random() < 0.8:
            sc.flat(furrows(r, f, r.uniform(6, 9), r.uniform(0, 3.1)), mix(c, "#4a6a1c", 0.5), 0.42)
    bushes = []
    for f in grown:
        e = f.exterior
        for _ in range(int(e.length / 15)):
            if r.random() < 0.4:
                q = e.interpolate(r.uniform(0, e.length))
                bushes.append(ellipse(q.x, q.y, r.uniform(2, 4.6), r.uniform(2, 4)))
    bush = clean(U(bushes).intersection(dry.buffer(-4)))
    sc.flat(T(bush, 2, 3), "#1f4a34", 0.6)
    sc.flat(bush, "#3f9a48", 1)
    sc.flat(clean(bush.difference(T(bush, 1, 1.2))), "#c8e870", 0.8)
    round_off(sc, dry)
    with sc.clip(dry):
        for name in FINGERS:
            P = axis(name, 20)
            tip = clean(limb([tuple(q) for q in P[15:]], 4).buffer(3))
            x, y, w = P[17]
            gold = sc.lin(
                [(0, "#fff8cc"), (0.5, "#ffe590"), (1, "#e0b04a")], x - w * 0.5, y - w * 0.2, x + w * 0.5, y + w * 0.2
            )
            sc.flat(tip, gold, 1)
            sc.flat(clean(whorl(name).intersection(tip.buffer(-3))), "#b07a24", 0.6)
    lay_hills(sc, water)
    return dry


def lay_woods(sc: Scene, dry: Any, water: Any) -> None:
    """Copses, dark, each tree a paper of its own with light on its left."""
    r = sc.stream("woods")
    trees = []
    for x, y, n, q in (
        (452, 520, 26, 24),
        (604, 560, 16, 18),
        (300, 560, 14, 16),
        (288, 420, 9, 12),
        (442, 300, 10, 13),
        (610, 330, 10, 12),
        (726, 470, 9, 11),
        (96, 700, 12, 13),
        (560, 740, 12, 14),
        (476, 830, 13, 15),
        (560, 872, 9, 12),
        (410, 1090, 16, 16),
        (566, 1160, 16, 16),
        (248, 930, 16, 15),
        (600, 968, 9, 10),
        (222, 1130, 9, 9),
        (330, 640, 8, 11),
    ):
        trees += [(p, r.uniform(6.5, 12)) for p in copse(r, x, y, n, q) if clear(p, dry, water, 11)]
    trees.sort(key=lambda t: t[0][1])
    sc.flat(U([ellipse(x + 8, y + 9, q * 1.05) for (x, y), q in trees]), "#123a3a", 0.55, "multiply", 2)
    for (x, y), q in trees:
        lobes = U(
            [
                ellipse(x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a), q * 0.62)
                for a in np.linspace(0, 6.28, 6)[:-1]
            ]
        )
        sc.layer(
            lobes,
            sc.rad([(0, "#7fbf48"), (0.45, "#2f8446"), (1, "#0f4a3a")], x - q * 0.6, y - q * 0.7, q * 2),
            z=2.4,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.4,
            rim="#f4ffb0",
            rimop=0.6,
        )


def lay_village(sc: Scene) -> None:
    """Red roofs and a steeple on the hill of the thumb, seen from above and a little from the south."""
    r = sc.stream("village")
    spots = ((196, 880), (226, 864), (258, 868), (208, 908), (286, 900), (240, 990), (270, 970))
    for x, y in sorted(spots, key=lambda p: p[1]):
        w = r.uniform(11, 14)
        sc.flat(
            Polygon([(x - w, y), (x + w, y), (x + w + 16, y + 12), (x - w + 16, y + 12)]), "#1f4a34", 0.5, "multiply", 1
        )
        sc.layer(box(x - w, y - 8, x + w, y + 7), "#fff6e0", z=2, cut=0, wash=0, fibre=0)
        sc.layer(
            Polygon([(x - w - 3, y - 6), (x - w + 5, y - 20), (x + w - 5, y - 20), (x + w + 3, y - 6)]),
            sc.lin([(0, "#f0683e"), (1, "#b8382a")], x - w, y - 20, x + w, y - 6),
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffe0b0",
            rimop=0.9,
        )
    x, y = 240, 918
    sc.flat(Polygon([(x - 7, y), (x + 7, y), (x + 52, y + 36), (x + 44, y + 40)]), "#1f4a34", 0.5, "multiply", 1)
    sc.layer(box(x - 8, y - 34, x + 8, y), "#fffdf2", z=2.4, cut=0, wash=0, fibre=0)
    sc.layer(
        Polygon([(x - 10, y - 33), (x, y - 66), (x + 10, y - 33)]),
        sc.lin([(0, "#7fc8d8"), (1, "#2a6a8a")], x - 10, 0, x + 10, 0),
        z=2.4,
        cut=0,
        wash=0,
        fibre=0,
    )
