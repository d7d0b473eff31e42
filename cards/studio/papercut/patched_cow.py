"""A white cow in three-quarter view, facing left, her head turned to us and a little to the right; in card units.

Her patches are holes: every sheet of her is cut out along them.
"""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

HEAD = (234, 300, -9, 1.14)  # where the head sits, its turn and size

PATCHES = {
    "flank": "456,290^ 520,284 600,296^ 628,350 620,424 590,470 602,530 636,580 630,650 602,704 592,760 556,802 504,804 466,764 458,694 420,648 402,576 428,506 418,430 430,356",
    "shoulder": "328,438 366,404 398,430 394,506 366,548 342,618 304,628 286,584 306,530 312,478",
    "rump": "688,296^ 760,320 830,420^ 830,560^ 800,592 748,612 696,590 684,540 700,480 678,424 672,356",
    "chest": "168,566 204,548 226,574 246,590 240,640 206,662 184,640 160,616",
    "thigh": "684,676 718,664 744,694 752,730 722,752 700,740 690,712",
}


def patches() -> dict[str, Any]:
    """The holes by name, as they are cut, larger than she is where they reach her outline."""
    return {k: shape(s) for k, s in PATCHES.items()}


def _hoof(x: float, y: float, w: float, h: float) -> list[Any]:
    """Two toes of a cloven hoof, its sole on y."""
    out = []
    for s in (-1, 1):
        out.append(
            shape(
                f"{x + s * w * 0.04},{y - h * 0.9} {x + s * w * 0.44},{y - h} {x + s * w * 0.62},{y - h * 0.1}^"
                f" {x + s * w * 0.3},{y + 2} {x + s * w * 0.05},{y}^"
            )
        )
    return out


def legs() -> dict[str, Any]:
    """Four legs down to the fetlock and their hooves."""
    return {
        "far_hind": limb("604,730,110 602,800,66 617,852,44 616,874,42 609,900,31 606,940,28 604,956,37 601,968,34", 8),
        "far_hind.hoof": _hoof(602, 996, 40, 34),
        "far_fore": limb(
            "236,660,120 232,752,76 225,826,52 222,860,56 221,884,54 222,908,38 222,966,33 222,992,43 219,1012,40", 8
        ),
        "far_fore.hoof": _hoof(219, 1048, 46, 40),
        "near_hind": limb(
            "716,500,190 722,640,152 736,744,80 755,808,56 756,834,54 747,866,40 737,920,33 731,958,35 728,974,46 723,992,42",
            8,
        ),
        "near_hind.hoof": _hoof(723, 1024, 46, 38),
        "near_fore": limb(
            "372,600,150 380,690,120 382,766,82 376,824,60 372,858,65 371,884,63 371,908,44 370,970,37 369,1004,48 367,1018,48 365,1036,43",
            8,
        ),
        "near_fore.hoof": _hoof(365, 1072, 52, 44),
    }


TRUNK = (
    "210,420 262,330 330,306 414,304 520,318 610,318 672,300 716,314 752,346 772,396 786,470 786,560 766,650"
    " 730,720 688,772 630,822 560,846 480,850 400,836 330,800 262,770 200,716 166,640 158,560 172,490"
)
NECK = "176,216 230,170 292,184 336,232 376,284 424,318 440,420 420,540 378,640 330,722 276,776 226,782 186,744 150,690 128,610 126,530 140,450 148,340"


def body() -> dict[str, Any]:
    """Trunk, neck with dewlap, near shoulder and near thigh, from far to near."""
    g = legs()
    thigh = shape(
        "640,470 668,380 720,330 764,372 786,460 788,560 772,650 752,730 716,770 680,740 652,690 634,620 630,540"
    )
    return {
        "trunk": shape(TRUNK),
        "thigh": fillet(U(thigh, g["near_hind"].difference(ellipse(716, 470, 120, 90))), 16),
        "neck": shape(NECK),
        "shoulder": fillet(
            U(shape("330,470 384,430 430,480 446,580 436,690 412,760 350,770 318,700 312,590"), g["near_fore"]), 14
        ),
    }


def udder() -> Any:
    """Bag and teats, seen under the flank."""
    return U(
        shape("596,800 640,776 700,764 716,800 702,846 660,866 618,856 596,832"),
        limb("626,850,16 624,876,10", 2),
        limb("668,858,17 668,888,10", 2),
    )


def head() -> Figure:
    """Her head, chewing, the eyes on somebody at the lower right; the middle of the brow on 0,0, about 290 long."""
    f = Figure()
    white, shade, deep = "#fdfbf2", "#ccd5ec", "#2a2233"
    f.add(shape("60,-92 98,-112 142,-104 172,-66^ 140,-50 96,-52 62,-62"), "#dfe5f2", "ear.far", 1.0)
    f.add(shape("80,-86 106,-96 136,-90 158,-68^ 132,-60 98,-64"), "#e2a09c", "ear.inner", 0.4)
    f.add(limb("46,-112,27 76,-138,21 80,-168,13 72,-188,3", 8), "#f0dcb4", "horn", 1.0)
    f.add(limb("80,-160,14 79,-174,10 72,-188,2", 5), "#6a5240", "tip", 0.3, True)
    f.add(shape("-62,-98 -112,-116 -160,-104 -192,-58^ -154,-34 -104,-44 -66,-58"), white, "ear.near", 1.2)
    f.add(shape("-84,-84 -120,-96 -154,-88 -178,-60^ -148,-48 -110,-56"), "#f2b5ab", "ear.inner", 0.4)
    hairs = [
        limb([(-92 - 12 * k, -90 + 3 * k, 1), (-106 - 12 * k, -80 + 3 * k, 7), (-122 - 12 * k, -60 + k, 1)], 4)
        for k in range(6)
    ]
    f.add(U(hairs), white, "ear.hair", 0.2, True, 0.85)
    f.add(limb("-40,-112,29 -70,-140,23 -76,-172,14 -66,-194,3", 8), "#f6e4be", "horn", 1.0)
    f.add(limb("-76,-164,15 -73,-179,10 -66,-194,2", 5), "#6a5240", "tip", 0.3, True)
    f.add(shape("-66,112 -20,150 34,136 30,168 6,188 -34,186 -62,160"), "#d9b0a8", "jaw", 0.8)
    f.add(
        shape(
            "-36,-112 6,-122 46,-110 66,-80 70,-44 60,2 55,48 66,84 70,112 54,138 14,152 -28,146 -56,124 -64,96 -66,62 -82,24 -86,-24 -76,-74"
        ),
        white,
        "face",
        2.0,
    )
    f.add(
        U(
            *[
                limb([(x, y, 0.5), (x + dx, y + 12, 2.2), (x + 1.6 * dx, y + 24, 0.5)], 3, 3)
                for x, y, dx in (
                    (-16, -60, -3),
                    (4, -52, 0),
                    (-24, -30, -2),
                    (0, -22, 0),
                    (-10, 4, -1),
                    (6, 12, 1),
                    (-18, 30, -2),
                    (-4, 44, 0),
                    (12, -38, 1),
                    (-34, -64, -5),
                    (-38, 20, 3),
                    (-34, 52, 4),
                )
            ]
        ),
        "#cfd2de",
        "ticks",
        0.2,
        True,
        0.8,
    )
    f.add(shape("-86,-24 -82,24 -66,62 -64,96^ -52,80 -54,40 -66,4 -66,-34"), "#e3e6ee", "cheek", 0.2, True, 0.8)
    f.add(shape("28,-70 20,-20 30,40 36,76 67,86^ 55,48 60,2 70,-44 66,-80 46,-96"), shade, "shade", 0.2, True, 0.85)
    f.add(
        shape("-62,92 -50,78 -24,72 4,74 36,70 62,80 70,112 54,138 14,152 -28,146 -56,124"),
        "#f3d9cf",
        "muzzle.soft",
        0.2,
        True,
        0.9,
    )
    f.add(
        shape("-60,98 -46,84 -18,86 6,90 30,84 58,84 69,108 52,130 12,142 -28,138 -54,120"),
        "#e9b7ae",
        "muzzle",
        0.2,
        True,
        0.95,
    )
    f.add(shape("-34,90 -14,84 8,88 28,83 44,88 26,96 6,100 -14,98"), "#fbe4da", "muzzle.light", 0.2, True, 0.9)
    f.add(shape("14,152^ 54,138 70,112 64,86 58,108 42,126 12,138"), "#c48a88", "muzzle.shade", 0.2, True, 0.55)
    f.add(
        U(shape("-54,98 -44,90 -30,96 -27,108 -36,110 -48,108"), shape("60,96 51,88 40,93 37,104 44,108 55,105")),
        "#7d4148",
        "nostril",
        0.2,
        True,
    )
    f.add(
        U(limb("-58,124,1 -38,135,2.8 6,140,3.2 42,137,2.6 62,126,1", 6), limb("6,112,1 6,141,2.2", 3)),
        "#8f5458",
        "mouth",
        0.2,
        True,
    )
    whisk = [
        ellipse(x, y, 1.3) for x, y in ((-30, 124), (-18, 120), (24, 120), (36, 118), (-42, 118), (14, 126), (-8, 128))
    ]
    f.add(U(whisk), "#a05f62", "whisker", 0.2, True, 0.7)
    for s, x, y in ((-1, -54, -28), (1, 48, -33)):
        w = 27 if s < 0 else 20
        f.add(
            T(shape("-1.3,0.3^ -0.8,-0.9 0.25,-1.05 1.3,0.0^ 0.7,0.95 -0.4,1.0"), x, y, w, rot=7 * s),
            mix(white, "#a7aecb", 0.5),
            "socket",
            0.2,
            True,
            0.6,
        )
        f.add(
            T(shape("-1.05,0.15^ -0.5,-0.72 0.25,-0.78 1.05,0^ 0.55,0.72 -0.4,0.74"), x, y, w, rot=7 * s),
            deep,
            "eye",
            0.2,
            True,
        )
        f.add(ellipse(x + 6, y + 7, w * 0.5, w * 0.34), "#6b4636", "iris", 0.2, True, 0.8)
        f.add(ellipse(x + 6, y + 3, w * 0.34, w * 0.3), "#140f1c", "pupil", 0.2, True)
        f.add(U(ellipse(x + 3, y - 3, 3.6), ellipse(x + 13, y + 9, 1.8)), "#ffffff", "glint", 0.2, True)
        f.add(
            T(shape("-1.25,0.28^ -0.8,-0.85 0.2,-1.05 1.2,-0.05^ 0.35,-0.16 -0.42,-0.06"), x, y, w, rot=7 * s),
            "#ecebf0" if s < 0 else "#c2cae2",
            "lid",
            0.4,
        )
        lashes = [
            limb(
                [
                    (x + w * t, y - w * (0.5 - 0.3 * abs(t)), 3),
                    (x + w * t * 1.2, y - w * 0.1, 2.2),
                    (x + w * t * 1.45, y + w * 0.2, 0.5),
                ],
                4,
            )
            for t in (-1.05, -0.75, -0.4)
        ]
        f.add(U(lashes), "#8a7a86", "lash", 0.2, True, 0.9)
    curls = [
        limb([(x, y, 7), (x + dx * 0.7, y + 18, 11), (x + dx * 1.1, y + 36, 8), (x + dx * 0.7, y + 50, 1)], 6)
        for x, y, dx in (
            (-30, -116, -22),
            (-12, -120, -9),
            (8, -122, 5),
            (30, -118, 20),
            (-22, -104, -14),
            (20, -106, 12),
            (2, -108, 2),
        )
    ]
    f.add(U(shape("-44,-116 0,-134 50,-114 32,-90 0,-94 -32,-90"), curls), "#fbf4e2", "forelock", 0.9)
    f.add(U([clean(c.difference(T(c, -2.5, -1.5))) for c in curls]), "#c6bfb8", "curl", 0.2, True, 0.8)
    f.mark("mouth", -48, 134)
    return f


def placed_head() -> Figure:
    """The head where it belongs."""
    x, y, turn, size = HEAD
    return T(head(), x, y, size, rot=turn)
