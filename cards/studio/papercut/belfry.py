"""A belfry by night: the sleeping town through its opening, the parapet, the floor in a lantern's light, beams and stone."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene


def roofs(
    sc: Scene, name: str, base: float, size: tuple[float, float], c: str, lit: str, spire: float | None = None
) -> None:
    """One row of roofs: gables, hips, chimneys, dark windows; the moonward slope of each is pale."""
    r = sc.stream(name)
    x, walls, tops, pale, dots = -40.0, [], [], [], []
    while x < 840:
        w, h = r.uniform(*size), r.uniform(0.3, 1.0) * size[0]
        y, p = base - h, r.uniform(0.5, 0.9) * w
        walls.append(box(x, y, x + w, base + 300))
        if r.random() < 0.5:
            tri = [(x - 3, y), (x + w / 2, y - p), (x + w + 3, y)]
            pale.append(Polygon([tri[0], tri[1], (x + w / 2 + 3, y - p + 8), (x + 5, y)]))
        else:
            tri = [(x - 3, y), (x + w * 0.2, y - p * 0.7), (x + w * 0.8, y - p * 0.7), (x + w + 3, y)]
            pale.append(Polygon([tri[0], tri[1], tri[2], (x + w * 0.78, y)]))
        tops.append(Polygon(tri))
        if r.random() < 0.6:
            q = x + w * r.uniform(0.2, 0.7)
            tops.append(box(q, y - p * 0.95, q + w * 0.11, y - p * 0.2))
        n = max(1, int(w / 16))
        dots += [
            box(x + (k + 0.32) * w / n, y + 8 + j * 17, x + (k + 0.68) * w / n, y + 17 + j * 17)
            for k in range(n)
            for j in range(3)
        ]
        x += w * r.uniform(0.86, 1.05)
    if spire is not None:
        tops += [
            box(spire - 8, base - 62, spire + 8, base),
            Polygon([(spire - 11, base - 60), (spire, base - 106), (spire + 11, base - 60)]),
        ]
    g = U(walls, tops)
    sc.layer(
        g,
        sc.lin([(0, light(c, 0.12)), (1, dark(c, 0.35))], 0, base - size[1], 0, base + 160),
        z=6,
        cut=0.4,
        sh=0.45,
        rim=lit,
        rimop=0.5,
    )
    sc.flat(U(pale).intersection(g), lit, 0.32)
    sc.flat(U(dots).intersection(g), dark(c, 0.45), 0.5)


def draw_floor(sc: Scene, y: float, lamp: tuple[float, float]) -> None:
    """Broad boards running away from us, brightest round the lantern."""
    g = box(-50, y, 850, 1250)
    sc.layer(
        g,
        sc.rad(
            [(0, "#ffd888"), (0.16, "#d8862e"), (0.42, "#6a3418"), (0.75, "#26131a"), (1, "#120c1c")],
            lamp[0],
            lamp[1],
            520,
            "translate(0 0)",
        ),
        z=6,
        dy=-3,
        cut=0.4,
        sh=0.5,
        rim="#ffe0a0",
        rimop=0.6,
    )
    vx, vy = 420, 700
    r = sc.stream("boards")
    lines = []
    for k in range(-9, 10):
        x = vx + k * 118 + r.uniform(-14, 14)
        p = [(vx + (x - vx) * q, vy + (1240 - vy) * q) for q in ((y - vy) / (1240 - vy), 1.0)]
        lines.append(limb([(*p[0], 1.2), (*p[1], 3.4)], 2, 3))
    sc.flat(U(lines).intersection(g), "#1a0a0c", 0.6)
    sc.flat(
        T(U(lines), 2.4, 0).intersection(g), sc.rad([(0, "#fff0b8"), (0.4, "#c8802e"), (1, "#2a1620")], *lamp, 420), 0.4
    )
    nails = [
        ellipse(vx + (vx - 420 + k * 118 + 60) * q, vy + (1240 - vy) * q, 2.4 * q, 1.2 * q)
        for k in range(-7, 7)
        for q in (0.72, 0.93)
    ]
    sc.flat(U(nails).intersection(g), "#1a0a0c", 0.6)


def draw_parapet(sc: Scene, y0: float, y1: float, lamp: tuple[float, float]) -> None:
    """The low wall of the opening, its stones and its worn sill."""
    g = box(-50, y0, 850, y1)
    sc.layer(
        g,
        sc.rad([(0, "#e8a050"), (0.28, "#8a5030"), (0.6, "#2c1c30"), (1, "#14122a")], *lamp, 520),
        z=8,
        cut=0.6,
        sh=0.5,
        dy=-3,
    )
    r = sc.stream("parapet")
    joints, x = [], -50.0
    for row in range(3):
        ya, yb = y0 + (y1 - y0) * row / 3, y0 + (y1 - y0) * (row + 1) / 3
        joints.append(box(-50, yb - 1, 850, yb + 1))
        x = -50.0 + 30 * row
        while x < 850:
            joints.append(box(x - 1, ya, x + 1, yb))
            x += r.uniform(54, 96)
    sc.flat(U(joints), "#0c0a18", 0.55)
    sc.layer(
        box(-50, y0 - 15, 850, y0 + 3),
        sc.rad([(0, "#d8a060"), (0.4, "#6a4a4a"), (1, "#2a3050")], *lamp, 560),
        z=5,
        cut=1.2,
        sh=0.6,
        rim="#a8c8e8",
        rimop=0.8,
    )


def draw_jambs(sc: Scene, left: float, right: float, lamp: tuple[float, float]) -> None:
    """The stone at both sides, nearer than the bell; its inner edges take the lantern's light below and the night's above."""
    r = sc.stream("jambs")
    for s, x in ((-1, left), (1, right)):
        pts_ = [(x + s * 12 * math.sin(q / 70) * 0.3 + r.uniform(-2, 2), q) for q in range(-40, 1260, 26)]
        edge = -60 if s < 0 else 860
        g = clean(Polygon([(edge, -60), *pts_, (edge, 1260)]).buffer(0))
        sc.layer(
            g,
            sc.rad([(0, "#7a4a2c"), (0.3, "#3a2430"), (0.65, "#171430"), (1, "#0a0a1e")], *lamp, 760),
            z=12,
            cut=0.8,
            sh=0.6,
            rim="#7fa6d8",
            rimop=0.4,
        )
        rimlight(sc, g, 3 * s, -1, "#ffb860", 0.8, 2, c=lamp, r=520)
        joints = []
        for k, q in enumerate(range(-10, 1240, 74)):
            joints.append(limb([(edge, q, 2.6), (x, q + r.uniform(-5, 5), 2)], 2, 3))
            xx = x + s * r.uniform(20, 60)
            joints.append(limb([(xx, q, 2), (xx + r.uniform(-4, 4), q + 74, 2)], 2, 3))
            _ = k
        q = U(joints).intersection(g)
        sc.flat(q, "#05040e", 0.6)
        sc.flat(
            T(q, 0, 2).intersection(g), sc.rad([(0, "#c8803a"), (0.6, "#3a3a6a"), (1, "#1a1a3a")], *lamp, 700), 0.35
        )


def timber(sc: Scene, pts_: Any, w: float, lamp: tuple[float, float], z: float = 10) -> Any:
    """A squared oak beam with grain, its underside lit by the lantern."""
    g = LineString(pts_).buffer(w / 2, cap_style="flat")
    b = g.bounds
    sc.layer(
        g,
        sc.rad([(0, "#a8622a"), (0.4, "#4a2a20"), (0.8, "#1c1426"), (1, "#100e20")], *lamp, 900),
        z=z,
        cut=0.6,
        sh=0.6,
        rim="#6a8ec0",
        rimop=0.6,
    )
    (x0, y0), (x1, y1) = pts_[0], pts_[-1]
    grain = [
        limb([(x0, y0 + d, 0.6), ((x0 + x1) / 2, (y0 + y1) / 2 + d + 3 * math.sin(d), 1.8), (x1, y1 + d, 0.6)], 8, 3)
        for d in np.arange(-w * 0.4, w * 0.42, w * 0.17)
    ]
    sc.flat(U(grain).intersection(g), "#08060e", 0.5)
    rimlight(sc, g, 0, -3, "#e8a050", 0.7, 2, c=lamp, r=1000)
    for q in np.linspace(x0, x1, 5)[1:-1] if abs(x1 - x0) > 500 else ():
        strap = box(q - 13, b[1] - 3, q + 13, b[3] + 3)
        sc.layer(
            strap,
            sc.rad([(0, "#c88a4a"), (0.5, "#3a3040"), (1, "#1a1a30")], *lamp, 1000),
            z=4,
            cut=0.5,
            sh=0.6,
            rim="#88a8d8",
            rimop=0.6,
        )
        sc.flat(U([ellipse(q, b[1] + 12, 4), ellipse(q, b[3] - 12, 4)]), "#0a0814", 0.8)
    return g


def cone(sc: Scene, lamp: tuple[float, float], y: float, x0: float, x1: float) -> None:
    """The lantern's light that climbs into the bell."""
    g = Polygon([(lamp[0] - 16, lamp[1] - 20), (lamp[0] + 16, lamp[1] - 20), (x1, y), (x0, y)])
    sc.flat(g, sc.lin([(0, "#ffd070", 0.5), (1, "#ffd070", 0.16)], 0, lamp[1], 0, y), 0.75, "screen", 16)
