"""The bare outline of a head, by view and age, and its ears."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, limb, shape

GRIZZLE = 58  # age from which wrinkles show


def _mirror(right: str) -> str:
    """'x,y ...' of the right half, top to bottom, completed by its mirror image."""
    half = right.split()
    left = []
    for t in half[-2:0:-1] if half[0].startswith("0,") and half[-1].startswith("0,") else half[::-1]:
        x, y = t.rstrip("^").split(",")
        left.append(f"{-float(x):g},{y}" + ("^" if t.endswith("^") else ""))
    return " ".join(half + left)


def skull(view: str = "front", age: float = 35) -> Any:
    """The bare outline of the head."""
    if view in ("front", "back"):
        if age < 4:
            s = _mirror("0,-50 24,-46 39,-30 43,-6 43,12 39,28 26,42 10,49 0,50")
        elif age < 13:
            s = _mirror("0,-50 23,-46 37,-31 40,-8 39,12 34,29 20,44 8,49 0,50")
        elif age < GRIZZLE:
            s = _mirror("0,-50 22,-46 34,-32 37,-10 35,10 30,30 17,45 8,49 0,50")
        else:
            s = _mirror("0,-50 21,-47 34,-33 36,-12 33,6 30,18 30,32 18,45 8,50 0,51")
        return shape(s)
    if view == "tq":
        if age < 13:
            return shape(
                "0,-50 22,-47 37,-34 42,-16 40,-4^ 39,2 42,12 41,24 35,37 25,46 14,50 4,48 -8,40 -20,32 -32,20 -40,0 -40,-20 -34,-36 -20,-47"
            )
        if age < GRIZZLE:
            return shape(
                "0,-50 20,-47 33,-36 38,-20 36,-6^ 35,0 38,10 36,22 32,36 27,46 18,50 8,49 -6,42 -18,34 -27,22 -34,4 -37,-16 -33,-34 -20,-46"
            )
        return shape(
            "0,-50 20,-47 32,-37 37,-22 35,-7^ 34,0 37,9 33,18 33,28 31,38 27,47 18,51 8,49 -5,42 -17,35 -27,22 -34,4 -37,-16 -33,-34 -20,-46"
        )
    if age < 4:
        return shape(
            "-8,-50 14,-49 30,-39 38,-24 39,-10 36,-3 39,3 44,8 45,12 38,15^ 40,18 42,21 38,24^ 40,27 38,31 34,33 36,38 32,45 22,49 8,46 -2,38 -12,34 -28,24 -40,8 -42,-14 -36,-34 -24,-45"
        )
    if age < 13:
        return shape(
            "-8,-50 14,-49 28,-41 36,-26 37,-12 34,-4 39,3 45,10 46,14 38,17^ 40,20 42,23 38,25^ 41,28 39,32 35,34 37,39 33,46 23,50 10,46 -2,38 -12,33 -28,22 -39,6 -41,-14 -36,-34 -24,-45"
        )
    if age < GRIZZLE:
        return shape(
            "-6,-50 14,-49 27,-42 35,-28 37,-14 33,-6 38,4 45,13 46,17 38,19^ 38,22 41,25 37,28^ 40,31 38,35 34,37 36,42 33,48 24,51 12,47 -2,39 -10,33 -26,22 -36,6 -39,-14 -35,-34 -22,-46"
        )
    return shape(
        "-6,-50 14,-49 26,-43 34,-30 37,-16 32,-7 38,3 47,14 48,20 44,22 37,21^ 36,24 38,27 34,29^ 37,32 35,36 32,38 37,44 34,50 26,52 12,46 -2,38 -10,33 -26,22 -36,6 -39,-14 -35,-34 -22,-46"
    )


EAR_AT = {
    "front": ((-37, 6, 1), (37, 6, -1)),
    "back": ((-37, 6, 1), (37, 6, -1)),
    "tq": ((-24, 8, 1.1),),
    "side": ((-5, 8, 1.2),),
}


def ears(f: Figure, view: str, age: float, skin: str) -> None:
    """Ears at the level between brow and nose."""
    line = mix(skin, "#5a2418", 0.45)
    k = 1.15 if age >= GRIZZLE else 1.0
    for x, y, s in EAR_AT[view]:
        e = T(shape("4,-12 -3,-14 -9,-9 -9,1 -5,9 0,13 4,8"), x, y, abs(s) * k, flip=s < 0)
        f.add(e, mix(skin, line, 0.1), "ear", 0.5)
        if view != "back":
            f.add(
                T(limb("2,-8,1 -4,-9,1.8 -6,-2,1.8 -2,5,1.2", 5), x, y, abs(s) * k, flip=s < 0),
                line,
                "ear.line",
                0.2,
                True,
                0.7,
            )
