"""A field of sunflowers by night as far as the horizon, and the colours from its dark to its light."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.sunflower import Bloom

FACE = ("#12262e", "#3a2a28", "#7a4420", "#c9761f", "#f5ac34", "#ffd468", "#fff0b4")
GREEN = ("#081a26", "#0b2a34", "#134248", "#2a665a", "#6a9a5c", "#d6d88a")


def ramp(colours: tuple[str, ...], t: float) -> str:
    """From the darkest (0) to the brightest (1)."""
    t = min(0.999, max(0.0, t)) * (len(colours) - 1)
    return mix(colours[int(t)], colours[int(t) + 1], t - int(t))


def draw_far(sc: Scene, horizon: float, lx: float) -> None:
    """The sea of heads, each a dark disc with one lit rim; lx: where the light stands."""
    r = sc.stream("far")
    for j in range(10):
        size = 4.4 * 1.25**j
        y = horizon + 2.3 * size**0.86
        x = -size + r.uniform(0, size)
        while x < 820:
            s = size * r.uniform(0.82, 1.15)
            yy = y + r.uniform(-0.4, 0.4) * s
            b = Bloom(r, x, yy, s, ((lx - x) / 700, 0.5, 0.9), 13)
            t = (0.2 + 0.5 * size / 50) * max(0.0, 1.1 - abs(x - lx) / 560)
            fringe = U([q[0] for q in b.petals()]) if s > 11 else b.ring(0.98, 0.05, 0.05, 24)
            sc.flat(fringe, mix("#10292f", "#4a3022", t))
            low = clean(fringe.difference(T(b.ring(0.86, 0.05), (x - lx) / 1400 * s, -0.34 * s)))
            sc.flat(low, ramp(FACE, 0.3 + 0.7 * t), 0.45 + 0.55 * t)
            sc.flat(b.ring(0.55, 0.1, 0, 20), "#0a171d")
            x += s * r.uniform(1.5, 2.4)
        sc.flat(box(0, y, 800, y + 5 * size), sc.lin([(0, "#0a2630", 0), (1, "#0a2630", 0.55)], 0, y, 0, y + 3 * size))
