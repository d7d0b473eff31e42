"""An old man sits beside the friend whom he has cut out of the hedge and trims its sleeve; its shadow raises its hat.

Palette: box green #2c4a2f, sage #6f8a5a, evening lime #c3c77a, bench umber #5d4a33, low light #fbf2cd, waistcoat brick #b35a3c.
Light: a low sun beyond them. Planes: sky and hills / garden of clipped people / bench / lawn with two shadows / arch.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import Wob

EYE = 428.0  # the horizon
SX, SY = 404.0, 384.0  # the sun
METRE = 0.37  # pixels a metre for every pixel under the horizon
SEAT = 700.0  # the seat of the bench
FOOT = 754.0  # its feet
MAN, FRIEND = 338.0, 470.0
NIGHT = "#14241c"
SMALL = 5.2  # leaves under this size only show inside the outline
# x, foot, kind, metres high, of the clipped garden, far ones first
GARDEN: tuple[tuple[float, float, str, float], ...] = (
    (360, 450, "cone", 4.4),
    (448, 451, "cone", 4.4),
    (322, 464, "ball", 4.0),
    (488, 466, "lady", 3.0),
    (270, 486, "man", 3.0),
    (540, 490, "ball", 3.6),
    (196, 520, "lady", 2.8),
    (222, 524, "child", 1.9),
    (616, 524, "spiral", 4.2),
    (96, 578, "spiral", 4.0),
    (706, 584, "man", 2.9),
    (650, 590, "dog", 1.3),
)


def metre(y: float) -> float:
    """Pixels a metre has on the lawn at y."""
    return METRE * (y - EYE)


def scatter_leaves(r: Any, g: Any, size: float, n: int, light_up: bool) -> Any:
    """Leaves inside g; light_up keeps to the half that the sun strikes (its upper edge)."""
    x0, y0, x1, y1 = g.bounds
    inner = g.buffer(-size * 0.4)
    out = []
    for _ in range(n):
        x = r.uniform(x0, x1)
        y = y0 + (y1 - y0) * (r.random() ** (1.9 if light_up else 1.0))
        if inner.contains(Point(x, y)):
            out.append(leaf(x, y, size * r.uniform(0.7, 1.2), r.uniform(-2.9, -0.2), 0.5))
    return U(out)


def leafy(sc: Scene, g: Any, lit: str, shade: str, size: float, name: str, z: float = 6, rim: float = 0.7) -> Any:
    """A clipped shape: a dark body with a leafy edge, two showers of leaves, light on the edge that sees the sun."""
    h = hedge(g, name, size) if size > SMALL else g
    r = sc.stream(name)
    fill = sc.near(lit, shade, 520, (SX, SY))
    sc.layer(h, fill, z=z, sh=0.5, cut=0, fibre=0.05, wash=0.7, rim="#fbf2cd", rimop=rim)
    n = int(min(420, g.area / (size * size) * 1.5))
    sc.flat(scatter_leaves(r, g, size, n, False), mix(shade, NIGHT, 0.35), 0.5)
    sc.flat(
        scatter_leaves(r, g, size, n, True),
        sc.near(mix(lit, "#fbf2cd", 0.45), mix(lit, shade, 0.4), 420, (SX, SY)),
        0.7,
    )
    dx = 2.2 if g.centroid.x > SX else -2.2
    rimlight(sc, h, dx * size / 9, 2.4 * size / 9, "#fff6cc", rim, blur=max(0.5, size * 0.1), r=760)
    return h


def clipped(kind: str, m: float) -> Any:
    """The outline of a clipped yew, foot at 0,0, m pixels high."""
    if kind == "cone":
        g = shape("-34,0^ -30,-10 0,-100^ 30,-10 34,0^")
    elif kind == "ball":
        g = U(box(-4, -60, 4, 0), ellipse(0, -66, 34), box(-16, -10, 16, 0).buffer(3))
    elif kind == "spiral":
        g = U(
            shape("-9,0^ -7,-60 0,-100^ 7,-60 9,0^"),
            [
                T(ellipse(0, 0, 30 * (1 - 0.1 * k * 1.0), 9), (-3 if k % 2 else 3), -12 - 14 * k, rot=-16)
                for k in range(7)
            ],
        )
    elif kind == "peacock":
        g = fillet(
            U(
                ellipse(0, -46, 26, 18, -20),
                limb("18,-52,16 26,-76,10 24,-90,11", 5),
                shape("30,-94^ 38,-88 28,-84^"),
                [leaf(-12, -44, 74, math.radians(a), 0.24) for a in range(176, 250, 12)],
                box(-14, -30, 14, 0),
            ),
            3,
        )
        g = T(g, s=1.0)
    elif kind == "dog":
        g = T(beast("hound", "sit").outline(), s=0.78)
    else:
        p = {
            "lady": lambda: person(30, "side", "stroll", dress("gown"), hat="straw", hair="bun"),
            "child": lambda: person(7, "side", "wave", dress("dress"), hat=None, hair="bob"),
            "man": lambda: person(50, "side", "stroll", dress("greatcoat"), hat="bowler"),
        }[kind]()
        g = p.outline()
    g = clean(g)
    return T(g, 0, 0, m / (g.bounds[3] - g.bounds[1]))


def draw_sky(sc: Scene) -> None:
    """Evening: rings round the sun, a few long clouds, hills, a far wood."""
    sc.backdrop(
        sc.rad([(0, "#fffdf0"), (0.1, "#fdf3c4"), (0.3, "#e6dc94"), (0.6, "#b5bf86"), (1, "#71907a")], SX, SY, 700)
    )
    for k, rr in enumerate((300, 210, 140)):
        sc.layer(
            ellipse(SX, SY, rr),
            sc.rad([(0, "#fffdf0"), (1, ("#cfcf8e", "#e0d992", "#f0e5a4")[k])], SX, SY, rr),
            z=4,
            sh=0.12,
            cut=1.4,
            op=0.6,
            rim="#fffbe0",
            rimop=0.6,
            wash=0.5,
        )
    for name, P, r0, r1, c in (
        ("left", [(60, 150), (150, 120), (250, 140), (330, 118)], 14, 34, "#9db384"),
        ("right", [(520, 200), (600, 176), (690, 196), (800, 170)], 16, 36, "#a9ba86"),
        ("low", [(90, 300), (170, 284), (250, 296)], 9, 20, "#cfd08e"),
    ):
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, sx=1.7)
        for k in (0, 1):
            g = b if k == 0 else T(rounded(b.buffer(-8), 3), 4, -5)
            sc.layer(
                g,
                sc.near("#fdf3c4", mix(c, "#71907a", 0.2 * k), 520, (SX, SY)),
                z=5,
                sh=0.25,
                cut=0.7,
                rim="#fffbe0",
                rimop=0.8,
            )
    sc.layer(ellipse(SX, SY, 62), "#fffef4", z=3, sh=0.15, cut=0.5, wash=0.2, rim="#ffffff", rimop=0.9)
    for k, (y, amp, c) in enumerate(((398, 20, "#b9bd80"), (414, 12, "#9aa970"))):
        g, _ = ridge(sc.stream(f"hill {k}"), y, amp, f=1.3 + k, tilt=(24, -26)[k])
        sc.layer(g, sc.near("#f3e8ae", c, 460, (SX, SY)), z=5, sh=0.25, cut=0.7, rim="#fffbe0", rimop=0.6)
    r = sc.stream("poplars")
    for x in (96, 118, 138, 640, 664, 712):
        sc.layer(
            poplar(r, x, 432, r.uniform(52, 84), 15), "#83976a", z=3, sh=0.25, cut=0, fibre=0, rim="#fffbe0", rimop=0.5
        )
    sc.flat(
        U(
            [
                T(bird("swallow", 0.6), x, y, s, rot=a, flip=f)
                for x, y, s, a, f in (
                    (560, 210, 0.22, -20, False),
                    (606, 236, 0.16, 10, True),
                    (520, 252, 0.13, 0, False),
                )
            ]
        ),
        "#4c6650",
        0.8,
    )


def draw_lawn(sc: Scene) -> None:
    """Mown in stripes that run to the sun, with a road of light."""
    sc.layer(
        box(-60, EYE, 860, 1300),
        sc.near("#e6dd84", "#35552f", 680, (SX, EYE)),
        z=5,
        sh=0.3,
        cut=0.5,
        rim="#fffbe0",
        rimop=0.7,
    )
    w = [x * 150 for x in range(-9, 10)]
    for k, x in enumerate(w[:-1]):
        if k % 2:
            q = Polygon(
                [(SX + x * 0.03, EYE), (SX + w[k + 1] * 0.03, EYE), (SX + w[k + 1] * 1.4, 1300), (SX + x * 1.4, 1300)]
            )
            sc.flat(q.intersection(box(-40, EYE, 840, 1260)), "#24462c", 0.2, "multiply")
    beam = Polygon([(SX - 40, EYE), (SX + 40, EYE), (SX + 210, 1300), (SX - 190, 1300)])
    sc.flat(
        beam,
        sc.lin([(0, "#fff6cc", 0.9), (0.35, "#f3ea9c", 0.5), (1, "#d5d676", 0.1)], 0, EYE, 0, 1200),
        0.62,
        "screen",
        18,
    )
    r = sc.stream("blades")
    for k, y in enumerate(range(470, 1200, 46)):
        h = 3 + metre(y) * 0.03
        g = grass(r, -10, 810, y, h, 34, 0.1, 0.8 + 0.01 * h)
        sc.flat(g, "#26472d" if k % 2 else "#e0dc8c", 0.34)


def ground_shadow(sc: Scene, g: Any, x: float, y: float, long: float, op: float = 0.5) -> None:
    """What a thing with its foot at x, y throws towards us, away from the sun."""
    k = (x - SX) / (y - EYE + 60) * long
    s = AF.affine_transform(g, [1.1, -k, 0, -long, k * y - 0.1 * x, y + long * y])
    sc.flat(clean(s), "#1d3a2a", op, "multiply", 1.4)


def draw_garden(sc: Scene) -> None:
    """Everybody here is clipped yew."""
    for x, y, kind, high in GARDEN:
        m = metre(y)
        g = T(clipped(kind, m * high), x, y, flip=x > SX)
        far = math.exp(-(y - EYE) / 110)
        ground_shadow(sc, g, x, y, 0.85, 0.42)
        lit, shade = mix("#5f8042", "#e6dc94", 0.6 * far), mix("#183322", "#8f9c60", 0.7 * far)
        leafy(sc, g, lit, shade, 2.2 + m * 0.026, f"{kind} {x:.0f}", z=3 + m * 0.06)


def two_shadows(sc: Scene) -> None:
    """Bench and two sitters on the lawn; one of them lifts his hat, though the hedge does not."""

    def at(x: float, v: float) -> tuple[float, float]:
        """v runs from the bench (0) to the hats (1)."""
        k = 1 + 0.62 * v
        return SX + (x - SX) * k, FOOT + 6 + 384 * v

    def lay(g: Any) -> Any:
        out = []
        for p in polys(clean(g.segmentize(6))):
            out.append(
                Polygon(
                    [at(x, v / 100) for x, v in p.exterior.coords],
                    [[at(x, v / 100) for x, v in h.coords] for h in p.interiors],
                )
            )
        return U([q.buffer(0) for q in out])

    def sitter(cx: float, lean: float) -> Any:
        return fillet(
            U(
                shape(
                    f"{cx - 44},0^ {cx - 46},36 {cx - 44},52 {cx - 26},60 {cx - 10},62 {cx + 10},62 {cx + 26},60 {cx + 44},52 {cx + 46},36 {cx + 44},0^"
                ),
                limb([(cx, 58, 24), (cx + lean * 0.5, 70, 22)], 3),
                ellipse(cx + lean, 74, 22, 10),
            ),
            2,
        )

    def hat(x: float, y: float, rot: float) -> Any:
        return T(
            U(
                shape("-36,0^ -30,3 30,3 36,0^ 30,-1.4 -30,-1.4"),
                shape("-21,2^ -20,10 -12,14.6 0,15 12,14.6 20,10 21,2^"),
            ),
            x,
            y,
            rot=rot,
        )

    seat = U(
        box(286, -6, 522, 10),
        box(282, 26, 526, 33),
        box(282, 14, 526, 20),
        box(288, -8, 300, 34),
        box(508, -8, 520, 34),
    )
    man = U(sitter(MAN, 5), hat(MAN + 5, 80, 0), limb([(MAN + 40, 48, 20), (MAN + 62, 40, 17), (MAN + 72, 50, 12)], 5))
    friend = U(
        sitter(FRIEND, -5),
        limb([(FRIEND + 38, 46, 22), (FRIEND + 76, 66, 19), (FRIEND + 62, 88, 15)], 7),
        hat(FRIEND + 42, 91, 0),
        ellipse(FRIEND - 5, 82, 17, 4),
    )
    g = lay(U(seat, man, friend))
    fill = sc.lin([(0, "#17352a", 1), (0.6, "#1f4030", 0.92), (1, "#2c4f36", 0.7)], 0, FOOT, 0, 1190)
    sc.flat(g, fill, 0.86, None, 1.2)
    sc.flat(g, "#1d3a2a", 0.3, "multiply", 7)
    tips = grass(sc.stream("lit tips"), 150, 660, 900, 22, 10, 0.1, 1.6)
    _ = tips
    with sc.clip(g):
        r = sc.stream("shade blades")
        for y in range(790, 1200, 24):
            sc.flat(grass(r, 200, 640, y, 9 + (y - 790) * 0.03, 26, 0.1, 1.6), "#3f6a44", 0.5)


def draw_bench(sc: Scene) -> None:
    """A park bench from behind: slats, iron ends, two cups on its arm."""
    wood = sc.near("#a58a5a", "#3a2f22", 420, (SX, SY))
    legs = [
        box(292, SEAT, 301, FOOT),
        box(507, SEAT, 516, FOOT),
        box(318, SEAT, 324, FOOT - 10),
        box(484, SEAT, 490, FOOT - 10),
    ]
    sc.layer(U(legs), "#2c2a1e", z=4, sh=0.4, cut=0, fibre=0, rim="#fbf2cd", rimop=0.6)
    sc.layer(box(284, SEAT - 6, 524, SEAT + 4), wood, z=5, sh=0.5, cut=0.4, rim="#fff6cc", rimop=0.9)


def bench_back(sc: Scene) -> None:
    """The slats that lie over the backs of the two."""
    wood = sc.near("#8a7047", "#33291e", 380, (SX, SY))
    for y, h in ((646, 10), (664, 9), (681, 9)):
        sc.layer(box(282, y, 526, y + h).buffer(1), wood, z=4, sh=0.6, cut=0.5, rim="#fff6cc", rimop=0.95)
    for x in (290, 404, 512):
        sc.layer(limb([(x, 636, 7), (x, SEAT + 6, 8)], 1), "#3a3024", z=3, cut=0.3, fibre=0, rim="#fff6cc", rimop=0.8)
    arm = limb("276,668,7 268,690,8 270,712,8 284,716,7", 5)
    sc.layer(U(arm, T(arm, 808, 0, flip=True)), "#3a3024", z=4, cut=0.2, fibre=0, rim="#fff6cc", rimop=0.8)
    for dx, c in ((0, "#efe6d2"), (538 - 270, "#efe6d2")):
        put(
            sc, T(cup(c, "#b35a3c", steam=1 if dx == 0 else 0), 270 + dx, 668, 0.62), z=1.6, rim=(-1, 1, "#fffbe0", 0.9)
        )


def sitter_back(cx: float, turn: float) -> dict[str, Any]:
    """Somebody seated, from behind, in his hat: head, hat brim and crown, trunk."""
    return {
        "trunk": shape(
            f"{cx - 38},{SEAT}^ {cx - 42},664 {cx - 45},632 {cx - 36},612 {cx - 12},602 {cx},600 {cx + 12},602 {cx + 36},612 {cx + 45},632 {cx + 42},664 {cx + 38},{SEAT}^"
        ),
        "neck": limb([(cx, 610, 19), (cx + turn * 0.6, 590, 18)], 2),
        "head": ellipse(cx + turn, 578, 18, 21),
        "brim": shape(
            f"{cx + turn - 36},569^ {cx + turn - 20},563 {cx + turn + 20},563 {cx + turn + 36},569^ {cx + turn + 18},575 {cx + turn - 18},575"
        ),
        "crown": shape(
            f"{cx + turn - 21},567^ {cx + turn - 21},550 {cx + turn - 12},541 {cx + turn},539 {cx + turn + 12},541 {cx + turn + 21},550 {cx + turn + 21},567^"
        ),
    }


def draw_man(sc: Scene) -> None:
    """Old, in shirt sleeves and a brick waistcoat, turned to his work; the shears are at the other's shoulder."""
    b = sitter_back(MAN, 6)
    lay = lambda g, c, z=3.0, **kw: sc.layer(
        g, c, z=z, **({"cut": 0.2, "rim": "#fff6cc", "rimop": 0.9, "sh": 0.5} | kw)
    )
    shirt = sc.near("#f3ead0", "#8f9a86", 300, (SX, SY))
    lay(limb([(MAN - 36, 626, 24), (MAN - 50, 662, 20), (MAN - 40, 694, 16)], 6), shirt)
    lay(b["neck"], "#a9714e", 2)
    lay(b["trunk"], shirt)
    vest = b["trunk"].difference(U(ellipse(MAN - 46, 622, 15, 30), ellipse(MAN + 46, 622, 15, 30)))
    lay(vest, sc.near("#d8764e", "#6d3226", 260, (SX, SY)), 2)
    sc.flat(limb([(MAN, 606, 1.4), (MAN + 1, 650, 1.6)], 1), "#5a281e", 0.7)
    sc.flat(box(MAN - 22, 634, MAN + 22, 639), "#5a281e", 0.6)
    face = fillet(
        U(
            b["head"],
            shape(f"{MAN + 20},572^ {MAN + 31},583 {MAN + 26},587^ {MAN + 25},594 {MAN + 16},598 {MAN + 8},592"),
        ),
        2,
    )
    lay(face, "#bb8259", 2.4)
    lay(
        U(
            ellipse(MAN + 2, 584, 13, 14),
            shape(f"{MAN + 12},590^ {MAN + 24},592 {MAN + 22},604 {MAN + 10},606 {MAN + 2},598"),
        ),
        "#efe9da",
        1.2,
    )
    lay(ellipse(MAN + 12, 580, 4, 6), "#a9714e", 1)
    lay(b["brim"], sc.near("#c9a866", "#6d5a38", 200, (SX, SY)), 3)
    lay(b["crown"], sc.near("#d8b872", "#7a6540", 200, (SX, SY)), 2)
    lay(box(MAN - 15, 560, MAN + 27, 566), "#6d3226", 1)
    arm = limb([(MAN + 36, 624, 24), (MAN + 58, 646, 19), (MAN + 74, 624, 13)], 6)
    lay(arm, shirt, 4)
    hx, hy = MAN + 77, 619
    lay(ellipse(hx, hy, 7, 6), "#bb8259", 1.6)
    blades = U(
        limb([(hx - 2, hy + 4, 3.4), (hx + 12, hy - 12, 4), (hx + 30, hy - 30, 1)], 2),
        limb([(hx + 4, hy + 4, 3.4), (hx + 10, hy - 12, 4), (hx + 17, hy - 36, 1)], 2),
    )
    lay(blades, "#dfe4d8", 2, cut=0, fibre=0, rim="#ffffff", rimop=1)


def draw_friend(sc: Scene) -> None:
    """The same man in box leaves, one shoulder still ragged, one shoot already rising."""
    b = sitter_back(FRIEND, -6)
    far_arm = limb([(FRIEND + 36, 626, 26), (FRIEND + 50, 662, 22), (FRIEND + 42, 694, 18)], 6)
    near_arm = limb([(FRIEND - 34, 626, 24), (FRIEND - 52, 648, 20), (FRIEND - 62, 672, 14)], 6)
    body = fillet(U(b["trunk"], b["neck"], far_arm, near_arm), 4)
    leafy(sc, body, "#86994a", "#173122", 7, "friend body", z=6, rim=0.95)
    leafy(sc, b["head"], "#7d9248", "#1c3826", 6, "friend head", z=4, rim=0.9)
    leafy(sc, U(b["brim"], b["crown"]), "#98a852", "#183323", 5, "friend hat", z=5, rim=0.95)
    sc.flat(limb([(FRIEND - 27, 564, 3), (FRIEND - 6, 566, 4), (FRIEND + 15, 564, 3)], 3), "#14291d", 0.6)
    r = sc.stream("ragged")
    shoots = []
    for _ in range(13):
        t = r.random()
        x, y = FRIEND - 47 + 30 * t, 640 - 32 * t**0.6
        a = -2.5 + 0.9 * t + r.uniform(-0.4, 0.4)
        L = r.uniform(7, 17)
        shoots.append(limb([(x, y, 1.6), (x + L * math.cos(a), y + L * math.sin(a), 0.8)], 2))
        shoots += [
            leaf(x + L * q * math.cos(a), y + L * q * math.sin(a), 6, a + s * 0.8, 0.42)
            for q in (0.4, 0.7, 1.0)
            for s in (-1, 1)
        ]
    sc.layer(U(shoots), "#c3c77a", z=2.4, cut=0, fibre=0, wash=0, rim="#fff6cc", rimop=0.9)
    stem = [(FRIEND + 4, 546, 2.6), (FRIEND + 10, 520, 2), (FRIEND + 4, 494, 1.4), (FRIEND + 10, 474, 0.8)]
    sprig = U(
        limb(stem, 6),
        [leaf(x, y, 13 - i, -1.5 + s * 0.9, 0.5) for i, (x, y, _) in enumerate(stem[1:]) for s in (-1, 1)],
    )
    sc.layer(sprig, "#d8dc86", z=3, cut=0, fibre=0, wash=0, rim="#fffbe0", rimop=1)
    rob = T(bird_on("robin"), FRIEND + 40, 612, 0.36)
    put(sc, rob, z=2, rim=(1, 1, "#fff6cc", 0.9))
    fall = [
        leaf(FRIEND - 60 + r.uniform(-16, 16), 640 + r.uniform(0, 110), 6, r.uniform(0, 6.3), 0.5) for _ in range(12)
    ]
    sc.flat(U(fall), "#dfe08c", 0.9)


def draw_props(sc: Scene) -> None:
    """Barrow with clippings, a cat in the shade of nobody."""
    x, y = 612.0, 800.0
    bar = U(shape(f"{x - 52},{y - 44}^ {x + 44},{y - 44}^ {x + 28},{y - 12}^ {x - 30},{y - 12}^"))
    frame = U(limb([(x - 30, y - 14, 5), (x - 96, y - 30, 4)], 1), limb([(x - 20, y - 12, 5), (x - 26, y, 5)], 1))
    wheel = ellipse(x + 42, y - 12, 15).difference(ellipse(x + 42, y - 12, 10))
    g = U(bar, frame, ellipse(x + 42, y - 12, 15))
    ground_shadow(sc, g, x, y, 0.7, 0.55)
    leafy(sc, ellipse(x - 6, y - 48, 42, 20), "#a9b45a", "#2c4a2f", 8, "clippings", z=4)
    sc.layer(U(frame, wheel), "#33291e", z=3, cut=0, fibre=0, rim="#fff6cc", rimop=0.8)
    sc.layer(bar, sc.near("#8a7047", "#3a2f22", 420, (SX, SY)), z=4, sh=0.5, cut=0.4, rim="#fff6cc", rimop=0.9)
    c = T(beast("cat", "sit", ("#22301f", "#33452c", "#141f14")), 196, 836, 0.46)
    ground_shadow(sc, c.outline(), 196, 836, 0.8, 0.55)
    put(sc, c, z=3, rim=(-2, 2, "#fff6cc", 0.9))


def draw_arch(sc: Scene) -> None:
    """The hedge through which we look, an arch cut in it by the same shears: three depths of leaves."""
    w = Wob(sc.stream("arch"), 4, 1.1)
    planes = (
        (338, 70, "#8aa04c", "#2c4f2f", 11),
        (366, 16, "#54763e", "#1c3a27", 14),
        (398, -44, "#2c4c30", "#0f2018", 19),
    )
    for k, (a, top, lit, shade, size) in enumerate(planes):
        t = np.linspace(0, math.pi, 70)
        P = [(SX - a * math.cos(u) * (1 + 0.03 * w(u)), top + 380 - 380 * math.sin(u) ** 0.7) for u in t]
        flare = a * 1.1
        hole = Polygon(
            [(SX - flare, 1400), (SX - a * 1.02, 700), *P[1:-1], (SX + a * 1.02, 700), (SX + flare, 1400)]
        ).buffer(0)
        g = clean(box(-60, -60, 860, 1260).difference(hole))
        sc.layer(
            hedge(g, f"arch {k}", size),
            sc.near(lit, shade, 640, (SX, SY)),
            z=12 + 3 * k,
            sh=0.6,
            cut=0,
            wash=0.8,
            rim="#fff6cc",
            rimop=0.8,
        )
        r = sc.stream(f"arch leaves {k}")
        zone = clean(g.intersection(hole.buffer(60)).intersection(box(0, 0, 800, 1200)))
        x0, y0, x1, y1 = zone.bounds
        for c, n in ((mix(shade, NIGHT, 0.4), 150), (mix(lit, "#f6efb0", 0.35), 130)):
            spots = [(r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(n * 4)]
            lv = [
                leaf(x, y, size * r.uniform(0.8, 1.4), r.uniform(0, 6.28), 0.5)
                for x, y in spots
                if zone.contains(Point(x, y))
            ]
            sc.layer(
                U(lv), sc.near(c, shade, 700, (SX, SY)), z=3, sh=0.4, cut=0, fibre=0, wash=0, rim="#fff6cc", rimop=0.5
            )


def draw() -> Scene:
    """What will he do when it begins to grow?"""
    sc = Scene("hedge_friend", light=(SX, SY, 220), shadow="#0a1610", bg="#2c4a2f")
    draw_sky(sc)
    draw_lawn(sc)
    draw_garden(sc)
    two_shadows(sc)
    draw_bench(sc)
    draw_man(sc)
    draw_friend(sc)
    bench_back(sc)
    draw_props(sc)
    sc.glow(SX, SY, 420, "#fdf0b4", 0.6)
    draw_arch(sc)
    sc.vignette("#07120c", 0.36, SX, 640, 900)
    sc.finish()
    return sc
