"""Features of a face: eyes, brows, nose, mouth, wrinkles, glasses, for the four views of a head."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape
from cards.studio.papercut.skulls import GRIZZLE, skull


def _eye(
    f: Figure,
    x: float,
    y: float,
    w: float,
    m: Feeling,
    ink: str,
    iris: str,
    white: str,
    lash: float,
    side: int,
    tq: float = 0,
) -> None:
    """One eye; side -1 left, 1 right; lash thickens the lid."""
    h = w * 0.5 * m.open
    if m.open < 0.12:
        up = -1 if m.curve > 0.9 else 1
        f.add(
            limb([(x - w / 2, y, 1.0), (x, y + up * w * 0.24, 2.6), (x + w / 2, y, 1.0)], 6), ink, "eye.shut", 0.3, True
        )
        if lash > 1.2:
            f.add(
                U(
                    [
                        limb(
                            [(x + k * w * 0.2, y + up * w * 0.2, 1.2), (x + k * w * 0.28, y + up * w * 0.2 + 3, 0.5)], 2
                        )
                        for k in (-2, -1, 0, 1, 2)
                    ]
                ),
                ink,
                "eye.lash",
                0.3,
                True,
            )
        return
    ball = shape(
        f"{x - w / 2},{y + 0.6}^ {x - w * 0.22},{y - h * 0.82} {x + w * 0.2},{y - h * 0.82} {x + w / 2},{y + 0.4}^ {x + w * 0.2},{y + h * 0.62} {x - w * 0.22},{y + h * 0.62}"
    )
    f.add(ball, white, "eye.white", 0.25, True)
    lx, ly = x + m.look[0] * w * 0.2 + tq, y + m.look[1] * h * 0.3
    r = w * (0.30 if m.open < 1.1 else 0.25)
    f.add(ellipse(lx, ly, r).intersection(ball), iris, "eye.iris", 0.2, True)
    f.add(ellipse(lx, ly, r * 0.55).intersection(ball), ink, "eye.pupil", 0.2, True)
    f.add(
        ellipse(lx + r * 0.34, ly - r * 0.4, r * 0.26).intersection(ball.buffer(0.3)), "#fffaf0", "eye.glint", 0.2, True
    )
    f.add(
        limb(
            [
                (x - w / 2 - 0.6, y + 0.8, 0.9 * lash),
                (x - w * 0.2, y - h * 0.84, 2.0 * lash),
                (x + w * 0.2, y - h * 0.84, 2.2 * lash),
                (x + w / 2 + 0.6, y + 0.6, 0.9 * lash),
            ],
            6,
        ),
        ink,
        "eye.lid",
        0.25,
        True,
    )
    f.add(
        limb([(x - w * 0.34, y + h * 0.6, 0.5), (x, y + h * 0.78, 0.9), (x + w * 0.34, y + h * 0.6, 0.5)], 5),
        ink,
        "eye.under",
        0.2,
        True,
        0.5,
    )
    if lash > 1.2:
        q = x + side * w / 2
        f.add(
            limb([(q - side * 1.5, y - h * 0.3, 1.6), (q + side * 3, y - h * 0.3 - 2, 0.5)], 3),
            ink,
            "eye.lash",
            0.2,
            True,
        )


def _brow(f: Figure, x: float, y: float, w: float, side: int, m: Feeling, c: str, t: float) -> None:
    """A brow over x; side -1: its inner end lies right, 1: left."""
    xi, xo = x - side * w * 0.5, x + side * w * 0.55
    f.add(
        limb(
            [
                (xi, y + m.brow_in, t),
                (x, y - 2.6 + (m.brow_in + m.brow_out) * 0.4, t * 1.15),
                (xo, y + 1.2 + m.brow_out, t * 0.4),
            ],
            6,
        ),
        c,
        "brow",
        0.3,
        True,
    )


def _mouth(
    f: Figure, x: float, y: float, w: float, m: Feeling, lip: str, ink: str, full: float, sx: float = 1.0
) -> None:
    """Lips, teeth and tongue; sx < 1 narrows the far half (three-quarter)."""
    w *= m.wide
    cl, cr = y - m.curve * 4 + m.skew * 0.5, y - m.curve * 4 - m.skew * 0.5
    x0, x1 = x - w / 2, x + w / 2 * sx
    mid = y + m.curve * 2.4
    if m.gape > 0.08:
        g = m.gape * 17
        hole = shape(
            f"{x0},{cl}^ {x - w * 0.2},{mid - 1.5 - g * 0.2} {x + w * 0.2 * sx},{mid - 1.5 - g * 0.2} {x1},{cr}^ {x + w * 0.22 * sx},{mid + g * 0.85} {x - w * 0.22},{mid + g * 0.85}"
        )
        f.add(hole.buffer(1.1 * full), lip, "lips", 0.3, True)
        f.add(hole, ink, "mouth", 0.2, True)
        if m.wide > 0.8:
            f.add(
                shape(f"{x0},{cl}^ {x},{mid - 1 - g * 0.2} {x1},{cr}^ {x},{mid + g * 0.22}").intersection(
                    hole.buffer(-0.6)
                ),
                "#f6efe0",
                "teeth",
                0.2,
                True,
            )
        f.add(
            ellipse(x, mid + g * 0.9, w * 0.26, g * 0.42).intersection(hole.buffer(-0.8)),
            mix(lip, "#d05a4a", 0.5),
            "tongue",
            0.2,
            True,
        )
        return
    f.add(
        shape(
            f"{x0 + 1},{cl}^ {x - w * 0.16},{mid - 2.2 * full} {x},{mid - 1.4 * full} {x + w * 0.16 * sx},{mid - 2.2 * full} {x1 - 1},{cr}^ {x + w * 0.18 * sx},{mid + 3.4 * full} {x - w * 0.18},{mid + 3.4 * full}"
        ),
        lip,
        "lips",
        0.3,
        True,
    )
    f.add(
        limb(
            [
                (x0, cl, 0.9),
                (x - w * 0.25, (cl + mid) / 2 + 1, 1.5),
                (x, mid, 1.5),
                (x + w * 0.25 * sx, (cr + mid) / 2 + 1, 1.5),
                (x1, cr, 0.9),
            ],
            6,
        ),
        ink,
        "mouth",
        0.2,
        True,
    )


def face(
    f: Figure,
    view: str,
    age: float,
    m: Feeling,
    skin: str,
    brow: str,
    iris: str,
    lash: float,
    lip: str | None,
    nose: float = 1.0,
) -> None:
    """Draw the features onto a head figure."""
    ink = mix(dark(skin, 0.78), "#1a1020", 0.5)
    line = mix(skin, "#5a2418", 0.45)
    lips = lip or mix(skin, "#a8403a", 0.42)
    blush = mix(skin, "#d8564a", 0.45)
    white = mix("#fbf6ea", skin, 0.08)
    child = age < 13
    ey = 8 if age < 4 else 6 if child else 1
    ew = 15.5 if child else 13.5
    bt = 2.2 if child else 3.2
    full = 0.75 if child else 1.0
    old = age >= GRIZZLE
    if view == "back":
        return
    if view == "front":
        for s in (-1, 1):
            if m.cheek:
                f.add(ellipse(s * 22, ey + 17, 8.5, 6.5), blush, "cheek", 0.2, True, 0.5 * m.cheek)
        for s in (-1, 1):
            _eye(f, s * 16, ey, ew, m, ink, iris, white, lash, s)
            _brow(f, s * 16, ey - 13.5, 17, s, m, brow, bt)
        n = 19 if child else 22
        if child:
            f.add(limb([(-4, n, 0.8), (0, n + 1.8, 2.0), (4, n, 0.8)], 5), line, "nose", 0.2, True, 0.9)
        else:
            f.add(
                limb([(5, ey + 1, 0.7), (6.5 * nose, n - 8, 1.7), (7.5 * nose, n - 1, 1.4)], 5),
                line,
                "nose.side",
                0.2,
                True,
                0.55,
            )
            f.add(
                limb(
                    [
                        (-6.5 * nose, n - 1, 1.6),
                        (-3, n + 1.6, 1.7),
                        (0, n + 2.6, 2.2),
                        (3, n + 1.6, 1.7),
                        (6.5 * nose, n - 1, 1.6),
                    ],
                    6,
                ),
                line,
                "nose",
                0.2,
                True,
            )
        _mouth(f, 0, 33 if not child else 32, 21 if child else 25, m, lips, ink, full)
        if old:
            for s in (-1, 1):
                f.add(
                    U(
                        limb([(s * 9, n - 3, 0.7), (s * 15, n + 6, 1.7), (s * 16, n + 14, 0.7)], 5),
                        limb([(s * 10, ey + 9, 0.5), (s * 17, ey + 10.5, 1.2), (s * 23, ey + 7, 0.5)], 5),
                        limb([(s * 26, ey - 3, 0.5), (s * 31, ey - 5, 1.1)], 3),
                        limb([(s * 26, ey, 0.5), (s * 32, ey + 1, 1.1)], 3),
                    ),
                    line,
                    "wrinkle",
                    0.2,
                    True,
                    0.7,
                )
            f.add(
                U([limb([(-15, y, 0.5), (0, y - 1.5, 1.3), (15, y, 0.5)], 5) for y in (-22, -28)]),
                line,
                "wrinkle",
                0.2,
                True,
                0.6,
            )
        if m.tear:
            f.add(shape("22,14^ 25,22 22,27 19,22"), "#d8ecf2", "tear", 0.3, True, 0.9)
    elif view == "tq":
        if m.cheek:
            f.add(ellipse(-6, ey + 18, 9, 6.5), blush, "cheek", 0.2, True, 0.5 * m.cheek)
            f.add(ellipse(30, ey + 16, 5, 6), blush, "cheek", 0.2, True, 0.45 * m.cheek)
        _eye(f, 0, ey, ew, m, ink, iris, white, lash, -1, 1.0)
        _eye(f, 26, ey, ew * 0.78, m, ink, iris, white, lash, 1, 0.6)
        _brow(f, 0, ey - 13.5, 18, -1, m, brow, bt)
        _brow(f, 27, ey - 13.5, 13, 1, m, brow, bt * 0.9)
        n = 19 if child else 22
        if child:
            f.add(
                limb([(15, ey + 5, 0.6), (20.5, n - 2, 1.6), (18, n + 1.6, 1.8), (13.5, n + 0.6, 0.8)], 5),
                line,
                "nose",
                0.2,
                True,
                0.9,
            )
        else:
            k = 2 if old else 0
            wedge = shape(
                f"13,{ey - 2} 17,{ey + 6} {23 + k},{n - 5} {25 + k},{n - 1} {21 + k},{n + 2.5}^ 14,{n + 1} 12,{n - 6}"
            )
            f.add(wedge, mix(skin, line, 0.22), "nose.shade", 0.2, True, 0.55)
            f.add(
                limb(
                    [
                        (17, ey - 6, 0.6),
                        (18, ey + 4, 1.3),
                        (23 + k, n - 6, 1.7),
                        (25.5 + k, n - 1.5, 2.0),
                        (21.5 + k, n + 2.4, 2.0),
                        (15, n + 1.6, 1.6),
                        (11, n - 1.5, 1.2),
                    ],
                    6,
                ),
                line,
                "nose",
                0.2,
                True,
            )
        _mouth(f, 15, 33 if not child else 32.5, 20 if child else 24, m, lips, ink, full, 0.78)
        if old:
            f.add(
                U(
                    limb([(8, n - 2, 0.7), (2, n + 7, 1.7), (2, n + 15, 0.7)], 5),
                    limb([(-6, ey + 9, 0.5), (1, ey + 10.5, 1.2), (8, ey + 8, 0.5)], 5),
                    limb([(-10, ey - 3, 0.5), (-16, ey - 5, 1.1)], 3),
                    limb([(-10, ey + 1, 0.5), (-17, ey + 2, 1.1)], 3),
                    limb([(33, n, 0.6), (34, n + 10, 1.4), (31, n + 15, 0.5)], 4),
                ),
                line,
                "wrinkle",
                0.2,
                True,
                0.7,
            )
            f.add(
                U([limb([(-4, y, 0.5), (14, y - 1.5, 1.3), (29, y + 0.5, 0.5)], 5) for y in (-22, -28)]),
                line,
                "wrinkle",
                0.2,
                True,
                0.6,
            )
        if m.tear:
            f.add(shape("4,14^ 7,22 4,27 1,22"), "#d8ecf2", "tear", 0.3, True, 0.9)
    else:  # side
        if m.cheek:
            f.add(ellipse(18, ey + 17, 8, 6.5), blush, "cheek", 0.2, True, 0.5 * m.cheek)
        x = 25 if child else 24
        if m.open < 0.12:
            up = -1 if m.curve > 0.9 else 1
            f.add(
                limb([(x - 7, ey, 0.9), (x, ey + up * 2.6, 2.6), (x + 6, ey - 0.5, 0.9)], 6), ink, "eye.shut", 0.3, True
            )
        else:
            h = 6.4 * m.open
            ball = shape(
                f"{x - 6},{ey + 1}^ {x + 1},{ey - h * 0.85} {x + 6.5},{ey - h * 0.7}^ {x + 7.4},{ey} {x + 6},{ey + h * 0.5}^ {x},{ey + h * 0.5}"
            )
            f.add(ball, white, "eye.white", 0.2, True)
            iy = ey + m.look[1] * h * 0.25
            f.add(ellipse(x + 4.6, iy, 3.1, 4.0).intersection(ball), iris, "eye.iris", 0.2, True)
            f.add(ellipse(x + 5.2, iy, 1.9, 2.6).intersection(ball), ink, "eye.pupil", 0.2, True)
            f.add(ellipse(x + 5.6, iy - 1.4, 0.9), "#fffaf0", "eye.glint", 0.2, True)
            f.add(
                limb(
                    [
                        (x - 6.8, ey + 1.4, 0.9 * lash),
                        (x, ey - h * 0.82, 2.1 * lash),
                        (x + 7.2, ey - h * 0.72, 1.4 * lash),
                    ],
                    6,
                ),
                ink,
                "eye.lid",
                0.2,
                True,
            )
            if lash > 1.2:
                f.add(
                    limb([(x + 6.6, ey - h * 0.72, 1.6), (x + 11, ey - h * 0.72 - 2.2, 0.5)], 3),
                    ink,
                    "eye.lash",
                    0.2,
                    True,
                )
        f.add(
            limb(
                [
                    (x + 9.5, ey - 12 + m.brow_in * 0.9, bt),
                    (x + 2, ey - 15 + (m.brow_in + m.brow_out) * 0.45, bt * 1.15),
                    (x - 8, ey - 11.5 + m.brow_out, bt * 0.4),
                ],
                6,
            ),
            brow,
            "brow",
            0.3,
            True,
        )
        ny = 15 if child else 19
        f.add(limb([(36, ny - 1, 0.7), (33.5, ny - 5, 1.6), (36, ny - 8, 0.6)], 5), line, "nose", 0.2, True, 0.8)
        my = 25 if child else 28
        c = m.curve
        if m.gape > 0.08:
            g = m.gape * 13
            hole = shape(f"44,{my - 2}^ 34,{my - 2} {27 - 2 * c},{my - c * 4}^ 31,{my + g * 0.6} 42,{my + g}^")
            f.add(hole, ink, "mouth", 0.2, True)
            f.add(limb([(41, my - 1.6, 2.4), (33, my - 1.4, 1.8)], 3), "#f6efe0", "teeth", 0.2, True)
        else:
            f.add(
                limb([(38.5, my - 0.4, 1.6), (32, my + 0.6, 1.8), (26.5, my - c * 4.4, 0.8)], 5),
                ink,
                "mouth",
                0.2,
                True,
                0.9,
            )
            f.add(
                shape(f"40,{my - 3.4} 41,{my + 3.8} 35,{my + 2.8} 30,{my}^ 35,{my - 2}").intersection(
                    skull("side", age)
                ),
                lips,
                "lips",
                0.2,
                True,
                0.75,
            )
        if old:
            f.add(
                U(
                    limb([(35, ny + 2, 0.6), (28, ny + 10, 1.7), (27, ny + 17, 0.7)], 5),
                    limb([(16, ey - 3, 0.5), (10, ey - 6, 1.1)], 3),
                    limb([(15.5, ey + 1, 0.5), (9, ey + 2, 1.1)], 3),
                    limb([(19, ey + 8.5, 0.5), (26, ey + 9.5, 1.2), (31, ey + 7, 0.5)], 5),
                    limb([(20, -27, 0.5), (28, -27, 1.2), (33, -25, 0.5)], 4),
                    limb([(22, -33, 0.5), (28, -33, 1.0)], 3),
                ),
                line,
                "wrinkle",
                0.2,
                True,
                0.7,
            )
        if m.tear:
            f.add(shape("27,14^ 30,22 27,27 24,22"), "#d8ecf2", "tear", 0.3, True, 0.9)


def spectacles_on(f: Figure, view: str, ink: str = "#33241e", age: float = 35) -> None:
    """Round glasses on the nose."""
    ey = 8 if age < 4 else 6 if age < 13 else 1

    def ring(x: float, rx: float, ry: float) -> Any:
        return ellipse(x, ey + 1, rx, ry).difference(ellipse(x, ey + 1, rx - 1.7, ry - 1.7))

    if view == "front":
        g = U(
            ring(-16, 12, 11),
            ring(16, 12, 11),
            limb([(-5, ey, 1.6), (0, ey - 2.5, 1.8), (5, ey, 1.6)], 4),
            limb([(-28, ey, 1.6), (-37, ey - 1, 1.4)], 2),
            limb([(28, ey, 1.6), (37, ey - 1, 1.4)], 2),
        )
        lens = U(ellipse(-16, ey + 1, 11, 10), ellipse(16, ey + 1, 11, 10))
    elif view == "tq":
        g = U(
            ring(0, 12, 11),
            ring(27, 9, 11),
            limb([(11, ey, 1.6), (15, ey - 2, 1.8), (19, ey, 1.6)], 4),
            limb([(-12, ey, 1.6), (-27, ey - 2, 1.4)], 2),
        )
        lens = U(ellipse(0, ey + 1, 11, 10), ellipse(27, ey + 1, 8, 10))
    elif view == "side":
        g = U(
            ring(28, 8.5, 10.5),
            limb([(20, ey, 1.6), (-4, ey - 2, 1.4)], 2),
            limb([(36, ey - 1, 1.6), (40, ey + 2, 1.4)], 2),
        )
        lens = ellipse(28, ey + 1, 7.5, 9.5)
    else:
        return
    f.add(lens, "#fff8e0", "lens", 0.2, True, 0.28)
    f.add(g, ink, "glasses", 0.5)
