"""A little town of domes and towers in evening hills, poplars, and someone who waves."""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF
from shapely.geometry import Point, box

from cards.studio.papercut.geometry import T, U, fillet, limb, shape
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.plants import poplar
from cards.studio.papercut.scene import Scene


def hills(sc: Scene, R: Any, P: list[tuple[float, float]], lit: str, shade: str, z: float = 6, **k: Any) -> Any:
    """A ridge over there; its upper line."""
    g, t = land(R, P, 3)
    sc.layer(g, sc.near(lit, shade, 380), z=z, sh=0.3, shc="#7a2a14", **k)
    return t


def draw_far_town(sc: Scene, R: Any) -> Any:
    """Hills over there, and a little town of domes and towers; the line of the last hill."""
    hills(
        sc,
        R,
        [(150, 690), (420, 640), (500, 622), (580, 632), (660, 612), (740, 630), (850, 606)],
        "#ffd592",
        "#e88a50",
    )
    t = hills(sc, R, [(150, 720), (430, 672), (520, 668), (610, 650), (700, 664), (850, 640)], "#fbbf74", "#d9713f")
    # little town of domes and towers
    tw = []
    for x, w, h, k in (
        (566, 12, 30, "t"),
        (582, 20, 18, "d"),
        (602, 10, 40, "t"),
        (616, 24, 22, "d"),
        (640, 11, 28, "t"),
        (655, 18, 16, "d"),
        (672, 9, 48, "t"),
        (688, 26, 20, "d"),
        (712, 10, 30, "t"),
        (728, 20, 16, "d"),
        (752, 10, 38, "t"),
        (770, 22, 20, "d"),
    ):
        y = y_at(t, x) + 3
        b = box(x - w / 2, y - h, x + w / 2, y + 4)
        top = (
            U(
                AF.scale(Point(x, y - h).buffer(w * 0.54), 1, 1.15).intersection(
                    box(x - w, y - h - w * 2, x + w, y - h)
                ),
                limb([(x, y - h - w * 0.5, 2.4), (x, y - h - w * 0.85, 0.6)], 2),
            )
            if k == "d"
            else shape(
                f"{x - w * 0.66},{y - h + 1}^ {x - w * 0.3},{y - h - w * 0.7} {x},{y - h - w * 1.7}^ {x + w * 0.3},{y - h - w * 0.7} {x + w * 0.66},{y - h + 1}^"
            )
        )
        win = U(*[box(x - 1 + dx, y - h * 0.7, x + 1 + dx, y - h * 0.7 + 4) for dx in ((-4, 3) if w > 15 else (0,))])
        tw.append((b.difference(win), "#d9763f" if k == "d" else "#e58d4c"))
        tw.append((top, "#b0482f"))
    sc.layer(tw, z=3, cut=0.1, sh=0.3, shc="#7a2a14")
    t = hills(
        sc,
        R,
        [(150, 750), (420, 704), (520, 712), (600, 694), (680, 700), (760, 716), (850, 690)],
        "#f29a52",
        "#b9512f",
    )
    return t


def draw_poplars(sc: Scene, R: Any, t: Any) -> Any:
    """Poplars on that hill, and the next hill; its line."""
    sc.layer(
        U(
            [
                poplar(R, x, y_at(t, x) + 3, h, h * 0.24)
                for x, h in (
                    (470, 34),
                    (482, 26),
                    (548, 44),
                    (560, 34),
                    (572, 40),
                    (640, 30),
                    (742, 52),
                    (756, 40),
                    (770, 46),
                    (784, 34),
                )
            ]
        ),
        "#8a3a28",
        z=3,
        cut=0.1,
        sh=0.3,
        shc="#5a1a10",
    )
    t = hills(sc, R, [(150, 800), (450, 748), (540, 742), (620, 730), (700, 752), (850, 742)], "#d96f3c", "#8f3526")
    return t


def draw_waving(sc: Scene, t: Any) -> None:
    """Someone is waving over there, with a cloth in her hand and a dog beside her."""
    # someone is waving over there
    wx, wy = 620, y_at(t, 620) + 2
    wom = fillet(
        U(
            shape("-13,2^ -9,-16 -4,-30 -5,-38 0,-42 5,-38 4,-30 9,-16 15,2^"),
            Point(0, -47).buffer(4.6),
            limb("3,-38,4 12,-46,3.4 17,-58,3"),
            limb("-4,-38,4 -9,-30,3.4 -6,-22,3"),
            limb("-4,-49,5 -9,-44,5 -10,-38,2.5"),
        ),
        1,
    )
    sc.layer(T(wom, wx, wy, 0.92), "#5a1f1c", z=2.5, cut=0, sh=0.35, rimop=0.5)
    sc.layer(
        T(shape("17,-58^ 26,-64 36,-60 48,-66^ 46,-58 34,-54 24,-57"), wx, wy, 0.92),
        "#fff0cc",
        z=1.5,
        cut=0,
        sh=0.3,
    )
    sc.layer(
        T(
            fillet(
                U(
                    shape("-10,0^ -11,-8 -8,-12 4,-12 8,-18 12,-20 18,-17^ 16,-13 12,-10 10,0^ 8,0 7,-6 -6,-6 -7,0"),
                    limb("-9,-11,2 -15,-18,1.4"),
                ),
                0.6,
            ),
            wx - 30,
            wy + 1,
            0.9,
        ),
        "#5a1f1c",
        z=2,
        cut=0,
        sh=0.3,
    )
