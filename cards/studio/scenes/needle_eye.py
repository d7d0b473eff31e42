"""In a desert stands a needle as high as a tower, the sun behind its eye; on the thread a laden camel has come to the opening.

Palette: cocoa #2a1c1e, umber sand #54393a, ash-rose #b48a80, dull brass #b98c46, sun cream #fff2cc; accent scarlet #d8331f.
Light: the rising sun exactly behind the eye: it pours through and lays a bright lozenge on the sand towards us.
Planes: sky / far dunes, two of them sewn / plain / light and shadow on the ground / needle / rope and caravan / near dune.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.desert_people import carpet_boy, pushing_woman
from cards.studio.papercut.laden_camel import laden_camel
from cards.studio.papercut.steel_needle import EXACT, Needle, draw_needle, draw_twine

NEEDLE = Needle(252, 988, 6.4, 0.975)
SUN = NEEDLE.at(0, 300)
FOOT = (NEEDLE.x, NEEDLE.y)
COCOA, UMBER, ASH, BRASS, CREAM, RED = "#261b17", "#5a4434", "#b59379", "#b98c46", "#fff2cc", "#d8331f"
ROPE = ("#c92c1c", "#5c0f12", "#ff7a52")


def draw_sky(sc: Scene) -> None:
    """Ash-rose dawn, rays cut one by one from behind the eye; the disc itself."""
    sc.backdrop(sc.rad([(0, "#fff6dc"), (0.1, "#fbe0a6"), (0.23, "#e2b482"), (0.42, "#b48c6e"), (0.7, "#765b4d"), (1, "#403230")], *SUN, 860))  # fmt: skip
    r = sc.stream("rays")
    for k, a in enumerate(np.linspace(0, 2 * math.pi, 27)[:-1]):
        w = r.uniform(0.03, 0.075)
        m = r.uniform(420, 900)
        q = a + r.uniform(-0.05, 0.05)
        g = Polygon([SUN, (SUN[0] + m * math.cos(q - w), SUN[1] + m * math.sin(q - w)), (SUN[0] + m * math.cos(q + w), SUN[1] + m * math.sin(q + w))])  # fmt: skip
        sc.layer(g, sc.rad([(0, "#fff3d0", 0.9), (0.3, "#f4dab0", 0.5), (1, "#d0ac8c", 0.0)], *SUN, m), z=3, sh=0.06 + 0.05 * (k % 2), cut=0.8, op=0.5, rim="#fff0cc", rimop=0.3)  # fmt: skip
    sc.glow(*SUN, 250, "#fff0c8", 0.9)
    sc.layer(ellipse(*SUN, 46), "#fffdf2", z=2, sh=0, wash=0, fibre=0, cut=0.4)


DUNES = (  # silhouette, then the lee side that its crest cuts off; lit, shade, lee
    ("-40,592 110,570 240,520 356,474 470,520 610,578 840,600", "356,474^ 344,520 392,566 356,620 400,700 460,780 860,780^ 860,600 610,578 470,520", "#d9b78f", "#a58369", "#8d6d58"),
    ("-40,552 44,560 120,604 240,660 420,690 600,700 840,690", "44,560^ 70,600 40,640 110,690 180,760 420,780^ 420,690 240,660 120,604", "#ba9070", "#7c5b4a", "#60473c"),
    ("-40,690 140,700 340,690 500,650 610,610 720,640 860,700", "610,610^ 580,660 636,700 560,760 610,840 860,860^ 860,700 720,640", "#9c755a", "#604a3e", "#483832"),
    ("-40,700 60,716 200,766 400,800 600,796 840,770", "60,716^ 100,760 50,810 150,880 400,900^ 400,800 200,766", "#7a5b46", "#463832", "#352c2b"),
    ("-40,880 160,860 360,830 560,800 700,820 860,840", "560,800^ 520,850 580,890 480,960 540,1060 860,1060^ 860,840 700,820", "#604a3d", "#352d2d", "#292425"),
    ("-40,900 120,930 300,962 520,960 840,940", "", "#64503f", "#2a2526", ""),
)  # fmt: skip


def draw_dunes(sc: Scene) -> None:
    """From the great pale one to the dark sand before us: crests, lee sides, the ripples of the wind on each."""
    for k, (crest, lee, lit, shade, dim) in enumerate(DUNES):
        P = curve(np.array([[float(v) for v in q.split(",")] for q in crest.split()]), n=24)
        g = clean(Polygon([*P, (860, 1260), (-60, 1260)]).buffer(0))
        y0 = float(P[:, 1].min())
        sc.layer(g, sc.rad([(0, lit), (0.5, mix(lit, shade, 0.6)), (1, shade)], SUN[0], y0 - 20, 380 + 40 * k), z=4 + 1.2 * k, sh=0.3, cut=0.6, rim="#ffe6bc", rimop=0.95 - 0.06 * k, rimw=1.3)  # fmt: skip
        low = shape(lee).intersection(g) if lee else None
        if low is not None:
            y1 = low.bounds[3]
            sc.flat(clean(low), sc.lin([(0, dim), (0.5, dim, 0.85), (1, dim, 0)], 0, y0, 0, y1), 1)
            edge = clean(low.difference(T(low, 1.6, -0.6))).intersection(box(-40, y0 + 3, 840, y0 + 0.72 * (y1 - y0)))
            sc.flat(clean(edge), sc.lin([(0, "#fff0cc", 0.9), (1, "#ffe6bc", 0)], 0, y0, 0, y0 + 0.72 * (y1 - y0)), 1)
        draw_ripples(sc, k, g if low is None else clean(g.difference(low.buffer(2))), P)
        if low is not None:
            falls = [limb([(x, y0 - 20, 0.5), (x + 16, y0 + 60, 1.6 + 0.2 * k), (x + 44, y0 + 180, 0.5)], 4) for x in np.arange(-60, 860, 15)]  # fmt: skip
            sc.flat(U(falls).intersection(low.buffer(-3)), "#e8b898", 0.09)
        if k == 1:
            draw_seam(sc)


def draw_ripples(sc: Scene, k: int, g: Any, P: Any) -> None:
    """Wavering lines that run down and across a windward side, closer together far off."""
    r = sc.stream(f"ripples {k}")
    lines = []
    for j in range(15 + 2 * k):
        d = (5 + 2.2 * k) * (j + 1) ** 1.12
        ph, am = r.uniform(0, 6), 1.4 + 0.7 * k
        x = -40.0 + r.uniform(-60, 0)
        while x < 840:
            m = r.uniform(50, 150) * (0.7 + 0.16 * k)
            xs = np.linspace(x, x + m, 14)
            ys = np.interp(xs, P[:, 0], P[:, 1]) * 0.8 + 0.2 * float(P[:, 1].mean()) + d + am * np.sin(xs / (17 + 5 * k) + ph + 0.6 * j)  # fmt: skip
            ws = 0.35 + (0.75 + 0.3 * k) * np.sin(np.linspace(0, math.pi, 14))
            lines.append(limb(np.c_[xs, ys, ws], 1, 2))
            x += m * r.uniform(1.05, 1.5)
    core = g.buffer(-2)
    y0 = float(P[:, 1].min())
    sc.flat(U(lines).intersection(core), sc.rad([(0, "#fff0cc", 0.62), (0.5, "#f0c4a0", 0.3), (1, "#e8b898", 0.08)], SUN[0], y0, 520), 1)  # fmt: skip
    sc.flat(T(U(lines), 0, 1.8 + 0.35 * k).intersection(core), COCOA, 0.25)


def draw_seam(sc: Scene) -> None:
    """The thread runs out to the left and sews two dunes together."""
    a, b = NEEDLE.at(-50, 410), (138, 604)
    P = [(*NEEDLE.at(0, 400), 15), (a[0] - 20, a[1] + 20, 13), (206, 590, 9), (*b, 6)]
    draw_twine(sc, P, ROPE, 1.6, 0.3)
    seam = curve(np.array([(142, 606), (104, 588), (70, 572), (30, 568), (-30, 566)], float), n=12)
    pts_ = along(seam, 17)
    for k, (x, y) in enumerate(pts_[:-1]):
        w = 4.8 - 0.14 * k
        h = 16 - 0.5 * k
        sc.layer(limb([(x + 2, y - h, w), (x - 5, y + h, w)], 1), RED, z=1.2, sh=0.4, rim="#ffb08a", rimop=0.9, **EXACT)  # fmt: skip


def draw_ground_light(sc: Scene) -> None:
    """The needle's shadow towards us and in it, long and bright, the light that has come through the eye."""
    x, y = FOOT

    def lay(t: float, u: float) -> tuple[float, float]:
        """t: towards us from the foot, 0..1; u: across."""
        return x - 62 * t + u * (0.1 + 0.9 * t), y - 4 + 226 * t

    def slab(w: float, a: float, b: float) -> Any:
        t = np.linspace(a, b, 24)
        return clean(Polygon([*[lay(q, -w) for q in t], *[lay(q, w) for q in t[::-1]]]).buffer(0))

    sc.flat(slab(124, -0.03, 1.2), sc.lin([(0, "#0b0809", 0.95), (1, "#0b0809", 0.72)], x, y, x - 60, y + 240), 0.9, "multiply", 3)  # fmt: skip
    loz = limb([(*lay(0.25, 0), 64), (*lay(0.5, 0), 74), (*lay(0.76, 0), 84)], 8, 24)
    sc.flat(loz, "#f0b870", 0.7, "screen", 26)
    sc.layer(loz, sc.lin([(0, "#fffaf0"), (0.4, "#fdeab6"), (1, "#eebc78")], x, y, x - 60, y + 220), z=0.6, sh=0, cut=0.6, fibre=0.3, rim="#ffffff", rimop=0.7)  # fmt: skip
    r = sc.stream("loz")
    rip = []
    for j in range(24):
        t = 0.1 + 0.9 * (j / 23) ** 1.2
        q = [lay(t + 0.012 * math.sin(u / 15 + j), u) for u in np.linspace(-84, 84, 20)]
        rip.append(limb([(a, b, 0.4 + 2.2 * t * r.random()) for a, b in q], 1, 2))
    sc.flat(U(rip).intersection(loz), "#b87c40", 0.3)
    sc.flat(T(U(rip), 0, 2.2).intersection(loz), "#fffbe6", 0.6)


def draw_beam(sc: Scene) -> None:
    """What can be seen of the light in the dusty air between the eye and the ground."""
    a, b = NEEDLE.at(-38, 150), NEEDLE.at(38, 380)
    beam = Polygon([NEEDLE.at(-38, 330), NEEDLE.at(38, 330), (FOOT[0] + 26, FOOT[1] + 200), (FOOT[0] - 132, FOOT[1] + 200)])  # fmt: skip
    sc.flat(beam, sc.lin([(0, "#fff0c4", 0.0), (0.25, "#fff0c4", 0.26), (0.7, "#ffe2a4", 0.14), (1, "#ffe2a4", 0.0)], b[0], a[1] + 160, FOOT[0] - 50, FOOT[1] + 190), 1, "screen", 5)  # fmt: skip


def draw_heap(sc: Scene) -> None:
    """Sand that the wind has laid round the point."""
    x, y = FOOT
    g = shape(f"{x - 118},{y + 8}^ {x - 60},{y + 1} {x - 22},{y - 9} {x - 2},{y - 17} {x + 20},{y - 12} {x + 66},{y} {x + 132},{y + 6}^ {x + 60},{y + 12} {x - 40},{y + 13}")  # fmt: skip
    sc.layer(g, sc.lin([(0, "#7a5e48"), (1, "#3a302c")], x, y - 18, x, y + 12), z=1.4, sh=0.3, cut=0.6, rim="#ffe0a8", rimop=0.9)  # fmt: skip
    lines = [limb([(x - 90 + 6 * k, y + 8, 0.4), (x - 6 + 3 * k, y - 10 + 5 * k, 1.2), (x + 94 - 4 * k, y + 8, 0.4)], 6, 2) for k in range(4)]  # fmt: skip
    sc.flat(U(lines).intersection(g), "#ffd9a0", 0.3)


def clock_case() -> Figure:
    """A long-case clock, its foot at 0,0, about 200 high."""
    f = Figure()
    case = U(box(-24, -150, 24, -22), box(-32, -24, 32, 0), box(-34, -206, 34, -146), shape("-38,-204^ -20,-214 0,-232 20,-214 38,-204^"))  # fmt: skip
    f.add(case, "#5b3823", "case", 1)
    f.add(box(-15, -140, 15, -36), "#2a1a14", "window", 0.4)
    f.add(U(limb("0,-140,2 5,-70,2", 1), ellipse(5, -64, 9)), BRASS, "pendulum", 0.4)
    f.add(T(clock_face(25, 5, 2, "#ecd8ac", "#2a1a14", BRASS).outline(), 0, -176), "#ecd8ac", "dial", 0.6)
    f.add(U(limb("0,-176,3 -9,-164,2", 1), limb("0,-176,2.4 2,-196,1.4", 1)), "#2a1a14", "hands", 0.2, True)
    return f


def draw_left_things(sc: Scene) -> None:
    """What they have thrown down already: a clock up to its hips in the sand, a chair on its side."""
    items = ((T(T(clock_case(), 0, 0, 0.5), rot=19), 402, 1032), (T(T(chair("#d9a468", None, "side"), 0, 0, 0.62), rot=38), 452, 1118))  # fmt: skip
    for f, x, y in items:
        q = T(f, x, y)
        dx = (x - SUN[0]) / (y - 600)
        flat = AF.affine_transform(q.outline(), [1, -0.62 * dx, 0, -0.62, 0.62 * dx * y, y + 0.62 * y])
        sc.flat(clean(flat), "#0b0809", 0.62, "multiply", 2)
        lit_walker(sc, q)
        w, d = (62, 7) if y < 1060 else (50, 4)
        heap = shape(f"{x - w},{y + d}^ {x - w * 0.4},{y - d * 0.4} {x},{y - d} {x + w * 0.4},{y - d * 0.2} {x + w},{y + d}^ {x},{y + 1.6 * d}")  # fmt: skip
        sc.layer(heap, sc.lin([(0, "#66513f"), (1, "#2c2626")], x, y - d, x, y + 2 * d), z=1.2, sh=0.3, cut=0.5, rim="#ffe0a8", rimop=0.7)  # fmt: skip
    x, y = NEEDLE.at(2, 0)
    lit_walker(sc, T(bird_on("sparrow"), x, y + 2, 0.3))


def rope_line() -> list[tuple[float, float, float]]:
    """From the bottom of the card over the near dune, across the gap, up to the sill of the eye: x, y, width."""
    sx, sy = NEEDLE.at(8, 398)
    return [(880, 1236, 58), (800, 1150, 52), (726, 1062, 47), (694, 962, 42), (726, 856, 37), (764, 752, 33), (768, 660, 30), (720, 610, 27), (640, 612, 24), (560, 602, 22), (470, 580, 20), (396, 548, 18), (sx, sy, 15)]  # fmt: skip


def draw_near(sc: Scene) -> None:
    """The dune at our right that the thread comes over, its crest in the sun, its flank in the dark."""
    g = shape("360,1260^ 470,1160 560,1010 622,850 684,712 752,618 840,560^ 860,1260^")
    sc.layer(g, sc.lin([(0, "#8a664c"), (0.14, "#4e3d35"), (0.45, "#2c2626"), (1, "#181415")], 560, 760, 800, 1060), z=14, cut=0.8, sh=0.5, rim="#ffdfa8", rimop=1, rimw=2)  # fmt: skip
    ribs = []
    for k in range(26):
        d = 12 + 15 * k
        ribs.append(limb([(840 + d * 0.9, 560 + d * 0.5, 0.5), (700 + d * 0.9, 706 + d * 0.4, 1.6), (628 + d, 860 + d * 0.3, 2), (566 + d, 1015 + d * 0.3, 2.4), (470 + d, 1175 + d * 0.3, 2.6)], 10))  # fmt: skip
    sc.flat(U(ribs).intersection(g.buffer(-3)), "#ffcf98", 0.14)
    sc.flat(T(U(ribs), 3, 2).intersection(g.buffer(-3)), "#0c070b", 0.4)


def on_rope(x: float) -> float:
    """Upper edge of the rope at x, left of the near dune."""
    c = curve(np.array(rope_line()), n=24)
    c = c[c[:, 1] < 640]
    c = c[np.argsort(c[:, 0])]
    return float(np.interp(x, c[:, 0], c[:, 1] - 0.5 * c[:, 2] * 0.8))


def lit_walker(sc: Scene, f: Figure) -> None:
    """A figure against the light: rims towards the sun, shade on the side that is to us."""
    put(sc, f, z=2.2, rim=(3.2, 1.0, "#fff0c4", 1.0), rimop=0.2, sh=0.5)
    g = f.outline()
    x0, y0, x1, y1 = g.bounds
    sc.flat(
        g, sc.lin([(0, "#2a160c", 0.0), (0.4, "#2a160c", 0.3), (1, "#1c0f0a", 0.66)], x0, y0, x1, y1), 1, "multiply"
    )


def draw() -> Scene:
    """Will it go through, and what must they leave behind?"""
    sc = Scene("needle_eye", light=(*SUN, 220), shadow="#120b07", bg=UMBER)
    draw_sky(sc)
    draw_dunes(sc)
    draw_ground_light(sc)
    draw_beam(sc)
    draw_needle(sc, NEEDLE, SUN)
    draw_heap(sc)
    draw_left_things(sc)
    draw_near(sc)
    body = draw_twine(sc, rope_line(), (sc.lin([(0, "#e23a22"), (0.4, "#c42a1c"), (1, "#7a1612")], 330, 430, 800, 1150), *ROPE[1:]), 5)  # fmt: skip
    sc.flat(body, sc.lin([(0, "#30100a", 0), (0.4, "#30100a", 0.1), (1, "#200a08", 0.6)], 420, 560, 800, 1180), 1, "multiply")  # fmt: skip
    s = 0.86
    lit_walker(sc, T(T(laden_camel(), 0, 0, s, rot=11), 482, on_rope(482) + 8))
    lit_walker(sc, T(T(pushing_woman(), 0, 0, s, rot=3), 482, on_rope(630) + 3))
    lit_walker(sc, T(T(carpet_boy(), rot=5), 752, 629, s))
    sc.glow(*SUN, 300, "#fff0c8", 0.6)
    sc.glow(FOOT[0] - 40, FOOT[1] + 118, 190, "#ffcf80", 0.42, sy=0.8)
    sc.vignette("#120b07", 0.5, 300, 640, 900, 0.56)
    sc.finish()
    return sc
