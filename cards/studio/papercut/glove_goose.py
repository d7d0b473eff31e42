"""A knitted glove that flies like a goose: the thumb is neck and head, the fingers are the primaries of a wing, the ribs of the cuff
fan out as the tail. Every stitch lies along the form."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

XY = tuple[float, float]

BEATS: dict[str, tuple[float, ...]] = {
    "high": (74, 96, 119, 146),
    "back": (104, 124, 143, 164),
    "low": (-118, -136, -152, -168),
    "rise": (88, 109, 130, 154),
}  # the way of each finger at its root, degrees against the clock from straight ahead; the first leads the wing
LENGTHS = (176, 198, 180, 138)
WIDTHS = (47, 49, 46, 39)
ROOTS = ((24, -30), (-2, -42), (-29, -40), (-54, -26))
STAR_AT = 14  # the row of stitches in which the middle of the star lies


class Wool(NamedTuple):
    """What the glove is made of: hand, cuff and pattern colour; cut: glove, mitten or boxing; pattern: star, bands, tips or ''."""

    main: str
    cuff: str
    yarn: str
    cut: str = "glove"
    pattern: str = ""


class Finger(NamedTuple):
    """One finger: its sheet, its middle line and its width along it."""

    geom: Any
    line: np.ndarray
    width: np.ndarray


def _finger(k: int, beat: str) -> Finger:
    """From its root in the hand, bent back by the air like a feather."""
    a0 = BEATS[beat][k]
    bend = (1 if a0 > 0 else -1) * 44
    x, y = ROOTS[k] if a0 > 0 else (ROOTS[k][0], -ROOTS[k][1] - 8)
    n = 14
    P = [(x, y)]
    for i in range(n):
        a = math.radians(a0 + bend * (i / n - 0.22))
        P.append((P[-1][0] + math.cos(a) * LENGTHS[k] / n, P[-1][1] - math.sin(a) * LENGTHS[k] / n))
    w = WIDTHS[k] * np.interp(np.linspace(0, 1, n + 1), [0, 0.25, 0.75, 1], [0.98, 1.04, 0.86, 0.66])
    return Finger(limb(np.c_[np.array(P), w], 2), np.array(P), w)


def _frame(line: np.ndarray) -> Callable[[float, float], XY]:
    """Distance along a line and across it, to points."""
    d = np.diff(line, axis=0)
    s = np.r_[0, np.cumsum(np.hypot(d[:, 0], d[:, 1]))]

    def at(u: float, v: float) -> XY:
        x, y = np.interp(u, s, line[:, 0]), np.interp(u, s, line[:, 1])
        x1, y1 = np.interp(u + 3, s, line[:, 0]), np.interp(u + 3, s, line[:, 1])
        x0, y0 = np.interp(u - 3, s, line[:, 0]), np.interp(u - 3, s, line[:, 1])
        q = math.hypot(x1 - x0, y1 - y0) or 1
        return float(x - (y1 - y0) / q * v), float(y + (x1 - x0) / q * v)

    return at


def stitches(line: np.ndarray, half: float, within: Any, coloured: Callable[[int, int], bool]) -> tuple[Any, Any]:
    """Rows of knitting along a line: the plain Vs, and those in the other yarn."""
    at = _frame(line)
    length = float(np.hypot(*np.diff(line, axis=0).T).sum())
    h, w = 6.2, 7.4
    out: tuple[list[Any], list[Any]] = ([], [])
    for j in range(int(length / h) + 1):
        for i in range(-int(half / w) - 1, int(half / w) + 2):
            u, v = j * h, i * w
            on = coloured(i, j)
            t = 5.6 if on else 1.15
            for side in (-1, 1):
                q = [
                    at(u + 5.8, v + side * 3.7),
                    at(u + 5.8 - t, v + side * 3.7),
                    at(u - 0.4, v + side * 0.2),
                    at(u + t - 0.4, v + side * 0.1),
                ]
                out[int(on)].append(Polygon(q).buffer(0.25, 1))
    hem = within.buffer(-1.6)
    plain, other = (clean(U(g).intersection(hem)) if g else Polygon() for g in out)
    return plain, other


def cuff_end(x: float, y: float, s: float, rot: float, along_: float = 0.5) -> XY:
    """A point of the hem of the cuff, on the card."""
    p = T(ellipse(-178, 64 - 84 * along_, 1), x, y, s, rot=rot).centroid
    return p.x, p.y


def draw_glove_goose(  # noqa: PLR0913
    sc: Scene,
    wool: Wool,
    x: float,
    y: float,
    s: float,
    rot: float,
    beat: str,
    *,
    far: float = 0.0,
    haze: str = "#d9c9a6",
    warm: str = "#ffb877",
    shade: str = "#1d2f38",
    fine: bool = False,
) -> None:
    """Lay one glove, palm on x, y; about 330 s long; far (0..1) sinks it in haze; fine knits every stitch."""
    put = lambda g: T(g, x, y, s, rot=rot)  # noqa: E731
    m, c, yarn = (mix(q, haze, far) for q in (wool.main, wool.cuff, wool.yarn))
    up = BEATS[beat][0] > 0
    rim, rimop = mix("#ffe6bc", haze, far * 0.5), 0.95 - 0.4 * far
    sh = 0.45 - 0.3 * far
    whole: list[Any] = []

    def sheet(g: Any, fill: str, z: float, rimmed: float = 1.0) -> None:
        """Lit from below, dark towards the sky."""
        g = put(g)
        f = sc.lin([(0, mix(fill, shade, 0.34 * (1 - far))), (0.5, fill), (1, mix(fill, warm, 0.36))], x - 30 * s, y - 210 * s, x + 20 * s, y + 90 * s)  # fmt: skip
        sc.layer(
            g,
            f,
            z=z * s,
            sh=sh * (0.4 + 0.6 * rimmed),
            shc=shade,
            cut=0.2,
            wash=0.2,
            rim=rim,
            rimop=rimop * rimmed,
            rimw=1.0 + 0.5 * s,
        )
        whole.append(g)

    def knit(line: Any, half: float, g: Any, pattern: Callable[[int, int], bool]) -> None:
        if not fine:
            return
        plain, other = stitches(np.array(line, float), half, g, pattern)
        sc.flat(put(plain), dark(m, 0.34), 0.5)
        sc.flat(put(T(other, 0.5, 0.9)), dark(m, 0.5), 0.5)
        sc.flat(put(other), yarn, 0.96)

    for k in range(7):  # the ribs of the cuff, as tail feathers
        v = (k - 3) / 3
        rib = limb([(-66, 8 + 24 * v, 13), (-112, 15 + 33 * v, 16.5), (-172 + 10 * v * v, 22 + 46 * v, 17.5)], 6)
        sheet(rib, c if k % 2 else dark(c, 0.07), 2.2)
        if fine:
            sc.flat(put(limb([(-76, 12 + 24 * v, 1), (-112, 15 + 33 * v, 2.4), (-164, 21 + 44 * v, 1)], 5)), dark(c, 0.25), 0.5)  # fmt: skip
    palm = shape("-92,0 -80,-38 -46,-62 0,-68 34,-56 52,-28 62,2 44,30 4,46 -42,48 -84,38")
    if not up:
        palm = shape("-86,-8 -50,-34 0,-38 50,-26 70,-2 60,30 20,58 -30,60 -74,46")
    fingers = [_finger(k, beat) for k in range(4)]
    if wool.cut == "boxing":
        sheet(shape("-66,-20 -104,-66 -96,-124 -46,-150 12,-128 34,-76 36,-24"), light(m, 0.05), 5)
    elif wool.cut == "mitten":
        wing = fillet(clean(U([f.geom for f in fingers[:3]]).convex_hull.buffer(-46).buffer(46)), 30)
        sheet(wing, m, 5)
        tip = np.mean([f.line[-1] for f in fingers[:3]], axis=0)
        knit(np.linspace((-4, -30), tip, 30), 130, wing, lambda i, j: j in (20, 23) or (j in (21, 22) and i % 2 == 0))
    else:
        roots = [limb([(*q, w) for q, w in zip(f.line[:6], f.width[:6], strict=True)], 3) for f in fingers]
        sheet(fillet(U(palm, roots), 13), dark(m, 0.06), 4.5)
        for k in (3, 2, 1, 0):
            f = fingers[k]
            sheet(f.geom, m if k % 2 else light(m, 0.05), 4.5)
            n = int(LENGTHS[k] / 6.2)
            knit(f.line, 30, f.geom, lambda i, j, n=n: bool(wool.pattern) and (j in (n - 5, n - 8) or (j in (n - 6, n - 7) and i % 2 == 0)))  # fmt: skip
            if not fine and wool.pattern == "tips":
                sc.flat(put(clean(ellipse(*f.line[-1], 34).intersection(f.geom))), yarn, 0.9)
    thumb = limb(
        [(-14, 8, 84), (22, 9, 72), (62, 5, 50), (104, -4, 35), (142, -17, 29), (164, -23, 32), (178, -24, 29)], 8
    )
    sheet(thumb, light(m, 0.05), 4)
    neck = [(20, 12), (58, 8), (104, -2), (140, -15), (186, -26)]
    knit(curve(np.array(neck, float), n=6), 30, thumb, lambda i, j: bool(wool.pattern) and j in (19, 22))
    sheet(palm, light(m, 0.03), 1.4, 0.0)
    a = (-92, 18), (70, -22)

    def star(i: int, j: int) -> bool:
        """Two rows at the wrist, and the old eight-leaved star of northern mittens."""
        if j in (0, 2) or (j == 1 and i % 2 == 0):
            return True
        p, q = sorted((abs(i), abs(j - STAR_AT)))
        return wool.pattern == "star" and 1 <= p <= min(max(1, q - 2), 8 - q) and p < q

    knit(np.linspace(*a, 30), 70, palm, star)
    if not fine and wool.pattern in ("bands", "star"):
        bars = [limb([(-60 + 18 * k, -70, 7), (-50 + 18 * k, 70, 7)], 1) for k in range(3)]
        sc.flat(put(clean(U(bars).intersection(palm))), yarn, 0.9)
    out = U(whole)
    x0, y0, x1, y1 = out.bounds
    sc.flat(out, sc.lin([(0, shade, 0.42 * (1 - far)), (0.6, shade, 0.06), (1, warm, 0)], x0, y0, x0 + 40 * s, y1), 1, "multiply")  # fmt: skip
    rimlight(sc, out, -1.5 * s, -3.2 * s, "#ffe9c4", 0.9 - 0.5 * far, 1.1)
