"""Organ pipes of tin and bark, laid on a scene: lit from the sun in the gap, silent or warm in the mouth."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.trunk_pipe import trunk_pipe

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
NIGHT = "#0b2027"


def lit_pipe(sc: Scene, x: float, w: float, near: float) -> str:
    """Tin: dark at the side away from the light, a bright streak towards it, a cool return at the edge."""
    h = w / 2
    d = 1 if x < sc.light[0] else -1
    a, b, c, e = (mix(p, q, near) for p, q in (("#a08c58", "#061d27"), ("#d2be80", "#1a4450"), ("#fff3c0", "#c6cda6"), ("#f0d488", "#4d7276")))  # fmt: skip
    return sc.lin([(0, a), (0.2, mix(a, b, 0.3)), (0.5, b), (0.74, mix(b, c, 0.7)), (0.82, c), (0.88, c), (0.93, e), (1, b)], x - d * h, 0, x + d * h, 0)  # fmt: skip


def boughs(sc: Scene, x: float, top: float, w: float, near: float) -> None:
    """Leafy boughs that leave the trunk under its open end, or high up where it goes on over the frame."""
    q = sc.stream(f"boughs {x}")
    wood, leaves = [], []
    for k in range(4 if top > 0 else 3):
        d = 1 if (k + int(x)) % 2 else -1
        y = top + w * q.uniform(0.25, 1.4) if top > 0 else q.uniform(40, 330)
        n = 34 + w * q.uniform(0.7, 1.2)
        P = [
            (x + d * w * 0.3, y + 6, 14 + w * 0.14),
            (x + d * w * 0.56, y - 2, 5 + w * 0.06),
            (x + d * (w * 0.5 + n * 0.4), y - n * 0.22, 3 + w * 0.03),
            (x + d * (w * 0.5 + n), y - n * q.uniform(0.5, 0.9), 1),
        ]
        wood.append(limb(P, 6))
        c = along(curve(np.array(P, float), n=6), 12)
        for i in range(4, 12):
            a = math.atan2(c[i][1] - c[i - 1][1], c[i][0] - c[i - 1][0])
            leaves += [
                leaf(c[i][0], c[i][1], (8 + w * 0.16) * q.uniform(0.7, 1.2), a + s * q.uniform(0.3, 1.2), 0.46)
                for s in (-1, 1)
            ]
    sc.layer(U(wood), sc.near(mix("#a89a68", "#5a6a58", near), mix("#6d8468", "#0f2c35", near), 420), z=4, sh=0.3, rim="#fff8d0", rimop=0.7, **EXACT)  # fmt: skip
    sc.layer(U(leaves), sc.near(mix("#f3e48c", "#cfc668", near), mix("#6f9870", "#17433f", near), 430), z=5, sh=0.35, rim="#fff8d0", rimop=0.85, **EXACT)  # fmt: skip


def draw_pipe(sc: Scene, spec: tuple[float, ...], near: float, sounds: bool) -> None:
    """One pipe; a sounding one is warm in its mouth."""
    x, foot, w, top, mouth = spec
    p = trunk_pipe(sc.stream(f"pipe {x}"), x, foot, w, top, mouth)
    d = 1 if x < sc.light[0] else -1
    boughs(sc, x, top, w, near)
    sc.layer(p["roots"], sc.near("#9a9a6a", "#1a3436", 460), z=6, sh=0.5, cut=0.3, rim="#fff3c8", rimop=0.5)
    sc.layer(p["body"], lit_pipe(sc, x, w, near), z=8 + 6 * near, sh=0.5, shc="#0a2028", cut=0.3, wash=0.7, rim="#fffbe4", rimop=0.8)  # fmt: skip
    ink = mix("#5f7f70", "#0c262f", near)
    sc.flat(p["marks"], ink, 0.6)
    sc.flat(T(p["marks"], 0, 1.4), "#fffbe4", 0.22)
    if top > 0:
        sc.layer(p["hole"], sc.lin([(0, ink), (1, mix(ink, "#fff0c0", 0.4))], 0, top - w * 0.1, 0, top + w * 0.1), z=1, sh=0, rim="#fffbe4", rimop=0.9, **EXACT)  # fmt: skip
    sc.flat(
        p["upper"], sc.lin([(0, mix(ink, "#dfe6d2", 0.5)), (1, ink)], x - d * w * 0.33, 0, x + d * w * 0.33, 0), 0.75
    )
    sc.stroke(list(p["upper"].exterior.coords), "#fffbe4", 1, 0.45)
    sc.flat(p["lower"], sc.lin([(0, ink), (1, "#dfe6d2")], x - d * w * 0.33, 0, x + d * w * 0.33, 0), 0.5)
    if sounds:
        sc.flat(p["slot"], sc.lin([(0, "#f08a1e"), (0.4, "#ffc45a"), (1, "#fff6d0")], 0, mouth, 0, mouth + w * 0.25))
        sc.flat(p["lower"], sc.lin([(0, "#ffab3c", 0.9), (1, "#ffab3c", 0)], 0, mouth, 0, mouth + w), 0.8, "screen")
        sc.flat(p["upper"], sc.lin([(0, "#8a5a20", 0), (1, "#8a4a14", 0.75)], 0, mouth - w, 0, mouth), 1, "multiply")
        sc.glow(x, mouth + w * 0.12, w * 1.6, "#ffb24a", 0.9)
    else:
        sc.flat(p["slot"], mix("#27434a", "#06141a", near), 0.95)
    sc.flat(p["sill"], "#fffbe4", 0.6)
    if sounds:
        sc.flat(
            p["body"],
            sc.lin([(0, "#ffcf7a", 0), (0.55, "#ffcf7a", 0.08), (1, "#ffb040", 0.2)], 0, max(0, top), 0, mouth),
            1,
            "screen",
        )
    sc.flat(box(x - w, mouth, x + w, foot + 20).intersection(p["body"]), sc.lin([(0, NIGHT, 0), (1, NIGHT, 0.75)], 0, mouth + w * 0.4, 0, foot), 1, "multiply")  # fmt: skip
