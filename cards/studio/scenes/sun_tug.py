"""Day and night pull at the sun, which hangs in a net over the gorge between them; on the net stands a woman with shears.

Palette: sun #fffbe2, amber #f4b860, ember #8a3a30, umber plum #2a1228, mist #e8c8a0, petrol #2a5068, night #0e1c38.
Light: the sun in the middle. Planes: sky / mountains in haze / gorge with bridge / night's cliff / sun, net, woman / day's hill and crew.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.pullers import STANDS_UNDER, Puller, puller
from cards.studio.papercut.sling_net import SlingNet, sling_net

SX, SY, SR = 436, 458, 188
A, B = (232.0, 622.0), (638.0, 362.0)  # where the net closes and the ropes begin
SLOPE = (B[1] - A[1]) / (B[0] - A[0])
FALL = (-0.9, 0.42)  # how a height lies on the day's hill as a shadow
SUN, AMBER, PLUM, NIGHT = "#fffbe2", "#f4b860", "#2a1228", "#0e1c38"
WINDOWS = "728,470 772,446 748,540 716,600 786,560 756,640 724,700 780,720 742,790 704,850 776,830 740,910 690,960 782,960 720,1030 660,1080 770,1080 700,1140"
CLIFF = "860,290^ 790,338 716,384 664,414^ 650,452 668,520 646,620 664,720 634,820 648,900 606,1000 622,1100 576,1260^ 860,1260^"
RIDGES = (
    ([(-60, 700), (150, 690), (300, 740), (430, 700), (560, 742), (700, 700), (860, 730)], "#fbdca4", "#c8a888"),
    ([(-60, 790), (200, 770), (330, 806), (470, 772), (600, 812), (860, 780)], "#f2c088", "#a08880"),
    ([(-60, 870), (220, 852), (380, 886), (500, 858), (640, 890), (860, 860)], "#dc9a68", "#6a6478"),
)
BANKS = (
    ("day", -1, "-80,330^ 40,300 96,236 190,216 236,140 330,118 372,40 440,-80^ -80,-80^", ("#f8c47a", "#e89a54", "#cf7040", "#a84a34", "#7a3034")),
    ("night", 1, "880,196^ 800,190 752,140 690,128 640,66 560,44 520,-80^ 880,-80^", ("#7f9a9c", "#4f7486", "#2f5570", "#1d3a5a", "#122846")),
)  # fmt: skip
SHORES = (
    ("380,1260^ 410,1170 388,1090 400,1010 372,950^ -60,930^ -60,1260^", ("#b8623e", "#3a1a2c")),
    ("470,1260^ 500,1170 484,1100 520,1040 500,980 540,930^ 860,900^ 860,1260^", ("#6f8a88", "#142c48")),
)


def rope_y(x: float) -> float:
    """Height of the line on which everything hangs."""
    return A[1] + SLOPE * (x - A[0])


def draw_sky(sc: Scene) -> None:
    """Day on the left, night on the right, banks of cloud cut towards the light."""
    sc.backdrop(sc.lin([(0, "#c8683e"), (0.26, "#eeb070"), (0.5, "#dcc494"), (0.76, "#4f7682"), (1, "#102648")], 0, 860, 800, 100))  # fmt: skip
    sc.raw(
        f'<rect width="800" height="1200" fill="{sc.rad([(0, "#fff6d0"), (0.3, "#ffe6a0", 0.95), (0.6, "#fbc878", 0.45), (1, "#f6b060", 0)], SX, SY, 640)}"/>'
    )
    r = sc.stream("stars")
    stars = [
        star(x, y, r.uniform(1.2, 4), 4, 0.32)
        for x, y in ((r.uniform(420, 800), r.uniform(0, 300)) for _ in range(70))
        if x - y > 390
    ]
    sc.flat(U(stars), "#fff3d0", 0.9)
    for name, side_, P, tones in BANKS:
        r = sc.stream(f"bank {name}")
        g = shape(P, 12)
        for k, c in enumerate(tones):
            q = rounded(fillet(T(g, side_ * 30 * k, -26 * k), 14), 12)
            sc.layer(q, sc.rad([(0, light(c, 0.35)), (0.55, c), (1, dark(c, 0.16))], SX, SY, 640), z=7, cut=3, step=10, sh=0.3, rim="#fff6d8", rimop=0.85)  # fmt: skip
        if name == "night":
            sc.flat(U([star(r.uniform(600, 800), r.uniform(0, 130), r.uniform(1.2, 3.6), 4, 0.32) for _ in range(26)]), "#fff3d0", 0.9)  # fmt: skip


def draw_gorge(sc: Scene) -> None:
    """Under the sun: ridges in haze, a river that carries its light, a bridge from which two children fish."""
    for k, (P, a, b) in enumerate(RIDGES):
        g, top = land(sc.stream(f"ridge {k}"), P, 6)
        sc.layer(g, sc.rad([(0, light(a, 0.2)), (0.5, a), (1, b)], SX, 690, 430), z=7, sh=0.25, cut=0.7, rim="#fff3d0", rimop=0.9)  # fmt: skip
        r = sc.stream(f"trees {k}")
        trees = [
            poplar(r, x, y_at(top, x) + 4, r.uniform(14, 30) * (1 + 0.4 * k), 7 + 3 * k)
            for x in np.arange(300, 650, 11 + 2 * k)
            if math.sin(0.035 * x + 2 * k) + r.uniform(-0.7, 0.7) > 0.1
        ]
        sc.layer(U(trees), mix(a, b, 0.75), z=2, cut=0, sh=0.2, fibre=0, rim="#fff3d0", rimop=0.6)
        sc.veil([(0, "#ffdca0", 0), (0.5, "#ffdca0", 0.16), (1, "#ffdca0", 0)], 0, 640 + 70 * k, 0, 900 + 70 * k)
    water = shape(
        "474,936^ 488,936^ 494,944 484,962 452,990 446,1030 480,1080 486,1130 470,1230^ 330,1230^ 372,1130 384,1080 388,1030 412,984 452,950 464,926"
    )
    sc.layer(water, sc.lin([(0, "#fff6d0"), (0.4, "#f8cc80"), (1, "#a8583a")], 0, 900, 0, 1210), z=3, sh=0.2, cut=0.6, rim="#fffbe6", rimop=0.9)  # fmt: skip
    glints = ((462, 968, 14), (428, 1012, 16), (428, 1050, 18), (440, 1098, 24), (420, 1150, 30))
    sc.flat(U([limb([(x - w, y, 0.5), (x, y, 2.4), (x + w, y, 0.5)], 2) for x, y, w in glints]), "#fffdf0", 0.9)
    for P, c in SHORES:
        sc.layer(shape(P), sc.near(*c, 640), z=9, sh=0.4, cut=1.8, step=8, rim="#ffe6b0", rimop=0.85)
    deck = [(322, 968), (400, 948), (456, 942), (512, 948), (590, 968)]
    span = Polygon([*curve(np.array(deck, float), n=8), (590, 1060), (322, 1060)]).difference(
        ellipse(456, 1062, 92, 92)
    )
    arch = fillet(U(limb([(x, y, 13) for x, y in deck], 8), span), 3)
    sc.layer(arch, sc.lin([(0, "#c87a50"), (0.5, "#8a6058"), (1, "#3a5870")], 322, 0, 590, 0), z=7, sh=0.45, cut=0.4, rim="#fff0c8", rimop=0.9)  # fmt: skip
    sc.flat(brick(arch, 13, 7, "arch", 0.4), "#4a2434", 0.3)
    for x, c, fl in ((446, "#b3402a", True), (466, "#2f6f80", False)):
        p = T(person(8, "side", "sit", dress("sweater", c, "#3a2a30"), hat="straw" if fl else None, big_head=1.1), x, 938 + 18, 0.3, flip=fl)  # fmt: skip
        put(sc, p.recolour(lambda q: mix(q, "#3a1428", 0.4)), z=0.8, sh=0.3, rim=(0, 1.4, "#fff0c8", 0.9))
        sc.stroke([(x + (-10 if fl else 10), 922), (x + (-44 if fl else 44), 902)], "#3a1428", 1.6, 0.9)
        sc.stroke([(x + (-44 if fl else 44), 902), (x + (-46 if fl else 46), 1000)], "#fff6d8", 0.9, 0.8)


def draw_night(sc: Scene) -> None:
    """The cliff of the night with its lit windows; small people on top of it, pulling."""
    g = shape(CLIFF, 8)
    sc.layer(g, sc.lin([(0, "#6f8f94"), (0.16, "#33586e"), (0.5, "#1b3454"), (1, NIGHT)], 640, 470, 830, 800), z=14, sh=0.5, cut=1.8, step=8, rim="#ffeab8", rimop=0.9, rimw=1.4)  # fmt: skip
    sc.stack(rounded(g.buffer(-22), 12), ["#1f3d5c", "#1a3350", "#152a46", "#10223c"], d=24, z=5, soft=10, cut=1.6, sh=0.35, rim="#ffe0a8", rimop=0.4)  # fmt: skip
    r = sc.stream("windows")
    for x, y in pts(WINDOWS)[0]:
        w = U(box(x - 6, y - 8, x + 6, y + 9), ellipse(x, y - 8, 6))
        on = r.random() < 0.66
        sc.layer(w.buffer(3), "#24466a", z=2, sh=0.35, cut=0, fibre=0, rim="#ffd89a", rimop=0.6)
        sc.flat(w, "#ffd88a" if on else "#0b1830")
        sc.flat(U(box(x - 0.8, y - 14, x + 0.8, y + 9), box(x - 6, y - 1, x + 6, y + 0.6)), "#24466a", 0.9)
        if on:
            sc.glow(x, y, 34, "#ffb85a", 0.6)


DAY_CREW = (
    Puller(180, 34, "vest", "#b8482e", "#5a2a30", "#b97a52", "#2a1a18", "straw", "#c8503a", -32, 1.05, "stripes"),
    Puller(92, 52, "farmwife", "#d8843a", "#8a3430", "#8a5636", "#2a1a14", "scarf", "#c8503a", -38, 1.15),
    Puller(6, 70, "shirt", "#e8c07a", "#6a3030", "#e3b58c", "#efe6d6", "flat", "#c8503a", -30, 1.1),
)
NIGHT_CREW = (
    Puller(672, 30, "coat", "#4f8a94", "#1f3550", "#d9a077", "#2a1a18", "knit", "#dfe6e8", -34, 1.0, "stripes"),
    Puller(716, 9, "nightshirt", "#a8bcc4", "#2a4060", "#f0c8a4", "#4a2c1c", "nightcap", "#dfe6e8", -30),
    Puller(758, 60, "djellaba", "#5a6a9a", "#2a3a5a", "#8a5636", "#d8d4cc", None, "#dfe6e8", -36),
)


def crew(sc: Scene, people: tuple[Puller, ...], s: float, night: bool, ground: Any = None) -> None:
    """Three on one rope; with a ground, a long shadow of each lies on it."""
    ink, deep = ("#10204a", NIGHT) if night else ("#4a1a2c", PLUM)
    for q in people:
        f = puller(q, rope_y, s, night)
        if ground is not None:
            y = rope_y(q.x) + STANDS_UNDER * s
            cast = AF.affine_transform(T(f.outline(), -q.x, -y), [1, -FALL[0], 0, -FALL[1], q.x, y + 2])
            sc.flat(clean(clean(cast).intersection(ground)), "#1a0a1c", 0.5, "multiply", 2.4)
        put(sc, f.recolour(lambda c: mix(c, ink, 0.36)), z=2.2, sh=0.4, shade=(deep, 0.5, 560))
        rimlight(sc, f.outline(), 1.8 if night else -2.6, 1.2, "#fff0c4", 1, 0.8, (SX, SY), 760)


def draw_sun(sc: Scene) -> SlingNet:
    """The sun, and the net that holds it from below like a sling."""
    sc.glow(SX, SY, 520, "#ffe6a8", 0.8)
    disc = ellipse(SX, SY, SR)
    sc.layer(disc, sc.rad([(0, "#ffffff"), (0.62, "#fffdee"), (0.9, "#fff0b8"), (1, "#ffdf90")], SX, SY, SR), z=4, cut=0.4, sh=0.15, wash=0.15, fibre=0, rim="#ffffff", rimop=1)  # fmt: skip
    net = sling_net(disc, A, B)
    tint = sc.lin([(0, "#7a3428"), (0.5, "#5a2a30"), (1, "#2a3450")], A[0], A[1], B[0], B[1])
    sc.layer(net.mesh, tint, z=4, sh=0.3, shc="#c88a40", cut=0, fibre=0, wash=0, rim="#fffbe6", rimop=0.8)
    g, tw = rope([tuple(p) for p in net.edge[::6]], 10, 9)
    sc.layer(g, tint, z=5, sh=0.35, shc="#c88a40", cut=0, fibre=0, rim="#fff6d8", rimop=0.9)
    sc.flat(tw, "#f0c080", 0.6)
    for x, y in (A, B):
        sc.layer(U([ellipse(x + q * net.d[0], y + q * net.d[1], 9, 12, math.degrees(math.atan2(net.d[1], net.d[0]))) for q in (-6, 6)]), tint, z=3, cut=0, rim="#fff0c8", rimop=0.9)  # fmt: skip
    for p0, p1 in ((A, (-60.0, rope_y(-60))), (B, (860.0, rope_y(860)))):
        g, tw = rope([p0, ((p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2), p1], 9 if p0 == A else 6, 9)
        sc.layer(g, "#7a3a2c" if p0 == A else "#3a4a68", z=4, sh=0.4, cut=0, fibre=0, rim="#fff0c8", rimop=0.9)
        sc.flat(tw, "#f0c080", 0.5)
    return net


def draw_woman(sc: Scene, net: SlingNet) -> None:
    """She stands on the edge of the net before the disc and has set her shears to it."""
    a, b = np.array(A), np.array(B)
    x, y = a + (b - a) * 0.42 + net.n * 33
    cut_ = a + (b - a) * 0.66 + net.n * 31
    s = 0.86
    pivot = cut_ - np.array([16 * net.n[0], 22 * net.n[1]])
    hands = pivot + np.array([-50, -40])
    pose = SIDE["stoop"].but(
        lean=22,
        stoop=22,
        nod=-6,
        hip=0.92,
        foot_a=(0.3, 0.16),
        foot_b=(-0.24, -0.05),
        grip_a="grip",
        grip_b="grip",
        toe_a=-24,
        toe_b=-18,
    )
    to = ((hands[0] - x) / s, (hands[1] - y) / s)
    p = person(
        48,
        "side",
        pose,
        dress("farmwife", "#4a2430", "#3a1e28", "#6a3a34").but(skirt=0.6, flare=20),
        "#6a3a2c",
        "bun",
        "#2a1a18",
        "firm",
        1.05,
        reach_a=to,
        reach_b=(to[0] + 36, to[1] - 26),
        hat="scarf",
        hat_colour="#5a2a30",
    )
    p = T(p, x, y - 2, s)
    ink = "#2a0e1e"
    sh = scissors()
    for k, v in (("a", 5), ("b", -5)):
        sc.layer(T(T(sh[k], rot=v), *pivot, 0.5, rot=-34), ink, z=2, sh=0.25, shc="#c88a40", cut=0, fibre=0, wash=0, rim="#fff6d8", rimop=0.9)  # fmt: skip
    nx, ny = p.at("neck")
    tail = limb([(nx - 4, ny - 2, 9), (nx - 30, ny - 10, 11), (nx - 56, ny + 2, 10), (nx - 88, ny - 12, 4)], 8)
    sc.layer(U(tail, T(tail, 2, 6, 0.8, rot=-14, o=(nx, ny))), "#c23a2a", z=2, sh=0.2, shc="#c88a40", cut=0, fibre=0, rim="#fff6d8", rimop=0.9)  # fmt: skip
    g = p.outline()
    sc.layer(g, ink, z=2, sh=0.25, shc="#c88a40", cut=0, fibre=0, wash=0, rim="#fff6d8", rimop=0.9)
    for q in p.pieces:
        sc.flat(q.geom, mix(q.fill, ink, 0.62), q.op)


def draw_day(sc: Scene) -> Any:
    """The hill of the day, near and dark, its edge in full light; returns its sheet."""
    top = [
        (-60, rope_y(-60) + 134),
        (60, rope_y(60) + 130),
        (150, rope_y(150) + 130),
        (226, rope_y(226) + 130),
        (296, 732),
    ]
    P = [*top, (322, 770), (310, 840), (338, 910), (318, 985), (362, 1065), (352, 1145), (402, 1260), (-60, 1260)]
    g = clean(Polygon(curve(np.array(P, float), [True, *[False] * 4, *[False] * 6, True, True], True, 10)).buffer(0))
    sc.layer(g, sc.rad([(0, "#f6b068"), (0.42, "#c8683c"), (0.62, "#7a3034"), (1, PLUM)], SX - 20, SY + 60, 760), z=15, sh=0.55, cut=1.6, step=8, rim="#fff0c4", rimop=1, rimw=1.6)  # fmt: skip
    r = sc.stream("meadow")
    edge_ = curve(np.array(top, float), n=20)
    for k, c in enumerate(("#9a4a34", "#6a2a30", "#421a2c")):
        blades, heads = [], []
        for _ in range(170):
            x = r.uniform(-20, 318)
            y0 = float(np.interp(x, edge_[:, 0], edge_[:, 1]))
            y = y0 + 4 + (r.random() ** 1.4) * 150 + 110 * k
            h = r.uniform(9, 22) * (1 + 0.5 * k)
            blades.append(limb([(x, y, 2.2), (x + 2, y - h * 0.6, 1.6), (x + r.uniform(-7, 9), y - h, 0.4)], 3))
            if r.random() < 0.09:
                heads.append(ellipse(x + 2, y - h, 4 + k, 3.2 + k))
        sc.flat(U(blades).intersection(g.buffer(14)), c, 0.8)
        sc.layer(U(heads).intersection(g.buffer(14)), mix("#f05a34", PLUM, 0.22 * k), z=1.4, cut=0, fibre=0, wash=0, sh=0.3, rim="#ffe0a0", rimop=0.9)  # fmt: skip
    for k, (P, c) in enumerate(
        (
            ([(-60, 1010), (90, 1026), (230, 1090), (330, 1180), (372, 1260), (-60, 1260)], "#4a1e30"),
            ([(-60, 1110), (110, 1120), (220, 1180), (290, 1260), (-60, 1260)], "#260e24"),
        )
    ):
        q = clean(Polygon(curve(np.array(P, float), [True, False, False, False, True, True], True, 10)).buffer(0))
        sc.layer(q, sc.near(light(c, 0.14), c, 900), z=11, sh=0.5, cut=1.4, rim="#ffc880", rimop=0.7)
        blades = grass(
            sc.stream(f"near {k}"),
            -30,
            340 - 60 * k,
            lambda v, k=k: 1030 + 96 * k + max(0, v) ** 1.4 * 0.052,
            60,
            90,
            0.4,
            3,
            0.3,
        )
        sc.layer(blades, c, z=5, sh=0.4, cut=0, fibre=0, rim="#ffc880", rimop=0.6)
    return g


def draw() -> Scene:
    """Both sides have pulled since the morning."""
    sc = Scene("sun_tug", light=(SX, SY, 260), shadow="#1c1028", bg=NIGHT)
    draw_sky(sc)
    draw_gorge(sc)
    draw_night(sc)
    draw_woman(sc, draw_sun(sc))
    crew(sc, NIGHT_CREW, 0.54, night=True)
    hill_ = draw_day(sc)
    crew(sc, DAY_CREW, 1.0, night=False, ground=hill_)
    sc.glow(SX, SY, 640, "#ffdf9a", 0.34)
    sc.vignette("#120818", 0.4, SX, 560, 980)
    sc.finish()
    return sc
