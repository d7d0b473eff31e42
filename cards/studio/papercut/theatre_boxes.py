"""Curtain, arch and boxes of an old theatre, a coat in every box; in card units."""

from __future__ import annotations

import math

from shapely.geometry import box

from cards.studio.papercut.bare_stage import EDGE, LEFT, RIGHT
from cards.studio.papercut.colour import mix
from cards.studio.papercut.empty_coats import KINDS_OF_COAT, TONES, coat, lay_coat
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene


def draw_house(sc: Scene) -> None:
    """Curtain, arch, boxes at both sides."""
    lx, ly = sc.light[:2]
    glow = lambda a, b, r=560: sc.rad([(0, a), (0.45, mix(a, b, 0.5)), (1, b)], lx, ly, r)
    for s, x in ((-1, LEFT), (1, RIGHT)):
        for k in range(7):  # folds, the lit inner ones first
            w = 17
            x0 = x - s * (k * w - 22)
            g = limb(
                [(x0, 20, w * 1.5), (x0 - s * 2, 240, w * 1.25), (x0 + s * (3 + 2 * math.sin(k)), EDGE + 4, w * 1.6)], 8
            )
            sc.layer(
                g,
                glow(mix("#b5484e", "#7a2a3c", k / 6), mix("#5c2034", "#2a1222", k / 6), 420),
                z=5,
                sh=0.5,
                cut=0.4,
                rim="#ffd9b0",
                rimop=0.55,
            )
    for k in range(6):  # swags
        x0, x1 = LEFT - 36 + k * 90, LEFT - 36 + (k + 1) * 90
        g = shape(f"{x0},-20^ {x1},-20^ {x1 - 6},52 {(x0 + x1) / 2},{86 - 3 * abs(k - 2.5):.0f} {x0 + 6},52")
        sc.layer(g, glow("#a03e4a", "#3a1626", 470), z=7, sh=0.55, cut=0.4, rim="#ffd9b0", rimop=0.5)
        sc.flat(
            U(
                [
                    limb([(x0 + 8, 6 + 12 * j, 0.6), ((x0 + x1) / 2, 30 + 13 * j, 2), (x1 - 8, 6 + 12 * j, 0.6)], 6)
                    for j in range(4)
                ]
            ).intersection(g),
            "#2a1020",
            0.5,
        )
    way = shape(
        f"{LEFT - 26},{EDGE + 31}^ {LEFT - 26},120 {LEFT - 8},56 {lx},22 {RIGHT + 8},56 {RIGHT + 26},120 {RIGHT + 26},{EDGE + 31}^"
    )
    for d, c in ((0, "#7a3c44"), (11, "#c98f56"), (18, "#5c2c3c"), (54, "#6a3444"), (62, "#3a1c2e")):
        outer = clean(box(-20, -20, 820, EDGE + 30).difference(way.buffer(d)))
        sc.layer(outer, glow(c, mix(c, "#1b1220", 0.72), 560), z=7, sh=0.55, cut=0.2, rim="#ffe2b0", rimop=0.75)
    arch = [(LEFT - 40, y) for y in range(140, EDGE + 20, 17)] + [(RIGHT + 40, y) for y in range(140, EDGE + 20, 17)]
    sc.layer(
        U([ellipse(x, y, 4.6) for x, y in arch]), glow("#e0b060", "#6a4434", 420), z=3, cut=0, rim="#fff3d0", rimop=0.9
    )
    for s in (-1, 1):
        for k, (x, w, tiers) in enumerate(
            ((92 if s < 0 else 724, 92, (150, 282, 414)), (2 if s < 0 else 812, 104, (118, 268, 418)))
        ):
            for j, y in enumerate(tiers):
                draw_box(sc, x, y + (0, 14)[k], w, s, j + 3 * k)


def draw_box(sc: Scene, x: float, y: float, w: float, side: int, n: int) -> None:
    """A box: its dark, one coat at the balustrade, a small lamp bracket."""
    lx, ly = sc.light[:2]
    glow = lambda a, b: sc.rad([(0, a), (1, b)], lx, ly, 560)
    dark_in = U(box(x - w * 0.4, y - 62, x + w * 0.4, y + 20), ellipse(x, y - 62, w * 0.4, 26))
    sc.flat(dark_in, "#120d1a")
    tone = TONES[(n * 5 + (side > 0) * 3) % len(TONES)]
    kind = KINDS_OF_COAT[(n * 4 + (side > 0)) % len(KINDS_OF_COAT)]
    with sc.clip(dark_in):
        lay_coat(
            sc, coat(kind, tone, 900 + n + 10 * side), x - side * 8, y - 22, w * 0.52, -side * (6 + 3 * (n % 3)), 0.1
        )
    rail = shape(
        f"{x - w * 0.52},{y + 4}^ {x},{y + 10} {x + w * 0.52},{y + 4}^ {x + w * 0.48},{y + 44}^ {x},{y + 54} {x - w * 0.48},{y + 44}^"
    )
    sc.layer(rail, glow("#a85a52", "#3a1a2c"), z=8, sh=0.6, cut=0.3, rim="#ffe2b0", rimop=0.85)
    sc.layer(
        limb([(x - w * 0.53, y + 3, 6), (x, y + 9, 6), (x + w * 0.53, y + 3, 6)], 6),
        glow("#d8a45a", "#5a3a30"),
        z=3,
        cut=0.1,
        rim="#fff3d0",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                ellipse(x + w * q, y + 30 - 8 * abs(q), 6, 8).difference(
                    ellipse(x + w * q, y + 30 - 8 * abs(q), 3.6, 5.4)
                )
                for q in (-0.3, 0, 0.3)
            ]
        ),
        "#d8a45a",
        0.5,
    )
