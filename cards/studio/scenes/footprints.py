"""footprints: somebody walked out over the snow, and stops; the dog looks up at nobody, whose shadow is still there.

Palette: dusk blue #7f9cc0, snow shadow #a9bdd8, far hill #5a739b, night rim #24406c, snow gleam #f4f3ee, sun amber #f2b65c.
Light: the sun on the edge of the far hills. Planes: hills / wood / house / drifts / field with the prints / firs / twigs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.snow_house import draw_house
from cards.studio.papercut.snow_prints import HORIZON, LAST, NEAR, draw_prints
from cards.studio.papercut.snowy_fir import fir

SUN = (236, 214)
FALL = (0.62, 1.16)  # how a height lies on the snow as a shadow
MAN, DOG = 1.7, 1.02  # sizes
DEEP, BLUE, GLEAM, AMBER = "#1d3763", "#7f9cc0", "#f4f3ee", "#f2b65c"


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 1000) -> str:
    """A tone of the snow from the sun outwards."""
    return sc.rad([(0, bright), (0.4, mid), (1, shade)], *SUN, r)


def lay_down(g: Any, at: tuple[float, float]) -> Any:
    """The shadow of an upright outline whose feet are on 0,0."""
    return clean(AF.affine_transform(g, [1, -FALL[0], 0.0, -FALL[1], at[0], at[1]]))


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
            draw_house(sc, GLEAM)
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
    """The steps stop, the shadow stays."""
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
