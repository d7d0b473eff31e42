"""A stork has nested on the hook of the crane; her open wings are the only roof of the new house, and all work has stopped.

Palette: noon blue #4aa4e8, haze #e2f4f6, tomato brick #e25a3e, plum #5c1430, crane yellow #f4bc2e, chalk #fffdf4, straw #c8903c.
Light: high sun from the left, before the wall. Planes: sky / jib / walls with the bird's shadow / bird on the hook / workers.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.stork import feather, wing

LX, LY = 150, 120
BIRD = (404, 392, 0.98)
FALL = (30, 470)  # how far her shadow falls on the wall
TOP = (
    (96, 640),
    (232, 640),
    (232, 688),
    (330, 688),
    (330, 724),
    (470, 724),
    (470, 688),
    (574, 688),
    (574, 640),
    (712, 640),
)
FOOT = 1136
BRICK, PLUM, YELLOW, CHALK = "#e25a3e", "#5c1430", "#f4bc2e", "#fffdf4"
CUT: dict[str, Any] = {"sh": 0.5, "cut": 0.3, "rim": "#fffaf0", "rimop": 0.9}  # a sheet in full light


def stork_front() -> Figure:
    """A stork standing, seen from the front, wings held out like a roof, head bent down to the young; feet near 0,120."""  # fmt: skip
    f = Figure()
    left = Figure()
    wing(left, "wing", (-24, -34), (-104, -92), (-190, -72), 160, 112, 80, 150, 112, 9, 10, 1.0)
    left = left.without("wing.arm")
    left.add(limb("-24,-34,42 -64,-74,36 -104,-94,26 -150,-92,20 -194,-72,9", 8), "#fdf8ec", "wing.edge", 1.2)
    f.extend(T(left, rot=-9))
    f.extend(T(left, flip=True, rot=-13))
    for x in (-13, 13):
        f.add(limb([(x, 50, 11), (x * 1.1, 90, 7), (x * 1.2, 132, 6)], 3), "#d8442e", "leg", 0.8)
    tail = U([feather(d * 9, 40, 62, 90 - d * 7, 20, 0.0, 0.7) for d in (-2, -1, 0, 1, 2)])
    f.add(tail, "#dfe4ea", "tail", 0.6)
    f.add(shape("-42,-36 -30,-62 0,-70 30,-62 42,-36 46,0 36,40 14,66 0,72 -14,66 -36,40 -46,0"), "#fdf8ec", "body", 1.6)  # fmt: skip
    ruff = U([feather(-24 + 8 * j, -40 + 4 * abs(j - 3), 52, 90 + (3 - j) * 5, 14, 0.0, 0.3) for j in range(7)])
    f.add(ruff, "#e9ebe8", "ruff", 0.6)
    neck = limb("0,-52,44 20,-88,31 30,-124,25 14,-154,22 -16,-160,21 -36,-146,20", 8)
    f.add(fillet(U(neck, ellipse(-40, -140, 20, 17, -40)), 6), "#fffdf4", "neck", 1.4)
    f.add(shape("-44,-156^ -58,-142 -84,-98 -98,-48^ -74,-86 -46,-122 -34,-126^"), "#e0452c", "bill", 1.0)
    f.add(limb("-48,-138,1 -76,-96,2 -95,-56,1", 3), "#8a2018", "bill.line", 0.3, True)
    f.add(shape("-50,-150^ -40,-154 -32,-146 -38,-138 -48,-138^"), "#2b2238", "lore", 0.3)
    f.add(ellipse(-38, -147, 3.2), "#120c18", "eye", 0.2, True)
    f.add(ellipse(-39, -148, 1.1), "#ffffff", "glint", 0.2, True)
    return f


def nest_sticks(sc: Scene) -> tuple[Any, list[tuple[Any, str]]]:
    """A heap of sticks 280 wide, its rim at 0,0: the whole, and single sticks in three tones."""
    r = sc.stream("sticks")
    heap = shape("-138,-8 -120,-20 0,-26 120,-20 138,-8 126,30 92,62 40,80 0,84 -40,80 -92,62 -126,30")
    sticks = []
    for k in range(120):
        t = r.uniform(-1, 1)
        y = r.uniform(-18, 76)
        half = 132 * (1 - max(0.0, (y - 6) / 92) ** 2) ** 0.5
        x, n, a = t * half * 0.9, r.uniform(40, 110), r.uniform(-0.26, 0.26) + 0.3 * t
        sticks.append(
            (
                limb(
                    [(x - n / 2, y - n * a / 2, 1.6), (x, y + r.uniform(-5, 5), 5), (x + n / 2, y + n * a / 2, 1.2)], 4
                ),
                ("#e8b860", "#b87a34", "#8a5426")[k % 3],
            )
        )
    return U(heap, [g for g, _ in sticks]), sticks


def lattice(x0: float, y0: float, x1: float, y1: float, w: float, bays: int) -> Any:
    """A girder of the crane from one end to the other."""
    n = bays
    up = [(x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n) for k in range(n + 1)]
    low = [(x, y + w) for x, y in up]
    bars = [limb([(*up[k], 6), (*low[k + 1], 6)], 1) for k in range(0, n, 2)] + [limb([(*low[k], 6), (*up[k + 1], 6)], 1) for k in range(1, n, 2)]  # fmt: skip
    bars += [limb([(*up[k], 5), (*low[k], 5)], 1) for k in range(n + 1)]
    return U(bars, limb([(*up[0], 13), (*up[-1], 13)], 1), limb([(*low[0], 11), (*low[-1], 11)], 1))


def draw_sky(sc: Scene) -> None:
    """Noon, two thin clouds, the old roofs far below the wall's top; the jib over everything."""
    sc.backdrop(sc.lin([(0, "#2f8ade"), (0.3, "#62b6ee"), (0.56, "#d6f0f6"), (1, "#f4f6ea")], 300, 0, 360, 1200))
    sc.glow(60, 60, 420, "#fffbe0", 0.7)
    for name, x, y, w, h in (("a", 690, 330, 250, 34), ("b", 70, 500, 260, 30)):
        g = cloud(sc.stream(f"cloud {name}"), x, y, w, h)
        sc.layer(g, "#fbfdfc", z=4, sh=0.18, shc="#2f6aa8", cut=0.5, rim="#ffffff", rimop=0.9, wash=0.2)
    sc.glow(250, 640, 420, "#fff6c8", 0.7, sy=0.6)
    for x, y, k, d in ((60, 660, 1.0, 1), (196, 650, 0.66, -1), (640, 650, 0.8, -1), (752, 660, 1.15, 1)):
        mast = limb([(x, y, 7 * k), (x, y - 210 * k, 6 * k)], 1)
        arm = U(
            limb([(x - 44 * k * d, y - 176 * k, 5 * k), (x + 150 * k * d, y - 190 * k, 3 * k)], 1),
            limb([(x, y - 210 * k, 1.6), (x + 120 * k * d, y - 188 * k, 1.2)], 1),
        )
        sc.flat(U(mast, arm, limb([(x + 110 * k * d, y - 186 * k, 1.4), (x + 110 * k * d, y - 120 * k, 1.4)], 1)), "#7fb4d8", 0.85)  # fmt: skip
    r = sc.stream("roofs")
    for k, (base, tone_) in enumerate(((664, "#b8daea"), (712, "#86b6d4"))):
        P = [(-40.0, base)]
        x = -40.0
        while x < 840:
            w, h = r.uniform(46, 90), r.uniform(14, 60)
            P += [(x, base - h), (x + w / 2, base - h - r.uniform(12, 30)), (x + w, base - h)]
            x += w
        g = Polygon([*P, (860, 1240), (-40, 1240)]).buffer(0)
        sc.layer(g, sc.lin([(0, light(tone_, 0.4)), (1, tone_)], 0, base - 80, 0, base + 120), z=5, sh=0.25, shc="#2f5a88", cut=0.5, rim="#ffffff", rimop=0.8)  # fmt: skip
    jib = lattice(-60, 66, 860, -8, 62, 13)
    sc.layer(jib, sc.lin([(0, "#ffd860"), (0.6, YELLOW), (1, "#c8861c")], 0, 0, 800, 60), z=10, shc="#1c4a88", **CUT)


def draw_walls(sc: Scene, shadow: Any) -> None:
    """The new house: brick walls with steps at the top, openings, and over it all what the wings throw."""
    wall = Polygon([*TOP, (712, FOOT), (96, FOOT)])
    holes = [box(x, 990, x + 84, FOOT - 40) for x in (140, 584)]
    sc.layer(U(holes).buffer(6), "#341028", z=0.5, sh=0, cut=0)
    back = Polygon([(96, FOOT), (96, 700), (712, 700), (712, FOOT)])
    sc.layer(back, "#4a1430", z=2, sh=0)
    for q in holes:
        sc.flat(q, sc.lin([(0, "#2a0c24"), (1, "#7a2a40")], 0, 960, 0, FOOT))
    g = clean(wall.difference(U(holes)))
    sc.layer(g, sc.lin([(0, "#ff9a70"), (0.4, BRICK), (0.8, "#c03c34"), (1, "#8a2438")], 120, 640, 640, 1160), z=12, rimw=1.4, wash=0.5, **CUT)  # fmt: skip
    side = Polygon([(712, 640), (772, 676), (772, FOOT - 22), (712, FOOT)])
    sc.layer(side, sc.lin([(0, "#a82e34"), (1, "#7a1c38")], 712, 0, 772, 0), z=5, **CUT)
    sc.flat(U([Polygon([(712, y), (772, y + 34 - (y - 640) * 0.11), (772, y + 36 - (y - 640) * 0.11), (712, y + 2)]) for y in range(658, FOOT, 18)]), "#5c1430", 0.5)  # fmt: skip
    courses = U([box(90, y, 720, y + 1.6) for y in range(652, FOOT, 18)])
    sc.flat(clean(courses.intersection(g.buffer(-4))), "#a83428", 0.4)
    sc.flat(clean(brick(g.buffer(-4), 38, 18, "dark", 0.14)), "#b8392c", 0.4)
    sc.flat(clean(brick(g.buffer(-4), 38, 18, "pale", 0.1)), "#ffb090", 0.45)
    sills = [box(x - 8, FOOT - 40, x + 92, FOOT - 28) for x in (140, 584)] + [box(x - 8, 972, x + 92, 990) for x in (140, 584)]  # fmt: skip
    sc.layer(U(sills), "#fbe8cc", z=4, sh=0.5, cut=0.3, rim="#ffffff", rimop=0.9)
    with sc.clip(g):
        sc.flat(shadow.buffer(7), "#8a1c38", 0.35, "multiply", 8)
        sc.flat(shadow, sc.lin([(0, "#7a1c40"), (1, "#5c1636")], 0, 700, 0, 1000), 0.86, "multiply", 1.6)
    for i, (a, b) in enumerate(zip(TOP[:-1], TOP[1:], strict=True)):
        if a[1] == b[1]:
            sc.layer(box(a[0] - 3, a[1] - 5, b[0] + 3, a[1] + 7), ("#ffd8b8", "#f8c8a4")[i % 2], z=3, **CUT)


def draw_hook(sc: Scene) -> None:
    """Two ropes, the striped block, and the hook below the nest."""
    x, y, _ = BIRD
    for d in (-9, 9):
        sc.stroke([(x + d * 1.4, 40), (x + d, y - 60)], "#22304a", 3.4, 1)
    sc.layer(box(x - 34, 24, x + 34, 96).buffer(4), "#3a4660", z=8, sh=0.4, cut=0.3, rim="#ffffff", rimop=0.7)
    hook_ = U(
        box(x - 22, y + 150, x + 22, y + 214).buffer(3),
        limb(
            [
                (x, y + 210, 16),
                (x + 2, y + 236, 14),
                (x + 26, y + 258, 15),
                (x + 10, y + 284, 15),
                (x - 18, y + 276, 13),
                (x - 24, y + 258, 6),
            ],
            8,
        ),
    )
    sc.layer(hook_, sc.lin([(0, "#5a6a86"), (1, "#22304a")], x - 30, 0, x + 30, 0), z=7, shc="#3a1428", **CUT)
    sc.flat(U([Polygon([(x - 25, y + 176 + 22 * k), (x + 25, y + 158 + 22 * k), (x + 25, y + 168 + 22 * k), (x - 25, y + 186 + 22 * k)]) for k in range(2)]), YELLOW)  # fmt: skip


def draw_bird(sc: Scene, b: Figure, heap: Any, sticks: list[tuple[Any, str]]) -> None:
    """The bird, two young before her breast, and the nest in front of their feet."""
    x, y, s = BIRD
    put(sc, b, z=3, rim=(3, 3, "#ffffff", 0.9), cast=6, rimop=0.5, sh=0.4)
    for dx, h, a in ((-84, 52, -58), (-44, 66, -84), (62, 46, -128)):
        c = U(limb([(0, 0, 26), (3, -h * 0.5, 19), (0, -h, 16)], 6), ellipse(0, -h - 4, 14, 13))
        for gape in (-9, 9):
            bill = T(shape("6,-5^ 34,-2^ 6,5^"), x + dx * s, y + (118 - h - 6) * s, s, rot=a + gape)
            sc.layer(bill, "#f08a3a", z=1, cut=0)
        sc.layer(T(c, x + dx * s, y + 118 * s, s), "#f4f2ea", z=2, cut=0, sh=0.4, rim="#ffffff", rimop=0.8)
        sc.flat(ellipse(x + dx * s + (5 if a > -90 else -5), y + (118 - h - 7) * s, 2.2), "#1a121c")
    sc.layer(T(heap, x, y + 116), "#7a4a22", z=9, sh=0.5, shc="#3a1428", cut=0.6)
    for tone_ in ("#8a5426", "#b87a34", "#e8b860"):
        sc.layer(T(U([g for g, c in sticks if c == tone_]), x, y + 116), tone_, z=2.4, cut=0, fibre=0, sh=0.5, shc="#3a1a10", rim="#fff0c0", rimop=0.8)  # fmt: skip


CREW = (  # x, seat, pose, flip, age, coat, trousers, skin, hair, helmet, beard
    (146, 640, "sit", False, 56, "#2f62a8", "#3a3a56", "#d9a077", "#3a2418", "#f8d040", "full"),
    (206, 640, "point", False, 24, "#f2e8d4", "#2f62a8", "#7a4a30", "#1c1214", "#ffffff", None),
    (288, 688, "knit", False, 38, "#3f9a7a", "#40486a", "#f0c8a4", "#b8602a", "#f8d040", None),
    (586, 640, "step", True, 44, "#f0b83a", "#34406a", "#b97a52", "#2a1a14", "#ffffff", "moustache"),
    (654, 640, "stand", True, 23, "#7a4a9a", "#40486a", "#e3b58c", "#6a3a1c", "#f8d040", None),
    (698, 640, "sit", True, 61, "#e8e0d0", "#3a4a78", "#8a5636", "#d8d4cc", "#2f62a8", "full"),
)  # fmt: skip


def draw_crew(sc: Scene) -> None:
    """Six on the steps of the wall, legs hanging, faces up; one knits, one has bread."""
    rest: dict[str, Any] = {"elbow_a": -1, "elbow_b": 1}
    poses = {
        "sit": FRONT["sit"].but(hip=0.6, thigh=0.34, hand_a=(-0.2, 0.9), hand_b=(0.2, 0.9), **rest),
        "knit": FRONT["sit"].but(hip=0.6, thigh=0.34, hand_a=(0.24, 0.6), hand_b=(-0.24, 0.6), **rest),
        "point": FRONT["sit"].but(hip=0.6, thigh=0.34, hand_a=(-0.2, 0.9), hand_b=(0.4, -0.86), grip_b="point", **rest),
        "stand": FRONT["stand"].but(hand_a=(-0.2, 0.94), hand_b=(0.2, -0.4), **rest),
        "step": SIDE["sit"].but(lean=-10, hand_a=(0.5, 0.5), hand_b=(0.56, 0.44), nod=-20),
    }
    for x, seat, how, flip, age, coat, legs, skin, hair, hat, beard in CREW:
        d = dress("shirt", coat, legs, "#fffdf4").but(shoes="boots")
        side = how == "step"
        p = person(
            age,
            "side" if side else "front",
            poses[how],
            d,
            skin,
            "bob" if how == "knit" else "short",
            hair,
            "wonder",
            head_view=None if side else "tq",
            nod=-14,
            hat="bowler",
            hat_colour=hat,
            band=hat,
            beard=beard,
        )
        drop = {"stand": 0.0, "step": p.at("hip")[1] + 12}.get(how, p.at("hip")[1] + 8)
        q = T(p, x, seat - drop, flip=flip)
        put(sc, q, z=2.2, rim=(2, 2, "#ffffff", 0.7), cast=5, sh=0.4)
        if how == "knit":
            hx, hy = (q.at("hand_a.hold")[0] + q.at("hand_b.hold")[0]) / 2, q.at("hand_a.hold")[1]
            sc.layer(shape(f"{hx - 15},{hy - 4}^ {hx + 15},{hy - 4}^ {hx + 17},{hy + 62} {hx},{hy + 70} {hx - 16},{hy + 62}"), "#c81e3c", z=2, **CUT)  # fmt: skip
            sc.flat(U(limb([(hx - 32, hy - 20, 2), (hx + 14, hy + 2, 3)], 1), limb([(hx + 32, hy - 20, 2), (hx - 14, hy + 2, 3)], 1)), "#fff6e0")  # fmt: skip


def draw_near(sc: Scene) -> None:
    """Ground, planks, a trough: dark and close."""
    g, _ = land(sc.stream("ground"), [(-60, FOOT + 6), (300, FOOT - 4), (560, FOOT + 2), (860, FOOT - 6)], 4)
    sc.layer(g, sc.lin([(0, "#f2dcae"), (0.5, "#b98a78"), (1, "#4a2444")], 0, FOOT - 10, 0, 1210), z=10, **CUT)
    poles = U(box(14, 560, 30, 1260), box(784, 470, 800, 1260), box(-40, 742, 96, 756), limb([(-20, 1000, 10), (90, 900, 10)], 1))  # fmt: skip
    sc.layer(poles, sc.lin([(0, "#7a5a6a"), (1, "#2c1434")], 0, 500, 0, 1200), z=10, **CUT)
    put(sc, T(bucket("#5a7aa0"), 64, 742, 0.8), z=3, rim=(2, 2, "#ffffff", 0.7))
    for x0, x1, y, w in ((-40, 300, 1176, 20), (-60, 250, 1196, 20), (520, 860, 1190, 24)):
        sc.layer(limb([(x0, y, w), (x1, y - 14, w)], 1), sc.lin([(0, "#8a5a3a"), (1, "#3a1c2c")], x0, 0, x1, 0), z=9, **CUT)  # fmt: skip


def draw() -> Scene:
    """How long can a city wait?"""
    sc = Scene("crane_nest", light=(LX, LY, 300), shadow="#3a1430", bg="#4aa4e8")
    x, y, s = BIRD
    b = T(stork_front(), x, y, s, rot=-4)
    heap, sticks = nest_sticks(sc)
    shadow = T(
        U(
            b.outline(),
            T(heap, x, y + 116),
            box(x - 20, y + 150, x + 20, y + 214),
            limb(
                [
                    (x, y + 210, 16),
                    (x + 2, y + 236, 14),
                    (x + 26, y + 258, 15),
                    (x + 10, y + 284, 15),
                    (x - 18, y + 276, 13),
                ],
                6,
            ),
        ),
        *FALL,
        1.12,
        sy=0.92,
        o=(x, y),
    )
    draw_sky(sc)
    draw_walls(sc, shadow)
    draw_hook(sc)
    draw_bird(sc, b, heap, sticks)
    draw_crew(sc)
    draw_near(sc)
    sc.vignette("#2a1040", 0.26, 400, 560, 900, 0.6)
    sc.finish()
    return sc
