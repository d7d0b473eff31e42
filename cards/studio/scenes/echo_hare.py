"""A hare runs along the ridge; its echoes run in the torn valleys below, and the last one has turned round."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.running_hare import HARE_ORDER, running_hare, upright_hare

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


def draw() -> Scene:
    """The card."""
    sc = Scene("echo_hare", light=(LX, LY, 220), shadow="#1d0f28", bg="#3b2748")
    near = sc.near
    # ------------------------------------------------ five torn sheets; each is the floor of the valley above it
    tops = {
        1: [(-40, 452), (120, 444), (280, 428), (450, 410), (620, 408), (840, 436)],
        2: [(-40, 688), (90, 698), (250, 692), (400, 668), (560, 636), (700, 624), (840, 632)],
        3: [(-40, 832), (90, 822), (220, 824), (380, 852), (540, 874), (680, 874), (840, 858)],
        4: [(-40, 1020), (100, 1030), (230, 1024), (400, 996), (570, 962), (700, 956), (840, 964)],
        5: [(-40, 1146), (140, 1166), (330, 1166), (560, 1156), (700, 1160), (840, 1146)],
    }
    lows = {
        0: [(-40, 190), (90, 168), (220, 110), (380, 70), (540, 52), (680, 70), (840, 48)],
        1: [(-40, 536), (100, 516), (260, 514), (420, 538), (560, 578), (690, 580), (840, 584)],
        2: [(-40, 776), (90, 768), (240, 766), (360, 744), (470, 716), (640, 714), (840, 726)],
        3: [(-40, 880), (100, 866), (230, 866), (340, 886), (480, 930), (660, 930), (840, 930)],
        4: [(-40, 1102), (120, 1108), (280, 1090), (420, 1036), (560, 1002), (690, 1000), (840, 1018)],
        5: [(-40, 1262), (840, 1262)],
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

    # 5: the valley of the last echo, quite empty
    with sc.clip(valley(5)):
        sc.backdrop(sc.lin([(0, "#d9c7d6"), (0.35, "#efe3e2"), (0.75, "#f9f1ea"), (1, "#eadde2")], 0, 0, 800, 0))
        hills("e", 1092, 13, ["#ebdfe2", "#e0d0da"], 30)
    torn(sc, "s5", tops[5], lows[5], near("#cdb9cf", "#c2aec8", 900), "#fbf4ee", z=8, up=7)
    turf(5, 10, 810, 15, 150, "#bfa9c6")
    sc.glow(560, 1080, 190, "#fffaf2", 0.7)
    lay(sc, upright_hare(), 574, 1162, 0.445, coat("#b397bb", 0.7, 0.55, "#5f4672"), z=4, flip=True)
    # 4
    with sc.clip(valley(4)):
        sc.backdrop(sc.lin([(0, "#faf1ea"), (1, "#e6dae2")], 200, 860, 500, 1040))
        hills("d", 950, 13, ["#efe4e8", "#e4d7e2", "#d8c8da"], 24, -34)
        _, low = ridge(sc.stream("d1"), 974, 13, f=1.7, tilt=-34)
        sc.layer(fence(sc.stream("fence4"), low, 330, 800, 15, 15, 3), "#b298ba", z=1.2, cut=0, sh=0.2, fibre=0)
    torn(sc, "s4", tops[4], lows[4], near("#c8b4ce", "#b9a5c3", 900), "#fbf4ee", z=11, up=8, down=11)
    strata(4, "#a38cb4", 0.5)
    thorn(4, 470, 62, "#a68db4", "thorn4")
    turf(4, -10, 640, 16, 150, "#b29bbf")
    lay(sc, running_hare(3), 196, 985, 0.41, coat("#a78dba", 0.6, 0.5, "#553c6a"), z=3.4)
    # 3
    with sc.clip(valley(3)):
        sc.backdrop(sc.rad([(0, "#f6d3ae"), (0.45, "#d3a5b2"), (1, "#a581ab")], 640, 760, 560))
        hills("c", 786, 15, ["#c49ab2", "#a57fa9", "#8b699b"], 24, 44)
        for x, y, h in ((322, 818, 26), (338, 822, 34), (352, 824, 28), (372, 830, 38)):
            sc.layer(poplar(sc.stream(f"p{x}"), x, y, h, h * 0.3), "#6f5187", z=1.5, cut=0, sh=0.2)
        for j in range(3):  # a river in the third valley
            sc.stroke(
                curve([(60 - 8 * j, 838), (150, 824 - 3 * j), (214, 812), (262, 802 + 2 * j), (330, 800)], n=8),
                "#f4e6e4",
                3.4 - j,
                0.55,
            )
    torn(sc, "s3", tops[3], lows[3], near("#8a6ca2", "#674d89", 800), "#f6eae2", z=12, down=12)
    strata(3, "#513a70", 0.5)
    turf(3, 230, 830, 18, 170, "#644a80")
    lay(sc, running_hare(2), 536, 829, 0.475, coat("#644a80", 0.8, 0.42, "#38234c"), z=3.8, rim=0.35)
    # 2
    with sc.clip(valley(2)):
        sc.backdrop(sc.rad([(0, "#fdeac6"), (0.4, "#ecc6ae"), (1, "#b899bb")], 560, 590, 560))
        hills("b", 600, 20, ["#d2a4aa", "#a97fa2", "#87669a"], 30, -46)
        for x in (436, 470, 508, 664, 700):  # stooks in the second
            y = 654 + 0.02 * (x - 436) - (18 if x > 600 else 0)
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
    torn(sc, "s2", tops[2], lows[2], near("#73568a", "#493566", 760), "#f4e6da", z=13, down=13)
    strata(2, "#35244d", 0.5)
    thorn(2, 512, 92, "#5f487a", "thorn2")
    turf(2, -20, 700, 21, 200, "#4b3668")
    lay(sc, running_hare(1), 246, 641, 0.56, coat("#47305f", 0.9, 0.36, "#1f102b"), z=4.2, rim=0.6)
    # 1: the dawn
    with sc.clip(valley(1)):
        sc.backdrop(
            sc.rad([(0, "#fff7e2"), (0.2, "#fde6b6"), (0.42, "#eec48e"), (0.7, "#c4919c"), (1, "#77548a")], LX, LY, 640)
        )
        for r, c, o in ((330, "#ffe9bf", 0.2), (262, "#fff0cc", 0.24), (196, "#fff3d6", 0.34), (130, "#fff8e4", 0.6)):
            sc.layer(ellipse(LX, LY, r), c, z=4, sh=0.2, op=o, wash=0, fibre=0, rimop=0.6, shc="#a8603c")
        sc.layer(ellipse(LX, LY, 70), "#fffaf0", z=4, sh=0.15, shc="#c88a4c", wash=0.3, fibre=0)
        for x, lean, h, c in ((40, -10, 212, "#e8b49a"), (112, 11, 196, "#f0c0a0")):  # two hills that listen
            ear = limb(
                [
                    (x, 430, 40),
                    (x + lean * 0.1, 430 - h * 0.2, 47),
                    (x + lean * 0.5, 430 - h * 0.5, 52),
                    (x + lean * 1.2, 430 - h * 0.78, 33),
                    (x + lean * 2.2, 430 - h, 4),
                ],
                10,
            )
            sc.layer(ear, sc.lin([(0, c), (1, "#d79d8c")], 0, 230, 0, 400), z=5, sh=0.4, rimop=0.7)
            sc.layer(
                limb(
                    [
                        (x + 4, 424, 10),
                        (x + 4 + lean * 0.2, 430 - h * 0.24, 19),
                        (x + 4 + lean * 0.5, 430 - h * 0.5, 27),
                        (x + 3 + lean * 1.1, 430 - h * 0.74, 12),
                        (x + 1 + lean * 1.9, 430 - h * 0.92, 2),
                    ],
                    8,
                ),
                "#8a5273",
                z=1,
                cut=0,
                sh=0.1,
                rimop=0,
                op=0.85,
            )
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
    # the night, torn off above
    torn(sc, "s0", [(-40, -60), (840, -60)], lows[0], near("#6a4468", "#2c1b39", 600), "#f3e2d6", z=16, down=16)
    sc.vignette("#1d0f28", 0.2, 470, 640, 1000)
    sc.finish(0.2)
    return sc
