"""Hair for the heads of faces.py: what lies on the head (back_hair has what hangs behind it)."""

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
