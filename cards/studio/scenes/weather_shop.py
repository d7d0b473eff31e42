"""A boy counts his coins under a small bright sun in a shop that sells weather in jars."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.faces import head

# shelf walnut, storm indigo, rain teal, fog rose, jar light, sun orange; the sun in its jar; street glass / people / shelves
WALNUT, INDIGO, TEAL, ROSE, LIGHT, SUN = "#3f2a22", "#3a4474", "#4f9a98", "#d6a8a0", "#fff7d8", "#f29a2e"
LX, LY = 496, 574

Bit = tuple[Any, str, float]


def vessel(kind: int) -> tuple[Any, Any, Any]:
    """Glass, inner space and stopper of a jar 100 wide and 130 high on 0,0."""
    if kind == 1:  # round flask
        g = U(ellipse(0, -48, 50, 48), box(-16, -116, 16, -80), rounded(box(-22, -118, 22, -108), 4))
        inn = U(ellipse(0, -47, 45, 43), box(-12, -108, 12, -80))
        st = rounded(Polygon([(-13, -104), (13, -104), (16, -132), (-16, -132)]), 3)
    elif kind == 2:  # tall bottle
        g = shape("-36,0^ -38,-70 -30,-92 -14,-102 -14,-124^ 14,-124^ 14,-102 30,-92 38,-70 36,0^ 0,3")
        inn = g.buffer(-4.5)
        st = rounded(Polygon([(-10, -116), (10, -116), (12, -136), (-12, -136)]), 3)
    else:  # broad jar
        g = U(rounded(box(-48, -104, 48, 0), 13), box(-36, -116, 36, -96), rounded(box(-41, -118, 41, -108), 4))
        inn = rounded(box(-43, -100, 43, -5), 10)
        st = U(rounded(box(-38, -130, 38, -114), 4), ellipse(0, -134, 8, 6))
    return fillet(g, 4), fillet(inn, 4), st


def puffs(x: float, y: float, r: float, flat_: bool = True) -> Any:
    """A small cut cloud."""
    g = U(
        ellipse(x - r * 1.1, y, r * 0.66, r * 0.56),
        ellipse(x - r * 0.35, y - r * 0.42, r * 0.8),
        ellipse(x + r * 0.55, y - r * 0.2, r * 0.72),
        ellipse(x + r * 1.25, y + 0.05 * r, r * 0.52, r * 0.46),
    )
    return g.intersection(box(x - 3 * r, y - 3 * r, x + 3 * r, y + r * 0.34)) if flat_ else g


def weather(kind: str, R: random.Random) -> tuple[str, str, list[Bit]]:
    """The sky in a jar: upper and lower colour, then pieces (geometry, colour, height)."""
    b: list[Bit] = []
    if kind == "thunder":
        b = [
            (puffs(-2, -66, 24), "#4d568c", 2),
            (puffs(8, -74, 19), "#66709f", 2),
            (Polygon([(2, -62), (18, -62), (8, -42), (20, -42), (-8, -8), (0, -34), (-12, -34)]), "#ffe27a", 2),
        ]
        return "#232b58", "#5a6399", b
    if kind == "hail":
        b = [(puffs(0, -74, 24), "#c3cbd6", 2)] + [
            (ellipse(R.uniform(-34, 34), R.uniform(-58, -12), R.uniform(2.4, 4.6)), "#ffffff", 1) for _ in range(18)
        ]
        return "#6f86a8", "#a9bcc9", b
    if kind == "rainbow":
        for k, c in enumerate(("#e2574c", "#f29a2e", "#f6d45a", "#6fae6a", "#4f8fc0", "#7a65a8")):
            r = 42 - k * 5.2
            b.append(
                (ellipse(0, -22, r).difference(ellipse(0, -22, r - 5.6)).intersection(box(-60, -80, 60, -22)), c, 0.6)
            )
        b += [(puffs(-28, -18, 13), "#ffffff", 1.6), (puffs(28, -18, 13), "#ffffff", 1.6)]
        return "#a9d6e6", "#e6f2ea", b
    if kind == "devil":
        for k in range(7):
            y, w = -90 + k * 12, 34 - k * 4.2
            b.append((ellipse(math.sin(k) * 5, y, w, 6), mix("#c99a5e", "#8a5f36", k / 7), 1))
        b.append((shape("-50,-14 -20,-18 10,-12 50,-18^ 50,10^ -50,10^"), "#d9a860", 1.5))
        return "#f0d09a", "#e2b070", b
    if kind == "still":
        return "#d9e3e6", "#f3efe4", [(limb([(-46, -36, 1), (46, -36, 1)], 1), "#9fb3b6", 0.4)]
    if kind == "snow":
        b = [
            (shape("-50,-26 -20,-34 14,-22 50,-32^ 50,6^ -50,6^"), "#ffffff", 2),
            (Polygon([(-22, -26), (-12, -56), (-2, -26)]), "#3f7a70", 1.4),
            (Polygon([(6, -24), (13, -46), (20, -24)]), "#4f8f80", 1.4),
        ]
        b += [(ellipse(R.uniform(-40, 40), R.uniform(-96, -34), R.uniform(1.4, 3)), "#ffffff", 0.6) for _ in range(22)]
        return "#7fa6c4", "#d6e6ee", b
    if kind == "rain":
        b = [(puffs(-4, -76, 26), "#6f8f9c", 2), (puffs(14, -82, 18), "#8fabb3", 2)]
        b += [
            (limb([(x, y, 0.6), (x - 5, y + 15, 2)], 1, 3), "#d6eef0", 0.5)
            for x, y in [(R.uniform(-36, 40), R.uniform(-64, -22)) for _ in range(22)]
        ]
        return "#3f7a86", "#6fb0ae", b
    if kind == "fog":
        b = [
            (
                limb(
                    [(-46, -20 - k * 15, 3), (-10, -24 - k * 15, 13), (20, -18 - k * 15, 12), (46, -23 - k * 15, 3)], 5
                ),
                mix("#f0dcd4", "#c9a8a6", k / 6),
                1,
            )
            for k in range(6)
        ]
        return "#c9a39c", "#eadad0", b
    if kind == "dusk":
        b = [
            (ellipse(0, -40, 22), "#fff0b0", 1.4),
            (shape("-50,-34 -16,-44 18,-32 50,-40^ 50,6^ -50,6^"), "#8a4a6a", 1.6),
            (shape("-50,-20 -10,-28 26,-16 50,-24^ 50,6^ -50,6^"), "#5a3058", 1.6),
        ]
        return "#f08a5a", "#f6c07a", b
    if kind == "night":
        b = [
            (star(R.uniform(-38, 38), R.uniform(-92, -14), R.uniform(1.6, 3.6), 4, 0.35), "#fff3c0", 0.4)
            for _ in range(20)
        ]
        b.append((ellipse(10, -66, 16).difference(ellipse(17, -70, 14)), "#fff0c0", 1.2))
        return "#161c48", "#3a4a8c", b
    if kind == "wind":
        b = [
            (spiral(x, y, r, 1.4, 3.4, a, tail=(x - 40, y + 6)), "#ffffff", 0.8)
            for x, y, r, a in ((14, -72, 15, 2.6), (6, -38, 13, 2.9))
        ]
        b += [
            (
                leaf(R.uniform(-34, 30), R.uniform(-88, -14), 11, R.uniform(0, 6), 0.5),
                R.choice(["#d9763a", "#c9a23c", "#8a9a4a"]),
                1,
            )
            for _ in range(9)
        ]
        return "#a9cfc4", "#dcebd6", b
    if kind == "aurora":
        b = [
            (
                shape(
                    f"{-44 + k * 15},-10^ {-40 + k * 15},-50 {-46 + k * 16},-96^ {-34 + k * 16},-92^ {-26 + k * 15},-46 {-32 + k * 15},-14^"
                ),
                c,
                0.7,
            )
            for k, c in enumerate(("#5fd0a0", "#7fe0b8", "#a0d8d0", "#b79ad8", "#d890b8"))
        ]
        b.append((shape("-50,-14 -20,-22 14,-12 50,-20^ 50,6^ -50,6^"), "#0f2440", 1.4))
        return "#142650", "#23507a", b
    if kind == "fair":
        b = [(puffs(-10, -66, 18), "#ffffff", 2), (puffs(16, -34, 13), "#f6fbfb", 2)]
        return "#5fb0d8", "#c4e6ea", b
    if kind == "shade":
        cat = fillet(
            U(
                ellipse(0, -17, 28, 13),
                ellipse(18, -20, 11, 10),
                Polygon([(10, -27), (12, -37), (18, -29)]),
                Polygon([(19, -29), (26, -36), (27, -25)]),
                limb([(-26, -14, 7), (-20, -6, 7), (4, -6, 6), (12, -9, 5)], 6),
            ),
            1.5,
        )
        b = [
            (shape("-50,-6 0,-9 50,-6^ 50,6^ -50,6^"), "#3f5a50", 1),
            (
                U(*[leaf(-44 + k * 11, -96 + (k % 3) * 7, 20, 1.2 + (k % 2) * 0.7, 0.5) for k in range(9)]),
                "#4f7a5a",
                1.4,
            ),
            (cat, "#1d1a24", 1.6),
            (limb([(17, -19, 0.6), (20, -17.6, 1.4), (23, -19, 0.6)], 4), "#8a8a80", 0.3),
        ]
        return "#6f9a80", "#86b094", b
    if kind == "frost":
        b = []
        for k in range(9):
            a = -math.pi / 2 + (k - 4) * 0.3
            q = [(0, -4), (math.cos(a) * 80, -4 + math.sin(a) * 80)]
            b.append((limb([(q[0][0], q[0][1], 3), (q[1][0], q[1][1], 0.8)], 1, 3), "#ffffff", 0.5))
            for t in (0.4, 0.6, 0.8):
                for s in (-0.6, 0.6):
                    b.append(
                        (
                            limb(
                                [
                                    (q[1][0] * t, -4 + (q[1][1] + 4) * t, 2),
                                    (
                                        q[1][0] * t + math.cos(a + s) * 13,
                                        -4 + (q[1][1] + 4) * t + math.sin(a + s) * 13,
                                        0.5,
                                    ),
                                ],
                                1,
                                3,
                            ),
                            "#ffffff",
                            0.3,
                        )
                    )
        return "#9fd0dc", "#dff0f2", b
    if kind == "heat":
        b = [
            (ellipse(20, -74, 13), "#fff3b0", 1),
            (shape("-50,-24 -26,-40 0,-24 22,-36 50,-22^ 50,6^ -50,6^"), "#e0a050", 1.6),
            (shape("-50,-14 -10,-22 30,-10 50,-16^ 50,6^ -50,6^"), "#c97f3c", 1.4),
            (
                U(
                    limb([(-18, -20, 4), (-18, -50, 4)], 2),
                    limb([(-28, -42, 3), (-27, -34, 3), (-18, -32, 3)], 4),
                    limb([(-8, -46, 3), (-9, -38, 3), (-18, -36, 3)], 4),
                ),
                "#4f7a4a",
                1,
            ),
        ]
        return "#f6b65a", "#fbe0a0", b
    if kind == "gale":
        b = [
            (shape("-50,-30 -30,-46 -14,-34 4,-50 22,-36 36,-46 50,-34^ 50,6^ -50,6^"), "#3f8a94", 1.6),
            (
                T(
                    U(
                        shape("-14,0^ 14,0^ 10,7 -10,7^"),
                        Polygon([(0, -24), (0, -2), (13, -3)]),
                        limb([(0, 0, 1.6), (0, -26, 1.2)], 1),
                    ),
                    2,
                    -38,
                    1,
                    rot=-16,
                ),
                "#5a2f2a",
                1.2,
            ),
            (shape("-50,-14 -34,-28 -16,-16 4,-30 22,-16 40,-26 50,-18^ 50,6^ -50,6^"), "#2a6a78", 1.6),
            (puffs(-6, -86, 16), "#8fa3ac", 1.4),
        ]
        return "#5a7a90", "#9fb8b8", b
    if kind == "eye":
        b = [(spiral(0, -48, 38, 2.2, 8, 0.4), "#ffffff", 1.2), (ellipse(0, -48, 5), "#2a5a80", 0.6)]
        return "#4a90b8", "#4a90b8", b
    if kind == "dawn":
        b = [(ellipse(0, -20, 24), "#fff3c0", 1)] + [
            (
                Polygon(
                    [
                        (0, -20),
                        (math.cos(a - 0.07) * 90, -20 + math.sin(a - 0.07) * 90),
                        (math.cos(a + 0.07) * 90, -20 + math.sin(a + 0.07) * 90),
                    ]
                ),
                "#ffe7b0",
                0.3,
            )
            for a in np.arange(-2.9, -0.2, 0.42)
        ]
        b.append((shape("-50,-18 -10,-24 20,-16 50,-22^ 50,6^ -50,6^"), "#b3607a", 1.4))
        return "#e88a94", "#fbd0a0", b
    if kind == "dew":
        b = [
            (limb([(-30, 0, 3), (-16, -40, 3), (20, -66, 1)], 5), "#5a9a5a", 1),
            (leaf(-16, -40, 56, -0.5, 0.4), "#6fb06a", 1.2),
            (shape("16,-40^ 23,-26 16,-19 9,-26"), "#eafafa", 1),
        ]
        return "#bfe3d0", "#eaf6e0", b
    if kind == "comet":
        b = [(shape("26,-30 34,-24 26,-18 -40,-84^"), "#dfe8ff", 0.6), (star(27, -24, 13, 5, 0.45), "#fff3b0", 1)] + [
            (ellipse(R.uniform(-40, 40), R.uniform(-92, -10), 1.3), "#fff3c0", 0.2) for _ in range(12)
        ]
        return "#1f2458", "#5a4a8c", b
    if kind == "april":
        b = (
            [(ellipse(-14, -76, 15), "#ffd95a", 1), (puffs(8, -62, 20), "#b9c9d0", 2)]
            + [
                (limb([(x, y, 0.5), (x - 3, y + 11, 1.7)], 1, 3), "#eafafa", 0.4)
                for x, y in [(R.uniform(-20, 34), R.uniform(-52, -30)) for _ in range(11)]
            ]
            + [
                (ellipse(-26 + k * 13, -10, 4.6), c, 0.8)
                for k, c in enumerate(("#e2739a", "#f2c84a", "#e2739a", "#ffffff", "#f2c84a"))
            ]
        )
        return "#8fc8e0", "#d6eccf", b
    if kind == "moonfog":
        b = [(ellipse(0, -66, 19), "#fff6dc", 1)] + [
            (
                limb([(-46, -30 + k * 10, 3), (0, -33 + k * 10, 10), (46, -29 + k * 10, 3)], 4),
                mix("#b9aac9", "#8a7fa8", k / 4),
                1,
            )
            for k in range(4)
        ]
        return "#5a5088", "#a99abf", b
    return "#e9eeea", "#f6f3e6", []


def put_jar(sc: Scene, x: float, y: float, s: float, form: int, kind: str, tag: int = 0) -> None:
    """A jar of weather on the shelf at (x, y)."""
    R = sc.stream(f"jar{x:.0f},{y:.0f}")
    glass, inn, st = vessel(form)
    A = lambda g: T(g, x, y, s)
    d = math.hypot(x - LX, y - 60 * s - LY)
    warm = max(0.0, 1 - d / 330)
    hi, lo, bits = weather(kind, R)
    sc.layer(A(glass), mix("#dfeceb", "#fff0cc", warm), z=7, sh=0.5, cut=0, fibre=0, wash=0.3, op=0.82)
    hi, lo = mix(hi, "#7a5560", 0.34 * (1 - warm)), mix(lo, "#8a6468", 0.34 * (1 - warm))
    hi, lo = mix(hi, "#ffd890", warm * 0.3), mix(lo, "#ffe7b0", warm * 0.42)
    sc.flat(A(inn), sc.lin([(0, hi), (1, lo)], x, y - 105 * s, x, y))
    with sc.clip(A(inn)):
        for g, c, z in bits:
            if z < 0.7:
                sc.flat(A(g), mix(c, "#ffe0a0", warm * 0.25), 0.92)
            else:
                sc.layer(A(g), mix(c, "#ffd890", warm * 0.28), z=z * 1.4, cut=0, wash=0, fibre=0, sh=0.45, rimop=0.5)
        sc.flat(A(inn).difference(T(A(inn), -7 * s, -4 * s)), "#0f1a30", 0.22, "multiply", 3)
    # second sheet: the front of the glass
    with sc.clip(A(glass)):
        sheen = (
            shape("-38,-96^ -28,-98^ -31,-60 -30,-18^ -39,-20^ -40,-60")
            if form != 1
            else shape("-38,-62^ -30,-76 -20,-84^ -14,-80 -26,-66 -31,-46^ -40,-46")
        )
        sc.flat(A(sheen), "#ffffff", 0.5)
        sc.flat(A(limb([(34, -90, 1), (38, -60, 4), (35, -16, 1)], 4)), "#ffffff", 0.26)
    sc.flat(A(glass).difference(A(glass).buffer(-1.8 * s)), "#ffffff", 0.5)
    sc.layer(A(st), mix("#9a6a44", "#e0a860", warm), z=3, cut=0, wash=0, fibre=0, sh=0.45)
    if tag:
        t = T(rounded(box(-16, -9, 16, 9), 3), x + 20 * s, y + 17, rot=R.uniform(-8, 8))
        sc.stroke([(x + 10 * s, y + 2), (x + 19 * s, y + 9)], "#e9d9b0", 1)
        sc.layer(t, "#f6ead0", z=2, cut=0, wash=0, fibre=0, sh=0.5)
        sc.flat(U(*[ellipse(x + 20 * s + (k - (tag - 1) / 2) * 6, y + 17, 2.1) for k in range(tag)]), "#b3762e")


def sun_jar(sc: Scene, x: float, y: float) -> None:
    """The small bright sun."""
    s = 1.62
    glass, inn, st = vessel(0)
    A = lambda g: T(g, x, y, s)
    sc.glow(x, y - 84, 420, "#ffc65a", 0.6)
    sc.layer(A(glass), "#fff2c4", z=8, sh=0.4, cut=0, fibre=0, wash=0, op=0.9)
    sc.flat(A(inn), sc.rad([(0, "#fffef2"), (0.3, "#fff0b0"), (0.7, "#ffcf6a"), (1, "#f6a53a")], x, y - 84, 92))
    cy = y - 84
    rays = [
        shape(
            f"{x + math.cos(a - 0.12) * 36},{cy + math.sin(a - 0.12) * 36}^ {x + math.cos(a + b) * L},{cy + math.sin(a + b) * L}^ {x + math.cos(a + 0.12) * 36},{cy + math.sin(a + 0.12) * 36}^"
        )
        for k in range(16)
        for a in [k * math.pi / 8]
        for L, b in [((62, 0.06) if k % 2 else (52, -0.05))]
    ]
    with sc.clip(A(inn)):
        sc.layer(U(rays), "#f9a93c", z=2, cut=0, wash=0, fibre=0, sh=0.3, shc="#b3541a")
    sc.layer(ellipse(x, cy, 37), "#ffd257", z=2, cut=0, wash=0, fibre=0, sh=0.3, shc="#b3541a")
    sc.layer(ellipse(x, cy, 30), "#fff6cf", z=1.4, cut=0, wash=0, fibre=0, sh=0.2, shc="#b3541a")
    with sc.clip(A(glass)):
        sc.flat(A(shape("-38,-96^ -28,-98^ -31,-60 -30,-18^ -39,-20^ -40,-60")), "#ffffff", 0.55)
    sc.flat(A(glass).difference(A(glass).buffer(-3)), "#ffffff", 0.7)
    sc.layer(A(st), "#e8b25a", z=3, cut=0, wash=0, fibre=0, sh=0.4)
    t = T(rounded(box(-34, -11, 34, 11), 4), x + 8, y + 20, rot=-3)
    sc.stroke([(x - 6, y + 2), (x, y + 10)], "#fff0c8", 1.4)
    sc.layer(t, "#fff3d6", z=3, cut=0, wash=0, fibre=0, sh=0.5)
    sc.flat(T(U(*[ellipse((k - 3.5) * 7.6, 0, 2.7) for k in range(8)]), x + 8, y + 20, rot=-3), "#b3762e")
    sc.glow(x, cy, 150, "#fff3c0", 0.75)


def boy() -> Figure:
    """Eight, from behind, in a jacket that was somebody else's, counting into his palm; 330 tall."""
    f = Figure()
    skin, jac, jd = "#8a5a3c", "#3f6f86", "#274a5e"
    for x in (-28, 30):
        f.add(
            limb([(x * 0.9, -120, 36), (x, -60, 32), (x + (-3 if x < 0 else 3), -18, 28)], 6),
            "#5a4634" if x < 0 else "#665038",
            "leg",
        )
        f.add(limb([(x - 8, -96, 1), (x - 5, -60, 3), (x - 9, -30, 1)], 5), "#3a2c22", "fold", 0.3, True, 0.6)
        sx = x + (-3 if x < 0 else 3)
        f.add(limb([(sx, -24, 19), (sx, -10, 18)], 3), skin, "ankle", 0.6)
        f.add(
            shape(f"{sx - 17},-14^ {sx - 19},-4 {sx - 16},4^ {sx + 17},4^ {sx + 19},-4 {sx + 16},-14^ {sx},-18"),
            "#33241f",
            "shoe",
        )
        f.add(limb([(sx - 15, -2, 1.4), (sx, -4, 2), (sx + 15, -2, 1.4)], 3), "#6b5044", "sole", 0.3, True)
    # he rests on his right leg
    f.pieces = [
        p._replace(geom=T(p.geom, -2, -7, rot=7, o=(-24, -120))) if p.geom.centroid.x < 0 else p for p in f.pieces
    ]
    # left arm hangs, sleeve swallows the hand
    f.add(limb("-50,-196,46 -68,-150,44 -66,-104,40", 8), jd, "sleeve.l")
    f.add(limb("-66,-92,16 -65,-82,15", 3), skin, "hand.l")
    f.add(limb("-66,-104,42 -66,-92,40", 3), jd, "cuff.l")
    body = shape(
        "-26,-232^ -50,-224 -66,-196 -64,-150 -70,-88^ -40,-80 0,-78 40,-80 72,-90^ 66,-150 66,-198 50,-224 28,-232^ 0,-226"
    )
    f.add(body, jac, "jacket")
    f.add(
        U(
            limb("-30,-200,1 -36,-150,4 -34,-90,1", 6),
            limb("34,-196,1 38,-150,4 42,-92,1", 6),
            limb("-8,-130,1 -4,-110,3 -10,-84,1", 5),
            limb("0,-222,1.4 1,-150,1.6 0,-82,1.4", 3),
        ),
        jd,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("-66,-100,5 -20,-92,5 20,-92,5 68,-102,5", 6), jd, "hem", 0.4)
    f.add(rounded(Polygon([(-58, -176), (-26, -180), (-24, -146), (-56, -142)]), 4), "#b3603f", "patch", 0.5)
    f.add(
        U(
            *[limb([(-58 + k * 8, -178, 1.4), (-56 + k * 8, -172, 1.4)], 1, 3) for k in range(5)],
            *[limb([(-56 + k * 8, -147, 1.4), (-54 + k * 8, -141, 1.4)], 1, 3) for k in range(5)],
        ),
        "#f0d9a8",
        "stitch",
        0.3,
        True,
    )
    # neck and head, bowed to the right over the palm
    f.add(limb("2,-240,27 0,-222,32", 4), mix(skin, "#4a2a18", 0.15), "neck")
    f.add(shape("-34,-230^ -20,-240 0,-236 22,-240 36,-230^ 22,-216 0,-212 -20,-216"), jd, "collar", 0.8)
    hair = shape(
        "0,-330 -30,-324 -46,-302 -48,-276 -40,-252 -24,-242 -8,-247 4,-242 16,-247 30,-240 42,-250 50,-276 46,-304 32,-324"
    )
    f.add(U(ellipse(-47, -274, 8, 12), ellipse(49, -272, 8, 12)), skin, "ears", 0.8)
    f.add(shape("44,-286^ 54,-272 54,-254 46,-244 34,-242^ 30,-262"), skin, "cheek", 0.8)
    f.add(hair, "#241a18", "hair", 1.0)
    f.add(
        U(
            *[
                limb(
                    [
                        (math.cos(a) * 6 - 2, -318 + abs(math.sin(a)) * 4, 0.8),
                        (math.cos(a) * 28, -292 + k, 2.2),
                        (math.cos(a) * 36, -262 + k * 2, 0.6),
                    ],
                    5,
                )
                for k, a in enumerate(np.arange(0.2, 3.1, 0.36))
            ]
        ),
        "#4a3a34",
        "strands",
        0.3,
        True,
        0.7,
    )
    f.add(U(limb("-4,-328,4 -14,-342,3 -26,-344,1", 5), limb("4,-328,4 4,-344,3 12,-352,1", 5)), "#241a18", "tuft", 0.8)
    # the head leans towards the palm
    names = ("neck", "ears", "cheek", "hair", "strands", "tuft")
    f.pieces = [p._replace(geom=T(p.geom, 3, 0, rot=8, o=(0, -232))) if p.name in names else p for p in f.pieces]
    # right arm: elbow out, palm up with the coins
    f.add(limb("50,-198,48 84,-152,44 96,-138,40", 8), light(jac, 0.05), "sleeve.r")
    f.add(limb("92,-140,42 116,-166,36 124,-178,34", 6), light(jac, 0.09), "sleeve.r2")
    f.add(
        U(limb("62,-170,1 76,-160,3.4 92,-162,1", 5), limb("84,-128,1 96,-138,3.4 96,-152,1", 5)),
        jd,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.extend(T(hand("open", "#c58d63"), 130, -188, 0.8, sy=-0.8, rot=-50), "hand.")
    f.add(limb("111,-189,11 141,-169,11", 3), jd, "cuff.r", 0.6)
    for x, y in ((150, -210), (163, -213), (156, -223)):
        f.add(ellipse(x, y + 1.6, 7.6, 6), "#8a5a1e", "coin.edge", 0.6)
        f.add(ellipse(x, y, 7.6, 5.8), "#ffd45a", "coin", 0.6)
        f.add(ellipse(x, y, 4.2, 3), "#d99c2e", "coin.in", 0.3, True)
    f.mark("palm", 156, -214)
    return f


def keeper() -> Figure:
    """The shopkeeper, thin, in profile facing right on the steps; foot on 0,0, 400 tall; the duster is held out."""
    f = Figure()
    cape, cd, skin = "#3d8684", "#24595c", "#c98f68"
    f.add(limb("-16,-130,38 -14,-66,30 -10,-14,22", 6), "#3a4474", "leg.far")
    f.add(shape("-24,-16^ 0,-16 8,-10 26,-4 30,4^ -24,4^"), "#33241f", "shoe.far")
    f.add(limb("-6,-136,40 26,-94,34 16,-48,24", 8), "#46518a", "leg")
    f.add(shape("4,-50^ 28,-50 36,-44 54,-38 58,-30^ 4,-30^"), "#3f2a22", "shoe")
    # far hand above the little cloud, near hand below
    f.add(limb("20,-292,34 66,-296,30 100,-332,25", 8), cd, "sleeve.far")
    f.add(limb("94,-340,5 110,-326,5", 3), "#d9bd72", "cuff.far", 0.4)
    f.extend(T(hand("relaxed", dark(skin, 0.08)), 103, -336, 0.66, rot=-4), "far.")
    body = shape(
        "6,-326^ -22,-318 -44,-286 -54,-230 -62,-160 -74,-104^ -34,-90 10,-92 46,-106^ 44,-170 46,-240 42,-296 28,-322^"
    )
    f.add(body, cape, "cape")
    f.add(
        U(
            limb("-40,-270,1 -50,-190,5 -58,-104,1.6", 6),
            limb("-12,-240,1 -20,-170,5 -22,-94,1.6", 6),
            limb("20,-230,1 18,-160,4 20,-98,1.6", 6),
            limb("-2,-310,1 -18,-280,3 -24,-250,1", 5),
        ),
        cd,
        "folds",
        0.3,
        True,
        0.75,
    )
    f.add(limb("-72,-108,4 -34,-95,5 10,-97,5 46,-110,4", 6), "#f2d98a", "hem", 0.3, True, 0.7)
    f.add(shape("-6,-328^ -34,-316 -44,-286 -30,-268 6,-272 32,-290^ 34,-318"), mix(cape, "#ffffff", 0.08), "hood", 0.9)
    f.extend(
        T(
            head(
                "side",
                74,
                FEELINGS["tender"]._replace(look=(0.5, 1)),
                skin,
                "balding",
                "#eee9dc",
                beard="full",
                glasses=True,
            ),
            20,
            -352,
            0.86,
            rot=17,
        ),
        "head.",
    )
    bd = shape("18,-336^ 34,-326 52,-328 58,-312^ 66,-270 60,-220 46,-176 30,-150^ 26,-190 14,-236 10,-290")
    f.add(T(bd, -5, 13), "#f2eee2", "beard", 1.0)
    f.add(
        U(
            limb("30,-316,1 38,-260,2.4 32,-190,0.8", 6),
            limb("44,-314,1 50,-262,2.4 42,-206,0.8", 6),
            limb("22,-306,1 26,-250,2.2 24,-200,0.8", 6),
        ),
        "#bdb6a4",
        "beard.lines",
        0.3,
        True,
        0.8,
    )
    f.add(limb("-10,-296,44 20,-236,38 78,-250,28", 8), light(cape, 0.1), "sleeve")
    f.add(
        U(limb("-2,-256,1 14,-240,4 30,-246,1", 5), limb("8,-280,1 16,-264,3 28,-262,1", 5)),
        cd,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("76,-264,6 84,-236,6", 3), "#f2d98a", "cuff", 0.5)
    f.extend(T(hand("flat", skin), 84, -250, 0.74, rot=-6), "near.")
    f.mark("hold", 140, -286)
    return f


def draw() -> Scene:
    sc = Scene("weather_shop", light=(LX, LY, 240), shadow="#1c1018", bg=WALNUT)
    near = sc.near
    # ------------------------------------------------ back wall and shelves
    sc.backdrop(
        sc.rad([(0, "#fbe2a8"), (0.2, "#e8b07a"), (0.5, "#a86a58"), (0.8, "#6b4048"), (1, "#472a34")], LX, LY, 720)
    )
    sc.flat(
        U(
            *[
                leaf(40 + i * 44 + (j % 2) * 22, 56 + j * 40, 15, -0.8 if (i + j) % 2 else -2.3, 0.42)
                for i in range(17)
                for j in range(23)
            ]
        ),
        "#fff0c8",
        0.14,
    )
    boards = (268, 410, 552, 694, 836)
    for x in (92, 404, 716):
        sc.layer(box(x - 9, 30, x + 9, 900), near("#b97a4a", "#4a2f28", 560), z=5, sh=0.45)
    for y in boards:
        sc.flat(box(60, y + 12, 740, y + 44), "#2a1418", 0.34, "multiply", 7)
        sc.layer(box(56, y, 744, y + 15), near("#e0a260", "#5a382c", 560), z=7, sh=0.5, cut=0.4)
        sc.flat(box(58, y + 1, 742, y + 2.6), "#ffe7b8", 0.5)
    rows: list[list[tuple[str, int, float]]] = [
        [("night", 0, 116), ("gale", 0, 246), ("wind", 0, 684)],
        [("snow", 0, 116), ("rain", 0, 262), ("dew", 2, 560), ("moonfog", 1, 684)],
        [("aurora", 2, 118), ("rainbow", 0, 676)],
        [("heat", 0, 112), ("frost", 1, 676)],
        [("dusk", 0, 108), ("eye", 1, 300), ("shade", 0, 578), ("fair", 0, 684)],
    ]
    for r, row in enumerate(rows):
        J = sc.stream(f"row{r}")
        for kind, form, x in row:
            put_jar(sc, x, boards[r], J.uniform(0.78, 0.88), form, kind)
    # the sun takes two rows for itself
    sun_jar(sc, LX, boards[3] - 34)
    sc.layer(rounded(box(LX - 92, boards[3] - 34, LX + 92, boards[3] - 20), 4), "#f0c078", z=5, sh=0.5, cut=0.2)
    sc.layer(
        U(box(LX - 74, boards[3] - 22, LX - 62, boards[3]), box(LX + 62, boards[3] - 22, LX + 74, boards[3])),
        "#b97f48",
        z=3,
        cut=0,
    )
    sc.flat(
        box(-10, -10, 810, 1210),
        sc.rad(
            [(0, "#2a1638", 0), (0.36, "#2a1638", 0.04), (0.62, "#2a1638", 0.34), (1, "#22122e", 0.72)], LX, LY, 640
        ),
        0.8,
        "multiply",
    )
    for a, b_ in ((46, 236), (754, 564)):  # the outer columns fall back
        sc.flat(
            box(min(a, b_), 30, max(a, b_), 900),
            sc.lin([(0, "#1f1028", 0.84), (0.55, "#1f1028", 0.62), (1, "#1f1028", 0)], a, 0, b_, 0),
            0.86,
            "multiply",
        )
    sc.glow(452, 216, 130, "#ffeccb", 0.5)
    broken(sc, 452, boards[0], 0.98)
    # rays over the shelves
    for a, w, op in (
        (-2.5, 0.1, 0.1),
        (-1.9, 0.07, 0.09),
        (-1.2, 0.09, 0.1),
        (-0.6, 0.08, 0.1),
        (0.2, 0.07, 0.08),
        (2.9, 0.08, 0.1),
        (2.2, 0.12, 0.12),
        (1.7, 0.1, 0.12),
        (1.15, 0.09, 0.1),
    ):
        q = Polygon(
            [
                (LX + math.cos(a) * 70, LY + math.sin(a) * 70),
                (LX + math.cos(a - w) * 620, LY + math.sin(a - w) * 620),
                (LX + math.cos(a + w) * 620, LY + math.sin(a + w) * 620),
            ]
        )
        sc.flat(
            q,
            sc.rad([(0, "#ffe7a8", 0.9), (0.5, "#ffd890", 0.35), (1, "#ffd890", 0)], LX, LY, 600),
            op * 2.0,
            "screen",
            8,
        )
    # ------------------------------------------------ floor
    floor = box(-40, 896, 840, 1260)
    sc.layer(
        floor,
        sc.rad([(0, "#f0c888"), (0.35, "#b97a4c"), (0.75, "#6b4434"), (1, "#42291f")], LX - 20, 900, 480),
        z=10,
        dy=-4,
        sh=0.5,
        cut=0.3,
    )
    lines = [limb([(LX - 40 + k * 26, 898, 0.8), (LX - 40 + k * 120, 1240, 2.4)], 2) for k in range(-9, 10)]
    sc.flat(U(lines), "#3a2218", 0.5)
    sc.flat(T(U(lines), 1, 0), "#ffe0a8", 0.2)
    sc.layer(box(40, 884, 760, 902), near("#c98a54", "#4a2f28", 560), z=5, cut=0.3)
    # ------------------------------------------------ steps and shopkeeper
    st = []
    for y in np.arange(1060, 640, -84):
        u = (1120 - y) / 1120
        st.append(box(88 + u * 46, y, 244 - u * 40, y + 13))
    rails = [limb([(78, 1132, 14), (152, 560, 11)], 2), limb([(254, 1132, 14), (210, 560, 11)], 2)]
    sc.flat(Polygon([(90, 1130), (260, 1130), (210, 1190), (20, 1190)]), "#1c1018", 0.45, "multiply", 10)
    back = [limb([(156, 566, 8), (172, 1048, 9)], 2), limb([(210, 566, 8), (316, 1048, 9)], 2)]
    bars = [limb([(156 + 16 * u, 566 + 482 * u, 7), (210 + 106 * u, 566 + 482 * u, 7)], 2) for u in (0.42, 0.86)]
    sc.flat(ellipse(250, 1052, 96, 8), "#1c1018", 0.4, "multiply", 5)
    sc.layer(U(back, bars), near("#b98250", "#51362a", 620), z=4, cut=0.3, sh=0.4)
    sc.layer(U(rails), near("#d99c5c", "#5a3a2c", 620), z=7, cut=0.3, sh=0.5)
    for g in st:
        sc.layer(g, near("#f0bc78", "#6b4634", 620), z=6, cut=0.3, sh=0.5)
    sc.layer(rounded(box(138, 556, 226, 574), 4), near("#f0bc78", "#6b4634", 620), z=5, cut=0.3, sh=0.5)
    kx, ky = 160, 812
    k = T(keeper(), kx, ky, 1.02)
    put(sc, k, z=3.2, cut=0, sh=0.5, rim=(-2.6, -1.4, "#ffe2a0", 0.75), cast=10)
    sc.flat(
        k.outline(),
        sc.rad([(0, "#2a1830", 0), (0.45, "#2a1830", 0.08), (1, "#2a1830", 0.66)], LX, LY, 640),
        0.8,
        "multiply",
    )
    hx, hy = k.at("hold")
    D = sc.stream("glitter")
    for x, y, r, op in ((418, 222, 7, 0.95), (392, 262, 9, 0.95), (366, 312, 11, 1), (336, 372, 13, 1)):
        sc.layer(puffs(x, y, r), "#e6eef4", z=3, cut=0, wash=0, fibre=0, sh=0.35, op=op)
    sc.glow(hx, hy, 90, "#fff6e8", 0.6)
    rain_ = [
        limb([(hx + x, hy + y, 0.8), (hx + x - 3, hy + y + 11, 2.6)], 1, 3)
        for x, y in ((-28, 10), (-14, 13), (0, 9), (14, 14), (28, 10), (-22, 24), (8, 24))
    ]
    sc.layer(U(rain_), "#3f7fa0", z=1, cut=0, wash=0, fibre=0, sh=0.2)
    whole = U(puffs(hx + 2, hy - 4, 26), rounded(box(hx - 42, hy - 14, hx + 42, hy + 6), 9))
    sc.layer(whole, "#8fb0c8", z=5, cut=0, wash=0.3, fibre=0, sh=0.5)
    sc.layer(
        T(whole, 0, -1.5, 0.8, o=(hx - 6, hy - 2)), "#c4dbe8", z=2, cut=0, wash=0.2, fibre=0, sh=0.3, shc="#2f5a78"
    )
    sc.layer(
        T(whole, 0, -2, 0.54, o=(hx - 12, hy - 2)), "#f4fafc", z=1.4, cut=0, wash=0, fibre=0, sh=0.25, shc="#2f5a78"
    )
    fx, fy = kx - 34, ky - 312  # the snowflake that stays
    sc.layer(flake(fx, fy, 11), "#ffffff", z=1.4, cut=0, wash=0, fibre=0, sh=0.5)
    # dust that glitters
    sc.flat(
        U(*[ellipse(hx + D.uniform(-10, 60), hy + D.uniform(-80, 10), D.uniform(0.8, 2)) for _ in range(22)]),
        "#fff3d0",
        0.8,
    )
    # ------------------------------------------------ boy
    bx, by = 452, 1158
    sh_ = AF.skew(AF.scale(T(boy().outline(), bx, by, 1.08), 1, -0.42, origin=(bx, by)), xs=-16, origin=(bx, by))
    sc.flat(sh_, "#1c1018", 0.5, "multiply", 6)
    b = T(boy(), bx, by, 1.08)
    sc.glow(bx + 30, by - 200, 300, "#ffd890", 0.42)
    put(sc, b, z=3.4, cut=0, sh=0.5, cast=9, rim=(-1.4, 4.2, "#fff0c0", 1.0))
    sc.flat(
        b.outline(),
        sc.rad([(0, "#2a1830", 0), (0.42, "#2a1830", 0.1), (1, "#241430", 0.85)], LX, LY + 60, 640),
        0.85,
        "multiply",
    )
    px, py = b.at("palm")
    sc.glow(px, py, 46, "#ffd36a", 0.7)
    # basket of small bottles at the right
    basket(sc)
    # ------------------------------------------------ the shop window we look through
    shopfront(sc)
    sc.glow(LX, LY, 560, "#ffcf7a", 0.24)
    sc.vignette("#160c14", 0.34, LX - 60, 620, 900, 0.56)
    sc.finish()
    return sc


def flake(x: float, y: float, r: float) -> Any:
    """A cut snowflake."""
    out = []
    for k in range(6):
        a = k * math.pi / 3 + 0.2
        out.append(limb([(x, y, 1.8), (x + math.cos(a) * r, y + math.sin(a) * r, 1.2)], 1, 3))
        for s in (-0.7, 0.7):
            out.append(
                limb(
                    [
                        (x + math.cos(a) * r * 0.6, y + math.sin(a) * r * 0.6, 1.3),
                        (
                            x + math.cos(a) * r * 0.6 + math.cos(a + s) * r * 0.34,
                            y + math.sin(a) * r * 0.6 + math.sin(a + s) * r * 0.34,
                            0.8,
                        ),
                    ],
                    1,
                    3,
                )
            )
    return U(out)


def broken(sc: Scene, x: float, y: float, s: float) -> None:
    """The empty jar: bulged and holed from inside, its lid beside it."""
    glass, inn, _ = vessel(0)
    A = lambda g: T(g, x, y, s, flip=True)  # the hole looks at the keeper
    hole = shape("20,-78^ 40,-86^ 62,-66^ 54,-56^ 66,-40^ 44,-30^ 24,-40^ 32,-56^")
    bulge = shape("36,-96 62,-84 70,-56 60,-30 40,-22")
    g = clean(U(glass, bulge).difference(hole))
    sc.layer(A(g), "#dfe6e2", z=6, sh=0.45, cut=0, fibre=0, wash=0.2, op=0.6)
    sc.flat(A(inn.difference(hole)), "#a98a88", 0.3)
    sc.flat(A(g).difference(A(g).buffer(-1.8)), "#ffffff", 0.7)
    cr = U(
        *[
            limb([(a, b, 1.6), (c, d, 0.5)], 1, 3)
            for a, b, c, d in ((22, -78, 2, -92), (24, -40, 4, -28), (30, -56, 8, -58), (44, -30, 40, -12))
        ]
    )
    sc.flat(A(cr), "#ffffff", 0.9)

    sc.layer(
        A(
            U(
                Polygon([(76, -70), (86, -64), (78, -58)]),
                Polygon([(80, -44), (90, -40), (82, -34)]),
                Polygon([(60, -2), (72, -6), (70, 0)]),
            )
        ),
        "#f3f6f2",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        op=0.85,
    )


def basket(sc: Scene) -> None:
    """A basket of little bottled breezes, and a watering can of mist."""
    x, y = 664, 1128

    for k, (dx, c, kind) in enumerate(((-52, 2, "wind"), (-18, 1, "april"), (18, 2, "fair"), (52, 1, "dusk"))):
        put_jar(sc, x + dx, y - 60 + (k % 2) * 6, 0.62, c, kind)
    g = shape(f"{x - 88},{y - 84}^ {x + 88},{y - 84}^ {x + 70},{y + 6}^ {x - 70},{y + 6}^")
    sc.layer(g, sc.near("#d99f5c", "#5f3e2a", 720), z=9, cut=0.4, sh=0.5)
    with sc.clip(g):
        for j in range(6):
            sc.flat(
                U(
                    *[
                        limb(
                            [
                                (x - 92 + i * 23 + (j % 2) * 11, y - 78 + j * 15, 2),
                                (x - 82 + i * 23 + (j % 2) * 11, y - 82 + j * 15, 8),
                                (x - 71 + i * 23 + (j % 2) * 11, y - 78 + j * 15, 2),
                            ],
                            4,
                            4,
                        )
                        for i in range(9)
                    ]
                ),
                "#ffe0a0",
                0.3,
            )
            sc.flat(limb([(x - 92, y - 72 + j * 15, 1.6), (x + 92, y - 72 + j * 15, 1.6)], 1), "#3a2218", 0.5)
    sc.layer(
        limb([(x - 92, y - 86, 11), (x, y - 80, 11), (x + 92, y - 86, 11)], 4),
        sc.near("#f0bc74", "#6b4630", 720),
        z=4,
        cut=0.3,
        sh=0.5,
    )
    sc.flat(ellipse(x + 10, y + 12, 100, 11), "#1c1018", 0.4, "multiply", 6)


def shopfront(sc: Scene) -> None:
    """Frame of the window, rain on the glass, a shop sign without words."""
    fr = clean(box(-60, -60, 860, 1260).difference(U(rounded(box(46, 46, 754, 1168), 18))))
    sc.layer(
        fr,
        sc.rad([(0, "#6f8f94"), (0.4, "#2f5560"), (0.8, "#1f3a48"), (1, "#172a38")], LX, LY, 820),
        z=18,
        sh=0.6,
        cut=0.4,
        rim="#ffe0a8",
        rimop=0.6,
        rimw=1.4,
    )
    inner = rounded(box(46, 46, 754, 1168), 18)
    bead = clean(inner.buffer(13).difference(inner.buffer(6)))
    sc.layer(bead, "#c99a54", z=2.4, cut=0.2, fibre=0, sh=0.5)
    # drops and streaks on the pane
    R = sc.stream("pane")
    dr = []
    for _ in range(110):
        x, y = R.uniform(56, 744), R.uniform(104, 1160)
        if 150 < x < 650 and 170 < y < 1090:
            continue
        r = R.uniform(1.6, 4.4)
        dr.append(shape(f"{x},{y - r * 2.2}^ {x + r},{y} {x},{y + r} {x - r},{y}", 5))
    sc.flat(T(U(dr), 1, 1.6), "#1c1018", 0.3, "multiply", 1)
    sc.flat(U(dr), "#eaf6f4", 0.45)
    with sc.clip(rounded(box(46, 46, 754, 1168), 18)):
        for x, w in ((70, 60), (150, 22), (640, 44)):
            sc.flat(Polygon([(x + 240, 90), (x + 240 + w, 90), (x + w - 60, 1180), (x - 60, 1180)]), "#ffffff", 0.045)
    # sill outside
    sc.layer(box(-20, 1166, 820, 1186), "#6f8f94", z=6, cut=0.3, sh=0.5)
    sc.flat(
        U(
            *[
                limb([(x, 1168, 0.5), (x + R.uniform(14, 40), 1167, 2), (x + 60, 1168, 0.5)], 3, 3)
                for x in range(10, 780, 70)
            ]
        ),
        "#eaf6f4",
        0.6,
    )
