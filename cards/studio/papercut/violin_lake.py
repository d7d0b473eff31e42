"""A frozen lake from above that is a violin: its outline, ice, finger board, f-holes and strings."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.beasts import fish
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.scene import Scene

S, TILT, OX, OY = 1.06, 8, 426, 346  # the violin: scale, turn, where the middle of its upper edge lies
# the right half of its body, upright
HALF = "26,2 64,-2 120,12 164,58 182,118 178,176 162,216 158,236 166,246 190,250^ 178,262 150,282 128,322 120,362 124,404 144,444 176,464 206,472^ 190,486 192,500 214,544 228,606 214,664 166,706 90,722 0,726"


def laid(g: Any) -> Any:
    """From the violin's own upright axes to the card."""
    return T(g, OX, OY, S, rot=TILT)


def spot(x: float, y: float) -> tuple[float, float]:
    """A point of the upright violin on the card."""
    a = math.radians(TILT)
    return OX + S * (x * math.cos(a) - y * math.sin(a)), OY + S * (x * math.sin(a) + y * math.cos(a))


def lake() -> Any:
    """Body, neck, peg box and scroll of the violin, upright."""
    half = HALF.split()
    left = ["%g,%s" % (-float(t.split(",")[0]), t.split(",")[1]) for t in half[-2::-1]]
    body = shape(" ".join(half + left))
    neck = Polygon([(-25, 10), (-19, -176), (19, -176), (25, 10)])
    box_ = shape("-20,-172^ -23,-200 -19,-240 -13,-262 13,-262 19,-240 23,-200 20,-172^")
    scroll = U(ellipse(0, -272, 30, 25), ellipse(-24, -272, 13, 15), ellipse(24, -272, 13, 15))
    neck_joint = fillet(U(body.intersection(box(-90, -20, 90, 60)), neck), 5)
    return U(body, neck_joint, fillet(U(neck, box_, scroll), 4))


def f_hole() -> Any:
    """The right one; its upper ball lies inwards."""
    s = limb("58,330,5 62,312,9 74,304,12 84,322,13 90,360,16 96,400,16 104,436,13 116,448,11 128,440,8 130,426,5", 10)
    nicks = U(Polygon([(82, 372), (74, 378), (83, 384)]), Polygon([(100, 366), (108, 372), (101, 378)]))
    return T(fillet(U(s, ellipse(55, 334, 9.5), ellipse(128, 424, 12), nicks), 2), -6, 18, 0.9, sy=0.95)


def draw_ice(sc: Scene, water: Any) -> None:
    """Ice that grows thicker from the rim, with its hair cracks and bubbles."""
    sc.backdrop(sc.rad([(0, "#d3e9ea"), (0.45, "#9cc9cf"), (0.8, "#6fa7b4"), (1, "#5d97a6")], 560, 420, 860))
    r = sc.stream("ice")
    for k, (d, c) in enumerate(((0, "#77aebb"), (26, "#86bbc5"), (56, "#97c6cd"))):  # ice grows thicker from the rim
        g = rounded(water.buffer(-d), 14)
        sc.layer(
            g, sc.near(mix(c, "#e6f4f2", 0.4), c, 900, (560, 400)), z=2, cut=1.2, sh=0.2, rimop=0.5, fibre=0.1, wash=1
        )
    blot = U(
        [
            ellipse(
                *spot(r.uniform(-170, 170), r.uniform(20, 690)), r.uniform(20, 70), r.uniform(10, 26), r.uniform(-50, 0)
            )
            for _ in range(26)
        ]
    )
    with sc.clip(water):
        sc.flat(rounded(blot, 8), "#eaf6f4", 0.22, blur=3)
        lines = []
        for _ in range(70):  # hair cracks, all leaning one way
            a, b = r.uniform(-210, 210), r.uniform(0, 720)
            q = [(a, b)]
            ang = r.choice((r.gauss(-0.5, 0.3), r.gauss(1.1, 0.3)))
            for _ in range(r.randint(3, 7)):
                ang += r.uniform(-0.5, 0.5)
                q.append((q[-1][0] + math.cos(ang) * r.uniform(8, 24), q[-1][1] + math.sin(ang) * r.uniform(8, 24)))
            lines.append(limb([(*spot(*w_), 1.3 * (1 - j / len(q)) + 0.2) for j, w_ in enumerate(q)], 2, 3))
        sc.flat(U(lines), "#f4fbf9", 0.55)
        bub = U(
            [
                ellipse(*spot(r.gauss(sx, 34), r.gauss(sy, 30)), r.uniform(0.8, 3.2))
                for sx, sy in ((-150, 600), (140, 560), (-60, 120), (60, 640), (-130, 90))
                for _ in range(26)
            ]
        )
        sc.flat(bub, "#f4fbf9", 0.5)


def draw_finger_board(sc: Scene) -> None:
    """A swept lane: the finger board."""
    board = laid(Polygon([(-17, -172), (17, -172), (27, 196), (20, 202), (-20, 202), (-27, 196)]))
    sc.layer(
        board,
        sc.lin([(0, "#2f6270"), (1, "#427987")], *spot(0, -170), *spot(0, 200)),
        z=1.4,
        cut=0.4,
        sh=0.25,
        rim="#f4fbf9",
        rimop=0.6,
        fibre=0.05,
    )


def draw_f_holes(sc: Scene) -> None:
    """The two f-holes: open water, and a trout that looks out of it."""
    for g in (f_hole(), T(f_hole(), flip=True)):
        h = laid(g)
        sc.layer(h.buffer(5), "#dcedec", z=1.6, cut=0.8, sh=0.2, rimop=0.5)
        sc.layer(
            h, sc.lin([(0, "#123844"), (1, "#1f5160")], *spot(0, 300), *spot(0, 450)), z=0.8, cut=0.4, sh=0, rimop=0
        )
        with sc.clip(h):
            sc.flat(T(h.buffer(6).difference(h), -5, 7), "#061c26", 0.75, blur=3)
            sc.stroke([(spot(60, 330)[0] + j * 3, spot(0, 340)[1] + j * 5) for j in range(2)], "#6fb0bd", 1, 0.4)
    trout(sc)


def draw_strings(sc: Scene) -> None:
    """The strings: four taut cracks."""
    for k in range(4):
        rr = random.Random(f"string{k}")
        a, b, c = (-12 + 8 * k, -176), (-25.5 + 17 * k, 404), (-15 + 10 * k, 520)
        q = [np.array(a) + (np.array(b) - np.array(a)) * t for t in np.linspace(0, 1, 60)] + [
            np.array(b) + (np.array(c) - np.array(b)) * t for t in np.linspace(0.1, 1, 12)
        ]
        q = [(x + rr.uniform(-0.4, 0.4), y) for x, y in q]
        P = [spot(*w_) for w_ in q]
        sc.stroke([(x - 1.6, y + 1.2) for x, y in P], "#2f6272", 1.4, 0.6)
        sc.stroke(P, "#f7fcfa", 1.9, 0.95)
        tw = []
        for _ in range(9):
            i = rr.randint(38, 58)
            ex, ey = q[i]
            L = rr.choice((-1, 1)) * rr.uniform(4, 11)
            tw.append(
                limb(
                    [
                        (*spot(ex, ey), 1.0),
                        (*spot(ex + L * 0.6, ey + rr.uniform(3, 8)), 0.7),
                        (*spot(ex + L, ey + rr.uniform(9, 18)), 0.2),
                    ],
                    3,
                    3,
                )
            )
        sc.flat(U(tw), "#f7fcfa", 0.8)


def trout(sc: Scene) -> None:
    """Stopped under the ice, with its head in the open water of the f-hole."""
    x, y = spot(140, 474)
    g = T(fish(46), x, y, rot=-58, flip=True)
    sc.flat(g, "#2f6676", 0.75, blur=0.8)
    sc.flat(
        T(U([ellipse(a, b, 1.6) for a, b in ((-8, -4), (0, -5), (8, -3), (4, 2), (-4, 1))]), x, y, rot=-58, flip=True),
        "#b5604a",
        0.8,
    )
