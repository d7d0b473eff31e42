"""A horn of curled birch bark on a crooked twig: wound strips outside, a warm throat inside."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, along, clean, curve, limb
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

# the axis of the horn from the stem to its mouth: x, y, width
AXIS = [(606, 640, 26), (650, 560, 25), (676, 470, 24), (668, 380, 27), (618, 318, 40), (546, 298, 74), (470, 306, 132), (408, 322, 196)]  # fmt: skip
MOUTH = (392.0, 326.0, 88.0, 128.0, -10.0)  # x, y, rx, ry, turn
ARM = [(655, 556, 17), (622, 530, 15), (578, 530, 13), (542, 566, 11), (524, 622, 9), (509, 668, 8), (503, 708, 6)]
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def mouth(k: float = 1.0, w: Any = None, dx: float = 0, dy: float = 0) -> Any:
    """The opening, k of its size, its edge torn by w."""
    x, y, rx, ry, turn = MOUTH
    t = math.radians(turn)
    out = []
    for a in np.linspace(0, 2 * math.pi, 120, endpoint=False):
        q = k * (1 + (0.05 * w(a) if w else 0))
        u, v = rx * q * math.cos(a), ry * q * math.sin(a)
        out.append((x + dx + u * math.cos(t) - v * math.sin(t), y + dy + u * math.sin(t) + v * math.cos(t)))
    return clean(Polygon(out).buffer(0))


def silhouette() -> Any:
    """Stem, bell and mouth in one."""
    return U(limb(AXIS, 12), mouth(1.0), limb(ARM, 8))


def _bands(n: int) -> list[Any]:
    """The strips in which the bark is wound round the bell."""
    c = along(curve(np.array(AXIS[3:], float), n=20), n * 6 + 1)
    out = []
    for k in range(n):
        a, b = c[6 * k], c[min(6 * k + 7, len(c) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        m = math.hypot(dx, dy)
        nx, ny = -dy / m, dx / m
        slant = 0.16
        P = []
        for p, s in ((a, 1), (a, -1), (b, -1), (b, 1)):
            h = p[2] / 2 * 1.02
            sh = slant * h * s
            P.append((p[0] + nx * h * s + dx / m * sh, p[1] + ny * h * s + dy / m * sh))
        out.append(clean(Polygon(P).buffer(0)))
    return out


def draw_arm(sc: Scene) -> None:
    """The crooked twig that runs from the stem out over the rings."""
    g = U(
        limb(ARM, 8),
        limb([(590, 528, 9), (566, 502, 6), (540, 496, 3)], 5),
        limb([(536, 580, 7), (514, 570, 4), (500, 574, 2)], 4),
    )
    sc.layer(
        g, sc.lin([(0, "#4a2a18"), (1, "#8a5228")], 460, 0, 650, 0), z=7, sh=0.5, cut=0.4, rim="#ffdc98", rimop=0.9
    )
    rimlight(sc, g, -2, 2.4, "#ffd890", 0.9, 0.8, (720, 420), 520)


def draw_horn(sc: Scene, sun: tuple[float, float]) -> None:
    """Stem, wound bell, torn lip, and the glow of the throat."""
    w = Wob(sc.stream("lip"), 5, 0.7)
    stem = U(
        limb(AXIS[:5], 10),
        limb([(672, 440, 12), (704, 400, 8), (716, 350, 3)], 5),
        limb([(640, 580, 12), (676, 560, 8), (694, 530, 3)], 5),
    )
    sc.layer(stem, sc.lin([(0, "#3a2014"), (0.6, "#6a3c1e"), (1, "#d89850")], 600, 0, 700, 0), z=9, sh=0.5, cut=0.5, rim="#ffe2a8", rimop=0.9)  # fmt: skip
    r = sc.stream("stem")
    c = along(curve(np.array(AXIS[:5], float), n=20), 60)
    cuts = [limb([(x + q * ww, y, 0.4), (x + q * ww + 1, y - 9, 1.8), (x + q * ww + 2, y - 20, 0.4)], 3, 3) for x, y, ww in c[2:-2:2] for q in (r.uniform(-0.4, 0.4),)]  # fmt: skip
    sc.flat(clean(U(cuts).intersection(stem)), "#140a06", 0.6)
    bell = clean(limb(AXIS[3:], 12))
    base = sc.lin([(0, "#fff2d4"), (0.4, "#d8a868"), (1, "#4e2c1a")], 620, 220, 470, 440)
    sc.layer(bell, base, z=9, sh=0.5, cut=0.4, rim="#fff4d8", rimop=0.9)
    for k, g in enumerate(_bands(11)):
        g = clean(g.intersection(bell.buffer(3)))
        t = k / 10
        f = sc.lin([(0, "#fff3d8"), (0.34, mix("#f0cf9a", "#e4b87a", t)), (0.7, "#9a6236"), (1, "#4a2a1a")], 560 - 70 * t, 215, 540 - 90 * t, 330 + 110 * t)  # fmt: skip
        sc.layer(g, f, z=2.2, sh=0.55, shc="#1c0e08", cut=0.6, rim="#fffaf0", rimop=0.8)
        if g.is_empty:
            continue
        x0, y0, x1, y1 = g.bounds
        marks = [limb([(x, y, 0.5), (x + 4, y + r.uniform(5, 12), 2.4), (x + 5, y + 18, 0.5)], 3, 3) for x, y in [(r.uniform(x0, x1), r.uniform(y0, y1)) for _ in range(5 + k)]]  # fmt: skip
        sc.flat(clean(U(marks).intersection(g)), "#2a1610", 0.7)
    rimlight(sc, bell, -3, 5, "#fff6dc", 0.9, 1.6, sun, 520)
    lip = mouth(1.08, w)
    sc.layer(lip, sc.lin([(0, "#fffaf0"), (0.5, "#f4d8a4"), (1, "#b9783c")], 470, 200, 340, 450), z=6, sh=0.5, cut=0.5, rim="#fffdf4", rimop=1)  # fmt: skip
    glow = ("#ffdd98", "#ffc468", "#f5a244", "#de7e2e", "#b95c20", "#863e17", "#4c210e", "#1e0f0a")
    for k, cc in enumerate(glow):
        q = 0.97 - 0.122 * k
        g = mouth(q, w if k < 4 else None, 1.1 * k * k**0.7, -0.5 * k * k**0.7)
        sc.layer(g, sc.lin([(0, mix(cc, "#fff8e0", 0.45)), (1, cc)], 330, 400, 470, 240), z=1.8, sh=0.5, shc="#3a1c0c", cut=0.4, rim="#fff6d8", rimop=0.5)  # fmt: skip
    x, y = MOUTH[0] + 4, MOUTH[1] + 128
    peel = limb(
        [(x + 16, y - 4, 3), (x - 6, y + 12, 9), (x - 26, y + 30, 9), (x - 20, y + 48, 6), (x - 8, y + 40, 2)], 6
    )
    sc.layer(peel, sc.lin([(0, "#fff6e0"), (1, "#c88a4c")], x - 30, y, x + 10, y + 44), z=4, sh=0.5, rim="#ffffff", **EXACT)  # fmt: skip
    sc.flat(
        mouth(0.95),
        sc.rad([(0, "#ff7a1c", 0.1), (0.6, "#ff9a3a", 0.3), (1, "#ffc070", 0.1)], MOUTH[0] + 16, MOUTH[1] - 8, 130),
        1,
        "overlay",
    )
