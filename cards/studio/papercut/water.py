"""Waves, a great breaking crest, a ship."""

from __future__ import annotations

from shapely import affinity as AF
from shapely.geometry import Point, box

from cards.studio.papercut.geometry import T, U, limb, shape


def waves(rng, x0, x1, y, amp, wl, base, curlk=1.0):
    """a row of hooked crests, filled to base."""
    x = x0 - wl
    parts = []
    while x < x1 + wl:
        w_ = wl * rng.uniform(0.8, 1.25)
        a = amp * rng.uniform(0.65, 1.15)
        parts.append(
            shape(
                f"{x},{y + 2}^ {x + w_ * 0.3},{y - a * 0.22} {x + w_ * 0.6},{y - a * 0.78} {x + w_ * 0.82},{y - a} {x + w_ * 1.02},{y - a * 0.78} {x + w_ * 1.04},{y - a * 0.5}^ {x + w_ * 0.94},{y - a * 0.66} {x + w_ * 0.84},{y - a * 0.56} {x + w_ * 0.86},{y - a * 0.24} {x + w_ * 1.06},{y + 2}^ {x + w_ * 1.1},{y + amp} {x - 2},{y + amp}"
            )
        )
        x += w_
    return U(parts, box(x0 - 2 * wl, y + 0.5, x1 + 2 * wl, base))


def ship():
    """two-masted ship on a swell, waterline y=0, ~110 wide, 120 high: dict hull/sails/rig"""
    hull = shape("-52,-16^ -40,-12 -20,-9 10,-9 34,-13 56,-24^ 50,-6 40,4^ -38,4^ -48,-4")
    rig = U(
        limb("-16,-8,2.6 -14,-96,1.6"),
        limb("20,-10,2.6 22,-112,1.6"),
        limb("50,-20,2 82,-36,1"),
        *[
            limb([a, b], 2)
            for a, b in (
                ((-14, -94, 0.6), (-46, -14, 0.6)),
                ((22, -110, 0.6), (80, -36, 0.6)),
                ((22, -108, 0.6), (-14, -40, 0.6)),
            )
        ],
    )
    sails = U(
        shape("-34,-84^ 4,-86^ 8,-66 2,-52^ -20,-48 -40,-52^ -34,-66"),
        shape("-40,-48^ 4,-48^ 8,-30 4,-16^ -20,-12 -44,-16^ -38,-32"),
        shape("0,-100^ 42,-102^ 48,-84 42,-64^ 20,-60 -2,-64^ 4,-82"),
        shape("-2,-60^ 44,-60^ 50,-42 44,-20^ 20,-16 0,-20^ 4,-40"),
        shape("50,-88^ 80,-38^ 52,-32^ 56,-60"),
    )
    flag = shape("22,-112^ 34,-118 46,-112 58,-116^ 52,-108 58,-102^ 44,-104 34,-108 22,-104^")
    return dict(hull=hull, rig=rig, sails=sails, flag=flag)


def crest(x, y, w, h, flip=False):
    """one great breaking wave (Hokusai): foot left at x,y, breaking to the right. dict body / lines / foam"""
    body = shape(
        "-120,60^ -70,18 -30,-22 8,-66 44,-96 84,-108 122,-98 146,-72 154,-44^ 140,-56 126,-62 112,-60^ 120,-48 122,-34^ 108,-44 96,-46 86,-42^ 92,-30 90,-18^ 78,-26 68,-24 62,-14 62,6 74,30 100,48 140,60^ 140,110 -120,110"
    )
    ln = U(
        *[
            limb(q, 8)
            for q in (
                "-96,62,1 -50,24,4 -10,-18,5 30,-58,4 64,-82,1",
                "-60,64,1 -22,30,4 12,-10,5 42,-46,4 72,-66,1",
                "-26,64,1 4,36,4 30,6,4 46,-24,3 64,-44,1",
                "6,66,1 30,46,3.4 44,24,3 50,2,1",
                "40,68,1 60,58,3 84,58,1",
            )
        ]
    )
    foam = U(
        *[
            Point(a, b).buffer(r)
            for a, b, r in (
                (150, -30, 5),
                (162, -48, 4),
                (136, -26, 4),
                (170, -66, 3),
                (158, -14, 3),
                (118, -18, 4),
                (104, -6, 3),
                (128, -4, 2.4),
                (176, -40, 2.4),
                (144, -2, 2),
                (90, 4, 2.4),
            )
        ]
    )
    k = w / 260
    f = lambda g: (
        T(g, x, y, k, sy=h / 170, flip=flip)
        if not flip
        else AF.translate(AF.scale(g, -k, h / 170, origin=(0, 0)), x, y)
    )
    return dict(body=f(body), lines=f(ln), foam=f(foam))
