"""Stage, puppets, cards, wool, gloves, medals, boats with oars and sails: things that dreams play with."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.boats import iceberg, rowing_boat, sail_boat  # noqa: F401
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.outdoors import bench, bus, feather, hedge, nest  # noqa: F401
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.sky import star


def playing_card(
    w: float = 80,
    h: float = 120,
    paper: str = "#f4ead0",
    suit: str = "heart",
    red: str = "#a8321f",
    ink: str = "#2a2430",
    pips: int = 1,
    back: str | None = None,
) -> Figure:
    """A playing card without letters, centred; suits heart, moon, leaf, star; back = a colour shows its back. Piece names frame, pip."""
    f = Figure()
    o = box(-w / 2 + 6, -h / 2 + 6, w / 2 - 6, h / 2 - 6).buffer(6)
    f.add(o, back or paper, "card", 1.0)
    f.add(
        o.buffer(-4).difference(o.buffer(-5.2)),
        light(back, 0.4) if back else mix(paper, ink, 0.35),
        "frame",
        0.2,
        True,
        0.8,
    )
    if back:
        cells = [
            T(box(-3.4, -3.4, 3.4, 3.4), x, y, rot=45)
            for i, y in enumerate(range(int(-h / 2) + 14, int(h / 2) - 8, 10))
            for x in range(int(-w / 2) + 14 + (i % 2) * 6, int(w / 2) - 10, 12)
        ]
        f.add(U(cells), light(back, 0.25), "back", 0.2, True)
        return f
    c = red if suit in ("heart", "star") else ink

    def mark(x: float, y: float, s: float) -> Any:
        if suit == "heart":
            return T(shape("0,9^ -9,-1 -9,-8 -3,-10 0,-5^ 3,-10 9,-8 9,-1"), x, y, s)
        if suit == "moon":
            return T(clean(ellipse(0, 0, 9).difference(ellipse(4, -2, 8))), x, y, s)
        if suit == "leaf":
            return T(U(leaf(0, 9, 19, -math.pi / 2, 0.6), limb("0,9,1.6 0,13,1.6", 1)), x, y, s)
        return star(x, y, 10 * s)

    spots = {
        1: [(0, 0)],
        2: [(0, -26), (0, 26)],
        3: [(0, -30), (0, 0), (0, 30)],
        4: [(-16, -26), (16, -26), (-16, 26), (16, 26)],
        5: [(-16, -28), (16, -28), (0, 0), (-16, 28), (16, 28)],
    }[min(5, pips)]
    f.add(U([mark(x, y, 1.6 if pips == 1 else 1.0) for x, y in spots]), c, "pip", 0.3, True)
    f.add(U(mark(-w / 2 + 13, -h / 2 + 14, 0.5), mark(w / 2 - 13, h / 2 - 14, 0.5)), c, "corner", 0.2, True)
    return f


def stage(
    w: float = 400,
    h: float = 420,
    cloth: str = "#7a2a30",
    gold: str = "#c9983c",
    boards: str = "#7a4a2c",
    depth: float = 60,
    dark_in: str = "#241420",
) -> Figure:
    """A small theatre: proscenium, curtains drawn aside, boards; floor at y 0. Anchors floor, middle."""
    from cards.studio.papercut.rooms import curtain

    f = Figure()
    f.add(box(-w * 0.44, -h * 0.9, w * 0.44, 0), dark_in, "inside", 0.4)
    floor = Polygon([(-w * 0.44, 0), (w * 0.44, 0), (w * 0.34, -depth), (-w * 0.34, -depth)])
    f.add(floor, light(boards, 0.08), "floor", 0.5)
    f.add(
        U(
            [
                limb([(-w * 0.34 + w * 0.68 * k / 9, -depth, 0.5), (-w * 0.44 + w * 0.88 * k / 9, 0, 1.2)], 1)
                for k in range(1, 9)
            ]
        ),
        dark(boards, 0.3),
        "boards",
        0.2,
        True,
    )
    for s in (-1, 1):
        c = curtain(w * 0.24, h * 0.86, cloth, 0.62, s)
        f.extend(T(c, -w * 0.44 if s < 0 else w * 0.44, -h * 0.87))
    n = 7
    swag = U(
        [
            shape(
                f"{-w * 0.46 + w * 0.92 * k / n},{-h * 0.93}^ {-w * 0.46 + w * 0.92 * (k + 1) / n},{-h * 0.93}^ {-w * 0.46 + w * 0.92 * (k + 0.78) / n},{-h * 0.83} {-w * 0.46 + w * 0.92 * (k + 0.5) / n},{-h * 0.8} {-w * 0.46 + w * 0.92 * (k + 0.22) / n},{-h * 0.83}"
            )
            for k in range(n)
        ]
    )
    f.add(swag, light(cloth, 0.08), "swag", 1.2)
    outer = U(
        box(-w * 0.5, -h * 0.98, w * 0.5, 0),
        shape(
            f"{-w * 0.3},{-h * 0.96}^ {-w * 0.16},{-h * 1.06} 0,{-h * 1.1} {w * 0.16},{-h * 1.06} {w * 0.3},{-h * 0.96}^"
        ),
    )
    f.add(clean(outer.difference(box(-w * 0.44, -h * 0.92, w * 0.44, 1))), gold, "arch", 1.6)
    f.add(
        U(
            [ellipse(s * w * 0.47, -h * (0.1 + 0.12 * k), 3.6) for s in (-1, 1) for k in range(8)],
            [ellipse(-w * 0.42 + w * 0.84 * k / 14, -h * 0.95, 3.6) for k in range(15)],
        ),
        light(gold, 0.35),
        "beads",
        0.3,
    )
    f.add(box(-w * 0.54, 0, w * 0.54, 16).buffer(1), boards, "edge", 1.4)
    f.add(
        U(
            [
                shape(f"{x - 8},0^ {x - 7},-9 {x},-12 {x + 7},-9 {x + 8},0^")
                for x in range(int(-w * 0.4), int(w * 0.42), int(w * 0.16))
            ]
        ),
        gold,
        "footlights",
        0.8,
    )
    f.mark("floor", 0, -depth * 0.5)
    f.mark("middle", 0, -h * 0.4)
    return f


def puppet_cross(wood: str = "#8a5a34", w: float = 60) -> Figure:
    """The wooden cross that strings hang from, centred; anchors s0..s4 along its arms."""
    f = Figure()
    f.add(
        U(limb([(-w / 2, 0, 6), (w / 2, 0, 6)], 1), limb([(0, -w * 0.2, 5), (0, w * 0.34, 6)], 1)), wood, "cross", 1.0
    )
    for k, (x, y) in enumerate(((-w / 2, 0), (-w / 4, 0), (w / 4, 0), (w / 2, 0), (0, w * 0.34))):
        f.add(ellipse(x, y, 2), light(wood, 0.4), "knot", 0.3)
        f.mark(f"s{k}", x, y)
    return f


def wool(colour: str = "#2f6f78", r: float = 26, needles: str | None = "#c9a25a") -> Figure:
    """A ball of wool at 0,0 (resting), with crossed needles. Anchor end: where the thread leaves."""
    f = Figure()
    if needles:
        for s in (-1, 1):
            f.add(
                U(
                    limb([(-s * r * 0.5, -r * 0.6, 2.6), (s * r * 1.5, -r * 2.5, 2.2)], 1),
                    ellipse(s * r * 1.5, -r * 2.5, 4),
                ),
                needles,
                "needle",
                0.6,
            )
    b = ellipse(0, -r, r)
    f.add(b, colour, "ball", 1.4)
    for a, c in ((20, light(colour, 0.2)), (75, dark(colour, 0.2)), (130, light(colour, 0.1))):
        lines = U(
            [
                T(limb([(-r, k * r * 0.2, 0.5), (0, k * r * 0.2 - r * 0.3, 1.8), (r, k * r * 0.2, 0.5)], 6), rot=a)
                for k in range(-3, 4)
            ]
        )
        f.add(T(lines, 0, -r).intersection(b.buffer(-0.6)), c, "strands", 0.2, True, 0.8)
    f.mark("end", r * 0.7, -2)
    return f


def glove(colour: str = "#8a3a3a", cuff: str = "#efe2c4", kind: str = "glove", pattern: str | None = None) -> Figure:
    """A glove (or kind mitten), wrist at 0,0, fingers up, 100 long. Piece names hand, cuff."""
    f = Figure()
    if kind == "mitten":
        g = fillet(
            U(
                shape("-20,-18^ -24,-46 -22,-76 -8,-98 8,-98 22,-76 24,-46 20,-18^"),
                limb("14,-34,18 32,-52,16 40,-66,14", 5),
            ),
            4,
        )
    else:
        fs = [limb([(x, -48, 13), (x * 1.2, -48 - L, 11.5)], 3) for x, L in ((-17, 34), (-6, 46), (6, 44), (17, 32))]
        g = fillet(
            U(shape("-20,-16^ -24,-40 -22,-56 22,-56 24,-40 20,-16^"), fs, limb("16,-28,14 32,-46,13 40,-62,11", 5)),
            2.5,
        )
    f.add(g, colour, "hand", 1.2)
    if pattern:
        rows = (
            [star(x, y, 4.6, 8, 0.5) for y in (-34, -50) for x in (-12, 0, 12)]
            if pattern == "stars"
            else [limb([(-26, y, 2.6), (26, y, 2.6)], 1) for y in (-30, -38, -52)]
        )
        f.add(U(rows).intersection(g.buffer(-1)), cuff, "pattern", 0.2, True, 0.9)
    c = box(-21, -18, 21, 4).buffer(2)
    f.add(c, cuff, "cuff", 1.0)
    f.add(
        U([limb([(x, -17, 0.6), (x, -7, 1.6), (x, 3, 0.6)], 2) for x in range(-18, 19, 6)]),
        dark(cuff, 0.25),
        "ribs",
        0.2,
        True,
    )
    return f


def medal(metal: str = "#d9a83e", ribbon: str = "#7a2a30", stripe: str = "#efe2c4", r: float = 20) -> Figure:
    """A medal hanging from 0,0."""
    f = Figure()
    f.add(
        shape(f"{-r * 0.6},0^ {r * 0.6},0^ {r * 0.5},{r * 1.5}^ 0,{r * 2}^ {-r * 0.5},{r * 1.5}^"),
        ribbon,
        "ribbon",
        0.8,
    )
    f.add(
        shape(f"{-r * 0.18},0^ {r * 0.18},0^ {r * 0.14},{r * 1.86}^ {-r * 0.14},{r * 1.86}^"),
        stripe,
        "stripe",
        0.3,
        True,
    )
    f.add(ellipse(0, r * 2.8, r), metal, "disc", 1.2)
    f.add(ellipse(0, r * 2.8, r * 0.84).difference(ellipse(0, r * 2.8, r * 0.76)), dark(metal, 0.3), "ring", 0.2, True)
    f.add(star(0, r * 2.8, r * 0.56), light(metal, 0.35), "star", 0.4)
    return f


def all_playthings() -> Figure:
    """Everything, for a look."""
    f = Figure()
    items = [
        playing_card(),
        playing_card(suit="leaf", pips=4),
        playing_card(back="#35577f"),
        puppet_cross(),
        wool(),
        glove(pattern="stars"),
        glove(kind="mitten", pattern="bands"),
        medal(),
        rowing_boat(),
        sail_boat(),
        iceberg(),
        nest(),
        feather(),
        bench(),
        bus(),
    ]
    for k, g in enumerate(items):
        f.extend(T(g, (k % 5) * 260, (k // 5) * 250))
    f.extend(T(stage(), 1400, 300))
    return f
