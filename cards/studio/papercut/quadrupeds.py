"""Four-legged beasts: one rig, many species. ``beast("fox", "walk")`` faces right, feet on y = 0.

Shoulder height is 100 units for every species; scale them against each other with T (SIZE gives metres at the shoulder).
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut.beast_heads import beast_head
from cards.studio.papercut.body import XY, two_bones
from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, polys, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.species import GAITS, SIZE, SPECIES, Gait, Species  # noqa: F401


def _foot(kind: str, x: float, y: float, w: float, ang: float) -> Any:
    """A foot at the end of a cannon of width w; ang is its tilt."""
    if kind == "hoof":
        return T(shape("-4.5,-9^ 4,-9^ 8,0^ -4.5,0^"), x, y, w / 7, rot=ang * 0.6)
    if kind == "column":
        return T(shape("-12,-8 12,-8 14,-1^ 13,0^ -13,0^ -13,-2"), x, y, w / 22, rot=ang * 0.3)
    if kind == "pad":
        return T(shape("-10,-12 10,-13 18,-6 24,-2 23,0.5^ -11,0.5^ -12,-6"), x + 2, y, w / 20, rot=ang * 0.6)
    return T(shape("-5.5,-8 5,-8 11,-4 13.5,-1 12,0.5 -5,0.5 -6.5,-3"), x, y, w / 8.6, rot=ang * 0.7)


def _leg(
    joint: XY,
    foot: XY,
    w: tuple[float, float, float],
    cannon: float,
    tilt: float,
    bend: float,
    kind: str,
    upper: float,
    room: float = 99,
) -> tuple[Any, Any]:
    """(leg, foot): two bones to the wrist or hock, then the cannon, whose tilt is in degrees from upright."""
    r = math.radians(tilt)
    top = (foot[0] - math.sin(r) * cannon, foot[1] - math.cos(r) * cannon)
    l1, l2 = upper * 0.5, upper * 0.52
    k, top2 = two_bones(joint, top, l1, l2, bend)
    dx, dy = top2[0] - top[0], top2[1] - top[1]
    foot = (foot[0] + dx, foot[1] + dy)
    p = [
        (*joint, min(w[0] * 1.5, room)),
        ((joint[0] + k[0]) / 2, (joint[1] + k[1]) / 2, w[0] * 1.12),
        (*k, w[0] * 0.8),
        ((k[0] + top2[0]) / 2, (k[1] + top2[1]) / 2, (w[0] * 0.3 + w[1] * 0.7)),
        (*top2, w[1]),
        ((top2[0] + foot[0]) / 2, (top2[1] + foot[1]) / 2, w[2]),
        (foot[0], foot[1] - 3 * math.cos(r), w[2]),
    ]
    return limb(p, 6), _foot(kind, foot[0], foot[1], w[2], -tilt if kind != "pad" else 0)


def _tail(kind: str, x: float, y: float, up: float, lying: bool) -> Any:
    """A tail from the rump, hanging back; up in degrees raises it."""
    if kind == "brush":
        p = "0,0,9 -16,4,16 -36,14,25 -60,26,27 -82,32,17 -98,32,2"
    elif kind == "cat":
        p = "0,0,9 -18,6,9 -36,20,8.5 -52,24,8.5 -68,14,8.5 -76,-4,8 -72,-20,6"
    elif kind == "sickle":
        p = "0,2,10 -14,-10,11 -24,-28,12 -20,-46,11 -6,-54,6"
    elif kind == "thin":
        p = "0,0,7 -14,14,5 -24,34,4 -36,48,3.4 -50,48,2"
    elif kind == "horse":
        p = "0,0,9 -14,6,16 -24,26,20 -28,52,18 -30,80,3"
    elif kind == "cow":
        p = "0,0,6 -8,12,4.5 -11,36,4 -12,58,4 -12,66,9 -13,78,2"
    elif kind == "mouse":
        p = "0,0,8 -30,14,6 -60,14,4.6 -90,2,3.4 -116,-6,2.4 -134,4,1"
    elif kind == "deer":
        p = "2,-2,10 -7,4,11 -12,14,4"
    elif kind == "scut":
        p = "2,0,16 -7,-5,19 -12,-8,12"
    elif kind == "up":
        p = "2,2,9 -7,-8,9 -10,-18,3"
    else:
        p = "2,0,12 -6,3,9"
    g = limb(p, 7)
    if lying and kind in ("brush", "cat", "thin", "mouse"):
        g = limb(
            {
                "brush": "4,0,9 -22,20,20 -8,38,26 26,44,24 56,42,8",
                "cat": "0,4,9 -24,22,9 -18,38,8.5 10,42,8 40,42,6",
            }.get(kind, "0,4,6 -30,24,5 -60,34,4 -90,30,2"),
            7,
        )
        return T(g, x, y)
    return T(g, x, y, rot=up)


def beast(
    kind: str,
    gait: str | Gait = "stand",
    colours: tuple[str, str, str] | None = None,
    seed: int = 1,
    **changes: Any,
) -> Figure:
    """A beast of SPECIES in a gait of GAITS. colours = (main, pale, dark); changes override the gait (neck=, head= ...).

    Other arguments: eye='open'|'shut'|'wide', mouth=0..1 open, antlers=bool-like 0/1 go to the head.
    Anchors: head.eye, head.nose, head.mouth, back (where a rider sits), tail, fore_a, hind_a.
    """
    s = SPECIES[kind]
    look = {k: changes.pop(k) for k in ("eye", "mouth", "antlers", "ear") if k in changes}
    a = GAITS[gait] if isinstance(gait, str) else gait
    if changes:
        a = replace(a, **changes)
    main, pale, deep = colours or s.colours
    f = Figure()
    low = {"mouse": 0.62, "hare": 0.7, "cat": 0.94}.get(kind, 1.0)
    top = -100 * low
    wx, wy = s.long / 2, top + a.drop[0] * low  # withers
    rx, ry = -s.long / 2, top + a.drop[1] * low + s.hip_drop * 0.4  # top of the rump
    if a.sitting:
        wx, rx = s.long * 0.3, -s.long * 0.22
        wy = min(wy, top * 0.98)
        ry = -s.deep[0] * 0.76
    if a.lying:
        wy, ry = -s.deep[3] * 0.98, -s.deep[0] * 0.95
    # trunk
    d = s.deep
    xs = np.linspace(0, 1, 4)
    trunk = []
    for k, t in enumerate(xs):
        x, y = rx + (wx - rx) * t, ry + (wy - ry) * t
        ang = math.atan2(wy - ry, wx - rx)
        w = d[k]
        sag = (
            4 * math.sin(math.pi * t)
            if kind in ("horse", "donkey", "cow")
            else -3 * math.sin(math.pi * t)
            if kind in ("mouse", "hare", "cat", "bear", "elephant")
            else 0
        )
        trunk.append((x - math.sin(ang) * 0 + math.sin(-ang) * w / 2 * -1, y + math.cos(ang) * w / 2 + sag, w))
    body = limb(trunk, 8)
    sh = (wx - 2, wy + d[3] * 0.52)
    hp = (rx + 4, ry + d[0] * 0.48)
    up_f = abs(top) - d[3] * 0.5 * low - s.cannon[0] * low
    up_h = abs(top) - d[0] * 0.48 * low - s.cannon[1] * low
    up_f, up_h = up_f * 1.06, up_h * 1.12
    parts: dict[str, tuple[Any, Any]] = {}
    for name, joint, rel, w, can, tilt, bend, upper in (
        ("fore_b", (sh[0] + 5, sh[1]), a.fore_b, s.fore, s.cannon[0], a.tilt_fore[1], -1, up_f),
        ("hind_b", (hp[0] + 6, hp[1]), a.hind_b, s.hind, s.cannon[1], a.tilt_hind[1], 1, up_h),
        ("fore_a", sh, a.fore_a, s.fore, s.cannon[0], a.tilt_fore[0], -1, up_f),
        ("hind_a", hp, a.hind_a, s.hind, s.cannon[1], a.tilt_hind[0], 1, up_h),
    ):
        foot = (joint[0] + rel[0] * low, -rel[1] * low)
        if a.lying and name.startswith("hind"):
            g = U(
                limb(
                    [
                        (*joint, w[0] * 1.5),
                        (joint[0] + 26, joint[1] + 4, w[0] * 1.1),
                        (joint[0] + 22, -w[2] * 0.9, w[1] * 1.1),
                    ],
                    6,
                ),
                limb([(joint[0] + 6, -w[2] * 0.6, w[2] * 1.3), (joint[0] + 44, -w[2] * 0.55, w[2] * 1.2)], 4),
            )
            parts[name] = (g, _foot(s.foot, joint[0] + 44, 0, w[2], 0))
        elif a.lying:
            fx = joint[0] + (40 if s.foot == "hoof" else rel[0] * 0.82)
            g = limb([(*joint, w[0] * 1.3), (joint[0] + 2, -w[1] * 0.9, w[1] * 1.3), (fx, -w[2] * 0.6, w[2] * 1.1)], 6)
            parts[name] = (g, _foot(s.foot, fx, 0, w[2], 0))
        elif a.sitting and name.startswith("hind"):
            # the folded leg: a big thigh, the hock on the ground behind, the long foot flat forward
            kx, ky = joint[0] + 34, -34 * low - 6
            g = U(
                limb(
                    [
                        (joint[0], joint[1] + 8, w[0] * 1.6),
                        ((joint[0] + kx) / 2, (joint[1] + ky) / 2 + 8, w[0] * 1.35),
                        (kx - 4, ky, w[0] * 0.8),
                    ],
                    6,
                ),
                limb([(kx - 2, ky, w[0] * 0.6), (joint[0] + 12, -w[1] * 0.6, w[1] * 1.05)], 4),
                limb([(joint[0] + 8, -w[2] * 0.62, w[2] * 1.25), (joint[0] + 40, -w[2] * 0.55, w[2] * 1.15)], 4),
            )
            parts[name] = (g, _foot(s.foot, joint[0] + 42, 0, w[2], 0))
        else:
            room = d[3] * 0.98 if name.startswith("fore") else d[0] * 0.94
            parts[name] = _leg(joint, foot, w, can * low, tilt, bend, s.foot, upper, room)
        f.mark(name, *foot)
    # neck and head
    na = math.radians(s.neck[1] + a.neck + (10 if a.sitting else 0))
    n0 = (wx - 2, wy + d[3] * 0.34)
    n1 = (n0[0] + math.cos(na) * (s.neck[0] + 12), n0[1] - math.sin(na) * (s.neck[0] + 12))
    if kind == "camel":
        neck = limb(
            [
                (*n0, s.neck[2]),
                (n0[0] + 26, n0[1] + 10, s.neck[2] * 0.8),
                (n1[0] + 4, n1[1] + 30, s.neck[3] * 1.1),
                (*n1, s.neck[3]),
            ],
            8,
        )
        body = fillet(
            U(
                body,
                shape(
                    f"{rx + 18},{wy + 8} {rx + 30},{wy - 14} {rx + 42},{wy - 24} {rx + 54},{wy - 14} {rx + 66},{wy + 8}"
                ),
            ),
            6,
        )
    else:
        neck = limb(
            [
                (n0[0] - 6, n0[1] + 2, s.neck[2] * 1.15),
                ((n0[0] * 0.5 + n1[0] * 0.5), (n0[1] * 0.5 + n1[1] * 0.5), (s.neck[2] + s.neck[3]) / 2),
                (*n1, s.neck[3]),
            ],
            8,
        )
    hd = beast_head(kind, (main, pale, deep) if kind != "sheep" else (deep, pale, deep), **look)
    hd = T(T(hd, s=s.head / 100), *n1, rot=a.head - (a.neck if a.neck < -30 else 0) * 0.35)
    # the coat
    core = fillet(U(body, neck), 8)
    tx, ty = rx - d[0] * 0.30, ry + d[0] * 0.22
    if a.sitting:
        tx, ty = rx - d[0] * 0.2, -12.0
        ty = max(ty, -14)
    tail = _tail(s.tail, tx, ty, a.tail + (-18 if a.sitting and s.tail not in ("cat",) else 0), a.lying)
    tail = clean(tail.intersection(_ABOVE)) if not isinstance(gait, str) or gait not in ("run", "leap") else tail
    if s.fur and s.tail == "brush":
        tail = fillet(fur(tail, s.fur * 2.2, 0.16, seed, where=lambda x, y, nx, ny: (0.9, -0.8, 0.2), w=3), 0.8)
    shade = dark(main, 0.22)
    for n in ("hind_b", "fore_b"):
        g, ft = parts[n]
        f.add(fillet(U(g, ft), 3), shade if s.foot != "hoof" else shade, "far")
        if s.foot == "hoof":
            f.add(ft, deep, "hoof", 0.3)
    loose = s.tail in ("brush", "horse", "cow", "thin", "mouse")
    if a.sitting or loose:
        f.add(tail, main if s.tail != "horse" else deep, "tail")
        if s.tail == "brush":
            x0, y0, x1, y1 = tail.bounds
            tip = ellipse(x0 + 6, y1 - 8, 30, 24) if not a.lying else ellipse(x1 - 4, y1 - 8, 26, 24)
            f.add(clean(tail.intersection(tip)), pale, "tail.tip", 0.4)
    near = [parts[n] for n in ("hind_a", "fore_a")]
    whole = fillet(
        U(
            core,
            [g for g, _ in near],
            [ft for _, ft in near] if s.foot != "hoof" else None,
            None if a.sitting or loose else tail,
        ),
        6,
    )
    if s.fur:
        fx = {"bear": 0.8, "fox": 0.7, "wolf": 0.8, "goat": 0.9}.get(kind, 0.0)

        def where(x: float, y: float, nx: float, ny: float) -> Any:
            belly = ny > 0.5 and y < -12 and y > wy + 10
            chest = nx > 0.3 and y < -30 and x > wx - 14
            rump = nx < -0.4 and y < -34
            return (0.9 if fx else 0.3, -0.6, 0.5) if chest else (fx, -0.9, 0.3) if belly or rump else 0

        whole = fillet(fur(whole, s.fur * 1.1, 0.11, seed, where=where, w=3.2), 1.0)
    whole = U([Polygon(q.exterior, [h for h in q.interiors if Polygon(h).area > 90]) for q in polys(whole)])
    if kind == "sheep":
        wool = fillet(
            U(
                [ellipse(x + (i % 2) * 3, y, 12) for i, (x, y) in enumerate(_ring(core.buffer(-6), 14))],
                core.buffer(-3),
            ),
            1,
        )
        for g, ft in near:
            f.add(U(g, ft), deep, "leg")
        f.add(wool, main, "body")
        f.add(
            U(
                [
                    limb([(x - 5, y, 0.6), (x, y + 4, 1.8), (x + 5, y, 0.6)], 4)
                    for x, y in _scatter(core.buffer(-10), 15)
                ]
            ),
            dark(main, 0.16),
            "wool",
            0.3,
            True,
            0.8,
        )
    else:
        f.add(whole, main, "body")
    if kind != "sheep":
        _marks(f, kind, whole, core, near, main, pale, deep, wy, ry, d, parts, n1, int(a.lying or a.sitting))
    for g, ft in near:
        if s.foot == "hoof":
            f.add(ft, deep, "hoof", 0.3)
    if kind in ("horse", "donkey"):
        mane = U(
            [
                limb(
                    [
                        (n1[0] + (n0[0] - n1[0]) * t - 6, n1[1] + (n0[1] - n1[1]) * t - s.neck[3] * 0.36, 5),
                        (n1[0] + (n0[0] - n1[0]) * t - 15, n1[1] + (n0[1] - n1[1]) * t + 2, 7),
                        (n1[0] + (n0[0] - n1[0]) * t - 20, n1[1] + (n0[1] - n1[1]) * t + 16, 1),
                    ],
                    5,
                )
                for t in np.linspace(-0.05, 0.9, 9)
            ]
        )
        f.add(mane, deep, "mane", 0.6)
    if a.drop[0] >= -3:  # feet on the ground: nothing hangs through it
        f.pieces = [p._replace(geom=clean(p.geom.intersection(_ABOVE))) for p in f.pieces]
        f.pieces = [p for p in f.pieces if not p.geom.is_empty]
    f.extend(hd, "head.")
    f.mark("back", (wx + rx) / 2, (wy + ry) / 2)
    f.mark("tail", tx, ty)
    f.mark("neck", *n1)
    return f


_ABOVE = shape("-900,-900^ 900,-900^ 900,0.5^ -900,0.5^")


def _ring(g: Any, step: float) -> list[XY]:
    c = g.exterior if hasattr(g, "exterior") else max(g.geoms, key=lambda p: p.area).exterior
    n = int(c.length / step)
    return [c.interpolate(i / n * c.length).coords[0] for i in range(n)]


def _scatter(g: Any, step: float) -> list[XY]:
    x0, y0, x1, y1 = g.bounds
    out = []
    for i, y in enumerate(np.arange(y0 + step / 2, y1, step * 0.8)):
        for x in np.arange(x0 + (i % 2) * step / 2, x1, step):
            if g.contains(Point(x, y)):
                out.append((float(x), float(y)))
    return out


def _marks(
    f: Figure,
    kind: str,
    whole: Any,
    core: Any,
    near: Any,
    main: str,
    pale: str,
    deep: str,
    wy: float,
    ry: float,
    d: Any,
    parts: Any,
    n1: XY,
    resting: int = 0,
) -> None:
    """Belly, stockings, patches and fur ticks."""
    x0, _, x1, _ = core.bounds
    if kind in ("fox", "wolf", "dog", "doe", "stag", "reindeer", "hare", "goat", "mouse", "camel"):
        lower = T(core, 0, d[2] * 0.62)
        chest = ellipse(n1[0] - 6, n1[1] + 26, 18, 30, 20)
        f.add(
            clean(U(fur(lower, 4, 0.2, 5, lean=0.3), chest).intersection(core.buffer(-0.4)).intersection(whole)),
            pale,
            "belly",
            0.4,
            False,
            0.9,
        )
    if kind == "fox" and not resting:
        for g, ft in near:
            f.add(
                clean(U(g, ft).intersection(shape("-900,-30^ 900,-30^ 900,9^ -900,9^")).intersection(whole)),
                deep,
                "sock",
                0.4,
            )
    if kind == "cow":
        spots = [
            ellipse(-30, wy + 20, 24, 17, 20),
            ellipse(14, wy + 30, 20, 14, -20),
            ellipse(44, wy + 12, 12, 16),
            ellipse(-52, wy + 40, 10, 18),
        ]
        f.add(U(spots).intersection(whole), pale, "patch", 0.4)
    ticks = (
        [limb([(x, y, 0.5), (x - 4, y + 1.6, 1.5), (x - 8, y + 4.4, 0.4)], 3) for x, y in _scatter(core.buffer(-6), 17)]
        if kind in ("fox", "wolf", "bear", "goat", "reindeer", "hare", "dog", "mouse", "camel", "stag", "doe")
        else []
    )
    if ticks:
        f.add(U(ticks).intersection(whole), mix(main, deep, 0.35), "ticks", 0.2, True, 0.6)
    if kind == "elephant":
        lines = [
            limb([(x, y, 0.5), (x + 5, y + 3, 1.3), (x + 10, y + 2, 0.4)], 3) for x, y in _scatter(core.buffer(-8), 20)
        ]
        f.add(U(lines), dark(main, 0.2), "wrinkles", 0.2, True, 0.5)
    hip = parts["hind_a"][0]
    line = hip.intersection(core).boundary if not hip.intersection(core).is_empty else None
    if line is not None:
        c = [p for p in line.coords] if line.geom_type == "LineString" else []
        pts = [p for p in c if p[0] > (x0 + 0.35 * (x1 - x0)) and p[1] > ry + d[0] * 0.4]
        if len(pts) > 8:
            q = pts[:: max(1, len(pts) // 6)]
            f.add(
                limb([(x, y, 0.5 if i in (0, len(q) - 1) else 1.5) for i, (x, y) in enumerate(q)], 3),
                mix(main, deep, 0.5),
                "haunch",
                0.2,
                True,
                0.55,
            )
