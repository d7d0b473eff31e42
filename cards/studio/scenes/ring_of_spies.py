"""A house like a peeled orange hangs lit over a night lawn; in every room somebody bends to the keyhole towards the
middle, and there a segment has slipped out into the grass with the small child at whom they all peep.

Palette: night petrol #0e2c34, garden teal #1f5a58, peel orange #e8791f, flesh amber #ffb347, pith #fff0d0, spies aubergine #3a1520.
Light: the lantern in the gap. Planes: mist / hedges / lawn / bough / segments / people / peel / cradle and child / grass.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.peeled_orange import (
    CX,
    CY,
    EDGES,
    GAP,
    LAMP,
    LX,
    LY,
    NIGHT,
    PITH,
    RX,
    RY,
    SPY,
    draw_peel,
    draw_segment,
    floor_at,
    lamp_fill,
    lune,
    meridian,
)

CRADLE = (384.0, 872.0)
SKIN = "#e8ae84"


def draw_night(sc: Scene) -> None:
    """Petrol dark, hedges with the warmth of the house on their crowns, and the lawn."""
    sc.backdrop(
        sc.rad([(0, "#6fa08e"), (0.34, "#2a6062"), (0.54, "#123a45"), (0.76, "#0a2530"), (1, "#061822")], CX, 520, 860)
    )
    r = sc.stream("stars")
    sc.flat(U([star(r.uniform(0, 800), r.uniform(0, 620), r.uniform(1, 2.6), 4, 0.3) for _ in range(50)]), "#e6f2d8", 0.5)  # fmt: skip
    for k, (y, c, d) in enumerate(((736, "#3d7468", "#0e3038"), (790, "#2c5c54", "#09262e"))):
        g, top = ridge(sc.stream(f"hedge{k}"), y, 18 - 4 * k, f=2.0 + k, tilt=(16, -12)[k])
        r = sc.stream(f"bush{k}")
        w = 0.8 + 0.3 * k
        crowns = [
            ellipse(x, y_at(top, x) - r.uniform(0, 12), r.uniform(18, 46) * w, r.uniform(20, 56) * w)
            for x in range(-20, 830, 36)
        ]
        g = U(g, crowns)
        sc.layer(g, sc.near(c, d, 470, (CX, 720)), z=6, sh=0.4, cut=1.0, rim="#e8f4c8", rimop=0.25)
        rimlight(sc, g, 0, 5, "#ffc878", 0.8, 2.4, (CX, 800), 340)
    lawn, top = land(sc.stream("lawn"), [(-40, 862), (200, 826), (430, 812), (640, 828), (840, 868)], 4)
    tones = [(0, "#fff0a0"), (0.36, "#f0cc74"), (0.52, "#a8a85c"), (0.68, "#3f7452"), (0.84, "#14464a"), (1, "#08242c")]
    sc.layer(lawn, sc.rad(tones, 388, 920, 540, "translate(0 350) scale(1 .62)"), z=9, sh=0.4, rim="#f2f4c8", rimop=0.6)
    sc.layer(
        grass(sc.stream("far grass"), -10, 810, lambda x: y_at(top, x) + 4, 12, 190),
        sc.near("#a9c47a", "#174a4a", 340, (388, 920)),
        z=1.4, cut=0, wash=0, fibre=0, sh=0.2, rim="#f2f4c8", rimop=0.5,
    )  # fmt: skip


def draw_bough(sc: Scene) -> None:
    """The bough from which the house hangs, close to us and dark."""
    bough = fillet(U(limb("-40,30,40 120,44,34 300,40,27 470,58,22 640,44,17 840,4,11", 9), limb("390,50,15 402,76,13 404,110,19", 6)), 8)  # fmt: skip
    sc.layer(bough, sc.near("#6a5030", "#0e272c", 420, (400, 240)), z=12, cut=0.6, rim="#ffd78a", rimop=0.6)
    for x, y, n, a in ((110, 44, 220, 2.0), (40, 36, 200, 1.25), (590, 50, 230, 0.78), (700, 34, 200, 1.3), (770, 20, 210, 1.9)):  # fmt: skip
        g = leaf(x, y, n, a, 0.42, 0.12)
        sc.layer(g, sc.near("#2f6f52", "#08232a", 470, (400, 330)), z=11, cut=0.6, sh=0.5, rim="#e2f2b0", rimop=0.55)
        ribs = [limb([(x, y, 3), (x + n * 0.94 * math.cos(a + 0.06), y + n * 0.94 * math.sin(a + 0.06), 0.6)], 4)]
        for t in (0.2, 0.36, 0.52, 0.68):
            for s in (-1, 1):
                px, py = x + n * t * math.cos(a), y + n * t * math.sin(a)
                ribs.append(limb([(px, py, 1.4), (px + 0.16 * n * math.cos(a + s * 0.8), py + 0.16 * n * math.sin(a + s * 0.8), 0.4)], 2))  # fmt: skip
        sc.flat(U(ribs).intersection(g.buffer(-3)), "#b9dc9a", 0.3)


def draw_gap(sc: Scene) -> None:
    """Where the segment was: the skins of its neighbours seen aslant, the lantern, light."""
    f0, f1 = EDGES[GAP], EDGES[GAP + 1]
    hole = lune(f0, f1)
    glow = [(0, "#ffffff"), (0.24, "#fff6cc"), (0.6, "#ffd27a"), (0.85, "#e8883a"), (1, "#8a341c")]
    sc.layer(hole, lamp_fill(sc, glow, 360), z=1, cut=0.3, sh=0)
    for a, b, c in ((f0, f0 + 0.1, "#f0983a"), (f1 - 0.1, f1, "#f0983a")):
        g = lune(a, b)
        tones = [(0, "#ffe9a0"), (0.5, c), (1, "#8a3418")]
        sc.layer(g, lamp_fill(sc, tones, 350), z=5, cut=0.3, sh=0.4, shc="#8a3a14", rim=PITH, rimop=0.9)
        r = sc.stream(f"veins{a}")
        vein = [
            limb([(x, y, 1.2) for x, y in meridian(a + (b - a) * r.uniform(0.15, 0.85), lo, lo + r.uniform(16, 40), 6)], 2)
            for lo in (r.uniform(-70, 50) for _ in range(16))
        ]  # fmt: skip
        sc.flat(U(vein).intersection(g), "#fff0c8", 0.5)
    sc.flat(lune(f0 + 0.12, f1 - 0.12, -62, 62), "#fffdf0", 0.8, blur=8)
    sc.glow(LX, LY, 260, "#fff6d0", 0.8)
    sc.stroke([(LX, 190), (LX, LY - 70)], "#7a3a1c", 2)
    put(sc, T(lantern("#7a3a1c", "#fff6d0"), LX, LY - 72, 1.1), z=2)
    sc.glow(LX, LY - 30, 70, "#ffffff", 0.9)
    hx = CX + RX * (f0 + 0.075)
    sc.stroke([(hx, 500), (hx, 510), (hx + 5, 512)], "#6a2c14", 2.4)
    sc.layer(T(key(0, 0, 0.6, 90), hx + 4, 514), "#7a3a18", z=1.4, cut=0, wash=0, fibre=0)


SPIES: dict[int, tuple[dict[str, Any], float, float, float]] = {  # segment: who, size, lift from the floor, way
    0: ({"age": 74, "pose": SIDE["stoop"].but(lean=24, stoop=40, nod=-40, hand_a=(0.2, 0.62), hand_b=(0.34, 0.66)), "dress": dress("farmwife", "#35507a", "#5a2a4a", "#f4ead0"), "hair": "bun", "hair_colour": "#efe8dc", "skin": "#e3b58c"}, 1.16, 0, 1),
    1: ({"age": 34, "pose": SIDE["kneel"].but(lean=20, stoop=16, nod=-24, hand_a=(0.62, 0.3), hand_b=(0.7, 0.1)), "dress": dress("kimono", "#8a2448", "#2a1a30", "#f6c8a0"), "hair": "topknot", "hair_colour": "#16101a", "skin": "#f0c8a4"}, 1.5, 0, 1),
    3: ({"age": 44, "pose": SIDE["bow"].but(hip=0.93, lean=44, stoop=34, nod=-52, shift=-0.14, foot_a=(0.16, 0), foot_b=(-0.02, 0), hand_a=(0.26, 0.74), hand_b=(0.32, 0.7)), "dress": dress("suit", "#2b4a72", "#2a3440", "#f4ead0"), "hair": "short", "hair_colour": "#1a1214", "skin": "#8a5636", "build": 1.12}, 1.26, 0, -1),
    4: ({"age": 8, "pose": SIDE["reach"].but(lean=14, nod=-8, toe_a=30, toe_b=34, foot_a=(0.12, 0.04), foot_b=(-0.14, 0.06), hand_a=(0.5, 0.3)), "dress": dress("nightshirt", "#f4ead0", "#a8483e", "#c9605a"), "hair": "tousled", "hair_colour": "#7a3a1c", "skin": "#d9a077"}, 1.2, 44, -1),
}  # fmt: skip


def door(sc: Scene, f: float, way: int, y: float) -> tuple[float, float]:
    """A door in the membrane f, seen aslant from the room beside it; returns its keyhole at height y."""
    x = CX + RX * f * math.sqrt(max(0.0, 1 - ((y - CY) / RY) ** 2))
    yf, w, h = floor_at(x) - 9, 24.0, 232.0
    x0, x1 = x - way * 5, x - way * (5 + w)
    g = shape(
        f"{x0},{yf}^ {x0},{yf - h + 20}^ {x - way * (5 + w * 0.5)},{yf - h + 6} {x1},{yf - h + 34}^ {x1},{yf + 8}^"
    )
    tones = [(0, "#c9702e"), (0.6, "#8a3a1c"), (1, "#4a1c14")]
    sc.layer(g, lamp_fill(sc, tones, 400), z=3, cut=0.2, sh=0.5, shc="#5a1c0c", rim=LAMP, rimop=0.7)
    sc.flat(g.difference(T(g, way * 3, 0)), "#ffd98a", 0.5)
    a, b = x - way * 10, x - way * 24
    for q0, q1 in ((0.14, 0.42), (0.6, 0.84)):
        panel = Polygon([(a, yf - h * q0), (b, yf + 6 - h * q0), (b, yf + 4 - h * q1), (a, yf - h * q1)])
        sc.flat(panel.difference(panel.buffer(-2)), "#3a120c", 0.5)
    return x - way * 17, y


def draw_spies(sc: Scene) -> None:
    """All of them look towards the middle; its light comes back at them through the keyholes."""
    for k in (0, 4, 1, 3):
        who, s, lift, way = SPIES[k]
        f = EDGES[k + 1] if way > 0 else EDGES[k]
        p = person(view="side", mood=Feeling(-6, -5, 1.0, (0.9, 0)), big_head=1.14, **who)
        ex, ey = p.at("head.eye")
        base = floor_at(CX + RX * f * 0.9 - way * 50) - 6 - lift
        hx, hy = door(sc, f, way, base + ey * s)
        x = hx - way * (16 + ex * s)
        with sc.clip(lune(EDGES[k], EDGES[k + 1], k=0.995)):
            if lift:
                stack = U([box(x - 32 + 4 * (j % 2), base + 11 * j, x + 30 - 3 * (j % 2), base + 11 * j + 9) for j in range(4)])  # fmt: skip
                sc.layer(stack, "#5a1c24", z=2, cut=0.2, sh=0.4, rim=LAMP, rimop=0.5)
            body = T(p, x, base, s, flip=way < 0)
            shade = U([T(body.outline(), -way * d, -d * 0.1) for d in (12, 22, 32)])
            sc.flat(shade, "#7a2c10", 0.45, "multiply", 6)
            sc.flat(ellipse(x, base + 3, 60 * s, 6), "#4a140a", 0.55, "multiply", 3)
            beam = Polygon([(hx, hy - 2), (hx - way * 120, hy - 16), (hx - way * 120, hy + 26), (hx, hy + 3)])
            lit = sc.lin([(0, "#fff0b0", 0.6), (0.3, "#ffd98a", 0.2), (1, "#ffd98a", 0)], hx, 0, hx - way * 120, 0)
            sc.flat(beam, lit, 1, "screen", 2)
            put(sc, body.recolour(lambda c: mix(c, SPY, 0.34 if k in (0, 4) else 0.46)), z=2.2, cast=5, shc="#5a2010")
            rimlight(sc, body.outline(), -way * 3, 0.6, "#fff0b0", 1, 1.2, (hx, hy), 210)
        hole = U(
            ellipse(hx, hy - 3, 5.4), Polygon([(hx - 2.4, hy), (hx + 2.4, hy), (hx + 5, hy + 13), (hx - 5, hy + 13)])
        )
        sc.layer(hole.buffer(4.5), "#f6b84a", z=1.4, cut=0, wash=0, fibre=0, shc="#3a120c", rim=LAMP, rimop=1)
        sc.flat(hole, "#fffdf0", 1)
        sc.glow(hx, hy, 34, "#fff0b0", 0.7)


def draw_beam(sc: Scene) -> None:
    """What falls out of the gap upon the cradle and the lawn."""
    sc.glow(CRADLE[0], 730, 210, "#fff0b0", 0.75)
    g = Polygon([(CX - 60, 700), (CX + 24, 700), (690, 1150), (80, 1150)])
    fall = [(0, "#fff2b8", 0.5), (0.4, "#ffe9a0", 0.42), (0.8, "#ffe9a0", 0.2), (1, "#fff2b8", 0)]
    sc.flat(g, sc.lin(fall, 0, 700, 0, 1150), 1, "screen", 16)


def infant() -> Figure:
    """A small child from behind, wrapped in a checked blanket, the face turned to the right and up; the seat on 0,0."""
    f = Figure()
    f.add(fillet(limb("44,-62,30 70,-44,24 90,-36,18", 6), 3), "#f6ecd4", "sleeve", 1)
    f.add(U(ellipse(98, -35, 11, 9), limb("100,-40,6 107,-34,6 106,-26,5", 3)), SKIN, "hand", 1)
    f.add(limb("4,-122,34 8,-102,36", 4), mix(SKIN, "#7a3a24", 0.3), "neck", 0.8)
    skull = fillet(U(ellipse(0, -154, 44, 41), ellipse(24, -140, 27, 24), ellipse(50.5, -143, 5.4, 4.4, 20)), 4)
    f.add(skull, SKIN, "head", 1.6)
    f.add(ellipse(33, -132, 12, 8), "#f08a64", "cheek", 0.2, True, 0.5)
    f.add(ellipse(43, -152, 2.6, 4), "#2a1420", "eye", 0.2, True)
    f.add(limb("38,-158,.6 44,-160,2 50,-157,.6", 4), "#5a2a1c", "lash", 0.2, True, 0.9)
    hair = shape(
        "18,-190^ 30,-184 32,-172 22,-160 24,-150 12,-146 4,-132 2,-118 -8,-112 -26,-118 -42,-134 -47,-156 -42,-180 -22,-197 2,-200"
    )
    f.add(U(hair, limb("-4,-196,6 2,-210,5 14,-212,3 16,-205,1.6", 5)), "#6a3418", "hair", 1)
    locks = [limb([(6, -188, 0.5), (x * 0.7, y - 6, 1.8), (x, y + 12, 0.5)], 5) for x, y in ((-34, -172), (-38, -148), (-24, -134), (-6, -132), (6, -150), (14, -166))]  # fmt: skip
    f.add(U(locks).intersection(hair.buffer(-2)), "#c98a4c", "locks", 0.2, True, 0.3)
    f.add(ellipse(13, -140, 8, 11, -10), mix(SKIN, "#a85a3c", 0.25), "ear", 1)
    f.add(limb("10,-146,.6 16,-142,2 13,-134,.6", 4), "#7a3a24", "ear.line", 0.2, True, 0.6)
    wrap = shape("-66,8^ -72,-34 -60,-76 -38,-102 -4,-112 26,-106 48,-86 60,-56 64,-28 70,8^")
    f.add(wrap, "#f6eed8", "blanket", 2)
    rows = [limb([(-80, y + 4, 5), (-40, y + 15, 5), (0, y + 18, 5), (40, y + 14, 5), (80, y + 2, 5)], 6) for y in range(-118, 10, 19)]  # fmt: skip
    cols = [limb([(x * 0.34 - 2, -118, 4), (x * 0.9, -64, 5), (x * 1.04, 10, 5)], 6) for x in range(-76, 80, 19)]
    f.add(U(rows, cols).intersection(wrap.buffer(-1)), "#2f8a7c", "checks", 0.2, True, 0.7)
    f.add(U(limb("-28,-104,1 -40,-60,5 -40,-4,1", 5), limb("12,-106,1 24,-64,5 28,-4,1", 5)), "#3a1a34", "folds", 0.2, True, 0.3)  # fmt: skip
    f.add(shape("-42,-100^ -20,-118 6,-122 34,-108^ 44,-90 30,-96 2,-102 -26,-92 -46,-80^"), "#fff6e0", "fold", 1.4)
    return f


def draw_cradle(sc: Scene) -> None:
    """The segment has slipped out of the gap and rocks in the grass; the child sits up in it and watches a moth."""
    x, y = CRADLE
    cast = U(
        shape(
            f"{x - 110},{y + 50}^ {x - 196},{y + 66} {x - 222},{y + 88} {x - 170},{y + 112} {x - 90},{y + 124}"
            f" {x + 90},{y + 124} {x + 170},{y + 112} {x + 222},{y + 88} {x + 196},{y + 66} {x + 110},{y + 50}^"
        ),
        limb([(x - 6, y + 100, 150), (x - 8, y + 146, 146), (x - 8, y + 170, 90), (x - 6, y + 186, 30), (x - 4, y + 214, 34)], 8),
        ellipse(x - 4, y + 244, 58, 38),
        ellipse(x + 36, y + 234, 30, 20),
    )  # fmt: skip
    sc.flat(fillet(cast, 3), sc.lin([(0, "#06242a", 0.95), (0.4, "#06242a", 0.8), (1, "#0a3034", 0.62)], 0, y + 70, 0, y + 260), 1, "multiply", 4)  # fmt: skip
    at = lambda g: T(g, x, y, 1.24, rot=-4)  # noqa: E731
    inner = at(shape("-158,-60^ -90,-46 0,-40 90,-46 158,-60^ 96,-16 0,-4 -96,-16"))
    sc.layer(inner, sc.lin([(0, "#fff6d0"), (1, "#f0a040")], 0, y - 70, 0, y), z=4, cut=0.4, sh=0.3, rim="#ffffff", rimop=0.8)  # fmt: skip
    kid = T(infant(), x - 8, y - 18, 1.06)
    put(sc, kid, z=2.6, cast=7, shc="#8a3a14")
    sc.flat(kid.outline(), sc.lin([(0, "#6a2430", 0.12), (0.5, "#6a2438", 0.5), (1, "#3a1430", 0.8)], 0, y - 230, 0, y - 10), 1, "multiply")  # fmt: skip
    for d in ((0, 3.5), (3, 1.5), (-3, 1.5)):
        rimlight(sc, kid.outline(), *d, "#fff3c8", 1, 1.2, (x, y - 190), 240)
    body = at(shape("-166,-66^ -138,0 -80,48 0,60 80,48 138,0 166,-66^ 96,-20 0,-8 -96,-20"))
    flesh = at(shape("-150,-48^ -126,-2 -74,37 0,48 74,37 126,-2 150,-48^ 90,-11 0,1 -90,-11"))
    rind = at(shape("-178,-62^ -152,10 -88,62 0,77 88,62 152,10 178,-62^ 140,-4 76,40 0,50 -76,40 -140,-4"))
    sc.layer(rind, sc.lin([(0, "#ffb84a"), (1, "#7a3218")], 0, y - 60, 0, y + 92), z=10, cut=0.4, sh=0.5, rim="#ffe6a8", rimop=0.9)  # fmt: skip
    sc.layer(body, sc.lin([(0, "#fff3d0"), (1, "#b9804a")], 0, y - 50, 0, y + 70), z=5, cut=0.4, sh=0.4, shc="#8a3a14", rim="#ffffff", rimop=0.9)  # fmt: skip
    sc.layer(flesh, sc.lin([(0, "#ffb850"), (1, "#a8481c")], 0, y - 46, 0, y + 58), z=1.4, cut=0.3, sh=0.3, shc="#8a3a14", rim="#fff3c0", rimop=0.8)  # fmt: skip
    r = sc.stream("cradle")
    drops = [T(shape("0,-17 3.4,3 0,9 -3.4,3"), px, r.uniform(0, 38), rot=px * 0.36) for px in (r.uniform(-116, 116) for _ in range(60))]  # fmt: skip
    sc.flat(U([at(d) for d in drops]).intersection(flesh.buffer(-5)), "#fff6d0", 0.3)
    wings = U(shape("0,2 -14,-30 -42,-44 -54,-26 -34,-2 -44,18 -30,32 -12,22"), shape("0,2 10,-26 30,-44 46,-34 36,-8 42,12 30,26 12,20"))  # fmt: skip
    m = lambda g: T(g, x + 118, y - 222, 0.58, rot=28)  # noqa: E731
    sc.glow(x + 118, y - 222, 60, "#ffe9a0", 0.5)
    sc.layer(m(wings), "#fffbe0", z=4, cut=0, wash=0, fibre=0, sh=0.5)
    sc.flat(m(U(ellipse(-30, -24, 6), ellipse(26, -24, 5), ellipse(-28, 16, 4), ellipse(26, 10, 4))), "#e0954a", 0.8)
    sc.flat(m(U(limb("0,-12,3 0,8,7 0,26,2", 4), limb("-1,-12,1 -8,-26,1", 2), limb("1,-12,1 8,-26,1", 2))), "#7a3a1c", 0.9)  # fmt: skip


def draw_front(sc: Scene) -> None:
    """Grass at the cradle and dark blades before our eyes."""
    r = sc.stream("tufts")
    tufts = [grass(r, gx - 22, gx + 22, gy, r.uniform(18, 36), 11) for gx, gy in ((150, 906), (196, 942), (272, 960), (350, 968), (440, 964), (520, 948), (590, 916), (690, 930), (60, 930), (130, 1040), (650, 1040))]  # fmt: skip
    sc.layer(U(tufts), sc.near("#c9cf78", "#164a48", 330, (388, 1000)), z=2, cut=0, wash=0, fibre=0, sh=0.3, rim="#f6f4c0", rimop=0.6)  # fmt: skip
    near = near_grass(sc.stream("near"), lambda x: 46 + 150 * abs((x - 400) / 440) ** 2.2, (-10, 10), (-0.2, 0.3))
    sc.layer(near, "#081f26", z=12, cut=0, wash=0, fibre=0, rim="#cfe0a8", rimop=0.35)


def draw() -> Scene:
    """What would happen if one of them opened the door?"""
    sc = Scene("ring_of_spies", light=(LX, LY, 240), shadow="#06181c", bg=NIGHT)
    draw_night(sc)
    draw_bough(sc)
    sc.glow(CX, 470, 600, "#ffc070", 0.5)
    draw_gap(sc)
    for k in (0, 4, 1, 3):
        draw_segment(sc, k)
    draw_spies(sc)
    draw_peel(sc)
    draw_beam(sc)
    draw_cradle(sc)
    draw_front(sc)
    sc.vignette("#030f16", 0.6, 400, 620, 900)
    sc.finish()
    return sc
