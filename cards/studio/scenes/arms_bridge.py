"""In a red rock cleft three people, ankle in hand, are the only way from ledge to ledge; a girl with a goat climbs over them.

Palette: cream #ffeccb, peach #f6b47a, ember #cf6a41, wine #5e2538, plum night #2a1430, cloud violet #4d3f74, turquoise #2aa5a0.
Light: day that falls through the cleft, behind the girl. Planes: day / five ranks of folded rock / cloud / ledges / chain / overhang.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon

from cards.studio.papercut import *

LX, LY = 452, 560  # where the cleft is brightest
CREAM, PLUM = "#ffeccb", "#2a1430"
TONES = ("#fbcf98", "#f0a468", "#d5744a", "#a44840", "#6a2a3c")
LOW, HIGH = 838, 520  # tops of the two ledges
JOINTS = (
    (134, 814),
    (346, 846),
    (540, 744),
    (656, 538),
)  # ankles of the first, then hands on ankles, to the last hands
# the edge of each wall, from rank 0 (far) to rank 4 (near): (y, x far, x near)
LEFT = ((-60, 400, 230), (90, 388, 150), (280, 384, 52), (460, 372, 66), (620, 330, 40), (800, 350, 20), (980, 390, 60), (1260, 380, 30))  # fmt: skip
RIGHT = ((-60, 408, 560), (90, 462, 640), (280, 540, 736), (460, 560, 716), (620, 520, 740), (800, 524, 770), (980, 548, 730), (1260, 520, 780))  # fmt: skip
PEOPLE = (  # kind of clothes, colours, trim, skin, hair, hair colour, age, pattern
    ("sweater", "#2f6f86", "#26304e", "#f0dcae", "#8a5636", "short", "#1a1214", 28, "stripes"),
    ("tunic", "#a8324e", "#4a2440", "#f0c060", "#e0b088", "bun", "#4a2418", 32, None),
    ("vest", "#e0a23c", "#2c3350", "#f4e4c4", "#b97a52", "tousled", "#20161a", 36, None),
)


def edge(sc: Scene, side: tuple[tuple[int, int, int], ...], k: int, name: str) -> np.ndarray:
    """The swaying edge of rank k of one wall."""
    r = sc.stream(name)
    t = (k / 4) ** 0.9 if k > 0 else k * 0.16
    ph = r.uniform(0, 6)
    P = [(a + (b - a) * t + (16 + 6 * k) * math.sin(y * 0.0105 + ph) * (0.5 if k == 4 else 1), y) for y, a, b in side]
    out = []
    for x, y in curve(np.array(P, float), n=14):  # worn into steps
        x += (6 + 3 * max(k, 0)) * (((y + 90 * ph) % 97) / 97 - 0.5) * (1 if side is LEFT else -1)
        out.append((x + r.uniform(-1.5, 1.5), y))
    return np.array(out)


def draw_wall(sc: Scene, k: int, s: int) -> None:
    """One sheet of folded rock with strata that run along its edge; s -1 left, 1 right."""
    name = f"wall{k}{s}"
    e = edge(sc, LEFT if s < 0 else RIGHT, k, name)
    out = 400 + s * 520
    g = clean(Polygon([*e, (out, 1290), (out, -90)]).buffer(0))
    c = TONES[k] if k >= 0 else "#fde6bc"
    fill = sc.rad(
        [(0, mix(c, CREAM, 0.62)), (0.35, c), (0.75, mix(c, "#5e2538", 0.5)), (1, mix(c, PLUM, 0.8))], LX, LY, 720
    )
    sc.layer(
        g,
        fill,
        z=max(5, 9 + 3 * k),
        wash=1 if k > 1 else 0.5,
        sh=0.5,
        shc="#4a1428",
        cut=0.8,
        rim="#fff3d6",
        rimop=min(0.95, 0.95 - 0.1 * k),
        rimw=1.6,
    )
    r = sc.stream(name + "strata")
    lines, bands, y0, n = [], [], -420.0, 0
    ph = r.uniform(0, 6)
    while y0 < 1700:  # bedding that fans out from the light, in waves
        P = []
        for d in np.arange(-14, 340, 14):
            y = y0 + d * (0.25 + (y0 - LY) / 900) + (5 + 0.06 * d) * math.sin(d * 0.021 + y0 * 0.006 + ph)
            P.append((float(np.interp(y, e[:, 1], e[:, 0])) + s * d, y))
        lines.append(limb([(x, y, 1.0 + 0.9 * math.sin(x * 0.03 + y0)) for x, y in P], 3, 3))
        if n % 4 == 1:
            bands.append(LineString(P).buffer(r.uniform(3, 8)))
        y0 += r.uniform(9, 24)
        n += 1
    sc.flat(clean(U(bands).intersection(g)), dark(c, 0.4), 0.24 if k > 0 else 0.1, "multiply")
    sc.flat(clean(U(lines).intersection(g)), dark(c, 0.55), 0.3 if k > 0 else 0.14)
    sc.flat(clean(T(U(lines), 0, 1.8).difference(U(lines)).intersection(g)), "#ffe6bc", 0.26)


def heap(r: random.Random, y: float, size: float, amp: float) -> Any:
    """A bank of cloud: convex lobes along a swaying line, filled to the foot of the card."""
    out, x, ph = [], -80.0, r.uniform(0, 6)
    while x < 880:
        s = size * r.uniform(0.5, 1.3)
        yy = y + amp * math.sin(x * 0.011 + ph) + r.uniform(-0.2, 0.2) * size
        out += [
            ellipse(x, yy, s * 1.25, s * 0.56),
            ellipse(x + r.uniform(-0.5, 0.5) * s, yy - s * 0.3, s * 0.6, s * 0.4),
        ]
        x += s
    foot = [(q, y + amp * math.sin(q * 0.011 + ph)) for q in np.linspace(-80, 880, 40)]
    return U(out, Polygon([*foot, (880, 1260), (-80, 1260)]))


def draw_cleft(sc: Scene) -> None:
    """Day, then rank before rank of rock, with cloud between them in the depth."""
    sc.backdrop(sc.rad([(0, "#fffdf2"), (0.3, "#fff4d8"), (0.7, "#ffdca6"), (1, "#f0a86c")], LX, LY - 60, 640))
    for k in range(-1, 5):
        for s in (-1, 1):
            draw_wall(sc, k, s)
        if k == 1:
            sc.glow(LX, LY, 420, "#ffe2a8", 0.6)
        if k < 0:
            continue
        y, size, c = (
            (960, 40, "#f2b896"),
            (986, 50, "#cf8c86"),
            (1022, 62, "#94688a"),
            (1068, 74, "#5e4a7c"),
            (1122, 84, "#362c58"),
        )[k]
        sc.layer(
            heap(sc.stream(f"cloud{k}"), y, size, 10),
            sc.rad([(0, mix(c, CREAM, 0.7 - 0.12 * k)), (0.55, c), (1, mix(c, PLUM, 0.5))], LX - 20, 900, 480),
            z=10, sh=0.4, shc="#4a1838", cut=0.6, rim="#fff0d6", rimop=0.85, rimw=1.4,
        )  # fmt: skip
    g = heap(sc.stream("cloud5"), 1176, 96, 12)
    sc.layer(
        g,
        sc.rad([(0, "#4a3a66"), (0.6, "#2a2248"), (1, PLUM)], LX - 20, 1100, 420),
        z=12,
        sh=0.5,
        cut=0.6,
        rim="#e8c8d0",
        rimop=0.7,
        rimw=1.3,
    )
    sc.veil([(0, "#6a2a4a", 0.7), (0.16, "#a8583c", 0.34), (0.36, "#ffffff", 0)], 0, 0, 0, 1200, "multiply")


def ledge(sc: Scene, P: list[tuple[float, float]], name: str, top: float) -> None:
    """A near block of rock, all in shade but for its upper edge."""
    r = sc.stream(name)
    g = Polygon([(x + r.uniform(-3, 3), y + r.uniform(-2, 2)) for x, y in curve(np.array(P, float), n=6)]).buffer(0)
    sc.layer(g, sc.rad([(0, "#a04a44"), (0.35, "#5e2538"), (1, PLUM)], LX, LY + 40, 520), z=16, sh=0.6, shc="#1c0a20", cut=1.2, rim="#ffdcae", rimop=1, rimw=2)  # fmt: skip
    x0, _, x1, y1 = g.bounds
    lines = [limb([(x, y + 6 * math.sin(x * 0.03 + y * 0.7) + r.uniform(-2, 2), r.uniform(0.6, 2.4)) for x in np.arange(x0, x1 + 20, 20)], 2, 3) for y in np.arange(top + 14, min(y1, 1240), 17)]  # fmt: skip
    sc.flat(clean(U(lines).intersection(g)), "#16081c", 0.45)
    sc.flat(clean(T(U(lines), 0, 2).difference(U(lines)).intersection(g)), "#f0a880", 0.22)


def draw_ledges(sc: Scene) -> None:
    """Low on the left, high on the right."""
    ledge(sc, [(-60, LOW - 4), (40, LOW), (118, LOW), (150, LOW + 8), (146, 900), (116, 960), (134, 1040), (96, 1130), (110, 1270), (-60, 1270)], "low", LOW)  # fmt: skip
    ledge(sc, [(860, HIGH - 4), (760, HIGH), (700, HIGH + 2), (672, HIGH + 12), (688, 600), (724, 660), (700, 760), (742, 860), (716, 980), (752, 1270), (860, 1270)], "high", HIGH)  # fmt: skip


def hanging(k: int) -> Figure:
    """Somebody at full stretch, the head over the arms, feet together."""
    kind, a, b, trim, skin, hair, hc, age, pattern = PEOPLE[k]
    pose = Pose(1.02, lean=(4, 8, 2)[k], stoop=(-6, -10, -4)[k], nod=-26, foot_a=(-0.1, 0.02), foot_b=(0.0, 0.0), hand_a=(0.42, -0.9), hand_b=(0.5, -0.86), toe_a=60, toe_b=52, knee_a=1, knee_b=1, elbow_a=1, elbow_b=1, grip_a="grip", grip_b="grip")  # fmt: skip
    d = dress(kind, a, b, trim).but(pattern=pattern, pattern_colour=trim)
    f = person(age, "side", pose, d, skin, hair, hc, "firm", 1.8, big_head=1.3)
    names = [p.name for p in f.pieces]
    face, arm = names.index("face"), len(names) - 1 - names[::-1].index("hand")
    f.pieces = [*f.pieces[:face], *f.pieces[arm:], *f.pieces[face:arm]]  # the face over the near arm
    return f


def between(f: Figure, p: tuple[float, float], q: tuple[float, float]) -> Figure:
    """The figure with its ankles on p and its hands on q, belly down."""
    fx, fy = f.at("foot_a")
    hx, hy = f.at("hand_a.hold")
    s = math.dist(p, q) / math.hypot(hx - fx, hy - fy)
    turn = math.atan2(q[1] - p[1], q[0] - p[0]) - math.atan2(hy - fy, hx - fx)
    return T(T(T(f, -fx, -fy), s=s), *p, rot=math.degrees(turn))


def draw_chain(sc: Scene) -> None:
    """Three who hang, the highest first."""
    for k in (2, 1, 0):
        f = between(hanging(k), JOINTS[k], JOINTS[k + 1])
        put(sc, f, z=3, rim=(-1.4, 2, "#fff0cc", 0.95), shade=("#3a1434", 0.45, 480), wash=0.3, sh=0.5, cast=5)


def back_at(x: float) -> float:
    """The height of the chain's upper side at x."""
    line = along(curve(np.array(JOINTS, float), n=30), 600)
    return float(np.interp(x, line[:, 0], line[:, 1])) - 24


def draw_walkers(sc: Scene) -> None:
    """The girl sets foot before foot; the goat does not like it."""
    gx = 436
    girl = person(
        9, "side", SIDE["walk"].but(lean=9, nod=2, hand_a=(-0.7, 0.5), hand_b=(0.8, 0.2), elbow_a=-1, elbow_b=-1, grip_b="open", foot_a=(0.3, 0.14), foot_b=(-0.26, 0.0), toe_a=-14),
        dress("dress", "#2aa5a0", "#2aa5a0", "#f2d070").but(pattern="dots", pattern_colour="#bfeae0", shoes="bare"), "#b97a52", "braid", "#2a1a14", "calm", hat="scarf", hat_colour="#f2c23c", big_head=1.06,
    )  # fmt: skip
    girl = T(girl, gx, back_at(gx) + 2, 1.4)
    goat = T(
        beast("goat", "walk", ("#fbf4e4", "#ffffff", "#8a7468"), neck=-6, head=8), 218, back_at(218) + 3, 0.9, rot=3
    )
    hx, hy = girl.at("hand_a.hold")
    nx, ny = goat.at("neck")
    put(sc, goat, z=2.2, rim=(-2, 0.6, "#ffffff", 0.9), shade=("#7a4a70", 0.4, 420), cast=5)
    sc.stroke(curve(np.array([(hx, hy), ((hx + nx) / 2, max(hy, ny) + 10), (nx, ny)]), n=10), "#6a2a28", 2.8)
    put(sc, girl, z=2.4, rim=(-2, 1, "#fff6d8", 1), shade=("#1d4a68", 0.3, 420), cast=5)


def draw_holders(sc: Scene) -> None:
    """One sits with the heels against the rock, one kneels at the edge."""
    look: dict[str, Any] = {"z": 2.8, "shade": ("#3a1434", 0.4, 560), "cast": 7}
    s, x = 1.12, 98
    to = lambda p, at, y, f: (f * (p[0] - at) / s, (p[1] - y) / s)  # noqa: E731
    a = to(JOINTS[0], x, LOW, 1)
    low = person(45, "side", SIDE["sit_floor"].but(lean=-24, stoop=8, nod=6, foot_a=(0.62, 0.05), foot_b=(0.54, 0.02), toe_a=-60, toe_b=-50), dress("shirt", "#e8dcc0", "#3c3a5c", "#e8dcc0"), "#d9a077", "short", "#3a2018", "firm", 1.25, reach_a=a, reach_b=(a[0] - 5, a[1] + 4), grip_a="grip", grip_b="grip", big_head=1.1, beard="full")  # fmt: skip
    put(sc, T(low, x, LOW + 2, s), rim=(-2.4, 1, "#ffe2b8", 0.95), **look)
    x = 738
    a = to(JOINTS[3], x, HIGH, -1)
    high = person(40, "side", SIDE["kneel"].but(hip=0.46, lean=76, stoop=14, nod=-16, foot_a=(-0.46, 0.3)), dress("sweater", "#2f7a6a", "#3a3050", "#e8d6b4"), "#5e3a28", "bun", "#141014", "firm", 1.2, reach_a=a, reach_b=(a[0] - 4, a[1] - 6), grip_a="grip", grip_b="grip", big_head=1.1, hat="scarf", hat_colour="#d8542f", step_a=(-42, -6), step_b=(30, -7))  # fmt: skip
    put(sc, T(high, x, HIGH + 2, s, flip=True), rim=(2.4, 1, "#ffe2b8", 0.95), **look)


def draw() -> Scene:
    """Who holds those who hold?"""
    sc = Scene("arms_bridge", light=(LX, LY, 220), shadow="#2a0c26", bg=PLUM)
    draw_cleft(sc)
    draw_ledges(sc)
    draw_chain(sc)
    draw_walkers(sc)
    draw_holders(sc)
    sc.vignette("#2a1230", 0.5, LX - 20, 640, 860, 0.45)
    sc.finish()
    return sc
