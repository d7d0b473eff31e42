"""Eyes, brows and mouth for close-ups in three-quarter view: a gaze that goes down and forward, lids that carry it."""

from __future__ import annotations

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import ellipse, limb, shape

REPLACED = ("eye", "mouth", "lip", "brow", "teeth", "tongue")


def looking_down(
    head: Figure,
    skin: str,
    y: float = 1.0,
    iris: str = "#5a3418",
    brow: str = "#2a1620",
    gape: float = 0.5,
    lift: float = 1.0,
    smile: float = 0.5,
) -> Figure:
    """The head (view tq, facing right) with new features. y: eye level (6 for children, 1 for adults); gape: how far
    the mouth is open (0..1); lift: how high the brows are; smile: corners of the mouth up (1) or down (-1)."""
    f = Figure(p for p in head.pieces if not p.name.startswith(REPLACED))
    f._anchors = dict(head._anchors)
    ink, lid = "#2a1620", mix(skin, "#6a3424", 0.3)
    for x, w, k in ((1, 16.5, 1.0), (27, 12.5, 0.8)):
        hw = w / 2
        ball = shape(
            f"{x - hw},{y + 1}^ {x - hw * 0.5},{y - 5.2} {x + hw * 0.3},{y - 6} {x + hw},{y + 0.4}^ {x + hw * 0.5},{y + 5.2} {x - hw * 0.4},{y + 5.2}"
        )
        f.add(ball, "#fbf3e2", "eye.white", 0.25, True)
        ix, iy = x + hw * 0.34, y + 1.7
        f.add(ellipse(ix, iy, 4.7 * k, 5.1).intersection(ball), iris, "eye.iris", 0.2, True)
        f.add(ellipse(ix + 0.5, iy + 0.4, 2.6 * k, 2.9).intersection(ball), ink, "eye.pupil", 0.2, True)
        f.add(ellipse(ix + 1.9 * k, iy - 1.2, 1.2, 1.3), "#fff6dc", "eye.glint", 0.2, True)
        upper = shape(
            f"{x - hw - 1},{y + 1}^ {x - hw * 0.5},{y - 8.6} {x + hw * 0.3},{y - 9.2} {x + hw + 0.6},{y}^ {x + hw * 0.3},{y - 3.8} {x - hw * 0.5},{y - 2.8}"
        )
        f.add(upper, lid, "eye.lid", 0.25, True)
        f.add(
            limb(
                [
                    (x - hw - 1.4, y + 1.6, 1.0),
                    (x - hw * 0.5, y - 3.0, 2.1),
                    (x + hw * 0.3, y - 4.0, 2.3),
                    (x + hw + 0.8, y + 0.4, 1.2),
                ],
                6,
            ),
            ink,
            "eye.line",
            0.25,
            True,
        )
        f.add(
            limb([(x - hw * 0.5, y + 7.2, 0.4), (x + hw * 0.2, y + 7.8, 0.9), (x + hw * 0.8, y + 5.4, 0.4)], 5),
            mix(skin, "#5a2418", 0.45),
            "eye.under",
            0.2,
            True,
            0.6,
        )
    b = y - 12 - 2.5 * lift
    f.add(limb([(-10, b + 5, 1), (-2, b, 3), (8, b + 1 - lift, 1.2)], 6), brow, "brow", 0.3, True, 0.85)
    f.add(limb([(20, b - lift, 1.1), (28, b - 1, 2.6), (34, b + 4, 0.8)], 6), brow, "brow", 0.3, True, 0.85)
    m, c, g = 31.5, 1.8 * smile, 9 * gape
    lip = mix(skin, "#a03a34", 0.5)
    if gape > 0.08:
        f.add(
            shape(
                f"8,{m - c}^ 13,{m - 1.8} 18,{m - 1.2} 24,{m - c}^ 22,{m + g * 0.5} 17,{m + g * 0.9} 12,{m + g * 0.5}"
            ),
            "#4a1a20",
            "mouth",
            0.2,
            True,
        )
    f.add(
        limb([(7, m - c, 0.8), (13, m - 2, 2.1), (16, m - 1.2, 1.6), (19, m - 1.8, 2.1), (25, m - c, 0.8)], 5),
        lip,
        "mouth.lip",
        0.2,
        True,
    )
    f.add(
        limb([(11, m + g * 0.9, 0.8), (17, m + g + 1.2, 2.4), (22.5, m + g * 0.8, 0.8)], 5), lip, "mouth.lip", 0.2, True
    )
    return f
