"""A red fox climbing, lantern in the mouth."""

from __future__ import annotations

import math
import random

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403


def fox():
    """fox climbing right, head turned back left, lantern in the mouth. hind feet y 610, fore feet y 556 / 500."""
    d = {}
    rng = random.Random(3)
    torso = shape(
        "204,352 216,318 252,296 300,284 350,276 400,266 440,250 476,232 522,240 548,276 556,322 546,366 514,398 470,410 420,402 372,390 330,392 292,414 248,426 214,398"
    )
    neck = limb("500,296,122 514,250,104 506,204,84 494,172,74", 8)
    mv = lambda g: T(g, -32, -10)
    head = mv(
        shape(
            "388,214^ 392,204 412,196 436,184 452,168 466,152^ 462,120 464,84 470,58^ 492,80 508,108 518,132^ 528,130 536,100 552,72 566,60^ 574,92 572,128 562,156 570,184 566,216 548,240 520,252^ 514,244 500,258^ 496,248 480,254^ 478,244 462,242 440,238 416,234 398,230 388,224"
        )
    )
    hip = limb("254,356,118 270,396,98 292,436,58 300,464,36 282,494,24 250,528,17 246,562,14 250,588,13 254,600,13", 8)
    hpaw = shape("246,590 256,586 268,592 282,600 288,606 285,611^ 248,611^ 243,602")
    hip2 = limb("276,376,80 318,430,50 338,462,34 326,492,22 304,526,16 308,560,13 318,584,12 322,590,12", 8)
    hpaw2 = shape("314,580 324,577 336,584 350,591 355,597 352,602^ 315,602^ 311,592")
    sh = limb("490,318,92 482,368,60 476,414,38 482,456,23 486,494,15 484,524,13 488,542,13", 8)
    fpaw = shape("479,534 490,530 502,537 516,545 522,551 518,556^ 481,556^ 476,546")
    sh2 = limb("522,324,74 548,372,44 570,408,27 590,436,17 596,462,13 600,482,12", 8)
    fpaw2 = shape("592,474 602,470 614,477 628,485 633,491 629,496^ 594,496^ 589,486")
    tail = limb("222,342,32 178,384,50 130,432,76 72,472,96 8,486,98 -50,464,84 -88,420,60 -104,372,34 -106,338,6", 10)
    ftail = fur(
        tail,
        20,
        0.16,
        4,
        where=lambda x, y, nx, ny: (
            (0, 0, 0)
            if x > 190
            else (0.35 + 0.65 * min(1, (190 - x) / 150), -0.8 - 0.1 * nx, -0.25 - (0.8 if x < -40 else 0))
        ),
        w=4,
    )
    d["tail"] = fillet(ftail, 1.2)
    tip = shape(
        "-24,544 -28,520^ -10,502 -16,482^ 2,470 -6,452^ 8,440 -2,416^ -14,404 -64,354 -144,284 -204,354 -164,494 -94,564"
    )
    d["tailtip"] = clean(d["tail"].intersection(fur(tip, 12, 0.15, 9, lean=0)))
    body = fillet(U(torso, hip, sh, neck), 12)
    body = fur(
        body,
        12,
        0.16,
        7,
        where=lambda x, y, nx, ny: (
            (0.8, -0.5, 0.6)
            if (x > 520 and 160 < y < 380)
            else (
                (0.6, -0.9, 0.4)
                if (320 < x < 470 and y > 376 and ny > 0.5)
                else ((0.7, -0.9, 0.3) if (x < 262 and 340 < y < 480 and nx < 0) else 0)
            )
        ),
        w=3,
    )
    d["body"] = fillet(U(body, hpaw, fpaw), 2)
    d["far"] = fillet(U(hip2, hpaw2, sh2, fpaw2), 3)
    d["head"] = head
    d["bib"] = fur(
        shape("428,240 462,252 508,242 540,228^ 552,280 556,322 544,362 520,388^ 508,366 492,332 470,302 446,274"),
        11,
        0.2,
        3,
        lean=0.2,
    )
    d["bib"] = clean(d["bib"].intersection(d["body"].union(head)))
    d["cheek"] = clean(
        fur(
            mv(
                shape(
                    "392,218^ 414,214 440,216 462,210 486,206 512,214 530,232^ 548,244 520,258 496,256 470,252 436,242 400,236"
                )
            ),
            8,
            0.22,
            5,
            where=lambda x, y, nx, ny: 1 if nx > 0.2 and ny < 0.6 else 0,
        ).intersection(head)
    )
    d["nose"] = mv(shape("386,212 390,202 402,200 406,210 398,220 388,222"))
    d["eye"] = mv(shape("440,196^ 447,189 457,187 464,191^ 457,197 448,199"))
    d["glint"] = mv(Point(452, 191.5).buffer(1.8))
    d["ear"] = mv(
        [
            shape("474,134 470,104 474,80^ 488,98 500,120 504,132"),
            shape("538,130 544,104 558,82^ 564,104 562,128 556,146"),
        ]
    )
    d["eartips"] = mv(
        U(shape("464,84^ 470,58^ 490,78^ 478,84"), shape("540,92^ 552,72 566,60^ 573,90^ 556,84"))
    ).intersection(head)
    d["mouth"] = mv(limb("396,226,1 410,229,2.2 426,230,.8"))

    def sock(leg, y0):  # dark stocking with a furry upper edge
        z = Polygon(
            [(x, y0 + (7 if i % 2 else -8) - abs(i % 5) * 1.5) for i, x in enumerate(range(150, 700, 7))]
            + [(700, 700), (150, 700)]
        ).buffer(0)
        return clean(leg.intersection(z))

    d["sock"] = U(sock(U(hip, hpaw), 516), sock(U(sh, fpaw), 450))
    d["sock2"] = U(sock(U(hip2, hpaw2), 510), sock(U(sh2, fpaw2), 418))
    d["toes"] = U(
        *[
            limb([(x, y, 0.8), (x + 5, y + 6, 1.6)], 2)
            for x, y in ((268, 602), (276, 603), (502, 547), (510, 548), (614, 487), (622, 488))
        ]
    )
    sl = []
    for a, b, n in (
        ("290,320 340,308 400,298 450,284", "300,366 360,354 420,354 470,362", 8),
        ("236,352 258,384 274,420 284,452", "284,342 312,380 318,414 314,446", 7),
        ("462,290 462,330 462,372 470,410", "516,300 514,340 506,376 494,404", 5),
    ):
        a, b = curve(a, n=10), curve(b, n=10)
        for k in range(n):
            for r in range(4):
                t = (r + 0.5) / 4 + rng.uniform(-0.08, 0.08)
                i = int((k + 0.2 + rng.uniform(0, 0.3)) / n * (len(a) - 8))
                c = a[i : i + 7] * (1 - t) + b[i : i + 7] * t
                sl.append(limb([(*c[0], 0.6), (*c[3], 2.4), (*c[6], 0.5)], 3, 4))
    d["furlines"] = U(sl)
    ts = []
    tc = curve("190,376 130,432 72,472 8,486 -46,466", n=10)
    for off in (-30, -16, 0, 16, 30):
        for s_ in range(3, len(tc) - 12, 9):
            j = s_ + rng.randint(0, 4)
            q = tc[j : j + 9]
            if len(q) < 9:
                continue
            nx, ny = -(q[-1, 1] - q[0, 1]), q[-1, 0] - q[0, 0]
            k = math.hypot(nx, ny)
            f = off * min(1, (j + 6) / 26)
            q = q + np.array([nx, ny]) / k * f
            ts.append(limb([(*q[0], 0.6), (*q[4], 3), (*q[8], 0.5)], 3, 4))
    d["taillines"] = U(ts)
    lx, ly = 374, 220
    d["handle"] = Point(lx, ly + 12).buffer(14).difference(Point(lx, ly + 12).buffer(11))
    d["lcap"] = U(
        shape(f"{lx - 28},{ly + 46}^ {lx - 17},{ly + 33} {lx},{ly + 25} {lx + 17},{ly + 33} {lx + 28},{ly + 46}^"),
        box(lx - 4, ly + 20, lx + 4, ly + 28),
        Point(lx, ly + 24).buffer(5),
    )
    frame = shape(
        f"{lx - 25},{ly + 45}^ {lx + 25},{ly + 45}^ {lx + 29},{ly + 75} {lx + 27},{ly + 106}^ {lx - 27},{ly + 106}^ {lx - 29},{ly + 75}"
    )
    gl = U(
        *[frame.buffer(-4).intersection(box(lx + a, ly, lx + b, ly + 200)) for a, b in ((-32, -11), (-8, 8), (11, 32))]
    )
    d["lglass"] = frame
    d["lframe"] = U(
        frame.difference(gl),
        box(lx - 31, ly + 105, lx + 31, ly + 113),
        limb(f"{lx - 24},{ly + 120},3 {lx + 24},{ly + 120},3"),
        box(lx - 22, ly + 111, lx + 22, ly + 121),
    )
    d["flame"] = shape(
        f"{lx},{ly + 56}^ {lx + 7},{ly + 74} {lx + 8},{ly + 86} {lx},{ly + 95} {lx - 8},{ly + 86} {lx - 7},{ly + 74}"
    )
    d["lamp"] = Point(lx, ly + 78)
    return d


FOX = [
    ("far", "#8a3a1e"),
    ("tail", "#c9582a"),
    ("tailtip", "#f4e6cf"),
    ("taillines", "#8f3a1c"),
    ("sock2", "#2c1620"),
    ("body", "#c9582a"),
    ("furlines", "#8f3a1c"),
    ("sock", "#3a1c24"),
    ("toes", "#8a5a50"),
    ("bib", "#f4e6cf"),
    ("head", "#d2622f"),
    ("eartips", "#3a1c24"),
    ("cheek", "#f8ecd8"),
    ("nose", "#1e1018"),
    ("eye", "#1e1018"),
    ("glint", "#fff"),
    ("mouth", "#3a1c24"),
]
