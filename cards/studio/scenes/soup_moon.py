"""soup_moon: and what do those outside see in the sky tonight?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# kitchen plum #33243f, slate blue #4f5a86, shawl mauve #8f6b95, bowl clay #b08a86, moon broth #fdf4d8, onion gold #e0a63f
PX, PY, PR = 398, 432, 168  # the pot, seen from above
MX, MY, MR = 436, 456, 66  # the moon in the ladle, the only light
GRAN = (248, 276)
WALL = 1058  # the outer wall, seen from above; the door stands open in it
DOOR_X = (92, 330)
PACE = 78  # from one who waits to the next
SKIN = ("#e8b890", "#c98f66", "#a86a46", "#7a4a30", "#d9a077", "#8a5a3c")
CLOTH = ("#8f4f5f", "#4f5a86", "#8f6b95", "#b0804f", "#5f7a7a", "#a8674f", "#6a4a72", "#c9a08a", "#3f5f78", "#7a6a4a")
HATS_ABOVE = ("kerchief", "straw", "cap", "bun", "bald", "braids", "turban", "knit", "curls")


def queue(sizes: list[float]) -> list[tuple[float, float, float]]:
    """Places of those who wait: (x, y, heading in degrees), the first one first: a coil round the pot, then out of the door."""
    coil = []
    for k in range(130):
        th = math.radians(-52 + 4.6 * k)
        r = PR + 66 + 31.5 * math.radians(4.6 * k)
        x, y = PX + r * math.cos(th), PY + r * math.sin(th)
        if k > 90 and x < 420 and y > 800:
            break
        coil.append((x, y))
    line = along(
        curve(
            np.array(
                [*coil, (330, 938), (236, 962), (196, 1030), (206, 1110), (262, 1180), (360, 1230), (470, 1262)], float
            ),
            n=6,
        ),
        1600,
    )
    at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    out, d = [], 0.0
    for a, b in zip(sizes, sizes[1:] + sizes[-1:], strict=True):
        if d > at[-1] - 6:
            break
        x, y, u, v = (float(np.interp(d + e, at, line[:, i])) for e, i in ((0, 0), (0, 1), (-6, 0), (-6, 1)))
        if d < 6:
            u, v = PX, PY
        out.append((x, y, math.degrees(math.atan2(v - y, u - x))))
        d += PACE * (a + b) / 2
    return out


def from_above(rng, hat: str, size: float = 1.0) -> Figure:
    """Somebody with an empty bowl, seen from above, facing +x; about 64 units across."""
    skin, coat, second = rng.choice(SKIN), rng.choice(CLOTH), rng.choice(CLOTH)
    hair = rng.choice(("#2a1a24", "#4a2c24", "#8a5a34", "#d9d0c8", "#1c141c"))
    f = Figure()
    hem = [
        ((29 + 1.6 * math.cos(11 * a)) * math.cos(a) - 6, (31 + 1.6 * math.cos(11 * a)) * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 90)
    ]
    f.add(Polygon(hem), dark(coat, 0.18), "hem", 1.2)
    f.add(
        U(
            [
                limb([(-6 + 12 * math.cos(a), 12 * math.sin(a), 0.8), (-6 + 28 * math.cos(a), 29 * math.sin(a), 2)], 1)
                for a in np.linspace(1.0, 5.3, 9)
            ]
        ),
        dark(coat, 0.45),
        "pleats",
        0.2,
        True,
        0.6,
    )
    for s in (-1, 1):
        f.add(U(limb([(2, s * 25, 14), (22, s * 25, 12), (37, s * 13, 10)], 6)), coat, "arm", 0.9)
    f.add(ellipse(46, 0, 16.5), "#b08a86", "bowl", 1.0)
    f.add(ellipse(46, 0, 13), "#4a3448", "hollow", 0.2, True)
    for s in (-1, 1):
        f.add(ellipse(39, s * 13, 6, 5, s * 40), skin, "hand", 0.5)
    f.add(fillet(U(ellipse(0, 0, 15, 31), ellipse(-3, 0, 17, 20)), 4), coat, "back", 1.2)
    if rng.random() < 0.45:
        f.add(shape("-20,-26 6,-30 12,-8 12,8 6,30 -20,26 -38,0"), second, "shawl", 0.8)
        f.add(
            clean(
                shape("-20,-26 6,-30 12,-8 12,8 6,30 -20,26 -38,0")
                .buffer(-2)
                .difference(shape("-20,-26 6,-30 12,-8 12,8 6,30 -20,26 -38,0").buffer(-5))
            ),
            light(second, 0.4),
            "fringe",
            0.2,
            True,
            0.8,
        )
    f.add(U(ellipse(7, 0, 14.5, 13.5), ellipse(20.5, 0, 3.4, 2.6)), skin, "head", 1.0)
    h = Figure()
    if hat == "kerchief":
        c = rng.choice(("#c9605a", "#e0a63f", "#d9c9d0", "#5f8a8a"))
        h.add(shape("-36,0^ -20,-12 -8,-16 8,-16 18,-8 19,0 18,8 8,16 -8,16 -20,12"), c, "hat", 1.0)
        h.add(
            U(
                [
                    ellipse(x, y, 1.7)
                    for x, y in ((-22, 0), (-12, -7), (-12, 7), (-2, 0), (8, -8), (8, 8), (12, 0), (0, -11), (0, 11))
                ]
            ),
            light(c, 0.5),
            "dots",
            0.2,
            True,
        )
    elif hat == "straw":
        h.add(ellipse(5, 0, 25, 24), "#d9b060", "brim", 1.0)
        h.add(
            U([ellipse(5, 0, r).difference(ellipse(5, 0, r - 1.2)) for r in (23, 19, 15)]),
            "#a8803a",
            "rings",
            0.2,
            True,
            0.7,
        )
        h.add(ellipse(5, 0, 12.5), "#e6c47a", "crown", 1.0)
        h.add(ellipse(5, 0, 13.5).difference(ellipse(5, 0, 11.5)), "#8a3a4a", "band", 0.2, True)
    elif hat == "cap":
        h.add(shape("-10,-10 0,-16 12,-14 26,-10 29,0 26,10 12,14 0,16 -10,10 -13,0"), second, "cap", 1.0)
        h.add(ellipse(4, 0, 3), dark(second, 0.3), "button", 0.4)
    elif hat == "bun":
        h.add(ellipse(3, 0, 14.5, 14), hair, "hair", 0.8)
        h.add(limb("17,0,0.8 4,0,1.4 -8,0,0.8", 3), light(hair, 0.3), "parting", 0.2, True)
        h.add(ellipse(-12, 0, 8), hair, "bun", 0.8)
        h.add(spiral(-12, 0, 6, 1.5, 1.6), light(hair, 0.3), "coil", 0.2, True, 0.8)
    elif hat == "bald":
        h.add(
            clean(ellipse(4, 0, 15, 14.5).difference(shape("-4,-9 8,-12 30,-14^ 30,14^ 8,12 -4,9 -7,0"))),
            "#d9d0c8",
            "hair",
            0.5,
        )
        h.add(ellipse(8, -4, 4, 2.5), light(skin, 0.35), "shine", 0.2, True, 0.7)
    elif hat == "braids":
        h.add(ellipse(3, 0, 14.5, 14), hair, "hair", 0.8)
        for s in (-1, 1):
            h.add(U([ellipse(-8 - 6 * k, s * (11 + 2.4 * k), 4.6 - 0.4 * k) for k in range(4)]), hair, "braid", 0.6)
            h.add(ellipse(-30, s * 20, 3.4), "#c9605a", "ribbon", 0.4)
        h.add(limb("17,0,0.8 4,0,1.4 -10,0,0.8", 3), light(hair, 0.4), "parting", 0.2, True)
    elif hat == "turban":
        c = rng.choice(("#e0a63f", "#d9c9d0", "#6f8aa8"))
        h.add(ellipse(3, 0, 18, 17.5), c, "turban", 1.0)
        h.add(spiral(3, 0, 16, 2.2, 1.8, 0.4), dark(c, 0.35), "coil", 0.2, True, 0.8)
    elif hat == "knit":
        h.add(ellipse(4, 0, 16.5, 16), second, "knit", 1.0)
        h.add(
            U(
                [
                    limb(
                        [(4 + 4 * math.cos(a), 4 * math.sin(a), 0.6), (4 + 15 * math.cos(a), 15 * math.sin(a), 1.6)], 1
                    )
                    for a in np.linspace(0, 6.28, 13)
                ]
            ),
            light(second, 0.4),
            "ribs",
            0.2,
            True,
            0.7,
        )
        h.add(ellipse(3, 0, 5), light(second, 0.5), "bobble", 0.8)
    else:
        h.add(
            U(
                [ellipse(3 + 11 * math.cos(a), 11 * math.sin(a), 6.5) for a in np.linspace(0.6, 5.7, 10)],
                ellipse(2, 0, 11),
            ),
            hair,
            "curls",
            0.8,
        )
    f.extend(h)
    return T(f, s=size)


def draw() -> Scene:
    sc = Scene("soup_moon", light=(MX, MY, 240), shadow="#1a1028", bg="#241830")
    R = sc.stream("tiles")
    sc.backdrop("#2a1c38")
    # ---------------------------------------------------------------- floor: six-sided tiles, worn
    s = 47.0
    hx, hy = s * math.sqrt(3), s * 1.5
    for j in range(-1, int(1200 / hy) + 2):
        for i in range(-1, int(800 / hx) + 2):
            x, y = i * hx + (hx / 2 if j % 2 else 0), j * hy
            q = Polygon(
                [
                    (x + (s - 2) * math.cos(a), y + (s - 2) * math.sin(a))
                    for a in [math.pi / 6 + k * math.pi / 3 for k in range(6)]
                ]
            )
            d = math.hypot(x - MX, y - MY)
            c = R.choice(("#b58a92", "#a87f92", "#c0969a", "#9f7a94"))
            t = min(1.0, d / 640)
            c = mix(mix(c, "#fff0d2", max(0, 1.2 - 1.75 * t)), "#33244c", min(0.9, max(0, t - 0.26) * 1.3))
            sc.layer(
                rounded(q, 3),
                c,
                z=1.4,
                cut=0.7,
                wash=0.7,
                fibre=0.12,
                sh=0.35,
                rim="#fff2d8",
                rimop=0.45 * (1 - t) + 0.08,
            )
            if (i * 2 + j * 3) % 7 == 0:
                deco = U([T(shape("0,-3^ 5,-13 0,-23^ -5,-13"), x, y, rot=a) for a in range(0, 360, 60)])
                sc.flat(deco, mix("#7a4f6e", "#2a1c3a", t), 0.5)
    sc.glow(MX, MY, 560, "#ffe6bc", 0.5, mid=0.5)
    # ---------------------------------------------------------------- out there: snow, and a night without a moon
    snow_ = box(-40, WALL, 840, 1260)
    sc.layer(snow_, sc.rad([(0, "#c9cdf0"), (0.3, "#6f7cb8"), (1, "#2a3068")], 220, WALL, 420), z=1, cut=0, sh=0)
    N = sc.stream("snow")
    for y in (1096, 1136, 1176):
        g, _ = land(N, [(-40, y), (200, y + N.uniform(-14, 10)), (460, y + N.uniform(-10, 14)), (840, y - 10)], 4)
        sc.layer(
            g,
            sc.rad([(0, "#b9c0ec"), (0.35, "#5f6cab"), (1, "#242a5e")], 230, WALL + 30, 440),
            z=4,
            cut=0.5,
            rim="#e6e9ff",
            rimop=0.5,
        )
    sc.flat(
        Polygon([(DOOR_X[0], WALL), (DOOR_X[1], WALL), (250, 1260), (-40, 1260)]),
        sc.lin([(0, "#ffe2b0", 0.85), (1, "#ffe2b0", 0.12)], 0, WALL, 0, 1240),
        0.75,
        "screen",
        7,
    )
    for x, y in [
        (430 + 42 * k + (8 if k % 2 else -8), 1150 - 9 * k + N.uniform(-6, 6)) for k in range(10)
    ]:  # somebody has gone round the house
        sc.flat(ellipse(x, y, 8, 5, -20), "#1f2456", 0.6)

    # ---------------------------------------------------------------- long shadows first: everybody's, away from the moon
    Z = sc.stream("sizes")
    sizes = [Z.choice((1.2, 1.12, 1.26, 0.8, 1.2, 1.16, 0.74, 1.22)) for _ in range(64)]
    places = queue(sizes)
    shadows = []

    def away(x, y, r, k=1.0):
        d = math.hypot(x - MX, y - MY)
        ux, uy = (x - MX) / d, (y - MY) / d
        L = (30 + 0.3 * d) * k
        return limb(
            [(x, y, r * 1.7), (x + ux * L * 0.5, y + uy * L * 0.5, r * 2), (x + ux * L, y + uy * L, r * 2.3)], 4
        )

    for (x, y, _), size in zip(places, sizes, strict=False):
        if y < WALL - 20:
            shadows.append(away(x, y, 31 * size))
    shadows.append(away(*GRAN, 66, 1.2))
    sc.flat(
        clean(U(shadows).intersection(U(box(-60, -60, 860, WALL), box(DOOR_X[0], WALL - 2, DOOR_X[1], 1260)))),
        "#2a1650",
        0.62,
        "multiply",
        2.4,
    )

    # ---------------------------------------------------------------- table with onions, cropped; broom; cat; door
    table_ = Polygon([(560, -60), (880, -60), (880, 196), (640, 120)])
    sc.flat(T(table_, 20, -14), "#140c20", 0.5, "multiply", 8)
    sc.layer(table_, sc.near("#b98a6a", "#4a3040", 560), z=14, cut=0.6, rim="#ffe9c4", rimop=0.9, rimw=1.8)
    for k in range(4):
        sc.flat(limb([(600 + 70 * k, -40, 1.6), (668 + 70 * k, 150 + 16 * k, 1.6)], 1), "#3a2434", 0.6)
    for x, y, r, c in (
        (690, 60, 24, "#c9863a"),
        (738, 92, 19, "#a8506a"),
        (742, 36, 22, "#8f4f6f"),
        (664, 102, 15, "#c9863a"),
        (786, 128, 24, "#d9a85a"),
    ):
        sc.layer(
            ellipse(x, y, r, r * 0.95),
            sc.near(light(c, 0.35), dark(c, 0.35), 480),
            z=5,
            cut=0.3,
            rim="#fff2d8",
            rimop=0.9,
        )
        sc.flat(
            U(
                [
                    limb(
                        [
                            (x + 3 * math.cos(a), y + 3 * math.sin(a), 0.6),
                            (x + r * 0.6 * math.cos(a + 0.2), y + r * 0.6 * math.sin(a + 0.2), 1.4),
                            (x + r * 0.92 * math.cos(a), y + r * 0.92 * math.sin(a), 0.6),
                        ],
                        3,
                    )
                    for a in np.linspace(0, 6, 9)
                ]
            ),
            dark(c, 0.4),
            0.6,
        )
        sc.flat(ellipse(x, y, 3), "#6a4a2c", 0.9)
    sc.layer(U(limb("604,30,14 640,66,16", 1)), "#5a3a34", z=4, cut=0, rim="#ffe9c4", rimop=0.8)
    sc.layer(shape("636,58^ 650,74^ 700,140 690,142 640,76"), "#c9ccd4", z=3, cut=0, rim="#ffffff", rimop=0.9)

    # ---------------------------------------------------------------- the stove ring and the pot
    sc.flat(ellipse(PX, PY, PR + 42), "#140c20", 0.5, "multiply", 10)
    sc.layer(ellipse(PX, PY, PR + 34), sc.near("#7f6a86", "#2f2440", 420), z=5, cut=0.5, rim="#ffe9c4", rimop=0.6)
    ring = ellipse(PX, PY, PR + 28).difference(ellipse(PX, PY, PR + 24))
    sc.flat(ring, "#1f142c", 0.7)
    for a in np.linspace(0, 2 * math.pi, 24, endpoint=False):
        sc.flat(ellipse(PX + (PR + 30) * math.cos(a), PY + (PR + 30) * math.sin(a), 2.4), "#1f142c", 0.8)
    for a0 in (0.5, 0.5 + math.pi):
        c, s_ = math.cos(a0), math.sin(a0)
        hx_, hy_ = PX + (PR + 20) * c, PY + (PR + 20) * s_
        g = ellipse(hx_, hy_, 34, 24, math.degrees(a0) + 90).difference(
            ellipse(hx_ + 3 * c, hy_ + 3 * s_, 22, 12, math.degrees(a0) + 90)
        )
        sc.layer(g, sc.near("#d9a37a", "#5a3444", 360), z=9, cut=0.3, rim="#fff2d8", rimop=0.9)
    sc.layer(
        ellipse(PX, PY, PR + 10), sc.near("#e6b48c", "#7a4a50", 300), z=16, cut=0.2, rim="#fff6e0", rimop=0.9, rimw=1.8
    )
    inner = ellipse(PX, PY, PR)
    sc.layer(inner, "#4a2c40", z=1, cut=0, sh=0)
    soup = ellipse(PX, PY, PR - 7)
    sc.flat(
        soup,
        sc.rad(
            [(0, "#f3dfc4"), (0.28, "#a8a0c4"), (0.55, "#4f5a9a"), (0.85, "#2a2f66"), (1, "#1c1c48")], MX, MY, PR * 1.35
        ),
        1,
    )
    with sc.clip(soup):
        K = sc.stream("stars")
        for _ in range(90):
            a, r = K.uniform(0, 6.28), PR * math.sqrt(K.random())
            x, y = PX + r * math.cos(a), PY + r * math.sin(a)
            if math.hypot(x - MX, y - MY) > MR + 18:
                sc.flat(star(x, y, K.uniform(1.6, 5.4), 5, 0.45, K.random()), "#fff2cc", 0.95)
        for k in range(5):
            e = ellipse(MX + 6, MY + 8, MR + 16 + 22 * k, (MR + 16 + 22 * k) * 0.97)
            sc.flat(clean(e.difference(e.buffer(-2.2 + 0.3 * k))), "#fff6e0", 0.65 - 0.1 * k)
        for x, y, rot in ((300, 520, 30), (344, 560, -20), (500, 560, 60), (478, 348, 10), (300, 400, -50)):
            q = T(leaf(0, 0, 26, 0, 0.5), x, y, rot=rot)
            sc.layer(q, "#7fa07a", z=1.4, cut=0, wash=0, rim="#fff6e0", rimop=0.8)
        sc.flat(soup.difference(T(soup, 7, 9)), "#1a1030", 0.5, "multiply", 4)

    # ---------------------------------------------------------------- the moon in the ladle
    sc.flat(ellipse(MX + 24, MY + 30, MR * 1.05), "#12103a", 0.6, "multiply", 9)
    bowl_ = ellipse(MX, MY, MR + 11)
    ladle_arm = limb([(MX - 60, MY - 52, 17), (352, 380, 13), (311, 336, 12), (288, 310, 13)], 6)
    sc.layer(
        ladle_arm,
        sc.lin([(0, "#d9b48c"), (1, "#8a5a50")], 280, 320, MX, MY),
        z=18,
        cut=0,
        rim="#fffbe6",
        rimop=0.9,
        rimw=1.6,
    )
    sc.layer(
        bowl_,
        sc.rad([(0, "#fff2d0"), (0.85, "#e6b884"), (1, "#a8705c")], MX, MY, MR + 14),
        z=18,
        cut=0,
        rim="#ffffff",
        rimop=0.9,
        rimw=1.6,
    )
    moon_ = ellipse(MX, MY, MR)
    sc.glow(MX, MY, 250, "#fff6dc", 0.75, mid=0.5)
    sc.layer(
        moon_,
        sc.rad([(0, "#ffffff"), (0.6, "#fdf6de"), (1, "#f0dcae")], MX - 14, MY - 16, MR * 1.3),
        z=5,
        cut=0,
        wash=0.8,
        rim="#ffffff",
        rimop=1,
        rimw=1.6,
        sh=0.4,
        shc="#8a5a4a",
    )
    for x, y, r in (
        (-24, -18, 15),
        (16, -30, 9),
        (22, 14, 17),
        (-14, 26, 11),
        (-38, 8, 6),
        (40, -10, 6),
        (4, -4, 6),
        (2, 44, 6),
        (44, 34, 5),
    ):
        e = ellipse(MX + x, MY + y, r, r * 0.9)
        sc.flat(e, "#e0c796", 0.6)
        sc.flat(clean(e.difference(T(e, 2, 2))), "#a8865c", 0.5)
        sc.flat(clean(e.difference(T(e, -1.6, -1.6))), "#ffffff", 0.8)
    D = sc.stream("drops")
    for k in range(16):
        a = D.uniform(0.1, 2.2)
        r = MR + 14 + D.uniform(0, 26)
        sc.flat(ellipse(MX + r * math.cos(a), MY + r * math.sin(a), D.uniform(1.6, 4.4)), "#fff9e8", 0.95)
    sc.glow(MX, MY, 400, "#ffecc8", 0.5, mid=0.45)

    # ---------------------------------------------------------------- the wall, cut through, and its open door
    thick = 30
    sc.flat(
        box(-40, WALL - 14, 840, WALL + 4).difference(box(DOOR_X[0], 0, DOOR_X[1], 1300)), "#140c20", 0.5, "multiply", 7
    )
    for x0, x1 in ((-40, DOOR_X[0]), (DOOR_X[1], 840)):
        sc.layer(
            box(x0, WALL - 4, x1, WALL + thick),
            sc.rad([(0, "#a8889a"), (0.5, "#5a4468"), (1, "#2a1c3a")], 220, WALL - 40, 480),
            z=12,
            cut=0.9,
            rim="#ffe9cc",
            rimop=0.9,
            rimw=1.8,
        )
        xx = x0 + 8
        while xx < x1:
            w = N.uniform(34, 58)
            sc.flat(box(min(xx + w, x1), WALL - 2, min(xx + w, x1) + 2, WALL + thick - 2), "#22162e", 0.7)
            xx += w
    leaf_ = T(box(0, -6, 150, 6), DOOR_X[1] - 4, WALL + 8, rot=-104)
    sc.flat(T(leaf_, 20, 16).buffer(3), "#1c1030", 0.5, "multiply", 4)
    sc.layer(leaf_, sc.near("#c9805a", "#5a2c3a", 700), z=10, cut=0.4, rim="#ffe9cc", rimop=1, rimw=1.8)
    sc.flat(box(DOOR_X[0], WALL + 4, DOOR_X[1], WALL + 22), "#7a5a5a", 0.9)
    sc.flat(
        U([box(DOOR_X[0] + 40 * k, WALL + 5, DOOR_X[0] + 40 * k + 2, WALL + 21) for k in range(1, 6)]), "#4a3040", 0.8
    )

    # ---------------------------------------------------------------- those who wait
    Q = sc.stream("people")

    def lay(fig, x, y, rot, s_=1.0, night=0.0):
        g = T(fig, x, y, s_, rot=rot)
        d = math.hypot(x - MX, y - MY)
        ux, uy = (x - MX) / d, (y - MY) / d
        put(sc, g, z=2.6 * s_, rim=(2.6 * ux, 2.6 * uy, "#fff2d4", 0.95), sh=0.5)
        o = g.outline()
        f = sc.lin(
            [(0, "#2a1844", 0.0), (0.4, "#2a1844", 0.25 + 0.3 * night), (1, "#1c1030", 0.72 + 0.2 * night)],
            x - ux * 34 * s_,
            y - uy * 34 * s_,
            x + ux * 36 * s_,
            y + uy * 36 * s_,
        )
        sc.flat(o, f, 1, "multiply")
        return g

    for k in range(len(places) - 1, -1, -1):
        x, y, rot = places[k]
        if not box(-70, -70, 870, 1270).contains(box(x - 1, y - 1, x + 1, y + 1)):
            continue
        size = sizes[k]
        d = math.hypot(x - MX, y - MY)
        g = lay(
            from_above(Q, HATS_ABOVE[(k * 5 + k // 4) % len(HATS_ABOVE)]),
            x + Q.uniform(-5, 5),
            y + Q.uniform(-5, 5),
            rot + Q.uniform(-14, 14),
            size,
            min(1, d / 620),
        )
        b = g.part("bowl").centroid
        ux, uy = (b.x - MX) / math.hypot(b.x - MX, b.y - MY), (b.y - MY) / math.hypot(b.x - MX, b.y - MY)
        r = 12.4 * size
        sc.flat(
            clean(ellipse(b.x, b.y, r).difference(ellipse(b.x - ux * 5, b.y - uy * 5, r))), "#ffe9c0", 0.85
        )  # light on the far wall of the bowl

    # ---------------------------------------------------------------- grandmother
    gx, gy = GRAN
    rot = math.degrees(math.atan2(PY - gy, PX - gx))
    gr = Figure()
    hem = [
        ((50 + 2.4 * math.cos(17 * a)) * math.cos(a) - 14, (54 + 2.4 * math.cos(17 * a)) * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 160)
    ]
    gr.add(Polygon(hem), "#5a3f6a", "hem", 1.4)
    gr.add(
        U(
            [
                limb([(-14 + 20 * math.cos(a), 20 * math.sin(a), 1), (-14 + 48 * math.cos(a), 51 * math.sin(a), 3)], 1)
                for a in np.linspace(1.0, 5.3, 15)
            ]
        ),
        "#33243f",
        "pleats",
        0.2,
        True,
        0.7,
    )
    gr.add(U(limb("4,42,24 40,46,20 80,42,15", 6)), "#c9a0a8", "arm", 1.0)
    gr.add(U(limb("4,-42,24 36,-40,20 62,-10,15", 6)), "#c9a0a8", "arm", 1.0)
    gr.add(ellipse(86, 41, 10, 8), "#c98f66", "hand", 0.6)
    gr.add(ellipse(66, -4, 10, 9), "#c98f66", "hand", 0.6)
    back = fillet(U(ellipse(0, 0, 26, 50), ellipse(-6, 0, 30, 34)), 6)
    gr.add(back, "#8f6b95", "back", 1.4)
    shawl = shape("-30,-42 8,-52 22,-16 22,16 8,52 -30,42 -66,0")
    gr.add(shawl, "#a8486a", "shawl", 1.2)
    gr.add(clean(shawl.buffer(-3).difference(shawl.buffer(-8))), "#f0c9a0", "border", 0.2, True, 0.9)
    gr.add(
        U(
            [
                T(U([T(shape("0,0^ 3,-5 0,-9^ -3,-5"), rot=a) for a in range(0, 360, 72)]), x, y)
                for x, y in ((-38, 0), (-24, -22), (-24, 22), (-8, -34), (-8, 34), (-12, -8), (-12, 10))
            ]
        ),
        "#f6d9b0",
        "roses",
        0.2,
        True,
        0.9,
    )
    gr.add(U(ellipse(14, 0, 23, 22), ellipse(36, 0, 5, 4)), "#c98f66", "head", 1.2)
    gr.add(shape("-52,0^ -28,-20 -8,-26 16,-26 32,-14 34,0 32,14 16,26 -8,26 -28,20"), "#f3e2d0", "kerchief", 1.4)
    gr.add(
        U(
            [
                limb([(30, 0, 1), (x, y * 0.7, 2), (-20, y * 0.5, 0.6)], 5)
                for x, y in ((10, -24), (6, -10), (6, 10), (10, 24))
            ]
        ),
        "#b98a94",
        "folds",
        0.2,
        True,
        0.6,
    )
    gr.add(
        U(
            [
                ellipse(x, y, 2.4)
                for x, y in (
                    (-34, 0),
                    (-20, -11),
                    (-20, 11),
                    (-6, -20),
                    (-6, 20),
                    (-6, 0),
                    (10, -14),
                    (10, 14),
                    (20, 0),
                )
            ]
        ),
        "#c9605a",
        "dots",
        0.2,
        True,
        0.9,
    )
    lay(gr, gx, gy, rot, 1.22)
    # a black cat under everybody's feet
    cat = fillet(
        U(
            ellipse(0, 0, 30, 17),
            ellipse(34, -2, 14, 13),
            shape("40,-12^ 46,-22 50,-8^"),
            shape("40,8^ 46,18 50,4^"),
            limb("-26,2,9 -48,8,7 -60,-6,6 -54,-22,5", 8),
            limb("18,14,8 30,20,6", 2),
            limb("-14,14,9 -4,22,7", 2),
        ),
        2,
    )
    g = T(cat, 306, 652, 0.9, rot=-64)
    sc.flat(away(306, 652, 20, 0.6), "#2a1650", 0.5, "multiply", 3)
    sc.layer(g, "#20142c", z=4, cut=0, rim="#fff2d4", rimop=0.9, rimw=1.6)
    sc.vignette("#120a1e", 0.36, MX, MY + 120, 860, 0.55)
    sc.finish()
    return sc
