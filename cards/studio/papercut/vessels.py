"""Small things to hold, carry and put down; base at 0,0 unless told otherwise, a hand is 17 units long."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.luggage import (  # noqa: F401
    balloon,
    basket,
    bucket,
    cage,
    ladder,
    letter,
    mask,
    open_book,
    paper_boat,
    rope,
    suitcase,
    umbrella,
)


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
