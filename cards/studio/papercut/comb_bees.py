"""Bees as they are, seen from above as they walk on the comb, and one in the air."""

from __future__ import annotations

import math
import random
from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

DARK = "#1c0d08"
ABDOMEN = shape("-2,-8 -12,-10.5 -24,-8 -33,0^ -24,8 -12,10.5 -2,8")
WING = shape("2,0^ -8,-5 -24,-8 -36,-5 -34,1 -20,3")
BANDS = U([limb([(q, -12, 3.2), (q - 2.4, 0, 3.4), (q, 12, 3.2)], 4) for q in (-9, -16, -22.5, -28)]).intersection(
    ABDOMEN
)
LEGS = U(
    [
        limb([(x, 5 * s, 2), (x + dx, 13 * s, 1.8), (x + 1.7 * dx, 18 * s, 1)], 4)
        for s in (-1, 1)
        for x, dx in ((8, 6), (3, -1), (-2, -8))
    ]
)


def walking_bee(
    sc: Scene, x: float, y: float, s: float, turn: float, day: float, lit: tuple[float, float], spread: float = 14
) -> None:
    """A bee from above, head to the right before turn (degrees); day 0..1 is how light it is; lit points to the light."""

    def place(g: Any) -> Any:
        return T(g, x, y, s, rot=turn)

    gold, brown, black = mix("#3a1c0c", "#ffc24a", day), mix("#2a140a", "#b87830", day), mix("#0e0605", "#3a1c10", day)
    body = U(ABDOMEN, ellipse(5, 0, 9.5, 9), ellipse(15.5, 0, 6, 7))
    sc.flat(T(place(body), -3 * lit[0] * s, 3 * s - 3 * lit[1] * s), "#0c0404", 0.55, "multiply", 2.2 * s)
    feel = U([limb([(19, 3 * k, 1.6), (25, 6 * k, 1.4), (30, 5 * k, 1)], 4) for k in (-1, 1)])
    sc.flat(place(U(LEGS, feel)), black)
    sc.flat(place(ABDOMEN), gold)
    sc.flat(place(BANDS), black, 0.95)
    sc.flat(place(ellipse(15.5, 0, 6, 7)), black)
    sc.flat(place(ellipse(5, 0, 9.5, 9)), brown)
    sc.flat(
        clean(place(body).difference(T(place(body), -1.7 * lit[0] * s, -1.7 * lit[1] * s))),
        mix("#8a5a2a", "#fff0b8", day),
        0.85,
    )
    for k in (-1, 1):
        g = place(T(T(WING, 3, 0, rot=spread), 0, 0, 1, sy=k))
        sc.flat(g, mix("#5a3a20", "#ffd890", day), 0.26)
        sc.flat(clean(g.difference(T(g, -0.9 * lit[0] * s, -0.9 * lit[1] * s))), mix("#a07840", "#fff6dc", day), 0.6)


def cluster(sc: Scene, name: str, drop: Any, target: tuple[float, float], s: float, n: int, light_on: Any) -> None:
    """Bees that hang in one drop, holding each other, most of them with their heads to the target."""
    r: random.Random = sc.stream(name)
    x0, y0, x1, y1 = drop.bounds
    at: list[tuple[float, float]] = []
    for gap in (17, 12, 9):
        for _ in range(n * 8):
            x, y = r.uniform(x0, x1), r.uniform(y0, y1)
            if (
                len(at) < n
                and drop.contains(ellipse(x, y, 6 * s))
                and all(math.hypot(x - a, y - b) > gap * s for a, b in at)
            ):
                at.append((x, y))
    for x, y in sorted(at, key=lambda p: p[1]):
        to = math.degrees(math.atan2(target[1] - y, target[0] - x)) + r.gauss(0, 26)
        far = math.hypot(target[0] - x, target[1] - y)
        walking_bee(
            sc,
            x,
            y,
            s * r.uniform(0.9, 1.08),
            to,
            light_on(x, y),
            ((target[0] - x) / far, (target[1] - y) / far),
            r.uniform(8, 22),
        )
