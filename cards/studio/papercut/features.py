"""The parts of a face: eyes, brows, mouths, and the look they share."""

from __future__ import annotations

from typing import NamedTuple

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, limb, shape
from cards.studio.papercut.skulls import GRIZZLE


class Look(NamedTuple):
    """What the features of one face share: feeling, age in three words, and the colours and sizes of its parts."""

    age: float
    mood: Feeling
    child: bool
    old: bool
    ink: str
    line: str
    lips: str
    blush: str
    white: str
    brow: str
    iris: str
    lash: float
    nose: float
    eye_y: float
    eye_width: float
    brow_width: float
    full: float


def look_of(age: float, m: Feeling, skin: str, brow: str, iris: str, lash: float, lip: str | None, nose: float) -> Look:
    """The look of a face by age, feeling and colours."""
    child = age < 13
    return Look(
        age=age,
        mood=m,
        child=child,
        old=age >= GRIZZLE,
        ink=mix(dark(skin, 0.78), "#1a1020", 0.5),
        line=mix(skin, "#5a2418", 0.45),
        lips=lip or mix(skin, "#a8403a", 0.42),
        blush=mix(skin, "#d8564a", 0.45),
        white=mix("#fbf6ea", skin, 0.08),
        brow=brow,
        iris=iris,
        lash=lash,
        nose=nose,
        eye_y=8 if age < 4 else 6 if child else 1,
        eye_width=15.5 if child else 13.5,
        brow_width=2.2 if child else 3.2,
        full=0.75 if child else 1.0,
    )


def add_eye(
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


def add_brow(f: Figure, x: float, y: float, w: float, side: int, m: Feeling, c: str, t: float) -> None:
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


def add_mouth(
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
