"""Beds stand one above the other like the steps of a stair and climb in one curve out of the night into a blue morning.

Palette: night #141d55, ultramarine #2c62b4, noon blue #6cbdec, lemon #fff3b0, linen #fffdf4; quilts tomato, mustard, teal, coral.
Light: the morning from the upper right. Planes: sky / clouds / nine beds and their sleepers / girl / clouds near us.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 640, 40
STEPS = 9
QUILTS = ("#e0402c", "#f8b82c", "#1f9f8c", "#ff7a58", "#3a5fd0", "#d0dc50", "#d83a5a", "#58c8b0", "#fffdf6")
WOODS = ("#8a3a2a", "#c07a38", "#6a3a5a", "#d89a4a", "#a8543a", "#e8b860", "#d8846a", "#f0d090", "#e0402c")
HAIRS = ("#5a2e18", "#2a1a14", "#b8602a", "#3a2418", "#6a5a50", "#8a8080", "#c8c4c4", "#f0eee8")
SKINS = ("#e8b88c", "#8a5636", "#f0c8a4", "#b97a52", "#d9a077", "#6a4230", "#e3b58c", "#c08a62")
TWO, GIRL = 4, 2  # the bed that holds two; the bed on which she stands
TOY, CAPPED, BEARDS = 0, 5, (3, 6)  # who sleeps with a hare, in a cap, with a beard
CUT: dict[str, Any] = {"sh": 0.5, "cut": 0.3, "rim": "#fffaf0", "rimop": 0.9}  # a sheet in full light


class Bed(NamedTuple):
    """One step: middle and width of its front edge and of its back edge, height of the board."""

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
        return self.x + (self.bx - self.x) * e + u * w / 2, self.y - self.board + (self.by - self.y + self.board) * e - up * w  # fmt: skip

    def quad(self, u0: float, u1: float, v0: float, v1: float) -> Any:
        """A field of the bed."""
        n = [v0 + (v1 - v0) * q / 6 for q in range(7)]
        return Polygon([self.at(u0, v) for v in n] + [self.at(u1, v) for v in reversed(n)])


def beds() -> list[Bed]:
    """From us to the far end, in one S."""
    out = []
    x, y, w = 318.0, 1262.0, 640.0
    for k in range(STEPS):
        board, deep = w * 0.145, w * (0.262 + 0.006 * k)
        nx = 400 + (165 - 12 * k) * math.sin(0.8 * (k + 1) - 0.55)
        ny, bw = y - board - deep, w * 0.9
        out.append(Bed(k, x, y, w, x + (nx - x) * 0.8, ny, bw, board))
        x, y, w = nx, ny + board * 0.1, w * 0.8
    return out


def tone(c: str, k: int) -> str:
    """Colours lie in blue dusk below and in clear light above."""
    return mix(c, "#2a2a8a", 0.2 * max(0.0, 1 - k / 3.2))


def draw_sky(sc: Scene) -> None:
    """Night below, noon above, the light in one corner; few clouds with flat feet."""
    sc.backdrop(sc.lin([(0, "#8fd4f4"), (0.3, "#5aaee6"), (0.58, "#2f68b8"), (0.82, "#1c2f78"), (1, "#10164a")], 460, 0, 340, 1200))  # fmt: skip
    sc.glow(LX + 60, LY - 60, 520, "#fff6c0", 0.95)
    shafts(sc, LX + 60, LY - 80, [(1.75, 0.1, 0.3), (2.05, 0.16, 0.34), (2.4, 0.12, 0.26)], 900, "#fffbe0", 10, 120)
    r = sc.stream("stars")
    for _ in range(110):
        x, y = r.uniform(0, 800), r.uniform(620, 1190)
        sc.flat(ellipse(x, y, r.uniform(0.8, 2.6)), "#fff8dc", (y - 560) / 640)
    for name, x, y, w, h, c in (
        ("a", 150, 330, 250, 60, "#eaf6fc"),
        ("b", 120, 505, 150, 34, "#c0dcf2"),
        ("c", 60, 760, 260, 54, "#6a8ed0"),
        ("d", 770, 330, 200, 44, "#e4f2fa"),
        ("e", 760, 800, 240, 60, "#5270ba"),
    ):
        g = cloud(sc.stream(f"cloud {name}"), x, y, w, h)
        sc.layer(g, sc.lin([(0, light(c, 0.35)), (1, dark(c, 0.08))], 0, y - h, 0, y + h * 0.4), z=6, sh=0.25, shc="#16306a", cut=0.6, rim="#ffffff", rimop=0.9, wash=0.3)  # fmt: skip
    for x, y, s, f in ((250, 180, 0.3, False), (300, 210, 0.22, False), (216, 236, 0.2, True)):
        sc.flat(T(bird("swallow", 0.6), x, y, s, flip=f), "#ffffff", 0.95)


def pattern(b: Bed) -> Any:
    """What is sewn on a quilt."""
    if b.k % 4 == 0:
        return U([b.quad(u, u + 0.12, 0, 0.66) for u in (-0.84, -0.46, -0.08, 0.3, 0.68)])
    if b.k % 4 == 1:
        return U([b.quad(-1, 1, v, v + 0.07) for v in (0.08, 0.28, 0.48)])
    if b.k % 4 == 2:
        return U(
            [
                ellipse(*b.at(u + 0.16 * (j % 2), v), b.w * 0.022, b.w * 0.014)
                for j, v in enumerate((0.08, 0.24, 0.4, 0.56))
                for u in (-0.86, -0.52, -0.18, 0.16, 0.5)
            ]
        )
    return U([b.quad(u, u + 0.32, v, v + 0.2) for i, u in enumerate((-0.96, -0.64, -0.32, 0, 0.32, 0.64)) for j, v in enumerate((0.02, 0.22, 0.42)) if (i + j) % 2])  # fmt: skip


def sleeper(sc: Scene, b: Bed, u: float, size: float, hair: str, skin: str) -> None:
    """Head on the pillow, the hill of a body under the quilt."""
    r = b.bw * 0.1 * size
    hx, hy = b.at(u, 0.86, 0.05)
    o: dict[str, Any] = {"cut": 0, "fibre": 0, "wash": 0.3}
    sc.layer(ellipse(hx, hy, r, r * 0.9), tone(skin, b.k), z=2, sh=0.4, rimop=0.6, **o)
    locks = U(ellipse(hx, hy - r * 0.3, r * 1.1, r * 0.86), [ellipse(hx + q * r * 0.9, hy - r * 0.1 * abs(q), r * 0.34) for q in (-1, -0.5, 0.4, 1)])  # fmt: skip
    face = ellipse(hx - r * 0.06, hy + r * 0.5, r * 0.84, r * 0.86)
    sc.layer(clean(locks.difference(face)), tone(hair, b.k), z=1.4, sh=0.3, rim="#fff6d0", rimop=0.8, **o)
    eye = limb([(hx - r * 0.46, hy + r * 0.24, 0.4), (hx - r * 0.3, hy + r * 0.32, r * 0.09), (hx - r * 0.12, hy + r * 0.24, 0.4)], 4)  # fmt: skip
    mouth = limb([(hx - r * 0.24, hy + r * 0.72, 0.4), (hx - r * 0.08, hy + r * 0.77, r * 0.07), (hx + r * 0.1, hy + r * 0.7, 0.4)], 4)  # fmt: skip
    sc.flat(U(eye, T(eye, r * 0.5, 0), mouth), "#3a1a18", 0.8)
    sc.flat(U(*[ellipse(hx + q * r, hy + r * 0.52, r * 0.17, r * 0.12) for q in (-0.52, 0.4)]), "#e8604a", 0.34)
    if b.k in BEARDS:
        beard = shape(
            f"{hx - r * 0.8},{hy + r * 0.4} {hx},{hy + r * 0.62} {hx + r * 0.8},{hy + r * 0.4} {hx + r * 0.66},{hy + r * 1.3} {hx},{hy + r * 1.9} {hx - r * 0.66},{hy + r * 1.3}"
        )
        sc.layer(beard, tone(hair, b.k), z=1.4, sh=0.3, **o)
    if b.k == CAPPED:
        cap = shape(
            f"{hx - r * 1.14},{hy - r * 0.2}^ {hx - r * 0.9},{hy - r * 1.1} {hx},{hy - r * 1.5} {hx + r * 1.3},{hy - r * 1.2} {hx + r * 2.5},{hy - r * 0.3}^ {hx + r * 1.4},{hy - r * 0.5} {hx + r * 1.14},{hy - r * 0.2}^ {hx},{hy - r * 0.5}"
        )
        sc.layer(cap, "#e0402c", z=2, sh=0.4, rim="#fff6d0", rimop=0.9, **o)
        sc.flat(
            U(
                [
                    limb(
                        [
                            (hx - r * 0.7 + q * r * 0.62, hy - r * 1.4, r * 0.16),
                            (hx - r * 0.5 + q * r * 0.62, hy - r * 0.1, r * 0.16),
                        ],
                        1,
                    )
                    for q in range(4)
                ]
            ).intersection(cap),
            "#fff6e0",
            0.9,
        )
        sc.layer(ellipse(hx + r * 2.5, hy - r * 0.24, r * 0.26), "#fff6e0", z=1, **o)
    d = 0.42 * size
    rim_ = [b.at(u - d * 0.9, 0.5), b.at(u - d * 0.7, 0.6, 0.03), b.at(u, 0.62, 0.06), b.at(u + d * 0.7, 0.6, 0.03), b.at(u + d * 0.9, 0.5)]  # fmt: skip
    low = [
        b.at(u + d * 1.0, 0.36),
        b.at(u + d * 0.9, 0.1, 0.01),
        b.at(u + d * 0.4, 0.0, 0.05),
        b.at(u - d * 0.4, 0.0, 0.05),
        b.at(u - d * 0.9, 0.1, 0.01),
        b.at(u - d * 1.0, 0.36),
    ]
    hill = shape([*rim_, *low])
    c = tone(QUILTS[b.k], b.k)
    x0, x1 = b.at(u - d, 0.5)[0], b.at(u + d, 0.5)[0]
    sc.layer(
        hill,
        sc.lin([(0, dark(c, 0.22)), (0.45, c), (0.8, light(c, 0.22)), (1, light(c, 0.1))], x0, 0, x1, 0),
        z=3 + b.w * 0.01,
        sh=0.5,
        rim="#fffbe4",
        rimop=0.7,
        cut=0,
        fibre=0.1,
        wash=0.3,
    )
    sc.flat(clean(pattern(b).intersection(hill.buffer(-1))), tone("#fff6e0", b.k), 0.5)
    if b.k == TOY:
        draw_toy(sc, *b.at(u - 0.34, 0.68, 0.03), b.w * 0.003)


def draw_toy(sc: Scene, x: float, y: float, s: float) -> None:
    """A stuffed hare under somebody's arm."""
    body = U(
        ellipse(0, 0, 13, 15),
        ellipse(0, -20, 11, 10),
        *[limb([(q * 4, -26, 6), (q * 9, -46, 7), (q * 12, -58, 4)], 4) for q in (-1, 1)],
        *[limb([(q * 9, -4, 8), (q * 18, 8, 7)], 2) for q in (-1, 1)],
    )
    sc.layer(T(body, x, y, s, rot=-18), "#f2d8b0", z=3, cut=0, fibre=0, sh=0.5, rim="#ffffff", rimop=0.9)
    sc.flat(T(U(ellipse(-4, -21, 1.6), ellipse(4, -21, 1.6)), x, y, s, rot=-18), "#3a1a18")


def draw_bed(sc: Scene, b: Bed) -> None:
    """Linen, quilt, pillow, sleeper, and the board at the foot, which is the riser of the stair."""
    k, c = b.k, tone(QUILTS[b.k], b.k)
    if k == STEPS - 1:
        x, y, w = b.bx, b.by, b.bw
        sc.glow(x, y, 170, "#fffbe0", 0.7)
        board = shape(
            f"{x - w * 0.5},{y + 4}^ {x - w * 0.5},{y - w * 0.2} {x - w * 0.24},{y - w * 0.25} {x},{y - w * 0.36} {x + w * 0.24},{y - w * 0.25} {x + w * 0.5},{y - w * 0.2} {x + w * 0.5},{y + 4}^"
        )
        posts = U([U(box(q - w * 0.03, y - w * 0.34, q + w * 0.03, y + 4), ellipse(q, y - w * 0.38, w * 0.055)) for q in (x - w * 0.5, x + w * 0.5)])  # fmt: skip
        wood = sc.lin([(0, "#fff0c8"), (1, "#d89a4a")], x + w / 2, y - w / 2, x - w / 2, y)
        sc.layer(board.difference(star(x, y - w * 0.16, w * 0.07, 6, 0.5)), wood, z=4, **CUT)
        sc.layer(posts, wood, z=4, sh=0.5, cut=0, rim="#ffffff", rimop=1)
    z = 2 + b.w * 0.012
    side = U(b.quad(-1.03, 1.03, 0, 1), T(b.quad(-1.03, 1.03, 0, 1), 0, b.w * 0.07)).convex_hull
    sc.layer(side, tone(dark(WOODS[k], 0.1), k), z=z * 1.6, sh=0.5, shc="#0c1440", cut=0.3, rimop=0.5)
    linen = sc.lin([(0, tone("#ffffff", k)), (1, tone("#c4cce4", k))], *b.at(0, 1), *b.at(0, 0))
    sc.layer(b.quad(-1, 1, 0, 1), linen, z=z, sh=0.4, cut=0.2, rim="#ffffff", rimop=0.9, wash=0.3)
    pil = [b.at(u, v, 0.02 + 0.035 * (1 - u * u)) for u, v in ((-0.7, 0.74), (0, 0.7), (0.7, 0.74), (0.76, 0.88), (0.68, 0.99), (0, 1.0), (-0.68, 0.99), (-0.76, 0.88))]  # fmt: skip
    sc.layer(shape(pil), sc.lin([(0, tone("#ffffff", k)), (1, tone("#b8c0dc", k))], *b.at(0.4, 1, 0.05), *b.at(-0.4, 0.7)), z=z, **CUT)  # fmt: skip
    last = k == STEPS - 1
    cover = b.quad(-1.02, 1.02, 0, 0.7 if not last else 0.46)
    fill = sc.lin([(0, light(c, 0.16)), (1, dark(c, 0.2))], *b.at(0.9, 0.7), *b.at(-0.8, 0))
    sc.layer(cover, fill, z=z, sh=0.5, cut=0.2, rim="#fffbe4", rimop=0.7, wash=0.4)
    if last:
        fold = Polygon([b.at(-1.02, 0.5), b.at(1.02, 0.5), b.at(1.02, 0.4), b.at(-0.1, 0.04), b.at(-1.02, 0.34)])
        sc.layer(fold, "#e0402c", z=z, sh=0.5, cut=0.2, rim="#ffffff", rimop=1)
    else:
        sc.flat(clean(pattern(b).intersection(cover)), tone("#fff6e0", k), 0.42)
        sc.layer(b.quad(-1.02, 1.02, 0.62, 0.72), tone("#fff8e8", k), z=z * 0.6, **CUT)
        for j, u in enumerate((-0.36, 0.36) if k == TWO else (0.06 * (-1) ** k,)):
            sleeper(sc, b, u, (0.74, 0.84, 0.92, 1, 0.9, 1, 1, 1)[k], HAIRS[min(7, k + 2 * j)], SKINS[(k + 3 * j) % 8])
    draw_board(sc, b)


def draw_board(sc: Scene, b: Bed) -> None:
    """The foot of a bed: two posts with knobs, a curved board with something cut out of it."""
    w, h, k = b.w, b.board, b.k
    x0, x1, y = b.x - w * 0.52, b.x + w * 0.52, b.y
    post = w * 0.045
    top = f"{x0},{y - h * 1.05} {b.x - w * 0.3},{y - h * 1.16} {b.x},{y - h * 1.36} {b.x + w * 0.3},{y - h * 1.16} {x1},{y - h * 1.05}^ {x1},{y - h * 0.2}^ {x0},{y - h * 0.2}^"
    panel = shape(top)
    holes = (
        [ellipse(b.x + d * w * 0.2, y - h * 0.66, w * 0.034, h * 0.26) for d in (-1.6, -0.8, 0, 0.8, 1.6)]
        if k % 2
        else [star(b.x + d * w * 0.24, y - h * 0.68, w * 0.05, 6, 0.5) for d in (-1, 0, 1)]
    )
    posts = U([U(box(x - post / 2, y - h * 1.34, x + post / 2, y + h * 0.12), ellipse(x, y - h * 1.42, post * 0.72)) for x in (x0, x1)])  # fmt: skip
    c = tone(WOODS[k], k)
    fill = sc.lin([(0, light(c, 0.3)), (1, dark(c, 0.3))], x1, y - h * 1.4, x0, y)
    o: dict[str, Any] = {"shc": "#0a1038", "cut": 0.3, "rim": "#fff3c0", "rimop": 0.9, "rimw": 1.2}
    sc.layer(clean(panel.difference(U(holes))), fill, z=3 + w * 0.02, sh=0.6, **o)
    sc.layer(posts, fill, z=3 + w * 0.012, sh=0.5, **o)


def draw_girl(sc: Scene, b: Bed) -> None:
    """Eight years old, barefoot on somebody's quilt, a pillow by its corner, face up to the top."""
    x, y = b.at(0.66, 0.36)
    s = 1.8
    sc.flat(ellipse(x - 16, y + 4, 46, 9), "#0c1440", 0.55, "multiply", 4)
    pose = FRONT["walk"].but(foot_a=(-0.1, 0.0), foot_b=(0.12, 0.2), hand_a=(-0.34, 0.86), hand_b=(0.5, 0.5), nod=-6)
    g = T(person(8, "back", pose, dress("nightshirt", "#fffaf0", "#fffaf0", "#d8432f"), "#c98f62", "braids", "#3a1c14"), x, y, s)  # fmt: skip
    hx, hy = g.at("hand_a.hold")
    pil = T(shape("-30,-6^ -8,-12 14,-10 34,-2^ 30,30 36,58^ 6,52 -22,56 -36,60^ -30,26"), hx - 12, hy + 2, 0.9, rot=8)
    sc.layer(pil, sc.lin([(0, "#8ac0f4"), (1, "#3a6cc0")], hx + 20, hy, hx - 30, hy + 50), z=4, **CUT)
    put(sc, g, z=3, rim=(-4, 3, "#fff6c8", 0.9), cast=7, shade=("#5a6ac0", 0.3, 900))


def draw_near(sc: Scene, row: list[Bed]) -> None:
    """Clouds of the night at our feet, slippers on the first bed."""
    o: dict[str, Any] = {"cut": 0, "fibre": 0, "rim": "#ffd8c0", "rimop": 0.9}
    for b, u, v, q in ((row[1], 0.56, 0.14, 1.5), (row[3], -0.84, 0.16, 1.0), (row[6], 0.74, 0.2, 0.6)):
        x, y = b.at(u, v)
        sc.layer(U([T(shape("-16,4 -18,-5 -6,-9 12,-4 18,2 12,6"), x + 42 * q * j, y + 3 * q * j, q, rot=-14 + 10 * j) for j in (0, 1)]), "#c81e2c", z=2, **o)  # fmt: skip
    for name, x, y, w, h, c in (
        ("l", 40, 1150, 330, 90, "#26387e"),
        ("r", 780, 1120, 330, 100, "#1e2c6c"),
        ("m", 640, 1210, 420, 80, "#141d55"),
    ):
        g = cloud(sc.stream(f"near {name}"), x, y, w, h)
        sc.layer(g, sc.lin([(0, light(c, 0.22)), (1, dark(c, 0.3))], 0, y - h, 0, y + h * 0.5), z=14, sh=0.5, cut=0.6, rim="#9ac0f4", rimop=0.8)  # fmt: skip


def draw() -> Scene:
    """Up to bed or down to breakfast?"""
    sc = Scene("stair_of_beds", light=(LX, LY, 260), shadow="#0c1440", bg="#141d55")
    draw_sky(sc)
    row = beds()
    for b in reversed(row):
        draw_bed(sc, b)
        if b.k == GIRL + 1:
            pass
        if b.k == GIRL:
            draw_girl(sc, b)
    draw_near(sc, row)
    sc.veil([(0, "#fff3b0", 0.22), (0.5, "#fff3b0", 0)], 760, 0, 300, 700)
    sc.vignette("#0a1040", 0.34, 480, 420, 980, 0.6)
    sc.finish()
    return sc
