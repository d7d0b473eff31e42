"""The curtain of a hand-over, and the moon on it that is held to open a hand."""

from typing import Final

from htpy import Element, circle, div, g, span, svg, use

from game.views.kept import kept

RING: Final = 168
"""Radius of the ring that fills while the moon is held; the style knows its length as one unit (``pathLength``)."""


@kept()
def curtain() -> Element:
    """The cloth: folds, a valance with a stitched hem. Drawn by the style alone."""
    return div(".curtain", aria_hidden="true")[div(".folds"), div(".valance")]


@kept()
def parting(pawn: str) -> Element:
    """The two halves of the curtain as they go apart before a hand that has just been opened."""
    return div(".parting", data_pawn=pawn, aria_hidden="true")[span, span]


@kept()
def moon(pawn: str) -> Element:
    """The moon with the seat's hare on it, in a ring that closes like a waxing moon."""
    return span(".moon-face", aria_hidden="true")[
        svg(".moon-disc", viewBox="0 0 380 380", focusable="false")[
            circle(".disc", cx="190", cy="190", r="142"),
            g(".craters")[
                circle(cx="127", cy="122", r="22"),
                circle(cx="223", cy="78", r="12"),
                circle(cx="247", cy="246", r="24"),
                circle(cx="98", cy="228", r="15"),
                circle(cx="290", cy="142", r="9"),
            ],
            circle(".ring", cx="190", cy="190", r=str(RING)),
            circle(".fill", cx="190", cy="190", r=str(RING), pathLength="1"),
        ],
        span(".moon-hare")[
            svg(viewBox="-6 -4 112 106", focusable="false")[
                use(".thin", href=f"#thin-{pawn}", width="100", height="100"),
                use(href=f"#hare-{pawn}", width="100", height="100"),
            ]
        ],
    ]
