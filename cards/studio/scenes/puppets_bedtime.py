"""After the show the puppets stand on the bridge over the stage and walk their sleeping puppeteer to bed, on his own strings.

Palette: tomato #dc4630, carmine #8a1626, plum dark #2a0c1c, night-shirt cream #fdf4e2, bed blue #2f62a8, brass #e8b84a.
Light: one lamp from the upper left, its pool on the curtain. Planes: curtain / his shadow / he / bridge with puppets / the bed.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 330, 560  # the middle of the pool of light
BRIDGE = 236
HEM = 930
MAN = (384, 1006, 3.0)
TOMATO, CARMINE, PLUM, CREAM = "#e04a32", "#8a1626", "#2a0c1c", "#fdf4e2"


def lit(sc: Scene, a: str, b: str, c: str, r: float = 640) -> str:
    """A fill that falls off from the pool of light."""
    return sc.rad([(0, a), (0.5, b), (1, c)], LX, LY, r)


def puppet(
    kind: str,
    cloth: str,
    trim: str,
    hand_a: XY,
    hand_b: XY,
    lean: float = 0,
    step: float = 10,
    look: float = 0,
    wood: str = "#d8a070",
) -> Figure:
    """A jointed puppet, 100 high, feet at 0,0, facing right; hands go where they are told (its own units)."""
    f = Figure()
    lr = math.radians(lean)
    hip = (0.0, -38.0)
    neck = (hip[0] + 36 * math.sin(lr), hip[1] - 36 * math.cos(lr))
    sh = (hip[0] + 31 * math.sin(lr), hip[1] - 31 * math.cos(lr))
    pins = [hip]

    def arm(target: XY, tone: str) -> None:
        e, w = two_bones(sh, target, 19, 19, -1)
        f.add(limb([(*sh, 8), (*e, 7)], 1), tone, "arm")
        f.add(limb([(*e, 7), (*w, 5.4)], 1), mix(tone, trim, 0.3), "arm", 0.8)
        f.add(ellipse(*w, 4.6), wood, "hand", 0.8)
        pins.extend([e])

    def leg(x: float, tone: str) -> None:
        k, a = two_bones(hip, (x, -4.0), 19, 18, 1)
        f.add(limb([(*hip, 9), (*k, 8)], 1), tone, "leg")
        f.add(limb([(*k, 8), (*a, 6)], 1), mix(tone, trim, 0.25), "leg", 0.8)
        f.add(limb([(a[0] - 2, a[1] + 2, 6), (a[0] + 9, a[1] + 2.4, 4.6)], 1), dark(wood, 0.6), "shoe", 0.8)
        pins.append(k)

    arm(hand_b, dark(cloth, 0.25))
    leg(-step, dark(cloth, 0.3))
    leg(step, dark(cloth, 0.15))
    f.add(T(shape("-9,-33^ 9,-33^ 13,-10 16,5^ -16,5^ -13,-10"), *hip, rot=lean), cloth, "body", 1.1)
    f.add(T(U(*[ellipse(0, y, 2) for y in (-26, -17, -8)]), *hip, rot=lean), trim, "buttons", 0.3)
    f.add(T(limb([(-15, 2, 3.6), (0, 4, 3.6), (15, 2, 3.6)], 3), *hip, rot=lean), trim, "hem", 0.4)
    hx, hy = neck[0] + 4 * math.sin(lr), neck[1] - 12
    heads: dict[str, list[tuple[Any, str]]] = {
        "king": [(ellipse(0, 0, 12, 13), wood), (shape("-12,-8^ -14,-24^ -6,-16^ 0,-27^ 6,-16^ 14,-24^ 12,-8^"), "#f0c24a"), (shape("-8,6^ 10,4^ 6,20 0,24 -6,18"), "#f6eeda")],
        "clown": [(ellipse(0, 0, 12, 12), "#f8ead6"), (shape("-11,-7^ -8,-40^ 10,-9^"), trim), (ellipse(-8, -40, 5), "#e04a32"), (ellipse(12, 1, 4.4), "#e04a32")],
        "bird": [(ellipse(0, 0, 12, 13), cloth), (shape("7,-6^ 32,4^ 8,8^"), "#f0a83a"), (shape("-4,-11^ -10,-28^ 0,-21^ 5,-30^ 7,-11^"), trim)],
        "croc": [(shape("-14,-8 -8,-15 2,-13 10,-7 36,-6 42,-2^ 40,3^ 8,6 -8,12 -15,4"), "#6fa070"), (U(*[Polygon([(10 + 6 * k, 2), (12 + 6 * k, 7), (14 + 6 * k, 2)]) for k in range(5)]), "#f6ecd4")],
        "moon": [(clean(ellipse(0, 0, 18).difference(ellipse(9, -3, 13))), "#f8e4a0")],
        "queen": [(ellipse(0, 0, 11, 13), wood), (shape("-13,4 -14,-12 0,-18 12,-12 8,-6 -6,-4^ -8,10 -14,16"), "#4a2418"), (shape("-9,-13^ -10,-24^ -4,-18^ 0,-26^ 4,-18^ 9,-24^ 8,-13^"), "#f0c24a")],
        "donkey": [(shape("-10,-10 0,-14 8,-8 26,8^ 26,16 14,16 -4,10 -11,2"), "#a8989a"), (U(leaf(-4, -10, 24, -1.9, 0.36), leaf(2, -12, 22, -1.4, 0.36)), "#8a7a80")],
    }  # fmt: skip
    for g, c in heads[kind]:
        f.add(T(g, hx, hy, 0.98, rot=lean * 0.5 + look), c, "head", 1.0)
    if kind != "moon":
        f.add(ellipse(hx + 5, hy - 2, 1.7), "#24141a", "eye", 0.2, True)
    arm(hand_a, cloth)
    f.add(U([ellipse(*p, 1.7) for p in pins]), "#fff0c8", "pins", 0.3, True)
    f.mark("hand", *two_bones(sh, hand_a, 19, 19, -1)[1])
    f.mark("hand_b", *two_bones(sh, hand_b, 19, 19, -1)[1])
    f.mark("head", hx, hy - 12)
    return f


def sleepwalker() -> Figure:
    """The puppeteer in his nightshirt, asleep on his feet: wrists, a knee and the cap hang on strings, all else hangs down."""
    pose = FRONT["stand"].but(
        lean=-4, nod=13, hand_a=(-0.86, -0.3), hand_b=(0.66, -0.62), elbow_a=1, elbow_b=-1, bend_a=-96, bend_b=108,
        foot_a=(-0.1, 0.0), foot_b=(0.2, 0.2), grip_a="relaxed", grip_b="relaxed",
    )  # fmt: skip
    clothes = dress("nightshirt", CREAM, CREAM, "#7aa4dc").but(
        skirt=0.66, flare=12, pad=8, belly=3, pattern="stripes", pattern_colour="#b4cdec"
    )
    return person(72, "front", pose, clothes, "#d09870", "balding", "#f6f0e4", "sleep", 1.1, beard="full", hat="nightcap", hat_colour="#2f62a8", band="#f2e6c0", head_flip=True)  # fmt: skip


def draw_curtain(sc: Scene) -> None:
    """One red cloth in folds, with the pool of the lamp on it and a brass fringe."""
    sc.backdrop(lit(sc, "#ff8a60", TOMATO, CARMINE, 620))
    r = sc.stream("folds")
    x = -30.0
    while x < 830:
        w = r.uniform(34, 62)
        g = limb([(x, 100, w * 0.4), (x + r.uniform(-6, 6), 520, w * 0.55), (x + r.uniform(-10, 10), HEM, w * 0.8)], 6)
        sc.flat(g, "#7a1020", 0.42, "multiply", 7)
        sc.flat(T(g, w * 0.62, 0), "#ffb088", 0.3, "soft-light", 6)
        x += w * 1.5
    hem = [(x, HEM + 7 * math.sin(x / 37)) for x in range(-40, 850, 10)]
    sc.layer(Polygon([*hem, (860, 1260), (-60, 1260)]), "#3a0e1e", z=4, sh=0, cut=0)
    fringe = [limb([(x, y - 10, 3), (x + 1, y + 16, 1.4)], 1) for x, y in hem[::1]]
    sc.layer(
        U(fringe, limb([(x, y - 12, 9) for x, y in hem], 1)),
        lit(sc, "#ffd870", "#d89a3a", "#5a2a1c"),
        z=4,
        cut=0,
        rim="#fff0c0",
        rimop=0.8,
    )


def draw_floor(sc: Scene) -> None:
    """Boards of the stage, and the pool on them."""
    floor = box(-40, HEM + 14, 840, 1240)
    sc.layer(floor, sc.rad([(0, "#f4a890"), (0.35, "#a83a5a"), (1, "#2c0c34")], LX + 20, 1000, 520), z=3, sh=0.3, cut=0)
    sc.flat(floor_boards(-40, HEM + 14, 840, 1240, 400, 640, 15), "#2c0a2c", 0.5)


def draw_shadow(sc: Scene, p: Figure) -> None:
    """His shadow on the cloth, larger than he."""
    s = T(p.outline(), 96, 10, 1.06, o=(MAN[0], MAN[1]))
    sc.flat(s.intersection(box(-40, BRIDGE, 840, HEM + 6)), "#6a0c1e", 0.62, "multiply", 4)
    sc.flat(T(ellipse(0, 0, 120, 15), MAN[0] + 40, MAN[1] + 4), "#2a0614", 0.7, "multiply", 5)


def draw_man(sc: Scene, p: Figure) -> None:
    """He; stripes on the shirt, light on the side of the lamp."""
    kx, ky = p.at("knee_b")
    put(sc, p, z=3.4, rim=(4, 3, "#fff8e0", 0.9), cast=8, shade=("#a04a5a", 0.16, 640), wash=0.16)
    pulls = [
        limb([(kx, ky, 4), (kx + 46 * dx, ky + 34, 2.4), (kx + 96 * dx, ky + 96 - 20 * abs(dx), 0.6)], 5)
        for dx in (-1.1, -0.5, 0.1, 0.5)
    ]
    sc.flat(clean(U(pulls).intersection(p.part("top"))), "#b08a98", 0.6)
    for side in ("shoulder_a", "shoulder_b"):
        sc.layer(
            ellipse(*p.at(side), 9),
            sc.rad([(0, "#ffe890"), (1, "#c8862c")], p.at(side)[0] - 3, p.at(side)[1] - 3, 13),
            z=2,
            cut=0,
            rim="#ffffff",
            rimop=0.9,
        )
    sc.layer(ellipse(kx, ky, 8), "#f8d040", z=2, cut=0, rim="#ffffff", rimop=0.9)


TEAM = (  # x, kind, cloth, trim, flip, lean, hands, what the string holds
    (148, "king", "#2f62a8", "#f0c24a", False, -24, (22, -52), (30, -70), "hand_a.hold"), (312, "clown", "#f8f0e0", "#3f9a86", False, 24, (30, -30), (34, -46), "head.crown"),
    (474, "donkey", "#f0b23a", "#2f62a8", False, 20, (30, -32), (34, -50), "knee_b"), (664, "queen", "#3f9a86", "#f8e4a0", True, -26, (22, -52), (30, -72), "hand_b.hold"),
)  # fmt: skip


def draw_bridge(sc: Scene, p: Figure) -> None:
    """Over the stage: the dark loft, the beam, five puppets that haul; their own strings go up and out of sight."""
    loft = Polygon([(-40, -40), (840, -40), (840, BRIDGE - 10), (400, BRIDGE + 14), (-40, BRIDGE - 10)])
    sc.layer(loft, sc.lin([(0, "#1c0814"), (0.6, "#4a1224"), (1, "#8a2a2c")], 0, 0, 0, BRIDGE), z=12, sh=0.6, cut=0)
    n = 9
    for row in (1, 0):
        swag = U(
            [ellipse(-40 + 880 * (k + 0.5 * (1 + row)) / n, BRIDGE + 16, 52, 46 - 16 * row) for k in range(-1, n + 1)]
        ).intersection(box(-50, BRIDGE, 850, 400))
        sc.layer(swag, lit(sc, "#d83a30", "#a81a2c", "#54101f"), z=6, sh=0.5, cut=0.3, rim="#ffd870", rimop=1, rimw=2.2)
    for k, (x, kind, cloth, trim, flip, lean, ha, hb, what) in enumerate(TEAM):
        q = T(puppet(kind, cloth, trim, ha, hb, lean, 20, 26), x, BRIDGE - 6, 1.95, flip=flip)
        hx, hy = q.at("hand")
        ex, ey = p.at(what)
        red = k == 2
        for d, c, w in ((3, "#5a0a18", 4), (0, "#f8d040" if red else "#fffaea", 3.2)):
            sc.stroke([(hx + d, hy), (ex + d, ey)], c, w, 0.35 if d else 1)
        hd = q.at("head")
        sc.stroke([hd, (hd[0] + 4, -10)], "#ffe8c8", 1.2, 0.55)
        sc.stroke([q.at("hand_b"), (q.at("hand_b")[0], -10)], "#ffe8c8", 1.1, 0.5)
        put(sc, q, z=3, rim=(0, -3, "#ffd8a0", 0.9), cast=6, rimop=0.4)
    beam = box(-40, BRIDGE - 8, 840, BRIDGE + 22)
    sc.layer(
        beam,
        sc.rad([(0, "#f0b060"), (0.5, "#a84a34"), (1, "#3a1020")], LX, BRIDGE + 60, 520),
        z=12,
        sh=0.6,
        cut=0.4,
        rim="#fff0c0",
        rimop=0.9,
    )
    sc.flat(
        U([limb([(-40, BRIDGE + y, 0.8), (400, BRIDGE + y + 2, 1.8), (840, BRIDGE + y, 0.8)], 4) for y in (2, 12)]),
        "#5a1a20",
        0.6,
    )


def draw_helpers(sc: Scene) -> None:
    """On the boards: the crocodile with his glasses, the moon with a lantern by the pillow."""
    c = T(puppet("croc", "#f0b23a", "#2f62a8", (32, -62), (28, -56), -6, 14), 92, 1046, 1.75)
    put(sc, c, z=3, rim=(-3, 2, "#fff0c8", 0.8), cast=6)
    hx, hy = c.at("hand")
    ring = U(
        *[ellipse(d, 0, 13).difference(ellipse(d, 0, 9.4)) for d in (6, 38)],
        limb("18,-2,4 26,-2,4", 1),
        limb("-8,-2,3 -18,-10,2", 1),
    )
    sc.flat(T(U(ellipse(6, 0, 11), ellipse(38, 0, 11)), hx, hy - 4), "#fff8e0", 0.45)
    sc.layer(T(ring, hx, hy - 4), "#2a1220", z=2, cut=0, rim="#fff0c8", rimop=0.9)
    m = T(puppet("moon", "#2a4a8a", "#f8e4a0", (26, -84), (20, -60), 0, 11), 716, 1010, 1.6, flip=True)
    put(sc, m, z=3, rim=(3, 2, "#fff0c8", 0.8), cast=6)
    hx, hy = m.at("hand")
    put(sc, T(lantern("#3a1820", "#fff3c4"), hx, hy, 0.72), z=2, rimop=0.4)
    sc.glow(hx, hy + 26, 170, "#ffdf90", 0.8)


def draw_bed(sc: Scene) -> None:
    """The bed near us, turned down: checked blue, white fold, pillow."""
    post = U(box(742, 948, 778, 1260), ellipse(760, 934, 25))
    sc.layer(post, sc.lin([(0, "#f0c060"), (1, "#8a4a2c")], 742, 0, 778, 0), z=9, cut=0.3, rim="#fff0c0", rimop=0.9)
    for y0 in (985, 1046):
        sc.layer(limb([(745, y0, 12), (860, y0 - 4, 12)], 1), "#d89a40", z=5, cut=0.2, rim="#fff0c0", rimop=0.9)
    pillow = shape("446,1100 440,1056 476,1034 560,1036 640,1022 716,1010 750,1028 752,1080 740,1116 640,1130 520,1136")
    sc.layer(
        pillow,
        sc.rad([(0, "#fffaf0"), (0.6, "#f2e8e2"), (1, "#a8a4c8")], 640, 1020, 190),
        z=10,
        cut=0.4,
        rim="#ffffff",
        rimop=0.9,
        wash=0.2,
    )
    sc.flat(
        U(
            limb("500,1100,1 560,1084,4 600,1092,1", 5),
            limb("690,1050,1 720,1068,4 730,1092,1", 5),
            limb("600,1050,1 640,1060,3 690,1056,1", 5),
        ),
        "#9a94bc",
        0.5,
    )
    quilt = shape("-60,1130^ 120,1096 320,1090 500,1108 640,1128 780,1150 860,1150^ 860,1290^ -60,1290^")
    sc.layer(
        quilt,
        sc.rad([(0, "#5a94d8"), (0.5, "#2f62a8"), (1, "#142a5c")], 440, 1080, 520),
        z=12,
        cut=0.4,
        rim="#d8ecff",
        rimop=0.9,
    )
    with sc.clip(quilt.buffer(-2)):
        for k in range(26):
            x = -80 + 38 * k
            sc.flat(limb([(x, 1060, 15), (x + 12, 1180, 17), (x + 20, 1300, 19)], 3), "#fdf4e2", 0.26)
        for k in range(5):
            y = 1118 + 40 * k
            sc.flat(limb([(-60, y + 14, 15), (200, y - 18, 15), (480, y, 15), (860, y + 36, 17)], 6), "#fdf4e2", 0.26)
    fold = shape("180,1086^ 320,1070 500,1084 640,1104 800,1130^ 812,1166^ 640,1150 470,1132 310,1122 190,1130^")
    sc.layer(
        fold, sc.rad([(0, "#fffaf0"), (1, "#c4bcd8")], 600, 1080, 420), z=6, cut=0.4, rim="#ffffff", rimop=0.9, wash=0.2
    )


def draw() -> Scene:
    """Have they always been able to?"""
    sc = Scene("puppets_bedtime", light=(LX - 120, LY - 260, 240), shadow="#3a0616", bg=PLUM)
    p = T(sleepwalker(), *MAN)
    draw_curtain(sc)
    draw_floor(sc)
    sc.glow(LX + 20, LY + 40, 460, "#ffb080", 0.5)
    draw_shadow(sc, p)
    draw_man(sc, p)
    draw_bridge(sc, p)
    draw_helpers(sc)
    draw_bed(sc)
    sc.vignette("#2a0616", 0.42, LX + 60, 640, 880, 0.55)
    sc.finish()
    return sc
