"""Another seat's hand: choose what fits the clue best."""

from htpy import Fragment, Node, div, p

from game.screen import SubmitScreen
from game.views import card as cards
from game.views import sentences
from game.views.button import Weight, button
from game.views.clue import clue_line
from game.views.coach import coach
from game.views.frame import Frame
from game.views.hand import cover, look_at, private, targets, top
from game.views.look import choose
from game.views.seat import name
from game.views.tell import WHY


def draw(screen: SubmitScreen, frame: Frame) -> Fragment:
    """The hand, the clue above it, and the button that lays the chosen cards."""
    view, text = screen.view, frame.text
    assert view.clue is not None
    under = [
        top(
            view,
            clue_line(text, view.clue, view.caption),
            aside=text.weave("told by {name}", name=name(view, view.storyteller)),
        ),
        coach(
            frame,
            text.say("Choose the card that fits the clue best, so that the others think it is the storyteller’s."),
            wanted=view.round_number == 1,
        ),
        cards.stage(
            len(view.hand),
            cards.hand(frame, view.hand, screen.chosen),
            cards.pane(frame, screen.chosen[-1] if screen.chosen else None, text.say("Tap a card to see it large.")),
        ),
        _bar(screen, frame),
    ]
    looking = screen.looking
    if looking is None or looking not in view.hand:
        return private(view, under, None)
    target = targets((looking,))[0]
    choice = choose(frame, target, text.say("Choose this card"), chosen=looking in screen.chosen)
    return private(view, under, look_at(frame, view.hand, looking, choice))


def _bar(screen: SubmitScreen, frame: Frame) -> Node:
    view, text = screen.view, frame.text
    left = view.decoys - len(screen.chosen)
    asked = text.count("Which card fits the clue?", "Which {number} cards fit the clue?", view.decoys)
    if screen.refused is not None:
        why = sentences.refusal(text, screen.refused)
    elif left > 0:
        more = text.say("Choose one more card.")
        why = more if screen.chosen else text.count("Choose one card.", "Choose {number} cards.", left)
    else:
        why = ""
    return div(".bar")[
        cover(text),
        div(".say")[p(".ask")[asked], why and p(class_=["why", {"refused": screen.refused is not None}], id=WHY)[why]],
        button(
            "submit",
            text.count("Lay this card", "Lay these {number} cards", view.decoys),
            weight=Weight.MAIN,
            ready=left == 0,
            described_by=WHY if why else None,
        ),
    ]
