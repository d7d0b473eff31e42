"""A game that is open in another tab: say so, and offer to go on here."""

from htpy import Fragment, bdi, div, p

from game.screen import ElsewhereScreen
from game.views.button import Weight, button
from game.views.frame import Frame
from game.views.seat import listed
from game.views.sheet import sheet


def draw(screen: ElsewhereScreen, frame: Frame) -> Fragment:
    """The page of a game that another tab holds."""
    text, saved = frame.text, screen.saved
    return sheet(
        frame,
        text.say("This game is open in another tab"),
        p[listed(text, [bdi[name] for name in saved.names])],
        p(".small")[text.say("In round {number}", number=saved.round_number)],
        p[text.say("Go on there, or take the game over here. Nothing is lost either way.")],
        div(".acts")[button("take-over", text.say("Take it over"), game=saved.id, weight=Weight.MAIN)],
    )
