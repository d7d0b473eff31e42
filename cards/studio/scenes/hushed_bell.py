"""In a belfry at night an old ringer ties a feather quilt round the clapper of the great bell, a finger on his lips.

Palette: night #0b1334, town #274a80, horizon #86add2, bronze deep #1d120e, bronze #7a4718, gold #e8a93a, lamp #ffe6a8, quilt #fff6e0, waistcoat #a8382c.
Light: a lantern on the floor, from below and into the bell; the night's blue behind. Planes: sky / town / parapet / bell / clapper, ringer / stone and beams.
"""

from __future__ import annotations

from typing import Any

from cards.studio.papercut import *
from cards.studio.papercut.belfry import coil, cone, draw_floor, draw_jambs, draw_parapet, roofs, timber
from cards.studio.papercut.great_bell import GreatBell, canons
from cards.studio.papercut.old_ringer import boots, old_ringer, stool
from cards.studio.papercut.wrapped_clapper import draw_wrapped, plume

LAMP = (300, 1074)
FLOOR = 1030
BELL = GreatBell(420, 684, 326, 530)
CLAPPER = (420, 852, 0.92)
MAN = (596, 1010, 1.24)


def draw_night(sc: Scene) -> None:
    sc.backdrop(
        sc.lin([(0, "#060a22"), (0.3, "#12235a"), (0.55, "#2f5a98"), (0.72, "#86add2"), (1, "#86add2")], 0, 0, 0, 1200)
    )
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(0, 800), r.uniform(0, 640), r.uniform(0.6, 1.9)) for _ in range(120)]), "#e8f0ff", 0.75
    )
    sc.flat(
        U([star(r.uniform(70, 740), r.uniform(150, 560), r.uniform(3, 5.5), 4, 0.3) for _ in range(12)]), "#f4f8ff", 0.9
    )
    roofs(sc, "far", 860, (22, 46), "#6c92c0", "#d2e6f6", 706)
    sc.veil([(0, "#86add2", 0), (0.5, "#9cc0e0", 0.5), (1, "#86add2", 0)], 0, 790, 0, 930)
    roofs(sc, "mid", 920, (38, 76), "#365f9a", "#94b8e0")
    sc.veil([(0, "#86add2", 0), (0.6, "#7ca6d4", 0.2), (1, "#86add2", 0)], 0, 850, 0, 980)
    roofs(sc, "near", 992, (64, 124), "#10264f", "#6a94cc")


def frieze() -> list[Any]:
    """Dancers, a drummer's walk, a goat, a hare, a dog: what the bell would call out."""

    def man(pose: str, view: str = "side") -> Any:
        return person(30, view, pose, dress("tunic", "#806040", "#806040"), hair="short").outline()

    out = [
        man("walk"),
        beast("goat", "rear").outline(),
        man("dance", "front"),
        man("run"),
        man("cheer", "front"),
        beast("hare", "leap").outline(),
    ]
    out += [
        T(man("dance", "front"), flip=True),
        man("carry"),
        beast("dog", "walk").outline(),
        man("wave"),
        beast("horse", "walk").outline(),
        man("run"),
    ]
    size = (0.38, 0.4, 0.38, 0.38, 0.38, 0.34, 0.38, 0.38, 0.4, 0.38, 0.38, 0.38)
    return [T(g, s=k) for g, k in zip(out, size, strict=True)]


def draw_ringer(sc: Scene) -> None:
    x, y, s = MAN
    sc.flat(
        shape(f"{x - 56},1090 {x + 60},1082 820,1070 820,1132 {x + 60},1112 {x - 40},1100"),
        sc.lin([(0, "#1c0a0c", 0.9), (1, "#1c0a0c", 0.3)], x - 40, 0, 800, 0),
        0.8,
        "multiply",
        7,
    )
    put(sc, T(stool(78), x, y + 8, 1.0), z=3, rim=(2, -1, "#ffd890", 0.8), cast=5)
    w = T(old_ringer(), x, y, s, flip=True)
    put(sc, w, z=2.4, rim=(4, -1, "#ffe6b0", 1.0), shade=("#6a78b8", 0.24, 560), cast=5)
    g = w.outline()
    sc.flat(clean(g.difference(T(g, -3, 1))), "#9cc4f4", 0.5, "screen", 1.6)
    put(sc, T(boots(), 690, 1134, 1.0, flip=True), z=3, rim=(3, -1, "#ffc878", 0.8), cast=5)


def draw_pigeons(sc: Scene) -> None:
    """On the end of a beam: one looks round, one asks, one sleeps."""
    timber(sc, [(-40, 800), (234, 792)], 30, LAMP)
    for x, look, s, back in ((120, -10, 0.62, False), (158, -30, 0.68, True), (208, -24, 0.74, False)):
        bird = bird_on("pigeon", look=look).recolour(lambda c: mix(c, "#2a3a6a", 0.5))
        put(sc, T(bird, x, 779, s, flip=back), z=2.4, rim=(-2, -1.5, "#ffd890", 0.95), cast=4)
    ball = shape("62,779 58,760 66,742 80,736 92,742 96,760 92,779^")
    sc.layer(
        ball, sc.lin([(0, "#2a3a6a"), (1, "#6a6a90")], 56, 0, 98, 0), z=3, cut=0.3, sh=0.5, rim="#ffd890", rimop=0.7
    )
    rimlight(sc, ball, -2, -1.5, "#ffd890", 0.9)
    sc.flat(U(limb("66,756,1 78,764,1.8 92,760,1", 4), limb("80,744,1 86,748,2.4 90,746,.8", 4)), "#141c3c", 0.7)


def draw_feathers(sc: Scene) -> None:
    spots = [
        (330, 700, 15, 30),
        (486, 730, 12, -40),
        (258, 836, 18, 60),
        (330, 946, 15, -20),
        (232, 960, 12, 110),
        (380, 1092, 18, 10),
        (470, 1126, 16, -24),
        (212, 1120, 13, 160),
    ]
    for x, y, n, turn in spots:
        g = plume(n, turn, x, y)
        if y > 1080:
            sc.flat(T(g, 3, 4), "#2a1008", 0.5, "multiply", 1.5)
        sc.layer(g, "#fff8e4", z=2, cut=0, sh=0.3, rimop=0.3)


def draw() -> Scene:
    """For whom is it so quiet?"""
    sc = Scene("hushed_bell", light=(*LAMP, 220), shadow="#05040f", bg="#060a22")
    draw_night(sc)
    draw_parapet(sc, 984, FLOOR + 6, LAMP)
    draw_floor(sc, FLOOR, LAMP)
    timber(sc, [(-40, 96), (840, 96)], 92, LAMP)
    sc.layer(canons(BELL.x, BELL.y - BELL.h - 20, 1.0), "#2a1a14", z=8, cut=0)
    BELL.draw(sc, LAMP, ("#140e1c", "#6a3c12", "#cc8620", "#f4b848"), "#6a94d0")
    rimlight(sc, BELL.outside(), -5, 1, "#8fb8f0", 0.8, 2.5, c=(800, 330), r=620)
    rimlight(sc, BELL.outside(), 4, 1, "#7fa8e8", 0.5, 2.5, c=(60, 330), r=520)
    BELL.draw_ornament(sc, "#c88c30", "#5aa890")
    BELL.draw_frieze(sc, frieze(), 0.825, LAMP, "#c88a2c")
    BELL.draw_mouth(sc, LAMP, "#f0b040")
    BELL.draw_hung_shadow(sc, CLAPPER[0], 60)
    cone(sc, LAMP, 700, 150, 470)
    sc.glow(LAMP[0] + 40, 760, 380, "#ffc860", 0.5)
    draw_wrapped(sc, *CLAPPER, 626, LAMP, ("#fff0d0", "#4a68a8"), (MAN[0] - 72 * MAN[2], MAN[1] - 118 * MAN[2]))
    put(sc, T(lantern("#2f241f", "#ffe9a8"), LAMP[0], LAMP[1] - 62, 1.1), z=3)
    draw_pigeons(sc)
    coil(sc, 168, 1150, LAMP)
    draw_ringer(sc)
    draw_feathers(sc)
    draw_jambs(sc, 62, 748, LAMP)
    sc.flat(ellipse(38, 892, 3, 3), "#0a0612")
    sc.layer(T(key(0, 0, 0.62), 38, 892), "#e0a848", z=3, cut=0, sh=0.6, rim="#ffe9b0", rimop=0.9)
    sc.glow(*LAMP, 420, "#ffb850", 0.55)
    sc.glow(*LAMP, 120, "#fff0c0", 0.7)
    sc.vignette("#04041a", 0.45, 400, 820, 900)
    sc.finish()
    return sc
