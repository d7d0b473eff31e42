"""A stop at night: a kerb, one post with a lamp, a bench, a man who looks at his watch and a child who waves."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.body import FRONT, SIDE
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.luggage import suitcase, umbrella
from cards.studio.papercut.outdoors import bench
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import dress

KERB = 1040.0
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
RIM = (1.4, 2.6, "#fff0c0", 0.85)


def draw_stop(sc: Scene, lamp: tuple[float, float]) -> None:
    """The pavement of flags, the post with its disc and lamp, the bench with a forgotten umbrella."""
    walk = Polygon([(-60, KERB - 16), (356, KERB), (470, 1260), (-60, 1260)])
    sc.layer(
        walk,
        sc.rad([(0, "#d9cd98"), (0.35, "#7a7d5e"), (0.8, "#36443a"), (1, "#232f28")], lamp[0] + 30, KERB + 20, 430),
        z=7,
        cut=0.6,
        sh=0.6,
        rim="#fff0c0",
        rimop=0.8,
        rimw=1.6,
    )
    sc.glow(lamp[0] + 20, KERB + 40, 250, "#ffd27a", 0.55, "screen", 0.42)
    flags = [limb([(-60, KERB + v, 1.4), (500, KERB + v + 12, 1.4)], 2) for v in (14, 44, 88, 146)]
    flags += [limb([(x, KERB - 20, 1.2), (x + (x - 140) * 0.5, 1260, 2)], 2) for x in range(-40, 380, 62)]
    sc.flat(U(flags).intersection(walk), "#1a241e", 0.5)
    x, y = lamp
    sc.flat(ellipse(x, KERB + 24, 30, 7), "#10160f", 0.7, "multiply", 3)
    post = U(
        limb([(x, y + 40, 8), (x, KERB + 22, 10)], 2),
        box(x - 11, KERB - 30, x + 11, KERB + 24),
        ellipse(x, KERB + 24, 15, 5),
        box(x - 8, y + 74, x + 8, y + 82),
    )
    sc.layer(
        post,
        sc.lin([(0, "#5a5c44"), (0.5, "#2a352d"), (1, "#141c17")], x - 9, 0, x + 9, 0),
        z=5,
        cut=0.3,
        rim="#ffe9b0",
        rimop=0.8,
    )
    arm = U(limb([(x, y + 48, 6), (x + 26, y + 30, 5), (x + 44, y + 36, 4)], 5))
    sc.layer(arm, "#26312a", z=3, cut=0, rim="#ffe9b0", rimop=0.8)
    disc = ellipse(x + 44, y + 74, 30)
    sc.layer(disc, sc.rad([(0, "#f6e6b0"), (1, "#b59d5c")], x + 20, y + 50, 60), z=4, cut=0.3, rim="#fff6d8", rimop=0.9)
    sc.layer(ellipse(x + 44, y + 74, 25).difference(ellipse(x + 44, y + 74, 22)), "#54563c", z=1, **EXACT)
    snail = U(
        ellipse(x + 47, y + 72, 9.5),
        limb([(x + 28, y + 82, 2), (x + 44, y + 83, 5), (x + 60, y + 83, 2)], 4),
        limb([(x + 31, y + 81, 4), (x + 29, y + 70, 3.4), (x + 27, y + 66, 1)], 4),
    )
    sc.flat(snail, "#3c4030")
    sc.flat(
        limb(
            [
                (x + 47, y + 72, 1.4),
                (x + 52, y + 74, 1.6),
                (x + 47, y + 78, 1.6),
                (x + 41, y + 73, 1.6),
                (x + 47, y + 66, 1.4),
                (x + 55, y + 71, 1),
            ],
            5,
        ),
        "#e6d498",
    )
    glass = Polygon([(x - 20, y - 24), (x + 20, y - 24), (x + 13, y + 26), (x - 13, y + 26)])
    sc.layer(
        glass,
        sc.rad([(0, "#fffbe6"), (0.6, "#ffe7a8"), (1, "#ffcf7a")], x, y, 34),
        z=3,
        sh=0.2,
        rim="#ffffff",
        rimop=0.9,
        **EXACT,
    )
    cap = U(
        shape(f"{x - 28},{y - 23}^ {x - 12},{y - 44} {x},{y - 50} {x + 12},{y - 44} {x + 28},{y - 23}^"),
        ellipse(x, y - 54, 5),
        box(x - 16, y + 26, x + 16, y + 33),
        limb([(x, y + 30, 9), (x, y + 46, 7)], 2),
    )
    sc.layer(cap, "#2a352d", z=3, cut=0, rim="#ffe9b0", rimop=0.9)
    sc.flat(
        U(limb([(x - 7, y - 24, 1.6), (x - 5, y + 26, 1.6)], 1), limb([(x + 7, y - 24, 1.6), (x + 5, y + 26, 1.6)], 1)),
        "#3a3c2c",
        0.8,
    )
    sc.glow(x, y, 330, "#ffdc90", 0.62)
    sc.glow(x, y, 90, "#fff3cc", 0.8)


def draw_people(sc: Scene) -> None:
    """The bench, the man with his watch, the child with its hand up."""
    b = T(bench("#6a6444", "#1d2620", 150), 40, 1132, 0.9)
    put(sc, b, z=3, rim=RIM, cast=3)
    u = T(umbrella("#3f6f96", open_=0), 84, 1128, 0.5, rot=16)
    put(sc, u, z=1.6, rim=RIM)
    man = person(
        58,
        "side",
        SIDE["stand"].but(
            lean=-3,
            stoop=6,
            nod=26,
            hand_a=(0.4, 0.2),
            hand_b=(-0.1, 0.95),
            elbow_a=-1,
            foot_a=(0.12, 0),
            foot_b=(-0.1, 0),
        ),
        dress("greatcoat", "#77764e", "#3a4034", "#d9c48a"),
        skin="#b98a62",
        hair="short",
        hair_colour="#cfc8a8",
        hat="flat",
        hat_colour="#3c4030",
        beard="moustache",
        grip_a="fist",
    )
    x, y = 196, 1122
    for px, w in ((x, 46), (286, 30)):
        sc.flat(
            limb([(px, y + 2, w * 0.7), (px + 40, y + 34, w * 0.8), (px + 74, y + 66, w * 0.4)], 4),
            "#121a15",
            0.6,
            "multiply",
            4,
        )
    case = T(suitcase("#6a4a2c"), x - 44, y + 2, 0.56)
    put(sc, case, z=2, rim=RIM)
    put(sc, T(man, x, y, 1.04), z=2, rim=RIM, cast=3)
    wx, wy = T(man, x, y, 1.04).at("hand_a.hold")
    sc.layer(ellipse(wx + 2, wy - 2, 5), "#e6d498", z=1.4, rim="#fff6d8", rimop=0.9, **EXACT)
    sc.stroke([(wx, wy + 4), (wx - 8, wy + 22), (wx - 24, wy + 30)], "#d9c48a", 1.4)
    kid = person(
        7,
        "back",
        FRONT["wave"].but(
            foot_a=(-0.1, 0.02),
            foot_b=(0.12, 0.05),
            toe_b=16,
            lean=-5,
            nod=-10,
            hand_a=(-0.34, 0.86),
            hand_b=(0.34, -0.9),
        ),
        dress("parka", "#7d8a5a", "#4c5a3e", "#d9cd98"),
        skin="#c98a62",
        hair="bob",
        hair_colour="#3a2a1c",
        mood="joy",
    )
    k = T(kid, 286, y + 2, 1.04)
    put(sc, k, z=2, rim=RIM, cast=3)
    for name in ("foot_a", "foot_b"):
        fx, fy = k.at(name)
        boot = T(shape("-8,-30^ 8,-30^ 8,-8 10,-1 8,3^ -8,3^ -10,-1 -8,-8"), fx, fy + 6, 1.0)
        sc.layer(boot, "#f07a1e" if name == "foot_a" else "#d8641a", z=1.6, rim="#ffd98a", rimop=0.9, **EXACT)
        sc.flat(T(box(-8, -28, 8, -24), fx, fy + 6), "#9a3c0c", 0.5)
