"""The state of a game: what is true after a setup and some moves. Only ``play`` makes new ones; screens never see one."""

from dataclasses import dataclass

from game.rules.edition import Edition
from game.rules.moves import Clue
from game.rules.round import Ballot, Ending, Phase, Round
from game.rules.setup import Card, Seat, Setup


@dataclass(frozen=True, slots=True)
class Submission:
    """The decoys of one seat."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class State:
    """A game between two moves.

    ``seats``, ``scores`` and ``hands`` have one entry for everybody who ever sat down; ``active`` are the numbers of those who sit there now, in
    table order. Every card of the deck is in exactly one of hands, pile, discard, ``told`` or ``submissions``.
    """

    setup: Setup
    edition: Edition
    seats: tuple[Seat, ...]
    active: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    discard: tuple[Card, ...] = ()
    phase: Phase = Phase.TELL
    round_number: int = 1
    storyteller: int = 0
    clue: Clue | None = None
    caption: str = ""
    told: Card | None = None
    submissions: tuple[Submission, ...] = ()
    lineup: tuple[Card, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    rounds: tuple[Round, ...] = ()
    reshuffles: int = 0
    ending: Ending | None = None

    @property
    def others(self) -> tuple[int, ...]:
        """The seats at the table but the storyteller."""
        return tuple(seat for seat in self.active if seat != self.storyteller)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a move; empty only in SCORE and OVER."""
        match self.phase:
            case Phase.TELL:
                return (self.storyteller,)
            case Phase.SUBMIT:
                done = {submission.seat for submission in self.submissions}
            case Phase.VOTE:
                done = {ballot.seat for ballot in self.ballots}
            case _:
                return ()
        return tuple(seat for seat in self.others if seat not in done)

    def owner(self, card: Card) -> int:
        """The seat that laid a card of this round's lineup. Raises ``ValueError`` for a card that nobody laid."""
        if card == self.told:
            return self.storyteller
        for submission in self.submissions:
            if card in submission.cards:
                return submission.seat
        raise ValueError(f"nobody laid {card}")

    def own_slots(self, seat: int) -> tuple[int, ...]:
        """The places of the lineup that hold a seat's own cards."""
        return tuple(slot for slot, card in enumerate(self.lineup) if self.owner(card) == seat)

    @property
    def next_storyteller(self) -> int:
        """The next seat clockwise that is still at the table."""
        later = [seat for seat in self.active if seat > self.storyteller]
        return later[0] if later else self.active[0]

    @property
    def winners(self) -> tuple[int, ...]:
        """Those at the table with the highest score, once the game is over; equal scores share the victory."""
        if self.phase is not Phase.OVER:
            return ()
        best = max(self.scores[seat] for seat in self.active)
        return tuple(seat for seat in self.active if self.scores[seat] == best)
