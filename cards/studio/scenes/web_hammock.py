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
from cards.studio.papercut.web_sleeper import draw_blanket, draw_sleeper, draw_spider

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
        for _ in range(300 - 40 * k):
            x = r.uniform(-30, 830)
            q = h * r.uniform(0.5, 1.2)
            a = r.uniform(-0.5, 0.5)
            yy = y_at(top, x)
            blades.append(limb([(x, yy + 5, 3.2), (x + q * a * 0.4, yy - q * 0.55, 2.2), (x + q * a, yy - q, 0.4)], 3))
        sc.layer(
            U(g, blades),
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


def draw_small(sc: Scene) -> None:
    """What else hangs in the web, wrapped up: a teddy bear, an alarm clock; a snail on the right trunk."""
    for x, y, g in (
        (
            600,
            214,
            U(
                ellipse(0, -14, 11),
                ellipse(-9, -23, 5),
                ellipse(9, -23, 5),
                ellipse(0, 6, 13, 15),
                limb("-8,16,8 -12,26,7", 2),
                limb("8,16,8 12,26,7", 2),
            ),
        ),
        (
            232,
            372,
            U(
                ellipse(0, 0, 13),
                ellipse(-9, -12, 5),
                ellipse(9, -12, 5),
                limb("-7,10,4 -11,18,3", 1),
                limb("7,10,4 11,18,3", 1),
            ),
        ),
    ):
        q = T(g, x, y)
        sc.layer(
            fillet(q, 3),
            sc.rad([(0, "#fbf8e2"), (0.6, "#c6cfb4"), (1, "#7f9080")], x - 8, y + 10, 40),
            z=4,
            sh=0.5,
            rim="#ffffff",
            rimop=0.9,
            **EXACT,
        )
        wraps = U(
            [
                limb(
                    [(x - 24, y - 30 + 6 * i, 1), (x, y - 27 + 6 * i + (i % 3), 1.3), (x + 24, y - 32 + 6 * i + 3, 1)],
                    3,
                )
                for i in range(11)
            ]
        )
        sc.flat(clean(wraps.intersection(q)), "#6f8070", 0.7)
        sc.stroke([(x, y - 26), (x + 3, y - 60)], "#f3f2de", 1.2, 0.9)
    s = T(snail("#b59a5c", "#a9a888"), 764, 866, 0.34, rot=-84)
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
    draw_small(sc)
    draw_spider(sc, (LX, LY))
    sc.glow(LX, LY, 330, "#fff0b4", 0.26)
    draw_boughs(sc)
    draw_trunks(sc)
    sc.vignette("#141f18", 0.5, 380, 620, 880)
    sc.finish()
    return sc
