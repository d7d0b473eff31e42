"""A boy counts his coins under a small bright sun in a shop that sells weather in jars."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.faces import head

# shelf walnut, storm indigo, rain teal, fog rose, jar light, sun orange; the sun in its jar on the counter; people / storm / shelves
WALNUT, INDIGO, TEAL, ROSE, LIGHT, SUN = "#3f2a22", "#3a4474", "#4f9a98", "#d6a8a0", "#fff7d8", "#f29a2e"
LX, LY = 470, 752

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
    s = 1.66
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
    sc.glow(x, cy, 150, "#fff3c0", 0.75)


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


def boy(sc: Scene) -> tuple[Figure, Figure, Figure]:
    """Eight, at the counter, looking up at the keeper: (all behind the sun's jar, body, near arm with the coins)."""
    near = sc.near
    skin = "#a86f48"
    far, f, arm = Figure(), Figure(), Figure()
    jac_l = near("#f09a64", "#43263f", 560, (420, 770), "#b4544a")
    # the far arm: one sleeve from the shoulder to the wrist, the palm flat on the warm glass
    far.add(
        fillet(limb("214,744,96 262,790,84 308,836,68 348,832,56 384,802,44", 12), 6),
        near("#d8805c", "#4a2844", 460, (430, 790), "#9a4a4a"),
        "sleeve.far",
    )
    far.add(limb("300,806,1 316,828,5 312,858,1", 5), "#2a1a36", "fold.far", 0.2, True, 0.5)
    glow_skin = near("#e8a870", "#8a5a3c", 130, (430, 770))
    far.add(limb("372,784,12 396,818,12", 3), near("#f2bc90", "#5a3a52", 400), "cuff.far", 0.5)
    far.add(limb("404,786,19 424,774,16 436,762,11", 6), near("#d0905c", "#8a5a3c", 130, (430, 770)), "thumb.far", 0.6)
    mitt = fillet(
        U(
            shape("386,806 380,784 386,762 396,748 420,752 424,776 412,804"),
            limb("392,764,15 394,738,14 402,716,10", 6),
            limb("403,760,15 407,730,14.5 415,706,10", 6),
            limb("414,762,15 420,736,14 427,716,10", 6),
        ),
        1.5,
    )
    far.add(mitt, glow_skin, "hand.far", 0.9)
    far.add(
        U(limb("398,764,.8 400,744,2 407,722,.8", 4), limb("409,762,.8 413,742,2 420,720,.8", 4)),
        "#5a2c1c",
        "cuts.far",
        0.2,
        True,
        0.6,
    )
    # neck and collar
    f.add(
        shape("176,628^ 238,648 258,690 250,740 190,744 172,700"), near("#b0774e", "#5a362f", 300, (360, 720)), "neck"
    )
    f.add(shape("80,1100^ 300,1100^ 306,1240^ 74,1240^"), near("#5a5a78", "#231c34", 520, (420, 900)), "trousers", 1.2)
    f.add(limb("200,1120,1 206,1180,5 204,1240,2", 4), "#171026", "crease", 0.3, True, 0.6)
    body = shape(
        "184,694^ 150,702 116,730 92,790 80,880 72,1000 60,1128^ 130,1142 220,1144 312,1130^ 314,1060 308,980 302,900 298,830 288,770 266,722 248,700^ 236,728 206,722"
    )
    f.add(body, jac_l, "jacket", 1.6)
    f.add(
        U(
            limb("288,800,1 262,860,5 268,960,5 280,1080,1", 6),
            limb("118,780,1 106,860,4 112,960,1", 6),
            limb("252,940,1 240,1030,6 250,1130,1", 6),
            limb("150,960,1 142,1050,5 148,1130,1", 6),
        ),
        "#2a1a36",
        "folds",
        0.3,
        True,
        0.5,
    )
    f.add(limb("62,1112,3 130,1127,4 220,1129,4 312,1114,3", 6), "#f6c08a", "hem", 0.2, True, 0.4)
    # a paper boat looks out of the pocket
    f.add(
        T(
            U(Polygon([(-26, -14), (26, -18), (16, 8), (-16, 8)]), Polygon([(-12, -12), (2, -42), (14, -15)])),
            246,
            1004,
            rot=6,
        ),
        near("#fff0d2", "#a08a94", 420),
        "boat",
        0.8,
    )
    f.add(
        Polygon([(206, 1000), (288, 992), (292, 1066), (250, 1078), (210, 1070)]),
        near("#d0704e", "#4a2a40", 440, (420, 860)),
        "pocket",
        0.9,
    )
    # patch on the back, with its stitches
    pa = Polygon([(104, 846), (160, 838), (168, 896), (110, 904)])
    f.add(pa, near("#f0b060", "#6a4a50", 560, (420, 800)), "patch", 0.7)
    st = [
        limb([(x, y, 1.8), (x + dx, y + dy, 1.8)], 1)
        for x, y, dx, dy in (
            (114, 848, -1, -9),
            (132, 846, -1, -9),
            (150, 843, -1, -9),
            (162, 856, 9, -2),
            (165, 876, 9, -1),
            (118, 900, 1, 9),
            (138, 898, 1, 9),
            (156, 895, 1, 9),
            (108, 862, -9, 1),
            (109, 884, -9, 1),
        )
    ]
    f.add(U(st), "#e8d2a8", "stitches", 0.2, True, 0.7)
    f.add(
        shape("166,690^ 186,668 214,690 252,694 268,716^ 256,738 222,734 190,728 168,716"),
        near("#e39a72", "#4a2f4c", 380),
        "collar",
        1.4,
    )
    # head: three-quarter, lifted to the keeper's face
    mood = Feeling(-6, -4, 1.02, (0.9, -0.55), 0.25, 0.16, 0.7, 0.5)
    hd = head("tq", 8, mood, skin, "tousled", "#2c1c1c", lash=1.1, iris="#4a2a1c")
    ax, ay = hd.at("neck")
    f.extend(T(T(hd, -ax, -ay), 214, 676, 1.72, rot=-13), "head.")
    # near arm: comes down from the shoulder, lies on the counter, palm up
    arm.add(
        fillet(
            U(
                limb("152,766,92 180,862,78 212,914,68 268,908,56 326,890,46", 10),
                shape("192,704^ 174,698 150,703 126,726 108,762 110,800^ 180,820^ 188,776 196,734"),
            ),
            6,
        ),
        near("#f6a86c", "#5a2f44", 430, (440, 830), "#c4604e"),
        "sleeve",
        2.2,
    )
    arm.add(
        U(
            limb("176,800,1 168,850,5 190,896,1", 6),
            limb("226,936,1 236,912,4 228,892,1", 5),
            limb("262,930,1 270,908,4 262,888,1", 5),
        ),
        "#2a1a36",
        "folds",
        0.3,
        True,
        0.5,
    )
    arm.add(limb("316,866,15 330,914,15", 3), near("#f6b884", "#5a3a52", 360), "cuff", 0.9)
    warm = near("#e2a06a", "#8a5636", 200, (440, 820))
    for k, way in enumerate(
        ("392,890,20 424,872,17 446,848,12", "392,896,20 428,884,17 454,862,12", "386,902,20 424,896,17 452,878,11")
    ):
        arm.add(limb(way, 7), near(("#c88a58", "#d6965f", "#e2a06a")[k], "#8a5636", 200, (440, 820)), "finger", 0.6)
    arm.add(
        fillet(shape("324,870 352,874 382,880 404,884 416,898 402,914 372,921 346,918 328,914"), 2), warm, "palm", 0.8
    )
    arm.mark("hold", 392, 872)
    hx, hy = 392, 876
    for x, y in ((-16, 2), (18, -6), (2, -13)):
        arm.add(T(ellipse(0, 0, 20, 9.5, -8), hx + x, hy + y + 4), "#8a5a1c", "coin", 0.5)
        arm.add(T(ellipse(0, 0, 20, 9.5, -8), hx + x, hy + y), "#ffcf52", "coin", 0.7)
        arm.add(T(ellipse(0, 0, 13.5, 5.8, -8), hx + x, hy + y), "#ffeaa0", "coin", 0.2, True)
    arm.add(
        fillet(limb("340,896,25 366,886,21 386,872,14", 7), 1),
        near("#eaae78", "#8a5636", 200, (440, 820)),
        "thumb",
        0.9,
    )
    arm.add(limb("346,908,.8 376,906,2 402,900,.8", 5), "#5a2c1c", "line", 0.2, True, 0.45)
    return far, f, arm


def keeper(sc: Scene) -> tuple[Figure, Figure]:
    """An old man in a rain cape, bent over the counter to the boy: (body and head, near arm with the hand on the lid)."""
    near = sc.near
    skin = "#d8a078"
    f, arm = Figure(), Figure()
    cape = near("#5fa39c", "#152c40", 560, (500, 720), "#2f6670")
    f.add(
        shape("640,548^ 700,520 770,548 830,610 860,700 860,900^ 596,900^ 590,800 596,720 600,650 612,590"),
        cape,
        "cape",
        2,
    )
    f.add(
        U(
            limb("700,600,1 690,700,6 700,840,1", 6),
            limb("640,640,1 628,740,5 632,860,1", 6),
            limb("790,620,1 800,720,7 790,850,1", 6),
        ),
        "#0d2230",
        "folds",
        0.3,
        True,
        0.5,
    )
    f.add(
        shape("628,520^ 680,490 736,510 776,566 752,600^ 700,612 640,602 606,622^ 604,580 616,546"),
        near("#7cbcae", "#1c3a4c", 480, (520, 640), "#3d7a80"),
        "hood",
        1.5,
    )
    mood = Feeling(-4, -1, 0.7, (0.9, 0.3), 0.12, 0.0, 1.0, 0.5)
    hd = head("side", 74, mood, skin, "balding", "#e6dccb", glasses=True)
    ax, ay = hd.at("neck")
    f.extend(T(T(T(hd, -ax, -ay), flip=True), 668, 546, 1.9, rot=-17), "head.")
    # beard: from the ear along the jaw, hanging and blown back by what comes out of the jar
    beard = shape(
        "662,520^ 640,556 606,572 588,562 572,570 566,592 574,640 588,690 612,736 650,766 690,772^ 664,746 664,716 680,690^ 664,668 668,620 680,574^"
    )
    f.add(T(beard, -6, -6), near("#fff3dc", "#8a8496", 420, (520, 690), "#e6d6c4"), "beard", 1.6)
    f.add(
        T(
            U(
                limb("600,576,1 604,650,4 640,740,1", 6),
                limb("622,572,1 630,650,4 662,752,1", 6),
                limb("646,560,1 652,630,4 668,690,1", 6),
                limb("584,574,1 588,630,3 606,700,1", 6),
            ),
            -6,
            -6,
        ),
        "#9a8a82",
        "beard.lines",
        0.2,
        True,
        0.6,
    )
    mo = shape("560,552^ 574,538 596,536 622,548 646,566^ 620,568 596,562 580,568 566,580^ 558,570")
    f.add(T(mo, -4, 0), near("#fffaf0", "#a8a0a8", 380, (500, 660)), "moustache", 1.0)
    # near arm: elbow on the counter, hand over the lid
    arm.add(
        fillet(limb("742,654,92 718,760,84 676,842,72 632,790,58 588,712,46", 10), 8),
        near("#74b4a8", "#173246", 420, (500, 700), "#397580"),
        "sleeve",
        2.4,
    )
    arm.add(
        U(
            limb("726,700,1 716,770,6 690,826,1", 6),
            limb("668,862,1 664,830,5 646,806,1", 5),
            limb("636,822,1 640,786,4 622,766,1", 5),
        ),
        "#0d2230",
        "folds",
        0.3,
        True,
        0.5,
    )
    arm.add(
        shape("668,596^ 730,606 800,590 870,580 880,730^ 820,752 768,754 716,738 676,700^ 660,650"),
        near("#86c6b4", "#1c3c4e", 460, (510, 690), "#43848a"),
        "capelet",
        2.2,
    )
    arm.add(limb("676,690,3 718,727,4 768,742,4 840,738,3", 6), "#f2d98a", "hem", 0.2, True, 0.5)
    arm.add(
        U(limb("760,620,1 772,680,5 776,735,1", 5), limb("704,620,1 706,670,4 722,720,1", 5)),
        "#0d2230",
        "folds",
        0.2,
        True,
        0.45,
    )
    arm.add(limb("566,724,15 606,700,15", 3), near("#f2d98a", "#6a6a5a", 300), "cuff", 0.9)
    for k, way in enumerate(
        (
            "498,650,27 452,645,24 424,660,20 412,688,13",
            "502,656,27 462,653,24 436,668,20 426,696,13",
            "508,664,26 476,662,23 452,676,19 442,700,12",
        )
    ):
        arm.add(limb(way, 8), near(("#e0aa7c", "#edba8a", "#f4c696")[k], "#a06a4a", 200, (460, 740)), "finger", 0.7)
    arm.add(
        fillet(shape("604,680 572,656 536,642 502,636 482,644 482,668 500,684 536,694 564,716 588,730^"), 3),
        near("#f6cc9c", "#b0785a", 220, (470, 740)),
        "hand",
        0.9,
    )
    arm.add(
        U(limb("500,654,.8 520,658,2 540,668,.8", 4), limb("500,668,.8 518,672,2 534,680,.8", 4)),
        "#7a4630",
        "knuckles",
        0.2,
        True,
        0.5,
    )
    f.mark("shoulder", 752, 634)
    return f, arm


def wall(sc: Scene) -> None:
    """Two walls of shelves that run to a narrow end wall; every jar stands in their perspective."""
    VX, VY = 452, 590
    near = sc.near
    at = lambda side, s, h: (VX + side * 470 * s, VY + h * s)
    S0 = 0.34
    sc.backdrop(sc.rad([(0, "#e9a868"), (0.3, "#9a5f56"), (0.62, "#56354a"), (1, "#2b2038")], LX, LY, 760))
    for side in (-1, 1):
        w = Polygon([at(side, 1.2, -900), at(side, S0, -900), at(side, S0, 420), at(side, 1.2, 420)])
        sc.layer(w, sc.rad([(0, "#b8745a"), (0.4, "#6f4450"), (1, "#2a1e36")], LX, LY, 640), z=8, cut=0, sh=0.4)
        for s in (0.46, 0.62, 0.82):  # uprights
            sc.flat(limb([(*at(side, s, -900), 9 * s), (*at(side, s, 420), 9 * s)], 1), "#2a1a2c", 0.35)
    end = Polygon([at(-1, S0, -900), at(1, S0, -900), at(1, S0, 420), at(-1, S0, 420)])
    sc.flat(end, sc.rad([(0, "#d89a68"), (0.45, "#8a5458"), (1, "#40294a")], LX, LY, 420), 1)
    # the door at the end, evening behind its glass
    dx = VX - 2
    sc.layer(U(box(dx - 76, 300, dx + 76, 820), ellipse(dx, 300, 76)), near("#7a4a44", "#33223c", 560), z=4, cut=0)
    pane = U(box(dx - 58, 300, dx + 58, 600), ellipse(dx, 300, 58))
    sc.layer(pane, sc.lin([(0, "#27305e"), (0.7, "#5d6f9a"), (1, "#a88a9a")], 0, 250, 0, 620), z=2, cut=0, fibre=0)
    with sc.clip(pane):
        for bx, bw, bh in ((dx - 60, 34, 120), (dx - 30, 30, 170), (dx + 4, 26, 104), (dx + 30, 34, 150)):
            sc.flat(
                U(
                    box(bx, 600 - bh, bx + bw, 610),
                    Polygon([(bx - 2, 600 - bh), (bx + bw / 2, 578 - bh), (bx + bw + 2, 600 - bh)]),
                ),
                "#2a2f58",
                0.9,
            )
        sc.flat(U(box(dx - 18, 462, dx - 10, 474), box(dx + 40, 480, dx + 48, 492)), "#ffd27a", 1)
    sc.layer(U(box(dx - 3, 250, dx + 3, 600), box(dx - 58, 420, dx + 58, 426)), "#5a3a42", z=1.4, cut=0, fibre=0)
    for x0, x1, y in ((-40, 300, 404), (716, 860, 424)):  # two boards, four jars
        sc.flat(box(x0, y + 10, x1 - 6, y + 50), "#160c1a", 0.45, "multiply", 9)
        for bx in (40, 250) if x0 < 0 else (770,):
            br = shape(f"{bx - 7},{y + 16}^ {bx + 7},{y + 16}^ {bx + 5},{y + 58} {bx - 3},{y + 74} {bx - 7},{y + 60}")
            sc.layer(br, near("#8a5a4a", "#33203a", 520), z=3, cut=0.2, sh=0.4)
        sc.layer(box(x0, y - 8, x1, y + 2), near("#e0a068", "#5a3a48", 560), z=5, cut=0.3, sh=0.5)
        sc.layer(
            box(x0, y + 2, x1, y + 20), near("#c98a58", "#4a2f40", 560), z=4, cut=0.3, sh=0.5, rim="#ffd9a0", rimop=0.5
        )
    put_jar(sc, 236, 400, 1.0, 0, "shade")
    put_jar(sc, 780, 420, 1.0, 0, "dusk")


def storm(sc: Scene) -> None:
    """An open jar on its shelf, and the thunderstorm that has risen out of its mouth over the whole ceiling."""
    x, y, s = 98, 400, 1.5
    glass, inn, st = vessel(0)
    A = lambda g: T(g, x, y, s)
    # the inside of the jar, with the storm still in it
    sc.layer(A(glass), "#6f6f92", z=8, sh=0.5, cut=0, fibre=0, wash=0.3, op=0.55)
    with sc.clip(A(inn)):
        for k, (px, py, r, c) in enumerate(
            (
                (-20, -22, 26, "#333c70"),
                (16, -34, 28, "#3e487e"),
                (-14, -56, 27, "#4c568c"),
                (14, -78, 26, "#5a659a"),
                (-4, -102, 22, "#666fa4"),
            )
        ):
            g = fillet(
                U(
                    ellipse(px, py, r, r * 0.86),
                    ellipse(px - r * 0.7, py + 5, r * 0.6),
                    ellipse(px + r * 0.7, py + 3, r * 0.56),
                ),
                2,
            )
            sc.layer(
                A(g),
                sc.lin([(0, dark(c, 0.25)), (1, mix(c, "#c9b0c8", 0.4))], 0, y + (py - r) * s, 0, y + (py + r) * s),
                z=4,
                cut=0,
                fibre=0.1,
                sh=0.5,
            )
    R = sc.stream("storm")
    puffs_ = (  # far, middle, near: (x, y, radius) each from the ceiling down
        (
            (
                (420, 20, 130),
                (620, 10, 150),
                (800, 50, 120),
                (300, 60, 96),
                (560, 110, 110),
                (700, 120, 100),
                (430, 130, 96),
                (206, 70, 70),
            ),
            "#4a5488",
            "#232a55",
        ),
        (
            (
                (660, 70, 100),
                (800, 110, 84),
                (520, 90, 96),
                (380, 110, 90),
                (610, 168, 74),
                (500, 172, 66),
                (290, 120, 76),
                (742, 176, 60),
                (396, 200, 56),
                (190, 96, 50),
                (838, 190, 48),
            ),
            "#787fb4",
            "#353d72",
        ),
        (
            (
                (566, 160, 50),
                (462, 170, 52),
                (360, 180, 54),
                (524, 214, 34),
                (282, 166, 54),
                (424, 222, 36),
                (210, 136, 46),
                (330, 224, 32),
                (164, 126, 44),
                (126, 152, 42),
                (104, 186, 42),
                (96, 214, 38),
            ),
            "#b9a9cc",
            "#565a94",
        ),
    )
    sc.flat(
        box(250, -60, 860, 120),
        sc.lin([(0, "#1e2450", 0), (0.3, "#1e2450", 1), (1, "#1e2450", 1)], 250, 0, 520, 0),
        0.9,
        blur=14,
    )
    for j, (row, lit, shade) in enumerate(puffs_):
        sc.flat(T(U([ellipse(*q) for q in row]), 4, 26), "#120c24", 0.4, "multiply", 14)
        for k, (px, py, r) in enumerate(row):
            g = U(
                ellipse(px, py, r, r * 0.9),
                ellipse(px - r * 0.72, py + r * R.uniform(0.0, 0.24), r * R.uniform(0.5, 0.62)),
                ellipse(px + r * 0.7, py + r * R.uniform(-0.1, 0.2), r * R.uniform(0.46, 0.6)),
                ellipse(px + r * R.uniform(-0.3, 0.3), py + r * 0.5, r * R.uniform(0.46, 0.56)),
            )
            g = fillet(g, 3)
            sc.layer(
                g,
                sc.rad(
                    [(0, mix(lit, "#ffb48c", 0.42)), (0.42, lit), (0.86, shade), (1, shade)],
                    px + 0.12 * (430 - px),
                    py + r * 1.2,
                    r * 1.75,
                ),
                z=4 + j,
                cut=0.4,
                sh=0.2,
                rimop=0.0,
                edge=0.4,
                wash=0.8,
            )
            rimlight(sc, g, 1, -4, "#ffbe92", 0.55 + 0.12 * j, 1.4, c=(430, 560), r=560)
            if r > 50 and k % 2 == j % 2:
                sc.flat(spiral(px, py + r * 0.2, r * 0.34, 1.3, 3, 0.7 * k), "#1e2550", 0.3)
    # the front of the glass over the cloud's root; its stopper lies beside it
    sc.flat(A(glass), "#dfe8f2", 0.14)
    sc.flat(A(glass).difference(A(glass).buffer(-3)), "#f4f6fb", 0.75)
    sc.flat(A(shape("-38,-96^ -28,-98^ -31,-60 -30,-18^ -39,-20^ -40,-60")), "#ffffff", 0.45)
    sc.layer(T(T(st, 0, 124), 172, 352, 1.1, rot=76), "#b07a54", z=7, cut=0, fibre=0, sh=0.5)
    # lightning into the gap between the two faces, torn rather than drawn
    sc.glow(404, 330, 150, "#b9c0ff", 0.55)
    main = limb("424,226,11 410,262,9 428,286,8 398,318,7 412,344,6 390,372,5 398,398,3.4 384,428,1", 1)
    forks = U(
        limb("428,286,5 452,306,4 448,328,2.6 466,352,.8", 1),
        limb("398,318,4 372,336,3 366,356,.8", 1),
        limb("390,372,3 370,390,.8", 1),
    )
    sc.layer(U(main, forks), "#fff6d6", z=4, cut=0.6, step=4, fibre=0, wash=0, sh=0.4, rim="#ffffff", rimop=0.9)


def counter(sc: Scene) -> None:
    """The counter's top and its front of drawers; one is open a finger's breadth and lets mist out."""
    near = sc.near
    sc.layer(
        box(-40, 846, 840, 900),
        sc.rad([(0, "#fff0bc"), (0.2, "#f6c474"), (0.5, "#b87444"), (1, "#4a2c30")], LX, 850, 460),
        z=12,
        cut=0.2,
        dy=-3,
    )
    sc.layer(box(-40, 900, 840, 918), near("#d48c4e", "#45292e", 520), z=8, cut=0.3)
    sc.layer(
        box(-40, 916, 840, 1260), sc.rad([(0, "#9a5c3c"), (0.5, "#59343a"), (1, "#2b1a2c")], LX, 890, 480), z=4, cut=0
    )
    sc.flat(U([box(x, 920, x + 3, 1260) for x in (250, 400, 560, 720)]), "#1c0f1c", 0.5)
    sc.flat(U([box(x + 3, 920, x + 4.4, 1260) for x in (250, 400, 560, 720)]), "#e8b080", 0.25)
    x0, y0, x1, y1 = 452, 1004, 700, 1116
    sc.flat(box(x0 - 10, y0 - 20, x1 + 10, y1 + 26), "#140a14", 0.5, "multiply", 8)
    sc.layer(box(x0 - 8, y0 - 16, x1 + 8, y1 + 8), near("#6a4038", "#2b1a2c", 440, (LX, 880)), z=2, cut=0.2)
    sc.flat(box(x0, y0 - 8, x1, y0 + 20), sc.lin([(0, "#0c1030"), (1, "#5f86d8")], 0, y0 - 8, 0, y0 + 20))
    g = T(rounded(box(x0, y0, x1, y1), 5), 0, 14, 1.03, o=((x0 + x1) / 2, y0))
    sc.layer(g, near("#c07c4c", "#3b2430", 440, (LX, 880)), z=7, cut=0.4, sh=0.6, rim="#bcd4ff", rimop=0.8)
    sc.flat(g.buffer(-12).difference(g.buffer(-14)), "#2a161e", 0.5)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2 + 16
    key = U(ellipse(cx, cy - 4, 6), shape(f"{cx - 3},{cy}^ {cx + 3},{cy}^ {cx + 5},{cy + 16}^ {cx - 5},{cy + 16}^"))
    sc.layer(
        ellipse(cx, cy + 3, 17, 21), near("#f2c878", "#7a5a3c", 420), z=3, cut=0, fibre=0, rim="#fff0c0", rimop=0.6
    )
    sc.flat(key, "#120812")
    sc.glow(cx, y0 - 2, 150, "#8fb4ff", 0.55, sy=0.3)


def draw() -> Scene:
    sc = Scene("weather_shop", light=(LX, LY, 240), shadow="#150b18", bg=WALNUT)
    wall(sc)
    sc.flat(
        box(-10, -10, 810, 1210),
        sc.rad([(0, "#2a1638", 0), (0.4, "#2a1638", 0.05), (0.7, "#261438", 0.35), (1, "#1c0f2c", 0.7)], LX, LY, 760),
        0.8,
        "multiply",
    )
    # rain inside the shop
    R = sc.stream("rain")
    drops = [
        limb([(px, py, 0.5), (px - 6, py + L, 2.2)], 1, 3)
        for px, py, L in [(R.uniform(300, 820), R.uniform(230, 640), R.uniform(18, 38)) for _ in range(120)]
        if not 330 < px < 480 or py < 420
    ]
    sc.flat(U(drops), "#d3daf0", 0.42)
    storm(sc)
    kp, arm_k = keeper(sc)
    put(sc, kp, z=3.2, cut=0, sh=0.5, rim=(2.4, -2.6, "#ffd9a0", 0.8), cast=14)
    counter(sc)
    sc.flat(ellipse(700, 862, 130, 10), "#2a1020", 0.5, "multiply", 8)
    far, by, arm_b = boy(sc)
    sc.flat(ellipse(LX + 4, 868, 104, 13), "#5a2a10", 0.5, "multiply", 8)
    sun_jar(sc, LX, 864)
    put(sc, T(far, -2, 16), z=3.0, cut=0, sh=0.5, rim=(-2.4, -1.4, "#ffe0a0", 0.8), cast=6)
    put(sc, arm_k, z=3.2, cut=0, sh=0.5, rim=(2.2, -2.4, "#ffe0a8", 0.85), cast=9)
    sc.layer(flake(*kp.at("shoulder"), 14), "#ffffff", z=1.6, cut=0, wash=0, fibre=0, sh=0.5)
    put(sc, by, z=3.2, cut=0, sh=0.5, rim=(-3, -1.6, "#ffdc9c", 0.9), cast=14)
    sc.flat(ellipse(360, 926, 130, 8), "#2a1020", 0.5, "multiply", 6)
    put(sc, arm_b, z=3.0, cut=0, sh=0.5, rim=(-1.4, 2.6, "#ffe6b0", 0.95), cast=8)
    hx, hy = arm_b.at("hold")
    sc.glow(hx, hy - 4, 50, "#ffd36a", 0.5)
    sc.glow(LX, LY, 520, "#ffb860", 0.22)
    sc.vignette("#160c1c", 0.36, LX - 20, 640, 900, 0.56)
    sc.finish()
    return sc
