"""A suitcase left open on the bench of an empty station; the city inside it is still awake."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

# fog mauve, platform grey, iron, leather, lamp cream, window gold; the street in the suitcase; hall / bench / paving
FOG, GREY, IRON, LEATHER, CREAM, GOLD = "#8a8298", "#8f8b98", "#4c4a58", "#8a5a3c", "#fff5d3", "#f0b94e"
LX, LY = 364, 640
SEAT = 866  # top of the bench
CASE = (92, 636)  # left and right of the suitcase at its rim
RIM = 716


def front(rng: random.Random, w: float, h: float, kind: str) -> tuple[Any, list[Any]]:
    """A narrow city front on 0,0: outline and its windows (as separate panes)."""
    hw = w / 2
    body = box(-hw, -h, hw, 6)
    extra: list[Any] = []
    if kind == "gable":
        extra = [Polygon([(-hw - 1.5, -h), (0, -h - w * 0.85), (hw + 1.5, -h)])]
    elif kind == "step":
        extra = [box(-hw + w * 0.15 * k, -h - w * 0.19 * (k + 1), hw - w * 0.15 * k, -h + 1) for k in range(3)]
    elif kind == "mansard":
        extra = [
            Polygon([(-hw - 1.5, -h), (-hw + w * 0.16, -h - w * 0.5), (hw - w * 0.16, -h - w * 0.5), (hw + 1.5, -h)]),
            box(-hw * 0.5, -h - w * 0.74, -hw * 0.24, -h),
        ]
    elif kind == "dome":
        extra = [
            ellipse(0, -h, hw * 0.94, w * 0.62).intersection(box(-w, -h - w, w, -h + 1)),
            box(-w * 0.09, -h - w * 0.86, w * 0.09, -h),
            limb([(0, -h - w * 0.8, 2), (0, -h - w * 1.15, 0.6)], 2),
        ]
    elif kind == "spire":
        extra = [
            shape(
                f"{-hw - 2},{-h}^ {-hw * 0.45},{-h - w * 0.9} 0,{-h - w * 2.3}^ {hw * 0.45},{-h - w * 0.9} {hw + 2},{-h}^"
            )
        ]
    elif kind == "tank":
        extra = [
            box(-w * 0.3, -h - w * 0.28, -w * 0.24, -h),
            box(w * 0.24, -h - w * 0.28, w * 0.3, -h),
            box(-w * 0.36, -h - w * 0.74, w * 0.36, -h - w * 0.26),
            Polygon([(-w * 0.4, -h - w * 0.72), (0, -h - w * 0.98), (w * 0.4, -h - w * 0.72)]),
        ]
    elif kind == "chimney":
        extra = [
            Polygon([(w * 0.1, -h), (w * 0.15, -h - w * 1.6), (w * 0.31, -h - w * 1.6), (w * 0.36, -h)]),
            box(w * 0.12, -h - w * 1.64, w * 0.34, -h - w * 1.55),
        ]
    elif kind == "stair":
        extra = [
            box(-hw, -h - w * 0.3, -hw + w * 0.45, -h + 1),
            limb([(hw * 0.5, -h, 1.4), (hw * 0.5, -h - w * 0.7, 1)], 2),
        ]
        extra += [limb([(hw * 0.5 - 5, -h - w * q, 1), (hw * 0.5 + 5, -h - w * q, 1)], 2) for q in (0.5, 0.62)]
    out = U(body, extra)
    cols = max(1, round(w / rng.uniform(9, 13)))
    ww = w / cols * 0.46
    wh = ww * rng.choice([1.2, 1.5, 1.7])
    panes_: list[Any] = []
    rows = int(h / (wh * 1.75))
    for r in range(rows):
        for c in range(cols):
            if rng.random() < 0.16:
                continue
            x = -hw + w * (c + 0.5) / cols - ww / 2
            y = -h + wh * 0.5 + r * wh * 1.75
            p = box(x, y, x + ww, y + wh)
            if kind in ("dome", "spire"):
                p = U(p, ellipse(x + ww / 2, y, ww / 2))
            panes_.append(p)
    if kind in ("gable", "step"):
        panes_.append(ellipse(0, -h - w * 0.2, w * 0.09))
    return out, panes_


def skyline(
    rng: random.Random, x0: float, x1: float, base: float, height: Any, size: tuple[float, float], gap: Any = None
) -> tuple[Any, list[Any]]:
    """A row of fronts; height(x) gives how tall; gap(x, w) keeps the street free."""
    gs, ps = [], []
    x = x0
    last = ""
    while x < x1:
        w = min(rng.uniform(*size), x1 - x)
        if w < size[0] * 0.6:
            break
        c = x + w / 2
        if gap and gap(c, w):
            x += 4
            continue
        kind = rng.choice(
            [k for k in ("gable", "step", "mansard", "dome", "spire", "tank", "chimney", "stair", "gable") if k != last]
        )
        last = kind
        ww = w * 0.6 if kind == "spire" else w
        h = height(c) * rng.uniform(0.82, 1.16) * (1.18 if kind == "spire" else 1)
        g, p = front(rng, ww, h, kind)
        gs.append(T(g, c, base))
        ps += T(p, c, base)
        x += w * rng.uniform(0.9, 1.02)
    return U(gs), ps


def hat() -> dict[str, Any]:
    """A man's felt hat on 0,0, about 120 wide, a feather in the band."""
    brim = shape("-66,-8 -52,-13 0,-8 52,-13 66,-9 58,-2 30,4 0,5 -34,3 -60,-1")
    crown = shape("-42,-9^ -43,-34 -38,-52 -22,-60 -4,-53 12,-60 30,-58 40,-46 43,-28 42,-9^ 0,-4")
    band = shape("-43,-26^ 0,-20 43,-26^ 42.5,-10^ 0,-4.5 -42.5,-10^")
    pinch = limb("-4,-52,1 -8,-42,3.4 -6,-32,1", 6)
    q = limb("26,-16,2.4 42,-40,2 62,-62,0.8", 6)
    vane = shape("29,-18^ 28,-34 40,-56 66,-70^ 62,-52 50,-34 34,-20")
    nicks = U(*[limb([(34 + k * 7, -27 - k * 8, 0.6), (42 + k * 7, -24 - k * 8, 1.6)], 2) for k in range(4)])
    return {"brim": brim, "crown": crown, "band": band, "pinch": pinch, "vane": vane.difference(nicks), "quill": q}


def glove() -> dict[str, Any]:
    """An empty glove hanging limp over an edge at y 0."""
    body = fillet(
        U(
            shape("-20,-10^ 6,-12^ 12,6 12,26 10,40 -8,44 -22,38 -24,16"),
            limb("-17,36,12 -23,58,11 -24,76,9 -23,82,5", 6),
            limb("-7,38,12 -9,64,11 -9,84,9 -8,91,5", 6),
            limb("3,38,12 5,64,11 6,81,9 8,87,5", 6),
            limb("10,32,11 17,52,9.5 21,66,7.5 23,71,5", 6),
            limb("-20,12,12 -33,26,11 -38,42,9 -36,50,6", 6),
        ),
        0.8,
    )
    lines = U(
        limb("-13,14,0.6 -13,26,1.6 -12,34,0.6", 4),
        limb("-5,13,0.6 -5,26,1.6 -5,36,0.6", 4),
        limb("3,14,0.6 4,26,1.6 4,34,0.6", 4),
    )
    cuff = shape("-22,-14^ -4,-16 8,-15^ 10,-2^ -6,2 -23,-1^")
    return {"body": body, "lines": lines, "cuff": cuff}


def clock(sc: Scene, x: float, y: float, r: float) -> None:
    """The big station clock, which has no hands."""
    ring = ellipse(x, y, r).difference(ellipse(x, y, r * 0.84))
    arm = U(
        box(x - 4, -20, x + 4, y - r + 2),
        limb([(x - 34, y - r - 40, 3), (x - 10, y - r - 22, 5), (x, y - r - 4, 5)], 6),
        limb([(x + 34, y - r - 40, 3), (x + 10, y - r - 22, 5), (x, y - r - 4, 5)], 6),
        spiral(x - 40, y - r - 44, 10, 1.4, 3, 0.6),
        spiral(x + 40, y - r - 44, 10, 1.4, 3, 2.5, flip=True),
    )
    sc.layer(arm, "#4f4962", z=7, sh=0.25, fibre=0.05)
    sc.layer(ellipse(x, y, r * 0.95), "#cfc7d0", z=7, sh=0.3, wash=0.3)
    marks = U(
        *[
            limb(
                [
                    (x + math.cos(a) * r * 0.64, y + math.sin(a) * r * 0.64, 4.6 if k % 3 == 0 else 2.6),
                    (x + math.cos(a) * r * 0.76, y + math.sin(a) * r * 0.76, 4.6 if k % 3 == 0 else 2.6),
                ],
                2,
            )
            for k in range(12)
            for a in [k * math.pi / 6]
        ]
    )
    sc.layer(marks, "#5b5570", z=0.8, cut=0, wash=0, fibre=0, sh=0.2)
    sc.layer(ring, "#4f4962", z=4, sh=0.35)
    sc.layer(ellipse(x, y, 5), "#4f4962", z=1.2, cut=0, wash=0, fibre=0)


def bench() -> dict[str, Any]:
    """An iron bench end on 0,0 (floor), 335 high at the back: legs and the arm in scrolls."""
    leg = fillet(
        U(
            limb("-6,0,9 2,-22,8 16,-60,8 18,-110,9 8,-158,9 -6,-190,10", 8),
            limb("58,0,9 52,-26,8 34,-58,8 18,-84,9", 8),
            spiral(40, -112, 22, 1.35, 7, 3.4),
            limb("-16,2,12 6,2,12", 3),
            limb("46,2,12 70,2,12", 3),
        ),
        4,
    )
    return {"leg": leg}


def draw() -> Scene:
    sc = Scene("suitcase_city", light=(LX, LY, 220), shadow="#2a2236", bg=FOG)
    near = sc.near
    # ---------------------------------------------------------------- fog and the hall that is almost gone in it
    sc.backdrop(sc.lin([(0, "#4a455e"), (0.26, "#696280"), (0.6, "#8c8298"), (1, "#655e78")], 0, 0, 0, 1200))
    for k, (c, x0, d) in enumerate((("#857c95", 470, 0), ("#736a85", 330, 1), ("#5f5773", 160, 2))):
        # arches of the roof, one behind the other, open to the left
        cx = 430 - d * 20
        r = 300 + d * 150
        yb = 470 + d * 60
        th = 10 + d * 5
        arch = (
            ellipse(cx, yb, r, r * 1.06)
            .difference(ellipse(cx, yb, r - th, r * 1.06 - th))
            .intersection(box(-60, -60, 860, yb))
        )
        inner = (
            ellipse(cx, yb, r - th * 2.6, r * 1.06 - th * 2.6)
            .difference(ellipse(cx, yb, r - th * 3.2, r * 1.06 - th * 3.2))
            .intersection(box(-60, -60, 860, yb))
        )
        n = 46
        web = [
            limb(
                [
                    (cx + math.cos(a) * (r - th * 0.5), yb - math.sin(a) * (r - th * 0.5) * 1.06, th * 0.24),
                    (cx + math.cos(b) * (r - th * 2.9), yb - math.sin(b) * (r - th * 2.9) * 1.06, th * 0.24),
                ],
                2,
                3,
            )
            for j in range(n)
            for a, b in [(math.pi * j / n, math.pi * (j + (0.5 if j % 2 else -0.5)) / n)]
        ]
        cols_ = [
            box(cx + s * (r - th * 1.8) - th * 0.8, yb - 4, cx + s * (r - th * 1.8) + th * 0.8, 760) for s in (-1, 1)
        ]
        caps = [
            Polygon(
                [
                    (cx + s * (r - th * 1.8) - th * 2, yb - 2),
                    (cx + s * (r - th * 1.8) + th * 2, yb - 2),
                    (cx + s * (r - th * 1.8) + th, yb + th * 2.2),
                    (cx + s * (r - th * 1.8) - th, yb + th * 2.2),
                ]
            )
            for s in (-1, 1)
        ]
        sc.layer(
            U(arch, inner, web, cols_, caps),
            c,
            z=5,
            sh=0.16,
            shc="#6a5f74",
            cut=0.3,
            fibre=0.05,
            wash=0.5,
            rimop=0.18,
            rim="#fdf4f0",
        )
        sc.veil(
            [(0, "#7d7590", 0.0), (0.35, "#857c94", 0.3), (0.65, "#968a9c", 0.5), (1, "#968a9c", 0)],
            0,
            0,
            0,
            1200,
            "normal",
        )
    # the far platform: lamps that dwindle, and one ticket window
    for x, h, op in ((768, 236, 1), (722, 168, 0.85), (694, 122, 0.7), (676, 90, 0.55)):
        y = 772
        post = U(
            box(x - h * 0.012, y - h, x + h * 0.012, y),
            limb(
                [
                    (x, y - h, h * 0.03),
                    (x - h * 0.06, y - h * 1.08, h * 0.022),
                    (x - h * 0.17, y - h * 1.06, h * 0.018),
                ],
                6,
            ),
            ellipse(x - h * 0.17, y - h * 0.99, h * 0.05, h * 0.06),
        )
        sc.layer(post, mix("#7a7189", "#4b4560", op), z=3, sh=0.15, cut=0, wash=0, fibre=0, rimop=0.1)
    booth = U(box(-6, 660, 66, 776), Polygon([(-16, 662), (-2, 632), (62, 632), (76, 662)]))
    sc.layer(booth.difference(box(16, 692, 46, 724)), "#6c647c", z=4, sh=0.16, cut=0.3, rimop=0.15)
    sc.flat(box(16, 692, 46, 724), "#f4e2b8", 0.9)
    sc.flat(U(box(30, 692, 31.6, 724), box(16, 708, 46, 709.4)), "#6c647c")
    sc.glow(31, 708, 60, "#fff0c8", 0.4)
    far = box(-50, 768, 850, 800)
    sc.layer(far, "#6f677e", z=4, sh=0.2, rimop=0.25)
    bed = box(-50, 794, 850, 850)
    sc.layer(bed, "#575066", z=3, sh=0.25, rimop=0.1)
    sc.layer(
        U(*[box(x, 803, x + 22, 810) for x in range(-40, 850, 46)]), "#4a4458", z=1, cut=0.2, wash=0, fibre=0, sh=0.25
    )
    sc.layer(
        U(box(-50, 799, 850, 802.4), box(-50, 812, 850, 816)), "#3f3a4c", z=2, cut=0, wash=0, fibre=0, sh=0.3, rimop=0.5
    )
    clock(sc, 676, 172, 82)
    # ---------------------------------------------------------------- the near platform
    top = 836
    sc.layer(
        box(-50, top, 850, 1260),
        sc.rad([(0, "#e6bf86"), (0.28, "#a88c84"), (0.6, "#6d6277"), (1, "#4c4559")], LX, 900, 560),
        z=12,
        wash=0.4,
        dy=-5,
        sh=0.45,
        rimop=0.6,
    )
    sc.layer(box(-50, top + 10, 850, top + 18), "#a3979f", z=0.8, cut=0.3, sh=0.2, fibre=0.1)
    P = sc.stream("paving")
    vx, vy = 364, 420
    joints = []
    ys = [top + 30, top + 62, top + 106, top + 166, top + 250, top + 366]
    joints += [
        limb(
            [
                (-40, y + P.uniform(-1, 1), 1.2 + (y - top) / 190),
                (400, y, 1.2 + (y - top) / 190),
                (840, y + P.uniform(-1, 1), 1.2 + (y - top) / 190),
            ],
            3,
        )
        for y in ys
    ]
    for j, (ya, yb) in enumerate(zip(ys[:-1], ys[1:], strict=True)):
        for k in range(-9, 10):
            q = (k + (0.5 if j % 2 else 0)) * 62
            xa, xb = vx + q * (ya - vy) / 416, vx + q * (yb - vy) / 416
            if -60 < xb < 860:
                joints.append(limb([(xa, ya, 1.1 + (ya - top) / 200), (xb, yb, 1.1 + (yb - top) / 200)], 2))
    sc.flat(U(joints), "#5f586c", 0.5, "multiply")
    sc.flat(T(U(joints), 0.5, 1.6), "#fff6ea", 0.25)
    # light that falls out of the case, and the shadow of the bench in it
    wedge = Polygon([(196, 880), (532, 880), (700, 1240), (-40, 1240)])
    sc.flat(
        wedge,
        sc.lin([(0, "#ffe9b4", 1), (0.5, "#ffdf9c", 0.7), (1, "#ffdf9c", 0.12)], 0, 880, 0, 1230),
        0.62,
        "soft-light",
        14,
    )
    sc.flat(
        wedge,
        sc.lin([(0, "#fff0c4", 0.85), (0.6, "#ffe2a2", 0.4), (1, "#ffdf9c", 0)], 0, 880, 0, 1200),
        0.7,
        "screen",
        12,
    )
    slats_shadow = [
        Polygon(
            [
                (70 - k * 16, 1052 + k * 27),
                (738 + k * 16, 1052 + k * 27),
                (741 + k * 16, 1065 + k * 28),
                (66 - k * 16, 1065 + k * 28),
            ]
        )
        for k in range(3)
    ]
    legs_shadow = [
        Polygon([(120, 1046), (140, 1046), (60, 1160), (20, 1160)]),
        Polygon([(672, 1046), (690, 1046), (786, 1160), (748, 1160)]),
    ]
    sc.flat(U(slats_shadow, legs_shadow), "#463c55", 0.34, "multiply", 5)
    # ---------------------------------------------------------------- bench
    back = [box(40, 728 + k * 44, 768, 752 + k * 44) for k in range(2)]
    for g in back:
        sc.layer(g, near("#8a7d80", "#55505f", 480), z=6, sh=0.4)
    for x, fl in ((92, False), (716, True)):
        b = T(bench(), x, 1050, 1.0, flip=fl)
        up = limb(
            [
                (x, 900, 9),
                (x + (-8 if fl else 8) * -1, 800, 8),
                (x + (6 if fl else -6), 716, 7),
                (x + (20 if fl else -20), 700, 6),
                (x + (26 if fl else -26), 712, 4),
            ],
            6,
        )
        sc.layer(up, IRON, z=5, cut=0.3, sh=0.4)
        sc.layer(b["leg"], near("#6a6270", "#3c3947", 560), z=7, cut=0.3, sh=0.45)
    # ---------------------------------------------------------------- the suitcase: lid, city, front
    x0, x1 = CASE
    lid = rounded(Polygon([(x0 + 4, RIM + 30), (x0 + 20, 306), (x1 - 20, 306), (x1 - 4, RIM + 30)]).buffer(0), 26)
    sc.layer(lid.buffer(9), near("#b07a50", "#5f3d2e", 560), z=16, dy=6, dx=3, sh=0.4, cut=0.5)
    st = lid.buffer(5).exterior
    sts = []
    for k in range(int(st.length / 9)):
        a, b_ = st.interpolate(k * 9), st.interpolate(k * 9 + 5)
        sts.append(limb([(a.x, a.y, 1.5), (b_.x, b_.y, 1.5)], 1, 3))
    sc.flat(U(sts), "#e8c48a", 0.75)
    # two buckles and corner caps on the lid's edge
    lining = sc.rad(
        [(0, "#fff3cf"), (0.25, "#f7d9a0"), (0.5, "#d9a57e"), (0.78, "#a87780"), (1, "#7d6272")], LX, LY - 20, 440
    )
    sc.layer(lid.buffer(-3), lining, z=2, dy=4, sh=0.5, cut=0.3, rimop=0.1, shc="#3a1c1c")
    with sc.clip(lid.buffer(-3)):
        for k in range(15):
            for j in range(12):
                px, py = 150 + k * 37 + (18 if j % 2 else 0), 320 + j * 34
                sc.flat(star(px, py, 5.4, 4, 0.32, 0), "#fff2d0", 0.32)
        sc.flat(lid.buffer(-3).difference(lid.buffer(-16)), "#6a3f3a", 0.25, "multiply", 6)
    for s_, xe in ((1, x0), (-1, x1)):
        side = Polygon([(xe + s_ * 5, RIM + 34), (xe + s_ * 21, 322), (xe + s_ * 42, 336), (xe + s_ * 28, RIM + 34)])
        sc.layer(
            side.intersection(lid.buffer(-3)),
            near("#e6a878", "#6d4a50", 420),
            z=3,
            dx=4 * s_,
            sh=0.4,
            cut=0.2,
            shc="#3a1c1c",
        )
    topin = Polygon([(x0 + 24, 309), (x1 - 24, 309), (x1 - 42, 334), (x0 + 42, 334)])
    sc.layer(
        topin.intersection(lid.buffer(-3)), near("#c98e70", "#6d4a50", 420), z=3, dy=4, sh=0.4, cut=0.2, shc="#3a1c1c"
    )
    # city sheets, far to near; the street gapes in the middle
    C = sc.stream("city")
    glowc = [
        ("#f9dcA0".lower(), "#d99e72"),
        ("#efc383", "#bd8064"),
        ("#dca469", "#9a6658"),
        ("#bd8055", "#775052"),
        ("#93614c", "#58424c"),
        ("#684848", "#413644"),
    ]
    base = RIM + 34
    centre = LX
    sc.glow(LX, LY - 60, 240, "#fff2c4", 0.55)
    for k in range(6):
        half = 22 + k * 15
        bell = 1 - k * 0.12

        def tall(x: float, k: int = k, bell: float = bell) -> float:
            u = abs(x - centre) / 270
            return (300 - k * 45) * (1 - 0.42 * u**1.6) * (0.86 + 0.14 * bell) + 26

        g, p = skyline(
            C,
            x0 + 36 - k * 5,
            x1 - 36 + k * 5,
            base,
            tall,
            (26 + k * 3, 44 + k * 4),
            lambda c, w, half=half: abs(c - centre) < half + w * 0.5 - 6,
        )
        pan = U(p)
        wall = clean(g.difference(pan))
        win = [q for q in polys(clean(pan.intersection(g)))]
        lit_, dim = [], []
        for q in win:
            (lit_ if C.random() < (0.8 - k * 0.03) else dim).append(q)
        sc.flat(U(dim).buffer(0.6), mix(glowc[k][1], "#2c2233", 0.45))
        sc.layer(
            wall,
            near(glowc[k][0], glowc[k][1], 330),
            z=4 + k,
            sh=0.42,
            shc="#43202a",
            cut=0.15,
            step=4,
            fibre=0.06,
            wash=0.6,
            rimop=0.5,
            rim="#fff0c0",
        )
        sc.flat(U(lit_), sc.lin([(0, "#fffbdc"), (1, "#ffd47a" if k < 3 else "#f9bd52")], 0, base - 300, 0, base), 0.96)
        sc.flat(U(lit_).buffer(1.5), "#ffc860", 0.5, "screen", 2.5)
        if k in (1, 3):
            sc.veil(
                [(0, "#ffdf9c", 0), (0.5, "#ffdf9c", 0), (0.585, "#ffe6ac", 0.3), (0.62, "#ffe6ac", 0)], 0, 0, 0, 1200
            )
        if k == 2:  # the clock tower that somebody leans from, and the two bridges to the lining
            tower(sc, 256, base)
        if k == 0:
            bridges(sc)
    # the street: cream wedge between the houses, people on it
    street = Polygon(
        [(centre - 14, base - 96), (centre + 14, base - 96), (centre + 104, base + 4), (centre - 104, base + 4)]
    )
    sc.flat(street, sc.lin([(0, "#fffbe4"), (1, "#ffe7a6")], 0, base - 96, 0, base), 0.94, None, 1.2)
    S = sc.stream("people")
    folk = []
    for _ in range(16):
        t = S.random() ** 0.7
        y = base - 88 + t * 70
        x = centre + S.uniform(-0.75, 0.75) * (14 + 78 * t)
        s = 0.16 + t * 0.5
        folk.append(T(U(shape("-5,0^ -5,-14 -3,-22 3,-22 5,-14 5,0^"), ellipse(0, -26, 4)), x, y, s))
    sc.layer(U(folk), "#7a4a3c", z=1.4, cut=0, wash=0, fibre=0, sh=0.35, rimop=0.3)
    sc.glow(centre, base - 92, 150, "#fff6d0", 0.85)
    sc.glow(centre, base - 60, 330, "#ffdc90", 0.4)
    case_front(sc, x0, x1)
    climber(sc, 402, RIM + 14)
    # things left on the bench
    seat = [
        (box(24, SEAT, 784, SEAT + 15), near("#f6cf8e", "#5c5260", 430, (LX, SEAT))),
        (box(20, SEAT + 18, 788, SEAT + 38), near("#cf9f68", "#453d4b", 430, (LX, SEAT))),
    ]
    for g, c in seat:
        sc.layer(g, c, z=7, sh=0.5)
    loose_strap(sc, 560 - 40)
    H = T(hat(), 716, SEAT - 4, 0.98)
    sc.layer(H["crown"], near("#a07f6c", "#5d5060", 420), z=4, cut=0.2, sh=0.4)
    sc.flat(H["pinch"], "#332f3c", 0.4)
    sc.layer(H["band"], "#453a4c", z=1, cut=0, fibre=0)
    sc.layer(H["vane"], "#fbf5ea", z=2, cut=0, fibre=0, wash=0)
    sc.flat(H["quill"], "#b9aca0", 0.8)
    sc.layer(H["brim"], near("#b48f76", "#64566a", 420), z=3, cut=0.2, sh=0.5)
    rimlight(sc, H["crown"], 3, 2, "#ffe9b4", 0.55, r=420)
    G = T(glove(), 632, SEAT + 6, 1.22)
    sc.layer(G["body"], near("#f2cf98", "#b08a6a", 520), z=4, cut=0.2, sh=0.5)
    sc.flat(G["lines"], "#3a2f3a", 0.5)
    sc.layer(G["cuff"], near("#fbe2b4", "#c49c78", 520), z=2, cut=0.2)
    rimlight(sc, G["body"], 3, 2, "#ffe9b4", 0.9, r=560)
    # wet steps lead away from the bench, out of the light
    steps = []
    for k, (x, y) in enumerate(((300, 948), (286, 982), (236, 1010), (222, 1056), (150, 1092), (128, 1156))):
        s_ = 0.92 + k * 0.16
        sole = U(ellipse(0, -11, 6, 13), ellipse(0, 12, 5, 6.4))
        steps.append(T(AF.scale(AF.rotate(sole, 204, origin=(0, 0)), 1.05, 0.62, origin=(0, 0)), x, y, s_))
    sc.flat(U(steps), "#6a5a62", 0.36, "multiply", 0.7)
    # breath of fog over the floor, at both sides
    for x, y, rx, ry, op in (
        (60, 1120, 330, 60, 0.35),
        (760, 1140, 330, 60, 0.35),
        (130, 560, 300, 70, 0.18),
        (720, 520, 300, 80, 0.18),
    ):
        sc.glow(x, y, rx, "#857c92", op, "normal", ry / rx, 0.6)
    sc.glow(LX, LY, 640, "#ffd690", 0.3)
    sc.glow(LX, SEAT + 30, 420, "#ffcf85", 0.3, "screen", 0.35)
    sc.vignette("#4a4058", 0.34, LX, 640, 900, 0.55)
    sc.finish()
    return sc


def tower(sc: Scene, x: float, base: float) -> None:
    """The clock tower of the city; somebody small leans out to see the big clock."""
    t = U(
        box(x - 19, base - 334, x + 19, base),
        box(x - 23, base - 340, x + 23, base - 331),
        box(x - 22, base - 281, x + 22, base - 277),
        shape(
            f"{x - 23},{base - 340}^ {x - 10},{base - 360} {x},{base - 402}^ {x + 10},{base - 360} {x + 23},{base - 340}^"
        ),
    )
    arch = U(box(x - 13, base - 262, x + 13, base - 236), ellipse(x, base - 262, 13, 12))
    sc.flat(arch.buffer(1), "#fff0b4")
    sc.layer(
        t.difference(arch),
        sc.near("#d0955f", "#94604f", 300),
        z=6,
        sh=0.42,
        shc="#43202a",
        cut=0.2,
        fibre=0.05,
        rimop=0.6,
        rim="#fff0c0",
    )
    sc.layer(ellipse(x, base - 305, 13), "#fff4cf", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(
        U(
            limb([(x, base - 305, 2), (x + 1, base - 315, 1.4)], 2),
            limb([(x, base - 305, 2), (x + 7, base - 302, 1.4)], 2),
        ),
        "#6a3f3a",
    )
    # somebody leans out of the belfry under the dial and waves
    y = base - 238
    sc.layer(
        U(shape(f"{x - 10},{y}^ {x - 9},{y - 12} {x - 4},{y - 16} {x + 4},{y - 16} {x + 9},{y - 12} {x + 10},{y}^"),
          limb([(x + 7, y - 12, 5), (x + 19, y - 17, 4.4), (x + 25, y - 30, 4)], 4)),
        "#7c2f38", z=2.4, cut=0, wash=0, fibre=0, rim="#fff0c0", rimop=0.6,
    )  # fmt: skip
    sc.layer(U(ellipse(x, y - 21, 5.6, 6.2), ellipse(x + 26, y - 33, 3)), "#f0be90", z=1.2, cut=0, wash=0, fibre=0)
    sc.flat(
        shape(f"{x - 6.4},{y - 22}^ {x - 6},{y - 28} {x},{y - 31} {x + 6},{y - 28} {x + 6.4},{y - 22}^ {x},{y - 24}"),
        "#3a2430",
    )
    sc.flat(U(ellipse(x - 2, y - 20.5, 0.8), ellipse(x + 2.2, y - 20.5, 0.8)), "#3a2430")
    sc.layer(box(x - 17, y - 1, x + 17, y + 4), "#a8704f", z=2, cut=0, wash=0, fibre=0, rim="#fff0c0", rimop=0.7)
    sc.flat(
        U(
            *[box(x - 15 + 5 * k, y + 4, x - 13.6 + 5 * k, y + 13) for k in range(7)],
            box(x - 17, y + 12, x + 17, y + 14),
        ),
        "#8a5a44",
    )


def climber(sc: Scene, x: float, y: float) -> None:
    """A traveller, small already, seen from behind: one leg over the rim, the other still outside."""
    at = lambda g: T(g, x, y, 0.98)
    inside = box(-80, -120, 80, 1)  # what the rim lets us see of the leg that is over
    coat, dark_coat, skin = "#2f4a5e", "#22384a", "#e2ab82"
    sc.layer(
        at(U(limb("2,-7,16 12,-12,15 21,-16,13", 4), limb("21,-16,13 25,-6,11 27,6,10", 4)).intersection(inside)),
        "#4a3c46",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(at(limb("4,-31,9 18,-40,7.4 30,-50,6", 5)), dark_coat, z=2, cut=0, wash=0, fibre=0)
    sc.layer(at(ellipse(32, -52, 3.8)), skin, z=1, cut=0, wash=0, fibre=0)
    sc.layer(
        at(U(limb("-3,-6,13 -9,14,11 -4,32,8", 6))), "#4a3c46", z=3, cut=0, wash=0, fibre=0, rim="#ffd690", rimop=0.6
    )
    sc.layer(at(shape("-8,29^ 0,29^ 1,36 0,44 -8,45 -10,38^")), "#20161c", z=2, cut=0, wash=0, fibre=0)
    sc.layer(
        at(shape("-13,4^ -12,-14 -13,-28 -7,-36 3,-37 10,-30 12,-14 15,-1^ 8,3 0,5 -8,6")),
        coat,
        z=3,
        cut=0,
        wash=0,
        fibre=0,
        rim="#ffe9b4",
        rimop=0.9,
    )
    sc.flat(at(U(limb("0,-32,.5 -1,-14,1.2 0,2,.5", 4), limb("-11,-12,1 0,-10,1.6 12,-13,1", 4))), dark_coat, 0.9)
    sc.layer(
        at(limb("-9,-31,8.4 -22,-20,7.4 -25,-3,6", 5)), coat, z=2, cut=0, wash=0, fibre=0, rim="#ffe9b4", rimop=0.6
    )
    sc.layer(at(ellipse(-25, 1, 4.6, 4.2)), "#f2cf98", z=1.4, cut=0, wash=0, fibre=0)  # the other glove
    sc.layer(at(limb("-2,-36,6 -1,-42,6", 2)), skin, z=1, cut=0, wash=0, fibre=0)
    sc.layer(at(U(ellipse(0, -46, 7.0, 7.6), ellipse(6.5, -45, 2, 2.6))), skin, z=1.6, cut=0, wash=0, fibre=0)
    hair = shape("-8,-43^ -9,-52 -3,-57 5,-56 9,-50 7,-46^ 5,-41 -1,-39 -6,-40")
    sc.layer(at(hair), "#4a2c1c", z=1.2, cut=0, wash=0, fibre=0, rim="#ffe9b4", rimop=0.9)
    sc.flat(at(limb("-9,-36,4 0,-34,5 8,-35,4", 4)), "#b8402f")


def bridges(sc: Scene) -> None:
    """Two bridges from the city to the lining."""
    for xa, ya, xb, yb in ((114, 500, 222, 520), (516, 470, 620, 446)):
        xs = np.linspace(xa, xb, 30)
        ys = np.linspace(ya, yb, 30) - 9 * np.sin(np.linspace(0, math.pi, 30))
        deck_ = limb([(x, y, 5) for x, y in zip(xs, ys, strict=True)], 2)
        rails = limb([(x, y - 9, 1.2) for x, y in zip(xs, ys, strict=True)], 2)
        posts = [limb([(x, y - 9, 1), (x, y, 1)], 1, 3) for x, y in zip(xs[::3], ys[::3], strict=True)]
        n = 4
        arcs = []
        for k in range(n):
            m = (xs[0] + (xs[-1] - xs[0]) * (k + 0.5) / n, ys[0] + (ys[-1] - ys[0]) * (k + 0.5) / n + 20)
            arcs.append(ellipse(m[0], m[1], (xb - xa) / n * 0.4, 19))
        under = clean(Polygon([*zip(xs, ys, strict=True), (xb, yb + 30), (xa, ya + 30)]).difference(U(arcs)))
        sc.layer(
            U(deck_, rails, posts, under),
            sc.near("#e2b078", "#a5776a", 330),
            z=4,
            sh=0.4,
            shc="#43202a",
            cut=0,
            fibre=0,
            rimop=0.6,
            rim="#fff0c0",
        )


def case_front(sc: Scene, x0: float, x1: float) -> None:
    """The front wall of the suitcase with corners, straps, lock; a tram runs on its rim."""
    near = sc.near
    body = rounded(
        Polygon([(x0 - 6, RIM + 22), (x1 + 6, RIM + 22), (x1 + 2, SEAT + 2), (x0 - 2, SEAT + 2)]).buffer(0), 12
    )
    sc.layer(
        body, sc.rad([(0, "#b27a4c"), (0.4, "#96633f"), (1, "#5c3c30")], LX, RIM, 330), z=12, sh=0.5, cut=0.4, wash=1
    )
    W_ = sc.stream("wear")
    sc.flat(
        U(
            *[
                limb(
                    [
                        (x, y, 0.5),
                        (x + W_.uniform(8, 30), y + W_.uniform(-3, 3), 1.4),
                        (x + W_.uniform(34, 60), y + W_.uniform(-5, 5), 0.4),
                    ],
                    4,
                    3,
                )
                for x, y in [(W_.uniform(x0 + 10, x1 - 60), W_.uniform(RIM + 44, SEAT - 14)) for _ in range(26)]
            ]
        ),
        "#e2b482",
        0.28,
    )
    # rim with a track
    rim = rounded(box(x0 - 12, RIM + 12, x1 + 12, RIM + 32), 7)
    sc.layer(rim, near("#e0a868", "#6e4836", 330), z=4, sh=0.5, cut=0.3)
    sc.flat(
        U(*[limb([(x, RIM + 26, 1.5), (x + 5, RIM + 26, 1.5)], 1, 3) for x in np.arange(x0, x1, 9)]), "#f4d9a0", 0.8
    )
    sc.flat(
        U(*[limb([(x, SEAT - 10, 1.4), (x + 5, SEAT - 10, 1.4)], 1, 3) for x in np.arange(x0 + 12, x1 - 12, 9)]),
        "#e2b482",
        0.6,
    )
    # corners
    for cx, fl in ((x0 - 4, False), (x1 + 4, True)):
        cap = T(shape("0,0^ 46,0^ 40,-24 24,-40 0,-48^"), cx, SEAT + 3, 1, flip=fl)
        sc.layer(cap, near("#8d5f44", "#4b3230", 330), z=2.4, cut=0.2)
        s = -1 if fl else 1
        sc.layer(
            U(*[ellipse(cx + s * dx, SEAT + dy, 2.4) for dx, dy in ((9, -36), (9, -10), (34, -10))]),
            "#e0b878",
            z=1,
            cut=0,
            wash=0,
            fibre=0,
        )
    # the buckled strap; its buckle is a gate for the tram
    x = x0 + 92
    sc.layer(
        limb([(x, RIM + 14, 25), (x, RIM + 70, 25), (x, SEAT + 4, 24)], 4),
        near("#7c5040", "#46302f", 300),
        z=3,
        cut=0.3,
        sh=0.5,
    )
    sc.flat(U(*[ellipse(x, y, 1.8, 2.6) for y in np.arange(RIM + 62, SEAT - 14, 17)]), "#2c1d22", 0.8)
    # tram under the buckle
    tx, ty = x0 + 92, RIM + 12
    tram = U(
        rounded(box(tx - 44, ty - 27, tx + 44, ty - 3), 4),
        rounded(box(tx - 36, ty - 32, tx + 36, ty - 25), 3),
        ellipse(tx - 25, ty - 3, 4.4),
        ellipse(tx + 25, ty - 3, 4.4),
        limb([(tx - 6, ty - 32, 1.4), (tx + 8, ty - 44, 1.2)], 2),
    )
    wins = U(*[box(tx - 39 + k * 13.4, ty - 23, tx - 29 + k * 13.4, ty - 13) for k in range(6)])
    sc.flat(wins.buffer(0.6), "#fff3c0")
    sc.layer(tram.difference(wins), "#a8473c", z=3, cut=0, wash=0, fibre=0, sh=0.5)
    sc.flat(box(tx - 44, ty - 10.4, tx + 44, ty - 8.8), "#f4d9a0", 0.9)
    gate = rounded(box(tx - 23, ty - 54, tx + 23, ty + 22), 9)
    gate = clean(gate.difference(rounded(box(tx - 16, ty - 47, tx + 16, ty + 15), 4)))
    sc.layer(gate, near("#f0cc86", "#a5804c", 260), z=3, cut=0, fibre=0, sh=0.55)
    # two clasps sprung open, and the handle between them
    for cx in (x0 + 30, x1 - 30):
        plate = rounded(box(cx - 15, RIM + 34, cx + 15, RIM + 68), 4)
        sc.layer(plate, near("#f0cc86", "#a5804c", 260), z=2.4, cut=0.1, fibre=0)
        tongue = rounded(
            Polygon([(cx - 9, RIM + 62), (cx + 9, RIM + 62), (cx + 12, RIM + 92), (cx - 12, RIM + 92)]).buffer(0), 4
        )
        sc.layer(tongue, near("#d9b070", "#8d6a44", 260), z=4, cut=0.1, fibre=0, sh=0.6)
        sc.layer(
            rounded(box(cx - 11, RIM + 2, cx + 11, RIM + 24), 3), near("#f0cc86", "#a5804c", 260), z=2, cut=0, fibre=0
        )
    m = x0 + 284
    h = limb(
        f"{m - 62},{RIM + 78},9 {m - 58},{RIM + 100},12 {m - 40},{RIM + 106},15^ {m},{RIM + 107},18 {m + 40},{RIM + 106},15^ {m + 58},{RIM + 100},12 {m + 62},{RIM + 78},9",
        8,
    )
    sc.layer(h, near("#8d5b42", "#4b3230", 280), z=6, cut=0.2, sh=0.55)
    sc.flat(
        U(*[limb([(q, RIM + 98, 1.2), (q + 2, RIM + 115, 1.2)], 1, 3) for q in np.arange(m - 36, m + 38, 8)]),
        "#2c1d22",
        0.45,
    )
    sc.layer(
        U(rounded(box(m - 74, RIM + 62, m - 50, RIM + 84), 3), rounded(box(m + 50, RIM + 62, m + 74, RIM + 84), 3)),
        near("#e0bc7c", "#8d6a44", 260),
        z=2.4,
        cut=0,
        wash=0,
        fibre=0,
    )


def loose_strap(sc: Scene, x: float) -> None:
    """The other strap hangs over the edge of the bench."""
    g = clean(
        limb(
            [
                (x, RIM + 12, 27),
                (x + 1, RIM + 80, 27),
                (x, SEAT, 27),
                (x + 2, SEAT + 14, 27),
                (x - 3, SEAT + 50, 26),
                (x - 14, SEAT + 84, 25),
                (x - 20, SEAT + 98, 25),
            ],
            8,
        ).difference(box(x - 30, RIM, x + 30, RIM + 8))
    )
    g = clean(
        g.difference(
            U(
                Polygon([(x - 60, SEAT + 120), (x - 60, SEAT + 76), (x - 26, SEAT + 108)]),
                Polygon([(x - 26, SEAT + 108), (x + 20, SEAT + 92), (x + 20, SEAT + 130), (x - 30, SEAT + 130)]),
            )
        )
    )
    sc.layer(g, sc.near("#8a5a45", "#46302f", 320), z=5, cut=0.3, sh=0.5)
    sc.flat(U(*[ellipse(x + 1, y, 1.9, 2.8) for y in np.arange(RIM + 62, SEAT + 40, 19)]), "#2c1d22", 0.8)
