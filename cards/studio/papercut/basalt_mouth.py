"""The mouth of a cave in basalt: columns that hang and columns that stand, sheet before sheet, round a bright opening."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, limb
from cards.studio.papercut.scene import Scene


class Mouth(NamedTuple):
    """An opening: middle, half width, highest and lowest edge, and the width of its columns."""

    x: float
    w: float
    top: float
    foot: float
    column: float

    def edges(self, x: float) -> tuple[float, float] | None:
        """Where the opening begins and ends over x, or None beside it."""
        u = (x - self.x) / self.w
        if abs(u) >= 1:
            return None
        v = (1 - abs(u) ** 1.6) ** 0.74
        mid = self.top + (self.foot - self.top) * (0.66 - 0.07 * u)
        return mid - (mid - self.top) * v, mid + (self.foot - mid) * v


def columns(sc: Scene, m: Mouth, name: str) -> list[tuple[Any, float, bool]]:
    """(outline, its middle, whether it hangs) of every column round the opening."""
    r = sc.stream(name)
    out = []
    x = -30.0
    while x < 830:
        w = m.column * r.uniform(0.7, 1.3)
        e = m.edges(x + w / 2)
        k = w * 0.22
        if e is None:
            out.append((Polygon([(x, -40), (x + w + 1, -40), (x + w + 1, 1240), (x, 1240)]), x + w / 2, True))
        else:
            a, b = e[0] + r.uniform(-0.9, 1.2) * m.column, max(e[0] + 20, e[1] + r.uniform(-0.9, 0.8) * m.column)
            out.append((Polygon([(x, -40), (x + w + 1, -40), (x + w + 1, a - k), (x + w * 0.68, a + k * 0.6), (x + w * 0.24, a + k), (x, a - k * 0.4)]), x + w / 2, True))  # fmt: skip
            out.append((Polygon([(x, 1240), (x + w + 1, 1240), (x + w + 1, b + k), (x + w * 0.7, b - k * 0.4), (x + w * 0.28, b - k * 0.7), (x, b + k * 0.6)]), x + w / 2, False))  # fmt: skip
        x += w
    return out


def draw_mouth(sc: Scene, m: Mouth, name: str, lit: str, shade: str, light: tuple[float, float], reach: float, standing: bool = True, z: float = 6) -> Any:  # fmt: skip
    """Lay one sheet of columns; each catches light on the side of the opening. Returns the rock."""
    r = sc.stream(name + " tone")
    rock = columns(sc, m, name)
    whole = U([g for g, _, hangs in rock if hangs or standing])
    sc.layer(whole, sc.rad([(0, lit), (0.5, mix(lit, shade, 0.6)), (1, shade)], *light, reach), z=z * 2, sh=0.6, cut=0.6, fibre=0.04, rim="#f4f0c8", rimop=0.75, rimw=1.4)  # fmt: skip
    for g, x, hangs in rock:
        if not (hangs or standing):
            continue
        t = r.uniform(-0.14, 0.2)
        a = mix(lit, "#f0eec4" if t > 0 else "#12100e", abs(t))
        right = x < m.x
        face = sc.rad([(0, a), (0.5, mix(a, shade, 0.62)), (1, shade)], *light, reach)
        sc.layer(g.buffer(-0.8), face, z=2.2, sh=0.4, cut=0.5, wash=0.6, fibre=0.04, rim="#e8e6bc", rimop=0.22)
        edge = clean(g.buffer(-0.8).difference(T(g, -3.2 if right else 3.2, -2.4 if hangs else 2.4)))
        sc.flat(
            edge,
            sc.rad([(0, "#f6f2c6", 0.95), (0.5, "#aeb48c", 0.4), (1, "#4a4c40", 0.08)], *light, reach),
            0.8,
            "screen",
            0.7,
        )
        x0, y0, x1, y1 = g.bounds
        cracks = []
        for _ in range(int((y1 - y0) / 90)):
            y = r.uniform(y0, y1)
            cracks.append(
                limb(
                    [(x0 + 2, y, 0.6), ((x0 + x1) / 2, y + r.uniform(3, 9), 1.7), (x1 - 2, y + r.uniform(-3, 6), 0.6)],
                    4,
                    3,
                )
            )
        sc.flat(clean(U(cracks).intersection(g)) if cracks else None, "#0c0b0a", 0.5)
    return whole


def draw_causeway(
    sc: Scene, horizon: float, far: float, light: tuple[float, float], tones: tuple[str, str, str]
) -> None:
    """The floor: tops of six-sided columns, each a little higher or lower, wet where the light falls; tones lit, middle, dark."""
    r = sc.stream("causeway")
    depth, size = 450.0, 0.105
    z, row = depth / (far - horizon), 0

    def at(x: float, q: float) -> tuple[float, float]:
        return light[0] + depth * x / q, horizon + depth / q

    while z > 0.98:
        x = -z * 1.15 + (row % 2) * size * 0.87
        while x < z * 1.0:
            up = r.uniform(-1, 1) * 7 / z
            P = [
                at(x + size * 0.96 * math.sin(math.radians(a)), z + size * 0.96 * math.cos(math.radians(a)))
                for a in range(0, 360, 60)
            ]
            top = Polygon([(px, py - up) for px, py in P])
            cx, cy = top.centroid.x, top.centroid.y
            if -40 < cx < 840:
                d = min(1.0, math.hypot((cx - light[0]) / 470, (cy - far) / 250))
                c = mix(tones[0], tones[1], d * 2) if d < 0.5 else mix(tones[1], tones[2], d * 2 - 1)
                c = mix(c, "#f6f2c6" if r.random() < 0.5 else "#0c0b0a", r.uniform(0, 0.16))
                sc.flat(U(top, T(top, 0, 9 / z)), mix(c, "#0a0908", 0.62))
                sc.layer(top.buffer(-0.6), sc.lin([(0, mix(c, "#f6f2c6", 0.22 * (1 - d))), (1, mix(c, "#0c0b0a", 0.16))], 0, top.bounds[1], 0, top.bounds[3]), z=1.4, sh=0.3, cut=0, wash=0, fibre=0, rim="#f6f2c6", rimop=0.7 * (1 - 0.8 * d))  # fmt: skip
            x += size * 1.74
        z -= size * 1.5
        row += 1
