"""The features of a face from the front and in three-quarter view, and which to draw."""

from __future__ import annotations

from cards.studio.papercut.colour import mix
from cards.studio.papercut.features import Look, add_brow, add_eye, add_mouth, look_of
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape
from cards.studio.papercut.profiles import face_side


def face_front(f: Figure, look: Look, skin: str) -> None:
    """The features seen from the front."""
    m, ink, line, lips, blush = look.mood, look.ink, look.line, look.lips, look.blush
    white, brow, iris, lash, nose = look.white, look.brow, look.iris, look.lash, look.nose
    ey, ew, bt, full, child, old = look.eye_y, look.eye_width, look.brow_width, look.full, look.child, look.old
    for s in (-1, 1):
        if m.cheek:
            f.add(ellipse(s * 22, ey + 17, 8.5, 6.5), blush, "cheek", 0.2, True, 0.5 * m.cheek)
    for s in (-1, 1):
        add_eye(f, s * 16, ey, ew, m, ink, iris, white, lash, s)
        add_brow(f, s * 16, ey - 13.5, 17, s, m, brow, bt)
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
    add_mouth(f, 0, 33 if not child else 32, 21 if child else 25, m, lips, ink, full)
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


def face_tq(f: Figure, look: Look, skin: str) -> None:
    """The features in three-quarter view."""
    m, ink, line, lips, blush = look.mood, look.ink, look.line, look.lips, look.blush
    white, brow, iris, lash = look.white, look.brow, look.iris, look.lash
    ey, ew, bt, full, child, old = look.eye_y, look.eye_width, look.brow_width, look.full, look.child, look.old
    if m.cheek:
        f.add(ellipse(-6, ey + 18, 9, 6.5), blush, "cheek", 0.2, True, 0.5 * m.cheek)
        f.add(ellipse(30, ey + 16, 5, 6), blush, "cheek", 0.2, True, 0.45 * m.cheek)
    add_eye(f, 0, ey, ew, m, ink, iris, white, lash, -1, 1.0)
    add_eye(f, 26, ey, ew * 0.78, m, ink, iris, white, lash, 1, 0.6)
    add_brow(f, 0, ey - 13.5, 18, -1, m, brow, bt)
    add_brow(f, 27, ey - 13.5, 13, 1, m, brow, bt * 0.9)
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
    add_mouth(f, 15, 33 if not child else 32.5, 20 if child else 24, m, lips, ink, full, 0.78)
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
    """Draw the features onto a head figure; a head from behind has none."""
    draw = {"front": face_front, "tq": face_tq, "side": face_side}.get(view)
    if draw:
        draw(f, look_of(age, m, skin, brow, iris, lash, lip, nose), skin)
