"""A child hides under the bed, a monster in the wardrobe; both stare at the great shadow of the toy rabbit on the threshold.

Palette: bottle #0c2822, green wall #1f5344, lamp #ffd768, floor in light #f2bc58, blanket #c2342c, fur #5b3f8e, pyjama mint #9fd8c0.
Light: the lamp in the corridor behind us. Planes: wall and window / bed and child / wardrobe and monster / patch of light / rabbit / door frame.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.pelt import pelt
from cards.studio.papercut.two_in_hiding import draw_boy, monster, rabbit, striped

VX, VY, BASE = 400, 330, 668  # where the boards meet, where the far wall stands
LX, LY = 400, 1230
BOTTLE, LAMP = "#0a211d", "#ffd768"
POOL = Polygon([(262, 706), (538, 706), (742, 1210), (58, 1210)])
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_room(sc: Scene) -> None:
    """Green wall with its paper, a small window, boards."""
    sc.backdrop(sc.rad([(0, "#4f9a72"), (0.3, "#2c6b52"), (0.62, "#174234"), (1, "#0a211d")], 400, 690, 760))
    sc.flat(wallpaper(-10, 40, 810, BASE - 60, "sprig", 46), "#8cd0a0", 0.2)
    win = box(330, 168, 470, 368)
    sc.layer(win.buffer(14, join_style=2), "#2c6b52", z=5, cut=0.4, rim="#ffe9a0", rimop=0.5)
    sc.flat(win, sc.lin([(0, "#173a66"), (1, "#4f86a8")], 0, 168, 0, 368))
    r = sc.stream("stars")
    sc.flat(
        U([star(r.uniform(336, 464), r.uniform(174, 320), r.uniform(1, 2.6), 4, 0.4) for _ in range(14)]),
        "#eaf6ff",
        0.9,
    )
    sc.layer(U(box(396, 168, 404, 368), box(330, 262, 470, 270)), "#2c6b52", z=2, cut=0.2)
    sc.layer(
        box(-20, BASE - 34, 820, BASE + 4),
        sc.rad([(0, "#8cc890"), (1, "#174234")], 400, BASE, 420),
        z=4,
        cut=0.4,
        rim="#ffe9a0",
        rimop=0.7,
    )
    floor = box(-20, BASE, 820, 1230)
    sc.layer(floor, sc.rad([(0, "#8a6a3c"), (0.5, "#4a4a30"), (1, "#12302a")], 400, 960, 560), z=3, cut=0.3)


def on_floor(x: float, y: float) -> tuple[float, float]:
    """x in units of the nearest edge, y on the card."""
    return VX + (x - VX) * (y - VY) / (1200 - VY), y


def draw_light(sc: Scene) -> None:
    """The patch of light and the shadow in it."""
    sc.flat(POOL.buffer(26), LAMP, 0.5, "screen", 24)
    sc.flat(POOL, sc.lin([(0, "#e8a845"), (0.35, "#f8c85c"), (1, "#fff0a8")], 0, 706, 0, 1200), 1, "normal", 1.6)
    lines = [limb([(*on_floor(VX + k * 92, BASE), 1), (*on_floor(VX + k * 92, 1230), 3.4)], 1) for k in range(-8, 9)]
    sc.flat(U(lines), "#4a3214", 0.5)
    sc.glow(400, 980, 520, "#ffd070", 0.4)
    s = rabbit()

    def laid(p: Any) -> Any:
        t = -p[:, 1] / 100
        return np.c_[390 + p[:, 0] * (3.9 - 0.7 * t), 1150 - t * 436 + 22 * t * t]

    sh = clean(shapely.transform(s.segmentize(2), laid))
    sc.flat(sh, sc.lin([(0, "#0f3028", 0.96), (1, "#12301f", 0.98)], 0, 720, 0, 1140), 1, "normal", 1.4)


def draw_bed(sc: Scene) -> None:
    """Bed, red blanket, and who lies under it."""
    sc.flat(box(-20, 730, 276, 918), "#05110e")
    sc.flat(
        Polygon([(60, 918), (276, 870), (276, 918)]),
        sc.lin([(0, "#e8a845", 0), (1, "#f8c85c", 0.9)], 80, 0, 276, 0),
        0.8,
        blur=5,
    )
    draw_boy(sc)
    wood = sc.rad([(0, "#f0b060"), (0.4, "#a8662f"), (1, "#4a2a1c")], 330, 960, 420)
    sc.layer(box(-20, 722, 276, 748), wood, z=8, cut=0.4, rim="#ffe9a0", rimop=0.8)
    blanket = shape(
        "-40,572^ 40,550 150,548 236,560 266,590^ 270,650 264,710 274,764^ 236,782 190,756 140,778 90,754 40,776 -40,758^"
    )
    sc.layer(
        blanket,
        sc.rad([(0, "#ff7a58"), (0.35, "#d8402f"), (0.7, "#a82428"), (1, "#5a141e")], 300, 860, 440),
        z=10,
        cut=0.7,
        rim="#ffd8a0",
        rimop=0.9,
    )
    folds = U(
        [
            limb(w, 6)
            for w in ("60,580,2 52,670,9 66,750,2", "150,570,2 160,660,10 142,760,2", "222,580,2 232,680,9 218,762,2")
        ]
    )
    sc.flat(folds, "#5a0f1c", 0.5, "multiply", 4)
    seams = [limb([(x, 552, 1), (x + 4, 770, 1)], 1) for x in range(-6, 280, 44)] + [
        limb([(-20, y, 1), (280, y + 4, 1)], 1) for y in range(596, 760, 44)
    ]
    sc.flat(clean(U(seams).intersection(blanket.buffer(-5))), "#ffb08a", 0.45)
    sc.layer(
        shape("-40,512 0,486 66,490 96,524 84,566 20,580 -40,576"),
        sc.lin([(0, "#f2f2e0"), (1, "#7fa898")], 40, 490, 0, 580),
        z=7,
        cut=0.5,
        rim="#ffffff",
        rimop=0.7,
    )
    post = U(box(254, 512, 282, 922), ellipse(268, 500, 21), box(249, 560, 287, 570), box(249, 708, 287, 718))
    sc.layer(post, sc.lin([(0, "#4a2a1c"), (1, "#d8964e")], 250, 0, 284, 0), z=9, cut=0.3, rim="#fff0b0", rimop=0.9)
    cap = shape("246,506^ 250,478 270,466 292,478 306,512 308,548^ 296,526 290,508^")
    sc.layer(cap, "#f2efe0", z=3, cut=0.2)
    sc.flat(
        clean(U([limb([(244 + k * 12, 456, 5), (252 + k * 15, 556, 5)], 2) for k in range(5)]).intersection(cap)),
        "#2f5f9a",
        0.9,
    )
    sc.layer(ellipse(308, 552, 7), "#f2efe0", z=1.5, cut=0)


def draw_wardrobe(sc: Scene) -> None:
    """The wardrobe, far too narrow for him."""
    x0, x1, top, foot = 556, 800, 196, 944
    wood = sc.rad([(0, "#f0b060"), (0.35, "#b06c34"), (0.7, "#6a3a22"), (1, "#2a1816")], 450, 1000, 760)
    sc.layer(box(x0 - 16, top, x1 + 30, foot), wood, z=12, cut=0.5, rim="#ffe9a0", rimop=0.8)
    sc.flat(box(x0, top + 30, x1 + 30, foot - 22), sc.lin([(0, "#06100e"), (1, "#1c1a20")], 0, top, 0, foot))
    m = monster(676, foot - 24, 1.0)
    coat = sc.rad(
        [(0, "#f0b8d0"), (0.2, "#b48ad8"), (0.45, "#7a55b4"), (0.75, "#4a3084"), (1, "#1e1640")], 470, 1010, 800
    )
    mint = sc.rad([(0, "#fffbe0"), (0.4, "#b4e0c8"), (1, "#3a786c")], 500, 980, 460)
    lit: dict[str, Any] = {"cut": 0, "rim": "#ffe0b0", "rimop": 0.8}
    sc.layer(fur(m["back"], 13, 0.35, 3), coat, z=5, **lit)
    sc.layer(m["horns"], sc.lin([(0, "#b08a5c"), (1, "#fff0c8")], 0, 270, 0, 370), z=4, **lit)
    for k in ("foot_l", "foot_r"):
        sc.layer(fur(m[k], 9, 0.35, 3), coat, z=3, **lit)
    sc.flat(m["toes"], "#fff4d0")
    for k in ("knee_l", "knee_r"):
        striped(sc, m[k], mint, [limb([(520, y, 14), (840, y + 10, 14)], 1) for y in range(620, 960, 32)], 4)
    sc.layer(fur(m["ears"], 9, 0.35, 3), coat, z=3, **lit)
    sc.layer(fur(m["head"], 11, 0.35, 3), coat, z=8, **lit)
    pelt(
        sc,
        U(m["head"], m["back"]).difference(U(m["knee_l"], m["knee_r"], m["horns"])),
        "fur",
        520,
        90,
        30,
        0.4,
        "#2a1a5a",
        "#e8c8f0",
    )
    sc.flat(m["eyes"].buffer(9), "#1e1040", 0.5, "multiply", 5)
    sc.layer(m["eyes"], "#fffbe4", z=2, **lit)
    sc.flat(m["pupils"], "#140e20")
    sc.flat(m["glints"], "#ffffff")
    sc.layer(m["brows"], "#3a2470", z=2, **lit)
    sc.layer(m["nose"], "#2a1840", z=2, **lit)
    sc.layer(fur(m["locks"], 4, 0.3, 3), coat, z=3, **lit)
    palm = sc.rad([(0, "#ffe6e0"), (0.5, "#d8b0e0"), (1, "#8a68b8")], 500, 760, 330)
    for k, fill in (("arm_l", coat), ("arm_r", coat), ("paw_l", palm), ("paw_r", palm)):
        g = m[k] if k[0] == "p" else fur(m[k], 9, 0.35, 3)
        sc.layer(g, fill, z=7, **lit)
        rimlight(sc, g, 4, -4, "#ffe0b8", 0.7, 2, (450, 1000), 700)
    sc.flat(m["fingers"], "#4a2a78", 0.75)
    sc.layer(m["claws"], "#fff8e0", z=1, cut=0)
    whole = U([m[k] for k in ("back", "head", "ears", "arm_l", "arm_r", "knee_l", "knee_r", "foot_l")])
    sc.flat(
        whole,
        sc.lin([(0, "#ffb870", 0.5), (0.4, "#ffb870", 0.12), (0.7, "#ffb870", 0)], 520, 900, 720, 560),
        1,
        "screen",
    )
    sc.flat(whole, sc.lin([(0, "#120a30", 0.55), (0.5, "#120a30", 0)], 800, 300, 600, 620), 1, "multiply")
    door = Polygon([(x0 - 6, top + 20), (x0 - 54, top - 18), (x0 - 54, foot + 46), (x0 - 6, foot - 8)])
    sc.layer(
        door,
        sc.lin([(0, "#6a3a22"), (0.5, "#c0783a"), (1, "#ffd080")], 0, top, 0, foot + 40),
        z=10,
        cut=0.3,
        rim="#fff0b0",
        rimop=1,
    )
    for a, b in ((0.06, 0.46), (0.54, 0.94)):
        g = Polygon(
            [
                (x0 - 46, top - 10 + 750 * a),
                (x0 - 14, top + 14 + 706 * a),
                (x0 - 14, top + 14 + 706 * b),
                (x0 - 46, top - 10 + 750 * b),
            ]
        )
        sc.flat(g.difference(g.buffer(-3)), "#5a2c18", 0.8)
    sc.layer(
        shape(
            f"{x0 - 34},{top + 4}^ {x0 - 40},{top - 22} {x0 - 20},{top - 34} 700,{top - 44} 840,{top - 44} 840,{top + 4}^"
        ),
        wood,
        z=7,
        cut=0.5,
        rim="#ffe9a0",
        rimop=0.7,
    )


def draw_small(sc: Scene) -> None:
    """A moon with ears in a frame, three paper cranes, a slipper for each."""
    put(sc, T(picture_frame(84, 108, "#8a6a3c", "#1f3f6a"), 128, 330), z=3)
    moon = U(ellipse(128, 340, 17), ellipse(119, 314, 5, 14, -8), ellipse(138, 314, 5, 14, 10))
    sc.flat(moon, "#f2e8c0")
    for x, y, s in ((232, 150, 0.3), (300, 108, 0.22), (196, 228, 0.22)):
        sc.stroke([(x, 0), (x, y)], "#8cd0a0", 1, 0.5)
        for f, shd in crane(1.0):
            sc.layer(T(f, x, y, s), mix("#2c6b52", "#eaf2dc", shd), z=1.4, cut=0, fibre=0, wash=0)
    for x, y, flip in ((232, 976, False), (588, 1010, True)):
        s_ = T(shape("-26,0^ -28,-10 -12,-15 6,-20 24,-12 30,0^"), x, y, 1.0, flip=flip)
        sc.flat(T(s_, 0, -14), "#5a3a14", 0.55, "multiply", 3)
        sc.layer(s_, "#d8402f", z=3, cut=0.2, rim="#ffe0a0", rimop=0.9)
        sc.flat(T(ellipse(-12, -11, 11, 4), x, y, 1.0, flip=flip), "#4a1018", 0.8)


def draw_toy(sc: Scene) -> None:
    """He who casts it: threadbare, white, a hand high."""
    x, y, s = 390, 1158, 1.3
    toy = T(rabbit(), x, y, s)
    sc.flat(ellipse(x, y - 2, 30, 7), "#5a3a14", 0.7, "multiply", 4)
    sc.layer(toy, sc.lin([(0, "#fff2d0"), (1, "#ffffff")], 0, y - 130, 0, y), z=5, cut=0, rim="#ffffff", rimop=1)
    sc.flat(T(limb("0,-50,1 1,-30,1.4 0,-8,1", 3), x, y, s), "#b08a64", 0.8)
    sc.flat(T(U([limb([(-3, v, 1), (3, v + 1, 1)], 1) for v in (-42, -34, -26)]), x, y, s), "#b08a64", 0.9)
    sc.layer(T(fur(ellipse(1, -12, 7, 6.5), 2, 0.5, 2), x, y, s), "#ffffff", z=2, cut=0)
    sc.layer(T(shape("6,-34^ 14,-33^ 13,-25^ 7,-26^"), x, y, s), "#4f86a8", z=1, cut=0)
    sc.layer(
        T(
            U(shape("-10,-46^ -2,-44^ -10,-40^"), shape("2,-44^ 10,-46^ 10,-40^"), limb("-14,-44,4 14,-44,4", 2)),
            x,
            y,
            s,
        ),
        "#c2342c",
        z=1.4,
        cut=0,
    )


def draw_frame(sc: Scene) -> None:
    """The door frame that we look through, its sill."""
    sill = Polygon([(20, 1168), (780, 1168), (830, 1240), (-30, 1240)])
    sc.layer(
        sill,
        sc.lin([(0, "#fff0a8"), (0.3, "#c07a3c"), (1, "#5a301c")], 0, 1166, 0, 1210),
        z=6,
        cut=0.4,
        rim="#fffbe0",
        rimop=1,
    )
    frame = U(box(-20, -20, 32, 1230), box(768, -20, 830, 1230), box(-20, -20, 830, 34))
    sc.layer(
        frame, sc.lin([(0, "#1a100e"), (1, "#5a3220")], 0, 0, 0, 1200), z=14, cut=0.5, rim="#ffd768", rimop=1, rimw=1.6
    )
    sc.flat(U(box(14, 20, 17, 1220), box(783, 20, 786, 1220), box(14, 17, 786, 20)), "#0a0606", 0.7)


def draw() -> Scene:
    """Who will sneeze first?"""
    sc = Scene("two_hiders", light=(LX, LY, 240), shadow="#05120f", bg=BOTTLE)
    draw_room(sc)
    draw_light(sc)
    draw_bed(sc)
    draw_wardrobe(sc)
    draw_small(sc)
    draw_toy(sc)
    draw_frame(sc)
    sc.vignette("#04100e", 0.5, 400, 860, 900, 0.45)
    sc.finish()
    return sc
