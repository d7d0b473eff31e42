"""An old tree whose leaves are birds: half of its crown has just risen with the gust, and the gardener takes off his hat.

Palette: bark #2a1722, deep crimson #571428, red #a62a2a, copper #d2622c, gold #f2b048, haze #a9c0bc, slate #2c4a5c.
Light: low and warm from the right, outside the card. Planes: sky / rows of trees in haze / meadow / bare boughs / trunk /
the leaves that stay / the birds that go / near ground with the gardener.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bareheaded_gardener import gardener, rake, straw_hat
from cards.studio.papercut.bark import bark_lines
from cards.studio.papercut.leaf_birds import bare_boughs, flying, folded
from cards.studio.papercut.wood_edge import wood_edge

LX, LY = 900, 800  # the low light, outside the card
BARK, GOLD = "#2a1722", "#ffe2a0"
RAMP = ("#3d0f26", "#6a1729", "#96242b", "#bd4029", "#d8692d", "#eb9a3c", "#f7c566")
NEST = (421, 634)  # in the fork of the bare side
THREAD = (648, 505)  # the bird with the red thread
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# the clumps that still hold their leaves: x, y, rx, ry, far ones first
CLUMPS = (
    (310, 128, 128, 104), (110, 196, 150, 116), (176, 104, 110, 78), (-20, 330, 120, 150), (346, 286, 90, 110), (10, 520, 130, 120),
    (200, 310, 140, 120), (80, 430, 130, 110), (306, 430, 92, 84), (190, 530, 130, 88), (40, 620, 120, 74),
)  # fmt: skip


def ramp(t: float) -> str:
    """From the deepest leaf (0) to the brightest (1)."""
    t = min(0.999, max(0.0, t)) * (len(RAMP) - 1)
    return mix(RAMP[int(t)], RAMP[int(t) + 1], t - int(t))


def draw_sky(sc: Scene) -> None:
    """Warm low at the right, cool haze above and behind, long torn clouds drawn by the wind."""
    sc.backdrop(sc.rad([(0, "#fff3c8"), (0.2, "#f8e0a8"), (0.42, "#d9d3b4"), (0.62, "#9dbbb8"), (0.82, "#57818e"), (1, "#2b4a5c")], LX, LY, 1180))  # fmt: skip
    r = sc.stream("clouds")
    for k, (x, y, w, h) in enumerate(((90, 60, 460, 40), (640, 130, 420, 34), (760, 560, 460, 36), (560, 690, 520, 34), (90, 730, 420, 26))):  # fmt: skip
        g = scroll_cloud(r, x, y, w, h, 3, 0.2)
        c = mix("#5c8692", "#f3dfae", min(1, max(0, (x / 800) * 0.6 + y / 1500)))
        sc.layer(g, sc.near(light(c, 0.25), c, 700), z=6, sh=0.16, op=0.6, cut=0.6, rim="#fff6da", rimop=0.6)
    sc.glow(LX - 60, LY, 620, "#ffe3a0", 0.6)


def draw_land(sc: Scene) -> None:
    """Edges of woods that fade, with the far valley in haze between them."""
    for k, (y, c, h) in enumerate(((852, "#a3b9b4", 20), (890, "#7c9ba0", 34), (940, "#54777f", 52))):
        r = sc.stream(f"row {k}")
        g, top = ridge(r, y, 14, tilt=10 - 16 * k)
        trees = wood_edge(r, top, h, k)
        sc.layer(U(g, trees), sc.rad([(0, mix(c, "#ffeebc", 0.9)), (0.5, mix(c, "#f6dfae", 0.5)), (1, c)], LX, LY, 960), z=5, sh=0.22, cut=0, rim="#fff0c8", rimop=0.5)  # fmt: skip
        sc.flat(box(0, y - 10, 800, y + 120), sc.lin([(0, "#f3e6c4", 0), (0.5, "#e9e0c4", 0.4), (1, "#e9e0c4", 0)], 0, y - 10, 0, y + 120), 0.8)  # fmt: skip


def draw_ground(sc: Scene) -> None:
    """The meadow: lit at the right, dark and cool before us."""
    for k, (P, a, m, b) in enumerate(
        (
            ([(-40, 976), (200, 962), (480, 984), (840, 960)], "#ffd98c", "#e0985a", "#2f4f60"),
            ([(-40, 1040), (240, 1018), (520, 1044), (840, 1030)], "#eda45a", "#a85440", "#1b2c40"),
        )
    ):
        g, top = land(sc.stream(f"meadow {k}"), P, 4)
        sc.layer(g, sc.rad([(0, a), (0.3, m), (0.62, mix(m, b, 0.7)), (1, b)], 880, 1010, 860), z=9, cut=0.6, rim="#ffe9b8", rimop=0.7)  # fmt: skip
        q = sc.stream(f"tufts {k}")
        sc.flat(grass(q, -10, 810, lambda x, t=top: y_at(t, x), 16 + 8 * k, 130, 0.4, 1.8), sc.rad([(0, "#f3c878"), (1, b)], 840, 1000, 700), 0.9)  # fmt: skip


TRUNK = (
    [(262, 1120, 250), (276, 1040, 170), (290, 940, 132), (300, 820, 122), (308, 720, 136), (316, 640, 120)],
    [(300, 700, 96), (262, 590, 74), (200, 500, 56), (120, 420, 38), (40, 350, 20), (-20, 300, 12)],
    [(312, 680, 96), (322, 560, 76), (312, 430, 58), (280, 300, 38), (246, 190, 22), (230, 110, 8)],
    [(330, 690, 96), (396, 580, 66), (450, 480, 48), (500, 370, 32), (534, 260, 20), (552, 160, 8)],
    [(300, 740, 80), (180, 650, 46), (90, 600, 28), (0, 570, 16)],
    [(340, 740, 84), (440, 668, 54), (540, 622, 36), (630, 580, 22), (716, 552, 8)],
    [(326, 560, 44), (380, 440, 34), (400, 320, 24), (420, 210, 14), (424, 110, 5)],
    [(455, 490, 34), (540, 440, 24), (620, 372, 14), (690, 300, 5)],
)  # fmt: skip
ROOTS = (
    [(210, 1080, 70), (150, 1130, 46), (60, 1160, 26), (-30, 1176, 10)],
    [(250, 1090, 70), (240, 1150, 44), (200, 1210, 20)],
    [(320, 1060, 80), (372, 1120, 46), (440, 1148, 26), (540, 1170, 8)],
    [(300, 1090, 80), (330, 1160, 50), (350, 1220, 30)],
)


def draw_boughs(sc: Scene) -> None:
    """Trunk and bare side of the crown."""
    for k, (col, far) in enumerate((("#7d7f80", True), (BARK, False))):
        r = sc.stream(f"boughs {k}")
        b: list[Any] = []
        for x, y, a, n, w in ((520, 320, -1.2, 220, 20), (552, 200, -1.1, 150, 11), (470, 440, -0.75, 290, 24), (600, 390, -0.5, 190, 15), (560, 610, -0.45, 240, 20), (480, 650, 0.1, 210, 16), (640, 575, -0.1, 150, 13), (424, 250, -1.5, 190, 14), (430, 480, -1.0, 260, 20), (400, 330, -0.9, 200, 13)):  # fmt: skip
            b += bare_boughs(r, x + 20 * far, y - 10 * far, a + r.uniform(-0.1, 0.1), n * (0.95 if far else 1), w * (0.7 if far else 1), 3)  # fmt: skip
        g = U(b)
        if far:
            sc.layer(g, sc.near("#d8b98a", "#5f7880", 640), z=4, sh=0.2, op=0.75, **EXACT)
        else:
            stem = fillet(U([limb(p, 10) for p in TRUNK], [limb(p, 8) for p in ROOTS]), 16)
            body = U(g, stem)
            sc.layer(body, sc.rad([(0, "#8e4c34"), (0.22, "#5f3030"), (0.5, "#381d2a"), (1, "#190e1c")], 720, 860, 720), z=11, cut=0.5, sh=0.5, rim="#ffdca0", rimop=0.6)  # fmt: skip
            flank = clean(stem.difference(T(stem, -26, 4)))
            with sc.clip(stem):
                sc.flat(
                    flank,
                    sc.lin([(0, "#d9854a", 0.1), (0.6, "#f0a860", 0.9), (1, "#8a4a34", 0.5)], 0, 200, 0, 1180),
                    0.55,
                    "screen",
                    9,
                )
                sc.flat(clean(stem.difference(T(stem, 46, 0))), "#0e0814", 0.6, "multiply", 16)
            draw_bark(sc, stem)


def draw_bark(sc: Scene, body: Any) -> None:
    """Ridges that follow the limbs, lit from the right."""
    dark_, lit_ = bark_lines(sc.stream("bark"), (*TRUNK, *ROOTS))
    sc.flat(U(dark_).intersection(body), "#12080f", 0.6)
    sc.flat(U(lit_).intersection(body), sc.rad([(0, "#ffc47a", 0.9), (0.5, "#c8704a", 0.5), (1, "#6a3a4a", 0.2)], 780, 820, 700), 0.9)  # fmt: skip
    rimlight(sc, body, -4, -1.4, "#ffe0a4", 1, 1, (760, 760), 800)


def lay_birds(sc: Scene, birds: list[tuple[dict[str, Any], str, float]], z: float) -> None:
    """Lay birds (pieces, colour, brightness of the veins) as one sheet, ink on top."""
    sheet = []
    for d, c, _ in birds:
        if "far" in d:
            sheet += [
                (d["far"], dark(mix(c, "#3d0f26", 0.35), 0.08)),
                (d["body"], c),
                (d["near"], mix(c, "#f7c566", 0.22)),
            ]
        else:
            sheet.append((d["body"], c))
    sc.layer(sheet, z=z, sh=0.5, shc="#1a0814", rim="#ffe0a0", rimop=0.5, rimw=0.8, **EXACT)
    for d, c, v in birds:
        sc.flat(d["veins"], mix(c, "#ffe2a0", 0.35 + 0.3 * v), 0.3 + 0.5 * v)
    for low, high, op in ((-1, 0.36, 0.34), (0.36, 2, 0.95)):
        sc.flat(U([d["beak"] for d, _, v in birds if "beak" in d and low < v <= high]), "#f8c860", op)
    sc.flat(U([d["eye"] for d, _, _ in birds if "eye" in d]), "#1c0c16", 0.95)


def draw_leaves(sc: Scene) -> None:
    """The crown that stays: clump behind clump, each lit at its right."""
    for k, (cx, cy, rx, ry) in enumerate(CLUMPS):
        r = sc.stream(f"clump {k}")
        base = ellipse(cx - rx * 0.1, cy, rx * 0.72, ry * 0.8)
        edge = rounded(fur(base, 16, 0.6, k, w=20), 2)
        sc.layer(edge, sc.rad([(0, "#6a1a2a"), (1, "#2c0c20")], cx + rx, cy + ry * 0.3, rx * 2), z=9, cut=0, sh=0.55)
        spots = []
        n = int(rx * ry / 118)
        tries = 0
        while len(spots) < n and tries < 9000:
            tries += 1
            u, v = r.uniform(-1.04, 1.04), r.uniform(-1.04, 0.98)
            if u * u + v * v > 1.05:
                continue
            x, y = cx + u * rx, cy + v * ry
            if all((x - a) ** 2 + (y - b) ** 2 > 150 for a, b, *_ in spots):
                spots.append((x, y, u, v))
        r.shuffle(spots)
        m = max(1, len(spots) // 5)
        for j in range(5):
            part = []
            for x, y, u, v in spots[j * m : (j + 1) * m if j < 4 else None]:
                t = 0.26 + 0.3 * u - 0.1 * v + 0.06 * j + 0.36 * (x - 170) / 300 + r.uniform(-0.11, 0.11)
                s = r.uniform(0.72, 0.98)
                d = T(folded(int(r.random() < 0.45)), x, y - 14, s, rot=r.uniform(-32, 32) - 26 * u, flip=r.random() < 0.3)  # fmt: skip
                part.append((d, ramp(t), max(0.0, min(1.0, t))))
            lay_birds(sc, part, 2.6)
        shade = sc.rad([(0, "#2a0a22", 0), (0.62, "#2a0a22", 0), (1, "#1c0820", 0.75)], cx + rx * 0.42, cy - ry * 0.3, 1.65 * max(rx, ry))  # fmt: skip
        sc.flat(ellipse(cx, cy, rx * 1.1, ry * 1.12), shade, 1, "multiply", 8)


def draw_flight(sc: Scene) -> None:
    """The gust: half open at the tear, larger and freer towards us."""
    r = sc.stream("flight")
    spots: list[tuple[float, float, float]] = []
    tries = 0
    while tries < 12000:
        tries += 1
        t = r.random() ** 0.8
        u = r.uniform(-1, 1)
        x = 372 + 470 * t
        y = 360 - 150 * t**1.3 + u * (250 - 40 * t)
        s = 0.52 + 0.74 * t**1.3 + r.uniform(-0.05, 0.1)
        if y < -30 or x > 850:
            continue
        if all(math.hypot(x - a, y - b) > 62 * (s + q) * 0.74 for a, b, q in spots):
            spots.append((x, y, s))
        if len(spots) > 74:
            break
    spots.sort(key=lambda p: p[2])
    for x, y, s in spots:
        t = (x - 372) / 470
        way = r.choice(("open", "open", "swept", "high")) if t < 0.2 else r.choice(("high", "spread", "low", "swept", "bank", "spread", "high"))  # fmt: skip
        d = T(flying(way), x, y, s, rot=-24 + r.uniform(-20, 20) + 14 * (y - 300) / 300)
        hue = (0.3, 0.4, 0.5) if t < 0.16 else (0.34, 0.46, 0.56, 0.66, 0.78, 0.9)  # dark before the gold
        c = ramp(r.choice(hue) + r.uniform(-0.06, 0.06))
        lay_birds(sc, [(d, c, 0.3 + 0.7 * t)], 2 + 5 * s)
        if abs(x - THREAD[0]) < 30 and abs(y - THREAD[1]) < 30:
            bx, by = d["beak"].centroid.coords[0]
            way = [(bx, by), (bx - 8, by + 44), (bx + 22, by + 80), (bx - 14, by + 118), (bx + 10, by + 160)]
            sc.stroke(curve(way), "#c81e2c", 2.2, 0.95)


def draw_gardener(sc: Scene) -> None:
    """He, his hat and rake, and the long shadow of all three."""
    x, y, s = 566, 1118, 1.04
    for w, top in ((20, 0), (5, -60)):
        sc.flat(Polygon([(x - w + top * 0.3, y - 2), (x + w + top * 0.3, y + 2), (x - 300, y + 54), (x - 340, y + 42)]), "#0c1620", 0.42, "multiply", 4)  # fmt: skip
    p = T(gardener(), x, y, s)
    hx, hy = p.at("hand_b.hold")
    sc.layer(rake(hx, hy, y + 2), "#3c2320", z=2, rim="#ffdca0", rimop=0.9, rimw=1.4, **EXACT)
    put(sc, p, z=2.2, rim=(-3.4, 1.4, "#ffe6b0", 1), shade=("#101c2a", 0.4, 560))
    rimlight(sc, p.outline(), -3, 1, "#fff0c8", 1, 0.8, (x + 200, y - 160), 520)
    ax, ay = p.at("hand_a.hold")
    for g, c in straw_hat(ax - 6, ay + 2, -66):
        sc.layer(g, c, z=1.6, sh=0.5, rim="#fff0c8", rimop=0.9, **EXACT)
    stay = T(folded(1), hx + 12, hy - 136, 0.62, rot=24, flip=True)  # one that does not go
    lay_birds(sc, [(stay, "#c23a2c", 0.8)], 1.6)
    cuff = p.part("hand_a")
    sc.layer(cuff, "#c98a5e", z=1, rim="#ffe6b0", **EXACT)


def draw_heap(sc: Scene) -> None:
    """Feathers raked together."""
    r = sc.stream("heap")
    base = shape("628,1128^ 650,1084 690,1052 728,1040 770,1062 812,1096 840,1130^")
    sc.layer(base, sc.rad([(0, "#b4532c"), (1, "#3d0f26")], 800, 1040, 220), z=5, cut=0.6)
    for j in range(5):
        items, ribs = [], []
        for _ in range(34):
            a = r.uniform(0.0, 1.0)
            x = 636 + 190 * a
            top = 1128 - 84 * math.sin(math.pi * min(1, max(0, a))) ** 0.8
            y = r.uniform(top, 1134)
            n = r.uniform(20, 34)
            f = shape(f"0,0^ {n * 0.3},-5 {n * 0.75},-5 {n},-1^ {n * 0.8},4.5 {n * 0.3},4", 5)
            rot = r.uniform(-170, -10) if r.random() < 0.6 else r.uniform(-20, 200)
            c = ramp(0.25 + 0.4 * a + 0.3 * (1134 - y) / 90 + r.uniform(-0.14, 0.14))
            items.append((T(f, x, y, rot=rot), c))
            ribs.append(T(limb([(-4, 0, 0.6), (n * 0.5, -0.6, 1.1), (n, -1, 0.4)], 3), x, y, rot=rot))
        sc.layer(items, z=2.2, sh=0.5, shc="#1a0814", rim="#ffe2a8", rimop=0.6, **EXACT)
        sc.flat(U(ribs), "#ffe0a8", 0.55)


def draw_drift(sc: Scene) -> None:
    """Feathers that come down from the gust, and a nest left in the fork."""
    for x, y, n, rot, t in ((700, 640, 30, 30, 0.9), (628, 716, 26, -40, 0.6), (742, 760, 30, 64, 0.45), (668, 842, 24, 12, 0.75), (734, 934, 26, -24, 0.55), (448, 760, 22, 40, 0.6)):  # fmt: skip
        f = shape(f"0,0^ {n * 0.3},-6 {n * 0.75},-7 {n},-3^ {n * 0.8},3 {n * 0.3},3.4", 5)
        sc.layer(T(f, x, y, rot=rot), ramp(t), z=5, sh=0.3, rim="#fff0c8", rimop=0.8, **EXACT)
        sc.flat(T(limb([(-6, 1, 0.6), (n * 0.5, -2, 1.2), (n, -3, 0.4)], 4), x, y, rot=rot), "#ffe6b0", 0.8)
    r, (nx, ny) = sc.stream("nest"), NEST
    straw = [limb([(nx + r.uniform(-26, 0), ny + r.uniform(-10, 5), 1.2), (nx, ny + r.uniform(0, 9), 1.8), (nx + r.uniform(0, 26), ny + r.uniform(-10, 5), 1)], 4) for _ in range(30)]  # fmt: skip
    bowl = T(shape("-24,-4 -12,-8 12,-8 24,-4 18,8 0,14 -18,8"), nx, ny)
    sc.layer(U(bowl, straw), "#4a2a28", z=3, rim="#ffdca0", rimop=0.9, **EXACT)


def draw_rays(sc: Scene) -> None:
    """The low light comes under the boughs."""
    for y0, y1, a, b, op in ((700, 790, 560, 700, 0.16), (800, 850, 780, 880, 0.2), (860, 930, 960, 1090, 0.2)):
        ray = Polygon([(840, y0), (840, y1), (300, b), (300, a)])
        sc.flat(ray, sc.lin([(0, "#fff0c0", op), (1, "#fff0c0", 0)], 840, 0, 330, 0), 1, "screen", 16)


def draw_near(sc: Scene) -> None:
    """The dark edge of the meadow before us."""
    g, top = land(sc.stream("near"), [(-40, 1136), (180, 1160), (420, 1150), (640, 1146), (840, 1136)], 4)
    sc.layer(
        g, sc.rad([(0, "#7a3a30"), (0.4, "#3a2230"), (1, "#121a28")], 860, 1110, 800), z=10, rim="#ffdca0", rimop=0.6
    )
    sc.flat(grass(sc.stream("blades"), -10, 810, lambda x: y_at(top, x), 34, 240, 0.5, 2.6), sc.rad([(0, "#c8683c"), (0.4, "#44283a"), (1, "#101826")], 840, 1100, 760), 1)  # fmt: skip


def draw() -> Scene:
    """Will they come back, and to whom?"""
    sc = Scene("leaving_tree", light=(LX, LY, 140), shadow="#140a16", bg="#2b4a5c")
    draw_sky(sc)
    draw_land(sc)
    draw_ground(sc)
    draw_boughs(sc)
    draw_leaves(sc)
    draw_flight(sc)
    draw_rays(sc)
    sc.glow(420, 330, 300, "#ffd890", 0.26)
    draw_near(sc)
    draw_drift(sc)
    draw_heap(sc)
    draw_gardener(sc)
    sc.vignette("#0c1420", 0.42, 470, 560, 900, 0.5)
    sc.finish()
    return sc
