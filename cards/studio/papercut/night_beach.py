"""A beach by night, lit from what lies on it: sky, calm sea, wet sand, and before us the thin edge of the tide."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.land import land
from cards.studio.papercut.papers import paper_boat
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import scroll_cloud

SHORE = 668


def draw_night(sc: Scene) -> None:
    """Sky, calm sea, wet sand."""
    sc.backdrop(
        sc.lin(
            [(0, "#081230"), (0.25, "#10285a"), (0.46, "#285d80"), (0.555, "#86aaa4"), (1, "#0d1a38")], 0, 0, 0, 1200
        )
    )
    r = sc.stream("stars")
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 420), r.uniform(0.6, 1.7)) for _ in range(90)]), "#dfe8ec", 0.7)
    for k, (x, y, w, c) in enumerate(
        ((640, 600, 300, "#5b8f9a"), (120, 560, 260, "#3f7890"), (700, 480, 260, "#28587e"), (110, 380, 230, "#1a4270"))
    ):
        sc.layer(
            scroll_cloud(sc.stream(f"cloud {k}"), x, y, w, 34, 3),
            c,
            z=4,
            op=0.75,
            sh=0.15,
            cut=0.5,
            rim="#e8f0dc",
            rimop=0.6,
        )
    sc.layer(
        box(-40, SHORE, 840, 1240),
        sc.lin([(0, "#7fa6a6"), (0.06, "#3f7890"), (0.4, "#1c4674"), (1, "#0d1f44")], 0, SHORE, 0, 940),
        z=3,
        rim="#eef4e0",
    )
    q = sc.stream("shine")
    sc.flat(U([limb([(x - w, y, 0.4), (x, y, 1.6), (x + w, y, 0.4)], 2) for x, y, w in ((q.uniform(-20, 820), SHORE + 5 + 190 * q.random() ** 2, q.uniform(10, 60)) for _ in range(110))]), "#bfd8d0", 0.35)  # fmt: skip
    for k, (y, lit, deep) in enumerate(
        ((852, "#6f7f92", "#1c3a66"), (900, "#a8848a", "#1c2c58"), (962, "#e0a078", "#16224a"))
    ):
        g, _ = land(
            sc.stream(f"sand {k}"),
            [(-60, y + 30 - 12 * k), (200, y + 6), (430, y + 14), (640, y - 12), (860, y + 16)],
            4,
        )
        sc.layer(
            g,
            sc.rad(
                [(0, lit), (0.3, mix(lit, deep, 0.42)), (0.75, deep), (1, "#0e1736")],
                0,
                0,
                1,
                "translate(630 1000) scale(620 250)",
            ),
            z=6,
            sh=0.3,
            shc="#0a1436",
            rim="#fff2dc",
            rimop=0.6,
        )


def draw_near(sc: Scene) -> None:
    """Before us the sand and the thin edge of the tide with the shell's light in it."""
    mound, _ = land(
        sc.stream("mound"), [(-60, 1030), (150, 1020), (330, 1008), (500, 1008), (620, 1030), (860, 1046)], 5
    )
    sc.layer(
        mound,
        sc.rad(
            [(0, "#e8a878"), (0.3, "#84646e"), (0.7, "#28335e"), (1, "#0e1736")],
            0,
            0,
            1,
            "translate(610 1026) scale(560 150)",
        ),
        z=9,
        sh=0.4,
        rim="#fff2dc",
        rimop=0.8,
    )
    for k, (y, c) in enumerate(((1098, "#35537c"), (1128, "#20406c"), (1160, "#132a56"))):
        g, top = land(
            sc.stream(f"tide {k}"),
            [(-60, y + 8), (120, y + 4), (330, y - 8), (560, y - 2), (700, y + 8), (860, y + 2)],
            3,
        )
        sc.layer(
            g,
            sc.rad(
                [
                    (0, mix(c, "#ffb870", 0.72)),
                    (0.3, mix(c, "#c87a6a", 0.42)),
                    (0.72, dark(c, 0.12)),
                    (1, dark(c, 0.5)),
                ],
                0,
                0,
                1,
                f"translate({470 - 20 * k} {y + 10}) scale(460 120)",
            ),
            z=4,
            sh=0.35,
            shc="#080f2c",
            rim="#fff6e4",
            rimop=0.6,
            rimw=1.2,
        )
        q = sc.stream(f"glints {k}")
        glints = [
            limb([(x - w, yy, 0.4), (x, yy, 2), (x + w, yy, 0.4)], 2)
            for x, yy, w in ((q.gauss(440, 110), y + q.uniform(10, 32), q.uniform(8, 44)) for _ in range(24))
        ]
        sc.flat(U(glints), "#ffe6b4", 0.7)
    for g, t in paper_boat("#fff0d0", 30):
        sc.layer(T(g, 716, 744), mix("#ffe8c0", "#5a6a8c", t), z=1.2, cut=0, rim="#fffbe8", rimop=0.8)
