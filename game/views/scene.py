"""The scene beside the set-up form: a moon over the hills, a hare that leaps across it, and three cards of the pack."""

from typing import Final

from htpy import Element, circle, div, g, img, svg, use

from game.pictures import Pictures

FAN: Final = 3
"""Cards in the fan: the first of the pack, the same for everybody."""


def scene(pictures: Pictures) -> Element:
    """The scene; without cards while no pack is there. It tells nothing, so no screen reader stops at it."""
    pack = next(iter(pictures.packs.values()), None)
    fan = () if pack is None else tuple(pack.table(number) for number in range(min(FAN, len(pack.files))))
    return div(".scene", aria_hidden="true")[
        svg(".scene-moon", viewBox="0 0 200 200", focusable="false")[
            circle(".disc", cx="100", cy="100", r="98"),
            g(".craters")[
                circle(cx="62", cy="52", r="13"),
                circle(cx="120", cy="36", r="7"),
                circle(cx="150", cy="70", r="10"),
                circle(cx="36", cy="92", r="8"),
            ],
        ],
        svg(".scene-hare", viewBox="-6 -4 112 106", focusable="false")[
            use(href="#hare-leaping", width="100", height="100")
        ],
        div(".fan")[(img(src=address, alt="", width="400", height="600") for address in fan)],
    ]
