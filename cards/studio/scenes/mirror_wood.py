"""In a green wood stands a mirror as tall as the trees; a doe looks in and sees the same wood after the fire.

Palette: fir #0f2a22, fern #2f6a45, leaf #86b45a, leaf-light #f1f3c0, charcoal #24161d, ember #e2582c, flame #ffc46a.
Light: the burning sky in the glass, which falls out on the moss; far behind, pale leaf-light. Planes: light / three far
rows of trunks / middle trunks / the mirror (sky, three rows of black trunks, doe, shoot) / moss and doe / near trunks and ferns.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

MX, FOOT, HALF, TOP = 418, 872, 178, 232  # the mirror: middle, foot, half width inside, crown of the arch
LX, LY = 418, 640  # the burning horizon in it
FRAME = 26
DOE = (346, 962, 1.06)
TWIN = (462, 838, 0.84)
# rows of trunks, far to near: (foot, width, places)
ROWS = (
    (640, 15, (22, 96, 150, 214, 262, 330, 388, 452, 508, 576, 634, 690, 748, 790)),
    (668, 25, (-6, 72, 176, 244, 356, 478, 556, 668, 724, 806)),
    (706, 40, (40, 142, 292, 540, 622, 770)),
    (768, 62, (92, 236, 640, 726)),
)


def trunk(r: random.Random, x: float, foot: float, w: float) -> tuple[Any, list[Any]]:
    """A tall trunk with a flared foot and a few boughs, and the grain of its bark."""
    lean = r.uniform(-0.5, 0.5) * w
    P = [
        (x, foot + w * 0.18, w * 2.0),
        (x, foot - w * 0.5, w * 1.22),
        (x + lean * 0.2, foot - w * 2.4, w),
        (x + lean * 0.6, 300, w * 0.86),
        (x + lean, -40, w * 0.74),
    ]
    parts = [limb(P, 6)]
    for _ in range(3):
        y, d = r.uniform(60, 420), r.choice((-1, 1))
        parts.append(
            limb(
                [
                    (x + lean * 0.6, y, w * 0.34),
                    (x + d * w * 1.1, y - w * 0.7, w * 0.2),
                    (x + d * w * r.uniform(1.8, 2.8), y - w * r.uniform(1.2, 2.4), 0.8),
                ],
                5,
            )
        )
    grain = []
    for _ in range(int(7 + w * 0.3)):
        dx, y, long = r.uniform(-0.42, 0.42) * w, r.uniform(0, foot - w), r.uniform(60, 190)
        grain.append(
            limb(
                [
                    (x + lean * 0.5 + dx, y, 0.4),
                    (x + lean * 0.4 + dx * 1.1, y + long * 0.5, max(0.8, w * 0.035)),
                    (x + lean * 0.3 + dx, y + long, 0.4),
                ],
                4,
                3,
            )
        )
    return fillet(U(parts), w * 0.12), grain


def row(sc: Scene, k: int, lit: str, shade: str, name: str, mirrored: bool = False) -> tuple[Any, list[Any]]:
    """Lay one row of trunks; mirrored: as the glass shows it."""
    foot, w, xs = ROWS[k]
    gs, grain = [], []
    for x in xs:
        g, lines = trunk(sc.stream(f"trunk {k} {x}"), x, foot, w)
        gs.append(g)
        grain += lines
    g = clean(U(gs))
    if mirrored:  # the wood behind us, seen in the glass
        back = lambda q: T(q, 2 * MX, 0, 1, flip=True)
        g, grain = T(back(g), -10 + 14 * k, 6), T(back(grain), -10 + 14 * k, 6)
    sc.layer(
        g,
        sc.near(lit, shade, 620 if not mirrored else 300),
        z=6 + 2 * k,
        cut=0.5,
        sh=0.35,
        wash=0.8,
        rim="#f2f6c4" if not mirrored else "#ffb060",
        rimop=0.5 if not mirrored else 0.95,
        rimw=1.0,
    )
    return g, grain


def doe_behind(front: bool = False) -> dict[str, Any]:
    """A doe who stands with her back to us (or faces us, front), one ear turned; 172 high, feet on 0,0."""
    hind = U(
        *[
            limb([(s * 15, -66, 22), (s * 21, -44, 12), (s * 15, -25, 7), (s * 17, -6, 5.4), (s * 17.5, 0, 6.6)], 6)
            for s in (-1, 1)
        ]
    )
    fore = U(limb("-7,-60,9 -8,-28,5.6 -7,0,5.6", 5), limb("8,-60,9 8,-34,6 15,-20,5.4 11,-9,5", 5))
    rump = shape("0,-108 17,-104 28,-86 29,-68 20,-52 8,-46 0,-45 -8,-46 -20,-52 -29,-68 -28,-86 -17,-104")
    neck = limb("2,-92,32 8,-116,21 12,-134,15", 6)
    hx, hy = 13, -146
    skull_ = shape("0,-14 8,-12 10,-3 7,8 4,19 0,22 -4,19 -7,8 -10,-3 -8,-12") if front else ellipse(0, 0, 9.6, 12.6)
    ears = U(shape("-6,-8^ -14,-22 -29,-27^ -28,-14 -16,-4 -7,-2^"), shape("6,-8^ 12,-24 24,-33^ 26,-19 17,-5 7,-2^"))
    inner = U(shape("-9,-8^ -16,-19 -25,-23^ -23,-13 -14,-6^"), shape("9,-8^ 14,-20 22,-27^ 22,-17 15,-6^"))
    at = lambda g: T(g, hx, hy, 1)
    out = {
        "far": fore,
        "body": fillet(U(rump, neck, hind), 3),
        "ears": at(ears),
        "inner": at(inner),
        "head": at(skull_),
        "patch": shape("0,-98 11,-90 15,-72 9,-56 0,-50 -9,-56 -15,-72 -11,-90"),
        "tail": limb("0,-99,7 1,-84,11 0,-68,4", 5),
        "spots": U(
            [
                ellipse(x, y, 1.9, 2.4)
                for x, y in ((-22, -84), (-23, -72), (22, -84), (23, -72), (-17, -96), (17, -96), (-20, -62), (20, -62))
            ]
        ),
        "chest": shape("2,-120 12,-108 10,-84 4,-66 -6,-84 -6,-106"),
    }
    if front:
        out["eyes"] = at(U(ellipse(-7.4, -3, 2, 2.6), ellipse(7.4, -3, 2, 2.6)))
        out["nose"] = at(ellipse(0, 18, 3.6, 2.8))
    return out


def fern(r: random.Random, x: float, y: float, h: float, lean: float) -> Any:
    """One frond of fern that bows to its side."""
    P = [
        (x + lean * h * t * t, y - h * t * (1 - 0.28 * t * abs(lean)), 3.6 * (1 - t) + 0.6)
        for t in np.linspace(0, 1, 9)
    ]
    c = along(curve(np.asarray(P), n=6), 22)
    out = [limb(P, 4)]
    for i in range(2, 21):
        a = math.atan2(c[i][1] - c[i - 1][1], c[i][0] - c[i - 1][0])
        L = h * 0.3 * math.sin(math.pi * (0.16 + 0.84 * (1 - i / 22))) + 3
        out += [leaf(c[i][0], c[i][1], L, a + s * 1.05, 0.26, s * 0.1) for s in (-1, 1)]
    return U(out)


def foliage(r: random.Random, n: int, spots: Any, size: float) -> Any:
    """A mass of leaves round (x, y, spread) spots."""
    out = []
    for x, y, s in spots:
        for _ in range(n):
            a, d = r.uniform(0, 6.283), s * r.random() ** 0.6
            out.append(
                leaf(
                    x + d * math.cos(a) * 1.4,
                    y + d * math.sin(a) * 0.7,
                    size * r.uniform(0.7, 1.3),
                    r.uniform(0.2, 2.9),
                    0.46,
                )
            )
    return U(out)


def draw_wood(sc: Scene) -> None:
    """The green wood, far to near, with shafts of leaf-light."""
    sc.backdrop(sc.rad([(0, "#fbfbd6"), (0.35, "#d3e39a"), (0.75, "#7fae62"), (1, "#3f7a50")], 250, 250, 720))
    tones = (("#a9cb82", "#8fb876"), ("#74a566", "#5a8f5c"), ("#4b8656", "#2f6649"), ("#2f6248", "#17402f"))
    floors = (
        (636, "#a8cc78", "#7fb062"),
        (664, "#7fae5c", "#5a9052"),
        (700, "#5c9450", "#39704a"),
        (764, "#3f7a48", "#1f5238"),
    )
    for k, ((lit, shade), (y, a, b)) in enumerate(zip(tones, floors, strict=True)):
        _, grain = row(sc, k, lit, shade, "wood")
        sc.flat(U(grain), mix(shade, "#0f2a22", 0.5), 0.4)
        g = ridge(sc.stream(f"floor {k}"), y, 7, f=1.6)[0]
        sc.layer(g, sc.near(a, b, 560), z=5, cut=0.8, sh=0.3, rim="#f2f6c4", rimop=0.5)
        r = sc.stream(f"leaves {k}")
        spots = [(r.uniform(-20, 820), r.uniform(-30, 120 - 22 * k), r.uniform(40, 80)) for _ in range(7)]
        sc.layer(
            foliage(r, 22, spots, 20 + 6 * k),
            mix(lit, "#d8ea8a", 0.35 - 0.1 * k),
            z=5,
            cut=0,
            sh=0.3,
            wash=0.4,
            fibre=0,
            rim="#fbfbd6",
            rimop=0.6,
        )
        shafts(
            sc,
            120 + 60 * k,
            -160,
            [(1.0 + 0.17 * j - 0.05 * k, 0.03 + 0.014 * (j % 2), 0.34) for j in range(4)],
            L=1150,
            col="#f6f8c8",
            blur=7,
        )


def draw_glass(sc: Scene) -> None:
    """What the mirror shows."""
    glass = U(box(MX - HALF, TOP + HALF, MX + HALF, FOOT), ellipse(MX, TOP + HALF, HALF))
    rim_ = glass.buffer(FRAME)
    rim_ = U(
        rim_.intersection(box(0, 0, 800, FOOT + 8)),
        box(MX - HALF - FRAME - 16, FOOT - 10, MX + HALF + FRAME + 16, FOOT + 24),
    )
    sc.layer(rim_, sc.near("#e8b45e", "#5f4a24", 470), z=18, cut=0.2, sh=0.6, wash=0.5, rim="#fff3bc", rimop=0.9)
    sc.layer(glass.buffer(13).difference(glass.buffer(9)), "#5a3a1e", z=1, cut=0, sh=0.4, wash=0, fibre=0)
    vine = []
    for s in (-1, 1):
        for j in range(17):
            vine.append(
                leaf(MX + s * (HALF + 17), FOOT - 30 - 30 * j, 15, -math.pi / 2 + 0.7 * (1 if j % 2 else -1), 0.44)
            )
    for j in range(17):
        a = math.pi + math.pi * (j + 0.5) / 17
        vine.append(
            leaf(
                MX + (HALF + 17) * math.cos(a),
                TOP + HALF + (HALF + 17) * math.sin(a),
                15,
                a + math.pi / 2 + 0.6 * (1 if j % 2 else -1),
                0.44,
            )
        )
    sc.layer(
        U([v for v in vine if v.bounds[1] > TOP - 40]),
        "#f4ce7c",
        z=1.4,
        cut=0,
        sh=0.45,
        wash=0,
        fibre=0,
        rim="#fff8d8",
        rimop=0.8,
    )
    sc.layer(
        glass,
        sc.rad([(0, "#ffe6a0"), (0.2, "#ff9c48"), (0.46, "#c2412a"), (0.8, "#5a1f2a"), (1, "#2c141f")], LX, LY, 430),
        z=1,
        cut=0,
        sh=0,
    )
    with sc.clip(glass):
        for k, (y, c) in enumerate(((330, "#4a1c28"), (404, "#6a2429"), (478, "#8f3027"))):
            b = bank(
                sc.stream(f"smoke {k}"),
                [(190, y + 20), (300, y - 26), (420, y + 6), (540, y - 30), (660, y + 14)],
                20,
                46,
                fill=Polygon([(190, y), (660, y), (660, 180), (190, 180)]),
            )
            sc.layer(b, sc.near(mix(c, "#ff9c48", 0.3), c, 330), z=4, cut=0.5, sh=0.3, op=0.8, rim="#ff9c58", rimop=0.6)
        reds = (("#a8402a", "#6a2428"), ("#6a2826", "#431a22"), ("#3f1a20", "#28121b"), ("#24131a", "#150c14"))
        for k, (lit, shade) in enumerate(reds):
            g, grain = row(sc, k, lit, shade, "burnt", True)
            if k > 0:
                sc.flat(clean(U(grain).intersection(g)), "#ff7a34", 0.35 + 0.15 * k)
            y = ROWS[k][0] + 4
            floor = ridge(sc.stream(f"ash {k}"), y, 6, f=1.8)[0]
            sc.layer(
                floor,
                sc.near(mix("#e2703a", lit, 0.2 + 0.25 * k), shade, 250),
                z=4,
                cut=0.6,
                sh=0.3,
                rim="#ffc46a",
                rimop=0.9,
            )
            if k == 1:
                sc.glow(LX, LY, 330, "#ffa24a", 0.5)
        r = sc.stream("embers")
        sc.flat(
            U([ellipse(r.uniform(240, 600), r.uniform(280, 840), r.uniform(0.8, 2.4)) for _ in range(110)]),
            "#ffc46a",
            0.9,
        )
        lie_doe(sc, TWIN, True)
        x, y = 506, 842
        sc.glow(x, y - 14, 44, "#c8f070", 0.9)
        shoot = U(
            limb([(x, y + 4, 3), (x + 1, y - 14, 2.6), (x, y - 26, 1.6)], 4),
            leaf(x, y - 20, 22, -0.6, 0.5),
            leaf(x, y - 18, 20, -2.5, 0.5),
        )
        sc.layer(shoot, "#a6e04a", z=1.6, cut=0, sh=0.5, wash=0, fibre=0, rim="#f6ffd0", rimop=0.9)
        sc.flat(Polygon([(250, 180), (330, 180), (240, 620), (200, 700)]), "#fff3d8", 0.12, "screen", 2)
        sc.flat(Polygon([(350, 180), (370, 180), (240, 760), (220, 760)]), "#fff3d8", 0.1, "screen", 2)
    sc.layer(glass.buffer(4).difference(glass), "#3a2216", z=0.6, cut=0, sh=0, wash=0, fibre=0)


def lie_doe(sc: Scene, at: tuple[float, float, float], burnt: bool) -> None:
    """The doe on the moss, or her likeness in the glass."""
    x, y, s = at
    d = T(doe_behind(front=burnt), x, y, s)
    coat, far, pale = ("#4a2a2c", "#2a161c", "#8a6a60") if burnt else ("#8a5530", "#54331f", "#fbeccb")
    sc.flat(ellipse(x, y, 34 * s, 6 * s), "#0a0f0c", 0.5, "multiply", 2)
    for k, c in (("far", far), ("ears", coat), ("body", coat)):
        sc.layer(d[k], c, z=2, cut=0, sh=0.4, wash=0.4, fibre=0, rim="#ffd08a", rimop=0.5)
    sc.layer(d["inner"], pale, z=0.6, cut=0, sh=0.2, wash=0, fibre=0)
    sc.layer(d["head"], mix(coat, "#c98a50", 0.2), z=2, cut=0, sh=0.4, wash=0, fibre=0, rim="#ffd08a", rimop=0.8)
    if burnt:
        sc.flat(d["chest"], "#8a6258", 0.7)
        sc.flat(d["spots"], "#d8ccc4", 0.8)
        sc.flat(U(d["eyes"], d["nose"]), "#140a10", 1)
        rimlight(sc, U(d["body"], d["head"], d["ears"]), 2, 2, "#ff9a4a", 0.95, c=(LX, LY), r=420)
        rimlight(sc, U(d["body"], d["head"], d["ears"]), -2, 2, "#ff9a4a", 0.95, c=(LX, LY), r=420)
    else:
        sc.layer(d["patch"], pale, z=0.8, cut=0, sh=0.3, wash=0, fibre=0)
        sc.layer(d["tail"], "#6a4226", z=1, cut=0, sh=0.3, wash=0, fibre=0)
        sc.flat(d["spots"], "#fbeccb", 0.9)
        whole = U(d["body"], d["head"], d["ears"], d["far"])
        for dx in (2.4, -2.4):
            rimlight(sc, whole, dx, 2.4, "#ffb45e", 1.0, c=(LX, LY + 100), r=600)


def draw_moss(sc: Scene) -> None:
    """The clearing: moss on which the light of the glass lies, the doe and her shadow."""
    g, _ = land(
        sc.stream("moss"), [(-40, 800), (120, 842), (250, 882), (418, 892), (600, 880), (720, 838), (840, 800)], 4
    )
    sc.layer(
        g,
        sc.rad([(0, "#b98a4a"), (0.25, "#6f8a48"), (0.6, "#2f6a45"), (1, "#123a2c")], MX, FOOT + 20, 480),
        z=8,
        cut=0.8,
        sh=0.5,
        rim="#ffe0a0",
        rimop=0.7,
    )
    with sc.clip(g):
        lit = Polygon(
            [(MX - HALF + 6, FOOT + 22), (MX + HALF - 6, FOOT + 22), (MX + HALF + 150, 1230), (MX - HALF - 150, 1230)]
        )
        sc.flat(
            lit,
            sc.lin([(0, "#ffab50", 0.95), (0.5, "#f0702e", 0.5), (1, "#e2582c", 0.05)], 0, FOOT, 0, 1200),
            0.8,
            "screen",
            9,
        )
        r = sc.stream("tufts")
        tufts: dict[str, list[Any]] = {"#8fb45a": [], "#2a5c3c": [], "#e8a85a": []}
        for _ in range(520):
            y = FOOT + 16 + 320 * r.random() ** 1.3
            x = r.uniform(0, 800)
            h = (5 + 17 * (y - FOOT) / 320) * r.uniform(0.6, 1.2)
            warm = abs(x - MX) < HALF + (y - FOOT) * 0.4
            c = "#e8a85a" if warm and r.random() < 0.6 else r.choice(("#8fb45a", "#2a5c3c"))
            tufts[c].append(
                limb([(x, y, 2.2), (x + r.uniform(-2, 2), y - h * 0.6, 1.6), (x + r.uniform(-6, 6), y - h, 0.4)], 3, 3)
            )
        for c, gs in tufts.items():
            sc.flat(U(gs), c, 0.6)
        x, y, s = DOE
        d = doe_behind()
        sil = U(d["body"], d["head"], d["ears"], d["far"])
        cast = T(sil, x, y, s, sy=-1.45)
        sc.flat(cast, sc.lin([(0, "#0a1c18", 0.95), (1, "#0a1c18", 0.35)], 0, y, 0, y + 240), 0.85, "multiply", 1.6)
    lie_doe(sc, DOE, False)
    fl = sc.stream("flowers")
    heads = []
    for _ in range(34):
        x, y = fl.choice((fl.uniform(30, 230), fl.uniform(610, 780))), fl.uniform(900, 1090)
        heads.append(star(x, y, fl.uniform(3, 5.4), 5, 0.5, fl.random()))
    sc.layer(U(heads), "#fbfbe6", z=1.4, cut=0, sh=0.5, wash=0, fibre=0)
    mx, my = 566, 1082
    sc.layer(
        limb([(mx, my, 5), (mx + 40, my - 13, 5)], 1),
        "#f0d8a0",
        z=2,
        cut=0,
        sh=0.6,
        wash=0,
        fibre=0,
        rim="#ffe8b0",
        rimop=0.9,
    )
    sc.layer(ellipse(mx, my, 6.4, 5, -18), "#c9332b", z=2, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffd0a0", rimop=0.9)


def draw_near(sc: Scene) -> None:
    """Dark trunks and ferns right before us, and the leaves overhead."""
    for x, w, lean in ((8, 150, 40), (806, 176, -50)):
        r = sc.stream(f"near {x}")
        root_way = 1 if x < 400 else -1
        g = fillet(
            U(
                limb(
                    [
                        (x, 1210, w * 1.9),
                        (x, 1080, w * 1.2),
                        (x + lean * 0.1, 800, w),
                        (x + lean * 0.3, 300, w * 0.84),
                        (x - lean * 0.2, -40, w * 0.9),
                    ],
                    8,
                ),
                limb(
                    [(x, 1120, w * 0.6), (x + root_way * w * 0.9, 1170, w * 0.34), (x + root_way * w * 1.6, 1206, 12)],
                    6,
                ),
                limb(
                    [
                        (x + lean * 0.3, 330, w * 0.4),
                        (x + root_way * w * 0.9, 210, w * 0.22),
                        (x + root_way * w * 1.5, 60, 14),
                    ],
                    6,
                ),
            ),
            16,
        )
        sc.layer(g, sc.near("#2c5a44", "#0c211c", 640), z=18, cut=0.8, sh=0.6, rim="#ffd08a", rimop=0.7, rimw=1.4)
        bark = [
            limb(
                [
                    (x + q * w * 0.46, r.uniform(-20, 900), 0.6),
                    (x + q * w * 0.5 + r.uniform(-4, 4), r.uniform(300, 1000), 4),
                    (x + q * w * 0.6, r.uniform(900, 1180), 0.6),
                ],
                6,
            )
            for q in np.linspace(-1, 1, 17)
        ]
        sc.flat(clean(U(bark).intersection(g.buffer(-2))), "#06140f", 0.6)
        rimlight(sc, g, 4 if x > 400 else -4, 2, "#ffb868", 0.7, c=(LX, LY + 120), r=560)
    r = sc.stream("canopy")
    for k, (lit, shade, size) in enumerate(
        (("#5c9a4c", "#2f6a45", 36), ("#2f6a45", "#123a2c", 46), ("#173f30", "#0a1f1a", 58))
    ):
        spots = [
            (x, r.uniform(-40, 60) - 14 * k + 100 * (abs(x - 400) / 400) ** 2, r.uniform(50, 90))
            for x in np.arange(-20, 840, 78)
        ]
        sc.layer(
            foliage(r, 12, spots, size),
            sc.near(lit, shade, 800, (300, 200)),
            z=9,
            cut=0,
            sh=0.45,
            wash=0.5,
            fibre=0,
            rim="#f6f8c8",
            rimop=0.6,
        )
    for k, (lit, shade, y, h, xs) in enumerate(
        (
            ("#3f7f4c", "#1c4a36", 1168, 120, (90, 150, 214, 610, 676, 730)),
            ("#1f4f3a", "#0b231c", 1216, 170, (20, 70, 130, 196, 640, 700, 752, 800)),
        )
    ):
        out = []
        for x in xs:
            out += [fern(r, x, y, h * r.uniform(0.7, 1.05), q) for q in (-0.9, -0.4, 0.1, 0.55, 1.0)]
        sc.layer(
            U(out),
            sc.near(lit, shade, 520, (MX, 1000)),
            z=9 + 4 * k,
            cut=0,
            sh=0.5,
            wash=0.5,
            fibre=0,
            rim="#ffcf8a",
            rimop=0.6,
        )


def draw() -> Scene:
    sc = Scene("mirror_wood", light=(LX, LY, 220), shadow="#05140f", bg="#0f2a22")
    draw_wood(sc)
    draw_glass(sc)
    sc.glow(LX, LY + 60, 460, "#ff9a4a", 0.26)
    draw_moss(sc)
    draw_near(sc)
    sc.vignette("#051410", 0.5, 410, 600, 880, 0.55)
    sc.finish()
    return sc
