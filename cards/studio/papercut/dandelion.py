"""A dandelion clock: the umbrella of down of one seed, and the whole ball of them round its core."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
from shapely.geometry import MultiPoint

from cards.studio.papercut.geometry import U, ellipse, limb, shape

XYZ = tuple[float, float, float]


def _frame(d: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors across the direction d."""
    a = np.array((0.0, 0.0, 1.0)) if abs(d[2]) < 0.9 else np.array((1.0, 0.0, 0.0))
    u = np.cross(d, a)
    u /= np.linalg.norm(u)
    return u, np.cross(d, u)


class Down(NamedTuple):
    """One umbrella of down as the eye sees it: hairs (thin paper), web (the disc between them), its foot and its depth."""

    hairs: object
    web: object
    foot: tuple[float, float]
    depth: float
    way: XYZ


def down(
    r: random.Random,
    foot: XYZ,
    way: XYZ,
    reach: float,
    n: int = 26,
    rise: float = 0.22,
    bow: float = 0.0,
    w: float = 1.5,
) -> Down:
    """Hairs from foot (x, y, z towards the eye) spreading across ``way`` to ``reach``; rise lifts their tips along the
    way, bow bends them back as the ribs of an umbrella, w is the width at the foot."""
    d = np.array(way, float)
    d /= np.linalg.norm(d)
    u, v = _frame(d)
    base = np.array(foot, float)
    lines, tips = [], []
    for k in range(n):
        a = (k + r.uniform(-0.3, 0.3)) * 2 * math.pi / n
        long = reach * r.uniform(0.9, 1.06)
        out = math.cos(a) * u + math.sin(a) * v
        lift = rise + r.uniform(-0.05, 0.08)
        mid = base + long * (0.52 * out + d * (lift * 0.62 + bow * 0.35))
        tip = base + long * (out + d * (lift - bow * 0.2))
        near = 1 + 0.25 * tip[2] / max(1.0, abs(tip[2]) + reach)
        lines.append(limb([(base[0], base[1], w * near), (mid[0], mid[1], w * 0.72), (tip[0], tip[1], w * 0.42)], 4, 3))
        tips.append((float(tip[0]), float(tip[1])))
        if reach > 30:  # side hairs towards the tip
            for q in (0.62, 0.78, 0.9):
                p = mid + (tip - mid) * (q - 0.52) / 0.48
                side = np.array((-(tip - mid)[1], (tip - mid)[0], 0.0))
                nrm = np.linalg.norm(side)
                if nrm > 1e-6:
                    e = p + (tip - mid) * 0.16 + side / nrm * reach * 0.05 * r.choice((-1, 1))
                    lines.append(limb([(p[0], p[1], w * 0.4), (e[0], e[1], w * 0.25)], 1, 2))
    tips.sort(key=lambda p: math.atan2(p[1] - base[1] - d[1] * reach * rise, p[0] - base[0] - d[0] * reach * rise))
    web = MultiPoint([*tips, (float(base[0]), float(base[1]))]).convex_hull
    return Down(U(lines), web, (foot[0], foot[1]), foot[2], (float(d[0]), float(d[1]), float(d[2])))


def ball(
    r: random.Random, c: tuple[float, float], radius: float, n: int, reach: float, keep: Callable[[XYZ], bool]
) -> list[Down]:
    """The seeds of a whole ball, far ones first; keep(way) says which are still there."""
    out = []
    golden = math.pi * (3 - math.sqrt(5))
    for k in range(n):
        y = 1 - 2 * (k + 0.5) / n
        q = math.sqrt(1 - y * y)
        way = np.array((q * math.cos(golden * k), y, q * math.sin(golden * k))) + [r.gauss(0, 0.05) for _ in range(3)]
        way /= np.linalg.norm(way)
        d = (float(way[0]), float(way[1]), float(way[2]))
        if keep(d):
            foot = (c[0] + d[0] * radius, c[1] + d[1] * radius, d[2] * radius)
            out.append(down(r, foot, d, reach * r.uniform(0.92, 1.08), n=30))
    return sorted(out, key=lambda s: s.depth)


def beaks(c: tuple[float, float], core: float, seeds: Iterable[Down], w: float = 1.6) -> list[object]:
    """The thin stalks from the core to the seeds' umbrellas."""
    return [limb([(c[0] + s.way[0] * core, c[1] + s.way[1] * core, w * 1.3), (*s.foot, w * 0.7)], 1, 2) for s in seeds]


def fruit(length: float = 26) -> object:
    """The seed itself, hanging from 0,0 downwards, with its little barbs."""
    k = length / 26
    body = shape(
        f"0,0^ {2.6 * k},{6 * k} {3.4 * k},{14 * k} {1.6 * k},{23 * k} 0,{26 * k}^ {-1.6 * k},{23 * k} {-3.4 * k},{14 * k} {-2.6 * k},{6 * k}"
    )
    barbs = [
        limb([(s * 2.6 * k, y * k, 1.2 * k), (s * 5 * k, (y - 3) * k, 0.4 * k)], 1, 2)
        for s in (-1, 1)
        for y in (7, 11, 15)
    ]
    return U(body, barbs)


def core_pits(c: tuple[float, float], radius: float, n: int) -> object:
    """The marks where seeds sat, in their spiral, foreshortened towards the edge of the core."""
    out, golden = [], math.pi * (3 - math.sqrt(5))
    for k in range(n):
        z = 1 - (k + 0.5) / n
        q = math.sqrt(1 - z * z) * 0.97
        a = golden * k
        x, y = c[0] + q * math.cos(a) * radius, c[1] + q * math.sin(a) * radius
        out.append(ellipse(x, y, 2.1 * max(0.35, z), 2.1, math.degrees(a)))
    return U(out)


def bald_clock(stalk: list[tuple[float, float]]) -> object:
    """A stalk through the points, from its foot up, with a core that has lost every seed; its sepals hang back."""
    widths = np.linspace(6, 4, len(stalk))
    x, y = stalk[-1]
    sepals = [
        limb([(x + d * 0.4, y - 2, 3.4), (x + d * 1.2, y + 4, 3.4), (x + d * 1.4, y + 18, 1)], 5)
        for d in (-8, -3, 3, 8)
    ]
    way = [(px, py, float(w)) for (px, py), w in zip(stalk, widths, strict=True)]
    return U(limb(way, 6), sepals, ellipse(x, y - 9, 11, 10))
