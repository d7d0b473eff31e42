"""Players who make the noise of the sea with homely things: base at 0,0, an adult 200 high."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.body import SIDE, Pose
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

WOOD, ROPE, TIN = "#7a4428", "#f6dfae", "#a9c3c6"


def _lean(**changes: Any) -> Pose:
    return SIDE["stand"].but(**changes)


def bow_player() -> Figure:
    """A tall woman who draws a long bow; anchors bow.tip and bow.frog, over what she plays on."""
    pose = _lean(hip=0.95, lean=14, stoop=6, nod=12, foot_a=(0.3, 0), foot_b=(-0.3, 0.03), toe_b=24, grip_a="grip", grip_b="open", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("gown", "#8a2440", "#5c1a34", "#f0c27a").but(flare=13, skirt=0.8)
    p = person(38, "side", pose, d, "#8a5636", "bun", "#20140f", "tender", reach_a=(74, -124), reach_b=(86, -146))
    x, y = p.at("hand_a.hold")
    a = (x - 14, y - 4)
    b = (x + 156, y + 18)
    f = Figure()
    f.add(limb([(a[0], a[1], 3.4), ((a[0] + b[0]) / 2 + 5, (a[1] + b[1]) / 2 - 12, 3), (b[0], b[1], 3)], 8), WOOD, "bow.stick", 0.7)  # fmt: skip
    f.add(limb([(a[0] - 2, a[1] + 8, 2.2), (b[0] - 2, b[1] + 5, 2.2)], 1), "#fff6dc", "bow.hair", 0.4)
    p.extend(f)
    return p


def tin_player() -> Figure:
    """A big man who shakes a sheet of tin that hangs before him."""
    pose = _lean(hip=0.93, lean=9, nod=-8, foot_a=(0.34, 0), foot_b=(-0.34, 0.02), toe_b=20, grip_a="grip", grip_b="grip", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("vest", "#23345c", "#1c2238", "#f2e4c8")
    f = Figure()
    edge = [(72 + 11 * math.sin(v * 8.4), -214 + 190 * v) for v in np.linspace(0, 1, 24)]
    far = [(x + 66 - 6 * math.sin(k * 0.5), y + 10) for k, (x, y) in enumerate(edge)]
    f.add(Polygon([*edge, *reversed(far)]).buffer(0), TIN, "tin", 1.6)
    for k in range(1, 4):
        v0 = 0.19 + 0.24 * (k - 1)
        a, b = edge[int(23 * v0)], far[int(23 * v0)]
        c, e = edge[min(23, int(23 * (v0 + 0.1)))], far[min(23, int(23 * (v0 + 0.1)))]
        f.add(Polygon([a, b, e, c]).buffer(0), "#fffdf0" if k != 2 else "#6d8a98", "tin.light", 0.2, True, 0.6)
    p = person(52, "side", pose, d, "#e3b58c", "balding", "#b9a894", "firm", 1.25, beard="full", reach_a=(76, -132), reach_b=(78, -96), over=f)  # fmt: skip
    return p


def pea_player() -> Figure:
    """A thin young man who turns a great drum of peas by its crank; the drum's side is a net."""
    pose = _lean(hip=0.86, lean=24, stoop=8, nod=-14, foot_a=(0.22, 0), foot_b=(-0.42, 0.03), toe_b=30, grip_a="grip", grip_b="grip", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("suit", "#5a2038", "#2c1830", "#f2e4c8")
    cx, cy, r = 118, -72, 60
    f = Figure()
    f.add(U(limb([(cx - 44, 0, 8), (cx, cy, 9)], 1), limb([(cx + 44, 0, 8), (cx, cy, 9)], 1)), WOOD, "stand", 1.2)
    f.add(ellipse(cx, cy, r), dark(WOOD, 0.15), "drum", 1.4)
    f.add(ellipse(cx, cy, r - 7), "#3a1a24", "drum.inner", 0.6)
    peas = []
    for k in range(64):
        a, q = 0.35 + (k * 0.618) % 1 * 2.0, (r - 12) * (0.62 + 0.38 * ((k * 0.377) % 1))
        peas.append(ellipse(cx + q * math.cos(a), cy + q * math.sin(a), 4.6))
    for a, q in ((-0.3, 44), (-0.7, 40), (-1.2, 36), (-1.8, 34), (2.6, 46)):
        peas.append(ellipse(cx + q * math.cos(a), cy + q * math.sin(a), 4.6))
    f.add(U(peas), "#b8d06a", "peas", 0.5)
    f.add(U([box(cx - 1.2, cy - r + 6, cx + 1.2, cy + r - 6), box(cx - r + 6, cy - 1.2, cx + r - 6, cy + 1.2)]), light(WOOD, 0.3), "spokes", 0.4)  # fmt: skip
    p = person(24, "side", pose, d, "#c98d62", "curly", "#2a1812", "smile", 0.9, 1.06, reach_a=(82, -98), reach_b=(90, -92), over=f)  # fmt: skip
    g = Figure()
    g.add(U(limb([(cx, cy, 6), (cx - 26, cy - 24, 6)], 1), ellipse(cx, cy, 8)), "#f0c27a", "crank", 1)
    p.extend(g)
    return p


def jug_player() -> Figure:
    """An old woman who pours water from a jug into a tub."""
    pose = _lean(lean=10, stoop=6, nod=14, foot_a=(0.14, 0), foot_b=(-0.16, 0.01), grip_a="grip", grip_b="cup", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("farmwife", "#31406e", "#3a2048", "#e8d8bc")
    f = Figure()
    f.add(shape("66,-44^ 132,-44^ 124,0^ 74,0^"), WOOD, "tub", 1.2)
    f.add(U(box(67, -34, 131, -30), box(71, -14, 127, -10)), "#d8b070", "tub.hoops", 0.3, True)
    f.add(limb([(86, -128, 7), (98, -110, 8), (101, -80, 8), (101, -44, 12)], 6), "#bfe6e4", "water", 0.5)
    f.add(U([ellipse(101 + dx, -50 - dy, r) for dx, dy, r in ((-18, 8, 3), (-12, 20, 2.4), (16, 12, 3), (22, 2, 2.4), (10, 24, 2))]), "#dff6f0", "drops", 0.3)  # fmt: skip
    f.add(T(shape("-16,-34^ 16,-34^ 20,-10 16,14 -16,14 -20,-10"), 66, -126, 1, rot=66), "#c8d8d0", "jug", 1)
    return person(68, "side", pose, d, "#e8bf98", "bun", "#e6e0d6", "tender", 1.05, 0.94, hat="scarf", hat_colour="#c04a44", reach_a=(58, -116), reach_b=(52, -128), over=f)  # fmt: skip


def rope_player() -> Figure:
    """A lad who whirls a humming board on a cord round his head."""
    pose = _lean(lean=-6, nod=-14, foot_a=(0.26, 0), foot_b=(-0.22, 0.02), hand_b=(-0.4, 0.7), grip_a="grip", elbow_a=1, toe_b=18)  # fmt: skip
    d = dress("tunic", "#2f5a66", "#2a1c34", "#f0c27a")
    p = person(15, "side", pose, d, "#6a4028", "afro", "#1a100e", "wonder", reach_a=(26, -196))
    x, y = p.at("hand_a.hold")
    ring = [(x + 82 * math.cos(a), y - 12 + 22 * math.sin(a), 1 + 2.6 * (a / 6.2)) for a in np.linspace(0.5, 6.2, 40)]
    f = Figure()
    f.add(limb(ring, 1), ROPE, "whirl", 0.4, True, 0.75)
    f.add(limb([(x, y, 2), (ring[-1][0], ring[-1][1], 2)], 1), ROPE, "cord", 0.4)
    f.add(T(ellipse(0, 0, 22, 8), ring[-1][0] + 8, ring[-1][1], rot=-20), WOOD, "board", 0.8)
    p.extend(f)
    return p


def gull_player() -> Figure:
    """A small girl who blows a pipe like a gull."""
    pose = _lean(lean=-4, nod=-12, foot_a=(0.12, 0), foot_b=(-0.12, 0.01), elbow_a=-1, elbow_b=-1, grip_a="grip", grip_b="grip")  # fmt: skip
    p = person(10, "side", pose, dress("dress", "#a83a48", "#7a2438", "#f6dfae"), "#e8bf98", "braid", "#7a3a1c", "calm", reach_a=(36, -112), reach_b=(48, -116))  # fmt: skip
    mx, my = p.at("head.mouth")
    f = Figure()
    f.add(limb([(mx + 1, my, 5), (mx + 46, my - 16, 8), (mx + 60, my - 22, 14)], 3), "#e8b45a", "pipe", 0.8)
    p.extend(f)
    return p


def conductor() -> Figure:
    """A conductor in tails, from behind, both arms out."""
    pose = Pose(foot_a=(-0.1, 0), foot_b=(0.1, 0), hand_a=(-0.66, -0.34), hand_b=(0.6, -0.66), knee_a=-1, elbow_a=-1, elbow_b=1, grip_a="open", grip_b="grip")  # fmt: skip
    p = person(60, "back", pose, dress("suit", "#241630", "#1c1226", "#3a2440").but(skirt=0.42, flare=5), "#c98d62", "short", "#8a7a74", "calm")  # fmt: skip
    x, y = p.at("hand_b.hold")
    f = Figure()
    f.add(limb([(x - 4, y + 4, 4), (x + 40, y - 44, 2.4)], 1), "#fffaf0", "baton", 0.5)
    p.extend(f)
    return p
