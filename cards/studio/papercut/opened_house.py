"""A house cut open along its gable: a lit attic under a slated roof with an open hatch, a cellar of jars; in card units."""

from __future__ import annotations

import math

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, clean, limb
from cards.studio.papercut.luggage import ladder
from cards.studio.papercut.quadrupeds import beast
from cards.studio.papercut.rooms import wallpaper
from cards.studio.papercut.scene import Scene

FOOT, SHOULDER = (20.0, 1138.0), (800.0, 421.0)  # the slope of the roof
LAMP = (612.0, 668.0)  # under the hatch
FLOOR = 802.0  # of the attic
CELLAR = 1066.0  # floor of the dim room below
SLATES = 34.0  # thickness of the roof in section
HATCH = (556.0, 640.0)  # x of both ends of the opening
TRAP = (716.0, FLOOR + 10)  # the trap door between the two
WARM = "#ffe0a0"  # lamplight on an edge


def roof_y(x: float, down: float = 0) -> float:
    """Height of the upper edge of the roof at x."""
    t = (x - FOOT[0]) / (SHOULDER[0] - FOOT[0])
    return FOOT[1] + (SHOULDER[1] - FOOT[1]) * t + down


def attic_shape() -> Polygon:
    """The lit room in section."""
    x0 = FOOT[0] + (FOOT[1] + SLATES + 10 - FLOOR) / (FOOT[1] - SHOULDER[1]) * (SHOULDER[0] - FOOT[0])
    return Polygon([(x0, FLOOR), (860, FLOOR), (860, roof_y(860, SLATES + 10))])


def draw_jars(sc: Scene) -> None:
    """Jars of caught rain on two shelves, filled like a scale."""
    sc.flat(U([box(x, 810, x + 1.6, 1080) for x in range(180, 820, 34)]), "#18242e", 0.4)
    tints = ("#7fa3b0", "#c9a95a", "#8fb0a0", "#b9805a", "#93a7ad", "#d0b56a")
    n = 0
    for y, x0, x1 in ((928, 446, 664), (1016, 352, 664)):
        sc.layer(box(x0 - 40, y, x1, y + 8), "#6a5240", z=4, sh=0.5, cut=0.3, rim="#ffd894", rimop=0.4)
        x = x0
        while x < x1 - 16:
            w, h = 25 + (n * 7) % 12, 46 - (n * 5) % 4 * 6
            glass = box(x - w / 2, y - h, x + w / 2, y).buffer(3, 4).intersection(box(0, y - h - 6, 900, y))
            level = 0.24 + 0.64 * ((n * 5) % 11) / 11
            lit = math.exp(-((math.hypot(x - TRAP[0], y - 900) / 260) ** 2))
            sc.flat(glass, "#b4c4c8", 0.26)
            water = glass.intersection(box(0, y - h * level, 900, y))
            tone = mix(mix("#56707d", tints[n % 6], 0.35 + 0.6 * lit), "#fff0c8", 0.25 * lit)
            sc.layer(water, tone, z=1, sh=0.2, cut=0, fibre=0, wash=0, rim="#fff0c8", rimop=0.9)
            sc.flat(glass.difference(glass.buffer(-1.4)), "#dfe6e4", 0.5 + 0.3 * lit)
            sc.flat(box(x - w / 2 + 5, y - h + 6, x - w / 2 + 7.2, y - 8), "#f3f4ea", 0.6)
            x += w + 12 + (n * 3) % 8
            n += 1


def draw_ladder(sc: Scene) -> None:
    """Light falls through the trap door on a ladder and on a dog that listens."""
    x = TRAP[0]
    beam = Polygon([(x - 32, FLOOR), (x + 32, FLOOR), (x + 86, CELLAR), (x - 130, CELLAR)])
    sc.flat(beam, sc.lin([(0, "#ffd894", 0.75), (1, "#ffb86a", 0.22)], x, FLOOR, x - 20, CELLAR), 1, "screen", 3)
    steps = ladder(x - 34, CELLAR, x + 6, FLOOR - 6, 30, 10, 5)
    sc.layer(
        steps,
        sc.lin([(0, "#d9a05a"), (1, "#7a5238")], 0, FLOOR, 0, CELLAR),
        z=5,
        sh=0.5,
        cut=0.2,
        fibre=0,
        rim=WARM,
        rimop=0.9,
    )
    hound = T(beast("dog", "lie", ("#7a5038", "#d9b48a", "#2a1a16"), neck=26, head=-26), 590, CELLAR, 0.56)
    put(sc, hound, z=2, rim=(-1.8, 1.8, WARM, 0.8), cast=5)


def draw_cellar(sc: Scene) -> None:
    """The dim room: jars, and the ladder in its light."""
    dim = Polygon([(168, CELLAR), (FOOT[0] + 400, FLOOR + 20), (860, FLOOR + 20), (860, CELLAR)])
    dim = clean(dim.intersection(Polygon([(0, FOOT[1] + 46), (860, roof_y(860, 46)), (860, 1260), (0, 1260)])))
    sc.flat(dim, sc.rad([(0, "#8a6a54"), (0.3, "#5a5358"), (0.65, "#3a4856"), (1, "#263644")], *TRAP, 430))
    with sc.clip(dim):
        draw_jars(sc)
        draw_ladder(sc)


def draw_opened_house(sc: Scene) -> None:
    """The house cut open along its gable: the lit attic, the cellar under it, the floors between."""
    body = Polygon([(FOOT[0] - 30, FOOT[1] + 40), (860, roof_y(860, 6)), (860, 1260), (FOOT[0] - 30, 1260)])
    sc.layer(body, sc.near("#4f4844", "#253644", 560, LAMP), z=16, sh=0.6, cut=0.4, rim="#cfdadb", rimop=0.3)
    room = attic_shape()
    sc.flat(room, sc.rad([(0, "#fff0bf"), (0.28, "#f3bf6a"), (0.62, "#b9713c"), (1, "#5f3528")], *LAMP, 330))
    with sc.clip(room):
        sc.flat(wallpaper(380, 520, 820, 810, "sprig", 30), "#fff0c8", 0.3)
        sc.flat(U([box(x, 520, x + 1.4, 810) for x in range(400, 820, 30)]), "#7a4428", 0.35)
        rafters = [
            Polygon([(x, roof_y(x, SLATES + 6)), (x + 12, roof_y(x + 12, SLATES + 6)), (x + 12, FLOOR), (x, FLOOR)])
            for x in (452, 700, 786)
        ]
        sc.layer(U(rafters), sc.near("#c98a50", "#4a2a20", 260, LAMP), z=3, sh=0.5, cut=0.3)
    draw_cellar(sc)
    slab = box(300, FLOOR, 860, FLOOR + 20).intersection(body).difference(box(TRAP[0] - 34, 0, TRAP[0] + 34, 900))
    sc.flat(box(TRAP[0] - 34, FLOOR - 1, TRAP[0] + 34, FLOOR + 22), "#ffdf9a")
    sc.layer(slab, sc.near("#a8683c", "#33241f", 300, LAMP), z=4, sh=0.5, cut=0.4, rim="#ffe0a0", rimop=0.8)
    sc.layer(box(120, CELLAR, 860, CELLAR + 18).intersection(body), "#2a3138", z=4, sh=0.5, cut=0.4)


def draw_roof(sc: Scene) -> None:
    """The roof in section, tile over tile, and the hatch that stands open."""
    ang = math.degrees(math.atan2(SHOULDER[1] - FOOT[1], SHOULDER[0] - FOOT[0]))
    base = Polygon(
        [
            (FOOT[0] - 26, roof_y(FOOT[0] - 26)),
            (860, roof_y(860)),
            (860, roof_y(860, SLATES)),
            (FOOT[0] - 26, roof_y(FOOT[0] - 26, SLATES)),
        ]
    )
    gap = Polygon(
        [
            (HATCH[0], roof_y(HATCH[0], -30)),
            (HATCH[1], roof_y(HATCH[1], -30)),
            (HATCH[1], roof_y(HATCH[1], 70)),
            (HATCH[0], roof_y(HATCH[0], 70)),
        ]
    )
    sc.layer(
        clean(base.difference(gap)),
        sc.near("#6a5a50", "#263744", 330, LAMP),
        z=9,
        sh=0.55,
        cut=0.4,
        rim="#eef2ee",
        rimop=0.5,
    )
    r = sc.stream("slates")
    x = 850.0
    while x > FOOT[0] - 30:
        if not HATCH[0] - 26 < x < HATCH[1] + 6:
            r.uniform(-3, 2)  # drawn and not used: the tilts after it depend on it
            g = T(box(-20, -6, 20, 5).buffer(1), x - 8, roof_y(x - 8) - 2, 1, rot=ang + 5 + r.uniform(-1.5, 1.5))
            sc.layer(
                g,
                sc.near("#8a7a6a", "#34495a", 260, (LAMP[0], LAMP[1] - 40)),
                z=3,
                sh=0.5,
                cut=0.3,
                rim="#eef2ee",
                rimop=0.7,
            )
        x -= 27
    frame = [
        limb([(HATCH[k], roof_y(HATCH[k], -6), 9), (HATCH[k], roof_y(HATCH[k], SLATES + 10), 9)], 1) for k in (0, 1)
    ]
    sc.layer(U(frame), "#8a6a55", z=4, sh=0.5, cut=0.3, rim=WARM, rimop=0.9)


def draw_hatch(sc: Scene) -> None:
    """Glass of the hatch, thrown back."""
    hx, hy = HATCH[1] + 2, roof_y(HATCH[1] + 2, -8)
    q = Polygon([(hx - 2, hy), (hx + 26, hy - 14), (hx + 58, hy - 112), (hx + 30, hy - 104)])
    sc.layer(
        q, sc.lin([(0, "#d9a870"), (1, "#8a6a55")], hx, hy, hx + 56, hy - 94), z=7, sh=0.5, cut=0.3, rim=WARM, rimop=0.9
    )
    sc.flat(q.buffer(-5, join_style=2), sc.lin([(0, "#ffe6b0"), (1, "#b4c4c8")], hx, hy, hx + 46, hy - 104))
