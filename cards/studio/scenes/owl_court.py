"""A mouse in the judge's enormous chair reads out the sentence; the court of owls in the hollow tree is silent.

Palette: night #08171e, bark petrol #375456, owl fawn #a07c50, honey wood #d9b070, moon ivory #f4f0d4, robe garnet #9c2c3a.
Light: the moon, as one shaft through a knot hole. Planes: back wall / three rings of bark with galleries / throne / mouse / near owls.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.hollow_tree import RINGS, edge_x, knot_hole, lay_ring, ledge
from cards.studio.papercut.mouse_judge import mouse_judge
from cards.studio.papercut.owls import owl

HOLE = (150.0, 140.0)
CX, SEAT = 452.0, 838.0  # the middle of the throne, and the top of its seat
MOUSE = (486.0, 790.0, 2.15)
# ring, side (-1 left, 1 right), height, reach of the ledge, owls on it: (kind, place 0..1, turn, lids, nod)
GALLERIES = (
    (1, -1, 640, 110, (("tawny", 0.4, 1.0, 0.0, 12), ("pygmy", 0.86, 1.0, 0.5, 0))),
    (1, 1, 520, 116, (("long", 0.22, 0.9, 0.0, 0),)),
    (2, -1, 470, 96, (("grey", 0.3, 0.6, 0.0, 6),)),
    (2, -1, 838, 150, (("barn", 0.5, 0.9, 0.0, 8),)),
    (2, 1, 298, 196, (("eagle", 0.47, -0.8, 0.0, 0),)),
    (2, 1, 690, 130, (("snowy", 0.4, -0.6, 0.45, -6),)),
    (2, 1, 896, 140, (("tawny", 0.2, -1.0, 0.0, -10),)),
)
OWL_SIZE = (0.84, 1.08, 1.26)
LEAN = 9.0  # degrees by which an owl bends to where it turns
FLOOR = Polygon([(-50, 1000), (850, 1000), (850, 1250), (-50, 1250)])


def light_owl(sc: Scene, o: Figure, towards: int, k: int) -> None:
    """An owl whose face is turned into the light: the far half of it in coloured shade, a bright edge before."""
    out = o.outline()
    x0, y0, x1, y1 = out.bounds
    put(sc, o, z=1.8 + k * 0.8, rim=(-2 * towards, 1.4, "#fff6d0", 0.85), cast=5 + 2 * k, sh=0.5)
    lit, far = (x1, x0) if towards > 0 else (x0, x1)
    sc.flat(out, sc.lin([(0, "#1c3a4c", 0), (0.45, "#1b3a4c", 0.42), (1, "#081820", 0.95)], lit, y0, far, y1), 1, "multiply")  # fmt: skip
    face = U([p.geom for p in o.pieces if p.name in ("disc", "brow", "beak")])
    sc.flat(face, "#ffedc4", 0.55, "soft-light")
    sc.flat(face, "#ffe0a8", 0.16, "screen")
    for p in () if o.part("lid") else o.pieces:
        if p.name in ("iris", "pupil", "glint"):
            sc.flat(p.geom, p.fill, 0.9)
    rimlight(sc, out, -4 * towards, 2.6, "#fff3cc", 1, 1.2, (CX, 600), 620)


def draw_galleries(sc: Scene, k: int, g: Any, near: Any) -> None:
    """The tiers of one ring and who sits there."""
    for ring, side, y, reach, who in GALLERIES:
        if ring != k:
            continue
        x = edge_x(g, side, y)
        ledge(sc, x, y, reach, side, k, near)
        for kind, place, turn, lids, nod in who:
            ox = x - side * (reach * place - 6)
            o = owl(kind, turn=turn, lids=lids, nod=nod).recolour(lambda c: mix(c, "#d08a40", 0.12))
            light_owl(sc, T(o, ox, y - reach * 0.05 - 1, OWL_SIZE[k], rot=LEAN * turn), -side, k)


def draw_back(sc: Scene) -> None:
    """The far wall."""
    sc.backdrop(sc.rad([(0, "#c9d6b8"), (0.3, "#86a593"), (0.62, "#3c6064"), (1, "#122c34")], CX, 560, 640))
    r = sc.stream("back")
    for _ in range(34):
        x, y0, n, d = r.uniform(230, 660), r.uniform(40, 700), r.uniform(120, 420), r.uniform(-14, 14)
        sc.flat(limb([(x, y0, 0.6), (x + d, y0 + n * 0.5, r.uniform(1.4, 4)), (x + d * 0.4, y0 + n, 0.6)], 6), "#1d3a40", r.uniform(0.12, 0.3))  # fmt: skip


def draw_shaft(sc: Scene, op: float = 1.0) -> None:
    """Moonlight from the hole to the mouse."""
    x, y = HOLE
    tx, ty = MOUSE[0] - 30, SEAT
    fill = sc.lin([(0, "#fbfae6", 0.95), (0.5, "#f2f0d4", 0.5), (1, "#e8e6c8", 0.1)], x, y, tx, ty + 130)
    for w0, w1, o, b in ((52, 180, 0.36, 12), (42, 130, 0.44, 5), (26, 70, 0.3, 3)):
        q = Polygon([(x - w0 * 0.7, y + w0 * 0.7), (x + w0, y - w0 * 0.75), (tx + w1, ty + 70), (tx - w1, ty + 150)])
        sc.flat(q, fill, o * op, "screen", b)


def throne() -> tuple[Any, Any]:
    """A chair grown of roots as one piece of wood, and the smooth panel of its back."""
    g = []
    for s in (-1, 1):
        g += [
            limb([(CX + s * d, y, w) for d, y, w in ((176, 1000, 22), (164, 900, 44), (160, 760, 40), (150, 600, 36), (160, 470, 32), (148, 400, 24), (160, 350, 12), (180, 318, 2))], 8),
            limb([(CX + s * d, y, w) for d, y, w in ((150, 470, 28), (116, 404, 28), (66, 372, 30), (40, 300, 16), (52, 236, 8), (40, 196, 2))], 8),
            limb([(CX + s * d, y, w) for d, y, w in ((150, 724, 26), (198, 706, 32), (222, 734, 30), (212, 830, 34), (224, 930, 36), (262, 1010, 16), (312, 1024, 2))], 8),
            limb([(CX + s * d, y, w) for d, y, w in ((76, 850, 46), (84, 930, 34), (116, 1004, 20), (150, 1034, 2))], 8),
        ]  # fmt: skip
    g.append(ellipse(CX, 340, 50, 44))
    g.append(limb([(CX - 80, 380, 26), (CX, 352, 34), (CX + 80, 380, 26)], 8))
    g.append(limb([(CX + 2, 356, 30), (CX - 8, 270, 16), (CX + 8, 200, 8), (CX, 148, 2)], 8))
    skirt = shape(f"{CX - 212},{SEAT - 4} {CX},{SEAT + 22} {CX + 212},{SEAT - 4} {CX + 214},{SEAT + 30} {CX + 120},{SEAT + 62} {CX},{SEAT + 70} {CX - 120},{SEAT + 62} {CX - 214},{SEAT + 30}")  # fmt: skip
    panel = shape(f"{CX - 158},{SEAT + 10}^ {CX - 148},600 {CX - 156},480 {CX - 100},396 {CX},364 {CX + 100},396 {CX + 156},480 {CX + 148},600 {CX + 158},{SEAT + 10}^")  # fmt: skip
    return fillet(U(g, skirt), 8), panel


def draw_throne(sc: Scene) -> None:
    """The dark wood, the pale back lit by the shaft, the seat."""
    wood, panel = throne()
    mx, my, ms = MOUSE
    sc.layer(panel, sc.rad([(0, "#fffdee"), (0.3, "#fbefc8"), (0.6, "#cdb27c"), (1, "#4c4a42")], mx - 60, my - 160, 350), z=8, sh=0.6, cut=0.5, rim="#fff6d0", rimop=0.4)  # fmt: skip
    with sc.clip(panel):
        for k in range(-9, 10):
            x = CX + 17 * k
            sc.stroke(curve(np.array([(x, 360), (x + 5 * (k % 3), 520), (x - 3 * (k % 2), 700), (x, 850)], float), n=8), "#7a5630", 1.1, 0.28)  # fmt: skip
        cast = T(mouse_judge().without("tail"), mx + 42, my + 26, ms).outline()
        sc.flat(fillet(cast, 6), "#5f4a48", 0.62, "multiply", 4)
    fill = sc.rad([(0, "#8a6440"), (0.4, "#54402f"), (1, "#141a1e")], CX - 80, 620, 460)
    sc.layer(wood, fill, z=10, sh=0.75, cut=0.7, rim="#fff3cc", rimop=0.9, rimw=1.4)
    rimlight(sc, wood, 5, 4, "#ffe9b8", 0.7, 1.8, (CX - 60, 620), 560)
    top = ellipse(CX, SEAT, 206, 38)
    sc.layer(top, sc.rad([(0, "#fff8dc"), (0.4, "#f0d49a"), (1, "#7d5c3c")], mx - 60, SEAT - 6, 240), z=3, sh=0.4, cut=0.5, rim="#fffbe6", rimop=0.9)  # fmt: skip
    for q in (0.8, 0.56, 0.32):
        e = ellipse(CX + 6 * (1 - q), SEAT, 206 * q, 38 * q)
        sc.flat(e.difference(e.buffer(-1.1)), "#7d5d36", 0.4)


def draw_cushion(sc: Scene) -> None:
    """Garnet, flat under its feet."""
    x, y = MOUSE[0] + 6, MOUSE[1] + 22
    g = shape(f"{x - 112},{y + 12} {x - 106},{y - 14} {x - 50},{y - 26} {x + 50},{y - 26} {x + 106},{y - 14} {x + 112},{y + 12} {x + 60},{y + 30} {x - 60},{y + 30}")  # fmt: skip
    sc.flat(ellipse(x + 24, y + 30, 128, 14), "#3a2018", 0.6, "multiply", 6)
    sc.layer(g, sc.rad([(0, "#e0707a"), (0.4, "#9c2c3a"), (1, "#4a1422")], x - 50, y - 26, 150), z=5, sh=0.6, cut=0.4, rim="#ffe9d0", rimop=0.9)  # fmt: skip
    sc.flat(limb([(x - 104, y + 4, 2.6), (x, y + 11, 3.2), (x + 104, y + 4, 2.6)], 6), "#e2bc62", 0.9)


def small_mouse() -> Any:
    """A mouse as one would draw it on a list; about 20 wide."""
    return U(
        ellipse(0, 0, 8, 5),
        ellipse(-8, -1, 4.4, 3.6),
        ellipse(-5.5, -5, 2.8),
        limb([(7, 1, 1.4), (13, 3, 1.2), (17, -2, 0.8)], 4),
    )


def draw_scroll(sc: Scene, px: float, py: float) -> None:
    """From the paws over the edge of the seat and over the floor towards us; on it a mouse in every line."""
    way = [(px, py - 18, 62), (px - 3, py + 60, 64), (px - 10, 800, 68), (px - 22, 872, 74), (px - 26, 940, 82), (px - 10, 1000, 92), (px + 44, 1046, 100), (px + 92, 1090, 112), (px + 74, 1146, 126), (px + 10, 1200, 140), (px - 40, 1280, 160)]  # fmt: skip
    c = curve(np.array(way, float), n=14)
    d = np.gradient(c[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    n[:, 1] *= np.interp(c[:, 1], (900, 1030), (0.9, 0.4))  # lying on the floor it is foreshortened
    off = n * c[:, 2:3] / 2
    strips = [Polygon([c[i, :2] + off[i], c[i + 1, :2] + off[i + 1], c[i + 1, :2] - off[i + 1], c[i, :2] - off[i]]).convex_hull.buffer(0.4) for i in range(len(c) - 1)]  # fmt: skip
    g = clean(U(strips))
    sc.flat(T(g, 22, 12).intersection(FLOOR), "#1a1a1c", 0.5, "multiply", 6)
    sc.layer(g, sc.rad([(0, "#fffef4"), (0.5, "#f2ecd0"), (1, "#8f9a88")], px, py + 60, 620), z=5, sh=0.7, cut=0.3, rim="#ffffff", rimop=0.9, wash=0.4)  # fmt: skip
    r = sc.stream("writing")
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(c[:, :2], axis=0).T))]
    at, ink = 34.0, []
    while at < length[-1] - 60:
        k = int(np.searchsorted(length, at))
        w = c[k, 2]
        ang = float(np.degrees(np.arctan2(*(off[k] * -1)[::-1])))
        s = w / 62
        m = c[k, :2] + off[k] * 0.52
        ink.append(T(small_mouse(), float(m[0]), float(m[1]), s, s * (0.62 if c[k, 1] > 1010 else 1), rot=ang))
        for u0, u1 in ((0.06, -0.62 + r.uniform(0, 0.24)),):
            a, b = c[k, :2] + off[k] * u0, c[k, :2] + off[k] * u1
            ink.append(limb([(*a, 1.4 * s), (*((a + b) / 2 + [0, 0.8]), 2 * s), (*b, 1.2 * s)], 3))
        at += 24 * s * (0.8 if c[k, 1] > 1010 else 1)
    sc.flat(U(ink).intersection(g), "#5a3428", 0.85)
    roll = limb([(px - 38, py - 19, 15), (px + 36, py - 21, 15)], 2)
    sc.layer(roll, sc.lin([(0, "#fffef4"), (1, "#c9bd98")], 0, py - 28, 0, py - 12), z=2.5, cut=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw_floor(sc: Scene, near: Any) -> None:
    """Wood dust, pale in the pool of light, and the long shadow of the chair."""
    for k, (y, dip, lit, shade) in enumerate(((930, 26, "#8ea08c", "#16303a"), (1000, 24, "#d8cfa4", "#0e222c"))):
        g, _ = land(
            sc.stream(f"floor {k}"), [(-60, y + 30), (180, y + 6), (CX, y - dip), (700, y + 4), (860, y + 26)], 5
        )
        sc.layer(g, sc.rad([(0, lit), (0.4, mix(lit, shade, 0.4)), (1, shade)], CX - 40, 1060, 420), z=8, sh=0.55, cut=1.2, rim="#f4f0d4", rimop=0.4)  # fmt: skip
    wood, _ = throne()
    sc.flat(T(wood, 0, 0).intersection(Polygon([(0, 990), (800, 990), (800, 1040), (0, 1040)])).buffer(2), "#0a1418", 0.5, "multiply", 5)  # fmt: skip
    sc.flat(Polygon([(CX - 150, 1010), (CX + 250, 1000), (CX + 420, 1130), (CX + 90, 1090)]), "#0a1a22", 0.55, "multiply", 14)  # fmt: skip


def draw_front(sc: Scene) -> None:
    """The nearest of the court, from behind: dark, and one hides a toy."""
    for kind, x, y, s, flip in (("eagle", 70, 1236, 2.15, False), ("barn", 742, 1212, 2.2, True)):
        o = T(owl(kind, back=1, fine=1), x, y, s, flip=flip).recolour(lambda c: mix(c, "#12384c", 0.62))
        put(sc, o, z=4.5, cast=18, sh=0.6)
        out = o.outline()
        sc.flat(out, sc.rad([(0, "#0a1820", 0), (0.5, "#0a1820", 0.3), (1, "#060f16", 0.85)], CX, 900, 520), 1, "multiply")  # fmt: skip
        rimlight(sc, out, -7 if x < CX else 7, 6, "#fff3cc", 1, 2, (CX, 820), 640)
    x, y = 712, 1172
    toy = U(shape(f"{x - 36},{y}^ {x - 31},{y - 19} {x - 5},{y - 29} {x + 21},{y - 17} {x + 38},{y - 2}^"), ellipse(x + 9, y - 24, 8))  # fmt: skip
    sc.layer(toy, "#b08c54", z=4, cut=0.2, rim="#fffbe6", rimop=0.8)
    sc.layer(U(ellipse(x - 21, y + 3, 7), ellipse(x + 19, y + 3, 7)), "#9c2c3a", z=2, cut=0, rim="#ffd8c0", rimop=0.8)
    sc.stroke([(x - 36, y - 2), (x - 52, y - 9), (x - 62, y + 2), (x - 76, y - 4)], "#c9ae70", 2.2)


def draw() -> Scene:
    """Who is on trial?"""
    sc = Scene("owl_court", light=(HOLE[0] + 60, HOLE[1] + 60, 240), shadow="#040c10", bg="#08171e")

    def near(a: str, b: str, r: float = 560, mid: str | None = None) -> str:
        return sc.near(a, b, r, (CX - 30, 590), mid)

    draw_back(sc)
    for k in range(len(RINGS) - 1):
        g = lay_ring(sc, k, near)
        draw_galleries(sc, k, g, near)
    lay_ring(sc, len(RINGS) - 1, near)
    knot_hole(sc, *HOLE)
    sc.glow(*HOLE, 320, "#eef0d0", 0.7)
    draw_floor(sc, near)
    draw_shaft(sc, 0.9)
    draw_throne(sc)
    draw_cushion(sc)
    draw_shaft(sc, 0.62)
    x, y, s = MOUSE
    robe = sc.lin([(0, "#d8525a"), (0.4, "#a02c3c"), (1, "#561424")], x - 60, y - 120, x + 80, y)
    fur = sc.lin([(0, "#d2b898"), (0.5, "#a58c76"), (1, "#6d5a54")], x - 80, y - 220, x + 50, y - 150)
    m = T(mouse_judge(), x, y, s).recolour({"robe": robe, "arm": robe, "head": fur, "ear": fur})
    draw_scroll(sc, *m.at("paws"))
    put(sc, m, z=2.6, rim=(3, 3, "#fffdf0", 0.95), cast=7, shade=("#2a1430", 0.4, 760))
    sc.glow(x - 60, y - 150, 150, "#fffbe6", 0.35)
    sc.glow(CX + 216, 722, 60, "#cfe86a", 0.8)  # the clerk
    sc.layer(T(limb("640,640,5 648,644,7 658,643,6 664,638,3", 4), CX - 436, 74), "#e8f4a0", z=1, cut=0, fibre=0)
    draw_front(sc)
    sc.vignette("#030a0e", 0.4, CX, 600, 860)
    sc.finish()
    return sc
