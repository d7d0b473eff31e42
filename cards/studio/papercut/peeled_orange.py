"""An orange as a house: segments seen from the side with a room each, doors in the membranes, and torn peel."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, ellipse, rounded, shape
from cards.studio.papercut.scene import Scene

CX, CY, RX, RY = 404.0, 452.0, 366.0, 362.0  # the fruit


EDGES = (-1.0, -0.71, -0.27, 0.17, 0.63, 1.0)  # the membranes, in parts of the radius


GAP = 2  # the segment that is missing


LX, LY = 385.0, 400.0  # the lantern


FLOOR = 574.0  # of the rooms, at the rim


NIGHT, PITH, LAMP, SPY = "#0e2c34", "#fff0d0", "#fffbe0", "#4a1a14"


def meridian(f: float, lo: float = -90, hi: float = 90, n: int = 40, k: float = 1.0) -> list[tuple[float, float]]:
    """The membrane that crosses the equator at f, from the lower to the upper latitude."""
    out = []
    for a in np.radians(np.linspace(lo, hi, n)):
        out.append((CX + k * RX * f * math.cos(a), CY - k * RY * math.sin(a)))
    return out


def lune(f0: float, f1: float, lo: float = -90, hi: float = 90, k: float = 1.0) -> Any:
    """One segment seen from outside."""
    return clean(Polygon(meridian(f0, lo, hi, k=k) + meridian(f1, lo, hi, k=k)[::-1]).buffer(0))


def floor_at(x: float) -> float:
    """We look a little from above: the floor bows towards us."""
    u = min(1.0, abs(x - CX) / RX)
    return FLOOR + 30 * math.sqrt(1 - u * u)


def lamp_fill(sc: Scene, stops: Any, r: float) -> str:
    """Falls off from the lantern."""
    return sc.rad(stops, LX, LY, r)


def drops(sc: Scene, g: Any, f0: float, f1: float, name: str) -> None:
    """The juice in the flesh, towards the poles; the belt where people live is left free."""
    r = sc.stream(name)
    out = []
    for _ in range(120):
        f, a = r.uniform(f0, f1), r.choice((r.uniform(30, 80), r.uniform(-82, -42)))
        c = math.radians(a)
        x, y = CX + RX * f * math.cos(c), CY - RY * math.sin(c)
        n = r.uniform(9, 20)
        turn = math.degrees(math.atan2(RX * f * math.sin(c), RY * math.cos(c)))
        out.append(T(shape(f"0,-{n} 3,{n * 0.2} 0,{n * 0.5} -3,{n * 0.2}"), x, y, rot=turn if a > 0 else turn + 180))
    sc.flat(U(out).intersection(g.buffer(-4)), "#fff3c0", 0.3)


def draw_segment(sc: Scene, k: int) -> None:
    """Skin, glowing flesh with its juice, and a room's floor across it."""
    f0, f1 = EDGES[k], EDGES[k + 1]
    whole = lune(f0, f1)
    sc.layer(
        whole,
        lamp_fill(sc, [(0, "#fff6dc"), (0.6, "#f6cf8e"), (1, "#a85a2c")], 460),
        z=8,
        cut=0.4,
        sh=0.45,
        shc="#5a2410",
        rim=PITH,
        rimop=0.9,
        rimw=1.4,
    )
    w = 9 / (RX * (f1 - f0)) * (f1 - f0)
    g = lune(f0 + w, f1 - w, -87, 87, 0.985)
    sc.layer(
        g,
        lamp_fill(sc, [(0, "#fff0b0"), (0.24, "#ffc04e"), (0.5, "#f07c22"), (0.78, "#a83c1c"), (1, "#5f2020")], 440),
        z=1.6,
        cut=0.4,
        sh=0.3,
        shc="#8a3a14",
        rim="#fff3c0",
        rimop=0.8,
    )
    drops(sc, g, f0, f1, f"drops{k}")
    xs = np.linspace(CX + RX * f0 - 4, CX + RX * f1 + 4, 24)
    wall = Polygon(
        [(x, floor_at(x) - 282 + 24 * math.sin(3.1 * (x - xs[0]) / (xs[-1] - xs[0])) * -1) for x in xs]
        + [(x, floor_at(x) - 16) for x in xs[::-1]]
    )
    niche = clean(rounded(wall.buffer(0), 16).intersection(g.buffer(-5)))
    sc.layer(
        niche,
        lamp_fill(sc, [(0, "#fffbe0"), (0.3, "#ffe08a"), (0.6, "#f6a03c"), (1, "#9a3c1c")], 430),
        z=-3,
        cut=0.3,
        sh=0,
        rim="#fff8dc",
        rimop=0.7,
    )
    sc.flat(niche.difference(T(niche, 3, 7)), "#8a3a14", 0.4, "multiply", 2)
    slab = Polygon([(x, floor_at(x) - 17) for x in xs] + [(x, floor_at(x) + 9) for x in xs[::-1]]).buffer(0)
    sc.layer(
        clean(slab.intersection(g)),
        lamp_fill(sc, [(0, "#f6c47a"), (0.5, "#b9642c"), (1, "#6a2a1c")], 430),
        z=3,
        cut=0.2,
        sh=0.4,
        shc="#6a2410",
        rim="#fff3c0",
        rimop=0.9,
    )


def draw_peel(sc: Scene) -> None:
    """A cap of peel above, a cup below, torn; then the shade of a ball over fruit and peel."""
    skin = lamp_fill(sc, [(0, "#ffd07a"), (0.5, "#ef8a2a"), (0.8, "#b9521a"), (1, "#6a2c1c")], 520)
    r = sc.stream("rag")
    ball = lune(-1, 1)
    for top in (True, False):
        rag = []
        for f in np.linspace(-1, 1, 44):
            notch = 32 * math.exp(-(((f + 0.05) / 0.25) ** 4))  # the gap stays open to the pole
            a = 47 + 9 * math.sin(5.2 * f + 0.6) if top else -57 + 7 * math.sin(6.1 * f + 2) - notch
            rag.append((f, a + r.uniform(-1.6, 1.6)))
        edge = [
            (CX + 1.03 * RX * f * math.cos(math.radians(a)), CY - 1.03 * RY * math.sin(math.radians(a))) for f, a in rag
        ]
        pole = 90 if top else -90
        sides = meridian(1, rag[-1][1], pole, 16, 1.03) + meridian(-1, rag[0][1], pole, 16, 1.03)[::-1]
        peel = clean(Polygon(edge + sides).buffer(0))
        sc.layer(
            T(peel, 0, 9 if top else -8),
            sc.near("#fff6e0", "#b98a5a", 420, (LX, LY)),
            z=7,
            cut=0.8,
            sh=0.45,
            shc="#5a2410",
            rim="#ffffff",
            rimop=0.9,
        )
        sc.layer(peel, skin, z=3, cut=0.6, sh=0.4, shc="#5a2410", rim="#ffe6a8", rimop=0.9)
        pores = [
            ellipse(CX + r.uniform(-300, 300), CY + (-1 if top else 1) * r.uniform(190, 345), r.uniform(1, 2.2))
            for _ in range(260)
        ]
        sc.flat(U(pores).intersection(peel.buffer(-5)), "#7a2c10", 0.5)
        ball = U(ball, peel, T(peel, 0, 9 if top else -8))
    sc.flat(
        ball,
        sc.rad(
            [(0, "#4a1420", 0), (0.62, "#4a1420", 0), (0.86, "#4a1420", 0.36), (1, "#2a1020", 0.8)],
            CX - 34,
            CY - 6,
            RX * 1.07,
        ),
        1,
        "multiply",
    )
