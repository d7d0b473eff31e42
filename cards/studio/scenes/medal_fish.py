"""A champion among fish, bowed by the medal it has to drag along the bottom of the sea.

Palette: pale lagoon #d9f2dc, teal #2f8f94, petrol #124a5e, night blue #08203c, sand #e6cf9a, coral orange #ef7a4a, gold #f1b52c.
Light: a slanting shaft from the surface. Planes: surface / torn walls of water / far fish / dune / sand with a furrow /
champion and medal / one dark onlooker and the weed at the edge.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon
from shapely.ops import transform

from cards.studio.papercut import *
from cards.studio.papercut.bowed_champion import bowed, lay_medal, push_sand
from cards.studio.papercut.reef_fish import reef_fish

LX, LY = 170, -10  # where the light comes in
SPOT = (470, 930)  # where it falls
HX, HY, HS = 500, 738, 4.3
BOW = 9  # and how far it is tipped forward  # the champion's middle and size
MEDAL = (300, 1052)
MEDAL_R = 92
LEAN = 42  # how far the medal is tilted by the drag


def draw_water(sc: Scene) -> None:
    """Light through the surface, and walls of ever deeper water round the shaft."""
    sc.backdrop(
        sc.rad(
            [(0, "#fbfde6"), (0.14, "#cdeed6"), (0.4, "#52a6a6"), (0.68, "#1d6878"), (1, "#0c3c54")], LX + 60, LY, 1130
        )
    )
    r = sc.stream("walls")
    walls = (
        ("right", [(430, -40), (560, 180), (660, 420), (770, 640), (860, 760)], "#2a7f8a", "#155468", 6),
        ("right", [(560, -40), (670, 160), (740, 350), (800, 520), (860, 640)], "#1b6072", "#0e3c54", 9),
        ("right", [(690, -40), (760, 110), (800, 230), (840, 330), (870, 420)], "#0f4058", "#08243e", 12),
        ("left", [(96, -40), (112, 180), (96, 420), (120, 640), (110, 900)], "#2f858e", "#155468", 6),
        ("left", [(30, -40), (52, 200), (34, 430), (52, 680), (40, 900)], "#175a6c", "#0a3048", 9),
    )
    for side, P, lit, deep, z in walls:
        q = [(x + r.uniform(-9, 9), y) for x, y in P]
        c = curve(np.array(q, float), n=12)
        c = c + np.c_[6 * np.sin(c[:, 1] / 37 + z) + 3 * np.sin(c[:, 1] / 13), np.zeros(len(c))]
        x = 900 if side == "right" else -90
        sc.layer(
            Polygon([*c, (x, c[-1][1]), (x, -80)]).buffer(0),
            sc.near(lit, deep, 900),
            z=z,
            sh=0.35,
            cut=1,
            rim="#e6f8e6",
            rimop=0.5,
        )
    for k, (rx, ry, c) in enumerate(((430, 92, "#cdebd8"), (310, 62, "#e6f6de"), (190, 34, "#fbfdee"))):
        P = [
            (
                LX + 24 + rx * (1 + 0.06 * math.sin(7 * a + k) + 0.03 * math.sin(13 * a)) * math.cos(a),
                -14 + ry * (1 + 0.12 * math.sin(9 * a + 2 * k)) * math.sin(a),
            )
            for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)
        ]
        sc.layer(shape(np.array(P), 3), c, z=3, sh=0.2, cut=0.4, wash=0.4, rim="#ffffff", rimop=0.9)


def draw_shafts(sc: Scene) -> None:
    """The slanting beams."""
    for w, shift, op in ((120, 0, 0.5), (46, -80, 0.4), (60, 90, 0.4), (26, 30, 0.45), (20, -130, 0.35)):
        x0, x1 = LX + 20 + shift * 0.4, SPOT[0] - 20 + shift * 1.6
        q = Polygon([(x0 - w * 0.3, -20), (x0 + w * 0.3, -20), (x1 + w * 1.3, 1060), (x1 - w * 1.3, 1060)])
        sc.flat(
            q,
            sc.lin([(0, "#fbfff0", 0.75), (0.5, "#e6f6dc", 0.4), (1, "#f2efc4", 0.12)], LX, 0, SPOT[0], 1060),
            op,
            "screen",
            12,
        )


def draw_drift(sc: Scene) -> None:
    """What floats in the beam."""
    r = sc.stream("drift")
    for big, n in ((0, 120), (1, 26)):
        specks = []
        for _ in range(n):
            y = r.uniform(60, 1000)
            x = LX + 20 + (SPOT[0] - LX) * y / 1000 + r.gauss(0, 60 + 0.1 * y)
            specks.append(ellipse(x, y, r.uniform(0.7, 1.6) * (1 + big)))
        sc.flat(U(specks), "#fbffe8", 0.55 - 0.1 * big)


def lit_edge(sc: Scene, g: Any, d: float, col: str, op: float) -> None:
    """A sliver of light on the edges that face the surface."""
    sc.flat(g.difference(T(g, d * 0.6, d)), col, op, blur=1.6)


def onlooker(sc: Scene, kind: str, at: tuple[float, float], size: float, rot: float, flip: bool, **kw: Any) -> None:
    """A fish that has turned to see; kw: tones, look, pattern, shade, rim."""
    tones = kw["tones"]
    f = reef_fish(
        kind, *tones, pattern=kw.get("pattern", "scales"), wag=kw.get("wag", 14), look=kw.get("look", (1, 0.8))
    )
    nose = f.at("mouth")[0]
    f = f.without("mouth")
    f.add(
        limb([(nose - 1, 3.6, 0.5), (nose - 5, 5.4, 1.1), (nose - 8, 7.6, 0.5)], 3), tones[2], "mouth", 0.2, True, 0.8
    )
    g = T(f, *at, size / 100, rot=-rot if flip else rot, flip=flip)
    put(
        sc,
        g,
        z=kw.get("z", 3),
        rim=(3, 3, kw.get("rim", "#e8f6dc"), 0.8),
        shade=kw.get("shade"),
        cast=kw.get("cast", 5),
    )
    if "shade" in kw:
        lit_edge(sc, g.outline(), 5, "#a8dccc", 0.5)


def draw_far_fish(sc: Scene) -> None:
    """Three in the haze, each of another cut, all with their eyes on the one below."""
    onlooker(sc, "long", (372, 392), 170, 58, False, tones=("#8cc6ba", "#d6ecd8", "#579c9a"), z=1.6, cast=3)
    onlooker(sc, "round", (560, 250), 120, 52, True, tones=("#6cb2ae", "#b4dccf", "#3f8a90"), pattern="dots", cast=3)
    onlooker(sc, "tall", (78, 520), 250, 30, False, tones=("#2f7c88", "#86beb8", "#14505f"), pattern="bands", cast=7)


def draw_ground(sc: Scene) -> Any:
    """A far dune, the lit sand, and the furrow from far away to the medal."""
    far, _ = land(sc.stream("far dune"), [(-40, 800), (120, 792), (300, 812), (480, 826), (640, 800), (860, 770)], 4)
    sc.layer(far, sc.near("#8dbfae", "#124a60", 480, (330, 800)), z=5, sh=0.3, cut=0.8, rim="#eef6dc", rimop=0.6)
    sand, top = land(sc.stream("sand"), [(-40, 880), (140, 858), (330, 850), (520, 866), (700, 850), (860, 880)], 4)
    sc.layer(
        sand,
        sc.rad([(0, "#fbeec0"), (0.3, "#e6cf9a"), (0.62, "#7f9a8c"), (1, "#123c54")], 440, 960, 560),
        z=9,
        sh=0.4,
        cut=1,
        rim="#fff6d8",
        rimop=0.8,
    )
    line = np.array([(262, 858), (170, 876), (104, 902), (80, 940), (110, 990), (190, 1056), (296, 1112)], float)
    mid = curve(line, n=14)
    t = np.linspace(0, 1, len(mid))
    w = 0.6 + 52 * t**1.6
    bed = limb([(x, y, 2 * q) for (x, y), q in zip(mid, w, strict=True)], 2)
    bed = bed.intersection(sand)
    inner = sc.lin([(0, "#7f988a"), (0.45, "#8f7c58"), (1, "#5c4a3a")], 90, 880, 330, 1100)
    sc.layer(
        limb([(x, y, 2.24 * q + 3) for (x, y), q in zip(mid, w, strict=True)], 2).intersection(sand),
        "#f6e6b8",
        z=2,
        sh=0.35,
        cut=0.8,
        rim="#fff8dc",
        rimop=0.9,
    )
    sc.layer(bed, inner, z=1, sh=0.1, cut=0.6, rim="#5f4a34", rimop=0.5)
    sc.flat(T(bed, 12, -16).intersection(bed), "#c9a768", 0.7, blur=4)
    grooves = [
        limb([(x, y + k * q, 0.4 + 0.03 * q) for (x, y), q in zip(mid, w, strict=True)], 2) for k in (-0.3, 0.1, 0.5)
    ]
    sc.flat(U(grooves).intersection(bed), "#6f5636", 0.4)
    r = sc.stream("ripples")
    marks = []
    for _ in range(90):
        x, y = r.uniform(-20, 820), 880 + 310 * r.random() ** 0.8
        s = 0.3 + (y - 860) / 260
        if bed.buffer(16).intersects(Point(x, y).buffer(26 * s)):
            continue
        marks.append(
            limb([(x - 26 * s, y, 0.4), (x - 6 * s, y + 4 * s, 1.9 * s), (x + 26 * s, y + 1.5 * s, 0.4)], 4, 3)
        )
    sc.flat(U(marks).intersection(sand), "#4f5c50", 0.34)
    sc.flat(T(U(marks), 0, 2.6).intersection(sand), "#fff6d0", 0.4)
    sc.glow(440, 980, 330, "#fff0bc", 0.4, sy=0.5)
    return sand


def draw_champion(sc: Scene) -> None:
    """Bowed over its own prize, tail beating, the ribbon as tight as a rope."""
    f = bowed(
        reef_fish("perch", "#ef7440", "#ffe2a8", "#9a342c", pattern="bands", wag=-16, look=(0.9, 0.9)).without("mouth")
    )
    place = lambda g: T(g, HX, HY, HS, rot=BOW)
    f = place(f)
    bend = lambda g: place(bowed(Figure([Piece(g, "")])).pieces[0].geom)
    spot = lambda x, y: (lambda p: (p.x, p.y))(bend(Point(x, y)))
    fall = transform(
        lambda x, y, z=None: (HX + 52 + 0.8 * (np.asarray(x) - HX), 1010 + 0.26 * (np.asarray(y) - HY)),
        f.outline().segmentize(6),
    )
    sc.flat(fall, "#757aa0", 0.75, "multiply", 5)
    sc.flat(limb([(190, 1116, 30), (330, 1122, 60), (480, 1120, 20)], 6), "#3f5560", 0.7, "multiply", 10)

    mx, my = MEDAL
    a = math.radians(LEAN)
    knot = (mx - (MEDAL_R + 8) * math.sin(-a), my - (MEDAL_R + 8) * math.cos(a))
    upper, lower = spot(9, 10), spot(15.6, 18)
    back = [(*upper, 19), ((upper[0] + knot[0]) / 2, (upper[1] + knot[1]) / 2, 19), (*knot, 17)]
    sc.layer(limb(back, 4), "#7f2636", z=2, cut=0, wash=0.3)
    sc.glow(HX + 30, HY + 10, 380, "#f6f4cc", 0.62)
    put(sc, f, z=3.4, rim=(4, 4, "#fff6d4", 0.9), cast=0)
    sc.flat(
        f.outline(),
        sc.lin([(0, "#7a2340", 0), (0.45, "#7a2340", 0.06), (1, "#4a1c58", 0.62)], 400, 620, 560, 930),
        1,
        "multiply",
    )
    body = f.part("body").buffer(-5).difference(f.part("fin.side").buffer(2))
    scales = [
        limb([(x + 2.4, y - 2.6, 0.3), (x, y, 0.75), (x + 2.4, y + 2.6, 0.3)], 3, 3)
        for k, y in enumerate(np.arange(-22, 16, 5.2))
        for x in np.arange(-32 + 3 * (k % 2), 12, 6)
    ]
    sc.flat(bend(U(scales)).intersection(body), "#8f2a30", 0.34)
    sc.flat(T(bend(U(scales)), 1.6, 1.2).intersection(body), "#ffe0a8", 0.4)
    sc.flat(
        f.outline(),
        sc.rad([(0, "#fff0b0", 0.55), (0.5, "#ffd890", 0.2), (1, "#ffd890", 0)], 390, 620, 230),
        1,
        "soft-light",
    )
    sc.flat(bend(limb([(47, 6, 0.5), (41, 6.6, 1.3), (36, 9.6, 0.7)], 3)), "#7a2a26")
    lid = ellipse(32, -4, 6.2).intersection(Polygon([(20, -14), (44, -14), (44, -7.6), (20, -3.4)]))
    sc.layer(bend(lid), "#d95f38", z=1, cut=0, wash=0, fibre=0, rim="#ffd8a8")
    band = [(17, -28, 4.6), (12, -10, 4.8), (11, 6, 4.8), (16, 22, 4.6)]
    lit_edge(sc, f.outline(), 6, "#fff0bc", 0.75)
    torso = f.part("body").buffer(5)
    sc.layer(bend(limb(band, 8)).intersection(torso), "#c7333f", z=2.4, cut=0, wash=0.3, rim="#ffe8d8")
    sc.flat(bend(limb([(x, y, 1.3) for x, y, _ in band], 8)).intersection(torso), "#fff0d0", 0.95)
    front = [(*lower, 20), ((lower[0] + knot[0]) / 2, (lower[1] + knot[1]) / 2, 20), (*knot, 18)]
    sc.layer(limb(front, 4), "#c7333f", z=4, cut=0, wash=0.3, rim="#ffe8d8")
    sc.stroke([q[:2] for q in front], "#fff0d0", 5.6, 0.95)
    lay_medal(sc, mx, my, MEDAL_R, LEAN)
    push_sand(sc, mx, my)
    r = sc.stream("breath")
    rings = []
    for k in range(7):
        q = 2.4 + 0.9 * k * r.uniform(0.6, 1.2)
        c = ellipse(700 + 16 * math.sin(k * 1.3) + 3 * k, 880 - 30 * k - r.uniform(0, 10), q)
        rings += [
            c.difference(c.buffer(-max(0.9, q * 0.12))),
            ellipse(c.centroid.x - q * 0.3, c.centroid.y - q * 0.3, q * 0.2),
        ]
    sc.flat(U(rings), "#fbfff0", 0.65)


def draw_near(sc: Scene) -> None:
    """One great dark fish that has stopped, a small one face to face with the champion, weed at the edge."""
    onlooker(
        sc,
        "perch",
        (794, 440),
        470,
        40,
        True,
        tones=("#1f6272", "#5a9a96", "#0d3448"),
        look=(1, 0.9),
        rim="#d8f0d4",
        shade=("#041830", 0.6, 900),
        cast=10,
        z=4,
    )
    onlooker(
        sc,
        "perch",
        (708, 1048),
        112,
        -26,
        True,
        tones=("#d99a6a", "#f8e8c0", "#8a5040"),
        pattern="bands",
        look=(1.3, -1.1),
        cast=4,
    )
    r = sc.stream("weed")
    for x, h in ((-6, 330), (34, 220), (66, 120), (806, 260), (768, 150)):
        g = kelp(x, 1226, h, f"weed {x}", r.uniform(14, 26), 15)
        sc.layer(g, sc.near("#1f5a62", "#061c34", 640, SPOT), z=12, sh=0.5, cut=0.3, rim="#e8eec0", rimop=0.6)


def draw() -> Scene:
    """The weight of it."""
    sc = Scene("medal_fish", light=(LX, LY, 240), shadow="#04202f", bg="#114a60")
    draw_water(sc)
    draw_far_fish(sc)
    draw_ground(sc)
    draw_shafts(sc)
    draw_drift(sc)
    draw_champion(sc)
    draw_near(sc)
    sc.vignette("#041428", 0.6, 360, 580, 900)
    sc.finish()
    return sc
