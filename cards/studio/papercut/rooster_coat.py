"""The sleeping rooster in his papers: copper where a lantern lights him, then plum, then the blue of the night."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut import barn_rooster as br

HORIZON = 902  # the light under him
# each paper at the lantern, half way, and in the night
PAPERS = {
    "hackle": ("#ffc55c", "#9a4a34", "#17356c"),
    "breast": ("#d8582e", "#5c2040", "#0d2048"),
    "wing": ("#f08a3c", "#6c2c40", "#102a58"),
    "bar": ("#54d0b4", "#1c6c7c", "#123c68"),
    "flight": ("#d8743c", "#4c2848", "#0c1f48"),
    "saddle": ("#ffb450", "#84403c", "#142f60"),
    "tail": ("#38b0a4", "#17506e", "#0a1f48"),
    "thigh": ("#c04c30", "#4a1f40", "#0b1a40"),
}


def warmth(x: float, y: float) -> float:
    """1 at the lantern, 0 in the night."""
    return math.exp(-((math.hypot(x - 462, (y - 572) * 0.92) / 182) ** 1.6))


def tone(x: float, y: float, kind: str) -> str:
    """Copper at the lantern, then plum, then the blue of the night."""
    hot, half, cold = PAPERS[kind]
    w = warmth(x, y)
    return mix(cold, half, w / 0.42) if w < 0.42 else mix(half, hot, (w - 0.42) / 0.58)


def rim(x: float, y: float) -> str:
    """The hairline of a feather: blue from the sky, pale gold low down, bright at the lantern."""
    w = warmth(x, y)
    low = max(0.0, min(1.0, (y - 600) / 300)) * max(0.2, min(1.0, (560 - x) / 330))
    return mix(mix("#4a80c4", "#f4c880", low), "#ffe6a8", min(1, 1.2 * w))


def breast_flow(x: float, y: float) -> float:
    """Down the breast, then back under the belly."""
    t = np.interp(x, [140, 240, 340, 460, 600, 700], [96, 76, 60, 42, 26, 16])
    return math.radians(float(t) - 14 * max(0.0, (y - 640) / 200))


def hackle_flow(x: float, y: float) -> float:
    """Away from the head."""
    return math.atan2(y - 240, (x - 268) * 1.0) if y > 250 else math.radians(20)


def draw_legs(sc: Scene) -> None:
    sc.flat(ellipse(372, 1082, 150, 17), "#040a20", 0.6, "multiply", 8)
    for way, foot in (("342,880,34 330,920,26 326,970,20 330,1052,22", (330, 1052)), ("450,886,36 442,930,28 446,980,22 440,1066,24", (440, 1066))):  # fmt: skip
        leg = limb(way, 6)
        x, y = foot
        toes = [
            limb([(x, y - 8, 20), (x - 36, y + 2, 15), (x - 78, y + 12, 9), (x - 96, y + 20, 3)], 5),
            limb([(x, y - 8, 20), (x + 6, y + 12, 15), (x - 10, y + 26, 9), (x - 18, y + 34, 3)], 5),
            limb([(x, y - 8, 18), (x + 36, y + 4, 13), (x + 62, y + 12, 8), (x + 74, y + 20, 3)], 5),
        ]
        spur = limb([(x + 2, y - 62, 12), (x + 22, y - 66, 7), (x + 36, y - 74, 2)], 5)
        g = fillet(U(leg, toes, spur), 4)
        sc.layer(
            g, sc.lin([(0, "#15264e"), (0.4, "#3a4668"), (1, "#1a2850")], 0, 880, 0, 1090), z=6, cut=0.4, rimop=0.3
        )
        scutes = [limb([(x - 16, yy, 1), (x, yy + 5, 1.6), (x + 16, yy, 1)], 3) for yy in range(910, int(y) - 8, 11)]
        sc.flat(U(scutes).intersection(leg), "#070f24", 0.6)
        rimlight(sc, g, 4, 0.6, "#ffd890", 1, 1, (250, HORIZON), 420)
        rimlight(sc, g, -2, 0, "#e8c890", 0.5, 1, (500, HORIZON), 300)


def draw_rooster(sc: Scene) -> Any:
    """Tail, legs, thighs, breast, wing, saddle, hackle, head: each row of feathers over the row behind it. His outline."""
    for way, w, near in br.SICKLES:
        br.sickle(sc, way, w, near, tone, rim)
    draw_legs(sc)
    under = br.THIGH_FAR
    sc.layer(under.buffer(-4), "#0c1a3c", z=6, cut=0.5)
    g = [br.plumage(sc, br.field(under, lambda x, y: math.radians(82), lambda x, y: 24, "far thigh"), lambda x, y: (40, 24), 0.4, "thigh", tone, lambda x, y: y, 8, rim=rim)]  # fmt: skip
    sc.layer(U(br.TRUNK.buffer(-14), br.NECK.buffer(-16)), "#0d1d42", z=7, cut=0.4)
    g += [br.plumage(sc, br.field(br.TRUNK.buffer(-8), breast_flow, lambda x, y: 29, "breast"), lambda x, y: (52, 33), 0.1, "breast", tone, lambda x, y: 0.75 * y + 0.5 * x, 26, rim=rim)]  # fmt: skip
    g += [br.plumage(sc, br.field(br.THIGH_NEAR.buffer(-6), lambda x, y: math.radians(84 - 30 * (x - 340) / 200), lambda x, y: 25, "thigh"), lambda x, y: (46, 27), 0.3, "thigh", tone, lambda x, y: y, 12, rim=rim)]  # fmt: skip
    g += [draw_wing(sc)]
    saddle = shape("440,400 500,430 560,456 640,470 690,520 660,570 600,540 540,520 480,500 430,460")
    g += [br.plumage(sc, br.field(saddle, lambda x, y: math.radians(64 - 26 * (x - 440) / 250), lambda x, y: 19, "saddle"), lambda x, y: (98, 17), 1.0, "saddle", tone, lambda x, y: 0.6 * x + y, 12, rim=rim)]  # fmt: skip
    hackle = br.NECK.difference(box(0, 520, 900, 900)).buffer(-6)
    g += [br.plumage(sc, br.field(hackle, hackle_flow, lambda x, y: 17 + 6 * (y - 250) / 250, "hackle"), lambda x, y: (52 + 62 * (math.hypot(x - 262, y - 280) / 250), 15 + 5 * (y - 250) / 250), 0.9, "hackle", tone, lambda x, y: math.hypot(x - 262, y - 270), 18, rim=rim)]  # fmt: skip
    draw_head(sc)
    return U(g, br.SKULL, br.COMB, br.BEAK_UP, *br.WATTLES)


def draw_wing(sc: Scene) -> Any:
    """Flights under a bar under the bow."""
    g = []
    for k in range(9):
        t = k / 8
        x, y = 400 + 150 * t, 640 - 40 * t
        g += [br.plumage(sc, [(x, y, math.radians(24 + 14 * (1 - t)))], lambda x, y, t=t: (196 - 60 * (1 - t), 40), 0.25, "flight", tone, lambda x, y: 0, 1, rim=rim, z=5)]  # fmt: skip
    bar = [
        (360 + 200 * t, 660 - 96 * t + 26 * math.sin(math.pi * t), math.radians(48 - 22 * t))
        for t in np.linspace(0, 1, 10)
    ]
    br.plumage(sc, bar, lambda x, y: (78, 36), 0.1, "bar", tone, lambda x, y: -x, 10, rim=rim, z=4)
    bow = shape("296,520 330,486 400,474 480,490 560,520 590,556 500,590 420,640 350,656 308,610 290,566")
    br.plumage(sc, br.field(bow, lambda x, y: math.radians(44 - 18 * (x - 300) / 280), lambda x, y: 26, "bow"), lambda x, y: (50, 31), 0.1, "wing", tone, lambda x, y: x + 1.1 * y, 14, rim=rim, z=4)  # fmt: skip
    return U(g)


def draw_head(sc: Scene) -> None:
    """Comb, beak, wattles; the eye shut."""
    red = sc.lin([(0, "#4a1c48"), (0.45, "#8a2440"), (1, "#c03c3c")], 320, 160, 200, 470)
    sc.layer(br.SKULL, "#142c5c", z=4, cut=0.3)
    roots = br.field(br.SKULL.difference(br.FACE).buffer(-4), lambda x, y: math.atan2(y - 330, x - 215), lambda x, y: 14, "skull")  # fmt: skip
    br.plumage(sc, roots, lambda x, y: (26, 14), 0.6, "hackle", tone, lambda x, y: math.hypot(x - 215, y - 330), 8, rim=rim, shaft=0, z=2)  # fmt: skip
    for w in br.WATTLES[::-1]:
        sc.layer(w, red, z=4, cut=0.3, rim="#f0a898", rimop=0.6)
    sc.layer(br.FACE, red, z=2, cut=0.3, rim="#f0a898", rimop=0.4)
    sc.layer(br.COMB, red, z=5, cut=0.4, rim="#e8a0a0", rimop=0.6)
    folds = [limb([(x0, y0, 0.6), ((x0 + x1) / 2, (y0 + y1) / 2, 2), (x1, y1, 0.5)], 3) for x0, y0, x1, y1 in ((190, 300, 160, 250), (214, 274, 200, 200), (240, 262, 252, 186), (270, 258, 296, 206))]  # fmt: skip
    sc.flat(U(folds).intersection(br.COMB), "#3a1038", 0.5, blur=0.8)
    r = sc.stream("face")
    x0, y0, x1, y1 = br.FACE.bounds
    bumps = U([ellipse(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(1.2, 2.6)) for _ in range(120)]).intersection(br.FACE.buffer(-4))  # fmt: skip
    sc.flat(bumps, "#e88070", 0.35)
    sc.flat(T(bumps, 0.8, 1.2).difference(bumps), "#3a0c28", 0.4)
    sc.layer(br.LID, sc.lin([(0, "#7c2444"), (1, "#d05848")], 290, 320, 250, 370), z=2, cut=0, rim="#ffb8a0", rimop=0.7)
    sc.stroke(curve(br.EYE), "#1c0818", 4)
    sc.stroke([(x + 1, y - 11) for x, y in br.EYE[1:4]], "#3a1030", 1.4, 0.6)
    sc.layer(br.BEAK_LOW, "#7a5c4c", z=2, cut=0)
    sc.layer(br.BEAK_UP, sc.lin([(0, "#5c4c5c"), (0.5, "#a87c50"), (1, "#e0b064")], 262, 330, 176, 430), z=3, cut=0, rim="#ffe8b0", rimop=0.8)  # fmt: skip
    sc.flat(br.NOSTRIL, "#2a1420", 0.8)
    sc.layer(br.EARLOBE, sc.lin([(0, "#7c88b0"), (1, "#d0c4b8")], 300, 330, 310, 390), z=2, cut=0)
    whole = U(br.COMB, br.SKULL, *br.WATTLES, br.BEAK_UP)
    rimlight(sc, whole, 3, -2.4, "#ffd890", 0.9, 1.2, (150, 600), 460)


def draw_rim(sc: Scene, g: Any) -> None:
    """The thin lit rim: gold from below, blue from above; his back and neck sink a little into the night."""
    sc.flat(
        g, sc.lin([(0, "#040a20", 0.5), (0.5, "#040a20", 0.0), (1, "#040a20", 0)], 300, 160, 420, 700), 1, "multiply"
    )
    rimlight(sc, g, 5, -3, "#ffd48a", 0.75, 2, (150, 800), 520)
    rimlight(sc, g, 2, 4, "#7fb4e8", 0.45, 1.6, (340, 220), 420)
