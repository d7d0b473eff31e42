"""In a snowed-up lane two old houses bow their gables together to whisper, and the lamp between them listens.

Palette: dusk brick #8a3f4b, pink plaster #cf8f8a, slate mauve #5a4a63, shutter green #4f6b5c, snow blush #fbe9e2, lamp tangerine #f09a48.
Light: the lamp between the gables. Planes: sky / far lane / the two houses / lamp / passer-by / near steps and snow.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 404, 474  # the lamp
BLUSH, TANGERINE, MAUVE = "#fbe9e2", "#f09a48", "#5a4a63"
EAVES = 0.64  # where the gable begins, in lengths of the house
FLOORS = (0.0, 0.235, 0.45, EAVES)
LEFT = [(62, 1090), (40, 880), (52, 700), (104, 520), (202, 376), (318, 284), (392, 246)]
RIGHT = [(752, 1110), (784, 920), (778, 760), (736, 598), (644, 462), (530, 372), (424, 318)]


def bent(spine: list[tuple[float, float]], width: float) -> Callable[[Any], Any]:
    """The map of a house drawn upright (u across -0.5..0.5, v up 0..1) onto a bowed spine."""
    c = along(curve(np.array(spine, float), n=16), 160)
    t = np.gradient(c, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    n = np.c_[-t[:, 1], t[:, 0]]
    v = np.linspace(0, 1, len(c))

    def f(p: Any) -> Any:
        vv = p[:, 1]
        over = np.clip(vv, 0, 1)
        k = [np.interp(over, v, a) for a in (c[:, 0], c[:, 1], n[:, 0], n[:, 1], t[:, 0], t[:, 1])]
        extra = (vv - over) * 900
        w = p[:, 0] * width
        return np.c_[k[0] + k[2] * w + k[4] * extra, k[1] + k[3] * w + k[5] * extra]

    return lambda g: clean(shapely.transform(g.segmentize(0.02), f))


def house_front(
    sc: Scene, name: str, spine: list[tuple[float, float]], width: float, inner: int, tint: tuple[str, str], beam: str
) -> tuple[float, float]:
    """One bowed house; inner = 1 or -1: which side (u) faces the lamp. Where its smoke begins."""
    r = sc.stream(name)
    q = bent(spine, width)
    wall = Polygon([(-0.5, -0.06), (-0.47, EAVES), (0, 0.985), (0.47, EAVES), (0.5, -0.06)])
    lit, deep = tint
    fill = sc.rad([(0, light(lit, 0.35)), (0.25, lit), (0.6, mix(lit, deep, 0.6)), (1, deep)], LX, LY, 640)
    chim = box(min(-inner * 0.2, -inner * 0.57), 0.808, max(-inner * 0.2, -inner * 0.57), 0.852)
    sc.layer(q(chim), sc.near("#b0625e", "#4a2c40", 640), z=8, cut=0.6, rim=BLUSH)
    sc.layer(
        q(box(min(-inner * 0.545, -inner * 0.575), 0.8, max(-inner * 0.545, -inner * 0.575), 0.86)),
        sc.near("#8a4a50", "#3c2238", 640),
        z=2,
        cut=0.4,
    )
    sc.flat(brick(q(chim), 13, 7, name + " chimney", 0.6), "#5a2c3a", 0.6)
    sc.layer(q(shapely.affinity.scale(ellipse(-inner * 0.578, 0.83, 0.02), 1, 1.6)), BLUSH, z=3, cut=0.4)
    sc.layer(q(wall), fill, z=18, cut=0.9, rim="#fff0dc", rimop=0.7)
    foot = q(box(-0.5, -0.06, 0.5, 0.225))
    sc.flat(foot, sc.lin([(0, "#3a1c34", 0.1), (1, "#2c1430", 0.72)], 0, 840, 0, 1120), 1, "multiply")
    stones = cobbles(foot.bounds[0], foot.bounds[1], foot.bounds[2], foot.bounds[3], 46, name, foot.bounds[1] - 4000)
    sc.layer(
        stones.intersection(foot.buffer(-5)),
        sc.rad([(0, mix(lit, "#8a3f4b", 0.4)), (0.6, mix(deep, "#8a3f4b", 0.4)), (1, dark(deep, 0.3))], LX, LY, 720),
        z=1.8,
        cut=0.5,
        rim="#ffdcae",
        rimop=0.5,
    )
    # patches of fallen plaster
    blots = [
        q(T(ellipse(0, 0, 0.05, 0.016), r.uniform(-0.4, 0.4), r.uniform(0.1, 0.9), r.uniform(0.4, 1.3)))
        for _ in range(16)
    ]
    sc.flat(U(blots).intersection(q(wall)), deep, 0.16)
    # timber
    beams: list[Any] = []

    def bar(u0: float, v0: float, u1: float, v1: float, w: float = 0.028) -> None:
        k = width / 900
        d = np.array([(u1 - u0) * width, (v1 - v0) * 900])
        d /= np.hypot(*d)
        px, py = -d[1] * w / 2, d[0] * w / 2 * k
        j = [r.uniform(-0.004, 0.004) for _ in range(4)]
        beams.append(
            Polygon(
                [
                    (u0 + px + j[0], v0 + py),
                    (u1 + px + j[1], v1 + py),
                    (u1 - px + j[2], v1 - py),
                    (u0 - px + j[3], v0 - py),
                ]
            )
        )

    for v in FLOORS[1:]:
        bar(-0.5, v, 0.5, v, 0.05)
    for k, (a, b) in enumerate(zip(FLOORS[1:-1], FLOORS[2:], strict=True)):
        for u in (-0.46, -0.17, 0.16, 0.46):
            bar(u, a, u + r.uniform(-0.02, 0.02), b)
        bar(-0.45, a, -0.2, b) if k else bar(-0.2, a, -0.45, b)
        bar(0.2, b, 0.44, a)
    bar(0, EAVES, 0, 0.97)
    bar(-0.36, EAVES + 0.09, 0.36, EAVES + 0.09)
    bar(-0.19, EAVES + 0.21, 0.19, EAVES + 0.21)
    for s in (-1, 1):
        bar(s * 0.4, EAVES, s * 0.2, EAVES + 0.09)
    timber = [q(g).intersection(q(wall)) for g in beams]
    sc.layer(U(timber), sc.near(light(beam, 0.22), dark(beam, 0.25), 640), z=2.4, cut=0.6, rim="#ffdcae", rimop=0.6)
    # windows: (u, v, half width, height, lit, lids)
    spec = [
        (-0.31, 0.275, 0.075, 0.105, r.random() < 0.4, 0.0), (0.0, 0.275, 0.085, 0.11, True, 0.0), (0.31, 0.275, 0.075, 0.105, False, 0.0),
        (-0.31, 0.49, 0.07, 0.1, False, 0.0), (0.0, 0.485, 0.08, 0.11, False, 0.0), (0.31, 0.49, 0.07, 0.1, True, 0.0),
        (-0.15, 0.665, 0.062, 0.058, True, 0.5), (0.15, 0.665, 0.062, 0.058, True, 0.45), (0.0, 0.775, 0.045, 0.055, False, 0.0),
    ]  # fmt: skip
    for k, (u, v, hw, h, on, lid) in enumerate(spec):
        hole = box(u - hw, v, u + hw, v + h)
        if lid:  # attic lights with rounded heads, half shut
            hole = U(
                box(u - hw, v, u + hw, v + h * 0.6),
                shapely.affinity.scale(ellipse(u, v + h * 0.6, hw), 1, h * 0.4 / hw),
            )
        g = q(hole)
        c = g.centroid
        x0, y0, x1, y1 = g.bounds
        sc.layer(q(hole.buffer(0.018)), sc.near("#e9c3ac", mix(deep, "#2c1c30", 0.3), 620), z=3, cut=0.4, rim="#fff0dc")
        sc.flat(
            g,
            sc.lin([(0, "#ffe9ae"), (1, "#ef9d4c")], 0, y0, 0, y1)
            if on
            else sc.lin([(0, "#3a2b44"), (1, "#221828")], 0, y0, 0, y1),
        )
        if on and k in (1, 5):  # somebody behind the curtain
            sc.flat(
                q(
                    U(
                        ellipse(u + 0.02, v + h * 0.52, 0.024, 0.0088 * 1.1),
                        shape(
                            f"{u - 0.025},{v}^ {u - 0.02},{v + h * 0.36} {u + 0.02},{v + h * 0.44} {u + 0.06},{v + h * 0.34} {u + 0.065},{v}^"
                        ),
                    )
                ),
                "#7a3a2c",
                0.85,
            )
            sc.flat(q(box(u - hw, v, u - hw * 0.45, v + h)), "#c96a4a", 0.75)
        if on and k == 0:
            sc.flat(
                q(
                    shape(
                        f"{u - hw},{v + h}^ {u + hw},{v + h}^ {u + hw * 0.3},{v + h * 0.6} {u - hw * 0.2},{v + h * 0.3} {u - hw},{v}^"
                    )
                ),
                "#d98a5a",
                0.8,
            )
        bars = U(
            box(u - 0.006, v, u + 0.006, v + h),
            [box(u - hw, v + h * t - 0.0022, u + hw, v + h * t + 0.0022) for t in (0.34, 0.67)],
        )
        sc.flat(q(bars).intersection(g), "#4a2c34", 0.95)
        if lid:
            sc.layer(
                q(box(u - hw * 1.05, v + h * (1 - lid), u + hw * 1.05, v + h * 1.02)).intersection(g.buffer(3)),
                sc.near("#7f9a80", "#33473f", 620),
                z=2.4,
                cut=0.3,
                rim="#ffdcae",
            )
        else:
            for s in (-1, 1):
                lean = r.uniform(-0.008, 0.008)
                sh = Polygon(
                    [
                        (u + s * (hw + 0.012), v - 0.004),
                        (u + s * (hw + 0.075), v - 0.004 + lean),
                        (u + s * (hw + 0.075), v + h + 0.004 + lean),
                        (u + s * (hw + 0.012), v + h + 0.004),
                    ]
                )
                sc.layer(q(sh), sc.near("#8aa586", "#33473f", 640), z=3, cut=0.4, rim="#ffdcae", rimop=0.6)
                slats = [
                    box(
                        min(u + s * (hw + 0.022), u + s * (hw + 0.066)),
                        v + h * t,
                        max(u + s * (hw + 0.022), u + s * (hw + 0.066)),
                        v + h * t + 0.0032,
                    )
                    for t in np.arange(0.08, 0.94, 0.12)
                ]
                sc.flat(q(U(slats)), "#24352f", 0.6)
        sill = box(u - hw - 0.03, v - 0.014, u + hw + 0.03, v - 0.002)
        sc.layer(q(sill), sc.near("#c99a86", "#4a3442", 600), z=4, cut=0.3)
        cap = shape(
            f"{u - hw - 0.034},{v - 0.003}^ {u - hw * 0.6},{v + 0.012} {u},{v + 0.015} {u + hw * 0.7},{v + 0.01} {u + hw + 0.034},{v - 0.003}^"
        )
        sc.layer(q(cap), sc.near("#fffaf2", "#b79fb4", 620), z=2, cut=0.3, wash=0.3)
        if on:
            sc.glow(c.x, c.y, 84 if not lid else 60, "#ffb866", 0.42)
    # door and its steps
    du = inner * 0.04
    door_ = U(box(du - 0.1, -0.02, du + 0.1, 0.13), shapely.affinity.scale(ellipse(du, 0.13, 0.1), 1, 0.4))
    sc.layer(q(door_.buffer(0.022)), sc.near("#b98a80", "#432c3c", 640), z=3, cut=0.4, rim=BLUSH)
    sc.layer(q(door_), sc.near("#5f7a68", "#22302c", 640), z=1.5, cut=0.3)
    sc.flat(q(U([box(du - 0.1 + 0.04 * k, -0.02, du - 0.096 + 0.04 * k, 0.14) for k in range(1, 5)])), "#16211e", 0.6)
    # the jetties carry snow
    for v in FLOORS[1:]:
        P = [(-0.53, v + 0.004), (0.53, v + 0.004)]
        top = [
            (u, v + 0.016 + 0.008 * math.sin(9 * u + 5 * v) + r.uniform(-0.002, 0.002))
            for u in np.linspace(0.53, -0.53, 18)
        ]
        sc.layer(q(Polygon([*P, *top])), sc.near("#fffaf2", "#b49cb4", 640), z=5, cut=0.4, wash=0.4, rim="#ffffff")
    # roof: two boards with a fringe of tiles, thick with snow
    for s in (-1, 1):
        edge = [(s * 0.58, EAVES - 0.05), (s * 0.33, EAVES + 0.115), (s * 0.15, EAVES + 0.235), (0, 1.0)]
        low = [(s * 0.5, EAVES - 0.06), (s * 0.27, EAVES + 0.07), (s * 0.1, EAVES + 0.19), (0, 0.95)]
        board = Polygon([*curve(np.array(edge), n=8), *curve(np.array(low), n=8)[::-1]])
        sc.layer(q(board), sc.near("#c07a6a", "#4a2a3c", 640), z=8, cut=0.5, rim="#ffdcae", rimop=0.7)
        up = [
            (s * 0.66, EAVES - 0.055),
            (s * 0.5, EAVES + 0.06),
            (s * 0.33, EAVES + 0.16),
            (s * 0.17, EAVES + 0.275),
            (-s * 0.012, 1.045),
        ]
        lowc = curve(np.array(edge), n=8)
        ridge_ = curve(np.array(up), n=8)
        drip = [(u, v - 0.012 * abs(math.sin(11 * v * 3.1))) for u, v in lowc]
        snow_ = Polygon([*ridge_, *drip[::-1]]).buffer(0)
        sc.layer(
            q(clean(snow_)),
            sc.rad([(0, "#fff4e4"), (0.35, "#f6dcd4"), (0.7, "#cfb2c0"), (1, "#9a82a2")], LX, LY, 620),
            z=9,
            cut=0.8,
            wash=0.4,
            rim="#ffffff",
            rimop=0.6,
        )
        icic = []
        for k in range(1, len(lowc) - 3):
            x, y = q(
                Polygon(
                    [
                        (lowc[k][0] - 0.001, lowc[k][1]),
                        (lowc[k][0] + 0.001, lowc[k][1]),
                        (lowc[k][0], lowc[k][1] + 0.001),
                    ]
                )
            ).centroid.coords[0]
            if r.random() < 0.7:
                w = r.uniform(1.6, 3.2)
                icic.append(Polygon([(x - w, y - 5), (x + w, y - 5), (x + r.uniform(-0.6, 0.6), y + r.uniform(8, 30))]))
        sc.layer(U(icic), sc.near("#fff2e4", "#c9b4cc", 500), z=1.6, cut=0, wash=0, fibre=0)
    return q(box(-inner * 0.6 - 0.001, 0.829, -inner * 0.6 + 0.001, 0.831)).centroid.coords[0]


def draw_sky(sc: Scene) -> None:
    """Rose dusk; the lane runs down between small houses to a church."""
    sc.backdrop(
        sc.rad([(0, "#fbc998"), (0.16, "#f0a582"), (0.34, "#cf7f86"), (0.58, "#94607f"), (1, "#4c3860")], 402, 640, 820)
    )
    for k, (y, c) in enumerate(((96, "#84607f"), (26, "#6b4e78"))):
        b = bank(
            sc.stream(f"cloud {k}"),
            [(-60, y + 30), (160, y), (400, y - 30), (640, y + 6), (860, y - 20)],
            22,
            52,
            fill=box(-80, -120, 880, y - 20),
        )
        sc.layer(b, sc.near(light(c, 0.2), c, 720), z=8, sh=0.3, rim="#ffd9b8", rimop=0.45, dy=5)
    hill_, _ = land(sc.stream("hill"), [(180, 800), (300, 742), (420, 726), (520, 750), (640, 800)], 4)
    sc.layer(hill_, sc.near("#f0b8a0", "#b07a8c", 380), z=4)
    ch = T(church(sc.stream("church"), 0.9), 372, 742)
    sc.layer(
        [(ch["tower"], "#b5707a"), (ch["nave"], "#bd7a80"), (ch["spire"], "#94566a"), (ch["nroof"], "#f6dcd0")],
        z=4,
        cut=0.3,
    )
    sc.flat(U(ch["belf"], ch["wins"]), "#ffe0a0")
    for name, rows, cols, sz, z in (
        ("far", ((300, 770), (334, 762), (452, 764), (490, 772)), ("#c58a8c", "#8f5a6e"), 44, 5),
        ("mid", ((262, 812), (306, 806), (494, 808), (540, 816)), ("#b57682", "#74485e"), 66, 7),
        ("nigh", ((226, 868), (270, 856), (536, 858), (584, 870)), ("#9d6274", "#5f3a54"), 92, 9),
    ):
        r = sc.stream(name)
        for x, y in rows:
            d = T(
                house(
                    r,
                    sz * r.uniform(0.8, 1.1),
                    sz * r.uniform(1.0, 1.5),
                    r.choice(["gable", "side", "gable"]),
                    0.45,
                    lean=(402 - x) * 0.03,
                ),
                x,
                y,
            )
            put_house(
                sc,
                d,
                sc.near(light(cols[0], 0.16), cols[1], 460),
                "#ecc6c0",
                z=z,
                beam=cols[1],
                door=dark(cols[1], 0.3),
                glow=0.6,
                gs=sz * 0.7,
                night=dark(cols[1], 0.3),
                shutc="#6f8672",
            )
    sc.veil([(0, "#ffc890", 0), (0.45, "#ffc890", 0.0), (0.66, "#ffc890", 0.34), (0.8, "#ffc890", 0)], 0, 200, 0, 1000)


def draw_lane(sc: Scene) -> None:
    """Snow of the lane in bands, with one line of prints."""
    for k, (P, lit, deep) in enumerate((
        ([(-40, 900), (200, 866), (400, 842), (600, 868), (840, 900)], "#ffe4c4", "#c795a4"),
        ([(-40, 960), (180, 940), (330, 900), (480, 902), (640, 946), (840, 970)], "#ffe9d2", "#b98aa2"),
        ([(-40, 1030), (160, 1000), (300, 972), (500, 976), (660, 1010), (840, 1040)], "#fff0de", "#a67c9c"),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"lane {k}"), P, 4)
        sc.layer(
            g,
            sc.rad([(0, lit), (0.5, mix(lit, deep, 0.45)), (1, deep)], LX, 880, 470),
            z=7,
            cut=1.2,
            rim="#ffffff",
            rimop=0.5,
        )
    lamp_pool = ellipse(404, 985, 210, 74)
    sc.flat(
        lamp_pool,
        sc.rad(
            [(0, "#fff2cc", 0.95), (0.6, "#ffd896", 0.4), (1, "#ffd896", 0)],
            0,
            0,
            1,
            "translate(404 985) scale(210 74)",
        ),
        0.9,
        "screen",
    )
    r = sc.stream("prints")
    prints = []
    for k in range(15):
        t = k / 14
        x = 408 + 66 * math.sin(2.6 * t) * t
        y = 988 + 230 * t**1.25
        s = 0.7 + 1.15 * t
        prints.append(ellipse(x + (7 if k % 2 else -7) * s, y, 4.6 * s, 7.6 * s, r.uniform(-10, 10)))
    sc.flat(U(prints), "#8a5f80", 0.75)
    sc.flat(T(U(prints), 0, 2).difference(U(prints)), "#ffffff", 0.6)


def draw_lamp(sc: Scene) -> None:
    """The lamp hangs on a chain from one gable to the other, its ear a small brass horn."""
    sc.stroke(
        along(curve(np.array([(262, 352), (340, 414), (404, 424), (470, 420), (566, 424)]), n=10), 30), "#3a2436", 3, 1
    )
    sc.glow(LX, LY, 520, "#ffb050", 0.62)
    cage = shape("-26,-26^ 26,-26^ 34,26^ -34,26^")
    sc.flat(T(cage, LX, LY), sc.rad([(0, "#fffdf0"), (0.5, "#fff0b8"), (1, "#ffb84e")], LX, LY, 44))
    iron = U(
        shape("-32,-26^ 32,-26^ 16,-44 5,-50 0,-60^ -5,-50 -16,-44"),
        limb("-26,-26,4 -34,26,4", 1), limb("26,-26,4 34,26,4", 1), limb("0,-26,2.4 0,26,2.4", 1),
        box(-36, 24, 36, 30), shape("-16,30^ 16,30^ 6,42 0,48^ -6,42"),
    )  # fmt: skip
    sc.layer(T(iron, LX, LY), "#40263a", z=3, cut=0, rim="#ffe6b0")
    sc.layer(T(shape("-30,-27^ -14,-44 0,-52 14,-44 30,-27^ 12,-32 -10,-31"), LX, LY - 5), BLUSH, z=2, cut=0.3)
    sc.stroke([(LX, LY - 60), (LX, LY - 50)], "#3a2436", 3)
    sc.glow(LX, LY, 150, "#fff0c0", 0.95)


def draw_walker(sc: Scene) -> None:
    """A cloaked passer-by from behind, alone on the prints, shadow towards us."""
    x, y = 404, 986
    cloak = shape("-13,-92 -20,-70 -27,-30 -32,2^ -12,8 0,4 14,8 32,1^ 26,-34 19,-70 13,-92")
    hood = shape("-15,-86 -17,-104 -10,-120 2,-127^ 12,-118 17,-102 15,-86 0,-80")
    feet = U(ellipse(-9, 5, 7, 6), ellipse(9, 1, 7, 5))
    whole = U(cloak, hood)
    sh = T(whole, x, y + 3, 1.1, sy=-1.45)
    sh = shapely.affinity.skew(sh, xs=-7, origin=(x, y))
    sc.flat(sh, sc.lin([(0, "#6a4066", 0.9), (1, "#6a4066", 0.15)], 0, y, 0, y + 190), 1, "multiply", 1.6)
    sc.layer(T(feet, x, y), "#2a1826", z=2, cut=0)
    sc.layer(T(cloak, x, y), sc.near("#8a3f4b", "#3c1d33", 560, (LX, LY + 340)), z=4, cut=0.3)
    sc.flat(
        T(U([limb([(a * 0.4, -84, 0.6), (a * 0.8, -40, 1.6), (a, 2, 2.2)], 3) for a in (-20, -9, 4, 15)]), x, y),
        "#2a1226",
        0.6,
    )
    sc.layer(T(hood, x, y), sc.near("#a04a52", "#4a2238", 520, (LX, LY + 340)), z=3, cut=0.2)
    for g in (T(hood, x, y), T(cloak, x, y)):
        rimlight(sc, g, 0, 3, "#ffd9a0", 0.95, 1, (LX, LY), 800)
    basket_ = T(basket("#b98a4a", 40, 24), x + 31, y - 26, 0.7)
    put(sc, basket_, z=1.6, rim=(0, 1.5, "#ffe0a8", 0.8))


def draw_smoke(sc: Scene, left: tuple[float, float], right: tuple[float, float]) -> None:
    """The two smokes lean together too, and twine."""
    for (x, y), s in ((left, 1), (right, -1)):
        mid = 404
        P = [
            (x, y, 7),
            (x - 8 * s, y - 34, 15),
            (x + 40 * s, y - 66, 20),
            (mid - 40 * s, 96, 24),
            (mid + 26 * s, 58, 26),
            (mid - 22 * s, 18, 28),
            (mid + 26 * s, -40, 34),
        ]
        g = limb(P, 10)
        sc.layer(
            g,
            sc.lin([(0, "#e9bfb8"), (1, "#8d6a90")], 0, y, 0, -20),
            z=4,
            sh=0.2,
            op=0.85,
            cut=0.8,
            rim="#ffe8d0",
            rimop=0.6,
        )
        for k in (-0.22, 0.2):
            sc.stroke([(px + k * w, py) for px, py, w in curve(np.array(P), n=8)], "#ffe8d8", 0.9, 0.4)


def draw_near(sc: Scene) -> None:
    """A coal hole with the black cat, a snowed-up barrel, banks of shovelled snow."""
    deep = "#2c1830"
    left = shape("-50,1260^ -50,1096 20,1086 92,1112 150,1160 220,1196 300,1260^")
    right = shape("850,1260^ 850,1080 770,1080 700,1120 650,1172 560,1214 520,1260^")
    barrel = shape("640,1180^ 632,1130 640,1082^ 716,1082^ 724,1130 716,1180^")
    sc.layer(barrel, sc.near("#8a5252", deep, 720), z=12, cut=0.5, rim="#ffd9a8", rimop=0.6)
    sc.flat(
        U(
            box(634, 1098, 722, 1104),
            box(630, 1150, 724, 1156),
            [limb([(x, 1084, 1.4), (x + (x - 678) * 0.1, 1130, 1.4), (x, 1180, 1.4)], 4) for x in (654, 670, 686, 702)],
        ),
        "#1c0e20",
        0.7,
    )
    sc.layer(
        shape("630,1088^ 634,1064 660,1052 700,1054 724,1070 726,1088^ 700,1084 676,1092 650,1084"),
        sc.near("#fff4e8", "#a98cac", 620),
        z=4,
        cut=0.5,
    )
    hole = box(60, 1040, 176, 1128)
    sc.layer(hole, sc.near("#7a4a52", deep, 700), z=11, cut=0.6, rim="#ffd9a8", rimop=0.5)
    sc.flat(box(74, 1058, 162, 1128), "#170b1c")
    sc.layer(
        shape("50,1046^ 60,1022 110,1014 164,1022 186,1046^ 150,1040 112,1048 80,1040"),
        sc.near("#fff4e8", "#a98cac", 620),
        z=5,
        cut=0.5,
    )
    cat_ = T(beast("cat", "sit", head=-16), 120, 1024, 0.5)
    put(sc, cat_, z=2, rim=(-1.4, 2, "#ffd9a0", 0.9))
    r = sc.stream("bank")
    for g in (left, right):
        for k in range(3):
            q = rounded(T(g.buffer(-15 * k), 0, 10 * k), 6)
            sc.layer(
                q,
                sc.near(mix("#f3cfc8", "#b98aa4", 0.3 * k), mix("#6a4872", "#35203f", 0.4 * k), 600),
                z=12 - 3 * k,
                cut=1.4,
                rim="#ffffff",
                rimop=0.5,
            )
        ticks = [
            limb([(x, y, 0.4), (x + 9, y - 2, 1.3), (x + 18, y, 0.4)], 3)
            for x, y in [(r.uniform(-20, 820), r.uniform(1090, 1200)) for _ in range(70)]
        ]
        sc.flat(U(ticks).intersection(g.buffer(-6)), "#ffe8e0", 0.35)


def draw() -> Scene:
    sc = Scene("whispering_houses", light=(LX, LY, 240), shadow="#2a1024", bg=MAUVE)
    draw_sky(sc)
    draw_lane(sc)
    right = house_front(sc, "right", RIGHT, 330, -1, ("#d8ac72", "#5a3f4c"), "#4a3a4c")
    left = house_front(sc, "left", LEFT, 318, 1, ("#dba894", "#63405a"), "#5c3640")
    draw_smoke(sc, left, right)
    draw_lamp(sc)
    draw_walker(sc)
    draw_near(sc)
    snow(sc, 190, "#fff4e6", 0.9, size=(0.9, 3.6), flakes=0)
    sc.vignette("#240c2c", 0.5, 404, 600, 860)
    sc.finish()
    return sc
