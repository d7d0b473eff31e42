"""rain_harp: who over there has taken up the second voice?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# rain slate #56707d, roof blue #34495a, zinc #93a7ad, sill cedar #8a6a55, rain light #eef2ee, cardigan moss-gold #b9a43c
FOOT, SHOULDER = (20.0, 1138.0), (800.0, 421.0)  # the roof: sounding board of the harp
NECK = [(-60, 150), (40, 168), (150, 172), (270, 214), (400, 306), (520, 396), (620, 424), (710, 396), (780, 350), (870, 300)]  # fmt: skip
LX, LY = 612.0, 668.0  # the lamp under the hatch
FLOOR = 802.0  # of the attic
CELLAR = 1066.0  # floor of the dim room below
SLATES = 34.0  # thickness of the roof in section
HATCH = (556.0, 640.0)  # x of both ends of the opening
COLUMN = 86.0  # the downpipe
TRAP = (716.0, FLOOR + 10)  # the trap door between the two
STRINGS = [120 + 21.2 * k for k in range(29)]
PLUCKED = (16, 17)  # the strings under her hands
FREE = 15  # the one she has just let go
HANDS = ((496.0, 560.0), (486.0, 618.0))
OTHER = 6  # the string that somebody over there bows
WARM, COLD = "#ffe0a0", "#eef2ee"


def roof_y(x: float, down: float = 0) -> float:
    """Height of the upper edge of the roof at x."""
    t = (x - FOOT[0]) / (SHOULDER[0] - FOOT[0])
    return FOOT[1] + (SHOULDER[1] - FOOT[1]) * t + down


def neck_y(x: float) -> float:
    """Lower edge of the cloud at x."""
    c = curve(np.array(NECK, float), n=12)
    return float(np.interp(x, c[:, 0], c[:, 1]))


def draw_sky(sc: Scene) -> None:
    """A pale break under the cloud."""
    sc.backdrop(sc.rad([(0, "#f3f4ea"), (0.3, "#cfdadb"), (0.62, "#93a9b2"), (1, "#5b7482")], 300, 560, 760))
    r = sc.stream("scud")
    for x, y, w, h in ((180, 470, 420, 46), (520, 520, 360, 36), (120, 610, 300, 34), (430, 600, 260, 24)):
        sc.layer(
            scroll_cloud(r, x, y, w, h, 3, 0.2), "#dfe6e4", z=5, sh=0.12, op=0.6, cut=0.4, rim="#ffffff", rimop=0.5
        )


def row(sc: Scene, name: str, x0: float, x1: float, base: float, size: tuple[float, float], wall: str, roof: str, lit: float, z: float) -> None:  # fmt: skip
    """Houses shoulder to shoulder; base rises towards the right with the street."""
    r = sc.stream(name)
    x = x0
    while x < x1:
        w = r.uniform(*size)
        k = r.choice(("gable", "side", "gable", "step", "side"))
        y = base - (x - x0) * 0.28 + r.uniform(-8, 8)
        h = w * r.uniform(1.0, 1.75)
        d = T(house(r, w, h, k, lit, detail=w > 34), x + w / 2, y)
        tone = r.uniform(-0.07, 0.07)
        put_house(sc, d, light(wall, max(0, tone)) if tone > 0 else dark(wall, -tone), roof, z, glow=0.3, gs=22, warm=("#f3e6bd", "#d9b878"), night=mix(wall, "#2c3f4e", 0.45))  # fmt: skip
        g = box(x + 2, y - 4, x + w - 2, y + 260)
        sc.layer(
            g,
            sc.lin([(0, wall), (1, mix(wall, "#e4eaea", 0.3))], 0, y, 0, y + 170),
            z=z * 0.5,
            sh=0.2,
            cut=0.3,
            rimop=0.1,
        )
        x += w * r.uniform(0.86, 1.04)


def draw_town(sc: Scene) -> None:
    """Three streets behind the rain, each a step darker."""
    r = sc.stream("far")
    gables, x = [box(-40, 690, 760, 1260)], -30.0
    while x < 740:
        w, h = r.uniform(26, 54), r.uniform(30, 92)
        gables.append(
            Polygon(
                [(x, 720), (x, 700 - h), (x + w / 2, 700 - h - w * r.uniform(0.5, 1.0)), (x + w, 700 - h), (x + w, 720)]
            )
        )
        gables.append(box(x + w * 0.68, 690 - h - w * 0.5, x + w * 0.8, 700 - h))
        x += w * r.uniform(0.8, 1.0)
    g = U(gables)
    sc.layer(
        g, sc.lin([(0, "#b4c4c8"), (1, "#d5dddd")], 0, 560, 0, 800), z=5, sh=0.14, cut=0.4, rim="#ffffff", rimop=0.4
    )
    c = T(church(r, 0.95), 262, 690)
    for k in ("tower", "nave"):
        sc.layer(c[k], "#a9bbc1", z=4, sh=0.16, cut=0.3, rim="#ffffff", rimop=0.5)
    for k in ("spire", "nroof", "cross"):
        sc.layer(c[k], "#97acb4", z=3, sh=0.16, cut=0.2, rim="#ffffff", rimop=0.5)
    sc.veil([(0, "#dfe6e4", 0), (0.6, "#dfe6e4", 0.5), (1, "#dfe6e4", 0.3)], 0, 560, 0, 780)
    row(sc, "street 1", 90, 560, 830, (38, 58), "#8fa5ae", "#6f8997", 0.08, 4)
    sc.veil([(0, "#d5dddd", 0), (0.6, "#d5dddd", 0.42), (1, "#d5dddd", 0.2)], 0, 700, 0, 920)
    row(sc, "street 2", 70, 430, 980, (52, 78), "#6f8894", "#4f6878", 0.1, 6)
    sc.veil([(0, "#b9c8cc", 0), (0.6, "#b9c8cc", 0.34), (1, "#b9c8cc", 0.2)], 0, 850, 0, 1080)


def draw_other(sc: Scene) -> None:
    """A tall house over the way, one window open, and somebody with a bow."""
    x, w, top, base = 176.0, 104.0, 770.0, 1180.0
    wall = Polygon([(x - w / 2, base), (x - w / 2 + 3, top), (x, top - 66), (x + w / 2 - 3, top), (x + w / 2, base)])
    win = box(x + 2, top + 26, x + 40, top + 80)
    panes_ = U(
        [panes(x - 40, top + 30 + 84 * k, 26, 42, 2, 2, 0.2) for k in range(4)],
        [panes(x + 8, top + 114 + 84 * k, 26, 42, 2, 2, 0.2) for k in range(3)],
    )
    sc.flat(panes_.convex_hull, "#33485a")
    sc.flat(win.buffer(2), "#ffe3a6")
    sc.layer(
        clean(wall.difference(win).difference(panes_)),
        sc.lin([(0, "#5c7686"), (1, "#74909c")], 0, top, 0, base),
        z=8,
        sh=0.4,
        cut=0.4,
        rim="#eef2ee",
        rimop=0.5,
    )
    for s in (-1, 1):
        verge = limb([(x, top - 72, 9), (x + s * w * 0.3, top - 30, 9), (x + s * (w / 2 + 6), top + 6, 10)], 4)
        sc.layer(verge, "#3d5566", z=4, sh=0.35, cut=0.3, rim="#eef2ee", rimop=0.6)
    sc.flat(brick(wall.difference(win.buffer(6)).difference(panes_.buffer(4)), 13, 7, "over", 0.16), "#8aa2ac", 0.45)
    s = 0.36
    arm = ((STRINGS[OTHER] - 18 - (x + 18)) / s, (top + 50 - (top + 96)) / s)
    p = person(60, "side", SIDE["reach"], dress("shirt", "#8a4a3a", "#3a3440", "#e8dcc0"), "#b97a52", "balding", "#e6e0d2", "tender", beard="full", reach_a=arm, reach_b=((STRINGS[OTHER] - 6 - (x + 18)) / s, -150), grip_a="grip", grip_b="grip")  # fmt: skip
    p = T(p, x + 18, top + 96, s)
    with sc.clip(U(win, box(x + 40, top - 20, 400, top + 120))):
        put(sc, p, z=1.2, sh=0.3)
    sc.layer(box(x - 2, top + 80, x + 44, top + 86), "#8ea4ac", z=2, cut=0, fibre=0, sh=0.35)
    hx, hy = p.at("hand_a.hold")
    sc.layer(
        limb([(hx - 20, hy + 5, 1.6), (hx, hy, 1.8), (STRINGS[OTHER] + 20, hy - 9, 1.4)], 3),
        "#6a3a24",
        z=1.5,
        cut=0,
        fibre=0,
    )
    sc.glow(x + 22, top + 54, 120, "#ffd894", 0.75)
    case = T(
        U(shape("-9,0^ -13,-16 -8,-28 -10,-40 -5,-52 -3,-74^ 3,-74^ 5,-52 10,-40 8,-28 13,-16 9,0^")),
        x + 16,
        top + 164,
        0.62,
    )
    sc.flat(case, "#1f2e3c", 0.9)


def string_line(k: int) -> list[tuple[float, float]]:
    """The course of one string of rain from cloud to slates."""
    x = STRINGS[k]
    y0, y1 = neck_y(x) - 14, roof_y(x) - 3
    if k in PLUCKED:
        hx, hy = HANDS[1 - PLUCKED.index(k)]
        return [(x, y0), (hx, hy), (x, y1)]
    if k == FREE:
        t = np.linspace(0, 1, 90)
        return [(x + 7.5 * math.sin(math.pi * u) * math.sin(9 * math.pi * u), y0 + (y1 - y0) * u) for u in t]
    return [(x, y0), (x, y1)]


def draw_strings(sc: Scene) -> None:
    """Twenty-nine strings, warm where they pass the lamp, each with its drops."""
    r = sc.stream("drops")
    for k, x in enumerate(STRINGS):
        line = string_line(k)
        y0, y1 = line[0][1], line[-1][1]
        close = math.exp(-(((x - 560) / 150) ** 2))
        col = mix(COLD, WARM, 0.85 * close)
        op = 0.62 + 0.3 * close
        w = 1.1 + 0.7 * (k % 5 == 0) + 0.8 * close
        sc.stroke([(a + 1.6, b) for a, b in line], "#22333f", w + 0.8, 0.34)
        sc.stroke(line, col, w, op)
        n = int((y1 - y0) / 26)
        beads, tails = [], []
        for _ in range(n):
            t = r.random()
            if k in PLUCKED or k == FREE and r.random() < 0.6:
                continue
            y, s = y0 + (y1 - y0) * t, r.uniform(1.2, 2.9)
            beads.append(ellipse(x, y, s, s * 1.5))
            tails.append(limb([(x, y - s * 6, 0.2), (x, y, s * 1.2)], 2))
        bead_col = col if k != 10 else "#e9b84a"
        sc.flat(U(beads, tails), bead_col, 0.95)
        if k == 10:  # on one string the drops are beads of another colour
            for j in range(9):
                y = y0 + (y1 - y0) * (j + 0.6) / 10
                sc.layer(ellipse(x, y, 3.4), ("#c9573a", "#b9a43c", "#4a8a8a")[j % 3], z=1.4, cut=0, fibre=0, wash=0)
    line = string_line(FREE)
    sc.stroke(line, WARM, 9, 0.4, "screen", blur=5)
    sc.stroke(line, "#fffdf0", 2.6, 1)
    for s in (-1, 1):  # the room it swings in
        x, t = STRINGS[FREE], np.linspace(0, 1, 30)
        y0, y1 = line[0][1], line[-1][1]
        sc.stroke([(x + s * 11 * math.sin(math.pi * u), y0 + (y1 - y0) * u) for u in t], "#fff6dc", 0.9, 0.5)
    for k in PLUCKED:
        sc.stroke(string_line(k), "#fff8e0", 2.2, 0.95)
        sc.stroke(string_line(k), WARM, 8, 0.3, "screen", blur=4)
    splashes = []
    for x in STRINGS:  # where they strike the slates
        y = roof_y(x) - 4
        for a in np.linspace(-2.5, -0.64, 6):
            L = r.uniform(7, 16)
            splashes.append(
                limb(
                    [
                        (x, y, 1.8),
                        (x + L * math.cos(a) * 0.7, y + L * math.sin(a) * 0.8, 1.2),
                        (x + L * math.cos(a), y + L * math.sin(a) * 0.7, 0.3),
                    ],
                    3,
                )
            )
            splashes.append(ellipse(x + 1.25 * L * math.cos(a), y + 0.9 * L * math.sin(a), 0.9))
    sc.flat(U(splashes), "#f3f4ea", 0.85)


CLOUD_TONES = ("#a9bcc3", "#8ea4ae", "#748c99", "#5c7584", "#4a6374", "#3d5567", "#34495a")
CLOUD_STEPS = (0, 20, 56, 106, 164, 232, 318)  # how far each sheet is drawn back from the neck


def draw_cloud(sc: Scene) -> None:
    """The neck of the harp: six sheets of cloud along one curve, tuning scrolls cut into their edges."""
    c = curve(np.array(NECK, float), n=10)
    slits = []
    for j, (tone, up) in enumerate(zip(CLOUD_TONES, CLOUD_STEPS, strict=True)):
        r = sc.stream(f"neck {j}")
        line = [(x, y - 34 - up * (1.0 + 0.16 * math.sin(x / 90 + j)) + 6 * j) for x, y in c]
        body = clean(Polygon([*line, (900, -400), (-100, -400)]).buffer(0))
        g = rounded(fillet(U(bank(r, line, 26 + 3 * j, 36 + 5 * j, 40), body), 4), 3)
        lit = sc.rad([(0, light(tone, 0.3)), (0.45, tone), (1, dark(tone, 0.3))], 330, 420, 620)
        sc.layer(g, lit, z=10, sh=0.5, cut=0.8, rim="#f8f8ee", rimop=0.7, lightpos=(330, 640))
        if j > 1:
            for x, y in along(np.array(line), 9)[1:-1]:
                if r.random() < 0.62:
                    slits.append(spiral(x, y - 6, r.uniform(13, 24), 1.7, 2.4, r.uniform(0, 6), r.random() < 0.5))
    sc.flat(U(slits), "#22323f", 0.5)
    sc.flat(T(U(slits), 0.8, 1.2), "#b4c4c8", 0.35)


def draw_pipe(sc: Scene) -> None:
    """The column: a downpipe with a hopper on the corner of the next house."""
    wall = Polygon([(-40, 90), (58, 120), (62, 1260), (-40, 1260)])
    sc.layer(
        wall,
        sc.lin([(0, "#1c2a36"), (0.6, "#2b3e4d"), (1, "#22333f")], 0, 120, 0, 1200),
        z=14,
        sh=0.5,
        cut=0.5,
        rim="#cfdadb",
        rimop=0.5,
    )
    sc.flat(brick(wall, 20, 10, "corner", 0.32), "#3d5463", 0.5)
    x = COLUMN
    tube = limb([(x, 236, 19), (x, 1120, 19), (x - 6, 1160, 19), (x - 26, 1196, 19)], 4)
    across = [(0, "#2c3f4d"), (0.35, "#9fb3ba"), (0.55, "#6d8591"), (1, "#22333f")]
    sc.layer(tube, sc.lin(across, x - 10, 0, x + 10, 0), z=7, sh=0.5, cut=0, rim="#eef2ee", rimop=0.5)
    for y in (330, 520, 710, 900, 1080):
        sc.layer(box(x - 14, y, x + 14, y + 9).buffer(2), sc.lin(across, x - 15, 0, x + 15, 0), z=3, sh=0.4, cut=0)
        sc.layer(box(40, y + 2, x - 12, y + 7), "#2c3f4d", z=2, sh=0.3, cut=0, fibre=0)
    hopper = shape(
        f"{x - 36},166^ {x + 36},166^ {x + 32},196 {x + 18},222 {x + 12},246^ {x - 12},246^ {x - 18},222 {x - 32},196"
    )
    sc.layer(hopper, sc.lin(across, x - 36, 0, x + 36, 0), z=6, sh=0.5, cut=0.2, rim="#eef2ee", rimop=0.7)
    sc.flat(U(spiral(x - 13, 190, 11, 1.6, 2.4, 0.5), spiral(x + 13, 190, 11, 1.6, 2.4, 2.6, True)), "#1c2a36", 0.8)
    sc.layer(
        box(x - 40, 160, x + 40, 169).buffer(2),
        sc.lin(across, x - 40, 0, x + 40, 0),
        z=3,
        sh=0.4,
        cut=0,
        rim="#eef2ee",
        rimop=0.7,
    )


def attic_shape() -> Polygon:
    """The lit room in section."""
    x0 = FOOT[0] + (FOOT[1] + SLATES + 10 - FLOOR) / (FOOT[1] - SHOULDER[1]) * (SHOULDER[0] - FOOT[0])
    return Polygon([(x0, FLOOR), (860, FLOOR), (860, roof_y(860, SLATES + 10))])


def draw_house(sc: Scene) -> None:
    """Cut open along its gable: a lit attic, a dim room with jars, the slates."""
    body = Polygon([(FOOT[0] - 30, FOOT[1] + 40), (860, roof_y(860, 6)), (860, 1260), (FOOT[0] - 30, 1260)])
    sc.layer(body, sc.near("#4f4844", "#253644", 560, (LX, LY)), z=16, sh=0.6, cut=0.4, rim="#cfdadb", rimop=0.3)
    room = attic_shape()
    sc.flat(room, sc.rad([(0, "#fff0bf"), (0.28, "#f3bf6a"), (0.62, "#b9713c"), (1, "#5f3528")], LX, LY, 330))
    with sc.clip(room):
        sc.flat(wallpaper(380, 520, 820, 810, "sprig", 30), "#fff0c8", 0.3)
        sc.flat(U([box(x, 520, x + 1.4, 810) for x in range(400, 820, 30)]), "#7a4428", 0.35)
        rafters = [
            Polygon([(x, roof_y(x, SLATES + 6)), (x + 12, roof_y(x + 12, SLATES + 6)), (x + 12, FLOOR), (x, FLOOR)])
            for x in (452, 700, 786)
        ]
        sc.layer(U(rafters), sc.near("#c98a50", "#4a2a20", 260, (LX, LY)), z=3, sh=0.5, cut=0.3)
    dim = Polygon([(168, CELLAR), (FOOT[0] + 400, FLOOR + 20), (860, FLOOR + 20), (860, CELLAR)])
    dim = clean(dim.intersection(Polygon([(0, FOOT[1] + 46), (860, roof_y(860, 46)), (860, 1260), (0, 1260)])))
    sc.flat(dim, sc.rad([(0, "#8a6a54"), (0.3, "#5a5358"), (0.65, "#3a4856"), (1, "#263644")], *TRAP, 430))
    with sc.clip(dim):
        draw_jars(sc)
        draw_ladder(sc)
    slab = box(300, FLOOR, 860, FLOOR + 20).intersection(body).difference(box(TRAP[0] - 34, 0, TRAP[0] + 34, 900))
    sc.flat(box(TRAP[0] - 34, FLOOR - 1, TRAP[0] + 34, FLOOR + 22), "#ffdf9a")
    sc.layer(slab, sc.near("#a8683c", "#33241f", 300, (LX, LY)), z=4, sh=0.5, cut=0.4, rim="#ffe0a0", rimop=0.8)
    sc.layer(box(120, CELLAR, 860, CELLAR + 18).intersection(body), "#2a3138", z=4, sh=0.5, cut=0.4)


def draw_jars(sc: Scene) -> None:
    """Jars of caught rain on two shelves, filled like a scale."""
    sc.flat(U([box(x, 810, x + 1.6, 1080) for x in range(180, 820, 34)]), "#18242e", 0.4)
    tints = ("#7fa3b0", "#c9a95a", "#8fb0a0", "#b9805a", "#93a7ad", "#d0b56a")
    n = 0
    for y, x0, x1 in ((928, 446, 664), (1016, 352, 664)):
        sc.layer(box(x0 - 40, y, x1, y + 8), "#6a5240", z=4, sh=0.5, cut=0.3, rim="#ffd894", rimop=0.4)
        x = x0
        while x < x1 - 16:
            w, h = 25 + (n * 7) % 12, 46 - (n * 5) % 4 * 6
            glass = box(x - w / 2, y - h, x + w / 2, y).buffer(3, 4).intersection(box(0, y - h - 6, 900, y))
            level = 0.24 + 0.64 * ((n * 5) % 11) / 11
            lit = math.exp(-((math.hypot(x - TRAP[0], y - 900) / 260) ** 2))
            sc.flat(glass, "#b4c4c8", 0.26)
            water = glass.intersection(box(0, y - h * level, 900, y))
            tone = mix(mix("#56707d", tints[n % 6], 0.35 + 0.6 * lit), "#fff0c8", 0.25 * lit)
            sc.layer(water, tone, z=1, sh=0.2, cut=0, fibre=0, wash=0, rim="#fff0c8", rimop=0.9)
            sc.flat(glass.difference(glass.buffer(-1.4)), "#dfe6e4", 0.5 + 0.3 * lit)
            sc.flat(box(x - w / 2 + 5, y - h + 6, x - w / 2 + 7.2, y - 8), "#f3f4ea", 0.6)
            x += w + 12 + (n * 3) % 8
            n += 1


def draw_ladder(sc: Scene) -> None:
    """Light falls through the trap door on a ladder and on a dog that listens."""
    x = TRAP[0]
    beam = Polygon([(x - 32, FLOOR), (x + 32, FLOOR), (x + 86, CELLAR), (x - 130, CELLAR)])
    sc.flat(beam, sc.lin([(0, "#ffd894", 0.75), (1, "#ffb86a", 0.22)], x, FLOOR, x - 20, CELLAR), 1, "screen", 3)
    steps = ladder(x - 34, CELLAR, x + 6, FLOOR - 6, 30, 10, 5)
    sc.layer(
        steps,
        sc.lin([(0, "#d9a05a"), (1, "#7a5238")], 0, FLOOR, 0, CELLAR),
        z=5,
        sh=0.5,
        cut=0.2,
        fibre=0,
        rim=WARM,
        rimop=0.9,
    )
    hound = T(beast("dog", "lie", ("#7a5038", "#d9b48a", "#2a1a16"), neck=26, head=-26), 590, CELLAR, 0.56)
    put(sc, hound, z=2, rim=(-1.8, 1.8, WARM, 0.8), cast=5)


def draw_slates(sc: Scene) -> None:
    """The roof in section, tile over tile, and the hatch that stands open."""
    ang = math.degrees(math.atan2(SHOULDER[1] - FOOT[1], SHOULDER[0] - FOOT[0]))
    base = Polygon(
        [
            (FOOT[0] - 26, roof_y(FOOT[0] - 26)),
            (860, roof_y(860)),
            (860, roof_y(860, SLATES)),
            (FOOT[0] - 26, roof_y(FOOT[0] - 26, SLATES)),
        ]
    )
    gap = Polygon(
        [
            (HATCH[0], roof_y(HATCH[0], -30)),
            (HATCH[1], roof_y(HATCH[1], -30)),
            (HATCH[1], roof_y(HATCH[1], 70)),
            (HATCH[0], roof_y(HATCH[0], 70)),
        ]
    )
    sc.layer(
        clean(base.difference(gap)),
        sc.near("#6a5a50", "#263744", 330, (LX, LY)),
        z=9,
        sh=0.55,
        cut=0.4,
        rim="#eef2ee",
        rimop=0.5,
    )
    r = sc.stream("slates")
    x = 850.0
    while x > FOOT[0] - 30:
        if not HATCH[0] - 26 < x < HATCH[1] + 6:
            g = T(
                shape("-4,-7^ 30,-9 36,-2^ 34,3^ -4,5^"),
                x - 28,
                roof_y(x - 28) - 2,
                1,
                rot=ang + 180 + r.uniform(-3, 2),
            )
            g = T(box(-20, -6, 20, 5).buffer(1), x - 8, roof_y(x - 8) - 2, 1, rot=ang + 5 + r.uniform(-1.5, 1.5))
            sc.layer(
                g, sc.near("#8a7a6a", "#34495a", 260, (LX, LY - 40)), z=3, sh=0.5, cut=0.3, rim="#eef2ee", rimop=0.7
            )
        x -= 27
    frame = [
        limb([(HATCH[k], roof_y(HATCH[k], -6), 9), (HATCH[k], roof_y(HATCH[k], SLATES + 10), 9)], 1) for k in (0, 1)
    ]
    sc.layer(U(frame), "#8a6a55", z=4, sh=0.5, cut=0.3, rim=WARM, rimop=0.9)


def draw_flap(sc: Scene) -> None:
    """Glass of the hatch, thrown back."""
    hx, hy = HATCH[1] + 2, roof_y(HATCH[1] + 2, -8)
    q = Polygon([(hx - 2, hy), (hx + 26, hy - 14), (hx + 58, hy - 112), (hx + 30, hy - 104)])
    sc.layer(
        q, sc.lin([(0, "#d9a870"), (1, "#8a6a55")], hx, hy, hx + 56, hy - 94), z=7, sh=0.5, cut=0.3, rim=WARM, rimop=0.9
    )
    sc.flat(q.buffer(-5, join_style=2), sc.lin([(0, "#ffe6b0"), (1, "#b4c4c8")], hx, hy, hx + 46, hy - 104))


def draw_attic(sc: Scene) -> None:
    """Lamp, bed, table to stand on, a bucket, a cat that counts the drops."""
    put(sc, T(bed(), 800, FLOOR, 0.78), z=2, shade=("#4a2a20", 0.5, 300))
    t = T(table(116, 76, "#8a5a38"), 604, FLOOR, 1.08)
    put(sc, t, z=2.4, rim=(0, 2, WARM, 0.7), cast=6)
    put(sc, T(bucket("#8ea4ac", 44, 40, "#cfe0e2"), 506, FLOOR, 0.86), z=2, rim=(-2, 1, WARM, 0.7))
    drip = U([ellipse(506, y, 1.6, 3) for y in (716, 742, 760)])
    sc.flat(drip, "#fffdf0", 0.95)
    put(sc, T(beast("cat", "look_up"), 654, FLOOR, 0.34, flip=True), z=1.6, rim=(-1.6, 1, WARM, 0.8))
    lx, ly = LX + 82, LY - 22
    sc.stroke([(lx, roof_y(lx, SLATES)), (lx, ly - 22)], "#3a241c", 2)
    sc.layer(
        shape(
            f"{lx - 26},{ly + 4}^ {lx - 12},{ly - 20} {lx},{ly - 24} {lx + 12},{ly - 20} {lx + 26},{ly + 4}^ {lx},{ly + 9}"
        ),
        "#ffe9b0",
        z=4,
        sh=0.4,
        cut=0,
        rim="#fffdf0",
        rimop=0.9,
    )
    sc.flat(ellipse(lx, ly + 8, 9, 8), "#fffdf0")
    sc.glow(lx, ly + 10, 190, "#ffdf9a", 0.9)


def draw_girl(sc: Scene) -> None:
    """Thirteen, plump, black hair: on the table, half out of the roof, both hands in the rain."""
    x, y, s = 604.0, FLOOR - 76 * 1.08, 1.34
    to = lambda p: ((x - p[0]) / s, (p[1] - y) / s)
    pose = SIDE["reach"].but(
        lean=22,
        stoop=8,
        nod=-26,
        foot_a=(0.02, 0.04),
        foot_b=(-0.34, 0.16),
        toe_a=22,
        toe_b=50,
        elbow_a=-1,
        elbow_b=1,
        grip_a="pinch",
        grip_b="pinch",
    )
    d = dress("skirt", "#c4ab3e", "#3a4a62", "#f3e6c8").but(skirt=0.5, shoes="bare", pad=4)
    p = person(
        13,
        "side",
        pose,
        d,
        "#d9a077",
        "bob",
        "#1f1a20",
        feeling("tender")._replace(open=0.0),
        1.12,
        big_head=1.06,
        reach_a=to(HANDS[1]),
        reach_b=to(HANDS[0]),
    )
    p = T(p, x, y, s, flip=True)
    put(sc, p, z=2.2, rim=(-1.4, -2.2, WARM, 0.75), cast=5)
    for hx, hy in HANDS:
        sc.glow(hx, hy, 40, "#fff0c8", 0.7)


def draw_street(sc: Scene) -> None:
    """The dark near edge: a wet kerb and railings, the snail on the eaves."""
    r = sc.stream("kerb")
    near_, _ = land(r, [(-40, 1150), (160, 1138), (400, 1132), (640, 1136), (840, 1126)], 3)
    sc.layer(
        near_,
        sc.lin([(0, "#4a6272"), (1, "#1d2c38")], 0, 1120, 0, 1210),
        z=12,
        sh=0.6,
        cut=0.6,
        rim="#cfdadb",
        rimop=0.6,
    )
    rings = []
    for _ in range(26):
        x, y = r.uniform(0, 800), r.uniform(1150, 1198)
        k = r.uniform(6, 20)
        rings.append(ellipse(x, y, k, k * 0.28).difference(ellipse(x, y, k - 1.2, k * 0.28 - 0.7)))
    sc.flat(U(rings), "#cfdadb", 0.5)
    for x, w, op in ((610, 120, 0.35), (180, 40, 0.3)):
        sc.flat(
            U(
                [
                    box(x - w / 2 * r.uniform(0.4, 1), y, x + w / 2 * r.uniform(0.4, 1), y + 2.4)
                    for y in range(1144, 1200, 7)
                ]
            ),
            "#ffd894",
            op,
            "screen",
            1,
        )


def draw() -> Scene:
    """She lets one string go."""
    sc = Scene("rain_harp", light=(LX, LY, 240), shadow="#14202a", bg="#56707d")
    draw_sky(sc)
    draw_town(sc)
    draw_other(sc)
    sc.veil([(0, "#dfe6e4", 0.1), (0.5, "#dfe6e4", 0.16), (1, "#dfe6e4", 0)], 0, 400, 0, 1150)
    draw_strings(sc)
    draw_cloud(sc)
    draw_house(sc)
    draw_attic(sc)
    draw_slates(sc)
    draw_flap(sc)
    sc.glow(LX - 20, roof_y(LX - 20) - 10, 170, "#ffdf9a", 0.6)
    draw_girl(sc)
    for k in PLUCKED:  # they lie over her fingers
        (_, _), (hx, hy), (x1, y1) = string_line(k)
        sc.stroke([(hx, hy), (hx + (x1 - hx) * 0.16, hy + (y1 - hy) * 0.16)], "#fffdf0", 2, 0.9)
    draw_pipe(sc)
    put(sc, T(snail(), 330, roof_y(330) - 9, 0.22, rot=-42.6), z=1.4)
    draw_street(sc)
    sc.vignette("#0e1720", 0.4, 430, 620, 980)
    sc.finish()
    return sc
