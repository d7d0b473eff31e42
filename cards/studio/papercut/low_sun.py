"""The way a shadow falls under a low sun on the right: from a girl's own measure onto the stones."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut.geometry import clean
from cards.studio.papercut.scene import Scene

FEET = np.array([588.0, 232.0])  # where she stands
D = np.array([-0.452, 0.892])  # the way the shadow falls
P = np.array([0.892, 0.452])  # to the can's side
LONG, WIDE = 0.97, 0.85


def lay(g: Any) -> Any:
    """From the shadow's own frame (x to the can's side, y up the girl) onto the stones."""
    return clean(AF.affine_transform(g, [P[0] * WIDE, D[0] * LONG, P[1] * WIDE, D[1] * LONG, FEET[0], FEET[1]]))


def spot(x: float, y: float) -> tuple[float, float]:
    """One point of it."""
    q = FEET + P * x * WIDE + D * y * LONG
    return float(q[0]), float(q[1])


def height(x: float, y: float) -> float:
    """How high on the girl a point of the stones is."""
    return float((np.array([x, y]) - FEET) @ D) / LONG


def cast_sheet(sc: Scene, g: Any, fill: str, z: float = 4.0, **kw: Any) -> None:
    """A sheet whose shadow falls the way of the low sun."""
    kw = {"dx": -0.34 * z, "dy": 0.62 * z, "sh": 0.42} | kw
    sc.layer(g, fill, z=z, **kw)


def long_shadow(sc: Scene, g: Any, op: float = 0.62) -> None:
    """A small thing's shadow on the stones."""
    sc.flat(clean(g), "#5a4270", op, "multiply", 0.8)


def fall(g: Any, x: float, y: float, k: float = 1.0, w: float = 1.0) -> Any:
    """Stand a small silhouette (base 0,0, y up negative) as a shadow that starts at x,y."""
    return AF.affine_transform(g, [P[0] * w, -D[0] * k, P[1] * w, -D[1] * k, x, y])
