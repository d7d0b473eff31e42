"""A glove on the wing: the thumb is its head, the fingers are its wing, the cuff is its tail."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.sky import star

STROKES: dict[str, tuple[float, ...]] = {
    "up": (74, 98, 122, 147),
    "high": (58, 78, 99, 122),
    "level": (136, 150, 163, 176),
    "down": (-92, -112, -133, -155),
}  # the way of each finger, degrees against the clock from straight ahead
LENGTHS = (78, 92, 86, 66)
WIDTHS = (22, 23, 22, 19)
ROOTS = ((20, -12), (4, -17), (-12, -16), (-27, -10))


class Make(NamedTuple):
    """What the glove is made of: colours of hand and cuff; cut: glove or mitten; cuff: rib fur lace long plain rolled;
    print_: '' stars bands stitch dots tips; bare: fingers cut short."""

    main: str
    cuff_colour: str
    cuff: str = "rib"
    cut: str = "glove"
    print_: str = ""
    bare: float = 1.0


def _finger(
    root: tuple[float, float], deg: float, length: float, width: float, curl: float
) -> tuple[Any, tuple[float, float]]:
    a = math.radians(-deg)
    b = a + curl
    mx, my = root[0] + math.cos(a) * length * 0.52, root[1] + math.sin(a) * length * 0.52
    tx, ty = mx + math.cos(b) * length * 0.46, my + math.sin(b) * length * 0.46
    return limb([(*root, width * 1.05), (mx, my, width), (tx, ty, width * 0.78)], 8), (tx, ty)


def _cuff(kind: str) -> Any:
    if kind == "long":
        return shape("-34,-20^ -70,-16 -120,-26 -150,-34^ -156,-4 -150,26^ -118,20 -70,24 -34,24^")
    g = shape("-36,-22^ -58,-26 -82,-31^ -86,0 -82,33^ -58,28 -36,26^")
    if kind == "fur":
        return fur(rounded_blob(), 9, 0.3, 3, where=lambda x, y, nx, ny: 1, w=3)
    if kind == "lace":
        scallops = [ellipse(-84, -26 + 10.4 * k, 7, 6) for k in range(6)]
        holes = [ellipse(-76 + (k % 2) * 12, -22 + 7.6 * k, 2.4) for k in range(7)]
        return clean(U(g, scallops).difference(U(holes)))
    if kind == "rolled":
        return U(shape("-36,-20^ -66,-23^ -68,25^ -36,24^"), limb("-69,-26,11 -71,0,11 -69,28,11", 4))
    return g


def rounded_blob() -> Any:
    """The roll of a fur cuff."""
    return limb("-58,-24,32 -62,2,36 -58,28,32", 6)


def winged_glove(make: Make, stroke: str = "up") -> Figure:
    """A glove flying to the right, its palm on 0,0, about 180 long. Anchor: head (tip of the thumb)."""
    f = Figure()
    m, c = make.main, make.cuff_colour
    cuff = _cuff(make.cuff)
    f.add(cuff, c, "cuff", 0.9)
    if make.cuff in ("rib", "rolled"):
        f.add(
            U(
                [limb([(-40, y * 0.8, 0.8), (-60, y * 0.95, 1.8), (-80, y * 1.1, 0.8)], 3) for y in range(-20, 25, 8)]
            ).intersection(cuff),
            dark(c, 0.28),
            "ribs",
            0.2,
            True,
            0.8,
        )
    palm = shape("-40,-22 -20,-27 6,-24 28,-15 38,-2 34,14 16,25 -14,28 -40,26")
    curl = 0.34 if stroke in ("down",) else -0.3
    if make.cut == "mitten":
        wing = {
            "up": "26,-8^ 26,-40 8,-84 -22,-112 -48,-108 -58,-76 -52,-40 -38,-8^",
            "high": "28,-8^ 44,-44 44,-90 22,-118 -8,-116 -26,-84 -32,-44 -36,-8^",
            "level": "20,-14^ -10,-44 -60,-62 -104,-58 -112,-34 -84,-14 -38,-4^",
            "down": "26,8^ 22,44 0,86 -30,110 -54,104 -62,72 -54,38 -38,6^",
        }[stroke]
        f.add(fillet(U(shape(wing), palm), 6), m, "hand", 1.2)
    else:
        tips = []
        for k in (3, 2, 1, 0):
            g, tip = _finger(ROOTS[k], STROKES[stroke][k], LENGTHS[k] * make.bare, WIDTHS[k], curl)
            f.add(g, m if k % 2 else light(m, 0.06), f"finger.{k}", 1.0)
            tips.append((tip, STROKES[stroke][k]))
            if make.print_ == "tips":
                f.add(clean(ellipse(*tip, 15).intersection(g)), c, "tip", 0.3, True)
            if make.print_ == "stitch":
                f.add(clean(g.buffer(-4).difference(g.buffer(-5.4))), light(m, 0.4), "stitch", 0.2, True, 0.6)
        f.add(palm, m, "palm", 1.1)
    if make.cut == "boxing":
        f.add(ellipse(-4, -30, 58, 46, 20), m, "pad", 1.6)
    thumb = fillet(U(limb("4,6,30 30,6,24 52,-2,20 70,-12,17", 8), ellipse(72, -13, 11, 9)), 4)
    f.add(thumb, light(m, 0.08), "thumb", 1.3)
    if make.print_ == "stars":
        f.add(
            U([star(x, y, 7, 8, 0.5) for x, y in ((-24, 2), (-4, -4), (-10, 16), (14, 6))]).intersection(
                palm.buffer(-2)
            ),
            c,
            "print",
            0.2,
            True,
            0.95,
        )
    elif make.print_ == "bands":
        f.add(
            U([limb([(x, -34, 3.4), (x + 2, 34, 3.4)], 1) for x in (-30, -20, -10, 0)]).intersection(palm),
            c,
            "print",
            0.2,
            True,
            0.9,
        )
    elif make.print_ == "dots":
        f.add(
            U([ellipse(x, y, 3) for x, y in ((-30, -8), (-18, 6), (-6, -12), (4, 8), (-28, 16), (16, -6), (-10, 20))]),
            c,
            "print",
            0.2,
            True,
            0.9,
        )
    elif make.print_ == "stitch":
        f.add(
            U([limb([(-26 + 9 * k, -18, 0.8), (-22 + 9 * k, 0, 1.6), (-24 + 9 * k, 16, 0.8)], 4) for k in range(4)]),
            dark(m, 0.3),
            "print",
            0.2,
            True,
            0.8,
        )
    f.mark("head", 76, -15)
    return f
