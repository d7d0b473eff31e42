"""An old man and his friend of box leaves on a park bench, from behind, and their shadows on the lawn; in card units."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.birds import bird_on
from cards.studio.papercut.clipped_yew import leafy
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, polys, shape
from cards.studio.papercut.plants import grass, leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.vessels import cup

SEAT = 700.0  # the seat of the bench
FOOT = 754.0  # its feet
MAN, FRIEND = 338.0, 470.0


def two_shadows(sc: Scene) -> None:
    """Bench and two sitters on the lawn; one of them lifts his hat, though the hedge does not."""
    sx = sc.light[0]

    def at(x: float, v: float) -> tuple[float, float]:
        """v runs from the bench (0) to the hats (1)."""
        k = 1 + 0.62 * v
        return sx + (x - sx) * k, FOOT + 6 + 384 * v

    def lay(g: Any) -> Any:
        out = []
        for p in polys(clean(g.segmentize(6))):
            out.append(
                Polygon(
                    [at(x, v / 100) for x, v in p.exterior.coords],
                    [[at(x, v / 100) for x, v in h.coords] for h in p.interiors],
                )
            )
        return U([q.buffer(0) for q in out])

    def sitter(cx: float, lean: float) -> Any:
        return fillet(
            U(
                shape(
                    f"{cx - 44},0^ {cx - 46},36 {cx - 44},52 {cx - 26},60 {cx - 10},62 {cx + 10},62 {cx + 26},60 {cx + 44},52 {cx + 46},36 {cx + 44},0^"
                ),
                limb([(cx, 58, 24), (cx + lean * 0.5, 70, 22)], 3),
                ellipse(cx + lean, 74, 22, 10),
            ),
            2,
        )

    def hat(x: float, y: float, rot: float) -> Any:
        return T(
            U(
                shape("-36,0^ -30,3 30,3 36,0^ 30,-1.4 -30,-1.4"),
                shape("-21,2^ -20,10 -12,14.6 0,15 12,14.6 20,10 21,2^"),
            ),
            x,
            y,
            rot=rot,
        )

    seat = U(
        box(286, -6, 522, 10),
        box(282, 26, 526, 33),
        box(282, 14, 526, 20),
        box(288, -8, 300, 34),
        box(508, -8, 520, 34),
    )
    man = U(
        sitter(MAN, 5),
        hat(MAN + 5, 80, 0),
        limb([(MAN + 40, 48, 20), (MAN + 62, 40, 17), (MAN + 72, 50, 12)], 5),
        limb([(MAN + 71, 50, 7), (MAN + 76, 67, 2)], 1),
        limb([(MAN + 72, 50, 7), (MAN + 90, 64, 2)], 1),
    )
    friend = U(
        sitter(FRIEND, -5),
        limb([(FRIEND + 38, 46, 22), (FRIEND + 76, 66, 19), (FRIEND + 62, 88, 15)], 7),
        hat(FRIEND + 42, 91, 0),
        ellipse(FRIEND - 5, 82, 17, 4),
    )
    g = lay(U(seat, man, friend))
    fill = sc.lin([(0, "#17352a", 1), (0.6, "#1f4030", 0.92), (1, "#2c4f36", 0.7)], 0, FOOT, 0, 1190)
    sc.flat(g, fill, 0.86, None, 1.2)
    sc.flat(g, "#1d3a2a", 0.3, "multiply", 7)
    with sc.clip(g):
        r = sc.stream("shade blades")
        for y in range(790, 1200, 24):
            sc.flat(grass(r, 200, 640, y, 9 + (y - 790) * 0.03, 26, 0.1, 1.6), "#3f6a44", 0.5)


def draw_bench(sc: Scene) -> None:
    """A park bench from behind: slats, iron ends, two cups on its arm."""
    sx, sy = sc.light[:2]
    wood = sc.near("#a58a5a", "#3a2f22", 420, (sx, sy))
    legs = [
        box(292, SEAT, 301, FOOT),
        box(507, SEAT, 516, FOOT),
        box(318, SEAT, 324, FOOT - 10),
        box(484, SEAT, 490, FOOT - 10),
    ]
    sc.layer(U(legs), "#2c2a1e", z=4, sh=0.4, cut=0, fibre=0, rim="#fbf2cd", rimop=0.6)
    sc.layer(box(284, SEAT - 6, 524, SEAT + 4), wood, z=5, sh=0.5, cut=0.4, rim="#fff6cc", rimop=0.9)


def bench_back(sc: Scene) -> None:
    """The slats that lie over the backs of the two."""
    sx, sy = sc.light[:2]
    wood = sc.near("#8a7047", "#33291e", 380, (sx, sy))
    for y, h in ((646, 10), (664, 9), (681, 9)):
        sc.layer(box(282, y, 526, y + h).buffer(1), wood, z=4, sh=0.6, cut=0.5, rim="#fff6cc", rimop=0.95)
    for x in (290, 404, 512):
        sc.layer(limb([(x, 636, 7), (x, SEAT + 6, 8)], 1), "#3a3024", z=3, cut=0.3, fibre=0, rim="#fff6cc", rimop=0.8)
    arm = limb("276,668,7 268,690,8 270,712,8 284,716,7", 5)
    sc.layer(U(arm, T(arm, 808, 0, flip=True)), "#3a3024", z=4, cut=0.2, fibre=0, rim="#fff6cc", rimop=0.8)
    for dx, c in ((0, "#efe6d2"), (538 - 270, "#efe6d2")):
        put(
            sc, T(cup(c, "#b35a3c", steam=1 if dx == 0 else 0), 270 + dx, 668, 0.62), z=1.6, rim=(-1, 1, "#fffbe0", 0.9)
        )


def sitter_back(cx: float, turn: float) -> dict[str, Any]:
    """Somebody seated, from behind, in his hat: head, hat brim and crown, trunk."""
    return {
        "trunk": shape(
            f"{cx - 38},{SEAT}^ {cx - 42},664 {cx - 45},632 {cx - 36},612 {cx - 12},602 {cx},600 {cx + 12},602 {cx + 36},612 {cx + 45},632 {cx + 42},664 {cx + 38},{SEAT}^"
        ),
        "neck": limb([(cx, 610, 19), (cx + turn * 0.6, 590, 18)], 2),
        "head": ellipse(cx + turn, 578, 18, 21),
        "brim": shape(
            f"{cx + turn - 36},569^ {cx + turn - 20},563 {cx + turn + 20},563 {cx + turn + 36},569^ {cx + turn + 18},575 {cx + turn - 18},575"
        ),
        "crown": shape(
            f"{cx + turn - 21},567^ {cx + turn - 21},550 {cx + turn - 12},541 {cx + turn},539 {cx + turn + 12},541 {cx + turn + 21},550 {cx + turn + 21},567^"
        ),
    }


def draw_man(sc: Scene) -> None:
    """Old, in shirt sleeves and a brick waistcoat, turned to his work; the shears are at the other's shoulder."""
    sx, sy = sc.light[:2]
    b = sitter_back(MAN, 6)
    lay = lambda g, c, z=3.0, **kw: sc.layer(
        g, c, z=z, **({"cut": 0.2, "rim": "#fff6cc", "rimop": 0.9, "sh": 0.5} | kw)
    )
    shirt = sc.near("#f3ead0", "#8f9a86", 300, (sx, sy))
    lay(limb([(MAN - 36, 626, 24), (MAN - 50, 662, 20), (MAN - 40, 694, 16)], 6), shirt)
    lay(b["neck"], "#a9714e", 2)
    lay(b["trunk"], shirt)
    for line in ([(MAN - 45, 648, 1.2), (MAN - 54, 656, 1.2)], [(MAN - 40, 632, 1), (MAN - 47, 642, 1.4)]):
        sc.flat(limb(line, 1), "#6f7a68", 0.7)
    vest = b["trunk"].difference(
        U(ellipse(MAN - 48, 626, 17, 34), ellipse(MAN + 48, 626, 17, 34), ellipse(MAN + 3, 598, 15, 7))
    )
    lay(vest, sc.near("#e08258", "#7a3a2a", 250, (sx, sy)), 2)
    with sc.clip(vest):
        # the two halves of the back, the light on the shoulders, the folds that the strap pulls
        sc.flat(vest.intersection(box(MAN + 1, 590, MAN + 60, 710)), "#4c1f1a", 0.26, "multiply")
        sc.flat(U(ellipse(MAN - 17, 608, 20, 7, -12), ellipse(MAN + 20, 608, 18, 6, 12)), "#f2a878", 0.5, blur=3)
        folds = [
            [(MAN - 9, 638, 1.2), (MAN - 19, 630, 2.6), (MAN - 31, 618, 0.8)],
            [(MAN - 9, 642, 1.2), (MAN - 22, 642, 2.2), (MAN - 36, 648, 0.8)],
            [(MAN + 11, 638, 1.2), (MAN + 20, 629, 2.8), (MAN + 30, 616, 0.8)],
            [(MAN + 11, 642, 1.2), (MAN + 23, 643, 2.2), (MAN + 37, 650, 0.8)],
        ]
        sc.flat(U([limb(q, 4) for q in folds]), "#47201a", 0.55, blur=0.5)
        sc.flat(U([T(limb(q, 4), -0.6, -2) for q in folds]), "#f0a477", 0.4, blur=0.5)
        sc.flat(limb([(MAN + 1, 604, 1.6), (MAN + 2, 650, 1.6), (MAN + 1, 700, 1.6)], 1), "#47201a", 0.85)
    strap = U(
        limb([(MAN - 34, 634, 3), (MAN - 18, 639, 4.4), (MAN - 4, 640, 4.4)], 2),
        limb([(MAN + 6, 640, 4.4), (MAN + 20, 639, 4.4), (MAN + 34, 634, 3)], 2),
    )
    lay(strap, "#5d2a20", 1, cut=0, fibre=0, rimop=0.5)
    buckle = box(MAN - 5, 635, MAN + 8, 645).difference(box(MAN - 2.4, 637.6, MAN + 5.4, 642.4))
    lay(buckle, "#ecd9a0", 1, cut=0, fibre=0)
    lay(limb([(MAN - 9, 602, 4), (MAN + 3, 606, 5.4), (MAN + 15, 602, 4)], 4), "#efe9d4", 1.4, cut=0)
    face = fillet(
        U(
            b["head"],
            shape(
                f"{MAN + 20},570^ {MAN + 25},576 {MAN + 33},585 {MAN + 27},588^ {MAN + 25},594 {MAN + 16},598 {MAN + 8},592"
            ),
        ),
        1.6,
    )
    lay(face, "#bb8259", 2.4)
    beard = shape(
        f"{MAN + 6},582^ {MAN + 13},588 {MAN + 19},590 {MAN + 28},590^ {MAN + 28},597 {MAN + 25},607 {MAN + 18},613^ {MAN + 16},608 {MAN + 9},606 {MAN + 4},597"
    )
    lay(beard, "#f4efe0", 1.2)
    nape = shape(
        f"{MAN - 13},572^ {MAN + 8},572^ {MAN + 9},578 {MAN + 7},584 {MAN + 8},590 {MAN + 3},597 {MAN - 4},601^ {MAN - 5},597 {MAN - 11},594 {MAN - 15},584"
    )
    lay(nape, "#dcd6c4", 1.4)
    locks = [
        [(MAN - 8, 578, 0.8), (MAN - 7, 587, 1.2), (MAN - 3, 595, 0.6)],
        [(MAN, 578, 0.8), (MAN, 586, 1.2), (MAN + 1, 593, 0.6)],
    ]
    waves = [
        [(MAN + 14, 592, 0.7), (MAN + 15, 599, 1.1), (MAN + 17, 605, 0.6)],
        [(MAN + 21, 593, 0.7), (MAN + 21, 600, 1.1), (MAN + 20, 606, 0.6)],
    ]
    sc.flat(U([limb(q, 3) for q in locks + waves]), "#98917c", 0.8)
    lay(ellipse(MAN + 10, 580, 4.4, 6.4, 8), "#c48c62", 1, cut=0)
    sc.flat(ellipse(MAN + 10.6, 580.6, 1.7, 3.4, 8), "#8a573b", 0.9)
    sc.flat(limb([(MAN + 20, 577, 1.4), (MAN + 26, 576.6, 2)], 1), "#f4efe0", 1)
    sc.flat(ellipse(MAN + 23.4, 580.4, 1.1, 1.3), "#2c1c14", 0.9)
    lay(b["brim"], sc.near("#c9a866", "#6d5a38", 200, (sx, sy)), 3)
    lay(b["crown"], sc.near("#d8b872", "#7a6540", 200, (sx, sy)), 2)
    lay(box(MAN - 15, 560, MAN + 27, 566), "#6d3226", 1)


def draw_arm(sc: Scene) -> None:
    """His arm, sleeve rolled up, and the shears, over the shoots that they are about to take."""
    sx, sy = sc.light[:2]
    lay = lambda g, c, z=3.0, **kw: sc.layer(
        g, c, z=z, **({"cut": 0.2, "rim": "#fff6cc", "rimop": 0.9, "sh": 0.5} | kw)
    )
    shirt = sc.near("#f3ead0", "#8f9a86", 300, (sx, sy))
    hx, hy = MAN + 78, 617
    lay(limb([(MAN + 58, 644, 12), (MAN + 69, 632, 11), (hx - 1, hy + 2, 8)], 4), "#bb8259", 3, cut=0)
    lay(limb([(MAN + 36, 623, 24), (MAN + 48, 640, 20), (MAN + 59, 646, 17), (MAN + 65, 637, 15)], 6), shirt, 4)
    lay(limb([(MAN + 58, 632, 5), (MAN + 71, 641, 5)], 1), "#e6e0c8", 1.4, cut=0)
    for line in (
        [(MAN + 42, 628, 0.8), (MAN + 50, 634, 1.8), (MAN + 56, 634, 0.8)],
        [(MAN + 46, 642, 0.8), (MAN + 54, 645, 1.6), (MAN + 60, 642, 0.8)],
    ):
        sc.flat(limb(line, 3), "#6f7a68", 0.75)
    grips = U(
        limb([(hx - 9, hy + 8, 4), (hx + 1, hy + 1, 4), (hx + 9, hy - 9, 3.4)], 3),
        limb([(hx + 1, hy + 12, 4), (hx + 6, hy + 2, 4), (hx + 9, hy - 9, 3.4)], 3),
    )
    lay(grips, "#7a3527", 2, cut=0, fibre=0)
    lay(ellipse(hx, hy + 1, 7.4, 6.2, -40), "#bb8259", 1.6, cut=0)
    blades = U(
        shape(f"{hx + 6},{hy - 8}^ {hx + 12},{hy - 22} {hx + 13},{hy - 39}^ {hx + 7},{hy - 24} {hx + 4},{hy - 10}^"),
        shape(f"{hx + 8},{hy - 11}^ {hx + 21},{hy - 19} {hx + 35},{hy - 32}^ {hx + 24},{hy - 14} {hx + 10},{hy - 6}^"),
        ellipse(hx + 8, hy - 9, 3.6),
    )
    lay(blades, "#b4c0b6", 2.6, cut=0, fibre=0, rim="#ffffff", rimop=1, sh=0.8)
    sc.flat(ellipse(hx + 8, hy - 9, 1.5), "#33452c", 0.9)


def draw_friend(sc: Scene) -> None:
    """The same man in box leaves, one shoulder still ragged, one shoot already rising."""
    b = sitter_back(FRIEND, -6)
    far_arm = limb([(FRIEND + 36, 626, 26), (FRIEND + 50, 662, 22), (FRIEND + 42, 694, 18)], 6)
    near_arm = limb([(FRIEND - 34, 626, 24), (FRIEND - 52, 648, 20), (FRIEND - 62, 672, 14)], 6)
    body = fillet(U(b["trunk"], b["neck"], far_arm, near_arm), 4)
    leafy(sc, body, "#86994a", "#173122", 7, "friend body", z=6, rim=0.95)
    leafy(sc, b["head"], "#7d9248", "#1c3826", 6, "friend head", z=4, rim=0.9)
    leafy(sc, U(b["brim"], b["crown"]), "#98a852", "#183323", 5, "friend hat", z=5, rim=0.95)
    sc.flat(limb([(FRIEND - 27, 564, 3), (FRIEND - 6, 566, 4), (FRIEND + 15, 564, 3)], 3), "#14291d", 0.6)
    r = sc.stream("ragged")
    shoots = []
    for _ in range(13):
        t = r.random()
        x, y = FRIEND - 47 + 30 * t, 640 - 32 * t**0.6
        a = -2.5 + 0.9 * t + r.uniform(-0.4, 0.4)
        L = r.uniform(7, 17)
        shoots.append(limb([(x, y, 1.6), (x + L * math.cos(a), y + L * math.sin(a), 0.8)], 2))
        shoots += [
            leaf(x + L * q * math.cos(a), y + L * q * math.sin(a), 6, a + s * 0.8, 0.42)
            for q in (0.4, 0.7, 1.0)
            for s in (-1, 1)
        ]
    sc.layer(U(shoots), "#c3c77a", z=2.4, cut=0, fibre=0, wash=0, rim="#fff6cc", rimop=0.9)
    stem = [(FRIEND + 4, 546, 2.6), (FRIEND + 10, 520, 2), (FRIEND + 4, 494, 1.4), (FRIEND + 10, 474, 0.8)]
    sprig = U(
        limb(stem, 6),
        [leaf(x, y, 13 - i, -1.5 + s * 0.9, 0.5) for i, (x, y, _) in enumerate(stem[1:]) for s in (-1, 1)],
    )
    sc.layer(sprig, "#d8dc86", z=3, cut=0, fibre=0, wash=0, rim="#fffbe0", rimop=1)
    rob = T(bird_on("robin"), FRIEND + 40, 612, 0.36)
    put(sc, rob, z=2, rim=(1, 1, "#fff6cc", 0.9))
    fall = [
        leaf(FRIEND - 60 + r.uniform(-16, 16), 640 + r.uniform(0, 110), 6, r.uniform(0, 6.3), 0.5) for _ in range(12)
    ]
    sc.flat(U(fall), "#dfe08c", 0.9)
