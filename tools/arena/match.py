"""Matches: whole games between opponents, with the very minds, tables and rules of the page."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Final

from game.opponents import CHARACTERS, Knowledge, loaded, mind_key, move
from game.rules.chance import fraction
from game.rules.moves import ALOUD, Move, Next
from game.rules.play import play, start
from game.rules.round import Phase, Round
from game.rules.score import Outcome
from game.rules.setup import PAWNS, Mind, Pack, Seat, Setup
from game.rules.state import State
from game.rules.view import View, view
from tools.place import STATIC

CHARACTER_IDS: Final = tuple(CHARACTERS)
SURE: Final = 1.96
"""Standard errors of a 95 % interval."""

Player = Callable[[View, str], Move | None]
"""What makes a seat's move, from its view and key."""


@cache
def knowledge(language: str) -> Knowledge:
    """What the page's opponents know of a language."""
    return loaded((STATIC / "opponents" / f"{language}.words").read_bytes())


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval, and of how many."""

    mean: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"


def interval(values: Sequence[float]) -> Interval:
    """The mean of values, one for each game or round, and its interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    wide = SURE * spread / sqrt(count)
    return Interval(mean, mean - wide, mean + wide, count)


def table(levels: Sequence[int], seed: str, *, edition: str, cards: int) -> Setup:
    """A table of opponents of these levels, their characters drawn by the seed."""
    drawn = sorted(CHARACTER_IDS, key=lambda name: fraction(seed, name))
    seats = tuple(
        Seat(f"P{number}", PAWNS[number], Mind(drawn[number % len(drawn)], level))
        for number, level in enumerate(levels)
    )
    return Setup(seats, (Pack("dreams", cards),), seed, edition)


def played(setup: Setup, player: Player, rounds: int | None = None) -> State:
    """The game after its end, or after so many rounds."""
    state = start(setup)
    keys = [mind_key(setup.seed, seat) for seat in range(len(setup.seats))]
    while state.phase is not Phase.OVER:
        if state.phase is Phase.SCORE:
            if rounds is not None and len(state.rounds) >= rounds:
                return state
            state = play(state, Next())
            continue
        seat = state.to_act[0]
        chosen = player(view(state, seat), keys[seat])
        assert chosen is not None
        state = play(state, chosen)
    return state


def opponent(known: Knowledge) -> Player:
    """The page's opponents."""
    return lambda seen, key: move(seen, key, known)


def typed(rounds: Sequence[Round]) -> list[Round]:
    """The rounds with a typed clue."""
    return [finished for finished in rounds if finished.clue is not ALOUD]


def outcomes(rounds: Sequence[Round]) -> dict[Outcome, Interval]:
    """The share of each outcome."""
    counted = Counter(finished.outcome for finished in rounds)
    return {kind: interval([1.0] * counted[kind] + [0.0] * (len(rounds) - counted[kind])) for kind in Outcome}
