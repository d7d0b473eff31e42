"""Icons: small drawings in the colour of the text around them. They always stand beside words, so no screen reader hears them."""

from enum import Enum

from htpy import Element, path, svg


class Icon(Enum):
    """The drawings, each as one path on a field of 24 by 24."""

    ADD = "M10 3.5h4V10h6.500v4H14v6.500h-4V14H3.500v-4H10z"
    REMOVE = "M6.200 3.800 12 9.600l5.800-5.800 2.400 2.400-5.800 5.800 5.800 5.800-2.400 2.400-5.800-5.800-5.800 5.800-2.400-2.400L9.600 12 3.800 6.200z"
    UP = "M12 6.500 20.500 15l-2.500 2.500-6-6-6 6L3.500 15z"
    DOWN = "M12 17.500 3.500 9 6 6.500l6 6 6-6L20.500 9z"
    BEFORE = "M6.500 12 15 3.500 17.500 6l-6 6 6 6-2.500 2.500z"
    AFTER = "M17.500 12 9 20.500 6.500 18l6-6-6-6L9 3.500z"
    CURTAIN = "M2 3h20v3.500H2zM4 7.500h6c0 5.500-1 10-4.500 13.500H4zM14 7.500h6V21h-1.500C15 17.500 14 13 14 7.500z"
    TICK = "M9.300 20 2.500 13l2.600-2.700 4.200 4.300L18.900 4.500l2.600 2.600z"
    LINK = (
        "M10.500 13.500a4 4 0 0 1 0-5.700l3-3a4 4 0 0 1 5.700 5.700l-1.700 1.700-1.600-1.600 1.700-1.700a1.700 1.700 0 0 0-2.500-2.500l-3 3a1.700 1.700 0 0 0 0 2.500z"
        "M13.500 10.500a4 4 0 0 1 0 5.700l-3 3a4 4 0 0 1-5.700-5.700l1.700-1.700 1.600 1.600-1.700 1.700a1.700 1.700 0 0 0 2.500 2.500l3-3a1.700 1.700 0 0 0 0-2.500z"
    )
    BACK = "M10 4.500v4.300h4.500a6 6 0 0 1 0 12H8v-3h6.500a3 3 0 0 0 0-6H10V16L3 10.200z"
    BOOK = "M12 6C9.500 4.300 6 3.800 2.500 4.200v14C6 17.800 9.500 18.300 12 20c2.500-1.700 6-2.200 9.500-1.800v-14C18 3.800 14.500 4.300 12 6zM11 16.700C9 15.900 6.800 15.600 4.800 15.700V6.400c2.200 0 4.400.4 6.200 1.300z"
    DIALS = "M4 3h3v6h2v3H2V9h2zM4 13.500h3V21H4zM10.500 3h3v9.500h2v3h-7v-3h2zM10.500 17h3v4h-3zM17 3h3v3.500h2v3h-7v-3h2zM17 11h3v10h-3z"
    STOP = "M6 3h2v18H6zM9 4c4-1.500 7 2.500 11 .5v9c-4 2-7-2-11-.5z"


def icon(which: Icon) -> Element:
    """The drawing as inline SVG."""
    return svg(".icon", viewBox="0 0 24 24", aria_hidden="true", focusable="false")[path(d=which.value)]
