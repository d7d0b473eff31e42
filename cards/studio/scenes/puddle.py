"""Two umbrellas over nobody; in the puddle below an old couple hold each other."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.faces import head
from cards.studio.papercut.umbrella import umbrella

# rain violet, wet slate, pewter, lilac mist, puddle cream, umbrella red; the sky in the puddle; street / kerb / water
VIOLET, SLATE, PEWTER, LILAC, CREAM, RED = "#5b5470", "#3b3a4e", "#8d8a9d", "#c9c0cf", "#f3eadf", "#c2333f"
LX, LY = 396, 950
LINE = 618  # where the world folds over


def couple() -> Figure:
    """He on the left, she with her cheek on his chest; ground at y 0, he is 330 tall."""
    f = Figure()
    skin_m, skin_w = "#a8714f", "#cf9a78"
    coat, coat_l, hers, hers_l = "#45405a", "#2f2c42", "#8a7296", "#664f74"
    # legs and shoes
    f.add(limb("-66,-96,36 -62,-50,30 -60,-8,24", 6), "#4f4a58", "leg.far")
    f.add(limb("-20,-96,36 -18,-50,30 -18,-8,24", 6), "#57525f", "leg")
    for x in (-60, -18):
        f.add(
            shape(f"{x - 15},0^ {x - 16},-12 {x - 6},-18 {x + 6},-15 {x + 22},-8 {x + 30},-2^ {x + 28},0^"),
            "#2a2632",
            "shoe",
        )
    f.add(limb("48,-74,25 50,-40,20 48,-8,14", 6), "#b58b80", "stocking.far")
    f.add(limb("78,-74,25 82,-40,20 80,-8,14", 6), "#c09689", "stocking")
    for x in (48, 80):
        f.add(shape(f"{x + 12},0^ {x + 12},-11 {x + 4},-15 {x - 8},-12 {x - 22},-5 {x - 26},0^"), "#5a2f3a", "shoe")
    # his far arm goes round her, its hand comes out on her back later
    body = shape(
        "-40,-278 -66,-268 -88,-236 -98,-186 -100,-136 -112,-84^ -60,-74 10,-82^ 16,-140 20,-200 14,-250 -8,-276"
    )
    f.add(body, coat, "coat")
    f.add(
        U(
            limb("-88,-214,1 -84,-160,3 -92,-94,1.4", 6),
            limb("-40,-186,1 -46,-140,3 -48,-80,1.6", 6),
            limb("-72,-120,1 -76,-100,2.4 -80,-80,1.4", 5),
        ),
        coat_l,
        "folds",
        0.3,
        True,
        0.8,
    )
    # her body leans on him
    w = shape("34,-232 60,-226 84,-200 96,-152 104,-108 122,-58^ 70,-50 12,-60^ 10,-120 2,-172 6,-214 18,-230")
    f.add(w, hers, "dress")
    f.add(
        U(
            limb("86,-150,1 92,-110,3 104,-60,1.4", 6),
            limb("52,-150,1 56,-100,3 56,-56,1.6", 6),
            limb("30,-130,1 28,-90,2.4 26,-60,1.4", 5),
        ),
        hers_l,
        "folds",
        0.3,
        True,
        0.8,
    )
    # his head, bent down to her hair
    hm = T(head("side", 78, "sleep", skin_m, "short", "#e6e0e2"), -12, -303, 0.66, rot=20)
    f.add(limb("-24,-286,32 -34,-262,40", 4), mix(skin_m, "#4a2a20", 0.25), "neck")
    f.add(shape("-62,-268^ -46,-284 -26,-282 -8,-272 4,-256^ -20,-252 -44,-256"), "#5a5470", "collar")
    f.extend(hm, "his.")
    # her head against his chest
    f.add(limb("44,-238,24 50,-224,30", 4), mix(skin_w, "#4a2a20", 0.25), "neck")
    hw = T(head("tq", 75, "sleep", skin_w, "bun", "#efe8e4"), 24, -254, 0.6, rot=16, flip=True)
    f.extend(T(hw, 0, 0), "her.")
    f.add(shape("8,-222^ 26,-214 48,-214 70,-226^ 74,-212 58,-202 30,-200 10,-208"), RED, "scarf", 1.0)
    f.add(shape("50,-206^ 64,-206^ 72,-176 70,-150^ 58,-152^ 56,-178"), dark(RED, 0.12), "scarf.end", 0.9)
    # arms: hers round his waist, his hand on her back, the hands that hold the handles
    f.add(limb("62,-204,36 60,-170,34 22,-154,30 -30,-160,26", 8), light(hers, 0.05), "sleeve")
    f.add(
        fillet(
            U(
                limb("-28,-160,17 -44,-162,18 -56,-160,13", 5),
                limb("-44,-166,8 -58,-170,6 -66,-168,5", 4),
                limb("-44,-158,8 -60,-158,6 -68,-155,5", 4),
            ),
            1,
        ),
        skin_w,
        "hand",
    )
    f.add(limb("-62,-244,44 -96,-214,40 -92,-184,36 -66,-196,28", 8), light(coat, 0.06), "sleeve.m")
    f.add(
        U(limb("-104,-206,1 -94,-198,2.6 -84,-200,1", 4), limb("-60,-232,1 -72,-222,2.6 -80,-208,1", 4)),
        coat_l,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(
        fillet(
            U(
                ellipse(-56, -201, 13, 12),
                *[limb([(-62, -210 + k * 6, 7), (-48, -211 + k * 6, 7)], 3) for k in range(4)],
            ),
            1,
        ),
        skin_m,
        "fist",
    )
    f.add(limb("96,-176,26 104,-196,24 100,-212,20", 6), mix(hers, "#3b3a4e", 0.2), "sleeve.r")
    f.add(
        fillet(
            U(ellipse(97, -218, 11), *[limb([(90, -225 + k * 5.4, 6), (103, -226 + k * 5.4, 6)], 3) for k in range(4)]),
            1,
        ),
        skin_w,
        "fist.r",
    )
    f.add(
        fillet(
            U(
                limb("104,-158,16 88,-152,17", 4),
                *[limb([(92, -160 + k * 6.4, 7), (74, -158 + k * 7, 6)], 4) for k in range(4)],
            ),
            1,
        ),
        skin_m,
        "hand.back",
    )
    f.add(limb("112,-172,30 110,-160,30 102,-154,24", 4), coat, "cuff")
    return f


def rippled(g: Any, amp: float = 2.4, wave: float = 30) -> Any:
    """A shape as water gives it back: pushed left and right, more so away from the kerb."""

    def bend(p: Any) -> Any:
        q = p.copy()
        y = p[:, 1]
        k = 0.5 + (y - LINE) / 360
        q[:, 0] += amp * k * (np.sin(y / wave * 6.283) + 0.5 * np.sin(y / wave * 2.6 + 1.3))
        return q

    g = U(*[q for q in polys(clean(g)) if q.area > 0.05])
    return g if g.is_empty else clean(shapely.transform(shapely.segmentize(g, 4), bend).buffer(0))


# where the two umbrellas are held, above the line
HELD = (("grey", 316, LINE - 412, -13), ("red", 500, LINE - 398, 12))


def umbrellas(depth: float) -> list[Figure]:
    """The grey and the red one, leaning apart from their hands and together at the rim."""
    grey = umbrella("#8b8799", "#4f7ba8", depth, 190, "#8a6a54")
    red = umbrella(RED, "#7a2434", depth, 176, "#6b4a3a")
    return [
        T(grey, HELD[0][1], HELD[0][2], 1.0, rot=HELD[0][3]),
        T(red, HELD[1][1], HELD[1][2], 1.0, rot=HELD[1][3], flip=True),
    ]


def draw() -> Scene:
    sc = Scene("puddle", light=(LX, LY, 240), shadow="#15121f", bg=SLATE)
    near = sc.near
    # ------------------------------------------------ the street in the rain, far to near, all of it dull
    sc.backdrop(sc.lin([(0, "#4c475f"), (0.28, "#6d6880"), (0.5, "#8f8a9c")], 0, 0, 0, 1200))
    for k, (c, y0, seed) in enumerate((("#77728a", 150, "far"), ("#655f79", 96, "mid"), ("#4f4a62", 20, "edge"))):
        B = sc.stream(seed)
        gs = []
        x = -60.0
        while x < 860:
            w = B.uniform(90, 150) + k * 26
            top = y0 + B.uniform(-30, 60)
            if k == 2 and 120 < x + w / 2 < 690:
                x += w
                continue
            if k == 1 and 330 < x + w / 2 < 520:
                top += 130
            body = U(
                box(x, top + 40, x + w, 640),
                Polygon([(x - 6, top + 44), (x + w * 0.18, top), (x + w * 0.82, top), (x + w + 6, top + 44)]),
                box(x + w * 0.62, top - 30, x + w * 0.74, top + 10),
            )
            holes = [
                panes(x + w * (0.14 + 0.28 * i), top + 74 + j * 92, w * 0.17, 52, 2, 3, 0.16)
                for i in range(3)
                for j in range(6)
            ]
            gs.append(body.difference(U(*[h.convex_hull for h in holes]).buffer(1)))
            sc.flat(U(*[h.convex_hull for h in holes]), mix(c, "#2b293b", 0.34))
            x += w * B.uniform(0.96, 1.06)
        sc.layer(U(gs), c, z=6, sh=0.25, fibre=0.05, wash=0.7, rimop=0.16)
        sc.veil(
            [(0, "#a39db0", 0.0), (0.3, "#a39db0", 0.2), (0.5, "#b5afbf", 0.42 - k * 0.1), (0.54, "#b5afbf", 0)],
            0,
            0,
            0,
            1200,
            "normal",
        )
    lamp = U(
        limb("706,610,11 706,420,8 706,250,6", 4),
        box(694, 560, 718, 612),
        limb("706,250,5 706,226,5 690,206,4 668,204,4", 6),
        shape("650,206^ 686,206^ 680,228 675,246^ 661,246^ 656,228"),
    )
    sc.layer(lamp, "#413d54", z=8, cut=0.2, sh=0.3)
    # pavement up to the kerb
    pave = Polygon([(-40, 560), (840, 560), (840, 640), (-40, 640)])
    sc.layer(pave, sc.lin([(0, "#7d788c"), (1, "#9c97a8")], 0, 560, 0, 622), z=8, dy=-3, sh=0.3)
    sc.flat(
        U(
            *[limb([(x, 561, 1), (x + (x - 400) * 0.14, 606, 1.8)], 2) for x in range(-20, 840, 86)],
            box(-40, 579, 840, 580.4),
        ),
        "#4a465a",
        0.5,
    )
    for k in range(4):  # four footprints, filling
        x, y = (326, 366, 446, 486)[k], (590, 594, 594, 590)[k]
        fl = 1 if k < 2 else -1
        foot = U(ellipse(x + fl * 8, y, 12, 4.4), ellipse(x - fl * 9, y, 7, 3.6))
        sc.flat(foot.buffer(1.2), "#4a465a", 0.7)
        sc.flat(foot, "#e9e0e2", 0.85)

    # ------------------------------------------------ rain behind the umbrellas
    def rain(name: str, n: int, op: float, w: float, avoid: Any = None, y1: float = 606) -> None:
        S = sc.stream(name)
        g = []
        for _ in range(n):
            x, y = S.uniform(-20, 830), S.uniform(-60, y1 - 40)
            L = S.uniform(40, 130)
            q = limb([(x, y, 0.4), (x - L * 0.06, y + L * 0.5, w), (x - L * 0.12, min(y1, y + L), 0.4)], 2, 3)
            if avoid is None or not avoid.intersects(q):
                g.append(q)
        sc.flat(U(g), "#efe8f0", op)

    rain("rain.far", 230, 0.3, 1.2)
    # ------------------------------------------------ the two umbrellas
    grey, red = umbrellas(22)
    cover = U(grey.part("panel"), red.part("panel"))
    dry = clean(U(cover, Polygon([(180, 300), (640, 300), (600, 600), (200, 600)])))
    for fig in (red, grey):
        put(sc, fig, z=5, cut=0, sh=0.42, wash=0.8, rim=(1.6, 2.6, "#e9dfe8", 0.32))
    for px in (cover,):
        e = px.boundary
        S = sc.stream("splash")
        g = []
        for _ in range(170):
            p = e.interpolate(S.uniform(0, e.length))
            if p.y < 236:
                a, L = S.uniform(-2.4, -0.7), S.uniform(3, 11)
                g.append(limb([(p.x, p.y - 2, 1.4), (p.x + math.cos(a) * L, p.y - 2 + math.sin(a) * L, 0.5)], 1, 3))
        sc.flat(U(g), "#f5eef2", 0.62)
        drops = []
        for fig in (grey, red):
            for t in polys(fig.part("tips")):
                for k in range(3):
                    y = t.centroid.y + 14 + k * S.uniform(34, 74)
                    if y < 585:
                        drops.append(
                            shape(
                                f"{t.centroid.x},{y - 8}^ {t.centroid.x + 3.4},{y + 2} {t.centroid.x},{y + 5} {t.centroid.x - 3.4},{y + 2}"
                            )
                        )
        sc.flat(U(drops), "#f5eef2", 0.8)
    rain("rain.near", 120, 0.5, 2.0, dry)
    # a sparrow in the dry place
    sp = sparrow()
    put(sc, T(sp, 407, 604, 0.5), z=2.4, cut=0)
    # ------------------------------------------------ the puddle: sky first, then the reflection
    water = box(-40, LINE, 840, 1260)
    sc.flat(
        water,
        sc.rad([(0, "#fffaf0"), (0.24, "#f6ecdf"), (0.5, "#ddd2d6"), (0.8, "#a9a1b5"), (1, "#7f788f")], LX, LY, 470),
    )
    mirror = lambda g: AF.translate(AF.scale(g, 1, -1, origin=(0, LINE)), 0, 8)
    # pale houses upside down
    B = sc.stream("mirrored")
    gs = []
    x = -60.0
    while x < 860:
        w = B.uniform(90, 150)
        h = B.uniform(250, 340) + abs(x - 380) * 0.42 - 60
        gs.append(
            rippled(
                U(
                    box(x, LINE, x + w, LINE + h),
                    Polygon(
                        [
                            (x - 4, LINE + h - 2),
                            (x + w + 4, LINE + h - 2),
                            (x + w * 0.8, LINE + h + 36),
                            (x + w * 0.2, LINE + h + 36),
                        ]
                    ),
                ),
                2.6,
                26,
            )
        )
        x += w
    sc.flat(U(gs), near("#e6dade", "#8d869c", 440), 0.8)
    S = sc.stream("bars")
    cl = U(
        *[
            limb([(x - L, y, 0.6), (x, y + S.uniform(-2, 2), S.uniform(2, 6)), (x + L, y, 0.6)], 4)
            for x, y, L in [(S.uniform(40, 760), S.uniform(860, 1180), S.uniform(50, 150)) for _ in range(26)]
        ]
    )
    sc.flat(cl, "#fffdf6", 0.4)
    sc.glow(LX, LY, 330, "#fff8ea", 0.75)

    def lay(fig: Figure, z: float = 1.6) -> None:
        for p in fig.pieces:
            if p.geom.is_empty:
                continue
            g = rippled(mirror(p.geom), 1.5 if p.name.startswith(("his.", "her.")) else 2.6)
            if p.flat:
                sc.flat(g, p.fill, p.op)
            else:
                sc.layer(
                    g,
                    mix(p.fill, "#e8d9dc", 0.1),
                    z=max(0.5, z * p.z),
                    cut=0,
                    fibre=0,
                    wash=0.5 if g.area > 500 else 0,
                    sh=0.32,
                    shc="#3a2f48",
                    rimop=0.3,
                )

    ug, ur = umbrellas(58)
    for fig in (ur, ug):
        lay(fig.without("crook"))
    pair = T(couple(), 408, LINE - 8, 1.0)
    lay(pair)
    # ripples: long lens slits that let the sky through the figures, and rings of drops
    S = sc.stream("ripple")
    slits = []
    for _ in range(70):
        x, y = S.uniform(180, 640), S.uniform(LINE + 60, 1130)
        if abs(x - 408) < 80 and 872 < y < 960:
            continue
        L = S.uniform(16, 62)
        slits.append(limb([(x - L, y, 0.3), (x, y + S.uniform(-1, 1), S.uniform(1.2, 2.8)), (x + L, y, 0.3)], 4, 3))
    sc.flat(U(slits), near("#fffdf6", "#cfc5d2", 420), 0.62)
    for x, y, r in ((158, 806, 46), (660, 800, 38), (652, 1068, 52), (196, 1050, 34), (560, 1136, 30)):
        for k in range(3):
            q = ellipse(x, y, r - k * r * 0.3, (r - k * r * 0.3) * 0.3)
            sc.flat(q.difference(q.buffer(-1.6)), "#fffdf8" if k % 2 == 0 else "#6a6280", 0.7)
    # ------------------------------------------------ the road round the puddle: cobbles laid over the water
    edge = shape(
        "52,600 40,700 70,790 44,900 84,1010 150,1090 260,1126 360,1160 480,1150 590,1166 690,1112 748,1020 738,920 768,820 742,720 762,600",
        12,
    )
    S = sc.stream("cobbles")
    wet, dry_ = [], []
    y = 668.0
    row = 0
    while y < 1240:
        h = 30 + (y - 640) * 0.045
        x = -60 + (row % 2) * 24.0
        while x < 850:
            w = h * S.uniform(1.25, 1.7)
            g = rounded(
                Polygon(
                    [
                        (x + 2 + S.uniform(-1, 1), y + 2),
                        (x + w - 2, y + 1 + S.uniform(-1, 2)),
                        (x + w - 2 + S.uniform(-1, 1), y + h - 2),
                        (x + 2, y + h - 2 + S.uniform(-1, 1)),
                    ]
                ).buffer(0),
                7,
            )
            c = g.centroid
            if not edge.buffer(-6).contains(c):
                (wet if edge.buffer(36).contains(c) else dry_).append(g)
            x += w
        y += h
        row += 1
    ground = clean(box(-50, LINE - 4, 850, 1260).difference(edge))
    sc.layer(ground, near("#6a6480", "#2b293b", 760), z=10, sh=0.5, cut=1.4, rimop=0.5, rim="#fff6ea")
    for g in dry_:
        sc.layer(g, near("#7b7590", "#403d54", 760), z=4, cut=0.4, sh=0.5, wash=0.8, fibre=0.08, rimop=0.3)
    for g in wet:
        sc.layer(g, near("#948ba0", "#4a465e", 640), z=5, cut=0.4, sh=0.55, wash=0.8, fibre=0.08, rimop=0.55, rimw=1.3)
        x0, y0, x1, y1 = g.bounds
        sc.flat(
            limb([(x0 + 8, y0 + 7, 0.6), ((x0 + x1) / 2, y0 + 5, 2.6), (x1 - 10, y0 + 7, 0.6)], 4).intersection(g),
            "#f6eef2",
            0.4,
        )
    # kerb
    S = sc.stream("kerb")
    x = -50.0
    while x < 850:
        w = S.uniform(120, 170)
        sc.layer(
            rounded(box(x + 1.5, 604, x + w - 1.5, 622), 3),
            sc.lin([(0, "#c3bbc8"), (1, "#a59eb0")], 0, 604, 0, 622),
            z=5,
            cut=0.4,
            sh=0.4,
            fibre=0.1,
        )
        sc.layer(
            rounded(box(x + 1.5, 621, x + w - 1.5, 652), 3),
            near("#8a8298", "#5f5a72", 560),
            z=6,
            cut=0.4,
            sh=0.55,
            fibre=0.1,
        )
        x += w
    # the drain in the gutter, a leaf
    sc.vignette("#191524", 0.42, LX, 800, 900, 0.5)
    sc.finish()
    return sc


def sparrow() -> Figure:
    """A sparrow, fluffed up, facing right; feet at y 0, about 70 wide."""
    f = Figure()
    f.add(limb("-22,-22,9 -40,-16,8 -58,-10,6", 4), "#5a4434", "tail")
    f.add(shape("-34,-28 -28,-46 -10,-58 10,-62 28,-58 34,-40 30,-22 16,-10 -6,-8 -24,-14"), "#a58a72", "body")
    f.add(shape("-4,-12 18,-14 30,-28 30,-42 20,-36 4,-28"), "#d8c9b4", "belly", 0.6)
    f.add(ellipse(20, -62, 20, 18), "#a58a72", "head")
    f.add(shape("2,-70 10,-80 26,-80 36,-70 24,-69 12,-66"), "#6b4a36", "cap", 0.6)
    f.add(shape("22,-56 32,-54 34,-46 26,-42 20,-48"), "#3a2c28", "bib", 0.5)
    f.add(shape("38,-66^ 50,-61 38,-57^"), "#3a2c28", "beak", 0.5)
    f.add(ellipse(28, -64, 3), "#1f1714", "eye", 0.3, True)
    f.add(shape("-34,-30 -18,-44 6,-44 14,-32 -2,-24 -24,-18 -44,-16^"), "#7a5a42", "wing", 0.8)
    f.add(
        U(limb("-30,-24,1 -14,-34,2.2 4,-36,1", 4), limb("-36,-18,1 -18,-27,2.2 0,-29,1", 4)),
        "#4a3428",
        "bars",
        0.3,
        True,
    )
    f.add(U(limb("4,-10,2.4 4,0,2", 2), limb("12,-11,2.4 13,0,2", 2)), "#5a3a34", "feet", 0.4)
    return f
