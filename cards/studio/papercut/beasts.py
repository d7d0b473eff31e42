"""The first beasts and birds: plain silhouettes, quick to place and small in size."""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.geometry import T, U, clean, fillet, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.sky import spiral


def bird(kind="swallow", flap=0.0):
    """flying bird facing right, about 100 wide, centred at 0,0. flap -1 (down) .. 1 (up)."""
    if kind == "swallow":
        body = shape("48,-3^ 40,-8 28,-9 8,-7 -14,-3 -28,0 -62,16^ -40,4 -34,5 -66,-4^ -30,-5 -8,4 14,8 32,6 42,1")
        if flap >= 0:
            w1 = shape("22,-6 16,-22 0,-44 -26,-62 -52,-70^ -34,-54 -24,-40 -20,-30 -14,-20 -10,-8 4,-2")
            w2 = shape("24,-5 30,-20 30,-42 20,-66 4,-86^ 10,-62 8,-44 6,-28 6,-10")
        else:
            w1 = shape("22,2 18,18 4,38 -20,54 -48,62^ -32,46 -24,34 -18,20 -10,4")
            w2 = shape("24,-5 34,-16 38,-36 32,-58 20,-76^ 22,-54 18,-38 12,-22 6,-8")
        return fillet(U(body, w1, w2), 1.2)
    if kind == "gull":
        return fillet(
            U(
                shape("46,0^ 38,-5 20,-7 -10,-5 -44,-4^ -46,4^ -12,6 16,7 36,4"),
                shape("18,-5 10,-20 -6,-34 -30,-40 -64,-34^ -38,-30 -22,-22 -12,-12 -8,0"),
                shape("20,-5 30,-18 44,-34 66,-42 96,-40^ 72,-32 56,-22 42,-10 26,2"),
            ),
            1.5,
        )
    if kind == "goose":
        body = shape(
            "96,-17^ 88,-21 80,-20 74,-14 58,-8 34,-9 10,-10 -16,-6 -42,2^ -44,8^ -18,12 8,14 34,10 56,2 74,-6 82,-11 88,-13"
        )
        if flap >= 0:
            w = shape(
                "30,-8 24,-26 6,-52 -22,-76 -52,-92^ -50,-84^ -40,-74 -42,-70^ -30,-58 -32,-54^ -20,-40 -20,-34^ -10,-22 -8,-6 10,4"
            )
            v = shape("34,-8 42,-26 44,-50 38,-76 26,-100^ 24,-92 22,-78 20,-70 18,-50 14,-26 14,-6")
        else:
            w = shape("30,0 26,20 8,44 -20,64 -52,76^ -50,66 -40,56 -42,52^ -30,42 -24,26 -12,4")
            v = shape("34,-8 46,-20 54,-40 52,-62 46,-82^ 40,-62 32,-44 22,-22 12,-8")
        return fillet(U(body, w, v), 1.4)


def fish(L=40):
    """A small plain fish, L long, facing left."""
    b = shape("-50,0^ -36,-12 -14,-19 10,-15 28,-4^ 52,-19^ 46,0 54,18^ 28,5 8,15 -16,17 -38,9")
    return T(b, s=L / 100)


def owl():
    """sitting owl, feet at 0,0, ~60 high, facing front"""
    b = shape(
        "-17,-2 -20,-18 -19,-34 -17,-46 -19,-60^ -10,-54 0,-55 10,-54 19,-60^ 17,-46 19,-34 20,-18 17,-2 9,6 6,22^ 0,12 -6,22^ -9,6"
    )
    e = U(*[Point(x, -42).buffer(5.2).difference(Point(x, -42).buffer(2.4)) for x in (-7, 7)])
    br = U(
        *[
            limb(
                [
                    (-8 + 4 * i + (2 if j % 2 else 0), -28 + j * 6, 0.6),
                    (-6 + 4 * i + (2 if j % 2 else 0), -25.4 + j * 6, 1.2),
                    (-4 + 4 * i + (2 if j % 2 else 0), -28 + j * 6, 0.6),
                ],
                3,
                3,
            )
            for i in range(4)
            for j in range(4)
        ]
    )
    return clean(b.difference(U(e, br, Polygon([(-1.6, -37), (1.6, -37), (0, -32)]))))


def cat_ridge():
    """cat lying stretched on a roof ridge, facing left, tail hanging; base y=0, ~70 wide"""
    b = shape("-30,2^ -32,-6 -28,-12 -16,-15 0,-16 16,-18 28,-14 33,-4 32,3")
    h = shape("-42,-14^ -45,-20 -42,-27^ -41,-36^ -36,-30 -32,-30 -27,-36^ -26,-26 -24,-18 -28,-9 -36,-8")
    return fillet(U(b, h, limb("30,-4,6 38,4,5.5 40,18,5 36,30,4.5 40,38,3.5"), limb("-26,-2,6 -38,0,5 -44,1,5")), 2)


def hare():
    """sitting hare facing left, base 0,0, ~104 high"""
    return fillet(
        shape(
            "-30,2^ -36,-2 -30,-8 -22,-12 -20,-24 -22,-36 -30,-40 -42,-43 -47,-50 -43,-58 -34,-65 -24,-68^ -20,-70 -17,-86 -8,-100 0,-105^ 3,-92 -1,-78 -7,-67^ -2,-70 8,-82 20,-90 28,-90^ 23,-78 13,-67 -1,-58^ 8,-50 22,-40 34,-24 38,-8^ 44,-12 50,-8 50,0 44,4 34,3 14,3 0,3 -6,-6^ -8,3"
        ),
        1.5,
    )


def mouse_suitcase():
    """mouse walking upright to the right with a suitcase, feet 0,0, ~120 high; dict"""
    body = shape("-20,-2^ -26,-22 -24,-44 -14,-62 0,-70 14,-66 22,-50 24,-28 20,-8 14,0^ 4,-4 -4,-4")
    head = shape("-16,-66 -18,-84 -6,-98 12,-100 28,-92 44,-82 52,-75^ 46,-69 30,-64 14,-60 -2,-58")
    ear = AF.rotate(AF.scale(Point(-8, -104).buffer(15), 0.85, 1), -15)
    ear2 = AF.rotate(AF.scale(Point(12, -107).buffer(12), 0.8, 1), 10)
    tail = limb("-20,-12,6 -44,-4,4.5 -64,-14,3.5 -76,-36,2.6 -92,-44,1.6")
    legs = U(limb("-8,-8,10 -10,0,7 -2,2,6"), limb("10,-8,10 14,0,7 24,1,6"))
    arm = limb("4,-54,10 14,-38,8 26,-26,7")
    case = box(12, -26, 50, 0).buffer(1.5)
    return dict(
        back=fillet(U(tail, ear2, legs), 1.5),
        body=fillet(U(body, head, ear), 3),
        inear=AF.scale(Point(-8, -104).buffer(9), 0.8, 1),
        arm=arm,
        case=case,
        strap=U(box(19, -28, 22, 2), box(40, -28, 43, 2), limb("24,-27,2.4 26,-33,2.4 36,-33,2.4 38,-27,2.4")),
        eye=Point(28, -84).buffer(2.6),
        nose=Point(52, -75).buffer(3.2),
        scarf=U(
            shape("-16,-66 2,-60 20,-64^ 22,-56 4,-50 -16,-56^"),
            shape("-14,-62 -30,-58 -48,-64^ -44,-54 -50,-48^ -30,-46 -12,-52^"),
        ),
        whisk=U(*[limb([(44, -74, 0.9), (56, -72 + k * 6, 0.9)], 2) for k in (-1, 0, 1)]),
    )


def deer():
    """standing stag facing right, feet 0,0 (y=0), ~230 high with antlers"""
    body = shape(
        "-74,-118 -70,-134 -48,-142 -14,-138 20,-138 48,-146 66,-150 82,-128 78,-104 58,-92 20,-90 -16,-92 -44,-88 -68,-96"
    )
    neck = shape("40,-138 56,-160 68,-186 78,-204^ 98,-200 98,-184 90,-158 84,-132 78,-112")
    head = shape("74,-204 82,-216 96,-218 108,-210 124,-200 134,-192^ 134,-185 124,-182 108,-184 96,-184 82,-188")
    ear = shape("80,-212^ 66,-220 56,-232^ 74,-232 88,-218^")
    legs = U(
        limb("62,-112,30 64,-78,15 62,-52,9 64,-24,7.5 62,-6,7 68,0,9"),
        limb("74,-112,22 84,-80,12 88,-52,8 98,-28,7 100,-8,6.5 106,-2,8"),
        limb("-56,-112,42 -54,-82,24 -66,-54,11 -58,-28,8 -60,-6,7 -54,0,9"),
        limb("-48,-106,36 -36,-78,20 -44,-52,10 -36,-26,8 -36,-6,7 -30,0,8"),
    )
    tail = shape("-72,-132^ -84,-128 -92,-112^ -80,-112 -70,-116^")
    ant = []
    for dx, m in ((0, 1), (8, 0.86)):
        ant += [
            limb(
                [
                    (90 + dx, -216, 6),
                    (82 + dx, -236, 5),
                    (66 + dx, -258, 4.5),
                    (60 + dx, -284, 3.5),
                    (70 + dx, -306, 1.5),
                ],
                6,
            )
        ]
        ant += [
            limb([(84 + dx, -232, 4), (98 + dx, -242, 3.2), (108 + dx, -258, 1.2)], 5),
            limb([(72 + dx, -250, 4), (84 + dx, -264, 3.2), (88 + dx, -282, 1.2)], 5),
            limb([(61 + dx, -272, 3.5), (48 + dx, -284, 2.6), (44 + dx, -300, 1)], 5),
        ]
    return fillet(U(body, neck, head, ear, legs, tail, ant), 3)


def crane(fl=1.0):
    """folded paper crane flying right, ~120 wide: list of (facet, shade 0..1)"""
    P = lambda *q: Polygon(q)
    return [
        (P((-18, 2), (-34, -58 * fl), (14, -6)), 0.75),
        (P((-14, 4), (-62, -22), (0, 14)), 0.45),
        (P((16, -4), (46, -34), (28, 8)), 0.6),
        (P((46, -34), (63, -24), (44, -25)), 0.35),
        (P((-20, 4), (26, -2), (4, 24)), 0.5),
        (P((-4, 2), (22, -70 * fl), (28, 0)), 1.0),
        (P((22, -70 * fl), (28, 0), (14, 0)), 0.85),
    ]


def fwing(S, Wr, a0, a1, L0, L1, n=9, sec=7, a2=None, Ls=34, w=0.26):
    """feathered wing: arm from shoulder S to wrist Wr, n primaries fanned a0..a1 (rad), secondaries along the arm."""
    S, Wr = np.array(S, float), np.array(Wr, float)
    g = [limb([(*S, 15), (*((S + Wr) / 2 + np.array([3, 0])), 13), (*Wr, 8)], 4)]
    for k in range(n):
        t = k / (n - 1)
        a = a0 + (a1 - a0) * t
        L = L0 + (L1 - L0) * t**0.8
        p = Wr + (S - Wr) * 0.22 * t
        g.append(leaf(p[0], p[1], L, a, w * (1 - 0.2 * (1 - t)), 0.08))
    a2 = a1 if a2 is None else a2
    for k in range(sec):
        t = (k + 1) / sec
        p = Wr + (S - Wr) * (0.2 + 0.75 * t)
        a = a1 + (a2 - a1) * t
        g.append(leaf(p[0], p[1], L1 + (Ls - L1) * t, a, 0.34, 0.05))
    return U(g)


def fbird(pose=1):
    """feathered bird flying right, ~150 wide. pose 0 wings high, 1 gliding (seen from slightly below), 2 wings low, 3 banking. dict far/body/near/cuts"""
    r = math.radians
    body = shape("62,-5^ 52,-9 46,-14 36,-16 26,-14 6,-12 -18,-9 -44,-5 -44,8 -16,10 8,11 28,8 42,2 50,-3")
    tail = U(*[leaf(-24, 1.5, L, r(a), 0.24) for L, a in ((52, 166), (58, 175), (58, 184), (50, 193))])
    W = {
        0: (
            ((16, -6), (26, -46), r(-92), r(-178), 78, 40, r(-186)),
            ((22, -8), (40, -44), r(-66), r(-150), 72, 36, r(-170)),
        ),
        1: (
            ((12, -4), (2, -50), r(-112), r(-196), 76, 42, r(-190)),
            ((20, 2), (22, 34), r(70), r(164), 64, 36, r(172)),
        ),
        2: (((16, 4), (16, 46), r(104), r(178), 74, 40, r(182)), ((24, 0), (40, 36), r(74), r(150), 62, 34, r(168))),
        3: (
            ((14, -4), (30, -50), r(-78), r(-168), 84, 42, r(-184)),
            ((18, 2), (8, 40), r(108), r(184), 66, 38, r(180)),
        ),
    }[pose]
    mk = lambda q, s=1: fwing(q[0], q[1], q[2], q[3], q[4], q[5], a2=q[6])
    n_, f_ = mk(W[0]), mk(W[1])
    return dict(far=f_, body=fillet(U(body, tail), 2), near=n_, eye=Point(45, -8).buffer(2))


def sheep():
    """sleeping sheep facing left, base y=0, ~44 wide: dict wool/face"""
    w = U(
        *[Point(18 * math.cos(a), -13 + 10 * math.sin(a)).buffer(7.4) for a in np.linspace(0, 6.283, 11)[:-1]],
        AF.scale(Point(0, -12).buffer(16), 1.1, 0.8),
    ).intersection(box(-40, -40, 40, 1))
    f = fillet(
        U(AF.rotate(AF.scale(Point(-25, -11).buffer(7.5), 0.8, 1.15), 35), shape("-22,-17^ -15,-20 -12,-16 -18,-13")), 1
    )
    return dict(
        wool=w,
        face=f,
        curls=U(
            *[
                spiral(x, y, 4, 1.2, 1.1, k)
                for k, (x, y) in enumerate(((-6, -14), (8, -17), (2, -6), (14, -9), (-13, -6)))
            ]
        ),
    )
