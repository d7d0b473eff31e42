"""Over a gorge full of lit mist one person hangs from the ankles of the other, right across; a girl with a goat walks over them.

Palette: cliff slate #1d2b44, rose mist #e9b6a4, straw glow #fff2cf, dove #93a0b4, brick #b5402f, shawl turquoise #2aa5a0.
Light: the sun hidden in the mist behind the girl. Planes: mist / three ranks of rock pillars / cloud / far cliff / the chain / near cliff.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *

LX, LY = 512, 664  # where the mist is brightest
SLATE, ROSE, GLOW, DOVE = "#1d2b44", "#e9b6a4", "#fff2cf", "#93a0b4"
LEDGE = 304  # top of the near cliff
SAG = [(212, 304), (222, 490), (290, 680), (418, 806), (556, 822), (684, 768), (764, 664)]  # hands of the first to ankles of the last  # fmt: skip
LINKS = (0.88, 0.82, 0.76, 0.68, 0.6)  # sizes of those who hang, near to far
GIRL = (566, 1.34)
FAR_TOP = 646
PEOPLE = (  # kind of clothes, colours, skin, hair, hair colour, age
    ("vest", "#b5402f", "#2c3350", "#e8d6b4", "#b97a52", "short", "#20161a", 38),
    ("dress", "#7a3f6a", "#7a3f6a", "#e0a848", "#e0b088", "braid", "#5a2c1c", 30),
    ("sweater", "#c98a2e", "#3a3648", "#8a3a2c", "#8a5636", "afro", "#1a1214", 26),
    ("tunic", "#3f6a4c", "#4a2f3c", "#e8d6b4", "#d9a077", "balding", "#cfc6ba", 60),
    ("shirt", "#a83a4c", "#26314e", "#f0e2c4", "#5e3a28", "bun", "#1a1214", 34),
    ("sailor", "#e8dcc4", "#35486e", "#35486e", "#e3b58c", "tousled", "#7a4a24", 19),
)


def mist(sc: Scene, c: str, r: float = 700, k: float = 1.0) -> str:
    """A colour that melts into the glow near the sun."""
    return sc.rad([(0, mix(c, GLOW, 0.85 * k)), (0.3, mix(c, ROSE, 0.5 * k)), (0.75, c), (1, dark(c, 0.18))], LX, LY, r)


def heap(r: random.Random, x0: float, x1: float, y: float, size: float, amp: float) -> Any:
    """A bank of cloud: convex lobes along a swaying line, filled to the foot of the card."""
    out = []
    x, ph = x0, r.uniform(0, 6)
    while x < x1:
        s = size * r.uniform(0.5, 1.3)
        yy = y + amp * math.sin(x * 0.011 + ph) + r.uniform(-0.2, 0.2) * size
        out.append(ellipse(x, yy, s * 1.25, s * 0.56))
        out.append(ellipse(x + r.uniform(-0.5, 0.5) * s, yy - s * 0.3, s * 0.6, s * 0.4))
        x += s * 1.0
    xs = np.linspace(x0, x1, 40)
    return U(out, Polygon([*[(q, y + amp * math.sin(q * 0.011 + ph)) for q in xs], (x1, 1260), (x0, 1260)]))


def draw_sky(sc: Scene) -> None:
    """Mist lit from within, dusk-blue away from it; a few long torn clouds, cranes far off."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffdf0"), (0.12, GLOW), (0.28, "#f8cfa6"), (0.46, "#c99c9c"), (0.68, "#66799c"), (1, "#22355a")],
            LX, LY - 30, 820,
        )
    )  # fmt: skip
    r = sc.stream("streamers")
    for x, y, w, h, c in ((600, 80, 420, 40, "#3a4f78"), (360, 176, 330, 30, "#5f7298"), (640, 290, 300, 26, "#b08f9c")):  # fmt: skip
        sc.layer(scroll_cloud(r, x, y, w, h), c, z=4, sh=0.14, cut=0.4, rim="#ffe9cc", rimop=0.8)
    birds = []
    for k in range(-6, 9):
        x, y, s = 548 + 17 * k, 176 + (9 if k > 0 else -5) * k + 3 * math.sin(2.3 * k), 0.9
        a = 0.35 * math.sin(1.9 * k)
        birds.append(T(U(leaf(0, 0, 12, -0.5 + a, 0.24), leaf(0, 0, 12, -2.6 - a, 0.24), limb("-7,2,1.2 0,0,2.6 9,-1,.8", 3, 3)), x, y, s))  # fmt: skip
    sc.flat(U(birds), "#1d2b4c", 0.9)


def pillar(r: random.Random, x: float, w: float, top: float) -> Any:
    """A stack of rock with sheer, stepped sides."""
    n = 11
    left, right = [], []
    lw, rw = w * 0.34, w * 0.3
    for k in range(n):
        y = top + (1240 - top) * (k / (n - 1)) ** 1.25
        left.append((x - lw + r.uniform(-0.07, 0.07) * w, y))
        right.append((x + rw + r.uniform(-0.07, 0.07) * w, y + r.uniform(0, 20)))
        lw += w * r.uniform(0.0, 0.1)
        rw += w * r.uniform(0.0, 0.1)
    crown = [(x - w * 0.16, top - w * 0.13), (x + w * 0.08, top - w * 0.2), (x + w * 0.22, top - w * 0.06)]
    return Polygon([*left[::-1], *crown, *right]).buffer(0)


def pines(r: random.Random, x: float, w: float, top: float, size: float) -> Any:
    """Small flat-topped pines on a rock."""
    out = []
    for _ in range(7):
        px = x + r.uniform(-0.26, 0.26) * w
        h = size * r.uniform(0.5, 1.1)
        py = top - w * 0.1
        out.append(limb([(px, py + 8, 3), (px + r.uniform(-3, 3), py - h * 0.8, 1)], 3, 3))
        out += [ellipse(px + r.uniform(-3, 3), py - h * t, h * 0.44 * (1.2 - t), h * 0.13) for t in (0.25, 0.5, 0.72, 0.9)]  # fmt: skip
    return U(out)


def draw_far(sc: Scene) -> None:
    """Three ranks of pillars, paler with distance, drowned in cloud."""
    ranks = (
        (((664, 120, 520), (300, 90, 560), (590, 60, 640)), "#d9b4a4", 800, 26, "#f8d6b4"),
        (((392, 170, 566), (716, 100, 690)), "#b9949a", 866, 40, "#e8b49c"),
    )
    for k, (rocks, c, y, s, cloud_c) in enumerate(ranks):
        r = sc.stream(f"rank{k}")
        for x, w, top in rocks:
            g = pillar(r, x, w, top)
            sc.layer(g, sc.lin([(0, c), (1, mix(c, "#fbe3c6", 0.85))], 0, top, 0, y + 10), z=5, sh=0.2, shc="#6a5a78", cut=1.0, rim="#fff6de", rimop=0.9)  # fmt: skip
            cuts = [limb([(x + d * w + r.uniform(-6, 6), t, 0.5), (x + d * w * 1.1, t + 26, 2.4), (x + d * w * 1.15 + r.uniform(-5, 5), t + 52, 0.5)], 4) for d in (-0.3, -0.18, -0.04, 0.1, 0.24, 0.36) for t in np.arange(top + r.uniform(0, 40), y, r.uniform(60, 90))]  # fmt: skip
            shelves = [limb([(x - w * 0.6, t, 0.6), (x - w * 0.1, t + r.uniform(-6, 6), 2), (x + w * 0.7, t + r.uniform(-4, 4), 0.6)], 5) for t in np.arange(top + 30, y, 44)]  # fmt: skip
            sc.flat(clean(U(cuts, shelves).intersection(g)), "#7a5f78", 0.17)
            sc.flat(clean(T(g, (x - LX) * 0.16, 0).intersection(g)), "#8a7090", 0.16, "multiply", 8)
            sc.layer(pines(r, x, w, top, 26 + 8 * k), mix(c, "#4a4a66", 0.5), z=1.4, cut=0, wash=0, fibre=0)
        g = heap(sc.stream(f"cloud{k}"), -60, 860, y, s, 10)
        sc.layer(g, mist(sc, cloud_c, 620, 1.0), z=7, sh=0.26, shc="#7a6078", cut=0.5, rim="#fffbe8", rimop=0.95, rimw=1.3)  # fmt: skip
    sc.glow(LX, LY, 380, "#fff0c8", 0.7)


def draw_clouds(sc: Scene) -> None:
    """The mist in the gorge, sheet under sheet, cold towards us."""
    for k, (y, s, c) in enumerate(((932, 56, "#cf9a94"), (1000, 74, "#9f87a0"), (1064, 84, "#5f7096"), (1116, 90, "#3a5078"), (1168, 100, "#22365a"))):  # fmt: skip
        g = heap(sc.stream(f"deep{k}"), -80, 880, y, s, 14)
        sc.layer(
            g, sc.rad([(0, mix(c, GLOW, max(0.2, 0.75 - 0.13 * k))), (0.5, c), (1, mix(c, SLATE, 0.42))], LX - 30 * k, LY + 190, 640),
            z=10 + 2 * k, sh=0.4, shc="#3a3a60", cut=0.6, rim="#fff3dc", rimop=0.9, rimw=1.4,
        )  # fmt: skip
    hawk = T(bird_flying("crow", 1), 478, 984, 0.42, rot=-14)  # a bird of prey, under the feet of all
    sc.flat(T(hawk.outline(), -24, 84), "#2a2c54", 0.34, "multiply", 5)
    sc.layer(hawk.outline(), "#3a3358", z=3, cut=0, wash=0, rim="#ffe9cc", rimop=0.9)


def cliff(sc: Scene, P: list[tuple[float, float]], lit: str, deep: str, name: str, step: float, z: float) -> Any:
    """Rock in set-back sheets, with strata."""
    r = sc.stream(name)
    c = curve(np.array(P, float), n=5)
    g = Polygon([(x + r.uniform(-5, 5), y + r.uniform(-3, 3)) for x, y in c]).buffer(0)
    s = -1 if P[0][0] < 400 else 1
    for k in range(4):
        q = clean(T(g, s * step * k, step * 0.7 * k).intersection(g)) if k else g
        a = mix(lit, deep, k / 3)
        sc.layer(q, sc.rad([(0, mix(a, "#e0a48c", 0.55)), (0.4, a), (1, dark(a, 0.3))], LX, LY, 640), z=z, sh=0.5, shc="#0c1428", cut=1.4, rim="#ffdcb8", rimop=(0.95, 0.35, 0.25, 0.2)[k], rimw=1.8 if k == 0 else 0.9)  # fmt: skip
    x0, y0, x1, y1 = g.bounds
    bands = [limb([(x, y + 7 * math.sin(x * 0.035 + y) + r.uniform(-2, 2), r.uniform(0.6, 2.2)) for x in np.arange(x0, x1 + 20, 20)], 2, 3) for y in np.arange(y0, 1240, 19 * step / 18)]  # fmt: skip
    sc.flat(clean(U(bands).intersection(g)), "#0c1428", 0.34)
    sc.flat(clean(T(U(bands), 0, 2).difference(U(bands)).intersection(g)), "#e8b8a0", 0.14)
    return g


def hanging(k: int) -> Figure:
    """Somebody at full stretch: hands up, feet down."""
    kind, a, b, c, skin, hair, hc, age = PEOPLE[k]
    pose = Pose(1.02, lean=(-3, 4, -2, 3, -3, 2)[k], nod=-20, foot_a=(0.03, 0.0), foot_b=(-0.06, 0.02), hand_a=(0.02, -0.98), hand_b=(0.16, -0.97), toe_a=52, toe_b=64, elbow_a=1, elbow_b=1, grip_a="grip", grip_b="grip")  # fmt: skip
    d = dress(kind, a, b, c)
    return person(age, "side", pose, d, skin, hair, hc, "firm", 1.45, big_head=1.22)


def between(f: Figure, p: tuple[float, float], q: tuple[float, float]) -> Figure:
    """The figure with its hands on p and its ankles on q, belly down."""
    hx, hy = f.at("hand_a.hold")
    fx, fy = f.at("foot_a")
    s = math.hypot(q[0] - p[0], q[1] - p[1]) / math.hypot(fx - hx, fy - hy)
    f = T(f, -hx, -hy)
    f = T(f, s=s, flip=True)
    a0 = math.degrees(math.atan2(fy - hy, -(fx - hx)))
    a1 = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
    return T(f, *p, rot=a1 - a0)


def joints() -> list[tuple[float, float]]:
    """Where hands hold ankles, shorter links towards the far side."""
    line = along(curve(np.array(SAG, float), n=30), 600)
    s = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    cuts = np.r_[0, np.cumsum(LINKS)] / sum(LINKS) * s[-1]
    return [(float(np.interp(c, s, line[:, 0])), float(np.interp(c, s, line[:, 1]))) for c in cuts]


def draw_chain(sc: Scene) -> None:
    """Six who hang, far ones first."""
    J = joints()
    for k in reversed(range(len(LINKS))):
        f = between(hanging(k), J[k], J[k + 1])
        put(sc, f, z=2.6, rim=(-1.6, 1.6, "#fff0cc", 0.9), shade=("#2a3358", 0.42, 520), wash=0.3, sh=0.45)
    x, y = J[2]
    thread = [(x + 2, y + 10), (x - 8, y + 60), (x + 10, y + 110), (x - 2, y + 176)]
    sc.stroke(curve(np.array(thread, float), n=10), "#c8302c", 2.6)


def back_at(x: float) -> float:
    """The height of the chain's upper side at x."""
    line = along(curve(np.array(SAG, float), n=30), 600)
    i = int(np.argmin(np.abs(line[:, 0] - x)))
    return float(line[i, 1]) - 19


def draw_walkers(sc: Scene) -> None:
    """The girl sets foot before foot; the goat does not like it."""
    gx = GIRL[0]
    gy = back_at(gx)
    girl = person(
        9, "side", SIDE["walk"].but(lean=3, nod=6, hand_a=(-0.66, 0.56), hand_b=(0.74, 0.3), elbow_a=-1, elbow_b=-1, grip_b="open", foot_a=(0.26, 0.02), foot_b=(-0.3, 0.06)),
        dress("dress", "#2aa5a0", "#2aa5a0", "#f2d070").but(pattern="dots", pattern_colour="#bfeae0", shoes="bare"), "#b97a52", "braid", "#2a1a14", "calm", hat="scarf", hat_colour="#f2c23c", big_head=1.08,
    )  # fmt: skip
    girl = T(girl, gx, gy, GIRL[1])
    goat = T(beast("goat", "walk", ("#fbf4e4", "#ffffff", "#8a7468"), neck=-14, head=10), 366, back_at(366) + 4, 0.8, rot=33)  # fmt: skip
    hx, hy = girl.at("hand_a.hold")
    nx, ny = goat.at("neck")
    put(sc, goat, z=2.2, rim=(-2, 0.6, "#ffffff", 0.9), shade=("#6a6a90", 0.4, 420))
    sc.stroke(curve(np.array([(hx, hy), ((hx + nx) / 2, max(hy, ny) + 12), (nx, ny)]), n=10), "#7a3a28", 2.6)
    put(sc, girl, z=2.4, rim=(2, 1, "#fff6d8", 1), shade=("#1d4a68", 0.3, 420), cast=4)


def draw_holders(sc: Scene) -> None:
    """Those who kneel and lean back on both cliffs."""
    x0, y0 = joints()[0]
    look: dict[str, Any] = {"z": 2.6, "rim": (-2.6, -0.6, "#ffe2b8", 0.95), "shade": ("#1a2340", 0.3, 640), "cast": 6}
    s, x = 0.98, 164
    to = lambda px, py, at: ((px - at) / s, (py - LEDGE) / s)
    first = person(40, "side", SIDE["kneel"].but(lean=38, stoop=20, nod=4), dress("shirt", "#d8a24a", "#3f4a3c", "#f0e2c4"), "#5e3a28", "short", "#141014", "firm", 1.15, reach_a=to(x0 - 2, y0 + 8, x), reach_b=to(x0 + 6, y0 + 4, x), grip_a="grip", grip_b="grip", big_head=1.1)  # fmt: skip
    first = T(first, x, LEDGE, s)
    hold = first.at("hip")
    crew = [first]
    for dx, d, skin, hair, hc, age, hat in (
        (-38, ("farmwife", "#9a3a34", "#4a3a5a", "#e8d6b4"), "#d9a077", "bun", "#5a3420", 50, "scarf"),
        (-62, ("coat", "#35486e", "#2c2a3c", "#d8c49c"), "#8a5636", "short", "#1a1214", 44, None),
    ):
        x += dx
        at = to(hold[0] + 6, hold[1] - 26, x)
        f = person(age, "side", SIDE["pull"].but(lean=-24, nod=-4), dress(*d), skin, hair, hc, "firm", 1.1, hat=hat, hat_colour="#d8a24a", reach_a=at, reach_b=(at[0] + 4, at[1] - 8), big_head=1.1)  # fmt: skip
        crew.append(T(f, x, LEDGE, s))
        hold = crew[-1].at("hip")
    for f in crew:
        put(sc, f, **look)


def draw_far_cliff(sc: Scene) -> None:
    """The other side, pale, with two who hold the last ankles."""
    P = [(900, FAR_TOP - 8), (840, FAR_TOP - 4), (790, FAR_TOP), (754, FAR_TOP + 14), (766, 730), (734, 830), (760, 930), (738, 1040), (760, 1260), (900, 1260)]  # fmt: skip
    cliff(sc, P, "#94869a", "#5a6284", "far", 26, 7)
    x1, y1 = joints()[-1]
    s = 0.6
    for x, pose, d, skin, hair, hc in ((836, "pull", ("robe", "#6a4a6a", "#4a4058", "#d8c49c"), "#b97a52", "long", "#2a1a14"), (796, "kneel", ("tunic", "#8a3f3a", "#3f4a5c", "#e8d6b4"), "#e0b088", "short", "#4a2c1c")):  # fmt: skip
        to = ((x - x1) / s, (y1 - FAR_TOP) / s)
        f = person(36, "side", SIDE[pose].but(lean=-22 if pose == "pull" else 14), dress(*d), skin, hair, hc, "firm", 1.05, **({} if pose == "pull" else {"reach_a": to, "reach_b": to}))  # fmt: skip
        put(sc, T(f, x, FAR_TOP + 2, s, flip=True), z=2, rim=(2, -0.4, "#fff0cc", 0.9), shade=("#4a4a70", 0.3, 520))


def draw_near(sc: Scene) -> None:
    """The near cliff with its lit caves, and boughs above."""
    P = [(-60, LEDGE - 6), (60, LEDGE - 2), (130, LEDGE + 2), (184, LEDGE + 4), (198, LEDGE + 26), (176, 380), (190, 470), (150, 560), (170, 680), (128, 800), (140, 930), (90, 1060), (98, 1260), (-60, 1260)]  # fmt: skip
    cliff(sc, P, "#3a4a68", SLATE, "near", 22, 12)
    for x, y in ((60, 640), (104, 628), (48, 812), (92, 900)):
        sc.flat(shape(f"{x - 9},{y + 14}^ {x - 9},{y - 3} {x},{y - 14} {x + 9},{y - 3} {x + 9},{y + 14}^"), "#0a1020", 0.9)  # fmt: skip
        if x != 104:
            sc.flat(shape(f"{x - 5},{y + 14}^ {x - 5},{y} {x},{y - 8} {x + 5},{y} {x + 5},{y + 14}^"), "#ffcf80", 1)
            sc.glow(x, y, 40, "#ffb050", 0.6)
    sc.layer(ladder(76, 884, 62, 832, 11, 8, 2.6), "#6a5a5c", z=2, cut=0, wash=0, fibre=0)
    r = sc.stream("tufts")
    sc.layer(grass(r, -20, 226, LEDGE, 26, 60, 0.3, 2.4), "#2c4048", z=3, cut=0, wash=0, fibre=0, rim="#ffe2b8", rimop=0.8)  # fmt: skip


def draw() -> Scene:
    """Who holds those who hold?"""
    sc = Scene("arms_bridge", light=(LX, LY, 220), shadow="#1a2340", bg=SLATE)
    draw_sky(sc)
    draw_far(sc)
    draw_clouds(sc)
    draw_far_cliff(sc)
    draw_near(sc)
    draw_holders(sc)
    draw_chain(sc)
    draw_walkers(sc)
    sc.vignette("#16223e", 0.42, LX - 40, 600, 880, 0.5)
    sc.finish()
    return sc
