"""The frame of a page to read: a heading, the way back, and the text."""

from htpy import Element, Fragment, Node, div, fragment, h1, header

from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.icon import Icon


def sheet(frame: Frame, title: Node, *content: Node, over: Element | None = None) -> Fragment:
    """A page that lies over the game until ``back``, and what lies over it."""
    return fragment[
        div(".under", inert=over is not None)[
            header(".top")[
                button("back", frame.text.say("Back"), picture=Icon.BEFORE, weight=Weight.PLAIN),
                h1(tabindex="-1", data_focus=True)[title],
            ],
            div(".reading.sheet")[content],
        ],
        over,
    ]
