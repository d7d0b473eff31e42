"""The torn cloth of a sky and a sea: its lips, hems, loose ends, stitches, patches and buttons."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, limb, shape
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.land import y_at
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star
from cards.studio.papercut.things import button, thread


def hem(R: Any, c: Any, sgn: int, d0: float, d1: float) -> Any:
    """The rolled edge along c, which shows the other side of the cloth."""
    n_ = len(c)
    tt = np.linspace(0, 1, n_)
    w = Wob(R, 4, 5)
    off = (d0 + (d1 - d0) * tt**0.7) * (1 + 0.35 * w(tt))
    return clean(Polygon(np.vstack([c, np.c_[c[:, 0] - off * 0.15, c[:, 1] + sgn * off][::-1]])).buffer(0))


def frayed(R: Any, c: Any, sgn: int, n: int = 150) -> Any:
    """Loose ends of thread along c."""
    g = []
    for _ in range(n):
        i = R.randint(6, len(c) - 2)
        x, y = c[i]
        L = R.uniform(4, 16) * (0.4 + 0.6 * i / len(c))
        b = R.uniform(-7, 7)
        g.append(limb([(x, y, 1.6), (x + b * 0.3, y + sgn * L * 0.5, 1.2), (x + b, y + sgn * L, 0.5)], 3, 3))
    return U(g)


def put_button(sc: Scene, R: Any, x: float, y: float, r: float, c: str, th_: float) -> None:
    """A button sewn on."""
    bt = T(button(r), x, y, rot=R.uniform(0, 40))
    for hh in bt["holes"]:
        sc.flat(hh.buffer(1), "#0c2a33")
    sc.layer(bt["disc"], mix(c, "#8a9a90", 0.25), z=5, sh=0.5, cut=0.2)
    sc.layer(bt["rim"], c, z=1.6, sh=0.3, cut=0.2)
    sc.layer(bt["dish"], mix(c, "#8a9a90", 0.12), z=1.2, sh=0.3, cut=0.1)
    H = [q.centroid.coords[0] for q in bt["holes"]]
    for i, j in ((0, 3), (1, 2)):
        thread(sc, [H[i], H[j]], th_, dx=1, dy=1.5)


def patch(sc: Scene, R: Any, pt: str, c: str, pat: str, col2: str) -> None:
    """A patch, dotted, striped or starred, sewn on with yellow thread."""
    g = shape(pt)
    sc.layer(g, c, z=3, sh=0.45, cut=0.5)
    x0, y0, x1, y1 = g.bounds
    p = []
    if pat == "dot":
        p = [
            Point(x, y).buffer(2.2)
            for i, y in enumerate(np.arange(y0, y1, 11))
            for x in np.arange(x0 + (5 if i % 2 else 0), x1, 11)
        ]
    if pat == "str":
        p = [limb([(x, y0 - 5, 2.4), (x + 12, y1 + 5, 2.4)], 2) for x in np.arange(x0 - 10, x1, 9)]
    if pat == "star":
        p = [
            star(x, y, 5, 5, 0.42, R.random())
            for i, y in enumerate(np.arange(y0 + 4, y1, 15))
            for x in np.arange(x0 + (8 if i % 2 else 0), x1, 16)
        ]
    sc.flat(U(p).intersection(g.buffer(-3)), col2, 0.7)
    e = g.buffer(-3).exterior
    n_ = int(e.length / 9)
    for k in range(n_):
        a_ = e.interpolate(k * 9 - 1)
        m = e.interpolate(k * 9 + 3)
        nx, ny = m.x - a_.x, m.y - a_.y
        q = math.hypot(nx, ny) + 1e-6
        nx, ny = -ny / q, nx / q
        thread(sc, [(a_.x - nx * 5, a_.y - ny * 5), (a_.x + nx * 3.5, a_.y + ny * 3.5)], 1.3, dx=0.8, dy=1.2)


def tear(R: Any) -> tuple[Any, Any, Any, Any, Any]:
    """The lips of the tear, the seam before it, and the cloth of sky and sea."""
    up = curve("170,656 226,612 290,566 372,518 470,456 560,406 660,368 760,344 860,328", n=14)
    lo = curve("170,656 230,667 300,681 390,710 480,746 570,780 660,806 760,826 860,836", n=14)
    w1, w2 = Wob(R, 5, 4), Wob(R, 5, 4)
    up[:, 1] += 6 * w1(np.linspace(0, 1, len(up))) * np.linspace(0, 1, len(up))
    lo[:, 1] += 6 * w2(np.linspace(0, 1, len(lo))) * np.linspace(0, 1, len(lo))
    seam = curve("-60,676 20,668 100,664 170,656", n=10)
    sky = clean(Polygon(np.vstack([[(-60, -60)], seam, up[1:], [(860, -60)]])).buffer(0))
    sea = clean(Polygon(np.vstack([[(-60, 1260)], seam, lo[1:], [(860, 1260)]])).buffer(0))
    return up, lo, seam, sky, sea


def draw_sky_cloth(sc: Scene, sky: Any, R: Any, up: Any) -> None:
    """The cloth of the sky, frayed along its lip."""
    sc.layer(
        U(sky, frayed(R, up, 1)),
        sc.near("#d6d2ae", "#1a3d49", 660, mid="#638f8e"),
        z=13,
        sh=0.5,
        shc="#6a2210",
        dy=8,
        cut=0.4,
        wash=0.9,
        wf=0.007,
        rimop=0.5,
    )


def draw_puckers(sc: Scene, R: Any, seam: Any, up: Any) -> None:
    """Puckers at the seam and along the lip."""
    for k in range(34):  # puckers at the seam and along the lip
        x0 = R.uniform(-10, 600)
        tl = np.vstack([seam, up[1:]])
        y0 = y_at(tl, x0) - (22 if x0 > 330 else 6)
        a = -1.75 + R.uniform(-0.35, 0.25)
        L = R.uniform(22, 74)
        P = [
            (x0, y0, 2.6),
            (x0 + math.cos(a) * L * 0.5 + 3, y0 + math.sin(a) * L * 0.5, 1.8),
            (x0 + math.cos(a) * L, y0 + math.sin(a) * L, 0.4),
        ]
        sc.flat(limb(P, 5), "#14343e", 0.34, "multiply", 0.8)
        sc.flat(T(limb(P, 5), 1.6, 0.6), "#fff0c4", 0.13, "screen", 0.6)


def draw_buttons(sc: Scene, R: Any) -> None:
    """The moon is a button, the stars are small ones."""
    sc.glow(232, 262, 150, "#fff3cf", 0.45)
    put_button(sc, R, 232, 262, 50, "#f3ead0", 3)
    for x, y, r in ((84, 128, 11), (392, 150, 9), (520, 112, 12), (712, 74, 10), (330, 36, 8), (46, 330, 8)):
        put_button(sc, R, x, y, r, "#d9cda6", 1.2)


def draw_sea_cloth(sc: Scene, sea: Any, R: Any, lo: Any, seam: Any) -> None:
    """The cloth of the sea, its hem and its ripples."""
    sc.layer(
        U(sea, frayed(R, lo, -1)),
        sc.near("#9fb59a", "#0f3540", 560, mid="#2f6a72"),
        z=13,
        sh=0.5,
        shc="#6a2210",
        dy=-6,
        cut=0.4,
        rimop=0.5,
    )
    sc.layer(hem(R, lo, 1, 0, 18), sc.near("#ffe9b8", "#7d8a70", 420), z=5, sh=0.4, cut=0.4, dy=2, rimop=0.6)
    rp = []
    for _ in range(150):
        x = R.uniform(-10, 800)
        y0 = y_at(np.vstack([seam, lo[1:]]), x) + 26
        y = R.uniform(y0, max(y0 + 10, 930))
        L = R.uniform(10, 46) * (0.5 + (y - 600) / 500)
        rp.append(limb([(x - L / 2, y, 0.5), (x, y + R.uniform(-1, 1), 1.8), (x + L / 2, y, 0.5)], 4, 3))
    sc.flat(U(rp), sc.near("#fff2c4", "#3f8088", 420), 0.8)


def draw_stitches(sc: Scene, seam: Any, lo: Any, up: Any) -> None:
    """The closed part of the seam, then long stitches still to be pulled tight."""
    for k in range(12):
        x = -6 + k * 15.5
        y = y_at(seam, x)
        thread(sc, curve(np.array([(x - 5, y + 11), (x + 1, y), (x + 6, y - 11)]), n=4), 2.6)
    zz = []
    for k in range(7):
        xu, xl = 186 + k * 20, 178 + k * 21
        zz += [(xl, y_at(lo, xl) + 9 + k * 0.6), (xu, y_at(up, xu) - 9 - k)]
    for a_, b_ in zip(zz[:-1], zz[1:]):
        thread(sc, [a_, b_], 2.2, dx=3, dy=5)
