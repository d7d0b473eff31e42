"""A post mill in the air: a box of tarred boards in one perspective, and where its sails stood, four wings in its plane of sails."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Polygon
from shapely.ops import transform

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, fillet, limb
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.stork import feather, shaft

Place = tuple[float, float]
EYE = np.array([400.0, 1000.0, 2100.0])  # ours: low over the turf
FLOOR = np.array([446.0, 742.0, 0.0])  # the middle of the mill's floor
YAW, PITCH, ROLL = (math.radians(a) for a in (50, 8, 0))
HUB = (134.0, 318.0)  # of the sails: before the floor's middle, over the floor


def _axes() -> tuple[Any, Any, Any]:
    """Forward, sideways towards us and up of the mill that rears."""
    f0, s0, u0 = (
        np.array([-math.cos(YAW), 0, math.sin(YAW)]),
        np.array([math.sin(YAW), 0, math.cos(YAW)]),
        np.array([0, -1.0, 0]),
    )
    f, u = f0 * math.cos(PITCH) + u0 * math.sin(PITCH), u0 * math.cos(PITCH) - f0 * math.sin(PITCH)
    return f, s0 * math.cos(ROLL) + u * math.sin(ROLL), u * math.cos(ROLL) - s0 * math.sin(ROLL)


F, S, UP = _axes()


def at(f: float, s: float, u: float) -> Place:
    """Where a point of the mill is seen: forward of, beside and over the middle of its floor."""
    p = FLOOR + f * F + s * S + u * UP
    k = EYE[2] / (EYE[2] - p[2])
    return float(EYE[0] + (p[0] - EYE[0]) * k), float(EYE[1] + (p[1] - EYE[1]) * k)


def face(*P: tuple[float, float, float]) -> Any:
    """A flat piece of the mill."""
    return clean(Polygon([at(*p) for p in P]).buffer(0))


def in_sails(g: Any) -> Any:
    """A geometry of the plane of the sails (hub at 0,0), as it is seen."""
    return clean(transform(_sails, g).buffer(0))


def _sails(xs: Any, ys: Any, _z: Any = None) -> tuple[Any, Any]:
    P = [at(HUB[0], x, HUB[1] - y) for x, y in zip(xs, ys, strict=True)]
    return np.array([p[0] for p in P]), np.array([p[1] for p in P])


# ---------------------------------------------------------------------- wings
class Vane(NamedTuple):
    """A feather of a wing along +x that trails towards +y: root, length, angle, width, bend, bluntness, row (0 flight, 1-4 coverts)."""

    x: float
    y: float
    length: float
    a: float
    w: float
    bend: float
    tip: float
    row: int


ARM = np.array([(14, 0), (120, -26), (232, -6), (268, 2)], float)  # shoulder, elbow, wrist, end of the hand


def vanes(spread: float) -> list[Vane]:
    """The feathers of one wing, the lowest first; spread 1 wide open, .5 half shut."""
    arm = curve(ARM, n=16)
    out: list[Vane] = []
    for j in range(10):  # primaries, the outermost lowest
        t = 1 - j / 9
        p = arm[int((0.8 + 0.2 * t) * (len(arm) - 1))]
        length = 158 + 62 * math.sin(math.pi * min(1, 0.12 + 0.62 * t)) - (26 if t == 1 else 0)
        out.append(Vane(p[0], p[1], length, 66 * spread * (1 - t) - 4 * t, 35 - 9 * t, 0.07, 0.5 + 0.2 * (1 - t), 0))
    for j in range(13):  # secondaries, then the long ones at the shoulder
        t = 1 - j / 12
        p = arm[int((0.06 + 0.74 * t) * (len(arm) - 1))]
        inner = 66 * spread + (104 - 66 * spread) * (1 - t) ** 1.2
        length = 156 + 16 * math.sin(math.pi * t) + 10 * (1 - t) ** 3
        out.append(Vane(p[0], p[1], length, inner, 35, 0.05, 0.85, 0))
    for row, (n, part, w) in enumerate(((22, 0.56, 30), (25, 0.4, 25), (28, 0.27, 20), (31, 0.16, 15)), 1):
        for j in range(n):
            t = 1 - j / (n - 1)
            p = arm[int((0.03 + 0.97 * t) * (len(arm) - 1))]
            a = (
                (104 - (104 - 58 * spread) * min(1, t / 0.76))
                if t < 0.76
                else 58 * spread * (1 - (t - 0.76) / 0.24 * 0.86)
            )
            length = 156 * part * (1 - 0.25 * max(0.0, t - 0.6))
            out.append(Vane(p[0], p[1] - 2, length, a, w, 0.05, 0.8, row))
    return out


def wing(
    sc: Scene, theta: float, spread: float, size: float, ink: Callable[[Place, Place, int], tuple[str, str]], rim: float
) -> Any:
    """Lay the wing that points to theta in the plane of the sails; ink(root, tip, row) gives its two colours. Returns its outline."""
    lay = lambda g: in_sails(T(T(g, s=size, sy=-size), rot=theta, o=(0, 0)))
    whole = []
    stock = lay(limb([(0, -9, 17), (150, -27, 13), (300, -24, 9)], 4))
    sc.layer(stock, sc.near("#a8804c", "#3a2a1a", 560), z=3, cut=0.4, sh=0.55, rim="#ffe6a6", rimop=0.8)
    for v in vanes(spread):
        g = lay(feather(v.x, v.y, v.length, v.a, v.w, v.bend, v.tip))
        quill = lay(shaft(v.x, v.y, v.length, v.a, v.bend, 2.2 - 0.3 * v.row))
        c = _ends(lay, v)
        root, end = ink(*c, v.row)
        fill = sc.lin([(0, root), (0.5, mix(root, end, 0.22)), (0.82, mix(root, end, 0.66)), (1, end)], *c[0], *c[1])
        sc.layer(
            g,
            fill,
            z=2.0 if v.row == 0 else 1.5,
            cut=0,
            sh=0.52,
            rim="#fff6d8",
            rimop=rim,
            rimw=0.8,
            wash=0.35,
            fibre=0,
        )
        if v.row < 3:
            sc.flat(_barbs(v, lay).intersection(g.buffer(-0.8)), mix(root, "#2c2a1c", 0.35), 0.3)
        sc.flat(quill, mix(end, "#fffbe8", 0.4), 0.75 if v.row < 2 else 0.4)
        whole.append(g)
    A = curve(ARM, n=10)
    bone = fillet(limb([(x, y - 5, 27 - 15 * k / (len(A) - 1)) for k, (x, y) in enumerate(A)], 2), 4)
    g = lay(bone)
    root, end = ink(g.centroid.coords[0], g.centroid.coords[0], 4)
    sc.layer(g, mix(root, end, 0.7), z=1.6, cut=0, sh=0.35, rim="#fff6d8", rimop=rim, wash=0.4)
    tufts = [shaft(x, y - 12 + 4 * (k % 3), 17, 70 - 60 * k / len(A), 0.1, 2.4) for k, (x, y) in enumerate(A)]
    sc.flat(lay(U(tufts)).intersection(g), mix(root, "#2c2a1c", 0.2), 0.6)
    for q in (2, 1, 0):  # the thumb
        x, y = ARM[2]
        t = lay(feather(x - 4, y - 10, 74 - 13 * q, 4 + 9 * q, 15, 0.05, 0.5))
        sc.layer(t, mix(root, end, 0.9 - 0.2 * q), z=1.2, cut=0, sh=0.45, rim="#fff6d8", rimop=rim, wash=0)
    for x, y in (A[12], A[19], A[26]):  # lashed to what is left of the sail
        for d in (-4, 1, 6):
            cord = lay(limb([(x + d - 2, y - 24, 3), (x + d, y - 8, 3.6), (x + d + 3, y + 9, 3)], 3))
            sc.layer(cord, "#b8985a", z=1, cut=0, sh=0.5, rim="#fff0c4", rimop=0.7, wash=0, fibre=0)
    return U(whole, g)


def _ends(lay: Callable[[Any], Any], v: Vane) -> tuple[Place, Place]:
    """Root and tip of a feather as seen."""
    c, s = math.cos(math.radians(v.a)), math.sin(math.radians(v.a))
    spot = lambda x, y: lay(Polygon([(x - 1, y - 1), (x + 1, y - 1), (x, y + 1)])).centroid.coords[0]
    b = v.bend * v.length
    return spot(v.x, v.y), spot(v.x + v.length * c - b * s, v.y + v.length * s + b * c)


def _barbs(v: Vane, lay: Callable[[Any], Any]) -> Any:
    """Cuts in the vane that run from the quill to the edges."""
    c, s = math.cos(math.radians(v.a)), math.sin(math.radians(v.a))
    out = []
    for t in np.linspace(0.3, 0.95, max(6, int(v.length / 13))):
        x, y = t * v.length, v.bend * v.length * t * t
        for side in (-1, 1):
            q = [(x, y, 0.9), (x + v.w * 0.5, y + side * v.w * 0.46, 0.3)]
            out.append(limb([(v.x + p * c - r * s, v.y + p * s + r * c, h) for p, r, h in q], 1))
    return lay(U(out))
