"""Out of the clouds a huge anchor has come down on its chain and caught in a wall on the moor; a shepherd boy lays a hand on the chain.

Palette: moss-black #1a1c12, olive #5c5f30, bone #e6dab6, straw #f3dc92, iron rust #8c4a28; red #d43a26 alone.
Light: a low sun under the clouds at the right. Planes: bright slit / ceilings of cloud / hull / moor / the hull's shadow / anchor, wall, boy / near grass.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Point, Polygon

from cards.studio.papercut import *
from cards.studio.papercut.cut_grass import blade_row
from cards.studio.papercut.dry_wall import stone, wall
from cards.studio.papercut.iron_anchor import anchor, chain, flakes
from cards.studio.papercut.keel_above import butts, keel, rope_ladder, strakes, weed
from cards.studio.papercut.near_grass import near_grass

LX, LY = 690, 632  # the sun, under the clouds
EYE = 640.0  # the horizon
CROWN = (640, 888)  # of the anchor
LINKS = [(272, 668), (246, 610), (222, 510), (206, 390), (198, 280), (196, 168)]
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
INK = "#14160d"


def almond() -> Any:
    """The shadow of the hull on the moor."""
    P = [(14 + 776 * t, 896 + 8 * t - 116 * math.sin(math.pi * t**0.94) ** 0.8) for t in [k / 40 for k in range(41)]]
    Q = [(14 + 776 * t, 896 + 8 * t + 150 * math.sin(math.pi * t**0.94) ** 0.8) for t in [k / 40 for k in range(41)]]
    return clean(Polygon(P + Q[::-1]).buffer(0))


SHADE = almond()


def shaded(x: float, y: float) -> bool:
    """Whether this place lies in the shadow of the hull."""
    return bool(SHADE.contains(Point(x, y)))


def draw_sky(sc: Scene) -> None:
    """A slit of straw light, and above it one ceiling of cloud before the other."""
    sc.backdrop(sc.lin([(0, "#1c1c12"), (0.3, "#7c6a3c"), (0.44, "#e0b866"), (0.53, "#ffe8a4")], 0, 0, 0, 1200))
    sc.layer(ellipse(LX - 8, 604, 36), "#fffbe2", z=3, sh=0, cut=0, wash=0, fibre=0)
    sc.glow(LX, 606, 420, "#ffe9a0", 0.95)
    for k, (y, r0, r1, tilt) in enumerate(((556, 6, 16, 8), (530, 10, 28, -14), (492, 16, 38, 18), (420, 20, 48, -18), (338, 26, 56, 22), (256, 28, 60, -10))):  # fmt: skip
        draw_ceiling(sc, k, y, r0, r1, tilt)


def draw_ceiling(sc: Scene, k: int, y: float, r0: float, r1: float, tilt: float) -> None:
    """One sheet of cloud that hangs down to y; k counts from the horizon towards us."""
    r = sc.stream(f"ceiling {k}")
    P = [(x, y + tilt * math.sin(x / 150 + k * 1.7) + r.uniform(-10, 10)) for x in range(-80, 900, 120)]
    g = U(bank(r, P, r0, r1, sx=2.2), Polygon([*P, (880, -80), (-80, -80)]))
    lit = mix("#ffe7a2", "#6f6238", min(1, k / 6))
    deep = mix("#b9a262", "#191a10", min(1, 0.3 + k / 6))
    sc.layer(g, sc.near(lit, deep, 640 - 20 * k, (LX - 20 * k, y + 70)), z=6 + k, sh=0.3, shc="#2a2812", cut=0.6, wash=0.6, rim="#fff2c4", rimop=0.8 - 0.07 * k, az=70)  # fmt: skip


def draw_hull(sc: Scene) -> None:
    """The ship: strake over strake, her keel in the light from below; two clouds hide her sides."""
    planks = strakes()
    for k, g in enumerate(planks):
        a = mix("#6b4a2c", "#2b2416", k / len(planks))
        b = mix("#33281a", "#17170f", k / len(planks))
        sc.layer(g, sc.near(a, b, 560, (560, 300)), z=5, sh=0.6, shc="#0d0d07", cut=0.3, fibre=0.3, rim="#c9a468", rimop=0.5, az=80)  # fmt: skip
    sc.flat(butts(sc.stream("butts")), "#0f0f09", 0.6)
    sc.layer(weed(sc.stream("weed")), sc.near("#6d6a34", "#2c2e1a", 500, (560, 300)), z=3, **EXACT)
    sc.layer(keel(), sc.near("#9c6a3a", "#3a2a1a", 560, (620, 300)), z=7, sh=0.6, shc="#0d0d07", cut=0.4, rim="#f0d08a", rimop=0.8, az=80)  # fmt: skip
    sc.layer(ellipse(196, 160, 17, 12), "#0c0c07", z=0.6, **EXACT)
    sc.layer(ellipse(196, 160, 20, 15).difference(ellipse(196, 161, 14, 9)), "#8c5a34", z=2, sh=0.4, rim="#f0d08a", rimop=0.7, **EXACT)  # fmt: skip
    ropes, rungs = rope_ladder(560, 150, 7, 27, 32, 26)
    sc.layer(ropes, "#b89a5c", z=5, sh=0.4, **EXACT)
    sc.layer(rungs, "#d6bb78", z=3, sh=0.4, **EXACT)
    for k, (y, r0, r1, tilt) in enumerate(((92, 26, 58, 16), (26, 26, 54, -14))):
        draw_ceiling(sc, 6 + k, y, r0, r1, tilt)


def moor(x: float, y: float) -> float:
    """How the land rolls: the row y at x."""
    near = (y - EYE) / 560
    return y + (8 + 26 * near) * math.sin(x / (190 + 120 * near) + y / 90) + 10 * near * math.sin(x / 70 + y / 50)


def tone(t: float, dim: bool) -> tuple[str, str]:
    """(lit, deep) of the grass; t from the horizon to us; dim in the shadow of the hull."""
    if dim:
        return mix("#464528", "#2c2e17", t), mix("#252817", "#12150b", t)
    return mix("#ffe596", "#f2c662", t), mix("#8c7a3a", "#3a3a1a", t)


def draw_moor(sc: Scene) -> None:
    """Far fells, then rows of blades from the horizon to the wall."""
    for k, (y, a, b) in enumerate(((EYE - 34, "#e9d8a0", "#b3a56c"), (EYE - 12, "#d2c07c", "#8d8650"))):
        g, top = ridge(sc.stream(f"fell {k}"), y, 22 - 6 * k, f=1.4 + k, tilt=(-30, 26)[k])
        sc.layer(g, sc.near(a, b, 520), z=5, sh=0.25, cut=0.5, rim="#fff2c4", rimop=0.9)
    g, _ = land(sc.stream("moor"), [(-40, moor(-40, EYE + 16)), (200, moor(200, EYE + 16)), (420, moor(420, EYE + 16)), (640, moor(640, EYE + 16)), (860, moor(860, EYE + 16))], 3)  # fmt: skip
    sc.layer(g, sc.near("#ffe59a", "#5f5a2c", 760), z=6, sh=0.3, cut=0.6, rim="#fff6d0", rimop=0.9)
    sc.flat(SHADE, "#22261a", 0.94, None, 5)


def draw_rows(sc: Scene, y0: float, y1: float) -> None:
    """Rows of blades from y0 to y1."""
    y = y0
    while y < y1:
        t = min(1.0, (y - EYE) / 560)
        h = 6 + 34 * t**1.1
        plain, dim = blade_row(sc.stream(f"row {y:.0f}"), lambda x, y=y: moor(x, y), h, 4 + 6 * t, split=shaded)
        for g, d in ((plain, False), (dim, True)):
            a, b = tone(t, d)
            k = 0.0 if int(y) % 2 else 0.16
            sc.layer(g, sc.near(mix(a, "#fff4c8", k), mix(b, INK, k), 960), z=1.2 + 2.4 * t, sh=0.34, shc="#23240f", rim="#fff4c8", rimop=0.12 if d else 0.5, rimw=0.7, **EXACT)  # fmt: skip
        y += 7 + 22 * t


def base(x: float) -> float:
    """Where the wall stands."""
    return 966 + 22 * math.sin(x / 210 - 1.1) + 12 * x / 800


def draw_anchor(sc: Scene) -> None:
    """Iron: every piece a bevelled sheet, flaked with rust, lit from the right."""
    parts = T(anchor(), *CROWN, rot=-60)
    r = sc.stream("rust")
    for name in ("palm_b", "stock", "arms", "shank", "palm_a", "ring"):
        g = parts[name]
        sc.layer(g, sc.near("#7a4526", "#2a1a12", 480), z=9, sh=0.55, shc="#14120a", cut=0.5, rim="#ffdf9a", rimop=0.9, rimw=1.6)  # fmt: skip
        top = g.buffer(-4.5)
        sc.layer(top, sc.near("#b8703c", "#3e2617", 460), z=1.4, cut=0.4, fibre=0.3, rim="#ffd892", rimop=0.55)
        sc.flat(flakes(r, top, 60, 9), "#2b170e", 0.42)
        sc.flat(flakes(r, top, 44, 7), "#e08a48", 0.36)
        rimlight(sc, g, -3, 3.4, "#ffe3a0", 0.8, 1.2)
    x, y = parts["palm_a"].centroid.coords[0]
    fish = rounded(fillet(star(x + 4, y - 4, 21, inner=0.36, rot=0.4, rng=r), 3), 2)
    sc.layer(fish, "#e8b070", z=2, cut=0, wash=0, sh=0.5, rim="#fff0c0", rimop=0.8)
    sc.flat(U([ellipse(x + 4 + d * math.cos(a), y - 4 + d * math.sin(a), 1) for a in (0.4 + k * 1.2566 - 1.5708 for k in range(5)) for d in (3, 8, 13)]), "#8a4a28", 0.7)  # fmt: skip


def draw_chain(sc: Scene) -> None:
    """Link by link, up and out of sight."""
    for g, flat, size in reversed(chain(LINKS, 62, 20)):
        t = (size - 20) / 42
        sc.layer(g, sc.near(mix("#6a5a3a", "#a5643a", t), mix("#3a3320", "#301d14", t), 560), z=2 + 3 * t * (2 - flat), sh=0.5, shc="#14120a", rim="#ffdf9a", rimop=0.85, rimw=0.7 + t, cut=0.2, wash=0.4)  # fmt: skip


def draw_mouse(sc: Scene) -> None:
    """Somebody small is already under way, with luggage."""
    m = T(mouse_suitcase(), 212, 468, 0.27)
    for part, col in (
        ("back", "#a08c64"),
        ("body", "#d9c99a"),
        ("arm", "#c0ae80"),
        ("case", "#7a4526"),
        ("strap", "#2f1d12"),
    ):
        sc.layer(m[part], col, z=1.2, sh=0.4, rim="#fff0c0", rimop=0.8, **EXACT)


def draw_wall(sc: Scene) -> None:
    """The wall, torn open where the fluke went in; stones lie about."""
    r = sc.stream("wall")
    for x0, x1, end in ((-40, 470, 46), (704, 830, -40)):
        heart, stones = wall(r, base, x0, x1, 104, 4, end)
        sc.layer(heart, INK, z=8, sh=0.5, cut=0, wash=0)
        for k, g in enumerate(stones):
            x, y = g.centroid.coords[0]
            c = mix(("#8b8360", "#6f6a4a", "#a09670", "#5d5a3e")[k % 4], "#24240f", 0.46 if shaded(x, y + 24) else 0.05)
            sc.layer(g, sc.near(mix(c, "#e8d49a", 0.35), mix(c, INK, 0.25), 560), z=3.4, sh=0.55, shc="#0e0f08", cut=0.4, rim="#ffe9b0", rimop=0.55, rimw=1)  # fmt: skip


def draw_rubble(sc: Scene) -> None:
    """Stones that the fluke has torn out, some of them on its back."""
    r = sc.stream("rubble")
    for x, y, w, h in ((372, 912, 46, 26), (352, 940, 50, 28), (398, 966, 52, 30), (508, 990, 44, 26), (556, 1012, 34, 22), (470, 1024, 38, 24), (690, 1004, 40, 26), (524, 962, 30, 20), (620, 1034, 28, 18), (742, 1036, 30, 18)):  # fmt: skip
        g = T(stone(r, 0, 0, w, h), x, y, rot=r.uniform(-24, 24))
        sc.layer(g, sc.near("#a89a6c", "#3c3a26", 560), z=6, sh=0.6, shc="#0e0f08", cut=0.4, rim="#ffe9b0", rimop=0.7)


def draw_two(sc: Scene) -> None:
    """The boy on the wall, a hand on the chain, his head thrown back; the dog flat in the grass."""
    x = 210
    y = base(x) - 104 + 1
    s = 1.26
    boy = person(10, "side", SIDE["stand"].but(lean=-7, nod=-46, foot_a=(0.1, 0), foot_b=(-0.26, 0.05), hand_b=(-0.34, 0.6), grip_a="grip", grip_b="grip", toe_b=36), dress("vest", "#3a4030", "#4d4630", "#c9bd94").but(shoes="boots"), skin="#c58d62", hair="tousled", hair_colour="#33241a", mood="calm", hat="flat", hat_colour="#d43a26", reach_a=((248 - x) / s, (660 - y) / s))  # fmt: skip
    boy = T(boy, x, y, s)
    hx, hy = boy.at("hand_b.hold")
    crook = limb(
        [
            (hx - 10, y + 2, 4),
            (hx, hy, 4.2),
            (hx - 6, y - 168, 3.8),
            (hx - 14, y - 188, 3.8),
            (hx - 30, y - 184, 3.6),
            (hx - 31, y - 168, 3),
        ],
        6,
    )
    sc.layer(crook, "#8a6a3c", z=2.4, sh=0.5, rim="#ffe6a6", rimop=0.9, **EXACT)
    put(sc, boy.recolour(lambda c: c if c == "#d43a26" else mix(c, "#2a2c1a", 0.3)), z=2.2, rim=(-2.4, 1.4, "#ffe6a6", 0.95), cast=5)  # fmt: skip
    d = T(beast("dog", "lie", ("#2b2a20", "#d9cfae", "#191a12"), neck=40, head=-30), 112, 1046, 0.72)
    sc.flat(ellipse(116, 1048, 74, 10), INK, 0.6, "multiply", 4)
    put(sc, d, z=2.2, rim=(-2, 1.6, "#ffe6a6", 0.8))


def draw_sheep(sc: Scene) -> None:
    """A few that have run out into the light."""
    for x, y, s, f in ((700, 740, 0.3, False), (764, 752, 0.34, False), (60, 744, 0.3, True), (24, 732, 0.26, True)):  # fmt: skip
        g = T(beast("sheep", "alert"), x, y, s, flip=f)
        sc.flat(ellipse(x - 16, y, 26 * s * 3, 3), "#4a4722", 0.5, "multiply", 1.5)
        sc.flat(
            Polygon([(x - 18, y - 2), (x + 14, y - 1), (x - 120, y + 17), (x - 150, y + 12)]),
            "#3a3a1a",
            0.4,
            "multiply",
            2,
        )
        put(sc, g.recolour(lambda c: mix(c, "#f4e6bc", 0.35)), z=1, rim=(-1.4, 1, "#fffbe4", 0.9))


def draw_verge(sc: Scene) -> None:
    """Long dark blades close to our eye, higher at the corners."""
    for k, (low, tall, lit) in enumerate(((44, 120, "#8f7d3e"), (26, 96, "#4a4826"))):
        g = near_grass(
            sc.stream(f"verge {k}"), lambda x, a=low, b=tall: a + b * abs(x / 400 - 1) ** 1.6, (-9, 9), (-0.5, 0.16), 7
        )
        sc.layer(g, sc.near(lit, "#12140b", 760), z=7, sh=0.4, rim="#ffe3a0", rimop=0.5, **EXACT)


def draw() -> Scene:
    """Who comes down, or does he climb up?"""
    sc = Scene("sky_anchor", light=(LX, LY, 220), shadow="#12130b", bg="#1a1c12")
    draw_sky(sc)
    draw_hull(sc)
    draw_moor(sc)
    draw_rows(sc, EYE + 22, 968)
    draw_sheep(sc)
    draw_wall(sc)
    draw_anchor(sc)
    draw_rubble(sc)
    draw_chain(sc)
    draw_mouse(sc)
    draw_rows(sc, 968, 1040)
    draw_two(sc)
    draw_rows(sc, 1050, 1240)
    sc.glow(LX, LY, 460, "#ffdf92", 0.42)
    sc.glow(LX, 700, 820, "#ffbf62", 0.34, sy=0.62)
    draw_verge(sc)
    sc.vignette("#0b0c06", 0.36, 420, 640, 900)
    sc.finish()
    return sc
