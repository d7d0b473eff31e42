"""What stays of an evening: all clues with their cards, and who misled and who was read best."""

from collections import Counter
from collections.abc import Iterable

from htpy import Element, Node, bdi, h2, li, ol, section, span, ul
from htpy import button as html_button

from game.rules.round import Round
from game.rules.view import View
from game.views import card as cards
from game.views import seat as seats
from game.views.awards import NAMES, votes_phrase
from game.views.clue import clue_text
from game.views.frame import Frame
from game.views.pawn import pawn


def taken(rounds: Iterable[Round]) -> Counter[int]:
    """How many votes each seat has drawn to its decoys."""
    return Counter(
        told.owners[slot]
        for told in rounds
        for ballot in told.ballots
        for slot in ballot.slots
        if told.owners[slot] != told.storyteller
    )


def read(rounds: Iterable[Round]) -> Counter[int]:
    """How often each storyteller's card was found."""
    return Counter(told.storyteller for told in rounds for ballot in told.ballots if told.target in ballot.slots)


def found(rounds: Iterable[Round]) -> Counter[int]:
    """How often each seat found a storyteller's card."""
    return Counter(ballot.seat for told in rounds for ballot in told.ballots if told.target in ballot.slots)


def best(counts: Counter[int]) -> tuple[int, list[int]]:
    """The highest count and all who have it, in table order; nobody if there is nothing to count."""
    most = max(counts.values(), default=0)
    return most, sorted(seat for seat, count in counts.items() if count == most)


def memories(view: View, frame: Frame) -> Element | None:
    """Who did what best, each shared by all who did it equally well; nothing before the first round."""
    text = frame.text
    rows: list[Node] = []
    most, who = best(taken(view.rounds))
    if who:
        names = seats.names(text, [view.seats[seat] for seat in who])
        votes = votes_phrase(text, most)
        rows.append(
            _memory(
                view,
                who,
                text.say("Best misdirection"),
                [text.weave("{names}: {votes} led astray", names=names, votes=votes)],
            )
        )
    most, who = best(read(view.rounds))
    if who:
        names = seats.names(text, [view.seats[seat] for seat in who])
        times = text.count("{names}: found {number} time", "{names}: found {number} times", most, names=NAMES)
        rows.append(_memory(view, who, text.say("Most read mind"), text.weave(times, names=names)))
    most, who = best(found(view.rounds))
    if who:
        names = seats.names(text, [view.seats[seat] for seat in who])
        times = text.count("{names}: right {number} time", "{names}: right {number} times", most, names=NAMES)
        rows.append(_memory(view, who, text.say("Sharpest eye"), text.weave(times, names=names)))
    return ul(".memories")[rows] if rows else None


def _memory(view: View, who: list[int], title: str, sentence: Node) -> Element:
    return li(".memory")[
        span(".to")[(pawn(view.seats[seat].name, view.seats[seat].pawn) for seat in who)],
        span(".deed")[title],
        span(".how-often")[sentence],
    ]


def album(view: View, frame: Frame) -> Element | None:
    """Every round with its clue and the storyteller's card, each to be looked at again."""
    if not view.rounds:
        return None
    text = frame.text
    return section(".album", aria_labelledby="album")[
        h2(id="album")[
            text.say("Tonight’s dreams"),
            " ",
            span(".small")[text.count("{number} round", "{number} rounds", len(view.rounds))],
        ],
        ol(".leaves")[(_leaf(view, frame, told) for told in view.rounds)],
    ]


def _leaf(view: View, frame: Frame, told: Round) -> Element:
    text = frame.text
    teller = view.seats[told.storyteller]
    return li(".leaf")[
        html_button(type="button", data_do="show-round", data_round=told.number)[
            span(".sr")[text.say("Round {number}, told by {name}:", number=told.number, name=teller.name) + " "],
            span(".card")[cards.small(frame, told.lineup[told.target])],
            span(".teller")[pawn(teller.name, teller.pawn)],
            span(".leaf-clue")[bdi[clue_text(text, told.clue, told.caption)]],
        ]
    ]
