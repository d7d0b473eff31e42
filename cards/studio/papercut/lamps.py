"""Lamps and a stove."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape


def lamp(kind: str = "table", shade: str = "#f3dca0", metal: str = "#6a4a2c") -> Figure:
    """A lamp: table, floor, oil, street, hanging. Anchor light."""
    f = Figure()
    if kind == "oil":
        f.add(
            U(
                shape("-16,0^ -14,-6 -5,-10 -5,-16 -14,-20 -16,-30 -6,-36 6,-36 16,-30 14,-20 5,-16 5,-10 14,-6 16,0^"),
                box(-8, -41, 8, -35),
            ),
            metal,
            "base",
        )
        f.add(
            shape("-8,-40^ -14,-54 -11,-66 -6,-78 -5,-94^ 5,-94^ 6,-78 11,-66 14,-54 8,-40^"),
            mix(shade, "#ffffff", 0.4),
            "glass",
            0.8,
            False,
            0.75,
        )
        f.add(shape("0,-66^ 5,-54 4,-46 0,-43 -4,-46 -5,-54"), "#fff3c0", "flame", 0.3, True)
        f.mark("light", 0, -54)
        return f
    if kind == "street":
        f.add(
            U(
                limb("0,0,12 0,-10,9 0,-16,5 0,-120,4 0,-210,3.4", 3),
                shape("-12,0^ -8,-12 8,-12 12,0^"),
                ellipse(0, -60, 5, 4),
                limb("-12,-196,3 12,-196,3", 1),
            ),
            metal,
            "post",
        )
        f.add(shape("-10,-214^ 10,-214^ 15,-246^ -15,-246^"), mix(shade, "#fff6d0", 0.5), "light")
        f.add(
            U(
                limb("-10,-214,2 -15,-246,2", 1),
                limb("10,-214,2 15,-246,2", 1),
                limb("0,-214,1.6 0,-246,1.6", 1),
                shape("-19,-246^ 19,-246^ 8,-258 3,-266 0,-270^ -3,-266 -8,-258"),
                box(-12, -216, 12, -211),
            ),
            metal,
            "frame",
            0.8,
        )
        f.mark("light", 0, -230)
        return f
    if kind == "hanging":
        f.add(limb("0,-120,1.8 0,-30,1.8", 1), metal, "cord")
        f.add(shape("-34,0^ -22,-22 -7,-30^ 7,-30^ 22,-22 34,0^"), shade, "shade")
        f.add(ellipse(0, 1, 9, 7), "#fff6d0", "bulb", 0.5)
        f.mark("light", 0, 2)
        return f
    h = 58 if kind == "table" else 160
    f.add(
        U(
            shape("-18,0^ -15,-5 15,-5 18,0^"),
            limb([(0, -2, 7), (0, -h * 0.3, 9 if kind == "table" else 3.4), (0, -h, 3)], 4),
        ),
        metal,
        "base",
    )
    f.add(shape(f"-30,{-h + 2}^ -16,{-h - 36}^ 16,{-h - 36}^ 30,{-h + 2}^"), shade, "shade", 1.2)
    f.add(
        U(limb([(-30, -h, 3), (30, -h, 3)], 1), limb([(-16, -h - 35, 2.4), (16, -h - 35, 2.4)], 1)),
        dark(shade, 0.18),
        "trim",
        0.4,
    )
    f.mark("light", 0, -h - 12)
    return f


def stove(iron: str = "#2f2c33", glow: str = "#f39a36", pipe: float = 170) -> Figure:
    """An iron stove with its pipe. Anchors fire, top, pipe."""
    f = Figure()
    f.add(
        U(box(10, -110 - pipe, 22, -104), box(6, -116, 26, -108), box(7, -112 - pipe, 25, -106 - pipe)),
        light(iron, 0.06),
        "pipe",
    )
    f.add(U(shape("-40,-8^ -46,0^ -34,0^ -30,-8^"), shape("40,-8^ 46,0^ 34,0^ 30,-8^")), iron, "feet")
    f.add(shape("-44,-8^ -46,-60 -42,-98^ 42,-98^ 46,-60 44,-8^"), iron, "body")
    f.add(box(-50, -108, 50, -97).buffer(1), light(iron, 0.1), "top", 1.0)
    f.add(box(-26, -62, 26, -26).buffer(3), glow, "fire", 0.3, True)
    f.add(shape("-20,-28^ -16,-44 -10,-38 -4,-58 4,-42 10,-50 18,-28^"), light(glow, 0.5), "flame", 0.3, True)
    f.add(
        U(
            box(-30, -66, 30, -22).buffer(3).difference(box(-26, -62, 26, -26).buffer(2)),
            [box(x - 1.6, -62, x + 1.6, -26) for x in (-13, 0, 13)],
        ),
        dark(iron, 0.2),
        "door",
        0.6,
    )
    f.add(U([ellipse(x, -82, 4) for x in (-24, 0, 24)]), mix(iron, "#c9a25a", 0.4), "knobs", 0.4)
    f.mark("fire", 0, -44)
    f.mark("top", -20, -109)
    f.mark("pipe", 16, -112 - pipe)
    return f
