"""The horizon is a tightrope and sags under an old woman's bare foot; from her pole hang the sun and the full moon.

Palette: coral #f0694a, gold #ffcf70, cream #fff4d8, mint #a8e0d2, evening blue #1f7fa6, petrol #0c3c58, plum #5a2048,
indigo #1d2558. Light: two, from both ends of the pole, warm on her left, cool on her right. Planes: sky in torn strips /
discs / sea hung from the rope / walker / rows of waves, the nearest dark.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.clothes import shoe
from cards.studio.papercut.colour_ramp import ramp_of
from cards.studio.papercut.geometry import line_d

FX, FY = 408, 868  # where her foot stands on the rope
SAG, LEVEL = 76, 792
SUN, MOON, R = (112, 728), (690, 725), 74
CREAM, SKIN = "#fff6dc", "#8a5636"
WARM = ("#f8a468", "#ee7c4e", "#c94a48", "#7e2650", "#471a4c")
MID = ("#f8e6be", "#c6d6c0", "#6fa2b4", "#335c92", "#1b2c66")
COOL = ("#86d6ce", "#44b0b8", "#1c86a4", "#115c88", "#0a3662")
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def rope_y(x: float, k: float = 1.0) -> float:
    """The height of the rope at x; k lessens the sag, for what lies deeper."""
    d = abs(x - FX) / (420 if x < FX else 440)
    return LEVEL + SAG * k * max(0.0, 1 - math.sqrt(d * d + 0.0012) * 0.98)


def across(sc: Scene, colours: tuple[str, ...], slope: float = 0) -> str:
    """A fill from the sun's side to the moon's."""
    n = len(colours) - 1
    return sc.lin([(k / n, c) for k, c in enumerate(colours)], -20, 600 - slope, 820, 600 + slope)


def draw_sky(sc: Scene) -> None:
    """Strips of torn paper that part over her: day to the left, evening to the right."""
    sc.backdrop(across(sc, ("#ffb56a", "#ffd48c", "#ffe6b4", "#fbf3d4", "#d3f0e0", "#93d6d2", "#58b4c4")))
    strips = (
        ([(424, -40), (372, 200), (366, 520), (402, 880)], -60, ("#ffc878", "#ffdc9c")),
        ([(286, -40), (238, 180), (252, 460), (340, 700), (400, 880)], -60, ("#fba862", "#ffcf8a")),
        ([(150, -40), (118, 140), (142, 340), (226, 540), (330, 720), (400, 880)], -60, ("#f27e50", "#ffbe7c")),
        ([(-40, 60), (30, 170), (70, 310), (150, 460), (270, 620), (400, 880)], -60, ("#df5440", "#fda868")),
        ([(640, -40), (560, 220), (476, 560), (414, 880)], 860, ("#b4e6da", "#d8f3e2")),
        ([(738, -40), (672, 190), (570, 490), (486, 700), (418, 880)], 860, ("#7accce", "#b2e4d8")),
        ([(840, -30), (764, 180), (680, 370), (592, 550), (490, 730), (420, 880)], 860, ("#3294b8", "#90d2d0")),
        ([(840, 190), (786, 290), (716, 400), (640, 520), (540, 660), (420, 880)], 860, ("#1a6c9c", "#66bac4")),
    )
    for k, (P, side, (a, b)) in enumerate(strips):
        r = sc.stream(f"strip {k}")
        c = along(curve(np.array(P, float), n=20), 300)
        slow, fast = Wob(r, 4, 5), Wob(r, 5, 40)
        t = np.linspace(0, 1, len(c))
        c = np.c_[c[:, 0] + (5 * slow(t) + 1.2 * fast(t)) * (1 - t), c[:, 1]]
        y1 = c[-1][1]
        g = clean(Polygon([*c, (side, y1), (side, -60)]).buffer(0))
        sc.layer(g, sc.lin([(0, a), (0.62, b), (1, mix(b, CREAM, 0.4))], 0, 0, 0, 820), z=5, sh=0.22, shc="#a8503c" if side < 0 else "#1c5a78", dx=2.5 if side < 0 else -2.5, dy=3, cut=0, wash=0.35, rim=CREAM, rimop=0.8)  # fmt: skip
    sc.glow(*SUN, 330, "#fff0b4", 0.7)
    sc.glow(*MOON, 300, "#f4fff8", 0.55)
    for k, (x, y, w, h, c) in enumerate((
        (196, 486, 300, 17, "#fff0c0"), (64, 560, 240, 13, "#fff6d4"), (60, 330, 220, 15, "#ffd49a"),
        (640, 470, 280, 15, "#e2f8ec"), (770, 548, 220, 13, "#effcf4"), (744, 300, 180, 13, "#8fd6d8"),
    )):  # fmt: skip
        r = sc.stream(f"drift {k}")
        up = [(x + w * (i / 14 - 0.5), y - h * math.sin(math.pi * i / 14) * r.uniform(0.3, 1)) for i in range(15)]
        low = [(x + w * (0.5 - i / 14), y + h * 0.6 * math.sin(math.pi * i / 14) * r.uniform(0.2, 1)) for i in range(1, 14)]  # fmt: skip
        g = clean(Polygon(curve(np.array([*up, *low]), closed=True, n=6)).buffer(0))
        warm = x < 400
        sc.layer(g, sc.lin([(0, mix(c, "#e88a68" if warm else "#5ab0c0", 0.4)), (1, c)], 0, y - h, 0, y + h * 0.6), z=4, cut=0.4, sh=0.2, shc="#9a4438" if warm else "#1c5a78", rim="#ffffff", rimop=0.9)  # fmt: skip
    q = sc.stream("stars")
    for _ in range(15):
        x, y = q.uniform(560, 790), q.uniform(24, 330)
        sc.flat(star(x, y, q.uniform(1.8, 4.4), 4, 0.3), "#fdfff4", 0.9)


def draw_discs(sc: Scene) -> None:
    """Both lanterns of the sky."""
    x, y = SUN
    sc.layer(ellipse(x, y, R), sc.rad([(0, "#ffe27a"), (0.5, "#fda93c"), (1, "#ee4a2a")], x - 10, y - 16, R * 1.25), z=7, sh=0.3, shc="#a03c2c", cut=0, wash=0.5, rim="#fff8d0", rimop=1, rimw=1.4)  # fmt: skip
    sc.glow(x, y, 210, "#ffd070", 0.55)
    x, y = MOON
    sc.layer(ellipse(x, y, R), sc.rad([(0, "#ffffff"), (0.6, "#f6faee"), (1, "#cfe6e0")], x - 18, y - 16, R * 1.25), z=7, sh=0.35, shc="#124a68", cut=0, wash=0.5, rim="#ffffff", rimop=1, rimw=1.4)  # fmt: skip
    seas = U(shape("-44,-24 -26,-46 -4,-40 -8,-24 -24,-16 -32,0 -44,-4"), shape("4,-30 22,-40 38,-24 30,-12 12,-16"), shape("-30,18 -14,10 -6,20 -14,30 -28,30"), ellipse(12, 6, 10, 7, 20), ellipse(30, 32, 7, 5, 20))  # fmt: skip
    sc.flat(T(seas, x, y, 1.05, rot=-20), "#9cc6c6", 0.4, blur=1.2)


def swell(u: Any, t: float, slow: Any, phase: float) -> Any:
    """Heights of one row: long hollows, now and then a crest, larger and rarer towards us (t = 1)."""
    n, w = 46 - 32 * t**0.7, slow(u)
    crests = (0.5 + 0.5 * np.sin(2 * math.pi * (0.5 * n * u + phase + 0.5 * w))) ** 2.4
    return (1 + 7 * t) * w - (2 + 13 * t) * crests * (0.3 + 0.7 * np.sin(5 * u + 2 * phase) ** 2)


def draw_sea(sc: Scene) -> None:
    """The sea hangs from the rope; under each disc its shine, under her the shade of her."""
    xs = np.linspace(-40, 840, 441)
    top = [(x, rope_y(x)) for x in xs]
    sea = clean(Polygon([*top, (840, 1280), (-40, 1280)]))
    sc.layer(sea, across(sc, ("#f08a5c", "#f6b07c", "#eac6a0", "#c0d6bc", "#7cc2bc", "#3d9fac", "#2a88a0")), z=6, sh=0, cut=0, wash=0.8, rimop=0)  # fmt: skip
    rows = 7
    for k in range(rows):
        t = k / (rows - 1)
        y0 = 14 + 320 * t**1.6
        r = sc.stream(f"row {k}")
        slow = Wob(r, 4, 3 + 2 * (1 - t))
        u = np.linspace(0, 1, len(xs))
        line = [(x, rope_y(x, 1 - 0.9 * t) + y0 + a) for x, a in zip(xs, swell(u, t, slow, r.uniform(0, 3)), strict=True)]  # fmt: skip
        g = clean(Polygon([*line, (840, 1280), (-40, 1280)]).buffer(0))
        warm, mid, cool = (ramp_of(c, t) for c in (WARM, MID, COOL))
        foot = line[220][1]
        sc.layer(g, across(sc, (warm, mix(warm, mid, 0.35), mid, mix(mid, cool, 0.65), cool)), z=4 + 8 * t, sh=0.3, shc="#1c2458", dx=0, dy=-2 - 4 * t, cut=0, wash=0.8, rim="#fff0d0", rimop=0.6, rimw=0.9)  # fmt: skip
        sc.flat(g, sc.lin([(0, CREAM, 0.2), (0.35, CREAM, 0), (0.5, "#101c50", 0), (1, "#101c50", 0.4)], 0, foot - 30, 0, foot + 90 + 90 * t), 1)  # fmt: skip
        shine(sc, k, t, line)


def shine(sc: Scene, k: int, t: float, line: list[tuple[float, float]]) -> None:
    """Broken light under both discs on one row of waves, and her dark likeness in the middle."""
    for (x0, _), c, hot in ((SUN, "#ffc050", "#fff3b8"), (MOON, "#d4f2ec", "#ffffff")):
        q = sc.stream(f"shine {k} {x0}")
        soft, bright = [], []
        for _ in range(40):
            w = (R * 0.75 + 50 * t) * abs(q.gauss(0, 0.6))
            x = x0 + math.copysign(min(w, 150), q.random() - 0.5) + (8 - 16 * q.random())
            y = y_at(line, x) + q.uniform(3, 26 + 64 * t)
            n, h = q.uniform(7, 22) * (1 + t), q.uniform(0.8, 1.7) * (1 + 1.4 * t)
            (bright if abs(x - x0) < R * 0.5 else soft).append(limb([(x - n, y, 0.3), (x, y + 0.6, h), (x + n, y, 0.3)], 3, 3))  # fmt: skip
        sc.flat(U(soft), c, 0.85 - 0.25 * t)
        sc.flat(U(bright), hot, 0.95 - 0.25 * t)
    q = sc.stream(f"likeness {k}")
    if t < 0.75:
        dark_ = [limb([(FX + o - n, y, 0.3), (FX + o, y + 0.6, 2.2), (FX + o + n, y, 0.3)], 3, 3) for o, n, y in ((q.gauss(0, 12), q.uniform(8, 26), y_at(line, FX) + q.uniform(2, 22 + 20 * t)) for _ in range(14))]  # fmt: skip
        sc.flat(U(dark_), "#1d2558", 0.55 - 0.4 * t)


def draw_rope(sc: Scene) -> None:
    """Two strands twisted, lit gold from one side and silver from the other."""
    xs = np.linspace(-30, 830, 173)
    P = [(x, rope_y(x)) for x in xs]
    body = limb([(x, y, 8.4) for x, y in P], 1, 4)
    sc.layer(body, across(sc, ("#c8663c", "#b98a5a", "#7a6a62", "#5c8a90", "#2c6a86")), z=7, sh=0.5, shc="#14224c", dx=0, dy=5, **EXACT, rim=CREAM, rimop=0.9)  # fmt: skip
    twist = [limb([(x - 4, rope_y(x - 4) + 3.2, 0.8), (x, rope_y(x), 2.6), (x + 4, rope_y(x + 4) - 3.4, 0.8)], 3, 3) for x in np.arange(-26, 826, 8.6)]  # fmt: skip
    sc.flat(U(twist), across(sc, ("#ffe9a4", "#fff0c8", CREAM, "#e4fbf2", "#c8f2ee")), 0.95)


def walker() -> Figure:
    """She stands on one bare foot and feels for the rope with the other, her eyes on the moon's side."""
    pose = FRONT["stand"].but(hip=0.96, lean=-4, foot_a=(-0.02, 0), foot_b=(0.4, 0.24), knee_a=-1, knee_b=1, elbow_a=1, elbow_b=-1, grip_a="grip", grip_b="grip")  # fmt: skip
    d = dress("dress", "#232a66", "#232a66", "#f2b64a").but(skirt=0.64, flare=17, shoes="bare", pattern="dots", pattern_colour="#f4e6c0", collar="scarf", collar_colour="#e2533c")  # fmt: skip
    return person(70, "front", pose, d, SKIN, "bun", "#f4efe6", "calm", head_view="side", nod=4, reach_a=(-68, -132), reach_b=(66, -133))  # fmt: skip


def draw_walker(sc: Scene) -> None:
    """Pole behind the hands, the two hooks, the woman lit from both sides."""
    p = T(walker().without("shoe"), FX, FY - 4, 1.74)
    ax, ay = p.at("hand_a.hold")
    bx, by = p.at("hand_b.hold")
    ends = [(x, y - R - 14) for x, y in (SUN, MOON)]
    P = curve(np.array([(ends[0][0] - 34, ends[0][1] + 15), ends[0], (ax, ay), (bx, by), ends[1], (ends[1][0] + 34, ends[1][1] + 15)], float), n=16)  # fmt: skip
    pole = limb([(x, y, 5 + 5 * math.sin(math.pi * i / (len(P) - 1))) for i, (x, y) in enumerate(P)], 1, 4)
    for (x, y), c in zip(ends, ("#7a2c20", "#1f4a66"), strict=True):
        sc.stroke([(x - 5, y - 2), (x, y + 16), (x + 5, y - 2)], c, 2.2)
        sc.stroke([(x - 1.2, y + 3), (x - 0.4, y + 14)], CREAM, 0.8, 0.7)
    nx, ny = p.at("neck")
    for k, (dx, dy) in enumerate(((92, -26), (104, 6))):
        tail = limb([(nx + 8, ny + 6, 13), (nx + dx * 0.4, ny - 4 + 18 * k, 15), (nx + dx * 0.72, ny + dy + 12, 17), (nx + dx, ny + dy, 11)], 8)  # fmt: skip
        sc.layer(tail, sc.lin([(0, "#b83a30"), (1, ("#f0694a", "#d84c3a")[k])], nx, 0, nx + 90, 0), z=2.4, sh=0.35, rim="#ffe6c4", rimop=0.8, **EXACT)  # fmt: skip
        sc.flat(U([limb([(nx + dx, ny + dy - 4 + 4 * j, 1.6), (nx + dx + 11, ny + dy - 7 + 6 * j, 0.5)], 2, 3) for j in range(3)]), "#d84c3a")  # fmt: skip
    for k, turn in (("foot_a", 3), ("foot_b", 44)):
        x, y = p.at(k)
        p.add(T(shoe("bare", "side", 1.0), x, y, 1.5, rot=turn), dark(SKIN, 0.04), "foot", 0.8)
    put(sc, p, z=2.6, sh=0.4, rimop=0.15)
    cloth = next(q.geom for q in p.pieces if q.name == "top")
    x0, _, x1, y1 = cloth.bounds
    with sc.clip(cloth):
        hem = cloth.difference(T(cloth, 0, -13)).intersection(box(x0, y1 - 60, x1, y1 + 9))
        sc.flat(T(hem, 0, -5), "#e2533c", 0.95)
        wx, wy = p.at("hip")
        for t in (0.1, 0.3, 0.52, 0.72, 0.92):
            fold = [(wx - 26 + 52 * t, wy - 6, 1), (wx - 44 + 96 * t, wy + 62, 8), (x0 + (x1 - x0) * t, y1, 19)]
            sc.flat(limb(fold, 8), "#070a38", 0.6, blur=2)
            sc.flat(T(limb(fold, 8), -9 if t < 0.5 else 9, 0), "#ffb27a" if t < 0.5 else "#9aeef0", 0.32, blur=3)
    whole = p.outline()
    sc.flat(whole, sc.lin([(0, "#ff9a5a", 0.42), (0.36, "#ff9a5a", 0), (0.64, "#7fe0e0", 0), (1, "#7fe0e0", 0.4)], FX - 110, 0, FX + 110, 0), 1, "screen")  # fmt: skip
    rimlight(sc, whole, 3, 0.8, "#ffd894", 1, 0.8, (FX, FY - 160), 900)
    rimlight(sc, whole, -3, 0.8, "#d6fff4", 1, 0.8, (FX, FY - 160), 900)
    sc.layer(pole, across(sc, ("#a8482c", "#8a4a34", "#5a3440", "#3a4a68", "#2c6484")), z=5, sh=0.5, dx=1, dy=5, **EXACT, rim=CREAM, rimop=1, rimw=1.3)  # fmt: skip
    for (x, y), c in zip(ends, ("#7a2c20", "#1f4a66"), strict=True):
        sc.layer(U([ellipse(x + d, y, 2.6, 7.4, 12) for d in (-5, 0, 5)]), c, z=2, sh=0.4, rim=CREAM, rimop=1, **EXACT)
    sc.raw(f'<path d="{line_d([(x, y - 2.4) for x, y in P[6:-6]])}" fill="none" stroke="#fff4d0" stroke-width="1.6" opacity=".8"/>')  # fmt: skip

    for x, y in ((ax, ay), (bx, by)):
        py = y_at(P, x)
        fingers = [
            limb([(x + d, py - 7, 5), (x + d + 0.6, py, 6.4), (x + d - 0.4, py + 6, 4.6)], 5) for d in (-9, -3, 3, 9)
        ]
        for g in fingers:
            sc.layer(g, SKIN, z=1.4, sh=0.5, rim="#ffdcb0" if x < FX else "#c8f4ee", rimop=0.9, **EXACT)


def draw_guests(sc: Scene) -> None:
    """Two gulls on the rope."""
    for x, s, f in ((548, 0.34, True), (586, 0.3, True)):
        put(sc, T(bird_on("gull"), x, rope_y(x) - 3, s, flip=f), z=1.2, sh=0.3)


def draw_paper_boat(sc: Scene) -> None:
    """A paper boat on its way from the one light to the other."""
    sc.flat(U([limb([(330 - n, y, 0.3), (330, y + 0.5, 1.8), (330 + n, y, 0.3)], 3, 3) for n, y in ((26, 1106), (19, 1112), (12, 1119))]), CREAM, 0.5)  # fmt: skip
    for g, t in paper_boat(w=40):
        sc.layer(T(g, 330, 1104), sc.lin([(0, mix("#ffc48c", "#7a3458", t)), (1, mix("#c8f4ee", "#22508a", t))], 312, 0, 350, 0), z=1.6, sh=0.4, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip


def draw() -> Scene:
    """Which of the two will she let go first?"""
    sc = Scene("horizon_walker", light=(400, 560, 260), shadow="#14224c", bg="#ffd894")
    draw_sky(sc)
    draw_discs(sc)
    put(sc, T(sail_boat("#b8323a", "#fff6dc", None, 60), 250, rope_y(250) + 3, 0.95, rot=9), z=1.4)
    draw_sea(sc)
    draw_rope(sc)
    draw_guests(sc)
    draw_walker(sc)
    draw_paper_boat(sc)
    sc.vignette("#101c44", 0.3, 400, 560, 900, 0.6)
    sc.finish()
    return sc
