"""Bald slopes before dawn, one behind the other, and a way that winds over them; in card units."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import U, clean, limb
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.plants import grass
from cards.studio.papercut.scene import Scene

# the way: x, y, width
WAY = [
    (560, 1260, 330),
    (500, 1110, 210),
    (372, 960, 132),
    (384, 850, 92),
    (528, 772, 66),
    (640, 706, 50),
    (620, 652, 38),
    (500, 610, 30),
    (372, 578, 24),
    (300, 546, 19),
    (330, 514, 15),
    (424, 490, 12),
    (500, 468, 9),
    (528, 446, 6),
]


def draw_slopes(sc: Scene) -> None:
    """Bald slopes, one behind the other, and the way on each."""
    lx, ly = sc.light[:2]
    way = limb([(x, y, w) for x, y, w in WAY], 12)
    planes = (
        (
            "head",
            [(-40, 452), (120, 424), (260, 430), (400, 446), (520, 440), (600, 462), (700, 500), (840, 540)],
            "#a883a8",
            "#6a5c98",
        ),
        (
            "fifth",
            [(-40, 500), (120, 486), (260, 506), (420, 520), (600, 540), (720, 576), (840, 600)],
            "#86689a",
            "#4e4484",
        ),
        (
            "fourth",
            [(-40, 570), (120, 566), (260, 590), (440, 622), (600, 634), (720, 640), (840, 650)],
            "#6d558a",
            "#3f3674",
        ),
        (
            "third",
            [(-40, 650), (120, 668), (300, 706), (480, 720), (600, 704), (720, 690), (840, 712)],
            "#59457c",
            "#322a64",
        ),
        (
            "second",
            [(-40, 770), (130, 790), (300, 820), (460, 812), (620, 776), (760, 770), (840, 790)],
            "#47366a",
            "#282154",
        ),
        ("first", [(-40, 900), (140, 914), (300, 900), (480, 896), (640, 880), (840, 890)], "#382a5a", "#1f1944"),
    )
    for k, (name, P, lit, deep) in enumerate(planes):
        g, top = land(sc.stream(name), P, 5)
        sc.layer(
            g,
            sc.rad(
                [(0, light(lit, 0.42)), (0.22, light(lit, 0.1)), (0.5, mix(lit, deep, 0.45)), (1, deep)], lx, ly, 820
            ),
            z=6 + k,
            cut=0.8,
            rim="#ffe9cc",
            rimop=0.6,
        )
        r = sc.stream(f"grass {name}")
        sc.layer(
            grass(r, -20, 820, lambda x, top=top: y_at(top, x), 7 + 4 * k, 150, 0.3, 1.2 + 0.3 * k),
            sc.near(light(lit, 0.3), deep, 760),
            z=1.6,
            cut=0,
            wash=0,
            fibre=0,
            rimop=0.2,
        )
        ticks = []
        for _ in range(60 + 16 * k):
            x = r.uniform(-20, 820)
            y = y_at(top, x) + 8 + r.random() ** 1.4 * (70 + 40 * k)
            L = r.uniform(5, 10) * (1 + 0.4 * k)
            ticks.append(limb([(x, y, 0.5), (x + L * 0.5, y - L * 0.24, 1.1 + 0.25 * k), (x + L, y, 0.4)], 3, 3))
        sc.flat(U(ticks).intersection(g), mix(lit, "#fff0dc", 0.35), 0.4)
        nxt = box(-40, 0, 840, 1260)
        part = clean(way.intersection(g).intersection(nxt))
        if k < len(planes):
            sc.layer(
                part,
                sc.rad(
                    [
                        (0, "#ffeccb"),
                        (0.35, "#d9bccb"),
                        (0.8, mix(deep, "#b9a6c8", 0.5)),
                        (1, mix(deep, "#a394c0", 0.35)),
                    ],
                    lx,
                    ly,
                    860,
                ),
                z=0.9,
                cut=0.5,
                sh=0.3,
                rimop=0.3,
            )
