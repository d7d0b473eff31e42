"""A goldfish as round as a sun, with veils for fins: facing left, about 100 from its middle to its back."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

BODY = "-115,14 -110,-10 -95,-46 -60,-82 -6,-103 48,-97 92,-72 114,-38 122,-14 125,0 121,18 110,48 86,78 44,99 -6,105 -60,88 -98,52 -112,32"
HEAD = "-115,14 -110,-10 -95,-46 -60,-82 -38,-93^ -24,-66 -16,-32 -18,6 -28,44 -48,92^ -60,88 -98,52 -112,32"
GILL = "-44,-62^ -26,-40 -20,-4 -28,34 -48,62^ -56,36 -60,0 -56,-34"
EYE = (-70.0, -14.0)

Fill = Callable[[float], str]


class Stand(NamedTuple):
    """Where the fish is: middle, size (100 units = r), turn in degrees (negative: head down)."""

    x: float
    y: float
    r: float
    turn: float

    def put(self, g: Any) -> Any:
        """A shape of the fish, placed."""
        return T(g, self.x, self.y, self.r / 100, rot=self.turn)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the fish, placed."""
        a, k = math.radians(self.turn), self.r / 100
        return self.x + k * (x * math.cos(a) - y * math.sin(a)), self.y + k * (x * math.sin(a) + y * math.cos(a))


def spines(ways: Sequence[str], n: int) -> Callable[[float], np.ndarray[Any, Any]]:
    """A line for every u from 0 to 1 between the given ways, each as n points."""
    rows = np.array([along(curve(w), n) for w in ways])
    m = len(rows) - 1

    def way(u: float) -> np.ndarray[Any, Any]:
        k = min(m - 1, max(0, int(u * m)))
        t = u * m - k
        t = t * t * (3 - 2 * t) * 0.5 + t * 0.5
        out: np.ndarray[Any, Any] = rows[k] + (rows[k + 1] - rows[k]) * t
        return out

    return way


def veil(sc: Scene, name: str, ways: Sequence[str], n: int, fill: Fill, short: float = 0.72, z: float = 6, rays: int = 4, ray: str = "#fff0b8", op: float = 1.0) -> None:  # fmt: skip
    """A fin of n tongues side by side, each of its own length, with rays in them; fill(u) is the paper of a tongue."""
    r, way, m = sc.stream(f"veil {name}"), spines(ways, 60), 60
    order = sorted(range(n), key=lambda k: -abs(k - n / 2) + r.uniform(-1, 1))
    for k in order:
        u0, u1 = max(0.0, (k - 0.3) / n), min(1.0, (k + 1.3) / n)
        end = int(m * r.uniform(short, 1.0))
        a, b = way(u0)[:end], way(u1)[:end]
        s = np.linspace(0, 1, end)
        taper = np.where(s > 0.62, np.sqrt(np.maximum(0, 1 - ((s - 0.62) / 0.38) ** 2)), 1)[:, None]
        sway = (0.10 * np.sin(2.2 * s * math.pi + k * 1.7) * s)[:, None] * (b - a)
        mid = (a + b) / 2 + sway
        half = (b - a) / 2 * taper
        g = clean(Polygon(np.vstack([mid - half, (mid + half)[::-1]])).buffer(0.6))
        sc.layer(g, fill((k + 0.5) / n), z=z, cut=0.3, sh=0.34, shc="#6a1430", rim="#fff3c0", rimop=0.85, rimw=1.2, wash=0.35, op=op)  # fmt: skip
        with sc.clip(g):
            for j in range(1, rays + 1):
                q = (j / (rays + 1) - 0.5) * 2
                sc.stroke((mid + half * q).tolist()[::2], ray, 1.1, 0.34)
            sc.stroke((mid - half * 0.9).tolist()[::2], "#8a1c34", 3.2, 0.16, blur=1.5)


def scales(sc: Scene, fish: Stand, fill: Callable[[float, float], str]) -> None:
    """Scales on a ball, from the tail forward, each over the next; fill(x, y) in units of the fish."""
    rows = []
    for i, lon in enumerate(np.arange(82, -30, -9.5)):
        for lat in np.arange(-80, 81, 11.0):
            la = lat + 5.5 * (i % 2)
            x = 122 * math.sin(math.radians(lon)) * math.cos(math.radians(la) * 0.92)
            y = 102 * math.sin(math.radians(la))
            fx = max(0.34, math.cos(math.radians(lon)))
            fy = max(0.3, math.cos(math.radians(la)))
            rows.append((x, y, fx, fy, la))
    for x, y, fx, fy, la in rows:
        one = shape("-10,-9 4,-10 13,-5 16,0 13,5 4,10 -10,9")
        g = T(T(one, 0, 0, 1.12 * fx, 1.06 * fy), x, y, rot=-0.34 * la * (1 - fx * 0.5))
        g = fish.put(clean(g))
        sc.layer(
            g, fill(x, y), z=1.5, cut=0, fibre=0, wash=0.2, sh=0.4, shc="#b0381c", rim="#fff8d0", rimop=0.9, rimw=1.1
        )
        cx, cy = fish.at(x + 4 * fx, y)
        tip = fish.at(x + 13 * fx, y)
        sc.stroke([(cx, cy), tip], "#fff6c8", 1, 0.3)


def eye(sc: Scene, fish: Stand, look: tuple[float, float]) -> None:
    """A great round eye, ringed in gold; look is where the pupil lies, -1 to 1, on the card."""
    x, y = fish.at(*EYE)
    k = fish.r / 100
    sc.flat(ellipse(x + 1, y + 4, 21 * k), "#b8421c", 0.4, "multiply", 6)
    sc.layer(ellipse(x, y, 18 * k), "#f5a048", z=2, cut=0, wash=0, fibre=0, rim="#fff6d0", rimop=1)
    sc.layer(ellipse(x, y, 15.5 * k), sc.rad([(0, "#fffbe0"), (0.6, "#ffe48a"), (1, "#f0a030")], x, y, 16 * k), z=1, cut=0, wash=0, fibre=0)  # fmt: skip
    for j in range(28):
        a = j * 2 * math.pi / 28
        sc.stroke([(x + 9 * k * math.cos(a), y + 9 * k * math.sin(a)), (x + 14.4 * k * math.cos(a), y + 14.4 * k * math.sin(a))], "#c8641c", 1, 0.5)  # fmt: skip
    lid = clean(ellipse(x, y, 18 * k).difference(ellipse(x - 2 * k, y + 7 * k, 19 * k)))
    sc.flat(lid, "#c8501c", 0.6, "multiply", 2.5)
    px, py = x + 4.4 * k * look[0], y + 4.4 * k * look[1]
    sc.layer(ellipse(px, py, 9.8 * k), sc.rad([(0, "#4a1a34"), (1, "#1c0a20")], px + 3, py + 5, 11 * k), z=0.8, cut=0, wash=0, fibre=0, rim="#fff0b0", rimop=0.5)  # fmt: skip
    sc.flat(ellipse(px - 3 * k, py - 4 * k, 1.9 * k), "#fff6d8", 0.95)


def face(sc: Scene, fish: Stand, fill: str, cheek: str) -> None:
    """The smooth head over the scales, gill cover, mouth, nostril, lines round the eye."""
    sc.layer(
        fish.put(shape(HEAD)), fill, z=4, cut=0.3, sh=0.45, shc="#a8341c", rim="#fffbe0", rimop=1, rimw=1.4, wash=0.25
    )
    sc.layer(
        fish.put(shape(GILL)), cheek, z=3, cut=0.3, sh=0.4, shc="#a8341c", rim="#fffbe0", rimop=1, rimw=1.4, wash=0.2
    )
    for d in (0.86, 0.7, 0.54):
        g = T(shape(GILL), 0, 0, d, o=(-52, 0))
        sc.stroke([(x, y) for x, y in fish.put(g).exterior.coords], "#e0742c", 1, 0.35)
    for k in range(3):
        a = [fish.at(EYE[0] + (23 + 4 * k) * math.cos(t), EYE[1] + (23 + 4 * k) * math.sin(t)) for t in np.linspace(0.3, 2.2, 12)]  # fmt: skip
        sc.stroke(a, "#d8682a", 1.3, 0.4)
    r = sc.stream("brow")
    dots = []
    for _ in range(60):
        t, d = r.uniform(-2.9, -0.5), r.uniform(26, 62)
        q = (EYE[0] + d * math.cos(t), EYE[1] + d * math.sin(t))
        dots.append(ellipse(*fish.at(*q), r.uniform(1, 2.6)))
    sc.flat(clean(U(dots).intersection(fish.put(shape(HEAD)).buffer(-5))), "#e07a2c", 0.3)
    sc.stroke([fish.at(*q) for q in ((-117, 16), (-108, 19), (-99, 26))], "#a83a1c", 3, 0.85)
    sc.flat(U(ellipse(*fish.at(-101, -14), 3.4, 2.4)), "#a83a1c", 0.7)
    lip = fish.put(limb([(-116, 11, 6), (-108, 15, 5), (-102, 19, 2)], 4))
    sc.layer(lip, "#ffb860", z=1, cut=0, wash=0, fibre=0, rim="#fff8d8", rimop=1)
