"""footprints: somebody walked out over the snow, and stops; the dog looks up at nobody, whose shadow is still there.

Palette: dusk blue #7f9cc0, snow shadow #a9bdd8, far hill #5a739b, night rim #24406c, snow gleam #f4f3ee, sun amber #f2b65c.
Light: the sun on the edge of the far hills. Planes: hills / wood / house / drifts / field with the prints / firs / twigs.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

SUN = (236, 214)
HORIZON = 236
LAST = (352.0, 634.0)  # where the prints end
NEAR = LAST[1] - HORIZON  # a length on the ground there is as large as drawn
FALL = (0.62, 1.16)  # how a height lies on the snow as a shadow
MAN, DOG = 1.7, 1.02  # sizes
DEEP, BLUE, GLEAM, AMBER = "#1d3763", "#7f9cc0", "#f4f3ee", "#f2b65c"


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 1000) -> str:
    """A tone of the snow from the sun outwards."""
    return sc.rad([(0, bright), (0.4, mid), (1, shade)], *SUN, r)


def lay_down(g: Any, at: tuple[float, float]) -> Any:
    """The shadow of an upright outline whose feet are on 0,0."""
    return clean(AF.affine_transform(g, [1, -FALL[0], 0.0, -FALL[1], at[0], at[1]]))


def fir(r: random.Random, h: float) -> Any:
    """A fir on 0,0: hanging boughs, each with a ragged edge."""
    w = h * 0.23
    out = [box(-h * 0.018, -h * 0.2, h * 0.018, 4)]
    n = 8
    for k in range(n):
        t = k / n
        y0, y1 = -h * (1 - t * 0.86), -h * (0.8 - t * 0.8)
        half = w * (0.16 + 0.84 * (k + 1) / n)
        P = [(0.0, y0 - h * 0.03)]
        for s in (1, -1):
            edge = [
                (
                    s * half * q,
                    y1 + (h * 0.03 if j % 2 else -h * 0.012) - h * 0.03 * abs(q - 0.5) + r.uniform(-2, 2) * h / 300,
                )
                for j, q in enumerate((1.0, 0.84, 0.68, 0.5, 0.3, 0.12))
            ]
            P += edge if s > 0 else edge[::-1]
        out.append(Polygon(P).buffer(0))
    return U(out)


def draw_far(sc: Scene) -> None:
    """Evening sky, the sun, hills, a wood, and the house from which the prints come."""
    sc.backdrop(sc.lin([(0, "#4d6c9e"), (0.1, "#8ea5c4"), (0.19, "#f2d3a0"), (1, "#f4d8a8")], 0, 0, 0, 1200))
    sc.glow(*SUN, 430, "#ffd99a", 0.85)
    sc.layer(ellipse(*SUN, 46), "#fff3d2", z=3, wash=0, fibre=0, cut=0, sh=0)
    sc.glow(*SUN, 120, "#fff0c4", 0.9)
    r = sc.stream("cloud")
    for x, y, w in ((560, 96, 320), (170, 70, 260), (660, 160, 240)):
        sc.layer(
            scroll_cloud(r, x, y, w, 46, 3),
            sc.near("#fbe0b4", "#7f98bf", 520),
            z=4,
            cut=0.3,
            op=0.8,
            sh=0.12,
            rim="#fff0cc",
            rimop=0.7,
        )
    for k, (P, a, b) in enumerate(
        (
            ([(-60, 236), (120, 214), (250, 228), (420, 180), (620, 214), (860, 168)], "#c3b7b4", "#6f8bb4"),
            ([(-60, 258), (160, 250), (330, 236), (520, 246), (700, 220), (860, 238)], "#b9b2bd", "#55719f"),
        )
    ):
        g, top = land(sc.stream(f"hill{k}"), P, 5)
        sc.layer(g, lit(sc, mix(a, "#ffe3ae", 0.4), a, b, 620), z=5, cut=0.6, sh=0.25, rim="#ffe9bd", rimop=0.7)
        t = sc.stream(f"wood{k}")
        trees = U(
            [
                T(fir(t, t.uniform(20, 40) * (1 + 0.3 * k)), x, y_at(top, x) + 3)
                for x in np.arange(300, 850, 13)
                if t.random() < 0.72
            ]
        )
        sc.layer(
            trees,
            lit(sc, "#9a8f9c", "#5b6f98", "#3c5685", 640),
            z=3,
            cut=0,
            sh=0.2,
            wash=0,
            fibre=0,
            rim="#ffe3ae",
            rimop=0.5,
        )


def draw_house(sc: Scene) -> None:
    """A small house with its door open."""
    x, y = 566, 322
    sc.flat(Polygon([(x - 30, y), (x + 44, y), (x + 118, y + 46), (x + 40, y + 46)]), "#3a5688", 0.5, "multiply", 3)
    sc.layer(
        Polygon([(x + 22, y), (x + 22, y - 40), (x + 44, y - 46), (x + 44, y - 4)]), "#35507f", z=3, cut=0.3, wash=0
    )
    sc.layer(
        U(box(x - 30, y - 38, x + 24, y), Polygon([(x - 30, y - 38), (x - 3, y - 72), (x + 24, y - 38)])),
        "#4a5f86",
        z=3,
        cut=0.3,
        wash=0,
    )
    sc.layer(
        Polygon(
            [
                (x - 40, y - 30),
                (x - 3, y - 80),
                (x + 22, y - 82),
                (x + 54, y - 38),
                (x + 34, y - 32),
                (x - 3, y - 72),
                (x - 32, y - 28),
            ]
        ),
        GLEAM,
        z=3,
        cut=0.3,
        wash=0,
        rim="#ffe9bd",
        rimop=0.9,
    )
    sc.layer(box(x + 22, y - 98, x + 31, y - 72), "#3c5078", z=2, cut=0, wash=0)
    sc.flat(smoke(x + 27, y - 100, 90, 0.5, 16, "chimney"), "#e9dcd0", 0.6, blur=1.5)
    sc.flat(U(box(x - 14, y - 25, x - 2, y), box(x + 6, y - 28, x + 15, y - 18)), "#ffd27a", 1)
    sc.flat(Polygon([(x - 14, y), (x - 2, y), (x - 6, y + 16), (x - 30, y + 16)]), "#ffd690", 0.7, "screen", 2)
    sc.glow(x - 6, y - 14, 60, "#ffc15a", 0.8)


DRIFTS = (
    ([(-60, 310), (140, 322), (360, 300), (600, 318), (860, 300)], "#f6e2c2", "#c9cbd6", "#7f9bc4"),
    ([(-60, 376), (200, 352), (420, 374), (640, 350), (860, 384)], "#f8e7cc", "#c3cddd", "#7896c2"),
    ([(-60, 440), (150, 462), (380, 430), (600, 462), (860, 424)], "#fbeeda", "#bccbe0", "#6f90c0"),
)


def draw_field(sc: Scene) -> None:
    """Drift behind drift, and the open field."""
    for k, (P, a, b, c) in enumerate(DRIFTS):
        g, top = land(sc.stream(f"drift{k}"), P, 5)
        sc.layer(
            g, lit(sc, a, b, c, 900), z=7, cut=0.7, wash=0.45, sh=0.3, shc="#2c4c80", rim="#fff6e0", rimop=0.9, rimw=1.3
        )
        if k == 0:
            draw_house(sc)
    field, _ = land(sc.stream("field"), [(-60, 548), (160, 516), (420, 540), (620, 512), (860, 540)], 4)
    sc.layer(
        field,
        lit(sc, "#fff8ea", "#d9e2ef", "#5f83b8", 1180),
        z=9,
        cut=0.8,
        wash=0.35,
        sh=0.3,
        shc="#2c4c80",
        rim="#fffaf0",
        rimop=0.9,
        rimw=1.4,
    )
    r = sc.stream("wind")
    for _ in range(44):  # what the wind has drawn
        y = 530 + 640 * r.random() ** 1.2
        x, w, s = r.uniform(-60, 800), r.uniform(60, 240), (y - HORIZON) / NEAR
        q = curve(np.array([[x, y], [x + w * 0.3, y - 7 * s], [x + w * 0.7, y + 3 * s], [x + w, y - 4 * s]]))
        sc.stroke(q, "#fffaf0" if r.random() < 0.6 else "#5f80b4", 1.2 * s, 0.34)
    sp = sc.stream("spark")
    sc.flat(
        U([ellipse(sp.uniform(0, 800), 520 + 660 * sp.random(), sp.uniform(0.6, 1.7)) for _ in range(190)]),
        "#ffffff",
        0.75,
    )


PATH = [
    (556, 338),
    (520, 350),
    (350, 372),
    (206, 402),
    (150, 440),
    (176, 492),
    (270, 532),
    (336, 566),
    (352, 604),
    (350, 636),
]


def step_marks() -> list[tuple[float, float, float, float, float]]:
    """x, y, turn, size and side of every print from the door to the last one."""
    line = along(curve(np.array(PATH, float), n=20), 900)
    out = []
    s = 0.0
    side = 1.0
    last = np.array(line[0])
    for k in range(1, len(line) - 1):
        p = np.array(line[k])
        scale = (p[1] - HORIZON) / NEAR
        s += float(np.hypot(p[0] - last[0], (p[1] - last[1]) * 2.2))
        last = p
        if s < 76 * scale:
            continue
        s = 0.0
        d = np.array(line[k + 1]) - np.array(line[k - 1])
        d /= np.hypot(*d) + 1e-9
        out.append(
            (
                float(p[0] - d[1] * 9 * scale * side),
                float(p[1] + d[0] * 7 * scale * side),
                math.atan2(d[1] * 2, d[0]),
                scale,
                side,
            )
        )
        side = -side
    return out


def draw_prints(sc: Scene) -> None:
    """Holes with a dark wall towards the sun and a lit one away from it."""

    def sole(x: float, y: float, a: float, s: float) -> Any:
        g = U(ellipse(6, 0, 11, 7), ellipse(-10, 0, 7.5, 6), box(-10, -4.6, 6, 4.6))
        g = T(g, rot=math.degrees(a))
        return T(g, x, y, s * 1.35, sy=s * 0.72)

    soles = [sole(x, y, a, s) for x, y, a, s, _ in step_marks()]
    soles = soles[:-1] + [sole(LAST[0] - 17, LAST[1] + 2, 1.5, 0.95), sole(LAST[0] + 15, LAST[1] + 3, 1.7, 0.95)]
    paws = []
    q = sc.stream("paws")
    for x, y, _, s, _ in step_marks():
        for j in (0, 1):
            paws.append(ellipse(x + 34 * s + q.uniform(-5, 5) * s, y + (5 - 9 * j) * s, 4.4 * s, 2.8 * s))
    for gs, op in ((soles, 1.0), (paws, 0.7)):
        g = U(gs)
        sc.flat(T(g, 2.2, 2.4), "#fffdf4", 0.95 * op)
        sc.flat(g, "#3a5c92", op)
        sc.flat(clean(g.intersection(T(g, 2.5, 2.2))), "#6f90bf", 0.9 * op)


def draw_two(sc: Scene) -> None:
    """The dog, its shadow, and the shadow of the one who is not there."""
    dog = T(beast("dog", "sit_up", ("#6d5a54", "#b9a796", "#2c2730"), neck=44, head=-46), s=DOG, flip=True)
    off = 138.0
    crown = dog.at("head.eye") if "head.eye" in dog.anchors else (0.0, -150.0)
    man = person(
        46,
        "back",
        FRONT["stand"].but(lean=1),
        dress("greatcoat", "#333333", "#333333", "#333333"),
        hat="bowler",
        hat_colour="#333333",
        reach_b=((off + crown[0] - 2) / MAN, (crown[1] - 10) / MAN),
    )
    g = T(man, s=MAN).outline()
    shade = lay_down(fillet(U(g), 3), (LAST[0], LAST[1] + 2))
    dark_dog = lay_down(dog.outline(), (LAST[0] + off, LAST[1] + 8))
    both = U(shade, dark_dog)
    sc.flat(
        both,
        sc.lin([(0, "#2b4a82"), (0.6, "#35568f"), (1, "#456aa6")], LAST[0], LAST[1], LAST[0] + 240, LAST[1] + 440),
        0.9,
        "multiply",
        1.4,
    )
    placed = T(dog, LAST[0] + off, LAST[1] + 10)
    sc.flat(ellipse(LAST[0] + off + 4, LAST[1] + 12, 62, 11), "#24406c", 0.6, "multiply", 4)
    put(sc, placed.recolour(lambda c: mix(c, "#1b2b52", 0.55)), z=2, rim=(3.4, 2.2, "#ffe2a6", 1.0), sh=0.3)
    nx, ny = placed.at("neck")
    collar = limb([(nx - 18, ny + 14, 8), (nx + 6, ny + 25, 9), (nx + 34, ny + 22, 8)], 5)
    sc.layer(clean(collar.intersection(placed.outline())), AMBER, z=1.6, cut=0, wash=0, rim="#fff3c8", rimop=0.9)
    sc.layer(
        T(feather(24, "#fffdf6", "#b9a888"), LAST[0] - 24, LAST[1] + 4, rot=-14).outline(),
        "#fffdf6",
        z=1.2,
        cut=0,
        wash=0,
        fibre=0,
    )


def draw_frame(sc: Scene) -> None:
    """Dark firs on both sides, their long shadows, and twigs with snow before our eyes."""
    for k, (x, y, h) in enumerate(((716, 470, 250), (66, 520, 300), (800, 640, 430), (-6, 690, 470))):
        g = T(fir(sc.stream(f"fir{k}"), h), x, y)
        sh = AF.affine_transform(T(g, -x, -y), [1, -FALL[0], 0, -FALL[1] * 0.8, x, y])
        sc.flat(clean(sh), "#3c5f98", 0.5, "multiply", 3)
        sc.layer(
            g,
            sc.near("#6c7590", "#1d3763" if h > 260 else "#2f4c7c", 700),
            z=7,
            cut=0.4,
            sh=0.35,
            rim="#ffe3ae",
            rimop=0.75,
            rimw=1.3,
        )
        sc.layer(
            clean(snow_cap(g, 6).intersection(g.buffer(1))),
            lit(sc, "#fff1d4", "#c6d3e6", "#8fabd2", 800),
            z=1.4,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.2,
        )
    bough, _ = tree(
        sc.stream("bough"), 880, 10, 560, a=3.28, w=30, depth=7, spread=0.42, droop=0.35, avoid=box(-60, 176, 860, 1300)
    )
    sc.layer(bough, "#1a315e", z=10, cut=0, sh=0.3, rim="#ffe3ae", rimop=0.6, rimw=1.2)
    sc.layer(clean(snow_cap(bough, 3).intersection(bough.buffer(1.4))), "#cfdcec", z=1, cut=0, wash=0, fibre=0, sh=0)
    bank_, _ = land(sc.stream("near"), [(-60, 1130), (140, 1104), (330, 1150), (560, 1176), (860, 1128)], 4)
    sc.layer(
        bank_,
        sc.lin([(0, "#7f9fcd"), (1, "#3a5f99")], 0, 1100, 0, 1200),
        z=12,
        cut=0.8,
        sh=0.35,
        rim="#fff6e0",
        rimop=0.7,
    )
    r = sc.stream("twigs")
    reeds = []
    for _ in range(46):
        x = r.choice((r.uniform(-10, 230), r.uniform(590, 810)))
        h = r.uniform(50, 190) * (0.5 + abs(x - 400) / 440)
        lean_ = r.uniform(-26, 26)
        reeds.append(limb([(x, 1210, 3.4), (x + lean_ * 0.3, 1210 - h * 0.6, 2.2), (x + lean_, 1210 - h, 1)], 5))
        reeds += [ellipse(x + lean_ * t, 1210 - h * t**0.5, 2.2, 4.2, r.uniform(-40, 40)) for t in (0.8, 0.9, 1.0)]
    sc.layer(U(reeds), "#162c52", z=8, cut=0, wash=0, fibre=0, rim="#ffe3ae", rimop=0.45)


def draw() -> Scene:
    sc = Scene("footprints", light=(*SUN, 200), shadow="#16305c", bg=BLUE)
    draw_far(sc)
    draw_field(sc)
    draw_prints(sc)
    draw_two(sc)
    draw_frame(sc)
    sc.veil([(0, "#ffd9a0", 0.22), (0.3, "#ffd9a0", 0.1), (0.6, "#ffd9a0", 0)], 160, 0, 420, 1000)
    sc.vignette("#0f2550", 0.42, 380, 520, 900, 0.52)
    sc.finish()
    return sc
