"""Worked examples for the rules page: four people at a table, and the points that the scorer itself gives them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from htpy import Element, Fragment, Node, bdi, div, fragment, h3, li, p, section, span, table, td, th, tr, ul

from game.rules.edition import NO_CAP, THREE_SEATS, Edition
from game.rules.round import Ballot, Round
from game.rules.score import awards, outcome
from game.rules.setup import Card
from game.screen import award_lines
from game.text.catalogue import Catalogue
from game.views.awards import award_sentence, outcome_sentence, points_phrase
from game.views.frame import Frame
from game.views.seat import listed

NAMES: Final = ("Anna", "Berit", "Carl", "Dan", "Eva", "Finn", "Gro")
"""The people of the examples; Anna tells."""
ANNA, BERIT, CARL, DAN, EVA, FINN, GRO = range(len(NAMES))


@dataclass(frozen=True, slots=True)
class Example:
    """A table of the first ``seats`` people, and for whose card each of them votes."""

    seats: int
    votes: dict[int, tuple[int, ...]]

    def round(self, edition: Edition) -> Round:
        """The round as it is counted. Each card lies at its owner's place; with three, second decoys come after them."""
        owners = tuple(range(self.seats)) + ((BERIT, CARL) if self.seats == THREE_SEATS else ())
        found = sum(ANNA in slots for slots in self.votes.values())
        given = awards(edition, seats=self.seats, storyteller=ANNA, owners=owners, ballots=self.votes)
        scores = [0] * self.seats
        for award in given:
            scores[award.seat] += award.points
        return Round(
            number=1,
            storyteller=ANNA,
            clue="",
            caption="",
            lineup=(Card(""),) * len(owners),
            owners=owners,
            ballots=tuple(Ballot(seat, slots) for seat, slots in sorted(self.votes.items())),
            outcome=outcome(self.seats - 1, found),
            awards=given,
            scores=tuple(scores),
        )


SOME: Final = Example(4, {BERIT: (ANNA,), CARL: (ANNA,), DAN: (BERIT,)})
NONE: Final = Example(4, {BERIT: (CARL,), CARL: (BERIT,), DAN: (BERIT,)})
ALL: Final = Example(4, {BERIT: (ANNA,), CARL: (ANNA,), DAN: (ANNA,)})
THREE: Final = Example(THREE_SEATS, {BERIT: (ANNA,), CARL: (BERIT,)})
CAPPED: Final = Example(7, {BERIT: (ANNA,), CARL: (BERIT,), DAN: (BERIT,), EVA: (BERIT,), FINN: (BERIT,), GRO: (CARL,)})
TWO_VOTES: Final = Example(
    7, {BERIT: (ANNA,), CARL: (ANNA, BERIT), DAN: (BERIT, EVA), EVA: (BERIT,), FINN: (BERIT, CARL), GRO: (ANNA, BERIT)}
)


def chosen(edition: Edition, seats: int) -> Iterator[Example]:
    """The examples that say something about this table."""
    yield from (SOME, NONE, ALL)
    if seats in (0, THREE_SEATS):
        yield THREE
    if seats > THREE_SEATS or seats == 0:
        if edition.votes(TWO_VOTES.seats) > 1:
            yield TWO_VOTES
        elif edition.cap != NO_CAP:
            yield CAPPED


def examples(frame: Frame, edition: Edition, seats: int) -> Fragment:
    """Each example: who votes for whose card, what that brings and why, and the sums."""
    return fragment[
        p[frame.text.say("Anna tells each time. What everybody gets is counted by the same rules as your game.")],
        div(".examples")[(_shown(frame.text, edition, example) for example in chosen(edition, seats))],
    ]


def _shown(text: Catalogue, edition: Edition, example: Example) -> Element:
    played = example.round(edition)
    names: dict[int, Node] = {seat: bdi[NAMES[seat]] for seat in range(example.seats)}
    finders = sum(played.target in ballot.slots for ballot in played.ballots)
    summary = outcome_sentence(text, played.outcome, names[ANNA], finders=finders, others=len(played.ballots))
    return section(".example")[
        h3[summary],
        ul(".votes")[(li[_vote(text, played, names, ballot)] for ballot in played.ballots)],
        ul(".because-list")[(li[award_sentence(text, line, names, cap=edition.cap)] for line in award_lines(played))],
        table(".sums")[
            tr[(th(scope="col")[names[seat]] for seat in range(example.seats))],
            tr[
                (
                    td[span(".sr")[points_phrase(text, score)], span(aria_hidden="true")[str(score)]]
                    for score in played.scores
                )
            ],
        ],
    ]


def _vote(text: Catalogue, played: Round, names: dict[int, Node], ballot: Ballot) -> Node:
    owners = listed(text, [names[played.owners[slot]] for slot in ballot.slots])
    return text.weave("{name} votes for the card of {owner}.", name=names[ballot.seat], owner=owners)
