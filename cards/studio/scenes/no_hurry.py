"""An hourglass as high as a house lies on its side in the evening meadow; two old people dance on its sand, barefoot.

Palette: cream #fdf0cf, apricot #f0bf86, sage #a9bda0, far slate #6f969c, meadow gold #b9a850, pine #17424a, honey #f4c878,
walnut #7a3d2c, blue shirt #2f5fa8. Light: the low sun, out of the card at the left, behind. Planes: sky / hills / meadow /
far bulb / near bulb with the dancers / the near end and the child / tall grass.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.evening_meadow import fringe, swaths, umbel
from cards.studio.papercut.hourglass_paper import BAR_RING, BARS, bar, draw_sand, glass_back, glass_front, near_end
from cards.studio.papercut.lying_glass import THICK, LyingGlass
from cards.studio.papercut.near_grass import near_grass

CAM = Camera(386, 300, 690, 8.5)
GLASS = LyingGlass(CAM, (-2.95, 8.5), 34, 10.9, level=1.95)
L = GLASS.length
MID = L / 2
SUN = (2.3, -1.35)  # what a shadow goes, per metre of height
LX, LY = -60, 250
BULBS = ((MID, L - THICK), (THICK, MID))  # far one first
COUPLE = (2.72, -0.05)  # u, s
CHILD = (-0.95, -0.5)
TALL = 2.4 / 200  # metres of a figure's unit: people are drawn a little large


def draw_sky(sc: Scene) -> None:
    """Evening air with long torn clouds, and three ranges of hills."""
    sc.backdrop(
        sc.rad([(0, "#fff6d8"), (0.2, "#fde4b0"), (0.42, "#eccb9c"), (0.66, "#b3bfa8"), (1, "#5c8b95")], LX, LY, 1020)
    )
    r = sc.stream("clouds")
    for x, y, w, h, n, lit, c in (
        (610, 78, 620, 20, 7, "#f2dcb0", "#6f9a9e"), (300, 148, 560, 13, 6, "#fff3cc", "#c2c2a4"), (660, 186, 400, 10, 5, "#f6e0b0", "#84aaa8"),
        (60, 206, 420, 9, 5, "#fffbe6", "#ecd6a4"),
    ):  # fmt: skip
        g = []
        for _ in range(n):
            q, x1, y1 = w * r.uniform(0.3, 0.62), x + w * r.uniform(-0.26, 0.26), y + h * r.uniform(-1.3, 1.3)
            g.append(
                limb(
                    [
                        (x1 - q, y1 + 3, 0.4),
                        (x1 - q * 0.4, y1, h * 0.8),
                        (x1 + q * 0.2, y1 - 2, h),
                        (x1 + q, y1 + 2, 0.4),
                    ],
                    8,
                )
            )
        sc.layer(
            rounded(fillet(U(g), 16), 3),
            sc.near(lit, c, 760),
            z=5,
            sh=0.2,
            shc="#6a7a74",
            cut=0.4,
            wash=0.5,
            rim="#fffbe6",
            rimop=0.9,
        )
    sc.glow(LX, LY, 460, "#fff0c0", 0.75)
    for n, (P, lit, c) in enumerate((
        ([(-60, 262), (90, 236), (220, 252), (400, 222), (560, 256), (700, 232), (860, 252)], "#f8dfb0", "#7fa6b0"),
        ([(-60, 284), (80, 276), (240, 258), (420, 280), (600, 262), (860, 282)], "#efd09a", "#588b9c"),
        ([(-60, 312), (150, 300), (330, 304), (560, 290), (860, 304)], "#e0c284", "#387084"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"hill {n}"), P, 4)
        sc.layer(g, sc.near(lit, c, 720), z=6, sh=0.3, cut=0.6, rim="#fff3cf", rimop=0.8)
        q = sc.stream(f"trees {n}")
        if n:
            for _ in range(26 * n):
                x = q.choice((q.uniform(420, 800), q.uniform(0, 800), q.uniform(60, 240)))
                h = q.uniform(8, 20) * (0.7 + 0.4 * n)
                t = poplar(q, x, y_at(top, x) + 2, h, h * q.uniform(0.3, 0.9))
                sc.flat(t, sc.near(mix(lit, c, 0.4), dark(c, 0.16), 720), 0.95)
    sc.veil([(0, "#ffe6b0", 0), (0.6, "#ffe6b0", 0.34), (1, "#ffe6b0", 0)], 0, 215, 0, 372)


def draw_meadow(sc: Scene) -> None:
    """Four swells of grass; long shadows; the pale round where the glass used to stand."""
    for n, (P, lit, c) in enumerate((
        ([(-60, 350), (200, 336), (500, 328), (860, 340)], "#f6dd92", "#3f7a74"),
        ([(-60, 436), (220, 414), (520, 402), (860, 412)], "#e8cb6c", "#276460"),
        ([(-60, 590), (240, 556), (560, 530), (860, 532)], "#d8b957", "#1a5052"),
        ([(-60, 836), (300, 796), (560, 750), (860, 706)], "#c4a850", "#123f46"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"meadow {n}"), P, 4)
        size = (5, 8, 13, 20)[n]
        sc.layer(g, sc.near(lit, c, 860), z=7, sh=0.3, cut=0.8, rim="#fff0b8", rimop=0.5)
        r = sc.stream(f"bands {n}")
        for _ in range(5):  # long evening shadows of things that we do not see
            x, y = r.uniform(-60, 400), y_at(top, 400) + size * r.uniform(1, 8)
            w, h = r.uniform(160, 420), size * r.uniform(0.3, 0.7)
            sc.flat(
                shape(f"{x},{y - h} {x + w},{y + h * 1.6}^ {x + w * 0.5},{y + h * 2} {x},{y + h}"),
                dark(c, 0.1),
                0.3,
                "multiply",
                3,
            )
        if n < 3:
            fringe(sc, n, top, size, lit, c)
        if n == 1:
            sc.flat(ellipse(92, 484, 104, 21), "#f7e6ae", 0.42, None, 4)
            sc.flat(ellipse(92, 486, 80, 15), "#dcb878", 0.4, None, 5)
    swaths(sc, CAM, 336)
    sc.flat(ellipse(-30, 980, 330, 150, -8), "#d9b94e", 0.62, None, 60)
    r = sc.stream("lit blades")
    blades = []
    for _ in range(190):
        x, y = 240 * r.random() ** 1.3 - 10, r.uniform(860, 1130)
        h = r.uniform(8, 20)
        blades.append(
            limb([(x, y, 2.2), (x + h * 0.15, y - h * 0.6, 1.6), (x + h * r.uniform(0.1, 0.5), y - h, 0.3)], 3, 3)
        )
    sc.flat(U(blades[::2]), sc.rad([(0, "#fff0b0", 0.9), (1, "#fff0b0", 0)], -20, 980, 270))
    sc.flat(U(blades[1::2]), sc.rad([(0, "#6a7a34", 0.8), (1, "#2a5a50", 0)], -20, 980, 290))


def draw_shadow(sc: Scene) -> None:
    """On the grass: the ends dark, the glass thin and green, and in it the light that it gathers."""
    ends = U(
        *[U(GLASS.shadow_of_ring(a, GLASS.end, SUN), GLASS.shadow_of_ring(b, GLASS.end, SUN)).convex_hull for a, b in ((0, THICK), (L - THICK, L))]
    )  # fmt: skip
    thin = clean(U(*[GLASS.shadow_of_body(a, b, SUN) for a, b in BULBS]))
    sc.flat(ends, "#3f7c84", 0.8, "multiply", 3)
    sc.flat(clean(thin.difference(ends)), "#4a8a80", 0.8, "multiply", 3)
    with sc.clip(thin):
        for a, b in BULBS:
            for inset, op, blur, c in (
                (0.45, 0.55, 12, "#c98a48"),
                (0.9, 0.7, 11, "#f6b656"),
                (1.5, 0.9, 10, "#ffeeb0"),
            ):
                core = GLASS.shadow_of_body(a + 0.2 + inset * 0.5, b - 0.2 - inset * 0.5, SUN, inset)
                sc.flat(clean(core.difference(ends.buffer(14))), c, op, None, blur)
        r = sc.stream("lit grass")
        a, b = [], []
        for _ in range(420):
            x, y = r.uniform(380, 800), r.uniform(740, 1190)
            h = 8 + 16 * (y - 740) / 450
            q = limb(
                [(x, y, h * 0.13), (x + h * 0.1, y - h * 0.6, h * 0.1), (x + h * r.uniform(0.1, 0.6), y - h, 0.3)], 3, 3
            )
            (a if r.random() < 0.6 else b).append(q)
        sc.flat(clean(U(a).difference(ends)), "#6a5a2c", 0.42)
        sc.flat(clean(U(b).difference(ends)), "#fff2b4", 0.5)


def dancers(sc: Scene) -> None:
    """They hold each other by the hands and lean back, and the sand has taken the print of every turn."""
    u, s = COUPLE
    r = sc.stream("prints")
    for k in range(34):  # rings of bare feet
        a = k * 0.62 + r.uniform(-0.1, 0.1)
        q = 0.75 + 0.025 * k
        x, y = GLASS.at(u + q * math.cos(a) * 1.05, s + q * math.sin(a) * 0.95, GLASS.level)
        sc.flat(ellipse(x, y, 4.2, 1.9, -20), "#96603c", 0.6)
        sc.flat(ellipse(x + 1, y + 1.6, 3.6, 1.0, -20), "#fff6d4", 0.7)
    x, y = GLASS.at(u, s, GLASS.level)
    k = GLASS.scale(u, s) * TALL
    grip = 47  # from the middle to each, in figure units
    lean_back = SIDE["pull"].but(lean=-24, stoop=2, nod=6, hip=0.9, hand_b=(-0.42, 0.6), elbow_b=1, grip_b="open")
    man = person(
        72, "side", lean_back.but(foot_a=(0.46, 0), foot_b=(0.06, 0)), dress("vest", "#3f7f86", "#2c4474", "#f8f0dc").but(shoes="bare", shoe_colour="#8a5636"),
        "#8a5636", "balding", "#f2ece0", "smile", beard="short", reach_a=(grip, -106),
    )  # fmt: skip
    woman = person(
        69, "side", lean_back.but(lean=-30, nod=-12, foot_a=(0.42, 0), foot_b=(-0.44, 0.3), toe_b=60, hand_b=(-0.8, 0.16)), dress("dress", "#d23f4c", "#d23f4c", "#f6d8a8").but(skirt=0.66, flare=34, shoes="bare", shoe_colour="#e0a980", pattern="dots", pattern_colour="#f6d8a8"),
        "#e0a980", "bun", "#f4f0e6", "smile", reach_a=(grip, -106),
    )  # fmt: skip
    for fig, x0, flip in ((woman, x + grip * k, True), (man, x - grip * k, False)):
        f = T(fig, x0, y, k, flip=flip)
        cast = thrown(f.outline(), y)
        _, top = GLASS.sand(THICK, MID)
        sc.flat(clean(cast.intersection(top)), "#8a5a54", 0.55, "multiply", 1.5)
        put(sc, f, z=1.6, rim=(2, 1, "#fff3c4", 0.95), shade=("#5a3a4a", 0.22, 700))
    for u1, s1, c in ((1.95, -1.05, "#3a2a44"), (2.3, -1.0, "#c8404a")):  # two pairs of shoes, put down neatly
        for d in (0, 9):
            x1, y1 = GLASS.at(u1, s1, GLASS.level)
            sc.layer(
                shape(
                    f"{x1 + d - 5},{y1}^ {x1 + d - 5},{y1 - 9} {x1 + d},{y1 - 9} {x1 + d + 4},{y1 - 4} {x1 + d + 13},{y1}^"
                ),
                c,
                z=1.2,
                cut=0,
            )


def thrown(g: Any, y: float) -> Any:
    """A standing outline laid on the sand, to the right and towards us."""
    return AF.affine_transform(g, [1, -1.5, 0, -0.42, 1.5 * y, 1.42 * y])


def draw_glass(sc: Scene) -> None:
    """From the far end to the near one."""
    sc.layer(GLASS.drum(L - THICK, L, GLASS.end), sc.near("#c27a48", "#47292e", 860), z=8, rim="#ffe0a0")
    sc.stroke(GLASS.ring(L - THICK * 0.4, GLASS.end, -40, 130), "#ffd8a0", 1.4, 0.4)
    inner = GLASS.disc(L - THICK, GLASS.end)
    sc.layer(inner, sc.near("#a05f3c", "#40232c", 860), z=1, sh=0.2)
    bar(sc, GLASS, BARS[2], "#9a5a3a", "#40262c")
    for u0, u1 in BULBS:
        glass_back(sc, GLASS, u0, u1)
        draw_sand(sc, GLASS, u0, u1, SUN)
        x, y = GLASS.at((u0 + u1) / 2, 0.5, 3.4)
        sc.glow(x - 10, y, 210 if u0 < 1 else 130, "#ffdc8c", 0.5)
        if u0 < 1:
            dancers(sc)
    glass_front(sc, GLASS)
    for a in BARS[:2]:
        bar(sc, GLASS, a, "#d8945a", "#4f2c30")
    x, y, _ = GLASS.bar(BARS[0], BAR_RING, [(0.62, 0.2)])[0]
    put(sc, T(snail(), x, y - 3, 0.24, rot=-9), z=0.8)


def child(sc: Scene) -> None:
    """Seven; with both hands and the whole weight against the end."""
    u, s = CHILD
    x, y = GLASS.at(u, s, 0)
    k = GLASS.scale(u, s) * TALL
    cast = Polygon(
        GLASS.thrown([(u, s - 0.2, 0), (u, s + 0.2, 0), (u + 0.9, s + 0.2, 1.3), (u + 0.9, s - 0.2, 1.3)], SUN)
    )
    sc.flat(cast, "#16424c", 0.5, "multiply", 5)
    pose = SIDE["push"].but(
        hip=0.8, lean=44, nod=14, foot_a=(-0.02, 0), foot_b=(-0.78, 0.03), hand_a=(0.9, -0.1), hand_b=(0.92, -0.3)
    )
    kid = person(
        8, "side", pose, dress("tee", "#2f5fb0", "#f0e6cc").but(trousers="shorts", shoes="bare", shoe_colour="#7a4a2e", pattern="bands", pattern_colour="#9cc0e0"),
        "#7a4a2e", "curly", "#1f1412", "firm", big_head=1.08,
    )  # fmt: skip
    put(sc, T(kid, x + 6, y + 2, k * 1.13), z=2.2, rim=(2.4, 1.2, "#fff3c4", 0.95), cast=4)


def draw_front(sc: Scene) -> None:
    """Grass and hemlock close to us, dark, with light on their edges."""
    r = sc.stream("front")
    g = near_grass(r, lambda x: 40 + 110 * max(0, (x - 430) / 400) ** 1.5 + r.uniform(0, 44), (-8, 8), (-0.05, 0.5), 7)  # fmt: skip
    sc.layer(g, sc.near("#7f9656", "#12383e", 1000), z=10, sh=0.45, cut=0, rim="#ffe9a8", rimop=0.8)
    for x, y, h, a in (
        (742, 1210, 300, -0.1),
        (690, 1220, 220, -0.16),
        (790, 1200, 380, -0.05),
        (640, 1240, 130, -0.2),
    ):
        umbel(sc, r, x, y, h, a)


def draw() -> Scene:
    """The whole card."""
    sc = Scene("no_hurry", light=(LX, LY, 240), shadow="#0a2a30", bg="#6f969c")
    draw_sky(sc)
    draw_meadow(sc)
    draw_shadow(sc)
    draw_glass(sc)
    near_end(sc, GLASS)
    child(sc)
    draw_front(sc)
    sc.vignette("#0b2a30", 0.36, 330, 520, 980, 0.6)
    sc.finish()
    return sc
