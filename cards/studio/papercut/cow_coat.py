"""The roundness of a white cow, sheet by sheet, and the hairs of her coat; in the units of ``patched_cow``."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene


def forms(sc: Scene, part: str) -> None:
    """Shade and bounced light within one sheet."""
    lilac, green = "#7a6a9c", "#d8a07a"
    if part == "trunk":
        sc.flat(shape("250,760 400,770 520,776 640,740 720,660 800,620 800,900 250,900"), lilac, 0.5, "multiply", 26)
        sc.flat(shape("300,806 420,824 540,828 640,800 700,760 720,900 300,900"), green, 0.5, "multiply", 10)
        sc.flat(
            U(limb("640,380,6 622,500,16 636,620,8", 8), limb("448,360,8 440,480,14 446,600,10", 8)),
            lilac,
            0.3,
            "multiply",
            9,
        )
    elif part == "thigh":
        sc.flat(shape("736,300 830,300 830,1000 742,1000 720,800 760,700 770,560 766,440"), lilac, 0.6, "multiply", 18)
        sc.flat(
            U(
                limb("650,660,4 690,740,16 726,770,6", 6),
                limb("740,790,3 752,836,9 738,920,4", 6),
                limb("724,756,3 734,800,8 742,846,2", 6),
            ),
            lilac,
            0.5,
            "multiply",
            5,
        )
        sc.flat(box(640, 900, 800, 1010), green, 0.25, "multiply", 20)
    elif part == "neck":
        sc.flat(shape("150,330 330,250 360,420 300,470 250,520 180,480 150,420"), lilac, 0.5, "multiply", 20)
        sc.flat(shape("440,300 440,560 380,660 300,790 240,800 330,690 380,560 400,430"), lilac, 0.35, "multiply", 20)
        folds = U(
            [
                limb(
                    [(206 + 8 * k, 500 + 20 * k, 1), (176 + 14 * k, 600 + 10 * k, 5), (196 + 22 * k, 730 - 6 * k, 1)], 8
                )
                for k in range(4)
            ]
        )
        sc.flat(folds, lilac, 0.3, "multiply", 4)
        sc.flat(shape("150,690 190,740 240,776 300,770 300,820 140,820"), green, 0.45, "multiply", 9)
    else:
        sc.flat(shape("420,420 470,420 470,800 392,1040 376,1040 388,880 404,780 426,690"), lilac, 0.55, "multiply", 14)
        sc.flat(limb("346,740,3 372,764,12 404,752,4", 6), lilac, 0.4, "multiply", 4)
        knee = U(
            limb("344,834,2 348,862,7 346,892,3", 5),
            limb("398,836,3 394,866,10 396,896,4", 5),
            limb("350,896,2 371,906,6 392,898,2", 5),
        )
        sc.flat(knee, lilac, 0.6, "multiply", 3)
        sc.flat(ellipse(362, 862, 8, 22), "#ffe0b0", 0.22, None, 6)
        sc.flat(
            U(limb("380,916,2 378,960,5 380,1000,2", 5), limb("352,1006,2 368,1016,5 384,1008,2", 5)),
            lilac,
            0.55,
            "multiply",
            2,
        )
        sc.flat(box(330, 930, 400, 1040), green, 0.25, "multiply", 16)


def ticks(sc: Scene, sheets: dict[str, Any]) -> None:
    """Hairs of the coat: down the neck and shoulder, back along the barrel."""
    r = sc.stream("coat")
    for part, x0, x1, y0, y1, a, n in (
        ("neck", 130, 440, 400, 780, 84, 110),
        ("shoulder", 310, 450, 440, 1000, 84, 70),
        ("trunk", 420, 650, 320, 840, 40, 60),
        ("thigh", 630, 790, 320, 900, 70, 70),
    ):
        hairs = []
        for _ in range(n):
            x, y, q, m = (
                r.uniform(x0, x1),
                r.uniform(y0, y1),
                math.radians(a + r.uniform(-10, 10) + (x0 + x1 - 2 * r.uniform(x0, x1)) * 0.03),
                r.uniform(10, 18),
            )
            hairs.append(
                limb(
                    [
                        (x, y, 0.4),
                        (x + m * 0.5 * math.cos(q) + 1.5, y + m * 0.5 * math.sin(q), 1.9),
                        (x + m * math.cos(q), y + m * math.sin(q), 0.4),
                    ],
                    3,
                    3,
                )
            )
        sc.flat(clean(U(hairs).intersection(sheets[part].buffer(-6))), "#8a7a9c", 0.4)
