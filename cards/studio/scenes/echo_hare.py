"""A hare runs along the ridge, its echo in a torn valley below; the last echo has stopped before the hill that listens."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import LineString, Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.running_hare import HARE_ORDER, listening_hare, running_hare

# aubergine #3b2748, heather #7c6392, mist #b9a6c4, barley #dcb878, dawn #fbeed4, ember ear #d4663f
LX, LY = 602, 392  # the dawn, behind the forelegs of the first hare


def edge(sc: Scene, name: str, points: Any, rough: float) -> Any:
    """A torn line through points: slow wander and fast tooth."""
    r = sc.stream(name)
    c = along(curve(np.array(points, float), n=20), 420)
    slow, fast = Wob(r, 4, 5), Wob(r, 5, 34)
    t = np.linspace(0, 1, len(c))
    tooth = np.array([r.uniform(-1, 1) for _ in t])
    return np.c_[c[:, 0], c[:, 1] + rough * (1.1 * slow(t) + 0.6 * fast(t) + 0.28 * tooth)]


def torn(
    sc: Scene,
    name: str,
    top: Any,
    bottom: Any,
    fill: str,
    lip: str,
    z: float = 13,
    up: float = 9,
    down: float = 13,
    rough: float = 3.4,
) -> None:
    """A strip torn along both edges: white core showing beyond the painted face."""
    r = sc.stream(name + " lip")
    a, b = edge(sc, name + " a", top, rough), edge(sc, name + " b", bottom, rough)
    wa, wb = Wob(r, 4, 9), Wob(r, 4, 9)
    t = np.linspace(0, 1, len(a))
    ka = up * (0.75 + 0.7 * np.abs(wa(t))) + np.array([r.uniform(-1.2, 1.2) for _ in t])
    kb = down * (0.75 + 0.7 * np.abs(wb(t))) + np.array([r.uniform(-1.6, 1.6) for _ in t])
    core = clean(Polygon(np.vstack([a, b[::-1]])).buffer(0))
    mid = clean(Polygon(np.vstack([a + np.c_[0 * t, ka * 0.45], (b - np.c_[0 * t, kb * 0.5])[::-1]])).buffer(0))
    face = clean(Polygon(np.vstack([a + np.c_[0 * t, ka], (b - np.c_[0 * t, kb])[::-1]])).buffer(0))
    sc.layer(core, lip, z=z, cut=0, sh=0.6, fibre=0.3, fk="fibD", rimop=0.3)
    hairs = []
    for line, s in ((a, -1), (b, 1)):
        for _ in range(150):
            i = r.randrange(4, len(line) - 4)
            x, y = line[i]
            L = r.uniform(2, 7)
            hairs.append(
                limb(
                    [
                        (x, y - s * 1.5, 0.9),
                        (x + r.uniform(-3, 3), y + s * L * 0.6, 0.6),
                        (x + r.uniform(-5, 5), y + s * L, 0.2),
                    ],
                    3,
                    3,
                )
            )
    sc.flat(U(hairs), lip, 0.8)
    sc.layer(mid, mix(lip, "#b08fae", 0.35), z=1.2, cut=0, sh=0.22, fibre=0.2, rimop=0)
    sc.layer(face, fill, z=1.6, cut=0, sh=0.3, rimop=0.12)


def lay(
    sc: Scene,
    h: dict[str, Any],
    x: float,
    y: float,
    s: float,
    tone: dict[str, str],
    z: float = 3,
    rim: float = 0.0,
    flip: bool = False,
    rot: float = 0,
) -> None:
    """One hare of one colour family."""
    for k, c in HARE_ORDER:
        if k not in h:
            continue
        gs = h[k] if isinstance(h[k], list) else [h[k]]
        for g in gs:
            g = T(g, x, y, s, flip=flip, rot=rot)
            big = g.area > 300
            if k in ("eye", "glint", "whisk", "mouth", "lines", "toes", "ring"):
                sc.flat(g, tone[c], 0.75 if k == "lines" else 1)
                continue
            sc.layer(
                g,
                tone[c],
                z=z if big else 0.8,
                cut=0,
                sh=0.4 if big else 0.25,
                wash=0.6 if big else 0,
                fibre=0.06 if big else 0,
                rimw=0.7,
                rimop=0.3,
            )
            if rim and big and k in ("body", "far", "ear", "ear2", "tail"):
                rimlight(sc, g, -3.4 * s, -3.4 * s, "#ffe9b8", rim, blur=0.8, r=560)
                rimlight(sc, g, -9 * s, -9 * s, "#e0784a", rim * 0.55, blur=5 * s, r=460)


def snail(sc: Scene, x: float, y: float, s: float) -> None:
    """It has come further than any hare."""
    foot = shape("-16,1^ -10,-4 2,-5 12,-6 17,-14 22,-13 24,-7 20,0 10,2^")
    horns = U(
        limb("19,-12,1.6 21,-20,1.1 23,-24,1"),
        limb("22,-12,1.6 27,-18,1.1 30,-21,1"),
        ellipse(23, -24.5, 1.5),
        ellipse(30.4, -21.5, 1.5),
    )
    sc.layer(T(U(foot, horns), x, y, s), "#c99a7c", z=1.6, cut=0, sh=0.35, wash=0, fibre=0, rimop=0.6)
    sc.layer(
        T(shape("-13,-4^ -15,-14 -8,-23 2,-24 9,-17 8,-8 4,-3^"), x, y, s),
        "#4a2a48",
        z=1.4,
        cut=0,
        sh=0.3,
        wash=0,
        fibre=0,
        rimop=0.6,
    )
    sc.flat(T(spiral(-3, -13, 9.5, 1.8, 1.8, 0.4), x, y, s), "#c98a78", 0.9)


def veins(sc: Scene, h: dict[str, Any], x: float, y: float, s: float, rot: float) -> None:
    """The dawn through the ears of the first hare."""
    for k in ("inear2", "inear"):
        g = T(h[k], x, y, s, rot=rot)
        x0, y0, x1, y1 = g.bounds
        sc.flat(g, sc.lin([(0, "#a83c2a", 0.75), (0.45, "#e0683c", 0.1), (1, "#ffd08a", 0.85)], x0, y0, x1, y1))
        with sc.clip(g.buffer(-1)):
            for i in range(5):
                a = x1 - (x1 - x0) * (0.12 + 0.15 * i)
                m = (y0 + y1) / 2
                sc.stroke(
                    curve([(a, m + 8), (a - 12, m - 2 + (a - x1) * 0.03), (a - 26, m - 10), (a - 34, y0 - 4)], n=5),
                    "#8a2c20",
                    0.8,
                    0.4,
                )


def coat(base: str, ember: float, pale: float, dark_: str) -> dict[str, str]:
    """Colours of one echo."""
    return {
        "coat": base,
        "coat2": mix(base, dark_, 0.3),
        "ear": mix(base, "#e0683c", ember),
        "dark": mix(base, dark_, 0.75),
        "pale": mix(base, "#f6e6d2", pale),
        "line": mix(base, dark_, 0.45),
        "glint": "#fff6e4",
    }


def hill_hare(sc: Scene) -> None:
    """The hill on the left is somebody: a head laid on the ground, ears up, one eye open."""
    lit, mid_, deep = "#d9bfcb", "#b99cbd", "#8f74a0"
    far_ear = limb("150,930,40 158,860,62 172,790,58 196,735,30 216,700,4", 10)
    ear = limb("92,946,50 70,880,76 54,810,78 56,745,46 66,700,5", 10)
    sc.layer(
        far_ear, sc.lin([(0, "#cbb0c6"), (1, "#b092b6")], 200, 700, 140, 930), z=7, sh=0.35, rimop=0.5, rim="#fff2dc"
    )
    sc.layer(limb("156,905,8 164,860,24 176,795,24 196,742,10 208,716,1", 8), "#a97a96", z=1, cut=0, sh=0.15, rimop=0)
    sc.layer(ear, sc.lin([(0, lit), (1, "#b79abb")], 60, 700, 90, 940), z=8, sh=0.4, rimop=0.6, rim="#fff2dc")
    sc.layer(limb("90,920,10 74,872,32 62,806,36 60,750,18 64,716,1", 8), "#b4809a", z=1, cut=0, sh=0.15, rimop=0)
    face = shape(
        "-60,1010^ -40,1000 20,968 70,936 120,918 168,918 214,934 262,968 306,1000 344,1024 366,1044 370,1064^ 360,1082 330,1094 300,1110 200,1180 -60,1220^"
    )
    face = fur(face, 9, 0.1, 3, where=lambda x, y, nx, ny: (0.8, 0.4, 0.1) if ny < -0.3 and x < 330 else 0, w=3)
    sc.layer(
        face,
        sc.rad([(0, "#ecd6d4"), (0.4, lit), (0.75, mid_), (1, deep)], 330, 930, 420),
        z=10,
        sh=0.4,
        rimop=0.8,
        rim="#fff4e2",
        wash=0.8,
    )
    rimlight(sc, face, -4, 5, "#fff4dc", 0.7, 2, c=(330, 900), r=420)
    r = sc.stream("pelt")
    g = []
    for _ in range(120):  # grass that lies as fur does
        x, y = r.uniform(-40, 300), r.uniform(960, 1120)
        if not face.contains(ellipse(x, y, 14)) or math.hypot(x - 226, y - 996) < 50:
            continue
        g.append(limb([(x, y, 0.5), (x - 8, y + 3, 2), (x - 17, y + 9, 0.4)], 3, 4))
    sc.flat(U(g), "#8a6c9c", 0.55)
    # terraces that follow the form
    eye_bay = ellipse(228, 1000, 66, 52)
    for d, w in ((20, 2.6), (40, 2.2), (64, 2.0), (92, 1.8)):
        ring = face.buffer(-d, 12)
        band = clean(
            ring.difference(ring.buffer(-w)).intersection(box(-60, 900, 330, 1052 + d * 0.3)).difference(eye_bay)
        )
        sc.flat(band, "#8a6c9c", 0.42)
        sc.flat(T(band, 0.6, 1.8), "#fff4e6", 0.4)
    for e in (limb("92,900,4 76,862,22 68,806,26 66,756,10", 8), limb("158,890,4 165,850,16 178,795,17 196,748,6", 8)):
        with sc.clip(e):  # ploughed fields in the ears
            for k in range(-4, 5):
                sc.stroke(
                    [
                        (100 + k * 6 + (60 if e.bounds[0] > 120 else 0), 920),
                        (66 + k * 5 + (120 if e.bounds[0] > 120 else 0), 720),
                    ],
                    "#8a5a80",
                    1.2,
                    0.5,
                )
    # eye half open, nostril, mouth
    lid = shape("188,1004^ 204,982 228,976 250,986 264,1006^ 248,1017 224,1020 204,1015")
    sc.layer(
        lid,
        sc.rad([(0, "#e89a58"), (0.6, "#b85c38"), (1, "#7a3a34")], 232, 996, 46),
        z=1.2,
        cut=0,
        sh=0.3,
        wash=0,
        fibre=0,
    )
    with sc.clip(lid):
        sc.flat(ellipse(231, 998, 19, 19), "#2c1838")
        sc.flat(ellipse(241, 991, 5), "#fff8e6")
        sc.flat(ellipse(222, 1006, 3), "#f0b080", 0.7)
    upper = shape("180,1006^ 198,974 228,962 256,974 272,1008^ 252,990 230,984 206,990")
    sc.layer(upper, "#d0b5c6", z=2, cut=0, sh=0.4, wash=0, fibre=0, rimop=0.4)
    sc.flat(limb("182,1006,2 205,989,4.4 230,983,5.2 253,989,4.4 270,1008,2", 8), "#4a3060")
    sc.flat(limb("200,1024,0.8 226,1030,2 252,1024,0.8", 5), "#8a6c9c", 0.7)
    sc.flat(limb("352,1042,1 360,1047,4 358,1056,3 350,1056,1", 5), "#5c4070", 0.9)
    sc.flat(limb("366,1068,1 346,1078,3 322,1078,1.6 306,1074,0.6", 6), "#5c4070", 0.8)
    # it is a hill: trees, a house with its light on, a fence
    for x, y, h in (
        (-4, 984, 44),
        (16, 974, 58),
        (36, 964, 46),
        (118, 926, 22),
        (282, 982, 26),
        (296, 992, 36),
        (310, 1004, 26),
        (262, 970, 18),
    ):
        sc.layer(poplar(sc.stream(f"hill{x}"), x, y + 4, h, h * 0.3), "#86689a", z=1.6, cut=0, sh=0.25)
    top = np.array(
        [
            (x, max(y for y in (face.boundary.intersection(LineString([(x, 880), (x, 1000)]))).bounds[1:2]))
            for x in range(130, 200, 5)
        ],
        float,
    )
    sc.layer(fence(sc.stream("fold"), top, 132, 194, 12, 8, 2), "#86689a", z=1.2, cut=0, sh=0.2, fibre=0)
    hx, hy = 86, 940
    sc.layer(
        [
            (box(hx - 12, hy - 16, hx + 12, hy + 2), "#e9d3d0"),
            (Polygon([(hx - 16, hy - 14), (hx - 6, hy - 30), (hx + 8, hy - 30), (hx + 16, hy - 14)]), "#a0566a"),
            (box(hx + 4, hy - 38, hx + 9, hy - 26), "#a0566a"),
        ],
        z=2,
        cut=0,
        sh=0.35,
        wash=0,
        fibre=0,
    )
    sc.flat(U(box(hx - 8, hy - 11, hx - 3, hy - 4), box(hx + 2, hy - 11, hx + 7, hy - 4)), "#ffd884")
    sc.glow(hx, hy - 8, 34, "#ffd27a", 0.6)


def draw() -> Scene:
    """The card."""
    sc = Scene("echo_hare", light=(LX, LY, 220), shadow="#1d0f28", bg="#3b2748")
    near = sc.near
    # ------------------------------------------------ three torn sheets; each is the floor of the valley above it
    tops = {
        1: [(-40, 452), (120, 444), (280, 428), (450, 410), (620, 408), (840, 436)],
        2: [(-40, 656), (90, 664), (250, 662), (400, 650), (560, 628), (700, 616), (840, 620)],
        3: [(-40, 1116), (140, 1112), (330, 1138), (560, 1152), (700, 1150), (840, 1128)],
    }
    lows = {
        0: [(-40, 190), (90, 168), (220, 110), (380, 70), (540, 52), (680, 70), (840, 48)],
        1: [(-40, 506), (100, 486), (260, 474), (420, 476), (560, 492), (690, 512), (840, 520)],
        2: [(-40, 706), (90, 716), (250, 728), (400, 724), (560, 706), (700, 694), (840, 684)],
        3: [(-40, 1262), (840, 1262)],
    }

    def y_on(line: Any, x: float) -> float:
        return float(np.interp(x, *np.array(line, float).T))

    def valley(k: int) -> Any:
        """The opening between lip k-1 and the middle of sheet k."""
        x = np.linspace(-40, 840, 60)
        a = [(v, y_on(lows[k - 1], v) - 24) for v in x]
        b = [(v, (y_on(tops[k], v) + y_on(lows[k], v)) / 2) for v in x]
        return Polygon(a + b[::-1])

    def hills(name: str, y: float, amp: float, cols: list[str], gap: float = 26, tilt: float = 0) -> None:
        for j, c in enumerate(cols):
            g, _ = ridge(sc.stream(f"{name}{j}"), y + gap * j, amp, f=1.4 + 0.3 * j, tilt=tilt)
            sc.layer(g, c, z=5, sh=0.22, rimop=0.3)

    def strata(k: int, col: str, op: float) -> None:
        """Furrows cut along the sheet, following both edges."""
        r = sc.stream(f"strata{k}")
        g = []
        for t in (0.3, 0.47, 0.64, 0.8):
            x = r.uniform(-40, 60)
            while x < 820:
                L = r.uniform(50, 190)
                q = np.linspace(x, x + L, 12)
                g.append(
                    limb(
                        [
                            (
                                v,
                                y_on(tops[k], v) * (1 - t) + y_on(lows[k], v) * t + 2.5 * np.sin(v * 0.02 + t * 9),
                                0.3 + 2.0 * np.sin(np.pi * i / 11),
                            )
                            for i, v in enumerate(q)
                        ],
                        2,
                        3,
                    )
                )
                x += L + r.uniform(14, 70)
        sc.flat(U(g), col, op)

    def turf(k: int, x0: float, x1: float, h: float, n: int, col: str) -> None:
        sc.layer(
            grass(sc.stream(f"turf{k}"), x0, x1, lambda x: y_on(tops[k], x), h, n, 0.4, h * 0.1, 0.05),
            col,
            z=1.8,
            cut=0,
            sh=0.22,
        )

    def thorn(k: int, x: float, h: float, col: str, seed: str) -> None:
        """A thorn tree combed by the wind."""
        wd, _ = tree(sc.stream(seed), x, y_on(tops[k], x) + 5, h, -1.25, h * 0.07, 8, 0.5, wind=0.9, curl=0.5)
        sc.layer(wd, col, z=2.4, cut=0, sh=0.25)

    # 3: the wide valley of the last echo, and the hill that listens
    with sc.clip(valley(3)):
        sc.backdrop(sc.lin([(0, "#cdb4cc"), (0.45, "#eadbe0"), (0.75, "#fbf1e6"), (1, "#f2dcc8")], 0, 900, 800, 760))
        hills("e", 930, 16, ["#ecdde0", "#e0cdd8", "#d3bed0"], 42, 26)
        hill_hare(sc)
        hills("f", 1090, 10, ["#d9c6d6"], 30, 20)
    torn(sc, "s3", tops[3], lows[3], near("#b79fc0", "#a189b2", 900), "#fbf4ee", z=10, up=8)
    strata(3, "#8d74a2", 0.5)
    turf(3, -20, 820, 20, 230, "#977fac")
    # 2: the echo, paler, in the same leap
    with sc.clip(valley(2)):
        sc.backdrop(sc.rad([(0, "#fdeac6"), (0.4, "#ecc6ae"), (1, "#b899bb")], 600, 560, 560))
        hills("b", 560, 18, ["#d2a4aa", "#b389a6", "#93719f"], 28, -30)
        for x in (64, 96, 132, 676, 716):  # stooks
            y = 650 - (38 if x > 600 else 0)
            sc.layer(
                U(
                    shape(f"{x - 9},{y}^ {x - 3},{y - 20} {x},{y - 25} {x + 3},{y - 20} {x + 9},{y}^"),
                    limb([(x - 5, y - 14, 1.6), (x + 5, y - 14, 1.6)], 2),
                ),
                "#a883a6",
                z=1.6,
                cut=0,
                sh=0.25,
                wash=0,
                fibre=0,
            )
    torn(sc, "s2", tops[2], lows[2], near("#7d6094", "#54407a", 760), "#f6e9de", z=14, down=13)
    strata(2, "#3f2d5c", 0.5)
    turf(2, -20, 820, 19, 230, "#574078")
    lay(sc, running_hare(0), 356, 610, 0.57, coat("#5f4679", 0.9, 0.36, "#2a1838"), z=4.2, rim=0.5, rot=5)
    # 1: the dawn
    with sc.clip(valley(1)):
        sc.backdrop(
            sc.rad([(0, "#fff7e2"), (0.2, "#fde6b6"), (0.42, "#eec48e"), (0.7, "#c4919c"), (1, "#77548a")], LX, LY, 640)
        )
        for r, c, o in ((330, "#ffe9bf", 0.2), (262, "#fff0cc", 0.24), (196, "#fff3d6", 0.34), (130, "#fff8e4", 0.6)):
            sc.layer(ellipse(LX, LY, r), c, z=4, sh=0.2, op=o, wash=0, fibre=0, rimop=0.6, shc="#a8603c")
        sc.layer(ellipse(LX, LY, 70), "#fffaf0", z=4, sh=0.15, shc="#c88a4c", wash=0.3, fibre=0)
        hills("a", 368, 24, ["#d9a18d", "#b98592"], 32, 24)
        for x, y, h in ((236, 392, 22), (248, 390, 30), (262, 392, 24), (700, 398, 22), (714, 402, 30)):
            sc.layer(poplar(sc.stream(f"q{x}"), x, y, h, h * 0.3), "#a26f86", z=1.5, cut=0, sh=0.2)
    torn(sc, "s1", tops[1], lows[1], near("#9a6a80", "#3b2748", 600, mid="#5c3f69"), "#fbeee0", z=15, up=8, down=15)
    strata(1, "#2a1936", 0.5)
    turf(1, -20, 820, 24, 270, "#3d2648")
    quill = U(leaf(150, 428, 40, -0.35, 0.3, 0.22))
    sc.layer(quill, "#fbf3ea", z=2, cut=0, sh=0.4, wash=0, fibre=0)
    sc.stroke([(146, 430), (166, 422), (188, 420)], "#a58a9a", 0.9, 0.9)
    snail(sc, 748, y_on(tops[1], 748) - 2, 1.0)
    sc.glow(LX, LY, 330, "#ffdf9c", 0.45)
    first = running_hare(0)
    lay(
        sc,
        {k: v for k, v in first.items() if k not in ("ear", "inear", "tip")},
        436,
        300,
        0.90,
        coat("#38223f", 0.95, 0.2, "#12081a"),
        z=5,
        rim=1.0,
        rot=-3,
    )
    lay(
        sc,
        {k: first[k] for k in ("ear", "inear", "tip")},
        436,
        300,
        0.90,
        coat("#38223f", 0.95, 0.2, "#12081a"),
        z=5,
        rim=0.6,
        rot=-3,
    )
    veins(sc, first, 436, 300, 0.90, -3)
    # the last echo, large and pale, in front of the torn edges
    last = coat("#9279a8", 0.85, 0.66, "#3d2856")
    sc.flat(ellipse(618, 1172, 130, 13), "#4a3566", 0.42, "multiply", 6)
    hare = listening_hare()
    lay(sc, hare, 634, 1180, 1.05, last, z=7, rim=0.4, flip=True)
    whole = T(U(hare["body"], hare["arm"], hare["far"], hare["ear"], hare["ear2"]), 634, 1180, 1.05, flip=True)
    with sc.clip(whole):
        sc.flat(
            whole,
            sc.lin([(0, "#4a3068", 0.5), (0.5, "#4a3068", 0.12), (1, "#4a3068", 0)], 500, 1120, 740, 900),
            1,
            "multiply",
        )
    rimlight(sc, T(hare["body"], 634, 1180, 1.05, flip=True), -5, 4, "#fff0d0", 0.75, 2.2, c=(800, 860), r=420)
    # the night, torn off above
    torn(sc, "s0", [(-40, -60), (840, -60)], lows[0], near("#6a4468", "#2c1b39", 600), "#f3e2d6", z=16, down=16)
    sc.vignette("#1d0f28", 0.2, 470, 640, 1000)
    sc.finish(0.2)
    return sc
