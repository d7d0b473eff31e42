"""Other candles, far down in the dark: tall and new, burnt low, just gone out; the air of a light bent by wind."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.scene import Scene


class Candle(NamedTuple):
    """Middle and top on the card, half width, how near it is (0 far, 1 near), and what has become of it."""

    x: float
    y: float
    w: float
    near: float
    state: str = "lit"  # lit, new, low, out


def bent(s: float = 1.0, lean: float = 1.0) -> Any:
    """A flame blown to the right, its foot on 0,0 and about 100 high."""
    k = lean * 30
    return T(
        shape(
            f"0,4^ -13,-6 -16,-24 {-6 + k * 0.2},-48 {14 + k},-76 {40 + 2 * k},-104^ {30 + k * 1.2},-68 {20 + k * 0.5},-40 17,-18 10,-2"
        ),
        s=s,
    )


def draw_candle(sc: Scene, c: Candle, eye: float, foot: float) -> None:
    """One candle of the depth, seen from above, its foot lost in the dark."""
    x, y, w, near, state = c
    ry = w * min(0.42, (y - eye) / 1900)
    out = state == "out"
    air = 0.35 + 0.65 * near
    top, mid = ("#6a4a30", "#33221a") if out else (mix("#7a4f28", "#ffdf9c", air), mix("#3a2418", "#a06a34", air))
    fill = sc.lin(
        [(0, top), (0.16, mid), (0.5, mix("#20140f", mid, 0.22)), (1, "#150d0a")], 0, y, 0, min(foot, y + w * 9)
    )
    if not out:
        sc.glow(x, y - w * 0.8, w * 5.2, "#e8963c", 0.34 * air)
    body = U(box(x - w, y, x + w, foot), ellipse(x, y, w, ry))
    if state == "low":
        body = U(
            body,
            shape(
                f"{x - w * 2},{foot + 6}^ {x - w * 1.5},{y + w * 0.8} {x - w},{y + ry}^ {x + w},{y + ry}^ {x + w * 1.6},{y + w * 0.9} {x + w * 2.1},{foot + 6}^"
            ),
        )
    sc.layer(body, fill, z=5, sh=0.6, cut=0.4, wash=0.5, fibre=0.05, rim="#ffdf9c", rimop=0.25 + 0.4 * near * (not out))
    r = sc.stream(f"drip {x} {y}")
    for _ in range(0 if state == "new" else 4 + int(5 * near)):
        q = r.uniform(-0.95, 0.95)
        L, t = r.uniform(0.6, 4.4) * w, w * r.uniform(0.16, 0.4)
        y0 = y + ry * (1 - q * q) ** 0.5
        g = limb([(x + q * w, y0 - 3, t), (x + q * w, y0 + L * 0.6, t * 0.8), (x + q * w, y0 + L, t * 1.25)], 5)
        sc.layer(
            g, fill, z=1.6, sh=0.4, cut=0.2, wash=0, fibre=0, rim="#ffe4a8", rimop=0.55 * air * (0.4 if out else 1)
        )
    pool = ellipse(x, y, w * 0.9, ry * 0.86)
    sc.layer(
        pool,
        sc.rad([(0, top if out else mix(top, "#fff6d0", air)), (1, mid)], x, y, w),
        z=1,
        sh=0.2,
        cut=0,
        wash=0,
        rim="#ffe9b0",
        rimop=0.2 if out else 0.6 * air,
    )
    sc.flat(limb([(x, y + ry * 0.2, w * 0.15), (x + w * 0.04, y - w * 0.34, w * 0.1)], 3), "#1a0d08")
    if out:
        wx, wy = x + w * 0.05, y - w * 0.36
        sc.flat(ellipse(wx, wy, w * 0.1), "#ff8a3c", 0.95)
        sc.glow(wx, wy, w * 0.9, "#ff7a2c", 0.6)
        P = [
            (wx, wy, 1.2),
            (wx + 3, wy - 40, 3),
            (wx + 22, wy - 86, 5),
            (wx + 16, wy - 128, 6.5),
            (wx + 32, wy - 170, 7),
            (wx + 30, wy - 210, 5),
            (wx + 54, wy - 256, 0.6),
        ]
        sc.layer(
            limb(P, 12),
            sc.lin([(0, "#d9b58c", 0.05), (0.4, "#c9a076", 0.6), (1, "#e8c79c", 0.95)], 0, wy - 262, 0, wy),
            z=2,
            sh=0.1,
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffe9c4",
            rimop=0.5,
        )
        return
    f = T(bent(w / 52 * (1.25 if state == "new" else 1.0), 0.35 if state != "low" else 0.1), x + w * 0.04, y - w * 0.3)
    sc.flat(f.buffer(w * 0.05), "#f0902c", 0.7 * air, "screen", w * 0.1)
    sc.flat(f, sc.lin([(0, "#ffc860"), (0.6, "#fff0b8"), (1, "#f09a3c")], 0, y - w * 2, 0, y), 0.5 + 0.5 * air)


def draw_air(sc: Scene, at: tuple[float, float]) -> None:
    """The halo of the great flame as sheets of brown paper, cut back and blown to the right."""
    x, y = at
    r = sc.stream("air")
    for k, (rx, col) in enumerate(
        ((560, "#150d09"), (450, "#1c110b"), (350, "#28170d"), (262, "#3e2412"), (184, "#643a19"), (118, "#a06228"))
    ):
        ring = []
        for a in range(0, 360, 24):
            q = math.radians(a)
            far = 1 + 0.42 * max(0, math.cos(q)) + r.uniform(-0.05, 0.05)
            ring.append((x + rx * far * math.cos(q), y + rx * 0.84 * math.sin(q) * (1 + r.uniform(-0.04, 0.04))))
        g = rounded(clean(shape(" ".join(f"{a:.0f},{b:.0f}" for a, b in ring))), 6)
        sc.layer(
            g,
            sc.rad([(0, mix(col, "#c07a34", 0.35)), (1, col)], x, y, rx * 1.2),
            z=5,
            sh=0.35,
            shc="#0c0705",
            cut=1.2,
            fibre=0.05,
            rim="#ffcf86",
            rimop=0.08 + 0.07 * k,
            rimw=1.1,
        )
