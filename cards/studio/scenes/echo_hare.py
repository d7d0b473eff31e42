"""A hill lies in the dawn and is a hare, one ear raised; over it a small hare leaps, and its leap comes back, larger and paler.

Palette: bottle #0c2f36, sea green #1f6a6c, mint #8fcfb8, lemon #fbf3b4, amber #f0a63e, ember #b4522c, plum #2c1226.
Light: the dawn at the left, behind the runner. Planes: torn sky with the echoes / far valleys / back / ears / head / runner / meadow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.running_hare import HARE_ORDER, running_hare
from cards.studio.papercut.torn_paper import ticks, torn

LX, LY = 150, 520  # the dawn, before the great face
EYE = (258, 634)
LEMON, MINT, SEA, BOTTLE, AMBER, EMBER, PLUM, CREAM = "#fbf3b4", "#8fcfb8", "#1f6a6c", "#0c2f36", "#f0a63e", "#b4522c", "#2c1226", "#fff8e0"  # fmt: skip
HEAD = "366,590 336,570 300,566 262,576 228,594 198,618 172,644 154,668 145,692 148,706^ 144,720 152,736 176,750 214,762 258,772 304,772 346,758 378,724 390,680 384,630"
BODY = "336,596^ 404,608 476,600 566,574 656,558 744,576 806,626 860,716^ 860,1260^ 40,1260^ 92,1020 120,976 160,924 196,870 220,810 240,740^"
RAISED = "330,596,46 356,506,74 388,388,84 412,268,72 426,176,40 432,112,4"
LAID = "344,600,42 408,566,60 488,538,66 566,520,46 636,512,4"
HAUNCH = "410,1240^ 446,970 480,860 548,772 640,724 740,726 816,776 880,860 900,1240^"
SHOULDER = "226,800 262,740 330,716 398,744 430,820 424,910 384,980 330,1010 270,980 230,900"


def leap(x: float, y: float, s: float, rot: float = 0, phase: int = 0) -> Any:
    """The leaping hare as one silhouette, running left."""
    h = running_hare(phase)
    return T(U(h["body"], h["far"], h["ear"], h["ear2"], h["tail"]), x, y, s, flip=True, rot=rot)


def dawnlit(sc: Scene, *stops: str, r: float = 760) -> str:
    """Lit from the dawn outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Dawn in torn sheets, and on them the same leap, larger and paler the further back it lies."""
    sc.backdrop(dawnlit(sc, "#fffde8", LEMON, "#f0d890", "#9fc8a4", "#3f8f8c", r=820))
    sc.glow(LX, LY, 380, "#fffbe0", 1)
    for name, line, a, b in (
        ("sky3", [(-40, 300), (160, 330), (420, 290), (640, 330), (840, 300)], "#d4e2b0", "#4f9c94"),
        ("sky2", [(-40, 200), (200, 196), (420, 180), (640, 190), (840, 150)], "#8fc4a8", "#2a7478"),
        ("sky1", [(-40, 96), (180, 110), (400, 76), (600, 80), (840, 40)], "#4f9a94", "#124c56"),
    ):
        torn(sc, name, line, -60, dawnlit(sc, a, mix(a, b, 0.5), b, r=760), 7, z=9)
    for k, (x, y, s, rot) in enumerate(((228, 250, 0.52, -12), (608, 150, 0.8, -18))):
        g = leap(x, y, s, rot)
        sc.layer(g, "#fbf6c8", z=3, cut=0, sh=0.35, wash=0.4, rim=CREAM, rimop=0.9, op=(0.75, 0.5)[k])
    r = sc.stream("stars")
    sc.flat(U([star(r.uniform(10, 790), r.uniform(6, 80), r.uniform(1.6, 3.4), 5, 0.4, r.random(), r) for _ in range(16)]), "#f4f8dc", 0.8)  # fmt: skip


def draw_valley(sc: Scene) -> None:
    """Far torn hills at the left, in the haze of the dawn."""
    for name, line, a, b in (
        ("v1", [(-40, 640), (60, 616), (160, 640), (300, 610), (840, 640)], "#f4e6a0", "#b8cc98"),
        ("v2", [(-40, 724), (80, 740), (200, 710), (320, 730), (840, 730)], "#dcd890", "#86b08c"),
        ("v3", [(-40, 836), (80, 812), (200, 840), (320, 830), (840, 830)], "#a4bc84", "#4f8a78"),
        ("v4", [(-40, 950), (60, 960), (160, 930), (300, 960), (840, 960)], "#6f9a78", "#2a6a66"),
    ):
        torn(sc, name, line, 1260, sc.lin([(0, a), (1, b)], 0, line[1][1], 0, line[1][1] + 120), 5, z=7)
        r = sc.stream(name + " trees")
        for k in range(4):
            x, h = r.uniform(0, 40) + 26 * k, r.uniform(20, 44)
            y = float(np.interp(x, *np.array(line, float).T)) + 8
            g = poplar(sc.stream(f"{name}{k}"), x, y, h, h * 0.3)
            sc.layer(g, mix(b, BOTTLE, 0.35), z=1.4, cut=0, sh=0.2, rim=CREAM, rimop=0.6)


def draw_ear(sc: Scene, points: str, tip: Any, far: float) -> None:
    """An ear as long as a wood, black at its tip."""
    g = limb(points, 14)
    tone = [mix(c, PLUM, far) for c in ("#ffd070", "#c8702f", "#6a2828", "#341424")]
    sc.layer(g, dawnlit(sc, *tone, r=760), z=10, cut=0.6, sh=0.5, rim=CREAM, rimop=0.9, rimw=1.6)
    P = [tuple(map(float, p.split(","))) for p in points.split()]
    groove = limb([(x + 8, y + 6, w * 0.5) for x, y, w in P[:-2]] + [(P[-2][0] + 4, P[-2][1], 4)], 12)
    sc.layer(clean(groove.intersection(g.buffer(-6))), dawnlit(sc, "#f4b088", "#a84a3c", "#4a1a2a", r=620), z=1.4, cut=0.2, sh=0.4)  # fmt: skip
    sc.layer(clean(g.intersection(tip)), "#1c0e1c", z=1.4, cut=0.6, rim="#ffe2a8", rimop=0.9)
    rimlight(sc, g, 5, 2, "#fff4c8", 0.95, r=620)


HILL = ("#ffd070", "#d88a40", "#a8552f", "#7e3a2c", "#5c2829", "#421c27", "#301526", "#241122")


def hare_hill() -> Any:
    """Head, neck and back as one outline."""
    neck = limb("318,668,150 330,740,180 330,840,230 300,940,250", 8)
    return fillet(U(shape(HEAD), shape(BODY), neck.intersection(box(214, 0, 900, 1300))), 26)


def draw_body(sc: Scene) -> None:
    """The hill: contour within contour, from amber at its lit edge down to plum; the haunch lies before it."""
    for g, step, z, tones in ((hare_hill(), 23, 12, HILL), (shape(HAUNCH), 24, 7, HILL[2:])):
        for k, c in enumerate(tones):
            q = rounded(g.buffer(-(7 if k == 1 else 7 + step * (k - 1)) if k else 0), 9)
            if q.is_empty:
                break
            sc.layer(q, dawnlit(sc, light(c, 0.32), c, mix(c, PLUM, 0.55), mix(PLUM, "#0c1420", 0.35), r=860), z=z if k == 0 else 4, sh=0.45, cut=0.7, wash=0.5, rim="#ffe0a0", rimop=0.7 - 0.06 * k, rimw=1.3)  # fmt: skip
            band = q.difference(rounded(g.buffer(-(7 + step * k)), 9))
            ticks(
                sc,
                f"turf {z} {k}",
                band.buffer(2),
                46,
                lambda x, y: 0.5 + 0.0016 * (y - 560),
                "#ffdf9a" if k else "#5a1e22",
                0.3,
                0.55,
            )
        rimlight(sc, g, 3, 7, "#fff2c0", 0.9, r=760)


def draw_village(sc: Scene) -> None:
    """On its flank a village, its lights on, down into the hollow of the hill; poplars along its back."""
    hill = hare_hill()
    r = sc.stream("village")

    def ridge(x: float) -> float:
        return float(hill.intersection(box(x - 1, 0, x + 1, 1200)).bounds[1])

    for k in range(10):
        x = 452 + 35 * k + r.uniform(-6, 6)
        sc.layer(
            poplar(sc.stream(f"p{k}"), x, ridge(x) + 5, 36 + 14 * math.sin(2.1 * k), 12),
            "#2c1424",
            z=3,
            cut=0,
            rim="#ffe0a0",
            rimop=0.8,
        )
    rows = (
        (632, 402, 640, 9, 0.9),
        (668, 404, 560, 6, 1.0),
        (712, 404, 520, 4, 1.1),
        (768, 392, 500, 4, 1.2),
        (826, 374, 452, 3, 1.3),
        (880, 366, 430, 2, 1.35),
    )
    for y0, x0, x1, n, s in rows:
        for k in range(n):
            x = x0 + (x1 - x0) * (k + 0.5) / n + r.uniform(-8, 8)
            y = y0 + 9 * (k % 2) - (0.14 * (x - x0) if y0 < 700 else 0)
            w, h = r.uniform(16, 21) * s, r.uniform(14, 22) * s
            t = min(0.8, (x - 380) / 420 + (y - 620) / 420)
            sc.layer(box(x - w / 2, y - h, x + w / 2, y), mix("#d8a070", "#3a1c30", t), z=2, cut=0.2, wash=0)
            roof = Polygon(
                [(x - w * 0.68, y - h), (x - w * 0.1, y - h - w * r.uniform(0.55, 0.9)), (x + w * 0.68, y - h)]
            )
            sc.layer(roof, mix("#b8452f", "#4a1828", t), z=1.8, cut=0.2, wash=0, rim="#ffe0a0", rimop=0.9 - 0.5 * t)
            if r.random() < 0.75:
                sc.flat(box(x - 2.6 * s, y - h * 0.72, x + 2.6 * s, y - h * 0.28), "#ffe08a", 1)
                sc.glow(x, y - h * 0.5, 26 * s, "#ffb84a", 0.75)
    sc.flat(smoke(500, 610, 130, 0.5, 15, "chimney"), "#ffe8b8", 0.4, blur=2)


def draw_head(sc: Scene) -> None:
    """A hare's long face low over the meadow: arched nose, split lip, one calm eye."""
    g = shape(HEAD)
    face = g.intersection(box(0, 0, 350, 900))
    for k, c in enumerate(("#e8a04e", "#d48a40", "#bc7034")):
        q = rounded(g.buffer(-8 - 17 * k), 8)
        sc.layer(q, dawnlit(sc, light(c, 0.5), light(c, 0.2), mix(c, PLUM, 0.16), mix(c, PLUM, 0.7), r=360), z=2.6, cut=0.3, sh=0.25, rim="#ffe6b0", rimop=0.75)  # fmt: skip
    with sc.clip(g):
        sc.flat(shape("150,740 220,762 300,750 400,650 440,820 140,820"), PLUM, 0.5, "multiply", 16)
        sc.flat(shape("150,706 186,694 222,716 240,744 196,750 158,738"), "#fff0d0", 0.6, None, 6)
    cheek = (
        (388, 620, 40, 1.1), (392, 654, 46, 1.25), (386, 690, 50, 1.45), (370, 724, 50, 1.7), (340, 752, 44, 1.95), (304, 768, 34, 2.2),
    )  # fmt: skip
    for k, (a, b, q, t) in enumerate(cheek):
        tuft = U(leaf(a - 14, b - 16, q, t, 0.3), leaf(a - 26, b - 6, q * 0.8, t + 0.16, 0.3))
        sc.layer(
            tuft,
            dawnlit(sc, "#e0a058", "#b87038", "#8a4a2e", "#5a2428", r=460),
            z=2,
            cut=0.2,
            sh=0.3,
            wash=0,
            rim="#ffe0a0",
            rimop=0.8 - 0.08 * k,
        )
    x, y = EYE
    ticks(sc, "face", face.difference(ellipse(x, y, 36, 30)), 110, lambda a, b: 0.5 + 0.9 * (b - 580) / 180, "#5a1e22", 0.5, 0.6)  # fmt: skip
    sc.layer(ellipse(x, y, 27, 24), dawnlit(sc, "#ffe8b0", "#e8b068", r=420), z=1.2, cut=0.2, sh=0.2)
    ball = ellipse(x, y, 22, 20)
    sc.layer(ball, sc.rad([(0, "#ffd868"), (0.55, "#f09828"), (1, "#8a3414")], x - 3, y + 4, 24), z=1.4, cut=0, sh=0.5, wash=0, fibre=0)  # fmt: skip
    with sc.clip(ball):
        sc.flat(ellipse(x - 3, y - 2, 12.5, 13), "#180a14")
        sc.flat(ellipse(x - 7, y - 6, 5.6, 5), "#fff6d0", 1)
        sc.flat(T(leap(0, 0, 0.018), x - 7, y - 5.6), "#3a1018", 1)
    sc.flat(
        limb(
            [
                (x - 25, y + 6, 1),
                (x - 16, y - 15, 4),
                (x + 2, y - 21, 5.4),
                (x + 18, y - 13, 4),
                (x + 27, y + 4, 1),
                (x + 36, y + 10, 0.6),
            ],
            8,
        ),
        "#240c18",
        1,
    )
    sc.glow(x, y + 2, 60, "#ffb840", 0.5)
    sc.layer(shape("158,672 147,684 144,698 149,708^ 159,702 166,690 166,676"), sc.lin([(0, "#8f4038"), (1, "#34101c")], 146, 674, 166, 710), z=1.4, cut=0.2, rim="#ffe2c8", rimop=0.9)  # fmt: skip
    sc.flat(U(limb("149,708,2 158,720,2 170,728,2.2 188,730,1", 6), limb("149,708,2 147,718,1.4", 2)), "#2c0e18", 0.95)
    sc.flat(U([ellipse(184 + 9 * (k % 3), 704 + 8 * (k // 3) + 2 * (k % 3), 1.6) for k in range(9)]), "#5a1e22", 0.8)
    for k in range(6):
        x0, y0, a = 186 + 8 * (k % 3), 706 + 5 * k, 0.1 + 0.17 * k
        q = 170 - 10 * k
        P = curve(np.array([(x0, y0), (x0 + q * 0.45 * math.cos(a - 0.12), y0 + q * 0.45 * math.sin(a - 0.12)), (x0 + q * math.cos(a + 0.14), y0 + q * math.sin(a + 0.14))]), n=12)  # fmt: skip
        sc.layer(limb([(*p, 1.9 * (1 - i / len(P)) + 0.4) for i, p in enumerate(P)], 2), CREAM, z=1.4, cut=0, wash=0, fibre=0, sh=0.5)  # fmt: skip


def draw_runner(sc: Scene) -> None:
    """The one that leaps: dark on the dawn."""
    tone = {
        "coat": "#241420",
        "coat2": "#1a0e18",
        "dark": "#0e070e",
        "pale": "#5a3a30",
        "line": "#8a5a3c",
        "ear": "#d8643a",
        "glint": "#fff6d0",
    }
    h = running_hare(0)
    for k, c in HARE_ORDER:
        for g in [] if k not in h else h[k] if isinstance(h[k], list) else [h[k]]:
            g = T(g, 196, 432, 0.46, flip=True, rot=-10)
            if k in ("eye", "glint", "whisk", "mouth", "lines", "toes", "ring"):
                sc.flat(g, tone[c], 0.75 if k == "lines" else 1)
                continue
            sc.layer(g, tone[c], z=4 if g.area > 300 else 0.8, cut=0, sh=0.3, wash=0.4, fibre=0, rimw=0.8, rimop=0.4)
            if g.area > 300:
                rimlight(sc, g, 2, 3, "#ffdf98", 0.9, blur=0.8, r=560)


def draw_meadow(sc: Scene) -> None:
    """Mist at its feet, and dark ground close to us with the snail and the feather."""
    for k, (y, c, op) in enumerate(((985, "#d8a860", 0.34), (1040, "#7fae84", 0.4))):
        g, _ = land(sc.stream(f"mist{k}"), [(-80, y), (160, y - 14), (420, y + 12), (640, y - 10), (880, y + 8)], 8)
        sc.flat(g, sc.lin([(0, c, op), (1, c, 0)], 0, y, 0, y + 150), 1, "screen", 16)
    top = [(-40, 1060), (120, 1090), (330, 1124), (520, 1116), (700, 1080), (840, 1030)]
    torn(sc, "meadow", top, 1260, dawnlit(sc, "#3f8a74", "#1c5454", "#061c22", r=900), 5, "#bcd0a8", z=14)

    def line(x: float) -> float:
        return float(np.interp(x, *np.array(top, float).T))

    sc.layer(grass(sc.stream("turf"), -20, 820, line, 60, 260, 0.4, 3, 0.08), "#0a2a2e", z=3, cut=0, sh=0.3, rim="#f0eeb0", rimop=0.7)  # fmt: skip
    sc.layer(
        near_grass(sc.stream("near"), lambda x: 60 + 60 * abs(x - 380) / 420, (-10, 10), (-0.3, 0.4)),
        "#051a20",
        z=8,
        cut=0,
        sh=0.3,
        rim="#c8dca8",
        rimop=0.5,
    )
    snail(sc, 520, line(520) + 12, 1.7)
    sc.layer(U(leaf(250, 1150, 54, -0.3, 0.3, 0.22)), "#fffbf0", z=2, cut=0, sh=0.4, wash=0, fibre=0)


def snail(sc: Scene, x: float, y: float, s: float) -> None:
    """It has come further than any hare."""
    foot = shape("-16,1^ -10,-4 2,-5 12,-6 17,-14 22,-13 24,-7 20,0 10,2^")
    horns = U(limb("19,-12,1.6 21,-20,1.1 23,-24,1"), limb("22,-12,1.6 27,-18,1.1 30,-21,1"), ellipse(23, -24.5, 1.5), ellipse(30.4, -21.5, 1.5))  # fmt: skip
    sc.layer(T(U(foot, horns), x, y, s, flip=True), "#f0d8a8", z=1.6, cut=0, sh=0.35, wash=0, fibre=0, rimop=0.6)
    sc.layer(T(shape("-13,-4^ -15,-14 -8,-23 2,-24 9,-17 8,-8 4,-3^"), x, y, s, flip=True), EMBER, z=1.4, cut=0, sh=0.3, wash=0, fibre=0, rimop=0.6)  # fmt: skip
    sc.flat(T(spiral(-3, -13, 9.5, 1.8, 1.8, 0.4), x, y, s, flip=True), "#fff0c8", 0.9)


def draw() -> Scene:
    """What did the last echo hear behind it?"""
    sc = Scene("echo_hare", light=(LX, LY, 240), shadow="#180a18", bg=SEA)
    draw_sky(sc)
    draw_valley(sc)
    draw_body(sc)
    draw_village(sc)
    draw_ear(sc, LAID, box(594, 0, 1000, 640), 0.25)
    draw_ear(sc, RAISED, box(0, 0, 800, 190), 0.0)
    draw_head(sc)
    draw_runner(sc)
    draw_meadow(sc)
    sc.glow(LX, LY, 460, "#fff0b0", 0.2)
    sc.vignette("#0a1c24", 0.45, 300, 560, 960, 0.5)
    sc.finish()
    return sc
