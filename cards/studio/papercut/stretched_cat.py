"""A black cat, stretched from roof to roof; only her edges are lit; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import U, along, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

# the line of her back, from rump to neck
SPINE = [(112, 442), (150, 396), (206, 372), (290, 346), (390, 326), (490, 330), (566, 351), (610, 367), (642, 388)]


def cat() -> dict[str, Any]:
    """The bridge herself: hind paws on the left ridge, forepaws on the right, head low between them."""
    trunk = limb(
        [
            (150, 470, 112),
            (196, 432, 104),
            (286, 380, 64),
            (388, 350, 48),
            (488, 353, 48),
            (566, 384, 62),
            (622, 426, 96),
            (644, 456, 84),
        ],
        10,
    )
    hind_a = limb([(156, 470, 108), (142, 512, 64), (96, 522, 30), (88, 540, 23), (100, 555, 20), (132, 557, 20)], 8)
    hind_b = limb([(206, 444, 60), (220, 500, 36), (180, 528, 22), (158, 549, 19), (182, 557, 17)], 8)
    fore_a = limb([(618, 440, 82), (636, 492, 46), (664, 524, 30), (690, 546, 24), (722, 551, 22)], 8)
    fore_b = limb([(646, 440, 58), (690, 486, 34), (732, 520, 24), (758, 544, 21), (782, 550, 19)], 8)
    neck = limb([(628, 438, 66), (668, 454, 54), (700, 470, 46)], 6)
    head = U(
        shape("668,444 680,424 704,416 730,424 748,444 762,462 766,476^ 760,488 742,496 716,500 690,492 672,472"),
        shape("680,440^ 678,404 684,376^ 702,394 712,420^"),
        shape("712,420^ 720,392 732,372^ 744,398 744,430^"),
    )
    tail = limb(
        [
            (136, 448, 40),
            (98, 424, 27),
            (62, 396, 21),
            (40, 344, 19),
            (60, 290, 18),
            (104, 268, 17),
            (128, 290, 15),
            (118, 314, 12),
            (100, 312, 8),
        ],
        10,
    )
    toes = U(
        [
            limb([(x, y, 5), (x + 5, y + 7, 1)], 1)
            for x, y in (
                (118, 560),
                (130, 561),
                (140, 558),
                (176, 560),
                (187, 560),
                (712, 556),
                (724, 557),
                (732, 554),
                (776, 555),
                (786, 556),
            )
        ]
    )
    far = U(fillet(hind_b, 3), fillet(fore_b, 3))
    near = U(fillet(U(trunk, hind_a, fore_a, neck), 12), fillet(head, 3))
    return {"tail": tail, "far": far, "body": near, "toes": toes}


def draw_cat(sc: Scene) -> None:
    """Soot before the moon: only her edges are lit."""
    mx, my = sc.light[:2]
    c = cat()
    deep, soot = "#150e1c", "#231a2c"

    def hairy(g: Any, n: int) -> Any:
        return fillet(
            fur(
                g, 6, 0.2, n, where=lambda x, y, nx, ny: (0.9, -0.9, 0.25) if abs(ny) > 0.2 else (0.5, -0.4, 0.4), w=2.6
            ),
            0.7,
        )

    for k, (name, z, col) in enumerate((("tail", 3, soot), ("far", 3, deep), ("toes", 1, deep), ("body", 7, soot))):
        g = hairy(c[name], k) if name in ("tail", "body") else c[name]
        sc.layer(g, sc.near(light(col, 0.03), dark(col, 0.1), 500), z=z, cut=0, sh=0.5, rimop=0, wash=0.5)
        rimlight(sc, g, 0.6, 2.6, "#ffe9cf", 0.75, 0.9, (mx, my), 560)
        rimlight(sc, g, -0.4, -2.2, "#e6c4b8", 0.6, 0.9, (mx, my + 60), 520)
    r = sc.stream("hairs")
    hairs = []
    top = along(curve(np.array(SPINE, float), n=12), 200)
    for _ in range(420):  # fur that follows the stretch
        i = r.randrange(0, 199)
        (x, y), (x2, y2) = top[i], top[i + 1]
        a = math.atan2(y2 - y, x2 - x)
        d = r.uniform(4, 70 if x < 240 or x > 580 else 48)
        L = r.uniform(7, 15)
        px, py = x - math.sin(a) * -0 + r.uniform(-3, 3), y + d
        hairs.append(
            limb(
                [
                    (px, py, 0.4),
                    (px - L * 0.5 * math.cos(a), py - L * 0.5 * math.sin(a) + 1.4, 1.3),
                    (px - L * math.cos(a), py - L * math.sin(a) + 3, 0.3),
                ],
                2,
                3,
            )
        )
    sc.flat(U(hairs).intersection(c["body"].buffer(-3)), "#6d5878", 0.4)
    # her face: one shut eye, whiskers, the inside of an ear
    sc.flat(shape("722,404 731,384^ 739,404 738,420^ 724,417"), "#5a3444", 0.9)
    sc.flat(limb("716,452,1 726,459,2.8 738,456,1", 5), "#f0cda6", 0.95)
    sc.flat(U(limb("738,488,1 750,485,2 758,480,1", 4), ellipse(764, 474, 4, 3)), "#c79a94", 0.8)
    for q in (
        [(752, 482), (776, 470), (798, 452)],
        [(752, 485), (780, 482), (806, 474)],
        [(750, 488), (776, 494), (800, 502)],
        [(744, 478), (756, 448), (776, 424)],
    ):
        sc.flat(limb([(*q[0], 1.5), (*q[1], 1.2), (*q[2], 0.4)], 6), "#fff0d8", 0.9)
