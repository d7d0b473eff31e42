"""One great wave about to fall, foam along its lip."""

from __future__ import annotations

import math

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene


def breaking_wave(sc: Scene, x: float, y: float, s: float) -> None:
    """One great wave with its foot on x, y, its lip about to fall to the right."""
    body = shape(
        "-176,70^ -150,44 -104,14 -62,-34 -26,-86 22,-124 80,-136 128,-118 156,-82 160,-58^ 146,-78 124,-92 98,-92 78,-76 72,-50 84,-20 112,6 150,24 190,36 190,80^"
    )
    face = shape("76,-52^ 84,-22 112,4 150,22 190,36 190,70^ 60,70^ 20,40 8,0 20,-48 52,-84 98,-92^ 80,-78")
    ribs = U(
        limb("-130,52,1 -84,16,4 -36,-40,5 10,-92,4 60,-120,1", 8),
        limb("-90,60,1 -44,22,4 -8,-30,5 28,-78,4 84,-110,1", 8),
        limb("-40,66,1 -8,30,4 12,-16,4 34,-62,3 84,-98,1", 8),
    )
    r = sc.stream("lip")
    arc = [(80 + 80 * math.cos(t), -64 + 66 * math.sin(t), t) for t in (-2.35 + 0.062 * j for j in range(39))]
    lip = [
        ellipse(px + r.uniform(-3, 3), py + r.uniform(-3, 3), r.uniform(3, 8), r.uniform(2.4, 5)) for px, py, _ in arc
    ]
    lip += [limb([(px, py, 5), (px - 6, py + r.uniform(8, 18), 0.8)], 3) for px, py, t in arc[12::3]]
    drops = [ellipse(150 + r.uniform(-24, 16), -40 + r.uniform(0, 86), r.uniform(0.9, 2.3)) for _ in range(16)]
    place = (lambda g: T(g, x, y, s))  # fmt: skip  # noqa: E731
    sc.layer(
        place(body),
        sc.lin([(0, "#cfeee8"), (0.3, "#5aa2ae"), (1, "#154660")], 0, y - 140 * s, 0, y + 70 * s),
        z=7,
        cut=0.4,
        sh=0.5,
        shc="#06202e",
        rim="#ffffff",
        rimop=0.9,
    )
    sc.flat(place(face), sc.lin([(0, "#1c5a72"), (0.5, "#2f7f92"), (1, "#134660")], 0, y - 90 * s, 0, y + 70 * s), 0.8)
    sc.flat(place(ribs), "#d6f4ee", 0.5)
    sc.layer(place(U(lip)), "#fbfffd", z=3, cut=0, fibre=0, wash=0, sh=0.4, shc="#0c3a50")
    sc.flat(place(U(drops)), "#fbfffd", 0.95)
