"""Instruments: gramophone, piano, violin."""

from __future__ import annotations

import math

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.sky import spiral


def gramophone(horn: str = "#c98a3c", wood: str = "#6a3a24", petals: int = 8) -> Figure:
    """A gramophone, horn opening up and right, base at 0,0. Anchor mouth (the middle of the horn)."""
    f = Figure()
    f.add(U(box(-44, -30, 40, -4).buffer(2), box(-50, -6, 46, 0).buffer(1)), wood, "box", 1.2)
    f.add(box(-36, -25, 32, -10).buffer(1), light(wood, 0.1), "panel", 0.4)
    f.add(U(ellipse(-4, -35, 36, 5), limb("40,-18,2.6 54,-18,2.6 54,-10,2.6 60,-10,2.6", 1)), "#2a2228", "record", 0.8)
    f.add(limb("-30,-36,4 -44,-58,5 -30,-74,7 -10,-70,10 10,-86,18", 7), dark(horn, 0.15), "neck", 1.0)
    cx, cy, rx, ry = 40, -112, 44, 50
    P = []
    for k in range(petals * 2):
        a = k * math.pi / petals
        q = 1.0 if k % 2 else 0.9
        P.append(f"{cx + rx * q * math.cos(a):.1f},{cy + ry * q * math.sin(a):.1f}" + ("" if k % 2 else "^"))
    flare = T(shape(" ".join(P)), rot=-30, o=(cx, cy))
    f.add(fillet(U(flare, limb([(8, -84, 16), (24, -98, 40), (34, -108, 60)], 5)), 2), horn, "horn", 1.4)
    f.add(T(flare, s=0.84, o=(cx, cy)), dark(horn, 0.35), "throat", 0.4)
    f.add(
        U(
            [
                limb([(cx, cy, 0.6), (cx + rx * 0.74 * math.cos(a), cy + ry * 0.74 * math.sin(a), 1.6)], 1)
                for a in [k * 2 * math.pi / petals - 0.52 for k in range(petals)]
            ]
        ),
        light(horn, 0.12),
        "ribs",
        0.2,
        True,
        0.7,
    )
    f.add(ellipse(cx - 4, cy + 4, 10, 12, -30), dark(horn, 0.6), "dark", 0.2, True)
    f.mark("mouth", cx, cy)
    return f


def piano(wood: str = "#2a1c22", kind: str = "upright", keys: str = "#f4ead0") -> Figure:
    """A piano: upright (front view, 150 wide) or grand (side view, 220 long, keyboard left). Anchors keys, top."""
    f = Figure()
    if kind == "upright":
        f.add(box(-75, -124, 75, 0), wood, "case", 1.2)
        f.add(box(-80, -130, 80, -122).buffer(1), light(wood, 0.12), "top", 0.8)
        f.add(U(*[box(x, -114, x + 58, -78).buffer(1) for x in (-66, 8)]), light(wood, 0.08), "panel", 0.4)
        f.add(box(-78, -70, 78, -52).buffer(1), light(wood, 0.1), "shelf", 1.2)
        f.add(box(-70, -66, 70, -56), keys, "keys", 0.5)
        f.add(
            U(
                [box(-70 + 5 * k - 0.3, -66, -70 + 5 * k + 0.3, -56) for k in range(1, 28)],
                [box(-70 + 5 * k - 1.5, -66, -70 + 5 * k + 1.5, -60) for k in range(1, 28) if k % 7 not in (3, 0)],
            ),
            "#1c1418",
            "black",
            0.2,
            True,
        )
        f.add(U(*[limb([(x, -52, 9), (x, -20, 6), (x, 0, 8)], 3) for x in (-68, 68)]), light(wood, 0.05), "legs", 0.8)
        f.mark("keys", 0, -61)
        f.mark("top", 0, -131)
        return f
    f.add(U(*[limb([(x, -60, 9), (x, -20, 6), (x, 0, 7)], 3) for x in (-84, -20, 78)]), dark(wood, 0.1), "legs")
    f.add(shape("-100,-84^ 108,-84^ 108,-56 60,-54 -96,-58^ -104,-66^"), wood, "case", 1.2)
    f.add(shape("-70,-86^ -96,-86^ 60,-176 108,-88^"), light(wood, 0.1), "lid", 1.2)
    f.add(limb("40,-86,2 28,-150,2", 1), mix(wood, "#c9a25a", 0.5), "stick", 0.5)
    f.add(box(-112, -80, -84, -75), keys, "keys", 0.5)
    f.add(
        U([limb([(-60 + 12 * k, -88, 0.5), (40 + 5 * k, -92, 0.5)], 1) for k in range(8)]),
        "#c9a25a",
        "strings",
        0.2,
        True,
    )
    f.mark("keys", -98, -81)
    f.mark("top", 0, -86)
    return f


def violin(wood: str = "#a8562c", rot: float = 0) -> Figure:
    """A violin, scroll up, its end at 0,0, 150 high; turn it with rot. Anchors scroll, bridge."""
    f = Figure()
    half = "0,-92^ 10,-92 22,-86 25,-74 19,-64 15,-56 19,-48 29,-36 30,-18 18,-3 0,0"
    pts = half.split()
    left = []
    for t in pts[-2:0:-1]:
        x, y = t.rstrip("^").split(",")
        left.append(f"{-float(x)},{y}")
    body = shape(" ".join(pts + left))
    f.add(U(box(-3.4, -146, 3.4, -88), spiral(2, -150, 7, 1.4, 5, 2.2)), dark(wood, 0.25), "neck")
    f.add(
        U(
            limb("-12,-142,3 -3,-140,3", 1),
            limb("3,-134,3 12,-136,3", 1),
            limb("-12,-130,3 -3,-128,3", 1),
            limb("3,-122,3 12,-124,3", 1),
        ),
        "#2a1a16",
        "pegs",
        0.4,
    )
    f.add(body, wood, "body", 1.2)
    f.add(body.buffer(-2.4).difference(body.buffer(-3.4)), dark(wood, 0.4), "purfling", 0.2, True, 0.7)
    for s in (-1, 1):
        f.add(
            T(
                U(limb("11,-56,1 8,-48,2 12,-40,2 10,-32,1", 6), ellipse(10, -57, 1.7), ellipse(9, -31, 1.7)),
                flip=s < 0,
            ),
            "#1c100c",
            "holes",
            0.2,
            True,
        )
    f.add(shape("-3.4,-124^ 3.4,-124^ 5,-56^ -5,-56^"), "#231814", "board", 0.6)
    f.add(U(shape("-9,-36^ 0,-40 9,-36^ 8,-33^ -8,-33^")), light(wood, 0.4), "bridge", 0.5)
    f.add(shape("-4,-26^ 4,-26^ 6,-2^ -6,-2^"), "#231814", "tail", 0.5)
    f.add(
        U([limb([(x * 0.6, -124, 0.5), (x, -36, 0.5), (x * 0.7, -24, 0.5)], 1) for x in (-4, -1.4, 1.4, 4)]),
        "#f4ead0",
        "strings",
        0.2,
        True,
        0.9,
    )
    f.mark("scroll", 0, -152)
    f.mark("bridge", 0, -36)
    return T(f, rot=rot)
