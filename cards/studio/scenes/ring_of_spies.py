"""A house like a huge peeled orange stands in the night grass; through the keyholes of its segments and out of the gap all
its people peep at one small child, that sits outside in the missing segment and is pleased with a moth.

Palette: night petrol #0e2c34, garden teal #1f5a58, ember #c9541e, flesh amber #ffb347, pith #fff0d0, aubergine #35151f.
Light: out of the gap. Planes: mist / hedges / lawn / segments / keyholes and faces / peel / light / cradle and child / grass.
"""

from __future__ import annotations

from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.keyhole_people import WHO, bust, infant
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
    RY,
    draw_peel,
    draw_segment,
    keyhole,
    lamp_fill,
    lune,
    meridian,
)

CRADLE = (566.0, 986.0)
MOTH = (424.0, 822.0)


def draw_night(sc: Scene) -> None:
    """Petrol dark, hedges, and the lawn with the light of the gap on it."""
    sc.backdrop(
        sc.rad([(0, "#5a9a94"), (0.16, "#357478"), (0.36, "#1a4a56"), (0.62, "#0c2c38"), (1, "#061620")], 760, 760, 860)
    )
    r = sc.stream("stars")
    sc.flat(U([star(r.uniform(420, 800), r.uniform(0, 420), r.uniform(1, 2.6), 4, 0.3) for _ in range(34)]), "#e6f2d8", 0.6)  # fmt: skip
    for k, (y, c, d) in enumerate(((752, "#3d7468", "#0e3038"), (800, "#2c5c54", "#09262e"))):
        g, top = ridge(sc.stream(f"hedge{k}"), y, 18 - 4 * k, f=2.0 + k, tilt=(16, -12)[k])
        r = sc.stream(f"bush{k}")
        w = 0.8 + 0.3 * k
        crowns = [
            ellipse(x, y_at(top, x) - r.uniform(0, 12), r.uniform(18, 46) * w, r.uniform(20, 56) * w)
            for x in range(-20, 830, 36)
        ]
        g = U(g, crowns)
        sc.layer(g, sc.near(c, d, 420, (640, 740)), z=6, sh=0.4, cut=1.0, rim="#e8f4c8", rimop=0.25)
    lawn, top = land(sc.stream("lawn"), [(-40, 850), (200, 836), (430, 826), (640, 832), (840, 850)], 4)
    tones = [(0, "#fff0a8"), (0.26, "#e8c873"), (0.46, "#7f9256"), (0.64, "#285a4a"), (0.82, "#103840"), (1, "#08242c")]
    sc.layer(lawn, sc.rad(tones, 500, 930, 500, "translate(0 340) scale(1 .64)"), z=9, sh=0.4, rim="#f2f4c8", rimop=0.5)
    sc.layer(
        grass(sc.stream("far grass"), -10, 810, lambda x: y_at(top, x) + 4, 12, 190),
        sc.near("#a9c47a", "#174a4a", 340, (500, 920)),
        z=1.4, cut=0, wash=0, fibre=0, sh=0.2, rim="#f2f4c8", rimop=0.5,
    )  # fmt: skip


def draw_gap(sc: Scene) -> None:
    """Where the segment was: warm depth, and the skins of its neighbours seen aslant."""
    f0, f1 = EDGES[GAP], EDGES[GAP + 1]
    glow = [(0, "#fff6d8"), (0.3, "#ffe9a8"), (0.6, "#ffca68"), (0.85, "#d8742c"), (1, "#7a2c1a")]
    sc.layer(lune(f0, f1), lamp_fill(sc, glow, 390), z=1, cut=0.3, sh=0)
    g = lune(f1 - 0.09, f1)
    sc.layer(g, lamp_fill(sc, [(0, "#ffe9a0"), (0.5, "#f0983a"), (1, "#8a3418")], 380), z=5, cut=0.3, sh=0.4, shc="#8a3a14", rim=PITH, rimop=0.9)  # fmt: skip
    r = sc.stream("veins")
    vein = [
        limb([(x, y, 1.2) for x, y in meridian(f1 - 0.09 * r.uniform(0.15, 0.85), lo, lo + r.uniform(16, 40), 6)], 2)
        for lo in (r.uniform(-70, 50) for _ in range(16))
    ]
    sc.flat(U(vein).intersection(g), "#fff0c8", 0.5)


def fingers(sc: Scene, x: float, y: float, s: float, rot: float, skin: str) -> None:
    """Four finger tips that come round an edge."""
    tips = [T(limb("0,0,12 14,1,12.5 24,4,10", 4), 0, 12.5 * k - 19, 1 - 0.05 * abs(k - 1.4)) for k in range(4)]
    for t in tips:
        g = T(t, x, y, s, rot=rot)
        sc.layer(g, mix(skin, "#ffdc9a", 0.15), z=1.2, cut=0, wash=0, fibre=0, shc="#3a120c", rim="#fff0c0", rimop=0.7)


# who, where, size, how the head turns, mirrored, how the keyhole leans
PEEPS = (("old", 116, 470, 1.14, 22, False, -4), ("kimono", 316, 282, 1.08, 32, False, 0), ("girl", 304, 566, 0.98, 18, False, 0), ("boy", 630, 404, 0.92, 26, True, 7))  # fmt: skip


def draw_peeps(sc: Scene) -> None:
    """The keyholes with their light and a face in each."""
    for who, x, y, s, rot, flip, lean in PEEPS:
        g = keyhole(x, y, s, lean)
        sc.glow(x, y + 30, 190 * s, "#ffc060", 0.5)
        sc.layer(g.buffer(7), lamp_fill(sc, [(0, "#fff3c8"), (0.5, "#f0b860"), (1, "#a8602c")], 560), z=5, cut=0.3, sh=0.6, shc="#2a0c0c", rim=LAMP, rimop=0.9)  # fmt: skip
        sc.layer(
            g,
            sc.rad([(0, "#fffdf0"), (0.5, "#ffeaa0"), (1, "#f6a848")], x + (-20 if flip else 20), y + 10, 150 * s),
            z=1,
            cut=0.2,
            sh=0,
        )
        with sc.clip(g):
            b = T(bust(who, rot), x + (4 if flip else -4) * s, y + 10, 1.24 * s, flip=flip)
            put(sc, b, z=2.4, cast=7, shc="#8a3a14")
            o = b.outline()
            sc.flat(
                o,
                sc.lin([(0, "#5a1c2c", 0), (0.5, "#5a1c2c", 0.04), (1, "#2a0c1c", 0.85)], 0, y - 40, 0, y + 150 * s),
                1,
                "multiply",
            )
            way = 1 if flip else -1  # the cheek away from the child lies in shade
            sc.flat(o.difference(T(o, way * -26, 8)), "#5a1a28", 0.5, "multiply", 9)
            sc.flat(
                o,
                sc.rad(
                    [(0, "#ffd08a", 0.5), (0.6, "#ffc070", 0.22), (1, "#ffc070", 0)], x - way * 30 * s, y + 26, 90 * s
                ),
                1,
                "screen",
            )
            rimlight(sc, o, -way * -3.5, 2.5, "#fff3c0", 1, 1.2, (x - way * 40 * s, y + 20), 150 * s)
            sc.flat(g.difference(T(g, 5, 8)), "#4a1008", 0.6, "multiply", 4)
            if who == "old":
                sc.flat(g, "#7a2a28", 0.22, "multiply")
        if who in ("kimono", "boy"):
            side = 1 if not flip else -1
            fingers(sc, x + side * 56 * s, y + 92 * s, 0.8 * s, 176 if side > 0 else 4, WHO[who]["skin"])


def draw_leaning(sc: Scene) -> None:
    """The man who leans out of the gap, his hand on its edge."""
    f0 = EDGES[GAP]
    right = Polygon(meridian(f0, -90, 90) + [(800, 0), (800, 900)]).buffer(0)
    with sc.clip(right):
        b = bust("man", 30)
        b.add(shape("-14,62^ 6,92 10,130 -4,104 -26,72^"), "#1c3258", "lapel", 0.8)
        b.add(fillet(limb("-30,92,46 -2,146,42 -52,132,32", 7), 3), "#4a76b4", "sleeve", 2)
        b.add(limb([(-44, 118, 8), (-50, 132, 8), (-50, 148, 8)], 3), "#f4ead0", "cuff", 0.6)
        b = T(b, 476, 430, 1.4)
        put(sc, b, z=4, cast=5, shc="#6a2a10")
        o = b.outline()
        sc.flat(
            o,
            sc.lin(
                [(0, "#3a1028", 0), (0.3, "#3a1028", 0.1), (0.6, "#3a1028", 0.25), (1, "#2a0c1c", 0.85)], 0, 440, 0, 760
            ),
            1,
            "multiply",
        )
        sc.flat(o.difference(T(o, 24, 6)), "#3a1028", 0.45, "multiply", 9)
        rimlight(sc, o, -3, 2, "#fff6c8", 1, 1.2, (540, 500), 260)
    x, y = meridian(f0, -8, -8, 1)[0]
    fingers(sc, x + 8, y + 116, 1.1, 184, WHO["man"]["skin"])


def draw_beam(sc: Scene) -> None:
    """Grass at the foot of the house, and what falls out of the gap upon the child and the lawn."""
    r = sc.stream("foot")
    foot = [grass(r, x, x + 40, 856 - 26 * ((x - 270) / 270) ** 2 + r.uniform(-3, 6), r.uniform(24, 50) * min(1, (470 - x) / 110), 15) for x in range(-10, 420, 34)]  # fmt: skip
    for dx, a, b in ((9, "#2c5a48", "#0c2c30"), (0, "#c2c878", "#184840")):
        fall = [(0, a), (0.5, b, 0.9), (0.9, b, 0), (1, b, 0)]
        sc.flat(T(U(foot), dx, dx * 0.4), sc.lin(fall, 0, 806, 0, 858), 0.9)
    sc.glow(500, 800, 200, "#fff0b0", 0.7)
    g = Polygon([(390, 760), (470, 700), (790, 1090), (330, 1110)])
    fall = [(0, "#fff2b8", 0.5), (0.4, "#ffe9a0", 0.36), (0.8, "#ffe9a0", 0.16), (1, "#fff2b8", 0)]
    sc.flat(g, sc.lin(fall, 0, 720, 0, 1110), 1, "screen", 18)


def draw_moth(sc: Scene) -> None:
    """The moth before the child's hand."""
    x, y = MOTH
    wings = U(shape("0,2 -14,-30 -42,-44 -54,-26 -34,-2 -44,18 -30,32 -12,22"), shape("0,2 10,-26 30,-44 46,-34 36,-8 42,12 30,26 12,20"))  # fmt: skip
    m = lambda g: T(g, x, y, 0.6, rot=-24)  # noqa: E731
    sc.glow(x, y, 60, "#ffe9a0", 0.5)
    sc.layer(m(wings), "#fffbe0", z=4, cut=0, wash=0, fibre=0, sh=0.5)
    sc.flat(m(U(ellipse(-30, -24, 6), ellipse(26, -24, 5), ellipse(-28, 16, 4), ellipse(26, 10, 4))), "#e0954a", 0.8)
    sc.flat(m(U(limb("0,-12,3 0,8,7 0,26,2", 4), limb("-1,-12,1 -8,-26,1", 2), limb("1,-12,1 8,-26,1", 2))), "#7a3a1c", 0.9)  # fmt: skip


def draw_cradle(sc: Scene) -> None:
    """The missing segment, firmly in the grass, and the child in it."""
    x, y = CRADLE
    cast = U(
        shape(f"{x - 150},{y + 62}^ {x - 60},{y + 50} {x + 120},{y + 56} {x + 236},{y + 96} {x + 250},{y + 128} {x + 150},{y + 140} {x},{y + 122} {x - 110},{y + 96}^"),
        ellipse(x + 176, y + 128, 74, 34, 16),
    )  # fmt: skip
    sc.flat(fillet(cast, 6), sc.lin([(0, "#06242a", 0.9), (1, "#0a3034", 0.5)], x - 100, 0, x + 240, 0), 1, "multiply", 5)  # fmt: skip
    sc.flat(ellipse(x + 4, y + 88, 150, 14), "#04181c", 0.85, "multiply", 7)
    at = lambda g: T(g, x, y, 1.2, rot=2)  # noqa: E731
    side = lambda a, b: sc.lin([(0, a), (1, b)], x - 190, y - 30, x + 190, y + 60)  # noqa: E731
    body = at(shape("-168,-40 -172,-24 -146,22 -84,64 0,76 84,64 146,22 172,-24 168,-40 100,-62 0,-70 -100,-62"))
    sc.layer(body, side("#fff3d0", "#9a6238"), z=9, cut=0.4, sh=0.5, rim="#ffffff", rimop=0.9)
    front = at(shape("-158,-22^ -134,20 -78,54 0,65 78,54 134,20 158,-22^ 96,4 0,12 -96,4"))
    top = at(shape("-156,-36^ -96,-54 0,-61 96,-54 156,-36^ 96,-8 0,0 -96,-8"))
    r = sc.stream("cradle")
    for g, a, b in ((front, "#f79a34", "#7a2c18"), (top, "#ffd070", "#d0702a")):
        sc.layer(g, side(a, b), z=1.4, cut=0.3, sh=0.3, shc="#8a3a14", rim="#fff3c0", rimop=0.8)
    drops = [T(shape("0,-15 3.2,3 0,8 -3.2,3"), px, r.uniform(14, 52), rot=px * 0.4) for px in (r.uniform(-130, 130) for _ in range(56))]  # fmt: skip
    drops += [T(shape("0,-13 3,3 0,8 -3,3"), px, r.uniform(-52, -10), rot=90 + r.uniform(-14, 14)) for px in (r.uniform(-140, 140) for _ in range(46))]  # fmt: skip
    sc.flat(U([at(d) for d in drops]).intersection(U(front, top).buffer(-5)), "#fff6d0", 0.4)
    sc.flat(ellipse(x + 20, y - 22, 116, 20), "#6a2410", 0.6, "multiply", 6)
    kid = T(infant(), x + 16, y - 20, 1.22, flip=True)
    put(sc, kid, z=2.6, cast=7, shc="#8a3a14")
    o = kid.outline()
    sc.flat(o.difference(T(o, -34, 6)), "#4a1a3a", 0.5, "multiply", 12)
    sc.flat(o, sc.lin([(0, "#6a2430", 0), (0.45, "#6a2438", 0.06), (1, "#3a1430", 0.7)], x - 60, 0, x + 110, 0), 1, "multiply")  # fmt: skip
    for d in ((3.5, 2), (1.5, 3.5)):
        rimlight(sc, o, *d, "#fff3c8", 1, 1.2, (x - 90, y - 190), 240)
    tuft = U([grass(sc.stream(f"foot{k}"), x - 190 + 42 * k, x - 150 + 42 * k, y + 104 - 3.2 * abs(k - 4) ** 1.5, 52, 15) for k in range(9)])  # fmt: skip
    for dx, a, b in ((8, "#4a6a3c", "#123c38"), (0, "#d6d482", "#2a5c48")):
        fall = [(0, a), (0.45, b, 0.95), (0.93, b, 0), (1, b, 0)]
        sc.flat(T(tuft, dx, dx * 0.5), sc.lin(fall, 0, y + 48, 0, y + 104), 0.95)


def draw_front(sc: Scene) -> None:
    """Tufts, and dark blades before our eyes."""
    r = sc.stream("tufts")
    tufts = [grass(r, gx - 22, gx + 22, gy, r.uniform(18, 36), 11) for gx, gy in ((120, 930), (230, 980), (330, 1060), (180, 1050), (70, 1010), (720, 920))]  # fmt: skip
    sc.layer(U(tufts), sc.near("#b9c476", "#123e42", 330, (470, 960)), z=2, cut=0, wash=0, fibre=0, sh=0.3, rim="#f6f4c0", rimop=0.5)  # fmt: skip
    near = near_grass(sc.stream("near"), lambda x: 46 + 150 * abs((x - 440) / 440) ** 2.2, (-10, 10), (-0.2, 0.3))
    sc.layer(near, "#081f26", z=12, cut=0, wash=0, fibre=0, rim="#cfe0a8", rimop=0.35)


def draw() -> Scene:
    """What would happen if one of them opened the door?"""
    sc = Scene("ring_of_spies", light=(LX, LY, 240), shadow="#06181c", bg=NIGHT)
    draw_night(sc)
    sc.glow(LX, 520, 560, "#ffc070", 0.4)
    sc.flat(ellipse(CX - 60, CY + RY + 22, 400, 44), "#04181c", 0.85, "multiply", 22)
    draw_gap(sc)
    for k in (0, 4, 1, 2):
        draw_segment(sc, k)
    draw_peel(sc)
    sc.flat(
        lune(EDGES[GAP] + 0.02, EDGES[GAP + 1] - 0.1, -64, 70),
        sc.rad([(0, "#ffeeb8", 0.9), (0.5, "#ffe49a", 0.7), (1, "#ffd27a", 0)], 500, 470, 330),
        1,
        "screen",
        8,
    )
    sc.glow(510, 440, 240, "#fff0c0", 0.6)
    draw_peeps(sc)
    draw_leaning(sc)
    draw_beam(sc)
    draw_cradle(sc)
    draw_moth(sc)
    draw_front(sc)
    sc.vignette("#030f16", 0.6, 440, 640, 900)
    sc.finish()
    return sc
