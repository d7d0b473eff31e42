"""A gaunt old tailor in profile, on a ladder, with a great needle."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *


def fist(x, y, ang, s=1.0):
    """hand gripping a shaft that runs along 'ang' (deg), seen from the back of the hand; fingers wrap towards +x"""
    palm = shape("-19,-20 -8,-25 8,-24 18,-18 21,0 18,18 8,24 -8,24 -18,18 -22,0")
    fs = [
        limb([(4, -17 + k * 11.5, 11.5), (18, -18 + k * 11.5, 11.5), (22, -15.5 + k * 11.5, 10)], 4) for k in range(4)
    ]
    th = limb("-14,-14,13 -6,-30,12 6,-36,9", 5)
    g = U(palm, fs, th)
    sl = U(
        *[limb([(6, -11.5 + k * 11.5, 0.8), (16, -12 + k * 11.5, 1.8), (26, -11 + k * 11.5, 1.8)], 3) for k in range(3)]
    )
    return T(g.difference(sl), x, y, s, rot=ang), None


def tailor():
    """A gaunt old tailor in profile facing right, ~ 300..900 x 120..920: dict of pieces; anchors A, B (needle), eyept."""
    d = {}
    A_, B_ = np.array([476.0, 604.0]), np.array([1000.0, -104.0])
    d["A"], d["B"] = Point(*A_), Point(*B_)
    u = (B_ - A_) / np.linalg.norm(B_ - A_)
    nrm = np.array([-u[1], u[0]])
    ln = np.linalg.norm(B_ - A_)
    ndl = []
    for sgn in (1, -1):
        r = [(0, 0), (0.012, 9), (0.04, 15), (0.085, 15), (0.13, 11.5), (0.6, 9.5), (0.88, 5.5), (1, 0)]
        ndl += [A_ + u * ln * t + nrm * w * sgn for t, w in (r if sgn > 0 else r[::-1])]
    eye = [
        A_ + u * ln * t + nrm * w for t, w in ((0.018, 0), (0.032, 6), (0.07, 6), (0.10, 0), (0.07, -6), (0.032, -6))
    ]
    d["needle"] = clean(Polygon(ndl).buffer(0).difference(Polygon(curve(np.array(eye), closed=True, n=5)).buffer(0)))
    d["eyept"] = Point(*(A_ + u * ln * 0.06))
    h1 = A_ + u * ln * 0.335
    h2 = A_ + u * ln * 0.492
    ang = math.degrees(math.atan2(u[1], u[0])) + 90
    # ---- legs: trousers, baggy at the knee, gathered at the ankle
    far = limb("392,590,76 444,630,66 494,666,54 474,712,44 440,756,36 424,782,33 420,788,32", 8)
    near = limb("384,590,92 396,672,72 412,742,58 396,808,44 380,872,34 376,896,33", 8)
    d["legfar"] = fillet(far, 4)
    d["legnear"] = fillet(U(near, shape("346,586 366,560 420,556 448,590 444,634 420,646 352,640")), 6)
    d["folds"] = U(
        *[
            limb(q, 6)
            for q in (
                "388,760,1 408,752,3 434,732,1",
                "386,782,1 404,776,2.6 422,760,1",
                "376,842,1 388,836,2.4 402,824,1",
                "364,650,1 378,690,3 386,724,1",
                "412,664,1 420,700,2.4 424,726,1",
            )
        ]
    )
    d["patch"] = T(box(-22, -18, 22, 18), 410, 724, 0.86, rot=14)
    shoe = shape("-26,-16^ -20,-30 0,-36 22,-32^ 30,-22 52,-12 74,-10 84,-18^ 88,-4 78,6 50,8 -24,8^ -30,-2")
    d["shoefar"] = T(shoe, 416, 803, 0.95, rot=-2)
    d["shoenear"] = T(shoe, 378, 915, 1, rot=0)
    d["sock"] = U(limb("377,884,28 377,904,27"), limb("420,776,27 418,794,26"))
    # ---- torso: hunched back, waistcoat, coat tails flying left
    d["shirt"] = shape(
        "316,560 316,500 322,430 344,366 384,318 434,296 478,304 502,336 500,392 480,452 462,520 454,580 420,596 350,600"
    )
    d["vest"] = shape(
        "306,590 306,520 312,444 332,376 368,326 410,302 438,300^ 444,340 440,380 456,420 470,452^ 466,500 458,548 462,604^ 440,600 424,614^ 400,600 360,612 320,604"
    )
    d["vestlines"] = U(
        *[
            limb(
                [
                    (a + (b - a) * t, y, 1.5)
                    for y, a, b in ((322, 372, 440), (380, 332, 442), (440, 313, 456), (520, 306, 464), (606, 308, 462))
                ],
                6,
            )
            for t in (0.12, 0.26, 0.40, 0.54, 0.68, 0.82, 0.94)
        ]
    ).intersection(d["vest"].buffer(-2))
    d["wrinkles"] = U(
        limb("514,164,.8 532,161,2 548,170,.8", 5),
        limb("520,176,.8 534,173,1.8 546,180,.8", 5),
        limb("554,238,.8 562,240,1.8 570,238,.8", 5),
        limb("532,228,.8 537,234,1.6 540,242,.8", 4),
    )
    d["vestback"] = U(
        limb("318,500,3 352,512,5 388,510,3"), Point(352, 512).buffer(8).difference(Point(352, 512).buffer(4))
    )
    tails = shape(
        "322,560^ 300,592 262,628 212,650 160,654 128,640^ 132,664 156,690 190,702^ 164,716 140,716 118,708^ 140,744 186,764 240,754 290,722 336,674 372,620^ 380,590 350,560"
    )
    d["tails"] = fillet(tails, 3)
    d["tailline"] = U(limb("330,590,1 286,650,4 230,690,4 196,702,1"), limb("350,610,1 320,660,3 270,710,3 236,730,1"))
    d["buttons"] = U(*[Point(x, y).buffer(5.5) for x, y in ((462, 470), (458, 510), (455, 550))])
    # ---- arms
    d["armfar"] = fillet(
        limb([(604, 388, 32), (650, 346, 28), (h2[0] - 30, h2[1] + 28, 24), (h2[0] - 10, h2[1] + 8, 20)], 8), 5
    )
    d["sleevefar"] = fillet(
        limb([(446, 338, 62), (500, 366, 60), (556, 396, 54), (600, 392, 47), (640, 354, 40)], 8), 5
    )
    d["armnear"] = fillet(
        limb([(520, 488, 34), (562, 464, 30), (h1[0] - 44, h1[1] + 46, 25), (h1[0] - 14, h1[1] + 16, 21)], 8), 5
    )
    d["sleevenear"] = fillet(
        limb([(406, 366, 78), (428, 426, 70), (468, 478, 60), (520, 490, 54), (552, 470, 46)], 8), 8
    )
    d["cuffnear"] = limb([(540, 450, 10), (560, 468, 11), (566, 488, 10)], 6)
    d["cufffar"] = limb([(624, 338, 10), (640, 352, 11), (650, 370, 10)], 6)
    d["elbowline"] = U(
        limb("440,440,1 470,456,3.4 500,462,1"),
        limb("426,470,1 456,490,3 486,498,1"),
        limb("392,400,1 404,436,3 424,462,1"),
    )
    d["handnear"], _ = fist(h1[0], h1[1], ang, 1.06)
    d["handfar"], _ = fist(h2[0], h2[1], ang, 0.98)
    # ---- head
    sk = shape(
        "448,300 446,270 438,246 432,214 438,178 458,150 490,138 524,142 548,160 558,184 560,198^ 570,206 586,220 604,242 612,258^ 604,267 588,268 576,264^ 573,276 568,290 552,304 530,308 508,296 490,284 478,300 470,318 458,318"
    )
    d["neck"] = limb("456,324,60 474,290,54 488,262,54")
    d["head"] = sk
    d["ear"] = shape("470,224 478,212 492,214 496,228 490,246 480,256^ 474,248 470,238")
    d["earin"] = limb("478,226,2 486,224,3 487,236,2 481,244,1")
    # hair: fringe of white flames at the back, blown to the left
    hr = [
        shape(
            "446,196^ 430,186 408,186 388,196^ 404,200 416,208^ 396,210 378,222 368,238^ 388,230 408,230^ 392,242 384,256 382,272^ 402,256 420,250^ 412,266 412,280^ 430,264 448,262 470,262^ 476,236 470,212 456,200"
        )
    ]
    d["hair"] = U(hr)
    d["wisp"] = U(
        limb("480,150,3 464,128,4 442,124,3.4 424,134,.8", 6),
        limb("492,148,3 482,122,3.6 462,110,3 444,114,.8", 6),
        limb("504,146,3 500,122,3.4 486,104,.8", 6),
    )
    beard = shape(
        "494,258^ 512,262 530,268 548,272 566,276^ 584,284 600,300^ 592,304 588,312^ 604,326 612,350^ 598,344 590,346^ 600,366 600,394^ 588,382 580,382^ 582,404 574,428^ 564,408 556,402^ 548,418 536,428^ 536,406 530,392^ 518,398 508,398^ 514,380 510,362 500,340 488,318 482,294"
    )
    beard = T(beard, 0, 0, 0.74, sy=0.64, o=(560, 262))
    d["beard"] = fillet(beard, 2)
    d["beardlines"] = T(
        U(
            *[
                limb(q, 6)
                for q in (
                    "512,290,1 536,322,3 552,370,3 558,398,1",
                    "532,288,1 560,316,3 580,354,3 586,376,1",
                    "504,310,1 522,346,3 532,384,1",
                    "552,290,1 576,306,2.6 594,328,1",
                )
            ]
        ),
        0,
        0,
        0.74,
        sy=0.64,
        o=(560, 262),
    )
    d["stache"] = shape(
        "566,258^ 584,262 602,274 612,290^ 596,288 582,286 566,282 550,280 534,284 520,294^ 522,276 538,264 552,260"
    )
    d["brow"] = shape("536,184^ 546,176 560,176 572,184 580,182^ 572,194 558,192 546,192")
    d["specs"] = U(
        Point(566, 214).buffer(19).difference(Point(566, 214).buffer(15.5)),
        limb("548,212,3.4 520,214,3.4 490,216,3"),
        limb("584,212,3 592,216,3"),
    )
    d["lens"] = Point(566, 214).buffer(15.5)
    d["eye"] = limb("552,212,1.5 560,208,3.4 570,212,1.5")
    d["cheek"] = shape("498,236 516,240 536,240 552,248^ 546,258 538,268 530,284 518,286 508,270 500,254")
    d["cheekbone"] = limb("500,236,1 520,239,3 540,239,2.4 552,246,.8", 6)
    d["noseline"] = limb("578,246,1 583,256,2.6 592,256,1")
    # tape measure round the neck
    d["tape"] = U(
        limb("430,306,13 456,322,13 486,336,13 500,372,13 496,430,13 506,480,13 500,520,13", 8),
        limb("432,306,13 404,330,13 392,372,13", 8),
    )
    d["tapeticks"] = U(
        *[
            limb([(x - 5, y, 1.6), (x + (1 if k % 2 else 5), y + 0.5, 1.6)], 2)
            for k, (x, y) in enumerate(
                [
                    (499, 384),
                    (498, 396),
                    (497, 408),
                    (496, 420),
                    (497, 432),
                    (499, 444),
                    (502, 456),
                    (504, 468),
                    (505, 480),
                    (504, 492),
                    (502, 504),
                ]
            )
        ]
    )
    # pin cushion on the wrist
    d["cushion"] = AF.rotate(AF.scale(Point(574, 450).buffer(15), 1.15, 0.8), -40)
    d["pins"] = U(
        *[
            U(
                limb([(574, 444, 1.2), (574 + 26 * math.cos(a), 444 + 26 * math.sin(a), 1.2)], 1),
                Point(574 + 26 * math.cos(a), 444 + 26 * math.sin(a)).buffer(3),
            )
            for a in (-2.2, -1.8, -1.3, -2.7)
        ]
    )

    def spare(g):
        """Narrower towards the waist: there is little left of him."""

        def move(q):
            k = 1 - 0.3 * np.clip((q[:, 1] - 340) / 200, 0, 1)
            return np.c_[446 + (q[:, 0] - 446) * k, q[:, 1]]

        return shapely.transform(g, move).buffer(0)

    for k in ("shirt", "vest", "vestlines", "vestback", "buttons", "tape", "tapeticks"):
        d[k] = spare(d[k])
    for k in ("tails", "tailline"):
        d[k] = T(d[k], 34, 0)
    return d


ORDER = [
    ("tails", "#4a2238"),
    ("tailline", "#2c1424"),
    ("shoefar", "#2a1a1c"),
    ("sock", "#c9a25a"),
    ("legfar", "#3c3a44"),
    ("legnear", "#54505a"),
    ("folds", "#34323c"),
    ("patch", "#8a5a3a"),
    ("shoenear", "#33201f"),
    ("sleevefar", "#cdbd98"),
    ("armfar", "#c98f68"),
    ("cufffar", "#b9a880"),
    ("shirt", "#e6d8b2"),
    ("neck", "#d59c74"),
    ("vest", "#5a2840"),
    ("vestlines", "#8a4a54"),
    ("vestback", "#c9a25a"),
    ("needle", "#d9dcd8"),
    ("handfar", "#cf9870"),
    ("hair", "#f2ede0"),
    ("head", "#e2ab82"),
    ("cheek", "#bd845f"),
    ("cheekbone", "#f0c198"),
    ("ear", "#d59c74"),
    ("earin", "#a86a4a"),
    ("wisp", "#f2ede0"),
    ("wrinkles", "#b57a58"),
    ("eye", "#2a1a14"),
    ("lens", "#fff8e055"),
    ("specs", "#3a2a20"),
    ("noseline", "#a86a4a"),
    ("beard", "#f4efe2"),
    ("beardlines", "#c9c0ac"),
    ("stache", "#fffaf0"),
    ("brow", "#f4efe2"),
    ("tape", "#e3b23c"),
    ("tapeticks", "#4a3014"),
    ("buttons", "#c9a25a"),
    ("armnear", "#e2ab82"),
    ("sleevenear", "#efe2be"),
    ("elbowline", "#c2b28a"),
    ("cuffnear", "#d8c8a0"),
    ("pins", "#f3ead0"),
    ("cushion", "#b5402e"),
    ("handnear", "#e6b088"),
]
