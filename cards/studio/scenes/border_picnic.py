"""Two armies eat along the border of a map; two generals as large as hills lean over it under the lamp, pins in hand.

Palette: lamp #fff0bc, linen #fff6de, petrol #0f3d4a and sea #6fb8a4 in the west, madder #5a1a2c and apricot #f0a860 in the east.
Light: a lamp between the two faces. Planes: dark room / generals / edge of the map / cloth and people, far to near / two backs.
"""

from __future__ import annotations

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.generals import capped, lay_arm, lay_body, two_cornered
from cards.studio.papercut.map_country import (
    BORDER,
    CAM,
    LAMP,
    LX,
    LY,
    draw_land,
    draw_places,
    shadow_of,
    size,
)
from cards.studio.papercut.picnic import dish, soldier

BLUE, ROSE, LINEN, RED = "#3f78a8", "#d8606a", "#fff6de", "#c23a34"
SHADE = "#2a3f52"
WEST = ("#3a8488", "#124650", "#071e28")
EAST = ("#a84a48", "#5c1c2a", "#240a18")


def draw_room(sc: Scene) -> None:
    """Darkness, and the lamp's light in the air between the two."""
    sc.backdrop(
        sc.rad(
            [(0, "#fff3c8"), (0.2, "#f3cf86"), (0.46, "#9a7a58"), (0.75, "#2f3a44"), (1, "#101c26")], LX, LY + 40, 640
        )
    )
    sc.flat(
        box(-20, -20, 820, 700),
        sc.lin(
            [
                (0, "#0c3440", 0.9),
                (0.42, "#1c5a5c", 0.12),
                (0.5, "#6a4a40", 0),
                (0.58, "#6a2430", 0.12),
                (1, "#3a1020", 0.9),
            ],
            0,
            0,
            800,
            0,
        ),
        1,
        "multiply",
    )
    shade = shape("368,-60^ 372,30 362,58 306,104 268,138^ 540,138^ 502,104 446,58 436,30 440,-60^")
    sc.flat(
        Polygon([(268, 138), (540, 138), (760, 600), (60, 600)]),
        sc.lin([(0, LAMP, 0.8), (1, LAMP, 0)], 0, 138, 0, 600),
        0.5,
        "screen",
        14,
    )
    sc.layer(
        shade,
        sc.lin([(0, "#0f3034"), (0.5, "#2f6a62"), (1, "#123a3c")], 268, 0, 540, 0),
        z=9,
        cut=0.4,
        rim=LAMP,
        rimop=0.9,
    )
    sc.layer(ellipse(404, 138, 136, 15), "#fffbe6", z=2, cut=0, wash=0, fibre=0, sh=0)
    sc.glow(404, 150, 300, LAMP, 0.8)


def draw_cloth(sc: Scene) -> None:
    """The border itself: a white tablecloth in zigzag, from our feet to the lamp."""
    line = LineString(BORDER)
    far = [LineString(BORDER[k : k + 2]).buffer(w) for k, w in ((5, 1.2), (6, 2), (7, 4))]
    plan = U(LineString(BORDER[:6]).buffer(0.78, cap_style="flat", join_style="mitre"), far).intersection(
        box(-400, 5.2, 400, 1700)
    )
    cloth = CAM.on_ground(plan.segmentize(0.4))
    sc.flat(T(cloth, 0, 10), SHADE, 0.6, "multiply", 4)
    sc.layer(
        cloth,
        sc.rad([(0, "#fffef4"), (0.4, LINEN), (0.8, "#cdc8bc"), (1, "#8f98a0")], LX, 660, 640),
        z=3,
        cut=0.5,
        wash=0.3,
        rimop=1,
        rimw=1.6,
    )
    hem = plan.buffer(-0.07).difference(plan.buffer(-0.14))
    sc.flat(CAM.on_ground(hem.segmentize(0.4)).intersection(cloth), RED, 0.85)
    for k in range(1, 30):
        p, q = line.interpolate(k * 0.9), line.interpolate(k * 0.9 + 0.1)
        n = np.array([p.y - q.y, q.x - p.x]) / 0.1
        fold = LineString([(p.x - n[0], p.y - n[1]), (p.x + n[0], p.y + n[1])]).intersection(plan.buffer(-0.18))
        sc.flat(CAM.on_ground(fold.buffer(0.012)), "#8fa4a8", 0.5 if k < 14 else 0.25)


PEOPLE: tuple[tuple[float, float, str, str, bool], ...] = (
    (300, 694, "sit", ROSE, False), (506, 690, "eat", BLUE, True), (232, 742, "talk", BLUE, False), (616, 806, "talk", ROSE, True),
    (196, 812, "look", ROSE, False), (90, 926, "offer", ROSE, False), (560, 890, "pour", BLUE, True), (690, 962, "drink", ROSE, True),
    (176, 1054, "eat", BLUE, False),
)  # fmt: skip
TABLE = (
    ("loaf", 430, 1096), ("cake", 520, 1046), ("wine", 470, 1010), ("soup", 410, 1000), ("apple", 480, 1104), ("cheese", 330, 944), ("pear", 300, 930),
    ("loaf", 250, 912), ("jug", 330, 886), ("lemon", 400, 868), ("cake", 450, 842), ("wine", 520, 820), ("soup", 440, 790), ("loaf", 360, 762), ("cheese", 330, 742),
)  # fmt: skip


def backlit(f: Figure, y: float) -> Figure:
    """Darker towards us, paler into the light."""
    t, d = max(0.0, (800 - y) / 260), max(0.0, (y - 820) / 620)
    return f.recolour(lambda c: mix(mix(c, "#ffdf9a", min(0.4, t)), "#132430", min(0.6, 0.2 + d * 1.15)))


def draw_people(sc: Scene) -> None:
    """Far ones first, dishes between them."""
    things: list[tuple[Figure, float, float, float]] = []
    for k, (x, y, pose, c, flip) in enumerate(PEOPLE):
        things.append((T(soldier(k, c, pose), x, y, size(y), flip=flip), x, y, 1.0))
    for kind, x, y in TABLE:
        things.append((T(dish(kind), x, y, size(y) * 1.05), x, y, 0.6))
    for f, x, y, long in sorted(things, key=lambda q: q[2]):
        sc.flat(shadow_of(f.outline(), x, y, 0.62 * long), SHADE, 0.6, "multiply", 1.4)
        put(sc, backlit(f, y), z=1.6, sh=0.3, rim=(0, 2.6, LAMP, 0.95))


def draw_guest(sc: Scene) -> None:
    """One has stood up at the far end and holds a plate up to the two."""
    x, y = 408, 722
    s = size(y) * 1.85
    suit = dress("uniform", BLUE, dark(BLUE, 0.4), light(BLUE, 0.6)).but(bottom=dark(BLUE, 0.3))
    pose = FRONT["stand"].but(hand_a=(0.24, -0.9), hand_b=(-0.16, -0.92), elbow_a=-1, elbow_b=1, nod=-10)
    p = person(24, "back", pose, suit, hair="short", hair_colour="#2a1a14")
    hx, hy = p.at("hand_a.hold")
    p.add(ellipse(0, hy - 4, 30, 5), "#fffaf0", "plate", 0.8)
    p.extend(T(cake(w=34, tiers=1, candles=0), 0, hy - 7))
    p = T(p, x, y, s)
    sc.flat(shadow_of(p.outline(), x, y, 0.9), SHADE, 0.6, "multiply", 1.6)
    put(sc, p.recolour(lambda c: mix(c, "#14303c", 0.45)), z=2, rim=(0, 2.4, LAMP, 1.0))


def draw_backs(sc: Scene) -> None:
    """Close to us and dark: one of each army, shoulder to shoulder; helmets, and rifles leaning together."""
    rifles = U(
        [limb([(96 + a, 1190, 7), (110 - a * 0.16, 1020, 12), (112 - a * 0.5, 938, 5)], 4) for a in (-76, 6, 84)]
    )
    sc.layer(
        rifles, sc.lin([(0, "#5a4a40"), (1, "#101a22")], 0, 940, 0, 1190), z=8, cut=0.3, wash=0, rim=LAMP, rimop=0.9
    )
    for x, y, r, c in ((44, 1196, 74, BLUE), (176, 1214, 66, ROSE)):
        bowl_ = shape(
            f"{x - r * 1.3},{y + r * 0.2}^ {x - r},{y - r * 0.06} {x - r * 0.86},{y - r * 0.6} {x},{y - r} {x + r * 0.86},{y - r * 0.6} {x + r},{y - r * 0.06} {x + r * 1.3},{y + r * 0.2}^ {x},{y + r * 0.3}"
        )
        sc.layer(
            bowl_,
            sc.rad(
                [(0, mix(c, LAMP, 0.2)), (0.5, mix(c, "#0c1a26", 0.6)), (1, "#0c1a26")], x + r * 0.5, y - r, r * 1.6
            ),
            z=7,
            cut=0.2,
            rim=LAMP,
            rimop=0.9,
        )
        sc.flat(
            limb([(x - r * 0.06, y - r * 0.96, 5), (x + r * 0.1, y - r * 0.5, 8), (x + r * 0.1, y, 3)], 6),
            mix(c, LAMP, 0.35),
            0.7,
        )
        sc.flat(limb([(x - r, y + 2, 1), (x, y + 8, 4), (x + r, y + 2, 1)], 6), "#0a141c", 0.7)
    for x, c, flip, k in ((566, ROSE, False, 1), (682, BLUE, True, 3)):
        suit = dress("uniform", c, dark(c, 0.4), light(c, 0.5)).but(bottom=dark(c, 0.3))
        pose = FRONT["sit_floor"].but(lean=9, nod=6)
        f = T(
            person(
                30,
                "back",
                pose,
                suit,
                hair="short",
                hair_colour="#20140f",
                hat="flat" if k == 3 else None,
                hat_colour=dark(c, 0.2),
            ),
            x,
            1216,
            1.8,
            flip=flip,
        )
        put(sc, f.recolour(lambda q: mix(q, "#0c1a26", 0.62)), z=3, cast=10, rim=(3, 4, LAMP, 0.9))
    embrace = limb([(700, 1088, 36), (660, 1104, 36), (616, 1098, 31), (574, 1088, 25), (560, 1090, 20)], 8)
    sc.layer(embrace, mix(BLUE, "#0c1a26", 0.6), z=5, cut=0.2, rim=LAMP, rimop=0.9)
    rimlight(sc, embrace, 2, 4, LAMP, 0.9, r=900)
    sc.layer(
        limb([(562, 1090, 20), (550, 1096, 19), (543, 1108, 13)], 5),
        mix("#8a5636", "#0c1a26", 0.5),
        z=2,
        cut=0.2,
        rim=LAMP,
        rimop=0.9,
    )


WHO = (
    (two_cornered(), {"dx": 604, "dy": 22, "s": 1.04, "flip": True, "rot": -11, "o": (100, 570)}, EAST, 84),
    (capped(), {"dx": -12, "dy": -14, "rot": -2, "o": (100, 570)}, WEST, 118),
)


def draw_generals(sc: Scene) -> None:
    """Elbows on the map, and the shadows of their hands on those who eat."""
    for who, place, tones, length in WHO:
        side = -1 if "flip" in place else 1
        x = 400 - side * 400
        sc.flat(
            Polygon([(x - side * 60, 620), (x + side * 110, 640), (x + side * 60, 900), (x - side * 60, 1100)]),
            SHADE,
            0.55,
            "multiply",
            26,
        )
        g = lay_arm(sc, who, place, tones, (LX, LY), LAMP, length)
        cx, low = g.centroid.x, g.bounds[3]
        sc.flat(
            clean(
                AF.affine_transform(g, [0.9, 0.1 * side, 0, 0.42, cx - 0.9 * cx - side * 120, low + 66 - 0.42 * low])
            ),
            SHADE,
            0.5,
            "multiply",
            4,
        )


def draw() -> Scene:
    sc = Scene("border_picnic", light=(LX, LY, 240), shadow="#0a1a24", bg="#101c26")
    draw_room(sc)
    for who, place, tones, _ in WHO:
        lay_body(sc, who, place, tones, (LX, LY), LAMP)
    draw_land(sc)
    draw_places(sc)
    draw_cloth(sc)
    draw_guest(sc)
    draw_people(sc)
    draw_generals(sc)
    draw_backs(sc)
    r = sc.stream("dust")
    sc.flat(
        U([ellipse(404 + r.gauss(0, 90), r.uniform(150, 640), r.uniform(0.7, 2)) for _ in range(90)]), "#fffbe0", 0.6
    )
    for x, y in ((412, 960), (440, 768)):
        sc.flat(smoke(x, y, 70, 0.2, 12, "soup"), "#fff6dc", 0.3, blur=2)
    sc.vignette("#0a1420", 0.45, LX, 560, 860, 0.5)
    sc.finish()
    return sc
