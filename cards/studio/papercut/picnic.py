"""A picnic of two armies: dishes, and soldiers who eat."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.body import SIDE, Pose
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, shape
from cards.studio.papercut.kitchen import bowl, cake, fruit, loaf, plate
from cards.studio.papercut.people import person
from cards.studio.papercut.vessels import bottle, teapot
from cards.studio.papercut.wardrobe import dress

SKINS = ("#e3b08a", "#8a5636", "#c98d64", "#5e3a28", "#f0c8a4")


def dish(kind: str) -> Figure:
    """Something to eat, about 60 wide, standing on 0,0."""
    made: dict[str, Figure] = {
        "loaf": loaf("#c9823a"), "soup": bowl("#3f8f96", 56, "#f0a04a"), "cake": cake(w=52, tiers=2, candles=0),
        "jug": T(teapot("#d2606c", "#fff3d0"), s=0.7), "wine": T(bottle("#3f7a56", h=100), s=0.75), "apple": T(fruit("apple", "#cf3f36"), s=1.1),
        "pear": T(fruit("pear"), s=1.1), "lemon": T(fruit("lemon"), s=1.1), "cheese": cheese(), "plate": plate("#fdf7e6", "#3f6fa6", 26),
    }  # fmt: skip
    return made[kind]


def cheese() -> Figure:
    """A wheel of cheese with a piece cut out."""
    f = Figure()
    f.add(U(ellipse(0, -20, 30, 9), box(-30, -20, 30, -5), ellipse(0, -5, 30, 8)), "#e0a53a", "rind")
    f.add(ellipse(0, -20, 30, 9), "#f6cf5e", "top", 0.5)
    f.add(shape("0,-20^ 12,-10^ 30,-17^"), "#fff0c0", "cut", 0.3)
    return f


def soldier(k: int, colour: str, pose: str) -> Figure:
    """One of them, facing right, without weapons: what they do is eat."""
    suit = dress("uniform", colour, dark(colour, 0.4), light(colour, 0.7)).but(bottom=dark(colour, 0.28))
    look: dict[str, Any] = {
        "skin": SKINS[k % 5],
        "hair": ("short", "curly", "parted")[k % 3],
        "hair_colour": ("#2a1a14", "#6a3f22", "#c08a48")[k % 3],
    }
    if k % 3 == 0:
        look |= {"hat": "flat", "hat_colour": dark(colour, 0.15)}
    poses: dict[str, Pose] = {
        "sit": SIDE["sit_floor"].but(lean=4, nod=4, hand_a=(0.78, 0.42), hand_b=(0.6, 0.6)),
        "drink": SIDE["sit_floor"].but(lean=-16, nod=-16, hand_a=(0.62, -0.2), hand_b=(-0.4, 0.82)),
        "offer": SIDE["kneel"].but(lean=22, hand_a=(0.94, 0.26), hand_b=(0.8, 0.4)),
        "lounge": SIDE["sit_floor"].but(lean=-46, nod=24, hand_a=(0.3, 0.3), hand_b=(-0.46, 0.8)),
        "pour": SIDE["stand"].but(lean=24, stoop=16, hand_a=(0.86, 0.3), hand_b=(0.66, 0.52), foot_a=(0.22, 0), foot_b=(-0.2, 0)),
        "toast": SIDE["stand"].but(lean=-6, nod=-16, hand_a=(0.5, -0.78), elbow_a=1, hand_b=(-0.1, 0.94), foot_a=(0.2, 0), foot_b=(-0.2, 0)),
        "look": SIDE["stand"].but(lean=-12, nod=-34, hand_a=(0.34, -0.24), elbow_a=1, hand_b=(-0.2, 0.9), foot_a=(0.2, 0), foot_b=(-0.14, 0)),
        "eat": SIDE["sit_floor"].but(lean=6, stoop=14, nod=-6, foot_a=(0.5, 0.02), foot_b=(0.74, 0.02), toe_a=-20, hand_a=(0.5, 0.06), elbow_a=-1, hand_b=(0.6, 0.5)),
        "talk": SIDE["sit_floor"].but(lean=-14, nod=-4, foot_a=(0.56, 0.02), foot_b=(0.8, 0.02), toe_a=-20, hand_a=(0.66, 0.02), elbow_a=-1, hand_b=(-0.36, 0.86), grip_a="open"),
    }  # fmt: skip
    f = person(22 + 7 * (k % 4), "side", poses[pose], suit, **look)
    x, y = f.at("hand_a.hold")
    if pose in ("drink", "toast"):
        f.add(shape(f"{x - 6},{y - 16}^ {x + 8},{y - 16}^ {x + 5},{y + 3}^ {x - 4},{y + 3}^"), "#fff6d0", "cup", 0.6)
    elif pose == "pour":
        f.extend(T(bottle("#7fa84a", h=70), x + 4, y + 6, 0.8, rot=62))
    elif pose == "eat":
        f.extend(T(loaf("#c9823a", w=30), x + 4, y + 4, rot=-14))
    elif pose == "offer":
        f.extend(T(loaf("#c9823a", w=44), x + 10, y + 2))
    return f
