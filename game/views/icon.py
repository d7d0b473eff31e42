"""Icons: small drawings in the colour of the text around them.

They stand beside words or have a spoken name, so no screen reader hears them.
"""

from enum import Enum

from htpy import Element, path, svg

from game.views.kept import kept


class Icon(Enum):
    """The drawings, each as one path on a field of 24 by 24."""

    ADD = "M10 3.5h4V10h6.500v4H14v6.500h-4V14H3.500v-4H10z"
    REMOVE = "M6.2 3.8 12 9.600l5.8-5.8 2.4 2.4-5.8 5.8 5.8 5.8-2.4 2.4-5.8-5.8-5.8 5.8-2.4-2.400L9.6 12 3.8 6.200z"
    UP = "M12 6.5 20.5 15l-2.5 2.5-6-6-6 6L3.5 15z"
    DOWN = "M12 17.5 3.5 9 6 6.500l6 6 6-6L20.5 9z"
    BEFORE = "M6.5 12 15 3.5 17.5 6l-6 6 6 6-2.5 2.500z"
    AFTER = "M17.5 12 9 20.5 6.5 18l6-6-6-6L9 3.500z"
    CURTAIN = "M2 3h20v3.500H2zM4 7.500h6c0 5.5-1 10-4.5 13.500H4zM14 7.500h6V21h-1.500C15 17.5 14 13 14 7.500z"
    TICK = "M9.3 20 2.5 13l2.6-2.7 4.2 4.300L18.9 4.500l2.6 2.600z"
    LINK = (
        "M10.5 13.500a4 4 0 0 1 0-5.700l3-3a4 4 0 0 1 5.7 5.700l-1.7 1.7-1.6-1.6 1.7-1.700a1.7 1.7 0 0"
        " 0-2.5-2.500l-3 3a1.7 1.7 0 0 0 0 2.500zM13.5 10.500a4 4 0 0 1 0 5.700l-3 3a4 4 0 0"
        " 1-5.7-5.700l1.7-1.7 1.6 1.6-1.7 1.700a1.7 1.7 0 0 0 2.5 2.500l3-3a1.7 1.7 0 0 0 0-2.500z"
    )
    BACK = "M10 4.500v4.300h4.500a6 6 0 0 1 0 12H8v-3h6.500a3 3 0 0 0 0-6H10V16L3 10.200z"
    BOOK = (
        "M12 6C9.5 4.3 6 3.8 2.5 4.200v14C6 17.8 9.5 18.3 12 20c2.5-1.7 6-2.2 9.5-1.800v-14C18 3.8 14.5 4.3"
        " 12 6zM11 16.700C9 15.9 6.8 15.6 4.8 15.700V6.400c2.2 0 4.4.4 6.2 1.300z"
    )
    DIALS = (
        "M4 3h3v6h2v3H2V9h2zM4 13.500h3V21H4zM10.5 3h3v9.500h2v3h-7v-3h2zM10.5 17h3v4h-3zM17"
        " 3h3v3.500h2v3h-7v-3h2zM17 11h3v10h-3z"
    )
    CARDS = "M3.500 3h9.500v2.500H6V15H3.500zM8.500 7.500h12V21h-12zM11 10v8.500h7V10z"
    MINUS = "M3.500 10h17v4h-17z"
    PENCIL = "M16.8 3.2 20.8 7.200 8.600 19.400 3.500 20.500 4.600 15.400z"
    STOP = "M6 3h2v18H6zM9 4c4-1.5 7 2.5 11 .5v9c-4 2-7-2-11-.5z"


@kept()
def icon(which: Icon) -> Element:
    """The drawing as inline SVG."""
    return svg(".icon", viewBox="0 0 24 24", aria_hidden="true", focusable="false")[path(d=which.value)]
