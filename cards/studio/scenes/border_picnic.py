"""Two armies have sat down along the border of a map to eat; on the sky behind them stand the shadows of two hands with pins.

Palette: lemon paper #fff3b0, mint land #a5d6c0, apricot land #f2cf8c, linen #fffaea, uniforms #3f6fa6 and #d2606c,
hand petrol #2f7480 and hand plum #a4505c. Light: behind the sky, in its middle, so that every shadow comes towards us.
Planes: sky of paper with the hands / far edge of the map / hills in contours / cloth and people, far to near / helmets.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.picnic import dish, soldier

LX, LY = 404, 452
HORIZON = 566.0
CAM = Camera(404, HORIZON, 1000, 5.4)  # metres; the lower edge of the card is 8.5 m away
BLUE, ROSE, LINEN, RED = "#3f6fa6", "#d2606c", "#fffaea", "#cf3f36"
SHADE = "#3d6f78"
BORDER = (
    (-1.0, 7.2),
    (1.5, 11.4),
    (-2.5, 15.6),
    (2.3, 22.5),
    (-3.2, 34),
    (2.0, 56),
    (-2.0, 100),
    (6.0, 240),
    (0.0, 2000),
)
HANDS = ((150, 196, 36, False, 196, "#2f7480"), (664, 150, -42, True, 204, "#9c4a58"))


def ground(x: float, z: float) -> tuple[float, float, float]:
    """A place on the map: x, y on the card and the size of a metre there."""
    return (*CAM.at(x, 0, z), CAM.scale(z))


def hand_shadow() -> Any:
    """A sleeve and a hand reaching to the right: finger and thumb hold a long pin, the others are spread."""
    g = U(
        shape("-900,-170^ -320,-112 -214,-102^ -206,96^ -316,112 -900,220^"),
        shape("-224,-84^ -186,-80^ -180,74^ -218,80^"),
        limb([(-196, -4, 116), (-130, -6, 100), (-60, -6, 116)], 6),
        shape("-120,-54 -64,-72 0,-78 48,-58 66,-16 52,26 8,52 -56,60 -118,44"),
        limb([(34, -36, 52), (112, -74, 38), (176, -56, 31), (214, -6, 20)], 8),
        limb([(-36, 28, 56), (44, 66, 42), (132, 62, 32), (210, 14, 19)], 8),
        limb([(44, -46, 48), (128, -108, 36), (196, -108, 29), (238, -72, 19)], 8),
        limb([(22, -56, 46), (100, -140, 34), (166, -156, 28), (216, -136, 18)], 8),
        limb([(-14, -58, 42), (48, -150, 30), (104, -182, 24), (152, -180, 16)], 8),
    )
    return fillet(g, 3)


def pin_shadow(length: float) -> Any:
    """The pin in those fingers, head at 0,0."""
    return U(ellipse(0, 0, 26, 24), limb([(0, 0, 9), (0, length * 0.7, 7), (0, length, 1.6)], 2))


def draw_sky(sc: Scene) -> None:
    """A sky of paper, lit from behind, and on it the shadows of those who plan."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.22, "#fff6c4"), (0.5, "#f3e69a"), (0.78, "#a9d3a8"), (1, "#5fa79c")], LX, LY, 760)
    )
    for x in (133, 266, 400, 533, 666):  # the creases of the sheet
        sc.flat(box(x - 0.7, -20, x + 0.7, HORIZON), "#ffffff", 0.5)
        sc.flat(box(x + 0.7, -20, x + 26, HORIZON), sc.lin([(0, "#5f9a86", 0.16), (1, "#5f9a86", 0)], x, 0, x + 26, 0))
    for y in (190, 380):
        sc.flat(box(-20, y - 0.7, 820, y + 0.7), "#ffffff", 0.5)
        sc.flat(box(-20, y + 0.7, 820, y + 24), sc.lin([(0, "#5f9a86", 0.16), (1, "#5f9a86", 0)], 0, y, 0, y + 24))
    for x, y, rot, flip, long, c in HANDS:
        place = {"dx": x, "dy": y, "s": 0.96, "rot": rot, "flip": flip}
        tip = T(Point(212, 4), **place)
        g = U(T(hand_shadow(), **place), T(pin_shadow(long), tip.x, tip.y - 8))
        sc.flat(g.buffer(8), c, 0.2, None, 9)
        sc.flat(g, c, 0.82, None, 1.3)
        sc.flat(clean(g.difference(g.buffer(-26))), c, 0.35, None, 9)
    sc.glow(LX, LY, 330, "#fffbe0", 0.55)


def spread(x: float, z: float, rx: float, rz: float, n: int = 40) -> Any:
    """A round of the plan."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    return Polygon(np.c_[x + rx * np.cos(a) * (1 + 0.08 * np.sin(3 * a + x)), z + rz * np.sin(a)])


def draw_land(sc: Scene) -> None:
    """A map that has become land: two countries, contour hills at its far edge, a river, roads, the squares of its print."""
    west = Polygon([*BORDER, (-2000, 2000), (-2000, 7), (-40, 7)])
    for x, w, h, lit, deep in (
        (60, 420, 104, "#c6e6c2", "#7cbcaa"),
        (330, 190, 34, "#d8eec8", "#9accb4"),
        (758, 460, 142, "#f6dc9c", "#d8a86c"),
    ):
        r = sc.stream(f"hill {x}")
        for k in range(6):  # the highest terrace lies furthest away
            t = 1 - k / 6
            half, top, lean = w * 0.5 * (1.06 - 0.86 * t), HORIZON - h * t, r.uniform(-0.04, 0.04) * w
            g = shape(
                f"{x - half},{HORIZON + 12}^ {x - half * 0.74},{top + 12} {x - half * 0.3 + lean},{top} {x + half * 0.34 + lean},{top + 3} {x + half * 0.78},{top + 15} {x + half},{HORIZON + 12}^"
            )
            sc.layer(clean(g), mix(deep, lit, t), z=4, cut=0.7, sh=0.3, rim="#fffbe0", rimop=0.9)
    top = HORIZON + 1
    sc.layer(
        box(-40, top, 840, 1240),
        sc.lin([(0, "#fbedb4"), (0.3, "#f0cd86"), (1, "#c98f52")], 0, top, 0, 1200),
        z=6,
        cut=0.5,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.layer(
        CAM.on_ground(west.segmentize(2)),
        sc.lin([(0, "#e9f3c8"), (0.3, "#9fd4bc"), (1, "#4f9a92")], 0, top, 0, 1200),
        z=1,
        cut=0,
        sh=0.1,
    )
    lines = [LineString([(x, 7.4), (x, 230)]).buffer(0.03) for x in range(-60, 61, 4)]
    lines += [LineString([(-90, z), (90, z)]).buffer(0.03 + z * 0.001) for z in (9, 12, 16, 21, 28, 38, 54, 90)]
    sc.flat(U([CAM.on_ground(g.segmentize(3)) for g in lines]), "#fffef0", 0.4)
    river = limb(
        [(-60, 62, 5), (-24, 40, 3.4), (-9, 31, 2.6), (0, 27.5, 2.2), (8, 30, 2.2), (18, 26, 2.4), (40, 34, 3)], 12
    )
    sc.layer(
        CAM.on_ground(river),
        sc.lin([(0, "#8fd0d0"), (1, "#3f98a4")], 0, 620, 0, 800),
        z=0.8,
        cut=0,
        sh=0.2,
        rim="#ffffff",
        rimop=0.8,
    )
    for x, z, rx, c in (
        (-6.2, 14.5, 3.0, "#3f8a80"),
        (-5.2, 10.2, 1.5, "#3f8a80"),
        (6.6, 17.5, 3.4, "#b0743c"),
        (4.4, 10.4, 1.6, "#b0743c"),
        (9, 42, 8, "#b0743c"),
    ):
        for k in range(4):
            q = spread(x, z, rx * (1 - k * 0.24), rx * 0.9 * (1 - k * 0.24))
            sc.flat(CAM.on_ground(q.difference(q.buffer(-0.045))), c, 0.45)
    for P in (((-12, 24), (-7, 20), (-3.4, 18.4), (0, 18.6)), ((12, 14.4), (6, 12.8), (3, 14), (0.4, 14.5))):
        way = CAM.on_ground(LineString(curve(np.array(P, float), n=14)).buffer(0.16))
        sc.flat(way, "#fff6d4", 0.9)


def shadow_of(g: Any, x: float, y: float, long: float = 0.62) -> Any:
    """What stands at x, y throws its shadow towards us, away from the light behind the sky."""
    a, b = (x - LX) / (y - LY) * long, long
    return clean(AF.affine_transform(g, [1, -a, 0, -b, a * y, y + b * y]))


def draw_cloth(sc: Scene) -> None:
    """The border itself: a white tablecloth in zigzag, from our feet to the far edge of the map."""
    line = LineString(BORDER)
    far = [LineString(BORDER[k : k + 2]).buffer(w) for k, w in ((4, 1.9), (5, 2.4), (6, 3), (7, 5))]
    plan = U(LineString(BORDER[:6]).buffer(1.2, cap_style="flat", join_style="mitre"), far).intersection(
        box(-400, 7.2, 400, 1900)
    )
    cloth = CAM.on_ground(plan.segmentize(0.6))
    sc.flat(T(cloth, 0, 9), SHADE, 0.5, "multiply", 3)
    sc.layer(
        cloth,
        sc.rad([(0, "#fffffa"), (0.5, "#fffaea"), (1, "#dfe0da")], LX, LY + 150, 720),
        z=3,
        cut=0.5,
        wash=0.3,
        rimop=1,
        rimw=1.6,
    )
    hem = plan.buffer(-0.1).difference(plan.buffer(-0.2))
    sc.flat(CAM.on_ground(hem.segmentize(0.6)).intersection(cloth), RED, 0.85)
    for k in range(1, 30):
        p, q = line.interpolate(k * 1.25), line.interpolate(k * 1.25 + 0.1)
        n = np.array([p.y - q.y, q.x - p.x]) / 0.1
        fold = LineString([(p.x - 2 * n[0], p.y - 2 * n[1]), (p.x + 2 * n[0], p.y + 2 * n[1])]).intersection(
            plan.buffer(-0.25)
        )
        sc.flat(CAM.on_ground(fold.buffer(0.018)), "#8fa4a8", 0.5 if k < 14 else 0.25)


PEOPLE: tuple[tuple[float, float, str, str, bool], ...] = (
    (-3.6, 50, "sit", ROSE, False), (3.4, 46, "sit", BLUE, True), (-4.6, 36, "toast", BLUE, False), (1.0, 33, "sit", ROSE, True),
    (-2.2, 25.6, "sit", BLUE, False), (3.9, 23.6, "offer", BLUE, True), (3.0, 27, "sit", ROSE, True),
    (-2.9, 19.6, "lounge", ROSE, False), (2.75, 17.4, "toast", ROSE, True), (-4.3, 16.2, "sit", BLUE, False),
    (1.5, 14.2, "sit", BLUE, True), (3.1, 12.2, "pour", ROSE, True), (-1.6, 12.2, "offer", ROSE, False),
    (-2.1, 10.3, "drink", BLUE, False), (3.02, 9.4, "sit", ROSE, True),
)  # fmt: skip
TABLE = (
    ("plate", -0.6, 8.9), ("loaf", 0.5, 9.4), ("apple", 0.1, 9.9), ("cake", 0.9, 10.5), ("wine", 0.2, 10.9), ("soup", 1.5, 11.3), ("cheese", 0.9, 12.2),
    ("pear", -0.2, 12.3), ("jug", -0.2, 13.4), ("loaf", -1.3, 14.2), ("lemon", -1.0, 13.6), ("soup", -2.3, 15.3), ("cake", -1.5, 17), ("wine", -0.6, 17.6),
    ("loaf", 0.3, 20), ("cheese", 1.5, 21.6), ("soup", 0.9, 24.6), ("cake", -0.6, 27.6), ("loaf", -1.9, 31.6),
)  # fmt: skip


def draw_arms(sc: Scene) -> None:
    """What they have put down: helmets in a heap, one of them with soup, three rifles leaning together."""
    x, y, m = ground(5.4, 17.4)
    rifles = U(
        [
            limb(
                [
                    (x + a, y + b, 0.03 * m),
                    (x + a * 0.2 - a * 0.3, y - 1.15 * m, 0.07 * m),
                    (x - a * 0.44, y - 1.6 * m, 0.03 * m),
                ],
                3,
            )
            for a, b in ((-0.5 * m, 0), (0.06 * m, 0.14 * m), (0.56 * m, -0.04 * m))
        ]
    )
    sc.flat(shadow_of(rifles, x, y), SHADE, 0.5, "multiply", 1)
    sc.layer(rifles, "#6a4a3c", z=2, cut=0.2, wash=0, rim="#fff6c0", rimop=0.9)
    for dx, dy, r, c, rot in ((150, 1180, 56, "#a8505c", 14), (58, 1162, 74, "#3f6f96", -10)):
        bowl_ = shape(
            f"{-r * 1.3},{r * 0.2}^ {-r * 0.98},{-r * 0.06} {-r * 0.86},{-r * 0.6} 0,{-r * 0.98} {r * 0.86},{-r * 0.6} {r * 0.98},{-r * 0.06} {r * 1.3},{r * 0.2}^ 0,{r * 0.3}"
        )
        ridge_ = limb(
            [(-r * 0.1, -r * 1.02, r * 0.1), (-r * 0.02, -r * 0.5, r * 0.13), (-r * 0.04, r * 0.05, r * 0.04)], 6
        )
        strap = limb(
            [(-r * 0.8, r * 0.16, 5), (-r * 0.3, r * 0.62, 6), (r * 0.5, r * 0.5, 6), (r * 0.84, r * 0.16, 5)], 8
        )
        place = {"dx": dx, "dy": dy, "rot": rot}
        sc.layer(T(strap, **place), "#5a3c34", z=3, cut=0.2, wash=0)
        sc.layer(
            T(bowl_, **place),
            sc.rad([(0, light(c, 0.35)), (0.6, c), (1, dark(c, 0.4))], dx + r * 0.3, dy - r * 0.9, r * 2),
            z=6,
            cut=0,
            sh=0.45,
            rim="#fff6c0",
            rimop=0.95,
            rimw=1.6,
        )
        sc.flat(T(ridge_, **place), light(c, 0.25), 0.7)
        sc.flat(
            T(limb([(-r * 1.0, r * 0.02, 1), (0, r * 0.1, 3), (r * 1.0, r * 0.02, 1)], 6), **place), dark(c, 0.45), 0.7
        )


def draw_people(sc: Scene) -> None:
    """Far ones first, dishes between them; in front of us what they have put down."""
    things: list[tuple[float, Figure, float, float, float]] = []
    for k, (x, z, pose, c, flip) in enumerate(PEOPLE):
        px, py, m = ground(x, z)
        things.append((z, T(soldier(k, c, pose), px, py, m * 0.0098, flip=flip), px, py, 1.0))
    for kind, x, z in TABLE:
        px, py, m = ground(x, z)
        things.append((z, T(dish(kind), px, py, m * 0.0118), px, py, 0.6))
    for _, f, x, y, long in sorted(things, key=lambda q: -q[0]):
        sc.flat(shadow_of(f.outline(), x, y, 0.62 * long), SHADE, 0.55, "multiply", 1.2)
        far = min(0.5, max(0.0, (760 - y) / 300))
        put(sc, f.recolour(lambda c, t=far: mix(c, "#f4eab0", t)), z=1.6, sh=0.3, rim=(0, 2.4, "#fff8c8", 0.9))


def draw() -> Scene:
    sc = Scene("border_picnic", light=(LX, LY, 240), shadow="#24505c", bg="#5fa79c")
    draw_sky(sc)
    draw_land(sc)
    draw_cloth(sc)
    draw_people(sc)
    draw_arms(sc)
    sc.veil([(0, "#fff6c0", 0), (0.47, "#fff6c0", 0.36), (0.6, "#fff6c0", 0.1), (0.75, "#fff6c0", 0)], 0, 0, 0, 1200)
    sc.vignette("#1f5a60", 0.42, LX, 560, 860, 0.55)
    sc.finish()
    return sc
