"""The rules as this table plays them: every number comes from the edition, so that no text can disagree with the game."""

from htpy import Fragment, h2, p

from game.screen import RulesScreen
from game.views.frame import Frame
from game.views.sheet import sheet


def draw(screen: RulesScreen, frame: Frame) -> Fragment:
    """The rules page."""
    text = frame.text
    return sheet(frame, text.say("The rules"), h2[text.say("The goal")], p[str(screen.edition.goal)])
