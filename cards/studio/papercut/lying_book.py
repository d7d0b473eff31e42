"""A huge book that lies open on the ground, its fold running away from us; drawings and holes laid on its pages."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, limb, shape
from cards.studio.papercut.scene import Scene

PW, PH = 400.0, 520.0  # a page's own measure: 0..PW from the fold outwards, 0..PH from the far edge to the near
FOLD = ((336.0, 650.0), (236.0, 1150.0))  # far and near end
OUTER = {-1: ((60.0, 622.0), (-320.0, 1064.0)), 1: ((690.0, 606.0), (822.0, 1080.0))}
BELLY, DEPTH = 27.0, 0.7  # how far a page rises beside the fold; foreshortening, 1 = none


def on_page(g: Any, side: int) -> Any:
    """A drawing on the page left (-1) or right (1) of the fold, laid flat into the picture."""
    (fx0, fy0), (fx1, fy1) = FOLD
    (ox0, oy0), (ox1, oy1) = OUTER[side]

    def f(a: Any) -> Any:
        u, v = a[:, 0] / PW, a[:, 1] / PH
        t = v * DEPTH / (1 - (1 - DEPTH) * v)
        x0, y0 = fx0 + (fx1 - fx0) * t, fy0 + (fy1 - fy0) * t
        x1, y1 = ox0 + (ox1 - ox0) * t, oy0 + (oy1 - oy0) * t
        rise = BELLY * (0.8 + 0.6 * t) * np.sin(np.pi * np.clip(u, 0, 1) ** 0.62)
        return np.c_[x0 + (x1 - x0) * u, y0 + (y1 - y0) * u - rise]

    return clean(shapely.transform(shapely.segmentize(g, 8), f))


def pages() -> Any:
    """Both pages as one shape."""
    return U([on_page(box(0, 0, PW, PH), s) for s in (-1, 1)])


def _print(sc: Scene, side: int) -> Any:
    """Rows of print, in paragraphs."""
    r = sc.stream(f"print {side}")
    rows, lead = [], 0
    for y in np.arange(34, PH - 26, 15.5):
        if lead > 5 and r.random() < 0.2:
            lead = 0
            continue
        x = 40.0 + (22 if lead == 0 else 0)
        end = PW - 40 - (r.uniform(40, 200) if r.random() < 0.1 else 0)
        lead += 1
        while x < end:
            w = min(r.uniform(12, 44), end + 6 - x)
            rows.append(limb([(x + w * q / 6, y - (2.2 if q % 2 else 0), 2.5) for q in range(7)], 1, 2))
            x += w + 8
    frame = box(24, 16, PW - 22, PH - 14)
    return U(rows, frame.difference(frame.buffer(-1.6)), frame.buffer(-5).difference(frame.buffer(-6)))


def lying_book(sc: Scene, hole: Any) -> None:
    """Cover, block of leaves, the two pages with their print; the hole goes through the upper sheet."""
    both = pages()
    cover = U([on_page(box(0, -9, PW + 12, PH + 9), s) for s in (-1, 1)])
    sc.layer(T(cover, 0, 26), sc.near("#4d5a52", "#12201f", 640), z=16, sh=0.7, rim="#d8dcb0", rimop=0.5)
    for k in range(6):
        tone = mix("#3f463f", "#a8a488", k / 5)
        sc.layer(
            T(both, 0, 20 - 4 * k), sc.near(light_of(tone), tone, 560), z=1.6, sh=0.4, cut=0.5, rim="#fff6dc", rimop=0.5
        )
    x, y = sc.light[:2]
    fill = sc.rad(
        [(0, "#ead8a2"), (0.16, "#c0b288"), (0.34, "#827f66"), (0.58, "#424e46"), (0.9, "#162221"), (1, "#142020")],
        x,
        y,
        560,
    )
    sc.layer(clean(both.difference(hole)), fill, z=3, sh=0.3, cut=0, wash=0.6, rim="#fffbe6", rimop=0.8)
    for side in (-1, 1):
        ink = on_page(_print(sc, side), side).difference(hole.buffer(10))
        sc.flat(clean(ink), "#33271f", 0.5)
    gutter = limb([(*FOLD[0], 26), ((FOLD[0][0] + FOLD[1][0]) / 2, 880, 44), (*FOLD[1], 70)], 4).intersection(both)
    sc.flat(gutter.difference(hole.buffer(4)), "#141f1f", 0.6, "multiply", 9)
    sc.flat(limb([(*FOLD[0], 1.4), (*FOLD[1], 3)], 2).difference(hole), "#101818", 0.7)


def light_of(tone: str) -> str:
    """The same paper where the light falls on it."""
    return mix(tone, "#fff3cc", 0.45)


def ribbon(sc: Scene) -> None:
    """The marker, from the fold over the near edge to the ground."""
    x, y = FOLD[1]
    g = limb(
        [
            (x + 82, y - 410, 2),
            (x + 64, y - 320, 6),
            (x + 46, y - 226, 9),
            (x + 30, y - 130, 13),
            (x + 18, y - 64, 15),
            (x + 12, y - 14, 17),
            (x + 26, y + 24, 19),
            (x + 62, y + 44, 20),
            (x + 108, y + 40, 21),
            (x + 150, y + 52, 21),
        ],
        8,
    )
    g = g.difference(shape(f"{x + 168},{y + 38}^ {x + 134},{y + 50}^ {x + 168},{y + 66}^"))
    sc.flat(T(g, 3, 8), "#081010", 0.5, "multiply", 4)
    sc.layer(
        g,
        sc.lin([(0, "#3f9a8a"), (0.4, "#1f5f5a"), (0.7, "#2a7a70"), (1, "#123c3c")], x, y - 300, x + 130, y + 50),
        z=3,
        cut=0.2,
        rim="#d8f0dc",
        rimop=0.8,
    )
