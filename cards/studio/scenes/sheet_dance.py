"""The wind fills two sheets on a washing line: nobody is in them, and they dance. An old man has taken a corner.

Palette: orchard night #123038, leaf teal #2f626a, lawn #93a05a, evening #fbd083, linen #fff0c6, fold #3a628c, madder #c8553f.
Light: a low sun beyond the left edge, through the cloth. Planes: torn sky / trees / lawn / line / the two / the man / apple bough, basket and grass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.blown_linen import Fold, Linen, pleats
from cards.studio.papercut.evening_orchard import near_orchard, orchard

SUN = (-60, 640)
PEG = (384, 112)
SLOPE = 0.46
PEG2 = (600, 112 + 0.46 * 216)
HAND = (598, 946)
MADDER, TEAL = "#c8553f", "#3f7f8a"


def on_line(x: float) -> float:
    return PEG[1] + SLOPE * (x - PEG[0])


def fallen(sc: Scene, cloths: list[Linen]) -> None:
    """Their shadow on the grass, long and soft."""
    both = U([c.outline() for c in cloths])
    yg = 930
    g = AF.affine_transform(both, [1, -0.36, 0, -0.5, 0.36 * yg, 1.5 * yg])
    lawn = box(-50, 745, 850, 1250)
    for blur, op in ((16, 0.4), (5, 0.5)):
        sc.flat(clean(g.intersection(lawn)), "#123f48", op, "multiply", blur)
    sc.flat(ellipse(300, 946, 250, 20), "#0f3840", 0.55, "multiply", 12)
    sc.flat(ellipse(580, 900, 150, 16), "#0f3840", 0.45, "multiply", 12)


def rail(*p: tuple[float, float]) -> str:
    return " ".join(f"{x},{y}" for x, y in p)


def fan(peg: tuple[float, float], *ends: str) -> list[str]:
    return [f"{peg[0]},{peg[1]} {e}" for e in ends]


def behind(sc: Scene) -> list[Linen]:
    """Arms and corners, all of them in the peg's pull, and the far side of her skirt."""
    r = sc.stream("behind")
    shoulder = Linen(fan(PEG2, "584,262 548,316", "598,290 598,420"), pleats(r, 3, 0.8), (0.6, 0.4), 0.1, 0)
    lead = Linen(
        fan(PEG, "416,190 470,300 520,350", "400,230 440,330 480,400", "392,250 424,360 446,440"),
        [Fold(0.2, 0.1, 0.7, 0.1), Fold(0.5, 0.1, 0.8, 0.2), Fold(0.8, 0.1, 0.8, 0.1)],
        (0.8, 0.5),
        0.1,
        6,
        0.1,
    )
    waist = Linen(
        ["500,380 430,450 284,490", "520,430 440,500 280,530", "520,470 440,550 284,560"],
        pleats(r, 3, 0.8),
        (0.5, 0.3),
        0,
        4,
    )
    follow = Linen(
        fan(PEG, "330,214 290,300 256,380", "346,260 310,350 280,420", "372,280 346,380 306,450"),
        [Fold(0.25, 0.1, 0.8, 0.1), Fold(0.6, 0.1, 0.8, 0.2), Fold(0.9, 0.08, 0.6, 0.2)],
        (0.98, 0.6),
        0.1,
        6,
        0.1,
    )
    out = Linen(
        ["252,388 180,366 120,362 44,334", "252,410 190,420 130,440 72,446", "256,450 220,480 190,520 130,566"],
        [Fold(0.16, 0.12, 0.8, 0.1), Fold(0.55, 0.1, 0.9, 0.2), Fold(0.88, 0.08, 0.7, 0.25)],
        (1, 0.72),
        0.06,
        12,
    )
    far = Linen(
        ["240,600 120,660 20,720", "300,610 320,740 300,850", "340,600 480,690 590,780"],
        pleats(r, 12, 0.9),
        (0.4, 0.15),
        0,
        16,
    )
    parts = [shoulder, lead, waist, follow, out, far]
    for part in parts:
        part.draw(sc, 6)
    for v in (0.9, 0.95):
        out.border(sc, v, MADDER, 3)
    return parts


def him(sc: Scene) -> Linen:
    """The tall one, leaning into the turn on one leg."""
    cloth = Linen([
        "478,168 454,182 442,202 440,216 429,236 437,246 436,260 446,278 464,284 462,300 440,312 414,334 418,420 452,530 440,610 408,730 428,890",
        "484,166 468,204 468,250 480,284 472,306 458,340 464,430 484,532 480,600 456,740 488,900",
        "494,165 496,208 498,254 500,286 506,308 510,340 514,430 520,532 524,600 530,650 540,704",
        "502,166 522,206 524,250 524,284 542,306 560,340 560,430 552,532 566,590 606,720 656,866",
        "510,170 540,194 550,226 548,254 544,280 560,298 590,312 608,350 600,430 578,530 598,600 672,716 752,812"],
        [Fold(0.1, 0.06, 0.8, 0.5), Fold(0.22, 0.07, 1.2, 0.45), Fold(0.36, 0.04, 0.6, 0.6), Fold(0.46, 0.03, 0.5, 0.65), Fold(0.62, 0.04, 0.7, 0.55), Fold(0.74, 0.07, 1.2, 0.42), Fold(0.88, 0.04, 0.8, 0.45), Fold(0.96, 0.03, 0.7, 0.5),
        Fold(0.74, 0.06, 0.4, -0.2, -0.04), Fold(0.9, 0.05, 0.45, -0.2, 0), Fold(0.14, 0.06, 0.45, 0.16, 0.06), Fold(0.34, 0.06, 0.5, 0.14, 0.06)],
        (0.86, 0.28), 0.04, 16, 0.2, 72, 110)  # fmt: skip
    g = cloth.draw(sc, 10)
    with sc.clip(g):
        sc.flat(limb([(520, 560, 2), (528, 630, 24), (542, 730, 44)], 6), "#1d3d5e", 0.5, "multiply", 9)
    cloth.tucks(sc, [
        "592,352,1 570,380,7 548,440,5 540,500,1", "598,400,1 580,450,6 560,520,1", "426,352,1 446,380,6 470,430,5 486,500,1", "424,400,1 442,450,5 466,520,1",
        "412,728,1 440,712,6 474,724,1"], 0.8)  # fmt: skip
    pressed(sc, g, [(453, 222, 9, 5, 14)], [
        "470,172,.6 452,190,2.4 446,208,.6", "486,170,.6 474,200,3 470,236,.6", "504,172,.6 502,214,3.4 494,262,.8", "466,246,.6 474,262,3 470,282,.6"])  # fmt: skip
    for v in (0.945, 0.97):
        cloth.border(sc, v, TEAL, 3)
    return cloth


def her(sc: Scene) -> Linen:
    """The one who turns: thrown back, her hem flying round her; one corner reaches the old man."""
    r = sc.stream("her")
    tail = Linen(
        fan(HAND, "606,896 588,850 520,790", "592,900 560,880 470,810", "576,926 530,916 430,860"),
        pleats(r, 4, 0.9),
        (0.95, 0.6),
        0.1,
        4,
    )
    tail.draw(sc, 7)
    tail.border(sc, 0.1, MADDER, 3)
    tail.border(sc, 0.16, MADDER, 3)
    cloth = Linen([
        "222,254 198,272 186,302 184,332 182,356 180,374 178,392 194,450 242,540 230,600 146,690 8,752",
        "230,250 210,300 208,350 212,390 234,460 260,545 262,610 210,740 124,878",
        "240,247 240,300 244,352 254,400 264,470 284,548 298,612 304,760 296,934",
        "250,247 266,298 264,352 288,400 290,470 304,548 330,612 394,740 456,910",
        "260,248 280,260 288,276 287,286 302,302 294,312 295,324 288,338 272,344 272,364 300,384 318,412 314,460 322,545 354,606 472,710 596,806"],
        [*pleats(r, 12, 1.0, 0.42), Fold(0.12, 0.05, 0.5, -0.3, 0.02), Fold(0.26, 0.05, 0.5, -0.25, 0.05), Fold(0.4, 0.05, 0.45, -0.1, 0.1), Fold(0.62, 0.06, 0.35, 0.2, 0.1)], (0.93, 0.36), -0.04, 22, 0.16, 84, 110)  # fmt: skip
    g = cloth.draw(sc, 10)
    with sc.clip(g):
        sc.glow(40, 760, 330, "#ffc878", 0.5, "multiply")
        sc.glow(30, 770, 300, "#ffd890", 0.35)
    cloth.tucks(sc, [
        "186,392,1 210,410,6 234,450,5 250,510,1", "198,446,1 222,480,5 250,530,1", "316,418,1 300,450,6 284,500,1", "316,470,1 304,506,5 292,536,1",
        "326,556,1 312,580,5 300,640,1"], 0.8)  # fmt: skip
    pressed(sc, g, [(275, 292, 8, 4.4, -14)], [
        "244,250,.6 264,266,2.6 272,282,.6", "236,250,.6 250,290,3 256,330,.6", "228,256,.6 226,300,3 222,350,.6", "262,330,.6 254,346,3 258,366,.6"])  # fmt: skip
    for v in (0.93, 0.955):
        cloth.border(sc, v, MADDER, 3.4)
    return cloth


def pressed(
    sc: Scene, g: Any, hollows: Sequence[tuple[float, float, float, float, float]], lines: Sequence[str]
) -> None:
    """Where the cloth lies on a face that is not there: soft hollows (x, y, rx, ry, turn) and fine folds."""
    with sc.clip(g):
        for x, y, rx, ry, turn in hollows:
            sc.flat(ellipse(x, y, rx, ry, turn), "#5f86a8", 0.42, "multiply", 4)
            sc.flat(ellipse(x - 1, y + ry * 1.5, rx, ry * 0.5, turn), "#fff8e4", 0.5, None, 2.5)
        for w in lines:
            q = limb(w, 6)
            sc.flat(T(q, 1, 2.4), "#2b4c70", 0.3, None, 2)
            sc.flat(clean(q.difference(T(q, 1, 1.8))), "#fffaf0", 0.5)


def old_man(sc: Scene) -> None:
    """He has put the basket down and holds the corner as one holds a hand."""
    pose = SIDE["stroll"].but(
        lean=-6,
        nod=-22,
        hand_b=(-0.7, 0.5),
        foot_a=(0.4, 0.07),
        foot_b=(-0.14, 0.0),
        toe_a=-24,
        toe_b=10,
        grip_b="open",
    )
    x, y, s = 684, 1100, 1.36
    p = T(person(74, "side", pose, dress("vest", "#a8402c", "#b8966a").but(pattern="stripes", pattern_colour="#d98a5a"), skin="#b97a52", hair="short", hair_colour="#e6e0d4",
                 mood="tender", beard="moustache", reach_a=((x - HAND[0] - 6) / s, (HAND[1] - y) / s), grip_a="grip"), x, y, s, flip=True)  # fmt: skip
    h = AF.affine_transform(p.outline(), [1, -0.5, 0, -0.4, 0.5 * y, 1.4 * y])
    sc.flat(h, "#0c3038", 0.6, "multiply", 3)
    sc.glow(x - 30, y - 10, 190, "#ffd890", 0.3, "screen", 0.4)
    sc.flat(ellipse(x, y + 2, 46, 7), "#0c3038", 0.6, "multiply", 4)
    put(sc, p, z=3, rim=(-3, 1.4, "#ffe9b4", 1.0))


def peg(sc: Scene, x: float, s: float = 1.0) -> None:
    y = on_line(x)
    g = U(box(-5, -12, -1, 20), box(1, -12, 5, 20), box(-5, -14, 5, -8))
    sc.layer(T(g, x, y, s, rot=6), "#c08a4c", z=2, cut=0, rim="#fff0c0", rimop=0.9)


def draw_line(sc: Scene) -> None:
    sc.stroke([(x, on_line(x) + 2) for x in range(-20, 841, 20)], "#0c2a34", 3, 0.5)
    sc.stroke([(x, on_line(x)) for x in range(-20, 841, 20)], "#f8e6b8", 3.4)


def draw() -> Scene:
    sc = Scene("sheet_dance", light=(*SUN, 260), shadow="#0a2028", bg="#123038")
    orchard(sc, SUN)
    draw_line(sc)
    k = len(sc.body)
    cloths = behind(sc)
    cloths += [him(sc), her(sc)]
    cloth_svg, sc.body = sc.body[k:], sc.body[:k]
    fallen(sc, cloths)
    sc.body += cloth_svg
    x, y = 130, on_line(130)
    cap = shape(
        f"{x - 17},{y + 2}^ {x},{y + 6} {x + 17},{y + 10}^ {x + 26},{y + 40} {x + 44},{y + 62}^ {x + 16},{y + 56} {x - 8},{y + 34}"
    )
    sc.layer(cap, "#f4e6c8", z=3, cut=0, rim="#fff6dc", rimop=0.9)
    with sc.clip(cap):
        for k in range(5):
            sc.stroke([(x - 24 + 5 * k, y + 12 + 12 * k), (x + 30 + 5 * k, y + 6 + 12 * k)], "#2f6f8a", 5, 0.9)
    sc.layer(ellipse(x + 46, y + 66, 6), "#c8553f", z=2, cut=0, rim="#fff6dc", rimop=0.9)
    for x in (PEG[0] - 3, PEG[0] + 9, PEG2[0], 96, 128, 700):
        peg(sc, x)
    old_man(sc)
    near_orchard(sc, TEAL)
    sc.glow(*SUN, 640, "#ffd890", 0.4)
    sc.vignette("#06222c", 0.5, 330, 560, 900)
    sc.finish()
    return sc
