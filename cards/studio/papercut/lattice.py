"""Riveted lattice girders along any line: chords, crossed struts, gussets, rivets, and the far side seen through them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import LineString, Point

from cards.studio.papercut.geometry import U, along, clean, curve, limb
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


class Truss(NamedTuple):
    """Cut pieces of one girder, from far to near."""

    rear: Any
    web: Any
    chords: Any
    gussets: Any
    rivets: Any
    hull: Any

    def whole(self) -> Any:
        """All of it as one geometry."""
        return U(self.rear, self.web, self.chords, self.gussets)


def bar(a: Any, b: Any, w: float) -> Any:
    """A straight strut with square ends."""
    return LineString([tuple(a), tuple(b)]).buffer(w / 2, cap_style="flat")


def truss(P: Sequence[Sequence[float]], bay: float = 1.0, chord: float = 7, web: float = 3.6, depth: tuple[float, float] = (9, -4)) -> Truss:  # fmt: skip
    """A girder along the middle line (x, y, width); bay: length of a bay in widths; depth: where its far side lies."""
    c = curve(np.asarray(P, float), n=30)
    step = np.r_[0, np.cumsum(np.hypot(*np.diff(c[:, :2], axis=0).T))]
    at, s = [0.0], 0.0
    while s < step[-1]:
        s += bay * float(np.interp(s, step, c[:, 2]))
        at.append(s)
    at = [q * step[-1] / at[-1] for q in at]
    d = np.gradient(c[:, :2], axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None] + 1e-9
    left = c[:, :2] + np.c_[-d[:, 1], d[:, 0]] * c[:, 2:] / 2
    right = c[:, :2] - np.c_[-d[:, 1], d[:, 0]] * c[:, 2:] / 2

    def node(side: Any, q: float) -> Any:
        return np.array([np.interp(q, step, side[:, 0]), np.interp(q, step, side[:, 1])])

    L, R = [node(left, q) for q in at], [node(right, q) for q in at]
    o = np.array(depth)
    k = float(np.clip(c[:, 2].mean() / 50, 0.4, 1.3))
    struts, behind = [], []
    for i in range(len(at) - 1):
        for a, b in ((L[i], R[i + 1]), (R[i], L[i + 1]), (L[i], R[i])):
            struts.append(bar(a, b, web * k))
            behind.append(bar(a + o, b + o, web * k * 0.8))
        behind += [bar(L[i], L[i] + o, web * k * 0.8), bar(R[i], R[i] + o, web * k * 0.8)]
    struts.append(bar(L[-1], R[-1], web * k))
    rails = [limb(np.c_[side[::4], np.full(len(side[::4]), chord * k)], 2, 3) for side in (left, right)]
    far = [limb(np.c_[side[::4] + o, np.full(len(side[::4]), chord * k * 0.7)], 2, 3) for side in (left, right)]
    plates = [Point(*p).buffer(chord * k * 0.86, 2) for p in (*L, *R)]
    mids = [Point(*((L[i] + R[i] + L[i + 1] + R[i + 1]) / 4)).buffer(web * k * 1.05, 2) for i in range(len(at) - 1)]
    dots = [Point(*(p + q)).buffer(0.75 * k + 0.3, 2) for p in (*L, *R) for q in (np.array((-2.4 * k, 0)), np.array((2.4 * k, 0)), np.array((0, 2.6 * k)))]  # fmt: skip
    return Truss(U(behind, far), U(struts), U(rails), U(plates, mids), U(dots), clean(U(limb(np.c_[c[::4, :2], c[::4, 2]], 2, 4))))  # fmt: skip


def draw_truss(sc: Scene, t: Truss, far: str, web: str, chord: str, z: float = 3, rim: str = "#f4f1e4") -> None:
    """Lay a girder; the three fills from far to near."""
    sc.layer(t.rear, far, z=z, sh=0.3, rim=rim, rimop=0.25, **EXACT)
    sc.layer(t.web, web, z=1.4, sh=0.5, rim=rim, rimop=0.55, **EXACT)
    sc.layer(t.chords, chord, z=1.6, sh=0.5, rim=rim, rimop=0.9, **EXACT)
    sc.layer(t.gussets, chord, z=0.8, sh=0.4, rim=rim, rimop=0.6, **EXACT)
    sc.flat(t.rivets, rim, 0.5)


def hoop(P: Sequence[Sequence[float]], n: int) -> Any:
    """n points spaced evenly along a smooth line, for cables and rivets."""
    return along(curve(np.asarray(P, float), n=12), n)
