"""In a belfry before dawn a round old ringer has tied a feather quilt round the clapper of the great bell, a finger on his lips; a row of pigeons sleeps.

Palette: petrol #0f3038, jade #4f8a86, apricot #f6c48a, plum #2a1a34, bronze #7a4718, gold #e8a93a, quilt #fff6e0, waistcoat #a8382c.
Light: a lantern on the floor between ringer and quilt, from below into the bell; behind, the first light. Planes: sky / town / parapet / bell / ringer, quilt / beam with pigeons.
"""

from __future__ import annotations

from typing import Any

import shapely.affinity as AF

from cards.studio.papercut import *
from cards.studio.papercut.belfry import cone, draw_floor, draw_jambs, draw_parapet, roofs, timber
from cards.studio.papercut.great_bell import GreatBell
from cards.studio.papercut.old_ringer import boots, old_ringer, stool
from cards.studio.papercut.sleeping_pigeons import sleeping_pigeon
from cards.studio.papercut.wrapped_clapper import Quilt

LAMP = (352, 1030)
FLOOR = 1030
AWAKE = 420  # the pigeon that has opened an eye
TILT = -9
BELL = GreatBell(590, 400, 505, 790, 0.25)
QUILT = (534, 756, 1.22)
MAN = (238, 1016, 2.06)


def draw_night(sc: Scene) -> None:
    sc.backdrop(
        sc.lin(
            [
                (0, "#071a28"),
                (0.3, "#0f3644"),
                (0.5, "#2f6f74"),
                (0.63, "#8aa694"),
                (0.73, "#e6b48a"),
                (0.8, "#d88a70"),
                (1, "#a85a5c"),
            ],
            0,
            0,
            0,
            1200,
        )
    )
    r = sc.stream("stars")
    sc.flat(
        U([ellipse(r.uniform(40, 300), r.uniform(0, 560), r.uniform(0.8, 2.2)) for _ in range(46)]), "#e8f4f0", 0.75
    )
    sc.flat(
        U([star(r.uniform(60, 200), r.uniform(40, 420), r.uniform(4, 6), 4, 0.3) for _ in range(4)]), "#f4fbf4", 0.9
    )
    for k, (x, y, w, c) in enumerate(
        ((150, 700, 300, "#4f8884"), (700, 740, 260, "#8a9a8c"), (260, 790, 380, "#b89c8c"))
    ):
        sc.layer(
            scroll_cloud(sc.stream(f"cloud{k}"), x, y, w, 34, 3), c, z=4, cut=0.4, sh=0.2, rim="#ffdcae", rimop=0.8
        )
    sc.glow(720, 880, 380, "#ffd8a0", 0.5)
    roofs(sc, "far", 860, (22, 46), "#8a7484", "#ffd0a0", 706)
    sc.veil([(0, "#f8c890", 0), (0.5, "#f8c890", 0.4), (1, "#f8c890", 0)], 0, 790, 0, 930)
    roofs(sc, "mid", 920, (38, 76), "#4c5474", "#d8a890")
    sc.veil([(0, "#e8b890", 0), (0.6, "#e8b890", 0.24), (1, "#e8b890", 0)], 0, 850, 0, 980)
    roofs(sc, "near", 992, (64, 124), "#242c4c", "#a87878")


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


def draw_bell(sc: Scene) -> None:
    """The bell, tilted about its mouth; the clapper hangs plumb."""
    sc.raw(f'<g transform="rotate({TILT} {BELL.x} {BELL.y})">')
    BELL.draw(sc, LAMP, ("#140e1c", "#6a3c12", "#cc8620", "#f4b848"), "#7fb0a8")
    BELL.draw_ornament(sc, "#d89c3c", "#5aa890", 0.638, 0.012)
    BELL.draw_frieze(sc, frieze(), 0.825, LAMP, "#c88a2c")
    BELL.draw_mouth(sc, (LAMP[0] + 60, LAMP[1]), "#f0b040")
    with sc.clip(BELL.mouth(0.9)):
        sc.flat(ellipse(610, 296, 260, 62), "#1c0c0c", 0.8, None, 26)
    g = BELL.outside()
    rimlight(sc, g, 7, 2, "#8fd0c8", 0.8, 4, c=(60, 250), r=560)
    sc.flat(
        g, sc.rad([(0, "#ffd070", 0.75), (0.35, "#ffb850", 0.4), (1, "#ffb850", 0)], 150, 470, 420), 0.8, "soft-light"
    )
    sc.flat(
        g, sc.lin([(0, "#0a0820", 0), (0.55, "#0a0820", 0.1), (1, "#0a0820", 0.7)], 240, 0, 820, -80), 0.9, "multiply"
    )
    sc.raw("</g>")


def draw_ringer(sc: Scene) -> None:
    x, y, s = MAN
    put(sc, T(stool(96), x - 4, y + 10, 1.3), z=3, rim=(-3, -1, "#ffd890", 0.8), cast=5)
    w = T(old_ringer(), x, y, s)
    put(sc, w, z=2.4, rim=(-5, -2, "#ffe6b0", 1.0), cast=6)
    g = w.outline()
    sc.flat(
        g,
        sc.lin([(0, "#1c1a4a", 0.7), (0.5, "#1c1a4a", 0.15), (1, "#1c1a4a", 0)], x - 70, 0, x + 90, 60),
        0.8,
        "multiply",
    )
    sc.flat(
        g,
        sc.rad([(0, "#ffb860", 0.6), (0.6, "#ffa850", 0.25), (1, "#ffa850", 0)], LAMP[0] + 40, LAMP[1] - 120, 420),
        0.8,
        "soft-light",
    )


def draw_pigeons(sc: Scene) -> None:
    """Asleep on the near beam, unevenly close."""
    timber(sc, [(-40, 1172), (840, 1142)], 84, LAMP)
    for x, s, back, deep in (
        (92, 1.12, False, 0.3),
        (420, 1.0, True, 0.1),
        (548, 1.24, True, 0.18),
        (668, 1.04, True, 0.26),
        (776, 1.26, True, 0.34),
    ):
        y = 1172 - 30 * (x + 40) / 880 - 38
        bird = T(sleeping_pigeon("#56648a", deep, "#f0a040" if x == AWAKE else ""), x, y, s, flip=back)
        put(sc, bird, z=3, cast=6)
        g = bird.outline()
        q = 1 if x > LAMP[0] else -1
        sc.flat(
            g,
            sc.lin(
                [(0, "#0a0a2c", 0), (0.4, "#0a0a2c", 0.35), (1, "#0a0a2c", 0.8)],
                x - 70 * q * s,
                y - 100 * s,
                x + 70 * q * s,
                y,
            ),
            0.65,
            "multiply",
        )
        rimlight(sc, g, 3.5 * q, 4, "#ffd890", 1.0, 1.5, c=LAMP, r=640)
        rimlight(sc, g, 8 * q, 9, "#ffb050", 0.6, 5, c=LAMP, r=520)


def draw_feathers(sc: Scene) -> None:
    spots = (
        (392, 590, 62, 30),
        (728, 640, 76, -50),
        (130, 620, 56, 60),
        (724, 930, 60, -20),
        (232, 566, 44, 100),
        (672, 560, 44, 150),
    )
    for x, y, n, turn in spots:
        put(sc, T(feather(n, "#fff6e2", bend=0.4, split=3), x, y, rot=turn), z=3)


def draw() -> Scene:
    """For whom is it so quiet?"""
    sc = Scene("hushed_bell", light=(*LAMP, 220), shadow="#0a0614", bg="#0c2a34")
    draw_night(sc)
    draw_parapet(sc, 984, FLOOR + 6, LAMP)
    draw_floor(sc, FLOOR, LAMP)
    draw_bell(sc)
    cone(sc, LAMP, 420, 160, 640)
    sc.glow(LAMP[0] + 40, 700, 420, "#ffc860", 0.4)
    put(sc, T(lantern("#2f241f", "#ffe9a8"), LAMP[0], LAMP[1] - 78, 1.55), z=3)
    Quilt(*QUILT, LAMP, ("#fff6e0", "#6e6a98"), 4).draw(
        sc, 240, AF.rotate(BELL.mouth(0.9), TILT, origin=(BELL.x, BELL.y))
    )
    sc.glow(392, 900, 300, "#ffc468", 0.5)
    end = limb([(398, 770, 9), (404, 800, 9), (388, 840, 9), (402, 872, 9), (396, 896, 9), (398, 908, 14)], 8)
    sc.flat(T(end, 6, -4), "#3a2c50", 0.5, "multiply", 5)
    sc.layer(end, "#a86c34", z=3, cut=0, sh=0.5, rim="#ffe0a0", rimop=1)
    draw_ringer(sc)
    draw_feathers(sc)
    draw_jambs(sc, 46, 860, LAMP)
    sc.glow(LAMP[0], LAMP[1] - 10, 420, "#ffb850", 0.42)
    sc.glow(*LAMP, 120, "#fff0c0", 0.7)
    sc.glow(318, 700, 90, "#ffb860", 0.35)
    sc.flat(
        shape("-60,560 46,620 150,700 180,860 140,1010 46,1010 -60,1010"),
        sc.lin([(0, "#0a0418", 0.8), (0.6, "#0a0418", 0.4), (1, "#0a0418", 0)], -20, 0, 170, 0),
        0.6,
        "multiply",
        14,
    )
    sc.flat(ellipse(28, 892, 3, 3), "#0a0612")
    sc.layer(T(key(0, 0, 0.62), 28, 892), "#e0a848", z=3, cut=0, sh=0.6, rim="#ffe9b0", rimop=0.9)
    draw_pigeons(sc)
    put(sc, T(boots("#4a2c2a"), 308, 1124, 1.05), z=3, rim=(-3, 2, "#ffd890", 1.0), cast=5)
    sc.glow(LAMP[0], LAMP[1] + 40, 300, "#ffa840", 0.4, sy=0.6)
    sc.vignette("#08041a", 0.45, 400, 820, 900)
    sc.finish()
    return sc
