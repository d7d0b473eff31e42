"""A lion whose mane is a dandelion clock lies on a hill in the morning; a child before him has drawn breath and does not dare.

Palette: cerulean #2f7fc4, morning #d4eef0, down #ffffff, shade of down #8fb4de, straw #f0b850, umber #8a5426, meadow #7fb43c, near green #123c24, coral #e0523c.
Light: the sun behind the mane at the upper left. Planes: sky / far hills / back / mane / head / legs / child / near grass.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut import down_mane as lion
from cards.studio.papercut.pelt import pelt

CX, CY = 384, 420  # the middle of the mane
LX, LY = 220, 190
SHADE = "#6a2c3c"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SHEET: dict[str, Any] = {"sh": 0.5, "shc": "#5a2c14", "cut": 0.5, "rim": "#fff6d4", "rimop": 0.8}
SKIN = "#a8683e"


def fell(sc: Scene, x: float = 300, y: float = 620, r: float = 640) -> str:
    """Short fur, lit through the mane."""
    return sc.rad([(0, "#fff0bc"), (0.24, "#fcd27a"), (0.54, "#e8a648"), (1, "#a0602a")], x, y, r)


def draw_sky(sc: Scene) -> None:
    """Clear morning, deep at the top; two torn sheets of cloud over far hills."""
    sc.backdrop(
        sc.rad([(0, "#e4f6f2"), (0.16, "#b4e0f0"), (0.4, "#56a8dc"), (0.66, "#2478be"), (1, "#104684")], 420, 860, 1060)
    )
    sc.glow(LX + 60, LY + 80, 640, "#fff6cc", 0.7)
    for x, y, n, w in (
        (610, 700, 260, 20),
        (700, 742, 220, 14),
        (-60, 716, 170, 18),
        (500, 778, 190, 10),
        (40, 768, 150, 10),
    ):
        g = U([limb([(x + n * u, y + v, 2), (x + n * (u + 0.24), y + v - 3, w * q), (x + n * (u + 0.5), y + v, w * q * 0.8), (x + n * (u + 0.8), y + v + 2, 2)], 6) for u, v, q in ((0, 0, 1), (0.25, -9, 0.7), (-0.2, 8, 0.5))])  # fmt: skip
        sc.layer(g, sc.lin([(0, "#ffffff"), (1, "#cde8f4")], 0, y - 20, 0, y + 20), z=3, cut=0.3, sh=0.18, rim="#ffffff", rimop=0.9, wash=0.3, op=0.8)  # fmt: skip
    for k, (y, hi, lo) in enumerate(((826, "#a4d8da", "#6fb4bc"), (866, "#7cc0a0", "#3f8a74"))):
        g, _ = land(sc.stream(f"far {k}"), [(-60, y + 20), (160, y - 8), (420, y + 20), (640, y - 14), (860, y + 6)], 5)
        sc.layer(g, sc.lin([(0, hi), (1, lo)], 0, y, 0, y + 120), z=5, cut=0.5, rim="#ffffff", rimop=0.8, sh=0.3)


def draw_hill(sc: Scene) -> None:
    """The green hill, its blades lit, yellow dandelions in it."""
    g, top = land(sc.stream("hill"), [(-60, 950), (120, 910), (340, 896), (560, 910), (700, 936), (860, 985)], 3)
    sc.layer(g, sc.rad([(0, "#d8e860"), (0.3, "#8cbf3c"), (0.62, "#3f8636"), (1, "#123f2a")], 300, 940, 560), z=12, cut=0.8, rim="#f6ffc4", rimop=0.9)  # fmt: skip
    r = sc.stream("grass")
    for y0, n, c, k in ((0, 260, "#a8cf4c", 0.6), (50, 220, "#6aa83c", 0.9), (120, 220, "#2f7434", 1.2)):
        blades = []
        for _ in range(n):
            x = r.uniform(-10, 810)
            y = y_at(top, x) + y0 + r.uniform(0, 50)
            h, dx = r.uniform(10, 24) * k, r.uniform(-8, 8) * k
            blades.append(limb([(x, y, 2.2 * k), (x + dx * 0.4, y - h * 0.6, 1.6 * k), (x + dx, y - h, 0.3)], 3))
        tuft = U(blades)
        sc.flat(tuft, c, 0.9)
        sc.flat(tuft.difference(T(tuft, 1, 0.6)), sc.rad([(0, "#fbffc0"), (1, "#8cc04c")], 260, 930, 480), 0.5)


def strokes(sc: Scene, lines: Any, col: str, w: float, op: float, tf: str = "") -> None:
    """Many fine lines as one."""
    sc.raw(f'<path d="{lion.path(lines)}" fill="none" stroke="{col}" stroke-width="{w:.2f}" stroke-linecap="round" opacity="{op:.2f}"{tf}/>')  # fmt: skip


def lay(sc: Scene, seeds: list[Any], lo: float, hi: float, front: bool) -> None:
    """Seeds whose nearness lies between lo and hi."""
    part = [s for s in seeds if lo <= s.near < hi]
    t = (lo + 1) / 2
    col = sc.rad([(0, "#fffdf0"), (0.4, mix("#dcecfa", "#ffffff", t)), (0.75, mix("#c4dcf6", "#f4f9ff", t)), (1, mix("#8cb6e8", "#cfe2f8", t))], LX + 40, LY + 60, 600)  # fmt: skip
    if not front:
        strokes(sc, [s.stalk for s in part], "#fff4d0", 1.2 + 0.6 * t, 0.5 + 0.3 * t)
    webs = [s.web for s in part if s.web is not None]
    for g in webs:
        sc.flat(g, col, 0.1 + 0.07 * t)
    hairs = [h for s in part for h in s.hairs]
    strokes(sc, hairs, "#1f5fa8", 1.3, 0.18 + 0.2 * t, ' transform="translate(1.8 2.4)"')
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
    whole = U(lion.BACK, lion.HAUNCH, lion.FAR_LEG, lion.NEAR_LEG)
    sc.flat(T(whole, 26, 30).intersection(box(-20, 880, 820, 1200)), "#0c3a28", 0.6, "multiply", 10)
    sc.layer(lion.TAIL, fell(sc), z=6, **o)
    sc.layer(fur(lion.BACK, 5, 0.25, 3), fell(sc), z=10, **o)
    pelt(sc, lion.BACK, "back", 1100, 160, 30, 0.3, "#8a4a18")
    form(sc, lion.BACK, (240, 700), (420, 960), 0.5)
    sc.flat(T(lion.HAUNCH, 26, 8).intersection(lion.BACK), SHADE, 0.35, "multiply", 14)
    sc.layer(lion.HAUNCH, fell(sc), z=8, **o)
    pelt(sc, lion.HAUNCH, "haunch", 620, 110, 40, 0.3, "#8a4a18")
    form(sc, lion.HAUNCH, (70, 820), (250, 1000), 0.55)
    sc.layer(lion.HIND_FOOT, fell(sc), z=6, **o)
    sc.flat(U(lion.BACK, lion.HAUNCH, lion.HIND_FOOT, lion.TAIL), sc.lin([(0, "#5a2a30", 0), (0.45, "#5a2a30", 0.06), (1, "#5a2438", 0.6)], 260, 720, 160, 1030), 1, "multiply")  # fmt: skip
    sc.layer(fur(lion.TUFT, 8, 0.4, 2), sc.lin([(0, "#ffffff"), (1, "#b8d0e4")], 0, 1030, 0, 1080), z=4, **o)
    rimlight(sc, whole, 5, 5, "#fffbe0", 0.9, 2, (200, 560), 620)


def draw_legs(sc: Scene) -> None:
    """Chest and forelegs, before the mane's lower rim is laid."""
    o = SHEET
    sc.layer(lion.FAR_LEG, fell(sc), z=8, **o)
    sc.flat(lion.FAR_LEG, sc.lin([(0, "#5a2438", 0.5), (1, "#5a2438", 0.1)], 440, 960, 660, 900), 1, "multiply")
    sc.layer(lion.NEAR_LEG, fell(sc), z=10, **o)
    pelt(sc, lion.NEAR_LEG, "leg", 700, 80, 30, 0.3, "#8a4a18")
    form(sc, lion.NEAR_LEG, (330, 800), (340, 1060), 0.5)
    sc.flat(lion.NEAR_LEG, sc.lin([(0, "#5a2438", 0), (1, "#5a2438", 0.5)], 330, 820, 300, 1020), 1, "multiply")
    toes = U([limb([(x, 974, 1.6), (x + 5, 990, 4.6), (x + 2, 1008, 2)], 4) for x in (590, 616, 638)], [limb([(x, 932, 1.4), (x + 4, 946, 4), (x + 1, 960, 2)], 4) for x in (684, 706, 722)], [limb([(x, 974, 1.6), (x + 4, 990, 4.4), (x, 1008, 2)], 4) for x in (262, 288)])  # fmt: skip
    sc.flat(toes, "#43200f", 0.85)
    sc.flat(T(toes, 2.4, 0), "#ffd898", 0.4)
    sc.flat(T(ellipse(CX, 740, 130, 60), 20, 0).intersection(U(lion.BACK, lion.NEAR_LEG)), "#7a4a50", 0.45, "multiply", 16)  # fmt: skip


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
    pale = sc.rad([(0, "#fffdf2"), (0.6, "#fff0d2"), (1, "#d8ac80")], CX - 60, CY + 40, 170)
    sc.flat(h["jaw"].intersection(h["face"]), pale)
    for k in ("chin", "far_pad", "near_pad"):
        sc.layer(h[k], pale, z=4, **o)
    sc.layer(h["nose"], sc.lin([(0, "#c88070"), (1, "#6a3430")], 0, CY, 0, CY + 64), z=2, **o)
    sc.flat(U(h["eyes"], h["mouth"], h["nostrils"]), "#47200e", 0.95)
    sc.flat(h["dots"], "#47200e", 0.6)
    sc.flat(h["face"], sc.lin([(0, "#5a2438", 0), (0.5, "#5a2438", 0), (1, "#5a2438", 0.5)], CX - 90, CY - 90, CX + 130, CY + 130), 1, "multiply")  # fmt: skip
    rimlight(sc, U(h["face"], h["near_ear"]), 4, 4, "#fffbe0", 0.9, 2, (LX, LY), 420)


def draw_child(sc: Scene) -> None:
    """On tiptoe on his paw, chest out, both cheeks full."""
    px, py, s = 640, 962, 1.9
    pose = SIDE["stand"].but(lean=-9, nod=-20, foot_a=(0.1, 0.03), foot_b=(-0.08, 0.03), toe_a=30, toe_b=34, hand_a=(-0.42, 0.82), hand_b=(-0.36, 0.86), grip_a="fist", grip_b="fist")  # fmt: skip
    look = dress("dress", "#e0523c", "#ffffff", "#fff2d8").but(pattern="dots", shoes="bare")
    mood = FEELINGS["whistle"]._replace(gape=0.0, open=1.1, look=(0.6, -0.6), brow_in=-6, brow_out=-5, cheek=0.0)
    p = person(7, "side", pose, look, skin=SKIN, hair="pigtails", hair_colour="#22140f", mood=mood, big_head=1.16)
    p = T(p, px, py, s, flip=True)
    put(sc, p, z=3, cast=8, rim=(2.4, 2.4, "#fff8d8", 0.9))
    mx, my = p.at("head.mouth")
    cheek = ellipse(mx + 15, my + 4, 14.5, 13, 10)
    sc.layer(cheek, light(SKIN, 0.1), z=1.6, cut=0, wash=0, fibre=0, sh=0.4, rim="#fff0d0", rimop=0.8)
    sc.flat(ellipse(mx + 16, my + 6, 8.5, 7.5), "#e0604a", 0.5, blur=3)
    sc.layer(ellipse(mx - 3.6, my - 1, 4.6, 4), "#8a4038", z=0.6, **EXACT)


def draw_near(sc: Scene) -> None:
    """Dark leaves and yellow dandelions close to us, a snail."""
    r = sc.stream("near")
    for x, y, s in (
        (86, 1120, 1.0),
        (170, 1156, 1.25),
        (420, 1110, 0.8),
        (716, 1096, 1.0),
        (500, 1166, 1.2),
        (760, 1150, 1.3),
    ):
        sc.layer(limb([(x - 6 * s, y + 70, 4.4 * s), (x, y + 30, 4 * s), (x, y, 3.4 * s)], 5), "#5c9440", z=3, cut=0)
        petals = U([limb([(x, y, 3), (x + math.cos(a) * 17 * s, y + math.sin(a) * 8 * s - 3 * s, 4 * s), (x + math.cos(a) * 25 * s, y + math.sin(a) * 11 * s - 5 * s, 1.4)], 3) for a in [k * 0.2618 + r.uniform(-0.1, 0.1) for k in range(24)]])  # fmt: skip
        sc.layer(petals, "#f2b81c", z=3, cut=0, rim="#fff4a8", rimop=0.9)
        sc.layer(T(petals, x * 0.4, y * 0.4 - 4 * s, 0.6), "#ffdc4c", z=1.4, cut=0)
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
        sc.layer(g, sc.lin([(0, "#2c6a3c"), (1, "#0a2a1e")], 0, 1080, 0, 1200), z=9, cut=0.4, rim="#c4ec9c", rimop=0.7)
    put(sc, T(snail("#c8904c", "#d8c8a0"), 372, 1170, 0.3), z=1.6)


def draw() -> Scene:
    """Will it be now?"""
    sc = Scene("lion_clock", light=(LX, LY, 240), shadow="#123a2c", bg="#2b80c4")
    draw_sky(sc)
    draw_hill(sc)
    draw_body(sc)
    sc.flat(ellipse(CX, CY, 300), sc.rad([(0, "#fff0c0", 0.95), (0.4, "#fff4d4", 0.7), (0.72, "#f4f4ec", 0.5), (0.96, "#e4f2ff", 0)], CX, CY, 300), 0.95)  # fmt: skip
    seeds = lion.ball(sc.stream("mane"), (CX, CY), 90, 238, 165, 80, keep)
    for a, b in ((-1.1, -0.6), (-0.6, -0.25), (-0.25, 0.05)):
        lay(sc, seeds, a, b, False)
    sc.glow(CX - 10, CY - 20, 330, "#ffdf90", 0.85)
    draw_legs(sc)
    draw_face(sc)
    for a, b in ((0.05, 0.35), (0.35, 0.7), (0.7, 1.1)):
        lay(sc, seeds, a, b, True)
    rim = ellipse(CX, CY, 272)
    sc.flat(rim, sc.rad([(0, "#2c5aa8", 0), (0.66, "#2c5aa8", 0), (1, "#2c5aa8", 0.26)], CX - 110, CY - 130, 470), 1, "multiply", 16)  # fmt: skip
    sc.glow(LX + 30, LY + 40, 230, "#fff4c8", 0.55)
    hairs, fruit = lion.flying_seed(sc.stream("gone"), 694, 150, 54, 0.4)
    strokes(sc, hairs, "#123f80", 1.8, 0.4, ' transform="translate(2 3)"')
    strokes(sc, hairs, "#ffffff", 1.7, 1)
    sc.flat(fruit, "#5a3018")
    draw_child(sc)
    draw_near(sc)
    sc.vignette("#0a2c3c", 0.4, 360, 560, 900, 0.5)
    sc.finish()
    return sc


def keep(way: tuple[float, float, float]) -> bool:
    """Not before the face, and not where one has just gone."""
    x, y, z = way
    gone = (x - 0.74) ** 2 + (y + 0.62) ** 2 + (z - 0.25) ** 2 < 0.03
    ears = math.hypot(abs(x) - 0.46, y + 0.42) < 0.26 or math.hypot(x - 0.5, y + 0.24) < 0.22
    return not gone and not (z > 0.0 and (ears or math.hypot(x, y - 0.02) < 0.63))
