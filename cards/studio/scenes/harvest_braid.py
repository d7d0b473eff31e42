"""A field of ripe wheat is the hair of a sleeping girl as large as a hill, and reapers plait it.

Palette: plum umber #2c1a26, ploughed copper #8a4a34, grey-green #6f8a78, straw #e0a63e, light #fff0c0, band poppy #c8322c.
Light: the low sun behind her brow, in haze. Planes: sky / far hills / her profile / the field / stubble / braid / near poppies.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.geometry import line_d
from cards.studio.papercut.mown_field import POPPY, draw_near, draw_sky, draw_stubble
from cards.studio.papercut.ploughed_sleeper import EXACT, LX, LY, PLUM, draw_ear, draw_face, draw_field, lit
from cards.studio.papercut.wheat_plait import Plait, ear, sheaf

LINE = [(378, 658, 58), (430, 664, 78), (520, 682, 108), (610, 730, 142), (664, 816, 172), (640, 916, 198), (552, 1000, 210), (430, 1050, 196), (338, 1076, 158), (280, 1104, 112), (236, 1134, 96), (200, 1160, 96)]  # fmt: skip


def worker(sc: Scene, fig: Any, x: float, y: float, s: float, flip: bool = False) -> Any:
    """Lay one figure with rim light and its long shadow towards us."""
    f = T(fig, x, y, s, flip=flip)
    o = f.outline()
    dx = (x - LX) / 500
    sh = AF.affine_transform(o, [1, -dx * 1.1, 0, -1.15, dx * 1.1 * y, 2.15 * y])
    sc.flat(sh, PLUM, 0.42, "multiply", 2.4)
    sc.flat(ellipse(x, y + 2, 46 * s, 8 * s), PLUM, 0.5, "multiply", 3)
    put(sc, f, z=2, rim=(-1.6 if x > LX else 1.6, 2.2, "#fff0c0", 0.95), shade=(PLUM, 0.3, 500), cast=0)
    return f


def strand(sc: Scene, way: str, name: str) -> None:
    """One of the three thick strands, straw by straw."""
    g = limb(way, 10)
    sc.layer(
        g,
        lit(sc, "#fff0b4", "#ecb850", "#a8682c", r=520),
        z=6,
        sh=0.55,
        shc="#4a2018",
        cut=0.4,
        rim="#fff6d0",
        rimop=0.9,
    )
    P = curve(np.array([[float(v) for v in q.split(",")] for q in way.split()]), n=10)
    r, (x0, y0, w0), (x1, y1, _) = sc.stream(f"strand {name}"), P[0], P[4]
    d = math.atan2(y0 - y1, x0 - x1)
    back = []
    for _ in range(44):
        b, ln, o = d + r.gauss(0, 0.2), r.uniform(40, 150), r.uniform(-0.5, 0.5) * w0
        back.append(
            line_d(
                curve(
                    np.array(
                        [
                            (x1, y1 + o),
                            (x0 + ln * 0.3 * math.cos(d), y0 + o + ln * 0.3 * math.sin(d)),
                            (x0 + ln * math.cos(b), y0 + o + ln * math.sin(b)),
                        ]
                    ),
                    n=6,
                )
            )
        )
    sc.stroke(" ".join(back[1::2]), "#8a4e20", 1.3, 0.5)
    sc.stroke(" ".join(back[::2]), "#f0c468", 1.3, 0.75)
    lines = [line_d([(x, y + w * o) for x, y, w in P]) for o in (-0.36, -0.22, -0.08, 0.08, 0.22, 0.36)]
    sc.stroke(" ".join(lines), "#6a3a1e", 1, 0.6)


def draw_reapers(sc: Scene) -> None:
    """Two who cross the strands, one who combs with a rake."""
    strand(sc, "206,714,16 250,716,26 306,716,34 350,704,36 410,672,40", "left")
    strand(sc, "336,606,16 380,592,26 424,578,30 454,588,34 462,616,36 446,650,38", "right")
    girl = person(
        24,
        "side",
        "pull",
        dress("dress", "#3f6a68"),
        skin="#c88a5e",
        hair="bun",
        hair_colour="#2a1a18",
        hat="scarf",
        hat_colour="#f2e6d0",
    )
    worker(sc, girl, 486, 644, 0.56, True)
    man = person(40, "side", "pull", dress("shirt", "#f6ead4", "#3f4c58"), skin="#8a5436", hat="straw", hair="short")
    worker(sc, man, 268, 786, 0.62)
    comber = person(
        62,
        "side",
        "reach",
        dress("vest", "#a8482e", "#3a3a48"),
        skin="#d8a078",
        hat="straw",
        hair="short",
        hair_colour="#d8d0c0",
    )
    f = worker(sc, comber, 70, 838, 0.66)
    x, y = f.at("hand_a.hold")
    sc.flat(limb([(x - 40, y + 26, 3.2), (x + 70, y - 46, 3)], 1), "#5a3220")
    head = limb([(x + 56, y - 66, 4), (x + 84, y - 26, 4)], 1)
    sc.flat(
        U(
            head,
            [
                limb([(x + 56 + 28 * t, y - 66 + 40 * t, 2.4), (x + 66 + 28 * t, y - 73 + 40 * t, 1.4)], 1)
                for t in np.linspace(0, 1, 7)
            ],
        ),
        "#5a3220",
    )


def draw_binder(sc: Scene) -> None:
    """The woman who ties the band."""
    w = person(
        34,
        "side",
        "pull",
        dress("farmwife", "#2a5562", "#8a3228").but(pattern="flowers", pattern_colour="#f2e6d0"),
        skin="#a86a44",
        hair="braid",
        hair_colour="#2a1a18",
        hat="scarf",
        hat_colour="#f2e6d0",
    )
    f = worker(sc, w, 196, 1044, 1.06)
    x, y = f.at("hand_a.hold")
    x2, y2 = f.at("hand_b.hold")
    for d, x, y in ((0, x2, y2), (9, x, y)):
        sc.layer(
            limb([(x, y + d * 0.3, 4), (x + 22, y + 60 + d, 7), (292 + d, 1080, 10)], 6),
            POPPY,
            z=2,
            rim="#ffd0b0",
            rimop=0.9,
            **EXACT,
        )
    sc.layer(
        limb([(x - 2, y, 5), (x - 16, y + 30, 8), (x - 4, y + 62, 9), (x - 22, y + 92, 6)], 8),
        "#a8242a",
        z=2,
        rim="#ffd0b0",
        rimop=0.9,
        **EXACT,
    )


def draw_braid(sc: Scene) -> None:
    """The braid, from far to near."""
    p = Plait(LINE)
    stop = p.length - 66
    knot = p.lobes(stop)[-1][0] + 0.62 * p.width(p.lobes(stop)[-1][0])
    whole = clean(
        Polygon(
            [p.at(s, -1) for s in np.linspace(0, stop, 60)] + [p.at(s, 1) for s in np.linspace(stop, 0, 60)]
        ).buffer(0)
    )
    sc.flat(T(whole, 22, 44), PLUM, 0.6, "multiply", 18)
    r = sc.stream("tuft")
    x, y = p.at(knot, 0)
    for lo, hi, c in ((170, 250, "#7a3c26"), (140, 220, "#c47c2c"), (110, 190, "#f2c05a")):
        fan = sheaf(r, (x, y), p.angle(knot) - 0.34, 0.5, 17, lambda lo=lo, hi=hi: r.uniform(lo, hi), 7)
        grains = [ear(q[1][0], q[1][1], 26, q[2]) for q in fan]
        sc.stroke(" ".join(q[1] for q in grains), "#f6d890", 1, 0.7)
        sc.layer(U([q[0] for q in fan], [q[0] for q in grains]), c, z=3, sh=0.5, rim="#fff6d0", rimop=0.8, **EXACT)
    e = sc.stream("loose")
    for s, side in p.lobes(stop):
        g, w = p.lobe(s, side), p.width(s)
        t = min(1, w / 210)
        a, b = p.at(s - 0.1 * w, side * -0.9), p.at(s + 0.86 * w, side * 0.5)
        loose = []
        for v in (0.0, 0.16, 0.34, 0.5):
            q = p.at(s + v * 0.66 * w, side * (-0.98 + 0.1 * v))
            b2 = p.angle(s + v * w * 0.66) + side * e.uniform(0.25, 0.75)
            loose.append(ear(q[0], q[1], (0.09 + 0.05 * e.random()) * w, b2))
        sc.stroke(" ".join(q[1] for q in loose), "#f6d890", 0.8, 0.8)
        sc.layer(U([q[0] for q in loose]), "#e8b450", z=2, sh=0.5, rim="#fff6d0", rimop=0.9, **EXACT)
        f = sc.lin([(0, mix("#a8642c", "#6a2e22", t)), (0.24, mix("#ffdf80", "#eea63c", t)), (0.46, mix("#ffe48c", "#ffd668", t)), (0.7, mix("#eaa83c", "#e0902c", t)), (1, mix("#9a5a2c", "#6a2c24", t))], *a, *b)  # fmt: skip
        sc.layer(g, f, z=4 + 7 * t, sh=0.6, shc="#3a1818", cut=0.4, wash=0.5, rim="#fff6d0", rimop=0.9, rimw=1.3)
        lines = p.straws(s, side, np.linspace(0.05, 0.95, int(6 + w / 11)))
        sc.stroke(" ".join(line_d(q) for q in lines), "#7a3c14", 0.8 + 0.8 * t, 0.6)
        sc.stroke(" ".join(line_d(q + np.array([-1.2, -1.2])) for q in lines[::2]), "#ffe08a", 0.7 + 0.6 * t, 0.5)
    shade = clean(whole.difference(T(whole, -14, -26)))
    sc.flat(shade, PLUM, 0.5, "multiply", 12)
    rimlight(sc, whole, 3, 5, "#fff0c0", 0.7, 2, r=900)
    cut = np.linspace(knot - 60, knot + 60, 30)
    round_end = clean(Polygon([p.at(d, -0.98) for d in cut] + [p.at(d, 0.98) for d in cut[::-1]]).buffer(2))
    for k in (0, 1, 2, 3):
        d = knot - 18 + 15 * k
        band = limb([(*p.at(d - 9, -1.1), 18), (*p.at(d + 5, 0), 18), (*p.at(d - 9, 1.1), 18)], 8)
        sc.layer(
            clean(band.intersection(round_end)), (POPPY, "#d8402e", "#b8282a", POPPY)[k], z=4, rim="#ffd0b0", rimop=0.9
        )


def draw_secrets(sc: Scene) -> None:
    """A harvest mouse on the braid, a feather on the stubble."""
    put(
        sc,
        T(beast("mouse", "sit_up", ("#8a5a3c", "#e8d0a8", "#3a2418")), 566, 910, 0.3, flip=True),
        z=1.6,
        rim=(-1, 1.4, "#fff0c0", 0.9),
    )
    put(sc, T(feather(34, "#fffdf2", "#c9b48a"), 402, 868, 1, rot=62), z=2)


def draw() -> Scene:
    """Will she wake when the braid is tied?"""
    sc = Scene("harvest_braid", light=(LX, LY, 200), shadow="#2c1418", bg="#c8984e")
    draw_sky(sc)
    draw_face(sc)
    draw_stubble(sc)
    sc.veil([(0, "#ffe4b0", 0), (0.5, "#f6c890", 0.34), (1, "#f6c890", 0)], 0, 490, 0, 640)
    sc.flat(ellipse(90, 770, 300, 66, -4), PLUM, 0.5, "multiply", 26)
    draw_field(sc)
    draw_ear(sc)
    draw_reapers(sc)
    draw_braid(sc)
    draw_binder(sc)
    draw_secrets(sc)
    draw_near(sc)
    sc.vignette(PLUM, 0.5, 400, 560, 900, 0.5)
    sc.finish()
    return sc
