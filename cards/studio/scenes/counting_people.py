"""counting_people: a sheep that cannot sleep counts people, who come asleep over the hill, leap its fence and float away.

Palette: night moss-blue #12283a, pasture slate #2f5d5e, quilt brick #a04a3c, wool cream #f2ecd8, moon lime #f4f2c8, nightshirt pink #eaa79c.
Light: the moon behind the hill where they leap. Planes: sky / far hills with a village / crest and sleepwalkers / fence and
meadow with its shadows / the bed and the sheep / the wolf's bed and grass before our eyes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.sleepless_sheep import bedstead, draw_flock, draw_sheep
from cards.studio.papercut.sleepwalkers import CURL, GLIDE, LEAP, RISE, floater, walker

MOON = (318.0, 566.0)  # just under the edge of the hill
NIGHT, BRICK, WOOLLY, CREAM = "#12283a", "#a04a3c", "#d8d4c4", "#fbf4d4"
CREST = [(-60, 590), (80, 560), (220, 540), (340, 538), (480, 560), (640, 604), (860, 650)]
FENCE = ((316.0, 552.0, 0.4), (384.0, 622.0, 0.6), (486.0, 700.0, 0.9), (610.0, 800.0, 1.35), (800.0, 926.0, 2.0))


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 760) -> str:
    """A tone of the night from the moon outwards."""
    return sc.rad([(0, bright), (0.35, mid), (1, shade)], *MOON, r)


def draw_sky(sc: Scene) -> None:
    """The light of a moon that is not seen yet, torn clouds lit from below, far hills, a sleeping village."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe0"), (0.15, "#f2efc0"), (0.3, "#b4cfae"), (0.5, "#4f8c94"), (0.72, "#22506a"), (1, NIGHT)],
            MOON[0],
            MOON[1] + 30,
            860,
        )
    )
    s = sc.stream("stars")
    stars = [star(s.uniform(0, 800), 330 * s.random() ** 1.5, s.uniform(1, 3.6), 4, 0.3) for _ in range(110)]
    sc.flat(U(stars), CREAM, 0.75)
    r = sc.stream("cloud")
    for x, y, w, h in (
        (96, 150, 470, 20),
        (690, 402, 330, 15),
        (60, 176, 320, 13),
        (112, 356, 260, 11),
        (752, 424, 240, 10),
    ):
        us = np.linspace(0, 1, 14)
        top = [(x + w * (u - 0.5), y - h * math.sin(math.pi * u) ** 0.7 * r.uniform(0.5, 1.2)) for u in us]
        low = [(x + w * (u - 0.5), y + h * 0.6 * math.sin(math.pi * u) * r.uniform(0.2, 1.2)) for u in us[::-1]]
        g = shape(np.array(top + low))
        sc.layer(g, lit(sc, "#fbf8d4", "#86b0a8", "#2a5468", 620), z=6, cut=0.6, sh=0.3, rimop=0)
        rimlight(sc, g, 0, -4, "#fffbe0", 0.9, 1.4, MOON, 760)
    sc.glow(MOON[0], MOON[1], 330, "#fffbe0", 0.85)
    for k, (y, a, b) in enumerate(((520, "#d9e2ba", "#3f7484"), (552, "#c4d4aa", "#2c5a6a"))):
        g, top = ridge(sc.stream(f"far{k}"), y, 22 - 6 * k, f=1.7 + 0.4 * k, tilt=(-26, 22)[k])
        sc.layer(g, lit(sc, a, mix(a, b, 0.6), b, 560), z=5, cut=0.7, sh=0.25, rim=CREAM, rimop=0.8)
    v = sc.stream("village")
    for x in (610, 626, 645, 658, 676, 690, 708):
        w, h, y = v.uniform(11, 15), v.uniform(10, 18), y_at(top, x) + 5
        roof = Polygon([(x - 1, y - h), (x + w / 2, y - h - 9), (x + w + 1, y - h)])
        sc.layer(
            U(box(x, y - h, x + w, y + 4), roof), "#27485a", z=1.2, cut=0, wash=0, fibre=0, sh=0.2, rim=CREAM, rimop=0.8
        )
        sc.flat(box(x + 4, y - h + 3, x + 7, y - h + 8), "#ffd98a", 0.9)


def draw_hill(sc: Scene) -> Any:
    """The meadow from the crest down to us, its grass, and the fence that comes down over it."""
    g, top = land(sc.stream("hill"), CREST, 3)
    sc.layer(
        g, lit(sc, "#cfdc9c", "#3f7a70", "#113040", 560), z=9, cut=0.8, sh=0.35, rim="#ffffe4", rimop=1.0, rimw=2.0
    )
    sc.layer(
        grass(sc.stream("crest"), -10, 810, lambda x: y_at(top, x) + 4, 11, 220),
        lit(sc, "#f2f4c0", "#6fa48a", "#1b4050", 460),
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.2,
        rim=CREAM,
        rimop=0.7,
    )
    pales, rails, shade = [], [], []
    path = along(np.array(FENCE), 27)
    for k, (x, y, s) in enumerate(path):
        h, w, lean = 62 * s, 8.5 * s, 2.4 * math.sin(3.1 * k) * s
        pales.append(
            Polygon(
                [
                    (x - w, y + 6 * s),
                    (x - w + lean, y - h),
                    (x + lean, y - h - 13 * s),
                    (x + w + lean, y - h),
                    (x + w, y + 6 * s),
                ]
            )
        )
        d = np.array([x - MOON[0], y - MOON[1] + 40])
        d = d / np.hypot(*d) * 190 * s
        shade.append(
            Polygon([(x - w, y + 2), (x + w, y + 2), (x + d[0] + w * 1.6, y + d[1]), (x + d[0] - w * 1.6, y + d[1])])
        )
    for f in (0.34, 0.76):
        rails.append(limb([(x, y - 62 * s * f, 7 * s) for x, y, s in path], 2))
    sc.flat(clean(U(shade).intersection(g)), lit(sc, "#1c4a54", "#163a4a", "#0e2434", 500), 0.8, "multiply", 2.4)
    sc.layer(
        U(rails),
        lit(sc, "#d9a868", "#7a6e5c", "#33424c", 460),
        z=3,
        cut=0.3,
        sh=0.3,
        rim="#fff6cc",
        rimop=1.0,
        rimw=1.4,
    )
    for p in pales:
        sc.layer(
            p,
            lit(sc, "#f0c07a", "#94805f", "#3a4a54", 480),
            z=3,
            cut=0.3,
            sh=0.35,
            wash=0.4,
            rim="#fff6cc",
            rimop=1.0,
            rimw=1.6,
        )
    for k, P in enumerate(
        ([(-60, 770), (170, 744), (420, 800), (640, 868), (860, 900)], [(-60, 892), (210, 868), (470, 930), (860, 980)])
    ):
        m, t2 = land(sc.stream(f"meadow{k}"), P, 4)
        sc.layer(
            m, lit(sc, "#a8c890", "#397068", "#102c3a", (600, 680)[k]), z=8, cut=0.8, sh=0.35, rim=CREAM, rimop=0.7
        )
        sc.layer(
            grass(sc.stream(f"blade{k}"), -10, 810, lambda x, t=t2: y_at(t, x) + 5, 20 + 8 * k, 150),
            lit(sc, "#b4d096", "#2f6864", "#12303c", 620),
            z=2,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.2,
            rim=CREAM,
            rimop=0.5,
        )
        f = sc.stream(f"flower{k}")
        sc.flat(
            U(
                [
                    ellipse(f.uniform(0, 800), f.uniform(P[1][1] + 10, P[1][1] + 90), f.uniform(1.4, 3))
                    for _ in range(40)
                ]
            ),
            CREAM,
            0.7,
        )
    sc.glow(MOON[0], MOON[1] - 16, 150, "#fff8d0", 0.6)
    path_ = Polygon(
        [(214, 548), (306, 548), (600, 930), (230, 930)]
    )  # between the shadows the light comes down to the bed
    sc.flat(
        path_,
        sc.lin([(0, "#f4f2b8", 0.6), (0.45, "#d9e6a8", 0.3), (1, "#d9e6a8", 0.06)], 0, 548, 0, 930),
        1,
        "screen",
        18,
    )
    return top


def draw_people(sc: Scene, top: Any) -> None:
    """They come over the crest on foot, leap, and rise past us, every one asleep."""
    parts: list[tuple[Figure, float]] = []
    for x, s, w in (
        (38, 0.5, walker(58, "nightshirt", "#e9e4d0", "balding", "#ddd8cc", "#e0ad85", 1)),
        (112, 0.55, walker(34, "gown", "#eaa79c", "long", "#2a1a14", "#8a5636", 0)),
        (188, 0.6, walker(9, "nightshirt", "#9cc4a8", "braids", "#c98a3c", "#f0c8a4", 1)),
    ):
        parts.append((T(w, x, y_at(top, x) + 3, s), s))
    for x, y, s, rot, f in (
        (
            302,
            420,
            0.86,
            -8,
            floater(
                50, LEAP, "nightshirt", "#f6f0dc", "short", "#3a2418", "#d9a077", hat="nightcap", hat_colour="#b8443c"
            ),
        ),
        (430, 342, 0.94, 2, floater(41, RISE, "robe", "#c0524a", "afro", "#1a1412", "#5e3a28")),
        (
            500,
            214,
            1.06,
            6,
            floater(
                8, CURL, "nightshirt", "#f0cf7a", "curly", "#2a1a14", "#b97a52", hat="nightcap", hat_colour="#b84a3c"
            ),
        ),
        (672, 114, 1.28, 18, floater(68, GLIDE, "nightshirt", "#cdb6de", "bun", "#eee8dc", "#e3b58c", build=1.2)),
    ):
        parts.append((T(f, x, y, s, rot=rot), s))
    hill = Polygon([*CREST, (860, 1240), (-60, 1240)])
    for p, s in parts[:3]:  # their shadows come down the meadow to us
        out = p.outline()
        x0, _, x1, y1 = out.bounds
        x = (x0 + x1) / 2
        y = y_at(top, x)
        far = AF.affine_transform(T(out, -x, -y1), [1.5, 0.0028 * (MOON[0] - x), 0, -2.3, x, y + 4])
        sc.flat(
            clean(far.intersection(hill)),
            sc.lin([(0, "#0c2c3c", 0.85), (1, "#0c2c3c", 0.1)], 0, y, 0, y + 250),
            1,
            "multiply",
            2.6,
        )
    for p, s in parts:
        out = p.outline()
        cx, cy = out.centroid.coords[0]
        away = np.array([MOON[0] - cx, MOON[1] + 20 - cy])
        away = away / (np.hypot(*away) or 1)
        far = max(0.0, 0.5 - s * 0.5)
        toned = p.recolour(lambda c, t=far: mix(c, "#dfe2b8", t))
        put(sc, toned, z=2.2, cast=5 * s, rim=(-2.2 * s * away[0], -2.2 * s * away[1], "#fffbe0", 0.95), sh=0.35)
        shade = sc.lin(
            [(0, NIGHT, 0), (0.5, NIGHT, 0.12), (1, NIGHT, 0.5)],
            cx + 90 * s * away[0],
            cy + 90 * s * away[1],
            cx - 110 * s * away[0],
            cy - 110 * s * away[1],
        )
        sc.flat(out, shade, 1, "multiply")
        rimlight(sc, out, -3.4 * s * away[0], -3.4 * s * away[1], "#fffde8", 0.95, 1.2, MOON, 900)


def draw_bed(sc: Scene) -> None:
    """The iron bed across the lower right: head, pillow, the great sheep, quilt, and beads on its long bar."""
    iron = lambda r=520.0: lit(sc, "#d9b47a", "#5f5a58", "#1c2836", r)  # noqa: E731
    sc.flat(ellipse(520, 1160, 330, 40), "#06121c", 0.7, "multiply", 10)
    head_ = T(bedstead(270, 400, 16), 716, 1130)
    sc.layer(head_, iron(760), z=8, cut=0, wash=0.4, sh=0.5, rim="#fff3cc", rimop=1.0, rimw=1.8)
    pillow = shape("560,1010 566,890 610,812 700,786 790,806 836,900 830,1010 700,1040")
    sc.layer(
        pillow, lit(sc, "#ffffff", "#dfe4d8", "#6f8894", 620), z=8, cut=0.5, sh=0.5, rim="#fffbe0", rimop=1.0, rimw=1.8
    )
    sc.flat(
        U(
            [
                limb([(a, b, 0.6), (a + 12, b + 30, 3), (a + 30, b + 54, 0.6)], 4)
                for a, b in ((690, 806), (740, 806), (776, 840))
            ]
        ),
        "#5f7484",
        0.5,
    )
    draw_sheep(sc)
    quilt = shape(
        "214,1010^ 236,958 280,944 330,958 372,990 440,984 520,996 600,1010 690,1000 800,1010^ 812,1126^ 204,1126^"
    )
    sc.layer(
        quilt, lit(sc, "#e89a70", BRICK, "#4a2634", 620), z=9, cut=0.5, sh=0.55, rim="#ffe9c0", rimop=1.0, rimw=2.0
    )
    tones = ("#c4664c", "#7a3a48", "#d9a05a", "#5a7f7c", "#b4605e", "#8a9a6a")
    nx, ny = 15, 4
    grid = [
        [
            (
                206 + 600 * i / nx + 6 * math.sin(i * 1.3 + j),
                (956 if i < 5 else 1000) + (1128 - (956 if i < 5 else 1000)) * j / ny + 5 * math.sin(i + 2 * j),
            )
            for j in range(ny + 1)
        ]
        for i in range(nx + 1)
    ]
    with sc.clip(quilt):
        for i in range(nx):
            for j in range(ny):
                q = Polygon([grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]]).buffer(-2)
                c = tones[(i * 2 + j * 3 + (i * j) % 2) % 6]
                sc.layer(
                    q,
                    lit(sc, mix(c, "#ffe0b0", 0.4), c, mix(c, NIGHT, 0.6), 640),
                    z=1,
                    cut=0.3,
                    wash=0.4,
                    fibre=0,
                    sh=0.25,
                    rim="#ffe9c0",
                    rimop=0.6,
                )
                if (i + j) % 3 == 0:
                    sc.flat(
                        patterned(q.buffer(-3), ("dots", "checks", "stripes")[(i + j) % 9 // 3], f"{i}{j}", 1.6),
                        CREAM,
                        0.35,
                    )
        sc.flat(box(200, 1040, 810, 1130), sc.lin([(0, NIGHT, 0), (1, NIGHT, 0.5)], 0, 1040, 0, 1126), 1, "multiply")
    for x, y, rot in ((438, 992, -14), (500, 1004, -6)):
        leg = T(shape("44,-14 10,-15 -20,-12 -34,-6 -38,4 -30,12 0,13 44,14"), x, y, 1.0, rot=rot)
        sc.layer(
            leg, lit(sc, "#8a7a7c", "#464050", "#222434", 460), z=4, cut=0, wash=0.2, rim="#fffbe0", rimop=1.0, rimw=1.6
        )
    foot = T(
        U(
            limb([(0, 60, 13), (0, -150, 12)], 2),
            ellipse(0, -156, 14),
            limb([(0, -110, 8), (-40, -120, 9), (-74, -96, 8)], 6),
            limb([(-74, 60, 11), (-74, -100, 10)], 2),
            ellipse(-74, -106, 11),
            [limb([(x, 20, 5), (x, -112, 5)], 2) for x in (-52, -26)],
        ),
        236,
        1120,
    )
    sc.layer(foot, iron(640), z=7, cut=0, wash=0.4, sh=0.5, rim="#fff3cc", rimop=1.0, rimw=1.8)
    sc.layer(box(226, 1130, 812, 1143), iron(640), z=6, cut=0.2, wash=0.3, sh=0.5, rim="#fff3cc", rimop=1.0, rimw=1.6)
    for k in range(15):  # what is counted already: beads on the long bar
        x = 262 + 25 * k if k < 10 else 560 + 25 * (k - 10)
        sc.layer(
            ellipse(x, 1136, 11.5, 14),
            ("#e9c060", "#d8735a")[k // 5 % 2],
            z=3,
            cut=0,
            wash=0,
            fibre=0,
            rim="#fff3cc",
            rimop=1.0,
            rimw=1.4,
        )


def draw_wolf(sc: Scene) -> None:
    """Near us at the left another bed, in which a wolf is asleep already; dark grass."""
    sc.layer(
        shape("-60,1096 0,1050 80,1040 160,1064 214,1110 240,1230 -60,1230"),
        sc.lin([(0, "#4f7484"), (1, "#142638")], 0, 1040, 0, 1190),
        z=12,
        cut=0.5,
        sh=0.55,
        rim="#e6f0d0",
        rimop=0.9,
        rimw=1.6,
    )
    snout = T(
        shape(
            "40,1090^ 44,1040^ 60,1018 70,1002^ 84,1030 104,1034 124,1004^ 134,1024 140,1050 168,1066 196,1080 202,1092 190,1102 150,1106 100,1112 60,1110"
        ),
        -22,
        -12,
        1.0,
    )
    sc.layer(
        snout,
        sc.lin([(0, "#5a6e78"), (1, "#1c2c3e")], 60, 1000, 120, 1110),
        z=7,
        cut=0.5,
        wash=0.4,
        rim="#fffbe0",
        rimop=1.0,
        rimw=1.8,
    )
    sc.flat(
        T(U(limb([(122, 1058, 0.8), (132, 1063, 2.4), (144, 1060, 0.8)], 5), ellipse(199, 1088, 5, 4)), -22, -12),
        "#0e1a28",
        0.95,
    )
    cover = shape("-60,1130 20,1094 110,1098 196,1116 262,1176 276,1240 -60,1240")
    sc.layer(
        cover,
        sc.lin([(0, "#7a4450"), (1, "#2a1c2c")], 0, 1094, 0, 1210),
        z=9,
        cut=0.5,
        sh=0.5,
        rim="#ffe0b0",
        rimop=0.8,
        rimw=1.5,
    )
    sc.flat(patterned(cover.buffer(-6), "bands", "wolf", 3.2), "#e0a08a", 0.25)
    r = sc.stream("weeds")
    stalks: list[Any] = []
    for _ in range(34):
        x = r.choice((r.uniform(-10, 60), r.uniform(250, 800)))
        h, b = r.uniform(40, 90) if x > 60 else r.uniform(90, 240), r.uniform(-26, 26)
        stalks += [
            limb([(x, 1214, 5), (x + b * 0.3, 1210 - h * 0.5, 3), (x + b, 1210 - h, 0.8)], 5),
            leaf(x + b * 0.3, 1210 - h * 0.5, h * 0.3, r.uniform(-2.4, -0.7), 0.2),
        ]
    sc.layer(U(stalks), "#0d1c2a", z=9, cut=0, wash=0, fibre=0, rim=CREAM, rimop=0.5)


def draw() -> Scene:
    """What keeps the sheep awake?"""
    sc = Scene("counting_people", light=(*MOON, 200), shadow="#08131f", bg=NIGHT)
    draw_sky(sc)
    top = draw_hill(sc)
    draw_people(sc, top)
    draw_flock(sc)
    draw_bed(sc)
    draw_wolf(sc)
    sc.vignette("#060f1c", 0.4, 420, 600, 920, 0.52)
    sc.finish()
    return sc
