"""Chairs turned in space: prisms seen without perspective, each face shaded by where the light stands; feet on 0,0.

A chair faces us at yaw 0 and the right at yaw 90; pitch > 0 looks down on its seat, pitch < 0 up under it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from shapely.affinity import affine_transform
from shapely.geometry import MultiPoint

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import clean, limb

SUN = np.array((-0.78, 0.34, 0.52)) / math.hypot(-0.78, 0.34, 0.52)  # towards the light: from the left, in front
NIGHT = "#4a1240"  # what the shade is mixed with
FACES = ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))

Prism = tuple[Sequence[float], Sequence[float], str, str]  # (x, y, z, w, d) below and above, colour, name


class View:
    """Where one stands: yaw and pitch in degrees."""

    def __init__(self, yaw: float, pitch: float) -> None:
        a, b = math.radians(yaw), math.radians(pitch)
        self.turn = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
        self.eye = np.array([0.0, math.sin(b), math.cos(b)])
        self.cos, self.sin = math.cos(b), math.sin(b)

    def flat(self, p: Any) -> tuple[float, float]:
        """A point of the chair (x, y up, z towards us) on the card."""
        x, y, z = self.turn @ np.asarray(p, float)
        return float(x), float(-(y * self.cos - z * self.sin))

    def on_plane(self, g: Any, z: float) -> Any:
        """A drawing (y downwards) laid on the upright plane at depth z of the chair."""
        ox, oy = self.flat((0, 0, z))
        ax, ay = self.flat((1, 0, z))
        bx, by = self.flat((0, 1, z))
        return clean(affine_transform(g, [ax - ox, -(bx - ox), ay - oy, -(by - oy), ox, oy]))


def upright(x: float, z: float, y0: float, y1: float, w: float, colour: str, name: str, dx: float = 0, dz: float = 0, w1: float | None = None) -> Prism:  # fmt: skip
    """A post from y0 to y1, its upper end moved by dx, dz."""
    q = w if w1 is None else w1
    return (x, y0, z, w, w), (x + dx, y1, z + dz, q, q), colour, name


def slab(x: float, z: float, y0: float, y1: float, w: float, d: float, colour: str, name: str) -> Prism:
    """A block."""
    return (x, y0, z, w, d), (x, y1, z, w, d), colour, name


def build(prisms: Sequence[Prism], view: View) -> Figure:
    """Faces towards us, from far to near; the lit ones in their colour, the others sunk in the shade."""
    f = Figure()
    ready = []
    for low, high, colour, name in prisms:
        corners = [np.array((x + sx * w / 2, y, z + sz * d / 2)) for x, y, z, w, d in (low, high) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]  # fmt: skip
        mid = sum(corners) / 8
        faces = []
        for idx in FACES:
            P = [corners[i] for i in idx]
            n = np.cross(P[1] - P[0], P[2] - P[0])
            n = n if float(n @ (sum(P) / 4 - mid)) > 0 else -n
            n = view.turn @ (n / (np.linalg.norm(n) + 1e-9))
            if float(n @ view.eye) > 1e-3:
                s = max(0.0, float(n @ SUN))
                tone = mix(mix(NIGHT, colour, 0.34), colour, min(1.0, 1.25 * s))
                faces.append((MultiPoint([view.flat(p) for p in P]).convex_hull, light(tone, 0.22 * max(0.0, s - 0.6))))
        ready.append((float(view.turn[2] @ mid), faces, name))
    for _, faces, name in sorted(ready, key=lambda t: t[0]):
        for g, tone in faces:
            if g.geom_type == "Polygon" and g.area > 0.3:
                f.add(g, tone, name, 0.7)
    return f


def chair3(kind: str = "ladder", wood: str = "#5a1c44", seat: str | None = None, yaw: float = 50, pitch: float = 6) -> Figure:  # fmt: skip
    """A kitchen chair: ladder, spindle, stool, rocker or high (a child's). Anchors seat, back, tray."""
    v = View(yaw, pitch)
    cloth = seat or light(wood, 0.1)
    h = {"high": 82, "stool": 50}.get(kind, 46)
    top = h + (46 if kind == "high" else 62)
    splay = 7 if kind == "high" else 2
    p: list[Prism] = [
        upright(s * (19 + splay), 17 + splay, 0, h - 3, 4.6, wood, "leg", -s * splay, -splay, 5.4) for s in (-1, 1)
    ]
    if kind == "stool":
        p += [upright(s * 21, -17, 0, h - 3, 4.6, wood, "leg", -s * 2, 0) for s in (-1, 1)]
    else:
        p += [upright(s * (19 + splay), -18 - splay, 0, top, 4.8, wood, "post", -s * splay, splay - 6) for s in (-1, 1)]
        if kind == "spindle":
            p += [upright(x, -20, h + 2, top - 4, 2.4, wood, "spindle", 0, -3) for x in (-11, -4, 4, 11)]
            p += [slab(0, -23.5, top - 9, top + 3, 44, 4, wood, "rail")]
        else:
            p += [slab(0, -21 - 0.06 * (y - h), y, y + 8, 38, 3, wood, "slat") for y in (h + 16, h + 32, top - 9)][
                -3 if kind != "high" else -2 :
            ]
    for y in (h * 0.34, h * 0.5):
        p += [slab(s * (20 + splay * 0.6), 0, y, y + 3, 3, 36, wood, "rung") for s in (-1, 1)]
        p += [slab(0, 18 + splay * 0.6, y + 5, y + 8, 40, 3, wood, "rung")]
    p += [slab(0, 0, h - 4, h + 1, 44, 42, wood, "seat"), slab(0, 0, h + 1, h + 4, 40, 38, cloth, "cushion")]
    if kind == "rocker":
        p += [slab(s * 23, -2, h + 22, h + 26, 5, 40, wood, "arm") for s in (-1, 1)]
        p += [upright(s * 23, 16, h, h + 22, 4, wood, "arm.post") for s in (-1, 1)]
    f = Figure()
    runner = {s: limb([(*v.flat((s * 20, 0.011 * z * z - 3, z)), 5.4) for z in range(-46, 41, 8)], 3) for s in (-1, 1)}
    first = -1 if yaw < 0 else 1  # the side further from us
    if kind == "rocker":
        f.add(runner[first], mix(NIGHT, wood, 0.5), "rocker", 0.7)
    f.extend(build(p, v))
    if kind == "rocker":
        f.add(runner[-first], mix(NIGHT, wood, 0.8), "rocker", 0.7)
    f.mark("seat", *v.flat((0, h + 4, 2)))
    f.mark("back", *v.flat((0, top, -22)))
    return f
