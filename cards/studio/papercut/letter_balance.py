"""A brass balance as high as a house: turned column, pierced beam, pointer before an engraved arc, chains link by link, two dishes.

It is seen from the height of ``HORIZON``: what hangs higher shows its underside, what lies lower its upper side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
HORIZON, FOCUS = 560.0, 1000.0
PIVOT, ARM, TILT = (404.0, 318.0), 322.0, -34.5
DISH = 118.0  # radius of a dish
SOOT, WALNUT, TOBACCO, BRASS, STRAW, CREAM = "#1d120b", "#3a2415", "#7a4f28", "#c48d43", "#f0cd84", "#fff3d2"
TURNED = ((0, "#1f1209"), (0.1, "#5c3a1a"), (0.3, "#a8662a"), (0.56, "#e8ae46"), (0.68, "#fff2c4"), (0.76, "#eeb64e"), (0.9, "#84481e"), (1, "#3a2412"))  # fmt: skip
COLUMN = (  # height and radius from the pivot down to the foot
    ((338, 13), (352, 13), (356, 21), (364, 23), (371, 20), (376, 14), (388, 12), (396, 17), (402, 17), (407, 12)),
    ((407, 11), (470, 13), (560, 16), (640, 19), (700, 21)),
    ((700, 21), (706, 28), (716, 31), (726, 28), (731, 20), (742, 18), (752, 24), (772, 33), (792, 36), (808, 31), (818, 22), (824, 20)),
    ((824, 20), (830, 30), (837, 31), (842, 26), (850, 34), (860, 48), (868, 66), (874, 84)),
    ((874, 84), (884, 88), (888, 84), (892, 94), (906, 97), (910, 94)),
)  # fmt: skip


def beam_end(side: int) -> tuple[float, float]:
    """Where the dish hangs: -1 the left, sunken end, 1 the right one."""
    a = math.radians(TILT)
    return PIVOT[0] + side * ARM * math.cos(a), PIVOT[1] + side * ARM * math.sin(a)


def dish_at(side: int) -> tuple[float, float]:
    """The middle of a dish's rim."""
    x, y = beam_end(side)
    return x, y + 350


def flatten(y: float) -> float:
    """How flat a level circle at that height looks: below 0 from beneath."""
    return (y - HORIZON) / FOCUS


def turned(sc: Scene, x: float, profile: Sequence[tuple[float, float]], z: float = 3) -> None:
    """A part from the lathe: a band between every two radii, each with its own light and a ring where they meet."""
    for (y0, r0), (y1, r1) in zip(profile[:-1], profile[1:], strict=True):
        q = np.linspace(0, math.pi, 24)
        top = [(x + r0 * math.cos(a), y0 + r0 * flatten(y0) * math.sin(a)) for a in q]
        foot = [(x + r1 * math.cos(a), y1 + r1 * flatten(y1) * math.sin(a)) for a in q]
        g = clean(Polygon([*top, *foot[::-1]]).buffer(0.3))
        r = max(r0, r1)
        up = 0.24 * (r1 - r0) / max(4.0, y1 - y0)  # bands that widen downwards catch the lamp
        fill = [(o, mix(c, CREAM, min(0.5, 0.4 * up)) if up > 0 else mix(c, SOOT, min(0.55, -0.8 * up))) for o, c in TURNED]  # fmt: skip
        sc.layer(g, sc.lin(fill, x - r, 0, x + r, 0), z=z * 0.4, sh=0.3, rim=CREAM, rimop=0.4, **EXACT)
        ring = limb([(px, py, 1.2) for px, py in top], 1, 3)
        sc.flat(ring, SOOT, 0.45)
        sc.flat(T(ring, 0, 1.6), sc.lin([(0, CREAM, 0), (0.5, CREAM, 0.5), (0.7, "#ffffff", 0.95), (0.9, CREAM, 0)], x - r, 0, x + r, 0), 0.9)  # fmt: skip


def draw_column(sc: Scene) -> None:
    """Column and foot; a thread of engraving winds up the shaft."""
    x = PIVOT[0]
    for part in COLUMN[::-1]:
        turned(sc, x, part)
    leaves = []
    for k in range(13):
        y = 424 + 21 * k
        r = float(np.interp(y, [407, 470, 560, 640, 700], [11, 13, 16, 19, 21]))
        leaves += [limb([(x - 0.2 * r, y + 16, 0.5), (x + s * 0.2 * r, y + 4, 2), (x + s * 0.62 * r, y - 3, 0.5)], 5, 3) for s in (-1, 1)]  # fmt: skip
    sc.flat(U(leaves), "#4a2c12", 0.6)
    sc.flat(T(U(leaves), 0.8, 1.2), "#fff0c0", 0.4)


def draw_arc(sc: Scene) -> None:
    """The engraved arc behind the pointer, on two brackets."""
    x, y = PIVOT
    a0, a1 = math.radians(90 - 43), math.radians(90 + 43)
    at = lambda r, a: (x + r * math.cos(a), y + r * math.sin(a))
    q = np.linspace(a0, a1, 40)
    plate = Polygon([*[at(196, a) for a in q], *[at(160, a) for a in q[::-1]]])
    ends = U([ellipse(*at(178, a), 19) for a in (a0, a1)])
    braces = U([limb([(*at(164, a), 7), (*at(120, a * 0.6 + math.radians(36)), 5), (x, 412, 6)], 8) for a in (a0, a1)])
    sc.layer(braces, sc.near("#e0a440", "#4a2e16", 420), z=4, sh=0.5, rim=CREAM, rimop=0.6, **EXACT)
    sc.layer(U(plate, ends), sc.near("#eebc56", "#6a3816", 430), z=5, cut=0.2, sh=0.55, rim=CREAM, rimop=0.9)
    sc.layer(Polygon([*[at(191, a) for a in q], *[at(165, a) for a in q[::-1]]]), sc.near("#ffe49a", "#985c24", 430), z=1, sh=0.3, rim=CREAM, rimop=0.6, **EXACT)  # fmt: skip
    ticks = []
    for k in range(-20, 21):
        a, deep = math.radians(90 + 2 * k), 15 if k % 5 == 0 else 8
        ticks.append(limb([(*at(190, a), 1.9 if k % 5 == 0 else 1.1), (*at(190 - deep, a), 1)], 1, 3))
    sc.flat(U(ticks), "#3a2210", 0.9)
    sc.flat(U([ellipse(*at(178, a), 6) for a in (a0, a1)]), "#4a2c14", 0.9)
    sc.flat(U([ellipse(at(178, a)[0] + 0.6, at(178, a)[1] + 1, 4) for a in (a0, a1)]), "#ffe3a0", 0.8)


def tilted(g: Any) -> Any:
    """From the beam's own axes (pivot at 0,0, level) into the card."""
    return T(g, *PIVOT, rot=TILT)


def draw_beam(sc: Scene) -> None:
    """The great diagonal: five sheets of brass, pierced between its ribs, engraved along the edge; pointer, boss, hooks."""
    half = "0,-42^ 20,-41 70,-33 150,-22 240,-13 306,-10 330,-12 338,0 330,11 300,12 230,17 150,27 76,40 26,50 0,54^"
    whole = U(shape(half), T(shape(half), flip=True))
    holes = []
    for x0, x1 in ((58, 118), (130, 186), (198, 246), (257, 292)):
        h0, h1 = (float(np.interp(x, [0, 150, 300], [36, 15, 6])) for x in (x0, x1))
        g = shape(f"{x0},{-h0 * 0.62} {(x0 + x1) / 2},{-h1 * 0.9 - 2} {x1},{-h1 * 0.2} {x1 - 3},{h1 * 0.5} {(x0 + x1) / 2},{h0 * 0.55} {x0 + 2},{h0 * 0.8}")  # fmt: skip
        bar = limb([(x0, h0 * 0.8, 5), ((x0 + x1) / 2 - 4, 0, 4.4), (x1, -h1 * 0.4, 4)], 6)
        holes += [clean(g.difference(bar)), T(clean(g.difference(bar)), flip=True)]
    pierced = clean(whole.difference(rounded_all(holes)))
    fill = lambda lit, mid, shade: sc.rad([(0, lit), (0.42, mid), (1, shade)], *beam_end(1), 640)
    sc.layer(tilted(fillet(pierced.buffer(2.4), 1)), fill("#b98243", "#6e4620", "#301c0e"), z=9, sh=0.6, cut=0, rim=CREAM, rimop=0.8)  # fmt: skip
    for d, f in ((0, ("#ffe49a", "#d8983a", "#6a3816")), (-3.4, ("#f8cf70", "#bd7e2e", "#562c12")), (-6, ("#ffe090", "#d29034", "#643414"))):  # fmt: skip
        sc.layer(tilted(clean(pierced.buffer(d))), fill(*f), z=1.4, sh=0.4, rim="#fff6d8", rimop=0.75, **EXACT)
    P = [(x, float(np.interp(x, [0, 70, 150, 240, 306], [-36, -28, -17.5, -9.5, -7]))) for x in np.linspace(6, 300, 60)]
    lines = U([limb([(s * x, y, 0.9) for x, y in P], 1, 3) for s in (-1, 1)])
    beads = U([ellipse(s * x, y + 4.6, 1.5) for s in (-1, 1) for x, y in P[2:-6:2]])
    sc.flat(tilted(U(lines, beads)), "#4a2c12", 0.7)
    sc.flat(T(tilted(U(lines, beads)), -0.6, 1.3), "#fff2c4", 0.5)
    pointer = tilted(shape("-9,40^ -5,90 -3,150 0,196^ 3,150 5,90 9,40^"))
    sc.layer(pointer, sc.near("#ffe9b0", "#6a431d", 460), z=5, sh=0.55, rim=CREAM, rimop=0.9, **EXACT)
    for r, a, b in ((45, "#e8a83e", "#4a2d14"), (38, "#f8cc6a", "#6a431e"), (27, "#d69438", "#43280f"), (22, "#ffe08a", "#7a5024"), (9, "#ffeab8", "#5a3818")):  # fmt: skip
        sc.layer(ellipse(*PIVOT, r), sc.lin([(0, a), (0.5, mix(a, b, 0.4)), (1, b)], PIVOT[0] + r, PIVOT[1] - r, PIVOT[0] - r, PIVOT[1] + r), z=1.6, sh=0.45, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip
    rays = [limb([(PIVOT[0] + 28.5 * math.cos(a), PIVOT[1] + 28.5 * math.sin(a), 0.6), (PIVOT[0] + 36.5 * math.cos(a), PIVOT[1] + 36.5 * math.sin(a), 2)], 1, 3) for a in np.arange(0, 2 * math.pi, math.pi / 14)]  # fmt: skip
    sc.flat(U(rays), "#4a2c12", 0.6)
    spire = shape("-12,-44^ -9,-54 -15,-62 -7,-70 -4,-84 -8,-92 0,-108^ 8,-92 4,-84 7,-70 15,-62 9,-54 12,-44^")
    sc.layer(T(spire, *PIVOT), sc.lin(list(TURNED), PIVOT[0] - 15, 0, PIVOT[0] + 15, 0), z=3, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip
    for side in (-1, 1):
        x, y = beam_end(side)
        knob = ellipse(x, y, 15)
        sc.layer(knob, sc.rad([(0, "#fff6d6"), (0.4, "#ecb048"), (1, "#5a3818")], x + 5, y - 6, 20), z=3, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)  # fmt: skip


def rounded_all(gs: Sequence[Any], r: float = 2.4) -> Any:
    """Holes with soft corners."""
    return U([clean(g.buffer(-r).buffer(r)) for g in gs])


def chain(a: tuple[float, float], b: tuple[float, float], w: float) -> tuple[Any, Any]:
    """A chain from a to b: the links seen from in front, and those seen from their edge."""
    n = max(4, round(math.hypot(b[0] - a[0], b[1] - a[1]) / (w * 1.42)))
    rot = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    face, edge = [], []
    for k in range(n):
        x, y = a[0] + (b[0] - a[0]) * (k + 0.5) / n, a[1] + (b[1] - a[1]) * (k + 0.5) / n
        if k % 2:
            face.append(T(clean(ellipse(0, 0, w * 1.12, w * 0.62).difference(ellipse(0, 0, w * 0.66, w * 0.26))), x, y, rot=rot))  # fmt: skip
        else:
            edge.append(T(limb([(-w * 1.0, 0, w * 0.4), (w * 1.0, 0, w * 0.4)], 1, 4), x, y, rot=rot))
    return U(face), U(edge)


def hooks(side: int) -> list[tuple[float, float]]:
    """Where the four chains meet a dish: left, right, far and near."""
    x, y = dish_at(side)
    ry = DISH * abs(flatten(y))
    return [(x - DISH + 3, y), (x + DISH - 3, y), (x - side * 44, y - ry * 0.9), (x - 66, y + ry * 0.84)]


def draw_chains(sc: Scene, side: int, near_: bool) -> None:
    """Two far chains first, then what lies in the dish, then the two near ones with ring and stirrup."""
    x, y = beam_end(side)
    at = hooks(side)
    pick = [at[2]] if not near_ else [at[0], at[1], at[3]]
    for q in pick:
        face, edge = chain((x + 0.1 * (q[0] - x), y + 46), q, 6.6 if near_ else 5.4)
        lit, shade = ("#fcd878", "#6a441e") if near_ else ("#a87a3c", "#3f2812")
        c = beam_end(1)
        sc.layer(edge, sc.near(mix(lit, TOBACCO, 0.35), shade, 640, c), z=2, sh=0.5, rim=CREAM, rimop=0.5, **EXACT)
        sc.layer(face, sc.near(lit, shade, 640, c), z=2, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)
    if near_:
        cap = shape(f"{x - 19},{y + 52}^ {x - 13},{y + 38} {x - 5},{y + 32} {x + 5},{y + 32} {x + 13},{y + 38} {x + 19},{y + 52}^ {x},{y + 57}")  # fmt: skip
        sc.layer(clean(ellipse(x, y + 21, 11, 14).difference(ellipse(x, y + 21, 7, 10))), sc.near(STRAW, TOBACCO, 560, beam_end(1)), z=2, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)  # fmt: skip
        sc.layer(cap, sc.lin(list(TURNED), x - 19, 0, x + 19, 0), z=2.4, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)


def draw_low_dish(sc: Scene) -> None:
    """The sunken dish, seen from above: bowl, rim, rings engraved in its floor, the warm shine of what lies in it."""
    x, y = dish_at(-1)
    k = flatten(y)
    bowl = shape(f"{x - DISH},{y}^ {x - DISH * 0.86},{y + 24} {x - DISH * 0.45},{y + DISH * k + 16} {x},{y + DISH * k + 21} {x + DISH * 0.45},{y + DISH * k + 16} {x + DISH * 0.86},{y + 24} {x + DISH},{y}^ {x},{y - 4}")  # fmt: skip
    r, cracks = sc.stream("crack"), []
    for a in (0.1, 0.5, 1.15, 1.9, 2.6):  # the counter has split under it
        px, py, w = x + 84 * math.cos(a), y + DISH * k + 2 + 18 * math.sin(a), 4.2
        P = [(px, py, w)]
        for _ in range(6):
            px, py, w = px + 17 * math.cos(a) + r.uniform(-3, 3), py + 7 * math.sin(a) + r.uniform(-2.4, 2.4), w * 0.74
            P.append((px, py, w))
        cracks.append(limb(P, 5, 3))
    sc.flat(U(cracks), "#140806", 0.85)
    sc.flat(T(U(cracks), 0.4, 1.4).difference(U(cracks)), "#e0a05c", 0.45)
    sc.flat(T(ellipse(x - 6, y + DISH * k + 12, DISH * 1.04, 22), 0, 0), SOOT, 0.75, "multiply", 7)
    sc.layer(bowl, sc.lin(list(TURNED), x - DISH, 0, x + DISH, 0), z=4, sh=0.6, rim=CREAM, rimop=0.7, **EXACT)
    for r, lit, shade in ((1.0, "#ffe9b0", "#7a4e24"), (0.955, "#8a5a2a", "#2e1b0d"), (0.9, "#d69438", "#5a3818"), (0.62, "#dca552", "#6a431e"), (0.58, "#b57f3c", "#4e3016")):  # fmt: skip
        sc.layer(ellipse(x, y + (1 - r) * 14, DISH * r, DISH * r * k), sc.lin([(0, shade), (0.6, mix(lit, shade, 0.4)), (1, lit)], x - DISH * r, y, x + DISH * r, y - 8), z=0.8, sh=0.3, rim=CREAM, rimop=0.6, **EXACT)  # fmt: skip
    rings = U([clean(ellipse(x, y + 4, DISH * r, DISH * r * k).exterior.buffer(0.7)) for r in (0.84, 0.8, 0.74, 0.68)])
    sc.flat(rings, "#fff0c0", 0.3)


def draw_high_dish(sc: Scene) -> None:
    """The lifted dish from beneath: its rim bulges up before the house, rings run round the bowl, the counter glows in it."""
    x, y = dish_at(1)
    k = -flatten(y)
    q = np.linspace(0, math.pi, 40)
    rim = [(x - DISH * math.cos(a), y - DISH * k * math.sin(a)) for a in q]
    foot = curve(np.array([(x + DISH, y), (x + DISH * 0.9, y + 22), (x + DISH * 0.62, y + 40), (x + 26, y + 52), (x - 26, y + 52), (x - DISH * 0.62, y + 40), (x - DISH * 0.9, y + 22), (x - DISH, y)], float), n=10)  # fmt: skip
    bowl = clean(Polygon([*rim, *[(px, py) for px, py in foot]]).buffer(0))
    sc.layer(bowl, sc.lin([(0, "#a8743a"), (0.16, "#6a421e"), (0.5, "#3a2212"), (0.8, "#24140b"), (1, "#4a2e18")], 0, y - 12, 0, y + 54), z=6, sh=0.6, rim=CREAM, rimop=0.5, **EXACT)  # fmt: skip
    with sc.clip(bowl):
        for t, op in ((0.18, 0.55), (0.24, 0.4), (0.45, 0.3), (0.5, 0.3), (0.78, 0.3)):
            r = DISH * (1 - 0.5 * t**1.6)
            P = [(x - r * math.cos(a), y + 52 * t - r * (k + 0.06 * t) * math.sin(a), 1.4) for a in q]
            sc.flat(limb(P, 1, 3), "#e8b866", op)
        sc.glow(x - 52, y + 50, 90, "#f0b860", 0.5, sy=0.4)
        sc.flat(shape(f"{x - 84},{y + 8} {x - 58},{y + 24} {x - 30},{y + 34} {x - 40},{y + 25} {x - 66},{y + 12}"), "#ffe3a4", 0.5, None, 2)  # fmt: skip
    lip = clean(Polygon([*rim, *[(px, py + 7) for px, py in rim[::-1]]]).buffer(0.6))
    sc.layer(lip, sc.lin([(0, "#7a5024"), (0.4, "#e8a83e"), (0.66, "#fff2c8"), (1, "#b8803c")], x - DISH, 0, x + DISH, 0), z=2.4, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
    foot_knob = U(ellipse(x, y + 55, 13, 6), box(x - 4, y + 52, x + 4, y + 66), ellipse(x, y + 68, 7))
    sc.layer(foot_knob, sc.lin([(0, "#24140b"), (0.7, "#a8743a"), (1, "#3a2212")], x - 13, 0, x + 13, 0), z=2, sh=0.4, rim=CREAM, rimop=0.4, **EXACT)  # fmt: skip


def silhouette() -> Any:
    """The whole balance as one shape, for its shadow."""
    q = [U(*(chain(beam_end(s), h, 8)[0] for h in hooks(s))) for s in (-1, 1)]
    cords = U([limb([(*beam_end(s), 4), (*h, 4)], 1) for s in (-1, 1) for h in hooks(s)])
    half = shape("0,-44^ 70,-33 150,-22 240,-13 330,-12 338,0 330,11 230,17 150,27 76,40 0,54^")
    shaft = U([Polygon([(PIVOT[0] - r, y) for y, r in part] + [(PIVOT[0] + r, y) for y, r in part[::-1]]) for part in COLUMN])  # fmt: skip
    dishes = U([shape(f"{x - DISH},{y - 6} {x + DISH},{y - 6} {x + DISH * 0.6},{y + 40} {x - DISH * 0.6},{y + 40}") for x, y in (dish_at(-1), dish_at(1))])  # fmt: skip
    return U(tilted(U(half, T(half, flip=True))), shaft, cords, dishes, *q)
