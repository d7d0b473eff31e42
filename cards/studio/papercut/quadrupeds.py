"""Four-legged beasts: one rig, many species. ``beast("fox", "walk")`` faces right, feet on y = 0.

Shoulder height is 100 units for every species; scale them against each other with T (SIZE gives metres at the shoulder).
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.beast_heads import beast_head
from cards.studio.papercut.beast_parts import add_marks, foot_shape, leg_shape, outline_points, scatter, tail_shape  # noqa: F401
from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, polys, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.species import GAITS, SIZE, SPECIES, Gait, Species  # noqa: F401


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
            parts[name] = (g, foot_shape(s.foot, joint[0] + 44, 0, w[2], 0))
        elif a.lying:
            fx = joint[0] + (40 if s.foot == "hoof" else rel[0] * 0.82)
            g = limb([(*joint, w[0] * 1.3), (joint[0] + 2, -w[1] * 0.9, w[1] * 1.3), (fx, -w[2] * 0.6, w[2] * 1.1)], 6)
            parts[name] = (g, foot_shape(s.foot, fx, 0, w[2], 0))
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
            parts[name] = (g, foot_shape(s.foot, joint[0] + 42, 0, w[2], 0))
        else:
            room = d[3] * 0.98 if name.startswith("fore") else d[0] * 0.94
            parts[name] = leg_shape(joint, foot, w, can * low, tilt, bend, s.foot, upper, room)
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
    tail = tail_shape(s.tail, tx, ty, a.tail + (-18 if a.sitting and s.tail not in ("cat",) else 0), a.lying)
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
                [ellipse(x + (i % 2) * 3, y, 12) for i, (x, y) in enumerate(outline_points(core.buffer(-6), 14))],
                core.buffer(-3),
            ),
            1,
        )
        for g, ft in near:
            f.add(U(g, ft), deep, "leg")
        f.add(wool, main, "body")
        f.add(
            U([limb([(x - 5, y, 0.6), (x, y + 4, 1.8), (x + 5, y, 0.6)], 4) for x, y in scatter(core.buffer(-10), 15)]),
            dark(main, 0.16),
            "wool",
            0.3,
            True,
            0.8,
        )
    else:
        f.add(whole, main, "body")
    if kind != "sheep":
        add_marks(f, kind, whole, core, near, main, pale, deep, wy, ry, d, parts, n1, int(a.lying or a.sitting))
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
