"""Rain, snow, fire, smoke, light shafts and water from below, laid straight into a scene."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene


def rain(
    sc: Scene,
    n: int = 160,
    slant: float = 0.22,
    col: str = "#e6eef0",
    op: float = 0.5,
    box_: tuple[float, float, float, float] = (0, 0, 800, 1200),
    length: tuple[float, float] = (22, 60),
    w: float = 1.4,
    name: str = "rain",
    avoid: Any = None,
) -> None:
    """Slanting strokes of rain inside a box, none inside avoid."""
    from shapely.geometry import LineString

    r = sc.stream(name)
    g = []
    for _ in range(n):
        x, y, L = r.uniform(box_[0], box_[2]), r.uniform(box_[1], box_[3]), r.uniform(*length)
        if avoid is not None and LineString([(x, y), (x - slant * L, y + L)]).intersects(avoid):
            continue
        g.append(limb([(x, y, 0.3), (x - slant * L * 0.6, y + L * 0.6, w), (x - slant * L, y + L, w * 0.5)], 2, 3))
    sc.flat(U(g), col, op)


def snowflake(x: float, y: float, r: float, arms: int = 6, rot: float = 0) -> Any:
    """A cut snowflake."""
    out = []
    for k in range(arms):
        a = rot + k * 2 * math.pi / arms
        c, s = math.cos(a), math.sin(a)
        out.append(limb([(x, y, r * 0.14), (x + c * r, y + s * r, r * 0.09)], 1, 3))
        for t in (0.45, 0.72):
            for b in (-0.9, 0.9):
                out.append(
                    limb(
                        [
                            (x + c * r * t, y + s * r * t, r * 0.09),
                            (
                                x + c * r * t + math.cos(a + b) * r * 0.26,
                                y + s * r * t + math.sin(a + b) * r * 0.26,
                                r * 0.06,
                            ),
                        ],
                        1,
                        3,
                    )
                )
    return U(out, ellipse(x, y, r * 0.16))


def snow(
    sc: Scene,
    n: int = 140,
    col: str = "#fbf8ee",
    op: float = 0.9,
    box_: tuple[float, float, float, float] = (0, 0, 800, 1200),
    size: tuple[float, float] = (1.2, 4.5),
    name: str = "snow",
    avoid: Any = None,
    flakes: int = 0,
) -> None:
    """Falling snow: paper discs (and some cut flakes), small ones behind."""
    from shapely.geometry import Point

    r = sc.stream(name)
    g, big = [], []
    for k in range(n):
        x, y, s = (
            r.uniform(box_[0], box_[2]),
            r.uniform(box_[1], box_[3]),
            size[0] + (size[1] - size[0]) * r.random() ** 2.2,
        )
        if avoid is not None and avoid.contains(Point(x, y)):
            continue
        (big if k < flakes else g).append(
            snowflake(x, y, s * 3.2, 6, r.random()) if k < flakes else ellipse(x, y, s, s * r.uniform(0.8, 1))
        )
    sc.flat(U(g), col, op)
    for q in big:
        sc.layer(q, col, z=2, cut=0, wash=0, fibre=0, sh=0.25)


def snow_cap(g: Any, depth: float = 10) -> Any:
    """Snow lying on the upward edges of g."""
    top = g.difference(T(g, 0, depth))
    return fillet(top.buffer(1.2), 2)


def flame(
    h: float = 100,
    w: float = 60,
    seed: str = "flame",
    tongues: int = 5,
    colours: tuple[str, ...] = ("#c9402c", "#ef8a3a", "#ffc860", "#fff3c4"),
) -> Figure:
    """A fire standing on y = 0, h high: the same tongues cut back from red to cream. Anchor heart."""
    r = random.Random(seed)
    f = Figure()
    spec = []
    for k in range(tongues):
        t = (k + 0.5) / tongues * 2 - 1
        spec.append(
            (
                t * w * 0.34,
                h * (1 - 0.5 * abs(t) ** 1.3) * r.uniform(0.8, 1.08),
                w * r.uniform(0.24, 0.36),
                r.uniform(-0.5, 0.5),
            )
        )
    for i, c in enumerate(colours):
        k = 1 - i * 0.24
        out = []
        for x, hh, ww, b in spec:
            H, Wd = hh * k, ww * (1 - i * 0.2)
            bend = b * ww
            x *= 1 - i * 0.16
            out.append(
                shape(
                    f"{x - Wd},{-H * 0.12} {x - Wd * 1.05},{-H * 0.3} {x - Wd * 0.5 + bend * 0.4},{-H * 0.62} {x + bend},{-H}^ {x + Wd * 0.6 + bend * 0.2},{-H * 0.58} {x + Wd * 1.02},{-H * 0.28} {x + Wd * 0.8},{-H * 0.08} {x},{0}"
                )
            )
        f.add(fillet(U(out), 3), c, f"flame.{i}", 0.6 if i else 1.2)
    f.mark("heart", 0, -h * 0.3)
    return f


def smoke(x: float, y: float, L: float = 160, lean: float = 0.3, w: float = 26, seed: str = "smoke") -> Any:
    """A curl of smoke rising from x,y, as one sheet with a curled end."""
    r = random.Random(seed)
    P = [(x, y, w * 0.16)]
    a = -math.pi / 2 + lean * 0.3
    n = 34
    for i in range(1, n + 1):
        t = i / n
        a += (0.16 * math.sin(t * 8 + r.random() * 0.3) + (0.42 * t**3 if lean >= 0 else -0.42 * t**3)) * 0.9
        st = L / n * (1 - 0.3 * t)
        x, y = x + math.cos(a) * st + lean * 1.2, y + math.sin(a) * st
        P.append((x, y, w * (0.16 + 0.9 * math.sin(math.pi * min(1, t * 1.02)) ** 0.8)))
    return limb(P, 3)


def shafts(
    sc: Scene,
    x: float,
    y: float,
    angles: list[tuple[float, float, float]],
    L: float = 900,
    col: str = "#fff0c0",
    blur: float = 8,
    start: float = 30,
) -> None:
    """Light shafts from (x, y): [(angle in radians, half width, opacity), ...]."""
    for a, w, op in angles:
        q = Polygon(
            [
                (x + math.cos(a - w * 0.4) * start, y + math.sin(a - w * 0.4) * start),
                (x + math.cos(a - w) * L, y + math.sin(a - w) * L),
                (x + math.cos(a + w) * L, y + math.sin(a + w) * L),
                (x + math.cos(a + w * 0.4) * start, y + math.sin(a + w * 0.4) * start),
            ]
        )
        sc.flat(q, sc.rad([(0, col, 0.9), (0.5, col, 0.35), (1, col, 0)], x, y, L), op, "screen", blur)


def window_light(
    sc: Scene,
    quad: list[tuple[float, float]],
    col: str = "#ffe7b0",
    op: float = 0.5,
    nx: int = 2,
    ny: int = 3,
    bar: float = 0.12,
) -> None:
    """The light of a window lying on floor or wall: panes inside the four corners (tl, tr, br, bl)."""
    tl, tr, br, bl = (np.array(q, float) for q in quad)
    g = []
    for i in range(nx):
        for j in range(ny):
            u0, u1, v0, v1 = (i + bar / 2) / nx, (i + 1 - bar / 2) / nx, (j + bar / 2) / ny, (j + 1 - bar / 2) / ny
            g.append(
                Polygon(
                    [
                        tuple((tl * (1 - u) + tr * u) * (1 - v) + (bl * (1 - u) + br * u) * v)
                        for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
                    ]
                )
            )
    sc.flat(U(g), col, op, "screen", 1.6)


def kelp(x: float, y: float, h: float, seed: str = "kelp", sway: float = 16, w: float = 9) -> Any:
    """A ribbon of kelp growing from x,y, with leaves."""
    from cards.studio.papercut.plants import leaf

    r = random.Random(seed)
    ph = r.random() * 6
    P = [(x + sway * math.sin(t * 4.2 + ph) * t, y - h * t, w * (0.5 - 0.42 * t)) for t in np.linspace(0, 1, 10)]
    out = [limb(P, 5)]
    for k in range(int(h / 16)):
        t = 0.08 + 0.9 * k / (h / 16)
        px, py = x + sway * math.sin(t * 4.2 + ph) * t, y - h * t
        s = 1 if k % 2 else -1
        out.append(
            leaf(px, py, w * r.uniform(2.4, 4.2) * (1 - 0.4 * t), -math.pi / 2 + s * r.uniform(0.5, 1.0), 0.3, s * 0.2)
        )
    return U(out)


def bubbles(
    sc: Scene, x: float, y: float, n: int = 9, rise: float = 160, col: str = "#e6f4f2", name: str = "bubbles"
) -> None:
    """Rings rising from (x, y), growing."""
    r = sc.stream(name)
    g = []
    for k in range(n):
        t = (k + r.random()) / n
        s = 1.5 + 6 * t * r.uniform(0.5, 1)
        c = ellipse(x + r.uniform(-1, 1) * 16 * (0.3 + t), y - rise * t, s)
        g += [
            c.difference(c.buffer(-max(0.7, s * 0.18))),
            ellipse(c.centroid.x + s * 0.35, c.centroid.y - s * 0.35, s * 0.16),
        ]
    sc.flat(U(g), col, 0.85)


def shoal(rng: random.Random, P: Any, n: int = 40, size: float = 18, spread: float = 30) -> Any:
    """Small fish along a curve, all swimming its way, as one geometry."""
    from cards.studio.papercut.geometry import along, curve
    from cards.studio.papercut.sky import fish

    c = along(curve(np.array(P, float), n=12), n + 2)
    out = []
    for k in range(1, n + 1):
        dx, dy = c[k + 1] - c[k - 1]
        a = math.degrees(math.atan2(dy, dx))
        x, y = c[k][0] + rng.gauss(0, spread * 0.5), c[k][1] + rng.gauss(0, spread * 0.5)
        out.append(T(fish(size * rng.uniform(0.7, 1.2)), x, y, 1, rot=a))
    return U(out)


def rays(
    sc: Scene,
    n: int = 7,
    col: str = "#d8f0e4",
    op: float = 0.16,
    lean: float = 0.12,
    depth: float = 1000,
    name: str = "rays",
) -> None:
    """Sun through the surface of water, from the top of the card."""
    r = sc.stream(name)
    for k in range(n):
        x = 800 * (k + r.random()) / n
        w = r.uniform(16, 60)
        q = Polygon([(x, -20), (x + w, -20), (x + w * 1.8 + lean * depth, depth), (x - w * 0.5 + lean * depth, depth)])
        sc.flat(q, sc.lin([(0, col, 1), (1, col, 0)], 0, 0, 0, depth), op * r.uniform(0.6, 1.2), "screen", 7)


def drapery(P: str, n: int = 7, drop: float = 60) -> tuple[Any, Any]:
    """Cloth hanging in swags between the points of a line 'x,y x,y ...': (cloth, fold lines)."""
    from cards.studio.papercut.geometry import pts

    pp, _ = pts(P)
    parts, folds = [], []
    for (x0, y0), (x1, y1) in zip(pp[:-1], pp[1:], strict=True):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        parts.append(
            shape(
                f"{x0},{y0}^ {mx},{my + 5} {x1},{y1}^ {mx + (x1 - x0) * 0.18},{my + drop * 0.86} {mx},{my + drop} {mx - (x1 - x0) * 0.18},{my + drop * 0.86}"
            )
        )
        for k in range(1, n):
            t = k / n
            folds.append(limb([(x0, y0, 0.4), (mx, my + 5 + (drop - 8) * t, 1.8), (x1, y1, 0.4)], 8))
    cloth = U(parts)
    return cloth, U(folds).intersection(cloth.buffer(-0.5))
