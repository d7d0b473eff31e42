"""The score track: the way to the moon, with a pawn for each seat. A pure function of the scores."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from htpy import Element, bdi, caption, div, table, tbody, td, th, thead, tr

from game.rules.view import SeatView, View
from game.text.catalogue import Catalogue
from game.views.frame import Frame


class Way(StrEnum):
    """How the way runs: a strip along the edge of the hand-over, or winding up the hills of the reveal."""

    STRIP = "strip"
    WINDING = "winding"


def score_table(text: Catalogue, seats: Sequence[SeatView], scores: Sequence[int], goal: int) -> Element:
    """The track in words, for those who do not see it."""
    return table(".sr.scores")[
        caption[text.say("The way to the moon: {goal} points", goal=goal)],
        thead[tr[th(scope="col")[text.say("Player")], th(scope="col")[text.say("Points")]]],
        tbody[
            (
                tr[th(scope="row")[bdi[seat.name]], td[str(score)]]
                for seat, score in zip(seats, scores, strict=False)
                if seat.active
            )
        ],
    ]


def track(
    view: View,
    frame: Frame,
    *,
    way: Way = Way.STRIP,
    scores: Sequence[int] | None = None,
    hops: Mapping[int, int] | None = None,
    step: int = 0,
) -> Element:
    """The track with every seat at the table on its score (on ``scores``, if given).

    ``hops`` has the seats that have just moved and the scores they came from; ``step`` is a number that changes with every hop, so that each one is seen.
    """
    stand = [seat.score for seat in view.seats] if scores is None else scores
    return div(".track", class_=way.value)[score_table(frame.text, view.seats, stand, view.edition.goal)]
