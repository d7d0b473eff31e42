"""Another seat's hand: choose what fits the clue best."""

from htpy import Element, Fragment

from game.screen import SubmitScreen
from game.text.catalogue import Catalogue
from game.views import card as cards
from game.views import sentences
from game.views.answer import Commitment, answer, answer_bar
from game.views.frame import Frame
from game.views.hand import look_at, private, targets
from game.views.look import choose


def draw(screen: SubmitScreen, frame: Frame) -> Fragment:
    """The hand, the clue above it, and the button that lays the chosen cards."""
    view, text = screen.view, frame.text
    under = answer(
        view,
        frame,
        advice=text.count(
            "Choose the card that fits the clue best, so that the others think it is the storyteller’s.",
            "Choose the {number} cards that fit the clue best, so that the others think one is the storyteller’s.",
            screen.view.decoys,
        ),
        stage=cards.stage(
            len(view.hand),
            cards.hand(frame, view.hand, screen.chosen),
            cards.pane(frame, screen.chosen[-1] if screen.chosen else None, text.say("Tap a card to see it large.")),
        ),
        bar=_bar(screen, text),
    )
    looking = screen.looking
    if looking is None or looking not in view.hand:
        return private(view, frame, under, None)
    target = targets((looking,))[0]
    choice = choose(frame, target, text.say("Choose this card"), chosen=looking in screen.chosen)
    return private(view, frame, under, look_at(frame, view.hand, looking, choice))


def _bar(screen: SubmitScreen, text: Catalogue) -> Element:
    decoys = screen.view.decoys
    left = decoys - len(screen.chosen)
    if screen.refused is not None:
        why = sentences.refusal(text, screen.refused)
    elif left > 0:
        more = text.say("Choose one more card.")
        why = more if screen.chosen else text.count("Choose one card.", "Choose {number} cards.", left)
    else:
        why = ""
    label = text.count("Lay this card", "Lay these {number} cards", decoys)
    lay = Commitment("submit", label, ready=left == 0, why=why, refused=screen.refused is not None)
    return answer_bar(text, text.count("Which card fits the clue?", "Which {number} cards fit the clue?", decoys), lay)
