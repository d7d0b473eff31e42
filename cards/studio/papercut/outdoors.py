"""Nests, feathers, benches, buses, clipped hedges."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.plants import leaf


def nest(straw: str = "#b98a4a", w: float = 70, eggs: int = 3, shell: str = "#cfe0dc") -> Figure:
    """A nest with eggs. Anchor rim."""
    r = random.Random("nest")
    f = Figure()
    f.add(
        U([ellipse((k - (eggs - 1) / 2) * w * 0.2, -w * 0.34, w * 0.11, w * 0.15, (k - 1) * 12) for k in range(eggs)])
        if eggs
        else None,
        shell,
        "eggs",
        0.8,
    )
    bowl = shape(
        f"{-w / 2},{-w * 0.34}^ 0,{-w * 0.24} {w / 2},{-w * 0.34}^ {w * 0.4},{-w * 0.08} 0,2 {-w * 0.4},{-w * 0.08}"
    )
    f.add(bowl, dark(straw, 0.2), "nest", 1.2)
    tw = [
        limb(
            [
                (r.uniform(-w * 0.6, -w * 0.1), -r.uniform(0.04, 0.36) * w, 0.8),
                (0, -r.uniform(0, 0.3) * w, 1.8),
                (r.uniform(w * 0.1, w * 0.6), -r.uniform(0.04, 0.38) * w, 0.6),
            ],
            4,
        )
        for _ in range(26)
    ]
    f.add(U(tw[::2]), straw, "straw", 0.5)
    f.add(U(tw[1::2]), light(straw, 0.2), "straw", 0.5)
    f.mark("rim", 0, -w * 0.32)
    return f


def feather(
    L: float = 80, colour: str = "#f4efe2", quill: str = "#b9a888", bend: float = 0.16, split: int = 2
) -> Figure:
    """A feather lying from its quill at 0,0 to the right."""
    f = Figure()
    g = shape(
        f"{L * 0.16},0^ {L * 0.3},{-L * 0.12} {L * 0.66},{-L * 0.14 - L * bend * 0.5} {L},{-L * bend}^ {L * 0.8},{L * 0.07 - L * bend * 0.5} {L * 0.4},{L * 0.1}"
    )
    cuts = [
        limb([(L * t, L * 0.1, 2.4), (L * (t + 0.04), L * 0.0 - L * bend * t * 0.4, 0.4)], 2)
        for t in (0.5, 0.68, 0.36)[:split]
    ]
    f.add(clean(g.difference(U(cuts))) if cuts else g, colour, "vane", 0.8)
    f.add(
        limb([(0, L * 0.02, 1.8), (L * 0.5, -L * bend * 0.24, 1.3), (L * 0.98, -L * bend * 0.96, 0.4)], 5),
        quill,
        "quill",
        0.3,
    )
    f.add(
        U(
            [
                limb([(L * t, -L * bend * t * 0.5, 0.5), (L * (t + 0.1), -L * bend * t * 0.5 - L * 0.09, 0.9)], 2)
                for t in (0.3, 0.42, 0.54, 0.66, 0.78)
            ]
        ).intersection(g),
        dark(colour, 0.16),
        "barbs",
        0.2,
        True,
        0.8,
    )
    return f


def bench(wood: str = "#7a4a2c", iron: str = "#2f2c33", w: float = 150) -> Figure:
    """A park bench from the front. Anchor seat."""
    f = Figure()
    for s in (-1, 1):
        x = s * w * 0.42
        f.add(
            U(
                limb([(x, -86, 5), (x, -40, 5), (x + s * 3, 0, 5)], 4),
                limb([(x + s * 10, 0, 4), (x, -14, 4), (x - s * 9, 0, 4)], 4),
                limb([(x, -62, 4), (x + s * 9, -58, 5), (x + s * 10, -44, 4)], 5),
            ),
            iron,
            "iron",
        )
    f.add(U(*[box(-w / 2, y, w / 2, y + 8).buffer(1) for y in (-84, -72, -60)]), wood, "back", 1.0)
    f.add(U(*[box(-w / 2 - 2, y, w / 2 + 2, y + 5).buffer(1) for y in (-44, -38)]), light(wood, 0.12), "seat", 1.2)
    f.mark("seat", 0, -46)
    return f


def bus(body: str = "#a8321f", trim: str = "#efe6d2", lit: str = "#ffe9ae", w: float = 230, windows: int = 5) -> Figure:
    """A bus facing right, wheels on y = 0. Anchors roof, lamp, door, win.0, win.1 ..."""
    f = Figure()
    x0, x1 = -w / 2, w / 2
    g = shape(f"{x0},-24^ {x0},-108 {x0 + 10},-118^ {x1 - 26},-118^ {x1 - 8},-108 {x1},-70 {x1 + 2},-24^")
    ww = (w - 58) / windows
    wins = [box(x0 + 12 + ww * k, -104, x0 + 12 + ww * (k + 0.84), -70).buffer(2) for k in range(windows)]
    wins.append(shape(f"{x1 - 38},-104^ {x1 - 18},-104^ {x1 - 8},-70^ {x1 - 38},-70^"))
    f.add(U(wins).buffer(1), lit, "window", 0.3, True)
    f.add(clean(g.difference(U(wins))), body, "body", 1.4)
    f.add(U(box(x0, -64, x1 - 1, -58), box(x0, -32, x1 + 1, -28)), trim, "trim", 0.3)
    for x in (x0 + 46, x1 - 48):
        f.add(ellipse(x, -20, 22).intersection(g), dark(body, 0.6), "arch", 0.3, True)
        f.add(U(ellipse(x, -18, 18).difference(ellipse(x, -18, 7)), ellipse(x, -18, 4)), "#2c2a2e", "wheel", 1.0)
    f.add(ellipse(x1 - 6, -44, 6), "#fff3c4", "lamp", 0.6)
    for k, q in enumerate(wins):
        f.mark(f"win.{k}", *q.centroid.coords[0])
    f.mark("roof", 0, -118)
    f.mark("lamp", x1 - 6, -44)
    f.mark("door", x1 - 60, -60)
    return f


def hedge(g: Any, seed: str = "hedge", size: float = 9) -> Any:
    """A clipped hedge of shape g: its outline in leaves, as one geometry."""
    r = random.Random(seed)
    out = [g.buffer(-size * 0.3)]
    for p in [q for q in (g.geoms if hasattr(g, "geoms") else [g])]:
        c = p.exterior
        n = int(c.length / (size * 0.55))
        for k in range(n):
            a = c.interpolate(k / n * c.length)
            out.append(leaf(a.x, a.y, size * r.uniform(0.7, 1.2), r.uniform(0, 6.283), 0.5))
    return U(out)
