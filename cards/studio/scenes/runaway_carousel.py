"""runaway_carousel: do they run to somewhere, or only straight on at last?"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# moon foam #f2f6f0, foam blue #b4cfd8, wave steel #4f7c99, night surf #1d3d5c, lamp rose #d98a77, bridle crimson #b82f43
MX, MY = 566.0, 214.0  # the moon
CX, CY = 168.0, 470.0  # foot of the carousel
HORIZON = 436.0
WARM = "#ffc98a"


class Runner(NamedTuple):
    """One wooden horse: place of its feet, scale, gait, colours, turn, and whether it runs to the left."""

    x: float
    y: float
    s: float
    gait: str
    coat: tuple[str, str, str]
    saddle: str
    rot: float = 0
    left: bool = False
    neck: float = 0


CREAM, GREY, ROSE, BAY, NIGHT_ = ("#efe3cf", "#fffaf0", "#8a4a3a"), ("#9fb0bc", "#d9e4e6", "#2f4458"), ("#d99a8a", "#f3d3c4", "#7a2f38"), ("#8a4f3c", "#c98f6a", "#2c1a1e"), ("#33425a", "#6f8296", "#141e30")  # fmt: skip
RUNNERS = (
    Runner(300, 506, 0.20, "leap", BAY, "#b82f43", 6),
    Runner(384, 530, 0.25, "run", CREAM, "#4f7c99", 4),
    Runner(468, 568, 0.31, "bunch", NIGHT_, "#d9a24a", 8),
    Runner(478, 640, 0.40, "run", ROSE, "#3f6f78", -6, True),
    Runner(352, 690, 0.52, "leap", GREY, "#b82f43", -4, True, -6),
    Runner(150, 790, 0.72, "bunch", BAY, "#d9a24a", 4, False, 4),
    Runner(288, 960, 1.2, "leap", CREAM, "#b82f43", 3, False, -2),
)


def draw_sky(sc: Scene) -> None:
    """Moon, rags of cloud, the far sea."""
    sc.backdrop(
        sc.rad(
            [(0, "#f6faf2"), (0.1, "#cfe3e6"), (0.28, "#7fa9c0"), (0.56, "#2f5b82"), (0.82, "#173a61"), (1, "#0d2242")],
            MX,
            MY,
            800,
        )
    )
    sc.layer(ellipse(MX, MY, 86), "#fbfdf4", z=5, sh=0.2, cut=0.5, wash=0.6, fibre=0, rim="#ffffff")
    sc.flat(
        U(
            ellipse(MX - 24, MY - 18, 17, 14, 20),
            ellipse(MX + 20, MY + 22, 22, 16, -20),
            ellipse(MX + 30, MY - 30, 9, 8),
        ),
        "#cfdfe0",
        0.6,
    )
    sc.glow(MX, MY, 360, "#e9f4f2", 0.75)
    r = sc.stream("rags")
    for x, y, w, h, k in (
        (160, 96, 460, 66, 0),
        (690, 110, 340, 46, 1),
        (380, 352, 520, 30, 2),
        (90, 250, 360, 46, 1),
        (730, 330, 300, 34, 2),
        (330, 30, 420, 40, 0),
    ):
        sc.layer(
            scroll_cloud(r, x, y, w, h, 3, 0.22),
            sc.near("#cfe0e4", ("#1f4468", "#335f84", "#4f7fa0")[k], 520),
            z=7,
            sh=0.32,
            cut=0.6,
            rim="#f2f6f0",
            rimop=0.75,
        )
    sc.flat(
        U([star(r.uniform(0, 400), r.uniform(0, 330), r.uniform(1, 3), 5, 0.45) for _ in range(16)]), "#f2f6f0", 0.8
    )
    sea = box(-60, HORIZON, 860, 760)
    sc.layer(
        sea,
        sc.lin([(0, "#7fa9bd"), (0.3, "#4a7896"), (1, "#24486a")], 0, HORIZON, 0, 760),
        z=5,
        sh=0.25,
        cut=0.3,
        rim="#f2f6f0",
        rimop=0.7,
    )
    glints = []
    for _ in range(110):
        t = r.random() ** 1.4
        y = HORIZON + 6 + 230 * t
        x, w = MX + r.gauss(0, 24 + 60 * t), r.uniform(5, 10) + 20 * t
        glints.append(limb([(x - w, y, 0.4), (x, y, 1 + 2 * t), (x + w, y, 0.4)], 2))
    sc.flat(U(glints), "#f6faf2", 0.85)


def draw_carousel(sc: Scene) -> None:
    """Still turning: lamps, poles without horses, one child asleep in the saddle."""
    x, y = CX, CY
    sc.glow(x, y - 70, 330, WARM, 0.6)
    mole = clean(
        Polygon(
            [
                *curve(np.array([(-60, 470), (60, 462), (200, 474), (300, 486), (330, 506), (318, 520)]), n=8),
                (260, 560),
                (-60, 600),
            ]
        ).buffer(0)
    )
    sc.layer(
        mole,
        sc.rad([(0, "#e0b08a"), (0.4, "#8a7480"), (1, "#33506c")], x, y, 260),
        z=7,
        sh=0.4,
        cut=0.8,
        rim="#ffe0b0",
        rimop=0.7,
    )
    sc.layer(ellipse(x, y, 128, 20), "#7a2f3c", z=5, sh=0.5, cut=0.3, rim=WARM, rimop=0.9)
    sc.layer(
        ellipse(x, y - 8, 126, 18),
        sc.rad([(0, "#ffe6b8"), (1, "#c97a5a")], x, y - 10, 128),
        z=3,
        sh=0.4,
        cut=0.3,
        rim="#fff3d0",
    )
    sc.layer(
        box(x - 26, y - 150, x + 26, y - 8),
        sc.lin([(0, "#c9773f"), (0.4, "#ffe9b8"), (1, "#b9603a")], x - 26, 0, x + 26, 0),
        z=4,
        sh=0.4,
        cut=0.2,
    )
    sc.flat(U([ellipse(x + dx, y - 60 - 46 * k, 7, 15) for dx in (-13, 13) for k in (0, 1)]), "#fffdf0", 0.9)
    poles, gold = [], []
    for a in np.linspace(0.2, math.pi - 0.2, 7):
        px, py = x - 116 * math.cos(a), y - 10 + 14 * math.sin(a)
        poles.append(box(px - 2.4, y - 156, px + 2.4, py))
        gold += [T(box(-4, -1, 4, 1), px, yy, 1, rot=-38) for yy in np.arange(y - 150, py, 8)]
    sc.layer(U(poles), "#ffe3a8", z=3, sh=0.4, cut=0, fibre=0, rim="#fffdf0")
    sc.flat(U(gold).intersection(U(poles)), "#b8503c", 0.85)
    h = T(beast("horse", "bunch", ("#f3e9d6", "#fffaf0", "#8a5a4a"), neck=20), x + 66, y - 16, 0.42)
    put(sc, h, z=1.6, rim=(-1, 1, WARM, 0.6))
    bx, by = h.at("back")
    put(
        sc,
        T(
            person(
                5,
                "side",
                "ride",
                dress("nightshirt", "#e9f0ee", "#8aa9b9", "#b82f43"),
                "#d9a077",
                "tousled",
                "#4a2c1c",
                "calm",
                big_head=1.15,
            ),
            bx - 4,
            by + 20,
            0.3,
        ),
        z=1,
    )
    n = 14
    top = (x, y - 252)
    for k in range(n):
        a0, a1 = math.pi * k / n, math.pi * (k + 1) / n
        p0, p1 = (
            (x - 146 * math.cos(a0), y - 158 + 20 * math.sin(a0)),
            (x - 146 * math.cos(a1), y - 158 + 20 * math.sin(a1)),
        )
        m0, m1 = (
            (x - 62 * math.cos(a0), y - 206 + 9 * math.sin(a0)),
            (x - 62 * math.cos(a1), y - 206 + 9 * math.sin(a1)),
        )
        g = Polygon([top, m0, p0, p1, m1])
        shade_ = abs(k - n * 0.62) / n
        sc.layer(
            g,
            mix("#b82f43" if k % 2 else "#f6e6cc", "#3a2f4c", 0.62 * shade_),
            z=2,
            sh=0.3,
            cut=0.2,
            rim="#f2f6f0",
            rimop=0.5,
        )
        hem = shape(
            f"{p0[0]},{p0[1]}^ {p1[0]},{p1[1]}^ {p1[0]},{p1[1] + 12}^ {(p0[0] + p1[0]) / 2},{(p0[1] + p1[1]) / 2 + 24} {p0[0]},{p0[1] + 12}^"
        )
        sc.layer(
            hem,
            mix("#f6e6cc" if k % 2 else "#b82f43", "#3a2f4c", 0.5 * shade_),
            z=3,
            sh=0.4,
            cut=0,
            fibre=0,
            rim=WARM,
            rimop=0.8,
        )
    bulbs = [(x - 146 * math.cos(a), y - 158 + 20 * math.sin(a)) for a in np.linspace(0, math.pi, n + 1)]
    for bx, by in bulbs:
        sc.flat(ellipse(bx, by + 3, 3.6), "#fff6d8")
        sc.glow(bx, by + 3, 22, "#ffd894", 0.9)
    sc.layer(
        U(
            limb([(x, top[1] + 8, 5), (x, top[1] - 30, 2)], 1),
            ellipse(x, top[1] - 4, 6),
            T(shape("0,0^ 12,-7 26,-2 38,-8^ 30,2 36,10^ 22,8 10,12 0,8^"), x, top[1] - 30),
        ),
        "#f0c060",
        z=3,
        cut=0,
        fibre=0,
        rim="#fffdf0",
    )
    sc.glow(x, y - 60, 190, "#ffd08a", 0.75)


def draw_beach(sc: Scene) -> None:
    """Wet sand with the lamps in it, and their tracks."""
    r = sc.stream("beach")
    P = [
        (-60, 512),
        (160, 520),
        (330, 512),
        (470, 532),
        (560, 580),
        (590, 650),
        (560, 740),
        (520, 830),
        (480, 920),
        (440, 1000),
        (420, 1100),
        (420, 1260),
    ]
    c = curve(np.array(P, float), n=12)
    for d, lit, dim in ((26, "#e9f2f0", "#8fb4c4"), (12, "#b4cfd8", "#5a86a0"), (0, "#ffc98f", "#223f60")):
        edge = [(x + d * 1.1, y - d * 0.25) for x, y in c]
        g = clean(Polygon([*edge, (-60, 1260)]).buffer(0))
        sc.layer(
            g,
            sc.rad(
                [(0, lit), (0.26, mix(lit, "#a08a98", 0.5)), (0.56, mix("#5f7f9c", dim, 0.25)), (1, dim)], 180, 510, 700
            ),
            z=5,
            sh=0.28,
            cut=2.0,
            step=8,
            rim="#f2f6f0",
            rimop=0.8,
        )
    streaks = [
        box(CX + dx - w, 530 + k * 16, CX + dx + w, 533 + k * 16)
        for k in range(15)
        for dx, w in [(r.uniform(-90, 90) * (1 - k / 22), r.uniform(8, 30))]
    ]
    sc.flat(U(streaks), "#ffcf94", 0.5, "screen", 1.2)
    sc.glow(CX + 20, 570, 330, WARM, 0.55, sy=0.6)
    way = along(
        curve(
            np.array(
                [
                    (300, 508),
                    (468, 572),
                    (520, 620),
                    (440, 660),
                    (330, 694),
                    (190, 740),
                    (150, 800),
                    (240, 900),
                    (420, 950),
                ],
                float,
            ),
            n=12,
        ),
        84,
    )
    prints = []
    for x, y in way:
        s = 0.16 + 1.0 * ((y - 500) / 440) ** 1.3
        px, py = x + r.uniform(-16, 16) * s, y + r.uniform(-7, 7) * s + 4
        prints.append(ellipse(px, py, 6.4 * s, 4 * s).difference(ellipse(px + 1.6 * s, py - 1.4 * s, 4 * s, 2.4 * s)))
    sc.flat(U(prints), "#1d3a54", 0.6)


def wooden_horse(sc: Scene, h: Runner, k: int) -> None:
    """One of the seven: painted coat, saddle, bridle, a piece of its pole."""
    f = beast("horse", h.gait, h.coat, seed=k + 1, neck=GAITS[h.gait].neck + h.neck)
    bx, by = f.at("back")
    g = Figure()
    pole = limb([(bx + 4, by - 96, 6), (bx + 4, by + 6, 6)], 1)
    g.add(pole, "#f0d090", "pole", 0.8)
    g.add(
        U([T(box(-7, -1.7, 7, 1.7), bx + 4, yy, 1, rot=-36) for yy in np.arange(by - 92, by + 8, 11)]).intersection(
            pole
        ),
        "#b82f43",
        "twist",
        0.2,
        True,
    )
    g.add(
        Polygon(
            [
                (bx + 1, by - 96),
                (bx - 1, by - 108),
                (bx + 3, by - 102),
                (bx + 5, by - 113),
                (bx + 7, by - 103),
                (bx + 10, by - 108),
                (bx + 7, by - 95),
            ]
        ),
        "#d9b070",
        "splinter",
        0.4,
    )
    f2 = Figure(g.pieces)
    f2.extend(f)
    cloth = shape(
        f"{bx - 26},{by - 4}^ {bx},{by + 1} {bx + 26},{by - 3}^ {bx + 28},{by + 20} {bx + 18},{by + 34}^ {bx},{by + 30} {bx - 18},{by + 34}^ {bx - 29},{by + 18}"
    )
    f2.add(cloth, h.saddle, "cloth", 0.8)
    f2.add(clean(cloth.buffer(-2.6).difference(cloth.buffer(-5.4))), "#f6d890", "braid", 0.3, True)
    f2.add(
        shape(
            f"{bx - 18},{by - 8}^ {bx},{by - 1} {bx + 16},{by - 9}^ {bx + 14},{by + 8} {bx},{by + 12} {bx - 15},{by + 8}"
        ),
        dark(h.saddle, 0.35),
        "seat",
        0.8,
    )
    gold = [
        spiral(bx - 42, by + 34, 13, 1.5, 2.6, 0.6),
        spiral(bx - 62, by + 46, 8, 1.4, 2, 3.4, True),
        spiral(bx + 36, by + 34, 11, 1.5, 2.4, 2.6, True),
        spiral(bx - 4, by + 46, 8, 1.4, 2, 0),
    ]
    f2.add(clean(U(gold).intersection(f.outline())), "#d9a24a", "scrolls", 0.2, True, 0.9)
    ex, ey = f.at("head.eye")
    nx, ny = f.at("head.nose")
    ux, uy = nx - ex, ny - ey
    n = math.hypot(ux, uy) or 1
    px, py = -uy / n, ux / n
    f2.add(
        U(
            limb(
                [
                    (ex + ux * 0.5 - px * 12, ey + uy * 0.5 - py * 12, 2.6),
                    (ex + ux * 0.5 + px * 12, ey + uy * 0.5 + py * 12, 2.6),
                ],
                2,
            ),
            limb([(ex + ux * 0.5, ey + uy * 0.5, 2), (ex - ux * 0.2 + px * 6, ey + 14, 2), (bx + 18, by - 6, 2)], 5),
        ),
        h.saddle,
        "bridle",
        0.3,
        True,
    )
    q = T(f2, h.x, h.y, h.s, rot=h.rot, flip=h.left)
    body = U([p.geom for p in q.pieces if p.name not in ("pole", "twist", "splinter")])
    sc.flat(ellipse(h.x - 10 * h.s, h.y + 6 * h.s, 96 * h.s, 11 * h.s), "#122a42", 0.55, "multiply", 3 * h.s + 0.6)
    warm = max(0.0, 1 - (h.y - 480) / 330)
    rim = (-1.6 * h.s - 0.5, 1.8 * h.s + 0.4, "#f2f6f0", 0.85)
    put(sc, q, z=0.8 + 2.2 * h.s, rim=rim, shade=("#1d3d5c", 0.4 if h.s < 1 else 0.2, 900), cast=2 + 5 * h.s)
    if warm:
        rimlight(sc, body, 1.6 * h.s + 0.6, 0.2, "#ffb070", 0.9 * warm, 1, (CX, CY), 520)
    spray(sc, h, k)


def spray(sc: Scene, h: Runner, k: int) -> None:
    """Fans of cut slivers where hooves strike the water."""
    r = sc.stream(f"spray {k}")
    d = -1 if h.left else 1
    out = []
    hind = (h.x - 84 * d * h.s, 22)
    for cx, n in (hind,) if h.gait == "leap" else (hind, (h.x + 70 * d * h.s, 16)):
        for _ in range(n):
            a = r.uniform(-2.2, 0) if h.left else r.uniform(-math.pi, -0.9)
            L = r.uniform(8, 46) * h.s
            out.append(
                limb(
                    [
                        (cx, h.y + 2, 2.4 * h.s),
                        (cx + L * 0.5 * math.cos(a), h.y + L * 0.62 * math.sin(a), 2.8 * h.s),
                        (cx + L * math.cos(a), h.y + L * math.sin(a), 0.3),
                    ],
                    3,
                    3,
                )
            )
            out.append(ellipse(cx + 1.3 * L * math.cos(a), h.y + 1.2 * L * math.sin(a), 1.9 * h.s))
    sc.layer(U(out), "#e6f1ee", z=1 + 2 * h.s, sh=0.3, cut=0, fibre=0, wash=0, rim="#ffffff", rimop=0.7)


CREST = [
    (880, 500),
    (790, 548),
    (704, 616),
    (626, 706),
    (566, 806),
    (520, 900),
    (476, 984),
]  # from the right to where it runs out
TROUGH = [(880, 1090), (790, 1082), (710, 1066), (640, 1046), (580, 1026), (526, 1006), (476, 990)]
HERD = (
    (806, 640, 0.86, "leap", 16, 6),
    (716, 720, 0.98, "run", 8, 14),
    (640, 826, 1.08, "leap", -4, 14),
    (566, 926, 0.9, "run", 4, 18),
)


def between(t: float) -> Any:
    """A line on the face of the wave: t 0 the crest, 1 the trough, bulging like water under its lip."""
    a, b = curve(np.array(CREST, float), n=12), curve(np.array(TROUGH, float), n=12)
    c = a + (b - a) * t
    c[:, 0] += 26 * math.sin(math.pi * t) * np.linspace(1, 0, len(c))
    return c


def draw_wave(sc: Scene) -> None:
    """One great wave rises on the right, and its crest is horses too."""
    back = clean(Polygon([*(between(0) + np.array([16, -26])), (470, 1260), (880, 1260)]).buffer(0))
    sc.layer(
        back,
        sc.rad([(0, "#eef6f2"), (0.35, "#9cc0cd"), (1, "#2f5878")], MX + 40, MY + 300, 620),
        z=13,
        sh=0.5,
        cut=1.2,
        rim="#ffffff",
        rimop=0.95,
    )
    tones = (
        ("#b9d6dc", "#3a6a8a"),
        ("#8fb8c8", "#2f5e82"),
        ("#6a9ab2", "#274f74"),
        ("#4a7c9a", "#1f4366"),
        ("#38658a", "#1a3859"),
        ("#2c557a", "#17314f"),
    )
    for k, (lit, dim) in enumerate(tones):
        g = clean(Polygon([*between(0.03 + 0.15 * k), (470, 1300), (880, 1300)]).buffer(0))
        sc.layer(
            g,
            sc.lin([(0, lit), (1, dim)], 560, 640 + 40 * k, 840, 1060),
            z=8,
            sh=0.42,
            cut=1.2,
            rim="#e3f0ef",
            rimop=0.9,
        )
    rows = [between(t) for t in np.linspace(0.02, 0.98, 9)]
    slits = []
    for i in range(3, len(rows[0]) - 3, 3):
        slits.append(
            limb([(*r_[i], w) for r_, w in zip(rows, (0.5, 1.4, 2.2, 2.8, 3, 2.6, 2, 1.2, 0.4), strict=True)], 4)
        )
    sc.flat(U(slits), "#dfeeec", 0.34)


def white_horse(sc: Scene, k: int) -> None:
    """One of the sea's own herd, that comes over the crest to meet the wooden one."""
    x, y, s, gait, rot, neck = HERD[k]
    r = sc.stream(f"white horse {k}")
    f = T(
        beast("horse", gait, ("#e9f3f1", "#ffffff", "#a9cbd6"), seed=20 + k, neck=GAITS[gait].neck + neck + 8),
        x,
        y,
        s,
        rot=rot,
        flip=True,
    )
    body = f.outline()
    x0, y0, x1, y1 = body.bounds
    skirt_ = [
        ellipse(r.uniform(x0 + 40 * s, x1 + 40), y1 - r.uniform(-10, 56) * s, r.uniform(8, 18) * s) for _ in range(24)
    ]
    g = fillet(U(body, skirt_), 4)
    fill = sc.lin([(0, "#ffffff"), (0.42, "#e3f0ef"), (0.78, "#9cc0cd"), (1, "#5f8ba4")], x0, y0, x0 + 60 * s, y1 + 10)
    sc.layer(g, fill, z=10, sh=0.5, cut=0.3, fibre=0.1, rim="#ffffff", rimop=1)
    (ex, ey), (wx, wy) = f.at("head.eye"), f.at("back")
    locks = []  # the mane is spray blown back from the neck
    for j in range(15):
        t = (j + r.random()) / 15
        px, py = (
            ex + 16 * s + (wx - 26 * s - ex - 16 * s) * t,
            ey - 12 * s + (wy - 6 * s - ey + 12 * s) * t - 9 * s * math.sin(math.pi * t),
        )
        L = r.uniform(34, 74) * s
        locks.append(
            limb(
                [
                    (px, py, 2.4 * s),
                    (px + L * 0.4, py - L * 0.3, 5.4 * s),
                    (px + L * 0.8, py - L * 0.26, 3.6 * s),
                    (px + L * 1.1, py - L * 0.08, 0.4),
                ],
                5,
            )
        )
        locks += [
            ellipse(px + L * r.uniform(0.9, 1.5), py - L * r.uniform(0, 0.5), s * r.uniform(0.9, 2.6)) for _ in range(2)
        ]
    sc.layer(
        U(locks),
        sc.lin([(0, "#ffffff"), (1, "#b9d6dc")], ex, ey, ex + 150 * s, ey),
        z=2.6,
        sh=0.35,
        cut=0,
        fibre=0,
        wash=0,
        rim="#ffffff",
        rimop=0.9,
    )
    for p in f.pieces:
        if p.flat or p.name.startswith(("mane", "tail", "head", "ear", "eye")):
            eye = p.name.startswith("eye")
            sc.flat(p.geom, "#1d3d5c" if eye else mix(p.fill, "#dcebeb", 0.25), 0.85)
    foam = []
    for _ in range(150):
        a = r.uniform(x0 + 10, x1 + 40)
        d = 9 * math.sin((a - x0) / 17) + 5 * math.sin((a - x0) / 7)
        foam.append(ellipse(a, y1 - 4 + d + r.gauss(0, 5), *(2 * [r.uniform(2.2, 7)])))
    foam = fillet(U(foam), 1.2)
    sc.layer(foam, "#f4faf6", z=3, sh=0.35, cut=0, fibre=0, rim="#ffffff", rimop=0.9)
    sc.flat(
        U([ellipse(r.gauss(x0, 34), r.gauss(y - 40, 60), abs(r.gauss(0, 1.8)) + 0.7) for _ in range(36)]),
        "#ffffff",
        0.9,
    )


def draw_surf(sc: Scene) -> None:
    """Foam along the foot of the wave, and the dark dune that we look over."""
    r = sc.stream("surf")
    for k, (dy, tone) in enumerate(
        ((0, ("#f6fbf6", "#8fb4c4")), (34, ("#cfe4e6", "#5a8aa4")), (74, ("#8fb8c8", "#38658a")))
    ):
        line = [(x - 30 * k, y + dy + 8 * math.sin(x / 40 + k)) for x, y in TROUGH] + [
            (420 - 50 * k, 1010 + dy * 1.2),
            (372 - 40 * k, 1034 + dy * 1.3),
        ]
        c = curve(np.array(line, float), n=10)
        g = rounded(
            fillet(U(clean(Polygon([*c, (360 - 40 * k, 1260), (900, 1260)]).buffer(0)), bank(r, line, 7, 17, 60)), 3), 2
        )
        sc.layer(
            g,
            sc.lin([(0, tone[0]), (1, tone[1])], 520, 1000 + dy, 600, 1130 + dy),
            z=8,
            sh=0.4,
            cut=0.5,
            rim="#ffffff",
            rimop=0.9,
        )
    holes = [
        ellipse(x, y, w, w * 0.34)
        for x, y, w in [(r.uniform(430, 800), r.uniform(1050, 1190), r.uniform(5, 20)) for _ in range(16)]
    ]
    sc.flat(U([h.difference(h.buffer(-1.6)) for h in holes]), "#f6fbf6", 0.6)
    dune, top = land(r, [(-60, 1040), (60, 1058), (180, 1100), (320, 1146), (460, 1176), (620, 1194), (860, 1198)], 4)
    blades = U(
        grass(r, -30, 340, lambda v: y_at(top, v) + 8, 110, 130, 0.5, 3.2, 0.2),
        grass(r, 300, 560, lambda v: y_at(top, v) + 6, 46, 50, 0.4, 2.6),
    )
    sc.layer(U(dune, blades), sc.near("#2f5270", "#0f2438", 1000), z=13, sh=0.5, cut=0.3, rim="#cfe4e6", rimop=0.75)


def draw() -> Scene:
    """Seven have gone."""
    sc = Scene("runaway_carousel", light=(MX, MY, 260), shadow="#0c1f33", bg="#1d3d5c")
    draw_sky(sc)
    draw_carousel(sc)
    draw_beach(sc)
    for k, h in enumerate(RUNNERS[:-1]):
        wooden_horse(sc, h, k)
    draw_wave(sc)
    for k in range(len(HERD)):
        white_horse(sc, k)
    draw_surf(sc)
    wooden_horse(sc, RUNNERS[-1], 6)
    sc.vignette("#061426", 0.48, 440, 560, 980)
    sc.finish()
    return sc
