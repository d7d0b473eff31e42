"""One hour of the day for many sheets: all colours laid within are drawn towards one ramp from dark to light."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cards.studio.papercut.colour import mix, rgb
from cards.studio.papercut.scene import Scene

HEX = re.compile(r"#[0-9a-fA-F]{6}\b")
LUMA = (0.299, 0.587, 0.114)


def tone(colour: str, ramp: Sequence[str], keep: float) -> str:
    """The colour of the ramp (dark to light, evenly spaced) that is as bright as ``colour``; keep: how much of its own
    colour stays, 0..1."""
    t = sum(k * v for k, v in zip(LUMA, rgb(colour), strict=True)) / 255 * (len(ramp) - 1)
    k = min(int(t), len(ramp) - 2)
    return mix(mix(ramp[k], ramp[k + 1], t - k), colour, keep)


@contextmanager
def toned(sc: Scene, ramp: Sequence[str], keep: float = 0.3) -> Iterator[None]:
    """Sheets, ink, shadows and gradients of ``sc`` that are laid within go through ``tone``."""
    body, defs = len(sc.body), len(sc.defs)
    yield
    for items, start in ((sc.body, body), (sc.defs, defs)):
        items[start:] = [HEX.sub(lambda m: tone(m[0], ramp, keep), s) for s in items[start:]]
