"""Beds as the steps of a stair: ``beds()``, each with a place for everything on it, and the boards at their feet."""

from __future__ import annotations

from typing import Any, NamedTuple

from shapely.geometry import Polygon, box

from cards.studio.papercut.body import XY
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star

CRADLE, COT, CAPPED, TEEN, PAIR, OLD, LAST = range(7)
MIDDLES = (282, 412, 492, 440, 336, 318, 392, 426)
BREADTH = (0.74, 0.84, 0.92, 1.0, 1.3, 1.06, 1.32)  # of the bed, by the age of who sleeps in it
WOODS = ("#c8744c", "#c8803c", "#8a4a3a", "#6f4a78", "#a8643c", "#c08a50", "#f0cf8c")
NIGHT, GOLD = "#1a2070", "#ffdf96"
CUT: dict[str, Any] = {"sh": 0.5, "cut": 0.3, "rim": "#fff3d0", "rimop": 0.9}  # a sheet in full light
INK: dict[str, Any] = {"cut": 0, "fibre": 0, "wash": 0.3}


class Bed(NamedTuple):
    """One step: middle, foot and width of its front edge, the same of its back edge, height of the board."""

    k: int
    x: float
    y: float
    w: float
    bx: float
    by: float
    bw: float
    board: float

    def at(self, u: float, v: float, up: float = 0) -> XY:
        """A point on the bed: u -1..1 across, v 0 front .. 1 back, up in parts of the width."""
        e = v**0.86
        w = self.w + (self.bw - self.w) * e
        y = self.y - self.board
        return self.x + (self.bx - self.x) * e + u * w / 2, y + (self.by - y) * e - up * w

    def quad(self, u0: float, u1: float, v0: float, v1: float) -> Any:
        """A field of the bed."""
        n = [v0 + (v1 - v0) * q / 6 for q in range(7)]
        return Polygon([self.at(u0, v) for v in n] + [self.at(u1, v) for v in reversed(n)])

    def body(self, *ways: str) -> Any:
        """A shape under the quilt: each way is 'u,v,breadth ...', breadth in parts of the bed."""
        out = []
        for way in ways:
            P = [tuple(float(q) for q in p.split(",")) for p in way.split()]
            out.append(limb([(*self.at(u, v, 0.012), b * self.w) for u, v, b in P], 6))
        fold = [
            self.at(u, 0.66 if abs(u) > 1 else 0.68, 0.04 * (1 - u * u)) for u in (-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2)
        ]
        foot = Polygon([*fold, (self.x + self.w, self.y + 99), (self.x - self.w, self.y + 99)])
        return clean(fillet(U(out), self.w * 0.05).intersection(foot))


def beds() -> list[Bed]:
    """From us to the far end."""
    out = []
    y, far = 1158.0, 566.0
    for k in range(7):
        board, deep = far * 0.148, far * 0.27
        w, by = far * BREADTH[k], y - board - deep
        out.append(Bed(k, MIDDLES[k], y, w, MIDDLES[k] + (MIDDLES[k + 1] - MIDDLES[k]) * 0.8, by, w * 0.88, board))
        y, far = by + board * 0.08, far * 0.81
    return out


def tone(c: str, k: float) -> str:
    """Colours lie in the night below and in the morning above."""
    return mix(mix(c, NIGHT, max(0.0, 0.4 - 0.09 * k)), GOLD, max(0.0, 0.05 * (k - 2)))


def draw_hood(sc: Scene, b: Bed) -> None:
    """The roof of a cradle, in ribs, its inside dark."""
    (x, y), w = b.at(0, 0.98), b.bw
    for q, c in ((1.0, "#9a5a48"), (0.9, "#6a3a58"), (0.8, "#2c2362")):
        g = shape(f"{x - w * 0.54 * q},{y + 22}^ {x - w * 0.52 * q},{y - w * 0.1 * q} {x - w * 0.3 * q},{y - w * 0.2 * q} {x},{y - w * 0.24 * q} {x + w * 0.3 * q},{y - w * 0.2 * q} {x + w * 0.52 * q},{y - w * 0.1 * q} {x + w * 0.54 * q},{y + 22}^")  # fmt: skip
        sc.layer(g, sc.lin([(0, light(c, 0.12)), (1, dark(c, 0.25))], x, y - w * 0.4, x, y), z=5, sh=0.5, cut=0.3, rim="#ffe6a8", rimop=0.9 * q)  # fmt: skip


def draw_board(sc: Scene, b: Bed) -> None:
    """The foot of a bed: a cradle's on rockers, a cot's bars, boards with something cut out of them."""
    w, h, k = b.w, b.board, b.k
    x0, x1, y = b.x - w * 0.52, b.x + w * 0.52, b.y
    post = w * 0.05
    c = tone(WOODS[k], k)
    fill = sc.lin([(0, mix(c, "#5a2a50", 0.1)), (1, mix(dark(c, 0.45), NIGHT, 0.35))], 0, y - h * 1.3, 0, y)
    o: dict[str, Any] = {"shc": "#080e36", "cut": 0.3, "rim": "#ffe6a8", "rimop": 1, "rimw": 1.4}
    if k == COT:
        bars = [box(b.x + q * w * 0.1 - w * 0.012, y - h * 1.3, b.x + q * w * 0.1 + w * 0.012, y) for q in range(-5, 6)]
        panel = U(bars, box(x0, y - h * 1.42, x1, y - h * 1.26), box(x0, y - h * 0.2, x1, y - h * 0.04))
        sc.layer(box(x0, y - h * 0.9, x1, y), sc.lin([(0, "#2c3c80"), (1, "#18225c")], 0, y - h, 0, y), z=2, sh=0.3)
    else:
        top = f"{x0},{y - h * 1.05} {b.x - w * 0.3},{y - h * 1.16} {b.x},{y - h * 1.36} {b.x + w * 0.3},{y - h * 1.16} {x1},{y - h * 1.05}^ {x1},{y - h * 0.1}^ {x0},{y - h * 0.1}^"
        holes = {
            CRADLE: [ellipse(b.x, y - h * 0.62, w * 0.07).difference(ellipse(b.x + w * 0.04, y - h * 0.7, w * 0.06))],
            CAPPED: [star(b.x + d * w * 0.24, y - h * 0.66, w * 0.045, 5, 0.5) for d in (-1, 0, 1)],
            TEEN: [ellipse(b.x + d * w * 0.2, y - h * 0.62, w * 0.034, h * 0.26) for d in (-1.6, -0.8, 0, 0.8, 1.6)],
            PAIR: [ellipse(b.x - w * 0.03, y - h * 0.7, w * 0.045), ellipse(b.x + w * 0.03, y - h * 0.7, w * 0.045)],
        }.get(k, [ellipse(b.x, y - h * 0.66, w * 0.14, h * 0.22)])
        panel = shape(top).difference(U(holes))
    if k == CRADLE:
        rock = limb([(x0 - w * 0.16, y - h * 0.1, w * 0.02), (b.x - w * 0.3, y + h * 0.12, w * 0.08), (b.x + w * 0.3, y + h * 0.12, w * 0.08), (x1 + w * 0.16, y - h * 0.1, w * 0.02)], 8)  # fmt: skip
        sc.layer(rock, fill, z=8, sh=0.6, **o)
    posts = U([U(box(x - post / 2, y - h * 1.4, x + post / 2, y + h * 0.1), ellipse(x, y - h * 1.48, post * 0.74)) for x in (x0, x1)])  # fmt: skip
    sc.layer(clean(panel), fill, z=3 + w * 0.02, sh=0.6, **o)
    sc.layer(posts, fill, z=3 + w * 0.012, sh=0.5, **o)


def pattern(b: Bed) -> Any:
    """What is sewn on a quilt."""
    k = b.k
    if k in (CRADLE, PAIR):
        return U([b.quad(u, u + 0.1, 0, 0.72) for u in (-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.88)])
    if k in (COT, OLD):
        rows = ((j, v, u) for j, v in enumerate((0.06, 0.2, 0.34, 0.48, 0.62)) for u in (-0.9, -0.58, -0.26, 0.06, 0.38, 0.7))  # fmt: skip
        return U([ellipse(*b.at(u + 0.16 * (j % 2), v), b.w * 0.02, b.w * 0.012) for j, v, u in rows])
    if k == TEEN:
        return U([b.quad(-1, 1, v, v + 0.05) for v in (0.06, 0.18, 0.3, 0.42, 0.54)])
    fields = ((i, u, j, v) for i, u in enumerate((-1.0, -0.6, -0.2, 0.2, 0.6)) for j, v in enumerate((0.0, 0.2, 0.4)))
    return U([b.quad(u, u + 0.4, v, v + 0.2) for i, u, j, v in fields if (i + j) % 2])


def draw_toy(sc: Scene, x: float, y: float, s: float) -> None:
    """A stuffed hare beside somebody."""
    body = U(
        ellipse(0, 0, 13, 15),
        ellipse(0, -20, 11, 10),
        *[limb([(q * 4, -26, 6), (q * 9, -46, 7), (q * 12, -58, 4)], 4) for q in (-1, 1)],
        *[limb([(q * 9, -4, 8), (q * 18, 8, 7)], 2) for q in (-1, 1)],
    )
    sc.layer(T(body, x, y, s, rot=18), "#c9b8c0", z=3, sh=0.5, rim="#fff0c8", rimop=0.9, **INK)
    sc.flat(T(U(ellipse(-4, -21, 1.6), ellipse(4, -21, 1.6)), x, y, s, rot=18), "#3a1a28")
