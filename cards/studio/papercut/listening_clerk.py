"""A post office clerk of sixty behind her counter, both arms straight, one ear bent to what lies in the dish before her."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SOOT, STRAW, CREAM = "#1d120b", "#f0cd84", "#fff3d2"
EDGE, K = (250.0, 812.0), 1.12  # where the counter hides her, and her size
HEAD, SIZE, TILT = (229.0, 652.0), 0.86, -43  # the head: middle, size, and how far it leans to the letter


def placed(g: Any) -> Any:
    """From her own units into the card."""
    return T(g if not isinstance(g, str) else shape(g), EDGE[0] * (1 - K), EDGE[1] * (1 - K), K, o=(0, 0))


def lean(g: Any) -> Any:
    """From the upright head into the card."""
    return placed(T(g if not isinstance(g, str) else shape(g), *HEAD, SIZE, rot=TILT))


TORSO = "206,814^ 200,780 184,748 168,722 170,694 188,674 220,656 256,648 284,652 304,668 310,700 308,750 304,814^"
FAR_SLEEVE = "192,680^ 172,682 154,696 142,714 124,736 108,756 98,774^ 110,788 122,794^ 142,776 166,752 190,734^"
NEAR_SLEEVE = (
    "280,650^ 300,642 320,652 330,676 333,706 331,740 324,766 322,790^ 306,796 292,790^ 292,760 284,726 272,690^"
)


def palm_down(flip: bool) -> tuple[Any, Any, Any]:
    """(hand, gaps between the fingers, knuckles) of a hand flat on the counter with its fingers to the front; wrist on 0,0."""
    tips = ((-15, 21), (-6, 26), (4, 27), (13, 23))
    fingers = [limb([(x * 0.55, 8, 7.5), (x * 0.86, y * 0.66, 7.2), (x, y, 5.4)], 4) for x, y in tips]
    thumb = limb([(8, 4, 8), (17, 9, 7), (23, 15, 5)], 4)
    whole = fillet(U(shape("-9,-4^ 9,-4^ 13,6 10,14 -10,14 -13,6"), fingers, thumb), 1)
    gaps = U([limb([(a * 0.62, 12, 0.5), (a, 21, 1.5)], 3) for a in (-10, -1, 8)])
    knuckles = U([ellipse(x * 0.62, 10.5, 1.8, 1) for x, _ in tips])
    return (T(whole, flip=flip), T(gaps, flip=flip), T(knuckles, flip=flip))


def draw_hand(sc: Scene, x: float, y: float, s: float, rot: float, flip: bool, skin: Any) -> None:
    """One hand with its weight on it, and its shade on the wood."""
    g, gaps, knuckles = (placed(T(q, x, y, s, rot=rot)) for q in palm_down(flip))
    sc.flat(T(g, -4, 5), "#1a0806", 0.75, "multiply", 2.4)
    sc.layer(g, skin, z=1.6, sh=0.6, rim=CREAM, rimop=0.9, **EXACT)
    sc.flat(gaps, "#6a3018", 0.8)
    sc.flat(knuckles, "#ffe2b4", 0.5, None, 0.5)


def draw_shade(sc: Scene) -> None:
    """What the letter's own shine makes of the wall behind her, and her shadow in it, away from the lamp."""
    sc.glow(190, 716, 300, "#e8a050", 0.62, sy=0.9, mid=0.6)
    whole = U(placed(TORSO), placed(FAR_SLEEVE), placed(NEAR_SLEEVE), lean(ellipse(-6, -8, 42, 54)))
    wall = shape("-20,480^ 400,480^ 400,806^ -20,806^")
    sc.flat(T(whole, -58, 12, 1.2, o=EDGE).intersection(wall), "#120605", 0.8, "multiply", 2.4)


def draw_sleeve(
    sc: Scene, g: Any, guard: Any, fill: str, dark: str, folds: tuple[str, ...], lamp: tuple[float, float]
) -> None:
    """A blouse sleeve full at the shoulder, its folds, and the black guard with its two elastics."""
    sc.layer(g, fill, z=4, sh=0.6, cut=0.2, rim="#ffffff", rimop=0.9)
    with sc.clip(g):
        sc.flat(clean(g.difference(T(g, 20, -5))), dark, 0.62, "multiply", 5)
        sc.flat(U([placed(limb(q, 6)) for q in folds]), dark, 0.75, None, 0.5)
    rimlight(sc, g, -2.4, 2.6, "#fff8e0", 0.9, 1.4, lamp, 800)
    sc.layer(guard, sc.rad([(0, "#5a3a2a"), (0.4, "#2a1710"), (1, "#100806")], 330, 690, 260), z=2.4, sh=0.6, rim=STRAW, rimop=0.8, **EXACT)  # fmt: skip
    rimlight(sc, guard, -2, 2, "#e0a868", 0.8, 1.2, lamp, 800)


def draw_clerk(sc: Scene, lamp: tuple[float, float]) -> None:
    """Behind the counter, weight on both straight arms, shoulders up to the ears."""
    here = lambda lit, mid, shade, r=230: sc.rad([(0, lit), (0.5, mid), (1, shade)], 330, 640, r)
    sc.flat(placed("190,808^ 312,808^ 300,830 200,830"), "#1d0a06", 0.6, "multiply", 5)
    cut = shape("-40,300^ 420,300^ 420,806^ -40,806^")
    # far arm first: it ends behind the dish
    far, near = placed(FAR_SLEEVE), placed(NEAR_SLEEVE)
    guard = placed(shape("100,768^ 112,782 126,792^ 112,806 98,816^ 88,810 80,800^ 90,784"))
    draw_sleeve(sc, far, guard, here("#fff0c4", "#dfb478", "#8a5a34"), "#7a4626", ("184,688,.5 166,708,2.4 152,720,.5", "190,704,.5 172,724,2.6 156,742,.5", "104,768,.5 114,772,1.6 118,782,.5", "112,760,.5 122,766,1.8 126,780,.5", "124,748,.5 134,756,1.8 136,770,.5", "136,726,.5 146,732,2.2 148,746,.5"), lamp)  # fmt: skip
    draw_hand(sc, 87, 805, 1.08, 22, False, here("#f0b884", "#c98a5a", "#9a5c38"))
    # waistcoat, its back arched over the shoulders
    torso = placed(TORSO)
    body = clean(torso.intersection(cut))
    sc.layer(body, here("#c0683e", "#84402a", "#3a1810", 250), z=5, sh=0.6, cut=0.2, rim="#ffd994", rimop=0.9, rimw=1.2)
    with sc.clip(body):
        sc.flat(U([placed(limb(q, 8)) for q in ("243,740,.6 244,780,1.6 247,812,1.6", "186,704,.6 204,730,3.4 216,764,.6", "300,690,.6 286,726,3.4 282,764,.6", "204,770,.6 222,780,2.6 238,778,.6", "206,792,.6 226,798,2.4 240,792,.6", "300,784,.6 280,794,2.6 262,790,.6")]), SOOT, 0.55, None, 0.8)  # fmt: skip
        sc.flat(placed("190,650 300,650 296,706 262,734 222,730 196,712"), "#1d0a06", 0.6, "multiply", 8)
        sc.flat(placed("180,802^ 320,802^ 320,820^ 180,820^"), "#1d0a06", 0.5, "multiply", 3)
    rimlight(sc, body, -2.4, 3.4, "#ffcf8a", 0.9, 1.4, lamp, 700)
    sc.layer(
        placed(U([ellipse(249 + (y - 752) * 0.08, y, 3) for y in (752, 772, 792)])),
        "#d8a04a",
        z=1,
        sh=0.5,
        rim=CREAM,
        rimop=0.9,
        **EXACT,
    )
    # blouse front and a collar with its two points, the stretched neck
    sc.layer(placed("212,690^ 236,684 272,690^ 262,716 248,746^ 228,722"), here("#fff4d4", "#e6c084", "#a8743e"), z=1.6, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip
    sc.layer(placed(limb([(250, 700, 44), (246, 682, 36), (238, 664, 33)], 6)), here("#d8965e", "#a8623a", "#6a3820"), z=1.6, sh=0.5, **EXACT)  # fmt: skip
    sc.flat(placed(U([limb(q, 5) for q in ("232,680,.6 238,694,2 244,706,.6", "258,684,.6 257,696,2 250,708,.6", "244,684,.6 248,696,1.4 248,706,.6")])), "#5a2814", 0.7)  # fmt: skip
    for q in ("214,684^ 208,700 214,716 228,726^ 236,718 247,712^ 230,704", "274,672^ 284,690 282,708 268,724^ 258,716 247,712^ 264,702"):  # fmt: skip
        sc.layer(placed(q), here("#ffffff", "#f6dca8", "#b8864c"), z=2.2, sh=0.6, rim="#ffffff", rimop=1, **EXACT)
    # near arm
    guard = placed(shape("290,780^ 306,788 325,780^ 322,804 317,826^ 305,830 294,826^ 291,804"))
    draw_sleeve(sc, near, guard, here("#fff8dc", "#f0cf94", "#a8743e"), "#9a6232", ("284,660,.5 288,684,3.4 284,708,.5", "294,652,.5 299,678,3.2 298,700,.5", "306,648,.5 310,668,3 310,690,.5", "317,656,.5 321,672,2.4 321,686,.5", "288,728,.5 302,742,3.6 324,740,.5", "292,748,.5 306,756,3 322,750,.5", "288,712,.5 296,722,2.8 312,724,.5", "298,790,.5 300,778,1.8 299,768,.5", "308,792,.5 309,780,1.8 309,770,.5", "317,790,.5 317,778,1.6 316,770,.5"), lamp)  # fmt: skip
    draw_hand(sc, 306, 828, 1.16, -6, True, here("#ffcf9c", "#dc9a66", "#a8663e"))
    draw_head(sc, lamp)


def draw_head(sc: Scene, lamp: tuple[float, float]) -> None:
    """Three-quarter face laid over towards the letter, one ear to it, spectacles on her brow."""
    cx, cy = HEAD
    cx, cy = EDGE[0] + (cx - EDGE[0]) * K, EDGE[1] + (cy - EDGE[1]) * K
    lit = lambda a, b, c, r=80: sc.rad([(0, a), (0.5, b), (1, c)], cx + 34, cy - 10, r)
    skin, line = lit("#ffd2a0", "#dc9868", "#8a4a2c"), "#6a2c16"
    ink = lambda *qs: lean(U([limb(q, 6) for q in qs]))
    # bun with a pencil in it
    sc.layer(lean(limb([(-62, -62, 3), (-18, -38, 3)], 2)), "#d8983e", z=1.6, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)
    bun = lean(fillet(U(ellipse(-36, -44, 19, 16, -30), ellipse(-47, -36, 9, 11)), 2))
    sc.layer(bun, lit("#fff2d6", "#c0ac8c", "#5a4634", 120), z=2.4, sh=0.5, rim="#ffffff", rimop=0.9, **EXACT)
    sc.flat(ink("-52,-50,.5 -38,-56,2 -24,-48,.5", "-54,-38,.5 -40,-46,2 -26,-36,.5", "-50,-30,.5 -42,-34,1.8 -32,-32,.5"), "#5a4632", 0.7)  # fmt: skip
    face = "-27,-6 -28,12 -22,27 -12,38 2,47 16,52 26,48 31,38 32,28 33,20 36,12 37,5 34,-2^ 36,-10 37,-22 32,-36 12,-44 -12,-40 -24,-26"
    sc.layer(lean(face), skin, z=2.4, sh=0.6, rim=CREAM, rimop=0.9, **EXACT)
    with sc.clip(lean(face)):
        side = "-40,-30 -14,-14 -8,2 -12,12 -4,22 -2,34 6,42 12,56 -10,60 -40,40"
        sc.flat(lean(side), "#6a2a14", 0.5, "multiply", 2.4)
        sc.flat(lean("6,38 18,42 30,36 34,56 0,58"), "#6a2a14", 0.34, "multiply", 2)  # under the lip
        sc.flat(lean(ellipse(-1, 14, 11, 7, -14)), "#d8603c", 0.4, None, 3)
        sc.flat(lean(ellipse(32, 14, 5, 6)), "#d8603c", 0.3, None, 2)
        for x, w in ((5, 11), (27.5, 7.5)):  # sockets
            sc.flat(lean(ellipse(x, -4, w, 8)), "#7a3418", 0.42, "multiply", 1.8)
    # nose with its shade, the fold from it, lines on the brow
    sc.flat(lean("16,-8 12,6 10,18 16,23 28,24 24,16 20,4"), "#7a3418", 0.55, "multiply", 1.4)
    sc.layer(lean("18,-9^ 24,-4 29,6 35,14 35,19 30,22 23,21 18,19^ 21,12 21,2"), lit("#ffe2b8", "#eeb080", "#a8623c", 60), z=0.8, sh=0.35, rim=CREAM, rimop=0.7, **EXACT)  # fmt: skip
    sc.flat(ink("20,20,.5 25,22.4,1.8 31,21.4,.6", "11,15,.5 6,24,1.7 8,36,.5", "-14,-2,.4 -19,-4,1.1 -23,-4,.4", "-14,1,.4 -19,3,1.1 -23,4,.4", "-4,4,.5 4,7.4,1.3 11,5,.5", "24,4,.4 29,6,1.1 33,4,.4", "-6,-24,.5 10,-27,1.2 30,-26.4,.5", "15,-20,.4 17,-15,1.2 16,-11,.4"), line, 0.75)  # fmt: skip
    # wide eyes that slide back to the letter; the brows right up
    for ball, ix, lid, brow in (
        ("-5,-2^ 0,-7 7,-8 13,-3^ 8,1 0,1", 1.8, "-8,-1,.8 -1,-7.2,2.8 7,-8.2,3 15,-3,1", "-11,-13,1.6 0,-19.6,4 14,-21,2.4"),
        ("22.5,-4^ 26,-8 31,-8 33.6,-4^ 31,0 26,0", 25.8, "20.6,-3,.8 26,-8.2,2.6 31,-8.2,2.4 35,-4,.8", "22,-22,2.2 29,-21.4,3.2 35,-15.6,1"),
    ):  # fmt: skip
        b = lean(ball)
        sc.flat(b, "#f6e4c4")
        sc.flat(lean(ellipse(ix, -3, 3.7, 4.1)).intersection(b), "#3a1c0c")
        sc.flat(lean(ellipse(ix + 1.6, -4.6, 1.2)), "#ffffff")
        sc.flat(lean(limb(lid, 6)), "#3a1a0e")
        sc.flat(lean(limb(brow, 6)), "#a08c70")
    # lips parted by a breath
    sc.flat(lean("12.5,34 15.5,29.4 20,30 24.5,29 28,33.4 26,41 20,43.5 14.5,41"), "#a8482e", 0.9)
    sc.flat(lean("14.4,34 19.6,31.6 26,33 24.6,39 20,40.6 16,39"), "#2a0c08")
    sc.flat(lean("16,33 19.6,31.8 25,32.4 24.4,34 17,34.4"), "#f6e6cc", 0.9)
    # hair: combed back from the brow to the bun, the ear free of it
    hair = lean("36,-26^ 34,-38 24,-49 8,-55 -12,-55 -30,-46 -41,-30 -44,-10 -40,8 -33,18^ -30,8 -26,-4^ -20,-14 -14,-24 -2,-33 16,-37 28,-34^")  # fmt: skip
    sc.layer(hair, lit("#fff8e4", "#d2c0a0", "#5f4a36", 110), z=2, sh=0.55, rim="#ffffff", rimop=1, **EXACT)
    roots = ((33, -32), (24, -37), (12, -38), (0, -35), (-10, -29), (-18, -19), (-25, -8), (-31, 6))
    strands = U([limb([(x, y, 0.5), ((x - 38) / 2 - 3, (y - 44) / 2 - 7, 1.6), (-35, -43, 0.5)], 6) for x, y in roots])
    sc.flat(lean(strands).intersection(hair), "#6a543c", 0.7)
    sc.flat(ink("-31,14,1.4 -34,24,1.6 -31,32,.5", "34,-30,1.2 38,-22,1.4 37,-14,.5"), "#d2c0a0")
    ear = lean("-27,-4 -34,-8 -39,-2 -38,10 -33,20 -27,22^ -25,12")
    sc.layer(
        ear,
        sc.rad([(0, "#ffc884"), (1, "#b8683a")], cx - 40, cy + 34, 44),
        z=1.4,
        sh=0.5,
        rim=CREAM,
        rimop=0.9,
        **EXACT,
    )
    sc.flat(ink("-29,-2,.5 -35,0,1.6 -34,10,1.4 -29,14,.5"), line, 0.8)
    # spectacles pushed up
    lens = [ellipse(4, -33, 12, 7.6, -8), ellipse(28, -33, 8, 7, 8)]
    sc.flat(lean(U(lens)), "#fff2cc", 0.3)
    wires = U([clean(q.difference(q.buffer(-1.9))) for q in lens], limb("15,-34,2 20,-36,2.2", 3), limb("-8,-32,1.8 -26,-18,1.8 -34,-6,1.6", 5))  # fmt: skip
    sc.layer(lean(wires), "#3a1f10", z=1.4, sh=0.5, rim=CREAM, rimop=0.7, **EXACT)
    sc.flat(ink("-2,-36,.5 2,-38,2 8,-38.6,.5", "25,-37,.5 28,-38,1.8 31,-37.6,.5"), "#ffffff", 0.95)
    whole = U(lean(face), hair, bun, ear)
    rimlight(sc, whole, -1.8, 2.4, "#fff2cc", 0.9, 1.2, lamp, 800)
    with sc.clip(whole):
        sc.glow(cx - 34, cy + 52, 84, "#ffa840", 0.9, mid=0.6)
    rimlight(sc, U(lean(face), ear), 3.4, -4.6, "#ffc060", 1, 2, (140, 850), 420)
    rimlight(sc, U(lean(face), ear), 1.6, -2, "#fff0b8", 0.9, 1, (140, 850), 420)
