"""The golden dome of a tower is an onion; a cook hangs in a bosun's chair and peels it, and the people below must weep.

Palette: blue #1d6fd0, far blue #a9dcf6, gold #ffc850, russet #a9501f, flesh #f3f9d6, leaf #7db56f, plaster #fde7cf, plum #3a2050.
Light: a high sun from the upper left. Planes: sky and clouds / tower / onion / peel / cook / people at the parapet.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.onion_tower import CX, STEP, draw_gallery, draw_onion, draw_tip, draw_tower, edge, on, peel


def draw_sky(sc: Scene) -> None:
    """Clear deep blue, paler below, a few paper clouds low down."""
    sc.backdrop(sc.lin([(0, "#1553b4"), (0.35, "#2f86dc"), (0.68, "#7cc4f0"), (1, "#d9f2fa")], 200, 0, 420, 1200))
    sc.glow(60, 60, 700, "#bfe8ff", 0.4)
    for k, (y, c, c2) in enumerate(
        ((250, "#2a7ad6", "#3d93e2"), (470, "#4398e4", "#62b2ec"), (700, "#69b8ee", "#9ad4f4"))
    ):  # torn sheets of air
        g = shape(
            f"-60,{y + 40} 120,{y + 8} 260,{y + 30} 430,{y - 6} 600,{y + 22} 740,{y - 24} 870,{y - 10}^ 870,1290^ -60,1290^"
        )
        sc.layer(
            g,
            sc.lin([(0, c), (1, c2)], 0, y, 0, y + 340),
            z=4,
            sh=0.1,
            shc="#0c3f96",
            cut=1.2,
            rim="#e8f6ff",
            rimop=0.5,
            wash=0.4,
        )
    for k, (P, r0, r1, c) in enumerate(
        (
            ([(-60, 1010), (60, 960), (170, 990), (250, 1010)], 26, 60, "#bfe0f6"),
            ([(540, 1050), (640, 1000), (740, 940), (860, 960)], 26, 70, "#c6e4f8"),
            ([(-60, 1090), (40, 1060), (120, 1090)], 26, 54, "#e6f5fc"),
            ([(690, 1130), (760, 1080), (860, 1070)], 26, 60, "#eaf7fd"),
        )
    ):
        g = bank(sc.stream(f"cloud {k}"), P, r0, r1, sx=1.7, fill=Polygon([*P, (P[-1][0], 1250), (P[0][0], 1250)]))
        sc.layer(
            g,
            sc.lin([(0, "#ffffff"), (0.35, c), (1, "#7fb8e4")], 0, P[1][1] - r1, 0, 1240),
            z=5,
            sh=0.22,
            wash=0.35,
            shc="#1a5aa6",
            rim="#fff",
            rimop=0.9,
        )
    for x, y, w in ((690, 196, 120), (84, 330, 90), (716, 300, 60)):
        sc.flat(limb([(x - w, y, 0.5), (x - w * 0.2, y - 5, 9), (x + w, y + 2, 0.5)], 8), "#ffffff", 0.5, blur=2)
    put(sc, T(bird_flying("stork", wings=1), 88, 894, 0.6), z=2, rim=(1, 2, "#ffffff", 0.6))


def cook() -> Figure:
    """He sits in a bosun's chair: the far hand cuts, the near sleeve wipes the eyes."""
    suit = dress("coat", "#fffaf0", "#2a4a86", "#c8323c").but(apron="#d8f0ff")
    return person(
        46,
        "side",
        "sit",
        suit,
        skin="#c98a5c",
        hair="short",
        hair_colour="#3a2620",
        mood="weep",
        build=1.3,
        nod=16,
        hat="chef",
        hat_colour="#fffdf6",
        reach_a=(31, -128),
        reach_b=(92, -112),
        grip_a="relaxed",
        grip_b="grip",
        beard="moustache",
    )


def draw_cook(sc: Scene) -> None:
    """He hangs on two ropes from the spike."""
    kx, ky = on(STEP, edge(STEP))
    x, y, s = kx - 90, ky + 150, 1.18
    f = T(cook(), x, y, s)
    hx, hy = f.at("hand_b.hold")
    for q in (-34, 26):
        rope = [
            (float(a), float(b))
            for a, b in curve(
                [(CX + 4, 66), (CX + 44 + q * 0.3, 250), (x - 38 + q * 0.7, y - 380), (x + q, y - 34 * s)], n=12
            )
        ]
        sc.stroke([(a + 5, b + 7) for a, b in rope[14:]], "#4a2410", 3, 0.4)
        sc.stroke(rope, "#6a3a1c", 4.4, 1)
        sc.stroke(rope, "#ffe6b0", 2.2, 1, dash="5 3")
    blade = shape(
        f"{hx - 4},{hy + 5}^ {hx + 4},{hy - 8}^ {hx + 52},{hy - 44} {hx + 70},{hy - 66}^ {hx + 50},{hy - 20}^"
    )
    sc.layer(
        blade,
        sc.lin([(0, "#8aa6c4"), (0.5, "#ffffff"), (1, "#bcd4ea")], hx, hy, hx + 40, hy - 20),
        z=3,
        cut=0,
        rim="#fff",
        rimop=1,
    )
    put(sc, f, z=2.6, rim=(2, 3, "#fffbe0", 0.9), cast=9)
    seat = limb([(x - 46, y - 34 * s + 4, 11), (x + 42, y - 34 * s + 4, 11)], 4)
    sc.layer(seat, "#7a4524", z=3, cut=0.3, rim="#ffe0a0", rimop=0.9)


def kerchief(k: int, x: float, y: float, s: float) -> list[tuple[Any, str]]:
    """A great handkerchief held to the face at x, y."""
    colours = (("#ffffff", "#e0506a"), ("#fff4d0", "#2a7fc0"), ("#d8f2ff", "#2a4aa6"))[k % 3]
    g = T(shape("-34,-12 -20,-22 4,-20 24,-24 36,-8^ 34,16 46,44^ 22,44 8,66^ -6,46 -34,56^ -32,22 -44,4^"), x, y, s)
    return [(g, colours[0]), (patterned(g, ("dots", "checks", "stripes")[k % 3], f"k{k}", 1.5), colours[1])]


def draw_people(sc: Scene) -> None:
    """Behind the parapet, each with a great handkerchief; one laughs."""
    who: tuple[dict[str, Any], ...] = (
        dict(
            age=66,
            view="tq",
            dress=dress("dress", "#d8343c", "#d8343c", "#ffffff"),
            skin="#e0b088",
            hair="bun",
            hair_colour="#e4e0d8",
            nod=16,
        ),
        dict(
            age=36,
            view="tq",
            dress=dress("coat", "#127a6e", "#123c46", "#ffe0a0"),
            skin="#8a5530",
            hair="afro",
            hair_colour="#1c1412",
            nod=14,
        ),
        dict(
            age=72,
            view="tq",
            dress=dress("vest", "#ffb62c", "#5a3a20", "#ffffff"),
            skin="#d9a077",
            hair="balding",
            hair_colour="#f0ece4",
            beard="full",
        ),
        dict(
            age=28,
            view="tq",
            dress=dress("dress", "#3a4ac0", "#3a4ac0", "#ffd25a"),
            skin="#b97a52",
            hair="long",
            hair_colour="#2c1a14",
            nod=18,
        ),
    )
    for k, (x, s, fl) in enumerate(((128, 1.08, False), (216, 1.2, False), (446, 1.24, True), (588, 1.1, True))):
        laughs = k == 2
        o: dict[str, Any] = (
            {"mood": "laugh", "nod": -12, "reach_a": (18, -104), "reach_b": (30, -96)}
            if laughs
            else {"mood": "weep", "reach_a": (14, -148), "reach_b": (26, -150)}
        )
        f = T(person(**({"pose": "stand"} | who[k] | o)), x, 1240, s, flip=fl)
        put(sc, f, z=2.4, rim=(2, 2, "#fff6d8", 0.8), cast=5)
        if not laughs:
            hx, hy = f.at("head.mouth")
            (g, c), (p, d) = kerchief(min(k, 2), hx + (4 if not fl else -4), hy + 9, 0.8)
            sc.layer(g, c, z=2, cut=0.3, sh=0.5, rim="#fff", rimop=0.9)
            sc.flat(p, d, 0.85)
        ex, ey = f.at("head.eye")
        for j in range(2):
            tear = T(
                shape("0,-9^ 5,0 3,6 -3,6 -5,0"),
                ex + (10 if fl else -10) * (j - 1) + (20 if fl else -20),
                ey + 14 + 20 * j,
                0.85,
            )
            sc.layer(tear, "#c8f2ff", z=1, cut=0, rim="#fff", rimop=1, fibre=0, wash=0)


def draw() -> Scene:
    """The card."""
    sc = Scene("onion_dome", light=(80, 60, 240), shadow="#1c1440", bg="#2f86dc")
    draw_sky(sc)
    draw_tower(sc)
    draw_onion(sc)
    draw_tip(sc)
    peel(sc, front=False)
    peel(sc, front=True)
    draw_cook(sc)
    draw_people(sc)
    draw_gallery(sc)
    sc.vignette("#0c1c5c", 0.35, 330, 520, 900, 0.55)
    sc.finish()
    return sc
