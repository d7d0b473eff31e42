"""Before the bright dial of a tower clock that has no hands two acrobats swing: at one second to noon the small one lets go.

Palette: circus navy #25315c, dial verdigris #4e8f86, brass #c7953f, tomato #cf4632, limelight #fff4d0, plum #4b2b4a.
Light: the noon behind the dial. Planes: town / glass and dial / the two / wheels, bell and beams / their shadows on the floor.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

CX, CY = 404, 444  # the middle of the dial, the gap between the hands
RIM, BAND = 356, 268  # the dial's edge, and where its ring of numbers ends
FLOOR = 946
THROW = 0.4  # how far a height falls on the floor
BAR = (482, 198)  # the catcher's trapeze
SWING = (122, 548)  # the empty one
LEAP = -40  # degrees of the flyer


def polar(r: float, deg: float) -> tuple[float, float]:
    """A point of the dial; 0 is noon."""
    a = math.radians(deg)
    return CX + r * math.sin(a), CY - r * math.cos(a)


def lozenge(deg: float, r: float, long: float, wide: float) -> Any:
    """A cut number."""
    return T(Polygon([(0, -long), (wide, 0), (0, long), (-wide, 0)]), *polar(r, deg), rot=deg)


def dial_holes() -> Any:
    """Twelve lozenges and the minutes between them."""
    hours = [lozenge(30 * k, 308, 34 if k % 3 == 0 else 27, 15 if k % 3 == 0 else 10) for k in range(12)]
    minutes = [ellipse(*polar(338, 6 * k), 2.6) for k in range(60)]
    inner = [ellipse(*polar(279, 6 * k + 3), 1.8) for k in range(60)]
    return U(hours, minutes, inner)


def catcher() -> Figure:
    """Tall and thin, head down, knees over the bar at 0,0; his arms hang to y 170."""
    f = Figure()
    suit, trim, skin, hair = "#cf4632", "#ffe9c4", "#8a5236", "#2a1c1c"
    f.add(limb("8,-5,12 24,6,11 36,24,8 44,42,5 48,50,2.4", 6), dark(suit, 0.3), "leg.far")
    f.add(limb("6,0,15 2,26,16 4,50,16", 5), dark(suit, 0.26), "thigh.far")
    f.add(limb("3,102,10 11,130,8 4,154,6", 6), dark(skin, 0.2), "arm.far")
    f.add(
        T(U(ellipse(0, 160, 4.4, 6), limb("0,158,3.4 -4,168,1.6", 2), limb("0,158,3.4 2,169,1.6", 2)), 4, 2),
        dark(skin, 0.2),
        "hand.far",
    )
    f.add(
        fillet(U(limb("-2,-1,15 -4,24,17 2,50,18", 6), limb("2,48,19 6,64,15 1,84,21 -4,101,22", 7)), 3), suit, "suit"
    )
    bands = [limb([(-14, y, 2.6), (18, y - 2, 2.6)], 1) for y in range(14, 108, 10)]
    f.add(U(bands).intersection(f.part("suit").buffer(-0.3)), trim, "bands", 0.2, True, 0.9)
    f.add(limb("-2,-4,13 14,4,12 28,20,9 38,38,6 42,47,2.6", 6), suit, "leg")
    f.add(limb("-3,104,10 -10,114,9", 2), skin, "neck")
    f.add(U(ellipse(-15, 122, 11, 12.5, 30), limb("-24,119,5 -29,119,2.4", 2)), skin, "face")
    f.add(shape("-8,111 -4,122 -9,132 -19,135^ -13,127 -12,118").buffer(0.8), hair, "hair", 0.5)
    f.add(ellipse(-20, 122, 1.4), "#1a1016", "eye", 0.2, True)
    f.add(limb("-3,100,11 -2,128,8.6 -9,155,6", 6), skin, "arm")
    f.add(
        T(
            U(
                ellipse(-19, 161, 4.6, 7),
                limb("-19,160,3.6 -26,170,1.6", 2),
                limb("-19,162,3.6 -20,174,1.8", 2),
                limb("-18,160,3.4 -13,169,1.6", 2),
            ),
            8,
            1,
        ),
        skin,
        "hand",
    )
    f.mark("hold", -13, 173)
    return f


def flyer() -> Figure:
    """Short and round, stretched as an arrow along +x; her fingers end at 0,0."""
    f = Figure()
    suit, tutu, skin, hair = "#25315c", "#e3ab4c", "#e6b08c", "#d9cdbf"
    f.add(limb("-118,12,19 -146,16,13 -172,22,8 -190,26,3", 7), dark(suit, 0.25), "leg.far")
    f.add(limb("-66,-2,12 -38,2,8 -14,3,6", 6), dark(skin, 0.14), "arm.far")
    f.add(U(ellipse(-9, 3, 6.4, 4.2), limb("-8,2,3.4 0,6,1.6", 2)), dark(skin, 0.14), "hand.far")
    f.add(limb("-118,4,23 -148,2,15 -176,4,9 -198,2,3", 8), suit, "leg")
    f.add(fillet(U(ellipse(-98, 2, 27, 21), ellipse(-74, -1, 18, 16)), 5), suit, "body")
    f.add(
        U(
            [
                star(x, y, 3.2, 5, 0.45)
                for x, y in ((-84, -6), (-72, 4), (-92, 8), (-66, -8), (-150, 2), (-134, 8), (-132, -4))
            ]
        ),
        tutu,
        "stars",
        0.3,
    )
    frill = []
    for k in range(12):
        a = math.radians(72 + 19.5 * k)
        frill.append(leaf(-113, 2, 34 - 3 * (k % 2), a, 0.42, 0))
    f.add(U(frill), tutu, "tutu", 1.2)
    f.add(
        U(
            [
                limb(
                    [
                        (-113, 2, 1.6),
                        (
                            -113 + 28 * math.cos(math.radians(72 + 19.5 * k)),
                            2 + 28 * math.sin(math.radians(72 + 19.5 * k)),
                            0.5,
                        ),
                    ],
                    2,
                )
                for k in range(12)
            ]
        ),
        "#9a6a26",
        "pleats",
        0.2,
        True,
        0.7,
    )
    f.add(limb("-62,-5,9 -56,-8,9", 2), skin, "neck")
    f.add(U(ellipse(-46, -13, 12, 11), limb("-36,-16,4 -32,-18,2", 2)), skin, "face")
    f.add(shape("-56,-8 -60,-18 -52,-27 -42,-26^ -48,-20 -50,-12"), hair, "hair", 0.5)
    f.add(ellipse(-60, -24, 5.6), hair, "bun", 0.5)
    f.add(U(ellipse(-40, -15, 1.3)), "#3a2430", "eye", 0.2, True)
    f.add(limb("-70,-5,13 -40,-1,8.6 -14,-3,6", 6), skin, "arm")
    f.add(U(ellipse(-9, -3, 6.6, 4.4), limb("-9,-4,3.6 0,-8,1.8", 2), limb("-8,-3,3.6 2,-2,1.8", 2)), skin, "hand")
    f.mark("hold", 0, 0)
    return f


def roofs(rng: Any, y: float, size: float, x0: float, x1: float) -> Any:
    """A row of gables down to the bottom."""
    out, x = [], x0
    while x < x1:
        w, h = size * rng.uniform(0.7, 1.3), size * rng.uniform(0.5, 1.5)
        top = y - h + rng.uniform(-0.2, 0.2) * size
        out.append(
            Polygon(
                [(x, y + 200), (x, top), (x + w / 2, top - w * rng.uniform(0.3, 0.55)), (x + w, top), (x + w, y + 200)]
            )
        )
        if rng.random() < 0.4:
            out.append(box(x + w * 0.66, top - w * 0.55, x + w * 0.8, top))
        if rng.random() < 0.14:
            out.append(
                Polygon(
                    [
                        (x + w * 0.2, y),
                        (x + w * 0.2, top - w),
                        (x + w * 0.45, top - w * 1.9),
                        (x + w * 0.7, top - w),
                        (x + w * 0.7, y),
                    ]
                )
            )
        x += w * rng.uniform(0.85, 1.05)
    return U(out)


def draw_outside(sc: Scene) -> None:
    """Noon over the town, seen through the open dial."""
    disc = ellipse(CX, CY, RIM)
    with sc.clip(disc):
        sky = sc.rad(
            [(0, "#fffbe6"), (0.16, "#fff4d0"), (0.45, "#f3dfa8"), (0.75, "#b5cfb4"), (1, "#7fb3a8")],
            CX,
            CY - 4,
            RIM + 10,
        )
        sc.flat(disc, sky)
        for k, (r, c) in enumerate(((196, "#f9e8b8"), (138, "#fdf0c6"), (84, "#fff8da"))):
            sc.layer(ellipse(CX, CY - 2, r), c, z=4, sh=0.16, shc="#b58a3c", cut=1.4, wash=0.4, op=0.75 + 0.08 * k)
        for name, P, c in (
            (
                "c1",
                [(60, 590), (150, 556), (240, 580), (330, 566), (420, 596), (540, 584), (640, 566), (760, 540)],
                "#e9dcb0",
            ),
            ("c2", [(60, 640), (160, 622), (280, 636), (420, 612), (540, 634), (700, 606), (780, 626)], "#d3d5b0"),
        ):
            b = bank(sc.stream(name), P, 14, 30, fill=Polygon([*P, (800, 900), (0, 900)]).buffer(0))
            sc.layer(b, sc.lin([(0, light(c, 0.4)), (1, c)], 0, 560, 0, 700), z=4, sh=0.2, shc="#7a7a4a", rimop=0.6)
        for k, (y, size, c) in enumerate(
            ((636, 22, "#c3c6a0"), (668, 30, "#98b096"), (706, 40, "#6a9086"), (752, 54, "#3f6a6c"))
        ):
            g = roofs(sc.stream(f"roofs{k}"), y, size, 20, 790)
            sc.layer(
                g,
                sc.lin([(0, light(c, 0.16)), (1, c)], 0, y - 70, 0, y + 60),
                z=4,
                sh=0.3,
                shc="#2a4a4a",
                cut=0.3,
                rim="#fff8da",
                rimop=0.8,
            )
            w = sc.stream(f"windows{k}")
            dots = [
                box(x, yy, x + size * 0.1, yy + size * 0.16)
                for x in np.arange(60, 760, size * 0.34)
                for yy in (y - size * 0.62, y - size * 0.2, y + size * 0.2)
                if w.random() < 0.55
            ]
            sc.flat(U(dots).intersection(g.buffer(-2)), dark(c, 0.3), 0.6)
        # a church tower far off; its clock has no hands either
        t = U(box(556, 590, 584, 700), Polygon([(552, 592), (570, 536), (588, 592)]))
        sc.layer(t, "#9fb098", z=4, sh=0.3, shc="#2a4a4a", cut=0.2, rim="#fff8da")
        sc.flat(ellipse(570, 611, 9.5), "#fff8da", 0.95)
        r = sc.stream("swifts")
        for _ in range(13):
            a, d = r.uniform(0.4, 2.2), r.uniform(110, 230)
            x, y = CX + d * math.cos(a + 4.6), CY + d * 0.7 * math.sin(a + 4.6)
            sc.flat(
                T(
                    U(limb("-9,-3,.6 -3,0,2.2 0,2,2.6", 3), limb("0,2,2.6 4,-1,2 10,-5,.6", 3)),
                    x,
                    y,
                    r.uniform(0.5, 1),
                    rot=r.uniform(-20, 20),
                ),
                "#5a7a74",
                0.8,
            )


def draw_wall(sc: Scene) -> None:
    """The inside of the tower round the dial: plum brick, a ring of wedge stones, and the dial's own iron."""
    lit = lambda a, b, r=620: sc.rad([(0, a), (0.55, a), (1, b)], CX, CY, r)
    wall = box(-20, -20, 820, FLOOR + 6).difference(ellipse(CX, CY, RIM + 34))
    sc.layer(wall, lit("#7d4f66", "#2a1830", 660), z=8, sh=0.5, cut=0.4, rim="#ffe2b0", rimop=0.5)
    courses = [limb([(-10, y, 1.2), (810, y, 1.2)], 1) for y in range(14, FLOOR, 16)]
    sc.flat(U(courses).intersection(wall), "#1e1226", 0.2)
    sc.flat(brick(wall, 36, 16, "tower", 0.3), "#1e1226", 0.2)
    sc.flat(brick(wall, 36, 16, "tower2", 0.1), "#c98a96", 0.15)
    for k in range(36):
        a0, a1 = 10 * k + 0.4, 10 * k + 9.6
        q = [polar(RIM - 4, a) for a in np.linspace(a0, a1, 5)] + [
            polar(RIM + (40 if k % 3 else 54), a) for a in np.linspace(a1, a0, 5)
        ]
        sc.layer(
            Polygon(q),
            lit("#9a6a78" if k % 2 else "#8a5a70", "#3a2038", 560),
            z=4,
            sh=0.45,
            cut=0.5,
            rim="#ffe9c4",
            rimop=0.6,
        )
    ring = clean(ellipse(CX, CY, RIM).difference(ellipse(CX, CY, BAND)).difference(dial_holes()))
    sc.layer(
        ring,
        sc.rad([(0, "#4e8f86"), (0.72, "#3f7c78"), (0.86, "#2b5b60"), (1, "#1d3c48")], CX, CY, RIM + 4),
        z=7,
        sh=0.3,
        shc="#26464a",
        cut=0.2,
        rim="#fff4d0",
        rimop=0.9,
        rimw=1.3,
    )
    sc.flat(dial_holes(), "#fff6d8", 0.85)
    sc.layer(
        clean(ellipse(CX, CY, BAND + 5).difference(ellipse(CX, CY, BAND - 6))),
        lit("#e0b45e", "#9a6a2c", 300),
        z=3,
        sh=0.3,
        cut=0,
        rim="#fffbe6",
        rimop=0.9,
    )
    bars = [limb([(*polar(BAND, 15 + 30 * k), 3.4), (*polar(206, 15 + 30 * k), 1.6)], 1) for k in range(12)]
    hoop = ellipse(CX, CY, 208).difference(ellipse(CX, CY, 205))
    sc.layer(U(bars, hoop), "#3f6f6c", z=3, sh=0.2, cut=0, rim="#fffbe6", rimop=0.8)
    sc.glow(CX, CY, 470, "#fff0c0", 0.5)
    for k in range(12):  # the light that comes through each number, towards us
        a = math.radians(30 * k - 90)
        w = 0.05 if k % 3 else 0.07
        q = [
            (CX + r * math.cos(a + s * w * m), CY + r * math.sin(a + s * w * m))
            for r, m in ((290, 0.8), (780, 1.0))
            for s in ((-1, 1) if r < 500 else (1, -1))
        ]
        sc.flat(
            Polygon(q),
            sc.rad([(0, "#fff0c0", 0.5), (0.36, "#ffe6ac", 0.34), (1, "#ffe6ac", 0)], CX, CY, 780),
            0.55,
            "screen",
            5,
        )


def fallen(g: Any) -> Any:
    """A thing before the dial as its shadow on the floor: upside down and longer."""
    from shapely.ops import transform

    def f(x: Any, y: Any) -> Any:
        x, y = np.asarray(x, float), np.asarray(y, float)
        h = FLOOR - y
        return CX + (x - CX) * (0.94 + h / 2600), FLOOR - 14 + h * THROW * 0.86

    return clean(transform(f, g))


def draw_floor(sc: Scene, pair: Any) -> None:
    """Boards with the light of the dial, in which the shadows of the two have already met."""
    sc.layer(
        box(-20, FLOOR, 820, 1260),
        sc.rad([(0, "#8a5a50"), (0.6, "#5a3444"), (1, "#2a1830")], CX, 1040, 560),
        z=8,
        sh=0.5,
        cut=0.3,
        rim="#ffd9a0",
    )
    boards = floor_boards(-20, FLOOR, 820, 1220, CX, 560, 12)
    sc.flat(boards, "#24122a", 0.6)
    inner, ring = ellipse(CX, CY, BAND - 6), dial_holes()
    patch = fallen(U(inner, ring))
    sc.flat(patch.buffer(3), "#ffd890", 0.5, "screen", 5)
    sc.flat(patch, sc.rad([(0, "#fff3cc"), (0.6, "#f4cf8c"), (1, "#d79a62")], CX, 1110, 330), 0.86, blur=1.2)
    sc.flat(boards.intersection(patch), "#8a5030", 0.5)
    sc.flat(fallen(pair), "#4b2b4a", 0.92, "multiply", 1.2)
    sc.flat(fallen(pair), "#4b2b4a", 0.6, blur=0.8)


def draw_ropes(sc: Scene) -> None:
    """Both trapezes."""
    o: dict[str, Any] = {"cut": 0, "rim": "#fff4d0", "rimop": 0.8}
    for x0, x1, (x, y) in ((486, 452, BAR), (318, 284, SWING)):
        lines = U(limb([(x0, 96, 3), (x + 24, y, 3)], 1), limb([(x1, 96, 3), (x - 24, y, 3)], 1))
        sc.layer(lines, "#6a4434", z=3, sh=0.4, **o)
    sc.layer(T(box(-34, -4, 34, 4).buffer(1), *SWING, rot=24), "#c7953f", z=4, **o)
    sc.layer(T(box(-34, -4, 34, 4).buffer(1), *BAR, rot=3), "#c7953f", z=4, **o)


def pigeon(sc: Scene, x: float, y: float, s: float, flip: bool = False, look: float = 0) -> None:
    """One of the audience, dark against the light."""
    b = T(bird_on("pigeon", look=look), x, y, s, flip=flip).recolour(lambda c: mix(c, "#2a2038", 0.62))
    put(sc, b, z=2, rim=(2 if x > CX else -2, 1, "#ffe6b0", 0.9), cast=3)


def draw_machine(sc: Scene) -> None:
    """Wheels, beam and bell, close to us and dark, their edges lit."""
    o: dict[str, Any] = {"cut": 0.3, "rim": "#ffe2a0", "rimop": 0.95, "rimw": 1.6, "sh": 0.6}
    shade = lambda a, b: sc.rad([(0, a), (0.5, mix(a, b, 0.45)), (1, b)], CX, CY, 680)
    for x, y, r, n, rot, c in (
        (866, 700, 214, 30, 3, "#6a4a3a"), (52, 806, 116, 20, 4, "#7a5636"), (-62, 640, 150, 24, 0, "#5a3c40"), (676, 884, 74, 15, 8, "#8a6234"),
        (-24, 138, 150, 24, 5, "#5a3c40"),
    ):  # fmt: skip
        g = T(gear(r, n, 0.2, 6), x, y, rot=rot)
        sc.layer(g, shade(c, "#1c1022"), z=13, **o)
        sc.layer(
            T(ellipse(0, 0, r * 0.16).difference(ellipse(0, 0, r * 0.05)), x, y), shade("#c7953f", "#3a2420"), z=4, **o
        )
        sc.stroke(
            [(x + r * 0.8 * math.cos(t), y + r * 0.8 * math.sin(t)) for t in np.linspace(0, 6.29, 60)],
            "#ffdf9a",
            1,
            0.25,
        )
    # the beam and the bell
    beam = box(-20, 62, 820, 112)
    sc.layer(beam, sc.lin([(0, "#2a1628"), (0.7, "#4a2a36"), (1, "#8a5a4a")], 0, 62, 0, 114), z=12, **o)
    sc.flat(U([limb([(-20, y, 0.6), (300, y + 3, 1.6), (820, y - 2, 0.6)], 5) for y in (74, 86, 98)]), "#1a0e1c", 0.6)
    for x in (118, 640):
        sc.layer(box(x - 14, 56, x + 14, 120), shade("#5a4048", "#1c1022"), z=4, **o)
    b = T(shape("-16,0^ -26,26 -34,62 -52,92 -60,104^ 60,104^ 52,92 34,62 26,26 16,0^"), 668, 116, 1.15)
    sc.layer(b, sc.lin([(0, "#c7953f"), (0.35, "#8a5c30"), (1, "#38202c")], 590, 0, 745, 0), z=10, **o)
    sc.layer(
        T(U(limb("-58,100,6 0,103,6 58,100,6", 4), limb("-50,86,3 0,89,3 50,86,3", 4)), 668, 116, 1.15),
        "#a8742f",
        z=2,
        **o,
    )
    sc.layer(U(limb([(668, 234, 6), (668, 250, 5)], 1), ellipse(668, 256, 12)), "#2a1826", z=4, **o)
    # the hammer is drawn back
    sc.layer(
        U(limb("830,140,9 798,170,7 772,196,7", 5), T(box(-13, -19, 13, 19).buffer(3), 766, 204, rot=-38)),
        "#2a1826",
        z=8,
        **o,
    )


def draw() -> Scene:
    """One second to noon."""
    sc = Scene("noon_leap", light=(CX, CY, 240), shadow="#120a18", bg="#25182c")
    up = T(catcher(), *BAR, 1.42, rot=21)
    hx, hy = up.at("hold")
    down = T(flyer(), hx - 15, hy + 15, 1.24, rot=LEAP)
    joined = U(
        up.outline(),
        T(down.outline(), 14, -14),
        limb([(hx - 6, hy + 6, 11), (hx + 4, hy - 6, 11)], 1),
        box(BAR[0] - 34, BAR[1] - 5, BAR[0] + 34, BAR[1] + 5),
    )
    draw_outside(sc)
    draw_wall(sc)
    draw_floor(sc, joined)
    draw_ropes(sc)
    for f in (up, down):
        put(sc, f, z=2, sh=0.34, rimop=0.5, rimw=0.6)
    sc.glow((hx * 2 - 15) / 2, (hy * 2 + 15) / 2, 90, "#fffbe6", 0.75)
    draw_machine(sc)
    for x, y, s, fl, look in (
        (176, 64, 0.56, False, 26),
        (232, 64, 0.5, False, 40),
        (330, 64, 0.56, True, 8),
        (548, 64, 0.54, True, 36),
        (602, 64, 0.5, True, 20),
        (756, 64, 0.58, True, 30),
        (96, 690, 0.5, False, 0),
        (704, 512, 0.56, True, 8),
    ):
        pigeon(sc, x, y, s, fl, look)
    sc.vignette("#140a1a", 0.42, CX, 560, 900)
    sc.finish()
    return sc
