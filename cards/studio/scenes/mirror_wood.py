"""In a green wood a doe looks into a tall mirror and sees the same wood after the fire, with one green shoot."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.doe import DOE_ORDER, doe

# fir #1f3b2a, fern #4f7d45, new leaf #a8c46a, charcoal plum #3a2a2e, leaf-light #f7f3cf, ember #c9472c
LX, LY = 130, 60  # the sun in the leaves
GX0, GX1, GTOP, GBOT = 372, 656, 352, 990  # the glass
DX, DY = 150, 1046  # the doe
MID = 392  # what stands x left of this line stands as far right of it in the glass
TRUNKS = (
    (-8, 74, 3),
    (104, 26, 0),
    (176, 44, 2),
    (262, 20, 0),
    (318, 30, 1),
)  # x, width, nearness: the ones that are doubled


def trunk(r: Any, x: float, w: float, y0: float = -40, y1: float = 1010, flare: float = 1.0, lean: float = 0.0) -> Any:
    """A bole with a flared foot."""
    ys = np.linspace(y0, y1, 26)
    n1, n2 = Wob(r, 4, 2), Wob(r, 4, 2)
    t = (ys - y0) / (y1 - y0)
    half = w / 2 * (0.8 + 0.22 * t) + flare * w * 0.55 * np.clip((t - 0.9) / 0.1, 0, 1) ** 2
    cx = x + lean * (1 - t)
    left = np.c_[cx - half + w * 0.06 * n1(t * 1.5), ys]
    right = np.c_[cx + half + w * 0.06 * n2(t * 1.5), ys]
    return clean(Polygon(np.vstack([left, right[::-1]])).buffer(0))


def bark(r: Any, x: float, w: float, n: int, y0: float = 0, y1: float = 960) -> Any:
    """Slits along the bole."""
    out = []
    for _ in range(n):
        a, y, L = x + r.uniform(-0.4, 0.4) * w, r.uniform(y0, y1), r.uniform(16, 64)
        out.append(
            limb(
                [
                    (a, y, 0.4),
                    (a + r.uniform(-2, 2), y + L / 2, r.uniform(1.2, 2.6)),
                    (a + r.uniform(-2, 2), y + L, 0.3),
                ],
                4,
                3,
            )
        )
    return U(out)


def frond(r: Any, x: float, y: float, length: float, a: float, bend: float) -> Any:
    """A fern leaf from its root."""
    n = 17
    P, ang = [(x, y)], a
    for _ in range(n):
        ang += bend / n
        P.append((P[-1][0] + math.cos(ang) * length / n, P[-1][1] + math.sin(ang) * length / n))
    g = [limb([(px, py, 3.2 * (1 - i / n) + 0.5) for i, (px, py) in enumerate(P)], 2, 3)]
    ang = a
    for i in range(2, n):
        ang += bend / n
        t = i / n
        L = length * 0.27 * math.sin(math.pi * (0.12 + 0.86 * t)) ** 0.8 * (1.06 - 0.5 * t)
        for s in (-1, 1):
            g.append(leaf(P[i][0], P[i][1], L * r.uniform(0.88, 1.08), ang + s * (1.15 - 0.25 * t), 0.3, 0.14 * s))
    return U(g)


def fern(r: Any, x: float, y: float, size: float, n: int = 7) -> Any:
    """A whole plant, fronds arching out."""
    out = []
    for k in range(n):
        t = k / (n - 1) * 2 - 1
        out.append(
            frond(
                r, x + 6 * t, y, size * r.uniform(0.8, 1.05), -math.pi / 2 + t * 0.8, t * 1.0 + r.uniform(-0.15, 0.15)
            )
        )
    return out


def canopy(r: Any, pts_: list[tuple[float, float]], n: int, L: float, spread: float) -> list[Any]:
    """Sprays of leaves hanging along a line."""
    c = along(curve(np.array(pts_, float), n=12), n)
    tw, lv = [], []
    for x, y in c:
        a = math.pi / 2 + r.gauss(0, 0.7)
        m = r.randint(4, 8)
        px, py = x + r.uniform(-spread, spread), y + r.uniform(-spread, spread * 0.4)
        tw_ = [(px, py, 2.0)]
        for k in range(m):
            px, py = px + math.cos(a) * L * 0.55, py + math.sin(a) * L * 0.55
            a += r.uniform(-0.3, 0.3)
            tw_.append((px, py, 2.0 * (1 - k / m) + 0.4))
            for s in (-1, 1):
                lv.append(
                    leaf(px, py, L * r.uniform(0.8, 1.3), a + s * r.uniform(0.5, 1.0), r.uniform(0.42, 0.56), 0.1 * s)
                )
        tw.append(limb(tw_, 3, 3))
    return [U(tw), *[U(lv[j::5]) for j in range(5)]]


def shafts(sc: Scene, spec: tuple[tuple[float, float, float], ...], op: float) -> None:
    """Pale wedges of light falling from the upper left."""
    for x, w, length in spec:
        dx = 0.62 * length
        g = Polygon([(x, -60), (x + w * 0.55, -60), (x + dx + w * 1.7, length - 60), (x + dx - w * 0.3, length - 60)])
        sc.flat(
            g,
            sc.lin([(0, "#fdf8d4", 0.95), (0.6, "#f3efb4", 0.4), (1, "#e3e69c", 0)], x, -60, x + dx, length - 60),
            op,
            "screen",
            1.2,
        )


def lay_doe(
    sc: Scene, d: dict[str, Any], tone: dict[str, str], z: float, rim: tuple[float, float, str, float] | None, lit: bool
) -> None:
    """A doe in one family of colours."""
    for k, c in DOE_ORDER:
        g = d[k]
        if k in ("lines", "shoulder", "glint", "lid", "mouth", "brow", "earhair", "spots"):
            sc.flat(g, tone[c], {"lines": 0.6, "shoulder": 0.6, "brow": 0.7, "earhair": 0.8}.get(k, 1))
            continue
        big = g.area > 900
        fill = tone[c]
        if lit and k in ("body", "ear", "ear2", "far"):
            fill = sc.near(mix(tone[c], "#ffe6a0", 0.42), mix(tone[c], "#2a2a1e", 0.42), 330, (250, 730))
        sc.layer(
            g,
            fill,
            z=z if big else 1,
            cut=0,
            sh=0.42 if big else 0.3,
            wash=0.6 if big else 0,
            fibre=0.05 if big else 0,
            rimw=0.8,
            rimop=0.3,
        )
        if rim and big:
            rimlight(sc, g, *rim, blur=1.0, c=(240, 700) if lit else (520, 760), r=460)


def draw() -> Scene:
    """The card."""
    sc = Scene("mirror_wood", light=(LX, LY, 260), shadow="#0c1c14", bg="#1f3b2a")
    near = sc.near
    sc.backdrop(
        sc.rad([(0, "#f4f3c8"), (0.22, "#dfe6a2"), (0.5, "#abc872"), (0.8, "#6f9a56"), (1, "#46723f")], 210, 330, 900)
    )
    for k, (y, c1, c2) in enumerate(((640, "#d9e29c", "#94b868"), (720, "#c2d586", "#7aa458"))):
        g = bank(
            sc.stream(f"bush{k}"),
            [(-40, y), (140, y + 20), (320, y - 14), (520, y + 16), (700, y - 20), (840, y)],
            24,
            50,
            fill=box(-60, y, 860, 1200),
        )
        sc.layer(g, near(c1, c2, 900), z=6, sh=0.2, rimop=0.4)
    # ------------------------------------------------ four greens of trunks
    ranks = {
        0: ("#c4d68c", "#7fa65c", 5),
        1: ("#93b566", "#4f7d45", 8),
        2: ("#628a4a", "#365f3a", 10),
        3: ("#3c6238", "#1f3b2a", 14),
    }
    extra = (
        (36, 16, 0),
        (148, 14, 0),
        (228, 12, 0),
        (344, 14, 0),
        (700, 22, 0),
        (742, 16, 0),
        (676, 34, 1),
        (782, 60, 2),
    )

    def stand(rank: int) -> None:
        hi, lo, z = ranks[rank]
        for x, w, k in (*TRUNKS, *extra):
            if k != rank:
                continue
            r = sc.stream(f"trunk{x}")
            base = (800, 880, 950, 1030)[rank]
            g = trunk(r, x, w, -40, base, 1.0, r.uniform(-16, 16))
            twigs = []
            if rank < 2:
                for _ in range(3):
                    s, y = r.choice((-1, 1)), r.uniform(140, 520)
                    t, _lv = tree(r, x + s * w * 0.3, y, r.uniform(60, 110), -math.pi / 2 + s * 0.9, w * 0.16, 5, 0.5)
                    twigs.append(t)
            sc.layer(U(g, twigs), near(hi, lo, 700, (200, 420)), z=z, sh=0.4, rimop=0.4, rimw=1.1)
            sc.flat(clean(bark(r, x, w, int(w * 0.55)).intersection(g)), mix(lo, "#12241a", 0.45), 0.55)
            rimlight(sc, g, 3 + rank, 0, "#fbf3b8", 0.5, blur=1.6, c=(LX, 480), r=520)

    stand(0)
    shafts(sc, ((-60, 90, 1000), (70, 60, 900), (190, 40, 820)), 0.5)
    floor, _ = land(sc.stream("floor0"), [(-40, 800), (200, 816), (420, 796), (640, 812), (840, 790)], 6)
    sc.layer(floor, near("#b6cc74", "#5d8c48", 800, (220, 800)), z=7, sh=0.35)
    stand(1)
    for x, y, s in ((60, 870, 62), (290, 862, 54), (700, 868, 66)):
        sc.layer(U(fern(sc.stream(f"f{x}"), x, y, s, 7)), "#7ea552", z=4, cut=0, sh=0.3, fibre=0)
    floor, _ = land(sc.stream("floor1"), [(-40, 874), (160, 892), (420, 872), (660, 896), (840, 868)], 6)
    sc.layer(floor, near("#93b45c", "#47763c", 760, (240, 860)), z=8, sh=0.4)
    shafts(sc, ((-20, 70, 1060), (120, 54, 1000)), 0.42)
    stand(2)
    for x, y, s in ((150, 950, 84), (700, 950, 90), (780, 940, 70)):
        sc.layer(U(fern(sc.stream(f"f{x}"), x, y, s, 7)), "#5f8c46", z=5, cut=0, sh=0.35, fibre=0)
    floor, _ = land(sc.stream("floor2"), [(-40, 958), (160, 972), (420, 962), (660, 976), (840, 950)], 6)
    sc.layer(floor, near("#7da250", "#2f5a34", 700, (260, 950)), z=10, sh=0.45)
    stand(3)
    mirror(sc)
    # ------------------------------------------------ mossy floor, prints, doe
    floor, top = land(
        sc.stream("floor3"), [(-40, 1040), (150, 1052), (340, 1030), (520, 1012), (680, 1026), (840, 1016)], 6
    )
    sc.layer(floor, near("#6f9848", "#23442c", 640, (250, 1000)), z=9, sh=0.45)
    sc.layer(
        grass(sc.stream("moss"), -10, 810, lambda x: y_at(top, x), 11, 420, 0.1, 1.8),
        "#5d8742",
        z=1.5,
        cut=0,
        sh=0.2,
        fibre=0,
    )
    prints = along(curve([(742, 1236), (690, 1160), (622, 1112), (560, 1070), (520, 1034)], n=8), 10)
    for i in range(9):
        d = prints[i + 1] - prints[i]
        k = 1.75 - 0.1 * i
        boot = U(
            shape("-4,-3.4 4,-5.6 12,-5.2 17,-1 15,3.6 8,5.2 -4,3.4"), shape("-15,-4^ -7,-4.2^ -7,4.2^ -15,4^ -17,0")
        )
        g = T(
            boot,
            prints[i][0] + (9 if i % 2 else -9) * k,
            prints[i][1],
            k,
            sy=k * 0.8,
            rot=math.degrees(math.atan2(d[1], d[0])),
        )
        sc.flat(g, "#12281a", 0.9)
        sc.flat(T(g, 0.6, 2.2).difference(g), "#cfe08c", 0.7)
    sc.flat(ellipse(140, 1050, 170, 20), "#0c1c14", 0.4, "multiply", 9)
    lit_r = sc.stream("litter")
    for _ in range(46):
        x, yy = lit_r.uniform(0, 800), lit_r.uniform(1066, 1190)
        sc.layer(
            leaf(x, yy, lit_r.uniform(9, 17), lit_r.uniform(0, 6.3), 0.5, 0.2),
            lit_r.choice(("#a8b85a", "#8a9a48", "#c29a54", "#6f8a42")),
            z=1,
            cut=0,
            sh=0.4,
            wash=0,
            fibre=0,
            rimop=0.3,
        )
    sun = sc.stream("sunspots")
    sc.flat(
        U(
            [
                ellipse(sun.uniform(200, 470), sun.uniform(1066, 1130), sun.uniform(12, 40), sun.uniform(4, 9), -3)
                for _ in range(12)
            ]
        ),
        "#eaf0a0",
        0.34,
        "screen",
        4,
    )
    for x, yy, s in (
        (352, 1092, 1.0),
        (384, 1108, 1.2),
        (338, 1120, 1.1),
        (420, 1086, 0.9),
        (478, 1124, 1.2),
        (512, 1100, 0.9),
        (120, 1102, 1.0),
        (92, 1090, 0.8),
        (180, 1090, 0.9),
        (560, 1156, 1.2),
    ):
        a0 = sun.uniform(0, 1)
        sc.layer(
            U([leaf(x, yy, 8.5 * s, a0 + k * 1.047, 0.62) for k in range(6)]),
            "#fbf6de",
            z=1.6,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rimop=0,
        )
        sc.flat(ellipse(x, yy, 2.1 * s), "#e2b64e")
    d = T(doe(), DX, DY)
    lay_doe(
        sc,
        d,
        {
            "coat": "#b0763e",
            "coat2": "#7e5430",
            "pale": "#f6e7bd",
            "hoof": "#2a2018",
            "in": "#e0a884",
            "line": "#6f451f",
            "dark": "#241812",
            "glint": "#fffbe8",
        },
        4,
        (3.2, 3.6, "#fff2b4", 0.95),
        True,
    )
    glow = U(shape("196,774^ 236,730 262,690 290,680^ 300,708 278,752 246,800 214,824^"))
    sc.flat(clean(glow.intersection(d["body"])), "#fff3b0", 0.55, "screen", 14)
    dap = sc.stream("dapple")
    sp = U(
        [
            ellipse(
                dap.uniform(20, 260),
                dap.uniform(830, 920) - 0.3 * 0,
                dap.uniform(4, 12),
                dap.uniform(3, 7),
                dap.uniform(-40, 20),
            )
            for _ in range(22)
        ]
    )
    sc.flat(clean(sp.intersection(d["body"])), "#ffe9a0", 0.4, "screen", 1.6)
    shafts(sc, ((-40, 54, 1150), (58, 30, 1010)), 0.36)
    sc.glow(258, 742, 150, "#fff3b4", 0.4)
    return front(sc, top)


def mirror(sc: Scene) -> None:
    """The frame and, in the glass, the wood after the fire."""
    cx, R = (GX0 + GX1) / 2, (GX1 - GX0) / 2
    glass = U(box(GX0, GTOP + R, GX1, GBOT), ellipse(cx, GTOP + R, R))
    outer = U(box(GX0 - 26, GTOP + R, GX1 + 26, GBOT + 26), ellipse(cx, GTOP + R, R + 26))
    feet = U(
        shape(
            f"{GX0 - 52},{GBOT + 44}^ {GX0 - 40},{GBOT + 16} {GX0 - 14},{GBOT + 4} {GX0 + 16},{GBOT + 8}^ {GX0 + 20},{GBOT + 44}^"
        ),
        T(
            shape(
                f"{GX0 - 52},{GBOT + 44}^ {GX0 - 40},{GBOT + 16} {GX0 - 14},{GBOT + 4} {GX0 + 16},{GBOT + 8}^ {GX0 + 20},{GBOT + 44}^"
            ),
            2 * cx,
            0,
            flip=True,
        ),
    )
    sc.layer(
        U(feet, outer),
        sc.lin([(0, "#e8d9a4"), (0.4, "#a98a54"), (1, "#5a4630")], GX0, GTOP, GX1, GBOT),
        z=16,
        sh=0.6,
        rim="#fffbe0",
        rimop=0.8,
        rimw=1.4,
        cut=0.4,
    )
    ring = outer.buffer(-7).difference(outer.buffer(-10))
    sc.flat(ring, "#4a3822", 0.6)
    sc.flat(T(ring, 0.8, 1), "#fff6d0", 0.35)
    sc.layer(outer.buffer(-17), "#3c2c20", z=2, cut=0, sh=0.3, rimop=0.2)
    refl = lambda x: 2 * MID - x
    with sc.clip(glass):
        sc.backdrop(
            sc.lin(
                [
                    (0, "#241a20"),
                    (0.3, "#3a2a2e"),
                    (0.48, "#6e3530"),
                    (0.6, "#c9472c"),
                    (0.66, "#ef9a4e"),
                    (0.7, "#b8452c"),
                    (1, "#2c2024"),
                ],
                0,
                GTOP,
                0,
                GBOT,
            )
        )
        r = sc.stream("smoke")
        for k in range(5):
            y = 470 + 52 * k
            g = bank(r, [(340, y + 20), (430, y), (520, y + 22), (610, y - 8), (700, y + 12)], 14, 30)
            sc.layer(g, mix("#3a2a2e", "#a8442e", k / 5), z=4, sh=0.25, op=0.5, rimop=0.1, fibre=0)
        sc.glow(500, 770, 250, "#ff9a4a", 0.55)
        for rank in (0, 1, 2, 3):  # the same trunks at the same places
            for x, w, k in (*TRUNKS, (36, 16, 0), (148, 14, 0), (228, 12, 0), (344, 14, 0)):
                if k != rank:
                    continue
                rr = sc.stream(f"burnt{x}")
                top = GTOP - 20 if k in (2, 3) else rr.uniform(GTOP + 40, 560)
                base = (800, 880, 950, 1030)[rank]
                g = trunk(rr, refl(x), w * 0.96, top, base, 1.0, 6)
                if top > GTOP:  # snapped off
                    xs = np.linspace(refl(x) - w, refl(x) + w, 9)
                    g = g.difference(
                        Polygon(
                            [
                                *[(v, top + rr.uniform(4, 46)) for v in xs],
                                (refl(x) + w, top - 60),
                                (refl(x) - w, top - 60),
                            ]
                        ).buffer(0)
                    )
                stubs = []
                for _ in range(3 if k < 3 else 2):
                    s, y = rr.choice((-1, 1)), rr.uniform(max(top + 60, 460), 760)
                    stubs.append(
                        limb(
                            [
                                (refl(x), y, w * 0.3),
                                (refl(x) + s * w * 0.9, y - w * 0.5, w * 0.2),
                                (refl(x) + s * w * rr.uniform(1.2, 1.9), y - w * rr.uniform(0.8, 1.4), w * 0.07),
                            ],
                            5,
                        )
                    )
                c = mix("#6a3a34", "#17100f", (0.2, 0.55, 0.8, 0.95)[k])
                sc.layer(clean(U(g, stubs)), c, z=4 + 2 * k, sh=0.5, rim="#ff9a50", rimop=0.35, fibre=0)
                cracks = []
                for _ in range(int(5 + w * 0.42)):
                    a, y = refl(x) + rr.uniform(-0.42, 0.42) * w, rr.uniform(top, base)
                    q = [(a, y, 0.4)]
                    for j in range(rr.randint(3, 6)):
                        a, y = a + rr.uniform(-0.13, 0.13) * w, y + rr.uniform(8, 22)
                        q.append((a, y, rr.uniform(0.8, 2.0)))
                    q.append((a + 1, y + 8, 0.3))
                    cracks.append(limb(np.array(q), 2, 3))
                ck = clean(U(cracks).intersection(g.buffer(-0.5)))
                sc.flat(ck, "#ff7a2c", 0.8, "screen", 2.4)
                sc.flat(ck, sc.lin([(0, "#c9472c"), (0.7, "#ffb35a"), (1, "#e8622e")], 0, 480, 0, 980), 0.95)
            y = (806, 884, 962, 0)[rank]
            if y:
                fl, _ = land(sc.stream(f"ash{rank}"), [(330, y), (430, y - 8), (540, y + 8), (700, y - 4)], 4)
                sc.layer(fl, mix("#7a4a42", "#3c3032", rank / 2), z=5, sh=0.4, rim="#ffb070", rimop=0.3)
        fl, _ = land(sc.stream("ash3"), [(330, 990), (430, 976), (540, 984), (700, 972)], 4)
        # the other doe
        o = T(doe(), 2 * MID - DX, DY - 34, flip=True)
        sc.layer(fl, "#4a3e40", z=5, sh=0.4, rimop=0.2)
        ash = sc.stream("ashes")
        lay_doe(
            sc,
            o,
            {
                "coat": "#3f3033",
                "coat2": "#2a2022",
                "pale": "#7d6a66",
                "hoof": "#140e0e",
                "in": "#6a3e3a",
                "line": "#1c1416",
                "dark": "#0c0809",
                "glint": "#ffb070",
            },
            4,
            (2.4, 2.6, "#ff8a44", 0.7),
            False,
        )
        back = o["body"].difference(T(o["body"], 3, 13)).intersection(box(508, 610, 700, 800))
        sc.layer(clean(fur(rounded(back, 2), 3, 0.2, 3)), "#cfc6bf", z=1.4, cut=0, sh=0.4, fibre=0, rim="#ffd0a0")
        sc.flat(
            clean(
                U(
                    [ellipse(ash.uniform(420, 660), ash.uniform(690, 860), ash.uniform(0.8, 2.6)) for _ in range(150)]
                ).intersection(o["body"])
            ),
            "#d8cfc8",
            0.75,
        )
        sc.flat(
            U([ellipse(ash.uniform(GX0, GX1), ash.uniform(GTOP, GBOT), ash.uniform(0.6, 1.9)) for _ in range(110)]),
            "#d8c8c0",
            0.5,
        )
        sc.flat(
            U([ellipse(ash.uniform(GX0, GX1), ash.uniform(560, 940), ash.uniform(0.7, 1.6)) for _ in range(46)]),
            "#ffb45c",
            0.9,
        )
        # one green shoot under the lifted hoof
        sx, sy = 446, 986
        sc.glow(sx, sy - 22, 62, "#c8f07a", 0.6)
        sc.layer(
            U(
                limb([(sx, sy, 3.4), (sx - 1, sy - 16, 3), (sx + 1, sy - 32, 2)], 5),
                leaf(sx, sy - 26, 25, -0.7, 0.5, 0.1),
                leaf(sx, sy - 24, 24, -2.5, 0.5, -0.1),
                leaf(sx + 1, sy - 32, 14, -1.4, 0.45),
            ),
            "#a8d45c",
            z=2,
            cut=0,
            sh=0.5,
            wash=0,
            fibre=0,
            rim="#f4ffd0",
            rimop=0.8,
        )
        # a bird with a seed
        bx, by = 588, 486
        b = T(bird("swallow", 1), bx, by, 0.42, flip=True, rot=8)
        sc.layer(b, "#e9dccb", z=3, cut=0, sh=0.4, wash=0, fibre=0)
        sc.layer(ellipse(bx - 23, by - 6, 3.4, 2.4, 30), "#9ccc4e", z=1, cut=0, sh=0.3, wash=0, fibre=0)
        # light on the glass
        for x, w in ((330, 46), (404, 16)):
            sc.flat(
                Polygon([(x, GBOT), (x + w, GBOT), (x + w + 250, GTOP), (x + 250, GTOP)]), "#e6f2c0", 0.07, "screen"
            )
    sc.flat(glass.difference(T(glass, 7, 8)), "#0a0708", 0.5, "multiply", 4)
    sc.stroke(list(glass.exterior.coords), "#fff3cf", 1.0, 0.45)


def front(sc: Scene, top: Any) -> Scene:
    """Near ferns, the match in the moss, leaves overhead."""
    for k, (x, y, s, c) in enumerate(
        (
            (330, 1130, 70, "#4b7a3c"),
            (812, 1110, 130, "#2c5230"),
            (24, 1170, 132, "#274c2e"),
            (600, 1190, 74, "#2c5230"),
            (770, 1216, 150, "#173322"),
            (150, 1234, 120, "#173322"),
            (430, 1246, 84, "#173322"),
        )
    ):
        r = sc.stream(f"fern{k}")
        for j, g in enumerate(fern(r, x, y, s, 8)):
            sc.layer(g, mix(c, "#9cc060", 0.06 * (j % 3)), z=4, cut=0, sh=0.4, fibre=0, rimop=0.4)
    mx, my = 268, 1136
    sc.layer(limb([(mx, my, 4.4), (mx + 40, my - 13, 4.4)], 3), "#e9d8a8", z=1.6, cut=0, sh=0.55, wash=0, fibre=0)
    sc.layer(ellipse(mx + 42, my - 13.6, 5.4, 3.9, -18), "#c9472c", z=1, cut=0, sh=0.4, wash=0, fibre=0)
    for k, (P, n, L, c1, c2, z) in enumerate(
        (
            ([(-40, 120), (120, 60), (330, 96), (560, 70), (840, 130)], 30, 30, "#a8c46a", "#c9dc88", 6),
            ([(-40, 40), (150, -6), (420, 40), (640, 10), (840, 70)], 30, 36, "#6f9a4c", "#89b058", 8),
            ([(470, -40), (620, 0), (730, 30), (840, 110)], 13, 40, "#35613a", "#55864c", 12),
            ([(-60, 20), (40, 0), (120, -40)], 8, 46, "#2c5634", "#3f6f40", 12),
        )
    ):
        t, *sheets = canopy(sc.stream(f"canopy{k}"), P, n, L, 30)
        sc.layer(t, mix(c1, "#1f3b2a", 0.5), z=z * 0.5, cut=0, sh=0.3, fibre=0)
        for j, g in enumerate(sheets):
            sc.layer(
                g, mix(c1, c2, j / 4), z=z if j == 0 else z * 0.45, cut=0, sh=0.4, fibre=0, rim="#fbf7c8", rimop=0.55
            )
    sc.glow(LX, LY, 420, "#fbf6c4", 0.42)
    sc.vignette("#0a1a12", 0.36, 360, 620, 900)
    sc.finish(0.2)
    return sc
