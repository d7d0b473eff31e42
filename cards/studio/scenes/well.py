"""Inside a well: noon and a picnic at its mouth, at its foot a pool that is the night sky, and a girl on the ladder between them.

Palette: noon #fff3c8, apricot #e8a468, brick plum #5a2f58, night #1b2366, cobalt #2f56b8, star ice #dcecff, dress #f6c63e.
Light: the stars in the water, from below; noon far above. Planes: sky and people / wall / ladder and girl / pool / ferns and roots.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.brick_shaft import Shaft, lay_bricks
from cards.studio.papercut.dancers import couple_in_swing
from cards.studio.papercut.undergrowth import fern, root_with_hand, tuft

LX, LY = 292, 1046  # where the stars are thickest
MOUTH, POOL = (400, 110, 268, 108), (400, 1066, 356, 112)  # the two ends of the shaft: middle, half width, half height
SHAFT = Shaft(MOUTH, POOL)
ICE, NIGHT = "#dcecff", "#15265a"
RAMP = ((0, "#90c6f2"), (0.1, "#4c8ed2"), (0.26, "#2a5698"), (0.46, "#20305f"), (0.62, "#49304e"), (0.76, "#985a50"), (0.88, "#e29c60"), (1, "#ffdc9c"))  # fmt: skip
TOP, FOOT = (622, 200), (398, 1092)  # the ladder
DARK = "#0a1030"
TUFTS = ((0.1, 2.62, 46), (0.2, 2.84, 54), (0.32, 2.5, 34), (0.5, 2.72, 26), (0.13, 0.62, 44), (0.26, 0.4, 52), (0.44, 0.74, 28))  # fmt: skip
ROOTS = ((70, 190, 1.5, 190), (34, 300, 1.35, 130), (738, 220, 1.6, 170), (776, 330, 1.9, 120), (716, 120, 1.75, 100))


def rail(t: float, side: float) -> tuple[float, float, float]:
    """A point of the ladder from its top to its foot, side -1 or 1, and how thick it is there."""
    q = t**1.35
    return TOP[0] + (FOOT[0] - TOP[0]) * q + side * (9 + 26 * q), TOP[1] + (FOOT[1] - TOP[1]) * q, 4 + 9 * q


def draw_sky(sc: Scene) -> None:
    """Noon in the mouth of the well, a bough over it."""
    sc.backdrop(NIGHT)
    x, y, w, h = MOUTH
    sc.flat(ellipse(x, y, w + 8, h + 8), sc.rad([(0, "#fffdee"), (0.5, "#fff1c4"), (1, "#f6d48c")], x + 60, y - 20, w))
    earth = box(-60, -60, 860, 300).difference(ellipse(x, y, w, h))
    sc.layer(earth, sc.lin([(0, "#7a4450"), (0.5, "#d8905a"), (1, "#7a4450")], 0, 0, 800, 0), z=5, sh=0.5, cut=0.6, rim="#fff3d0", rimop=0.9)  # fmt: skip
    r = sc.stream("bough")
    for k, c in enumerate(("#e4cf86", "#b9b266", "#7f9a5c")):
        leaves = []
        for _ in range(34 - 8 * k):
            a, d = r.uniform(-0.5, 1.5), (150 - 38 * k) * math.sqrt(r.random())
            leaves.append(
                leaf(170 + d * math.cos(a), -10 + d * math.sin(a), r.uniform(20, 34), r.uniform(0, 6.3), 0.45)
            )
        sc.layer(U(leaves), c, z=2, cut=0, sh=0.2, fibre=0, rim="#fffbe0", rimop=0.8)


def behind_rim(f: Figure, rim: Any) -> Figure:
    """What of somebody is seen over the edge of the well from below."""
    return Figure(p._replace(geom=clean(p.geom.difference(rim))) for p in f.pieces)


def rim_y(x: float) -> float:
    """Height of the far edge of the mouth at x."""
    return MOUTH[1] + MOUTH[3] * math.sqrt(1 - ((x - MOUTH[0]) / MOUTH[2]) ** 2)


def draw_picnic(sc: Scene) -> None:
    """Up there everybody is busy with something; they sit with their backs to the deep."""
    rim = box(-50, MOUTH[1], 850, 460).difference(ellipse(*MOUTH))
    lay: dict[str, Any] = {"z": 2, "rim": (1.6, 1.6, "#fffbe0", 0.9), "sh": 0.3}
    put(sc, behind_rim(T(couple_in_swing("#c8503e", "#3f6f78"), 508, 214, 0.5), rim), **lay)
    pose = FRONT["sit"].but(hand_a=(-0.34, 0.78), hand_b=(0.34, 0.78))
    for px, c, hat, hair, s in ((318, "#3f7f6a", "straw", "short", 0.66), (384, "#b3405a", None, "bun", 0.62)):
        p = person(40, "back", pose, dress("shirt", c, "#5a4a50", "#fff3d0"), "#8a5636", hair, "#3a2418", hat=hat, hat_colour="#f0d890")  # fmt: skip
        put(sc, behind_rim(T(p, px, rim_y(px) - p.at("hip")[1] * s + 16, s), rim), **lay)


def draw_wall(sc: Scene) -> None:
    """Course on course of brick, gold above, night in the middle, lit by the stars below."""
    lay_bricks(sc, SHAFT, RAMP, DARK)
    with sc.clip(SHAFT.whole()):
        gloom = sc.lin(
            [(0, DARK, 0), (0.3, DARK, 0.04), (0.48, DARK, 0.5), (0.62, DARK, 0.4), (0.85, DARK, 0)], 0, 150, 0, 1050
        )
        edges = sc.lin([(0, DARK, 0.75), (0.3, DARK, 0), (0.7, DARK, 0), (1, DARK, 0.85)], 0, 0, 800, 0)
        sc.raw(f'<rect width="800" height="1200" fill="{gloom}" style="mix-blend-mode:multiply"/>')
        sc.raw(f'<rect width="800" height="1200" fill="{edges}" style="mix-blend-mode:multiply"/>')
        sc.glow(400, 170, 460, "#ffa04a", 0.6, sy=0.8)
        sun = Polygon(
            [SHAFT.at(1, a) for a in np.linspace(1.5, 3.1, 20)] + [(-60, 380), (-60, 800), (190, 640)]
        ).buffer(0)
        sc.flat(sun, sc.lin([(0, "#ffd890", 0.8), (1, "#ffa860", 0)], 330, 160, 60, 640), 0.7, "screen", 10)
        sc.glow(LX + 70, 1010, 560, "#4a92e8", 0.8, sy=0.8)
        r = sc.stream("caustics")
        lines = []
        for _ in range(60):
            h, a, n = 0.2 * r.random() ** 1.5 + 0.01, r.uniform(0.3, 2.9), r.uniform(0.05, 0.14)
            lines.append(limb([(*SHAFT.at(h + 0.006 * math.sin(9 * q), a + n * q), 2.2 * (1 - abs(q))) for q in np.linspace(-1, 1, 7)], 2))  # fmt: skip
        sc.flat(U(lines), "#d8ecff", 0.4, "screen", 0.8)
    tufts = []
    for h, a, n in TUFTS:
        tufts += tuft(r, *SHAFT.at(h, a), n)
    sc.layer(U(tufts), sc.lin([(0, "#1f3560"), (1, "#2f7f9c")], 0, 480, 0, 1000), z=2, cut=0, fibre=0, sh=0.5, shc=DARK, rim="#dff2ff", rimop=0.7)  # fmt: skip


def draw_rim(sc: Scene) -> None:
    """The edge stones of the mouth, a checked cloth, half a melon, a child who looks down."""
    x, y, w, h = MOUTH
    n = 17
    stones = []
    for i in range(n):
        a0, a1 = (math.pi * (i + q) / n for q in (0.04, 0.96))
        up = [(x + w * math.cos(a), y + h * math.sin(a) - 4) for a in np.linspace(a0, a1, 4)]
        low = [(x + (w + 8) * math.cos(a), y + (h + 4) * math.sin(a) + 22) for a in np.linspace(a1, a0, 4)]
        stones.append(rounded(Polygon(up + low), 4))
    sc.layer(U(stones), sc.lin([(0, "#ffe6b0"), (1, "#d8905a")], 0, y, 0, y + h + 24), z=5, cut=0.6, sh=0.6, shc="#3a1438", rim="#fffbe0", rimop=0.9)  # fmt: skip
    cloth = T(shape("238,160^ 300,182^ 296,214 286,236^ 262,226 232,210^"), 0, 16)
    sc.layer(cloth, "#fff6e0", z=3, cut=0.6, sh=0.5, shc="#3a1438", rim="#ffffff", rimop=0.9)
    checks = T(U([limb([(236 + 13 * k, 156, 6), (230 + 13 * k, 246, 6)], 1) for k in range(6)], [limb([(222, 172 + 15 * k, 6), (310, 194 + 15 * k, 6)], 1) for k in range(5)]), 0, 16)  # fmt: skip
    sc.flat(checks.intersection(cloth), "#d2503e", 0.6)
    melon = T(
        Polygon([(-22, 0), *[(22 * math.cos(a), 15 * math.sin(a)) for a in np.linspace(math.pi, 0, 16)]]),
        270,
        rim_y(270) - 12,
        rot=10,
    )
    sc.layer(melon, "#3f7a4a", z=2, cut=0)
    sc.flat(T(melon, 0, -2, 0.84, o=(270, 172)), "#e8584a")
    kid = person(8, "front", FRONT["stand"].but(hand_a=(-0.1, 0.8), hand_b=(0.1, 0.8)), dress("shirt", "#f4ead0", "#2f7a78"), "#d9a077", "tousled", "#a8562a", "wonder", nod=6)  # fmt: skip
    s = 0.62
    kx = 452
    ky = rim_y(kx) - kid.at("neck")[1] * s + 2
    put(sc, behind_rim(T(kid, kx, ky, s), box(0, rim_y(kx), 800, 500)), z=2.4, rim=(0, 2, "#fffbe0", 0.9), sh=0.5)
    for d in (-1, 1):
        hang = limb(
            [(kx + d * 14, rim_y(kx) - 8, 11), (kx + d * 23, rim_y(kx) + 3, 10), (kx + d * 21, rim_y(kx) + 24, 8)], 5
        )
        sc.layer(ellipse(kx + d * 20, rim_y(kx) + 28, 5, 7), "#d9a077", z=1.4, cut=0)
        sc.layer(hang, "#f6ecd2", z=2, cut=0, sh=0.5, shc="#3a1438", rim="#ffffff", rimop=0.9)


def draw_pool(sc: Scene) -> None:
    """The water is the sky of another night."""
    x, y, w, h = POOL
    fill = [(0, "#f6fbff"), (0.2, "#c4e0fb"), (0.48, "#62a2e2"), (0.78, "#2858a8"), (1, "#183274")]
    sc.layer(ellipse(x, y, w, h), sc.rad(fill, 0, 0, 1, f"translate({LX + 30} {y}) scale({w * 1.2} {h * 1.25})"), z=3, sh=0.4, cut=0.4, rim="#ffffff", rimop=0.9)  # fmt: skip
    r = sc.stream("stars")
    stars, specks = [], []
    for _ in range(420):
        u, v = r.uniform(-1, 1), r.gauss(0, 0.34)
        a, b = u + 0.1 * v, v + 0.28 * u - 0.1  # a slanting Milky Way
        if a * a + b * b < 0.93:
            specks.append(ellipse(x + w * a, y + h * b, *(2 * (r.uniform(0.7, 1.8),))))
    for _ in range(110):
        a, d = r.uniform(0, 6.28), math.sqrt(r.random()) * 0.95
        q = r.uniform(2.4, 6.4) * (1.5 if r.random() < 0.12 else 1)
        stars.append(T(star(0, 0, q, 4, 0.3), x + w * d * math.cos(a), y + h * d * math.sin(a), 1, sy=0.62))
    sc.flat(U(specks), "#ffffff", 0.8)
    sc.flat(U(stars), "#ffffff", 0.95)
    sc.glow(LX, y - 16, 300, "#d8eaff", 0.75, sy=0.55)
    boat_ = U(Polygon([(-24, 0), (0, -5), (24, 0), (15, 11), (-15, 11)]), Polygon([(-10, 0), (0, -19), (10, 0)]))
    sc.flat(ellipse(606, 1104, 26, 6), "#12185a", 0.5, "multiply", 3)
    sc.layer(T(boat_, 606, 1092), "#fffaf0", z=2, cut=0, fibre=0, wash=0, sh=0.4, rim="#ffffff", rimop=1)


def draw_ladder(sc: Scene) -> None:
    """From noon down into the stars."""
    steps = np.linspace(0, 1, 14)
    rails = [limb([rail(t, s) for t in steps], 3) for s in (-1, 1)]
    rungs = []
    for t in np.linspace(0.03, 0.97, 25):
        (ax, ay, aw), (bx, by, _) = rail(t, -1), rail(t, 1)
        rungs.append(limb([(ax, ay, aw * 0.8), (bx, by + 2, aw * 0.8)], 1))
    g = U(rails, rungs)
    sc.flat(T(g, 26, 18), DARK, 0.45, "multiply", 4)
    sc.layer(g, sc.lin([(0, "#ffe0a4"), (0.24, "#a0605e"), (0.56, "#4c5690"), (0.8, "#7fb0e0"), (1, "#d0e6ff")], 0, TOP[1], 0, FOOT[1]), z=6, cut=0.2, sh=0.5, shc=DARK, rim=ICE, rimop=0.8)  # fmt: skip
    for side in (-1, 1):
        fx, fy, _ = rail(1, side)
        rings = [ellipse(fx, fy, q, q * 0.3).difference(ellipse(fx, fy, q - 1.6, q * 0.3 - 1)) for q in (13, 22, 33)]
        sc.flat(U(rings), "#ffffff", 0.7)


def draw_girl(sc: Scene) -> None:
    """She hangs out from the ladder and holds her jar over the water; the stars come up into it."""
    s, (x, y) = 1.44, (436, 902)
    d = dress("dress", "#f6c63e", "#f6c63e", "#c8503e").but(flare=18, skirt=0.6, shoes="bare", pattern="dots", pattern_colour="#fff3c0")  # fmt: skip
    pose = SIDE["walk"].but(
        lean=26, hip=0.93, nod=10, foot_a=(0.5, 0.2), foot_b=(-0.16, 0), hand_a=(0.86, 0.52), hand_b=(-0.9, -0.34),
        elbow_b=1, grip_a="grip", grip_b="grip", toe_a=40, toe_b=-6, knee_a=1,
    )  # fmt: skip
    p = T(person(12, "side", pose, d, "#b97a52", "braid", "#2a1a1c", "tender"), x, y, s, flip=True)
    nx, ny = p.at("neck")
    braid = [
        (nx + 2, ny - 14, 15),
        (nx + 18, ny + 14, 14),
        (nx + 44, ny + 34, 11),
        (nx + 66, ny + 62, 8),
        (nx + 70, ny + 86, 3),
    ]
    put(sc, p, z=3, cast=9, shade=("#2f4aa8", 0.4, 520))
    sc.layer(limb(braid, 6), "#33202c", z=3, cut=0.4, rim="#cfe2ff", rimop=0.8)
    sc.flat(
        U([limb([(px - 5, py - 3, 0.6), (px + 5, py + 3, 1.8)], 1) for px, py, _ in curve(np.array(braid), n=3)[1:-2]]),
        "#7a5a6a",
        0.8,
    )
    sc.layer(ellipse(nx + 67, ny + 68, 7, 5, 40), "#c8503e", z=1.6, cut=0)
    rimlight(sc, p.outline(), 1.2, -3.4, "#f0f7ff", 1, 0.8, (LX, 900), 420)
    hx, hy = p.at("hand_a.hold")
    gx, gy = hx - 10, hy + 8
    glass = fillet(U(ellipse(0, 10, 27, 29), box(-16, -34, 16, -10)), 6)
    glass = T(glass, 0, -12)
    place = {"dx": gx, "dy": gy, "rot": -128}
    body = T(ellipse(0, -2, 22, 24), **place)
    mouth = T(ellipse(0, -44, 1), **place).centroid
    rise = curve(np.array([(LX, POOL[1] - 6), (LX - 96, 1000), (LX - 30, 940), (LX - 104, 898), (mouth.x, mouth.y)], float), n=30)  # fmt: skip
    sc.flat(limb([(x_, y_, 54 - 0.34 * k) for k, (x_, y_) in enumerate(rise)], 1), "#9cc8ff", 0.4, "screen", 12)
    sc.glow(gx, gy, 170, "#eaf4ff", 1)
    sc.layer(T(glass, **place), "#cfe4ff", z=3, cut=0, fibre=0, wash=0, op=0.5, sh=0.4, shc=DARK, rim="#ffffff", rimop=1, rimw=1.6)  # fmt: skip
    lip = ellipse(0, -45, 19, 5.5)
    sc.flat(T(lip, **place), "#ffffff", 0.55)
    sc.flat(T(lip.difference(ellipse(0, -45, 16.5, 3.6)), **place), "#ffffff", 1)
    sc.flat(T(limb([(17, -14, 1), (20, 2, 5), (12, 16, 1)], 5), **place), "#ffffff", 0.8)
    r = sc.stream("rise")
    lights = []
    for k in range(200):
        t = r.random() ** 1.2
        px, py = rise[int(t * (len(rise) - 1))]
        wide = 34 * (1 - t) + 5
        lights.append(star(px + r.gauss(0, wide * 0.5), py + r.gauss(0, wide * 0.35), r.uniform(1.4, 5.4) * (1.3 - 0.5 * t), 4, 0.3))  # fmt: skip
    for _ in range(22):
        a, q = r.uniform(0, 6.28), math.sqrt(r.random())
        px, py = body.centroid.x + 21 * q * math.cos(a), body.centroid.y + 21 * q * math.sin(a)
        lights.append(star(px, py, r.uniform(2.4, 6.4), 4, 0.3))
    sc.flat(U(lights), "#ffffff", 0.98)


def draw_depths(sc: Scene) -> None:
    """Between noon and night: the bucket on its rope, a coin still falling, roots with tiny hands, a snail."""
    x, y = 214, 566
    line, twist = rope([(x + 5, -12), (x + 2, 270), (x, y - 52)], 6, 8)
    sc.layer(line, sc.lin([(0, "#c89058"), (1, "#7a5a78")], 0, 0, 0, y), z=3, cut=0, fibre=0, rim="#fff0c8", rimop=0.8)
    sc.flat(twist, "#4a2c44", 0.8)
    pail = T(bucket("#8f7a78", 62, 62), x, y + 14, rot=4)
    sc.flat(T(pail.outline(), 40, 46), DARK, 0.5, "multiply", 7)
    put(sc, pail, z=4, rim=(3, 3, "#ffdca0", 0.9), shade=("#3a4ab0", 0.4, 700))
    sc.flat(T(ellipse(0, 0, 8, 5), 338, 470, rot=24), "#ffd76a")
    sc.flat(
        U([limb([(332 - 7 * k, 452 - 6 * k, 0.4), (326 - 6 * k, 430 - 12 * k, 1.6)], 1) for k in range(3)]),
        "#ffe9b0",
        0.7,
    )
    roots = [root_with_hand(*q) for q in ROOTS]
    sc.layer(U(roots), sc.lin([(0, "#4a2c54"), (1, "#2c1e58")], 0, 150, 0, 460), z=8, cut=0.4, sh=0.5, shc=DARK, rim="#ffdca0", rimop=0.8)  # fmt: skip
    sc.layer(limb([(652, 352, 3), (664, 356, 8), (682, 350, 5), (688, 340, 3)], 5), "#e8cfa8", z=2, cut=0, fibre=0)
    sc.layer(ellipse(666, 346, 10), "#c8784a", z=2, cut=0, rim="#fff0d0", rimop=0.9)
    sc.flat(spiral(666, 346, 7, 1.6, 1.6), "#6a3a2c", 0.8)


def draw_near(sc: Scene) -> None:
    """The dark near edge of the shaft: earth with roots above, ferns and stones below."""
    for s in (0, 1):
        side_ = [SHAFT.at(h, math.pi) for h in np.linspace(1.02, 0.7, 12)]
        g = Polygon([(-70, -70), (side_[0][0] + 30, -70), *side_, (-70, side_[-1][1])]).buffer(0)
        for k, c in enumerate(("#5a3a4c", "#38284a", "#1c1c40")):
            q = rounded(T(g, -16 * k, -20 * k), 8)
            q = T(q, 800, 0, flip=True) if s else q
            earth = sc.lin([(0, light(c, 0.1)), (1, dark(c, 0.2))], 0, 0, 0, 420)
            sc.layer(q, earth, z=10, cut=3, step=8, sh=0.55, shc=DARK, rim="#ffdca0", rimop=0.55)
    r = sc.stream("stones")
    stones = []
    for k in range(15):
        a = math.pi * (1.06 - 1.12 * k / 14)
        px, py = 400 + 404 * math.cos(a), POOL[1] + 8 + 138 * math.sin(a)
        stones.append(
            rounded(T(box(-34, -20, 34, 24), px, py, r.uniform(0.9, 1.2), rot=-50 * math.cos(a) + r.uniform(-6, 6)), 12)
        )
    for k, g in enumerate(stones):
        sc.layer(g, sc.near("#3f78b0", "#10204c", 520), z=6, cut=1.6, sh=0.5, shc=DARK, rim="#d0e4ff", rimop=0.8)
    r = sc.stream("fern")
    for side in (-1, 1):
        sc.layer(
            fern(r, 400 + side * 430, 1215, side), "#0c1c48", z=10, cut=0, fibre=0, sh=0.5, rim="#a8ccff", rimop=0.7
        )


def draw() -> Scene:
    """Is she going down to the stars, or coming up out of them?"""
    sc = Scene("well", light=(LX, LY, 240), shadow=DARK, bg=NIGHT)
    draw_sky(sc)
    draw_picnic(sc)
    draw_wall(sc)
    draw_rim(sc)
    draw_pool(sc)
    draw_ladder(sc)
    draw_girl(sc)
    draw_depths(sc)
    draw_near(sc)
    sc.vignette("#0a0628", 0.3, 400, 600, 920, 0.6)
    sc.finish()
    return sc
