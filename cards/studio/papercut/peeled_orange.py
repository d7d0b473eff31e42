"""An orange as a house: segments that stand upright, keyholes cut into them, and torn peel."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, clean, ellipse, shape
from cards.studio.papercut.scene import Scene

CX, CY, RX, RY = 296.0, 436.0, 424.0, 404.0  # the fruit


EDGES = (-1.0, -0.69, -0.2, 0.29, 0.62, 1.0)  # the membranes, in parts of the radius


GAP = 3  # the segment that is missing


LX, LY = 486.0, 500.0  # the light within


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


def lamp_fill(sc: Scene, stops: Any, r: float) -> str:
    """Falls off from the lantern."""
    return sc.rad(stops, LX, LY, r)


def drops(sc: Scene, g: Any, f0: float, f1: float, name: str) -> None:
    """The juice in the flesh, towards the poles; the belt of the keyholes is left free."""
    r = sc.stream(name)
    out = []
    for _ in range(120):
        f, a = r.uniform(f0, f1), r.choice((r.uniform(18, 80), r.uniform(-82, -30)))
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
        lamp_fill(sc, [(0, "#fff6dc"), (0.4, "#f0b870"), (0.75, "#8a4626"), (1, "#3f1c20")], 590),
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
        lamp_fill(sc, [(0, "#ffd878"), (0.2, "#f79a34"), (0.38, "#bf4d1e"), (0.62, "#6a2420"), (1, "#2a1220")], 590),
        z=1.6,
        cut=0.4,
        sh=0.3,
        shc="#8a3a14",
        rim="#fff3c0",
        rimop=0.8,
    )
    drops(sc, g, f0, f1, f"drops{k}")


def keyhole(x: float, y: float, s: float = 1.0, lean: float = 0.0) -> Any:
    """A keyhole as large as a face, the round at x, y."""
    skirt = shape("-26,40 26,40 46,142^ -46,142^")
    return T(U(ellipse(0, 0, 66, 70), skirt), x, y, s, rot=lean)


def draw_peel(sc: Scene) -> None:
    """A cap of peel above, a cup below, torn; then the shade of a ball over fruit and peel."""
    skin = lamp_fill(sc, [(0, "#ffc060"), (0.34, "#e07c24"), (0.56, "#96421c"), (0.8, "#5a241c"), (1, "#35161c")], 640)
    r = sc.stream("rag")
    ball = lune(-1, 1)
    for top in (True, False):
        rag = []
        for f in np.linspace(-1, 1, 44):
            notch = 32 * math.exp(-(((f - 0.455) / 0.2) ** 4))  # the gap stays open to the grass
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
            ellipse(CX + r.uniform(-330, 330), CY + (-1 if top else 1) * r.uniform(215, 395), r.uniform(1.2, 2.6))
            for _ in range(260)
        ]
        sc.flat(U(pores).intersection(peel.buffer(-5)), "#5a1c0c", 0.6)
        sc.flat(T(U(pores), 1.4, 1.6).intersection(peel.buffer(-5)), "#ffc878", 0.35)
        ball = U(ball, peel, T(peel, 0, 9 if top else -8))
    sc.flat(
        ball,
        sc.rad(
            [(0, "#4a1420", 0), (0.5, "#4a1420", 0), (0.78, "#4a1428", 0.36), (1, "#220c20", 0.85)],
            CX + 130,
            CY + 50,
            RX * 1.2,
        ),
        1,
        "multiply",
    )
