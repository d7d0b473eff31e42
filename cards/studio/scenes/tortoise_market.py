"""tortoise_market: at dawn a tortoise the size of a square walks out of town with the whole market on its back.

Palette: town indigo #26345c, slate violet #4a4f78, shell umber #7a4a2a, horn ochre #d29a48, skin bottle green #3f6656, dawn
rose #f3c6a0, road cream #fff3d4, melon green #7fae4a. Light: the low sun beyond the upper right corner.
Planes: fields / road / town wall / roofs / skin / shell / scutes / stalls and people.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.throng import Throng, passer_by

SUN = (900, -140)
AT, TURN = (372, 668), 24  # the middle of the shell and where it is heading
RX, RY = 272, 338
U_ = (math.sin(math.radians(TURN)), -math.cos(math.radians(TURN)))
WALL_R, WALL_GAP = 700, 250
WALL_C = (AT[0] + 226 * U_[0] - WALL_R * U_[0], AT[1] + 226 * U_[1] - WALL_R * U_[1])
INDIGO, SLATE, UMBER, OCHRE, SKIN = "#26345c", "#4a4f78", "#7a4a2a", "#d29a48", "#3f6656"
ROSE, CREAM = "#f3c6a0", "#fff3d4"
FALL = (-0.62, 0.78)  # the way shadows fall
CLOTHS = ("#b9562f", "#f2e2c0", "#2f6f86", "#8a3a52", "#e0a83f", "#5f7f4a", "#efd9b0", "#3d4a7c", "#c97a4a", "#fff3dc")
HATS = (None, "#fff3dc", "#e9c88a", "#b9562f", "#f6e6c4", "#3d4a7c", None)


def on(g: Any) -> Any:
    """From the tortoise's own frame (head up, middle of the shell 0,0) onto the card."""
    return T(g, *AT, rot=TURN)


def spot(x: float, y: float) -> tuple[float, float]:
    """One point of it."""
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a)


def lay(sc: Scene, g: Any, fill: str, z: float = 4, **kw: Any) -> None:
    """A sheet whose shadow falls away from the sun."""
    sc.layer(
        g,
        fill,
        z=z,
        **({"dx": FALL[0] * z * 0.9, "dy": FALL[1] * z * 0.9, "rim": "#fff0cc", "rimop": 0.6, "sh": 0.5} | kw),
    )


def sun(sc: Scene, lit: str, mid: str, shade: str) -> str:
    """A colour from the dawn to the blue of the sleeping town."""
    return sc.rad([(0, lit), (0.34, lit), (0.58, mid), (1, shade)], *SUN, 1420)


def draw_fields(sc: Scene) -> None:
    """Outside: fields in furrows, a white road, poplars with long shadows."""
    sc.backdrop(sun(sc, "#fbe3b8", "#d9a884", "#4a4a70"))
    r = sc.stream("fields")
    tones = ("#f2d39a", "#e8b98a", "#dcc890", "#efc3a2", "#c9b878", "#f6dfae")
    for k, q in enumerate(patchwork(box(-60, -60, 880, 900), 30, "tortoise fields")):
        c = tones[k % 6]
        g = rounded(q.buffer(-4), 8)
        lay(sc, g, sun(sc, mix(c, "#fff6d8", 0.5), c, mix(c, "#4a4a78", 0.75)), 3, cut=0.8, sh=0.3)
        a = r.uniform(0, 180)
        x, y = g.centroid.x, g.centroid.y
        rows = U(
            [
                AF.rotate(LineString([(x - 300, y + d), (x + 300, y + d)]), a, origin=(x, y)).buffer(0.8)
                for d in range(-200, 201, 9)
            ]
        )
        sc.flat(clean(rows.intersection(g.buffer(-3))), "#9a6a4c", 0.3)
    road = limb(
        [
            (452, 470, 150),
            (520, 330, 124),
            (566, 210, 104),
            (598, 118, 88),
            (660, 56, 78),
            (730, 20, 72),
            (860, -40, 70),
        ],
        12,
    )
    lay(sc, road.buffer(7), sun(sc, "#e9c99a", "#c99c74", "#4a4a70"), 3, cut=1.2)
    lay(sc, road, sun(sc, "#fffbea", "#fff0cf", "#9a8aa0"), 2.5, cut=0.8, wash=0.25)
    trees = [
        (300, 70),
        (344, 112),
        (250, 40),
        (690, 150),
        (724, 196),
        (752, 250),
        (772, 310),
        (120, 120),
        (90, 180),
        (180, 210),
        (440, 36),
        (480, 96),
    ]
    shade, crowns = [], []
    for x, y in trees:
        s = r.uniform(12, 20)
        shade.append(limb([(x, y, s * 1.5), (x + FALL[0] * s * 5, y + FALL[1] * s * 5, s * 0.5)], 3))
        crowns.append((x, y, s))
    sc.flat(U(shade), "#6a4a78", 0.55, "multiply", 1.4)
    for x, y, s in crowns:
        for k, c in enumerate(("#3f6656", "#6f9460", "#b7bd78")):
            g = U(
                [
                    ellipse(
                        x + s * (0.62 - 0.16 * k) * math.cos(a),
                        y + s * (0.62 - 0.16 * k) * math.sin(a),
                        s * (0.52 - 0.12 * k),
                    )
                    for a in np.linspace(0, 6.28, 8)[:-1] + r.random()
                ]
            )
            lay(sc, T(g, 2.2 * k, -2.4 * k), c, 2, cut=0.3, wash=0)
    sc.glow(*SUN, 900, "#ffe9b0", 0.75)


def roof(x: float, y: float, w: float, h: float, a: float) -> tuple[Any, Any, Any]:
    """A gabled roof from above: (lit slope, dark slope, ridge)."""
    up = Polygon([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2 - 5, 0), (-w / 2 + 5, 0)])
    down = Polygon([(-w / 2, h / 2), (w / 2, h / 2), (w / 2 - 5, 0), (-w / 2 + 5, 0)])
    return tuple(T(g, x, y, rot=a) for g in (up, down, limb([(-w / 2 + 4, 0, 2.4), (w / 2 - 4, 0, 2.4)], 1, 3)))


def draw_town(sc: Scene) -> None:
    """The sleeping town inside the wall, blue, with the empty place where the tortoise had lain."""
    disc = Point(*WALL_C).buffer(WALL_R - 6, 64)
    ground = clean(disc.intersection(box(-60, -60, 860, 1260)))
    lay(sc, ground, sc.rad([(0, "#6a6390"), (0.5, SLATE), (1, "#1f2a50")], 560, 380, 1000), 3, cut=0.5)
    r = sc.stream("town")
    empty = on(T(ellipse(0, 0, RX + 18, RY + 12), -14, 250))
    keep = U(on(ellipse(0, 0, RX + 14, RY + 12)), [on(g.buffer(16)) for g in limbs().values()], empty)
    lay(
        sc,
        clean(empty.intersection(ground)),
        sc.rad([(0, "#b8a8bc"), (1, "#6f6c9c")], 300, 940, 420),
        2,
        cut=0.6,
        sh=0.2,
    )
    ringed = U(
        [
            on(T(ellipse(0, 0, (RX + 10) * k, (RY + 6) * k), -14, 250)).exterior.buffer(1.1)
            for k in (0.96, 0.88, 0.8, 0.72)
        ]
    )
    sc.flat(clean(ringed.intersection(ground)), "#2f3564", 0.5)
    lit, low, ridges, lamps, chim, shade = [], [], [], [], [], []
    for k in range(18):
        rad = WALL_R - 58 - 44 * k
        if rad < 60:
            break
        n = int(2 * math.pi * rad / 53)
        for i in range(n):
            t = 2 * math.pi * (i + 0.5 * (k % 2)) / n
            x, y = WALL_C[0] + rad * math.cos(t), WALL_C[1] + rad * math.sin(t)
            if not (-40 < x < 840 and -40 < y < 1240):
                continue
            w, h = r.uniform(40, 54), r.uniform(31, 40)
            if r.random() < 0.05:
                continue
            a, b, c = roof(x, y, w, h, math.degrees(t) + 90 + r.uniform(-7, 7) + (90 if r.random() < 0.25 else 0))
            if U(a, b).intersects(keep):
                continue
            sunny, dim = (
                (a, b) if (a.centroid.x - b.centroid.x) * 0.6 - (a.centroid.y - b.centroid.y) * 0.8 > 0 else (b, a)
            )
            lit.append(sunny)
            low.append(dim)
            ridges.append(c)
            o = U(a, b)
            shade.append(U(o, T(o, FALL[0] * 16, FALL[1] * 16)).convex_hull)
            if r.random() < 0.6:
                q = (x + r.uniform(-12, 12), y + r.uniform(-8, 8))
                chim.append(box(q[0] - 3, q[1] - 3, q[0] + 3, q[1] + 3))
            if r.random() < 0.2:
                lamps.append((x + w * 0.6 * math.cos(t), y + h * 0.62 * math.sin(t)))
    sc.flat(U(shade), "#141a40", 0.6, "multiply", 1.5)
    lay(sc, U(low), sc.rad([(0, "#8a6a92"), (0.5, "#4f4c80"), (1, "#2f3868")], 620, 300, 980), 4, cut=0.3, wash=0.5)
    lay(
        sc,
        U(lit),
        sc.rad([(0, "#ffc79a"), (0.3, "#d78f92"), (0.6, "#9078a4"), (1, "#5a5e96")], 660, 280, 1060),
        3,
        cut=0.3,
        wash=0.5,
    )
    tiles = U(
        [
            AF.rotate(LineString([(-900, d), (1700, d)]), 24, origin=(400, 600)).buffer(0.55)
            for d in range(-500, 1800, 7)
        ]
    )
    sc.flat(clean(tiles.intersection(U(lit, low))), "#1a2048", 0.28)
    lay(sc, U(ridges), "#9a8aa8", 1.4, cut=0, wash=0, fibre=0)
    lay(sc, U(chim), "#5a507c", 4, cut=0, wash=0, fibre=0)
    for x, y in lamps:
        sc.flat(ellipse(x, y, 2.6), "#ffe7a0", 1)
        sc.glow(x, y, 30, "#ffcf7a", 0.8)


def arc(a0: float, a1: float, r: float, n: int = 60) -> list[tuple[float, float]]:
    """Points of the town wall's circle (degrees)."""
    return [
        (WALL_C[0] + r * math.cos(math.radians(a)), WALL_C[1] + r * math.sin(math.radians(a)))
        for a in np.linspace(a0, a1, n)
    ]


def draw_wall(sc: Scene) -> None:
    """The ring of the wall, burst where the gate was; its stones lie in the road."""
    heading = math.degrees(math.atan2(U_[1], U_[0]))
    gap = math.degrees(WALL_GAP / WALL_R)
    r = sc.stream("wall")
    for a0, a1 in ((heading - 100, heading - gap), (heading + gap, heading + 100)):
        whole = Polygon(arc(a0, a1, WALL_R + 21) + arc(a1, a0, WALL_R - 21))
        sc.flat(U(whole, T(whole, FALL[0] * 46, FALL[1] * 46)), "#20204c", 0.6, "multiply", 3)
        lay(sc, whole, sun(sc, "#f6cfa4", "#b48a94", "#4a4a7c"), 9, cut=1.0)
        teeth = U(
            [
                Polygon(arc(a, a + 0.72, WALL_R + 21, 3) + arc(a + 0.72, a, WALL_R + 8, 3))
                for a in np.arange(a0, a1 - 0.6, 1.35)
            ]
        )
        lay(sc, teeth, sun(sc, "#fff0cc", "#dcaa98", "#6a6696"), 5, cut=0.3, wash=0)
        inner = U(
            [
                Polygon(arc(a, a + 0.72, WALL_R - 10, 3) + arc(a + 0.72, a, WALL_R - 21, 3))
                for a in np.arange(a0, a1 - 0.6, 1.35)
            ]
        )
        lay(sc, inner, sun(sc, "#f8dcb4", "#c89a96", "#5a5a8c"), 4, cut=0.3, wash=0)
        near_gap = a1 if a1 < heading else a0
        for a in (near_gap + (-2.4 if a1 < heading else 2.4), near_gap + (-22 if a1 < heading else 22)):
            x, y = arc(a, a, WALL_R, 1)[0]
            tw = ellipse(x, y, 42)
            sc.flat(U([T(tw, FALL[0] * q, FALL[1] * q) for q in (10, 40, 70)]), "#20204c", 0.55, "multiply", 4)
            lay(sc, tw, sun(sc, "#f6cfa4", "#b48a94", "#4a4a7c"), 12, cut=0.6)
            lay(
                sc,
                U([T(box(31, -5, 43, 5), x, y, rot=t) for t in range(0, 360, 26)]),
                sun(sc, "#fff0cc", "#dcaa98", "#6a6696"),
                4,
                cut=0.2,
                wash=0,
            )
            sc.flat(tw.buffer(-12), "#4a3a60", 0.55)
            lay(sc, ellipse(x, y, 25), sun(sc, "#d98a64", "#a0606a", "#4a3a60"), 5, cut=0.3)
            sc.flat(U([T(limb("2,0,1 25,0,1.4", 1, 3), x, y, rot=t) for t in range(0, 360, 24)]), "#5a2f4a", 0.6)
    stones = []
    for _ in range(70):
        side = r.choice((-1, 1))
        x, y = spot(side * r.gauss(250, 34), -250 + r.gauss(0, 50))
        s = r.uniform(4, 15)
        stones.append(
            T(
                Polygon([(-s, -s * 0.6), (s * 0.9, -s * 0.7), (s, s * 0.5), (-s * 0.8, s * 0.7)]),
                x,
                y,
                rot=r.uniform(0, 360),
            )
        )
    sc.flat(U([U(g, T(g, FALL[0] * 12, FALL[1] * 12)).convex_hull for g in stones]), "#20204c", 0.6, "multiply", 1)
    lay(sc, U(stones), sun(sc, "#fbe0b4", "#cfa09a", "#6a6696"), 3, cut=0.5, wash=0)


def scales(r: random.Random, g: Any, step: float, turn: float) -> tuple[Any, Any]:
    """Leaf-shaped scales over a limb, and the slits between them."""
    x0, y0, x1, y1 = g.bounds
    out = []
    for i, y in enumerate(np.arange(y0, y1, step * 0.62)):
        for x in np.arange(x0 + (i % 2) * step / 2, x1, step):
            s = step * r.uniform(0.8, 1.1)
            out.append(T(leaf(0, 0, s, math.radians(turn), 0.62, 0.02), x, y))
    inside = g.buffer(-2)
    return clean(U(out[::2]).intersection(inside)), clean(U(out[1::2]).intersection(inside))


def limbs() -> dict[str, Any]:
    """Four legs in mid-step, tail and head, in the tortoise's frame."""
    return {
        "far": limb([(-170, -210, 120), (-262, -272, 104), (-300, -344, 86), (-296, -392, 80)], 10),
        "near": limb([(170, -210, 120), (268, -206, 104), (328, -166, 88), (344, -122, 80)], 10),
        "hindl": limb([(-180, 220, 120), (-274, 258, 96), (-318, 312, 80), (-312, 350, 74)], 10),
        "hindr": limb([(180, 220, 120), (262, 306, 96), (280, 372, 80), (262, 406, 74)], 10),
        "tail": limb([(0, 320, 60), (14, 390, 30), (40, 432, 10), (48, 440, 3)], 8),
        "head": fillet(
            U(
                limb([(0, -280, 140), (6, -370, 118), (20, -430, 104)], 10),
                shape("-34,-424 -40,-472 -24,-516 14,-540 52,-532 80,-500 86,-456 70,-420 20,-408"),
            ),
            16,
        ),
    }


def draw_tortoise(sc: Scene) -> None:
    """The skin in leaf-shaped scales."""
    r = sc.stream("skin")
    parts = limbs()
    shadow = U([on(g) for g in parts.values()], on(ellipse(0, 0, RX + 16, RY + 10)))
    sc.flat(U([T(shadow, FALL[0] * q, FALL[1] * q) for q in (16, 48, 84)]), "#181c46", 0.62, "multiply", 7)
    for name in ("hindl", "hindr", "tail", "far", "near", "head"):
        g = on(parts[name])
        lay(sc, g, sun(sc, "#a9b884", "#5f8466", "#2c4a58"), 10, cut=0.8)
        a, b = scales(r, g, 25 if name != "head" else 21, TURN + 90)
        lay(sc, a, sun(sc, "#d3d29a", "#7a9c72", "#3a5a62"), 1.6, cut=0.2, wash=0, fibre=0)
        lay(sc, b, sun(sc, "#c2c68e", "#6c9069", "#34545f"), 1.2, cut=0.2, wash=0, fibre=0)
        rimlight(sc, g, -7, 7, "#fff0c0", 0.55, 3, SUN, 1100)
    claws = []
    for x, y, a in ((-296, -392, -95), (344, -122, 60), (-312, 350, 100), (262, 406, 110)):
        for d in (-26, -9, 9, 26):
            t = math.radians(a + d)
            claws.append(
                on(
                    limb(
                        [
                            (x + 34 * math.cos(t), y + 34 * math.sin(t), 13),
                            (x + 52 * math.cos(t), y + 52 * math.sin(t), 3),
                        ],
                        2,
                    )
                )
            )
    lay(sc, U(claws), sun(sc, "#fff3d4", "#d8c09a", "#6a6a80"), 3, cut=0, wash=0)
    # the head: plates, eyes to both sides, the beak
    lay(
        sc,
        on(shape("-22,-440 -14,-490 16,-512 46,-500 64,-470 58,-432 18,-424")),
        sun(sc, "#e6dfa6", "#8fac7c", "#3a5a62"),
        3,
        cut=0.4,
    )
    sc.flat(
        on(
            U(
                limb("-16,-470,2 16,-462,2.4 60,-466,2", 4),
                limb("16,-510,2 14,-462,2.4 20,-426,2", 4),
                limb("14,-462,2 -18,-440,2", 2),
                limb("20,-460,2 56,-438,2", 2),
            )
        ),
        "#33564c",
        0.8,
    )
    lay(sc, on(shape("2,-530^ 18,-546 38,-534^ 46,-518 24,-510 4,-516")), "#f0e4ac", 2, cut=0.2, wash=0)
    sc.flat(on(U(ellipse(14, -530, 2), ellipse(28, -528, 2))), "#33564c", 0.9)
    sc.flat(
        on(
            U(
                [
                    limb(
                        [
                            (-52 + 4 * q, -340 - 22 * q, 1),
                            (6 + 5 * q, -330 - 24 * q, 3.4),
                            (66 + 3 * q, -344 - 20 * q, 1),
                        ],
                        5,
                    )
                    for q in range(4)
                ]
            )
        ),
        "#33564c",
        0.45,
    )
    for x, y in ((-32, -478), (78, -470)):
        lay(sc, on(ellipse(x, y, 10, 12)), "#f3dfa0", 3, cut=0, wash=0)
        sc.flat(on(ellipse(x, y - 2, 5.4, 7)), "#23303a", 1)
        sc.flat(on(ellipse(x + 1.5, y - 5, 1.8)), "#fffbea", 1)


def hexagon(x: float, y: float, w: float, h: float, cut: float = 0.3) -> Any:
    """A scute."""
    return Polygon(
        [
            (x - w / 2, y),
            (x - w / 2 + w * cut * 0.55, y - h / 2),
            (x + w / 2 - w * cut * 0.55, y - h / 2),
            (x + w / 2, y),
            (x + w / 2 - w * cut * 0.55, y + h / 2),
            (x - w / 2 + w * cut * 0.55, y + h / 2),
        ]
    )


def scutes() -> list[Any]:
    """Five along the spine and four down each side, in the tortoise's frame."""
    mid = [
        hexagon(0, y, w, h)
        for y, w, h in ((-224, 150, 104), (-112, 184, 116), (6, 194, 118), (124, 182, 116), (232, 142, 98))
    ]
    spine = U(mid).buffer(3)
    oval = ellipse(0, 0, RX - 44, RY - 46)
    out = list(mid)
    for s in (-1, 1):
        cuts = (-300, -166, -52, 64, 182, 310)
        for k in range(5):
            if k == 4:
                continue
            lo, hi = (-330, -168) if k == 0 else (cuts[k], cuts[k + 1]) if k < 3 else (64, 330)
            q = box(0, lo, 400, hi) if s > 0 else box(-400, lo, 0, hi)
            if k == 1:
                q = box(0, -168, 400, -52) if s > 0 else box(-400, -168, 0, -52)
            out.append(clean(q.intersection(oval).difference(spine)))
    return [rounded(g.buffer(-3.5), 9) for g in out]


def draw_shell(sc: Scene) -> list[Any]:
    """The carapace: a rim of marginal plates and thirteen scutes with growth rings."""
    rim = ellipse(0, 0, RX, RY)
    lay(sc, on(rim), sun(sc, "#e9b268", "#a8713a", "#4a3450"), 16, cut=0.8)
    plates = []
    for k in range(26):
        a0, a1 = (2 * math.pi * (k + q) / 26 for q in (0.06, 0.94))
        A = np.linspace(a0, a1, 8)
        plates.append(
            Polygon(
                [((RX - 3) * math.cos(a), (RY - 3) * math.sin(a)) for a in A]
                + [((RX - 38) * math.cos(a), (RY - 38) * math.sin(a)) for a in A[::-1]]
            )
        )
    for k in (0, 1):
        lay(
            sc,
            on(U(plates[k::2])),
            sun(sc, ("#f3cd88", "#dca45c")[k], ("#b98042", "#96602f")[k], ("#5a4458", "#4a364e")[k]),
            3,
            cut=0.4,
        )
    rings = U([p.buffer(-d).exterior.buffer(0.6) for p in plates for d in (6, 11) if not p.buffer(-d).is_empty])
    sc.flat(on(rings), "#5a3020", 0.5)
    out = scutes()
    tones = ("#dca458", "#c98a48", "#e4b468", "#b97a40", "#d89c54")
    for k, g in enumerate(out):
        c = tones[k % 5]
        for j, d in enumerate((0, 9, 18, 27)):
            q = rounded(g.buffer(-d), 5)
            cc = mix(c, "#fbe2a8", 0.16 * j)
            lay(
                sc,
                on(q),
                sun(sc, mix(cc, "#fff0c4", 0.5), cc, mix(cc, "#3f3060", 0.62)),
                3.4 if j == 0 else 1.6,
                cut=0.5,
                rimop=0.5,
            )
        x, y = g.centroid.x, g.centroid.y
        b = g.buffer(-2)
        rays = U(
            [
                LineString([(x, y), (x + 200 * math.cos(t), y + 200 * math.sin(t))]).buffer(0.5)
                for t in np.linspace(0, 6.283, 40)[:-1]
            ]
        )
        sc.flat(on(clean(rays.intersection(b.difference(g.buffer(-27))))), "#6a3a24", 0.35)
    return out


def awning(th: Throng, x: float, y: float, w: float, h: float, a: float, c: str, c2: str) -> list[tuple[Any, str]]:
    """A striped roof of cloth: [(geom, colour)]; its shadow goes to the throng."""
    g = T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, rot=a)
    th.cast(g, 1.1)
    n = max(3, int(w / 7))
    stripes = U([T(box(-w / 2 + w * k / n, -h / 2, -w / 2 + w * (k + 0.5) / n, h / 2), x, y, rot=a) for k in range(n)])
    fold = T(box(-w / 2, -h / 2, w / 2, 0), x, y, rot=a)
    return [(g, c), (stripes, c2), (clean(fold.intersection(g)), "fold")]


def draw_market(sc: Scene, plates: list[Any]) -> None:
    """Thirteen trades, and some ninety people who have noticed nothing; a boy with a melon has."""
    r = sc.stream("market")
    th = Throng((FALL[0] * 21, FALL[1] * 21), "#3a1f4a", 0.55)
    cloths: list[tuple[Any, str]] = []
    goods: dict[str, list[Any]] = {}

    def put_goods(g: Any, c: str, tall: float = 0.25) -> None:
        th.cast(g, tall)
        goods.setdefault(c, []).append(g)

    kinds = (
        "tree",
        "carpet",
        "vat",
        "spice",
        "melon",
        "pots",
        "cage",
        "cloth",
        "onion",
        "cloth",
        "fish",
        "carpet",
        "cloth",
    )
    for k, g in enumerate(plates):
        inner = on(g.buffer(-24))
        cx, cy = inner.centroid.x, inner.centroid.y
        kind = kinds[k]
        n = 0
        taken: list[Any] = []
        while n < 150 and not inner.is_empty:
            n += 1
            x0, y0, x1, y1 = inner.bounds
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if not inner.contains(Point(x, y)):
                continue
            size = {
                "carpet": 20,
                "vat": 11,
                "spice": 9,
                "melon": 6,
                "pots": 7,
                "cage": 10,
                "cloth": 19,
                "onion": 5,
                "fish": 9,
                "tree": 17,
            }[kind]
            here = ellipse(x, y, size * 1.02)
            if any(here.intersects(q) for q in taken):
                continue
            taken.append(here)
            a = TURN + r.choice((0, 90)) + r.uniform(-12, 12)
            if kind == "carpet":
                w, h = r.uniform(20, 28), r.uniform(30, 38)
                c = r.choice(("#a8323a", "#2f5f86", "#7a2f5a", "#2f7a6a", "#d0702f"))
                put_goods(T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, rot=a), c, 0.06)
                goods.setdefault("#f6dca0", []).append(
                    T(
                        U(
                            box(-w / 2 + 3, -h / 2 + 3, w / 2 - 3, h / 2 - 3).exterior.buffer(0.9),
                            star(0, 0, w * 0.3, 8, 0.5),
                            box(-w / 2, -h / 2 - 2, w / 2, -h / 2),
                            box(-w / 2, h / 2, w / 2, h / 2 + 2),
                        ),
                        x,
                        y,
                        rot=a,
                    )
                )
            elif kind == "vat":
                put_goods(ellipse(x, y, 10), "#7a4a34", 0.5)
                goods.setdefault(
                    r.choice(("#d23f3a", "#2f7fb0", "#e8b030", "#7a3f9a", "#2f9a7a", "#e86a9a")), []
                ).append(ellipse(x, y, 7.6))
            elif kind == "spice":
                c = r.choice(("#e8a02f", "#c8442f", "#d8c060", "#8a5a2f", "#e8d8b0", "#b0702f"))
                put_goods(ellipse(x, y, 8.6), "#f2e2c0", 0.2)
                goods.setdefault(c, []).append(ellipse(x, y, 6.6))
                goods.setdefault(light(c, 0.35), []).append(ellipse(x + 1.6, y - 1.8, 2.8))
            elif kind in ("melon", "onion"):
                c, c2 = ("#6f9f3f", "#b8d070") if kind == "melon" else ("#d8803f", "#f8c880")
                rr = size * 0.86
                put_goods(ellipse(x, y, rr, rr * 0.86, r.uniform(0, 90)), c, 0.25)
                goods.setdefault(c2, []).append(ellipse(x + 1.3, y - 1.5, rr * 0.4))
            elif kind == "pots":
                put_goods(
                    ellipse(x, y, r.uniform(5.4, 7)), r.choice(("#b9562f", "#8a3f2c", "#d8905a", "#3f6f86")), 0.45
                )
                goods.setdefault("#3a2030", []).append(ellipse(x, y, 3.2))
            elif kind == "cage":
                put_goods(ellipse(x, y, 9).difference(ellipse(x, y, 7.6)), "#f6dc94", 0.6)
                goods.setdefault("#f6dc94", []).append(
                    U([T(box(-9, -0.5, 9, 0.5), x, y, rot=t) for t in (0, 45, 90, 135)])
                )
                goods.setdefault(r.choice(("#e8502f", "#3f8fb0", "#f2c040")), []).append(
                    U(leaf(x - 5, y, 9, 0.4, 0.5), ellipse(x + 3, y + 2, 2))
                )
            elif kind == "fish":
                put_goods(T(box(-9, -6, 9, 6), x, y, rot=a), "#d8e0dc", 0.15)
                goods.setdefault("#5f8fa8", []).append(
                    U([T(leaf(-7, d, 14, 0, 0.3, 0), x, y, rot=a) for d in (-3.4, 0.4, 4)])
                )
            elif kind == "cloth":
                cloths += awning(
                    th,
                    x,
                    y,
                    r.uniform(27, 36),
                    r.uniform(20, 26),
                    a,
                    r.choice(("#fff0d0", "#f6dfb0")),
                    r.choice(("#b9402f", "#2f6f86", "#e0952f", "#8a3a62", "#4f8a5a")),
                )
        if kind == "tree":
            taken.append(ellipse(cx, cy, 30))
    # the tree of the first scute, under which the tea house stands
    # lanes: stalls and people along the joints of the plates
    rim_people = []
    for k in range(34):
        t = 2 * math.pi * (k + r.uniform(-0.3, 0.3)) / 34
        rim_people.append(
            (
                (RX - 20) * math.cos(t),
                (RY - 20) * math.sin(t),
                math.degrees(t) + r.choice((90, -90)) + r.uniform(-20, 20),
            )
        )
    for x, y, a in rim_people:
        px, py = spot(x, y)
        if y < -300 or r.random() < 0.3:
            continue
        th.add(px, py, a + TURN, 1.06, pose=r.choice(("walk", "walk", "stand", "carry")), **passer_by(r, CLOTHS, HATS))
    joints = U([g.buffer(5).exterior for g in plates])
    line = joints.buffer(0.1)
    pieces = [p for g in plates for p in along(np.array(g.buffer(-3).exterior.coords), 9)]
    _ = line
    for x, y in pieces:
        if r.random() < 0.7 and math.hypot(x - 122, y + 270) > 46:
            px, py = spot(x + r.uniform(-6, 6), y + r.uniform(-6, 6))
            th.add(
                px,
                py,
                r.uniform(0, 360),
                1.04,
                pose=r.choice(("walk", "stand", "reach", "carry", "sit")),
                **passer_by(r, CLOTHS, HATS),
            )
    for k in range(26):  # booths on the plates of the rim
        t = 2 * math.pi * (k + 0.5) / 26
        x, y = (RX - 20) * math.cos(t), (RY - 20) * math.sin(t)
        if y < -250 or r.random() < 0.3:
            continue
        cloths += awning(
            th,
            *spot(x, y),
            r.uniform(24, 30),
            19,
            math.degrees(t) + TURN + 90,
            r.choice(("#fff0d0", "#f6dfb0")),
            r.choice(("#c8402f", "#2f7f96", "#f0a02f", "#9a3a6a", "#4f9a5a")),
        )
    # a tea-house tree on the first scute
    tx, ty = spot(0, -224)
    th.cast(ellipse(tx, ty, 33), 2.0)
    # he sees the wall go by
    bx, by = spot(122, -270)
    boy = dict(coat="#d8402f", legs="#fff3dc", skin="#b97a52", hair="#2a1a14", pose="reach")
    th.add(bx, by, TURN - 30, 2.1, **boy)
    th.lay(sc, lambda c: c, within=on(ellipse(0, 0, RX + 4, RY + 4)))
    for c, gs in goods.items():
        lay(sc, U(gs), c, 1.6, cut=0, wash=0, fibre=0, sh=0.4)
    for g, c in cloths:
        if c == "fold":
            sc.flat(g, "#4a2050", 0.2, "multiply")
        else:
            lay(sc, g, c, 3 if c in ("#fff0d0", "#f6dfb0") else 0.8, cut=0.3, wash=0, fibre=0)
    for k, (c, d) in enumerate((("#3f6656", 33), ("#5f8a5a", 26), ("#8fae68", 18), ("#c9d08a", 9))):
        crown = U(
            [
                ellipse(tx + d * 0.62 * math.cos(t), ty + d * 0.62 * math.sin(t), d * 0.46)
                for t in np.linspace(0, 6.28, 9)[:-1] + k
            ]
        )
        lay(sc, T(crown, 3 * k, -3 * k), c, 4, cut=0.5, wash=0)
    lay(sc, ellipse(bx + 20, by - 27, 10, 8.4, 30), "#6fa03f", 2, cut=0, wash=0)
    sc.flat(
        U([T(limb("-6,0,1.2 0,-1,1.4 6,0,1", 2, 3), bx + 20, by - 27 + d, rot=30) for d in (-3, 0, 3)]), "#2f5a2f", 0.8
    )
    # the shade of the dome, and strings of lanterns that nobody has put out
    dome = on(ellipse(0, 0, RX, RY))
    sc.flat(
        dome,
        sc.rad([(0, "#ffffff"), (0.45, "#ffffff"), (0.78, "#c4a2bc"), (1, "#6a5a98")], *spot(120, -150), 680),
        0.85,
        "multiply",
    )
    sc.flat(
        dome,
        sc.rad([(0, "#fff0c0", 0.62), (0.5, "#ffe2a0", 0.26), (1, "#ffe2a0", 0)], *spot(130, -200), 500),
        0.85,
        "screen",
    )
    for p, q in (
        ((-236, 60), (-40, 250)),
        ((-210, 150), (60, 300)),
        ((-248, -40), (-60, 120)),
        ((30, 190), (190, 200)),
    ):
        a, b = spot(*p), spot(*q)
        c = curve(np.array([a, ((a[0] + b[0]) / 2 - 8, (a[1] + b[1]) / 2 + 12), b]), n=12)
        sc.stroke(c, "#3a2040", 1.2, 0.8)
        for x, y in along(c, 9)[1:-1]:
            sc.flat(ellipse(x, y + 2, 3.6), "#fff0b0", 1)
            sc.glow(x, y + 2, 34, "#ffb85a", 0.85)


def draw() -> Scene:
    sc = Scene("tortoise_market", light=(*SUN, 240), shadow="#1c1c46", bg=INDIGO)
    draw_fields(sc)
    draw_town(sc)
    sc.flat(
        box(0, 0, 800, 1200),
        sc.lin([(0, "#2a2a66", 0), (0.45, "#2a2a66", 0.06), (1, "#1a1c50", 0.3)], 640, 300, 120, 1160),
        1,
        "multiply",
    )
    draw_wall(sc)
    draw_tortoise(sc)
    plates = draw_shell(sc)
    draw_market(sc, plates)
    sc.glow(640, 90, 420, "#fff3cc", 0.5)
    sc.vignette("#14183c", 0.42, 470, 520, 900, 0.55)
    sc.finish()
    return sc
