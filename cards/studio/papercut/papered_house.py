"""The front of a gabled house that is papered outside like a parlour: stripes and sprigs, panels, pictures in gilt frames."""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import U, clean, ellipse
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

COLD = "#dfe9ff"
CAM = Camera(420, 640, 1000, 2.4)
START, HEADING = (-4.6, 13.2), (0.985, 0.17)  # the papered wall, in metres
WIDE, EAVES, RIDGE = 8.4, 5.9, 9.3
DOOR = (1.8, 6.5, 6.8)  # from, to, top
WINDOWS = ((0.5, 1.3, 1.3, 3.2), (7.05, 7.85, 1.3, 3.2), (0.5, 1.3, 4.3, 5.8), (7.05, 7.85, 4.3, 5.8))


def wall(g: Any) -> Any:
    """A drawing in metres on the papered wall."""
    return CAM.on_wall(g, START, HEADING)


def arched(u0: float, u1: float, v0: float, v1: float) -> Any:
    """An opening with a round head, in metres."""
    r = (u1 - u0) / 2
    return U(box(u0, v0, u1, v1 - r), ellipse((u0 + u1) / 2, v1 - r, r))


def openings() -> list[Any]:
    """Door first, then every window."""
    u0, u1, top = DOOR
    return [arched(u0, u1, 0, top), *(box(a, v0, b, v1) for a, b, v0, v1 in WINDOWS)]


def papered_house(sc: Scene, holes: Any, lamp: tuple[float, float]) -> None:
    """Lay the front with its holes (as seen on the card): paper, panels, pictures, frames, verge; warm beside the lamp."""
    whole = wall(Polygon([(0, 0), (WIDE, 0), (WIDE, EAVES), (WIDE / 2, RIDGE), (0, EAVES)]))
    skin = clean(whole.difference(holes))
    lit = sc.rad([(0, "#ffdcb0"), (0.2, "#d39a98"), (0.52, "#93667e"), (1, "#46305a")], lamp[0] - 10, lamp[1] + 20, 640)
    sc.layer(skin, lit, z=16, sh=0.8, shc="#0a0a2a", cut=0.4, wash=0.7, rim="#ffe9d0", rimop=0.8)
    with sc.clip(skin):
        n = 21
        for k in range(n):
            u = WIDE * k / n
            sc.flat(wall(box(u, 0.95, u + 0.2, RIDGE)), "#6a2f5a", 0.42, "multiply")
            sc.flat(wall(box(u + 0.29, 0.95, u + 0.31, RIDGE)), "#ffe6dc", 0.3)
        sprigs = []
        for i in range(26):
            for k in range(n):
                if (i + k) % 2:
                    u, v = WIDE * k / n + 0.1, 1.15 + 0.31 * i
                    sprigs += [leaf(u, v, 0.13, a, 0.5) for a in (0.8, 1.57, 2.34)] + [ellipse(u, v - 0.05, 0.022)]
        sc.flat(wall(U(sprigs)), "#ffe0d0", 0.55)
        sc.flat(wall(box(0, 0, WIDE, 0.9)), "#5a3f62", 0.6)
        panels = [box(0.1 + 0.7 * k, 0.12, 0.66 + 0.7 * k, 0.76) for k in range(12)]
        sc.flat(wall(U([p.difference(p.buffer(-0.035)) for p in panels])), "#e6c4b8", 0.5)
    for v, h in ((0.9, 0.1), (3.8, 0.08)):
        sc.layer(
            wall(box(0, v, WIDE, v + h).difference(U(openings()))),
            sc.near("#f0d6c4", "#6a4a64", 420, lamp),
            z=2,
            cut=0.2,
        )
    arch = openings()[0]
    inner = AF.scale(wall(arch), 0.955, 0.955, origin=(CAM.vx, CAM.vy)).union(
        wall(box(DOOR[0] + 0.12, -0.5, DOOR[1] - 0.12, 0.4))
    )
    reveal = clean(wall(arch).difference(inner))
    sc.layer(reveal, sc.near("#fffdf0", "#6a5a8c", 350, mid="#e9d9d8"), z=2, sh=0.4, cut=0, rim="#ffffff", rimop=0.9)
    band = arch.buffer(0.24, join_style=2).difference(arch).intersection(box(-1, 0, 10, 10))
    sc.layer(wall(band), sc.near("#e0506a", "#6a2044", 520, lamp), z=5, sh=0.5, cut=0.2, rim="#ffe9d0", rimop=0.9)
    sc.flat(wall(arch.buffer(0.15).difference(arch.buffer(0.1)).intersection(box(-1, 0, 10, 10))), "#ffd9b0", 0.6)
    sc.layer(wall(box(DOOR[0] - 0.3, -0.14, DOOR[1] + 0.3, 0.02)), "#fff3dc", z=4, cut=0.2, rim="#ffffff", rimop=1)
    frames = [wall(g.buffer(0.1, join_style=2).difference(g)) for g in openings()[1:]]
    sc.layer(
        U(frames), sc.near("#fff0d8", "#8f7690", 420, lamp), z=3, sh=0.5, cut=0.2, fibre=0, rim="#ffffff", rimop=0.8
    )
    bars = []
    for u0, u1, v0, v1 in WINDOWS:
        m = (u0 + u1) / 2
        bars += [box(m - 0.03, v0, m + 0.03, v1), box(u0, v0 + (v1 - v0) * 0.62, u1, v0 + (v1 - v0) * 0.62 + 0.05)]
        sill = wall(box(u0 - 0.2, v0 - 0.2, u1 + 0.2, v0 - 0.08))
        sc.layer(sill, sc.near("#fff6e0", "#a88a9a", 420), z=4, cut=0.2, rim="#ffffff")
    bars = wall(U(bars).intersection(U(openings())))
    sc.layer(bars, sc.near("#e9dcd0", "#8f7a98", 300), z=1.5, sh=0.3, cut=0, fibre=0)
    pictures = ((1.55, 6.35, 0.24, 0.32, 0), (6.75, 6.4, 0.24, 0.32, 1), (4.15, 8.0, 0.42, 0.5, 1), (3.1, 7.5, 0.22, 0.3, 0), (5.2, 7.5, 0.26, 0.24, 0),
                (0.9, 3.72, 0.18, 0.2, 1), (7.45, 3.76, 0.2, 0.22, 0), (0.26, 5.0, 0.14, 0.22, 0), (8.12, 5.1, 0.16, 0.24, 1))  # fmt: skip
    for u, v, a, b, oval in pictures:
        o = ellipse(u, v, a, b) if oval else box(u - a, v - b, u + a, v + b)
        i = o.buffer(-0.06, join_style=2)
        sc.layer(wall(o), sc.near("#ffd98a", "#8a5f3a", 460, lamp), z=2.5, sh=0.6, cut=0.2, rim="#fff0c6", rimop=0.9)
        sc.flat(wall(i), "#3a4a5e")
        who = U(ellipse(u, v + b * 0.16, a * 0.26, b * 0.22), ellipse(u, v - b * 0.4, a * 0.46, b * 0.34)).intersection(
            i
        )
        sc.flat(wall(who), "#e8c8a4", 0.9)
    verge = [(-0.35, EAVES - 0.28), (WIDE / 2, RIDGE), (WIDE + 0.35, EAVES - 0.28)]
    band = Polygon([*verge, *[(u, v + 0.42) for u, v in verge[::-1]]])
    sc.layer(wall(band), sc.near("#c08a88", "#54405c", 460), z=9, cut=0.5, rim=COLD, rimop=0.7)
    teeth = []
    for k in range(18):
        t = (k + 0.5) / 18
        for s in (-1, 1):
            u = WIDE / 2 + s * (WIDE / 2 + 0.3) * t
            teeth.append(ellipse(u, RIDGE - 0.02 - (RIDGE - EAVES + 0.28) * t, 0.15))
    sc.layer(wall(U(teeth)), sc.near("#d9a898", "#6a4c66", 460), z=3, cut=0, fibre=0, rim=COLD, rimop=0.6)
