"""A stag who has stood up out of a page: fur above, lit from below; his legs are still white paper with print."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.paper_deer import paper_stag
from cards.studio.papercut.scene import Scene

GLOW = "#fff2c4"
SKULL = "-140,-492 -118,-508 -92,-506 -66,-492 -44,-474 -22,-460 -6,-450 0,-440 -20,-420 -92,-424 -144,-460"
EAR = "-134,-492^ -160,-520 -196,-530 -222,-526^ -206,-502 -176,-486 -146,-478^"


def _ticks(r: Any, g: Any, n: int, size: float, way: Any) -> Any:
    """Short hairs inside g along way(x, y), an angle in radians."""
    x0, y0, x1, y1 = g.bounds
    out = []
    for _ in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        a, q = way(x, y) + r.uniform(-0.25, 0.25), size * r.uniform(0.6, 1.3)
        out.append(
            limb(
                [
                    (x, y, 0.4),
                    (x + q * math.cos(a) * 0.5, y + q * math.sin(a) * 0.5, 1.3),
                    (x + q * math.cos(a), y + q * math.sin(a) + 1, 0.3),
                ],
                2,
                3,
            )
        )
    return U(out).intersection(g)


def leaving_stag(sc: Scene, place: tuple[float, float, float], light: tuple[float, float]) -> None:
    """Laid piece by piece; place = between his hooves and the scale, light = where it comes from."""
    x, y, s = place
    m = lambda g: T(g, x, y, s, flip=True)
    q = {k: m(v) for k, v in paper_stag().items()}
    body = q["body"]
    skull = m(U(shape(SKULL), shape(EAR)).buffer(1.5))
    horns = clean(body.intersection(box(0, 0, 900, y - 490 * s)).difference(skull))
    coat = clean(body.difference(horns))
    hide = sc.rad(
        [(0, "#ffe9b8"), (0.3, "#eab87a"), (0.46, "#c07a44"), (0.66, "#8a4e30"), (0.86, "#5a3428"), (1, "#3a2624")],
        *light,
        760 * s,
    )
    dim = sc.rad([(0, "#d8b080"), (0.4, "#8a5a3a"), (0.7, "#4a2e26"), (1, "#2a1d1e")], *light, 620 * s)
    bone = sc.lin([(0, "#c8b88c"), (0.5, "#d8c496"), (1, "#9a7850")], x, y - 770 * s, x, y - 500 * s)
    sc.layer(
        q["far_horn"],
        sc.lin([(0, "#8a8064"), (1, "#6a5440")], x, y - 770 * s, x, y - 500 * s),
        z=2,
        cut=0,
        sh=0.3,
        fibre=0,
        rimop=0.3,
    )
    sc.layer(q["far"], dim, z=2, cut=0, sh=0.4, fibre=0, rim=GLOW, rimop=0.5)
    sc.layer(body, hide, z=6, cut=0, sh=0.5, fibre=0.15, rim=GLOW, rimop=0.5)
    sc.flat(horns, bone)
    for name in ("far", "body"):  # paper up to the knees
        leg = clean(q[name].intersection(box(0, y - 150 * s, 900, y + 4)))
        sc.flat(
            leg,
            sc.lin([(0, "#fffaf0", 0), (0.55, "#fff6e2", 0.9), (1, "#fffdf4", 1)], 0, y - 150 * s, 0, y - 20 * s),
            1 if name == "body" else 0.75,
        )
        r = sc.stream(f"print {name}")
        rows = []
        for k in range(11):
            yy, xx = y - (10 + 8.5 * k) * s, x - 170 * s
            while xx < x + 180 * s:
                w = r.uniform(5, 11)
                rows.append(limb([(xx + w * j / 4, yy - (1.3 if j % 2 else 0), 0.9) for j in range(5)], 1, 2))
                xx += w + 3
        sc.flat(U(rows).intersection(leg.buffer(-1.2)), "#6a5140", 0.55)
    r = sc.stream("hair")
    upper = clean(coat.difference(box(0, y - 118 * s, 900, y + 9)))

    def way(px: float, py: float) -> float:
        u, v = (px - x) / s, (py - y) / s
        if v < -330 and u > 30:
            return math.pi * 0.62  # the mane hangs
        return math.pi * (0.9 if v < -250 else 0.72)

    for c, n, op in (("#3a201a", 620, 0.4), ("#f0bc80", 420, 0.4), ("#7a4630", 420, 0.4)):
        sc.flat(_ticks(r, upper, n, 13 * s, way), c, op)
    with sc.clip(coat):
        sc.flat(
            coat,
            sc.rad([(0, "#ffffff", 0), (0.6, "#141820", 0.05), (1, "#101c1c", 0.24)], *light, 760 * s),
            1,
            "multiply",
        )
        low = clean(coat.difference(T(coat, 2, -7 * s)))
        sc.flat(low, sc.rad([(0, GLOW, 1), (0.6, GLOW, 0.7), (1, GLOW, 0)], *light, 560 * s), 0.75, "screen", 3)
    spots = [(r.uniform(-70, 100), r.uniform(-312, -232)) for _ in range(30)]
    sc.flat(U([m(ellipse(a, b, 4.6, 3.4)) for a, b in spots]).intersection(coat.buffer(-9 * s)), "#f2cf9a", 0.6)
    sc.flat(q["slits"], "#2a1618", 0.5)
    sc.flat(m(shape("-40,-436^ -8,-432 -8,-424 -40,-417 -66,-427^")).intersection(coat), "#e8c090", 0.5)
    sc.flat(m(ellipse(-5, -440, 8, 7)), "#140c10")
    sc.flat(m(ellipse(-77, -477, 12, 9)), "#d8a878", 0.6)
    sc.flat(m(ellipse(-76, -477, 9.5, 8.6)), "#120a0c")
    sc.flat(m(ellipse(-70, -473, 2.8, 2.4)), "#fffbe6")
    sc.flat(q["ear_in"], "#8a5a44", 0.7)
    back = clean(coat.difference(T(coat, -1, 7 * s)))
    with sc.clip(coat):  # the mist behind him on his back and neck
        sc.flat(back, "#b8c8a0", 0.34, "screen", 2)
        belly = shape(
            f"{x - 110},{y - 150 * s}^ {x - 40},{y - 214 * s} {x + 60},{y - 206 * s} {x + 110},{y - 150 * s}^ {x},{y - 90 * s}"
        )
        sc.flat(belly, "#ffdc9c", 0.45, "screen", 12)
    sc.flat(
        m(shape("-150,-512^ -60,-500 -10,-440 -30,-410 -110,-430 -150,-470")).intersection(coat),
        "#f0a858",
        0.28,
        "screen",
        13,
    )
    for g, dx, dy, op in ((coat, 1.6, -2.6, 0.9), (horns, 1.6, -1.6, 0.7), (q["far_horn"], 1.4, -1.4, 0.4)):
        rimlight(sc, g, dx, dy, GLOW, op, 0.9, light, 1000 * s)
