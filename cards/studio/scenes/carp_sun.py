"""What goes down at the horizon is an enormous goldfish, its veils the clouds of the evening; a boy holds out a bowl of water.

Palette: gold #ffe08a, orange #ff9a3c, coral #ef5f40, crimson #a82a48, rose water #d8786a, petrol #10404c, jetty #16202c.
Light: the fish. Planes: sky / veils / fish / sea in six strips / jetty, boy, bowl.
"""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.veiled_fish import BODY, Stand, eye, face, scales, veil

FISH = Stand(424, 560, 228, -17)
X, Y = FISH.x, FISH.y
SEA = 640
ROOT = FISH.at(121, -1)
BOY_X, BOY_Y, BOY = 268.0, 986.0, 1.86


def flame(sc: Scene, deep: float, r: float = 760) -> str:
    """Paper of a fin: gold by the fish, coral further out, crimson at the end."""
    stops = [(0, "#ffe9a0"), (0.3, "#ffc050"), (0.46, "#ff8e3a"), (0.66, "#ee5a3e"), (0.84, "#c23648"), (1, "#7a1f48")]
    return sc.rad([(o, mix(c, "#8a1c3c", deep * (0.25 + o * 0.5))) for o, c in stops], X, Y, r)


def draw_sky(sc: Scene) -> None:
    """Pale gold at the water, coral and rose above."""
    sc.backdrop(sc.rad([(0, "#fff6cc"), (0.28, "#ffe7a0"), (0.48, "#ffc97c"), (0.7, "#f79a70"), (0.88, "#d8706e"), (1, "#a84c68")], X, Y + 40, 860))  # fmt: skip
    r = sc.stream("streaks")
    for k in range(9):
        x, y, w = (
            r.choice((r.uniform(-60, 150), r.uniform(700, 840))),
            400 + 27 * k + r.uniform(-8, 8),
            r.uniform(90, 190),
        )
        g = U([limb([(x - w * q, y + 7 * j, 1), (x - w * 0.2 * q, y + 7 * j - 4, 9 - j), (x + w * q, y + 7 * j + 3, 1)], 8) for j, q in enumerate((1, 0.8, 0.5))])  # fmt: skip
        sc.layer(fillet(g, 3), sc.near("#fff3bc", "#ffab70", 620), z=4, sh=0.2, shc="#b04a3c", rim="#fffbe0", rimop=0.9, wash=0.2)  # fmt: skip


def draw_tail(sc: Scene) -> None:
    """Two great veils from the root of the tail: over the sky to the left, and out to the right."""
    x, y = ROOT
    a = f"{x},{y}"
    veil(sc, "far", (
        f"{a} 744,320 740,120 640,-60 520,-160",
        f"{a} 772,330 812,190 800,40 740,-120",
        f"{a} 780,390 850,300 900,160 930,-20",
    ), 12, lambda u: flame(sc, 1.0), 0.82, 6)  # fmt: skip
    veil(sc, "right", (
        f"{a} 760,410 830,370 920,330",
        f"{a} 750,470 820,480 920,500",
        f"{a} 740,520 790,570 850,640",
    ), 9, lambda u: flame(sc, 0.35 + 0.4 * abs(u - 0.5)), 0.7, 6)  # fmt: skip
    veil(sc, "great", (
        f"{a} 742,300 700,110 520,-30 240,-60 -60,-40",
        f"{a} 728,320 668,170 500,62 240,52 -80,130",
        f"{a} 712,350 636,230 480,150 260,150 20,236 -90,330",
        f"{a} 700,380 612,290 480,232 320,226 170,280 60,370",
    ), 17, lambda u: flame(sc, 0.85 - 0.6 * u), 0.74, 8)  # fmt: skip


def draw_fish(sc: Scene) -> None:
    """Back fin, body, scales, head, side fin."""
    p = FISH.at

    def way(*qs: tuple[float, float]) -> str:
        return " ".join(f"{x:.0f},{y:.0f}" for x, y in (p(*q) for q in qs))

    veil(sc, "back", (
        way((-46, -88), (-48, -128), (-22, -158), (22, -166)),
        way((-10, -96), (0, -136), (40, -160), (92, -160)),
        way((34, -90), (58, -118), (100, -134), (150, -126)),
        way((76, -66), (98, -82), (126, -90), (160, -84)),
    ), 11, lambda u: flame(sc, 0.0, 900), 0.8, 9)  # fmt: skip
    body = FISH.put(shape(BODY))
    sc.glow(X, Y, 460, "#fff0b0", 0.75)
    gold = sc.rad([(0, "#fffbe0"), (0.4, "#ffe694"), (0.7, "#ffb646"), (0.9, "#f58232"), (1, "#e2562c")], X - 30, Y + 10, FISH.r * 1.16)  # fmt: skip
    sc.layer(body, gold, z=9, cut=0.3, shc="#8a1c2c", rim="#fffbe0", rimop=1, rimw=1.6, wash=0.2)

    def paper(x: float, y: float) -> str:
        d = math.hypot(x + 14, y - 4) / 118
        t = min(1.0, d**1.5)
        c = (
            mix("#fff4bc", "#ffc04a", min(1, t * 1.7))
            if t < 0.55
            else mix("#ffc04a", "#ea5e30", min(1, (t - 0.55) / 0.4))
        )
        return mix(c, "#e8502c", 0.22 * max(0, -y / 100))

    with sc.clip(body):
        scales(sc, FISH, paper)
        sc.flat(body.difference(T(body, -16, 24)), "#d83c30", 0.4, "multiply", 14)
    head = sc.rad([(0, "#fff6c8"), (0.5, "#ffd670"), (0.85, "#ffa040"), (1, "#f07030")], *p(-44, 10), FISH.r * 0.9)
    cheek = sc.rad([(0, "#fffbe0"), (0.6, "#ffdc80"), (1, "#ffa848")], *p(-30, 0), FISH.r * 0.5)
    face(sc, FISH, head, cheek)
    eye(sc, FISH, (-0.2, 1.05))
    veil(sc, "side", (
        way((-18, 20), (10, 18), (44, 20), (78, 10)),
        way((-20, 34), (8, 42), (40, 56), (70, 64)),
        way((-26, 44), (-4, 66), (16, 88), (36, 110)),
    ), 8, lambda u: flame(sc, 0.1, 520), 0.78, 5)  # fmt: skip


def draw_sea(sc: Scene) -> None:
    """It takes the fish in: the lower part of him still glows through; then strips of waves, deeper and deeper."""
    sea = box(-20, SEA, 820, 1240)
    fill = sc.lin([(0, "#ffcf7a", 0.72), (0.06, "#ffab62", 0.8), (0.2, "#e8745a", 0.94), (0.42, "#a85466", 1), (0.62, "#3a5a70", 1), (1, "#0c3440", 1)], 0, SEA, 0, 1200)  # fmt: skip
    sc.flat(sea, fill, 1)
    sc.glow(X, SEA + 30, 420, "#fff0a8", 0.8, sy=0.4)
    for k, (y, amp, c0, c1) in enumerate((
        (688, 2, "#ffd080", "#ee8e5a"),
        (736, 3, "#ffb860", "#d8664e"),
        (800, 5, "#f8904e", "#a8544e"),
        (878, 8, "#dc7048", "#2f6e78"),
        (964, 12, "#3f7474", "#114a56"),
        (1062, 15, "#1f5460", "#072a36"),
    )):  # fmt: skip
        r = sc.stream(f"wave {k}")
        P, x, up = [(-60.0, float(y))], -60.0, 1
        while x < 860:
            x += r.uniform(34, 96) * (0.7 + 0.16 * k)
            P.append((x, y - up * amp * r.uniform(0.3, 1.3)))
            up = -up
        g, _ = land(r, P, 1.5)
        sc.layer(g, sc.rad([(0, c0), (0.5, "#b45c4c" if k == 3 else mix(c0, c1, 0.5)), (1, c1)], X, y, 520), z=4 + k, op=0.86 if k < 2 else 1, sh=0.32, shc="#5a1c3c" if k < 3 else "#06222c", rim="#fff0b4", rimop=0.9 - 0.1 * k, rimw=1.4)  # fmt: skip
        glints = []
        for _ in range(64):
            off = r.gauss(0, 1)
            w = r.uniform(20, 66) * (0.6 + 0.16 * k) * math.exp(-0.45 * off * off)
            if w < 12:
                continue
            gx = X - 12 * k + off * (104 + 8 * k)
            gy = y + r.uniform(4, 70 + 12 * k)
            t = (1.4 + 0.05 * w) * (1 + 0.12 * k)
            glints.append(
                limb(
                    [
                        (gx - w, gy + 1, 0.4),
                        (gx - w * 0.2, gy - 1, t),
                        (gx + w * 0.5, gy, t * 0.6),
                        (gx + w, gy + 1, 0.4),
                    ],
                    4,
                    3,
                )
            )
        sc.flat(clean(U(glints).intersection(g)), ("#fffbe0", "#fff0b0", "#ffe08a", "#ffc46a", "#ffa85c", "#f58a54")[k], 0.85 - 0.06 * k)  # fmt: skip
    r = sc.stream("lap")
    laps = []
    for _ in range(34):
        x, w = X + r.uniform(-262, 250), r.uniform(10, 52)
        y = SEA + r.uniform(-1, 13)
        laps.append(limb([(x - w, y + 1, 0.5), (x, y, r.uniform(2, 4.6)), (x + w, y + 1, 0.5)], 4, 3))
    sc.flat(U(laps), "#fffbe0", 0.9)
    sail = U(shape("-2,-34^ -2,-6^ -20,-6^"), shape("2,-42^ 18,-6^ 2,-6^"), shape("-22,-4^ 22,-4^ 14,4 -14,4"))
    sc.layer(T(sail, 716, 664, 0.9), "#a8404c", z=2, cut=0, wash=0, fibre=0, rim="#fff0c0", rimop=1)


def draw_jetty(sc: Scene) -> None:
    """Old planks from the left, posts in the water, a rope on the last."""
    posts = [(386, 946, 1250, 27), (330, 1000, 1250, 24), (112, 1060, 1250, 26), (24, 1010, 1250, 25)]
    for x, y0, y1, w in posts[1:]:
        sc.layer(box(x - w / 2, y0, x + w / 2, y1), sc.lin([(0, "#1a2634"), (0.75, "#24303e"), (1, "#7a4a50")], x - w / 2, 0, x + w / 2, 0), z=6, cut=0.6)  # fmt: skip
    deck = Polygon([(-40, 1000), (366, 966), (410, 1004), (-40, 1088)])
    side = Polygon([(-40, 1088), (410, 1004), (410, 1028), (-40, 1120)])
    sc.layer(side, sc.lin([(0, "#0f1a24"), (1, "#4a3440")], 0, 0, 410, 0), z=6, cut=0.5, rim="#ffb878", rimop=0.6)
    sc.layer(deck, sc.lin([(0, "#1c2a36"), (0.6, "#3a3844"), (1, "#8a5a54")], 0, 0, 410, 0), z=5, cut=0.5, rim="#ffd8a0", rimop=1, rimw=1.6)  # fmt: skip
    with sc.clip(deck):
        for k in range(17):
            x = -30 + 27 * k
            sc.stroke([(x, 1004 - x * 0.083), (x + 44, 1092 - (x + 44) * 0.19)], "#0a141c", 2.4, 0.8)
            sc.stroke([(x + 2.6, 1004 - x * 0.083), (x + 46.6, 1092 - (x + 44) * 0.19)], "#ffb880", 1, 0.35)
    x, y0, y1, w = posts[0]
    post = U(box(x - w / 2, y0, x + w / 2, y1), ellipse(x, y0, w / 2, 5))
    sc.layer(post, sc.lin([(0, "#5a3a44"), (0.35, "#1a2634"), (0.8, "#1a2230"), (1, "#8a5450")], x - w / 2, 0, x + w / 2, 0), z=8, cut=0.6, rim="#ffd8a0", rimop=0.9)  # fmt: skip
    sc.layer(ellipse(x, y0, w / 2, 5), "#c87a5c", z=1, cut=0, wash=0, fibre=0, rim="#fff0c0", rimop=1)
    for k in range(3):
        sc.stroke(
            [(x - w / 2 - 1, y0 + 24 + 7 * k), (x, y0 + 28 + 7 * k), (x + w / 2 + 1, y0 + 23 + 7 * k)],
            "#d89a6a",
            4,
            0.95,
        )


def bowl(sc: Scene, x: float, y: float, r: float) -> None:
    """A round glass full of water, with a small upturned evening in it."""
    ball = ellipse(x, y, r, r * 0.94)
    glass = clean(ball.intersection(box(x - r, y - r * 0.7, x + r, y + r * 0.88)))
    sc.flat(ellipse(x, y, r + 8), "#ffd880", 0.35, "screen", 10)
    sc.layer(glass, sc.lin([(0, "#ffe9b0"), (0.3, "#f59a54"), (0.62, "#ffd268"), (0.84, "#fff6cc"), (1, "#c8603c")], 0, y - r, 0, y + r), z=2, cut=0, wash=0, fibre=0, rim="#fffef0", rimop=1, rimw=1.6)  # fmt: skip
    sc.flat(clean(T(ellipse(0, 0, r * 0.3, r * 0.22), x + 2, y + r * 0.36).intersection(glass)), "#fffef0", 0.95)
    sc.layer(
        ellipse(x, y - r * 0.58, r * 0.78, r * 0.17),
        "#8fc4c0",
        z=0.6,
        cut=0,
        wash=0,
        fibre=0,
        sh=0,
        rim="#ffffff",
        rimop=1,
    )
    sc.stroke(
        [(px, py) for px, py in ellipse(x, y - r * 0.72, r * 0.74, r * 0.16).exterior.coords], "#fffef0", 2.4, 0.95
    )
    sc.stroke([(x + r * 0.86 * math.cos(a), y + r * 0.82 * math.sin(a)) for a in [2.4 + 0.1 * k for k in range(12)]], "#ffffff", 3, 0.9)  # fmt: skip


def boy() -> Figure:
    """Seven, barefoot, leaning back under the weight of the water, both arms out, looking up."""
    pose = SIDE["stand"].but(lean=-7, nod=-22, foot_a=(0.2, 0), foot_b=(-0.12, 0), toe_a=-2, grip_a="cup", grip_b="cup", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("tee", "#d8e4e0", "#1f4a58").but(
        trousers="shorts", shoes="bare", pattern="bands", pattern_colour="#2a6a78"
    )
    return person(
        7,
        "side",
        pose,
        d,
        "#a86a48",
        "tousled",
        "#2a1418",
        FEELINGS["wonder"]._replace(gape=0.12),
        reach_a=(47, -76),
        reach_b=(52, -72),
    )


def draw_boy(sc: Scene) -> None:
    """He and his bowl."""
    p = T(boy(), BOY_X, BOY_Y, BOY)
    sc.flat(shape(f"{BOY_X + 30},{BOY_Y - 6} {BOY_X - 40},{BOY_Y - 4} {BOY_X - 190},{BOY_Y + 44} {BOY_X - 250},{BOY_Y + 70} {BOY_X - 150},{BOY_Y + 56} {BOY_X + 20},{BOY_Y + 12}"), "#0a1018", 0.6, "multiply", 5)  # fmt: skip
    x, y = p.at("hand_a.hold")
    put(sc, p, z=2.2, rim=(-3.4, 1.4, "#ffe0a0", 1.0), sh=0.4)
    x0, _, x1, _ = p.outline().bounds
    sc.flat(p.outline(), sc.lin([(0, "#16203a", 0.86), (0.42, "#2a2440", 0.66), (0.8, "#5a2c40", 0.2), (1, "#5a2c40", 0)], x0, 0, x1 - 30, 0), 1, "multiply")  # fmt: skip
    bowl(sc, x + 15, y - 37, 43)


def draw() -> Scene:
    """Which of the two is too small?"""
    sc = Scene("carp_sun", light=(X, Y, 260), shadow="#3a0c20", bg="#f0a060")
    draw_sky(sc)
    draw_tail(sc)
    sc.glow(X, Y, 560, "#ffd070", 0.5)
    draw_fish(sc)
    draw_sea(sc)
    draw_jetty(sc)
    draw_boy(sc)
    sc.vignette("#2a0a2c", 0.5, X, 600, 880, 0.55)
    sc.finish()
    return sc
