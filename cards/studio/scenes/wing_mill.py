"""An old windmill with swan's wings for sails takes off from a down, and the miller hangs back on its rope.

Palette: olive-black #14170f, storm sage #4d5844, wheat #c9b45c, feather cream #fff1c6, tarred brown #2e2218; brick red #b5402c alone.
Light: one break in the cloud at the left. Planes: break / ceilings of cloud / far downs / mill / down, its shadow, the miller / near grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut import *
from cards.studio.papercut.cut_grass import blade_row
from cards.studio.papercut.hauling_miller import draw_miller
from cards.studio.papercut.mill_freight import draw_flour, draw_foot, draw_goods
from cards.studio.papercut.mill_timber import draw_body, draw_door, draw_hub, draw_window
from cards.studio.papercut.winged_mill import at, face, wing

LX, LY = 96, 400  # the break in the cloud
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
INK = "#14170f"
WINGS = ((-17, 0.95), (99, 0.6), (-106, 1.0), (168, 0.9))  # direction and spread; the first lies behind the roof
EYELINE = 978.0
FEET = (606.0, 1112.0)


def far(p: tuple[float, float]) -> float:
    """1 beside the light, 0 from 640 units away."""
    return max(0.0, 1 - math.hypot(p[0] - LX, p[1] - LY) / 640)


def draw_sky(sc: Scene) -> None:
    """Slate and olive, torn open at the left."""
    sc.backdrop(
        sc.rad([(0, "#fff4c8"), (0.14, "#f3dc92"), (0.36, "#b8a45e"), (0.7, "#5c6044"), (1, "#2c3326")], LX, LY, 760)
    )
    sc.glow(LX, LY, 330, "#fff2bc", 0.8)
    for k, (y, r0, r1, tilt) in enumerate(
        ((330, 10, 26, -60), (270, 16, 40, -70), (190, 22, 56, -60), (100, 26, 60, -30), (10, 30, 60, 0))
    ):
        r = sc.stream(f"ceiling {k}")
        P = [(x, y + tilt * (x - 100) / -330 + r.uniform(-16, 16)) for x in range(-80, 920, 110)]
        g = U(bank(r, P, r0, r1, sx=2), Polygon([*P, (900, -90), (-90, -90)]))
        sc.layer(
            g,
            sc.near(
                mix("#ffe9a0", "#7f7a4c", min(1, k / 3.4)), mix("#565a3e", "#171b13", k / 4), 640, (LX + 30, LY - 20)
            ),
            z=8,
            sh=0.3,
            shc="#20241a",
            cut=0.6,
            wash=0.8,
            rim="#fff2c4",
            rimop=0.75 - 0.1 * k,
            az=100,
        )
    for k, (y, r0, r1, tilt) in enumerate(((560, 10, 24, 60), (640, 16, 36, 50), (730, 20, 46, 20))):
        r = sc.stream(f"floor {k}")
        P = [(x, y - tilt * (x - 100) / 330 + r.uniform(-14, 14)) for x in range(-80, 920, 110)]
        g = U(bank(r, P, r0, r1, sx=2.2), Polygon([*P, (900, 1290), (-90, 1290)]))
        sc.layer(
            g,
            sc.near(mix("#f3dc92", "#8d8a58", k / 3), mix("#454b36", "#2c3328", k / 3), 620, (LX + 30, LY + 60)),
            z=8,
            sh=0.28,
            shc="#20241a",
            cut=0.6,
            wash=0.8,
            rim="#fff2c4",
            rimop=0.8 - 0.12 * k,
            az=-110,
        )


def ink(root: tuple[float, float], tip: tuple[float, float], row: int) -> tuple[str, str]:
    """A feather's shade at its root and the light through its end."""
    k = min(1.0, far(tip) * 1.35)
    end = mix("#bdb184", "#fff2bd", k)
    base = mix("#3d3d2b", "#8f7a46", k)
    if row:
        end = mix(mix("#8d8763", "#e8d597", k), "#f4e8bf", 0.1 * row)
        base = mix(mix("#55543c", "#9b8a58", k), "#8d8763", 0.14 * row)
    return base, end


def moor(x: float, y: float) -> float:
    """How the down rolls: the row y at x."""
    n = (y - EYELINE) / 240
    return y + (16 - 10 * n) * ((x - 420) / 400) ** 2 * 2 + 5 * n * math.sin(x / 90 + y / 40)


def draw_down(sc: Scene) -> None:
    """Far downs in the last light and the bare hill, row by row."""
    for k, (y, a, b) in enumerate(((944, "#f0dd98", "#7f835c"), (964, "#d9c67c", "#5d6442"))):
        g, top = ridge(sc.stream(f"far {k}"), y, 12, f=1.6 + k, tilt=(26, -14)[k])
        sc.layer(g, sc.near(a, b, 620, (LX, 900)), z=5, sh=0.25, cut=0.4, rim="#fff2c4", rimop=0.9)
        if k == 0:
            m, my = 118, y_at(top, 118) + 2
            sc.layer(
                Polygon([(m - 8, my), (m - 5, my - 24), (m, my - 30), (m + 5, my - 24), (m + 8, my)]),
                "#5a5636",
                z=1,
                rim="#fff2c4",
                rimop=0.9,
                **EXACT,
            )
            sc.flat(
                U(
                    [
                        limb([(m - 20 * c, my - 24 - 20 * s, 1.6), (m + 20 * c, my - 24 + 20 * s, 1.6)], 1)
                        for c, s in ((0.7, 0.7), (0.7, -0.7))
                    ]
                ),
                "#cdbd80",
            )
    g, _ = land(sc.stream("down"), [(x, moor(x, EYELINE + 4)) for x in range(-40, 881, 100)], 2)
    sc.layer(g, sc.near("#e2cb70", "#6a6e36", 820, (260, 940)), z=7, sh=0.3, cut=0.5, rim="#fff6c8", rimop=0.9)


def shadow_of(whole: Any) -> Any:
    """The mill's shadow on the grass: laid towards us and to the right."""
    g = T(whole, s=0.92, sy=-0.155, o=(400, 700))
    return T(g, -20, 416)


def draw_rows(sc: Scene, y0: float, y1: float, shade: Any) -> None:
    """Rows of blades from y0 to y1, all bent by the wind."""
    y = y0
    while y < y1:
        t = min(1.0, (y - EYELINE) / 240)
        dark_at = lambda x, yy: shade.contains(Point(x, yy))
        plain, dim = blade_row(
            sc.stream(f"row {y:.0f}"), lambda x, y=y: moor(x, y), 5 + 24 * t, 4 + 5 * t, lean=(0.1, 1.0), split=dark_at
        )
        for g, d in ((plain, False), (dim, True)):
            k = 0.0 if int(y) % 2 else 0.14
            a, b = (
                (mix("#5a5c30", "#34381e", t), mix("#33381e", "#171b10", t))
                if d
                else (mix("#ecd67a", "#d9c25a", t), mix("#7d8040", "#3c4422", t))
            )
            sc.layer(
                g,
                sc.near(mix(a, "#fff4c0", k), mix(b, INK, k), 760, (230, 950)),
                z=1.2 + 2 * t,
                sh=0.34,
                shc="#20240f",
                rim="#fff4c0",
                rimop=0.1 if d else 0.5,
                rimw=0.7,
                **EXACT,
            )
        y += 6 + 15 * t


def draw_hole(sc: Scene) -> None:
    """Where it stood: raw earth, two brick piers, a broken brace."""
    r = sc.stream("hole")
    x, y = 486, 1026
    for k, (c, w) in enumerate((("#3a2c1a", 116), ("#221a10", 100), ("#14100a", 80))):
        q = [
            (x + w * math.cos(t) * r.uniform(0.9, 1.06), y + 4 * k + w * 0.15 * math.sin(t) * r.uniform(0.85, 1.1))
            for t in np.linspace(0, 2 * math.pi, 23)[:-1]
        ]
        sc.layer(shape(q), c, z=1.2, sh=0.3, cut=0.5, rim="#e6c67c", rimop=0.5, wash=0.4)
    for bx in (346, 618):
        for k in range(4):
            for j in range(2):
                b = Polygon(
                    [
                        (bx + 25 * j + 5 * (k % 2) - 2 * k, y + 8 - 11 * k),
                        (bx + 23 + 25 * j + 5 * (k % 2) - 2 * k, y + 8 - 11 * k),
                        (bx + 22 + 25 * j + 5 * (k % 2) - 2 * k, y - 1 - 11 * k),
                        (bx + 1 + 25 * j + 5 * (k % 2) - 2 * k, y - 1 - 11 * k),
                    ]
                )
                sc.layer(
                    b,
                    mix(mix("#8f7c58", "#5d5038", r.random()), "#2a2416", 0.1 + 0.5 * (bx > 500)),
                    z=2.4,
                    sh=0.5,
                    cut=0.4,
                    rim="#ffe6a6",
                    rimop=0.7,
                    az=180,
                )
    sc.layer(
        limb([(350, 988, 13), (378, 968, 11), (392, 962, 4)], 2),
        sc.near("#9a7042", "#33281a", 520),
        z=4,
        sh=0.5,
        cut=0.6,
        rim="#ffe6a6",
        rimop=0.8,
    )
    sc.layer(
        limb([(648, 988, 13), (616, 966, 10), (606, 956, 3)], 2),
        sc.near("#7a5c38", "#2a2014", 620),
        z=4,
        sh=0.5,
        cut=0.6,
        rim="#ffe6a6",
        rimop=0.8,
    )


def light_through(sc: Scene, parts: list[Any]) -> None:
    """The break shines through the thin ends of the feathers beside it, and the far wings fall into shade."""
    up = parts[2].difference(parts[3])
    for g, op in ((up, 0.8), (parts[3], 0.8), (parts[0], 0.35)):
        with sc.clip(g):
            sc.flat(
                g.difference(g.buffer(-34)),
                sc.rad([(0, "#ffe9a0", 1), (0.5, "#ffd878", 0.7), (1, "#ffd878", 0)], LX, LY, 430),
                op,
                "soft-light",
                9,
            )
            sc.flat(
                g.difference(T(g, 15, 6)),
                sc.rad([(0, "#fff6cc", 1), (0.55, "#ffe9a0", 0.6), (1, "#ffe39a", 0)], LX, LY, 480),
                op,
                "screen",
                5,
            )
    for g, op in ((parts[1], 0.62), (parts[0], 0.42)):
        sc.flat(g, sc.rad([(0, "#4a4a30", 0), (0.4, "#4a4a30", 0.3), (1, "#33351f", 1)], LX, LY, 700), op, "multiply")


def draw() -> Scene:
    """Should he let go?"""
    sc = Scene("wing_mill", light=(LX, LY, 240), shadow="#11140c", bg=INK)
    draw_sky(sc)
    for a, b, op in ((560, 640, 0.13), (720, 850, 0.11), (350, 400, 0.1)):
        ray = Polygon([(LX - 8, LY), (LX + 8, LY - 6), (b + 160, 1240), (a + 60, 1240)])
        sc.flat(
            ray, sc.rad([(0, "#ffe9a0", 1), (0.5, "#ffe9a0", 0.6), (1, "#ffe9a0", 0)], LX, LY, 760), op, "screen", 7
        )
    draw_down(sc)
    draw_foot(sc)
    parts = [wing(sc, WINGS[0][0], WINGS[0][1], 0.94, ink, 0.7)]
    draw_body(sc)
    draw_door(sc)
    draw_window(sc)
    for a, sp in WINGS[1:]:
        parts.append(wing(sc, a, sp, 0.97, ink, 0.7))
    light_through(sc, parts)
    draw_hub(sc)
    draw_flour(sc)
    draw_goods(sc)
    body = face((-196, 88, 0), (95, 88, 0), (95, -88, 0), (95, -88, 250), (95, 0, 360), (-205, 0, 362), (-205, 94, 246))
    shade = shadow_of(U(parts, body))
    sc.flat(shade, "#2a2f16", 0.85, None, 4)
    draw_rows(sc, EYELINE + 8, 1026, shade)
    draw_hole(sc)
    draw_rows(sc, 1050, 1190, shade)
    sc.flat(shade, "#3a3f1e", 0.45, "multiply", 3)
    x, y = at(0, 0, -92)
    draw_miller(sc, FEET, (x + 22, y - 46))
    draw_rows(sc, 1204, 1240, shade)
    sc.glow(LX, LY, 520, "#ffe9a4", 0.4)
    sc.vignette("#0b0d07", 0.42, 360, 560, 940)
    sc.finish()
    return sc
