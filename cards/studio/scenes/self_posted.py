"""At a corner in the last sun stands a letter box as high as a house, and a child is posting itself.

Palette: dusk violet #4a4a72, mauve #a88a9a, plum #2c2044, deep yellow #ffc928, amber #b05f1c; red socks, chair and stamp.
Light: the sun, low at the left; right of the box all is shadow. Planes: sky / a row of houses in haze / the box / stack and
child / postman.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SHADE = "#241a42"
SUN = (-60, 780)
CX, HALF = 458, 196  # axis and half width of the box
TOP, FOOT = 330, 1084
EYE = 900  # the height of our eye
LIP, BIG = (428, 646), 1.14  # middle of the lower edge of the slot; how large the child is


def bow(y: float, half: float, n: int = 40) -> list[tuple[float, float]]:
    """The front edge of a ring round the box at height y, from left to right."""
    k = (EYE - y) * 0.085
    return [(CX + half * math.sin(a), y - k * math.cos(a)) for a in (math.pi * (i / n - 0.5) for i in range(n + 1))]


def band(y0: float, y1: float, half: float, half1: float | None = None) -> Any:
    """The sheet between two rings."""
    return Polygon([*bow(y0, half), *reversed(bow(y1, half1 or half))]).buffer(0)


def patch(y0: float, y1: float, a0: float, a1: float, half: float = HALF) -> Any:
    """A piece of the round wall between two heights and two sides (-1 left edge, 1 right edge)."""
    return band(y0, y1, half).intersection(box(CX + a0 * half, 0, CX + a1 * half, 1200))


def enamel(sc: Scene, half: float = HALF, deep: float = 0) -> str:
    """Yellow going round: lit at the left, a gleam, then amber and brown shade with a breath of light at the edge."""
    tones = ("#fbc04a", "#ffea9c", "#fff6cc", "#ffd552", "#f0a32e", "#ad5c24", "#6a2f2c", "#361a34", "#553048")
    return sc.lin([(o, dark(c, deep)) for o, c in zip((0, 0.07, 0.14, 0.28, 0.44, 0.6, 0.77, 0.92, 1), tones, strict=True)], CX - half, 0, CX + half, 0)  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Late air: dusk violet above, apricot over the roofs at the left, one long strip of cloud."""
    sc.backdrop(sc.rad([(0, "#fff0c4"), (0.2, "#ffd898"), (0.4, "#f0b48c"), (0.58, "#b08c98"), (0.76, "#6a6488"), (1, "#34345c")], *SUN, 1060))  # fmt: skip
    r = sc.stream("strip")
    for x, y, w, h in ((-70, 470, 420, 17), (-60, 506, 250, 9)):
        P = [(x + w * k / 8, y + r.uniform(-4, 4), 0.6 + 2 * h * math.sin(math.pi * k / 8) * r.uniform(0.6, 1)) for k in range(9)]  # fmt: skip
        sc.layer(limb(P, 8), sc.lin([(0, "#ffdca8"), (1, "#a08498")], x, y + 20, x + w, y - 20), z=4, sh=0.1, cut=0.4, wash=0.3, op=0.8, rim="#ffeecc", rimop=0.7)  # fmt: skip


def draw_row(sc: Scene, houses: tuple[tuple[float, float, float], ...], near: str, far: str, pane: str) -> None:
    """Houses (x, width, eaves) joined to one sheet in haze, with rows of dim panes."""
    fronts = [box(x, y, x + w, 970) for x, w, y in houses]
    roofs = [Polygon([(x - 5, y + 2), (x + w * 0.2, y - w * 0.4), (x + w * 0.8, y - w * 0.4), (x + w + 5, y + 2)]) for x, w, y in houses]  # fmt: skip
    stacks = [box(x + w * 0.62, y - w * 0.4 - 22, x + w * 0.62 + 15, y) for x, w, y in houses]
    row = U(fronts, roofs, stacks)
    x0, y0, x1, _ = row.bounds
    sc.layer(row, sc.lin([(0, near), (1, far)], x0, 960, x1, y0), z=7, sh=0.2, shc=SHADE, cut=0.3, wash=0.4, rim="#ffe4b8", rimop=0.6)  # fmt: skip
    sc.flat(U([r.difference(T(r, -w * 0.25, 0)) for r, (_, w, _) in zip(fronts, houses, strict=True)]), SHADE, 0.12, "multiply")  # fmt: skip
    panes = [box(x + w * t - 6, yy, x + w * t + 6, yy + 26) for x, w, y in houses for t in (0.27, 0.62) for yy in range(round(y) + 24, 900, 66)]  # fmt: skip
    sc.flat(U(panes), pane, 0.45)


def draw_square(sc: Scene) -> None:
    """Left a row in the haze of the sun, right one in the shade; pavement with the long cast shadow."""
    draw_row(sc, ((-30, 112, 690), (88, 96, 742), (190, 96, 716)), "#f3bd88", "#c08c88", "#7a5468")
    draw_row(sc, ((560, 116, 648), (680, 150, 556)), "#5a4468", "#3a3258", "#1c1838")
    sc.veil([(0, "#ffcf90", 0), (0.7, "#ffcf90", 0.3), (1, "#ffcf90", 0.4)], 420, 600, 0, 960)
    ground = box(-40, 952, 840, 1240)
    sc.layer(ground, sc.lin([(0, "#ffdf9e"), (0.24, "#eeb484"), (0.5, "#9a6a76"), (0.75, "#4a3658"), (1, "#2a2044")], -20, 1000, 800, 1150), z=4, cut=0, sh=0, rimop=0)  # fmt: skip
    lines = []
    for k in range(9):
        y = 962 + 5.2 * k**1.75
        lines.append(box(-10, y, 810, y + 0.8 + 0.2 * k))
        s = 40 + 13 * k
        for j in range(-9, 10):
            x = 400 + (j + 0.5 * (k % 2)) * s
            lines.append(Polygon([(x, y), (x + 1.4, y), (x + (x - 400) * 0.1 + 1.6, y + 5.2 * ((k + 1) ** 1.75 - k**1.75)), (x + (x - 400) * 0.1, y + 5.2 * ((k + 1) ** 1.75 - k**1.75))]))  # fmt: skip
    sc.flat(U(lines), "#5a3048", 0.22)
    cast = Polygon([(CX - 190, 1086), (CX + 40, 1112), (CX + 200, 1122), (840, 1150), (840, 954), (700, 952), (CX + 120, 990)])  # fmt: skip
    sc.flat(cast, SHADE, 0.7, "multiply", 6)


def draw_box(sc: Scene) -> None:
    """Body, cornice with its scallops, dome, door, plinth."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#fff8d8", "rimop": 0.9, "shc": "#5a2414", "wash": 0.5}
    body = band(TOP, FOOT, HALF)
    sc.layer(body, enamel(sc), z=14, **(o | {"shc": SHADE}))
    sc.flat(body, sc.lin([(0, "#4a1c30", 0.0), (0.5, "#4a1c30", 0.0), (1, "#4a1c30", 0.55)], CX - 100, TOP, CX + 40, FOOT), 1, "multiply")  # fmt: skip
    sc.layer(band(1030, 1098, HALF + 24), sc.lin([(0, "#4a4064"), (0.16, "#9a8296"), (0.42, "#3a2c50"), (1, "#140f2c")], CX - 220, 0, CX + 220, 0), z=7, **o)  # fmt: skip
    sc.layer(band(1008, 1032, HALF + 12), enamel(sc, HALF + 12, 0.1), z=5, **o)
    for y in (346, 690):
        sc.layer(band(y, y + 15, HALF + 4), enamel(sc, HALF + 4), z=3, **o)
    door = patch(722, 990, -0.12, 0.66)
    sc.layer(door.buffer(-3), enamel(sc, HALF, 0.05), z=2.4, **o)
    inner = patch(744, 968, -0.04, 0.58)
    sc.layer(inner, enamel(sc, HALF, 0.12), z=1.2, **o)
    for y in (770, 930):
        sc.layer(patch(y, y + 16, 0.58, 0.7), enamel(sc, HALF, 0.3), z=2, **EXACT)
    hx, hy = CX + 96, 850
    sc.layer(ellipse(hx, hy, 15, 18), "#fff0b0", z=3, rim="#ffffff", **EXACT)
    sc.flat(U(ellipse(hx, hy - 4, 4.5), Polygon([(hx - 2.4, hy - 3), (hx + 2.4, hy - 3), (hx + 4.5, hy + 11), (hx - 4.5, hy + 11)])), "#3a1c14")  # fmt: skip
    dome = Polygon([*bow(300, HALF + 16), *[(CX + (HALF + 16) * math.cos(a), 262 - 168 * math.sin(a) ** 0.92) for a in (math.pi * i / 60 for i in range(61))]])  # fmt: skip
    dome = clean(dome.buffer(0))
    sc.layer(U(ellipse(CX, 70, 22), box(CX - 13, 78, CX + 13, 104)), sc.rad([(0, "#fff4c4"), (0.4, "#ffcf3a"), (1, "#9a4a20")], CX - 8, 62, 40), z=6, **o)  # fmt: skip
    sc.layer(dome, enamel(sc, HALF + 16), z=10, **o)
    sc.flat(dome, sc.rad([(0, "#ffffff", 0), (0.5, "#8a3a2c", 0.1), (1, "#3a1434", 0.7)], CX - 130, 210, 360), 1, "multiply")  # fmt: skip
    with sc.clip(dome):
        for k in range(-5, 6):
            b = math.sin(k * 0.3) * (HALF + 14)
            P = [(CX + b * math.sin(t), 96 + 200 * (1 - math.cos(t)) - 34 * math.cos(k * 0.3) * math.sin(t)) for t in (math.pi / 2 * i / 20 for i in range(21))]  # fmt: skip
            sc.stroke(P, "#7a3414", 2.2, 0.5)
            sc.stroke([(x + 2, y) for x, y in P], "#fff0c0", 1.2, 0.35)
        sc.glow(CX - 132, 200, 110, "#fff4d0", 0.7)
    e = {"dx": CX - 18, "dy": 424}
    for g, deep, z in ((ellipse(0, 0, 74, 62), 0.06, 2.4), (box(-46, -30, 46, 32).buffer(2), -0.0, 3.0)):
        sc.layer(T(g, **e), enamel(sc, HALF, deep), z=z, **o)
    for P in ([(-46, -30), (0, 8), (46, -30)], [(-46, 32), (-12, -2)], [(46, 32), (12, -2)]):
        sc.stroke([(x + CX - 18, y + 425) for x, y in P], "#8a3c14", 3, 0.75)
        sc.stroke([(x + CX - 16.6, y + 427.4) for x, y in P], "#fff6cc", 1.4, 0.8)
    for px, py, fl in ((CX + 40, 96, 0), (CX + 92, 116, 1)):
        put(sc, T(bird_on("pigeon"), px, py, 0.42, flip=bool(fl)), z=1.4, rim=(2, 2, "#ffffff", 0.8))
    scallops = U(band(296, 330, HALF + 26), [ellipse((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 1, max(3.0, (b[0] - a[0]) / 2), 15) for a, b in zip(bow(330, HALF + 26, 22)[:-1], bow(330, HALF + 26, 22)[1:], strict=True)])  # fmt: skip
    sc.layer(scallops, enamel(sc, HALF + 26), z=10, **o)
    sc.layer(band(284, 302, HALF + 34), enamel(sc, HALF + 34), z=6, **o)


def draw_slot(sc: Scene) -> None:
    """The mouth with its lifted flap, and half a child in it."""
    frame = patch(548, 668, -0.78, 0.62)
    sc.layer(frame, enamel(sc, HALF, -0.0), z=5, cut=0.3, rim="#fffbe0", rimop=0.95, shc="#5a2414")
    mouth = patch(566, 650, -0.7, 0.54)
    sc.flat(mouth, sc.lin([(0, "#1a0c1c"), (1, "#4a2018")], 0, 500, 0, 620))
    put_child(sc)
    flap = Polygon([*bow(548, HALF * 0.98)[6:33], *[(x + 0.06 * (x - CX), y + 8) for x, y in reversed(bow(590, HALF * 0.98)[6:33])]])  # fmt: skip
    sc.layer(flap.buffer(0), enamel(sc, HALF), z=9, cut=0.3, rim="#fffbe0", rimop=1, rimw=1.4, shc="#2a0c14", sh=0.8)


def sock(a: tuple[float, float, float], b: tuple[float, float, float]) -> tuple[Any, Any]:
    """A stockinged shin, and its stripes."""
    g = limb([a, b], 4)
    n, stripes = 5, []
    dx, dy = b[0] - a[0], b[1] - a[1]
    L = math.hypot(dx, dy)
    for k in range(n):
        t = (k + 0.5) / n
        x, y = a[0] + dx * t, a[1] + dy * t
        stripes.append(limb([(x - dy / L * 24, y + dx / L * 24, 6), (x + dy / L * 24, y - dx / L * 24, 6)], 1))
    return g, U(stripes).intersection(g)


def put_child(sc: Scene) -> None:
    """From the waist down: seat with the stamp, one leg kicked up, one stretched to the chair."""
    X, Y = LIP

    def place(g: Any) -> Any:
        return T(g, X, Y, BIG)

    o: dict[str, Any] = {"cut": 0, "rim": "#ffe4b8", "rimop": 0.9, "shc": "#3a1230", "sh": 0.5, "wash": 0.4}
    blue = sc.lin([(0, "#7a86b8"), (0.4, "#44508c"), (1, "#1e2050")], X - 90, Y + 10, X + 80, Y + 60)
    shirt = place(shape("-40,-84^ 38,-84^ 44,-30 56,-6 60,6 34,10 14,2 -6,12 -32,4 -58,10 -54,-8 -44,-34"))
    right, left = sock((68, 128, 35), (70, 198, 25)), sock((-112, 92, 35), (-176, 116, 25))
    seat = U(shape("-50,-16^ 50,-16^ 60,14 62,48 48,80 20,88 0,78 -20,88 -48,80 -62,48 -60,14"), limb([(30, 52, 62), (56, 104, 50)], 4), limb([(-30, 52, 62), (-88, 82, 50)], 4))  # fmt: skip
    seat = place(fillet(seat, 8))
    shoes = [
        shape("56,192^ 84,192^ 84,212 82,224 60,242 42,250 30,246 34,236 52,222 56,208"),
        shape("-170,104^ -180,132^ -196,128 -206,132 -226,152 -240,154 -244,146 -234,126 -214,106 -192,96"),
    ]
    knees = [limb(P, 4) for P in ([(48, 92, 42), (68, 134, 33)], [(-72, 74, 42), (-116, 94, 33)])]
    whole = U(seat, shirt, place(U(right[0], left[0], *shoes, *knees)))
    with sc.clip(band(TOP, FOOT, HALF)):
        for dx, dy, op, blur in ((52, 20, 0.55, 10), (22, 10, 0.6, 5)):
            sc.flat(T(whole, dx, dy), "#3a1230", op, "multiply", blur)
    for g, bars in (right, left):
        g, bars = place(g), place(bars)
        sc.layer(g, "#fff2dc", z=6, **o)
        sc.flat(bars, "#d8342c")
        sc.flat(g.difference(T(g, -9, -5)), SHADE, 0.5, "multiply", 2)
    for g in knees:
        sc.layer(place(g), "#e0a078", z=4, **o)
    for g in shoes:
        sc.layer(place(g), sc.lin([(0, "#8a4438"), (1, "#3a1c34")], X - 280, 0, X + 100, 0), z=4, **o)
    sc.layer(seat, blue, z=6, **o)
    sc.stroke([(X, Y + 92), (X - 2, Y + 70), (X + 1, Y + 40), (X, Y - 12)], "#181840", 2.4, 0.7)
    sc.layer(shirt, "#f4f0e2", z=3, **o)
    with sc.clip(shirt):
        sc.flat(U([limb([(X - 80, Y - 86 + 15 * k, 6), (X, Y - 80 + 15 * k, 6), (X + 80, Y - 86 + 15 * k, 6)], 6) for k in range(8)]), "#2f6a68")  # fmt: skip
        sc.flat(shirt, sc.lin([(0, "#1a0c2c", 0.95), (0.35, "#1a0c2c", 0.5), (1, "#1a0c2c", 0)], 0, Y - 70, 0, Y), 1, "multiply")  # fmt: skip
    sc.flat(seat.difference(T(seat, -16, -9)), "#141038", 0.6, "multiply", 6)
    stamp = box(-33, -38, 33, 38).difference(U([*[ellipse(x, y, 3.4) for x in range(-33, 34, 11) for y in (-38, 38)], *[ellipse(x, y, 3.4) for y in range(-38, 39, 11) for x in (-33, 33)]]))  # fmt: skip
    at: dict[str, Any] = {"dx": X - 3, "dy": Y + 46, "rot": -11, "s": BIG}
    sc.layer(T(stamp, **at), "#fffdf4", z=3, cut=0, sh=0.6, shc="#081038", rim="#ffffff", wash=0.2)
    sc.flat(T(box(-25, -30, 25, 30), **at), "#e8503c")
    sc.flat(T(ellipse(0, -4, 13), **at), "#ffd23c")
    sc.flat(T(shape("-25,30^ -25,10 -8,2 8,14 25,6 25,30^"), **at), "#1f7a68")


def draw_stack(sc: Scene) -> None:
    """Trunk, suitcase and the chair that has just begun to tip."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#ffeecc", "rimop": 0.9, "shc": SHADE}
    x, y = 446, 1116
    sc.flat(
        shape(f"{x - 96},{y - 4}^ {x + 90},{y - 8} {x + 250},{y + 4}^ {x + 230},{y + 30} {x - 60},{y + 10}"),
        SHADE,
        0.7,
        "multiply",
        6,
    )
    trunk = box(x - 92, y - 92, x + 92, y).buffer(4)
    sc.layer(trunk, sc.lin([(0, "#7a9a80"), (0.3, "#3f665e"), (1, "#1a2838")], x - 92, 0, x + 92, 0), z=9, **o)
    sc.layer([(box(x - 96, y - 66, x + 96, y - 58), "#b8865a"), (box(x - 60, y - 95, x - 46, y + 3), "#c89a5a"), (box(x + 46, y - 95, x + 60, y + 3), "#6a4038"), (box(x - 11, y - 72, x + 11, y - 50), "#f0c070")], z=1.6, **EXACT)  # fmt: skip
    case = T(suitcase("#c8442e"), x - 6, y - 96, 1.5)
    put(sc, case, z=2.4, rim=(3, 1, "#ffe4b0", 0.8))
    sc.flat(
        case.outline(), sc.lin([(0, SHADE, 0), (0.3, SHADE, 0.1), (1, SHADE, 0.7)], x - 76, 0, x + 66, 0), 1, "multiply"
    )
    top = min(p.geom.bounds[1] for p in case.pieces if p.geom.area > 2000)
    put(sc, T(chair("#8a2c3c", "#e8b04a", "side", back=50), x - 22, top - 2, 1.5, rot=-17), z=2.2, rim=(3, 2, "#ffe8c0", 0.8))  # fmt: skip


def draw_postman(sc: Scene) -> None:
    """He has come to empty the box; key in one hand, sack over the shoulder, cap on the back of his head."""
    x, y, s = 156, 1168, 1.52
    pose = SIDE["stand"].but(lean=-9, stoop=-8, nod=-26, foot_a=(0.24, 0), foot_b=(-0.16, 0), toe_a=-8, knee_b=1)
    p = person(58, "side", pose, dress("uniform", "#3a4474", "#20264c", "#f0c050"), "#e0a884", "short", "#efe8dc", "wonder", 1.16, beard="moustache", hat="flat", hat_colour="#2c3460", grip_a="grip", grip_b="relaxed", reach_a=(34, -88), reach_b=(0, -180))  # fmt: skip
    sc.flat(
        Polygon([(x - 30, y - 6), (x + 30, y + 8), (x + 420, y + 26), (x + 400, y - 20)]), SHADE, 0.6, "multiply", 6
    )
    sc.flat(ellipse(x + 10, y, 60, 9), SHADE, 0.7, "multiply", 4)
    f = T(p, x, y, s)
    put(sc, f, z=2.4)
    sc.flat(
        f.outline(), sc.lin([(0, SHADE, 0), (0.4, SHADE, 0.1), (1, SHADE, 0.6)], x - 46, 0, x + 60, 0), 1, "multiply"
    )
    for k in (4, 2):
        rimlight(sc, f.outline(), k, 0.4, "#ffe4b0", 0.9, 1, SUN, 620)
    hx, hy = f.at("hand_a.hold")
    sc.layer(key(hx, hy, 1.9, -150), "#ffd75a", z=3, **EXACT)
    sc.flat(ellipse(x - 84, y + 2, 66, 9), SHADE, 0.7, "multiply", 4)
    for dx, dy, rot, c in ((-108, -118, -28, "#fff2d8"), (-60, -120, 16, "#e8b898"), (-86, -128, -4, "#f4dcc0")):
        letter = T(box(-25, -17, 25, 17), x + dx, y + dy, rot=rot)
        sc.layer(letter, c, z=3, rim="#ffffff", **EXACT)
        sc.stroke([(x + dx - 18, y + dy - 12), (x + dx, y + dy), (x + dx + 18, y + dy - 12)], "#a88a8a", 1.4, 0.8)
    sack = shape("-46,-62^ -20,-70 14,-70 40,-60^ 34,-44 50,-14 54,22 40,46^ -44,46^ -62,22 -56,-16 -38,-46")
    sack = T(sack, x - 84, y - 42)
    sc.layer(sack, sc.lin([(0, "#f6c88a"), (0.4, "#a8744f"), (1, "#3a2438")], x - 140, 0, x - 30, 0), z=5, rim="#fff0d0", rimop=0.9)  # fmt: skip
    with sc.clip(sack):
        sc.flat(U([limb([(x - 84 + k * 13, y - 92, 2), (x - 84 + k * 19, y - 50, 5), (x - 84 + k * 17, y, 1)], 6) for k in range(-3, 4)]), "#5a2c2c", 0.28, blur=1.5)  # fmt: skip
    sc.layer(limb([(x - 124, y - 90, 8), (x - 84, y - 84, 9), (x - 46, y - 90, 8)], 5), "#8a2c3c", z=2, **EXACT)


def draw() -> Scene:
    """The card."""
    sc = Scene("self_posted", light=(*SUN, 260), shadow="#1c1438", bg="#6a6488")
    draw_sky(sc)
    draw_square(sc)
    draw_box(sc)
    draw_slot(sc)
    draw_stack(sc)
    draw_postman(sc)
    sc.glow(*SUN, 620, "#ffd48c", 0.45)
    sc.vignette("#140f2c", 0.42, 330, 660, 960)
    sc.finish()
    return sc
