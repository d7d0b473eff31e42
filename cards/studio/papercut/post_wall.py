"""A wall of pigeonholes in an old post office: boards with depth, and letters that sink into the dusk."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.colour_ramp import ramp_of
from cards.studio.papercut.geometry import T, U, clean, limb
from cards.studio.papercut.scene import Scene

COLS, ROWS, LEFT, TOP, FOOT = 9, 10, -22.0, 26.0, 806.0
CW, RH = 844.0 / COLS, (FOOT - TOP) / ROWS
BOARD = 7.0
DUSK = ("#150a09", "#26120e", "#432116", "#6f3c22", "#a8683a", "#dda45c")
PAPER = ("#22120d", "#4a2d1c", "#7d5734", "#b98d55", "#e6c388", "#fbe8bc")


def glow_at(x: float, y: float, lamp: tuple[float, float]) -> float:
    """How much lamplight a place of the wall gets, 0..1."""
    under = y - arch(x, lamp)
    fall = max(0.0, 1 - math.hypot(x - lamp[0], (y - lamp[1] - 150) * 0.8) / 900)
    return 1.25 * fall**1.05 * min(1.0, max(0.16, 0.5 + under / 120))


def arch(x: float, lamp: tuple[float, float]) -> float:
    """The upper edge of the lamp's light on the wall."""
    return lamp[1] + 26 + 0.00105 * (x - lamp[0]) ** 2


def draw_wall(sc: Scene, lamp: tuple[float, float], vanish: tuple[float, float]) -> None:
    """Every hole is a box: its floor, its side, its dark; then the letters in it; the boards last."""
    r = sc.stream("pigeonholes")
    sheets: dict[str, list[Any]] = {}
    envelopes: list[tuple[Any, Any, float]] = []
    for i in range(ROWS):
        for j in range(COLS):
            x0, y0 = LEFT + CW * j + BOARD / 2, TOP + RH * i + BOARD / 2
            x1, y1 = x0 + CW - BOARD, y0 + RH - BOARD
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
            t = glow_at(cx, cy, lamp)
            deep = 0.86
            bx0, bx1 = vanish[0] + (x0 - vanish[0]) * deep, vanish[0] + (x1 - vanish[0]) * deep
            by0, by1 = vanish[1] + (y0 - vanish[1]) * deep, vanish[1] + (y1 - vanish[1]) * deep
            hole = box(x0, y0, x1, y1)
            sc.flat(hole, ramp_of(DUSK, 0.04 + 0.34 * t))
            back = box(max(x0, min(bx0, x1)), max(y0, min(by0, y1)), max(x0, min(bx1, x1)), max(y0, min(by1, y1)))
            sc.flat(back, ramp_of(DUSK, 0.0 + 0.2 * t))
            floor = Polygon([(x0, y1), (x1, y1), (bx1, by1), (bx0, by1)]).intersection(hole)
            sc.flat(floor, ramp_of(DUSK, 0.16 + 0.6 * t))
            left = Polygon([(x0, y0), (bx0, by0), (bx0, by1), (x0, y1)]).intersection(hole)
            sc.flat(left, ramp_of(DUSK, 0.1 + 0.5 * t))
            quiet = (cx > 530 and 250 < cy < 500) or (cx < 360 and cy > 560)  # behind what stands there
            if r.random() < 0.18 or quiet:
                continue
            base, lo, hi = (y1 + by1) / 2 + 1, max(x0, bx0) + 6, min(x1, bx1) - 6
            if r.random() < 0.62:  # envelopes that lean, the last ones in front
                n = r.randrange(1, 5)
                for k in range(n):
                    w, h = r.uniform(30, 46), r.uniform(22, 34)
                    x = lo + (hi - lo - w) * (k + r.uniform(0, 0.6)) / max(1, n) if hi - lo > w else lo
                    rot = r.uniform(-13, 13)
                    tall = r.random() < 0.3
                    w, h = (h, w) if tall else (w, h)
                    g = T(box(0, -h, w, 0), x, base - abs(rot) * 0.12 + 2 * k, rot=rot, o=(w / 2, 0))
                    flap = U(limb([(0, -h, 0.8), (w / 2, -h * 0.42, 1.1), (w, -h, 0.8)], 1, 3)) if not tall else U(limb([(4, -h * 0.5, 1), (w - 4, -h * 0.5, 1)], 1, 3), limb([(4, -h * 0.38, 1), (w - 8, -h * 0.38, 1)], 1, 3))  # fmt: skip
                    lum = 0.1 + t * r.uniform(0.66, 0.94)
                    envelopes.append((g.intersection(hole), T(flap, x, base - abs(rot) * 0.12 + 2 * k, rot=rot, o=(w / 2, 0)).intersection(hole), lum))  # fmt: skip
            else:  # lying in a bundle
                y = base
                for _ in range(r.randrange(3, 9)):
                    h, a, b = r.uniform(2.6, 5), lo + r.uniform(0, 10), hi - r.uniform(0, 12)
                    g = T(box(a, y - h, b, y), rot=r.uniform(-1.6, 1.6), o=((a + b) / 2, y))
                    sheets.setdefault(ramp_of(PAPER, 0.08 + t * r.uniform(0.6, 0.9)), []).append(g.intersection(hole))
                    y -= h + 0.6
    for colour, gs in sheets.items():
        sc.layer(U(gs), colour, z=1.4, cut=0, wash=0, fibre=0, sh=0.5, rim=mix(colour, "#fff3d2", 0.6), rimop=0.5)
    for g, flap, lum in envelopes:
        c = ramp_of(PAPER, lum)
        sc.layer(g, c, z=1.6, cut=0, wash=0, fibre=0, sh=0.6, rim=mix(c, "#fff3d2", 0.6), rimop=0.6)
        sc.flat(flap, mix(c, "#3a1c10", 0.5), 0.8)
    boards = [box(LEFT, TOP + RH * i - BOARD / 2, 850, TOP + RH * i + BOARD / 2) for i in range(ROWS + 1)]
    posts = [box(LEFT + CW * j - BOARD / 2, -20, LEFT + CW * j + BOARD / 2, FOOT) for j in range(COLS + 1)]
    c = (lamp[0], lamp[1] + 150)
    stops = [(k / 8, ramp_of(DUSK, 0.98 * (1 - k / 8) ** 1.2 + 0.08)) for k in range(9)]
    sc.layer(U(posts), sc.rad(stops, *c, 860), z=5, cut=0.3, sh=0.6, rim="#ffdf9e", rimop=0.4)
    sc.layer(U(boards), sc.rad([(o, mix(c, "#ffdf9e", 0.08)) for o, c in stops], lamp[0], lamp[1] + 150, 860), z=4, cut=0.3, sh=0.6, rim="#ffdf9e", rimop=0.5)  # fmt: skip
    plates = [(LEFT + CW * (j + 0.5), TOP + RH * (i + 1)) for i in range(ROWS - 1) for j in range(COLS)]
    for x, y in plates:
        t = glow_at(x, y, lamp)
        sc.flat(box(x - 8, y - 2.4, x + 8, y + 2.4), ramp_of(PAPER, 0.1 + 0.8 * t), 0.9)
        sc.flat(limb([(x - 5, y, 0.8), (x + 5, y, 0.8)], 1, 3), ramp_of(DUSK, 0.3 * t), 0.9)
    for k, op in enumerate((0.3, 0.34, 0.4)):  # the edge of the light, in three papers
        P = [(x, arch(x, lamp) - 34 * k) for x in range(-60, 880, 20)]
        dusk = Polygon([(-60, -60), *P, (860, -60)])
        sc.flat(clean(dusk.buffer(0)), "#120a05", op, "multiply", 5)
