"""Owls of many kinds, seen from the front, half turned or from behind: ``owl("eagle", turn=0.6)``, ``owl("barn", back=1)``.

Feet on 0,0; a tawny owl is 120 units high, the others keep their true proportion to it (a little softened).
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf


class OwlKind(NamedTuple):
    """Colours main, pale, deep, iris; tufts: length of the ear tufts; girth and size against a tawny owl; marks."""

    main: str
    pale: str
    deep: str
    iris: str
    tufts: float
    girth: float
    size: float
    marks: str


OWLS: dict[str, OwlKind] = {
    "tawny": OwlKind("#7d6346", "#cdb892", "#3a2c20", "#2a1c14", 0, 1.0, 1.0, "streaks"),
    "eagle": OwlKind("#87704f", "#d3b887", "#33281c", "#e58f32", 30, 1.06, 1.3, "streaks"),
    "barn": OwlKind("#c19a5e", "#f4ead0", "#7c6440", "#1e1712", 0, 0.86, 0.96, "heart"),
    "snowy": OwlKind("#dcdcc8", "#f6f3e0", "#8c9082", "#e8b84a", 0, 1.04, 1.16, "bars"),
    "scops": OwlKind("#7b7462", "#bdb49a", "#37342b", "#e8c04a", 16, 0.9, 0.66, "streaks"),
    "pygmy": OwlKind("#6d5a46", "#e0d2b0", "#33291f", "#ecc84e", 0, 1.08, 0.56, "spots"),
    "grey": OwlKind("#82877c", "#c3c6b6", "#3d423c", "#ecd060", 0, 1.1, 1.24, "rings"),
    "long": OwlKind("#8a6c44", "#d8bd88", "#3a2c1c", "#e98e34", 34, 0.84, 0.92, "streaks"),
}

_HEAD_Y = -92
_HEAD = (32, 27)


def _scale_rows(rows: tuple[tuple[float, float, float, float, int], ...], stagger: float = 0.5) -> list[Any]:
    """Rows of feathers as hanging scales: (y, half width, length, width, n) from the lowest up."""
    out = []
    for i, (y, half, L, w, n) in enumerate(rows):
        step = 2 * half / n
        off = stagger if i % 2 else 0.0
        xs = [-half + step * (k + 0.5 - off) for k in range(n + (1 if off else 0))]
        out.append(U([leaf(x, y, L, math.pi / 2 - x * 0.004, w / L, 0.0) for x in xs]))
    return out


def _tufts(k: OwlKind, turn: float) -> list[Any]:
    if not k.tufts:
        return []
    return [
        leaf(turn * 7 + s * 18, _HEAD_Y - 16, k.tufts, math.radians(-90 + s * 26 + turn * 10), 0.36, -0.12 * s)
        for s in (-1, 1)
    ]


def _face(f: Figure, k: OwlKind, turn: float, lids: float, head: Any) -> None:
    fx, e = turn * 14, 12.5 * (1 - 0.34 * abs(turn))
    y = _HEAD_Y + 1
    if k.marks == "heart":
        disc = shape(
            f"{fx},{y - 12} {fx + e},{y - 22} {fx + e * 2},{y - 8} {fx + e * 1.7},{y + 12} {fx},{y + 26}^"
            f" {fx - e * 1.7},{y + 12} {fx - e * 2},{y - 8} {fx - e},{y - 22}"
        )
    else:
        disc = U([ellipse(fx + s * e * 1.06, y, e * 1.34, 17.5) for s in (-1, 1)], ellipse(fx, y + 8, e, 13))
    disc = clean(disc.intersection(head.buffer(-1.5)))
    f.add(disc.buffer(2.2).intersection(head), k.deep, "ruff", 0.3, True, 0.7)
    f.add(disc, mix(k.pale, k.main, 0.18), "disc", 0.5)
    if k.marks == "rings":
        rings = [
            c.difference(c.buffer(-1.1))
            for s in (-1, 1)
            for c in (ellipse(fx + s * e * 1.06, y, r) for r in (7.5, 10.5, 13.5))
        ]
        f.add(clean(U(rings).intersection(disc)), k.deep, "rings", 0.2, True, 0.7)
    for s in (-1, 1):
        x = fx + s * e
        r = 7.2 if s * turn <= 0 else 7.2 - 2 * abs(turn)
        if lids >= 1:
            f.add(limb([(x - r, y, 0.8), (x, y + 4, 2.2), (x + r, y, 0.8)], 4), k.deep, "lid", 0.2, True)
            continue
        f.add(ellipse(x, y, r, 7.4), k.iris, "iris", 0.2, True)
        f.add(ellipse(x + turn * 1.8, y, r * 0.58, 4.6), "#14110f", "pupil", 0.2, True)
        f.add(ellipse(x + turn * 1.8 - 1.8, y - 2.2, 1.5), "#fffbe8", "glint", 0.2, True)
        if lids:
            lid = ellipse(x, y - 11 + 7 * lids, r * 1.6, 7).intersection(ellipse(x, y, r + 1, 8.4))
            f.add(clean(lid), mix(k.main, k.deep, 0.3), "lid", 0.3)
    f.add(
        shape(f"{fx},{y + 3}^ {fx + 4.6},{y + 9} {fx + 1 + turn * 3},{y + 19}^ {fx - 4.6},{y + 9}"),
        "#c9b07a",
        "beak",
        0.4,
    )
    f.add(
        U(
            [
                limb([(fx + s * 3, y + 2, 1.6), (fx + s * e, y - 13, 4), (fx + s * e * 2.3, y - 20, 1)], 5)
                for s in (-1, 1)
            ]
        ),
        k.pale if k.marks != "rings" else light(k.pale, 0.3),
        "brow",
        0.4,
    )


def _front(f: Figure, k: OwlKind, turn: float, body: Any) -> None:
    belly = clean(ellipse(turn * 10, -38, 27, 38).intersection(body.buffer(-2)))
    f.add(belly, mix(k.pale, k.main, 0.3), "belly", 0.4)
    rows = range(-64, -6, 9)
    if k.marks in ("bars", "spots", "heart"):
        m = [
            limb([(x - 3.4, y, 0.5), (x, y + 2, 1.7), (x + 3.4, y, 0.5)], 3)
            for i, y in enumerate(rows)
            for x in range(-22 + (i % 2) * 6, 30, 12)
        ]
    else:
        m = [
            limb([(x, y - 4, 0.6), (x + 0.4, y + 1, 2.4), (x, y + 5, 0.5)], 3)
            for i, y in enumerate(rows)
            for x in range(-22 + (i % 2) * 4, 32, 8)
        ]
    f.add(clean(U(m).intersection(belly)), k.deep, "breast", 0.2, True, 0.7)
    for s in (-1, 1):
        wide = max(0.0, -s * turn) * 18  # the wing on the side turned to us
        w = shape(
            f"{s * 30},-80 {s * 43},-66 {s * 46},-40 {s * 40},-12 {s * 25},8^ {s * (26 - wide)},-24 {s * (24 - wide)},-56"
        )
        f.add(w, mix(k.main, k.deep, 0.22), "wing", 0.8)
        bars = [
            limb([(s * (20 - wide), y, 0.6), (s * 34, y + 5, 2.2), (s * 46, y + 3, 0.8)], 4) for y in range(-66, 4, 11)
        ]
        f.add(clean(U(bars).intersection(w.buffer(-1))), k.pale, "wing.bars", 0.2, True, 0.5)
    f.add(
        U(
            [
                shape(f"{s * 12 + d - 4},4^ {s * 12 + d - 3},-6 {s * 12 + d + 3},-6 {s * 12 + d + 3},5^")
                for s in (-1, 1)
                for d in (-6, 0, 6)
            ]
        ),
        "#a8946a",
        "feet",
        0.3,
    )


def _behind(f: Figure, k: OwlKind, fine: int) -> None:
    tail = U([limb([(x * 0.6, -18, 10), (x, 12, 11), (x * 1.1, 36, 7)], 4) for x in (-13, -5, 5, 13)])
    f.add(tail, mix(k.main, k.deep, 0.45), "tail", 0.6)
    f.add(
        clean(U([limb([(-22, y, 1), (0, y + 3, 2.6), (22, y, 1)], 4) for y in (2, 13, 24)]).intersection(tail)),
        k.pale,
        "tail.bars",
        0.2,
        True,
        0.5,
    )
    for s in (-1, 1):
        w = shape(
            f"{s * 26},-82 {s * 43},-66 {s * 47},-40 {s * 38},-10 {s * 10},22^ {s * -3},4 {s * 1},-40 {s * 6},-74"
        )
        f.add(w, mix(k.main, k.deep, 0.3), "wing", 0.8)
        tips = U(
            [
                limb(
                    [
                        (s * (34 - 5 * j), -30 + 4 * j, 7),
                        (s * (24 - 6 * j), -2 + 4 * j, 6),
                        (s * (9 - 4 * j), 18 + j, 2),
                    ],
                    5,
                )
                for j in range(4)
            ]
        )
        f.add(clean(tips.intersection(w)), mix(k.main, k.deep, 0.5), "wing.tips", 0.4)
    rows = (
        (-30, 37, 21, 11, 7),
        (-41, 38, 20, 11, 7),
        (-52, 37, 19, 10.5, 7),
        (-62, 34, 18, 10, 7),
        (-71, 29, 16, 9, 6),
        (-79, 23, 14, 8, 6),
    )
    tones = (mix(k.main, k.deep, 0.18), k.main, mix(k.main, k.pale, 0.12))
    for i, g in enumerate(_scale_rows(rows)):
        f.add(g, tones[i % 3], "scales", 0.5, not fine)
    marks = [
        limb([(x, y - 2, 0.5), (x, y + 3, 2.2), (x, y + 6, 0.5)], 3)
        for i, (y, half, L, _, n) in enumerate(rows)
        for x in [(-half + 2 * half / n * (j + (0.5 if i % 2 == 0 else 0.0))) for j in range(n)]
    ]
    f.add(T(U(marks), 0, 6), k.pale, "scales.marks", 0.2, True, 0.55)


def owl(kind: str = "tawny", turn: float = 0, back: int = 0, lids: float = 0, fine: int = 0, nod: float = 0) -> Figure:
    """An owl: turn -1 (its right) .. 1 turns body and face; back=1 shows it from behind; lids 0 open .. 1 shut.

    fine=1 lays every row of feathers as its own sheets (large owls); nod tilts the head (degrees). Anchors: eye, crown.
    """
    k = OWLS[kind]
    f = Figure()
    body = shape("-30,-4 -41,-34 -37,-64 -26,-84 0,-92 26,-84 37,-64 41,-34 30,-4 14,5 0,2 -14,5")
    head = T(ellipse(turn * 6, _HEAD_Y, *_HEAD), 0, 0, rot=nod, o=(0, -80))
    whole = fillet(U(body, head), 7)
    if back:
        f.add(whole, k.main, "body")
        _behind(f, k, fine)
        f.add(U(_tufts(k, 0), head), mix(k.main, k.pale, 0.06), "head", 0.8)
        nape = [
            limb([(x, y - 2, 0.4), (x * 1.05, y + 2.4, 2), (x * 1.1, y + 6, 0.4)], 3)
            for i, y in enumerate(range(-110, -70, 8))
            for x in range(-24 + (i % 2) * 4, 26, 8)
            if x * x / 900 + (y - _HEAD_Y) ** 2 / 620 < 0.82
        ]
        f.add(U(nape), k.deep if k.marks != "spots" else k.pale, "nape", 0.2, True, 0.6)
    else:
        f.add(U(_tufts(k, turn)) if k.tufts else None, mix(k.main, k.deep, 0.25), "tufts", 0.6)
        f.add(whole, k.main, "body")
        _front(f, k, turn, whole)
        _face(f, k, turn, lids, head)
    f = T(f, 0, 0, k.size)
    if k.girth != 1:
        f = T(f, 0, 0, k.girth, sy=1)
    f.mark("eye", turn * 14 * k.size, _HEAD_Y * k.size)
    f.mark("crown", 0, -120 * k.size)
    return f


def all_owls() -> Figure:
    """Every kind from the front, half turned and from behind, for a look."""
    f = Figure()
    for i, kind in enumerate(OWLS):
        f.extend(T(owl(kind, turn=0), i * 130, 0))
        f.extend(T(owl(kind, turn=0.8 if i % 2 else -0.8, lids=0.5 * (i % 3)), i * 130, 200))
        f.extend(T(owl(kind, back=1, fine=1), i * 130, 400))
    return f
