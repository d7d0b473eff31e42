"""At nightfall the sunflowers turn away from the west and bend towards a girl who walks among them with a lantern.

Palette: night #081a26, spruce #0f3640, leaf #1f5a54, seed #2a1516, amber #d98324, gold #ffc64c, west #d8d2ae.
Light: her lantern. Planes: sky with the last streak / far heads / hedge of stalks / heads behind her / girl / heads beside / backs before us.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box
from shapely.ops import nearest_points

from cards.studio.papercut import *
from cards.studio.papercut.sunflower import Bloom, broad_leaf
from cards.studio.papercut.sunflower_sea import FACE, GREEN, draw_far, ramp

LX, LY = 352, 940  # the lantern
HORIZON = 196
NIGHT, SPRUCE, LEAF, SEED, GOLD = "#081a26", "#0f3640", "#1f5a54", "#2a1516", "#ffc64c"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# x, y, radius, face (x right, y down, z towards us), light on it, foot of its stalk
BEHIND = (
    (44, 318, 74, (0.5, 0.5, 0.8), 0.66, (30, 960)),
    (742, 300, 78, (-0.5, 0.5, 0.8), 0.64, (770, 960)),
    (384, 276, 72, (0.0, 0.62, 0.85), 0.72, (436, 960)),
    (158, 262, 50, (0.3, 0.6, 0.85), 0.62, (150, 960)),
    (268, 248, 44, (0.1, 0.6, 0.85), 0.62, (270, 960)),
    (478, 246, 46, (-0.1, 0.6, 0.85), 0.62, (500, 960)),
    (588, 262, 54, (-0.2, 0.6, 0.85), 0.62, (600, 960)),
    (216, 352, 112, (0.3, 0.6, 0.8), 0.88, (170, 960)),
)
BESIDE = (
    (552, 430, 246, (-0.46, 0.62, 0.64), 1.0, (726, 1240)),
    (82, 600, 172, (0.82, 0.34, 0.5), 0.94, (-10, 1240)),
    (742, 776, 158, (-0.86, 0.12, 0.42), 0.9, (826, 1240)),
)
BEFORE = (
    (40, 1064, 240, (0.72, -0.2, -0.62), 0.5, (-60, 1400)),
    (836, 1110, 196, (-0.78, -0.3, -0.56), 0.46, (880, 1400)),
)


WEST = (668, 232, 46, (-0.3, -0.36, -0.88), 0.5, (690, 960))  # one that still looks after the day


def lit(x: float, y: float, k: float) -> float:
    """How much of the lantern's light falls at a point, k = how much the thing is turned to it."""
    return k * 1.16 * max(0.0, 1.3 - math.hypot(x - LX, y - LY) / 690)


def draw_sky(sc: Scene) -> None:
    """Night, and the last pale streak of the west."""
    sc.backdrop(sc.lin([(0, "#04101a"), (0.06, "#0a2431"), (0.115, "#1d4a55"), (0.14, "#6f988c"), (0.158, "#d6d6aa"), (0.175, "#f8e6b0"), (0.3, "#0b2a34")], 0, 0, 0, 1200))  # fmt: skip
    sc.glow(210, HORIZON, 420, "#ffe6a8", 0.55, sy=0.2)
    sc.flat(box(0, 0, 800, 230), sc.rad([(0, "#04101a", 0), (0.4, "#04101a", 0.1), (1, "#04101a", 0.9)], 210, HORIZON, 640), 1)  # fmt: skip
    r = sc.stream("clouds")
    for x, y, w, h, c in ((640, 36, 520, 26, "#0d2b38"), (170, 66, 460, 22, "#123644"), (600, 118, 420, 14, "#1a4450")):
        sc.layer(scroll_cloud(r, x, y, w, h, 3, 0.2), sc.near(light(c, 0.16), c, 500, (210, HORIZON)), z=5, sh=0.3, op=0.8, cut=0.6, rim="#f4ecc0", rimop=0.6, az=110)  # fmt: skip
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(4, 90), r.uniform(0.7, 1.5)) for _ in range(34)]), "#e6ecd6", 0.6)


def draw_bloom(sc: Scene, name: str, spec: Any, count: int = 21, z: float = 3.0) -> None:
    """One head with its stalk, lit as it is turned."""
    x, y, r, n, k, foot = spec
    b = Bloom(sc.stream(name), x, y, r, n, count)
    root, back, over = (b.at(0.0, 0.0, h)[0] for h in (-0.12, -0.34, -0.62))
    side = 1 if foot[0] > x else -1
    w = r * 0.15
    stalk = limb([(root[0], root[1], w * 1.5), (back[0], back[1], w * 1.1), (over[0] + side * r * 0.06, over[1] - r * 0.1, w), (over[0] + side * r * 0.36, over[1] + r * 0.16, w), (over[0] + side * r * 0.46, over[1] + r * 0.7, w), (foot[0], foot[1], w * 1.5)], 10)  # fmt: skip
    green = sc.rad([(0, ramp(GREEN, 0.95 * k)), (0.25, ramp(GREEN, 0.7 * k)), (0.6, ramp(GREEN, 0.42 * k)), (1, GREEN[0])], LX, LY, 760)  # fmt: skip

    def stem() -> None:
        sc.layer(stalk, green, z=z * 1.6, cut=0.3, rim="#e8e0a0", rimop=0.5 * k)
        towards = -1 if foot[0] > LX else 1
        rimlight(sc, stalk, -towards * w * 0.3, 0, "#e6e08c", 0.75 * k, w * 0.14, (LX, LY), 620)

    if b.faces_us:
        stem()
        sc.layer([(g, green) for g in b.sepals()], z=z * 0.6, **EXACT)
    ps = b.petals()
    rng = sc.stream(name + " hue")
    half = len(ps) // 2
    for part in (ps[:half], ps[half:]):
        items = []
        for g, _, px, py, _ in part:
            t = lit(px, py, k) + rng.uniform(-0.07, 0.07)
            items.append((g, ramp(FACE, t)))
        sc.layer(items, z=z, sh=0.5, shc="#140a10", rim="#fff0b0", rimop=0.7 * k, rimw=0.8, **EXACT)
        for g, rib, px, py, _ in part:
            t = lit(px, py, k)
            sc.flat(rib, ramp(FACE, t + 0.2 if t > 0.5 else t - 0.2), 0.55)
    if b.faces_us:
        disc = b.ring(0.56, 0.04, 0.012)
        gx, gy = edge_to_light(disc)
        sc.layer(disc, sc.rad([(0, mix(SEED, "#b8641e", k)), (0.3, "#4a2218"), (0.7, "#241218"), (1, "#120c14")], gx, gy, r * 1.1), z=z * 0.8, sh=0.5, cut=0, rim="#ffd070", rimop=0.8 * k)  # fmt: skip
        for g, q in b.seeds(int(60 + r * 1.3), 0.53):
            c = g.centroid
            t = lit(c.x, c.y, k) * (0.34 + 0.6 * q**3) - 0.1 * (1 - q)
            sc.flat(g, ramp(FACE, t - 0.06), 0.9)
    else:
        for g in b.sepals():
            c = g.centroid
            t = 0.1 + 0.5 * max(0.0, 1 - math.hypot(c.x - LX, c.y - LY) / 460)
            sc.layer(g, ramp(GREEN, t), z=z * 0.7, rim="#ffe6a0", rimop=0.2 + t, **EXACT)
            hx, hy = b.at(0, 0, -0.1)[0][:2]
            for q in (-0.12, 0, 0.12):  # ribs, from the middle of the head outwards
                a, e = math.atan2(c.y - hy, c.x - hx) + q, math.hypot(c.x - hx, c.y - hy)
                sc.stroke([(hx + e * 0.6 * math.cos(a), hy + e * 0.6 * math.sin(a)), (c.x + e * 0.12 * math.cos(a), c.y + e * 0.12 * math.sin(a))], ramp(GREEN, t + 0.3), 1.2, 0.6)  # fmt: skip
        stem()
        cup = b.ring(0.34, -0.15, 0.02)
        sc.layer(cup, sc.rad([(0, "#3f7a62"), (0.5, "#134248"), (1, "#081a26")], *edge_to_light(cup), r * 0.7), z=z * 0.7, cut=0.3, rim="#ffe6a0", rimop=0.7)  # fmt: skip
        for q in (0.26, 0.17, 0.08):
            sc.flat(b.ring(q + 0.006, -0.16 - 0.1 * (0.3 - q), 0.04).difference(b.ring(q, -0.16 - 0.1 * (0.3 - q), 0.04)), "#9ac08a", 0.3)  # fmt: skip


def edge_to_light(g: Any) -> tuple[float, float]:
    """The point of a thing that is nearest to the lantern."""
    p = nearest_points(g, Point(LX, LY))[0]
    return p.x, p.y


def draw_leaves(sc: Scene) -> None:
    """Large leaves that hang from the near stalks, their lower sides lit."""
    for k, (x, y, size, rot, fold) in enumerate(
        ((716, 640, 170, 152, 0.8), (728, 940, 150, 166, 0.7), (150, 742, 150, 34, 0.72), (160, 880, 120, 14, 0.6))
    ):
        g, v = broad_leaf(sc.stream(f"leaf {k}"), 0, 0, size, 0)
        g, v = (T(AF.scale(q, 1, fold, origin=(0, 0)), x, y, rot=rot) for q in (g, v))
        gx, gy = edge_to_light(g)
        t = 0.9 - 0.5 * math.hypot(gx - LX, gy - LY) / 420
        sc.layer(g, sc.rad([(0, ramp(GREEN, t)), (0.5, ramp(GREEN, t - 0.25)), (1, ramp(GREEN, t - 0.5))], gx, gy, size), z=8, cut=0.4, rim="#f0eca8", rimop=0.7)  # fmt: skip
        sc.flat(v, sc.rad([(0, "#f4eeb0"), (1, "#2a665a")], gx, gy, size), 0.6)


def draw_stalks(sc: Scene) -> None:
    """The hollow in which she walks: stalks and leaves, and the ground."""
    sc.flat(
        box(0, 300, 800, 1200), sc.lin([(0, "#061620", 0), (0.12, "#061620", 0.9), (1, "#061620", 1)], 0, 300, 0, 1200)
    )
    sc.glow(LX, LY - 60, 520, "#7a8a4c", 0.6)
    for j, (n, a, w) in enumerate(((22, 0.34, 8), (13, 0.5, 12), (8, 0.66, 17))):
        r = sc.stream(f"stalks {j}")
        tone = sc.rad([(0, ramp(GREEN, a + 0.36)), (0.22, ramp(GREEN, a + 0.12)), (0.45, ramp(GREEN, a * 0.7)), (0.72, ramp(GREEN, a * 0.35)), (1, GREEN[0])], LX, LY, 640)  # fmt: skip
        for k in range(n):
            x = -10 + 820 * (k + r.uniform(0.0, 1.0)) / n
            if abs(x - 380) < 34 + 50 * j:
                continue
            lean = (380 - x) * 0.14
            stem = [(x + lean, 360 + r.uniform(0, 60), w * 0.6), (x + r.uniform(-8, 8), 660, w * 0.9), (x, 966 + 26 * j, w)]  # fmt: skip
            g = limb(stem, 8)
            sc.layer(g, tone, z=3 + j, cut=0.3, rim="#e8e0a0", rimop=0.3)
            rimlight(sc, g, 2.4 if x > LX else -2.4, 0, "#fff0a8", 0.8, 0.8, (LX, LY), 330)
            for y in (r.uniform(480, 560), r.uniform(600, 680), r.uniform(720, 800), r.uniform(840, 900)):
                if r.random() < 0.3:
                    continue
                rot = (40 if r.random() < 0.5 else 140) + r.uniform(-26, 22)
                g, v = broad_leaf(r, x + lean * (966 - y) / 600, y, r.uniform(50, 84) + 22 * j, rot)
                fold = AF.scale(U(g), 1, r.uniform(0.5, 1.0), origin=(x, y))
                v = AF.scale(v, 1, (fold.bounds[3] - fold.bounds[1]) / (g.bounds[3] - g.bounds[1]), origin=(x, y))
                g = fold
                sc.layer(g, tone, z=4 + j, cut=0.3, rim="#e8e8a8", rimop=0.34)
                sc.flat(v, "#e8e8a8", 0.05 + 0.4 * max(0.0, 1 - math.hypot(x - LX, y - LY) / 420))
    g, _ = land(sc.stream("ground"), [(-40, 974), (260, 956), (560, 958), (840, 978)], 3)
    sc.layer(g, sc.rad([(0, "#fbe2a0"), (0.1, "#d9a655"), (0.3, "#6f5a3a"), (0.6, "#1c3432"), (1, "#06141c")], LX, 1010, 560, "translate(0 454) scale(1 0.55)"), z=4, cut=0.5)  # fmt: skip
    r = sc.stream("weeds")
    for k in range(2):

        def foot(x: float, k: int = k) -> float:
            return 962 + 16 * k + 0.00008 * (x - 400) ** 2

        blades = grass(r, -20, 820, foot, 26 + 10 * k, 90 - 20 * k, 0.5, 2.4)
        sc.layer(blades, sc.rad([(0, "#e6e08a"), (0.2, "#7f9a5c"), (0.5, "#1f4a48"), (1, "#071a22")], LX, 960, 480), z=3, cut=0, sh=0.4, rimop=0.2)  # fmt: skip
    r = sc.stream("furrows")
    with sc.clip(g):
        for k in range(15):  # the shadows of the stalks lie away from the lantern
            a = math.pi * (k + r.uniform(0.1, 0.9)) / 15
            if 0.3 < a / math.pi < 0.62 and r.random() < 0.7:
                continue
            c, d, w = math.cos(a), 0.5 * math.sin(a), r.uniform(0.012, 0.03)
            x0, y0 = LX + 150 * c, 1010 + 130 * d
            fan = Polygon([(x0 - 5, y0), (x0 + 5, y0), (LX + 700 * math.cos(a - w), 1010 + 350 * math.sin(a - w)), (LX + 700 * math.cos(a + w), 1010 + 350 * math.sin(a + w))] )  # fmt: skip
            sc.flat(fan, "#04121a", 0.6, "multiply", 3)
        clods = [
            ellipse(r.uniform(0, 800), r.uniform(976, 1190), r.uniform(2, 6), r.uniform(1, 2.4)) for _ in range(160)
        ]
        sc.flat(U(clods), "#0a1a1c", 0.4)
        sc.flat(U([T(q, -1, -1.5) for q in clods]).difference(U(clods)), "#ffe2a0", 0.35)


def draw_girl(sc: Scene) -> None:
    """She walks on, the lantern before her, and looks up."""
    pose = SIDE["stroll"].but(lean=-5, nod=-24, hand_a=(0.66, 0.2), hand_b=(-0.26, 0.84), foot_a=(0.3, 0), foot_b=(-0.34, 0.03), grip_a="grip", toe_b=26)  # fmt: skip
    d = dress("dress", "#f6ead2", "#c2402c", "#f3e9d0").but(
        pattern="dots", pattern_colour="#e0a860", shoes="boots", shoe_colour="#c8402c", trousers="none"
    )
    p = person(8, "side", pose, d, "#a86a44", "braids", "#241410", "wonder", big_head=1.12)
    p = T(p, 306, 1036, 1.6)
    sc.flat(Polygon([(292, 1030), (330, 1040), (40, 1110), (0, 1074)]), "#0a161c", 0.6, "multiply", 5)
    sc.flat(ellipse(302, 1038, 50, 7), "#0c1410", 0.7, "multiply", 3)
    sc.glow(LX, LY, 560, "#ffb84a", 0.5)
    put(sc, p, z=2.2, rim=(-3.4, 0.6, "#fff4cc", 1), shade=("#1a3c48", 0.5, 290))
    hx, hy = p.at("hand_a.hold")
    la = T(lantern(), hx, hy, 0.86)
    put(sc, la, z=1.6)
    sc.glow(LX + 20, LY, 170, "#ffdc90", 0.62)
    sc.glow(LX, LY, 60, "#fffbe6", 1)
    put(sc, T(bee(), 70, 668, 0.62, rot=34), z=1.2, shade=("#3a1c10", 0.7, 300))
    sc.layer(T(leaf(0, 0, 40, 0.2, 0.32), 470, 1082), "#ffcf5c", z=1.6, cut=0, rim="#fff6d0", rimop=0.8)


def draw() -> Scene:
    """Does she lead them, or do they watch her?"""
    sc = Scene("lantern_field", light=(LX, LY, 200), shadow="#03090e", bg=NIGHT)
    draw_sky(sc)
    draw_far(sc, HORIZON, LX)
    draw_stalks(sc)
    sc.flat(box(-90, 320, 890, 990), sc.rad([(0, "#04121a", 0), (0.4, "#04121a", 0.1), (0.75, "#04121a", 0.6), (1, "#04121a", 0.8)], LX + 40, LY - 40, 640), 1, "multiply", 30)  # fmt: skip
    sc.glow(LX + 60, LY - 150, 460, "#a8b850", 0.4)  # the light hangs in the mist of the hollow
    for k, s in enumerate(BEHIND):
        draw_bloom(sc, f"behind {k}", s)
    draw_bloom(sc, "west", WEST, 15, 2)
    for k, s in enumerate(BESIDE):
        if k == 1:
            draw_leaves(sc)
        draw_bloom(sc, f"beside {k}", s, z=4)
    draw_girl(sc)
    for k, s in enumerate(BEFORE):
        draw_bloom(sc, f"before {k}", s, z=5)
    sc.vignette("#03101a", 0.5, 410, 640, 860, 0.45)
    sc.finish()
    return sc
