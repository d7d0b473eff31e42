"""The front of a gabled house that is papered outside like a parlour: stripes and sprigs above, panels below."""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut.camera import Camera
from cards.studio.papercut.geometry import T, U, clean, ellipse
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

GOLD, COLD = "#ffd9a0", "#dfe9ff"
CAM = Camera(400, 640, 1000, 2.4)
START, HEADING = (-5.2, 10.5), (0.93, 0.36)  # the papered wall, in metres; it turns a little away from us
WIDE, EAVES, RIDGE = 10.2, 6.0, 9.7
DOOR = (2.2, 7.3, 7.0)  # from, to, top
STRIPES = 24


def wall(g: Any) -> Any:
    """A drawing in metres on the papered wall."""
    return CAM.on_wall(g, START, HEADING)


def arched(u0: float, u1: float, v0: float, v1: float) -> Any:
    """An opening with a round head, in metres."""
    r = (u1 - u0) / 2
    return U(box(u0, v0, u1, v1 - r), ellipse((u0 + u1) / 2, v1 - r, r))


def openings() -> list[Any]:
    """The doorway; the front has no other."""
    u0, u1, top = DOOR
    return [arched(u0, u1, 0, top)]


def papered_house(sc: Scene, holes: Any, sunlit: Any) -> None:
    """Lay the front with its holes (as seen on the card); sunlit: where the last sun still lies on it."""
    whole = wall(Polygon([(0, 0), (WIDE, 0), (WIDE, EAVES), (WIDE / 2, RIDGE), (0, EAVES)]))
    skin = clean(whole.difference(holes))
    shade = sc.lin([(0, "#b0707c"), (0.4, "#7a4c6c"), (0.72, "#4a385c"), (1, "#2a2a48")], 300, 60, 430, 860)
    sc.layer(skin, shade, z=16, sh=0.8, shc="#0a0a2a", cut=0.4, wash=0.7, rim="#ffe9d0", rimop=0.8)
    with sc.clip(skin):
        for k in range(STRIPES):
            u = WIDE * k / STRIPES
            sc.flat(wall(box(u, 1.15, u + 0.2, RIDGE)), "#5a2450", 0.4, "multiply")
            sc.flat(wall(box(u + 0.28, 1.15, u + 0.3, RIDGE)), "#ffe6dc", 0.28)
        sprigs = []
        for i in range(28):
            for k in range(STRIPES):
                if (i + k) % 2:
                    u, v = WIDE * k / STRIPES + 0.1, 1.35 + 0.31 * i
                    sprigs += [leaf(u, v, 0.13, a, 0.5) for a in (0.8, 1.57, 2.34)] + [ellipse(u, v - 0.05, 0.022)]
        sc.flat(wall(U(sprigs)), "#ffe0d0", 0.5)
        sc.flat(wall(box(0, 0, WIDE, 1.1)), "#1c3f50", 0.75)
        panels = [box(0.1 + 0.73 * k, 0.16, 0.7 + 0.73 * k, 0.94) for k in range(14)]
        lines = wall(U([p.difference(p.buffer(-0.04)) for p in panels]))
        sc.flat(T(lines, 1, 1.6), "#071420", 0.7)
        sc.flat(lines, "#a9c4c4", 0.55)
        warm = sunlit.intersection(skin)
        sc.flat(warm, sc.lin([(0, "#ffb884"), (1, "#ff9a78")], 0, 60, 500, 420), 0.75, "soft-light", 2)
        sc.flat(warm, sc.lin([(0, "#ffcf94", 0.8), (1, "#ff9a78", 0.42)], 0, 60, 600, 420), 0.66, "screen", 2)
    rail = box(0, 1.06, WIDE, 1.18).difference(U(openings()))
    sc.layer(wall(rail), sc.lin([(0, "#c9a9a0"), (1, "#6a5a78")], 0, 0, 700, 0), z=2.4, cut=0.2, rim=COLD, rimop=0.8)
    arch = openings()[0]
    inner = AF.scale(wall(arch), 0.93, 0.95, origin=(CAM.vx, CAM.vy)).union(
        wall(box(DOOR[0] + 0.2, -0.5, DOOR[1] - 0.2, 0.4))
    )
    reveal = clean(wall(arch).difference(inner))
    sc.layer(reveal, sc.near("#ffe2a0", "#141c44", 420, mid="#6a5a78"), z=2, sh=0.4, cut=0, rim="#ffffff", rimop=0.9)
    band = wall(arch.buffer(0.34).difference(arch).intersection(box(-1, 0, WIDE + 1, 20)))
    sc.layer(band, sc.near("#ff6a5c", "#561a3c", 430, mid="#b03048"), z=6, sh=0.6, cut=0.2, rim="#ffe9d0", rimop=0.9)
    line = arch.buffer(0.21).difference(arch.buffer(0.14)).intersection(box(-1, 0, WIDE + 1, 20))
    sc.flat(wall(line), "#ffd9b0", 0.6)
    verge = [(-0.5, EAVES - 0.36), (WIDE / 2, RIDGE), (WIDE + 0.45, EAVES - 0.33)]
    board = Polygon([*verge, *[(u, v + 0.5) for u, v in verge[::-1]]])
    lit = sc.lin([(0, "#ffcf9c"), (0.5, "#d99a88"), (1, "#7a5a74")], 0, 100, 720, 380)
    teeth = []
    for k in range(20):
        t = (k + 0.5) / 20
        for s in (-1, 1):
            u = WIDE / 2 + s * (WIDE / 2 + 0.4) * t
            teeth.append(ellipse(u, RIDGE + 0.02 - (RIDGE - EAVES + 0.33) * t, 0.15))
    sc.layer(wall(U(teeth)), lit, z=3, cut=0, fibre=0, rim=GOLD, rimop=0.7)
    sc.layer(wall(board), lit, z=9, cut=0.5, rim=GOLD, rimop=0.9)
