"""Small dark guests of a party, cut as silhouettes of few sheets: a couple in swing, a woman who whirls, a child at a window.

All stand on y = 0 with x 0 in the middle; an adult is about 240 high.
"""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape

Sheet = tuple[Any, str]


def _standing(sheets: list[Sheet], x: float, y: float) -> Figure:
    f = Figure()
    for g, c in sheets:
        f.add(T(g, -x, -y), c)
    return f


def couple_in_swing(gown: str = "#5c1a34", suit: str = "#1c2e3e") -> Figure:
    """A couple in full swing: one pair of hands joined low, the other pair an arch over their heads."""
    skin, tan, hair = "#4a2418", "#6b3a24", "#1d1113"
    legs = "#17242f"
    sheets: list[Sheet] = [
        (U(limb("224,402,13 250,376,10 270,344,7"), ellipse(271, 341, 6, 6)), skin),
        (limb("324,396,17 300,374,12 280,348,9"), suit),
        (ellipse(274, 342, 6.5, 6), tan),
        (U(limb("212,552,9 202,564,7 200,571,6"), shape("192,574^ 193,567 204,565 214,574^")), skin),
        (U(limb("246,550,9 256,562,7 260,568,6"), shape("254,574^ 256,566 266,566 278,574^")), skin),
        (
            shape(
                "214,396 226,388 238,392 244,408 240,430 236,450^ 258,492 276,530 288,548^ 262,560 232,556 206,564 174,556^ 192,520 206,480 212,450^ 208,424"
            ),
            gown,
        ),
        (limb("226,372,13 227,394,15", 3), skin),
        (U(ellipse(231, 358, 13.5, 17, 6), shape("242,354^ 248,362 243,366^ 240,372 236,376")), skin),
        (U(shape("243,348^ 236,338 222,337 212,346 212,362 218,372^ 224,362 228,350"), ellipse(207, 352, 10, 9)), hair),
        (U(limb("306,456,26 296,516,20 284,562,13"), shape("266,574^ 268,566 282,560 294,563 294,574^")), legs),
        (U(limb("332,456,27 346,512,21 362,558,13"), shape("352,574^ 354,558 368,556 374,564 372,574^")), legs),
        (shape("312,390 326,384 340,390 352,408 354,436 348,468 344,480^ 298,476^ 298,446 296,420 300,402"), suit),
        (limb("320,368,15 322,392,18", 3), tan),
        (U(ellipse(315, 354, 14, 17.5, -5), shape("303,350^ 297,359 302,363^ 306,370 312,374")), tan),
        (shape("303,345^ 308,334 322,332 333,342 334,358 328,366^ 324,354 316,346"), hair),
        (U(limb("232,404,14 250,426,11 276,424,8"), ellipse(280, 424, 6.5, 5.5)), skin),
        (limb("316,404,19 308,430,15 288,427,10"), suit),
        (ellipse(282, 426, 6.5, 6), tan),
    ]
    return _standing(sheets, 276, 574)


def whirling_woman(gown: str = "#123f3c") -> Figure:
    """A woman who turns alone, arms up, her skirt a bell."""
    skin, hair = "#7a452a", "#4a1f16"
    sheets: list[Sheet] = [
        (U(limb("528,392,14 506,372,11 508,338,8 512,326,6"), ellipse(513, 322, 6, 7)), skin),
        (U(limb("560,392,14 584,376,11 592,344,8 588,332,6"), ellipse(587, 328, 6, 7)), skin),
        (U(limb("536,548,10 530,564,7 528,570,6"), shape("518,574^ 522,567 532,567 536,574^")), skin),
        (U(limb("560,548,10 572,556,7 582,556,6"), shape("576,550 590,550 594,562 584,564^")), skin),
        (
            shape(
                "528,390 544,396 560,390 566,404 560,428 558,448^ 580,486 602,524 610,544^ 584,558 552,552 520,560 482,550^ 494,518 514,480 530,448^ 526,428 522,404"
            ),
            gown,
        ),
        (limb("544,374,13 544,396,16", 3), skin),
        (
            shape("528,352 534,336 550,332 562,342 566,360 574,382 566,392 556,380 532,380 524,392 516,380 524,366"),
            hair,
        ),
        (ellipse(543, 360, 13, 16.5, -8), skin),
        (shape("529,356^ 532,342 546,338 558,348^ 548,348 538,348"), hair),
    ]
    return _standing(sheets, 545, 574)
