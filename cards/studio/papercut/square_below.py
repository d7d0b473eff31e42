"""A small town square from straight above, far below: houses that lean away from the nadir, stalls, people who look up."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.affinity import translate
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, ellipse, limb
from cards.studio.papercut.scene import Scene

NX, NY = 385.0, 706.0  # the nadir, in the middle of the square
TALL = 62.0  # how high over the square we are, in metres
MOUTH = (406.0, 601.0, 350.0)  # of the bell, through which it is seen
SUN = (-0.93, -0.37)  # where the morning comes from, on the plan
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
ROOFS = ("#cf9155", "#b9713f", "#dcae72", "#a8653c", "#c98a5e", "#d9a05a")


def over(a: float, p: float, h: float = 0.0) -> tuple[float, float]:
    """The point at bearing a (radians) and p units from the nadir on the ground, h metres up."""
    k = 1 / (1 - h / TALL)
    return NX + p * k * math.cos(a), NY + p * k * math.sin(a)


def facing(a: float) -> float:
    """How much a plane whose plan normal points to a is lit: 0 to 1."""
    return max(0.0, min(1.0, 0.5 + 0.6 * (math.cos(a) * SUN[0] + math.sin(a) * SUN[1])))


def house(sc: Scene, r: random.Random, a0: float, a1: float, p0: float, p1: float, h: float) -> None:
    """One house: the wall that looks to the square with its windows, and two slopes of tiles."""
    a, m, c = (a0 + a1) / 2, (p0 + p1) / 2, r.choice(ROOFS)
    lit = facing(a + math.pi)
    wall = Polygon([over(a0, p0), over(a1, p0), over(a1, p0, h), over(a0, p0, h)])
    tone = mix("#f3e3b8", "#e3c695", r.random())
    sc.layer(wall, mix("#6a5138", tone, 0.25 + 0.75 * lit), z=1, sh=0.3, rim="#fff3cc", rimop=0.3, **EXACT)
    n = max(2, int((a1 - a0) * p0 / 11))
    panes = []
    for floor in np.arange(2.0, h - 1.6, 2.9):
        for k in range(n):
            t, w = a0 + (a1 - a0) * (k + 0.5) / n, (a1 - a0) * 0.2 / n
            panes.append(
                Polygon(
                    [
                        over(t - w, p0, floor),
                        over(t + w, p0, floor),
                        over(t + w, p0, floor + 1.6),
                        over(t - w, p0, floor + 1.6),
                    ]
                )
            )
    sc.flat(U(panes), "#6a4a2e", 0.7)
    for inner in (False, True):
        light = facing(a + math.pi) if inner else facing(a)
        q0, q1 = (p0 - 3, m) if inner else (m, p1 + 3)
        rows = 3
        for k in range(rows) if inner else range(rows - 1, -1, -1):
            f0, f1 = k / rows, (k + 1.25) / rows
            up = (lambda f: h - 0.4 + 3.4 * min(1.0, f)) if inner else (lambda f: h + 3 - 3.4 * min(1.0, f))
            x0, x1 = q0 + (q1 - q0) * f0, q0 + (q1 - q0) * min(1.0, f1)
            g = Polygon(
                [
                    over(a0 - 0.01, x0, up(f0)),
                    over(a1 + 0.01, x0, up(f0)),
                    over(a1 + 0.01, x1, up(f1)),
                    over(a0 - 0.01, x1, up(f1)),
                ]
            )
            col = mix(mix("#4d3322", c, 0.35), mix(c, "#ffe0a0", 0.35), light)
            sc.layer(
                g,
                mix(col, "#2e1f14", 0.05 * (k % 2)),
                z=1.3,
                sh=0.4,
                rim="#ffe9b4",
                rimop=0.15 + 0.5 * light,
                rimw=0.6,
                **EXACT,
            )
    ticks = []
    for t in np.arange(a0, a1, 5.5 / p1):
        ticks.append(limb([(*over(t, p0, h + 0.4), 0.5), (*over(t, m, h + 3), 0.8), (*over(t, p1, h), 0.5)], 1))
    sc.flat(U(ticks), "#4a2e1a", 0.22)
    if r.random() < 0.7:
        t, e = a0 + (a1 - a0) * r.uniform(0.2, 0.8), 5.0 / m
        x, y = over(t, m + 8, h + 3)
        sc.flat(Polygon([(x, y), (x + 4, y + 3), (x + 19, y + 9), (x + 16, y + 4)]), "#3a2516", 0.4)
        for hh, cc in ((h + 2, "#6a4a30"), (h + 5, "#e0bb84")):
            box = Polygon(
                [
                    over(t - e / 2, m + 3, hh),
                    over(t + e / 2, m + 3, hh),
                    over(t + e / 2, m + 8, hh),
                    over(t - e / 2, m + 8, hh),
                ]
            )
            sc.layer(box, cc, z=1, sh=0.5, rim="#fff0c4", rimop=0.7, **EXACT)


def draw_town(sc: Scene) -> None:
    """Ground, three rings of houses with streets between, their shadows."""
    sc.backdrop(sc.rad([(0, "#f3e0b4"), (0.4, "#e0c48e"), (1, "#a88858")], NX - 60, NY - 30, 520))
    r = sc.stream("town")
    for k in range(1, 12):
        ring = [over(a, 18 * k + 0.8 * math.sin(9 * a + k)) for a in np.linspace(0, 2 * math.pi, 90)]
        sc.stroke(ring, "#8a6a40", 0.9, 0.35)
        for a in np.linspace(0, 2 * math.pi, 6 + 6 * k, endpoint=False):
            sc.stroke([over(a + 0.1 * k, 18 * k), over(a + 0.1 * k, 18 * k + 18)], "#8a6a40", 0.8, 0.3)
    rings = []
    for p0, p1, n, h in (
        (520, 580, 58, 8),
        (438, 498, 48, 8),
        (356, 414, 40, 8.5),
        (284, 336, 32, 9),
        (218, 264, 25, 9.5),
        (152, 200, 18, 10),
    ):
        houses = []
        for k in range(n):
            if (n == 18 and k in (2, 7, 12, 15)) or (n < 40 and r.random() < 0.06):
                continue
            a0 = 2 * math.pi * k / n + 0.03
            a1 = 2 * math.pi * (k + 1) / n + r.uniform(0.0, 0.02)
            houses.append((a0, a1, p0 + r.uniform(-8, 6), p1 + r.uniform(-7, 7), h + r.uniform(-2, 2.6)))
        rings.append(houses)
    shade = [
        Polygon([over(a0, p0), over(a1, p0), over(a1, p1), over(a0, p1)]) for hs in rings for a0, a1, p0, p1, _ in hs
    ]
    sc.flat(U([translate(U(shade), 9 * k, 3.6 * k) for k in range(1, 6)]), "#6a4c30", 0.5, "multiply", 1.5)
    for hs in rings:
        for spec in hs:
            x, y = over((spec[0] + spec[1]) / 2, (spec[2] + spec[3]) / 2, spec[4])
            if math.hypot(x - MOUTH[0], y - MOUTH[1]) < MOUTH[2] + 52:
                house(sc, r, *spec)
    draw_cat(sc)


def draw_cat(sc: Scene) -> None:
    """One black cat on a ridge, and her long shadow."""
    x, y = over(math.pi * 0.97, 172, 12.5)
    sc.flat(limb([(x, y, 8), (x + 24, y + 9, 5), (x + 38, y + 14, 2)], 3), "#3a2516", 0.55)
    cat = U(
        ellipse(x, y, 7, 5, 20),
        ellipse(x - 7, y - 3, 4),
        limb([(x - 9, y - 5, 2), (x - 11, y - 9, 0.6)], 2),
        limb([(x - 6, y - 6, 2), (x - 6, y - 10, 0.6)], 2),
        limb([(x + 6, y + 2, 2.4), (x + 14, y + 1, 2), (x + 17, y - 5, 1.4)], 5),
    )
    sc.layer(cat, "#17120e", z=1.6, sh=0.5, rim="#ffe9b4", rimop=0.9, **EXACT)


def draw_market(sc: Scene) -> None:
    """A fountain, striped awnings, and people who have all stopped and look up."""
    r = sc.stream("market")
    x, y = NX + 62, NY + 76
    sc.flat(U([ellipse(x + 6 * k, y + 2.4 * k, 19) for k in range(6)]), "#6a4c30", 0.5, "multiply", 1)
    for rad, c in ((20, "#c9ab78"), (16, "#f3e3b8"), (13, "#5f8f86"), (5, "#e0c48e"), (2.6, "#fff3cc")):
        sc.layer(ellipse(x, y, rad), c, z=1.6, sh=0.5, rim="#fff6d8", rimop=0.7, **EXACT)
    boat = Polygon(
        [(x - 8, y + 1), (x - 4, y + 6), (x + 3, y + 6), (x + 7, y + 1), (x + 1, y + 2), (x - 1, y - 5), (x - 3, y + 2)]
    )
    sc.layer(boat, "#fffbe8", z=1.4, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)
    for a, p, rot in ((1.75, 116, 100), (2.95, 124, 76), (3.35, 112, 96), (0.5, 128, 120)):
        sx, sy = over(a, p)
        c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        P = lambda u, v: (sx + 0.76 * (u * c - v * s), sy + 0.76 * (u * s + v * c))
        g = Polygon([P(-21, -12), P(21, -12), P(21, 12), P(-21, 12)])
        sc.flat(U([ellipse(sx + 5 * k, sy + 2 * k, 14, 10, rot) for k in range(5)]), "#6a4c30", 0.5, "multiply", 1)
        sc.layer(g, "#f3e6c4", z=3, sh=0.5, rim="#fff6d8", rimop=0.8, **EXACT)
        dark = r.choice(("#6f8a6a", "#b98a4a", "#7d6a4a"))
        sc.flat(
            U(
                [
                    Polygon([P(-21 + 12 * k, -12), P(-15 + 12 * k, -12), P(-15 + 12 * k, 12), P(-21 + 12 * k, 12)])
                    for k in range(4)
                ]
            ),
            dark,
            0.9,
        )
        sc.flat(Polygon([P(-21, 0), P(21, 0), P(21, 12), P(-21, 12)]), "#6a4c30", 0.22)
    for k in range(70):
        a, p = r.uniform(0, 2 * math.pi), 152 * math.sqrt(r.uniform(0.04, 1))
        looker(sc, r, *over(a, p))


def looker(sc: Scene, r: random.Random, x: float, y: float) -> None:
    """Somebody small who looks up: shoulders, a pale face, hands at the hat; a long shadow."""
    sc.flat(limb([(x, y, 5), (x + 20, y + 8, 4.4), (x + 26, y + 10.4, 3.6)], 3), "#4a3420", 0.72, "multiply", 0.5)
    a = r.uniform(0, 360)
    coat = r.choice(("#4a5a4a", "#6f5a3a", "#3a3428", "#8a6a42", "#5a6a60", "#d9c08a"))
    sc.layer(ellipse(x, y, 6, 3.8, a), coat, z=1.2, sh=0.5, rim="#fff3cc", rimop=0.8, **EXACT)
    sc.layer(
        ellipse(x - 1, y - 1, 3.1),
        r.choice(("#f0cfa0", "#c98f62", "#8a5a38", "#f3d9b0")),
        z=0.8,
        sh=0.4,
        rim="#fff6d8",
        rimop=0.8,
        **EXACT,
    )
    sc.flat(ellipse(x + 1.2, y + 1.2, 2.1), r.choice(("#2e1f14", "#5a3a20", "#6a6250")), 0.85)
