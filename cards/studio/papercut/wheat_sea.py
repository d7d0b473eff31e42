"""A field of ripe wheat seen like a sea: rows of cut ears behind each other, bent by the wind, with a lane mown into it."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, line_d, shape
from cards.studio.papercut.scene import Scene

RAMP = ("#7a4218", "#b0691c", "#dc9424", "#f4b93c", "#ffdc74", "#fff1b4")


def gold(t: float) -> str:
    """From wheat in the shade (0) to ears in the sun (1)."""
    t = min(0.999, max(0.0, t)) * (len(RAMP) - 1)
    return mix(RAMP[int(t)], RAMP[int(t) + 1], t - int(t))


@dataclass(frozen=True)
class Wake:
    """A mown wedge on the ground, in metres: apex (x, z), unit heading (x, z) of what mows, half width at the apex, and
    what each side gains in width per metre behind it."""

    apex: tuple[float, float]
    heading: tuple[float, float]
    half: float
    left: float
    right: float

    def point(self, s: float, side: float) -> tuple[float, float]:
        """The point s metres behind the apex, on the left (-1) or right (1) edge, or between them."""
        hx, hz = self.heading
        w = self.half + max(0.0, s) * (self.left if side < 0 else self.right)
        return self.apex[0] - hx * s + hz * w * side, self.apex[1] - hz * s - hx * w * side

    def inside(self, x: float, z: float, more: float = 0.0) -> bool:
        """Whether a point of the ground is mown; more widens the wedge."""
        hx, hz = self.heading
        dx, dz = x - self.apex[0], z - self.apex[1]
        s, u = -(dx * hx + dz * hz), dx * hz - dz * hx
        if s < 0:
            return False
        return -(self.half + s * self.left + more) < u < self.half + s * self.right + more

    def outline(self, far: float) -> list[tuple[float, float]]:
        """The wedge as a plan, to far metres behind the apex."""
        a = [self.point(s, -1) for s in np.linspace(0, far, 24)]
        b = [self.point(s, 1) for s in np.linspace(0, far, 24)]
        return a + b[::-1]


def swell(x: float, z: float) -> float:
    """How the wind combs the field at a point: 0 in a trough, 1 on a crest."""
    a = math.sin(0.62 * x + 0.34 * z + 0.8 * math.sin(0.21 * z + 0.3 * x))
    b = math.sin(0.27 * x - 0.55 * z + 1.2)
    near = 0.55 * math.exp(-(((x - 2.45 - 0.2 * (z - 9)) / 0.5) ** 2) - ((z - 9.2) / 2.2) ** 2)
    return min(1.0, max(0.0, 0.5 + 0.36 * a + 0.2 * b + near))


def row(sc: Scene, cam: Camera, z: float, wake: Wake, haze: float) -> None:
    """One row of standing wheat at a distance; what is mown stays open."""
    k = cam.scale(z)
    r = random.Random(f"row {z:.2f}")
    step = max(4.5, 0.068 * k)
    runs: list[list[float]] = []
    for x in np.arange(-20, 821, 3.0):
        wx = (x - cam.vx) / k
        if wake.inside(wx, z):
            if runs and runs[-1]:
                runs.append([])
        else:
            if not runs:
                runs.append([])
            runs[-1].append(float(x))
    base = cam.at(0, 0, z)[1]
    for run in (q for q in runs if len(q) > 2):
        x0, x1 = run[0], run[-1]
        top: list[tuple[float, float]] = []
        x = x0
        dark_, lit_, grains, glows = [], [], [], []
        while x < x1 + step:
            wx = (x - cam.vx) / k
            s = swell(wx, z)
            edge = 0.08 if wake.inside(wx, z, 0.5) else 0.0
            h = (0.72 + 0.2 * s + edge + r.uniform(-0.05, 0.05)) * k
            bend = (0.1 + 0.2 * s) * 0.42 * k
            top += [(x, base - h * 0.93), (x + step * 0.45 + bend * 0.12, base - h - 0.05 * k), (x + step * 0.62, base - h * 0.94)]  # fmt: skip
            ex, ey = x + bend * 0.4, base - h
            ln = 0.2 * k
            (lit_ if s + r.uniform(-0.3, 0.3) > 0.45 else dark_).append(line_d([(x - bend * 0.3, base - h * 0.55), (ex - ln * 0.2, ey + ln * 0.3), (ex + ln * 0.55, ey + ln * 0.04)]))  # fmt: skip
            if k > 42:
                g = limb([(ex - ln * 0.25, ey + ln * 0.3, ln * 0.1), (ex + ln * 0.1, ey, ln * 0.3), (ex + ln * 0.8, ey + ln * 0.06, ln * 0.08)], 3, 3)  # fmt: skip
                (glows if s > 0.5 or edge else grains).append(g)
            x += step * r.uniform(0.8, 1.25)
        if not top:
            continue
        low = base - 0.1 * k
        g = clean(
            Polygon(
                [(x0, low), *[(min(max(u, x0 - 2), x1 + step * 0.5), v) for u, v in top], (x1 + step * 0.3, low)]
            ).buffer(0)
        )
        stops = []
        for t in np.linspace(0, 1, 15):
            s = swell((x0 + (x1 - x0) * t - cam.vx) / k, z)
            stops.append((round(float(t), 3), mix(gold(0.2 + 0.56 * s), "#ffe9b0", haze)))
        sc.layer(g, sc.lin(stops, x0, 0, x1, 0), z=1.4 + k / 26, cut=0, wash=0.4, fibre=0.05, sh=0.3, shc="#5a2a14", rim="#fff3c0", rimop=0.55, rimw=0.8)  # fmt: skip
        w = max(0.7, 0.016 * k)
        sc.stroke(" ".join(dark_), mix("#8a4c18", "#ffe0a0", haze), w, 0.5)
        sc.stroke(" ".join(lit_), "#fff0b4", w, 0.75)
        if grains:
            sc.flat(U(grains), gold(0.34), 0.9)
        if glows:
            sc.flat(U(glows), gold(0.82), 0.95)


def stubble(sc: Scene, cam: Camera, wake: Wake, far: float, n: int = 1500) -> None:
    """Cut stalks in the lane, in lines that run to whoever mows."""
    r = sc.stream("stubble")
    a, b = [], []
    for _ in range(n):
        s, u = far * r.random() ** 0.6, r.choice(np.linspace(-0.96, 0.96, 21)) + r.uniform(-0.012, 0.012)
        x0, z0 = wake.point(s, -1)
        x1, z1 = wake.point(s, 1)
        t = (u + 1) / 2
        x, z = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t
        if z < 5:
            continue
        px, py = cam.at(x, 0, z)
        if not (-10 < px < 810 and py < 1215):
            continue
        h = cam.scale(z) * r.uniform(0.03, 0.08)
        (a if r.random() < 0.5 else b).append(line_d([(px, py), (px + h * r.uniform(-0.2, 0.3), py - h)]))
    sc.stroke(" ".join(a), "#a06a2c", 1.6, 0.5)
    sc.stroke(" ".join(b), "#fffbe0", 1.5, 0.85)


def swaths(sc: Scene, cam: Camera, wake: Wake, far: float) -> None:
    """Low rolls of loose straw that run down the lane to whoever mows, lit at one side."""
    r = sc.stream("swaths")

    def spot(s: float, u: float) -> tuple[float, float, float]:
        (x0, z0), (x1, z1) = wake.point(s, -1), wake.point(s, 1)
        t = (u + 1) / 2
        z = max(5.0, z0 + (z1 - z0) * t)
        return *cam.at(x0 + (x1 - x0) * t, 0.05, z), cam.scale(z)

    for k, u in enumerate((-0.58, -0.18, 0.22, 0.6)):
        way = [(*spot(s, u + 0.03 * math.sin(2.2 * s + 5 * k))[:2], (0.1 + 0.26 * min(1, s / 4)) * spot(s, u)[2] * 0.62) for s in np.linspace(0.8, far, 40)]  # fmt: skip
        body = limb(way, 2)
        sc.flat(T(body, 14, 8), "#a8603c", 0.5, "multiply", 5)
        sc.layer(body, sc.lin([(0, "#f0c468"), (0.5, "#ffe2a0"), (1, "#e8b45c")], way[10][0], way[10][1], way[-1][0], way[-1][1]), z=3, cut=1.5, sh=0.3, rim="#fffbe0", rimop=0.9)  # fmt: skip
        tones: list[list[str]] = [[], [], []]
        for i in range(520):
            s = 0.7 + (far - 0.7) * r.random() ** 0.7
            x, y, q = spot(s, u + 0.03 * math.sin(2.2 * s + 5 * k))
            w, n = (0.1 + 0.26 * min(1, s / 4)) * q * 0.36, q * r.uniform(0.12, 0.28)
            v = r.uniform(-1, 1)
            x2, y2, _ = spot(s + 0.4, u)
            a = math.atan2(y2 - y, x2 - x) + r.gauss(0, 0.4) + 0.5 * v
            x += v * w
            tones[0 if v > 0.3 and i % 2 else 1 + i % 2].append(
                line_d([(x, y), (x + n * math.cos(a), y + n * math.sin(a))])
            )
        for d, c, op in zip(tones, ("#a86424", "#d8963c", "#fff4c4"), (0.7, 0.8, 0.95), strict=True):
            sc.stroke(" ".join(d), c, 1.8, op)


def sheaf(sc: Scene, x: float, y: float, s: float, rot: float, flip: bool, shade: float, seed: str) -> None:
    """A bound sheaf lying on the ground, about 130 s long, its ears to the right."""
    r = random.Random(seed)
    put = lambda g: T(g, x, y, s, rot=rot, flip=flip)  # noqa: E731
    tone = lambda t: mix(gold(t), "#8a4438", shade * 0.4)  # noqa: E731
    sc.flat(put(ellipse(4, 20, 62, 15)), "#6a3a2c", 0.5, "multiply", 4 * s)
    stalks: list[list[Any]] = [[], [], []]
    for i in range(46):
        v = r.uniform(-1, 1)
        stalks[i % 3].append(limb([(-62 + r.uniform(-6, 6), v * 22, 3), (-6, v * 9, 3), (34, v * 22, 2.6)], 4, 3))
    for g, c in zip(stalks, (0.34, 0.6, 0.82), strict=True):
        sc.layer(put(U(g)), tone(c), z=3 * s, cut=0, wash=0, fibre=0, sh=0.4, shc="#5a2a14", rim="#fff3c0", rimop=0.6)
    for j in range(3):
        ears, awn = [], []
        for i in range(15):
            v = (i / 14 * 2 - 1) * (1 - 0.16 * j) + r.uniform(-0.06, 0.06)
            d = 34 + 8 * j + r.uniform(-6, 10)
            a = v * 0.62
            px, py = d, v * 24
            ears.append(limb([(px, py, 2), (px + 11 * math.cos(a), py + 11 * math.sin(a), 7.5), (px + 28 * math.cos(a * 1.5), py + 28 * math.sin(a * 1.5), 2)], 4, 3))  # fmt: skip
            q = a * 1.6
            awn.append(limb([(px + 20, py, 1), (px + 44 * math.cos(q), py + 44 * math.sin(q), 0.5)], 1, 2))
        sc.flat(put(U(awn)), "#fff3c4", 0.7)
        sc.layer(put(U(ears)), tone(0.5 + 0.22 * j), z=2 * s, cut=0, wash=0, fibre=0, sh=0.4, shc="#5a2a14", rim="#fff6d0", rimop=0.8)  # fmt: skip
    sc.layer(put(limb("-9,-13,5 -5,0,6 -9,13,5", 4)), tone(0.16), z=2 * s, cut=0, wash=0, fibre=0, rim="#fff3c0")


def wall(sc: Scene, cam: Camera, wake: Wake, side: float, tones: tuple[str, str], far: float) -> None:
    """The cut face of the standing wheat along one edge of the lane, its ears nodding over it."""
    r = sc.stream(f"wall {side}")
    ss = [s for s in np.linspace(0, far, 90) if wake.point(s, side)[1] > 5.6]
    foot = [cam.at(wake.point(s, side)[0], 0, wake.point(s, side)[1]) for s in ss]
    head = [cam.at(wake.point(s, side)[0], 0.74, wake.point(s, side)[1]) for s in ss]
    g = clean(Polygon([*foot, *head[::-1]]).buffer(0))
    if side < 0:
        sc.layer(g, sc.lin([(0, tones[0]), (1, tones[1])], foot[0][0], foot[0][1], foot[-1][0], foot[-1][1]), z=2, cut=0, sh=0.2, rimop=0, wash=0.3)  # fmt: skip
        up = clean(Polygon([*head, *[(x, y + 46) for x, y in head[::-1]]]).buffer(0))
        sc.flat(up, "#f0a83c", 0.75, None, 16)
    else:
        way = [(x, y, 0.1 * cam.scale(wake.point(q, side)[1])) for (x, y), q in zip(foot, ss, strict=True)]
        sc.layer(limb(way, 2), sc.lin([(0, tones[0]), (1, tones[1])], *foot[0], *foot[-1]), z=3, cut=2, sh=0.3, wash=0.3, rim="#fffbe0", rimop=0.9)  # fmt: skip
    a, b, ears, bright = [], [], [], []
    s = 0.05
    while s < far:
        x, z = wake.point(s, side)
        s += 0.024 if side < 0 else 0.05
        if z < 5.8:
            continue
        px, py = cam.at(x, 0, z)
        if not -40 < px < 840:
            continue
        k, h = cam.scale(z), r.uniform(0.68, 0.92) * cam.scale(z)
        bend = r.uniform(0.02, 0.12) * k
        (a if r.random() < 0.4 else b).append(
            line_d(
                [(px + r.uniform(-9, 9), py + r.uniform(-6, 6)), (px + bend * 0.3, py - h * 0.6), (px + bend, py - h)]
            )
        )
        n = 0.2 * k
        e = limb([(px + bend * 0.8, py - h * 0.94, n * 0.14), (px + bend + n * 0.25, py - h - n * 0.14, n * 0.34), (px + bend + n * 0.85, py - h + n * 0.08, n * 0.08)], 3, 3)  # fmt: skip
        (ears if r.random() < 0.45 else bright).append(e)
    sc.stroke(" ".join(a), "#5a2c14", 1.8, 0.45)
    sc.stroke(" ".join(b), "#e0963c" if side < 0 else "#fff0b4", 1.8, 0.7)
    sc.layer(U(ears), gold(0.5), z=1.6, cut=0, wash=0, fibre=0, sh=0.4, shc="#5a2a14", rim="#fff3c0", rimop=0.8)
    sc.layer(U(bright), gold(0.8), z=1.6, cut=0, wash=0, fibre=0, sh=0.4, shc="#5a2a14", rim="#fff8d8", rimop=0.9)


def ears_along(sc: Scene, r: random.Random, line: Any, size: Any, tone: float, stalk: str | None = None) -> None:
    """A loose row of ears that grow from the points of a line; size(t) is the height of one at 0..1 of the line."""
    stalks, grains, awns = [], [], []
    for i, (x, y) in enumerate(line):
        h = size(i / max(1, len(line) - 1)) * r.uniform(0.8, 1.15)
        x, b = x + r.uniform(-5, 5), r.uniform(0.1, 0.34) * h
        stalks.append(limb([(x - b * 0.2, y + h * 0.5, 2.4), (x, y - h * 0.5, 2.2), (x + b * 0.5, y - h, 1.8)], 4, 3))
        a0, n = -0.9 + r.uniform(-0.3, 0.3), 0.15 * h + 5
        for j in range(5):
            gx, gy = x + b * 0.5 + n * 0.62 * j * math.cos(a0 + 0.1 * j), y - h + n * 0.62 * j * math.sin(a0 + 0.1 * j)
            for o in (-1, 1):
                ga = a0 + 0.1 * j + o * 0.5
                grains.append(
                    ellipse(
                        gx + 0.3 * n * math.cos(ga), gy + 0.3 * n * math.sin(ga), n * 0.5, n * 0.22, math.degrees(ga)
                    )
                )
                awns.append(
                    limb(
                        [
                            (gx, gy, 0.9),
                            (gx + 1.9 * n * math.cos(a0 + o * 0.24), gy + 1.9 * n * math.sin(a0 + o * 0.24), 0.4),
                        ],
                        1,
                        2,
                    )
                )
    c = gold(tone)
    sc.layer(
        U(stalks),
        stalk or gold(tone - 0.16),
        z=3,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.4,
        shc="#4a2010",
        rim="#fff0b8",
        rimop=0.6,
    )
    sc.flat(U(awns), mix(c, "#fff0b8", 0.4), 0.8)
    sc.layer(U(grains), c, z=3, cut=0, wash=0, fibre=0, sh=0.45, shc="#4a2010", rim="#fff3c4", rimop=0.85)


def cornflower(sc: Scene, x: float, y: float, q: float, a: float) -> None:
    """A cornflower at x, y on a stem from below the card, turned by a degrees."""
    sc.stroke(curve(np.array([(x + 14, 1210.0), (x + 2, y + 60.0), (x, y + 6)]), n=6), "#2a2a2c", 3)
    for n, w, c in ((34, 9, "#16408c"), (29, 7, "#2f6fd0"), (20, 5, "#6aa4f0")):
        petal = shape(f"0,0^ {-w * 0.4},{-n * 0.6} {-w},{-n}^ 0,{-n * 0.86}^ {w},{-n}^ {w * 0.4},{-n * 0.6}")
        petals = [T(petal, x, y, q, rot=a + b) for b in np.linspace(-96, 96, 8)]
        sc.layer(U(petals), c, z=2, cut=0, wash=0, fibre=0, sh=0.5, rim="#cfe4ff", rimop=0.8)
    cup = T(shape("-8,0 0,-4 8,0 6,14 0,20 -6,14"), x, y, q, rot=a)
    sc.layer(cup, "#3c4a34", z=1.6, cut=0, wash=0, fibre=0, rim="#e8d890")
