"""On the moon, before the rising earth, an astronaut milks a cow, and the milk flows up in one great S and is the Milky Way.

Palette: ink #0b1420, night #14304a, moon chalk #efe8d8, earth blue #3f9bdc, milk #fffdf6, hide rust #a5502c, band orange #ef7a2c.
Light: the sun far out on the left; chalk-white ground, hard shadows to the right.
Planes: night with stars / the milk / the earth / far rims / stage with cow and milker / near ground / rocks we look out between.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *

SUN = (-260, 420)
EX, EY, ER = 548, 690, 286  # the earth
STAND = (430, 902)  # the frame of cow and milker
SIZE = 1.0
PAIL = (-88, 2)
INK, CHALK, MILK, RUST, ORANGE = "#0b1420", "#efe8d8", "#fffdf6", "#a5502c", "#ef7a2c"
WAY = [(338, 862, 5), (330, 800, 6), (318, 720, 9), (278, 656, 15), (190, 634, 24), (118, 570, 36), (96, 478, 52), (142, 392, 68), (258, 330, 86), (410, 288, 102), (560, 232, 122), (652, 140, 150), (650, 20, 190), (580, -90, 240)]  # fmt: skip


def cow() -> Figure:
    """A cow facing right, her head turned back over her shoulder, tail up; feet on y 0."""
    hide, pale, deep = RUST, "#fbf0e2", "#2a1820"
    f = Figure()
    far = U(
        limb("122,-100,36 134,-58,21 129,-30,15 137,-5,16", 8),
        limb("-84,-104,50 -80,-68,30 -58,-46,20 -66,-24,15 -58,-5,17", 8),
    )
    f.add(fillet(far, 4), mix(hide, deep, 0.5), "far", 0.8)
    f.add(U(shape("128,0^ 130,-10 144,-10 147,0^"), shape("-67,0^ -66,-10 -51,-10 -48,0^")), deep, "hoof", 0.4)
    f.add(limb("-122,-160,11 -116,-206,8 -84,-236,6 -48,-232,5", 8), hide, "tail", 0.6)
    f.add(shape("-56,-238^ -36,-246 -10,-236 2,-212^ -18,-214 -44,-222"), pale, "tuft", 0.6)
    f.add(
        U(
            shape("-88,-82 -60,-76 -40,-70 -38,-54 -50,-44 -68,-44 -84,-54 -92,-70"),
            limb("-70,-48,7 -71,-34,5", 1),
            limb("-52,-48,7 -51,-35,5", 1),
        ),
        "#eba9a2",
        "udder",
        0.8,
    )
    trunk = shape(
        "-130,-164 -104,-176 -50,-168 10,-164 66,-172 104,-180 130,-160 140,-124 128,-88 98,-72 50,-62 -4,-58 -46,-64 -84,-78 -112,-88 -140,-110 -146,-142"
    )
    near = U(
        limb("106,-110,46 100,-62,26 105,-34,18 99,-5,19", 8),
        limb("-112,-126,64 -122,-82,38 -102,-52,22 -118,-26,17 -110,-5,19", 8),
    )
    body = fillet(U(trunk, near, limb("92,-136,84 128,-176,62 124,-212,48", 8)), 10)
    f.add(body, hide, "body", 1.6)
    lands = U(
        shape("-150,-150 -120,-184 -70,-180 -58,-150 -84,-132 -92,-108 -118,-112 -128,-86 -160,-100"),
        shape("-26,-176 6,-180 48,-176 52,-150 30,-138 36,-112 16,-92 2,-106 4,-126 -22,-138 -34,-158"),
        shape("72,-150 92,-160 112,-140 100,-120 106,-96 84,-88 70,-104 76,-126"),
        shape("-60,-92 -36,-100 -20,-84 -30,-58 -56,-60"),
    ).intersection(body)
    f.add(lands, pale, "lands", 0.5)
    fold = U(
        limb("-96,-96,1 -84,-118,2.4 -86,-140,1", 6),
        limb("92,-92,1 78,-112,2.6 80,-136,1", 6),
        limb("118,-150,1 104,-170,2.4 100,-186,1", 6),
    )
    f.add(fold, dark(hide, 0.45), "folds", 0.2, True, 0.7)
    f.add(U(shape("89,0^ 91,-11 108,-11 112,0^"), shape("-121,0^ -119,-11 -102,-11 -98,0^")), deep, "hoof", 0.4)
    h = Figure()
    h.add(
        U(limb("-15,-24,9 -30,-38,7 -28,-56,2.5", 6), limb("15,-24,9 30,-38,7 28,-56,2.5", 6)), "#f4e6cc", "horn", 0.8
    )
    h.add(
        U(shape("-16,-18^ -30,-26 -50,-22 -58,-10^ -44,-2 -26,-4"), shape("16,-18^ 30,-26 50,-22 58,-10^ 44,-2 26,-4")),
        dark(hide, 0.12),
        "ear",
        1.0,
    )
    h.add(shape("-22,-26 0,-33 22,-26 25,-6 19,16 19,34 12,46 0,49 -12,46 -19,34 -19,16 -25,-6"), hide, "face", 1.6)
    h.add(shape("0,-30 9,-16 7,10 14,28 0,32 -14,28 -7,10 -9,-16"), pale, "blaze", 0.4)
    h.add(shape("-18,34 -10,27 0,29 10,27 18,34 13,47 0,50 -13,47"), "#eab4a8", "muzzle", 0.6)
    h.add(
        U(ellipse(-7, 37, 2.6, 2), ellipse(7, 37, 2.6, 2), ellipse(-14, -3, 3.6, 4.6), ellipse(14, -3, 3.6, 4.6)),
        deep,
        "eye",
        0.2,
        True,
    )
    h.add(shape("-11,-33 0,-38 11,-33 7,-22 2,-26 -2,-20 -7,-25"), pale, "curl", 0.5)
    f.extend(T(h, 106, -216, 0.98, rot=26))
    f.add(limb("100,-168,6 122,-150,6 150,-166,6", 6), "#d8362c", "strap", 0.5)
    f.add(T(U(shape("-7,0^ -5,-12 5,-12 7,0^"), ellipse(0, 2, 3)), 126, -140, 1.2), "#f2c24a", "bell", 0.6)
    return f


def milker() -> Figure:
    """An astronaut on a stool behind the cow, facing right, both arms out to the udder; in the cow's frame."""
    suit, shade = "#fbf6ec", "#a9b6c4"
    f = Figure()
    wood = "#8a5a3a"
    f.add(
        U(limb("-262,-50,7 -276,-2,5", 1), limb("-214,-50,7 -202,-2,5", 1), limb("-238,-50,7 -238,0,5", 1)),
        dark(wood, 0.25),
        "stool",
        0.6,
    )
    f.add(shape("-274,-58 -238,-63 -202,-58 -204,-50 -238,-46 -272,-50"), wood, "seat", 0.8)
    f.add(
        fillet(U(limb("-240,-74,36 -186,-84,31 -160,-72,26", 6), limb("-162,-74,26 -150,-42,23 -156,-14,22", 6)), 4),
        shade,
        "leg",
        1,
    )
    f.add(shape("-170,0^ -130,0^ -127,-9 -142,-17 -168,-18"), "#6a7684", "boot", 0.6)
    f.add(limb("-196,-122,20 -150,-92,15 -96,-62,11 -74,-50,9", 6), shade, "arm.far", 0.8)
    f.add(shape("-300,-160^ -262,-172^ -236,-96^ -272,-76^").buffer(5), "#c4ccd4", "pack", 1.2)
    f.add(U(T(box(-9, -5, 9, 5), -276, -146, rot=-20), T(box(-9, -5, 9, 5), -266, -118, rot=-20)), ORANGE, "dial", 0.4)
    f.add(fillet(limb("-240,-68,54 -232,-110,58 -208,-150,46", 8), 3), suit, "torso", 1.4)
    f.add(
        fillet(U(limb("-244,-68,40 -196,-76,34 -176,-68,29", 6), limb("-176,-70,29 -178,-40,25 -172,-13,24", 6)), 4),
        suit,
        "leg",
        1.2,
    )
    f.add(U(limb("-190,-32,5 -176,-28,6 -162,-32,5", 4)), ORANGE, "band", 0.3, True)
    f.add(shape("-186,0^ -146,0^ -141,-9 -158,-18 -186,-18"), "#8a96a4", "boot", 0.6)
    f.add(T(box(-8, -8, 8, 8), -226, -112, rot=-12), ORANGE, "patch", 0.4)
    f.add(limb("-200,-150,20 -186,-164,18", 3), "#9a6244", "neck", 0.8)
    f.add(
        shape("-170,-190 -158,-182 -152,-170 -147,-164 -152,-160 -154,-150 -164,-146 -180,-150 -188,-168"),
        "#a86f50",
        "head",
        1,
    )
    f.add(
        shape("-152,-180 -160,-196 -180,-198 -196,-186 -198,-168 -190,-156^ -184,-164 -182,-176 -170,-184^"),
        "#33202a",
        "hair",
        0.8,
    )
    f.add(ellipse(-180, -168, 4, 5.4), "#b97e5e", "ear", 0.4)
    f.add(limb("-174,-169,1 -168,-167,1.8 -162,-169,1", 3), "#33202a", "lid", 0.2, True)
    f.add(shape("-214,-150 -194,-162 -172,-152 -166,-140 -186,-132 -212,-138"), "#d4dae0", "ring", 1)
    f.add(fillet(limb("-214,-134,32 -196,-98,27 -148,-74,20 -98,-54,15", 8), 2), suit, "arm", 1.4)
    f.add(
        U(limb("-206,-104,5 -194,-90,6 -184,-84,5", 3), limb("-112,-66,4 -106,-56,5 -102,-48,4", 3)),
        ORANGE,
        "band",
        0.3,
        True,
    )
    f.add(ellipse(-86, -48, 12, 9, 18), "#8a96a4", "glove", 0.8)
    return f


def draw_night(sc: Scene) -> None:
    """Ink, and stars in it."""
    sc.backdrop(sc.rad([(0, "#24587c"), (0.4, "#173a58"), (0.7, "#0f2236"), (1, INK)], 470, 520, 760))
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 860), 0.7 + 1.7 * r.random() ** 3) for _ in range(170)]),
        "#dfeaf6",
        0.75,
    )


def band(line: Any, a: float, b: float) -> Any:
    """A strip along the milk, from a to b across it (-1 left edge .. 1 right edge)."""
    d = np.gradient(line[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    left, right = line[:, :2] + n * line[:, 2:] * a / 2, line[:, :2] + n * line[:, 2:] * b / 2
    return clean(U([shape_between(left[k : k + 2], right[k : k + 2]) for k in range(len(line) - 1)]).buffer(0.3))


def shape_between(p: Any, q: Any) -> Any:
    """The quadrangle between two edges."""
    from shapely.geometry import MultiPoint

    return MultiPoint(np.vstack([p, q])).convex_hull.buffer(0.2)


def milk_line() -> Any:
    """The course of the milk as rows of x, y, width."""
    return curve(np.array(WAY, float), n=22)


def draw_stream(sc: Scene) -> None:
    """Its beginning, in front of cow and milker: two squirts into the pail, and what rises out of it."""
    for x0, x1 in ((-72, -84), (-53, -78)):
        sc.flat(limb([(STAND[0] + x0, STAND[1] - 36, 1.6), (STAND[0] + x1, STAND[1] - 22, 2.2)], 2), MILK)
    line = milk_line()[: 22 * 4].copy()
    line[:, 2] *= np.clip((len(line) - np.arange(len(line))) / 44, 0.05, 1)  # its end lies within the ribbon behind
    sc.glow(330, 800, 120, "#ffffff", 0.4)
    sc.layer(band(line, -1, 1), MILK, z=3, sh=0.35, shc="#3a1a14", cut=0.2, wash=0, fibre=0, rim="#ffffff", rimop=0.9)
    r = sc.stream("pearls")
    for k in range(6, len(line), 7):
        x, y, w = line[k]
        d = r.choice((-1, 1)) * (w * 0.5 + r.uniform(5, 13))
        sc.layer(
            ellipse(x + d, y + r.uniform(-4, 4), r.uniform(2.2, 5)),
            MILK,
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.3,
            shc="#3a1a14",
        )


def draw_milk(sc: Scene) -> None:
    """One ribbon of milk, thin at the pail, as broad as the sky at its end, and dust on both its banks."""
    line = milk_line()
    for w, op in ((2.6, 0.1), (1.9, 0.14), (1.4, 0.2)):
        sc.flat(band(line, -w, w), "#bfe0f6", op, "screen", 16)
    for a, b, c in ((-1.0, 1.0, "#bcd8ea"), (-0.86, 0.8, "#e2eff4"), (-0.62, 0.6, MILK)):
        t = np.linspace(0, 1, len(line))
        wob = line.copy()
        wob[:, 2] *= 1 + 0.07 * np.sin(t * 40 + 5 * a) * t + 0.05 * np.sin(t * 93) * t
        sc.layer(
            band(wob, a, b),
            sc.lin([(0, c), (0.8, c), (1, mix(c, "#9fc4e0", 0.35))], 0, 300, 400, -20),
            z=6,
            sh=0.3,
            shc="#081420",
            cut=0.3,
            wash=0.4,
            rim="#ffffff",
            rimop=0.9,
        )
    r = sc.stream("flow")
    streaks, holes, dust = [], [], []
    for _ in range(46):
        k, o = r.randrange(60, len(line) - 40), r.uniform(-0.8, 0.8)
        part = line[k : k + r.randrange(16, 40)].copy()
        part[:, 2] *= 1
        m = band(part, o - 0.02, o + 0.02)
        streaks.append(m)
    sc.flat(U(streaks), "#8fb8d4", 0.5)
    d = np.gradient(line[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    for _ in range(900):
        k = int(len(line) * (0.3 + 0.7 * r.random() ** 0.7)) - 1
        side = r.choice((-1, 1))
        off = side * line[k, 2] * (0.5 + abs(r.gauss(0, 0.22)))
        x, y = line[k, :2] + n[k] * off
        dust.append(ellipse(float(x), float(y), r.uniform(0.8, 1.2) + 2.0 * r.random() ** 5))
    sc.flat(U(dust), MILK, 0.9)
    for _ in range(70):
        k = int(len(line) * r.uniform(0.5, 1)) - 1
        x, y = line[k, :2] + n[k] * line[k, 2] * r.uniform(-0.4, 0.4)
        holes.append(star(float(x), float(y), r.uniform(2.5, 6), 4, 0.34))
    sc.flat(U(holes), "#3f7aa8", 0.75)


def draw_earth(sc: Scene) -> None:
    """The earth behind the horizon: sea, two dim coasts, much weather, night on its right."""
    earth = ellipse(EX, EY, ER)
    sc.glow(EX, EY, ER * 1.5, "#6fc0f4", 0.7, mid=0.62)
    sc.layer(
        earth,
        sc.rad([(0, "#c4ecfb"), (0.3, "#79c6f0"), (0.62, "#3f9bdc"), (1, "#1f62a8")], EX - 120, EY - 130, ER * 1.5),
        z=9,
        sh=0.3,
        shc=INK,
        dx=0,
        dy=0,
        cut=0,
        wash=0.8,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.8,
    )
    r = sc.stream("earth")
    for k, s in enumerate((
        "310,600 372,548 452,540 470,586 520,604 500,662 452,668 440,720 400,742 384,690 330,678",
        "600,470 700,480 770,560 800,660 756,700 700,664 650,690 610,640 572,620 590,560",
    )):  # fmt: skip
        g = clean(handcut(shape(s), 5, 4, 40 + k, 90).intersection(earth.buffer(-3)))
        sc.layer(
            g,
            sc.rad([(0, "#a6dcdc"), (1, "#4698c8")], EX - 120, EY - 130, 420),
            z=2.4,
            cut=0,
            sh=0.25,
            shc="#1a4f8a",
            rim="#ffffff",
            rimop=0.4,
        )
    for y0, x0, x1, w in (
        (452, 440, 640, 9),
        (508, 330, 560, 13),
        (560, 560, 800, 12),
        (610, 290, 430, 11),
        (640, 480, 720, 15),
        (720, 280, 520, 14),
        (760, 600, 820, 12),
        (800, 300, 480, 10),
    ):
        out = []
        for j in range(6):
            mid, half = (x0 + x1) / 2 + r.uniform(-0.3, 0.3) * (x1 - x0), (x1 - x0) * r.uniform(0.2, 0.5)
            ph, yy = r.uniform(0, 6), y0 + (j - 2.5) * w * 0.8
            P = [
                (
                    mid + half * t,
                    yy - (y0 - EY) * 0.3 * ((mid + half * t - EX) / ER) ** 2 + 3 * math.sin(3 * t + ph),
                    max(0.3, 0.56 * w * (1 - t * t) ** 0.4 * (0.75 + 0.25 * math.sin(4 * t + ph))),
                )
                for t in np.linspace(-1, 1, 11)
            ]
            out.append(limb(P, 6))
        sc.layer(
            clean(fillet(U(out), w * 0.24).intersection(earth.buffer(-4))),
            "#fbfdff",
            z=5,
            cut=0,
            sh=0.3,
            shc="#1a4f8a",
            op=0.93,
        )
    sc.flat(
        earth,
        sc.rad(
            [(0, "#ffffff", 0), (0.55, "#4f78b8", 0), (0.85, "#183a78", 0.6), (1, "#0c1f4a", 0.92)],
            EX - 130,
            EY - 110,
            ER * 1.5,
        ),
        1,
        "multiply",
    )
    sc.flat(clean(earth.difference(T(earth, 9, 8))), "#eefaff", 0.9, "screen", 2.5)


def shadow_of(g: Any, x0: float, y0: float) -> Any:
    """A hard shadow on the ground, away to the right and towards us."""
    return clean(AF.affine_transform(g, [1, -1.15, 0, -0.36, 1.15 * y0, y0 + 0.36 * y0]))


def crater(sc: Scene, x: float, y: float, r: float, flat: float = 0.26) -> None:
    """A bowl in low sunlight: dark on the left inside, bright on the right."""
    rim = ellipse(x, y, r, r * flat)
    sc.layer(
        rim.buffer(r * 0.08),
        sc.lin([(0, "#fffdf6"), (1, "#b4a898")], x - r, 0, x + r, 0),
        z=2,
        cut=0.4,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.flat(rim, "#4a5668")
    sc.flat(
        clean(rim.difference(T(rim, -r * 0.5, -r * flat * 0.3))),
        sc.lin([(0, "#a8a49c"), (1, "#fff8e8")], x, 0, x + r, 0),
    )


def draw_moon(sc: Scene) -> None:
    """Chalk-white ground in low sunlight, three planes, few craters, and a trail of cloven prints."""
    r = sc.stream("land")
    for P, a, b in (
        (
            [(-40, 842), (70, 810), (150, 852), (300, 884), (600, 886), (690, 852), (760, 826), (840, 846)],
            "#b9b4ac",
            "#6d7484",
        ),
        ([(-40, 902), (160, 894), (420, 898), (640, 896), (840, 884)], CHALK, "#c4bcae"),
    ):
        g, _ = land(r, P, 3)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 0, 0, 840, 0),
            z=8,
            cut=0.8,
            sh=0.4,
            shc="#1a2432",
            rim="#ffffff",
            rimop=0.8,
            rimw=1.4,
            wash=0.45,
        )
    crater(sc, 116, 948, 60)
    crater(sc, 640, 934, 34)
    g, _ = land(r, [(-40, 1010), (160, 1002), (400, 1028), (640, 1006), (840, 1022)], 3)
    frame = (STAND[0], STAND[1])
    both = T(U(cow().outline(), milker().outline()), *frame, SIZE)
    drop = shadow_of(both, *frame)
    sc.flat(drop, "#33455e", 0.85, "multiply", 1)
    sc.layer(
        g,
        sc.lin([(0, "#f6efe0"), (0.5, "#d8cfc0"), (1, "#8f93a0")], 0, 1000, 700, 1180),
        z=9,
        cut=0.8,
        sh=0.35,
        shc="#1a2432",
        rim="#ffffff",
        rimop=0.9,
        rimw=1.5,
        wash=0.45,
    )
    sc.flat(clean(T(drop, 6, 8).intersection(g)), "#33455e", 0.85, "multiply", 1)
    crater(sc, 214, 1090, 88, 0.24)
    path = along(
        curve(np.array([(470, 1216), (560, 1140), (500, 1080), (420, 1010), (500, 960), (520, 920)], float), n=16), 24
    )
    for k, (x, y) in enumerate(path[:-1]):
        s = 0.6 + 1.8 * (y - 880) / 320
        x += 9 * s * (1 if k % 2 else -1)
        hoof = U(ellipse(x - 2.8 * s, y, 2.4 * s, 3.4 * s, 10), ellipse(x + 2.8 * s, y, 2.4 * s, 3.4 * s, -10))
        sc.flat(T(hoof, 1.4 * s, 1.2 * s), "#fffdf6", 0.9)
        sc.flat(hoof, "#5a6474", 1)


def draw_pair(sc: Scene) -> None:
    """Cow, pail, milker; the helmet beside them is full of hay."""
    sc.flat(ellipse(STAND[0] - 30, STAND[1] + 4, 240, 9), "#33455e", 0.5, "multiply", 4)
    rim = (2.6, 1.8, "#ffffff", 0.95)
    put(sc, T(cow(), *STAND, SIZE), z=2.2, rim=rim, sh=0.4)
    px, py = STAND[0] + PAIL[0] * SIZE, STAND[1] + 4
    put(sc, T(bucket("#7f93a8", 46, 36, "#fffdf6"), px, py, 0.95), z=2, rim=rim, sh=0.4)
    put(sc, T(milker(), *STAND, SIZE), z=2.2, rim=rim, sh=0.45)
    draw_stream(sc)
    sc.glow(px, py - 40, 70, "#ffffff", 0.6)
    hx, hy = STAND[0] - 336, STAND[1] + 26
    r = sc.stream("hay")
    sc.flat(shadow_of(ellipse(hx, hy - 22, 30, 24), hx, hy), "#33455e", 0.8, "multiply", 1)
    straw = U([limb([(hx, hy - 20, 2.6), (hx + r.uniform(-34, 34), hy - r.uniform(46, 84), 1)], 2) for _ in range(26)])
    sc.layer(straw, "#e2b542", z=1.5, cut=0, wash=0, fibre=0)
    shell = clean(ellipse(hx, hy - 24, 36, 30).difference(box(hx - 50, hy - 80, hx + 50, hy - 36)))
    sc.layer(shell, sc.lin([(0, "#ffffff"), (1, "#8a98aa")], hx - 26, hy - 30, hx + 24, hy), z=3, cut=0)
    sc.layer(
        ellipse(hx + 13, hy - 18, 19, 13, -12),
        sc.lin([(0, "#ffd47a"), (1, "#8a4a1c")], hx, hy - 30, hx + 26, hy - 4),
        z=1.4,
        cut=0,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.layer(limb([(hx - 34, hy - 37, 7), (hx, hy - 34, 8), (hx + 34, hy - 37, 7)], 4), ORANGE, z=1.5, cut=0)


def draw_rocks(sc: Scene) -> None:
    """The mouth of the cave we look out of."""
    for s, a, b in (
        ("-60,-60^ 60,-60^ 34,120 52,300 22,520 30,700 -6,860 24,1010 60,1110 170,1156 330,1176 520,1160 690,1178 770,1130 790,1010 764,860 792,640 768,420 784,200 752,-60^ 860,-60^ 860,1260^ -60,1260^", "#1c3450", "#0e1a2a"),
        ("-60,-60^ 14,-60^ -4,160 16,330 -12,560 -4,760 -24,900 0,1070 60,1164 220,1192 420,1210 640,1196 780,1194 812,1080 830,900 860,1260^ -60,1260^", "#0e1b2b", "#070d16"),
    ):  # fmt: skip
        sc.layer(
            shape(s), sc.lin([(0, a), (1, b)], 200, 900, 700, 1200), z=15, cut=1.2, rim="#cfe6f6", rimop=0.7, rimw=1.4
        )
    put(sc, T(snail("#d98a6a", "#cfc4b4"), 664, 1180, 0.44, flip=True), z=1.6, rim=(1.4, 1.4, "#ffffff", 0.9))


def draw() -> Scene:
    sc = Scene("moon_cow", light=(*SUN, 240), shadow="#0a1018", bg=INK)
    draw_night(sc)
    draw_milk(sc)
    draw_earth(sc)
    draw_moon(sc)
    draw_pair(sc)
    draw_rocks(sc)
    sc.vignette("#060c16", 0.4, 400, 640, 900, 0.6)
    sc.finish()
    return sc
