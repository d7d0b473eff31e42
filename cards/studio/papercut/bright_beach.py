"""A beach at noon: sky with high cloud, turquoise sea with surf, pale sand in ripples, dark grass before us."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.papers import paper_boat
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank

HORIZON, SHORE = 470, 640


def draw_sky(sc: Scene) -> None:
    """Deep blue-green above, pale over the sea, torn sheets of cloud."""
    sc.backdrop(sc.lin([(0, "#0a7aa6"), (0.14, "#279fc0"), (0.29, "#74cbd0"), (0.4, "#d8f2da"), (1, "#f6e6b8")], 60, 0, 260, 1200))  # fmt: skip
    r = sc.stream("high air")
    for k, (y, c) in enumerate(((64, "#0a78a6"), (150, "#2a9cbc"), (236, "#58bac4"))):
        P = [(-40, y + 20), (140, y - 10), (330, y + 20), (520, y - 14), (700, y + 16), (860, y - 8)]
        g, _ = land(r, P, 7, base=y - 420)
        sc.layer(g, sc.lin([(0, c), (1, mix(c, "#c8f0e4", 0.45))], 0, y, 800, y), z=5, op=0.6, wash=0.4, sh=0.35, shc="#0a5a78", rim="#e4fbf4", rimop=0.7)  # fmt: skip
    light = sc.rad([(0, "#fffbe0", 0.85), (0.35, "#eafae6", 0.5), (1, "#c8f0e4", 0)], 790, 60, 640)
    sc.flat(box(0, 0, 800, HORIZON), light)
    for name, P, lit, c, r1 in (
        ("tower far", [(560, 330), (640, 250), (720, 214), (800, 226), (870, 262)], "#d8f4ea", "#7cc8cc", 46),
        ("tower", [(600, 372), (680, 306), (760, 288), (860, 316)], "#f2fbee", "#a4dcd4", 40),
        ("tower near", [(640, 420), (720, 384), (800, 392), (860, 410)], "#fffdf0", "#d2efdc", 30),
        ("left far", [(-60, 318), (10, 296), (80, 320), (140, 360)], "#d8f4ea", "#86ccce", 34),
        ("left", [(-60, 384), (20, 364), (100, 384), (150, 410)], "#fffdf0", "#c4eadc", 28),
    ):
        b = bank(sc.stream(f"cloud {name}"), P, 10, r1, sx=1.7)
        sc.layer(b, sc.lin([(0, lit), (1, c)], 800, P[1][1] - 50, 700, P[1][1] + 90), z=5, sh=0.3, shc="#1a7a90", rim="#ffffff", rimop=1, wash=0.2)  # fmt: skip


def draw_sea(sc: Scene) -> None:
    """From deep to shallow in five strips, surf where it reaches the sand."""
    sc.layer(box(-40, HORIZON, 840, 760), sc.lin([(0, "#0f6f96"), (0.4, "#1f9ab0"), (1, "#7ad4c8")], 0, HORIZON, 0, 680), z=4, rim="#e4fff4", rimop=0.9)  # fmt: skip
    for k, (y, c, foam) in enumerate(
        ((506, "#168aa8", 2), (548, "#2fa8b8", 3), (592, "#58c2c0", 5), (632, "#94dcce", 8))
    ):
        r = sc.stream(f"strip {k}")
        P, x, up = [(-60.0, float(y))], -60.0, 1
        while x < 860:
            x += r.uniform(40, 110)
            P.append((x, y - up * (2 + 1.4 * k) * r.uniform(0.3, 1.3)))
            up = -up
        g, top = land(r, P, 1.4, base=760)
        sc.layer(g, sc.lin([(0, mix(c, "#ffffff", 0.2)), (1, c)], 0, y, 0, y + 60), z=4, sh=0.25, shc="#0a4a6a", rim="#f4fffa", rimop=1, rimw=1 + 0.5 * foam)  # fmt: skip
        q = []
        for _ in range(26):
            gx, gy, w = r.uniform(-20, 820), y + r.uniform(5, 36), r.uniform(8, 40)
            q.append(limb([(gx - w, gy, 0.4), (gx, gy - 1, 1.4 + 0.5 * k), (gx + w, gy, 0.4)], 3, 3))
        sc.flat(U(q).intersection(g), "#f4fffa", 0.55)
    for g, tone in paper_boat("#fffdf4", 46):
        sc.layer(T(g, 744, 540, 0.7), mix("#fffdf4", "#5a9ab0", tone if isinstance(tone, float) else 0.2), z=1.5, cut=0, wash=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip


def draw_sand(sc: Scene) -> None:
    """Wet, then dry, rippled, then the near slope."""
    for k, (P, lit, deep, z) in enumerate((
        ([(-60, 676), (160, 664), (420, 684), (640, 666), (860, 690)], "#f4e2b4", "#c8b894", 4),
        ([(-60, 716), (200, 706), (470, 728), (700, 704), (860, 724)], "#fff0c4", "#ecc98a", 6),
        ([(-60, 890), (220, 872), (500, 890), (860, 850)], "#fff0c0", "#d8a05c", 7),
    )):  # fmt: skip
        g, _ = land(sc.stream(f"sand {k}"), P, 4)
        sc.layer(g, sc.lin([(0, lit), (1, deep)], 760, P[0][1], 60, P[0][1] + 420), z=z, rim="#fffef0", rimop=1, sh=0.3, shc="#8a6a48")  # fmt: skip
        r = sc.stream(f"ripples {k}")
        marks = []
        for _ in range((20, 46, 90)[k]):
            x, w = r.uniform(-20, 820), r.uniform(14, 60) * (0.6 + 0.4 * k)
            y = P[1][1] + 14 + r.uniform(0, (30, 150, 320)[k])
            marks.append(limb([(x - w, y + 3, 0.5), (x - w * 0.3, y - 2, 2), (x + w * 0.3, y + 2, 2), (x + w, y - 2, 0.5)], 4, 3))  # fmt: skip
        with sc.clip(g):
            sc.flat(U(marks), "#b07a48", 0.26)
            sc.flat(T(U(marks), -1, 2.4), "#fffce8", 0.5)


def draw_near(sc: Scene) -> None:
    """Grass of the dune in both lower corners, dark; small things of the beach."""
    r = sc.stream("near")

    def height(x: float) -> float:
        away = max(0.0, abs(x - 420) - 150) / 270
        return 24 + 250 * away**1.5 + r.uniform(-14, 24) * (0.3 + away)

    g: Any = near_grass(r, height, (-12, 12), (-0.3, 0.3), 8)
    sc.layer(g, sc.lin([(0, "#1f7a72"), (0.5, "#0c444c"), (1, "#05222c")], 0, 930, 0, 1180), z=10, cut=0, wash=0, rim="#d8ffb0", rimop=0.7, shc="#6a4a38")  # fmt: skip
    for x, y, s, c in ((506, 1128, 1.0, "#f08a78"), (246, 1150, 0.8, "#fff2e0")):
        fan = shape("0,0^ -22,-12 -26,-26 -14,-36 0,-38 14,-36 26,-26 22,-12")
        sc.layer(T(fan, x, y, s, rot=20), c, z=3, cut=0.3, rim="#ffffff", rimop=1, shc="#8a5a40")
        for a in (-24, -12, 0, 12, 24):
            sc.flat(T(limb([(0, -2, 0.8), (a * 0.8, -33, 1.6)], 1), x, y, s, rot=20), "#a8504a", 0.5)
    sc.flat(
        U([ellipse(r.uniform(130, 680), r.uniform(1040, 1160), r.uniform(1, 3)) for _ in range(60)]), "#a87850", 0.5
    )
