"""A giant has fallen asleep in the square; people live in his coat, and a postwoman brings the evening post."""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.boot_soles import draw_boots
from cards.studio.papercut.coat_windows import (
    WX,
    WY,
    coat_window,
    draw_nightcap,
    draw_open_window,
    draw_pocket,
    draw_window_box,
)
from cards.studio.papercut.ladder_postwoman import postwoman
from cards.studio.papercut.people import dress, person
from cards.studio.papercut.sleeping_giant import (
    CX,
    draw_arms,
    draw_face,
    draw_hat,
    draw_knees,
    draw_lapels,
    draw_legs,
    draw_placket,
    draw_torso,
    giant,
)

# bottle green #17332c, tweed #3f5f4a, lichen #8a9a6b, brick plum #5e3b43, moon milk #f3efd2, window amber #eeb04a;
# the moon and one window; sky / giant / street
LX, LY = 206, 222  # the moon


def draw_sky(sc: Scene) -> None:
    """The moon, stars and thin bars of cloud."""
    sc.backdrop(
        sc.rad([(0, "#dfe4c0"), (0.16, "#a9bd9c"), (0.42, "#5f8674"), (0.75, "#2f5548"), (1, "#1b3a32")], LX, LY, 900)
    )
    S = sc.stream("stars")
    sc.flat(
        U(*[star(S.uniform(0, 800), S.uniform(0, 520), S.uniform(1.4, 3.6), 4, 0.3) for _ in range(60)]), "#f3efd2", 0.6
    )
    sc.layer(ellipse(LX, LY, 104), "#f6f1d4", z=5, cut=0.5, wash=0.5, fibre=0, rimop=0.2)
    sc.flat(
        U(ellipse(LX - 30, LY - 20, 22, 15), ellipse(LX + 34, LY + 30, 26, 18), ellipse(LX + 20, LY - 46, 12, 8)),
        "#d9d8b4",
        0.55,
    )
    sc.glow(LX, LY, 330, "#f5f3d6", 0.55)
    K = sc.stream("clouds")
    for x, y, w in ((70, 386, 300), (770, 318, 260), (380, 40, 260), (90, 60, 160)):
        g = U(
            *[
                limb(
                    [
                        (x - w * a + K.uniform(-20, 20), y + j * 13, 2),
                        (x - w * 0.1, y + j * 13 - 4, 13),
                        (x + w * a + K.uniform(-20, 20), y + j * 13 + 2, 2),
                    ],
                    6,
                )
                for j, a in enumerate((0.34, 0.6, 0.44))
            ]
        )
        sc.layer(fillet(g, 4), sc.near("#d3dab4", "#5f8872", 620), z=4, sh=0.16, op=0.6, fibre=0.05)


def draw_far_roofs(sc: Scene) -> None:
    """The hill behind and two rows of roofs, a few lit."""
    F = sc.stream("far")
    g, top = land(F, [(-40, 690), (120, 640), (300, 660), (520, 640), (700, 622), (860, 660)])
    sc.layer(g, sc.near("#8fa889", "#2f5a4b", 620), z=6, sh=0.25)
    gs, lit = [], []
    for row, (y, s) in enumerate(((676, 34), (724, 46))):
        x = -20.0
        while x < 830:
            w = s * F.uniform(0.8, 1.2)
            if 190 < x + w / 2 < 690:
                x += w
                continue
            d = T(
                house(F, w, s * F.uniform(0.8, 1.5), F.choice(["gable", "side", "step", "tower"]), 0.5, detail=False),
                x + w / 2,
                y + 40,
            )
            gs += [(d["wall"], mix("#5f8272", "#3d6353", row)), (d["roof"], mix("#4c6c60", "#4d4548", row * 0.7))]
            lit += d["lit"]
            x += w * 0.98
        sc.layer(gs, z=4, cut=0.2, sh=0.3, fibre=0.05)
        gs = []
    sc.flat(U(lit), "#f3c46a", 0.9)
    sc.veil([(0, "#b9cba4", 0), (0.5, "#b9cba4", 0.1), (0.62, "#b9cba4", 0.34), (0.72, "#b9cba4", 0)], 0, 0, 0, 1200)


def draw_square(sc: Scene) -> None:
    """Cobbles and the giant's shadow on them."""
    sq = box(-40, 1020, 840, 1260)
    sc.layer(sq, sc.lin([(0, "#54705f"), (0.5, "#33503f"), (1, "#1c362c")], 0, 1020, 0, 1200), z=8, dy=-4)
    arcs = []
    for k in range(15):
        y = 1046 + k * 6 + k * k * 0.55
        for j in range(-13, 14):
            x = CX + j * (34 + k * 4.4) + (17 if k % 2 else 0)
            w = 15 + k * 2
            arcs.append(
                limb([(x - w, y + 4 + k * 0.3, 0.5), (x, y, 1.5 + k * 0.09), (x + w, y + 4 + k * 0.3, 0.5)], 4, 3)
            )
    sc.flat(U(arcs), "#c9cf9c", 0.22)
    sc.flat(ellipse(CX + 40, 1116, 360, 44), "#06140f", 0.6, "multiply", 16)


def draw_knee_windows(sc: Scene) -> None:
    """Windows on the knees, where sleeve and ladder leave room."""
    R = sc.stream("windows")
    for k in (0, 1):
        for row, y in enumerate((716, 782, 848, 914)):
            n = (2, 3, 3, 3)[row]
            for i in range(n):
                u = (i - (n - 1) / 2) * (74 + row * 4) + R.uniform(-6, 6)
                x = 272 + u
                rot = -u * 0.07
                yy = y + abs(u) * 0.12 + R.uniform(-4, 4)
                if k:
                    x, rot = 2 * CX - x + 4, -rot
                    yy += 6
                ladder_x = 262 + (1090 - yy) * 0.222
                if k == 0 and (abs(x - ladder_x) < 40 or (x > 330 and 640 < yy < 860) or (240 < x and 690 < yy < 880)):
                    continue
                w = R.uniform(23, 30) + row * 0.8
                if k and yy < 746 and x < 630:
                    continue  # under the sleeve
                coat_window(sc, x, yy, w, w * R.uniform(1.25, 1.5), rot, R.random() < 0.74, R, 0.35 if k else 0.1)


def draw_sleeve_windows(sc: Scene) -> None:
    """Windows on both sleeves."""
    RS = sc.stream("sleeves")
    for x, y, w, rot in (
        (206, 590, 27, 12),
        (258, 486, 26, 24),
        (186, 664, 24, 4),
        (262, 690, 25, -8),
        (662, 592, 27, -12),
        (612, 482, 26, -24),
        (690, 668, 25, -4),
        (606, 682, 25, 10),
    ):
        coat_window(sc, x, y, w, w * 1.36, rot, RS.random() < 0.8, RS, 0.1 if x < CX else 0.3)


def draw_ladder(sc: Scene) -> None:
    """The ladder to the window that opens."""
    A, Bt = (196, 1100), (306, 700)
    ux, uy = (Bt[0] - A[0]), (Bt[1] - A[1])
    ln = math.hypot(ux, uy)
    nx, ny = -uy / ln * 17, ux / ln * 17
    lad = [
        limb(
            [
                (A[0] + s * nx, A[1] + s * ny, 7),
                (Bt[0] + s * nx * 0.86 + ux * 0.05, Bt[1] + s * ny * 0.86 + uy * 0.05, 6),
            ],
            2,
        )
        for s in (-1, 1)
    ]
    n = 17
    rungs = [
        limb([(A[0] + ux * t - nx, A[1] + uy * t - ny, 5), (A[0] + ux * t + nx, A[1] + uy * t + ny, 5)], 2)
        for t in [(k + 0.6) / n for k in range(n)]
    ]
    sc.layer(U(lad, rungs), "#1d2b22", z=7, cut=0.2, sh=0.55)
    rimlight(sc, U(lad, rungs), -2, 2, "#ffd58a", 0.85, c=(WX, WY), r=330)


def draw_houses(sc: Scene) -> None:
    """Real houses of the square, in front at both sides."""
    H = sc.stream("houses")
    for x, y, w, h, kind in (
        (34, 1096, 116, 190, "step"),
        (118, 1108, 92, 142, "gable"),
        (772, 1098, 122, 200, "gable"),
        (690, 1110, 84, 132, "step"),
    ):
        hd_ = T(house(H, w, h, kind, 0.3, lean=0), x, y)
        left = x < CX
        put_house(
            sc,
            hd_,
            sc.near("#9c7472" if left else "#6d4b52", "#4b3038", 860),
            "#5a3b43" if left else "#452d36",
            beam="#38262e",
            door="#2f1f26",
            z=9,
            glow=0.4,
            gs=34,
            night="#20191e",
            shutc="#3c5a4a",
        )
        rimlight(sc, hd_["wall"], 4, 2, "#f3efd2", 0.4, r=900)


def draw_washing_line(sc: Scene) -> None:
    """A washing line from a house to the sleeve."""
    # washing line from a house to the sleeve
    wl = curve(np.array([(752, 850), (722, 838), (690, 792)]), n=8)
    sc.stroke(wl, "#e8e6c4", 1.3, 0.8)
    for k, c in ((4, "#f3efd2"), (8, "#c9d6bd"), (12, "#c98a78")):
        x, y = wl[k]
        sc.layer(
            shape(f"{x - 7},{y}^ {x + 7},{y - 3}^ {x + 8},{y + 20}^ {x - 6},{y + 22}^"), c, z=2, cut=0, wash=0, fibre=0
        )


def draw_passers_by(sc: Scene) -> None:
    """People of the square and their shadows."""
    # people of the square
    fk = [
        T(person(68, "side", "stroll", dress("greatcoat"), hat="flat").outline(), 88, 1170, 0.5),
        T(person(34, "side", "point", dress("coat"), hat="scarf").outline(), 700, 1180, 0.5, flip=True),
        T(person(7, "side", "reach_up", dress("coat")).outline(), 672, 1182, 0.5),
        T(person(45, "side", "walk", dress("coat"), hat="bowler").outline(), 452, 1186, 0.5, flip=True),
        T(
            fillet(
                U(
                    shape("-10,0^ -11,-8 -8,-12 4,-12 8,-18 12,-20 18,-17^ 16,-13 12,-10 10,0^ 8,0 7,-6 -6,-6 -7,0"),
                    limb("-9,-11,2 -15,-18,1.4"),
                ),
                0.6,
            ),
            424,
            1188,
            1.2,
            flip=True,
        ),
    ]
    for g in fk:
        sc.layer(g, "#152a23", z=4, cut=0, wash=0, fibre=0)
        rimlight(sc, g, 2.4, 1.6, "#f3efd2", 0.7, r=1100)
        sc.flat(
            T(
                AF.scale(
                    AF.skew(g, xs=-50, origin=(g.bounds[0], g.bounds[3])), 1, 0.3, origin=(g.bounds[0], g.bounds[3])
                ),
                0,
                0,
            ),
            "#04100d",
            0.4,
            "multiply",
            2,
        )


def draw() -> Scene:
    sc = Scene("giant_coat", light=(LX, LY, 260), shadow="#04100d", bg="#17332c")
    draw_sky(sc)
    draw_far_roofs(sc)
    draw_square(sc)
    d = giant()

    draw_torso(sc, d)
    draw_legs(sc, d)
    draw_boots(sc)
    draw_knees(sc, d)
    draw_placket(sc)
    draw_knee_windows(sc)
    draw_lapels(sc, d)
    draw_window_box(sc)
    draw_pocket(sc)
    draw_face(sc, d)
    draw_arms(sc, d)
    draw_sleeve_windows(sc)
    draw_nightcap(sc)
    draw_hat(sc, d)
    draw_open_window(sc)
    draw_ladder(sc)
    draw_houses(sc)
    draw_washing_line(sc)
    draw_passers_by(sc)
    pw = T(postwoman(), 236, 923, 1.06)
    put(sc, pw, z=3, cut=0, sh=0.55, rim=(-2.2, 1.4, "#ffd98c", 0.8))
    sc.glow(WX - 20, WY, 90, "#fff3c8", 0.15)
    sc.vignette("#06120e", 0.42, CX - 40, 560, 940, 0.55)
    sc.finish()
    return sc
