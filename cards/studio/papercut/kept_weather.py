"""The weathers that are kept in a glass: rain, snow, a rainbow, fog, the moon; each over a ground of two colours."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.geometry import U, ellipse, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.sky import spiral, star
from cards.studio.papercut.weather import snowflake

Ink = list[tuple[Any, str, float]]

GROUNDS = {
    "rain": ("#3f6f86", "#7fb0b8"), "snow": ("#7f9fc0", "#e3eef4"), "rainbow": ("#8fc0d6", "#dff0ee"),
    "bolt": ("#1f2450", "#5a5a9a"), "fog": ("#8f8fa0", "#d6ccd2"), "whirl": ("#5a5a70", "#a8a8b8"),
    "wind": ("#4f9a98", "#b6e0d2"), "frost": ("#4a7fae", "#cfeaf4"), "fair": ("#3f8fd0", "#bfe4f2"),
    "aurora": ("#12324a", "#2f8a76"), "hail": ("#5a7086", "#a9bcc6"), "heat": ("#c2452a", "#ffb04a"),
    "dusk": ("#6a3a7a", "#ff9a5a"), "moon": ("#131c48", "#3a4a8a"), "dew": ("#3f7a4a", "#b6d67a"), "shade": ("#2a2438", "#4a4260"),
}  # fmt: skip
KINDS = tuple(GROUNDS)


def _puff(w: float, h: float, y: float) -> Any:
    return U(
        ellipse(-w * 0.18, y, w * 0.17, h * 0.09),
        ellipse(w * 0.06, y - h * 0.05, w * 0.2, h * 0.12),
        ellipse(w * 0.24, y + h * 0.01, w * 0.15, h * 0.08),
        box(-w * 0.26, y, w * 0.3, y + h * 0.07),
    )


def weather_in(kind: str, w: float, h: float, r: random.Random) -> Ink:
    """What is inside, as (geometry, colour, opacity), over a glass w wide and h high standing on 0,0."""
    out: Ink = []
    if kind in ("rain", "hail", "bolt", "rainbow", "fair"):
        out.append(
            (
                _puff(w, h, -h * 0.66),
                {"bolt": "#8a86c4", "rain": "#c2d2d6", "hail": "#d6dde2"}.get(kind, "#ffffff"),
                0.95,
            )
        )
    if kind == "rain":
        drops = [
            limb([(x, y, 0.3), (x - h * 0.02, y + h * 0.1, w * 0.035)], 2, 3)
            for x, y in ((r.uniform(-0.26, 0.3) * w, r.uniform(-0.54, -0.16) * h) for _ in range(12))
        ]
        out += [(U(drops), "#e6f6f6", 0.9), (box(-w, -h * 0.09, w, 0), "#cfeaf0", 0.7)]
    elif kind == "hail":
        out.append(
            (
                U([ellipse(r.uniform(-0.3, 0.3) * w, r.uniform(-0.52, -0.04) * h, w * 0.04) for _ in range(13)]),
                "#ffffff",
                0.9,
            )
        )
    elif kind == "bolt":
        out.append(
            (
                Polygon(
                    [
                        (w * 0.02, -h * 0.6),
                        (-w * 0.16, -h * 0.34),
                        (-w * 0.02, -h * 0.36),
                        (-w * 0.12, -h * 0.08),
                        (w * 0.16, -h * 0.44),
                        (w * 0.03, -h * 0.42),
                        (w * 0.14, -h * 0.6),
                    ]
                ),
                "#fff3b0",
                1,
            )
        )
    elif kind == "rainbow":
        for k, c in enumerate(("#e0503a", "#f2a03a", "#f6d95a", "#5fae6a", "#4a7ac8")):
            q = w * (0.44 - 0.07 * k)
            out.append(
                (
                    ellipse(0, -h * 0.1, q, q * 1.1)
                    .difference(ellipse(0, -h * 0.1, q - w * 0.07, (q - w * 0.07) * 1.1))
                    .intersection(box(-w, -h, w, -h * 0.1)),
                    c,
                    0.95,
                )
            )
    elif kind == "snow":
        out.append(
            (
                U(
                    [
                        snowflake(
                            r.uniform(-0.34, 0.34) * w,
                            r.uniform(-0.76, -0.2) * h,
                            w * r.uniform(0.06, 0.13),
                            6,
                            r.random(),
                        )
                        for _ in range(7)
                    ]
                ),
                "#ffffff",
                0.95,
            )
        )
        out.append(
            (shape(f"{-w},0^ {-w * 0.6},{-h * 0.16} {0},{-h * 0.1} {w * 0.5},{-h * 0.18} {w},0^"), "#ffffff", 0.95)
        )
    elif kind == "fog":
        out.append(
            (
                U(
                    [
                        limb(
                            [
                                (-w * 0.5, -h * q, h * 0.03),
                                (0, -h * q - h * 0.03, h * 0.07),
                                (w * 0.5, -h * q, h * 0.03),
                            ],
                            4,
                        )
                        for q in (0.14, 0.28, 0.42, 0.56, 0.7)
                    ]
                ),
                "#f6eef0",
                0.75,
            )
        )
    elif kind == "whirl":
        out.append(
            (
                U(
                    [
                        limb(
                            [(-w * q, -h * y, h * 0.02), (0, -h * y + h * 0.05, h * 0.045), (w * q, -h * y, h * 0.02)],
                            4,
                        )
                        for q, y in ((0.4, 0.74), (0.32, 0.6), (0.24, 0.47), (0.17, 0.35), (0.1, 0.24), (0.05, 0.14))
                    ]
                ),
                "#e9e6ee",
                0.9,
            )
        )
    elif kind == "wind":
        out.append(
            (
                U(
                    [
                        spiral(w * x, -h * y, w * 0.13, 1.4, w * 0.04, tail=(w * (x - 0.62), -h * y + w * 0.1))
                        for x, y in ((0.18, 0.66), (0.02, 0.42), (0.2, 0.2))
                    ]
                ),
                "#f2fff6",
                0.9,
            )
        )
    elif kind == "frost":
        fern = [
            leaf(-w * 0.3 + w * 0.1 * k, -h * 0.08 - h * 0.1 * k, w * 0.22, a, 0.24)
            for k in range(6)
            for a in (-0.4, -1.9)
        ]
        out.append((U(fern, limb([(-w * 0.36, 0, 1.4), (w * 0.26, -h * 0.66, 0.5)], 3)), "#f2fdff", 0.9))
    elif kind == "aurora":
        for k, c in enumerate(("#7ff0b0", "#a8f0d0", "#c89af0")):
            out.append(
                (
                    limb(
                        [
                            (-w * 0.4 + w * 0.1 * k, -h * 0.2, w * 0.04),
                            (-w * 0.1, -h * (0.42 + 0.1 * k), w * 0.2),
                            (w * 0.14, -h * (0.34 + 0.1 * k), w * 0.12),
                            (w * 0.42, -h * (0.6 + 0.06 * k), w * 0.05),
                        ],
                        6,
                    ),
                    c,
                    0.55,
                )
            )
    elif kind == "heat":
        out.append(
            (
                U(
                    [
                        limb(
                            [
                                (w * x, -h * 0.1, w * 0.05),
                                (w * x + w * 0.08, -h * 0.3, w * 0.08),
                                (w * x - w * 0.05, -h * 0.5, w * 0.06),
                                (w * x + w * 0.04, -h * 0.7, w * 0.01),
                            ],
                            5,
                        )
                        for x in (-0.24, 0.0, 0.22)
                    ]
                ),
                "#ffe9a0",
                0.8,
            )
        )
    elif kind == "dusk":
        out += [
            (ellipse(0, -h * 0.3, w * 0.2), "#ffe28a", 1),
            (U([box(-w, -h * q, w, -h * q + h * 0.035) for q in (0.34, 0.25, 0.16)]), "#8a3a6a", 0.7),
            (box(-w, -h * 0.11, w, 0), "#3a2450", 0.9),
        ]
    elif kind == "moon":
        out += [
            (ellipse(w * 0.05, -h * 0.48, w * 0.2).difference(ellipse(w * 0.14, -h * 0.52, w * 0.18)), "#fff3c8", 1),
            (
                U([star(r.uniform(-0.36, 0.36) * w, r.uniform(-0.8, -0.1) * h, w * 0.05, 4, 0.36) for _ in range(7)]),
                "#fdf6dc",
                0.95,
            ),
        ]
    elif kind == "dew":
        out += [
            (
                U(
                    [
                        limb(
                            [
                                (w * x, 0, w * 0.06),
                                (w * x + w * 0.06, -h * 0.3, w * 0.03),
                                (w * x + w * b, -h * 0.6, 0.4),
                            ],
                            4,
                        )
                        for x, b in ((-0.26, -0.1), (-0.08, 0.06), (0.1, 0.02), (0.26, 0.1))
                    ]
                ),
                "#2f6a3a",
                0.9,
            ),
            (
                U([ellipse(r.uniform(-0.3, 0.3) * w, r.uniform(-0.6, -0.1) * h, w * 0.05) for _ in range(7)]),
                "#f2ffe6",
                0.95,
            ),
        ]
    return out
