"""Before a frozen window a child stands on tiptoe on a chair, and its finger meets the nose of a tiger made of frost.

Palette: umber #241a1c, smoke #5e4850, shell rose #eab9a6, pearl #f3e2d6, ice white #fffaf2, socks orange-red #e8532b.
Light: the first sun, low behind the pane, where finger and nose meet. Planes: dawn / far fronds / tiger / near fronds / bars / room with child and chair / light on the floor.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.court_panes import homography
from cards.studio.papercut.frost_ferns import arc, fan, fern, palm, tiger
from cards.studio.papercut.frosted_room import (
    FLOOR,
    GLASS,
    LEFT,
    LX,
    LY,
    MULLION,
    RIGHT,
    SILL,
    TOP,
    TRANSOM,
    draw_curtain,
    draw_frame,
    draw_wall,
)
from cards.studio.papercut.reaching_child import FEET, chair_and_child, silhouette

UMBER, ROSE, PEARL, ICE = "#241a1c", "#eab9a6", "#f3e2d6", "#fffaf2"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# kind, x, y, direction in degrees (0 right, -90 up), length, curl, width
FAR = (
    ("palm", 575, 900, -106, 640, 0.8, 110),
    ("palm", 720, 640, -128, 520, -0.7, 100),
    ("fern", 190, 900, -92, 700, 0.8, 130),
    ("palm", 330, 30, 62, 420, 0.9, 90),
    ("palm", 130, 20, 72, 430, -0.7, 100),
    ("fern", 740, 400, 192, 520, 0.8, 120),
    ("fern", 480, 900, -80, 560, -1.1, 110),
    ("palm", 640, 10, 112, 380, 0.9, 90),
    ("fern", 60, 700, -58, 560, 0.9, 120),
    ("fern", 430, 20, 92, 420, -1.2, 100),
    ("fern", 300, 660, -72, 430, 1.0, 90),
    ("fern", 730, 540, 202, 430, 0.9, 90),
    ("fern", 620, 20, 70, 330, 1.2, 90),
    ("fern", 230, 20, 96, 380, 1.0, 90),
)
MIDDLE = (
    ("fern", 120, 890, -72, 560, 1.3, 120),
    ("fern", 330, 890, -108, 360, -1.4, 84),
    ("palm", 20, 360, -34, 380, 0.9, 90),
    ("palm", 740, 190, 174, 400, -0.9, 90),
    ("fern", 720, 30, 152, 460, -1.1, 104),
    ("fern", 160, 10, 58, 380, 1.3, 100),
    ("fern", 370, 20, 62, 330, -1.3, 84),
    ("palm", 530, 225, 66, 170, 1.0, 56),
    ("fern", 640, 225, 84, 260, 1.4, 66),
    ("fern", 100, 560, -40, 330, -1.2, 84),
)
NEAR = (
    ("fern", 730, 890, -150, 260, 1.3, 80),
    ("fern", 640, 890, -96, 190, -1.3, 62),
    ("fern", 520, 890, -104, 190, 1.5, 60),
    ("fern", 395, 880, -80, 200, -1.5, 60),
    ("fern", 90, 890, -66, 420, 1.4, 96),
    ("fern", 240, 890, -96, 300, 1.6, 80),
    ("fern", 730, 330, 160, 260, -1.6, 70),
    ("fern", 740, 480, 176, 140, -1.4, 56),
)
FANS = ((160, 560, -70, 120), (602, 250, 120, 96), (300, 210, -110, 100), (690, 770, -130, 120))


def glass_light(stops: list[tuple[float, str]], sc: Scene, r: float = 620) -> str:
    """A fill that falls off from the sun behind the pane."""
    return sc.rad(stops, LX, LY, r)


def fronds(sc: Scene, plants: Any, name: str) -> list[Any]:
    """The fronds of one plane, cut to the pane."""
    out = []
    for k, (kind, x, y, a, length, curl, width) in enumerate(plants):
        r = sc.stream(f"{name} {k}")
        stem = arc(x, y, math.radians(a), length, curl)
        g = fern(r, stem, width) if kind == "fern" else palm(r, stem, width)
        out.append(clean(g.intersection(GLASS)))
    return out


def lay_fronds(sc: Scene, plants: list[Any], fill: str, z: float, rim: str, rimop: float) -> None:
    """Each frond a sheet of its own, with a fine shadow on those behind."""
    for g in plants:
        sc.layer(g, fill, z=z, sh=0.5, shc="#5a3038", rim=rim, rimop=rimop, rimw=0.8, edge=0.6, **EXACT)


def draw_frost(sc: Scene) -> Any:
    """Dawn, the jungle of frost, the tiger in it, and the place that melts; gives back what throws a shadow."""
    sc.flat(
        GLASS, glass_light([(0, "#ffe2b8"), (0.12, "#f9b488"), (0.36, "#cf7a66"), (0.7, "#6a4a4e"), (1, "#38303a")], sc)
    )
    far = fronds(sc, FAR, "far")
    lay_fronds(
        sc,
        far,
        glass_light([(0, "#ffe9d2"), (0.3, "#e2a795"), (0.7, "#94757a"), (1, "#5c545c")], sc, 640),
        2.4,
        "#fff4e6",
        0.3,
    )
    cut_fans = [
        clean(fan(sc.stream(f"fan {k}"), x, y, math.radians(a), q).intersection(GLASS))
        for k, (x, y, a, q) in enumerate(FANS)
    ]
    lay_fronds(
        sc,
        cut_fans,
        glass_light([(0, "#ffeedd"), (0.3, "#ecbfae"), (0.7, "#aa8f90"), (1, "#77707a")], sc, 640),
        3,
        "#fff4e6",
        0.4,
    )
    middle = fronds(sc, MIDDLE, "middle")
    lay_fronds(
        sc,
        middle,
        glass_light([(0, "#fff8ee"), (0.35, "#f6d8c8"), (0.75, "#c4adab"), (1, "#958e96")], sc, 640),
        4.4,
        "#fffaf2",
        0.6,
    )
    sc.flat(
        GLASS, sc.lin([(0, "#7a4a4c", 0), (0.55, "#7a4a4c", 0), (1, "#6a4048", 0.75)], 0, TOP, 0, SILL), 1, "multiply"
    )
    draw_tiger(sc)
    near = fronds(sc, NEAR, "near")
    lay_fronds(
        sc,
        near,
        glass_light([(0, ICE), (0.4, "#fdeee2"), (0.8, "#ddc8c4"), (1, "#b2a8ac")], sc, 640),
        5,
        "#ffffff",
        0.8,
    )
    return U(far[0], far[1], middle[2:4], middle[7], near[0], near[4:7], cut_fans)


def draw_tiger(sc: Scene) -> None:
    """It comes out between the fronds, brighter than they are; its stripes are the gaps."""
    t = T(tiger(sc.stream("tiger")), LX + 4, LY - 6, 1.06, rot=-7)
    t = {k: clean(g.intersection(GLASS)) for k, g in t.items()}
    sc.layer(
        t["plate"],
        glass_light([(0, "#e0a088"), (0.3, "#b0746a"), (1, "#6a4a50")], sc, 420),
        z=7,
        sh=0.5,
        shc="#4a2c34",
        rimop=0,
        **EXACT,
    )
    sc.layer(
        t["fur"],
        glass_light([(0, ICE), (0.3, "#f6dccf"), (0.7, "#d6b0a8"), (1, "#a98489")], sc, 440),
        z=1.2,
        sh=0.35,
        shc="#5a343a",
        rim="#ffffff",
        rimop=0.7,
        **EXACT,
    )
    sc.flat(t["hairs"], glass_light([(0, "#ffffff"), (0.5, "#fff3ea"), (1, "#e4ccc8")], sc, 440), 0.62)
    sc.flat(t["hairs2"], glass_light([(0, "#d9a898"), (1, "#8f6a70")], sc, 440), 0.5)
    sc.flat(t["ear"], glass_light([(0, "#a56f6c"), (1, "#7c565c")], sc, 440), 0.8)
    sc.layer(
        t["lobe"],
        glass_light([(0, ICE), (0.6, "#f3dcd2"), (1, "#d8bcb8")], sc, 440),
        z=1.6,
        sh=0.5,
        shc="#4a2c34",
        rim="#ffffff",
        rimop=0.8,
        **EXACT,
    )
    sc.layer(t["tufts"], glass_light([(0, ICE), (1, "#e4c8c2")], sc, 440), z=1.4, sh=0.4, rimop=0.4, **EXACT)
    sc.flat(t["spots"], "#a87468", 0.7)
    sc.flat(t["eye"], "#ffd9a0")
    sc.flat(t["dark"], "#7a4a48", 0.85)
    sc.flat(t["pupil"], "#5a3438", 0.95)
    sc.layer(t["whiskers"], "#ffffff", z=1, sh=0.3, rimop=0, op=0.9, **EXACT)


def draw_melting(sc: Scene) -> None:
    """Where finger and nose meet the frost is gone, and one drop runs down."""
    r = sc.stream("hole")
    rays = [
        (LX + (11 + r.uniform(-2, 2)) * math.cos(k * 0.35), LY - 1 + (13 + r.uniform(-2, 2)) * math.sin(k * 0.35))
        for k in range(18)
    ]
    hole = shape(rays, 5)
    run = limb(
        [
            (LX - 4, LY + 14, 6),
            (LX - 6, LY + 46, 3.4),
            (LX - 3, LY + 84, 4),
            (LX - 5, LY + 118, 3.2),
            (LX - 4, LY + 132, 4),
        ],
        6,
    )
    drop = shape(f"{LX - 4},{LY + 120} {LX + 3},{LY + 138} {LX - 4},{LY + 146} {LX - 11},{LY + 138}")
    g = U(hole, run, drop)
    sc.layer(g.buffer(1.1), "#fff6ea", z=1.2, sh=0.4, shc="#7a4a44", rimop=0, op=0.8, **EXACT)
    sc.flat(g, glass_light([(0, "#ffe9bc"), (0.16, "#ffcf8e"), (1, "#e79060")], sc, 170))
    sc.flat(ellipse(LX - 6.5, LY + 136, 1.8, 3), "#ffffff", 0.9)
    sc.glow(LX, LY, 110, "#ffc27a", 0.34)
    sc.glow(LX, LY, 520, "#ffae78", 0.4)


def draw_floor(sc: Scene, shades: Any) -> None:
    """Boards, the window's light on them with bars and fronds, and something striped in it."""
    floor = box(-60, FLOOR, 860, 1260)
    sc.layer(floor, sc.rad([(0, "#4c3632"), (0.5, "#33241f"), (1, "#1d1415")], 420, 1040, 560), z=3, cut=0.4)
    seams = [
        Polygon([(x, FLOOR), (x + 1.4, FLOOR), (430 + (x + 3 - 430) * 2.1, 1260), (430 + (x - 430) * 2.1, 1260)])
        for x in range(-200, 1100, 58)
    ]
    sc.flat(U(seams), "#140d0e", 0.55)
    m = homography([(120, 1000), (694, 1000), (800, 1172), (-4, 1172)])
    unit = lambda g: T(T(g, -LEFT, -SILL), 0, 0, 1 / (RIGHT - LEFT), sy=-1 / (SILL - TOP))  # noqa: E731
    patch = m(
        unit(
            clean(
                GLASS.buffer(-3).difference(
                    U(box(MULLION - 13, TOP, MULLION + 13, SILL), box(LEFT, TRANSOM - 13, RIGHT, TRANSOM + 13))
                )
            )
        )
    ).intersection(box(-60, 990, 860, 1240))
    glow = sc.rad([(0, "#ffe6c6"), (0.5, "#f2bfa0"), (1, "#b98070")], LX - 10, 1040, 440)
    sc.flat(patch.buffer(3), "#f2bfa0", 0.3, "screen", 10)
    sc.flat(patch, glow, 0.95, None, 1.2)
    with sc.clip(patch):
        sc.flat(m(unit(shades)), "#8a5650", 0.4, "multiply", 1.4)
        sc.flat(U(seams), "#7a4a40", 0.5)
        tail = limb("840,1100,30 740,1120,30 660,1110,28 600,1078,26 580,1046,24 606,1026,20 640,1034,12", 10)
        rings = U(
            [
                limb([(x, y, 9), (x + dx, y + dy, 9)], 1)
                for x, y, dx, dy in (
                    (780, 1096, -8, 44),
                    (736, 1100, -4, 44),
                    (692, 1096, -10, 40),
                    (648, 1084, -18, 38),
                    (608, 1062, -26, 28),
                    (566, 1050, 40, -4),
                    (580, 1024, 26, 22),
                )
            ]
        )
        sc.flat(tail, "#8a5248", 0.62, "multiply", 1.6)
        sc.flat(clean(rings.intersection(tail)), "#5a302e", 0.6, "multiply", 1.4)
    sc.flat(
        clean(thrown(rounded(fillet(silhouette(), 7), 3)).intersection(box(-60, FLOOR + 8, 860, 1260))),
        "#3a2224",
        0.62,
        "multiply",
        2.2,
    )


def draw_mouse(sc: Scene) -> None:
    """A mouse with a suitcase leaves along the skirting."""
    m = T(mouse_suitcase(), 742, FLOOR + 34, 0.4, flip=True)
    sc.flat(ellipse(746, FLOOR + 35, 20, 4), "#140c0e", 0.7, "multiply", 2)
    sc.layer(
        [
            (m["back"], "#4a3634"),
            (m["body"], "#6a4e48"),
            (m["inear"], "#b07a68"),
            (m["case"], "#7a3a2a"),
            (m["arm"], "#5c4440"),
        ],
        z=2,
        rim="#ffd9b0",
        rimop=0.9,
        **EXACT,
    )
    sc.flat(U(m["strap"], m["eye"]), "#1c1214")


def thrown(g: Any) -> Any:
    """The shadow of what stands upright at the chair's feet: straight towards us, fanned out from the sun's foot."""
    x, y = FEET[0], FEET[1] + 182

    def f(xy: Any) -> Any:
        up = y - xy[:, 1]
        return np.c_[xy[:, 0] + (xy[:, 0] - LX) * up * 0.0011 + (x - LX) * up * 0.0006, y + up * 0.25]

    return clean(shapely.transform(g, f).buffer(0))


def draw() -> Scene:
    sc = Scene("frost_jungle", light=(LX, LY, 200), shadow="#1a0f12", bg=UMBER)
    shades = draw_frost(sc)
    draw_melting(sc)
    draw_wall(sc)
    draw_frame(sc)
    draw_floor(sc, shades)
    draw_curtain(sc)
    chair_and_child(sc, (LX, LY))
    draw_mouse(sc)
    sc.vignette("#140c0e", 0.5, 420, 640, 860)
    sc.finish()
    return sc
