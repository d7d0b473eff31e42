"""A figure alone, flat and large on a grid: the way to get anatomy right before any light."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from shapely.geometry.base import BaseGeometry

from cards.studio import render
from cards.studio.papercut.geometry import T, path_d

SIZE = 1000
INKS = ("#46525e", "#a65a3f", "#c9a25a", "#5f7f6a", "#8a5a78", "#3f6f8f", "#b98a6a", "#6a6a50")


def pieces(figure: Any) -> list[tuple[BaseGeometry, str]]:
    """[(geometry, colour)] of whatever a noun returns: geometry, list, dict of pieces, or a Figure."""
    if hasattr(figure, "pieces"):
        return [(p.geom, (p.fill if p.fill.startswith("#") else INKS[0]) + _alpha(p.op)) for p in figure.pieces]
    if isinstance(figure, BaseGeometry):
        return [(figure, INKS[0])]
    if isinstance(figure, dict):
        out: list[tuple[BaseGeometry, str]] = []
        for k, v in enumerate(figure.values()):
            out += [(g, INKS[k % len(INKS)]) for g, _ in pieces(v)]
        return out
    if isinstance(figure, (list, tuple)):
        out = []
        for v in figure:
            if isinstance(v, tuple) and len(v) == 2 and isinstance(v[1], str):
                out.append((v[0], v[1] if v[1].startswith("#") else INKS[len(out) % len(INKS)]))
            else:
                out += [(g, INKS[len(out) % len(INKS)]) for g, _ in pieces(v)]
        return out
    return []


def _alpha(op: float) -> str:
    return "" if op >= 1 else f"{round(op * 255):02x}"


def grid_svg(items: list[tuple[BaseGeometry, str]], size: int = SIZE) -> str:
    """Pieces scaled to fill a square, with their own coordinates on the grid."""
    x0 = min(g.bounds[0] for g, _ in items)
    y0 = min(g.bounds[1] for g, _ in items)
    x1 = max(g.bounds[2] for g, _ in items)
    y1 = max(g.bounds[3] for g, _ in items)
    k = (size - 60) / max(x1 - x0, y1 - y0, 1)
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if s * k >= 45)
    dx, dy = 30 - x0 * k, 30 - y0 * k
    b = []
    for v in range(int(x0 // step) * step - step, int(x0 + size / k) + step, step):
        b.append(f'<path d="M{v * k + dx:.1f},0V{size}" stroke="#0002"/>')
        b.append(f'<text x="{v * k + dx + 2:.1f}" y="10" font-size="10" fill="#0008">{v}</text>')
    for v in range(int(y0 // step) * step - step, int(y0 + size / k) + step, step):
        b.append(f'<path d="M0,{v * k + dy:.1f}H{size}" stroke="#0002"/>')
        b.append(f'<text x="2" y="{v * k + dy - 2:.1f}" font-size="10" fill="#0008">{v}</text>')
    for g, c in items:
        b.append(f'<path d="{path_d(T(g, dx, dy, k), 2)}" fill="{c}" fill-rule="evenodd"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        '<rect width="100%" height="100%" fill="#efe6d2"/>' + "".join(b) + "</svg>"
    )


def flat(figure: str) -> Path:
    """Draw papercut ``module.function`` (or ``scenes.name.function``), called without arguments, into out/."""
    module, _, func = figure.rpartition(".")
    call, args = func, ""
    if "(" in func or "(" in figure:
        head, _, rest = figure.partition("(")
        module, _, call = head.rpartition(".")
        args = rest.rstrip(")")
    base = "cards.studio." + ("" if module.startswith("scenes.") else "papercut.")
    fn = getattr(importlib.import_module(base + module), call)
    made = eval(f"fn({args})", {"fn": fn})  # noqa: S307  a command line for the artist at the keyboard
    out = render.OUT / f"{call}.flat.png"
    render.flat_picture(grid_svg(pieces(made)), SIZE, SIZE).save(out)
    return out
