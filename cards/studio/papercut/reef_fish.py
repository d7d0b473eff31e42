"""Fish of a reef, cut with rayed fins: facing right, about 100 long, their middle at 0,0."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape

INK = "#14101f"

# body, back fin, belly fin, place of the eye, place of the tail's root
_KINDS: dict[str, tuple[str, str, str, tuple[float, float], float]] = {
    "perch": (
        "48,3 36,-12 12,-22 -14,-17 -36,-6 -36,6 -14,18 14,21 36,14",
        "20,-17^ 6,-34 -14,-30 -32,-9^ -10,-8",
        "-2,14^ -12,30 -26,26 -32,5^ -14,8",
        (32, -4),
        -33,
    ),
    "tall": (
        "46,2 34,-20 6,-38 -20,-26 -34,-7 -34,7 -20,26 6,36 34,18",
        "14,-32^ -10,-62 -34,-68^ -22,-40 -30,-9^ -8,-18",
        "14,30^ -8,58 -30,64^ -20,38 -30,9^ -8,18",
        (30, -6),
        -31,
    ),
    "long": (
        "52,2 40,-8 14,-13 -18,-11 -40,-4 -40,4 -18,11 14,12 40,9",
        "22,-10^ 10,-21 -22,-18 -36,-5^ -10,-6",
        "4,9^ -8,18 -26,15 -36,4^ -10,6",
        (40, -2),
        -38,
    ),
    "round": (
        "42,0 34,-22 8,-32 -18,-26 -36,-6 -36,6 -18,26 8,32 34,22",
        "10,-28^ -6,-42 -22,-34 -34,-9^ -10,-16",
        "10,28^ -6,40 -22,32 -34,9^ -10,16",
        (27, -7),
        -34,
    ),
}


def fin_rays(fin: Any, hub: tuple[float, float], n: int = 11, w: float = 1.0, reach: float = 110) -> Any:
    """Rays through a fin, spreading from the hub as far as reach."""
    x, y = hub
    out = [
        limb([(x, y, w * 0.5), (x + reach * math.cos(a), y + reach * math.sin(a), w)], 1, 3)
        for a in (2 * math.pi * k / (n * 4) for k in range(n * 4))
    ]
    return clean(U(out).intersection(fin.buffer(-0.6)))


def minnow(length: float = 30, plump: float = 1.0) -> Any:
    """One small fish with a forked tail as a single shape."""
    g = U(
        shape("50,1 34,-10 6,-15 -22,-9 -36,-3 -36,3 -22,9 6,13 34,9"),
        shape("-30,0^ -42,-10 -54,-17^ -46,0^ -54,17^ -42,10"),
        shape("10,-13^ -4,-22 -14,-18 -20,-8^"),
    )
    return T(g, 0, 0, length / 104, length / 104 * plump)


def reef_fish(
    kind: str = "perch",
    main: str = "#c9703a",
    pale: str = "#f0d9a0",
    deep: str = "#5a2a24",
    pattern: str = "bands",
    wag: float = 0,
    look: tuple[float, float] = (0.4, 0.0),
) -> Figure:
    """A fish of one of the kinds perch, tall, long, round; pattern bands, dots, line or scales; wag turns the tail."""
    body_s, back_s, belly_s, (ex, ey), tx = _KINDS[kind]
    body, back, under = shape(body_s), shape(back_s), shape(belly_s)
    tail = T(shape("5,-5^ -12,-20 -28,-26^ -20,-8 -19,8 -28,26^ -12,20 5,5^"), tx, 0, rot=wag)
    f = Figure()
    fins = dark(main, 0.14)
    for g, name, hub in (
        (tail, "tail", (tx + 12, 0)),
        (back, "fin.back", (-2.0, 6.0)),
        (under, "fin.belly", (-2.0, -6.0)),
    ):
        f.add(g, fins, name, 0.8)
        f.add(fin_rays(g, hub, 13), light(main, 0.35), name + ".rays", 0.2, True, 0.6)
    f.add(body, main, "body")
    h = body.bounds[3]
    f.add(clean(T(body, 3, h * 0.75).intersection(body)), pale, "belly", 0.4, True, 0.75)
    inner = body.buffer(-1)
    if pattern == "bands":
        marks = [limb([(x + 4, -h, 2), (x, 0, 7), (x + 4, h, 2)], 5) for x in (-26, -8, 10)]
        f.add(clean(U(marks).intersection(inner)), deep, "pattern", 0.2, True, 0.8)
    elif pattern == "dots":
        marks = [
            ellipse(-26 + 10 * i + 5 * (j % 2), -h * 0.6 + j * h * 0.3, 2.4 - 0.2 * j)
            for i in range(5)
            for j in range(4)
        ]
        f.add(clean(U(marks).intersection(inner)), deep, "pattern", 0.2, True, 0.75)
    elif pattern == "line":
        g = limb([(ex - 10, 0, 1), (0, -2, 4.5), (tx, 0, 2)], 6)
        f.add(clean(g.intersection(inner)), deep, "pattern", 0.2, True, 0.85)
    else:
        marks = [
            limb([(x + 3, y - 3.4, 0.5), (x, y, 1.3), (x + 3, y + 3.4, 0.5)], 3, 3)
            for i, y in enumerate(range(int(-h) + 5, int(h), 7))
            for x in range(-34 + 4 * (i % 2), int(ex) - 12, 8)
        ]
        f.add(clean(U(marks).intersection(body.buffer(-2.4))), deep, "pattern", 0.2, True, 0.55)
    gill = limb([(ex - 10, -h * 0.62, 0.8), (ex - 16, 0, 2), (ex - 9, h * 0.6, 0.8)], 5)
    f.add(clean(gill.intersection(inner)), deep, "gill", 0.2, True, 0.8)
    side = shape(f"{ex - 16},3^ {ex - 28},16 {ex - 40},18^ {ex - 37},8 {ex - 28},2")
    f.add(side, fins, "fin.side", 0.6)
    f.add(fin_rays(side, (ex - 12, 2), 13, 0.8), light(main, 0.35), "fin.side.rays", 0.2, True, 0.6)
    f.add(ellipse(ex, ey, 5.6), light(pale, 0.4), "eye.white", 0.3, True)
    f.add(ellipse(ex + look[0] * 1.6, ey + look[1] * 1.6, 3.5), INK, "eye", 0.2, True)
    f.add(ellipse(ex + 1.4, ey - 1.6, 1.1), "#fffdf4", "glint", 0.2, True)
    x1 = body.bounds[2]
    f.add(limb([(x1 - 0.5, 3.4, 0.6), (x1 - 5, 5.6, 1.5), (x1 - 9, 5.4, 0.5)], 3), deep, "mouth", 0.2, True)
    f.mark("mouth", x1, 3)
    f.mark("throat", ex - 12, h * 0.7)
    f.mark("eye", ex, ey)
    return f
