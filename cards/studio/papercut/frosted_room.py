"""A dark room with one tall window: its frame and bars, the wall with reveal and sill, the curtain."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import light
from cards.studio.papercut.geometry import U, clean, limb, shape
from cards.studio.papercut.scene import Scene

LX, LY = 436, 632  # finger and nose, and the sun behind them
LEFT, TOP, RIGHT, SILL = -10, 46, 690, 838
MULLION, TRANSOM = 352, 262
GLASS = box(LEFT, TOP, RIGHT, SILL)
FLOOR = 968
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_frame(sc: Scene) -> None:
    """The bars before the pane, and the reveal that the light just touches."""
    frame = clean(GLASS.buffer(16, join_style=2).difference(GLASS))
    dim = sc.rad([(0, "#8a5f56"), (0.2, "#5b3f40"), (0.6, "#37272a"), (1, "#241a1c")], LX, LY, 620)
    bars = U(
        box(MULLION - 13, TRANSOM, MULLION + 13, SILL),
        box(LEFT, TRANSOM - 13, RIGHT, TRANSOM + 13),
        box(MULLION - 8, TOP, MULLION + 8, TRANSOM),
    )
    sc.layer(U(bars, frame), dim, z=9, sh=0.5, shc="#3a2228", cut=0.6, rim="#ffe6cc", rimop=0.8, rimw=1.6)
    for x in (MULLION - 6, MULLION + 6):
        sc.stroke([(x, TRANSOM + 16), (x, SILL)], "#1c1214", 1.4, 0.5)
    sc.layer(
        limb([(MULLION, 596, 9), (MULLION, 626, 7)], 2), "#3a2a2a", z=3, cut=0, rim="#ffdcb4", rimop=0.9
    )  # the handle
    sc.layer(limb([(MULLION, 600, 7), (MULLION - 26, 604, 6)], 2), "#4a3432", z=3, cut=0, rim="#ffdcb4", rimop=0.9)


def draw_wall(sc: Scene) -> None:
    """The dark wall with its reveal, the sill, the panelling and the curtain."""
    room = clean(box(-60, -60, 860, FLOOR + 6).difference(GLASS.buffer(17, join_style=2)))
    sc.layer(
        room,
        sc.rad([(0, "#6b4a46"), (0.4, "#46322f"), (0.75, "#2e2122"), (1, "#1d1416")], LX, LY, 720),
        z=8,
        cut=0.6,
        sh=0.4,
    )
    reveal = Polygon([(RIGHT + 16, TOP - 16), (RIGHT + 52, TOP - 46), (RIGHT + 52, SILL + 40), (RIGHT + 16, SILL + 14)])
    sc.layer(
        reveal,
        sc.rad([(0, "#e2a98c"), (0.5, "#946a60"), (1, "#3f2c2e")], LX + 60, LY, 560),
        z=4,
        cut=0.5,
        rim="#ffe2c4",
        rimop=0.7,
    )
    head = Polygon([(-60, TOP - 16), (RIGHT + 16, TOP - 16), (RIGHT + 52, TOP - 46), (-60, TOP - 46)])
    sc.layer(head, sc.rad([(0, "#6b4a46"), (1, "#2c1f21")], LX, TOP, 460), z=4, cut=0.5)
    sill = Polygon([(-60, SILL + 12), (RIGHT + 16, SILL + 12), (RIGHT + 66, SILL + 44), (-60, SILL + 44)])
    sc.layer(
        sill,
        sc.rad([(0, "#fbdcc0"), (0.3, "#c58f7c"), (0.7, "#6d4c4a"), (1, "#35262a")], LX, SILL, 470),
        z=7,
        cut=0.5,
        rim="#fff0da",
        rimop=0.9,
    )
    sc.layer(box(-60, SILL + 44, RIGHT + 66, SILL + 58), "#2a1d1e", z=5, cut=0.5, rim="#c58f7c", rimop=0.8)
    sc.layer(box(-60, FLOOR - 16, 860, FLOOR + 6), "#231819", z=4, cut=0.4, rim="#7a5850", rimop=0.6)


def draw_curtain(sc: Scene) -> None:
    """Heavy cloth drawn aside at the left, fold over fold."""
    folds = (
        ("-60,-20^ 168,-20^ 150,200 128,420 96,560 70,640 -60,640^", "#6a4a48"),
        ("-60,-20^ 128,-20^ 112,220 92,430 66,570 44,640 -60,640^", "#5a3e3e"),
        ("-60,-20^ 86,-20^ 74,240 56,440 34,580 20,640 -60,640^", "#4a3334"),
        ("-60,-20^ 44,-20^ 36,240 22,460 6,640 -60,640^", "#3b282b"),
        ("-60,630^ 66,636 84,700 96,800 90,960 104,1010 -60,1010^", "#523838"),
        ("-60,630^ 40,640 50,720 56,830 46,980 54,1014 -60,1014^", "#412c2e"),
        ("-60,630^ 14,640 18,760 6,900 10,1016 -60,1016^", "#33232a"),
    )
    for s, c in folds:
        sc.layer(
            shape(s),
            sc.lin([(0, "#1f1517"), (0.6, c), (1, light(c, 0.16))], -60, 0, 150, 0),
            z=9,
            cut=0.8,
            sh=0.6,
            rim="#ffd9bc",
            rimop=0.75,
            rimw=1.5,
        )
    sc.layer(limb([(-40, 650, 18), (30, 640, 20), (78, 626, 16)], 5), "#8a5f50", z=5, cut=0.4, rim="#ffe2c4", rimop=0.8)
