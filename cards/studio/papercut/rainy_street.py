"""A grey street in the rain, with its lamp post and pavement; in card units."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.buildings import panes
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene


def draw_houses(sc: Scene) -> None:
    """Three rows of houses in the rain, far to near, all of them dull."""
    sc.backdrop(sc.lin([(0, "#5f5a74"), (0.18, "#a09aac"), (0.5, "#b9b3c0")], 0, 0, 0, 1200))
    for k, (c, y0, seed) in enumerate((("#a19bac", 170, "far"), ("#8a8499", 110, "mid"), ("#504b64", 20, "edge"))):
        B = sc.stream(seed)
        gs = []
        x = -60.0
        while x < 860:
            w = B.uniform(90, 150) + k * 26
            top = y0 + B.uniform(-30, 60)
            if k == 2 and 120 < x + w / 2 < 690:
                x += w
                continue
            if k == 1 and 330 < x + w / 2 < 520:
                top += 130
            body = U(
                box(x, top + 40, x + w, 610),
                Polygon([(x - 6, top + 44), (x + w * 0.18, top), (x + w * 0.82, top), (x + w + 6, top + 44)]),
                box(x + w * 0.62, top - 30, x + w * 0.74, top + 10),
            )
            holes = [
                panes(x + w * (0.14 + 0.28 * i), top + 74 + j * 92, w * 0.17, 52, 2, 3, 0.16)
                for i in range(3)
                for j in range(6)
            ]
            gs.append(body.difference(U(*[h.convex_hull for h in holes]).buffer(1)))
            sc.flat(U(*[h.convex_hull for h in holes]), mix(c, "#2b293b", 0.12 + 0.1 * k))
            x += w * B.uniform(0.96, 1.06)
        sc.layer(U(gs), c, z=6, sh=0.25, fibre=0.05, wash=0.7, rimop=0.16)
        sc.veil(
            [(0, "#a39db0", 0.0), (0.3, "#a39db0", 0.2), (0.5, "#b5afbf", 0.5 - k * 0.08), (0.54, "#b5afbf", 0)],
            0,
            0,
            0,
            1200,
            "normal",
        )


def draw_pavement(sc: Scene) -> None:
    """A lamp post, the pavement up to the kerb, four footprints that fill."""
    lamp = U(
        limb("706,586,11 706,420,8 706,250,6", 4),
        box(694, 536, 718, 588),
        limb("706,250,5 706,226,5 690,206,4 668,204,4", 6),
        shape("650,206^ 686,206^ 680,228 675,246^ 661,246^ 656,228"),
    )
    sc.layer(lamp, "#413d54", z=8, cut=0.2, sh=0.3)
    # pavement up to the kerb
    pave = Polygon([(-40, 536), (840, 536), (840, 610), (-40, 610)])
    sc.layer(pave, sc.lin([(0, "#7d788c"), (1, "#9c97a8")], 0, 536, 0, 590), z=8, dy=-3, sh=0.3)
    sc.flat(
        U(
            *[limb([(x, 537, 1), (x + (x - 400) * 0.14, 582, 1.8)], 2) for x in range(-20, 840, 86)],
            box(-40, 553, 840, 554.4),
        ),
        "#4a465a",
        0.5,
    )
    for k in range(4):  # four footprints, filling
        x, y = (328, 352, 464, 490)[k], (558, 569, 569, 558)[k]
        fl = 1 if k < 2 else -1
        foot = fillet(U(ellipse(x + fl * 8, y, 16, 5.4), ellipse(x - fl * 15, y, 9, 4.4)), 1)
        sc.flat(foot.buffer(1.2), "#4a465a", 0.7)
        sc.flat(foot, "#e9e0e2", 0.85)


def rain(sc: Scene, name: str, n: int, op: float, w: float, avoid: Any = None, y1: float = 580) -> None:
    """Slanting rain, none of it where it would be kept off."""
    S = sc.stream(name)
    g = []
    for _ in range(n):
        x, y = S.uniform(-20, 830), S.uniform(-60, y1 - 40)
        L = S.uniform(40, 130)
        q = limb([(x, y, 0.4), (x - L * 0.06, y + L * 0.5, w), (x - L * 0.12, min(y1, y + L), 0.4)], 2, 3)
        if avoid is None or not avoid.intersects(q):
            g.append(q)
    sc.flat(U(g), "#efe8f0", op)
