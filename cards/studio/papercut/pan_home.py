"""A whole home on a dish: cottage, garden, apple tree, washing, a cow, and those who live there, looking over the edge."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
CREAM, STRAW, TOBACCO, WALNUT = "#fff3d2", "#f0cd84", "#7a4f28", "#3a2415"


def draw_cottage(sc: Scene, x: float, y: float) -> None:
    """Timber and plaster under a tiled roof, 112 wide, its door at x, y; one window is lit, smoke above."""
    wall = Polygon([(x - 46, y), (x - 45, y - 44), (x + 45, y - 44), (x + 46, y)])
    sc.layer(wall, sc.lin([(0, "#d8b070"), (0.5, "#fbe6b4"), (1, "#fffaea")], x - 46, y, x + 40, y - 44), z=3, sh=0.5, rim=CREAM, rimop=0.7, **EXACT)  # fmt: skip
    sc.flat(box(x - 45, y - 44, x + 45, y - 35), "#4a2c16", 0.4, "multiply", 2)
    beams = [limb([(x + k, y, 3), (x + k, y - 44, 3)], 1, 3) for k in (-44, -17, 13, 44)]
    beams += [limb([(x - 45, y - 22, 2.6), (x - 17, y - 22, 2.6)], 1, 3), limb([(x + 13, y - 22, 2.6), (x + 45, y - 22, 2.6)], 1, 3)]  # fmt: skip
    beams += [limb([(x - 43, y - 2, 2.4), (x - 19, y - 21, 2.4)], 1, 3), limb([(x + 43, y - 2, 2.4), (x + 16, y - 21, 2.4)], 1, 3)]  # fmt: skip
    sc.layer(U(beams), "#5a3818", z=0.8, sh=0.4, **EXACT)
    door = shape(f"{x - 12},{y}^ {x - 12},{y - 24} {x - 8},{y - 32} {x - 2},{y - 34} {x + 4},{y - 32} {x + 8},{y - 24} {x + 8},{y}^")  # fmt: skip
    sc.layer(door, "#6a4020", z=0.8, sh=0.5, rim=STRAW, rimop=0.6, **EXACT)
    sc.flat(U([box(x - 8 + 5 * k, y - 30, x - 7 + 5 * k, y) for k in range(3)]), WALNUT, 0.6)
    for wx, lit in ((-31, False), (29, True)):
        w = box(x + wx - 9, y - 38, x + wx + 9, y - 24)
        sc.layer(w.buffer(2), "#8a5f2e", z=0.8, sh=0.4, **EXACT)
        sc.flat(w, "#ffdc7c" if lit else "#3a2a1c")
        sc.flat(U(box(x + wx - 0.7, y - 38, x + wx + 0.7, y - 24), box(x + wx - 9, y - 31.5, x + wx + 9, y - 30.3)), "#6a431e")  # fmt: skip
        if lit:
            sc.glow(x + wx, y - 31, 34, "#ffc35a", 0.8)
    roof = Polygon([(x - 56, y - 38), (x - 36, y - 88), (x + 38, y - 88), (x + 56, y - 38)])
    sc.layer(roof, "#5a3418", z=4, sh=0.6, **EXACT)
    for k in range(9):  # course on course of tiles, each over the one below
        t = k / 8
        yy, half = y - 38 - 49 * t, 57 - 20 * t
        n = round(half / 3.3)
        row = [ellipse(x + 0.6 * t - half + (2 * half) * (i + 0.5 * (k % 2)) / n, yy, half / n + 0.4, 6.4) for i in range(n + 1)]  # fmt: skip
        row = U(row).intersection(box(x - half, yy - 8, x + half, yy + 6))
        lit = mix("#c8683a", "#ffcf7c", t)
        sc.layer(row, sc.lin([(0, mix("#7a3420", lit, 0.3 + 0.4 * t)), (1, lit)], x - half, 0, x + half, 0), z=1, sh=0.5, rim="#fff0c4", rimop=0.7, **EXACT)  # fmt: skip
    stack_top = U(box(x + 16, y - 112, x + 34, y - 86), box(x + 14, y - 114, x + 36, y - 107), box(x + 20, y - 121, x + 30, y - 113))  # fmt: skip
    sc.layer(stack_top, sc.lin([(0, "#8a4a2c"), (1, "#f0b070")], x + 14, 0, x + 36, 0), z=2, sh=0.4, rim=CREAM, rimop=0.9, **EXACT)  # fmt: skip
    ridge = U([ellipse(x - 34 + 6.6 * k, y - 89, 4, 3) for k in range(12)])
    sc.layer(ridge, "#ffdf9e", z=1, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)


def draw_apple_tree(sc: Scene, x: float, y: float) -> None:
    """A bent trunk and a crown cut leaf by leaf, darker below, straw where the lamp falls."""
    trunk = fillet(U(limb([(x, y, 9), (x - 4, y - 18, 7), (x + 2, y - 34, 6), (x + 8, y - 50, 3)], 6), limb([(x - 3, y - 22, 4), (x - 14, y - 42, 2)], 4)), 2)  # fmt: skip
    sc.layer(trunk, sc.lin([(0, WALNUT), (1, "#a8743a")], x - 8, 0, x + 8, 0), z=1.6, sh=0.5, rim=STRAW, rimop=0.7, **EXACT)  # fmt: skip
    r = sc.stream("apple leaves")
    for c, n, dy, spread in (("#2e2a14", 70, 4, 1.0), ("#5c5022", 80, -1, 0.96), ("#9a8436", 70, -6, 0.82), ("#d6b75c", 44, -11, 0.66)):  # fmt: skip
        gs = []
        for _ in range(n):
            a, q = r.uniform(0, 2 * math.pi), r.random() ** 0.5 * spread
            px, py = x - 2 + 31 * q * math.cos(a), y - 56 + dy + 23 * q * math.sin(a)
            g = shape("0,0^ 3.4,-2.2 8,0^ 3.4,2.2")
            gs.append(T(g, px, py, r.uniform(0.7, 1.1), rot=r.uniform(0, 360)))
        sc.layer(U(gs), c, z=1.2, sh=0.5, rim="#fff0c0", rimop=0.5, **EXACT)
    apples = [(x - 20, y - 44), (x + 12, y - 62), (x - 6, y - 66), (x + 20, y - 46), (x - 26, y - 58)]
    sc.layer(U([ellipse(px, py, 2.7) for px, py in apples]), "#e9b04a", z=0.8, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)


def draw_washing(sc: Scene, a: tuple[float, float], b: tuple[float, float]) -> None:
    """A slack line with shirts and a sheet blown aside."""
    q = np.linspace(0, 1, 14)
    P = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 9 * math.sin(math.pi * t)) for t in q]
    sc.stroke(P, "#d9b57c", 0.9, 0.9)
    n = len(P)
    for k, (g, c) in enumerate((("-5,0^ 5,0^ 9,6 6,9 5,7 7,20^ -3,19^ -4,7 -6,9 -8,4", "#fff3d2"), ("-6,0^ 7,0^ 11,20 -2,22^", "#e3c58c"), ("-4,0^ 4,0^ 6,17^ 2,17^ 1,6 0,16^ -4,15^", "#b48a52"))):  # fmt: skip
        x, y = P[2 + k * (n - 4) // 2]
        sc.layer(T(shape(g), x, y, 0.92), c, z=1, sh=0.5, rim="#ffffff", rimop=0.8, **EXACT)


def peeper(hair: str, coat: str, skin: str, kind: str) -> Figure:
    """One who lies on the rim and looks over it: back, bowed head with hair falling, both hands on the edge at y 0."""
    f = Figure()
    f.add(shape("-15,2^ -14,-9 -8,-15 2,-16 11,-12 15,-4 15,2^"), coat, "back")
    f.add(U(limb("-8,-9,7 -13,-3,6 -15,4,5", 4), limb("9,-9,7 13,-3,6 15,4,5", 4)), mix(coat, CREAM, 0.12), "sleeves")
    f.add(shape("-6.6,-10 -6.4,-1 -3,5.4 0,7 3,5.4 6.4,-1 6.6,-10 0,-15"), skin, "face", 1.2)
    f.add(U(ellipse(-2.6, 0.6, 0.9, 0.7), ellipse(2.6, 0.6, 0.9, 0.7), limb("-1,4,.6 0,4.6,.9 1,4,.6", 2, 3)), "#3a2010", "marks", 0.2, True)  # fmt: skip
    if kind == "bun":
        f.add(U(shape("-7.6,-2^ -8,-10 -4,-15.6 2,-16.4 7.4,-12 7.6,-2^ 5,-6 0,-8 -5,-6"), ellipse(1, -17, 4, 3.4)), hair, "hair", 0.8)  # fmt: skip
    elif kind == "cap":
        f.add(shape("-8,-5^ -7.6,-12 -2,-16 4,-15.6 8,-11 8,-5^ 0,-7.6"), hair, "hair", 0.8)
        f.add(shape("-9,-5 0,-8 9,-5 8,-2.6 0,-5.4 -8,-2.6"), mix(hair, "#1d120b", 0.3), "peak", 0.8)
    else:
        f.add(U(shape("-7.6,-3^ -8,-11 -3,-16 4,-15.6 8,-10 7.6,-3^ 4,-8 -4,-8"), limb("-7,-4,3 -11,3,3.4 -10,10,1.4", 4), limb("7,-4,3 11,2,3.4 12,9,1.4", 4)), hair, "hair", 0.8)  # fmt: skip
    f.add(U(ellipse(-15, 5, 3, 3.6), ellipse(15, 5, 3, 3.6)), skin, "hands", 1)
    return f


def draw_home(sc: Scene, x: float, y: float, half: float, rise: float) -> None:
    """The home on a dish whose rim is an arc from x - half to x + half that bulges up by ``rise``."""
    edge = lambda px: y - rise * math.sqrt(max(0.0, 1 - ((px - x) / half) ** 2))
    hill = Polygon([(px, edge(px) + 4) for px in np.linspace(x - half + 2, x + half - 2, 30)] + [(px, edge(px) - 5 - 15 * math.cos((px - x) / half * 1.5) ** 2) for px in np.linspace(x + half - 2, x - half + 2, 30)])  # fmt: skip
    sc.layer(clean(hill.buffer(0)), sc.lin([(0, "#3a3216"), (0.5, "#7a6a2c"), (1, "#c9ad58")], x - half, y, x + half * 0.6, y - 30), z=2, sh=0.4, cut=0.3, rim=STRAW, rimop=0.7)  # fmt: skip
    draw_cottage(sc, x + 2, edge(x) - 13)
    draw_apple_tree(sc, x - 60, edge(x - 64) - 8)
    draw_washing(sc, (x + 58, y - 66), (x + 80, y - 50))
    pole = limb([(x + 81, y - 6, 2.6), (x + 80, y - 53, 2)], 2)
    sc.layer(pole, "#8a5f2e", z=1, sh=0.4, rim=CREAM, rimop=0.7, **EXACT)
    cow = T(beast("cow", "graze"), x + 60, edge(x + 60) - 3, 0.28, flip=True)
    put(sc, cow.recolour(lambda c: mix(c, "#c99a5a", 0.45)), z=1.2, sh=0.5, rim=(1, 1.4, CREAM, 0.8))
    r = sc.stream("pan grass")
    for c, n, hmax in (("#2e2812", 70, 11), ("#6a5a24", 90, 9), ("#cdb05a", 60, 7)):
        gs = []
        for _ in range(n):
            px = x + half * 0.97 * r.uniform(-1, 1)
            h, lean = r.uniform(4, hmax), r.uniform(-4, 4)
            gs.append(limb([(px, edge(px) + 3, 1.6), (px + lean * 0.4, edge(px) - h * 0.5, 1.1), (px + lean, edge(px) - h, 0.4)], 3, 3))  # fmt: skip
        sc.layer(U(gs), c, z=0.8, sh=0.4, rim=CREAM, rimop=0.4, **EXACT)
    pales = [px for px in np.arange(x - 26, x + 46, 8.2) if not x - 6 < px < x + 12]
    fence = U([Polygon([(px - 2, edge(px)), (px - 2, edge(px) - 14), (px, edge(px) - 17), (px + 2, edge(px) - 14), (px + 2, edge(px))]) for px in pales])  # fmt: skip
    sc.layer(U(fence, *[box(a, y - rise - 11, b, y - rise - 9) for a, b in ((x - 28, x - 6), (x + 12, x + 46))]), "#f0dcae", z=1.2, sh=0.5, rim="#ffffff", rimop=0.8, **EXACT)  # fmt: skip


def draw_family(sc: Scene, x: float, y: float, half: float, rise: float) -> None:
    """After the rim: they lie on their stomachs and hold on to it."""
    edge = lambda px: y - rise * math.sqrt(max(0.0, 1 - ((px - x) / half) ** 2))
    for dx, s, hair, coat, kind, rot in ((-80, 1.02, "#4a2c16", "#b98a4a", "plaits", 8), (-48, 1.22, "#7a4a22", "#e3c994", "bun", -4), (-6, 1.26, "#2a1a10", "#6a4a2c", "cap", 6)):  # fmt: skip
        f = T(peeper(hair, coat, "#e3ab78", kind), x + dx, edge(x + dx) + 1, s, rot=rot)
        put(sc, f, z=1.2, sh=0.5, rim=(-0.8, 1.4, CREAM, 0.9))
