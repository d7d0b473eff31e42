"""At dawn a tiny hare runs over the back of a hill; the hill is a hare and awake, and the torn strips repeat the leap.

Palette: aubergine #3b2748, heather #7c6392, mist #b9a6c4, barley #dcb878, dawn #fbeed4, ember #d4663f.
Light: the dawn behind the runner, warm on every edge of the great back. Planes: torn night / dawn / torn valleys / hill / meadow.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.hill_hare import EYE, hill_hare
from cards.studio.papercut.running_hare import HARE_ORDER, running_hare

LX, LY = 566, 330  # the dawn, behind the runner


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


def small_hare(x: float, y: float, s: float, rot: float = 0) -> Any:
    """The leaping hare as one silhouette, running left; its belly about 60 * s below y."""
    h = running_hare(0)
    return T(U(h["body"], h["far"], h["ear"], h["ear2"], h["tail"]), x, y, s, flip=True, rot=rot)


def dawn(sc: Scene) -> None:
    """The sun in pale rings, a torn night above it, valleys torn one behind the other below; in each runs an echo."""
    sc.backdrop(
        sc.rad([(0, "#fff8e6"), (0.18, "#fdeabf"), (0.38, "#f2c68e"), (0.62, "#cf9096"), (1, "#77548a")], LX, LY, 640)
    )
    for r, c, o in ((360, "#fbdcab", 0.2), (284, "#ffe9bf", 0.26), (212, "#fff0cc", 0.4), (148, "#fff6dc", 0.7)):
        sc.layer(ellipse(LX, LY, r), c, z=4, sh=0.2, op=o, wash=0, fibre=0, rimop=0.6, shc="#a8603c")
    sc.layer(ellipse(LX, LY, 96), "#fffaf0", z=4, sh=0.15, shc="#c88a4c", wash=0.3, fibre=0)
    floors = (
        (
            "v1",
            [(-40, 452), (90, 440), (230, 462), (380, 452), (560, 480), (840, 500)],
            "#d9a09a",
            "#b98299",
            0.20,
            "#b07a92",
        ),
        (
            "v2",
            [(-40, 560), (80, 566), (200, 548), (330, 560), (480, 590), (840, 620)],
            "#b98aa2",
            "#92709c",
            0.27,
            "#7d5c8c",
        ),
        ("v3", [(-40, 700), (70, 690), (190, 712), (330, 700), (480, 720), (840, 740)], "#94719e", "#6d5088", 0.0, ""),
        ("v4", [(-40, 876), (80, 862), (200, 884), (330, 880), (480, 890), (840, 900)], "#7a5c8e", "#523a6c", 0.0, ""),
    )
    places = {"v1": (196, 404, -2), "v2": (150, 500, 2)}
    for name, top, lit, shade, s, ink in floors:
        if s:
            x, y, rot = places[name]
            g = small_hare(x, y, s, rot)
            sc.layer(g, ink, z=1.6, cut=0, sh=0.25, wash=0, fibre=0, rim="#fff0d0", rimop=0.7)
        torn(sc, name, top, [(-40, 1262), (840, 1262)], sc.near(lit, shade, 700), "#fbeee0", z=10, up=8)
        sc.layer(
            grass(sc.stream("turf" + name), -20, 460, lambda x, t=top: float(np.interp(x, *np.array(t, float).T)), 15, 130, 0.4, 1.6, 0.05),
            mix(shade, "#3b2748", 0.2), z=1.6, cut=0, sh=0.2,
        )  # fmt: skip
    for x, y, h in (
        (26, 874, 50),
        (48, 872, 70),
        (72, 870, 46),
        (22, 566, 30),
        (36, 568, 40),
        (52, 566, 28),
        (300, 560, 26),
        (314, 562, 34),
    ):
        sc.layer(poplar(sc.stream(f"q{x}"), x, y, h, h * 0.3), "#7d5c8c", z=1.5, cut=0, sh=0.2)
    torn(sc, "night", [(-40, -60), (840, -60)], [(-40, 236), (90, 214), (220, 150), (380, 104), (540, 84), (680, 106), (840, 82)],
         sc.near("#80506e", "#2c1b39", 640), "#f3e2d6", z=16, down=16)  # fmt: skip
    r = sc.stream("stars")
    for _ in range(26):
        x, y = r.uniform(10, 790), r.uniform(6, 70 + max(0, 300 - r.uniform(0, 800)) * 0.3)
        sc.flat(star(x, y, r.uniform(1.4, 3.6), 4, 0.35), "#fbeed4", r.uniform(0.4, 0.85))


def pelt(sc: Scene, name: str, g: Any, n: int, flow: Any, col: str, op: float, size: float = 1.0) -> None:
    """Grass that lies as fur does: ticks inside g along flow(x, y), the angle in radians."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    inner, ticks = g.buffer(-12), []
    while len(ticks) < n:
        x, y = r.uniform(max(x0, -20), min(x1, 820)), r.uniform(y0, min(y1, 1190))
        n -= 0.02  # gives up in the end, should g lie off the card
        if not inner.contains(ellipse(x, y, 1)):
            continue
        a = flow(x, y) + r.uniform(-0.16, 0.16)
        q = r.uniform(9, 20) * size
        ticks.append(
            limb(
                [
                    (x, y, 0.5),
                    (x + q * 0.5 * math.cos(a), y + q * 0.5 * math.sin(a) - 1.5, 2 * size),
                    (x + q * math.cos(a), y + q * math.sin(a), 0.4),
                ],
                3,
                4,
            )
        )
    sc.flat(U(ticks), col, op)


def giant(sc: Scene) -> None:
    """The hill."""
    h = hill_hare()
    warm = lambda a, b, c, r=640: sc.rad([(0, a), (0.45, b), (1, c)], LX + 40, LY + 60, r)
    back = fur(
        h["body"], 9, 0.12, 3, where=lambda x, y, nx, ny: (0.8, 1.0, 0.1) if ny < 0 and x < 850 and y < 700 else 0, w=3
    )
    sc.layer(back, warm("#c98f8c", "#8a6290", "#4c3564", 780), z=14, sh=0.5, rim="#fff0cc", rimop=0.9, rimw=1.4)
    rimlight(sc, back, -2, 7, "#ffe2a8", 0.9, 2, c=(LX + 60, LY + 90), r=420)
    # its coat is torn sheets too: the back steps down like terraces
    for k, (d, a, b) in enumerate(
        ((44, "#a5788f", "#5c4274"), (96, "#8f688c", "#523a6c"), (160, "#7d5b86", "#4a3464"))
    ):
        c = curve(
            np.array(
                [(470 - 4 * k, 640 + d), (540, 526 + d * 0.9), (600, 468 + d * 0.9), (690, 430 + d), (860, 428 + d)],
                float,
            ),
            n=20,
        )
        e = edge(sc, f"terrace{k}", c, 2.6)
        rr = sc.stream(f"terrace lip{k}")
        face = np.array([(x, y + 6 + 4 * abs(math.sin(x * 0.05 + k)) + rr.uniform(-1.2, 1.2)) for x, y in e])
        core = clean(Polygon([*e, (900, 1240), (440, 1240)]).buffer(0).intersection(h["body"]))
        top = clean(Polygon([*face, (900, 1240), (440, 1240)]).buffer(0).intersection(h["body"]))
        sc.layer(core, mix("#f3dcd0", b, 0.25), z=6, cut=0, sh=0.4, fibre=0.2, fk="fibD", rimop=0.2)
        sc.layer(top, warm(a, mix(a, b, 0.5), b, 700), z=1.4, cut=0, sh=0.25, rimop=0.1)
        pelt(sc, f"pelt{k}", top.intersection(box(440, 0, 860, 560 + d * 1.2)), 70, lambda x, y: 0.1, "#3b2748", 0.35)
    # the haunch in contour sheets, each cut back, like fields one above the other
    for k, (a, b) in enumerate((("#8f6a94", "#463060"), ("#9a7398", "#4e3768"), ("#a77d9c", "#5a4072"))):
        g = h["haunch"] if k == 0 else T(rounded(h["haunch"].buffer(-46 * k, 16), 30), 6 * k, -8 * k)
        sc.layer(g, warm(a, mix(a, b, 0.55), b, 760), z=9 if k == 0 else 4, sh=0.45, cut=0.8, rim="#f6d8c8", rimop=0.5)
    pelt(sc, "haunch", h["haunch"], 90, lambda x, y: math.atan2(y - 830, x - 900) + 1.5, "#2c1b3c", 0.4, 1.2)
    paw = lambda g, a, b: sc.layer(
        g, sc.lin([(0, a), (1, b)], 0, 900, 0, 1110), z=9, sh=0.5, cut=0.5, rim="#f6dccc", rimop=0.6
    )
    paw(h["paws"][0], "#86648c", "#5c4274")
    paw(h["paws"][1], "#80608c", "#6d4f80")
    pelt(sc, "paw", h["paws"][1], 60, lambda x, y: 2.7, "#2c1b3c", 0.4, 1.1)
    sc.flat(h["toes"], "#3b2748", 0.7)
    sc.layer(h["shoulder"], warm("#8a648e", "#6b4e82", "#46305e", 640), z=7, sh=0.45, cut=0.6, rim="#f6d8c8", rimop=0.4)
    pelt(sc, "shoulder", h["shoulder"], 70, lambda x, y: 1.3, "#2c1b3c", 0.4, 1.2)
    # the far ear is the ridge against the dawn
    sc.layer(
        h["far_ear"],
        warm("#d79c8c", "#94688f", "#5c4274", 420),
        z=7,
        sh=0.45,
        cut=0.4,
        rim="#fff0cc",
        rimop=0.9,
        rimw=1.2,
    )
    sc.flat(h["far_groove"], sc.lin([(0, "#8a4a58"), (0.5, "#d4764a"), (1, "#a8584c")], 470, 0, 720, 0), 0.75, None, 1)
    sc.layer(h["far_tip"], "#3a2444", z=1.2, cut=0, sh=0.2, rim="#ffd8a0", rimop=0.7)
    rimlight(sc, h["far_ear"], -1, 5, "#fff0c8", 0.9, 1.4, c=(LX, LY + 140), r=330)
    head = h["head"]
    sc.layer(
        head,
        sc.rad([(0, "#efc9b4"), (0.3, "#d3a2ac"), (0.62, "#a57a9e"), (1, "#6a4d82")], 380, 540, 520),
        z=13, sh=0.55, cut=0.4, rim="#fff2d8", rimop=0.9, rimw=1.3,
    )  # fmt: skip
    rimlight(sc, head, -3, 7, "#ffeec6", 0.9, 2.2, c=(430, 540), r=380)
    with sc.clip(h["head"]):
        sc.flat(ellipse(430, 852, 96, 92), sc.rad([(0, "#e9c6c0", 0.5), (1, "#e9c6c0", 0)], 420, 840, 100), 1)
        sc.flat(shape("60,830 160,900 300,944 420,950 520,880 540,1000 60,1000"), "#4a3068", 0.4, "multiply", 22)
        sc.flat(limb("430,570,2 470,660,30 500,760,44 500,860,30", 8), "#4a3068", 0.3, "multiply", 14)
    pelt(sc, "brow", h["head"].difference(U(h["ring"].buffer(26), h["pad"].buffer(6), h["nose"].buffer(6))), 300,
         lambda x, y: math.atan2(0.18 * (x - 90) + 0.9 * (y - 760), 420) * 0.9 if y < 800 else 0.5 + (x - 300) * 0.0016, "#5c3d72", 0.5, 1.05)  # fmt: skip
    # muzzle: pad, nose, the split lip
    sc.layer(
        h["pad"],
        sc.rad([(0, "#f0d2c6"), (0.6, "#cfa6b2"), (1, "#aa809e")], 140, 830, 108),
        z=1.4,
        sh=0.2,
        cut=0,
        rim="#fff2dc",
        rimop=0.3,
    )
    sc.flat(h["pores"], "#6a4a78", 0.7)
    sc.layer(
        h["nose"],
        sc.lin([(0, "#b8707c"), (1, "#6f3f5c")], 90, 764, 110, 838),
        z=1.4,
        sh=0.3,
        cut=0,
        rim="#ffe2d0",
        rimop=0.7,
    )
    sc.flat(U(h["nostril"], h["cleft"]), "#34183c", 0.95)
    sc.flat(U(h["mouth"], h["jaw"]), "#3f2350", 0.85)
    sc.flat(h["cheek"], "#6a4a80", 0.35)
    for k in range(6):  # whiskers, as thin as grass
        x, y, a = 152 + 12 * (k % 3), 822 + 12 * k, -0.16 + 0.17 * k
        q = 230 - 12 * k
        P = [
            (x, y),
            (x + q * 0.45 * math.cos(a - 0.12), y + q * 0.45 * math.sin(a - 0.12)),
            (x + q * math.cos(a + 0.14), y + q * math.sin(a + 0.14)),
        ]
        sc.stroke([(u + 2, w + 3) for u, w in curve(np.array(P, float), n=12)], "#3b2048", 1.6, 0.3)
        sc.stroke(curve(np.array(P, float), n=12), "#fff2e2", 1.5, 0.85)
    # the eye
    x, y = EYE
    sc.layer(h["ring"], "#f0d4c4", z=1, sh=0.2, cut=0, wash=0, fibre=0, rimop=0.3)
    sc.layer(
        h["ball"],
        sc.rad([(0, "#f4b45c"), (0.55, "#c9702e"), (1, "#6a2c2c")], x - 4, y + 8, 58),
        z=1,
        cut=0,
        sh=0.5,
        shc="#2a1030",
        wash=0,
        fibre=0,
    )
    with sc.clip(h["ball"]):
        iris = [
            limb(
                [(x + 24 * math.cos(a), y + 23 * math.sin(a), 1), (x + 44 * math.cos(a), y + 40 * math.sin(a), 1.8)], 1
            )
            for a in np.linspace(0, 6.28, 40)
        ]
        sc.flat(U(iris), "#fbd28a", 0.4)
        sc.flat(ellipse(x, y, 27, 27), "#1f0f28")
        sc.flat(ellipse(x + 9, y - 9, 10.5), "#fff4d4")
        sc.flat(T(small_hare(0, 0, 0.026), x + 9.5, y - 7.5), "#3a1c30", 1)
        sc.flat(ellipse(x - 12, y + 13, 4.4), "#f0b070", 0.7)
        sc.flat(ellipse(x, y - 52, 74, 42), "#2a1030", 0.45, "multiply", 5)
    sc.layer(
        h["lid"],
        sc.lin([(0, "#d9aeb0"), (1, "#b88aa4")], 0, y - 60, 0, y),
        z=1.8,
        cut=0,
        sh=0.5,
        shc="#2a1030",
        wash=0.4,
        fibre=0,
        rim="#fff2dc",
        rimop=0.7,
    )
    sc.flat(U(h["lash"], h["tear"]), "#3a1f48", 0.95)
    # the near ear along the back
    sc.layer(
        h["near_ear"],
        warm("#d9a198", "#9a6f96", "#644a7e", 520),
        z=8,
        sh=0.55,
        cut=0.4,
        rim="#fff0cc",
        rimop=0.9,
        rimw=1.2,
    )
    sc.flat(
        h["near_groove"], sc.lin([(0, "#7a4058"), (0.5, "#c96a48"), (1, "#93506a")], 500, 0, 760, 0), 0.7, None, 1.4
    )
    sc.layer(h["near_tip"], "#3a2444", z=1.2, cut=0, sh=0.2, rim="#ffd8a0", rimop=0.5)
    rimlight(sc, h["near_ear"], -1, 6, "#ffe6b8", 0.8, 1.8, c=(LX, LY + 200), r=330)


def lived_on(sc: Scene) -> None:
    """It is a hill: a lit house under the cheek, poplars, a path, sheep-small things."""
    for x, y, k in ((648, 1104, 56), (668, 1104, 76), (780, 1098, 64)):
        sc.layer(poplar(sc.stream(f"hill{x}"), x, y + 4, k, k * 0.3), "#3f2b58", z=1.8, cut=0, sh=0.3)
    way = limb(
        "724,1086,12 706,1052,10 722,1020,8 756,992,7 748,960,6 712,932,5.4 706,902,4.6 742,878,4 776,850,3.2 768,820,2.6 738,800,2 734,776,1",
        8,
    )
    sc.flat(T(way, 1.5, 2.5), "#2c1b3c", 0.35)
    sc.flat(way, "#e6c2c0", 0.6)
    for x, y, k in ((734, 390, 24), (772, 389, 34), (790, 390, 26)):  # on the ridge
        sc.layer(
            poplar(sc.stream(f"ridge{x}"), x, y + 3, k, k * 0.32),
            "#6a4670",
            z=1.4,
            cut=0,
            sh=0.25,
            rim="#ffe6b8",
            rimop=0.7,
        )
    hx, hy = 724, 1078
    sc.layer(
        [
            (box(hx - 15, hy - 20, hx + 15, hy + 3), "#d9b8bc"),
            (Polygon([(hx - 20, hy - 18), (hx - 8, hy - 38), (hx + 10, hy - 38), (hx + 20, hy - 18)]), "#a04e58"),
            (box(hx + 5, hy - 48, hx + 11, hy - 34), "#a04e58"),
        ],
        z=2.4, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffe2c0", rimop=0.6,
    )  # fmt: skip
    sc.flat(U(box(hx - 10, hy - 14, hx - 4, hy - 5), box(hx + 3, hy - 14, hx + 9, hy - 5)), "#ffdc8c")
    sc.glow(hx, hy - 9, 60, "#ffd27a", 0.7)


def draw() -> Scene:
    """The card."""
    sc = Scene("echo_hare", light=(LX, LY, 220), shadow="#1d0f28", bg="#3b2748")
    dawn(sc)
    sc.glow(LX, LY, 380, "#ffdf9c", 0.5)
    giant(sc)
    lived_on(sc)
    # the runner on the ridge of the back, black against the sun
    lay(
        sc, running_hare(0), 632, 371, 0.27,
        {"coat": "#2a1633", "coat2": "#23122b", "ear": "#d4663f", "dark": "#160a1c", "pale": "#5a3a4c", "line": "#160a1c", "glint": "#fff2d8"},
        z=2, rim=0.9, flip=True, rot=-14,
    )  # fmt: skip
    # the meadow before its paws
    top = [(-40, 1078), (110, 1092), (300, 1110), (500, 1120), (680, 1102), (840, 1086)]
    torn(sc, "meadow", top, [(-40, 1262), (840, 1262)], sc.near("#5f4478", "#38264c", 1000), "#f0ddd4", z=12, up=8)
    line = lambda x: float(np.interp(x, *np.array(top, float).T))
    sc.layer(grass(sc.stream("meadow turf"), -20, 820, line, 30, 260, 0.4, 2.6, 0.08), "#3b2750", z=2.2, cut=0, sh=0.3)
    sc.layer(
        grass(sc.stream("meadow near"), -20, 820, lambda x: 1222, 84, 120, 0.6, 4, 0.12), "#2a1a3a", z=5, cut=0, sh=0.35
    )
    snail(sc, 92, line(92) + 2, 1.2)
    quill = U(leaf(520, 1142, 46, -0.35, 0.3, 0.22))
    sc.layer(quill, "#fbf3ea", z=2, cut=0, sh=0.4, wash=0, fibre=0)
    sc.glow(LX + 20, LY + 60, 520, "#ffcf90", 0.22)
    sc.vignette("#1d0f28", 0.3, 430, 600, 980)
    sc.finish(0.2)
    return sc
