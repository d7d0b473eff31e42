"""Jars, flasks and bottles with a weather in each, laid straight into a scene."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.kept_weather import GROUNDS, weather_in
from cards.studio.papercut.scene import Scene

GLASSES = ("jar", "flask", "bottle", "bell")


def glass(kind: str, w: float, h: float) -> Any:
    """The outline of a glass standing on 0,0."""
    a = w / 2
    if kind == "flask":
        return U(ellipse(0, -a * 0.98, a, a), box(-a * 0.36, -h, a * 0.36, -a), box(-a * 0.5, -a * 0.3, a * 0.5, 0))
    if kind == "bottle":
        return shape(
            f"{-a * 0.8},0^ {-a * 0.8},{-h * 0.56} {-a * 0.3},{-h * 0.76} {-a * 0.28},{-h}^ {a * 0.28},{-h}^ {a * 0.3},{-h * 0.76} {a * 0.8},{-h * 0.56} {a * 0.8},0^"
        )
    if kind == "bell":
        return U(box(-a, -h + a, a, 0), ellipse(0, -h + a, a))
    return shape(
        f"{-a * 0.74},{-h}^ {a * 0.74},{-h}^ {a},{-h * 0.84} {a},{-h * 0.08} {a * 0.86},0^ {-a * 0.86},0^ {-a},{-h * 0.08} {-a},{-h * 0.84}"
    )


def weather_jar(
    sc: Scene,
    x: float,
    y: float,
    w: float,
    h: float,
    kind: str,
    form: str,
    r: random.Random,
    z: float = 2.4,
    open_: bool = False,
) -> Any:
    """Lay one glass with its weather, standing on (x, y); returns its outline. A spark on it faces the scene's light."""
    g0 = glass(form, w, h)

    def at(g: Any) -> Any:
        from shapely import affinity

        return affinity.translate(g, x, y)

    g = at(g0)
    hi, lo = GROUNDS[kind]
    sc.layer(
        g, sc.lin([(0, hi), (1, lo)], 0, y - h, 0, y), z=z, cut=0, fibre=0, wash=0.6, sh=0.5, rim="#ffffff", rimop=0.75
    )
    inner = g0.buffer(-max(0.8, w * 0.04))
    for q, c, op in weather_in(kind, w, h, r):
        sc.flat(at(clean(q.intersection(inner))), c, op)
    ring = clean(g0.difference(inner))
    sc.flat(at(ring), mix(lo, "#ffffff", 0.5), 0.6)
    dx, dy = sc.light[0] - x, sc.light[1] - (y - h / 2)
    d = math.hypot(dx, dy) or 1.0
    lit = max(0.12, 1 - d / 760)
    side = 1 if dx > 0 else -1
    sc.flat(
        at(
            limb(
                [
                    (side * w * 0.34, -h * 0.7, w * 0.03),
                    (side * w * 0.37, -h * 0.42, w * 0.09),
                    (side * w * 0.34, -h * 0.16, w * 0.03),
                ],
                4,
            ).intersection(inner)
        ),
        "#fff0c4",
        0.35 + 0.6 * lit,
    )
    sc.flat(
        at(
            limb(
                [
                    (-side * w * 0.32, -h * 0.62, w * 0.02),
                    (-side * w * 0.35, -h * 0.4, w * 0.05),
                    (-side * w * 0.32, -h * 0.2, w * 0.02),
                ],
                4,
            ).intersection(inner)
        ),
        "#ffffff",
        0.3,
    )
    if not open_:
        a = {"jar": 0.4, "flask": 0.24, "bottle": 0.2, "bell": 0.3}[form]
        cap = at(box(-w * a, -h - w * 0.12, w * a, -h + w * 0.03).buffer(0.8))
        sc.layer(cap, sc.near(light("#c9974e", 0.25), "#5a3f2c", 560), z=1, cut=0, fibre=0, wash=0, sh=0.4)
    return g
