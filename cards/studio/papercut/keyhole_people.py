"""People who peep out of a keyhole, and the small child at whom they peep."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.gazes import looking_down
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.sky import star

SKIN = "#eab48c"  # the child's

WHO: dict[str, dict[str, Any]] = {
    "old": {"age": 74, "hair": "bun", "hair_colour": "#efe8dc", "skin": "#e3b58c", "cloth": "#35507a"},
    "kimono": {"age": 34, "hair": "topknot", "hair_colour": "#16101a", "skin": "#f0c8a4", "cloth": "#a02a52"},
    "man": {"age": 44, "hair": "short", "hair_colour": "#1a1214", "skin": "#9a6240", "cloth": "#2b4a7a"},
    "boy": {"age": 8, "hair": "tousled", "hair_colour": "#7a3a1c", "skin": "#dba47c", "cloth": "#f4ead0"},
    "girl": {"age": 15, "hair": "curly", "hair_colour": "#5a2616", "skin": "#b97a52", "cloth": "#2f8a7c"},
}


def bust(who: str, rot: float) -> Figure:
    """Head and shoulders in three-quarter view, looking down to the right; the head's middle on 0,0."""
    w = dict(WHO[who])
    cloth, age = w.pop("cloth"), w["age"]
    hd = looking_down(head("tq", mood=Feeling(cheek=0.5), **w), w["skin"], 6 if age < 13 else 1, gape=0.25, smile=1.0, lift=1.3)  # fmt: skip
    f = Figure()
    f.add(limb([(-12, 26, 30), (-22, 72, 36)], 3), mix(w["skin"], "#7a3a24", 0.3), "neck", 1)
    top = shape("-150,250^ -104,110 -72,68 -34,52 0,58 22,74 30,100 24,136 2,176 -36,216 -90,254^")
    f.add(top, cloth, "top", 1.6)
    if who == "kimono":
        dots = U([star(x, y, 8, 5, 0.5) for x, y in ((-70, 92), (-44, 78), (-52, 116), (-16, 100), (14, 92), (-80, 128), (20, 126))])  # fmt: skip
        f.add(dots.intersection(top), "#f6c8a0", "dots", 0.2, True, 0.9)
    f.add(shape("-44,54 -26,46 -2,54 20,72 10,84 -10,68 -34,64"), mix(cloth, "#fff6e0", 0.7), "collar", 0.8)
    f.extend(T(hd, rot=rot), "head.")
    return f


def infant() -> Figure:
    """A small child in three-quarter view to the right, in a checked blanket, one hand held out; the seat on 0,0."""
    f = Figure()
    f.add(limb("4,-116,34 8,-96,38", 4), mix(SKIN, "#7a3a24", 0.3), "neck", 0.8)
    wrap = shape(
        "-88,12 -80,-34 -66,-78 -40,-106 -2,-116 34,-106 56,-80 68,-44 76,10 54,22 26,14 -2,24 -30,15 -58,25 -82,20"
    )
    f.add(wrap, "#f6eed8", "blanket", 2)
    rows = [limb([(-90, y + 4, 5), (-40, y + 15, 5), (10, y + 18, 5), (50, y + 14, 5), (90, y + 2, 5)], 6) for y in range(-118, 12, 20)]  # fmt: skip
    cols = [limb([(x * 0.34 - 2, -120, 4), (x * 0.9, -64, 5), (x * 1.06, 12, 5)], 6) for x in range(-84, 90, 20)]
    f.add(U(rows, cols).intersection(wrap.buffer(-1)), "#2f8a7c", "checks", 0.2, True, 0.75)
    front = shape("6,-104^ 22,-96 40,-60 48,-20 50,10^ 14,10^ 14,-40")
    f.add(front, "#fff3d8", "shirt", 1)
    f.add(U(limb("-36,-100,1 -50,-60,5 -52,0,1", 5), limb("-4,-106,1 4,-60,5 6,4,1", 5)), "#3a1a34", "folds", 0.2, True, 0.3)  # fmt: skip
    f.add(shape("-46,-100^ -20,-118 8,-120 34,-108^ 40,-94 26,-94 2,-100 -26,-94 -50,-82^"), "#fff6e0", "fold", 1.4)
    mood = Feeling(-5, -4, 1.05, (0.7, -0.6), 1.0, 0.3, 1.0, 0.9)
    hd = head("tq", 2, mood, SKIN, None, "#7a3f1c", lash=1.1, iris="#4a3018")
    hair = shape(
        "30,-40^ 18,-34 4,-37 -10,-29 -18,-14 -18,2^ -26,-4 -32,8 -28,22 -34,30^ -46,10 -49,-18 -40,-42 -20,-56 4,-58 24,-52^"
    )
    hd.add(U(hair, limb("-6,-54,7 2,-66,5 14,-67,3 16,-60,1.6", 5)), "#7a3f1c", "hair", 1)
    locks = [limb([(-4, -52, 0.5), (x * 0.6, y - 12, 1.6), (x, y, 0.5)], 5) for x, y in ((-40, -14), (-36, 6), (-24, -14), (-6, -34), (14, -38))]  # fmt: skip
    hd.add(U(locks).intersection(hair.buffer(-2)), "#d0904e", "locks", 0.2, True, 0.45)
    ax, ay = hd.at("neck")
    f.extend(T(T(hd, -ax, -ay), 2, -110, 1.16, rot=-14), "head.")
    for dx, dy, c in ((30, -6, "#e8d2b0"), (0, 0, "#f6e6c8")):
        f.add(
            fillet(
                limb(
                    [(22 + dx, -12 + dy, 38), (56 + dx, -8 + dy, 35), (70 + dx, 14 + dy, 29), (71 + dx, 30 + dy, 26)], 6
                ),
                2,
            ),
            c,
            "leg",
            1.4,
        )
        f.add(
            T(shape("-11,-6 10,-8 16,4 30,8 34,15 26,20^ -8,20 -12,8"), 72 + dx, 36 + dy),
            mix(SKIN, "#7a3a24", 0.0 if not dx else 0.15),
            "foot",
            1,
        )
    f.add(fillet(limb("14,-84,34 44,-78,31 72,-96,24", 6), 3), "#fff6e0", "sleeve", 1.8)
    f.add(U(ellipse(84, -104, 13, 11, -30), limb("86,-110,11 99,-120,10 106,-126,8", 4), limb("79,-110,11 81,-122,10 84,-129,8", 4), limb("92,-102,11 104,-106,9 111,-107,7", 4)), SKIN, "hand", 1)  # fmt: skip
    return f
