"""By lantern, high in the fog, a gardener ties the last leaf to its twig; far below Winter holds the spool for her.

Palette: bark cinnamon #5a2f1e, fog ochre #c79a5d, amber dusk #e3b877, moss brown #756038, lantern cream #fff2d0, leaf crimson #c02f2a.
Light: the lantern on the bough. Planes: fog / three rows of trees / bough and ladder / bench and frost / heap of leaves.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import fur

LX, LY = 214.0, 356.0  # the lantern's flame
LEAF = (304.0, 408.0)  # where the leaf's stalk is tied
LADDER = ((414.0, 1104.0), (372.0, 336.0))
BENCH = (566.0, 1120.0)
FROST_LINE = 700.0  # so far it has climbed
BOUGH = [
    (742, 420, 78),
    (640, 330, 52),
    (530, 304, 37),
    (430, 318, 26),
    (356, 336, 17),
    (318, 356, 10),
    (302, 382, 5),
    (304, 404, 2.6),
]
LANTERN_TWIG = [(372, 330, 14), (300, 300, 9), (230, 292, 6), (168, 306, 2.4)]


def tied_leaf(x: float, y: float, s: float, rot: float = 0) -> Figure:
    """The last leaf, hanging from its stalk at 0,0, toothed, its left half lit through."""
    teeth = [
        (0, 8),
        (9, 12),
        (8, 15),
        (18, 20),
        (16, 24),
        (25, 31),
        (22, 35),
        (29, 43),
        (25, 47),
        (28, 55),
        (22, 58),
        (22, 66),
        (15, 69),
        (13, 77),
        (7, 80),
        (0, 96),
    ]
    edge = teeth + [(-x, y) for x, y in teeth[-2:0:-1]]
    g = rounded(fillet(shape(" ".join(f"{a},{b}^" for a, b in edge)), 2), 0.8)
    veins = U(
        limb("0,6,2.8 1,50,1.8 0,90,0.6", 4),
        [
            limb([(0, y0, 1.7), (s_ * dx * 0.5, y0 + dy * 0.3, 1.2), (s_ * dx, y0 + dy, 0.5)], 4)
            for s_ in (-1, 1)
            for y0, dx, dy in ((18, 19, 3), (29, 25, 8), (41, 25, 12), (53, 21, 15), (65, 13, 14))
        ],
    )
    f = Figure()
    f.add(limb("0,-2,3 0,10,3", 1), "#7a2018", "stalk")
    f.add(g, "#cf3a2a", "leaf", 1.4)
    f.add(clean(g.intersection(shape("-40,0^ 0,0^ 1,50 0,100^ -40,100^"))), "#ee6a3c", "leaf.lit", 0.3, True, 0.8)
    f.add(veins.intersection(g), "#ffc890", "veins", 0.2, True, 0.9)
    return T(f, x, y, s, rot=rot)


def draw_fog(sc: Scene) -> None:
    """Amber rings round the lantern, shafts through the twigs."""
    sc.backdrop(
        sc.rad(
            [(0, "#fff6dc"), (0.13, "#fde2a2"), (0.3, "#ecbd74"), (0.52, "#c48f52"), (0.76, "#8f5f38"), (1, "#5c3826")],
            LX,
            LY,
            980,
        )
    )
    for k, rr in enumerate((430, 310, 206, 120)):
        sc.layer(
            ellipse(LX, LY, rr),
            sc.rad([(0, "#fff2d0"), (1, ("#d9ab69", "#e5bb78", "#f0cd8e", "#f9dfa9")[k])], LX, LY, rr),
            z=5,
            sh=0.13,
            shc="#7a4a20",
            cut=1.6,
            op=0.55,
            rim="#fff6dc",
            rimop=0.5,
            wash=0.6,
        )


def draw_rows(sc: Scene) -> None:
    """Trees that have nothing left, paler the further off, and the fog between."""
    rows = (
        ("far", ((60, 980, 430), (250, 990, 360), (520, 985, 420), (690, 975, 470)), "#cfa063", 18),
        ("mid", ((-10, 1030, 620), (600, 1030, 600), (330, 1040, 430)), "#a9794a", 26),
        ("near", ((120, 1090, 640),), "#94683f", 34),
    )
    for k, (name, trees, c, w) in enumerate(rows):
        woods = [
            tree(sc.stream(f"{name} {i}"), x, y, h, w=w, depth=8, spread=0.46, curl=0.35, roots=3)[0]
            for i, (x, y, h) in enumerate(trees)
        ]
        sc.layer(
            U(woods),
            sc.near(mix(c, "#fde2a2", 0.6), mix(c, "#4a2c1e", 0.3), 760, (LX, LY)),
            z=4 + 2 * k,
            sh=0.25,
            cut=0,
            fibre=0.04,
            wash=0.5,
            rim="#fff2d0",
            rimop=0.4,
        )
        g, top = ridge(sc.stream(f"ground {name}"), (992, 1034, 1082)[k], 9, f=1.4, tilt=(10, -16, 20)[k])
        c2 = mix(c, "#756038", 0.35)
        sc.layer(
            g,
            sc.near(mix(c2, "#fbe0a4", 0.2), mix(c2, "#4a2c1e", 0.36), 860, (LX, LY)),
            z=5,
            sh=0.25,
            cut=0.8,
            rim="#fff2d0",
            rimop=0.45,
        )
        r = sc.stream(f"litter {name}")
        sc.flat(
            U(
                [
                    leaf(x, y_at(top, x) + r.uniform(2, 40), r.uniform(4, 9) + 2 * k, r.uniform(0, 6.3), 0.5)
                    for x in [r.uniform(-10, 810) for _ in range(90)]
                ]
            ),
            ("#b5763f", "#9a5a30", "#8a4526")[k],
            0.7,
        )
        sc.veil([(0, "#f3cf92", 0), (0.5, "#e3b070", (0.34, 0.26, 0.12)[k]), (1, "#e3b070", 0.05)], 0, 820, 0, 1130)
    sc.glow(LX, LY, 620, "#ffdf9a", 0.4)


def twigs(sc: Scene, P: list[tuple[float, float, float]], name: str, keep: Any, n: int, up: float) -> list[Any]:
    """Side branches, mostly on the upper side."""
    r = sc.stream(name)
    c = along(curve(np.array(P, float), n=10), 50)
    out = []
    for k in range(n):
        i = min(48, int(6 + 42 * (k + r.uniform(0, 0.8)) / n))
        x, y, w = c[i]
        d = c[i] - c[i - 1]
        a = math.atan2(d[1], d[0])
        side = 1 if math.sin(a + 0.9) < math.sin(a - 0.9) else -1
        if r.random() > up:
            side = -side
        out.append(
            tree(
                r,
                x,
                y,
                r.uniform(110, 250) * (0.55 + 0.45 * min(1, w / 40)),
                a=a + side * r.uniform(0.5, 1.0),
                w=max(2.4, w * 0.42),
                depth=6,
                spread=0.5,
                curl=0.45,
                avoid=keep,
            )[0]
        )
    return out


def main_wood(sc: Scene, keep: Any) -> Any:
    """A great trunk at the right edge and its one long bough."""
    trunk = fillet(
        U(
            limb(
                [
                    (796, 1260, 260),
                    (760, 1120, 176),
                    (742, 960, 140),
                    (752, 760, 122),
                    (748, 560, 112),
                    (762, 400, 96),
                    (800, 240, 84),
                    (846, 80, 70),
                ],
                9,
            ),
            limb([(700, 1110, 70), (650, 1160, 44), (590, 1186, 12)], 6),
            limb([(720, 1120, 60), (690, 1190, 40), (660, 1240, 14)], 6),
            limb(BOUGH, 10),
            limb(LANTERN_TWIG, 8),
            limb([(530, 304, 30), (470, 230, 20), (440, 140, 13), (450, 40, 8), (430, -40, 4)], 8),
            limb([(640, 330, 36), (620, 220, 24), (650, 100, 16), (640, -40, 10)], 8),
        ),
        10,
    )
    fine = [
        *twigs(sc, BOUGH, "bough", keep, 15, 0.7),
        *twigs(
            sc, [(530, 304, 30), (470, 230, 20), (440, 140, 13), (450, 40, 8), (430, -40, 4)], "second", keep, 8, 0.5
        ),
        *twigs(sc, [(640, 330, 36), (620, 220, 24), (650, 100, 16), (640, -40, 10)], "third", keep, 8, 0.5),
        *twigs(sc, [(742, 820, 60), (690, 760, 30), (640, 700, 16), (600, 690, 6)], "stub", keep, 5, 0.6),
        limb([(748, 840, 50), (690, 760, 26), (640, 704, 14), (590, 690, 3)], 8),
    ]
    return clean(U(trunk, fine))


def draw_wood(sc: Scene, wood: Any) -> None:
    """Bark, lit from the lantern; hoar where the frost has come."""
    sc.layer(
        wood,
        sc.near("#8a5530", "#3a1e18", 520, (LX, LY), "#5a2f1e"),
        z=11,
        sh=0.5,
        shc="#3a1c10",
        cut=0,
        fibre=0.12,
        rim="#fff2d0",
        rimop=0.6,
    )
    rimlight(sc, wood, 3, 1.4, "#ffe2a0", 0.9, blur=1, r=640)
    r = sc.stream("bark")
    slits = []
    for _ in range(54):
        x, y, L = r.uniform(690, 806), r.uniform(420, 1100), r.uniform(50, 170)
        bend = r.uniform(-9, 9)
        slits.append(limb([(x, y, 0.6), (x + bend, y + L * 0.5, r.uniform(3, 8)), (x + bend * 0.4, y + L, 0.6)], 6))
    cuts = clean(U(slits).intersection(wood.buffer(-6)))
    sc.layer(cuts, "#2a1410", z=1.2, cut=0, fibre=0, wash=0, sh=0, rim="#d99a5a", rimop=0.5, az=0)
    with sc.clip(wood):
        for _ in range(70):
            x = r.uniform(690, 800)
            y = r.uniform(380, 1150)
            P = [(x, y), (x + r.uniform(-6, 6), y + 40), (x + r.uniform(-8, 8), y + r.uniform(70, 150))]
            sc.stroke(curve(np.array(P, float), n=6), r.choice(("#2a1410", "#7a4a2c")), r.uniform(1, 2.6), 0.5)
    low = clean(wood.intersection(box(560, FROST_LINE, 860, 1260)))

    def cold(x: float, y: float, nx: float, ny: float) -> float:
        return (
            min(1.0, (y - FROST_LINE) / 200) if FROST_LINE + 8 < y < 1080 and x < 790 and (nx < 0 or x < 690) else 0.0
        )

    hoar = fur(low, 8, 0.34, 5, 0.3, where=cold, w=1.1).difference(wood)
    sc.layer(
        hoar,
        sc.lin([(0, "#f3ead8"), (1, "#e4eeee")], 0, FROST_LINE, 0, 1100),
        z=2,
        cut=0,
        fibre=0,
        wash=0,
        sh=0.2,
        rim="#ffffff",
        rimop=0.6,
    )
    ferns = []
    for _ in range(110):  # frost flowers on the bark
        x = r.uniform(690, 792)
        y = r.uniform(FROST_LINE + 20, 1180)
        if r.random() < (y - FROST_LINE) / 420 and low.contains(Point(x, y)):
            ferns.append(snowflake(x, y, r.uniform(2, 4.6), 6, r.random()))
    if ferns:
        sc.flat(U(ferns).intersection(low), "#e9f0ee", 0.7)
    with sc.clip(low):
        sc.flat(low, sc.lin([(0, "#cfdde0", 0), (1, "#cfdde0", 0.42)], 0, FROST_LINE, 0, 1120), 1)


def draw_lantern(sc: Scene) -> None:
    """On the bough beside the leaf."""
    for a, w, op in (
        (0.5, 0.05, 0.2),
        (0.95, 0.07, 0.22),
        (1.5, 0.08, 0.22),
        (2.1, 0.08, 0.2),
        (2.8, 0.06, 0.16),
        (3.7, 0.06, 0.14),
    ):
        shafts(sc, LX, LY, [(a, w, op)], 620, "#fff0c0", 10, 40)
    sc.stroke([(LX, 294), (LX, LY - 36)], "#3a1e18", 2)
    lan = T(lantern("#3a1e18", "#fff2c4"), LX, LY - 41, 0.95)
    put(sc, lan, z=3)
    sc.glow(LX, LY, 260, "#ffe9b0", 0.55)
    sc.glow(LX, LY, 46, "#fffbe8", 0.7)


def draw_gardener(sc: Scene) -> tuple[float, float]:
    """Forty, in an apron, up on the last rungs; one hand at the twig, the thread between her teeth. Returns her mouth."""
    (x0, y0), (x1, y1) = LADDER
    lad = ladder(x0, y0, x1, y1, 36, 30, 6)
    sc.layer(
        lad, sc.near("#c98f50", "#6a4630", 620, (LX, LY)), z=6, sh=0.45, cut=0.2, fibre=0, rim="#fff2d0", rimop=0.9
    )
    frost = clean(lad.intersection(box(0, 960, 800, 1130)))
    sc.flat(frost, sc.lin([(0, "#e9f0ee", 0), (1, "#e9f0ee", 0.95)], 0, 960, 0, 1110), 1)
    s, px, py = 0.92, 398.0, 618.0
    d = dress("farmwife", "#3f5a52", "#4c3a34", "#e3c08a").but(
        skirt=0.72, collar="scarf", collar_colour="#c9822f", shoes="boots"
    )
    pose = Pose(
        0.985,
        lean=8,
        nod=-16,
        foot_a=(0.04, 0.0),
        foot_b=(0.16, 0.2),
        toe_a=12,
        toe_b=8,
        elbow_a=1,
        elbow_b=-1,
        grip_a="pinch",
        grip_b="grip",
    )
    to = lambda x, y: ((px - x) / s, (y - py) / s)
    p = person(
        40,
        "side",
        pose,
        d,
        "#8f5f40",
        "short",
        "#241812",
        feeling("calm"),
        1.0,
        reach_a=to(LEAF[0] + 8, LEAF[1] + 6),
        reach_b=to(368, 500),
    )
    p = T(p, px, py, s, flip=True)
    put(sc, p, z=3, rim=(3, 1.4, "#fff0c0", 0.95), shade=("#4a2418", 0.35, 420), cast=7)
    return p.at("head.mouth")


def draw_thread(sc: Scene, mouth: tuple[float, float], spool_at: tuple[float, float]) -> None:
    """Red: from the stalk to her teeth, and down through all the fog to the spool."""
    lx, ly = LEAF
    knot = curve(np.array([(lx - 5, ly - 4), (lx + 4, ly - 1), (lx - 4, ly + 3), (lx + 5, ly + 5)], float), n=8)
    sc.stroke(knot, "#c02f2a", 2.2)
    P = [(lx + 2, ly), (lx + 26, ly + 20), mouth]
    sc.stroke(curve(np.array(P, float), n=10), "#c02f2a", 2)
    mx, my = mouth
    sx, sy = spool_at
    P = [
        (mx, my),
        (mx - 12, my + 60),
        (mx - 40, my + 180),
        (mx - 26, my + 330),
        (mx + 34, my + 460),
        (mx + 60, my + 560),
        (sx - 70, sy - 26),
        (sx, sy),
    ]
    c = curve(np.array(P, float), n=16)
    sc.stroke(c + np.array([4, 6]), "#5a2a18", 2, 0.3, "multiply", blur=2)
    sc.stroke(c, "#a3221f", 2.6)
    sc.stroke(c, "#e2574a", 1.2, 0.9)


def draw_winter(sc: Scene) -> tuple[float, float]:
    """A slim gentleman in a pale greatcoat on the park bench, his hat on, looking up. Returns where he holds the spool."""
    bx, by = BENCH
    sc.flat(
        ellipse(bx - 10, by + 8, 240, 52),
        sc.rad(
            [(0, "#f4fafa", 0.95), (0.5, "#dbe8ea", 0.75), (1, "#cfdde0", 0)],
            bx - 10,
            by + 8,
            240,
            f"translate(0 {by * 0.78}) scale(1 .22)",
        ),
        1,
    )
    r = sc.stream("frost")
    for _ in range(70):
        a, q = r.uniform(0, 6.28), r.random() ** 0.6
        sc.flat(
            snowflake(bx - 10 + 220 * q * math.cos(a), by + 8 + 46 * q * math.sin(a), r.uniform(2.4, 7), 6, r.random()),
            "#ffffff",
            0.85 * (1.1 - q),
        )
    tips = []
    for _ in range(26):  # frozen grass in tufts
        gx, gy = bx + r.uniform(-200, 170), by + r.uniform(4, 50)
        if math.hypot((gx - bx + 10) / 220, (gy - by - 8) / 50) < 1:
            tips.append(grass(r, gx - 14, gx + 14, gy, r.uniform(9, 20), 9, r.uniform(-0.3, 0.4), 1.5))
    sc.layer(U(tips), "#eef6f6", z=1.4, cut=0, fibre=0, wash=0, sh=0.2, rim="#ffffff", rimop=0.6)
    iron = "#4a4a4c"
    back = [box(bx - 96, by - 92 + 15 * k, bx + 84, by - 83 + 15 * k) for k in range(3)]
    sc.layer(
        U([box(bx - 84, by - 96, bx - 77, by + 4), box(bx + 66, by - 96, bx + 73, by + 4)]),
        iron,
        z=4,
        cut=0.2,
        fibre=0,
        rim="#f4fafa",
        rimop=0.7,
    )
    sc.layer(
        U(back),
        sc.lin([(0, "#a9a59c"), (1, "#7d7f80")], 0, by - 92, 0, by - 50),
        z=3,
        cut=0.3,
        rim="#ffffff",
        rimop=0.9,
    )
    s = 0.92
    coat = dress("greatcoat", "#dfe7e6", "#aebcc2", "#f8fbfa").but(
        skirt=0.74, flare=6, pad=1.5, shoes="boots", shoe_colour="#6a7a84"
    )
    pose = SIDE["sit"].but(
        lean=-8, nod=-26, grip_a="cup", grip_b="cup", hand_a=(0.5, 0.5), hand_b=(0.54, 0.48), elbow_a=-1
    )
    p = person(
        58,
        "side",
        pose,
        coat,
        "#d8d6d2",
        "short",
        "#f4f6f4",
        feeling("calm"),
        0.82,
        1.08,
        hat="top",
        hat_colour="#b9c6ca",
    )
    p = T(p, bx + 8, by + 4, s, flip=True)
    put(sc, p, z=3, rim=(2, 2.4, "#fff6e0", 0.8), shade=("#7a94a4", 0.35, 1100), cast=6)
    sc.layer(box(bx - 96, by - 48, bx + 84, by - 41), "#8a8c8a", z=4, cut=0.3, rim="#ffffff", rimop=1)
    hx, hy = p.at("hand_a.hold")
    sp = spool()
    g = T(sp, hx - 4, hy + 4, 0.24)
    sc.layer(U(g["base"], g["top"]), "#c9a06a", z=2, cut=0, fibre=0, rim="#fff6e0", rimop=0.9)
    sc.layer(g["wound"], "#c02f2a", z=1.4, cut=0, fibre=0)
    sc.flat(g["lines"], "#7a1614", 0.7)
    return hx - 6, hy - 12


def draw_front(sc: Scene) -> None:
    """A heap of raked leaves, the rake, near twigs."""
    r = sc.stream("heap")
    heap = shape("-60,1080^ 30,1066 130,1092 220,1140 300,1196 330,1260^ -60,1260^")
    sc.layer(heap, sc.near("#7a3f22", "#2e1712", 760, (LX, LY)), z=12, sh=0.5, cut=1.4, rim="#ffd89a", rimop=0.5)
    for k, c in enumerate(("#4c2417", "#6d341d", "#8a4a26", "#a5622f", "#b3402a")):
        lv = []
        for _ in range(70 - 10 * k):
            x = r.uniform(-30, 330)
            y = r.uniform(1066, 1230)
            if heap.buffer(12).contains(Point(x, y)):
                lv.append(leaf(x, y, r.uniform(16, 34), r.uniform(0, 6.3), r.uniform(0.4, 0.56), r.uniform(-0.2, 0.2)))
        sc.layer(
            U(lv),
            sc.near(mix(c, "#ffd89a", 0.3), mix(c, "#2e1712", 0.5), 940, (LX, LY)),
            z=3,
            sh=0.5,
            cut=0,
            fibre=0,
            wash=0.5,
            rim="#ffdf9f",
            rimop=0.6,
        )
    rake = U(
        limb([(40, 1120, 7), (186, 820, 6)], 1),
        limb([(12, 1104, 6), (70, 1132, 6)], 1),
        [limb([(14 + 14 * k, 1106 + 7 * k, 3), (4 + 14 * k, 1134 + 7 * k, 2)], 1) for k in range(5)],
    )
    sc.layer(rake, "#3a1e16", z=7, cut=0, fibre=0, rim="#ffd89a", rimop=0.9)
    w1, _ = tree(r, -40, 150, 380, a=-0.2, w=30, depth=7, spread=0.5, curl=0.45)
    sc.layer(w1, sc.near("#5a2f1e", "#26120e", 520, (LX, LY)), z=15, sh=0.5, cut=0, fibre=0, rim="#ffdf9f", rimop=0.85)
    flying = [leaf(x, y, L, a, 0.5) for x, y, L, a in ((160, 880, 13, 0.4), (250, 1010, 12, 2.0), (470, 940, 11, 1.1))]
    sc.layer(U(flying), "#8a4a26", z=5, cut=0, fibre=0, sh=0.3)


def draw() -> Scene:
    """Is the thread for the leaf, or for her?"""
    sc = Scene("leaf_guard", light=(LX, LY, 220), shadow="#1c0d08", bg="#5a2f1e")
    keep = U(ellipse(LX + 40, LY + 60, 120, 110), shape("290,350 470,400 480,700 330,700"))
    draw_fog(sc)
    draw_rows(sc)
    wood = main_wood(sc, keep)
    draw_wood(sc, wood)
    draw_lantern(sc)
    mouth = draw_gardener(sc)
    sc.glow(LEAF[0] - 6, LEAF[1] + 44, 90, "#ff8a5a", 0.7)
    put(sc, tied_leaf(LEAF[0], LEAF[1], 1.06, 6), z=2.4, rim=(2, 1, "#ffe2b0", 0.9), cast=4)
    spool_at = draw_winter(sc)
    draw_thread(sc, mouth, spool_at)
    draw_front(sc)
    sc.vignette("#4a2412", 0.42, LX + 150, LY + 130, 960, 0.4)
    sc.vignette("#1c0d08", 0.36, 340, 540, 880)
    sc.finish()
    return sc
