"""Colours as hex strings, and mixing them."""

from __future__ import annotations

from collections.abc import Iterable


def rgb(h: str) -> list[int]:
    """'#abc' or '#aabbcc' as three numbers of 0..255."""
    h = h.lstrip("#")
    if len(h) == 3:
        h = "".join(c * 2 for c in h)
    return [int(h[i : i + 2], 16) for i in (0, 2, 4)]


def hexc(c: Iterable[float]) -> str:
    """Three numbers as '#aabbcc', clipped to 0..255."""
    return "#" + "".join(f"{max(0, min(255, round(v))):02x}" for v in c)


def mix(a: str, b: str, t: float) -> str:
    """a at t 0, b at t 1."""
    return hexc(x + (y - x) * t for x, y in zip(rgb(a), rgb(b), strict=True))


def light(c: str, t: float) -> str:
    """Towards white by t."""
    return mix(c, "#ffffff", t)


def dark(c: str, t: float) -> str:
    """Towards black by t."""
    return mix(c, "#000000", t)
