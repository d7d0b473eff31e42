"""The sun as a loaf: domed, floured, cut three times, with flames of dough round it, on a baker's peel."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene


def sun_loaf(sc: Scene, cx: float, cy: float) -> None:
    """Lay peel, flames and loaf, 390 wide and 270 high, its middle at cx, cy."""
    pts_ = []
    for k in range(17):
        a = math.radians(-196 + 212 * k / 16)
        long_ = 92 if k % 2 == 0 else 62
        q = shape(f"-24,10^ -15,{-long_ * 0.45} 2,{-long_ * 0.75} 11,{-long_}^ 17,{-long_ * 0.5} 24,10^ 0,16")
        x, y = cx + 184 * math.cos(a), cy + 10 + 138 * math.sin(a)
        pts_.append((k, T(q, x, y, 1, rot=math.degrees(a) + 90)))
    for odd in (1, 0):
        for k, q in pts_:
            if k % 2 == odd:
                sc.layer(
                    q,
                    sc.rad([(0, "#fff6c8"), (0.72, "#ffd468"), (0.88, "#f7982c"), (1, "#d0581c")], cx, cy, 280),
                    z=5,
                    cut=0,
                    sh=0.45,
                    shc="#8a2a14",
                    rim="#fffbe6",
                    rimop=0.9,
                )
    peel = ellipse(cx, (cy + 118) + 4, 214, 26)
    sc.flat(T(peel, -10, 26), "#2a1430", 0.55, "multiply", 8)
    sc.layer(
        peel, sc.rad([(0, "#ffdf98"), (1, "#8a4a28")], cx, (cy + 118) - 20, 230), z=5, cut=0.4, rim="#fff6d8", rimop=0.9
    )
    body = shape(
        f"{cx - 196},{cy + 62} {cx - 178},{cy - 26} {cx - 110},{cy - 106} {cx},{cy - 138} {cx + 110},{cy - 106} {cx + 178},{cy - 26} {cx + 196},{cy + 62} {cx + 150},{cy + 112} {cx},{cy + 128} {cx - 150},{cy + 112}"
    )
    fill = sc.rad([(0, "#ffe2a0"), (0.35, "#f8b84e"), (0.68, "#d87a2c"), (1, "#8a3a18")], cx - 10, cy - 56, 246)
    sc.layer(body, fill, z=9, cut=0.6, sh=0.5, shc="#8a2a14", wash=1, fibre=0.2, rim="#fffbe6", rimop=1, rimw=2)
    r = sc.stream("crust")
    with sc.clip(body):
        sc.flat(ellipse(cx, cy + 150, 210, 70), "#7a2a14", 0.5, "multiply", 22)
        crack = []
        for _ in range(34):
            u, v = r.uniform(-0.95, 0.95), r.uniform(-0.7, 0.95)
            x, y, w = cx + 188 * u * math.sqrt(1 - 0.5 * v * v), cy + 110 * v, r.uniform(10, 30)
            P = [(x + w * t, y + 16 * u * t + r.uniform(-4, 4), 0.4 + 2.6 * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
            crack.append(limb(P, 3))
        sc.flat(U(crack), "#7a2f14", 0.4)
        sc.flat(T(U(crack), 0, 2), "#fff0b8", 0.7)
        for dx in (-92, 4, 100):
            sc.flat(ellipse(cx + dx, cy + 10, 44, 110, dx * 0.12), "#8a3414", 0.34, "multiply", 14)
        flour = [ellipse(cx + r.gauss(0, 80), cy - 60 + r.gauss(0, 44), r.uniform(0.6, 2.4)) for _ in range(260)]
        sc.flat(U(flour), "#fffdf4", 0.7)
    for dx, lean, long_ in ((-92, -0.22, 76), (4, 0.0, 92), (100, 0.22, 76)):
        P = [
            (cx + dx + lean * t * 60 - 34 * t, cy - 16 + long_ * t + 10 * abs(t) ** 2, 24 * (1 - abs(t) ** 2.2) + 1)
            for t in np.linspace(-1, 1, 9)
        ]
        q = limb(P, 6).intersection(body)
        sc.flat(q.buffer(8).intersection(body), "#a8481a", 0.55, None, 2)
        sc.layer(q.buffer(4).intersection(body), "#ffd070", z=3, cut=0.6, sh=0.4, shc="#8a2a14", rim="#fffbe6", rimop=1)
        sc.flat(q, "#fffef4")
    sc.glow(cx, cy - 10, 420, "#ffcf70", 0.55)
    sc.glow(cx, cy - 20, 150, "#fffbe6", 0.5)
