"""queen_left: what were the stakes?"""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.court_cards import GOLD, INK, IVORY, SKIN, gown, jack, king

# cloth green #2f7f58, night teal #0c2428, card ivory #f3dfae, gold light #ffe09a, madder #b03a34, petrol #1f5566
LX, LY = 300, 376  # the lamp, behind the card that she left
CARD_W, CARD_H = 200, 300
FOOT = 598  # where her card meets the table
EDGE = 520  # the far edge of the table
FOLDS = [(-70, 690, 632), (130, FOOT, 520), (470, FOOT, 520), (742, 690, 640)]  # x, base, height
JACK, HERS, KING = range(3)
QUEEN = (492, 1078)
SHEET = rounded(box(0, 0, CARD_W, CARD_H), 13)
SHOE = shape("-2,-24^ 10,-13 26,-9 38,-12^ 54,-1 70,6 69,12 44,12 26,2 12,0 9,16^ 2,16^ -3,-4")


def onto(g, k: int):
    """A drawing on card k (200 x 300, y down) onto its panel of the folded screen."""
    (x0, y0, h0), (x1, y1, h1) = FOLDS[k], FOLDS[k + 1]

    def f(c):
        u, v = c[:, 0] / CARD_W, c[:, 1] / CARD_H
        top, bot = (y0 - h0) * (1 - u) + (y1 - h1) * u, y0 * (1 - u) + y1 * u
        return np.c_[x0 + (x1 - x0) * u, top + (bot - top) * v]

    return shapely.transform(shapely.segmentize(g, 8), f)


def floor(u: float, v: float) -> tuple[float, float]:
    """Table plane: u across from the middle, v 0 (far) .. 1 (near edge of the picture)."""
    y = EDGE + (1200 - EDGE) * (v * 0.42 + v * v * 0.58)
    return 400 + u * (0.56 + 0.9 * (y - EDGE) / 640), y


def queen() -> Figure:
    """She herself, cut out, walking out towards us: case before her, a shoe behind; feet on y 0, 420 high."""
    red, blue = "#b83a36", "#1d5a6e"
    skirt = shape(
        "-30,-190^ 26,-190^ 54,-150 84,-96 118,-44^ 92,-26 58,-36 20,-10 -26,-16 -76,-4 -146,-20^ -98,-80 -60,-140"
    )
    bodice = shape("-40,-262 -20,-272 4,-268 30,-272 48,-260 40,-222 27,-184 -30,-184 -36,-222")
    ruff = shape("-50,-282 -44,-330 -20,-352 12,-356 42,-344 60,-312 52,-276 26,-262 4,-256 -24,-264")
    hair = shape(
        "12,-384 -18,-376 -34,-346 -44,-314 -70,-290 -92,-284 -74,-270 -96,-252 -62,-254 -36,-268 -20,-300 20,-340"
    )
    arm_a = limb("-44,-238,24 -76,-204,19 -104,-172,13", 6)
    arm_b = limb("50,-238,24 74,-202,19 88,-160,13", 6)
    fist_b, fist_a = ellipse(89, -154, 10, 11), ellipse(-107, -168, 10, 9)
    case = T(rounded(box(-46, 0, 46, 66), 6), 92, -138, rot=-3)
    shoe = T(SHOE, -108, -168, 1.05, rot=66)
    foot_b = U(limb("62,-60,20 66,-20,17", 3), shape("56,-24 76,-24 92,-6 116,4 114,12 84,11 60,2"))
    foot_a = shape("-84,-22 -60,-22 -48,-6 -40,4 -58,8 -80,2")
    crown = T(shape("-30,8^ -38,-36^ -19,-12 0,-46^ 19,-12 38,-36^ 30,8^"), 11, -364, 0.98, rot=-3)
    h = T(
        head(
            "tq",
            34,
            FEELINGS["smile"]._replace(look=(0.7, 0.1), curve=0.4, cheek=0.4),
            SKIN,
            "parted",
            INK,
            lash=1.3,
            lip="#b03a34",
        ),
        12,
        -318,
        0.84,
    )
    f = Figure()
    whole = U(skirt, bodice, ruff, hair, arm_a, arm_b, fist_a, fist_b, case, foot_b, crown, h.outline())
    f.add(fillet(whole, 7).buffer(5), IVORY, "paper", 1.6)  # the border left by the scissors
    f.add(shoe.buffer(3), IVORY, "paper", 0.6)
    f.add(shoe, red, "shoe", 0.6)
    f.add(foot_a, SKIN, "foot", 0.4)
    f.add(foot_b, SKIN, "foot", 0.8)
    f.add(arm_a, SKIN, "arm", 0.6)
    f.add(fist_a, SKIN, "hand", 0.6)
    f.add(skirt, blue, "skirt", 0.9)
    ways = ((-118, 9), (-74, 8), (-28, 8), (18, 8), (60, 8), (96, 7))
    bands = U([limb([(d * 0.2 - 4, -192, 2), (d * 0.55 - 4, -100, 5), (d, -8, w)], 6) for d, w in ways])
    f.add(bands.intersection(skirt), GOLD, "bands", 0.3, True)
    folds = U([limb([(d * 0.2 - 4, -180, 1), (d * 0.6 - 2, -90, 5), (d, -8, 13)], 6) for d in (-84, -42, 2, 44, 80)])
    f.add(folds.intersection(skirt), "#123a4c", "folds", 0.2, True, 0.55)
    gems = [(-88, -40), (-44, -42), (0, -40), (42, -42), (78, -44), (-50, -92), (-4, -96), (44, -94)]
    f.add(U([T(box(-6, -6, 6, 6), x, y, 1, rot=45) for x, y in gems]), red, "gems", 0.3, True)
    f.add(clean(skirt.difference(T(skirt, 0, -10)).intersection(box(-200, -70, 200, 10))), red, "hem", 0.3)
    f.add(ruff, IVORY, "ruff", 0.9)
    rays = [
        limb([(4, -300, 0.8), (4 + 70 * np.cos(a), -300 + 66 * np.sin(a), 2)], 2) for a in np.linspace(2.6, 6.9, 19)
    ]
    f.add(U(rays).intersection(ruff.buffer(-3)), "#c9a566", "pleats", 0.2, True, 0.7)
    f.add(hair, INK, "hair", 0.8)
    f.add(bodice, red, "bodice", 0.8)
    f.add(shape("-14,-270 4,-258 22,-270 14,-222 2,-186 -10,-222"), GOLD, "stomacher", 0.4)
    f.add(U([ellipse(3, -246 + 15 * k, 3.2) for k in range(4)]), red, "buttons", 0.2, True)
    f.add(limb("8,-300,26 5,-264,30", 4), dark(SKIN, 0.1), "neck", 0.3)
    f.extend(h)
    f.add(crown, GOLD, "crown", 0.9)
    f.add(T(U([ellipse(x, 0, 3.8) for x in (-16, 1, 18)]), 11, -364, rot=-3), red, "gems", 0.2, True)
    f.add(case, "#8c4326", "case", 1.0)
    straps = U(box(-32, 0, -23, 66), box(23, 0, 32, 66))
    f.add(T(straps, 92, -138, rot=-3), "#5a2418", "straps", 0.3)
    f.add(T(U(ellipse(-27, 22, 5, 4), ellipse(28, 22, 5, 4)), 92, -138, rot=-3), GOLD, "buckles", 0.2)
    f.add(limb("74,-137,5 76,-152,5 102,-153,5 106,-138,5", 3), "#5a2418", "handle", 0.4)
    f.add(arm_b, SKIN, "arm", 0.7)
    f.add(fist_b, SKIN, "hand", 0.7)
    for x, way in ((-46, -1), (52, 1)):
        puff = ellipse(x, -246, 27, 25)
        f.add(puff, blue, "sleeve", 0.9)
        slits = [
            limb([(x - 4 * way, -268, 1), (x + d * way, -246, 4), (x + 4 * way, -224, 1)], 4) for d in (-14, 2, 18)
        ]
        f.add(U(slits).intersection(puff), GOLD, "slits", 0.2, True)
    return f.mapped(lambda g: AF.skew(g, xs=-5, origin=(0, 0)))  # she leans into her step


def cloth(sc: Scene, beam: Any) -> None:
    """The green cloth in the shadow of the cards, and the path of light that falls out of the hole."""
    top, _ = land(sc.stream("edge"), [(-40, EDGE + 4), (400, EDGE), (840, EDGE + 4)], 1)
    fill = sc.rad([(0, "#4aa06a"), (0.3, "#2a7a56"), (0.62, "#14493f"), (1, "#0a2429")], 400, 800, 640)
    sc.layer(top, fill, z=9, cut=0, wash=0.8, rimop=0.1)
    weave = []
    for i in range(-11, 12):
        for j in range(17):
            u, v = (i + 0.5 * (j % 2)) * 66, (j + 0.5) / 17
            weave.append(Polygon([floor(u - 17, v), floor(u, v - 0.016), floor(u + 17, v), floor(u, v + 0.016)]))
    weave = clean(U(weave).intersection(top))
    sc.flat(weave, sc.rad([(0, "#0c3a30", 0.3), (1, "#7fc79a", 0.07)], 430, 860, 520), 1)
    sc.flat(box(560, EDGE - 6, 820, 1240), sc.rad([(0, "#0a2429", 0.95), (1, "#0a2429", 0)], 860, 560, 300), 1)
    shade = Polygon([(-60, 700), (130, FOOT - 4), (470, FOOT - 4), (760, 706), (1000, 900), (1000, 1260), (-60, 1260)])
    sc.flat(
        shade,
        sc.lin([(0, "#0b2a3a", 0.85), (0.5, "#0b2a3a", 0.5), (1, "#0b2a3a", 0.2)], 0, FOOT, 0, 1200),
        1,
        "multiply",
        14,
    )
    gold = [(0, "#fff6d2", 1), (0.3, "#ffe09a", 0.95), (0.7, "#eebf62", 0.82), (1, "#c99a48", 0.5)]
    sc.flat(beam.buffer(30), "#e8c25e", 0.16, "screen", 30)
    sc.flat(beam.buffer(6), sc.lin(gold, 310, FOOT, 480, 1230), 0.55, None, 13)
    sc.flat(beam.buffer(-8), sc.lin(gold, 310, FOOT, 480, 1230), 0.9, None, 5)
    sc.flat(
        beam,
        sc.lin([(0, "#d08434", 0.42), (0.45, "#d08434", 0), (1, "#3f7a48", 0.55)], 190, 1000, 820, 1130),
        1,
        "multiply",
        8,
    )
    with sc.clip(beam):
        sc.flat(weave, "#a87a2a", 0.3)


def cards(sc: Scene, hole: Any) -> None:
    """Jack, empty card and king: light comes through their paper, least at the edges."""
    for k in (JACK, HERS, KING):
        panel = onto(SHEET, k)
        far = {JACK: 0.5, KING: 0.1, HERS: 0}[k]
        night = "#14262c"
        stops = [(0, "#fff0b8"), (0.3, "#f8d688"), (0.6, "#dcae5c"), (1, "#5f7a58")]
        at = (LX, LY - 10, 470) if k != KING else (470, 420, 520)
        fill = sc.rad([(o, mix(c, night, far)) for o, c in stops], *at)
        sc.layer(clean(panel.difference(hole)) if k == HERS else panel, fill, z=13, cut=0.4, sh=0.6, rim="#fff0c8", rimop=0.8, rimw=1.5, fibre=0.3)  # fmt: skip
        frame = rounded(box(10, 9, 190, 291), 9)
        frame = frame.difference(frame.buffer(-2.2))
        sc.flat(clean(onto(frame, k).difference(hole.buffer(10))), "#7a3226", 0.55)
        suit = leaf(0, 11, 23, -math.pi / 2, 0.62) if k == HERS else star(0, 0, 12, 8, 0.5)
        for turn in (0, 180):
            x = 173 if k == KING else 27  # his crown needs the other corner
            corner = T(U(T(suit, x, 30, 0.9), T(suit, x, 52, 0.5)), rot=turn, o=(100, 150))
            sc.flat(onto(corner, k), "#a8322c", 0.85)
        if k == HERS:
            sc.flat(clean(hole.buffer(9).difference(hole.buffer(6.5))), "#9a3a2c", 0.6)
            vine = [
                leaf(x, 236 - 19 * i, 17, -1.57 + (0.7 if i % 2 else -0.7), 0.5) for x in (28, 172) for i in range(8)
            ]
            stems = [limb([(x, 240, 2), (x, 84, 1)], 1) for x in (28, 172)]
            sc.flat(clean(onto(U(vine, stems), k).difference(hole.buffer(10))), "#8a5a34", 0.5)
            continue
        for p in (king() if k == KING else jack()).pieces:
            out = box(-60 if p.name == "hand" else 0, 0, CARD_W, CARD_H)  # his fingers hold on to the edge
            g = onto(clean(p.geom.intersection(out)), k)
            sc.flat(g, p.fill, p.op)
            if g.area > 900 or p.name == "hand":
                sc.flat(clean(g.boundary.buffer(0.6)), "#3a1a18", 0.6)
        if k == JACK:
            sc.flat(panel, sc.lin([(0, "#081a20", 0.84), (1, "#17424a", 0.32)], 0, 0, 130, 0), 1, "multiply")
        else:
            sc.flat(
                panel,
                sc.lin([(0, "#3a2a2c", 0), (0.5, "#2a2a34", 0.2), (1, "#0c2c34", 0.75)], 500, 0, 740, 0),
                1,
                "multiply",
            )
    sc.flat(hole.buffer(0.9), sc.rad([(0, "#fffdf0"), (0.5, "#fff0be"), (1, "#ffd47e")], LX, LY - 20, 300), 1)
    sc.flat(clean(hole.buffer(0.9).difference(T(hole, 5, 3))), "#d98a3c", 0.55)  # the thickness of the card


def draw() -> Scene:
    sc = Scene("queen_left", light=(LX, LY, 240), shadow="#061418", bg="#0a1c20")
    sc.backdrop(
        sc.rad([(0, "#ffdc84"), (0.3, "#c9b060"), (0.5, "#4f7f54"), (0.74, "#1b4a44"), (1, "#0a2227")], LX, 200, 600)
    )
    sc.flat(
        wallpaper(0, 0, 800, 560, "diamond", 46), sc.rad([(0, "#ffe6a0", 0.3), (1, "#3f7a68", 0.1)], LX, 200, 520), 1
    )
    hole = onto(gown(), HERS)
    beam = Polygon([(188, FOOT + 2), (412, FOOT + 2), (590, 830), (890, 1240), (150, 1240), (170, 900)])
    cloth(sc, beam)
    cards(sc, hole)
    sc.glow(LX, LY, 330, "#ffd88a", 0.5)
    sc.glow(LX + 10, FOOT + 40, 300, "#ffe8b0", 0.5, sy=0.4)
    # ---------------------------------------------------------------- her shoe, her shadow, herself
    shoe = T(SHOE, 300, 752, 0.95, rot=-10)
    sc.flat(T(shoe, 4, 9), "#5a4a20", 0.6, "multiply", 4)
    sc.layer(shoe, "#c23c38", z=2, cut=0)
    q = queen()
    out = q.outline()

    def thrown(c):
        return np.c_[QUEEN[0] + c[:, 0] * (1 - 0.0012 * c[:, 1]) - c[:, 1] * 0.3, QUEEN[1] - 12 - c[:, 1] * 0.55]

    sc.flat(clean(shapely.transform(shapely.segmentize(out, 8), thrown)), "#123832", 0.82, "multiply", 3)
    put(sc, T(q, *QUEEN), z=2.6, rim=(4, 3, "#fff2c4", 0.8), cast=6)
    body = T(out, *QUEEN)
    sc.flat(
        body,
        sc.lin(
            [(0, "#203a50", 0), (0.45, "#203a50", 0.08), (1, "#16304a", 0.5)], QUEEN[0] - 70, 800, QUEEN[0] + 150, 910
        ),
        1,
        "multiply",
    )
    sc.flat(
        body, sc.lin([(0, "#ffd884", 0.34), (1, "#ffd884", 0)], QUEEN[0] - 130, 800, QUEEN[0] + 10, 850), 1, "screen"
    )
    sc.glow(QUEEN[0] + 44, QUEEN[1] - 316, 90, "#ffdc9c", 0.3)
    sc.vignette("#041216", 0.5, 420, 640, 860)
    sc.finish()
    return sc
