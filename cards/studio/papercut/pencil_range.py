"""A mountain range as a relief in numbers, cut into sheets from far to near and hatched along its fall lines."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import clean

Floats = NDArray[np.float64]
STEP = 4.0  # units between two points of the relief
NX, NZ = 222, 170
X0 = -44.0
TILT = 0.62  # how much of a depth is seen as height on the card


def noise(rng: np.random.Generator, cell: float, ridged: bool) -> Floats:
    """Smooth noise over the relief with bumps of one size; ridged: with sharp crests."""
    w, d = int(NX * STEP / cell) + 3, int(NZ * STEP / cell) + 3
    v = rng.uniform(-1, 1, (d, w))
    z, x = np.mgrid[0:NZ, 0:NX] * STEP / cell
    i, j = z.astype(int), x.astype(int)
    u, t = z - i, x - j
    u, t = u * u * (3 - 2 * u), t * t * (3 - 2 * t)
    n = (v[i, j] * (1 - t) + v[i, j + 1] * t) * (1 - u) + (v[i + 1, j] * (1 - t) + v[i + 1, j + 1] * t) * u
    return 1 - 2 * np.abs(n) if ridged else n


class Range:
    """Heights over x (left to right) and z (near to far); peaks are (x, z, height, width)."""

    def __init__(self, seed: int, base: float, peaks: list[tuple[float, float, float, float]]) -> None:
        rng = np.random.default_rng(seed)
        self.base = base
        z, x = np.mgrid[0:NZ, 0:NX] * STEP
        x = x + X0
        h = np.zeros((NZ, NX))
        bend = noise(rng, 150, False) * 44
        for px, pz, high, wide in peaks:
            d = np.hypot(x - px + bend, (z - pz) * 1.25 + bend * 0.6)
            h = np.maximum(h, high * np.clip(1 - d / (2.1 * wide), 0, 1) ** 1.05)
        rough = (
            0.5 * noise(rng, 130, True)
            + 0.3 * noise(rng, 62, True)
            + 0.16 * noise(rng, 30, True)
            + 0.08 * noise(rng, 14, True)
        )
        self.h = h * (0.72 + 0.42 * rough) + 16 * noise(rng, 90, False) + 5 * noise(rng, 26, True)
        self.gz, self.gx = np.gradient(self.h, STEP)
        light = np.array([-0.78, 0.5, -0.36])
        n = np.stack([-self.gx, np.ones_like(self.h), -self.gz])
        lit = np.tensordot(light / np.linalg.norm(light), n / np.linalg.norm(n, axis=0), 1)
        self.dark = np.clip(0.74 - lit, 0, 1) / 1.25

    def y(self) -> Floats:
        """Where every point of the relief lies on the card."""
        z = np.arange(NZ)[:, None] * STEP
        return self.base - TILT * z - self.h

    def sheets(self, n: int) -> list[tuple[int, int, Any]]:
        """n sheets from far to near: (first row, last row, outline down to the foot of the card)."""
        out = []
        y = self.y()
        x = X0 + np.arange(NX) * STEP
        cuts = np.linspace(NZ, 0, n + 1).astype(int)
        for b, a in zip(cuts[:-1], cuts[1:], strict=True):
            top = y[a:b].min(axis=0)
            out.append((a, b, clean(Polygon([*zip(x, top, strict=True), (x[-1], 1270), (x[0], 1270)]).buffer(0))))
        return out

    def hatch(self, r: random.Random, a: int, b: int, n: int, keep: Callable[[float, float], float]) -> dict[int, str]:
        """About n lines per sheet between the rows a and b as paths by strength (0-4); keep(x, y): chance to be there."""
        y = self.y()
        paths: dict[int, list[str]] = {k: [] for k in range(5)}
        for _ in range(n):
            i, j = r.uniform(a, b - 1), r.uniform(2, NX - 3)
            v = self.dark[int(i), int(j)]
            steep = math.hypot(self.gx[int(i), int(j)], self.gz[int(i), int(j)])
            if r.random() > v**1.25 * 1.25 + 0.05 * min(1.0, steep):
                continue
            line = self._fall(r, i, j, a, b, y, v)
            if len(line) < 3:
                continue
            mid = line[len(line) // 2]
            chance = keep(*mid)
            if r.random() > chance:
                continue
            if chance < 1:
                line = line[: max(3, int(len(line) * r.uniform(0.3, 1)))]
            k = min(4, int(v * 6 * (0.5 + 0.5 * chance)))
            paths[max(0, k - 1)].append(_path(line))
            if len(line) > 4:
                paths[k].append(_path(line[1 : len(line) * 2 // 3]))
        return {k: "".join(p) for k, p in paths.items() if p}

    def _fall(
        self, r: random.Random, i: float, j: float, a: int, b: int, y: Floats, v: float
    ) -> list[tuple[float, float]]:
        """A line down the slope from row i, column j, a little across where the shade is deep."""
        across = r.choice((-0.5, 0.0, 0.0, 0.4)) * v
        line = []
        for _ in range(int(r.uniform(4, 9) * (0.7 + v))):
            if not (a <= i < b and 1 <= j < NX - 2):
                break
            p, q = int(i), int(j)
            t = j - q
            line.append((X0 + j * STEP, float(y[p, q] * (1 - t) + y[p, q + 1] * t)))
            dx, dz = -self.gx[p, q], -self.gz[p, q]
            m = math.hypot(dx, dz) or 1.0
            dx, dz = dx / m, dz / m
            j += 0.8 * (dx - across * dz)
            i += 0.8 * (dz + across * dx)
        return line

    def crest(self, a: int, b: int) -> list[tuple[float, float]]:
        """The top line of the sheet between two rows."""
        return list(zip(X0 + np.arange(NX) * STEP, self.y()[a:b].min(axis=0), strict=True))


def _path(line: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in line)
