"""Banks of cloud in stacked sheets with scrolls on them, round a light on the right."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.geometry import T, U, rounded
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank, spiral


def banks(
    sc: Scene,
    R: Any,
    P: list[tuple[float, float]],
    r0: float,
    r1: float,
    cols: list[str],
    side: int,
    d: float = 11,
    z: float = 8,
) -> None:
    """A bank of cloud in stacked sheets, from the left (-1), the right (1) or the top (0)."""
    x = -140 if side < 0 else 940
    fill = (
        Polygon([(x, P[0][1])] + P + [(x, P[-1][1])]).buffer(0)
        if side
        else Polygon(P + [(P[-1][0], -100), (P[0][0], -100)]).buffer(0)
    )
    b = bank(R, P, r0, r1, fill=fill)
    for k, c in enumerate(cols):
        sc.layer(
            b if k == 0 else T(rounded(b.buffer(-d * k), 3), side * d * 0.4 * k, -d * 0.5 * k),
            c,
            z=z,
            sh=0.36,
            cut=0.6,
            rimop=0.3,
            dy=z * 0.5,
        )


def draw_banks(sc: Scene, R: Any) -> None:
    """Three banks of cloud."""
    banks(
        sc,
        R,
        [(-80, 480), (10, 505), (80, 480), (150, 440), (160, 390), (110, 350), (40, 330), (-60, 300)],
        16,
        40,
        [
            sc.near("#d8cfa6", "#4b7c80", 620),
            sc.near("#b9bd9e", "#3a6c74", 620),
            sc.near("#9aae98", "#2f5f69", 620),
            sc.near("#819d90", "#26535f", 620),
        ],
        -1,
        d=12,
    )
    banks(
        sc,
        R,
        [(860, 336), (790, 340), (730, 312), (650, 300), (600, 262), (610, 216), (680, 186), (760, 150), (860, 130)],
        16,
        42,
        [
            sc.near("#f0dfae", "#6d9088", 560),
            sc.near("#d3cda4", "#557f7f", 560),
            sc.near("#b5bd9c", "#437074", 560),
            sc.near("#98ad94", "#35636a", 560),
        ],
        1,
        d=12,
    )
    banks(
        sc,
        R,
        [
            (-80, 190),
            (10, 220),
            (70, 196),
            (140, 150),
            (240, 128),
            (310, 84),
            (420, 70),
            (520, 36),
            (640, 20),
            (880, -30),
        ],
        20,
        48,
        [
            sc.near("#8fab9e", "#2f5f69", 720),
            sc.near("#74988f", "#275562", 720),
            sc.near("#5d867f", "#204b58", 720),
            sc.near("#4b7572", "#19404d", 720),
        ],
        0,
        d=13,
    )


def draw_scrolls(sc: Scene) -> None:
    """Scrolls on the clouds."""
    sp_ = U(
        spiral(60, 420, 24, 1.8, 3.2, 2.6),
        spiral(712, 250, 26, 1.8, 3.4, 1.2, True),
        spiral(668, 270, 15, 1.6, 2.6, 0.4),
        spiral(110, 130, 24, 1.8, 3, 2.2),
        spiral(250, 70, 20, 1.7, 3, 2.4),
        spiral(20, 394, 14, 1.6, 2.4, 2.2),
        spiral(764, 226, 15, 1.6, 2.6, 1.2),
    )
    sc.flat(sp_, "#16404c", 0.55)
    sc.flat(T(sp_, 0.8, 1.2), "#ffefc4", 0.22, "screen")
