"""A breath that turns into a herd: billows and bands that flow from a nostril, and galloping horses that thin out into them."""

from __future__ import annotations

import math
import random
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.breath_horse import Wild, wild
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, rounded
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

CREAM, SHADE, LIT = "#fff2d6", "#4a2c1c", "#fff8e6"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
BEND = [(404, 770), (352, 670), (330, 560), (374, 440), (480, 330), (630, 236), (820, 160)]  # the way of the herd


class Runner(NamedTuple):
    """Where one horse runs, how large and how steep, how it moves, and how clear it has become (0..1)."""

    x: float
    y: float
    s: float
    turn: float
    gait: str
    wind: float
    neck: float
    nod: float
    clear: float


HERD = (  # far ones first
    Runner(640, 122, 0.62, -15, "land", 0.7, 0.0, 4, 0.44),
    Runner(262, 262, 0.60, -32, "gather", 2.0, -0.1, 6, 0.42),
    Runner(448, 178, 0.84, -23, "land", 1.1, -0.1, 2, 0.64),
    Runner(262, 442, 0.66, -37, "reach", 1.3, 0.1, 8, 0.58),
    Runner(572, 584, 0.70, -16, "gather", 2.6, -0.1, 0, 0.76),
    Runner(296, 624, 0.38, -50, "gather", 0.2, 0.1, 8, 0.60),
    Runner(402, 572, 0.54, -34, "land", 1.7, 0.1, 6, 0.70),
    Runner(502, 346, 1.16, -22, "reach", 0.4, 0.0, 2, 1.0),
)


class Breath:
    """The way that the breath takes from the nostril; ``at`` measures along and across it."""

    def __init__(self, nose: tuple[float, float]) -> None:
        self.nose = nose
        start = (nose[0] + 24, nose[1] - 38)
        self.way = curve(np.array([nose, start, *BEND], float), n=12)
        turn = np.gradient(self.way, axis=0)
        self.turn = turn / np.linalg.norm(turn, axis=1)[:, None]

    def at(self, t: float, o: float) -> tuple[float, float]:
        """A point: t from 0 at the nostril to 1, o from -1 to 1 across."""
        i = min(max(t, 0.0), 1.0) * (len(self.way) - 1)
        k = min(int(i), len(self.way) - 2)
        f = i - k
        x, y = self.way[k] * (1 - f) + self.way[k + 1] * f
        ux, uy = self.turn[k] * (1 - f) + self.turn[k + 1] * f
        wide = 3 + 205 * t**1.15
        return float(x - uy * o * wide), float(y + ux * o * wide)

    def sheet(self, o: float, end: float) -> Any:
        """The breath as one sheet, o wide, up to end."""
        t = np.linspace(0, end, 40)
        return clean(Polygon([*[self.at(v, -o) for v in t], *[self.at(v, o) for v in t[::-1]]]).buffer(0))

    def fill(self, sc: Scene, stops: tuple[tuple[float, str, float], ...], r: float = 800) -> str:
        """Light that is strongest at the nostril."""
        return sc.rad(stops, *self.nose, r)


def draw_haze(sc: Scene, breath: Breath) -> None:
    """The body of the breath, that makes one thing of it: soft at first, then billow on billow cut back."""
    soft = breath.fill(sc, ((0, "#fff0cc", 1), (0.3, "#f4cc90", 0.9), (0.7, "#d8a878", 0.6), (1, "#b88a68", 0.1)), 760)
    for o, op in ((1.1, 0.16), (0.8, 0.2), (0.5, 0.24)):
        sc.flat(breath.sheet(o, 0.96), soft, op, None, 22)
    r = sc.stream("billows")
    puffs = []
    for k in range(46):
        v = 0.06 + 0.58 * k / 45
        for side in (-1, 1):
            x, y = breath.at(v, side * r.uniform(0.66, 0.98))
            puffs.append(ellipse(x, y, (8 + 62 * v) * r.uniform(0.7, 1.25)))
    g = clean(U(breath.sheet(0.8, 0.62), puffs))
    f = breath.fill(
        sc, ((0, "#fff6e0", 0.55), (0.25, "#fadca6", 0.36), (0.5, "#e4b888", 0.24), (0.72, "#c89a74", 0.03))
    )
    for k in range(5):
        q = rounded(clean(g.buffer(-13.0 * k)), 3)
        sc.layer(q, f, z=6, sh=0.14, shc="#3a2016", dx=-2, dy=4, rim="#fff4da", rimop=0.34, rimw=1.2, **EXACT)


def draw_strands(sc: Scene, breath: Breath, name: str, n: int, op: float, ends: tuple[float, float]) -> None:
    """Bands of breath that flow from the nostril along the herd's way and run out in tips."""
    r = sc.stream(f"breath {name}")
    f = breath.fill(
        sc,
        ((0, "#fff6e0", min(1, 1.3 * op)), (0.3, "#ffe2a8", 0.9 * op), (0.66, "#f4d4a2", 0.55 * op), (1, "#e0bc92", 0.24 * op)),
    )  # fmt: skip
    for k in range(n):
        o = -1.05 + 2.1 * (k + r.random()) / n
        t0, t1 = r.choice((0.0, 0.0, 0.05, 0.12, 0.22)), r.uniform(*ends)
        drift, bow = r.gauss(0, 0.12), r.uniform(0.05, 0.16) * r.choice((-1, 1))
        fat = r.uniform(0.6, 1.25)
        way = []
        for j in range(30):
            q = j / 29
            t = t0 + (t1 - t0) * q
            x, y = breath.at(t, o + drift * q + bow * math.sin(q * 6.4))
            w = fat * (3 + 44 * t) * math.sin(math.pi * min(1, 0.06 + 0.94 * q)) ** 0.8
            way.append((x, y, max(0.5, w)))
        sc.layer(limb(way, 2), f, z=4, sh=0.22, shc=SHADE, dx=-2, dy=3, rim=LIT, rimop=0.6, **EXACT)


def grain(w: Wild, r: random.Random) -> Any:
    """Wisps of breath along the horse's body, each as long as it likes."""
    hairs = []
    for j in range(20):
        q = -50 + 5.4 * j + r.uniform(-2, 2)
        whole = curve(
            np.array([(-104 + abs(q) * 0.5, q * 0.9 - 4), (-50, q - 12), (10, q * 0.86 + 6), (64, q * 0.8 - 14), (100 + 0.2 * q, q * 0.7 - 44)])
        )  # fmt: skip
        i = r.randrange(0, len(whole) // 2)
        part = whole[i : i + r.randrange(8, 22)]
        n = len(part) - 1
        hairs.append(limb([(x, y, 0.3 + 1.9 * math.sin(math.pi * m / n)) for m, (x, y) in enumerate(part)], 3))
    return U(hairs).intersection(w.body.buffer(-6))


def draw_wild(sc: Scene, p: Runner) -> None:
    """One horse, sheet on sheet, that thins out towards the tail it came from."""
    w = wild(p.gait, p.neck, p.nod, p.wind)
    s, a = p.s, math.radians(p.turn)
    ux, uy = math.cos(a), math.sin(a)
    k = 0.3 + 0.7 * p.clear

    def at(g: Any) -> Any:
        return T(g, p.x, p.y, s, rot=p.turn)

    def fill(back: str, front: str, o0: float, o1: float) -> str:
        o0, o1 = o0 * k, o1 * k
        stops = [(0, back, o0), (0.35, back, o0 + (o1 - o0) * 0.6), (0.7, front, o1), (1, front, o1)]
        return sc.lin(stops, p.x - 200 * s * ux, p.y - 200 * s * uy - 40 * s, p.x + 170 * s * ux, p.y + 170 * s * uy + 40 * s)  # fmt: skip

    far = mix("#9a7458", "#c69a6c", p.clear)
    mid = mix("#b58c68", "#f4d9ac", p.clear)
    top = mix("#d0a880", CREAM, p.clear)
    kw: dict[str, Any] = {**EXACT, "shc": SHADE, "dx": -1.5 * s, "dy": 3 * s, "rim": LIT}
    for g in w.tail:
        sc.layer(at(g), fill(mid, mid, 0.24, 0.9), z=3, sh=0.12, rimop=0.5 * k, **kw)
    sc.layer(at(w.far), fill(far, far, 0.1, 0.9), z=4, sh=0.25 * k, rimop=0.6 * k, **kw)
    whole = at(fillet(U(w.body, w.near), 4))
    sc.layer(whole, fill(mid, top, 0.12, 0.98), z=9 * s, sh=0.4 * k, rimop=0.9 * k, rimw=1.2, **kw)
    for d, o in ((8, 0.3), (17, 0.3), (27, 0.36)):  # cut back again and again
        g = rounded(whole.buffer(-d * s), 3)
        sc.layer(g, fill(top, "#fffaf0", 0.0, o), z=2, sh=0.18 * k, rimop=0.5 * k, **kw)
    hairs = at(grain(w, sc.stream(f"grain {p.x}")))
    sc.flat(hairs, "#a06a40", 0.3 * p.clear)
    sc.flat(T(hairs, 0.6, 1.6), "#fffdf4", 0.7 * p.clear)
    rimlight(sc, whole, -4 * s, -5 * s, "#ffc060", 0.85 * k, 2.2 * s, r=900)
    sc.flat(at(w.lines), "#7a4a30", 0.6 * p.clear)
    sc.flat(at(w.eye), "#4a2a1c", 0.3 + 0.65 * p.clear)
    for i, g in enumerate(w.mane):
        c = (top, mid, "#fff9ea")[i % 3]
        sc.layer(at(g), fill(c, c, 0.4, 0.95), z=2.6 * s + 0.4, sh=0.3 * k, rimop=0.6 * k, **kw)


def draw_herd(sc: Scene, nose: tuple[float, float]) -> None:
    """The whole breath, far horses first."""
    breath = Breath(nose)
    draw_haze(sc, breath)
    draw_strands(sc, breath, "far", 34, 0.36, (0.4, 0.9))
    for k, p in enumerate(HERD):
        if k == 3:
            draw_strands(sc, breath, "middle", 26, 0.42, (0.3, 0.74))
        draw_wild(sc, p)
    draw_strands(sc, breath, "near", 12, 0.5, (0.26, 0.5))
    sc.glow(nose[0] - 4, nose[1] - 90, 260, "#ffb850", 0.4)
