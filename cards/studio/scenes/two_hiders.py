"""A child hides under the bed, a monster in the wardrobe, each from the other; between them a door has opened.

Palette: room aubergine #33244a, wallpaper iris #6a5a99, moon floor #a7a4cf, bed pine #7c5a4c, lamp butter #ffe2a0, pyjama mint #7cc1a4.
Light: the gap of the door. Planes: far wall and door / side walls / floor with wedge / bed and child / wardrobe and monster / near toys.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

VX, VY = 400, 640  # where the boards meet
WALL0, WALL1, CEIL, FOOT = 236, 576, 214, 800  # the far wall
DOOR = (364, 622, 452, 800)
LX, LY = 410, 716
TOWER = 1.2  # how much the wardrobe outgrows the room
BUTTER, MINT, AUBERGINE, IRIS = "#ffe2a0", "#7cc1a4", "#33244a", "#6a5a99"


def at(x: float, y: float, d: float) -> tuple[float, float]:
    """A point of the far wall's plane brought nearer by the factor d."""
    return VX + (x - VX) * d, VY + (y - VY) * d


def draw_room(sc: Scene) -> None:
    """Tall room: papered walls, ceiling, boards that run to the door."""
    sc.backdrop("#1b1230")
    far, near_ = 1.0, 4.2
    faces = {
        "ceiling": [at(WALL0, CEIL, far), at(WALL1, CEIL, far), at(WALL1, CEIL, near_), at(WALL0, CEIL, near_)],
        "left": [at(WALL0, CEIL, far), at(WALL0, CEIL, near_), at(WALL0, FOOT, near_), at(WALL0, FOOT, far)],
        "right": [at(WALL1, CEIL, far), at(WALL1, CEIL, near_), at(WALL1, FOOT, near_), at(WALL1, FOOT, far)],
        "floor": [at(WALL0, FOOT, far), at(WALL1, FOOT, far), at(WALL1, FOOT, near_), at(WALL0, FOOT, near_)],
    }
    fills = {
        "ceiling": sc.near("#4c3b6b", "#1d1433", 700),
        "left": sc.rad([(0, "#8c7bb2"), (0.3, "#5d4b86"), (0.65, "#3d2e5e"), (1, "#221839")], LX, LY, 760),
        "right": sc.rad([(0, "#8c7bb2"), (0.3, "#55447c"), (0.65, "#352755"), (1, "#1d1433")], LX, LY, 700),
        "floor": sc.rad([(0, "#8d7a9c"), (0.35, "#5b4a78"), (0.75, "#3a2c5a"), (1, "#22183c")], LX, LY + 80, 560),
    }
    wall = box(WALL0 - 2, CEIL, WALL1 + 2, FOOT + 2)
    sc.layer(
        wall, sc.rad([(0, "#b79fc0"), (0.3, "#7d6ba4"), (0.7, "#564681"), (1, "#3b2d5f")], LX, LY, 560), z=4, cut=0.4
    )
    paper = wallpaper(WALL0, CEIL, WALL1, FOOT - 120, "sprig", 34)
    sc.flat(paper, "#c9b8d8", 0.2)
    for name in ("ceiling", "left", "right", "floor"):
        sc.layer(Polygon(faces[name]), fills[name], z=5, cut=0.4, sh=0.35)
    stripes = []
    for x, s in ((WALL0, "left"), (WALL1, "right")):
        ds = np.geomspace(1.04, 4, 22)
        for k in range(0, 21, 2):
            a, b = ds[k], ds[k + 1]
            stripes.append(Polygon([at(x, CEIL, a), at(x, CEIL, b), at(x, FOOT - 120, b), at(x, FOOT - 120, a)]))
        _ = s
    sc.flat(U(stripes), "#b9a6d6", 0.12)
    rails = []
    for y, h in ((FOOT - 124, 7), (FOOT - 14, 14), (CEIL + 16, 6)):
        rails.append(Polygon([at(WALL0, y, 1), at(WALL0, y, 4), at(WALL0, y + h, 4), at(WALL0, y + h, 1)]))
        rails.append(Polygon([at(WALL1, y, 1), at(WALL1, y, 4), at(WALL1, y + h, 4), at(WALL1, y + h, 1)]))
        rails.append(box(WALL0, y, WALL1, y + h))
    sc.layer([(g, sc.near("#c9b0c4", "#32264e", 640)) for g in rails], z=2, cut=0.3)
    boards = []
    for k in range(-12, 14):
        x = VX + k * 26
        boards.append(limb([(*at(x, FOOT, 1), 0.8), (*at(x, FOOT, 4.2), 3)], 1))
    r = sc.stream("boards")
    for k in range(-12, 14):
        for _ in range(3):
            d = r.uniform(1.05, 3.4)
            boards.append(limb([(*at(VX + k * 26, FOOT, d), 1.0), (*at(VX + (k + 1) * 26, FOOT, d), 1.0)], 1))
    sc.flat(U(boards).intersection(Polygon(faces["floor"])), "#1b1130", 0.5)


def incomer() -> Any:
    """The long shadow: somebody in a long shirt, head down the card, two soft ears, one arm lifted."""
    body = U(
        shape("-34,0^ -30,90 -24,170 -22,214 -8,232 8,232 22,214 25,170 31,90 38,0^ 0,8"),
        limb("18,206,20 44,176,17 58,128,15 60,112,15", 6),
        limb("-18,206,20 -46,226,17 -60,262,14 -62,282,15", 6),
        ellipse(0, 258, 31, 29),
        limb("-14,280,16 -20,320,22 -26,362,22 -30,404,10", 6),
        limb("14,280,16 22,322,22 40,352,21 62,362,16 80,352,8", 6),
    )
    return fillet(body, 5)


def draw_door(sc: Scene) -> None:
    """The door in the far wall, its wedge of light over the boards, and the long shadow in it."""
    x0, y0, x1, y1 = DOOR
    sc.layer(box(x0 - 11, y0 - 12, x1 + 11, y1), sc.near("#e6c7a8", "#8a6f8f", 160), z=3, cut=0.4)
    sc.flat(box(x0, y0, x1, y1), sc.lin([(0, "#fff2cc"), (1, "#ffd98c")], 0, y0, 0, y1))
    leaf_ = Polygon([(x0, y0), (x0 + 30, y0 - 9), (x0 + 30, y1 + 16), (x0, y1)])
    sc.layer(leaf_, sc.lin([(0, "#5a3f5c"), (1, "#8a6268")], x0, 0, x0 + 30, 0), z=4, cut=0, rim="#fff2cc", rimop=0.9)
    for a, b in ((0.08, 0.44), (0.54, 0.92)):
        q = Polygon(
            [
                (x0 + 6, y0 + (y1 - y0) * a),
                (x0 + 24, y0 + (y1 - y0) * a - 3),
                (x0 + 24, y0 + (y1 - y0) * b + 4),
                (x0 + 6, y0 + (y1 - y0) * b),
            ]
        )
        sc.flat(q.difference(q.buffer(-2)), "#2c1c34", 0.7)
    sc.layer(
        U(ellipse(x0 + 25, 716, 2.6, 3.4), limb([(x0 + 25, 716, 2), (x0 + 33, 720, 2.4)], 1)), "#f2c96a", z=1, cut=0
    )
    wedge = Polygon([(x0 + 30, y1), (x1, y1), (628, 1240), (278, 1240)])
    sc.flat(
        wedge,
        sc.lin([(0, "#fff0c4", 0.98), (0.35, "#ffdf9c", 0.88), (1, "#f7c27c", 0.62)], 0, y1, 0, 1220),
        0.95,
        "normal",
        2.2,
    )
    sc.flat(wedge.buffer(20), sc.lin([(0, "#ffdf9c", 0.5), (1, "#ffdf9c", 0.0)], 0, y1, 0, 1200), 0.5, "screen", 18)
    s = incomer()
    k = 344 / 404

    def lay(p: Any) -> Any:
        t = p[:, 1] / 404
        return np.c_[419 + 14 * t + p[:, 0] * (0.34 + 1.12 * t), y1 + 1 + p[:, 1] * k * (0.72 + 0.3 * t)]

    import shapely

    sh = clean(shapely.transform(s, lay))
    sc.flat(sh, sc.lin([(0, "#2b1a40", 0.98), (1, "#3a2852", 0.86)], 0, y1, 0, 1170), 1, "normal", 1.3)
    sc.glow(LX + 8, LY, 260, "#ffdc98", 0.6)
    tiny = T(T(incomer(), rot=180), 419, y1 + 2, 0.14)
    sc.layer(tiny, "#3f2a4c", z=1.2, cut=0, wash=0, fibre=0)
    sc.flat(tiny.difference(T(tiny, 1, 0.6)), "#fff6d8", 0.9)


def draw_moon_side(sc: Scene) -> None:
    """The high window on the left, its cold bars of light; pictures; a mobile of paper birds."""

    def q(u0: float, v0: float, u1: float, v1: float) -> Any:
        d0, d1 = 1.25 + 0.62 * u0, 1.25 + 0.62 * u1
        y0, y1 = 300 + 200 * v0, 300 + 200 * v1
        return Polygon([at(WALL0, y0, d1), at(WALL0, y0, d0), at(WALL0, y1, d0), at(WALL0, y1, d1)])

    sc.layer(q(-0.1, -0.06, 1.1, 1.08), sc.near("#8c7aa8", "#4a3a6a", 620), z=4, cut=0.4)
    for i in range(2):
        for j in range(3):
            g = q(i / 2 + 0.03, j / 3 + 0.02, (i + 1) / 2 - 0.03, (j + 1) / 3 - 0.02)
            sc.flat(g, sc.lin([(0, "#e9effa"), (1, "#9db4e0")], 100, 180, 160, 560))
    c = q(0, 0, 1, 1).centroid
    sc.glow(c.x, c.y, 230, "#b9cdf6", 0.5)
    window_light(sc, [(30, 1052), (214, 1036), (268, 1150), (46, 1180)], "#9db8f0", 0.5, 2, 3, 0.14)
    for k, (x, y, s, rot) in enumerate(
        ((330, 150, 0.34, -8), (250, 236, 0.26, 6), (418, 258, 0.3, -4), (356, 330, 0.22, 10), (486, 196, 0.24, 12))
    ):
        sc.stroke([(380, -20), (x, 60), (x, y)] if False else [(x, -20), (x, y)], "#cbbce0", 0.9, 0.55)
        for f, shd in crane(1.0):
            g = T(f, x, y, s, rot=rot, flip=k % 2 == 0)
            sc.layer(g, mix("#5e4c86", "#efe4ea", shd), z=1.4, cut=0, fibre=0, wash=0, rimop=0.4)
    for x, y, w, h in ((262, 420, 46, 62), (500, 440, 56, 44), (510, 520, 34, 46)):
        put(sc, T(picture_frame(w, h), x + w / 2, y + h / 2), z=2)
        if h > w:  # a moon with ears
            mx, my = x + w / 2, y + h / 2
            sc.flat(box(x + 5, y + 5, x + w - 5, y + h - 5), "#3f4f8a", 0.9)
            sc.flat(
                U(
                    ellipse(mx, my + 4, w * 0.18),
                    ellipse(mx - w * 0.09, my - h * 0.16, w * 0.05, h * 0.12, -8),
                    ellipse(mx + w * 0.1, my - h * 0.16, w * 0.05, h * 0.12, 10),
                ),
                "#f6eecb",
            )
    shelf = [box(256, 566, 350, 572)]
    r = sc.stream("shelf")
    sx = 262.0
    while sx < 340:
        w, h = r.uniform(6, 12), r.uniform(24, 40)
        sc.layer(
            box(sx, 566 - h, sx + w, 566),
            r.choice(("#b9607a", "#7cc1a4", "#d9a86a", "#8f9fd0", "#c9b0d8")),
            z=2,
            cut=0.2,
        )
        sx += w + r.choice((0.6, 0.6, 9))
    sc.layer(shelf[0], "#c9a08c", z=3, cut=0.2)


def draw_bed(sc: Scene) -> None:
    """Bed from the side: what is under it is the darkest place, and there the child lies."""
    x0, x1, fl = -60, 318, 992
    back = Polygon([(x0, 872), (x1 + 4, 872), (x1 - 20, 934), (x0, 934)])
    sc.flat(
        Polygon([(x0, 872), (x1 + 6, 872), (x1 + 6, fl), (x0, fl)]),
        sc.lin([(0, "#120a22"), (0.72, "#1a1030"), (1, "#4a3650")], x0, 0, x1 + 6, 0),
    )
    sc.flat(
        Polygon([(60, 940), (x1 - 12, 934), (x1 + 6, fl), (20, fl)]),
        sc.lin([(0, "#2a1c40", 0.2), (1, "#a8855f", 0.85)], 60, 0, x1, 0),
        0.9,
        blur=3,
    )
    _ = back
    # the child on the belly, face in both hands, soles towards the wall
    skin, hair_c = "#c98f68", "#2a1826"
    mint = sc.near("#b8e6c8", "#356a68", 330, (LX, 900))
    legs = U(limb("96,958,26 60,962,22 34,950,16 26,930,13", 6), limb("100,966,26 62,974,22 26,974,15", 6))
    foot = U(limb("26,932,12 20,916,10 30,908,8", 4), limb("28,974,12 10,968,10", 3))
    torso_ = shape("84,944^ 120,934 164,926 196,930 214,946 214,968 196,980 150,984 100,982 84,974^")
    sc.layer(foot, mix(skin, "#3a2444", 0.3), z=1.5, cut=0, fibre=0)
    pj = fillet(U(legs, torso_), 5)
    sc.layer(pj, mint, z=3, cut=0, rim="#fff0c4", rimop=0.7)
    stripes = U([limb([(x, 900, 4.5), (x - 8, 990, 4.5)], 2) for x in range(36, 222, 13)])
    sc.flat(stripes.intersection(pj.buffer(-0.6)), "#f3f7e6", 0.7)
    head_ = ellipse(234, 944, 25, 25)
    sc.layer(head_, sc.near("#e9b88c", "#6a4348", 230, (330, 930)), z=2, cut=0, rim="#fff0c4", rimop=0.8)
    hair_ = shape("212,956^ 204,934 212,914 232,908 252,914 258,930^ 246,928 240,934 230,930 226,944 218,948")
    sc.layer(fur(hair_, 5, 0.3, 3), hair_c, z=1.6, cut=0, fibre=0)
    arms = U(limb("200,950,22 218,978,18 244,978,15 256,956,13", 6))
    sc.layer(arms, mint, z=2, cut=0, rim="#fff0c4", rimop=0.7)
    sc.flat(
        U([limb([(x, 930, 3.6), (x - 5, 992, 3.6)], 2) for x in range(204, 252, 12)]).intersection(arms.buffer(-0.6)),
        "#f3f7e6",
        0.7,
    )
    sc.layer(
        U(limb("254,962,12 254,946,12 248,936,10", 4), limb("246,958,11 244,944,11 240,936,9", 4)),
        sc.near("#f0c49a", "#7a4c48", 230, (330, 930)),
        z=1.4,
        cut=0,
        rim="#fff0c4",
        rimop=0.8,
    )
    # frame, mattress, quilt
    wood = sc.near("#c08a68", "#4a3148", 420)
    sc.layer(box(x0, 850, x1 + 4, 880), wood, z=8, cut=0.6, rim="#fff0c4", rimop=0.5)
    post = U(
        box(x1 - 6, 700, x1 + 16, fl + 4).buffer(1),
        ellipse(x1 + 5, 692, 14),
        box(x1 - 9, 760, x1 + 19, 768),
        box(x1 - 9, 868, x1 + 19, 876),
    )
    quilt = shape(
        f"-60,770^ 40,756 120,762 220,750 300,766 {x1 + 2},790^ {x1 + 4},858^ 260,890 236,862 180,866 150,902 96,900 60,862 -60,866^"
    )
    sc.layer(quilt, sc.near("#b9a3d0", "#4a3a70", 520), z=10, cut=0.8, rim="#e6ecff", rimop=0.6)
    cols = ("#8f7cc0", "#a98fb8", "#6f6aa8", "#c2a6b4", "#7d8fb8", "#5f5896")
    for k, g in enumerate(patchwork(quilt.buffer(-5), 34, "quilt")):
        sc.layer(
            g,
            sc.near(light(cols[k % 6], 0.16), dark(cols[k % 6], 0.42), 520),
            z=1.1,
            cut=0,
            fibre=0.05,
            wash=0.4,
            rimop=0.5,
            rim="#e6ecff",
        )
    edge = quilt.intersection(box(200, 700, 340, 920))
    sc.flat(edge, sc.lin([(0, "#ffd898", 0), (1, "#ffd898", 0.6)], 210, 0, x1, 0), 0.8, "screen")
    sc.layer(
        shape("-60,742 -20,716 40,714 78,734 82,760 40,778 -30,780 -60,770"),
        sc.lin([(0, "#dfe3f4"), (1, "#8d86b4")], -20, 714, 60, 780),
        z=6,
        cut=0.6,
    )
    sc.layer(post, wood, z=9, cut=0.3, rim="#fff0c4", rimop=0.9)
    cap = shape(
        f"{x1 - 14},694^ {x1 - 12},672 {x1 + 2},662 {x1 + 22},672 {x1 + 34},700 {x1 + 34},730^ {x1 + 24},712 {x1 + 22},696^"
    )
    sc.layer(cap, "#e9e4e0", z=3, cut=0.2)
    sc.flat(
        U([limb([(x1 - 16 + k * 9, 650, 4), (x1 - 10 + k * 11, 740, 4)], 2) for k in range(5)]).intersection(cap),
        "#3f6f9a",
        0.85,
    )
    sc.layer(ellipse(x1 + 34, 732, 6), "#e9e4e0", z=1.5, cut=0)


def monster(sc: Scene) -> dict[str, Any]:
    """Folded into the wardrobe: back against the roof of it, knees at the chin, paws before the eyes."""
    _ = sc
    back = shape("556,930^ 540,820 538,690 552,560 590,474 650,436 708,452 744,510 752,640 752,800 744,932^")
    head_ = shape("560,640 558,580 580,536 624,520 668,534 690,580 690,640 668,690 624,706 580,690")
    horns = U(
        shape("578,552^ 560,530 556,500 568,478^ 570,504 584,522 598,536^"),
        shape("664,538^ 678,520 688,498 686,474^ 704,502 700,532 682,556^"),
    )
    ears = U(
        shape("562,596^ 538,600 528,632 536,660^ 552,648 566,630"),
        shape("690,590^ 714,596 726,630 718,664^ 700,648 686,626"),
    )
    knee_l = limb("600,740,84 590,770,98 584,840,88 574,930,66", 8)
    knee_r = limb("690,740,84 698,770,98 698,840,88 690,930,66", 8)
    foot_l = shape("530,946^ 532,918 556,902 590,904 612,924 614,946^")
    foot_r = shape("648,946^ 650,918 674,904 708,906 728,924 730,946^")
    arm_l = limb("556,690,76 548,760,60 570,720,50 596,654,46 604,622,44", 8)
    arm_r = limb("716,690,80 730,764,62 700,722,52 666,658,46 654,624,44", 8)
    return {
        "back": back,
        "horns": horns,
        "ears": ears,
        "head": head_,
        "knees": U(knee_l, knee_r),
        "knee_l": knee_l,
        "knee_r": knee_r,
        "foot": U(foot_l, foot_r),
        "arm_l": arm_l,
        "arm_r": arm_r,
    }


def draw_wardrobe(sc: Scene) -> None:
    """The wardrobe, its doors open, and the dark fur in it."""
    wood_lit, wood_dim = "#a4705c", "#3a2540"
    side = Polygon([(520, 372), (492, 432), (492, 890), (520, 962)])
    sc.layer(side, sc.near("#e9b98c", "#6a4552", 360), z=9, cut=0.3, rim="#fff0c4", rimop=0.8)
    sc.layer(box(520, 360, 780, 966), sc.near(wood_lit, wood_dim, 480), z=14, cut=0.6, rim="#fff0c4", rimop=0.8)
    hole = box(534, 404, 764, 948)
    sc.flat(hole, sc.lin([(0, "#1a1028"), (0.7, "#150c22"), (1, "#20142f")], 534, 0, 764, 0))
    sc.flat(Polygon([(764, 404), (764, 948), (700, 892), (700, 446)]), "#291a3a", 0.9)
    sc.layer(limb([(534, 424, 5), (764, 424, 5)], 1), "#8a6a5c", z=2, cut=0)
    for x, c in ((548, "#5a4a7a"), (736, "#6a3f5c"), (752, "#3f4a6e")):
        sc.layer(
            shape(f"{x},424^ {x + 16},446 {x + 20},600 {x + 16},760^ {x - 16},770^ {x - 18},600 {x - 14},446"),
            sc.near(c, dark(c, 0.5), 360),
            z=3,
            cut=0.4,
        )
    m = monster(sc)

    def coat(g: Any, n: int, lit: str, deep: str, z: float) -> Any:
        g2 = fillet(fur(g, 11, 0.16, n, where=lambda x, y, nx, ny: (0.9, 0.3 * nx, 0.9), w=3.4), 0.8).intersection(hole)
        sc.layer(g2, sc.near(lit, deep, 330, (470, 800)), z=z, cut=0, sh=0.5, rimop=0.15)
        rimlight(sc, g2, 3.4, 0.6, "#ffd9a0", 0.75, 1.3, (470, 760), 420)
        return g2

    mint = sc.near("#b8e6c8", "#2c5a5e", 330, (470, 850))
    b = coat(m["back"], 1, "#6a5690", "#241840", 6)
    sc.layer(m["horns"], sc.near("#efdcb8", "#6a5470", 260, (470, 600)), z=3, cut=0)
    coat(m["ears"], 2, "#76609c", "#2a1c48", 3)
    coat(m["head"], 3, "#846ca8", "#32235a", 6)
    for n in ("knee_r", "knee_l"):
        g = m[n].intersection(hole)
        sc.layer(g, mint, z=6, cut=0, rim="#fff0c4", rimop=0.6)
        st = U([limb([(500, y, 10), (640, y - 14, 10), (780, y, 10)], 3) for y in range(700, 960, 27)])
        sc.flat(st.intersection(g.buffer(-1)), "#f3f7e6", 0.62)
        rimlight(sc, g, 3.2, 0.4, "#fff0c4", 0.6, 1.2, (470, 800), 400)
    coat(m["foot"], 5, "#8a70ac", "#32235a", 6)
    claws = U(
        [shape(f"{x},944^ {x + 4},932 {x + 10},930 {x + 12},946^") for x in (536, 556, 578, 600, 652, 672, 694, 714)]
    )
    sc.layer(claws, "#efe0c0", z=1.2, cut=0)
    for n, k in (("arm_r", 6), ("arm_l", 7)):
        coat(m[n], k, "#8a70ac", "#3a2a66", 6)
    paws = [
        shape(
            "566,664 560,628 562,594 570,578 582,584 586,572 598,566 606,580 614,574 624,584 630,612 632,646 620,668 590,676"
        ),
        shape(
            "694,664 700,628 698,596 690,580 678,586 674,574 662,568 654,582 646,576 638,590 632,616 632,648 646,670 672,676"
        ),
    ]
    for g in paws[::-1]:
        g2 = fillet(fur(g, 7, 0.2, 9, where=lambda x, y, nx, ny: (0.8, 0, 0.9) if ny > 0.3 else 0, w=3), 0.8)
        sc.layer(g2, sc.near("#a48cc0", "#45346f", 300, (470, 640)), z=4, cut=0, fibre=0.05, rimop=0.2)
        rimlight(sc, g2, 2.6, 0.8, "#ffd9a0", 0.7, 1, (470, 640), 360)
    gaps = [
        limb([(x0, y0, 1), (x1, y1, 2.6)], 2)
        for x0, y0, x1, y1 in ((583, 586, 585, 622), (604, 580, 604, 620), (676, 588, 674, 622), (655, 582, 656, 620))
    ]
    sc.flat(U(gaps), "#2a1c48", 0.85)
    claws2 = [
        shape(f"{x - 4},{y + 4}^ {x},{y - 8} {x + 4},{y + 4}^")
        for x, y in ((572, 580), (597, 569), (618, 577), (690, 582), (664, 571), (644, 579))
    ]
    sc.layer(U(claws2), "#efe0c0", z=1, cut=0)
    fingers = paws
    r = sc.stream("hairs")
    hairs = []
    for _ in range(420):
        x, y = r.uniform(536, 756), r.uniform(440, 700)
        L = r.uniform(8, 18)
        hairs.append(
            limb([(x, y, 0.4), (x + r.uniform(-3, 3), y + L * 0.6, 1.4), (x + r.uniform(-5, 5), y + L, 0.3)], 2, 3)
        )
    sc.flat(U(hairs).intersection(U(b, m["head"]).buffer(-3)).difference(U(fingers, m["horns"])), "#a58fc6", 0.4)
    # doors, cornice, hat boxes
    door_l = Polygon([(522, 392), (482, 370), (482, 1000), (522, 958)])
    sc.layer(door_l, sc.lin([(0, "#f0c090"), (1, "#a06a58")], 482, 0, 522, 0), z=12, cut=0.3, rim="#fff0c4", rimop=1)
    for a, b2 in ((0.08, 0.46), (0.54, 0.92)):
        g = Polygon([(489, 372 + 624 * a), (515, 389 + 570 * a), (515, 389 + 570 * b2), (489, 372 + 624 * b2)])
        sc.flat(g.difference(g.buffer(-2.4)), "#5a3440", 0.8)
    door_r = Polygon([(772, 386), (830, 340), (830, 1030), (772, 958)])
    sc.layer(door_r, sc.near("#6a4650", "#2c1a34", 500), z=12, cut=0.3, rim="#fff0c4", rimop=0.5)
    sc.layer(
        shape("506,366^ 500,346 512,336 640,318 790,336 800,346 796,366^"),
        sc.near("#b98068", "#42283f", 480),
        z=7,
        cut=0.5,
        rim="#fff0c4",
        rimop=0.7,
    )
    for x, y, w, h, c in ((560, 330, 90, 50, "#5f4f86"), (580, 280, 66, 44, "#84607a"), (700, 330, 96, 40, "#4a3d6c")):
        sc.layer(
            box(x, y - h, x + w, y).buffer(2),
            sc.near(light(c, 0.2), dark(c, 0.35), 500),
            z=6,
            cut=0.5,
            rim="#fff0c4",
            rimop=0.5,
        )
        sc.layer(
            box(x - 4, y - h, x + w + 4, y - h + 13).buffer(2), sc.near(light(c, 0.26), dark(c, 0.3), 500), z=2, cut=0.4
        )
    for x in (536, 738):
        sc.layer(
            shape(f"{x},962^ {x + 26},962^ {x + 22},984 {x + 13},992 {x + 5},984"),
            sc.near("#a06a58", "#2a1830", 420),
            z=4,
            cut=0.2,
        )


def draw_near(sc: Scene) -> None:
    """Slippers, one each; toys in the dark before us; the ceiling's beam."""
    for x, y, c, flip in ((288, 1012, "#c9605a", False), (590, 1004, "#c9605a", True)):
        s = T(U(shape("-26,0^ -28,-10 -12,-15 6,-20 24,-12 30,0^")), x, y, 0.8, flip=flip)
        sc.layer(s, sc.near("#f09a84", "#7a3448", 420), z=3, cut=0.2, rim="#fff0c4", rimop=0.9)
        sc.flat(T(ellipse(-12, -11, 11, 4), x, y, 0.8, flip=flip), "#3a1828", 0.8)
    deep = "#150c24"
    toys = [
        U(box(-20, 1120, 84, 1214), box(-6, 1060, 74, 1120), Polygon([(-20, 1060), (34, 1004), (88, 1060)])),
        U(
            box(100, 1150, 190, 1196),
            box(128, 1118, 180, 1150),
            box(106, 1120, 120, 1150),
            ellipse(118, 1198, 17),
            ellipse(170, 1198, 17),
        ),
        ellipse(700, 1166, 46),
        box(600, 1150, 664, 1214),
        box(616, 1094, 672, 1150),
        box(-40, 1196, 840, 1260),
    ]
    for g in toys:
        sc.layer(g, sc.near("#54406e", deep, 520, (450, 1000)), z=9, cut=0.6, rim="#ffd9a0", rimop=0.6)
        rimlight(sc, g, 0.4, 2.2, "#ffd9a0", 0.5, 1, (460, 1060), 380)
    sc.flat(star(644, 1122, 18), "#5d4a7a", 0.9)
    sc.flat(
        U([limb([(700 + 44 * math.sin(a), 1166 - 44 * math.cos(a), 3), (700, 1166, 3)], 2) for a in (-1.0, 0.0, 1.0)]),
        "#4a3866",
        0.9,
    )


def draw() -> Scene:
    sc = Scene("two_hiders", light=(LX, LY, 220), shadow="#0b0616", bg="#1b1230")
    draw_room(sc)
    draw_moon_side(sc)
    draw_door(sc)
    draw_bed(sc)
    sc.raw(f'<g transform="translate({544 - 520 * TOWER:.1f} {988 - 988 * TOWER:.1f}) scale({TOWER})">')
    draw_wardrobe(sc)
    sc.raw("</g>")
    draw_near(sc)
    sc.veil([(0, "#8fa6e6", 0.16), (0.5, "#8fa6e6", 0)], 0, 300, 700, 900)
    sc.glow(LX + 10, 780, 420, "#ffdc98", 0.25)
    sc.vignette("#080412", 0.5, 420, 740, 860)
    sc.finish()
    return sc
