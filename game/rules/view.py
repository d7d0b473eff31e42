"""Views: what one seat, or the whole table, may know. Built by allow-list from a state; screens and opponents get nothing else."""

from dataclasses import dataclass

from game.rules.edition import Edition
from game.rules.moves import Clue
from game.rules.pile import rounds_left
from game.rules.round import Ending, Phase, Round
from game.rules.setup import Card, Mind
from game.rules.state import State


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of a seat. ``done`` tells whether it has made this phase's move; ``active`` whether it still sits there."""

    number: int
    name: str
    pawn: str
    mind: Mind | None
    active: bool
    score: int
    done: bool


@dataclass(frozen=True, slots=True)
class View:
    """The game as ``seat`` sees it, or as the table does (``seat`` is ``None``).

    ``lineup`` is empty before VOTE and has no owners; ``own_slots`` are the places of the viewer's own cards, ``laid`` the cards it has laid in this
    round, ``ballot`` its own votes. In SCORE and OVER the finished round is the last of ``rounds``, with everything open.
    """

    seat: int | None
    edition: Edition
    clue_language: str
    seats: tuple[SeatView, ...]
    phase: Phase
    round_number: int
    storyteller: int
    next_storyteller: int
    clue: Clue | None
    caption: str
    to_act: tuple[int, ...]
    hand: tuple[Card, ...]
    laid: tuple[Card, ...]
    lineup: tuple[Card, ...]
    own_slots: tuple[int, ...]
    ballot: tuple[int, ...]
    hand_size: int
    decoys: int
    votes: int
    pile: int
    rounds_left: int | None
    rounds: tuple[Round, ...]
    ending: Ending | None
    winners: tuple[int, ...]

    @property
    def active(self) -> tuple[int, ...]:
        """The numbers of the seats at the table, in table order."""
        return tuple(seat.number for seat in self.seats if seat.active)

    @property
    def others(self) -> tuple[int, ...]:
        """The seats at the table but the storyteller."""
        return tuple(seat for seat in self.active if seat != self.storyteller)


def view(state: State, seat: int | None) -> View:
    """What ``seat`` may know of a state; ``None`` for what lies open on the table. Raises ``IndexError`` for a seat that never was."""
    if seat is not None and seat not in range(len(state.seats)):
        raise IndexError(f"nobody ever sat on seat {seat}")
    owing = state.to_act
    seats = tuple(
        SeatView(
            number=number,
            name=who.name,
            pawn=who.pawn,
            mind=who.mind,
            active=number in state.active,
            score=state.scores[number],
            done=state.phase in (Phase.SUBMIT, Phase.VOTE) and number in state.others and number not in owing,
        )
        for number, who in enumerate(state.seats)
    )
    count = len(state.active)
    return View(
        seat=seat,
        edition=state.edition,
        clue_language=state.setup.clue_language,
        seats=seats,
        phase=state.phase,
        round_number=state.round_number,
        storyteller=state.storyteller,
        next_storyteller=state.next_storyteller,
        clue=state.clue,
        caption=state.caption,
        to_act=owing,
        hand=() if seat is None else state.hands[seat],
        laid=() if seat is None else _laid(state, seat),
        lineup=state.lineup,
        own_slots=() if seat is None else state.own_slots(seat),
        ballot=() if seat is None else _ballot(state, seat),
        hand_size=state.edition.hand(count),
        decoys=state.edition.decoys(count),
        votes=state.edition.votes(count),
        pile=len(state.pile),
        rounds_left=rounds_left(state),
        rounds=state.rounds,
        ending=state.ending,
        winners=state.winners,
    )


def _laid(state: State, seat: int) -> tuple[Card, ...]:
    if seat == state.storyteller:
        return () if state.told is None else (state.told,)
    return next((submission.cards for submission in state.submissions if submission.seat == seat), ())


def _ballot(state: State, seat: int) -> tuple[int, ...]:
    return next((ballot.slots for ballot in state.ballots if ballot.seat == seat), ())
