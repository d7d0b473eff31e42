"""City blocks, skylines, stairs, bridges and the ground between them."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape


def block(
    w: float = 160,
    h: float = 300,
    wall: str = "#8a7a76",
    lit: float = 0.2,
    cols: int = 5,
    rows: int = 7,
    roof: str = "flat",
    warm: str = "#ffd27a",
    night: str = "#2c3040",
    seed: str = "block",
    lit_at: tuple[tuple[int, int], ...] = (),
    balcony: float = 0.15,
) -> Figure:
    """A block of flats from the front, base centre 0,0. roof flat/mansard/gable; lit_at forces windows (row from the top, column).

    Anchors: win.<row>.<col> in the middle of every window.
    """
    r = random.Random(seed)
    f = Figure()
    holes, on, off, rails, cills = [], [], [], [], []
    cw, rh = w / cols, (h - 24) / rows
    for i in range(rows):
        for j in range(cols):
            x, y = -w / 2 + cw * j + cw * 0.26, -h + 14 + rh * i + rh * 0.18
            g = box(x, y, x + cw * 0.48, y + rh * 0.6)
            holes.append(g)
            (on if (i, j) in lit_at or (not lit_at and r.random() < lit) else off).append(g)
            cills.append(box(x - 2, y + rh * 0.6, x + cw * 0.48 + 2, y + rh * 0.6 + 2.4))
            if r.random() < balcony:
                rails.append(
                    U(
                        [
                            box(
                                x - 3 + q * (cw * 0.48 + 6) / 6 - 0.6,
                                y + rh * 0.4,
                                x - 3 + q * (cw * 0.48 + 6) / 6 + 0.6,
                                y + rh * 0.66,
                            )
                            for q in range(7)
                        ],
                        box(x - 4, y + rh * 0.38, x + cw * 0.48 + 4, y + rh * 0.42),
                    )
                )
            f.mark(f"win.{i}.{j}", x + cw * 0.24, y + rh * 0.3)
    f.add(U(off).buffer(0.5), night, "dark", 0.3, True)
    f.add(U(on).buffer(0.5) if on else None, warm, "lit", 0.3, True)
    bars = U(
        [
            box(
                (g.bounds[0] + g.bounds[2]) / 2 - 0.7, g.bounds[1], (g.bounds[0] + g.bounds[2]) / 2 + 0.7, g.bounds[3]
            ).union(box(g.bounds[0], g.bounds[1] + rh * 0.2 - 0.6, g.bounds[2], g.bounds[1] + rh * 0.2 + 0.6))
            for g in holes
        ]
    )
    body = U(box(-w / 2, -h, w / 2, 0).difference(U(holes)), bars)
    if roof == "mansard":
        f.add(
            shape(f"{-w / 2 - 4},{-h + 2}^ {-w / 2 + 8},{-h - 36}^ {w / 2 - 8},{-h - 36}^ {w / 2 + 4},{-h + 2}^"),
            dark(wall, 0.35),
            "roof",
            1.0,
        )
        f.add(
            U([box(-w / 2 + cw * (j + 0.36), -h - 28, -w / 2 + cw * (j + 0.64), -h - 6) for j in range(cols)]),
            night,
            "dormer",
            0.3,
            True,
        )
    elif roof == "gable":
        f.add(Polygon([(-w / 2 - 5, -h + 2), (0, -h - w * 0.36), (w / 2 + 5, -h + 2)]), dark(wall, 0.35), "roof", 1.0)
    f.add(clean(body), wall, "wall", 1.2)
    f.add(U(cills, box(-w / 2 - 4, -h - 3, w / 2 + 4, -h + 5)), light(wall, 0.18), "cornice", 0.5)
    f.add(U(rails) if rails else None, dark(wall, 0.5), "balcony", 0.5)
    f.add(
        U(*[box(x, -h - 22, x + 8, -h) for x in (-w * 0.3, w * 0.24)]) if roof == "flat" else None,
        dark(wall, 0.25),
        "chimney",
        0.6,
    )
    return f


def skyline(
    rng: random.Random,
    x0: float,
    x1: float,
    y: float,
    low: float = 60,
    high: float = 240,
    base: float = 1260,
    windows: float = 0.3,
) -> tuple[Any, Any]:
    """A row of towers as (silhouette, lit windows)."""
    x, parts, wins = x0, [], []
    while x < x1:
        w, h = rng.uniform(26, 70), rng.uniform(low, high)
        parts.append(box(x, y - h, x + w, base))
        k = rng.random()
        if k < 0.2:
            parts.append(Polygon([(x, y - h), (x + w / 2, y - h - w * rng.uniform(0.4, 1.2)), (x + w, y - h)]))
        elif k < 0.35:
            parts.append(limb([(x + w / 2, y - h, 3), (x + w / 2, y - h - rng.uniform(16, 46), 0.6)], 1))
        elif k < 0.5:
            parts.append(ellipse(x + w / 2, y - h, w * 0.46, w * 0.4))
        elif k < 0.62:
            parts.append(
                U(
                    box(x + w * 0.2, y - h - 12, x + w * 0.7, y - h),
                    *[box(x + w * q, y - h - 6, x + w * (q + 0.06), y - h) for q in (0.25, 0.6)],
                )
            )
        for wy in range(int(y - h) + 8, int(y), 11):
            for wx in range(int(x) + 5, int(x + w) - 5, 9):
                if rng.random() < windows * 0.5:
                    wins.append(box(wx, wy, wx + 3.6, wy + 5))
        x += w * rng.uniform(0.86, 1.16)
    return U(parts), U(wins) if wins else box(0, 0, 0.1, 0.1)


def stairs(
    x0: float, y0: float, x1: float, y1: float, n: int = 12, depth: float = 60, skew: float = 0.3
) -> tuple[list[Any], list[Any]]:
    """A straight flight rising from (x0, y0) to (x1, y1), seen from the front side: (treads, risers), far ones first."""
    treads, risers = [], []
    for k in reversed(range(n)):
        xa, xb = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
        ya, yb = y0 + (y1 - y0) * k / n, y0 + (y1 - y0) * (k + 1) / n
        dx, dy = depth * skew, -depth * 0.34
        risers.append(Polygon([(xa, ya), (xa, yb), (xa + dx, yb + dy), (xa + dx, ya + dy)]))
        risers.append(Polygon([(xa, ya), (xb, ya), (xb, yb), (xa, yb)]))
        treads.append(Polygon([(xa, yb), (xb, yb), (xb + dx, yb + dy), (xa + dx, yb + dy)]))
    return treads, risers


def spiral_stairs(
    cx: float,
    y0: float,
    y1: float,
    r: float = 90,
    turns: float = 2,
    n: int = 36,
    tilt: float = 0.28,
    shrink: float = 0.5,
    start: float = 150,
) -> list[dict[str, Any]]:
    """A winding stair from y0 up to y1: steps in painting order, each {tread, riser, edge, front, at, t}."""
    out = []
    rise = (y0 - y1) / n

    def pt(t: float, k: float, a: float, dy: float = 0) -> tuple[float, float]:
        rr = r * (1 - shrink * t)
        return cx + k * rr * math.cos(a), y0 + (y1 - y0) * t + k * rr * tilt * math.sin(a) + dy

    for i in range(n):
        t = (i + 0.5) / n
        a0, a1 = (math.radians(start) - 2 * math.pi * turns * v for v in (i / n, (i + 1.12) / n))
        A = [a0 + (a1 - a0) * q / 6 for q in range(7)]
        am = (a0 + a1) / 2
        th = 4 + 4 * (1 - t)
        tread = Polygon([pt(t, 1, a) for a in A] + [pt(t, 0.2, a) for a in A[::-1]]).buffer(0)
        edge = Polygon([pt(t, 1, a) for a in A] + [pt(t, 1, a, th) for a in A[::-1]]).buffer(0)
        riser = Polygon([pt(t, 0.2, a0), pt(t, 1, a0), pt(t, 1, a0, rise + 1), pt(t, 0.2, a0, rise + 1)]).buffer(0)
        out.append(
            {"tread": tread, "edge": edge, "riser": riser, "front": math.sin(am) > -0.05, "at": pt(t, 0.62, am), "t": t}
        )
    return [s for s in out if not s["front"]] + [s for s in out if s["front"]]


def bridge(
    x0: float,
    x1: float,
    y: float,
    arches: int = 3,
    h: float = 120,
    deck: float = 18,
    rise: float = 20,
    base: float | None = None,
) -> Any:
    """A stone bridge with round arches, its road at y (rising in the middle), standing on y + h."""
    base = y + h if base is None else base
    top = [(x0, y), ((x0 + x1) / 2, y - rise), (x1, y)]
    body = shape(f"{x0},{y}^ {top[1][0]},{top[1][1]} {x1},{y}^ {x1},{base}^ {x0},{base}^")
    w = (x1 - x0) / arches
    holes = []
    for k in range(arches):
        cx = x0 + w * (k + 0.5)
        up = rise * (1 - abs((cx - (x0 + x1) / 2) / ((x1 - x0) / 2)) ** 2)
        r = w * 0.4
        cy = y - up + deck + r
        holes += [ellipse(cx, cy, r), box(cx - r, cy, cx + r, base + 9)]
    return clean(body.difference(U(holes)))


def brick(g: Any, w: float = 16, h: float = 8, seed: str = "brick", share: float = 0.3) -> Any:
    """A scatter of bricks inside g (share of all), as one geometry to tint."""
    r = random.Random(seed)
    x0, y0, x1, y1 = g.bounds
    out = []
    for i in range(int((y1 - y0) / h) + 1):
        for j in range(-1, int((x1 - x0) / w) + 1):
            if r.random() < share:
                x, y = x0 + w * (j + (i % 2) * 0.5), y0 + h * i
                out.append(box(x + 0.6, y + 0.6, x + w - 0.6, y + h - 0.6).buffer(0.4))
    return clean(U(out).intersection(g)) if out else box(0, 0, 0.1, 0.1)


def cobbles(
    x0: float, y0: float, x1: float, y1: float, size: float = 26, seed: str = "cobbles", vy: float | None = None
) -> Any:
    """Rounded paving stones, smaller towards the top, as one geometry."""
    r = random.Random(seed)
    out = []
    y = y1
    far = y0 - (y1 - y0) * 0.5 if vy is None else vy
    while y > y0:
        k = (y - far) / (y1 - far)
        s = size * k
        x = x0 - r.random() * s
        while x < x1:
            w = s * r.uniform(0.7, 1.3)
            out.append(box(x + 1, y - s * 0.5 + 0.8, x + w - 1, y - 0.6).buffer(-s * 0.1).buffer(s * 0.1))
            x += w
        y -= s * 0.52
    return clean(U(out).intersection(box(x0, y0, x1, y1)))


def roof_tiles(g: Any, w: float = 14, h: float = 9) -> Any:
    """Scallops over a roof."""
    x0, y0, x1, y1 = g.bounds
    out = [
        limb([(x, y, 0.5), (x + w / 2, y + h * 0.6, 1.8), (x + w, y, 0.5)], 4)
        for i, y in enumerate(_range(y0, y1, h))
        for x in _range(x0 - w + (i % 2) * w / 2, x1, w)
    ]
    return clean(U(out).intersection(g.buffer(-0.8)))


def _range(a: float, b: float, d: float) -> list[float]:
    return [a + d * k for k in range(int((b - a) / d) + 1)]


def all_city() -> Figure:
    """A look at it."""
    f = Figure()
    f.extend(block(roof="mansard"))
    f.extend(T(block(120, 240, "#a86a4a", roof="gable", cols=3, rows=5), 180, 0))
    b = bridge(260, 620, -120)
    f.add(b, "#8a7a70", "bridge")
    f.add(brick(b), "#7a6a60", "brick", 0.3, True)
    for s in spiral_stairs(760, 0, -300):
        f.add(s["riser"], "#6a4a3a")
        f.add(s["edge"], "#5a3a2c")
        f.add(s["tread"], "#c9a25a")
    t, r = stairs(260, 160, 560, 20)
    for g in r:
        f.add(g, "#6a5a50")
    for g in t:
        f.add(g, "#c9b59a")
    f.add(cobbles(-80, 60, 220, 200), "#7a7a80")
    return f
