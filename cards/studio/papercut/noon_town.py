"""A town at noon behind the dial of a tower clock."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.geometry import T, U, ellipse, limb
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank
from cards.studio.papercut.tower_dial import CX, CY, RIM


def roofs(rng: Any, y: float, size: float, x0: float, x1: float) -> Any:
    """A row of gables down to the bottom."""
    out, x = [], x0
    while x < x1:
        w, h = size * rng.uniform(0.7, 1.3), size * rng.uniform(0.5, 1.5)
        top = y - h + rng.uniform(-0.2, 0.2) * size
        out.append(
            Polygon(
                [(x, y + 200), (x, top), (x + w / 2, top - w * rng.uniform(0.3, 0.55)), (x + w, top), (x + w, y + 200)]
            )
        )
        if rng.random() < 0.4:
            out.append(box(x + w * 0.66, top - w * 0.55, x + w * 0.8, top))
        if rng.random() < 0.14:
            out.append(
                Polygon(
                    [
                        (x + w * 0.2, y),
                        (x + w * 0.2, top - w),
                        (x + w * 0.45, top - w * 1.9),
                        (x + w * 0.7, top - w),
                        (x + w * 0.7, y),
                    ]
                )
            )
        x += w * rng.uniform(0.85, 1.05)
    return U(out)


def draw_outside(sc: Scene) -> None:
    """Noon over the town, seen through the open dial."""
    disc = ellipse(CX, CY, RIM)
    with sc.clip(disc):
        sky = sc.rad(
            [(0, "#fffbe6"), (0.16, "#fff4d0"), (0.45, "#f3dfa8"), (0.75, "#b5cfb4"), (1, "#7fb3a8")],
            CX,
            CY - 4,
            RIM + 10,
        )
        sc.flat(disc, sky)
        for k, (r, c) in enumerate(((196, "#f9e8b8"), (138, "#fdf0c6"), (84, "#fff8da"))):
            sc.layer(ellipse(CX, CY - 2, r), c, z=4, sh=0.16, shc="#b58a3c", cut=1.4, wash=0.4, op=0.75 + 0.08 * k)
        for name, P, c in (
            (
                "c1",
                [(60, 590), (150, 556), (240, 580), (330, 566), (420, 596), (540, 584), (640, 566), (760, 540)],
                "#e9dcb0",
            ),
            ("c2", [(60, 640), (160, 622), (280, 636), (420, 612), (540, 634), (700, 606), (780, 626)], "#d3d5b0"),
        ):
            b = bank(sc.stream(name), P, 14, 30, fill=Polygon([*P, (800, 900), (0, 900)]).buffer(0))
            sc.layer(b, sc.lin([(0, light(c, 0.4)), (1, c)], 0, 560, 0, 700), z=4, sh=0.2, shc="#7a7a4a", rimop=0.6)
        for k, (y, size, c) in enumerate(
            ((636, 22, "#c3c6a0"), (668, 30, "#98b096"), (706, 40, "#6a9086"), (752, 54, "#3f6a6c"))
        ):
            g = roofs(sc.stream(f"roofs{k}"), y, size, 20, 790)
            sc.layer(
                g,
                sc.lin([(0, light(c, 0.16)), (1, c)], 0, y - 70, 0, y + 60),
                z=4,
                sh=0.3,
                shc="#2a4a4a",
                cut=0.3,
                rim="#fff8da",
                rimop=0.8,
            )
            w = sc.stream(f"windows{k}")
            dots = [
                box(x, yy, x + size * 0.1, yy + size * 0.16)
                for x in np.arange(60, 760, size * 0.34)
                for yy in (y - size * 0.62, y - size * 0.2, y + size * 0.2)
                if w.random() < 0.55
            ]
            sc.flat(U(dots).intersection(g.buffer(-2)), dark(c, 0.3), 0.6)
        # a church tower far off; its clock has no hands either
        t = U(box(556, 590, 584, 700), Polygon([(552, 592), (570, 536), (588, 592)]))
        sc.layer(t, "#9fb098", z=4, sh=0.3, shc="#2a4a4a", cut=0.2, rim="#fff8da")
        sc.flat(ellipse(570, 611, 9.5), "#fff8da", 0.95)
        r = sc.stream("swifts")
        for _ in range(13):
            a, d = r.uniform(0.4, 2.2), r.uniform(110, 230)
            x, y = CX + d * math.cos(a + 4.6), CY + d * 0.7 * math.sin(a + 4.6)
            sc.flat(
                T(
                    U(limb("-9,-3,.6 -3,0,2.2 0,2,2.6", 3), limb("0,2,2.6 4,-1,2 10,-5,.6", 3)),
                    x,
                    y,
                    r.uniform(0.5, 1),
                    rot=r.uniform(-20, 20),
                ),
                "#5a7a74",
                0.8,
            )
