"""The camp fire in a winter wood at night is a huge fox, curled up asleep; three wanderers hold out their hands to it.

Palette: pine black #15120e, bark #2a1c15, smoke #5a4334, ember #a8321a, orange #f5832c, white gold #ffe596. No accent beside the fire.
Light: the fox. Planes: smoke / far trunks / snow / tail / fox / wanderers and their shadows / near trunks.
"""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF

from cards.studio.papercut import *
from cards.studio.papercut.fire_fox import draw_fox
from cards.studio.papercut.flame_fur import sparks
from cards.studio.papercut.tall_trunk import trunk

FX, FY = 410, 850  # the heart of the fire
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
INK = "#15100c"
SQUASH = f"translate(0 {0.38 * (FY + 30):.1f}) scale(1 0.62)"  # light that lies on the ground


def draw_smoke(sc: Scene) -> None:
    """The depth of the wood, lit from below by the tail."""
    sc.backdrop(
        sc.rad([(0, "#c4662c"), (0.16, "#8a4522"), (0.36, "#4a2a1b"), (0.66, "#241810"), (1, "#120e0a")], 600, 560, 860)
    )
    for k in (0, 1):
        draw_trunks(sc, k)


def draw_trunks(sc: Scene, k: int) -> None:
    """One row of trunks; k counts towards us."""
    n, w, foot, c = ((15, 22, 640, "#4a2c1c"), (11, 34, 676, "#33201a"), (7, 46, 752, "#2a1a13"))[k]
    r = sc.stream(f"trunks {k}")
    for i in range(n):
        x = -30 + 860 * (i + r.uniform(0.2, 0.8)) / n
        g, lines = trunk(r, x, foot + r.uniform(-8, 8), w * r.uniform(0.75, 1.25))
        d = 1 if x < 560 else -1
        sc.layer(
            g,
            sc.near(mix(c, "#b4602c", 0.4 - 0.1 * k), mix(c, INK, 0.5), 520, (600, 620)),
            z=5 + 2 * k,
            sh=0.4,
            cut=0.5,
        )
        rimlight(sc, g, -d * (2 + k), 0.5, "#ffb860", 0.85, 1, (600, 640), 560)
        sc.flat(lines, INK, 0.4)


def draw_snow(sc: Scene) -> None:
    """Snow that takes all its light from the fox, and the ring that he has thawed."""
    for k, P in enumerate(
        (
            [(-40, 668), (200, 690), (420, 676), (640, 694), (860, 664)],
            [(-40, 770), (120, 742), (420, 756), (700, 738), (860, 772)],
            [(-40, 930), (120, 890), (420, 912), (700, 894), (860, 926)],
        )
    ):
        g, _ = land(sc.stream(f"snow {k}"), P, 4)
        if k == 1:
            draw_trunks(sc, 2)
        far = 0.5 if k == 0 else 0
        stops = (
            (0, "#fff2cc"),
            (0.3, "#ffe6b4"),
            (0.47, "#f0b272"),
            (0.66, "#a05c38"),
            (0.85, "#482a1f"),
            (1, "#1f1511"),
        )
        sc.layer(
            g,
            sc.rad([(v, mix(c, "#3a2014", far)) for v, c in stops], FX + 20, FY + 30, 640, SQUASH),
            z=7,
            sh=0.35,
            shc="#2a120a",
            cut=0.6,
            wash=0.5,
            rim="#ffe0a0",
            rimop=0.7,
        )
    ring = [ellipse(438, 890, 372 - 22 * k, 92 - 13 * k) for k in range(4)]
    for k, g in enumerate(ring):
        w = sc.stream(f"ring {k}")
        g = clean(
            g.union(
                U(
                    [
                        ellipse(
                            438 + (372 - 22 * k) * math.cos(a),
                            890 + (92 - 13 * k) * math.sin(a),
                            w.uniform(16, 34),
                            w.uniform(5, 12),
                        )
                        for a in [i * 0.26 for i in range(24)]
                    ]
                )
            )
        )
        c = (("#ffdf9c", "#c4743c"), ("#d89450", "#7a4326"), ("#7a4020", "#3a2014"), ("#4a2413", "#20120c"))[k]
        sc.layer(
            g, sc.near(*c, 420, (FX, FY + 30)), z=3, sh=0.5, shc="#1c0c06", cut=0.8, rim="#fff0c0", rimop=0.7, az=-90
        )
    sc.flat(ellipse(430, 900, 290, 44), "#ff9a3c", 0.4, "screen", 16)


def ground_shadow(sc: Scene, g: Any, x: float, y: float, long: float = 1.75, op: float = 0.8) -> None:
    """What a thing with its foot at x, y throws away from the fire."""
    k = (x - FX) / max(60.0, y - FY + 40) * long
    s = AF.affine_transform(g, [1.15, -k, 0, -long, k * y - 0.15 * x, y + long * y])
    sc.flat(
        clean(s), sc.lin([(0, "#2a130c"), (1, "#2a130c", 0.2)], x, y, x - k * 190, y + 190 * long), op, "multiply", 2.4
    )


def draw_prints(sc: Scene) -> None:
    """Three trails that came together."""
    r = sc.stream("prints")
    out = []
    for P in ([(96, 1046), (150, 1110), (170, 1220)], [(704, 1104), (664, 1146), (650, 1230)]):
        c = along(curve(P), 9)
        out += [
            ellipse(x + (-1) ** k * (5 + k * 0.6) + r.uniform(-2, 2), y + 6, 4.6 + 0.7 * k, 2.4 + 0.5 * k)
            for k, (x, y) in enumerate(c)
        ]
    sc.flat(U(out), "#3a1c10", 0.75)
    sc.flat(T(U(out), 0, 2.4).difference(U(out)), "#ffdf9c", 0.6)


def draw_secrets(sc: Scene) -> None:
    """A hare asleep in the warm, a burnt match in the snow, an owl that has one eye open."""
    hare = T(beast("hare", "lie"), 276, 974, 0.3)
    put(sc, hare.recolour(lambda c: mix(c, "#8a4a22", 0.6)), z=1.6, rim=(2, 2, "#ffcf80", 0.9), sh=0.4)
    sc.layer(limb("500,1092,3 530,1086,2.6", 1), "#e8c896", z=1.4, cut=0)
    sc.layer(ellipse(500, 1092, 3.6, 2.6, -12), "#1d120c", z=1, cut=0)
    owl = U(shape("150,196^ 160,203 174,203 184,196^ 186,222 178,246 156,246 148,222"))
    sc.layer(owl, "#2c1b12", z=3, cut=0, wash=0, rim="#ffae58", rimop=0.8, az=30)
    sc.flat(ellipse(175, 214, 3.4), "#ffbb4c", 0.95)
    sc.stroke([(156, 214), (163, 215)], "#ffbb4c", 1.4, 0.7)


def draw_wanderers(sc: Scene) -> None:
    """An old woman on her knees, a child in too large a coat, a man with a pack."""
    woman = T(
        person(
            68,
            "side",
            SIDE["kneel"].but(lean=12, hand_a=(0.7, 0.5), hand_b=(0.78, 0.36), grip_a="flat", grip_b="flat"),
            dress("farmwife", "#4a2f22", "#3a2820", "#6a4a34"),
            skin="#b98058",
            hair="bun",
            hair_colour="#8a7a68",
            hat="scarf",
            hat_colour="#5a3a26",
            mood="tender",
        ),
        96,
        1040,
        1.0,
    )
    child = T(
        person(
            6,
            "back",
            FRONT["stand"].but(
                foot_a=(-0.16, 0),
                foot_b=(0.12, 0.06),
                hand_a=(-0.86, 0.2),
                hand_b=(0.2, 0.86),
                elbow_a=1,
                elbow_b=1,
                grip_a="open",
                grip_b="relaxed",
                lean=3,
                nod=8,
            ),
            dress("greatcoat", "#3d2a1e", "#2a1d16", "#5a4030").but(skirt=0.96, flare=16, pad=9),
            skin="#b98058",
            hat="knit",
            hat_colour="#6a3a22",
        ),
        408,
        1068,
        1.16,
    )
    man = T(
        person(
            38,
            "side",
            SIDE["stand"].but(
                lean=6,
                nod=10,
                hand_a=(0.74, 0.42),
                hand_b=(0.8, 0.3),
                foot_a=(0.16, 0),
                foot_b=(-0.14, 0),
                grip_a="flat",
                grip_b="flat",
            ),
            dress("coat", "#33241b", "#2a1d16", "#4a3626"),
            skin="#8a5636",
            hair="short",
            hat="knit",
            hat_colour="#4a3020",
            beard="full",
            mood="calm",
        ),
        692,
        1098,
        1.04,
        flip=True,
    )
    for f, x, y in ((woman, 96, 1040), (child, 408, 1068), (man, 692, 1098)):
        ground_shadow(sc, f.outline(), x, y)
    for f, x in ((woman, 96), (child, 408), (man, 692)):
        d = (FX - x) / 160
        put(
            sc,
            f.recolour(lambda c: mix(c, "#1d120c", 0.34)),
            z=2,
            rim=(-max(-2.6, min(2.6, d)), 2.6, "#ffcf80", 0.9),
            cast=4,
            rimop=0.12,
        )


def draw_near(sc: Scene) -> None:
    """Great trunks before our eyes, black but for the edge that sees the fire."""
    for k, (x, w, foot) in enumerate(((-6, 108, 1180), (832, 96, 1210))):
        r = sc.stream(f"near trunk {k}")
        g, lines = trunk(r, x, foot, w)
        d = 1 if x < 400 else -1
        sc.layer(g, sc.near("#4a2a1a", "#120d09", 560), z=14, sh=0.5, cut=0.7)
        sc.flat(lines, "#0e0a07", 0.6)
        rimlight(sc, g, -4 * d, 1, "#ffae58", 0.95, 1.6)


def draw() -> Scene:
    """What happens when it wakes?"""
    sc = Scene("fox_fire", light=(FX, FY, 200), shadow="#140a06", bg="#15120e")
    draw_smoke(sc)
    draw_snow(sc)
    sc.glow(FX, FY, 560, "#ffb050", 0.5)
    draw_fox(sc)
    sc.glow(FX, FY, 520, "#ffb050", 0.2)
    sc.layer(
        sparks(sc.stream("sparks"), [(640, 440), (600, 240), (540, 110), (400, 60), (200, 10), (60, -20)], 230, 62),
        z=0.8,
        sh=0,
        **EXACT,
    )
    draw_prints(sc)
    draw_wanderers(sc)
    draw_secrets(sc)
    draw_near(sc)
    sc.vignette("#080503", 0.5, 430, 700, 860)
    sc.finish()
    return sc
