"""The features of a face in profile."""

from __future__ import annotations

from cards.studio.papercut.features import Look
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape
from cards.studio.papercut.skulls import skull


def face_side(f: Figure, look: Look, skin: str) -> None:
    """The features in profile."""
    m, ink, line, lips, blush = look.mood, look.ink, look.line, look.lips, look.blush
    white, brow, iris, lash = look.white, look.brow, look.iris, look.lash
    ey, bt, child, old = look.eye_y, look.brow_width, look.child, look.old
    if m.cheek:
        f.add(ellipse(18, ey + 17, 8, 6.5), blush, "cheek", 0.2, True, 0.5 * m.cheek)
    x = 25 if child else 24
    if m.open < 0.12:
        up = -1 if m.curve > 0.9 else 1
        f.add(limb([(x - 7, ey, 0.9), (x, ey + up * 2.6, 2.6), (x + 6, ey - 0.5, 0.9)], 6), ink, "eye.shut", 0.3, True)
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
                skull("side", look.age)
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
