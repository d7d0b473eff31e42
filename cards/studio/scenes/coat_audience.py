"""A boy in a paper crown bows on a bare stage; in the stalls sit only coats, and two sleeves have begun to clap.

Palette: velvet ink #1b1626, stalls wine #4b1f33, coat moss #4e5138, coat camel #a57d52, lamp milk #faf1dc, crown #e9c441.
Light: one lamp over the stage, so that we see the coats from behind against it. Planes: bare stage / curtain and boxes /
eight rows of empty collars, darker the nearer.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 408, 420  # the round of lamp on the boards
LAMP = (318, 128)
WALL, EDGE = 372, 500  # back and front of the stage
LEFT, RIGHT = 176, 640  # the opening
ROWS = (552, 588, 634, 692, 764, 854, 966, 1106)
CLAP = (4, 300)  # the row and the place of the coat that claps
EMBRACE = (6, 1)  # the row and the place of two who sit close
TONES = (
    "#4e5138", "#a57d52", "#6a3f4c", "#3f5a62", "#8a6a4a", "#4a3a5c", "#7a5a3a", "#566a4a", "#8a4a3c", "#3c4a6a",
    "#9a8a6a", "#5a4a44",
)  # fmt: skip
KINDS_OF_COAT = ("up", "fur", "lapel", "hood", "kimono", "cape", "lapel", "up", "stand", "fur", "kimono")


def aisle(y: float) -> tuple[float, float]:
    """Middle and half width of the way between the seats."""
    return 430 + (y - 540) * 0.2, 9 + (y - 540) * 0.052


def width(y: float) -> float:
    """Width of a seat in a row."""
    return 23 + (y - 548) * 0.235


def sag(x: float, y: float) -> float:
    """The rows bend round the stage: their ends lie further off."""
    return y - (16 + (y - 548) * 0.11) * ((x - 420) / 420) ** 2


def coat(kind: str, tone: str, seed: int) -> list[tuple[Any, str, float, bool]]:
    """An empty coat from behind: [(sheet, colour, height, ink)], shoulders 100 wide, the neck at 0,0."""
    r = random.Random(f"coat{seed}")
    deep = dark(tone, 0.45)
    out: list[tuple[Any, str, float, bool]] = []
    slope = r.uniform(2, 12)
    body = shape(
        f"-46,96^ -50,40 -{48 + r.uniform(-2, 3):.0f},{slope + 6:.0f} -34,{slope - 6:.0f} -15,-10 15,-10 34,{slope - 6:.0f} {48 + r.uniform(-2, 3):.0f},{slope + 6:.0f} 50,40 46,96^"
    )
    sleeves = [
        limb([(s * 45, slope + 8, 19), (s * (55 + r.uniform(-3, 4)), 48, 20), (s * (52 + r.uniform(-5, 4)), 96, 18)], 6)
        for s in (-1, 1)
    ]
    if kind == "cape":
        body = shape("-60,96^ -58,50 -48,14 -28,-4 -14,-10 14,-10 28,-4 48,14 58,50 60,96^")
        sleeves = []
    hole = {
        "up": ellipse(0, -36, 21, 8), "fur": ellipse(0, -25, 22, 9), "lapel": ellipse(0, -24, 17, 7), "stand": ellipse(0, -32, 15, 6),
        "hood": ellipse(0, -18, 20, 8), "kimono": ellipse(0, -12, 24, 10), "cape": ellipse(0, -22, 18, 7),
    }[kind]  # fmt: skip
    far = clean(hole.buffer(4.5).difference(hole))
    out.append((far, light(tone, 0.1), 0.8, False))
    out.append((hole, dark(tone, 0.72), 0.3, True))
    for g in sleeves:
        out.append((g, dark(tone, 0.1), 0.9, False))
    out.append((body, tone, 1.0, False))
    seam = [limb([(0, -4, 0.8), (0.6, 40, 2), (0, 96, 1)], 4)] + [
        limb([(s * 15, 20, 0.5), (s * 20, 60, 1.6), (s * 17, 96, 0.6)], 4) for s in (-1, 1)
    ]
    out.append((U(seam), deep, 0.2, True))
    collar = {
        "up": shape("-21,-4^ -26,-30 -22,-38^ -10,-32 10,-32 22,-38^ 26,-30 21,-4^ 0,-1"),
        "fur": U([ellipse(q, -13 - 0.012 * q * q + 3 * (k % 2), 9) for k, q in enumerate(range(-26, 27, 7))]),
        "lapel": shape("-30,0^ -24,-20 -16,-26^ 0,-20 16,-26^ 24,-20 30,0^ 0,6"),
        "stand": shape("-17,-6^ -17,-32^ 0,-27 17,-32^ 17,-6^ 0,-3"),
        "hood": shape("-24,-16^ -33,4 -24,26 0,36 24,26 33,4 24,-16^ 0,-6"),
        "kimono": shape("-34,2^ -27,-14^ -12,-3 0,0 12,-3 27,-14^ 34,2^ 16,14 0,17 -16,14"),
        "cape": shape("-44,20^ -32,-6 -20,-26^ 0,-20 20,-26^ 32,-6 44,20^ 0,28"),
    }[kind]  # fmt: skip
    tint = {"fur": "#b7a184", "kimono": mix(tone, "#d9c9a4", 0.5), "lapel": dark(tone, 0.3)}.get(
        kind, light(tone, 0.07)
    )
    k = r.random()
    if kind in ("kimono", "cape", "lapel") and k < 0.6:
        out.append(
            (
                patterned(body.buffer(-2), r.choice(("stripes", "checks", "flowers", "dots")), f"c{seed}", 2.1),
                light(tone, 0.25),
                0.2,
                True,
            )
        )
    if kind in ("up", "hood", "stand") and k < 0.7:
        out.append((limb([(-26, 74, 9), (0, 76, 10), (26, 74, 9)], 3), dark(tone, 0.2), 0.5, False))
        out.append((U(ellipse(-20, 74, 3), ellipse(20, 74, 3)), "#d8bf8a", 0.3, True))
    if kind == "stand":
        out.append(
            (
                U(*[T(box(-9, -3, 9, 3).buffer(2), s * 37, slope + 1, rot=s * 24) for s in (-1, 1)]),
                "#c9a24a",
                0.5,
                False,
            )
        )
    out.append((collar, tint, 1.0, False))
    if r.random() < 0.17 and kind in ("lapel", "stand", "up"):  # a scarf is left on
        c = r.choice(("#c9503c", "#d9a440", "#5a93a8", "#d8c8a4"))
        tail = limb([(13, 0, 10), (19, 36, 12), (15, r.uniform(54, 76), 12)], 6)
        out.append((tail, c, 0.7, False))
        out.append((limb("-25,-2,11 0,8,12 25,-2,11", 6), light(c, 0.08), 0.8, False))
    return out


def lay_coat(sc: Scene, pieces: list[Any], x: float, y: float, w: float, rot: float, depth: float) -> None:
    """Lay it, hazier far off and darker near; its edges towards the stage are lit."""
    k = w / 100
    for g, c, z, ink in pieces:
        q = T(g, x, y, k, rot=rot)
        lit = mix(mix(c, "#f3dcb4", 0.2), "#8a5a52", 0.18 * (1 - depth))
        shade = mix(c, "#1b1626", 0.34 + 0.42 * depth)
        fill = sc.lin(
            [(0, mix(lit, shade, 0.25 + 0.6 * depth)), (1, mix(shade, "#1b1626", 0.35))], x, y - 40 * k, x, y + 80 * k
        )
        if ink:
            sc.flat(q, mix(c, "#1b1626", 0.35 + 0.3 * depth), 0.75)
        else:
            sc.layer(
                q,
                fill,
                z=max(0.8, 9 * k * z),
                sh=0.5,
                cut=0.25,
                fibre=0.1,
                wash=0.6,
                rim="#faf1dc",
                rimop=0.95,
                rimw=0.8 + 0.9 * k,
            )
            if w > 60:
                dx = (x - LX) / 300
                rimlight(
                    sc, q, max(-4.0, min(4.0, dx * 5)), 3.4 + 3.2 * k, "#ffe0ac", 0.72, blur=2.4, c=(LX, LY), r=980
                )


def draw_stage(sc: Scene) -> None:
    """A bare back wall, boards, a ladder and a lamp."""
    sc.backdrop("#1b1626")
    glow = lambda a, b, r=420: sc.rad([(0, a), (0.5, mix(a, b, 0.5)), (1, b)], LX, LY - 30, r)
    wall = box(LEFT - 30, 40, RIGHT + 30, WALL)
    sc.layer(wall, glow("#b0725e", "#24142a", 360), z=5, sh=0.2)
    sc.flat(brick(wall, 22, 10, "back", 0.3), "#3a1c2c", 0.2)
    sc.flat(brick(wall, 22, 10, "back2", 0.1), "#e0a888", 0.16)
    for x, w, y in ((LEFT + 26, 60, 60), (RIGHT - 90, 58, 74)):  # painted flats, turned to the wall
        g = Polygon([(x, y), (x + w, y + 14), (x + w, WALL + 14), (x, WALL + 24)])
        sc.layer(g, glow("#8a5a50", "#2a1a2a", 380), z=7, sh=0.5)
        bars = U(
            limb([(x + 4, y + 90, 5), (x + w - 4, y + 98, 5)], 1),
            limb([(x + 4, y + 200, 5), (x + w - 4, y + 204, 5)], 1),
            limb([(x + 6, y + 94, 4), (x + w - 6, y + 202, 4)], 1),
        )
        sc.layer(bars, "#5a3a3a", z=2, sh=0.4, cut=0.2, rim="#f0d0a0")
    floor = Polygon([(LEFT - 40, EDGE), (LEFT + 10, WALL), (RIGHT - 10, WALL), (RIGHT + 40, EDGE)])
    sc.layer(floor, glow("#d8a878", "#4a2834", 300), z=4, sh=0.4, rim="#ffe9c4")
    sc.flat(floor_boards(LEFT - 40, WALL, RIGHT + 40, EDGE, LX, 180, 16).intersection(floor), "#4a2430", 0.6)
    pool = ellipse(LX, LY + 16, 148, 44)
    sc.flat(pool.buffer(12), "#faf1dc", 0.3, "screen", 10)
    sc.flat(pool, sc.rad([(0, "#fffaf0"), (0.7, "#fbeed2"), (1, "#f0d6aa")], LX, LY + 10, 150), 0.92, blur=1.6)
    sc.flat(floor_boards(LEFT - 40, WALL, RIGHT + 40, EDGE, LX, 180, 16).intersection(pool), "#b98a64", 0.5)
    # the lamp on its rope and its beam
    for (a, b), op in ((((-15, 15), (-142, 144)), 0.5), (((-9, 9), (-92, 96)), 0.34)):
        q = Polygon(
            [(LAMP[0] + a[0], LAMP[1] + 12), (LAMP[0] + a[1], LAMP[1] + 6), (LX + b[1], LY + 8), (LX + b[0], LY + 22)]
        )
        sc.flat(q, sc.lin([(0, "#fffbe8", 0.95), (1, "#faf1dc", 0.3)], *LAMP, LX, LY), op, "screen", 2)
    sc.stroke([(LAMP[0] - 4, 20), (LAMP[0] - 2, LAMP[1] - 20)], "#1b1018", 2.4)
    sc.layer(
        T(shape("-12,-22^ 12,-22^ 17,10^ -17,10^"), *LAMP, rot=-17), "#2a1a26", z=5, cut=0.2, rim="#ffe9c4", rimop=0.8
    )
    sc.flat(T(ellipse(0, 10, 16, 5), *LAMP, rot=-17), "#fffdf2")
    sc.glow(LAMP[0] + 4, LAMP[1] + 12, 76, "#fff3d2", 0.9)


def draw_boy(sc: Scene) -> None:
    """He bows, one arm across, one thrown back; the crown holds on."""
    pose = Pose(
        0.93, lean=56, stoop=30, nod=14, foot_a=(0.16, 0), foot_b=(-0.4, 0.03), toe_b=34, knee_a=1, knee_b=1,
        hand_a=(-0.06, 0.5), elbow_a=-1, hand_b=(-0.82, -0.3), elbow_b=1, grip_a="flat", grip_b="open",
    )  # fmt: skip
    p = person(
        9, "side", pose, dress("shirt", "#f4ecd8", "#3f4f74", "#ffffff").but(trousers="shorts", shoes="shoes"), "#c08a62", "tousled", "#3a2418", "shame",
        hat="crown", hat_colour="#e9c441", band="#f6df84", big_head=1.06,
    )  # fmt: skip
    p = T(p, LX - 8, LY + 26, 1.28)
    fallen = AF.skew(T(p.outline(), 0, 0, 1, sy=-0.6, o=(LX, LY + 26)), xs=28, origin=(LX, LY + 26))
    sc.flat(fallen, "#4a2438", 0.66, "multiply", 1.6)
    put(sc, p, z=2, rim=(2.4, 2.2, "#fffbe8", 0.95))
    sc.glow(LX + 10, LY - 40, 150, "#faf1dc", 0.3)


def draw_house(sc: Scene) -> None:
    """Curtain, arch, boxes at both sides."""
    glow = lambda a, b, r=560: sc.rad([(0, a), (0.45, mix(a, b, 0.5)), (1, b)], LX, LY, r)
    for s, x in ((-1, LEFT), (1, RIGHT)):
        for k in range(7):  # folds, the lit inner ones first
            w = 17
            x0 = x - s * (k * w - 22)
            g = limb(
                [(x0, 20, w * 1.5), (x0 - s * 2, 240, w * 1.25), (x0 + s * (3 + 2 * math.sin(k)), EDGE + 4, w * 1.6)], 8
            )
            sc.layer(
                g,
                glow(mix("#b5484e", "#7a2a3c", k / 6), mix("#5c2034", "#2a1222", k / 6), 420),
                z=5,
                sh=0.5,
                cut=0.4,
                rim="#ffd9b0",
                rimop=0.55,
            )
    for k in range(6):  # swags
        x0, x1 = LEFT - 36 + k * 90, LEFT - 36 + (k + 1) * 90
        g = shape(f"{x0},-20^ {x1},-20^ {x1 - 6},52 {(x0 + x1) / 2},{86 - 3 * abs(k - 2.5):.0f} {x0 + 6},52")
        sc.layer(g, glow("#a03e4a", "#3a1626", 470), z=7, sh=0.55, cut=0.4, rim="#ffd9b0", rimop=0.5)
        sc.flat(
            U(
                [
                    limb([(x0 + 8, 6 + 12 * j, 0.6), ((x0 + x1) / 2, 30 + 13 * j, 2), (x1 - 8, 6 + 12 * j, 0.6)], 6)
                    for j in range(4)
                ]
            ).intersection(g),
            "#2a1020",
            0.5,
        )
    way = shape(
        f"{LEFT - 26},{EDGE + 31}^ {LEFT - 26},120 {LEFT - 8},56 {LX},22 {RIGHT + 8},56 {RIGHT + 26},120 {RIGHT + 26},{EDGE + 31}^"
    )
    for d, c in ((0, "#7a3c44"), (11, "#c98f56"), (18, "#5c2c3c"), (54, "#6a3444"), (62, "#3a1c2e")):
        outer = clean(box(-20, -20, 820, EDGE + 30).difference(way.buffer(d)))
        sc.layer(outer, glow(c, mix(c, "#1b1220", 0.72), 560), z=7, sh=0.55, cut=0.2, rim="#ffe2b0", rimop=0.75)
    arch = [(LEFT - 40, y) for y in range(140, EDGE + 20, 17)] + [(RIGHT + 40, y) for y in range(140, EDGE + 20, 17)]
    sc.layer(
        U([ellipse(x, y, 4.6) for x, y in arch]), glow("#e0b060", "#6a4434", 420), z=3, cut=0, rim="#fff3d0", rimop=0.9
    )
    for s in (-1, 1):
        for k, (x, w, tiers) in enumerate(
            ((92 if s < 0 else 724, 92, (150, 282, 414)), (2 if s < 0 else 812, 104, (118, 268, 418)))
        ):
            for j, y in enumerate(tiers):
                draw_box(sc, x, y + (0, 14)[k], w, s, j + 3 * k)


def draw_box(sc: Scene, x: float, y: float, w: float, side: int, n: int) -> None:
    """A box: its dark, one coat at the balustrade, a small lamp bracket."""
    glow = lambda a, b: sc.rad([(0, a), (1, b)], LX, LY, 560)
    dark_in = U(box(x - w * 0.4, y - 62, x + w * 0.4, y + 20), ellipse(x, y - 62, w * 0.4, 26))
    sc.flat(dark_in, "#120d1a")
    tone = TONES[(n * 5 + (side > 0) * 3) % len(TONES)]
    kind = KINDS_OF_COAT[(n * 4 + (side > 0)) % len(KINDS_OF_COAT)]
    with sc.clip(dark_in):
        lay_coat(
            sc, coat(kind, tone, 900 + n + 10 * side), x - side * 8, y - 22, w * 0.52, -side * (6 + 3 * (n % 3)), 0.1
        )
    rail = shape(
        f"{x - w * 0.52},{y + 4}^ {x},{y + 10} {x + w * 0.52},{y + 4}^ {x + w * 0.48},{y + 44}^ {x},{y + 54} {x - w * 0.48},{y + 44}^"
    )
    sc.layer(rail, glow("#a85a52", "#3a1a2c"), z=8, sh=0.6, cut=0.3, rim="#ffe2b0", rimop=0.85)
    sc.layer(
        limb([(x - w * 0.53, y + 3, 6), (x, y + 9, 6), (x + w * 0.53, y + 3, 6)], 6),
        glow("#d8a45a", "#5a3a30"),
        z=3,
        cut=0.1,
        rim="#fff3d0",
        rimop=0.9,
    )
    sc.flat(
        U(
            [
                ellipse(x + w * q, y + 30 - 8 * abs(q), 6, 8).difference(
                    ellipse(x + w * q, y + 30 - 8 * abs(q), 3.6, 5.4)
                )
                for q in (-0.3, 0, 0.3)
            ]
        ),
        "#d8a45a",
        0.5,
    )


def draw_rows(sc: Scene) -> None:
    """Row by row towards us: coats, then the backs of the seats they sit in."""
    for i, y in enumerate(ROWS):
        depth = (i / (len(ROWS) - 1)) ** 0.8
        r = sc.stream(f"row{i}")
        w = width(y)
        mid, half = aisle(y)
        xs = [mid - half - w * (0.55 + k) for k in range(40)] + [mid + half + w * (0.55 + k) for k in range(40)]
        xs = [x for x in xs if -w < x < 800 + w]
        clap = min(xs, key=lambda x: abs(x - CLAP[1])) if i == CLAP[0] else None
        for n, x in enumerate(sorted(xs)):
            yy = sag(x, y)
            if x == clap:
                draw_clap(sc, x, yy, w, depth)
                continue
            if (i, n) in (EMBRACE, (EMBRACE[0], EMBRACE[1] + 1)):
                continue
            if r.random() < 0.07 and i > 0:
                continue
            kind, tone = r.choice(KINDS_OF_COAT), TONES[(n * 5 + i * 3 + r.randrange(3)) % len(TONES)]
            child = r.random() < 0.1
            size = w * (0.66 if child else r.uniform(0.84, 0.97))
            lay_coat(
                sc,
                coat(kind, tone, i * 50 + n),
                x + r.uniform(-0.03, 0.03) * w,
                yy + (0.12 if child else r.uniform(-0.08, 0.06)) * w,
                size,
                r.uniform(-7, 7),
                depth,
            )
        if i == EMBRACE[0]:
            draw_embrace(sc, sorted(xs)[EMBRACE[1]], y, w, depth)
        backs = []
        for x in xs:
            yy = sag(x, y)
            backs.append(
                shape(
                    f"{x - w * 0.5},{yy + w * 1.5}^ {x - w * 0.5},{yy + w * 0.62} {x - w * 0.36},{yy + w * 0.46} {x},{yy + w * 0.4} {x + w * 0.36},{yy + w * 0.46} {x + w * 0.5},{yy + w * 0.62} {x + w * 0.5},{yy + w * 1.5}^"
                )
            )
        g = U(backs)
        if i == 2:
            sc.glow(LX, 560, 430, "#ffdcae", 0.34, sy=0.4)
        c = mix("#9a3f4c", "#2a1222", depth)
        sc.layer(
            g,
            sc.lin([(0, c), (1, dark(c, 0.35))], 0, y + w * 0.4, 0, y + w * 1.2),
            z=3 + 8 * depth,
            sh=0.55,
            cut=0.3,
            rim="#f7d3b0",
            rimop=0.7,
            rimw=0.8 + depth,
        )
        tufts = U(
            [
                ellipse(x + q * w, sag(x, y) + w * p, w * 0.022)
                for x in xs
                for q, p in ((-0.22, 0.74), (0.22, 0.74), (0, 0.6))
            ]
        )
        sc.flat(tufts, dark(c, 0.5), 0.7)


def draw_embrace(sc: Scene, x: float, y: float, w: float, depth: float) -> None:
    """Two coats lean together, and one has its sleeve round the other."""
    k = w / 100
    yy = sag(x, y)
    lay_coat(sc, coat("up", "#a5583c", 21), x + 5 * k, yy, w * 0.97, 5, depth * 0.8)
    lay_coat(sc, coat("lapel", "#4a6a80", 22), x + 95 * k, yy + 8 * k, w * 0.88, -6, depth * 0.8)
    g = T(limb("34,30,19 62,40,21 96,40,20 124,32,19 137,22,18", 8), x, yy, k)
    sc.layer(
        g, sc.near("#d98a5c", "#5a2c2a", 640, (LX, LY)), z=6 * k, sh=0.5, cut=0.2, rim="#faf1dc", rimop=0.95, rimw=1.4
    )
    rimlight(sc, g, 0, 3 + 2 * k, "#ffe0ac", 0.5, c=(LX, LY), r=900)
    mouth = T(ellipse(139, 19, 6, 9.5, 30), x, yy, k)
    sc.layer(mouth.buffer(1.6 * k), "#e0a070", z=1, cut=0, rim="#faf1dc", rimop=0.9)
    sc.flat(mouth, "#1e1018")


def draw_clap(sc: Scene, x: float, y: float, w: float, depth: float) -> None:
    """The camel coat: its sleeves are up, and almost meet."""
    k = w / 100
    tone = "#c99a62"
    lay_coat(sc, [p for p in coat("up", tone, 7) if p[2] != 0.9], x, y, w * 0.96, 0, depth * 0.3)
    o: dict[str, Any] = {"cut": 0.2, "rim": "#fff6e0", "rimop": 1, "rimw": 1.6, "sh": 0.5}
    for s, pts_ in (
        (-1, ((-40, 14, 24), (-58, -8, 25), (-66, -34, 24), (-46, -66, 23), (-17, -98, 22))),
        (1, ((40, 14, 24), (58, -6, 25), (68, -30, 24), (50, -62, 23), (19, -94, 22))),
    ):
        g = fillet(T(limb(list(pts_), 7), x, y, k), 2)
        sc.layer(g, sc.near("#ffe2a8", "#a5744a", 430, (LX, LY)), z=7 * k, **o)
        folds_ = [
            limb([(s * 58, -20 - 7 * j, 0.6), (s * 66, -26 - 7 * j, 2), (s * 74, -24 - 7 * j, 0.6)], 3)
            for j in range(3)
        ]
        sc.flat(T(U(folds_), x, y, k), "#6a4428", 0.7)
        cx, cy = x + pts_[-1][0] * k, y + pts_[-1][1] * k
        cuff = T(ellipse(0, 0, 7 * k, 15 * k), cx, cy, rot=s * 40)
        sc.layer(cuff, "#f6d79c", z=3, **o)
        sc.flat(T(ellipse(0, 0, 4.2 * k, 11 * k), cx - s * 1.4 * k, cy, rot=s * 40), "#2a1822")
    sc.glow(x, y - 92 * k, 60, "#fff0cc", 0.5)


def draw_aisle(sc: Scene) -> None:
    """The carpet that leads to the stage, lit from it."""
    ys = np.linspace(EDGE + 30, 1240, 9)
    left = [(aisle(y)[0] - aisle(y)[1] - 8, y) for y in ys]
    right = [(aisle(y)[0] + aisle(y)[1] + 8, y) for y in ys]
    sc.layer(
        Polygon([*left, *right[::-1]]),
        sc.lin([(0, "#d8806a"), (0.3, "#8a3a48"), (1, "#2a1222")], 0, 530, 0, 1200),
        z=2,
        sh=0.2,
    )


def draw() -> Scene:
    """Nobody is there, and somebody claps."""
    sc = Scene("coat_audience", light=(LX, LY, 240), shadow="#0c0812", bg="#1b1626")
    draw_stage(sc)
    draw_boy(sc)
    draw_house(sc)
    lip = shape(
        f"{LEFT - 60},{EDGE}^ {RIGHT + 60},{EDGE}^ {RIGHT + 66},{EDGE + 34}^ {LX},{EDGE + 46} {LEFT - 66},{EDGE + 34}^"
    )
    sc.layer(lip, sc.near("#b9744e", "#3a1c28", 330, (LX, LY)), z=6, sh=0.5, rim="#ffe9c4", rimop=0.9)
    sc.layer(box(-20, EDGE + 26, 820, 1260), sc.lin([(0, "#6a2c3a"), (1, "#1b1020")], 0, 520, 0, 900), z=4, sh=0.4)
    draw_aisle(sc)
    sc.glow(LX, LY + 60, 420, "#f8e2bc", 0.3)
    draw_rows(sc)
    sc.vignette("#0c0812", 0.42, LX, 520, 900)
    sc.finish()
    return sc
