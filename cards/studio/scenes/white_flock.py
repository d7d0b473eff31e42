"""A flock of white sheep sleeps in the snow, and one of them is a white wolf with its nose under its tail."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.sleepers import POSES, WOLF_ORDER, lamb_resting, sheep_asleep, wolf_asleep

# snow shade #d9dde0, wool shadow #c6c9cb, oat #e9e2d3, breath blue #e3ecf0, first light #fbfaf4, amber #b98a3c
LX, LY = 560, 120
WX, WY, WS = 396, 868, 0.84  # the wolf


def lay(sc: Scene, g: Any, top: str, low: str, z: float, sh: float = 0.42, rim: float = 0.75, **kw: Any) -> None:
    """A pale sheet lit from above."""
    if g is None or g.is_empty:
        return
    x0, y0, x1, y1 = g.bounds
    fill = sc.lin([(0, top), (1, low)], x0 + (x1 - x0) * 0.62, y0, x0 + (x1 - x0) * 0.4, y1)
    sc.layer(
        g,
        fill,
        **(
            {
                "z": z,
                "cut": 0,
                "sh": sh,
                "rim": "#ffffff",
                "rimop": rim,
                "rimw": 1.0,
                "edge": 0.5,
                "wash": 0.3,
                "fibre": 0.04,
                "dx": -0.3 * z,
                "dy": 0.5 * z,
            }
            | kw
        ),
    )


@cache
def sleeper(pose: str, seed: int) -> Any:
    """One of a few shapes."""
    return sheep_asleep(pose, seed)


def sheep(sc: Scene, x: float, y: float, s: float, pose: str, seed: int, flip: bool, warm: float) -> None:
    """One sleeper."""
    d = T(sleeper(pose, seed), x, y, s, flip=flip)
    hi, lo = mix("#f4f1ea", "#f1e9d8", warm), mix("#c9cdd2", "#cfc6b6", warm)
    fine = s > 0.95
    lay(sc, d["wool"], mix(hi, lo, 0.25), mix(lo, "#b4bac2", 0.25), 5 * s, 0.5)
    lay(sc, d["wool1"], hi, mix(hi, lo, 0.8), 2.2 * s, 0.3)
    if "neck" in d:
        lay(sc, d["neck"], hi, mix(hi, lo, 0.8), 2 * s, 0.34)
    lay(sc, d["wool2"], "#fbf9f3", mix(hi, lo, 0.3), 1.8 * s, 0.26)
    if fine:
        sc.flat(T(d["curls"], 0, 0.8), "#ffffff", 0.8)
        sc.flat(d["curls"], mix("#aeb2b6", "#b8ab96", warm), 0.62)
    skin = mix("#d2ccc6", "#d6c6b2", warm) if (seed * 7 + int(x)) % 6 else "#a9a19e"  # now and then a grey face
    for k in ("tail", "feet", "ear2", "face", "ear", "poll"):
        if k not in d:
            continue
        c = {"tail": hi, "poll": "#f6f2ea", "feet": mix(skin, "#8a8482", 0.35), "ear2": mix(skin, "#a09a98", 0.35)}.get(
            k, skin
        )
        lay(sc, d[k], mix(c, "#ffffff", 0.25), mix(c, "#a9a6a8", 0.25), 1.3 * s, 0.34, wash=0, fibre=0)
    if "lid" in d:
        sc.flat(d["lid"], "#7a7476", 0.9)
        sc.flat(d["nose"], "#948c8c", 0.8)


def wolf(sc: Scene) -> None:
    """Larger by a head, smooth among the curls."""
    w = T(wolf_asleep(), WX, WY, WS)
    shade = {
        "body": ("#ffffff", "#bcc5cf", 9), "shoulder": ("#f6f7f6", "#ccd3da", 2.4), "haunch": ("#fbfbf8", "#c6ced6", 2.6), "ear2": ("#dfe2e4", "#c3c9d0", 2), "inear2": ("#aaa4a9", "#c6c0c0", 0.8),
        "cheek": ("#f2f4f4", "#cbd2d9", 3), "head": ("#fdfdfb", "#dfe4e8", 2.2), "ear": ("#f3f4f3", "#d5dade", 2.6), "inear": ("#a39ca2", "#c4bdbd", 0.8), "muzzle": ("#ffffff", "#e6eaed", 1), "tail": ("#fdfdfb", "#c5cdd6", 6),
    }  # fmt: skip
    for k in (*[k for k in WOLF_ORDER if k != "haunch"], "haunch", "haunch_fur"):
        if k not in w:
            continue
        g = w[k]
        if k in shade:
            a, b, z = shade[k]
            lay(sc, g, a, b, z, 0.46, 0.9)
        elif k.endswith("_fur"):
            sc.flat(T(g, 0.5, 1.1), "#ffffff", 0.9)
            sc.flat(g, "#97a2ae", 0.62)
        elif k == "eye":
            sc.flat(
                g, sc.lin([(0, "#8f6422"), (0.5, "#c8933a"), (1, "#e2b45c")], *g.bounds[:2], g.bounds[0], g.bounds[3])
            )
        else:
            c, o = {
                "nose": ("#5a585f", 1),
                "pupil": ("#2a2420", 1),
                "glint": ("#ffffff", 1),
                "rim": ("#6a6870", 0.95),
                "mouth": ("#8e9298", 0.8),
            }[k]
            sc.flat(g, c, o)


def draw() -> Scene:
    """The card."""
    sc = Scene("white_flock", light=(LX, LY, 320), shadow="#75839a", bg="#e3ecf0")
    sc.backdrop(sc.rad([(0, "#fffdf6"), (0.3, "#f8f4ea"), (0.7, "#e6edf0"), (1, "#d5e0e7")], LX, LY, 620))
    for k, (y, a, b) in enumerate(
        ((128, "#f2f2ec", "#dde5ea"), (158, "#eceee9", "#d3dce2"), (196, "#f4f4ef", "#d9e0e5"))
    ):
        g, _ = land(
            sc.stream(f"hill{k}"),
            [
                (-40, y + (30, 8, 26)[k]),
                (160, y + (6, 20, 10)[k]),
                (420, y - (2, 14, 6)[k]),
                (640, y + (14, -12, 2)[k]),
                (840, y + (0, 20, 12)[k]),
            ],
            4,
        )
        sc.layer(g, sc.near(a, b, 600), z=7, sh=0.25, rim="#ffffff", rimop=0.8, dx=-2, dy=-2, fibre=0.05, wash=0.25)
        if k == 0:
            for x, h in ((96, 46), (120, 60), (140, 40), (690, 34), (706, 48)):
                sc.layer(
                    poplar(sc.stream(f"p{x}"), x, y + 18, h, h * 0.34), "#dae2e8", z=2, cut=0, sh=0.2, fibre=0, wash=0
                )
    # ------------------------------------------------ the flock, row upon row
    rr = sc.stream("flock")
    y, s = 252.0, 0.5
    rows: list[tuple[float, float]] = []
    while y < 1190:
        rows.append((y, s))
        y += 43 * s + 4
        s *= 1.083
    laid = False
    for row, (y, s) in enumerate(rows):
        if not laid and y > WY - 12:
            wolf(sc)
            laid = True
        step = 82 * s
        x = -50 + (row % 2) * step * 0.5 + rr.uniform(-8, 8)
        items = []
        while x < 860:
            bulge = 46 * (1 - ((x - 470) / 470) ** 2) * max(0.0, 1 - row / 13)  # the flock lies on a low hill
            yy = y + 30 - bulge + 10 * s * math.sin(x * 0.013 + row) + rr.uniform(-7, 7) * s
            items.append(
                (yy, x, rr.choice(POSES), rr.random() < 0.5, s * rr.uniform(0.93, 1.07), rr.random(), rr.randrange(7))
            )
            x += step * rr.uniform(0.92, 1.1)
        for yy, x, pose, flip, q, warm, seed in sorted(items):
            if not laid and abs(x - WX) < 130 and WY - 130 < yy - 30 * q:
                continue  # hidden under him
            if laid and abs(x - WX) < 190 * WS + 34 * q and yy - 62 * q < WY - 4:
                continue
            if yy > 1120 and 120 < x < 700:  # open snow in front
                continue
            small = 0.68 if warm > 0.9 and row > 3 else 1.0  # a lamb
            sheep(sc, x, yy - (9 * q if small < 1 else 0), q * small, pose, seed, flip, 0.15 + 0.6 * warm)
        if row and rows[row - 1][0] < WY - 190 * WS <= y:  # the lamb behind him
            lamb = T(lamb_resting(), WX + 70, WY - 233 * WS, 1.2)
            for k in ("wool", "neck"):
                lay(sc, lamb[k], "#fbf8f0", "#d8d2c6", 2.4, 0.4, wash=0, fibre=0)
    return close(sc, T(lamb_resting(), WX + 70, WY - 233 * WS, 1.2))


def close(sc: Scene, lamb: Any) -> Scene:
    """Foreground snow, crook, button, breath, falling snow."""
    for k in ("ear2", "face", "ear", "poll"):
        c = {"wool": "#f3eee2", "neck": "#f8f4ea", "poll": "#fbf8f1"}.get(k, "#d8cdbf")
        lay(sc, lamb[k], mix(c, "#ffffff", 0.4), mix(c, "#b9b4ae", 0.3), 2.2, 0.4, wash=0, fibre=0)
    sc.flat(lamb["lid"], "#6a6264", 0.95)
    sc.flat(lamb["nose"], "#8a8080", 0.85)
    snow, top = land(
        sc.stream("front"),
        [(-40, 1150), (110, 1138), (270, 1098), (430, 1082), (590, 1096), (720, 1132), (840, 1142)],
        5,
    )
    lay(sc, snow, "#f7f7f3", "#dbe2e7", 10, 0.42, 0.9, fibre=0.06)
    for k, d in enumerate((18, 40)):
        lay(sc, rounded(T(snow, 8 * k, d).intersection(snow).buffer(-2), 6), "#fafaf6", "#e0e6ea", 3, 0.16, 0.8)
    crook = limb(
        "668,1198,13 590,1172,13 500,1152,13 424,1140,13 372,1132,13 340,1124,13 322,1130,12 320,1144,11 334,1151,9", 10
    )
    lay(sc, crook.buffer(4), "#fbfbf8", "#d3dbe2", 3.2, 0.5, 1)
    lay(sc, rounded(crook.buffer(-2), 2), "#ffffff", "#f2f4f4", 1, 0.14, 0.5)
    b = T(button(11), 206, 1162, 1.0, sy=0.74, rot=-10)
    sc.flat(ellipse(207, 1164, 15, 10), "#b4c0cc", 0.7, "multiply", 2)
    sc.layer(b["disc"], "#3c3a40", z=1.6, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffffff", rimop=0.6, dx=-2, dy=2)
    sc.flat(b["rim"], "#5a5860", 0.9)
    sc.flat(shape("193,1167^ 199,1165 206,1169 214,1167 219,1164^ 219,1172 206,1176 195,1173"), "#f6f7f4")
    r = sc.stream("breath")
    for x, y, s in (
        (96, 560, 1),
        (236, 500, 0.8),
        (560, 420, 0.7),
        (690, 640, 1.1),
        (420, 330, 0.5),
        (150, 820, 1.2),
        (706, 900, 1.3),
    ):
        for k in range(4):
            g = ellipse(x + k * 7 * s + r.uniform(-4, 4), y - k * 15 * s, (7 + 4 * k) * s, (5 + 3 * k) * s)
            sc.flat(g, "#ffffff", 0.34 - 0.06 * k, blur=3 + 1.6 * k)
    sc.glow(LX, LY, 460, "#fff6e0", 0.3)
    fall = sc.stream("fall")
    sc.flat(
        U([ellipse(fall.uniform(0, 800), fall.uniform(0, 1200), fall.uniform(0.9, 2.6)) for _ in range(150)]),
        "#ffffff",
        0.95,
    )
    sc.vignette("#8fa0b4", 0.26, 420, 560, 960)
    sc.finish(0.2)
    return sc
