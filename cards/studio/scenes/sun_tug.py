"""sun_tug: who stands in the middle with the shears, and which side is she on?"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403

# sun cream #fff0c0, wheat #e6b865, tangerine #e8813a, paprika #b3402a, ember maroon #5f1f1e, night teal #27464d
SX, SY = 402.0, 520.0
LONG, WIDE, TILT = 204.0, 178.0, -17.0  # the sun, a little drawn out along the rope
LEFT_END, RIGHT_END = (204.0, 584.0), (600.0, 458.0)  # where the ropes leave the net
DAY, NIGHT = "#5f1f1e", "#1c363f"


TERRACES = {
    -1: (("#f6bd6e", "#b8502f"), ("#e8934a", "#963a28"), ("#cf6a34", "#6a2420")),
    1: (("#b4c2a0", "#3f6a70"), ("#86a596", "#2f5560"), ("#5f8a88", "#1d3a44")),
}  # tops and feet of the slopes, far to near


class Row(NamedTuple):
    """One team on its terrace: rope from the net to end, people of scale s on a slope `under` below the rope."""

    end: tuple[float, float]
    s: float
    under: float
    xs: tuple[float, ...]
    side: int  # -1 the day, left; 1 the night, right


ROWS = {
    "day far": Row((-60, 588), 0.46, 54, (176, 146, 122, 92, 66, 38, 12, -14), -1),
    "day mid": Row((-60, 704), 0.63, 76, (168, 132, 100, 60, 26, -12), -1),
    "day near": Row((-60, 872), 0.86, 106, (176, 132, 84, 36, -10), -1),
    "night far": Row((860, 384), 0.46, 54, (628, 654, 682, 706, 736, 760, 786, 812), 1),
    "night mid": Row((860, 474), 0.63, 76, (634, 672, 704, 744, 778, 814), 1),
    "night near": Row((860, 602), 0.86, 106, (640, 686, 732, 776, 818), 1),
}
DAY_COLOURS = ("#c9502f", "#e8a24a", "#8a3a2e", "#d97a3a", "#f0c879", "#a85a34", "#7a2f38")
NIGHT_COLOURS = ("#3f6f78", "#5f8f8a", "#2f5560", "#7a9a8f", "#4a5f7a", "#86a7a0", "#36505f")
SKINS = ("#f0c8a4", "#b97a52", "#8a5636", "#d9a077", "#5e3a28", "#e3b58c")
KINDS_ = ("coat", "vest", "farmwife", "tunic", "sweater", "djellaba", "shirt", "skirt", "overalls", "poncho")
HATS_ = (None, "flat", "scarf", "straw", None, "turban", "knit", "fez", None, "beret", "bowler")
HAIRS_ = ("short", "bun", "braid", "curly", "balding", "long", "afro", "tousled")
AGES = (34, 9, 70, 24, 52, 6, 41, 16, 80, 29, 12, 61)


def rope_y(row: Row, x: float) -> float:
    """Height of the row's rope at x."""
    x0, y0 = LEFT_END if row.side < 0 else RIGHT_END
    return y0 + (row.end[1] - y0) * (x - x0) / (row.end[0] - x0)


def draw_sky(sc: Scene) -> None:
    """Day on the left, night on the right, and long rays cut between them."""
    sc.backdrop(
        sc.lin(
            [(0, "#c4512e"), (0.36, "#e0853f"), (0.55, "#a98a5e"), (0.78, "#3f6a70"), (1, "#1d3a44")], 0, 640, 800, 420
        )
    )
    r = sc.stream("rays")
    a = 0.0
    while a < 2 * math.pi:
        w = r.uniform(0.05, 0.12)
        q = Polygon(
            [
                (SX, SY),
                (SX + 1200 * math.cos(a), SY + 1200 * math.sin(a)),
                (SX + 1200 * math.cos(a + w), SY + 1200 * math.sin(a + w)),
            ]
        )
        warm = math.cos(a + w / 2) < 0.1
        sc.layer(
            q,
            sc.rad(
                [
                    (0, "#ffe6a0", 0.9),
                    (0.35, "#f6b45e" if warm else "#8fae9a", 0.4),
                    (0.8, "#e8813a" if warm else "#3f7278", 0.14),
                ],
                SX,
                SY,
                980,
            ),
            z=3,
            sh=0.12,
            cut=0.4,
            wash=0.3,
            rim="#fff0c0",
            rimop=0.3,
        )
        a += w + r.uniform(0.08, 0.17)
    stars = [star(r.uniform(520, 800), r.uniform(10, 330), r.uniform(1.4, 4.2), 5, 0.45, r.random()) for _ in range(44)]
    sc.flat(U(stars), "#fff0c0", 0.85)
    for x, y, w, h, day in (
        (90, 120, 420, 70, 1),
        (250, 60, 420, 44, 1),
        (60, 330, 260, 44, 1),
        (720, 150, 360, 60, 0),
        (600, 66, 320, 40, 0),
        (770, 290, 240, 40, 0),
    ):
        tone = ("#d9703a", "#f0b060") if day else ("#2f545c", "#6f978f")
        g = scroll_cloud(r, x, y, w, h, 3, 0.22)
        sc.layer(g, sc.near(tone[1], tone[0], 640), z=7, sh=0.28, cut=0.6, rim="#fff0c0", rimop=0.7)


def draw_sun(sc: Scene) -> None:
    """The disc in its net."""
    disc = ellipse(SX, SY, LONG, WIDE, TILT)
    sc.glow(SX, SY, 520, "#ffd88a", 0.75)
    sc.layer(
        disc.buffer(15),
        sc.rad([(0, "#fff0c0"), (0.86, "#f7c76a"), (1, "#ee9a45")], SX, SY, 226),
        z=7,
        sh=0.3,
        shc="#7a2a1c",
        cut=0.5,
        rim="#fffbe6",
        rimop=0.9,
    )
    sc.layer(
        disc,
        sc.rad([(0, "#fffdf0"), (0.6, "#fff3c6"), (1, "#fbd980")], SX, SY, 206),
        z=4,
        sh=0.3,
        shc="#a85020",
        cut=0.6,
        rim="#ffffff",
        rimop=0.9,
    )
    t = math.radians(TILT)
    ux, uy = math.cos(t), math.sin(t)
    at = lambda a, b: (SX + a * ux - b * uy, SY + a * uy + b * ux)
    cords = []
    u = np.linspace(-0.995, 0.995, 60)
    for turn in (-1, 1):
        for a0 in np.linspace(-math.pi, math.pi, 17)[:-1]:
            a = (a0 + turn * 1.5 * u + math.pi) % (2 * math.pi) - math.pi
            run: list[tuple[float, float, float]] = []
            for v, q in zip(u, a, strict=True):
                if abs(q) < math.pi / 2:
                    run.append((*at(LONG * v, WIDE * math.sqrt(1 - v * v) * math.sin(q)), 2.5))
                elif len(run) > 3:
                    cords.append(run)
                    run = []
                else:
                    run = []
            if len(run) > 3:
                cords.append(run)
    cords.append([(*at(LONG * math.cos(q), WIDE * math.sin(q)), 4.6) for q in np.linspace(0, 2 * math.pi, 60)])
    net = U([limb(c, 1, 4) for c in cords])
    sc.layer(
        net,
        sc.lin([(0, "#b8562c"), (0.5, "#8a4f34"), (1, "#2f5558")], 200, 0, 600, 0),
        z=4,
        sh=0.35,
        shc="#b05a20",
        cut=0,
        fibre=0,
        wash=0,
        rim="#fffbe6",
        rimop=0.8,
    )
    sc.glow(SX, SY, 330, "#fff3c6", 0.42)


def draw_gorge(sc: Scene) -> None:
    """Under the sun: mountains, a river that carries its light, a bridge that nobody looks at."""
    r = sc.stream("gorge")
    far, _ = land(r, [(-40, 742), (120, 716), (260, 752), (420, 724), (560, 744), (700, 704), (840, 730)], 5)
    sc.layer(
        far,
        sc.rad([(0, "#f9cf85"), (0.4, "#dc8a50"), (1, "#5f6a68")], SX, 640, 480),
        z=6,
        sh=0.25,
        cut=0.7,
        rim="#fff0c0",
        rimop=0.8,
    )
    mid, _ = land(r, [(-40, 800), (150, 788), (300, 826), (420, 800), (540, 822), (680, 780), (840, 800)], 5)
    sc.layer(
        mid,
        sc.rad([(0, "#eeb066"), (0.5, "#b8603a"), (1, "#35595c")], SX, 700, 440),
        z=7,
        sh=0.3,
        cut=0.7,
        rim="#fff0c0",
        rimop=0.8,
    )
    water = shape(
        "396,812^ 410,812^ 424,840 408,872 380,902 376,940 402,984 430,1036 426,1096 396,1150 380,1230^ 262,1230^ 300,1150 338,1090 350,1036 340,990 330,940 342,900 376,864 396,838"
    )
    sc.layer(
        water,
        sc.lin([(0, "#fff3c6"), (0.4, "#f6c26c"), (1, "#b8603a")], 0, 818, 0, 1210),
        z=3,
        sh=0.2,
        cut=0.6,
        rim="#fffbe6",
        rimop=0.9,
    )
    glints = [
        limb([(x - w, y, 0.5), (x, y, 2.4), (x + w, y, 0.5)], 2)
        for x, y, w in (
            (404, 846, 7),
            (386, 876, 9),
            (362, 912, 12),
            (360, 950, 14),
            (384, 1000, 17),
            (396, 1046, 20),
            (376, 1096, 24),
            (346, 1150, 26),
        )
    ]
    sc.flat(U(glints), "#fffdf0", 0.9)
    for k, (pts_l, pts_r) in enumerate(
        (
            (
                [(-60, 850), (180, 838), (300, 868), (338, 930), (296, 990), (312, 1060), (290, 1240)],
                [(860, 836), (620, 828), (470, 850), (424, 900), (444, 960), (482, 1020), (486, 1240)],
            ),
            (
                [(-60, 930), (140, 900), (236, 930), (264, 1000), (230, 1070), (250, 1240)],
                [(860, 900), (690, 880), (560, 914), (508, 980), (540, 1050), (530, 1240)],
            ),
        )
    ):
        if k == 1:
            draw_bridge(sc)
        for P, (a, b), base in ((pts_l, ("#d9824a", "#6a2a24"), -60), (pts_r, ("#a98a5e", "#24464e"), 860)):
            c = curve(np.array(P, float), n=10)
            g = clean(Polygon([*c, (base, 1260)]).buffer(0))
            sc.layer(g, sc.near(a, b, 620 - 60 * k), z=9, sh=0.4, cut=1.6, step=8, rim="#ffe6a0", rimop=0.7)
    for x, y, h, tone in (
        (150, 872, 46, "#7a3a2a"),
        (166, 876, 56, "#7a3a2a"),
        (184, 880, 40, "#7a3a2a"),
        (642, 866, 46, "#2f545c"),
        (660, 866, 58, "#2f545c"),
        (676, 870, 42, "#2f545c"),
    ):
        sc.layer(poplar(r, x, y, h, h * 0.24), tone, z=4, sh=0.3, cut=0.2, rim="#ffe6a0", rimop=0.8)


def draw_bridge(sc: Scene) -> None:
    """Nobody looks at it: one arch from village to village, two children fish from it."""
    deck = [(228, 934), (310, 912), (384, 904), (458, 912), (540, 934)]
    road_ = limb([(x, y, 15) for x, y in deck], 8)
    span = Polygon([*curve(np.array(deck, float), n=8), (540, 1010), (228, 1010)]).difference(
        ellipse(384, 1012, 112, 84)
    )
    arch = fillet(U(road_, span), 3)
    sc.layer(arch, sc.near("#e0a468", "#5a4a44", 520), z=7, sh=0.45, cut=0.4, rim="#fff0c0", rimop=0.9)
    sc.flat(brick(arch, 13, 7, "arch", 0.4), "#8a4a34", 0.4)
    for x, c, fl in ((384, "#b3402a", False), (402, "#3f6f78", True)):
        p = T(person(8, "side", "sit", dress("sweater", c, "#3a2a30"), big_head=1.1), x, 897 + 16, 0.22, flip=fl)
        put(sc, p, z=0.8, sh=0.3)
    sc.stroke([(376, 884), (360, 892), (356, 960)], "#fff0c0", 0.8, 0.9)


def terrace(sc: Scene, name: str) -> None:
    """The slope that one team stands on."""
    row = ROWS[name]
    r = sc.stream(name)
    lip = 206.0 if row.side < 0 else 598.0
    out = -60.0 if row.side < 0 else 860.0
    xs = np.linspace(out, lip, 9)
    top = [(x, rope_y(row, x) + row.under + r.uniform(-2, 2)) for x in xs]
    edge_y = top[-1][1]
    d = -row.side
    drop = [
        (lip + d * 6, edge_y + 10),
        (lip + d * 2, edge_y + 60),
        (lip - d * 14, edge_y + 120),
        (lip - d * 6, edge_y + 190),
        (lip - d * 34, edge_y + 300),
        (lip - d * 50, 1260),
    ]
    c = np.vstack([curve(np.array(top), n=6), curve(np.array(drop), n=8)])
    g = clean(Polygon([*c, (out, 1260)]).buffer(0))
    k = {"far": 0, "mid": 1, "near": 2}[name.split()[1]]
    lit, shade_ = TERRACES[row.side][k]
    sc.layer(
        g,
        sc.lin(
            [(0, lit), (0.34, mix(lit, shade_, 0.7)), (1, dark(shade_, 0.25))],
            lip,
            edge_y,
            lip + row.side * 120,
            edge_y + 300,
        ),
        z=8 + 2 * k,
        sh=0.45,
        cut=1.2,
        step=8,
        rim="#fff0c0",
        rimop=0.85,
        rimw=1.3,
    )
    rock = clean(g.intersection(box(-60, edge_y + 34, 860, 1200)))
    strata = [rock.buffer(-11 * q - 3 * (q % 2)) for q in range(1, 9)]
    sc.flat(U([p.difference(p.buffer(-1.3)) for p in strata]).intersection(box(6, 0, 794, 1194)), "#ffe0a0", 0.17)
    sc.flat(
        U([T(p.difference(p.buffer(-1.6)), 1.2, 1.6) for p in strata]).intersection(box(6, 0, 794, 1194)),
        dark(shade_, 0.5),
        0.3,
    )
    blades = []
    for _ in range(70):
        x = r.uniform(min(out, lip), max(out, lip))
        y = rope_y(row, x) + row.under + 2
        h = r.uniform(4, 11) * (0.6 + 0.3 * k)
        blades.append(limb([(x, y, 1.3), (x + row.side * 2, y - h, 0.3)], 1, 2))
    cracks = []
    for _ in range(26):
        x, y = r.uniform(min(out, lip), max(out, lip)), r.uniform(edge_y + 20, 1160)
        cracks.append(
            limb(
                [
                    (x, y, 0.4),
                    (x + r.uniform(-12, 12), y + r.uniform(10, 26), 2.2),
                    (x + r.uniform(-16, 16), y + r.uniform(30, 54), 0.4),
                ],
                3,
            )
        )
    sc.flat(U(blades), mix(lit, shade_, 0.3))
    sc.flat(U(cracks).intersection(g.buffer(-5)), dark(shade_, 0.3), 0.5)


def quick(sc: Scene, fig: Any, z: float, ink: str, op: float, rim: tuple[float, float]) -> None:
    """A small figure as one sheet: outline with its shadow, colours on it, light on the side of the sun."""
    g = fig.outline()
    sc.layer(g, ink, z=z, sh=0.45, cut=0, fibre=0, wash=0, rim="#fff0c0", rimop=0.8)
    for p in fig.pieces:
        sc.flat(p.geom, mix(p.fill, ink, op), p.op)
    rimlight(sc, g, rim[0], rim[1], "#ffe9b0", 0.95, 0.7, (SX, SY), 900)


def pull_team(sc: Scene, name: str) -> None:
    """Young and old on one rope, heels dug in."""
    row = ROWS[name]
    r = sc.stream(name + " team")
    ink = DAY if row.side < 0 else NIGHT
    cols = DAY_COLOURS if row.side < 0 else NIGHT_COLOURS
    n0 = list(ROWS).index(name) * 5
    for k, x in enumerate(row.xs):
        q = n0 + k
        age = AGES[(q * 7 + k) % len(AGES)]
        y = rope_y(row, x) + row.under + 3
        s = row.s * r.uniform(0.96, 1.06)
        lean = r.uniform(-38, -24)
        hold = 34 * s + 20 * row.s
        ha, hb = (x - row.side * (hold + 10 * s)), (x - row.side * hold)
        to = lambda hx: (abs(hx - x) / s, (rope_y(row, hx) - y) / s)
        pose = SIDE["pull"].but(
            lean=lean,
            hip=r.uniform(0.7, 0.86),
            nod=r.uniform(-10, 14),
            foot_a=(r.uniform(0.46, 0.62), 0),
            foot_b=(r.uniform(0.1, 0.26), 0),
            toe_a=-16,
            toe_b=-6,
        )
        d = dress(
            KINDS_[(q * 3) % len(KINDS_)], cols[q % 7], cols[(q * 3 + 2) % 7], "#f6dba0" if row.side < 0 else "#b9cdbf"
        )
        capped = name == "night mid" and k == 2
        age = 9 if capped else age
        old = age > 58
        p = person(
            age,
            "side",
            pose,
            d,
            SKINS[(q * 5) % 6],
            HAIRS_[(q * 3) % 8],
            "#e6e0d2" if old else ("#2a1a14", "#4a2c1c", "#7a4a24")[q % 3],
            "firm",
            r.uniform(0.94, 1.22),
            reach_a=to(ha),
            reach_b=to(hb),
            big_head=1.12,
            hat="nightcap" if capped else HATS_[(q * 4 + 1) % len(HATS_)],
            hat_colour=cols[(q + 3) % 7],
            beard="full" if old and q % 2 else None,
        )
        quick(
            sc,
            T(p, x, y, s, flip=row.side > 0),
            3,
            ink,
            0.34 if row.side < 0 else 0.42,
            (-1.5 if row.side < 0 else 1.5, 0.3),
        )


def team_rope(sc: Scene, name: str) -> None:
    """The rope of one team."""
    row = ROWS[name]
    a = LEFT_END if row.side < 0 else RIGHT_END
    w = 3.2 + 3.2 * row.s
    g, tw = rope([a, ((a[0] + row.end[0]) / 2, (a[1] + row.end[1]) / 2), row.end], w, w * 1.3)
    sc.layer(
        g,
        sc.near("#f6cf86", "#8a5a34" if row.side < 0 else "#4f6a66", 520),
        z=4,
        sh=0.45,
        cut=0,
        fibre=0,
        rim="#fffbe6",
        rimop=0.9,
    )
    sc.flat(tw, "#6a3420", 0.5)


def draw_woman(sc: Scene) -> None:
    """She stands on the net, small, before the disc; the shears are nearly as long as she is."""
    x, y, s = 424.0, 604.0, 0.92
    pose = SIDE["carry"].but(
        lean=-9,
        nod=-16,
        hip=0.93,
        foot_a=(0.36, 0),
        foot_b=(-0.3, 0.02),
        grip_a="grip",
        grip_b="grip",
        toe_a=-6,
        toe_b=20,
    )
    d = dress("farmwife", "#4a2430", "#3a1e28", "#6a3a34").but(skirt=0.66, flare=20)
    hx, hy = x - 46, y - 108
    p = person(
        48,
        "side",
        pose,
        d,
        "#8a5636",
        "bun",
        "#2a1a18",
        "calm",
        1.1,
        reach_a=((x - hx) / s, (hy - y) / s),
        reach_b=((x - hx - 2) / s, (hy + 14 - y) / s),
        hat="scarf",
        hat_colour="#5a2a30",
    )
    p = T(p, x, y, s, flip=True)
    for g in T(scissors(), hx, hy - 26, 0.46, rot=184).values():
        sc.layer(g, "#3a2a30", z=2, sh=0.3, shc="#b05a20", cut=0, fibre=0, rim="#fffdf0", rimop=0.9)
    nx, ny = p.at("neck")
    tail = limb([(nx + 6, ny - 2, 8), (nx + 30, ny + 4, 10), (nx + 54, ny - 10, 9), (nx + 84, ny - 2, 3)], 8)
    sc.layer(
        U(tail, T(tail, 0, 8, 0.9, rot=9, o=(nx, ny))),
        "#b3402a",
        z=2.4,
        sh=0.35,
        shc="#b05a20",
        cut=0,
        fibre=0,
        rim="#fffdf0",
        rimop=0.9,
    )
    quick(sc, p, 3, "#2f141c", 0.62, (0.2, 1.4))


def draw_near(sc: Scene) -> None:
    """The lower corners: a sleeping anchor, a goat on the wrong side, roofs of both villages."""
    r = sc.stream("near")
    hill_l = clean(
        Polygon(
            [*curve(np.array([(-60, 1010), (60, 1034), (150, 1090), (220, 1150), (250, 1260)]), n=10), (-60, 1260)]
        ).buffer(0)
    )
    hill_r = clean(
        Polygon(
            [*curve(np.array([(860, 930), (760, 950), (660, 1020), (590, 1110), (560, 1260)]), n=10), (860, 1260)]
        ).buffer(0)
    )
    for (x0, x1), (y0, y1), n, share in (((640, 790), (740, 930), 26, 0.8), ((20, 150), (900, 1000), 9, 0.2)):
        for _ in range(n):  # windows cut into the rock
            x, y, on = r.uniform(x0, x1), r.uniform(y0, y1), r.random() < share
            w = U(box(x - 4, y - 5, x + 4, y + 6), ellipse(x, y - 5, 4))
            frame = "#355a62" if x > SX else "#7a2f24"
            sc.layer(w.buffer(2.4), frame, z=2, sh=0.35, cut=0, fibre=0, rim="#ffd08a", rimop=0.7)
            sc.flat(w, "#ffd894" if on else "#2a1a20")
            if on:
                sc.glow(x, y, 24, "#ffb85a", 0.7)
    for x, y, w, k in (
        (690, 1000, 60, "gable"),
        (742, 968, 52, "side"),
        (792, 950, 58, "step"),
        (640, 1060, 46, "gable"),
    ):
        put_house(sc, T(house(r, w, w * 1.3, k, 0.75), x, y + 24), "#2a4a54", "#1a323b", 6, glow=0.6, gs=40)
    for x, y, w, k in ((20, 1036, 64, "gable"), (84, 1068, 54, "side"), (142, 1106, 50, "gable")):
        put_house(
            sc, T(house(r, w, w * 1.2, k, 0.1), x, y + 24), "#a8482e", "#5f1f1e", 6, glow=0.4, gs=30, night="#4a1a1a"
        )
    sc.layer(hill_l, sc.near("#9a4028", "#4a1a1a", 700), z=13, sh=0.55, cut=1.2, rim="#ffd08a", rimop=0.8)
    sc.layer(hill_r, sc.near("#3f6a70", "#142a32", 700), z=13, sh=0.55, cut=1.2, rim="#ffd08a", rimop=0.6)
    for j in range(2):
        gl = grass(r, -30, 236, lambda v: 1020 + max(0, v) * 0.62 + 40 * j, 44, 70, 0.3, 2.8, 0.4)
        sc.layer(gl, ("#6a2a20", "#3a1416")[j], z=6, sh=0.4, cut=0, fibre=0, rim="#ffd08a", rimop=0.6)


def draw() -> Scene:
    """Both sides have pulled since the morning."""
    sc = Scene("sun_tug", light=(SX, SY, 260), shadow="#2a1218", bg="#5f1f1e")
    draw_sky(sc)
    draw_sun(sc)
    draw_gorge(sc)
    for depth in ("far", "mid", "near"):
        for side in ("day", "night"):
            name = f"{side} {depth}"
            terrace(sc, name)
            team_rope(sc, name)
            pull_team(sc, name)
    draw_woman(sc)
    draw_near(sc)
    sc.glow(SX, SY, 620, "#ffdf9a", 0.3)
    sc.vignette("#1c0c10", 0.4, SX, 580, 980)
    sc.finish()
    return sc
