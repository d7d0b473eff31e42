"""On a flat roof an old blind woman reads the night with her fingertips.

Palette: ink blue #0b1535, night #1b3a78, haze jade #8fb3a2, straw #f0dfa8, gold #ffca6a, saffron #c9822e, roof #16202e.
Light: the stars under her fingers; a last pale haze over the town. Planes: haze / town / page / roll / roof, woman / pots.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.misty_town import gables
from cards.studio.papercut.night_page import Dot, NightPage, emboss, ramp, rows_of, writing
from cards.studio.papercut.night_reader import night_reader
from cards.studio.papercut.night_roof import near_chimney, roof_floor, white_cane

HANDS = (436, 868)
PAGE = NightPage(
    [(-330, -120), (-150, 60), (26, 230), (176, 420), (286, 600), (352, 770), (378, 890), (382, 960)],
    [(1160, -330), (1080, -160), (1010, 60), (950, 280), (905, 470), (880, 664), (872, 806), (870, 880)],
)
WOMAN = (306, 1092, 1.5)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# figures of larger stars in the writing: (u, v) of the first, then steps
FIGURES = (
    ((0.33, 0.36), ((0, 0, 2.0), (46, 24, 1.5), (98, 18, 1.7), (128, 60, 1.4), (186, 70, 2.1), (214, 28, 1.5))),
    ((0.62, 0.30), ((0, 0, 1.6), (34, -34, 2.2), (78, -44, 1.5), (112, -8, 1.8), (76, 26, 1.4))),
    ((0.30, 0.60), ((0, 0, 2.1), (30, 42, 1.5), (72, 54, 1.7), (62, 100, 1.5), (118, 84, 2.0))),
    ((0.66, 0.57), ((0, 0, 1.6), (40, 18, 2.2), (64, 58, 1.5), (116, 44, 1.7), (150, 78, 1.5))),
    ((0.60, 0.80), ((0, 0, 1.9), (44, -18, 1.5), (88, 6, 2.2), (60, 40, 1.6))),
    ((0.36, 0.22), ((0, 0, 1.5), (-44, 30, 1.9), (-30, 78, 1.4))),
)


def draw_haze(sc: Scene) -> None:
    """The last of the evening, which the page has not yet covered, and the dark town."""
    sc.backdrop(
        sc.lin(
            [(0, "#25525f"), (0.36, "#5f9490"), (0.62, "#c2cc9f"), (0.78, "#f8e5ae"), (1, "#d8b980")], 0, 60, 0, 1120
        )
    )
    sc.glow(120, 900, 420, "#fff0c0", 0.7)
    for k, (x, y, w, c) in enumerate(
        ((30, 600, 150, "#9dbfa6"), (150, 716, 150, "#dcdcac"), (40, 800, 200, "#f6e8ba"))
    ):
        sc.layer(
            scroll_cloud(sc.stream(f"cloud {k}"), x, y, w, 30, 3),
            c,
            z=4,
            cut=0.4,
            sh=0.15,
            op=0.8,
            rim="#fffbe4",
            rimop=0.35,
        )
    for k, (y, a, b) in enumerate(
        ((940, "#a9ad8c", "#7f958a"), (975, "#5d7f80", "#3d5c68"), (1015, "#27475a", "#14263a"))
    ):
        g, lit = gables(sc.stream(f"town {k}"), y, (0.0, 0.3, 0.5)[k])
        tops = [(96, 850, 26, 0), (-6, 880, 30, 1)] if k == 1 else [(196, 905, 20, 1)] if k == 2 else []
        for x, top, w, dome in tops:
            g = U(
                g,
                box(x - w / 2, top, x + w / 2, 1100),
                ellipse(x, top, w / 2 + 1, w * 0.6)
                if dome
                else Polygon([(x - w / 2 - 3, top), (x, top - 40), (x + w / 2 + 3, top)]),
                limb([(x, top, 2), (x, top - 62, 1)], 1),
            )
        sc.layer(g, sc.lin([(0, a), (1, b)], 0, y - 90, 0, y + 60), z=5, cut=0.4, sh=0.3, rim="#fff4d0", rimop=0.6)
        sc.flat(lit, mix(b, "#0a1420", 0.5), 0.8)
    sc.flat(box(150, 1000, 156, 1009), "#ffe9a8")  # somebody else is awake
    sc.glow(153, 1004, 22, "#ffd080", 0.8)


def star_dots(r: Any) -> list[Dot]:
    """The larger stars that stand in figures."""
    out = []
    for (u, v), steps in FIGURES:
        x0, y0 = PAGE.at(u, v)
        base = PAGE.dot(u, v, 0.0145 * 0.34)
        k = base.r / 3.6
        out += [Dot(x0 + dx * k, y0 + dy * k, base.r * s * 1.12, base.flat, base.turn) for dx, dy, s in steps]
    return out


def draw_page(sc: Scene) -> None:
    """The sheet with its bend, its shade and its raised stars."""
    whole = PAGE.whole()
    for d, c in ((22, "#3f6f86"), (11, "#2a5480")):  # the leaves below it
        sc.layer(
            T(whole, -d, d * 0.4),
            sc.lin([(0, "#0e2038"), (0.6, c), (1, "#e8dcb0")], 0, 100, 0, 940),
            z=7,
            cut=1.2,
            sh=0.5,
            rim="#fff4d0",
            rimop=0.9,
        )
    sc.layer(whole, "#16306a", z=12, cut=0.5, sh=0.5, rim="#fff0c8", rimop=0.9, rimw=1.4)
    tones = [
        (0, "#050a1d"),
        (0.25, "#0a1434"),
        (0.45, "#112660"),
        (0.66, "#23539e"),
        (0.78, "#3268b2"),
        (0.88, "#224a90"),
        (1, "#0b1a42"),
    ]
    n = 80
    with sc.clip(whole):
        for k in range(n):
            v = k / n
            c = ramp(tones, v)
            (x0, y0), (x1, y1) = PAGE.at(0, v), PAGE.at(1, v)
            sc.flat(
                PAGE.strip(v - 0.002, v + 1.6 / n),
                sc.lin([(0, light(c, 0.12)), (0.06, light(c, 0.01)), (0.4, c), (1, dark(c, 0.62))], x0, y0, x1, y1),
            )
        for u, w, col, op in (
            (0.1, 0.05, "#7fb0e0", 0.16),
            (0.2, 0.06, "#050a20", 0.22),
            (0.36, 0.07, "#7fb0e0", 0.12),
            (0.5, 0.07, "#050a20", 0.2),
            (0.68, 0.06, "#7fb0e0", 0.1),
        ):
            vs = np.linspace(0.1, 1, 30)
            fold = Polygon([PAGE.at(u - w / 2, v) for v in vs] + [PAGE.at(u + w / 2, v) for v in vs[::-1]])
            sc.flat(fold, col, op, blur=16)
        sc.glow(HANDS[0] + 120, 720, 420, "#5a8ad0", 0.22)
        sc.glow(*HANDS, 150, "#ffb04a", 1)
        sc.flat(
            ellipse(*HANDS, 210),
            sc.rad([(0, "#d88a3c", 0.75), (0.4, "#a8683c", 0.4), (1, "#a8683c", 0)], *HANDS, 210),
            1,
        )
    rows = rows_of(0.05, 0.955, 88, 1.024)
    stars = star_dots(sc.stream("stars"))

    def share(u: float, v: float) -> float:
        milk = math.exp(-(((v - 0.30 - 0.42 * u) / 0.10) ** 2))
        gaps = math.sin(9 * u + 5 * math.sin(7 * v)) * math.sin(11 * v + 3 * u)
        return 0.44 + 0.24 * milk + (0.2 * gaps if v < 0.8 else 0.08 * gaps) - 0.14 * (0.6 - v) * (v < 0.6)

    text = writing(sc.stream("writing"), PAGE, rows, 0.0145, share, lambda u, v: max(0.0, 0.72 - v) * 1.1)
    text = [d for d in text if -20 < d.x < 820 and -20 < d.y < 1000]
    text = [d for d in text if all(math.hypot(d.x - s.x, d.y - s.y) > s.r * 2.4 for s in stars)]
    dots = list(stars)
    for d in text:
        if all(math.hypot(d.x - o.x, d.y - o.y) > 1.75 * d.r for o in dots[-90:]):
            dots.append(d)
    body = sc.rad(
        [
            (0, "#fff0b8"),
            (0.045, "#f0b458"),
            (0.085, "#8a7a78"),
            (0.125, "#4670aa"),
            (0.4, "#2b569c"),
            (0.7, "#1b3770"),
            (1, "#0f1c44"),
        ],
        *HANDS,
        1000,
    )
    lit = sc.rad(
        [(0, "#fffef0"), (0.06, "#fff0c0"), (0.12, "#d6e6f4"), (0.45, "#a4c4ec"), (0.75, "#7f9fd4"), (1, "#5a7ab8")],
        *HANDS,
        1000,
    )
    with sc.clip(whole):
        emboss(sc, dots, HANDS, body, lit, "#040818")
        for s in stars:
            sc.glow(s.x, s.y, s.r * 3.4, "#a8c8f4", 0.42)


def draw_roll(sc: Scene) -> None:
    """The lower edge, rolled up, its pale back outside."""
    lx, ly, r0, rx, ry, r1 = 376, 988, 46, 880, 902, 36
    a = math.atan2(ry - ly, rx - lx)
    nx, ny = math.sin(a), -math.cos(a)
    end = lambda q, dx=0.0: ellipse(lx + dx, ly, q * 0.56, q, math.degrees(a))
    side = U(
        Polygon(
            [
                (lx + nx * r0, ly + ny * r0),
                (rx + nx * r1, ry + ny * r1),
                (rx - nx * r1, ry - ny * r1),
                (lx - nx * r0, ly - ny * r0),
            ]
        ),
        end(r0),
    )
    sc.flat(T(side, -6, 54), "#03060f", 0.6, "multiply", 14)
    mx, my = (lx + rx) / 2, (ly + ry) / 2
    sc.layer(
        side,
        sc.lin(
            [(0, "#9fc0dc"), (0.16, "#f6ead0"), (0.4, "#b8c2cc"), (0.7, "#4f6c98"), (1, "#1a2d5c")],
            mx + nx * 42,
            my + ny * 42,
            mx - nx * 42,
            my - ny * 42,
        ),
        z=14,
        cut=0.4,
        sh=0.6,
        rim="#fff6da",
        rimop=0.9,
    )
    with sc.clip(side):
        sc.flat(
            side,
            sc.lin(
                [(0, "#ffb860", 0.55), (0.3, "#ffb860", 0), (0.55, "#0b1535", 0), (1, "#0b1535", 0.7)], lx, ly, rx, ry
            ),
            1,
        )
        q = sc.stream("dents")  # the writing seen from behind
        dents = [
            ellipse(lx + (rx - lx) * t + nx * h, ly + (ry - ly) * t + ny * h, 1.6, 1.2)
            for t in np.linspace(0.08, 1, 90)
            for h in (-4, 4, 12, 20)
            if q.random() < 0.5
        ]
        sc.flat(U(dents), "#5a7294", 0.6)
        sc.flat(T(U(dents), 0.6, 0.8), "#fff6e0", 0.5)
    sc.layer(end(r0 * 0.98), sc.rad([(0, "#060b1e"), (0.6, "#12224c"), (1, "#3a5a90")], lx, ly, r0), z=1, **EXACT)
    turns = []
    for t in np.linspace(0, 1, 90):
        b, q = 2 * math.pi * 2.7 * t + a + 1.4, r0 * (0.95 - 0.78 * t)
        turns.append((lx + q * 0.56 * math.cos(b), ly + q * math.sin(b)))
    sc.stroke(
        turns, sc.lin([(0, "#9fb4cc"), (0.5, "#e8dcc0"), (1, "#ffe9b8")], lx - 26, ly + 40, lx + 26, ly - 40), 2.2, 0.95
    )
    sc.stroke([(x + 1, y + 1.6) for x, y in turns], "#3a5a8c", 1.4, 0.7)


def draw_read(sc: Scene, w: Any) -> None:
    """The stars under her fingertips, alight."""
    q = sc.stream("read")
    for h in ("hand_a.hold", "hand_b.hold"):
        x, y = w.at(h)
        under = [
            Dot(x + 3 + 9 * i + q.uniform(-1, 1), y - 8 + 9 * j, 3.6, 0.9, 0)
            for i in range(3)
            for j in range(3)
            if (i * 2 + j * 3) % 4
        ]
        sc.glow(x + 14, y, 84, "#ffb84a", 0.75)
        sc.flat(U([ellipse(d.x, d.y, d.r, d.r * 0.92) for d in under]), "#ffe9a0")
        sc.flat(U([ellipse(d.x - 0.8, d.y - 0.8, d.r * 0.5, d.r * 0.45) for d in under]), "#fffef2")
        sc.glow(x + 16, y, 32, "#fff0b8", 0.8)


def draw_lit_arms(sc: Scene, w: Any) -> None:
    """Their light, which runs up her arms and on her face."""
    arms = U(*[p.geom for p in w.pieces if p.name.startswith(("arm", "sleeve", "hand"))])
    with sc.clip(arms):
        sc.flat(
            arms,
            sc.rad([(0, "#ffc060", 0.5), (0.5, "#ff9a3c", 0.36), (1, "#ff8a30", 0)], HANDS[0] + 10, HANDS[1] + 10, 190),
            1,
            "screen",
        )
        sc.flat(arms.difference(T(arms, 0, -5)), "#7a2f24", 0.5, "multiply", 2)
    for h in ("hand_a.hold", "hand_b.hold"):
        x, y = w.at(h)
        sc.glow(x + 14, y, 46, "#ffd890", 0.5)
    sc.glow(WOMAN[0] + 50, 868, 120, "#ffb050", 0.25)


def draw() -> Scene:
    sc = Scene("reading_night", light=(*HANDS, 160), shadow="#040814", bg="#0b1535")
    draw_haze(sc)
    draw_page(sc)
    roof_floor(sc)
    draw_roll(sc)
    white_cane(sc)
    w = T(night_reader(), *WOMAN)
    draw_read(sc, w)
    x, y, s = WOMAN
    sc.flat(
        Polygon([(x - 56, y - 4), (x + 50, y - 4), (x - 60, y + 110), (x - 260, y + 110)]),
        sc.lin([(0, "#050a14", 0.8), (1, "#050a14", 0.1)], 0, y, 0, y + 110),
        1,
        "multiply",
        4,
    )
    put(sc, w, z=2.4, rim=(-2.4, 1.0, "#ffdc98", 1.0), cast=6, shade=("#1a1838", 0.55, 330))
    rimlight(sc, w.outline(), -3.4, 0.6, "#ffe2a0", 1.0, 1.2, HANDS, 260)
    draw_lit_arms(sc, w)
    near_chimney(sc)
    sc.vignette("#040814", 0.45, 400, 700, 900, 0.5)
    sc.finish()
    return sc
