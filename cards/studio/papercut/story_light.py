"""A hole in a page, and in it a wood on a pale morning; its light rises as a mist."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, limb
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

DEEP = (430.0, 1900.0)  # the trunks run down towards this point


def story_light(sc: Scene, hole: Any, sun: tuple[float, float]) -> None:
    """The wood behind the hole, sheet behind sheet, and the cut edges of the leaves above it."""
    x0, y0, x1, y1 = hole.bounds
    r = sc.stream("story wood")
    with sc.clip(hole):
        stops = [(0, "#fffce2"), (0.25, "#faf2b8"), (0.6, "#f0e8a4"), (1, "#dcd68c")]
        sc.flat(box(x0, y0, x1, y1), sc.rad(stops, *sun, 300))
        for n, w, tone, op in ((12, 4, "#d8d898", 1), (8, 7, "#b8c482", 1), (4, 13, "#8aa468", 1)):
            g = []
            for k in range(n):
                x = x0 + (k + 0.5 + r.uniform(-0.42, 0.42)) * (x1 - x0) / n
                if w > 8 and abs(x - sun[0]) < 46:
                    x += 80
                lean = (DEEP[0] - x) * 0.16
                ww = w * r.uniform(0.7, 1.3)
                g.append(
                    limb([(x - lean * 0.8, y0 - 8, ww), (x, (y0 + y1) / 2, ww * 0.84), (x + lean, y1 + 8, ww * 0.7)], 4)
                )
                for _ in range(3):
                    y, d = r.uniform(y0 + 10, y1 - 40), r.choice((-1, 1))
                    g.append(
                        limb(
                            [(x, y + 18, ww * 0.4), (x + d * ww * 1.6, y, ww * 0.3), (x + d * ww * 3.4, y - 26, 0.8)], 4
                        )
                    )
            sc.layer(U(g), tone, z=2, sh=0.16, cut=0.2, fibre=0, op=op, rim="#fffff0", rimop=0.9)
            sc.glow(*sun, 90, "#fffbe0", 0.25)
        for n, tone in ((40, "#94ae6a"), (60, "#bcc87e"), (44, "#e0e09c")):
            lv = [
                leaf(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(7, 14), r.uniform(0, 6.3), 0.5) for _ in range(n)
            ]
            far = [q for q in lv if q.distance(box(sun[0] - 1, sun[1] - 1, sun[0] + 1, sun[1] + 1)) > 54]
            sc.flat(U(far), tone, 0.85)
        sc.glow(*sun, 90, "#fffce6", 0.3)
        broad = clean(hole.buffer(-5).buffer(8).intersection(hole))
        for k, c in enumerate(("#5a5a48", "#8a866a", "#c4bc98")):  # the leaves that are cut through
            d = 3.2 * (3 - k)
            sc.layer(
                clean(broad.difference(T(hole, -d * 0.25, d))),
                c,
                z=1.4,
                sh=0.35,
                cut=0,
                fibre=0,
                wash=0,
                rim="#fffbe6",
                rimop=0.6,
            )
    sc.flat(clean(hole.buffer(1.0).difference(hole)), "#fffff0", 0.8)


def rising(sc: Scene, hole: Any, height: float) -> None:
    """The light that stands over the hole."""
    n = 9
    for k in range(1, n + 1):
        t = k / n
        g = T(hole.buffer(-3 + 10 * t), 20 * t, -height * t)
        sc.flat(g, "#f4eebc", 0.045 * (1 - t) + 0.008, "screen", 8 + 16 * t)
