"""A white page lies in the autumn wood; a stag has folded himself up out of it, and his hole lies before him like a shadow.

Palette: plum #35102c, crimson #98201f, vermilion #d8432a, amber #f5a848, lemon #fff0b4, paper #fffaf0, ribbon teal #1f6a66.
Light: low behind the wood. Planes: four rows of trunks / page with the two holes / stag and doe / fox, book's edge, leaves.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon
from shapely.ops import transform

from cards.studio.papercut import *
from cards.studio.papercut.paper_deer import paper_doe, paper_stag

LX, LY = 520, 400  # where the evening comes through the trees
EDGE = 506  # the far edge of the page
STAG = (272, 640, 0.56)
DOE = (586, 706, 0.7)
LONG, SPREAD = 1.18, 0.46  # how far a hole reaches towards us, how much it widens on the way
INSIDE = ("#fff0d2", "#f0bc80", "#fbe0b4", "#d8905a")  # the pages below, seen on the cut
OXBLOOD, VERMILION, AMBER, PAPER = "#3a0f14", "#d8432a", "#f5a848", "#fffaf0"


def outline(deer: dict[str, Any]) -> Any:
    """A deer of paper as one shape."""
    return U([deer[n] for n in ("far_horn", "far", "ear2", "body") if n in deer])


def unfolded(g: Any, x: float, y: float, s: float, far: float = LONG) -> Any:
    """What a figure cut free and folded up at the line y has left in the page: itself, upside down, nearer and wider."""

    def down(px: Any, py: Any) -> Any:
        v = -py * s * far
        return x + px * s * (1 + SPREAD * v / 480), y + v

    return clean(transform(down, g)).buffer(1.4)


def draw_wood(sc: Scene) -> None:
    """Trunks behind trunks, each row darker, with leaves that burn where the light stands."""
    sc.backdrop(
        sc.rad([(0, "#fffbe0"), (0.12, "#ffefb0"), (0.34, AMBER), (0.66, "#b8381f"), (1, OXBLOOD)], LX, LY, 640)
    )
    rows = (
        (11, 9, "#ffd98a", "#e07a3a", 0.5),
        (9, 17, "#f6a850", "#c0442a", 0.62),
        (7, 30, "#d8582c", "#7a1a2a", 0.8),
        (5, 52, "#86243a", "#35102c", 1.0),
    )
    for k, (n, w, near_, far_, size) in enumerate(rows):
        r = sc.stream(f"row {k}")
        trunks, crowns = [], []
        for j in range(n):
            x = (j + 0.5 + r.uniform(-0.26, 0.26)) * 860 / n - 30
            if abs(x - LX) < 30 + 26 * k or (k == 3 and 180 < x < 660):
                continue
            lean = r.uniform(-16, 16)
            trunks.append(
                limb(
                    [
                        (x + lean, -30, w * 0.8),
                        (x, 260, w),
                        (x - lean * 0.4, 470, w * 1.1),
                        (x - lean, EDGE + 30 + 6 * k, w * 1.6),
                    ],
                    6,
                )
            )
            for _ in range(2):
                y, d = r.uniform(60, 300), r.choice((-1, 1))
                trunks.append(
                    limb([(x, y + 40, w * 0.4), (x + d * w * 2, y - 20, w * 0.25), (x + d * w * 4, y - 60, 1)], 5)
                )
        for _ in range(46 + 12 * k):
            x, y = r.uniform(-20, 820), r.uniform(-30, 130 + 34 * (3 - k)) + 60 * abs(r.gauss(0, 0.5))
            if math.hypot(x - LX, (y - LY) * 1.1) > 150 + 30 * k:
                crowns.append(
                    leaf(x, y, (16 + 13 * k) * r.uniform(0.7, 1.3), r.uniform(0.2, 2.9), 0.5, r.uniform(-0.2, 0.2))
                )
        fill = sc.rad([(0, near_), (1, far_)], LX, LY, 470)
        sc.layer(U(trunks), fill, z=4 + 3 * k, sh=0.3 + 0.08 * k, cut=0.5, rim="#fff0b4", rimop=0.6)
        leaves_ = sc.rad(
            [(0, mix(near_, "#ffd070", 0.5)), (0.5, mix(far_, VERMILION, 0.6 * size)), (1, mix(far_, VERMILION, 0.2))],
            LX,
            LY,
            560,
        )
        sc.layer(crowns and U(crowns), leaves_, z=3 + 2 * k, sh=0.3, cut=0, fibre=0, rim="#ffe6a0", rimop=0.6)
        sc.glow(LX, LY, 300, "#ffdf90", 0.16)
    g, _ = land(sc.stream("floor"), [(-60, EDGE - 22), (200, EDGE - 8), (520, EDGE - 16), (860, EDGE - 26)], 4)
    sc.layer(
        g, sc.rad([(0, "#ffd98a"), (0.3, "#d8602c"), (1, "#521418")], LX, EDGE - 20, 460), z=6, sh=0.3, rim="#fff0b4"
    )


def page() -> Any:
    """The open page, from its far edge to the corner that lifts near us."""
    return shape("-60,530^ 120,512 380,504 620,500 860,506^ 860,1140^ 640,1158 380,1150 140,1164 -60,1150^")


def draw_page(sc: Scene, holes: Any) -> None:
    """Sheet on sheet on the red leaves; rows of print that grow towards us; the light lies down its middle."""
    whole = page()
    for k in range(3):
        sc.layer(
            T(whole, 0, 30 - 10 * k),
            mix("#c9a892", "#f6e6d2", k / 2),
            z=5,
            sh=0.4,
            dy=3,
            rim="#fff8e4",
            rimop=0.7,
            wash=0.3,
        )
    fill = sc.rad([(0, "#fffef8"), (0.3, "#fffaf0"), (0.66, "#f6e6d6"), (1, "#d9b8ac")], LX, EDGE + 30, 780)
    sc.layer(clean(whole.difference(holes)), fill, z=5, sh=0.3, cut=0, rim="#ffffff", rimop=0.9, wash=0.22)
    r = sc.stream("print")
    rows, y = [], EDGE + 26.0
    while y < 1130:
        s = (y - EDGE + 60) / 640
        x = -40.0
        while x < 830:
            w = r.uniform(26, 90) * (0.35 + s)
            if r.random() < 0.9:
                rows.append(
                    limb([(x + w * q / 6, y - (2.6 * s if q % 2 else 0), 0.8 + 2.2 * s) for q in range(7)], 1, 2)
                )
            x += w + 12 * (0.4 + s)
        y += 8 + 25 * s
    g = clean(U(rows).intersection(whole.buffer(-6)).difference(holes.buffer(7)))
    sc.flat(g, sc.rad([(0, "#f0dcae"), (0.5, "#dcbfae"), (1, "#b98e88")], LX, EDGE, 720), 0.72)
    beam = Polygon([(LX - 40, EDGE), (LX + 40, EDGE), (LX + 150, 1160), (LX - 250, 1160)])
    sc.flat(
        beam.intersection(whole),
        sc.lin([(0, "#fff3b8", 0.9), (1, "#fff3b8", 0)], 0, EDGE, 0, 1120),
        0.6,
        "soft-light",
        26,
    )


def draw_hole(sc: Scene, g: Any, name: str) -> None:
    """Down through the book: the cut edge of the pages, and the wood that was printed on them, still burning."""
    x0, y0, x1, y1 = g.bounds
    with sc.clip(g):
        sc.flat(g, sc.lin([(0, "#4a0f16"), (0.45, "#9a2018"), (1, "#cf3f22")], 0, y0, 0, y1))
        r = sc.stream(name)
        for k, (tone, size) in enumerate((("#a82a1a", 30), ("#d8481f", 24), ("#f28a38", 15))):
            n = int((x1 - x0) * (y1 - y0) / (2600, 4200, 9000)[k])
            lv = [
                leaf(
                    r.uniform(x0, x1),
                    r.uniform(y0, y1),
                    size * r.uniform(0.6, 1.5),
                    r.uniform(0, 6.3),
                    0.5,
                    r.uniform(-0.2, 0.2),
                )
                for _ in range(n)
            ]
            fill = sc.lin([(0, mix(tone, "#4a0f16", 0.6)), (1, tone)], 0, y0, 0, y1)
            sc.layer(U(lv).intersection(g), fill, z=4, sh=0.5, cut=0, fibre=0, rim="#ffd08a", rimop=0.35)
        broad = g.buffer(-9).buffer(10).intersection(g)
        sc.flat(clean(broad.difference(T(g, 0, 44))), "#1c060c", 0.6, "multiply", 9)
        for k, c in enumerate(reversed(INSIDE)):
            sc.flat(clean(broad.difference(T(g, 0, 4 * (len(INSIDE) - k)))), c)
    sc.flat(clean(g.buffer(1.2).difference(g)), "#ffffff", 0.8)


def lay_deer(sc: Scene, d: dict[str, Any], x: float, y: float, s: float) -> None:
    """A deer of printed paper with the light behind."""
    q = T(d, x, y, s)
    x0, y0, x1, y1 = q["body"].bounds
    fill = sc.lin([(0, "#fffdf4"), (0.6, "#fdf0dc"), (1, "#e6c4ac")], LX, y0, x0, y1)
    for n in ("far_horn", "far", "ear2"):
        if n in q:
            sc.layer(q[n], "#d8a890", z=2, cut=0, sh=0.4, fibre=0, rim="#fff6dc", rimop=0.9)
    sc.layer(q["body"], fill, z=4, cut=0, sh=0.5, fibre=0.1, rim="#ffffff", rimop=1)
    r = sc.stream(f"coat {x}")
    rows, yy = [], y0 + 0.34 * (y1 - y0)
    while yy < y1:
        xx = x0
        while xx < x1:
            w = r.uniform(8, 22)
            rows.append(limb([(xx + w * k / 4, yy - (2 if k % 2 else 0), 1.1) for k in range(5)], 1, 2))
            xx += w + 5
        yy += 9.5
    sc.flat(U(rows).intersection(q["body"].buffer(-3)), "#a8685c", 0.36)
    sc.flat(q["slits"], "#6a2a24", 0.75)
    sc.flat(q["eye"], "#2a0a10")
    sc.flat(q.get("ear_in"), "#d08a70", 0.8)
    for dx in (-3, 3):
        rimlight(sc, q["body"], dx, 1.6, "#fff0b4", 0.9, 1.2, r=700)


def draw_fox(sc: Scene) -> None:
    """On the far edge of the page, where the wood begins."""
    f = T(beast("fox", "sit", head=-4), 716, 572, 0.74, flip=True)
    sc.flat(ellipse(700, 574, 60, 7), "#8a2a3a", 0.5, "multiply", 3)
    put(sc, f, z=3, rim=(3, 2, "#fff0b4", 1.0), cast=5)


def draw_letters(sc: Scene) -> None:
    """Loose strokes of print rise out of the hole like sparks."""
    r = sc.stream("letters")
    kinds = [
        limb("0,0,2 0,-10,2", 1),
        limb("0,0,2 1,-7,2 5,-8,2 7,-5,2 7,0,2", 4),
        limb("7,-6,2 2,-8,2 0,-4,2 2,0,2 7,-1,2", 4),
        U(limb("0,2,2 0,-12,2", 1), limb("0,-1,2 5,0,2 7,-4,2 4,-7,2 0,-6,2", 4)),
        ellipse(0, 0, 1.6),
    ]
    for k in range(34):
        t = r.random() ** 0.8
        x, y = 330 + 190 * t**0.7 + r.gauss(0, 26), 800 - 590 * t + r.gauss(0, 30)
        sc.flat(
            T(kinds[k % 5], x, y, r.uniform(0.9, 2.0), rot=r.uniform(-50, 50)),
            mix("#a8281a", "#fffbe0", min(1, max(0, 3 * t - 0.9))),
            0.95,
        )


def draw_near(sc: Scene) -> None:
    """The cover and the ribbon, boughs over us."""
    cover = shape("-60,1178^ 140,1192 380,1180 640,1190 860,1170^ 860,1280^ -60,1280^")
    sc.layer(
        cover,
        sc.rad([(0, "#3aa098"), (0.6, "#1f6a66"), (1, "#0d3438")], LX - 100, 1180, 480),
        z=7,
        dy=-2,
        rim="#c8f0e0",
        rimop=0.8,
    )
    ribbon = limb("478,1150,20 490,1172,21 470,1200,22 484,1250,22", 6)
    sc.layer(ribbon, "#2a8a80", z=4, cut=0.2, rim="#c8f0e0", rimop=0.9)
    r = sc.stream("bough")
    for side in (-1, 1):
        x0 = 400 + side * 430
        wood, lv = [], []
        for k in range(4):
            y0, long = -20 + 76 * k, (330 - 60 * k) * r.uniform(0.7, 1.05)
            P = [
                (x0 - side * long * q, y0 + 90 * q * q + 20 * math.sin(3 * q + k), 13 * (1 - q) + 2)
                for q in (0, 0.25, 0.5, 0.75, 1)
            ]
            wood.append(limb(P, 6))
            for _ in range(24):
                q = r.uniform(0.1, 1)
                x, y = x0 - side * long * q, y0 + 90 * q * q + 20 * math.sin(3 * q + k)
                lv.append(leaf(x, y, r.uniform(26, 48), r.uniform(0.3, 2.8), 0.5, r.uniform(-0.2, 0.2)))
        sc.layer(U(wood), "#2c0c24", z=14, cut=0.4, rim="#f09a50", rimop=0.7)
        for j, (c0, c1) in enumerate((("#b82a24", "#4a0f24"), ("#f0662c", "#98201f"))):
            sc.layer(
                U(lv[j::2]), sc.rad([(0, c0), (1, c1)], LX, LY, 560), z=9, cut=0, fibre=0, rim="#ffb060", rimop=0.5
            )
    fallen = [
        leaf(x, y, n, a, 0.5, 0.12)
        for x, y, n, a in (
            (96, 1010, 40, 0.4),
            (132, 706, 24, 2.2),
            (560, 1070, 42, -0.5),
            (742, 820, 30, 1.2),
            (40, 860, 30, 0.9),
        )
    ]
    sc.layer(U(fallen), sc.lin([(0, "#f08a3a"), (1, "#c8331f")], 0, 700, 0, 1080), z=5, cut=0, rim="#fff0c0", rimop=0.8)


def draw() -> Scene:
    """Whom does he wait for?"""
    sc = Scene("book", light=(LX, LY, 220), shadow="#3a0c12", bg=OXBLOOD)
    stag, doe = paper_stag(), paper_doe()
    stag_hole = unfolded(outline(stag), *STAG).intersection(page().buffer(-14))
    doe_hole = unfolded(outline(doe), *DOE, 1.0)
    draw_wood(sc)
    draw_page(sc, U(stag_hole, doe_hole))
    draw_hole(sc, stag_hole, "under the stag")
    draw_hole(sc, doe_hole, "under the doe")
    sc.glow(LX, LY + 20, 380, "#ffd890", 0.5)
    draw_fox(sc)
    lay_deer(sc, doe, *DOE)
    lay_deer(sc, stag, *STAG)
    draw_letters(sc)
    draw_near(sc)
    sc.vignette("#2a0810", 0.4, LX - 60, 640, 860, 0.55)
    sc.finish()
    return sc
