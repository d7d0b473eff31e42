"""A girl's shadow that is a flower bed; her can's shadow is a heron."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Point, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.flowers import flower, rosette
from cards.studio.papercut.geometry import T, U, clean, fillet, limb, shape
from cards.studio.papercut.low_sun import FEET, P, cast_sheet, height, lay, spot
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene


def lead() -> dict[str, Any]:
    """The shadow: a girl in profile with a can, feet at 0,0, head at y 950; the can is a heron."""
    girl = U(
        limb("-52,-6,34 -50,110,40 -42,350,60", 8),
        limb("54,-10,34 50,110,40 42,350,60", 8),
        shape(
            "-182,316^ -136,332 -92,318 -44,332 4,318 56,332 108,318 178,332^ 140,430 88,530 48,606^ -48,606^ -92,530 -146,430"
        ),
        shape("-48,598^ -62,660 -64,716 -40,748 0,760 42,748 64,712 60,660 48,598^"),
        limb("0,740,48 2,800,46", 4),
        # head in profile: scarf over brow and nape, nose, lips, chin
        shape(
            "-40,782^ -84,812 -104,868 -92,930 -48,968 6,976 58,962 82,930 80,908^ 80,896 104,880 142,856^ 116,848 94,850^ "
            "112,838 108,828 92,824^ 106,812 98,796 70,790 30,782^"
        ),
        # the corner of the scarf stands off the nape
        shape("-84,852^ -122,806 -176,744 -196,706^ -134,722 -84,746 -30,772^"),
        limb("38,716,54 118,656,46 194,634,40 228,630,38", 8),
        limb("-46,722,52 -140,668,42 -162,630,38 -118,592,36 -50,578,34", 8),
    )
    girl = fillet(girl, 7)
    # the heron that is the can's shadow: its back carries the handle, its neck is the spout
    heron = U(
        shape("164,470^ 184,506 210,544 246,566 288,566 322,544 340,516 330,490 296,474 256,470 216,474"),
        limb("316,524,36 352,520,25 378,536,17 380,568,13 366,594,12 364,620,13 378,634,15", 10),
        shape("366,638 380,646 396,640 444,614 482,588^ 436,608 402,620 374,622"),
        shape("374,644^ 352,656 322,660 304,656^ 336,648 362,634^"),
        limb("244,478,8 226,430,5 216,380,5 228,374,4", 6),
        limb("262,478,8 248,430,5 240,376,5 252,370,4", 6),
        limb("206,548,10 208,606,11 236,634,11 268,614,10 286,560,10", 10),
    )
    return {"girl": girl, "heron": fillet(heron, 4)}


def draw_shadow(sc: Scene) -> Any:
    """The shadow on the stones, violet; returns the girl of it."""
    s = lead()
    girl, heron = lay(s["girl"]), lay(s["heron"])
    shade = "#5a4270"
    whole = U(girl, heron)
    sc.flat(whole, mix(shade, "#8a5a58", 0.25), 0.86, "multiply", 1.2)
    sc.flat(whole, sc.lin([(0, "#5a4270", 0.55), (1, "#4a3468", 0.85)], 588, 232, 150, 1120), 1)
    return girl


def draw_ground(sc: Scene, girl: Any) -> None:
    """The dark ground of the bed, from her knees up."""
    bed = clean(girl.intersection(Polygon([spot(-400, 296), spot(600, 270), spot(600, 1200), spot(-400, 1200)])))
    cast_sheet(
        sc,
        T(bed.buffer(-1), 0, 0),
        sc.lin([(0, "#4d3d66"), (0.35, "#35514f"), (1, "#2c4a50")], *spot(0, 300), *spot(0, 950)),
        z=5,
        cut=1.4,
    )


def spots_in(girl: Any, F: random.Random) -> list[tuple[float, float, float]]:
    """x, y and radius of every blossom, the big ones first, the small ones fill up."""
    spots: list[tuple[float, float, float]] = []
    x0, y0, x1, y1 = girl.bounds
    inner = girl.buffer(-1)
    for size in (36, 30, 25, 20, 15, 11.5, 8.5, 7):  # the big ones first, the small ones fill up
        for _ in range(1500):
            x, y = F.uniform(x0, x1), F.uniform(y0, y1)
            t = height(x, y)
            k = min(1.0, (t - 296) / 330)
            r = size * F.uniform(0.88, 1.08)
            if t < 300 or r > 11 + 27 * k or not inner.contains(Point(x, y)):
                continue
            face = (x - FEET[0]) * P[0] + (y - FEET[1]) * P[1] > 52 and t > 770
            if girl.boundary.distance(Point(x, y)) < r * (1.0 if face else 0.8) - 1:
                continue
            if all(math.hypot(x - a, y - b) > 0.9 * (r + c) for a, b, c in spots):
                spots.append((x, y, r))
    return spots


def draw_leaves(sc: Scene, girl: Any, spots: list[tuple[float, float, float]], F: random.Random) -> None:
    """Rosettes and leaves under the blossoms, in three sheets."""
    x0, y0, x1, y1 = girl.bounds
    lv: list[list[Any]] = [[], [], []]
    for i, (x, y, r) in enumerate(spots):
        lv[i % 3].append(T(rosette(F, F.choice((4, 5, 6)), 50), x, y, r / 27))
    for _ in range(260):
        x, y = F.uniform(x0, x1), F.uniform(y0, y1)
        if height(x, y) > 290 and girl.buffer(-2).contains(Point(x, y)):
            lv[F.randrange(3)].append(leaf(x, y, F.uniform(16, 34), F.uniform(0, 6.28), F.uniform(0.34, 0.5)))
    edge = girl.buffer(5)
    for g, a, b in zip(lv, ("#2f6158", "#3f7a63", "#59927a"), ("#35405e", "#3c5a62", "#48707a"), strict=True):
        cast_sheet(
            sc,
            clean(U(g).intersection(edge)),
            sc.lin([(0, b), (1, a)], *spot(0, 300), *spot(0, 800)),
            z=3,
            cut=0,
            fibre=0.05,
            wash=0.6,
            rimop=0.4,
        )


def draw_blossoms(sc: Scene, spots: list[tuple[float, float, float]], F: random.Random) -> None:
    """The blossoms: violet at the knees, pink at the head."""
    schemes = [  # outer, inner, vein, heart, dust
        ("#e0637a", "#f08a94", "#a83a5a", "#3c2442", "#f8d98e"),
        ("#8a62a8", "#a985c2", "#5a3c82", "#f3cf7c", "#fff0c8"),
        ("#6d4f96", "#8f72b4", "#463070", "#e9bd6a", "#fff0c8"),
        ("#c85a86", "#e08ba6", "#8a3060", "#f6d68a", "#7a3450"),
        ("#f0c8be", "#f8dfd2", "#c79a98", "#e9ad55", "#a8642f"),
        ("#a04a86", "#c276a4", "#6d2a60", "#f6d68a", "#fff0c8"),
    ]
    kinds = ("poppy", "bell", "star", "rose", "daisy", "rose")
    order = sorted(spots, key=lambda q: q[2])
    for x, y, r in order:
        t = height(x, y)
        k = min(1.0, max(0.0, (t - 380) / 480))  # violet at the knees, pink at the head
        pick = F.choices(range(6), (2 + 7 * k, 4 - 3 * k, 5 - 2 * k, 2 + 4 * k, 0.7, 1.5 + 3 * k))[0]
        if t < 430:  # buds and the first small stars
            pick = F.choice((1, 2, 2))
        col = dict(zip(("outer", "inner", "vein", "heart", "dust"), schemes[pick], strict=True))
        dim = 0.0 if t > 520 else 0.25 * (1 - (t - 300) / 220)
        for g, part, z in flower(kinds[pick], F):
            q = T(g, x, y, r / 50)
            c = mix(col[part], "#54406e", dim)
            if part == "vein" or r < 13 and part == "dust":
                sc.flat(q, c, 0.55)
            else:
                lit = mix(c, "#fff2d0", 0.2)
                fill = (
                    sc.rad([(0, mix(c, "#3a2450", 0.28)), (0.55, c), (1, lit)], x, y, r * 1.02)
                    if part in ("outer", "inner")
                    else c
                )
                cast_sheet(
                    sc, q, fill, z=max(0.7, z * (0.5 + r / 50)), cut=0, wash=0, fibre=0, sh=0.5, rimop=0.55, rimw=0.8
                )


def draw_bed(sc: Scene, girl: Any) -> None:
    """The flower bed that fills the shadow from the knees up."""
    r = sc.stream("flowers")
    draw_ground(sc, girl)
    spots = spots_in(girl, r)
    draw_leaves(sc, girl, spots, r)
    draw_blossoms(sc, spots, r)


def draw_seedlings(sc: Scene, girl: Any) -> None:
    """Seedlings on the border between bed and bare shadow."""
    Q = sc.stream("seedlings")
    for _ in range(17):
        x, y = Q.uniform(-70, 70), Q.uniform(215, 325)
        px, py = spot(x, y)
        if not girl.buffer(-7).contains(Point(px, py)):
            continue
        a, k = Q.uniform(0, 6.28), Q.uniform(7, 13) * (y / 300)
        cast_sheet(
            sc, U(leaf(px, py, k, a, 0.5), leaf(px, py, k, a + 2.4, 0.5)), "#7fae86", z=1.4, cut=0, wash=0, fibre=0
        )
