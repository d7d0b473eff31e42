"""Long paving slabs under a low sun, a hopscotch in chalk on them; in card units."""

from __future__ import annotations

import math
import random

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, along, limb, rounded
from cards.studio.papercut.low_sun import cast_sheet
from cards.studio.papercut.scene import Scene


def draw_slabs(sc: Scene, R: random.Random) -> None:
    """Long slabs in courses, each a sheet."""
    sc.backdrop("#8f6644")
    courses = []
    y = -120.0
    while y < 1560:
        h = R.uniform(170, 235)
        x = -420 + R.uniform(-160, 0)
        while x < 1300:
            w = R.uniform(210, 390)
            courses.append((x, y, w, h))
            x += w
        y += h
    tones = ["#ddbb8c", "#d6b182", "#e2c293", "#d2aa78", "#dab689"]
    for x, y, w, h in courses:
        j = [R.uniform(-3, 3) for _ in range(8)]
        q = Polygon(
            [
                (x + 3 + j[0], y + 3 + j[1]),
                (x + w - 3 + j[2], y + 3 + j[3]),
                (x + w - 3 + j[4], y + h - 3 + j[5]),
                (x + 3 + j[6], y + h - 3 + j[7]),
            ]
        )
        q = AF.rotate(rounded(q, 7), -17, origin=(400, 600))
        tone = R.choice(tones)
        if q.intersects(box(-20, -20, 820, 1220)):
            lit, dim = mix(tone, "#fff3d4", 0.86), mix(tone, "#94613c", 0.58)
            cast_sheet(
                sc,
                q,
                sc.near(lit, dim, 1520, mid=mix(tone, "#fff3d4", 0.12)),
                z=2.2,
                sh=0.4,
                cut=1.1,
                wash=0.5,
                rimop=0.5,
            )


def draw_hopscotch(sc: Scene, R: random.Random) -> None:
    """A hopscotch in chalk, played alone."""
    chalk = []
    for cx, cy in ((0, 0), (0, 58), (-29, 116), (29, 116), (0, 174), (-29, 232), (29, 232)):
        q = [(cx - 28, cy - 28), (cx + 28, cy - 27), (cx + 27, cy + 28), (cx - 28, cy + 27), (cx - 28, cy - 28)]
        chalk.append([(x + R.uniform(-2, 2), y + R.uniform(-2, 2)) for x, y in q])
    chalk.append([(54 * math.cos(a), 262 + 42 * math.sin(a)) for a in np.linspace(0, math.pi, 14)])
    for q in chalk:
        t = AF.rotate(AF.translate(Polygon(q), 110, 330), -107, origin=(110, 330))
        line = list(t.exterior.coords)[: len(q)]
        sc.stroke(along(line, 40), "#fffaf0", 3.4, 0.34, blur=0.5)
        sc.stroke(along(line, 40), "#fffaf0", 1.6, 0.4, dash="5 2 9 3 2 4")


def draw_pits(sc: Scene, R: random.Random) -> None:
    """Pits and chips in the stone."""
    pits = []
    for _ in range(150):
        x, y = R.uniform(0, 800), R.uniform(0, 1200)
        a = R.uniform(0.8, 2.6)
        pits.append(limb([(x, y, a), (x - 0.45 * a * 3, y + 0.9 * a * 3, 0.3)], 2, 3))
    sc.flat(U(pits), "#8a5f40", 0.4)


def draw_paving(sc: Scene) -> None:
    """The paving, a game in chalk on it, and what time has done to the stone."""
    r = sc.stream("stones")
    draw_slabs(sc, r)
    draw_hopscotch(sc, r)
    draw_pits(sc, r)
