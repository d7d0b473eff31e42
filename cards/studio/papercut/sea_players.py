"""Players who make the noise of the sea with homely things: base at 0,0, an adult 200 high."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.body import SIDE, Pose
from cards.studio.papercut.colour import light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

WOOD = "#7a4428"


def _lean(**changes: Any) -> Pose:
    return SIDE["stand"].but(**changes)


def bow_player() -> Figure:
    """A tall woman who draws a long bow; anchors bow.tip and bow.frog, over what she plays on."""
    pose = _lean(hip=0.95, lean=14, stoop=6, nod=12, foot_a=(0.3, 0), foot_b=(-0.3, 0.03), toe_b=24, grip_a="grip", grip_b="open", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("gown", "#a8203c", "#7a1834", "#f7d08a").but(flare=13, skirt=0.8)
    p = person(38, "side", pose, d, "#8a5636", "bun", "#20140f", "tender", reach_a=(74, -124), reach_b=(86, -146))
    x, y = p.at("hand_a.hold")
    a = (x - 14, y - 4)
    b = (x + 156, y + 18)
    f = Figure()
    f.add(limb([(a[0], a[1], 3.4), ((a[0] + b[0]) / 2 + 5, (a[1] + b[1]) / 2 - 12, 3), (b[0], b[1], 3)], 8), WOOD, "bow.stick", 0.7)  # fmt: skip
    f.add(limb([(a[0] - 2, a[1] + 8, 2.2), (b[0] - 2, b[1] + 5, 2.2)], 1), "#fff6dc", "bow.hair", 0.4)
    p.extend(f)
    return p


def pea_player() -> Figure:
    """A stout woman who turns a great drum of peas by its crank; the drum's side is open to us."""
    pose = _lean(hip=0.9, lean=22, stoop=10, nod=-10, foot_a=(0.26, 0), foot_b=(-0.4, 0.03), toe_b=30, grip_a="grip", grip_b="grip", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("farmwife", "#1f4a78", "#173a62", "#fff2d8").but(skirt=0.8)
    cx, cy, r = 126, -84, 72
    f = Figure()
    f.add(U(limb([(cx - 52, 0, 9), (cx, cy, 10)], 1), limb([(cx + 52, 0, 9), (cx, cy, 10)], 1)), WOOD, "stand", 1.2)
    f.add(ellipse(cx, cy, r), "#8a5430", "drum", 1.6)
    f.add(ellipse(cx, cy, r - 8), "#2f1a24", "drum.inner", 0.6)
    peas = []
    for k in range(86):
        a, q = 0.2 + (k * 0.618) % 1 * 2.1, (r - 13) * (0.5 + 0.5 * math.sqrt((k * 0.377) % 1))
        peas.append(ellipse(cx + q * math.cos(a), cy + q * math.sin(a), 5))
    for a, q in ((-0.2, 50), (-0.6, 46), (-1.1, 40), (-1.7, 36), (2.6, 52), (-2.4, 30), (3.1, 44)):
        peas.append(ellipse(cx + q * math.cos(a), cy + q * math.sin(a), 5))
    f.add(U(peas[::2]), "#c4e06a", "peas", 0.5)
    f.add(U(peas[1::2]), "#93bf48", "peas.more", 0.5)
    spokes = [limb([(cx, cy, 3.4), (cx + (r - 5) * math.cos(a), cy + (r - 5) * math.sin(a), 3.4)], 1) for a in (0.5, 1.55, 2.6, 3.64, 4.69, 5.74)]  # fmt: skip
    f.add(U(spokes, ellipse(cx, cy, r).difference(ellipse(cx, cy, r - 5))), light(WOOD, 0.42), "spokes", 0.5)
    p = person(46, "side", pose, d, "#c98d62", "bun", "#2a1812", "smile", 1.12, 0.98, hat="scarf", hat_colour="#d8402f", reach_a=(84, -112), reach_b=(94, -104), over=f)  # fmt: skip
    g = Figure()
    g.add(U(limb([(cx, cy, 7), (cx - 32, cy - 26, 7)], 1), ellipse(cx, cy, 9)), "#f4cc80", "crank", 1)
    p.extend(g)
    return p


def sieve_player() -> Figure:
    """A big bald man who shakes a sieve of gravel over a heap of it."""
    pose = _lean(hip=0.94, lean=10, stoop=6, nod=6, foot_a=(0.3, 0), foot_b=(-0.3, 0.02), toe_b=18, grip_a="grip", grip_b="grip", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("vest", "#1f5a58", "#1c2c48", "#fff6e4")
    x, y = 96, -112
    f = Figure()
    f.add(T(shape("-46,-15^ 46,-15^ 42,12^ -42,12^"), x, y, rot=-9), "#b8743c", "sieve", 1.4)
    f.add(T(U(shape("-47,-16^ 47,-16^ 46,-10^ -46,-10^"), shape("-43,6^ 43,6^ 42,12^ -42,12^")), x, y, rot=-9), "#f0c27a", "hoops", 0.8)  # fmt: skip
    f.add(T(shape("-36,-16 -18,-28 2,-32 24,-27 38,-16^"), x, y, rot=-9), "#f2e6d4", "gravel", 0.8)
    r = random.Random("gravel")
    rain = []
    for _ in range(80):
        v = r.random()
        rain.append(ellipse(x + 2 + r.uniform(-34, 34) * (1 - 0.2 * v), y + 14 + v * 92, r.uniform(1.6, 3.6)))
    f.add(U(rain), "#fff4e0", "gravel.falling", 0.5)
    f.add(shape("36,2^ 62,-10 92,-24 122,-13 152,2^"), "#f2e6d4", "heap", 1)
    f.add(U([ellipse(50 + (k * 0.618) % 1 * 90, -2 - (k * 0.377) % 1 * 9, 2) for k in range(26)]), "#b8907a", "heap.stones", 0.2, True, 0.8)  # fmt: skip
    return person(52, "side", pose, d, "#e3b58c", "balding", "#8a6a54", "firm", 1.25, beard="full", reach_a=(54, -108), reach_b=(62, -116), over=f)  # fmt: skip


def conductor() -> Figure:
    """A conductor in tails, from behind, his weight on one leg, one arm far out and the other high."""
    pose = Pose(hip=0.96, shift=0.03, lean=4, nod=6, foot_a=(-0.26, 0), foot_b=(0.16, 0), hand_a=(-0.84, -0.14), hand_b=(0.5, -0.76), knee_a=-1, elbow_a=-1, elbow_b=1, grip_a="open", grip_b="grip")  # fmt: skip
    p = person(60, "back", pose, dress("suit", "#241630", "#1c1226", "#3a2440").but(skirt=0.42, flare=5), "#c98d62", "short", "#8a7a74", "calm")  # fmt: skip
    x, y = p.at("hand_b.hold")
    f = Figure()
    f.add(limb([(x - 4, y + 4, 4), (x + 40, y - 44, 2.4)], 1), "#fffaf0", "baton", 0.5)
    p.extend(f)
    return p
