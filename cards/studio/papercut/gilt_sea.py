"""A living sea in a gilt frame; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank

PIC = (222, 128, 632, 566)  # the picture inside its frame
LX, LY = 424, 420  # the light in it
GILT = 34


def ridge_of_sea(
    sc: Scene,
    name: str,
    P: list[tuple[float, float]],
    lit: str,
    c: str,
    z: float,
    amp: float,
    base: float,
    crests: float,
) -> None:
    """One plane of the painted sea, with hooked crests."""
    r = sc.stream(name)
    g, top = land(r, P, amp, base)
    out = []
    x = P[0][0]
    while x < P[-1][0] - 10:
        w = r.uniform(0.7, 1.25) * crests
        y = y_at(top, x + w * 0.6)
        h = w * r.uniform(0.26, 0.4)
        out.append(
            shape(
                f"{x},{y + 5}^ {x + w * 0.36},{y - h * 0.3} {x + w * 0.66},{y - h * 0.9} {x + w * 0.9},{y - h} {x + w * 1.06},{y - h * 0.62}^ {x + w * 0.92},{y - h * 0.62} {x + w * 0.86},{y - h * 0.2} {x + w},{y + 5}^"
            )
        )
        x += w
    g = clean(U(g, out).intersection(box(PIC[0], PIC[1], PIC[2], base)))
    sc.layer(g, sc.near(lit, c, 300, (LX, LY - 30)), z=z, sh=0.42, cut=0.4, rim="#f6fff0", rimop=0.85)
    lines = []
    for _ in range(int(26)):
        x = r.uniform(PIC[0], PIC[2] - 50)
        y = y_at(top, x) + r.uniform(8, 60)
        w = r.uniform(20, 60)
        lines.append(limb([(x, y, 0.4), (x + w * 0.5, y - 3, 1.6), (x + w, y + 1, 0.4)], 4, 3))
    sc.flat(clean(U(lines).intersection(g.buffer(-2))), "#eafaf0", 0.45)


def draw_frame(sc: Scene) -> None:
    """The gilt frame: leaves along its sides, a rose in each corner."""
    x0, y0, x1, y1 = PIC
    frame = box(*PIC).buffer(GILT, join_style=2).difference(box(*PIC))
    gilt = sc.near("#f6d890", "#7a5626", 420)
    sc.layer(frame, gilt, z=9, sh=0.55, cut=0, rim="#fff6d0", rimop=0.9)
    sc.layer(
        box(*PIC).buffer(GILT - 5, join_style=2).difference(box(*PIC).buffer(GILT - 9, join_style=2)),
        "#8a6228",
        z=1,
        sh=0.3,
        cut=0,
    )
    sc.layer(
        box(*PIC).buffer(7, join_style=2).difference(box(*PIC)),
        sc.near("#fff0b8", "#a87a36", 420),
        z=2.4,
        sh=0.5,
        cut=0,
        rim="#fffbe0",
        rimop=0.9,
    )
    scrolls = []
    for (ax, ay), (bx, by) in (
        ((x0, y0 - 17), (x1, y0 - 17)),
        ((x0, y1 + 17), (x1, y1 + 17)),
        ((x0 - 17, y0), (x0 - 17, y1)),
        ((x1 + 17, y0), (x1 + 17, y1)),
    ):
        n = 14
        for k in range(n):
            t = (k + 0.5) / n
            x, y = ax + (bx - ax) * t, ay + (by - ay) * t
            a = math.atan2(by - ay, bx - ax)
            scrolls += [leaf(x, y, 17, a + s * 0.6, 0.42) for s in (-1, 1)] + [ellipse(x, y, 2.6)]
    sc.layer(U(scrolls), sc.near("#ffe9ac", "#9a7030", 420), z=1.6, sh=0.5, cut=0, wash=0, rim="#fffbe0", rimop=0.8)
    for cx, cy in ((x0 - 17, y0 - 17), (x1 + 17, y0 - 17), (x0 - 17, y1 + 17), (x1 + 17, y1 + 17)):
        rose = U(
            [
                ellipse(cx + 11 * math.cos(a), cy + 11 * math.sin(a), 9, 6, math.degrees(a))
                for a in np.linspace(0, 6.28, 8, endpoint=False)
            ],
            ellipse(cx, cy, 8),
        )
        sc.layer(rose, sc.near("#ffe9ac", "#9a7030", 420), z=3, sh=0.5, cut=0, rim="#fffbe0", rimop=0.9)


def draw_picture(sc: Scene) -> None:
    """The living sea, and its gilt frame."""
    x0, y0, x1, y1 = PIC
    sc.layer(box(*PIC).buffer(GILT + 6, join_style=2), "#1c1412", z=14, sh=0.6, cut=0, rimop=0)
    sc.layer(
        box(*PIC),
        sc.rad([(0, "#fdfff0"), (0.2, "#e9f6e6"), (0.5, "#9fd0c4"), (1, "#2f7f83")], LX, LY - 60, 330),
        z=1,
        sh=0,
        cut=0,
    )
    with sc.clip(box(*PIC)):
        sc.layer(ellipse(LX + 10, 268, 44), "#fffef2", z=2, sh=0, cut=0.4, wash=0.4)
        sc.glow(LX + 10, 268, 240, "#fbffe6", 0.85)
        r = sc.stream("sky")
        for k, (P, c) in enumerate(
            (
                ([(x0 - 30, 250), (x0 + 40, 190), (x0 + 130, 150), (x0 + 220, 120), (x0 + 330, 90)], "#5fa3a0"),
                ([(x0 - 30, 200), (x0 + 60, 140), (x0 + 160, 96)], "#3f8488"),
                ([(x1 + 30, 300), (x1 - 50, 250), (x1 - 110, 200), (x1 - 130, 140), (x1 - 60, 90)], "#4a9496"),
                ([(x1 + 30, 220), (x1 - 40, 180), (x1 - 60, 120)], "#347578"),
            )
        ):
            b = bank(r, P, 20, 40, fill=Polygon([*P, (x0 - 60 if k < 2 else x1 + 60, 60)]).buffer(0))
            sc.layer(b, sc.near("#d4efe0", c, 300), z=5, sh=0.35, cut=0.5, rim="#fbfff0", rimop=0.7)
        ridge_of_sea(
            sc,
            "sea a",
            [(x0 - 20, 382), (300, 376), (424, 380), (560, 374), (x1 + 20, 382)],
            "#d8f2e2",
            "#7fbcb4",
            4,
            2,
            y1,
            20,
        )
        ridge_of_sea(
            sc,
            "sea b",
            [(x0 - 20, 404), (300, 412), (430, 402), (560, 414), (x1 + 20, 400)],
            "#b4e0d0",
            "#57a09e",
            5,
            3,
            y1,
            34,
        )
        ridge_of_sea(
            sc,
            "sea c",
            [(x0 - 20, 432), (280, 424), (420, 444), (560, 430), (x1 + 20, 446)],
            "#8fcabc",
            "#3d8a8c",
            6,
            4,
            y1,
            52,
        )
        sc.flat(limb([(LX, 384, 40), (LX + 6, 430, 70), (LX, 520, 120)], 5), "#f6fff0", 0.4, "screen", 12)
        for k in range(7):
            x, y = 520 + 17 * k, 214 - 9 * k + 7 * (k % 2)
            sc.flat(limb([(x - 6, y - 3, 0.4), (x, y, 1.4), (x + 6, y - 4, 0.4)], 4), "#1f5558", 0.8)
    draw_frame(sc)
