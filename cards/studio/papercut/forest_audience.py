"""Animals of the wood seen from behind as they wait and look: a heron, a badger, an otter, a hedgehog. Feet on y = 0."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf


def bristles(g: Any, seed: str, step: float, size: float, down: float = 0.6) -> Any:
    """A shape with short hairs along its edge, all combed down."""
    r = random.Random(seed)
    ring, out = g.exterior, []
    n = int(ring.length / step)
    c = g.centroid
    for k in range(n):
        p = ring.interpolate((k + r.random()) / n * ring.length)
        a = math.atan2(p.y - c.y, p.x - c.x)
        dx, dy = math.cos(a), math.sin(a) + down
        m = math.hypot(dx, dy) + 1e-6
        q = size * r.uniform(0.5, 1.2)
        out.append(limb([(p.x - dx / m * 3, p.y - dy / m * 3, 3.4), (p.x + dx / m * q, p.y + dy / m * q, 0.5)], 1, 3))
    return U(g, out)


def hairs(g: Any, seed: str, n: int, size: float) -> Any:
    """Short strokes of fur inside a shape, fanning out from its top."""
    r = random.Random(seed)
    x0, y0, x1, y1 = g.bounds
    out = []
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        lean = (x - (x0 + x1) / 2) / (x1 - x0) * 0.9 + r.uniform(-0.2, 0.2)
        q = size * r.uniform(0.6, 1.3)
        out.append(limb([(x, y, 0.4), (x + q * lean * 0.5, y + q * 0.5, 1.5), (x + q * lean, y + q, 0.3)], 2, 3))
    return clean(U(out).intersection(g.buffer(-3)))


def heron_back(back: str = "#5a7f98", wing: str = "#2f4f6a", pale: str = "#dfe6e0", bill: str = "#f0b03c") -> Figure:
    """Standing on long legs, about 330 high, its head in profile to the right and lifted."""
    f = Figure()
    for x, q in ((-7, -3), (9, 3)):
        f.add(U(limb([(x, -128, 8), (x + q, -64, 4.6), (x + q * 0.4, 0, 3.6)], 4), ellipse(x + q, -64, 4), limb([(x - 12, 0, 2), (x, -2, 3.4), (x + 14, 0, 2)], 3)), "#a08a4a", "leg", 0.6)  # fmt: skip
    f.add(shape("-14,-130^ -12,-92 -2,-78^ 10,-92 16,-130^"), wing, "tail", 0.8)
    f.add(limb("6,-212,30 -14,-240,21 -22,-268,16 -12,-296,14 8,-314,15 22,-320,16", 9), back, "neck")
    f.add(limb("14,-214,12 -6,-242,8 -14,-268,6 -6,-292,5 8,-306,4", 9), pale, "neck.pale", 0.3, True, 0.8)
    body = shape("2,-84^ -22,-112 -38,-152 -38,-190 -24,-218 0,-228 24,-220 42,-192 42,-154 26,-112")
    f.add(body, back, "body", 1.3)
    mantle = [leaf(x, -222 + 11 * j + abs(x) * 0.5, 56 - 3 * j, math.pi / 2 - x / 90, 0.2) for j in range(4) for x in np.linspace(-26 + 5 * j, 26 - 5 * j, 5 - j)]  # fmt: skip
    for s in (-1, 1):
        f.add(
            shape(f"{s * 30},-214^ {s * 48},-180 {s * 46},-132 {s * 10},-74^ {s * 16},-130 {s * 18},-176"),
            wing,
            "wing",
            1,
        )
        for k in range(4):
            f.add(shape(f"{s * (40 - 4 * k)},{-176 + 14 * k}^ {s * (45 - 6 * k)},{-140 + 12 * k} {s * (12 + 2 * k)},{-80 - 5 * k}^ {s * (26 - 2 * k)},{-126 + 8 * k}"), (wing, "#3a5c78")[k % 2], "quill", 0.6)  # fmt: skip
    for k, q in enumerate(mantle):
        f.add(q, (back, "#8fb0c0", "#7096aa")[k % 3], "plume", 0.6)
    f.add(U(limb("14,-326,7 -10,-330,5 -34,-318,3 -52,-302,1", 6), limb("12,-322,5 -14,-316,3 -34,-300,1", 6)), "#16242e", "crest", 0.7)  # fmt: skip
    f.add(shape("44,-332^ 112,-362 114,-359 46,-318^"), bill, "bill", 0.8)
    f.add(shape("6,-318 8,-332 24,-341 42,-336 49,-326^ 42,-315 26,-309 12,-309"), pale, "head", 1)
    f.add(shape("4,-326^ 12,-338 26,-343 40,-337^ 26,-331"), "#16242e", "brow", 0.5)
    f.add(ellipse(35, -329, 2.6), "#16242e", "eye", 0.2, True)
    return f


def badger_back(fur: str = "#59646a", black: str = "#1d2326", white: str = "#ece6d4") -> Figure:
    """Sitting, about 170 high and broad; the striped head a little turned and lifted to the left."""
    f = Figure()
    body = fillet(shape("-72,0^ -82,-36 -76,-78 -56,-112 -28,-134 -4,-142 22,-136 50,-116 74,-80 84,-38 74,0^"), 4)
    f.add(bristles(body, "badger", 5, 12), fur, "body", 1.2)
    f.add(hairs(body, "badger", 150, 16), "#9aa6a4", "fur", 0.2, True, 0.65)
    f.add(shape("-20,-6 -14,-22 2,-28 18,-20 22,-6 14,0 -12,0"), "#8b938f", "tail", 0.8)
    for s in (-1, 1):
        f.add(shape(f"{s * 40},0^ {s * 50},-34 {s * 72},-40 {s * 86},-16 {s * 84},0^"), black, "haunch", 0.9)
    h = Figure()
    skull = shape("-40,-146 -42,-172 -26,-194 0,-200 26,-194 42,-172 40,-146 18,-126 -18,-126")
    h.add(bristles(skull, "badger head", 5, 7), white, "head", 1)
    for k in (-1, 1):
        h.add(
            clean(
                shape(
                    f"{k * 34},-200^ {k * 15},-196 {k * 12},-164 {k * 9},-122^ {k * 24},-126 {k * 31},-160"
                ).intersection(skull)
            ),
            black,
            "stripe",
            0.4,
        )
        h.add(ellipse(k * 33, -187, 12, 11), black, "ear", 0.7)
        h.add(clean(ellipse(k * 34, -190, 10, 8).difference(ellipse(k * 32, -185, 9, 9))), white, "ear.tip", 0.3)
    f.extend(T(T(h, 0, 134), -8, -138, 0.96, rot=-20))
    return f


def otter_back(fur: str = "#7a5434", deep: str = "#4e3220", pale: str = "#d9b88a") -> Figure:
    """Sitting up on its tail, about 215 high; the head turned to the left in profile."""
    f = Figure()
    f.add(limb("16,-14,34 52,-8,26 92,-8,16 122,-16,5", 8), deep, "tail", 0.8)
    body = shape("-40,0^ -48,-46 -40,-98 -28,-140 -22,-168 0,-182 22,-166 30,-138 42,-96 48,-44 42,0^")
    f.add(limb("-26,-132,18 -48,-108,15 -56,-88,12", 6), deep, "arm", 0.8)
    f.add(body, fur, "body", 1.2)
    f.add(hairs(body, "otter", 130, 15), "#b98a58", "fur", 0.2, True, 0.6)
    for s in (-1, 1):
        f.add(shape(f"{s * 20},0^ {s * 22},-22 {s * 40},-32 {s * 56},-18 {s * 58},0^"), deep, "foot", 0.8)
    head = shape(
        "-26,-150 -20,-172 -34,-184 -50,-192 -55,-202 -46,-211 -30,-214 -14,-226 8,-228 26,-214 31,-192 24,-170 26,-150"
    )
    f.add(head, fur, "head", 1)
    f.add(
        clean(shape("-60,-200^ -44,-206 -28,-200 -18,-186 -14,-168 -22,-150^ -60,-160^").intersection(head)),
        pale,
        "cheek",
        0.5,
    )
    f.add(ellipse(-51, -205, 6.5, 5), "#1d1512", "nose", 0.4)
    f.add(hairs(head, "otter head", 24, 10), "#b98a58", "fur", 0.2, True, 0.6)
    f.add(ellipse(12, -210, 7, 6), deep, "ear", 0.6)
    f.add(ellipse(-22, -208, 3, 3.4), "#1d1512", "eye", 0.2, True)
    f.add(
        U([limb([(-34, -190, 0.7), (-52, -184 + 7 * k, 0.5)], 1, 3) for k in range(3)]),
        "#f4e6c8",
        "whisker",
        0.2,
        True,
        0.8,
    )
    return f


def hedgehog_back(spine: str = "#5a4632", tip: str = "#e6cf9a") -> Figure:
    """A round back with spines, about 66 high, the snout just to be seen at the right."""
    f = Figure()
    f.add(shape("30,-20^ 46,-30 56,-27 52,-18 36,-8^"), "#c9a878", "snout", 0.8)
    f.add(ellipse(56, -29, 4), "#1d1512", "nose", 0.4)
    r = random.Random("hedgehog")
    dome = shape("-40,0^ -44,-24 -32,-48 -6,-58 22,-52 38,-32 40,-6 34,0^")
    q = []
    for _ in range(80):
        a, d = r.uniform(-3.3, 0.1), r.uniform(0.55, 1.0)
        x, y = 42 * d * math.cos(a), -8 + 48 * d * math.sin(a)
        q.append(limb([(x, y, 3.4), (x * 1.14 + 2, y * 1.16 - 2, 0.5)], 1, 3))
    f.add(U(dome, q), spine, "back", 1)
    f.add(U([limb([(x, y, 0.5), (x + 6 * math.cos(a), y + 8 * math.sin(a), 1.5), (x + 9 * math.cos(a), y + 13 * math.sin(a), 0.4)], 2, 3) for x, y, a in ((r.uniform(-34, 30), r.uniform(-48, -8), r.uniform(-2.6, -0.6)) for _ in range(46))]), tip, "spines", 0.2, True, 0.7)  # fmt: skip
    return f
