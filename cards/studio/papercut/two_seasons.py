"""One beach twice from one point of view: in its winter, grey and empty, and in its summer, small, warm and a little faded."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import mix
from cards.studio.papercut.colour_ramp import ramp_of
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress
from cards.studio.papercut.weather import snow_cap

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
HORIZON, SHORE = 520.0, 588.0
CORAL = "#e2603f"


class Season(NamedTuple):
    """The colours of the beach at one time of the year, from far to near."""

    sea: tuple[str, ...]
    foam: str
    wet: str
    ground: tuple[str, ...]
    post: tuple[str, str]
    edge: str


WINTER = Season(("#5f6b6f", "#69767a", "#78848a", "#8b9599"), "#e4e3dc", "#8f928c", ("#e2dfd4", "#d6d5cd", "#bfc2be", "#9aa3a5"), ("#59646a", "#343f45"), "#f4f1e6")  # fmt: skip
SUMMER = Season(("#3f9d92", "#55b3a3", "#79cbb4", "#a6e0c6"), "#fffdf0", "#e0b868", ("#ffe9a6", "#fde093", "#f8d177", "#eebd5c"), ("#d09a58", "#7a4a26"), "#fffbe0")  # fmt: skip


def metre(y: float) -> float:
    """Card units a metre has for what stands on the ground at that height of the card."""
    return 0.484 * (y - HORIZON)


def shore_at(x: float, d: float = 0.0) -> float:
    """The water's edge, or a line d further up the beach."""
    return SHORE + d + 7 * math.sin(0.008 * x + 0.6) + 3 * math.sin(0.021 * x) - 0.012 * x


def draw_sea_and_ground(sc: Scene, s: Season, name: str) -> None:
    """Strips of water, breakers, wet sand, and the beach up to our feet in sheets."""
    r = sc.stream(f"water {name}")
    ys = (520, 526, 534, 545, 559, 574)
    for k, y in enumerate(ys):
        w = Wob(sc.stream(f"strip {k}"), 4, 2)
        top = [(x, y + 0.5 * k * float(w(x / 820))) for x in range(-40, 861, 20)]
        c = ramp_of(s.sea, k / (len(ys) - 1))
        sc.layer(Polygon([*top, (860, 700), (-60, 700)]), c, z=2, sh=0.2, dx=0, dy=-1, cut=0, rim=s.foam, rimop=0.35)
    dashes = []
    for _ in range(150):
        y = 522 + 60 * r.random() ** 1.3
        x, n = r.uniform(-20, 820), r.uniform(4, 12) * (0.4 + (y - 520) / 30)
        dashes.append(limb([(x - n, y, 0.2), (x, y + 0.4, 0.7 + (y - 520) / 50), (x + n, y, 0.2)], 3, 3))
    sc.flat(U(dashes), s.foam, 0.55)
    for d, c, z in ((-13, s.foam, 2), (-9, ramp_of(s.sea, 0.9), 1.4), (-2, s.foam, 2.4), (1, s.wet, 1), (13, mix(s.wet, s.ground[0], 0.5), 1)):  # fmt: skip
        w = Wob(sc.stream(f"surf {d}"), 26, 5)
        edge = [(x, shore_at(x, d) + 2.2 * float(w(x / 820)) + 1.6 * abs(math.sin(0.06 * x + d))) for x in range(-40, 861, 6)]  # fmt: skip
        sc.layer(Polygon([*edge, (860, 760), (-60, 760)]), c, z=z, sh=0.3, cut=0, dx=0, dy=-1, rim=s.edge, rimop=0.7)
    lines = ((24, 0.0), (52, 0.16), (92, 0.34), (150, 0.5), (226, 0.66), (330, 0.82), (450, 1.0))
    for k, (d, t) in enumerate(lines):
        w = Wob(sc.stream(f"ground {k}"), 5, 3)
        amp = 3 + 0.05 * d
        top = [(x, SHORE + d + amp * float(w(x / 820))) for x in range(-40, 861, 12)]
        a, b = ramp_of(s.ground, t), ramp_of(s.ground, min(1, t + 0.18))
        sc.layer(Polygon([*top, (860, 1260), (-60, 1260)]), sc.lin([(0, mix(a, s.edge, 0.35)), (0.4, a), (1, b)], -40, 0, 860, 0), z=2 + k, sh=0.26, dx=1, dy=-2, cut=0.4, rim=s.edge, rimop=0.8)  # fmt: skip
    marks = []
    for _ in range(170):
        y = SHORE + 24 + 300 * r.random() ** 1.3
        x, n = r.uniform(-20, 820), r.uniform(4, 14) * (0.5 + (y - 560) / 120)
        marks.append(limb([(x - n, y, 0.2), (x, y - 1.4, 1 + (y - 560) / 160), (x + n, y, 0.2)], 3, 3))
    sc.flat(U(marks), s.edge, 0.4)
    sc.flat(T(U(marks), 2, 2.4), mix(s.ground[-1], "#3a2c1c", 0.4), 0.22)


def groyne() -> list[tuple[float, float]]:
    """The feet of a breakwater's posts, from the dunes out into the water, far ones first."""
    a, b = np.array((-40.0, 770.0)), np.array((600.0, 548.0))
    ks = [k / 47 for k in range(48)]
    out = []
    for k in ks:
        near = 1 / (a[1] - HORIZON) + (1 / (b[1] - HORIZON) - 1 / (a[1] - HORIZON)) * k  # even steps in depth
        y = HORIZON + 1 / near
        t = (y - a[1]) / (b[1] - a[1])
        out.append((float(a[0] + (b[0] - a[0]) * t), y))
    return out[::-1]


def draw_groyne(sc: Scene, s: Season, snowy: bool) -> None:
    """Posts that go through both seasons; in winter each has its cap."""
    r = sc.stream("groyne")
    feet = groyne()
    for (x0, y0), (x1, y1) in zip(feet[:-1], feet[1:], strict=True):  # boards between them
        for lo, hi in ((0.04, 0.2), (0.24, 0.4)):
            g = Polygon([(x0, y0 - lo * metre(y0)), (x1, y1 - lo * metre(y1)), (x1, y1 - hi * metre(y1)), (x0, y0 - hi * metre(y0))])  # fmt: skip
            sc.layer(g, mix(s.post[0], s.post[1], 0.55), z=0.8, sh=0.4, rim="#fffaf0" if snowy else s.edge, rimop=0.9 if snowy else 0.5, **EXACT)  # fmt: skip
    for x, y in feet:
        m = metre(y)
        h, w, lean = m * r.uniform(0.5, 0.8), 0.2 * m, r.uniform(-0.06, 0.06) * m
        g = Polygon([(x - w / 2, y), (x - w / 2 + lean, y - h), (x + w / 2 + lean, y - h - 0.04 * m), (x + w / 2, y)])
        sc.flat(shape(f"{x - w},{y} {x + 0.6 * m},{y - 0.05 * m} {x + 1.5 * m},{y + 0.07 * m} {x + 0.4 * m},{y + 0.09 * m}"), s.post[1], 0.32, "multiply", 1)  # fmt: skip
        sc.layer(g, sc.lin([(0, mix(s.post[0], s.edge, 0.5)), (0.4, s.post[0]), (1, s.post[1])], x - w / 2, 0, x + w / 2, 0), z=1.6, sh=0.4, rim=s.edge, rimop=0.6, **EXACT)  # fmt: skip
        if snowy and m > 8:
            sc.layer(clean(snow_cap(g, 0.16 * m)), "#f6f3ea", z=0.8, sh=0.3, **EXACT)


def parasol(sc: Scene, x: float, y: float, size: float, a: str, b: str, lean: float) -> None:
    """A parasol of eight gores, its fringe cut in tongues, its shade on the sand; size: units a metre."""
    m = size
    sc.flat(ellipse(x + 0.5 * m, y - 0.02 * m, 1.1 * m, 0.16 * m), "#a8703a", 0.55, "multiply", 2)
    pole = limb([(0, 0, 0.07 * m), (0, -2.2 * m, 0.06 * m)], 1, 3)
    sc.layer(T(pole, x, y, rot=lean), "#fff6dc", z=1, sh=0.4, **EXACT)
    top = -2.25 * m
    xs = np.linspace(-1.15, 1.15, 9)
    for k in range(8):
        x0, x1 = (math.sin(q * 1.3) / math.sin(1.15 * 1.3) * 1.15 for q in (xs[k], xs[k + 1]))
        foot = lambda q: -1.62 * m + 0.1 * m * (1 - (q / 1.15) ** 2)
        mid = (x0 + x1) / 2
        gore = Polygon(curve(np.array([(0, top), (0.62 * x0 * m, top + 0.14 * m), (x0 * m, foot(x0)), (mid * m, foot(mid) + 0.13 * m), (x1 * m, foot(x1)), (0.62 * x1 * m, top + 0.14 * m)]), [True, False, True, False, True, False], closed=True, n=6))  # fmt: skip
        c = a if k % 2 else b
        sc.layer(T(clean(gore.buffer(0)), x, y, rot=lean), mix(c, "#7a2c1c", 0.04 * k), z=1, sh=0.3, rim="#fffbe6", rimop=0.7, **EXACT)  # fmt: skip


def bather(sc: Scene, x: float, y: float, age: float, pose: Any, a: str, flip: bool = False, skin: str = "#c98a5c", hair: str = "bob", view: str = "side", kind: str = "tee", **kw: Any) -> Any:  # fmt: skip
    """Somebody in summer things, as large as the place asks for, with a short shadow."""
    s = metre(y) * 1.72 / 200
    d = dress(kind, a, a).but(trousers="shorts" if kind == "tee" else "none", shoes="bare", sleeves="none")
    p = T(person(age, view, pose, d, skin, hair, kw.pop("hair_colour", "#4a2c1c"), kw.pop("mood", "calm"), **kw), x, y, s, flip=flip)  # fmt: skip
    sc.flat(ellipse(x + 14 * s, y, 40 * s, 5 * s), "#a8703a", 0.6, "multiply", 1)
    put(sc, p, z=1, sh=0.4, rim=(1.0, 1.0, "#fffbe0", 0.7))
    return p


def draw_summer(sc: Scene) -> None:
    """What the glasses see: sky of an old postcard, sails, parasols, bathers, a kite."""
    sc.flat(box(0, 300, 800, 524), sc.lin([(0, "#7fc4b4"), (0.5, "#c9e6c8"), (1, "#fff6cc")], 0, 400, 0, 522))
    for x, y, w in ((150, 470, 70), (640, 446, 60), (300, 492, 46), (720, 498, 40)):
        g = U([ellipse(x + w * q, y - h, w * 0.3, h) for q, h in ((-0.5, 6), (-0.2, 12), (0.16, 15), (0.5, 8))])
        sc.layer(g.intersection(box(0, 0, 800, y)), "#fffbe6", z=1.6, sh=0.2, rim="#ffffff", rimop=0.8, **EXACT)
    draw_sea_and_ground(sc, SUMMER, "summer")
    for x, y, k in ((96, 526, 0.9), (318, 528, 1.2), (474, 524, 0.7), (700, 527, 1.1)):
        sc.layer(T(Polygon([(-1, 0), (-1, -20), (-11, -2)]), x, y, k), "#fffdf0", z=1, sh=0.3, **EXACT)
        sc.layer(T(Polygon([(1, -1), (1, -17), (9, -2)]), x, y, k), "#f3e3a4", z=1, sh=0.3, **EXACT)
        sc.flat(T(shape("-11,0^ 10,0^ 7,4 -7,4"), x, y, k), "#2f6f6a")
    for x, y, w in ((128, 574, 7), (152, 580, 8), (214, 570, 6), (596, 566, 6), (668, 572, 8), (640, 560, 5)):
        sc.layer(U(ellipse(x, y - 1.5 * w, w * 0.42), shape(f"{x - 0.6 * w},{y} {x - 0.5 * w},{y - w} {x},{y - 1.15 * w} {x + 0.5 * w},{y - w} {x + 0.6 * w},{y}")), "#a8663c", z=0.8, sh=0.3, **EXACT)  # fmt: skip
        sc.flat(limb([(x - 1.4 * w, y, 0.4), (x, y + 1, 1.6), (x + 1.4 * w, y, 0.4)], 2, 3), "#fffdf0", 0.9)
    draw_groyne(sc, SUMMER, False)
    for x, y, a in ((116, 618, "#5fb59c"), (336, 612, "#f0c64e"), (688, 612, "#5fb59c")):
        parasol(sc, x, y, metre(y), a, "#fff8dc", 4)
    bather(sc, 312, 622, 8, SIDE["run"], "#3f8f86", True, hair="short")
    bather(sc, 356, 632, 6, SIDE["run"], "#f0c64e", True, skin="#8a5636", hair="curly")
    bather(sc, 706, 636, 40, SIDE["stroll"], "#3f8f86", True, skin="#b97a52", hair="short")
    parasol(sc, 266, 668, metre(654), CORAL, "#fff0cf", -7)
    bather(sc, 238, 676, 30, SIDE["sit_floor"].but(grip_a="cup"), "#3f8f86", False, hair="bun")
    bather(sc, 146, 716, 7, SIDE["crouch"], "#f0c64e", False, hair="braid", kind="dress")
    x, y = 190, 718
    heap = U(shape(f"{x - 26},{y}^ {x - 20},{y - 18} {x - 8},{y - 24} {x + 8},{y - 22} {x + 22},{y - 16} {x + 30},{y}^"), box(x - 7, y - 42, x + 7, y - 16), box(x + 10, y - 30, x + 21, y - 10))  # fmt: skip
    sc.layer(heap, sc.lin([(0, "#ffeeb0"), (1, "#d9a24e")], x - 24, 0, x + 30, 0), z=1.6, sh=0.5, cut=0.3, rim="#fffbe0", rimop=0.9)  # fmt: skip
    sc.flat(Polygon([(x, y - 42), (x, y - 60), (x + 13, y - 54), (x, y - 49)]), CORAL)


def draw_beloved(sc: Scene) -> None:
    """She walks on towards the water and holds back her hand; a boy holds a kite."""
    boy = bather(sc, 590, 634, 10, SIDE["stand"].but(hand_a=(0.5, -0.7), elbow_a=1, grip_a="fist", nod=-16), "#3f8f86", True, hair="short")  # fmt: skip
    kx, ky = 512, 500
    hx, hy = boy.at("hand_a.hold")
    line = curve(np.array([(hx, hy), ((hx + kx) / 2 + 4, (hy + ky) / 2 + 14), (kx, ky)]), n=10)
    sc.stroke(line, "#7a5a34", 0.9, 0.8)
    tail = curve(np.array([(kx + 4, ky + 20), (kx - 6, ky + 32), (kx + 4, ky + 44), (kx - 6, ky + 56)]), n=8)
    sc.stroke(tail, "#7a5a34", 1, 0.8)
    sc.flat(U([T(shape("-6,-3^ 0,0 6,-3^ 6,3^ 0,0 -6,3^"), px, py) for px, py in tail[6::7]]), "#3f8f86")
    for g, c in (("0,-24^ 15,-4^ 0,-2^", "#f6d25a"), ("0,-24^ -15,-4^ 0,-2^", "#ffefb0"), ("0,-2^ 15,-4^ 5,22^", "#3f9d92"), ("0,-2^ -15,-4^ 5,22^", "#7fcbb4")):  # fmt: skip
        sc.layer(T(shape(g), kx, ky), c, z=1, sh=0.3, rim="#ffffff", rimop=0.8, **EXACT)
    x, y, k = 648.0, 694.0, 0.66
    f = beloved()
    sc.flat(T(ellipse(16, 2, 52, 7), x, y, k), "#a8703a", 0.6, "multiply", 1)
    put(sc, T(f, x, y, k), z=1.2, sh=0.45, rim=(1.0, 1.0, "#fffbe0", 0.9))


def beloved() -> Figure:
    """A young woman from behind, 214 high with her straw hat, who walks away, looks back and holds back one hand."""
    skin, skin_d = "#c98a5c", "#b07448"
    f = Figure()
    f.add(limb("12,-92,22 20,-52,15 29,-22,9", 6), skin_d, "leg.far")
    f.add(shape("24,-26 33,-24 36,-13 31,-3 25,-4 22,-14"), skin_d, "foot.far")
    f.add(limb("-8,-92,22 -10,-48,16 -7,-8,9", 6), skin, "leg")
    f.add(shape("-13,-10 -2,-10 3,-1 -2,3 -16,3 -17,-2"), skin, "foot")
    f.add(limb("-18,-154,13 -42,-138,10.5 -66,-128,8", 6), skin, "arm.back")
    f.add(U(ellipse(-71, -126, 6, 4.6), limb("-72,-128,3.4 -80,-130,3 -84,-128,2.4", 3), limb("-72,-124,3.4 -80,-124,3 -83,-121,2.4", 3), limb("-70,-129,3 -74,-134,2.4", 2)), skin, "hand.back")  # fmt: skip
    f.add(shape("-22,-157 -12,-167 10,-168 20,-158 18,-132 -17,-132"), skin, "back")
    f.add(limb("-1,-164,12 -2,-174,11", 2), skin_d, "neck")
    gown = shape("-19,-146^ -8,-138 6,-138 18,-147^ 16,-128 14,-116 26,-92 46,-70 62,-66^ 50,-56 34,-60 20,-52 4,-58 -10,-51 -26,-57 -38,-52^ -28,-84 -14,-116 -18,-132")  # fmt: skip
    f.add(gown, "#fff6d8", "gown", 1.6)
    f.add(U([limb(q, 6) for q in ("-4,-112,.6 -14,-84,2.6 -18,-56,.8", "6,-112,.6 12,-84,3 18,-56,.8", "10,-112,.6 30,-84,3 44,-62,.8", "-10,-112,.6 -24,-82,2 -32,-56,.8")]).intersection(gown), "#cfae6a", "folds", 0.2, True, 0.8)  # fmt: skip
    f.add(limb("-15,-118,5 0,-115,6 15,-118,5", 4), "#3f9d92", "sash", 0.8)
    f.add(U(limb("8,-117,5 22,-104,5 30,-84,3", 5), limb("7,-117,5 14,-100,5 16,-80,3", 5)), "#5fb59c", "sash.ends", 0.8)  # fmt: skip
    f.add(U(limb("-16,-147,3 -12,-164,3", 2), limb("15,-148,3 9,-166,3", 2)), "#fff6d8", "straps", 0.5)
    f.add(shape("4,-196 12,-190 14,-172 24,-152 34,-146^ 24,-138 10,-146 2,-162 -1,-180"), "#5a3018", "hair", 1)
    f.add(shape("-11,-194 -14,-187 -18,-182 -14,-179 -14,-174 -9,-168 0,-168 7,-176 8,-192"), skin, "face", 1)
    f.add(shape("2,-196 10,-192 12,-176 6,-168 1,-176 3,-186"), "#6a3a1e", "hair", 0.6)
    f.add(limb("-13,-174,1 -9,-173,1.2", 1), "#8a3a24", "smile", 0.2, True)
    f.add(limb("18,-154,13 40,-166,10.5 29,-192,8", 6), skin, "arm")
    f.add(U(ellipse(26, -196, 5.6, 5), limb("24,-198,3 18,-202,2.6", 2)), skin, "hand")
    f.add(T(ellipse(0, 0, 30, 8), 0, -196, rot=-9), "#f3d27c", "brim", 1.2)
    f.add(shape("-15,-196 -15,-209 -6,-216 6,-216 14,-210 15,-199 0,-196"), "#f8df98", "crown", 1)
    f.add(shape("-15.5,-197 -15,-203 0,-202 15,-205 15.5,-199 0,-196"), "#3f9d92", "ribbon", 0.5)
    return f
