"""The hair that hangs behind the heads of faces.py, in the styles of hair.py."""

from __future__ import annotations

import math
import random

from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hair_shapes import curls, plait


def hair_back(f: Figure, style: str, view: str, age: float, colour: str) -> None:
    """What hangs behind the head (in the back view it is laid over it by hair_front)."""
    if view == "back":
        return
    d = dark(colour, 0.14)
    lines = dark(colour, 0.32)
    cx = {"front": 0, "tq": -6, "side": -12}[view]
    if style in ("long", "wavy"):
        if view == "front":
            s = "0,-54 30,-46 44,-20 48,14 52,46 54,80 40,98 0,102 -40,98 -54,80 -52,46 -48,14 -44,-20 -30,-46"
        elif view == "tq":
            s = "-2,-54 24,-48 38,-30 36,-4 22,24 18,60 10,92 -14,104 -44,98 -54,76 -50,44 -48,10 -44,-24 -28,-46"
        else:
            s = "-6,-54 16,-50 24,-30 10,0 2,30 4,64 -4,96 -28,104 -52,92 -56,60 -50,24 -46,-10 -40,-34 -24,-49"
        g = shape(s)
        if style == "wavy":
            g = U(
                g,
                [
                    ellipse(cx + sx * (44 + 5 * (k % 2)), y, 9, 12)
                    for k, y in enumerate(range(-10, 96, 18))
                    for sx in ((-1, 1) if view == "front" else (-1,))
                ],
            )
        f.add(g, d, "hair.back", 1.2)
        f.add(
            U(
                [
                    limb([(cx - 30 + 12 * k, -10, 0.5), (cx - 34 + 13 * k, 40, 1.8), (cx - 32 + 12 * k, 90, 0.5)], 6)
                    for k in range(6)
                ]
            ).intersection(g.buffer(-2)),
            lines,
            "hair.lines",
            0.2,
            True,
            0.5,
        )
    elif style == "bob":
        s = {
            "front": "0,-55 32,-46 46,-16 48,18 42,40^ 0,44 -42,40^ -48,18 -46,-16 -32,-46",
            "tq": "-2,-55 24,-48 36,-30 30,0 16,40^ -14,46 -44,38^ -50,10 -46,-22 -28,-47",
            "side": "-6,-55 16,-50 20,-20 6,10 2,42^ -20,48 -46,38^ -50,8 -46,-20 -30,-46",
        }[view]
        f.add(shape(s), d, "hair.back", 1.0)
    elif style in ("bun", "topknot"):
        at = (
            {"front": (0, -60), "tq": (-24, -52), "side": (-34, -44)}[view]
            if style == "topknot" or view == "front"
            else {"tq": (-42, -12), "side": (-46, -6)}[view]
        )
        f.add(ellipse(*at, 16, 14), d, "hair.bun", 1.0)
        f.add(
            U(
                limb([(at[0] - 10, at[1] - 4, 0.5), (at[0], at[1] + 4, 1.6), (at[0] + 10, at[1] - 3, 0.5)], 5),
                limb([(at[0] - 8, at[1] + 4, 0.5), (at[0], at[1] - 6, 1.4), (at[0] + 9, at[1] + 5, 0.5)], 5),
            ),
            lines,
            "hair.lines",
            0.2,
            True,
            0.6,
        )
    elif style == "ponytail":
        s = {
            "front": "30,-40 48,-44 62,-20 62,14 52,44^ 48,10 42,-12",
            "tq": "-30,-30 -50,-36 -68,-14 -70,22 -56,58^ -54,20 -46,0 -34,-8",
            "side": "-34,-30 -52,-36 -72,-16 -76,22 -60,60^ -58,22 -50,0 -36,-8",
        }[view]
        f.add(shape(s), d, "hair.tail", 1.0)
    elif style in ("braid", "braids", "pigtails"):
        if style == "pigtails":
            spots = {"front": [(-42, 0), (42, 0)], "tq": [(-40, 2)], "side": [(-36, 0)]}[view]
        elif style == "braid":
            spots = {"front": [(34, 30)], "tq": [(-38, 26)], "side": [(-34, 24)]}[view]
        else:
            spots = {"front": [(-38, 24), (38, 24)], "tq": [(-30, 26)], "side": [(-14, 26)]}[view]
        if style == "pigtails":
            for x, y in spots:
                f.add(
                    shape(
                        f"{x},{y - 22}^ {x + (10 if x > 0 else -10)},{y - 26} {x + (30 if x > 0 else -30)},{y - 4} {x + (26 if x > 0 else -26)},{y + 30} {x + (8 if x > 0 else -8)},{y + 42}^ {x + (4 if x > 0 else -4)},{y + 10}"
                    ),
                    d,
                    "hair.tail",
                    1.0,
                )
        elif style == "braid" or view == "front":
            for x, y in spots:
                g, li = plait(x, y, 9, 11, 17)
                f.add(g, d, "hair.plait", 1.0)
                f.add(li, lines, "hair.lines", 0.2, True, 0.7)
    elif style == "afro":
        rng = random.Random("afro")
        r = 58
        spots = [
            (cx + math.cos(a) * r * 0.78, -14 + math.sin(a) * r * 0.72) for a in [k / 22 * 6.283 for k in range(22)]
        ]
        f.add(U(curls(rng, spots, 12, 17), ellipse(cx, -14, r * 0.86, r * 0.8)), d, "hair.back", 1.2)
    elif style == "curly":
        rng = random.Random("curly")
        spots = [
            (cx + math.cos(a) * 42, -10 + math.sin(a) * 44) for a in [math.radians(v) for v in range(150, 391, 15)]
        ]
        f.add(curls(rng, spots, 9, 12), d, "hair.back", 1.0)
    elif style == "locs":
        g = []
        for k in range(9):
            t = k / 8 * 2 - 1
            if view == "front" and abs(t) < 0.45:
                continue
            x = cx + t * (42 if view == "front" else 26) - (0 if view == "front" else 16)
            g.append(limb([(x * 0.8, -30, 8), (x, 20, 8), (x * 1.08, 66 - 12 * (k % 3), 6)], 6))
        f.add(U(g), d, "hair.back", 1.0)
    elif style == "wild":
        g = [
            limb(
                [(cx - 20, -10 + 8 * k, 14), (cx - 46 - 6 * (k % 2), -16 + 14 * k, 9), (cx - 62, -20 + 18 * k, 0.6)], 5
            )
            for k in range(4)
        ]
        if view == "front":
            g += [T(x, flip=True) for x in g]
        f.add(fillet(U(g), 2), d, "hair.back", 1.0)
