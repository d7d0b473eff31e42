"""A grandmother who ladles, seen from above."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.soup_pot import PX, PY
from cards.studio.papercut.waiting_above import lay

GRAN = (248, 276)


def grandmother() -> Figure:
    """She who ladles, seen from above, facing +x."""
    gr = Figure()
    hem = [
        ((50 + 2.4 * math.cos(17 * a)) * math.cos(a) - 14, (54 + 2.4 * math.cos(17 * a)) * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 160)
    ]
    gr.add(Polygon(hem), "#5a3f6a", "hem", 1.4)
    gr.add(
        U(
            [
                limb([(-14 + 20 * math.cos(a), 20 * math.sin(a), 1), (-14 + 48 * math.cos(a), 51 * math.sin(a), 3)], 1)
                for a in np.linspace(1.0, 5.3, 15)
            ]
        ),
        "#33243f",
        "pleats",
        0.2,
        True,
        0.7,
    )
    gr.add(U(limb("4,42,24 40,46,20 80,42,15", 6)), "#c9a0a8", "arm", 1.0)
    gr.add(U(limb("4,-42,24 36,-40,20 62,-10,15", 6)), "#c9a0a8", "arm", 1.0)
    gr.add(ellipse(86, 41, 10, 8), "#c98f66", "hand", 0.6)
    gr.add(ellipse(66, -4, 10, 9), "#c98f66", "hand", 0.6)
    back = fillet(U(ellipse(0, 0, 26, 50), ellipse(-6, 0, 30, 34)), 6)
    gr.add(back, "#8f6b95", "back", 1.4)
    shawl = shape("-30,-42 8,-52 22,-16 22,16 8,52 -30,42 -66,0")
    gr.add(shawl, "#a8486a", "shawl", 1.2)
    gr.add(clean(shawl.buffer(-3).difference(shawl.buffer(-8))), "#f0c9a0", "border", 0.2, True, 0.9)
    gr.add(
        U(
            [
                T(U([T(shape("0,0^ 3,-5 0,-9^ -3,-5"), rot=a) for a in range(0, 360, 72)]), x, y)
                for x, y in ((-38, 0), (-24, -22), (-24, 22), (-8, -34), (-8, 34), (-12, -8), (-12, 10))
            ]
        ),
        "#f6d9b0",
        "roses",
        0.2,
        True,
        0.9,
    )
    gr.add(U(ellipse(14, 0, 23, 22), ellipse(36, 0, 5, 4)), "#c98f66", "head", 1.2)
    gr.add(shape("-52,0^ -28,-20 -8,-26 16,-26 32,-14 34,0 32,14 16,26 -8,26 -28,20"), "#f3e2d0", "kerchief", 1.4)
    gr.add(
        U(
            [
                limb([(30, 0, 1), (x, y * 0.7, 2), (-20, y * 0.5, 0.6)], 5)
                for x, y in ((10, -24), (6, -10), (6, 10), (10, 24))
            ]
        ),
        "#b98a94",
        "folds",
        0.2,
        True,
        0.6,
    )
    gr.add(
        U(
            [
                ellipse(x, y, 2.4)
                for x, y in (
                    (-34, 0),
                    (-20, -11),
                    (-20, 11),
                    (-6, -20),
                    (-6, 20),
                    (-6, 0),
                    (10, -14),
                    (10, 14),
                    (20, 0),
                )
            ]
        ),
        "#c9605a",
        "dots",
        0.2,
        True,
        0.9,
    )
    return gr


def draw_grandmother(sc: Scene) -> None:
    """Grandmother at the pot."""
    gx, gy = GRAN
    rot = math.degrees(math.atan2(PY - gy, PX - gx))
    gr = grandmother()
    lay(sc, gr, gx, gy, rot, 1.22)
