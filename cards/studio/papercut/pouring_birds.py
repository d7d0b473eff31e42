"""Birds that pour out of a tear, dark within, paler the farther they come."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.beasts import fbird
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.torn_cloth import put_button


def put_bird(
    sc: Scene,
    x: float,
    y: float,
    s_: float,
    rot: float,
    pose: int,
    c: str,
    flip: bool = False,
    z: float = 4,
    shc: str | None = None,
) -> None:
    """A bird of the flock."""
    b = T(fbird(pose), x, y, s_, rot=rot, flip=flip)
    kw = dict(cut=0, fibre=0.05 if s_ > 0.3 else 0, sh=0.42)
    if shc:
        kw["shc"] = shc
    sc.layer(b["far"], mix(c, "#6a5a48", 0.35), z=z * 0.6, rimop=0.25, **kw)
    sc.layer(b["body"], mix(c, "#ffffff", 0.1), z=z * 0.5, rimop=0.4, **kw)
    sc.layer(b["near"], c, z=z, rimop=0.5, **kw)
    if s_ > 0.25:
        sc.flat(b["eye"], "#2a1a14")


def draw_flock(sc: Scene, R: Any) -> None:
    """Birds pour out of the tear."""
    lx, ly = sc.light[:2]
    inside = [
        (672, 548, 0.10, -30, 0),
        (646, 524, 0.12, -50, 1),
        (690, 512, 0.13, -20, 3),
        (612, 500, 0.13, -60, 0),
        (724, 540, 0.11, 10, 1),
        (740, 500, 0.14, -15, 0),
        (580, 530, 0.12, -80, 3),
        (660, 486, 0.15, -40, 2),
        (706, 470, 0.16, -25, 1),
        (560, 574, 0.10, -110, 0),
        (770, 470, 0.15, 0, 3),
    ]
    for x, y, s_, r_, p in inside:
        put_bird(
            sc,
            x,
            y,
            s_,
            r_ if r_ > -70 else 180 + r_,
            p,
            mix("#a8401f", "#7a2a1a", R.random()),
            flip=r_ <= -70,
            z=2,
            shc="#a8501f",
        )
    flock = [
        (622, 440, 0.20, 38, 0, 1),
        (700, 396, 0.22, -34, 1, 0),
        (506, 402, 0.24, 24, 1, 1),
        (640, 366, 0.25, 44, 2, 1),
        (452, 372, 0.27, 20, 0, 1),
        (762, 366, 0.25, -24, 0, 0),
        (560, 338, 0.28, 34, 0, 1),
        (392, 352, 0.28, 10, 3, 1),
        (492, 308, 0.32, 26, 1, 1),
        (330, 322, 0.30, 2, 0, 1),
        (420, 268, 0.36, 22, 0, 1),
        (598, 262, 0.34, 40, 3, 1),
        (330, 200, 0.40, 14, 3, 1),
        (610, 120, 0.52, 30, 0, 1),
        (440, 96, 0.60, 16, 1, 1),
        (170, 110, 0.50, 4, 0, 1),
    ]
    for x, y, s_, r_, p, fl_ in flock:
        t_ = min(1, max(0, (math.hypot(x - lx, y - ly) - 120) / 420))
        put_bird(sc, x, y, s_, r_, p, mix("#f2a04a", "#f6efdc", t_**0.7), flip=bool(fl_), z=4 + 10 * s_)
    put_button(sc, R, 306, 196, 8, "#e8d9a8", 0.9)
