"""The golden dome of a tower is an onion; a cook hangs in a bosun's chair and peels it, and the people below must weep.

Palette: plum #2b2750, rose haze #a4647a, gold #ffc850, russet #a9501f, flesh #f3f9d6, plaster #fde7cf.
Light: the last sun, low from the left, and the moist flesh glows in it. Planes: sky and hills / tower / onion / peel / cook / people at the parapet.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.onion_tower import (
    CX,
    STEP,
    dome,
    draw_gallery,
    draw_onion,
    draw_tip,
    draw_tower,
    edge,
    on,
    peel,
)


def draw_sky(sc: Scene) -> None:
    """The last warm band of the day, plum air above it, one long bar of cloud, hills sunk in haze."""
    sc.backdrop(
        sc.lin(
            [(0, "#2b2750"), (0.26, "#584068"), (0.5, "#a4647a"), (0.7, "#e2946e"), (0.84, "#ffd08a"), (1, "#e8a070")],
            480,
            0,
            360,
            1200,
        )
    )
    sc.glow(-30, 900, 620, "#ffe2a0", 0.75)
    for y, w, op in ((872, 300, 0.5), (820, 190, 0.35)):
        sc.flat(limb([(620 - w, y, 0.5), (640, y - 6, 18), (640 + w, y + 4, 0.5)], 8), "#8a4a66", op, blur=4)
    for k, (y, c, c2) in enumerate(((1010, "#d08a78", "#b06a76"), (1062, "#9a5a72", "#6a3c64"))):
        g, _ = land(
            sc.stream(f"hill {k}"), [(-40, y + 16), (150, y - 8), (400, y + 14), (640, y - 16), (840, y + 8)], 3
        )
        sc.layer(
            g,
            sc.lin([(0, c), (1, c2)], 0, y, 0, y + 120),
            z=4,
            sh=0.1,
            shc="#4a2450",
            cut=0.8,
            rim="#ffdca0",
            rimop=0.5,
        )


def draw_dusk(sc: Scene) -> None:
    """The right side of the tower and its foot sink into one plum shade; the low sun keeps the left edge."""
    body = U(dome(), box(212, 850, 520, 1250))
    with sc.clip(body):
        sc.flat(
            box(0, 0, 800, 1240),
            sc.lin(
                [
                    (0, "#7a3a3c", 0),
                    (0.34, "#7a3a4c", 0.16),
                    (0.6, "#5a2a54", 0.62),
                    (0.8, "#2a1644", 0.88),
                    (1, "#1c1038", 0.94),
                ],
                130,
                560,
                700,
                640,
            ),
            1,
            "multiply",
        )
        sc.flat(
            box(0, 840, 800, 1240), sc.lin([(0, "#3a1c4c", 0.1), (1, "#2a1440", 0.75)], 0, 850, 0, 1240), 1, "multiply"
        )
        sc.glow(270, 380, 270, "#fff2a8", 0.85)
        sc.glow(92, 640, 250, "#ffca6a", 0.5)
    rimlight(sc, dome(), 4, 1, "#fff0b8", 0.95)


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
    x, y, s = kx - 96, ky + 170, 1.36
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
    with sc.clip(dome()):
        sc.flat(T(f.outline(), 46, 16), "#24103c", 0.6, "multiply", 7)
    put(sc, f, z=2.6, rim=(3, 1, "#ffedb8", 1))
    side = sc.lin([(0, "#3a1c58", 0), (0.4, "#3a1c58", 0.1), (1, "#3a1c58", 0.62)], x - 50, y - 150, x + 70, y - 130)
    sc.flat(f.outline(), side, 1, "multiply")
    seat = limb([(x - 46, y - 34 * s + 4, 11), (x + 42, y - 34 * s + 4, 11)], 4)
    sc.layer(seat, "#7a4524", z=3, cut=0.3, rim="#ffe0a0", rimop=0.9)


def kerchief(k: int, x: float, y: float, s: float) -> list[tuple[Any, str]]:
    """A great handkerchief held to the face at x, y."""
    colours = (("#ffffff", "#e0506a"), ("#fff4d0", "#2a7fc0"), ("#d8f2ff", "#2a4aa6"))[k % 3]
    g = T(shape("-34,-12 -20,-22 4,-20 24,-24 36,-8^ 34,16 46,44^ 22,44 8,66^ -6,46 -34,56^ -32,22 -44,4^"), x, y, s)
    return [(g, colours[0]), (patterned(g, ("dots", "checks", "stripes")[k % 3], f"k{k}", 1.05), colours[1])]


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
    for k, (x, s, fl) in enumerate(((112, 1.34, False), (222, 1.5, False), (446, 1.56, True), (594, 1.4, True))):
        laughs = k == 2
        o: dict[str, Any] = (
            {"mood": "laugh", "nod": -12, "reach_a": (18, -104), "reach_b": (30, -96)}
            if laughs
            else {"mood": "weep", "reach_a": (14, -148), "reach_b": (26, -150)}
        )
        f = T(person(**({"pose": "stand"} | who[k] | o)), x, 1240, s, flip=fl)
        put(sc, f, z=2.4, rim=(3, 1, "#ffe6b0", 0.95), cast=5)
        fall = sc.lin([(0, "#3a1c58", 0.05), (1, "#2e1650", 0.7)], x - 40, 0, x + 44, 0)
        sc.flat(f.outline(), fall, 1, "multiply")
        if not laughs:
            hx, hy = f.at("head.mouth")
            (g, c), (p, d) = kerchief(min(k, 2), hx + (4 if not fl else -4), hy + 12, 0.92)
            sc.layer(g, c, z=2, cut=0.3, sh=0.5, rim="#fff", rimop=0.9)
            sc.flat(p, d, 0.7)
            sc.flat(g, fall, 0.8, "multiply")
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
    sc = Scene("onion_dome", light=(-40, 700, 240), shadow="#1c0f38", bg="#584068")
    draw_sky(sc)
    draw_tower(sc)
    draw_onion(sc)
    draw_tip(sc)
    draw_dusk(sc)
    peel(sc, front=False)
    peel(sc, front=True)
    sc.veil([(0, "#2e1648", 0), (1, "#2e1648", 0.6)], 560, 640, 800, 1130, "multiply")
    draw_cook(sc)
    draw_people(sc)
    draw_gallery(sc)
    sc.vignette("#160c34", 0.42, 300, 560, 860, 0.5)
    sc.finish()
    return sc
