"""A tortoise as high as a hill, in profile to the right: its shell in plates, legs like pillars, the head bent down."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

TOP = curve(
    np.array([(-70, 470), (30, 366), (150, 306), (280, 300), (396, 352), (484, 456), (546, 590), (584, 742)]), n=12
)
SKIRT = curve(np.array([(-70, 892), (120, 906), (330, 888), (500, 838), (606, 772)]), n=12)


def shell_at(u: float, v: float) -> tuple[float, float]:
    """A point of the shell: u from tail to neck, v from the ridge (0) to the skirt (1)."""
    a, b = along(TOP, 101), along(SKIRT, 101)
    i = min(100.0, max(0.0, u * 100))
    k = min(99, int(i))
    p, q = a[k] + (a[k + 1] - a[k]) * (i - k), b[k] + (b[k + 1] - b[k]) * (i - k)
    bulge = 30 * math.sin(math.pi * v) * u
    return float(p[0] + (q[0] - p[0]) * v + bulge), float(p[1] + (q[1] - p[1]) * v)


def dawn(sc: Scene, lit: str, mid: str, shade: str) -> str:
    """A tone of the shell: gold where the first light strikes it, plum in the shade of the town."""
    return sc.lin([(0, lit), (0.3, mid), (0.68, mix(mid, shade, 0.62)), (1, shade)], 610, 500, -30, 760)


def shell_patch(pairs: list[tuple[float, float]]) -> Any:
    """A plate of the shell between (u, v) corners, its edges following the dome."""
    P = []
    for (u0, v0), (u1, v1) in zip(pairs, pairs[1:] + pairs[:1], strict=True):
        P += [shell_at(u0 + (u1 - u0) * t, v0 + (v1 - v0) * t) for t in (0, 0.25, 0.5, 0.75)]
    return clean(Polygon(P).buffer(0))


def scaly(sc: Scene, g: Any, lit: str, shade: str, name: str, z: float, size: float = 17) -> None:
    """Leathery skin in scales."""
    sc.layer(g, sc.near(lit, shade, 640), z=z, cut=0.9, rim="#f2f6b8", rimop=0.9, rimw=1.4)
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    scales = []
    for j, y in enumerate(np.arange(y0, y1, size * 0.86)):
        for x in np.arange(x0 + (j % 2) * size / 2, x1, size):
            q = ellipse(x + r.uniform(-1.5, 1.5), y + r.uniform(-1.5, 1.5), size * 0.43, size * 0.38)
            if g.buffer(-3).contains(q):
                scales.append(q)
    sc.flat(U(scales), sc.near(mix(lit, "#ffffff", 0.15), mix(shade, lit, 0.3), 600), 0.55)


def pillar_leg(x: float, w: float, top: float, foot: float) -> Any:
    """A leg like a pillar, its foot on the ground with three blunt nails."""
    foot_ = shape(
        f"{x - w * 0.5},{foot}^ {x - w * 0.54},{foot - 30} {x - w * 0.4},{foot - 66} {x + w * 0.4},{foot - 66} {x + w * 0.62},{foot - 40} {x + w * 0.66},{foot}^"
    )
    return fillet(
        U(
            shape(
                f"{x - w * 0.66},{top}^ {x - w * 0.46},{(top + foot) / 2} {x - w * 0.46},{foot - 30}^ {x + w * 0.46},{foot - 30}^ {x + w * 0.5},{(top + foot) / 2} {x + w * 0.6},{top}^"
            ),
            foot_,
        ),
        12,
    )


def tortoise_shell(sc: Scene) -> None:
    """The dome: plates with growth rings, a rim of smaller plates."""
    dome = clean(Polygon(np.vstack([TOP, SKIRT[::-1]])).buffer(0))
    dome = fillet(U(dome, shell_patch([(0, 0), (1, 0), (1, 1), (0, 1)])), 6)
    sc.layer(dome, dawn(sc, "#f2b450", "#b9762e", "#4a2f4c"), z=16, cut=0.8, rim="#fff0b8", rimop=1, rimw=1.8)
    us = (-0.1, 0.13, 0.36, 0.6, 0.83, 1.02)
    for a, b in zip(us, us[1:], strict=False):
        a_, b_ = max(0.0, a), min(1.0, b)
        m = (a_ + b_) / 2
        plates = [
            [(a_ + 0.012, 0.27), (m, 0.22), (b_ - 0.012, 0.27), (b_ - 0.012, 0.72), (m, 0.77), (a_ + 0.012, 0.72)],
        ]
        for pl in plates:
            g = rounded(shell_patch(pl).buffer(-3), 7)
            for k, c in enumerate(("#d9963a", "#e8ac48", "#f3c05a", "#fad074", "#ffe29a")):
                q = rounded(g.buffer(-13 * k), 6)
                if q.is_empty:
                    break
                sc.layer(
                    q,
                    dawn(sc, mix(c, "#fff0b8", 0.3), c, mix(c, "#4a3358", 0.66)),
                    z=2.2,
                    cut=0.8,
                    wash=0.8,
                    rim="#fff0b8",
                    rimop=0.8,
                    sh=0.4,
                )
        top = rounded(
            shell_patch([(a_ - 0.1 if a_ > 0.1 else 0, 0.03), (b_ - 0.13, 0.02), (m, 0.19), (a_ + 0.008, 0.24)]).buffer(
                -2
            ),
            5,
        )
        sc.layer(top, dawn(sc, "#ffd27a", "#dc9a40", "#6a4558"), z=2, cut=0.7, rim="#fff0b8", rimop=0.8)
        top2 = rounded(
            shell_patch(
                [(b_ - 0.12, 0.02), (b_ + 0.08 if b_ < 0.95 else 1, 0.03), (b_ - 0.008, 0.24), (m + 0.012, 0.19)]
            ).buffer(-2),
            5,
        )
        sc.layer(top2, dawn(sc, "#fbc668", "#cc8a38", "#5f3f54"), z=2, cut=0.7, rim="#fff0b8", rimop=0.8)
    rimlight(sc, dome, -14, 8, "#fff6c8", 1, blur=4, r=1000)
    for k in range(10):
        g = rounded(
            shell_patch(
                [(k / 10 + 0.006, 0.81), (k / 10 + 0.094, 0.81), (k / 10 + 0.097, 1.02), (k / 10 + 0.003, 1.02)]
            ).buffer(-1.5),
            7,
        )
        sc.layer(g, dawn(sc, "#ffe09a", "#e0a04a", "#5f4258"), z=3, cut=0.8, rim="#fff0b8", rimop=0.9)
        sc.layer(
            rounded(g.buffer(-11), 4),
            dawn(sc, "#fff0bc", "#f0bc66", "#7a5868"),
            z=1.4,
            cut=0.6,
            rim="#fff0b8",
            rimop=0.6,
        )


HEAD = "-120,-40 -84,-74 -20,-92 44,-84 96,-50 122,-8 116,26^ 98,30 60,46 0,60 -64,62 -120,54"


def tortoise_head(sc: Scene) -> None:
    """Neck in folds, the great head bent down to the boy; the eye has seen him."""
    neck = fillet(U(limb([(470, 770, 170), (540, 800, 156), (580, 830, 150), (604, 856, 140)], 8)), 8)
    scaly(sc, neck, "#9cc878", "#3a6e58", "neck", 9, 19)
    for k in range(4):
        t = k / 3
        P = curve(np.array([(548 + 52 * t, 708 + 60 * t), (530 + 44 * t, 770 + 40 * t), (486 + 50 * t, 838 + 40 * t)]))
        sc.stroke(P, "#1f4a44", 5, 0.4, blur=1.2)
    head_ = lambda g: T(g, 618, 862, 1.06, rot=30)
    skull = head_(shape(HEAD))
    scaly(sc, skull, "#9cc478", "#3a6e58", "head", 12, 16)
    jaw = head_(shape("116,26^ 60,28 20,22 -20,12^ -50,52 0,60 60,46 98,34"))
    sc.flat(jaw, "#2f5f4c", 0.35, "multiply")
    beak = head_(shape("122,-8 116,26^ 96,29 70,27^ 74,0 92,-26 104,-40"))
    sc.layer(beak, sc.near("#e6dca0", "#8a8a5a", 500), z=1.6, cut=0.4, rim="#fffbe0", rimop=0.9)
    sc.stroke(
        [
            (p[0], p[1])
            for p in (
                head_(Polygon([(a, b), (a + 0.1, b), (a, b + 0.1)])).exterior.coords[0]
                for a, b in ((114, 25), (70, 27), (30, 22), (-6, 20), (-24, 8))
            )
        ],
        "#17332c",
        5,
        0.9,
    )
    plates = [
        shape("-86,-66 -40,-84 -36,-58 -70,-46"),
        shape("-34,-86 24,-86 20,-62 -30,-58"),
        shape("28,-86 70,-68 56,-50 26,-60"),
        shape("-74,-42 -40,-54 -30,-34 -56,-22"),
    ]
    sc.layer(
        U([head_(p) for p in plates]), sc.near("#b9d48a", "#56866a", 520), z=1.6, cut=0.5, rim="#f6f8c8", rimop=0.9
    )
    sc.layer(head_(ellipse(34, -28, 25, 21)), "#4f7f5c", z=2, cut=0.3, rim="#f2f6b8", rimop=0.8)
    sc.layer(head_(ellipse(37, -26, 17, 16)), "#e8a52e", z=1, cut=0, wash=0, fibre=0)
    sc.flat(head_(ellipse(43, -20, 9, 10)), "#17181c")
    sc.flat(head_(ellipse(45, -26, 3.4)), "#fffdf0")
    sc.layer(
        head_(shape("8,-34^ 18,-52 44,-54 62,-34^ 48,-43 24,-42")), "#6f9c66", z=1.6, cut=0.2, rim="#f6f8c8", rimop=0.9
    )
    sc.flat(head_(ellipse(108, -14, 3.6, 2.6, 40)), "#3a4a34")
    rimlight(sc, skull, -5, 4, "#fff8c8", 0.9, blur=2, r=700)


def hang_carpet(sc: Scene, u0: float, u1: float, v0: float, v1: float, main: str, trim: str, kind: str, n: int) -> None:
    """A carpet hung down the shell: border, diamonds, fringe."""
    g = shell_patch([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])
    sc.layer(
        g,
        dawn(sc, mix(main, "#ffd890", 0.4), mix(main, "#ffd890", 0.06), mix(main, "#2a2244", 0.42)),
        z=5,
        cut=0.5,
        rim="#fff0c8",
        rimop=0.9,
    )
    w, h, um = u1 - u0, v1 - v0, (u0 + u1) / 2
    inner = shell_patch(
        [
            (u0 + 0.1 * w, v0 + 0.05 * h),
            (u1 - 0.1 * w, v0 + 0.05 * h),
            (u1 - 0.1 * w, v1 - 0.05 * h),
            (u0 + 0.1 * w, v1 - 0.05 * h),
        ]
    )
    ink = [g.difference(inner).buffer(-1.5)]
    for k in range(n):
        v, dv = v0 + h * (k + 0.5) / n, h / n
        if kind == "diamonds":
            d = shell_patch([(um - 0.3 * w, v), (um, v - 0.42 * dv), (um + 0.3 * w, v), (um, v + 0.42 * dv)])
            ink.append(d.difference(d.buffer(-7)))
            ink.append(d.buffer(-14))
        elif kind == "bands":
            ink.append(
                shell_patch(
                    [
                        (u0 + 0.14 * w, v - 0.22 * dv),
                        (u1 - 0.14 * w, v - 0.22 * dv),
                        (u1 - 0.14 * w, v + 0.16 * dv),
                        (u0 + 0.14 * w, v + 0.16 * dv),
                    ]
                )
            )
        else:
            x, y = shell_at(um, v)
            ink.append(T(star(0, 0, 24, 8, 0.5), x, y, 0.62, 1.0))
    sc.flat(U(ink), dawn(sc, "#fff6d8", trim, mix(trim, "#5a4468", 0.45)), 0.95)
    fringe = [
        limb(
            [(*shell_at(u0 + w * t, v1), 3), (shell_at(u0 + w * t, v1)[0] - 1, shell_at(u0 + w * t, v1)[1] + 15, 2)],
            1,
            3,
        )
        for t in np.linspace(0.03, 0.97, 15)
    ]
    sc.layer(U(fringe), trim, z=2, cut=0, wash=0, fibre=0, sh=0.3)
