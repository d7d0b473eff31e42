"""Beasts of the water: seal, frog, fish, octopus; facing right, on y = 0."""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

INK = "#17121a"


def round_eye(f: Figure, x: float, y: float, r: float, ring: str | None = None, shut: int = 0) -> None:
    if shut:
        f.add(limb([(x - r * 1.4, y, 0.8), (x, y + r * 0.6, r * 0.5), (x + r * 1.4, y, 0.8)], 4), INK, "eye", 0.2, True)
        return
    if ring:
        f.add(ellipse(x, y, r * 1.5), ring, "eye.ring", 0.2, True)
    f.add(ellipse(x, y, r), INK, "eye", 0.2, True)
    f.add(ellipse(x + r * 0.3, y - r * 0.35, r * 0.33), "#fffaf0", "glint", 0.2, True)


def seal(colours: tuple[str, str] = ("#5f6874", "#aab0b4"), up: float = 0, shut: int = 0) -> Figure:
    """A seal hauled out, about 190 long; up lifts the head (0..1)."""
    main, pale = colours
    f = Figure()
    nx, ny = 74 - 14 * up, -52 - 34 * up
    body = limb(
        [
            (-92, -6, 8),
            (-70, -10, 22),
            (-30, -24, 46),
            (16, -30, 58),
            (50, -34 - 10 * up, 46),
            (nx - 4, ny + 4, 36),
            (nx + 4, ny - 6, 33),
        ],
        8,
    )
    muzzle = ellipse(nx + 18, ny - 3 - 6 * up, 16, 12, -14 * up)
    whole = clean(fillet(U(body, muzzle), 6).intersection(shape("-900,-900^ 900,-900^ 900,0^ -900,0^")))
    flip = U(
        shape("-88,-8^ -112,-26 -126,-26^ -118,-14 -124,-6^ -104,-2 -86,0^"),
        shape("-84,-4^ -108,-2 -124,4 -118,0^ -100,0"),
    )
    f.add(flip, dark(main, 0.15), "tail")
    f.add(whole, main, "body")
    f.add(clean(T(whole, 4, 24).intersection(whole)), pale, "belly", 0.4, False, 0.7)
    r = np.random.default_rng(3)
    f.add(
        U(
            [
                ellipse(
                    float(r.uniform(-60, 50)),
                    float(r.uniform(-52, -22)),
                    float(r.uniform(1.4, 4)),
                    float(r.uniform(1, 2.6)),
                )
                for _ in range(24)
            ]
        ).intersection(whole.buffer(-3)),
        dark(main, 0.3),
        "spots",
        0.2,
        True,
        0.7,
    )
    f.add(shape("28,-18^ 44,-14 58,-6 64,0^ 44,0 26,-2 18,-12"), dark(main, 0.2), "flipper", 0.8)
    round_eye(f, nx + 8, ny - 9 - 3 * up, 4.6, None, shut)
    f.add(ellipse(nx + 31, ny - 8 - 9 * up, 4.4, 3.4), INK, "nose", 0.3)
    f.add(
        limb([(nx + 30, ny - 2 - 8 * up, 0.8), (nx + 22, ny + 2 - 6 * up, 1.8), (nx + 14, ny - 5 * up, 0.6)], 4),
        INK,
        "mouth",
        0.2,
        True,
    )
    f.add(
        U(
            [
                limb([(nx + 22, ny - 1 - 7 * up + k, 0.9), (nx + 42, ny + 6 + 4 * k - 7 * up, 0.4)], 2)
                for k in (-1, 0, 1)
            ]
        ),
        "#f4efe2",
        "whiskers",
        0.2,
        True,
        0.8,
    )
    f.mark("nose", nx + 34, ny - 8 - 9 * up)
    return f


def frog(colours: tuple[str, str, str] = ("#5f8a4a", "#d8d8a0", "#2f4a2c"), sing: float = 0, leap: int = 0) -> Figure:
    """A frog sitting (or leaping), about 90 long; sing blows up the throat 0..1."""
    main, pale, deep = colours
    f = Figure()
    if leap:
        f.add(
            fillet(
                U(limb("-20,-40,22 -60,-34,12 -84,-20,7 -110,-26,5 -124,-18,2", 6), limb("-110,-26,5 -126,-28,2", 3)), 1
            ),
            dark(main, 0.2),
            "leg.far",
        )
        body = shape("52,-78 36,-92 6,-82 -22,-58 -32,-40^ -18,-28 12,-40 40,-58")
        arms = limb("26,-60,11 36,-40,7 56,-34,5 66,-28,2", 5)
        ex, ey = 34.0, -90.0
    else:
        f.add(fillet(U(limb("-16,-26,24 -44,-30,14 -30,-6,8 6,-3,6 16,-1,2", 6)), 1), dark(main, 0.2), "leg.far")
        body = shape("48,-44 40,-60 22,-66 -4,-58 -32,-36 -46,-12^ -30,-4 6,-8 34,-20")
        arms = limb("22,-30,13 18,-14,8 26,-4,6 38,-1,2", 5)
        ex, ey = 26.0, -64.0
    if sing:
        f.add(ellipse(40, -26, 10 + 16 * sing, 9 + 15 * sing), light(pale, 0.1), "throat")
    f.add(fillet(U(body, ellipse(ex, ey, 9)), 4), main, "body")
    f.add(clean(T(body, 8, 22).intersection(body)), pale, "belly", 0.4)
    if leap:
        f.add(limb("-18,-42,26 -58,-42,14 -80,-28,8 -104,-34,6 -120,-40,2", 6), main, "leg")
    else:
        f.add(fillet(limb("-14,-22,28 -42,-32,15 -34,-6,9 4,-3,7 20,-1,2", 7), 1), main, "leg")
    f.add(arms, main, "arm", 0.8)
    f.add(
        U([ellipse(x, y, 3.4, 2.4) for x, y in ((0, -48), (-14, -38), (8, -54), (-24, -26), (-6, -36))]).intersection(
            body
        ),
        deep,
        "spots",
        0.2,
        True,
        0.7,
    )
    f.add(ellipse(ex + 1, ey, 5.4), "#e0c04a", "iris", 0.3, True)
    f.add(ellipse(ex + 2, ey, 3.6, 2), INK, "pupil", 0.2, True)
    f.add(
        limb([(47, ey + 22, 0.8), (34, ey + 25, 2), (16, ey + 20, 0.8)], 5)
        if not leap
        else limb("52,-76,.8 40,-70,1.8 28,-68,.8", 4),
        deep,
        "mouth",
        0.2,
        True,
    )
    f.mark("mouth", 46, ey + 22)
    return f


def fish_of(kind: str = "carp", colours: tuple[str, str, str] | None = None, wag: float = 0) -> Figure:
    """A fish swimming right, 120 long: carp, herring, round, pike; wag bends the tail (degrees)."""
    outline, cols = {
        "carp": ("60,2 46,-14 18,-26 -14,-22 -40,-8 -40,10 -12,22 20,22 48,14", ("#c9703a", "#f0d9a0", "#7a3a1e")),
        "herring": ("62,0 44,-10 10,-15 -24,-11 -46,-4 -46,4 -22,11 12,14 46,9", ("#8aa4b4", "#e6ecec", "#3f5a6e")),
        "round": ("50,0 40,-26 8,-42 -26,-32 -42,-8 -42,8 -26,30 8,40 42,22", ("#e0a83a", "#f8ecc8", "#8a4a2c")),
        "pike": ("76,2 54,-8 20,-14 -24,-13 -50,-5 -50,6 -22,13 22,14 56,9", ("#6f7f4a", "#d8d8a8", "#38452a")),
    }[kind]
    main, pale, deep = colours or cols
    f = Figure()
    body = shape(outline)
    x0 = body.bounds[0] + 6
    tail = T(shape("4,0^ -18,-24 -34,-28^ -26,-4 -26,4 -34,28^ -18,22"), x0, 0, rot=wag)
    top = body.bounds[1]
    fin = shape(f"22,{top + 6}^ 10,{top - 14} -10,{top - 12} -26,{top + 4}^ -10,{top + 10}")
    f.add(
        U(tail, fin, shape(f"6,{-top - 8}^ -6,{-top + 10} -18,{-top + 8}^ -10,{-top - 10}")), dark(main, 0.18), "fins"
    )
    f.add(body, main, "body")
    f.add(clean(T(body, 2, (body.bounds[3] - top) * 0.5).intersection(body)), pale, "belly", 0.4)
    sc = [
        limb([(x + 3.4, y - 3.6, 0.5), (x, y, 1.4), (x + 3.4, y + 3.6, 0.5)], 3)
        for i, y in enumerate(np.arange(top + 7, -top - 4, 7))
        for x in np.arange(-38 + (i % 2) * 4, 24, 8.5)
    ]
    f.add(U(sc).intersection(body.buffer(-2)), mix(main, deep, 0.6), "scales", 0.2, True, 0.6)
    f.add(
        limb([(28, top * 0.66, 0.8), (22, 0, 2), (28, -top * 0.6, 0.8)], 5).intersection(body),
        deep,
        "gill",
        0.2,
        True,
        0.8,
    )
    f.add(shape("20,4^ 8,16 -2,16^ 6,6"), dark(main, 0.1), "fin.side", 0.5)
    x1 = body.bounds[2]
    round_eye(f, x1 - 19, -4, 3.2, light(pale, 0.3))
    f.add(limb([(x1 - 1, 3, 0.6), (x1 - 7, 5, 1.6), (x1 - 12, 4, 0.5)], 3), deep, "mouth", 0.2, True)
    f.mark("mouth", x1, 3)
    return f


def octopus(colour: str = "#a8503f", seed: int = 1) -> Figure:
    """An octopus, head up, arms curling below 0,0; about 200 wide."""
    f = Figure()
    r = np.random.default_rng(seed)
    for k in range(8):
        a = math.radians(20 + 20 * k)
        sgn = 1 if k < 4 else -1
        P = [(10 * math.cos(a), 6, 20)]
        x, y, ang = 14 * math.cos(a), 10.0, a
        n = 26
        for i in range(n):
            t = i / n
            ang += sgn * (0.02 + 0.34 * t**2.4) * (1 if r.random() < 0.95 else 0.5)
            st = 6.4 * (1 - 0.55 * t)
            x, y = x + math.cos(ang) * st, y + math.sin(ang) * st
            P.append((x, y, 19 * (1 - t) ** 0.8 + 2))
        f.add(limb(P, 3), mix(colour, "#2a1020", 0.1 + 0.05 * (k % 3)), "arm")
    f.add(shape("0,-88 34,-76 44,-44 32,-14 26,12 0,20 -26,12 -32,-14 -44,-44 -34,-76"), colour, "head", 1.2)
    for s in (-1, 1):
        f.add(ellipse(s * 14, -8, 8, 6), "#f4e8c8", "eye.white", 0.3, True)
        f.add(ellipse(s * 14, -7, 5.4, 2), INK, "eye", 0.2, True)
    f.add(
        U([ellipse(float(r.uniform(-28, 28)), float(r.uniform(-76, -30)), 2.6) for _ in range(14)]),
        dark(colour, 0.25),
        "spots",
        0.2,
        True,
        0.6,
    )
    return f
