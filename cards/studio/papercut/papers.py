"""Letters, paper boats, open books, balloons, masks."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape


def open_book(paper: str = "#f4ead0", cover: str = "#8a3a3a", w: float = 70, lines: int = 1) -> Figure:
    """An open book, spine bottom at 0,0, tilted towards us. Anchors page_l, page_r."""
    f = Figure()
    h = w * 0.62
    f.add(
        shape(f"{-w * 0.54},{-h}^ 0,{-h * 0.9} {w * 0.54},{-h}^ {w * 0.54},{-h * 0.02}^ 0,4 {-w * 0.54},{-h * 0.02}^"),
        cover,
        "cover",
    )
    for s in (-1, 1):
        pg = T(
            shape(
                f"0,{-h * 0.86}^ {w * 0.18},{-h * 1.02} {w * 0.5},{-h * 0.98}^ {w * 0.5},{-h * 0.06}^ {w * 0.18},{-h * 0.1} 0,0^"
            ),
            flip=s < 0,
        )
        f.add(pg, paper if s > 0 else dark(paper, 0.06), "page", 0.6)
        if lines:
            f.add(
                T(
                    U(
                        [
                            limb(
                                [
                                    (w * 0.07, -h * (0.8 - 0.1 * k), 0.5),
                                    (w * 0.2, -h * (0.88 - 0.1 * k), 0.9),
                                    (w * 0.43, -h * (0.86 - 0.1 * k), 0.4),
                                ],
                                4,
                            )
                            for k in range(7)
                        ]
                    ),
                    flip=s < 0,
                ),
                mix(paper, "#3a2418", 0.5),
                "lines",
                0.2,
                True,
                0.8,
            )
    f.mark("page_l", -w * 0.25, -h * 0.5)
    f.mark("page_r", w * 0.25, -h * 0.5)
    return f


def letter(paper: str = "#f4ead0", seal: str = "#a8321f", w: float = 40) -> Figure:
    """A closed letter, centred."""
    f = Figure()
    h = w * 0.64
    f.add(box(-w / 2, -h / 2, w / 2, h / 2), paper, "paper", 0.8)
    f.add(
        U(
            limb([(-w / 2, -h / 2, 0.8), (0, h * 0.08, 1.2), (w / 2, -h / 2, 0.8)], 1),
            limb([(-w / 2, h / 2, 0.5), (-w * 0.12, -h * 0.02, 0.7)], 1),
            limb([(w / 2, h / 2, 0.5), (w * 0.12, -h * 0.02, 0.7)], 1),
        ),
        dark(paper, 0.3),
        "fold",
        0.2,
        True,
    )
    f.add(ellipse(0, h * 0.06, w * 0.09), seal, "seal", 0.4)
    return f


def paper_boat(paper: str = "#f4ead0", w: float = 90) -> list[tuple[Any, float]]:
    """A folded paper boat, keel at 0,0: [(facet, shade 0..1)], to be mixed between two papers."""
    k = w / 100
    P = [
        ([(-50, -22), (-28, -2), (0, -4), (0, -24)], 0.75),
        ([(50, -22), (28, -2), (0, -4), (0, -24)], 0.5),
        ([(0, -58), (-26, -19), (0, -24)], 0.95),
        ([(0, -58), (26, -19), (0, -24)], 0.65),
        ([(-50, -22), (-26, -19), (0, -24), (0, -22), (-28, -14)], 0.3),
        ([(50, -22), (26, -19), (0, -24), (0, -22), (28, -14)], 0.25),
    ]
    _ = paper
    return [(T(Polygon(p), s=k), s) for p, s in P]


def balloon(colour: str = "#c73e2e", r: float = 30) -> Figure:
    """A balloon, its knot at 0,0."""
    f = Figure()
    f.add(
        U(
            shape(
                f"0,-2^ {r * 0.5},{-r * 0.8} {r},{-r * 1.7} {r * 0.7},{-r * 2.5} 0,{-r * 2.8} {-r * 0.7},{-r * 2.5} {-r},{-r * 1.7} {-r * 0.5},{-r * 0.8}"
            ),
            shape("-3,3^ 0,-4^ 3,3^"),
        ),
        colour,
        "skin",
        1.4,
    )
    f.add(
        limb([(-r * 0.6, -r * 1.5, 1), (-r * 0.62, -r * 2, r * 0.12), (-r * 0.3, -r * 2.4, 1)], 5),
        light(colour, 0.5),
        "shine",
        0.2,
        True,
        0.7,
    )
    f.mark("knot", 0, 0)
    return f


def mask(colour: str = "#efe2c4", mood: str = "smile") -> Figure:
    """A theatre mask, centred, 70 high."""
    f = Figure()
    up = 1 if mood == "smile" else -1
    g = shape("-28,-30 0,-36 28,-30 30,-4 20,24 0,36 -20,24 -30,-4")
    eyes = U(
        *[
            shape(
                f"{s * 6},{-10}^ {s * 14},{-15 if up > 0 else -12} {s * 22},{-9 if up > 0 else -6}^ {s * 14},{-6 if up > 0 else -4}"
            )
            for s in (-1, 1)
        ]
    )
    m = (
        shape(f"-15,{12 - 4 * up}^ 0,{12 + 3 * up} 15,{12 - 4 * up}^ 0,{12 + 14 * up}")
        if up > 0
        else shape("-14,22^ 0,12 14,22^ 0,17")
    )
    f.add(clean(g.difference(U(eyes, m))), colour, "mask", 1.2)
    f.add(limb("0,-14,1 2,0,2 -2,3,1", 4), dark(colour, 0.3), "nose", 0.2, True, 0.7)
    return f
