"""A stork has nested on the hook of the crane; under her wings, in the house that has no roof yet, the builders wait by a lantern.

Palette: dusk petrol #12384a, mist #9cc0b0, afterglow #f6d8a0, lantern #ffc060, brick #b8503c, aubergine #35183a, chalk #fdf6e6.
Light: a lantern that hangs on the hook, from below. Planes: sky / city in mist / jib / inner walls and crew / bird on the hook / front wall / yard.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.brickwork import courses
from cards.studio.papercut.builders import Builder, builder, knitting_of
from cards.studio.papercut.misty_town import far_crane, gables
from cards.studio.papercut.stork_nest import chick, crane_hook, lattice, nest_sticks, stork_front

LX, LY = 398, 778  # the lantern
BIRD = (404, 400, 1.28)
NEST_Y = 552
BACK = (206, 596, 752)  # the inner back wall: left, right, top
FOOT = 1128
GLOW, DEEP, YELLOW = "#ffc060", "#241434", "#f0b83a"
CUT: dict[str, Any] = {"cut": 0.5, "rim": "#ffdc98", "rimop": 0.8}
STEPS = (
    (84, 984),
    (186, 984),
    (186, 946),
    (300, 946),
    (300, 908),
    (424, 908),
    (424, 868),
    (548, 868),
    (548, 824),
    (640, 824),
    (640, 782),
    (716, 782),
)


def lamplight(sc: Scene, lit: str, shade: str, r: float = 420) -> str:
    """A tone that falls off from the lantern."""
    return sc.rad([(0, light(lit, 0.35)), (0.3, lit), (1, shade)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Dusk after a clear day, the town in mist, other cranes that stand still."""
    sc.backdrop(sc.lin([(0, "#123c50"), (0.18, "#2c6c78"), (0.38, "#86b6aa"), (0.5, "#f0dcb0"), (0.58, "#f8d49a"), (1, "#4a7078")], 0, 0, 0, 1200))  # fmt: skip
    sc.glow(404, 640, 560, "#ffe0a4", 0.7, sy=0.5)
    r = sc.stream("clouds")
    for x, y, w, c in ((150, 214, 420, "#4f8288"), (660, 300, 380, "#7fa69c"), (120, 420, 300, "#c4c8a8")):
        sc.layer(scroll_cloud(r, x, y, w, 46, 3), c, z=4, op=0.75, sh=0.15, cut=0.4, rim="#fff0cc", rimop=0.7)
    sc.flat(U([star(r.uniform(20, 780), r.uniform(90, 260), r.uniform(1.2, 2.8), 4, 0.35) for _ in range(22)]), "#fdf6e6", 0.8)  # fmt: skip
    for k, (base, c) in enumerate(((664, "#d8c49c"), (720, "#a4b4a0"), (790, "#6f9492"), (872, "#3f6a74"))):
        g, wins = gables(r, base)
        sc.layer(g, sc.lin([(0, c), (0.5, light(c, 0.3)), (1, light(c, 0.4))], 0, base - 90, 0, base + 90), z=5, sh=0.2, cut=0.5, rim="#fff3d0", rimop=0.7)  # fmt: skip
        if k > 1:
            sc.flat(wins, "#ffdc90", 0.9)
        if k < 3:
            for px, s, d in ((74, 1.0, 1), (196, 0.6, -1), (640, 0.66, 1), (742, 1.1, -1))[k::2]:
                sc.layer(far_crane(px, base - 20, s, d), dark(c, 0.3), z=2, cut=0, sh=0.15, fibre=0, rim="#fff0cc", rimop=0.5)  # fmt: skip


def bird() -> Figure:
    """The bird in her place."""
    x, y, s = BIRD
    return T(stork_front(-4, -8), x, y, s, rot=-2)


def draw_dusk(sc: Scene) -> None:
    """Night gathers in the streets; only round the walls the mist is warm."""
    sc.veil([(0, "#ffffff", 0), (0.25, "#2a5468", 0.55), (1, "#16303f", 0.95)], 0, 700, 0, 1140, "multiply")
    sc.glow(LX, LY, 540, "#ffb860", 0.55, sy=0.8)


def draw_jib(sc: Scene) -> None:
    """The girder over everything and the two ropes."""
    sc.layer(lattice(-60, 64, 860, -6, 58, 13), sc.lin([(0, "#1c4254"), (0.5, "#2f5a64"), (1, "#163648")], 0, 0, 800, 0), z=9, cut=0.3, sh=0.4, rim="#f0dcae", rimop=0.7)  # fmt: skip
    sc.layer(box(370, 20, 438, 92).buffer(4), "#173a4c", z=6, cut=0.3, rim="#f0dcae", rimop=0.7)
    for d in (-9, 9):
        sc.stroke([(404 + d * 1.4, 90), (404 + d, BIRD[1] - 40)], "#123044", 3.6, 1)


def draw_room(sc: Scene) -> None:
    """Three inner walls full of light; their tops are what the crew sit on."""
    x0, x1, top = BACK
    walls = (
        [(x0, top), (x1, top), (x1, 1010), (x0, 1010)],
        [(100, 950), (x0, top), (x0, 1010), (100, 1110)],
        [(x1, top), (700, 786), (700, 1100), (x1, 1010)],
    )
    for k, q in enumerate(walls):
        g = Polygon(q)
        if k == 0:
            g = g.difference(box(470, 786, 520, 860))
        sc.layer(g, lamplight(sc, ("#f2a058", "#e08a50", "#d07048")[k], ("#7a3440", "#5c2438", "#5c2438")[k], 400), z=7, sh=0.4, **CUT)  # fmt: skip
        sc.flat(courses(q, 15), "#5a1c30", 0.3)
    for q in (
        [(92, 946), (x0 - 4, top - 8), (x0 + 10, top + 4), (110, 956)],
        [(704, 780), (x1 + 4, top - 8), (x1 - 8, top + 4), (688, 792)],
        [(x0 - 4, top - 8), (x1 + 4, top - 8), (x1 - 6, top + 5), (x0 + 6, top + 5)],
    ):
        sc.layer(Polygon(q), "#f6b878", z=2, sh=0.3, **CUT)
    ladder_ = ladder(286, 1010, 250, 742, 30, 11, 6)
    sc.flat(T(ladder_, 24, -4), "#5a1c30", 0.4, "multiply", 3)
    sc.layer(ladder_, lamplight(sc, "#e0a050", "#7a3c30"), z=4, cut=0.2, rim="#ffe8b0")
    sc.glow(LX, LY + 60, 430, GLOW, 0.85)


def draw_lantern(sc: Scene) -> None:
    """The lantern that somebody has hung on the hook."""
    sc.glow(LX, LY, 190, "#fff3c8", 1)
    put(sc, T(lantern("#5a2430", "#fffbe6"), LX, LY - 62, 1.4), z=3, rim=(1, 1, "#fff6d8", 0.9))
    sc.glow(LX, LY, 56, "#ffffff", 0.7)


def draw_bird(sc: Scene) -> None:
    """The stork, three young before her breast, the nest, the hook; lit from below, blue above."""
    x, y, s = BIRD
    b = bird()
    hook_ = T(crane_hook(), x, NEST_Y + 62, 0.86)
    sc.layer(hook_, sc.lin([(0, "#5a4048"), (1, "#e0904a")], 0, NEST_Y + 60, 0, NEST_Y + 200), z=7, cut=0.3, rim="#ffe0a0", rimop=0.9)  # fmt: skip
    warm = {
        "ink": [(0, "#ffc068"), (0.48, "#d87a44"), (0.7, "#7a4650"), (0.88, "#2f3a5c"), (1, "#18304e")],
        "white": [(0, "#fff6d8"), (0.46, "#ffdc9c"), (0.66, "#efcfa8"), (0.84, "#b4b8b8"), (1, "#7fa6b6")],
    }
    fills = {k: sc.rad(v, LX, LY - 20, 640) for k, v in warm.items()}
    reds = {"#d8442e", "#e0452c", "#8a2018", "#2b2238", "#120c18", "#ffffff"}
    lit = b.recolour(lambda c: c if c in reds else fills["ink" if c in ("#33355a", "#6a6384") else "white"])
    put(sc, lit, z=3, cast=6, sh=0.5)
    whole = b.outline()
    sc.flat(whole, sc.rad([(0, "#ffb040", 1), (0.6, "#ffa040", 0.5), (1, "#ff9030", 0)], LX, 620, 480), 0.55, "soft-light")  # fmt: skip
    ticks = []
    for k in range(70):
        t, u = (k % 10) / 9 - 0.5, (k // 10) / 6
        px, py = x + 84 * t * (1 - 0.5 * u * u), y - 40 + 120 * u + 10 * (k % 2)
        ticks.append(limb([(px - 4, py, 0.5), (px, py + 6, 1.8), (px + 4, py, 0.5)], 3))
    sc.flat(U(ticks).intersection(b.part("body")), "#b98a68", 0.45)
    for q in b.pieces:
        if q.name.endswith("shaft"):
            sc.flat(q.geom, "#ffc890", 0.3)
        if q.name.endswith(("primary", "secondary")):
            rimlight(sc, q.geom, 0.6, -2.6, "#ffc878", 0.8, 0.7, (LX, LY), 660)
    rimlight(sc, whole, 0, -3.4, "#ffe2a0", 0.9, 1, (LX, LY), 700)
    rimlight(sc, whole, 0, 3, "#d8f0f0", 0.8, 1, (x, 200), 560)
    for dx, h, a in ((-84, 50, -58), (-42, 66, -84), (64, 46, -128)):
        body, bills, eye = T(chick(h, a)[:2], x + dx * 1.1, NEST_Y + 6, 1.15) + (chick(h, a)[2],)
        for g in bills:
            sc.layer(g, "#c4381f", z=1, cut=0, rim="#ffe0a0", rimop=0.9)
        sc.layer(body, "#f6ead0", z=2, cut=0, sh=0.4, rim="#ffe8b8", rimop=0.9)
        sc.flat(ellipse(x + dx * 1.1 + eye[0] * 1.15, NEST_Y + 6 + eye[1] * 1.15, 2.4), "#1a121c")
    heap, sticks = nest_sticks(sc.stream("sticks"))
    tones = {"#8a5426": ("#7a4a34", "#c86a34"), "#b87a34": ("#8f6440", "#f09a48"), "#e8b860": ("#b89a6a", "#ffd080")}
    put_heap = T(heap, x, NEST_Y, 1.12)
    sc.layer(put_heap, sc.lin([(0, "#4a3038"), (1, "#a8552c")], 0, NEST_Y - 30, 0, NEST_Y + 90), z=9, sh=0.5, cut=0.6)
    for c, (up, low) in tones.items():
        g = T(U([g for g, q in sticks if q == c]), x, NEST_Y, 1.12)
        sc.layer(g, sc.lin([(0, up), (1, low)], 0, NEST_Y - 20, 0, NEST_Y + 90), z=2.2, cut=0, fibre=0, sh=0.5, rim="#ffdf9c", rimop=0.7)  # fmt: skip


CREW = (
    Builder(236, 752, 0.66, "front", "shade", False, 24, "#e8e0c8", "#2f5a7a", "#7a4a30", "#1c1214", "#f4f0e6"),
    Builder(590, 752, 0.72, "side", "sit", True, 24, "#3f7f9a", "#35405a", "#d9a077", "#4a2c1c", "#f6c83c"),
)  # fmt: skip
FRONT_CREW = (
    Builder(676, 782, 0.8, "side", "stand", True, 44, "#d89a3a", "#34406a", "#b97a52", "#2a1a14", "#f6c83c", "moustache", "checks"),
    Builder(486, 868, 0.84, "front", "sit", False, 61, "#7a5a8a", "#3a3a56", "#8a5636", "#d8d4cc", "#f4f0e6", "full"),
    Builder(252, 946, 0.84, "side", "sit", False, 30, "#c85a44", "#34406a", "#e3b58c", "#6a3a1c", "#f6c83c", None, "checks"),
    Builder(140, 984, 0.84, "side", "knit", False, 38, "#4f9a86", "#40486a", "#f0c8a4", "#b8602a", "#f4f0e6"),
)  # fmt: skip


def draw_crew(sc: Scene, crew: tuple[Builder, ...], dusk: float) -> None:
    """Some of the crew, faces up; dusk: how dark their own shade is."""
    for b in crew:
        q = builder(b)
        put(sc, q, z=2, cast=4, sh=0.4, shade=("#2c1444", dusk, 420))
        away = 2.4 if b.x > LX else -2.4
        rimlight(sc, q.outline(), away, -1.4, "#ffe2a0", 1, 0.8, (LX, LY), 520)
        if b.pose == "knit":
            cloth, rows, needles = knitting_of(q)
            sc.layer(cloth, "#e0343c", z=3, sh=0.5, **CUT)
            sc.flat(rows, "#8a1c2c", 0.5)
            sc.flat(needles, "#fff6e0")


def draw_front(sc: Scene) -> None:
    """The front of the house in its own shade, light in its openings, two of the crew on its steps with their backs to us."""
    wall = Polygon([*STEPS, (716, FOOT + 8), (84, FOOT + 8)])
    holes = U(box(136, 1028, 206, FOOT - 34), box(566, 930, 648, 1040), box(352, 986, 456, FOOT + 10))
    sc.flat(U(box(100, 1000, 700, FOOT), box(540, 900, 700, FOOT)), sc.rad([(0, "#fff0b8"), (0.4, "#ffb458"), (1, "#a84a3c")], LX, 960, 420))  # fmt: skip
    g = clean(wall.difference(holes))
    sc.layer(g, sc.rad([(0, "#a84e48"), (0.26, "#6e2c42"), (0.6, "#3c1c3a"), (1, "#1f1430")], LX, 860, 480), z=14, sh=0.6, rimw=1.5, cut=0.8, rim="#ffd080", rimop=0.95)  # fmt: skip
    for seed, share, c, op in (
        ("all", 0.97, "#e08a6a", 0.14),
        ("dark", 0.12, "#1c0c2a", 0.3),
        ("pale", 0.09, "#f09a70", 0.18),
    ):
        sc.flat(clean(brick(g.buffer(-3), 32, 14, seed, share)), c, op)
    for a, b in zip(STEPS[:-1], STEPS[1:], strict=True):
        if a[1] == b[1]:
            sc.layer(box(a[0] - 2, a[1] - 5, b[0] + 2, a[1] + 6), sc.near("#ffc880", "#8a4a4c", 420), z=3, cut=0.5, rim="#fff0c4", rimop=0.9)  # fmt: skip
    sills = U(box(128, FOOT - 38, 214, FOOT - 28), box(558, 1036, 656, 1047))
    sc.layer(sills, "#5c3044", z=3, cut=0.4, rim="#ffd890")


def draw_yard(sc: Scene) -> None:
    """The yard before us: light through the openings, puddles, planks, a scaffold."""
    g, _ = land(sc.stream("ground"), [(-60, FOOT + 4), (300, FOOT - 4), (560, FOOT), (860, FOOT - 8)], 4)
    sc.layer(g, sc.rad([(0, "#6a4a50"), (0.5, "#2f2c42"), (1, "#14202e")], LX, FOOT, 460), z=8, cut=0.8, rim="#ffd890", rimop=0.6)  # fmt: skip
    beams = U(
        Polygon([(352, FOOT), (456, FOOT), (540, 1215), (268, 1215)]),
        Polygon([(600, FOOT + 20), (690, FOOT + 20), (800, 1215), (660, 1215)]),
    )
    sc.flat(beams, sc.lin([(0, "#ffb858", 0.8), (1, "#ffb858", 0.05)], 0, FOOT, 0, 1210), 0.7, "screen", 5)
    r = sc.stream("pile")
    pile = [box(596 + 40 * i + 14 * j + r.uniform(-3, 3), 1172 - 19 * j, 633 + 40 * i + 14 * j, 1189 - 19 * j) for j in range(3) for i in range(4 - j)]  # fmt: skip
    for q in pile:
        sc.layer(q, sc.lin([(0, "#7a3c48"), (1, "#2c1a34")], 590, 0, 760, 0), z=4, cut=0.8, rim="#ffcf88", rimop=0.8)
    poles = U(
        box(18, 600, 32, 1260),
        box(66, 640, 76, 1140),
        box(-40, 812, 84, 824),
        limb([(-20, 1040, 9), (84, 930, 9)], 1),
        box(770, 560, 785, 1260),
        box(716, 812, 860, 824),
    )
    sc.layer(poles, sc.lin([(0, "#35505c"), (1, "#14202e")], 0, 560, 0, 1200), z=9, cut=0.5, rim="#ffd890", rimop=0.5)
    put(sc, T(bucket("#3f5f70"), 46, 812, 0.84), z=3, rim=(-2, 1, "#ffd890", 0.8))


def draw() -> Scene:
    """How long can a city wait?"""
    sc = Scene("crane_nest", light=(LX, LY, 300), shadow="#170c26", bg="#12384a")
    draw_sky(sc)
    draw_dusk(sc)
    draw_jib(sc)
    draw_room(sc)
    draw_crew(sc, CREW, 0.3)
    draw_bird(sc)
    draw_lantern(sc)
    draw_front(sc)
    draw_crew(sc, FRONT_CREW, 0.55)
    draw_yard(sc)
    sc.vignette("#0a1424", 0.4, 404, 700, 900, 0.55)
    sc.finish()
    return sc
