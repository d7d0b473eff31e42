"""An orb web as large as a garden, every thread hung with dew, its lower half pulled down by somebody's weight."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPolygon

from cards.studio.papercut.geometry import ellipse, line_d
from cards.studio.papercut.scene import Scene

HUB = (424.0, 322.0)
BED = 404.0  # where the weight hangs
UNIT = np.c_[np.cos(np.linspace(0, 2 * math.pi, 9)[:-1]), np.sin(np.linspace(0, 2 * math.pi, 9)[:-1])]


def pulled(p: Any) -> Any:
    """Where a place of the web is, now that somebody lies in it."""
    p = np.asarray(p, float)
    reach = np.exp(-(((p[:, 0] - BED) / 210) ** 2))
    depth = np.clip((p[:, 1] - 420) / 220, 0, 1)
    return np.c_[p[:, 0], p[:, 1] + 84 * reach * depth * depth * (3 - 2 * depth)]


def spokes(r: Any, n: int = 25) -> list[tuple[float, float]]:
    """(angle, length) of every spoke; the lower ones are longer."""
    out = []
    for k in range(n):
        a = 2 * math.pi * (k + r.uniform(-0.16, 0.16)) / n
        reach = 1 / math.hypot(math.cos(a) / 380, math.sin(a) / (330 if math.sin(a) < 0 else 530))
        out.append((a, reach * r.uniform(0.97, 1.05)))
    return out


def ends(sp: list[tuple[float, float]], k: float) -> Any:
    """The places at k of every spoke's length."""
    return np.array([(HUB[0] + math.cos(a) * q * k, HUB[1] + math.sin(a) * q * k) for a, q in sp])


def threads(r: Any, rings: int = 34) -> tuple[list[Any], list[Any], list[Any]]:
    """(spokes, sagging arcs of the spiral, outer frame) as polylines."""
    sp = spokes(r)
    rays = [pulled(np.c_[np.linspace(HUB[0], x, 26), np.linspace(HUB[1], y, 26)]) for x, y in ends(sp, 1.12)]
    arcs = []
    for j in range(rings):
        k = 0.075 + 0.925 * (j / (rings - 1)) ** 0.92
        p = ends(sp, k)
        for i in range(len(sp)):
            a, b = p[i], p[(i + 1) % len(sp)]
            if k > 0.93 and r.random() < 0.3:
                continue
            t = np.linspace(0, 1, 9)[:, None]
            line = a + (b - a) * t
            span = float(np.hypot(*(b - a)))
            to_hub = np.array(HUB) - (a + b) / 2
            to_hub /= np.linalg.norm(to_hub) + 1e-6
            bow = (4 * t * (1 - t)) * (to_hub * span * 0.08 + np.array([0, span * 0.1]))
            arcs.append(pulled(line + bow))
    p = ends(sp, 1.12)
    frame = []
    for i in range(len(sp)):
        a, b = p[i], p[(i + 1) % len(sp)]
        t = np.linspace(0, 1, 7)[:, None]
        frame.append(pulled(a + (b - a) * t + 4 * t * (1 - t) * (np.array(HUB) - (a + b) / 2) * 0.06))
    return rays, arcs, frame


def dew(r: Any, lines: list[Any], step: float, size: tuple[float, float], keep: float = 1.0) -> Any:
    """Beads along the threads; every one stands alone, so they need no union."""
    spots: list[tuple[float, float]] = []
    for c in lines:
        s = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
        q = np.arange(r.uniform(0, step), s[-1], step)
        spots += [
            (x, y) for x, y in zip(np.interp(q, s, c[:, 0]), np.interp(q, s, c[:, 1]), strict=True) if r.random() < keep
        ]
    at = np.array(spots)
    big = np.array([r.uniform(*size) * (1.5 if r.random() < 0.07 else 1) for _ in spots])
    rings = at[:, None, :] + UNIT[None] * big[:, None, None]
    return MultiPolygon(list(shapely.polygons(rings)))


def draw_web(sc: Scene, sun: tuple[float, float]) -> None:
    """The whole web behind whoever lies in it: threads that shine towards the sun, and the beads on them."""
    rays, arcs, frame = threads(sc.stream("web"))
    far = sc.rad([(0, "#fffdf0"), (0.35, "#f3f2de"), (0.7, "#ccd4c0"), (1, "#94a493")], sun[0], sun[1], 860)
    sc.stroke("".join(line_d(c) for c in arcs), "#16211b", 1.8, 0.4)
    sc.stroke("".join(line_d(c) for c in arcs), far, 1.3, 0.95)
    sc.stroke("".join(line_d(c) for c in [*rays, *frame]), far, 2.0, 0.95)
    beads = sc.rad([(0, "#ffffff"), (0.3, "#fffbe6"), (0.7, "#e4e8d8"), (1, "#b4c0b2")], sun[0], sun[1], 880)
    r = sc.stream("dew")
    sc.flat(dew(r, arcs, 7.6, (1.3, 2.3)), beads, 0.95)
    sc.flat(dew(r, [*rays, *frame], 12, (1.4, 2.5)), beads, 0.95)
    for _ in range(60):
        c = arcs[r.randrange(len(arcs))]
        x, y = c[4]
        q = r.uniform(2.6, 4.2)
        sc.flat(ellipse(x, y + q * 0.5, q, q * 1.15), "#f6f4dc", 0.9)
        sc.flat(ellipse(x + q * 0.2, y + q * 0.9, q * 0.6, q * 0.5), "#93a38c", 0.6)
        sc.flat(ellipse(x - q * 0.3, y, q * 0.28), "#ffffff")
        sc.glow(x, y, q * 4, "#fffbe0", 0.4)


def bed_line(t: Any, drop: float = 0.0) -> Any:
    """The threads that carry the sleeper, gathered at both ends like a hammock; drop lowers their middle."""
    t = np.asarray(t, float)
    return np.c_[176 + 466 * t, 648 + 0.12 * drop + (126 + 1.15 * drop) * (1 - (2 * t - 1) ** 2)]


def draw_net(sc: Scene, sun: tuple[float, float]) -> None:
    """The front of the bed: a few carrying threads and the mesh between them, before the sleeper."""
    t = np.linspace(0, 1, 40)
    drops = (-6, 10, 26, 42, 58)
    ropes = [bed_line(t, d) for d in drops]
    guys = [
        np.c_[np.linspace(x, ax, 12), np.linspace(648, ay, 12)]
        for x, stays in ((176, ((74, 548), (70, 612))), (642, ((738, 540), (742, 604))))
        for ax, ay in stays
    ]
    mesh = []
    for k in range(27):
        q = (k + 0.5) / 27
        mesh.append(np.vstack([bed_line([q + 0.012 * math.sin(i * 1.7 + k)], d)[0] for i, d in enumerate(drops)]))
    shine = sc.rad([(0, "#ffffff"), (0.4, "#f3f2de"), (1, "#a9b6a2")], sun[0], sun[1], 560)
    sc.stroke("".join(line_d(c + [0, 2]) for c in ropes), "#16211b", 2, 0.4)
    sc.stroke("".join(line_d(c) for c in mesh), shine, 1.1, 0.8)
    sc.stroke("".join(line_d(c + [0, 2]) for c in guys), "#16211b", 2, 0.4)
    sc.stroke("".join(line_d(c) for c in [*ropes, *guys]), shine, 1.8, 0.95)
    r = sc.stream("net")
    sc.flat(dew(r, [*ropes, *guys], 8, (1.5, 2.7)), shine, 1)
    sc.flat(dew(r, mesh, 9, (1.1, 1.9)), shine, 0.95)
