"""Across a dark, wet square a party dances round one empty chair; in the last tram one guest with a present passes.

Palette: wet night #101d26, tram green #2c5549, rain grey #5c7076, brick #7d5040, party cream #ffefc0, ribbon pink #e0708f.
Light: the chandelier. Planes: mist and far roofs / side streets / the house / its room / square and tram / arcade and cat.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.dancers import child_at_the_glass, couple_in_swing, whirling_woman

EYE = Camera(430, 470, 900, 8.0)
HX, SPRING, SILL, HALF = 404, 336, 600, 156  # the window: middle, springing of its arch, sill, half width
HOUSE = (176, 640)
GROUND = 794  # foot of the house
LX, LY = HX, 372
START, HEADING = (-2.5, 11.0), (0.8, 0.6)  # the near end of the tram and the way it goes
ACROSS = (-1.38, 1.84)  # from its near side to its far side
LONG, EAVES = 10.4, 3.1
FIRST, PANE, GAP, LOW, HIGH = 0.62, 1.5, 0.36, 1.36, 2.66  # its windows
NIGHT, GREEN, CREAM, PINK = "#101d26", "#2c5549", "#ffefc0", "#e0708f"


def window_shape(grow: float = 0) -> Any:
    """The arched window of the ballroom."""
    g = U(box(HX - HALF, SPRING, HX + HALF, SILL), ellipse(HX, SPRING, HALF, 104))
    return g.buffer(grow) if grow else g


def draw_far(sc: Scene) -> None:
    """Night mist, three rows of roofs, the lamps of two side streets."""
    sc.backdrop(sc.rad([(0, "#7a7a6a"), (0.3, "#3f5560"), (0.7, "#1f333f"), (1, "#0f1c26")], LX, LY + 120, 860))
    for name, y, lo, hi, c in (
        ("far", 640, 150, 330, "#44606a"),
        ("mid", 700, 170, 360, "#33505b"),
        ("near", 770, 150, 380, "#26414c"),
    ):
        g, lit = skyline(sc.stream(name), -30, 840, y, lo, hi, windows=0.35)
        sc.layer(g, sc.near(light(c, 0.16), dark(c, 0.3), 620), z=5, sh=0.35, cut=0.4, rim="#ffe0a8", rimop=0.3)
        sc.flat(lit, "#ffcf7e", 0.4)
        sc.veil([(0, "#8fa39c", 0), (1, "#8fa39c", 0.16)], 0, 420, 0, 780)


def block_front(sc: Scene, x0: float, x1: float, top: float, foot: float, c: str, name: str) -> None:
    """A dark house at the side of the square: rows of sleeping windows, one of them lit."""
    r = sc.stream(name)
    roof = Polygon([(x0 - 8, top), (x0 + 16, top - 62), (x1 - 16, top - 62), (x1 + 8, top)])
    sc.layer(roof, sc.near(light(c, 0.05), dark(c, 0.45), 620), z=7, cut=0.4, rim="#ffdf9e", rimop=0.35)
    sc.layer(box(x0 + 30, top - 100, x0 + 54, top - 50), sc.near(c, dark(c, 0.4), 620), z=4, cut=0.4)
    body = box(x0, top - 4, x1, foot)
    sc.layer(body, sc.near(light(c, 0.22), dark(c, 0.35), 560), z=9, cut=0.4, rim="#ffdf9e", rimop=0.4)
    sc.flat(brick(body, 15, 7, name, 0.4), light(c, 0.1), 0.25)
    off, on, sills = [], [], []
    for j in range(int((foot - top - 40) / 62)):
        for i in range(int((x1 - x0 - 20) / 40)):
            x, y = x0 + 18 + 40 * i, top + 20 + 62 * j
            (on if r.random() < 0.07 else off).append(U(box(x, y + 8, x + 20, y + 38), ellipse(x + 10, y + 8, 10)))
            sills.append(box(x - 4, y + 38, x + 24, y + 42))
    sc.flat(U(off), dark(c, 0.55))
    sc.flat(U(on), "#ffc873", 0.85)
    for g in on:
        sc.glow(g.centroid.x, g.centroid.y, 34, "#ffb458", 0.5)
    sc.flat(
        U([T(g, 0, 0).intersection(box(g.bounds[0] + 9.3, 0, g.bounds[0] + 10.7, 1200)) for g in off + on]),
        light(c, 0.1),
        0.7,
    )
    sc.layer(
        U(sills, box(x0 - 6, top - 8, x1 + 6, top + 2)),
        sc.near(light(c, 0.3), dark(c, 0.2), 560),
        z=1.6,
        cut=0,
        fibre=0,
        wash=0,
    )


def draw_house(sc: Scene) -> None:
    """The house of the party: brick, stone arch, sleeping windows above, a closed door with a lit fanlight below."""
    x0, x1 = HOUSE
    near = sc.near
    roof = Polygon([(x0 - 14, 150), (x0 + 26, 60), (x1 - 26, 60), (x1 + 14, 150)])
    sc.layer(U([box(x, 22, x + 30, 80) for x in (x0 + 60, x1 - 96)]), near("#7a5a50", "#2c3038", 520), z=5, cut=0.4)
    sc.layer(roof, near("#4f5c62", "#1c2a34", 500), z=7, cut=0.4, rim="#ffe0a8", rimop=0.5)
    sc.flat(roof_tiles(roof, 15, 9), "#12202a", 0.5)
    for k in range(3):
        x = x0 + 92 + 140 * k
        sc.layer(
            U(box(x - 17, 92, x + 17, 136), Polygon([(x - 24, 94), (x, 72), (x + 24, 94)])),
            near("#6f6862", "#28343c", 480),
            z=4,
            cut=0.3,
        )
        sc.flat(box(x - 10, 100, x + 10, 130), "#14222c")
    body = box(x0, 146, x1, GROUND)
    sc.layer(
        body,
        sc.rad([(0, "#c98f62"), (0.25, "#a36b50"), (0.5, "#6b4a48"), (1, "#27303a")], LX, LY + 60, 480),
        z=10,
        cut=0.3,
        sh=0.5,
        rim="#ffe0a8",
        rimop=0.5,
    )
    for share, tint, op in ((0.5, "#3a2426", 0.22), (0.3, "#ffd9a0", 0.13)):
        sc.flat(brick(body, 17, 7.4, f"brick {share}", share), tint, op)
    stones = [
        box(x, y, x + (26 if k % 2 else 18) * s, y + 20)
        for s, x in ((1, x0), (-1, x1))
        for k, y in enumerate(np.arange(150, GROUND - 20, 23))
    ]
    stones = [
        box(min(g.bounds[0], g.bounds[2]), g.bounds[1], max(g.bounds[0], g.bounds[2]), g.bounds[3]) for g in stones
    ]
    sc.layer(U([g.buffer(-0.8) for g in stones]), near("#d9b48a", "#3a444a", 440), z=2, cut=0.2, fibre=0)
    sc.layer(
        U(box(x0 - 10, 142, x1 + 10, 156), box(x0 - 5, 640, x1 + 5, 652)), near("#e2bd92", "#3a444a", 460), z=4, cut=0.3
    )
    # the sleeping windows right and left of the great one, and the ground floor
    small = [(x, y) for x in (x0 + 46, x1 - 46) for y in (252, 356, 462, 566)] + [
        (x, 206) for x in (x0 + 136, HX, x1 - 136)
    ]
    panes_, frames = [], []
    for x, y in small:
        g = U(box(x - 13, y - 22, x + 13, y + 24), ellipse(x, y - 22, 13, 8))
        if g.intersects(window_shape(26)):
            continue
        panes_.append(g)
        frames.append(g.buffer(5, join_style=2))
    sc.layer(U(frames), near("#d0a878", "#46494c", 420), z=2, cut=0.2, fibre=0)
    sc.flat(U(panes_), "#1b2a35")
    sc.flat(
        U(
            [
                box(g.bounds[0], g.centroid.y - 1, g.bounds[2], g.centroid.y + 1).union(
                    box(g.centroid.x - 1, g.bounds[1], g.centroid.x + 1, g.bounds[3])
                )
                for g in panes_
            ]
        ),
        "#8a7058",
        0.8,
    )
    for x in (x0 + 66, x1 - 66):
        g = U(box(x - 34, 700, x + 34, 776), ellipse(x, 700, 34, 22))
        sc.layer(g.buffer(6), near("#a8866a", "#333e46", 480), z=2, cut=0.2)
        sc.flat(g, "#18262f")
        sc.flat(
            U(
                [box(x - 34 + 17 * k - 1, 670, x - 34 + 17 * k + 1, 776) for k in (1, 2, 3)],
                box(x - 34, 728, x + 34, 730),
            ).intersection(g),
            "#6a5a50",
            0.8,
        )
    d = U(box(HX - 30, 706, HX + 30, GROUND), ellipse(HX, 706, 30))
    sc.layer(d.buffer(9), near("#e0bb8c", "#46494c", 460), z=3, cut=0.2)
    sc.flat(d, "#3d2228")
    fan = d.intersection(box(0, 0, 800, 704))
    sc.flat(fan, "#ffd88c")
    sc.flat(
        U(
            [
                limb([(HX, 704, 1.6), (HX + 40 * math.cos(a), 704 + 40 * math.sin(a), 1.6)], 1)
                for a in np.linspace(-math.pi, 0, 7)
            ]
        ).intersection(fan),
        "#4a2a28",
    )
    sc.flat(
        U(
            box(HX - 1, 708, HX + 1, GROUND),
            *[
                box(x - 9, y, x + 9, y + 28).buffer(0).difference(box(x - 7, y + 2, x + 7, y + 26))
                for x in (HX - 15, HX + 15)
                for y in (714, 752)
            ],
        ),
        "#20131a",
        0.8,
    )
    sc.glow(HX, 694, 70, "#ffc870", 0.6)
    for k in range(3):
        sc.layer(
            box(HX - 46 - 10 * k, GROUND - 8 + 8 * k, HX + 46 + 10 * k, GROUND + 2 + 8 * k),
            near("#c09a74", "#3a444a", 520),
            z=2,
            cut=0.2,
        )


def draw_room(sc: Scene) -> None:
    """The bright room: chandelier, bunting, pale guests, dark guests, and the chair."""
    w = window_shape()
    sc.layer(window_shape(24), sc.near("#e8c08c", "#5a4a44", 300), z=7, cut=0.4, sh=0.55, rim="#fff0cc", rimop=0.6)
    rays_ = [
        limb(
            [
                (HX + math.cos(a) * HALF, SPRING + math.sin(a) * 104, 1.6),
                (HX + math.cos(a) * (HALF + 30), SPRING + math.sin(a) * 134, 1.6),
            ],
            1,
        )
        for a in np.linspace(math.pi, 2 * math.pi, 17)
    ]
    sc.flat(U(rays_).intersection(window_shape(24).difference(w)), "#5a3a2c", 0.6)
    floor = SILL - 34
    with sc.clip(w):
        sc.flat(w, sc.rad([(0, "#fffdf0"), (0.25, "#fff0bd"), (0.6, "#f6c67e"), (1, "#c5803f")], LX, LY - 40, 330))
        sc.flat(wallpaper(HX - HALF, 230, HX + HALF, floor, "sprig", 26), "#e0a35a", 0.3)
        for x in (HX - 96, HX + 96):  # tall mirrors on the far wall
            m = U(box(x - 24, 380, x + 24, floor - 16), ellipse(x, 380, 24))
            sc.flat(m.buffer(4), "#cf9348", 0.7)
            sc.flat(m, "#fff3cc", 0.8)
        sc.flat(
            Polygon([(HX - HALF, floor - 12), (HX + HALF, floor - 12), (HX + HALF, SILL), (HX - HALF, SILL)]),
            sc.lin([(0, "#d6934e"), (1, "#8a4f2c")], 0, floor - 12, 0, SILL),
        )
        sc.flat(floor_boards(HX - HALF, floor - 12, HX + HALF, SILL, n=14), "#6a3a20", 0.5)
        for x, pose, kind, fl in (
            (HX - 122, "cheer", "shirt", False),
            (HX - 58, "arms_wide", "vest", False),
            (HX + 36, "dance", "sari", True),
            (HX + 130, "cheer", "suit", False),
        ):
            p = person(36, "front", pose, dress(kind), hair="curly", mood="laugh")
            sc.flat(T(p.outline(), x, floor - 2, 0.42, flip=fl), "#e2a55e", 0.75)
        for x, y0, y1 in ((HX, 300, 322),):
            sc.flat(limb([(x, 200, 1.6), (x, y1, 1.6)], 1), "#8a5a2c")
        flags = []
        swag = [(HX - HALF - 4, 352), (HX - 78, 398), (HX, 372), (HX + 78, 398), (HX + HALF + 4, 352)]
        line = along(curve(np.array(swag, float), n=12), 27)
        sc.stroke([tuple(q) for q in line], "#9a5f33", 1, 0.9)
        for k, (x, y) in enumerate(line[1:-1]):
            flags.append(
                (Polygon([(x - 5, y), (x + 5, y), (x, y + 11)]), ("#d8688a", "#3f8a86", "#e0a030", "#8a3a5a")[k % 4])
            )
        for g, c in flags:
            sc.flat(g, c, 0.9)
        arms = U(
            [
                limb([(HX, 336, 2), (HX + s * 20, 352, 2.4), (HX + s * q, 340, 1.6)], 5)
                for s in (-1, 1)
                for q in (26, 44, 60)
            ],
            ellipse(HX, 344, 7, 10),
            limb([(HX, 352, 3), (HX, 366, 0.6)], 2),
        )
        sc.flat(arms, "#a8682c")
        for s in (-1, 1):
            for q in (26, 44, 60):
                sc.flat(
                    shape(f"{HX + s * q},{322}^ {HX + s * q + 3},{332} {HX + s * q},{338} {HX + s * q - 3},{332}"),
                    "#ffffff",
                )
                sc.glow(HX + s * q, 330, 26, "#fff6d8", 0.8)
        sc.glow(HX, 336, 190, "#fff3c8", 0.9)
        seat = T(chair(), HX + 2, SILL - 10, 0.72)
        for x in (HX - 84, HX + 106, HX + 2):
            sc.flat(ellipse(x, SILL - 9, 40 if x != HX + 2 else 30, 4), "#6a3414", 0.5, "multiply", 2)
        put(sc, seat.recolour(lambda c: mix(c, "#4a1f1c", 0.45)), z=1.6, sh=0.4)
        put(sc, T(couple_in_swing(), HX - 82, SILL - 10, 0.56), z=1.8, sh=0.35, rim=(0.6, 1, "#ffe9b0", 0.9))
        put(sc, T(whirling_woman(), HX + 106, SILL - 12, 0.54), z=1.8, sh=0.35, rim=(0.6, 1, "#ffe9b0", 0.9))
        x, y = HX + 2, SILL - 42
        sc.layer(
            limb([(x - 20, y + 2, 3), (x + 2, y - 8, 8), (x + 24, y - 22, 1.6)], 6),
            "#2f7fb8",
            z=1.4,
            cut=0,
            wash=0,
            fibre=0,
            sh=0.4,
        )
        sc.flat(limb([(x + 24, y - 22, 1.6), (x + 30, y - 27, 1.6), (x + 33, y - 22, 1.6)], 4), "#3a2a20")
        put(sc, T(child_at_the_glass(), HX + 46, SILL + 4, 0.46), z=2, sh=0.4, rim=(1, 0.4, "#ffe0a0", 0.7))
    for s in (-1, 1):  # curtains of wine
        cl = T(curtain(52, SILL - 240, "#8a2f3c", 0.62, -1), HX + s * HALF, 240, 1, flip=s > 0)
        with sc.clip(w):
            put(sc, cl, z=3, sh=0.4, rim=(s * 1.2, 0, "#ffd8a0", 0.6))
    bars = U(
        box(HX - 78, 220, HX - 75, SILL),
        box(HX + 75, 220, HX + 78, SILL),
        box(HX - HALF, SPRING - 1.5, HX + HALF, SPRING + 1.5),
    ).intersection(w)
    sc.layer(bars, "#7a4a30", z=2, cut=0, fibre=0)
    sc.layer(
        box(HX - HALF - 34, SILL - 2, HX + HALF + 34, SILL + 14),
        sc.near("#f0c894", "#5a4a44", 320),
        z=7,
        cut=0.3,
        rim="#fff0cc",
        rimop=0.7,
    )
    sc.glow(LX, LY + 40, 470, "#ffbe62", 0.42)


def draw_square(sc: Scene) -> None:
    """Wet cobbles, the window and the lamps drawn down in them, rails in a long bend."""
    sc.layer(
        box(-40, GROUND + 10, 840, 1260),
        sc.lin([(0, "#3c4c52"), (0.4, "#22343e"), (1, "#101d26")], 0, GROUND, 0, 1200),
        z=2,
        cut=0,
        sh=0,
    )
    stones = cobbles(-20, GROUND + 12, 820, 1210, 34, "cobbles", GROUND - 140)
    sc.flat(
        stones, sc.rad([(0, "#e8b878"), (0.3, "#7a705f"), (0.7, "#34474f"), (1, "#1b2b34")], HX, GROUND + 10, 560), 0.55
    )
    sc.flat(stones.difference(T(stones, 0, 1.8)), "#ffe6b0", 0.24)
    R = sc.stream("wet")
    for x0, w, y1, c, op in (
        (HX, 150, 1160, "#ffc46a", 0.75),
        (HX - 104, 26, 1000, "#c8505a", 0.5),
        (HX + 104, 26, 1000, "#c8505a", 0.5),
        (96, 12, 1080, "#ffb45a", 0.6),
        (728, 12, 1100, "#ffb45a", 0.6),
    ):
        dashes = []
        for _ in range(int(w * 1.6 + 40)):
            y = GROUND + 14 + (y1 - GROUND) * R.random() ** 1.3
            x = x0 + R.gauss(0, w * 0.5)
            L = R.uniform(8, 34) * (0.5 + (y - GROUND) / 300)
            dashes.append(limb([(x - L, y, 0.4), (x, y + 0.6, R.uniform(1.4, 4)), (x + L, y, 0.4)], 3, 3))
        sc.flat(U(dashes), sc.lin([(0, c, 0.95), (1, c, 0.05)], 0, GROUND, 0, y1), op, "screen", 1.2)
        sc.flat(
            box(x0 - w, GROUND + 10, x0 + w, y1), sc.lin([(0, c, 0.5), (1, c, 0)], 0, GROUND, 0, y1), op, "screen", 14
        )
    ways = (
        [(-12, 4.8), (-3.3 - 3.2, 9.6), (-3.3, 12), (0.7, 15), (4.7, 18), (7.5, 21), (9, 26), (9.4, 34)],
        [(3.4, 8.4), (2.6, 10.6), (-0.4, 13.4), (-4.6, 16.4), (-7.6, 20), (-8.6, 26), (-8.8, 36)],
    )
    for way in ways:
        for o in (-0.6, 0.6):
            c = along(curve(np.array(way, float), n=10), 60)
            d = np.gradient(c, axis=0)
            n = np.c_[-d[:, 1], d[:, 0]] / np.hypot(d[:, 0], d[:, 1])[:, None]
            rail = [(x, z) for x, z in c + o * n if z > 7.6]
            band = U([limb([(*p, 0.1), (*q, 0.1)], 1, 3) for p, q in zip(rail, rail[1:], strict=False)])
            g = EYE.on_ground(band).intersection(box(-40, GROUND + 8, 840, 1260))
            sc.flat(T(g, 0, 2.4), "#060d12", 0.7)
            sc.flat(g, sc.rad([(0, "#ffe2a8"), (0.5, "#9fb0ae"), (1, "#4a5f68")], HX + 60, GROUND + 60, 460), 0.95)


def tram_pane(k: int) -> Any:
    """One window of the tram in metres along its side."""
    u = FIRST + k * (PANE + GAP)
    return box(u, LOW, u + PANE, HIGH).buffer(-0.12).buffer(0.12)


def draw_tram(sc: Scene) -> None:
    """The last tram, seen from above its near end; light inside, one guest."""
    side = lambda g: EYE.on_wall(g, START, HEADING)
    far_start = (START[0] + ACROSS[0], START[1] + ACROSS[1])
    far_side = lambda g: EYE.on_wall(g, far_start, HEADING)
    end = lambda g: EYE.on_wall(g, far_start, (-ACROSS[0] / 2.3, -ACROSS[1] / 2.3))
    ax, az = START
    bx, bz = ax + HEADING[0] * LONG, az + HEADING[1] * LONG
    # what the wet ground gives back
    glowing = U([T(tram_pane(k), 0, 0, 1, -1) for k in range(5)])
    sc.flat(side(box(0, -2.9, LONG, 0)), "#0b1a1c", 0.55, "multiply", 5)
    sc.flat(side(glowing), sc.lin([(0, "#e8b45a", 0.8), (1, "#e8b45a", 0.1)], 0, 1000, 0, 1220), 0.8, "screen", 5)
    shade = EYE.face(
        [
            (ax + 0.2, 0, az - 0.5),
            (bx + 0.2, 0, bz - 0.5),
            (bx + ACROSS[0], 0, bz + ACROSS[1]),
            (ax + ACROSS[0] - 0.2, 0, az + ACROSS[1]),
        ]
    )
    sc.flat(shade, "#03090c", 0.75, "multiply", 3)
    skirt_ = U(box(0.1, 0.18, LONG - 0.1, 0.5))
    sc.layer(side(skirt_), "#0b1216", z=3, cut=0, sh=0.4)
    wheels = U([ellipse(u, 0.36, 0.36) for u in (1.5, 2.9, 7.4, 8.8)])
    sc.layer(side(wheels), "#1a2226", z=1, cut=0, fibre=0)
    # inside
    inside = side(box(0.2, 0.5, LONG - 0.2, EAVES))
    sc.flat(inside, sc.lin([(0, "#e8c47a"), (0.5, "#b8904e"), (1, "#5f4a30")], 0, 740, 0, 1000))
    far_panes = U([tram_pane(k) for k in range(6)])
    with sc.clip(inside):
        sc.flat(far_side(far_panes.buffer(0.09)), "#7a5a34")
        sc.flat(far_side(far_panes), sc.rad([(0, "#c98f5a"), (0.4, "#4a5658"), (1, "#22363e")], LX, LY + 230, 420))
        for k in range(6):
            u = FIRST + k * (PANE + GAP) + 1.16
            for du, tone_ in ((-0.14, "#5f3f28"), (0.3, "#7a5232")):
                seat_back = box(u + du, 0.5, u + du + 0.24, 1.98).buffer(0.1)
                sc.flat(side(seat_back), tone_)
                sc.flat(side(box(u + du, 0.5, u + du + 0.06, 1.9)), "#c9934e", 0.7)
        for k in range(5):
            x, y = EYE.at(
                ax + HEADING[0] * (FIRST + k * (PANE + GAP) + 0.75),
                HIGH + 0.1,
                az + HEADING[1] * (FIRST + k * (PANE + GAP) + 0.75),
            )
            sc.glow(x - 10, y, 70 - 6 * k, "#fff0b8", 0.75)
            sc.flat(
                U(
                    limb([(x + 12, y, 1.4), (x + 12, y + 15, 1.4)], 1),
                    ellipse(x + 12, y + 20, 5).difference(ellipse(x + 12, y + 20, 3.4)),
                ),
                "#2a1f18",
                0.9,
            )
        draw_guest(sc, side)
    # the side: windows cut out of it, two greens, a line of gold
    panes_ = U([tram_pane(k) for k in range(5)])
    door_ = box(LONG - 0.95, 0.5, LONG - 0.25, 2.75)
    upper = box(0, LOW - 0.3, LONG, EAVES).difference(panes_).difference(door_.buffer(-0.1))
    sc.layer(
        side(upper),
        sc.rad([(0, "#e8d6a4"), (0.4, "#a9a582"), (1, "#5a6a62")], LX + 60, LY + 280, 520),
        z=5,
        cut=0,
        sh=0.5,
        fibre=0.08,
        rim="#fff0c8",
        rimop=0.6,
    )
    lower = box(0, 0.34, LONG, LOW - 0.26)
    sc.layer(
        side(lower),
        sc.rad([(0, "#57907a"), (0.4, "#336355"), (1, "#1b3a36")], LX + 60, LY + 330, 560),
        z=5,
        cut=0,
        sh=0.4,
        rim="#ffe9b8",
        rimop=0.5,
    )
    lines = [box(0.1, LOW - 0.36, LONG - 0.1, LOW - 0.32), box(0.1, 0.42, LONG - 0.1, 0.46)] + [
        box(FIRST + k * (PANE + GAP) - 0.06, 0.56, FIRST + k * (PANE + GAP) + PANE + 0.06, 0.94).difference(
            box(FIRST + k * (PANE + GAP) - 0.02, 0.6, FIRST + k * (PANE + GAP) + PANE + 0.02, 0.9)
        )
        for k in range(5)
    ]
    sc.flat(side(U(lines)), "#e2bd62", 0.85)
    sc.flat(side(U([g.buffer(0.07).difference(g) for g in (tram_pane(k) for k in range(5))])), "#c9a04e", 0.9)
    sc.flat(side(panes_), "#fff2c8", 0.05)
    sheen = U(
        [
            Polygon([(u + 0.2, HIGH), (u + 0.5, HIGH), (u + 0.1, LOW), (u - 0.0, LOW)])
            for u in (FIRST + k * (PANE + GAP) + 0.1 for k in range(5))
        ]
    ).intersection(panes_)
    sc.flat(side(sheen), "#ffffff", 0.12)
    # the near end
    wall = box(0, 0.34, 2.3, EAVES)
    glass = U(box(0.28, LOW, 1.05, HIGH), box(1.25, LOW, 2.02, HIGH))
    sc.layer(
        end(wall.difference(glass)),
        sc.lin([(0, "#8a8f78"), (0.45, "#5f6f64"), (0.55, "#24483f"), (1, "#16302d")], 0, 800, 0, 1120),
        z=4,
        cut=0,
        sh=0.5,
        fibre=0.05,
        rim="#fff0c8",
        rimop=0.5,
    )
    sc.flat(end(glass), "#d6aa5c", 0.9)
    lx, ly = end(ellipse(1.15, 0.9, 0.17)).centroid.coords[0]
    sc.flat(end(ellipse(1.15, 0.9, 0.17)), "#ff7a52")
    sc.glow(lx, ly, 60, "#ff5a3a", 0.7)
    # roof with its lantern, the pole and the wires
    roof = fillet(
        EYE.face(
            [
                (ax - 0.1, EAVES, az - 0.15),
                (bx + 0.1, EAVES, bz - 0.1),
                (bx + ACROSS[0], EAVES, bz + ACROSS[1]),
                (ax + ACROSS[0] - 0.2, EAVES, az + ACROSS[1]),
            ]
        ).buffer(3),
        4,
    )
    sc.layer(
        roof,
        sc.rad([(0, "#c9b088"), (0.35, "#6f7f78"), (1, "#2a3f42")], LX + 40, LY + 240, 460),
        z=5,
        cut=0,
        sh=0.5,
        rim="#ffe9b8",
        rimop=0.8,
    )
    m = 0.28
    lantern_ = [
        (ax + ACROSS[0] * t + HEADING[0] * u, EAVES + 0.36, az + ACROSS[1] * t + HEADING[1] * u)
        for t, u in ((m, 0.8), (m, LONG - 0.8), (1 - m, LONG - 0.8), (1 - m, 0.8))
    ]
    sc.layer(
        EYE.face(lantern_).buffer(2),
        sc.rad([(0, "#e2c690"), (0.35, "#84907f"), (1, "#34494a")], LX + 40, LY + 240, 460),
        z=5,
        cut=0,
        sh=0.6,
        rim="#fff0c8",
        rimop=0.9,
    )
    foot = EYE.at(ax + ACROSS[0] / 2 + HEADING[0] * 5, EAVES + 0.4, az + ACROSS[1] / 2 + HEADING[1] * 5)
    tip = EYE.at(ax + ACROSS[0] / 2 + HEADING[0] * 3.4, 5.2, az + ACROSS[1] / 2 + HEADING[1] * 3.4)
    sc.flat(limb([(*foot, 4), (*tip, 2)], 1), "#10181c")
    sc.glow(*tip, 26, "#cfe6ff", 0.9)
    sc.stroke([(-20, tip[1] + 60), tip, (820, tip[1] - 44)], "#0c151a", 1.8, 0.9)


def draw_guest(sc: Scene, side: Any) -> None:
    """The guest on the near seat, his face lifted to the window; on his knees a present."""
    u = FIRST + PANE + GAP + 0.86
    x, y = EYE.at(START[0] + HEADING[0] * u, 0.5, START[1] + HEADING[1] * u)
    man = person(
        68,
        "side",
        SIDE["sit"].but(nod=-36, lean=-4, hand_a=(0.44, 0.5), hand_b=(0.5, 0.5)),
        dress("greatcoat", "#33414e", "#2a333c", "#4a5a64"),
        "#8a5a3c",
        "short",
        "#cfcac0",
        "tender",
        beard="full",
        hat="turban",
        hat_colour="#e08a2c",
    )
    p = T(man, x + 6, y - 6, 0.84, flip=True)
    put(sc, p, z=1.6, sh=0.4, rim=(1.4, 1.6, "#ffe4b0", 0.95))
    hx, hy = p.at("hand_a.hold")
    bx, by = hx - 8, hy - 2
    sc.layer(box(bx - 15, by - 14, bx + 15, by + 14), "#f6ead0", z=1.6, cut=0, wash=0, fibre=0, sh=0.5)
    sc.flat(U(box(bx - 3, by - 14, bx + 3, by + 14), box(bx - 15, by - 4, bx + 15, by + 1)), PINK)
    sc.layer(
        U(ellipse(bx - 6, by - 18, 7, 4.4, 24), ellipse(bx + 6, by - 18, 7, 4.4, -24)),
        PINK,
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )


def draw_lamp(sc: Scene, x: float, y: float, s: float) -> None:
    """A street lamp of the side streets."""
    f = T(lamp("street", "#ffd88c", "#16232b"), x, y, s)
    put(sc, f, z=2, sh=0.4)
    gx, gy = f.at("light")
    sc.glow(gx, gy, 130 * s + 20, "#ffc46a", 0.8)


def draw_near(sc: Scene) -> None:
    """The arcade we stand under: dark stone, drops along its edge; on its wall a black cat that looks across too."""
    hole = U(box(54, 300, 750, 1144), ellipse(402, 300, 348, 286))
    frame = box(-60, -60, 860, 1260).difference(hole)
    for k, (c, d) in enumerate((("#33434a", 0), ("#1c2a32", 16))):
        g = box(-60, -60, 860, 1260).difference(hole.buffer(d))
        sc.layer(
            g,
            sc.rad([(0, light(c, 0.24)), (0.5, c), (1, dark(c, 0.5))], LX, LY + 120, 660),
            z=14 - 6 * k,
            sh=0.6,
            cut=0.6,
            rim="#ffe4b4",
            rimop=0.75,
        )
    joints = [
        limb(
            [
                (402 + math.cos(a) * 348, 300 + math.sin(a) * 286, 2.4),
                (402 + math.cos(a) * 560, 300 + math.sin(a) * 470, 3),
            ],
            1,
        )
        for a in np.linspace(math.pi, 2 * math.pi, 16)
    ]
    joints += [box(x, y, x + 120, y + 2.4) for x in (-60, 744) for y in np.arange(370, 1140, 74)]
    sc.flat(U(joints).intersection(frame), "#070e13", 0.7)
    R = sc.stream("drops")
    for a in sorted(R.uniform(math.pi * 1.04, math.pi * 1.96) for _ in range(17)):
        x, y = 402 + math.cos(a) * 350, 300 + math.sin(a) * 288
        L = R.uniform(2, 9)
        sc.flat(shape(f"{x},{y - 4}^ {x + 2.4},{y + L} {x},{y + L + 4} {x - 2.4},{y + L}"), "#ffe9b8", 0.75)
        if R.random() < 0.5:
            yy = y + R.uniform(30, 190)
            sc.flat(shape(f"{x},{yy - 9}^ {x + 2.2},{yy} {x},{yy + 3} {x - 2.2},{yy}"), "#ffe9b8", 0.6)
    sc.flat(ellipse(634, 1147, 52, 6), "#03080b", 0.7, "multiply", 3)
    put(
        sc,
        T(beast("cat", "sit_up").recolour(lambda c: "#0b1318"), 636, 1150, 1.15, flip=True),
        z=3,
        sh=0.4,
        rim=(2.2, 2.6, "#ffdc9a", 0.95),
        rimop=0.2,
    )


def draw() -> Scene:
    """The card."""
    sc = Scene("tram_party", light=(LX, LY, 240), shadow="#050b10", bg=NIGHT)
    draw_far(sc)
    draw_lamp(sc, 150, 776, 0.34)
    draw_lamp(sc, 664, 780, 0.36)
    block_front(sc, -60, 112, 232, 838, "#34454e", "left")
    block_front(sc, 702, 870, 176, 846, "#303f49", "right")
    draw_house(sc)
    draw_room(sc)
    draw_square(sc)
    draw_lamp(sc, 96, 872, 0.6)
    draw_lamp(sc, 728, 890, 0.64)
    rain(sc, 130, 0.2, "#dfe9e6", 0.28, (40, 20, 800, 760), (20, 60), 1.1, "far rain")
    draw_tram(sc)
    rain(sc, 150, 0.2, "#f2ead2", 0.34, (40, 60, 820, 1140), (34, 90), 1.5, "rain")
    sc.glow(LX, LY + 60, 600, "#ffc56e", 0.14)
    draw_near(sc)
    sc.vignette("#04090d", 0.34, LX, 560, 940, 0.56)
    sc.finish()
    return sc
