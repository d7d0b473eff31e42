"""A lion whose mane is a dandelion clock lies on a hill in the morning; a child before him has drawn breath and does not dare.

Palette: first gold #ffe9b4, apricot #eeb684, mauve #8a6c86, slate plum #39324f, umber #8a5426, dark turf #1f1a2a; one coral #d8503a.
Light: the sun low behind the mane at the left, it comes through the down. Planes: sky / far hill / back / mane / head / legs / child / near grass.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import down_mane as lion
from cards.studio.papercut.pelt import pelt

CX, CY = 384, 462  # the middle of the mane
LX, LY = 236, 560  # the sun, behind the down
SHADE = "#3c2140"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SHEET: dict[str, Any] = {"sh": 0.5, "shc": "#2a1626", "cut": 0.5, "rim": "#ffd9a0", "rimop": 0.4}
NECK = shape("250,760 262,640 330,560 470,560 520,640 546,760 530,860 300,860")
SKIN = "#b87648"


def fell(sc: Scene, x: float = 220, y: float = 640, r: float = 560) -> str:
    """Short fur, lit through the mane."""
    return sc.rad([(0, "#ffe6a8"), (0.24, "#f4b85c"), (0.54, "#c07c3c"), (1, "#6a4038")], x, y, r)


def draw_sky(sc: Scene) -> None:
    """First light: mauve above, gold where the sun stands behind him; one far hill in the haze."""
    sc.backdrop(sc.lin([(0, "#4a4468"), (0.24, "#7a6684"), (0.48, "#bc9090"), (0.64, "#efb888"), (0.74, "#ffe0a4")], 0, 0, 0, 1200))  # fmt: skip
    sc.glow(LX - 60, LY + 120, 620, "#ffdc94", 0.85)
    sc.glow(LX - 20, LY, 380, "#fff2cc", 0.9)
    for k, (y, hi, lo) in enumerate(((836, "#dca88a", "#b98a86"), (880, "#a87a80", "#6c5068"))):
        g, _ = land(sc.stream(f"far {k}"), [(-60, y + 20), (160, y - 8), (420, y + 20), (640, y - 14), (860, y + 6)], 5)
        sc.layer(g, sc.lin([(0, hi), (1, lo)], 0, y - 10, 0, y + 90), z=4, cut=0.4, rim="#ffe6b8", rimop=0.5, sh=0.2)


def draw_hill(sc: Scene) -> None:
    """The dark hill; only the blades along its crest have the sun."""
    g, top = land(sc.stream("hill"), [(-60, 950), (120, 910), (340, 896), (560, 910), (700, 936), (860, 985)], 3)
    sc.layer(g, sc.lin([(0, "#9a7462"), (0.2, "#65505c"), (0.55, "#3a3048"), (1, "#1c1728")], 0, 900, 0, 1200), z=12, cut=0.8, rim="#ffd89a", rimop=0.6)  # fmt: skip
    r = sc.stream("grass")
    for y0, n, c, k in ((0, 260, "#a67e5e", 0.7), (46, 180, "#6a5462", 0.9), (110, 160, "#362c44", 1.2)):
        blades = []
        for _ in range(n):
            x = r.uniform(-10, 810)
            y = y_at(top, x) + y0 + r.uniform(0, 50)
            h, dx = r.uniform(10, 24) * k, r.uniform(-8, 8) * k
            blades.append(limb([(x, y, 2.2 * k), (x + dx * 0.4, y - h * 0.6, 1.6 * k), (x + dx, y - h, 0.3)], 3))
        tuft = U(blades)
        sc.flat(tuft, c, 0.9)
        if not y0:
            sc.flat(tuft.difference(T(tuft, 1, 0.6)), sc.rad([(0, "#ffe2a4"), (1, "#c08a60", 0.2)], 120, 900, 620), 0.7)


def strokes(sc: Scene, lines: Any, col: str, w: float, op: float, tf: str = "") -> None:
    """Many fine lines as one."""
    sc.raw(f'<path d="{lion.path(lines)}" fill="none" stroke="{col}" stroke-width="{w:.2f}" stroke-linecap="round" opacity="{op:.2f}"{tf}/>')  # fmt: skip


def lay(sc: Scene, seeds: list[Any], lo: float, hi: float, front: bool) -> None:
    """Seeds whose nearness lies between lo and hi."""
    part = [s for s in seeds if lo <= s.near < hi]
    t = (lo + 1) / 2
    col = sc.rad([(0, "#fffdec"), (0.24, mix("#ffe6ae", "#fff2cc", t)), (0.5, mix("#eab488", "#f6d2a4", t)), (0.78, mix("#a47888", "#c69c9c", t)), (1, mix("#6c5276", "#8e7490", t))], LX - 20, LY, 600)  # fmt: skip
    if not front:
        strokes(sc, [s.stalk for s in part], "#ffe6b0", 1.2 + 0.6 * t, 0.5 + 0.3 * t)
    webs = [s.web for s in part if s.web is not None]
    for g in webs:
        sc.flat(g, col, 0.1 + 0.07 * t)
    hairs = [h for s in part for h in s.hairs]
    strokes(sc, hairs, "#5a3450", 1.3, 0.18 + 0.2 * t, ' transform="translate(1.8 2.4)"')
    strokes(sc, hairs, col, 0.9 + 0.5 * t, 0.8 + 0.2 * t)
    hearts = U([ellipse(s.stalk[1][0], s.stalk[1][1], 2 + t) for s in part])
    sc.flat(hearts, "#c89a58", 0.35 + 0.3 * t)


def form(sc: Scene, g: Any, lit: tuple[float, float], dim: tuple[float, float], op: float) -> None:
    """One mass turned in the light: warm where it looks to the sun, plum where it turns away."""
    sc.flat(g, sc.lin([(0, SHADE, 0), (0.4, SHADE, op * 0.16), (1, SHADE, op)], *lit, *dim), 1, "multiply")
    sc.flat(g, sc.rad([(0, "#fff0b0", 0.55), (1, "#fff0b0", 0)], *lit, 150), 1, "soft-light")


def draw_body(sc: Scene) -> None:
    """Back, tail, haunch; warm where the light comes through the mane."""
    o = SHEET
    whole = U(lion.BACK, NECK, lion.HAUNCH, lion.FAR_LEG, lion.NEAR_LEG)
    sc.flat(T(whole, 50, 62).intersection(box(-20, 900, 860, 1200)), "#17101f", 0.7, "multiply", 16)
    sc.layer(lion.TAIL, fell(sc), z=6, **o)
    sc.layer(fur(fillet(U(lion.BACK, NECK), 40), 5, 0.25, 3), fell(sc), z=10, **o)
    pelt(sc, lion.BACK, "back", 1100, 160, 30, 0.3, "#8a4a18")
    form(sc, lion.BACK, (240, 700), (420, 960), 0.5)
    sc.flat(T(lion.HAUNCH, 26, 8).intersection(lion.BACK), SHADE, 0.35, "multiply", 14)
    sc.layer(lion.HAUNCH, fell(sc), z=8, **o)
    pelt(sc, lion.HAUNCH, "haunch", 620, 110, 40, 0.3, "#8a4a18")
    form(sc, lion.HAUNCH, (70, 820), (250, 1000), 0.55)
    sc.layer(lion.HIND_FOOT, fell(sc), z=6, **o)
    sc.flat(U(fur(fillet(U(lion.BACK, NECK), 40), 5, 0.25, 3), lion.HAUNCH, lion.HIND_FOOT, lion.TAIL), sc.lin([(0, "#4a2448", 0), (0.34, "#40204a", 0.4), (1, "#241838", 0.88)], 110, 740, 300, 1030), 1, "multiply")  # fmt: skip
    sc.layer(fur(lion.TUFT, 8, 0.4, 2), sc.lin([(0, "#d8b09a"), (1, "#4a3a52")], 180, 1030, 290, 1080), z=4, **o)
    rimlight(sc, whole, 5, 6, "#ffe4a8", 0.95, 2, (140, 720), 460)


def draw_legs(sc: Scene) -> None:
    """Chest and forelegs, before the mane's lower rim is laid."""
    o = SHEET
    sc.layer(lion.FAR_LEG, fell(sc), z=8, **o)
    sc.flat(lion.FAR_LEG, sc.lin([(0, "#2a1630", 0.85), (1, "#2a1630", 0.5)], 440, 960, 700, 900), 1, "multiply")
    sc.layer(lion.NEAR_LEG, fell(sc), z=10, **o)
    pelt(sc, lion.NEAR_LEG, "leg", 700, 80, 30, 0.3, "#8a4a18")
    form(sc, lion.NEAR_LEG, (330, 800), (340, 1060), 0.5)
    sc.flat(lion.NEAR_LEG, sc.lin([(0, "#3a1c38", 0.35), (1, "#2a1630", 0.8)], 330, 790, 400, 1010), 1, "multiply")
    toes = U([limb([(x, 974, 1.6), (x + 5, 990, 4.6), (x + 2, 1008, 2)], 4) for x in (590, 616, 638)], [limb([(x, 932, 1.4), (x + 4, 946, 4), (x + 1, 960, 2)], 4) for x in (684, 706, 722)], [limb([(x, 974, 1.6), (x + 4, 990, 4.4), (x, 1008, 2)], 4) for x in (262, 288)])  # fmt: skip
    sc.flat(toes, "#1c0e16", 0.85)
    sc.flat(T(toes, 2.4, 0), "#e8a868", 0.3)
    sc.flat(T(ellipse(CX, 740, 130, 60), 20, 0).intersection(U(lion.BACK, lion.NEAR_LEG)), "#4a2848", 0.55, "multiply", 18)  # fmt: skip


def draw_face(sc: Scene) -> None:
    """Eyes shut, brows up: he lets it come."""
    o = SHEET
    h = lion.head(CX - 4, CY + 6, 1.1, 3)
    for k in ("far_ear", "near_ear"):
        sc.layer(fur(h[k], 5, 0.3, 2), fell(sc, CX - 80, CY - 120, 360), z=5, **o)
    sc.flat(U(h["far_inner"], h["near_inner"]), "#fff2d4", 0.85)
    sc.layer(fur(h["face"], 8, 0.4, 4), fell(sc, CX - 90, CY - 100, 420), z=12, **o)
    sc.flat(h["cheek"].intersection(h["face"]), "#fff2d4", 0.5, blur=9)
    pelt(sc, h["face"], "face", 460, 90, 50, 0.3, "#8a4a18")
    sc.flat(h["brows"], "#fff2d4", 0.6, blur=5)
    sc.flat(h["lids"].buffer(9), "#7a3c14", 0.4, "multiply", 6)
    sc.flat(h["lids"], sc.lin([(0, "#c88a3c"), (1, "#f2c676")], 0, CY - 44, 0, CY - 4), 0.9, blur=1.2)
    sc.flat(h["bridge"].buffer(7).difference(h["bridge"].buffer(-4)), "#7a3c14", 0.36, "multiply", 6)
    sc.flat(h["bridge"].buffer(-3), sc.lin([(0, "#ffe2a0", 0), (0.5, "#ffe2a0", 0.8), (1, "#f4bc64", 0.9)], 0, CY - 80, 0, CY + 40), 0.9, blur=4)  # fmt: skip
    pale = sc.rad([(0, "#fff6dc"), (0.5, "#ffe2b4"), (1, "#c08a68")], CX - 90, CY + 60, 190)
    sc.flat(h["jaw"].intersection(h["face"]), pale)
    for k in ("chin", "far_pad", "near_pad"):
        sc.layer(h[k], pale, z=4, **o)
    sc.layer(h["nose"], sc.lin([(0, "#c88070"), (1, "#6a3430")], 0, CY, 0, CY + 64), z=2, **o)
    sc.flat(U(h["eyes"], h["mouth"], h["nostrils"]), "#47200e", 0.95)
    sc.flat(h["dots"], "#47200e", 0.6)
    sc.flat(h["face"], sc.lin([(0, "#4a2448", 0), (0.4, "#44224a", 0.16), (1, "#2c1c40", 0.78)], CX - 130, CY + 40, CX + 140, CY - 20), 1, "multiply")  # fmt: skip
    rimlight(sc, U(h["face"], h["near_ear"], h["far_ear"]), 5, -1, "#fff0c4", 0.95, 2, (LX, LY), 420)


def draw_child(sc: Scene) -> None:
    """On tiptoe on his paw, chest out, both cheeks full."""
    px, py, s = 640, 962, 1.9
    pose = SIDE["stand"].but(lean=-15, nod=-24, foot_a=(0.16, 0.04), foot_b=(-0.02, 0.04), toe_a=34, toe_b=38, hand_a=(-0.62, 0.6), hand_b=(-0.74, 0.5), grip_a="fist", grip_b="fist")  # fmt: skip
    look = dress("dress", "#e0523c", "#ffffff", "#fff2d8").but(pattern="dots", shoes="bare")
    mood = FEELINGS["whistle"]._replace(gape=0.0, open=1.1, look=(0.6, -0.6), brow_in=-6, brow_out=-5, cheek=0.0)
    p = person(7, "side", pose, look, skin=SKIN, hair="pigtails", hair_colour="#22140f", mood=mood, big_head=1.16)
    p = T(p, px, py, s, flip=True)
    put(sc, p, z=3, cast=8, rim=(2.4, 1, "#ffe6b0", 0.95), shade=("#3a1c40", 0.35, 90))
    mx, my = p.at("head.mouth")
    cheek = ellipse(mx + 15, my + 4, 14.5, 13, 10)
    sc.layer(
        cheek,
        sc.lin([(0, light(SKIN, 0.12)), (1, "#7a4a3c")], mx + 2, my, mx + 30, my + 12),
        z=1,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.25,
        rim="#ffe0b0",
        rimop=0.3,
    )
    sc.flat(ellipse(mx + 14, my + 6, 8.5, 7.5), "#c8503c", 0.45, blur=3)
    sc.layer(ellipse(mx - 3.6, my - 1, 4.6, 4), "#8a4038", z=0.6, **EXACT)


def draw_near(sc: Scene) -> None:
    """Dark leaves close to us, a snail."""
    leaves = []
    for x, a, n in (
        (-30, -0.8, 220),
        (10, -1.25, 190),
        (96, -1.5, 120),
        (190, -2.2, 120),
        (250, -0.6, 100),
        (330, -1.2, 70),
        (600, -1.9, 90),
        (660, -1.3, 80),
        (820, -2.3, 210),
        (840, -1.8, 190),
        (730, -1.5, 120),
        (470, -2.3, 70),
    ):
        ux, uy = math.cos(a), math.sin(a)
        base = (x, 1216)
        rib = [
            (base[0] + ux * n * t, base[1] + uy * n * t, 26 * math.sin(math.pi * min(1, t * 0.9 + 0.08)) + 1)
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        leaf_ = limb(rib, 6)
        teeth = U([Polygon([(base[0] + ux * n * t - uy * sd * 8, base[1] + uy * n * t + ux * sd * 8), (base[0] + ux * n * (t - 0.1) - uy * sd * 24 * math.sin(math.pi * t), base[1] + uy * n * (t - 0.1) + ux * sd * 24 * math.sin(math.pi * t)), (base[0] + ux * n * (t + 0.12) - uy * sd * 6, base[1] + uy * n * (t + 0.12) + ux * sd * 6)]) for t in (0.25, 0.42, 0.59, 0.76) for sd in (-1, 1)])  # fmt: skip
        leaves.append(U(leaf_, teeth))
    for g in leaves:
        sc.layer(g, sc.lin([(0, "#241c30"), (1, "#0f0b18")], 0, 1080, 0, 1200), z=9, cut=0.4, rim="#b98a78", rimop=0.4)
    put(sc, T(snail("#6c5048", "#786878"), 372, 1170, 0.3), z=1.6)


def draw() -> Scene:
    """Will it be now?"""
    sc = Scene("lion_clock", light=(LX, LY, 240), shadow="#1a1020", bg="#665470")
    draw_sky(sc)
    draw_hill(sc)
    draw_body(sc)
    sc.flat(ellipse(CX, CY, 300), sc.rad([(0, "#fff4d0", 1), (0.3, "#ffe2aa", 0.85), (0.6, "#d8a488", 0.6), (0.9, "#8a6c86", 0.25), (1, "#8a6c86", 0)], LX + 20, LY - 20, 460), 0.95, "normal", 8)  # fmt: skip
    seeds = lion.ball(sc.stream("mane"), (CX, CY), 90, 238, 165, 80, keep)
    for a, b in ((-1.1, -0.6), (-0.6, -0.25), (-0.25, 0.05)):
        lay(sc, seeds, a, b, False)
    sc.glow(LX, LY, 300, "#ffd88c", 0.9)
    draw_legs(sc)
    draw_face(sc)
    for a, b in ((0.05, 0.35), (0.35, 0.7), (0.7, 1.1)):
        lay(sc, seeds, a, b, True)
    rim = ellipse(CX, CY, 272)
    sc.flat(rim, sc.rad([(0, "#3c2650", 0), (0.42, "#3c2650", 0.04), (1, "#3c2650", 0.66)], LX, LY, 540), 1, "multiply", 16)  # fmt: skip
    sc.glow(LX - 50, LY + 10, 260, "#ffefb8", 0.8)
    hairs, fruit = lion.flying_seed(sc.stream("gone"), 694, 150, 54, 0.4)
    strokes(sc, hairs, "#2a1838", 1.8, 0.4, ' transform="translate(2 3)"')
    strokes(sc, hairs, "#ffffff", 1.7, 1)
    sc.flat(fruit, "#5a3018")
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#140c1c", 0.45, 360, 560, 900, 0.5)
    sc.finish()
    return sc


def keep(way: tuple[float, float, float]) -> bool:
    """Not before the face, and not where one has just gone."""
    x, y, z = way
    gone = (x - 0.74) ** 2 + (y + 0.62) ** 2 + (z - 0.25) ** 2 < 0.03
    ears = math.hypot(abs(x) - 0.46, y + 0.42) < 0.26 or math.hypot(x - 0.5, y + 0.24) < 0.22
    return not gone and not (z > 0.0 and (ears or math.hypot(x, y - 0.02) < 0.63))
