"""A lonely wall in a wide plain; a child draws a door on it in chalk, and the animals queue, from the mouse to the elephant.

Palette: lemon sky #f8f0a6, mint #86c8b4, wheat #ecd584, wall petrol #1d4854, chalk #fffdf2, slit gold #ffd45e, dress red #e0402e.
Light: day behind the wall, so that it and its shadow are one dark shape; in it the door, and the light from under it.
Planes: sky / plain with those still on the way / wall / its shadow and the fan of light / queue / elephant, grass.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.chalk import arched, chalk, two_leaves
from cards.studio.papercut.giraffe import giraffe
from cards.studio.papercut.near_grass import near_grass

EYE = 792.0  # the horizon
FOOT = 884.0  # where the wall stands
L, R, TOP = 338.0, 728.0, 128.0
DX0, DX1, DTOP = 440.0, 616.0, 398.0  # the chalk door
LX, LY = (DX0 + DX1) / 2, FOOT - 4
FEET = ((0.28, 0.4), (0.56, 0.68))  # parts of the slit that two soles darken
PETROL, CHALK, GOLD, RED = "#1d4854", "#fffdf2", "#ffd45e", "#e0402e"
# kind, gait, x, y, height at the shoulder, changes: from the door away
QUEUE: tuple[tuple[str, str, float, float, float, dict[str, Any]], ...] = (
    ("hare", "sit_up", 404, 928, 42, {}),
    ("fox", "sit_up", 318, 952, 60, {}),
    ("sheep", "stand", 254, 970, 74, {"neck": 10}),
    ("stag", "alert", 178, 994, 112, {}),
    ("camel", "alert", 66, 1036, 208, {}),
)
FAR = ("cow", "giraffe", "horse", "goat", "bear", "donkey", "doe", "wolf", "camel")


def draw_sky(sc: Scene) -> None:
    """Clear day: lemon below, mint above, two thin clouds and a skein of cranes."""
    sc.backdrop(
        sc.lin([(0, "#4fa8a4"), (0.3, "#93cfb6"), (0.55, "#dfeab0"), (0.68, "#fdf6b8"), (1, "#fdf6b8")], 0, 0, 0, 1180)
    )
    sc.glow(240, EYE - 30, 520, "#fffbe0", 0.7, sy=0.6)
    r = sc.stream("clouds")
    for x, y, w in ((150, 330, 360), (70, 560, 300), (720, 250, 260)):
        g = limb([(x - w / 2, y, 2), (x - w * 0.2, y - 4, 16), (x + w * 0.1, y + 3, 20), (x + w / 2, y, 2)], 8)
        sc.layer(
            U(g, T(g, r.uniform(-50, 50), 12, 0.6, sy=0.6, o=(x, y))),
            "#fffdea",
            z=4,
            sh=0.15,
            shc="#3f8a80",
            cut=0.5,
            op=0.85,
            rim="#ffffff",
            rimop=0.8,
        )
    for k in range(7):
        arm = abs(k - 2)
        x, y = 236 - arm * 34 - (6 if k < 2 else 0), 190 + (k - 2) * 20
        put(sc, T(bird_flying("crane", k % 3).recolour(lambda c: mix(c, "#1d5058", 0.85)), x, y, 0.2), z=0.6, cut=0)


def draw_plain(sc: Scene) -> None:
    """Wheat to the horizon, and very small against the light those who are still coming."""
    for k, (P, a, b) in enumerate((
        ([(-40, 786), (220, 778), (480, 788), (840, 774)], "#f6eba6", "#dcd084"),
        ([(-40, 822), (200, 812), (500, 826), (840, 810)], "#f6e596", "#dcc46c"),
        ([(-40, 868), (240, 852), (520, 866), (840, 850)], "#f3dd86", "#d2b458"),
        ([(-40, 952), (240, 930), (560, 944), (840, 924)], "#ecd078", "#b08f42"),
    )):  # fmt: skip
        g, top = land(sc.stream(f"plain{k}"), P, 3)
        sc.layer(
            g,
            sc.lin([(0, a), (1, b)], 200, P[1][1], 480, P[1][1] + 260),
            z=5 + k,
            sh=0.25,
            shc="#8a6a2c",
            cut=0.6,
            rim="#fffde0",
            rimop=0.9,
        )
        if k == 1:
            for j, kind in enumerate(FAR):
                x = 14 + j * 33 + (j % 3) * 4
                f = giraffe() if kind == "giraffe" else beast(kind, "walk", seed=j)
                s = {"giraffe": 0.25, "bear": 0.2, "goat": 0.15, "doe": 0.19, "wolf": 0.14}.get(kind, 0.22)
                sc.layer(
                    T(f.outline(), x, y_at(top, x) + 3, s),
                    "#7a7a50",
                    z=1,
                    cut=0,
                    wash=0,
                    fibre=0,
                    sh=0.25,
                    rim="#fffbd0",
                    rimop=0.8,
                )
    r = sc.stream("ears")
    ears = U(
        [
            limb([(x, y, 2.2), (x + r.uniform(2, 8), y - r.uniform(12, 26), 0.6)], 2, 3)
            for x, y in ((r.uniform(0, 800), r.uniform(900, 1190)) for _ in range(280))
        ]
    )
    sc.flat(ears, "#fff3ac", 0.6)


def wall_front(sc: Scene) -> Any:
    """The front of the wall, broken in steps at its upper corners."""
    r = sc.stream("break")
    left: list[tuple[float, float]] = []
    x, y = L, TOP + 214
    left.append((x, FOOT + 4))
    left.append((x, y))
    while y > TOP + 4:
        x += r.choice((20, 30, 40))
        left.append((x, y))
        y -= r.choice((21, 42, 63))
        left.append((x, max(y, TOP)))
        y = max(y, TOP)
    return Polygon(
        [*left, (R - 60, TOP), (R - 60, TOP + 21), (R - 20, TOP + 21), (R - 20, TOP + 63), (R, TOP + 63), (R, FOOT + 4)]
    ).buffer(0)


def draw_wall(sc: Scene) -> None:
    """Brick on brick, dark against the day, with a bright narrow end; its shadow comes towards us."""
    g = wall_front(sc)
    shade = Polygon([(L - 30, FOOT), (R, FOOT), (R + 130, 1240), (L - 250, 1240)])
    sc.flat(shade, sc.lin([(0, "#2c5560"), (1, "#17404c")], 0, FOOT, 0, 1200), 0.92, None, 2.5)
    end = clean(U([T(g, -d, -d * 0.16) for d in (4, 12, 20, 28, 34)]).difference(g))
    sc.layer(
        end,
        sc.lin([(0, "#fdf2b4"), (1, "#d8a858")], L - 30, TOP, L, FOOT),
        z=5,
        sh=0.2,
        cut=0.4,
        rim="#ffffff",
        rimop=0.9,
    )
    sc.layer(
        g,
        sc.rad([(0, "#3f8482"), (0.35, "#27606a"), (1, "#153844")], LX, LY - 60, 760),
        z=7,
        sh=0.3,
        cut=0.5,
        rim="#fdf6b8",
        rimop=0.6,
        rimw=1.4,
    )
    r = sc.stream("bricks")
    seams, lit, dim = [], [], []
    for j, y in enumerate(np.arange(TOP, FOOT, 21)):
        seams.append(box(L, y - 0.8, R, y + 0.8))
        for x in np.arange(L - (j % 2) * 27, R, 54):
            seams.append(box(x - 0.8, y, x + 0.8, y + 21))
            if r.random() < 0.16:
                (lit if r.random() < 0.5 else dim).append(box(x + 1.4, y + 1.4, x + 52.6, y + 19.6))
    sc.flat(U(seams).intersection(g), "#0f2c38", 0.4)
    sc.flat(U(lit).intersection(g), "#7ab8ac", 0.16)
    sc.flat(U(dim).intersection(g), "#0a2430", 0.22)
    door = arched(DX0, DX1, DTOP, FOOT, 80)
    sc.flat(
        door, sc.lin([(0, "#ffe9a0", 0.0), (0.6, "#ffe9a0", 0.16), (1, "#fff3c4", 0.5)], 0, DTOP, 0, FOOT), 1, "screen"
    )
    sc.glow(LX, FOOT - 6, 300, "#ffdc84", 0.75, sy=0.8)
    draw_chalk(sc)


def draw_chalk(sc: Scene) -> None:
    """Lines of chalk, twice and not quite alike; two lower handles have been rubbed out."""
    chalk(sc, sc.stream("chalk"), two_leaves(DX0, DX1, DTOP, FOOT), CHALK)
    for y in (786, 738):
        sc.flat(ellipse(DX1 - 8, y, 17, 11), "#cfe4dc", 0.28, None, 3)
        sc.stroke([(DX1 - 20, y), (DX1 - 2, y + 1)], CHALK, 2.4, 0.35)


def draw_light(sc: Scene) -> None:
    """The slit under the door, its fan over the ground, and in it the shadows of two feet."""
    far = 1230.0
    cast = lambda x: LX + (x - LX) * 3.0 - 40
    fan = Polygon([(DX0, FOOT), (DX1, FOOT), (cast(DX1), far), (cast(DX0), far)])
    sc.flat(fan, sc.lin([(0, "#fffbe0"), (0.3, "#ffdf7c"), (1, "#e89c3c", 0.35)], 0, FOOT, 0, far), 0.95, None, 2)
    for a, b in FEET:
        xa, xb = DX0 + (DX1 - DX0) * a, DX0 + (DX1 - DX0) * b
        q = Polygon([(xa, FOOT - 2), (xb, FOOT - 2), (cast(xb) + 8, far), (cast(xa) - 8, far)])
        sc.flat(q, sc.lin([(0, "#0f3440", 1), (1, "#17404c", 0.55)], 0, FOOT, 0, far), 1, None, 1.6)
    sc.flat(box(DX0, FOOT - 15, DX1, FOOT + 2), "#fffef2")
    for a, b in FEET:
        xa, xb = DX0 + (DX1 - DX0) * a, DX0 + (DX1 - DX0) * b
        sc.flat(
            fillet(U(ellipse((xa + xb) / 2, FOOT - 5, (xb - xa) / 2, 8), box(xa, FOOT - 6, xb, FOOT + 2)), 1), "#0f2c38"
        )
    sc.glow(LX, FOOT - 4, 210, "#fff0b4", 0.8, sy=0.5)


def draw_girl(sc: Scene) -> None:
    """On two crates, drawing the handle."""
    x = 676.0
    for y, w, c in ((FOOT + 2, 92, "#b9813f"), (FOOT - 54, 74, "#d09a4c")):
        g = box(x - w / 2, y - 56, x + w / 2, y)
        sc.layer(
            g,
            sc.lin([(0, light(c, 0.35)), (1, dark(c, 0.3))], x - w / 2, y, x + w / 2, y - 20),
            z=5,
            cut=0.3,
            wash=0.3,
            rim="#fff0b4",
            rimop=0.8,
        )
        sc.flat(
            U(
                [box(x - w / 2 + 3, y - 56 + d, x + w / 2 - 3, y - 56 + d + 2) for d in (18, 37)],
                [box(x + e * (w / 2 - 9) - 1, y - 56, x + e * (w / 2 - 9) + 1, y) for e in (-1, 1)],
            ),
            "#5a3a20",
            0.75,
        )
    suit = dress("dress", RED, RED, "#fff3d8").but(pattern="dots", pattern_colour="#fff3d8", shoe_colour="#2a1c22")
    p = person(
        8,
        "side",
        SIDE["stand"].but(lean=6, nod=-6, foot_b=(-0.16, 0.04), toe_b=26, hand_b=(0.1, 0.95), elbow_a=1),
        suit,
        "#b97a52",
        "short",
        "#3a2420",
        "wonder",
        hat="scarf",
        hat_colour="#f6c63c",
        reach_a=(46, -92),
        grip_a="pinch",
    )
    q = T(p, x - 2, FOOT - 108, 1.12, flip=True)
    put(sc, q, z=2.6, sh=0.45, rim=(2, -1.8, "#ffe9a8", 0.9))
    hx, hy = q.at("hand_a.hold")
    sc.stroke(curve(np.array([(hx - 10, hy - 2), (hx - 26, hy - 4), (hx - 46, hy + 3)])), CHALK, 5.4, 1)
    sc.stroke([(hx - 12, hy - 16), (hx - 12, hy + 12)], CHALK, 4.4, 1)
    sc.layer(limb([(hx + 2, hy + 1, 4.6), (hx - 9, hy - 2, 4.2)], 1), "#ffffff", z=1, cut=0, wash=0, fibre=0)


def shadow_of(g: Any, x: float, y: float, lean: float, long: float) -> Any:
    """A shadow on the ground, towards us."""
    return clean(AF.affine_transform(g, [1, -lean * long, 0, -long, lean * long * y, y + long * y]))


def draw_queue(sc: Scene) -> None:
    """Mouse first; every back a step higher, to the elephant that is cropped by the edge."""
    items: list[tuple[Figure, float, float]] = []
    for kind, gait, x, y, h, changes in QUEUE:
        items.append((T(beast(kind, gait, **changes), x, y, h / 100), x, y))
    items.append((T(tortoise(("#8a8a3c", "#c8c078", "#3f4422")), 424, 920, 0.34), 424, 920))
    items.append((T(bird_on("goose"), 364, 942, 0.5), 364, 942))
    items.append((T(beast("mouse", "sit_up", ("#a8988c", "#d8c8b8", "#3a2c28")), 456, 911, 0.34), 456, 911))
    items.append(
        (T(beast("elephant", "stand", ("#6f7f86", "#97a4a4", "#2c3c44"), neck=4), -236, 1150, 3.3), -236, 1150)
    )
    for f, x, y in sorted(items, key=lambda q: q[2]):
        g = f.outline()
        sc.flat(shadow_of(g, x, y, -0.25, 0.42), "#7a5a24", 0.5, "multiply", 2)
        t = 0.2 if y < 1100 else 0.36
        put(sc, f.recolour(lambda c, t=t: mix(c, "#1f3f48", t)), z=2.4, sh=0.4, rim=(-2.4, 2.6, "#fff3ae", 0.95))
        sc.flat(
            g,
            sc.lin([(0, "#12343e", 0.45), (0.6, "#12343e", 0.14), (1, "#12343e", 0)], x - 120, 0, min(x + 260, 470), 0),
            1,
            "multiply",
        )
    mx, my = 438, 911
    sc.layer(box(mx - 6, my - 9, mx + 6, my), RED, z=1, cut=0, wash=0, fibre=0)
    sc.stroke(curve(np.array([(mx - 3, my - 9), (mx, my - 13), (mx + 3, my - 9)])), "#5a1c18", 1.4)


def draw() -> Scene:
    sc = Scene("chalk_door", light=(LX, LY, 240), shadow="#143a44", bg=PETROL)
    draw_sky(sc)
    draw_plain(sc)
    draw_wall(sc)
    draw_light(sc)
    draw_girl(sc)
    draw_queue(sc)
    r = sc.stream("near")
    near = near_grass(
        r, lambda x: r.uniform(14, 44) + 120 * max(0.0, abs(x / 400 - 1.05) - 0.3) ** 1.6, (-10, 14), (-0.2, 0.34), 10
    )
    sc.layer(
        near,
        sc.lin([(0, "#2f6a5c"), (1, "#0d2c34")], 0, 1080, 0, 1200),
        z=9,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fdf2b0",
        rimop=0.6,
    )
    sc.vignette("#0f3a44", 0.36, 380, 640, 900, 0.6)
    sc.finish()
    return sc
