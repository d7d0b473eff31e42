"""Birds on the wing, and an owl that faces us."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.beasts import fwing
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.plumage import BIRDS


def bird_flying(
    kind: str = "crane", wings: int = 0, colours: tuple[str, str, str, str, str] | None = None, load: int = 0
) -> Figure:
    """A bird in flight to the right, centred on its breast (0,0), about 200 long; wings 0 high, 1 level, 2 low, 3 banking.

    Anchors: beak (where a load hangs).
    """
    p = BIRDS[kind]
    body_c, wing_c, tip_c, beak_c, leg_c = colours or p.colours
    f = Figure()
    long = kind in ("stork", "heron", "crane", "goose", "swan")
    r = math.radians
    W = {
        0: (
            ((14, -6), (30, -54), r(-94), r(-178), 96, 46, r(-184)),
            ((20, -8), (44, -50), r(-70), r(-150), 88, 40, r(-168)),
        ),
        1: (
            ((10, -4), (-4, -58), r(-114), r(-196), 92, 46, r(-188)),
            ((18, 2), (22, 40), r(72), r(164), 78, 38, r(170)),
        ),
        2: (((14, 4), (16, 54), r(106), r(178), 92, 44, r(182)), ((22, 0), (40, 42), r(76), r(150), 80, 36, r(168))),
        3: (
            ((12, -4), (34, -58), r(-78), r(-168), 100, 46, r(-184)),
            ((16, 2), (8, 46), r(110), r(184), 80, 40, r(180)),
        ),
    }[wings]

    def wing(q: Any) -> Any:
        return fwing(q[0], q[1], q[2], q[3], q[4], q[5], a2=q[6])

    far, near = wing(W[1]), wing(W[0])
    f.add(far, dark(wing_c, 0.22), "wing.far", 1.0)
    if long:
        legs = (
            U(limb("-30,4,7 -66,8,4 -112,10,3", 5), limb("-30,6,7 -66,11,4 -108,15,3", 5))
            if kind in ("stork", "heron", "crane")
            else None
        )
        f.add(legs, leg_c, "leg", 0.6)
        body = shape("46,-8 34,-18 10,-20 -24,-14 -58,-2^ -58,8^ -26,14 8,16 34,10 46,2")
        neck = (
            limb("30,-6,22 62,-10,14 92,-6,11 108,-6,11", 7)
            if kind != "heron"
            else limb("30,-4,22 52,6,15 66,-6,12 60,-16,13", 7)
        )
        hx, hy = (110, -7) if kind != "heron" else (66, -16)
    else:
        body = shape("44,-6 34,-15 10,-16 -22,-10 -52,-2^ -52,8^ -22,12 8,14 32,10 46,2")
        neck = limb("28,-4,24 44,-7,21 52,-8,20", 5)
        hx, hy = (54, -8)
    tail = U([leaf(-46, 2, 36 + p.tail[0] * 0.3, r(a), 0.26) for a in (168, 176, 184, 191)])
    beak = T(shape(p.beak), hx, hy, 0.9)
    f.add(beak, beak_c, "beak", 0.6)
    f.add(tail, tip_c, "tail", 0.8)
    f.add(fillet(U(body, neck, ellipse(hx + 1, hy, p.head * 0.98, p.head * 0.86)), 5), body_c, "body", 1.0)
    f.add(near, wing_c, "wing", 1.2)
    if tip_c != wing_c:
        sx, sy = W[0][1]
        tip = clean(near.difference(ellipse(W[0][0][0], W[0][0][1], 30).union(limb([(*W[0][0], 90), (sx, sy, 56)], 4))))
        f.add(tip, tip_c, "wing.tip", 0.3)
    ex, ey = hx + p.head * 0.3, hy - p.head * 0.2
    f.add(ellipse(ex, ey, max(1.6, p.head * 0.15)), "#15121a", "eye", 0.2, True)
    tokens = [t.rstrip("^").split(",") for t in p.beak.split()]
    fx = max(float(t[0]) for t in tokens)
    f.mark("beak", hx + fx * 0.86, hy + 4)
    _ = light, load
    return f


def owl_front(
    colours: tuple[str, str, str] = ("#7a5a3c", "#e6d4b0", "#3a2a1e"), shut: int = 0, look: float = 0, ears: int = 1
) -> Figure:
    """An owl sitting, facing us, feet at 0,0, about 120 high; shut=1 asleep, look turns the gaze."""
    main, pale, deep = colours
    f = Figure()
    b = (
        shape("-34,-4 -42,-36 -38,-70 -34,-92 -30,-110 0,-116 30,-110 34,-92 38,-70 42,-36 34,-4 16,6 0,2 -16,6")
        if not ears
        else shape(
            "-34,-4 -42,-36 -38,-70 -34,-92 -38,-122^ -20,-112 0,-114 20,-112 38,-122^ 34,-92 38,-70 42,-36 34,-4 16,6 0,2 -16,6"
        )
    )
    f.add(b, main, "body")
    f.add(clean(ellipse(0, -36, 25, 38).intersection(b)), pale, "belly", 0.5)
    f.add(
        U(
            [
                limb([(x - 5, y, 0.6), (x, y + 5, 2), (x + 5, y, 0.6)], 3)
                for i, y in enumerate(range(-64, -6, 12))
                for x in range(-16 + (i % 2) * 5, 17, 10)
            ]
        ).intersection(ellipse(0, -36, 24, 37)),
        mix(main, pale, 0.3),
        "scales",
        0.2,
        True,
    )
    for s in (-1, 1):
        wing = T(shape("36,-84 46,-52 42,-22 28,-2^ 26,-30 28,-60"), flip=s < 0)
        f.add(wing, dark(main, 0.16), "wing", 0.8)
        f.add(
            T(
                U(
                    [
                        limb(
                            [(30 + k, -66 + 14 * k, 0.6), (38 - k, -56 + 14 * k, 1.6), (40 - 2 * k, -46 + 13 * k, 0.6)],
                            3,
                        )
                        for k in range(4)
                    ]
                ),
                flip=s < 0,
            ).intersection(wing),
            deep,
            "wing.lines",
            0.2,
            True,
            0.6,
        )
        f.add(U([T(shape("-9,0 -8,-7 -4,-9 0,-2"), s * 13 + dx, 6) for dx in (-6, 0, 6)]), "#c9a23a", "foot", 0.4)
    discs = U(ellipse(-15, -88, 19, 18), ellipse(15, -88, 19, 18))
    f.add(discs, mix(pale, main, 0.15), "disc", 0.5)
    for s in (-1, 1):
        x = s * 15
        f.add(
            U(
                [
                    limb(
                        [
                            (x + 10 * math.cos(a), -88 + 10 * math.sin(a), 0.5),
                            (x + 16.5 * math.cos(a), -88 + 15.5 * math.sin(a), 1.3),
                        ],
                        2,
                    )
                    for a in [k / 16 * 6.283 for k in range(16)]
                ]
            ),
            mix(main, pale, 0.35),
            "rays",
            0.2,
            True,
            0.8,
        )
        if shut:
            f.add(limb([(x - 8, -88, 1), (x, -84, 2.6), (x + 8, -88, 1)], 5), deep, "eye", 0.2, True)
        else:
            f.add(ellipse(x, -88, 9.5), "#e0a83a", "iris", 0.3, True)
            f.add(ellipse(x + look * 3, -88, 5.6), "#17121a", "pupil", 0.2, True)
            f.add(ellipse(x + look * 3 + 2, -90.5, 1.7), "#fffaf0", "glint", 0.2, True)
    f.add(shape("0,-84^ 6,-76 3,-66 0,-63^ -3,-66 -6,-76"), "#c9a23a", "beak", 0.6)
    f.add(
        U(limb("-34,-104,2 -16,-106,5 -2,-90,1.6", 5), limb("34,-104,2 16,-106,5 2,-90,1.6", 5)),
        dark(main, 0.2),
        "brow",
        0.4,
    )
    return f
