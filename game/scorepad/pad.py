"""The scorepad: a printed game whose points Moonhare counts. A setup, its rounds as they were voted on the table, and corrections.

Nothing here is secret, so everything can be undone.
"""

from dataclasses import dataclass
from typing import Final, assert_never

from game.rules.edition import BOX_CARDS, Edition, PileEnd
from game.rules.score import Award
from game.rules.setup import BadSetup, Pack, Setup, faults, ruleset
from game.scorepad.round import BadEntry, Entry, awards_of

BOX_COLOURS: Final = (
    "blue",
    "green",
    "red",
    "white",
    "yellow",
    "pink",
    "black",
    "orange",
    "purple",
    "brown",
    "grey",
    "turquoise",
)
"""Colours of the wooden pawns, in the order of ``PAWNS``: the six of 2008 first, then those of larger sets."""
BOX: Final = Pack("box", BOX_CARDS)
"""The cards of a printed box, so that the end of its pile can be foreseen. Every expansion adds as many (RULES, "Decisions")."""


@dataclass(frozen=True, slots=True)
class Scored:
    """One more round."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Amend:
    """An earlier round, corrected; the scores after it follow. Rounds count from 1."""

    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Finish:
    """The game is over on the table."""


PadMove = Scored | Amend | Finish


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A round with what it brought: its awards, base first, and everybody's score after it."""

    number: int
    entry: Entry
    awards: tuple[Award, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pad:
    """A scored game: setup, moves, and what they come to."""

    setup: Setup
    edition: Edition
    moves: tuple[PadMove, ...]
    rounds: tuple[ScoredRound, ...]
    finished: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.setup.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores as they stand."""
        return self.rounds[-1].scores if self.rounds else (0,) * self.seats

    @property
    def next_storyteller(self) -> int:
        """Who tells next, if it goes round; the table may choose another."""
        if not self.rounds:
            return self.setup.house.first
        return (self.rounds[-1].entry.storyteller + 1) % self.seats

    @property
    def at_goal(self) -> bool:
        """Whether somebody has reached the goal, where it ends the game."""
        return self.edition.pile_end is not PileEnd.ONLY and max(self.scores) >= self.edition.goal

    @property
    def pile_empty(self) -> bool:
        """Whether the pile of the box should be used up by now, where that ends the game: time to look."""
        if self.edition.pile_end is PileEnd.RESHUFFLE:
            return False
        pile = cards_of_box(self.setup) - self.seats * self.edition.hand(self.seats)
        return len(self.rounds) * self.edition.lineup(self.seats) >= pile

    @property
    def over(self) -> bool:
        """Whether the game is over: by the goal, by the pile, or because the table says so."""
        return self.finished or self.at_goal or self.pile_empty

    @property
    def winners(self) -> tuple[int, ...]:
        """Those with the highest score once the game is over; ties share the victory."""
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best) if self.over else ()


def cards_of_box(setup: Setup) -> int:
    """How many cards are in the box, with its expansions."""
    return sum(pack.count for pack in setup.packs)


def open_pad(setup: Setup) -> Pad:
    """A scorepad with nothing on it. Raises ``BadSetup`` with all faults."""
    found = faults(setup)
    if found:
        raise BadSetup(found)
    return Pad(setup, ruleset(setup), (), (), finished=False)


def _rounds(pad: Pad, entries: list[Entry]) -> tuple[ScoredRound, ...]:
    scores = [0] * pad.seats
    rounds = []
    for number, entry in enumerate(entries, start=1):
        given = awards_of(pad.edition, pad.seats, entry)
        for award in given:
            scores[award.seat] += award.points
        rounds.append(ScoredRound(number, entry, given, tuple(scores)))
    return tuple(rounds)


def add(pad: Pad, move: PadMove) -> Pad:
    """The pad after a move. Raises ``BadEntry``; the pad itself never changes."""
    entries = [scored.entry for scored in pad.rounds]
    finished = pad.finished
    match move:
        case Scored(entry):
            if pad.finished:
                raise BadEntry("the game is over")
            entries.append(entry)
        case Amend(number, entry):
            if not 1 <= number <= len(entries):
                raise BadEntry("there is no such round")
            entries[number - 1] = entry
        case Finish():
            finished = True
        case _:
            assert_never(move)
    return Pad(pad.setup, pad.edition, (*pad.moves, move), _rounds(pad, entries), finished)


def undo(pad: Pad) -> Pad:
    """The pad without its last move. Raises ``ValueError`` if there is none."""
    if not pad.moves:
        raise ValueError("nothing to undo")
    again = open_pad(pad.setup)
    for move in pad.moves[:-1]:
        again = add(again, move)
    return again
