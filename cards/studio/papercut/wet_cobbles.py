"""A cobbled road round a puddle, wet at its edge, and the kerb; in card units."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import clean, limb, rounded, shape
from cards.studio.papercut.scene import Scene

LINE = 606  # where the world folds over


def draw_cobbles(sc: Scene) -> None:
    """The road round the puddle: cobbles laid over the water, the wet ones with a gleam."""
    edge = shape(
        "-80,596 -80,812 20,836 -14,872 54,900 34,948 118,980 92,1026 178,1064 160,1104 262,1132 300,1166 420,1182 520,1150 612,1160 640,1112 724,1092 700,1040 776,1012 738,962 812,930 764,888 822,852 880,830 880,596",
        12,
    )
    S = sc.stream("cobbles")
    wet, dry_ = [], []
    y = 640.0
    row = 0
    while y < 1240:
        h = 6 + (y - 612) * 0.047
        x = -60 + S.uniform(-20, 20)
        while x < 850:
            w = h * S.uniform(2.7, 3.9)
            g = rounded(
                Polygon(
                    [
                        (x + 2 + S.uniform(-2, 2), y + 2),
                        (x + w - 2 + S.uniform(-2, 2), y + S.uniform(0, 3)),
                        (x + w - 2, y + h - 2),
                        (x + 2, y + h - 2 + S.uniform(-2, 1)),
                    ]
                ).buffer(0),
                h * 0.36,
            )
            c = g.centroid
            if not edge.buffer(-4).contains(c):
                (wet if edge.buffer(34).contains(c) else dry_).append(g)
            x += w
        y += h
        row += 1
    ground = clean(box(-50, LINE - 4, 850, 1260).difference(edge))
    sc.layer(ground, sc.near("#746d88", "#35324a", 760), z=5, sh=0.5, cut=1.4, rimop=0.5, rim="#fff6ea")
    for g in dry_:
        sc.layer(g, sc.near("#8a839c", "#4d4962", 760), z=1.8, cut=0.4, sh=0.5, wash=0.8, fibre=0.08, rimop=0.3)
    for g in wet:
        sc.layer(
            g, sc.near("#a79db0", "#565169", 640), z=2, cut=0.4, sh=0.55, wash=0.8, fibre=0.08, rimop=0.55, rimw=1.3
        )
        x0, y0, x1, y1 = g.bounds
        sc.flat(
            limb([(x0 + 8, y0 + 7, 0.6), ((x0 + x1) / 2, y0 + 5, 2.6), (x1 - 10, y0 + 7, 0.6)], 4).intersection(g),
            "#f6eef2",
            0.4,
        )


def draw_kerb(sc: Scene) -> None:
    """The kerb stone by stone."""
    S = sc.stream("kerb")
    x = -50.0
    while x < 850:
        w = S.uniform(120, 170)
        sc.layer(
            rounded(box(x + 1.5, 578, x + w - 1.5, 592), 3),
            sc.lin([(0, "#cfc7d2"), (1, "#aaa3b4")], 0, 578, 0, 592),
            z=5,
            cut=0.4,
            sh=0.4,
            fibre=0.1,
        )
        sc.layer(
            rounded(box(x + 1.5, 591, x + w - 1.5, 614), 3),
            sc.near("#8a8298", "#5f5a72", 560),
            z=6,
            cut=0.4,
            sh=0.55,
            fibre=0.1,
        )
        x += w
