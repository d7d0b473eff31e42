"""A hare runs through a valley at dawn, and the hills behind it are the same leap, larger and paler from ridge to ridge.

Palette: bottle #0c2f36, sea green #1f6a6c, mint #9fcfb4, lemon #fbf3b4, amber #f0a63e, ember #b4522c, plum #2c1226.
Light: the dawn at the left. Planes: torn sky / three ridges, each a hare / mist / the runner / dark grass.
"""

from __future__ import annotations

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hare_ridge import BACK, LX, LY, dawnlit, draw_ridge, placed
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.running_hare import HARE_ORDER, running_hare
from cards.studio.papercut.torn_paper import torn

LEMON, MINT, SEA, BOTTLE, AMBER, EMBER, PLUM, CREAM = "#fbf3b4", "#9fcfb4", "#1f6a6c", "#0c2f36", "#f0a63e", "#b4522c", "#2c1226", "#fff8e0"  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Dawn, torn off towards the night."""
    sc.backdrop(dawnlit(sc, "#fffde8", LEMON, "#f0cf88", "#8fbf9c", "#3f8c88", "#1f6068", r=940))
    sc.glow(LX, LY, 420, "#fffbe0", 1)
    for name, line, a, b in (
        ("sky2", [(-40, 190), (200, 176), (420, 140), (640, 110), (840, 60)], "#7fb8a0", "#24686c"),
        ("sky1", [(-40, 84), (180, 80), (400, 50), (600, 26), (840, -30)], "#2f7a7a", "#0c3440"),
    ):
        torn(sc, name, line, -60, dawnlit(sc, a, mix(a, b, 0.5), b, r=760), 7, z=9)
    r = sc.stream("stars")
    sc.flat(
        U(
            [
                star(r.uniform(10, 790), r.uniform(4, 60) * (1 - i / 60), r.uniform(1.6, 3.4), 5, 0.4, r.random(), r)
                for i in range(26)
            ]
        ),
        "#f4f8dc",
        0.8,
    )


def draw_village(sc: Scene) -> None:
    """In the hollow of the nearest neck a few houses, their lights on."""
    r, back = sc.stream("village"), placed(shape(BACK), 2)
    for drop, x0, x1, n, s in ((6, 262, 380, 5, 0.86), (30, 270, 410, 5, 1.0), (62, 286, 424, 4, 1.1)):
        for k in range(n):
            x = x0 + (x1 - x0) * (k + 0.5) / n + r.uniform(-5, 5)
            y = float(back.intersection(box(x - 1, 0, x + 1, 1200)).bounds[1]) + drop + r.uniform(-3, 3)
            w, h = r.uniform(16, 21) * s, r.uniform(14, 22) * s
            sc.layer(
                box(x - w / 2, y - h, x + w / 2, y),
                sc.lin([(0, "#c8784a"), (1, "#5a2a34")], x - w / 2, 0, x + w / 2, 0),
                z=2,
                cut=0.2,
                wash=0,
            )
            roof = Polygon(
                [(x - w * 0.68, y - h), (x - w * 0.1, y - h - w * r.uniform(0.6, 1.0)), (x + w * 0.68, y - h)]
            )
            sc.layer(roof, "#8a2f2b", z=1.8, cut=0.2, wash=0, rim="#ffe0a0", rimop=0.9)
            if r.random() < 0.8:
                sc.flat(box(x - 2.4 * s, y - h * 0.72, x + 2.4 * s, y - h * 0.24), "#ffe08a", 1)
                sc.glow(x, y - h * 0.5, 24 * s, "#ffb84a", 0.7)


def draw_eye(sc: Scene) -> None:
    """Where a hare has its eye, the nearest hill has one house with a lit window."""
    x, y = placed(Polygon([(146, 668), (147, 668), (147, 669)]), 2).bounds[:2]
    sc.flat(ellipse(x, y - 8, 36, 25, -20), "#3e141c", 0.55, "multiply", 8)
    sc.layer(
        ellipse(x, y - 6, 27, 18, -20),
        dawnlit(sc, "#a04a30", "#4a1a24", r=420),
        z=2,
        cut=0.5,
        sh=0.4,
        rim="#ffe0a0",
        rimop=0.8,
    )
    sc.layer(
        box(x - 11, y - 16, x + 11, y + 3),
        sc.lin([(0, "#c8784a"), (1, "#4a1e2a")], x - 11, 0, x + 11, 0),
        z=2,
        cut=0.2,
        wash=0,
    )
    sc.layer(
        Polygon([(x - 16, y - 15), (x - 2, y - 29), (x + 16, y - 15)]),
        "#5a1e26",
        z=1.8,
        cut=0.2,
        wash=0,
        rim="#ffe0a0",
        rimop=0.9,
    )
    sc.flat(box(x - 5, y - 12, x + 5, y - 1), "#ffe9a0", 1)
    sc.flat(U(box(x - 0.6, y - 12, x + 0.6, y - 1), box(x - 5, y - 7.5, x + 5, y - 6.3)), "#5a2a24", 0.8)
    sc.glow(x, y - 6, 46, "#ffb040", 0.55)
    sc.glow(x, y - 6, 14, "#fff0c0", 0.6)


def draw_runner(sc: Scene) -> None:
    """The one that runs: dark on the mist."""
    tone = {"coat": "#241420", "coat2": "#1a0e18", "dark": "#0e070e", "pale": "#5a3a30", "line": "#8a5a3c", "ear": "#d8643a", "glint": "#fff6d0"}  # fmt: skip
    h = running_hare(0)
    for k, c in HARE_ORDER:
        for g in [] if k not in h else h[k] if isinstance(h[k], list) else [h[k]]:
            g = T(g, 258, 1002, 0.54, flip=True, rot=-4)
            if k in ("eye", "glint", "whisk", "mouth", "lines", "toes", "ring"):
                sc.flat(g, tone[c], 0.75 if k == "lines" else 1)
                continue
            sc.layer(g, tone[c], z=4 if g.area > 300 else 0.8, cut=0, sh=0.3, wash=0.4, fibre=0, rimw=0.8, rimop=0.4)
            if g.area > 300:
                rimlight(sc, g, 2, 3, "#ffdf98", 0.9, blur=0.8, r=760)


def draw_mist(sc: Scene, k: int) -> None:
    """Torn strips of mist at the foot of the k-th ridge."""
    r = sc.stream(f"mist {k}")
    for x, y, w, h in (
        ((700, 476, 300, 12),),
        ((690, 700, 260, 12), (60, 640, 300, 12)),
        ((600, 872, 560, 16), (170, 900, 420, 14), (700, 812, 240, 10)),
    )[k]:
        g = scroll_cloud(r, x, y, w, h, 3, 0.2)
        c = ("#e6efc4", "#f6dfa8", "#f2cf92")[k]
        sc.layer(
            g,
            sc.near(light(c, 0.3), mix(c, "#8a7a68", 0.35), 800),
            z=3,
            sh=0.12,
            op=0.36,
            cut=0.6,
            rim=CREAM,
            rimop=0.6,
        )


def draw_valley(sc: Scene) -> None:
    """Lit mist in the valley, and in it the shadow of the runner."""
    g, _ = land(sc.stream("valley"), [(-80, 920), (160, 936), (420, 922), (640, 900), (880, 880)], 8)
    sc.layer(
        g,
        sc.rad(
            [(0, "#fff4c4"), (0.28, "#f2ce82"), (0.5, "#b89c6c"), (0.75, "#3f6c64"), (1, "#164448")],
            LX,
            960,
            860,
            "translate(0 480) scale(1 0.5)",
        ),
        z=9,
        sh=0.35,
        rim=CREAM,
        rimop=0.9,
    )
    g2, _ = land(sc.stream("valley 2"), [(-80, 1010), (160, 1004), (420, 1020), (640, 1000), (880, 990)], 6)
    sc.layer(
        g2,
        sc.rad(
            [(0, "#ffe6a0"), (0.28, "#dcb06a"), (0.48, "#7f8860"), (0.72, "#235856"), (1, "#0e343c")],
            LX,
            1020,
            820,
            "translate(0 612) scale(1 0.4)",
        ),
        z=6,
        sh=0.3,
        rim=CREAM,
        rimop=0.8,
    )
    sc.flat(ellipse(290, 1060, 160, 11), "#1c3a34", 0.6, "multiply", 6)


def draw_meadow(sc: Scene) -> None:
    """Dark ground close to us with the snail and the feather."""
    top = [(-40, 1096), (120, 1110), (330, 1130), (520, 1120), (700, 1094), (840, 1060)]
    torn(sc, "meadow", top, 1260, dawnlit(sc, "#3f8a74", "#1c5454", "#061c22", r=900), 5, "#bcd0a8", z=14)

    def line(x: float) -> float:
        return float(np.interp(x, *np.array(top, float).T))

    sc.layer(grass(sc.stream("turf"), -20, 820, line, 60, 260, 0.4, 3, 0.08), "#0a2a2e", z=3, cut=0, sh=0.3, rim="#f0eeb0", rimop=0.7)  # fmt: skip
    sc.layer(
        near_grass(sc.stream("near"), lambda x: 60 + 60 * abs(x - 380) / 420, (-10, 10), (-0.3, 0.4)),
        "#051a20",
        z=8,
        cut=0,
        sh=0.3,
        rim="#c8dca8",
        rimop=0.5,
    )
    snail(sc, 600, line(600) + 10, 1.5)
    sc.layer(U(leaf(210, 1156, 54, -0.3, 0.3, 0.22)), "#fffbf0", z=2, cut=0, sh=0.4, wash=0, fibre=0)


def snail(sc: Scene, x: float, y: float, s: float) -> None:
    """It has come further than any hare."""
    foot = shape("-16,1^ -10,-4 2,-5 12,-6 17,-14 22,-13 24,-7 20,0 10,2^")
    horns = U(limb("19,-12,1.6 21,-20,1.1 23,-24,1"), limb("22,-12,1.6 27,-18,1.1 30,-21,1"), ellipse(23, -24.5, 1.5), ellipse(30.4, -21.5, 1.5))  # fmt: skip
    sc.layer(T(U(foot, horns), x, y, s, flip=True), "#f0d8a8", z=1.6, cut=0, sh=0.35, wash=0, fibre=0, rimop=0.6)
    sc.layer(T(shape("-13,-4^ -15,-14 -8,-23 2,-24 9,-17 8,-8 4,-3^"), x, y, s, flip=True), EMBER, z=1.4, cut=0, sh=0.3, wash=0, fibre=0, rimop=0.6)  # fmt: skip
    sc.flat(T(spiral(-3, -13, 9.5, 1.8, 1.8, 0.4), x, y, s, flip=True), "#fff0c8", 0.9)


def draw() -> Scene:
    """What did the last echo hear behind it?"""
    sc = Scene("echo_hare", light=(LX, LY, 240), shadow="#180a18", bg=SEA)
    draw_sky(sc)
    for k in range(3):
        draw_ridge(sc, k)
        draw_mist(sc, k)
    sc.glow(60, 880, 420, "#ffd88a", 0.55, sy=0.3)
    draw_village(sc)
    draw_eye(sc)
    draw_valley(sc)
    draw_runner(sc)
    draw_meadow(sc)
    sc.glow(LX, LY, 520, "#fff0b0", 0.25)
    sc.vignette("#081820", 0.6, 250, 560, 900, 0.42)
    sc.finish()
    return sc
