"""Wooded islands that are knees: smooth skin with old waterlines below, firs in rows above, a few houses with a light on."""

from __future__ import annotations

import math
import random
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, along, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.scene import Scene

LX, LY = 566.0, 214.0  # the window
SHADE, SUN = "#171426", "#fff0c8"
BOW = 58.0  # how far the waterline bends towards us


class Knee(NamedTuple):
    """Middle, top, half width at the water, waterline, side of the sun (1 right), scale of what stands on it."""

    x: float
    top: float
    half: float
    water: float
    sun: int
    k: float


def width(h: float) -> float:
    """Half width of a knee at height h (0 at the water, 1 at the top), in parts of that at the water."""
    return (1 - 0.22 * h) * max(0.0, 1 - h**3.0) ** 0.55 * (0.93 + 0.07 * min(1.0, h * 5))


def fir(x: float, y: float, h: float, lean: float = 0.0) -> Any:
    """A fir of four tiers, its foot at x, y."""
    w = h * 0.24
    P = [(x + lean, y - h)]
    for i in range(1, 5):
        t = i / 4
        P += [(x + lean * (1 - t) + w * t, y - h * (1 - t) * 0.92 - h * 0.04)]
        P += [(x + lean * (1 - t) + w * t * 0.55, y - h * (1 - t) * 0.92 - h * 0.06)] if i < 4 else []
    Q = [(2 * (x + lean * (1 - (y - q) / h)) - p, q) for p, q in reversed(P[1:])]
    return Polygon([*P, (x + w * 0.2, y), (x - w * 0.2, y), *Q]).buffer(0)


def outline(n: Knee) -> Any:
    """The bare knee out of the water, its foot bent towards us."""
    tall = n.water - n.top
    bow = lambda x: BOW * n.k * (1 - ((x - n.x) / n.half) ** 2)  # noqa: E731
    tilt = lambda h: n.sun * n.half * 0.1 * h  # noqa: E731
    P = [(n.x + tilt(h) - n.half * width(h), n.water - tall * h) for h in np.linspace(0, 1, 50)]
    Q = [(n.x + tilt(h) + n.half * width(h), n.water - tall * h) for h in np.linspace(1, 0, 50)]
    base = [(x, n.water + bow(x) + 2 * math.sin(x / 11)) for x in np.linspace(n.x + n.half, n.x - n.half, 60)]
    return clean(Polygon(P + Q + base).buffer(0))


def contour(n: Knee, h: float, sag: float = 44.0) -> list[tuple[float, float]]:
    """A line of one height round the front of the knee, left to right."""
    w, m = n.half * width(h), n.x + n.sun * n.half * 0.1 * h
    y = n.water - (n.water - n.top) * h
    return [(m + w * u, y + sag * n.k * (1 - u * u) * (1 - 0.75 * h)) for u in np.linspace(-1, 1, 60)]


def treeline(n: Knee, name: str, low: float) -> Any:
    """How far down the wood comes at u (-1 left edge, 1 right edge), as a height: bays and tongues."""
    r = random.Random(name)
    w = [(r.uniform(0.5, 1), r.uniform(2.4, 4), r.uniform(0, 6)), (r.uniform(0.3, 0.6), r.uniform(6, 9), r.uniform(0, 6))]  # fmt: skip
    return lambda u: low + 0.05 * sum(a * math.sin(f * u + p) for a, f, p in w) - 0.05 * (1 - u * u)


def skin(sc: Scene, n: Knee, body: Any) -> None:
    """Shade that follows the form, waterlines of many baths, the light along the sunny side."""
    tall, k, s = n.water - n.top, n.k, n.sun
    with sc.clip(body):
        sc.flat(ellipse(n.x - s * n.half * 0.5, n.water - tall * 0.2, n.half * 0.8, tall * 0.7), "#1d1430", 0.55, "multiply", 40)  # fmt: skip
        sc.flat(ellipse(n.x + s * n.half * 0.34, n.water - tall * 0.32, n.half * 0.26, tall * 0.26), "#ffc890", 0.4, "screen", 22)  # fmt: skip
        for j in range(6):
            y = n.water - (10 + 13 * j + 1.3 * j * j) * k
            q = [(x, y + BOW * k * (1 - ((x - n.x) / n.half) ** 2) + 1.6 * math.sin(x / 15 + j)) for x in np.linspace(n.x - n.half, n.x + n.half, 60)]  # fmt: skip
            sc.stroke(q, "#3d1c34", 2.2 - 0.2 * j, 0.42 - 0.05 * j, "multiply")
            sc.stroke([(x, y2 + 2) for x, y2 in q], "#ffdcb4", 1, 0.34 - 0.04 * j)
        hx, hy = n.x + s * n.half * 0.62, n.water - tall * 0.26  # the hollow beside the kneecap
        sc.flat(limb([(hx + s * 10, hy - 50 * k, 2), (hx, hy, 18 * k), (hx + s * 14, hy + 54 * k, 2)], 6), "#5a2438", 0.5, "multiply", 7)  # fmt: skip
        sc.flat(box(n.x - n.half, n.water - 40 * k, n.x + n.half, n.water + 80), sc.lin([(0, "#8fb8a8", 0), (1, "#8fb8a8", 0.42)], 0, n.water - 40 * k, 0, n.water + BOW), 1, "screen")  # fmt: skip
    rimlight(sc, body, -7 * s, 2, SUN, 1.0, 2.6, (LX - 100, LY + 300), 700)


def island(sc: Scene, name: str, n: Knee, low: float, glades: list[tuple[float, float, float]]) -> Any:
    """The knee with its skin and its wood, which stays out of the glades (x, y, radius); gives back the bare outline."""
    r, body = sc.stream(name), outline(n)
    tall, k = n.water - n.top, n.k
    a, b = n.x + n.sun * n.half, n.x - n.sun * n.half
    sc.flat(bars(r, n.x, n.water + 40, n.water + 230 * k, n.half * 2, n.half * 1.5, 70, (3, 9)), "#2c343c", 0.5)
    fill = sc.lin([(0, "#ffd2a0"), (0.12, "#e59870"), (0.34, "#b0645a"), (0.64, "#74404e"), (1, "#402840")], a, 0, b, 0)
    sc.layer(body, fill, z=10, cut=0.3, sh=0.35, shc="#143a40", wash=0.5, rim=SUN, rimop=1.0, rimw=1.8)
    skin(sc, n, body)
    edge = treeline(n, name, low)
    moss = []
    for u in np.linspace(-1, 1, 90):
        h = edge(u) - 0.025
        w, m = n.half * width(h), n.x + n.sun * n.half * 0.1 * h
        moss.append(
            (m + (w + 6) * u, n.water - tall * h + 44 * k * (1 - u * u) * (1 - 0.75 * h) + r.uniform(-3, 3) * k)
        )
    cap = clean(Polygon([*moss, (n.x + n.half * 1.3, n.top - 60), (n.x - n.half * 1.3, n.top - 60)]).buffer(0))
    turf = clean(rounded(cap.intersection(body.buffer(3)), 3))
    sc.layer(turf, sc.lin([(0, "#f0d488"), (0.14, "#b4a458"), (0.36, "#4e6842"), (0.7, "#1c3433"), (1, "#122328")], a, 0, b, 0), z=5, cut=0.8, sh=0.5, shc=SHADE, rim=SUN, rimop=0.9)  # fmt: skip
    firm = turf.buffer(-3 * k)
    rows = np.linspace(0.985, low - 0.12, 11)
    for j, h in enumerate(rows):
        t = j / (len(rows) - 1)  # 0 far on the top, 1 at the lower edge of the wood
        line = np.array(contour(n, float(h)))
        trees = []
        x, end = line[0][0] - 2, line[-1][0] + 2
        wide = max(12.0, (line[-1][0] - line[0][0]) / 2)
        while x < end:
            y = float(np.interp(x, line[:, 0], line[:, 1])) + r.uniform(-4, 8) * k
            u = (x - line[:, 0].mean()) / wide
            s = (50 + 22 * t) * k * (r.uniform(0.55, 0.9) if r.random() < 0.6 else r.uniform(0.95, 1.3))
            x += s * r.uniform(0.2, 0.42) * (1.6 if r.random() < 0.12 else 1)
            if h < edge(max(-1.0, min(1.0, u))) or any(
                math.hypot(x - gx, (y - gy) * 1.4) < gr for gx, gy, gr in glades
            ):
                continue
            if not firm.contains(ellipse(x, y, 1)):
                continue
            if r.random() < 0.12:
                trees.append(U(ellipse(x, y - s * 0.42, s * 0.2, s * 0.3), box(x - 1.4, y - s * 0.3, x + 1.4, y)))
            else:
                trees.append(fir(x, y + 4, s, r.uniform(-3, 3)))
        if not trees:
            continue
        lit, deep = mix("#f2d08a", "#8b8f4e", min(1, t * 1.4)), mix("#2c504e", "#0c1c26", min(1, 0.15 + t))
        g = sc.lin([(0, mix(lit, SUN, 0.4 * (1 - t))), (0.12, lit), (0.34, mix(lit, deep, 0.7)), (0.6, deep), (1, dark(deep, 0.3))], a, 0, b, 0)  # fmt: skip
        sc.layer(
            U(trees), g, z=4.5 * k, cut=0, sh=0.55, shc=SHADE, wash=0.3, rim="#ffe9b0", rimop=0.45 + 0.2 * t, rimw=1.0
        )
    return body


def cottage(sc: Scene, x: float, y: float, w: float, kind: str, red: str, sun: int, lit: int = 1) -> None:
    """A house on the slope, its foot at x, y; kinds: barn, hall, tall, boat."""
    hh = w * {"barn": 0.5, "hall": 0.62, "tall": 1.1, "boat": 0.55, "church": 0.6}[kind]
    o: dict[str, Any] = {"cut": 0.1, "wash": 0, "fibre": 0, "sh": 0.5, "shc": SHADE, "rim": SUN, "rimop": 1.0}
    wall = sc.lin(
        [(0, mix(red, SUN, 0.2)), (0.5, dark(red, 0.12)), (1, dark(red, 0.5))], x + sun * w / 2, 0, x - sun * w / 2, 0
    )
    roof = "#2a2f3c" if kind in ("barn", "boat") else "#5c2a34"
    if kind == "church":  # nave and a steep spire
        nave = box(x - w * 0.2, y - w * 0.5, x + w * 0.75, y + 4)
        sc.layer(nave, sc.lin([(0, dark(red, 0.1)), (1, dark(red, 0.4))], x + sun * w, 0, x - sun * w, 0), z=2, **o)
        sc.layer(Polygon([(x - w * 0.2, y - w * 0.48), (x - w * 0.05, y - w * 0.86), (x + w * 0.64, y - w * 0.86), (x + w * 0.84, y - w * 0.46)]), "#2a2f3c", z=2, **o)  # fmt: skip
        sc.layer(box(x - w * 0.34, y - w * 1.05, x + w * 0.1, y + 4), wall, z=3, **o)
        sc.layer(shape(f"{x - w * 0.42},{y - w * 1.02}^ {x - w * 0.24},{y - w * 1.25} {x - w * 0.12},{y - w * 2.1}^ {x},{y - w * 1.25} {x + w * 0.18},{y - w * 1.02}^"), "#5c2a34", z=2, **o)  # fmt: skip
        for q in (0.24, 0.46, 0.66):
            sc.flat(shape(f"{x + w * q - 3},{y - 6}^ {x + w * q - 3},{y - 15} {x + w * q},{y - 19} {x + w * q + 3},{y - 15} {x + w * q + 3},{y - 6}^"), "#ffdf8a")  # fmt: skip
        sc.flat(ellipse(x - w * 0.12, y - w * 0.76, w * 0.08), "#ffdf8a")
    elif kind == "boat":  # gable to the water, a dark gate
        g = Polygon([(x - w / 2, y), (x - w / 2, y - hh), (x, y - hh - w * 0.5), (x + w / 2, y - hh), (x + w / 2, y)])
        sc.layer(g, wall, z=3, **o)
        sc.layer(limb([(x - w * 0.6, y - hh + 4, 4), (x, y - hh - w * 0.53, 5), (x + w * 0.6, y - hh + 4, 4)], 1), roof, z=2, **o)  # fmt: skip
        door = shape(f"{x - w * 0.24},{y}^ {x - w * 0.24},{y - hh * 0.8}^ {x},{y - hh * 1.1} {x + w * 0.24},{y - hh * 0.8}^ {x + w * 0.24},{y}^")  # fmt: skip
        sc.flat(door, "#ffd27a" if lit else "#1c1826")
    else:
        sc.layer(box(x - w / 2, y - hh, x + w / 2, y + 4), wall, z=3, **o)
        rh = w * (0.3 if kind != "tall" else 0.62)
        ins = w * (0.12 if kind != "tall" else 0.5)
        sc.layer(Polygon([(x - w * 0.56, y - hh + 2), (x - w / 2 + ins, y - hh - rh), (x + w / 2 - ins, y - hh - rh), (x + w * 0.56, y - hh + 2)]), roof, z=2, **o)  # fmt: skip
        if kind != "tall":
            sc.layer(box(x + w * 0.16, y - hh - rh - w * 0.14, x + w * 0.27, y - hh - rh * 0.4), roof, z=1.6, **o)
        n = {"barn": 3, "hall": 4, "tall": 1}[kind]
        for q in range(n):
            px = x - w / 2 + w * (q + 0.5) / n
            for yy in (0.62,) if kind != "tall" else (0.34, 0.72):
                sc.flat(box(px - w * 0.07, y - hh * yy - w * 0.03, px + w * 0.07, y - hh * yy + w * 0.17), "#ffe796")
    if lit:
        sc.glow(x, y - hh * 0.5, w * 1.7, "#ffb450", 0.8)


def lantern(sc: Scene, x: float, y: float, s: float) -> None:
    """A small lamp on a post."""
    sc.layer(limb([(x, y, 3 * s), (x, y - 40 * s, 2.2 * s)], 1), "#22202c", z=1.6, cut=0, wash=0, fibre=0)
    sc.flat(ellipse(x, y - 44 * s, 5 * s, 6 * s), "#fff6cc")
    sc.glow(x, y - 44 * s, 64 * s, "#ffd27e", 0.95)


def landing(sc: Scene, P: list[tuple[float, float]], jetty: tuple[float, float, float, float], k: float) -> None:
    """Stairs up the skin through points, a jetty from the first of them with a lamp at its end."""
    q = along(np.array(P, float), 90)
    g = limb([(x, y, (11 - 4 * i / 89) * k) for i, (x, y) in enumerate(q)], 1, 4)
    sc.layer(g, sc.near("#fff0cc", "#b98468", 520), z=2, cut=0.2, sh=0.5, shc=SHADE, wash=0, rimop=0.6)
    steps = [limb([(q[i][0] - 5 * k, q[i][1] + 1, 0.9), (q[i][0] + 5 * k, q[i][1] - 1, 0.9)], 1, 3) for i in range(1, 89, 2)]  # fmt: skip
    sc.flat(U(steps), "#5a3038", 0.6)
    x0, y0, x1, y1 = jetty
    posts = [limb([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 4.4 * k), (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 22 * k, 3.4 * k)], 1) for t in np.linspace(0.05, 0.95, 5)]  # fmt: skip
    sc.layer(U(posts), "#231c2a", z=2, cut=0, wash=0, sh=0.4)
    deck = Polygon([(x0, y0 - 5 * k), (x1, y1 - 5 * k), (x1, y1 + 3 * k), (x0, y0 + 3 * k)])
    sc.layer(deck, "#5a3c3a", z=3, cut=0.2, sh=0.4, rim=SUN, rimop=1.0)
    for t, h in ((0.45, 17), (0.6, 15), (0.66, 10)):  # those who wait
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - 5 * k
        g = U(limb([(x, y, 5 * k), (x, y - h * 0.7 * k, 4 * k)], 2), ellipse(x, y - h * k, 2.4 * k))
        sc.layer(g, "#1c1a26", z=1, cut=0, wash=0, fibre=0, rim=SUN, rimop=0.9)
    lantern(sc, x1, y1 - 4 * k, 0.9 * k)
    sc.flat(bars(random.Random(f"{x0}"), x1, y1 + 24 * k, y1 + 110 * k, 14, 24, 12, (2, 4)), "#ffe3a0", 0.8)


def windmill(sc: Scene, x: float, y: float, s: float) -> None:
    """A mill on the crown of the hill."""
    o: dict[str, Any] = {"cut": 0.1, "wash": 0, "fibre": 0, "sh": 0.5, "shc": SHADE, "rim": SUN, "rimop": 1.0}
    body = T(shape("-17,6^ -11,-48^ 11,-48^ 17,6^"), x, y, s)
    sc.layer(body, sc.lin([(0, "#f6dfba"), (1, "#7a5a5c")], x - 16 * s, 0, x + 16 * s, 0), z=3, **o)
    sc.layer(T(shape("-14,-46^ -11,-58 0,-66 11,-58 14,-46^"), x, y, s), "#8a3c3c", z=2, **o)
    sc.flat(T(U(box(-3, -36, 3, -28), box(-3, -18, 3, -10)), x, y, s), "#ffdf8a")
    for j in range(4):
        arm = U(limb("0,0,2.6 0,-54,1.8", 1), box(1, -54, 11, -12).difference(U([box(2.6, -52 + 10 * q, 9.6, -45 + 10 * q) for q in range(4)])))  # fmt: skip
        sc.layer(T(T(arm, 0, 0, rot=20 + 90 * j, o=(0, 0)), x - 2 * s, y - 50 * s, s), "#5c4048", z=2.4, **o)
