"""Who made this, and every licence."""

from htpy import Fragment, p

from game.screen import AboutScreen
from game.views.frame import Frame
from game.views.sheet import sheet


def draw(screen: AboutScreen, frame: Frame) -> Fragment:  # noqa: ARG001 (all screens are drawn alike)
    """The page about Moonhare."""
    text = frame.text
    return sheet(
        frame,
        text.say("About Moonhare"),
        p[
            text.say(
                "Moonhare plays by the rules of Dixit. It is not made or approved by the publisher of Dixit; the name is used only to say which rules are played."
            )
        ],
    )
