"""In the fog of a harbour a steel crane stands in the basin like a heron and bends over its nest; one egg of steel has a glowing crack.

Palette: fog pearl #f1efe4, oyster #c9cec6, steel-sage #8d9b92, slate #4d5a57, rust-black #2b2725, rust #8a4630; accent molten orange #ff7a1e.
Light: fog without a place, and the crack. Planes: fog and far birds / basin / far leg / body / near leg / neck and bill / quay / nest, eggs, man.
"""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.crane_heron import draw_body, draw_leg, draw_neck, solid
from cards.studio.papercut.dock_listener import dock_listener
from cards.studio.papercut.girder_nest import draw_egg, draw_side, glow_at
from cards.studio.papercut.lattice import EXACT, truss
from cards.studio.papercut.stork import wing

PEARL, OYSTER, SAGE, INK, RUST = "#f1efe4", "#c9cec6", "#8d9b92", "#2b2725", "#8a4630"
GLOW = glow_at()
QUAY = 912.0


def draw_fog(sc: Scene) -> None:
    """Banks of fog, paler downwards, and in them the other birds."""
    sc.backdrop(sc.lin([(0, "#86938d"), (0.2, "#a9b4ad"), (0.4, "#cdd2c9"), (0.56, "#e9e6d8"), (0.64, "#dcd9cb"), (1, "#aab3ac")], 0, 0, 0, 1200))  # fmt: skip
    for k in range(9):
        r = sc.stream(f"bank {k}")
        y = 90 + 78 * k
        w, v = Wob(r, 4, 3), Wob(r, 4, 3)
        top = [(x, y + 16 * float(w(x / 820))) for x in range(-40, 861, 20)]
        bot = [(x, y + 74 + 22 * float(v(x / 820))) for x in range(860, -41, -20)]
        c = mix("#95a29b", "#efece0", min(1, k / 7))
        sc.layer(Polygon([*top, *bot]).buffer(0), sc.lin([(0, c, 0.9), (1, c, 0.1)], 0, y, 0, y + 90), z=4, sh=0.1, cut=0.8, op=0.7, rim="#ffffff", rimop=0.4)  # fmt: skip
        if k == 2:
            draw_flyer(sc)
        if k == 5:
            far_bird(sc, 726, 738, 0.3, "#c3c9c0", False)
        if k == 6:
            far_bird(sc, 92, 752, 0.36, "#a9b3ab", True)


def far_bird(sc: Scene, x: float, y: float, s: float, c: str, flip: bool) -> None:
    """A sister in the fog; her feet at x, y."""
    g = T(solid(), -580, -1060)
    sc.layer(T(g, x, y, s, flip=flip), c, z=2, sh=0.12, rim="#ffffff", rimop=0.6, **EXACT)


def draw_flyer(sc: Scene) -> None:
    """One in the air: wings of ribbed sheets, legs trailing, a hook on its rope."""
    x, y, s = 664, 196, 0.54
    neck = truss([(-30, 0, 22), (-96, -14, 16), (-150, -8, 12)], 0.8, 4, 2).whole()
    bill = shape("-150,-16^ -168,-14 -232,2^ -168,2 -150,2^")
    body = shape("-46,-12 0,-24 60,-8 96,6^ 50,20 -10,18 -44,8")
    legs = U(truss([(60, 8, 10), (170, 26, 6)], 0.9, 3, 1.6).whole(), truss([(60, 14, 10), (166, 38, 6)], 0.9, 3, 1.6).whole())  # fmt: skip
    wings = Figure()
    wing(wings, "far", (-30, -8), (-66, -70), (-60, -150), -104, -30, 10, 132, 84, 9, 9, 0.62)
    wing(wings, "near", (-6, -6), (16, -90), (50, -160), -72, -6, 24, 150, 96, 9, 10, 0.7)
    rope = U(limb([(-8, 16, 1.6), (40, 92, 1.6), (66, 150, 1.6)], 6), ellipse(67, 154, 6), clean(ellipse(67, 170, 11).difference(ellipse(67, 170, 7)).difference(box(50, 156, 66, 170))))  # fmt: skip
    for p in wings.pieces:
        if not p.flat:
            sc.layer(T(p.geom, x, y, s), "#b4bdb4" if p.name.startswith("far") else "#c2c9c0", z=1, sh=0.16, rim="#ffffff", rimop=0.5, **EXACT)  # fmt: skip
    sc.layer(T(U(neck, bill, body, legs, rope), x, y, s), "#a3ada6", z=1.6, sh=0.2, rim="#ffffff", rimop=0.7, **EXACT)


def draw_basin(sc: Scene) -> None:
    """Still water in strips, the image of the legs, the image of the glow."""
    ys = [742, 758, 782, 816, 862, 920, 990, 1072, 1160]
    for k, y in enumerate(ys):
        t = k / (len(ys) - 1)
        w = Wob(sc.stream(f"strip {k}"), 4, 2)
        top = [(x, y + (0.5 + 5 * t) * float(w(x / 820))) for x in range(-40, 861, 20)]
        c = mix("#e0dfd2", "#66756e", t**0.85)
        sc.layer(Polygon([*top, (860, 1260), (-60, 1260)]), sc.lin([(0, mix(c, "#ffffff", 0.15)), (0.5, c), (1, mix(c, "#5f6d68", 0.4))], 200, 0, 860, 0), z=3 + 2 * t, sh=0.14, cut=0, rim="#ffffff", rimop=0.7 - 0.3 * t)  # fmt: skip
    img = T(solid(), 0, 0, 1, sy=-0.62, o=(580, 1066)).intersection(box(0, 1040, 860, 1240))
    r = sc.stream("ripple")
    cuts = U([limb([(x - m, y, 0.3), (x, y, 3.4), (x + m, y, 0.3)], 3, 2) for x, y, m in ((r.uniform(440, 800), r.uniform(1050, 1200), r.uniform(16, 60)) for _ in range(110))])  # fmt: skip
    sc.flat(clean(img.difference(cuts)), "#2b3331", 0.55)
    lines = U([limb([(x - m, y, 0.2), (x, y, 0.6 + 2 * ((y - 742) / 460)), (x + m, y, 0.2)], 3, 2) for x, y, m in ((r.uniform(300, 830), 748 + 450 * r.random() ** 1.3, r.uniform(14, 60)) for _ in range(170))])  # fmt: skip
    sc.flat(lines, "#ffffff", 0.4)
    sc.flat(T(lines, 8, 4), "#4d5a57", 0.2)


def draw_quay(sc: Scene) -> None:
    """Granite: the top in the fog's light, the wall below in courses, its corner at the right, an iron ring."""
    top = Polygon([(-50, 868), (476, 872), (520, QUAY), (-50, QUAY + 6)])
    sc.layer(top, sc.lin([(0, "#b9beb4"), (1, "#8f968d")], 0, 868, 0, QUAY), z=8, sh=0.4, cut=0.6, rim="#ffffff", rimop=0.8)  # fmt: skip
    wall = Polygon([(-50, QUAY + 4), (518, QUAY), (506, 1260), (-50, 1260)])
    sc.layer(wall, sc.lin([(0, "#545a55"), (0.4, "#343836"), (1, "#1f1f1f")], 0, QUAY, 0, 1210), z=10, sh=0.5, cut=0.8, rim="#f6f4e8", rimop=0.9)  # fmt: skip
    r = sc.stream("courses")
    y = QUAY + 6
    row = 0
    while y < 1220:
        h = 46 + 4 * row
        x = -60.0 + (row % 2) * 44
        while x < 512:
            w = r.uniform(84, 150)
            g = rounded(box(x + 2, y + 2, max(x + 4, min(x + w - 2, 512)), y + h - 2).intersection(wall), 4)  # fmt: skip
            k = 0.16 * row + r.uniform(-0.06, 0.08)
            c = mix("#767c75", "#262827", min(1, 0.2 + 1.1 * k))
            if not g.is_empty:
                sc.layer(g, sc.lin([(0, mix(c, PEARL, 0.18)), (1, mix(c, INK, 0.3))], 0, y, 0, y + h), z=1.6, sh=0.5, cut=1, step=9, rim=PEARL, rimop=0.5)  # fmt: skip
            x += w
        y += h
        row += 1
    tufts = [(r.uniform(-10, 512), r.uniform(14, 84) * r.random() ** 0.7, r.uniform(3, 11)) for _ in range(110)]
    weed = U([limb([(x, 1126 + 8 * math.sin(x / 40), w), (x + r.uniform(-5, 5), 1132 + m * 0.5, w * 0.8), (x + r.uniform(-9, 9), 1132 + m, 1)], 4, 3) for x, m, w in tufts])  # fmt: skip
    sc.layer(weed.intersection(box(-40, 1100, 510, 1240)), "#2f3530", z=1.6, sh=0.4, rim="#9aa58e", rimop=0.4, **EXACT)


def draw_small_things(sc: Scene) -> None:
    """An iron ring with a chain in the wall, a gull asleep on the rail of the machine house, a paper boat in the basin."""
    ring = clean(ellipse(196, 1046, 19, 21).exterior.buffer(3.4))
    links = U([T(ellipse(0, 0, 9.5, 5.4).exterior.buffer(2), 182 - 15 * k, 1064 + 26 * math.sin(math.pi * (k + 1) / 16), rot=20 * (k % 2) + 8) for k in range(16)])  # fmt: skip
    sc.layer(links, "#3a3430", z=2.2, sh=0.6, rim=PEARL, rimop=0.6, **EXACT)
    sc.layer(ring, "#4a3a32", z=2.2, sh=0.6, rim=PEARL, rimop=0.8, **EXACT)
    sc.layer(ellipse(196, 1022, 9, 7), "#3a3430", z=1.4, sh=0.5, rim=PEARL, rimop=0.8, **EXACT)
    put(sc, T(bird_on("gull"), 706, 381, 0.3, flip=True).recolour(lambda c: mix(c, "#dfe0d6", 0.35)), z=1.2, sh=0.3)
    x, y = 716, 1128
    sc.flat(ellipse(x, y + 3, 24, 4), "#2b3331", 0.5, "multiply", 2)
    for g, c in ((Polygon([(x - 10, y - 10), (x + 1, y - 27), (x + 12, y - 10)]), "#d8dad0"), (Polygon([(x - 26, y - 12), (x + 27, y - 13), (x + 16, y + 3), (x - 15, y + 3)]), "#fbf9ee")):  # fmt: skip
        sc.layer(g, c, z=1.2, sh=0.4, rim="#ffffff", rimop=0.8, **EXACT)


def draw_man(sc: Scene) -> None:
    """He sits on the rim of the nest, his ear against the shell; the crack lights him from the left."""
    f = T(dock_listener(), 468, 800, 1.1)
    sc.flat(T(f.outline(), -7, 6), "#2a140a", 0.4, "multiply", 5)
    put(sc, f, z=2.2, rim=(3, 1.2, "#ffb468", 1.0), rimop=0.25, sh=0.5)
    g = f.outline()
    x0, y0, x1, y1 = g.bounds
    sc.flat(
        g, sc.lin([(0, "#ff9a4a", 0.35), (0.4, "#ff9a4a", 0.08), (1, "#ff9a4a", 0)], x0, y0, x1, y0 + 40), 1, "screen"
    )
    sc.flat(
        g, sc.lin([(0, "#20201f", 0.0), (0.5, "#20201f", 0.12), (1, "#20201f", 0.5)], x0, y0, x1, y1), 1, "multiply"
    )


def draw() -> Scene:
    """What will hatch, and who built whom?"""
    sc = Scene("crane_nest", light=(330, 120, 260), shadow="#1d1f1f", bg=OYSTER)
    draw_fog(sc)
    sc.flat(ellipse(*GLOW, 330), sc.rad([(0, "#ff9a48", 0.8), (0.4, "#ffb878", 0.45), (1, "#ffd0a0", 0)], *GLOW, 320), 1)  # fmt: skip
    draw_basin(sc)
    sc.glow(480, 790, 260, "#ffb070", 0.8, "normal", 0.3)
    draw_leg(sc, 0, 0.42, GLOW)
    draw_body(sc, GLOW)
    draw_leg(sc, 1, 0.04, GLOW)
    draw_neck(sc, GLOW)
    sc.veil([(0, "#f4f2e6", 0), (0.5, "#f4f2e6", 0.0), (0.64, "#efecdf", 0.2), (0.8, "#f4f2e6", 0.06), (1, "#f4f2e6", 0)], 0, 0, 0, 1200)  # fmt: skip
    draw_quay(sc)
    draw_side(sc, "back", False, 60)
    for k in (1, 0, 2):
        draw_egg(sc, k)
    sc.glow(*GLOW, 170, "#ff9a40", 0.6)
    draw_side(sc, "front", True, 190)
    draw_man(sc)
    draw_small_things(sc)
    sc.glow(*GLOW, 300, "#ff7a1e", 0.6)
    sc.vignette("#20211f", 0.5, 370, 560, 860, 0.5)
    sc.finish()
    return sc
