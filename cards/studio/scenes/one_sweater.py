"""one_sweater: two children pull apart over a snowy hill in one and the same sweater, which holds by a single thread.

Palette: petrol night #10303c, pine #1c444c, snow shade #3f6a75, snow #b9cdc8, lit snow #fff0cf, wool red #cf3a28, stitch cream #ffe9c4.
Light: the winter sun, gone behind the far ridge at the upper left. Planes: sky / ridges / village / hill / the two / near firs.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.affinity import affine_transform
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.knitting import crinkled, knit

SUN = (286, 372)
WOOL, STITCH, DEEP = "#cf3a28", "#ffe6bd", "#6e1c1c"
NIGHT, SHADE = "#0e2b36", "#2c5968"
NEAR_FOOT, NEAR_SIZE = (196.0, 892.0), 2.2
FAR_FOOT, FAR_SIZE = (606.0, 500.0), 1.72
FORK = (404.0, 1060.0)


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 860) -> str:
    """A tone from the sun outwards."""
    return sc.rad([(0, bright), (0.4, mid), (1, shade)], *SUN, r)


def fir(r: random.Random, h: float, tiers: int = 7) -> Any:
    """A fir on 0,0: drooping tiers with ragged hems."""
    out = [box(-h * 0.018, -h * 0.2, h * 0.018, 2)]
    for k in range(tiers):
        t = (k + 1) / tiers
        top, hem, half = -h * (1.0 - 0.86 * k / tiers), -h * (0.94 - 0.86 * t), h * 0.23 * t**0.85
        low = []
        n = 4 + k
        for i in range(2 * n + 1):
            q = 1 - i / n
            low.append((half * q, hem + h * 0.035 * abs(q) ** 1.5 * 1.6 - (h * 0.022 if i % 2 else 0) + r.uniform(-1, 1) * h * 0.004))  # fmt: skip
        out.append(Polygon([(0, top), (half * 0.34, (top * 0.5 + hem * 0.5)), *low, (-half * 0.34, (top * 0.5 + hem * 0.5))]).buffer(0))  # fmt: skip
    return clean(U(out))


def draw_far(sc: Scene) -> None:
    """An evening sky over ridges of firs, and a village in the hollow with its windows lit."""
    sc.backdrop(sc.rad([(0, "#fff3cc"), (0.14, "#ffdf9f"), (0.32, "#c9b893"), (0.55, "#5f8a8b"), (0.8, "#275563"), (1, "#123744")], *SUN, 760))  # fmt: skip
    r = sc.stream("sky")
    for y, tilt, c in ((246, 26, "#7d9c92"), (176, 40, "#44747b"), (104, 52, "#265763"), (34, 60, "#143c4a")):
        g, _ = land(
            r, [(-60, y + tilt), (200, y + tilt * 0.7), (420, y + 6), (640, y - 14), (860, y - tilt)], 9, -60, 6
        )
        sc.layer(g, lit(sc, mix(c, "#ffe2a2", 0.8), mix(c, "#d8c79c", 0.2), c, 640), z=7, sh=0.3, shc="#123744", dy=4, cut=1.2, wash=0.5, rim="#fff0cc", rimop=0.7, rimw=1.1)  # fmt: skip
    sc.layer(ellipse(*SUN, 30), "#fffbe6", z=1, wash=0, fibre=0, cut=0, sh=0, op=0.95)
    sc.glow(*SUN, 300, "#ffedbc", 0.75)
    for k, (P, c) in enumerate((
        ([(-60, 372), (120, 352), (280, 388), (450, 350), (640, 330), (860, 350)], "#7d9c98"),
        ([(-60, 410), (160, 404), (330, 424), (520, 392), (700, 372), (860, 366)], "#557f84"),
        ([(-60, 470), (140, 452), (320, 470), (480, 452), (640, 420), (860, 410)], "#8fb0ae"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"ridge{k}"), P, 5)
        sc.layer(g, lit(sc, mix(c, "#ffe9b4", 0.7), c, mix(c, NIGHT, 0.5), 560), z=6, cut=0.6, sh=0.3, shc=NIGHT, rim="#fff3d2", rimop=0.9)  # fmt: skip
        t = sc.stream(f"wood{k}")
        wood = U([T(fir(t, t.uniform(22, 40) * (1 + 0.3 * k), 5), x, y_at(top, x) + 5) for x in np.arange(-20, 820, 15 + 7 * k) if t.random() < 0.62 and not (k == 2 and 40 < x < 420)])  # fmt: skip
        sc.layer(wood, lit(sc, mix(c, "#c99f63", 0.5), mix(c, SHADE, 0.6), mix(c, NIGHT, 0.75), 560), z=3, cut=0, sh=0.2, wash=0, fibre=0, rim="#ffe9b8", rimop=0.6)  # fmt: skip
        sc.glow(SUN[0], SUN[1] + 30 * k, 240, "#ffe9b4", 0.2)


def draw_village(sc: Scene) -> None:
    """A few roofs under snow, a church, yellow windows."""
    for x, y, w, h, roof in ((82, 494, 13, 17, 16), (204, 492, 15, 16, 15), (150, 498, 9, 52, 34), (112, 506, 16, 19, 19), (182, 508, 17, 17, 17), (228, 512, 13, 18, 14)):  # fmt: skip
        body = U(box(x - w, y - h, x + w, y + 14), Polygon([(x - w, y - h), (x, y - h - roof), (x + w, y - h)]))
        sc.layer(body, "#3f5f66", z=3, cut=0.3, wash=0.4, sh=0.4, rim="#ffe2ac", rimop=0.8)
        cap = Polygon([(x - w - 4, y - h + 4), (x, y - h - roof - 3), (x + w + 4, y - h + 4), (x + w - 2, y - h + 5), (x, y - h - roof + 8), (x - w + 2, y - h + 5)])  # fmt: skip
        sc.layer(cap, "#f3ead0", z=2, cut=0, wash=0, sh=0.3, rim="#ffffff", rimop=0.8)
        wins = U([box(x + q * w * 0.46 - 2, y - h * 0.62, x + q * w * 0.46 + 2, y - h * 0.62 + 6) for q in (-1, 1)])
        sc.flat(wins, "#ffc65c", 1)
        sc.glow(x, y - h * 0.5, 16, "#ffc65c", 0.4)


def draw_hill(sc: Scene) -> None:
    """The great snowy hill in a few sheets, lit at the crest and sinking into petrol towards us."""
    for k, (P, tones) in enumerate((
        ([(-60, 560), (120, 538), (300, 540), (460, 520), (606, 496), (860, 470)], ("#fff1d0", "#dfd9c2", "#4a7681")),
        ([(-60, 700), (90, 686), (260, 704), (420, 690), (620, 640), (860, 596)], ("#f9e6bf", "#b3c4bb", "#35626f")),
        ([(-60, 1060), (120, 1010), (300, 1040), (470, 1010), (660, 930), (860, 800)], ("#cfd8c8", "#8dadb0", "#28525f")),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"hill{k}"), P, 4)
        sc.layer(g, lit(sc, *tones, 820), z=10, cut=0.9, sh=0.35, shc=NIGHT, rim="#fffaea", rimop=0.9, rimw=1.5)
    r = sc.stream("drift")
    for _ in range(46):
        x, y = r.uniform(-20, 820), r.uniform(570, 1180)
        w = r.uniform(20, 70) * (y / 900)
        sc.stroke(curve(np.array([[x, y], [x + w * 0.5, y - w * 0.08], [x + w, y + w * 0.02]])), "#fffaea" if r.random() < 0.5 else SHADE, 1.2, 0.3)  # fmt: skip


WAYS = (
    [(400, 1230, 1.0), (404, 1120, 0.92), (400, 1060, 0.84), (350, 990, 0.76), (280, 930, 0.7), (222, 902, 0.64)],
    [(400, 1230, 1.0), (404, 1120, 0.92), (412, 1060, 0.84), (500, 930, 0.66), (600, 800, 0.54), (632, 690, 0.44), (610, 590, 0.36), (590, 512, 0.28)],
)  # fmt: skip


def draw_tracks(sc: Scene) -> None:
    """Two children came together, and each went on alone: trodden snow, and prints in it."""
    troughs = [limb([(x, y, 54 * s) for x, y, s in way], 10) for way in WAYS]
    both = clean(U(troughs))
    sc.flat(both, SHADE, 0.22, "multiply", 5)
    holes, lips = [], []
    for side, way in enumerate(WAYS):
        c = along(curve(np.array(way, float), n=20), 44 if side else 30)
        for j, (x, y, s) in enumerate(c):
            o = 9 * s * (1 if j % 2 else -1)
            pair = (-24 * s, 24 * s) if y > FORK[1] and side == 0 else (0,) if y <= FORK[1] else ()
            for d in pair:
                holes.append(ellipse(x + o + d, y, 7 * s, 9 * s))
                lips.append(ellipse(x + o + d + 1.5, y + 3, 7 * s, 9 * s))
    sc.flat(clean(U(lips).difference(U(holes))), "#fffaea", 0.6)
    sc.flat(U(holes), "#2c5968", 0.8)


def children() -> list[Figure]:
    """The near one bends down and hauls; the far one climbs and looks back."""
    haul = SIDE["walk"].but(hip=0.84, lean=38, stoop=10, nod=-26, foot_a=(0.36, 0), foot_b=(-0.52, 0.05), toe_b=42, hand_a=(0.2, 0.86), hand_b=(0.82, 0.36), grip_a="fist", grip_b="fist")  # fmt: skip
    climb = SIDE["walk"].but(hip=0.84, lean=34, nod=-14, foot_a=(0.46, 0.1), foot_b=(-0.34, 0.03), toe_a=-14, toe_b=40, hand_a=(-0.1, 0.9), hand_b=(0.78, 0.3), grip_a="fist", grip_b="fist")  # fmt: skip
    knit_ = dress("sweater", WOOL, "#24424c", STITCH).but(shoes="boots", shoe_colour="#1b2b30")
    a = person(
        9, "side", haul, knit_, "#8a5a3e", "curly", "#241613", "firm", hat="knit", hat_colour="#2f6f6a", big_head=1.04
    )
    b = person(7, "side", climb, knit_.but(bottom="#3a3f5a"), "#8a5a3e", "braids", "#241613", "sad", hat="knit", hat_colour="#e0a63a", head_flip=True, big_head=1.06)  # fmt: skip
    return [T(a, *NEAR_FOOT, NEAR_SIZE, flip=True), T(b, *FAR_FOOT, FAR_SIZE)]


def middle(p: Figure, t: float = 0.6) -> np.ndarray:
    """The middle of the trunk."""
    return np.array(p.at("hip")) * (1 - t) + np.array(p.at("neck")) * t


LIES = ([1, 0.3, 0, -0.62, 0, 0], [1, -1.3, 0, -0.42, 0, 0])  # the shadows of the two, from the sun away
SPLIT, SAG = (0.47, 0.7), 46.0  # where the knitting ends on either side; how deep it hangs


def spot(two: list[Figure], t: float) -> tuple[float, float]:
    """A point of the sweater's middle line, 0 in the near child, 1 in the far one."""
    a, b = middle(two[0]), middle(two[1], 0.7)
    q = a + (b - a) * t
    return float(q[0]), float(q[1] + SAG * 4 * t * (1 - t))


def draw_shade(sc: Scene, two: list[Figure]) -> None:
    """What the low sun throws on the snow: the two, and the sweater between them."""
    all_ = []
    for p, foot, lies in zip(two, (NEAR_FOOT, FAR_FOOT), LIES, strict=True):
        all_.append(T(affine_transform(T(p.outline(), -foot[0], -foot[1]), lies), foot[0], foot[1] - 3))
    (x0, y0), (x1, y1) = NEAR_FOOT, FAR_FOOT
    line = []
    for t, w in (
        (0.02, 66),
        (0.14, 62),
        (0.28, 44),
        (0.44, 20),
        (0.5, 4),
        (0.58, 3),
        (0.68, 4),
        (0.74, 16),
        (0.86, 32),
        (0.98, 40),
    ):
        gx, gy = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        h = gy - spot(two, t)[1]
        bx, d = (LIES[0][k] + (LIES[1][k] - LIES[0][k]) * t for k in (1, 3))
        line.append((gx - bx * h, gy - d * h, w))
    all_.append(limb(line, 6))
    sc.flat(clean(U([clean(g) for g in all_])), "#1c4656", 0.55, "multiply", 3.4)


def draw_half(sc: Scene, p: Figure, band: list[tuple[float, float, float]], side: int) -> tuple[Any, Any]:
    """One child and its half of the sweater: the body, the knitting over it, then arm and head. Returns end and way."""
    k = next(i for i, q in enumerate(p.pieces) if q.name == "top")
    rim = (-2.6 * side, 1.2, "#ffe9c0", 1.0)
    under, over = Figure(p.pieces[: k + 1]), Figure(p.pieces[k + 1 + (p.pieces[k + 1].name == "pattern") :])
    put(sc, under, z=3, rim=(0, 0.6, "#ffe9c0", 0.5), sh=0.4)
    x0 = band[0][0] + 0.3 * (band[1][0] - band[0][0])
    free = box(x0, -50, 900, 1300) if side > 0 else box(-100, -50, x0, 1300)
    keep = clean(U(p.pieces[k].geom.buffer(1), free))
    with sc.clip(keep):
        knit(sc, band, "#bb1a00", STITCH, columns=9, every=8, z=6, shade=lit(sc, "#b5301f", "#962420", "#6a171b", 800))
    c = curve(np.array(band, float), n=16)
    d = np.gradient(c[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9

    def edge_at(f: float) -> list[tuple[float, float]]:
        return [(float(x - dy * w * f), float(y + dx * w * f)) for (x, y, w), (dx, dy) in zip(c, d, strict=True)]

    sc.stroke(edge_at(0.485 * side)[6 if side > 0 else 15 :], STITCH, 5.4 if side > 0 else 4.2, 0.95)
    sc.stroke(edge_at(-0.49 * side)[16:], "#ff9868", 2.4, 0.85)
    ladders, n = [], len(c)
    for j in range(int(n * 0.46), n - 2, 3):
        (x, y, w), (dx, dy) = c[j], d[j]
        q = (j / n - 0.46) / 0.54
        for o in (-0.3, 0.02, 0.32):
            ladders.append(ellipse(float(x - dy * w * o), float(y + dx * w * o), 2 + 5.5 * q, w * 0.1, math.degrees(math.atan2(dy, dx))))  # fmt: skip
    sc.flat(U(ladders), "#47727c", 0.95)
    put(sc, over, z=2.4, rim=rim, sh=0.4)
    g = p.outline()
    sc.flat(clean(g.difference(T(g, 9 * side, -7))), NIGHT, 0.42, "multiply", 4)
    return c[-1], d[-1]


def draw_sweater(sc: Scene, two: list[Figure]) -> None:
    """From back to back: knitted, then full of ladders, then one thread."""
    near = [
        (*spot(two, t), w) for t, w in ((-0.06, 96), (0.05, 106), (0.15, 104), (0.27, 78), (0.37, 50), (SPLIT[0], 20))
    ]
    far = [(*spot(two, t), w) for t, w in ((1.06, 50), (0.97, 58), (0.9, 62), (0.84, 54), (0.77, 36), (SPLIT[1], 16))]
    ends = [draw_half(sc, two[1], far, -1), draw_half(sc, two[0], near, 1)]
    r = sc.stream("ends")
    for off in (-0.4, -0.14, 0.16, 0.42):  # broken strands
        for (x, y, w), (dx, dy) in ends:
            s = (float(x - dy * w * off), float(y + dx * w * off))
            n = r.uniform(20, 40)
            sc.stroke(crinkled([(*s, 0.4), (s[0] + dx * n * 0.5, s[1] + dy * n * 0.5 + 6, 1.4), (s[0] + dx * n * 0.6, s[1] + dy * n * 0.5 + n, 1.8)]), WOOL, 2, 1)  # fmt: skip
    (q, _), (p, _) = ends
    line = curve(np.array([[p[0], p[1]], [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 2], [q[0], q[1]]]))
    sc.stroke(line, "#4a1216", 5, 0.4)
    sc.stroke(line, "#ffcf4a", 4, 1)


def near_fir(sc: Scene, r: random.Random, x: float, y: float, h: float, wide: float) -> None:
    """A great dark fir: tiers of paper one over the other, snow on their shoulders."""
    tiers = 7
    for k in range(tiers, 0, -1):
        t = k / tiers
        half, hem, top = wide * t**0.8, -h * (1 - 0.98 * t), -h * (1.1 - 0.98 * t) - h * 0.05
        low, n = [], 3 + k
        for i in range(n + 1):
            q = 1 - 2 * i / n
            drop = h * 0.03 * (1 - abs(q)) + r.uniform(-3, 3)
            low += [(half * q, hem - 3 * abs(q) + drop), (half * (q - 0.9 / n), hem - h * 0.018 + drop)]
        side = [(half * e, top + (hem - top) * e**0.62) for e in np.linspace(0, 1, 9)]
        g = clean(Polygon([*side[:-1], *low[:-1], *[(-a, b) for a, b in side[:0:-1]]]).buffer(0))
        g = T(rounded(g, 2), x, y)
        sc.layer(g, sc.lin([(0, mix("#2a5a62", "#133b46", t)), (1, "#0b2731")], 0, y + top, 0, y + hem + 20), z=9, cut=0.5, sh=0.5, shc="#061a22", rim="#d9cfa8", rimop=0.5, rimw=1.2)  # fmt: skip
        cap = clean(
            g.difference(T(g, 3, 13 + 6 * t)).intersection(T(box(-half * 0.94, top, half * 0.92, hem - 4), x, y))
        )
        sc.layer(rounded(cap, 2), sc.lin([(0, "#dfe2d0"), (1, "#5f8a94")], x - half, 0, x + half, 0), z=1.6, cut=0, wash=0, fibre=0, sh=0.2)  # fmt: skip


def draw_near(sc: Scene, two: list[Figure]) -> None:
    """The sheep at the fork with fresh wool, and dark firs to look between."""
    x, y = 566, 1052
    sheep = T(beast("sheep", "look_up", ("#d9d6c6", "#f3ecd8", "#26343a")), x, y, 0.84, flip=True)
    lies = affine_transform(T(sheep.outline(), -x, -y), [1, -0.4, 0, -0.6, 0, 0])
    sc.flat(clean(T(lies, x, y - 2)), "#163c4a", 0.6, "multiply", 3)
    put(sc, sheep, z=2, rim=(3, 3, "#fff3d2", 1))
    ball = T(wool("#e8ab30", 24, None), x - 84, y + 4)
    sc.flat(ellipse(x - 66, y + 16, 34, 9), "#163c4a", 0.6, "multiply", 3)
    put(sc, ball, z=2, rim=(2, 2, "#fff3c0", 0.9))
    for k, (fx, fy, h, wide) in enumerate(((786, 1290, 760, 250), (-10, 1300, 470, 170))):
        near_fir(sc, sc.stream(f"near{k}"), fx, fy, h, wide)
    snow(sc, 90, "#fffdf4", 0.8, (0, 0, 800, 1200), (0.9, 3.0))


def draw() -> Scene:
    """Which of them has the needles?"""
    sc = Scene("one_sweater", light=(*SUN, 200), shadow="#0b2933", bg="#275563")
    two = children()
    draw_far(sc)
    draw_village(sc)
    draw_hill(sc)
    draw_tracks(sc)
    sc.glow(300, 600, 360, "#ffdc9c", 0.5)
    draw_shade(sc, two)
    draw_sweater(sc, two)
    draw_near(sc, two)
    sc.vignette("#0a222c", 0.4, 400, 560, 900, 0.6)
    sc.finish()
    return sc
