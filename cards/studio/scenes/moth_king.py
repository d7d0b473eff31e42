"""A king in the dark bows his head so that the moths can reach the candles of his crown."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.moth import moth

# lampblack #0f0b10, soot #1f1620, ash #3a2a26, umber #6b422c, flame #fff0b8, brass #c98f35
LX, LY = 250, 210
CX, CY, SZ, BOW = 468, 566, 1.1, -25  # the head: middle of the skull, size, bow in degrees


def at(x: float, y: float) -> tuple[float, float]:
    """From the upright head to the card."""
    a = math.radians(BOW)
    return CX + SZ * (x * math.cos(a) - y * math.sin(a)), CY + SZ * (x * math.sin(a) + y * math.cos(a))


def bow(g: Any) -> Any:
    """The upright head's geometry, bowed and placed."""
    return T(g, CX, CY, SZ, rot=BOW)


def tufts(r: Any, g: Any, gap: float, s0: float, s1: float) -> tuple[Any, Any]:
    """Cropped curls: g with a nubbly edge, and coils set evenly all over it."""
    edge = []
    for p in polys(g):
        n = int(p.exterior.length / (s1 * 1.15))
        for k in range(n):
            q = p.exterior.interpolate(k / n * p.exterior.length)
            edge.append(ellipse(q.x + r.uniform(-2, 2), q.y + r.uniform(-2, 2), r.uniform(s0, s1) * 0.95))
    x0, y0, x1, y1 = g.bounds
    marks = []
    y, odd = y0, 0
    while y < y1:
        x = x0 + odd * gap / 2
        while x < x1:
            c = (x + r.uniform(-0.22, 0.22) * gap, y + r.uniform(-0.22, 0.22) * gap)
            if g.contains(ellipse(*c, 3)):
                marks.append(
                    spiral(*c, r.uniform(s0, s1), r.uniform(1.0, 1.6), 2.0, r.uniform(0, 6.3), r.random() < 0.5)
                )
            x += gap
        y, odd = y + gap * 0.84, 1 - odd
    return U(g, edge), U(marks)


PROFILE = (
    "-118,-262 -152,-232 -178,-188 -190,-146 -194,-116 -186,-94^ -178,-80 -184,-58 -200,-28 -220,2 -237,24 -242,38 -236,50 -222,56^ -206,60 -200,72 -206,88 "
    "-222,100 -231,112 -228,123 -210,130^ -226,138 -230,152 -220,166 -200,174 -190,186^ -198,200 -200,222 -188,246 -160,262 -116,262 -60,240 0,206 46,160 76,96 96,40 "
    "150,20 186,-40 200,-120 188,-200 150,-262 90,-306 10,-326 -60,-310"
)


def lit(
    sc: Scene, g: Any, a: str, b: str, r: float = 620, z: float = 2, rim: float = 0.35, rimw: float = 1.1, **kw: Any
) -> None:
    """A plane of the dark face: lit edge towards the candles."""
    sc.layer(
        g,
        sc.near(a, b, r),
        **(
            {
                "z": z,
                "cut": 0,
                "sh": 0.6,
                "rim": "#ffc27a",
                "rimop": rim,
                "rimw": rimw,
                "edge": 0.6,
                "wash": 0.6,
                "fibre": 0.05,
            }
            | kw
        ),
    )


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


def flame(sc: Scene, x: float, y: float, s: float, lean: float) -> None:
    """An upright flame whatever the candle does."""
    f = shape("0,0^ -8,-8 -9,-20 -4,-34 0,-52^ 5,-36 9,-20 8,-8")
    f = AF.skew(f, xs=lean, origin=(0, 0))
    sc.flat(T(f, x, y, s * 1.25), "#f0982e", 0.55, "screen", 2.5)
    sc.flat(T(f, x, y, s), sc.lin([(0, "#fff8d8"), (0.6, "#ffe9a0"), (1, "#f4a238")], x, y - 46 * s, x, y))
    sc.flat(T(AF.scale(f, 0.5, 0.62, origin=(0, -6)), x, y, s), "#fffdf0", 0.9)


def draw() -> Scene:
    """The card."""
    sc = Scene("moth_king", light=(LX, LY, 160), shadow="#050307", bg="#0f0b10")
    sc.backdrop(sc.rad([(0, "#3a2419"), (0.25, "#1f1417"), (0.6, "#120c11"), (1, "#0c090d")], LX + 40, LY, 760))
    r = sc.stream("head")
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

    # ------------------------------------------------ candles: nine on the ring, upright to the ring
    RX, RY, RCX, RCY = 196, 44, 6, -226
    angles = [math.radians(a) for a in (166, 216, 248, 288, 330, 8, 48, 92, 134)]  # front, far side, back, near side
    heights = (104, 84, 96, 78, 90, 62, 84, 108, 92)
    OUT = 6  # the one that has gone out

    def candle(k: int) -> None:
        a, h = angles[k], heights[k]
        x, y = RCX + RX * math.cos(a), RCY + RY * math.sin(a)
        near = math.sin(a) > -0.1
        w = 12.5 if near else 10.5
        cup = bow(
            shape(
                f"{x - w - 6},{y - 10}^ {x},{y - 5} {x + w + 6},{y - 10}^ {x + w},{y + 8} {x},{y + 14} {x - w},{y + 8}"
            )
        )
        body = bow(
            shape(
                f"{x - w},{y - 6}^ {x - w + 1},{y - h * 0.5} {x - w + 0.5},{y - h + 2}^ {x - w * 0.4},{y - h - 5} {x + w * 0.3},{y - h + 1} {x + w},{y - h - 3}^ {x + w - 1},{y - h * 0.5} {x + w},{y - 6}^ {x},{y - 1}"
            )
        )
        sx, sy = at(x, y - h)
        wax = sc.lin([(0, "#ffe7ac"), (0.25, "#d89a55"), (0.7, "#7c4628"), (1, "#3d2219")], sx, sy, *at(x, y))
        if k == OUT:
            wax = sc.lin([(0, "#8a5a38"), (1, "#34201a")], sx, sy, *at(x, y))
        sc.layer(body, wax, z=3, cut=0, sh=0.5, wash=0.3, fibre=0, rim="#fff0b8", rimop=0.6)
        for dx in (-w * 0.5, w * 0.62):  # wax runs straight down, not along the candle
            px, py = at(x + dx, y - h + 2)
            L = r.uniform(16, 46)
            sc.layer(
                limb([(px, py - 2, 4), (px + 0.5, py + L * 0.5, 3), (px, py + L * 0.9, 4.6), (px, py + L, 3)], 5),
                "#c98a4c" if k != OUT else "#6a4028",
                z=1,
                cut=0,
                sh=0.3,
                wash=0,
                fibre=0,
                rim="#fff0b8",
            )
        sc.layer(cup, sc.near("#f0c060", "#5a3616", 460), z=2, cut=0, sh=0.5, wash=0, fibre=0, rim="#fff0b8", rimop=0.7)
        wx, wy = at(x, y - h - 1)
        sc.stroke([(wx, wy + 2), (wx + 0.5, wy - 5)], "#1a0e0c", 1.8)
        if k == OUT:
            return
        flame(sc, wx, wy - 2, (1.0 if near else 0.82) * r.uniform(0.92, 1.1), r.uniform(-6, 6))

    ring = ellipse(RCX, RCY, RX + 5, RY + 5).difference(ellipse(RCX, RCY, RX - 1, RY - 1))
    front = T(shape("-260,0^ 260,0^ 260,120^ -260,120^"), RCX, RCY)
    lit(sc, bow(clean(ring.difference(front))), "#d9a548", "#3a2412", 460, 3, 0.6)
    for k in (1, 2, 3, 4):
        candle(k)
    sc.glow(250, 200, 330, "#f0a040", 0.28)

    # ------------------------------------------------ robe, neck
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

    # ------------------------------------------------ the head
    head = bow(shape(PROFILE))
    lit(sc, head, "#6e4029", "#120b0e", 470, 12, 0.7, 1.6)
    lit(
        sc,
        bow(
            shape(
                "-150,-232 -118,-262 -60,-290^ -20,-240 -30,-170 -60,-128 -110,-112 -160,-120 -190,-128 -188,-160 -174,-198"
            )
        ),
        "#8a5434",
        "#2a1814",
        460,
        1.6,
        0.3,
    )  # forehead
    for k, (y, L) in enumerate(((-206, 62), (-182, 74), (-158, 66))):  # its lines
        sc.flat(
            bow(limb([(-160 - k * 9, y, 0.8), (-130 - k * 6, y - 7, 3), (-96 + L - 74, y + 2, 0.8)], 6)), "#1c0f0d", 0.7
        )
    cheek = bow(
        shape("-168,-46^ -140,-30 -100,-28 -50,-40 0,-56 30,-40 20,10 -20,50 -70,66 -120,60 -160,40 -186,16^ -184,-10")
    )
    lit(sc, cheek, "#7a4a2e", "#150d0f", 480, 2, 0.16)
    lit(
        sc,
        bow(shape("-196,-118 -180,-136 -140,-140 -104,-128 -84,-108^ -110,-102 -140,-100 -164,-92 -186,-94^")),
        "#96603c",
        "#2c1914",
        460,
        2.4,
        0.6,
    )  # brow ridge
    r2 = sc.stream("brow")
    brow = U(
        [
            limb(
                [
                    (x, -112 - 10 * math.sin((x + 190) / 100 * 3.0), 1),
                    (x + 6, -118 - 10 * math.sin((x + 190) / 100 * 3.0) + r2.uniform(-3, 3), 3),
                    (x + 16, -116 - 8 * math.sin((x + 190) / 100 * 3.0) + r2.uniform(-2, 6), 0.6),
                ],
                3,
            )
            for x in np.linspace(-190, -96, 26)
        ]
    )
    lit(sc, bow(brow), "#d8b48a", "#4a3428", 420, 1.2, 0.5, 0.7, wash=0, fibre=0)
    socket = bow(shape("-180,-88^ -150,-96 -110,-96 -84,-82 -92,-50 -120,-38 -150,-40 -172,-56"))
    sc.flat(socket, "#0f0809", 0.5, "multiply", 4)
    lit(
        sc,
        bow(shape("-174,-72^ -166,-88 -144,-96 -116,-92 -96,-74^ -112,-58 -140,-52 -164,-60")),
        "#8e5636",
        "#2c1914",
        420,
        2,
        0.55,
    )  # closed lid
    sc.flat(bow(limb("-176,-70,1.5 -162,-58,4.4 -140,-50,5 -114,-56,4 -94,-73,1.5", 8)), "#0d0708", 0.95)
    sc.flat(
        bow(
            U(
                [
                    limb([(x, y, 2.2), (x - 5, y + 9, 1.4), (x - 12, y + 14, 0.4)], 4)
                    for x, y in ((-168, -60), (-158, -55), (-147, -51), (-136, -50), (-125, -52), (-114, -55))
                ]
            )
        ),
        "#0d0708",
        0.95,
    )
    for p in (
        "-92,-66,1 -76,-62,2.6 -58,-50,.8",
        "-90,-58,1 -76,-48,2.6 -64,-34,.8",
        "-92,-78,1 -74,-80,2.4 -56,-74,.8",
        "-160,-36,.8 -136,-28,2.6 -108,-34,.8",
    ):
        sc.flat(bow(limb(p, 6)), "#160c0c", 0.75)
    wing = bow(shape("-224,54^ -214,36 -200,24 -186,26 -178,42 -184,56 -198,60^ -206,52 -214,52"))
    lit(sc, wing, "#8a5434", "#2a1814", 420, 2, 0.5)
    sc.flat(bow(limb("-222,55,1 -212,49,4 -202,53,1", 5)), "#0b0607", 0.95)
    sc.flat(bow(limb("-180,30,1 -168,62,3.6 -168,100,3 -178,126,1", 8)), "#120a0a", 0.8)  # fold from nose to mouth
    lit(
        sc,
        bow(shape("-206,130^ -216,122 -229,116 -226,104 -212,100 -190,112 -172,130^")),
        "#7a4636",
        "#24141a",
        420,
        1.4,
        0.45,
    )
    lit(
        sc,
        bow(shape("-206,131^ -184,134 -172,131^ -184,154 -204,166 -222,162 -227,150 -222,139")),
        "#8a5040",
        "#2a161a",
        420,
        1.6,
        0.6,
    )
    sc.flat(bow(limb("-224,128,1 -208,131,3.4 -188,132,3 -168,130,1", 5)), "#0b0607", 0.9)

    # beard, then hair and ear
    beard = shape(
        "56,-70^ 66,-30 60,30 40,96 0,150 -50,186 -110,204 -160,196 -186,188^ -206,204 -220,236 -218,282 -196,330 -150,366 -100,382 -60,368 -20,326 30,266 74,192 100,120 110,50 100,-10 88,-60"
    )
    inner = shape(
        "40,-30^ 20,60 -20,110 -70,140 -120,150 -164,146 -182,168 -196,184^ -160,200 -100,206 -40,186 10,150 50,90 62,20"
    )
    hair = shape(
        "-128,-258 -96,-296 -40,-330 30,-338 100,-320 162,-276 204,-206 216,-120 204,-40 174,30 138,66^ 120,30 118,-10 104,-60 84,-104 60,-130 30,-120 20,-90 8,-60^ -4,-100 0,-150 -20,-190 -70,-214 -110,-236"
    )
    full, cb = tufts(sc.stream("beard"), U(beard, inner), 19, 6, 10)
    crop, ch = tufts(sc.stream("hair"), hair, 15, 4.5, 7.5)
    bare = head.difference(bow(U(full, crop)))
    rimlight(sc, bare, 20, 15, "#c8662c", 0.7, blur=11, r=620)
    rimlight(sc, bare, 3.6, 3.0, "#ffdc98", 1, blur=1.2, r=900)
    rimlight(sc, bare, 3.2, 2.2, "#f0b468", 0.75, blur=1.2, c=(210, 640), r=520)
    lit(sc, bow(full), "#7c5c42", "#0d090c", 600, 6, 0.5, 1.4)
    lit(sc, bow(cb), "#e8d0a8", "#171014", 620, 0.8, 0.5, 0.7, wash=0)
    rimlight(sc, bow(full), 5, 5, "#f0b468", 0.8, blur=2.4, r=820)
    tash, ct = tufts(
        sc.stream("tash"),
        shape("-206,98^ -190,92 -168,104 -150,128 -142,156 -150,182^ -166,158 -180,132 -200,116"),
        13,
        4,
        6,
    )
    lit(sc, bow(tash), "#8a6a4e", "#1c1214", 460, 1.6, 0.5)
    lit(sc, bow(ct), "#e0c8a4", "#3a2a26", 560, 0.6, 0.4, 0.6, wash=0)
    lit(sc, bow(crop), "#644c3a", "#0d090c", 440, 3, 0.4, 1.1)
    lit(sc, bow(ch), "#d8b48a", "#171014", 430, 0.8, 0.4, 0.6, wash=0)
    rimlight(sc, bow(crop), 2, 5, "#ffd08a", 0.8, blur=2, r=520)
    ear = shape("20,-74 40,-98 70,-98 86,-70 82,-34 68,-4 54,26 38,36 26,22 28,-6 22,-40")
    lit(sc, bow(ear), "#6f4229", "#170e0d", 560, 4, 0.55, 1.3)
    lit(
        sc,
        bow(limb("34,-66,3 46,-84,8 64,-82,9 72,-60,8 66,-34,7 54,-10,6 46,8,3", 8)),
        "#8a5638",
        "#2c1a14",
        640,
        1,
        0.4,
    )
    sc.flat(bow(shape("36,-50 46,-58 54,-44 50,-20 40,-10 34,-26")), "#0c0708", 0.8)
    ex, ey = at(38, 30)
    sc.stroke([(ex, ey - 2), (ex - 1, ey + 9)], "#e0a848", 2)
    sc.layer(
        key(ex - 1, ey + 17, 0.86, 4),
        sc.lin([(0, "#f0c060"), (1, "#7a4e1e")], ex, ey, ex, ey + 50),
        z=2,
        cut=0,
        sh=0.5,
        wash=0,
        fibre=0,
        rim="#fff0b8",
        rimop=0.8,
    )

    # ------------------------------------------------ near side of the ring
    near_ring = clean(ring.intersection(front))
    lit(sc, bow(near_ring.buffer(2.5)), "#f3c868", "#4a2e14", 420, 4, 0.9, 1.4)
    sc.flat(bow(clean(near_ring.buffer(-1.6))), sc.near("#8a5a20", "#1f120a", 380), 0.55)
    for k in (0, 5, 8, 6, 7):
        candle(k)
    for k in (0, 8, 7):
        a = angles[k]
        x, y = at(RCX + RX * math.cos(a), RCY + RY * math.sin(a) - heights[k] - 20)
        sc.glow(x, y, 150, "#ffb84e", 0.55)
    for k in (1, 2, 3, 4, 5):
        a = angles[k]
        x, y = at(RCX + RX * math.cos(a), RCY + RY * math.sin(a) - heights[k] - 20)
        sc.glow(x, y, 95, "#f0a040", 0.4)
    sc.glow(250, 230, 380, "#e08a3a", 0.16)

    # ------------------------------------------------ moths
    a = angles[OUT]
    ox, oy = at(RCX + RX * math.cos(a), RCY + RY * math.sin(a) - heights[OUT])
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

    # ------------------------------------------------ the hand with the burnt match
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
    sc.vignette("#050307", 0.45, 300, 420, 980)
    sc.finish(0.14)
    return sc
