"""A colour on a row of colours."""

from __future__ import annotations

from cards.studio.papercut.colour import mix


def ramp_of(colours: tuple[str, ...], t: float) -> str:
    """A colour on a row of colours, t from 0 to 1."""
    t = min(0.999, max(0.0, t)) * (len(colours) - 1)
    return mix(colours[int(t)], colours[int(t) + 1], t - int(t))
