"""What stands on a laid table, and floats: plates, candles, goblets, bowls that sail, a swan."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.kitchen import cake
from cards.studio.papercut.scene import Scene


def shade_on(sc: Scene, x: float, y: float, rx: float, s: float) -> None:
    """The shadow of a thing on the cloth."""
    lx = sc.light[0]
    sc.flat(ellipse(x + (x - lx) * 0.03, y + 10 * s, rx, rx * 0.34), "#4a2440", 0.36, "multiply", 2)


def dish(sc: Scene, x: float, y: float, s: float, rim_c: str, food: str | None) -> None:
    """A plate with a coloured ring, and what lies on it."""
    shade_on(sc, x, y, 34 * s, s)
    sc.layer(
        ellipse(x, y, 32 * s, 14 * s), "#fdf4e6", z=2.4 * s + 0.4, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=0.9
    )
    sc.flat(ellipse(x, y, 29 * s, 12.4 * s).difference(ellipse(x, y, 25.5 * s, 10.8 * s)), rim_c, 0.9)
    if food:
        sc.layer(
            U([ellipse(x + d * s, y - 2 * s + e * s, 7 * s, 5 * s) for d, e in ((-8, 0), (3, -3), (9, 2), (-1, 4))]),
            food,
            z=2 * s,
            cut=0,
            wash=0,
            fibre=0,
        )


def flame_on(sc: Scene, x: float, y: float, s: float, h: float = 40) -> None:
    """A candle, and its light."""
    shade_on(sc, x, y, 12 * s, s)
    sc.layer(ellipse(x, y, 11 * s, 4.6 * s), "#c9923f", z=1.5 * s, cut=0, wash=0)
    sc.layer(box(x - 3.4 * s, y - h * s, x + 3.4 * s, y), "#fff3d8", z=1.5 * s, cut=0, wash=0)
    sc.flat(T(shape("0,0 -4,-6 -3,-12 0,-22^ 3,-12 4,-6"), x, y - h * s, s), "#fff0a8", 1)
    sc.glow(x, y - (h + 9) * s, 52 * s, "#ffd070", 0.75)


def goblet(sc: Scene, x: float, y: float, s: float) -> None:
    """A goblet of red wine."""
    shade_on(sc, x, y, 9 * s, s)
    g = U(shape("-9,-44^ 9,-44^ 8,-30 0,-22 -8,-30"), limb("0,-24,2.4 0,-4,2.4", 1), ellipse(0, -3, 8, 3))
    sc.layer(T(g, x, y, s), "#e8c4a8", z=1.6, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1, op=0.92)
    sc.flat(T(shape("-8,-38^ 8,-38^ 7,-30 0,-23 -7,-30"), x, y, s), "#8a2f48", 0.9)


def bowl_of(sc: Scene, x: float, y: float, s: float, sail: str | None = None) -> None:
    """A bowl of fruit; with a sail it is a boat."""
    shade_on(sc, x, y, 34 * s, s)
    B = sc.stream(f"bowl{round(x)}{round(y)}")
    if sail:
        sc.layer(limb([(x, y - 4 * s, 3.4 * s), (x + 2 * s, y - 92 * s, 2 * s)], 1), "#5a3a34", z=1, cut=0, wash=0)
        sc.layer(T(shape("4,-90^ 44,-26 4,-20^ 12,-56"), x, y, s), sail, z=2, cut=0, wash=0, rim="#ffffff", rimop=0.9)
        sc.layer(T(shape("-2,-78^ -30,-28 -2,-22^ -8,-50"), x, y, s), mix(sail, "#c98a84", 0.3), z=1.6, cut=0, wash=0)
    for i in range(9):
        c = B.choice(("#c8402f", "#e89a3a", "#8aa04a", "#7b2b5a", "#f0c24a"))
        sc.layer(
            ellipse(x + (-22 + 11 * (i % 5)) * s, y - (9 + 9 * (i // 5)) * s - B.uniform(0, 3) * s, 8 * s),
            c,
            z=1.2,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fff6d8",
            rimop=0.9,
        )
    hull = T(shape("-36,-8^ 36,-8^ 28,12 12,19 -12,19 -28,12"), x, y, s)
    sc.layer(
        hull,
        sc.lin([(0, "#e9e2e6"), (1, "#6a7fa6")], x - 30 * s, y - 8 * s, x + 24 * s, y + 20 * s),
        z=2.4,
        cut=0,
        wash=0,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(T(limb("-33,-1,2 0,6,3 33,-1,2", 4), x, y, s), "#35577f", 0.9)


def swan(sc: Scene, x: float, y: float, s: float) -> None:
    """A swan with a napkin's ring of red on its wing."""
    shade_on(sc, x, y, 40 * s, s)
    sc.flat(ellipse(x, y + 3 * s, 54 * s, 12 * s), "#ffffff", 0.3)
    g = fillet(
        U(
            shape("-46,-14 -30,-30 0,-30 26,-18 30,-6 12,2 -24,2 -44,-6"),
            limb("22,-12,14 38,-34,10 30,-60,9 40,-76,9", 8),
            ellipse(43, -76, 8, 6),
        ),
        3,
    )
    sc.layer(T(g, x, y, s), "#fdf6ea", z=3, cut=0, wash=0.3, rim="#ffffff", rimop=1)
    sc.layer(
        T(shape("-50,-22^ -26,-44 6,-38 16,-18 -14,-8 -36,-12"), x, y, s),
        "#efe2d8",
        z=2,
        cut=0,
        wash=0,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.layer(T(shape("49,-79^ 62,-72 48,-71"), x, y, s), "#e0803a", z=1, cut=0, wash=0)
    sc.layer(T(limb("-10,-30,7 -2,-18,8 10,-10,7", 4), x, y, s), "#a83a44", z=1, cut=0, wash=0)


def draw_things(sc: Scene, things: list[tuple[Any, ...]]) -> None:
    """What stands on the table, from far to near."""
    for y, kind, x, s, c, food in sorted(things, key=lambda q: q[0]):
        if kind == "dish":
            dish(sc, x, y, s, c, food)
        elif kind == "goblet":
            goblet(sc, x, y, s)
        elif kind == "flame":
            flame_on(sc, x, y, s * 1.2)
        elif kind == "fruit":
            bowl_of(sc, x, y, s * 1.1)
        elif kind == "cake":
            shade_on(sc, x, y, 40 * s, s)
            put(sc, T(cake(), x, y + 6 * s, s * 0.78), z=2, rim=(1.6, 2, "#fffbe6", 0.8))
        elif kind == "swan":
            swan(sc, x, y, s)
        else:
            sc.flat(ellipse(x, y + 12 * s, 46 * s, 8 * s), "#fff6e0", 0.5)
            bowl_of(sc, x, y, s, c)
