"""A stump whose outer rings are keys, and the old woman in a patched coat who plays it, seen from behind."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.body import FRONT
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.people import dress, person

COAT = "#c8482f"


def ring_part(rx: float, ry: float, n: float, a: float, b: float, y: float = 0) -> Any:
    """A part of a flat ring about 0,y between the angles a and b (degrees; 0 right, 90 towards us), n of rx wide."""
    t = [math.radians(a + (b - a) * k / 24) for k in range(25)]
    outer = [(rx * math.cos(v), y + ry * math.sin(v)) for v in t]
    inner = [(rx * (1 - n) * math.cos(v), y + ry * (1 - n) * math.sin(v)) for v in t[::-1]]
    return Polygon(outer + inner)


def stump(r: random.Random, rx: float = 150, ry: float = 46, h: float = 112) -> dict[str, Any]:
    """The stump, middle of its top on 0,0: wall, feet, furrows, top, rings, manuals (white keys), gaps, sharps."""
    wall = shape(
        f"{-rx},0^ {-rx * 0.96},{h * 0.5} {-rx * 1.12},{h * 0.92} {-rx * 1.2},{h * 1.12}^ 0,{h + ry * 1.1} {rx * 1.2},{h * 1.12}^"
        f" {rx * 1.12},{h * 0.92} {rx * 0.96},{h * 0.5} {rx},0^ {rx * 0.7},{ry * 0.7} 0,{ry} {-rx * 0.7},{ry * 0.7}"
    )
    furrows = []
    for k in range(34):
        a = math.pi * (k + r.uniform(0.1, 0.9)) / 34
        x, y = rx * math.cos(a), ry * math.sin(a)
        q = r.uniform(0.1, 0.5)
        furrows.append(limb([(x, y + h * q, 0.6), (x * 1.0, y + h * (q + 0.2), r.uniform(1.6, 3.6)), (x * 1.06, y + h * min(1.0, q + r.uniform(0.3, 0.6)), 0.6)], 5, 4))  # fmt: skip
    manuals, gaps, sharps = [], [], []
    for row in range(2):
        o = 1 - 0.2 * row
        ox, oy, w = rx * o * 0.97, ry * o * 0.97, 0.17
        y = -7 * row
        manuals.append(ring_part(ox, oy, w, -8, 188, y))
        n = 26 - 4 * row
        for k in range(1, n):
            a = math.radians(-8 + 196 * k / n)
            p, q = (
                (ox * math.cos(a), y + oy * math.sin(a)),
                (ox * (1 - w) * math.cos(a), y + oy * (1 - w) * math.sin(a)),
            )
            gaps.append(limb([(*p, 1.5), (*q, 1.1)], 2, 3))
            if k % 7 not in (0, 3):
                d = math.radians(2.0)
                i, e = 1 - w, 1 - w * 0.4
                sharps.append(Polygon([(ox * u * math.cos(v), y - 2 + oy * u * math.sin(v)) for u, v in ((i, a - d), (e, a - d), (e, a + d), (i, a + d))]))  # fmt: skip
    rings = [
        ellipse(0, -10, rx * t, ry * t).difference(ellipse(0, -10, rx * t - 2.2, ry * t - 1.4))
        for t in (0.54, 0.42, 0.3, 0.18, 0.08)
    ]
    return {
        "wall": wall,
        "furrows": U(furrows),
        "top": ellipse(0, 0, rx, ry),
        "rings": U(rings),
        "manuals": manuals,
        "gaps": U(gaps),
        "sharps": U(sharps),
    }


def organist() -> Figure:
    """She sits with her back to us, one arm far out to the low keys, the other just lifted; feet on 0, about 165 high."""
    d = dress("coat", COAT, "#3b4a52", "#e9c46a").but(
        skirt=0.3, flare=10, pad=6, collar="scarf", collar_colour="#f2c45a"
    )
    f = person(74, "back", FRONT["sit"].but(lean=-4), d, skin="#c98f68", hair="short", hair_colour="#fffdf4", build=1.16, reach_a=(-84, -96), reach_b=(72, -128), nod=7, grip_a="open", grip_b="relaxed")  # fmt: skip
    tail = shape(
        "-33,-112^ -40,-84 -50,-50 -60,-16 -63,-7^ -44,-2 -30,-9 -12,-1 6,-8 24,-2 40,-9 56,-4^ 52,-30 42,-66 33,-92 29,-112^ 0,-118"
    )
    k = Figure()
    k.add(tail, COAT, "tail", 1.0)
    folds = [limb([(x, -88, 0.6), (x * 1.25, -50, 2.6), (x * 1.6, -7, 1)], 5, 4) for x in (-26, -13, 3, 17, 28)]
    k.add(clean(U(folds).intersection(tail)), "#7a2420", "folds", 0.3, True, 0.7)
    k.add(clean(tail.difference(T(tail, 0, -4)).intersection(box(-90, -40, 90, 0))), "#e9c46a", "hem", 0.3, True, 0.8)
    for x, y, w, h, rot, c in ((-12, -96, 15, 16, 8, "#e6a23c"), (17, -100, 12, 13, -12, "#3f8f92"), (20, -62, 19, 18, 10, "#6a2f5a"), (-30, -40, 18, 20, -6, "#5f9a5a"), (2, -30, 13, 12, 14, "#f0d9a0")):  # fmt: skip
        k.add(T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, rot=rot), c, "patch", 0.5)
        seam = box(-w / 2 + 1.6, -h / 2 + 1.6, w / 2 - 1.6, h / 2 - 1.6)
        k.add(T(seam.difference(seam.buffer(-0.9)), x, y, rot=rot), "#fff0cc", "stitch", 0.2, True, 0.7)
    f.extend(k)
    cx, cy = f.at("head.crown")
    f.add(ellipse(cx, cy + 3, 10.5, 9), "#fffaf0", "bun", 1.0)
    f.add(
        U(
            [
                limb(
                    [(cx - 6 + 3 * j, cy + 6 - j, 0.6), (cx - 2 + 2 * j, cy - 1, 1.2), (cx + 4, cy - 2 + 2 * j, 0.5)],
                    5,
                    4,
                )
                for j in range(3)
            ]
        ),
        "#a8a498",
        "bun.lines",
        0.2,
        True,
        0.8,
    )
    f.add(limb([(cx - 15, cy - 1, 1.8), (cx + 14, cy + 6, 1.8)], 2), "#8a5a34", "pin", 0.5)
    scarf = limb("-17,-124,9 -8,-118,11 6,-117,11 17,-122,9", 6)
    f.add(scarf, "#f2c45a", "scarf", 0.8)
    f.add(limb("10,-117,9 17,-104,11 15,-86,12 19,-78,9", 6), "#e6ac3c", "scarf.end", 0.8)
    return f


def songbird(way: float) -> dict[str, Any]:
    """A small bird on the wing to the right, about 60 long; way 0 (wings up) to 1 (wings down): far, body, near, tail."""
    up = -1 + 2 * way
    body = shape("31,-3^ 25,-8 17,-9 6,-6 -10,-2 -14,1 0,5 14,5 24,2")
    tail = shape("-8,-2 -34,-7^ -29,0^ -36,5^ -8,3")
    near = shape(
        f"11,-2^ 12,{20 * up} 6,{44 * up} -12,{68 * up}^ -13,{54 * up} -14,{46 * up}^ -12,{38 * up} -14,{30 * up}^ -9,{21 * up} -11,{13 * up}^ -4,1^"
    )
    far = shape(
        f"16,-3^ 24,{20 * up - 3} 27,{38 * up - 4} 22,{58 * up - 5}^ 17,{44 * up - 4} 14,{34 * up - 4}^ 10,{20 * up} 5,-3^"
    )
    return {"far": far, "tail": tail, "body": fillet(body, 1), "near": near}
