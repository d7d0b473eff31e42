"""By snow light a line of reindeer carries a whole home over the pass in its antlers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.reindeer import CRADLE, REINDEER_ORDER, reindeer

# polar night #1c3150, glacier #4d7598, snow blue #a9c4d6, larch brown #5b4436, lamp cream #fdf3d8, ember #e07b39
LX, LY = 309, 560  # the lamp in the leader's antlers


def spruce(r: Any, x: float, y: float, h: float) -> tuple[Any, Any]:
    """A spruce seen from the side and the snow on it."""
    tiers, snow = [], []
    n = 7
    for k in range(n):
        t = k / n
        w, yy = h * 0.27 * (1 - t) ** 0.9 + h * 0.015, y - h * (0.1 + 0.84 * t)
        hh = h * 0.21 * (1 - 0.4 * t)
        P = [(x, yy - hh)]
        m = 4
        right = [
            (x + w * (j / m), yy - hh + hh * (j / m) ** 0.8 + (h * 0.014 if j % 2 else 0)) for j in range(1, m + 1)
        ]
        under = [(x + w * (1 - j / 7), yy + (0 if j % 2 else h * 0.018) - h * 0.012 * j / 7) for j in range(1, 14)]
        left = [(2 * x - a, b) for a, b in right[::-1]]
        tiers.append(Polygon(P + right + under + left).buffer(0))
        snow.append(
            shape(
                f"{x},{yy - hh}^ {x + w * 0.5},{yy - hh * 0.42} {x + w * r.uniform(0.75, 0.95)},{yy - hh * 0.06}^ {x + w * 0.3},{yy - hh * 0.36} {x},{yy - hh * 0.5} {x - w * 0.4},{yy - hh * 0.3} {x - w * r.uniform(0.8, 0.98)},{yy - hh * 0.04}^ {x - w * 0.4},{yy - hh * 0.52}"
            )
        )
    return U(tiers, box(x - h * 0.02, y - h * 0.12, x + h * 0.02, y + 3)), U(snow)


def draw() -> Scene:
    """The card."""
    sc = Scene("moving_day", light=(LX, LY, 220), shadow="#0c1a30", bg="#1c3150")
    sc.backdrop(sc.lin([(0, "#14243f"), (0.2, "#1f3a60"), (0.36, "#4d7598"), (0.5, "#a9c4d6")], 0, 0, 0, 1000))
    r = sc.stream("sky")
    sc.flat(
        U(
            [
                star(r.uniform(0, 800), r.uniform(0, 330) ** 1.0, r.uniform(0.9, 2.6), 5, 0.42, r.random(), r)
                for _ in range(150)
            ]
        ),
        "#eef4fb",
        0.85,
    )
    for k, (y, a, o) in enumerate(((120, 44, 0.34), (190, 30, 0.22))):  # a thin cloth of northern light
        q = curve(
            [(-40, y + 60), (140, y + a - 20), (330, y - a), (520, y + a * 0.5), (700, y - a * 0.8), (850, y - 60)],
            n=14,
        )
        sc.flat(
            Polygon(np.vstack([q, (q - np.array([0, 150]))[::-1]])).buffer(0),
            sc.lin([(0, "#5fa8b0", 0), (0.7, "#7fd0c4", 0.7), (1, "#c4f0dc", 1)], 0, y - 160, 0, y + 20),
            o,
            "screen",
            5,
        )
    # ------------------------------------------------ mountains and the pass
    peaks = [
        (
            [(-40, 300), (30, 208), (92, 128), (140, 168), (176, 156), (250, 262), (330, 340), (430, 420), (840, 520)],
            "#5a82a4",
            "#2f4f74",
            "l",
        ),
        (
            [
                (300, 500),
                (420, 380),
                (500, 312),
                (560, 292),
                (600, 282),
                (640, 276),
                (676, 226),
                (704, 214),
                (742, 108),
                (788, 52),
                (840, 0),
            ],
            "#6f97b6",
            "#385c82",
            "r",
        ),
        (
            [
                (-40, 420),
                (70, 352),
                (190, 314),
                (300, 308),
                (420, 302),
                (540, 296),
                (600, 286),
                (640, 298),
                (720, 360),
                (840, 420),
            ],
            "#8fb2ca",
            "#4d7598",
            "m",
        ),
    ]
    for k, (P, hi, lo, tag) in enumerate(peaks):
        rr = sc.stream(f"peak{k}")
        c = np.array(P, float)
        fine = []
        for a, b in zip(c[:-1], c[1:], strict=True):
            for t in np.linspace(0, 1, 5)[:-1]:
                fine.append(a + (b - a) * t + np.array([rr.uniform(-4, 4), rr.uniform(-8, 8)]))
        g = Polygon([*map(tuple, fine), tuple(c[-1]), (860, 1260), (-60, 1260)]).buffer(0)
        sc.layer(
            g,
            sc.lin([(0, hi), (1, lo)], 0, 60 if tag == "r" else 180, 0, 620),
            z=8,
            sh=0.4,
            rim="#eaf4fb",
            rimop=0.6,
            rimw=1.3,
        )
        facets, shade = [], []
        for i in range(2, len(fine) - 3, 2):  # cut faces: snow towards the pass, shade away from it
            x, y = fine[i]
            L, w = rr.uniform(60, 170), rr.uniform(22, 46)
            s = -1 if tag == "r" else 1
            facets.append(
                Polygon(
                    [
                        (x, y + 2),
                        (x + s * w, y + L * 0.34),
                        (x + s * w * 0.5, y + L * 0.5),
                        (x + s * w * 0.9, y + L),
                        (x + s * w * 0.1, y + L * 0.62),
                        (x - s * w * 0.1, y + L * 0.4),
                    ]
                ).buffer(0)
            )
            shade.append(
                Polygon(
                    [
                        (x, y + 2),
                        (x - s * w * 0.8, y + L * 0.5),
                        (x - s * w * 0.5, y + L * 0.54),
                        (x - s * w, y + L * 1.05),
                        (x - s * w * 0.1, y + L * 0.4),
                    ]
                ).buffer(0)
            )
        if tag != "m":
            sc.flat(clean(U(shade).intersection(g)), "#1c3556", 0.34)
            sc.layer(
                clean(U(facets).intersection(g.buffer(-1))),
                sc.lin([(0, "#e4f0f8"), (1, "#8fb4d0")], 0, 60, 0, 480),
                z=1.6,
                cut=0,
                sh=0.2,
                fibre=0,
                wash=0,
                op=0.62,
            )
    sc.glow(612, 272, 190, "#dcefff", 0.5)
    sc.veil([(0, "#a9c4d6", 0), (0.5, "#a9c4d6", 0.22), (1, "#a9c4d6", 0)], 0, 260, 0, 520)
    # ------------------------------------------------ the way down: each turn of the road is a sheet of snow
    home(sc)
    return sc


COAT = {
    "coat": "#5b4436",
    "coat2": "#3f3029",
    "pale": "#cfc6bc",
    "dark": "#1c1a22",
    "horn": "#a48c6c",
    "horn2": "#7d6a54",
    "line": "#3d2d26",
    "mane_line": "#9a9088",
    "cloth": "#a8452c",
    "band": "#f2dcae",
    "strap": "#4a3028",
    "in": "#b58a78",
    "glint": "#fff6e4",
}


def lay_pieces(
    sc: Scene, pieces: dict[str, Any], x: float, y: float, s: float, left: bool, cloth: str, haze: float, rim: float = 0
) -> None:
    """Lay the pieces of one beast, its hooves on y."""
    d = T(pieces, x, y, s, flip=left)
    tone = {k: mix(c, "#7fa3bf", haze) for k, c in COAT.items()} | {"cloth": mix(cloth, "#7fa3bf", haze * 0.6)}
    sc.flat(ellipse(x, y + 3 * s, 200 * s, 15 * s), "#1c3a5c", 0.4, "multiply", 7 * s)
    for k, c in REINDEER_ORDER:
        g = d[k]
        fill: str = tone[c]
        if s < 0.3 and k in ("lid", "glint", "mouth", "mane_line", "lines", "inear", "halter"):
            continue
        if k in ("lines", "mane_lines", "lid", "glint", "mouth", "bands", "diamonds", "fringe", "halter", "girth"):
            sc.flat(g, fill, {"lines": 0.7, "mane_lines": 0.6}.get(k, 0.95))
            continue
        big = g.area > 400
        if rim and big:
            fill = sc.near(mix(tone[c], "#ffd79a", 0.45), mix(tone[c], "#101c34", 0.34), 470)
        sc.layer(
            g,
            fill,
            z=(5 if k == "body" else 2.4) * max(0.35, s) if big else 0.9,
            cut=0,
            sh=0.42,
            wash=0.5 if big else 0,
            fibre=0,
            rimw=0.8,
            rimop=0.35,
        )
        if rim and big:
            rimlight(sc, g, 3.0, 3.0, "#ffe6b0", rim, blur=1.0, r=460)


def load(
    sc: Scene, f: Figure, x: float, y: float, s: float, haze: float, flip: bool = False, rot: float = 0, warm: float = 0
) -> None:
    """Furniture with its foot in the antlers; a dark paper shape with its own colours left faint."""
    g = T(f, x, y, s, flip=flip, rot=rot).recolour(
        lambda c: mix(mix(c, "#2c2430", 0.46), "#7fa3bf", haze) if c.startswith("#") else c
    )
    put(sc, g, z=2.0 * max(0.4, s), rim=(2.4, 2.4, "#ffe2a8", warm) if warm else None, fibre=0)


def ledge(sc: Scene, name: str, P: Any, hi: str, lo: str, z: float, path_w: float) -> Any:
    """A sheet of snow with a trodden way along its upper edge."""
    g, top = land(sc.stream(name), P, 4)
    sc.layer(g, sc.near(hi, lo, 760), z=z, sh=0.5, rim="#fbfdff", rimop=0.75, rimw=1.3, fibre=0.08, wash=0.35)
    t = np.asarray(top)[::6]
    way = limb([(x, y + path_w * 1.25, path_w) for x, y in t], 2, 5)
    sc.flat(clean(way.intersection(g)), mix(lo, "#35587c", 0.35), 0.42, blur=1.5)
    r = sc.stream(name + " prints")
    pr = [ellipse(r.uniform(-10, 810), 0, path_w * 0.13, path_w * 0.07) for _ in range(int(900 / path_w))]
    pr = [T(e, 0, y_at(top, e.centroid.x) + path_w * r.uniform(0.8, 1.7)) for e in pr]
    sc.flat(clean(U(pr).intersection(g)), "#31557c", 0.5)
    return top


def straps(xs: tuple[float, ...], top: float, lean: float = 0.0) -> Any:
    """Leather straps from the top of a load round the belly (in the frame of the beast)."""
    mid = (top - 222) / 2
    return U(
        *[
            limb(
                [
                    (x + lean + 10, top, 6),
                    (x + lean * 0.5 - 4, mid, 8),
                    (x - 4, -222, 8),
                    (x + 4, -166, 8),
                    (x + 16, -114, 7),
                ],
                6,
            )
            for x in xs
        ]
    )


def pack(
    sc: Scene, f: Figure, at: tuple[float, float, float, bool], haze: float, warm: float = 0, tie: Any = None
) -> None:
    """A load on a back, given in the frame of the beast, and the straps that hold it."""
    x, y, s, left = at
    saddle = U(
        box(-112, -234, 52, -222).buffer(3),
        *[limb([(k - 8, -250, 7), (k + 4, -212, 9), (k + 12, -176, 8)], 4) for k in (-92, 22)],
        *[limb([(k + 8, -250, 7), (k - 4, -212, 9), (k - 10, -182, 8)], 4) for k in (-92, 22)],
    )
    m = lambda g: T(g, x, y, s, flip=left)
    sc.layer(
        m(saddle), mix("#5a3f30", "#7fa3bf", haze), z=max(0.6, 2.4 * s), cut=0, sh=0.45, wash=0, fibre=0, rimop=0.5
    )
    g = T(f, x, y, s, flip=left).recolour(
        lambda c: mix(mix(c, "#2c2430", 0.2), "#7fa3bf", haze) if c.startswith("#") else c
    )
    put(sc, g, z=max(0.6, 2.4 * s), rim=(2.2, 2.2, "#ffe2a8", warm) if warm else None, fibre=0)
    if tie is not None:
        sc.layer(
            m(tie),
            mix("#3f2a26", "#7fa3bf", haze),
            z=max(0.5, 1.4 * s),
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rim="#ffe2b8",
            rimop=0.5,
        )


def at_back(f: Figure, dx: float = -32, dy: float = -234, s: float = 1.0, rot: float = 0, flip: bool = False) -> Figure:
    """A thing with its base on the pack saddle."""
    out: Figure = T(f, dx, dy, s, rot=rot, flip=flip)
    return out


def lying_clock() -> Figure:
    """A long-case clock laid along the back, its weights hanging out."""
    f = Figure()
    case = U(
        box(-150, -46, 70, 0),
        box(64, -56, 132, 8),
        shape("132,-60^ 152,-44 160,-24 152,-4 132,12^"),
        box(-160, -54, -142, 8),
    )
    f.add(case, "#5f3d30", "case", 1.2)
    f.add(ellipse(98, -24, 27), "#efe2c0", "face", 0.8)
    f.add(
        U(limb([(98, -24, 3), (112, -16, 2)], 2), limb([(98, -24, 2.4), (98, -44, 1.6)], 2), ellipse(98, -24, 3)),
        "#2a2028",
        "hands",
        0.3,
        True,
    )
    f.add(box(-124, -36, 46, -10), "#2a1e22", "glass", 0.3, True, 0.9)
    f.add(U(limb([(44, -23, 2), (-70, -20, 2)], 2), ellipse(-80, -20, 11)), "#d9b060", "pendulum", 0.5)
    return f


def table_upside_down() -> Figure:
    """A table on its top, four legs in the air, a hen between them and a chair."""
    f = Figure()
    f.add(box(-104, -14, 104, 0).buffer(2), "#7a4f34", "top", 1.2)
    for x in (-94, -62, 66, 96):
        f.add(limb([(x, -12, 12), (x + 2, -60, 8), (x, -92, 11)], 4), "#5f3d2a", "leg", 0.9)
    f.extend(T(chair("#8a4a34", view="side"), 40, -14, 0.9))
    hen = U(
        shape("-52,-18 -56,-44 -34,-58^ -30,-40 -4,-44 10,-66 24,-70 32,-58 28,-44^ 18,-22 -8,-12 -36,-12"),
        ellipse(22, -64, 9),
    )
    f.add(fillet(hen, 3), "#efe2cc", "hen", 1.0)
    f.add(U(shape("16,-72^ 16,-82 22,-76 26,-83 30,-70^"), shape("29,-60^ 29,-50 24,-54^")), "#b8402c", "comb", 0.5)
    f.add(U(shape("30,-66^ 40,-62 30,-59^")), "#d9a04e", "bill", 0.4)
    f.add(ellipse(25, -66, 1.8), "#2a2028", "eye", 0.3, True)
    return f


def grandmothers_bed() -> Figure:
    """A bed with grandmother asleep in it, her head to the right; base on y = 0, 250 long."""
    f = Figure()
    wood = "#6b4634"
    f.add(
        U(
            limb("112,30,11 112,-92,11", 2),
            ellipse(112, -98, 10),
            limb("-112,30,10 -112,-52,10", 2),
            ellipse(-112, -58, 9),
            box(-114, -16, 114, 2),
        ),
        wood,
        "frame",
        1.4,
    )
    f.add(
        U(limb("104,-84,6 88,-76,5 84,-20,5", 4), *[limb([(112, y, 4), (88, y + 2, 4)], 1) for y in (-66, -46, -30)]),
        "#543628",
        "rails",
        0.8,
    )
    f.add(shape("108,-16^ 108,-66 92,-76 62,-68 48,-46 48,-16^"), "#fbf5e6", "pillow", 1.2)
    hd = T(head("side", 84, "sleep", "#c58a62", "bun", "#f1ece6"), 0, 0, 0.56, flip=True)
    f.extend(T(hd, 68, -66, rot=62))
    quilt = shape(
        "52,-14^ 56,-46 40,-66 6,-74 -34,-68 -72,-60 -100,-54 -109,-38 -108,-14^ -104,14 -88,6 -70,16 -50,8 -30,17 -8,9 14,17 34,8 50,14^"
    )
    f.add(quilt, "#a8452c", "quilt", 2.0)
    cols = ("#d9984a", "#4a7080", "#ecd09a", "#7a4468", "#869660")
    for i in range(-112, 60, 25):
        for j in range(-80, 18, 20):
            k = (i // 25 * 3 + j // 20 * 2) % 6
            if k < 5:
                g = clean(
                    shape(
                        f"{i},{j - i * 0.04}^ {i + 25},{j - i * 0.04 - 1}^ {i + 24},{j + 20}^ {i},{j + 19}^"
                    ).intersection(quilt.buffer(-2))
                )
                f.add(g, cols[k], "patch", 0.3)
    f.add(
        U(
            [
                limb([(a, -60 + 3 * math.sin(a), 0.6), (a - 4, -34, 2.6), (a - 1, -2, 0.6)], 5)
                for a in (30, -6, -42, -78)
            ]
        ),
        "#4a1c18",
        "folds",
        0.2,
        True,
        0.35,
    )
    f.add(shape("52,-14^ 58,-46 46,-66 30,-70^ 24,-50 28,-20 34,-6^"), "#fbf5e6", "sheet", 0.8)
    f.extend(T(hand("relaxed", "#c58a62"), 30, -62, 0.27, rot=160, flip=False))
    return f


def beast_at(
    sc: Scene,
    x: float,
    y: float,
    s: float,
    left: bool,
    cloth: str,
    haze: float,
    rim: float = 0,
    seed: int = 3,
    **how: Any,
) -> tuple[tuple[float, float, float, bool], tuple[float, float], tuple[float, float]]:
    """Lay one of the line; returns its place, its muzzle and its rump."""
    d = reindeer(seed=seed, **how)
    lay_pieces(sc, d, x, y, s, left, cloth, haze, rim)
    q = d["nose"].centroid
    k = -1 if left else 1
    return (x, y, s, left), (x + k * q.x * s, y + q.y * s), (x - k * 150 * s, y - 190 * s)


def home(sc: Scene) -> None:
    """The line, from the pass down to the lamp."""
    petrol, moss, plum, ochre = "#2f6470", "#5a7050", "#6a3a5a", "#c98a3a"
    leads: list[tuple[tuple[float, float], tuple[float, float]]] = []
    # 4: at the pass, the last one carries the door
    top = ledge(
        sc,
        "l4",
        [(-40, 366), (160, 352), (330, 336), (470, 306), (560, 292), (620, 288), (700, 308), (840, 356)],
        "#bcd2e3",
        "#6e93b4",
        7,
        12,
    )
    x = 612
    at, _, _ = beast_at(sc, x, y_at(top, x) + 9, 0.2, True, plum, 0.3, gait="stand", nod=-18, lift=(-26, -44))
    pack(sc, at_back(door(76, 158, "#8a3a4c", "#e0cfa8"), s=1.25), at, 0.14, tie=straps((-86, 16), -300))
    sc.glow(612, 240, 90, "#dcefff", 0.3)
    k = person(age=30, pose="point", dress=dress("parka", "#8a5a4a", "#3a3a48", "#e8dcc8"), hair=None, hat="hood")
    load(sc, k, 662, y_at(top, 662) + 9, 0.2, 0.2, flip=True)
    # 3: facing left; one stops to graze and will not be pulled, one trots
    top = ledge(
        sc,
        "l3",
        [(-40, 452), (90, 458), (240, 456), (400, 440), (540, 414), (660, 384), (760, 366), (840, 364)],
        "#cddeea",
        "#7b9fbe",
        9,
        17,
    )
    for x, h in ((742, 92), (776, 66), (700, 58)):
        a, b = spruce(sc.stream(f"s{x}"), x, y_at(top, x) + 14, h)
        sc.layer(a, "#3d5f80", z=3, cut=0, sh=0.3, fibre=0)
        sc.layer(b, "#c9dcea", z=1.4, cut=0, sh=0.2, fibre=0, wash=0)
    x = 520
    y = y_at(top, x) + 14
    at, nose, rump = beast_at(sc, x, y, 0.28, True, moss, 0.2, seed=5, gait="stand", nod=46, lift=(36, 132))
    pack(sc, at_back(bookshelf(140, 170, 4), s=1.05, rot=-9), at, 0.08, tie=straps((-92, 22), -330, -10))
    girl = person(
        age=11,
        pose="pull",
        dress=dress("parka", "#c9603a", "#3a3a50", "#f0e4d0"),
        hair="braids",
        hat="knit",
        hat_colour="#2f6470",
        band="#e2b45c",
        skin="#d9a077",
    )
    gx = nose[0] - 56
    load(sc, girl, gx, y_at(top, gx) + 15, 0.36, 0.04)
    leads.append(((gx + 20, y_at(top, gx) - 16), (nose[0] + 4, nose[1] - 6)))
    x = 250
    y = y_at(top, x) + 14
    at, nose2, _ = beast_at(sc, x, y, 0.34, True, ochre, 0.16, seed=8, gait="trot", nod=-10, lift=(-8, -26))
    pack(sc, at_back(table_upside_down()), at, 0.06, tie=straps((-86, 16), -246))
    # 2: facing right
    top = ledge(
        sc,
        "l2",
        [(-40, 616), (120, 612), (260, 622), (420, 640), (560, 656), (690, 662), (840, 640)],
        "#eef0ee",
        "#8cacc8",
        11,
        24,
    )
    for x, h in ((22, 132), (-4, 96)):
        a, b = spruce(sc.stream(f"s{x}"), x, y_at(top, x) + 10, h)
        sc.layer(a, "#2f5070", z=4, cut=0, sh=0.35, fibre=0)
        sc.layer(b, "#d3e3ee", z=1.4, cut=0, sh=0.2, fibre=0, wash=0)
    x = 108
    y = y_at(top, x) + 24
    at, _, _ = beast_at(sc, x, y, 0.37, False, plum, 0.1, seed=4, gait="brace", nod=14, lift=(6, 34), crown=0.74)
    pack(sc, at_back(lying_clock(), dx=-26), at, 0.02, tie=straps((-96, 28), -282))
    x = 632
    y = y_at(top, x) + 22
    at, nose3, rump3 = beast_at(
        sc, x, y, 0.5, False, petrol, 0.06, 0.3, seed=2, gait="pass", nod=6, lift=(2, 8), crown=0.9
    )
    pack(sc, at_back(stove(pipe=70), dx=-40, s=1.02), at, 0.0, 0.5, tie=straps((-96, 24), -300))
    bx, by = x - 40 * 0.5, y - 234 * 0.5
    sc.glow(bx, by - 22, 60, "#ff9a3c", 0.75)
    sm = sc.stream("smoke")
    px, py = bx + 8, by - 94
    for j in range(13):
        px, py = px - 8 - 1.2 * j, py - 7.4 + 0.2 * j
        sc.flat(
            ellipse(px + sm.uniform(-3, 3), py + sm.uniform(-4, 4), 7 + 2.8 * j, 5 + 1.6 * j),
            "#e6eef4",
            0.34 - 0.022 * j,
            blur=2.4 + 0.7 * j,
        )
    skier(sc, 486, y_at(top, 486) + 24, 0.56)
    leads.append(((486 + 24, y_at(top, 486) - 36), rump3))
    # 1: the nearest turn
    mid = ledge(
        sc,
        "l1b",
        [(-40, 850), (140, 842), (330, 868), (520, 880), (700, 850), (840, 800)],
        "#faf4e6",
        "#94b4ce",
        12,
        30,
    )
    del mid
    top = ledge(
        sc,
        "l1",
        [(-40, 1060), (120, 1072), (300, 1078), (460, 1066), (620, 1040), (740, 1014), (840, 1004)],
        "#fdf3dc",
        "#9dbad0",
        15,
        40,
    )
    x1, s1 = 474, 1.1
    y1 = y_at(top, x1) + 46
    at, nose1, _ = beast_at(sc, x1, y1, s1, True, ochre, 0.0, 0.95, seed=1, gait="walk")
    pack(sc, at_back(grandmothers_bed(), dx=-34, dy=-240), at, 0.0, 0.9, tie=straps((-106, -8), -303))
    fx = 92
    held = father(sc, fx, y_at(top, fx) + 48, 1.2)
    leads.append((held, (nose1[0] + 30, nose1[1] + 4)))
    for a, b in leads:
        d = math.hypot(b[0] - a[0], b[1] - a[1])
        q = curve([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + d * 0.16), b], n=12)
        w = 1.2 if a[1] < 500 else 1.8 if a[1] < 700 else 3
        sc.stroke(q + np.array([1.2, 3]), "#1c3050", w, 0.3, "multiply")
        sc.stroke(q, "#c9392b", w, 0.95)
    table_lamp(sc, x1 - CRADLE[0] * s1, y1 + CRADLE[1] * s1, 1.15)
    # ------------------------------------------------ the foreground
    g, t = land(sc.stream("front"), [(-40, 1168), (140, 1182), (360, 1178), (560, 1160), (700, 1136), (840, 1120)], 4)
    sc.layer(g, sc.near("#fbf6ea", "#a6c0d4", 700), z=14, sh=0.45, rim="#ffffff", rimop=0.8, rimw=1.4)
    for x, h in ((766, 230), (712, 120)):
        a, b = spruce(sc.stream(f"n{x}"), x, y_at(t, x) + 26, h)
        sc.layer(a, sc.near("#3f5a68", "#1c3550", 900), z=8, cut=0, sh=0.45, fibre=0)
        sc.layer(b, sc.near("#f4efe4", "#b9cfe0", 800), z=2.4, cut=0, sh=0.3, fibre=0, wash=0)
    f = sc.stream("flakes")
    sc.flat(
        U([ellipse(f.uniform(0, 800), f.uniform(0, 1200), f.uniform(0.8, 2.4)) for _ in range(190)]), "#ffffff", 0.85
    )
    sc.glow(LX, LY, 620, "#ffd88c", 0.3)
    sc.vignette("#0a1a3c", 0.66, 330, 690, 860, 0.34)
    sc.finish(0.2)


def table_lamp(sc: Scene, lx: float, ly: float, s: float) -> None:
    """The table lamp in the leader's antlers; its shade is the light of the card."""
    m = lambda g: T(g, lx, ly, s)
    base = U(shape("-22,16^ -16,6 -5,0 -5,-46^ 5,-46^ 5,0 16,6 22,16^"), ellipse(0, -20, 9, 13))
    sc.layer(m(base), "#6a4630", z=2.4, cut=0, sh=0.4, wash=0, fibre=0, rimop=0.6)
    sc.glow(lx, ly - 76 * s, 380, "#ffdf9c", 0.7)
    shade_ = m(shape("-26,-108^ 26,-108^ 48,-44^ 0,-36 -48,-44^"))
    sc.layer(
        shade_,
        sc.lin([(0, "#fffaea"), (0.6, "#fff0c4"), (1, "#ffd98c")], lx, ly - 108 * s, lx, ly - 36 * s),
        z=3,
        cut=0,
        sh=0.25,
        wash=0,
        fibre=0,
        rim="#ffffff",
        rimop=0.8,
    )
    sc.flat(m(U([limb([(a * 0.52, -106, 1.4), (a, -41, 1.8)], 2) for a in (-34, -17, 0, 17, 34)])), "#e8b566", 0.55)
    sc.flat(m(limb("-48,-44,2.4 0,-36,2.4 48,-44,2.4", 8)), "#c9803a", 0.9)
    fr = [
        limb(
            [
                (-46 + 7.7 * j, -43 + 7 * (1 - ((j - 6) / 6) ** 2), 1.6),
                (-46 + 7.7 * j, -34 + 7 * (1 - ((j - 6) / 6) ** 2), 1.2),
            ],
            2,
        )
        for j in range(13)
    ]
    sc.flat(m(U(fr)), "#e09a4a", 0.95)
    sc.glow(lx, ly - 74 * s, 130, "#fff6da", 0.85)


def skier(sc: Scene, x: float, y: float, s: float) -> None:
    """The aunt on her skis."""
    p = person(
        age=52,
        pose="walk",
        dress=dress("greatcoat", "#7a3a5a", "#33304a", "#efe4d2"),
        hair="bun",
        hat="scarf",
        skin="#cf9468",
        build=1.1,
    )
    sc.flat(ellipse(x, y + 2, 46 * s * 2, 5), "#1c3a5c", 0.35, "multiply", 3)
    for dx, dy in ((-10, 2), (12, 5)):
        sc.layer(
            T(limb([(-78, 0, 4), (64, 0, 4.4), (84, -4, 4), (94, -13, 2.4)], 5), x + dx * s, y + dy, s),
            "#6a4a34",
            z=1.2,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.5,
        )
    load(sc, p, x, y, s, 0.0)
    for px, lean in ((52, 12), (-44, -26)):
        sc.flat(
            T(U(limb([(px - lean, -96, 2.6), (px + lean, 6, 2.2)], 2), ellipse(px + lean * 0.9, 0, 7, 2.4)), x, y, s),
            "#3a2a26",
            0.95,
        )


def father(sc: Scene, x: float, y: float, s: float) -> tuple[float, float]:
    """He leads, the baby on his back, and looks round; returns his hand."""
    p = person(
        age=36,
        pose="walk",
        dress=dress("parka", "#3f5f7a", "#2c2a3a", "#efe4d2"),
        hair="short",
        hat="hood",
        hat_colour="#5a4a3a",
        skin="#c58a62",
        beard="full",
        hair_colour="#2a1d1a",
        mood="tender",
        head_flip=True,
        nod=-8,
        reach_a=(-62, -104),
        grip_a="fist",
    )
    sc.flat(ellipse(x, y + 2, 70 * s, 8), "#1c3a5c", 0.4, "multiply", 5)
    baby = Figure()
    baby.add(shape("-30,-148^ -14,-154 -8,-120 -10,-96^ -30,-92 -42,-104 -44,-128"), "#b5703a", "bundle")
    baby.add(
        U(
            limb([(-40, -126, 3), (-24, -122, 3), (-9, -126, 3)], 4),
            limb([(-42, -112, 3), (-24, -107, 3), (-10, -111, 3)], 4),
        ),
        "#f0dca8",
        "band",
        0.3,
        True,
    )
    baby.add(ellipse(-27, -158, 15, 15), "#efe2c8", "hood")
    baby.add(ellipse(-31, -157, 9.5, 10.5), "#d9a27c", "face", 0.6)
    baby.add(
        U(
            limb([(-37, -158, 0.8), (-34.6, -156.6, 1.5), (-32.4, -158, 0.8)], 4),
            limb([(-29.6, -158, 0.8), (-27.4, -156.6, 1.5), (-25.4, -158, 0.8)], 4),
        ),
        "#4a2c22",
        "eyes",
        0.3,
        True,
    )
    baby.add(limb([(-33, -151.6, 0.7), (-31, -150.8, 1.2), (-29, -151.6, 0.7)], 4), "#8a4a3a", "mouth", 0.3, True)
    for f in (T(baby, -4, 26), p):
        g = T(f, x, y, s, flip=True)
        put(sc, g, z=2.4, rim=(2.4, 2.0, "#ffe2a8", 0.75), fibre=0)
    strap = T(U(limb("-18,-124,5 0,-140,5 10,-136,5 14,-112,5", 5)), x, y, s, flip=True)
    sc.layer(strap, "#4a3028", z=1, cut=0, sh=0.3, wash=0, fibre=0)
    return T(p, x, y, s, flip=True).at("hand_a.hold")
