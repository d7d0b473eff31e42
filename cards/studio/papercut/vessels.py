"""Small things to hold, carry and put down; base at 0,0 unless told otherwise, a hand is 17 units long."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape


def cup(colour: str = "#efe6d2", band: str = "#35577f", steam: int = 0) -> Figure:
    """A cup and saucer, 26 wide. Anchor brim."""
    f = Figure()
    f.add(limb("-15,-1,1.5 0,0.5,3 15,-1,1.5", 4), dark(colour, 0.12), "saucer")
    f.add(ellipse(12, -10, 5.5, 5).difference(ellipse(12, -10, 3, 2.8)), dark(colour, 0.08), "ear")
    f.add(shape("-11,-17^ 11,-17^ 10,-8 6,-1 0,0 -6,-1 -10,-8"), colour, "cup", 1.0)
    f.add(limb("-10.6,-12,1.6 0,-10.6,1.8 10.6,-12,1.6", 4), band, "band", 0.2, True)
    f.add(ellipse(0, -17, 11, 2.4), dark(colour, 0.5), "drink", 0.2, True)
    if steam:
        f.add(
            U(limb("-3,-20,.5 -6,-28,2 0,-36,2 -4,-46,.4", 6), limb("4,-20,.4 7,-27,1.6 3,-34,1.6 6,-41,.4", 6)),
            "#f4efe6",
            "steam",
            0.2,
            True,
            0.6,
        )
    f.mark("brim", 0, -17)
    return f


def teapot(colour: str = "#3f6f78", trim: str = "#efe0b8") -> Figure:
    """A round teapot, spout to the right, 80 wide. Anchors spout, lid."""
    f = Figure()
    f.add(limb("-24,-40,6 -44,-44,6 -48,-22,6 -26,-12,6", 7), dark(colour, 0.15), "handle")
    f.add(fillet(U(shape("22,-14 30,-18 38,-34 48,-46^ 56,-42^ 48,-26 40,-10 26,-6")), 1), dark(colour, 0.08), "spout")
    f.add(shape("0,-54 20,-50 31,-32 28,-12 16,-1 0,0 -16,-1 -28,-12 -31,-32 -20,-50"), colour, "body", 1.2)
    f.add(U(shape("-17,-51 -10,-58 10,-58 17,-51^ 0,-48"), ellipse(0, -61, 4)), light(colour, 0.12), "lid", 0.8)
    f.add(
        U(limb("-30,-26,1.6 0,-22,2 30,-26,1.6", 5), [ellipse(x, -34 + 0.006 * x * x, 2) for x in range(-22, 23, 9)]),
        trim,
        "trim",
        0.2,
        True,
        0.9,
    )
    f.mark("spout", 53, -45)
    f.mark("lid", 0, -60)
    return f


def kettle(metal: str = "#8a5a3a") -> Figure:
    """A kettle with a bow handle, spout right. Anchor spout."""
    f = Figure()
    f.add(limb("-20,-38,4 -16,-62,5 0,-70,6 16,-62,5 20,-38,4", 7), dark(metal, 0.3), "handle")
    f.add(shape("24,-16 34,-24 44,-38^ 50,-36^ 42,-18 28,-6"), dark(metal, 0.1), "spout")
    f.add(shape("-12,-44^ 12,-44^ 26,-30 31,-8 28,0^ -28,0^ -31,-8 -26,-30"), metal, "body", 1.2)
    f.add(U(shape("-13,-43^ 0,-50 13,-43^"), ellipse(0, -51, 3.4)), light(metal, 0.15), "lid", 0.6)
    f.mark("spout", 48, -38)
    return f


def jar(
    glass: str = "#cfe0dc",
    inside: str | None = None,
    level: float = 0.7,
    lid: str = "#b98a3c",
    w: float = 40,
    h: float = 60,
) -> Figure:
    """A glass jar; inside fills it to level. Anchor inside (its middle)."""
    f = Figure()
    g = shape(
        f"{-w * 0.4},{-h}^ {w * 0.4},{-h}^ {w * 0.5},{-h * 0.84} {w * 0.5},{-h * 0.1} {w * 0.42},0^ {-w * 0.42},0^ {-w * 0.5},{-h * 0.1} {-w * 0.5},{-h * 0.84}"
    )
    f.add(g, glass, "glass", 1.0, False, 0.5)
    if inside:
        f.add(clean(g.buffer(-2).intersection(box(-w, -h * level, w, 0))), inside, "inside", 0.3, True, 0.9)
    f.add(
        U(
            limb([(-w * 0.36, -h * 0.8, 1.5), (-w * 0.4, -h * 0.45, 3), (-w * 0.36, -h * 0.14, 1.2)], 4),
            ellipse(-w * 0.3, -h * 0.86, 1.8),
        ),
        "#ffffff",
        "shine",
        0.2,
        True,
        0.6,
    )
    f.add(box(-w * 0.44, -h - 7, w * 0.44, -h + 2).buffer(1), lid, "lid", 0.8)
    f.mark("inside", 0, -h * 0.42)
    return f


def bottle(glass: str = "#7fa89a", cork: str = "#b98a5a", lying: int = 0, h: float = 110) -> Figure:
    """A bottle (lying=1: neck to the right). Anchor inside; the piece glass can be used to clip what is in it."""
    f = Figure()
    w = h * 0.36
    g = shape(
        f"{-w * 0.16},{-h * 0.94}^ {w * 0.16},{-h * 0.94}^ {w * 0.16},{-h * 0.7} {w * 0.5},{-h * 0.52} {w * 0.5},{-h * 0.04} {w * 0.4},0^ {-w * 0.4},0^ {-w * 0.5},{-h * 0.04} {-w * 0.5},{-h * 0.52} {-w * 0.16},{-h * 0.7}"
    )
    f.add(box(-w * 0.13, -h, w * 0.13, -h * 0.9), cork, "cork", 0.6)
    f.add(g, glass, "glass", 1.0, False, 0.55)
    f.add(box(-w * 0.2, -h * 0.95, w * 0.2, -h * 0.9).buffer(1), light(glass, 0.2), "lip", 0.4)
    f.add(
        limb([(-w * 0.36, -h * 0.5, 1), (-w * 0.4, -h * 0.3, 3), (-w * 0.36, -h * 0.08, 1)], 4),
        "#ffffff",
        "shine",
        0.2,
        True,
        0.55,
    )
    f.mark("inside", 0, -h * 0.28)
    return T(f, 0, -w / 2, rot=90) if lying else f


def candle(wax: str = "#f4ead0", h: float = 40, lit: int = 1, stick: str | None = "#b98a3c") -> Figure:
    """A candle in its stick. Anchor flame."""
    f = Figure()
    b = 0.0
    if stick:
        f.add(
            U(
                shape("-16,0^ -13,-4 -4,-6 -4,-10 -7,-12^ 7,-12^ 4,-10 4,-6 13,-4 16,0^"),
                ellipse(16, -5, 5).difference(ellipse(16, -5, 3)),
            ),
            stick,
            "stick",
        )
        b = -11
    f.add(shape(f"-5,{b}^ -5,{b - h} -2,{b - h - 2} 3,{b - h + 1} 5,{b - h - 1}^ 5,{b}^"), wax, "wax", 0.8)
    f.add(
        U(limb([(-5, b - h + 3, 2.4), (-5.6, b - h + 14, 3)], 2), limb([(4.4, b - h + 2, 2), (5, b - h + 9, 2.6)], 2)),
        light(wax, 0.3),
        "drip",
        0.3,
    )
    f.add(limb([(0, b - h, 1), (0.6, b - h - 5, 1)], 1), "#2a1c16", "wick", 0.2, True)
    if lit:
        y = b - h - 4
        f.add(
            shape(f"0,{y - 20}^ 5,{y - 7} 4.4,{y - 1} 0,{y + 1} -4.4,{y - 1} -5,{y - 7}"), "#ffc860", "flame", 0.3, True
        )
        f.add(shape(f"0,{y - 12}^ 2.6,{y - 5} 0,{y} -2.6,{y - 5}"), "#fff6d8", "flame.in", 0.2, True)
    f.mark("flame", 0, b - h - 12)
    return f


def lantern(frame: str = "#2f2c33", glass: str = "#ffe39a", ring: int = 1) -> Figure:
    """A hand lantern, hanging from 0,0, 64 high. Anchor light."""
    f = Figure()
    if ring:
        f.add(ellipse(0, 6, 7).difference(ellipse(0, 6, 5)), frame, "ring", 0.6)
    f.add(shape("-14,22^ 14,22^ 16,40 14,58^ -14,58^ -16,40"), glass, "glass", 0.4, True)
    f.add(shape("0,32^ 4,42 4,50 0,54 -4,50 -4,42"), "#fffbe8", "flame", 0.2, True)
    f.add(
        U(
            shape("-17,23^ -10,15 0,10 10,15 17,23^"),
            box(-18, 57, 18, 64),
            limb("-14,22,1.8 -16,40,1.8 -14,58,1.8", 4),
            limb("14,22,1.8 16,40,1.8 14,58,1.8", 4),
            limb("-5,22,1.2 -5,58,1.2", 1),
            limb("5,22,1.2 5,58,1.2", 1),
        ),
        frame,
        "frame",
        0.8,
    )
    f.mark("light", 0, 44)
    return f


def umbrella(
    colour: str = "#a8321f",
    ribs: str = "#2a1c1e",
    open_: int = 1,
    handle: str = "#6a4a2c",
    r: float = 90,
    panels: str | None = None,
) -> Figure:
    """An umbrella held upright, its handle's end at 0,0, top at about -r*1.5. Anchors grip, top, rim_l, rim_r."""
    f = Figure()
    top = -r * 1.55
    f.add(limb([(0, top - 8, 2), (0, -10, 3), (0, 0, 3), (5, 8, 3), (12, 6, 3), (13, 0, 2)], 6), handle, "stick")
    if not open_:
        f.add(
            shape(
                f"0,{top}^ 8,{top * 0.6} 9,{top * 0.3} 3,{top * 0.16}^ -3,{top * 0.16}^ -9,{top * 0.3} -8,{top * 0.6}"
            ),
            colour,
            "cloth",
            1.0,
        )
        f.mark("top", 0, top - 8)
        f.mark("grip", 0, -6)
        return f
    n = 6
    xs = [-r + 2 * r * k / n for k in range(n + 1)]
    rim = []
    for k in range(n):
        rim += [f"{xs[k]},{top + r * 0.62 + (0 if 0 < k < n else 3)}^", f"{(xs[k] + xs[k + 1]) / 2},{top + r * 0.5}"]
    rim.append(f"{xs[n]},{top + r * 0.65}^")
    dome = shape(
        " ".join(rim)
        + f" {r * 0.86},{top + r * 0.3} {r * 0.46},{top + r * 0.06} 0,{top} {-r * 0.46},{top + r * 0.06} {-r * 0.86},{top + r * 0.3}"
    )
    f.add(T(dome, 0, 5, 1, sy=0.94, o=(0, top)), dark(colour, 0.4), "inside", 0.8)
    f.add(dome, colour, "cloth", 1.4)
    if panels:
        for k in range(0, n, 2):
            seg = Polygon([(0, top - 4), (xs[k] * 1.02, top + r), (xs[k + 1] * 1.02, top + r)])
            f.add(clean(seg.intersection(dome)), panels, "panel", 0.4)
    seams = [
        limb([(0, top, 0.8), (xs[k] * 0.55, top + r * 0.14, 1.4), (xs[k], top + r * 0.6, 1.4)], 6) for k in range(1, n)
    ]
    f.add(U(seams).intersection(dome), dark(colour, 0.35), "seams", 0.3, True, 0.8)
    f.add(limb([(0, top - 14, 2), (0, top + 2, 3.4)], 2), ribs, "tip", 0.5)
    f.mark("top", 0, top - 14)
    f.mark("grip", 0, -8)
    f.mark("rim_l", -r, top + r * 0.65)
    f.mark("rim_r", r, top + r * 0.65)
    return f


def suitcase(
    leather: str = "#7a4a2c",
    w: float = 80,
    h: float = 54,
    open_: int = 0,
    lining: str = "#c9b08a",
    stickers: tuple[str, ...] = ("#a8321f", "#3f6f78", "#c9a25a"),
) -> Figure:
    """A suitcase standing (open_=1: lying open, lid up). Anchors handle, inside."""
    f = Figure()
    if open_:
        f.add(
            shape(
                f"{-w * 0.5},{-h * 0.4}^ {-w * 0.46},{-h * 1.3}^ {w * 0.46},{-h * 1.3}^ {w * 0.5},{-h * 0.4}^"
            ).buffer(3),
            dark(leather, 0.15),
            "lid",
        )
        f.add(
            shape(f"{-w * 0.46},{-h * 0.42}^ {-w * 0.42},{-h * 1.24}^ {w * 0.42},{-h * 1.24}^ {w * 0.46},{-h * 0.42}^"),
            lining,
            "lining",
            0.4,
        )
        f.add(box(-w / 2, -h * 0.44, w / 2, 0).buffer(2), leather, "body", 1.2)
        f.mark("inside", 0, -h * 0.44)
    else:
        f.add(limb([(-10, -h, 4), (-9, -h - 9, 4), (9, -h - 9, 4), (10, -h, 4)], 4), dark(leather, 0.4), "handle")
        f.add(box(-w / 2 + 3, -h + 3, w / 2 - 3, -3).buffer(4), leather, "body", 1.2)
        f.mark("inside", 0, -h * 0.5)
    y0 = -h if not open_ else -h * 0.44
    f.add(U(*[box(x - 3, y0 - 1, x + 3, 1) for x in (-w * 0.3, w * 0.3)]), dark(leather, 0.35), "straps", 0.5)
    f.add(U(*[box(x - 4, y0 + 8, x + 4, y0 + 14) for x in (-w * 0.3, w * 0.3)]), "#d9b25a", "buckles", 0.4)
    r = random.Random("stickers")
    for k, c in enumerate(stickers if not open_ else ()):
        f.add(
            T(
                ellipse(0, 0, 8, 6) if k % 2 else box(-8, -5, 8, 5),
                -w * 0.12 + k * w * 0.16,
                -h * 0.5 + r.uniform(-8, 8),
                rot=r.uniform(-25, 25),
            ),
            c,
            "sticker",
            0.3,
        )
    f.mark("handle", 0, y0 - 9)
    return f


def basket(cane: str = "#b98a4a", w: float = 60, h: float = 34, bow: int = 1) -> Figure:
    """A woven basket. Anchors rim, bow."""
    f = Figure()
    if bow:
        f.add(
            limb(
                [
                    (-w * 0.44, -h, 4),
                    (-w * 0.3, -h - w * 0.42, 4),
                    (0, -h - w * 0.56, 4.4),
                    (w * 0.3, -h - w * 0.42, 4),
                    (w * 0.44, -h, 4),
                ],
                6,
            ),
            dark(cane, 0.2),
            "bow",
        )
    g = shape(f"{-w / 2},{-h}^ {w / 2},{-h}^ {w * 0.42},0^ {-w * 0.42},0^")
    f.add(g, cane, "body", 1.0)
    weave = [
        box(x + (4 if i % 2 else 0), y, x + 5 + (4 if i % 2 else 0), y + 3)
        for i, y in enumerate(range(int(-h) + 3, -2, 5))
        for x in range(int(-w / 2), int(w / 2), 8)
    ]
    f.add(U(weave).intersection(g.buffer(-1)), dark(cane, 0.28), "weave", 0.3, True, 0.8)
    f.add(limb([(-w / 2, -h, 5), (0, -h + 1, 5.5), (w / 2, -h, 5)], 3), light(cane, 0.15), "rim", 0.6)
    f.mark("rim", 0, -h)
    f.mark("bow", 0, -h - w * 0.56)
    return f


def bucket(metal: str = "#7d8ba0", w: float = 44, h: float = 42, water: str | None = None) -> Figure:
    """A bucket with its bow up. Anchors rim, bow."""
    f = Figure()
    f.add(
        limb(
            [(-w * 0.48, -h, 2), (-w * 0.3, -h - 22, 2), (0, -h - 30, 2.4), (w * 0.3, -h - 22, 2), (w * 0.48, -h, 2)], 6
        ),
        dark(metal, 0.3),
        "bow",
    )
    f.add(ellipse(0, -h, w / 2, 5), water or dark(metal, 0.45), "mouth", 0.4)
    f.add(shape(f"{-w / 2},{-h}^ 0,{-h + 5} {w / 2},{-h}^ {w * 0.38},0^ 0,3 {-w * 0.38},0^"), metal, "body", 1.0)
    f.add(
        U(
            *[
                limb([(-w * k, -h * t, 1.4), (0, -h * t + 4, 2), (w * k, -h * t, 1.4)], 4)
                for t, k in ((0.75, 0.46), (0.25, 0.41))
            ]
        ),
        dark(metal, 0.25),
        "hoops",
        0.3,
        True,
    )
    f.mark("rim", 0, -h)
    f.mark("bow", 0, -h - 30)
    return f


def cage(metal: str = "#c9a25a", w: float = 80, h: float = 110, open_: int = 0) -> Figure:
    """A domed bird cage, base at 0,0. Anchors ring, inside."""
    f = Figure()
    bars = []
    n = 9
    for k in range(n):
        t = k / (n - 1) * 2 - 1
        x = t * w / 2
        if open_ and -0.3 < t < 0.3:
            continue
        bars.append(limb([(0, -h, 1.4), (x * 0.72, -h * 0.86, 1.6), (x, -h * 0.6, 1.6), (x, -6, 1.6)], 6))
    hoops = [limb([(-w / 2, y, 1.8), (0, y + 5, 2), (w / 2, y, 1.8)], 4) for y in (-h * 0.6, -h * 0.3)]
    f.add(U(bars, hoops), metal, "bars", 0.8)
    f.add(
        U(
            shape(f"{-w * 0.54},-8^ {w * 0.54},-8^ {w * 0.5},0^ {-w * 0.5},0^"),
            ellipse(0, -h - 6, 6).difference(ellipse(0, -h - 6, 3.6)),
            ellipse(0, -h, 4),
        ),
        metal,
        "base",
        1.0,
    )
    if open_:
        f.add(
            U(
                *[
                    limb(
                        [(w * 0.16 + 10 + k * 6, -h * 0.56 + k * 2, 1.4), (w * 0.16 + 10 + k * 6, -12 + k * 2, 1.4)], 1
                    )
                    for k in range(4)
                ],
                limb([(w * 0.15, -h * 0.56, 1.6), (w * 0.15 + 34, -h * 0.5, 1.6)], 2),
                limb([(w * 0.15, -12, 1.6), (w * 0.15 + 34, -6, 1.6)], 2),
            ),
            light(metal, 0.15),
            "door",
            0.8,
        )
    f.mark("ring", 0, -h - 12)
    f.mark("inside", 0, -h * 0.4)
    return f


def open_book(paper: str = "#f4ead0", cover: str = "#8a3a3a", w: float = 70, lines: int = 1) -> Figure:
    """An open book, spine bottom at 0,0, tilted towards us. Anchors page_l, page_r."""
    f = Figure()
    h = w * 0.62
    f.add(
        shape(f"{-w * 0.54},{-h}^ 0,{-h * 0.9} {w * 0.54},{-h}^ {w * 0.54},{-h * 0.02}^ 0,4 {-w * 0.54},{-h * 0.02}^"),
        cover,
        "cover",
    )
    for s in (-1, 1):
        pg = T(
            shape(
                f"0,{-h * 0.86}^ {w * 0.18},{-h * 1.02} {w * 0.5},{-h * 0.98}^ {w * 0.5},{-h * 0.06}^ {w * 0.18},{-h * 0.1} 0,0^"
            ),
            flip=s < 0,
        )
        f.add(pg, paper if s > 0 else dark(paper, 0.06), "page", 0.6)
        if lines:
            f.add(
                T(
                    U(
                        [
                            limb(
                                [
                                    (w * 0.07, -h * (0.8 - 0.1 * k), 0.5),
                                    (w * 0.2, -h * (0.88 - 0.1 * k), 0.9),
                                    (w * 0.43, -h * (0.86 - 0.1 * k), 0.4),
                                ],
                                4,
                            )
                            for k in range(7)
                        ]
                    ),
                    flip=s < 0,
                ),
                mix(paper, "#3a2418", 0.5),
                "lines",
                0.2,
                True,
                0.8,
            )
    f.mark("page_l", -w * 0.25, -h * 0.5)
    f.mark("page_r", w * 0.25, -h * 0.5)
    return f


def letter(paper: str = "#f4ead0", seal: str = "#a8321f", w: float = 40) -> Figure:
    """A closed letter, centred."""
    f = Figure()
    h = w * 0.64
    f.add(box(-w / 2, -h / 2, w / 2, h / 2), paper, "paper", 0.8)
    f.add(
        U(
            limb([(-w / 2, -h / 2, 0.8), (0, h * 0.08, 1.2), (w / 2, -h / 2, 0.8)], 1),
            limb([(-w / 2, h / 2, 0.5), (-w * 0.12, -h * 0.02, 0.7)], 1),
            limb([(w / 2, h / 2, 0.5), (w * 0.12, -h * 0.02, 0.7)], 1),
        ),
        dark(paper, 0.3),
        "fold",
        0.2,
        True,
    )
    f.add(ellipse(0, h * 0.06, w * 0.09), seal, "seal", 0.4)
    return f


def paper_boat(paper: str = "#f4ead0", w: float = 90) -> list[tuple[Any, float]]:
    """A folded paper boat, keel at 0,0: [(facet, shade 0..1)], to be mixed between two papers."""
    k = w / 100
    P = [
        ([(-50, -22), (-28, -2), (0, -4), (0, -24)], 0.75),
        ([(50, -22), (28, -2), (0, -4), (0, -24)], 0.5),
        ([(0, -58), (-26, -19), (0, -24)], 0.95),
        ([(0, -58), (26, -19), (0, -24)], 0.65),
        ([(-50, -22), (-26, -19), (0, -24), (0, -22), (-28, -14)], 0.3),
        ([(50, -22), (26, -19), (0, -24), (0, -22), (28, -14)], 0.25),
    ]
    _ = paper
    return [(T(Polygon(p), s=k), s) for p, s in P]


def ladder(x0: float, y0: float, x1: float, y1: float, w: float = 26, rungs: int = 10, thick: float = 6) -> Any:
    """A ladder from (x0, y0) below to (x1, y1) above."""
    L = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / L, (x1 - x0) / L
    rails = [
        limb(
            [
                (x0 + s * nx * w / 2 * 1.1, y0 + s * ny * w / 2 * 1.1, thick),
                (x1 + s * nx * w / 2 * 0.9, y1 + s * ny * w / 2 * 0.9, thick * 0.85),
            ],
            2,
        )
        for s in (-1, 1)
    ]
    steps = []
    for k in range(rungs):
        t = (k + 0.6) / rungs
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        steps.append(
            limb(
                [
                    (x - nx * w * 0.52, y - ny * w * 0.52, thick * 0.6),
                    (x + nx * w * 0.52, y + ny * w * 0.52, thick * 0.6),
                ],
                1,
            )
        )
    return U(rails, steps)


def rope(P: Any, w: float = 5, twist: float = 7) -> tuple[Any, Any]:
    """A rope along points: (rope, its twist lines)."""
    from cards.studio.papercut.geometry import along, curve

    c = curve(P, n=14)
    L = sum(math.hypot(*(b[:2] - a[:2])) for a, b in zip(c[:-1], c[1:], strict=True))
    q = along(c, max(4, int(L / twist)))
    g = limb([(x, y, w) for x, y in q[:, :2]], 3)
    tw = []
    for a, b in zip(q[:-1], q[1:], strict=True):
        d = math.atan2(b[1] - a[1], b[0] - a[0]) + 0.9
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        tw.append(
            limb(
                [
                    (mx - math.cos(d) * w * 0.5, my - math.sin(d) * w * 0.5, 0.4),
                    (mx, my, 1.1),
                    (mx + math.cos(d) * w * 0.5, my + math.sin(d) * w * 0.5, 0.4),
                ],
                2,
            )
        )
    return g, U(tw)


def balloon(colour: str = "#c73e2e", r: float = 30) -> Figure:
    """A balloon, its knot at 0,0."""
    f = Figure()
    f.add(
        U(
            shape(
                f"0,-2^ {r * 0.5},{-r * 0.8} {r},{-r * 1.7} {r * 0.7},{-r * 2.5} 0,{-r * 2.8} {-r * 0.7},{-r * 2.5} {-r},{-r * 1.7} {-r * 0.5},{-r * 0.8}"
            ),
            shape("-3,3^ 0,-4^ 3,3^"),
        ),
        colour,
        "skin",
        1.4,
    )
    f.add(
        limb([(-r * 0.6, -r * 1.5, 1), (-r * 0.62, -r * 2, r * 0.12), (-r * 0.3, -r * 2.4, 1)], 5),
        light(colour, 0.5),
        "shine",
        0.2,
        True,
        0.7,
    )
    f.mark("knot", 0, 0)
    return f


def mask(colour: str = "#efe2c4", mood: str = "smile") -> Figure:
    """A theatre mask, centred, 70 high."""
    f = Figure()
    up = 1 if mood == "smile" else -1
    g = shape("-28,-30 0,-36 28,-30 30,-4 20,24 0,36 -20,24 -30,-4")
    eyes = U(
        *[
            shape(
                f"{s * 6},{-10}^ {s * 14},{-15 if up > 0 else -12} {s * 22},{-9 if up > 0 else -6}^ {s * 14},{-6 if up > 0 else -4}"
            )
            for s in (-1, 1)
        ]
    )
    m = (
        shape(f"-15,{12 - 4 * up}^ 0,{12 + 3 * up} 15,{12 - 4 * up}^ 0,{12 + 14 * up}")
        if up > 0
        else shape("-14,22^ 0,12 14,22^ 0,17")
    )
    f.add(clean(g.difference(U(eyes, m))), colour, "mask", 1.2)
    f.add(limb("0,-14,1 2,0,2 -2,3,1", 4), dark(colour, 0.3), "nose", 0.2, True, 0.7)
    return f


def all_vessels() -> Figure:
    """Every thing, for a look."""
    f = Figure()
    items = [
        cup(steam=1),
        teapot(),
        kettle(),
        jar(inside="#8a5a78"),
        bottle(),
        bottle(lying=1),
        candle(),
        lantern(),
        umbrella(panels="#efe2c4"),
        umbrella(open_=0),
        suitcase(),
        suitcase(open_=1),
        basket(),
        bucket(water="#3f6f78"),
        cage(open_=1),
        open_book(),
        letter(),
        balloon(),
        mask(),
        mask(mood="sad"),
    ]
    for k, g in enumerate(items):
        f.extend(T(g, (k % 7) * 150, (k // 7) * 190))
    return f
