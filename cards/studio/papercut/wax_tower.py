"""A candle as large as a tower: runs of wax like cliffs, a winding stair cut into it, a crater lit from within."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

CX, TOP, R = 320.0, 430.0, 190.0
EYE = 230.0  # the height from which we look: everything under it is seen from above
GLOW = (360.0, 380.0)
WAX = ("#fff6d6", "#ffe2a0", "#eebc70", "#c48c50", "#8c5c32", "#54341f", "#2a1a12")
FALL = (0.0, 0.1, 0.24, 0.42, 0.62, 0.82, 1.0)


def wax(sc: Scene, r: float = 760, dim: float = 0.0) -> str:
    """Wax, golden by the flame and umber at the foot; dim takes some of its light away."""
    return sc.rad([(o, mix(c, "#2a1a12", dim * (0.35 + 0.65 * o))) for o, c in zip(FALL, WAX, strict=True)], *GLOW, r)


def radius(c: float) -> float:
    """Half the width of the tower at the height c."""
    return R + max(0.0, c - TOP) * 0.055


def on(theta: float, c: float, k: float = 1.0) -> tuple[float, float]:
    """A point of the tower's face, theta degrees to the right of its middle; k 1 is the surface."""
    a, rr = math.radians(theta), radius(c) * k
    return CX + rr * math.sin(a), c + (38 + (c - TOP) * 0.105) * k * math.cos(a)


def rim(k: float = 1.0, c: float = TOP) -> Any:
    """The mouth as an uneven ring."""
    a = np.linspace(0, 360, 40, endpoint=False)
    wob = 1 + 0.035 * np.sin(np.radians(a * 3 + 40)) + 0.025 * np.sin(np.radians(a * 7))
    dip = 10 * np.exp(-(((a + 180) % 360 - 180 - 24) ** 2) / 300)
    return shape(np.array([on(t, c, k * w) for t, w in zip(a, wob, strict=True)]) + np.c_[0 * a, dip])


def run(theta: float, c0: float, c1: float, w: float, bend: float = 0.0) -> Any:
    """One run of wax from c0 down to a heavy drop at c1, narrower where the face turns away."""
    n = 7
    P = []
    k0 = w * (0.4 + 0.6 * math.cos(math.radians(min(84, abs(theta)))))
    for k in range(n + 1):
        t = k / n
        x, y = on(theta + bend * math.sin(t * 3) * 2, c0 + (c1 - c0) * t)
        P.append((x, y, k0 * (1.0 - 0.38 * t**0.5 + 0.34 * max(0.0, t - 0.6) / 0.4)))
    return limb(P, 5)


def collar(sc: Scene, name: str, c0: float, longest: float, w: float, n: int, t0: float = -93, t1: float = 93, climb: float = 0.0, over: float = 8) -> Any:  # fmt: skip
    """Runs that hang together at c0, under a hem of the height over; climb is how much higher it ends at the right."""
    r = sc.stream(name)

    def at(t: float) -> float:
        return c0 - climb * (t - t0) / (t1 - t0)

    a = np.linspace(t0, t1, 26)
    band = [on(t, at(t) - over) for t in a] + [on(t, at(t) + min(longest * 0.06 + 8, 14)) for t in a[::-1]]
    parts = [Polygon(band).buffer(0)]
    for k in range(n):
        t = t0 + (t1 - t0) * (k + r.uniform(0.1, 0.9)) / n
        ln = longest * (0.16 + 0.84 * r.random() ** 2.2)
        parts.append(run(t, at(t) - 4, at(t) + ln, w * r.uniform(0.6, 1.25), r.uniform(-1.6, 1.6)))
    return fillet(U(parts), 7)


def _shine(sc: Scene, g: Any, op: float = 0.7) -> None:
    """The moist edges of a sheet of wax on the side of the flame."""
    left, right = (clean(g.difference(T(g, d, 2.4))) for d in (2.8, -2.8))
    glow = sc.rad([(0, "#fffbe6", 0.95), (0.4, "#ffe2a0", 0.65), (1, "#d09a58", 0.3)], *GLOW, 860)
    for e, part in ((left, box(CX + 30, 0, 900, 1300)), (right, box(-100, 0, CX + 60, 1300))):
        sc.flat(clean(e.intersection(part)), glow, op, "screen", 0.8)


COLLARS = (
    (980, 60, 19, 0.3),
    (840, 50, 19, 0.24),
    (690, 46, 19, 0.18),
    (520, 42, 19, 0.12),
    (380, 40, 19, 0.06),
    (250, 38, 20, 0.0),
)


def shaft() -> Any:
    """The plain outline of the tower, mouth and all."""
    side = [on(-90, c) for c in np.linspace(TOP, 1260, 12)]
    body = clean(Polygon([*side, *[on(90, c) for c in np.linspace(1260, TOP, 12)]]).buffer(0))
    return U(body, rim(1.0))


def draw_body(sc: Scene) -> None:
    """The shaft and its runs, sheet over sheet, the long ones first, each with lit edges."""
    body = shaft()
    whole = [body]
    sc.layer(body, wax(sc, 860, 0.3), z=16, sh=0.8, cut=0.8, fibre=0.06, rim="#ffe0a0", rimop=0.5)
    r = sc.stream("bulges")
    for s in (-1, 1):
        for _ in range(6):
            g = run(s * r.uniform(84, 92), TOP + 46, TOP + r.uniform(200, 800), r.uniform(60, 110))
            whole.append(g)
            sc.layer(
                g,
                wax(sc, 820, 0.3),
                z=4,
                sh=0.5,
                shc="#120a06",
                cut=0.5,
                fibre=0.05,
                rim="#ffe0a0",
                rimop=0.6,
                rimw=1.4,
            )
    for k, (ln, w, n, dim) in enumerate(COLLARS):
        g = collar(sc, f"collar {k}", TOP, ln, w, n)
        sc.layer(
            g,
            wax(sc, 860, dim),
            z=4,
            sh=0.5,
            shc="#2a1208",
            cut=0.4,
            wash=0.5,
            fibre=0.05,
            rim="#ffedbc",
            rimop=0.55,
            rimw=1.3,
        )
        _shine(sc, g)
    with sc.clip(U(whole)):  # the foot sinks into the dark, both edges turn away
        sc.flat(
            box(0, 700, 800, 1260), sc.lin([(0, "#150d0a", 0), (1, "#0e0806", 0.8)], 300, 760, 320, 1230), 1, "multiply"
        )
        dark = [
            (0, "#1a0d08", 0.8),
            (0.12, "#1a0d08", 0.3),
            (0.4, "#1a0d08", 0),
            (0.7, "#1a0d08", 0.08),
            (1, "#140a06", 0.82),
        ]
        sc.flat(box(CX - 260, TOP - 60, CX + 270, 1260), sc.lin(dark, CX - R - 26, 0, CX + R + 36, 0), 0.9, "multiply")


def draw_stair(
    sc: Scene, c0: float, c1: float, t0: float = -94, t1: float = 94, h: float = 58, n: int = 17, door: float = 0
) -> None:
    """One visible turn of the stair, climbing from the left edge to the right; door: where a small door is."""
    th = np.linspace(t0, t1, n + 1)
    cc = np.linspace(c0, c1, n + 1)
    lip = [on(t, c - h * (0.96 + 0.04 * math.sin(i * 1.7))) for i, (t, c) in enumerate(zip(th, cc, strict=True))]
    outer = [on(t, c, 1.0) for t, c in zip(th, cc, strict=True)]
    groove = clean(Polygon([*curve(np.array(lip), n=3), *outer[::-1]]).buffer(0))
    sc.layer(
        groove,
        sc.rad([(0, "#d09448"), (0.35, "#8a5a2c"), (0.7, "#452a18"), (1, "#1a100b")], *GLOW, 860),
        z=1,
        sh=0,
        cut=0.3,
        rimop=0,
    )
    with sc.clip(groove):
        sc.flat(T(groove, 0, -h * 0.55), "#2a140a", 0.75, "multiply", 6)
    if door:
        draw_door(sc, door, float(np.interp(door, th, cc)))
    for k in range(n):
        a, b, c = th[k], th[k + 1], cc[k]
        tread = Polygon([on(a, c, 1.0), on(b, c, 1.0), on(b, c, 0.85), on(a, c, 0.85)])
        light = sc.rad(
            [(0, "#fff4cc"), (0.3, "#ffd488"), (0.6, "#c98f4c"), (0.85, "#7a4e28"), (1, "#3a2416")], *GLOW, 860
        )
        sc.layer(tread.buffer(0.4), light, z=1.6, sh=0.4, cut=0.2, wash=0, fibre=0, rim="#fff0c4", rimop=0.75)
        if k < n - 1:
            d = cc[k + 1]
            riser = Polygon([on(b, c, 1.0), on(b, d, 1.0), on(b, d, 0.85), on(b, c, 0.85)])
            sc.flat(riser.buffer(0.3), sc.rad([(0, "#d99a50"), (0.5, "#8a5a2c"), (1, "#2a1a10")], *GLOW, 860), 1)
    below = clean(Polygon([*curve(np.array(lip), n=3), (CX + 400, 1500), (CX - 400, 1500)]).buffer(0))
    for k, (ln, w, m) in enumerate(((50, 30, 12), (24, 28, 13))):
        g = collar(sc, f"lip {c0} {k}", c0 - h * 0.97 - 2 * k, ln, w, m, t0, t1, c0 - c1, 2)
        g = clean(g.intersection(below))
        sc.layer(g, wax(sc, 860, 0.1 - 0.06 * k), z=3.4, sh=0.6, shc="#1a0d08", cut=0.3, wash=0.4, fibre=0.05, rim="#fff0c4", rimop=0.7, rimw=1.3)  # fmt: skip
        _shine(sc, g)


def draw_door(sc: Scene, theta: float, c: float) -> None:
    """A small lit door in the wall of the groove."""
    x, y = on(theta, c, 0.86)
    frame = shape(f"{x - 13},{y + 2}^ {x - 13},{y - 22} {x},{y - 36} {x + 13},{y - 22} {x + 13},{y + 2}^")
    sc.glow(x, y - 12, 60, "#ffb858", 0.6)
    sc.layer(frame, "#8a5a2e", z=1.6, sh=0.4, cut=0, wash=0, rim="#ffe0a0", rimop=0.7)
    sc.flat(frame.buffer(-3.4), sc.lin([(0, "#ffd98c"), (1, "#e89a3c")], 0, y - 36, 0, y))
    sc.flat(U(ellipse(x + 5, y - 14, 1.6), box(x - 0.8, y - 32, x + 0.8, y + 1)), "#5a3018")


def draw_crater(sc: Scene) -> None:
    """The mouth: a burning rim, the lake of melted wax, light inside; fresh runs over the edge."""
    for k, (ln, w, n) in enumerate(((170, 44, 14), (96, 40, 17), (48, 34, 19))):
        g = collar(sc, f"fresh {k}", TOP, ln, w, n)
        fill = sc.rad([(0, "#fffbe8"), (0.35, mix("#ffe9b0", "#ffd98c", 0.5 - 0.25 * k)), (1, "#c98f48")], *GLOW, 320)
        sc.layer(g, fill, z=4, sh=0.5, shc="#5a2c10", cut=0.3, wash=0.3, fibre=0.04, rim="#ffffff", rimop=0.8, rimw=1.4)
        _shine(sc, g, 0.9)
    mouth = rim(1.0)
    sc.layer(
        mouth,
        sc.rad([(0, "#fffbe8"), (0.5, "#ffe7a6"), (1, "#f0b660")], *GLOW, 230),
        z=5,
        sh=0.5,
        shc="#5a2c10",
        cut=0.3,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.6,
    )
    for k, d in ((0.88, 4), (0.77, 9), (0.66, 13)):
        g = T(rim(k), 0, d)
        sc.layer(g, sc.rad([(0, "#ffffff"), (0.4, mix("#ffd982", "#f09a3c", 1 - k)), (1, mix("#c9813a", "#8a4c1c", 1 - k))], GLOW[0] + 6, GLOW[1] + 60, 200), z=3, sh=0.5, shc="#6a3410", dy=5, cut=0.3, rim="#fffbe0", rimop=0.9)  # fmt: skip
    lake = T(rim(0.56), 2, 17)
    sc.layer(
        lake,
        sc.rad([(0, "#ffffff"), (0.5, "#fff0b0"), (1, "#ffc860")], GLOW[0], TOP + 46, 130),
        z=1,
        sh=0.3,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fff",
        rimop=1,
    )
    for k in (0.8, 0.6, 0.4):
        q = T(rim(0.56 * k), 2 + 14 * (1 - k), 17 + 5 * (1 - k))
        sc.flat(clean(q.difference(T(q, 0, 2))), "#ffffff", 0.7)


def draw_wick(sc: Scene, tip: tuple[float, float]) -> None:
    """A wick as thick as a rope."""
    x, y = tip
    P = [(CX + 34, TOP + 42, 17), (CX + 37, TOP - 10, 15), (x - 2, y + 40, 14), (x, y + 12, 12), (x + 9, y - 4, 8)]
    sc.layer(
        limb(P, 8),
        sc.lin([(0, "#5a2a14"), (0.35, "#2a1610"), (1, "#c98a44")], 0, y, 0, TOP + 30),
        z=3,
        sh=0.4,
        cut=0.3,
        wash=0,
        rim="#ffc060",
        rimop=0.9,
    )
    c = curve(np.array([p[:2] for p in P]), n=8)
    sc.flat(U([limb([(a - 6, b + 4, 1), (a, b, 1.8), (a + 6, b - 4, 1)], 3, 3) for a, b in c[2:-4:2]]), "#140a06", 0.6)
