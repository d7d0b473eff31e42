"""A dandelion clock as large as a planet: from its windward side the people hang on their umbrellas of down and drift away over the
evening, one behind the other; on the bare core one old man holds on to the last stalk, and she who left last looks back at him.

Palette: night blue #0b1738, dusk #173a6a, teal #3f789a, down in shade #4a78a8, down in light #fff0cc, horizon #f3b877, his coat #d8503a.
Light: the last of the day, low behind the right of the ball. Planes: sky / torn sky / hills with village / stem / ball / people / near leaves.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.dandelion import Down, bald_clock, ball, beaks, core_pits, down, fruit
from cards.studio.papercut.dark_houses import house_at
from cards.studio.papercut.travellers import child, dog, keeper, mouse, old_woman, with_case

CX, CY, R, CORE, REACH = 338.0, 640.0, 200.0, 58.0, 68.0
LX, LY = 566.0, 880.0
NIGHT, CREAM, AMBER = "#0b1738", "#fff0cc", "#f3b877"
GAPS = (((0.81, -0.57, 0.1), 57), ((0.5, -0.5, 0.7), 47))  # where the ball is bare: a way, and degrees round it
FRAY = 6  # how ragged the edge of the gap is
STALK = (CX + 46, CY - 44, CX + 118, CY - 246)  # of the one who stays


def draw_sky(sc: Scene) -> None:
    """Night above, the last light along the horizon, sheets of night torn in the wind's direction."""
    stops = [
        (0, "#0a1434"),
        (0.28, "#143160"),
        (0.5, "#2a6090"),
        (0.63, "#6d9ca6"),
        (0.71, "#dcbf92"),
        (0.77, AMBER),
        (1, "#d9784a"),
    ]
    sc.backdrop(sc.lin(stops, 0, 0, 0, 1200))
    sc.glow(LX - 50, LY - 10, 560, "#ffb868", 0.8, sy=0.66)
    sc.glow(LX - 76, LY - 20, 320, "#ffecc0", 0.7, sy=0.6)
    r = sc.stream("stars")
    pts = [(r.uniform(0, 800), r.uniform(0, 1) ** 1.6 * 560) for _ in range(70)]
    sc.flat(U([ellipse(x, y, r.uniform(0.5, 1.5)) for x, y in pts]), "#dbe8f0", 0.7)
    sweeps = (
        ([(860, 420), (776, 236), (640, 108), (470, 50), (300, 38), (120, 60), (-60, 110)], "#1a3a69", "#10264e"),
        ([(860, 270), (780, 140), (640, 54), (470, 12), (320, 0), (180, -14), (60, -40)], "#13305c", "#0c1e43"),
    )
    for k, (way, lit, deep) in enumerate(sweeps):
        line = curve(np.array(way, float), n=24)
        q = Wob(sc.stream(f"sweep {k}"), 5, 9)
        t = np.linspace(0, 1, len(line))
        edge = line + np.c_[0 * t, 9 * q(t)]
        g = clean(Polygon([*edge, (-60, -60), (860, -60)]).buffer(0))
        sc.layer(g, sc.rad([(0, lit), (1, deep)], 560, 420, 620), z=9, sh=0.4, rim="#bcd6ea", rimop=0.5)
    for x, y, w in ((50, 792, 230), (730, 836, 170), (640, 868, 110), (130, 840, 150)):
        P = [(x - w / 2, y, 1), (x - w * 0.2, y - 5, 9), (x + w * 0.1, y + 2, 13), (x + w / 2, y + 1, 1)]
        sc.layer(limb(P, 8), sc.near("#ffdca0", "#5f8aa0", 420), z=5, sh=0.25, cut=0.8, rim="#fff4d8", rimop=0.8)


def draw_land(sc: Scene) -> None:
    """Hills, and at the foot of the stem the village that has been left."""
    for k, (y, lit, deep) in enumerate(
        ((946, "#e8b27c", "#4f7c94"), (986, "#b98a6c", "#2f5a7c"), (1040, "#6c6668", "#183a60"))
    ):
        g, top = land(
            sc.stream(f"hill {k}"), [(-60, y + 16), (170, y - 16), (430, y + 14), (640, y - 4), (860, y + 20)], 5
        )
        sc.layer(
            g, sc.rad([(0, lit), (0.5, mix(lit, deep, 0.65)), (1, deep)], LX, 940, 560), z=7, rim="#ffe6b8", rimop=0.6
        )
        r = sc.stream(f"trees {k}")
        places = [
            (c + r.gauss(0, 26), r.uniform(14, 30)) for c in ((60, 250, 690), (130, 560, 770), ())[k] for _ in range(6)
        ]
        sc.flat(U([poplar(r, x, y_at(top, x) + 3, h, h * 0.24) for x, h in places]), mix(deep, "#16284a", 0.3), 0.9)


def draw_village(sc: Scene) -> None:
    """The hill that the stem grows on, and its houses."""
    g, top = land(sc.stream("village hill"), [(-60, 1096), (160, 1072), (400, 1052), (620, 1082), (860, 1100)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#5a6472"), (0.5, "#1d4064"), (1, "#0f2448")], LX - 40, 1010, 520),
        z=10,
        rim="#ffdca8",
        rimop=0.7,
    )
    for k, (x, dy, s) in enumerate(
        (
            (528, -8, 0.6),
            (566, -10, 0.72),
            (500, 0, 0.74),
            (612, -6, 0.62),
            (548, 6, 0.92),
            (590, 12, 0.84),
            (474, 18, 0.9),
            (520, 24, 1.0),
            (640, 20, 0.8),
            (236, 8, 0.8),
        )
    ):
        house_at(sc, x, y_at(top, x) + dy, s, k == 9)
    stem = limb([(CX + 40, 1150, 34), (CX + 40, 1060, 28), (CX + 28, 900, 22), (CX + 10, 760, 18), (CX, CY, 16)], 12)
    fill = sc.lin([(0, "#26506e"), (0.35, "#2f6470"), (0.75, "#4f7c70"), (1, "#2a4a58")], 0, CY + 120, 0, 1130)
    sc.layer(stem, fill, z=10, cut=0.6, rim="#fff0c8", rimop=0.5)
    sc.flat(stem.difference(T(stem, 9, 1)), "#0f2c50", 0.5, "multiply", 3)
    sc.flat(stem.difference(T(stem, -7, -1)), "#ffd898", 0.85, None, 1.6)
    sc.flat(stem.difference(T(stem, -2.4, 0)), "#fff4d8", 0.95)
    h, _ = land(sc.stream("root hill"), [(-60, 1150), (250, 1118), (420, 1104), (600, 1120), (860, 1140)], 4)
    sc.layer(h, sc.rad([(0, "#2f5468"), (1, "#0c1c3e")], 420, 1090, 420), z=9, rim="#e8c890", rimop=0.5)


def tone(x: float, y: float, z: float) -> str:
    """The colour of down at a place: cream towards the light, blue away from it; z from -1 (far) to 1 (near)."""
    t = max(0.0, 1 - math.hypot(x - LX, y - LY) / 500)
    warm = mix("#fff0c8", "#ffb468", max(0.0, min(1.0, t * 2.2 - 0.9)))
    left = max(0.0, min(1.0, (CX + 40 - x) / 260))
    return mix(mix(mix("#345f92", "#a4cae0", 0.42 + 0.5 * z), "#2a5590", 0.6 * left), warm, min(1.0, t * 1.6))


def seed_sheet(sc: Scene, s: Down) -> None:
    """One umbrella of the ball."""
    c = tone(*s.foot, s.way[2])
    sc.flat(s.web, c, 0.12 if s.depth > 0 else 0.06)
    if s.depth > 40:
        sc.layer(s.hairs, c, z=3, cut=0, wash=0, fibre=0, rimop=0, edge=0, sh=0.34)
    else:
        sc.flat(s.hairs, c, 0.9 if s.depth > 0 else 0.5)


def draw_ball(sc: Scene) -> None:
    """What is left of the ball, far side first; the bare core opens to the right."""
    fray = sc.stream("fray")

    def keep(d: Any) -> bool:
        far_off = [
            math.degrees(math.acos(max(-1.0, min(1.0, float(np.dot(d, g) / np.linalg.norm(g)))))) - a for g, a in GAPS
        ]
        return min(far_off) > fray.gauss(0, FRAY)

    seeds = ball(sc.stream("ball"), (CX, CY), R, 160, REACH, keep)
    mass = U([s.web for s in seeds]).buffer(-14)
    fill = sc.rad(
        [(0, "#ffe2a8", 0.75), (0.35, "#6f94a8", 0.6), (0.7, "#214a7a", 0.75), (1, "#123060", 0.8)], LX, LY, 560
    )
    sc.flat(mass, fill, 0.8, None, 12)
    far, near_ = [s for s in seeds if s.depth < 0], [s for s in seeds if s.depth >= 0]
    for s in far:
        seed_sheet(sc, s)
    sc.flat(U(beaks((CX, CY), CORE * 0.9, far)), "#8fb0bc", 0.6)
    sc.layer(
        ellipse(CX, CY, CORE),
        sc.rad([(0, "#f6c88a"), (0.4, "#a87858"), (1, "#26324e")], CX + 46, CY + 20, 110),
        z=9,
        cut=0.4,
        rim="#fff0c8",
        rimop=0.9,
    )
    pits = core_pits((CX, CY), CORE, 150)
    sc.flat(pits, "#1b2444", 0.6)
    sc.flat(T(pits, 1.2, 1.0).difference(pits).intersection(ellipse(CX, CY, CORE - 1)), "#ffe2ae", 0.6)
    draw_keeper(sc)
    sc.flat(U(beaks((CX, CY), CORE * 0.9, [s for s in near_ if s.way[2] < 0.93])), "#bcd0d0", 0.6)
    for s in near_:
        seed_sheet(sc, s)


def draw_keeper(sc: Scene) -> None:
    """The one who does not let go, his case packed beside him."""
    x0, y0, x1, y1 = STALK
    way = np.array((x1 - x0, y1 - y0))
    d = down(sc.stream("last"), (x1, y1, 0), (float(way[0]), float(way[1]), 40.0), 92, 60, 0.32, 0.14, 1.5)
    sc.flat(d.web.buffer(-6), "#fff0cc", 0.24, None, 5)
    sc.layer(d.hairs, "#fff6de", z=3, cut=0, wash=0, fibre=0, rimop=0, edge=0, sh=0.3)
    sc.glow(x1, y1, 110, "#ffe2a0", 0.35)
    s = 0.74
    px, py = x0 - 32 * s, y0 + 12
    stalk = limb([((x0 - 4 - px) / s, (y0 + 18 - py) / s, 4.4), ((x1 - px) / s, (y1 - py) / s, 3)], 1, 2)
    c = T(suitcase("#8a5a34", 60, 42), CX - 26, CY - 50, 0.62, rot=-14)
    put(sc, c, z=2, rim=(-1.6, -1, "#ffdca0", 0.8))
    put(sc, T(keeper(stalk, "#fff0cc"), px, py, s), z=2, rim=(-2.0, -1.2, "#ffe6b0", 0.75), cast=3, rimop=0.2)


def flyer(
    sc: Scene,
    name: str,
    fig: Figure,
    place: tuple[float, float, float],
    lean: float,
    flip: bool = False,
    sway: float = 0.6,
) -> None:
    """Somebody under their umbrella of down; place = where the hand holds on, and the scale."""
    x, y, s = place
    th = math.radians(lean)
    way = (math.sin(th), -math.cos(th), 0.42)
    fx, fy = x + math.sin(th) * 132 * s, y - math.cos(th) * 132 * s
    d = down(sc.stream(name), (fx, fy, 0), way, 118 * s, 64 if s > 0.3 else 26, 0.36, 0.2, max(0.8, 1.7 * s))
    t = max(0.0, min(1.0, 1.25 - math.hypot(x - LX, y - LY) / 640))
    c = mix("#a9c8dc", "#fff3d2", t)
    sc.flat(d.web.buffer(-7 * s), c, 0.2, None, 5 * s)
    sc.layer(d.hairs, c, z=2, cut=0, wash=0, fibre=0, rimop=0, edge=0, sh=0.3)
    ex, ey = x - math.sin(th) * 26 * s, y + math.cos(th) * 26 * s
    sc.stroke([(fx, fy), (ex, ey)], c, max(0.8, 2.6 * s), 1)
    if name != "old woman":  # she sits on hers
        sc.flat(T(fruit(30), ex, ey, s, rot=lean), "#8a6a54", 1)
    far_ = 0.44 * (1 - t)
    g = (
        T(T(fig, rot=lean * sway, o=(0, 0), flip=flip), x, y, s, o=(0, 0))
        if not flip
        else T(T(T(fig, flip=True, o=(0, 0)), rot=lean * sway, o=(0, 0)), x, y, s)
    )
    put(
        sc,
        g.recolour(lambda q: mix(q, "#274a78", far_)),
        z=2,
        rim=(-2.4 * s, -2.8 * s, "#ffdca0", 0.3 + 0.4 * t),
        rimop=0.2,
    )


def draw_people(sc: Scene) -> None:
    """From far to near; the last to leave is the nearest."""
    tiny = (("#b8543c", 40), ("#c89a4a", 30), ("#3f8a88", 60), ("#b05a7a", 22))
    for k, (x, y, s, lean) in enumerate(
        ((14, 306, 0.08, -44), (40, 262, 0.105, -30), (104, 196, 0.16, -40), (164, 186, 0.21, -24))
    ):
        c, age = tiny[k]
        flyer(sc, f"far {k}", with_case(age, c, "coat", "#9a6a3c", hair="short"), (x, y, s), lean, True)
    flyer(
        sc,
        "man",
        with_case(
            44, "#d0a24e", "suit", "#7a4a2c", hat="flat", hat_colour="#5a3a34", skin="#8a5636", hair_colour="#1a1412"
        ),
        (286, 168, 0.3),
        -24,
        True,
    )
    flyer(
        sc,
        "mother",
        with_case(33, "#c85a4a", "coat", "#5f7a6a", hair="bun", skin="#d9a077"),
        (388, 204, 0.4),
        -13,
        True,
    )
    flyer(sc, "dog", dog(), (556, 250, 0.5), -9, True)
    flyer(sc, "child", child(), (688, 392, 0.64), 4, True)
    flyer(sc, "mouse", mouse(), (762, 700, 0.27), 14, True, 0.2)
    flyer(sc, "old woman", old_woman(), (664, 664, 0.84), 11, True, 0.25)


def draw_near(sc: Scene) -> None:
    """Leaves of dandelions close by, and grass."""
    low = lambda x: 40 + 96 * abs((x - 420) / 400) ** 1.7
    for k, (y, c0, c1, f) in enumerate(
        ((1150, "#3a6068", "#10284a", 1.0), (1176, "#1c4254", "#0a1836", 0.8), (1196, "#0e2644", "#071128", 0.62))
    ):
        r = sc.stream(f"grass {k}")
        base, _ = land(r, [(-60, y - 50), (200, y - 4), (420, y + 10), (620, y), (860, y - 46)], 3)
        blades = []
        for x in np.arange(-20, 824, 5.5):
            h = f * low(x) * r.uniform(0.5, 1.25)
            foot, bend = y + 16 - 46 * abs((x - 420) / 440) ** 2, r.uniform(-0.34, 0.04) * h
            blades.append(limb([(x, foot, 6.5), (x + bend * 0.3, foot - h * 0.5, 4), (x + bend, foot - h, 0.6)], 5, 3))
        g = U(base, blades)
        if k == 0:  # one that was blown before
            g = U(g, bald_clock([(756, 1190), (752, 1090), (742, 1012)]))
        sc.layer(g, sc.rad([(0, c0), (1, c1)], 540, 1080, 460), z=8, cut=0, sh=0.35, rim="#ffd8a0", rimop=0.12)
        if k == 0:
            rimlight(sc, g, -1.4, 0.6, "#ffdca0", 0.7, 0.7, (LX, 1060), 380)


def draw() -> Scene:
    """Who will go on holding?"""
    sc = Scene("last_seed", light=(LX, LY, 240), shadow="#050b20", bg=NIGHT)
    draw_sky(sc)
    draw_land(sc)
    draw_village(sc)
    draw_ball(sc)
    draw_people(sc)
    draw_near(sc)
    sc.vignette("#040a1c", 0.45, CX + 100, 640, 900)
    sc.finish()
    return sc
