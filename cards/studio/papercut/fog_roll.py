"""Fog as a thick soft carpet: its roll with the spiral towards us, and the sheet that still lies."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

CX, CY, R, THICK = 552, 752, 248, 86
VX, VY = 300, 330  # where the carpet's lines meet
FAR = 0.8  # depth of its far end
GROUND = CY + R


def along_roll(t: float) -> tuple[float, float, float]:
    """Middle and radius of the roll at depth t from 0 (its near end) to 1 (the horizon)."""
    return CX + (VX - CX) * t, CY + (VY - CY) * t, R * (1 - t)


def flank(t: float) -> tuple[float, float, float]:
    """Where somebody stands who pushes at depth t: (x of the fog's flank, height of the ground, scale)."""
    x, y, r = along_roll(t)
    return x - r * (1 - THICK / R / 4), y + r, 1 - t


def _spiral(phi: float, inset: float) -> tuple[float, float]:
    """A point of the sheet at angle phi from the bottom over the left; inset 0 outer, 1 inner face."""
    r = R - THICK * 0.848 * phi / (2 * math.pi) - inset * THICK * (0.87 - 0.012 * phi)
    return CX - r * math.sin(phi), CY + r * math.cos(phi)


def band(a: float, b: float, rough: float, r: Any, turns: float = 2.62) -> Any:
    """The wound sheet between the insets a and b, torn softly along both faces."""
    n = 260
    w, v = Wob(r, 4, 9), Wob(r, 4, 11)
    phis = np.linspace(-0.02, 2 * math.pi * turns, n)
    out = [_spiral(p, a + rough * w(k / n) * (1 if a else 0.5)) for k, p in enumerate(phis)]
    inn = [_spiral(p, b + rough * v(k / n)) for k, p in enumerate(phis)]
    tip = _spiral(phis[-1] + 0.16, (a + b) / 2)
    pieces = []
    for k in range(0, n - 1, 8):  # the band crosses itself nowhere, but is safest joined from short pieces
        j = min(n, k + 10)
        pieces.append(Polygon([*out[k:j], *inn[k:j][::-1]]).buffer(0.3))
    return U(pieces, Polygon([out[-1], tip, inn[-1]]).buffer(2))


def lying(a: float, b: float, rough: float, r: Any) -> Any:
    """The near cut of the sheet that still lies, between the insets a and b."""
    y0, y1 = GROUND - THICK * 0.87 * b, GROUND - THICK * 0.87 * a
    xs = np.linspace(CX - 4, 860, 90)
    w, v = Wob(r, 4, 4), Wob(r, 4, 5)
    top = [
        (x, y0 + 40 * rough * w(k / 90) * min(1, k / 9) + 3 * math.sin(x / 50) * (b > 0.9)) for k, x in enumerate(xs)
    ]
    foot = [(x, y1 + 30 * rough * v(k / 90) * (a > 0)) for k, x in enumerate(xs)]
    return Polygon([*top, *foot[::-1]]).buffer(0)


def field(sc: Scene, sleepers: dict[int, Callable[[], None]]) -> None:
    """The fog that still lies to the right: soft banks to the hills, cool; sleepers[k] is drawn before bank k."""
    y9, y1 = VY - 8, GROUND - THICK * 0.84
    for k, t in enumerate((1.0, 0.93, 0.85, 0.76, 0.66, 0.55, 0.43, 0.3, 0.16, 0.02)):
        y, m = y9 + (y1 - y9) * (1 - t), 1 - t
        x0 = VX + (CX - VX) * m
        if k in sleepers:
            sleepers[k]()
        r = sc.stream(f"bank {k}")
        P = [
            (x0 - 4, y + 14 * m),
            (x0 + 120, y - 16 * m - 3),
            (x0 + 260, y + 10 * m),
            (x0 + 400, y - 12 * m - 4),
            (900, y + 4),
        ]
        fill_ = Polygon([(x0 - 4, y + 14 * m), *P[1:], (900, y1 + 6), (CX, y1 + 6)]).buffer(0)
        g = bank(r, P, 5 + 15 * m, 12 + 40 * m, fill=fill_, sx=2.0)
        g = clean(
            rounded(g, 3 + 5 * m).intersection(
                Polygon([(VX - 30, 0), (900, 0), (900, y1 + 8), (CX, y1 + 8), (x0 - 12, y)])
            )
        )
        top, low = mix("#f6ead8", "#e6eef6", min(1, 1.6 * m)), mix("#c0cddd", "#86a6d4", min(1, 1.8 * m))
        sc.layer(
            g,
            sc.lin([(0, top), (0.4, mix(top, low, 0.45)), (1, low)], 0, y - 26 * m - 8, 0, y + 110 * m + 26),
            z=3 + 7 * m,
            cut=0,
            sh=0.3,
            shc="#4f74ac",
            rim="#ffffff",
            rimop=1,
            rimw=1.1,
            wash=0.4,
        )
        for d, op in ((7 * m + 2, 0.55), (22 * m + 5, 0.3)):
            inner = clean(rounded(g.buffer(-d), 8 * m + 2))
            sc.flat(
                clean(inner.difference(T(inner, 0, 2.2 + 2 * m)).intersection(box(0, 0, 800, y + 40 * m + 20))),
                "#ffffff",
                op,
            )


def shade_of_roll(sc: Scene) -> None:
    """The roll's long blue shadow on the fog it has still to take up."""
    g = Polygon([(CX + 40, GROUND - 60), (CX + R + 260, GROUND - 60), (VX + 190, 350), (VX + 40, 330)])
    sc.flat(g, sc.lin([(0, "#5f86c0", 0.8), (1, "#9fb8dc", 0.2)], 600, 860, 500, 360), 0.85, "multiply", 14)


def puffs(r: Any, t: float, size: float, a: float, b: float) -> Any:
    """Soft lobes along the outer face of the roll at depth t, from angle a to b."""
    out, phi = [], a
    while phi < b:
        x, y = _spiral(phi, 0.1)
        q = size * r.uniform(0.6, 1.25)
        out.append(ellipse(x, y, q * r.uniform(1.1, 1.9), q, math.degrees(math.atan2(y - CY, x - CX)) + 90))
        phi += 1.15 * q / R
    return T(U(out), 0, 0, 1 - t, o=(VX, VY))


def winding(t: float = 0.0) -> Any:
    """The outline of the roll at depth t."""
    P = [_spiral(p, 0) for p in np.linspace(-0.02, 2 * math.pi * 1.2, 150)]
    return T(Polygon(P).convex_hull, 0, 0, 1 - t, o=(VX, VY))


def roll(sc: Scene) -> None:
    """The roll: its long body, sunlit along the flank, then the spiral of its near end."""
    q = sc.stream("body puffs")
    body = U(winding(), winding(FAR)).convex_hull
    body = rounded(
        U(
            body,
            [puffs(q, 0.06 + 0.055 * k, 19, 1.2, 1.85) for k in range(13)],
            [puffs(q, 0.06 + 0.055 * k, 19, 3.5, 4.3) for k in range(13)],
            puffs(q, FAR, 24, 1.3, 4.6),
        ),
        1,
    )
    x, y, s = flank(0)
    sc.layer(
        body,
        sc.lin(
            [
                (0, "#ffd98c"),
                (0.16, "#fff0cc"),
                (0.36, "#fdf6e8"),
                (0.55, "#d0dcec"),
                (0.78, "#90aed8"),
                (1, "#6f94c8"),
            ],
            x - 16,
            560,
            CX + R * 0.7,
            480,
        ),
        z=14,
        cut=0,
        sh=0.4,
        shc="#34598f",
        rim="#fffdf0",
        rimop=1,
        rimw=1.6,
        wash=0.4,
    )
    q = sc.stream("body")
    for k, phi in enumerate((1.3, 1.6, 1.95, 2.3, 2.7, 3.15, 3.6, 4.1)):  # torn edges of the winding along the body
        w, v = Wob(q, 4, 6), Wob(q, 4, 40)
        bx, by = _spiral(phi, 0)
        P = []
        for j in range(90):
            t = FAR * j / 89
            m = 1 - t
            P.append(
                (
                    VX + (bx + 9 * w(j / 89) - VX) * m + 2 * v(j / 89) * m,
                    VY + (by + 9 * w(j / 89) - VY) * m + 2 * v(j / 89) * m,
                    m * (7 if k % 2 else 4) + 0.4,
                )
            )
        line = clean(limb(P, 2, 4).intersection(body))
        sc.flat(T(line, 2.5, 3.5), "#5f86c0", 0.42, blur=1.6)
        sc.flat(line, "#fffdf4", 0.85)
    face = winding()
    sc.layer(face, sc.rad([(0, "#33588f"), (0.5, "#4f77b2"), (1, "#86a6d4")], CX, CY, R), z=3, cut=0, rimop=0)
    rr = sc.stream("spiral")
    tones = (
        (0.0, 1.0, 7, ("#f4c878", "#f4dcb4", "#a8bee0", "#5f84bc")),
        (0.1, 0.84, 2.6, ("#f4cf88", "#f8e8cc", "#c4d4ea", "#7fa0d0")),
        (0.2, 0.66, 2.4, ("#fde2a8", "#fdf4e2", "#dce6f2", "#9ab6dc")),
        (0.3, 0.5, 1.8, ("#fff2cc", "#fffcf2", "#f0f4f8", "#b8cce8")),
    )
    for a, b, z, stops in tones:
        g = U(band(a, b, 0.05 if a else 0.035, rr), lying(a, b, 0.05 if a else 0.035, rr))
        if not a:  # the outermost sheet is puffed up, and so is the top of the sheet that lies
            flat = [
                ellipse(x, GROUND - THICK * 0.84 + rr.uniform(-3, 3), rr.uniform(20, 40), rr.uniform(8, 15))
                for x in range(700, 860, 26)
            ]
            g = rounded(U(g, puffs(rr, 0, 15, 0.5, 5.6), flat), 2)
        tone = sc.lin(list(zip((0, 0.3, 0.62, 1), stops, strict=True)), CX - R, CY - 90, CX + R + 20, CY + 130)
        sc.layer(g, tone, z=z, cut=0, sh=0.45, shc="#2f5894", rim="#fffef4", rimop=0.95, rimw=1.3, wash=0.5, fibre=0.2)
    rimlight(sc, face, 7, 3, "#ffd27a", 0.8, 4, (CX - R, CY - 60), 330)
