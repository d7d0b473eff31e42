"""Pots and plates, bread and cake; base centre at 0,0, where a hand is 17 units long."""

from __future__ import annotations

import math

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape


def pot(metal: str = "#8a5a3a", w: float = 90, h: float = 60, lid: int = 0, soup: str | None = None) -> Figure:
    """A cooking pot with two ears. Anchor rim (its middle)."""
    f = Figure()
    for s in (-1, 1):
        ear = ellipse(s * w * 0.54, -h * 0.72, 8, 6).difference(ellipse(s * w * 0.54, -h * 0.72, 4.6, 3))
        f.add(ear, dark(metal, 0.25), "ear")
    f.add(ellipse(0, -h, w / 2, w * 0.1), soup or dark(metal, 0.5), "mouth", 0.4)
    body = shape(
        f"{-w / 2},{-h}^ 0,{-h + w * 0.1} {w / 2},{-h}^ {w * 0.47},{-h * 0.2} {w * 0.36},0^ {-w * 0.36},0^ {-w * 0.47},{-h * 0.2}"
    )
    f.add(body, metal, "body", 1.2)
    f.add(
        U(limb([(-w * 0.49, -h * 0.84, 1.4), (0, -h * 0.84 + w * 0.1, 2), (w * 0.49, -h * 0.84, 1.4)], 5)),
        light(metal, 0.2),
        "band",
        0.3,
        True,
    )
    f.add(
        limb([(-w * 0.38, -h * 0.7, 1), (-w * 0.39, -h * 0.4, 4), (-w * 0.33, -h * 0.12, 1)], 4),
        light(metal, 0.35),
        "shine",
        0.2,
        True,
        0.6,
    )
    if lid:
        f.add(
            U(
                shape(
                    f"{-w * 0.52},{-h}^ {-w * 0.3},{-h - 14} 0,{-h - 19} {w * 0.3},{-h - 14} {w * 0.52},{-h}^ 0,{-h + w * 0.09}"
                ),
                ellipse(0, -h - 23, 7, 6),
            ),
            light(metal, 0.1),
            "lid",
            0.8,
        )
    f.mark("rim", 0, -h)
    return f


def ladle(metal: str = "#c9b08a", length: float = 90, soup: str | None = None) -> Figure:
    """A ladle, bowl at 0,0, handle up and right with a hook. Anchor grip."""
    f = Figure()
    a = math.radians(-62)
    x, y = 12 + math.cos(a) * length, -6 + math.sin(a) * length
    f.add(
        limb([(12, -6, 3.4), ((12 + x) / 2, (-6 + y) / 2, 2.8), (x, y, 3), (x + 8, y - 4, 3), (x + 9, y + 4, 2)], 5),
        metal,
        "handle",
    )
    f.add(shape("-16,-8^ 16,-8^ 13,5 0,11 -13,5"), metal, "bowl", 1.0)
    f.add(ellipse(0, -8, 16, 3.4), soup or dark(metal, 0.4), "inside", 0.3, True)
    f.mark("grip", (12 + x * 2) / 3, (-6 + y * 2) / 3)
    return f


def bowl(colour: str = "#35577f", w: float = 60, filling: str | None = None, band: str | None = None) -> Figure:
    """A bowl. Anchor rim."""
    f = Figure()
    f.add(ellipse(0, -w * 0.42, w / 2, w * 0.1), filling or dark(colour, 0.4), "inside", 0.4)
    f.add(
        shape(
            f"{-w / 2},{-w * 0.42}^ 0,{-w * 0.32} {w / 2},{-w * 0.42}^ {w * 0.4},{-w * 0.14} {w * 0.18},-4^ {w * 0.18},0^ {-w * 0.18},0^ {-w * 0.18},-4^ {-w * 0.4},{-w * 0.14}"
        ),
        colour,
        "body",
        1.0,
    )
    if band:
        f.add(
            limb([(-w * 0.46, -w * 0.32, 1.4), (0, -w * 0.22, 2.4), (w * 0.46, -w * 0.32, 1.4)], 5),
            band,
            "band",
            0.2,
            True,
        )
    f.mark("rim", 0, -w * 0.42)
    return f


def plate(colour: str = "#efe6d2", rim: str = "#35577f", r: float = 30, flat: float = 0.3) -> Figure:
    """A plate lying at 0,0, seen at a slant (flat 1 = from above). Anchor middle."""
    f = Figure()
    f.add(ellipse(0, 0, r, r * flat), colour, "plate", 0.8)
    f.add(
        ellipse(0, 0, r * 0.92, r * 0.92 * flat).difference(ellipse(0, 0, r * 0.84, r * 0.84 * flat)),
        rim,
        "rim",
        0.2,
        True,
        0.8,
    )
    f.add(ellipse(0, r * 0.03, r * 0.62, r * 0.62 * flat), dark(colour, 0.06), "well", 0.3)
    f.mark("middle", 0, 0)
    return f


def cutlery(kind: str = "spoon", metal: str = "#c9cdc8", length: float = 40) -> Figure:
    """A spoon, fork or knife standing on its handle at 0,0."""
    k = length / 40
    g = {
        "spoon": U(limb("0,0,3.4 0,-12,2 0,-25,2", 3), ellipse(0, -33, 5, 8)),
        "fork": U(
            limb("0,0,3.4 0,-12,2 0,-24,2.6", 3),
            shape("-5,-30^ -4,-24 0,-22 4,-24 5,-30^"),
            *[limb([(x, -29, 1.5), (x, -40, 1)], 1) for x in (-4.2, -1.4, 1.4, 4.2)],
        ),
        "knife": U(limb("0,0,3.8 0,-14,3", 2), shape("-2,-14^ -2,-36 1,-41^ 3.4,-34 3,-14^")),
    }[kind]
    f = Figure()
    f.add(T(g, s=k), metal, kind, 0.6)
    return f


def loaf(crust: str = "#b9742f", crumb: str = "#f0d9a8", w: float = 70, cut: int = 0) -> Figure:
    """A loaf of bread with slashes; cut=1 shows the crumb at the right end."""
    f = Figure()
    g = shape(
        f"{-w / 2},-2^ {-w * 0.54},{-w * 0.2} {-w * 0.36},{-w * 0.4} 0,{-w * 0.46} {w * 0.36},{-w * 0.4} {w * 0.54},{-w * 0.2} {w / 2},-2^ 0,0"
    )
    f.add(g, crust, "crust", 1.2)
    f.add(
        U(
            *[
                limb([(x - w * 0.06, -w * 0.4, 1), (x, -w * 0.3, 4), (x + w * 0.05, -w * 0.18, 1)], 4)
                for x in (-w * 0.22, 0, w * 0.22)
            ]
        ).intersection(g),
        light(crust, 0.4),
        "slash",
        0.3,
        True,
    )
    if cut:
        f.add(clean(ellipse(w * 0.44, -w * 0.2, w * 0.12, w * 0.19).intersection(g.buffer(2))), crumb, "crumb", 0.5)
    return f


def cake(
    sponge: str = "#c98a4a",
    cream: str = "#fff3e0",
    tiers: int = 2,
    candles: int = 3,
    fruit: str = "#c0352c",
    w: float = 80,
) -> Figure:
    """A cake on a stand, with lit candles. Anchors flame.0, flame.1 ..."""
    f = Figure()
    f.add(
        U(
            shape(
                f"{-w * 0.62},-16^ {w * 0.62},-16^ {w * 0.4},-10 8,-9 6,-2 {w * 0.22},0^ {-w * 0.22},0^ -6,-2 -8,-9 {-w * 0.4},-10"
            )
        ),
        "#d8e2e0",
        "stand",
        0.8,
    )
    y = -16.0
    for k in range(tiers):
        ww = w * (1 - 0.3 * k)
        h = w * 0.3
        f.add(box(-ww / 2, y - h, ww / 2, y).buffer(2), sponge, "sponge", 1.0)
        drip = " ".join(f"{ww / 2 - ww * i / 8},{y - h * (0.5 if i % 2 else 0.72)}" for i in range(9))
        f.add(shape(f"{-ww / 2 - 2},{y - h - 3}^ {ww / 2 + 2},{y - h - 3}^ {drip}"), cream, "cream", 0.8)
        f.add(
            U([ellipse(-ww / 2 + ww * (i + 0.5) / 6, y - h - 4, 4) for i in range(6)]),
            fruit if k == tiers - 1 else light(cream, 0.4),
            "fruit",
            0.5,
        )
        y -= h + 3
    for i in range(candles):
        x = (i - (candles - 1) / 2) * w * 0.18
        f.add(box(x - 1.6, y - 20, x + 1.6, y), light(fruit, 0.5), "candle", 0.5)
        f.add(shape(f"{x},{y - 32}^ {x + 3},{y - 25} {x},{y - 21} {x - 3},{y - 25}"), "#ffc860", "flame", 0.2, True)
        f.mark(f"flame.{i}", x, y - 26)
    return f


def fruit(kind: str = "apple", colour: str | None = None, r: float = 14, bite: int = 0) -> Figure:
    """An apple, pear, orange or lemon, base at 0,0; bite=1 takes a bite out of its right side."""
    f = Figure()
    cols = {"apple": "#b8322c", "pear": "#b8b04a", "orange": "#e08a2c", "lemon": "#e8c63a"}
    g = {
        "apple": shape(
            f"0,{-r * 1.75}^ {r * 0.5},{-r * 2} {r},{-r * 1.5} {r * 0.95},{-r * 0.7} {r * 0.4},0 0,{-r * 0.1} {-r * 0.4},0 {-r * 0.95},{-r * 0.7} {-r},{-r * 1.5} {-r * 0.5},{-r * 2}"
        ),
        "pear": shape(
            f"0,{-r * 2.8} {r * 0.4},{-r * 2.5} {r * 0.55},{-r * 1.8} {r},{-r * 0.9} {r * 0.6},-1 0,0 {-r * 0.6},-1 {-r},{-r * 0.9} {-r * 0.55},{-r * 1.8} {-r * 0.4},{-r * 2.5}"
        ),
        "orange": ellipse(0, -r, r),
        "lemon": U(
            ellipse(0, -r, r * 1.15, r * 0.9), shape(f"{r * 0.9},{-r * 1.4} {r * 1.45},{-r} {r * 0.9},{-r * 0.6}")
        ),
    }[kind]
    if bite:
        g = clean(g.difference(U(ellipse(r * 0.95, -r * 1.1, r * 0.36), ellipse(r * 0.85, -r * 0.7, r * 0.3))))
    c = colour or cols[kind]
    f.add(g, c, "fruit", 1.0)
    if kind in ("apple", "pear"):
        top = -r * 1.7 if kind == "apple" else -r * 2.7
        f.add(limb([(0, top, 1.8), (1.5, top - r * 0.6, 1.6)], 2), "#4a2c1c", "stalk", 0.4)
        from cards.studio.papercut.plants import leaf

        f.add(leaf(1, top - r * 0.3, r * 0.9, -0.6, 0.5), "#5f7f3a", "leaf", 0.4)
    f.add(
        limb([(-r * 0.6, -r * 1.5, 0.8), (-r * 0.72, -r * 1.05, r * 0.2), (-r * 0.6, -r * 0.6, 0.8)], 4),
        light(c, 0.45),
        "shine",
        0.2,
        True,
        0.7,
    )
    return f


def oven(brick: str = "#a85a3a", glow: str = "#ffb04a", w: float = 200, h: float = 170) -> Figure:
    """A domed bread oven of brick with its mouth alight. Anchors fire, shelf."""
    from cards.studio.papercut.city import brick as bricks

    f = Figure()
    dome = shape(
        f"{-w / 2},0^ {-w / 2},{-h * 0.45} {-w * 0.34},{-h * 0.84} 0,{-h} {w * 0.34},{-h * 0.84} {w / 2},{-h * 0.45} {w / 2},0^"
    )
    f.add(dome, brick, "dome", 1.4)
    f.add(bricks(dome.buffer(-3), 20, 10, "oven", 0.4), dark(brick, 0.16), "bricks", 0.3, True, 0.8)
    mouth = shape(
        f"{-w * 0.24},{-h * 0.2}^ {-w * 0.24},{-h * 0.42} 0,{-h * 0.6} {w * 0.24},{-h * 0.42} {w * 0.24},{-h * 0.2}^"
    )
    arch = mouth.buffer(12).difference(mouth)
    f.add(clean(arch.intersection(box(-w, -h, w, -h * 0.19))), light(brick, 0.15), "arch", 0.8)
    f.add(mouth, "#3a1410", "mouth", 0.3, True)
    f.add(
        shape(
            f"{-w * 0.2},{-h * 0.21}^ {-w * 0.14},{-h * 0.36} {-w * 0.07},{-h * 0.3} 0,{-h * 0.48} {w * 0.07},{-h * 0.31} {w * 0.14},{-h * 0.4} {w * 0.2},{-h * 0.21}^"
        ),
        glow,
        "fire",
        0.3,
        True,
    )
    f.add(box(-w * 0.34, -h * 0.2, w * 0.34, -h * 0.14).buffer(1), light(brick, 0.3), "shelf", 1.0)
    f.mark("fire", 0, -h * 0.32)
    f.mark("shelf", 0, -h * 0.2)
    return f


def all_kitchen() -> Figure:
    """Everything, for a look."""
    f = Figure()
    items = [
        pot(soup="#c9702c"),
        pot(lid=1),
        ladle(soup="#c9702c"),
        bowl(filling="#d8b060", band="#efe6d2"),
        plate(),
        cutlery("spoon"),
        cutlery("fork"),
        cutlery("knife"),
        loaf(cut=1),
        cake(),
        fruit(),
        fruit("pear"),
        fruit("apple", bite=1),
        fruit("lemon"),
        oven(),
    ]
    for k, g in enumerate(items):
        f.extend(T(g, (k % 5) * 170, (k // 5) * 190))

    return f
