"""A dancer turns on a floe and her toe has cut it into a spiral; seals watch from the water all round, strict as a jury.

Palette: polar peach #f0bfa6, ice mint #b5d3cf, sea bottle-blue #2f5060, seal umber #6f6a68, snow light #fdf3ea, sash #a8377a.
Light: a low sun behind thin cloud. Planes: sky / far bergs / drift ice / spiral floe / dancer / seals from far to very near.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *

LX, LY = 468, 244  # the sun behind the cloud
SEA = 262  # the horizon
CX, CY = 404, 736  # the middle of the floe
SQUASH = 0.5  # how much the plane of the sea is foreshortened
RADIUS = 336
TURNS = 4.2


def plane(g: Any) -> Any:
    """From a plan round the floe's middle into the picture."""
    return AF.translate(AF.scale(g, 1, SQUASH, origin=(0, 0)), CX, CY)


def at(r: float, a: float) -> tuple[float, float]:
    """A point of that plan."""
    return CX + r * math.cos(a), CY + SQUASH * r * math.sin(a)


def floe(sc: Scene) -> tuple[Any, Any]:
    """The floe in plan, cut by the spiral: (ice, groove)."""
    r = sc.stream("floe")
    P = []
    n = 34
    for k in range(n):
        a = 2 * math.pi * k / n
        q = RADIUS * (1 + 0.035 * math.sin(3 * a + 1) + r.uniform(-0.035, 0.035))
        P.append((q * math.cos(a), q * math.sin(a)))
    disc = shape(np.array(P), 4)
    steps = 150
    S = []
    for k in range(steps + 1):
        t = k / steps
        a = 2.5 + TURNS * 2 * math.pi * t
        q = 16 + (RADIUS + 22 - 16) * t**0.92 + 5 * math.sin(5 * a) * t
        S.append((q * math.cos(a), q * math.sin(a), 2.4 + 30 * t**1.6))
    groove = limb(S, 3)
    cracks = []
    for k in range(9):
        a = 0.7 * k + r.uniform(-0.15, 0.15)
        q = r.uniform(170, 250)
        C = [(q * math.cos(a), q * math.sin(a), 1.2)]
        for _ in range(4):
            q += r.uniform(18, 36)
            a += r.uniform(-0.1, 0.1)
            C.append((q * math.cos(a), q * math.sin(a), r.uniform(1.6, 3.6)))
        cracks.append(limb(C, 1, 3))
    return clean(disc.difference(groove).difference(U(cracks)).buffer(-1.2)), groove


def draw_sky(sc: Scene) -> None:
    """Peach light without a disc, thin banks, bergs."""
    sc.backdrop(
        sc.rad([(0, "#fff8ec"), (0.16, "#ffe6cc"), (0.4, "#f0bfa6"), (0.75, "#c99a9c"), (1, "#8f7f92")], LX, LY, 760)
    )
    r = sc.stream("banks")
    for P, c, lit in (
        ([(-60, 60), (120, 90), (300, 70), (480, 100), (700, 60), (860, 90)], "#b58a94", "#f6cdb4"),
        ([(-60, 20), (160, 40), (420, 20), (660, 34), (860, 10)], "#8f7890", "#e2b0a4"),
    ):
        b = bank(r, P, 16, 34, fill=Polygon([*P, (920, -80), (-120, -80)]).buffer(0), sx=2.2)
        sc.layer(b, sc.near(lit, c, 520), z=8, sh=0.3, cut=0.6, rim="#fff6e8", rimop=0.7, dy=4)
    for x, y, w in ((190, 168, 300), (640, 150, 260), (420, 204, 420)):
        sc.layer(
            scroll_cloud(r, x, y, w, 34, 3, 0.22),
            sc.near("#fff4e2", "#dba79c", 420),
            z=4,
            sh=0.18,
            cut=0.4,
            rim="#ffffff",
            rimop=0.7,
        )
    sc.glow(LX, LY, 380, "#fff0d8", 0.8, sy=0.6)
    for k, (c, lit, h) in enumerate((("#d9aca6", "#fbe0cc", 62), ("#b3919c", "#f3d2c4", 44))):
        q = sc.stream(f"bergs {k}")
        x = -40.0
        while x < 840:
            w = q.uniform(70, 170)
            if abs(x + w / 2 - LX) > 80 - 20 * k:
                n = 5
                P = (
                    [(x, SEA + 4)]
                    + [
                        (
                            x + w * (i + 0.4) / n,
                            SEA - h * q.uniform(0.25, 1) * math.sin(math.pi * (i + 0.7) / (n + 0.4)),
                        )
                        for i in range(n)
                    ]
                    + [(x + w, SEA + 4)]
                )
                sc.layer(Polygon(P).buffer(0), sc.near(lit, c, 360), z=4, sh=0.2, cut=0.4, rim="#fffaf0", rimop=0.8)
            x += w * q.uniform(0.9, 1.8)


def draw_sea(sc: Scene) -> None:
    """Water from peach to bottle blue, the sun's path, and drift ice."""
    sc.layer(
        box(-60, SEA, 860, 1260),
        sc.rad(
            [(0, "#ffe8d0"), (0.2, "#d9a8a0"), (0.42, "#7f8490"), (0.62, "#3f6070"), (1, "#16303e")],
            LX,
            SEA,
            920,
            tf="",
        ),
        z=5,
        sh=0.2,
        cut=0,
        rim="#fff6e8",
        rimop=0.8,
    )
    r = sc.stream("path")
    glints = []
    for _ in range(170):
        d = r.random() ** 1.5
        y = SEA + 4 + 420 * d
        x = LX - 70 * math.sin(d * 3.2) + r.gauss(0, 20 + 80 * d)
        w = (6 + 40 * d) * r.uniform(0.5, 1.3)
        glints.append(limb([(x - w / 2, y, 0.4), (x, y - 0.6, 0.8 + 2.2 * d), (x + w / 2, y, 0.4)], 3, 3))
    sc.flat(U(glints), "#fff4e0", 0.85)
    q = sc.stream("drift")
    placed: list[tuple[float, float, float]] = []
    for _ in range(520):
        d = q.random() ** 1.15
        y = SEA + 8 + 960 * d
        w = (30 + 250 * d) * q.choice((0.3, 0.5, 0.8, 1.1)) * q.uniform(0.8, 1.15)
        x = q.uniform(-40, 840)
        h = w * (0.1 + 0.3 * d)
        lead = LX - 70 * math.sin(min(1, (y - SEA) / 420) * 3.2)
        if y < 620 and abs(x - lead) < 30 + 0.22 * (y - SEA) + w * 0.5:
            continue
        if math.hypot(x - CX, (y - CY) / SQUASH) < RADIUS + 66 + w * 0.55:
            continue
        if y > 900 and 130 < x < 690:
            continue
        if any(abs(x - a) < (w + b) * 0.56 and abs(y - c) < (h + b * (0.1 + 0.3 * d)) * 0.62 for a, c, b in placed):
            continue
        placed.append((x, y, w))
    for x, y, w in sorted(placed, key=lambda p: p[1]):
        d = (y - SEA) / 960
        h = w * (0.1 + 0.3 * d)
        n = q.randint(6, 9)
        P = [
            (
                x + w / 2 * (1 + q.uniform(-0.2, 0.12)) * math.cos(2 * math.pi * k / n),
                y + h / 2 * (1 + q.uniform(-0.2, 0.12)) * math.sin(2 * math.pi * k / n),
            )
            for k in range(n)
        ]
        g = rounded(Polygon(P).buffer(0), w * 0.04)
        deep = 2 + 12 * d
        sc.layer(
            T(g, 0, deep), sc.near("#d8b4b0", "#3f7f8c", 520), z=2, sh=0.3, cut=0.3, wash=0.4, rim="#e8fbf6", rimop=0.4
        )
        sc.layer(
            g,
            sc.near("#fff6ea", mix("#b5d3cf", "#7f9fae", d), 640),
            z=2 + 3 * d,
            sh=0.35,
            cut=0.3,
            wash=0.6,
            rim="#ffffff",
            rimop=0.9,
        )


def draw_floe(sc: Scene) -> None:
    """The spiral: three thicknesses of ice, its drop edge glowing blue in the water."""
    ice, groove = floe(sc)
    halo = plane(Point(0, 0).buffer(RADIUS + 34))
    sc.flat(T(halo, 0, 26), "#6fc0c4", 0.4, "screen", 16)
    deepest = T(plane(ice.buffer(9)), 0, 46)
    sc.flat(deepest, "#2f8a94", 0.75, None, 3)
    for dy, lit, c in ((34, "#7fd0cc", "#2a7482"), (22, "#a8e4dc", "#4a9aa2"), (11, "#d4f2ea", "#7fbcc0")):
        sc.layer(T(plane(ice), 0, dy), sc.near(lit, c, 620), z=2.4, sh=0.3, cut=0.4, wash=0.6, rim="#f0fffa", rimop=0.6)
    top = plane(ice)
    sc.layer(
        top,
        sc.rad(
            [(0, "#ffffff"), (0.3, "#fff6ec"), (0.62, "#fbdcc8"), (0.85, "#c9ccd0"), (1, "#8fb0bc")],
            CX + 40,
            CY - 130,
            460,
            "",
        ),
        z=3,
        sh=0.3,
        cut=0.4,
        wash=0.7,
        rim="#ffffff",
        rimop=1,
        rimw=1.3,
    )
    with sc.clip(top):
        r = sc.stream("snow on it")
        for _ in range(70):  # scratches of her toe beside the groove
            q, a = r.uniform(20, RADIUS - 10), r.uniform(0, 6.28)
            P = [(*at(q + 0.8 * k, a + 0.04 * k), 0.4 + 1.1 * math.sin(math.pi * k / 6)) for k in range(7)]
            sc.flat(limb(P, 2, 3), "#8fa8b4", 0.4)
        sc.flat(
            U([ellipse(*at(r.uniform(0, RADIUS), r.uniform(0, 6.28)), r.uniform(0.8, 2.2), 0.9) for _ in range(130)]),
            "#ffffff",
            0.9,
        )
        # pools that are already water
        for q, a, w in ((180, 2.6, 30), (250, 0.5, 38), (236, 4.4, 26), (120, 1.1, 20)):
            x, y = at(q, a)
            sc.layer(
                shape(
                    f"{x - w},{y} {x - w * 0.3},{y - w * 0.34} {x + w * 0.7},{y - w * 0.26} {x + w},{y + w * 0.1} {x + w * 0.2},{y + w * 0.36} {x - w * 0.6},{y + w * 0.26}"
                ),
                sc.lin([(0, "#8fd0cc"), (1, "#4a9aa2")], 0, y - w * 0.3, 0, y + w * 0.3),
                z=0.8,
                sh=0.3,
                cut=0.3,
                wash=0,
                rim="#ffffff",
                rimop=0.6,
            )
    # her shadow, towards us
    cast = AF.affine_transform(U(*dancer().values()), [0.95, 0.36, 0, -0.5, CX, CY])
    with sc.clip(top):
        sc.flat(cast, sc.lin([(0, "#5a5f86", 0.85), (1, "#5a7f96", 0.3)], 0, CY, 0, CY + 180), 0.85, "multiply", 3)


def dancer() -> dict[str, Any]:
    """Toe on 0,0; about 330 high. Pieces from far to near."""
    hem = []
    n = 64
    for k in range(n + 1):
        a = 2 * math.pi * k / n
        q = 1 + 0.05 * math.sin(9 * a) + 0.03 * math.sin(4 * a)
        hem.append((-4 + 116 * q * math.cos(a), -104 + 34 * q * math.sin(a) - 16 * math.cos(a) + 6 * math.sin(2 * a)))
    disc = Polygon(hem).buffer(0)
    front = Polygon([*[p for p in hem[: n // 2 + 1]], (-16, -184), (14, -186)]).buffer(0)
    pleats, dark_pleats = [], []
    for k in range(15):
        a = math.pi * (k + 0.5) / 15
        x, y = -4 + 112 * math.cos(a), -104 + 32 * math.sin(a) - 16 * math.cos(a)
        bend = 26 * math.sin(a)
        g = limb([(-1 + 13 * math.cos(a), -178, 0.6), ((x - 1) * 0.5 + bend, (y - 178) * 0.5 + 6, 2.4), (x, y, 4.4)], 6)
        (pleats if k % 2 else dark_pleats).append(g)
    return {
        "inside": disc,
        "leg": limb([(2, -120, 15), (3, -66, 12.5), (4, -34, 8.5), (2, -12, 6), (0, 0, 4.4)], 8),
        "leg.b": limb([(10, -118, 15), (48, -92, 13), (30, -58, 9), (10, -50, 6.4), (2, -46, 4)], 8),
        "skirt": front,
        "pleats": U(pleats).intersection(front.buffer(-1)),
        "pleats.dark": U(dark_pleats).intersection(front.buffer(-1)),
        "arm.far": limb([(22, -238, 11), (58, -226, 9), (88, -238, 6.6), (104, -252, 5), (112, -262, 2.4)], 8),
        "torso": shape("-15,-182^ -15,-204 -14,-226 -8,-246 8,-254 24,-248 27,-232 20,-208 15,-182^ 0,-176"),
        "neck": limb([(10, -246, 11), (13, -262, 9)], 3),
        "head": T(
            shape("-13,-6 -11,-17 0,-22 11,-18 14,-8^ 18,-2^ 14,1 13,8^ 6,13 -4,12 -12,6"), 16, -274, 1.02, rot=-26
        ),
        "hair": T(shape("-15,-2 -14,-17 -2,-25 10,-21 15,-11^ 4,-10 -2,0 -6,9^ -13,6"), 16, -274, 1.02, rot=-26),
        "plait": limb(
            [
                (4, -270, 11),
                (-20, -274, 11),
                (-48, -262, 11),
                (-72, -240, 9.5),
                (-86, -214, 7),
                (-88, -208, 5),
                (-96, -186, 9),
                (-94, -178, 1),
            ],
            8,
        ),
        "arm": limb([(-6, -240, 12), (-34, -266, 9.5), (-36, -302, 7), (-22, -330, 5), (-12, -342, 2.4)], 8),
        "sash": limb([(-14, -190, 13), (2, -186, 15), (16, -190, 12)], 6),
        "sash.a": limb([(12, -190, 9), (60, -196, 12), (112, -176, 13), (146, -190, 10), (176, -180, 3)], 8),
        "sash.b": limb([(12, -188, 8), (52, -172, 11), (92, -150, 11), (132, -152, 9), (160, -138, 2)], 8),
    }


def draw_dancer(sc: Scene) -> None:
    """Sixty, lean, dark; body and skirt one spiral."""
    s = 0.94
    d = {k: T(g, CX, CY, s) for k, g in dancer().items()}
    skin, wool = "#6a4232", "#3a3550"
    kw: dict[str, Any] = {
        "cut": 0,
        "wash": 0.3,
        "fibre": 0.05,
        "rim": "#fff2dc",
        "rimop": 0.95,
        "rimw": 1.2,
        "shc": "#2a2440",
    }
    sc.flat(ellipse(CX, CY + 2, 20, 5), "#4a4a72", 0.7, "multiply", 2)
    sc.glow(CX, CY + 2, 70, "#ffffff", 0.9, sy=0.4)
    sc.layer(d["inside"], sc.lin([(0, "#5f3f5c"), (1, "#221d36")], 0, CY - 150, 0, CY - 60), z=4, **kw)
    sc.layer(d["arm.far"], mix(skin, "#2a2440", 0.2), z=2, **kw)
    sc.layer(d["leg.b"], mix(skin, "#2a2440", 0.35), z=2, **kw)
    sc.layer(d["leg"], skin, z=2, **kw)
    sc.layer(T(limb([(2, -18, 8), (1, -8, 6.6), (0, 1, 4.6)], 4), CX, CY, s), "#a8377a", z=1, **kw)
    sc.layer(T(limb([(14, -52, 8), (4, -47, 6), (-3, -43, 3)], 4), CX, CY, s), "#8a2c66", z=1, **kw)
    for k, c in (("sash.b", "#8a2c66"),):
        sc.layer(d[k], c, z=3, **kw)
    sc.layer(d["skirt"], sc.lin([(0, "#7a5f86"), (0.5, wool), (1, "#2a2540")], CX + 90, 0, CX - 110, 0), z=5, **kw)
    sc.flat(d["pleats"], "#b08aa0", 0.55)
    sc.flat(d["pleats.dark"], "#15122a", 0.5)
    band = d["skirt"].difference(T(d["skirt"], 0, -9)).intersection(d["skirt"])
    sc.flat(band, "#e9c9b8", 0.85)
    sc.layer(d["torso"], sc.lin([(0, "#5a4a66"), (1, "#3a2f4c")], CX + 20, 0, CX - 14, 0), z=3, **kw)
    sc.layer(d["sash"], "#c04a90", z=2, **kw)
    sc.layer(d["sash.a"], sc.lin([(0, "#a8377a"), (1, "#e07ab0")], CX, 0, CX + 170, 0), z=4, **kw)
    sc.layer(d["neck"], skin, z=1, **kw)
    sc.layer(d["plait"], "#f4ece4", z=3, **kw)
    knots = [
        limb([(x - 4, y - 4, 0.6), (x, y + 2, 1.6), (x + 4, y - 4, 0.6)], 3)
        for x, y in along(
            curve(np.array([(4, -270), (-20, -274), (-48, -262), (-72, -240), (-86, -214)], float), n=8), 16
        )
    ]
    sc.flat(T(U(knots), CX, CY, s).intersection(d["plait"]), "#a89aa4", 0.8)
    sc.layer(d["head"], mix(skin, "#e0a080", 0.16), z=2, **kw)
    sc.layer(d["hair"], "#f4ece4", z=1.4, **kw)
    sc.flat(
        T(T(limb([(4, -3, 0.8), (8, -1.6, 1.6), (12, -3.4, 0.7)], 4), 16, -274, 1.02, rot=-26), CX, CY, s),
        "#1c1218",
        0.9,
    )
    sc.layer(d["arm"], skin, z=2.4, **kw)
    feather_ = T(leaf(0, 0, 24, -2.5, 0.2), CX + 6 * s, CY - 290 * s, 1)
    sc.layer(feather_, "#ffffff", z=1.4, cut=0, wash=0, fibre=0, rim="#ffffff")
    rimlight(sc, U(d["torso"], d["skirt"]), -3, 3, "#ffe8d0", 0.8, r=700)


def ripples(sc: Scene, x: float, y: float, w: float) -> None:
    """Rings round a head in the water."""
    for k in range(3):
        q = w * (0.66 + 0.26 * k)
        e = ellipse(x, y, q, q * 0.34)
        sc.flat(
            e.difference(ellipse(x, y + 0.8, q - 1 - w * 0.012, (q - 1 - w * 0.02) * 0.33)), "#fbe6d6", 0.6 - 0.16 * k
        )


def seal_head(sc: Scene, x: float, y: float, w: float, turn: str, tone: str) -> None:
    """A smooth head above the water; turn 'face', 'left', 'right' (profile) or 'back'."""
    sc.flat(ellipse(x, y + w * 0.16, w * 0.62, w * 0.24), "#0c1c28", 0.5, "multiply", w * 0.06)
    ripples(sc, x, y, w)
    h = w * 1.08
    kw: dict[str, Any] = {"cut": 0, "wash": 0.6, "fibre": 0.06, "rim": "#fff0dc", "rimop": 0.95, "rimw": 1 + w / 90}
    fill = sc.rad(
        [(0, mix(tone, "#ffd8bc", 0.55)), (0.4, tone), (1, dark(tone, 0.5))],
        x + (LX - x) * 0.12,
        y - h * 0.95,
        w * 1.15,
    )
    cut_ = box(x - w * 3, y - w * 4, x + w * 3, y)
    if turn in ("left", "right"):
        left = turn == "left"
        place = lambda q: T(q, x, y, w / 100, sy=w * 0.0108, rot=6 if left else -6, flip=left)
        line = lambda *P: limb([tuple(v * 100 for v in q) for q in P], 5)
        dot = lambda a, b, c, d, e=0: ellipse(a * 100, b * 100, c * 100, d * 100, e)
        back = shape("-230,10 -170,-10 -110,-16 -50,-6 -30,12")
        if w < 120:
            sc.layer(clean(place(back).intersection(cut_)), dark(tone, 0.18), z=2, sh=0.4, **(kw | {"rimop": 0.4}))
        g = shape(
            "-64,20^ -62,-20 -48,-60 -20,-93 12,-98 38,-85 56,-70 74,-63 81,-53 75,-42 58,-37 42,-28 37,-8 42,20^"
        )
        sc.layer(clean(place(g).intersection(cut_)), fill, z=2 + w * 0.03, sh=0.4, **kw)
        folds = [
            line(
                (-0.5 + 0.1 * k, -0.3 - 0.02 * k, 0.006),
                (-0.2 + 0.06 * k, -0.14 - 0.1 * k, 0.02),
                (0.3, -0.12 - 0.07 * k, 0.006),
            )
            for k in range(2)
        ]
        sc.flat(clean(place(U(folds)).intersection(place(g).buffer(-1)).intersection(cut_)), dark(tone, 0.5), 0.6)
        r = sc.stream(f"spots {x}")
        spots = [
            dot(r.uniform(-0.55, 0.3), r.uniform(-0.9, -0.05), r.uniform(0.012, 0.034), r.uniform(0.01, 0.022))
            for _ in range(26)
        ]
        sc.flat(clean(place(U(spots)).intersection(place(g).buffer(-2)).intersection(cut_)), dark(tone, 0.5), 0.55)
        sc.flat(place(dot(0.64, -0.49, 0.12, 0.075, -20)), light(tone, 0.22), 0.8)
        sc.flat(
            place(
                U(
                    dot(0.36, -0.72, 0.062, 0.062),
                    dot(0.775, -0.565, 0.045, 0.036),
                    line((0.76, -0.47, 0.008), (0.66, -0.42, 0.02), (0.54, -0.44, 0.008)),
                    dot(0.0, -0.66, 0.02, 0.034),
                )
            ),
            "#120c14",
        )
        sc.flat(place(dot(0.38, -0.745, 0.02, 0.02)), "#fff6ea")
        sc.flat(
            place(
                U(
                    [
                        line(
                            (0.66, -0.5 + 0.03 * k, 0.012),
                            (0.84, -0.4 + 0.06 * k, 0.009),
                            (0.96, -0.26 + 0.09 * k, 0.003),
                        )
                        for k in range(4)
                    ]
                )
            ),
            "#fdf3ea",
            0.75,
        )
        return
    g = shape(
        f"{x - w * 0.5},{y + 9}^ {x - w * 0.46},{y - h * 0.44} {x - w * 0.3},{y - h * 0.86} {x},{y - h} {x + w * 0.3},{y - h * 0.86} {x + w * 0.46},{y - h * 0.44} {x + w * 0.5},{y + 9}^"
    )
    sc.layer(clean(g.intersection(cut_)), fill, z=2 + w * 0.03, sh=0.4, **kw)
    r = sc.stream(f"spots {x}")
    spots = [
        ellipse(
            x + r.uniform(-0.36, 0.36) * w,
            y - h * r.uniform(0.1, 0.86),
            w * r.uniform(0.012, 0.035),
            w * r.uniform(0.01, 0.022),
        )
        for _ in range(24)
    ]
    sc.flat(clean(U(spots).intersection(g.buffer(-2)).intersection(cut_)), dark(tone, 0.5), 0.5)
    if turn == "face":
        for s in (-1, 1):
            sc.flat(ellipse(x + s * w * 0.21, y - h * 0.6, w * 0.07, w * 0.08), "#120c14")
            sc.flat(ellipse(x + s * w * 0.21 + w * 0.02, y - h * 0.63, w * 0.02), "#fff6ea")
            sc.flat(ellipse(x + s * w * 0.1, y - h * 0.36, w * 0.13, w * 0.1), light(tone, 0.3), 0.9)
        sc.flat(shape(f"{x - w * 0.07},{y - h * 0.46}^ {x + w * 0.07},{y - h * 0.46}^ {x},{y - h * 0.37}^"), "#120c14")
    else:
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x - w * 0.16 + w * 0.16 * k, y - h * 0.9, 0.6),
                            (x - w * 0.22 + w * 0.22 * k, y - h * 0.45, w * 0.022),
                            (x - w * 0.26 + w * 0.26 * k, y - 2, 0.6),
                        ],
                        5,
                    )
                    for k in (0, 1, 2)
                ]
            ).intersection(g),
            dark(tone, 0.45),
            0.35,
        )
        for side in (-1, 1):
            sc.flat(
                U(
                    [
                        limb(
                            [
                                (x + side * w * 0.44, y - h * 0.42 + w * 0.04 * k, 1.2),
                                (x + side * w * 0.66, y - h * 0.4 + w * 0.07 * k, 1),
                                (x + side * w * 0.84, y - h * 0.3 + w * 0.1 * k, 0.3),
                            ],
                            4,
                        )
                        for k in range(4)
                    ]
                ),
                "#fdf3ea",
                0.7,
            )
            sc.flat(ellipse(x + side * w * 0.3, y - h * 0.62, w * 0.025, w * 0.04), "#120c14", 0.8)


def draw_seals(sc: Scene, near_half: bool) -> None:
    """The jury."""
    far = (
        (96, 588, 34, "right", "#7f7274"),
        (196, 530, 27, "face", "#8a7a7a"),
        (318, 512, 23, "face", "#948280"),
        (590, 512, 25, "face", "#8a7a7a"),
        (706, 566, 32, "left", "#7a6e70"),
    )
    near = (
        (772, 742, 56, "left", "#66605f"),
        (30, 782, 62, "right", "#5c5a60"),
        (714, 968, 92, "left", "#4a4c56"),
        (92, 1012, 104, "right", "#434650"),
        (520, 1072, 112, "back", "#3a3f4c"),
        (262, 1160, 156, "right", "#2a303e"),
        (744, 1204, 190, "left", "#20242f"),
    )
    for q in near if near_half else far:
        seal_head(sc, *q)


def draw_bear(sc: Scene) -> None:
    """On a far floe somebody waits with weed for flowers."""
    x, y = 172, 366
    raft = shape(f"{x - 58},{y} {x - 20},{y - 8} {x + 40},{y - 7} {x + 62},{y + 1} {x + 20},{y + 8} {x - 36},{y + 7}")
    sc.layer(T(raft, 0, 5), "#6f98a4", z=2, cut=0.2, wash=0.3)
    sc.layer(raft, "#fdeee2", z=2, cut=0.2, wash=0.3, rim="#ffffff", rimop=0.9)
    b = T(beast("bear", "sit", ("#f4e6da", "#fff6ec", "#3a3038")), x, y, 0.3)
    put(sc, b, z=1.6, rim=(-1.6, 1, "#ffffff", 0.8))
    for k in range(5):
        sc.flat(
            limb(
                [(x + 16, y - 18, 1.2), (x + 19 + 2 * k, y - 27, 1.4), (x + 14 + 5 * k, y - 37 + abs(k - 2) * 2, 0.6)],
                4,
            ),
            ("#3f6a50", "#5f7a46")[k % 2],
        )


def draw() -> Scene:
    """Full marks, or none."""
    sc = Scene("floe_dance", light=(LX, LY, 240), shadow="#14222e", bg="#2f5060")
    draw_sky(sc)
    draw_sea(sc)
    draw_bear(sc)
    draw_seals(sc, near_half=False)
    draw_floe(sc)
    draw_dancer(sc)
    draw_seals(sc, near_half=True)
    sc.vignette("#0c1c28", 0.36, CX, 560, 900)
    sc.finish()
    return sc
