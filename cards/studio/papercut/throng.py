"""Many small people seen straight from above, laid colour by colour: a market, an army at lunch, a square."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape

SKINS = ("#f0c8a4", "#d9a077", "#b97a52", "#8a5636", "#5e3a28", "#e3b58c")
HAIRS = ("#2a1a14", "#4a2c1c", "#7a4a24", "#c98a3c", "#1a1412", "#d8d2c6")
POSES = ("stand", "walk", "reach", "carry", "sit", "lie", "dance")
SHADOW_STEPS = 3  # copies that make one drawn-out shadow


def someone(pose: str = "stand", skirt: bool = False) -> dict[str, Any]:
    """One person facing +x, about 14 wide over the shoulders: shoes, legs, coat, arms, hands, head."""
    feet = {"walk": ((6.5, -2.6), (-6, 2.6)), "dance": ((5, -5), (-5, 3))}.get(pose, ((3.4, -2.8), (2.2, 2.8)))
    if pose == "sit":
        legs = U(limb("0,-3,4.6 8,-4,4 14,-3.4,3.4", 3, 4), limb("0,3,4.6 8,4.4,4 13,5,3.4", 3, 4))
        feet = ((15, -3.4), (14, 5.2))
    elif pose == "lie":
        legs = U(limb("4,-2.6,5 13,-3.4,4.2 21,-3,3.4", 3, 4), limb("4,2.6,5 12,5.4,4.2 17,2,3.4", 3, 4))
        feet = ((22.6, -3), (18.4, 1.4))
    else:
        legs = U([limb([(0, y, 4), (x, y, 3.6)], 2, 4) for x, y in feet])
    if skirt and pose in ("stand", "walk", "reach", "carry", "dance"):
        n = 8.6 if pose == "dance" else 6.6
        legs = U(legs, ellipse(-0.6, 0, n, n + 0.8))
    coat = (
        shape("-8,-4.6 -4,-7 3,-5.6 7,-4.6 8,0 7,4.6 3,5.6 -4,7 -8,4.6 -9,0")
        if pose == "lie"
        else shape("-4,-5 -1.4,-7 2,-6.6 3.8,-3 4,0 3.8,3 2,6.6 -1.4,7 -4,5 -5,0")
    )
    joints = {
        "stand": ("0,-6,3.2 4,-7.6,2.8 6,-6,2.6", "0,6,3.2 3.6,7.6,2.8 5.6,6.4,2.6"),
        "walk": ("0,-6,3.2 -4,-7.8,2.8 -6,-6.6,2.6", "0,6,3.2 4.6,7.6,2.8 7,6,2.6"),
        "reach": ("0,-6,3.2 6,-6.4,2.8 11,-4,2.6", "0,6,3.2 4,7.4,2.8 7.4,6,2.6"),
        "carry": ("0,-6,3.2 5,-8,2.8 5.4,-3,2.6", "0,6,3.2 5,8,2.8 5.4,3,2.6"),
        "sit": ("0,-6,3.2 6,-7.6,2.8 10,-5,2.6", "-1,6,3.2 -6,8.4,2.8 -8,8,2.6"),
        "lie": ("-5,-6,3.2 -11,-8,2.8 -13,-3,2.6", "-4,6,3.2 1,8.4,2.8 5,6,2.6"),
        "dance": ("0,-6,3.2 3,-11,2.8 8,-13,2.6", "0,6,3.2 3,11,2.8 8,13,2.6"),
    }[pose]
    ends = [tuple(float(v) for v in j.split()[-1].split(",")[:2]) for j in joints]
    return {
        "shoes": U([ellipse(x + 1.6, y, 3, 1.9) for x, y in feet]),
        "legs": legs,
        "coat": coat,
        "arms": U([limb(j, 3, 4) for j in joints]),
        "hands": U([ellipse(x, y, 1.7) for x, y in ends]),
        "head": ellipse(-11 if pose == "lie" else 1.0, 0, 3.9),
    }


class Throng:
    """Collects people and small things and lays them in as few sheets as there are colours.

    fall: (dx, dy) in card units, how far a person's shadow reaches on flat ground (for size 1).
    """

    def __init__(self, fall: tuple[float, float], shadow: str, op: float = 0.5) -> None:
        self.fall, self.shadow, self.op = fall, shadow, op
        self._low: dict[str, list[Any]] = {}
        self._mid: dict[str, list[Any]] = {}
        self._top: dict[str, list[Any]] = {}
        self._shadows: list[Any] = []

    def cast(self, g: Any, k: float = 1.0) -> None:
        """The drawn-out shadow of an outline, k times as long as a person's."""
        dx, dy = self.fall
        steps = [T(g, dx * k * q / SHADOW_STEPS, dy * k * q / SHADOW_STEPS) for q in range(SHADOW_STEPS + 1)]
        self._shadows.append(U([U(a, b).convex_hull for a, b in zip(steps[:-1], steps[1:], strict=True)]))

    def add(
        self,
        x: float,
        y: float,
        turn: float = 0,
        size: float = 1.0,
        coat: str = "#8a3a3a",
        legs: str = "#4a4650",
        skin: str = "#d9a077",
        hair: str = "#2a1a14",
        hat: str | None = None,
        pose: str = "stand",
        skirt: bool = False,
        load: str | None = None,
    ) -> None:
        """Somebody at x, y who looks towards turn (degrees on the card). hat: a round hat or turban; load: a basket."""
        p = T(someone(pose, skirt), x, y, size, rot=turn)
        flat = pose in ("lie", "sit")
        self.cast(U(p["coat"], p["head"]), size * (0.35 if flat else 1.0))
        self._low.setdefault(dark(legs, 0.35), []).append(p["shoes"])
        self._low.setdefault(coat if skirt else legs, []).append(p["legs"])
        self._mid.setdefault(coat, []).append(p["coat"])
        self._mid.setdefault(light(coat, 0.1), []).append(p["arms"])
        self._mid.setdefault(skin, []).append(p["hands"])
        self._top.setdefault(hat or hair, []).append(T(p["head"], 0, 0))
        c = p["head"].centroid
        if hat:
            self._top.setdefault(light(hat, 0.25), []).append(ellipse(c.x, c.y, 2.1 * size))
        else:
            nose = T(ellipse(3.6, 0, 1.3), c.x, c.y, size, rot=turn)
            self._mid.setdefault(skin, []).append(nose)
        if load:
            a = math.radians(turn)
            q = (
                c.x + (0 if hat is None else 5 * size * math.cos(a)),
                c.y + (0 if hat is None else 5 * size * math.sin(a)),
            )
            self._top.setdefault(load, []).append(ellipse(*q, 5.4 * size))
            self._top.setdefault(dark(load, 0.35), []).append(ellipse(*q, 3.6 * size))

    def thing(self, g: Any, colour: str, tall: float = 0.4, top: bool = False) -> None:
        """A small thing with a shadow."""
        self.cast(g, tall)
        (self._top if top else self._low).setdefault(colour, []).append(g)

    def lay(self, sc: Any, tint: Any = None, z: float = 1.6, within: Any = None) -> None:
        """Shadows first, then everybody. tint: a function of a colour that gives its fill; within cuts the shadows."""
        s = U(self._shadows)
        sc.flat(s if within is None else clean(s.intersection(within)), self.shadow, self.op, "multiply", 0.7)
        for level, high in ((self._low, 0.8), (self._mid, z), (self._top, z * 1.2)):
            for c, gs in level.items():
                sc.layer(U(gs), tint(c) if tint else c, z=high, cut=0, wash=0, fibre=0, sh=0.4, rimop=0.55, rimw=0.7)


def passer_by(r: random.Random, cloths: tuple[str, ...], hats: tuple[str | None, ...]) -> dict[str, Any]:
    """Random clothes for Throng.add."""
    return {
        "coat": r.choice(cloths),
        "legs": r.choice(cloths),
        "skin": r.choice(SKINS),
        "hair": r.choice(HAIRS),
        "hat": r.choice(hats),
        "skirt": r.random() < 0.45,
        "load": r.choice((None, None, None, "#c9a25a", "#b98a4a")),
    }
