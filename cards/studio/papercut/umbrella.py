"""Umbrellas, open: side view, apex up, about 320 wide; the rim is at y 0, the shaft hangs down."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, curve, ellipse, limb, shape

RIBS = (-160.0, -104.0, -36.0, 36.0, 104.0, 160.0)
APEX = -136.0
INSIDE_RIBS = (-150.0, -92.0, -30.0, 30.0, 92.0, 150.0)


def _rib(x: float, y: float, n: int = 16) -> Any:
    """The line of one rib from the apex to the rim."""
    t = np.linspace(0, math.pi / 2, n)
    return np.c_[x * np.sin(t) ** 1.05, APEX * np.cos(t) ** 1.15 + y * np.sin(t) ** 3]


def umbrella(
    colour: str = "#a83340",
    inside: str = "#5b2430",
    depth: float = 26,
    shaft: float = 260,
    wood: str = "#6b4a3a",
    crook: bool = True,
) -> Figure:
    """An open umbrella; depth = how much of the inside shows, shaft = length below the rim. Anchors: apex, grip."""
    f = Figure()
    rim = [(x, depth * 0.55 * math.cos(x / 160 * math.pi / 2)) for x in RIBS]
    # the inside: the far half of the rim, scalloped
    far = [(-158.0, 0.0)]
    for a, b in zip(INSIDE_RIBS[:-1], INSIDE_RIBS[1:], strict=True):
        ya, yb = (-depth * 0.4 * math.cos(v / 160 * math.pi / 2) for v in (a, b))
        far += [((a + b) / 2, (ya + yb) / 2 - 7), (b, yb)]
    back = clean(Polygon([*far, (158, 0), *[(x, y + 4) for x, y in rim[::-1]]]).buffer(0))
    f.add(shape("-156,-2^ -110,-60 0,-92 110,-60 156,-2^ 80,10 0,14 -80,10"), dark(inside, 0.12), "inside", 0.6)
    f.add(back, inside, "inside.back", 0.5)
    f.add(
        U(*[limb([(0, -88, 1.4), (x * 0.55, -40, 1.6), (x, 2, 1.8)], 6) for x in INSIDE_RIBS]),
        mix(inside, "#1a1420", 0.4),
        "inside.ribs",
        0.3,
        True,
        0.6,
    )
    low = 30 + shaft
    handle = f"0,{APEX + 6},5 0,0,5.4 0,{low - 36},5.4"
    f.add(limb(handle, 4), wood, "shaft", 0.8)
    if crook:
        f.add(
            limb(
                f"0,{low - 60},9 0,{low - 6},9.5 5,{low + 12},9.5 19,{low + 19},9 32,{low + 11},8.5 35,{low - 4},7.5", 8
            ),
            dark(wood, 0.2),
            "crook",
            0.8,
        )
    # the panels
    for k, ((xa, ya), (xb, yb)) in enumerate(zip(rim[:-1], rim[1:], strict=True)):
        left, right = _rib(xa, ya), _rib(xb, yb)
        mid = ((xa + xb) / 2, (ya + yb) / 2 - 13 + 2 * abs(k - 2))
        hem = curve(np.array([left[-1], mid, right[-1]]), n=8)
        g = clean(Polygon(np.vstack([left, hem[1:-1], right[::-1]])).buffer(0.6))
        tone = (0.16, 0.0, 0.07, 0.02, 0.2)[k]
        f.add(g, dark(colour, tone) if k != 1 else light(colour, 0.07), "panel", 0.7)
    f.add(
        U(*[limb([(x, y, 1.1) for x, y in _rib(x, y)], 1, 3) for x, y in rim[1:-1]]),
        dark(colour, 0.4),
        "ribs",
        0.3,
        True,
        0.55,
    )
    f.add(U(*[ellipse(x, y + 1, 2.6) for x, y in rim]), mix(colour, "#f3eadf", 0.5), "tips", 0.6)
    f.add(U(box(-2.2, APEX - 17, 2.2, APEX + 4), ellipse(0, APEX + 1, 9, 5)), dark(colour, 0.35), "ferrule", 0.8)
    f.mark("apex", 0, APEX)
    f.mark("grip", 0, low - 30)
    return f
