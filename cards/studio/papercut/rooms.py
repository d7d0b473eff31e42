"""Parts of a room: doors, windows, curtains, frames, mirrors, wallpaper, boards."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape


def door(
    w: float = 76,
    h: float = 158,
    leaf: str = "#6a3a4c",
    frame: str = "#e0cfa8",
    ajar: float = 0,
    light_in: str | None = None,
    arch: int = 0,
) -> Figure:
    """A panelled door; ajar 0..1 opens it to the left; light_in shows behind. Anchors knob, gap."""
    f = Figure()
    o = U(box(-w / 2, -h + (w / 2 if arch else 0), w / 2, 0), ellipse(0, -h + w / 2, w / 2) if arch else None)
    f.add(o.buffer(7, join_style=2).intersection(box(-w, -h - 20, w, 0)), frame, "frame")
    f.add(o, light_in or dark(leaf, 0.6), "gap", 0.3, True)
    k = 1 - 0.75 * ajar
    lf = o.buffer(-1)
    rows = ((0.74 if arch else 0.86, 0.5), (0.44, 0.08))
    cols = ((-0.36, -0.04), (0.05, 0.36))
    panels = U([box(w * x0, -h * a, w * x1, -h * b).buffer(-1) for a, b in rows for x0, x1 in cols])

    def swing(g: Any) -> Any:
        from shapely import affinity as AF

        g = AF.scale(g, k, 1, origin=(-w / 2, 0))
        return AF.skew(g, ys=-14 * ajar, origin=(-w / 2, 0)) if ajar else g

    f.add(swing(lf), leaf, "leaf", 1.0)
    f.add(swing(panels), dark(leaf, 0.14), "panels", 0.5)
    knob = swing(ellipse(w * 0.38, -h * 0.47, 3.6))
    f.add(knob, "#d9b25a", "knob", 0.6)
    f.mark("knob", *knob.centroid.coords[0])
    f.mark("gap", w * 0.2, -h * 0.5)
    return f


def window(
    w: float = 90,
    h: float = 120,
    frame: str = "#e6d8b8",
    nx: int = 2,
    ny: int = 3,
    sky: str = "#7fa3b4",
    arch: int = 0,
    sill: int = 1,
    open_: float = 0,
) -> Figure:
    """A sash window, centre of its sill at 0,0; sky is the fill of its panes. Anchor pane."""
    from cards.studio.papercut.buildings import panes

    f = Figure()
    o = U(box(-w / 2, -h + (w / 2 if arch else 0), w / 2, 0), ellipse(0, -h + w / 2, w / 2) if arch else None)
    f.add(o, sky, "sky", 0.2, True)
    holes = panes(-w / 2 + 3, -h + 3, w - 6, h - 6, nx, ny, 0.1)
    f.add(clean(o.buffer(6, join_style=2).difference(holes.intersection(o.buffer(-3)))), frame, "frame")
    if sill:
        f.add(box(-w / 2 - 14, 0, w / 2 + 14, 8).buffer(1), light(frame, 0.15), "sill", 1.2)
    if open_:
        for s in (-1, 1):
            from shapely import affinity as AF

            p = box(0, -h, w / 2, 0).difference(panes(3, -h + 4, w / 2 - 6, h - 8, 1, ny, 0.12))
            p = AF.skew(AF.scale(p, 0.5 * open_, 1, origin=(0, 0)), ys=10, origin=(0, 0))
            f.add(T(p, w / 2 if s > 0 else -w / 2, 0, flip=s < 0), frame, "casement", 0.8)
    f.mark("pane", 0, -h * 0.55)
    return f


def curtain(w: float = 50, h: float = 200, cloth: str = "#7a3030", tied: float = 0.6, side: int = -1) -> Figure:
    """One curtain hanging from 0,0 down, tied back towards side at the height tied*h (0 = not tied)."""
    f = Figure()
    n = 6
    if tied:
        ty = h * tied
        g = shape(
            f"0,0^ {w},0^ {w * 0.9},{ty * 0.4} {w * 0.3},{ty} {w * 0.34},{ty + 8} {w * 0.62},{h * 0.84} {w * 0.6},{h}^ 0,{h}^ 0,{ty}"
        )
        lines = [
            limb(
                [
                    (w * (k + 0.5) / n, 2, 0.6),
                    (w * (k + 0.5) / n * 0.8, ty * 0.5, 2.2),
                    (w * 0.28 * (k + 1) / n, ty, 0.8),
                ],
                6,
            )
            for k in range(n)
        ]
        lines += [
            limb(
                [
                    (w * 0.3 * (k + 1) / n, ty + 6, 0.6),
                    (w * 0.5 * (k + 0.5) / n, h * 0.85, 2),
                    (w * 0.6 * (k + 0.5) / n, h, 0.6),
                ],
                5,
            )
            for k in range(n - 1)
        ]
    else:
        hem = " ".join(f"{w - w * k / 8},{h + (4 if k % 2 else 0)}" for k in range(9))
        g = shape(f"0,0^ {w},0^ {hem.replace(' ', '^ ', 1)}")
        lines = [
            limb(
                [(w * (k + 0.5) / n, 2, 0.6), (w * (k + 0.5) / n + 2, h * 0.5, 2.6), (w * (k + 0.5) / n - 1, h, 0.8)], 5
            )
            for k in range(n)
        ]
    f.add(g, cloth, "cloth", 1.4)
    f.add(U(lines).intersection(g.buffer(-0.5)), dark(cloth, 0.28), "folds", 0.3, True, 0.8)
    if tied:
        f.add(
            limb([(-1, h * tied - 2, 5), (w * 0.2, h * tied + 4, 6), (w * 0.34, h * tied + 3, 5)], 4),
            light(cloth, 0.3),
            "tie",
            0.6,
        )
    return T(f, flip=side > 0)


def picture_frame(
    w: float = 60, h: float = 80, gold: str = "#b98a3c", inside: str = "#3f5a5a", oval: int = 0
) -> Figure:
    """A frame hanging on a wall, centred on 0,0. Anchor inside."""
    f = Figure()
    o = ellipse(0, 0, w / 2, h / 2) if oval else box(-w / 2, -h / 2, w / 2, h / 2)
    i = o.buffer(-min(w, h) * 0.13, join_style=2)
    f.add(i.buffer(1), inside, "inside", 0.3, True)
    f.add(o.difference(i), gold, "frame", 1.2)
    f.add(
        o.buffer(-min(w, h) * 0.035).difference(o.buffer(-min(w, h) * 0.06)), light(gold, 0.3), "bead", 0.3, True, 0.8
    )
    f.mark("inside", 0, 0)
    return f


def mirror(w: float = 90, h: float = 190, frame: str = "#8a6a3c", glass: str = "#b9cdc9", stand: int = 1) -> Figure:
    """A tall arched mirror on the ground. Anchor glass; the glass piece is named glass, to clip a reflection to."""
    f = Figure()
    o = U(box(-w / 2, -h + w / 2, w / 2, -8), ellipse(0, -h + w / 2, w / 2))
    if stand:
        f.add(
            U(limb([(-w * 0.42, -10, 8), (-w * 0.6, 0, 6)], 2), limb([(w * 0.42, -10, 8), (w * 0.6, 0, 6)], 2)),
            dark(frame, 0.25),
            "feet",
        )
    f.add(o.buffer(8), frame, "frame")
    f.add(o.buffer(5).difference(o.buffer(3)), light(frame, 0.3), "bead", 0.3, True, 0.8)
    f.add(o, glass, "glass", 0.3, True)
    f.mark("glass", 0, -h * 0.5)
    return f


def wallpaper(x0: float, y0: float, x1: float, y1: float, kind: str = "sprig", step: float = 42) -> Any:
    """One geometry of a wallpaper's print: sprig, stripe, diamond, dots."""
    out: list[Any] = []
    y, i = y0, 0
    while y < y1:
        x = x0 + (i % 2) * step / 2
        while x < x1:
            if kind == "sprig":
                from cards.studio.papercut.plants import leaf

                out += [leaf(x, y, step * 0.2, math.radians(a), 0.4) for a in (-90, -40, -140)] + [
                    ellipse(x, y - step * 0.24, step * 0.05)
                ]
            elif kind == "diamond":
                s = step * 0.16
                out.append(
                    T(box(-s, -s, s, s).difference(box(-s * 0.7, -s * 0.7, s * 0.7, s * 0.7)), x, y, 1, sy=1.5, rot=45)
                )
            elif kind == "dots":
                out.append(ellipse(x, y, step * 0.06))
            elif i == 0:
                out.append(box(x - step * 0.12, y0, x + step * 0.12, y1))
            x += step if kind != "stripe" else step / 2
        y += step * 0.8
        i += 1
    return clean(U(out).intersection(box(x0, y0, x1, y1)))


def floor_boards(
    x0: float, y0: float, x1: float, y1: float, vx: float | None = None, vy: float | None = None, n: int = 12
) -> Any:
    """Seams of floor boards running towards the vanishing point (vx, vy), as one geometry."""
    vx = (x0 + x1) / 2 if vx is None else vx
    vy = y0 - (y1 - y0) * 1.2 if vy is None else vy
    out = []
    r = random.Random("boards")
    for k in range(-3, n + 4):
        xb = x0 + (x1 - x0) * k / n
        t0 = (y0 - vy) / (y1 - vy)
        xt = vx + (xb - vx) * t0
        out.append(limb([(xt, y0, 0.7), (xb, y1, 2.2)], 1))
        for _ in range(2):
            u = r.uniform(0.1, 0.95)
            y = y0 + (y1 - y0) * u**1.6
            tt = (y - vy) / (y1 - vy)
            xa, xc = vx + (xb - vx) * tt, vx + (xb + (x1 - x0) / n - vx) * tt
            out.append(limb([(xa, y, 0.9 * tt), (xc, y, 0.9 * tt)], 1))
    return clean(U(out).intersection(box(x0, y0, x1, y1)))
