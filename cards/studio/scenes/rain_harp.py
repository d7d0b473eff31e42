"""A girl leans out of the hatch of her attic and plays the rain, which is strung like a harp between cloud, pipe and roof.

Palette: azure #3f94c8, rain light #fdf3cf, cloud white #fffdf4, cloud slate #6488b4, tile #e0704c, copper #d88a3c, attic honey #ffd98a, cardigan gold #f2c230.
Light: sun through the rain from the left; the lamp in the attic. Planes: sky / town / cloud for the neck / strings / house cut open / girl / pipe for the column.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.cut_attic import FLOOR, LX, draw_attic, draw_flap, draw_house, draw_slates, roof_y
from cards.studio.papercut.reflections import bars

NECK = [(40, 170), (96, 200), (180, 262), (280, 330), (390, 372), (500, 376), (600, 346), (690, 306), (770, 296), (870, 318)]  # fmt: skip
COLUMN = 84.0  # the downpipe
STRINGS = [134 + 26.0 * k for k in range(24)]
RED, BLUE = "#ff5a48", "#2a5fd0"
PLUCKED = (13, 12)  # the strings under her hands
FREE = 10  # the one she has just let go
HANDS = ((494.0, 517.0), (486.0, 582.0))
OTHER = 2  # the string that somebody over there bows


def neck_y(x: float) -> float:
    """Lower edge of the cloud at x."""
    c = curve(np.array(NECK, float), n=12)
    return float(np.interp(x, c[:, 0], c[:, 1]))


def draw_sky(sc: Scene) -> None:
    """A clear sky behind the shower, gold at the town."""
    sc.backdrop(sc.lin([(0, "#2478b8"), (0.25, "#4fa4d0"), (0.5, "#8fcbdc"), (0.68, "#e8ecca"), (0.78, "#ffeebc"), (1, "#ffe2a0")], 300, 0, 240, 1200))  # fmt: skip
    sc.glow(-40, 560, 620, "#fff6d0", 0.7)
    for x, y, w in ((560, 70, 200), (230, 52, 150), (700, 150, 160)):
        q = limb([(x - w, y + 10, 1), (x - w * 0.3, y, 9), (x + w * 0.3, y - 6, 7), (x + w, y - 12, 1)], 8)
        sc.flat(q, "#ffffff", 0.4, blur=2)


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
    """Streets behind the rain, blue far off, rose near."""
    r = sc.stream("far")
    gables, x = [box(-40, 720, 760, 1260)], -30.0
    while x < 740:
        w, h = r.uniform(26, 54), r.uniform(30, 92)
        gables.append(Polygon([(x, 740), (x, 720 - h), (x + w / 2, 720 - h - w * r.uniform(0.5, 1.0)), (x + w, 720 - h), (x + w, 740)]))  # fmt: skip
        x += w * r.uniform(0.8, 1.0)
    sc.layer(
        U(gables),
        sc.lin([(0, "#8fb4d4"), (1, "#c4d4dc")], 0, 590, 0, 820),
        z=5,
        sh=0.14,
        cut=0.4,
        rim="#ffffff",
        rimop=0.7,
    )
    c = T(church(r, 0.95), 300, 716)
    for k in ("tower", "nave", "spire", "nroof", "cross"):
        sc.layer(
            c[k], "#7fa4c8" if k in ("tower", "nave") else "#6a8fb8", z=3, sh=0.16, cut=0.3, rim="#ffffff", rimop=0.7
        )
    row(sc, "street 1", -60, 560, 880, (40, 60), "#a8b8d0", "#d8907c", 0.0, 4)
    row(sc, "street 2", -60, 430, 1030, (54, 80), "#8f9cc0", "#c8645a", 0.0, 6)


def draw_other(sc: Scene) -> None:
    """A tall house over the way, one window open, and somebody with a bow."""
    x, w, top, base = 178.0, 116.0, 790.0, 1180.0
    wall = Polygon([(x - w / 2, base), (x - w / 2 + 3, top), (x, top - 66), (x + w / 2 - 3, top), (x + w / 2, base)])
    win = box(x - 36, top + 14, x + 40, top + 102)
    panes_ = U([panes(x + d, top + 128 + 84 * k, 28, 44, 2, 2, 0.2) for k in range(3) for d in (-42, 12)])
    sc.flat(panes_.convex_hull, "#6a78a8")
    sc.flat(win.buffer(2), sc.rad([(0, "#fffbe0"), (1, "#ffc860")], x, top + 50, 60))
    sc.layer(clean(wall.difference(win).difference(panes_)), sc.lin([(0, "#f4dcb8"), (1, "#c89a98")], x - 50, top, x + 50, base), z=8, sh=0.4, cut=0.4, rim="#ffffff", rimop=0.9)  # fmt: skip
    for d in (-1, 1):
        verge = limb([(x, top - 74, 12), (x + d * w * 0.3, top - 30, 12), (x + d * (w / 2 + 8), top + 8, 13)], 4)
        sc.layer(verge, "#c8523c", z=4, sh=0.35, cut=0.3, rim="#fff6e0", rimop=0.9)
    sc.flat(brick(wall.difference(win.buffer(6)).difference(panes_.buffer(4)), 13, 7, "over", 0.16), "#b87a68", 0.4)
    sx, sy = STRINGS[OTHER], top + 62
    s = 0.6
    fx, fy = x - 20, top + 142
    p = person(60, "side", SIDE["reach"].but(lean=4), dress("shirt", "#8a3a4a", "#3a3440", "#e8dcc0"), "#a8684a", "balding", "#ffffff", "tender", beard="full", reach_a=((sx - 12 - fx) / s, (sy - fy) / s), reach_b=((sx - 2 - fx) / s, (sy - 34 - fy) / s), grip_a="grip", grip_b="grip")  # fmt: skip
    with sc.clip(win):
        put(sc, T(p, fx, fy, s), z=1.2, sh=0.3)
    sc.layer(box(x - 42, top + 102, x + 46, top + 110), "#fff6e0", z=2, cut=0, fibre=0, sh=0.35)
    sc.layer(limb([(sx - 26, sy + 8, 2.4), (sx + 4, sy - 2, 2.6), (sx + 34, sy - 12, 2)], 3), "#6a2c1c", z=1.5, cut=0, fibre=0)  # fmt: skip
    case = T(shape("-9,0^ -13,-16 -8,-28 -10,-40 -5,-52 -3,-74^ 3,-74^ 5,-52 10,-40 8,-28 13,-16 9,0^"), x + 27, top + 174, 0.6)  # fmt: skip
    sc.flat(case, "#2a1f3c", 0.9)


def string_line(k: int) -> list[tuple[float, float]]:
    """The course of one string of rain from cloud to slates."""
    x = STRINGS[k]
    y0, y1 = neck_y(x) - 16, roof_y(x) - 3
    if k in PLUCKED:
        d = 9.0 * PLUCKED.index(k)  # both hands hold both
        return [(x, y0), *[(hx - d, hy + 0.2 * d) for hx, hy in HANDS], (x, y1)]
    if k == FREE:
        t = np.linspace(0, 1, 120)
        return [(x + 10 * math.sin(math.pi * u) * math.sin(11 * math.pi * u), y0 + (y1 - y0) * u) for u in t]
    return [(x, y0), (x, y1)]


def tint(k: int) -> str:
    """As on a harp: every seventh string red, every seventh blue."""
    return "#ffffff" if k == FREE else RED if k % 7 == 3 else BLUE if k % 7 == 6 else "#ffffff"


def draw_strings(sc: Scene) -> None:
    """Strings of rain, each with its drops, and where they strike the tiles."""
    r = sc.stream("drops")
    for k in range(len(STRINGS)):
        line = string_line(k)
        y0, y1 = line[0][1], line[-1][1]
        col = tint(k)
        sc.stroke([(a + 2.4, b) for a, b in line], "#1c4a78", 3.4, 0.34)
        sc.stroke(line, col, 3.6 - 0.05 * k, 1)
        if col == "#ffffff":
            sc.stroke([(a + 1.1, b) for a, b in line], "#8fc4e4", 1.2, 0.8)
        if k in PLUCKED or k == FREE:
            continue
        beads = []
        for _ in range(int((y1 - y0) / 46)):
            y, s = y0 + (y1 - y0) * r.random(), r.uniform(3, 5.4)
            beads.append(shape(f"{STRINGS[k]},{y - 2.6 * s} {STRINGS[k] + s},{y + 0.3 * s} {STRINGS[k]},{y + 1.1 * s} {STRINGS[k] - s},{y + 0.3 * s}"))  # fmt: skip
        sc.layer(U(beads), mix(col, "#ffffff", 0.35), z=1.2, sh=0.3, shc="#1c4a78", cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    line = string_line(FREE)
    x, y0, y1 = STRINGS[FREE], line[0][1], line[-1][1]
    blur = [(x + 13 * math.sin(math.pi * u), y0 + (y1 - y0) * u) for u in np.linspace(0, 1, 40)]
    blur += [(x - 13 * math.sin(math.pi * u), y0 + (y1 - y0) * u) for u in np.linspace(1, 0, 40)]
    sc.flat(Polygon(blur).buffer(0), "#ffffff", 0.4, blur=2)
    sc.stroke(line, "#fff6d0", 10, 0.5, "screen", blur=5)
    splashes = []
    for x in STRINGS:
        y = roof_y(x) - 5
        for a in np.linspace(-2.7, -0.44, 7):
            L = r.uniform(9, 20)
            splashes.append(limb([(x, y, 2.6), (x + L * math.cos(a) * 0.7, y + L * math.sin(a) * 0.8, 1.6), (x + L * math.cos(a), y + L * math.sin(a) * 0.7, 0.4)], 3))  # fmt: skip
            splashes.append(ellipse(x + 1.25 * L * math.cos(a), y + 0.9 * L * math.sin(a), 1.3))
    sc.flat(U(splashes), "#ffffff", 0.95)


def draw_cloud(sc: Scene) -> None:
    """The neck of the harp: sheets of one cloud along one curve, scrolls at both ends, a pin of gold for every string."""
    c = curve(np.array(NECK, float), n=10)
    for j, (lit, tone, up) in enumerate((("#a8c8e4", "#5f84b4", 0), ("#d4e6f4", "#86a8d0", 34), ("#f6f8fa", "#b4cce4", 74), ("#ffffff", "#e4ecf0", 116))):  # fmt: skip
        r = sc.stream(f"neck {j}")
        thick = [150 - up + 26 * math.sin(x / 120 + 0.6) for x, _ in c]
        low = [(x, y - up * 0.62) for x, y in c]
        high = [(x, y - up * 0.62 - max(30, 0.72 * t)) for (x, y), t in zip(c, thick, strict=True)]
        body = clean(Polygon([*low, *high[::-1]]).buffer(0))
        lumps = bank(r, high, 26, 46, 30, sx=1.3)
        g = U(lumps, body)
        if j:
            g = U(g, bank(r, [(x, y - 12) for x, y in low], 12, 20, 30, sx=1.5))
        g = rounded(fillet(g, 4), 3)
        sc.layer(g, sc.lin([(0, lit), (1, tone)], 200, 120, 420, 420), z=9, sh=0.45, shc="#1c4a84", cut=0.6, wash=0.4, rim="#ffffff", rimop=1)  # fmt: skip
    for x, y, q, flip in ((84, 146, 62, False), (784, 236, 50, True)):
        disc = U(ellipse(x, y, q), ellipse(x + (14 if flip else -14), y - 10, q * 0.9))
        sc.layer(disc, sc.rad([(0, "#ffffff"), (0.6, "#f0f4f8"), (1, "#a8c4e0")], x - 20, y - 24, q * 1.6), z=8, sh=0.4, shc="#1c4a84", cut=0.5, wash=0.3, rim="#ffffff", rimop=1)  # fmt: skip
        sc.flat(spiral(x, y, q * 0.74, 2.2, 6, 1.2, flip), "#6488b4", 0.85)
    pins = [(x, neck_y(x) - 17) for x in STRINGS]
    for x, y in pins:
        sc.layer(ellipse(x, y, 7.5), sc.rad([(0, "#fff6c8"), (0.5, "#f2b840"), (1, "#a8642c")], x - 3, y - 3, 10), z=2, sh=0.5, shc="#1c3a6a", cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw_pipe(sc: Scene) -> None:
    """The column: a downpipe of copper, fluted like a pillar, with its hopper under the scroll."""
    x = COLUMN
    copper = lambda w: sc.lin([(0, "#7a3428"), (0.18, "#e89a4c"), (0.36, "#fff0b8"), (0.55, "#e0924a"), (0.8, "#9a4c34"), (1, "#5a2430")], x - w, 0, x + w, 0)  # fmt: skip
    sc.flat(box(x + 16, 250, x + 40, 1120), "#1c3a6a", 0.3, "multiply", 9)
    sc.layer(box(x - 20, 236, x + 20, 1120), copper(20), z=9, sh=0.5, shc="#1c3a6a", cut=0, wash=0.3, fibre=0, rim="#fff6d8", rimop=1)  # fmt: skip
    sc.flat(U([box(x - 13 + 8 * k, 290, x - 11.4 + 8 * k, 1070) for k in range(4)]), "#6a2c28", 0.5)
    for y, h, w in ((262, 12, 27), (282, 7, 24), (540, 8, 25), (800, 8, 25), (1062, 12, 27), (1082, 8, 25)):
        sc.layer(box(x - w, y, x + w, y + h).buffer(2), copper(w), z=4, sh=0.5, cut=0, wash=0, rim="#fff6d8", rimop=1)
    hopper = shape(
        f"{x - 50},196^ {x + 50},196^ {x + 44},222 {x + 28},244 {x + 24},262^ {x - 24},262^ {x - 28},244 {x - 44},222"
    )
    sc.layer(hopper, copper(50), z=6, sh=0.5, cut=0.2, rim="#fff6d8", rimop=1)
    sc.flat(U(spiral(x - 20, 222, 14, 1.6, 3, 0.5), spiral(x + 20, 222, 14, 1.6, 3, 2.6, True)), "#6a2c28", 0.8)
    base = shape(f"{x - 26},1094^ {x + 26},1094^ {x + 34},1124 {x + 56},1150^ {x - 56},1150^ {x - 34},1124")
    sc.layer(base, copper(56), z=7, sh=0.5, cut=0.2, rim="#fff6d8", rimop=1)
    gush = U([ellipse(x + 60 + 12 * k, 1150 - 3 * (k % 2), 15 - k, 7) for k in range(5)])
    sc.layer(gush, "#ffffff", z=2, sh=0.3, cut=0.2, wash=0, fibre=0, rim="#ffffff")


def draw_girl(sc: Scene) -> None:
    """Thirteen, plump, black hair: on the table, half out of the roof, both hands in the rain."""
    x, y, s = 624.0, FLOOR - 76 * 1.08, 1.6
    to = lambda p: ((x - p[0]) / s, (p[1] - y) / s)
    pose = SIDE["reach"].but(lean=27, stoop=8, nod=-30, foot_a=(0.02, 0.04), foot_b=(-0.34, 0.16), toe_a=22, toe_b=50, elbow_a=-1, elbow_b=1, grip_a="pinch", grip_b="pinch")  # fmt: skip
    d = dress("skirt", "#f2c230", "#2f4a8a", "#fff6d8").but(skirt=0.5, shoes="bare", pad=4)
    p = person(13, "side", pose, d, "#d9a077", "bob", "#1f1a20", feeling("tender")._replace(open=0.0), 1.12, big_head=1.06, reach_a=to(HANDS[1]), reach_b=to(HANDS[0]))  # fmt: skip
    p = T(p, x, y, s, flip=True)
    put(sc, p, z=2.2, rim=(2.6, 1.6, "#ffffff", 0.9), cast=5)
    for hx, hy in HANDS:
        sc.glow(hx - 4, hy, 70, "#fff6c8", 0.9)


def draw_street(sc: Scene) -> None:
    """The wet near edge: cobbles that mirror gold."""
    near_, _ = land(sc.stream("kerb"), [(-40, 1150), (160, 1142), (400, 1136), (640, 1140), (840, 1130)], 2)
    sc.layer(near_, sc.lin([(0, "#5a78a8"), (1, "#24386a")], 0, 1130, 0, 1210), z=12, sh=0.5, shc="#1c2a4a", cut=0.5, rim="#ffffff", rimop=0.9)  # fmt: skip
    r = sc.stream("rings")
    rings = []
    for _ in range(30):
        x, y, k = r.uniform(0, 800), r.uniform(1152, 1198), r.uniform(8, 24)
        rings.append(ellipse(x, y, k, k * 0.28).difference(ellipse(x, y, k - 1.6, k * 0.28 - 0.9)))
    sc.flat(U(rings), "#ffffff", 0.6)
    sc.flat(bars(r, 84, 1148, 1200, 30, 70, 16, (2, 5)), "#ffd08a", 0.8)
    sc.flat(bars(r, 560, 1148, 1200, 120, 260, 26, (2, 5)), "#ffdc9a", 0.5)


def draw() -> Scene:
    """Who over there has taken up the second voice?"""
    sc = Scene("rain_harp", light=(-40, 300, 240), shadow="#1c3a6a", bg="#8fcbdc")
    draw_sky(sc)
    draw_town(sc)
    draw_other(sc)
    sc.veil([(0, "#cfe8f0", 0), (0.5, "#cfe8f0", 0.2), (1, "#fff0c8", 0)], 0, 400, 0, 1150)
    draw_strings(sc)
    sc.glow(176, 846, 90, "#ffd070", 0.5)
    draw_cloud(sc)
    draw_house(sc)
    draw_attic(sc)
    draw_slates(sc)
    draw_flap(sc)
    sc.glow(LX - 20, roof_y(LX - 20) - 10, 170, "#ffdf9a", 0.6)
    draw_girl(sc)
    for k in PLUCKED:  # they lie over her fingers
        line = string_line(k)
        sc.stroke(line, "#fffbe0", 4, 1)
        sc.stroke(line, "#ffe9a0", 12, 0.4, "screen", blur=5)
    put(sc, T(snail(), 300, roof_y(300) - 9, 0.26, rot=-45.8), z=1.4)
    draw_pipe(sc)
    draw_street(sc)
    sc.vignette("#14305c", 0.26, 400, 600, 960, 0.55)
    sc.finish()
    return sc
