"""A beach when the sun has gone: teal sky over one warm band, still sea, sand in shade, dark grass before us."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, limb
from cards.studio.papercut.land import land
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.papers import paper_boat
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank

HORIZON, SHORE = 470, 640


def draw_sky(sc: Scene) -> None:
    """Deep teal above, the last warm band over the sea, one long cloud."""
    sc.backdrop(sc.lin([(0, "#14303e"), (0.14, "#234c58"), (0.26, "#4a7274"), (0.34, "#a89c84"), (0.4, "#f0b880"), (1, "#f0b880")], 300, 0, 330, 1200))  # fmt: skip
    sc.glow(790, HORIZON, 420, "#ffc080", 0.6, sy=0.6)
    b = bank(sc.stream("cloud"), [(520, 300), (640, 280), (740, 288), (870, 276)], 8, 18, sx=2.8)
    sc.layer(b, sc.lin([(0, "#3c5e66"), (1, "#a8907c")], 0, 270, 0, 312), z=4, op=0.7, sh=0.1, rim="#ffd0a0", rimop=0.4, wash=0.2)  # fmt: skip


def draw_sea(sc: Scene) -> None:
    """From deep to shallow in five strips, surf where it reaches the sand."""
    sc.layer(box(-40, HORIZON, 840, 760), sc.lin([(0, "#a88c78"), (0.3, "#4a6a6e"), (1, "#24505a")], 0, HORIZON, 0, 680), z=3, rim="#ffd8a8", rimop=0.6)  # fmt: skip
    for k, (y, c, foam) in enumerate(((520, "#4a6a6e", 1), (592, "#3a5e66", 2), (640, "#4a6a6c", 4))):
        r = sc.stream(f"strip {k}")
        P, x, up = [(-60.0, float(y))], -60.0, 1
        while x < 860:
            x += r.uniform(40, 110)
            P.append((x, y - up * (2 + 1.4 * k) * r.uniform(0.3, 1.3)))
            up = -up
        g, top = land(r, P, 1.4, base=760)
        sc.layer(g, sc.lin([(0, mix(c, "#ffc890", 0.2)), (1, c)], 0, y, 0, y + 60), z=4, sh=0.15, shc="#102a34", rim="#ffe0b8", rimop=0.5, rimw=1 + 0.4 * foam)  # fmt: skip
        q = []
        for _ in range(9):
            gx, gy, w = r.uniform(-20, 820), y + r.uniform(5, 36), r.uniform(8, 40)
            q.append(limb([(gx - w, gy, 0.4), (gx, gy - 1, 1.4 + 0.5 * k), (gx + w, gy, 0.4)], 3, 3))
        sc.flat(U(q).intersection(g), "#ffd8a8", 0.4)
    for g, tone in paper_boat("#fffdf4", 46):
        sc.layer(T(g, 744, 540, 0.7), mix("#f4dcc0", "#3a5a62", tone if isinstance(tone, float) else 0.2), z=1.5, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw_sand(sc: Scene) -> None:
    """Wet, then dry, rippled, then the near slope."""
    for k, (P, lit, deep, z) in enumerate((
        ([(-60, 676), (160, 664), (420, 684), (640, 666), (860, 690)], "#8a7868", "#5a5a5c", 3),
        ([(-60, 716), (200, 706), (470, 728), (700, 704), (860, 724)], "#94786a", "#544450", 4),
        ([(-60, 890), (220, 872), (500, 890), (860, 850)], "#7c6058", "#2c2434", 5),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"sand {k}"), P, 4)
        sc.layer(g, sc.lin([(0, lit), (1, deep)], 760, P[0][1], 60, P[0][1] + 420), z=z, rim="#ffd0a0", rimop=0.4, sh=0.15, shc="#2a2434")  # fmt: skip
        r = sc.stream(f"ripples {k}")
        marks = []
        for _ in range((10, 22, 44)[k]):
            x, w = r.uniform(-20, 820), r.uniform(14, 60) * (0.6 + 0.4 * k)
            y = P[1][1] + 14 + r.uniform(0, (30, 150, 320)[k])
            marks.append(limb([(x - w, y + 3, 0.5), (x - w * 0.3, y - 2, 2), (x + w * 0.3, y + 2, 2), (x + w, y - 2, 0.5)], 4, 3))  # fmt: skip
        with sc.clip(g):
            sc.flat(U(marks), "#2c2030", 0.3)
            sc.flat(T(U(marks), -1, 2.4), "#f0b890", 0.16)


def draw_near(sc: Scene) -> None:
    """Grass of the dune in both lower corners, dark."""
    r = sc.stream("near")

    def height(x: float) -> float:
        away = max(0.0, abs(x - 420) - 150) / 270
        return 20 + 190 * away**1.5 + r.uniform(-14, 24) * (0.3 + away)

    g: Any = near_grass(r, height, (-12, 12), (-0.3, 0.3), 8)
    sc.layer(g, sc.lin([(0, "#2a4448"), (0.5, "#162a34"), (1, "#0a1822")], 0, 930, 0, 1180), z=10, cut=0, wash=0, rim="#f0c090", rimop=0.25, shc="#181420")  # fmt: skip
