"""After the show the puppets haul their sleeping puppeteer up to bed, by strings tied to his own fingers.

Palette: curtain maroon #5c1f24, cedar #8b4a2a, ochre #cc9441, sage #7d8f68, footlight cream #ffedc2, puppet blue #3c6aa0.
Light: a lamp deep in the paper theatre, beside the bed. Planes: bed / five cut frames, one inside the other, each a step
nearer and darker / the sleeper and the strings between them / the curtain.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 410, 470  # the lamp at the bed
# openings of the frames from far to near: left, right, top, floor
FRAMES = ((300, 516, 318, 612), (244, 566, 262, 700), (186, 622, 204, 800), (124, 686, 140, 918), (58, 748, 70, 1056))
PAPERS = (
    ("#f0c878", "#d08e48"),
    ("#d49a52", "#9a5a34"),
    ("#a8683e", "#6e3a2c"),
    ("#7d4034", "#4a2024"),
    ("#5c2428", "#2c1018"),
)
SLEEP = (410, 628)  # the middle of the sleeper


def falls(sc: Scene, a: str, b: str, r: float = 720) -> str:
    """Lit by the lamp at the end of the theatre."""
    return sc.rad([(0, light(a, 0.2)), (0.3, a), (1, b)], LX, LY, r)


def puppet(
    kind: str, cloth: str, trim: str, hand_a: XY, hand_b: XY, lean: float = 0, step: float = 10, wood: str = "#c98a5a"
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
        f.add(limb([(*sh, 7), (*e, 6)], 1), tone, "arm")
        f.add(limb([(*e, 6), (*w, 5)], 1), mix(tone, trim, 0.3), "arm", 0.8)
        f.add(ellipse(*w, 4), wood, "hand", 0.8)
        pins.extend([e])

    def leg(x: float, tone: str) -> None:
        k, a = two_bones(hip, (x, -4.0), 19, 18, 1)
        f.add(limb([(*hip, 8), (*k, 7)], 1), tone, "leg")
        f.add(limb([(*k, 7), (*a, 5.4)], 1), mix(tone, trim, 0.25), "leg", 0.8)
        f.add(limb([(a[0] - 2, a[1] + 2, 5), (a[0] + 8, a[1] + 2.4, 4)], 1), dark(wood, 0.5), "shoe", 0.8)
        pins.append(k)

    arm(hand_b, dark(cloth, 0.25))
    leg(-step, dark(cloth, 0.3))
    leg(step, dark(cloth, 0.15))
    body = T(shape("-9,-33^ 9,-33^ 12,-10 15,5^ -15,5^ -12,-10"), *hip, rot=lean)
    f.add(body, cloth, "body", 1.1)
    f.add(T(U(*[ellipse(0, y, 1.8) for y in (-26, -17, -8)]), *hip, rot=lean), trim, "buttons", 0.3)
    f.add(T(limb([(-14, 2, 3.4), (0, 4, 3.4), (14, 2, 3.4)], 3), *hip, rot=lean), trim, "hem", 0.4)
    hx, hy = neck[0] + 4 * math.sin(lr), neck[1] - 12
    heads: dict[str, list[tuple[Any, str]]] = {
        "king": [(ellipse(0, 0, 12, 13), wood), (shape("-12,-8^ -14,-24^ -6,-16^ 0,-27^ 6,-16^ 14,-24^ 12,-8^"), "#e8b84a"), (shape("-8,6^ 10,4^ 6,20 0,24 -6,18"), "#efe2cc")],
        "clown": [(ellipse(0, 0, 12, 12), "#f2e2cc"), (shape("-11,-7^ -8,-38^ 10,-9^"), trim), (ellipse(-8, -38, 4), "#f6e8c8"), (ellipse(12, 1, 4), "#c9402c")],
        "bird": [(ellipse(0, 0, 11, 12), cloth), (shape("7,-6^ 30,4^ 8,8^"), "#e0a040"), (shape("-4,-11^ -10,-26^ 0,-20^ 4,-28^ 6,-11^"), trim)],
        "croc": [(shape("-14,-8 -8,-15 2,-13 10,-7 36,-6 42,-2^ 40,3^ 8,6 -8,12 -15,4"), "#7d8f68"), (U(*[Polygon([(10 + 6 * k, 2), (12 + 6 * k, 7), (14 + 6 * k, 2)]) for k in range(5)]), "#f6ecd4")],
        "moon": [(clean(ellipse(0, 0, 17).difference(ellipse(9, -3, 13))), "#f4dc94")],
        "donkey": [(shape("-10,-10 0,-14 8,-8 26,8^ 26,16 14,16 -4,10 -11,2"), "#8a7a74"), (U(leaf(-4, -10, 22, -1.9, 0.36), leaf(2, -12, 20, -1.4, 0.36)), "#7a6a66")],
        "queen": [(ellipse(0, 0, 11, 13), wood), (shape("-13,4 -14,-12 0,-18 12,-12 8,-6 -6,-4^ -8,10 -14,16"), "#7a3a24"), (shape("-9,-13^ -10,-23^ -4,-18^ 0,-25^ 4,-18^ 9,-23^ 8,-13^"), "#e8b84a")],
        "knight": [(shape("-12,10^ -13,-8 0,-16 13,-8 12,10^"), "#9aa4a8"), (box(1, -4, 13, 0), "#2a1c1c"), (leaf(-2, -15, 26, -2.5, 0.4), "#c9402c")],
        "granny": [(ellipse(0, 0, 12, 12), wood), (shape("-14,10 -15,-8 0,-17 12,-10 4,-6 -2,2 -4,14^"), trim), (limb("10,2,4 15,5,2", 2), wood)],
    }  # fmt: skip
    for g, c in heads[kind]:
        f.add(T(g, hx, hy, 0.92, rot=lean * 0.5), c, "head", 1.0)
    if kind != "moon":
        f.add(ellipse(hx + 5, hy - 2, 1.5), "#24141a", "eye", 0.2, True)
    arm(hand_a, cloth)
    f.add(U([ellipse(*p, 1.5) for p in pins]), "#f0d08a", "pins", 0.3, True)
    f.mark("hand", *two_bones(sh, hand_a, 19, 19, -1)[1])
    f.mark("hand_b", *two_bones(sh, hand_b, 19, 19, -1)[1])
    return f


def sleeper() -> Figure:
    """An old man asleep in the air, head left, 240 long, middle at 0,0; his hands and feet hang upwards on strings."""
    f = Figure()
    coat, cloth, skin = "#5a6f86", "#6a3a3a", "#9a623e"
    f.add(limb("70,6,26 104,-8,19 126,-2,13", 6), dark(cloth, 0.25), "leg.far")
    f.add(limb("124,-3,10 134,-8,8 138,-20,5", 4), dark(skin, 0.2), "foot.far")
    f.add(limb("-38,2,20 -14,-18,15 -6,-44,10", 6), dark(coat, 0.25), "arm.far")
    f.add(U(ellipse(-5, -51, 6, 7)), dark(skin, 0.15), "hand.far")
    f.add(shape("-62,-14 -30,-22 10,-20 44,-16 72,-14 78,2 66,20 20,28 -30,26 -62,14"), coat, "coat", 1.2)
    f.add(
        patterned(
            shape("-62,-14 -30,-22 10,-20 44,-16 72,-14 78,2 66,20 20,28 -30,26 -62,14").buffer(-1.5),
            "flowers",
            "batik",
            1.3,
        ),
        "#d9b070",
        "batik",
        0.2,
        True,
        0.75,
    )
    f.add(shape("-30,20 10,24 56,16 66,24 50,50 38,66^ 26,48 -4,44 -22,34"), dark(coat, 0.12), "tail", 0.8)
    f.add(limb("62,2,30 96,8,21 124,16,14", 6), cloth, "leg")
    f.add(limb("122,16,11 134,12,8 139,0,5", 4), skin, "foot")
    f.add(limb("-60,0,15 -74,4,14", 2), skin, "neck")
    hd = head("side", 72, "sleep", skin, "balding", "#e4ddd0", beard="moustache")
    nx, ny = hd.at("neck")
    f.extend(T(T(hd, -nx, -ny), -70, 5, 0.5, rot=-98), "head.")
    f.add(limb("-40,-4,22 -30,-34,16 -34,-62,10", 6), coat, "arm", 1.2)
    f.add(limb("-36,-54,13 -34,-60,13", 1), "#d9b070", "cuff", 0.5)
    f.add(limb("-60,-13,2.4 -20,-22,2.4 40,-17,2.4 72,-13,2", 7), "#d9b070", "border", 0.3, True, 0.9)
    f.add(
        U(
            ellipse(-35, -69, 6, 8),
            [limb([(-35, -72, 3), (-41 + 5 * k, -84 + 1.6 * abs(k - 1), 2)], 2) for k in range(4)],
        ),
        skin,
        "hand",
        0.8,
    )
    for name, p in (
        ("finger0", (-41, -84)),
        ("finger1", (-36, -82)),
        ("finger2", (-31, -82)),
        ("finger3", (-26, -81)),
        ("other", (-5, -57)),
        ("toe", (139, -3)),
        ("toe.far", (138, -22)),
        ("waist", (20, -20)),
    ):
        f.mark(name, *p)
    return f


def frame_edge(k: int) -> Any:
    """The opening of a frame: swags above, leaves or drapes at the sides."""
    x0, x1, top, floor = FRAMES[k]
    w = x1 - x0
    g = U(box(x0, top + w * 0.2, x1, floor), ellipse((x0 + x1) / 2, top + w * 0.22, w / 2, w * 0.24))
    n = 5 + k
    cut = []
    for j in range(n):  # swags along the arch
        a0, a1 = math.pi * (1 - j / n), math.pi * (1 - (j + 1) / n)
        am = (a0 + a1) / 2
        cx, cy = (x0 + x1) / 2 + w * 0.5 * math.cos(am), top + w * 0.22 - w * 0.24 * math.sin(am)
        cut.append(ellipse(cx, cy, w * 0.62 / n, w * 0.4 / n, math.degrees(-am) + 90))
    r_side = 7 + 2 * k
    for s, x in ((-1, x0), (1, x1)):
        for j in range(r_side):
            y = top + w * 0.3 + (floor - top - w * 0.36) * (j + 0.5) / r_side
            wide = w * (0.045 + 0.03 * math.sin(j * 1.1 + k))
            cut.append(ellipse(x - s * wide * 0.1, y, wide, (floor - top) / r_side * 0.55))
    return clean(g.difference(U(cut)))


def draw_depth(sc: Scene) -> None:
    """The deepest room: moonlit window, bed turned down, lamp."""
    sc.backdrop("#2c1018")
    back = box(270, 280, 550, 640)
    sc.layer(back, sc.rad([(0, "#fff6d8"), (0.35, "#ffe0a0"), (1, "#d9984e")], LX, LY, 220), z=2, sh=0)
    sc.flat(wallpaper(280, 300, 540, 560, "sprig", 24), "#b9783c", 0.4)
    w = T(window(46, 66, "#f0d9a8", 2, 3, "#3c6aa0", arch=1), 352, 470)
    put(sc, w, z=2)
    sc.flat(ellipse(360, 424, 7), "#fdf6dc")
    sc.layer(box(270, 560, 550, 640), "#c98a4a", z=3, sh=0.3)
    b = T(bed(140, "#8b4a2a", "#3c6aa0", "#fff6e0"), 418, 584, 1.0, flip=True)
    put(sc, b, z=2.4, rim=(1, 1, "#fffbe0", 0.8))
    put(sc, T(lamp("table", "#fff3c4", "#8b4a2a"), 506, 560, 0.5), z=1.6)
    sc.glow(LX + 90, LY + 62, 130, "#fff0c0", 0.7)
    sc.glow(LX, LY, 330, "#ffd890", 0.28)


def draw_frame(sc: Scene, k: int) -> None:
    """One cut frame with its floor: a step nearer, a step darker."""
    x0, x1, top, floor = FRAMES[k]
    a, b = PAPERS[k]
    sheet_ = clean(box(-30, -30, 830, 1260).difference(frame_edge(k)))
    sc.layer(sheet_, falls(sc, a, b, 300 + 130 * k), z=9 + 2 * k, sh=0.55, cut=0.4, rim="#fff0c4", rimop=0.85, rimw=1.2)
    # the step: a tread in front of the opening, lit from within
    nx0, nx1, _, nf = FRAMES[k + 1] if k + 1 < len(FRAMES) else (-20, 820, 0, 1230)
    tread = Polygon([(x0 - 10, floor), (x1 + 10, floor), (nx1 + 14, nf - 8), (nx0 - 14, nf - 8)])
    sc.layer(
        tread, sc.lin([(0, light(a, 0.25)), (1, b)], 0, floor, 0, nf), z=4, sh=0.4, cut=0.2, rim="#fff0c4", rimop=0.7
    )
    sc.flat(floor_boards(nx0, floor, nx1, nf - 8, LX, LY + 60, 9).intersection(tread), dark(b, 0.3), 0.45)
    # print on the paper: dots along its edge
    ring = frame_edge(k)
    rim = ring.buffer(9 + 2 * k)
    pts_ = along(np.array(max(polys(rim), key=lambda p: p.area).exterior.coords), int(rim.length / (16 + 4 * k)))
    sc.flat(U([ellipse(x, y, 1.6 + 0.4 * k) for x, y in pts_ if y < floor - 6]), light(a, 0.4), 0.7)


CAST = (  # plane, kind, x, cloth, trim, scale, flip, lean, hand, what it carries
    (1, "moon", 540, "#3c6aa0", "#f0d08a", 0.7, True, 0, (24, -78), "lantern"), (2, "granny", 566, "#7a3a5a", "#e8cf9a", 0.88, True, 6, (26, -58), "slippers"),
    (2, "croc", 232, "#a8402c", "#f0d08a", 0.92, False, 8, (30, -62), "glasses"), (3, "donkey", 372, "#4f7a6a", "#f0d08a", 1.06, False, -8, (10, -112), None),
    (3, "bird", 500, "#c9863a", "#3c6aa0", 1.06, True, -8, (8, -112), None),
)  # fmt: skip
TEAMS = (  # x, flip, who hauls
    (118, False, ("king", "knight", "clown", "queen")), (692, True, ("bird", "granny")),
)  # fmt: skip


def carried(what: str, x: float, y: float, s: float, flip: bool) -> Figure:
    """A lantern, slippers or glasses in a puppet's hand."""
    f = Figure()
    if what == "lantern":
        f = lantern("#4a2a20", "#fff3c4")
    elif what == "slippers":
        for dx in (0, 13):
            f.add(shape(f"{dx - 8},4^ {dx - 9},-3 {dx - 2},-6 {dx + 10},-1 {dx + 12},4^"), "#a8402c", "slipper")
    else:
        f.add(
            U(*[ellipse(dx, -2, 8).difference(ellipse(dx, -2, 5.4)) for dx in (0, 20)], limb("7,-3,2.4 13,-3,2.4", 1)),
            "#2a1a1c",
            "glasses",
        )
    return T(f, x, y, s, flip=flip)


def draw_cast(sc: Scene, plane: int) -> None:
    """The puppets on the step of this plane."""
    for k, kind, x, cloth, trim, size, flip, lean, hand, what in CAST:
        if k != plane:
            continue
        floor = FRAMES[k][3] + 18 * size
        other = (hand[0] - 16, hand[1]) if what is None else (hand[0] - 4, hand[1] + 6)
        p = T(puppet(kind, cloth, trim, hand, other, lean, 12), x, floor, size, flip=flip)
        depth = (4 - k) / 4
        p = p.recolour(lambda c, d=depth: mix(mix(c, "#ffd890", 0.16 * d), "#3a141c", 0.2 * (1 - d)))
        put(sc, p, z=2.2, rim=(1.4 * (1 if x < LX else -1) * -1, 1.8, "#fff3cc", 0.8), cast=5, rimop=0.3)
        if what:
            hx, hy = p.at("hand")
            put(sc, carried(what, hx, hy, size * (0.5 if what == "lantern" else 0.8), flip), z=1.6, rimop=0.4)
            if what == "lantern":
                sc.glow(hx, hy + 16, 60, "#ffe7a8", 0.9)


def draw_strings(sc: Scene, s: Figure) -> None:
    """Strings that run up from him over the rail, and down to those who haul."""
    x0, x1, top, _ = FRAMES[3]
    rail = limb([(x0 - 30, top + 148, 9), (x1 + 30, top + 148, 9)], 1)
    sc.layer(rail, falls(sc, "#b9743e", "#5c2a20", 520), z=7, sh=0.5, cut=0.2, rim="#fff0c4", rimop=0.9)
    for what, x in (
        ("finger0", 300),
        ("finger1", 326),
        ("finger2", 348),
        ("finger3", 372),
        ("other", 412),
        ("waist", 452),
        ("toe", 520),
        ("toe.far", 500),
    ):
        tx, ty = s.at(what)
        sc.stroke([(tx, ty), (x, top + 148)], "#3a141c", 3, 0.25, blur=1.5)
        sc.stroke([(tx, ty), (x, top + 148)], "#e8402a" if what == "finger0" else "#fffae6", 2, 1)
        sc.layer(
            ellipse(x, top + 148, 6).difference(ellipse(x, top + 148, 2.4)),
            "#e0b060",
            z=3,
            cut=0,
            rim="#fff6d8",
            rimop=0.9,
        )


def draw_haulers(sc: Scene) -> None:
    """On the near step two teams pull the ends."""
    x0, x1, top, _ = FRAMES[3]
    for x, flip, kinds in TEAMS:
        m = -1 if flip else 1
        y = FRAMES[4][3] + 50
        for j, kind in enumerate(kinds):
            px, py = x + m * j * 80, y - 46 + 18 * j
            cloth = ("#7d8f68", "#3c6aa0", "#a8402c", "#cc9441", "#7a3a5a", "#4f7a6a")[(j + 3 * flip) % 6]
            p = T(puppet(kind, cloth, "#f0d08a", (27, -74 + 2 * j), (19, -64), -27, 18), px, py, 1.52, flip=flip)
            p = p.recolour(lambda c: mix(c, "#3a141c", 0.16))
            put(sc, p, z=2.6, rim=(-1.4 * m, 1.8, "#ffe2a0", 0.8), cast=6, rimop=0.3)
            hx, hy = p.at("hand")
            sc.stroke([(hx, hy), ((x0 - 14) if not flip else (x1 + 14), top + 148)], "#fff6dc", 1.8, 1)
            sc.stroke([(hx, hy), (hx - m * 20, py - 26), (hx - m * 34, py - 4)], "#fff0c8", 1.4, 0.7)
    # his shoes stand where he took them off
    for dx, rot in ((0, 0), (40, 8)):
        sc.flat(ellipse(540 + dx, 1118, 26, 6), "#1c080c", 0.5, blur=3)
        sc.layer(
            T(shape("-20,4^ -21,-10 -8,-13 -2,-5 16,-3 23,4^"), 540 + dx, 1112, 1.1, rot=rot),
            "#6a3a2c",
            z=3,
            cut=0.2,
            rim="#ffe2a0",
            rimop=0.8,
        )
        sc.flat(T(ellipse(-13, -9, 6, 3), 540 + dx, 1112, 1.1, rot=rot), "#24100e")


def draw_curtain(sc: Scene) -> None:
    """The outer curtain, drawn aside, close to us."""
    for s, x in ((-1, 0), (1, 800)):
        for k in range(4):
            x0 = x - s * (58 - 26 * k)
            g = limb(
                [(x0 + s * 12, -30, 44), (x0, 500, 34), (x0 + s * (22 - 6 * k), 930, 26), (x0 - s * 4, 1260, 46)], 9
            )
            sc.layer(
                g,
                sc.rad([(0, "#a8343a"), (0.55, "#5c1f24"), (1, "#2a0d14")], LX, LY + 80, 720),
                z=10,
                sh=0.6,
                cut=0.5,
                rim="#ffcf90",
                rimop=0.6,
            )
    cloth, folds_ = drapery("-60,-10 140,-14 400,-22 660,-14 860,-10", 8, 104)
    sc.layer(
        cloth, sc.rad([(0, "#a8343a"), (1, "#33101a")], LX, 300, 480), z=16, sh=0.6, cut=0.4, rim="#ffcf90", rimop=0.7
    )
    sc.flat(folds_, "#24090f", 0.6)
    for x in range(110, 720, 97):
        sc.glow(x, 1160, 110, "#ffd890", 0.5)
    for x in range(110, 720, 97):
        sc.glow(x, 1156, 110, "#ffd890", 0.5)
    edge = box(-20, 1166, 820, 1260)
    sc.layer(
        edge,
        sc.lin([(0, "#7a3c28"), (1, "#2c1016")], 0, 1166, 0, 1220),
        z=14,
        sh=0.6,
        cut=0.4,
        rim="#ffd890",
        rimop=0.8,
    )
    for x in range(110, 720, 97):
        shell = shape(f"{x - 24},1174^ {x - 20},1150 {x},1142 {x + 20},1150 {x + 24},1174^")
        brass = sc.lin([(0, "#e0a850"), (1, "#5c2a1c")], 0, 1140, 0, 1174)
        sc.layer(shell, brass, z=5, sh=0.5, cut=0.2, rim="#fff3c8", rimop=0.95)
        ribs = [limb([(x, 1174, 1), (x + d * 0.8, 1152 + abs(d) * 0.4, 0.6)], 1) for d in (-18, -9, 0, 9, 18)]
        sc.flat(U(ribs), "#5c2a1c", 0.6)


def draw() -> Scene:
    """Bedtime."""
    sc = Scene("puppets_bedtime", light=(LX, LY, 240), shadow="#1c080c", bg="#2c1018")
    s = T(sleeper(), *SLEEP, 1.36, rot=-13)
    draw_depth(sc)
    for k in range(len(FRAMES)):
        draw_frame(sc, k)
        draw_cast(sc, k)
        if k == 2:
            sc.glow(LX, LY + 60, 300, "#ffd890", 0.26)
        if k == 3:
            draw_strings(sc, s)
            sc.flat(T(s.outline(), 0, 232, 1, sy=0.22, o=SLEEP), "#3a0f14", 0.5, "multiply", 6)
            put(sc, s, z=3, rim=(0.8, 2, "#fff6d8", 0.7), rimop=0.3)
    draw_haulers(sc)
    draw_curtain(sc)
    sc.vignette("#1c080c", 0.4, LX, 600, 900)
    sc.finish()
    return sc
