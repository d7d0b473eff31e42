"""The frame around every answer to a clue: the clue above, the cards large, and a bar that asks, says what is missing, and commits."""

from dataclasses import dataclass

from htpy import Element, Node, div, p

from game.rules.view import View
from game.text.catalogue import Catalogue
from game.views.button import Weight, button
from game.views.clue import clue_line
from game.views.coach import coach
from game.views.frame import Frame
from game.views.hand import cover, top
from game.views.seat import name
from game.views.tell import WHY


@dataclass(frozen=True, slots=True)
class Commitment:
    """The button that commits: what it does and says, whether it can be used yet, and why not."""

    do: str
    label: str
    ready: bool
    why: str = ""
    refused: bool = False
    """Whether ``why`` answers a try that did not do."""


def answer(view: View, frame: Frame, *, advice: str, stage: Element, bar: Element) -> list[Node]:
    """A private screen that answers the clue; ``advice`` is for a table's first round."""
    text = frame.text
    assert view.clue is not None
    return [
        top(
            view,
            clue_line(text, view.clue, view.caption),
            aside=text.weave("told by {name}", name=name(view, view.storyteller)),
        ),
        coach(frame, advice, wanted=view.round_number == 1),
        stage,
        bar,
    ]


def answer_bar(text: Catalogue, asked: Node, commitment: Commitment, *notes: Node) -> Element:
    """The bar below: what is asked, why it cannot be done yet, and small ``notes``."""
    why = commitment.why
    return div(".bar")[
        cover(text),
        div(".say")[
            p(".ask")[asked],
            why and p(class_=["why", {"refused": commitment.refused}], id=WHY)[why],
            (note and p(".small")[note] for note in notes),
        ],
        button(
            commitment.do,
            commitment.label,
            weight=Weight.MAIN,
            ready=commitment.ready,
            described_by=WHY if why else None,
        ),
    ]
