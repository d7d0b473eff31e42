"""Guests at a table that is a river: they eat at its head and fish at its end."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

SKIN = ("#e8b890", "#c98f66", "#a86a46", "#7a4a30", "#d9a077", "#8a5a3c")
CLOTH = ("#a8483f", "#3f6f78", "#c9923f", "#6a4a72", "#7a8a4a", "#b0674a", "#35577f", "#d9a9a0", "#8a3a5a", "#e0c9a0")


def guest(rng: Any, kind: int) -> Figure:
    """One who sits at the table, facing right; hip at 0,0, 105 units from seat to crown."""
    skin, coat, second = rng.choice(SKIN), rng.choice(CLOTH), rng.choice(CLOTH)
    hair = rng.choice(("#2a1a1c", "#4a2c1c", "#8a5a2c", "#d9d2c6", "#1c1416"))
    f = Figure()
    f.add(
        U(
            limb("-26,58,5 -30,-6,5 -37,-58,5", 4),
            limb("20,56,5 18,10,5", 2),
            limb("-38,-56,6 -30,-60,6", 2),
            limb("-30,8,6 26,6,6", 2),
        ),
        "#4a2c2c",
        "chair",
        0.6,
    )
    f.add(shape("-26,-6 0,-16 30,-10 46,0 46,26 20,30 -20,24 -30,10"), mix(coat, "#2a1a2c", 0.35), "lap", 0.7)
    lean = rng.choice((-4, 2, 8, 13, 18, 22))
    nod = rng.choice((-6, 0, 6, 12))
    up = Figure()
    up.add(limb("2,-60,13 26,-44,11 50,-44,8", 5), dark(coat, 0.25), "far", 0.6)
    up.add(shape("-22,8 -27,-30 -18,-62 2,-73 18,-62 23,-28 25,6"), coat, "torso", 1)
    up.add(limb("-14,-50,1 -10,-20,2.6 -14,4,1", 4), dark(coat, 0.3), "fold", 0.2, True, 0.6)
    up.add(shape("-12,-66 2,-76 16,-66 12,-58 0,-62"), second, "collar", 0.5)
    up.add(limb("3,-72,10 8,-82,10", 2), dark(skin, 0.15), "neck", 0.3)
    face = Figure()
    face.add(U(ellipse(11, -92, 13, 15), shape("21,-96^ 29,-88^ 22,-84")), skin, "head", 0.8)
    if kind % 5 == 0:
        face.add(shape("22,-108 10,-110 -4,-104 -6,-90 -12,-78 -2,-78 4,-92 12,-100"), hair, "hair", 0.5)
        face.add(ellipse(-10, -100, 8), hair, "bun", 0.5)
    elif kind % 5 == 1:
        face.add(shape("-4,-84 -4,-98 26,-104 24,-98 8,-94 4,-84"), hair, "hair", 0.4)
        face.add(
            U(shape("-2,-101^ 0,-118 12,-122 24,-118 26,-102^"), limb("-12,-101,4 12,-99,5 36,-102,3", 4)),
            second,
            "hat",
            0.7,
        )
    elif kind % 5 == 2:
        face.add(shape("24,-102 14,-112 -2,-110 -10,-96 -8,-76 -16,-66 0,-72 4,-90 14,-102"), second, "scarf", 0.6)
    elif kind % 5 == 3:
        face.add(shape("24,-101 16,-110 2,-110 -5,-98 -4,-84 3,-84 6,-96 14,-101"), hair, "hair", 0.5)
        face.add(shape("12,-84 22,-82 20,-70 8,-72 4,-84"), hair, "beard", 0.4)
    else:
        face.add(limb("-16,-103,4 10,-106,6 38,-101,4", 5), "#d9b060", "brim", 0.5)
        face.add(shape("-2,-104^ 2,-118 18,-118 24,-104^"), "#e6c47a", "straw", 0.6)
    face.add(ellipse(20, -93, 1.5), "#2a1a1c", "eye", 0.2, True)
    up.extend(T(face, rot=nod, o=(6, -78)))
    pose = rng.randrange(4)
    arm = (
        "0,-58,16 22,-32,13 52,-34,9",
        "0,-58,16 26,-40,13 46,-66,9",
        "0,-58,16 18,-30,13 40,-22,9",
        "0,-58,16 30,-52,13 62,-44,9",
    )[pose]
    up.add(limb(arm, 6), light(coat, 0.06), "arm", 0.9)
    hx, hy = ((54, -35), (48, -70), (43, -22), (66, -45))[pose]
    up.add(ellipse(hx, hy, 6.5, 5.5), skin, "hand", 0.5)
    if pose == 1:
        up.add(
            U(
                shape(f"{hx - 5},{hy - 20}^ {hx + 7},{hy - 20}^ {hx + 4},{hy - 8} {hx - 2},{hy - 8}^"),
                limb([(hx + 1, hy - 8, 1.8), (hx + 1, hy + 3, 1.8)], 1),
            ),
            "#f6dfae",
            "glass",
            0.5,
        )
    f.extend(T(up, rot=lean))
    return f


def draw_guest(sc: Scene, G: Any, y: float, x: float, s: float, side: int, k: int) -> None:
    """A guest at the bank, who fishes where the table has become a river; shaded from the sun."""
    lx, ly = sc.light[:2]
    g = T(guest(G, k), x, y, s, flip=side > 0)
    if s < 0.3:
        g = g.without("chair", "collar", "far", "fold")
    t = min(1.0, math.hypot(x - lx, y - ly) / 900)
    if y < 620 and k % 2:  # down here they fish for what is left
        tip = (x - side * 78 * s, y - 2 * s)
        sc.stroke([(x - side * 16 * s, y - 34 * s), tip], "#4a2c2c", max(0.8, 3.4 * s), 0.95)
        sc.flat(ellipse(tip[0], tip[1], 15 * s, 8 * s), "#f6e6d0", 0.5)
        sc.flat(
            ellipse(tip[0], tip[1], 15 * s, 8 * s).difference(ellipse(tip[0], tip[1], 12 * s, 6 * s)),
            "#4a2c2c",
            0.95,
        )
    fade = max(0.0, 1 - (y - 330) / 330)
    g = g.recolour(lambda c, f=fade: mix(c, "#c98a6c", 0.5 * f))
    o = g.outline()
    sc.flat(T(ellipse(0, 0, 52 * s, 13 * s), x + (x - lx) * 0.1, y + 62 * s), "#0c1a1c", 0.6, "multiply", max(1, 5 * s))
    dx = 1.8 * s if x > lx else -1.8 * s
    put(sc, g, z=max(0.6, 2.2 * s), rim=(dx, 2.6 * max(0.45, s), "#fff0b8", 0.95), sh=0.45)
    sc.flat(
        o,
        sc.lin(
            [(0, "#2a1436", 0.05), (0.35, "#2a1436", 0.5 + 0.2 * t), (1, "#160c26", 0.75 + 0.2 * t)],
            x,
            y - 110 * s,
            x,
            y + 60 * s,
        ),
        1,
        "multiply",
    )
