"""Stage, puppets, cards, wool, gloves, medals, boats with oars and sails: things that dreams play with."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
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


def rowing_boat(wood: str = "#7c3b2a", rim: str = "#a8583a", w: float = 180, oars: int = 1, planks: int = 3) -> Figure:
    """A rowing boat from the side, bow right, waterline y = 0, gunwale about -26. Anchors seat, bow, stern, oar."""
    f = Figure()
    k = w / 180
    hull = T(shape("-88,-38^ -60,-25 0,-20 60,-25 94,-44^ 84,-14 66,8^ -62,8^ -78,-10"), s=k)
    f.add(T(limb("-66,-28,5 0,-24,6 66,-29,5", 5), 0, 3, k), dark(wood, 0.5), "inside")
    f.add(hull, wood, "hull", 1.4)
    f.add(
        T(
            U(
                [
                    limb([(-82 + 3 * i, -28 + 10 * i, 0.6), (0, -12 + 8 * i, 1.8), (86 - 6 * i, -32 + 11 * i, 0.6)], 6)
                    for i in range(planks)
                ]
            ),
            s=k,
        ).intersection(hull),
        dark(wood, 0.35),
        "planks",
        0.3,
        True,
    )
    f.add(T(limb("-90,-40,4.5 -60,-27,5.5 0,-22,6 60,-27,5.5 96,-46,4.5", 7), s=k), rim, "rim", 0.8)
    if oars:
        f.add(
            T(U(limb("30,-50,3.6 6,-24,4 -24,8,4 -44,28,4", 3), shape("-42,22^ -36,30 -52,52 -62,54 -64,46")), s=k),
            light(wood, 0.2),
            "oar",
            1.0,
        )
    f.mark("seat", 0, -24 * k)
    f.mark("bow", 92 * k, -44 * k)
    f.mark("stern", -86 * k, -38 * k)
    f.mark("oar", 30 * k, -50 * k)
    return f


def sail_boat(
    wood: str = "#6b3f28", sail: str = "#f4ead0", stripe: str | None = "#a8321f", w: float = 120, full: float = 1.0
) -> Figure:
    """A small sailing boat, bow right, waterline y = 0. Anchors mast, bow."""
    f = Figure()
    k = w / 120
    f.add(T(limb("6,-10,4 5,-150,2.4", 1), s=k), dark(wood, 0.2), "mast")
    main = T(shape(f"2,-142^ {-26 * full},-90 {-48 * full},-30^ -24,-24 0,-26^"), s=k)
    f.add(main, sail, "sail", 1.2)
    if stripe:
        f.add(
            T(shape(f"0,-100^ {-22 * full},-96 {-30 * full},-80^ 0,-82^"), s=k).intersection(main),
            stripe,
            "stripe",
            0.3,
            True,
        )
    f.add(T(shape(f"10,-136^ {24 * full},-90 {52 * full},-26^ 30,-26 10,-28^"), s=k), dark(sail, 0.08), "jib", 1.0)
    hull = T(shape("-58,-20^ 0,-14 66,-24^ 52,-4 40,8^ -42,8^ -52,-4"), s=k)
    f.add(hull, wood, "hull", 1.4)
    f.add(T(limb("-59,-21,4 0,-15,4.4 68,-25,4", 5), s=k), light(wood, 0.25), "rim", 0.6)
    f.mark("mast", 5 * k, -150 * k)
    f.mark("bow", 66 * k, -24 * k)
    return f


def iceberg(w: float = 240, h: float = 160, seed: str = "ice", ice: str = "#e6f2f4", shade: str = "#9cc0d0") -> Figure:
    """An iceberg on the water y = 0: facets of folded paper, its deep foot below."""
    r = random.Random(seed)
    f = Figure()
    tops = sorted((r.uniform(-0.42, 0.42) * w, -h * r.uniform(0.5, 1)) for _ in range(4))
    tops[1] = (tops[1][0], -h)
    P = [(-w / 2, 0), *tops, (w / 2, 0)]
    foot = [(w * 0.56, h * 0.2), (w * 0.3, h * 0.9), (0, h * 1.3), (-w * 0.3, h * 0.8), (-w * 0.6, h * 0.22)]
    f.add(Polygon([(-w / 2, 0), (w / 2, 0), *foot]).buffer(0), dark(shade, 0.25), "foot", 0.6, False, 0.7)
    f.add(Polygon(P).buffer(0), ice, "ice", 1.4)
    for (x0, y0), (x1, y1) in zip(P[1:-1], P[2:], strict=True):
        mid = (x0 + (x1 - x0) * 0.3 + r.uniform(-8, 8), min(-2.0, y0 * 0.3))
        f.add(Polygon([(x0, y0), (x1, y1), mid]).buffer(0), mix(ice, shade, r.uniform(0.35, 0.8)), "facet", 0.5)
    return f


def nest(straw: str = "#b98a4a", w: float = 70, eggs: int = 3, shell: str = "#cfe0dc") -> Figure:
    """A nest with eggs. Anchor rim."""
    r = random.Random("nest")
    f = Figure()
    f.add(
        U([ellipse((k - (eggs - 1) / 2) * w * 0.2, -w * 0.34, w * 0.11, w * 0.15, (k - 1) * 12) for k in range(eggs)])
        if eggs
        else None,
        shell,
        "eggs",
        0.8,
    )
    bowl = shape(
        f"{-w / 2},{-w * 0.34}^ 0,{-w * 0.24} {w / 2},{-w * 0.34}^ {w * 0.4},{-w * 0.08} 0,2 {-w * 0.4},{-w * 0.08}"
    )
    f.add(bowl, dark(straw, 0.2), "nest", 1.2)
    tw = [
        limb(
            [
                (r.uniform(-w * 0.6, -w * 0.1), -r.uniform(0.04, 0.36) * w, 0.8),
                (0, -r.uniform(0, 0.3) * w, 1.8),
                (r.uniform(w * 0.1, w * 0.6), -r.uniform(0.04, 0.38) * w, 0.6),
            ],
            4,
        )
        for _ in range(26)
    ]
    f.add(U(tw[::2]), straw, "straw", 0.5)
    f.add(U(tw[1::2]), light(straw, 0.2), "straw", 0.5)
    f.mark("rim", 0, -w * 0.32)
    return f


def feather(
    L: float = 80, colour: str = "#f4efe2", quill: str = "#b9a888", bend: float = 0.16, split: int = 2
) -> Figure:
    """A feather lying from its quill at 0,0 to the right."""
    f = Figure()
    g = shape(
        f"{L * 0.16},0^ {L * 0.3},{-L * 0.12} {L * 0.66},{-L * 0.14 - L * bend * 0.5} {L},{-L * bend}^ {L * 0.8},{L * 0.07 - L * bend * 0.5} {L * 0.4},{L * 0.1}"
    )
    cuts = [
        limb([(L * t, L * 0.1, 2.4), (L * (t + 0.04), L * 0.0 - L * bend * t * 0.4, 0.4)], 2)
        for t in (0.5, 0.68, 0.36)[:split]
    ]
    f.add(clean(g.difference(U(cuts))) if cuts else g, colour, "vane", 0.8)
    f.add(
        limb([(0, L * 0.02, 1.8), (L * 0.5, -L * bend * 0.24, 1.3), (L * 0.98, -L * bend * 0.96, 0.4)], 5),
        quill,
        "quill",
        0.3,
    )
    f.add(
        U(
            [
                limb([(L * t, -L * bend * t * 0.5, 0.5), (L * (t + 0.1), -L * bend * t * 0.5 - L * 0.09, 0.9)], 2)
                for t in (0.3, 0.42, 0.54, 0.66, 0.78)
            ]
        ).intersection(g),
        dark(colour, 0.16),
        "barbs",
        0.2,
        True,
        0.8,
    )
    return f


def bench(wood: str = "#7a4a2c", iron: str = "#2f2c33", w: float = 150) -> Figure:
    """A park bench from the front. Anchor seat."""
    f = Figure()
    for s in (-1, 1):
        x = s * w * 0.42
        f.add(
            U(
                limb([(x, -86, 5), (x, -40, 5), (x + s * 3, 0, 5)], 4),
                limb([(x + s * 10, 0, 4), (x, -14, 4), (x - s * 9, 0, 4)], 4),
                limb([(x, -62, 4), (x + s * 9, -58, 5), (x + s * 10, -44, 4)], 5),
            ),
            iron,
            "iron",
        )
    f.add(U(*[box(-w / 2, y, w / 2, y + 8).buffer(1) for y in (-84, -72, -60)]), wood, "back", 1.0)
    f.add(U(*[box(-w / 2 - 2, y, w / 2 + 2, y + 5).buffer(1) for y in (-44, -38)]), light(wood, 0.12), "seat", 1.2)
    f.mark("seat", 0, -46)
    return f


def bus(body: str = "#a8321f", trim: str = "#efe6d2", lit: str = "#ffe9ae", w: float = 230, windows: int = 5) -> Figure:
    """A bus facing right, wheels on y = 0. Anchors roof, lamp, door, win.0, win.1 ..."""
    f = Figure()
    x0, x1 = -w / 2, w / 2
    g = shape(f"{x0},-24^ {x0},-108 {x0 + 10},-118^ {x1 - 26},-118^ {x1 - 8},-108 {x1},-70 {x1 + 2},-24^")
    ww = (w - 58) / windows
    wins = [box(x0 + 12 + ww * k, -104, x0 + 12 + ww * (k + 0.84), -70).buffer(2) for k in range(windows)]
    wins.append(shape(f"{x1 - 38},-104^ {x1 - 18},-104^ {x1 - 8},-70^ {x1 - 38},-70^"))
    f.add(U(wins).buffer(1), lit, "window", 0.3, True)
    f.add(clean(g.difference(U(wins))), body, "body", 1.4)
    f.add(U(box(x0, -64, x1 - 1, -58), box(x0, -32, x1 + 1, -28)), trim, "trim", 0.3)
    for x in (x0 + 46, x1 - 48):
        f.add(ellipse(x, -20, 22).intersection(g), dark(body, 0.6), "arch", 0.3, True)
        f.add(U(ellipse(x, -18, 18).difference(ellipse(x, -18, 7)), ellipse(x, -18, 4)), "#2c2a2e", "wheel", 1.0)
    f.add(ellipse(x1 - 6, -44, 6), "#fff3c4", "lamp", 0.6)
    for k, q in enumerate(wins):
        f.mark(f"win.{k}", *q.centroid.coords[0])
    f.mark("roof", 0, -118)
    f.mark("lamp", x1 - 6, -44)
    f.mark("door", x1 - 60, -60)
    return f


def hedge(g: Any, seed: str = "hedge", size: float = 9) -> Any:
    """A clipped hedge of shape g: its outline in leaves, as one geometry."""
    r = random.Random(seed)
    out = [g.buffer(-size * 0.3)]
    for p in [q for q in (g.geoms if hasattr(g, "geoms") else [g])]:
        c = p.exterior
        n = int(c.length / (size * 0.55))
        for k in range(n):
            a = c.interpolate(k / n * c.length)
            out.append(leaf(a.x, a.y, size * r.uniform(0.7, 1.2), r.uniform(0, 6.283), 0.5))
    return U(out)


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
