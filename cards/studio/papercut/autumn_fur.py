"""Autumn trees that stand on a mass as fur stands on a back, each lit by where it grows."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from shapely import affinity as AF
from shapely import prepare
from shapely.geometry import Point, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, along, clean, limb, shape
from cards.studio.papercut.scene import Scene

XY = tuple[float, float]
RAMP = ("#2c0b20", "#541326", "#8a2228", "#b93c26", "#dc6a2a", "#f09c38", "#fbc85e", "#ffe9a8")
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
CROWNS = (
    "-.1,0 -.4,-.16 -.47,-.42 -.36,-.58^ -.36,-.78 -.12,-.84^ 0,-1 .16,-.86^ .36,-.78 .38,-.56^ .47,-.4 .4,-.15 .1,0",
    "-.1,0 -.3,-.2 -.34,-.5 -.2,-.82 0,-1.1 .2,-.82 .34,-.5 .3,-.2 .1,0",
    "-.08,0 -.24,-.24 -.24,-.6 -.1,-.96 0,-1.2^ .11,-.96 .25,-.6 .24,-.24 .08,0",
    "-.1,0 -.44,-.1 -.5,-.34 -.4,-.48^ -.44,-.7 -.2,-.8^ -.06,-1 .2,-.9 .26,-.74^ .46,-.66 .42,-.4^ .46,-.16 .1,0",
)
SPRUCE = Polygon([(-0.3, 0), (-0.16, -0.3), (-0.24, -0.3), (-0.1, -0.62), (-0.16, -0.62), (0, -1.2), (0.16, -0.62), (0.1, -0.62), (0.24, -0.3), (0.16, -0.3), (0.3, 0)])  # fmt: skip


def ramp(t: float) -> str:
    """From the deepest shade (0) to leaves in full light (1)."""
    t = min(0.999, max(0.0, t)) * (len(RAMP) - 1)
    return mix(RAMP[int(t)], RAMP[int(t) + 1], t - int(t))


def _variants() -> list[tuple[Any, Any, Any]]:
    out = []
    for g in (*[shape(c) for c in CROWNS], SPRUCE):
        lit = clean(g.difference(AF.translate(g, 0.2, 0.1)))
        low = clean(g.difference(AF.translate(g, -0.16, -0.2)))
        out.append((g, lit, low))
    return out


def stand(
    sc: Scene,
    thing: str,
    mass: Any,
    size: Callable[[float, float], float],
    lean: Callable[[float, float], float],
    lum: Callable[[float, float], float],
    pack: float = 0.52,
    band: int = 15,
    haze: Callable[[float, float], float] | None = None,
) -> None:
    """Plant a mass: size = height of the tree at x, y (0 = none there), lean = degrees to the right, lum = light 0..1."""
    r = sc.stream(thing)
    variants = _variants()
    x0, y0, x1, y1 = mass.bounds
    inner = mass.buffer(-2)
    prepare(inner)
    spots: list[tuple[float, float, float]] = []
    grid: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
    cell = 40
    for _ in range(int((x1 - x0) * (y1 - y0) / 14)):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        h = size(x, y)
        if h <= 0 or not inner.contains(Point(x, y)):
            continue
        d = h * pack
        i, j = int(x // cell), int(y // cell)
        near = (q for a in range(i - 2, i + 3) for b in range(j - 2, j + 3) for q in grid.get((a, b), ()))
        if any((x - px) ** 2 + ((y - py) * 1.25) ** 2 < d * d for px, py, _ in near):
            continue
        grid.setdefault((i, j), []).append((x, y, h))
        spots.append((x, y, h))
    spots.sort(key=lambda s: s[1])
    for k in range(0, len(spots), band):
        sheet: list[tuple[Any, str]] = []
        stems: list[Any] = []
        flecks: list[Any] = []
        for x, y, h in spots[k : k + band]:
            kind = 4 if r.random() < 0.022 else r.choice((0, 0, 1, 1, 2, 3, 3))
            g, lit, low = variants[kind]
            hh = h * r.uniform(0.85, 1.25)
            a = lean(x, y) + r.uniform(-7, 7)
            m = [hh * math.cos(math.radians(a)), -hh * math.sin(math.radians(a)), hh * math.sin(math.radians(a)), hh * math.cos(math.radians(a)), x, y - hh * 0.06]  # fmt: skip
            t = lum(x, y) + r.gauss(0, 0.05) + 0.06 * math.sin(x / 23 + 0.6 * math.sin(y / 31)) * math.sin(y / 27)
            c = ramp(t)
            if h > 24 and kind != 4 and t > 0.46:
                for _ in range(5):
                    qx, qy = r.uniform(-0.26, 0.2), r.uniform(-0.8, -0.25)
                    px, py = x + hh * (qx * math.cos(math.radians(a)) - qy * math.sin(math.radians(a))), y + hh * (qx * math.sin(math.radians(a)) + qy * math.cos(math.radians(a)))  # fmt: skip
                    flecks.append(limb([(px, py, 0.4), (px + 1.6, py - 2.2, 2.2), (px + 2.6, py - 5, 0.4)], 2, 3))
            if kind == 4:
                c = mix("#10282a", "#4a6a38", min(1, max(0, t)))
            hz = haze(x, y) if haze else 0
            tone = lambda q, hz=hz: mix(q, "#f0c890", hz)
            tx, ty = math.sin(math.radians(a)), math.cos(math.radians(a))
            stems.append(limb([(x - 0.24 * hh * tx, y + 0.24 * hh * ty, hh * 0.11), (x + 0.1 * hh * tx, y - 0.1 * hh * ty, hh * 0.07)], 2, 3))  # fmt: skip
            sheet.append((AF.affine_transform(g, m), tone(c)))
            sheet.append((AF.affine_transform(low, m), tone(mix(c, "#2c0b20", 0.34))))
            sheet.append((AF.affine_transform(lit, m), tone(mix(c, "#ffe0a0", 0.2 + 0.4 * max(0, min(1, t))))))
        sc.flat(U(stems[::2]), "#f6d8a8", 0.85)
        sc.flat(U(stems[1::2]), "#1e0818", 0.9)
        sc.layer(sheet, z=3.4, sh=0.5, shc="#22081c", rim="#ffe0a0", rimop=0.0, **EXACT)
        if flecks:
            sc.flat(U(flecks), "#ffe6a4", 0.4)


def crest(sc: Scene, thing: str, line: list[XY], size: XY, middle: XY, lum: Callable[[float, float], float]) -> None:
    """Trees along an outline, seen with their stems against the sky; they lean away from the middle."""
    r = sc.stream(thing)
    way = along(line, int(Polygon(line).length / 22))
    variants = _variants()
    sheet: list[tuple[Any, str]] = []
    for px, py in way:
        x, y = px + r.uniform(-5, 5), py + 5
        h = r.uniform(*size)
        n = math.hypot(x - middle[0], y - middle[1])
        a = math.degrees(math.atan2((x - middle[0]) / n * 0.8 + 0.25, 1.0)) + r.uniform(-6, 6)
        tx, ty = math.sin(math.radians(a)), math.cos(math.radians(a))
        bx, by = x + 0.42 * h * tx, y - 0.42 * h * ty
        g, lit, low = variants[r.choice((0, 1, 1, 2, 3))]
        m = [h * ty, -h * tx, h * tx, h * ty, bx, by]
        c = ramp(lum(x, y) + r.gauss(0, 0.05))
        sheet.append((limb([(x, y, 3.4), (bx + 0.1 * h * tx, by - 0.1 * h * ty, 1.8)], 2, 3), "#4a1a24"))
        sheet += [(AF.affine_transform(g, m), c), (AF.affine_transform(low, m), mix(c, "#2c0b20", 0.3)), (AF.affine_transform(lit, m), mix(c, "#ffe8b0", 0.5))]  # fmt: skip
    sc.layer(sheet, z=4, sh=0.3, shc="#22506a", rim="#fff0c0", rimop=0.6, **EXACT)


def turf(r: random.Random, mass: Any, flow: Callable[[float, float], XY], n: int, length: float, w: float = 1.6) -> tuple[Any, Any]:  # fmt: skip
    """Short hairs that follow flow(x, y): (dark ones, light ones)."""
    x0, y0, x1, y1 = mass.bounds
    prepare(mass)
    sets: tuple[list[Any], list[Any]] = ([], [])
    while n > 0:
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        n -= 1
        if not mass.contains(Point(x, y)):
            continue
        dx, dy = flow(x, y)
        q = length * r.uniform(0.6, 1.3)
        b = r.uniform(-0.25, 0.25)
        sets[n % 2].append(limb([(x, y, 0.4), (x + (dx - b * dy) * q * 0.5, y + (dy + b * dx) * q * 0.5, w), (x + dx * q, y + dy * q, 0.3)], 3, 3))  # fmt: skip
    return U(sets[0]), U(sets[1])
