"""A book as high as the trees stands open in the autumn wood; a stag has walked out of its page, and the evening shines through
the hole he left. He looks back at a doe who is only half out.

Palette: plum #2e1030, crimson #8f2022, vermilion #d8432a, amber #f6a848, lemon #fff0b4, page rose-grey #cdb6b4, ribbon teal #1f6a66.
Light: the low sun behind the book, through the hole. Planes: far trunks / light / book / hole / doe / lit ground / stag / near trunks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.doe import doe, doe_outline
from cards.studio.papercut.paper_deer import paper_stag, stag_outline
from cards.studio.papercut.standing_book import PH, PW, lit_hole, on_page, paper_coat, standing_book

LX, LY = 236.0, 452.0
PLUM, AMBER = "#2e1030", "#f6a848"
DOE = (236.0, 520.0, 0.8)
INKS = {
    "inear": "#d8a08c",
    "inear2": "#d8a08c",
    "shoulder": "#b88a80",
    "nose": "#4a1c28",
    "mouth": "#6a3038",
    "eye": "#2a0a10",
}
STAG = (318.0, 1092.0, 0.5)
OUT, NEARER = 0.8, 0.2  # how far the doe has swung out of her page, and how much nearer her head is


def draw_wood(sc: Scene) -> None:
    """Trunks behind the book, each row darker; the light stands low among them."""
    sc.backdrop(
        sc.rad([(0, "#fffbe0"), (0.16, "#ffeeb0"), (0.4, AMBER), (0.7, "#a8321f"), (1, PLUM)], LX + 60, LY - 120, 700)
    )
    rows = ((13, 10, "#ffdf98", "#d8743a"), (9, 20, "#f2a04c", "#a83a26"), (7, 36, "#b84a2c", "#5c1a2c"))
    for k, (n, w, near_, far_) in enumerate(rows):
        r = sc.stream(f"row {k}")
        trunks, crowns = [], []
        for j in range(n):
            x = (j + 0.5 + r.uniform(-0.26, 0.26)) * 860 / n - 30
            lean = r.uniform(-14, 14)
            trunks.append(limb([(x + lean, -30, w * 0.8), (x, 300, w), (x - lean, 800, w * 1.5)], 6))
            for _ in range(2):
                y, d = r.uniform(40, 260), r.choice((-1, 1))
                trunks.append(
                    limb([(x, y + 40, w * 0.4), (x + d * w * 2, y - 20, w * 0.25), (x + d * w * 4, y - 60, 1)], 5)
                )
        for _ in range(60 + 20 * k):
            x, y = r.uniform(-20, 820), r.uniform(-30, 150) + 50 * abs(r.gauss(0, 0.6))
            crowns.append(
                leaf(x, y, (15 + 12 * k) * r.uniform(0.7, 1.3), r.uniform(0.2, 2.9), 0.5, r.uniform(-0.2, 0.2))
            )
        fill = sc.rad([(0, near_), (1, far_)], LX + 60, LY - 120, 520)
        sc.layer(U(trunks), fill, z=4 + 3 * k, sh=0.3, cut=0.5, rim="#fff0b4", rimop=0.6)
        sc.layer(
            U(crowns),
            sc.rad(
                [(0, "#ffcf70"), (0.5, mix(far_, "#d8432a", 0.5)), (1, mix(far_, PLUM, 0.4))], LX + 60, LY - 120, 560
            ),
            z=4,
            sh=0.3,
            cut=0,
            fibre=0,
            rim="#ffe6a0",
            rimop=0.6,
        )
        sc.glow(LX + 60, LY - 150, 340, "#ffdf90", 0.2)


def draw_ground(sc: Scene) -> None:
    """Leaf litter, dark, with the light of the hole across it."""
    g, _ = land(sc.stream("floor"), [(-60, 720), (200, 712), (520, 716), (860, 704)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#f6a04a"), (0.35, "#a83a26"), (0.75, "#521424"), (1, "#2a0d26")], LX + 40, 860, 560),
        z=6,
        sh=0.3,
        rim="#fff0b4",
    )


def draw_light(sc: Scene) -> None:
    """What falls through the hole: a long lane of gold on the leaves."""
    fan = Polygon([(150, 850), (392, 770), (620, 1260), (-30, 1260)])
    sc.flat(
        fan, sc.lin([(0, "#fff0b8", 1), (0.5, "#ffc868", 0.75), (1, "#f6a040", 0.2)], 0, 790, 0, 1230), 0.85, None, 14
    )
    r = sc.stream("litter")
    for k, (lit, c, n) in enumerate(
        (("#ffd884", "#6a1a26", 150), ("#ffb85a", "#8a2424", 150), ("#fff0b8", "#4a1226", 90))
    ):
        lv = []
        for _ in range(n):
            y = 800 + 420 * r.random() ** 0.7
            s = 9 + 22 * (y - 780) / 420
            lv.append(
                T(
                    leaf(0, 0, s * r.uniform(0.7, 1.3), r.uniform(0, 6.3), 0.5, r.uniform(-0.2, 0.2)),
                    r.uniform(-20, 820),
                    y,
                    1,
                    sy=0.62,
                )
            )
        sc.layer(
            U(lv),
            sc.rad([(0, lit), (0.4, mix(lit, c, 0.5)), (1, c)], LX + 50, 960, 400),
            z=2.4,
            sh=0.45,
            cut=0,
            fibre=0,
            wash=0.3,
            rim="#fff0b4",
            rimop=0.5,
        )
    sc.flat(fan, sc.lin([(0, "#ffe9a0", 0.9), (1, "#ffb850", 0)], 0, 790, 0, 1200), 0.5, "soft-light", 14)


def draw_doe(sc: Scene, place: Any, gap: Any) -> None:
    """Her forehand is out, the rest still in the page."""
    with sc.clip(gap):
        sc.flat(gap, sc.lin([(0, "#6a1a24"), (1, "#c8482a")], gap.bounds[0], 0, gap.bounds[2], 0))
        r = sc.stream("in the gap")
        x0, y0, x1, y1 = gap.bounds
        lv = [leaf(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(10, 20), r.uniform(0, 6.3), 0.5) for _ in range(70)]
        sc.layer(U(lv), "#e8742c", z=3, cut=0, fibre=0, rim="#ffd08a", rimop=0.5)
        for k, c in enumerate(("#b8542c", "#e0a068", "#f0d0b0")):
            d = 3.0 * (3 - k)
            sc.flat(clean(gap.difference(T(gap, -d, d * 0.7))), c)
    sc.flat(clean(gap.buffer(1.2).difference(gap)), "#fff6e6", 0.9)
    hinge, wide = place.bounds[2] - 4, place.bounds[2] - place.bounds[0]

    def swung(p: Any) -> Any:
        d = np.clip((hinge - p[:, 0]) / wide, 0, 2)
        return np.c_[hinge - OUT * wide * d, p[:, 1] + (p[:, 1] - 500) * NEARER * d + 10 * d]

    body = clean(shapely.transform(shapely.segmentize(place, 5), swung).buffer(0))
    x0, y0, x1, y1 = body.bounds
    far = AF.translate(body, 24, 14)
    sc.flat(far.intersection(on_page(box(0, 0, PW, PH), 1)), "#2a0a2a", 0.6, "multiply", 7)
    fill = sc.lin([(0, "#fffaf0"), (0.5, "#fbe8d6"), (0.82, "#c99a98"), (1, "#8a5666")], x0, 0, x1, 0)
    sc.layer(body, fill, z=5, cut=0, sh=0.5, fibre=0.1, rim="#ffffff", rimop=1)
    paper_coat(sc, body, "doe")
    for name, ink in INKS.items():
        sc.flat(clean(shapely.transform(on_page(T(doe()[name], *DOE, flip=True), 1), swung)), ink, 0.9)
    rimlight(sc, body, 3, 1.6, "#ffe9a8", 1.0, 1.2, r=700)


def draw_stag(sc: Scene) -> None:
    """In the light of his own hole; his shadow has roots."""
    x, y, s = STAG
    out = T(stag_outline(), x, y, s)
    shade = AF.affine_transform(out, [1, -0.12, 0, -0.5, 0.12 * y, y * 1.5])
    sc.flat(shade, sc.lin([(0, "#4a1226", 0.95), (1, "#4a1226", 0.6)], 0, y, 0, y + 190), 0.9, "multiply", 1.6)
    q = T(paper_stag(), x, y, s)
    for n in ("far_horn", "far", "ear2"):
        if n in q:
            sc.layer(q[n], "#b88a84", z=2, cut=0, sh=0.4, fibre=0, rim="#fff6dc", rimop=0.9)
    y0, y1 = q["body"].bounds[1::2]
    sc.layer(
        q["body"],
        sc.lin([(0, "#fffdf6"), (0.5, "#fff0de"), (1, "#e0b8a4")], x, y0, x + 60, y1),
        z=4,
        cut=0,
        sh=0.5,
        fibre=0.1,
        rim="#ffffff",
        rimop=1,
    )
    paper_coat(sc, q["body"], "stag")
    sc.flat(q["slits"], "#6a2a24", 0.75)
    sc.flat(q["eye"], "#2a0a10")
    sc.flat(q.get("ear_in"), "#d08a70", 0.8)
    for dx in (-3, 3):
        rimlight(sc, q["body"], dx, 3.2, "#ffe08a", 1.0, 1.0, r=1400)


def draw_letters(sc: Scene, hole: Any) -> None:
    """Loose strokes of print drift out with the light."""
    r = sc.stream("letters")
    kinds = [limb("0,0,2 0,-10,2", 1), limb("0,0,2 1,-7,2 5,-8,2 7,-5,2 7,0,2", 4), limb("7,-6,2 2,-8,2 0,-4,2 2,0,2 7,-1,2", 4),
             U(limb("0,2,2 0,-12,2", 1), limb("0,-1,2 5,0,2 7,-4,2 4,-7,2 0,-6,2", 4)), ellipse(0, 0, 1.6)]  # fmt: skip
    for k in range(40):
        t = r.random()
        x, y = 250 + 200 * t + r.gauss(0, 30), 640 + 300 * t * t + r.gauss(0, 40) - 80 * t
        sc.flat(
            T(kinds[k % 5], x, y, r.uniform(0.9, 2.0), rot=r.uniform(-50, 50)),
            mix("#6a2434", "#fff3c8", r.random()),
            0.95,
        )
    for k in range(15):  # and leaves of the wood that was printed there
        t = r.random()
        g = leaf(0, 0, r.uniform(14, 26) * (0.7 + 0.5 * t), r.uniform(0, 6.3), 0.5, 0.2)
        sc.layer(
            T(g, 200 + 260 * t + r.gauss(0, 46), 560 + 330 * t + r.gauss(0, 60)),
            mix("#f08a3a", "#c8331f", r.random()),
            z=7,
            cut=0,
            fibre=0,
            rim="#fff0c0",
            rimop=0.9,
        )


def draw_near(sc: Scene) -> None:
    """Near trunks, boughs, a fox at the foot of the right page."""
    f = T(beast("fox", "sit", head=-6), 668, 1010, 0.82, flip=True)
    sc.flat(AF.affine_transform(f.outline(), [1, 0.5, 0, -0.5, -0.5 * 1010, 1010 * 1.5]), "#2a0d26", 0.6, "multiply", 2)
    put(sc, f, z=3, rim=(3, 1.6, "#ffe9a8", 1.0), cast=4)
    q = sc.stream("at the fox")
    low = [
        T(
            leaf(0, 0, q.uniform(16, 28), q.uniform(0, 6.3), 0.5, 0.1),
            q.uniform(610, 720),
            q.uniform(1006, 1022),
            1,
            sy=0.6,
        )
        for _ in range(16)
    ]
    sc.layer(U(low), sc.near("#e8803c", "#8a2424", 760), z=3, cut=0, fibre=0, rim="#ffd890", rimop=0.8)
    r = sc.stream("near")
    for x, w, lean in ((-14, 110, 24), (816, 130, -30)):
        d = 1 if x < 400 else -1
        trunk = limb(
            [(x + lean, -60, w * 0.8), (x, 400, w), (x - lean * 0.4, 900, w * 1.1), (x - lean, 1280, w * 1.9)], 8
        )
        fill = sc.lin(
            [(0, "#1c0a20"), (0.6, "#3f1430"), (0.86, "#7a2a34"), (1, "#b8502c")],
            x - d * w * 0.4,
            0,
            x + d * w * 0.62,
            0,
        )
        sc.layer(trunk, fill, z=16, cut=1.4, rim="#ffc878", rimop=0.9, rimw=2)
        bark = []
        for _ in range(90):
            bx, by, n = x + r.uniform(-0.5, 0.5) * w, r.uniform(0, 1200), r.uniform(20, 70)
            bark.append(
                limb([(bx, by, 0.8), (bx + r.uniform(-6, 6), by + n / 2, 3.2), (bx + r.uniform(-4, 4), by + n, 0.6)], 4)
            )
        sc.flat(U(bark).intersection(trunk), "#14061a", 0.5)
        sc.flat(T(U(bark[::3]), 1.6 * -d, 0).intersection(trunk), "#ff9a58", 0.3)
    lv = []
    for side in (-1, 1):
        for k in range(4):
            x0, y0, long_ = 400 + side * 430, -30 + 60 * k, (420 - 80 * k) * r.uniform(0.7, 1.0)
            P = [(x0 - side * long_ * q, y0 + 80 * q * q, 13 * (1 - q) + 2) for q in (0, 0.25, 0.5, 0.75, 1)]
            sc.layer(limb(P, 6), "#2a0d26", z=12, cut=0.4, rim="#f09a50", rimop=0.7)
            for _ in range(26):
                q = r.uniform(0.1, 1)
                lv.append(
                    leaf(
                        x0 - side * long_ * q,
                        y0 + 80 * q * q,
                        r.uniform(26, 48),
                        r.uniform(0.3, 2.8),
                        0.5,
                        r.uniform(-0.2, 0.2),
                    )
                )
    for j, (c0, c1) in enumerate((("#a82a24", "#3a0f24"), ("#e8602c", "#7a1a20"))):
        sc.layer(
            U(lv[j::2]),
            sc.rad([(0, c0), (1, c1)], LX + 60, LY - 100, 560),
            z=9,
            cut=0,
            fibre=0,
            rim="#ffb060",
            rimop=0.5,
        )


def draw() -> Scene:
    """Whom does he wait for?"""
    sc = Scene("book", light=(LX, LY, 220), shadow="#2a0a1c", bg=PLUM)
    hole = on_page(T(stag_outline(), 226, 510, 0.575), -1)
    gap = on_page(T(doe_outline(), *DOE, flip=True), 1)
    draw_wood(sc)
    draw_ground(sc)
    standing_book(sc, hole, gap)
    lit_hole(sc, hole)
    draw_light(sc)
    draw_doe(sc, gap, gap)
    shafts(sc, LX, LY + 40, [(a, 0.09, 0.3) for a in (0.9, 1.15, 1.4, 1.7)], 760, "#ffdf98", 16, 90)
    draw_letters(sc, hole)
    draw_stag(sc)
    draw_near(sc)
    sc.vignette("#1c0820", 0.4, LX + 100, 640, 880, 0.5)
    sc.finish()
    return sc
