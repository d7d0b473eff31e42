"""Hills as (polygon, top line), and fences along them."""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import H, U, W, clean, curve, limb
from cards.studio.papercut.hand import Wob


def ridge(rng, y, amp, x0=-40, x1=W + 40, step=8, f=1.6, base=H + 60, tilt=0, shapef=None):
    """A wobbling ridge: (polygon down to base, top line)."""
    w = Wob(rng, 5, f)
    xs = np.arange(x0, x1 + step, step)
    t = (xs - x0) / (x1 - x0)
    ys = y + amp * w(t) + tilt * (t - 0.5)
    if shapef is not None:
        ys = ys + np.array([shapef(v) for v in xs])
    top = list(zip(xs, ys))
    return Polygon(top + [(x1, base), (x0, base)]), top


def y_at(top, x):
    """The height of a top line at x."""
    a = np.asarray(top)
    return float(np.interp(x, a[:, 0], a[:, 1]))


def land(rng, P, amp=5, base=H + 60, f=5):
    """hill line through points with a little hand wobble; returns polygon and top line."""
    c = curve(np.array(P, float), n=14)
    w = Wob(rng, 4, f)
    t = np.linspace(0, 1, len(c))
    c = np.c_[c[:, 0], c[:, 1] + amp * w(t)]
    return clean(Polygon(np.vstack([c, [(c[-1, 0], base), (c[0, 0], base)]])).buffer(0)), c


def fence(rng, top, x0, x1, h=14, step=11, dy=4):
    """A picket fence along a top line from x0 to x1."""
    g = []
    xs = np.arange(x0, x1, step)
    for x in xs:
        y = y_at(top, x) + dy
        g.append(
            Polygon(
                [
                    (x - 1.3, y + 3),
                    (x - 1.3 + rng.uniform(-1, 1), y - h),
                    (x + rng.uniform(-0.5, 0.5), y - h - 2.5),
                    (x + 1.3, y - h),
                    (x + 1.3, y + 3),
                ]
            )
        )
    for f in (0.42, 0.78):
        g.append(limb([(x, y_at(top, x) + dy - h * f + rng.uniform(-0.6, 0.6), 1.7) for x in xs], 3, 3))
    return U(g)
