"""A cat stretches from roof to roof before the moon, and mice with lanterns cross over her back, on tiptoe.

Palette: soot plum #221a2e, roof prune #4a3348, tile rust #8f4b3a, moon grey #a9a6b8, moon pearl #f6f1de, lantern peach #f6b66a.
Light: the moon behind her. Planes: sky / moon / far roofs in mist / town / cat and mice / the two houses / near ridge.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.gabled_houses import PEARL, draw_beams, draw_dormer, draw_gables, draw_windows
from cards.studio.papercut.lantern_mice import PEACH, put_mouse
from cards.studio.papercut.stretched_cat import SPINE, draw_cat

MX, MY, MR = 424, 424, 250  # the moon


def draw_sky(sc: Scene) -> None:
    """Plum night, rings of moonlight, the moon, clouds as lit banks."""
    sc.backdrop(
        sc.rad([(0, "#e9d3c8"), (0.3, "#b89aa6"), (0.5, "#83688c"), (0.75, "#4d3c62"), (1, "#2a2140")], MX, MY, 900)
    )
    for r, c in ((430, "#8f7496"), (356, "#a98ca2"), (300, "#c8aeb2")):
        fill = sc.rad([(0, "#f2dfd0"), (0.6, light(c, 0.1)), (1, c)], MX, MY, r)
        sc.layer(ellipse(MX, MY, r), fill, z=5, sh=0.14, cut=1.4, wash=0.5, op=0.5, rim=PEARL, rimop=0.3)
    r = sc.stream("stars")
    sc.flat(U([ellipse(r.uniform(0, 800), r.uniform(0, 420), r.uniform(0.7, 2.1)) for _ in range(90)]), "#fdf0da", 0.75)
    moon = ellipse(MX, MY, MR)
    sc.layer(
        moon,
        sc.rad([(0, "#fffbee"), (0.7, PEARL), (1, "#e6d5bb")], MX - 30, MY - 60, MR * 1.3),
        z=9,
        sh=0.25,
        wash=0.25,
    )
    seas = U(
        shape("300,330 350,296 404,312 400,352 350,376 306,368"),
        shape("520,300 566,318 576,366 540,372 512,338"),
        shape("330,560 390,540 450,566 430,604 360,600"),
        ellipse(500, 250, 18, 12, 20),
        ellipse(470, 470, 30, 18, -12),
        ellipse(560, 480, 12, 9),
        ellipse(260, 450, 16, 22),
    )
    sc.flat(seas.intersection(moon), "#d8c6b2", 0.45, blur=1.6)
    sc.flat(T(seas, -2, -3).difference(seas).intersection(moon), "#fffdf4", 0.7)
    sc.glow(MX, MY, 560, "#f6e3cf", 0.34)
    for name, P, r0, r1, cols, up in (
        ("a", [(-60, 190), (40, 168), (150, 118), (280, 84), (360, 40), (480, -20)], 20, 50, ("#6a5478", "#54426a", "#41335a"), True),
        ("b", [(520, -10), (600, 40), (690, 70), (780, 120), (870, 130)], 20, 46, ("#5f4b70", "#4a3a60", "#392d50"), True),
    ):  # fmt: skip
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, fill=Polygon([*P, (P[-1][0], -140), (P[0][0], -140)]).buffer(0))
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-12 * k), 4), 0, -9 * k if up else 9 * k)
            sc.layer(g, sc.near(light(c, 0.3), dark(c, 0.12), 620), z=9, sh=0.4, rim=PEARL, rimop=0.5, dy=5)


def roofs(
    sc: Scene, name: str, y: float, size: tuple[float, float], cols: tuple[str, str], lit: float, z: float
) -> None:
    """One plane of the town: a crooked row of houses, their gables cut, some windows lit."""
    r = sc.stream(name)
    x = -50.0
    row: list[tuple[float, float, float]] = []
    while x < 850:
        w = r.uniform(*size)
        row.append((x, w, y + r.uniform(-0.5, 0.5) * w))
        x += w * r.uniform(0.72, 0.98)
    r.shuffle(row)
    for x, w, top in row:
        kind = r.choice(("gable", "side", "gable", "step", "side", "tower"))
        d = T(
            house(r, w * (0.6 if kind == "tower" else 1), w * r.uniform(1.2, 1.9), kind, lit, detail=w > 44),
            x + w / 2,
            top + w * 1.6,
        )
        d["wall"] = U(
            d["wall"], box(x + w * 0.1, top + w * 1.5, x + w * 0.9, top + w * 4).intersection(box(0, 0, 800, 1200))
        )
        wall, roof = mix(cols[0], cols[1], r.uniform(0, 0.4)), mix(cols[1], "#7a3f3c", r.uniform(0, 0.4))
        put_house(
            sc, d, sc.near(light(wall, 0.1), dark(wall, 0.2), 800), mix(light(roof, 0.16), dark(roof, 0.18), min(1, math.hypot(x + w / 2 - MX, top - MY) / 800)), z=z,
            beam=dark(cols[1], 0.2), door=dark(cols[1], 0.3), shutc=dark(cols[1], 0.1), glow=0.5, gs=w * 0.7, night=dark(cols[1], 0.45),
        )  # fmt: skip


def procession(sc: Scene) -> None:
    """The mice, with lanterns, from the ladder to the far roof."""
    r = sc.stream("mice")
    line = curve(np.array(SPINE, float), n=14)
    pos = along(line, 15)
    coats = ("#4d3a46", "#5b4650", "#43333f", "#6a5158")
    loads = (
        "lamp",
        "pole",
        "lamp",
        "bundle",
        "lamp",
        "pole",
        "lamp",
        "lamp",
        "pole",
        "bundle",
        "lamp",
        "pole",
        "lamp",
        "lamp",
        "lamp",
    )
    for k, (x, y) in enumerate(pos):
        i = min(13, max(1, k))
        a = math.degrees(math.atan2(pos[i + 1][1] - pos[i - 1][1], pos[i + 1][0] - pos[i - 1][0])) if k < 14 else 26
        s = r.uniform(0.34, 0.42)
        sc.glow(x + 16, y + 12, 40, PEACH, 0.4, sy=0.4)
        put_mouse(sc, x, y + 3, s, a * 0.75, coats[k % 4], k, loads[k])
        if k in (3, 8, 11):  # a small one close behind
            put_mouse(sc, x - 19, y + 4 - 0.36 * a * 0.3, 0.22, a * 0.75, coats[(k + 1) % 4], k + 1)
    put_mouse(sc, 92, 262, 0.32, -14, coats[2], 0, "bundle")
    put_mouse(sc, 776, 541, 0.38, 0, coats[3], 1, "lamp", True)
    for k in range(9):  # up the rope ladder from the lane
        y = 1130 - 64 * k
        x = 216 + 5 * math.sin(y / 130) if y > 722 else 182 + 46 * (y - 560) / 162
        put_mouse(sc, x - 4, y, 0.25 + 0.012 * k, -62, coats[k % 4], k, "lamp")
    for k, (x, y, s, load) in enumerate(((30, 560, 0.4, "pole"), (74, 560, 0.36, "lamp"), (-2, 562, 0.38, "bundle"))):
        put_mouse(sc, x, y, s, 0, coats[k], k, load)


def draw_ladder(sc: Scene) -> None:
    """The rope ladder that hangs from the left eaves."""
    for q in (-8, 8):
        sc.stroke([(216 + q + 5 * math.sin(y / 130), y) for y in range(716, 1230, 12)], "#c9a684", 1.8, 0.9)
    sc.flat(
        U([box(206 + 5 * math.sin(y / 130), y, 226 + 5 * math.sin(y / 130), y + 2.6) for y in range(726, 1210, 17)]),
        "#c9a684",
        0.9,
    )


def draw() -> Scene:
    """She reaches."""
    sc = Scene("cat_bridge", light=(MX, MY, 240), shadow="#0d0714", bg="#221a2e")
    draw_sky(sc)
    roofs(sc, "far", 640, (34, 58), ("#8a7088", "#6d5474"), 0.05, 4)
    sc.veil([(0, "#d9b2b0", 0), (0.52, "#d9b2b0", 0.0), (0.66, "#d9b2b0", 0.34), (0.86, "#d9b2b0", 0)], 0, 400, 0, 1100)
    roofs(sc, "third", 740, (50, 80), ("#6a5270", "#533d5c"), 0.14, 6)
    sc.veil([(0, "#b98aa0", 0), (0.6, "#b98aa0", 0.2), (1, "#b98aa0", 0)], 0, 620, 0, 1100)
    roofs(sc, "second", 870, (70, 104), ("#4d3854", "#3d2b46"), 0.16, 8)
    roofs(sc, "first", 1120, (96, 130), ("#2e1f38", "#24182d"), 0.1, 11)
    draw_gables(sc)
    draw_dormer(sc)
    draw_beams(sc)
    draw_windows(sc)
    draw_ladder(sc)
    draw_cat(sc)
    procession(sc)
    sc.vignette("#0a0512", 0.42, MX, 480, 920)
    sc.finish()
    return sc
