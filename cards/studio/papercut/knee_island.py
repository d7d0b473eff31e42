"""Islands that are knees: skin with old waterlines, meadows in terraces, villages at dusk."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.plants import poplar
from cards.studio.papercut.reflections import bars
from cards.studio.papercut.scene import Scene

LX, LY = 548.0, 236.0  # the window


PETROL, PLUM, GOLD = "#12404a", "#5a2c44", "#ffeebc"


def width(h: float) -> float:
    """Half width of a knee at height h (0 at the water, 1 at the top), in parts of that at the water."""
    return (1 - 0.3 * h) * max(0.0, 1 - h**4.6) ** 0.52


def island(sc: Scene, name: str, knee: tuple[float, float, float, float], sun: int, k: float) -> None:
    """A knee: skin with the rings of old waterlines, a meadow in terraces, a village whose windows are lit already."""
    cx, top, half, water = knee
    tall = water - top
    r = sc.stream(name)
    bow = lambda x, a=24 * k: a * (1 - ((x - cx) / half) ** 2)  # noqa: E731
    P = [(cx - half * width(h), water - tall * h + bow(cx - half * width(h))) for h in np.linspace(0, 1, 40)]
    Q = [(cx + half * width(h), water - tall * h + bow(cx + half * width(h))) for h in np.linspace(1, 0, 40)]
    base = [(x, water + bow(x) + 3 * math.sin(x / 11)) for x in np.linspace(cx + half, cx - half, 60)]
    body = clean(Polygon(P + Q + base).buffer(0))
    sc.flat(bars(r, cx, water + 22, water + 250 * k, half * 2.0, half * 1.7, 74, (3, 10)), "#6a3648", 0.6)
    sc.flat(
        bars(r, cx + sun * half * 0.7, water + 20, water + 170 * k, half * 0.6, half * 0.7, 26, (2, 7)), "#ffc898", 0.75
    )
    a, b = cx + sun * half, min(790.0, max(10.0, cx - sun * half))
    skin = sc.lin(
        [(0, "#ffe0b0"), (0.16, "#f4b088"), (0.36, "#d07e68"), (0.6, "#9a4e58"), (0.82, "#6a344e"), (1, "#4a2848")],
        a,
        0,
        b,
        0,
    )
    sc.layer(body, skin, z=11, cut=0.4, sh=0.45, shc=PETROL, wash=0.6, rim="#fff0c8", rimop=0.9, rimw=1.6)
    with sc.clip(body):
        sc.flat(
            box(cx - half, water - tall * 0.3, cx + half, water + 60),
            sc.lin([(0, "#1c5a64", 0), (1, "#1c5a64", 0.5)], 0, water - tall * 0.3, 0, water + 26),
            1,
            "multiply",
        )
        for j in range(7):
            y = water - (14 + 15 * j + j * j * 1.2) * k
            q = [(x, y + bow(x) + 2 * math.sin(x / 17 + j)) for x in np.linspace(cx - half, cx + half, 60)]
            sc.stroke(q, "#5a2438", 2.4 - 0.2 * j, 0.5 - 0.05 * j, "multiply")
            sc.stroke([(x, y2 + 2.4) for x, y2 in q], "#ffe0c0", 1.1, 0.5 - 0.05 * j)
        for d in (-1, 1):
            dx, dy = cx + d * half * 0.36 + sun * half * 0.14, water - tall * 0.5
            sc.flat(
                limb([(dx - d * 26 * k, dy - 26 * k, 1), (dx, dy + 4, 12 * k), (dx + d * 4, dy + 46 * k, 1)], 6),
                "#5a2438",
                0.4,
                "multiply",
                5,
            )
    rimlight(sc, body, -5 * sun, 2, "#fff3cc", 0.95, 2, (LX, LY + 200), 620)
    tones = (
        ("#7a8a3c", "#2c4638"),
        ("#8a9440", "#34503c"),
        ("#9ca64a", "#3c5a40"),
        ("#aeb656", "#466644"),
        ("#c2c866", "#52724a"),
    )
    for j, h in enumerate((0.6, 0.69, 0.78, 0.86, 0.93)):
        edge = [
            (
                x,
                water
                - tall * h
                + bow(x, 58 * k)
                + (9 * math.sin(x / 27 + cx) if j == 0 else 5 * math.sin(x / 17 + j * 2)) * k
                + 2.6 * math.sin(x / 6 + j),
            )
            for x in np.linspace(cx + half * 1.2, cx - half * 1.2, 110)
        ]
        cap = Polygon([(cx - half * 1.2, top - 90), (cx + half * 1.2, top - 90), *edge]).buffer(0)
        g = clean(body.buffer(5 * k if j == 0 else 3 * k).intersection(cap))
        la, da = tones[j]
        sc.layer(
            g,
            sc.lin([(0, mix(la, GOLD, 0.65)), (0.2, la), (0.55, da), (1, dark(da, 0.45))], a, 0, b, 0),
            z=6 * k,
            cut=0.8,
            sh=0.55,
            shc="#2a1c34",
            rim="#fff3c0",
            rimop=0.8,
        )
        fringe = [
            limb([(x + r.uniform(-4, 4), y - 4, 2), (x + r.uniform(-5, 5), y + r.uniform(4, 12) * k, 0.5)], 1, 3)
            for x, y in edge[::1]
            if body.buffer(4).contains(shape_point(x, y - 6))
        ]
        if fringe:
            sc.layer(
                U(fringe),
                sc.lin([(0, la), (1, dark(da, 0.2))], a, 0, b, 0),
                z=1.5,
                cut=0,
                wash=0,
                fibre=0,
                sh=0.35,
                rimop=0.2,
            )
        village(sc, r, knee, sun, k, h, edge, body)


def shape_point(x: float, y: float) -> Any:
    """A spot just large enough to ask whether it is inside."""
    return ellipse(x, y, 0.5)


def village(
    sc: Scene, r: Any, knee: tuple[float, float, float, float], sun: int, k: float, h: float, edge: Any, body: Any
) -> None:
    """Houses in hamlets along a terrace, their sunny walls to the window."""
    cx, _, half, _ = knee
    s = (33 - 14 * h) * k
    w = half * width(min(0.97, h + 0.06)) * 0.9
    pts_ = sorted(edge)
    xs, ys = [p[0] for p in pts_], [p[1] for p in pts_]
    walls, roofs, panes_, trees = [], [], [], []
    x = cx - w + r.uniform(0, 10)
    while x < cx + w:
        hw = s * r.uniform(0.75, 1.2)
        y = float(np.interp(x + hw / 2, xs, ys)) - (8 + r.uniform(0, 7)) * k
        t = (x - cx) * sun / half  # -1 in the shade, 1 in the sun
        if r.random() < 0.26:
            c = mix("#1f3c38", "#8a9a44", max(0, min(1, 0.5 + 0.6 * t)))
            trees.append(
                (
                    poplar(r, x + hw / 2, y + 4, s * r.uniform(1.1, 1.9), s * 0.42)
                    if r.random() < 0.5
                    else ellipse(x + hw / 2, y - s * 0.4, s * 0.36, s * 0.44),
                    c,
                )
            )
            x += hw * 0.8
            continue
        hh = s * r.uniform(0.7, 1.25)
        wall = mix("#4a3a58", "#fff0cc", max(0, min(1, 0.36 + 0.8 * t)))
        roof = mix("#5a2434", "#f07850", max(0, min(1, 0.36 + 0.8 * t)))
        walls.append((box(x, y - hh, x + hw, y + 6), wall))
        if r.random() < 0.6:
            g = Polygon([(x - 2, y - hh + 1), (x + hw / 2, y - hh - s * 0.62), (x + hw + 2, y - hh + 1)])
        else:
            g = Polygon(
                [
                    (x - 2, y - hh + 1),
                    (x + hw * 0.22, y - hh - s * 0.5),
                    (x + hw * 0.8, y - hh - s * 0.5),
                    (x + hw + 2, y - hh + 1),
                ]
            )
        roofs.append((g, roof))
        if r.random() < 0.5:
            roofs.append((box(x + hw * 0.66, y - hh - s * 0.62, x + hw * 0.8, y - hh - s * 0.1), dark(roof, 0.25)))
        for q in range(int(hw // (9 * k)) or 1):
            px = x + 3 * k + 8.5 * k * q
            panes_.append(
                (
                    box(px, y - hh + 4 * k, px + 3.6 * k, y - hh + 9.4 * k),
                    "#ffdf8a" if r.random() < 0.62 - 0.6 * t else mix(wall, "#2a1c34", 0.6),
                )
            )
        x += hw * r.uniform(0.72, 1.25)
    for items, z in ((trees, 2.4), (walls, 3.2), (roofs, 2.2)):
        if items:
            sc.layer(items, z=z * k, cut=0.1, wash=0, fibre=0, sh=0.5, shc="#2a1c34", rim="#fff3c8", rimop=0.8)
    for g, c in panes_:
        sc.flat(g, c)
