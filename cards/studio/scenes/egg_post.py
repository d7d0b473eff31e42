"""An egg as high as a house stands in its nest in a spring meadow; the old postman has knocked, holds out a parcel and listens.

Palette: noon blue #2f8cc0, mint #bfe6d0, meadow #7cc24a, bottle green #0f4238, straw #f2c552, shell #fffdf0, door vermilion #d2452f.
Light: morning sun from the left above. Planes: sky, clouds / hills, village / meadow / nest, egg, door / postman, bicycle / near grass, blossom.
"""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.blossom_bough import bough, draw_bough
from cards.studio.papercut.egg_shell import Egg, draw_crack, draw_door, draw_lamp, draw_mat, draw_shell
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.straw_nest import Nest, draw_back, draw_front

LX, LY = 60, 150
EGG = Egg(436, 956, 560, 800, 3)
NEST = Nest(436, 912, 366, 64, 124, (420, 150))
DOOR_X, DOOR_Y, DOOR_W, DOOR_H = 470.0, 936.0, 112.0, 188.0
MAN_X, MAN_Y, MAN = 333.0, 986.0, 1.34


def draw_sky(sc: Scene) -> None:
    """Deep blue above, pale and warm at the hills; torn clouds with lit edges."""
    sc.backdrop(sc.lin([(0, "#1672b0"), (0.2, "#2f92c4"), (0.4, "#74c0d2"), (0.54, "#c4e8cc"), (0.61, "#fbf4c4")], 250, 0, 520, 1180))  # fmt: skip
    sc.glow(-40, 420, 620, "#fff2c0", 0.3, mid=0.5)
    r = sc.stream("high air")
    for k, (y, c) in enumerate(((40, "#0f66a4"), (120, "#2688bc"), (206, "#419fc8"))):
        P = [(-40, y), (140, y + 26), (330, y - 6 + 10 * k), (520, y + 34), (700, y + 8), (860, y + 30)]
        g, _ = land(r, P, 7, base=y - 400)
        sc.layer(g, sc.lin([(0, c), (1, mix(c, "#9fdce0", 0.42))], 100, y, 760, y), z=5, op=(0.7, 0.5, 0.4)[k], sh=0.3, shc="#0d4a80", rim="#d8f4f4", rimop=0.7)  # fmt: skip
    for name, P, c, z, r1 in (
        ("far", [(560, 420), (680, 396), (790, 402), (860, 416)], "#b8e0dc", 5, 26),
        ("left far", [(-60, 520), (40, 500), (150, 512), (250, 530)], "#d8f0d8", 5, 20),
        ("left", [(-60, 380), (30, 350), (120, 366), (190, 392)], "#cfeaea", 6, 36),
        ("left top", [(-60, 404), (40, 384), (110, 396), (150, 408)], "#f0f8ee", 6, 26),
        ("right", [(640, 236), (720, 206), (800, 216), (860, 240)], "#a8d8e4", 6, 32),
        ("right top", [(690, 256), (760, 238), (860, 250)], "#d4eef0", 6, 22),
    ):
        b = bank(sc.stream(f"cloud {name}"), P, 8, r1, sx=2.3)
        sc.layer(b, sc.lin([(0, "#fffdf0"), (1, c)], 0, P[1][1] - 36, 0, P[1][1] + 44), z=z, sh=0.25, shc="#2f7aa0", rim="#ffffff", rimop=0.9, wash=0.2)  # fmt: skip


def draw_land(sc: Scene) -> None:
    """Hills in four steps, a village far off at the left, trees."""
    for k, (y, amp, tilt, lit, c) in enumerate((
        (612, 22, -20, "#d8e8b8", "#8fc4b8"),
        (656, 16, 36, "#c4e08a", "#6fb498"),
        (706, 14, -30, "#b4dc66", "#4a9a6e"),
    )):  # fmt: skip
        g, top = ridge(sc.stream(f"hill {k}"), y, amp, f=1.4, tilt=tilt)
        sc.layer(g, sc.lin([(0, lit), (1, c)], 0, y, 700, y + 60), z=6, rim="#fffbd0", rimop=0.8, sh=0.3, shc="#2f6a70")
        if k == 0:
            r = sc.stream("village")
            for j, x in enumerate((14, 40, 58, 90, 128, 142, 706, 760)):
                yy = y_at(top, x) + 8 + r.uniform(-2, 4)
                w, h = r.uniform(14, 26), r.uniform(10, 18)
                sc.layer(box(x, yy - h, x + w, yy + 8), ("#fff2d8", "#f0dcc8")[j % 2], z=2, cut=0, wash=0, fibre=0)
                roof = shape(f"{x - 3},{yy - h}^ {x + w * 0.2},{yy - h - 11}^ {x + w * 0.8},{yy - h - 11}^ {x + w + 3},{yy - h}^")  # fmt: skip
                sc.layer(roof, ("#e08a68", "#c87868", "#d89a70")[j % 3], z=2, cut=0, wash=0, fibre=0)
            yy = y_at(top, 100)
            sc.layer(U(box(104, yy - 40, 114, yy + 6), shape(f"102,{yy - 40}^ 109,{yy - 74}^ 116,{yy - 40}^")), "#8aa0b8", z=2, cut=0, wash=0, fibre=0)  # fmt: skip
        r = sc.stream(f"trees {k}")
        clumps = []
        for x0, n in (((-20, 7), (690, 6)), ((60, 9), (760, 5)), ((-10, 6), (130, 5), (740, 6)))[k]:
            for j in range(n):
                x = x0 + 15 * j * (1 + 0.2 * k) + r.uniform(-5, 5)
                q = r.uniform(8, 15) * (0.8 + 0.5 * k)
                clumps.append(ellipse(x, y_at(top, x) + 5 - q * 0.5, q * 0.8, q))
        sc.layer(U(clumps), sc.lin([(0, mix(c, "#d8f07a", 0.35)), (1, mix(c, "#12605a", 0.5))], 0, y - 40, 0, y + 30), z=4, cut=0.8, rim="#f8ffb0", rimop=0.8)  # fmt: skip
        fields = [limb([(x, y_at(top, x) + 10, 0.6), (x + 30, y_at(top, x + 30) + 34, 1.6), (x + 70, y_at(top, x + 60) + 80, 2.4)], 5) for x in range(-30, 820, 17)]  # fmt: skip
        with sc.clip(g):
            sc.flat(U(fields), "#1f7a68", 0.14)
    meadow, _ = land(sc.stream("meadow"), [(-40, 790), (200, 768), (480, 776), (840, 752)])
    sc.layer(meadow, sc.lin([(0, "#c8e85a"), (0.3, "#86c848"), (0.62, "#3f9a50"), (1, "#14584a")], 120, 760, 420, 1200), z=9, rim="#faffc0", rimop=0.9, shc="#2f6a58")  # fmt: skip
    r = sc.stream("turf")
    with sc.clip(meadow):
        for tone, op, n in (("#1f7a48", 0.4, 420), ("#eaff9a", 0.5, 300)):
            blades = []
            for _ in range(n):
                y = 770 + 400 * r.random() ** 1.3
                s = 0.5 + (y - 760) / 260
                x = r.uniform(0, 800)
                blades.append(limb([(x, y, 1.6 * s), (x + r.uniform(-4, 4) * s, y - r.uniform(8, 18) * s, 0.4)], 1, 3))
            sc.flat(U(blades), tone, op)
        for c, n, q in (("#fffdf0", 150, 1.0), ("#ffe23c", 120, 1.1)):
            spots = []
            for _ in range(n):
                y = 776 + 330 * r.random() ** 1.2
                s = (0.5 + (y - 760) / 220) * q
                x = r.uniform(0, 800)
                spots.append(ellipse(x, y, 2.3 * s, 1.7 * s))
            sc.flat(U(spots), c, 0.95)


def shadow_on_grass(sc: Scene, g: Any, y: float, long: float, op: float = 0.6) -> None:
    """A shadow that falls to the right and towards us from what stands at y."""
    q = AF.affine_transform(g, [1, -0.95 * long, 0, -0.22 * long, 0.95 * long * y, y + 0.22 * long * y])
    sc.flat(clean(q), "#0f4a4a", op, "multiply", 5)


def postman() -> Figure:
    """Old, stooped to the door, an ear to the shell; the parcel is held out on his far hand."""
    pose = SIDE["stand"].but(lean=20, stoop=16, foot_a=(0.2, 0), foot_b=(-0.24, 0.02), toe_b=18, grip_a="flat", grip_b="cup", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("uniform", "#24407c", "#1a2c5c", "#f0c050").but(belt=None, skirt=0.3)
    return person(70, "tq", pose, d, "#e0a884", "short", "#f4efe6", FEELINGS["doubt"]._replace(look=(0.6, -0.8), tilt=0), 1.02, nod=24, head_flip=True, beard="moustache", hat="flat", hat_colour="#1a2c5c", reach_a=(72, -142), reach_b=(94, -84))  # fmt: skip


def draw_postman(sc: Scene) -> None:
    """His bag, himself, the parcel, and their shadow on the shell."""
    p = T(postman(), MAN_X, MAN_Y, MAN)
    sc.flat(T(p.outline(), 26, 12).difference(box(0, MAN_Y - 18, 800, 1300)), "#4a3f86", 0.4, "multiply", 6)
    sc.flat(ellipse(MAN_X + 26, MAN_Y + 2, 84, 11), "#5a2c10", 0.6, "multiply", 5)
    put(sc, p, z=2.4, rim=(3, 2, "#fff0c8", 0.85), sh=0.45)
    bag = shape("-34,-4^ 30,-4^ 34,40 26,50 -26,50 -36,40")
    hx, hy = p.at("hip")
    nx, ny = p.at("neck")
    strap = limb([(nx - 2, ny + 10, 6), ((nx + hx) / 2 - 2, (ny + hy) / 2 - 6, 7.5), (hx - 30, hy + 6, 7)], 5)
    sc.layer(strap, "#7a4424", z=1, cut=0, rim="#ffd8a0", rimop=0.9)
    for g, c, z in ((bag, "#a8642f", 2.2), (shape("-36,-6^ 32,-6^ 34,16 0,26 -36,16"), "#7f4826", 1.4)):
        sc.layer(T(g, hx - 24, hy + 4, 0.82, rot=10), c, z=z, cut=0.3, rim="#ffe0b0", rimop=1)
    sc.flat(ellipse(hx - 28, hy + 22, 3.6), "#f0c050")
    x, y = p.at("hand_b.hold")
    parcel = T(box(-23, -30, 23, 2), x + 12, y - 2, rot=-6)
    sc.flat(T(parcel, 12, 8), "#5a1024", 0.45, "multiply", 3)
    sc.layer(
        parcel,
        sc.lin([(0, "#fff4d8"), (1, "#e0b884")], x - 12, y - 30, x + 36, y),
        z=2.4,
        cut=0,
        rim="#ffffff",
        rimop=1,
    )
    cord = T(U(box(-2, -30, 2, 2), box(-23, -16, 23, -12), ellipse(-6, -34, 7, 4, 30).difference(ellipse(-6, -34, 4, 2, 30)), ellipse(7, -34, 7, 4, -30).difference(ellipse(7, -34, 4, 2, -30))), x + 12, y - 2, rot=-6)  # fmt: skip
    sc.layer(cord, "#2f8cc0", z=1, cut=0, wash=0, fibre=0)


def draw_snail(sc: Scene) -> None:
    """Early too, on the rim of the nest."""
    put(sc, T(snail(), 640, 948, 0.42), z=1.6, rim=(1.4, 1, "#fff4c0", 0.9))


def draw_bicycle(sc: Scene) -> None:
    """It leans where he left it, its basket full."""
    x, y, s = 146.0, 1082.0, 1.62
    b = T(bicycle("#0f5a52", "#1a2c34"), x, y, s)
    shadow_on_grass(sc, b.outline(), y, 0.55, 0.55)
    put(sc, b, z=2.4, rim=(2, 1.6, "#eaffd0", 0.9))
    bx, by = x + 72, y - 124
    letters = [
        T(box(-13, -26, 13, 6), bx + dx * 0.86, by - 34, 0.86, rot=a) for dx, a in ((-18, -16), (2, 6), (20, 20))
    ]
    for g, c in zip(letters, ("#fff6e0", "#ffd9a0", "#f4f0ff"), strict=True):
        sc.layer(g, c, z=1.6, cut=0, rim="#ffffff", rimop=1)
    put(sc, T(basket("#c98a3c", 52, 34, 0), bx, by, 1.12), z=2, rim=(2, 1.6, "#fff4c0", 0.9))


def draw_near(sc: Scene) -> None:
    """Dark grass with tulips at our feet."""
    r = sc.stream("near grass")
    g = near_grass(r, lambda x: 50 + 110 * (abs(x - 410) / 430) ** 1.5 + r.uniform(-16, 22), (-8, 8), (-0.2, 0.22), 8)
    sc.layer(
        g,
        sc.lin([(0, "#1a6048"), (0.7, "#082a2a"), (1, "#06201f")], 0, 1030, 0, 1200),
        z=9,
        cut=0,
        wash=0,
        rim="#bff080",
        rimop=0.6,
    )
    for x, h, c in ((30, 128, "#c8402f"), (716, 118, "#d8402f"), (766, 158, "#e88a34"), (674, 80, "#a82c4a")):  # fmt: skip
        top = 1206 - h
        stem = limb([(x, 1210, 6), (x + 4, top + h * 0.4, 5), (x + 2, top, 4)], 4)
        blades = [shape(f"{x},{1206}^ {x + d * 16},{1180 - h * 0.3} {x + d * 30},{1206 - h * 0.72}^ {x + d * 6},{1190 - h * 0.2}") for d in (-1, 1)]  # fmt: skip
        sc.layer(U(stem, blades), "#14504a", z=5, cut=0, wash=0, rim="#a8e080", rimop=0.7)
        s = 0.5 + h / 300
        cup = [shape("-16,2 -20,-22 -13,-46^ -4,-30 0,-4"), shape("16,2 20,-22 13,-46^ 4,-30 0,-4"), shape("0,6 -12,-8 -9,-34 0,-50^ 9,-34 12,-8")]  # fmt: skip
        for k, q in enumerate(cup):
            sc.layer(T(q, x + 2, top + 4, s), mix(c, "#4a1034", (0.1, 0.42, 0)[k]), z=3, cut=0, wash=0.3, rim="#ffd8a8", rimop=0.9)  # fmt: skip


def draw() -> Scene:
    """Who will open?"""
    sc = Scene("egg_post", light=(LX, LY, 300), shadow="#123a4a", bg="#7fc0cc")
    draw_sky(sc)
    draw_land(sc)
    sc.veil([(0, "#fff0b8", 0), (0.5, "#fff0b8", 0.42), (1, "#fff0b8", 0)], 0, 500, 0, 860)
    shadow_on_grass(sc, EGG.outline().buffer(-10), 960, 0.62, 0.62)
    draw_back(sc, NEST)
    draw_shell(sc, EGG)
    branch = bough(sc.stream("bough"))
    with sc.clip(EGG.outline().buffer(-1)):
        shade = U(branch.wood, branch.leaves, branch.far[::3], branch.near[::4])
        sc.flat(T(shade, 172, 262, 1.25), "#8a9cd0", 0.3, "multiply", 3.2)
    draw_door(sc, DOOR_X, DOOR_Y, DOOR_W, DOOR_H)
    draw_crack(sc, DOOR_X - 8, DOOR_Y - DOOR_H - 16)
    draw_lamp(sc, DOOR_X + 100, DOOR_Y - 112)
    nail = key(DOOR_X + 112, DOOR_Y - 96, 0.5, 90)
    sc.layer(nail, "#8a5a24", z=1, cut=0, wash=0, fibre=0, rim="#ffe9a8", rimop=1)
    draw_front(sc, NEST)
    draw_mat(sc, DOOR_X, DOOR_Y + 22)
    draw_postman(sc)
    draw_snail(sc)
    draw_bicycle(sc)
    draw_bough(sc, branch)
    draw_near(sc)
    sc.vignette("#0a3a5a", 0.28, 400, 560, 900, 0.6)
    sc.finish()
    return sc
