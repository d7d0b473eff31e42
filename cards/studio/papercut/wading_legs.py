"""Long jointed legs of a wading bird, and what still water makes of anything that stands in it."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import shapely

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

XY = tuple[float, float]


class Leg(NamedTuple):
    """A leg walking to the right: where it hangs, its joint (which bends backwards), and its foot."""

    hip: XY
    joint: XY
    foot: XY
    s: float = 1.0
    lifted: bool = False


def bones(leg: Leg) -> tuple[Any, Any, Any]:
    """Upper leg, lower leg, and the knob of the joint."""
    (hx, hy), (jx, jy), (fx, fy), s, _ = leg
    a = math.atan2(jy - hy, jx - hx)
    mx, my = (hx + jx) / 2 - 7 * s * math.sin(a), (hy + jy) / 2 + 7 * s * math.cos(a)
    upper = limb(
        [(hx, hy, 25 * s), ((hx * 2 + mx) / 3, (hy * 2 + my) / 3, 22 * s), (mx, my, 14 * s), (jx, jy, 13 * s)], 10
    )
    lower = limb([(jx, jy, 15 * s), ((jx * 2 + fx) / 3, (jy * 2 + fy) / 3, 11 * s), (fx, fy, 10 * s)], 8)
    knob = ellipse(jx, jy, 12 * s, 18 * s, math.degrees(a) - 90)
    return upper, lower, knob


def foot_of(leg: Leg) -> Any:
    """Three webbed toes: flat on the ground, or drooping together from a lifted leg."""
    x, y = leg.foot
    g = shape("-5,-6^ 5,-6^ 18,-1 46,3^ 30,5 22,8^ 8,6 -4,10^ -6,5 -16,5^ -8,1")
    if leg.lifted:
        g = T(shape("-5,-8^ 5,-6^ 10,12 19,46^ 11,41 7,58^ 1,44 -7,50^ -5,30 -6,12"), rot=-30)
    return T(g, x, y, leg.s)


def rings_on(leg: Leg) -> tuple[Any, Any]:
    """Scutes of the lower leg, and the few creases round the joint."""
    (jx, jy), (fx, fy), s = leg.joint, leg.foot, leg.s
    n = max(8, int(math.hypot(fx - jx, fy - jy) / (9 * s)))
    ux, uy = (fx - jx) / math.hypot(fx - jx, fy - jy), (fy - jy) / math.hypot(fx - jx, fy - jy)
    marks = []
    for k in range(2, n):
        x, y = jx + (fx - jx) * k / n, jy + (fy - jy) * k / n
        marks.append(limb([(x + uy * 7 * s, y - ux * 7 * s, 1.1), (x + ux * 3, y + uy * 3, 1.5), (x - uy * 7 * s, y + ux * 7 * s, 1.1)], 3, 3))  # fmt: skip
    knots = [ellipse(jx, jy + d * s, 11 * s, 1.2 * s, 8) for d in (-8, -1, 6)]
    return U(marks), U(knots)


def draw_leg(sc: Scene, leg: Leg, far: bool, fills: tuple[str, str, str], sun: str) -> None:
    """Lay one leg; fills: thigh, shin and joint; the edge towards the light is cut with a bright sliver."""
    upper, lower, knob = bones(leg)
    z, op = (4, 0.55) if far else (8, 0.9)
    kw: dict[str, Any] = {"cut": 0.3, "sh": 0.4, "rim": sun, "rimop": op, "rimw": 1.5 if not far else 1.0, "wash": 0.6}
    (hx, hy), (jx, jy), (fx, fy) = leg.hip, leg.joint, leg.foot
    top, shin, joint = fills
    sc.layer(
        U(lower, foot_of(leg)),
        sc.lin([(0, shin), (0.7, mix(shin, joint, 0.35)), (1, joint)], jx, jy, fx, fy),
        z=z,
        **kw,
    )
    scutes, creases = rings_on(leg)
    sc.flat(clean(scutes.intersection(lower)), joint, 0.55)
    sc.layer(upper, sc.lin([(0, joint), (0.25, top), (1, mix(top, shin, 0.6))], hx, hy, jx, jy), z=z, **kw)
    sc.layer(
        knob, sc.lin([(0, mix(joint, shin, 0.2)), (1, mix(joint, shin, 0.75))], jx - 10, jy, jx + 12, jy), z=3, **kw
    )
    sc.flat(clean(creases.intersection(knob)), mix(joint, "#2a1a1a", 0.5), 0.7)
    with sc.clip(U(upper, lower)):  # the side away from the light
        sc.flat(clean(U(upper, lower).difference(T(U(upper, lower), -5 * leg.s, 1))), "#fff0dc", 0.22, blur=1)
        sc.flat(clean(U(upper, lower).difference(T(U(upper, lower), 6 * leg.s, -1))), mix(joint, "#2a1a1a", 0.4), 0.5, "multiply", 1.5)  # fmt: skip


def mirrored(g: Any, y0: float, rough: float = 1.0) -> Any:
    """What stands above y0, upside down below it, cut into ever longer slips by the ripples."""
    g = clean(g)
    g = shapely.transform(shapely.segmentize(g, 5), lambda c: np.c_[c[:, 0], 2 * y0 - c[:, 1]])

    def sway(c: Any) -> Any:
        d = np.maximum(0, c[:, 1] - y0)
        x = c[:, 0] + rough * (0.4 + d * 0.016) * (
            np.sin(24 * np.log1p(d / 60)) + 0.6 * np.sin(9 * np.log1p(d / 40) + 1)
        )
        return np.c_[x, c[:, 1]]

    out = clean(shapely.transform(g, sway).buffer(0))
    gaps = []
    y, k = y0 + 16.0, 0
    while y < 1260:
        h = 0.8 + (y - y0) * 0.012
        x0, _, x1, _ = g.bounds
        gaps.append(limb([(x0 - 20, y, h), ((x0 + x1) / 2, y + (2 if k % 2 else -2), h * 1.5), (x1 + 20, y, h)], 6, 3))
        y += 15 + (y - y0) * 0.055
        k += 1
    return clean(out.difference(U(gaps)))


def ripple(sc: Scene, x: float, y: float, radii: tuple[float, ...], dark: str, light: str, flat: float = 0.16) -> None:
    """Rings on the water: a lit crest and a dark trough each, thinner outwards."""
    for k, r in enumerate(radii):
        w = max(0.7, 2.0 - 0.3 * k)
        ring = ellipse(x, y, r, r * flat).difference(ellipse(x, y + w * 0.5, r - w * 1.2, r * flat - w))
        fade = sc.lin(
            [(0, light, 0.1), (0.3, light, 0.35), (0.62, light, 0.95), (0.86, light, 0.7), (1, light, 0.15)],
            x - r,
            y,
            x + r,
            y,
        )
        sc.flat(T(ring, 0, 2), dark, 0.45 - 0.06 * k)
        sc.flat(ring, fade, 0.95 - 0.12 * k)
