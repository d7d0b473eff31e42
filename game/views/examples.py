"""Worked examples for the rules page: four people at a table, and the points that the scorer itself gives them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from htpy import (
    Element,
    Fragment,
    Node,
    bdi,
    details,
    div,
    fragment,
    h3,
    li,
    p,
    section,
    span,
    summary,
    table,
    td,
    th,
    tr,
    ul,
)
from markupsafe import Markup

from game.rules.edition import NO_CAP, THREE_SEATS, Edition
from game.rules.round import Ballot, Round
from game.rules.score import Outcome, Why, awards, outcome
from game.rules.setup import PAWNS, Card
from game.screen import AwardLine, award_lines
from game.text.catalogue import Catalogue, mark
from game.views.awards import NAME, award_sentence, outcome_sentence, points_phrase
from game.views.frame import Frame
from game.views.pawn import pawn
from game.views.seat import listed

NAMES: Final = ("Anna", "Berit", "Carl", "Dan", "Eva", "Finn", "Gro")
"""The people of the examples; Anna tells."""
ANNA, BERIT, CARL, DAN, EVA, FINN, GRO = range(len(NAMES))
OWNERS: Final = "{owners}"
"""A placeholder that stays while the plural is found."""
MISTAKES: Final = {
    Outcome.SOME: mark(
        "A wrong vote brings nothing to the one who gave it. The point goes to the one who laid the card."
    ),
    Outcome.NONE: mark("Votes on the others’ cards count even when nobody has found the right one."),
    Outcome.ALL: mark("If all are right, the storyteller gets nothing: the clue was too easy."),
}
"""What is often got wrong when a round ends like this."""


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
    """Each example, to be played step by step: the votes lie open, and every question that is tapped shows what the scorer says."""
    text = frame.text
    return fragment[
        p[
            text.say("Anna tells each time. What everybody gets is counted by the same rules as your game."),
            " ",
            text.say("Guess first, then tap the question."),
        ],
        div(".examples")[
            (_shown(text, edition, number, example) for number, example in enumerate(chosen(edition, seats), 1))
        ],
    ]


def _shown(text: Catalogue, edition: Edition, number: int, example: Example) -> Element:
    played = example.round(edition)
    names: dict[int, Node] = {seat: bdi[NAMES[seat]] for seat in range(example.seats)}
    finders = sum(played.target in ballot.slots for ballot in played.ballots)
    found = outcome_sentence(text, played.outcome, names[ANNA], finders=finders, others=len(played.ballots))
    base = [line for line in award_lines(played) if line.why is not Why.CARD_BONUS]
    bonus = [line for line in award_lines(played) if line.why is Why.CARD_BONUS]
    mistake = MISTAKES.get(played.outcome)
    steps: list[tuple[Node, Node]] = [
        (text.weave("How many found {name}’s card?", name=names[ANNA]), p[found]),
        (
            text.say("First the storyteller’s card: who gets what?"),
            [_lines(text, edition, names, base), _sums(text, example, base, ".so-far")],
        ),
        (
            text.say("Then all the other cards: who gets what?"),
            _lines(text, edition, names, bonus) if bonus else p[text.say("There are no votes on the other cards.")],
        ),
        (text.say("And all together?"), _sums(text, example, [*base, *bonus], ".sums")),
    ]
    if mistake is not None:
        steps.append((text.say("What is often forgotten here?"), p[text.say(mistake)]))
    return section(".example")[
        h3[text.say("Example {number}", number=number)],
        ul(".votes")[(_vote(text, played, names, ballot) for ballot in played.ballots)],
        _steps(steps),
    ]


def _steps(steps: Sequence[tuple[Node, Node]]) -> Element | None:
    """Questions one inside the other: each answer brings the next question."""
    if not steps:
        return None
    (question, answer), *others = steps
    return details(".question-of")[summary[span[question]], div(".answer")[answer], _steps(others)]


def _vote(text: Catalogue, played: Round, names: dict[int, Node], ballot: Ballot) -> Element:
    """One vote: the pawn that gives it, and in words for whose card."""
    owners = listed(text, [names[played.owners[slot]] for slot in ballot.slots])
    sentence = text.count(
        "{name} votes for the card of {owners}.",
        "{name} votes for the cards of {owners}.",
        len(ballot.slots),
        name=NAME,
        owners=OWNERS,
    )
    return li[_pawn(ballot.seat), span[text.weave(sentence, name=names[ballot.seat], owners=owners)]]


def _pawn(seat: int) -> Element | Markup:
    return pawn(NAMES[seat], PAWNS[seat])


def _lines(text: Catalogue, edition: Edition, names: dict[int, Node], lines: Sequence[AwardLine]) -> Element:
    """What the scorer gives, and why, with the pawns that move."""
    return ul(".because-list")[
        (
            li[
                span(".pts")[f"+{line.points}"],
                span(".to")[(_pawn(seat) for seat in line.seats)],
                span[award_sentence(text, line, names, cap=edition.cap)],
            ]
            for line in lines
        )
    ]


def _sums(text: Catalogue, example: Example, lines: Sequence[AwardLine], kind: str) -> Element:
    """What everybody has after these lines."""
    scores = [sum(line.points for line in lines if seat in line.seats) for seat in range(example.seats)]
    return table(kind)[
        tr[(th(scope="col")[bdi[NAMES[seat]]] for seat in range(example.seats))],
        tr[(td[span(".sr")[points_phrase(text, score)], span(aria_hidden="true")[str(score)]] for score in scores)],
    ]
