"""After the show four puppets on the bridge over the stage walk their sleeping puppeteer to bed, on strings.

Palette: tomato #d8492f, wine #5c1226, loft petrol #0f2630, night-shirt cream #fdf0d8, bed blue #35659e, brass #e8b84a.
Light: one footlight, low at the left; it throws his shadow on the cloth, twice as large as he. Planes: cloth / shadow / bed / he /
bridge with puppets / wings, valance and the edge of the stage close to us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 200, 1064  # the footlight that still burns
POOL = (330, 760)  # the middle of its light on the cloth
BRIDGE, HEM, LIP = 300, 900, 1096
MAN = (300, 1000, 1.82)
THROW = 1.7  # how much larger the shadow is
TOMATO, WINE, PETROL, CREAM = "#d8492f", "#5c1226", "#0f2630", "#fdf0d8"
BRASS = "#e8b84a"


def lit(sc: Scene, a: str, b: str, c: str, r: float = 560) -> str:
    """A fill that falls off from the pool of light."""
    return sc.rad([(0, a), (0.45, b), (1, c)], *POOL, r)


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
    """The puppeteer asleep in mid-step: wrists, crown and one knee hang on strings, all the rest hangs down."""
    pose = Pose(
        1.06, lean=9, stoop=14, nod=24, hand_a=(0.84, 0.16), hand_b=(0.8, -0.4), elbow_a=-1, elbow_b=-1, bend_a=80, bend_b=104,
        foot_a=(0.5, 0.36), foot_b=(-0.2, 0.06), knee_a=1, knee_b=1, toe_a=58, toe_b=66, grip_a="relaxed", grip_b="relaxed",
    )  # fmt: skip
    clothes = dress("nightshirt", CREAM, CREAM, "#7aa4dc").but(skirt=0.62, flare=13, pad=5, belly=4, pattern="stripes", pattern_colour="#a8c0dc")  # fmt: skip
    return person(72, "side", pose, clothes, "#d09870", "balding", "#f6f0e4", "sleep", 1.12, beard="full", hat="nightcap", hat_colour="#2f5a98", band="#f2e6c0", big_head=1.08)  # fmt: skip


def draw_cloth(sc: Scene) -> None:
    """One red cloth in folds, lit from below, lost in the dark above."""
    sc.backdrop(sc.rad([(0, "#ff9a62"), (0.22, "#ea6a42"), (0.5, "#b8362e"), (0.78, WINE), (1, "#2c0c22")], *POOL, 640))
    r = sc.stream("folds")
    x = 60.0
    while x < 760:
        w = r.uniform(26, 52)
        g = limb([(x, 200, w * 0.3), (x + r.uniform(-5, 5), 520, w * 0.5), (x + r.uniform(-10, 10), HEM + 4, w * 0.8)], 6)  # fmt: skip
        sc.flat(g, "#4a0a20", 0.4, "multiply", 6)
        sc.flat(T(g, w * 0.6, 0), "#ffb888", 0.26, "soft-light", 5)
        x += w * 1.5
    hem = [(x, HEM + 6 * math.sin(x / 31)) for x in range(-40, 850, 8)]
    sc.layer(Polygon([*hem, (860, 1260), (-60, 1260)]), "#2c0c22", z=4, sh=0, cut=0)
    fringe = U([limb([(x, y - 8, 2.6), (x + 1, y + 12, 1.2)], 1) for x, y in hem], limb([(x, y - 10, 7) for x, y in hem], 1))  # fmt: skip
    sc.layer(fringe, lit(sc, "#ffe08a", "#c8863a", "#4a2030", 480), z=4, cut=0, rim="#fff0c0", rimop=0.8)


def draw_floor(sc: Scene) -> None:
    """Boards, bright where the lamp stands."""
    floor = box(-40, HEM + 12, 840, LIP + 10)
    sc.layer(floor, sc.rad([(0, "#ffd08a"), (0.3, "#d8824e"), (0.62, "#803448"), (1, "#2c1030")], LX + 60, 1040, 560), z=3, sh=0.3, cut=0)  # fmt: skip
    sc.flat(floor_boards(-40, HEM + 12, 840, LIP + 10, 330, 560, 17), "#3a0e2a", 0.5)


def thrown(g: Any) -> Any:
    """Where the footlight throws a shadow on the cloth."""
    return T(g, LX * (1 - THROW), (LY - 30) * (1 - THROW), THROW)


def draw_shadow(sc: Scene, p: Figure, strings: list[tuple[tuple[float, float], tuple[float, float]]]) -> None:
    """The giant on the cloth, strings and all."""
    wall = box(60, 250, 760, HEM + 2)
    lines = U([limb([(*a, 1.7), (*b, 1.7)], 1, 2) for a, b in strings])
    sc.flat(clean(thrown(U(p.outline(), lines)).intersection(wall)), "#3c0a22", 0.62, "multiply", 4.5)
    sc.flat(clean(thrown(U(p.outline())).buffer(-7).intersection(wall)), "#3c0a22", 0.3, "multiply", 9)
    x, y, _ = MAN
    sc.flat(Polygon([(x - 26, y + 6), (x + 60, y - 4), (x + 220, HEM + 14), (x + 40, HEM + 14)]), "#3c0a22", 0.4, "multiply", 7)  # fmt: skip
    sc.flat(ellipse(x - 4, y + 8, 56, 8), "#2c0820", 0.6, "multiply", 4)


TEAM = (  # x, kind, cloth, trim, flip, lean, hands, what the string holds
    (252, "king", "#35659e", "#f0c24a", False, -20, (22, -52), (30, -70), "head.crown"),
    (418, "donkey", "#e8a53a", "#35659e", True, 24, (30, -32), (34, -50), "knee_a"),
    (504, "clown", "#f4ead8", "#3f9a86", True, 24, (30, -30), (34, -46), "hand_b.hold"),
    (600, "queen", "#3f8a7a", "#f8e4a0", True, -24, (22, -52), (30, -72), "hand_a.hold"),
)  # fmt: skip


def team() -> list[Figure]:
    """The four on the bridge."""
    return [T(puppet(kind, cloth, trim, ha, hb, lean, 17, 24), x, BRIDGE - 4, 1.42, flip=flip) for x, kind, cloth, trim, flip, lean, ha, hb, _ in TEAM]  # fmt: skip


def draw_bridge(sc: Scene, crew: list[Figure], strings: list[tuple[tuple[float, float], tuple[float, float]]]) -> None:
    """The dark loft, the beam, the four who haul; their own strings go up and out of sight."""
    loft = box(-40, -40, 840, BRIDGE - 16)
    sc.layer(loft, sc.rad([(0, "#7a3038"), (0.5, "#35182c"), (1, "#0f1420")], 380, BRIDGE + 20, 460), z=10, sh=0.5, cut=0)  # fmt: skip
    ropes = U([limb([(x, -20, 3), (x + 4, BRIDGE - 14, 3)], 1) for x in (150, 168, 640, 664, 690)])
    sc.layer(ropes, "#5a3a34", z=2, cut=0, wash=0, fibre=0, rim="#e0a070", rimop=0.6)
    for k, (a, b) in enumerate(strings):
        sc.stroke([a, b], "#f8cf40" if k == 1 else "#fff3d8", 2.6 if k == 1 else 2.1, 0.95)
    for q in crew:
        hd = q.at("head")
        for a in (hd, q.at("hand_b")):
            sc.stroke([a, (a[0] + 3, -10)], "#e8c8a8", 1, 0.5)
        put(sc, q, z=2.6, rim=(-1, -3, "#ffc890", 1), shade=("#14102c", 0.12, 1200), cast=5, rimop=0.5)
    sc.glow(400, BRIDGE + 10, 300, "#ffa060", 0.4, sy=0.5)
    beam = box(-40, BRIDGE - 6, 840, BRIDGE + 16)
    sc.layer(beam, lit(sc, "#f0a860", "#8a4034", "#2a1022", 620), z=10, sh=0.6, cut=0.4, rim="#ffe0a8", rimop=0.9, rimw=1.6)  # fmt: skip
    sc.flat(U([limb([(-40, BRIDGE + y, 0.6), (400, BRIDGE + y + 1, 1.4), (840, BRIDGE + y, 0.6)], 4) for y in (2, 9)]), "#3a0e1c", 0.6)  # fmt: skip


def draw_man(sc: Scene, p: Figure) -> None:
    """He: light from below on the side of the lamp."""
    put(sc, p, z=3, rim=(4, -2.4, "#fff8e4", 1), cast=6, shade=("#8a3a4a", 0.22, 640), wash=0.12)
    kx, ky = p.at("knee_a")
    pulls = [limb([(kx, ky, 3), (kx - 30 * d, ky + 16 + 8 * d, 2.2), (kx - 64 * d, ky + 66 - 24 * d, 0.5)], 5) for d in (0.4, 0.9, 1.4)]  # fmt: skip
    sc.flat(clean(U(pulls).intersection(p.part("top"))), "#b08a98", 0.6)
    x, y = p.at("shoulder_a")
    sc.layer(ellipse(x, y, 6.4), sc.rad([(0, "#ffe890"), (1, "#b8762c")], x - 2, y + 2, 9), z=2, cut=0, rim="#ffffff", rimop=0.9)  # fmt: skip
    sc.layer(ellipse(kx, ky, 5.4), "#f8cf40", z=2, cut=0, rim="#ffffff", rimop=0.9)


def draw_bed(sc: Scene) -> None:
    """The bed at the right, turned down; crocodile with the glasses, moon with a lantern."""
    bx = 492
    legs = U(box(bx + 4, 960, bx + 12, 1012), box(740, 960, 750, 1012))
    sc.flat(Polygon([(bx - 10, 1010), (760, 1010), (760, 1040), (bx + 60, 1030)]), "#2c0820", 0.5, "multiply", 6)
    sc.layer(legs, "#a8763a", z=4, cut=0.2)
    foot = U(limb([(bx + 8, 1008, 8), (bx + 8, 868, 8)], 1), ellipse(bx + 8, 862, 9))
    sc.layer(foot, sc.lin([(0, "#fff0b0"), (1, "#a8702c")], bx, 0, bx + 16, 0), z=5, cut=0.2, rim="#fff6dc", rimop=1)
    mattress = shape(f"{bx + 10},930^ 640,924 790,926^ 790,968^ {bx + 10},968^")
    sc.layer(mattress, sc.rad([(0, "#fff6e2"), (1, "#b89aa8")], bx, 930, 260), z=6, sh=0.5, cut=0.4)
    pillow = T(shape("688,930 682,900 700,884 750,882 820,886 840,930^ 760,936"), -56, 0)
    sc.layer(pillow, sc.rad([(0, "#fffaf0"), (0.5, "#f0dcd0"), (1, "#9a86a4")], 624, 890, 150), z=6, cut=0.4, rim="#ffffff", rimop=0.9, wash=0.2)  # fmt: skip
    quilt = shape(f"{bx + 2},916 {bx + 60},904 604,910 620,926^ 634,990^ 584,1000 {bx + 70},994 {bx + 4},1000^ {bx - 4},950")  # fmt: skip
    sc.layer(quilt, sc.rad([(0, "#7ab0e4"), (0.5, "#35659e"), (1, "#1c2f5c")], bx - 10, 930, 220), z=6, cut=0.4, sh=0.5, rim="#e8f4ff", rimop=1)  # fmt: skip
    with sc.clip(quilt.buffer(-1.5)):
        for k in range(9):
            sc.flat(limb([(bx + 17 * k, 890, 7), (bx + 4 + 17 * k, 1010, 7)], 1), CREAM, 0.28)
        for k in range(6):
            sc.flat(limb([(bx - 10, 914 + 17 * k, 7), (650, 908 + 18 * k, 7)], 1), CREAM, 0.28)
    fold = T(shape("622,908^ 664,902 690,918^ 712,996^ 676,1000 654,1002^ 640,950"), -56, 0)
    sc.layer(fold, sc.rad([(0, "#fffaf0"), (1, "#c8b0b8")], 574, 930, 120), z=4, cut=0.3, rim="#ffffff", rimop=1, wash=0.2)  # fmt: skip
    croc = T(puppet("croc", "#e8a53a", "#35659e", (32, -62), (28, -56), -4, 12), 540, 1066, 1.14, flip=True)
    put(sc, croc, z=2.6, rim=(2, -1, "#fff0c8", 0.9), cast=5)
    hx, hy = croc.at("hand")
    ring = U(*[ellipse(d, 0, 8).difference(ellipse(d, 0, 5.6)) for d in (-4, -23)], limb("-12,-1,2.6 -16,-1,2.6", 1))
    sc.flat(T(U(ellipse(-4, 0, 7), ellipse(-23, 0, 7)), hx, hy - 3), "#fff8e0", 0.6)
    sc.layer(T(ring, hx, hy - 3), "#2a1220", z=1.6, cut=0, rim="#fff0c8", rimop=0.9)
    moon = T(puppet("moon", "#2a4a8a", "#f8e4a0", (26, -84), (20, -60), 0, 10), 676, 888, 0.98, flip=True)
    put(sc, moon, z=2.4, rim=(2, -1, "#fff0c8", 0.8), cast=4)
    hx, hy = moon.at("hand")
    put(sc, T(lantern("#3a1820", "#fff3c4"), hx, hy, 0.46), z=2, rimop=0.4)
    sc.glow(hx, hy + 16, 120, "#ffdf90", 0.8)


def draw_frame(sc: Scene) -> None:
    """Wings and valance in the dark, the edge of the stage with its shells, the first row of chairs."""
    for side in (0, 1):
        for k in range(5):
            e = 104 - 23 * k
            P = [(e + 26 * ((y - 640) / 640) ** 2 * (1 - 0.1 * k) + 4 * math.sin(y / 83 + 1.7 * k + side), y) for y in range(-40, LIP + 40, 12)]  # fmt: skip
            g = Polygon([*P, (-60, LIP + 40), (-60, -40)])
            g = g if side == 0 else T(g, 800, 0, flip=True)
            c = mix("#1f4a54", PETROL, k / 4)
            lamp = "#e08a5a" if side == 0 else "#c86a50"
            sc.layer(g, sc.rad([(0, mix(c, lamp, 0.5)), (0.4, c), (1, dark(c, 0.4))], LX + 90 + 400 * side, LY - 220, 620), z=13, sh=0.6, cut=0.5, rim="#ffc890", rimop=(0.95, 0.5, 0.4, 0.3, 0.3)[k], rimw=1.7 if k == 0 else 1)  # fmt: skip
    for row in (0, 1):
        n = 5
        g = U([ellipse(800 * (k + 0.5 * row) / n, -8, 96, 104 - 34 * row) for k in range(-1, n + 2)], box(-40, -60, 840, 20))  # fmt: skip
        sc.layer(g, sc.rad([(0, "#3a6a70"), (0.6, "#1c424c"), (1, PETROL)], 360, 300, 520), z=12, sh=0.5, cut=0.5, rim=BRASS, rimop=1, rimw=2)  # fmt: skip
    edge = box(-40, LIP, 840, 1260)
    sc.layer(edge, sc.rad([(0, "#8a4a3a"), (0.4, "#2c2030"), (1, "#0c1620")], LX, LIP, 520), z=10, sh=0.5, cut=0.5, rim="#ffd890", rimop=1, rimw=1.6)  # fmt: skip
    for k in range(7):
        x = 82 + 118 * k
        on_ = k == 1
        shell = clean(ellipse(x, LIP + 8, 30, 34).intersection(box(0, 0, 800, LIP + 10)))
        if on_:
            sc.glow(x, LIP - 26, 330, "#ffc070", 0.75)
            sc.glow(x, LIP - 22, 90, "#fff3d0", 1)
        sc.layer(shell, sc.lin([(0, "#f0b860" if on_ else "#7a4a40"), (1, "#4a2a2c" if on_ else "#24182a")], 0, LIP - 26, 0, LIP + 10), z=5, cut=0.2, rim="#fff3d0" if on_ else "#e09a6a", rimop=1)  # fmt: skip
        sc.flat(U([limb([(x, LIP + 8, 1), (x + 26 * math.sin(a), LIP + 8 - 30 * math.cos(a), 1.4)], 1) for a in np.linspace(-1.1, 1.1, 6)]), "#2a1420", 0.5)  # fmt: skip
    for x, s in ((30, 1.0), (190, 1.05), (352, 1.0), (520, 1.06), (690, 1.0)):
        back = shape(f"{x - 54 * s},1260^ {x - 56 * s},1180 {x - 30 * s},1150 {x},{1142} {x + 30 * s},1150 {x + 56 * s},1180 {x + 54 * s},1260^")  # fmt: skip
        sc.layer(back, sc.rad([(0, "#8a3040"), (0.5, "#4a1c34"), (1, "#1c1428")], LX, LIP + 40, 520), z=9, sh=0.5, cut=0.4, rim="#ffb880", rimop=0.8)  # fmt: skip
        sc.flat(U([ellipse(x + d * 22 * s, 1184 + 14 * abs(d), 2.6) for d in (-1, 0, 1)]), "#e0a078", 0.6)
    put(sc, T(beast("mouse", "sit_up", ("#5a4a50", "#8a7478", "#2a2028")), 352, 1146, 0.3, flip=True), z=1.6, rim=(1, 1, "#ffc890", 0.9))  # fmt: skip


def draw() -> Scene:
    """Have they always been able to?"""
    sc = Scene("puppets_bedtime", light=(LX, LY - 40, 200), shadow="#240618", bg=WINE)
    p = T(sleepwalker(), *MAN)
    crew = team()
    strings = [(q.at("hand"), p.at(t[-1])) for q, t in zip(crew, TEAM, strict=True)]
    draw_cloth(sc)
    draw_floor(sc)
    draw_shadow(sc, p, strings)
    draw_bed(sc)
    draw_bridge(sc, crew, strings)
    draw_man(sc, p)
    knee = strings[1]
    with sc.clip(p.part("top", "hat").buffer(0.5)):
        sc.stroke([(knee[0][0] + 3, knee[0][1] + 2), (knee[1][0] + 3, knee[1][1] + 2)], "#8a6a7a", 2.4, 0.5)
        sc.stroke(list(knee), "#f8cf40", 2.6)
    draw_frame(sc)
    sc.vignette("#14081c", 0.4, 340, 700, 880, 0.5)
    sc.finish()
    return sc
