"""An arch cut in a hedge, three depths of leaves; in card units."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.clipped_yew import NIGHT
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, clean
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.outdoors import hedge
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene


def draw_arch(sc: Scene) -> None:
    """The hedge through which we look, an arch cut in it by the same shears: three depths of leaves."""
    sx, sy = sc.light[:2]
    w = Wob(sc.stream("arch"), 4, 1.1)
    planes = (
        (349, 52, "#93a851", "#31552f", 11),
        (378, -4, "#5d8042", "#20402a", 13),
        (406, -62, "#33563a", "#13271c", 17),
    )
    for k, (a, top, lit, shade, size) in enumerate(planes):
        t = np.linspace(0, math.pi, 70)
        P = [(sx - a * math.cos(u) * (1 + 0.03 * w(u)), top + 380 - 380 * math.sin(u) ** 0.7) for u in t]
        flare = a * 1.1
        hole = Polygon(
            [(sx - flare, 1400), (sx - a * 1.02, 700), *P[1:-1], (sx + a * 1.02, 700), (sx + flare, 1400)]
        ).buffer(0)
        g = clean(box(-60, -60, 860, 1260).difference(hole))
        sc.layer(
            hedge(g, f"arch {k}", size),
            sc.near(lit, shade, 640, (sx, sy)),
            z=12 + 3 * k,
            sh=0.6,
            cut=0,
            wash=0.8,
            rim="#fff6cc",
            rimop=0.8,
        )
        r = sc.stream(f"arch leaves {k}")
        zone = clean(g.intersection(hole.buffer(60)).intersection(box(0, 0, 800, 1200)))
        x0, y0, x1, y1 = zone.bounds
        for c, n in ((mix(shade, NIGHT, 0.4), 150), (mix(lit, "#f6efb0", 0.35), 130)):
            spots = [(r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(n * 4)]
            lv = [
                leaf(x, y, size * r.uniform(0.8, 1.4), r.uniform(0, 6.28), 0.5)
                for x, y in spots
                if zone.contains(Point(x, y))
            ]
            sc.layer(
                U(lv), sc.near(c, shade, 700, (sx, sy)), z=3, sh=0.4, cut=0, fibre=0, wash=0, rim="#fff6cc", rimop=0.5
            )
