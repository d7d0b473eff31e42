"""A child hides under the bed, a monster in the wardrobe; both stare at the great shadow of the toy rabbit on the threshold.

Palette: bottle #071a1a, green wall #163a34, lamp #ffd768, floor in light #fff0a8, umber #5a3820, fur #43306c, dull mint #86b8a0; one accent, the red blanket.
Light: a low lamp in the corridor behind us; the ears climb the far wall. Planes: wall and window / bed and child / wardrobe and monster / patch of light / rabbit / door frame.
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
POOL = Polygon([(272, 668), (528, 668), (742, 1210), (58, 1210)])
BEND = 0.64  # the part of the rabbit that lies on the boards; what is above it climbs the wall
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_room(sc: Scene) -> None:
    """Green wall with its paper, a small window, boards."""
    sc.backdrop(sc.rad([(0, "#35604c"), (0.26, "#1c453b"), (0.56, "#0f2b2a"), (1, "#061517")], 400, 690, 760))
    sc.flat(wallpaper(-10, 40, 810, BASE - 60, "sprig", 46), "#8cd0a0", 0.09)
    win = box(330, 168, 470, 368)
    sc.layer(win.buffer(14, join_style=2), "#183c36", z=5, cut=0.4, rim="#ffe9a0", rimop=0.25)
    sc.flat(win, sc.lin([(0, "#0e2238"), (1, "#2c5468")], 0, 168, 0, 368))
    r = sc.stream("stars")
    sc.flat(
        U([star(r.uniform(336, 464), r.uniform(174, 320), r.uniform(1, 2.6), 4, 0.4) for _ in range(14)]),
        "#eaf6ff",
        0.9,
    )
    sc.layer(U(box(396, 168, 404, 368), box(330, 262, 470, 270)), "#183c36", z=2, cut=0.2)
    sc.layer(box(-20, BASE - 34, 820, BASE + 4), sc.rad([(0, "#7a9a68"), (0.4, "#2c5344"), (1, "#0c2624")], 400, BASE, 340), z=4, cut=0.4, rim="#ffe9a0", rimop=0.7)  # fmt: skip
    floor = box(-20, BASE, 820, 1230)
    sc.layer(floor, sc.rad([(0, "#6a4f30"), (0.45, "#33342a"), (1, "#0a1f1e")], 400, 960, 560), z=3, cut=0.3)


def on_floor(x: float, y: float) -> tuple[float, float]:
    """x in units of the nearest edge, y on the card."""
    return VX + (x - VX) * (y - VY) / (1200 - VY), y


def draw_light(sc: Scene) -> None:
    """The patch of light and the shadow in it."""
    sc.flat(POOL.buffer(26), LAMP, 0.5, "screen", 24)
    sc.flat(POOL, sc.lin([(0, "#e8a845"), (0.35, "#f8c85c"), (1, "#fff0a8")], 0, 668, 0, 1200), 1, "normal", 1.6)
    lines = [limb([(*on_floor(VX + k * 92, BASE), 1), (*on_floor(VX + k * 92, 1230), 3.4)], 1) for k in range(-8, 9)]
    sc.flat(U(lines), "#4a3214", 0.5)
    sc.glow(400, 980, 520, "#ffd070", 0.4)
    wall = Polygon([(270, 672), (530, 672), (516, 404), (284, 404)])
    sc.flat(wall.buffer(18), LAMP, 0.3, "screen", 22)
    sc.flat(
        wall, sc.lin([(0, "#8a7a40", 0.5), (0.35, "#b89448", 0.9), (1, "#e4a848")], 0, 404, 0, 672), 0.95, "normal", 6
    )
    sc.flat(box(268, BASE - 34, 532, BASE - 32), "#6a4a1c", 0.5, blur=1)
    sc.flat(box(262, BASE + 2, 538, BASE + 7), "#4a3214", 0.6, blur=1.5)
    s = rabbit()

    def laid(p: Any) -> Any:
        t = -p[:, 1] / 100
        run = np.clip(1 - t / BEND, 0, 1) ** 1.14
        y = np.where(t < BEND, BASE + (1150 - BASE) * run, BASE - (t - BEND) * 640)
        return np.c_[390 + p[:, 0] * (3.9 - 0.6 * np.minimum(t, BEND) + 0.5 * np.maximum(t - BEND, 0)), y]

    sh = clean(shapely.transform(s.segmentize(1), laid))
    sc.flat(sh, "#1c3a2a", 0.5, "multiply", 9)
    sc.flat(sh, sc.lin([(0, "#12302c", 0.9), (0.4, "#0c2622", 0.96), (1, "#08201a", 0.98)], 0, 430, 0, 1140), 1, "normal", 2)  # fmt: skip


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
    sc.layer(blanket, sc.rad([(0, "#f06a48"), (0.26, "#c43a2c"), (0.58, "#7a1e24"), (1, "#330e18")], 310, 840, 400), z=10, cut=0.7, rim="#ffd8a0", rimop=0.9)  # fmt: skip
    folds = U([limb(w, 6) for w in ("60,580,2 52,670,9 66,750,2", "150,570,2 160,660,10 142,760,2", "222,580,2 232,680,9 218,762,2")])  # fmt: skip
    sc.flat(folds, "#5a0f1c", 0.5, "multiply", 4)
    seams = [limb([(x, 552, 1), (x + 4, 770, 1)], 1) for x in range(-6, 280, 44)] + [
        limb([(-20, y, 1), (280, y + 4, 1)], 1) for y in range(596, 760, 44)
    ]
    sc.flat(clean(U(seams).intersection(blanket.buffer(-5))), "#ffb08a", 0.2)
    sc.layer(shape("-40,512 0,486 66,490 96,524 84,566 20,580 -40,576"), sc.lin([(0, "#6a8478"), (1, "#2a4a46")], 90, 490, 0, 580), z=7, cut=0.5, rim="#ffffff", rimop=0.7)  # fmt: skip
    post = U(box(254, 512, 282, 922), ellipse(268, 500, 21), box(249, 560, 287, 570), box(249, 708, 287, 718))
    sc.layer(
        post,
        sc.lin([(0, "#3a2118"), (0.6, "#7a4a2a"), (1, "#e8a858")], 250, 0, 284, 0),
        z=9,
        cut=0.3,
        rim="#fff0b0",
        rimop=0.9,
    )
    cap = shape("246,506^ 250,478 270,466 292,478 306,512 308,548^ 296,526 290,508^")
    sc.layer(cap, "#b8b8a0", z=3, cut=0.2)
    sc.flat(
        clean(U([limb([(244 + k * 12, 456, 5), (252 + k * 15, 556, 5)], 2) for k in range(5)]).intersection(cap)),
        "#2c4a68",
        0.9,
    )
    sc.layer(ellipse(308, 552, 7), "#d8d4b8", z=1.5, cut=0)


def draw_wardrobe(sc: Scene) -> None:
    """The wardrobe, far too narrow for him."""
    x0, x1, top, foot = 556, 800, 196, 944
    wood = sc.rad([(0, "#c88a48"), (0.3, "#7c4a28"), (0.6, "#41261c"), (1, "#1a1012")], 450, 1000, 760)
    sc.layer(box(x0 - 16, top, x1 + 30, foot), wood, z=12, cut=0.5, rim="#ffe9a0", rimop=0.8)
    sc.flat(box(x0, top + 30, x1 + 30, foot - 22), sc.lin([(0, "#06100e"), (1, "#1c1a20")], 0, top, 0, foot))
    m = monster(676, foot - 24, 1.0)
    coat = sc.rad(
        [(0, "#f0b098"), (0.18, "#a0709a"), (0.42, "#57407e"), (0.7, "#2f2352"), (1, "#150f2a")], 480, 960, 800
    )
    mint = sc.rad([(0, "#fff0bc"), (0.32, "#a8c4a0"), (0.7, "#4a7a6c"), (1, "#1f4646")], 500, 960, 440)
    lit: dict[str, Any] = {"cut": 0, "rim": "#ffe0b0", "rimop": 0.8}
    sc.layer(fur(m["back"], 13, 0.35, 3), coat, z=5, **lit)
    sc.layer(m["horns"], sc.lin([(0, "#54422f"), (1, "#c8ac80")], 0, 270, 0, 370), z=4, **lit)
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
        "#c8a0c8",
    )
    sc.flat(m["eyes"].buffer(9), "#1e1040", 0.5, "multiply", 5)
    sc.layer(m["eyes"], "#fffbe4", z=2, **lit)
    sc.flat(m["pupils"], "#140e20")
    sc.flat(m["glints"], "#ffffff")
    sc.layer(m["brows"], "#3a2470", z=2, **lit)
    sc.layer(m["nose"], "#2a1840", z=2, **lit)
    sc.layer(fur(m["locks"], 4, 0.3, 3), coat, z=3, **lit)
    palm = sc.rad([(0, "#ffdcb8"), (0.6, "#dca8b0"), (1, "#9a74a0")], 600, 700, 300)
    for k, fill in (("arm_l", coat), ("arm_r", coat), ("paw_l", palm), ("paw_r", palm)):
        g = m[k] if k[0] == "p" else fur(m[k], 9, 0.35, 3)
        sc.layer(g, fill, z=7, **lit)
        rimlight(sc, g, 4, -4, "#ffe0b8", 0.7, 2, (450, 1000), 700)
    for k in ("knee_l", "knee_r"):
        a, _, b, _ = m[k].bounds
        sc.flat(
            m[k], sc.lin([(0, "#0c1c34", 0), (0.4, "#0c1c34", 0.1), (1, "#0c1c34", 0.75)], a, 0, b, 0), 1, "multiply"
        )
        sc.flat(m[k.replace("knee", "paw")], sc.lin([(0, "#20103c", 0.3), (0.5, "#20103c", 0)], 0, 490, 0, 590), 1, "multiply")  # fmt: skip
    sc.flat(m["fingers"], "#2a1850", 0.8)
    sc.layer(m["claws"], "#b8a494", z=1, cut=0)
    whole = U([m[k] for k in ("back", "head", "ears", "arm_l", "arm_r", "knee_l", "knee_r", "foot_l")])
    sc.flat(
        whole,
        sc.lin([(0, "#ffb870", 0.5), (0.4, "#ffb870", 0.12), (0.7, "#ffb870", 0)], 520, 900, 720, 560),
        1,
        "screen",
    )
    sc.flat(
        whole,
        sc.lin([(0, "#0c0820", 0.75), (0.6, "#0c0820", 0.1), (1, "#0c0820", 0)], 800, 360, 580, 720),
        1,
        "multiply",
    )
    door = Polygon([(x0 - 6, top + 20), (x0 - 54, top - 18), (x0 - 54, foot + 46), (x0 - 6, foot - 8)])
    sc.layer(door, sc.lin([(0, "#2c1a16"), (0.45, "#7c4828"), (0.8, "#d89448"), (1, "#ffd080")], 0, top, 0, foot + 40), z=10, cut=0.3, rim="#fff0b0", rimop=0.8)  # fmt: skip
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
    put(sc, T(picture_frame(84, 108, "#4a3a26", "#16304a"), 128, 330), z=3)
    moon = U(ellipse(128, 340, 17), ellipse(119, 314, 5, 14, -8), ellipse(138, 314, 5, 14, 10))
    sc.flat(moon, "#a8a488")
    for x, y, s in ((232, 150, 0.3), (300, 108, 0.22), (196, 228, 0.22)):
        sc.stroke([(x, 0), (x, y)], "#6a9a84", 1, 0.35)
        for f, shd in crane(1.0):
            sc.layer(T(f, x, y, s), mix("#173a34", "#8ea894", shd), z=1.4, cut=0, fibre=0, wash=0)
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
        frame,
        sc.lin([(0, "#0a0807"), (0.6, "#1e1410"), (1, "#5a3420")], 0, 0, 0, 1200),
        z=14,
        cut=0.5,
        rim="#ffd768",
        rimop=0.55,
        rimw=1.4,
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
    sc.vignette("#030c0c", 0.55, 400, 860, 900, 0.45)
    sc.finish()
    return sc
