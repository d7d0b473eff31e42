"""A stranded whale's ribs in perspective, glazed between: the shore's camera, the ribs, the panes, the spine under snow.

Metres on the ground (x to the right, y away from us, z up) become card units by ``spot``.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, along, clean, curve, ellipse, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

HORIZON, FOCAL, EYE = 250.0, 1000.0, 7.6
AXIS = [(-2.05, 12.6), (-0.9, 13.9), (0.7, 15.6), (2.7, 17.2), (4.6, 18.0), (6.1, 18.5), (7.2, 19.5), (7.8, 21.2), (7.9, 23.4)]  # fmt: skip
RIBCAGE = 0.5  # this part of the axis bears ribs, the rest is tail
N = 13
TOP = ((0, 3.3), (0.15, 4.3), (0.35, 4.75), (0.6, 4.3), (0.85, 3.3), (1, 2.5))
SIDE = ((0, 1.75), (0.2, 2.5), (0.4, 2.75), (0.65, 2.35), (0.9, 1.6), (1, 1.1))
LAMP = (0.36, 1.9)  # part of the rib cage, height
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
BONE_SHADE, LIT = "#4c524d", "#ffeaa0"

_LINE = along(curve(np.array(AXIS, float), n=24), 401)


def spot(x: float, y: float, z: float = 0) -> tuple[float, float]:
    """A point of the shore on the card."""
    return 400 + FOCAL * x / y, HORIZON + FOCAL * (EYE - z) / y


def scale(y: float) -> float:
    """Card units to a metre at the depth y."""
    return FOCAL / y


def _by(table: Any, u: float) -> float:
    return float(np.interp(u, [a for a, _ in table], [b for _, b in table]))


def axis(t: float) -> tuple[float, float, float, float]:
    """Ground point of the spine at 0 (neck) .. 1 (tip of the tail), and the unit normal towards us."""
    i = max(1, min(399, int(t * 400)))
    (x, y), (a, b) = _LINE[i], _LINE[i + 1] - _LINE[i - 1]
    m = math.hypot(a, b)
    return float(x), float(y), float(b / m), float(-a / m)


def skin(u: float, f: float, side: int = 1) -> tuple[float, float, float]:
    """A point of the glass: u along the rib cage, f = 0 at the spine .. 1 on the ground, side 1 towards us, -1 away."""
    x, y, nx, ny = axis(u * RIBCAGE)
    h, w = _by(TOP, u), _by(SIDE, u)
    a = math.radians(109.5) * f
    z = max(0.0, 0.25 * h + 0.75 * h * math.cos(a))
    return x + side * nx * w * math.sin(a), y + side * ny * w * math.sin(a), z


def rib(k: int, side: int = 1, fat: float = 1.0) -> Any:
    """One rib, thick in the middle, its foot in the snow."""
    u = k / (N - 1)
    out = []
    for f in np.linspace(-0.02, 1.0, 16):
        x, y, z = skin(u, max(0, f), side)
        w = (0.15 + 0.16 * math.sin(math.pi * min(1, f + 0.12)) ** 0.8) * (0.75 + 0.3 * (1 - u))
        out.append((*spot(x, y, z), fat * w * scale(y)))
    return limb(out, 3)


def surface(side: int) -> Any:
    """The whole glass of one side."""
    us, fs = np.linspace(0, 1, 40), np.linspace(0, 1, 24)
    edge = [skin(u, 0, side) for u in us] + [skin(1, f, side) for f in fs] + [skin(u, 1, side) for u in us[::-1]]
    edge += [skin(0, f, side) for f in fs[::-1]]
    return clean(Polygon([spot(*p) for p in edge]).buffer(0.6))


def pane(k: int, f0: float, f1: float, side: int = 1) -> Any:
    """The glass between rib k and the next one, from f0 to f1."""
    a, b = k / (N - 1), (k + 1) / (N - 1)
    fs = np.linspace(f0, f1, 6)
    P = [spot(*skin(a, f, side)) for f in fs] + [spot(*skin(b, f, side)) for f in fs[::-1]]
    return clean(Polygon(P).buffer(0))


def lamp() -> tuple[float, float, float]:
    """Where the light hangs."""
    x, y, _, _ = axis(LAMP[0] * RIBCAGE)
    return x, y, LAMP[1]


def shadow_on_snow(k: int, reach: float = 7.0) -> Any:
    """What the rib k throws on the snow towards us; the lamp is drawn along a little, so that the bars do not spread too wide."""
    u = k / (N - 1)
    lx, ly, _, _ = axis((0.45 * u + 0.55 * LAMP[0]) * RIBCAGE)
    lz = 2.6
    out = []
    for f in np.linspace(1.0, 0.55, 12):
        x, y, z = skin(u, f, 1)
        if z > lz * 0.86:
            break
        q = lz / (lz - z)
        gx, gy = lx + (x - lx) * q, ly + (y - ly) * q
        if math.hypot(gx - x, gy - y) > reach or gy < 5:
            break
        out.append((*spot(gx, gy), 0.3 * q**0.8 * scale(gy)))
    return limb(out, 4) if len(out) > 1 else None


def draw_far(sc: Scene) -> None:
    """The far side: dim glass, ribs seen through it."""
    far = surface(-1)
    lx, ly = spot(*lamp())
    sc.layer(far, sc.rad([(0, "#fff0b0"), (0.5, "#ffd75e"), (1, "#eeb040")], lx, ly, 470), z=6, sh=0.4, cut=0, wash=0.4, rim="#fff3c0", rimop=0.6)  # fmt: skip
    for k in range(N - 1, -1, -1):
        g = rib(k, -1, 0.7)
        x0, y0, _, y1 = g.bounds
        sc.layer(g, sc.lin([(0, "#a39c86"), (0.5, "#7a7560"), (1, "#c09a4c")], x0, y0, x0 + 40, y1), z=3, sh=0.45, cut=0.3, wash=0.3, rim="#ffe28a", rimop=0.9)  # fmt: skip
        rimlight(sc, g, -2, -1, "#ffd552", 0.8, 1, (lx, ly), 520)
    for f in (0.2, 0.4):
        sc.stroke([spot(*skin(u, f, -1)) for u in np.linspace(0, 1, 30)], "#6a5c30", 1.2, 0.7)


ROWS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)


def draw_glass(sc: Scene) -> None:
    """The near panes: mist that has run down in streaks, bars between them, a cold gleam of the sky on top."""
    r = sc.stream("panes")
    lx, ly = spot(*lamp())
    near = surface(1)
    for k in range(N - 1):
        for i, (f0, f1) in enumerate(zip(ROWS, ROWS[1:], strict=False)):
            p = pane(k, f0, f1)
            if p.is_empty:
                continue
            if i < 2:
                sc.flat(p, "#cfd8d0", r.uniform(0.02, 0.1) + 0.1 * (i == 0))
            elif r.random() < 0.4:
                sc.flat(p, "#fff3c0", r.uniform(0.08, 0.26), None, 0.8)
    drips = []
    for _ in range(90):
        u, f = r.uniform(0.02, 0.98), r.uniform(0.3, 0.8)
        P = [(*spot(*skin(u + 0.002 * math.sin(9 * q), q, 1)), w) for q, w in zip(np.linspace(f, min(0.99, f + r.uniform(0.06, 0.24)), 4), (0.6, 1.3, 1.6, 2.4), strict=True)]  # fmt: skip
        drips.append(limb(P, 3, 3))
    sc.flat(clean(U(drips).intersection(near)), "#4a5a28", 0.34)
    for f in ROWS[1:-1]:
        P = [spot(*skin(u, f, 1)) for u in np.linspace(0, 1, 60)]
        sc.stroke(P, "#3e3a24", 2.2, 0.85)
        sc.stroke([(x, y - 1.1) for x, y in P], "#fff3b8", 0.8, 0.7)
    gleam = clean(Polygon([spot(*skin(u, 0.05, 1)) for u in np.linspace(0, 1, 30)] + [spot(*skin(u, 0.26, 1)) for u in np.linspace(1, 0, 30)]).buffer(0))  # fmt: skip
    sc.flat(gleam, "#e8eee4", 0.14, "screen", 3)


def draw_ribs(sc: Scene) -> None:
    """The near ribs: bone in the dusk, porous, their edges lit from within."""
    r = sc.stream("bone")
    lx, ly = spot(*lamp())
    for k in range(N - 1, -1, -1):
        g = rib(k, 1)
        x0, _, x1, _ = g.bounds
        u = k / (N - 1)
        c = mix("#b9b098", "#767c76", 0.25 + 0.4 * u)
        sc.layer(g, sc.lin([(0, mix(c, "#f4efdc", 0.3)), (0.35, c), (0.8, BONE_SHADE), (1, mix(BONE_SHADE, "#c8a860", 0.35))], x0, 460, x0 + 40, 880), z=5, sh=0.5, cut=0.5, wash=0.7, rim=LIT, rimop=0.75)  # fmt: skip
        pores, grain = [], []
        c0 = along([spot(*skin(u, f, 1)) for f in np.linspace(0, 1, 20)], 60)
        for _ in range(int(46 - 22 * u)):
            x, y = c0[r.randrange(4, 59)]
            w = 0.1 * scale(skin(u, 0.5)[1])
            pores.append(ellipse(x + r.uniform(-w, w), y + r.uniform(-3, 3), r.uniform(0.6, 1.7), r.uniform(0.8, 2.6)))
        for _ in range(7):
            i = r.randrange(4, 44)
            o = r.uniform(-4, 4)
            grain.append(
                limb([(x + o, y, q) for (x, y), q in zip(c0[i : i + 12 : 3], (0.3, 1.1, 1.1, 0.3), strict=False)], 3, 3)
            )
        inner = g.buffer(-1)
        sc.flat(clean(U(pores).intersection(inner)), "#4a4c44", 0.6)
        sc.flat(clean(U(grain).intersection(inner)), "#5c5e54", 0.5)
        rimlight(sc, g, -3 if u > LAMP[0] else 3, 0, "#ffd552", 1, 1.2, (lx, ly), 560)
        rimlight(sc, g, 2 if u > LAMP[0] else -2, 0, "#ffc84a", 0.8, 1.0, (lx, ly), 460)
    draw_drift(sc)


def draw_drift(sc: Scene) -> None:
    """The snow that has blown against the foot of the glass."""
    r = sc.stream("drift")
    P = []
    for k in range(2 * N):
        u = k / (2 * N - 1)
        x, y, _ = skin(u, 1, 1)
        px, py = spot(x, y)
        P.append((px, py + 2, scale(y) * r.uniform(0.1, 0.26) * (1.3 if k % 2 else 0.8)))
    lx, ly = spot(*lamp())
    sc.layer(limb(P, 4), sc.rad([(0, "#fff6cc"), (0.5, "#e8dcae"), (1, "#8f9894")], lx + 60, ly + 60, 420), z=3, sh=0.4, cut=0.6, wash=0.3, rim="#fffbe0", rimop=0.8)  # fmt: skip


def vertebra(t: float) -> tuple[float, float, float]:
    """Card point of the spine at t, and its card units to a metre."""
    x, y, _, _ = axis(t)
    if t <= RIBCAGE:
        z = _by(TOP, t / RIBCAGE)
    else:
        z = 0.22 + 2.28 * (1 - (t - RIBCAGE) / (1 - RIBCAGE)) ** 3
    return (*spot(x, y, z), scale(y))


def draw_spine(sc: Scene) -> None:
    """Vertebrae with their spines from the tail to the neck, snow on each; the far ones are the tail alone."""
    n = 46
    for k in range(n, -1, -1):
        t = 0.84 * k / n
        x, y, s = vertebra(t)
        q = s * (0.25 if t < RIBCAGE else 0.25 - 0.15 * (t - RIBCAGE) / (1 - RIBCAGE))
        up = s * (0.62 if t < RIBCAGE else 0.6 - 0.5 * (t - RIBCAGE) / (1 - RIBCAGE))
        x2, y2, _ = vertebra(min(1, t + 0.01))
        lean = 0.35 * up * (1 if x2 >= x else -1)
        if t > RIBCAGE:  # lies on the snow
            gx, gy, _, _ = axis(t)
            px, py = spot(gx, gy)
            sc.flat(ellipse(px + 4, py + 2, q * 1.6, q * 0.5), "#2f3a3e", 0.35, "multiply", 3)
        spine = limb([(x, y, q * 0.9), (x + lean * 0.4, y - up * 0.5, q * 0.66), (x + lean, y - up, q * 0.5)], 5)
        wing = limb([(x - q * 1.5, y + q * 0.5, q * 0.4), (x, y, q * 0.8), (x + q * 1.6, y + q * 0.9, q * 0.4)], 5)
        body = U(ellipse(x, y + q * 0.2, q * 0.95, q * 0.85), spine, wing)
        c = mix("#b9b29c", "#7d8580", 0.2 + 0.6 * t)
        sc.layer(body, sc.lin([(0, mix(c, "#f6f2e2", 0.5)), (1, mix(c, "#4d5550", 0.6))], x, y - up, x + q, y + q), z=2.6, sh=0.5, cut=0.4, wash=0.5, rim="#fff6d8", rimop=0.7)  # fmt: skip
        if t < RIBCAGE:
            rimlight(sc, body, 0, -2.4, "#ffe27a", 0.9, 1, spot(*lamp()), 420)
        cap = limb(
            [
                (x + lean * 0.8 - q * 0.2, y - up * 0.96, q * 0.3),
                (x + lean, y - up - q * 0.16, q * 0.62),
                (x + lean * 1.2 + q * 0.2, y - up * 0.98, q * 0.26),
            ],
            5,
        )
        sc.layer(
            cap,
            sc.lin([(0, "#ffffff"), (1, "#c3cac8")], x, y - up - q, x, y - up + q),
            z=1.6,
            sh=0.3,
            rim="#ffffff",
            **EXACT,
        )
