"""People made of root, hand in hand, in chains that grow out of the wood of a tree."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Point

from cards.studio.papercut.body import two_bones
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

BARE = 0.26  # the part of a chain that is still wood
PROFILES = {  # nose, mouth and chin before a round skull
    "plain": "9,-4 15,3^ 10,6 9,12 0,14",
    "hooked": "7,-10 15,-3 18,5^ 11,6 13,10^ 10,16 0,15",
    "snub": "10,-6 12,-1 16,1^ 11,5 13,8^ 9,14 0,14",
    "chin": "9,-7 16,4^ 11,6 12,10^ 16,14 10,20 0,17",
    "long": "6,-12 12,-3 18,7^ 11,9 11,15 5,18 0,16",
}


def kin(
    rng: random.Random,
    a: tuple[float, float],
    b: tuple[float, float],
    s: float,
    side: int,
    kind: str,
    profile: str = "plain",
    again: bool = False,
) -> dict[str, Any]:
    """Somebody made of root: one hand at a (above), one at b (below); the body leans out to a side (-1, 1) and trails off
    in rootlets. kind: coat, skirt, child, beard, scarf; again: the second of a kind has a cap, curls or a plait. Pieces body, head, hair, lines, torso."""
    small = 0.74 if kind == "child" else 1.0
    k = s * small
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = math.hypot(dx, dy)
    nx, ny = -dy / n, dx / n
    if nx * side < 0:
        nx, ny = -nx, -ny
    x, y = mx + nx * 20 * k, my + ny * 20 * k - 6 * k
    lean = rng.uniform(0.1, 0.5) * side
    hipx, hipy = x + lean * 40 * k, y + 62 * k
    torso = limb(
        [
            (x, y - 4 * k, 17 * k),
            (x, y + 10 * k, 35 * k),
            ((x + hipx) / 2, (y + hipy) / 2, 25 * k),
            (hipx, hipy, 34 * k),
        ],
        6,
    )
    arms = []
    for hand in (a, b):
        sx = x + (13 * k if hand[0] > x else -13 * k)
        sy = y + 6 * k
        reach = math.hypot(hand[0] - sx, hand[1] - sy)
        bone = max(reach * 0.53, 30 * k)
        ex, ey = max(
            (two_bones((sx, sy), hand, bone, bone, q)[0] for q in (1, -1)), key=lambda p: p[0] * side + p[1] * 0.4
        )
        arms.append(limb([(sx, sy, 13 * k), (ex, ey, 10 * k), (*hand, 8 * k)], 6))
    tails = []
    wide = 1.35 if kind in ("skirt", "scarf") else 1.0
    m = 6
    for j in range(m):
        t = j / (m - 1) * 2 - 1
        long = (70 + 60 * rng.random()) * k * (1.1 - 0.3 * abs(t))
        bend = rng.uniform(-12, 12) * k
        tails.append(
            limb(
                [
                    (hipx + t * 9 * k, hipy - 10 * k, 15 * k),
                    (hipx + t * 20 * k * wide + lean * 16 * k, hipy + long * 0.4, 11 * k * wide),
                    (hipx + t * 26 * k * wide + lean * 40 * k + bend, hipy + long * 0.76, 4 * k),
                    (hipx + t * 30 * k * wide + lean * 70 * k - bend, hipy + long * 1.15, 0.8),
                ],
                5,
            )
        )
    up = math.atan2(a[1] - y, a[0] - x)
    hx, hy = x + 6 * k * math.cos(up) - side * 3 * k, y - 24 * k
    face = side * -1  # the face looks into the chain
    tilt = -16 * face if kind != "beard" else 10 * face
    head = T(
        fillet(
            U(ellipse(0, 0, 12.6, 15), shape(PROFILES[profile]), limb("0,10,11 -2,24,12", 3)),
            2 if profile == "plain" else 0.6,
        ),
        hx,
        hy,
        k,
        flip=face < 0,
        rot=tilt,
    )
    put_ = lambda g: T(g, hx, hy, k, flip=face < 0, rot=tilt)
    hair = {
        "coat": U(shape("-18,-8^ -12,-11 -11,-22 10,-22 11,-11 20,-8^ 10,-5 -12,-5")),
        "skirt": U(ellipse(-15, -6, 7, 7), shape("-13,8 -15,-8 -4,-18 9,-15 12,-6^ 0,-6 -6,8")),
        "child": shape("-13,6 -15,-8 -4,-17 9,-15 13,-6^ 2,-7 -4,6 -18,20^ -20,10"),
        "beard": U(shape("2,6^ 13,5 15,18 8,40 2,58^ -2,34 -3,16"), shape("-14,4 -14,-8 -4,-13^ -6,2")),
        "scarf": shape("12,-10^ 6,-18 -8,-17 -17,-6 -16,12 -24,24^ -6,20 -2,6 4,-6"),
    }[kind]
    if again and kind in AGAIN:
        hair = AGAIN[kind]()
    body = fillet(U(fillet(U(torso, arms), 4 * k), tails), 1.6 * k)
    lines = [
        limb(
            [
                (x - 5 * k, y + 12 * k, 0.5),
                ((x + hipx) / 2 - 3 * k, y + 38 * k, 1.8 * k),
                (hipx - 3 * k, hipy + 20 * k, 0.5),
            ],
            5,
        ),
        limb(
            [
                (x + 6 * k, y + 14 * k, 0.5),
                ((x + hipx) / 2 + 6 * k, y + 40 * k, 1.6 * k),
                (hipx + 8 * k, hipy + 26 * k, 0.5),
            ],
            5,
        ),
        limb(
            [(hipx - 15 * k, hipy - 12 * k, 0.5), (hipx, hipy - 8 * k, 2 * k), (hipx + 15 * k, hipy - 14 * k, 0.5)], 5
        ),
    ]
    return {"body": clean(body), "head": head, "hair": put_(hair), "lines": U(lines), "torso": torso}


AGAIN = {
    "coat": lambda: U(
        shape("-15,-3^ -15,-13 -6,-19 6,-18 12,-11 22,-7^ 10,-5 -4,-6"), shape("1,14^ 8,13 17,13 17,22 11,31^ 5,22")
    ),
    "child": lambda: U(
        [ellipse(x, y, 6, 6) for x, y in ((-13, 3), (-14, -6), (-8, -14), (1, -17), (9, -13), (-8, -4))]
    ),
    "scarf": lambda: U(
        shape("-12,8 -15,-7 -5,-17 8,-15 13,-7^ 2,-7 -3,2"),
        [
            ellipse(x, y, 6 - 0.4 * i, 5)
            for i, (x, y) in enumerate(((-14, 8), (-18, 16), (-21, 25), (-26, 33), (-32, 40)))
        ],
        limb("-34,42,5 -42,48,1", 3),
    ),
}
KINDS = ("coat", "skirt", "child", "beard", "scarf")


def lay_chain(
    sc: Scene, name: str, P: Any, n: int, s: float, tones: tuple[str, str, str], golden: int = 0, skin: str = ""
) -> Any:
    """A root that becomes a chain of n people; tones: lit, shade, line; skin: of faces that must be told from their coats,
    whose lit edges are then drawn too. Returns the line it follows."""
    lx, ly = sc.light[:2]
    r = sc.stream(name)
    c = along(curve(np.asarray(P, float), n=14), 200)
    i0 = int(200 * (0.2 if golden else BARE))
    wood = limb([(*c[i], (34 - 26 * i / i0) * (0.5 + 0.5 * s)) for i in range(0, i0 + 1, max(1, i0 // 8))], 4)
    lit, shade, line = tones
    fill = sc.near(lit, shade, 560)
    side_roots = []
    for q in range(3):
        i = int(i0 * (0.45 + 0.16 * q))
        d = r.choice((-1, 1))
        side_roots.append(
            limb(
                [
                    (*c[i], 7 * s),
                    (c[i][0] + d * 30, c[i][1] + 24, 4 * s),
                    (c[i][0] + d * r.uniform(50, 90), c[i][1] + r.uniform(30, 80), 0.8),
                ],
                5,
            )
        )
    sc.layer(fillet(U(wood, side_roots), 4), fill, z=6 * s + 2, cut=0.3, sh=0.5, wash=0.7, rim="#ffdf9a", rimop=0.6)
    hands = [tuple(c[int(i0 + (199 - i0) * j / n)]) for j in range(n + 1)]
    order = list(range(n))[::-1]
    torsos = []
    base = r.randrange(5)
    for j in order:
        look = (("plain", "snub", "long", "plain", "hooked", "chin", "snub", "plain")[j % 8], j >= 5) if golden else ()
        f = kin(r, hands[j], hands[j + 1], s, 1 if (j + base) % 2 else -1, KINDS[(j * 2 + base) % 5], *look)
        sc.layer(f["body"], fill, z=5 * s + 1, cut=0.2, sh=0.5, wash=0.6, rim="#ffe2a0", rimop=0.7, rimw=1.0)
        sc.flat(f["lines"], line, 0.7)
        torsos.append(f["torso"])
        sc.layer(
            f["head"],
            skin or sc.near(mix(lit, "#fff0c0", 0.25), shade, 560),
            z=2,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rim="#ffe2a0",
            rimop=0.8,
        )
        sc.layer(
            f["hair"],
            "#8a4a26" if golden else line if skin else mix(line, shade, 0.4),
            z=1.2,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rim="#ffe2a0",
            rimop=0.7,
        )
        rimlight(
            sc,
            U(f["body"], f["head"]),
            (2.6 if skin else 1.6) * (1 if f["head"].centroid.x > lx else -1),
            1.8,
            "#f2a868" if skin else "#ffdf98",
            0.85 if skin else 0.6,
            blur=0.9 if skin else 1.6,
            c=(lx, ly),
            r=1000 if skin else 520,
        )
    fronts = U(torsos)
    for x, y in hands[:-1] if golden else hands:
        if not golden and fronts.contains(Point(x, y)):  # a hand before a coat would be a button
            continue
        sc.layer(
            ellipse(x, y, 5.4 * s, 6 * s),
            mix(lit, shade, 0.3),
            z=1,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rim="#ffe8b0",
            rimop=0.8,
        )
    return c
