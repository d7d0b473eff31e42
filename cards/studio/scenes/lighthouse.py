"""A keeper opens the bird cage that is her lamp, and the light flies out as birds, one to the mast of every boat.

Palette: storm slate #1d2a33, wet stone #3c525c, drizzle #7f9794, brick #a5473a, cage cream #fff6c9, lemon light #f4dd6b.
Light: the cage on the tower. Planes: storm / tower and birds / sea and boats.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.brick_lighthouse import EYE, draw_gallery, draw_railing, draw_tower
from cards.studio.papercut.lamp_cage import LX, LY, draw_cage
from cards.studio.papercut.light_bird import light_bird
from cards.studio.papercut.lighthouse_keeper import draw_keeper
from cards.studio.papercut.lit_boat import draw_boat, wedge

PATH = [
    (492, 178),
    (520, 92),
    (580, 84),
    (690, 150),
    (724, 290),
    (660, 420),
    (540, 508),
    (444, 600),
    (414, 700),
    (462, 788),
    (548, 838),
]
# x, waterline, width, hull, sail, stripe, birds, tilt, flip
BOATS = (
    (424, 934, 58, "#6b3a30", "#cfd2bc", "#a5473a", 1, -4, False),
    (574, 900, 46, "#3f4f52", "#b98a6a", None, 1, 3, True),
    (722, 930, 56, "#4a3030", "#d8d6c4", "#3c525c", 1, 5, False),
    (676, 1034, 84, "#7a4034", "#c77a56", None, 1, -5, True),
    (492, 1090, 112, "#5a3a34", "#dcdcc8", "#a5473a", 2, 6, False),
)


def draw_storm(sc: Scene, near: Any) -> None:
    """Slate sky, banks of cloud lit from the lamp, rain."""
    sc.backdrop(
        sc.rad(
            [(0, "#f6ecb4"), (0.1, "#c3c9a2"), (0.26, "#83998f"), (0.5, "#4c656c"), (0.78, "#2b3e49"), (1, "#1d2a33")],
            LX,
            LY,
            900,
        )
    )
    for k, r in enumerate((430, 310, 214)):  # rings of light in the wet air
        c = ("#5d7678", "#7d9388", "#aab592")[k]
        sc.layer(
            ellipse(LX, LY, r),
            sc.rad([(0, "#f2e9b6"), (0.6, light(c, 0.1)), (1, c)], LX, LY, r),
            z=5,
            sh=0.16,
            cut=1.6,
            wash=0.5,
            op=0.5,
            rim="#fff6c9",
            rimop=0.35,
        )
    banks = (
        (
            "low",
            [(-80, 776), (60, 752), (220, 770), (340, 736), (450, 742), (560, 690), (660, 640), (760, 650), (880, 590)],
            24,
            60,
            ("#40565f", "#4a626a", "#567077"),
            False,
        ),
        (
            "far",
            [(-60, 150), (60, 112), (170, 66), (300, 44), (440, 30), (600, 40), (720, 20), (860, 60)],
            24,
            54,
            ("#6d8682", "#5c7674", "#4e6768"),
            True,
        ),
        (
            "near",
            [(-60, 70), (80, 34), (220, -4), (420, -16), (600, -6), (760, -26), (860, 10)],
            26,
            60,
            ("#445a62", "#384e57", "#2c4049"),
            True,
        ),
    )
    for name, P, r0, r1, cols, above in banks:
        y = -140 if above else 900
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, fill=Polygon([*P, (920, y), (-120, y)]).buffer(0))
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-13 * k), 4), -2 * k, -7 * k if above else 9 * k)
            sc.layer(
                g,
                near(light(c, 0.26), dark(c, 0.2), 620),
                z=9,
                sh=0.42,
                cut=0.8,
                rim="#fff6c9",
                rimop=0.34,
                dy=6 if above else -2,
            )
    sc.glow(LX, LY, 500, "#f4dd6b", 0.32)
    rain(sc, 190, 0.3, "#dfe8e0", 0.3, (0, 80, 830, 880), (26, 70), 1.3)


def swell(sc: Scene, near: Any, name: str, P: list[tuple[float, float]], cols: tuple[str, str], z: float) -> None:
    """One plane of sea: a long back with cut crests and lines that follow it."""
    r = sc.stream(name)
    g, top = land(r, P, 6)
    crests = []
    x = -20.0
    while x < 830:
        w = r.uniform(44, 92) * z / 9
        y = y_at(top, x)
        h = r.uniform(0.16, 0.3) * w
        crests.append(
            shape(
                f"{x - w * 0.7},{y + 4}^ {x - w * 0.3},{y - h * 0.3} {x + w * 0.1},{y - h} {x + w * 0.36},{y - h * 0.74} {x + w * 0.34},{y - h * 0.3}^ {x + w * 0.22},{y - h * 0.36} {x + w * 0.26},{y} {x + w * 0.6},{y + 5}^"
            )
        )
        x += w * r.uniform(0.9, 1.5)
    g = U(g, crests)
    for k in range(3):
        q = g if k == 0 else T(rounded(g.buffer(-5 * k * z / 9), 2), -3 * k, 7 * k * z / 9)
        c = mix(cols[0], cols[1], 0.3 * k)
        sc.layer(
            q,
            near(light(c, 0.16), dark(cols[1], 0.1), 820),
            z=z if k == 0 else 3,
            sh=0.5,
            cut=0.4,
            rim="#f6f0cc",
            rimop=0.5 - 0.14 * k,
            wash=0.8,
        )
    lines = []
    for _ in range(int(34 * 9 / z)):
        x0 = r.uniform(-40, 780)
        y0 = y_at(top, x0) + r.uniform(16, 70)
        L = r.uniform(26, 84) * z / 9
        lines.append(limb([(x0, y0, 0.3), (x0 + L * 0.4, y0 - 3, 1.7), (x0 + L, y0 + 2, 0.3)], 4, 3))
    sc.flat(U(lines), "#a9b8a8", 0.28)


def draw_birds(sc: Scene) -> None:
    """Along one curve from her hand to the boats, large where they pass us, small over the water."""
    c = curve(np.array(PATH, float), n=16)
    sc.stroke(c, "#f4dd6b", 70, 0.16, "screen", blur=24)
    sc.stroke(c, "#fff6c9", 22, 0.16, "screen", blur=10)
    r = sc.stream("flight")
    t, n = 0.015, 0
    at = lambda q: along(c, 400)[min(399, max(0, int(q * 399)))]
    while t < 0.985:
        x, y = at(t)
        d = at(t + 0.02) - at(t - 0.02)
        ang = math.degrees(math.atan2(d[1], d[0]))
        near_ = math.exp(-(((t - 0.33) / 0.2) ** 2))
        s = 0.24 + 0.5 * near_ - 0.06 * t
        s *= r.uniform(0.86, 1.12)
        k = r.uniform(-16, 16) * (0.4 + near_)
        nx, ny = -d[1] / np.hypot(*d), d[0] / np.hypot(*d)
        back = d[0] < 0
        light_bird(
            sc,
            x + nx * k,
            y + ny * k,
            s,
            (ang - 180 if back else ang) + r.uniform(-12, 12),
            (0, 3, 1, 2, 0, 1, 3)[n % 7],
            flip=back,
            halo=0.9,
        )
        t += 0.03 + 0.058 * s / 0.5
        n += 1
    for _ in range(46):  # down that they lose
        q = r.random()
        x, y = at(q)
        x, y = x + r.gauss(0, 30), y + r.gauss(0, 30)
        g = T(leaf(0, 0, r.uniform(5, 11), r.uniform(0, 6.3), 0.3), x, y)
        sc.flat(g, "#fff3bd", r.uniform(0.35, 0.85))


def draw_surf(sc: Scene) -> None:
    """A wave breaks on the rock."""
    w = crest(16, 1192, 200, 112)
    sc.layer(
        w["body"],
        sc.lin([(0, "#6f8a88"), (0.5, "#3f5a62"), (1, "#18262e")], 0, 1060, 0, 1240),
        z=10,
        sh=0.55,
        cut=0.4,
        rim="#f6f0cc",
        rimop=0.6,
    )
    sc.flat(w["lines"], "#a9bcb0", 0.5)
    sc.layer(w["foam"], "#dfe4d2", z=2, cut=0.2, fibre=0, wash=0, rim="#fffbe0")


def draw() -> Scene:
    """The light is let go."""
    sc = Scene("lighthouse", light=(LX, LY, 240), shadow="#060c11", bg="#1d2a33")

    def near(a: str, b: str, r: float = 620, mid: str | None = None) -> str:
        return sc.near(a, b, r, (LX, LY), mid)

    draw_storm(sc, near)
    sc.layer(box(-60, EYE, 860, 1260), near("#7f9890", "#22343d", 760), z=6, sh=0.35, cut=0.6, rim="#f6f0cc", rimop=0.5)
    sc.veil([(0, "#7f9794", 0), (0.4, "#b4c0aa", 0.22), (1, "#7f9794", 0)], 0, 770, 0, 910)
    swell(
        sc,
        near,
        "s1",
        [(-60, 872), (160, 864), (360, 880), (560, 866), (760, 880), (860, 868)],
        ("#66827f", "#34505a"),
        5,
    )
    draw_boat(sc, *BOATS[1])
    swell(
        sc,
        near,
        "s2",
        [(-60, 916), (140, 930), (340, 914), (520, 936), (700, 914), (860, 930)],
        ("#577474", "#2c4650"),
        6,
    )
    draw_boat(sc, *BOATS[0])
    draw_boat(sc, *BOATS[2])
    swell(
        sc,
        near,
        "s3",
        [(-60, 1000), (200, 976), (400, 1000), (600, 972), (760, 1004), (860, 990)],
        ("#47636a", "#243b45"),
        8,
    )
    for x, y, w, *_ in (BOATS[1], BOATS[0], BOATS[2]):
        wedge(sc, x, y + 12, w * 0.8, w * 1.5, 0.8)
    draw_boat(sc, *BOATS[3])
    swell(
        sc,
        near,
        "s4",
        [(-60, 1070), (180, 1084), (420, 1040), (600, 1056), (760, 1040), (860, 1070)],
        ("#38535c", "#1d323b"),
        10,
    )
    wedge(sc, BOATS[3][0] + 6, BOATS[3][1] + 18, 70, 120, 0.8)
    draw_tower(sc, near)
    draw_gallery(sc, near)
    draw_cage(sc)
    draw_birds(sc)
    draw_keeper(sc)
    draw_railing(sc)
    put(sc, T(feather(48, "#fffdf2", "#c9c0a0", 0.24), 330, 1030, 1, rot=58), z=3)
    draw_boat(sc, *BOATS[4])
    swell(
        sc,
        near,
        "s5",
        [(-60, 1180), (120, 1170), (300, 1150), (460, 1122), (620, 1140), (860, 1110)],
        ("#2b434d", "#13212a"),
        13,
    )
    wedge(sc, BOATS[4][0] + 6, BOATS[4][1] + 30, 100, 110, 0.85)
    draw_surf(sc)
    sc.vignette("#05090d", 0.42, 340, 480, 980)
    sc.finish()
    return sc
