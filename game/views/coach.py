"""The coach: one sentence a phase in a table's first rounds, until somebody has had enough of it."""

from htpy import Element, div, p

from game.settings import Coaching
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.icon import Icon


def coach(frame: Frame, sentence: str, *, wanted: bool) -> Element | None:
    """The sentence with a button that ends all coaching, if it is ``wanted`` here and not switched off."""
    if not wanted or frame.settings.coaching is Coaching.OFF:
        return None
    return div(".coach")[
        p[sentence], button("quiet-coach", frame.text.say("No more hints"), weight=Weight.QUIET, picture=Icon.REMOVE)
    ]
