"""In the first mist a child sleeps in a spider's web as in a hammock, and the spider knits at the blanket for it.

Palette: night wood #18241d, moss #4f6040, mist silver #b9c4b0, pearl #eef0e0, straw #f6e9b0, blanket red #8e1f26.
Light: a pale sun in the mist, low behind the web. Planes: mist and far trees / web / sleeper / blanket and spider / trunks and grass.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bark import bark_lines
from cards.studio.papercut.dew_web import bed_line, draw_net, draw_web
from cards.studio.papercut.web_sleeper import draw_arm, draw_blanket, draw_sleeper, draw_spider

LX, LY = 300, 912  # the sun
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
TRUNKS = (
    [(-20, 1230, 190), (8, 1040, 128), (34, 800, 104), (40, 560, 96), (78, 320, 84), (120, 120, 72), (140, -60, 62)],
    [
        (842, 1230, 210),
        (806, 1060, 140),
        (776, 820, 112),
        (770, 600, 104),
        (742, 360, 92),
        (700, 140, 80),
        (676, -60, 70),
    ],
)

STEMS = (  # the second stems of both trees, behind the trunks, out to the edges of the card
    [(-30, 700, 60), (0, 540, 90), (22, 330, 112), (36, 120, 124), (34, -60, 150)],
    [(836, 760, 50), (812, 560, 84), (796, 340, 104), (776, 120, 112), (778, -60, 150)],
)


def draw_mist(sc: Scene) -> None:
    """The sun, sheets of mist, a garden fading out in them."""
    sc.backdrop(
        sc.rad([(0, "#fff6cf"), (0.13, "#ece3b4"), (0.34, "#a9b596"), (0.62, "#65786a"), (1, "#2f4037")], LX, LY, 940)
    )
    sc.layer(ellipse(LX, LY, 58), "#fffdec", z=3, sh=0.12, cut=0.4, wash=0.2, rim="#ffffff", rimop=0.9)
    for k, (c, d, foot, size) in enumerate(
        (("#c6cfae", "#6f8374", 950, 1.0), ("#a3b092", "#566a5e", 990, 1.25), ("#7f9078", "#42564a", 1026, 1.5))
    ):
        r = sc.stream(f"trees {k}")
        gs: list[Any] = [box(-60, foot - 6, 860, 1260)]
        for x in np.arange(-20, 840, 150 - 14 * k) + r.uniform(-30, 30):
            h = r.uniform(230, 420) * size * (0.5 + 0.5 * abs(x - 340) / 400)
            wood, tips = tree(r, float(x), foot, h * 0.42, w=15 * size, depth=6, spread=0.55, ratio=0.78)
            gs.append(wood)
            gs += [leaf(px, py, r.uniform(9, 15) * size, r.uniform(0, 6.28), 0.5) for px, py, *_ in tips[::2]]
        sc.layer(
            U(gs),
            sc.rad([(0, "#f6edc2"), (0.24, c), (0.8, d)], LX, LY, 640),
            z=4,
            sh=0.14,
            rim="#fffbe0",
            rimop=0.4,
            **EXACT,
        )
        P = [(x, foot - 60 + 20 * k + r.uniform(-20, 20)) for x in range(-60, 900, 110)]
        g, _ = land(r, P, 5)
        sc.layer(
            g,
            sc.lin([(0, "#d6dabc", 0.6), (0.5, "#a9b596", 0.4), (1, "#74877a", 0.1)], 0, foot - 80, 0, foot + 130),
            z=3,
            sh=0.08,
            cut=1.2,
            wash=0,
            fibre=0,
            rim="#fffbe0",
            rimop=0.4,
        )
    sc.glow(LX, LY, 400, "#fff0b4", 0.5)


def draw_ground(sc: Scene) -> None:
    """Wet grass in three rows, the fallen slipper and its shade."""
    for k, (y, lit, dim, h) in enumerate(
        ((1040, "#b3bd86", "#4f6a4a", 26), (1090, "#7c9060", "#2f4636", 40), (1172, "#4a5f40", "#18241d", 84))
    ):
        r = sc.stream(f"grass {k}")
        g, top = land(r, [(-60, y + 6), (200, y - 4), (420, y + 8), (640, y), (860, y - 8)], 3)
        blades = []
        for i in range(300 - 40 * k):
            x = r.uniform(-30, 830)
            q = h * r.uniform(0.5, 1.2)
            if i % 3 == 0:
                q *= 0.5
            a = r.uniform(-0.5, 0.5)
            yy = y_at(top, x)
            blades.append(limb([(x, yy + 5, 3.2), (x + q * a * 0.4, yy - q * 0.55, 2.2), (x + q * a, yy - q, 0.4)], 3))
        hem = []
        for x in np.arange(-30, 830, 4.5):
            yy, q, a = y_at(top, float(x)), h * r.uniform(0.12, 0.42), r.uniform(-0.5, 0.5)
            hem.append(limb([(x, yy + 5, 4.4), (x + q * a, yy - q, 0.4)], 1))
        sc.layer(
            U(g, blades, hem),
            sc.rad([(0, lit), (1, dim)], LX + 60, y - 40, 560),
            z=8,
            sh=0.4,
            rim="#fbf6d0",
            rimop=0.8 - 0.15 * k,
            **EXACT,
        )
        drops = [ellipse(b.bounds[0] + 1, b.bounds[1] + 3, r.uniform(1.2, 2.4)) for b in blades[::3]]
        sc.flat(U(drops), "#fffbe6", 0.75 - 0.15 * k)
        if k == 1:
            x, yy = 330, 1090
            sc.flat(ellipse(x + 10, yy + 6, 44, 8), "#18241d", 0.5, "multiply", 3)
            sole = shape(
                f"{x - 46},{yy + 2} {x - 30},{yy + 7} {x + 24},{yy + 8} {x + 50},{yy + 2} {x + 46},{yy - 5} {x},{yy - 6} {x - 40},{yy - 7}"
            )
            inner = ellipse(x - 10, yy - 6, 34, 7)
            upper = shape(
                f"{x - 2},{yy + 4}^ {x - 4},{yy - 12} {x + 6},{yy - 24} {x + 26},{yy - 20} {x + 48},{yy - 8} {x + 50},{yy + 2}^ {x + 24},{yy + 7}"
            )
            sc.layer(sole, "#5a2226", z=2, rim="#ffd0a8", rimop=0.7, **EXACT)
            sc.layer(inner, "#d9c9a0", z=1, rim="#fff6d8", rimop=0.7, **EXACT)
            sc.layer(
                upper,
                sc.lin([(0, "#c9564a"), (1, "#7a1c24")], x, yy - 22, x + 40, yy),
                z=2,
                rim="#ffd0a8",
                rimop=0.9,
                **EXACT,
            )


def draw_near_grass(sc: Scene) -> None:
    """The nearest tufts: broad dark blades that arch, and stalks in seed, beaded with dew."""
    r = sc.stream("near grass")
    blades, seeds, drops = [], [], []
    for cx, n, h in ((60, 34, 150), (196, 18, 92), (300, 12, 70), (452, 20, 84), (590, 22, 108), (736, 36, 164)):
        for _ in range(n):
            x, q, a = cx + r.gauss(0, 30), h * r.uniform(0.45, 1.1), r.gauss(0, 0.42)
            tip = (x + q * a, 1214 - q)
            blades.append(
                limb(
                    [
                        (x, 1224, 9),
                        (x + q * a * 0.2, 1214 - q * 0.5, 7.4),
                        (x + q * a * 0.6, 1214 - q * 0.86, 4),
                        (*tip, 0.5),
                    ],
                    4,
                )
            )
            if r.random() < 0.4:
                drops.append(ellipse(tip[0], tip[1] + 2, r.uniform(1.6, 3)))
    for x, top, lean in ((112, 1034, 30), (150, 1078, 38), (622, 1062, -22), (668, 1030, -36), (706, 1080, -44)):
        way = curve(np.array([(x, 1224), (x + lean * 0.1, (1224 + top) / 2), (x + lean, top)], float), None, False, 12)
        seeds.append(limb([(px, py, 1.8) for px, py in way], 2))
        for i in range(8):
            px, py = way[-1 - i] if i < len(way) else way[0]
            size = 11 - 4 * abs(i - 3) / 4
            seeds += [leaf(px, py, size, -1.57 + side * 0.5 + lean * 0.008, 0.3) for side in (-1, 1)]
            if r.random() < 0.5:
                drops.append(ellipse(px + r.choice((-5, 5)), py - 6, r.uniform(1.2, 2)))
    dark = sc.rad([(0, "#5f7448"), (0.5, "#2f4432"), (1, "#18241d")], LX + 90, 1020, 420)
    sc.layer(U(blades), dark, z=9, sh=0.55, rim="#eef0c0", rimop=0.75, **EXACT)
    straw = sc.rad([(0, "#b9b87e"), (1, "#5c6a48")], LX + 60, LY, 460)
    sc.layer(U(seeds), straw, z=3, sh=0.4, rim="#fbf6d0", rimop=0.8, **EXACT)
    sc.flat(U(drops), "#fffbe6", 0.85)


def draw_boughs(sc: Scene) -> None:
    """The boughs over us, dark before the mist."""
    for k, (P, n) in enumerate(
        (
            ([(90, 90, 30), (190, 30, 15), (320, 44, 9), (420, 30, 3)], 60),
            ([(730, 130, 32), (640, 50, 15), (540, 40, 9), (440, 12, 3)], 70),
            ([(700, 20, 16), (600, -10, 10), (480, -20, 4)], 40),
        )
    ):
        r = sc.stream(f"bough {k}")
        c = along(curve(np.array(P, float), n=10), 60)
        gs = [limb(P, 8)]
        for _ in range(n * 2):
            x, y, w = c[r.randrange(8, 60)]
            gs.append(
                leaf(x + r.uniform(-16, 16), y + r.uniform(-22, 24), r.uniform(16, 30), r.uniform(0.2, 2.9), 0.46)
            )
        sc.layer(
            U(gs),
            sc.rad([(0, "#6f8050"), (0.6, "#2f4032"), (1, "#18241d")], LX + 100, LY - 200, 700),
            z=12,
            sh=0.5,
            rim="#eef0c8",
            rimop=0.55,
            **EXACT,
        )


def draw_stems(sc: Scene) -> None:
    """Second stems behind the trunks, ivy in the forks: no open strip at the card's edges."""
    for k, P in enumerate(STEMS):
        r = sc.stream(f"stem {k}")
        g = limb(P, 12)
        sc.layer(
            g, sc.lin([(0, "#1c2922"), (1, "#33423a")], 0, 0, 0, 600), z=8, sh=0.5, cut=1, rim="#b9c4a0", rimop=0.4
        )
        furrows, lips = bark_lines(r, [[(x, y, w * 1.1) for x, y, w in P]] * 3)
        sc.flat(clean(U(furrows).intersection(g)), "#0f1813", 0.6)
        sc.flat(clean(U(lips).intersection(g)), "#6f8068", 0.5)


def draw_ivy(sc: Scene) -> None:
    """Ivy that climbs in the forks between stems and trunks."""
    for k, way in enumerate(
        (
            [(-10, 640), (10, 520), (34, 400), (44, 300), (72, 190), (84, 90), (100, -20)],
            [(822, 700), (812, 560), (794, 430), (780, 330), (748, 190), (738, 90), (722, -20)],
        )
    ):
        r = sc.stream(f"ivy {k}")
        c = along(curve(np.array([(*p, 4) for p in way], float), n=10), 70)
        for fill, spread in (("#22302a", 17), ("#3a4c3a", 13), ("#566a48", 9)):
            leaves = [
                leaf(x + r.uniform(-spread, spread), y + r.uniform(-9, 9), r.uniform(14, 24), r.uniform(0.4, 2.7), 0.62)
                for x, y, _ in c
            ]
            keep = [g for g in leaves if r.random() < 0.62]
            sc.layer(U(keep), fill, z=4, sh=0.5, rim="#d5dcb4", rimop=0.5, **EXACT)


def draw_trunks(sc: Scene) -> None:
    """Two dark trunks with bark and moss."""
    for k, P in enumerate(TRUNKS):
        r = sc.stream(f"trunk {k}")
        g = limb(P, 12)
        sc.layer(
            g,
            sc.rad([(0, "#7f8a5c"), (0.35, "#3a4a38"), (1, "#18241d")], LX + (40 if k else -60), LY, 620 if k else 420),
            z=14,
            sh=0.55,
            cut=1,
            rim="#fff6d0",
            rimop=0.9,
            rimw=1.6,
        )
        furrows, lips = bark_lines(r, [P])
        sc.flat(clean(U(furrows).intersection(g)), "#0f1813", 0.6)
        sc.flat(
            clean(U(lips).intersection(g)), sc.rad([(0, "#f0edc0"), (0.5, "#8a9870"), (1, "#4a5a44")], LX, LY, 720), 0.6
        )
        side = 1 if k == 0 else -1
        tufts = []
        for _ in range(210):
            i = r.randrange(0, 6)
            t = r.random()
            x, y, w = (P[i][j] + (P[i + 1][j] - P[i][j]) * t for j in range(3))
            o = side * w * 0.5 * (1 - 0.5 * r.random() ** 2)
            tufts.append(ellipse(x + o * 0.98, y, r.uniform(3, 8), r.uniform(2.5, 6)))
        sc.layer(
            clean(U(tufts)),
            sc.rad([(0, "#d0d08a"), (0.4, "#6f8050"), (1, "#2f4030")], LX, LY, 620),
            z=2,
            sh=0.5,
            rim="#fbf6d0",
            rimop=0.7,
            **EXACT,
        )


def wrap(sc: Scene, g: Any, x: float, y: float, top: float) -> None:
    """Silk wound round g, which stands at x,y; it hangs by a thread of the given length."""
    q = T(g, x, y)
    sc.layer(
        q,
        sc.rad([(0, "#fbf8e2"), (0.6, "#d3d9c2"), (1, "#8d9c8a")], x - 8, y + 12, 52),
        z=3,
        sh=0.5,
        rim="#ffffff",
        rimop=0.9,
        **EXACT,
    )
    r = sc.stream(f"silk {x}")
    turns = []
    for i in range(13):
        tilt = r.uniform(-16, 16)
        h = y - 40 + 7 * i
        turns.append(limb([(x - 36, h - tilt, 0.9), (x, h + 5, 1.7), (x + 36, h + tilt, 0.9)], 3))
    sc.flat(clean(U(turns).intersection(q)), "#5f7062", 0.8)
    sc.stroke([(x, y - top), (x + 3, y - top - 34)], "#f3f2de", 1.6, 0.95)


def draw_bear(sc: Scene, x: float, y: float) -> None:
    """A teddy bear, wound up to the chin; its head hangs aside, two feet look out below."""
    fur = sc.rad([(0, "#b59c68"), (0.7, "#857148"), (1, "#544a34")], x - 6, y - 10, 40)
    rim: dict[str, Any] = {"rim": "#fff6d0", "rimop": 0.9, **EXACT}
    feet = U(ellipse(-13, 38, 9, 11, 24), ellipse(13, 38, 9, 11, -24))
    sc.layer(T(feet, x, y), fur, z=3, sh=0.5, **rim)
    sc.flat(T(U(ellipse(-14, 41, 4.4, 5.4, 24), ellipse(14, 41, 4.4, 5.4, -24)), x, y), "#e6d3a0", 0.7)
    wrap(sc, shape("0,-16 14,-13 23,2 23,20 14,36 0,40 -14,36 -23,20 -23,2 -14,-13"), x, y, 42)
    ears = [ellipse(-14, -36, 8), ellipse(14, -36, 8)]
    sc.layer(T(T(U(ears), 0, 0, rot=14), x, y), fur, z=3, sh=0.5, **rim)
    inner = T(U(ellipse(-14, -36, 4), ellipse(14, -36, 4)), 0, 0, rot=14)
    sc.flat(T(inner, x, y), "#4a3f2a", 0.7)
    sc.layer(T(T(ellipse(0, -23, 19, 16.5), 0, 0, rot=14), x, y), fur, z=3, sh=0.5, **rim)
    sc.layer(T(T(ellipse(0, -16.5, 8.5, 7), 0, 0, rot=14), x, y), "#d6c698", z=1, **rim)
    face = U(ellipse(0, -19.5, 3.2, 2.3), ellipse(-7.5, -26, 2), ellipse(7.5, -26, 2), limb("0,-19,1 0,-13,1", 1))
    sc.flat(T(T(face, 0, 0, rot=14), x, y), "#221c14")


def draw_clock(sc: Scene, x: float, y: float) -> None:
    """An alarm clock with two bells, wound up to the middle of its dial."""
    rim: dict[str, Any] = {"rim": "#fff6d0", "rimop": 0.9, **EXACT}
    brass = sc.rad([(0, "#c4b684"), (0.7, "#857a50"), (1, "#544e36")], x, y, 46)
    bells = [T(ellipse(0, 0, 12, 8.5).intersection(box(-20, -20, 20, 3)), 17 * k, -25, rot=34 * k) for k in (-1, 1)]
    feet = U(limb("-14,20,6 -21,33,4", 1), limb("14,20,6 21,33,4", 1))
    handle = ellipse(0, -32, 9, 9).difference(ellipse(0, -32, 6, 6))
    sc.layer(T(U(bells, feet, handle, limb("0,-22,3 0,-32,5", 1)), x, y), brass, z=3, sh=0.5, **rim)
    sc.layer(T(ellipse(0, 0, 27), x, y), brass, z=3, sh=0.5, **rim)
    sc.layer(T(ellipse(0, 0, 21.5), x, y), "#e6e2c4", z=1, sh=0.5, **rim)
    hours = np.linspace(0, 2 * np.pi, 13)[:-1]
    ticks = [limb([(17 * np.cos(a), 17 * np.sin(a), 1.8), (20 * np.cos(a), 20 * np.sin(a), 1.8)], 1) for a in hours]
    hands = U(limb("0,0,3 -9,-8,2", 1), limb("0,0,2.4 7,-15,1.6", 1), ellipse(0, 0, 2.6))
    sc.flat(T(U(ticks, hands), x, y), "#222c22", 0.95)
    silk = shape("-29,4^ -10,9 12,5 29,-2^ 30,14 20,26 0,30 -20,26 -30,14")
    wrap(sc, silk, x, y, 41)


def draw_small(sc: Scene) -> None:
    """What else hangs in the web, half wrapped up."""
    draw_bear(sc, 622, 184)
    draw_clock(sc, 206, 352)


def draw_snail(sc: Scene) -> None:
    """A snail that climbs the inner edge of the right trunk."""
    s = T(snail("#b59a5c", "#a9a888"), 731, 872, 0.36, rot=-84)
    put(sc, s, z=1.4, rim=(1.2, 1, "#fff6d0", 0.8))


def draw() -> Scene:
    sc = Scene("web_hammock", light=(LX, LY, 220), shadow="#141f18", bg="#18241d")
    draw_mist(sc)
    draw_ground(sc)
    with sc.clip(Polygon([(116, -60), (690, -60), (780, 1200), (20, 1200)])):
        draw_web(sc, (LX, LY))
    back = [bed_line(np.linspace(0, 1, 40), d) for d in (-46, -32)]
    sc.stroke("".join("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in c) for c in back), "#f3f2de", 1.6, 0.9)
    draw_sleeper(sc, (LX, LY))
    draw_blanket(sc, (LX, LY))
    draw_net(sc, (LX, LY))
    draw_arm(sc, (LX, LY))
    draw_small(sc)
    draw_spider(sc, (LX, LY))
    sc.glow(LX, LY, 330, "#fff0b4", 0.26)
    draw_boughs(sc)
    draw_stems(sc)
    draw_trunks(sc)
    draw_ivy(sc)
    draw_snail(sc)
    draw_near_grass(sc)
    sc.vignette("#141f18", 0.5, 380, 620, 880)
    sc.finish()
    return sc
