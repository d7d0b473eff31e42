"""Those who wait for soup with an empty bowl, seen from above."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.ladle_moon import MX, MY
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral
from cards.studio.papercut.soup_pot import PR, PX, PY

PACE = 78  # from one who waits to the next
SKIN = ("#e8b890", "#c98f66", "#a86a46", "#7a4a30", "#d9a077", "#8a5a3c")
CLOTH = ("#8f4f5f", "#4f5a86", "#8f6b95", "#b0804f", "#5f7a7a", "#a8674f", "#6a4a72", "#c9a08a", "#3f5f78", "#7a6a4a")
HATS_ABOVE = ("kerchief", "straw", "cap", "bun", "bald", "braids", "turban", "knit", "curls")


def queue(sizes: list[float]) -> list[tuple[float, float, float]]:
    """Places of those who wait: (x, y, heading in degrees), the first one first: a coil round the pot, then out of the door."""
    coil = []
    for k in range(130):
        th = math.radians(-52 + 4.6 * k)
        r = PR + 66 + 31.5 * math.radians(4.6 * k)
        x, y = PX + r * math.cos(th), PY + r * math.sin(th)
        if k > 90 and x < 420 and y > 800:
            break
        coil.append((x, y))
    line = along(
        curve(
            np.array(
                [*coil, (330, 938), (236, 962), (196, 1030), (206, 1110), (262, 1180), (360, 1230), (470, 1262)], float
            ),
            n=6,
        ),
        1600,
    )
    at = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    out, d = [], 0.0
    for a, b in zip(sizes, sizes[1:] + sizes[-1:], strict=True):
        if d > at[-1] - 6:
            break
        x, y, u, v = (float(np.interp(d + e, at, line[:, i])) for e, i in ((0, 0), (0, 1), (-6, 0), (-6, 1)))
        if d < 6:
            u, v = PX, PY
        out.append((x, y, math.degrees(math.atan2(v - y, u - x))))
        d += PACE * (a + b) / 2
    return out


def from_above(rng: Any, hat: str, size: float = 1.0) -> Figure:
    """Somebody with an empty bowl, seen from above, facing +x; about 64 units across."""
    skin, coat, second = rng.choice(SKIN), rng.choice(CLOTH), rng.choice(CLOTH)
    hair = rng.choice(("#2a1a24", "#4a2c24", "#8a5a34", "#d9d0c8", "#1c141c"))
    f = Figure()
    hem = [
        ((29 + 1.6 * math.cos(11 * a)) * math.cos(a) - 6, (31 + 1.6 * math.cos(11 * a)) * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, 90)
    ]
    f.add(Polygon(hem), dark(coat, 0.18), "hem", 1.2)
    f.add(
        U(
            [
                limb([(-6 + 12 * math.cos(a), 12 * math.sin(a), 0.8), (-6 + 28 * math.cos(a), 29 * math.sin(a), 2)], 1)
                for a in np.linspace(1.0, 5.3, 9)
            ]
        ),
        dark(coat, 0.45),
        "pleats",
        0.2,
        True,
        0.6,
    )
    for s in (-1, 1):
        f.add(U(limb([(2, s * 25, 14), (22, s * 25, 12), (37, s * 13, 10)], 6)), coat, "arm", 0.9)
    f.add(ellipse(46, 0, 16.5), "#b08a86", "bowl", 1.0)
    f.add(ellipse(46, 0, 13), "#4a3448", "hollow", 0.2, True)
    for s in (-1, 1):
        f.add(ellipse(39, s * 13, 6, 5, s * 40), skin, "hand", 0.5)
    f.add(fillet(U(ellipse(0, 0, 15, 31), ellipse(-3, 0, 17, 20)), 4), coat, "back", 1.2)
    if rng.random() < 0.45:
        f.add(shape("-20,-26 6,-30 12,-8 12,8 6,30 -20,26 -38,0"), second, "shawl", 0.8)
        f.add(
            clean(
                shape("-20,-26 6,-30 12,-8 12,8 6,30 -20,26 -38,0")
                .buffer(-2)
                .difference(shape("-20,-26 6,-30 12,-8 12,8 6,30 -20,26 -38,0").buffer(-5))
            ),
            light(second, 0.4),
            "fringe",
            0.2,
            True,
            0.8,
        )
    f.add(U(ellipse(7, 0, 14.5, 13.5), ellipse(20.5, 0, 3.4, 2.6)), skin, "head", 1.0)
    h = Figure()
    if hat == "kerchief":
        c = rng.choice(("#c9605a", "#e0a63f", "#d9c9d0", "#5f8a8a"))
        h.add(shape("-36,0^ -20,-12 -8,-16 8,-16 18,-8 19,0 18,8 8,16 -8,16 -20,12"), c, "hat", 1.0)
        h.add(
            U(
                [
                    ellipse(x, y, 1.7)
                    for x, y in ((-22, 0), (-12, -7), (-12, 7), (-2, 0), (8, -8), (8, 8), (12, 0), (0, -11), (0, 11))
                ]
            ),
            light(c, 0.5),
            "dots",
            0.2,
            True,
        )
    elif hat == "straw":
        h.add(ellipse(5, 0, 25, 24), "#d9b060", "brim", 1.0)
        h.add(
            U([ellipse(5, 0, r).difference(ellipse(5, 0, r - 1.2)) for r in (23, 19, 15)]),
            "#a8803a",
            "rings",
            0.2,
            True,
            0.7,
        )
        h.add(ellipse(5, 0, 12.5), "#e6c47a", "crown", 1.0)
        h.add(ellipse(5, 0, 13.5).difference(ellipse(5, 0, 11.5)), "#8a3a4a", "band", 0.2, True)
    elif hat == "cap":
        h.add(shape("-10,-10 0,-16 12,-14 26,-10 29,0 26,10 12,14 0,16 -10,10 -13,0"), second, "cap", 1.0)
        h.add(ellipse(4, 0, 3), dark(second, 0.3), "button", 0.4)
    elif hat == "bun":
        h.add(ellipse(3, 0, 14.5, 14), hair, "hair", 0.8)
        h.add(limb("17,0,0.8 4,0,1.4 -8,0,0.8", 3), light(hair, 0.3), "parting", 0.2, True)
        h.add(ellipse(-12, 0, 8), hair, "bun", 0.8)
        h.add(spiral(-12, 0, 6, 1.5, 1.6), light(hair, 0.3), "coil", 0.2, True, 0.8)
    elif hat == "bald":
        h.add(
            clean(ellipse(4, 0, 15, 14.5).difference(shape("-4,-9 8,-12 30,-14^ 30,14^ 8,12 -4,9 -7,0"))),
            "#d9d0c8",
            "hair",
            0.5,
        )
        h.add(ellipse(8, -4, 4, 2.5), light(skin, 0.35), "shine", 0.2, True, 0.7)
    elif hat == "braids":
        h.add(ellipse(3, 0, 14.5, 14), hair, "hair", 0.8)
        for s in (-1, 1):
            h.add(U([ellipse(-8 - 6 * k, s * (11 + 2.4 * k), 4.6 - 0.4 * k) for k in range(4)]), hair, "braid", 0.6)
            h.add(ellipse(-30, s * 20, 3.4), "#c9605a", "ribbon", 0.4)
        h.add(limb("17,0,0.8 4,0,1.4 -10,0,0.8", 3), light(hair, 0.4), "parting", 0.2, True)
    elif hat == "turban":
        c = rng.choice(("#e0a63f", "#d9c9d0", "#6f8aa8"))
        h.add(ellipse(3, 0, 18, 17.5), c, "turban", 1.0)
        h.add(spiral(3, 0, 16, 2.2, 1.8, 0.4), dark(c, 0.35), "coil", 0.2, True, 0.8)
    elif hat == "knit":
        h.add(ellipse(4, 0, 16.5, 16), second, "knit", 1.0)
        h.add(
            U(
                [
                    limb(
                        [(4 + 4 * math.cos(a), 4 * math.sin(a), 0.6), (4 + 15 * math.cos(a), 15 * math.sin(a), 1.6)], 1
                    )
                    for a in np.linspace(0, 6.28, 13)
                ]
            ),
            light(second, 0.4),
            "ribs",
            0.2,
            True,
            0.7,
        )
        h.add(ellipse(3, 0, 5), light(second, 0.5), "bobble", 0.8)
    else:
        h.add(
            U(
                [ellipse(3 + 11 * math.cos(a), 11 * math.sin(a), 6.5) for a in np.linspace(0.6, 5.7, 10)],
                ellipse(2, 0, 11),
            ),
            hair,
            "curls",
            0.8,
        )
    f.extend(h)
    return T(f, s=size)


def away(x: float, y: float, r: float, k: float = 1.0) -> Any:
    """The shadow of somebody at x, y, away from the moon."""
    d = math.hypot(x - MX, y - MY)
    ux, uy = (x - MX) / d, (y - MY) / d
    L = (30 + 0.3 * d) * k
    return limb([(x, y, r * 1.7), (x + ux * L * 0.5, y + uy * L * 0.5, r * 2), (x + ux * L, y + uy * L, r * 2.3)], 4)


def lay(sc: Scene, fig: Figure, x: float, y: float, rot: float, s_: float = 1.0, night: float = 0.0) -> Figure:
    """Lays a figure seen from above, lit and shaded from the moon."""
    g = T(fig, x, y, s_, rot=rot)
    d = math.hypot(x - MX, y - MY)
    ux, uy = (x - MX) / d, (y - MY) / d
    put(sc, g, z=2.6 * s_, rim=(2.6 * ux, 2.6 * uy, "#fff2d4", 0.95), sh=0.5)
    o = g.outline()
    f = sc.lin(
        [(0, "#2a1844", 0.0), (0.4, "#2a1844", 0.25 + 0.3 * night), (1, "#1c1030", 0.72 + 0.2 * night)],
        x - ux * 34 * s_,
        y - uy * 34 * s_,
        x + ux * 36 * s_,
        y + uy * 36 * s_,
    )
    sc.flat(o, f, 1, "multiply")
    return g


def draw_queue(sc: Scene, places: list[tuple[float, float, float]], sizes: list[float], Q: Any) -> None:
    """Those who wait, from the last to the first, with light on the far wall of each bowl."""
    for k in range(len(places) - 1, -1, -1):
        x, y, rot = places[k]
        if not box(-70, -70, 870, 1270).contains(box(x - 1, y - 1, x + 1, y + 1)):
            continue
        size = sizes[k]
        d = math.hypot(x - MX, y - MY)
        g = lay(
            sc,
            from_above(Q, HATS_ABOVE[(k * 5 + k // 4) % len(HATS_ABOVE)]),
            x + Q.uniform(-5, 5),
            y + Q.uniform(-5, 5),
            rot + Q.uniform(-14, 14),
            size,
            min(1, d / 620),
        )
        b = g.part("bowl").centroid
        ux, uy = (b.x - MX) / math.hypot(b.x - MX, b.y - MY), (b.y - MY) / math.hypot(b.x - MX, b.y - MY)
        r = 12.4 * size
        sc.flat(
            clean(ellipse(b.x, b.y, r).difference(ellipse(b.x - ux * 5, b.y - uy * 5, r))), "#ffe9c0", 0.85
        )  # light on the far wall of the bowl
