"""A king in the dark bows his head so that the moths can reach the candles of his crown."""

from __future__ import annotations

import math

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.bowed_head import draw_ear, draw_eye, draw_hair, draw_mouth, draw_skull, lit
from cards.studio.papercut.candle_crown import OUT, draw_far_ring, draw_near_ring, tip
from cards.studio.papercut.moth import moth

# lampblack #0f0b10, soot #1f1620, ash #3a2a26, umber #6b422c, flame #fff0b8, brass #c98f35
LX, LY = 250, 210


def lay_moth(sc: Scene, x: float, y: float, s: float, rot: float, glow: float, near: float = 1, far: float = 1) -> None:
    """One moth; glow 1 burning beside a flame, 0 almost gone in the dark."""
    m = T(moth(near, far), x, y, s, rot=rot)
    hot = mix("#2a1a1a", "#f3b661", glow)
    cool = mix("#181015", "#6e3a22", glow)
    f = sc.rad([(0, mix(hot, "#fff0b8", 0.5 * glow)), (0.45, hot), (1, cool)], x, y, 92 * s)
    if glow > 0.25:
        sc.glow(x, y, 130 * s, "#f0a04a", 0.22 * glow)
    lay = lambda g, c, z=1.4, rim=0.5: sc.layer(
        g, c, z=z, cut=0, sh=0.5, wash=0, fibre=0, rim="#ffe0a0", rimop=rim * (0.25 + 0.75 * glow), rimw=0.7, edge=0.5
    )
    lay(m["hind"], f, 3)
    lay(m["fore"], f, 2)
    ink = mix("#0f0b10", "#4a2416", glow)
    sc.flat(m["veins"], ink, 0.5)
    sc.flat(m["bands"], ink, 0.8)
    sc.flat(m["eyes"], mix("#2a1c1e", "#fff0b8", glow * 0.9), 0.95)
    sc.flat(m["pupils"], "#140c10")
    lay(m["body"], mix("#20161a", "#8a5a34", glow), 1.2)
    sc.flat(m["stripes"], ink, 0.7)
    sc.flat(m["feelers"], mix("#2a1c1e", "#e0a860", glow), 0.9)


def draw_hall(sc: Scene) -> None:
    """A dark hall behind him: hanging cloths, hardly there."""
    # a dark hall behind him: three hanging cloths, hardly there
    for k, (x, w) in enumerate(((640, 260), (734, 160))):
        q = [(x, -40)] + [(x + 6 * math.sin(j * 1.3 + k), -40 + j * 130) for j in range(1, 11)]
        g = shape(" ".join(f"{a:.0f},{b:.0f}" for a, b in q) + f" {x + w},1280^ {x + w},-60^")
        sc.layer(
            g,
            sc.near(mix("#2a1a1c", "#1a1218", k / 3), "#0e0a0f", 620),
            z=10,
            sh=0.6,
            rim="#c98f35",
            rimop=0.1,
            wash=0.5,
            fibre=0,
        )


def draw_robe(sc: Scene) -> None:
    """Robe, bib and neck."""
    robe = shape("500,1260^ 470,1120 520,1000 590,900 668,820 740,770 800,740 860,730^ 860,1260^")
    lit(sc, robe, "#2c1c1e", "#120c11", 900, 12, 0.5, 1.4)
    for k in range(1, 5):
        off = robe.buffer(-26 * k)
        lit(sc, rounded(off, 8), mix("#2c1c1e", "#1a1116", k / 5), "#0f0a0e", 900, 4, 0.28)
    bib = shape("300,1260^ 318,1150 372,1060 452,1010 540,980^ 560,1060 560,1260^")
    lit(sc, bib, "#20151a", "#100b0f", 800, 8, 0.3)
    neck = shape("560,560^ 640,560 700,640 740,720 790,790^ 720,900 600,960 500,990^ 470,900 480,780")
    lit(sc, neck, "#3a2419", "#140d10", 620, 8, 0.25)
    for k in range(3):
        sc.flat(
            limb(
                [(560 + 34 * k, 800 - 50 * k, 1), (600 + 36 * k, 770 - 46 * k, 3), (646 + 30 * k, 726 - 40 * k, 1)], 6
            ),
            "#0c080b",
            0.6,
        )


def draw_moths(sc: Scene) -> None:
    """Moths that come up out of the dark; one sits where a flame has gone out."""
    ox, oy = tip(OUT)
    for x, y, s, rot, g, nw, fw in (
        (108, 1110, 0.5, 34, 0.05, 0.9, 0.6),
        (52, 946, 0.6, 14, 0.08, 1, 0.45),
        (168, 884, 0.5, 58, 0.13, 0.4, 1),
        (66, 752, 0.62, 24, 0.22, 1, 0.8),
        (158, 616, 0.48, 12, 0.36, 0.35, 1),
        (52, 470, 0.74, 42, 0.55, 1, 0.6),
        (52, 236, 0.56, 82, 0.9, 0.45, 1),
        (232, 84, 0.7, 160, 0.9, 1, 0.7),
        (420, 54, 0.46, 214, 0.66, 0.4, 1),
        (664, 176, 0.6, 262, 0.5, 1, 0.55),
    ):
        lay_moth(sc, x, y, s, rot, g, nw, fw)
    for dx in (0, 7):  # what is left of its smoke
        sc.stroke(
            curve(
                [
                    (ox + dx, oy - 40),
                    (ox - 8 + dx * 2, oy - 74),
                    (ox + 12 + dx, oy - 112),
                    (ox - 2 - dx, oy - 150),
                    (ox + 14, oy - 196),
                ],
                n=8,
            ),
            "#c9a080",
            2.2,
            0.16,
            blur=1.4,
        )
    lay_moth(sc, ox + 3, oy - 8, 0.4, -16, 0.7, 0.9, 0.75)


def draw_hand(sc: Scene) -> None:
    """The hand with the burnt match."""
    h = T(hand("pinch", "#38211a", "#0f0809"), 318, 1280, 2.7, rot=-126)
    put(sc, h, z=4, rim=(3.4, 3.4, "#e09a50", 0.8), rimop=0.25, fibre=0)
    hx, hy = h.at("hold")
    sc.layer(
        limb([(hx + 16, hy + 12, 4.6), (hx - 26, hy - 40, 4.2)], 3), "#b98a5a", z=2, cut=0, wash=0, fibre=0, sh=0.4
    )
    sc.layer(
        limb([(hx - 22, hy - 34, 4.2), (hx - 34, hy - 50, 4.6), (hx - 37, hy - 58, 7)], 3),
        "#1a1012",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.4,
        rim="#e0a860",
        rimop=0.6,
    )
    for k, (u, v, w_) in enumerate(((64, -36, 0), (94, 8, 0), (86, 26, 0))):
        sc.flat(
            T(
                limb("-3,0,.6 0,-1,2 3,0,.6", 4),
                *T(ellipse(u, v - 8, 1), 318, 1280, 2.7, rot=-126).centroid.coords[0],
                1.8,
                rot=-126 + w_,
            ),
            "#140a08",
            0.7,
        )
    cuff = shape("250,1240^ 300,1196 372,1168 420,1176^ 440,1260^ 250,1260^")
    lit(sc, cuff, "#3a2820", "#120c10", 900, 5, 0.5)


def draw() -> Scene:
    """The card."""
    sc = Scene("moth_king", light=(LX, LY, 160), shadow="#050307", bg="#0f0b10")
    sc.backdrop(sc.rad([(0, "#3a2419"), (0.25, "#1f1417"), (0.6, "#120c11"), (1, "#0c090d")], LX + 40, LY, 760))
    r = sc.stream("head")
    draw_hall(sc)
    draw_far_ring(sc, r)
    draw_robe(sc)
    head = draw_skull(sc)
    draw_eye(sc)
    draw_mouth(sc)
    draw_hair(sc, head)
    draw_ear(sc)
    draw_near_ring(sc, r)
    draw_moths(sc)
    draw_hand(sc)
    sc.vignette("#050307", 0.45, 300, 420, 980)
    sc.finish(0.14)
    return sc
