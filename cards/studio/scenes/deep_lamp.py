"""In the deepest dark small fish sit in a ring round a reading lamp to hear a story; the lamp belongs to somebody enormous.

Palette: trench indigo #0d1533, bruise violet #2c2550, gill maroon #5a2a48, deep teal #1f5566, lamp lime #eef7c3, amber #e0a53a.
Light: the lamp. Planes: trench / far jaw / tongue, ring of fish / near jaw and its teeth / head and rod / rocks and weed.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.angler_head import draw_barbels, draw_eye, draw_head, draw_skin
from cards.studio.papercut.angler_lamp import draw_rod
from cards.studio.papercut.gaping_jaws import draw_mouth, draw_teeth, draw_upper_teeth
from cards.studio.papercut.reading_seahorse import RING, draw_lesson
from cards.studio.papercut.reef_fish import reef_fish

LX, LY = 266, 500  # the lamp


def draw_trench(sc: Scene) -> None:
    """Dark water, and the light in it as torn openings of lighter and lighter paper."""
    sc.backdrop(
        sc.rad([(0, "#f4f9cf"), (0.1, "#b9d9b4"), (0.24, "#4f9a97"), (0.5, "#1f5566"), (1, "#14204a")], LX, LY, 900)
    )
    r = sc.stream("openings")
    for k, (rx, ry, c) in enumerate(
        ((188, 218, "#3f8f92"), (262, 306, "#27697a"), (344, 410, "#1c4a66"), (450, 540, "#152f55"))
    ):
        n = 15
        ph = r.random() * 6
        P = []
        for i in range(n):
            a = 2 * math.pi * i / n
            q = 1 + 0.08 * math.sin(3 * a + ph) + r.uniform(-0.05, 0.05)
            P.append((LX + rx * q * math.cos(a), LY + 20 + ry * q * math.sin(a)))
        hole = shape(np.array(P))
        sheet = box(-60, -60, 860, 1260).difference(hole)
        sc.layer(
            sheet,
            sc.near(light(c, 0.16), dark(c, 0.25), 520 + 90 * k),
            z=10,
            sh=0.4,
            cut=1.2,
            wash=0.6,
            dy=-3,
            dx=-4,
            rim="#eef7c3",
            rimop=0.4,
        )
    # far away the lamps of others
    for x, y, s in ((78, 148, 1.0), (150, 236, 0.6), (704, 30, 0.8)):
        sc.glow(x, y, 46 * s, "#bfe8c0", 0.8)
        sc.flat(ellipse(x, y, 2.6 * s), "#f4f9d8")
        sc.stroke(
            curve(
                np.array([(x, y - 2), (x + 2 * s, y - 18 * s), (x + 14 * s, y - 22 * s), (x + 26 * s, y - 10 * s)]), n=6
            ),
            "#4f9a97",
            1.2,
            0.8,
        )
    left = shape("-60,120^ 10,150 34,250 20,330 52,420 30,520 44,600 10,700 30,800 -60,900^")
    for k, c in enumerate(("#173a58", "#10244a")):
        g = T(left, -22 * k, 30 * k)
        sc.layer(g, sc.near(light(c, 0.14), dark(c, 0.3), 360), z=9, sh=0.5, cut=1.4, rim="#eef7c3", rimop=0.45)


def draw_snow(sc: Scene) -> None:
    """What sinks for ever down from above."""
    r = sc.stream("sinking")
    for _ in range(170):
        x, y = r.uniform(0, 800), r.uniform(0, 1100)
        d = math.hypot(x - LX, y - LY)
        op = max(0.1, 0.9 - d / 620)
        s = r.uniform(0.8, 2.4)
        sc.flat(ellipse(x, y, s, s * r.uniform(0.6, 1)), "#eef7c3", op * 0.8)


def draw_ring(sc: Scene, near_half: bool) -> None:
    """Those who listen: the far ones lit, the near ones dark backs with a rim of light."""
    cx, cy, rx, ry = RING
    far = (
        (198, 0.50, "tall", ("#d8784e", "#fbe6b4", "#7a2c3a"), "bands"),
        (222, 0.42, "round", ("#e3b650", "#fff4c8", "#8a4a2c"), "dots"),
        (246, 0.40, "perch", ("#5aa0a0", "#e8f4d8", "#1f4a5a"), "scales"),
        (304, 0.42, "round", ("#c86a86", "#fbe0d8", "#6a2444"), "bands"),
        (330, 0.48, "perch", ("#e0a05a", "#fff0c8", "#8a3a2a"), "line"),
        (352, 0.52, "tall", ("#8a7ac0", "#eee6f4", "#3a2c6a"), "bands"),
    )
    near = ((8, 0.8), (34, 0.94), (60, 0.86), (84, 1.06), (111, 0.92), (140, 0.98), (170, 0.82))
    if not near_half:
        for a, s, kind, cols, pattern in far:
            x, y = cx + rx * math.cos(math.radians(a)), cy - 42 + (ry + 14) * math.sin(math.radians(a))
            left = x > cx
            f = T(
                reef_fish(kind, *cols, pattern=pattern, wag=8, look=(0.5, -0.2)),
                x,
                y,
                s * 1.1,
                rot=-10 if not left else 10,
                flip=left,
            )
            put(sc, f, z=2.2, rim=(2.4 if not left else -2.4, 1.6, "#fdffe2", 0.9), shade=("#1c2050", 0.5, 420))
        return
    kinds = ("long", "perch", "tall", "round", "perch", "tall", "long")
    tones = ("#3a4f86", "#5a4486", "#2f6482", "#4a6aa0", "#6a4a80", "#3f5f8a", "#4f4a8a")
    for k, (a, s) in enumerate(near):
        x, y = cx + (rx + 16) * math.cos(math.radians(a)), cy + 10 + (ry + 16) * math.sin(math.radians(a))
        aim = math.degrees(math.atan2(cy - 90 - y, cx - x))
        back = k == 3  # one has looked round
        if back:
            aim = 12.0
        left = abs(aim) > 90
        f = reef_fish(
            kinds[k],
            tones[k],
            "#a8c8c0",
            "#1a2250",
            pattern=("line", "bands", "dots", "dots", "scales", "bands", "dots")[k],
            wag=14,
            look=(0.3, 0.7 if back else -0.2),
        )
        f = T(f, x, y, s * 0.72, rot=aim + 180 if left else aim, flip=left)
        put(sc, f, z=3, rim=((x - cx) * 0.016, 3, "#f4fbc8", 0.95), shade=("#141640", 0.3, 420), cast=5)


def draw_frame(sc: Scene) -> None:
    """Rocks and weed in front of everything."""
    r = sc.stream("rocks")
    P = [(-60, 1010), (40, 1034), (120, 1090), (230, 1122), (360, 1166), (480, 1176), (860, 1210)]
    rock, _ = land(r, P, 8)
    sc.layer(rock, sc.near("#2f4a66", "#0c1230", 700), z=14, sh=0.6, cut=1.2, rim="#d8e8b0", rimop=0.6)
    for k, (x, y, h) in enumerate(
        ((20, 1080, 330), (64, 1110, 210), (118, 1150, 170), (-6, 1100, 460), (318, 1190, 110), (380, 1200, 80))
    ):
        sc.layer(
            kelp(x, y, h, f"kelp{k}", 20, 9),
            sc.near("#2a5a66", "#0d1838", 620),
            z=11,
            sh=0.5,
            cut=0.3,
            rim="#dff0b8",
            rimop=0.6,
        )
    rock2, _ = land(r, [(-60, 1120), (60, 1130), (160, 1176), (300, 1204), (860, 1240)], 6)
    sc.layer(rock2, sc.near("#1c2c50", "#090d26", 700), z=14, sh=0.6, cut=1.2, rim="#b8d0a8", rimop=0.4)


def draw() -> Scene:
    """The last pages."""
    sc = Scene("deep_lamp", light=(LX, LY, 240), shadow="#050616", bg="#0d1533")
    draw_trench(sc)
    draw_snow(sc)
    draw_mouth(sc)
    draw_ring(sc, near_half=False)
    draw_lesson(sc)
    draw_ring(sc, near_half=True)
    draw_teeth(sc)
    draw_upper_teeth(sc)
    draw_head(sc)
    draw_skin(sc)
    draw_eye(sc)
    draw_rod(sc)
    draw_frame(sc)
    draw_barbels(sc)
    sc.vignette("#060820", 0.42, LX + 60, LY + 100, 900)
    sc.finish()
    return sc
