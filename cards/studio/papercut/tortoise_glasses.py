"""Spectacles as high as a house: two panes in a frame of tortoiseshell, every fleck its own paper, snow along the top."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
MID, LENS_Y, FOOT, SIZE = 190.0, 598.0, 776.0, 0.92
PANE = "-144,-124 -84,-168 0,-178 92,-168 150,-122 166,-40 152,56 108,134 40,174 -30,177 -98,144 -140,72 -156,-20"


def fit(g: Any) -> Any:
    """Down to the size at which the coast shows on both sides."""
    return T(g, s=SIZE, o=(400, FOOT))


def pane(side: int) -> Any:
    """The opening of one side: -1 left, 1 right."""
    return fit(T(shape(PANE, 14), 400 + side * MID, LENS_Y, flip=side < 0))


def panes() -> Any:
    return U(pane(-1), pane(1))


def frame() -> Any:
    """The whole frame without its panes."""
    rims = [T(shape(PANE, 14), 400 + s * MID, LENS_Y, flip=s < 0).buffer(27) for s in (-1, 1)]
    brow = [limb([(400 + s * 58, 486, 40), (400 + s * 110, 440, 46), (400 + s * MID, 412, 42), (400 + s * 290, 430, 50), (400 + s * 358, 486, 56)], 10) for s in (-1, 1)]  # fmt: skip
    ends = [shape(" ".join(f"{400 + s * x},{y}" for x, y in ((320, 470), (352, 462), (386, 476), (394, 500), (388, 528), (364, 544), (336, 552)))) for s in (-1, 1)]  # fmt: skip
    bridge = limb([(332, 556, 46), (364, 520, 42), (400, 508, 40), (436, 520, 42), (468, 556, 46)], 10)
    return clean(fit(fillet(U(rims, brow, ends, bridge), 9)).difference(panes()))


def on_snow(g: Any, base: float, long: float = 348.0) -> Any:
    """A standing outline laid on the snow towards us by the light from the panes; base: the height of its foot."""

    def lay(p: Any) -> Any:
        t = np.maximum(0.0, (base - p[:, 1]) / 352)
        return np.c_[400 + (p[:, 0] - 400) * (1 + 0.36 * t), base + long * t**0.9]

    return clean(shapely.transform(clean(g).segmentize(8), lay).buffer(0))


def draw_frame(sc: Scene) -> None:
    """Body, flecks in five browns, bevels, rivets, pads, the lit inner edge, and snow."""
    g = frame()
    sc.flat(T(g, 8, 14), "#39444a", 0.45, "multiply", 9)
    sc.layer(g.buffer(1.5), "#2a160b", z=9, sh=0.5, cut=0.2, rim="#fff6de", rimop=0.6)
    sc.layer(g, sc.rad([(0, "#e8a544"), (0.35, "#b8702a"), (0.7, "#7a4218"), (1, "#56290f")], 400, 600, 440), z=3, sh=0.4, cut=0, rim="#ffe2a4", rimop=0.9)  # fmt: skip
    r = sc.stream("tortoise")
    x0, y0, x1, y1 = g.bounds
    for c, n, lo, hi, op in (("#f2b956", 130, 4, 11, 0.75), ("#8a4a1a", 190, 5, 15, 0.9), ("#5a2d10", 170, 5, 14, 0.95), ("#331808", 120, 4, 12, 1.0), ("#ffd98a", 70, 2, 4, 0.7)):  # fmt: skip
        flecks = []
        for _ in range(n * 3):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if not g.contains(shapely.Point(x, y)):
                continue
            w = r.uniform(lo, hi)
            s = min((-1, 1), key=lambda k: abs(x - 400 - k * MID * SIZE))
            a = math.degrees(math.atan2(y - 612, x - 400 - s * MID * SIZE)) + 90
            blob = shape(" ".join(f"{q * w * r.uniform(0.7, 1.2):.1f},{v * w * r.uniform(0.4, 0.9):.1f}" for q, v in ((-1.3, 0), (-0.6, -0.7), (0.4, -0.6), (1.2, -0.1), (0.7, 0.6), (-0.3, 0.7))))  # fmt: skip
            flecks.append(T(blob, x, y, rot=a + r.uniform(-22, 22)))
        sc.layer(U(flecks).intersection(g.buffer(-2.5)), c, z=0.9, sh=0.3, op=op, rim="#ffdf9c", rimop=0.35, **EXACT)
    with sc.clip(g):
        bevel = clean(g.difference(g.buffer(-6)))
        sc.flat(bevel, "#2a1408", 0.3, "multiply", 1.5)
        hi = clean(g.buffer(-5).difference(T(g.buffer(-5), 4, 5)))
        sc.flat(hi, "#fff3d6", 0.5, "screen", 1.6)
        glow = clean(panes().buffer(13))
        sc.flat(glow, sc.rad([(0, "#ffc24e", 0), (0.3, "#ffcf66", 0.55), (1, "#ffdc8a", 0.85)], 400, 560, 420), 0.55, "screen", 5)  # fmt: skip
        low = clean(g.difference(T(g, 0, -16)))
        sc.flat(low, "#1f0e06", 0.45, "multiply", 5)
    for s in (-1, 1):  # how thick it is: its lower inner wall, lit by what shines through
        p = pane(s)
        wall = clean(p.difference(T(p, 0, -11)).difference(T(p, -s * 2, -1)))
        sc.layer(clean(p.difference(T(p, 0, -10))), sc.lin([(0, "#fff0b8"), (0.5, "#ffc95c"), (1, "#d9892c")], 0, FOOT - 130, 0, FOOT), z=1, sh=0.2, rim="#fffbe6", rimop=1, **EXACT)  # fmt: skip
        sc.flat(wall, "#8a4a1a", 0.25)
        for d in (-9, 9):
            q = fit(ellipse(400 + s * (366 + 0.3 * d), 500 + d, 4.4))
            sc.layer(q, "#d9d4c4", z=1, sh=0.6, rim="#ffffff", rimop=1, **EXACT)
    draw_caps(sc, g)


def draw_caps(sc: Scene, g: Any) -> None:
    """Snow on brow, bridge and ends."""
    r = sc.stream("caps")
    crest = []
    for x in np.arange(g.bounds[0] + 6, g.bounds[2] - 4, 7):
        col = g.intersection(shapely.box(x - 1, 0, x + 1, 1200))
        y = col.bounds[1]
        if y < 560:
            steep = min(1.0, max(0.25, (530 - y) / 70))
            crest.append(ellipse(x, y + 3, 12, (7 + r.uniform(0, 4)) * steep + 2))
    snow = clean(fillet(U(crest), 8).difference(panes().buffer(9)))
    sc.layer(snow, sc.lin([(0, "#ffffff"), (0.6, "#fbf8ee"), (1, "#dcdcd5")], 0, 400, 60, 520), z=4, sh=0.5, cut=0, wash=0.2, rim="#ffffff", rimop=1)  # fmt: skip
    sc.flat(clean(snow.difference(T(snow, 0, -5))), "#8e999c", 0.45, "multiply", 2)


def draw_glass(sc: Scene) -> None:
    """A breath of glass over what it shows: edge, two bands of reflection."""
    for s in (-1, 1):
        p = pane(s)
        cx = 400 + s * MID * SIZE
        with sc.clip(p):
            sc.flat(clean(p.difference(p.buffer(-10))), "#5a3a18", 0.35, "multiply", 6)
            for d, w, op in ((-92, 34, 0.16), (-44, 12, 0.12)):
                band = shape(f"{cx + d},{LENS_Y - 190}^ {cx + d + w},{LENS_Y - 190}^ {cx + d + w - 70},{LENS_Y - 20}^ {cx + d - 70},{LENS_Y - 20}^")  # fmt: skip
                sc.flat(band, sc.lin([(0, "#ffffff", 1), (1, "#ffffff", 0)], 0, LENS_Y - 180, 0, LENS_Y - 20), op * 1.4, "screen", 2)  # fmt: skip
