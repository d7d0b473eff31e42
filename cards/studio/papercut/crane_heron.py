"""A harbour crane that is a heron: lattice legs, a machine house of steel feathers, a jib for a neck, a lamp for an eye. Faces left."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lattice import EXACT, Truss, bar, draw_truss, truss
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

NECK = ((520, 430, 104), (436, 376, 88), (396, 296, 72), (404, 196, 60), (374, 112, 54), (302, 82, 50), (238, 112, 46), (210, 180, 42), (210, 232, 38))  # fmt: skip
LEGS = (  # hip, ankle, foot, scale; the far one first
    ((634, 510), (694, 752), (682, 1020), 0.88),
    ((556, 520), (592, 770), (566, 1062), 1.0),
)
BODY = (
    "434,418 448,372 492,338 556,326 624,346 694,392 752,440 784,478^ 748,492 690,524 620,552 548,556 484,528 446,480"
)
HEAD = (216.0, 266.0, -104.0)  # middle of the head, and its turn
PEARL, SAGE, STEEL, RUST, INK = "#f1efe4", "#8d9b92", "#4d5a57", "#8a4630", "#2b2725"


def head_part(g: Any) -> Any:
    """From the head's own frame (beak to the left) to its place."""
    return T(T(g, rot=HEAD[2]), HEAD[0], HEAD[1])


def leg(hip: tuple[float, float], ankle: tuple[float, float], foot: tuple[float, float], s: float) -> tuple[Truss, Truss, Any]:  # fmt: skip
    """Upper and lower girder of a leg, and its toes."""
    upper = truss([(*hip, 66 * s), ((hip[0] + ankle[0]) / 2 - 4, (hip[1] + ankle[1]) / 2, 48 * s), (*ankle, 36 * s)], 0.9, 7, 3.8, (8, -3))  # fmt: skip
    lower = truss([(*ankle, 34 * s), ((ankle[0] + foot[0]) / 2 + 5, (ankle[1] + foot[1]) / 2, 29 * s), (*foot, 32 * s)], 0.95, 6.4, 3.4, (7, -3))  # fmt: skip
    x, y = foot
    toes = U([limb([(x, y - 6 * s, 26 * s), (x + dx * 0.5 * s, y + dy * 0.4 * s, 17 * s), (x + dx * s, y + dy * s, 5 * s)], 6) for dx, dy in ((-92, 14), (-48, 24), (40, 20), (66, 6))])  # fmt: skip
    return upper, lower, toes


def plates() -> list[tuple[int, Any]]:
    """The folded wing: rows of long steel plates, the last row first; (row, plate)."""
    out = []
    rows = ((640, 428, 7, 152, 20), (592, 404, 8, 122, 22), (546, 384, 8, 98, 24), (506, 372, 7, 78, 26))
    for row, (x, y, n, length, w) in enumerate(rows):
        for j in range(n):
            t = j / (n - 1)
            a = math.radians(40 - 26 * t + 3 * row)
            px, py = x + (18 - 10 * row / 3) * (t - 0.5) * -2.2, y - 34 + 92 * t
            m = length * (0.78 + 0.22 * math.sin(math.pi * (0.25 + 0.6 * t)))
            g = limb([(0, 0, w * 0.9), (m * 0.5, 2, w), (m * 0.86, 3, w * 0.9), (m, 4, w * 0.5)], 6, 4)
            out.append((row, T(g, px, py, rot=math.degrees(a))))
    return out


def solid() -> Any:
    """The whole bird as one cut shape, for its sisters in the fog and its image in the water."""
    pieces = [truss(NECK, 0.86).whole(), shape(BODY), head_part(U(*head_shapes()[:3]))]
    for lg in LEGS:
        up, low, toes = leg(*lg)
        pieces += [up.whole(), low.whole(), toes, ellipse(*lg[1], 27 * lg[3])]
    return clean(U(pieces, [g for _, g in plates()]))


def head_shapes() -> tuple[Any, Any, Any, Any]:
    """Casing, upper and lower bill, cheek, in the head's own frame."""
    casing = shape("48,-22 22,-35 -14,-38 -48,-28 -70,-15^ -72,8^ -44,22 -4,29 30,26 48,18")
    up = shape("-56,-20^ -120,-12 -210,2 -318,17^ -210,14 -120,9 -58,7^")
    low = shape("-54,8^ -120,11 -210,16 -304,18^ -210,24 -120,24 -50,20^")
    return casing, up, low, shape("-66,8^ -40,20 -4,27 24,24^ 6,10 -30,4")


def draw_leg(sc: Scene, k: int, fog: float, glow: tuple[float, float]) -> None:
    """One leg with the wheel of its ankle; fog: how far it is mixed into the air; glow: the warm light at its left."""
    up, low, toes = leg(*LEGS[k])
    hip, ankle, foot, s = LEGS[k]
    far, web, chord = (mix(c, "#c9cec6", fog) for c in ("#5d6a66", "#363e3d", "#232524"))
    pale = mix(chord, "#c4cbc4", 0.42)
    fade = sc.lin([(0, chord), (0.72, chord), (1, pale)], 0, hip[1], 0, foot[1])
    fweb = sc.lin([(0, web), (0.72, web), (1, pale)], 0, hip[1], 0, foot[1])
    sc.layer(toes, mix(pale, chord, 0.6), z=1, sh=0.3, rim=PEARL, rimop=0.7, **EXACT)
    draw_truss(sc, low, mix(far, "#c4cbc4", 0.3), fweb, fade, 2)
    draw_truss(sc, up, far, web, chord, 3)
    thigh = fillet(limb([(hip[0] - 12, hip[1] - 26, 84 * s), (hip[0] + 4, hip[1] + 30, 70 * s), (hip[0] + 12, hip[1] + 84, 44 * s)], 8), 2)  # fmt: skip
    tone = sc.lin([(0, mix("#5d6865", "#c9cec6", fog)), (1, chord)], hip[0] - 40, hip[1] - 40, hip[0] + 50, hip[1] + 90)
    sc.layer(thigh, tone, z=3, sh=0.5, rim=PEARL, rimop=0.8, **EXACT)
    rows = [limb([(hip[0] - 44 * s + 5 * j, hip[1] + 4 + 20 * j, 1), (hip[0] + 4 * j, hip[1] + 16 + 20 * j, 2), (hip[0] + 46 * s, hip[1] + 2 + 20 * j, 1)], 6, 2) for j in range(5)]  # fmt: skip
    sc.flat(U(rows).intersection(thigh.buffer(-2)), INK, 0.6)
    sc.flat(T(U(rows), 0, 2).intersection(thigh.buffer(-2)), PEARL, 0.25)
    for g in (thigh, up.chords, low.chords):
        rimlight(sc, g, 2.6, -0.6, "#ff9440", 0.85 - fog, 1.4, glow, 420)
    x, y = ankle
    draw_wheel(sc, x + 2, y, 29 * s, (chord, mix(chord, RUST, 0.45), "#b9bdb2"))


def draw_wheel(sc: Scene, x: float, y: float, r: float, tones: tuple[str, str, str]) -> None:
    """A sheave: rim, groove, spokes, hub."""
    ring = clean(ellipse(x, y, r).difference(ellipse(x, y, r * 0.7)))
    spokes = U([bar((x - r * 0.8 * math.cos(a), y - r * 0.8 * math.sin(a)), (x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a)), r * 0.15) for a in np.linspace(0.2, math.pi + 0.2, 5)[:-1]])  # fmt: skip
    sc.layer(ellipse(x, y, r * 0.74), mix(tones[0], "#000000", 0.35), z=1, sh=0.4, **EXACT)
    sc.layer(spokes, tones[1], z=1, sh=0.4, rim=PEARL, rimop=0.6, **EXACT)
    sc.layer(ring, tones[0], z=1.6, sh=0.5, rim=PEARL, rimop=0.9, **EXACT)
    sc.flat(clean(ellipse(x, y, r * 0.87).exterior.buffer(0.8)), tones[2], 0.5)
    sc.layer(ellipse(x, y, r * 0.28), tones[2], z=1, sh=0.5, rim="#ffffff", rimop=0.8, **EXACT)


def draw_body(sc: Scene, glow: tuple[float, float]) -> None:
    """The machine house: plated hull with rivets, the lit cab at the breast, steel feathers, pipes and a rail on its back."""
    hull = shape(BODY)
    pipes = U([box(x - 6, y - 46, x + 6, y + 10) for x, y in ((580, 334), (604, 342))], [box(x - 9, y - 52, x + 9, y - 44) for x, y in ((580, 334), (604, 342))])  # fmt: skip
    sc.layer(pipes, "#4a4b47", z=2, sh=0.3, rim=PEARL, rimop=0.8, **EXACT)
    posts = [(x, float(np.interp(x, (624, 694, 752), (346, 392, 440)))) for x in range(636, 750, 18)]
    sc.flat(U([bar((x, y + 2), (x + 3, y - 22), 2) for x, y in posts], limb([(x + 3, y - 22, 2) for x, y in posts], 3)), "#4a4b47")  # fmt: skip
    sc.layer(hull, sc.lin([(0, "#9aa39b"), (0.3, "#535c59"), (0.66, "#2c2d2c"), (1, "#1e1b1a")], 520, 330, 600, 560), z=7, sh=0.4, cut=0, fibre=0.2, rim=PEARL, rimop=0.9, rimw=1.4)  # fmt: skip
    seams, dots = [], []
    for k in range(7):
        x = 460 + 42 * k
        P = [(x + 22, 300), (x, 420), (x + 20, 580)]
        seams.append(limb([(a, b, 1.4) for a, b in P], 6, 2))
        dots += [Point(x + 5 + 0.0009 * (q - 430) ** 2, q).buffer(1.3, 2) for q in range(330, 570, 11)]
    for y in (470, 515):
        seams.append(limb([(430, y - 26, 1.4), (560, y + 14, 1.4), (760, y - 10, 1.4)], 6, 2))
    sc.flat(U(seams).intersection(hull), "#1d1b1a", 0.55)
    sc.flat(T(U(seams), -1.4, -1).intersection(hull), PEARL, 0.25)
    sc.flat(U(dots).intersection(hull.buffer(-3)), PEARL, 0.4)
    for row, g in plates():
        c = ("#3d4644", "#505a57", "#66716c", "#7f8a83")[row]
        x0, y0, x1, y1 = g.bounds
        sc.layer(g, sc.lin([(0, mix(c, PEARL, 0.3)), (0.5, c), (1, mix(c, INK, 0.5))], x0, y0, x1, y1), z=2, sh=0.5, rim=PEARL, rimop=0.75, **EXACT)  # fmt: skip
        core = g.buffer(-3.4)
        if not core.is_empty:
            sc.flat(clean(core.difference(T(core, 0, -2.4))), INK, 0.4)
            sc.flat(clean(g.buffer(-6).exterior.buffer(0.6)) if g.buffer(-6).geom_type == "Polygon" and not g.buffer(-6).is_empty else None, PEARL, 0.22)  # fmt: skip
            cx, cy = g.centroid.x, g.centroid.y
            sc.flat(U([Point(x0 + (cx - x0) * q, y0 + (cy - y0) * q).buffer(1.2, 2) for q in (0.42, 0.56, 0.7)]).intersection(g), PEARL, 0.5)  # fmt: skip
    # rust that has run down
    r = sc.stream("runs")
    runs = [limb([(x, y, 3), (x + r.uniform(-1, 1), y + m * 0.5, 2), (x + r.uniform(-2, 2), y + m, 0.4)], 3, 2) for x, y, m in ((r.uniform(450, 640), r.uniform(430, 520), r.uniform(14, 50)) for _ in range(34))]  # fmt: skip
    sc.flat(U(runs).intersection(hull), RUST, 0.6)
    cab = Polygon([(446, 424), (512, 402), (524, 462), (458, 486)])
    sc.layer(cab.buffer(5, join_style="mitre"), "#2b2725", z=2.4, sh=0.5, rim=PEARL, rimop=0.8, **EXACT)
    sc.flat(cab, sc.lin([(0, "#f2f1da"), (1, "#a9b8a8")], 446, 420, 524, 480))
    sc.flat(U([bar((446 + 66 * t, 424 - 22 * t), (458 + 66 * t, 486 - 24 * t), 3) for t in (0.34, 0.68)], bar((452, 454), (518, 431), 2.4)), "#2b2725")  # fmt: skip
    rimlight(sc, hull, 0, -4, "#ff9a4a", 0.5, 3, glow, 420)


def draw_neck(sc: Scene, glow: tuple[float, float]) -> None:
    """The jib, its stays for a crest, the head with its lamp, the two steel halves of the bill."""
    stays = [limb([(x, y, 2.4) for x, y in P], 10, 2) for P in (((232, 236), (300, 128), (420, 96), (520, 190), (600, 340)), ((236, 246), (310, 152), (416, 134), (494, 220), (560, 332)))]  # fmt: skip
    sc.layer(U(stays), "#4d4f4a", z=2, sh=0.25, rim=PEARL, rimop=0.6, **EXACT)
    t = truss(NECK, 0.86, 8.4, 4.4, (10, 4))
    sc.flat(t.hull, sc.lin([(0, "#8d9b92", 0.0), (1, "#3b3f3d", 0.35)], 300, 80, 500, 420))
    draw_truss(sc, t, "#7c8883", sc.lin([(0, "#4a5350"), (1, "#2c2f2e")], 300, 60, 470, 420), sc.lin([(0, "#3b413f"), (1, "#201f1e")], 300, 60, 470, 420), 5)  # fmt: skip
    casing, up, low, cheek = (head_part(g) for g in head_shapes())
    for g, a, b in ((low, "#70513f", "#3a2c26"), (up, "#7d8278", "#37332f")):
        x0, y0, x1, y1 = g.bounds
        sc.layer(g, sc.lin([(0, a), (1, b)], x0, y0, x1, y0 + 40), z=3, sh=0.45, rim=PEARL, rimop=0.95, rimw=1.2, **EXACT)  # fmt: skip
    seam = [head_part(limb([(-62, -4, 1.2), (-160, 5, 1), (-290, 15, 0.6)], 5, 2))]
    sc.flat(U(seam), INK, 0.6)
    sc.flat(head_part(U([Point(x, -9 + 0.062 * (-62 - x)).buffer(1.5, 2) for x in range(-250, -60, 13)])), PEARL, 0.55)
    sc.layer(casing, sc.lin([(0, "#9aa49b"), (0.5, "#4d5653"), (1, "#272524")], 180, 230, 256, 310), z=4, sh=0.5, rim=PEARL, rimop=0.95, rimw=1.3, **EXACT)  # fmt: skip
    sc.layer(cheek, "#7a4632", z=1, sh=0.4, rim=PEARL, rimop=0.4, **EXACT)
    sc.flat(head_part(U([Point(*p).buffer(1.3, 2) for p in ((40, -16), (24, -27), (4, -31), (-16, -31), (-36, -25), (-54, -16), (40, 0), (38, 14))])), PEARL, 0.6)  # fmt: skip
    ex, ey = head_part(Point(-22, -8)).coords[0]
    draw_wheel(sc, ex, ey, 17, ("#33312f", "#6b5a4c", "#f6f3d8"))
    sc.glow(ex, ey, 34, "#fbf7d6", 0.7)
    for g in (up, low, casing):
        rimlight(sc, g, -2.4, -4, "#ff8a3a", 0.9, 1.6, glow, 460)
    rimlight(sc, t.chords, -1.6, -2.6, "#ff9a52", 0.6, 1, glow, 520)
    sheave = head_part(Point(52, -2)).coords[0]
    draw_wheel(sc, *sheave, 20, ("#3b3a37", "#7a4a36", "#b9bdb2"))
    hinge = fillet(U(ellipse(470, 398, 34)), 2)
    sc.layer(hinge, "#3b3a37", z=2, sh=0.5, rim=PEARL, rimop=0.8, **EXACT)
    draw_wheel(sc, 470, 398, 26, ("#4d4f4a", "#7a4a36", "#b9bdb2"))
