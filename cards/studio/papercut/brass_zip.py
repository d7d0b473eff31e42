"""A zip fastener in perspective: rims of an opening, tape, teeth apart and closed, the slider with its pull."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon

from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.scene import Scene

SLIDER, TURN = (392, 566), 43  # where it sits, and its lean
CLOSED = [(392, 566), (450, 496), (524, 418), (600, 346), (662, 294), (722, 246), (790, 190)]
LEFT = [(372, 560), (318, 600), (222, 664), (84, 752), (-140, 890)]
RIGHT = [(404, 590), (422, 660), (450, 770), (500, 920), (548, 1080), (590, 1290)]
TAPE = 34  # breadth of the tape beside the teeth, at the slider
NAVY, EXACT = "#141f4e", {"cut": 0, "wash": 0, "fibre": 0}


def scale(y: float) -> float:
    """How large things are at height y of the card: 1 at the slider."""
    return max(0.2, 0.3 + 0.7 * (y - 240) / 326)


def line(points: Any) -> Any:
    """A smooth row of points along a rim or along the closed part."""
    return along(curve(np.array(points, float), n=24), 260)


def beside(c: Any, d: float) -> Any:
    """The same line moved to its right by d, growing with nearness."""
    t = np.gradient(c, axis=0)
    n = np.c_[-t[:, 1], t[:, 0]] / np.hypot(t[:, 0], t[:, 1])[:, None]
    return c + n * d * np.array([scale(y) for y in c[:, 1]])[:, None]


def band(c: Any, d0: float, d1: float) -> Any:
    """The strip between two such lines."""
    return clean(Polygon([*beside(c, d0), *beside(c, d1)[::-1]]).buffer(0))


def opening() -> Any:
    """The hole between both rims."""
    return clean(Polygon([*line(LEFT), (-140, 1300), *line(RIGHT)[::-1]]).buffer(0))


def parted() -> Any:
    """What the cloth leaves free: opening, tape and closed teeth."""
    a, b, c = line(LEFT), line(RIGHT), line(CLOSED)
    return U(opening(), band(a, -2, TAPE), band(b, -TAPE, 2), band(c, -TAPE * 0.8, TAPE * 0.8), ellipse(*SLIDER, 40))


def _row(points: Any, gap: float, first: float = 0) -> list[tuple[float, float, float, float]]:
    """Places along a line: x, y, direction in degrees, scale."""
    c, s, out = LineString(line(points)), first, []
    while s < c.length - 2:
        p, q = c.interpolate(s), c.interpolate(s + 1)
        k = scale(p.y)
        out.append((p.x, p.y, math.degrees(math.atan2(q.y - p.y, q.x - p.x)), k))
        s += gap * k
    return out


def tooth() -> Any:
    """One tooth: its foot clasps the tape at +x, its head looks to -x and has a knob."""
    return rounded(
        fillet(
            shape(
                "12,-6.6^ 12,6.6^ -2,6.6^ -4,4.6^ -10,4.6^ -11,7.4 -19,7.2 -21,0 -19,-7.2 -11,-7.4^ -10,-4.6^ -4,-4.6^ -2,-6.6^"
            ),
            0.6,
        ),
        1.2,
    )


def brass(sc: Scene, x0: float, y0: float, x1: float, y1: float) -> str:
    """Brass from its lit side to its shade."""
    return sc.lin([(0, "#fff2b8"), (0.3, "#f5c851"), (0.7, "#d08e2c"), (1, "#8a5220")], x0, y0, x1, y1)


def draw_tape(sc: Scene) -> None:
    """Navy tape along both rims and under the closed teeth, woven."""
    strips = (band(line(LEFT), -3, TAPE + 16), band(line(RIGHT), -TAPE - 16, 3), band(line(CLOSED), -TAPE, TAPE))
    for g in strips:
        sc.layer(g, sc.lin([(0, "#2c4488"), (0.5, NAVY), (1, "#0e1638")], 0, 240, 500, 1200), z=8, sh=0.5, shc="#08301c", dx=5, dy=9, cut=0, wash=0.5, rim="#9fc0f4", rimop=0.9)  # fmt: skip
    for P, s in ((LEFT, 1), (RIGHT, -1), (CLOSED, 1), (CLOSED, -1)):
        for d in (13, 19):
            c = beside(line(P), s * d * (0.8 if P is CLOSED else 1))
            sc.stroke([*c], "#4a68b4", 1.4, 0.7, dash="4 3", cap="butt")


def draw_teeth(sc: Scene) -> None:
    """Teeth apart along the rims, then locked along the closed part."""
    for P, s in ((LEFT, 90), (RIGHT, -90)):
        rows = _row(P, 21, 22)
        gs = [T(tooth(), x, y, k, rot=a + s, o=(0, 0)) for x, y, a, k in rows]
        sc.flat(T(U(gs), 7, 10), "#08301c", 0.5, "multiply", 5)
        for g, (_, _, _, k) in zip(gs, rows, strict=True):
            x0, y0, x1, y1 = g.bounds
            sc.layer(
                g,
                brass(sc, x0, y0, x1, y1),
                z=2.4 * k,
                sh=0.55,
                shc="#0a1230",
                rim="#fffbe0",
                rimop=1,
                rimw=1.1,
                **EXACT,
            )
    for s, first in ((90, 0.0), (-90, 7.6)):
        gs = []
        for x, y, a, k in _row(CLOSED, 15.2, first):
            gs.append(T(T(tooth(), 7, 0, sy=0.62), x, y, k * 0.95, rot=a + s, o=(0, 0)))
        sc.layer(U(gs), sc.lin([(0, "#ffe89a"), (0.5, "#e6ac42"), (1, "#c58430")], 380, 560, 720, 250), z=1.6, sh=0.6, shc="#0a1230", rim="#fffbe0", rimop=1, **EXACT)  # fmt: skip


def draw_slider(sc: Scene, grip: tuple[float, float]) -> None:
    """The slider, wide end towards the opening, and its pull, taut towards the hands at grip."""
    x, y = SLIDER

    def m(g: Any) -> Any:
        return T(g, x, y, 1.22, rot=TURN, o=(0, 0))

    body = fillet(
        rounded(shape("-34,-64^ 34,-64^ 38,-30 50,10^ 54,56^ 22,60^ 0,46^ -22,60^ -54,56^ -50,10^ -38,-30"), 8), 2
    )
    sc.flat(T(m(body), 30, 20), "#1c3a70", 0.5, "multiply", 7)
    sc.layer(T(m(body), 3, 8), "#6e3d18", z=9, sh=0.55, shc="#12204c", rimop=0, **EXACT)
    sc.layer(m(body), brass(sc, x - 60, y - 70, x + 70, y + 60), z=1, sh=0.3, shc="#3a1c14", rim="#fffde8", rimop=1, rimw=1.8, **EXACT)  # fmt: skip
    for d, c, w in ((7, "#8a5220", 2.4), (5.6, "#fff6c8", 1.4)):
        sc.flat(m(body.buffer(-d).difference(body.buffer(-d - w))), c, 0.7)
    ribs = U([limb([(e * 27, -38, 1), (e * 31, 0, 4.6), (e * 37, 36, 1)], 5) for e in (-1, 1)])
    sc.flat(m(T(ribs, 1.4, 1.4)), "#fff6c8", 0.8)
    sc.flat(m(ribs), "#8a5220", 0.75)
    bridge = rounded(shape("-10,-46^ 10,-46^ 13,-10 12,34^ -12,34^ -13,-10"), 5)
    gx, gy = grip
    bx, by = x + 6, y - 10
    u = math.hypot(gx - bx, gy - by)
    a = math.degrees(math.atan2(gy - by, gx - bx))
    plate = rounded(
        shape(f"-16,-9^ 18,-9^ 40,-19^ {u + 20},-25^ {u + 32},-14 {u + 32},14 {u + 20},25^ 40,19^ 18,9^ -16,9^"), 6
    )
    hole = rounded(shape(f"58,-9^ {u - 10},-13^ {u - 10},13^ 58,9^"), 6)
    pull = T(plate.difference(hole), bx, by, rot=a, o=(0, 0))
    sc.flat(T(pull, 16, 26), "#1c3a70", 0.45, "multiply", 5)
    sc.layer(pull, brass(sc, bx + 10, by - 60, bx + 80, by + 10), z=8, sh=0.5, shc="#12204c", rim="#fffde8", rimop=1, rimw=1.6, **EXACT)  # fmt: skip
    sc.layer(m(bridge), brass(sc, x - 20, y - 30, x + 30, y + 30), z=5, sh=0.6, shc="#3a1c14", rim="#fffde8", rimop=1, rimw=1.4, **EXACT)  # fmt: skip
    sc.flat(m(limb([(-4, -34, 1), (-5, -4, 4), (-4, 22, 1)], 6)), "#fffbe0", 0.8)
