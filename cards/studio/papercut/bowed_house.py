"""An old timbered house drawn upright and then bowed as a whole onto a bent spine, snow on every ledge."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick, cobbles
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, along, clean, curve, ellipse, shape
from cards.studio.papercut.scene import Scene

EAVES = 0.64  # where the gable begins, in lengths of the house
FLOORS = (0.0, 0.235, 0.45, EAVES)
Bend = Callable[[Any], Any]
# (middle, foot, half width, height, how far its lid is shut): three on two floors, two attic lights, a hatch
WINDOWS = (
    (-0.31, 0.275, 0.075, 0.105, 0.0), (0.0, 0.275, 0.085, 0.11, 0.0), (0.31, 0.275, 0.075, 0.105, 0.0),
    (-0.31, 0.49, 0.07, 0.1, 0.0), (0.0, 0.485, 0.08, 0.11, 0.0), (0.31, 0.49, 0.07, 0.1, 0.0),
    (-0.17, 0.668, 0.07, 0.07, 0.5), (0.17, 0.668, 0.07, 0.07, 0.42), (0.0, 0.8, 0.045, 0.05, 0.0),
)  # fmt: skip


@dataclass(frozen=True)
class Coat:
    """Colours of one house: plaster and timber in the light and far from it, shutters, snow; reach of the lamp."""

    plaster: tuple[str, str]
    beam: tuple[str, str]
    shutter: tuple[str, str]
    snow: tuple[str, str]
    roof: tuple[str, str]
    night: str
    rim: str
    reach: float = 560


def bend(spine: Sequence[tuple[float, float]], width: float) -> Bend:
    """The map of a house drawn upright (u across -0.5..0.5, v up 0..1) onto a bowed spine."""
    c = along(curve(np.array(spine, float), n=16), 160)
    t = np.gradient(c, axis=0)
    t /= np.hypot(t[:, 0], t[:, 1])[:, None]
    n = np.c_[-t[:, 1], t[:, 0]]
    v = np.linspace(0, 1, len(c))
    rows = (c[:, 0], c[:, 1], n[:, 0], n[:, 1], t[:, 0], t[:, 1])

    def f(p: Any) -> Any:
        over = np.clip(p[:, 1], 0, 1)
        k = [np.interp(over, v, a) for a in rows]
        extra, w = (p[:, 1] - over) * 900, p[:, 0] * width
        return np.c_[k[0] + k[2] * w + k[4] * extra, k[1] + k[3] * w + k[5] * extra]

    return lambda g: clean(shapely.transform(g.segmentize(0.02), f))


def outline(q: Bend) -> Any:
    """The whole bowed house with its snow, as one sheet."""
    up = [(0.66, EAVES - 0.055), (0.5, EAVES + 0.06), (0.33, EAVES + 0.16), (0.17, EAVES + 0.275), (0, 1.045)]
    right = curve(np.array(up), n=8)
    hood = Polygon([*right, *((-u, v) for u, v in right[::-1])])
    return U(q(box(-0.5, -0.06, 0.5, EAVES)), q(clean(hood.buffer(0))))


def spot(q: Bend, u: float, v: float) -> tuple[float, float]:
    """Where a point of the upright house has gone."""
    x, y = q(box(u - 0.001, v - 0.001, u + 0.001, v + 0.001)).centroid.coords[0]
    return x, y


def _timber(r: Random, width: float, storeys: tuple[float, ...]) -> list[Any]:
    """Posts, rails and braces of the front."""
    beams: list[Any] = []

    def bar(u0: float, v0: float, u1: float, v1: float, w: float = 0.028) -> None:
        k = width / 900
        d = np.array([(u1 - u0) * width, (v1 - v0) * 900])
        d /= np.hypot(*d)
        px, py = -d[1] * w / 2, d[0] * w / 2 * k
        j = [r.uniform(-0.004, 0.004) for _ in range(4)]
        ends = [(u0 + px + j[0], v0 + py), (u1 + px + j[1], v1 + py), (u1 - px + j[2], v1 - py), (u0 - px + j[3], v0 - py)]  # fmt: skip
        beams.append(Polygon(ends))

    for v in storeys:
        bar(-0.5, v, 0.5, v, 0.05)
    for k, (a, b) in enumerate(zip(storeys[:-1], storeys[1:], strict=True)):
        for u in (-0.46, -0.17, 0.16, 0.46):
            bar(u, a, u + r.uniform(-0.02, 0.02), b)
        if k:
            bar(-0.45, a, -0.2, b)
        else:
            bar(-0.2, a, -0.45, b)
        bar(0.2, b, 0.44, a)
    bar(0, EAVES, 0, 0.97)
    bar(-0.36, EAVES + 0.09, 0.36, EAVES + 0.09)
    bar(-0.19, EAVES + 0.21, 0.19, EAVES + 0.21)
    for s in (-1, 1):
        bar(s * 0.4, EAVES, s * 0.2, EAVES + 0.09)
    return beams


def _window(sc: Scene, r: Random, q: Bend, coat: Coat, k: int, on: bool, somebody: bool) -> None:
    """One window with frame, bars, shutters or a lid, sill and snow; perhaps somebody behind the curtain."""
    u, v, hw, h, lid = WINDOWS[k]
    hole = box(u - hw, v, u + hw, v + h)
    if lid:  # attic lights have round heads
        head = shapely.affinity.scale(ellipse(u, v + h * 0.6, hw), 1, h * 0.4 / hw)
        hole = U(box(u - hw, v, u + hw, v + h * 0.6), head)
    g = q(hole)
    y0, y1 = g.bounds[1], g.bounds[3]
    sc.layer(q(hole.buffer(0.018)), sc.near(light(coat.plaster[0], 0.3), dark(coat.plaster[1], 0.1), coat.reach), z=3, cut=0.4, rim=coat.rim)  # fmt: skip
    warm, cold = [(0, "#ffeeb4"), (1, "#f0a04c")], [(0, light(coat.night, 0.12)), (1, coat.night)]
    sc.flat(g, sc.lin(warm if on else cold, 0, y0, 0, y1))
    if somebody:
        body = f"{u - 0.06},{v}^ {u - 0.055},{v + h * 0.34} {u - 0.02},{v + h * 0.46} {u - 0.026},{v + h * 0.66} {u + 0.005},{v + h * 0.74} {u + 0.03},{v + h * 0.62} {u + 0.02},{v + h * 0.45} {u + 0.055},{v + h * 0.34} {u + 0.06},{v}^"  # fmt: skip
        sc.flat(q(shape(body)), "#7a3a2c", 0.85)
        sc.flat(q(box(u - hw, v, u - hw * 0.5, v + h)), "#c96a4a", 0.75)
    rails = [box(u - hw, v + h * t - 0.0022, u + hw, v + h * t + 0.0022) for t in (0.34, 0.67)]
    sc.flat(q(U(box(u - 0.006, v, u + 0.006, v + h), rails)).intersection(g), dark(coat.beam[1], 0.2), 0.95)
    shut = sc.near(*coat.shutter, coat.reach)
    if lid:
        eyelid = q(box(u - hw * 1.05, v + h * (1 - lid), u + hw * 1.05, v + h * 1.02)).intersection(g.buffer(3))
        sc.layer(eyelid, shut, z=2.4, cut=0.3, rim=coat.rim)
    else:
        for s in (-1, 1):
            lean = r.uniform(-0.008, 0.008)
            a, b = u + s * (hw + 0.012), u + s * (hw + 0.075)
            leaf_ = Polygon([(a, v - 0.004), (b, v - 0.004 + lean), (b, v + h + 0.004 + lean), (a, v + h + 0.004)])
            sc.layer(q(leaf_), shut, z=3, cut=0.4, rim=coat.rim, rimop=0.6)
            a, b = sorted((u + s * (hw + 0.022), u + s * (hw + 0.066)))
            slats = [box(a, v + h * t, b, v + h * t + 0.0032) for t in np.arange(0.08, 0.94, 0.12)]
            sc.flat(q(U(slats)), dark(coat.shutter[1], 0.4), 0.6)
    sill = box(u - hw - 0.03, v - 0.014, u + hw + 0.03, v - 0.002)
    sc.layer(q(sill), sc.near(coat.beam[0], coat.beam[1], coat.reach), z=4, cut=0.3)
    cap = shape(f"{u - hw - 0.034},{v - 0.003}^ {u - hw * 0.6},{v + 0.012} {u},{v + 0.015} {u + hw * 0.7},{v + 0.01} {u + hw + 0.034},{v - 0.003}^")  # fmt: skip
    sc.layer(q(cap), sc.near(*coat.snow, coat.reach), z=2, cut=0.3, wash=0.3)
    if on:
        c = g.centroid
        sc.glow(c.x, c.y, 70, "#ffb866", 0.42)


def _roof(sc: Scene, r: Random, q: Bend, coat: Coat) -> None:
    """Two boards with snow on them, hanging over the front; icicles point straight down."""
    for s in (-1, 1):
        edge = [(s * 0.58, EAVES - 0.05), (s * 0.33, EAVES + 0.115), (s * 0.15, EAVES + 0.235), (0, 1.0)]
        low = [(s * 0.5, EAVES - 0.06), (s * 0.27, EAVES + 0.07), (s * 0.1, EAVES + 0.19), (0, 0.95)]
        lowc = curve(np.array(edge), n=8)
        board = Polygon([*lowc, *curve(np.array(low), n=8)[::-1]])
        sc.layer(q(board), sc.near(*coat.roof, coat.reach), z=8, cut=0.5, rim=coat.rim, rimop=0.7)
        up = [(s * 0.66, EAVES - 0.055), (s * 0.5, EAVES + 0.06), (s * 0.33, EAVES + 0.16), (s * 0.17, EAVES + 0.275), (-s * 0.012, 1.045)]  # fmt: skip
        drip = [(u, v - 0.012 * abs(math.sin(34 * v))) for u, v in lowc]
        cap = Polygon([*curve(np.array(up), n=8), *drip[::-1]]).buffer(0)
        sc.layer(q(clean(cap)), sc.near(*coat.snow, coat.reach, mid=mix(*coat.snow, 0.35)), z=9, cut=0.8, wash=0.4, rim="#ffffff", rimop=0.6)  # fmt: skip
        icicles = []
        for u, v in lowc[1:-3]:
            if r.random() < 0.7:
                x, y = spot(q, u, v)
                w = r.uniform(1.4, 2.8)
                icicles.append(Polygon([(x - w, y - 5), (x + w, y - 5), (x + r.uniform(-0.6, 0.6), y + r.uniform(7, 24))]))  # fmt: skip
        sc.layer(U(icicles), sc.near(*coat.snow, coat.reach), z=1.6, cut=0, wash=0, fibre=0)


def put_bowed_house(
    sc: Scene, name: str, q: Bend, width: float, inner: int, coat: Coat, lit: dict[int, bool]
) -> tuple[float, float]:
    """Lay one bowed house; inner = 1 or -1: which side (u) faces the lamp; lit: windows with light, True where somebody
    stands behind the curtain. Returns where its smoke begins."""
    r = sc.stream(name)
    wall = q(Polygon([(-0.5, -0.06), (-0.47, EAVES), (0, 0.985), (0.47, EAVES), (0.5, -0.06)]))
    day, deep = coat.plaster
    a, b = sorted((-inner * 0.2, -inner * 0.57))
    chim = q(box(a, 0.808, b, 0.852))
    sc.layer(chim, sc.near(mix(day, "#b0625e", 0.6), mix(deep, "#4a2c40", 0.5), coat.reach), z=8, cut=0.6, rim=coat.rim)
    sc.flat(brick(chim, 13, 7, name + " chimney", 0.6), dark(deep, 0.3), 0.6)
    a, b = sorted((-inner * 0.545, -inner * 0.585))
    sc.layer(q(box(a, 0.8, b, 0.86)), sc.near(*coat.snow, coat.reach), z=3, cut=0.6)
    fill = [(0, light(day, 0.3)), (0.28, day), (0.6, mix(day, deep, 0.7)), (1, deep)]
    sc.layer(wall, sc.rad(fill, *sc.light[:2], coat.reach), z=18, cut=0.9, rim=coat.rim, rimop=0.7)
    foot = q(box(-0.5, -0.06, 0.5, 0.225))
    x0, y0, x1, y1 = foot.bounds
    stones = cobbles(x0, y0, x1, y1, 46, name, y0 - 4000).intersection(foot.buffer(-5))
    sc.layer(stones, sc.near(mix(day, deep, 0.35), dark(deep, 0.2), coat.reach + 60), z=1.8, cut=0.5, rim=coat.rim, rimop=0.5)  # fmt: skip
    blots = [ellipse(r.uniform(-0.4, 0.4), r.uniform(0.1, 0.9), r.uniform(0.02, 0.06), r.uniform(0.006, 0.02)) for _ in range(16)]  # fmt: skip
    sc.flat(U([q(g) for g in blots]).intersection(wall), deep, 0.16)
    timber = [q(g).intersection(wall) for g in _timber(r, width, FLOORS[1:])]
    sc.layer(U(timber), sc.near(*coat.beam, coat.reach), z=2.4, cut=0.6, rim=coat.rim, rimop=0.6)
    for k in range(len(WINDOWS)):
        _window(sc, r, q, coat, k, k in lit, lit.get(k, False))
    du = inner * 0.04
    door = U(box(du - 0.1, -0.02, du + 0.1, 0.13), shapely.affinity.scale(ellipse(du, 0.13, 0.1), 1, 0.4))
    sc.layer(q(door.buffer(0.022)), sc.near(light(day, 0.1), deep, coat.reach), z=3, cut=0.4, rim=coat.rim)
    sc.layer(q(door), sc.near(*coat.shutter, coat.reach), z=1.5, cut=0.3)
    planks = [box(du - 0.1 + 0.04 * k, -0.02, du - 0.096 + 0.04 * k, 0.14) for k in range(1, 5)]
    sc.flat(q(U(planks)), dark(coat.shutter[1], 0.4), 0.6)
    for v in FLOORS[1:]:  # the jetties carry snow
        top = [(u, v + 0.016 + 0.008 * math.sin(9 * u + 5 * v) + r.uniform(-0.002, 0.002)) for u in np.linspace(0.53, -0.53, 18)]  # fmt: skip
        sc.layer(q(Polygon([(-0.53, v + 0.004), (0.53, v + 0.004), *top])), sc.near(*coat.snow, coat.reach), z=5, cut=0.4, wash=0.4, rim="#ffffff")  # fmt: skip
    _roof(sc, r, q, coat)
    return spot(q, -inner * 0.6, 0.83)
