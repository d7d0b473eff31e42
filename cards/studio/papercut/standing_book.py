"""An open book as high as trees, standing upright with its pages towards us; drawings and holes bent onto its pages."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, limb
from cards.studio.papercut.scene import Scene

SPINE = (436.0, 236.0, 742.0)  # x, top, bottom of the fold
LEFT = (20.0, 158.0, 868.0)  # x, top, bottom of the left outer edge
RIGHT = (772.0, 176.0, 846.0)
PW, PH, BOW = 400.0, 640.0, 26.0  # a page's own measure; how far its top bellies


def on_page(g: Any, side: int, dx: float = 0, dy: float = 0) -> Any:
    """A drawing on a page (0..PW from the picture's left, 0..PH down) bent onto the standing book."""
    x0, t0, b0 = LEFT if side < 0 else SPINE
    x1, t1, b1 = SPINE if side < 0 else RIGHT

    def f(a: Any) -> Any:
        u, v = a[:, 0] / PW, a[:, 1] / PH
        w = np.sign(u) * np.abs(u) ** (0.9 if side < 0 else 1.1)
        top = t0 + (t1 - t0) * w - BOW * np.sin(np.pi * np.clip(u, 0, 1))
        low = b0 + (b1 - b0) * w - BOW * 0.5 * np.sin(np.pi * np.clip(u, 0, 1))
        return np.c_[x0 + (x1 - x0) * w + dx, top + (low - top) * v + dy]

    return clean(shapely.transform(shapely.segmentize(g, 9), f))


def standing_book(sc: Scene, hole: Any, gap: Any) -> None:
    """Cover, block of leaves, the two open pages with their rows of print."""
    sheet = box(0, 0, PW, PH)
    for side in (-1, 1):
        cover = on_page(box(-14 if side < 0 else 0, -12, PW + (14 if side > 0 else 0), PH + 10), side, 0, 4)
        sc.layer(cover, sc.near("#2a7a74", "#0d2c34", 620), z=12, sh=0.6, rim="#b8e8d8", rimop=0.8)
        for k in range(4):
            sc.layer(
                on_page(sheet, side, side * (9 - 3 * k), 3 - k),
                mix("#8a6a70", "#d9c0b8", k / 3),
                z=2,
                sh=0.4,
                cut=0.3,
                rim="#fff0d8",
                rimop=0.7,
            )
    for side, cut in ((-1, hole), (1, gap)):
        p = clean(on_page(sheet, side).difference(cut))
        if side < 0:
            fill = sc.rad([(0, "#ffe6b0"), (0.3, "#dcb8a4"), (0.58, "#a5868e"), (1, "#5a4460")], *sc.light[:2], 440)
        else:
            fill = sc.lin(
                [(0, "#6f5468"), (0.18, "#9a7c88"), (0.55, "#b89a9c"), (1, "#7a5e74")], SPINE[0], 0, RIGHT[0], 0
            )
        sc.layer(p, fill, z=3, sh=0.3, cut=0, wash=0.4, rim="#fff6dc", rimop=0.9)
        r = sc.stream(f"print {side}")
        rows = []
        for y in np.arange(46, PH - 30, 17):
            x = 34.0
            while x < PW - 40:
                w = min(r.uniform(14, 52), PW - 34 - x)
                rows.append(limb([(x + w * q / 6, y - (2.4 if q % 2 else 0), 2.6) for q in range(7)], 1, 2))
                x += w + 9
        ink = on_page(U(rows), side).difference(cut.buffer(9))
        sc.flat(clean(ink), "#5a2c3c", 0.4)
        sc.flat(
            on_page(box(PW - 70 if side < 0 else 0, 0, PW if side < 0 else 70, PH), side),
            sc.lin(
                [(0, "#3a1838", 0 if side < 0 else 0.75), (1, "#3a1838", 0.75 if side < 0 else 0)],
                SPINE[0] - (66 if side < 0 else 0),
                0,
                SPINE[0] + (0 if side < 0 else 46),
                0,
            ),
            0.8,
            "multiply",
        )
    for side in (-1, 1):  # light thrown back from the leaves
        sc.flat(
            on_page(box(0, PH * 0.55, PW, PH), side),
            sc.lin([(0, "#ff9a48", 0), (1, "#ff9a48", 0.55)], 0, 560, 0, 860),
            0.8,
            "soft-light",
        )
    x, y = SPINE[0], SPINE[2]
    ribbon = limb(
        [
            (x, y - 6, 10),
            (x + 4, y + 30, 15),
            (x + 22, y + 62, 19),
            (x + 62, y + 84, 20),
            (x + 84, y + 112, 20),
            (x + 130, y + 128, 20),
        ],
        8,
    )
    ribbon = ribbon.difference(Polygon([(x + 150, y + 116), (x + 118, y + 127), (x + 150, y + 144)]))
    sc.flat(T(ribbon, 3, 9), "#2a0a1c", 0.5, "multiply", 4)
    sc.layer(
        ribbon,
        sc.lin([(0, "#0f383e"), (0.5, "#2a8a80"), (1, "#174e50")], x, y, x + 130, y + 130),
        z=3,
        cut=0.2,
        rim="#c8f0e0",
        rimop=0.8,
    )


def paper_coat(sc: Scene, body: Any, name: str) -> None:
    """Rows of print on a coat."""
    x0, y0, x1, y1 = body.bounds
    r = sc.stream(name)
    rows, yy = [], y0 + 0.3 * (y1 - y0)
    while yy < y1:
        xx = x0
        while xx < x1:
            w = r.uniform(7, 18)
            rows.append(limb([(xx + w * k / 4, yy - (2 if k % 2 else 0), 1.1) for k in range(5)], 1, 2))
            xx += w + 5
        yy += 8.5
    sc.flat(U(rows).intersection(body.buffer(-3)), "#8a4a4c", 0.4)
