"""At night a magpie as large as a house broods on stolen windows, and under its beak a child shuts the last lit one.

Palette: ink #0b101a, deep night #10243a, petrol #1d4654, sea-green gleam #57c4c2, gold #ffd071, cream #fff6d8, jumper vermilion #d8452c.
Light: the brood. Planes: sky / far roofs / house / nest, its back / bird / windows / front twigs / the last window.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import twig_bowl
from cards.studio.papercut.brooding_magpie import draw_body, draw_head, draw_tail, draw_wing
from cards.studio.papercut.misty_town import gables
from cards.studio.papercut.plundered_house import draw_front
from cards.studio.papercut.stolen_panes import Pane, put_pane
from cards.studio.papercut.torn_paper import edge

LX, LY = 356, 710
KX, KY = 404, 1048


def brood(sc: Scene, *stops: str, r: float) -> str:
    """Lit from the nest outwards."""
    return sc.rad([(k / (len(stops) - 1), c) for k, c in enumerate(stops)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Deep night, greener at its foot; torn layers of cloud, few stars."""
    sc.backdrop(
        sc.lin(
            [
                (0, "#07121a"),
                (0.2, "#0b2029"),
                (0.45, "#12363e"),
                (0.65, "#1f5254"),
                (0.8, "#3c7a70"),
                (1, "#3c7a70"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("stars")
    pins = [star(r.uniform(10, 790), r.uniform(6, 480), r.uniform(1.0, 3.2), 5, 0.4, r.random(), r) for _ in range(34)]
    sc.flat(U(pins), "#dff0ea", 0.75)
    for k, (y, c, lit) in enumerate(
        (
            (70, "#0c222c", "#3c5a54"),
            (290, "#123640", "#8a8458"),
            (540, "#1d5054", "#b8a468"),
            (760, "#35706a", "#8ab89c"),
        )
    ):
        line = edge(
            sc, f"cloud {k}", [(-40, y + 30), (160, y - 8), (330, y + 26), (520, y + 4), (680, y + 38), (840, y + 6)], 7
        )
        low = T(line_shape(line, y + 150), 0, 0)
        sc.layer(
            low,
            sc.lin([(0, c), (1, c, 0)], 0, y, 0, y + 150),
            z=5,
            cut=0,
            sh=0.28,
            fibre=0,
            rim=lit,
            rimop=0.8,
            wash=0.3,
            op=0.75,
        )
    sc.glow(LX, LY, 700, "#c88a3c", 0.42)


def line_shape(line: Any, foot: float) -> Any:
    """A sheet from a torn line down to the height foot."""
    return clean(Polygon([*map(tuple, line), (840, foot), (-40, foot)]).buffer(0))


def draw_town(sc: Scene) -> None:
    """Far below: roofs with black holes for windows, mist in the lanes, a tower clock without hands."""
    rows = (
        (985, "#2f5c5e", "#17383e", "#6fa08c"),
        (1055, "#1d4248", "#0e262c", "#558478"),
        (1130, "#122c33", "#091a20", "#3f6a66"),
    )
    for k, (y, hi, lo, rim) in enumerate(rows):
        if k == 1:
            tower = U(box(672, 880, 728, 1100), Polygon([(662, 884), (700, 812), (738, 884)]))
            sc.layer(
                tower, sc.lin([(0, "#28504f"), (1, "#102c30")], 0, 830, 0, 1080), z=5, cut=0.4, rim="#6fa08c", rimop=0.9
            )
            sc.layer(ellipse(700, 918, 19), "#7fa08c", z=1.2, cut=0, rim="#e0f4e4", rimop=0.8)
            sc.flat(
                U([box(699, 902, 701, 906), box(699, 930, 701, 934), box(684, 917, 688, 919), box(712, 917, 716, 919)]),
                "#1a3a48",
                0.9,
            )
            sc.flat(U(box(692, 956, 708, 982), ellipse(700, 956, 8)), "#050b12")
        roofs, holes = gables(sc.stream(f"town {k}"), y, 0.36)
        sc.layer(
            roofs, sc.lin([(0, hi), (1, lo)], 0, y - 80, 0, y + 70), z=7, cut=0.5, rim=rim, rimop=0.85, sh=0.4, wash=0.4
        )
        sc.flat(clean(T(holes.buffer(1.5 + k, join_style=2), 0, 4)), "#050b12", 0.92)
        sc.flat(
            box(-10, y + 8, 810, 1210),
            sc.lin([(0, "#a8d4bc", 0), (0.5, "#a8d4bc", 0.3 - 0.08 * k), (1, "#a8d4bc", 0)], 0, y + 4, 0, y + 90),
            1,
            "screen",
        )


def draw_roof(sc: Scene) -> None:
    """The roof under the nest, tiled, gold where the chinks of the nest light it."""
    roof = Polygon([(244, 770), (470, 770), (606, 944), (102, 944)])
    sc.layer(
        roof,
        sc.rad([(0, "#c8743c"), (0.3, "#7a4a38"), (0.6, "#2c3c3a"), (1, "#14282c")], LX, 850, 300),
        z=12,
        cut=0.6,
        rim="#ffd890",
        rimop=0.5,
    )
    lips = [
        U(
            [
                shape([(x, y - 12), (x + 11, y - 10), (x + 12, y + 3), (x + 6, y + 8), (x, y + 3)])
                for x in range(90 + (i % 2) * 7, 620, 14)
            ]
        )
        for i, y in enumerate(range(800, 950, 17))
    ]
    for g in lips:
        row = clean(g.intersection(roof))
        sc.flat(
            row.difference(T(row, 0, -2.4)),
            sc.rad([(0, "#ffd890"), (0.5, "#a87a58"), (1, "#5f9ca0")], LX, 850, 300),
            0.75,
        )
        sc.flat(T(clean(row.difference(T(row, 0, -2.4))), 0, 2.4), "#060b12", 0.6)
    eaves = box(92, 940, 616, 954)
    sc.layer(
        eaves, brood(sc, "#e8b070", "#a8744a", "#3a4844", "#1e363a", r=420), z=9, cut=0.5, rim="#ffe0a8", rimop=0.8
    )


FAR = (Pane(160, 690, 92, 118, -18, "#8a9a84", True, "blind"), Pane(540, 676, 100, 130, 15, "#7aa098", False, "plant"))
NEAR = (
    Pane(264, 692, 104, 136, -8, "#b8543c", False, "curtains"),
    Pane(490, 708, 96, 116, 17, "#a8743c", False, "net"),
    Pane(382, 684, 120, 152, 4, "#e0cfa4", True, "reader"),
)


def draw_near(sc: Scene) -> None:
    """Two dark roofs in the corners before us."""
    for P, c in (
        ([(-40, 1260), (-40, 1060), (30, 1084), (150, 1260)], "#0d1e2a"),
        ([(640, 1260), (740, 1118), (860, 1080), (860, 1260)], "#0b1a26"),
    ):
        g = Polygon(P)
        sc.layer(g, sc.near(light(c, 0.16), c, 520), z=14, cut=0.6, rim="#7fb8b0", rimop=0.7)
        sc.flat(roof_tiles(g, 22, 13), "#04090f", 0.7)


@contextmanager
def raised(sc: Scene, up: float) -> Iterator[None]:
    """Everything laid inside stands higher on the card."""
    sc.raw(f'<g transform="translate(0 {-up})">')
    yield
    sc.raw("</g>")


def draw() -> Scene:
    """What will she hatch?"""
    sc = Scene("window_thief", light=(LX, LY, 240), shadow="#040810", bg="#0b101a")
    draw_sky(sc)
    with raised(sc, 38):
        draw_town(sc)
        draw_tail(sc)
        wall = Polygon([(162, 1260), (170, 900), (560, 900), (566, 1260)])
        draw_front(sc, wall, brood(sc, "#f0b468", "#a87a54", "#46524c", "#1e363a", "#10242a", r=600), (KX, KY))
        draw_roof(sc)
        twig_bowl.draw_back(sc, lambda *c, r: brood(sc, *c, r=r))
        for p in FAR:
            put_pane(sc, p)
        shafts(sc, LX, LY + 10, [(-0.16, 0.1, 0.22), (-0.52, 0.07, 0.2), (-2.98, 0.08, 0.2), (0.16, 0.06, 0.14)], 560)
        draw_body(sc)
        sc.glow(LX, LY - 10, 300, "#ffb040", 0.4)
        for p in NEAR:
            put_pane(sc, p, glow=0.6)
        draw_wing(sc)
        twig_bowl.draw_front(sc, lambda *c, r: brood(sc, *c, r=r))
        bx, by = draw_head(sc)
        put_pane(sc, Pane(bx - 2, by + 66, 84, 106, 5, "#d8452c", False, "curtains"), 8, 1.4)
        draw_near(sc)
        sc.glow(LX + 10, LY - 10, 250, "#ff9c30", 0.42)
        sc.glow(LX, LY, 470, "#ffa838", 0.3)
    sc.vignette("#040810", 0.4, 420, 660, 900, 0.5)
    sc.finish()
    return sc
