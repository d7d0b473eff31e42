"""Who sails on the iron and who sleeps before it: the captain at her wheel, the boy at the bow, the sleeper in the hollow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.faces import head
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
LIGHT = (-2.2, -1.0)


def captain() -> Figure:
    """Facing left, feet on 0,0, 200 high: feet apart on the rolling deck, one hand at the wheel, the other over her eyes."""
    pose = SIDE["stand"].but(
        hip=0.95, lean=-5, stoop=9, nod=8, foot_a=(0.32, 0), foot_b=(-0.36, 0.0), toe_b=8, grip_a="grip", grip_b="flat",
        elbow_a=-1, elbow_b=1, bend_b=-40,
    )  # fmt: skip
    wear = dress("greatcoat", "#dcc39a", "#4a4038", "#b98c46").but(belt="#6a4a30")
    p = person(48, "side", pose, wear, "#9a6238", "bun", "#3a2c28", "calm", 1.06, reach_a=(60, -96), reach_b=(36, -172), hat="flat", hat_colour="#3a3230", big_head=1.12)  # fmt: skip
    return T(p, flip=True)


def lookout() -> Figure:
    """A boy on his knees, bent over the bow, both hands at his mouth; facing left, knees on 0,0."""
    pose = SIDE["kneel"].but(hip=0.46, lean=38, stoop=22, nod=-26, elbow_a=-1, elbow_b=-1, grip_a="cup", grip_b="cup")
    wear = dress("tee", "#c9b48c", "#4a5360", "#efe2c8").but(sleeves="long")
    p = person(9, "side", pose, wear, "#d9a077", "curly", "#5a3a24", "wonder", 1.0, reach_a=(57, -73), reach_b=(59, -68), big_head=1.1)  # fmt: skip
    return T(p, flip=True)


def draw_helm(sc: Scene, x: float, y: float, s: float) -> None:
    """A brass steering wheel on its post, turned half away."""
    post = limb([(x, y, 0.2 * s), (x, y - 0.1 * s, 0.09 * s), (x, y - 0.62 * s, 0.08 * s)], 6)
    sc.layer(post, sc.lin([(0, "#e8b878"), (1, "#4a2c1a")], x - 5, 0, x + 6, 0), z=3, rim="#fff0d0", rimop=0.9, **EXACT)
    cx, cy, a, b = x, y - 0.68 * s, 0.24 * s, 0.36 * s
    ring = ellipse(cx, cy, a, b).difference(ellipse(cx, cy, a * 0.78, b * 0.8))
    spokes = [
        limb([(cx, cy, 2.4), (cx + 1.25 * a * math.cos(t), cy + 1.25 * b * math.sin(t), 3.2)], 1)
        for t in np.linspace(0.2, 0.2 + 2 * math.pi, 9)[:-1]
    ]
    sc.layer(
        U(ring, spokes, ellipse(cx, cy, 4, 5)),
        sc.lin([(0, "#fff0b8"), (0.5, "#d0a046"), (1, "#7a5420")], cx - a, cy - b, cx + a, cy + b),
        z=2.4,
        sh=0.6,
        rim="#fff8dc",
        rimop=1,
        **EXACT,
    )


def draw_sleeper(sc: Scene, x: float, y: float, s: float) -> None:
    """On the side, knees drawn up, cheek on the hand; the hollow holds him as a boat would."""

    def to(g: Any) -> Any:
        return T(g, x, y, s)

    skin = "#d99f74"
    cloth = sc.lin([(0, "#fffaf0"), (0.5, "#ece6da"), (1, "#aab0b8")], x - 80 * s, y - 50 * s, x + 70 * s, y + 40 * s)
    sc.flat(to(shape("-92,6 -60,-20 0,-30 70,-24 96,4 80,40 0,50 -70,36")), "#4a5666", 0.55, "multiply", 8)
    torso = fillet(limb("-46,-2,34 -24,-12,42 8,-16,42 38,-12,44 54,-2,42", 8), 3)
    thigh = fillet(limb("54,0,42 22,18,34 -10,26,28", 8), 3)
    shin = fillet(limb("-10,28,26 26,38,22 66,34,16", 8), 3)
    far = fillet(limb("40,-2,40 10,4,34 -16,6,28 10,16,24 50,22,18", 8), 3)
    foot = U(limb("64,34,14 78,35,13 90,26,8", 4), ellipse(74, 37, 9, 6))
    arm = fillet(limb("-42,0,24 -24,16,21 -34,24,18", 6), 2)
    fore = fillet(limb("-32,24,15 -52,22,13 -62,14,12", 6), 1)
    hand = U(ellipse(-66, 11, 10, 6, 20), limb("-70,8,5 -78,4,4", 2))
    lines: dict[str, Any] = {
        "torso": [limb([(a, -60, 6), (a + 5, -16, 6), (a - 3, 40, 6)], 4) for a in range(-50, 90, 13)],
        "thigh": [limb([(a, -30, 5.6), (a + 6, 50, 5.6)], 4) for a in range(-20, 80, 12)],
        "arm": [limb([(-60, a, 5), (-10, a + 6, 5)], 2) for a in range(-12, 40, 11)],
    }
    sc.layer(to(foot), skin, z=2, rim="#fff3dc", rimop=0.9, **EXACT)
    for g, key in ((far, "thigh"), (torso, "torso"), (shin, "thigh"), (thigh, "thigh")):
        sc.layer(to(g), cloth, z=2.4, sh=0.5, rim="#ffffff", rimop=1, **EXACT)
        sc.flat(clean(to(clean(U(lines[key]).intersection(g.buffer(-0.6))))), "#4f6478", 0.85)
        rimlight(sc, to(g), 2.4, 2.4, "#fffaf0", 0.7, 1.2, (x, y), 400)
    h = head("tq", 9, "sleep", skin, "curly", "#4a2f20")
    ax, ay = h.at("neck")
    put(sc, to(T(T(h, -ax, -ay), -50, -8, 0.56, rot=-80)), z=2, rim=(1.4, 1.6, "#fff3dc", 0.7))
    sc.layer(to(fore), skin, z=2, rim="#fff3dc", rimop=0.9, **EXACT)
    sc.layer(to(hand), skin, z=1.4, rim="#fff3dc", rimop=0.9, **EXACT)
    sc.layer(to(arm), cloth, z=2.4, sh=0.5, rim="#ffffff", rimop=1, **EXACT)
    sc.flat(clean(to(clean(U(lines["arm"]).intersection(arm.buffer(-0.6))))), "#4f6478", 0.85)
