"""Furniture and fittings, base centre at 0,0, fronts towards us; sizes in units where a person is 200 tall."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.lamps import lamp, stove  # noqa: F401
from cards.studio.papercut.rooms import curtain, door, floor_boards, mirror, picture_frame, wallpaper, window  # noqa: F401


def _legs(xs: list[float], y0: float, w: float, kind: str = "turned") -> Any:
    """Table or chair legs from y0 down to the ground."""
    out = []
    for x in xs:
        if kind == "turned":
            out.append(
                limb(
                    [
                        (x, y0, w),
                        (x, y0 * 0.8, w * 0.6),
                        (x, y0 * 0.66, w * 1.1),
                        (x, y0 * 0.3, w * 0.6),
                        (x, -1, w * 0.8),
                    ],
                    4,
                )
            )
        else:
            out.append(limb([(x, y0, w), (x + (2 if x > 0 else -2), -1, w * 0.7)], 2))
    return U(out)


def table(w: float = 160, h: float = 76, wood: str = "#7a4a2c", cloth: str | None = None) -> Figure:
    """A table; cloth hangs over its edge. Anchor top."""
    f = Figure()
    f.add(_legs([-w * 0.42, w * 0.42], -h, 9), dark(wood, 0.2), "legs")
    f.add(box(-w * 0.46, -h, w * 0.46, -h + 12), dark(wood, 0.12), "apron")
    f.add(box(-w / 2, -h - 6, w / 2, -h).buffer(1.5), wood, "top", 1.2)
    f.add(
        U(
            [
                limb(
                    [
                        (-w * 0.46, -h - 4 + k * 1.8, 0.4),
                        (0, -h - 4.4 + k * 1.8, 0.9),
                        (w * 0.46, -h - 4 + k * 1.8, 0.4),
                    ],
                    3,
                )
                for k in range(2)
            ]
        ),
        dark(wood, 0.3),
        "grain",
        0.2,
        True,
        0.5,
    )
    if cloth:
        n = 9
        pts = [f"{-w * 0.52},{-h - 8}^", f"{w * 0.52},{-h - 8}^"]
        for k in range(n + 1):
            x = w * 0.52 - w * 1.04 * k / n
            pts.append(f"{x},{-h + 30 + (7 if k % 2 else 0)}" + ("^" if k in (0, n) else ""))
        g = shape(" ".join(pts))
        f.add(g, cloth, "cloth", 1.2)
        f.add(
            U(
                [
                    limb(
                        [
                            (-w * 0.46 + k * w * 0.115, -h + 2, 0.4),
                            (-w * 0.46 + k * w * 0.115 + 2, -h + 16, 1.6),
                            (-w * 0.46 + k * w * 0.115, -h + 30, 0.4),
                        ],
                        4,
                    )
                    for k in range(9)
                ]
            ).intersection(g),
            dark(cloth, 0.18),
            "folds",
            0.2,
            True,
            0.8,
        )
    f.mark("top", 0, -h - 7)
    return f


def chair(
    wood: str = "#7a4a2c", seat: str | None = None, view: str = "front", h: float = 46, back: float = 60
) -> Figure:
    """A chair: front, back or side (facing right). Anchor seat."""
    f = Figure()
    d = dark(wood, 0.2)
    if view == "side":
        f.add(limb([(-18, -h - back, 5), (-17, -h, 6), (-21, -1, 4.6)], 4), wood, "back")
        f.add(limb([(17, -h, 6), (20, -1, 4.6)], 2), wood, "leg")
        f.add(U(limb([(-18, -h * 0.45, 3), (18, -h * 0.45, 3)], 1), box(-20, -h - 5, 22, -h).buffer(1)), d, "seat")
        f.add(
            U([limb([(-19, -h - back + 6 + 14 * k, 3), (-15, -h - back + 7 + 14 * k, 3)], 1) for k in range(4)]),
            d,
            "slats",
        )
    else:
        if view == "back":
            f.add(_legs([-15, 15], -h, 5.5), d, "legs")
            f.add(box(-19, -h - 5, 19, -h), d, "seat")
        f.add(
            U(
                limb([(-17, -h - back, 5), (-18, -h, 6)], 2),
                limb([(17, -h - back, 5), (18, -h, 6)], 2),
                shape(
                    f"-19,{-h - back + 2}^ -12,{-h - back - 8} 0,{-h - back - 11} 12,{-h - back - 8} 19,{-h - back + 2}^ 17,{-h - back + 12}^ 0,{-h - back + 6} -17,{-h - back + 12}^"
                ),
            ),
            wood,
            "back",
        )
        f.add(U([limb([(x, -h - back + 8, 3), (x, -h, 3)], 1) for x in (-8, 0, 8)]), wood, "spindles", 0.8)
        if view == "front":
            f.add(_legs([-19, 19], -h, 6), d, "legs")
            f.add(
                shape(f"-20,{-h - 4}^ -16,{-h - 12}^ 16,{-h - 12}^ 20,{-h - 4}^ 21,{-h + 3}^ -21,{-h + 3}^"),
                seat or light(wood, 0.08),
                "seat",
                1.2,
            )
    f.mark("seat", 0, -h - 8)
    return f


def armchair(cloth: str = "#6b2740", wood: str = "#4a2c1c") -> Figure:
    """A wing chair from the front. Anchor seat."""
    f = Figure()
    f.add(_legs([-34, 34], -14, 9, "plain"), wood, "legs")
    f.add(
        shape("-44,-20^ -50,-80 -44,-120 -20,-132 0,-135 20,-132 44,-120 50,-80 44,-20^"),
        dark(cloth, 0.12),
        "back",
        1.2,
    )
    f.add(
        U([ellipse(x, y, 1.8) for i, y in enumerate((-112, -96, -80)) for x in range(-24 + (i % 2) * 8, 25, 16)]),
        dark(cloth, 0.45),
        "buttons",
        0.3,
    )
    f.add(shape("-36,-52^ -30,-60 30,-60 36,-52^ 38,-30^ -38,-30^"), light(cloth, 0.1), "cushion", 1.0)
    f.add(box(-40, -32, 40, -12).buffer(2), cloth, "front", 0.8)
    for s in (-1, 1):
        f.add(T(shape("34,-12^ 34,-56 42,-70 56,-68 60,-54 56,-12^"), flip=s < 0), cloth, "arm", 1.0)
        f.add(T(ellipse(49, -60, 7.5).difference(ellipse(49, -60, 5)), flip=s < 0), dark(cloth, 0.3), "scroll", 0.3)
    f.mark("seat", 0, -60)
    return f


def bed(
    w: float = 190,
    wood: str = "#7a4a2c",
    quilt: str = "#35577f",
    linen: str = "#efe6d2",
    patches: list[str] | None = None,
) -> Figure:
    """A bed from the side, head on the left, about 190 long. Anchors pillow, middle."""
    f = Figure()
    x0, x1 = -w / 2, w / 2
    f.add(U(box(x0 - 6, -92, x0 + 4, 0), ellipse(x0 - 1, -95, 7)), wood, "headboard")
    f.add(
        shape(f"{x0 + 2},-40^ {x0 + 2},-62 {x0 + 14},-70 {x0 + 34},-68 {x0 + 44},-56 {x0 + 40},-44^"),
        linen,
        "pillow",
        1.2,
    )
    f.add(box(x0, -40, x1, -24), dark(linen, 0.12), "mattress")
    q = shape(
        f"{x0 + 40},-46^ {x0 + 60},-54 {(x0 + x1) / 2},-56 {x1 - 20},-52 {x1 + 1},-44^ {x1 + 2},-14^ {x1 - 30},-11 {(x0 + x1) / 2},-15 {x0 + 60},-11 {x0 + 36},-14^"
    )
    f.add(q, quilt, "quilt", 1.4)
    cols = patches or [light(quilt, 0.14), dark(quilt, 0.14), mix(quilt, "#c9a25a", 0.35)]
    r = random.Random("quilt")
    for k, c in enumerate(cols):
        cells = [
            box(x, y, x + 15, y + 13)
            for i, y in enumerate(range(-58, -10, 14))
            for j, x in enumerate(range(int(x0) + 36, int(x1), 16))
            if (i + j) % len(cols) == k and r.random() < 0.85
        ]
        f.add(U(cells).intersection(q.buffer(-2)), c, "patch", 0.4)
    f.add(limb([(x0 + 38, -50, 6), (x0 + 52, -55, 7), (x0 + 50, -34, 5), (x0 + 37, -16, 5)], 5), linen, "turn", 0.6)
    f.add(
        U(box(x0, -26, x1, -20), box(x1 - 3, -64, x1 + 6, 0), ellipse(x1 + 1.5, -66, 6), box(x0 - 5, -26, x0 + 3, 0)),
        wood,
        "frame",
        1.2,
    )
    f.mark("pillow", x0 + 24, -68)
    f.mark("middle", 0, -56)
    return f


def bookshelf(
    w: float = 130,
    h: float = 190,
    rows: int = 4,
    wood: str = "#5a3a24",
    books: tuple[str, ...] = ("#8a3a3a", "#3f6f78", "#c9a25a", "#5f4a6a", "#6a7f4a", "#a86a4a", "#35577f"),
    seed: str = "shelf",
    gaps: float = 0.12,
) -> Figure:
    """A bookcase full of leaning books. Anchor top."""
    f = Figure()
    r = random.Random(seed)
    f.add(box(-w / 2, -h, w / 2, 0), dark(wood, 0.45), "back")
    rh = (h - 10) / rows
    lots: dict[str, list[Any]] = {b: [] for b in books}
    lines = []
    for k in range(rows):
        y = -6 - k * rh
        x = -w / 2 + 7
        while x < w / 2 - 10:
            bw = r.uniform(4, 10)
            bh = rh * r.uniform(0.55, 0.86)
            if r.random() < gaps:
                x += r.uniform(8, 22)
                continue
            g = box(x, y - bh, min(x + bw, w / 2 - 7), y)
            if r.random() < 0.08:
                g = T(g, rot=-12, o=(x + bw, y))
            lots[r.choice(books)].append(g)
            if bw > 5:
                lines += [box(x + 1.2, y - bh * q - 1, x + bw - 1.2, y - bh * q) for q in (0.2, 0.78)]
            x += bw + 0.5
    for c, gs in lots.items():
        f.add(U(gs) if gs else None, c, "books", 0.5)
    f.add(U(lines), "#efe0b8", "titles", 0.2, True, 0.6)
    f.add(
        U(
            [box(-w / 2, -6 - k * rh, w / 2, -1 - k * rh) for k in range(rows + 1)],
            box(-w / 2 - 4, -h - 4, -w / 2 + 4, 0),
            box(w / 2 - 4, -h - 4, w / 2 + 4, 0),
            box(-w / 2 - 8, -h - 9, w / 2 + 8, -h - 2),
        ),
        wood,
        "case",
        1.2,
    )
    f.mark("top", 0, -h - 9)
    return f


def all_furniture() -> Figure:
    """Every piece, for a look."""
    f = Figure()
    items = [
        table(cloth="#efe6d2"),
        chair(),
        chair(view="side"),
        chair(view="back"),
        armchair(),
        bed(),
        lamp(),
        lamp("floor"),
        lamp("oil"),
        lamp("street"),
        stove(pipe=80),
        bookshelf(),
        door(ajar=0.6, light_in="#ffe9ae"),
        door(arch=1),
        window(),
        window(arch=1, open_=1),
        curtain(),
        picture_frame(),
        mirror(),
    ]
    for k, g in enumerate(items):
        f.extend(T(g, (k % 7) * 190, (k // 7) * 290))
    return f
