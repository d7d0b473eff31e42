"""A double door drawn on a brick wall in chalk, which has opened: its leaves are slabs of the wall, and another country lies behind."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely.geometry import box

from cards.studio.papercut.birds import bird_flying
from cards.studio.papercut.chalk import arched, chalk
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, along, clean, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank, star

FOOT = 874.0  # where the wall stands
TOP = 70.0  # the uppermost course
DX0, DX1, DTOP, SPRING = 474.0, 690.0, 296.0, 108.0  # the doorway
BRICK_W, BRICK_H = 58.0, 23.0
CHALK = "#fffdf2"


def draw_country(sc: Scene) -> None:
    """Through the doorway: a deep sky, a bright sea, a path that comes out to us; cranes on their way."""
    door = arched(DX0, DX1, DTOP, FOOT, SPRING)
    mid = (DX0 + DX1) / 2
    with sc.clip(door):
        sc.flat(
            door,
            sc.lin(
                [(0, "#0c2a78"), (0.3, "#1f5cc4"), (0.58, "#5fb4f0"), (0.74, "#d8f8ff"), (1, "#f4fffa")],
                0,
                DTOP,
                0,
                FOOT,
            ),
        )
        r = sc.stream("stars")
        sc.flat(
            U([star(r.uniform(DX0, DX1), r.uniform(DTOP, DTOP + 170), r.uniform(1.6, 4), 4, 0.36) for _ in range(26)]),
            "#ffffff",
            0.9,
        )
        b = bank(
            sc.stream("cloud"),
            [(DX0 - 20, 640), (DX0 + 50, 596), (DX0 + 110, 620), (DX1 + 20, 570)],
            14,
            26,
            fill=box(DX0 - 30, 604, DX1 + 30, 720),
        )
        b = clean(b.buffer(9).buffer(-9))
        sc.layer(
            b,
            sc.lin([(0, "#ffffff"), (1, "#a8dcff")], 0, 570, 0, 690),
            z=4,
            sh=0.25,
            shc="#1f5cc4",
            cut=0.4,
            wash=0.2,
            rim="#ffffff",
            rimop=1,
        )
        for k, (P, c, lit) in enumerate((
            ([(DX0 - 30, 712), (DX0 + 60, 684), (mid + 10, 716), (DX1 + 40, 700)], "#3fa8c8", "#b8f0ec"),
            ([(DX0 - 30, 752), (mid - 20, 766), (DX1 - 30, 730), (DX1 + 40, 722)], "#2f9a8a", "#d4f4b8"),
            ([(DX0 - 30, 806), (mid, 792), (DX1 + 40, 812)], "#4fb46a", "#f0ffc8"),
        )):  # fmt: skip
            h, _ = land(sc.stream(f"hill{k}"), P, 2, 900)
            sc.layer(h, sc.lin([(0, lit), (1, c)], mid, P[1][1], mid + 60, P[1][1] + 110), z=5, sh=0.3, shc="#0f4a7a", cut=0.4, wash=0.3, rim="#ffffff", rimop=0.9)  # fmt: skip
        path = shape(
            f"{mid - 4},796^ {mid + 22},806 {mid + 6},826 {mid - 40},874^ {mid + 44},874^ {mid + 48},830 {mid + 40},806 {mid + 6},796^"
        )
        sc.flat(path, "#fffdf0", 0.9)
        for k in range(5):
            put(sc, T(bird_flying("crane", k % 3).recolour(lambda c: mix(c, "#ffffff", 0.7)), mid - 40 + 30 * k - 6 * (k % 2), 470 + 24 * abs(k - 3), 0.16), z=0.6, cut=0)  # fmt: skip
        sc.flat(clean(door.difference(T(door, 16, 10))), "#0a1c50", 0.5, "multiply", 8)
        sc.flat(
            box(DX0, FOOT - 70, DX1, FOOT), sc.lin([(0, "#ffffff", 0), (1, "#ffffff", 0.85)], 0, FOOT - 70, 0, FOOT), 1
        )


def draw_frame(sc: Scene) -> None:
    """The doorway's own chalk line on the wall."""
    chalk(
        sc,
        sc.stream("frame"),
        [list(arched(DX0 - 15, DX1 + 15, DTOP - 17, FOOT, SPRING + 6).exterior.coords)[1:-1]],
        CHALK,
    )
    chalk(
        sc, sc.stream("frame 2"), [list(arched(DX0 - 3, DX1 + 3, DTOP - 4, FOOT, SPRING).exterior.coords)[1:-1]], CHALK
    )


def leaf_map(left: bool) -> tuple[Any, Any]:
    """How a flat half of the door swings out: (map of a geometry, map of points)."""
    hinge = DX0 if left else DX1
    side = -1 if left else 1
    wide = 86.0

    def pt(x: float, y: float) -> tuple[float, float]:
        t = abs(x - hinge) / ((DX1 - DX0) / 2)
        mid = 690.0
        return hinge + side * wide * t, mid + (y - mid) * (1 + 0.13 * t)

    def geom(g: Any) -> Any:
        return clean(shapely.transform(shapely.segmentize(g, 8.0), lambda p: np.array([pt(*q) for q in p])))

    return geom, pt


def draw_leaf(sc: Scene, left: bool) -> None:
    """A slab of the wall itself, bricks and all, with the chalk panels on it, swung out."""
    mid = (DX0 + DX1) / 2
    x0, x1 = (DX0, mid) if left else (mid, DX1)
    geom, pt = leaf_map(left)
    flat_leaf = arched(DX0, DX1, DTOP, FOOT, SPRING).intersection(box(x0, 0, x1, FOOT))
    g = geom(flat_leaf)
    a, b = ("#e8a070", "#b0605c") if left else ("#7a4468", "#a8586a")
    edge_x = pt(mid, 0)[0]
    sc.flat(T(g, -26 if left else 30, 12), "#2a1030", 0.45, "multiply", 9)
    rim_side = clean(T(g, 9 if left else -9, -2).difference(g))
    sc.layer(rim_side, "#bfe8ff" if left else "#d8f4ff", z=2, sh=0.2, cut=0, wash=0, fibre=0)
    sc.layer(g, sc.lin([(0, a), (1, b)], *(pt(x0, 300) if left else pt(x1, 300)), edge_x, 800), z=7, sh=0.5, shc="#2a1030", cut=0.2, rim="#fff6e0", rimop=1)  # fmt: skip
    seams, tones = [], []
    r = sc.stream(f"leaf {left}")
    for j, y in enumerate(np.arange(TOP, FOOT, BRICK_H)):
        seams.append(box(x0, y - 1, x1, y + 1))
        for x in np.arange(-60 - (j % 2) * BRICK_W / 2, 860, BRICK_W):
            if x0 - BRICK_W < x < x1:
                seams.append(box(x - 1, y, x + 1, y + BRICK_H))
                if r.random() < 0.3:
                    tones.append(box(x + 1.6, y + 1.6, x + BRICK_W - 1.6, y + BRICK_H - 1.6))
    with sc.clip(g):
        sc.flat(geom(U(seams).intersection(flat_leaf)), "#5a2440", 0.45)
        sc.flat(geom(U(tones).intersection(flat_leaf)), "#ffd8a0", 0.2)
    lines: list[Any] = [list(geom(flat_leaf.buffer(-4)).exterior.coords)]
    for y0, y1 in ((DTOP + 130, DTOP + 290), (DTOP + 322, FOOT - 46)):
        p, q = x0 + 22, x1 - 22
        ring = [(p, y0), (q, y0), (q, y1), (p, y1), (p, y0)]
        lines.append([pt(u, v) for u, v in along(np.array(ring, float), 60)])
    chalk(sc, sc.stream(f"chalk leaf {left}"), lines, CHALK)
    hx, hy = pt(mid - 14 if left else mid + 14, DTOP + 306)
    sc.stroke([(hx - 10, hy), (hx + 10, hy)], CHALK, 6, 1)
    sc.stroke([(hx, hy - 14), (hx, hy + 14)], CHALK, 4, 0.9)
