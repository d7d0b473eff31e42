"""A hare runs over a hill that is itself a hare, upright and listening; the torn sky repeats the leap, paler each time.

Palette: sea green #1c6670, mint #8fcfb8, lemon #f8f0b0, barley #f4bd52, ember #dc6a30, russet #8f3226, bottle #12403e.
Light: the dawn at the right, behind the runner. Planes: torn sky / far valleys / hill of a hare / runner / meadow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.running_hare import HARE_ORDER, running_hare

LX, LY = 720, 560  # the dawn, behind the runner
EYE = (330, 484)
LEMON, BARLEY, EMBER, RUSSET, PLUM, BOTTLE, CREAM = "#f8f0b0", "#f6c460", "#e07a36", "#9a3a28", "#4a1a2c", "#12403e", "#fff8e6"  # fmt: skip
HEAD = "500,470 474,416 432,384 386,374 332,384 272,414 214,464 168,522 142,570 134,600 142,622 156,634^ 148,648 158,666 190,678 222,694 274,708 330,712 392,706 450,680 492,626 508,550"
BODY = "470,420^ 506,500 540,590 584,656 656,690 740,706 860,704^ 860,1260^ 150,1260^ 196,1130 204,1010 216,920 240,850 280,780 330,690^ 420,560"
NEAR_EAR = "436,440,70 476,340,84 506,250,98 524,160,86 530,84,54 532,26,4"
FAR_EAR = "388,396,54 384,320,70 366,230,82 340,146,74 320,80,48 306,30,4"


def edge(sc: Scene, name: str, points: Any, rough: float) -> Any:
    """A torn line through points: slow wander and fast tooth."""
    r = sc.stream(name)
    c = along(curve(np.array(points, float), n=20), 420)
    slow, fast = Wob(r, 4, 5), Wob(r, 5, 34)
    t = np.linspace(0, 1, len(c))
    tooth = np.array([r.uniform(-1, 1) for _ in t])
    return np.c_[c[:, 0], c[:, 1] + rough * (1.1 * slow(t) + 0.6 * fast(t) + 0.28 * tooth)]


def torn(
    sc: Scene, name: str, line: Any, end: float, fill: str, lip: float = 14, keep: Any = None, z: float = 10
) -> None:
    """A sheet torn along a line, from there to the height end, with the white core of the paper at its edge."""
    r = sc.stream(name + " lip")
    a = edge(sc, name, line, 3.6)
    w, down = Wob(r, 4, 9), 1 if end > a[:, 1].mean() else -1
    t = np.linspace(0, 1, len(a))
    k = down * lip * (0.75 + 0.7 * np.abs(w(t))) + np.array([r.uniform(-1.4, 1.4) for _ in t])
    tail = [(a[-1][0], end), (a[0][0], end)]
    core = clean(Polygon([*a, *tail]).buffer(0))
    face = clean(Polygon([*(a + np.c_[0 * t, k]), *tail]).buffer(0))
    if keep is not None:
        core, face = clean(core.intersection(keep)), clean(face.intersection(keep))
    sc.layer(core, CREAM, z=z, cut=0, sh=0.45, fibre=0.3, fk="fibD", rimop=0.3)
    sc.layer(face, fill, z=1.6, cut=0, sh=0.3, rimop=0.12, wash=0.3)


def leap(x: float, y: float, s: float, rot: float = 0) -> Any:
    """The leaping hare as one silhouette, running left."""
    h = running_hare(0)
    return T(U(h["body"], h["far"], h["ear"], h["ear2"], h["tail"]), x, y, s, flip=True, rot=rot)


def draw_sky(sc: Scene) -> None:
    """Lemon dawn; over it three skies torn off one above the other, and in each the same leap, paler."""
    sc.backdrop(sc.lin([(0, LEMON), (0.44, "#fdf6c4"), (0.6, "#fce3a0"), (1, "#f6c878")], 0, 300, 0, 1000))
    sc.glow(LX, LY, 420, "#fffbe0", 1)
    torn(sc, "sky2", [(-40, 470), (160, 500), (420, 470), (640, 492), (840, 460)], -60, sc.lin([(0, "#7cc4b0"), (1, "#b8e0bc")], 0, 300, 0, 480))  # fmt: skip
    sc.layer(leap(646, 400, 0.44, -4), "#5aa89e", z=2, cut=0, sh=0.25, wash=0.3, fibre=0.05, rim=CREAM, rimop=0.8)
    torn(sc, "sky1", [(-40, 318), (200, 290), (420, 316), (620, 300), (840, 326)], -60, sc.lin([(0, "#2f8288"), (1, "#58aaa2")], 0, 100, 0, 320))  # fmt: skip
    sc.layer(leap(660, 236, 0.4, -4), "#7cc0b4", z=1.6, cut=0, sh=0.2, wash=0.3, fibre=0.05, op=0.75, rim=CREAM, rimop=0.5)  # fmt: skip
    torn(sc, "sky0", [(-40, 120), (180, 146), (400, 124), (600, 150), (840, 128)], -60, sc.lin([(0, "#0f4652"), (1, "#1f6a72")], 0, 0, 0, 140), z=12)  # fmt: skip
    r = sc.stream("stars")
    sc.flat(U([star(r.uniform(10, 790), r.uniform(10, 100), r.uniform(1.6, 3.6), 5, 0.4, r.random(), r) for _ in range(18)]), "#f4f8dc", 0.9)  # fmt: skip


def draw_valley(sc: Scene) -> None:
    """Far torn hills at the left, small under so great a beast."""
    for name, line, a, b in (
        ("v1", [(-40, 806), (80, 780), (220, 800), (400, 770), (840, 800)], "#d8dc94", "#b4c486"),
        ("v2", [(-40, 890), (100, 900), (240, 870), (420, 880), (840, 880)], "#a4c088", "#7aa67c"),
        ("v3", [(-40, 1000), (100, 980), (260, 1004), (420, 990), (840, 1000)], "#6f9f78", "#3f7a68"),
    ):
        torn(sc, name, line, 1260, sc.lin([(0, a), (1, b)], 0, line[1][1], 0, line[1][1] + 120), 8, z=7)
        r = sc.stream(name + " trees")
        for k in range(r.choice((2, 3, 4))):
            x, h = r.uniform(0, 60) + 24 * k, r.uniform(30, 70)
            sc.layer(
                poplar(sc.stream(f"{name}{k}"), x, float(np.interp(x, *np.array(line, float).T)) + 14, h, h * 0.3),
                mix(b, BOTTLE, 0.45),
                z=1.4,
                cut=0,
                sh=0.2,
            )


def ticks(sc: Scene, name: str, g: Any, n: int, flow: Any, col: str, op: float, size: float = 1.0) -> None:
    """Grass that lies as fur does: short cuts inside g along flow(x, y), the angle in radians."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    inner, out = g.buffer(-10), []
    for _ in range(n * 3):
        x, y = r.uniform(max(x0, -20), min(x1, 820)), r.uniform(y0, min(y1, 1190))
        if len(out) < n and inner.contains(ellipse(x, y, 1)):
            a, q = flow(x, y) + r.uniform(-0.2, 0.2), r.uniform(10, 24) * size
            out.append(limb([(x, y, 0.5), (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a) - 1.5, 2.4 * size), (x + q * math.cos(a), y + q * math.sin(a), 0.4)], 3, 4))  # fmt: skip
    sc.flat(U(out), col, op)


def dawnlit(sc: Scene, *stops: str, r: float = 760) -> str:
    """Lit from the dawn outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX - 60, LY - 20, r)


def draw_ears(sc: Scene, points: str, tip: float, far: float) -> None:
    """An ear as long as the head, black at its tip."""
    g = limb(points, 14)
    tone = [mix(c, RUSSET, far) for c in ("#ffd888", "#ec9a48", "#c0562e")]
    sc.layer(g, dawnlit(sc, *tone, r=620), z=9, cut=0.6, sh=0.45, rim=CREAM, rimop=1, rimw=1.6)
    P = [tuple(map(float, p.split(","))) for p in points.split()]
    groove = limb([(x - 4, y + 6, w * 0.52) for x, y, w in P[:-2]] + [(P[-2][0], P[-2][1], 4)], 12)
    sc.layer(clean(groove.intersection(g.buffer(-6))), sc.lin([(0, "#7a2a2a"), (1, "#f0a07a")], 0, 60, 0, 400), z=1.4, cut=0.2, sh=0.3)  # fmt: skip
    cap = clean(g.intersection(box(0, -60, 800, tip)))
    rag = edge(sc, f"tip{tip}", [(200, tip), (420, tip + 6), (640, tip - 4)], 4)
    cap = clean(g.intersection(Polygon([*rag, (640, -80), (200, -80)]).buffer(0)))
    sc.layer(cap, "#24141e", z=1.4, cut=0.2, rim="#ffe2a8", rimop=0.8)
    rimlight(sc, g, -3, 1, "#fff4c8", 0.9, r=900)


def draw_body(sc: Scene) -> None:
    """Back and haunch of torn terraces, from barley in the light down to plum; straight forelegs before the breast."""
    body = shape(BODY)
    sc.layer(body, dawnlit(sc, "#f9c05a", "#efa648", EMBER, RUSSET, PLUM, r=820), z=14, sh=0.5, cut=0.8, rim=CREAM, rimop=1, rimw=1.6)  # fmt: skip
    rimlight(sc, body, -1, 6, "#fff6cc", 0.9, r=500)
    tones = (("#fbcf6c", "#eda04a"), ("#f2ac4e", "#d97238"), ("#e08a40", "#b64f2c"), ("#c8642f", "#8f3426"), ("#a4442a", "#5c2028"))  # fmt: skip
    for k, (a, b) in enumerate(tones):
        y = 742 + 82 * k
        line = [(360 - 14 * k, y + 130 - 10 * k), (470, y + 30), (580, y - 14), (700, y - 4), (860, y - 20)]
        torn(sc, f"terrace{k}", line, 1260, sc.lin([(0, a), (1, b)], 700, y, 500, y + 120), 8, keep=body, z=7)
        ticks(sc, f"turf{k}", body.intersection(box(400, y + 10, 860, y + 80)), 46, lambda x, yy: 2.9 - 0.4 * (x - 400) / 400, PLUM, 0.3)  # fmt: skip
    far = limb("336,776,120 300,900,112 264,1010,74 246,1096,56 214,1140,50 166,1154,38", 12)
    near = limb("476,730,120 446,850,156 402,950,122 364,1040,80 342,1100,64 314,1142,58 254,1158,44", 12)
    breast = shape("318,700^ 296,770 284,850 290,930 284,968^ 308,950 314,996^ 334,962 350,1000^ 364,950 392,880 430,780 450,690^")  # fmt: skip
    for k, (g, a, b) in enumerate(
        ((far, "#d8783a", "#7a2a28"), (breast, "#fff0c8", "#f6be7c"), (near, "#f4ac50", "#b04a2c"))
    ):
        sc.layer(g, sc.lin([(0, a), (1, b)], 440, 760, 260, 1000 if k == 1 else 1150), z=8, cut=0.3, sh=0.35, rim=CREAM, rimop=0.6)  # fmt: skip
        ticks(sc, f"front{k}", g, 70, lambda x, y: 1.9, "#c87a3a" if k == 1 else PLUM, 0.45, 1.1)
    sc.flat(U([limb([(262 + 15 * k, 1170, 1), (270 + 15 * k, 1158, 3.4), (284 + 15 * k, 1150, 1)], 4) for k in range(3)]), PLUM, 0.8)  # fmt: skip
    foot = limb("760,1130,120 640,1140,92 540,1146,74 470,1154,58", 10)
    sc.layer(foot, sc.lin([(0, "#d8803c"), (1, "#8f3426")], 0, 1080, 0, 1190), z=9, cut=0.5, sh=0.5, rim=CREAM, rimop=0.8)  # fmt: skip


def draw_head(sc: Scene) -> None:
    """A hare's long face in profile: eye high at the side, arched nose, split lip, whiskers."""
    g = shape(HEAD)
    sc.layer(g, sc.rad([(0, "#f6b450"), (0.4, "#f4b45c"), (0.75, "#e48c40"), (1, "#c05a2c")], 560, 520, 440), z=9, cut=0.2, sh=0.3, rim=CREAM, rimop=0.35, rimw=1.2)  # fmt: skip
    rimlight(sc, g, -2, 5, "#fff4c8", 0.9, c=(270, 430), r=230)
    with sc.clip(g):
        sc.flat(shape("120,640 200,690 320,730 460,690 500,800 120,800"), RUSSET, 0.5, "multiply", 20)
        sc.flat(shape("360,560 420,540 480,580 480,660 420,700 350,690 320,630"), "#fff0c8", 0.55, None, 16)
        sc.flat(shape("150,640 190,630 250,650 300,690 260,720 180,690"), "#fff4d8", 0.8, None, 7)
        sc.flat(limb("300,424,16 232,500,26 176,566,20", 6), "#fff0c0", 0.35, None, 9)
    tufts = [leaf(a, b, q, t, 0.26) for a, b, q, t in ((500, 486, 40, 1.25), (506, 530, 46, 1.2), (500, 574, 50, 1.3), (488, 616, 54, 1.5), (462, 650, 54, 1.75), (426, 676, 50, 2.0), (384, 690, 44, 2.2))]  # fmt: skip
    sc.layer(U(tufts), sc.lin([(0, "#f4b458"), (1, "#ffd898")], 0, 480, 0, 720), z=2, cut=0, sh=0.25, rim=CREAM, rimop=0.7)  # fmt: skip
    pad = shape("148,596 176,580 216,586 244,608 246,640 220,660 184,658 158,640")
    sc.layer(clean(pad.intersection(g)), sc.rad([(0, "#ffe8c0"), (1, "#f0ac68")], 190, 610, 66), z=1.2, cut=0, sh=0.25, rim=CREAM, rimop=0.5)  # fmt: skip
    x, y = EYE
    ticks(sc, "face", g.difference(ellipse(x, y, 84, 74)), 200, lambda a, b: 0.5 + 0.9 * (b - 480) / 260, "#7a2c22", 0.45, 0.9)  # fmt: skip
    sc.layer(ellipse(x, y, 58, 52), "#fff2d0", z=1.2, cut=0.2)
    ball = ellipse(x, y, 50, 46)
    sc.layer(ball, sc.rad([(0, "#ffc45c"), (0.6, "#e07a20"), (1, "#7a2a18")], x, y + 6, 54), z=1.4, cut=0, sh=0.5, wash=0, fibre=0)  # fmt: skip
    with sc.clip(ball):
        sc.flat(U([limb([(x + 26 * math.cos(a), y + 25 * math.sin(a), 1), (x + 45 * math.cos(a), y + 42 * math.sin(a), 2)], 1) for a in np.linspace(0, 6.28, 36)]), "#ffe09a", 0.5)  # fmt: skip
        sc.flat(ellipse(x, y, 30, 30), "#1c0c14")
        sc.flat(ellipse(x + 10, y - 8, 17, 15), "#fff6d0", 1)
        sc.flat(T(leap(0, 0, 0.048), x + 11, y - 6), "#3a1018", 1)
        sc.flat(ellipse(x - 13, y + 15, 4.6), "#f8b860", 0.8)
        sc.flat(ellipse(x, y - 52, 74, 34), "#3a1018", 0.4, "multiply", 5)
    sc.flat(U(limb(f"{x - 52},{y + 2},2 {x - 38},{y - 32},4 {x},{y - 47},6 {x + 38},{y - 32},4 {x + 54},{y + 4},1", 8), limb(f"{x - 48},{y + 10},5 {x - 62},{y + 24},1", 3)), "#2a1018", 1)  # fmt: skip
    sc.layer(shape("154,574 140,594 141,612 152,628^ 164,614 168,594 164,578"), sc.lin([(0, "#b8584c"), (1, "#5c2028")], 140, 570, 160, 630), z=1.4, cut=0.2, rim="#ffe2c8", rimop=0.8)  # fmt: skip
    sc.flat(U(limb("146,606,1 154,600,5 164,602,1", 4), limb("150,628,3.4 166,646,3.4 194,658,3.4 226,658,1", 6)), "#3a1018", 0.95)  # fmt: skip
    sc.flat(U([ellipse(196 + 15 * (k % 3), 612 + 14 * (k // 3) + 3 * (k % 3), 2.6) for k in range(9)]), "#7a2c22", 0.8)
    for k in range(6):  # whiskers
        x0, y0, a = 196 + 13 * (k % 3), 614 + 8 * k, 0.0 + 0.15 * k
        q = 250 - 14 * k
        P = curve(np.array([(x0, y0), (x0 + q * 0.45 * math.cos(a - 0.12), y0 + q * 0.45 * math.sin(a - 0.12)), (x0 + q * math.cos(a + 0.14), y0 + q * math.sin(a + 0.14))]), n=12)  # fmt: skip
        sc.stroke([(u + 2, v + 3) for u, v in P], PLUM, 2, 0.35)
        sc.stroke(P, "#fffbe8", 2, 0.95)


def draw_village(sc: Scene) -> None:
    """It is a hill: a lit house and poplars live on its flank."""
    hx, hy = 700, 900
    for x, y, k in ((640, 908, 54), (660, 906, 78), (752, 900, 66)):
        sc.layer(poplar(sc.stream(f"p{x}"), x, y + 4, k, k * 0.3), PLUM, z=2, cut=0, sh=0.3, rim="#ffe2a8", rimop=0.6)
    for x, y, k in ((782, 706, 40), (764, 706, 28)):
        sc.layer(poplar(sc.stream(f"r{x}"), x, y + 4, k, k * 0.32), RUSSET, z=1.6, cut=0, sh=0.25, rim=CREAM, rimop=0.8)
    sc.layer([(box(hx - 22, hy - 28, hx + 22, hy + 4), "#fff0d0"), (Polygon([(hx - 30, hy - 26), (hx - 12, hy - 54), (hx + 14, hy - 54), (hx + 30, hy - 26)]), "#1c6670"), (box(hx + 7, hy - 68, hx + 15, hy - 48), "#1c6670")], z=2.4, cut=0, sh=0.5, wash=0, fibre=0, rim=CREAM, rimop=0.8)  # fmt: skip
    sc.flat(U(box(hx - 14, hy - 20, hx - 5, hy - 7), box(hx + 5, hy - 20, hx + 14, hy - 7)), "#f09a2c")
    sc.glow(hx, hy - 12, 70, "#ffdf8a", 0.7)
    sc.flat(smoke(hx + 11, hy - 70, 90, 0.6, 11), "#fffdf4", 0.95)


def draw_runner(sc: Scene) -> None:
    """The one that makes the echo, ink against the dawn."""
    tone = {"coat": "#2a1020", "coat2": "#22101c", "ear": "#e8623a", "dark": "#140a12", "pale": "#6a3a3c", "line": "#140a12", "glint": CREAM}  # fmt: skip
    h = running_hare(0)
    for k, c in HARE_ORDER:
        for g in [] if k not in h else h[k] if isinstance(h[k], list) else [h[k]]:
            g = T(g, 650, 606, 0.48, flip=True, rot=-4)
            if k in ("eye", "glint", "whisk", "mouth", "lines", "toes", "ring"):
                sc.flat(g, tone[c], 0.75 if k == "lines" else 1)
                continue
            sc.layer(g, tone[c], z=4 if g.area > 300 else 0.8, cut=0, sh=0.3, wash=0.4, fibre=0, rimw=0.8, rimop=0.4)
            if g.area > 300:
                rimlight(sc, g, -2, -2, "#ffdf98", 0.9, blur=0.8, r=560)


def snail(sc: Scene, x: float, y: float, s: float) -> None:
    """It has come further than any hare."""
    foot = shape("-16,1^ -10,-4 2,-5 12,-6 17,-14 22,-13 24,-7 20,0 10,2^")
    horns = U(limb("19,-12,1.6 21,-20,1.1 23,-24,1"), limb("22,-12,1.6 27,-18,1.1 30,-21,1"), ellipse(23, -24.5, 1.5), ellipse(30.4, -21.5, 1.5))  # fmt: skip
    sc.layer(T(U(foot, horns), x, y, s), "#f0d8a8", z=1.6, cut=0, sh=0.35, wash=0, fibre=0, rimop=0.6)
    sc.layer(T(shape("-13,-4^ -15,-14 -8,-23 2,-24 9,-17 8,-8 4,-3^"), x, y, s), EMBER, z=1.4, cut=0, sh=0.3, wash=0, fibre=0, rimop=0.6)  # fmt: skip
    sc.flat(T(spiral(-3, -13, 9.5, 1.8, 1.8, 0.4), x, y, s), "#fff0c8", 0.9)


def draw_meadow(sc: Scene) -> None:
    """A torn dark strip before its paws, with the snail and the feather."""
    top = [(-40, 1130), (140, 1148), (330, 1160), (520, 1152), (700, 1136), (840, 1128)]
    torn(sc, "meadow", top, 1260, sc.lin([(0, "#2f7a66"), (1, "#0c2e30")], 0, 1130, 0, 1210), 8, z=12)

    def line(x: float) -> float:
        return float(np.interp(x, *np.array(top, float).T))

    sc.layer(grass(sc.stream("turf"), -20, 820, line, 34, 200, 0.4, 2.8, 0.08), BOTTLE, z=2.2, cut=0, sh=0.3, rim="#c8e0a0", rimop=0.5)  # fmt: skip
    snail(sc, 86, line(86) + 6, 1.5)
    sc.layer(U(leaf(560, 1180, 56, -0.3, 0.3, 0.22)), "#fffbf0", z=2, cut=0, sh=0.4, wash=0, fibre=0)


def draw() -> Scene:
    """What did the last echo hear behind it?"""
    sc = Scene("echo_hare", light=(LX, LY, 240), shadow="#2a1420", bg="#8fcfb8")
    draw_sky(sc)
    draw_valley(sc)
    draw_ears(sc, FAR_EAR, 116, 0.3)
    draw_body(sc)
    draw_village(sc)
    draw_ears(sc, NEAR_EAR, 124, 0.0)
    draw_head(sc)
    draw_runner(sc)
    draw_meadow(sc)
    sc.glow(LX, LY, 420, "#fff0b0", 0.14)
    sc.vignette("#0f2c30", 0.3, 430, 560, 960, 0.5)
    sc.finish()
    return sc
