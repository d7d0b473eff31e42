"""What grows on a reef: branches, fans, tubes, tables and brains, rooted at x, y."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import U, clean, ellipse, fillet, limb, shape


def staghorn(rng: random.Random, x: float, y: float, h: float, spread: float = 0.7, w: float | None = None) -> Any:
    """A branching coral with blunt tips."""
    out: list[Any] = []

    def branch(px: float, py: float, a: float, length: float, width: float, depth: int) -> None:
        bend = rng.uniform(-0.25, 0.25)
        mx, my = px + math.cos(a) * length * 0.5, py + math.sin(a) * length * 0.5
        ex, ey = px + math.cos(a + bend) * length, py + math.sin(a + bend) * length
        out.append(limb([(px, py, width), (mx, my, width * 0.84), (ex, ey, width * 0.72)], 4))
        if depth == 0:
            out.append(ellipse(ex, ey, width * 0.46))
            return
        for s in (-1, 1) if rng.random() < 0.8 else (-1, 0, 1):
            t = rng.uniform(0.55, 1.0)
            nx, ny = px + (ex - px) * t, py + (ey - py) * t
            turn = s * rng.uniform(0.5, 1.0) * spread
            branch(nx, ny, a + turn * 0.9, length * rng.uniform(0.58, 0.8), width * 0.72, depth - 1)

    branch(x, y, -math.pi / 2 + rng.uniform(-0.2, 0.2), h * 0.42, w or h * 0.11, 3)
    return fillet(U(out), max(1.0, h * 0.012))


def sea_fan(rng: random.Random, x: float, y: float, r: float, lean: float = 0.0) -> Any:
    """A flat fan, cut through like lace."""
    a0 = -math.pi / 2 + lean
    P = [(x, y)]
    n = 22
    for k in range(n + 1):
        a = a0 + (k / n - 0.5) * 2.3
        q = r * (0.86 + 0.14 * math.sin(k * 1.7) * rng.uniform(0.4, 1)) * (1 - 0.12 * abs(k / n - 0.5))
        P.append((x + math.cos(a) * q, y + math.sin(a) * q))
    sheet = shape(np.array(P), 4)
    holes = []
    for ring in range(3, 12):
        q = r * ring / 12.5
        m = 3 + ring * 2
        for k in range(m):
            a = a0 + ((k + 0.5 + rng.uniform(-0.12, 0.12)) / m - 0.5) * 2.0
            holes.append(ellipse(x + math.cos(a) * q, y + math.sin(a) * q, r * 0.032, r * 0.019, math.degrees(a)))
    return clean(
        U(
            sheet.difference(U(holes)),
            limb([(x, y + 8, r * 0.09), (x + math.cos(a0) * r * 0.5, y + math.sin(a0) * r * 0.5, r * 0.02)], 3),
        )
    )


def tubes(rng: random.Random, x: float, y: float, h: float, n: int = 6) -> tuple[Any, Any]:
    """Pipe sponges: (bodies, mouths)."""
    bodies, mouths = [], []
    for k in range(n):
        t = (k + 0.5) / n * 2 - 1
        hh = h * (1 - 0.4 * abs(t)) * rng.uniform(0.7, 1.1)
        w = h * rng.uniform(0.1, 0.15)
        px, ex = x + t * h * 0.22, x + t * h * 0.5 + rng.uniform(-4, 4)
        bodies.append(
            limb([(px, y, w * 0.8), ((px + ex) / 2 - t * 4, y - hh * 0.5, w * 0.9), (ex, y - hh, w * 1.15)], 5)
        )
        bodies.append(ellipse(ex, y - hh, w * 0.6, w * 0.3))
        mouths.append(ellipse(ex, y - hh - w * 0.02, w * 0.4, w * 0.17))
    return fillet(U(bodies), 2), U(mouths)


def table_coral(rng: random.Random, x: float, y: float, w: float, h: float) -> Any:
    """A flat table on a stem, its edge frilled."""
    P = []
    n = 26
    for k in range(n):
        a = 2 * math.pi * k / n
        q = 1 + 0.07 * (-1) ** k + rng.uniform(-0.03, 0.03)
        P.append((x + w / 2 * q * math.cos(a), y - h + h * 0.16 * q * math.sin(a)))
    stem = shape(
        f"{x - w * 0.34},{y - h + 4}^ {x - w * 0.1},{y - h * 0.7} {x - w * 0.08},{y}^ {x + w * 0.08},{y}^ {x + w * 0.1},{y - h * 0.7} {x + w * 0.34},{y - h + 4}^"
    )
    return fillet(U(shape(np.array(P), 3), stem), 3)


def brain_coral(rng: random.Random, x: float, y: float, r: float) -> tuple[Any, Any]:
    """A boulder of coral: (body, its winding furrows)."""
    body = clean(ellipse(x, y, r, r * 0.8).intersection(box(x - r * 2, y - r * 2, x + r * 2, y)))
    lines = []
    for k in range(9):
        q = r * (0.18 + 0.092 * k)
        ph = rng.random() * 6
        P = []
        for i in range(30):
            a = math.pi + math.pi * i / 29
            d = q + r * 0.026 * math.sin(i * 2.1 + ph)
            P.append((x + d * math.cos(a), y + d * 0.8 * math.sin(a), r * 0.028))
        lines.append(limb(P, 2, 3))
    return body, clean(U(lines).intersection(body.buffer(-2)))
