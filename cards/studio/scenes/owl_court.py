"""A mouse in the judge's enormous chair reads out the sentence; the court of owls in the hollow tree is silent.

Palette: forest ink #14211f, bark olive #3a3d2c, owl fawn #87704f, moon sage #9aa88f, moon ivory #f4f0d4, robe garnet #8e2c3a.
Light: the moon, as one shaft through a knot hole. Planes: back wall / three rings of bark with galleries / throne / rim.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.owls import owl

HOLE = (150.0, 150.0)  # the knot hole
MX, SEAT = 478.0, 716.0  # the mouse, and the top of its cushion
MOUSE = 1.16
# rings of the hollow trunk from far to near: middle, half width, top, lit colour, shade
RINGS = (
    (440, 196, 92, "#8fa68a", "#34493f"),
    (430, 262, 34, "#70896c", "#233a33"),
    (420, 326, -30, "#526a50", "#182b28"),
    (412, 388, -120, "#36483a", "#101f1f"),
)
# ring, side (-1 left, 1 right), height, reach of the ledge, owls on it: (kind, place 0..1, turn, lids)
GALLERIES = (
    (0, -1, 430, 66, (("scops", 0.5, 0.9, 0.0),)),
    (0, -1, 600, 72, (("tawny", 0.3, 0.9, 0.3), ("pygmy", 0.8, 0.9, 0.0))),
    (0, 1, 380, 70, (("barn", 0.5, -0.9, 0.0),)),
    (0, 1, 540, 74, (("long", 0.66, -0.9, 0.0), ("tawny", 0.2, -0.8, 0.4))),
    (1, -1, 330, 84, (("grey", 0.5, 0.8, 0.0),)),
    (1, -1, 520, 92, (("eagle", 0.34, 0.8, 0.0), ("scops", 0.84, 0.9, 0.0))),
    (1, -1, 724, 96, (("barn", 0.36, 0.8, 0.0), ("tawny", 0.82, 0.9, 0.5))),
    (1, 1, 268, 84, (("tawny", 0.42, -0.8, 0.0),)),
    (1, 1, 452, 94, (("snowy", 0.5, -0.8, 0.0),)),
    (1, 1, 668, 98, (("scops", 0.2, -0.9, 0.0), ("grey", 0.68, -0.8, 0.3))),
    (2, -1, 604, 104, (("long", 0.44, 0.7, 0.0),)),
    (2, -1, 826, 118, (("pygmy", 0.86, 0.9, 0.0), ("snowy", 0.38, 0.7, 0.5))),
    (2, 1, 356, 104, (("eagle", 0.46, -0.7, 0.0),)),
    (2, 1, 590, 112, (("pygmy", 0.16, -0.9, 0.0), ("barn", 0.56, -0.7, 0.0))),
    (2, 1, 836, 124, (("tawny", 0.5, -0.7, 0.2),)),
)
OWL_SIZE = (0.46, 0.64, 0.88)


def hollow(sc: Scene, k: int, grow: float = 1.0) -> Any:
    """The opening of ring k, a tall crooked arch; grow > 1 gives the lines of bark outside of it."""
    cx, a, top, *_ = RINGS[k]
    w = Wob(sc.stream(f"ring {k}"), 4, 1.3)
    t = np.linspace(0, 1, 60)
    y = 1280 - t * (1280 - top + (grow - 1) * 300)
    half = a * grow * (1 - t**4.6) ** 0.55
    left = [(cx - h * (1 + 0.075 * w(u)), v) for h, v, u in zip(half, y, t, strict=True)]
    right = [(cx + h * (1 + 0.075 * w(u + 1.7)), v) for h, v, u in zip(half, y, t, strict=True)]
    return clean(Polygon([*left, *right[::-1]]).buffer(0))


def edge_x(g: Any, side: int, y: float) -> float:
    """Where the opening ends on one side at a height."""
    b = g.intersection(box(-200, y - 1, 1000, y + 1)).bounds
    return float(b[0] if side < 0 else b[2])


def draw_ring(sc: Scene, k: int, near: Any) -> Any:
    """One ring of bark with its grain."""
    g = hollow(sc, k)
    _, _, _, lit, shade = RINGS[k]
    ring = clean(box(-60, -60, 860, 1300).difference(g))
    sc.layer(ring, near(lit, shade, 560 + 60 * k), z=9 + 3 * k, sh=0.75, cut=1.8, rim="#f4f0d4", rimop=0.5, wash=0.8)
    r = sc.stream(f"grain {k}")
    with sc.clip(ring):
        for j in range(1, 15):
            h = hollow(sc, k, 1 + 0.035 * j + 0.004 * r.random())
            line = list(h.exterior.coords)
            w = r.uniform(1.0, 3.2)
            sc.stroke(line, "#0c1614", w, 0.4)
            sc.stroke([(x + 1.6, y + 1.2) for x, y in line], mix(lit, "#f4f0d4", 0.2), 0.8, 0.26)
    return g


def ledge(sc: Scene, x: float, y: float, reach: float, side: int, lit: str, shade: str, near: Any) -> None:
    """A bracket fungus that serves as a gallery: rounded shelf, pale rim, gills below."""
    s = -side  # it grows towards the middle
    top = y - reach * 0.05
    body = shape(
        f"{x - s * reach * 0.5},{top + reach * 0.3}^ {x - s * reach * 0.2},{top + 2} {x},{top - 5} {x + s * reach * 0.6},{top - 4} {x + s * reach},{top + 4}"
        f" {x + s * reach * 0.86},{top + reach * 0.18} {x + s * reach * 0.4},{top + reach * 0.3} {x - s * reach * 0.1},{top + reach * 0.42}"
    )
    sc.layer(body, near(lit, shade, 430), z=7, sh=0.7, cut=0.7, rim="#f4f0d4", rimop=0.7)
    for q in (0.35, 0.62, 0.84):
        sc.stroke(
            [
                (x - s * reach * 0.24, top + reach * 0.5 * q),
                (x + s * reach * 0.4, top + reach * 0.3 * q),
                (x + s * reach * (1 - 0.1 * q), top + reach * 0.14 * q),
            ],
            "#0c1614",
            1.3,
            0.4,
        )
    lip = limb(
        [
            (x - s * reach * 0.2, top + 3, 2),
            (x, top - 1, 5),
            (x + s * reach * 0.6, top, 6),
            (x + s * reach * 0.98, top + 5, 4),
        ],
        6,
    )
    sc.layer(
        lip, near(mix(lit, "#f4f0d4", 0.35), mix(shade, lit, 0.35), 400), z=2, sh=0.3, cut=0.4, rim="#fffbe6", rimop=0.8
    )


def draw_galleries(sc: Scene, k: int, g: Any, near: Any) -> None:
    """The tiers of one ring and who sits there."""
    _, _, _, lit, shade = RINGS[k]
    size = OWL_SIZE[k]
    for ring, side, y, reach, who in GALLERIES:
        if ring != k:
            continue
        x = edge_x(g, side, y)
        ledge(sc, x, y, reach, side, lit, shade, near)
        for kind, place, turn, lids in who:
            ox = x - side * (reach * place - 6)
            o = T(owl(kind, turn=turn, lids=lids), ox, y - reach * 0.05 - 1, size)
            dim = 0.3 + 0.14 * k
            eyes = Figure(p for p in o.pieces if p.name in ("iris", "pupil", "glint"))
            o = o.recolour(lambda c, d=dim: mix(mix(c, "#a8703a", 0.16), "#1a2622", d))
            towards = 1 if ox < MX else -1
            put(
                sc,
                o,
                z=1.6 + k * 0.8,
                rim=(-2.2 * towards, 1.2, "#f4f0d4", 0.8),
                shade=("#0f1a19", 0.6, 620),
                cast=4 + 2 * k,
            )
            for p in eyes.pieces if not lids else ():  # what light there is, they keep
                sc.flat(p.geom, p.fill, 0.8)


def draw_back(sc: Scene) -> None:
    """The far wall, pale where the shaft strikes it."""
    sc.backdrop(sc.rad([(0, "#e6ead0"), (0.2, "#a9bd9e"), (0.5, "#5c7662"), (1, "#1c302c")], MX - 10, 620, 620))
    r = sc.stream("back")
    for _ in range(46):
        x = r.uniform(230, 660)
        y0, L = r.uniform(80, 800), r.uniform(120, 420)
        d = r.uniform(-14, 14)
        P = [(x, y0, 0.6), (x + d, y0 + L * 0.5, r.uniform(1.4, 4)), (x + d * 0.4, y0 + L, 0.6)]
        sc.flat(limb(P, 6), "#2c3a30", r.uniform(0.16, 0.4))
    for x, y, rx, ry in ((320, 330, 18, 30), (590, 250, 14, 24), (566, 700, 12, 18)):  # knots
        for j in range(4):
            e = ellipse(x, y, rx * (1.5 - 0.3 * j), ry * (1.5 - 0.3 * j))
            sc.flat(e.difference(e.buffer(-1.6)), "#2c3a30", 0.4)
        sc.flat(ellipse(x, y, rx * 0.4, ry * 0.4), "#1a2622", 0.7)


def draw_hole(sc: Scene) -> None:
    """The knot hole: night sky with a twig, the moon not seen."""
    x, y = HOLE
    lips = [
        shape(
            f"{x - 62 * s},{y + 20 * s} {x - 54 * s},{y - 40 * s} {x - 14 * s},{y - 74 * s} {x + 34 * s},{y - 84 * s} {x + 66 * s},{y - 40 * s}"
            f" {x + 60 * s},{y + 16 * s} {x + 84 * s},{y + 66 * s}^ {x + 26 * s},{y + 62 * s} {x - 24 * s},{y + 70 * s}"
        )
        for s in (1.34, 1.16, 1.0, 0.84)
    ]
    for g, c in zip(lips[:3], ("#4a5240", "#6a7358", "#98a37f"), strict=True):
        sc.layer(
            g,
            sc.near(light(c, 0.2), dark(c, 0.25), 200, (x - 30, y - 40)),
            z=6,
            sh=0.6,
            cut=1.2,
            rim="#f4f0d4",
            rimop=0.7,
        )
    sky = lips[3]
    sc.layer(
        sky,
        sc.rad([(0, "#fffdf0"), (0.6, "#eef0d6"), (1, "#bccab4")], x - 20, y - 30, 110),
        z=1,
        sh=0,
        cut=0.6,
        wash=0.3,
    )
    with sc.clip(sky):
        wood, lv = tree(sc.stream("twig"), x - 60, y + 60, 130, a=-0.7, w=6, depth=6, leafL=9, leafp=0.4)
        sc.flat(U(wood, lv), "#5f6f5e", 0.85)
    sc.glow(x, y, 330, "#eef0d0", 0.75)


def draw_shaft(sc: Scene, op: float = 1.0) -> None:
    """Moonlight from the hole to the seat, full of dust."""
    x, y = HOLE
    fill = sc.lin([(0, "#fbfae6", 0.95), (0.45, "#e6f0dc", 0.55), (1, "#d4e6d0", 0.16)], x, y, MX, SEAT + 120)
    for w0, w1, o, b in ((46, 140, 0.34, 12), (36, 96, 0.42, 4), (18, 46, 0.4, 2.4)):
        q = Polygon(
            [(x - w0 * 0.7, y + w0 * 0.7), (x + w0, y - w0 * 0.75), (MX + w1, SEAT + 96), (MX - w1, SEAT + 160)]
        )
        sc.flat(q, fill, o * op, "screen", b)


def draw_dust(sc: Scene) -> None:
    """What floats in the shaft, and one white feather."""
    r = sc.stream("dust")
    x, y = HOLE
    specks = []
    for _ in range(230):
        t = r.random() ** 0.8
        w = 30 + 90 * t
        specks.append(
            ellipse(
                x + (MX - x) * t + r.gauss(0, w * 0.5), y + (SEAT - y) * t + r.gauss(0, w * 0.4), r.uniform(0.5, 2.0)
            )
        )
    sc.flat(U(specks), "#fffbe6", 0.75)
    put(sc, T(feather(34, "#f6f3de", "#b9b08c", 0.2), 330, 372, 1, rot=36), z=2)


def throne_roots() -> tuple[list[Any], list[Any]]:
    """Roots of the back, from outer to inner, crossing one another; and of arms and foot."""
    back, front = [], []
    for s in (-1, 1):
        x = lambda d, q=s: MX + q * d
        back += [
            limb(
                [
                    (x(190), 990, 8),
                    (x(160), 940, 30),
                    (x(132), 830, 30),
                    (x(128), 680, 25),
                    (x(104), 540, 20),
                    (x(128), 420, 14),
                    (x(112), 330, 9),
                    (x(140), 258, 2),
                ],
                8,
            ),
            limb(
                [
                    (x(110), 800, 32),
                    (x(120), 720, 25),
                    (x(76), 580, 20),
                    (x(96), 450, 15),
                    (x(70), 350, 9),
                    (x(88), 262, 5),
                    (x(78), 220, 1.6),
                ],
                8,
            ),
            limb([(x(112), 590, 12), (x(148), 520, 8), (x(150), 450, 5), (x(176), 396, 1.4)], 8),
        ]
    for s in (-1, 1):
        x = lambda d, q=s: MX + q * d
        back += [
            limb(
                [
                    (x(60), 800, 28),
                    (x(88), 700, 22),
                    (x(34), 560, 18),
                    (x(-26), 450, 13),
                    (x(-52), 360, 8),
                    (x(-40), 280, 4),
                    (x(-52), 232, 1.4),
                ],
                8,
            ),
            limb(
                [
                    (x(18), 800, 26),
                    (x(56), 730, 20),
                    (x(78), 620, 16),
                    (x(44), 500, 13),
                    (x(50), 410, 9),
                    (x(22), 320, 6),
                    (x(30), 230, 1.4),
                ],
                8,
            ),
        ]
    back.append(
        limb(
            [
                (MX + 4, 800, 26),
                (MX - 8, 700, 18),
                (MX + 10, 560, 14),
                (MX - 6, 440, 10),
                (MX + 5, 320, 6),
                (MX, 190, 1.4),
            ],
            8,
        )
    )
    for s in (-1, 1):
        x = lambda d, q=s: MX + q * d
        front += [
            limb([(x(36), 800, 34), (x(34), 900, 28), (x(66), 984, 16), (x(92), 1020, 3)], 8),
            limb([(x(96), 800, 34), (x(104), 890, 28), (x(140), 964, 18), (x(180), 1004, 6), (x(210), 1008, 2)], 8),
            limb(
                [
                    (x(112), 630, 17),
                    (x(146), 616, 19),
                    (x(172), 634, 22),
                    (x(180), 690, 23),
                    (x(170), 770, 26),
                    (x(178), 860, 28),
                    (x(198), 940, 22),
                    (x(250), 980, 9),
                    (x(300), 976, 2),
                ],
                8,
            ),
            limb([(x(172), 634, 14), (x(192), 620, 10), (x(200), 600, 6), (x(192), 588, 2)], 6),
        ]
    front.insert(0, limb([(MX - 4, 800, 40), (MX - 10, 900, 26), (MX - 34, 990, 12), (MX - 60, 1022, 2)], 8))
    return back, front


def lay_root(sc: Scene, g: Any, fill: str, z: float) -> None:
    """One root with bark lines along its own edge and moonlight on its left."""
    sc.layer(g, fill, z=z, sh=0.75, cut=0.6, rim="#fffbe6", rimop=0.75)
    for d, c, op in ((-0.22, "#171f19", 0.5), (-0.36, "#171f19", 0.4)):
        x0, y0, x1, y1 = g.bounds
        w = min(x1 - x0, 22)
        e = clean(g.buffer(d * w * 0.5))
        if not e.is_empty:
            sc.flat(clean(e.difference(e.buffer(-1.2))), c, op)
    rimlight(sc, g, 2.6, 2.2, "#f4f0d4", 0.75, blur=1.2, r=640)


def draw_throne(sc: Scene, near: Any) -> None:
    """A chair grown of roots: a woven back with a crown of tips, two arms that are its legs, a seat like a table."""
    lit, mid, shade = "#c2af82", "#7d6d4d", "#333a2d"
    panel = shape(
        f"{MX - 92},800^ {MX - 100},640 {MX - 84},520 {MX - 40},440 {MX},420 {MX + 40},440 {MX + 84},520 {MX + 100},640 {MX + 92},800^"
    )
    sc.layer(panel, near("#3d4232", "#16211c", 300), z=6, sh=0.6, cut=0.8, rim="#c9c8a4", rimop=0.3)
    back, front = throne_roots()
    for g in back:
        lay_root(sc, g, near(lit, shade, 420, mid), 4.5)
    skirt = U(box(MX - 120, 786, MX + 120, 850))
    sc.layer(skirt, near("#4d4834", "#1a211c", 300), z=5, sh=0.6, cut=0.6)
    for g in front:
        lay_root(sc, g, near(mix(lit, mid, 0.35), "#222a22", 380, "#5c533c"), 6)
    seat = U(ellipse(MX, 790, 148, 34), ellipse(MX, 804, 146, 34))
    sc.layer(seat, near("#8a7a56", "#2c3026", 240), z=7, sh=0.7, cut=0.7, rim="#fffbe6", rimop=0.6)
    top = ellipse(MX, 786, 146, 32)
    fill = sc.rad([(0, "#f6ecc6"), (0.5, "#c9ba8e"), (1, "#6d6248")], MX - 10, 786, 150)
    sc.layer(top, fill, z=1.4, sh=0.3, cut=0.5, rim="#fffbe6", rimop=0.9)
    for q in (0.86, 0.68, 0.5, 0.32, 0.16):
        e = ellipse(MX + 4 * (1 - q), 786, 146 * q, 32 * q)
        sc.flat(e.difference(e.buffer(-1.1)), "#6d5d3e", 0.5)


def cushion(sc: Scene) -> None:
    """Garnet, tasselled, far too fine."""
    x, y = MX - 6, SEAT + 34
    g = shape(
        f"{x - 84},{y + 36}^ {x - 70},{y + 18} {x - 80},{y - 8}^ {x - 40},{y - 28} {x},{y - 34} {x + 40},{y - 28} {x + 80},{y - 8}^ {x + 70},{y + 18} {x + 84},{y + 36}^ {x + 40},{y + 44} {x - 40},{y + 44}"
    )
    sc.flat(ellipse(x + 14, y + 44, 96, 14), "#1c1712", 0.55, "multiply", 6)
    sc.layer(
        g,
        sc.rad([(0, "#d8606a"), (0.5, "#8e2c3a"), (1, "#4c1622")], x - 16, y - 26, 110),
        z=6,
        sh=0.6,
        cut=0.4,
        rim="#ffe9d0",
        rimop=0.9,
    )
    for dx in (-46, -16, 16, 46):
        sc.stroke(
            curve(np.array([(x + dx * 0.4, y - 26), (x + dx, y), (x + dx * 1.1, y + 38)], float), n=8),
            "#4c1622",
            1.4,
            0.55,
        )
    sc.flat(limb([(x - 80, y + 6, 2.4), (x, y + 12, 3), (x + 80, y + 6, 2.4)], 6), "#d9b25a", 0.9)
    for s in (-1, 1):
        sc.layer(
            U(
                ellipse(x + s * 86, y + 38, 5),
                [limb([(x + s * 86, y + 40, 2), (x + s * 88 + d, y + 58, 1.6)], 2) for d in (-5, -2, 1, 4)],
            ),
            "#d9b25a",
            z=2,
            cut=0,
            fibre=0,
        )


def mouse_judge() -> Figure:
    """A mouse upright in a robe, in profile to the left, both paws out; feet on 0,0, about 96 high. Anchor paws."""
    f = Figure()
    f.add(limb("18,-8,7 40,-4,5 58,6,4 64,26,3 54,44,2.2 60,58,1", 8), "#b79a8c", "tail", 0.8)
    f.add(U(ellipse(-10, -3, 12, 4.5), ellipse(10, -3, 12, 4.5)), "#c9a796", "feet", 0.6)
    robe = shape("-8,-58^ -20,-40 -28,-18 -33,-3^ -14,0 4,-2 20,0 32,-3^ 28,-24 20,-46 10,-60^ 0,-64")
    f.add(robe, "#8e2c3a", "robe", 1.2)
    f.add(
        U([limb([(x * 0.3, -52, 0.6), (x * 0.8, -28, 2.2), (x, -3, 0.8)], 5) for x in (-20, -8, 5, 17)]).intersection(
            robe.buffer(-1)
        ),
        "#4c1622",
        "folds",
        0.2,
        True,
        0.8,
    )
    f.add(limb([(-31, -6, 5), (-10, -2, 5.5), (8, -4, 5), (30, -6, 5)], 5), "#efe6d0", "ermine", 0.5)
    f.add(U([ellipse(x, -4, 1.1, 2) for x in (-24, -14, -3, 8, 18, 26)]), "#33281f", "ermine.spots", 0.2, True)
    head = fillet(U(ellipse(-2, -74, 15, 14), shape("4,-86^ -12,-86 -26,-76 -35,-69^ -34,-65 -22,-62 -8,-60 4,-62")), 3)
    f.add(T(ellipse(0, 0, 12, 13), 6, -92, rot=14), "#6f5f58", "ear.far", 0.8)
    f.add(head, "#a08c80", "head", 1.0)
    f.add(T(ellipse(0, 0, 14, 15), 15, -88, rot=-10), "#a08c80", "ear", 1.0)
    f.add(T(ellipse(0, 0, 9, 10), 14, -87, rot=-10), "#d8a898", "ear.in", 0.4)
    f.add(shape("-30,-64 -16,-62 -4,-60 6,-62^ 0,-66 -14,-66"), "#d8c8b8", "chin", 0.3, True)
    f.add(ellipse(-12, -77, 2.7, 3), "#181210", "eye", 0.2, True)
    f.add(ellipse(-13, -78, 0.9), "#fffbe8", "glint", 0.2, True)
    f.add(ellipse(-35, -67.4, 2.3), "#3a2420", "nose", 0.2, True)
    f.add(
        U([limb([(-27, -66, 0.8), (-44, -62 + k * 6, 0.3)], 2, 3) for k in (-1.4, -0.2, 1)]),
        "#f4ead8",
        "whiskers",
        0.2,
        True,
        0.8,
    )
    f.add(U(shape("-18,-58^ -4,-62 12,-58^ 18,-48 6,-44 -6,-46^ -18,-47 -22,-52")), "#efe6d0", "collar", 0.8)
    f.add(
        U(limb([(-12, -50, 1.6), (-6, -38, 1.6), (2, -34, 1.6), (10, -40, 1.6), (12, -52, 1.6)], 5)),
        "#d9b25a",
        "chain",
        0.3,
    )
    f.add(key(2, -31, 0.5, rot=4), "#e8c46a", "key", 0.4)
    for y, n in ((-46, "arm.far"), (-43, "arm")):
        f.add(limb([(-4, y, 12), (-20, y + 7, 12), (-33, y - 3, 9)], 5), "#8e2c3a" if n == "arm" else "#6a1f2c", n, 0.8)
        f.add(ellipse(-38, y - 6, 4.4, 3.6), "#c9a796", "paw", 0.5)
    f.mark("paws", -38, -50)
    return f


def draw_scroll(sc: Scene, px: float, py: float) -> None:
    """From the paws over the edge of the seat and away over the floor towards us."""
    P = [
        (px - 1, py - 26, 24),
        (px - 3, py + 4, 27),
        (px - 8, py + 40, 30),
        (px - 24, 752, 34),
        (px - 44, 786, 38),
        (px - 58, 830, 42),
        (px - 54, 900, 46),
        (px - 48, 962, 54),
        (px + 6, 1008, 66),
        (px + 62, 1042, 74),
        (px + 20, 1086, 84),
        (px - 92, 1112, 94),
        (px - 170, 1152, 108),
        (px - 176, 1240, 124),
    ]
    c = curve(np.array(P, float), n=14)
    s = sc.near("#fffcec", "#8f9474", 520, (px, py), "#d8d6b4")
    # a ribbon lying in perspective: width is measured across, flattened where it runs sideways
    d = np.gradient(c[:, :2], axis=0)
    n = np.c_[-d[:, 1], d[:, 0]] / (np.hypot(*d.T)[:, None] + 1e-9)
    flat = np.where(c[:, 1] > 960, 0.55, 1.0)[:, None]
    half = c[:, 2:3] / 2
    off = np.c_[n[:, :1] * half, n[:, 1:] * half * flat]
    parts = []
    for i in range(len(c) - 1):
        q = Polygon([c[i, :2] + off[i], c[i + 1, :2] + off[i + 1], c[i + 1, :2] - off[i + 1], c[i, :2] - off[i]])
        parts.append(q.convex_hull.buffer(0.4))
    g = clean(U(parts))
    sc.layer(g, s, z=5, sh=0.7, cut=0.3, rim="#ffffff", rimop=0.9, wash=0.4)
    r = sc.stream("writing")
    k = 3
    while k < len(c) - 4:  # lines of writing across the ribbon, each of a few words
        u = -0.66
        while u < 0.6:
            v = min(0.7, u + r.uniform(0.12, 0.4))
            a, b = c[k, :2] + off[k] * u, c[k, :2] + off[k] * v
            sc.stroke([a, (a + b) / 2 + [0, 0.5], b], "#5a4a38", 0.9 + c[k, 2] * 0.011, 0.6)
            u = v + 0.1
        k += 3
    sc.layer(
        U(ellipse(px - 1, py - 28, 15, 4.6), limb([(px - 16, py - 27, 5), (px + 14, py - 27, 5)], 2)),
        "#fffdf2",
        z=2,
        cut=0,
        fibre=0,
        rim="#ffffff",
        rimop=1,
    )


def draw_floor(sc: Scene, near: Any) -> None:
    """Wood dust and pellets, pale in the pool of light."""
    for k, (y, dip, lit, shade) in enumerate(((900, 26, "#a9ab84", "#2e3a30"), (962, 34, "#7f8463", "#222e27"))):
        r = sc.stream(f"floor {k}")
        g, _ = land(r, [(-60, y + 30), (180, y + 6), (MX, y - dip), (700, y + 4), (860, y + 26)], 5)
        sc.layer(g, near(lit, shade, 430 + 60 * k), z=8, sh=0.55, cut=1.2, rim="#f4f0d4", rimop=0.4)
    sc.flat(ellipse(MX - 30, 975, 260, 52), "#eeecca", 0.5, "screen", 18)
    r = sc.stream("chips")
    chips = [
        leaf(r.uniform(150, 700), r.uniform(930, 1130), r.uniform(5, 15), r.uniform(0, 6.28), 0.4) for _ in range(110)
    ]
    sc.flat(U(chips[:60]), "#1a231d", 0.5)
    sc.flat(U(chips[60:]), "#c3c19a", 0.4)


def draw_front(sc: Scene) -> None:
    """The nearest of the court, from behind: dark, and one hides a toy."""
    lip, _ = land(
        sc.stream("lip"), [(-60, 1120), (90, 1106), (250, 1150), (420, 1188), (560, 1170), (690, 1118), (860, 1084)], 6
    )
    sc.layer(lip, sc.near("#2f3829", "#101a18", 520, (MX, 1000)), z=14, sh=0.8, cut=1.6, rim="#d4d8b4", rimop=0.5)
    for kind, x, y, s, flip in (
        ("eagle", 96, 1150, 2.5, False),
        ("scops", 268, 1196, 1.9, False),
        ("barn", 716, 1130, 2.5, True),
    ):
        o = T(owl(kind, back=1, fine=1), x, y, s, flip=flip).recolour(lambda c: mix(c, "#101a19", 0.62))
        put(sc, o, z=4.5, rim=(-2 if x < MX else 2, 3, "#f4f0d4", 0.4), cast=18, sh=0.6)
        out = o.outline()
        sc.flat(
            out, sc.rad([(0, "#0a1312", 0), (0.5, "#0a1312", 0.25), (1, "#0a1312", 0.75)], MX, 860, 480), 1, "multiply"
        )
        rimlight(sc, out, -5 if x < MX else 5, 4, "#eef0cc", 0.9, blur=1.8, c=(MX, 800), r=520)
    # behind its back the barn owl holds a toy mouse on wheels
    x, y = 700, 1146
    toy = U(
        shape(f"{x - 30},{y}^ {x - 26},{y - 16} {x - 4},{y - 24} {x + 18},{y - 14} {x + 32},{y - 2}^"),
        ellipse(x + 8, y - 20, 6.5),
    )
    sc.layer(toy, "#8a744a", z=4, cut=0.2, rim="#fffbe6", rimop=0.8)
    sc.layer(U(ellipse(x - 18, y + 2, 6), ellipse(x + 16, y + 2, 6)), "#8e2c3a", z=2, cut=0, rim="#ffd8c0", rimop=0.8)
    sc.stroke([(x - 30, y - 2), (x - 46, y - 8), (x - 56, y + 2), (x - 66, y - 4)], "#b9a06a", 2)


def draw() -> Scene:
    """Silence."""
    sc = Scene("owl_court", light=(HOLE[0] + 60, HOLE[1] + 60, 240), shadow="#060d0c", bg="#14211f")

    def near(a: str, b: str, r: float = 560, mid: str | None = None) -> str:
        return sc.near(a, b, r, (MX - 40, 590), mid)

    draw_back(sc)
    for k in range(3):
        g = draw_ring(sc, k, near)
        draw_galleries(sc, k, g, near)
    draw_ring(sc, 3, near)
    draw_hole(sc)
    draw_shaft(sc, 0.85)
    draw_floor(sc, near)
    draw_throne(sc, near)
    cushion(sc)
    draw_shaft(sc, 0.9)
    m = T(mouse_judge(), MX - 2, SEAT + 6, MOUSE)
    px, py = m.at("paws")
    sc.glow(MX - 10, SEAT - 50, 190, "#f4f0d4", 0.6)
    draw_scroll(sc, px, py)
    put(sc, m, z=2.6, rim=(3, 3, "#fffdf0", 0.95), cast=6)
    sc.glow(px, py, 70, "#fffbe6", 0.6)
    draw_dust(sc)
    sc.glow(MX + 172, 650, 60, "#cfe86a", 0.8)  # the clerk
    sc.layer(limb("640,640,5 648,644,7 658,643,6 664,638,3", 4), "#e8f4a0", z=1, cut=0, fibre=0)
    draw_front(sc)
    sc.vignette("#040a09", 0.4, MX - 40, 560, 860)
    sc.finish()
    return sc
