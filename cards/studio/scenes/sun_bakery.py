"""sun_bakery: is it done?"""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import MultiPoint, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# night flour #33456a, flour blue #a9b9c9, oven brick #a8432e, dough #e8cfa0, crust light #fff3bd, sun orange #f58a1f
SX, SY, SR = 384, 566, 148  # the sun, the only light
VX, VY = 384, 590  # where the floor runs to
# the vault, far to near: half width, springing, crown, floor
ARCHES = [(214, 470, 292, 716), (268, 430, 196, 786), (330, 380, 84, 880), (404, 300, -60, 1016)]
DOOR = (360, 420, 40, 1128)  # the yard's door through which we look: half width, springing, crown, sill


def opening(w: float, spring: float, crown: float, foot: float, x: float = VX) -> Any:
    """An arched opening, its foot far below the sill so that the floor stays open."""
    a = np.linspace(math.pi, 0, 40)
    top = [(x + w * math.cos(t), spring - (spring - crown) * math.sin(t)) for t in a]
    return Polygon([(x - w, foot), *top, (x + w, foot)])


def voussoirs(g, ring: float, w: float, spring: float, crown: float, foot: float, n: int = 19, x: float = VX) -> list:
    """The stones of an arch round an opening, each a little different."""
    outer = opening(w + ring, spring, crown - ring, foot, x)
    band = clean(outer.difference(g).intersection(box(-200, -200, 1000, foot)))
    cuts = []
    for k in range(n + 1):
        t = math.pi * k / n
        cuts.append(
            limb(
                [
                    (x + (w - 8) * math.cos(t), spring - (spring - crown - 8) * math.sin(t), 2.2),
                    (x + (w + ring + 20) * math.cos(t), spring - (spring - crown + ring + 20) * math.sin(t), 2.6),
                ],
                1,
            )
        )
    y = spring
    while y < foot:
        cuts.append(box(-200, y - 1.2, 1000, y + 1.2))
        y += (foot - spring) / 5
    return polys(clean(band.difference(U(cuts))))


def draw() -> Scene:
    sc = Scene("sun_bakery", light=(SX, SY, 240), shadow="#141226", bg="#1d2440")
    sc.backdrop("#5a2a2c")
    R = sc.stream("stones")

    # ---------------------------------------------------------------- the oven wall
    wall = opening(*ARCHES[0]).buffer(30)
    sc.layer(
        wall, sc.rad([(0, "#ffd58a"), (0.35, "#e2824a"), (0.7, "#a8432e"), (1, "#6a2a30")], SX, SY, 330), z=4, cut=0
    )
    mouth = opening(168, 556, 392, 712)
    rows = []
    for ring in range(5):
        rows.append(
            voussoirs(
                opening(168 + 24 * ring, 556, 392 - 24 * ring, 712),
                22,
                168 + 24 * ring,
                556,
                392 - 24 * ring,
                712,
                23 + 4 * ring,
            )
        )
    for ring, stones in enumerate(rows):
        for g in stones:
            c = mix(R.choice(("#c65a34", "#b04a30", "#d2703e", "#9c3c2c")), "#fff0b4", max(0.0, 0.42 - 0.12 * ring))
            sc.layer(
                rounded(g.buffer(-0.6), 1.5), c, z=1.6, cut=0.4, wash=0.5, fibre=0, sh=0.35, rim="#ffe6a8", rimop=0.5
            )
    sc.layer(
        mouth,
        sc.rad([(0, "#fffbe0"), (0.45, "#fff0a8"), (0.75, "#ffc04e"), (1, "#e8642a")], SX, SY, 250),
        z=1,
        cut=0,
        sh=0,
        wash=0,
    )
    flames = U(
        *[
            T(flame(150 + 40 * (k % 3), 90, f"oven{k}").part("flame.1"), SX + dx, 714)
            for k, dx in enumerate((-132, -70, 0, 74, 134))
        ]
    )
    sc.flat(clean(flames.intersection(mouth)), "#fff6c0", 0.55, "screen", 3)

    # ---------------------------------------------------------------- the floor: flags running to the oven
    sc.layer(
        box(-60, 704, 860, 1260),
        sc.rad([(0, "#f2b25c"), (0.4, "#8a5a4c"), (1, "#2c2f52")], SX, 700, 620),
        z=1,
        cut=0,
        sh=0,
    )
    ys = [704, 724, 750, 784, 830, 890, 968, 1066, 1190, 1330]
    flags = []
    for i, (a, b) in enumerate(zip(ys[:-1], ys[1:], strict=True)):
        for k in range(-9, 10):
            x0, x1 = (k + 0.5 * (i % 2)) * 150, (k + 1 + 0.5 * (i % 2)) * 150
            px = lambda x, y: VX + x * (y - VY) / (1200 - VY)
            q = Polygon([(px(x0, a), a), (px(x1, a), a), (px(x1, b), b), (px(x0, b), b)])
            q = rounded(q.buffer(-0.6 - 0.3 * i), 1 + 0.4 * i)
            if q.is_empty or q.bounds[2] < -20 or q.bounds[0] > 820:
                continue
            d = math.hypot(q.centroid.x - SX, (q.centroid.y - 690) * 1.15)
            flags.append((q, d, R.uniform(-0.1, 0.1)))
    for q, d, j in flags:
        t = min(1.0, d / 560)
        lit = (
            mix("#fff0bc", "#d98a4a", min(1, t * 2.6))
            if t < 0.38
            else mix("#d98a4a", "#3c3f6c", min(1, (t - 0.38) / 0.36))
        )
        lit = mix(lit, "#ffffff" if j > 0 else "#1a1836", abs(j))
        sc.layer(q, lit, z=1.2, cut=0.5, wash=0.6, fibre=0.12, sh=0.3, rim="#fff2c4", rimop=0.5 * (1 - t) + 0.15)

    # ---------------------------------------------------------------- the vault, rib after rib
    tones = [("#e58f48", "#8a3f3a"), ("#b0705e", "#4a3a5c"), ("#73729a", "#2b345e"), ("#3f4f80", "#1a2144")]
    for k, (w, spring, crown, foot) in enumerate(ARCHES):
        g = opening(w, spring, crown, foot)
        rest = clean(box(-60, -60, 860, foot).difference(g))
        lit, shade = tones[k]
        sc.layer(
            rest,
            sc.rad([(0, lit), (0.5, lit), (1, shade)], SX, SY, w * 1.9),
            z=12,
            cut=0.5,
            rim="#ffe2a0",
            rimop=0.85,
            rimw=1.8,
        )
        ring = 24 + 9 * k
        for q in voussoirs(g, ring, w, spring, crown, foot, 17):
            d = math.hypot(q.centroid.x - SX, q.centroid.y - SY)
            c = mix(mix(lit, "#ffe2ac", 0.34), shade, min(1, max(0, d / (w * 1.7) - 0.3)) * 0.8)
            sc.layer(
                rounded(q.buffer(-0.8), 2),
                mix(c, R.choice(("#fff4d8", "#2a1c3a")), R.uniform(0, 0.12)),
                z=2,
                cut=0.5,
                wash=0.6,
                fibre=0.1,
                rim="#fff0c0",
                rimop=0.7,
            )
        inside = clean(g.difference(T(g, 0, 0, (w - 7) / w, 1.0, o=(VX, foot))))
        sc.flat(inside, "#ffe6a4", 0.4, "screen", 2)  # the reveal that sees the fire
        if k == 0:
            sc.glow(SX, SY, 380, "#ffc466", 0.5)
        if k == 1:  # loaves in niches, sacks at the foot
            for x, y in ((VX - 306, 560), (VX + 306, 560), (VX - 306, 664), (VX + 306, 664)):
                n = opening(26, y - 22, y - 46, y + 14, x)
                sc.flat(n, "#4a2430", 0.85)
                for dx in (-11, 11):
                    sc.layer(ellipse(x + dx, y + 6, 12, 8), sc.near("#ffd58a", "#a8602e", 420), z=1.5, cut=0, wash=0)
        if k == 2:  # pretzels and wreaths on a rod under the vault
            rod_y = 232
            sc.layer(
                limb([(VX - 262, rod_y, 5), (VX, rod_y + 8, 5), (VX + 262, rod_y, 5)], 6),
                "#2b2038",
                z=5,
                cut=0,
                rim="#ffe0a0",
                rimop=0.8,
            )
            for i, x in enumerate(
                (VX - 226, VX - 190, VX - 142, VX - 112, VX + 74, VX + 118, VX + 150, VX + 204, VX + 232)
            ):
                y = rod_y + 8 - 8 * ((x - VX) / 262) ** 2
                r = 15 + (i * 7) % 6
                g_ = ellipse(x, y + 17 + r, r, r * 1.15)
                if i % 3 == 1:
                    g_ = U(
                        limb([(x - 14, y + 26, 6), (x - 4, y + 46, 8), (x + 12, y + 50, 6)], 6),
                        limb([(x + 14, y + 26, 6), (x + 4, y + 46, 8), (x - 12, y + 50, 6)], 6),
                        ellipse(x, y + 38, 18, 19).difference(ellipse(x, y + 39, 12, 13)),
                    )
                else:
                    g_ = g_.difference(ellipse(x, y + 17 + r, r * 0.48, r * 0.58))
                sc.flat(limb([(x, y, 1.4), (x, y + 20, 1.4)], 1), "#2b2038", 0.9)
                sc.layer(
                    clean(g_),
                    sc.rad([(0, "#b5703a"), (1, "#4a2634")], SX, SY - 100, 380),
                    z=4,
                    cut=0,
                    rim="#ffe6a8",
                    rimop=0.95,
                    rimw=1.8,
                    lightpos=(SX, SY + 200),
                )

    # ---------------------------------------------------------------- light in the flour dust
    shafts(
        sc, SX, SY, [(a, 0.075, 0.2) for a in (-2.75, -2.3, -1.95, -1.5, -1.1, -0.75, -0.32)], 620, "#ffe2a0", 12, 150
    )
    sc.glow(SX, SY, 560, "#ffae4e", 0.34, mid=0.45)
    D = sc.stream("dust")
    sc.flat(
        U([ellipse(D.gauss(SX, 190), D.gauss(SY - 40, 190), 0.6 + 1.5 * D.random() ** 3) for _ in range(170)]),
        "#fff6d8",
        0.6,
    )

    # ---------------------------------------------------------------- the sun: a loaf with dough flames round it
    peel = ellipse(SX - 10, 716, 168, 19)
    sc.flat(T(peel, -6, 16), "#3a1a26", 0.5, "multiply", 6)
    sc.layer(peel, sc.rad([(0, "#ffd58a"), (1, "#7a4024")], SX, 680, 190), z=4, cut=0.4, rim="#fff6d8", rimop=0.9)
    handle = limb([(SX - 120, 722, 15), (214, 790, 14), (20, 944, 17), (-80, 1022, 19)], 6)
    flamy = []
    for k in range(20):
        a = 2 * math.pi * k / 20
        long_ = 58 if k % 2 == 0 else 40
        q = shape(f"-20,0^ -12,{-long_ * 0.5} 2,{-long_ * 0.8} 10,{-long_}^ 15,{-long_ * 0.55} 20,0^ 0,10")
        flamy.append(T(T(q, 0, -SR + 8), SX, SY, 1, rot=math.degrees(a)))
    for q in (*flamy[1::2], *flamy[::2]):
        sc.layer(
            q,
            sc.rad([(0, "#fff3bd"), (0.7, "#ffd06a"), (0.84, "#f2902a"), (1, "#b5461a")], SX, SY, SR + 62),
            z=4,
            cut=0,
            wash=0.6,
            sh=0.4,
            shc="#8a2a14",
            rim="#fffbe0",
            rimop=0.8,
        )
    disc = ellipse(SX, SY, SR)
    sc.layer(
        disc,
        sc.rad([(0, "#fffef6"), (0.8, "#fff8d8"), (1, "#ffe9a0")], SX, SY, SR),
        z=7,
        cut=0,
        wash=0,
        shc="#8a2a14",
        rim="#ffffff",
        rimop=0.9,
    )
    C = sc.stream("crust")
    seeds = []
    while len(seeds) < 66:
        a, r = C.uniform(0, 2 * math.pi), SR * math.sqrt(C.random())
        x, y = SX + r * math.cos(a), SY + r * math.sin(a)
        if all(math.hypot(x - p, y - q) > 24 for p, q in seeds):
            seeds.append((x, y))
    cells = shapely.voronoi_polygons(MultiPoint(seeds), extend_to=box(0, 0, 800, 1200))
    for cell in cells.geoms:
        q = clean(cell.intersection(disc.buffer(-4)))
        q = rounded(q.buffer(-3.2), 5)
        if q.is_empty:
            continue
        d = math.hypot(q.centroid.x - SX, q.centroid.y - SY) / SR
        c = mix("#f9c562", "#c9651f", min(1, d * d * 1.1))
        c = mix(c, "#8f3f18", C.uniform(0, 0.3))
        sc.layer(
            handcut(q, 0.7, 4, C.randrange(999), 20),
            sc.rad([(0, mix(c, "#ffe9a8", 0.35)), (1, c)], q.centroid.x, q.centroid.y, 26),
            z=2.4,
            cut=0,
            wash=0.7,
            fibre=0.15,
            sh=0.3,
            shc="#c9601c",
            rim="#fffbe0",
            rimop=0.75,
            rimw=1.1,
        )
    for dy, w in ((-62, 84), (-2, 112), (60, 88)):  # the baker's three cuts
        q = T(limb([(-w, 16, 2), (-w * 0.4, -8, 17), (w * 0.3, -12, 18), (w, 6, 2)], 8), SX, SY + dy, rot=-16)
        sc.flat(q.buffer(5), "#9a3f16", 0.62)
        sc.flat(T(q, 0, -2).buffer(2.5), "#ffd98a", 0.9)
        sc.flat(q, "#fffef4", 1)
    sc.glow(SX, SY, 330, "#ffd98a", 0.34, mid=0.6)
    sc.glow(SX, 706, 240, "#fff8d8", 0.85, sy=0.16)

    way = Polygon([(SX - 130, 722), (SX + 150, 722), (SX + 300, 1130), (SX - 190, 1130)])
    sc.flat(
        way,
        sc.lin([(0, "#ffd890", 0.75), (0.5, "#ffb86a", 0.4), (1, "#ff9c5a", 0.06)], 0, 722, 0, 1130),
        0.8,
        "screen",
        22,
    )
    # ---------------------------------------------------------------- three bakers haul
    sc.flat(T(handle, -8, 40), "#2a1430", 0.35, "multiply", 4)
    sc.layer(handle, sc.near("#a8602e", "#2a1c34", 420), z=5, cut=0.3, rim="#ffe6ae", rimop=1, rimw=2.4)
    night = "#2e2452"
    crew = [
        (
            250,
            836,
            0.90,
            dict(
                age=76,
                dress=dress("coat", "#4a4a6a", "#3a3552", "#d9cfc4").but(apron="#c9b8a8"),
                skin="#b07a58",
                hair="balding",
                hair_colour="#e6ddd0",
                beard="full",
                hat="flat",
                hat_colour="#4a3a4a",
            ),
            1.0,
        ),
        (
            166,
            908,
            1.10,
            dict(
                age=34,
                dress=dress("farmwife", "#5f6a8a", "#3a3552", "#d9c9b4").but(sleeves="short"),
                skin="#8a5236",
                hair="bun",
                hair_colour="#2a1a1c",
                hat="scarf",
                hat_colour="#b8483a",
            ),
            1.08,
        ),
        (
            72,
            1000,
            1.2,
            dict(
                age=44,
                dress=dress("shirt", "#7a4a4a", "#33304e", "#d9cfc4").but(apron="#c9b8a8"),
                skin="#c98f66",
                hair="curly",
                hair_colour="#2a1a1c",
                beard="moustache",
            ),
            0.84,
        ),
    ]
    for x, y, s, who, tall in crew:
        hy = lambda xx: np.interp(xx, [-80, 20, 214, 264], [1022, 944, 790, 722])
        ra = (22, (hy(x + 22 * s) - y) / s + 2)
        rb = (40, (hy(x + 40 * s) - y) / s + 2)
        po = body_pull(12 if tall > 1 else 0)
        p = T(person(view="side", pose=po, tall=tall, build=1.3, mood="firm", reach_a=ra, reach_b=rb, **who), x, y, s)
        dx, dy = x - SX, y - 640
        ln = math.hypot(dx, dy)
        dx, dy = dx / ln * 1.15, dy / ln * 0.62
        o = p.outline()
        cast = AF.affine_transform(o, [1, -dx, 0, -dy, dx * y, y + dy * y])
        sc.flat(
            cast,
            sc.lin([(0, "#1c1436", 0.9), (1, "#1c1436", 0.4)], x, y, x + dx * 260 * s, y + dy * 260 * s),
            1,
            "multiply",
            2.4,
        )
        p = p.recolour(lambda c: mix(c, night, 0.72))
        put(sc, p, z=2.2, rim=(-2.6, 0.5, "#ffdf98", 1.0), sh=0.45)
        sc.flat(
            o, sc.lin([(0, night, 0.75), (0.6, night, 0.3), (1, night, 0)], x - 60 * s, 0, x + 50 * s, 0), 1, "multiply"
        )
    # ---------------------------------------------------------------- yesterday's sun, for half the price
    bx, by = 612, 872
    sc.flat(ellipse(bx + 40, by + 8, 84, 14), "#1c1436", 0.6, "multiply", 6)
    old = ellipse(bx, by - 52, 50)
    sc.layer(
        U([T(T(shape("-9,0^ -5,-12 4,-22^ 9,-10 9,0^"), 0, -46), bx, by - 52, rot=a) for a in range(0, 360, 24)]),
        "#8a5034",
        z=3,
        cut=0,
        rim="#ffd58a",
        rimop=0.7,
    )
    sc.layer(old, sc.near("#c98a4a", "#5f3a34", 420), z=3, cut=0.5, rim="#ffe2a0", rimop=0.9, rimw=1.6)
    sc.flat(spiral(bx, by - 52, 36, 1.2, 5, 0.4), "#3a1c26", 0.6)
    b = T(basket("#7a5a48", 104, 50, 0), bx, by + 4)
    put(sc, b, z=2.4, rim=(3, 0.6, "#ffe2a0", 0.9))
    sc.flat(b.outline(), sc.lin([(0, night, 0.1), (1, night, 0.6)], bx - 50, 0, bx + 50, 0), 1, "multiply")
    cock = T(bird_on("hen"), bx + 92, by + 26, 0.62, flip=True)
    co = cock.outline()
    sc.flat(
        AF.affine_transform(co, [1, -0.9, 0, -0.5, 0.9 * (by + 26), (by + 26) * 1.5]), "#1c1436", 0.5, "multiply", 2
    )
    put(sc, cock, z=2, rim=(2.6, 0.6, "#ffe2a0", 0.95))
    sc.flat(co, night, 0.5, "multiply")

    # ---------------------------------------------------------------- the yard: blue night, the door, the girl who delivers
    sill = box(-60, DOOR[3] - 10, 860, 1260)
    w, spring, crown, foot = DOOR
    hole = opening(w, spring, crown, 1300)
    frame = clean(box(-60, -60, 860, 1260).difference(hole))
    sc.layer(
        sill,
        sc.rad([(0, "#c98a62"), (0.35, "#5a5478"), (1, "#1d2444")], SX, 1090, 420),
        z=9,
        cut=0.8,
        rim="#ffe2a0",
        rimop=0.7,
        rimw=1.8,
    )
    Q = sc.stream("cobbles")
    y = DOOR[3] + 6
    while y < 1215:
        x = -20 + Q.uniform(-20, 0)
        h = 15 + (y - 1120) * 0.09
        while x < 830:
            ww = Q.uniform(26, 40)
            q = rounded(box(x, y, x + ww - 3, y + h - 3), 6)
            d = math.hypot(x + ww / 2 - SX, (y - 1100) * 2.4)
            c = mix(mix("#e0a878", "#56608c", min(1, d / 300)), "#141a36", min(0.75, d / 800))
            sc.layer(
                q,
                mix(c, "#0f1430", Q.uniform(0, 0.2)),
                z=2,
                cut=0.4,
                wash=0.5,
                fibre=0,
                rim="#ffe6b4",
                rimop=0.35 * max(0.2, 1 - d / 400),
            )
            x += ww
        y += h
    sc.layer(
        frame,
        sc.rad([(0, "#3a4674"), (0.6, "#2c365f"), (1, "#141a36")], SX, 620, 720),
        z=18,
        cut=0.8,
        rim="#ffdf9c",
        rimop=0.9,
        rimw=2,
    )
    for q in voussoirs(hole, 46, w, spring, crown, 1240, 15):
        c = mix("#46558a", "#1c2448", min(1, math.hypot(q.centroid.x - SX, q.centroid.y - SY) / 640))
        sc.layer(
            rounded(q.buffer(-1.4), 4), mix(c, "#141a36", Q.uniform(0, 0.2)), z=2, cut=0.6, rim="#ffdf9c", rimop=0.6
        )
    ivy = []
    V = sc.stream("ivy")
    for P in (
        [(6, 1240), (22, 980), (2, 760), (28, 560), (40, 380)],
        [(796, 1240), (780, 900), (802, 660), (770, 470), (760, 300), (700, 180)],
    ):
        c = curve(np.array(P, float), n=14)
        ivy.append(limb([(x, y, 4) for x, y in c], 1))
        for x, y in along(c, 46):
            for _ in range(2):
                ivy.append(leaf(x, y, V.uniform(16, 30), V.uniform(0, 6.28), 0.7))
    sc.layer(
        U(ivy), sc.rad([(0, "#3f5a6a"), (1, "#101a30")], SX, 600, 620), z=6, cut=0, rim="#ffdf9c", rimop=0.75, rimw=1.4
    )

    gx, gy, gs = 634, 1150, 1.12
    bike = T(bicycle("#3a4a6a", "#1a1c34"), gx + 24, gy + 8, 1.5, flip=True)
    girl = T(
        person(15, "side", SIDE_WAIT, dress("coat", "#47517a", "#2a2c4a", "#c9503a"), "#9a6a4a", "braid", "#1f1626", mood="wonder", hat="knit", hat_colour="#8a3a3a"),
        gx - 128, gy + 24, gs, flip=True,
    )  # fmt: skip
    for fig in (bike, girl):
        o = fig.outline()
        y0 = gy + 14
        cast = AF.affine_transform(o, [1, -0.5, 0, -0.42, 0.5 * y0, y0 * 1.42])
        sc.flat(cast, "#0f1230", 0.6, "multiply", 2)
    put(sc, bike, z=2, rim=(2.6, 1.0, "#ffe2a0", 0.95), sh=0.4)
    sc.flat(bike.outline(), "#171a38", 0.55, "multiply")
    carrier = T(basket("#6a5048", 66, 44, 0), gx - 34, gy - 92, 1.0)
    put(sc, carrier, z=2, rim=(2.6, 0.8, "#ffe2a0", 0.95))
    girl = girl.recolour(lambda c: mix(c, "#2a2c58", 0.42))
    put(sc, girl, z=2.2, rim=(2.6, 0.6, "#ffe0a0", 1.0), sh=0.45)
    sc.vignette("#0a0c22", 0.26, SX, 620, 900, 0.6)
    sc.finish()
    return sc


def body_pull(more: float) -> Any:
    """Hauling: weight far back, both feet against the floor."""
    return SIDE["pull"].but(lean=-26 - more * 0.4, hip=0.84, nod=6)


SIDE_WAIT = SIDE["stand"].but(
    nod=-8, lean=-3, hand_a=(0.5, -0.42), hand_b=(0.5, 0.66), elbow_a=1, foot_a=(0.2, 0), foot_b=(-0.14, 0)
)
