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
LINE = 606  # where the world folds over
FEET = 578  # where they would stand


def couple() -> Figure:
    """He on the left, she with her cheek against his; ground at y 0, he is 330 tall. Each holds a crook at the breast."""
    f = Figure()
    skin_m, skin_w = "#a8714f", "#d0a080"
    coat, coat_l, hers, hers_l = "#3f3c58", "#28263c", "#94749e", "#684e78"
    # his legs, her legs (one foot lifted behind)
    f.add(limb("-50,-96,30 -50,-50,25 -50,-12,20", 6), "#4f4a5e", "leg.far")
    f.add(limb("-22,-96,30 -20,-50,25 -19,-12,20", 6), "#5a5568", "leg")
    for x in (-49, -18):
        f.add(
            shape(f"{x - 12},0^ {x - 13},-11 {x - 5},-16 {x + 6},-14 {x + 20},-7 {x + 27},-2^ {x + 26},0^"),
            "#2a2632",
            "shoe",
        )
    f.add(limb("66,-80,24 80,-44,19 104,-40,15 112,-42,12", 8), "#b58b80", "stocking.far")
    f.add(T(shape("-12,0^ -12,-10 -4,-14 8,-11 20,-4 24,0^"), 118, -40, 0.95, rot=-84), "#5a2f3a", "shoe")
    f.add(limb("40,-80,25 42,-44,19 42,-10,13", 6), "#c79c8c", "stocking")
    f.add(shape("55,0^ 54,-11 46,-15 34,-12 20,-5 15,0^"), "#5a2f3a", "shoe")
    # his coat: shoulder, waist, hem
    body = shape(
        "-24,-272 -48,-264 -70,-246 -78,-216 -74,-184 -66,-156 -72,-116 -84,-68^ -48,-60 -4,-66^ -2,-120 2,-168 6,-214 2,-250"
    )
    f.add(body, coat, "coat")
    f.add(
        U(
            limb("-62,-150,1 -58,-110,2.6 -62,-70,1.2", 6),
            limb("-34,-150,1 -32,-110,3 -34,-66,1.4", 6),
            limb("-66,-158,0.8 -40,-152,2.2 -14,-156,0.8", 5),
        ),
        coat_l,
        "folds",
        0.3,
        True,
        0.85,
    )
    f.add(U(limb("-70,-166,10 -40,-160,11 -4,-164,10", 6)), light(coat, 0.08), "belt", 0.5)
    # her coat
    w = shape(
        "24,-226 46,-224 70,-210 82,-186 80,-162 74,-146 86,-108 104,-64^ 62,-56 12,-62^ 14,-110 12,-150 8,-186 12,-214"
    )
    f.add(w, hers, "dress")
    f.add(
        U(
            limb("74,-142,1 80,-106,2.8 90,-64,1.2", 6),
            limb("48,-140,1 50,-100,3 52,-60,1.4", 6),
            limb("28,-140,1 26,-100,2.4 26,-64,1.2", 5),
        ),
        hers_l,
        "folds",
        0.3,
        True,
        0.85,
    )
    f.add(limb("12,-150,9 44,-145,10 76,-149,9", 6), hers_l, "belt", 0.5)
    # his far arm goes round her: the hand lies on her back
    f.add(
        fillet(
            U(
                *[
                    limb([(84, -196 + k * 7.6, 9), (68, -193 + k * 7.8, 8), (60, -189 + k * 7.6, 6)], 4)
                    for k in range(4)
                ]
            ),
            0.6,
        ),
        skin_m,
        "fingers",
    )
    f.add(limb("92,-196,16 88,-182,19 86,-170,15", 4), coat, "fingers.cuff", 0.6)
    f.add(shape("-58,-258^ -46,-282 -22,-284 -4,-272 2,-252^ -22,-242 -44,-246"), "#6a6480", "collar")
    f.extend(T(head("side", 78, "sleep", skin_m, "short", "#c4bdcc"), -14, -302, 0.66, rot=18), "his.")
    f.add(shape("2,-214^ 14,-228 42,-232 62,-228 70,-214^ 68,-202 52,-194 26,-194 6,-200"), RED, "her.scarf", 1.0)
    f.add(shape("54,-202^ 70,-208^ 82,-178 86,-150^ 72,-148^ 66,-176"), dark(RED, 0.12), "her.end", 0.9)
    f.add(
        U(limb("60,-200,1 70,-178,2 77,-154,1", 4), limb("8,-208,1 32,-202,2 58,-208,1", 5)),
        dark(RED, 0.35),
        "her.line",
        0.3,
        True,
        0.6,
    )
    f.extend(
        T(
            head("tq", 75, FEELINGS["sleep"]._replace(curve=0.8), skin_w, "bun", "#dcd2d8"),
            26,
            -252,
            0.6,
            rot=12,
            flip=True,
        ),
        "her.",
    )
    # near arms: shoulder to wrist as one tapering sheet, the hands closed round the crooks
    f.add(
        fillet(limb("-54,-242,32 -68,-208,27 -69,-180,24 -54,-168,21 -36,-170,17", 8), 2), light(coat, 0.1), "sleeve.m"
    )
    f.add(
        U(limb("-86,-184,1 -78,-178,2.2 -66,-182,1", 4), limb("-70,-214,1 -64,-202,2.2 -70,-192,1", 4)),
        coat_l,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("-38,-179,5 -36,-161,5", 2), "#d8d0da", "sleeve.cuff", 0.5)
    f.add(
        fillet(
            U(
                ellipse(-25, -170, 10.5, 10.5),
                *[limb([(-31, -178 + k * 5.4, 6.4), (-18, -179 + k * 5.4, 6.6)], 3) for k in range(4)],
            ),
            1,
        ),
        skin_m,
        "fist",
    )
    f.add(
        U(*[limb([(-28, -175 + k * 5.4, 0.5), (-17, -176 + k * 5.4, 1.2)], 2) for k in range(3)]),
        dark(skin_m, 0.4),
        "fist.line",
        0.3,
        True,
        0.7,
    )
    f.add(fillet(limb("64,-208,29 77,-182,24 75,-158,21 58,-150,18 40,-156,15", 8), 2), light(hers, 0.1), "sleeve")
    f.add(
        U(limb("88,-166,1 80,-158,2.2 70,-162,1", 4), limb("72,-192,1 66,-182,2 74,-172,1", 4)),
        hers_l,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("41,-163,4.6 40,-148,4.6", 2), "#e8dce6", "sleeve.cuff", 0.5)
    f.add(
        fillet(
            U(
                ellipse(29, -158, 9.6, 9.6),
                *[limb([(23, -165 + k * 5, 5.8), (35, -166 + k * 5, 6)], 3) for k in range(4)],
            ),
            1,
        ),
        skin_w,
        "fist.r",
    )
    f.add(
        U(*[limb([(25, -162 + k * 5, 0.5), (35, -163 + k * 5, 1.1)], 2) for k in range(3)]),
        dark(skin_w, 0.4),
        "fist.line",
        0.3,
        True,
        0.7,
    )
    return f


def rippled(g: Any, amp: float = 1.6, wave: float = 84) -> Any:
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
HELD = (("grey", 318, FEET - 388, -13), ("red", 494, FEET - 376, 12))


def umbrellas(depth: float) -> list[Figure]:
    """The grey and the red one, leaning apart from their hands and together at the rim."""
    grey = umbrella("#67647a", "#4f7ba8", depth, 190, "#8a6a54")
    red = umbrella(RED, "#7a2434", depth, 176, "#6b4a3a")
    return [
        T(grey, HELD[0][1], HELD[0][2], 1.0, rot=HELD[0][3]),
        T(red, HELD[1][1], HELD[1][2], 1.0, rot=HELD[1][3], flip=True),
    ]


def draw() -> Scene:
    sc = Scene("puddle", light=(LX, LY, 240), shadow="#15121f", bg=SLATE)
    near = sc.near
    # ------------------------------------------------ the street in the rain, far to near, all of it dull
    sc.backdrop(sc.lin([(0, "#5f5a74"), (0.18, "#a09aac"), (0.5, "#b9b3c0")], 0, 0, 0, 1200))
    for k, (c, y0, seed) in enumerate((("#a19bac", 170, "far"), ("#8a8499", 110, "mid"), ("#504b64", 20, "edge"))):
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
                box(x, top + 40, x + w, 610),
                Polygon([(x - 6, top + 44), (x + w * 0.18, top), (x + w * 0.82, top), (x + w + 6, top + 44)]),
                box(x + w * 0.62, top - 30, x + w * 0.74, top + 10),
            )
            holes = [
                panes(x + w * (0.14 + 0.28 * i), top + 74 + j * 92, w * 0.17, 52, 2, 3, 0.16)
                for i in range(3)
                for j in range(6)
            ]
            gs.append(body.difference(U(*[h.convex_hull for h in holes]).buffer(1)))
            sc.flat(U(*[h.convex_hull for h in holes]), mix(c, "#2b293b", 0.12 + 0.1 * k))
            x += w * B.uniform(0.96, 1.06)
        sc.layer(U(gs), c, z=6, sh=0.25, fibre=0.05, wash=0.7, rimop=0.16)
        sc.veil(
            [(0, "#a39db0", 0.0), (0.3, "#a39db0", 0.2), (0.5, "#b5afbf", 0.5 - k * 0.08), (0.54, "#b5afbf", 0)],
            0,
            0,
            0,
            1200,
            "normal",
        )
    lamp = U(
        limb("706,586,11 706,420,8 706,250,6", 4),
        box(694, 536, 718, 588),
        limb("706,250,5 706,226,5 690,206,4 668,204,4", 6),
        shape("650,206^ 686,206^ 680,228 675,246^ 661,246^ 656,228"),
    )
    sc.layer(lamp, "#413d54", z=8, cut=0.2, sh=0.3)
    # pavement up to the kerb
    pave = Polygon([(-40, 536), (840, 536), (840, 610), (-40, 610)])
    sc.layer(pave, sc.lin([(0, "#7d788c"), (1, "#9c97a8")], 0, 536, 0, 590), z=8, dy=-3, sh=0.3)
    sc.flat(
        U(
            *[limb([(x, 537, 1), (x + (x - 400) * 0.14, 582, 1.8)], 2) for x in range(-20, 840, 86)],
            box(-40, 553, 840, 554.4),
        ),
        "#4a465a",
        0.5,
    )
    for k in range(4):  # four footprints, filling
        x, y = (328, 352, 464, 490)[k], (558, 569, 569, 558)[k]
        fl = 1 if k < 2 else -1
        foot = fillet(U(ellipse(x + fl * 8, y, 16, 5.4), ellipse(x - fl * 15, y, 9, 4.4)), 1)
        sc.flat(foot.buffer(1.2), "#4a465a", 0.7)
        sc.flat(foot, "#e9e0e2", 0.85)

    # ------------------------------------------------ rain behind the umbrellas
    def rain(name: str, n: int, op: float, w: float, avoid: Any = None, y1: float = 580) -> None:
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
    dry = clean(U(cover, Polygon([(180, 300), (640, 300), (600, 560), (200, 560)])))
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
                for _k in range(S.choice((0, 1, 1, 2))):
                    y = t.centroid.y + S.uniform(12, 190)
                    if y < 530:
                        drops.append(
                            shape(
                                f"{t.centroid.x},{y - 8}^ {t.centroid.x + 3.4},{y + 2} {t.centroid.x},{y + 5} {t.centroid.x - 3.4},{y + 2}"
                            )
                        )
        sc.flat(U(drops), "#f5eef2", 0.8)
    rain("rain.near", 120, 0.5, 2.0, dry)
    # a sparrow in the dry place
    sp = sparrow()
    put(sc, T(sp, 404, FEET - 3, 0.62), z=2.4, cut=0)
    # ------------------------------------------------ the puddle: sky first, then the reflection
    water = box(-40, LINE, 840, 1260)
    sc.flat(
        water,
        sc.rad([(0, "#fffaf0"), (0.26, "#f8eee0"), (0.5, "#e0d5d8"), (0.8, "#aca4b8"), (1, "#7f788f")], LX, LY, 440),
    )
    mirror = lambda g: AF.scale(g, 1, -1, origin=(0, LINE))
    # the dark houses of both sides, upside down, with their windows
    gs, ws = [], []
    for xa, xb, deep in ((-60, 104, 996), (672, 860, 1010)):
        roof_ = Polygon(
            [
                (xa, deep - 40),
                (xb, deep - 40),
                (xb - 30 if xa < 0 else xb, deep + 10),
                (xa if xa < 0 else xa + 30, deep + 10),
            ]
        )
        gs.append(rippled(U(box(xa, LINE, xb, deep - 38), roof_), 2.0, 80))
        for j in range(4):
            for i in range(3):
                wx = xa + 66 + i * 46 if xa < 0 else xa + 26 + i * 46
                if wx + 26 < xb - 4:
                    ws.append(rippled(box(wx, LINE + 52 + j * 92, wx + 26, LINE + 104 + j * 92), 2.0, 80))
    sc.flat(U(gs), near("#8f879c", "#5c566f", 520), 0.86)
    sc.flat(U(ws), "#4f4962", 0.6)
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
            g = rippled(
                mirror(p.geom),
                0.5 if p.name in ("shaft", "crook") else 0.7 if p.name.startswith(("his.", "her.")) else 1.5,
            )
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

    sc.flat(box(-40, LINE, 840, LINE + 26), "#6f6880", 0.55)
    ug, ur = umbrellas(22)
    for fig in (ur, ug):
        lay(fig.without("crook", "shaft"))
    pair = T(couple(), 408, FEET, 1.06)
    upper = ("fist", "sleeve", "her.", "his.", "collar")
    late = [p for p in pair.pieces if p.name.startswith(upper)]
    body, rest = Figure(q for q in pair.pieces if q not in late), Figure(late)
    lay(body)
    for fig in (ur, ug):
        hide = U(ug.part("panel"), ur.part("panel")).buffer(1)
        lay(Figure(p._replace(geom=clean(p.geom.difference(hide))) for p in fig.pieces if p.name in ("shaft", "crook")))
    lay(rest)
    # ripples: long lens slits that let the sky through the figures, and rings of drops
    S = sc.stream("ripple")
    slits = []
    for _ in range(90):
        x, y = S.uniform(120, 690), S.uniform(LINE + 40, 1140)
        if abs(x - 408) < 90 and 872 < y < 985:
            continue
        L = S.uniform(16, 62)
        slits.append(limb([(x - L, y, 0.3), (x, y + S.uniform(-1, 1), S.uniform(1.2, 2.8)), (x + L, y, 0.3)], 4, 3))
    sc.flat(U(slits), near("#fffdf6", "#cfc5d2", 420), 0.62)
    for x, y, r in ((176, 800, 50), (642, 770, 40), (690, 930, 54), (150, 930, 34), (236, 690, 30)):
        for k in range(3):
            q = ellipse(x, y, r - k * r * 0.3, (r - k * r * 0.3) * 0.3)
            sc.flat(q.difference(q.buffer(-1.6)), "#fffdf8" if k % 2 == 0 else "#6a6280", 0.7)
    # ------------------------------------------------ the road round the puddle: cobbles laid over the water
    edge = shape(
        "-80,596 -80,812 20,836 -14,872 54,900 34,948 118,980 92,1026 178,1064 160,1104 262,1132 300,1166 420,1182 520,1150 612,1160 640,1112 724,1092 700,1040 776,1012 738,962 812,930 764,888 822,852 880,830 880,596",
        12,
    )
    S = sc.stream("cobbles")
    wet, dry_ = [], []
    y = 640.0
    row = 0
    while y < 1240:
        h = 6 + (y - 612) * 0.047
        x = -60 + S.uniform(-20, 20)
        while x < 850:
            w = h * S.uniform(2.7, 3.9)
            g = rounded(
                Polygon(
                    [
                        (x + 2 + S.uniform(-2, 2), y + 2),
                        (x + w - 2 + S.uniform(-2, 2), y + S.uniform(0, 3)),
                        (x + w - 2, y + h - 2),
                        (x + 2, y + h - 2 + S.uniform(-2, 1)),
                    ]
                ).buffer(0),
                h * 0.36,
            )
            c = g.centroid
            if not edge.buffer(-4).contains(c):
                (wet if edge.buffer(34).contains(c) else dry_).append(g)
            x += w
        y += h
        row += 1
    ground = clean(box(-50, LINE - 4, 850, 1260).difference(edge))
    sc.layer(ground, near("#746d88", "#35324a", 760), z=5, sh=0.5, cut=1.4, rimop=0.5, rim="#fff6ea")
    for g in dry_:
        sc.layer(g, near("#8a839c", "#4d4962", 760), z=1.8, cut=0.4, sh=0.5, wash=0.8, fibre=0.08, rimop=0.3)
    for g in wet:
        sc.layer(g, near("#a79db0", "#565169", 640), z=2, cut=0.4, sh=0.55, wash=0.8, fibre=0.08, rimop=0.55, rimw=1.3)
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
            rounded(box(x + 1.5, 578, x + w - 1.5, 592), 3),
            sc.lin([(0, "#cfc7d2"), (1, "#aaa3b4")], 0, 578, 0, 592),
            z=5,
            cut=0.4,
            sh=0.4,
            fibre=0.1,
        )
        sc.layer(
            rounded(box(x + 1.5, 591, x + w - 1.5, 614), 3),
            near("#8a8298", "#5f5a72", 560),
            z=6,
            cut=0.4,
            sh=0.55,
            fibre=0.1,
        )
        x += w
    # the drain in the gutter, a leaf
    sc.vignette("#191524", 0.36, LX, 760, 900, 0.55)
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
