"""A hare as large as a hill, crouching in its form and facing left: the skull of a true hare, ears laid back as ridges.

Drawn in card coordinates: nose at 84,812, brow at 400,560, the back leaves the card on the right.
"""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import U, clean, ellipse, fillet, limb, shape

EYE = (344, 672)


def hill_hare() -> dict[str, Any]:
    """Pieces from far to near: body, haunch, far ear, head, near ear, paws; then the ink of the face."""
    body = shape("440,640^ 466,560 514,494 584,438 666,402 750,388 860,396^ 860,1240^ 330,1240^ 330,1000 380,930")
    haunch = shape("880,590^ 790,604 706,668 656,770 650,880 684,980 740,1050 880,1100^")
    shoulder = shape(
        "470,650^ 540,660 600,720 640,810 656,890 640,960 590,1010 530,1016 470,996 400,990^ 350,980 400,900 430,760"
    )
    head = shape(
        "512,606^ 484,572 440,556 392,550 340,560 290,580 240,610 194,646 152,688 118,730 94,768 84,796 83,814"
        " 88,828 96,838 101,848^ 95,860 96,880 110,896 136,906 152,909^ 158,922 176,932 206,938 256,944 316,954 372,958"
        " 428,944 476,910 512,860 530,790 530,700"
    )
    jaw = limb("150,908,1 180,912,3 214,908,3 240,896,1", 6)
    near_ear = limb("458,606,40 510,582,70 590,566,84 680,570,78 750,592,54 812,622,26 846,642,3", 12)
    far_ear = limb("436,578,34 478,536,58 548,498,70 630,484,62 702,496,42 756,516,20 784,532,3", 12)
    paws = [
        limb("500,940,110 400,990,96 290,1024,76 226,1038,58 206,1042,46", 10),
        limb("600,940,120 530,992,112 440,1036,96 356,1064,78 318,1072,60", 10),
    ]
    x, y = EYE
    ball = ellipse(x, y, 53, 49)
    brow = (
        f"{x - 62},{y + 14}^ {x - 50},{y - 12} {x - 20},{y - 26} {x + 16},{y - 26} {x + 48},{y - 10} {x + 62},{y + 16}^"
    )
    lid = clean(
        shape(f"{brow} {x + 66},{y - 22} {x + 34},{y - 58} {x - 8},{y - 64} {x - 46},{y - 48} {x - 66},{y - 16}")
    )
    return {
        "body": body,
        "haunch": haunch,
        "shoulder": shoulder,
        "far_ear": far_ear,
        "far_groove": limb("462,560,4 496,532,22 552,506,36 626,492,32 694,504,16", 10),
        "far_tip": clean(limb("716,496,80 796,540,30", 4).intersection(far_ear)),
        "head": fillet(head, 3),
        "near_ear": near_ear,
        "near_groove": limb("496,598,6 540,586,34 600,576,46 680,582,42 750,602,18", 10),
        "near_tip": clean(limb("768,598,100 858,652,40", 4).intersection(near_ear)),
        "paws": paws,
        "toes": U(
            *[
                limb(
                    [(190 + 17 * k, 1056 - k, 1), (206 + 17 * k, 1046 - 3 * k, 3.6), (230 + 17 * k, 1040 - 3 * k, 1)], 4
                )
                for k in range(3)
            ],
            *[
                limb([(298 + 22 * k, 1086 - k, 1), (318 + 22 * k, 1074 - 3 * k, 4), (346 + 22 * k, 1066 - 4 * k, 1)], 4)
                for k in range(3)
            ],
        ),
        "pad": shape("101,848^ 116,804 152,784 196,794 224,828 228,868 206,898 172,908 140,906 112,897 96,880 95,860"),
        "nose": shape("92,772^ 112,764 130,770 132,788 120,806 108,822 100,838^ 88,828 83,812 85,792"),
        "nostril": limb("97,802,1 105,794,5 117,792,4 125,784,1", 6),
        "cleft": limb("101,848,2 109,836,4 113,822,3 118,806,1", 6),
        "mouth": limb("101,850,1 114,876,4.4 142,899,5 180,903,4 214,893,2.6 236,874,1", 8),
        "jaw": jaw,
        "lid": lid,
        "ring": ellipse(x, y + 2, 70, 65),
        "ball": ball,
        "lash": limb(
            f"{x - 60},{y + 12},2 {x - 50},{y - 11},6 {x - 20},{y - 26},8 {x + 16},{y - 26},8 {x + 48},{y - 10},6 {x + 60},{y + 14},2",
            8,
        ),
        "tear": limb(f"{x - 50},{y + 14},7 {x - 60},{y + 23},4 {x - 67},{y + 32},1", 6),
        "cheek": limb("318,830,1 350,876,4 402,900,5 456,876,4 486,826,1", 10),
        "pores": U(
            *[
                ellipse(140 + 22 * i + 7 * j, 812 + 22 * j - 2 * i, 3.4)
                for i in range(4)
                for j in range(4)
                if math.hypot(i - 1.4, j - 1.4) < 2.1
            ]
        ),
    }
