"""A nest as large as a room, woven of all that was ever lost; a woman on a ladder finds her ring round a nestling's neck.

Palette: winter mint #7cc4bc, lemon white #fbf8dc, snow #fdfdf6, magpie black #141e2c, tomato #e2452f, brass #f0b132, twig #4a4340.
Light: a clear morning from the upper left. Planes: sky / hills with roofs / snow / trunk / chicks / nest / woman / things on threads.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.trinkets import trinket

LX, LY = 90, 120
NX, NY, NW, NH = 456.0, 610.0, 322.0, 236.0  # the nest: middle of its rim, half width, depth
INK, BRASS, TOMATO, SNOW, TWIG = "#141e2c", "#f0b132", "#e2452f", "#fdfdf6", "#4a4340"
CHICK = (416.0, 618.0, 1.16)  # the one with the ring
GAPERS = ((566.0, 520.0, 1.0, 6.0), (690.0, 566.0, 0.94, 22.0))  # x, y, scale, turn
HANGING = (  # kind, x, top and end of the thread, scale, colour
    ("key", 206, 800, 900, 3.1, BRASS),
    ("spectacles", 300, 838, 1010, 2.5, INK),
    ("watch", 548, 850, 912, 3.0, BRASS),
    ("scissors", 634, 820, 980, 2.9, "#5b7f92"),
    ("trumpet", 724, 740, 872, 2.6, BRASS),
    ("bell", 44, 690, 800, 3.0, BRASS),
    ("earring", 62, 384, 440, 2.6, BRASS),
)
TUCKED = (  # things woven in: kind, angle on the bowl, depth, scale, turn, colour
    ("spoon", 0.32, 0.8, 3.3, 120, "#cfd9dc"),
    ("glove", 0.84, 0.66, 2.5, 24, "#e2452f"),
    ("fork", 1.3, 0.84, 3.2, 100, BRASS),
    ("clock", 1.62, 0.5, 3.0, -8, "#fbf8dc"),
    ("key", 2.2, 0.72, 2.9, 62, BRASS),
    ("violin", 1.06, 0.38, 2.7, 38, "#d97a34"),
    ("spoon", 2.55, 0.5, 3.0, 250, "#cfd9dc"),
    ("horse", 2.05, 0.3, 2.5, -10, "#e2452f"),
    ("teapot", 0.42, 0.46, 2.5, 12, "#5b9aa0"),
)


def draw_land(sc: Scene) -> None:
    """A plain clear sky; far down, snow and the roofs of those who have lost things."""
    sc.backdrop(sc.lin([(0, "#3f9fae"), (0.3, "#86cdc2"), (0.62, "#e4f0c8"), (0.84, "#fdf6c8"), (1, "#fdf6c8")], 300, 0, 380, 1200))  # fmt: skip
    sc.glow(LX, LY, 560, "#fdfbd8", 0.8)
    for x, y, w in ((70, 250, 220), (640, 420, 240)):
        sc.layer(scroll_cloud(sc.stream(f"c{x}"), x, y, w, 30, 3), "#f6fbee", z=4, cut=0.4, op=0.8, sh=0.12, rim="#ffffff", rimop=0.9)  # fmt: skip
    for k, (P, hi, lo) in enumerate(
        (
            ([(-40, 1010), (120, 984), (300, 1014), (520, 990), (700, 1006), (840, 980)], "#bfe0d4", "#8cc4c0"),
            ([(-40, 1062), (180, 1042), (420, 1066), (640, 1044), (840, 1060)], "#f6faee", "#bfe0dc"),
        )
    ):
        g, top = land(sc.stream(f"hill{k}"), P, 4)
        sc.layer(g, sc.lin([(0, hi), (1, lo)], 0, 980, 0, 1180), z=5, cut=0.4, wash=0.15, sh=0.2, shc="#3f8a8a", rim="#ffffff", rimop=0.9)  # fmt: skip
        if k == 1:
            for x, s in ((36, 1.0), (70, 1.3), (734, 1.2), (768, 0.9)):
                y = y_at(top, x) + 5
                sc.flat(box(x - 11 * s, y - 20 * s, x + 11 * s, y), "#c9694a", 1)
                sc.flat(Polygon([(x - 15 * s, y - 19 * s), (x, y - 36 * s), (x + 15 * s, y - 19 * s)]), SNOW, 1)
                sc.flat(box(x - 4, y - 14 * s, x + 2, y - 7 * s), "#2c3a4a", 0.9)
    g, _ = land(sc.stream("near"), [(-40, 1120), (240, 1104), (460, 1112), (840, 1100)], 3)
    sc.layer(g, sc.lin([(0, SNOW), (1, "#b4dcdc")], 0, 1100, 0, 1210), z=8, cut=0.5, wash=0.12, rim="#ffffff", rimop=1)


def draw_trunk(sc: Scene) -> None:
    """A fork like an open hand, under the nest and up both edges."""
    wood = fillet(
        U(
            limb([(456, 1146, 196), (452, 1112, 138), (446, 1030, 106), (448, 900, 112)], 8),
            limb(
                [
                    (440, 940, 90),
                    (330, 852, 72),
                    (210, 792, 52),
                    (90, 742, 36),
                    (24, 640, 26),
                    (-12, 520, 18),
                    (-30, 400, 8),
                ],
                10,
            ),  # fmt: skip
            limb(
                [
                    (456, 940, 90),
                    (580, 850, 76),
                    (700, 764, 58),
                    (778, 640, 44),
                    (790, 500, 34),
                    (764, 360, 25),
                    (786, 230, 16),
                    (770, 90, 5),
                ],
                10,
            ),  # fmt: skip
            limb([(782, 430, 24), (720, 330, 15), (700, 240, 9), (716, 160, 3)], 8),
            limb([(770, 340, 20), (830, 240, 10)], 3),
            limb([(6, 600, 18), (58, 520, 11), (70, 440, 6), (60, 380, 2)], 8),
        ),
        14,
    )
    wood = clean(wood.difference(box(0, 1142, 800, 1300)))
    sc.layer(wood, sc.lin([(0, "#58606a"), (0.5, "#2a323e"), (1, INK)], 380, 600, 620, 900), z=9, cut=0.6, rim="#f4fbe8", rimop=0.8, rimw=1.6)  # fmt: skip
    r = sc.stream("bark")
    lines = [limb([(x, y, 0.8), (x + r.uniform(-6, 6), y + 60, 3.4), (x + r.uniform(-8, 8), y + 130, 0.8)], 5) for x, y in [(r.uniform(396, 512), r.uniform(900, 1080)) for _ in range(20)]]  # fmt: skip
    sc.flat(clean(U(lines).intersection(wood)), "#7f8a90", 0.4)
    mound = shape("190,1160^ 300,1130 372,1130 420,1116 462,1126 520,1114 572,1128 650,1138 740,1160^")
    sc.layer(mound, sc.lin([(0, SNOW), (1, "#d3eae8")], 0, 1114, 0, 1162), z=2, sh=0, cut=0, edge=0, wash=0, fibre=0, rimop=0)  # fmt: skip
    sc.flat(Polygon([(390, 1136), (530, 1128), (840, 1176), (840, 1240), (720, 1240)]), "#6fb8ba", 0.6, "multiply", 5)


def draw_gaper(sc: Scene, x: float, y: float, s: float, turn: float) -> None:
    """A young one, nothing but a throat."""

    def m(g: Any) -> Any:
        return T(g, x, y, s, rot=turn)

    sc.layer(m(shape("-58,200^ -66,90 -58,40 -74,10 -60,-40 0,-66 60,-40 74,10 58,40 66,90 58,200^")), sc.lin([(0, "#3a4a5c"), (1, INK)], x - 60, y - 60, x + 60, y + 80), z=6, cut=0.5, rim="#f4fbe8", rimop=0.8)  # fmt: skip
    sc.layer(m(shape("-50,200^ -52,120 -20,84 20,84 52,120 50,200^")), SNOW, z=1.4, cut=0.3)
    out = m(shape("0,-158^ 34,-96 84,-26^ 52,22 0,44 -52,22 -84,-26^ -34,-96"))
    sc.layer(out, "#ffd95a", z=3, cut=0.4, rim="#fffbe0", rimop=1)
    throat = m(shape("0,-132^ 24,-84 64,-22^ 40,10 0,28 -40,10 -64,-22^ -24,-84"))
    sc.layer(throat, sc.rad([(0, "#5a0f1c"), (0.35, "#b8282a"), (1, "#f4583a")], *T_point(m, 0, -22), 92 * s), z=1.4, cut=0.2, rimop=0)  # fmt: skip
    sc.layer(m(shape("0,-34^ 22,-14 24,8 0,22 -24,8 -22,-14")), "#f28a6a", z=1.2, cut=0.1, rim="#ffd8c0", rimop=0.8)
    sc.layer(m(shape("0,-164^ 15,-130 0,-112 -15,-130")), "#2c3644", z=1.2, cut=0.1, rim="#f4fbe8", rimop=0.7)


def T_point(m: Any, x: float, y: float) -> tuple[float, float]:
    """Where a point of the noun lies on the card."""
    p = m(ellipse(x, y, 1)).centroid
    return float(p.x), float(p.y)


def draw_ringed(sc: Scene) -> None:
    """The one that has shut its beak and looks at her, the ring round its neck."""
    x, y, s = CHICK

    def m(g: Any) -> Any:
        return T(g, x, y, s)

    body = m(shape("-80,60^ -86,-20 -64,-78 -60,-112 -76,-150 -70,-206 -28,-242 30,-236 64,-196 66,-148 52,-108 78,-50 94,60^"))  # fmt: skip
    sc.layer(body, sc.lin([(0, "#46586a"), (0.5, "#202c3c"), (1, INK)], x - 90, y - 240, x + 100, y), z=8, cut=0.6, rim="#f4fbe8", rimop=0.9, rimw=1.6)  # fmt: skip
    r = sc.stream("down")
    with sc.clip(body):
        sc.flat(m(U([limb([(a, b, 0.8), (a + 6, b + 12, 3), (a + 8, b + 26, 0.6)], 3) for a, b in [(r.uniform(-60, 70), r.uniform(-230, -70)) for _ in range(46)]])), "#6f8a9c", 0.4)  # fmt: skip
    sc.layer(m(shape("-78,70^ -80,-10 -52,-56 -6,-44 36,-56 70,-6 82,70^ ")), SNOW, z=2, cut=0.3, rim="#ffffff", rimop=0.8)  # fmt: skip
    sc.layer(m(shape("-58,-158^ -80,-150 -112,-146 -136,-138^ -104,-128 -70,-132^")), "#3a4452", z=2, cut=0.3, rim="#e8f4ea", rimop=0.8)  # fmt: skip
    sc.layer(m(shape("-62,-186^ -92,-184 -130,-166 -148,-140^ -112,-148 -80,-146 -58,-144^")), "#2a3340", z=2.4, cut=0.3, rim="#e8f4ea", rimop=0.9)  # fmt: skip
    sc.layer(m(shape("-46,-182^ -72,-170 -92,-152 -74,-138 -52,-134^ -58,-152")), "#ffd95a", z=1.4, cut=0.2)
    ex, ey = -26, -186
    sc.layer(m(ellipse(ex, ey, 23)), "#eaf4ea", z=1.4, cut=0.1)
    sc.flat(m(ellipse(ex - 4, ey + 1, 15.5)), "#0e1620", 1)
    sc.flat(m(U(ellipse(ex - 9, ey - 6, 5), ellipse(ex + 2, ey + 7, 2.2))), "#ffffff", 1)
    tuft = [limb([(-8 + 9 * k, -238, 5), (-12 + 12 * k, -262 - 4 * (k % 2), 1)], 2) for k in range(4)]
    sc.layer(m(U(tuft)), "#3a4a5c", z=1.4, cut=0)
    # the ring
    hoop = ellipse(-3, -92, 78, 30).difference(ellipse(-3, -98, 67, 20))
    front = clean(T(hoop, 0, 0).difference(box(-58, -140, 54, -96)))
    sc.layer(m(front), sc.lin([(0, "#fff2a8"), (0.4, BRASS), (1, "#b5701c")], x - 84, y - 110, x + 80, y - 80), z=3, cut=0.3, sh=0.6, wash=0, fibre=0, rim="#fffbe0", rimop=1)  # fmt: skip
    gem = m(shape("-44,-96^ -30,-92^ -24,-78^ -37,-58^ -54,-80^"))
    gx, gy = T_point(m, -38, -80)
    sc.glow(gx, gy, 130, "#fff6c0", 0.8)
    sc.layer(gem, "#e6fbff", z=2, cut=0.2, wash=0, rim="#ffffff", rimop=1)
    sc.flat(m(U(shape("-44,-96^ -37,-84^ -54,-80^"), shape("-37,-84^ -24,-78^ -37,-58^"))), "#5fc4d8", 0.8)
    rays = [limb([(gx - q * math.cos(a), gy - q * math.sin(a), 0.4), (gx, gy, 4), (gx + q * math.cos(a), gy + q * math.sin(a), 0.4)], 2) for a, q in ((0.1, 54), (1.67, 54), (0.9, 24), (2.4, 24))]  # fmt: skip
    sc.flat(U(rays), "#ffffff", 0.95)


def twig(r: Any, t: float, q: float) -> Any:
    """One twig laid along the bowl, at angle t, depth q."""
    d, tilt = r.uniform(0.16, 0.42), r.uniform(-0.16, 0.16)
    P = []
    for k, w in ((-1, 1.2), (-0.4, 5), (0.4, 5), (1, 1)):
        a, b = t + d * k, q + tilt * k
        P.append((NX + NW * math.cos(a) * (0.9 + 0.12 * b), NY + NH * b * math.sin(a), w * r.uniform(0.8, 1.5)))
    return limb(P, 5, 4)


def draw_nest(sc: Scene) -> None:
    """The bowl: twigs in four tones, and what was lost woven among them."""
    bowl = shape(f"{NX - NW},{NY - 6}^ {NX - NW * 0.5},{NY + 10} {NX},{NY + 16} {NX + NW * 0.5},{NY + 10} {NX + NW},{NY - 6}^ {NX + NW * 0.86},{NY + NH * 0.55} {NX + NW * 0.45},{NY + NH * 0.95} {NX},{NY + NH * 1.05} {NX - NW * 0.45},{NY + NH * 0.95} {NX - NW * 0.86},{NY + NH * 0.55}")  # fmt: skip
    sc.layer(bowl, "#1c2028", z=14, sh=0.5, cut=1.5)
    r = sc.stream("weave")
    for c, n in (("#2c2c34", 130), ("#4a4340", 120), ("#75604a", 90), ("#a8865a", 46)):
        gs = [twig(r, r.uniform(0.02, math.pi - 0.02), r.uniform(0.04, 1.0) ** 0.8) for _ in range(n)]
        gs += [twig(r, r.uniform(0.5, math.pi - 0.5), r.uniform(0.86, 1.06)) for _ in range(n // 4)]
        gs += [twig(r, r.uniform(0.2, math.pi - 0.2), r.uniform(-0.01, 0.08)) for _ in range(n // 4)]
        gs += [
            twig(r, r.choice((r.uniform(-0.05, 0.3), r.uniform(2.85, 3.2))), r.uniform(0, 0.5)) for _ in range(n // 8)
        ]
        sc.layer(U(gs), c, z=2.6, cut=0.1, wash=0, fibre=0, sh=0.5, rim="#f4e8c8", rimop=0.55)
    for kind, t, q, s, rot, c in TUCKED:
        x, y = NX + NW * 0.9 * math.cos(t), NY + NH * q * math.sin(t)
        sc.layer(T(T(trinket(kind), 0, -16), x, y, s, rot=rot), sc.lin([(0, light(c, 0.35)), (1, dark(c, 0.15))], x - 40, y - 40, x + 40, y + 40), z=2.6, cut=0.2, wash=0, fibre=0, sh=0.6, rim="#fffbe0", rimop=1)  # fmt: skip
    for c, n in (("#4a4340", 16), ("#a8865a", 9)):
        gs = [twig(r, r.uniform(0.05, math.pi - 0.05), r.uniform(0.0, 0.95)) for _ in range(n)]
        sc.layer(U(gs), c, z=2.4, cut=0.1, wash=0, fibre=0, sh=0.5, rim="#f4e8c8", rimop=0.6)


def draw_things(sc: Scene) -> None:
    """A few lost things on threads, each large enough to be somebody's."""
    for kind, x, y0, y1, s, c in HANGING:
        sc.stroke([(x, y0), (x, y1)], "#2c3644", 2, 0.9)
        g = T(trinket(kind), x, y1 - 4, s, rot=6 if x % 4 else -6)
        sc.layer(g, sc.lin([(0, light(c, 0.35)), (1, dark(c, 0.15))], x - 40, y1, x + 40, y1 + 100), z=7, cut=0.3, wash=0, fibre=0, rim="#fffbe0", rimop=1)  # fmt: skip


def draw_woman(sc: Scene) -> None:
    """Thirty, with child, in a red coat; high on the ladder, her hand stops short of the ring."""
    lad = ladder(84, 1150, 196, 560, 52, 15, 9)
    sc.flat(limb([(84, 1150, 10), (190, 1196, 8)], 2), "#5fb0b4", 0.5, "multiply", 3)
    sc.layer(lad, sc.lin([(0, "#e8c48a"), (1, "#8a5a34")], 60, 560, 220, 1150), z=8, sh=0.4, cut=0.3, rim="#fffbe0", rimop=0.9)  # fmt: skip
    prints = [ellipse(112 + 26 * k, 1158 + 5 * k + 7 * (k % 2), 8 + 0.5 * k, 3.4 + 0.2 * k) for k in range(9)]
    sc.flat(U(prints), "#7fbfc2", 0.8)
    px, py, s = 146.0, 716.0, 1.14
    coat = dress("coat", TOMATO, "#24344a", "#fbf0d0").but(belly=13, skirt=0.62, flare=10, collar="scarf", collar_colour="#f0b132")  # fmt: skip
    pose = Pose(0.98, lean=5, nod=-16, foot_a=(0.06, 0.0), foot_b=(0.2, 0.22), toe_a=10, toe_b=8, elbow_a=-1, elbow_b=1, grip_a="grip", grip_b="open")  # fmt: skip
    p = person(30, "side", pose, coat, "#b98a68", "braid", "#2c1e1a", feeling("wonder"), 1.0, reach_a=((196 - px) / s, (590 - py) / s), reach_b=((312 - px) / s, (520 - py) / s))  # fmt: skip
    put(sc, T(p, px, py, s), z=3, rim=(2, 2, "#fffbe0", 0.9), cast=8)


def draw_parent(sc: Scene) -> None:
    """The thief comes home, a locket in the beak; facing left, centred on the breast."""

    def m(g: Any) -> Any:
        return T(g, 452, 236, 1.12, rot=-6)

    tail = shape("90,2^ 190,-6 300,-28 372,-54 366,-34 384,-28 372,-14 380,-4 300,18 190,30 100,30^")
    far = shape("-40,-10^ -20,-70 34,-150 120,-196^ 112,-170 126,-158 108,-140 116,-124 90,-108 84,-60 50,-4^")
    near = shape("-30,0^ -60,-70 -50,-150 6,-214 70,-236^ 66,-212 88,-206 78,-184 98,-176 84,-156 100,-142 82,-124 92,-100 70,-70 66,-20 40,14^")  # fmt: skip
    white = shape("2,-196^ 70,-236^ 66,-212 88,-206 78,-184 98,-176 84,-156 100,-142 82,-124^ 40,-128 4,-160^")
    body = shape("-150,2^ -140,-20 -112,-34 -70,-30 0,-26 70,-16 120,4 110,26 60,36 0,48 -60,42 -104,24 -128,18^")
    belly = shape("-74,34^ -40,8 20,4 76,10 84,30 40,42 -10,50 -50,46^")
    sheen = sc.lin([(0, "#2f7f9a"), (0.6, "#1f3f66"), (1, INK)], 420, 20, 540, 260)
    sc.layer(m(tail), sc.lin([(0, INK), (0.5, "#1c5a5a"), (1, "#1f3f66")], 540, 230, 860, 200), z=5, cut=0.5, rim="#f4fbe8", rimop=0.9)  # fmt: skip
    sc.flat(m(U([limb([(120, 12 + k, 2.4), (260, -6 + 2 * k, 2.4), (360, -34 + 3.4 * k, 1)], 6) for k in (0, 7)])), "#5fb0b4", 0.5)  # fmt: skip
    sc.layer(m(far), dark("#1f3f66", 0.2), z=4, cut=0.5, rim="#f4fbe8", rimop=0.7)
    sc.layer(m(body), INK, z=5, cut=0.5, rim="#f4fbe8", rimop=0.9)
    sc.layer(m(belly), SNOW, z=1.6, cut=0.3, rim="#ffffff", rimop=0.8)
    sc.layer(m(near), sheen, z=6, cut=0.5, rim="#f4fbe8", rimop=0.9)
    sc.layer(m(clean(white.intersection(near.buffer(-5)))), SNOW, z=1.4, cut=0.2)
    quills = [limb([(-20, -30 - 20 * k, 1), (24, -66 - 26 * k, 3), (78 - 2 * k, -84 - 28 * k, 1)], 5) for k in range(5)]
    sc.flat(m(U(quills)), "#0f2438", 0.5)
    sc.layer(m(shape("-140,-16^ -164,-8 -184,8^ -164,10 -138,12^")), "#2f3a48", z=2, cut=0.2, rim="#f4fbe8", rimop=0.8)
    sc.flat(m(ellipse(-122, -12, 7)), "#f4fbe8", 0.9)
    sc.flat(m(ellipse(-123, -12, 4)), "#0e1620", 1)
    bx, by = T_point(m, -177, 9)
    sc.stroke([(bx, by), (bx - 2, by + 30)], "#b5701c", 2.4)
    sc.layer(T(trinket("locket"), bx - 2, by + 26, 2.2), BRASS, z=4, cut=0.2, wash=0, rim="#fffbe0", rimop=1)


def draw() -> Scene:
    """Will she take it?"""
    sc = Scene("magpie_tree", light=(LX, LY, 260), shadow="#12303a", bg="#86cdc2")
    draw_land(sc)
    draw_trunk(sc)
    draw_parent(sc)
    for g in GAPERS:
        draw_gaper(sc, *g)
    draw_ringed(sc)
    draw_nest(sc)
    draw_things(sc)
    draw_woman(sc)
    sc.vignette("#0f3a44", 0.3, 400, 560, 900, 0.5)
    sc.finish()
    return sc
