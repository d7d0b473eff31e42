"""A house turned inside out: paper on its outer wall, and within it the night with its sea. A boat has come to the doorstep;
an old woman leans out of the night with a lantern, a boy leans in from the evening, and their hands all but touch.

Palette: petrol #1f3f4c, apricot #f2c08c, old rose #b0707c, plum #4f3c60, night #122a66, lamp #ffdf98, cherry #b3304a, ochre #c8862c.
Light: her lantern, in the last sun that leaves the gable.
Planes: dusk / hills / night and sea within / papered wall / steps / boat, woman, boy / grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.night_within import boat_pieces, ferrywoman, lantern_at, moon_path, night_within
from cards.studio.papercut.papered_house import CAM, DOOR, HEADING, START, openings, papered_house, wall

HERS, HIS = (456.0, 670.0), (533.0, 676.0)  # the wrists; between them the fingers all but touch
LAMP_HAND = (474.0, 516.0)
LX, LY = 474.0, 554.0
BOAT = (332.0, 838.0, 1.42)
WOMAN = (308.0, 814.0, 1.9)
BOY = (670.0, 900.0, 2.4)
MOON_AT = (214.0, 372.0, 25.0)
PEACH, LAMP = "#f2c08c", "#ffdf98"


def draw_dusk(sc: Scene) -> None:
    """Evening outside; no star up there, they are all within."""
    sc.backdrop(sc.lin([(0, "#12394a"), (0.2, "#4f8284"), (0.4, "#d9c08e"), (0.56, "#fbb47c")], 300, 0, 420, 1200))
    strata = (([(-60, 232), (90, 200), (400, 226), (600, 268), (700, 240), (860, 262)], "#8aa294"),
              ([(-60, 126), (120, 142), (300, 96), (520, 150), (660, 118), (860, 150)], "#4f7f84"))  # fmt: skip
    for k, (P, c) in enumerate(strata):  # cloud over cloud, lit from where the day went
        low = curve(np.array(P, float), n=12)
        w = Wob(sc.stream(f"cloud {k}"), 6, 7)
        low = [(x, y + 7 * float(w(np.array([i / len(low)]))[0])) for i, (x, y) in enumerate(low)]
        g = clean(Polygon([*low, (860, -60), (-60, -60)]).buffer(0))
        fill = sc.lin([(0, dark(c, 0.35)), (0.7, c), (1, mix(c, PEACH, 0.5))], 0, -20, 0, P[0][1] + 30)
        sc.layer(g, fill, z=9, sh=0.35, rim="#ffe0c0", rimop=0.8, az=90)
    for k, (y, c) in enumerate(((616, "#b39a7c"), (660, "#6f8672"), (700, "#3f665c"))):
        g, top = ridge(sc.stream(f"hill {k}"), y, 16, f=1.3 + 0.5 * k, tilt=(40, -50, 20)[k])
        sc.layer(g, sc.lin([(0, mix(c, PEACH, 0.3)), (1, c)], 0, y - 30, 0, y + 80), z=5, sh=0.3, rim=PEACH, rimop=0.7)
        r = sc.stream(f"trees {k}")
        xs = [r.uniform(720, 810) for _ in range(5)]
        rows = [poplar(r, x, y_at(top, x) + 4, r.uniform(30, 54) + 14 * k, 11 + 3 * k) for x in xs]
        sc.layer(U(rows), mix(c, "#16323f", 0.35), z=3, sh=0.25, cut=0, fibre=0)


def draw_lawn(sc: Scene) -> None:
    """Grass to the foot of the house, in the shade of the evening, and blades on it."""
    g, _ = land(sc.stream("lawn"), [(-60, 764), (160, 760), (420, 756), (860, 742)], 3)
    fill = sc.rad([(0, "#7d9a6a"), (0.3, "#2f5f54"), (0.68, "#123438"), (1, "#081a22")], 540, 960, 560)
    sc.layer(g, fill, z=6, rim="#d9e0b8", rimop=0.5)
    lane = Polygon([(250, 900), (560, 880), (940, 1290), (400, 1290)])
    light_ = sc.lin([(0, "#ffd080", 0.95), (0.5, "#e8a860", 0.45), (1, "#c08050", 0)], 430, 900, 620, 1240)
    sc.flat(lane, light_, 0.8, "soft-light", 34)
    sc.flat(lane, light_, 0.34, "screen", 34)
    r = sc.stream("tufts")
    blades = []
    for _ in range(440):
        y = 800 + 400 * r.random() ** 0.8
        x, h = r.uniform(-10, 810), (4 + 16 * (y - 760) / 440) * r.uniform(0.6, 1.3)
        blades += [limb([(x + d, y, 1.6), (x + 2 * d, y - h, 0.4)], 2) for d in (-2, 0, 2)]
    sc.flat(U(blades), "#081d22", 0.6)
    sc.flat(T(U(blades[::3]), 1, 0), sc.near("#ffe9a8", "#9fc0b0", 620), 0.4)


def at(u: float, out: float, h: float) -> tuple[float, float]:
    """A point before the wall, in metres: along it, out of it, up."""
    return CAM.at(START[0] + u * HEADING[0] + out * HEADING[1], h, START[1] + u * HEADING[1] - out * HEADING[0])


def draw_steps(sc: Scene) -> None:
    """Two stone steps before the door."""
    for u0, u1, o0, o1, h, low in ((0.9, 9.3, 0.9, 1.9, -0.42, -0.86), (1.4, 8.5, -0.05, 0.95, 0.0, -0.42)):
        tread = Polygon([at(u0, o0, h), at(u1, o0, h), at(u1, o1, h), at(u0, o1, h)])
        riser = Polygon([at(u0, o1, h), at(u1, o1, h), at(u1, o1, low), at(u0, o1, low)])
        side = Polygon([at(u1, o0, h), at(u1, o1, h), at(u1, o1, low), at(u1, o0, low)])
        sc.flat(T(riser, 8, 14), "#04101a", 0.6, "multiply", 6)
        sc.layer(side, "#1c2838", z=3, cut=0.2)
        sc.layer(riser, sc.rad([(0, "#c08a70"), (0.4, "#5a4a60"), (1, "#182438")], 540, 880, 420), z=4, cut=0.4, rim=LAMP, rimop=0.6)  # fmt: skip
        sc.layer(tread, sc.rad([(0, "#ffe2b0"), (0.3, "#c09488"), (0.65, "#5f5a78"), (1, "#243450")], 520, 850, 430), z=2, cut=0.4, rim="#fff2cc", rimop=0.9)  # fmt: skip
        joints = [
            limb([(*at(u, o0, h), 0.8), (*at(u, o1, h), 1.4), (*at(u, o1, low), 1)], 2)
            for u in np.arange(u0 + 1.5 + h, u1, 1.7)
        ]
        sc.flat(U(joints), "#140f24", 0.55)


def cast(sc: Scene, g: Any, x: float, y: float, long: float, op: float = 0.8) -> None:
    """The long shadow on the ground of a thing that stands at x, y, away from the lantern."""
    dx, dy = 0.62 * long, 0.5 * long
    s = AF.affine_transform(g, [1, -dx, 0, -dy, dx * y, y + dy * y])
    sc.flat(s, sc.lin([(0, "#0a1430", 0.95), (1, "#0a1430", 0.1)], x, y, x + 200 * long, y), op, "multiply", 2.4)


def draw_boat(sc: Scene) -> None:
    """The boat has run its bow on to the step; she leans out of it."""
    x, y, s = BOAT
    inside, hull, planks, rim = boat_pieces(x, y, s)
    draw_lip(sc, 1.0, 0)
    who = ferrywoman(*WOMAN, HERS, LAMP_HAND)
    hull = clean(hull.difference(Polygon([(60, 864), (270, 850), (390, 878), (400, 960), (60, 960)])))
    hull = rounded(hull, 8)
    sc.flat(ellipse(x + 110, y + 26, 130, 16), "#0a1030", 0.8, "multiply", 5)
    sc.layer(inside, sc.lin([(0, "#140c24"), (1, "#8a5a40")], x - 170, 0, x + 180, 0), z=2, cut=0, rim=LAMP, rimop=0.8)
    put(sc, who, z=2.8, rim=(-2.6, 2, "#ffe9b0", 1.0), shade=("#4a2450", 0.55, 380))
    lantern_at(sc, *who.at("hand_b.hold"), 1.25)
    wood = sc.lin([(0, "#0e1230"), (0.45, "#4a2a3c"), (0.8, "#a8583c"), (1, "#e89a5c")], x - 180, 0, x + 180, 0)
    sc.layer(hull, wood, z=7, sh=0.8, cut=0, rim="#ffe9c0", rimop=0.9)
    sc.flat(planks, "#160c20", 0.7)
    lit = sc.lin([(0, "#2a2a50"), (0.5, "#a86a50"), (1, "#ffd08c")], x - 180, 0, x + 180, 0)
    sc.layer(rim, lit, z=1.8, cut=0, rim="#fff2cc", rimop=1)


def draw_lip(sc: Scene, far: float, drop: float) -> None:
    """The sea ends at the sill in a lip of foam; far: how much of the doorway it takes from the left."""
    a, b = (wall(box(u, 0, u + 0.01, 0.01)).centroid for u in DOOR[:2])
    for k, c in enumerate(("#24548c", "#6a9cc8", "#d8e8f8")):
        w = Wob(sc.stream(f"lip {far} {k}"), 9, 9)
        t = np.linspace(0, 1, 60)
        thick = np.minimum(1, 3 * (1 - t)) if far < 1 else 1 + 0 * t
        x, y = a.x + (b.x - a.x) * far * t, a.y + (b.y - a.y) * far * t + drop
        up = y - (11 - 4 * k) * thick + 1.5 * np.sin(9 * t + k)
        low = y + (5 + 2.2 * k - 1.6 * k * k + 3.4 * w(t)) * thick
        g = Polygon([*zip(x, up, strict=True), *zip(x[::-1], low[::-1], strict=True)]).buffer(0)
        sc.layer(
            clean(g), sc.near(c, mix(c, "#123064", 0.6), 420), z=1.8, sh=0.4, cut=0.2, fibre=0, rim="#ffffff", rimop=0.9
        )


def draw_boy(sc: Scene) -> None:
    """On the step, up on his toes, he stretches for her hand."""
    x, y, s = BOY
    reach = ((x - HIS[0]) / s, (HIS[1] - y) / s)
    pose = SIDE["reach"].but(lean=24, nod=-16, hip=1.0, foot_a=(-0.62, 0.3), foot_b=(0.16, 0.05), hand_b=(-0.5, 0.74), elbow_b=-1,
                             elbow_a=-1, grip_b="open", grip_a="open", toe_a=66, toe_b=34, knee_a=1)  # fmt: skip
    clothes = dress("sweater", "#f0dfb4", "#3a3450", "#c03a50").but(pattern="stripes")
    boy = T(
        person(
            8,
            "side",
            pose,
            clothes,
            "#d9a47c",
            "tousled",
            "#4a2c1c",
            FEELINGS["smile"]._replace(open=1.0, look=(0.5, -0.3), brow_in=-5, brow_out=-4),
            reach_a=reach,
        ),
        x,
        y,
        s,
        flip=True,
    )
    cast(sc, boy.outline(), x, y, 0.9)
    sc.flat(ellipse(x + 6, y, 40, 7), "#0a1030", 0.7, "multiply", 3)
    put(sc, boy, z=2.8, rim=(1.8, 1.2, "#ffe6b0", 0.7), shade=("#3a2450", 0.62, 400))


def draw_front(sc: Scene) -> None:
    """Grass near us."""
    g = near_grass(
        sc.stream("front"), lambda x: 26 + 70 * abs(x - 470) / 420 + 10 * math.sin(x / 17), (-6, 6), (-0.3, 0.3), 7
    )
    sc.layer(g, sc.near("#3f6a54", "#08161e", 640, (520, 980)), z=10, sh=0.5, cut=0, fibre=0, rim=LAMP, rimop=0.5)


def sun_left(sc: Scene) -> Any:
    """What the low sun still reaches of the gable, with the shadows of leaves in its lower edge."""
    top = Polygon([(-60, -60), (860, -60), (860, 330), (560, 290), (420, 222), (260, 240), (120, 286), (-60, 346)])
    r = sc.stream("leaf shadows")
    lobes = []
    for t in np.linspace(0, 1, 110):
        x = -60 + 920 * t + r.uniform(-14, 14)
        y = 404 - 196 * math.sin(math.pi * min(1, 0.2 + t * 0.8)) + r.uniform(-44, 40)
        lobes += [leaf(x, y, r.uniform(22, 42), r.uniform(0, 6.28), 0.5) for _ in range(2)]
    return clean(top.difference(U(lobes)))


def draw() -> Scene:
    """Who is knocking from inside?"""
    sc = Scene("inside_out", light=(LX, LY, 240), shadow="#0a0f24", bg="#16323f")
    holes = wall(U(openings()))
    draw_dusk(sc)
    draw_lawn(sc)
    night_within(sc, holes, CAM.vy, MOON_AT)
    with sc.clip(holes):
        moon_path(sc, (MOON_AT[0], 646), (MOON_AT[0] + 6, 830), 8, 54, 70)
    papered_house(sc, holes, sun_left(sc))
    sc.glow(LX + 90, LY + 70, 460, "#ff8a50", 0.5)
    draw_steps(sc)
    draw_boat(sc)
    draw_lip(sc, 0.45, 2)
    draw_boy(sc)
    sc.glow(LX, LY, 260, "#ffd890", 0.26)
    sc.glow(590, 660, 210, "#ffb070", 0.3)
    sc.glow((HERS[0] + HIS[0]) / 2, HIS[1], 80, "#ffe2a8", 0.5)
    draw_front(sc)
    sc.vignette("#1a1040", 0.36, LX + 20, 640, 640, 0.3)
    sc.vignette("#060c20", 0.55, LX + 20, 620, 900, 0.45)
    sc.finish()
    return sc
