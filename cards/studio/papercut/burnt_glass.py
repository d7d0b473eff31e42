"""What a mirror in a green wood shows: the trunks after the fire, ash, a doe who steps to a single shoot."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.deep_wood import trunk
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.land import ridge
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank
from cards.studio.papercut.standing_mirror import StandingMirror
from cards.studio.papercut.turned_doe import lay_bowed

TWIN = (655, 926, 0.82)
SHOOT = (463, 952)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def burnt_glass(sc: Scene, m: StandingMirror, ember: tuple[float, float]) -> None:
    """What the mirror shows: trunks after the fire, ash, and a likeness that does something else."""
    glass = m.outline()
    sc.layer(
        glass,
        sc.rad(
            [(0, "#fff0c0"), (0.12, "#ffc878"), (0.28, "#e07c3c"), (0.5, "#83392f"), (0.74, "#35202a"), (1, "#150e16")],
            *ember,
            700,
        ),
        z=1,
        cut=0,
        sh=0,
    )
    with sc.clip(glass):
        for k, (y, c) in enumerate(((250, "#1e151d"), (350, "#34202a"), (460, "#572e32"), (570, "#8a4636"))):
            b = bank(
                sc.stream(f"smoke {k}"),
                [(340, y + 24), (460, y - 26), (570, y + 8), (680, y - 30), (800, y + 14)],
                20,
                46,
                fill=Polygon([(340, y), (800, y), (800, 60), (340, 60)]),
            )
            sc.layer(
                b,
                sc.rad([(0, mix(c, "#ffb068", 0.35)), (1, c)], *ember, 480),
                z=5,
                cut=0.5,
                sh=0.3,
                op=0.75,
                rim="#ffb878",
                rimop=0.5,
            )
        rows = (
            (
                792,
                10,
                ((414, 420), (446, 0), (486, 360), (530, 520), (566, 0), (614, 440), (660, 0), (704, 380)),
                "#a8583a",
                "#5a2f30",
            ),
            (812, 19, ((430, 0), (508, 300), (576, 560), (676, 250), (728, 0)), "#6f3a2e", "#361f26"),
            (846, 34, ((446, 200), (728, 0)), "#40242a", "#1e1218"),
        )
        for k, (foot, w, places, lit, shade) in enumerate(rows):
            got = [trunk(sc.stream(f"burnt {k} {x}"), x, foot, w, top or -40) for x, top in places]
            g = clean(U([q for q, _ in got]))
            sc.layer(
                g,
                sc.rad([(0, lit), (1, shade)], *ember, 330),
                z=6,
                cut=0.5,
                sh=0.4,
                rim="#ffc078",
                rimop=0.95,
                rimw=1.1,
            )
            if k:
                sc.flat(
                    U([q for _, q in got]), sc.rad([(0, "#ffb45c"), (0.6, "#e2602c"), (1, "#7a2a20")], *ember, 420), 0.6
                )
            floor = ridge(sc.stream(f"ash {k}"), foot + 2, 7, f=1.8)[0]
            sc.layer(
                floor,
                sc.rad(
                    [
                        (0, ("#ffdc9c", "#f0a868", "#c87e54")[k]),
                        (0.5, ("#c8703c", "#96503e", "#4e2e30")[k]),
                        (1, "#1c1016"),
                    ],
                    ember[0],
                    foot,
                    (230, 250, 270)[k],
                ),
                z=5,
                cut=0.6,
                sh=0.3,
                rim="#ffd898",
                rimop=0.9,
            )
            if k == 0:
                sc.glow(ember[0], ember[1] - 30, 320, "#ffc070", 1)
                sc.glow(ember[0] + 10, ember[1] - 40, 150, "#fff0c8", 0.85)
        likeness(sc, TWIN, SHOOT)
        near, lines = trunk(sc.stream("burnt near"), 402, 1010, 46)
        sc.layer(
            near,
            sc.lin([(0, "#140d12"), (1, "#3a2226")], 380, 0, 450, 0),
            z=8,
            cut=0.5,
            sh=0.4,
            rim="#ffa860",
            rimop=0.9,
            rimw=1.3,
        )
        sc.flat(lines, "#e2602c", 0.4)
        sc.flat(
            glass,
            sc.lin(
                [(0, "#0e0a14", 0.8), (0.4, "#1a0f18", 0.5), (0.75, "#2a1218", 0.12), (1, "#2a1218", 0)], 0, 150, 0, 680
            ),
            1,
            "multiply",
        )
        r = sc.stream("sparks")
        sc.flat(
            U([ellipse(r.uniform(400, 760), r.uniform(330, 900), r.uniform(0.8, 2.2)) for _ in range(70)]),
            "#ffd08a",
            0.85,
        )
        for a, b, op in ((470, 60, 0.1), (548, 22, 0.08)):
            sc.flat(Polygon([(a, 100), (a + b, 100), (a + b - 190, 1010), (a - 190, 1010)]), "#fff3e0", op, "screen", 3)
        sc.flat(glass.difference(m.outline(-0.022)), "#0c0608", 0.55, "multiply", 5)


def likeness(sc: Scene, twin: tuple[float, float, float], at: tuple[float, float]) -> None:
    """In the glass she walks on, her head down to the only green thing."""
    x, y, _ = twin
    sc.glow(x - 20, y - 84, 220, "#ffc480", 0.8, sy=0.62)
    sc.flat(
        Polygon([(x - 80, y - 2), (x + 112, y - 2), (x + 60, y + 70), (x - 150, y + 70)]),
        sc.lin([(0, "#2a1418", 0.75), (1, "#2a1418", 0)], 0, y, 0, y + 70),
        1,
        "multiply",
        7,
    )
    lay_bowed(sc, twin, "#ffd894", (x, y - 140))
    px, py = at
    sc.glow(px, py - 26, 110, "#a8ee60", 0.8)
    shoot = T(
        U(
            limb([(0, 6, 5), (3, -20, 4), (0, -44, 2.4)], 5),
            leaf(1, -34, 36, -0.72, 0.5),
            leaf(1, -30, 33, -2.5, 0.5),
            leaf(0, -42, 18, -1.5, 0.4),
        ),
        px,
        py,
        1.3,
    )
    sc.layer(
        shoot,
        sc.lin([(0, "#e6ff96"), (1, "#74bc3c")], 0, py - 76, 0, py + 6),
        z=2.4,
        sh=0.5,
        rim="#fdffe4",
        rimop=1,
        **EXACT,
    )
    sc.flat(
        T(
            U(
                limb([(4, -37, 0.5), (16, -46, 1.4), (25, -54, 0.4)], 3),
                limb([(-2, -33, 0.5), (-13, -41, 1.4), (-22, -48, 0.4)], 3),
            ),
            px,
            py,
            1.3,
        ),
        "#3f7a28",
        0.7,
    )
    sc.glow(px, py - 44, 40, "#f2ffc0", 0.5)
