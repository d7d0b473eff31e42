"""A mountain range in pencil, half wiped out by a huge eraser; on the last ledge stands an ibex in colour and looks into the white.

Palette: paper #f7f3ea, paper shade #d9d2c6, warm grey #a49b90, graphite #4a4644, blush #d9a79c; chestnut #9a4f24 alone.
Light: raking from the upper left over the sheet. Planes: paper / range, sheet by sheet / wiped white / ledge and ibex / eraser and crumbs.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon, box
from shapely.prepared import prep

from cards.studio.papercut import *
from cards.studio.papercut.great_eraser import crumb, eraser
from cards.studio.papercut.ibex import ibex
from cards.studio.papercut.pencil_range import Range

GRAPHITE, PAPER, SHADE = "#45413f", "#f9f5ec", "#6a5f56"
LX, LY = -160, -120
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
CLIFF: list[tuple[float, float, float, float]] = [(-20, 200, 640, 190), (110, 330, 700, 170), (215, 120, 560, 150), (320, 260, 690, 170), (430, 120, 560, 150), (60, 60, 380, 120), (330, 40, 360, 120)]  # fmt: skip
# the line along which the drawing ends, from the sky to the foot of the card
BRINK = curve(
    "470,90 438,220 426,300 452,380 420,470 446,560 430,640 452,700 424,780 452,860 440,930 486,990 500,1080 560,1150 590,1240"
)
WHITE = clean(Polygon([*[(x, y) for x, y in BRINK], (900, 1230), (900, 100)]).buffer(0))
LEDGE = shape(
    "-60,742^ 60,726 190,734 300,716 402,722 446,726^ 440,744 452,764 424,790 436,822 410,858 420,900 392,948 404,990 376,1040 384,1100 350,1160 356,1260^ -60,1260^"
)
WIDTHS, TONES = (0.5, 0.65, 0.8, 1.0, 1.25), (0.5, 0.6, 0.68, 0.75, 0.82)
BLOCK = (580, 420, -33)  # where the eraser lies


def kept(x: float, y: float) -> float:
    """The chance that a line has not been wiped out here."""
    d = WHITE.exterior.distance(Point(x, y)) * (1 if not WHITE.contains(Point(x, y)) else -1)
    return min(1.0, max(0.0, 0.42 + d / 46))


def _runs(P: list[tuple[float, float]], n: int) -> list[list[tuple[float, float]]]:
    """A line in pieces of n points."""
    return [P[k : k + n + 1] for k in range(0, len(P) - 2, n)]


def pencil(sc: Scene, paths: dict[int, str], fade: float = 1) -> None:
    """Lines by their strength."""
    for k, d in paths.items():
        sc.stroke(d, mix("#6d6865", "#35312f", k / 4), WIDTHS[k], TONES[k] * fade)


def draw_range(sc: Scene) -> Range:
    """Sheet by sheet: white paper with a soft edge, then the lines on it."""
    land_ = Range(11, 1120, [(446, 330, 740, 262), (90, 330, 400, 140), (-50, 260, 330, 150), (236, 580, 420, 120), (700, 460, 380, 140), (850, 340, 380, 160), (600, 620, 360, 110), (200, 170, 190, 120), (640, 150, 200, 150)])  # fmt: skip
    for k, (a, b, g) in enumerate(land_.sheets(13)):
        sc.layer(g, sc.lin([(0, mix(PAPER, "#ffffff", 0.5)), (1, mix(PAPER, "#cfc6b8", 0.25))], 0, 200, 800, 1100), z=4 + 0.4 * k, sh=0.3, shc="#8d8072", dx=4, dy=1, cut=0, wash=0.25, fibre=0.1, rim="#ffffff", rimop=0.9)  # fmt: skip
        pencil(sc, land_.hatch(sc.stream(f"hatch {k}"), a, b, 15000, kept))
        crest = land_.crest(a, b)
        for lost in (p for p in _runs(crest, 40) if kept(*p[len(p) // 2]) <= 0.55):
            sc.stroke(lost, "#8d857d", 1, 0.2)
        crest = [p for p in crest if kept(*p) > 0.55]
        edge = sc.stream(f"crest {k}")
        run: list[tuple[float, float]] = []
        for p in crest:
            if run and (p[0] - run[-1][0] > 9 or edge.random() < 0.06):
                if len(run) > 2:
                    sc.stroke(run, GRAPHITE, edge.choice((0.8, 1.3, 1.9)), 0.75)
                run = []
            run.append(p)
    return land_


def draw_wiped(sc: Scene) -> None:
    """The bare paper: a ghost of what was there, smears in the way the hand went."""
    sc.flat(WHITE.buffer(-14), PAPER, 0.66, None, 12)
    r = sc.stream("smear")
    for _ in range(150):
        t = r.random()
        x, y = BRINK[int(t * (len(BRINK) - 1))][:2]
        n, w = r.uniform(40, 190), r.uniform(3, 15)
        a = math.radians(-34 + r.uniform(-9, 9))
        x0 = x + r.uniform(-46, 20)
        P = [
            (x0 + math.cos(a) * n * u, y + r.uniform(-3, 3) + math.sin(a) * n * u + 8 * math.sin(u * 3))
            for u in (0, 0.5, 1)
        ]
        sc.stroke(curve(P), "#6d6865", w, r.uniform(0.03, 0.1), None, None, 2.6)
    for _ in range(90):
        x, y = r.uniform(460, 810), r.uniform(300, 1000)
        n, a = r.uniform(60, 240), math.radians(-34 + r.uniform(-6, 6))
        sc.stroke(
            [(x, y), (x + math.cos(a) * n, y + math.sin(a) * n)],
            "#ffffff" if r.random() < 0.6 else "#b9afa3",
            r.uniform(2, 9),
            0.14,
            None,
            None,
            2,
        )


def draw_wall(sc: Scene, inner: Any) -> None:
    """The rock under the shelf: a relief of its own, steep and near, of which only the face is seen."""
    face, inside = Range(5, 1345, CLIFF), prep(inner)
    for k, (a, b, g) in enumerate(face.sheets(8)):
        g = clean(g.intersection(inner))
        if g.is_empty:
            continue
        sc.layer(g, sc.lin([(0, "#fffdf6"), (1, "#dcd3c6")], 0, 700, 420, 1200), z=3.5, sh=0.28, shc="#8d8072", dx=4, dy=1, cut=0, wash=0.25, fibre=0.1, rim="#ffffff", rimop=0.9)  # fmt: skip
        with sc.clip(inner):
            pencil(
                sc,
                face.hatch(
                    sc.stream(f"face {k}"), a, b, 11000, lambda x, y: 1.0 if inside.contains(Point(x, y)) else 0.0
                ),
            )
            for run in _runs([p for p in face.crest(a, b) if inside.contains(Point(*p))], 9):
                if max(q[0] - p[0] for p, q in zip(run[:-1], run[1:], strict=True)) < 9:
                    sc.stroke(run, GRAPHITE, 1.2, 0.7)


def draw_ledge(sc: Scene) -> None:
    """The last ledge: a bright shelf, its wall in upright hatching that breaks off at the brink."""
    shelf = shape("-60,742^ 60,726 190,734 300,716 402,722 446,726^ 436,744 380,752 300,750 200,772 90,768 -60,790^")
    fill = sc.lin([(0, "#fffdf6"), (0.7, "#efe8dc"), (1, "#d5ccbe")], 0, 720, 300, 1100)
    sc.layer(LEDGE, fill, z=12, sh=0.4, shc="#7a6d60", dx=9, dy=5, cut=0.8, wash=0.3, fibre=0.12, rim="#ffffff", rimop=1, rimw=1.4)  # fmt: skip
    inner = LEDGE.difference(shelf.buffer(2)).buffer(-2)
    draw_wall(sc, inner)
    ex = np.asarray(shelf.exterior.coords)
    sc.stroke([(x, y) for x, y in ex if y > 738 and -30 < x < 436], GRAPHITE, 1.5, 0.7)
    for k in range(19):  # hoof prints, two by two
        x = -6 + 19.4 * k
        y = 752 - 14 * math.sin(x / 120) - x * 0.032 + (3.5 if k % 2 else -3.5)
        sc.flat(U(ellipse(x, y, 3.4, 1.5, -8), ellipse(x + 1, y + 2.9, 3.4, 1.5, 6)), "#6b5a4e", 0.8)


def draw_ibex(sc: Scene) -> None:
    """The only one in colour, a forefoot lifted over the brink."""
    g = T(ibex("#a8552a", "#d9a066", "#5a2a12"), 370, 738, 0.86)
    sc.flat(Polygon([(338, 737), (398, 736), (462, 750), (400, 755)]), "#6a5f56", 0.5, "multiply", 2.5)
    put(sc, g, z=2.6, rim=(2, 2, "#ffe3c0", 0.7), sh=0.4)


def draw_eraser(sc: Scene) -> None:
    """Huge, blunt, at rest; its long shadow on the paper."""
    x, y, rot = BLOCK
    p = T(eraser(), x, y, 0.86, rot=rot)
    shadow = U([T(p["foot"], d * 0.9, d * 0.42) for d in range(0, 150, 10)])
    sc.flat(shadow, sc.lin([(0, "#6f6259", 0.75), (1, "#9d9085", 0.1)], x, y, x + 260, y + 190), 1, "multiply", 5)
    sc.layer(p["body"], sc.lin([(0, "#c08f86"), (0.5, "#a9786f"), (1, "#84605a")], x - 170, y + 60, x + 190, y + 40), z=4, sh=0.6, shc="#5b4c44", dx=6, dy=5, cut=0.5)  # fmt: skip
    sc.layer(p["top"], sc.lin([(0, "#f3d0c7"), (0.5, "#e3b6ab"), (1, "#cf9f95")], x - 190, y - 120, x + 180, y + 120), z=1.6, sh=0.2, cut=0.5, wash=0.6, fibre=0.2, rim="#fff4ee", rimop=1, rimw=1.6)  # fmt: skip
    r = sc.stream("worn")
    with sc.clip(p["body"]):
        for _ in range(70):  # graphite that it has taken up, in the way it was rubbed
            u, v, n = -196 + 110 * r.random() ** 1.7, r.uniform(-100, 150), r.uniform(14, 70)
            q = T(
                limb([(u, v, 2), (u + n * 0.5, v + r.uniform(-4, 4), r.uniform(4, 12)), (u + n, v, 2)], 3, 3),
                x,
                y,
                0.86,
                rot=rot,
            )
            sc.flat(q, "#5d5654", r.uniform(0.05, 0.2), "multiply", 2.4)
    for name, lit, deep in (("sleeve_top", "#efe9dd", "#c6bdae"), ("sleeve_side", "#b0a698", "#8b8175")):
        sc.layer(p[name], sc.lin([(0, lit), (1, deep)], x - 100, y - 100, x + 170, y + 90), z=2.2, sh=0.4, shc="#5b4c44", cut=0.3, rim="#ffffff", rimop=0.8)  # fmt: skip
    stripe = T(box(40, -98, 62, 98), x, y, 0.86, rot=rot)
    sc.flat(stripe.intersection(p["sleeve_top"]), "#8f857b", 0.6)


def draw_crumbs(sc: Scene) -> None:
    """Rolled crumbs, lying about like boulders."""
    r = sc.stream("crumbs")
    for _ in range(84):
        t = r.random()
        bx, by = BRINK[int((0.18 + 0.8 * t) * (len(BRINK) - 1))][:2]
        x, y = bx + r.gauss(60, 70), by + r.gauss(10, 40)
        n = min(46, 8 * math.exp(r.gauss(0, 0.6)))
        if LEDGE.buffer(10).contains(Point(x, y)) and r.random() < 0.8:
            continue
        g = crumb(r, x, y, n)
        sc.flat(U([T(g, d * 1.0, d * 0.5) for d in range(1, int(3 + n * 0.6), 2)]), "#7a6d63", 0.4, "multiply", 1.4)
        sc.layer(g, sc.lin([(0, "#efc9bf"), (1, r.choice(("#a98078", "#8f8380", "#b98c82")))], x - n * 0.4, y - n * 0.5, x + n * 0.5, y + n * 0.5), z=1.6, sh=0.45, shc="#5b4c44", dx=2, dy=1.2, rim="#fff4ee", rimop=0.9, **EXACT)  # fmt: skip


def draw_secrets(sc: Scene) -> None:
    """In pencil: a hut whose smoke goes on, a snail on the shelf; and a fir that has stuck to a crumb."""
    sc.layer(
        Polygon([(92, 728), (92, 712), (86, 714), (104, 699), (122, 713), (118, 726)]),
        "#fffdf6",
        z=1.5,
        sh=0.3,
        **EXACT,
    )
    hut = "M92,727 L92,712 L104,702 L118,711 L118,726 M88,714 L104,700 L122,713 M98,726 L98,717 L104,717 L104,726 M110,704 L110,697 L114,697 L114,707"
    sc.stroke(hut, GRAPHITE, 1.2, 0.85)
    sc.stroke(curve("112,694 106,684 116,674 108,660 118,648 112,632"), "#6d6865", 1.1, 0.6)
    sc.stroke(curve("222,741 232,739 244,738 250,734 253,730"), GRAPHITE, 1.5, 0.9)
    a = np.linspace(0, 11, 40)
    sc.stroke(
        [(236 + (8.4 - 0.66 * t) * math.cos(t + 2), 731 + (8.4 - 0.66 * t) * math.sin(t + 2)) for t in a],
        GRAPHITE,
        1.1,
        0.9,
    )
    sc.stroke("M253,730 L256,724 M251,731 L252,724", GRAPHITE, 0.8, 0.9)
    big = limb([(606, 862, 14), (628, 850, 26), (654, 852, 24), (672, 862, 9)], 5, 5)
    sc.flat(U([T(big, d, d * 0.5) for d in range(1, 16, 2)]), "#7a6d63", 0.4, "multiply", 1.4)
    sc.layer(
        big,
        sc.lin([(0, "#efc9bf"), (1, "#a98078")], 610, 840, 670, 870),
        z=2,
        sh=0.4,
        rim="#fff4ee",
        rimop=0.9,
        **EXACT,
    )
    sc.stroke(
        "M640,862 L640,842 M640,842 L634,850 M640,842 L646,850 M640,847 L632,856 M640,847 L648,856", GRAPHITE, 1.2, 0.8
    )


def draw() -> Scene:
    """Who takes it back, and will someone draw it a bridge?"""
    sc = Scene("rubbed_out", light=(LX, LY, 300), shadow=SHADE, bg=PAPER)
    sc.backdrop(sc.rad([(0, "#fffdf7"), (0.5, "#f9f4ea"), (1, "#e2dacd")], 180, 160, 1300))
    draw_range(sc)
    draw_wiped(sc)
    draw_ledge(sc)
    draw_crumbs(sc)
    draw_eraser(sc)
    draw_secrets(sc)
    draw_ibex(sc)
    sc.vignette("#8a7c6c", 0.3, 330, 480, 1050, 0.5)
    sc.finish()
    return sc
