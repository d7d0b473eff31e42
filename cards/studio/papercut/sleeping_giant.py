"""A giant asleep in the square, sitting, his knees drawn up under his coat; from the front, in card units."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut.coat_windows import coat_window
from cards.studio.papercut.colour import dark
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded, shape
from cards.studio.papercut.gestures import drape
from cards.studio.papercut.heavy_tweed import folds, tweed
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

CX = 436  # middle of the giant


def mirrored(g: Any) -> Any:
    """The same on the other side of him."""
    return AF.translate(AF.scale(g, -1, 1, origin=(0, 0)), 2 * CX, 0)


def giant() -> dict[str, Any]:
    """The sleeper, from the front, knees drawn up under his coat; in card units."""
    d: dict[str, Any] = {}
    d["torso"] = shape(
        "196,560 208,460 262,398 350,360 436,350 522,360 610,398 664,460 676,560 670,740 436,790 202,740"
    )
    d["legL"] = shape(
        "176,1046^ 150,960 146,850 164,740 206,668 268,634 330,648 380,704 418,800 436,930 440,1062^ 310,1068"
    )
    d["legR"] = mirrored(d["legL"])
    d["armL"] = limb("256,448,108 184,548,124 170,640,124 204,698,116 272,694,106 352,668,88", 10)
    d["armR"] = limb("616,448,108 688,548,124 702,640,124 668,694,116 600,686,106 528,652,88", 10)
    d["cuffL"] = rounded(shape("338,622^ 352,614 366,616^ 382,660 384,708^ 370,718 354,716^ 340,668"), 5)
    d["cuffR"] = rounded(shape("534,604^ 520,598 506,602^ 490,646 490,694^ 504,704 520,702^ 532,654"), 5)
    d["boots"] = [
        shape("214,1128^ 206,1092 222,1058 262,1040 310,1038 352,1048 380,1076 386,1108 380,1130^ 296,1136"),
        mirrored(shape("214,1128^ 206,1092 222,1058 262,1040 310,1038 352,1048 380,1076 386,1108 380,1130^ 296,1136")),
    ]
    d["soles"] = [
        shape("206,1118^ 390,1120^ 394,1138 386,1148 214,1148 202,1136"),
        mirrored(shape("206,1118^ 390,1120^ 394,1138 386,1148 214,1148 202,1136")),
    ]
    d["face"] = shape("352,318 350,372 372,420 436,440 500,420 522,372 520,318 436,296")
    d["nose"] = shape("414,350 412,384 406,404 416,420 436,424 456,420 466,404 460,384 458,350")
    d["beard"] = shape(
        "346,352 334,400 348,470 372,532 398,590 424,634 438,650 452,632 476,586 502,528 524,470 538,400 526,352 506,404 470,424 436,428 402,424 366,404"
    )
    d["stache"] = shape(
        "436,420 416,414 384,424 356,448 334,478^ 372,470 410,464 436,446 462,464 500,470 538,478^ 516,448 488,424 456,414"
    )
    d["brim"] = shape("212,306 232,278 300,262 436,256 572,262 640,278 660,306 634,336 560,356 436,366 312,356 238,336")
    d["crown"] = shape(
        "286,290^ 288,208 306,142 346,98 398,84 438,104 482,80 534,92 572,140 586,210 590,292^ 510,318 436,322 362,318"
    )
    d["band"] = shape("287,246^ 360,268 436,274 512,268 589,248^ 590,294^ 510,320 436,324 362,320 286,292^")
    d["lapL"] = shape("314,372^ 338,404 366,492 414,612^ 366,628 320,602 276,530 262,440^ 284,392")
    d["lapR"] = mirrored(d["lapL"])
    return d


def coat(sc: Scene, reach: float) -> str:
    """The fill of the coat: lit by the moon as far as reach."""
    return sc.near("#a3b585", "#2b493b", reach, mid="#587758")


def draw_torso(sc: Scene, d: dict[str, Any]) -> None:
    """The trunk of the coat."""
    sc.layer(d["torso"], coat(sc, 620), z=14, sh=0.5)
    tweed(sc, d["torso"], "#d3d6a6", "#10261f", (CX, 350, 0.0006))
    folds(
        sc,
        [
            "236,440,2 226,520,8 240,600,3",
            "640,440,2 650,520,8 636,600,3",
            "560,430,2 590,510,7 600,590,2",
            "316,430,2 286,520,7 276,600,2",
        ],
        d["torso"],
    )


def draw_legs(sc: Scene, d: dict[str, Any]) -> None:
    """Both legs under the coat, with folds and hems."""
    # legs under the coat
    for k, (key_, fx) in enumerate((("legL", 270), ("legR", 602))):
        sc.layer(d[key_], coat(sc, 880), z=13, sh=0.5)
        tweed(sc, d[key_], "#d9dcab", "#10261f", (fx, 640, 0.0007))
        m = (
            (lambda s: s)
            if k == 0
            else (
                lambda s: " ".join(
                    f"{2 * CX - float(t.split(',')[0])},{t.split(',')[1]},{t.split(',')[2]}" for t in s.split()
                )
            )
        )
        folds(
            sc,
            [
                m(s)
                for s in (
                    "250,690,2 206,800,9 196,1000,12 200,1090,6",
                    "336,716,2 352,820,8 350,960,12 356,1100,6",
                    "396,800,2 410,900,8 414,1090,8",
                    "292,700,1 280,860,6 276,1090,8",
                )
            ],
            d[key_],
        )
        rimlight(sc, d[key_], 5, 4, "#f3efd2", 0.55, blur=2.4, r=900)
        hem = clean(d[key_].difference(T(d[key_], 0, -13)).intersection(box(0, 1010, 800, 1110)))
        sc.layer(hem, sc.near("#91a378", "#24402f", 900), z=2, cut=0.3, sh=0.4)


def draw_knees(sc: Scene, d: dict[str, Any]) -> None:
    """The knees come towards us: light on them, dusk between."""
    # the knees come towards us
    for x in (262, 610):
        with sc.clip(U(d["legL"], d["legR"])):
            sc.glow(x, 752, 120, "#dfe3b4", 0.34, "screen", 0.7, 0.55)
    with sc.clip(U(d["legL"], d["legR"])):
        sc.flat(limb("436,760,30 434,880,90 436,1080,130", 6), "#0c211c", 0.42, "multiply", 22)
        sc.flat(
            U(limb("170,812,6 250,842,26 340,812,6", 6), limb("534,812,6 620,842,26 702,812,6", 6)),
            "#0c211c",
            0.3,
            "multiply",
            12,
        )


def draw_placket(sc: Scene) -> None:
    """The placket, with doors for buttons."""
    # placket with doors for buttons
    pl = limb("436,720,16 437,800,42 437,900,50 438,1000,50 438,1056,52", 8)
    sc.layer(pl, sc.near("#b1c08f", "#2f4e3f", 820), z=5, sh=0.5, cut=0.3)
    tweed(sc, pl, "#d9dcab", "#10261f", (CX, 640, 0.0003), 9, 6)
    for y in (850, 924, 998):
        btn = ellipse(437, y, 20)
        sc.layer(btn, "#7a4a4e", z=4, cut=0, fibre=0, wash=0.4)
        sc.layer(btn.difference(ellipse(437, y, 15.5)), "#93605e", z=1.4, cut=0, fibre=0, wash=0)
        holes = U(*[ellipse(437 + a * 5, y + b * 5, 2.5) for a in (-1, 1) for b in (-1, 1)])
        sc.flat(holes, "#ffd47a")
        sc.glow(437, y, 26, "#ffb648", 0.4)
        sc.layer(
            U(box(424, y + 21, 450, y + 24.6), box(421, y + 26, 453, y + 30)), "#8c9a70", z=1.6, cut=0, wash=0, fibre=0
        )
        sc.flat(ellipse(449.5, y + 1, 1.8), "#f3efd2")


def draw_lapels(sc: Scene, d: dict[str, Any]) -> None:
    """The lapels and their stitches."""
    for key_ in ("lapL", "lapR"):
        sc.layer(d[key_], sc.near("#c3cfa0", "#35574a", 560), z=7, sh=0.5)
        tweed(sc, d[key_], "#eef0c8", "#17332c", (CX, 500, 0.0002), 11, 7)
        st = d[key_].buffer(-7).exterior
        sc.flat(
            U(
                *[
                    limb([(a.x, a.y, 1.4), (b.x, b.y, 1.4)], 1, 3)
                    for q in np.arange(0, st.length - 6, 11)
                    for a, b in [(st.interpolate(q), st.interpolate(q + 5))]
                ]
            ),
            "#eef0c8",
            0.5,
        )


def draw_face(sc: Scene, d: dict[str, Any]) -> None:
    """Face, beard and moustache."""
    # face, beard, hat
    sc.layer(d["face"], sc.near("#c99873", "#7a5546", 480), z=5, sh=0.5)
    sc.layer(d["beard"], sc.near("#d9dcb8", "#7d8a68", 520), z=7, sh=0.5, cut=0.5)
    B = sc.stream("beard")
    st_ = []
    for _ in range(46):
        x = B.uniform(352, 520)
        y = B.uniform(420, 520)
        L_ = B.uniform(40, 110)
        dx = (CX - x) * L_ / 260
        st_.append(
            limb([(x, y, 0.5), (x + dx * 0.5 + B.uniform(-4, 4), y + L_ * 0.5, 2.2), (x + dx, y + L_, 0.4)], 5, 3)
        )
    with sc.clip(d["beard"]):
        sc.flat(U(st_), "#5a6a50", 0.5)
        sc.flat(T(U(st_), -2.4, 0), "#f6f4dc", 0.4)
    sc.layer(d["stache"], sc.near("#eceacb", "#93a07c", 480), z=4, sh=0.5, cut=0.3)
    sc.flat(
        U(
            *[
                limb(
                    [(CX + s * 8, 430, 0.8), (CX + s * 40, 440 + j * 6, 2), (CX + s * (74 + j * 6), 462 + j * 4, 0.5)],
                    5,
                    3,
                )
                for s in (-1, 1)
                for j in range(4)
            ]
        ),
        "#6b7a5c",
        0.5,
    )
    sc.layer(d["nose"], sc.near("#dba982", "#93664f", 460), z=4, sh=0.5)
    sc.flat(U(limb("418,410,1 424,416,2.6 430,414,1", 3), limb("454,410,1 448,416,2.6 442,414,1", 3)), "#6a4034", 0.6)
    sc.flat(U(ellipse(386, 400, 20, 12), ellipse(488, 400, 20, 12)), "#c9684f", 0.4, None, 4)


def draw_arms(sc: Scene, d: dict[str, Any]) -> None:
    """Arms, and his hands folded on his belly, the left one over the right."""
    # arms, and his hands folded on his belly, the left one over the right
    for key_, cuff, side, fl in (
        (
            "armL",
            "cuffL",
            1,
            [
                "208,540,2 190,600,8 196,660,3",
                "250,560,2 236,620,7 250,676,2",
                "244,640,2 262,676,7 262,730,2",
                "306,640,1 318,672,6 318,712,2",
            ],
        ),
        (
            "armR",
            "cuffR",
            -1,
            [
                "664,540,2 682,600,8 676,660,3",
                "622,570,2 636,630,7 622,690,2",
                "630,634,2 612,672,7 612,726,2",
                "570,624,1 558,658,6 560,700,2",
            ],
        ),
    ):
        sc.layer(d[key_], coat(sc, 720), z=14, sh=0.55)
        tweed(sc, d[key_], "#dfe2b4", "#10261f", (CX, 560, 0.0003))
        folds(sc, fl, d[key_])
        rimlight(sc, d[key_], 5, 4, "#f3efd2", 0.6, blur=2.4, r=860)
        place = (
            (lambda g: T(g, 372, 676, 1.6, rot=6))
            if side > 0
            else (lambda g: T(T(g, flip=True), 504, 644, 1.46, rot=-4))
        )
        lit, shade = ("#f0c49a", "#a8785a") if side < 0 else ("#d9aa82", "#8a5f48")
        palm = place(drape("#c99873", 1.0, 0.7))
        sc.flat(T(palm.outline(), 2, 12), "#04100d", 0.5, "multiply", 7)
        tone = {"finger": 0.0, "thumb": 0.12, "back": 0.0}
        for p in palm.pieces:
            if p.flat:
                sc.flat(p.geom, "#5a3a2c", 0.42)
            else:
                k = tone.get(p.name, 0.0)
                sc.layer(p.geom, sc.near(dark(lit, k), dark(shade, k), 660), z=4, cut=0, sh=0.5, rim="#f6f1d4")
                rimlight(sc, p.geom, 2, 3, "#f6f1d4", 0.5, blur=1.2, r=620)
                rimlight(sc, p.geom, 0.5, -3.4, "#ffc870", 0.85, blur=1.4, c=(352, 760), r=260)
        sc.layer(d[cuff], sc.near("#93a97f", "#33564a", 700), z=5, cut=0.3)
        tweed(sc, d[cuff], "#eef0c8", "#17332c", (450, 660, 0), 8, 6)
        rimlight(sc, d[cuff], 3, 2, "#f3efd2", 0.5, blur=1.6, r=700)


def draw_hat(sc: Scene, d: dict[str, Any]) -> None:
    """The hat with its two attic windows."""
    # hat
    sc.layer(d["crown"], sc.near("#7d8f72", "#2b4339", 560, mid="#4f6a58"), z=10, sh=0.5)
    sc.flat(
        U(
            limb("398,90,2 424,140,10 420,210,2", 8),
            limb("330,130,1 322,190,6 330,236,1", 8),
            limb("540,130,1 552,190,6 544,236,1", 8),
        ),
        "#0c211c",
        0.4,
        "multiply",
        3,
    )
    rimlight(sc, d["crown"], 6, 3, "#f6f1d4", 0.8, blur=2.4, r=620)
    sc.layer(d["band"], "#5e3b43", z=2.4, cut=0.4)
    sc.layer(d["brim"], sc.near("#9fb086", "#2d473b", 560, mid="#5f7a62"), z=12, sh=0.6, dy=10)
    sc.flat(limb("240,318,1 330,344,4 436,352,5 540,344,4 632,318,1", 8), "#0c211c", 0.35, "multiply", 2)

    rimlight(sc, d["brim"], 3, 5, "#f6f1d4", 0.75, blur=2, r=620)
    coat_window(sc, 512, 192, 30, 36, 6, True, sc.stream("attic"), 0.2)
    coat_window(sc, 352, 200, 26, 32, -6, True, sc.stream("attic2"), 0.1)
