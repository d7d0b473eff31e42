"""Three people of the day and three of the night pull at the sun in its net; on top of it stands a woman with the shears.

Palette: lemon #fbe88c, sun cream #fffbe2, noon blue #4aa6cf, night blue #14265c, tomato #d2452b, net umber #5a2a1c.
Light: the sun. Planes: sky of day and night / far hills and roofs / night cliff / river and bridge / sun / bank of the day.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.cottages import cottages
from cards.studio.papercut.netting import lay_rope, netting

LX, LY = 412, 532  # the sun
AXIS = math.radians(-56)  # the way it is pulled
LONG, WIDE = 212, 184  # half axes of the sun, drawn out by the ropes
SHEARS = 0.45
NET = 318  # half length of the net from knot to knot
UMBER, CREAM, NIGHT = "#5a2a1c", "#fffbe2", "#14265c"


def on_axis(t: float, v: float = 0.0) -> tuple[float, float]:
    """A point t along the pull and v across it, in card units from the sun's middle."""
    c, s = math.cos(AXIS), math.sin(AXIS)
    return LX + t * c - v * s, LY + t * s + v * c


def draw_sky(sc: Scene) -> None:
    """Day at the lower left, night at the upper right, and where they meet the sun."""
    sc.backdrop(sc.lin([(0, "#f9d768"), (0.24, "#bfe3c0"), (0.46, "#58b2d3"), (0.66, "#2765a6"), (0.84, "#142a66"), (1, "#0c1a47")], 10, 800, 800, 230))  # fmt: skip
    sc.glow(LX, LY, 620, "#fff2a8", 0.95, mid=0.42)
    r = sc.stream("stars")
    for _ in range(90):
        x, y = r.uniform(330, 800), r.uniform(0, 640)
        if (x - 330) / 470 + (640 - y) / 640 > 1.12 and math.hypot(x - LX, y - LY) > 300:
            sc.flat(star(x, y, r.uniform(1.4, 5), 4, 0.34), "#eaf3f6", r.uniform(0.5, 1))
    for x, y, w, c in ((96, 150, 230, "#e9f3e4"), (40, 330, 200, "#fbf3c8"), (250, 74, 170, "#a9cfe0")):
        sc.layer(scroll_cloud(sc.stream(f"c{x}"), x, y, w, 54, 3), c, z=5, cut=0.4, op=0.92, sh=0.22, rim="#fffbe0", rimop=0.9)  # fmt: skip


def draw_land(sc: Scene) -> None:
    """Fields of the day, the river deep below, the cliff of the night."""
    for k, (P, lit, shade) in enumerate(
        (
            ([(-60, 780), (120, 742), (300, 770), (480, 800), (860, 770)], "#fbf3b0", "#a9d49a"),
            ([(-60, 850), (140, 806), (330, 850), (520, 880), (860, 850)], "#f0e88c", "#7fbf86"),
            ([(-60, 930), (200, 900), (420, 950), (640, 940), (860, 960)], "#dfe07c", "#4f9a7c"),
        )
    ):
        g, top = land(sc.stream(f"field{k}"), P, 5)
        sc.layer(g, sc.near(lit, shade, 620), z=6, cut=0.6, rim="#fffbd0", rimop=0.9)
        if k == 0:
            cottages(sc, [(300, 790, 0.9), (346, 796, 1.05), (396, 808, 0.85)], "#f6ecd2", "#d2452b", "#3f6f8f")
    river = limb(
        [(540, 902, 4), (520, 930, 12), (462, 966, 30), (440, 1020, 56), (430, 1120, 150), (420, 1240, 250)], 12
    )
    sc.layer(river, sc.lin([(0, "#fff6c0"), (0.5, "#9fd6d8"), (1, "#2f7aa6")], 0, 920, 0, 1200), z=1.5, cut=0.5, sh=0.2)
    r = sc.stream("ripple")
    with sc.clip(river):
        for _ in range(34):
            x, y = r.uniform(320, 540), r.uniform(940, 1200)
            sc.stroke([(x, y), (x + r.uniform(14, 50), y + r.uniform(-3, 3))], CREAM, 2, 0.6)


CLIFF = "596,208^ 640,196 720,200 860,190^ 860,1260^ 520,1260^ 560,1150 534,1060 590,960 566,860 622,760 604,660 650,560 630,450 664,360 640,280 600,240"


def draw_cliff(sc: Scene) -> None:
    """A dark rock with a ledge on which the night stands, and its village behind."""
    rock = shape(CLIFF)
    sc.layer(rock, sc.near("#7fa0bd", "#101f4e", 470), z=12, cut=1.4, rim="#fff2b0", rimop=1, rimw=1.8)
    r = sc.stream("strata")
    with sc.clip(rock):
        for y in range(250, 1200, 34):
            P = [(x, y + 10 * math.sin(x / 60 + y) + 0.12 * (x - 600)) for x in range(500, 830, 30)]
            sc.stroke(P, "#0b1740", r.uniform(1.4, 3.4), 0.5)
            sc.stroke([(x, q + 4) for x, q in P], "#c6d6dc", 1.2, 0.22)
        for x, y in ((716, 420), (766, 560), (690, 700), (752, 820), (700, 980)):
            pane = U(box(x - 9, y - 12, x + 9, y + 14), ellipse(x, y - 12, 9))
            sc.flat(pane, "#ffd27a")
            sc.glow(x, y, 50, "#ffb850", 0.6)
    rimlight(sc, rock, 9, 2, "#fff0b0", 0.9, blur=3, r=620)
    ledge = clean(rock.difference(T(rock, -4, 13)).intersection(box(590, 150, 860, 240)))
    sc.layer(ledge, sc.lin([(0, "#e6e2c4"), (1, "#6f8cc0")], 590, 0, 800, 0), z=2, cut=0.6, rim="#fffbe0", rimop=1)


def draw_bridge(sc: Scene) -> None:
    """A stone arch over the river; two children fish from it and do not look up."""
    body = U(shape("180,1066^ 420,1014 720,1058^ 720,1100^ 180,1100^"), box(180, 1090, 720, 1260))
    arch_ = body.difference(U(ellipse(424, 1180, 132, 116), box(292, 1180, 556, 1260)))
    sc.layer(arch_, sc.near("#f2dfae", "#5a7f86", 760), z=7, cut=0.6, rim="#fffbd0", rimop=1)
    for a in np.linspace(0.25, 2.9, 13):
        c, q = math.cos(a), math.sin(a)
        sc.stroke([(424 + 134 * c, 1180 - 118 * q), (424 + 154 * c, 1180 - 138 * q)], "#3c6a78", 2, 0.5)
    sc.stroke(curve(np.array([(180, 1074), (420, 1026), (720, 1068)])), "#3c6a78", 2, 0.5)
    for x, c, flip, a in ((452, "#d2452b", False, 8), (400, "#27507f", True, 10)):
        kid = T(
            person(
                a,
                "side",
                "sit",
                dress("sweater", c, "#2f3f5c", "#f6ecd2"),
                "#b97a52",
                "tousled",
                "#2a1a14",
                hat="straw" if flip else None,
                reach_a=(40, -74),
                reach_b=(44, -70),
            ),
            x,
            1046,
            0.62,
            flip=flip,
        )
        put(sc, kid, z=1.6, rim=(1, 2, "#fff6c8", 0.9))
        hx, hy = kid.at("hand_a.hold")
        d = -1 if flip else 1
        sc.stroke([(hx - 6 * d, hy + 4), (hx + 54 * d, hy - 34)], UMBER, 2.4)
        sc.stroke([(hx + 54 * d, hy - 34), (hx + 57 * d, 1160)], UMBER, 1, 0.8)


def draw_sun(sc: Scene) -> None:
    """Drawn out a little by the two ropes; the net is slack at its knots."""
    sun = T(ellipse(0, 0, LONG, WIDE), LX, LY, rot=math.degrees(AXIS))
    sc.layer(
        sun,
        sc.rad([(0, "#ffffff"), (0.55, "#fff8cc"), (0.85, "#ffe98a"), (1, "#f7c94e")], LX, LY, LONG),
        z=7,
        cut=0.4,
        wash=0.3,
        sh=0.2,
        rim="#ffffff",
        rimop=1,
    )
    cords = netting(on_axis, NET, WIDE + 11)
    for P in cords:
        sc.stroke([(x + 3, y + 5) for x, y in P], "#c98a2c", 4, 0.4, blur=1.5)
    sc.layer(
        U([limb([(x, y, 5.4) for x, y in P[::3]] + [(*P[-1], 5.4)], 2, 3) for P in cords]),
        UMBER,
        z=2.4,
        cut=0,
        wash=0.3,
        fibre=0,
        rim="#ffdf8a",
        rimop=0.9,
    )
    for sign in (-1, 1):
        x, y = on_axis(sign * (NET - 4))
        sc.layer(ellipse(x, y, 15, 11, math.degrees(AXIS)), "#7a3c22", z=3, cut=0.2, rim="#ffe9a0", rimop=0.9)


DAY_ROPE = [on_axis(-NET), (204, 826), (130, 858), (-30, 880)]
NIGHT_ROPE = [on_axis(NET), (604, 226), (634, 140), (720, 112), (830, 106)]


def puller(x: float, y: float, s: float, hold: tuple[float, float], flip: bool, look: dict[str, Any]) -> Any:
    """Somebody leaning back with both hands on the rope at hold."""
    d = -1 if flip else 1
    q = ((hold[0] - x) * d / s, (hold[1] - y) / s)
    return T(
        person(
            view="tq",
            pose=SIDE["pull"].but(lean=-24, nod=-6),
            mood="firm",
            reach_a=q,
            reach_b=(q[0] + 13, q[1] - 3),
            **look,
        ),
        x,
        y,
        s,
        flip=flip,
    )


DAY = (
    (60, 994, 1.14, (96, 868), dict(age=64, dress=dress("vest", "#d2452b", "#6a3a2c", "#fbf1d6"), skin="#c98a5c", hair="balding", hair_colour="#efe6d6", beard="full", hat="straw", hat_colour="#e8b53a")),
    (126, 988, 1.12, (160, 848), dict(age=31, dress=dress("farmwife", "#f0a52e", "#c2362c", "#fbf1d6"), skin="#8a5636", hair="bun", hair_colour="#1c1210", hat="scarf", hat_colour="#fbf1d6")),
    (190, 976, 1.02, (222, 810), dict(age=11, dress=dress("overalls", "#d2452b", "#2f7f8c", "#f6ecd2"), skin="#d9a077", hair="braid", hair_colour="#7a4a24")),
)  # fmt: skip
NIGHT_TEAM = (
    (794, 208, 0.8, (742, 110), dict(age=58, dress=dress("greatcoat", "#35508f", "#1a2752", "#8fb0d0"), skin="#b97a52", hair="short", hair_colour="#dfe3ea", beard="goatee", hat="bowler", hat_colour="#16224e")),
    (730, 208, 0.8, (678, 120), dict(age=35, dress=dress("gown", "#5a4f9a", "#2c3f78", "#c9d8e8"), skin="#e3b58c", hair="long", hair_colour="#2a1a14")),
    (666, 208, 0.78, (628, 146), dict(age=24, dress=dress("parka", "#2f86a0", "#1a2752", "#dfe9ee"), skin="#5e3a28", hair="short", hair_colour="#1a1210", hat="nightcap", hat_colour="#c8d6e8", band="#a8323a")),
)  # fmt: skip


def draw_bank(sc: Scene) -> None:
    """Near meadow of the day with poppies; three people dig their heels in."""
    g, top = land(sc.stream("bank"), [(-60, 980), (80, 978), (196, 968), (262, 1004), (296, 1080), (330, 1260)], 3)
    sc.layer(g, sc.near("#f2e878", "#3f8a5c", 800), z=14, cut=0.8, rim="#fffbd0", rimop=1, rimw=1.6)
    r = sc.stream("meadow")
    with sc.clip(g):
        for _ in range(26):
            x, y = r.uniform(-20, 280), r.uniform(1000, 1200)
            sc.flat(grass(r, x, x + 70, y, 24, 9, 0.2, 2.4), r.choice(("#2f7a52", "#c9cf62")), 0.55)
        for _ in range(38):
            x, y = r.uniform(0, 300), r.uniform(1010, 1190)
            sc.flat(ellipse(x, y, r.uniform(4, 9), r.uniform(3, 6)), "#e0482c", 0.95)
    for x, y, s, hold, look in DAY:
        sc.flat(
            Polygon([(x - 12, y + 2), (x + 50, y + 2), (x - 40, y + 150), (x - 150, y + 150)]).intersection(g),
            "#2f7a5c",
            0.3,
            "multiply",
            6,
        )
    for x, y, s, hold, look in DAY:
        put(sc, puller(x, y, s, hold, False, look), z=2.4, rim=(-3, 3, "#fff2b0", 1), cast=6)


def draw_night(sc: Scene) -> None:
    """The other three, higher and farther, with the rope over the edge of the rock."""
    for x, y, s, hold, look in NIGHT_TEAM:
        put(
            sc,
            puller(x, y, s, hold, True, look).recolour(lambda c: mix(c, "#7f9cd0", 0.16)),
            z=2,
            rim=(3, -2, "#fff2b0", 1),
            cast=4,
        )


def draw_woman(sc: Scene) -> None:
    """On the crown of the sun, in dark red, scarf flying, the open shears above her head."""
    x, y, s = 372, 376, 0.98
    p = T(
        person(
            29,
            "front",
            FRONT["wide"].but(
                hand_a=(-0.2, -0.9), hand_b=(0.3, -0.86), elbow_a=-1, elbow_b=1, grip_a="grip", grip_b="grip", lean=4
            ),
            dress("gown", "#8f1f22", "#5a1418", "#f0b040").but(skirt=0.72, flare=18),
            "#8a5636",
            "bun",
            "#1c1014",
            "firm",
            hat="scarf",
            hat_colour="#f3e6c0",
        ),
        x,
        y,
        s,
    )
    ax, ay = p.at("hand_a.hold")
    bx, by = p.at("hand_b.hold")
    tail = shape(
        f"{x - 8},{y - 166}^ {x - 60},{y - 186} {x - 104},{y - 168} {x - 140},{y - 182}^ {x - 122},{y - 156} {x - 70},{y - 162} {x - 14},{y - 152}^"
    )
    sc.layer(tail, "#f3e6c0", z=2, cut=0.3, rim="#ffffff", rimop=0.8)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    shears = scissors()
    for half, turn in ((shears["a"], 14), (shears["b"], -14)):
        g = T(T(half, rot=180 + turn), mx, my - 62, SHEARS)
        sc.layer(
            g,
            sc.lin([(0, "#f4f6f0"), (1, "#7f9cba")], 0, my - 160, 0, my),
            z=3,
            cut=0.2,
            fibre=0,
            rim="#ffffff",
            rimop=1,
        )
    sc.layer(ellipse(mx, my - 62, 4), "#d8b25a", z=1, cut=0, wash=0)
    put(sc, p, z=2.4, rim=(0, -4, "#fff0a0", 1), cast=4)


def draw() -> Scene:
    """Who stands between them with the shears, and which side is she on?"""
    sc = Scene("sun_tug", light=(LX, LY, 240), shadow="#0d1c48", bg="#4aa6cf")
    draw_sky(sc)
    draw_land(sc)
    draw_bridge(sc)
    draw_cliff(sc)
    lay_rope(sc, NIGHT_ROPE, 9)
    draw_night(sc)
    draw_sun(sc)
    draw_bank(sc)
    lay_rope(sc, DAY_ROPE, 11)
    draw_woman(sc)
    sc.glow(LX, LY, 420, "#fff4b0", 0.4)
    sc.vignette("#0a1640", 0.34, LX, 560, 900)
    sc.finish()
    return sc
