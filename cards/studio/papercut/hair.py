"""Hair for the heads of faces.py: what hangs behind the head, and what lies on it."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hair_shapes import EAR_HOLE, REGION, cap, curls, off_ear, plait, strands  # noqa: F401
from cards.studio.papercut.hand import fur

STYLES = (
    "short", "crop", "tousled", "parted", "pixie", "bob", "long", "wavy", "bun", "topknot", "ponytail", "braid",
    "braids", "pigtails", "curly", "afro", "locs", "balding", "wild", "fringe",
)  # fmt: skip


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


def hair_front(f: Figure, style: str, view: str, age: float, colour: str) -> None:
    """What lies on the head."""
    lines = dark(colour, 0.32) if sum(int(colour[i : i + 2], 16) for i in (1, 3, 5)) > 200 else light(colour, 0.22)
    rng = random.Random(style + view)
    if view == "back":
        _on_the_back(f, style, age, colour, lines)
        return
    if style == "balding":
        g = cap(view, age, 4).difference(box(-80, -90, 80, -16 if view == "front" else -12))
        if view == "side":
            g = g.difference(box(4, -90, 80, 30))
        f.add(off_ear(fur(g.buffer(0), 6, 0.25, 3, lean=0.2), view), colour, "hair", 0.6)
        f.add(
            U(limb("-14,-50,0.6 -2,-56,1.6 12,-51,0.6", 5), limb("-8,-51,0.6 6,-58,1.4 18,-50,0.6", 5)),
            colour,
            "hair.wisp",
            0.3,
        )
        return
    if style == "wild":
        g = cap(view, age, 4, 4).difference(box(-80, -90, 80, -24))
        f.add(off_ear(fur(g, 10, 0.2, 3, lean=0.4), view), colour, "hair", 0.6)
        f.add(
            U([limb([(-8 + 8 * k, -48, 2.4), (-18 + 9 * k, -62, 2.6), (-34 + 10 * k, -66, 0.6)], 5) for k in range(3)]),
            colour,
            "hair.wisp",
            0.3,
        )
        return
    if style == "afro":
        base = cap(view, age, 8)
        x0, y0, x1, _ = base.bounds
        rim = (
            [(x0 + (x1 - x0) * t, -34 + 20 * abs(t - 0.5) * 2) for t in [k / 7 for k in range(8)]]
            if view == "front"
            else [(x0 + (x1 - x0) * t, -40) for t in [k / 6 for k in range(7)]]
        )
        f.add(
            fillet(U(base, curls(rng, rim, 7, 10)).difference(ellipse(*(EAR_HOLE.get(view, (200, 0, 1, 1))))), 1),
            colour,
            "hair",
            0.8,
        )
        f.add(
            U(
                [
                    ellipse(rng.uniform(x0, x1), rng.uniform(y0, -30), 3.4).difference(ellipse(0, 0, 0.1))
                    for _ in range(14)
                ]
            ).intersection(base),
            light(colour, 0.08),
            "hair.lines",
            0.2,
            True,
            0.7,
        )
        return
    if style in ("curly", "locs"):
        base = cap(view, age, 5)
        edge = {
            "front": [(-26, -24), (-16, -32), (-4, -34), (8, -34), (20, -30), (28, -22)],
            "tq": [(32, -32), (22, -34), (10, -34), (0, -26), (-7, -16)],
            "side": [(30, -36), (22, -34), (14, -26), (9, -14), (4, -2)],
        }[view]
        g = U(base, curls(rng, edge, 6, 9) if style == "curly" else None)
        f.add(fillet(g, 1.2), colour, "hair", 0.8)
        if style == "curly":
            x0, y0, x1, y1 = base.bounds
            sp = [
                limb([(x, y, 0.5), (x + 3.6, y - 3, 1.5), (x + 6, y + 1, 1.2), (x + 3, y + 3, 0.5)], 4)
                for x, y in [(rng.uniform(x0 + 4, x1 - 8), rng.uniform(y0 + 5, min(y1, 0))) for _ in range(18)]
            ]
            f.add(U(sp).intersection(base), lines, "hair.lines", 0.2, True, 0.6)
        else:
            f.add(strands(view, 9).intersection(base), lines, "hair.lines", 0.2, True, 0.8)
        return
    thick = {"crop": 1.2, "short": 3.5, "bob": 6, "long": 5, "wavy": 6, "tousled": 5, "pixie": 4}.get(style, 3.5)
    base = cap(view, age, thick)
    if style in ("tousled", "pixie"):
        base = fillet(fur(base, 9 if style == "tousled" else 5, 0.13, 5, lean=0.9, w=4), 1)
    extra: list[Any] = []
    if style in ("fringe", "bob") or (style in ("pigtails", "braids") and age < 20):
        s = {
            "front": "-36,-20^ -34,-34 0,-42 34,-34 36,-20^ 28,-12^ 20,-16^ 10,-12^ 0,-16^ -10,-12^ -20,-16^ -28,-12^",
            "tq": "-18,-14^ -14,-34 10,-44 36,-36 39,-18^ 32,-13^ 24,-17^ 14,-12^ 4,-16^ -6,-11^",
            "side": "8,-10^ 4,-34 18,-46 34,-38 38,-20^ 31,-14^ 24,-18^ 16,-12^",
        }[view]
        extra.append(shape(s))
        if style == "bob":
            side = {
                "front": ["-38,-26 -47,0 -46,34 -38,40^ -33,20 -33,-4", "38,-26 47,0 46,34 38,40^ 33,20 33,-4"],
                "tq": ["-14,-20 -26,0 -30,36 -10,42^ -8,18 -8,-6"],
                "side": ["8,-16 -2,4 -6,40 12,42^ 13,16 13,-4"],
            }[view]
            extra += [shape(s) for s in side]
    if style == "parted":
        s = {
            "front": "-34,-6^ -36,-30 -18,-50 8,-55 30,-46 39,-20 37,-4^ 32,-20 22,-30 4,-34 -10,-38^ -22,-30 -30,-18",
            "tq": "-20,-2^ -20,-34 0,-54 24,-54 40,-40 40,-24^ 26,-32 8,-38^ -4,-28 -12,-14",
            "side": "-2,0^ -6,-34 10,-54 30,-52 42,-40 40,-30^ 26,-36 14,-30 8,-16",
        }[view]
        extra.append(shape(s))
    if style in ("long", "wavy", "braid", "braids", "bun", "ponytail"):
        s = {
            "front": "0,-42^ -8,-34 -24,-24 -34,-4 -40,10^ -42,-16 -34,-40 -14,-54 0,-56 14,-54 34,-40 42,-16 40,10^ 34,-4 24,-24 8,-34",
            "tq": "12,-44^ 2,-34 -8,-22 -13,0 -20,8^ -30,-10 -26,-40 -4,-56 18,-54 36,-40 40,-20^ 34,-30 22,-36",
            "side": "22,-46^ 14,-32 9,-14 4,8 -6,10^ -24,-6 -26,-36 -8,-54 14,-54 32,-44 38,-30^ 30,-38",
        }[view]
        extra.append(shape(s))
        if style in ("long", "wavy") and view == "front":
            for sg in (-1, 1):
                extra.append(T(shape("36,-14 44,10 48,44 50,82 38,96^ 40,60 36,30 33,6"), flip=sg < 0))
    g = U(base, extra)
    if view in EAR_HOLE and style not in ("bob", "long", "wavy"):
        g = g.difference(ellipse(*EAR_HOLE[view]))
    f.add(fillet(g, 1.4), colour, "hair", 0.8)
    if style != "crop":
        f.add(strands(view, 8, 2).intersection(g.buffer(-1)), lines, "hair.lines", 0.2, True, 0.6)
    if style == "braids" and view != "front":
        x, y = {"tq": (-26, 20), "side": (-6, 24)}[view]
        p, li = plait(x, y, 9, 11, 17)
        f.add(p, colour, "hair.plait", 0.8)
        f.add(li, lines, "hair.lines", 0.2, True, 0.7)


def _on_the_back(f: Figure, style: str, age: float, colour: str, lines: str) -> None:
    """Hair seen from behind covers the skull."""
    base = cap("back", age, 3.5)
    if style == "balding":
        f.add(fur(base.difference(ellipse(0, -26, 34, 26)), 4, 0.2, 3, lean=0.2), colour, "hair", 0.8)
        return
    extra: list[Any] = []
    if style in ("long", "wavy"):
        extra.append(
            shape("0,-54 30,-46 43,-20 46,14 50,50 50,86 34,100 0,104 -34,100 -50,86 -50,50 -46,14 -43,-20 -30,-46")
        )
    elif style == "bob":
        extra.append(shape("0,-55 32,-46 46,-16 48,18 42,42^ 0,48 -42,42^ -48,18 -46,-16 -32,-46"))
    elif style == "ponytail":
        extra.append(shape("-10,-14 10,-14 20,10 18,44 4,74^ -14,50 -20,14"))
    elif style in ("bun", "topknot"):
        extra.append(ellipse(0, -54 if style == "topknot" else -8, 17, 15))
    elif style == "afro":
        extra.append(
            U(
                curls(
                    random.Random("b"),
                    [(math.cos(k / 3.5) * 46, -14 + math.sin(k / 3.5) * 42) for k in range(22)],
                    12,
                    16,
                ),
                ellipse(0, -14, 50, 46),
            )
        )
    elif style == "curly":
        extra.append(
            curls(random.Random("c"), [(math.cos(k / 3) * 37, -6 + math.sin(k / 3) * 40) for k in range(19)], 9, 12)
        )
    elif style == "locs":
        extra += [
            limb([(x * 0.7, -34, 8), (x, 20, 8), (x * 1.1, 60 - 10 * (k % 3), 6)], 6)
            for k, x in enumerate(range(-36, 37, 9))
        ]
    elif style in ("tousled", "wild", "pixie"):
        base = fillet(fur(base, 9, 0.13, 5, lean=0.9, w=4), 1)
    g = fillet(U(base, extra), 1.4)
    f.add(g, colour, "hair", 0.8)
    f.add(strands("back", 9).intersection(g), lines, "hair.lines", 0.2, True, 0.6)
    for x, y in {"braid": [(0, 26)], "braids": [(-24, 28), (24, 28)], "pigtails": [(-34, 10), (34, 10)]}.get(style, []):
        p, li = plait(x, y, 9, 11, 17)
        f.add(p, mix(colour, "#000000", 0.08), "hair.plait", 0.8)
        f.add(li, lines, "hair.lines", 0.2, True, 0.7)
