"""A starry night on the sea, seen through the opening of a house, and the boat in which somebody comes out of it."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import star
from cards.studio.papercut.wardrobe import dress
from cards.studio.papercut.water import waves

INK, MOON, LAMP = "#0a1030", "#fff6da", "#ffdf98"


def night_within(sc: Scene, holes: Any, sea: float, moon: tuple[float, float, float]) -> None:
    """The night behind an opening: stars, a small moon (x, y, radius), the sea from its horizon at height sea."""
    mx, my, mr = moon
    x0, y0, x1, y1 = holes.bounds
    r = sc.stream("night")
    with sc.clip(holes.buffer(2)):
        sky = [(0, "#080f30"), (0.45, "#10245c"), (0.8, "#1c4486"), (1, "#2f66a8")]
        sc.flat(holes.buffer(6), sc.lin(sky, 0, y0, 0, sea))
        for k in range(3):  # the band of the Milky Way, torn
            band = limb([(x0 - 30, sea - 120 - 20 * k, 190 - 56 * k), (x0 + 190, sea - 250, 130 - 36 * k), (x1 + 20, y0 + 30, 90 - 24 * k)], 8)  # fmt: skip
            sc.flat(band, "#8fb4e8", 0.12, "screen", 16 - 4 * k)
        for _ in range(420):
            x, y = r.uniform(x0, x1), y0 + (sea - y0) * r.random()
            near = abs((y - (sea - 120)) + (x - x0) * 0.72) < 90
            a = (0.7 + 2.2 * r.random() ** 4) * (1.15 if near else 0.9)
            sc.flat(ellipse(x, y, a), "#f6f2ff", r.uniform(0.45, 1))
        bright = [star(r.uniform(x0 + 20, x1 - 20), r.uniform(y0 + 30, sea - 120), r.uniform(5, 10), 4, 0.2) for _ in range(13)]  # fmt: skip
        sc.flat(U(bright), "#fffbe6")
        sc.glow(mx, my, 150, "#d6e4ff", 0.6)
        sc.layer(ellipse(mx, my, mr), "#fff6da", z=2, sh=0.2, cut=0.3, rim="#ffffff", rimop=0.9)
        sc.flat(U([ellipse(mx - 7, my - 5, 6, 5), ellipse(mx + 8, my + 6, 5, 4)]), "#d9c9b0", 0.6, None, 1.6)
        coast = [
            (60, sea - 8),
            (150, sea - 30),
            (230, sea - 6),
            (360, sea),
            (470, sea - 16),
            (560, sea - 30),
            (740, sea - 10),
        ]
        for k, c in enumerate(("#2f5f9c", "#1c3f74")):
            isles, _ = land(sc.stream(f"isles {k}"), [(x, y + 7 * k) for x, y in coast], 2)
            sc.layer(isles, c, z=3, sh=0.2, rim="#bcd4f4", rimop=0.8)
        water = sc.lin([(0, "#3a6fa8"), (0.3, "#1f4682"), (1, "#0a163c")], 0, sea, 0, 880)
        sc.layer(box(x0 - 20, sea, x1 + 20, 900), water, z=3, sh=0.2, cut=0.3, rim="#ffffff", rimop=0.9)
        for k in range(6):
            y = sea + 16 + 12 * k + 5 * k * k
            swell = waves(sc.stream(f"wave {k}"), x0 - 20, x1 + 20, y, 2 + 1.2 * k, 40 + 18 * k, 920)
            c = mix("#2c609a", "#0e2452", k / 6)
            sc.layer(swell, sc.near(mix(c, LAMP, 0.16), mix(c, INK, 0.4), 340), z=3, sh=0.35, cut=0, fibre=0, rim="#cfe0fa", rimop=0.6)  # fmt: skip


def moon_path(
    sc: Scene, a: tuple[float, float], b: tuple[float, float], w0: float, w1: float, n: int, c: str = MOON
) -> None:
    """Glints of a light on the water from a to b, w0 wide at a and w1 at b."""
    r = sc.stream(f"path {a}")
    for k in range(n):
        t = (k / n) ** 1.25
        w = (w0 + (w1 - w0) * t) * r.uniform(0.25, 1.0)
        x, y = a[0] + (b[0] - a[0]) * t + r.gauss(0, 0.3) * (w0 + (w1 - w0) * t), a[1] + (b[1] - a[1]) * t
        sc.flat(limb([(x - w, y, 0.4), (x, y, 1.2 + 2.4 * t), (x + w, y, 0.4)], 3), c, 0.85)


def ferrywoman(x: float, y: float, s: float, hand: tuple[float, float], lamp: tuple[float, float]) -> Figure:
    """An old woman kneels in the bow, leans out to the right with her near hand at hand, the far one lifts a light."""
    pose = SIDE["kneel"].but(lean=24, stoop=8, nod=-16, elbow_a=-1, elbow_b=-1, grip_a="open", grip_b="grip", bend_a=-6)
    inner = [((px - x) / s, (py - y) / s) for px, py in (hand, lamp)]
    clothes = dress("coat", "#e8a03c", "#2c2440", "#fff0c0").but(collar="scarf", collar_colour="#b03048")
    who = person(
        70, "side", pose, clothes, "#d9a27a", "bun", "#eee6d8", "smile", 1.04, reach_a=inner[0], reach_b=inner[1]
    )
    return T(who, x, y, s)


def boat_pieces(x: float, y: float, s: float) -> tuple[Any, Any, Any, Any]:
    """A rowing boat with its bow to the right, y the water amidships: far side within, hull, planks, gunwale."""
    hull = shape("-140,-40^ -70,-34 10,-34 74,-46 138,-92^ 136,-56 112,-8 74,20^ 0,28 -80,22^ -122,2")
    inside = shape("-140,-40^ -80,-60 0,-66 76,-70 138,-92^ 74,-46 10,-34 -70,-34")
    planks = U([limb([(-134 + 6 * i, -24 + 14 * i, 0.6), (8, -18 + 13 * i, 2), (132 - 8 * i, -72 + 22 * i, 0.6)], 6) for i in range(3)])  # fmt: skip
    rim = limb([(-141, -40, 5), (-70, -34, 6), (10, -34, 6.5), (74, -46, 6.5), (140, -94, 6)], 7)
    a, b, c, d = (T(g, x, y, s, rot=-3) for g in (inside, hull, planks, rim))
    return a, b, c.intersection(b), d


def lantern_at(sc: Scene, x: float, y: float, s: float) -> None:
    """A lantern that hangs from a hand at x, y."""
    body = T(box(-9, 12, 9, 40).buffer(3), x, y, s)
    sc.glow(x, y + 26 * s, 260, "#ff8a30", 0.6)
    sc.layer(body, sc.lin([(0, "#fffbe0"), (1, "#ffc858")], 0, y + 6 * s, 0, y + 44 * s), z=1, cut=0, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    frame = U(box(-14, 6, 14, 11), box(-14, 41, 14, 47), box(-1, 10, 1, 42), shape("-12,7^ 0,-2 12,7^"))
    sc.flat(T(frame, x, y, s), "#2a1424")
    sc.stroke([(x - 10 * s, y + 6 * s), (x, y - 8 * s), (x + 10 * s, y + 6 * s)], "#2a1424", 2.4)
    sc.glow(x, y + 26 * s, 90, "#fff3c8", 0.9)
