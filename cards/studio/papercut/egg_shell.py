"""An egg as high as a house, with a door in it: shell, crack, door, lamp and mat."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

DOOR, BRASS = "#d2452f", "#e8b64a"
CRACK = "0,0 -6,-15 5,-27 1,-47 -11,-56 -4,-84 8,-95 2,-118 -7,-128 -1,-150 13,-160 9,-186 -5,-197 3,-224 18,-233 13,-262 24,-280"
BRANCHES = (
    "-7,-128 -19,-131 -27,-142 -38,-146",
    "9,-186 24,-192 29,-204",
)
CHIP = "-7,-128^ 2,-118^ 22,-130^ 27,-148^ 13,-160^ -1,-150^"


class Egg(NamedTuple):
    """Middle, foot, width, height and lean (degrees)."""

    x: float
    y: float
    w: float
    h: float
    lean: float = 0.0

    def outline(self, cut: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> Any:
        """The egg, smaller by cut on every side and moved."""
        points = []
        for k in range(120):
            a = 2 * math.pi * k / 120
            up = -math.cos(a)
            points.append((self.x + (self.w / 2 - cut) * math.sin(a) * (1 + 0.15 * up - 0.03 * up * up), self.y - self.h / 2 + (self.h / 2 - cut) * up))  # fmt: skip
        return T(Polygon(points), dx, dy, rot=self.lean, o=(self.x, self.y))


def draw_crack(sc: Scene, x: float, y: float) -> None:
    """A crack that runs upwards from x, y, with light in it."""

    def run(s: str, w: float) -> Any:
        P = [tuple(float(v) for v in t.split(",")) for t in s.split()]
        n = len(P) - 1
        return U([limb([(x + a[0], y + a[1], w * (1 - 0.8 * k / n) + 0.8), (x + b[0], y + b[1], w * (1 - 0.8 * (k + 1) / n) + 0.8)], 1, 4) for k, (a, b) in enumerate(zip(P, P[1:], strict=False))])  # fmt: skip

    g = U(run(CRACK, 2.4), *[run(b, 0.9) for b in BRANCHES], T(shape(CHIP), x, y, 0.8, o=(x, y)))
    sc.flat(g.buffer(16), "#ffe0a0", 0.4, "screen", 12)
    sc.flat(T(g.buffer(0.8), -1.1, -0.9), "#8a3c2c", 0.5)
    sc.layer(g, sc.lin([(0, "#fffdf0"), (0.5, "#fff0b8"), (1, "#ffd078")], 0, y, 0, y - 280), z=0.4, cut=0, wash=0, fibre=0, sh=0, edge=0)  # fmt: skip
    sc.glow(x + 2, y - 138, 120, "#fff0b0", 0.7)


def draw_door(sc: Scene, x: float, y: float, w: float, h: float) -> None:
    """A round-topped door with a brass slot, sunk in the shell; x, y: the middle of its sill."""

    def arch(d: float) -> Any:
        r = w / 2 + d
        return U(ellipse(x, y - h + w / 2, r), box(x - r, y - h + w / 2, x + r, y))

    frame = arch(17)
    sc.layer(frame, sc.lin([(0, "#fffdf0"), (0.55, "#eadcd0"), (1, "#b4a4c0")], x - w, y - h, x + w, y), z=4, cut=0.3, rim="#ffffff", rimop=1, rimw=1.5, wash=0.1)  # fmt: skip
    for k in range(13):
        a = math.pi * (1 + k / 12)
        sc.stroke([(x + (w / 2 + 2) * math.cos(a), y - h + w / 2 + (w / 2 + 2) * math.sin(a)), (x + (w / 2 + 16) * math.cos(a), y - h + w / 2 + (w / 2 + 16) * math.sin(a))], "#a08a90", 1.3, 0.7)  # fmt: skip
    d = arch(0)
    sc.flat(d, "#5a1a20", 1)
    leaf = clean(T(d, 5, 5).intersection(d))
    sc.layer(leaf, sc.lin([(0, "#f0664a"), (0.5, DOOR), (1, "#9a2c34")], x - w / 2, y - h, x + w / 2, y), z=1.2, cut=0, wash=0.25, rim="#ffd0a8", rimop=0.6)  # fmt: skip
    with sc.clip(leaf):
        for k in range(1, 6):
            bx = x - w / 2 + w * k / 6 + 4
            sc.stroke([(bx, y - h), (bx, y)], "#7a1e24", 2, 0.6)
            sc.stroke([(bx + 1.8, y - h), (bx + 1.8, y)], "#ff9a78", 0.9, 0.6)
        for v in (0.2, 0.74):
            hinge = U(limb([(x - w / 2, y - h * v, 9), (x + w * 0.1, y - h * v, 6), (x + w * 0.2, y - h * v, 2)], 4), ellipse(x + w * 0.22, y - h * v, 5))  # fmt: skip
            sc.layer(hinge, "#5a2a2c", z=0.8, cut=0, wash=0, fibre=0, rim="#ffc890", rimop=0.9)
        sc.flat(d.difference(T(d, 13, 16)), "#4a1024", 0.5, "multiply", 4)
    slot = box(x - 24, y - h * 0.47 - 8, x + 24, y - h * 0.47 + 8).buffer(3)
    sc.layer(slot, sc.lin([(0, "#fff0b0"), (0.4, BRASS), (1, "#a8742c")], x - 24, 0, x + 24, 0), z=1.4, cut=0, wash=0, fibre=0, rim="#fffbe0", rimop=1)  # fmt: skip
    sc.flat(box(x - 19, y - h * 0.47 - 2.6, x + 19, y - h * 0.47 + 2.6), "#4a1c18", 1)
    sc.flat(box(x - 19, y - h * 0.47 + 0.8, x + 19, y - h * 0.47 + 2.6), "#ffb84a", 0.9)
    sc.layer(ellipse(x + w * 0.36, y - h * 0.4, 6.5), BRASS, z=1.8, cut=0, wash=0, fibre=0, rim="#fffbe0", rimop=1)
    sill = shape(
        f"{x - w / 2 - 26},{y - 4}^ {x + w / 2 + 26},{y - 4}^ {x + w / 2 + 34},{y + 9}^ {x - w / 2 - 34},{y + 9}^"
    )
    sc.layer(sill, "#e0cdbc", z=4, cut=0.3, rim="#ffffff", rimop=1, wash=0.1)


def draw_lamp(sc: Scene, x: float, y: float) -> None:
    """A small brass lantern on a bracket."""
    arm = U(limb([(x + 22, y - 40, 5), (x + 10, y - 52, 4), (x, y - 42, 3)], 5), ellipse(x + 24, y - 38, 5, 11))
    sc.flat(T(U(arm, box(x - 12, y - 36, x + 12, y)), 12, 8), "#5a5a9a", 0.4, "multiply", 3)
    sc.layer(arm, "#6a4a34", z=1.5, cut=0, wash=0, fibre=0)
    glass = shape(f"{x - 10},{y - 32}^ {x + 10},{y - 32}^ {x + 7},{y - 4}^ {x - 7},{y - 4}^")
    sc.layer(glass, sc.lin([(0, "#fff6d0"), (1, "#f0b858")], x - 8, y - 30, x + 8, y), z=1.5, cut=0, wash=0, fibre=0)
    bars = U(shape(f"{x - 13},{y - 32}^ {x},{y - 44}^ {x + 13},{y - 32}^"), box(x - 9, y - 5, x + 9, y), box(x - 1, y - 32, x + 1, y - 4))  # fmt: skip
    sc.layer(bars, mix("#6a4a34", BRASS, 0.25), z=1, cut=0, wash=0, fibre=0, rim="#ffe9a8", rimop=1)


def draw_mat(sc: Scene, x: float, y: float) -> None:
    """A striped door mat, seen at a slant."""
    g = shape(f"{x - 58},{y - 11}^ {x + 58},{y - 11}^ {x + 72},{y + 13}^ {x - 72},{y + 13}^")
    sc.layer(g, "#2f6f7a", z=2, cut=0.4, rim="#d8f0e0", rimop=0.8)
    with sc.clip(g):
        for k in range(-6, 7):
            sc.stroke([(x + 9 * k, y - 12), (x + 11.5 * k, y + 14)], "#ffe2a0" if k % 2 else "#e8674a", 3, 0.85)
    fringe = [limb([(x - 70 + 5 * k, y + 12, 1.6), (x - 71 + 5.1 * k, y + 20, 0.8)], 1, 3) for k in range(29)]
    sc.flat(U(fringe), "#ffe9b8", 0.9)
