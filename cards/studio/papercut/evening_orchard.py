"""An orchard in the evening: the sun low beyond the left edge, torn sky, trees in haze, the lawn; and what stands close to us."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.blown_linen import Linen, pleats
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.hand import fur
from cards.studio.papercut.land import land
from cards.studio.papercut.luggage import basket
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.plants import grass, tree
from cards.studio.papercut.scene import Scene


def orchard(sc: Scene, sun: tuple[float, float]) -> None:
    """The evening over the orchard: a warm gap at the left, trees before it, the grass."""
    sc.backdrop(
        sc.rad(
            [(0, "#fff4c8"), (0.16, "#fbd083"), (0.33, "#d0b27e"), (0.54, "#5b8a80"), (0.8, "#1c4850"), (1, "#102f3c")],
            *sun,
            1050,
        )
    )
    for k, (dx, c) in enumerate(((0, "#4f8580"), (110, "#2f626a"), (240, "#1e4a58"))):
        band, _ = land(
            sc.stream(f"torn {k}"),
            [
                (-80, 90 - dx),
                (160, 180 - dx),
                (340, 300 - dx),
                (560, 350 - dx),
                (700, 440 - 0.9 * dx),
                (880, 500 - 0.8 * dx),
            ],
            7,
            f=9,
        )
        g = clean(box(-60, -60, 860, 700).difference(band))
        sc.layer(
            g,
            sc.rad([(0, light(c, 0.3)), (0.5, c), (1, dark(c, 0.35))], *sun, 1100),
            z=6,
            cut=1.4,
            rim="#ffeec4",
            rimop=0.5,
            sh=0.4,
        )
    for k, (x, y, w) in enumerate(((60, 470, 250), (250, 400, 120), (10, 560, 160))):
        g = limb([(x - w / 2, y, 2), (x - w / 6, y - 4, 12), (x + w / 5, y + 2, 15), (x + w / 2, y - 3, 2)], 8)
        sc.layer(g, "#ffdf9c", z=4, cut=1.5, op=0.5, rim="#fff6d8", rimop=0.9, sh=0.2)
    for k, (y, lit, mid, far, w) in enumerate(
        ((628, "#f4d490", "#93ab8c", "#3f706c", 60), (650, "#e0bc72", "#64896f", "#235455", 92))
    ):
        r = sc.stream(f"row {k}")
        x = -60.0
        while x < 860:
            q = w * r.uniform(0.7, 1.3)
            trunk = limb(
                [
                    (x, 740, q * 0.16),
                    (x + r.uniform(-6, 6), y + 20, q * 0.11),
                    (x + r.uniform(-16, 16), y - 20, q * 0.06),
                ],
                5,
            )
            crown = U(
                [
                    ellipse(
                        x + r.uniform(-0.7, 0.7) * q,
                        y - r.uniform(-0.1, 0.7) * q,
                        q * r.uniform(0.3, 0.5),
                        q * r.uniform(0.24, 0.4),
                    )
                    for _ in range(11)
                ]
            )
            sc.layer(
                U(trunk, fur(crown, 7, 0.5, 5)),
                sc.rad([(0, lit), (0.35, mid), (0.8, far)], *sun, 900),
                z=4,
                cut=1,
                sh=0.3,
                rim="#ffeec0",
                rimop=0.5,
            )
            blobs = U(
                [
                    ellipse(
                        x + r.uniform(-0.8, 0.3) * q,
                        y - r.uniform(0, 0.8) * q,
                        q * r.uniform(0.14, 0.3),
                        q * r.uniform(0.1, 0.2),
                    )
                    for _ in range(7)
                ]
            )
            sc.flat(
                fur(clean(blobs.intersection(crown)), 6, 0.5, 4),
                sc.rad([(0, "#fff0b8"), (0.4, "#a8b888"), (0.9, "#3f7068")], *sun, 820),
                0.45,
                None,
                4,
            )
            x += q * r.uniform(1.1, 2.0)
        sc.glow(*sun, 460 - 60 * k, "#ffd68a", 0.55)
    ground, _ = land(sc.stream("ground"), [(-60, 704), (300, 716), (840, 730)], 3)
    sc.layer(
        ground,
        sc.rad(
            [(0, "#fff0b0"), (0.24, "#e2cc74"), (0.48, "#93a05a"), (0.75, "#3f6e4e"), (1, "#1c4440")], -60, 860, 1080
        ),
        z=5,
        rim="#fff0c0",
    )
    r = sc.stream("turf")
    for _ in range(460):
        t = r.random() ** 0.6
        x, y = r.uniform(-10, 810), 738 + 440 * t
        g = grass(r, x - 16, x + 16, y, 7 + 20 * t, 7, -0.1, 1 + 1.4 * t)
        c = mix("#ffeeaa", "#3c6a50", min(1.0, max(0.0, (x + 0.5 * (y - 740)) / 640)))
        sc.flat(g, light(c, r.uniform(0, 0.12)), 0.6)


def near_orchard(sc: Scene, stripe: str) -> None:
    """The apple tree that holds the line, and grass before our eyes."""
    keep = Polygon([(-60, -60), (520, -60), (700, 330), (720, 1300), (-60, 1300)])
    r = sc.stream("leaves")
    for k, (x, y, a, h) in enumerate(((880, 330, -2.75, 250), (870, 420, -2.3, 260), (880, 120, 2.9, 240))):
        bough, twigs = tree(
            sc.stream(f"bough {k}"), x, y, h, a=a, w=30, depth=6, spread=0.5, droop=0.2, leafL=30, leafp=1, avoid=keep
        )
        sc.layer(bough, "#12303a", z=9, cut=0, rim="#ffe6b0", rimop=0.7)
        for n, c in enumerate(("#0f3036", "#173f3e", "#2a5a48")):
            some = [q for q in twigs if r.random() < (0.9, 0.6, 0.3)[n]]
            sc.layer(
                U(some),
                sc.rad([(0, light(c, 0.5)), (0.5, c), (1, dark(c, 0.3))], 540, 260, 330),
                z=5,
                cut=0,
                wash=0.3,
                fibre=0,
                sh=0.4,
                rim="#ffe6b0",
                rimop=0.6,
            )
    for x, y in ((736, 300), (762, 216), (716, 180), (770, 380)):
        sc.layer(
            ellipse(x, y, 13, 12.4),
            sc.rad([(0, "#ffb070"), (0.5, "#c8452f"), (1, "#5a1f2c")], x - 5, y - 3, 17),
            z=4,
            cut=0,
            rim="#ffe6b0",
            rimop=0.8,
        )
        sc.stroke([(x, y - 11), (x + 3, y - 20)], "#12303a", 2)
    b = T(basket("#c8934a", 150, 74, 0), 128, 1128)
    sc.flat(ellipse(150, 1130, 100, 13), "#0c3038", 0.6, "multiply", 5)
    sc.layer(ellipse(128, 1054, 77, 15), "#6a4826", z=2, cut=0, rim="#fff0c0", rimop=0.9)
    sc.flat(ellipse(130, 1056, 68, 11), "#2a2420", 0.9)
    put(sc, b, z=3, rim=(2, 1, "#fff0c0", 0.9))
    hang = Linen(
        ["142,1052 152,1068 150,1106", "176,1054 184,1066 178,1096", "196,1052 206,1064 214,1084"],
        pleats(sc.stream("heap"), 4, 0.9, -0.2),
        (0.95, 0.6),
        0,
        4,
        strips=24,
    )
    hang.draw(sc, 3)
    hang.border(sc, 0.86, stripe, 2)
    r = sc.stream("daisies")
    for _ in range(22):
        x, y = r.uniform(236, 570), r.uniform(960, 1110)
        q = 2.2 + (y - 960) / 70
        sc.flat(
            U(
                [
                    ellipse(x + q * math.cos(a), y + 0.6 * q * math.sin(a), q * 0.62, q * 0.4)
                    for a in np.arange(0, 6.2, 1.05)
                ]
            ),
            mix("#fffbe6", "#b9c8c0", min(1, x / 560)),
            0.95,
        )
        sc.flat(ellipse(x, y, q * 0.5, q * 0.36), "#e0a838")
    for x, y in ((770, 1094), (560, 1128), (724, 1136)):
        sc.flat(ellipse(x + 9, y + 9, 15, 4), "#0c3038", 0.6, "multiply", 3)
        sc.layer(
            ellipse(x, y, 12, 11.4),
            sc.rad([(0, "#ffb070"), (0.5, "#b8402f"), (1, "#4a1f2c")], x - 5, y - 3, 16),
            z=2,
            cut=0,
            rim="#ffe6b0",
            rimop=0.9,
        )
    near = near_grass(sc.stream("near"), lambda x: 60 + 70 * abs(x - 380) / 420, (-14, 14), (-0.3, 0.3), 7)
    sc.layer(near, "#0f3436", z=10, cut=0, wash=0, fibre=0, rim="#ffe6b0", rimop=0.5)
