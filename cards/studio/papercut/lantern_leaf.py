"""The last leaf, a lamp behind it: toothed, lit through between its ribs, with a hole and a folded margin."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.vessels import lantern

LX, LY = 262.0, 452.0  # the flame, seen through the leaf


STALK = (352.0, 216.0)  # where the stalk is tied


LEAF_LONG, LEAF_WIDE, LEAF_TURN = 500.0, 172.0, 14.0


RIBS = (0.05, 0.14, 0.24, 0.34, 0.45, 0.56, 0.67, 0.78)


def on_leaf(t: float, u: float) -> tuple[float, float]:
    """A point of the leaf: t from stalk to tip, u across, -1..1 between the margins."""
    w = LEAF_WIDE * math.sin(math.pi * min(1, max(0, t)) ** 0.7) ** 0.9 * (1.06 - 0.34 * t * t)
    y = 34 + LEAF_LONG * t
    x = u * w + 26 * math.sin(2.6 * t) - 34 * t * t
    y += 26 * abs(u) * math.sin(math.pi * t) * (0.2 - t) * 0.9
    return x, y


def to_card(P: Any) -> list[tuple[float, float]]:
    """From the leaf's frame, stalk at 0,0, to the card."""
    a = math.radians(LEAF_TURN)
    return [(STALK[0] + x * math.cos(a) - y * math.sin(a), STALK[1] + x * math.sin(a) + y * math.cos(a)) for x, y in P]


def leaf_blade() -> Any:
    """The outline with its teeth, all of them towards the tip."""
    sides = []
    for s in (-1, 1):
        side = []
        for k in range(19):
            t = (k + 0.35) / 19
            side += [on_leaf(t, s * 0.94), on_leaf(min(1, t + 0.036), s * 1.06)]
        sides.append(side)
    P = [on_leaf(0, 0), *sides[0], on_leaf(1.04, 0), *sides[1][::-1]]
    return rounded(clean(Polygon(to_card(P)).buffer(0)), 1.2)


def rib(t: float, s: int, n: int = 9) -> list[tuple[float, float]]:
    """One side vein from the midrib to the margin."""
    return to_card([on_leaf(t + (1 - t) * 0.36 * q**1.25, s * q) for q in np.linspace(0, 0.97, n)])


def draw_leaf(sc: Scene) -> None:
    """The last one: panels between the ribs, lit through from behind; a bite through which we see the fog."""
    g = leaf_blade()
    hole = ((0.52, 0.46), (0.55, 0.6), (0.6, 0.66), (0.66, 0.63), (0.7, 0.5), (0.67, 0.4), (0.62, 0.46), (0.57, 0.38))
    bite = shape(np.array(to_card([on_leaf(t, u) for t, u in hole])))
    g = clean(g.difference(bite))
    glowing = sc.rad(
        [(0, "#fff3a8"), (0.13, "#ffc04a"), (0.32, "#f46a2a"), (0.6, "#c92a2a"), (1, "#7a1628")], LX, LY, 330
    )
    sc.layer(g, glowing, z=16, cut=0, sh=0.4, shc="#6a2a20", wash=0.5, rim="#ffe0a0", rimop=1.0, rimw=1.8)
    r = sc.stream("panels")
    with sc.clip(g):
        for s in (-1, 1):
            for k, t in enumerate((*RIBS, 0.96)):
                low = rib(RIBS[k - 1] if k else 0.02, s)
                panel = Polygon(low + rib(t, s)[::-1]).buffer(0)
                sc.flat(
                    panel,
                    "#fff0a0" if (k + (s > 0)) % 2 else "#5a0c20",
                    r.uniform(0.05, 0.13),
                    "screen" if (k + (s > 0)) % 2 else "multiply",
                )
                x0, y0 = low[0]
                sc.flat(
                    Polygon(low + [(x + 3, y + 16) for x, y in low[::-1]]).buffer(0), "#5a0c20", 0.26, "multiply", 3
                )
        net = []
        for _ in range(330):  # the finest veins, across from rib to rib
            t, s, u = r.uniform(0.04, 0.92), r.choice((-1, 1)), r.uniform(0.08, 0.92)
            P = to_card(
                [
                    on_leaf(t + (1 - t) * 0.36 * u**1.25, s * u),
                    on_leaf(t + (1 - t) * 0.36 * u**1.25 + r.uniform(0.02, 0.05), s * (u + r.uniform(-0.06, 0.1))),
                ]
            )
            net.append(limb([(*P[0], 1.1), (*P[1], 0.5)], 2, 3))
        sc.flat(U(net), "#ffd890", 0.2)
        sc.flat(clean(g.difference(g.buffer(-16))), "#5a0c20", 0.3, "multiply", 6)
    mid = to_card([on_leaf(t, 0) for t in np.linspace(0, 1.03, 20)])
    veins = [limb([(x, y, 7 - 6 * k / 19) for k, (x, y) in enumerate(mid)], 2)]
    for s in (-1, 1):
        veins += [limb([(x, y, 3.6 - 0.34 * j) for j, (x, y) in enumerate(rib(t, s))], 2) for t in RIBS]
    sc.layer(
        U(veins).intersection(g),
        sc.rad([(0, "#fff8d0"), (0.5, "#ffb45a"), (1, "#d9583a")], LX, LY, 320),
        z=1.2,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.3,
        shc="#6a1020",
        rimop=0.4,
    )
    edge = [on_leaf(t, 1.02) for t in np.linspace(0.3, 0.86, 20)]
    fold = [on_leaf(t, 1.02 - 0.34 * math.sin(math.pi * (t - 0.3) / 0.56)) for t in np.linspace(0.3, 0.86, 20)]
    flap = clean(Polygon(to_card(edge + fold[::-1])).buffer(0)).difference(bite)
    sc.layer(
        flap,
        sc.rad([(0, "#f0803c"), (0.5, "#b83a34"), (1, "#7a2430")], LX + 30, LY, 300),
        z=5,
        cut=0.3,
        sh=0.5,
        shc="#4a0c1c",
        rim="#ffd08a",
        rimop=1.0,
        rimw=1.4,
    )
    with sc.clip(g):  # the lantern is seen through it
        frame = T(lantern("#4a1018", "#fff6d0"), LX - 6, LY - 70, 1.7)
        sc.flat(ellipse(LX - 6, LY + 4, 74, 82), "#fff6c0", 0.9, "screen", 26)
        sc.flat(U([q.geom for q in frame.pieces if q.name in ("frame", "ring")]), "#a8241c", 0.62, "multiply", 1.6)
        sc.stroke([(256, LY - 70), (256, 262)], "#a8241c", 3, 0.4, "multiply", blur=1.4)
        sc.glow(LX - 6, LY + 4, 60, "#fffbe0", 0.9)
    sc.glow(LX, LY, 250, "#ffd070", 0.4)
    stalk = to_card([(0, -6), (1, 12), (2, 36)])
    sc.layer(limb([(*stalk[0], 7), (*stalk[1], 6), (*stalk[2], 9)], 4), "#8a2a24", z=2, cut=0, rim="#ffd08a", rimop=0.9)
