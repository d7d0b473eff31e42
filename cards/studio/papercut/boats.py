"""Boats with oars and sails, and icebergs; waterline y = 0."""

from __future__ import annotations

import random

from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, limb, shape


def rowing_boat(wood: str = "#7c3b2a", rim: str = "#a8583a", w: float = 180, oars: int = 1, planks: int = 3) -> Figure:
    """A rowing boat from the side, bow right, waterline y = 0, gunwale about -26. Anchors seat, bow, stern, oar."""
    f = Figure()
    k = w / 180
    hull = T(shape("-88,-38^ -60,-25 0,-20 60,-25 94,-44^ 84,-14 66,8^ -62,8^ -78,-10"), s=k)
    f.add(T(limb("-66,-28,5 0,-24,6 66,-29,5", 5), 0, 3, k), dark(wood, 0.5), "inside")
    f.add(hull, wood, "hull", 1.4)
    f.add(
        T(
            U(
                [
                    limb([(-82 + 3 * i, -28 + 10 * i, 0.6), (0, -12 + 8 * i, 1.8), (86 - 6 * i, -32 + 11 * i, 0.6)], 6)
                    for i in range(planks)
                ]
            ),
            s=k,
        ).intersection(hull),
        dark(wood, 0.35),
        "planks",
        0.3,
        True,
    )
    f.add(T(limb("-90,-40,4.5 -60,-27,5.5 0,-22,6 60,-27,5.5 96,-46,4.5", 7), s=k), rim, "rim", 0.8)
    if oars:
        f.add(
            T(U(limb("30,-50,3.6 6,-24,4 -24,8,4 -44,28,4", 3), shape("-42,22^ -36,30 -52,52 -62,54 -64,46")), s=k),
            light(wood, 0.2),
            "oar",
            1.0,
        )
    f.mark("seat", 0, -24 * k)
    f.mark("bow", 92 * k, -44 * k)
    f.mark("stern", -86 * k, -38 * k)
    f.mark("oar", 30 * k, -50 * k)
    return f


def sail_boat(
    wood: str = "#6b3f28", sail: str = "#f4ead0", stripe: str | None = "#a8321f", w: float = 120, full: float = 1.0
) -> Figure:
    """A small sailing boat, bow right, waterline y = 0. Anchors mast, bow."""
    f = Figure()
    k = w / 120
    f.add(T(limb("6,-10,4 5,-150,2.4", 1), s=k), dark(wood, 0.2), "mast")
    main = T(shape(f"2,-142^ {-26 * full},-90 {-48 * full},-30^ -24,-24 0,-26^"), s=k)
    f.add(main, sail, "sail", 1.2)
    if stripe:
        f.add(
            T(shape(f"0,-100^ {-22 * full},-96 {-30 * full},-80^ 0,-82^"), s=k).intersection(main),
            stripe,
            "stripe",
            0.3,
            True,
        )
    f.add(T(shape(f"10,-136^ {24 * full},-90 {52 * full},-26^ 30,-26 10,-28^"), s=k), dark(sail, 0.08), "jib", 1.0)
    hull = T(shape("-58,-20^ 0,-14 66,-24^ 52,-4 40,8^ -42,8^ -52,-4"), s=k)
    f.add(hull, wood, "hull", 1.4)
    f.add(T(limb("-59,-21,4 0,-15,4.4 68,-25,4", 5), s=k), light(wood, 0.25), "rim", 0.6)
    f.mark("mast", 5 * k, -150 * k)
    f.mark("bow", 66 * k, -24 * k)
    return f


def iceberg(w: float = 240, h: float = 160, seed: str = "ice", ice: str = "#e6f2f4", shade: str = "#9cc0d0") -> Figure:
    """An iceberg on the water y = 0: facets of folded paper, its deep foot below."""
    r = random.Random(seed)
    f = Figure()
    tops = sorted((r.uniform(-0.42, 0.42) * w, -h * r.uniform(0.5, 1)) for _ in range(4))
    tops[1] = (tops[1][0], -h)
    P = [(-w / 2, 0), *tops, (w / 2, 0)]
    foot = [(w * 0.56, h * 0.2), (w * 0.3, h * 0.9), (0, h * 1.3), (-w * 0.3, h * 0.8), (-w * 0.6, h * 0.22)]
    f.add(Polygon([(-w / 2, 0), (w / 2, 0), *foot]).buffer(0), dark(shade, 0.25), "foot", 0.6, False, 0.7)
    f.add(Polygon(P).buffer(0), ice, "ice", 1.4)
    for (x0, y0), (x1, y1) in zip(P[1:-1], P[2:], strict=True):
        mid = (x0 + (x1 - x0) * 0.3 + r.uniform(-8, 8), min(-2.0, y0 * 0.3))
        f.add(Polygon([(x0, y0), (x1, y1), mid]).buffer(0), mix(ice, shade, r.uniform(0.35, 0.8)), "facet", 0.5)
    return f
