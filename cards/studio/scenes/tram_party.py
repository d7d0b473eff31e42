"""Rain, and a street that climbs: in one huge window they dance round an empty chair; its light falls on the last tram,
which is leaving with one guest on its back step, a present on his knees.

Palette: night petrol #0c2c44, wet slate #2f5468, party honey #ffcf6a, lemon #fff3c0, tram tomato #c8402f, cream #ecdcb8,
gown emerald #12664f. Light: the chandelier behind the window, nothing else. Planes: sky and roofs up the hill / house /
room / dancers / street / tram and guest / lamp post and wet stones near us.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.dancers import child_at_the_glass
from cards.studio.papercut.kept_chair import kept_chair

VX, VY = 716, 430  # where the street's lines meet
XW = -30  # the house's front where it is nearest
WIDE, HIGH = 760, 700  # the window as it is drawn, before it is laid into the front
S0, S1, Y0, Y1 = 0.06, 0.98, 24, 752
ARCH = U(box(30, 230, 730, HIGH), ellipse(380, 230, 350, 214))
FLOOR = 622
LX, LY = 170, 300  # the light
TRAM = (432, 690, 588, 930)  # left, right, eaves, foot
GUEST = (476, 972)
NIGHT, DEEP, TOMATO, PINK = "#0c2c44", "#07182a", "#c8402f", "#f0649a"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def lit(sc: Scene, a: str, b: str, c: str, r: float = 700) -> str:
    """A fill that falls off from the window."""
    return sc.rad([(0, a), (0.4, b), (1, c)], LX + 60, LY + 120, r)


def glass(g: Any) -> Any:
    """From the drawing of the window to the card; works on figures too."""
    if hasattr(g, "mapped"):
        return g.mapped(glass)
    flat_ = shapely.transform(g, lambda p: np.c_[S0 + (S1 - S0) * p[:, 0] / WIDE, Y0 + (Y1 - Y0) * p[:, 1] / HIGH])
    out = shapely.transform(flat_, lambda p: np.c_[VX + (XW - VX) / (1 + p[:, 0]), VY + (p[:, 1] - VY) / (1 + p[:, 0])])
    return out if out.geom_type == "Point" else clean(out)


def homography(quad: list[tuple[float, float]]) -> Any:
    """The map of the unit square (tl, tr, br, bl) onto a quadrangle, for geometries."""
    rows, rhs = [], []
    for (u, v), (x, y) in zip([(0, 0), (1, 0), (1, 1), (0, 1)], quad, strict=True):
        rows += [[u, v, 1, 0, 0, 0, -u * x, -v * x], [0, 0, 0, u, v, 1, -u * y, -v * y]]
        rhs += [x, y]
    a = np.linalg.solve(np.array(rows, float), np.array(rhs, float))
    f = lambda p: (
        np.c_[a[0] * p[:, 0] + a[1] * p[:, 1] + a[2], a[3] * p[:, 0] + a[4] * p[:, 1] + a[5]]
        / (a[6] * p[:, 0] + a[7] * p[:, 1] + 1)[:, None]
    )  # noqa: E731
    return lambda g: clean(shapely.transform(g, f))


def on_front(s0: float, s1: float, y0: float, y1: float) -> Any:
    """A rectangle on the front."""
    f = lambda s, y: (VX + (XW - VX) / (1 + s), VY + (y - VY) / (1 + s))  # noqa: E731
    return Polygon([f(s0, y0), f(s1, y0), f(s1, y1), f(s0, y1)])


def draw_far(sc: Scene) -> None:
    """Wet air, and the roofs of the town up the hill."""
    sc.backdrop(sc.rad([(0, "#8aa6a4"), (0.18, "#5d8390"), (0.45, "#2c5268"), (0.8, "#123450"), (1, DEEP)], VX - 20, VY - 10, 760))  # fmt: skip
    q = sc.stream("clouds")
    for x, y, w, c in ((640, 60, 460, "#1c4258"), (560, 150, 300, "#2a5468"), (740, 200, 320, "#346072")):
        sc.layer(scroll_cloud(q, x, y, w, 64, 3), sc.lin([(0, light(c, 0.1)), (1, c)], 0, y - 40, 0, y + 40), z=5, sh=0.3, cut=0.5, rim="#bcd4d4", rimop=0.6)  # fmt: skip
    r = sc.stream("roofs")
    for y, size, c in ((300, 26, "#6f939a"), (356, 34, "#527a88"), (420, 46, "#386276")):
        out, panes_, x = [], [], 300.0
        while x < 850:
            w, h = size * r.uniform(0.9, 1.7), size * r.uniform(0.8, 2.0)
            out.append(Polygon([(x, y + 220), (x, y - h), (x + w / 2, y - h - size * r.uniform(0.5, 0.9)), (x + w, y - h), (x + w, y + 220)]))  # fmt: skip
            if r.random() < 0.5:
                out.append(box(x + w * 0.68, y - h - size * 0.7, x + w * 0.68 + 6, y - h))
            panes_ += [box(x + q, y - h * e, x + q + 4, y - h * e + 7) for q in range(6, int(w) - 6, 11) for e in (0.75, 0.35) if r.random() < 0.4]  # fmt: skip
            x += w * r.uniform(0.95, 1.1)
        if size == 26:
            out.append(Polygon([(640, 320), (640, 190), (656, 120), (672, 190), (672, 320)]))
        sc.layer(U(out), sc.lin([(0, light(c, 0.14)), (1, mix(c, "#8aa6a4", 0.4))], 0, y - 80, 0, y + 80), z=5, sh=0.25, cut=0.4, rim="#d8e6e0", rimop=0.5)  # fmt: skip
        sc.flat(U(panes_), mix(c, DEEP, 0.5), 0.7)
        sc.veil([(0, "#a9c0ba", 0), (0.5, "#a9c0ba", 0.12), (1, "#a9c0ba", 0)], 0, 250, 0, 560)
    sc.flat(box(702, 378, 706, 385), "#ffe29a")
    sc.flat(box(560, 330, 564, 337), "#ffe29a")


def draw_house(sc: Scene) -> None:
    """The long front in the dark, warm only round the one window."""
    g = on_front(-0.2, 3.4, -400, 1060)
    sc.layer(g, lit(sc, "#b47a4c", "#3c4a5a", "#0c2234", 520), z=12, cut=0.8, sh=0.6, rim="#bcd0d0", rimop=0.5)
    r = sc.stream("bricks")
    rows = [on_front(s, s + r.uniform(0.06, 0.1), y + 2, y + 28) for y in range(-380, 1040, 32) for s in np.arange(-0.02 + 0.05 * (y // 32 % 2), 2.8, 0.104) if r.random() < 0.5]  # fmt: skip
    for k, (c, op) in enumerate((("#e0a868", 0.1), ("#081a2a", 0.26))):
        sc.flat(U(rows[k::2]), c, op)
    sc.flat(U([on_front(-0.1, 3.2, y, y + 2) for y in range(-380, 1040, 32)]), "#081a2a", 0.3)
    for s in (1.2, 1.62, 2.06, 2.54):  # windows further up: dark
        for y0, y1 in ((-150, 300), (420, 800)):
            sc.layer(on_front(s, s + 0.26, y0, y1), lit(sc, "#6a5548", "#2f3e4c", "#16303f", 480), z=4, cut=0.3, sh=0.4, rim="#e8d0a0", rimop=0.5)  # fmt: skip
            sc.flat(on_front(s + 0.03, s + 0.23, y0 + 26, y1 - 20), "#0a1a28")
            sc.flat(on_front(s + 0.12, s + 0.14, y0 + 26, y1 - 20), "#2a4050")
    for y in (-30, 800, 880):
        sc.layer(on_front(-0.2, 3.4, y, y + 20), lit(sc, "#ffd28a", "#7a6258", "#16303f", 520), z=5, cut=0.4, sh=0.5, rim="#ffe9b8", rimop=0.8)  # fmt: skip
    ring = glass(clean(ARCH.buffer(34, join_style=2).difference(ARCH)).intersection(box(-20, -40, 800, HIGH)))
    sc.layer(ring, lit(sc, "#ffdf9a", "#c08a58", "#54505a", 460), z=8, sh=0.6, cut=0.5, rim="#fff3c8", rimop=1)
    stones = [limb([(380 + 350 * math.cos(a), 230 + 214 * math.sin(a), 2.4), (380 + 386 * math.cos(a), 230 + 250 * math.sin(a), 2.4)], 1) for a in np.linspace(math.pi, 2 * math.pi, 17)]  # fmt: skip
    sc.flat(glass(U(stones)), "#5a3a34", 0.7)


def dancer(view: str, pose: Any, d: Any, x: float, s: float, flip: bool = False, **look: Any) -> Figure:
    """A guest against the light: warm shade in front, a gold edge behind."""
    p = person(look.pop("age", 30), view, pose, d, look.pop("skin"), look.pop("hair"), look.pop("colour", "#1a1014"), "joy", **look)  # fmt: skip
    return glass(T(p, x, FLOOR, s, flip=flip).recolour(lambda c: mix(c, "#4a1420", 0.46)))


def draw_room(sc: Scene) -> None:
    """Light, a chandelier, bunting, dancers; and in the middle the chair that is kept."""
    hole = glass(ARCH)
    o: dict[str, Any] = {"z": 2, "rim": (0.6, 2, "#ffe49a", 0.9), "sh": 0.3, "rimop": 0.25}
    with sc.clip(hole):
        sc.flat(hole, sc.rad([(0, "#fffef2"), (0.24, "#fff6cc"), (0.6, "#ffdf8a"), (1, "#f2a848")], LX, LY - 70, 440))
        sc.flat(glass(U([box(x, 0, x + 15, FLOOR - 36) for x in range(30, 740, 36)])), "#f0b048", 0.16)
        sc.flat(glass(U([ellipse(x + 25, y, 5, 8) for i, y in enumerate(range(60, FLOOR - 50, 44)) for x in range(30 + 18 * (i % 2), 740, 36)])), "#e89a3a", 0.2)  # fmt: skip
        sc.layer(glass(box(0, FLOOR - 36, WIDE, HIGH)), sc.lin([(0, "#f0ac50"), (1, "#b05f28")], 0, 520, 0, 720), z=2, sh=0.2, rim="#fff3c8", rimop=1, **EXACT)  # fmt: skip
        sc.flat(glass(U([limb([(380 + (x - 380) * 0.9, FLOOR - 36, 1.6), (380 + (x - 380) * 1.2, HIGH, 2.4)], 1) for x in range(0, 780, 56)])), "#7a3a18", 0.5)  # fmt: skip
        arms = [limb([(380, 196, 7), (380 + d * 0.5, 218, 7), (380 + d, 196, 6), (380 + d, 180, 6)], 6) for d in (-120, -76, -32, 32, 76, 120)]  # fmt: skip
        sc.layer(glass(U(arms, limb([(380, 10, 4), (380, 170, 4)], 1), ellipse(380, 168, 18, 36), ellipse(380, 216, 24, 13))), "#a8641c", z=3, sh=0.4, rim="#fff6d0", rimop=1, **EXACT)  # fmt: skip
        for d in (-120, -76, -32, 32, 76, 120):
            q = glass(shape(f"{380 + d},{144}^ {388 + d},{166} {380 + d},{180} {372 + d},{166}"))
            sc.flat(q, "#ffffff")
            sc.glow(q.centroid.x, q.centroid.y, 46, "#ffffff", 0.8)
        P = along(curve(np.array([(30, 236), (200, 292), (380, 262), (560, 296), (740, 226)], float), n=12), 19)
        sc.flat(glass(limb([(x, y, 2.6) for x, y in P], 2)), "#9a5a2c")
        for k, (x, y) in enumerate(P[1:-1]):
            sc.layer(glass(shape(f"{x - 14},{y}^ {x + 14},{y}^ {x},{y + 32}^")), mix((TOMATO, "#1f8fa0", PINK, "#12664f")[k % 4], "#5a1f1c", 0.2), z=2, sh=0.3, rim="#fff6d0", rimop=0.9, **EXACT)  # fmt: skip
        for x, w in ((230, 150), (456, 60), (626, 90)):
            sc.flat(glass(ellipse(x, FLOOR + 8, w, 10)), "#6a2f18", 0.5, "multiply", 4)
        lead = SIDE["pull"].but(
            lean=-28, hand_a=(0.9, 0.16), hand_b=(0.92, 0.04), foot_a=(0.46, 0), foot_b=(-0.1, 0.16), nod=-16
        )
        put(sc, dancer("side", lead.but(lean=-32, foot_b=(-0.3, 0.14)), dress("gown", "#c82f48", "#8f1730", "#ffd0d8").but(skirt=0.86, flare=40), 316, 1.9, True, skin="#c98f6a", hair="ponytail", colour="#3a1c12"), **o)  # fmt: skip
        put(sc, dancer("side", lead, dress("suit", "#1d3f7a", "#15284e", "#f6ead0"), 152, 1.96, skin="#7a4a30", hair="short", age=34), **o)  # fmt: skip
        whirl = FRONT["dance"].but(lean=12, hand_a=(-0.7, -0.6), hand_b=(0.5, -0.72), foot_a=(-0.34, 0.2))
        put(sc, dancer("front", whirl, dress("gown", "#12664f", "#0a4f40", "#bfe8c8").but(skirt=0.8, flare=46), 610, 1.9, skin="#5e3a28", hair="afro", age=40), **o)  # fmt: skip
        put(sc, glass(T(kept_chair(), 446, FLOOR + 22, 1.9)), **o)
        draw_drapes(sc)
    bars = U(box(376, 16, 384, 210), box(20, 226, 740, 236), [limb([(380, 230, 7), (380 + 360 * math.cos(a), 230 + 220 * math.sin(a), 7)], 1) for a in (-2.5, -2.0, -1.14, -0.64)])  # fmt: skip
    sc.layer(glass(bars.intersection(ARCH)), "#7a4630", z=4, sh=0.4, rim="#ffe9b0", rimop=0.9, **EXACT)
    kid = glass(T(child_at_the_glass("#5a3a8a"), 566, HIGH - 2, 1.3).recolour(lambda c: mix(c, "#5a1f1c", 0.3)))
    put(sc, kid, z=2.4, rim=(0, 2, "#fff3c0", 0.9), sh=0.4)
    sc.layer(glass(box(-10, HIGH - 4, WIDE + 10, HIGH + 30)), lit(sc, "#ffdf9a", "#b07a50", "#4a4a56", 460), z=9, sh=0.6, cut=0.5, rim="#fff3c8", rimop=1)  # fmt: skip
    sc.glow(LX, LY, 520, "#ffc35c", 0.42)


def draw_drapes(sc: Scene) -> None:
    """Red curtains, drawn aside."""
    for m, x in ((1, 24), (-1, 736)):
        c = T(shape("0,-20^ 110,-20^ 104,120 76,240 26,320 14,352 34,480 36,720^ 0,720^"), x, 0, m, 1)
        sc.layer(glass(c), sc.lin([(0, "#7a1736"), (1, "#c83a54")], *((0, 0, 90, 0) if m > 0 else (370, 0, 320, 0))), z=4, sh=0.5, rim="#ffe2b8", rimop=1, **EXACT)  # fmt: skip
        sc.flat(glass(U([limb([(x + m * q, -10, 1), (x + m * q * 0.8, 220, 5), (x + m * q * 0.3, 350, 2)], 5) for q in (24, 48, 72)])), "#4a0c24", 0.5)  # fmt: skip


def draw_street(sc: Scene) -> None:
    """Wet stones up the hill, rails, and the light of the window lying on them."""
    y0 = VY + 40
    street = Polygon([(VX - 60, y0), (VX + 20, y0), (1100, 1260), (-420, 1260), (-30, 1044)])
    sc.layer(street, sc.rad([(0, "#e8b060"), (0.3, "#8a7a66"), (0.6, "#2f5468"), (1, "#0c2438")], 190, 960, 640), z=5, sh=0.3, cut=0.4)  # fmt: skip
    with sc.clip(street):
        stones = cobbles(-60, 474, 860, 1230, 48, "street", 436)
        sc.flat(stones, "#9fc0c4", 0.16)
        sc.flat(T(stones, 0, 3).difference(stones), "#04101f", 0.6)
        sc.flat(box(-40, 460, 860, 860), sc.lin([(0, "#9fbcb8", 0.85), (0.3, "#6f949a", 0.5), (1, "#2f5468", 0)], 0, 470, 0, 840))  # fmt: skip
        lay = homography([(470, 1240), (640, 960), (330, 800), (-60, 980)])
        panes_ = ARCH.difference(
            U(box(368, 16, 392, 700), box(20, 218, 740, 246), box(196, 240, 208, 700), box(552, 240, 564, 700))
        )
        cast = lay(T(panes_, 0, 0, 1 / WIDE, sy=1 / HIGH))
        sc.flat(street, sc.rad([(0, "#ffc968", 0.7), (0.6, "#ffb850", 0.28), (1, "#ffb850", 0)], 230, 960, 430), 0.7, "screen")  # fmt: skip
        sc.flat(cast, sc.rad([(0, "#fff3c4", 1), (0.55, "#ffd27a", 0.85), (1, "#ffb850", 0.35)], 250, 930, 400), 0.72, "screen", 3.5)  # fmt: skip
        r = sc.stream("glints")
        for _ in range(120):
            x, y = r.uniform(-10, 560), r.uniform(880, 1200)
            w = r.uniform(8, 34) * (y - 700) / 400
            if math.hypot((x - 250) / 1.2, y - 980) < 300:
                sc.flat(
                    limb([(x, y, 0.5), (x + w / 2, y - 1, 2.6), (x + w, y, 0.5)], 3), "#fff6d0", r.uniform(0.3, 0.9)
                )
        for x in (300, 640):
            P = [(x, 1230), (VX, VY)]
            sc.flat(limb([(*P[0], 16), (*P[1], 1)], 1), "#04101f", 0.8)
            sc.flat(limb([(P[0][0] - 3, P[0][1], 7), (*P[1], 0.6)], 1), sc.lin([(0, "#ffe9b0"), (0.5, "#9fc0c8"), (1, "#4f7f94")], x, 1200, VX, VY))  # fmt: skip
    kerb = Polygon([(-40, 1040), (VX - 60, y0 - 6), (VX - 58, y0), (-40, 1076)])
    sc.layer(kerb, lit(sc, "#ffdc98", "#8a7a70", "#1c3448", 620), z=4, sh=0.4, cut=0.5, rim="#fff3c8", rimop=0.8)


def draw_tram(sc: Scene) -> None:
    """Tomato and cream, dark inside, seen from behind: only the window lights it."""
    x0, x1, top, foot = TRAM
    sc.flat(Polygon([(x0 - 20, foot + 50), (x1 + 10, foot + 50), (x1 + 150, foot + 130), (x0 + 140, foot + 150)]), "#04101f", 0.7, "multiply", 10)  # fmt: skip
    far = lambda x, y, d=2.0: (VX + (x - VX) / d, VY + (y - VY) / d)  # noqa: E731
    shine = lambda a, b, c: sc.lin([(0, a), (0.3, b), (1, c)], x0 - 10, 0, x1 + 10, 0)  # noqa: E731
    roof = shape(
        f"{x0 - 16},{top + 6}^ {x0},{top - 16} {x0 + 60},{top - 34} {x1 - 60},{top - 34} {x1},{top - 16} {x1 + 16},{top + 6}^ {x1 - 60},{top - 4} {x0 + 60},{top - 4}"
    )
    deck = Polygon([(x0 + 10, top - 14), far(x0 + 10, top - 40), far(x1 - 10, top - 40), (x1 - 10, top - 14)])
    sc.layer(deck, shine("#d86a48", "#7a2c2c", "#2a1a26"), z=6, sh=0.4, cut=0.3, rim="#ffd8a0", rimop=0.9)
    sc.layer(box(x0, top, x1, foot), sc.lin([(0, "#5a4a3c"), (0.4, "#22303a"), (1, "#0a1a28")], x0, 0, x1, 0), z=9, sh=0.6, cut=0.3)  # fmt: skip
    for x in (x0 + 96, x0 + 156, x0 + 206):  # seats nobody sits on
        sc.layer(
            box(x, top + 150, x + 38, top + 230).buffer(7), "#3a2a2c", z=2, sh=0.4, rim="#e8b878", rimop=0.7, **EXACT
        )
    sc.flat(box(x0 + 90, top + 26, x1 - 14, top + 40), "#c98a4a", 0.35)
    upper = clean(box(x0, top, x1, top + 190).difference(U([box(a, top + 30, b, top + 172).buffer(-12).buffer(12) for a, b in ((x0 + 14, x0 + 78), (x0 + 94, x0 + 166), (x0 + 182, x1 - 14))])))  # fmt: skip
    sc.layer(upper, shine("#fff0c8", "#c9b48a", "#3a4a56"), z=4, sh=0.5, cut=0.2, rim="#fff6d8", rimop=1)
    for a, b in ((x0 + 14, x0 + 78), (x0 + 94, x0 + 166), (x0 + 182, x1 - 14)):
        sc.flat(Polygon([(a + 4, top + 34), (a + 34, top + 34), (a + 10, top + 168), (a + 4, top + 168)]), "#ffd98a", 0.32 if a < x0 + 100 else 0.12, blur=1)  # fmt: skip
    panel = box(x0 + 84, top + 186, x1 + 4, foot + 6)
    sc.layer(panel, shine("#f0683c", "#b0352c", "#3f1420"), z=6, sh=0.5, cut=0.2, rim="#ffd0a0", rimop=1)
    sc.flat(box(x0 + 96, top + 206, x1 - 10, foot - 20).difference(box(x0 + 100, top + 210, x1 - 14, foot - 24)), "#ffd27a", 0.8)  # fmt: skip
    sc.flat(box(x0 + 84, top + 192, x1 + 4, top + 198), "#ffd27a", 0.8)
    sc.flat(Polygon([(x0 + 10, foot + 60), (x1 - 10, foot + 60), (x1 + 20, 1230), (x0 - 10, 1230)]), sc.lin([(0, "#c8402f", 0.5), (1, "#c8402f", 0)], 0, foot + 50, 0, 1220), 0.8, "screen", 12)  # fmt: skip
    sc.flat(U([box(x0 + 112 + 17 * k, top + 214, x0 + 114 + 17 * k, foot - 28) for k in range(8)]), "#5a1420", 0.5)
    sc.layer(ellipse(x1 - 40, top + 262, 13), "#7a1c1c", z=3, sh=0.4, rim="#ffb090", rimop=1, **EXACT)
    sc.layer(box(x0 - 40, foot, x1 + 8, foot + 16), shine("#ffdc98", "#6a4a3c", "#14202c"), z=6, sh=0.6, cut=0.2, rim="#fff0c0", rimop=1)  # fmt: skip
    for x in (x0 + 60, x1 - 50):
        sc.layer(box(x - 30, foot + 14, x + 30, foot + 46), "#0a1a28", z=3, sh=0.5, rim="#9fb8c0", rimop=0.6, **EXACT)
    sc.layer(
        limb([(x0 + 4, top + 4, 8), (x0 + 4, foot, 8)], 1), "#e8c078", z=4, sh=0.5, rim="#fffbe0", rimop=1, **EXACT
    )
    sc.layer(roof, shine("#f28a58", "#a8352c", "#3a1420"), z=8, sh=0.6, cut=0.3, rim="#ffe6b0", rimop=1, rimw=1.6)
    a, b = (x0 + 150, top - 40), (636, 300)
    sc.stroke([(420, -20), b, (VX, VY - 30)], "#0a1628", 2, 0.9)
    sc.flat(limb([(*a, 7), (*b, 3)], 1), "#0a1628")
    sc.flat(star(*b, 10, 6, 0.34), "#ffffff")
    sc.glow(*b, 50, "#bfe6ff", 0.9)
    cat = T(beast("cat", "sit_up", neck=10), x0 + 196, top - 30, 0.62, flip=True).recolour(
        lambda c: mix(c, "#0a1020", 0.85)
    )
    put(sc, cat, z=3, sh=0.5, rim=(2, 2, "#ffe9a8", 1), rimop=0.3)


def draw_guest(sc: Scene) -> None:
    """Orange turban, white beard; he sits on the back step, the present on his knees, and looks up."""
    s = 1.56
    pose = SIDE["sit"].but(
        hip=0.42, lean=6, nod=-36, foot_a=(0.5, 0.0), foot_b=(0.34, 0.0), hand_a=(0.44, 0.5), hand_b=(0.5, 0.48)
    )
    man = person(68, "side", pose, dress("greatcoat", "#35507a", "#1b2f50", "#8aa0b8"), "#8a5a3c", "short", "#f3efe6", "tender", beard="full", hat="turban", hat_colour="#f08a1e")  # fmt: skip
    x, y = GUEST
    p = T(man, x, y, s, flip=True)
    x0, foot = TRAM[0], TRAM[3]
    sc.flat(ellipse(x - 30, y + 18, 96, 10), "#04101f", 0.6, "multiply", 5)
    sc.layer(box(x0 - 66, y, x0 + 40, y + 11), lit(sc, "#ffdc98", "#8a5a44", "#14202c"), z=6, sh=0.6, cut=0.2, rim="#fff0c0", rimop=1)  # fmt: skip
    sc.flat(U([limb([(x0 - d, foot + 10, 5), (x0 - d - 8, y + 2, 5)], 1) for d in (-24, 20)]), "#14202c")
    put(sc, p, z=2.6, sh=0.45, rim=(2.6, 2, "#fff0c0", 1), cast=7)
    g = p.outline()
    sc.flat(g, sc.lin([(0, "#ffcf7a", 0.9), (0.42, "#c98a5a", 0.15), (1, "#06142a", 1)], x - 84, 0, x + 44, 0), 0.6, "soft-light")  # fmt: skip
    hx, hy = p.at("hand_a.hold")
    hx, hy = hx - 12, hy + 2
    sc.layer(box(hx - 34, hy - 52, hx + 26, hy + 6), sc.lin([(0, "#fffaf0"), (0.4, "#fff0d0"), (1, "#a89a98")], hx - 30, 0, hx + 24, 0), z=3, sh=0.5, rim="#ffffff", rimop=1, **EXACT)  # fmt: skip
    sc.flat(U(box(hx - 9, hy - 52, hx + 2, hy + 6), box(hx - 34, hy - 29, hx + 26, hy - 19)), PINK)
    sc.layer(U(ellipse(hx - 16, hy - 59, 15, 8, 24), ellipse(hx + 9, hy - 59, 15, 8, -24)), PINK, z=2, sh=0.4, rim="#ffd8e8", rimop=1, **EXACT)  # fmt: skip


def draw_near(sc: Scene) -> None:
    """Rain, and a lamp post without light close to us."""
    post = U(box(756, -20, 776, 1260), box(748, 1040, 784, 1260), box(750, 700, 782, 716), ellipse(766, 690, 15, 10))
    sc.layer(post, sc.lin([(0, "#8a7a60"), (0.3, "#14283a"), (1, "#07121e")], 750, 0, 784, 0), z=14, cut=0.3, sh=0.5, rim="#ffe0a8", rimop=0.9)  # fmt: skip
    r = sc.stream("rain")
    for k, (n, c, op) in enumerate(((150, "#cfe2e6", 0.3), (110, "#fff0c8", 0.55))):
        drops = []
        for _ in range(n):
            x, y, q = r.uniform(-10, 830), r.uniform(-20, 1160), r.uniform(26, 76)
            if k and math.hypot(x - 240, y - 560) > 420:
                continue
            drops.append(limb([(x, y, 0.4), (x - q * 0.16, y + q * 0.6, 1.6), (x - q * 0.27, y + q, 0.5)], 2, 3))
        sc.flat(U(drops), c, op)


def draw() -> Scene:
    """Is the chair his, and why does he not ring the bell?"""
    sc = Scene("tram_party", light=(LX, LY, 240), shadow="#06142a", bg=NIGHT)
    draw_far(sc)
    draw_street(sc)
    draw_house(sc)
    draw_room(sc)
    draw_tram(sc)
    beam = Polygon([(40, 300), (330, 330), (620, 980), (200, 1180), (-60, 960)])
    sc.flat(beam, sc.lin([(0, "#ffd98a", 0.5), (1, "#ffd98a", 0)], 170, 420, 420, 1060), 0.55, "screen", 16)
    draw_guest(sc)
    draw_near(sc)
    sc.vignette("#04101f", 0.45, 300, 560, 900, 0.5)
    sc.finish()
    return sc
