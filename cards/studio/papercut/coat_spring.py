"""Spring as one sees it through an opened coat: haze, an orchard in rows, the tree with the nest, a meadow that comes out."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, along, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.plants import grass, leaf, tree
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.straw import lay_straw, straws

SUN = (356, 694)  # no disc, only light
HORIZON = 742
NEST = (440, 622)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def _warm(sc: Scene, a: str, b: str, r: float) -> str:
    return sc.rad([(0, a), (0.35, mix(a, b, 0.5)), (1, b)], *SUN, r)


def _blossom(sc: Scene, name: str, x: float, y: float, s: float, far: float) -> None:
    """A round fruit tree in flower, its foot at x, y; far from 0 to 1 fades it into the haze."""
    r = sc.stream(name)
    haze = lambda c: mix(c, "#fff2b4", far)
    dx, dy = x - SUN[0], 60.0
    sc.flat(
        limb([(x, y, 12 * s), (x + dx * 0.3 * s, y + dy * 0.5 * s, 34 * s), (x + dx * 0.7 * s, y + dy * s, 52 * s)], 5),
        "#2f6a3a",
        0.3,
        "multiply",
        4 * s,
    )
    sc.layer(
        limb([(x - 1, y + 2, 9 * s), (x + 3 * s, y - 34 * s, 6 * s), (x, y - 60 * s, 4 * s)], 4),
        haze("#6a5a34"),
        z=2,
        **EXACT,
    )
    for k, c in enumerate(("#93a04a", "#e9b7a4", "#fff1ea")):
        puff = []
        for _ in range(14):
            a, q = r.uniform(0, 6.3), r.uniform(0, 1) ** 0.6
            puff.append(
                ellipse(
                    x + (40 * q * math.cos(a) - 5 * k) * s,
                    y - (74 - 30 * q * math.sin(a) + 5 * k) * s,
                    (17 - 3.4 * k) * s * r.uniform(0.7, 1.1),
                )
            )
        sc.layer(fillet(U(puff), 3 * s), haze(c), z=2, sh=0.3, shc="#4a6a2a", rim="#fffbe0", rimop=0.9, **EXACT)


def _crocus(sc: Scene, x: float, y: float, s: float, c: str, a: float) -> None:
    """A crocus that has come up at the edge of the snow, its foot at x, y."""
    at = lambda g: T(g, x, y, s, rot=a)
    sc.flat(at(U(leaf(0, 0, 24, -1.15, 0.12), leaf(0, 0, 22, -2.0, 0.12), leaf(0, 0, 26, -1.5, 0.1))), "#3c7a42")
    sc.layer([(at(leaf(0, -10, 24, -1.57, 0.42)), dark(c, 0.22)), (at(leaf(0, -8, 23, -1.95, 0.4)), c), (at(leaf(0, -8, 23, -1.2, 0.4)), light(c, 0.22))], z=1.6, sh=0.4, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip


def draw_far(sc: Scene) -> None:
    """Air and hills, the orchard rows that run together in the light."""
    sc.flat(
        box(60, 300, 740, 1240),
        sc.rad(
            [(0, "#fffdea"), (0.12, "#fff4be"), (0.34, "#fbe187"), (0.6, "#d3cf6c"), (0.85, "#7fa654"), (1, "#3f7440")],
            *SUN,
            480,
        ),
    )
    for k, (P, c) in enumerate(
        (
            ([(60, 706), (240, 690), (380, 712), (520, 680), (740, 704)], "#e6e79a"),
            ([(60, 730), (220, 716), (400, 736), (560, 712), (740, 728)], "#c9d884"),
        )
    ):
        g, _ = land(sc.stream(f"spring hill {k}"), P, 4)
        sc.layer(g, _warm(sc, "#fff8cc", c, 260), z=3, sh=0.15, cut=0.4, rim="#fffde8", rimop=0.9)
    g, _ = land(sc.stream("meadow"), [(60, HORIZON), (400, HORIZON + 4), (740, HORIZON - 2)], 2)
    sc.layer(
        g,
        sc.rad([(0, "#fbf6b0"), (0.25, "#d3de76"), (0.6, "#86b24e"), (1, "#2f6a3a")], SUN[0], HORIZON, 420),
        z=3,
        sh=0.1,
        cut=0.4,
        rim="#fffde8",
    )
    for k in range(-5, 7):  # mown lanes
        x0, x1 = SUN[0] + 9 * k, SUN[0] + 120 * k
        sc.flat(limb([(x0, HORIZON + 3, 1), ((x0 + x1) / 2, 850, 16), (x1, 1100, 40)], 6), "#4f8a3c", 0.2, None, 3)
    for j, t in enumerate((0.0, 0.12, 0.26, 0.44, 0.68, 1.0)):
        y, s = HORIZON + 6 + 96 * t**1.4, 0.26 + 0.78 * t**1.1
        for side in (-3, -2, -1, 1, 2, 3, 4):
            x = SUN[0] + (side * 46 - 14 * (side > 0)) * (0.66 + 1.5 * t) + 6
            _blossom(sc, f"fruit {j} {side}", x, y, s, max(0.0, 0.4 - 0.9 * t))


def draw_nest_tree(sc: Scene) -> None:
    """The tree of the crows, just in leaf, with the golden nest of his straw in the fork."""
    x, y = 456, 948
    trunk = limb(
        [(x - 2, y + 8, 54), (x + 7, y - 50, 34), (x - 8, y - 150, 25), (x + 2, y - 220, 26), (x - 10, y - 300, 20)], 8
    )
    roots = [limb([(x, y - 22, 18), (x + d * 0.5, y - 4, 10), (x + d, y + 10, 3)], 5) for d in (-46, -24, 30, 52)]
    wood, leaves = [trunk, *roots], []
    for k, (bx, by, a, h, w) in enumerate(
        (
            (x - 6, y - 232, -2.5, 170, 15),
            (x - 4, y - 262, -0.75, 165, 15),
            (x - 8, y - 296, -2.0, 190, 13),
            (x - 8, y - 296, -1.2, 200, 13),
            (x + 2, y - 226, -0.42, 110, 9),
        )
    ):
        g, lv = tree(sc.stream(f"limb {k}"), bx, by, h, a=a, w=w, depth=6, spread=0.5, droop=0.05, leafL=15, leafp=1)
        wood.append(g)
        leaves += lv
    r = sc.stream("leaves")
    back = [q for q in leaves if r.random() < 0.5]
    sc.layer(U(back), "#a8bf4a", z=2, sh=0.2, rim="#fdfad0", rimop=0.8, **EXACT)
    sc.layer(
        clean(U(wood)),
        sc.lin([(0, "#5a4a26"), (0.5, "#463818"), (1, "#2f2a18")], 380, 0, 480, 0),
        z=5,
        sh=0.35,
        shc="#3a4a1a",
        cut=0,
        rim="#fff0a8",
        rimop=1,
        rimw=1.4,
    )
    sc.glow(*NEST, 170, "#ffd860", 1)
    nx, ny = NEST
    bowl = shape(
        f"{nx - 62},{ny - 14} {nx},{ny - 2} {nx + 62},{ny - 14} {nx + 50},{ny + 24} {nx},{ny + 38} {nx - 50},{ny + 24}"
    )
    young = [T(shape("-8,0 -7,-16 0,-23 7,-16 8,0"), nx + d, ny - 2, q) for d, q in ((-24, 1), (0, 1.25), (25, 0.95))]
    bills = [
        T(U(shape("-5,-20^ 0,-40^ 3,-20^"), shape("0,-20^ 9,-38^ 6,-18^")), nx + d, ny - 2, q, rot=t)
        for d, q, t in ((-24, 0.9, -24), (0, 1.1, -12), (25, 0.9, -30))
    ]
    sc.layer(U(young), "#3a3020", z=2, sh=0.3, rim="#fff0a8", rimop=1, **EXACT)
    sc.layer(U(bills), "#e8642c", z=1, sh=0.2, rim="#fff0c0", rimop=1, **EXACT)
    sc.layer(bowl, "#c8841c", z=5, cut=0.8, shc="#4a3a10", rim="#fff2a8", rimop=1)
    q = sc.stream("nest")
    rings = []
    for _ in range(70):
        a, d = q.uniform(0.05, 3.1), q.uniform(0.4, 1.02)
        rings += straws(q, nx + 56 * d * math.cos(a), ny + 28 * d * math.sin(a) + 2, q.choice((0, math.pi)) + q.uniform(-0.4, 0.4), 1, 42, 0.1, 2.6)  # fmt: skip
    lay_straw(sc, rings, 1)
    front = [g for g in leaves if r.random() < 0.42 and not g.intersects(bowl.buffer(12))]
    for k, c in enumerate(("#6f9434", "#bccb50", "#f8eea0")):
        sc.layer(U(front[k::3]), c, z=2, sh=0.35, shc="#4a5a1a", rim="#fffde0", rimop=0.9, **EXACT)
    for a, n in ((0.62, 520), (1.0, 470), (1.45, 460), (1.95, 440), (2.4, 420)):  # shafts that come towards us
        ray = [
            (SUN[0] + d * math.cos(a + o), SUN[1] + d * math.sin(a + o))
            for d, o in ((30, -0.1), (n, -0.07), (n, 0.07), (30, 0.1))
        ]
        sc.flat(Polygon(ray), "#fff0a0", 0.16, "screen", 9)
    # the light behind it, over trunk and twigs
    sc.glow(*SUN, 330, "#fff3a8", 0.8)


def draw_near(sc: Scene, out: Any) -> None:
    """The meadow under our eyes that runs out over the hem into the snow; out is its sheet."""
    low = box(-40, 1040, 840, 1240)
    spots = U(ellipse(660, 1140, 30, 9), ellipse(262, 1162, 22, 7))
    for d, c in ((24, "#f6f0e4"), (12, "#d6cdb4"), (4, "#7d7650")):  # snow thinning to wet earth
        g = clean(fillet(U(out.buffer(d), spots.buffer(d * 0.45)), 10).intersection(low))
        sc.layer(g, c, z=1.8, cut=2.2, sh=0.45, shc="#56607a", rim="#fffdf0", rimop=0.9, edge=0.3)
    sc.flat(spots, "#4f7a3e")
    fill = [(0, "#7fae48", 0), (0.3, "#6d9f42", 0.85), (0.6, "#4a8040", 1), (1, "#25553a", 1)]
    sc.flat(out, sc.lin(fill, 0, 880, 0, 1150))
    shade = limb([(462, 950, 34), (486, 1010, 50), (524, 1110, 80)], 6)
    sc.flat(clean(shade.intersection(out)), "#1c4a34", 0.4, "multiply", 8)
    r = sc.stream("blades")
    x0, y0, x1, y1 = out.bounds
    for k, c in enumerate(("#a5c456", "#7fa948", "#4a7f3e", "#235a38")):
        y = 900 + 60 * k
        for _ in range(34):
            x = r.uniform(x0, x1)
            yy = y + r.uniform(-20, 20)
            if out.buffer(-6).contains(ellipse(x, yy, 2)):
                low = yy + r.uniform(4, 12)
                blades = grass(
                    r,
                    x - 24,
                    x + 24,
                    lambda u, x=x, y=low: y - abs(u - x) * 0.3 + 7 * math.sin(u),
                    17 + 8 * k,
                    13,
                    0.2,
                    1.8 + 0.6 * k,
                )
                sc.flat(
                    blades,
                    sc.lin(
                        [(0, light(c, r.uniform(0.1, 0.42))), (0.6, c, 0.8), (1, c, 0)], 0, yy - 22 - 6 * k, 0, low + 8
                    ),
                )
    for _ in range(64):
        x, y = r.uniform(x0, x1), r.uniform(950, y1)
        s = 0.5 + (y - 940) / 170
        if not out.buffer(-10).contains(ellipse(x, y, 3)):
            continue
        c = r.choice(("#fff8e0", "#ffd44a", "#fff8e0", "#f0a8b8"))
        sc.flat(limb([(x, y + 9 * s, 1.4), (x, y, 1)], 2), "#2c5a30", 0.9)
        sc.flat(U([leaf(x, y, 5.4 * s, a * 1.257 + 0.3, 0.7) for a in range(5)]), c)
        sc.flat(ellipse(x, y, 1.6 * s), "#e89a2a")
    rim = along(out.exterior.coords, 150)
    tufts = [
        grass(
            r, x - 10, x + 10, lambda u, x=x, y=y: y + 3 - 5 * math.cos((u - x) * 0.9), r.uniform(20, 42), 8, 0.1, 2.4
        )
        for x, y in rim
        if y > 1062 and r.random() < 0.8
    ]
    sc.layer(U(tufts), sc.lin([(0, "#8fb24c"), (1, "#235a38")], 0, 1050, 0, 1170), z=2, sh=0.4, rim="#f4f6b0", rimop=0.7, **EXACT)  # fmt: skip
    crocuses = [(x, y + 4) for x, y in rim if y > 1084 and r.random() < 0.16] + [(664, 1143), (642, 1140), (258, 1165)]
    for x, y in sorted(crocuses, key=lambda q: q[1]):
        _crocus(
            sc, x, y, r.uniform(0.85, 1.25), r.choice(("#8a6ab8", "#a98ad0", "#f2b83a", "#f4eef6")), r.uniform(-16, 16)
        )
