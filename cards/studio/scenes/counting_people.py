"""counting_people: a sheep that cannot sleep counts people, who come asleep over the hill and leap its fence in one arc.

Palette: night blue #0b1a34, pasture slate #2f5d5e, quilt brick #a04a3c, wool cream #f2ecd8, moon lime #f4f2c8, pyjama pink #e38f86.
Light: the moon behind the hill where they leap. Planes: sky / far hills with a village / crest and the leap / fence and
meadow with their shadows / the bed, the sheep and her abacus / grass before our eyes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.night_leapers import leaper
from cards.studio.papercut.paling import paling
from cards.studio.papercut.sleepers import fleece
from cards.studio.papercut.sleepless_sheep import bedstead, draw_abacus, draw_flock, draw_sheep

MOON = (404.0, 566.0)  # just under the edge of the hill
NIGHT, BRICK, WOOLLY, CREAM = "#0b1a34", "#a04a3c", "#d8d4c4", "#fbf4d4"
CREST = [(-60, 590), (80, 560), (220, 540), (340, 538), (480, 560), (640, 604), (860, 650)]
FENCE = ((380.0, 550.0, 0.74), (344.0, 606.0, 0.86), (276.0, 690.0, 1.1), (156.0, 810.0, 1.5), (-60.0, 990.0, 2.3))
LEAP = (
    (92, 492, 0.74, 0),
    (218, 434, 0.88, -12),
    (366, 366, 1.02, -5),
    (528, 352, 1.48, 8),
    (690, 452, 1.24, 6),
)  # x, y, scale, turn


def lit(sc: Scene, bright: str, mid: str, shade: str, r: float = 760) -> str:
    """A tone of the night from the moon outwards."""
    return sc.rad([(0, bright), (0.35, mid), (1, shade)], *MOON, r)


def draw_sky(sc: Scene) -> None:
    """The light of a moon that is not seen yet, torn clouds lit from below, far hills, a sleeping village."""
    sc.backdrop(
        sc.rad(
            [(0, "#fffbe0"), (0.13, "#f2efc0"), (0.27, "#a9c8aa"), (0.46, "#3a7890"), (0.68, "#16395c"), (1, NIGHT)],
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
        (96, 130, 470, 20),
        (60, 158, 320, 13),
        (742, 236, 300, 13),
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
    for x in (566, 579, 590, 606, 617, 632):
        w, h, y = v.uniform(9, 13), v.uniform(8, 16), y_at(top, x) + 5
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
        [(384, 552), (430, 552), (640, 930), (330, 930)]
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
    """One walks up to the fence, four are in the air: one curve, larger and larger as it comes over to us."""
    hill = Polygon([*CREST, (860, 1240), (-60, 1240)])
    parts = [(T(leaper(k), x, y, s, rot=rot), x, s) for k, (x, y, s, rot) in enumerate(LEAP)]
    for k, (p, x, s) in enumerate(parts):  # their shadows lie flat on the meadow before them
        out = p.outline()
        y = y_at(top, x) + (2, 26, 56, 62, 30)[k]
        far = AF.affine_transform(
            T(out, -x, -out.bounds[3]),
            [1.1, 0.0016 * (MOON[0] - x), 0, -0.5, x + (0.12 if k < 4 else 0.04) * (x - MOON[0]), y],
        )
        ink = sc.lin([(0, "#08222e", 0.7), (1, "#08222e", 0.12)], 0, y, 0, y + 100 * s)
        sc.flat(clean(far.intersection(hill)), ink, 1, "multiply", 1.5 + k * 0.4)
    paling(sc, FENCE, MOON, hill, lit)
    for p, _, s in parts:
        out = p.outline()
        cx, cy = out.centroid.coords[0]
        away = np.array([MOON[0] - cx, MOON[1] + 20 - cy])
        away = away / (np.hypot(*away) or 1)
        far = max(0.0, 0.42 - s * 0.42)
        toned = p.recolour(lambda c, t=far: mix(c, "#dfe2b8", t))
        put(sc, toned, z=2.2, cast=5 * s, rim=(-1.5 * s * away[0], -1.5 * s * away[1], "#fffbe0", 0.7), sh=0.35)
        ends = [(cx + q * s * away[0], cy + q * s * away[1]) for q in (90, -100)]
        shade = sc.lin([(0, NIGHT, 0), (0.4, NIGHT, 0.2), (1, NIGHT, 0.72)], *ends[0], *ends[1])
        sc.flat(out, shade, 1, "multiply")
        rimlight(sc, out, -2.6 * s * away[0], -2.6 * s * away[1], "#fffde8", 0.8, 1.2, MOON, 620)


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
    tick = U([limb([(x + 30, 1040, 2.2), (x + 10, 900, 2.6), (x + 40, 770, 2.2)], 4) for x in range(520, 860, 26)])
    sc.flat(clean(tick.intersection(pillow.buffer(-5))), "#5f86a4", 0.45)
    sc.flat(clean(T(ellipse(640, 940, 170, 150), 0, 0).intersection(pillow)), "#1a3450", 0.4, "multiply", 14)
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
    draw_abacus(sc, 336, 1000, -9, lit)
    for x, y, rot in ((438, 984, -14), (500, 1004, -6)):
        leg = T(shape("44,-14 10,-15 -20,-12 -34,-6 -38,4 -30,12 0,13 44,14"), x, y, 1.0, rot=rot)
        sc.layer(
            leg, lit(sc, "#8a7a7c", "#464050", "#222434", 460), z=4, cut=0, wash=0.2, rim="#fffbe0", rimop=1.0, rimw=1.6
        )
        cleft = U(
            limb([(-38, 2, 0.6), (-30, 1, 1.6), (-22, 2, 0.8)], 3),
            limb([(-20, -11, 0.6), (-17, 0, 1.5), (-20, 11, 0.6)], 4),
        )
        sc.flat(T(cleft, x, y, 1.0, rot=rot), "#0e1024", 0.8)
        tuft = fleece(sc.stream(f"tuft{y}"), x + 44, y - 10, 30, 23, 11, None)
        sc.layer(
            tuft,
            sc.lin([(0, "#ffffff"), (1, "#a9b6b4")], x, y - 40, x + 60, y + 20),
            z=3,
            cut=0,
            rim="#fffbe0",
            rimop=1.0,
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


def draw_weeds(sc: Scene) -> None:
    """Dark grass before our eyes."""
    r = sc.stream("weeds")
    stalks: list[Any] = []
    for _ in range(46):
        x = r.uniform(-10, 230) if r.random() < 0.75 else r.uniform(230, 800)
        h, b = r.uniform(40, 80) if x > 190 else r.uniform(80, 70 + (230 - x) * 0.7), r.uniform(-26, 26)
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
    draw_weeds(sc)
    sc.vignette("#060f1c", 0.4, 420, 600, 920, 0.52)
    sc.finish()
    return sc
