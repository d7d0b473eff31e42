"""A child who hugs the clapper of a bell, from above and behind; in card units."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

RED, RED_DARK, SKIN, HAIR, CLOTH = "#c8321f", "#5e1812", "#c98d5e", "#3a2414", "#4d4a38"


def small(g: Any) -> Any:
    """The child at its size, seated on the ball."""
    return T(g, 0, 0, 0.8, o=(410, 668))


def _lay(sc: Scene, g: Any, lit: str, dark: str, z: float = 3.0) -> None:
    """A sheet lit by the morning from the lower left."""
    g = small(g)
    x0, y0, x1, y1 = g.bounds
    fill = sc.lin([(0, lit), (0.45, lit), (1, dark)], x0, y1, x1, y0 + (y1 - y0) * 0.3)
    sc.layer(
        g, fill, z=z, sh=0.55, shc="#0c0906", cut=0, wash=0.4, fibre=0.12, rim="#ffe6b0", rimop=0.9, rimw=1.4, az=160
    )
    rimlight(sc, g, 3, -2.4, "#ffdf9a", 0.75, 1.6, r=700)


def _arm(sc: Scene, upper: list[Any], fore: list[Any], lit: str, dark: str) -> None:
    """A sleeve over two bones with creases in the crook and a ribbed cuff."""
    _lay(sc, fillet(U(limb(upper, 6), limb(fore, 6)), 9), lit, dark, 4)
    (ex, ey, w), (hx, hy, _) = fore[0], fore[-1]
    ux, uy = (hx - ex) / 84, (hy - ey) / 84
    creases = [
        limb(
            [
                (ex + ux * t - uy * w * 0.45, ey + uy * t + ux * w * 0.45, 0.6),
                (ex + ux * (t + 5), ey + uy * (t + 5), 2),
                (ex + ux * t + uy * w * 0.4, ey + uy * t - ux * w * 0.4, 0.5),
            ],
            5,
        )
        for t in (2, 12, 24)
    ]
    cuff = [
        limb(
            [(hx - ux * t - uy * 11, hy - uy * t + ux * 11, 1.4), (hx - ux * t + uy * 11, hy - uy * t - ux * 11, 1.4)],
            1,
        )
        for t in (2, 7, 12)
    ]
    sc.flat(small(U(creases, cuff)), "#3a0e0a", 0.6)


def draw_child(sc: Scene) -> None:
    """Legs round the ball, back, arms round the iron with one hand gripping the other wrist, the head against it."""
    thighs = [
        limb([(386, 618, 52), (346, 594, 45), (306, 590, 38)], 5),
        limb([(432, 618, 52), (474, 590, 45), (514, 584, 38)], 5),
    ]
    shins = [
        limb([(304, 592, 37), (306, 644, 33), (344, 694, 24)], 6),
        limb([(516, 586, 37), (514, 640, 33), (474, 694, 24)], 6),
    ]
    _lay(sc, limb([(352, 696, 22), (378, 716, 20), (390, 724, 16)], 5), "#f0e2bc", "#8a7a58")
    _lay(sc, shape("440,700 452,690 466,700 462,716 444,728 424,732 414,724 428,714"), RED, RED_DARK)
    for g, h, lit, dark in ((shins[0], thighs[0], "#8a7f58", CLOTH), (shins[1], thighs[1], "#5d563c", "#24221a")):
        _lay(sc, g, lit, dark, 5)
        _lay(sc, rounded(h, 6), lit, dark, 5)
    hems = U(
        limb([(334, 698, 5), (344, 690, 6), (356, 686, 5)], 3), limb([(462, 686, 5), (474, 690, 6), (484, 698, 5)], 3)
    )
    _lay(sc, hems, "#a89a6c", "#3a3626", 1.4)
    creases = (
        "298,606,.8 312,612,2.6 326,606,.8",
        "294,620,.8 308,624,2.2 322,616,.8",
        "330,582,.8 334,600,2.4 326,612,.8",
        "352,584,.8 356,606,2.2 348,624,.8",
        "522,600,.8 508,606,2.6 496,600,.8",
        "526,614,.8 512,618,2.2 500,610,.8",
        "490,578,.8 486,596,2.4 494,606,.8",
        "468,582,.8 464,604,2.2 472,620,.8",
        "306,650,.6 314,668,1.8 330,676,.6",
        "514,648,.6 506,666,1.8 492,674,.6",
    )
    sc.flat(small(U([limb(q, 5) for q in creases])), "#15120c", 0.65)
    body = shape(
        "362,500 380,474 420,464 468,468 494,490 496,530 484,574 468,622 440,644 398,646 370,630 352,590 350,540"
    )
    _lay(sc, body, "#d8402a", "#6a1a12", 6)
    rows = [
        limb([(348 + 1.6 * k, 494 + 9 * k, 0.6), (408, 506 + 9.4 * k, 1.5), (498 - 2 * k, 488 + 9 * k, 0.6)], 8)
        for k in range(15)
    ]
    sc.flat(small(clean(U(rows).intersection(body.buffer(-2)))), "#5e1812", 0.55)
    bands = [limb([(346, y, 5), (408, y + 18, 7), (500, y - 6, 5)], 8) for y in (516, 534, 588)]
    sc.flat(small(clean(U(bands).intersection(body.buffer(-1.4)))), "#f3dcae", 0.9)
    sc.flat(small(clean(limb("420,470,4 408,540,10 410,630,5", 8).intersection(body))), "#3a0e0a", 0.42, "multiply", 4)
    sc.flat(
        small(
            U(
                limb("378,500,.8 392,530,2.4 384,566,.8", 5),
                limb("470,494,.8 456,526,2.4 462,566,.8", 5),
                limb("366,590,.8 384,600,2.2 398,622,.8", 5),
                limb("470,584,.8 452,600,2.2 440,624,.8", 5),
            )
        ),
        "#4a120c",
        0.7,
    )
    _lay(sc, limb([(370, 630, 11), (410, 645, 13), (460, 628, 11)], 6), "#b02c1c", "#5e1812", 2)
    _arm(
        sc,
        [(380, 500, 42), (352, 462, 35), (357, 428, 30)],
        [(357, 430, 30), (384, 388, 25), (412, 358, 20)],
        RED,
        RED_DARK,
    )
    _arm(
        sc,
        [(472, 492, 42), (506, 456, 35), (506, 420, 30)],
        [(506, 422, 30), (486, 378, 25), (458, 350, 20)],
        "#9a2418",
        "#4a120c",
    )
    _lay(sc, ellipse(452, 345, 14, 11, 24), SKIN, "#8a5634", 2)
    for k in range(4):  # the near hand grips the other's wrist
        _lay(
            sc,
            limb([(416 + 2 * k, 360 - 8 * k, 10), (434 + 3 * k, 352 - 6 * k, 9.4), (448 + 2 * k, 352 - 5 * k, 7)], 4),
            "#e8b080",
            "#9a6238",
            1.2,
        )
    _lay(sc, limb([(412, 358, 15), (420, 346, 14)], 3), "#e8b080", "#9a6238", 1)
    _lay(sc, limb([(424, 478, 32), (432, 452, 28)], 4), SKIN, "#6a3f26", 2)
    face = fillet(
        U(ellipse(430, 428, 36, 40, -18), shape("400,404 394,409 389,417 392,424 394,436 400,452 412,462 424,440")), 3
    )
    _lay(sc, face, "#e8b080", "#8a5634", 4)
    _lay(sc, ellipse(404, 438, 6, 9, -14), "#e0a070", "#8a5634", 1.4)
    hair = shape(
        "398,416^ 392,404 400,388 420,377 446,378 470,394 480,424 478,452 472,472 476,492^ 462,480 460,502^ 448,484 440,506^ 431,484 421,496^ 416,476 408,462^ 410,450 412,436 408,426 402,424^"
    )
    _lay(sc, hair, "#7a5028", HAIR, 3)
    cx, cy = 442, 410  # the crown
    ends = [
        (398, 402),
        (412, 384),
        (432, 380),
        (452, 384),
        (468, 400),
        (474, 424),
        (472, 450),
        (466, 474),
        (456, 490),
        (442, 490),
        (430, 476),
        (424, 452),
        (414, 436),
        (404, 418),
    ]
    lines = [
        limb([(cx, cy, 0.6), ((cx + x) / 2 + (y - cy) * 0.14, (cy + y) / 2 - (x - cx) * 0.14, 2.2), (x, y, 0.5)], 6)
        for x, y in ends
    ]
    sc.flat(small(U(lines).intersection(hair)), "#1f130a", 0.6)
    glints = [
        limb([(cx - 4, cy + 2, 0.4), ((cx + x) / 2 + 6, (cy + y) / 2 + 8, 1.5), (x + 6, y - 4, 0.4)], 6)
        for x, y in ends[8:13]
    ]
    sc.flat(small(U(glints).intersection(hair)), "#d9a060", 0.7)
