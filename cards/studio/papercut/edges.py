"""The SVG filter of one sheet: contact shadow, cast shadow, and the two hairlines of its cut edge."""

from __future__ import annotations

import math
from collections.abc import Sequence

from cards.studio.papercut.colour import rgb

LOW = 2.2  # a sheet no higher than this gets one shadow instead of two


def tint(colour: str, op: float) -> str:
    """A colour matrix that turns any alpha into this colour."""
    r, g, b = (v / 255 for v in rgb(colour))
    return f"0 0 0 0 {r:.3f} 0 0 0 0 {g:.3f} 0 0 0 0 {b:.3f} 0 0 0 {op:.3f} 0"


def sheet_filter(
    name: str,
    bounds: Sequence[float],
    card: tuple[float, float],
    z: float,
    shadow: tuple[str, float, float, float],
    azimuth: float,
    rim: tuple[str, float, float],
    edge: float,
) -> str:
    """The filter as SVG. card: width and height; shadow: colour, strength, dx, dy; azimuth: where the light is, in
    degrees; rim: colour, opacity, width. The region hugs the sheet, for a filter costs what its region holds."""
    colour, strength, dx, dy = shadow
    pad = max(z * 2.2 + 5, 3)
    x0, y0 = max(-60, bounds[0] - pad + min(dx, 0)), max(-60, bounds[1] - pad + min(dy, 0))
    x1, y1 = min(card[0] + 60, bounds[2] + pad + max(dx, 0)), min(card[1] + 60, bounds[3] + pad + max(dy, 0))
    f = [
        f'<filter id="{name}" filterUnits="userSpaceOnUse" x="{x0:.0f}" y="{y0:.0f}" width="{max(4, x1 - x0):.0f}"'
        f' height="{max(4, y1 - y0):.0f}" color-interpolation-filters="sRGB">'
    ]
    merge: list[str] = []

    def drop(result: str, blur: float, k: float, op: float) -> None:
        f.append(f'<feGaussianBlur in="SourceAlpha" stdDeviation="{blur:.2f}"/>')
        f.append(f'<feOffset dx="{dx * k:.2f}" dy="{dy * k:.2f}"/>')
        f.append(f'<feColorMatrix values="{tint(colour, op)}" result="{result}"/>')
        merge.append(result)

    def sliver(result: str, sx: float, sy: float, c: str, op: float) -> None:
        f.append(f'<feOffset in="SourceAlpha" dx="{sx:.2f}" dy="{sy:.2f}" result="{result}0"/>')
        f.append(f'<feComposite in="SourceAlpha" in2="{result}0" operator="out"/>')
        f.append(f'<feColorMatrix values="{tint(c, op)}" result="{result}"/>')
        merge.append(result)

    if strength and z > LOW:
        drop("s", z * 0.95, 1, strength)
        drop("c", 0.4 + z * 0.2, 0.4, strength * 0.75)
    elif strength:
        drop("c", 0.4 + z * 0.5, 0.7, strength)
    merge.append("SourceGraphic")
    ca, sa = math.cos(math.radians(azimuth)), math.sin(math.radians(azimuth))
    if edge:
        sliver("e", ca * 0.8, sa * 0.8, colour, 0.22 * edge)
    if rim[1]:
        sliver("r", -ca * rim[2], -sa * rim[2], rim[0], rim[1])
    f.append("<feMerge>" + "".join(f'<feMergeNode in="{m}"/>' for m in merge) + "</feMerge></filter>")
    return "".join(f)
