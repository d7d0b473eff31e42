"""Through the keyhole of a huge dark door falls the morning of another country; a traveller on its sill looks back.

Palette: mahogany #160a0b, oxblood #3a1513, walnut #7d4424, brass #c98f3c, meadow lime #a5bd48, morning cream #fff6d2,
scarf blue-green #178581.
Light: the morning behind the door. Planes: sky, hills, tree, meadow / depth of the hole / brass / carving / rope / floor.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.carved_door import BLACK, bough, floor_boards, grain, moulding
from cards.studio.papercut.great_lock import (
    BASE,
    BRASS,
    EYE,
    SILL,
    deep,
    draw_depth,
    draw_plate,
    great_key,
    keyhole,
    on_floor,
)  # fmt: skip
from cards.studio.papercut.leaving_traveller import draw_mouse, draw_rope, draw_traveller

SUN = (444, 366)
GLOW = (400.0, 510.0)  # what the door sees of the light
REACH = 640.0
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_outside(sc: Scene) -> None:
    """The other country: what the hole lets us see of it."""
    with sc.clip(keyhole(30)):
        sc.flat(
            box(200, 250, 600, 750),
            sc.rad([(0, "#fffef2"), (0.22, "#ffeeae"), (0.55, "#f0cd76"), (1, "#cda552")], *SUN, 200),
        )
        sc.layer(ellipse(*SUN, 27), "#fffef6", z=3, sh=0.15, shc="#c89a4a", wash=0, fibre=0, cut=0.3)
        for k, (y, amp, c) in enumerate(((418, 15, "#d6d27e"), (436, 12, "#b4c25e"), (454, 9, "#8fab48"))):
            g, _ = ridge(sc.stream(f"hill {k}"), y, amp, f=3.4 + k, tilt=(-30, 26, -14)[k])
            sc.layer(
                g,
                sc.near(mix(c, "#fff6d2", 0.5), c, 220, SUN),
                z=3,
                sh=0.25,
                shc="#5a6a2a",
                cut=0.4,
                rim="#fffbe0",
                rimop=0.8,
            )
        wood, lv = tree(sc.stream("far tree"), 366, 478, 104, w=10, depth=7, leafL=7, leafp=0.9, spread=0.6)
        sc.layer(wood, "#6a5428", z=2, sh=0.3, shc="#5a6a2a", **EXACT)
        sc.layer(
            U(lv),
            sc.near("#d2d658", "#5d7f2e", 120, SUN),
            z=2.4,
            sh=0.35,
            shc="#4a5a22",
            rim="#fffbd0",
            rimop=0.9,
            **EXACT,
        )
        g, _ = land(sc.stream("meadow"), [(240, 486), (360, 474), (460, 482), (560, 494)], 2)
        sc.layer(
            g,
            sc.lin([(0, "#dbe07a"), (0.35, "#a5bd48"), (1, "#56822e")], 0, 474, 0, 684),
            z=3,
            sh=0.25,
            shc="#5a6a2a",
            cut=0.4,
            rim="#fffbe0",
            rimop=0.9,
        )
        path = curve(
            np.array(
                [
                    (420, 700, 66),
                    (446, 656, 44),
                    (466, 612, 27),
                    (458, 570, 16),
                    (440, 536, 9),
                    (446, 508, 5),
                    (466, 486, 2.5),
                ]
            ),
            n=14,
        )
        sc.layer(
            limb([tuple(p) for p in path], 1),
            sc.lin([(0, "#fffbe6"), (1, "#f6e2a2")], 0, 486, 0, 690),
            z=1.6,
            sh=0.4,
            shc="#6a7a2a",
            wash=0.4,
            cut=0.3,
            fibre=0,
        )
        r = sc.stream("grass")
        for lo, c, n in ((512, "#eaf0a0", 150), (552, "#3f6a26", 170), (602, "#f2f4b4", 120)):
            blades = []
            for _ in range(n):
                y = r.uniform(lo - 20, 690)
                s = (y - EYE[1]) / 90
                px = float(np.interp(y, path[::-1, 1], path[::-1, 0]))
                x = r.uniform(280, 520)
                if abs(x - px) > 9 * s:
                    blades.append(limb([(x, y, 1.3), (x - 2 * s, y - 4 * s, 1), (x - 5 * s, y - 7 * s, 0.3)], 3, 3))
            sc.flat(U(blades), c, 0.7)
        sc.flat(
            U([ellipse(r.uniform(300, 500), r.uniform(532, 676), r.uniform(1, 2)) for _ in range(40)]), "#fffdf0", 0.95
        )
        sc.flat(
            U([T(bird("swallow", 0.6), x, y, s, rot=a) for x, y, s, a in ((340, 366, 0.15, -14), (368, 346, 0.11, 8))]),
            "#8a7a3a",
            0.8,
        )
        sc.glow(*SUN, 150, "#fff8d8", 0.55)


def draw_wood(sc: Scene) -> None:
    """The door: field, mouldings, boughs of oak that grow from below and close above the lock."""
    sc.backdrop(sc.rad([(0, "#8a4c28"), (0.34, "#4a2016"), (0.75, "#22100e"), (1, BLACK)], *GLOW, 760))
    planks = [(-20, 128), (128, 264), (264, 400), (400, 536), (536, 672), (672, 820)]
    for k, (a, b) in enumerate(planks):
        q = box(a, -40, b, BASE)
        sc.layer(
            q,
            sc.rad([(0, "#8e4c26"), (0.28, "#5a2818"), (0.5, "#33140f"), (0.8, "#1d0c0b"), (1, BLACK)], *GLOW, 700),
            z=3,
            sh=0.7,
            cut=0.5,
            fibre=0.05,
            rim="#ffb870",
            rimop=0.35,
        )
        grain(sc, f"plank {k}", q, 8, 0.42)
    outer = box(-60, -60, 860, BASE).difference(box(74, -90, 726, 804))
    sc.layer(
        outer,
        sc.rad([(0, "#7a4224"), (0.5, "#2e120e"), (1, BLACK)], *GLOW, 680),
        z=8,
        sh=0.75,
        cut=0.4,
        fibre=0.05,
        rim="#ffc88a",
        rimop=0.6,
        rimw=1.2,
    )
    grain(sc, "stile", clean(outer), 9, 0.4)
    moulding(
        sc, box(74, -140, 726, 804), ((11, "#a8642e", "#1c0c0b"), (8, "#6a361c", "#140908"), (14, "#b87438", "#1e0d0c"), (6, "#5a2c18", "#120807")),
        GLOW, 640, 4,
    )  # fmt: skip


def draw_carving(sc: Scene) -> None:
    """The carved wood: two oaks, and a bird whose place is empty."""
    for s, side in ((-1, "left"), (1, "right")):
        m = lambda P: [(400 + s * x, y, w) for x, y, w in P]  # noqa: B023, E731
        bough(
            sc,
            f"outer {side}",
            m(
                [
                    (240, 802, 26),
                    (262, 680, 22),
                    (236, 540, 18),
                    (262, 380, 14),
                    (238, 240, 11),
                    (262, 110, 8),
                    (226, 0, 5),
                ]
            ),
            58,
            GLOW,
            REACH,
        )
        bough(
            sc,
            f"arch {side}",
            m([(244, 400, 13), (204, 300, 11), (150, 206, 9), (84, 158, 7), (26, 160, 4)]),
            50,
            GLOW,
            REACH,
        )
        bough(sc, f"top {side}", m([(252, 130, 9), (190, 70, 8), (120, 32, 6), (50, 40, 4)]), 50, GLOW, REACH)
        bough(sc, f"foot {side}", m([(240, 752, 14), (196, 796, 10), (120, 804, 6)]), 40, GLOW, REACH)


def draw_key(sc: Scene) -> None:
    """The great key, high up on its hook in the dark."""
    x, y = 570, 62
    k = {n: T(g, x, y, 0.86, rot=5) for n, g in great_key().items()}
    a, b, c, d = BRASS
    sc.layer(
        limb([(x, y - 62, 10), (x, y - 34, 9), (x + 2, y - 22, 8)], 4),
        "#3a2018",
        z=6,
        sh=0.7,
        cut=0,
        rim="#ffd890",
        rimop=0.6,
    )
    for n in ("bit", "shaft", "bow"):
        g = k[n]
        sc.layer(
            g,
            sc.lin([(0, "#b87a34"), (0.4, "#7a4820"), (1, "#3a1d10")], x, 330, x + 20, y - 20),
            z=9,
            sh=0.8,
            dx=7,
            dy=-6,
            cut=0.2,
            rim="#ffe2a0",
            rimop=0.9,
            rimw=1.5,
        )
        rimlight(sc, g, 1.5, -4, "#ffdc94", 0.9, 1, GLOW, 700)
    sc.layer(
        limb([(x + 2, y - 24, 8), (x + 4, y - 14, 7), (x - 4, y - 8, 6), (x - 12, y - 14, 4)], 4),
        "#4a2a1c",
        z=4,
        sh=0.7,
        cut=0,
        rim="#ffd890",
        rimop=0.7,
    )


def draw_bird(sc: Scene) -> None:
    """A bird cut out of the boughs: its place is empty, and it sits on the great key."""
    b = bird_on("sparrow")
    hollow = T(b.outline(), 322, 152, 0.46)
    sc.flat(hollow, "#0c0506", 1)
    rimlight(sc, hollow, 1.2, 2, "#ffc070", 1, 0.6, GLOW, 600)
    w = T(b.recolour(lambda c: mix(c, "#8a4e28", 0.86)), 590, 40, 0.36, flip=True)
    put(sc, w, z=2, rim=(1.6, -2, "#ffd890", 0.9))


def draw_patch(sc: Scene, who: Any) -> None:
    """The long keyhole of light on the floor, with the traveller's shadow in it."""
    spot = on_floor(keyhole())
    beam = U(deep(keyhole(), 0), spot).convex_hull
    below = clean(beam.intersection(box(0, 560, 800, 1200)))
    sc.flat(
        below,
        sc.lin([(0, "#ffdc90", 0), (0.3, "#ffdc90", 0.34), (1, "#ffc878", 0.1)], 400, 560, 320, 1160),
        0.9,
        "screen",
        14,
    )
    m = sc.stream("dust")
    motes = [ellipse(m.uniform(110, 520), m.uniform(620, 1100), m.uniform(0.6, 1.9)) for _ in range(150)]
    sc.flat(clean(U(motes).intersection(beam)), "#fff0c0", 0.7)
    sc.flat(spot.buffer(16), "#ff9a4a", 0.35, "screen", 16)
    sc.flat(
        spot,
        sc.lin([(0, "#fff2bc", 1), (0.5, "#fbd884", 0.95), (1, "#e6ac58", 0.86)], 0, 920, 0, 1190),
        0.96,
        "normal",
        1.4,
    )
    with sc.clip(spot):
        r = sc.stream("floor gaps")
        k = (1260 - EYE[1]) / (BASE - EYE[1])
        for j in range(28):
            x0 = -560 + 74 * j
            sc.stroke([(x0, BASE), (EYE[0] + (x0 - EYE[0]) * k, 1260)], "#a85a24", 2, 0.6)
            for _ in range(5):
                x1 = x0 + r.uniform(0, 74)
                sc.stroke([(x1, BASE), (EYE[0] + (x1 - EYE[0]) * k, 1260)], "#c98a40", 0.9, 0.4)
    sc.flat(
        clean(on_floor(T(who, s=1.0, sy=1.5, o=(0, SILL))).intersection(spot)),
        sc.lin([(0, "#32100f", 1), (1, "#5a2418", 0.95)], 0, 920, 0, 1050),
        0.94,
        "normal",
        1.1,
    )


def draw() -> Scene:
    """Who locked the door, and is this out or in?"""
    sc = Scene("keyhole_gate", light=(*GLOW, 240), shadow="#0a0405", bg=BLACK)
    draw_wood(sc)
    draw_carving(sc)
    draw_outside(sc)
    draw_depth(sc, GLOW)
    draw_plate(sc, GLOW)
    floor_boards(sc, BASE, EYE, (330, 1060))
    p = draw_traveller(sc)
    draw_patch(sc, p.outline())
    draw_rope(sc)
    draw_key(sc)
    draw_bird(sc)
    draw_mouse(sc)
    sc.glow(*GLOW, 460, "#ffc070", 0.42)
    sc.vignette("#0a0405", 0.6, 400, 640, 880, 0.4)
    sc.finish()
    return sc
