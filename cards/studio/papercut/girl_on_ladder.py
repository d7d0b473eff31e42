"""A girl of ten on the last rungs of a ladder: she hangs from one hand and scoops stars with a jar.

Drawn on the card of the well, in its coordinates. The rungs that she holds and stands on lie at y 690, 974 and 1028.
"""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

HELD, UPPER, LOWER = 690, 974, 1028  # the rungs
JAR = (561, 996, 130)  # its middle and its tilt: 90 would be level, mouth to the right
SKIN, SKIN_FAR, INK = "#b8784e", "#9c6240", "#6a3c28"
GOWN, GOWN_D, GOWN_L, BRICK = "#e3bf76", "#a67c3e", "#f3dca2", "#a4552f"
HAIR = "#2a1a24"


def _foot(x: float, y: float, s: float = 1.0, rot: float = 0) -> tuple[Any, Any]:
    """A bare foot in profile, its sole at y, the ankle above x: (foot, lines between the toes)."""
    g = shape("-10,-27 2,-31 10,-26 15,-19 26,-15 38,-12 47,-9 51,-4 48,1^ 34,1 22,-2 8,-1 -4,2 -14,1^ -20,-4 -19,-14")
    cuts = U(
        *[limb([(39 + 3.4 * k, -10 + 1.6 * k, 0.4), (40 + 3.4 * k, -4 + k, 1.5)], 2) for k in range(3)],
        limb("-10,-8,.5 -6,-14,1.3 0,-16,.5", 3),
    )
    return T(g, x, y, s, rot=rot), T(cuts, x, y, s, rot=rot)


def _legs(f: Figure) -> None:
    """The far leg straight to the lowest rung, the near one bent, its knee over the toes of its foot."""
    foot, cuts = _foot(374, LOWER - 3)
    far = fillet(U(limb("404,876,56 396,916,46 388,946,38 384,962,35 378,988,30 371,1002,24", 8), foot), 5)
    f.add(far, SKIN_FAR, "leg.far", 1.2)
    f.add(U(cuts, limb("396,946,.6 402,956,1.8 398,967,.6", 4)), INK, "lines", 0.2, True, 0.7)
    foot, cuts = _foot(432, UPPER - 3)
    thigh = limb("420,878,58 448,884,52 474,892,44 490,900,40", 8)
    shin = limb("491,904,38 482,919,36 466,934,31 446,946,26 430,951,22", 8)
    f.add(fillet(U(shin, foot), 5), SKIN, "leg", 1.4)
    f.add(fillet(U(thigh, ellipse(492, 903, 20.5)), 4), SKIN, "thigh", 1.2)
    f.add(
        U(cuts, limb("480,916,.6 492,920,1.9 504,914,.6", 4), limb("446,938,.5 456,930,1.5 462,922,.5", 4)),
        INK,
        "lines",
        0.2,
        True,
        0.75,
    )


def _gown(f: Figure) -> None:
    """A short gown: the skirt lies over the near thigh and hangs from it, the bodice leans out from the hips."""
    skirt = shape(
        "408,836^ 460,872^ 474,872 482,882 484,898 480,914^ 470,908 462,922 450,912 440,928 428,918 416,934 402,924 392,936 376,928^ 378,900 390,860"
    )
    f.add(skirt, GOWN, "gown", 2.0)
    folds = U(
        limb("416,848,.6 398,880,2.4 388,930,.8", 5),
        limb("422,852,.6 412,884,2.4 408,926,.8", 5),
        limb("430,856,.6 428,886,2.6 430,918,.8", 5),
        limb("440,862,.6 446,888,2.4 450,912,.8", 5),
        limb("450,868,.6 464,884,2.2 472,908,.8", 5),
    )
    f.add(folds.intersection(skirt), GOWN_D, "folds", 0.2, True, 0.8)
    hem = limb("378,927,5 392,934,5 402,922,5 416,932,5 428,916,5 440,926,5 450,910,5 462,920,5 470,906,5 480,912,4", 6)
    f.add(hem, BRICK, "hem", 0.2, True, 0.95)
    bodice = shape("404,842^ 424,816 450,796 480,776 504,770 522,780 530,798^ 522,822 502,846 478,866 464,882^ 432,866")
    f.add(bodice, GOWN, "gown", 1.8)
    f.add(
        U(limb("452,806,.6 462,830,2 462,856,.6", 4), limb("486,800,.6 492,822,2 478,856,.6", 4)),
        GOWN_D,
        "folds",
        0.2,
        True,
        0.7,
    )
    f.add(limb("402,842,12 430,862,13 466,880,12", 5), BRICK, "sash", 1)
    f.add(U(shape("406,842^ 384,850 366,872^ 378,880 404,854"), shape("404,846^ 392,868 388,892^ 400,892 412,858")),
          "#8a452a", "sash.end", 1)  # fmt: skip
    f.add(ellipse(407, 846, 8, 7), BRICK, "sash.knot", 1)


def _head() -> Figure:
    """Her head in profile, 80 high, looking down into the jar."""
    h = Figure()
    h.add(
        shape("4,-34 18,-30 26,-20 28,-9^ 33,0 36,6 32,10 28,11^ 31,14 29,18^ 31,21 28,26 25,33 15,38 2,35 -8,27 -12,0 -6,-24"),
        SKIN, "face", 1.4,
    )  # fmt: skip
    h.add(ellipse(13, 15, 9, 7), "#d27c58", "cheek", 0.2, True, 0.6)
    h.add(shape("9,-3^ 15,-7.5 24,-4^ 23,3 15,3.6"), "#f6ecdc", "eye", 0.2, True)
    h.add(ellipse(19, 0.2, 4.3, 4.6), "#2a1410", "eye", 0.2, True)
    h.add(ellipse(20.4, -2.8, 1.5), "#ffffff", "eye", 0.2, True)
    ink = U(
        limb("5,-3,.8 14,-9.4,2.8 25,-6,1.4", 4),
        limb("6,-14,1 13,-20,2.8 23,-21,1.2", 4),
        limb("30,18.5,.6 25,21,1.8 17,17.5,.8", 4),
        limb("31,10,.5 28,9,1.4 27,6,.5", 3),
    )
    h.add(ink, "#4a2418", "ink", 0.2, True, 0.95)
    h.add(shape("30,19^ 25,21 19,20^ 24,25"), "#a8503c", "lip", 0.2, True, 0.8)
    h.add(ellipse(-9, 6, 5.6, 8.6, -12), SKIN_FAR, "ear", 0.8)
    h.add(limb("-11,1,.6 -7,5,1.4 -10,10,.6", 3), INK, "lines", 0.2, True, 0.8)
    h.add(
        shape("27,-20^ 22,-34 8,-42 -12,-41 -30,-29 -37,-6 -35,16 -28,32 -18,36 -11,24^ -15,14 -17,4 -9,-7^ -1,-9 6,-15 14,-18 20,-19"),
        HAIR, "hair", 1.4,
    )  # fmt: skip
    strands = [
        limb([(4 - 7 * k, -40, 0.5), (-10 - 5 * k, -22 + 4 * k, 1.7), (-22 - 2.4 * k, 4 + 5 * k, 0.5)], 5)
        for k in range(4)
    ]
    h.add(U(strands), "#6a4a5a", "strands", 0.2, True, 0.75)
    return h


def _braid(f: Figure) -> None:
    """It has slipped off her back and hangs straight down behind the shoulder."""
    n = 8
    for k in range(n):
        t = k / (n - 1)
        x, y, w = 492 - 22 * t, 752 + 13.4 * k - 6 * t, 12.5 - 4.4 * t
        f.add(
            shape(f"{x - w * 0.2},{y - 10}^ {x + w},{y - 6} {x + w * 0.8},{y + 6} {x},{y + 11}^ {x - w * 0.8},{y + 6} {x - w},{y - 6}"),
            HAIR, "braid", 0.9,
        )  # fmt: skip
        f.add(
            limb([(x - w * 0.7, y - 5, 0.6), (x, y + 2, 1.5), (x + w * 0.6, y - 5, 0.6)], 3),
            "#6a4a5a",
            "s",
            0.2,
            True,
            0.8,
        )
    f.add(limb("463,849,8 478,849,8", 2), "#d0643c", "braid.tie", 0.8)
    f.add(shape("464,852^ 476,852^ 480,868 472,880 469,873 464,878 462,866"), HAIR, "braid.end", 0.8)


def _holding_arm(f: Figure) -> None:
    """The far arm up to the rung; the palm lies behind the rung, four fingers and the thumb close over it."""
    f.add(fillet(limb("500,800,40 478,780,32 452,756,26 432,734,21 417,716,18", 8), 2), SKIN_FAR, "arm", 1.2)
    f.add(shape("392,690^ 396,680 424,680 430,692 430,708 424,722 410,722 396,712"), SKIN_FAR, "palm", 1.0)
    f.add(limb([(356, HELD, 11), (447, HELD + 0.6, 11)], 1), "#7a5648", "rung", 1.0)
    for k in range(4):
        x = 397 + 8.8 * k
        f.add(
            limb(
                [(x + 1, HELD - 9, 8.6), (x - 0.6, HELD - 2, 9.6), (x - 0.6, HELD + 7, 9), (x + 0.4, HELD + 12, 7)], 4
            ),
            SKIN,
            "finger",
            1.0,
        )
        f.add(
            limb([(x - 3, HELD - 2, 0.5), (x, HELD - 1, 1.2), (x + 3, HELD - 2, 0.5)], 3), INK, "lines", 0.2, True, 0.6
        )
    f.add(limb("432,708,13 428,700,12 418,699,10.5 406,702,8", 6), SKIN, "thumb", 1.2)
    f.add(fillet(limb("512,806,50 492,786,42 466,758,33 452,744,30", 8), 2), GOWN_D, "sleeve", 1.2)
    f.add(limb([(441, 752, 8), (463, 731, 8)], 1), BRICK, "sleeve.hem", 0.6)


def _jar(f: Figure) -> None:
    """A glass jar, tilted, its mouth half under water; stars run in."""
    x, y, rot = JAR
    m = lambda g: T(g, x, y, 1.06, rot=rot)
    glass = m(shape("-25,-46^ 25,-46^ 26,-38 36,-27 37,34 30,46^ -30,46^ -37,34 -36,-27 -26,-38"))
    f.add(glass, "#a4c9f2", "jar", 1.6, False, 0.62)
    f.add(
        m(shape("25,-40^ 36,-24 36,34 29,44^ 8,44 12,10 14,-20 16,-40^")).intersection(glass),
        "#eaf6ff",
        "jar.water",
        0.2,
        True,
        0.85,
    )
    f.add(
        m(U(limb("-26,-24,1 -29,4,4 -25,32,1", 5), limb("-16,-30,.8 -19,-6,2 -18,10,.8", 5))),
        "#fbfeff",
        "shine",
        0.2,
        True,
        0.9,
    )
    f.add(glass.difference(glass.buffer(-2.2)), "#f0f8ff", "jar.edge", 0.2, True, 0.85)
    mouth = m(ellipse(0, -46, 28, 9))
    f.add(mouth, "#f4fbff", "jar.rim", 0.8)
    f.add(m(ellipse(0, -46.5, 23, 6)), "#3f67b0", "jar.mouth", 0.2, True, 0.95)


def _scooping_arm(f: Figure) -> None:
    """The near arm: shoulder to wrist in one shape; the hand closes round the jar, thumb this side, fingers beyond."""
    f.add(limb("516,812,34 532,848,28 541,880,24 546,908,20 548,930,17", 8), SKIN, "arm", 1.6)
    f.add(limb("530,874,.5 538,878,1.4 546,875,.5", 3), INK, "lines", 0.2, True, 0.5)
    f.add(fillet(limb("510,798,44 522,824,38 533,850,33", 8), 2), GOWN, "sleeve", 1.8)
    f.add(limb([(518, 857, 9), (550, 846, 9)], 1), BRICK, "sleeve.hem", 0.6)
    f.add(
        U(limb("500,806,.6 510,814,1.8 520,811,.6", 4), limb("514,838,.6 524,840,1.8 534,834,.6", 4)),
        GOWN_D,
        "folds",
        0.2,
        True,
        0.8,
    )
    f.add(
        fillet(U(limb("548,928,18 550,940,25 552,950,27", 5), limb("540,940,12 530,954,11 530,968,10", 5)), 2),
        SKIN,
        "hand",
        1.2,
    )
    for k in range(3):
        f.add(
            limb(
                [(545 + 9.4 * k, 950 - k, 10.4), (549 + 10.4 * k, 966 - 2 * k, 10), (550 + 10.6 * k, 980 - 3 * k, 8)], 4
            ),
            SKIN,
            "finger",
            0.9,
        )


def girl_on_ladder() -> Figure:
    """The whole figure, far to near."""
    f = Figure()
    _holding_arm(f)
    _legs(f)
    _gown(f)
    f.add(limb("508,786,28 524,768,23 538,752,22", 4), SKIN_FAR, "neck", 1)
    f.add(shape("490,774^ 508,782 530,794^ 534,784 522,772 504,764"), GOWN_L, "collar", 1)
    f.add(limb("524,728,22 512,746,19 500,754,20 494,758,20", 6), HAIR, "hair.nape", 0.9)
    f.extend(T(_head(), 548, 728, 1.08, rot=26))
    _braid(f)
    _jar(f)
    _scooping_arm(f)
    return f
