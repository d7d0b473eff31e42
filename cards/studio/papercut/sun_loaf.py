"""The sun as a loaf: a round hearth loaf, floured and scored from its crown in rays that glow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb
from cards.studio.papercut.scene import Scene


class Dome:
    """Half an ellipsoid seen from a little above: base centre cx, cy, half width a, height h, tilt in degrees."""

    def __init__(self, cx: float, cy: float, a: float, h: float, tilt: float) -> None:
        self.cx, self.cy, self.a, self.h = cx, cy, a, h
        self.s, self.c = math.sin(math.radians(tilt)), math.cos(math.radians(tilt))

    def at(self, theta: float, phi: float) -> tuple[float, float]:
        """The point theta radians down from the crown, towards phi (0 right, pi/2 to us)."""
        q = self.a * math.sin(theta)
        return (
            self.cx + q * math.cos(phi),
            self.cy + q * math.sin(phi) * self.s - self.h * math.cos(theta) * self.c,
        )

    def faces(self, theta: float, phi: float) -> float:
        """How far the crust turns to us there, 1 full, under 0 away."""
        n = (
            math.sin(theta) * math.cos(phi) / self.a,
            math.sin(theta) * math.sin(phi) / self.a,
            math.cos(theta) / self.h,
        )
        return (n[1] * self.c + n[2] * self.s) / math.hypot(*n)

    def outline(self) -> Any:
        """Dome and base, the foot rounded as dough is."""
        top = math.hypot(self.h * self.c, self.a * self.s)
        g = U(
            ellipse(self.cx, self.cy, self.a, top).intersection(ellipse(self.cx, self.cy - top, self.a * 1.2, top)),
            ellipse(self.cx, self.cy, self.a, self.a * self.s),
        )
        return clean(U(g, ellipse(self.cx, self.cy - self.h * 0.22, self.a * 1.0, top * 0.62)).convex_hull.buffer(5))

    def cut(self, phi: float, t0: float, t1: float, w: float) -> Any:
        """A lens along a meridian, w wide (radians of the crown's circle) at its middle."""
        left, right = [], []
        for t in np.linspace(0, 1, 15):
            th = t0 + (t1 - t0) * t
            d = w * math.sin(math.pi * t**0.8) / (0.35 + math.sin(th))
            left.append(self.at(th, phi - d))
            right.append(self.at(th, phi + d))
        return clean(limb([(*p, 1) for p in left + right[::-1] + left[:1]], 2).buffer(0).convex_hull)


def sun_loaf(sc: Scene, dome: Dome) -> Any:
    """Lay the loaf; returns its outline."""
    body, cx, cy, a = dome.outline(), dome.cx, dome.cy, dome.a
    kx, ky = dome.at(0.2, math.pi / 2)  # where its light comes from
    fill = sc.rad(
        [(0, "#fff8d8"), (0.26, "#ffe6a0"), (0.5, "#fbbf58"), (0.74, "#ec9238"), (0.92, "#c0642a"), (1, "#8a3c1c")],
        kx, ky, a * 1.12, f"translate({kx} {ky}) scale(1 .8) translate({-kx} {-ky})",
    )  # fmt: skip
    sc.layer(body, fill, z=10, cut=0.6, sh=0.6, shc="#3a1210", wash=1, fibre=0.24, rim="#ffe9b0", rimop=0.8, rimw=1.6)
    r = sc.stream("crust")
    with sc.clip(body):
        sc.flat(ellipse(cx, cy + a * 0.5, a * 1.1, a * 0.24), "#5a1c14", 0.5, "multiply", 20)
        blisters = []
        for _ in range(240):
            th, ph = math.acos(r.uniform(0.02, 0.9)), r.uniform(0, 2 * math.pi)
            if dome.faces(th, ph) > 0.1:
                x, y = dome.at(th, ph)
                blisters.append(
                    ellipse(x, y, r.uniform(1.4, 5), r.uniform(1, 2.6) * dome.faces(th, ph), r.uniform(-20, 20))
                )
        sc.flat(U(blisters), "#8a3a18", 0.28)
        sc.flat(U([b.buffer(-0.7) for b in blisters]), "#ffdf94", 0.4)
        for ring, op in (
            (0.3, 0.6),
            (0.5, 0.6),
            (0.72, 0.6),
            (0.94, 0.56),
            (1.16, 0.5),
            (1.36, 0.36),
        ):  # flour of the basket
            dust = []
            for ph in np.linspace(0, 2 * math.pi, 330):
                th = ring + r.gauss(0, 0.034)
                if dome.faces(th, ph) > 0.04 and r.random() < 0.86:
                    dust.append(ellipse(*dome.at(th, ph), r.uniform(1, 4.4), r.uniform(0.8, 2.2)))
            sc.flat(U(dust), "#fff6dc", op)
    n = 11
    ray = sc.rad([(0, "#ffffff"), (0.4, "#fffbe4"), (0.75, "#ffeaa8"), (1, "#ffc95e")], *dome.at(0, 0), a * 0.98)
    for half in (0, 1):
        for k in range(n):
            phi = -math.pi / 2 + 2 * math.pi * (k + 0.5) / n
            front = 0.5 + 0.5 * math.sin(phi)
            if half == 0:  # fine cuts like an ear of wheat between two rays
                mid, ear = phi + math.pi / n, []
                for j in range(5):
                    th = 0.62 + 0.13 * j
                    if dome.faces(th, mid) < 0.16:
                        continue
                    for d in (-1, 1):
                        p, q = dome.at(th, mid + d * 0.012), dome.at(th + 0.12, mid + d * 0.12)
                        m = dome.at(th + 0.03, mid + d * 0.085)
                        ear.append(limb([(*p, 1), (*m, 4.6), (*q, 0.6)], 5))
                sc.flat(U(ear), "#a8501c", 0.55)
                sc.flat(U([e.buffer(-0.9) for e in ear]), "#fff0bc", 0.9)
                continue
            t1 = 1.12 if dome.faces(1.1, phi) > 0.1 else 0.8
            g = dome.cut(phi, 0.16, t1, 0.085).intersection(body)
            sc.flat(g.buffer(9).intersection(body), "#9a4416", 0.5, None, 3)
            sc.layer(
                g.buffer(4).intersection(body),
                mix("#ffcf70", "#d9822e", 0.4 * (1 - front)),
                z=3,
                cut=0.4,
                sh=0.5,
                shc="#7a2410",
                rim="#fff6d8",
                rimop=1,
            )
            sc.layer(
                g.buffer(-0.6), ray, z=0.6, cut=0, fibre=0, wash=0, sh=0.3, shc="#d9822e", rim="#ffffff", rimop=0.6
            )
    sc.flat(ellipse(*dome.at(0, 0), a * 0.085, a * 0.055), "#fffdf0", 1, None, 2)
    return body
