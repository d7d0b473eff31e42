"""A sheep that sits up awake against her pillow, her abacus, others asleep in the grass, and the head of an iron bed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral
from cards.studio.papercut.sleepers import fleece, sheep_asleep


def draw_flock(sc: Scene) -> None:
    """The others have long been asleep in the grass."""
    for x, y, s, pose, seed in ((590, 716, 0.42, "low", 3), (150, 960, 0.86, "tucked", 5), (262, 866, 0.6, "low", 8)):
        d = sheep_asleep(pose, seed)
        sc.flat(T(ellipse(-16, 0, 76, 12), x, y, s), "#08202c", 0.8, "multiply", 3)
        for k, g in d.items():
            if not hasattr(g, "bounds") or k in ("curls", "lid", "nose"):
                continue
            c = ("#f4f0d8", "#4a7a84") if "wool" in k or k in ("poll", "neck", "tail") else ("#6a626c", "#1c2230")
            x0, y0, x1, y1 = T(g, x, y, s).bounds
            sc.layer(
                T(g, x, y, s),
                sc.lin([(0, c[0]), (1, c[1])], (x0 + x1) / 2, y0 - 4, x0, y1 + 10),
                z=2.4,
                cut=0,
                wash=0.2,
                fibre=0,
                sh=0.35,
                rim="#fffbe0",
                rimop=0.95,
            )
        sc.flat(T(d["curls"], x, y, s), "#4a747c", 0.5)


def bedstead(w: float, h: float, knob: float) -> Any:
    """The head of an iron bed, standing on y 0: posts, arch, bars and a curl."""
    bars = [
        limb([(x, 0, 7), (x, -h * (0.78 + 0.2 * (1 - (2 * x / w) ** 2)), 6)], 2)
        for x in np.linspace(-w * 0.4, w * 0.4, 6)
    ]
    arch = limb(
        [
            (-w / 2, -h * 0.74, 12),
            (-w * 0.3, -h * 0.93, 11),
            (0, -h, 11),
            (w * 0.3, -h * 0.93, 11),
            (w / 2, -h * 0.74, 12),
        ],
        10,
    )
    posts = [limb([(s * w / 2, 10, 15), (s * w / 2, -h * 0.8, 13)], 2) for s in (-1, 1)]
    knobs = [ellipse(s * w / 2, -h * 0.84, knob) for s in (-1, 1)]
    curls = [spiral(s * w * 0.2, -h * 0.62, w * 0.07, 1.5, 5, 0, s > 0) for s in (-1, 1)]
    return U(bars, arch, posts, knobs, curls, limb([(-w / 2, -h * 0.34, 8), (w / 2, -h * 0.34, 8)], 2))


def draw_sheep(sc: Scene) -> None:
    """She sits up against the pillow, her face lifted, one eye wide open."""
    big = lambda g: AF.scale(g, 1.24, 1.24, origin=(640, 1030))  # noqa: E731
    o: dict[str, Any] = {"cut": 0, "rim": "#fffbe0", "rimop": 1.0, "rimw": 2.0}
    wool = lambda a, b, c: sc.lin([(0, a), (0.45, b), (1, c)], 450, 800, 790, 1050)  # noqa: E731
    f = sc.stream("sheep")
    for k, (x, y, rx, ry, tones) in enumerate(
        (
            (600, 990, 126, 116, ("#fffbe6", "#b4c0b8", "#3f6074")),
            (586, 974, 102, 94, ("#fffdf0", "#ccd2c4", "#547484")),
            (570, 956, 74, 68, ("#ffffff", "#e6e8d8", "#7896a0")),
        )
    ):
        sc.layer(big(fleece(f, x, y, rx, ry, 22 - 4 * k, None)), wool(*tones), z=8 - k, wash=0.5, sh=0.45, **o)
    spots = [(590 + f.uniform(-100, 96), 980 + f.uniform(-86, 60)) for _ in range(34)]
    curls = U([spiral(x, y, f.uniform(6, 11), 1.4, 2.2, f.uniform(0, 6)) for x, y in spots])
    sc.flat(big(curls), "#7f949a", 0.5)
    place = lambda g: big(T(g, 540, 902, 3.1, rot=30))  # noqa: E731
    dark_ = lambda: sc.lin([(0, "#8f8088"), (0.4, "#4a4452"), (1, "#1c1e2c")], 420, 790, 600, 980)  # noqa: E731
    sc.layer(place(shape("-4,-9^ 2,-17 12,-22 16,-16 6,-6^")), dark_(), z=4, wash=0, **o)
    face = place(shape("4,-12 -8,-14 -20,-10 -31,-3 -38,3 -40,8 -36,13 -28,14 -16,15 -4,15 8,8"))
    sc.layer(face, dark_(), z=7, wash=0.3, **o)
    sc.layer(place(ellipse(-14, -3, 5.4, 5.6)), "#fbf3d2", z=1, cut=0, wash=0, fibre=0)
    sc.flat(place(ellipse(-15.4, -4.8, 3.5, 3.8)), "#10142a", 1)
    sc.flat(place(ellipse(-16.8, -6.4, 1.3)), "#ffffff", 1)
    lid = place(ellipse(-14, -3, 6.9, 7.1)).difference(place(ellipse(-14, -2.2, 6.6, 6.2)))
    sc.flat(lid, "#2a2636", 0.9)
    bags = U(limb("-21,3.6,.4 -15,6.4,1.1 -8,3.8,.4", 5), limb("-19,6.6,.4 -14,8.8,1 -9,6.8,.4", 5))
    sc.flat(place(bags), "#1c1a2a", 0.7)
    nose = U(limb("-38,6,.6 -35.6,8,1.4 -34,6.6,.5", 4), limb("-36,11,.6 -31,10.4,1 -27,11,.4", 4))
    sc.flat(place(nose), "#0e1024", 0.8)
    ear = big(T(shape("0,-5^ 10,-7 22,-1 27,7^ 17,9 8,6 -1,2^"), 552, 902, 2.7, rot=44))
    sc.layer(ear, dark_(), z=5, wash=0, **o)
    sc.layer(big(fleece(f, 572, 872, 27, 20, 12, None)), wool("#ffffff", "#cfd8cc", "#6f8a94"), z=4, wash=0, **o)
    topknot = [spiral(572 + dx, 872 + dy, q, 1.4, 2, 2.0 * q) for dx, dy, q in ((-14, 2, 8), (6, -8, 9), (10, 9, 7))]
    sc.flat(big(U(topknot)), "#7f949a", 0.5)


def draw_abacus(sc: Scene, x: float, y: float, rot: float, lit: Callable[..., str]) -> None:
    """What she counts with: a wooden frame with beads on four wires, lying on the quilt under her hoof."""
    place = lambda g: T(g, x, y, 1.0, rot=rot)  # noqa: E731
    frame = box(-84, -58, 84, 58).buffer(6).difference(box(-72, -47, 72, 47))
    sc.flat(place(T(box(-88, -60, 92, 70), 6, 12)), "#1a0e18", 0.6, "multiply", 7)
    sc.layer(place(box(-74, -50, 74, 50)), lit(sc, "#7a4a44", "#4a2834", "#221626", 600), z=1, cut=0, wash=0.2)
    for k in range(4):
        yy = -34 + 22.5 * k
        sc.flat(place(limb([(-74, yy, 2.4), (74, yy, 2.4)], 2)), "#f0d9a0", 0.8)
        done = (6, 4, 7, 2)[k]
        for j in range(8):
            bx = -62 + 14.6 * j if j < done else 64 - 14.6 * (7 - j)
            sc.layer(
                place(ellipse(bx, yy, 6.6, 9.6)), ("#f4d480", "#d8664e")[k % 2], z=2, cut=0, wash=0, fibre=0,
                rim="#fffbe0", rimop=1.0, rimw=1.2,
            )  # fmt: skip
    sc.layer(
        place(frame),
        lit(sc, "#ffe0a0", "#c08a4c", "#5a3c30", 600),
        z=4,
        cut=0.3,
        wash=0.4,
        rim="#fff6cc",
        rimop=1.0,
        rimw=1.8,
    )
