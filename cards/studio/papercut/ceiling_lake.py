"""A room whose ceiling is the underside of a lake: rings of ripples, a rowing boat's bottom, blades of oars, fish."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPoint, Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, rounded, shape
from cards.studio.papercut.hand import Wob
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EYE = (400.0, 800.0)  # the point in which all lines of the room meet
WALL = (104.0, 392.0, 696.0, 1010.0)  # the far wall: left, top, right, foot
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
BOAT = (0.12, 0.655)


def overhead(x: float, z: float) -> tuple[float, float]:
    """A point of the ceiling: x -1..1 from wall to wall, z 1 at the far wall, .5 at the upper edge of the card."""
    return EYE[0] + x * (EYE[0] - WALL[0]) / z, EYE[1] - (EYE[1] - WALL[1]) / z


def ring(rng: random.Random, d: float, centre: tuple[float, float], core: tuple[float, float], wob: float) -> Any:
    """A ripple at distance d round an oval on the ceiling, as it is seen from the room."""
    w = Wob(rng, 4, 2.0)
    out = []
    for a in np.linspace(0, 2 * math.pi, 150, endpoint=False):
        k = 1 + wob * float(w(a / 6.283)) + 0.018 * math.sin(17 * a + d * 9)
        z = centre[1] + (core[1] + d * 0.26) * k * math.sin(a)
        out.append(overhead(centre[0] + (core[0] + d) * k * math.cos(a), min(1.3, max(0.36, z))))
    return clean(Polygon(out).buffer(0))


def ceiling() -> Any:
    """All of it."""
    return Polygon([overhead(-1, 1), overhead(1, 1), overhead(1, 0.3), overhead(-1, 0.3)])


def draw_water(sc: Scene, lamp: tuple[float, float]) -> None:
    """The lake, ring within ring round the boat, gold over the light and black in the corners."""
    whole = ceiling()
    lx, ly = lamp
    with sc.clip(whole):
        sc.flat(whole, "#1d3a26")
        for k, d in enumerate((1.9, 1.62, 1.36, 1.12, 0.92, 0.74, 0.58, 0.44, 0.32, 0.21, 0.11, 0.03)):
            t = k / 11
            hot, warm, cool, deep = (
                mix("#e8dc78", "#fff6bc", t),
                mix("#96a042", "#dccb62", t),
                mix("#2c4f2c", "#55783a", t),
                mix("#0a1911", "#1c3a24", t),
            )
            if k % 2:
                hot, warm, cool = mix(hot, "#b9b552", 0.35), mix(warm, "#5e7a38", 0.35), mix(cool, "#1c3a26", 0.3)
            fill = sc.rad([(0, hot), (0.3, warm), (0.62, cool), (1, deep)], lx, ly - 20, 620)
            g = ring(sc.stream(f"ring {k}"), d, BOAT, (0.55, 0.10), 0.05)
            sc.layer(g, fill, z=5, cut=0.6, sh=0.5, rim="#fff6c0", rimop=0.75, rimw=1.4)
            for j in range(2):
                a = ring(sc.stream(f"crest {k} {j}"), d - 0.03 - 0.045 * j, BOAT, (0.55, 0.10), 0.07)
                b = T(ring(sc.stream(f"crest {k} {j}"), d - 0.045 - 0.045 * j, BOAT, (0.55, 0.10), 0.075), 0, -1.5)
                line = clean(a.difference(b))
                sc.flat(line, sc.rad([(0, "#fffbd8", 0.75), (0.5, "#e6df86", 0.34), (1, "#9ab060", 0.06)], lx, ly, 560))
        sc.glow(lx, ly - 20, 400, "#ffeb90", 0.75, sy=0.4)


def draw_brim(sc: Scene, lamp: tuple[float, float]) -> None:
    """Where the lake touches the walls: three hanging rows of wavelets, cut like a valance."""
    for k, (drop, amp, lit, shade) in enumerate(
        ((20, 11, "#4c6e34", "#1a3220"), (9, 9, "#8c9a42", "#2a4a2a"), (-2, 8, "#d9cf74", "#3d6032"))
    ):
        w = Wob(sc.stream(f"brim {k}"), 4, 3)
        pts = []
        for s in np.linspace(-1.9, 1.9, 420):
            if abs(s) <= 1:
                x, y = overhead(s, 1)
            else:
                x, y = overhead(math.copysign(1, s), max(0.3, 1 - (abs(s) - 1) * 0.62))
            q = abs(math.sin(s * 21 + k * 1.1 + 0.6 * float(w(s / 4))))
            pts.append((x, y + drop + amp * (q**0.7) + 3 * float(w(s))))
        top = [(x, y - 26 - 5 * math.sin(x / 23 + 2 * k)) for x, y in reversed(pts)]
        cut = clean(Polygon(pts + top).buffer(0))
        fill = sc.rad([(0, lit), (0.4, mix(lit, shade, 0.55)), (1, shade)], *lamp, 430)
        sc.layer(cut, fill, z=4, cut=0.3, rim="#fff3b0", rimop=0.8, rimw=1.3)


def hull_at(s: float, v: float) -> tuple[float, float]:
    """A point of the boat's bottom: s from bow 0 to stern 1, v from the near waterline 0 over the keel .8 to beyond 1."""
    x0, z0 = BOAT
    full = math.sin(math.pi * min(1.0, max(0.0, s)) ** 0.84) ** 0.98
    a = math.pi * (0.5 - v)
    x, y = overhead(x0 + (s - 0.5) * 1.24, z0 - 0.012 + 0.055 * (s - 0.5) - 0.105 * full * math.sin(a))
    return x, y + 66 * full**0.7 * math.cos(a)


def draw_boat(sc: Scene, lamp: tuple[float, float]) -> Any:
    """Eight strakes from the waterline to the keel, each lapping over the next, lit from the room below."""
    ss = np.linspace(0, 1, 60)
    edge = lambda v: [hull_at(s, v) for s in ss]
    whole = clean(Polygon(edge(0) + edge(0.78)[::-1]).buffer(0).union(Polygon(edge(0.3) + edge(0.9)[::-1]).buffer(0)))
    sc.flat(T(whole, 0, -10).buffer(9), "#0d1a10", 0.7, "multiply", 8)
    n = 9
    for k in range(n):
        v0, v1 = 0.86 * k / n, 0.86 * (k + 1.25) / n
        g = clean(Polygon(edge(v0) + edge(min(0.9, v1))[::-1]).buffer(0))
        t = k / (n - 1)
        lit, mid, deep = (
            mix("#8a5c2c", "#ffdf94", t),
            mix("#4f351d", "#c08440", t),
            mix("#1a130c", "#5a3a1c", t),
        )
        fill = sc.rad([(0, lit), (0.35, mid), (1, deep)], lamp[0], lamp[1] - 30, 420)
        sc.layer(g, fill, z=3.4, cut=0.4, sh=0.8, rim="#ffe6a4", rimop=0.95, rimw=1.6)
        for j in range(3):
            y = [
                hull_at(s, v0 + (v1 - v0) * (0.25 + 0.2 * j)) for s in np.linspace(0.1 + 0.06 * j, 0.92 - 0.04 * j, 30)
            ]
            sc.stroke(y, "#1c140c", 0.8, 0.28)
        nails = [ellipse(*hull_at(s, v0 + (v1 - v0) * 0.86), 1.3) for s in np.linspace(0.07, 0.93, 15)]
        sc.flat(U(nails), "#2a1c10", 0.7)
    keel = [(*hull_at(s, 0.66), 5 + 5 * math.sin(math.pi * s)) for s in np.linspace(0.015, 0.985, 26)]
    sc.layer(
        T(limb(keel, 2), 0, 5),
        sc.rad([(0, "#fff0b8"), (0.3, "#d09a50"), (1, "#4a331c")], lamp[0], lamp[1] - 30, 400),
        z=6,
        cut=0.2,
        rim="#fff6cc",
        rimop=0.9,
        rimw=1.6,
    )
    rimlight(sc, whole, 0, -22, "#ffdf8c", 0.5, 9, lamp, 330)
    return whole


def draw_oar(sc: Scene, foot: tuple[float, float], tip: tuple[float, float], lamp: tuple[float, float]) -> None:
    """An oar that comes through the water at foot, its blade deep in the room, at tip."""
    (x0, y0), (x1, y1) = foot, tip
    q = sc.stream(f"oar {x0}")
    for k in range(3):
        r = ellipse(x0, y0, 40 - 11 * k, 15 - 4 * k)
        sc.flat(clean(r.difference(T(r, 0, -2.4))), "#fff6c4", 0.5 + 0.12 * k)
    n = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / n, (y1 - y0) / n
    mx, my = x1 - ux * 62, y1 - uy * 62
    pole = limb([(x0, y0, 9), (mx, my, 8)], 2)
    blade = fillet_blade(mx, my, x1, y1)
    fill = sc.rad([(0, "#ffe9b0"), (0.3, "#c79450"), (1, "#553a1e")], *lamp, 420)
    sc.layer(U(pole, blade), fill, z=7, cut=0.2, rim="#fff3c4", rimop=0.9, rimw=1.4)
    for _ in range(5):
        o = q.uniform(-6, 6)
        sc.stroke(
            [(mx - uy * o, my + ux * o), (x1 - ux * 8 - uy * o * 1.3, y1 - uy * 8 + ux * o * 1.3)], "#4a321a", 0.8, 0.35
        )


def fillet_blade(mx: float, my: float, x1: float, y1: float) -> Any:
    """The blade of an oar between two points."""
    a = math.degrees(math.atan2(y1 - my, x1 - mx))
    g = shape("-10,-4 6,-5 24,-13 52,-16 66,-13 68,0 66,13 52,16 24,13 6,5 -10,4")
    return T(g, mx, my, math.hypot(x1 - mx, y1 - my) / 66, rot=a)


def caustics(rng: random.Random, area: Any, size: float, thin: float) -> Any:
    """The net of light that moving water throws: round meshes with bright strings between them."""
    x0, y0, x1, y1 = area.bounds
    y1 = y0 + (y1 - y0) * 1.7  # meshes are wider than high
    n = int((x1 - x0) * (y1 - y0) / size**2)
    pts = MultiPoint([(rng.uniform(x0, x1), rng.uniform(y0, y1)) for _ in range(n * 5 // 4)])
    cells = shapely.voronoi_polygons(pts, extend_to=box(x0, y0, x1, y1).buffer(40))
    flat = [T(c, 0, 0, 1, sy=1 / 1.7, o=(x0, y0)) for c in cells.geoms]
    holes = [rounded(c.buffer(-thin * rng.uniform(0.3, 1.5)), size * 0.17) for c in flat]
    return clean(area.difference(U(holes)))


def fish() -> Any:
    """(body, fins, light belly, gill) of a bream that swims to the right, 100 long, middle on 0,0."""
    body = shape("50,2 40,-8 22,-20 0,-25 -22,-17 -40,-5 -48,-3^ -48,5^ -38,7 -20,16 2,20 24,16 42,9")
    tail = shape("-42,-2^ -58,-14 -72,-24^ -66,-8 -65,4 -70,24^ -56,14 -42,5^")
    back = shape("12,-22^ 0,-36 -8,-38 -22,-24 -34,-10^ -16,-18")
    low = U(shape("4,18^ -4,30 -14,30^ -14,16"), shape("-20,14^ -30,24 -38,24^ -36,7"))
    belly = shape("46,4 24,8 0,8 -24,6 -40,4 -22,15 2,19 24,15")
    gill = limb("28,-14,0.6 21,-2,2 26,10,0.6", 5)
    return body, U(tail, back, low), belly, gill


def draw_fish(sc: Scene, x: float, y: float, s: float, rot: float, flip: bool, lamp: tuple[float, float]) -> None:
    """One of them, its belly to the light."""
    body, fins, belly, gill = (T(g, x, y, s, rot=rot, flip=flip) for g in fish())
    fill = sc.rad([(0, "#dcb45a"), (0.35, "#7f7a3a"), (1, "#2c3a22")], *lamp, 380)
    sc.layer(
        fins, sc.rad([(0, "#b98a3e"), (1, "#2a3420")], *lamp, 360), z=4, sh=0.45, rim="#fff0b0", rimop=0.8, **EXACT
    )
    sc.layer(body, fill, z=2, rim="#fff3b4", rimop=0.9, rimw=1.3, **EXACT)
    sc.flat(belly, "#fff0b0", 0.4)
    scales = [
        limb([(a - 3, b - 4, 0.4), (a, b, 1.5), (a - 3, b + 4, 0.4)], 3)
        for a in range(-28, 20, 8)
        for b in range(-16, 9, 8)
    ]
    sc.flat(clean(T(U(scales), x, y, s, rot=rot, flip=flip).intersection(body)), "#1c2416", 0.5)
    sc.flat(gill, "#1c2416", 0.6)
    eye = T(ellipse(38, -5, 3.6), x, y, s, rot=rot, flip=flip)
    sc.flat(eye, "#fff3c0")
    sc.flat(T(ellipse(38.6, -5, 2), x, y, s, rot=rot, flip=flip), "#141a10")


def draw_thread(sc: Scene, x: float, y0: float, y1: float) -> None:
    """A fishing line, straight down, with rings where it leaves the water."""
    for k in range(3):
        r = ellipse(x, y0, 34 - 10 * k, 11 - 3 * k)
        sc.flat(clean(r.difference(T(r, 0, -2.2))), "#fffad6", 0.55 + 0.12 * k)
    line = curve(np.array([(x, y0), (x + 1, (y0 + y1) / 2), (x, y1)], float), n=8)
    sc.stroke([(a + 2.5, b) for a, b in line], "#142014", 1.6, 0.35)
    sc.stroke(line, "#fff8d2", 1.9, 0.95)


def room_walls() -> tuple[Any, Any, Any, Any]:
    """(far wall, left wall, right wall, floor)."""
    x0, y0, x1, y1 = WALL
    out = lambda x, y, k: (EYE[0] + (x - EYE[0]) * k, EYE[1] + (y - EYE[1]) * k)
    far = box(x0, y0 - 30, x1, y1)
    left = Polygon([(x0, y0), (x0, y1), out(x0, y1, 3), out(x0, y0, 3)])
    right = Polygon([(x1, y0), (x1, y1), out(x1, y1, 3), out(x1, y0, 3)])
    floor = Polygon([(x0, y1), (x1, y1), out(x1, y1, 3), out(x0, y1, 3)])
    return far, left, right, floor
