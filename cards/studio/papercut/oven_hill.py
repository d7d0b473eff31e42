"""A hill that is a bread oven: its mouth of cut stone with the fire, a village asleep on its back."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb, rounded
from cards.studio.papercut.land import land
from cards.studio.papercut.plants import poplar
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank

LX, LY = 470.0, 640.0
FOOT = 786.0
MOUTH = (212.0, 640.0, 432.0)  # half width, spring, crown
NIGHT = "#16264a"


def mouth(d: float = 0) -> Any:
    """The oven's mouth, d wider all round."""
    w, spring, crown = MOUTH
    g = U(box(LX - w, spring, LX + w, FOOT + 200), ellipse(LX, spring, w, spring - crown))
    return clean(g.buffer(d).intersection(box(-80, -80, 900, FOOT)))


def stones(sc: Scene, d0: float, d1: float, n: int, lit: str, shade: str, name: str) -> None:
    """A ring of cut stones round the mouth."""
    r = sc.stream(name)
    ring = mouth(d1).difference(mouth(d0))
    for k in range(n):
        a0, a1 = (math.radians(-216 + 252 * (k + t) / n) for t in (0, 1))
        wedge = Polygon(
            [(LX, MOUTH[1] + 20)]
            + [
                (LX + 900 * math.cos(a0 + (a1 - a0) * t), MOUTH[1] + 20 + 900 * math.sin(a0 + (a1 - a0) * t))
                for t in (0, 0.5, 1)
            ]
        )
        q = rounded(clean(ring.intersection(wedge)).buffer(-1.6), 4)
        if q.is_empty:
            continue
        c = mix(mix(lit, shade, r.uniform(0, 0.4)), NIGHT, r.uniform(0, 0.14))
        sc.layer(
            q,
            sc.rad([(0, light(c, 0.2)), (0.5, c), (1, mix(c, NIGHT, 0.5))], LX, LY, 200 + d1 * 1.6 + 120),
            z=2.4,
            cut=0.6,
            sh=0.5,
            rim="#ffe6a8",
            rimop=0.8,
            rimw=1.4,
        )


def cottage(sc: Scene, x: float, y: float, s: float, lit: bool, k: int) -> None:
    """A small house asleep, its edges towards the fire."""
    w, h = 46 * s, (34 + 8 * (k % 3)) * s
    wall_ = box(x - w / 2, y - h, x + w / 2, y + 16)
    sc.layer(wall_, sc.near("#c89a8c", "#34497c", 560), z=4, cut=0.4, rim="#ffd9a0", rimop=0.9)
    roof = Polygon(
        [(x - w * 0.64, y - h + 2), (x - w * 0.05, y - h - w * (0.6 + 0.12 * (k % 2))), (x + w * 0.64, y - h + 2)]
    )
    sc.layer(roof, sc.near("#c8684c", "#2a3668", 560), z=4, cut=0.4, rim="#ffd9a0", rimop=0.9)
    panes_ = U([box(x + d * s - 4 * s, y - h + 9 * s, x + d * s + 4 * s, y - h + 19 * s) for d in (-10, 9)])
    sc.flat(panes_, "#ffd27a" if lit else "#15224a")


def oven_hill(sc: Scene) -> None:
    """Sheet behind sheet, a village asleep on its back, the chimney that smokes."""
    P = [
        (-60, 600),
        (40, 520),
        (140, 396),
        (250, 296),
        (366, 240),
        (480, 226),
        (600, 258),
        (706, 350),
        (796, 480),
        (870, 560),
    ]
    body, _ = land(sc.stream("hill"), P, 4)
    ch = Polygon([(568, 290), (576, 168), (630, 164), (640, 300)])
    sc.layer(ch, sc.near("#b86a50", "#2c3560", 520), z=6, rim="#ffd9a0", rimop=0.7)
    sc.flat(brick(ch, 16, 8, "chimney", 0.6), "#1c2448", 0.4)
    sc.layer(box(562, 154, 642, 172), "#4a5280", z=3, rim="#ffd9a0")
    puff = bank(
        sc.stream("smoke"),
        [(602, 146), (590, 110), (540, 92), (470, 84), (390, 88), (300, 66), (200, 70), (90, 44)],
        12,
        28,
        sx=1.6,
    )
    sc.layer(puff, sc.near("#a9a8b8", "#33507e", 560), z=7, sh=0.4, rim="#ffd9a0", rimop=0.8)
    tones = ("#233c70", "#2f4578", "#4a4e7c", "#70587a", "#9c6460", "#b8704e")
    places = ((150, 250, 330, 660, 742), (92, 214, 640, 716, 790), (60, 150, 700, 770), (24, 110, 752), (), ())
    for k, c in enumerate(tones):
        q = 1 - 0.092 * k
        g = body if k == 0 else clean(AF.scale(body, q, q, origin=(LX, FOOT + 10)))
        line = [(x, y) for x, y in g.exterior.coords if y < FOOT]
        line = sorted(line)
        for j, x in enumerate(places[k]):
            y = float(np.interp(x, [p[0] for p in line], [p[1] for p in line])) + 12
            if j % 2 == 0:
                sc.layer(
                    poplar(sc.stream(f"poplar {k} {j}"), x + 32, y + 6, 54 + 10 * (j % 3), 18),
                    sc.near("#7a7a70", "#1c3058", 420),
                    z=3,
                    cut=0,
                    fibre=0,
                    rim="#ffd9a0",
                    rimop=0.7,
                )
            cottage(sc, x, y, 0.86 + 0.09 * k, (k, j) in ((1, 1), (2, 3)), j + k)
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#ffb060", 0.6)), (0.5, c), (1, mix(c, NIGHT, 0.55))], LX, LY, 560),
            z=9,
            sh=0.55,
            cut=1,
            rim="#ffd9a0",
            rimop=0.75,
        )
        tufts = []
        q_ = sc.stream(f"tufts {k}")
        for _ in range(90):
            x = q_.uniform(0, 800)
            y = float(np.interp(x, [p[0] for p in line], [p[1] for p in line])) + q_.uniform(10, 50)
            tufts += [limb([(x, y, 1.8), (x + d, y - q_.uniform(6, 13), 0.5)], 2) for d in (-3, 2)]
        sc.flat(U(tufts).intersection(g), mix(c, "#ffe0a8", 0.5), 0.5)


def oven_mouth(sc: Scene) -> None:
    """Brick round the fire."""
    stones(sc, 50, 92, 23, "#9a625a", "#56486c", "outer")
    stones(sc, 0, 50, 19, "#d9784a", "#8a4038", "inner")
    m = mouth()
    sc.flat(m, sc.rad([(0, "#fffdf0"), (0.4, "#ffe9a0"), (0.7, "#ff9c38"), (1, "#a83018")], LX, LY, 262))
    with sc.clip(m):
        for k in range(4):
            g = mouth(-14 - 24 * k)
            sc.layer(
                g,
                sc.rad(
                    [(0, "#fffbe0"), (0.6, mix("#ffb848", "#ffe9a8", k / 3)), (1, mix("#c84a1c", "#ffc860", k / 3))],
                    LX,
                    LY,
                    230,
                ),
                z=6,
                sh=0.35,
                shc="#7a1c10",
                cut=0.8,
                rim="#fff6d0",
                rimop=0.9,
            )
