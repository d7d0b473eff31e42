"""Things to carry: umbrellas, cases, baskets, cages, books, ropes."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.papers import balloon, letter, mask, open_book, paper_boat  # noqa: F401


def umbrella(
    colour: str = "#a8321f",
    ribs: str = "#2a1c1e",
    open_: int = 1,
    handle: str = "#6a4a2c",
    r: float = 90,
    panels: str | None = None,
) -> Figure:
    """An umbrella held upright, its handle's end at 0,0, top at about -r*1.5. Anchors grip, top, rim_l, rim_r."""
    f = Figure()
    top = -r * 1.55
    f.add(limb([(0, top - 8, 2), (0, -10, 3), (0, 0, 3), (5, 8, 3), (12, 6, 3), (13, 0, 2)], 6), handle, "stick")
    if not open_:
        f.add(
            shape(
                f"0,{top}^ 8,{top * 0.6} 9,{top * 0.3} 3,{top * 0.16}^ -3,{top * 0.16}^ -9,{top * 0.3} -8,{top * 0.6}"
            ),
            colour,
            "cloth",
            1.0,
        )
        f.mark("top", 0, top - 8)
        f.mark("grip", 0, -6)
        return f
    n = 6
    xs = [-r + 2 * r * k / n for k in range(n + 1)]
    rim = []
    for k in range(n):
        rim += [f"{xs[k]},{top + r * 0.62 + (0 if 0 < k < n else 3)}^", f"{(xs[k] + xs[k + 1]) / 2},{top + r * 0.5}"]
    rim.append(f"{xs[n]},{top + r * 0.65}^")
    dome = shape(
        " ".join(rim)
        + f" {r * 0.86},{top + r * 0.3} {r * 0.46},{top + r * 0.06} 0,{top} {-r * 0.46},{top + r * 0.06} {-r * 0.86},{top + r * 0.3}"
    )
    f.add(T(dome, 0, 5, 1, sy=0.94, o=(0, top)), dark(colour, 0.4), "inside", 0.8)
    f.add(dome, colour, "cloth", 1.4)
    if panels:
        for k in range(0, n, 2):
            seg = Polygon([(0, top - 4), (xs[k] * 1.02, top + r), (xs[k + 1] * 1.02, top + r)])
            f.add(clean(seg.intersection(dome)), panels, "panel", 0.4)
    seams = [
        limb([(0, top, 0.8), (xs[k] * 0.55, top + r * 0.14, 1.4), (xs[k], top + r * 0.6, 1.4)], 6) for k in range(1, n)
    ]
    f.add(U(seams).intersection(dome), dark(colour, 0.35), "seams", 0.3, True, 0.8)
    f.add(limb([(0, top - 14, 2), (0, top + 2, 3.4)], 2), ribs, "tip", 0.5)
    f.mark("top", 0, top - 14)
    f.mark("grip", 0, -8)
    f.mark("rim_l", -r, top + r * 0.65)
    f.mark("rim_r", r, top + r * 0.65)
    return f


def suitcase(
    leather: str = "#7a4a2c",
    w: float = 80,
    h: float = 54,
    open_: int = 0,
    lining: str = "#c9b08a",
    stickers: tuple[str, ...] = ("#a8321f", "#3f6f78", "#c9a25a"),
) -> Figure:
    """A suitcase standing (open_=1: lying open, lid up). Anchors handle, inside."""
    f = Figure()
    if open_:
        f.add(
            shape(
                f"{-w * 0.5},{-h * 0.4}^ {-w * 0.46},{-h * 1.3}^ {w * 0.46},{-h * 1.3}^ {w * 0.5},{-h * 0.4}^"
            ).buffer(3),
            dark(leather, 0.15),
            "lid",
        )
        f.add(
            shape(f"{-w * 0.46},{-h * 0.42}^ {-w * 0.42},{-h * 1.24}^ {w * 0.42},{-h * 1.24}^ {w * 0.46},{-h * 0.42}^"),
            lining,
            "lining",
            0.4,
        )
        f.add(box(-w / 2, -h * 0.44, w / 2, 0).buffer(2), leather, "body", 1.2)
        f.mark("inside", 0, -h * 0.44)
    else:
        f.add(limb([(-10, -h, 4), (-9, -h - 9, 4), (9, -h - 9, 4), (10, -h, 4)], 4), dark(leather, 0.4), "handle")
        f.add(box(-w / 2 + 3, -h + 3, w / 2 - 3, -3).buffer(4), leather, "body", 1.2)
        f.mark("inside", 0, -h * 0.5)
    y0 = -h if not open_ else -h * 0.44
    f.add(U(*[box(x - 3, y0 - 1, x + 3, 1) for x in (-w * 0.3, w * 0.3)]), dark(leather, 0.35), "straps", 0.5)
    f.add(U(*[box(x - 4, y0 + 8, x + 4, y0 + 14) for x in (-w * 0.3, w * 0.3)]), "#d9b25a", "buckles", 0.4)
    r = random.Random("stickers")
    for k, c in enumerate(stickers if not open_ else ()):
        f.add(
            T(
                ellipse(0, 0, 8, 6) if k % 2 else box(-8, -5, 8, 5),
                -w * 0.12 + k * w * 0.16,
                -h * 0.5 + r.uniform(-8, 8),
                rot=r.uniform(-25, 25),
            ),
            c,
            "sticker",
            0.3,
        )
    f.mark("handle", 0, y0 - 9)
    return f


def basket(cane: str = "#b98a4a", w: float = 60, h: float = 34, bow: int = 1) -> Figure:
    """A woven basket. Anchors rim, bow."""
    f = Figure()
    if bow:
        f.add(
            limb(
                [
                    (-w * 0.44, -h, 4),
                    (-w * 0.3, -h - w * 0.42, 4),
                    (0, -h - w * 0.56, 4.4),
                    (w * 0.3, -h - w * 0.42, 4),
                    (w * 0.44, -h, 4),
                ],
                6,
            ),
            dark(cane, 0.2),
            "bow",
        )
    g = shape(f"{-w / 2},{-h}^ {w / 2},{-h}^ {w * 0.42},0^ {-w * 0.42},0^")
    f.add(g, cane, "body", 1.0)
    weave = [
        box(x + (4 if i % 2 else 0), y, x + 5 + (4 if i % 2 else 0), y + 3)
        for i, y in enumerate(range(int(-h) + 3, -2, 5))
        for x in range(int(-w / 2), int(w / 2), 8)
    ]
    f.add(U(weave).intersection(g.buffer(-1)), dark(cane, 0.28), "weave", 0.3, True, 0.8)
    f.add(limb([(-w / 2, -h, 5), (0, -h + 1, 5.5), (w / 2, -h, 5)], 3), light(cane, 0.15), "rim", 0.6)
    f.mark("rim", 0, -h)
    f.mark("bow", 0, -h - w * 0.56)
    return f


def bucket(metal: str = "#7d8ba0", w: float = 44, h: float = 42, water: str | None = None) -> Figure:
    """A bucket with its bow up. Anchors rim, bow."""
    f = Figure()
    f.add(
        limb(
            [(-w * 0.48, -h, 2), (-w * 0.3, -h - 22, 2), (0, -h - 30, 2.4), (w * 0.3, -h - 22, 2), (w * 0.48, -h, 2)], 6
        ),
        dark(metal, 0.3),
        "bow",
    )
    f.add(ellipse(0, -h, w / 2, 5), water or dark(metal, 0.45), "mouth", 0.4)
    f.add(shape(f"{-w / 2},{-h}^ 0,{-h + 5} {w / 2},{-h}^ {w * 0.38},0^ 0,3 {-w * 0.38},0^"), metal, "body", 1.0)
    f.add(
        U(
            *[
                limb([(-w * k, -h * t, 1.4), (0, -h * t + 4, 2), (w * k, -h * t, 1.4)], 4)
                for t, k in ((0.75, 0.46), (0.25, 0.41))
            ]
        ),
        dark(metal, 0.25),
        "hoops",
        0.3,
        True,
    )
    f.mark("rim", 0, -h)
    f.mark("bow", 0, -h - 30)
    return f


def cage(metal: str = "#c9a25a", w: float = 80, h: float = 110, open_: int = 0) -> Figure:
    """A domed bird cage, base at 0,0. Anchors ring, inside."""
    f = Figure()
    bars = []
    n = 9
    for k in range(n):
        t = k / (n - 1) * 2 - 1
        x = t * w / 2
        if open_ and -0.3 < t < 0.3:
            continue
        bars.append(limb([(0, -h, 1.4), (x * 0.72, -h * 0.86, 1.6), (x, -h * 0.6, 1.6), (x, -6, 1.6)], 6))
    hoops = [limb([(-w / 2, y, 1.8), (0, y + 5, 2), (w / 2, y, 1.8)], 4) for y in (-h * 0.6, -h * 0.3)]
    f.add(U(bars, hoops), metal, "bars", 0.8)
    f.add(
        U(
            shape(f"{-w * 0.54},-8^ {w * 0.54},-8^ {w * 0.5},0^ {-w * 0.5},0^"),
            ellipse(0, -h - 6, 6).difference(ellipse(0, -h - 6, 3.6)),
            ellipse(0, -h, 4),
        ),
        metal,
        "base",
        1.0,
    )
    if open_:
        f.add(
            U(
                *[
                    limb(
                        [(w * 0.16 + 10 + k * 6, -h * 0.56 + k * 2, 1.4), (w * 0.16 + 10 + k * 6, -12 + k * 2, 1.4)], 1
                    )
                    for k in range(4)
                ],
                limb([(w * 0.15, -h * 0.56, 1.6), (w * 0.15 + 34, -h * 0.5, 1.6)], 2),
                limb([(w * 0.15, -12, 1.6), (w * 0.15 + 34, -6, 1.6)], 2),
            ),
            light(metal, 0.15),
            "door",
            0.8,
        )
    f.mark("ring", 0, -h - 12)
    f.mark("inside", 0, -h * 0.4)
    return f


def ladder(x0: float, y0: float, x1: float, y1: float, w: float = 26, rungs: int = 10, thick: float = 6) -> Any:
    """A ladder from (x0, y0) below to (x1, y1) above."""
    L = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / L, (x1 - x0) / L
    rails = [
        limb(
            [
                (x0 + s * nx * w / 2 * 1.1, y0 + s * ny * w / 2 * 1.1, thick),
                (x1 + s * nx * w / 2 * 0.9, y1 + s * ny * w / 2 * 0.9, thick * 0.85),
            ],
            2,
        )
        for s in (-1, 1)
    ]
    steps = []
    for k in range(rungs):
        t = (k + 0.6) / rungs
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        steps.append(
            limb(
                [
                    (x - nx * w * 0.52, y - ny * w * 0.52, thick * 0.6),
                    (x + nx * w * 0.52, y + ny * w * 0.52, thick * 0.6),
                ],
                1,
            )
        )
    return U(rails, steps)


def rope(P: Any, w: float = 5, twist: float = 7) -> tuple[Any, Any]:
    """A rope along points: (rope, its twist lines)."""
    from cards.studio.papercut.geometry import along, curve

    c = curve(P, n=14)
    L = sum(math.hypot(*(b[:2] - a[:2])) for a, b in zip(c[:-1], c[1:], strict=True))
    q = along(c, max(4, int(L / twist)))
    g = limb([(x, y, w) for x, y in q[:, :2]], 3)
    tw = []
    for a, b in zip(q[:-1], q[1:], strict=True):
        d = math.atan2(b[1] - a[1], b[0] - a[0]) + 0.9
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        tw.append(
            limb(
                [
                    (mx - math.cos(d) * w * 0.5, my - math.sin(d) * w * 0.5, 0.4),
                    (mx, my, 1.1),
                    (mx + math.cos(d) * w * 0.5, my + math.sin(d) * w * 0.5, 0.4),
                ],
                2,
            )
        )
    return g, U(tw)
