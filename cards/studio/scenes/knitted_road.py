"""An old woman with her back to us knits a broad road on a sunny day; a cyclist has come to its last rows and waits.

Palette: sky #9fd3de, cream #fff6cf, meadow gold #e6dc6a, hill green #8fae3e, bottle #1f4a2c, wool #1a86a8, stripe #f7c93e, shawl #d9962a, scarf #c9352e.
Light: the sun high at the right beyond her, so that edges shine and shadows come towards us. Planes: sky / hills with
their pieces of road / meadow and road / cyclist / she, stone and ball / near grass.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.knitted_way import ball, crinkled, knitted, on_needle, outline, plane, slope
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.roadside_knitter import draw_arm, draw_head, draw_shawl, draw_skirt, draw_stone
from cards.studio.papercut.waiting_rider import waiting_rider

SUN = (720, -80)
NEAR = plane((566, 300), (476, 880), 262)
END = 1.045  # where the last finished row lies
RIDER = (520, 652, 1.32)
COLUMNS = 13
WOOL, STRIPE, HAZE = "#1a86a8", "#f9cb3c", "#fbf3c4"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
HILLS = (
    ([(-40, 350), (120, 316), (300, 334), (470, 306), (566, 300), (680, 316), (840, 282)], "#f0efbc", "#a9c88a"),
    ([(-40, 420), (90, 394), (250, 386), (420, 358), (566, 348), (690, 372), (840, 360)], "#efe884", "#8fb65a"),
    ([(-40, 468), (110, 474), (300, 452), (480, 418), (590, 412), (700, 440), (840, 470)], "#e8e05e", "#74a03c"),
)


def draw_sky(sc: Scene) -> None:
    """Noon blue that turns to cream; torn clouds lit from the right; swallows."""
    sc.backdrop(sc.lin([(0, "#4fa9c8"), (0.1, "#8ccbd8"), (0.2, "#d5ecdc"), (0.28, "#fff6cf"), (0.4, "#ffeeb0")], 300, 0, 200, 1200))  # fmt: skip
    sc.glow(*SUN, 620, "#fffbe0", 0.9)
    for k, (x, y, w, h) in enumerate(((120, 150, 300, 84), (640, 214, 250, 54), (330, 262, 300, 34))):
        for j, (c, d) in enumerate((("#cfe6e2", 0.0), ("#fbf6e0", 0.16))):
            r = sc.stream(f"cloud {k} {j}")
            puffs = []
            for i in range(13):
                t = i / 12
                q = h * (0.2 + 0.34 * math.sin(math.pi * t) ** 0.7 * r.uniform(0.7, 1.2))
                puffs.append(ellipse(x + w * (t - 0.5) * (1 - d), y - q * 0.6 + h * d * 0.6, q * 1.25, q))
            g = U(puffs, ellipse(x, y, w * 0.56 * (1 - d), h * 0.14)).intersection(box(-60, 0, 860, y + h * (0.06 + d)))
            sc.layer(clean(g), sc.lin([(0, "#fffff6"), (1, c)], x + w * 0.3, y - h * 0.7, x - w * 0.2, y + h * 0.2), z=5, sh=0.22, shc="#2f7a94", cut=0.5, rim="#ffffff", rimop=1)  # fmt: skip
    for x, y, s, a in ((352, 92, 0.26, -8), (396, 66, 0.22, 6), (300, 138, 0.18, -14)):
        sc.flat(T(bird("swallow"), x, y, s, rot=a, flip=True), "#2f5f74", 0.9)


def lit_hill(sc: Scene, g: Any, lit: str, shade: str, k: int) -> None:
    """A hill with its bright brow, mown stripes and a haze at its foot."""
    sc.layer(g, sc.rad([(0, light(lit, 0.4)), (0.35, lit), (1, shade)], 680, 300, 720), z=9, sh=0.4, shc="#2f5a2c", dy=-3, rim="#ffffe4", rimop=1, wash=0.5)  # fmt: skip
    r = sc.stream(f"stripes {k}")
    x0, y0, x1, _ = g.bounds
    with sc.clip(g):
        for _ in range(3):  # shadows of clouds
            x, y, w = r.uniform(-40, 620), y0 + r.uniform(30, 90), r.uniform(150, 300)
            sc.flat(ellipse(x, y, w, 13 + 5 * k, -4), "#1f5a4a", 0.34, "multiply", 9)
        for _ in range(7 + 3 * k):  # mown lines
            x, y, q = r.uniform(x0, x1), y0 + r.uniform(20, 120), r.uniform(60, 170)
            sc.flat(
                limb([(x, y, 0.4), (x + q * 0.5, y - 6 - k, 1.4 + 0.5 * k), (x + q, y + 2, 0.4)], 4, 3), "#ffffd0", 0.45
            )
    rimlight(sc, g, 0, 5 + 2 * k, "#fffbc0", 0.8, 2.6, (640, 320), 620)


def sheep_at(sc: Scene, x: float, y: float, s: float, fleece: str, flip: bool) -> None:
    """A small sheep with the light on its back; some still have their blue wool."""
    f = T(beast("sheep", "graze"), x, y, s, flip=flip)
    if fleece == WOOL:
        f = f.recolour(lambda c: mix(c, WOOL, 0.8) if c.startswith("#") and min(int(c[i : i + 2], 16) for i in (1, 3, 5)) > 120 else c)  # fmt: skip
    sc.flat(ellipse(x - 26 * s, y + 4 * s, 70 * s, 10 * s, -6), "#1f4a2c", 0.5, "multiply", 2)
    put(sc, f, z=1.6, sh=0.3)
    sc.flat(f.outline(), sc.lin([(0, "#1f3a4c", 0), (0.5, "#1f3a4c", 0.1), (1, "#1f3a4c", 0.55)], 0, y - 80 * s, 0, y), 1, "multiply")  # fmt: skip
    rimlight(sc, f.outline(), -1.4, 2.2, "#ffffff", 1, 0.8, (x + 40, y - 60), 160)


def draw_hills(sc: Scene) -> None:
    """Hill before hill, each with its piece of the road; poplars, sheep."""
    for k, (P, lit, shade) in enumerate(HILLS):
        r = sc.stream(f"hill {k}")
        g, top = land(r, P, 3)
        lit_hill(sc, g, lit, shade, k)
        trees = [poplar(r, x, y_at(top, x) + 5, h, 6 + 2 * k) for x, h in (((60, 26), (78, 32), (92, 24), (300, 22)), ((706, 48), (724, 60), (742, 44), (196, 40)), ((30, 84), (56, 104), (778, 70)))[k]]  # fmt: skip
        sc.layer(U([t[0] if isinstance(t, (tuple, list)) else t for t in trees]), sc.lin([(0, mix(shade, "#1f4a2c", 0.35 + 0.2 * k)), (1, mix(lit, "#6a8a3a", 0.5))], 0, 0, 800, 0), z=3, sh=0.35, rim="#ffffd8", rimop=0.9, **EXACT)  # fmt: skip
        if k == 1:
            sc.flat(outline(slope((572, 410, 24), (578, 354, 13)), 0, 1), "#2f5a2c", 0.35, "multiply", 3)
            knitted(sc, slope((568, 414, 24), (576, 353, 12)), np.linspace(0, 1, 10), COLUMNS, WOOL, STRIPE, 3, (HAZE, 0.42, 0.56), 2)  # fmt: skip
            sc.flat(U([ellipse(566 + 3.4 * q, 350, 1.5, 3) for q in range(7)]), mix(WOOL, HAZE, 0.4), 0.9)
            sheep_at(sc, 300, 404, 0.16, "#fff", False)
        if k == 2:
            sc.flat(T(outline(slope((548, 512, 76), (570, 415, 27)), 0, 1), -5, 4), "#2f5a2c", 0.4, "multiply", 4)
            knitted(sc, slope((548, 512, 76), (570, 415, 27)), np.linspace(0, 1, 15), COLUMNS, WOOL, STRIPE, 9, (HAZE, 0.22, 0.4), 3)  # fmt: skip
            sheep_at(sc, 226, 496, 0.3, WOOL, False)
            sheep_at(sc, 752, 490, 0.24, "#fff", True)


def draw_meadow(sc: Scene) -> None:
    """The near meadow in the sun, its flowers, and the road's broad end."""
    r = sc.stream("meadow")
    g, _ = land(r, [(-40, 566), (160, 530), (400, 500), (560, 490), (700, 502), (840, 540)], 3)
    sc.layer(g, sc.rad([(0, "#fff8a0"), (0.25, "#e2dc58"), (0.5, "#a9bc42"), (0.75, "#5f9038"), (1, "#1f5a34")], 700, 470, 860), z=10, sh=0.4, shc="#2f5a2c", dy=-3, rim="#ffffe0", rimop=1, wash=0.5)  # fmt: skip
    rimlight(sc, g, 0, 9, "#fffbb0", 0.8, 4, (640, 480), 520)
    blades, flowers = [], []
    for _ in range(520):
        t = r.random() ** 0.8
        y, x = 520 + 560 * t, r.uniform(-10, 810)
        h = 5 + 26 * t
        blades.append(
            limb([(x, y, 0.8 + 1.4 * t), (x - h * 0.1, y - h * 0.6, 0.6 + t), (x - h * 0.36, y - h, 0.3)], 2, 3)
        )
        if r.random() < 0.16:
            flowers.append(ellipse(x, y, 1.2 + 3 * t, 0.9 + 2 * t))
    sc.flat(U(blades[::2]), "#2f6a34", 0.42)
    sc.flat(U(blades[1::2]), "#f8f29a", 0.5)
    sc.flat(U(flowers[::2]), "#fffdf0", 0.95)
    sc.flat(U(flowers[1::2]), "#e8482e", 0.9)
    with sc.clip(g):
        for x, y, w, h in ((70, 690, 330, 34), (760, 760, 190, 26), (130, 560, 200, 13)):
            sc.flat(ellipse(x, y, w, h, -5), "#0f4a3c", 0.42, "multiply", 14)
    for x, y, q in ((-10, 742, 250), (-30, 640, 170)):
        sc.flat(
            limb([(x, y, 10), (x + q * 0.5, y - q * 0.12, 40), (x + q, y - q * 0.2, 8)], 6),
            "#12402c",
            0.35,
            "multiply",
            9,
        )
    sheep_at(sc, 100, 612, 0.44, "#fff", False)
    rows = [END]
    while rows[-1] < 3.04:
        rows.append(rows[-1] + 0.045)
    sc.flat(T(outline(NEAR, END, 3.04), -16, 10), "#12402c", 0.55, "multiply", 8)
    knitted(sc, NEAR, rows, COLUMNS, WOOL, STRIPE, 15, (HAZE, 0.0, 0.2), 9)
    body = outline(NEAR, END, 3.04, 1.03)
    sc.flat(body, sc.lin([(0, "#fffbd0", 0.42), (0.5, "#fffbd0", 0.08), (1, "#0c2f4a", 0.32)], 640, 480, 380, 900), 1, "soft-light")  # fmt: skip


def draw_mouse(sc: Scene) -> None:
    """A mouse looks out of a dropped stitch."""
    x, y = 632, 772
    sc.flat(ellipse(x, y + 2, 17, 13), "#0a2f3c")
    m = U(ellipse(x, y + 1, 10, 9), ellipse(x - 9, y - 9, 6.6), ellipse(x + 8, y - 10, 6.6))
    sc.layer(m, "#d9c6b8", z=2, sh=0.5, rim="#fff", rimop=0.8, **EXACT)
    sc.flat(U(ellipse(x - 9, y - 9, 3.6), ellipse(x + 8, y - 10, 3.6)), "#e0908a")
    sc.flat(U(ellipse(x - 3.6, y, 1.5), ellipse(x + 4, y - 1, 1.5), ellipse(x, y + 6, 1.7)), "#2a181c")


def draw_rider(sc: Scene) -> None:
    """He stands astride, one foot down; his shadow comes towards us over the stitches."""
    x, y, s = RIDER
    p = T(waiting_rider(), x, y, s)
    lying = AF.skew(AF.scale(p.outline(), 1, -0.5, origin=(x, y)), xs=-30, origin=(x, y))
    sc.flat(clean(lying.buffer(0.5)), "#06283c", 0.55, "multiply", 3)
    sc.flat(ellipse(x - 6, y + 2, 52, 8), "#06202c", 0.6, "multiply", 4)
    put(sc, p, z=2.4, sh=0.4)
    sc.flat(p.outline(), sc.lin([(0, "#1f2a5a", 0), (0.35, "#1f2a5a", 0.12), (1, "#1f2a5a", 0.5)], x + 60, y - 220, x - 60, y - 60), 1, "multiply")  # fmt: skip
    rimlight(sc, p.outline(), -2.4, 2.4, "#fffbe0", 1, 1.1, (x + 90, y - 240), 380)


def draw_wool(sc: Scene) -> None:
    """The thread that runs from the far end, undone, down beside the road to her ball."""
    ways = ([(586, 350, 1), (640, 366, 2), (618, 392, 2.6), (664, 420, 3)], [(664, 420, 3), (716, 450, 4), (688, 484, 5), (742, 512, 5.4)], [(742, 512, 5), (772, 560, 5.4), (752, 620, 6), (782, 700, 6.6), (766, 790, 7), (790, 870, 7.4), (766, 950, 7.4), (712, 984, 6), (660, 1004, 2)])  # fmt: skip
    for k, P in enumerate(ways):
        c = crinkled(P, 9)
        t = (1.5, 2.3, 4.2)[k]
        sc.stroke([(a - 2, b + t * 1.2) for a, b in c], "#12402c", t, 0.45, blur=1.2)
        sc.stroke(c, dark(WOOL, 0.1), t)
        sc.stroke([(a + 0.4, b - t * 0.24) for a, b in c], light(WOOL, 0.45), t * 0.36, 0.9)
    ball(sc, 636, 1046, 76, WOOL, (0.62, 0.78))
    c = curve(np.array([(574, 1010), (520, 960), (470, 968), (420, 930), (396, 880)], float), n=16)
    sc.stroke([(a - 3, b + 6) for a, b in c], "#12402c", 5, 0.45, blur=2)
    sc.stroke(c, WOOL, 5.4)
    sc.stroke([(a, b - 1.2) for a, b in c], light(WOOL, 0.45), 1.8, 0.9)


def draw_needles(sc: Scene) -> None:
    """The long needle with the live loops, and the other's end behind her back."""

    def along_needle(u: float) -> tuple[float, float]:
        return 482 + 252 * u, 868 - 8 * u

    wood = sc.lin([(0, "#e8a860"), (0.5, "#a85f2c"), (1, "#5a2a18")], 0, 846, 0, 892)
    on_needle(sc, NEAR, END, COLUMNS, along_needle, WOOL, 21)
    sc.flat(limb([(190, 898, 14), (770, 876, 12)], 1), "#12402c", 0.5, "multiply", 5)
    sc.layer(U(limb([(190, 883, 15), (764, 862, 14)], 1), ellipse(770, 862, 15)), wood, z=6, sh=0.5, rim="#fff0c8", rimop=1, **EXACT)  # fmt: skip
    for i in range(COLUMNS):  # the front of each loop
        nx, ny = along_needle(-1 + 2 * (i + 0.5) / COLUMNS)
        g = limb([(nx - 7, ny - 9, 7), (nx - 3, ny + 2, 8.4), (nx + 4, ny + 8, 7)], 4)
        sc.layer(g, light(WOOL, 0.12), z=1.6, sh=0.5, rim="#ffffff", rimop=0.6, **EXACT)
    wood = sc.lin([(0, "#d8945a"), (1, "#7a3f20")], 20, 800, 10, 840)
    sc.layer(
        U(limb([(14, 812, 13), (180, 876, 14)], 1), ellipse(12, 811, 15)),
        wood,
        z=6,
        sh=0.5,
        rim="#fff0c8",
        rimop=1,
        **EXACT,
    )


def draw_near(sc: Scene) -> None:
    """Grass and thistles close to our eye, dark, the sun in their edges."""
    r = sc.stream("near")
    g = [near_grass(r, lambda x: 60 + 70 * abs(x - 430) / 400 + r.uniform(0, 40), (-14, 14), (-0.5, 0.1), 11)]
    for x, h, lean in ((30, 210, 16), (64, 150, -12), (758, 230, -34), (722, 160, 10), (792, 150, -20)):
        g.append(limb([(x, 1230, 6), (x + lean * 0.4, 1220 - h * 0.6, 4), (x + lean, 1220 - h, 2)], 4))
        g += [leaf(x + lean * (0.3 + 0.16 * q), 1220 - h * (0.36 + 0.15 * q), 34 - 3 * q, -0.5 if q % 2 else -2.6, 0.26) for q in range(4)]  # fmt: skip
        hx, hy = x + lean, 1220 - h
        g.append(U(ellipse(hx, hy, 9, 10), [limb([(hx, hy - 4, 3.4), (hx + 14 * math.cos(a), hy - 4 + 18 * math.sin(a), 0.9)], 1) for a in np.linspace(-2.5, -0.6, 8)]))  # fmt: skip
    sc.layer(U(g), sc.lin([(0, "#3f7a34"), (0.4, "#1f4a2c"), (1, "#0c2a1c")], 0, 1000, 0, 1200), z=9, sh=0.5, rim="#fbffb0", rimop=0.9, **EXACT)  # fmt: skip


def draw() -> Scene:
    """Does he wait for the road, or does it wait for him?"""
    sc = Scene("knitted_road", light=(SUN[0], SUN[1], 300), shadow="#10301c", bg="#84a83e")
    draw_sky(sc)
    draw_hills(sc)
    draw_meadow(sc)
    draw_mouse(sc)
    draw_rider(sc)
    lying = Polygon([(40, 1120), (410, 1120), (300, 1200), (-60, 1200)])
    sc.flat(lying, "#0c3020", 0.6, "multiply", 14)
    draw_needles(sc)
    draw_wool(sc)
    draw_skirt(sc)
    draw_stone(sc)
    draw_arm(sc, (410, 872))
    draw_shawl(sc)
    draw_head(sc)
    draw_near(sc)
    sc.glow(SUN[0], SUN[1], 900, "#fff6c0", 0.3)
    sc.vignette("#0c2a1c", 0.42, 470, 560, 900, 0.55)
    sc.finish()
    return sc
