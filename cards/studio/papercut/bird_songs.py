"""A song of birds: out of the mouths of pipes they fly, in one stream, into the sun."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut import *
from cards.studio.papercut.stump_organ import songbird

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# what comes out of each sounding mouth: its way to the light
SONGS = (
    [(286, 690), (322, 640), (396, 596), (452, 520), (446, 430), (470, 340), (540, 270), (600, 214)],
    [(424, 712), (470, 700), (520, 640), (524, 550), (500, 460), (530, 360), (580, 280), (606, 210)],
    [(684, 698), (650, 640), (600, 590), (586, 500), (604, 410), (590, 320), (604, 250), (612, 206)],
)


def draw_songs(sc: Scene, mouths: Any) -> None:
    """Light, leaves and birds out of the three mouths, one stream towards the sun, far ones first; mouths (x, y, width) stay free."""
    flock, taken = [], []
    for k, P in enumerate(SONGS):
        c = curve(np.array(P, float), n=16)
        n = len(c)
        band = limb([(x, y, 14 + 66 * math.sin(math.pi * min(1, 0.1 + i / n))) for i, (x, y) in enumerate(c)], 2)
        sc.flat(band, "#ffd98a", 0.4, "screen", 14)
        q = sc.stream(f"song {k}")
        w = along(c, 200)
        for j in range(150):
            t = 0.03 + 0.95 * ((j * 0.618 + 0.3 * k) % 1)
            size = 0.5 + 0.62 * min(1, t / 0.16) if t < 0.16 else 1.12 * (1 - 0.86 * (t - 0.16) / 0.84)
            size *= q.uniform(0.85, 1.1)
            i = int(t * 198)
            x, y = w[i]
            a = math.degrees(math.atan2(w[i + 1][1] - y, w[i + 1][0] - x)) + q.uniform(-24, 24)
            o = q.uniform(-1, 1) * (4 + 60 * t * (1 - t) ** 0.7)
            x, y = x - o * math.sin(math.radians(a)), y + o * math.cos(math.radians(a))
            shut = any(abs(x - mx) < w_ * 0.62 and abs(y - my - 4) < 34 for mx, my, w_ in mouths)
            if shut or any(math.hypot(x - u, y - v) < 38 * (size + z) for u, v, z in taken):
                continue
            taken.append((x, y, size))
            flock.append((t, x, y, a, size, q.choice((0.02, 0.1, 0.2, 0.84, 0.95))))
    q = sc.stream("leaves")
    for t, x, y, a, size, way in sorted(flock, reverse=True):
        tone = mix("#ffdf80", "#a8541c", min(1, t * 1.25))
        b = T(songbird(way), x, y, size, rot=a if abs(a) < 90 else a - 180, flip=abs(a) > 90)
        sc.layer([(b["far"], dark(tone, 0.25)), (b["tail"], dark(tone, 0.15)), (b["body"], tone), (b["near"], light(tone, 0.16)), (T(ellipse(23, -4, 2), x, y, size, rot=a if abs(a) < 90 else a - 180, flip=abs(a) > 90), "#2a1a10")], z=5 * size, sh=0.35, shc="#3a2a10", rim="#fff6d0", rimop=0.95, **EXACT)  # fmt: skip
        for _ in range(3 if t < 0.4 else 0):
            g = leaf(x + q.uniform(-46, 46), y + q.uniform(-30, 50), q.uniform(9, 17), q.uniform(0, 6.3), 0.46)
            sc.layer(g, tone, z=3, sh=0.3, rim="#fff6d0", rimop=0.9, **EXACT)
