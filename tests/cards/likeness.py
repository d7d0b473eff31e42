"""How alike two pictures are: a difference hash for the drawing, a coarse grid for the colours."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

SIDE = 16  # the hash has SIDE x SIDE bits
GRID = (4, 6)  # cells of the colour grid
ALIKE_BITS = 52  # of 256: two cards of one artist lie above 85, a card and its blurred, darkened copy below 25
ALIKE_COLOUR = 22.0  # mean distance of the cells, 0..255


class Likeness(NamedTuple):
    """The fingerprint of one picture."""

    bits: int
    colours: tuple[tuple[int, int, int], ...]


def likeness(im: Image.Image) -> Likeness:
    """Fingerprint a picture."""
    grey = im.convert("L").resize((SIDE + 1, SIDE), Image.Resampling.LANCZOS)
    p = list(grey.tobytes())
    bits = 0
    for y in range(SIDE):
        for x in range(SIDE):
            i = y * (SIDE + 1) + x
            bits = bits << 1 | (p[i] > p[i + 1])
    small = im.convert("RGB").resize(GRID, Image.Resampling.BOX).tobytes()
    return Likeness(bits, tuple((small[k], small[k + 1], small[k + 2]) for k in range(0, len(small), 3)))


def drawing_distance(a: Likeness, b: Likeness) -> int:
    """Bits that differ, 0..256; unrelated pictures differ in about half."""
    return (a.bits ^ b.bits).bit_count()


def colour_distance(a: Likeness, b: Likeness) -> float:
    """Mean distance of the cells, 0..255."""
    return sum(math.dist(p, q) for p, q in zip(a.colours, b.colours, strict=True)) / len(a.colours) / math.sqrt(3)


def alike(a: Likeness, b: Likeness) -> bool:
    """Whether a player could take one for the other at a glance."""
    bits = drawing_distance(a, b)
    return bits < ALIKE_BITS // 2 or (bits < ALIKE_BITS and colour_distance(a, b) < ALIKE_COLOUR)
