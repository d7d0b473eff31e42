"""Bees of a honeycomb: flying, peeping out of a cell, asleep in one."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

DARK = "#24120c"
WING = "2,0^ -8,-26 -30,-52 -54,-58 -60,-42 -40,-16 -12,2"


def _wing(sc: Scene, place: Any, turn: float, op: float) -> None:
    g = place(T(shape(WING), -2, -16, rot=turn))
    sc.layer(g, "#f4f0e0", z=2, cut=0, fibre=0, wash=0, sh=0.3, op=op, rim="#ffffff", rimop=1)
    veins = U([limb([(-2, -2, 1.6), (-22, -26 + 5 * k, 1.2), (-46 - 2 * k, -46 + 9 * k, 0.6)], 4) for k in (-1, 0, 1)])
    sc.flat(place(T(veins, -2, -16, rot=turn)), "#8a7a6a", 0.6)


def flying_bee(
    sc: Scene, x: float, y: float, s: float, turn: float = 0, *, flip: int = 0, beat: float = 0, day: float = 0.6,
    rim: str = "#d8ecff",
) -> None:  # fmt: skip
    """A bee from the side, nose to the right before turn (degrees) and flip; beat turns her wings; day 0..1 is how light it is."""

    def place(g: Any) -> Any:
        return T(T(g, flip=bool(flip)), x, y, s, rot=turn)

    gold, brown = mix("#a8661e", "#ffca4e", day), mix("#5a2e14", "#c8842e", day)
    sc.flat(T(place(ellipse(-14, 0, 46, 22)), -20, 26), "#1c080a", 0.4, "multiply", 9)
    _wing(sc, place, beat + 24, 0.45)
    legs = [limb([(-6 + 11 * k, 12, 3), (-12 + 12 * k, 25, 2.4), (-18 + 13 * k, 30 + 2 * k, 1.2)], 4) for k in range(3)]
    sc.flat(place(U(legs)), DARK)
    tail = shape("6,-13 -14,-23 -40,-21 -58,-6 -66,12 -60,20 -44,24 -20,22 4,13")
    sc.layer(place(tail), gold, z=3, cut=0, fibre=0, sh=0.5, rim="#fff2c0", rimop=0.6)
    bands = [
        limb([(q, -28, 5), (q - 5, 0, 6.5 - k * 0.6), (q + 1, 30, 5)], 5) for k, q in enumerate((-16, -32, -47, -59))
    ]
    sc.flat(clean(place(U(bands)).intersection(place(tail))), DARK, 0.95)
    shade = clean(place(tail).intersection(place(T(tail, 0, 13))))
    sc.flat(shade, "#3a1206", 0.35, "multiply", 2)
    chest = fur(ellipse(7, -4, 20, 17), 6, 0.3, 4, w=2.4)
    sc.layer(place(chest), brown, z=2, cut=0, fibre=0, sh=0.3, rim="#ffe6a8", rimop=0.6)
    head = ellipse(30, 0, 13.5, 14.5)
    sc.layer(place(head), "#3a2014", z=2, cut=0, fibre=0, rim="#ffe6a8", rimop=0.6)
    sc.flat(place(ellipse(34, -3, 6.6, 8)), "#fff6e0")
    sc.flat(place(ellipse(36, -5, 3.8, 4.6)), "#120806")
    sc.flat(place(ellipse(37.2, -7, 1.3, 1.6)), "#ffffff")
    sc.flat(place(U(limb("34,-11,2.6 42,-26,2.2 54,-29,3.6", 5), limb("30,-13,2.6 34,-30,2.2 44,-37,3.6", 5))), DARK)
    _wing(sc, place, beat, 0.72)
    rimlight(sc, place(U(tail, chest, head)), -2, 2, rim, 0.8, 1.0, r=900)


def peeping_bee(sc: Scene, x: float, y: float, s: float, gaze: tuple[float, float], hole: Any, *, lean: float = 0,
                lift: float = 0, day: float = 0.6, asleep: int = 0) -> None:  # fmt: skip
    """A bee in her cell, face towards us, forelegs on its lower rim; gaze is the point she looks at."""

    def place(g: Any) -> Any:
        return T(T(g, rot=lean), x, y - lift, s)

    a = math.atan2(gaze[1] - y, gaze[0] - x)
    ux, uy = math.cos(a), math.sin(a)
    with sc.clip(hole):
        for k in (-1, 1):
            wing = place(T(shape("0,0^ 14,-26 40,-44 58,-34 50,-6 22,8"), 16, 18, rot=-16, flip=k < 0, o=(0, 0)))
            sc.layer(wing, "#f4f0e0", z=2, cut=0, fibre=0, wash=0, sh=0.3, op=0.5, rim="#ffffff", rimop=0.9)
        body = ellipse(-6 * ux, 40, 33, 44)
        sc.layer(place(body), mix("#a8661e", "#ffca4e", day), z=3, cut=0, fibre=0, rim="#ffe6a8", rimop=0.5)
        sc.flat(
            clean(
                place(U([limb([(-44, q, 7), (0, q + 9, 8), (44, q, 7)], 5) for q in (40, 57)])).intersection(
                    place(body)
                )
            ),
            DARK,
            0.95,
        )
        ruff = fur(ellipse(-4 * ux, 20, 35, 19), 7, 0.34, 5, w=2.6)
        sc.layer(place(ruff), mix("#8a4e1c", "#e0a044", day), z=2, cut=0, fibre=0, sh=0.4, rim="#ffe6a8", rimop=0.6)
    head = shape("-30,-14 -22,-34 0,-40 22,-34 30,-14 25,10 10,24 -10,24 -25,10")
    dx, dy = 7 * ux, 6 * uy - 6
    h = T(head, dx, dy)
    feel = [
        limb(
            [(k * 10 + dx, -32 + dy, 3.4), (k * 17 + 9 * ux, -54 + dy, 2.8), (k * 15 + 24 * ux, -64 + 12 * uy, 4.6)], 5
        )
        for k in (-1, 1)
    ]
    sc.flat(place(U(feel)), DARK)
    sc.layer(place(h), mix("#4a2410", "#6a3818", day), z=4, cut=0, fibre=0, sh=0.5, rim="#ffe6a8", rimop=0.8)
    face = T(shape("-17,-6^ -9,-20 9,-20 17,-6^ 12,12 0,19 -12,12"), dx * 1.7, dy + 1)
    sc.flat(place(face), mix("#a8661e", "#f2b84a", day), 0.9)
    for k in (-1, 1):
        ex, ey = k * 17 + dx * 1.7, -10 + dy + uy * 2
        if asleep:
            sc.flat(place(limb([(ex - 8, ey, 1), (ex, ey + 5, 3), (ex + 8, ey, 1)], 5)), DARK)
            continue
        sc.flat(place(ellipse(ex, ey, 8.6, 11.5, 14 * k)), "#ffeecb")
        sc.flat(place(ellipse(ex + 2.2 * ux, ey + 2.6 * uy, 6.8, 8.8, 14 * k)), "#120806")
        sc.flat(place(ellipse(ex + 4 * ux, ey + 4.4 * uy - 1.6, 2.2, 2.8)), "#ffffff")
    mouth = limb([(-6, 0, 1), (0, 4, 2.6), (6, 0, 1)], 4) if asleep or lean < 0 else ellipse(0, 0, 3.4, 4.4)
    sc.flat(place(T(mouth, dx * 2.1, 11 + dy)), DARK, 0.9)
    paws = U([limb([(k * 34, 24, 8), (k * 30, 36, 9), (k * 22, 44, 8)], 5) for k in (-1, 1)])
    sc.layer(place(paws), DARK, z=2, cut=0, fibre=0, rim="#ffe0a0", rimop=0.6)
