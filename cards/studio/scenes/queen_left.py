"""A huge playing card with a hole in the shape of its queen; far off, in the light beyond it, she walks away.

Palette: cloth green #2f7f58, night teal #0c2428, card ivory #f3dfae, gold light #ffe09a, madder #b03a34, petrol #1f5566.
Light: low, beyond the card. Planes: air / far table / jack / king / she / the card / its light on the near cloth.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.court_cards import GOLD, IVORY, SKIN, cut_queen, jack, king

LX, LY = 318, 430  # where the light comes from
F, HY, EYE, TALL = 1290, 446, 2.93, 6.0  # focal length, horizon, height of the eye, height of a card
CARD_W, CARD_H = 200, 300
HERS = ((-2.76, 10.0), (1.5, 10.9))  # the feet of her card: (x, z) left, right
KINGS = ((2.9, 14.6), (4.62, 16.2))
JACKS = ((3.2, 22.5), (4.56, 23.8))
FLAT = 0.7
WAY = 0.15  # how far the light goes aside on its way to us
QUEEN = (-1.3, 16.6)
SCALE = 0.64  # of the drawing of the queen
SHEET = rounded(box(0, 0, CARD_W, CARD_H), 13)
SHOE = shape("-2,-24^ 10,-13 26,-9 38,-12^ 54,-1 70,6 69,12 44,12 26,2 12,0 9,16^ 2,16^ -3,-4")
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def seen(x: Any, h: Any, z: Any) -> Any:
    """Where a point of the table's world lies in the picture."""
    return np.c_[400 + F * x / z, HY + F * (EYE - h) / z]


def onto(g: Any, feet: Any) -> Any:
    """A drawing on a card (200 x 300, y down) onto a card that stands on those feet."""
    (x0, z0), (x1, z1) = feet

    def f(c: Any) -> Any:
        u, v = c[:, 0] / CARD_W, c[:, 1] / CARD_H
        return seen(x0 + (x1 - x0) * u, TALL * (1 - v), z0 + (z1 - z0) * u)

    return clean(shapely.transform(shapely.segmentize(g, 6), f))


def thrown(g: Any) -> Any:
    """The light through a hole of her card, lying on the cloth before it."""
    (x0, z0), (x1, z1) = HERS

    def f(c: Any) -> Any:
        u, h = c[:, 0] / CARD_W, TALL * (1 - c[:, 1] / CARD_H)
        z, t = z0 + (z1 - z0) * u, h / TALL
        z = (1 - FLAT) * (z - 0.86 * h) + FLAT / (
            (1 - t) / z + t / 5.1
        )  # in part evenly in the picture, so that the skirt stays long
        return seen(x0 + (x1 - x0) * u + WAY * h, 0 * h, z)

    return clean(shapely.transform(shapely.segmentize(g, 6), f))


def queen() -> Figure:
    """She herself from behind, cut out, in mid step: the case in one hand, a shoe in the other; 300 high."""
    red, blue = "#b83a36", "#1d5a6e"
    skirt = shape(
        "-22,-168 22,-168 38,-138 58,-90 74,-40 84,-8^ 50,2 16,-6 -20,3 -62,-2 -112,6^ -82,-46 -56,-100 -36,-140"
    )
    bodice = shape("-34,-232 -14,-240 14,-240 34,-232 30,-200 22,-162 -22,-162 -30,-200")
    ruff = shape("-36,-232 -44,-250 -26,-258 0,-254 26,-258 44,-250 36,-232 0,-226")
    hair = U(ellipse(1, -286, 21, 24), limb("0,-272,26 -3,-244,19 -9,-214,16 -20,-186,13 -34,-162,8 -44,-152,3", 6))
    arm_a = limb("-36,-220,21 -62,-184,16 -76,-146,11", 6)
    arm_b = limb("36,-220,21 58,-180,16 64,-138,11", 6)
    crown = T(shape("-27,10^ -34,-30^ -17,-8 0,-40^ 17,-8 34,-30^ 27,10^"), 1, -308, rot=2)
    case = T(rounded(box(-38, 0, 38, 54), 6), 68, -118, rot=-4)
    shoe = T(SHOE, -78, -138, 0.72, rot=70)
    heel = shape("30,-10 46,-12 52,2 46,12 34,12 28,2")
    f = Figure()
    whole = U(skirt, bodice, ruff, hair, arm_a, arm_b, crown, case, heel)
    f.add(fillet(whole, 6).buffer(5), IVORY, "paper", 1.4)
    f.add(shoe.buffer(3), IVORY, "paper", 0.6)
    f.add(shoe, red, "shoe", 0.6)
    f.add(heel, SKIN, "foot", 0.5)
    f.add(skirt, blue, "skirt", 0.9)
    ways = ((-96, 9), (-56, 8), (-18, 7), (20, 7), (54, 7), (76, 6))
    bands = U([limb([(d * 0.18, -170, 2), (d * 0.6, -90, 4), (d, 4, w)], 6) for d, w in ways])
    f.add(bands.intersection(skirt), GOLD, "bands", 0.3, True)
    folds = U([limb([(d * 0.18, -160, 1), (d * 0.6, -84, 4), (d, 4, 14)], 6) for d in (-76, -36, 2, 38, 66)])
    f.add(folds.intersection(skirt), "#0f3444", "folds", 0.2, True, 0.6)
    f.add(clean(skirt.difference(T(skirt, 0, -11)).intersection(box(-200, -50, 200, 20))), red, "hem", 0.3)
    f.add(case, "#8c4326", "case", 1.0)
    f.add(T(U(box(-27, 0, -20, 54), box(20, 0, 27, 54)), 68, -118, rot=-4), "#5a2418", "straps", 0.3)
    f.add(limb("50,-118,5 54,-134,5 74,-135,5 80,-120,5", 3), "#5a2418", "handle", 0.4)
    f.add(U(arm_a, arm_b), SKIN, "arm", 0.7)
    f.add(U(ellipse(-77, -140, 8, 9), ellipse(65, -134, 9, 9)), SKIN, "hand", 0.7)
    f.add(bodice, red, "bodice", 0.8)
    f.add(U([limb([(-9, y, 2.4), (9, y + 8, 2.4)], 1) for y in range(-226, -176, 11)] + [limb([(9, y, 2.4), (-9, y + 8, 2.4)], 1) for y in range(-226, -176, 11)]), GOLD, "lacing", 0.2, True)  # fmt: skip
    for x, way in ((-40, -1), (40, 1)):
        puff = ellipse(x, -216, 21, 20)
        f.add(puff, blue, "sleeve", 0.9)
        slits = [
            limb([(x - 3 * way, -234, 1), (x + d * way, -216, 3.4), (x + 3 * way, -198, 1)], 4) for d in (-11, 2, 14)
        ]
        f.add(U(slits).intersection(puff), GOLD, "slits", 0.2, True)
    f.add(ruff, IVORY, "ruff", 0.9)
    rays = [limb([(0, -232, 0.8), (60 * np.cos(a), -232 + 40 * np.sin(a), 2)], 2) for a in np.linspace(2.9, 6.5, 17)]
    f.add(U(rays).intersection(ruff.buffer(-3)), "#b98a50", "pleats", 0.2, True, 0.8)
    f.add(hair, "#6a3220", "hair", 0.8)
    strands = [limb([(1, -306, 0.6), (x, -286, 2.4), (x * 0.3, -260, 0.6)], 5) for x in (-16, -8, 0, 8, 16)]
    strands += [
        limb([(-9 - d, y - 8, 1), (-3 - d, y, 2.6), (4 - d, y - 9, 1)], 2)
        for d, y in ((-1, -244), (1, -230), (4, -216), (9, -202), (15, -188), (24, -174))
    ]  # a plait
    f.add(U(strands).intersection(hair), "#a8603a", "strands", 0.2, True, 0.8)
    f.add(crown, GOLD, "crown", 0.9)
    f.add(U([ellipse(x, -306, 3.4) for x in (-15, 1, 17)]), red, "gems", 0.2, True)
    return f.mapped(lambda g: AF.skew(g, xs=-3, origin=(0, 0)))


def air(sc: Scene) -> None:
    """Gold haze over the far edge of the table, torn sheets of it, towers of chips far off."""
    sc.backdrop(sc.rad([(0, "#fff6d0"), (0.2, "#ffe6a4"), (0.4, "#f6d27a"), (0.58, "#d6cf70"), (0.8, "#7fb86c"), (1, "#2f8062")], LX, LY, 760))  # fmt: skip
    for k, (y, c) in enumerate(((70, "#2f9e7c"), (170, "#6fc08c"), (270, "#d2d68a"), (350, "#f6dc98"))):
        g, _ = land(sc.stream(f"air {k}"), [(-40, y + 26), (200, y - 8), (470, y + 20), (840, y - 14)], 3)
        below = clean(box(-40, -40, 840, 470).difference(g))
        sc.layer(below, sc.rad([(0, mix(c, "#fff0c0", 0.8)), (0.5, mix(c, "#ffe0a0", 0.22)), (1, mix(c, "#1a5a48", 0.5))], LX, LY, 640), z=7, sh=0.3, cut=0.8, op=0.7, rim="#fff3c8", rimop=0.7)  # fmt: skip
    for x, w, h in ((600, 12, 66), (630, 13, 38), (30, 13, 70), (-2, 14, 40), (792, 13, 52)):
        for k in range(int(h / 6)):
            y = HY + 12 - 6 * k
            sc.flat(rounded(box(x - w, y - 6, x + w, y - 0.6), 1.5), ("#c9a860", "#a98a58", "#8f9a5c")[k % 3], 0.5)


def cloth(sc: Scene) -> None:
    """The green table to its far edge, a woven lattice that runs to the light."""
    sc.layer(box(-40, HY + 10, 840, 1240), sc.rad([(0, "#fff0b8"), (0.14, "#e6d07c"), (0.32, "#8fae5c"), (0.55, "#357d52"), (0.8, "#14493f"), (1, "#0a2a2c")], LX, LY + 60, 860), z=4, sh=0, wash=0.7, cut=0, rim="#fff6d0")  # fmt: skip
    sc.flat(
        box(-40, HY - 14, 840, HY + 60),
        sc.lin([(0, "#fff0bc", 0), (0.35, "#fff0bc", 0.75), (1, "#fff0bc", 0)], 0, HY - 14, 0, HY + 60),
        1,
        None,
        5,
    )
    knots = []
    for i in range(-16, 17):
        for j in range(44):
            x, z = (i + 0.5 * (j % 2)) * 0.66, 4.6 + j * 0.42
            knots.append(Polygon(seen(np.array([x - 0.13, x, x + 0.13, x]), np.zeros(4), np.array([z, z + 0.14, z, z - 0.14]))))  # fmt: skip
    sc.flat(U(knots), sc.rad([(0, "#a87a2a", 0.25), (0.3, "#1d5a3c", 0.3), (1, "#061c20", 0.4)], LX, LY + 60, 800))


def side_card(sc: Scene, feet: Any, who: Figure, haze: float) -> None:
    """A whole card further off whose figure has turned to look after her."""
    panel = onto(SHEET, feet)
    x0, x1 = panel.bounds[0], panel.bounds[2]
    z = sum(f[1] for f in feet) / 2
    cast = Polygon(seen(*(np.array(v) for v in ((feet[0][0], feet[1][0], feet[1][0] + 2.4, feet[0][0] + 2), (0, 0, 0, 0), (feet[0][1], feet[1][1], z - 5.5, z - 6)))))  # fmt: skip
    sc.flat(cast, "#0c3230", 0.55, "multiply", 7)
    warm = sc.lin([(0, mix("#fbe6ac", "#d9c88a", haze)), (1, mix("#a98a52", "#a9a468", haze))], x0, 0, x1, 0)
    sc.layer(panel, warm, z=7, cut=0.3, sh=0.4, rim="#fff6d4", rimop=1, rimw=1.6, fibre=0.2)
    frame = rounded(box(10, 9, 190, 291), 9)
    sc.flat(onto(frame.difference(frame.buffer(-2.6)), feet), "#7a3226", 0.5)
    for turn in (0, 180):
        sc.flat(onto(T(T(star(0, 0, 13, 8, 0.5), 172, 30), rot=turn, o=(100, 150)), feet), "#a8322c", 0.8)
    for p in who.pieces:
        out = box(-60 if p.name == "hand" else 0, 0, CARD_W, CARD_H)
        g = onto(clean(p.geom.intersection(out)), feet)
        sc.flat(g, mix(p.fill, "#c9b870", haze), p.op)
        if g.area > 500 or p.name == "hand":
            sc.flat(clean(g.boundary.buffer(0.5)), "#3a1a18", 0.5)
    sc.flat(panel, sc.lin([(0, "#1d4a3c", 0), (0.4, "#1d4a3c", 0.25), (1, "#0c2c34", 0.75 - haze * 0.5)], x0, 0, x1, 0), 1, "multiply")  # fmt: skip


def walk_away(sc: Scene) -> Any:
    """She in the light beyond; returns her shadow, which comes back to us."""
    q = T(queen(), 0, 0, SCALE)
    (x, y), per = seen(QUEEN[0], 0, QUEEN[1])[0], F / QUEEN[1]

    def back(c: Any) -> Any:
        h = -c[:, 1] / per
        return seen(QUEEN[0] + c[:, 0] / per + WAY * 3.1 * h, 0 * h, QUEEN[1] - 3.8 * h)

    points = T(
        shape("-22,5^ -30,-15^ -13,-5 0,-17^ 13,-5 30,-15^ 22,5^"), 1, -286
    )  # a flatter crown: the throw draws it out
    head = U(points, ellipse(1, -271, 21, 15), limb("0,-262,17 0,-224,22", 4))
    dim = U(
        q.part("skirt"),
        q.part("bodice"),
        q.part("arm"),
        q.part("sleeve"),
        q.part("case"),
        q.part("shoe"),
        T(head, 0, 0, SCALE),
    )
    fall = clean(shapely.transform(shapely.segmentize(dim, 4), back))
    sc.flat(fall, "#2c4a34", 0.82, "multiply", 2)
    body = T(q, x, y)
    sc.glow(x, y - 130, 150, "#fff3c4", 0.4)
    put(sc, body, z=1.6, rim=(0, 3, "#fff6d8", 1), sh=0.3)
    sc.flat(
        body.outline().buffer(-3), sc.lin([(0, "#4a2a3a", 0.35), (1, "#16303a", 0.5)], 0, y - 200, 0, y), 1, "multiply"
    )
    return fall


def great_card(sc: Scene, hole: Any) -> None:
    """Her card: seen from its shaded side, its paper glowing round the hole."""
    h = onto(hole, HERS)
    panel = clean(onto(SHEET, HERS).difference(h))
    sc.layer(
        T(panel, -7, 1), sc.lin([(0, "#e9d39a"), (1, "#3f5a40")], 0, 60, 0, 800), z=10, sh=0.4, **EXACT
    )  # its thickness
    fill = sc.rad([(0, "#ffeab0"), (0.2, "#ffcf78"), (0.4, "#d99a48"), (0.6, "#96803c"), (0.8, "#3f6a44"), (1, "#14443c")], LX - 10, LY - 10, 570)  # fmt: skip
    sc.layer(panel, fill, z=16, cut=0.3, sh=0.5, rim="#fff0c0", rimop=0.9, rimw=1.6, fibre=0.3)
    ink = sc.rad([(0, "#8a3a24", 0.9), (0.6, "#6a2a20", 0.8), (1, "#3a2422", 0.7)], LX, LY, 560)
    clear = h.buffer(14)
    for a, b in ((10, 2.4), (15, 1)):
        frame = rounded(box(a, a - 1, 200 - a, 301 - a), 9)
        sc.flat(clean(onto(frame.difference(frame.buffer(-b)), HERS).difference(clear)), ink)
    for y, s in ((38, 1.15), (64, 0.6)):
        sc.flat(clean(onto(T(leaf(0, 11, 23, -math.pi / 2, 0.62), 32, y, s), HERS).difference(clear)), ink)
    vine = [leaf(x, 214 - 15 * i, 15, -1.57 + (0.8 if i % 2 else -0.8), 0.5) for x in (27, 173) for i in range(8)]
    stems = [limb([(x, 220, 2), (x + 1, 92, 1)], 1) for x in (27, 173)]
    sc.flat(clean(onto(U(vine, stems), HERS).difference(clear)), ink, 0.65)
    sc.flat(clean(h.buffer(11).difference(h.buffer(8.6))), ink, 0.7)
    rays = [limb([(100 + n * math.cos(a), 122 + n * math.sin(a), w) for n, w in ((40, 0.5), (84 + 26 * (k % 2), 1.5), (170 + 30 * (k % 2), 0.4))], 2) for k, a in enumerate(np.linspace(0, math.tau, 97)[:-1])]  # fmt: skip
    room = clean(
        rounded(box(17, 16, 183, 284), 6).difference(U(vine, stems).buffer(4)).difference(T(box(16, 26, 48, 90)))
    )
    sc.flat(clean(onto(clean(U(rays).intersection(room)), HERS).difference(clear)), sc.rad([(0, "#8a3a24", 0.55), (0.5, "#7a3a24", 0.36), (1, "#2a2a22", 0.25)], LX, LY, 520))  # fmt: skip
    rimlight(sc, panel, 0, -2, "#fff4cc", 0.5)
    behind = AF.scale(h, 0.978, 0.978, origin=(400, HY))  # we see into the thickness of the card
    sc.flat(
        clean(h.difference(behind)),
        sc.rad([(0, "#fffbe6"), (0.3, "#ffe6a4"), (0.6, "#e0a44c"), (1, "#8a6a34")], LX, LY + 40, 420),
    )
    sc.stroke(list(max(polys(h), key=lambda g: g.area).exterior.coords), "#fff6d8", 1.2, 0.8)
    sc.glow(LX - 10, LY - 40, 270, "#ffe2a0", 0.42)


def fallen_light(sc: Scene, hole: Any, fall: Any) -> None:
    """Before the card all lies in its shade but the light of the hole, with her shadow in it."""
    (x0, z0), (x1, z1) = HERS
    near = Polygon(
        [*seen(np.array([x0, x1, x1 + 1.4, 9, 9, -9, x0 - 0.2]), np.zeros(7), np.array([z0, z1, 4, 4, 3, 3, 4]))]
    )
    sc.flat(
        near,
        sc.lin([(0, "#0b4038", 0.85), (0.5, "#1a5a48", 0.6), (1, "#0e3c3a", 0.6)], 0, 800, 0, 1200),
        1,
        "multiply",
        12,
    )
    patch = thrown(hole)
    sc.glow(360, 980, 470, "#4fa866", 0.4, sy=0.6)
    shaft = shapely.union_all([onto(hole, HERS).convex_hull, patch.convex_hull]).convex_hull
    sc.flat(
        shaft,
        sc.lin(
            [(0, "#ffe6a0", 0), (0.5, "#ffe6a0", 0), (0.62, "#ffe6a0", 0.22), (1, "#ffe6a0", 0)], 320, 400, 400, 1150
        ),
        1,
        "screen",
        16,
    )
    gold = [(0, "#fff6d2", 1), (0.35, "#ffe29c", 0.95), (0.75, "#f0c468", 0.85), (1, "#d9a850", 0.75)]
    sc.flat(patch.buffer(26), "#e8c25e", 0.3, "screen", 26)
    sc.flat(patch, sc.lin(gold, 300, 800, 420, 1130), 0.95, None, 2.5)
    with sc.clip(patch):
        sc.flat(fall, "#3f5a34", 0.85, "multiply", 3)


def draw() -> Scene:
    """Does she take the light along, or has she left it?"""
    sc = Scene("queen_left", light=(LX, LY, 240), shadow="#061418", bg="#0a1c20")
    hole = cut_queen()
    air(sc)
    cloth(sc)
    sc.glow(LX, LY + 10, 420, "#fff0bc", 0.7)
    side_card(sc, JACKS, T(jack(), 200, 0, flip=True), 0.45)
    side_card(sc, KINGS, king(), 0.15)
    gap = onto(hole, HERS)
    sc.flat(gap, sc.lin([(0, "#ffe9a8", 0.75), (0.75, "#ffefbc", 0.5), (1, "#ffefbc", 0)], 0, 90, 0, 610), 1)
    fall = walk_away(sc)
    great_card(sc, hole)
    sc.flat(gap, sc.lin([(0, "#ffe2a0", 0.5), (0.5, "#ffe2a0", 0.36), (1, "#ffe2a0", 0)], 0, 90, 0, 570), 1, "screen")
    fallen_light(sc, hole, fall)
    shoe = T(SHOE, 214, 892, 1.05, rot=-10)
    sc.flat(T(shoe, 6, 12), "#5a4a20", 0.6, "multiply", 4)
    sc.layer(shoe, "#c23c38", z=2, rim="#ffe2b0", rimop=1, **EXACT)
    put(sc, T(beast("mouse", "sit_up"), 690, 764, 0.3, flip=True), z=1.4, rim=(2, 2, "#ffe6b0", 0.9), cast=3)
    sc.layer(U(rounded(box(706, 750, 724, 764), 2), box(712, 747, 718, 750)), "#8a3a2c", z=1.4, rim="#ffe6b0", **EXACT)
    sc.vignette("#04201c", 0.34, 380, 540, 940)
    sc.finish()
    return sc
