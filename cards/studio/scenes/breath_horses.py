"""At a freezing dawn an old plough horse breathes out, and its breath, lit by the low sun behind it, is a herd of wild horses
that gallops away over the whole sky.

Palette: earth umber #2a1a14, clay #8a5238, smoke #6e5a50, straw #e6b268, breath cream #fff2d6, sun gold #ffd68a; accent tassel
red #d2281e. Light: the sun, half risen where the furrows meet. Planes: sky / far trees / the herd, far to near / field / horse
and farmer / clods.
"""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.breath_herd import draw_herd
from cards.studio.papercut.leaning_farmer import Farmer, farmer
from cards.studio.papercut.plough_horse import BRIDLE, MUZZLE, TRACE, plough_horse, tassel
from cards.studio.papercut.ploughed_field import Land, draw_clods, draw_ridges

SUN = (560, 884)
HORIZON = 908
GOLD = "#ffd68a"
HORSE = (206, 1094, 0.86)
FARMER = (350, 1098, 0.98)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
NOSE = (HORSE[0] + MUZZLE[0] * HORSE[2] + 4, HORSE[1] + MUZZLE[1] * HORSE[2])


def draw_sky(sc: Scene) -> None:
    """Frost haze over the sun, smoke and umber above."""
    sc.backdrop(
        sc.lin(
            [(0, "#2c2423"), (0.26, "#4a3a34"), (0.5, "#865e48"), (0.67, "#cf9256"), (0.755, "#f8d088")],
            300,
            0,
            380,
            1200,
        )
    )
    sc.glow(*SUN, 760, "#ffc878", 0.75, sy=0.8)
    sc.glow(*SUN, 330, "#ffe4a8", 0.9)
    for k, (way, colour) in enumerate(
        (
            ([(-40, 806), (160, 792), (360, 812), (620, 800), (840, 812)], "#b8794e"),
            ([(-40, 852), (200, 846), (430, 858), (700, 846), (840, 854)], "#c98c56"),
        )
    ):
        y = way[0][1]
        g, _ = land(sc.stream(f"haze {k}"), way, 3, base=y + 60)
        sc.flat(g, sc.lin([(0, colour, 0.5), (1, colour, 0)], 0, y - 10, 0, y + 44), 1)
    sc.flat(ellipse(*SUN, 44), "#fffae4", 1)
    sc.glow(*SUN, 170, "#fff0c4", 0.9)


def draw_far(sc: Scene) -> None:
    """Trees and a hedge on the edge of the field, in the haze."""
    r = sc.stream("far")
    g, _ = land(r, [(-40, 898), (120, 892), (330, 902), (560, 906), (700, 896), (840, 890)], 3)
    wood = [g]
    x = -20.0
    while x < 830:
        x += r.uniform(4, 20) * r.choice((1, 1, 1, 3.4))
        h = r.uniform(5, 20) * (0.5 if abs(x - SUN[0]) < 110 else 1)
        for _ in range(3):
            wood.append(
                ellipse(
                    x + r.uniform(-0.4, 0.4) * h,
                    903 - h * r.uniform(0.2, 0.6),
                    h * r.uniform(0.3, 0.46),
                    h * r.uniform(0.36, 0.6),
                )
            )
    fill = sc.rad([(0, "#ffd890"), (0.25, "#c88a54"), (1, "#5e4034")], *SUN, 560)
    sc.layer(U(wood), fill, z=4, sh=0.2, cut=0.3, rim=GOLD, rimop=0.8)


def cast(sc: Scene, g: Any, x: float, foot: float, op: float = 0.66) -> None:
    """The long shadow of something that stands on x,foot, thrown away from the sun."""
    k = 0.4 * (SUN[0] - x) / (foot - HORIZON) * 0.8
    sh = AF.affine_transform(g, [1, k, 0, -0.4, -k * foot, 1.4 * foot])
    sc.flat(clean(sh), "#160b08", op, "multiply", 1.6)


def draw_plough(sc: Scene) -> None:
    """Handles and share, left standing in the last furrow."""
    wood = U(
        limb([(2, 985, 7), (30, 1020, 8), (64, 1068, 9)], 6),
        limb([(30, 980, 6), (52, 1020, 7), (78, 1066, 8)], 6),
        limb([(20, 1022, 5), (50, 1018, 5)], 2),
        limb([(56, 1066, 10), (110, 1060, 9), (138, 1052, 7)], 6),
    )
    share = shape("58,1062^ 98,1064 122,1098^ 84,1102 62,1092^")
    cast(sc, U(wood, share), 90, 1096, 0.5)
    sc.layer(
        wood,
        sc.lin([(0, "#2c1a14"), (1, "#5a3626")], 0, 1000, 130, 1060),
        z=3,
        sh=0.5,
        rim=GOLD,
        rimop=0.95,
        rimw=1.2,
        **EXACT,
    )
    sc.layer(
        share,
        sc.lin([(0, "#3a2c28"), (1, "#8a6a50")], 60, 1100, 124, 1070),
        z=3,
        sh=0.5,
        rim="#ffe6b0",
        rimop=1,
        rimw=1.2,
        **EXACT,
    )


def draw_horse(sc: Scene) -> None:
    """The old one, against the light."""
    hx, hy, s = HORSE
    h = plough_horse(sc.stream("horse"))

    def at(g: Any) -> Any:
        return T(g, hx, hy, s)

    def across(*stops: tuple[Any, ...]) -> str:
        return sc.lin(stops, hx - 130, hy - 60, hx + 190, hy - 210)

    body = at(fillet(U(h.body, h.near), 4))
    cast(sc, U(at(h.far), body, at(h.hoofs)), hx, hy - 4)
    for x in (-98, 68, 97, -48):
        sc.flat(ellipse(hx + x * s, hy, 26, 6), "#140a08", 0.7, "multiply", 2.5)
    kw: dict[str, Any] = {**EXACT, "shc": "#140a08", "rim": "#ffdc98"}
    hide = across((0, "#38190f"), (0.5, "#5c2c1a"), (0.8, "#8e4e2c"), (1, "#c47c44"))
    hair = across((0, "#24130d"), (0.6, "#4a2818"), (1, "#8a5632"))
    sc.layer(at(h.far), across((0, "#221009"), (1, "#4a2616")), z=3, sh=0.4, rimop=0.7, **kw)
    for g in h.tail:
        sc.layer(at(g), hair, z=1.6, sh=0.4, rimop=0.5, **kw)
    sc.layer(body, hide, z=4, sh=0.5, rimop=1, rimw=1.6, **kw)
    for d in (7, 16, 26):  # cut back: the round of belly and quarters
        inner = across((0, "#7a3a20", 0.2), (0.7, "#a05a32", 0.2), (1, "#e09a58", 0.2))
        sc.layer(rounded(body.buffer(-d), 3), inner, z=1.6, sh=0.2, rimop=0.4, **kw)
    sc.layer(at(h.hoofs), "#2a1c16", z=1.6, sh=0.4, rimop=0.9, **kw)
    for g in h.feather:
        sc.layer(at(g), across((0, "#8a6248"), (1, "#e8c494")), z=1, sh=0.35, rimop=0.8, **kw)
    sc.flat(
        body,
        across((0, "#2a1410", 0.75), (0.5, "#3a1c14", 0.5), (0.85, "#5a2c1c", 0.1), (1, "#5a2c1c", 0)),
        1,
        "multiply",
    )
    sc.flat(at(h.lines), "#1c0f0a", 0.6)
    rimlight(sc, body, -3.4, 2.6, "#ffd088", 1, 1.4, r=480)
    sc.layer(at(h.straps), "#1e120e", z=1.4, sh=0.5, rimop=0.8, **kw)
    sc.layer(
        at(h.collar), across((0, "#1c0f0a"), (0.6, "#2e1a12"), (1, "#6a3a24")), z=3, sh=0.6, rimop=0.9, rimw=1.4, **kw
    )
    for g in h.mane:
        sc.layer(at(g), hair, z=1.4, sh=0.4, rimop=0.8, **kw)
    sc.layer(at(h.brass), "#f0c060", z=1, sh=0.4, rimop=1, **kw)
    sc.flat(at(h.eye), "#120a08", 0.9)
    tx, ty = hx + BRIDLE[0] * s - 4, hy + BRIDLE[1] * s + 2
    threads, knot = tassel(tx, ty, 1.15)
    red = sc.lin([(0, "#8e1512"), (1, "#d8301f")], tx - 12, 0, tx + 12, 0)
    sc.layer(threads, red, z=2, sh=0.5, rim="#ffb090", rimop=0.9, **EXACT)
    sc.layer(knot, "#c8281a", z=1.4, sh=0.4, rim="#ffd0a8", rimop=0.9, **EXACT)
    sc.stroke([(hx + TRACE[0] * s, hy + TRACE[1] * s), (112, 1040), (136, 1053)], "#1a0f0b", 3, 1)


def draw_farmer(sc: Scene) -> None:
    """A man with his brow on its neck, one arm over it."""
    fx, fy, s = FARMER
    f = Farmer(*(T(g, fx, fy, s) for g in farmer()))
    cast(sc, U(*f), fx, fy)
    sc.flat(ellipse(fx + 8, fy, 44, 6), "#140a08", 0.7, "multiply", 2.5)
    kw: dict[str, Any] = {**EXACT, "shc": "#140a08", "rim": "#ffdc98", "rimw": 1.3}

    def lit(dim: str, bright: str) -> str:
        return sc.lin([(0, dim), (0.55, dim), (1, bright)], fx - 40, fy - 60, fx + 34, fy - 70)

    sc.layer(f.far_hand, "#3a281e", z=2, sh=0.5, rimop=0.5, **kw)
    sc.layer(f.far_leg, lit("#241611", "#553a28"), z=2, sh=0.4, rimop=0.9, **kw)
    sc.layer(f.leg, lit("#2e201a", "#4e382a"), z=2, sh=0.4, rimop=0.6, **kw)
    sc.layer(f.boots, "#20140f", z=1.6, sh=0.4, rimop=0.9, **kw)
    sc.layer(f.head, lit("#7a4a30", "#c08050"), z=2, sh=0.5, rimop=0.8, **kw)
    sc.layer(f.hair, lit("#a8927c", "#e8d4b4"), z=1, sh=0.3, rimop=0.9, **kw)
    sc.layer(f.coat, lit("#4c3428", "#98704c"), z=3, sh=0.5, rimop=1, **kw)
    rimlight(sc, f.coat, -4, 1.5, "#ffd088", 0.9, 1.2, r=460)
    sc.flat(f.folds, "#1e120e", 0.6)
    sc.layer(f.scarf, lit("#9a7850", "#dcb87e"), z=2, sh=0.5, rimop=0.9, **kw)
    sc.layer(f.cap, lit("#2a1e1a", "#6a4e3a"), z=2, sh=0.5, rimop=1, **kw)
    sc.layer(f.arm, lit("#5e4232", "#86603f"), z=3, sh=0.6, rimop=0.9, **kw)
    sc.layer(f.hand, "#b4764c", z=2, sh=0.5, rimop=0.9, **kw)


def draw_finds(sc: Scene) -> None:
    """A lost shoe in a furrow, and a snail that is up early."""
    shoe = limb([(-11, -7, 5), (-13, 4, 6), (0, 11, 6), (13, 4, 6), (11, -7, 5)], 8)
    shoe = AF.scale(clean(shoe), 1, 0.6, origin=(0, 0))
    sc.layer(T(shoe, 566, 1128, 1, rot=-18), "#8a6a58", z=2, sh=0.7, rim="#fff0cc", rimop=1, rimw=1.4, **EXACT)
    put(sc, T(snail("#a8602e", "#a89070"), 452, 1166, 0.25, flip=True), z=1.6, rim=(-1.4, 1.4, "#fff6d0", 0.9))


def draw_ground(sc: Scene) -> None:
    """The ploughed field, its furrows running into the sun."""
    field = Land(SUN[0], HORIZON)
    low = sc.rad([(0, "#ffcf80"), (0.2, "#b8743e"), (0.6, "#4a2a1c"), (1, "#22130e")], *SUN, 520)
    sc.layer(Polygon([(-60, HORIZON - 2), (860, HORIZON - 2), (860, 1260), (-60, 1260)]), low, z=3, cut=0.4)
    fills = (
        sc.rad([(0, "#d89850"), (0.16, "#7a4a2e"), (0.5, "#3a2219"), (1, "#1e120e")], *SUN, 560),
        sc.rad([(0, "#f0b868"), (0.16, "#9a6038"), (0.5, "#4c2e20"), (1, "#2a1812")], *SUN, 560),
        sc.rad([(0, "#ffe0a0"), (0.2, "#d8935a"), (0.55, "#8a5638"), (1, "#4a2c20")], *SUN, 560),
    )
    draw_ridges(sc, field, fills, "#ffe8bc")
    draw_clods(sc, field, fills[1], "#f0bc80", "#ffeccc")
    sc.glow(SUN[0], HORIZON + 4, 420, "#ffc878", 0.6, sy=0.3)


def draw() -> Scene:
    sc = Scene("breath_horses", light=(*SUN, 200), shadow="#160c08", bg="#4a342a")
    draw_sky(sc)
    draw_herd(sc, NOSE)
    draw_far(sc)
    draw_ground(sc)
    draw_plough(sc)
    draw_horse(sc)
    draw_farmer(sc)
    draw_finds(sc)
    sc.glow(*NOSE, 90, "#fff4d8", 0.8)
    sc.vignette("#140a08", 0.4, 440, 560, 860, 0.5)
    sc.finish()
    return sc
