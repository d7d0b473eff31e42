"""Wild horses of breath: galloping, cut in thin sheets from hoof to mane, and dissolving where they were breathed out."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from cards.studio.papercut.geometry import T, U, clean, fillet, limb, shape

XY = tuple[float, float]

# Legs: (shoulder or hip, joints, hoof turn); widths are common
FORE_W = (44, 27, 17, 10, 12, 9)
HIND_W = (64, 36, 20, 12, 13, 10)
GAITS: dict[str, dict[str, list[XY]]] = {
    # every leg from its root to the hoof
    "reach": {
        "fore": [(78, 8), (92, 34), (146, 34), (192, 26), (204, 28), (220, 38)],
        "fore far": [(78, 8), (98, 36), (142, 58), (150, 96), (140, 106), (130, 118)],
        "hind": [(-80, -14), (-72, 34), (-126, 62), (-160, 106), (-176, 112), (-192, 124)],
        "hind far": [(-80, -14), (-58, 36), (-108, 76), (-128, 122), (-142, 132), (-152, 146)],
    },
    "gather": {
        "fore": [(78, 8), (84, 38), (120, 74), (76, 96), (64, 90), (50, 92)],
        "fore far": [(78, 8), (98, 36), (140, 54), (112, 90), (98, 90), (88, 98)],
        "hind": [(-80, -14), (-42, 34), (-70, 78), (-16, 96), (-4, 92), (12, 102)],
        "hind far": [(-80, -14), (-54, 36), (-100, 72), (-58, 104), (-46, 106), (-34, 118)],
    },
    "land": {
        "fore": [(78, 8), (94, 38), (132, 74), (152, 116), (160, 126), (174, 138)],
        "fore far": [(78, 8), (98, 30), (150, 26), (178, 60), (172, 72), (168, 86)],
        "hind": [(-80, -14), (-66, 38), (-120, 58), (-128, 112), (-140, 118), (-154, 112)],
        "hind far": [(-80, -14), (-46, 36), (-84, 78), (-42, 108), (-28, 110), (-16, 122)],
    },
}


class Wild(NamedTuple):
    """The sheets of one horse, far ones first: (geometry, tone), tone 0 far leg ... 1 near body; and inked lines."""

    far: Any
    tail: list[Any]
    body: Any
    near: Any
    mane: list[Any]
    lines: Any
    eye: Any


def leg(P: list[XY], widths: tuple[float, ...], k: float = 1.0) -> Any:
    """One leg with knee or hock, fetlock and hoof."""
    bones = [(x, y, w * k) for (x, y), w in zip(P, widths, strict=True)]
    g = fillet(limb([*bones[:2]], 1), 1)
    for a, b in zip(bones[1:-1], bones[2:], strict=True):  # straight bones, swollen a little above the joint
        m = (a[0] * 0.6 + b[0] * 0.4, a[1] * 0.6 + b[1] * 0.4, a[2] * 0.42 + b[2] * 0.5)
        g = U(g, limb([a, m, b], 1))
    knee = bones[2]
    g = U(g, T(shape("-9,-9 8,-10 10,0 7,10 -7,9 -10,0"), knee[0], knee[1], k * knee[2] / 18))
    (x0, y0), (x1, y1) = P[-2], P[-1]
    a = math.atan2(y1 - y0, x1 - x0)
    hoof = T(shape("-5,-6^ 8,-7^ 13,8^ -7,8^"), x1, y1, 0.95 * k, rot=math.degrees(a) - 62)
    return fillet(U(g, hoof), 7)


def head(rot: float, x: float, y: float) -> tuple[Any, Any, Any]:
    """(head, lines, eye) hung at the poll; the nose points right and down at rot 0."""
    skull = shape(
        "-6,-4 4,-8 16,-4 36,12 58,34 70,49 77,58 79,67 73,73 66,72 60,77 52,74 50,66 40,58 28,52 14,50 0,44 -10,32 -14,16"
    )
    ear = shape("-4,-2^ -9,-18 -2,-32^ 7,-18 8,-4^")
    ear2 = T(shape("-3,-2^ -6,-16 0,-27^ 6,-15 6,-3^"), 9, -3, rot=16)
    lines = U(
        limb("-4,38,.6 8,45,1.8 22,45,2.2 33,36,1.4 38,24,.5", 6),  # the round jowl
        limb("64,57,.5 68,54,1.8 72,57,1.6 71,61,.5", 5),  # nostril
        limb("60,69,.4 67,67,1 72,67,.4", 4),  # mouth
        limb("30,14,.5 44,30,1.5 54,46,.5", 5),  # bone of the nose
        limb("14,0,.5 24,4,1.5 32,12,.5", 4),
    )
    eye = shape("19,10^ 24,7 30,12^ 25,15")
    put = lambda g: T(g, x, y, 1.1, rot=rot)  # noqa: E731
    return put(U(skull, ear, ear2)), put(lines), put(eye)


def wild(gait: str = "reach", neck: float = 0.0, nod: float = 0.0, wind: float = 0.0) -> Wild:
    """A galloping horse that runs to the right, about 400 long, middle of the barrel on 0,0; neck > 0 carries it higher."""
    legs = GAITS[gait]
    poll = (150 - 22 * neck, -112 - 46 * neck)
    px, py = poll
    trunk = shape(
        "62,-52 40,-46 10,-40 -24,-44 -58,-54 -88,-50 -110,-32 -116,-8 -104,14 -78,30 -50,26 -20,38 16,49 50,52 82,42 106,20 108,-4 96,-30 78,-46"
    )
    nk = shape(
        f"46,-48 66,-62 {(66 + px) / 2 - 8:.0f},{(-62 + py) / 2 - 20:.0f} {px - 16:.0f},{py - 8:.0f} {px + 2:.0f},{py + 2:.0f} "
        f"{px + 6:.0f},{py + 38:.0f} {(106 + px) / 2 - 2:.0f},{(4 + py) / 2 + 20:.0f} 111,2 104,24 70,14"
    )
    hd, lines, eye = head(-18 + nod - 10 * neck, px, py + 2)
    near = U(leg(legs["fore"], FORE_W), leg(legs["hind"], HIND_W))
    far = U(leg(legs["fore far"], FORE_W, 0.94), leg(legs["hind far"], HIND_W, 0.94))
    body = fillet(U(trunk, nk, hd), 5)
    mane = []
    for k in range(17):
        t = k / 16
        x = 52 + (px + 2 - 52) * t
        y = -54 + (py - 4 + 54) * t - 17 * math.sin(math.pi * t)
        wave = math.sin(1.9 * k + wind)
        long = 92 + 22 * wave - 30 * t * t
        up = -14 - 30 * t + 7 * math.sin(1.3 * k + wind)
        mane.append(
            limb(
                [
                    (x + 9, y + 10, 4),
                    (x - long * 0.25, y + up * 0.55, 11),
                    (x - long * 0.6, y + up * 0.75 + 7, 8),
                    (x - long, y + up + 4 + 8 * wave, 0.6),
                ],
                8,
            )  # fmt: skip
        )
    mane.append(limb([(px + 16, py + 2, 3), (px + 4, py - 12, 5), (px - 18, py - 20, 4), (px - 44, py - 14, 0.5)], 8))
    tail = []
    for k in range(8):
        d = k - 3.5
        tail.append(
            limb(
                [
                    (-108, -34 + d, 9),
                    (-140, -56 + 4 * d, 13),
                    (-184 + 3 * d, -54 + 10 * d, 12),
                    (-236 + 6 * abs(d) + 8 * math.sin(k * 2 + wind), -40 + 19 * d, 0.6),
                ],
                8,
            )  # fmt: skip
        )
    inked = U(
        lines,
        limb("84,-40,.5 70,-16,2.2 80,10,2 98,26,.5", 6),  # shoulder
        limb("64,14,.5 78,30,1.8 96,32,.5", 5),
        limb("-34,-42,.5 -46,-14,2 -40,16,1.6 -52,26,.5", 6),  # flank
        limb("-86,-36,.5 -66,-10,1.8 -62,20,.5", 6),
        limb(f"{px - 2:.0f},{py + 42:.0f},.5 {(px + 88) / 2:.0f},{(py + 30) / 2:.0f},1.8 88,-4,.5", 6),
        limb("-10,34,.4 20,36,1.4 48,32,.4", 5),
    )
    return Wild(clean(far), tail, clean(body), clean(near), mane, inked, eye)
