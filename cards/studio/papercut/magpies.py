"""Magpies in the light of their hoard: two that call, one that wears a ring, and the parent with a locket."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.trinkets import trinket

LX, LY = 404, 520  # the hoard
GOLD, PALE, INK, TOMATO, FROST = "#ffd479", "#fff3c4", "#131b2a", "#e2452f", "#a9ccc6"


def hoard(sc: Scene, *stops: str, r: float = 560) -> str:
    """Lit from the nest outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX, LY, r)


def at(m: Any, x: float, y: float) -> tuple[float, float]:
    """Where a point of the noun lies on the card."""
    p = m(ellipse(x, y, 1)).centroid
    return float(p.x), float(p.y)


def draw_young(sc: Scene, x: float, y: float, s: float, turn: float) -> None:
    """A nestling that calls: nothing but a throat, lit by what it sits on."""

    def m(g: Any) -> Any:
        return T(g, x, y, s, rot=turn)

    def tone(*c: str) -> str:
        return hoard(sc, *c, r=420)

    sc.layer(
        m(shape("-70,240^ -70,90 -62,40 -76,10 -62,-40 0,-66 62,-40 76,10 62,40 70,90 70,240^")),
        tone("#c8a470", "#565458", "#1c2636", INK),
        z=6,
        cut=0.5,
        rim=FROST,
        rimop=0.8,
    )
    r = sc.stream(f"down {x}")
    down = U(
        [
            m(limb([(u, v, 0.8), (u * 1.06, v + 14, 3), (u * 1.1, v + 28, 0.6)], 3))
            for u, v in [(r.uniform(-52, 52), r.uniform(40, 150)) for _ in range(40)]
        ]
    )
    sc.flat(down, "#c8b48c", 0.35)
    sc.layer(
        m(shape("0,-158^ 34,-96 84,-26^ 52,22 0,44 -52,22 -84,-26^ -34,-96")),
        tone("#ffe690", "#f0bc48", "#a87430"),
        z=3,
        cut=0.4,
        rim="#fffbe0",
        rimop=1,
    )
    sc.layer(
        m(shape("0,-132^ 24,-84 64,-22^ 40,10 0,28 -40,10 -64,-22^ -24,-84")),
        sc.rad([(0, "#4a0c1a"), (0.3, "#a8222a"), (0.75, "#ee5238"), (1, "#ff8a54")], *at(m, 0, -26), 96 * s),
        z=1.4,
        cut=0.2,
        rimop=0,
    )
    sc.layer(m(shape("0,-30^ 18,-12 20,8 0,20 -20,8 -18,-12")), "#ff9a74", z=1.2, cut=0.1, rim="#ffe0c8", rimop=0.8)
    sc.flat(
        m(U([limb([(-30 * k, 4, 1), (-22 * k, -40, 2.4), (-8 * k, -96, 0.8)], 5) for k in (-1, 1)])), "#7a1420", 0.5
    )
    sc.layer(m(shape("0,-166^ 15,-130 0,-112 -15,-130")), "#3a3c44", z=1.2, cut=0.1, rim=FROST, rimop=0.7)


CHICK = (404, 590, 1.12)


def draw_ringed(sc: Scene) -> None:
    """The one that has shut its beak and bows to look at her, the ring round its neck; lit from below."""
    x, y, s = CHICK

    def m(g: Any) -> Any:
        return T(g, x, y, s)

    def h(g: Any) -> Any:
        return m(T(g, -34, -218, 1.0, rot=-16))

    body = m(fillet(U(limb("40,70,210 34,-20,190 10,-100,140 -14,-160,112 -30,-206,112", 10)), 6))
    sc.layer(body, hoard(sc, "#8a7658", "#3c4048", "#182232", INK, r=420), z=8, cut=0.6, rim=FROST, rimop=0.9, rimw=1.6)
    bib = m(shape("-62,80^ -70,0 -62,-60 -36,-104 6,-96 40,-40 60,20 66,80^"))
    sc.layer(
        clean(bib.intersection(body)),
        hoard(sc, "#fff6d4", "#f6dca0", "#b0a890", r=300),
        z=2,
        cut=0.3,
        rim="#fffbe0",
        rimop=0.9,
    )
    r = sc.stream("down")
    with sc.clip(body):
        sc.flat(
            m(
                U(
                    [
                        limb([(a, b, 0.8), (a - 4, b + 12, 3), (a - 4, b + 26, 0.6)], 3)
                        for a, b in [(r.uniform(-50, 130), r.uniform(-190, 40)) for _ in range(90)]
                    ]
                )
            ),
            "#8fa4b0",
            0.3,
        )
    # head: long skull, short strong beak, turned down to the left
    beak_low = h(shape("-46,22^ -84,30 -116,44^ -88,48 -50,46^"))
    beak_up = h(shape("-44,-14^ -84,-8 -114,14 -128,50^ -104,36 -70,30 -40,34^"))
    skull = h(shape("-64,12 -58,-26 -30,-56 12,-62 52,-44 76,-6 84,44 70,90 20,96 -26,78 -54,48"))
    sc.layer(beak_low, hoard(sc, "#e8c080", "#5a5250", r=300), z=2, cut=0.3, rim=GOLD, rimop=0.9)
    sc.layer(beak_up, hoard(sc, "#b09468", "#232a38", r=260), z=3, cut=0.3, rim=FROST, rimop=0.9)
    sc.flat(h(limb([(-84, 4, 1), (-96, 12, 3), (-104, 22, 1)], 4)), "#f0e0b8", 0.5)
    sc.layer(h(shape("-30,16^ -56,18 -82,28 -66,40 -34,44^ -24,30")), "#ffd35a", z=1.2, cut=0.2, wash=0)
    sc.layer(
        skull,
        sc.rad([(0, "#b89a6c"), (0.35, "#4c5058"), (0.7, "#1c2534"), (1, INK)], *at(h, -20, 100), 150 * s),
        z=4,
        cut=0.4,
        rim=FROST,
        rimop=0.9,
        rimw=1.5,
    )
    q = sc.stream("crown")
    with sc.clip(skull):
        sc.flat(
            h(
                U(
                    [
                        limb([(u, v, 0.6), (u + 8, v + 4, 2.6), (u + 18, v + 12, 0.5)], 3)
                        for u, v in [(q.uniform(-50, 76), q.uniform(-56, 84)) for _ in range(80)]
                    ]
                )
            ),
            "#8fa4b0",
            0.28,
        )
    ex, ey = -20, -6
    sc.layer(h(ellipse(ex, ey, 17, 16)), "#c8c8a8", z=1.2, cut=0, wash=0)
    sc.layer(
        h(ellipse(ex, ey, 15, 14)),
        sc.rad([(0, "#b87a34"), (1, "#3a1c10")], *at(h, ex - 3, ey + 6), 18 * s),
        z=0.8,
        cut=0,
        wash=0,
    )
    sc.flat(h(ellipse(ex - 5, ey + 4, 9.5)), "#0a0c14", 1)
    sc.flat(h(U(ellipse(ex - 9, ey - 2, 3.6), ellipse(ex + 2, ey + 8, 1.8))), "#ffffff", 1)
    sc.flat(
        h(limb([(ex - 19, ey + 2, 1), (ex - 10, ey - 14, 5), (ex + 6, ey - 17, 6), (ex + 20, ey - 4, 1)], 6)),
        "#0c121c",
        1,
    )
    sc.layer(
        h(U([limb([(14 + 11 * k, -58 + 5 * k, 6), (26 + 15 * k, -82 + 4 * k - 5 * (k % 2), 1)], 2) for k in range(4)])),
        "#39465a",
        z=1.4,
        cut=0,
    )
    # the ring: a golden hoop round the neck, its stone to the front
    hoop = m(T(ellipse(0, 0, 76, 27).difference(ellipse(0, -6, 65, 18)), -16, -128, rot=-14))
    front = clean(hoop.difference(m(T(box(-66, -60, 66, -6), -16, -128, rot=-14))))
    sc.layer(
        front,
        sc.lin([(0, "#fff6c0"), (0.4, "#f4b93a"), (1, "#b5701c")], x - 110, y - 140, x + 80, y - 90),
        z=3,
        cut=0.3,
        sh=0.6,
        wash=0,
        fibre=0,
        rim="#fffbe0",
        rimop=1,
    )
    gem = m(T(shape("-14,-12^ 10,-12^ 18,2^ -2,24^ -22,2^"), -38, -98, 1.1, rot=8))
    gx, gy = gem.centroid.x, gem.centroid.y
    sc.glow(gx, gy, 110, "#fff0c0", 0.8)
    sc.layer(gem, "#e6fbff", z=2, cut=0.2, wash=0, rim="#ffffff", rimop=1)
    rays = [
        limb(
            [
                (gx - q * math.cos(a), gy - q * math.sin(a), 0.4),
                (gx, gy, 4.4),
                (gx + q * math.cos(a), gy + q * math.sin(a), 0.4),
            ],
            2,
        )
        for a, q in ((0.1, 60), (1.67, 60), (0.9, 26), (2.4, 26))
    ]
    sc.flat(U(rays), "#ffffff", 0.95)


def draw_parent(sc: Scene) -> None:
    """The thief comes home out of the evening, a locket in the beak; facing left, centred on the breast."""

    def m(g: Any) -> Any:
        return T(g, 590, 142, 0.68, rot=-12)

    tail = shape("90,2^ 190,-6 300,-28 372,-54 366,-34 384,-28 372,-14 380,-4 300,18 190,30 100,30^")
    far = shape("-40,-10^ -20,-70 34,-150 120,-196^ 112,-170 126,-158 108,-140 116,-124 90,-108 84,-60 50,-4^")
    near = shape(
        "-30,0^ -60,-70 -50,-150 6,-214 70,-236^ 66,-212 88,-206 78,-184 98,-176 84,-156 100,-142 82,-124 92,-100 70,-70 66,-20 40,14^"
    )
    white = shape("2,-196^ 70,-236^ 66,-212 88,-206 78,-184 98,-176 84,-156 100,-142 82,-124^ 40,-128 4,-160^")
    body = shape("-150,2^ -140,-20 -112,-34 -70,-30 0,-26 70,-16 120,4 110,26 60,36 0,48 -60,42 -104,24 -128,18^")
    belly = shape("-74,34^ -40,8 20,4 76,10 84,30 40,42 -10,50 -50,46^")
    opts: dict[str, Any] = {"cut": 0.4, "rim": FROST, "rimop": 0.7}
    sc.layer(m(tail), "#1a5058", z=5, **opts)
    sc.layer(m(far), "#0f2430", z=4, **opts)
    sc.layer(m(body), "#101c28", z=5, **opts)
    sc.layer(m(belly), "#e4dcb4", z=1.6, cut=0.3)
    sc.layer(m(near), sc.lin([(0, "#2a5f74"), (1, "#0f1c2a")], 560, 20, 620, 190), z=6, **opts)
    sc.layer(m(clean(white.intersection(near.buffer(-5)))), "#c8d8d4", z=1.4, cut=0.2)
    sc.flat(
        m(
            U(
                [
                    limb([(-20, -30 - 20 * k, 1), (24, -66 - 26 * k, 3), (78 - 2 * k, -84 - 28 * k, 1)], 5)
                    for k in range(5)
                ]
            )
        ),
        "#0a1824",
        0.5,
    )
    sc.layer(m(shape("-140,-16^ -164,-8 -184,8^ -164,10 -138,12^")), "#222c38", z=2, cut=0.2)
    sc.flat(m(ellipse(-122, -12, 6)), "#f4e8b0", 0.9)
    bx, by = at(m, -177, 9)
    sc.stroke([(bx, by), (bx - 2, by + 26)], "#e8b850", 2)
    sc.layer(T(trinket("locket"), bx - 2, by + 24, 2), "#f4c050", z=3, cut=0.2, wash=0, rim="#fffbe0", rimop=1)
    sc.glow(bx, by + 44, 60, "#ffd880", 0.6)
