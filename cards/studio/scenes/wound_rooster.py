"""Somebody has to wind up the morning: a rooster as large as a barn sleeps on a hill, and a farmer's wife on a long ladder
turns the brass key in his side; behind him the first thread of gold opens.

Palette: night #0a1838, ultramarine #1c4384, haze #7fb0c4, thread of gold #ffd77a, copper #d8743c, comb #a02f3c, brass #f0c050.
Lights: the lantern on the ladder, the thread. Planes: sky / far hills / village / rooster / key, ladder, she / hill.
"""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.misty_town import gables
from cards.studio.papercut.rooster_coat import draw_rim, draw_rooster
from cards.studio.papercut.torn_paper import edge
from cards.studio.papercut.winding_key import draw_key

KX, KY = 404, 626  # the key
LX, LY = 500, 476  # the lantern
HORIZON = 902


def draw_sky(sc: Scene) -> None:
    """Deep blue, paler downwards; the last stars; torn bands of cloud."""
    sc.backdrop(sc.lin([(0, "#091a44"), (0.2, "#10306a"), (0.42, "#1f5292"), (0.58, "#3878ae"), (0.69, "#6ba2b8"), (0.735, "#8cb2b4"), (0.758, "#c8c49c")], 0, 0, 0, 1200))  # fmt: skip
    r = sc.stream("stars")
    for _ in range(54):
        x, y = r.uniform(6, 794), r.uniform(6, 560)
        sc.flat(star(x, y, r.uniform(0.9, 2.6) * (1 - y / 900), 4, 0.36), "#e4f0f8", r.uniform(0.35, 0.9))
    sc.flat(star(74, 640, 9, 4, 0.2), "#fff6dc", 1)
    sc.glow(74, 640, 46, "#fff0c8", 0.7)
    for k, (y, c, lit, op) in enumerate(((150, "#0c2456", "#3f6ca8", 0.7), (380, "#1a4884", "#5c94c4", 0.55), (640, "#3474a8", "#8cc0d4", 0.6), (790, "#5c98b4", "#d8dcb4", 0.7))):  # fmt: skip
        line = edge(
            sc, f"cloud {k}", [(-40, y + 24), (150, y - 10), (340, y + 20), (540, y - 4), (700, y + 26), (840, y)], 6
        )
        g = clean(Polygon([*map(tuple, line), (840, y + 120), (-40, y + 120)]).buffer(0))
        sc.layer(g, sc.lin([(0, c, 0.9), (1, c, 0)], 0, y, 0, y + 120), z=5, cut=0, sh=0.25, rim=lit, rimop=0.8, wash=0.3, op=op)  # fmt: skip


def draw_far(sc: Scene) -> None:
    """The thread of gold, and the land and the village under it, still dark."""
    r = sc.stream("bars")
    for _ in range(9):
        x, y, n = r.uniform(-60, 760), HORIZON - r.uniform(18, 86), r.uniform(70, 200)
        g = limb([(x, y, 1), (x + n * 0.4, y - 2, r.uniform(4, 8)), (x + n, y + 1, 0.8)], 6)
        sc.layer(g, sc.lin([(0, "#3a709c"), (1, "#7c8ca0")], 0, y - 5, 0, y + 5), z=2, cut=0.3, sh=0.15, wash=0, rim="#ffe0a0", az=-90, rimop=0.9)  # fmt: skip
    slit = shape(f"-60,{HORIZON - 2} 60,{HORIZON - 11} 220,{HORIZON - 19} 380,{HORIZON - 14} 560,{HORIZON - 5} 700,{HORIZON + 2} 860,{HORIZON + 6} 860,{HORIZON + 10} -60,{HORIZON + 10}")  # fmt: skip
    sc.glow(210, HORIZON - 6, 420, "#ffc060", 0.75, sy=0.22)
    sc.flat(slit, "#ffd270", 0.8, blur=6)
    sc.layer(slit, sc.rad([(0, "#fff8d0"), (0.35, "#ffdb78"), (1, "#f0a840")], 230, HORIZON - 6, 560), z=1, cut=0.7, wash=0, sh=0, rim="#fffdf0", rimop=1)  # fmt: skip
    for k, (y, hi, lo, lit) in enumerate(((HORIZON + 4, "#3c6c98", "#23507e", "#ffe0a0"), (944, "#28568a", "#163a6a", "#9cc4d0"))):  # fmt: skip
        g, _ = land(sc.stream(f"far {k}"), [(-60, y + 6), (150, y - 4), (420, y + 8), (640, y - 6), (860, y + 4)], 3)
        sc.layer(g, sc.lin([(0, hi), (1, lo)], 0, y, 0, y + 70), z=4, cut=0.5, rim=lit, rimop=0.9, sh=0.3)
        sc.flat(box(-10, y, 810, y + 60), sc.lin([(0, "#8cb8c8", 0.4), (1, "#8cb8c8", 0)], 0, y, 0, y + 60), 0.7, "screen")  # fmt: skip
    for k, (y, w, s, hi, lo) in enumerate(
        ((968, 0.62, 0.4, "#1f4878", "#12305c"), (1010, 0.84, 0.56, "#143464", "#0a1e44"))
    ):
        halves = [gables(sc.stream(f"village {k} {j}"), 0, 0.6) for j in (0, 1)]
        roofs, panes = (clean(U([T(h[i], -30 + j * 840 * w, y, w, sy=s) for j, h in enumerate(halves)]).intersection(box(-20, 0, 820, y + 70 + 200 * k))) for i in (0, 1))  # fmt: skip
        sc.layer(roofs, sc.lin([(0, hi), (1, lo)], 0, y - 40, 0, y + 50), z=5, cut=0.4, rim="#d8d0a8", rimop=0.8, sh=0.4, wash=0.4)  # fmt: skip
        sc.flat(panes, "#06122c", 0.8)
        if not k:
            draw_church(sc)
        sc.flat(box(-10, y - 6, 810, y + 80), sc.lin([(0, "#7fb0c8", 0), (0.5, "#7fb0c8", 0.36), (1, "#7fb0c8", 0)], 0, y - 6, 0, y + 80), 1, "screen")  # fmt: skip


def draw_church(sc: Scene) -> None:
    """A tower before the thread; the weathercock on it sleeps as well."""
    x, y = 118, 980
    tower = U(box(x - 12, y - 66, x + 12, y), Polygon([(x - 16, y - 64), (x, y - 116), (x + 16, y - 64)]), limb([(x, y - 112, 1.6), (x, y - 132, 1.2)], 1))  # fmt: skip
    cock = U(limb("-2,-8,12 8,-10,10 13,-16,7 16,-19,5", 5), shape("14,-19^ 24,-15 16,-14^"), *[limb([(-4, -9, 5), (-12, -14 - 3 * k, 4.4), (-19 + k, -12 - 6 * k, 2)], 4) for k in range(3)], limb("2,-4,2 2,2,2", 1))  # fmt: skip
    cock = T(cock, x - 1, y - 131, 0.95)
    sc.layer(U(tower, cock), sc.lin([(0, "#1c3c68"), (1, "#163560")], 0, y - 116, 0, y), z=3, cut=0, rim="#ffe0a0", rimop=0.9)  # fmt: skip
    sc.flat(box(x - 3, y - 52, x + 3, y - 38), "#071430", 0.8)


def draw_hill(sc: Scene) -> None:
    """The hill under him: dewy grass, a few daisies shut, a snail."""
    g, top = land(sc.stream("hill"), [(-60, 1160), (140, 1090), (330, 1058), (520, 1066), (690, 1104), (860, 1160)], 4)
    sc.layer(g, sc.rad([(0, "#3a5c7c"), (0.3, "#1c3c6c"), (1, "#0a1836")], 380, 1050, 520), z=12, cut=0.8, rim="#c8d8c0", rimop=0.8)  # fmt: skip
    r = sc.stream("grass")
    for y0, n, c, k in ((0, 260, "#2a4c7c", 0.7), (34, 220, "#17356a", 1.0), (84, 200, "#0c2048", 1.5)):
        blades = []
        for _ in range(n):
            x = r.uniform(-10, 810)
            y = y_at(top, x) + y0 + r.uniform(0, 26)
            h, dx = r.uniform(10, 26) * k, r.uniform(-9, 9) * k
            blades.append(limb([(x, y, 2.2 * k), (x + dx * 0.4, y - h * 0.6, 1.6 * k), (x + dx, y - h, 0.3)], 3))
        tuft = U(blades)
        sc.flat(tuft, c)
        sc.flat(tuft.difference(T(tuft, 1, 0.6)), sc.rad([(0, "#d8d8a8"), (1, "#4f80b0")], 300, 1040, 420), 0.4)


def draw_fence(sc: Scene) -> None:
    """Before the hill in the dark a fence; two hens sleep on its rail."""
    posts = U(
        [limb([(x, 1230, 15), (x + d, y, 12)], 1) for x, d, y in ((30, 4, 1074), (128, -3, 1094), (216, 6, 1128))]
    )
    rails = U(limb("-20,1100,10 40,1104,10 130,1122,10 236,1156,9", 4), limb("-20,1152,10 120,1170,10 240,1204,9", 4))
    hens = []
    for x, y, k in ((76, 1106, 0.62), (158, 1124, 0.54)):
        body = shape("-46,-44^ -52,-64 -34,-52 -16,-50 2,-56 18,-64 32,-58 38,-44 34,-24 20,-6 -6,0 -30,-8 -42,-24")
        head_ = U(ellipse(26, -58, 13), shape("36,-58^ 48,-50 35,-50^"))
        hens.append(T(U(body, head_), x, y, k))
    g = U(posts, rails, hens)
    sc.layer(g, sc.lin([(0, "#1c3664"), (1, "#081430")], 0, 1060, 0, 1200), z=9, cut=0.5, rim="#d8c8a0", rimop=0.7)
    rimlight(sc, g, -1.6, 2, "#ffe0a0", 0.6, 0.8, (330, 900), 420)
    for x, y, k in ((76, 1106, 0.62), (158, 1124, 0.54)):
        sc.flat(T(shape("15,-68^ 16,-80 23,-74 28,-82 35,-67^ 25,-71"), x, y, k), "#8a2c48")


def draw_ladder(sc: Scene) -> None:
    """The ladder that leans on him, and the lantern on its top."""
    steps = ladder(696, 1138, 527, 436, 42, 22, 8)
    sc.flat(T(steps, -14, 16).intersection(box(0, 0, 640, 880)), "#0a0818", 0.5, "multiply", 5)
    sc.layer(steps, sc.rad([(0, "#ffdc98"), (0.25, "#c8743c"), (0.6, "#4c3858"), (1, "#1a2450")], LX + 30, LY + 40, 520), z=6, cut=0.3, rim="#ffe0a8", rimop=0.7)  # fmt: skip
    put(sc, T(snail("#c8904c", "#8a94a8"), 654, 994, 0.24, flip=True), z=1.6, rim=(1, 1, "#ffe0a0", 0.8))
    sc.stroke([(524, 444), (502, 437), (500, 446)], "#2a1a20", 4)
    put(sc, T(lantern("#3a2a2c", "#fff0b0"), 500, 442, 0.84), z=3)
    sc.glow(LX, LY + 4, 60, "#fff0c0", 0.9)


def draw_her(sc: Scene) -> None:
    """She has taken hold of the bow with both hands and hangs on it."""
    px, py, s = 577, 790, 1.16

    def to(x: float, y: float) -> tuple[float, float]:
        return (px - x) / s, (y - py) / s

    pose = SIDE["pull"].but(hip=0.8, lean=-28, nod=-4, foot_a=(0.76, 0.46), foot_b=(-0.24, 0.0), elbow_a=-1, elbow_b=-1)
    p = person(46, "side", pose, dress("farmwife", "#c04f36", "#2c5a94", "#f4e6c8").but(pattern="dots"), skin="#c98a5c", mood="firm", hat="scarf", hat_colour="#f6ead0", reach_a=to(524, 584), reach_b=to(520, 550))  # fmt: skip
    p = T(p, px, py, s, flip=True)
    sc.flat(T(p.outline(), 16, 22), "#0c0818", 0.55, "multiply", 8)
    put(sc, p, z=3, rim=(3, 2.4, "#ffeab8", 1.0), cast=6)
    g = p.outline()
    sc.flat(
        g, sc.lin([(0, "#141c4c", 0), (0.45, "#141c4c", 0.12), (1, "#141c4c", 0.75)], 500, 600, 640, 740), 1, "multiply"
    )


def draw() -> Scene:
    """What if she overslept?"""
    sc = Scene("wound_rooster", light=(LX, LY, 200), shadow="#030818", bg="#091a44")
    draw_sky(sc)
    draw_far(sc)
    draw_hill(sc)
    draw_rim(sc, draw_rooster(sc))
    sc.glow(LX, LY + 50, 300, "#ff9c40", 0.4)
    draw_ladder(sc)
    draw_key(sc, KX, KY, (LX, LY))
    draw_her(sc)
    draw_fence(sc)
    sc.glow(LX, LY + 20, 200, "#ffb050", 0.35)
    sc.vignette("#030a24", 0.4, 380, 700, 900, 0.5)
    sc.finish()
    return sc
