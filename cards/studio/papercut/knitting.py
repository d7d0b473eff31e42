"""A knitted strip along a curve: rows of V, stripes, a selvedge, live loops at an open end, and unravelled wool."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import U, along, curve, limb
from cards.studio.papercut.scene import Scene

Band = Sequence[tuple[float, float, float]]  # x, y, width


def spine(band: Band, per: float = 0.13) -> list[tuple[float, float, float, float, float]]:
    """Rows of a strip: (x, y, width, unit normal x, y), a row every `per` widths."""
    c = curve(np.asarray(band, float), n=24)
    d = np.hypot(*np.diff(c[:, :2], axis=0).T)
    rows, s, nxt = [], 0.0, 0.0
    tangents = np.gradient(c[:, :2], axis=0)
    for k in range(len(d)):
        s += d[k]
        if s >= nxt:
            tx, ty = tangents[k] / (np.hypot(*tangents[k]) + 1e-9)
            rows.append((float(c[k, 0]), float(c[k, 1]), float(c[k, 2]), float(-ty), float(tx)))
            nxt = s + per * float(c[k, 2])
    return rows


def strip(band: Band) -> Any:
    """The outline of the strip."""
    rows = spine(band, 0.05)
    left = [(x - nx * w / 2, y - ny * w / 2) for x, y, w, nx, ny in rows]
    right = [(x + nx * w / 2, y + ny * w / 2) for x, y, w, nx, ny in rows]
    return Polygon(left + right[::-1]).buffer(0)


def knit(
    sc: Scene,
    band: Band,
    wool: str,
    stripe: str,
    first: int = 0,
    columns: int = 9,
    every: int = 17,
    z: float = 4,
    shade: str | None = None,
) -> int:
    """Lay a strip with its stitches; returns the number of the next row, so that stripes go on in the next piece."""
    body = strip(band)
    sc.layer(body, shade or dark(wool, 0.35), z=z, cut=0.3, sh=0.5, rim="#ffe6b0", rimop=0.7)
    rows = spine(band)
    inks: dict[str, list[Any]] = {}
    for j, (a, b) in enumerate(zip(rows, rows[1:], strict=False), first):
        x0, y0, w, nx, ny = a
        x1, y1, _, mx, my = b
        h = math.hypot(x1 - x0, y1 - y0)
        if h < 0.6:
            continue
        ux, uy = (x1 - x0) / h, (y1 - y0) / h
        cell = w * 0.94 / columns
        for i in range(columns):
            q = (i + 0.5) / columns - 0.5
            cx, cy = x0 + nx * q * w * 0.94, y0 + ny * q * w * 0.94
            tone = (
                stripe
                if j % every in (0, 1, 2) and (i + j) % 2 == 0 or j % every == 1
                else (light(wool, 0.2) if (i * 7 + j * 3) % 5 else light(wool, 0.06))
            )
            for s in (-1, 1):
                p0 = (cx + nx * s * cell * 0.42, cy + ny * s * cell * 0.42)
                p1 = (cx + nx * s * cell * 0.06 + ux * h * 1.3, cy + ny * s * cell * 0.06 + uy * h * 1.3)
                px, py = nx * cell * 0.25, ny * cell * 0.25
                inks.setdefault(tone, []).append(
                    Polygon(
                        [
                            (p0[0] - px, p0[1] - py),
                            (p0[0] + px, p0[1] + py),
                            (p1[0] + px, p1[1] + py),
                            (p1[0] - px, p1[1] - py),
                        ]
                    )
                )
    for tone, gs in inks.items():
        sc.flat(U([g for g in gs if g.is_valid]).intersection(body), tone, 0.95)
    return first + len(rows)


def loops(x: float, y: float, w: float, nx: float, ny: float, n: int = 9, size: float = 9) -> Any:
    """Open stitches at the end of a strip whose middle is (x, y), across along (nx, ny)."""
    out = []
    tx, ty = ny, -nx
    for i in range(n):
        q = ((i + 0.5) / n - 0.5) * w * 0.94
        cx, cy = x + nx * q, y + ny * q
        a = size
        out.append(
            limb(
                [
                    (cx - nx * a * 0.4, cy - ny * a * 0.4, a * 0.3),
                    (cx - nx * a * 0.5 + tx * a, cy - ny * a * 0.5 + ty * a, a * 0.34),
                    (cx + tx * a * 1.5, cy + ty * a * 1.5, a * 0.34),
                    (cx + nx * a * 0.5 + tx * a, cy + ny * a * 0.5 + ty * a, a * 0.34),
                    (cx + nx * a * 0.4, cy + ny * a * 0.4, a * 0.3),
                ],
                5,
            )
        )
    return U(out)


def crinkled(P: Sequence[tuple[float, float, float]], wave: float = 9.0) -> list[tuple[float, float]]:
    """A thread that still remembers its stitches: points along P (x, y, amplitude), a wave of its own amplitude."""
    c = curve(np.asarray(P, float), n=24)
    n = int(np.hypot(*np.diff(c[:, :2], axis=0).T).sum() / 2.2)
    c = along(c, max(n, 8))
    d = np.gradient(c[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    out, phase = [], 0.0
    for (x, y, a), (tx, ty) in zip(c, d, strict=True):
        phase += 2.2 / max(2.0, a * wave / 9)
        k = a * math.sin(phase * 2.1)
        out.append((float(x - ty * k), float(y + tx * k)))
    return out
