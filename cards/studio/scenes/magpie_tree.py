"""In a winter tree the magpies have hung up all that was ever lost; a woman finds her ring round a nestling's neck.

Palette: straw sky #e3dfc6, bark taupe #84796a, pewter #b6b4a4, magpie green-black #1c3638, snow light #f9f8ee, brass gleam #d39a35.
Light: a low winter sun behind the nest. Planes: sky / far woods / far tree / tree / snow with its shadow / near bough.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.trinkets import TRINKETS, trinket

SX, SY = 446.0, 566.0  # the sun
NX, NY = 452.0, 606.0  # the rim of the nest
FX, FY = 430.0, 1000.0  # the foot of the tree
LADDER = ((262.0, 1032.0), (372.0, 628.0))
# boughs of the fan: points x, y, width
BOUGHS: tuple[list[tuple[float, float, float]], ...] = (
    [(FX, 840, 66), (382, 742, 40), (286, 640, 30), (188, 560, 21), (84, 500, 13), (10, 470, 6)],
    [(286, 640, 22), (230, 520, 17), (190, 390, 12), (150, 270, 8), (130, 180, 3)],
    [(FX, 830, 62), (400, 730, 44), (352, 560, 30), (310, 400, 21), (296, 250, 13), (270, 120, 7), (262, 60, 3)],
    [
        (FX + 4, 830, 60),
        (444, 740, 46),
        (462, 660, 40),
        (520, 590, 24),
        (536, 470, 19),
        (520, 330, 14),
        (500, 190, 9),
        (506, 70, 4),
    ],
    [(FX + 8, 840, 66), (490, 740, 42), (586, 650, 30), (660, 520, 21), (700, 390, 14), (720, 260, 8), (716, 160, 3)],
    [(586, 650, 24), (680, 594, 18), (766, 556, 11), (840, 536, 6)],
    [(462, 664, 26), (404, 622, 19), (384, 560, 14), (398, 470, 10), (412, 350, 7), (404, 220, 3)],
)
LOW = 880.0  # nothing hangs lower


def twigs(sc: Scene, P: list[tuple[float, float, float]], name: str, keep: Any, n: int = 7) -> list[Any]:
    """Side branches along a bough, finer towards its end."""
    r = sc.stream(name)
    c = along(curve(np.array(P, float), n=10), 40)
    out = []
    for k in range(n):
        i = int(9 + 30 * (k + r.uniform(0, 0.7)) / n)
        i = min(38, i)
        x, y, w = c[i]
        d = c[i] - c[i - 1]
        a = math.atan2(d[1], d[0]) + (1 if k % 2 else -1) * r.uniform(0.5, 0.95)
        if i > 33:
            a = math.atan2(d[1], d[0]) + r.uniform(-0.3, 0.3)
        h = r.uniform(120, 210) * (0.7 + 0.3 * w / 20)
        wood, _ = tree(r, x, y, h, a=a, w=max(2.6, w * 0.5), depth=6, spread=0.5, curl=0.4, ratio=0.76, avoid=keep)
        out.append(wood)
    return out


def draw_sky(sc: Scene) -> None:
    """Straw light with rings round the sun, far hills, a village that has lost these things, woods in the haze."""
    sc.backdrop(
        sc.rad([(0, "#fffdf2"), (0.2, "#fbefcb"), (0.48, "#efdfb4"), (0.78, "#d6cda8"), (1, "#aeb39b")], SX, SY, 800)
    )
    for k, rr in enumerate((400, 290, 196)):
        c = ("#ecdfb8", "#f3e6c0", "#faeecd")[k]
        sc.layer(
            ellipse(SX, SY, rr),
            sc.rad([(0, "#fffdf2"), (0.6, c), (1, c)], SX, SY, rr),
            z=4,
            sh=0.14,
            cut=1.4,
            op=0.6,
            rim="#ffffff",
            rimop=0.6,
            wash=0.5,
        )
    sc.layer(
        ellipse(SX, SY, 108),
        sc.rad([(0, "#ffffff"), (0.7, "#fffbe8"), (1, "#fbeebf")], SX, SY, 108),
        z=5,
        sh=0.2,
        shc="#a58a4a",
        cut=0.6,
        wash=0.3,
        rim="#ffffff",
        rimop=0.9,
    )
    for k, (y, amp, c, t) in enumerate(
        ((846, 22, "#c9cbb6", -30), (884, 18, "#b3bbaa", 36), (918, 12, "#d6d8c6", -10))
    ):
        g, top = ridge(sc.stream(f"hill {k}"), y, amp, f=1.2 + 0.3 * k, tilt=t)
        sc.layer(g, sc.near(mix(c, "#fffbe8", 0.55), c, 560, (SX, SY)), z=5, sh=0.22, cut=0.7, rim="#ffffff", rimop=0.6)
        r = sc.stream(f"wood {k}")
        firs, x = [], -10.0
        while x < 820 and k < 2:
            if abs(x - 600) > 70 or k == 1:
                h = r.uniform(14, 34) * (1 + 0.3 * k)
                y0 = y_at(top, x) + 4
                firs.append(
                    shape(
                        f"{x - h * 0.24},{y0}^ {x - h * 0.1},{y0 - h * 0.5} {x},{y0 - h}^ {x + h * 0.1},{y0 - h * 0.5} {x + h * 0.24},{y0}^"
                    )
                )
            x += r.uniform(5, 22) if r.random() < 0.75 else r.uniform(40, 90)
        if firs:
            sc.layer(U(firs), mix(c, "#6f8078", 0.5 + 0.1 * k), z=2, sh=0.2, cut=0, fibre=0, wash=0)
        if k == 0:  # roofs with snow, one lit pane
            for i, (hx, s) in enumerate(((568, 0.9), (594, 1.1), (622, 0.86), (640, 1.0))):
                hy = y_at(top, hx) + 8
                sc.flat(box(hx - 9 * s, hy - 17 * s, hx + 9 * s, hy), "#99a298", 1)
                sc.flat(
                    Polygon([(hx - 12 * s, hy - 16 * s), (hx, hy - 29 * s), (hx + 12 * s, hy - 16 * s)]), "#f3f1e2", 1
                )
                sc.flat(box(hx - 3, hy - 12 * s, hx + 1, hy - 7 * s), "#f0c26a" if i == 1 else "#6f7d78", 0.9)
            sc.flat(smoke(594, y_at(top, 594) - 26, 70, 0.5, 11), "#f5f2e2", 0.7)
    sc.veil([(0, "#fff6da", 0), (0.5, "#fff6da", 0.34), (1, "#fff6da", 0)], 0, 790, 0, 960)


def keep_free() -> Any:
    """Where no twig grows: the nest against the sun, the woman."""
    return U(ellipse(NX - 6, NY - 50, 92, 74), shape("240,1010 236,760 300,640 400,600 420,700 380,860 330,1010"))


def hang(
    sc: Scene,
    wood: Any,
    name: str,
    n: int,
    size: tuple[float, float],
    length: tuple[float, float],
    keep: Any,
    gap: float,
) -> list[tuple[float, float, float, float, str]]:
    """Places for things: (x, top of thread, y, scale, kind), hanging under twigs with air around each."""
    r = sc.stream(name)
    out: list[tuple[float, float, float, float, str]] = []
    kinds: list[str] = []
    tries = 0
    while len(out) < n and tries < n * 60:
        tries += 1
        x = r.uniform(14, 786)
        hits = LineString([(x, 30), (x, LOW - 90)]).intersection(wood)
        segs = [g for g in (hits.geoms if hasattr(hits, "geoms") else [hits]) if not g.is_empty]
        if not segs:
            continue
        y0 = r.choice(segs).bounds[3]
        s = r.uniform(*size)
        y = y0 + r.uniform(*length)
        mid = (x, y + 15 * s)
        if y + 34 * s > LOW or keep.intersects(box(x - 16 * s, y0 + 2, x + 16 * s, y + 34 * s)):
            continue
        if any(math.hypot(mid[0] - a, (mid[1] - c - 15 * d) * 0.8) < gap * (s + d) for a, _, c, d, _ in out):
            continue
        if not kinds:
            kinds = list(TRINKETS)
            r.shuffle(kinds)
        out.append((x, y0, y, s, kinds.pop()))
    return out


def draw_things(
    sc: Scene, places: list[tuple[float, float, float, float, str]], name: str, deep: float, z: float
) -> None:
    """Threads and things; those near the sun have the brightest edges."""
    r = sc.stream(name)
    for x, y0, y, s, kind in places:
        g = T(trinket(kind), x, y, s, rot=r.uniform(-12, 12))
        d = math.hypot(x - SX, y - SY) / 520
        metal = r.choice(("#8a8a7c", "#77786c", "#a9853f", "#6d6a5c", "#8d7a4c", "#55605a", "#96988a", "#7a5a44"))
        if r.random() < 0.34:
            metal = r.choice(("#d39a35", "#c98a2e", "#e0b04a"))
        c = mix(mix(metal, "#1c3638", deep * min(1.0, 0.35 + d * 0.6)), "#e3dfc6", 0.55 * (1 - deep))
        sc.stroke([(x, y0 - 1), (x, y + 1)], mix("#1c3638", "#d8d4ba", 1 - deep), 0.6 + 0.6 * s * deep, 0.85)
        sc.layer(g, c, z=z, cut=0, fibre=0, wash=0.4, sh=0.3, rim="#fff3c8", rimop=0.95, rimw=1.1)
        if metal in ("#d39a35", "#c98a2e", "#e0b04a"):
            gx, gy = x + (3 if SX > x else -3) * s, y + 10 * s
            sc.glow(gx, gy, 20 * s + 6, "#ffd98a", 0.55)
            sc.flat(
                U(
                    limb([(gx - 6 * s, gy, 0.3), (gx, gy, 1.2), (gx + 6 * s, gy, 0.3)], 2),
                    limb([(gx, gy - 6 * s, 0.3), (gx, gy, 1.2), (gx, gy + 6 * s, 0.3)], 2),
                ),
                "#fff6d8",
                0.95,
            )


def tree_wood(sc: Scene, keep: Any) -> Any:
    """The great fan: trunk with roots, boughs, twigs."""
    trunk = fillet(
        U(
            limb([(FX - 4, 1012, 112), (FX - 6, 960, 84), (FX, 890, 78), (FX + 2, 820, 84)], 8),
            [
                limb([(FX + s * 34, 970, 34), (FX + s * 74, 1004, 22), (FX + s * (118 + 12 * s), 1024, 6)], 6)
                for s in (-1, 1)
            ],
            limb([(FX - 10, 980, 40), (FX - 26, 1022, 24), (FX - 40, 1040, 8)], 5),
            limb([(FX + 22, 980, 36), (FX + 44, 1020, 20), (FX + 70, 1038, 6)], 5),
            [limb(P, 10) for P in BOUGHS],
        ),
        9,
    )
    fine = [w for k, P in enumerate(BOUGHS) for w in twigs(sc, P, f"twigs {k}", keep, (8, 7, 8, 8, 8, 5, 6)[k])]
    twigs_ = U(fine).difference(ellipse(NX - 6, NY - 50, 104, 84))
    return clean(U(trunk, twigs_).intersection(box(-60, -60, 860, 1014)))


def draw_bark(sc: Scene, wood: Any) -> None:
    """Light runs along the boughs from the sun; grain in the trunk."""
    rimlight(sc, wood, 2.2, 2.6, "#fff3cc", 0.75, blur=0.8, r=520)
    rimlight(sc, wood, -2.2, 2.6, "#fff3cc", 0.5, blur=0.8, r=420)
    r = sc.stream("grain")
    with sc.clip(wood):
        for _ in range(40):
            x, top = FX + r.uniform(-44, 44), r.uniform(700, 880)
            P = [
                (x + (x - FX) * 0.5, r.uniform(930, 1010)),
                (x, 920),
                (x + r.uniform(-6, 6), 880),
                (x + (x - FX) * 0.5, top),
            ]
            sc.stroke(
                curve(np.array(P, float), n=6), r.choice(("#4a5a54", "#0f2224", "#6d766a")), r.uniform(0.8, 2), 0.5
            )
        for P in BOUGHS:
            c = curve(np.array(P, float), n=8)
            for d in (-0.22, 0.16):
                sc.stroke([(x + w * d, y + w * d * 0.5) for x, y, w in c[6:]], "#5a6860", 1.1, 0.4)


def draw_snow(sc: Scene, wood: Any) -> None:
    """The field, the tree's shadow coming towards us, her track."""
    g, top = land(sc.stream("snow"), [(-60, 990), (200, 972), (FX, 978), (620, 964), (860, 984)], 4)
    sc.layer(g, sc.near("#fffef8", "#d6d8cf", 640, (SX, 900)), z=8, sh=0.25, cut=0.8, rim="#ffffff", rimop=0.9)
    sh = AF.affine_transform(clean(wood.simplify(1.2)), [1.02, -0.12, 0, -0.31, -0.02 * FX + 0.12 * FY, FY * 1.31 + 6])
    with sc.clip(g):
        sc.flat(clean(sh), sc.lin([(0, "#7f959a", 0.9), (1, "#a9b8b6", 0.5)], 0, 1000, 0, 1230), 0.62, "multiply", 1.6)
    g2, _ = land(sc.stream("drift"), [(-60, 1120), (120, 1132), (330, 1170), (560, 1176), (760, 1128), (860, 1096)], 4)
    sc.layer(
        g2, sc.lin([(0, "#f8f7ee"), (1, "#bcc6c2")], 0, 1090, 0, 1210), z=10, sh=0.3, cut=0.9, rim="#ffffff", rimop=0.95
    )
    P = curve(np.array([(560, 1240), (566, 1180), (520, 1130), (420, 1104), (330, 1078), (282, 1048)], float), n=10)
    q = along(P, 26)
    for k, (a, b) in enumerate(zip(q[:-1], q[1:], strict=True)):
        d = (b - a) / (np.hypot(*(b - a)) + 1e-9)
        w = 3 + 7 * (a[1] - 1030) / 200
        x, y = a + np.array([-d[1], d[0]]) * (w * 0.7 if k % 2 else -w * 0.7)
        e = ellipse(x, y, w, w * 0.5, math.degrees(math.atan2(d[1], d[0])) * 0.4)
        sc.flat(e, "#8a9c9e", 0.75)
        sc.flat(T(e, 0, w * 0.3), "#ffffff", 0.6)
    _ = top


def nestling(x: float, y: float, s: float, look: float = 0, open_: int = 0) -> Figure:
    """A young magpie's head and breast above the rim; facing left."""
    f = Figure()
    f.add(shape("-15,8^ -17,-8 -13,-20 -15,-32 -8,-43 4,-45 13,-38 15,-26 13,-12 18,-2 17,8^"), "#1c2c30", "body")
    f.add(shape("-14,8^ -12,-4 0,-8 12,-3 14,8^"), "#e9e6d6", "breast", 0.5)
    up = "-12,-40^ -28,-46 -34,-44^ -26,-38 -13,-34^" if open_ else "-12,-38^ -26,-35 -33,-31^ -24,-30 -12,-29^"
    f.add(shape(up), "#33393a", "beak", 0.6)
    if open_:
        f.add(shape("-12,-35^ -24,-32 -30,-26^ -22,-26 -11,-29^"), "#33393a", "beak.low", 0.6)
    f.add(ellipse(-4, -36, 2.6), "#d9c48a", "eye", 0.2, True)
    f.add(ellipse(-4.6, -36.2, 1.5), "#101a1c", "pupil", 0.2, True)
    return T(f, x, y, s, rot=look)


def draw_nest(sc: Scene) -> None:
    """Against the sun: twigs, three young, one with the ring."""
    put(sc, nestling(NX - 30, NY + 6, 0.86, 16, 1), z=2, rim=(1.5, 1.5, "#fff3cc", 0.8))
    put(sc, nestling(NX + 34, NY + 8, 0.86, -8, 1), z=2, rim=(1.5, 1.5, "#fff3cc", 0.8))
    put(sc, nestling(NX + 2, NY + 2, 1.16), z=2.4, rim=(1.5, 1.5, "#fff3cc", 0.8))
    ring = T(ellipse(0, 0, 17, 5.4).difference(ellipse(0, -0.4, 14, 3.4)), NX + 1, NY - 14, 1, rot=8)
    sc.layer(ring, "#e8a82e", z=2, cut=0, fibre=0, wash=0, rim="#fffbe0", rimop=1)
    r = sc.stream("nest")
    back, front = [], []
    for k in range(120):
        a = r.uniform(-1, 1)
        x = NX + a * 60
        y = NY + 4 + 30 * (1 - a * a) ** 0.5 * r.random()
        L = r.uniform(18, 44)
        b = r.uniform(-0.5, 0.5) + a * 0.5
        g = limb(
            [
                (x - L * math.cos(b), y - L * math.sin(b) * 0.6, 0.8),
                (x, y + 3, 2.4),
                (x + L * math.cos(b), y + L * math.sin(b) * 0.6, 0.6),
            ],
            4,
        )
        (back if k % 2 else front).append(g)
    bowl = shape(
        f"{NX - 66},{NY}^ {NX},{NY + 10} {NX + 66},{NY}^ {NX + 48},{NY + 32} {NX},{NY + 48} {NX - 48},{NY + 32}"
    )
    sc.layer(U(bowl, back), "#2c3a34", z=5, sh=0.4, cut=0, fibre=0, rim="#fff3cc", rimop=0.8)
    sc.layer(U(front), "#6d6a52", z=2.4, sh=0.4, cut=0, fibre=0, wash=0, rim="#fff3cc", rimop=0.8)
    gx, gy = NX - 11, NY - 15
    sc.glow(gx, gy, 74, "#ffcf6a", 1)
    sc.flat(
        U(
            [
                limb(
                    [
                        (gx - L * math.cos(a), gy - L * math.sin(a), 0.3),
                        (gx, gy, 2.2),
                        (gx + L * math.cos(a), gy + L * math.sin(a), 0.3),
                    ],
                    2,
                )
                for a, L in ((0, 26), (math.pi / 2, 26), (math.pi / 4, 11), (-math.pi / 4, 11))
            ]
        ),
        "#fffdf0",
        1,
    )


def draw_woman(sc: Scene) -> None:
    """Thirty, with child, in a madder coat; on the ladder, her hand stops short of the nest."""
    (x0, y0), (x1, y1) = LADDER
    lad = ladder(x0, y0, x1, y1, 44, 13, 7)
    sc.flat(limb([(x0 - 4, y0 + 4, 8), (x0 - 110, y0 + 150, 8)], 2), "#7f959a", 0.35, "multiply", 3)
    sc.layer(lad, sc.near("#a08a64", "#4a463a", 420, (SX, SY)), z=7, sh=0.4, cut=0.3, rim="#fff3cc", rimop=0.9)
    s = 1.0
    px, py = 306.0, 862.0
    coat = dress("coat", "#8f3f3c", "#3b444a", "#e9d9b0").but(
        belly=13, skirt=0.62, flare=10, collar="scarf", collar_colour="#5f7a80"
    )
    pose = Pose(
        0.98,
        lean=5,
        nod=-20,
        foot_a=(0.06, 0.0),
        foot_b=(0.2, 0.22),
        toe_a=10,
        toe_b=8,
        elbow_a=-1,
        elbow_b=1,
        grip_a="grip",
        grip_b="open",
    )
    p = person(
        30,
        "side",
        pose,
        coat,
        "#b98a68",
        "braid",
        "#2c1e1a",
        feeling("wonder"),
        1.0,
        reach_a=((372 - px) / s, (728 - py) / s),
        reach_b=((404 - px) / s, (622 - py) / s),
    )
    put(sc, T(p, px, py, s), z=3, rim=(-3, 2, "#fff3cc", 0.95), shade=("#2c3a40", 0.3, 420), cast=8)


def shine(c: str) -> str:
    """Black feathers turn green-black; the white ones stay."""
    return mix(c, "#1c3638", 0.3) if sum(rgb(c)) < 420 else c


def draw_magpies(sc: Scene) -> None:
    """Five, with true long tails: one watches her hand."""
    for x, y, s, flip, look, back in (
        (566, 586, 0.92, True, 18, 0),
        (292, 292, 0.62, False, 12, 0),
        (690, 424, 0.74, True, 8, 0),
        (180, 430, 0.6, True, -8, 0),
    ):
        b = T(bird_on("magpie", look=look), x, y, s, flip=flip).recolour(shine)
        put(sc, b, z=3, rim=(2 if x > SX else -2, 1.6, "#fff3cc", 0.9), cast=5)
        _ = back
    m = T(
        bird_flying("magpie", 0, ("#1c2c30", "#1f3f46", "#e9e6d6", "#33393a", "#33393a")),
        648,
        176,
        0.62,
        flip=True,
        rot=14,
    )
    put(sc, m, z=3, rim=(2, 1.6, "#fff3cc", 0.8), cast=4)
    bx, by = m.at("beak")
    sc.stroke([(bx, by), (bx - 2, by + 18)], "#1c3638", 1)
    sc.layer(T(trinket("locket"), bx - 2, by + 16, 0.8), "#d39a35", z=3, cut=0, fibre=0, rim="#fffbe0", rimop=1)


def draw_frame(sc: Scene) -> None:
    """Near boughs in the upper corners, with large things."""
    r = sc.stream("frame")
    w1, _ = tree(r, -30, 210, 330, a=-0.5, w=30, depth=7, spread=0.5, curl=0.4)
    w2, _ = tree(r, 840, 90, 300, a=3.4, w=28, depth=7, spread=0.5, curl=0.4)
    b = U(
        w1,
        w2,
        limb([(-40, 330, 34), (20, 250, 26), (60, 120, 16), (130, 20, 8), (150, -40, 3)], 8),
        limb([(840, 330, 30), (790, 200, 24), (770, 90, 16), (700, -10, 8)], 8),
    )
    sc.layer(b, sc.near("#2f4a48", "#122628", 640, (SX, SY)), z=16, sh=0.5, cut=0, fibre=0.05, rim="#fff3cc", rimop=0.7)
    for kind, x, y0, y, s in (
        ("key", 48, 200, 300, 3.2),
        ("spoon", 104, 70, 136, 2.6),
        ("violin", 752, 210, 268, 3.0),
        ("bell", 690, 20, 74, 2.2),
        ("clock", 22, 330, 470, 2.3),
    ):
        sc.stroke([(x, y0), (x, y + 2)], "#122628", 2)
        g = T(trinket(kind), x, y, s, rot=r.uniform(-5, 5))
        sc.layer(
            g,
            sc.near("#5d6a5e", "#1a2f30", 560, (SX, SY)),
            z=9,
            sh=0.4,
            cut=0,
            fibre=0.1,
            rim="#fff0bf",
            rimop=1,
            rimw=1.6,
        )
        rimlight(sc, g, -2.4 if x < SX else 2.4, 0.6, "#f0c870", 0.9, r=900)


def draw() -> Scene:
    """Will she take it?"""
    sc = Scene("magpie_tree", light=(SX, SY, 240), shadow="#142022", bg="#e3dfc6")
    keep = keep_free()
    draw_sky(sc)
    far, _ = tree(sc.stream("far tree"), 706, 936, 470, w=30, depth=8, spread=0.5)
    far2, _ = tree(sc.stream("far tree 2"), 96, 946, 400, w=26, depth=8, spread=0.5)
    both = U(far, far2)
    sc.layer(both, "#b3b7a6", z=3, sh=0.2, cut=0, fibre=0, wash=0)
    draw_things(sc, hang(sc, both, "far things", 40, (0.4, 0.56), (4, 26), keep, 13), "far", 0.34, 1.6)
    wood = tree_wood(sc, keep)
    draw_snow(sc, wood)
    sc.layer(
        wood, sc.near("#4a5a52", "#1c3638", 480, (SX, SY)), z=9, sh=0.4, cut=0, fibre=0.06, rim="#fff3cc", rimop=0.7
    )
    draw_bark(sc, wood)
    mound = shape("268,1024^ 330,1006 372,1010 420,1000 470,1008 520,1002 596,1022^ 520,1040 430,1044 340,1040")
    sc.layer(
        mound,
        sc.lin([(0, "#ffffff"), (1, "#e6e8e0")], 0, 1000, 0, 1044),
        z=3,
        sh=0.2,
        cut=0.5,
        rim="#ffffff",
        rimop=0.9,
    )
    draw_things(sc, hang(sc, wood, "things", 110, (0.8, 1.42), (6, 46), keep, 16), "main", 0.9, 2.6)
    draw_magpies(sc)
    draw_woman(sc)
    draw_nest(sc)
    sc.glow(SX, SY - 20, 250, "#fff6da", 0.4)
    snow(sc, 60, "#ffffff", 0.8, size=(1, 3))
    draw_frame(sc)
    sc.vignette("#4a4c3c", 0.3, SX, 600, 880)
    sc.finish()
    return sc
