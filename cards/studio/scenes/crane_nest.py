"""crane_nest: how long can a city wait?"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import MultiPoint, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# chalk #fbfaf1, sky pear #e6e6c8, morning grey #dcdcd6, concrete #b3b0a8, steel blue #7c93a3, crane yellow #e3b02f
NADIR = np.array([400.0, 748.0])  # the point straight below us
EYE = 1000.0  # how high we are over the ground
SUN = (760.0, -80.0)
FALL = np.array([-0.62, 0.78])  # the way every shadow falls
LENGTH = 1.15  # length of a shadow per height
NEST = np.array([452.0, 506.0])
STOREYS = 400.0  # height of the old houses
WALL = 64.0  # height of the new walls
THICK = 15.0  # and their thickness


def lift(g: Any, h: float) -> Any:
    """A ground shape raised to height h, as we see it from above."""
    f = EYE / (EYE - h)
    return T(g, 0, 0, f, o=tuple(NADIR))


def lifted(x: float, y: float, h: float) -> tuple[float, float]:
    """One point of it."""
    q = NADIR + (np.array([x, y]) - NADIR) * EYE / (EYE - h)
    return float(q[0]), float(q[1])


def thrown(g: Any, h: float, low: float = 0) -> Any:
    """The shadow on the ground of a box of height h standing on g."""
    d = FALL * LENGTH * (h - low)
    return U([p.convex_hull for p in [MultiPoint([*q.exterior.coords, *T(q, *d).exterior.coords]) for q in polys(g)]])


def facade(
    sc: Scene, name: str, a: tuple[float, float], b: tuple[float, float], tone: str, lit: float, floors: int = 5
) -> None:
    """The front of an old house between ground points a and b, with its windows and who looks out of them."""
    r = sc.stream(name)
    a_, b_ = np.array(a), np.array(b)
    at = lambda u, v: lifted(*(a_ + (b_ - a_) * u), STOREYS * v)
    wall = Polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    near, far = lifted(*((a_ + b_) / 2), 0), lifted(*((a_ + b_) / 2), STOREYS)
    sc.layer(
        wall,
        sc.lin([(0, dark(tone, 0.24)), (1, light(tone, 0.16 * lit))], *near, *far),
        z=6,
        sh=0.4,
        cut=0.5,
        rim="#fbfaf1",
        rimop=0.5,
    )
    n = max(2, int(np.hypot(*(b_ - a_)) / 34))
    panes_, frames, bright, sills, folk = [], [], [], [], []
    for j in range(floors):
        v0, v1 = (j + 0.3) / floors, (j + 0.78) / floors
        for i in range(n):
            u0, u1 = (i + 0.28) / n, (i + 0.72) / n
            q = Polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
            frames.append(q.buffer(1.6, join_style=2))
            (bright if r.random() < 0.12 else panes_).append(q)
            um, vm = (u0 + u1) / 2, (v0 + v1) / 2
            sills.append(limb([(*at(um, v0), 1.2), (*at(um, v1), 1.2)], 1))
            sills.append(limb([(*at(u0, vm), 1.1), (*at(u1, vm), 1.1)], 1))
            if r.random() < 0.2:
                folk.append((at(um + r.uniform(-0.08, 0.08) / n, v0 + 0.02), 2.4 + 2.4 * v0))
        if j:
            sc.flat(limb([(*at(0, j / floors), 1.4), (*at(1, j / floors), 1.4)], 1), light(tone, 0.2 + 0.2 * lit), 0.5)
    sc.flat(U(frames), light(tone, 0.18 + 0.22 * lit), 0.9)
    sc.flat(U(panes_), "#3f5260", 0.9)
    sc.flat(U(bright), "#f7dc8a", 1)
    sc.flat(U(sills), light(tone, 0.3), 0.9)
    for (x, y), k in folk:  # their heads are towards us, for they look up
        out = (np.array([x, y]) - NADIR) / np.hypot(x - NADIR[0], y - NADIR[1])
        coat = r.choice(("#b8504a", "#3f7a86", "#d08a3a", "#7a5a7a", "#5f7a4a"))
        sc.layer(ellipse(x, y, k * 1.7, k * 1.3), coat, z=1, cut=0, fibre=0, wash=0)
        sc.layer(
            ellipse(x + out[0] * k, y + out[1] * k, k * 0.9),
            r.choice(("#c98f68", "#8a5636", "#d9a077", "#6a4a38")),
            z=0.8,
            cut=0,
            fibre=0,
            wash=0,
        )


def roof(sc: Scene, name: str, g: Any, tone: str) -> None:
    """A roof above us: courses of tiles, chimneys, a skylight."""
    r = sc.stream(name)
    top = lift(g, STOREYS).intersection(box(-60, -60, 860, 1260))
    if top.is_empty:
        return
    sc.layer(
        top,
        sc.near(light(tone, 0.22), dark(tone, 0.3), 1150, SUN),
        z=14,
        sh=0.55,
        cut=0.8,
        rim="#fff6d8",
        rimop=0.8,
        rimw=1.4,
    )
    x0, y0, x1, y1 = top.bounds
    wide = x1 - x0 > y1 - y0
    lines = (
        [box(x0, y, x1, y + 1.4) for y in np.arange(y0 + 9, y1, 13)]
        if wide
        else [box(x, y0, x + 1.4, y1) for x in np.arange(x0 + 9, x1, 13)]
    )
    ticks = []
    for _ in range(int(top.area / 120)):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        ticks.append(box(x, y, x + (1.2 if wide else 9), y + (9 if wide else 1.2)))
    sc.flat(U(lines, ticks).intersection(top.buffer(-5)), dark(tone, 0.36), 0.5)


def draw_ground(sc: Scene) -> None:
    """Cobbled streets round the site, brighter towards the sun."""
    sc.backdrop(
        sc.rad([(0, "#fffbe9"), (0.4, "#f6efd6"), (0.75, "#e0dcc8"), (1, "#b9bfbc")], SUN[0], SUN[1] + 240, 1150)
    )
    r = sc.stream("cobbles")
    dots = []
    for _ in range(900):
        x, y = r.uniform(90, 720), r.uniform(260, 1200)
        dots.append(box(x, y, x + r.uniform(3, 6), y + r.uniform(2, 4)).buffer(0.6))
    sc.flat(U(dots), "#9aa0a0", 0.35)


# the new house: walls as (x0, y0, x1, y1) along their middle
WALLS = (
    (236, 606, 566, 606), (566, 606, 566, 812), (236, 606, 236, 1010), (566, 880, 566, 1010), (236, 1010, 372, 1010), (440, 1010, 566, 1010),
    (384, 606, 384, 700), (384, 760, 384, 860), (236, 790, 320, 790), (384, 790, 566, 790), (320, 880, 320, 1010), (384, 900, 470, 900), (470, 900, 470, 1010),
)  # fmt: skip


def wall_shape(w: tuple[float, float, float, float]) -> Polygon:
    """Plan of one wall."""
    t = THICK / 2
    return box(w[0] - t, w[1] - t, w[2] + t, w[3] + t)


def draw_site(sc: Scene) -> None:
    """The pit, the slab, the rooms without a roof, planks, gravel, and what a site has."""
    pit = rounded(Polygon([(196, 560), (610, 552), (634, 900), (616, 1058), (200, 1062), (180, 820)]), 16)
    for k, (d, tone) in enumerate(((0, "#dcc9a0"), (10, "#b89a70"), (20, "#7f6850"))):
        g = pit.buffer(14 - d)
        sc.layer(
            handcut(g, 5, 12, k + 3, 60),
            sc.near(light(tone, 0.2), dark(tone, 0.15), 1100, SUN),
            z=5,
            sh=0.4,
            cut=0,
            rim="#fff6d8",
            rimop=0.6,
        )
    slab = box(222, 592, 580, 1026)
    sc.layer(slab, sc.near("#fffaf0", "#d6cdb4", 1500, SUN), z=5, sh=0.5, cut=0.5, rim="#fffdf0", rimop=0.7)
    bars = [box(x, 592, x + 1, 1026) for x in range(232, 580, 17)] + [
        box(222, y, 580, y + 1) for y in range(602, 1026, 17)
    ]
    sc.flat(U(bars).intersection(box(390, 796, 562, 896)), "#a86a4a", 0.7)
    sc.flat(U([box(244, 612 + 13 * k, 378, 624 + 13 * k) for k in range(13)]), "#d9c39a", 0.75)
    sc.flat(U([box(326, 886 + 12 * k, 466, 888 + 12 * k) for k in range(10)]), "#b9a888", 0.6)
    walls = [wall_shape(w) for w in WALLS]
    plan = U(walls)
    sc.flat(clean(U([thrown(g, WALL) for g in walls]).intersection(pit.buffer(16))), "#8fa3b8", 0.55, "multiply", 1.2)
    for g in sorted(walls, key=lambda q: -np.hypot(*(np.array(q.centroid.coords[0]) - NADIR))):
        top = lift(g, WALL)
        side = U(g, top).convex_hull
        sc.layer(side, "#8d8a88", z=2, sh=0.3, cut=0, wash=0.5)
        sc.flat(brick(side, 9, 5, f"{g.bounds}", 0.4), "#a8624a", 0.5)
    tops = lift(plan, WALL)
    sc.layer(tops, sc.near("#fffdf0", "#ece2c8", 1500, SUN), z=5, sh=0.45, cut=0.4, rim="#fffdf0", rimop=0.9)
    sc.flat(brick(tops.buffer(-1.5), 11, 7, "tops", 0.45), "#c98a6a", 0.5)
    for x, y, w, h, rot, c in (
        (604, 930, 8, 92, 8, "#c9a266"),
        (612, 934, 8, 88, 3, "#b98d52"),
        (206, 700, 7, 96, -6, "#c9a266"),
        (258, 1040, 90, 7, 3, "#b98d52"),
    ):
        sc.layer(
            T(box(-w / 2, -h / 2, w / 2, h / 2), x, y, 1, rot=rot),
            c,
            z=3,
            sh=0.5,
            cut=0.3,
            dx=-2,
            dy=2.4,
            rim="#fff6d8",
            rimop=0.8,
        )
    for x, y, k, c in ((596, 640, 26, "#e0c48a"), (604, 700, 20, "#a8a49a")):
        for j in range(3):
            sc.layer(
                ellipse(x + 3 * j, y - 3 * j, k - 7 * j, k * 0.9 - 6 * j),
                light(c, 0.12 * j),
                z=4,
                sh=0.35,
                cut=1.2,
                step=4,
                rim="#fff6d8",
                rimop=0.7,
            )


def worker(
    sc: Scene, x: float, y: float, a: float, coat: str, helmet: str, skin: str, legs: str, thing: str = ""
) -> None:
    """Somebody who sits on a wall, seen from above, face turned up; a is the way the legs hang."""
    s = 0.92
    M = lambda g: T(g, x, y, s, rot=math.degrees(a) - 90)
    for d in (-5, 5):
        sc.layer(
            M(U(limb([(d, 4, 7), (d * 1.1, 16, 6), (d * 1.1, 22, 5)], 3))),
            legs,
            z=2,
            cut=0,
            fibre=0,
            wash=0,
            dx=-2,
            dy=2.6,
        )
        sc.layer(M(ellipse(d * 1.1, 25, 3.6, 4.6)), "#3a2c2a", z=1, cut=0, fibre=0, wash=0)
    sc.layer(
        M(shape("-15,-3 -12,-9 0,-11 12,-9 15,-3 11,7 0,9 -11,7")),
        coat,
        z=4,
        cut=0,
        fibre=0,
        wash=0,
        dx=-3,
        dy=3.6,
        rim="#fff6d8",
        rimop=0.8,
    )
    for d in (-1, 1):
        sc.layer(
            M(limb([(d * 13, -2, 7), (d * 14, 8, 6), (d * 6, 14, 5)], 4)),
            light(coat, 0.08),
            z=1.4,
            cut=0,
            fibre=0,
            wash=0,
        )
        sc.layer(M(ellipse(d * 5, 14.5, 2.6)), skin, z=0.8, cut=0, fibre=0, wash=0)
    if thing == "knit":
        sc.layer(M(box(-6, 14, 6, 24)), "#c0392b", z=1.4, cut=0, fibre=0, wash=0)
        sc.flat(M(U(limb("-12,10,1 8,18,1", 1), limb("12,10,1 -8,18,1", 1))), "#fffdf0")
    elif thing == "plan":
        sc.layer(M(box(-15, 12, 15, 30)), "#bcd3dd", z=1.6, cut=0, fibre=0, wash=0)
        sc.flat(
            M(
                U(
                    box(-11, 15, -1, 26).difference(box(-10, 16, -2, 25)),
                    ellipse(6, 21, 5).difference(ellipse(6, 21, 3.6)),
                )
            ),
            "#3f5f7a",
        )
    elif thing == "bread":
        sc.layer(M(box(-7, 13, 7, 18).buffer(1.5)), "#d9a85a", z=1.2, cut=0, fibre=0, wash=0)
    elif thing == "flask":
        sc.layer(M(ellipse(-14, 14, 4.4)), "#7c93a3", z=3, cut=0, fibre=0, wash=0)
    sc.layer(M(ellipse(0, 0.5, 7.4, 7.4)), skin, z=2, cut=0, fibre=0, wash=0)
    hat = ellipse(0, -2.4, 8.6, 8.2).difference(ellipse(0, 4.6, 7.2, 6.0))
    sc.layer(M(hat), helmet, z=2.4, cut=0, fibre=0, wash=0, rim="#fffdf0", rimop=0.9)
    sc.flat(M(U(ellipse(-2.4, 2.2, 0.8), ellipse(2.4, 2.2, 0.8))), "#2a1d18", 0.9)


def draw_workers(sc: Scene) -> None:
    """All the trades on the walls of the house, in no order, looking up."""
    r = sc.stream("workers")
    coats = ("#3f6f78", "#b8503c", "#5f7a5a", "#d08a3a", "#54628a", "#8a4a5a", "#e6e0cf", "#6a5a4a")
    helmets = ("#f3c53a", "#f3c53a", "#fbfaf1", "#d9503c", "#f3c53a", "#4a86a8")
    skins = ("#f0c8a4", "#b97a52", "#8a5636", "#d9a077", "#5e3a28", "#e3b58c")
    legs = ("#3a4a60", "#5a4a44", "#4a5a66", "#6a5a3e")
    seats = [
        (250, 644, 0), (250, 690, 0), (250, 738, 0), (236, 842, 180), (236, 884, 180), (250, 930, 0), (268, 606, -90), (306, 606, 90),
        (566, 660, 180), (566, 704, 180), (566, 760, 180), (500, 790, 90), (446, 790, 90), (410, 790, 90), (566, 926, 0), (566, 966, 180),
        (520, 1010, -90), (486, 1010, 90), (342, 1010, 90), (292, 1010, -90), (266, 1010, 90), (384, 830, 180), (320, 930, 180), (268, 790, -90), (420, 900, 90),
    ]  # fmt: skip
    things = {3: "knit", 12: "plan", 1: "bread", 6: "flask", 9: "bread", 16: "bread", 19: "flask", 22: "bread"}
    for k, (x, y, deg) in enumerate(seats):
        px, py = lifted(x + r.uniform(-4, 4), y + r.uniform(-4, 4), WALL)
        worker(
            sc,
            px,
            py,
            math.radians(deg + r.uniform(-9, 9)),
            coats[(k * 5) % 8],
            helmets[(k * 7) % 6],
            skins[(k * 3) % 6],
            legs[k % 4],
            things.get(k, ""),
        )


def lattice(p: np.ndarray, q: np.ndarray, w0: float, w1: float, bays: int, bar: float) -> Any:
    """A lattice girder in plan from p (width w0) to q (width w1)."""
    d = (q - p) / np.hypot(*(q - p))
    n = np.array([-d[1], d[0]])
    L, R_ = [], []
    for k in range(bays + 1):
        t = k / bays
        c, w = p + (q - p) * t, w0 + (w1 - w0) * t
        L.append(c + n * w / 2)
        R_.append(c - n * w / 2)
    b0 = lambda t: bar * (w0 + (w1 - w0) * t) / max(w0, w1)
    out = [
        limb([(*L[0], b0(0) * 1.6), (*L[-1], b0(1) * 1.6)], 1),
        limb([(*R_[0], b0(0) * 1.6), (*R_[-1], b0(1) * 1.6)], 1),
    ]
    for k in range(bays):
        b = b0(k / bays)
        out += [
            limb([(*L[k], b), (*R_[k + 1], b)], 1, 4),
            limb([(*R_[k], b), (*L[k + 1], b)], 1, 4),
            limb([(*L[k], b), (*R_[k], b)], 1, 4),
        ]
    return U(out)


def stork_above() -> dict[str, Any]:
    """A stork in its nest seen from above, head to the right, wings half open over the young."""
    arm = curve(np.array([(30, -12), (6, -48), (22, -84), (46, -104)], float), n=8)
    flight = [leaf(*arm[i], 58 + 12 * i / 24, math.radians(176 + 14 * i / 24), 0.24, 0.05) for i in range(2, 25, 3)]
    hand_ = [leaf(46 - k, -104 + k, 92 - 2.4 * abs(k - 4), math.radians(190 + 8.6 * k), 0.17, 0.08) for k in range(9)]
    arm_w = limb([(34, -10, 40), (10, -46, 46), (20, -80, 40), (46, -102, 26)], 8)
    second = [leaf(x - 8, y, 44, math.radians(182), 0.34, 0.04) for x, y in along(arm, 7)]
    body = shape("52,0 40,-17 10,-25 -30,-20 -62,-9^ -84,-14 -88,0 -84,14 -62,9^ -30,20 10,25 40,17")
    neck = limb([(40, 0, 26), (66, -5, 17), (88, 4, 14), (104, 2, 15)], 8)
    both = lambda g: U(g, T(g, sy=-1, s=1))
    return {
        "quills": both(U(flight, hand_)),
        "coverts": both(U(second)),
        "wings": both(arm_w),
        "body": fillet(U(body, neck, ellipse(106, 2, 11, 9)), 6),
        "bill": shape("112,-4^ 150,-1 178,3^ 150,6 112,8^"),
    }


def draw_shadows(sc: Scene) -> None:
    """What the crane, the nest and the bird throw on the site: the open wings lie over the rooms like a roof."""
    at = (386, 872)
    s = T(stork_above(), *at, 1.36, rot=-128)
    bird_ = U(s["quills"], s["wings"], s["coverts"], s["body"], s["bill"])
    nest_ = T(handcut(ellipse(0, 0, 84, 78), 6, 9, 5, 30), *at)
    sc.flat(U(bird_, nest_), "#4a6684", 0.82, "multiply", 1.2)
    jib = lattice(np.array([-60.0, 1090.0]), np.array([420.0, 1240.0]), 34, 30, 14, 4)
    sc.flat(U(jib), "#56708a", 0.6, "multiply", 1.4)


def draw_nest(sc: Scene) -> None:
    """Sticks over the hook block, three young, the bird."""
    r = sc.stream("nest")
    x, y = NEST
    sc.layer(ellipse(x - 18, y + 26, 104, 96), "#3f5260", z=20, op=0.34, sh=0.4, cut=0, wash=0, fibre=0, rimop=0)
    for ring, (tone, rad, n) in enumerate(
        (("#4a382c", 112, 130), ("#7a5a3c", 104, 130), ("#a8804e", 94, 120), ("#d3ae70", 84, 90))
    ):
        sticks = []
        for _ in range(n):
            a = r.uniform(0, 6.283)
            k = rad * r.uniform(0.8, 1.12)
            L = r.uniform(26, 64)
            b = a + math.pi / 2 + r.uniform(-0.5, 0.5)
            cx, cy = x + k * math.cos(a), y + k * 0.94 * math.sin(a)
            dx, dy = math.cos(b) * L / 2, math.sin(b) * L / 2
            sticks.append(
                limb(
                    [
                        (cx - dx, cy - dy, 1.2),
                        (cx - math.cos(a) * -4, cy + 4 * math.sin(a), 3.6),
                        (cx + dx, cy + dy, 0.8),
                    ],
                    3,
                    3,
                )
            )
        sc.layer(
            U(sticks),
            sc.near(light(tone, 0.25), dark(tone, 0.18), 900, SUN),
            z=5,
            sh=0.5,
            cut=0,
            fibre=0,
            dx=-3,
            dy=4,
            rim="#fff6d8",
            rimop=0.7,
        )
    sc.layer(ellipse(x, y, 74, 70), sc.rad([(0, "#5a4632"), (1, "#3a2c22")], x, y, 76), z=2, sh=0.3, cut=1)
    sticks = [
        limb(
            [
                (x + 62 * math.cos(a), y + 58 * math.sin(a), 2),
                (x + 40 * math.cos(a + 0.7), y + 38 * math.sin(a + 0.7), 2.4),
                (x + 60 * math.cos(a + 1.2), y + 56 * math.sin(a + 1.2), 1),
            ],
            4,
        )
        for a in np.linspace(0, 6.28, 26)
    ]
    sc.layer(U(sticks), "#8a6a44", z=1.6, sh=0.4, cut=0, fibre=0, rim="#fff6d8", rimop=0.5)


def draw_stork(sc: Scene) -> None:
    """White and black, over its young; two small beaks look over the rim."""
    x, y = NEST
    for dx, dy, rot in ((66, 40, 30), (34, 66, 62)):
        chick = U(ellipse(0, 0, 17, 14), ellipse(17, 0, 10))
        sc.layer(T(chick, x + dx, y + dy, 1, rot=rot), "#e9e4d6", z=3, cut=0.4, fibre=0, dx=-2, dy=3, rim="#fffdf0")
        sc.layer(T(shape("24,-4^ 42,0^ 24,4^"), x + dx, y + dy, 1, rot=rot), "#3f3a3c", z=2, cut=0, fibre=0)
    s = T(stork_above(), x - 14, y - 8, 1.16, rot=-128)
    kw: dict[str, Any] = {"cut": 0.2, "dx": -5, "dy": 6, "rim": "#fffdf0", "rimop": 0.9}
    sc.layer(s["quills"], sc.near("#4a5460", "#23282f", 900, SUN), z=7, sh=0.5, **kw)
    sc.layer(s["coverts"], sc.near("#f2f4f2", "#b9c2c8", 900, SUN), z=4, sh=0.45, **kw)
    sc.layer(s["wings"], sc.near("#ffffff", "#d8dcdc", 800, SUN), z=6, sh=0.45, **kw)
    sc.layer(s["bill"], "#d8432c", z=5, sh=0.5, **kw)
    sc.layer(s["body"], sc.near("#ffffff", "#e6e6e0", 800, SUN), z=8, sh=0.5, **kw)


def draw_crane(sc: Scene) -> None:
    """Mast, jib, rope: the only yellow."""
    yellow = sc.near("#f7cf52", "#b98420", 900, SUN)
    mast = lattice(np.array([172.0, 520.0]), np.array([-150.0, 186.0]), 34, 92, 9, 7)
    sc.layer(box(150, 498, 196, 544), "#a8a49a", z=4, sh=0.5, cut=0.3, rim="#fffdf0")
    sc.layer(mast, yellow, z=12, sh=0.5, cut=0, dx=-9, dy=12, rim="#fff6d8", rimop=0.9)
    trolley = (566.0, 92.0)
    sc.stroke([(trolley[0] - 10, trolley[1]), (NEST[0] - 4, NEST[1] - 96)], "#2c333a", 3.2, 1)
    sc.stroke([(trolley[0] + 10, trolley[1]), (NEST[0] + 8, NEST[1] - 96)], "#2c333a", 3.2, 1)
    sc.stroke([(trolley[0] + 9, trolley[1]), (NEST[0] + 7, NEST[1] - 96)], "#fbfaf1", 0.9, 0.7)
    block_ = Polygon(
        [
            (NEST[0] - 15, NEST[1] - 128),
            (NEST[0] + 21, NEST[1] - 128),
            (NEST[0] + 16, NEST[1] - 88),
            (NEST[0] - 12, NEST[1] - 88),
        ]
    )
    sc.layer(block_.buffer(3), yellow, z=7, sh=0.5, cut=0.2, rim="#fff6d8", rimop=0.9)
    sc.flat(
        U([T(box(-60, -4, 60, 4), NEST[0] + 3, NEST[1] - 108 + 16 * k, 1, rot=-40) for k in range(-2, 4)]).intersection(
            block_
        ),
        "#2c333a",
        0.9,
    )
    jib = lattice(np.array([-80.0, 196.0]), np.array([900.0, 8.0]), 104, 120, 10, 11)
    sc.layer(jib, yellow, z=20, sh=0.5, cut=0, dx=-14, dy=18, rim="#fffdf0", rimop=1, rimw=1.4)
    cart = T(box(-46, -34, 46, 34).difference(box(-30, -20, 30, 20)).buffer(3), *trolley, 1, rot=-10.9)
    sc.layer(cart, "#3a424a", z=6, sh=0.5, cut=0.2, rim="#fffdf0", rimop=0.9)


def draw_city(sc: Scene) -> None:
    """Old houses all round lean away from us; their roofs are the dark frame."""
    left, right, head, foot = (
        box(-900, -900, 132, 1900),
        box(668, -900, 1700, 1900),
        box(132, -900, 668, 430),
        box(132, 1116, 668, 1900),
    )
    shade = clean(
        U(thrown(box(668, 240, 760, 1400), STOREYS * 0.52), thrown(box(60, 300, 900, 430), STOREYS * 0.44)).difference(
            box(-100, -100, 132, 1300)
        )
    )
    sc.flat(shade, "#a9bccb", 0.6, "multiply", 2)
    facade(sc, "foot", (132, 1116), (668, 1116), "#c9a98a", 0.9)
    facade(sc, "head", (132, 430), (668, 430), "#8a8f9c", 0.3)
    for k, (y0, y1, tone) in enumerate(
        ((-60, 330, "#d8b98c"), (330, 640, "#c98f74"), (640, 900, "#cfc3a6"), (900, 1300, "#b9a08c"))
    ):
        facade(sc, f"left {k}", (132, y0), (132, y1), tone, 1.0)
    for k, (y0, y1, tone) in enumerate(
        ((-60, 500, "#6d7a8a"), (500, 760, "#7a6a78"), (760, 1040, "#5f7380"), (1040, 1300, "#6f6a74"))
    ):
        facade(sc, f"right {k}", (668, y0), (668, y1), tone, 0.1)
    roof(sc, "roof left", left, "#5a4a58")
    roof(sc, "roof right", right, "#3f4a5c")
    roof(sc, "roof head", head, "#4a4a5c")
    roof(sc, "roof foot", foot, "#5a4a58")


def draw_washing(sc: Scene) -> None:
    """Lines across the corners of the yard, shirts and a sheet on them, seen from over them."""
    r = sc.stream("washing")
    for (x0, y0), (x1, y1) in (((706, 956), (590, 1156)), ((98, 1020), (236, 1160))):
        line = along(np.array([(x0, y0), ((x0 + x1) / 2 + 6, (y0 + y1) / 2 + 8), (x1, y1)]), 12)
        sc.stroke(line, "#3f4a58", 1.3, 0.9)
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for x, y in line[1:-1:2]:
            cloth_ = T(box(-6, -2, 6, 12 + r.uniform(0, 8)), x, y, 1, rot=a + r.uniform(-12, 12))
            sc.layer(
                cloth_,
                r.choice(("#fbfaf1", "#d9605a", "#7c93a3", "#e6c86a", "#f2e6d2")),
                z=6,
                sh=0.4,
                cut=0.3,
                fibre=0,
                dx=-5,
                dy=7,
                rim="#fffdf0",
            )


def draw() -> Scene:
    """We are higher than the nest."""
    sc = Scene("crane_nest", light=(SUN[0], SUN[1], 300), shadow="#33465a", bg="#dcdcd6")
    draw_ground(sc)
    draw_site(sc)
    draw_workers(sc)
    draw_shadows(sc)
    draw_city(sc)
    draw_washing(sc)
    sc.glow(740, 0, 900, "#fff0bf", 0.42)
    sc.glow(420, 780, 520, "#ffd98a", 0.85, "overlay")  # sun on the slab
    shafts(
        sc,
        860,
        -120,
        [(2.02, 0.05, 0.3), (2.2, 0.07, 0.34), (2.42, 0.04, 0.26), (2.58, 0.03, 0.2)],
        1400,
        "#fff3c8",
        14,
        60,
    )
    draw_nest(sc)
    draw_stork(sc)
    draw_crane(sc)
    sc.glow(790, -20, 520, "#fff6d8", 0.5)
    sc.vignette("#22323f", 0.34, 460, 560, 960)
    sc.finish()
    return sc
