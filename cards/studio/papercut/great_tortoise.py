"""The tortoise as high as a hill, that walks to the left into the dawn: its dome and the street on it, legs, head."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

CX, CY, A, B, C = 466, 700, 318, 440, 86  # the dome: middle of its skirt, half width, height, how far one looks down on it  # fmt: skip
INK = "#122030"
FOOT = 880  # where the front foot stands
STREETS = (3, 35, 65)  # latitude at which each visible turn of the street begins on the left
TILT = 0.08  # it is climbing: the front of the shell stands higher
RISE = 15  # how far a turn climbs to the right


def on(lam: float, phi: float, k: float = 1.0) -> tuple[float, float]:
    """A point of the dome by longitude (0 towards us) and latitude, in degrees; k times as far from its axis."""
    a, b = math.radians(lam), math.radians(phi)
    x = k * A * math.cos(b) * math.sin(a)
    return CX + x, CY + TILT * x - B * math.sin(b) + k * C * math.cos(b) * math.cos(a)


def street_at(turn: int, lam: float, k: float = 1.04) -> tuple[float, float]:
    """A point of the street that winds up the dome."""
    return on(lam, STREETS[turn] + RISE * (lam + 90) / 180, k)


def patch(corners: list[tuple[float, float]], k: float = 1.0) -> Any:
    """A plate of the dome between corners, shrunk by k about its middle."""
    m = np.mean(np.array(corners, float), axis=0)
    q = [tuple(m + (np.array(c) - m) * k) for c in corners]
    P = []
    for (l0, p0), (l1, p1) in zip(q, q[1:] + q[:1], strict=True):
        P += [on(l0 + (l1 - l0) * t, p0 + (p1 - p0) * t) for t in np.linspace(0, 1, 7)[:-1]]
    return clean(Polygon(P).buffer(0))


def dawn(sc: Scene, lit: str, mid: str, shade: str, r: float = 760) -> str:
    """A tone from the coming sun into the night of the town."""
    return sc.rad([(0, lit), (0.3, mix(lit, mid, 0.5)), (0.58, mid), (1, shade)], sc.light[0], sc.light[1] - 60, r)


def leg(x: float, w: float, top: float, foot: float, lean: float = 0) -> Any:
    """A leg like a pillar, its foot flat on the ground."""
    g = limb([(x - lean, top, w * 1.25), (x - lean * 0.4, (top + foot) / 2, w), (x, foot - w * 0.52, w)], 8)
    return fillet(U(g, shape(f"{x - w * 0.56},{foot}^ {x - w * 0.6},{foot - w * 0.3} {x - w * 0.4},{foot - w * 0.6} {x + w * 0.4},{foot - w * 0.6} {x + w * 0.6},{foot - w * 0.3} {x + w * 0.56},{foot}^")), 8)  # fmt: skip


def scaly(sc: Scene, g: Any, lit: str, mid: str, shade: str, name: str, z: float, size: float) -> None:
    """Leathery skin in scales."""
    sc.layer(g, dawn(sc, lit, mid, shade, 720), z=z, cut=0.9, sh=0.5, rim="#fff3c0", rimop=0.95, rimw=1.6)
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    inner = g.buffer(-3)
    scales = [
        q
        for j, y in enumerate(np.arange(y0, y1, size * 0.86))
        for x in np.arange(x0 + (j % 2) * size / 2, x1, size)
        if inner.contains(q := ellipse(x + r.uniform(-1.5, 1.5), y + r.uniform(-1.5, 1.5), size * 0.43, size * 0.37))
    ]
    sc.flat(U(scales), dawn(sc, mix(lit, "#ffffff", 0.3), mix(mid, lit, 0.22), mix(shade, mid, 0.4), 720), 0.6)


def draw_legs(sc: Scene, near: int) -> None:
    """Far legs step over the wall; the near hind leg pushes off inside the town; a tail."""
    if near:
        scaly(sc, leg(650, 128, 800, 1040, -24), "#a8b878", "#2f6a58", "#143a42", "hind", 12, 19)
        for x in (612, 650, 688):
            nail = shape(f"{x - 15},1042^ {x - 13},1022 {x},1014 {x + 14},1022 {x + 16},1042^")
            sc.layer(nail, dawn(sc, "#fff3cc", "#a8b0a0", "#5f7a80"), z=2, cut=0.3, rim="#ffffff", rimop=0.7)
        return
    sc.flat(ellipse(500, 1004, 330, 40), INK, 0.6, "multiply", 10)
    for x, w, f, ln in ((352, 92, 968, 16), (500, 100, 974, -14), (150, 112, FOOT, 96)):
        g = leg(x, w, 770, f, -ln)
        scaly(sc, g, "#c8c882", "#3a7560", "#1a4448", f"leg{x}", 9, 17)
        for d in (-0.28, 0.02, 0.32):
            n = x + d * w
            sc.layer(shape(f"{n - 12},{f + 1}^ {n - 10},{f - 15} {n},{f - 21} {n + 11},{f - 15} {n + 13},{f + 1}^"), dawn(sc, "#fff6d8", "#c8c4a0", "#5f7a80"), z=2, cut=0.3, rim="#ffffff", rimop=0.7)  # fmt: skip
    belly = shape("170,740^ 300,830 470,860 640,830 780,740^ 470,700^")
    sc.layer(belly, dawn(sc, "#a88a5c", "#2f4a54", INK), z=9, sh=0.5, cut=0.6)


def draw_shell(sc: Scene) -> None:
    """The dome in plates with growth rings."""
    rim = [on(a, -3) for a in np.arange(-92, 93, 4)]
    crown = [on(a, p) for a, p in ((90, q) for q in range(0, 90, 4))] + [on(-90, q) for q in range(90, -1, -4)]
    dome = clean(Polygon([*rim, *crown]).buffer(2))
    sc.layer(dome, dawn(sc, "#ffd488", "#5f4a5c", "#1c1c34", 740), z=16, cut=0.8, sh=0.5, rim="#fff3c0", rimop=1, rimw=2.2)  # fmt: skip
    plates = [[(a, 70), (a + 60, 70), (a + 44, 88), (a + 16, 88)] for a in (-90, -30, 30)]
    plates += [[(a, 40), (a + 20, 35), (a + 40, 40), (a + 40, 65), (a + 20, 69), (a, 65)] for a in (-98, -58, -18, 22, 62)]  # fmt: skip
    plates += [[(a, 11), (a + 36, 11), (a + 36, 37), (a + 18, 33), (a, 37)] for a in (-92, -56, -20, 16, 52)]
    for n, pl in enumerate(plates):
        clip = [(max(-90, min(90, a)), p) for a, p in pl]
        for k in range(4):
            g = rounded(patch(clip, 0.95 - 0.2 * k).buffer(-1), 6)
            if g.is_empty or g.area < 60:
                break
            t = 0.16 * k + 0.06 * (n % 3)
            sc.layer(g, dawn(sc, mix("#f2b860", "#ffe8b0", t), mix("#6f5464", "#96746e", t), mix("#262440", "#3a3a58", t), 720), z=2, cut=0.8, sh=0.4, rim="#ffe9b8", rimop=0.7)  # fmt: skip
    for k in range(15):
        a = -90 + 12 * k
        g = rounded(patch([(a + 0.8, -5), (a + 11.2, -5), (a + 11.2, 8), (a + 0.8, 8)]).buffer(-1), 5)
        sc.layer(g, dawn(sc, "#f6cc80", "#7a5c66", "#343450", 740), z=3, cut=0.7, sh=0.4, rim="#ffe9b8", rimop=0.85)
        sc.layer(rounded(g.buffer(-7), 3), dawn(sc, "#ffe0a0", "#8f7076", "#454560", 740), z=1.2, cut=0.5, sh=0.3, rim="#ffe9b8", rimop=0.5)  # fmt: skip
    rimlight(sc, dome, 14, 3, "#fff6d0", 1, blur=4, r=900)


def draw_head(sc: Scene) -> None:
    """Neck in folds, head up, towards the morning."""
    neck = limb([(290, 740, 190), (214, 690, 150), (158, 604, 120), (124, 536, 104)], 8)
    scaly(sc, neck, "#d8d088", "#3f7a60", "#1c484a", "neck", 12, 17)
    for k in range(4):
        q = curve(np.array([(128 + 34 * k, 560 + 42 * k), (168 + 32 * k, 592 + 40 * k), (206 + 30 * k, 596 + 50 * k)], float))  # fmt: skip
        sc.stroke(q, "#173c40", 4, 0.4, blur=1.2)
    put_head = lambda g: T(g, 116, 494, 0.78, rot=-4, flip=True)
    skull = put_head(shape("-120,-40 -84,-74 -20,-92 44,-84 96,-50 122,-8 116,26^ 98,30 60,46 0,60 -64,62 -120,54"))
    scaly(sc, skull, "#e0d890", "#4a8266", "#1f4c4c", "head", 12, 13)
    beak = put_head(shape("122,-8 116,26^ 96,29 70,27^ 74,0 92,-26 104,-40"))
    sc.layer(beak, dawn(sc, "#fff3c8", "#b8b080", "#6a7a6c"), z=1.6, cut=0.4, rim="#fffbe0", rimop=0.9)
    mouth = put_head(limb("114,25,3 70,27,4.4 30,22,4.4 -6,20,4 -24,8,1", 6))
    sc.flat(mouth, "#14302e", 0.9)
    for e, c in ((ellipse(34, -26, 24, 20), "#3a6a58"), (ellipse(37, -25, 16, 15), "#f2b23e"), (ellipse(42, -24, 8, 10), "#14181c"), (ellipse(46, -29, 3.4), "#fffdf0")):  # fmt: skip
        sc.flat(put_head(e), c)
    sc.layer(put_head(shape("8,-34^ 18,-52 44,-54 62,-34^ 48,-41 24,-40")), "#5f946c", z=1.4, cut=0.2, rim="#fff6c8", rimop=0.9)  # fmt: skip
    rimlight(sc, skull, 5, 2, "#fff8d0", 1, blur=2, r=700)
