"""What is seen by looking down on the sky: heaped clouds, and terns with their wings spread."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def heap(sc: Scene, thing: str, x: float, y: float, w: float, n: int, ramp: tuple[str, str, str], sun: int = -1, deep: float = 0.42) -> None:  # fmt: skip
    """A heaped cloud: puff upon puff, those in the middle stand highest; sun = -1 from the upper left, 1 from the right."""
    r = sc.stream(thing)
    puffs = []
    for i in range(n):
        a, d = i * 2.4 + r.uniform(-0.4, 0.4), math.sqrt((i + 0.4) / n)
        bulge = 1 + 0.28 * math.sin(2 * a + len(thing) + n)
        puffs.append((d, x + 0.5 * w * d * bulge * math.cos(a), y + 0.29 * w * d * bulge * math.sin(a) - 0.07 * w * (1 - d), w * r.uniform(0.09, 0.15) * (1.5 - 0.72 * d)))  # fmt: skip
    body = fillet(U([ellipse(px, py, q * 1.1, q * 0.96) for _, px, py, q in puffs]), w * 0.04)
    sc.flat(T(body, -sun * w * 0.07, w * 0.12), "#06246a", deep, "multiply", w * 0.045)
    sc.layer(body, sc.lin([(0, mix(ramp[0], ramp[1], 0.5)), (1, ramp[2])], x + sun * w * 0.3, y - w * 0.3, x - sun * w * 0.4, y + w * 0.4), z=2, sh=0.2, shc="#0c3c90", rim="#ffffff", rimop=0.7, **EXACT)  # fmt: skip
    for d, px, py, q in sorted(puffs, reverse=True):
        t = min(1.0, max(0.0, 0.45 + 0.8 * ((px - x) * -sun + (py - y) * 1.4) / w))
        g = U(ellipse(px, py, q, q * 0.88), ellipse(px - q * 0.62, py + q * 0.3, q * 0.6, q * 0.52), ellipse(px + q * 0.56, py + q * 0.36, q * 0.62, q * 0.5))  # fmt: skip
        fill = sc.rad([(0, ramp[0]), (0.5, mix(ramp[0], ramp[1], 0.3 + 0.5 * t)), (1, mix(ramp[1], ramp[2], t))], px + sun * q * 0.45, py - q * 0.55, q * 1.75)  # fmt: skip
        sc.layer(fillet(g, 1), fill, z=2, sh=0.16, shc="#0c3c90", rim="#ffffff", rimop=0.6, **EXACT)


def tern(bend: float = 0.0) -> Any:
    """A bird from above, flying to the right, about 60 long; bend moves the tips of its wings."""
    wings = [limb(f"2,{2 * e},9 -6,{16 * e},9 -14,{(30 + bend) * e},6 -30,{(44 + bend) * e},1", 5) for e in (-1, 1)]
    return U(wings, limb("-20,0,7 -6,0,10 12,0,7 22,0,4 34,0,2", 5), Polygon([(-14, 0), (-30, -6), (-30, 6)]))
