"""What people wear: ready suits of clothes, and patterns for cloth."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field, replace
from typing import Any

from cards.studio.papercut.geometry import U, ellipse, limb


@dataclass(frozen=True)
class Dress:
    """What somebody wears. Colours; kinds: top shirt/sweater/vest/none, sleeves long/short/none/wide, bottom
    trousers/shorts/none; skirt: hem of a skirt or coat in leg lengths (0 none, .5 knee, .9 ankle); open: a coat."""

    top: str = "#8a5a44"
    bottom: str = "#4a4650"
    skirt: float = 0.0
    skirt_colour: str | None = None
    flare: float = 6
    open: int = 0
    sleeves: str = "long"
    trousers: str = "trousers"
    shoes: str = "shoes"
    shoe_colour: str = "#33221e"
    collar: str | None = None
    collar_colour: str = "#efe2c4"
    buttons: str | None = None
    belt: str | None = None
    apron: str | None = None
    pattern: str | None = None
    pattern_colour: str = "#efe2c4"
    shirt: str | None = None
    cloak: str | None = None
    pad: float = 1.5
    bust: float = 0
    belly: float = 0
    more: dict[str, Any] = field(default_factory=dict)

    def but(self, **changes: Any) -> Dress:
        """The same with something else."""
        return replace(self, **changes)


def dress(kind: str, a: str = "#8a5a44", b: str = "#4a4650", c: str = "#efe2c4") -> Dress:
    """A ready suit of clothes in up to three colours (main, second, trim); see KINDS."""
    return {
        "shirt": Dress(a, b, collar="shirt", collar_colour=c),
        "sweater": Dress(a, b, pad=2.5, collar="scarf", collar_colour=a, pattern="bands", pattern_colour=c),
        "tee": Dress(a, b, sleeves="short"),
        "overalls": Dress(c, b, apron=b, collar="shirt", collar_colour=c, shoes="boots"),
        "suit": Dress(a, b, skirt=0.2, flare=2, open=1, buttons=c, collar="shirt", collar_colour=c, shirt=c),
        "vest": Dress(c, b, collar="shirt", collar_colour=c, more={"vest": a}),
        "coat": Dress(
            a, b, skirt=0.52, flare=7, open=1, buttons=c, pad=3, collar="shirt", collar_colour=a, shoes="boots"
        ),
        "greatcoat": Dress(
            a, b, skirt=0.8, flare=9, open=1, buttons=c, pad=4, collar="fur", collar_colour=c, shoes="boots"
        ),
        "dress": Dress(a, a, skirt=0.55, flare=10, trousers="none", bust=3, belt=c),
        "gown": Dress(a, a, skirt=1.0, flare=16, trousers="none", bust=3, belt=c, pad=1),
        "pinafore": Dress(a, a, skirt=0.5, flare=11, trousers="none", apron=c, collar="shirt", collar_colour=c),
        "skirt": Dress(
            a, b, skirt=0.62, skirt_colour=b, flare=9, trousers="none", bust=3, collar="shirt", collar_colour=c
        ),
        "farmwife": Dress(a, b, skirt=0.88, skirt_colour=b, flare=10, trousers="none", bust=4, apron=c, belly=2),
        "nightshirt": Dress(a, b, skirt=0.6, flare=7, trousers="none", pad=3, shoes="bare", buttons=c),
        "robe": Dress(
            a, b, skirt=0.92, flare=8, sleeves="wide", open=1, belt=c, pad=3, trousers="none", shoes="slippers"
        ),
        "kimono": Dress(
            a,
            a,
            skirt=0.93,
            flare=3,
            sleeves="wide",
            open=1,
            belt=b,
            pad=2,
            trousers="none",
            collar="shirt",
            collar_colour=c,
            shoes="sandals",
            pattern="flowers",
            pattern_colour=c,
        ),
        "sari": Dress(
            b,
            a,
            skirt=0.97,
            skirt_colour=a,
            flare=7,
            sleeves="short",
            trousers="none",
            bust=3,
            shoes="sandals",
            more={"sash": a, "trim": c},
        ),
        "djellaba": Dress(
            a,
            a,
            skirt=0.93,
            flare=8,
            sleeves="wide",
            pad=4,
            trousers="none",
            shoes="slippers",
            pattern="stripes",
            pattern_colour=c,
        ),
        "tunic": Dress(a, b, skirt=0.34, flare=6, belt=c),
        "poncho": Dress(b, b, more={"poncho": a, "trim": c}),
        "parka": Dress(a, b, skirt=0.3, flare=4, pad=5, collar="fur", collar_colour=c, shoes="boots"),
        "cloak": Dress(b, b, skirt=0.8, flare=8, cloak=a, trousers="none", shoes="boots"),
        "sailor": Dress(a, b, collar="shirt", collar_colour=b, pattern="bands", pattern_colour=c),
        "uniform": Dress(
            a, a, skirt=0.24, flare=3, open=1, buttons=c, belt=b, collar="shirt", collar_colour=a, shoes="boots"
        ),
        "bathing": Dress(a, a, sleeves="none", trousers="shorts", shoes="bare", pattern="stripes", pattern_colour=c),
        "swim": Dress(a, a, sleeves="none", trousers="shorts", shoes="bare"),
    }[kind]


KINDS = (
    "shirt", "sweater", "tee", "overalls", "suit", "vest", "coat", "greatcoat", "dress", "gown", "pinafore", "skirt",
    "farmwife", "nightshirt", "robe", "kimono", "sari", "djellaba", "tunic", "poncho", "parka", "cloak", "sailor",
    "uniform", "bathing", "swim",
)  # fmt: skip


def patterned(g: Any, kind: str, seed: str = "cloth", k: float = 1.0) -> Any:
    """A cloth pattern cut to g: stripes, bands, dots, checks, flowers; k scales it."""
    x0, y0, x1, y1 = g.bounds
    r = random.Random(seed)
    out: list[Any] = []
    if kind in ("bands", "checks"):
        out += [limb([(x0 - 2, y, 1.7 * k), (x1 + 2, y, 1.7 * k)], 1) for y in _steps(y0, y1, 6.5 * k)]
    if kind in ("stripes", "checks"):
        out += [limb([(x, y0 - 2, 1.4 * k), (x, y1 + 2, 1.4 * k)], 1) for x in _steps(x0, x1, 5.5 * k)]
    if kind == "dots":
        out += [
            ellipse(x + (i % 2) * 3.5 * k, y, 1.3 * k)
            for i, y in enumerate(_steps(y0, y1, 6 * k))
            for x in _steps(x0, x1, 7 * k)
        ]
    if kind == "flowers":
        for i, y in enumerate(_steps(y0, y1, 10 * k)):
            for x in _steps(x0, x1, 11 * k):
                cx, cy = x + (i % 2) * 5 * k + r.uniform(-2, 2) * k, y + r.uniform(-2, 2) * k
                a = r.uniform(0, 6)
                out += [
                    ellipse(cx + math.cos(a + j * 1.257) * 1.7 * k, cy + math.sin(a + j * 1.257) * 1.7 * k, 1.15 * k)
                    for j in range(5)
                ]
    return U(out).intersection(g.buffer(-0.5 * k))


def _steps(a: float, b: float, d: float) -> list[float]:
    return [a + d * (i + 0.5) for i in range(int((b - a) / d) + 1)]
