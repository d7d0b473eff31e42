"""The trials: levels against each other, outcomes at tables of every size, guessers who think otherwise, and who told these clues."""

import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from game.opponents import CHARACTERS, Knowledge, mind_key, move
from game.opponents.chance import Dice
from game.opponents.mind import submit, vote
from game.opponents.reading import Reading
from game.opponents.sight import Sight
from game.rules.chance import fraction
from game.rules.moves import ALOUD, Move, Tell
from game.rules.play import start
from game.rules.round import Phase, Round
from game.rules.score import Outcome
from game.rules.setup import LEVELS, PAWNS, Mind, Pack, Seat, Setup
from game.rules.view import View, view
from tools.arena.match import (
    CHARACTER_IDS,
    Interval,
    interval,
    knowledge,
    opponent,
    outcomes,
    played,
    table,
    typed,
)

LIKENESS: Final = 0.5
"""How far a strange guesser's view of a clue goes with the book's: the correlation over cards."""
TRAINING: Final = 60
CLUES: Final = 5
WORKERS: Final = 2
SUSPECTS: Final = 4


@dataclass(frozen=True, slots=True)
class Hall:
    """Where trials are held: what opponents know, and their deck."""

    known: Knowledge
    cards: int
    edition: str = "odyssey"


def hall_of(language: str) -> Hall:
    """The hall of a language."""
    known = knowledge(language)
    assert known.table is not None
    return Hall(known, len(known.table.cards))


def duel(language: str, high: int, low: int, games: int) -> Interval:
    """Two opponents of one level against two of another at a table of four: the share of victories of the first level."""
    hall = hall_of(language)
    won: list[float] = []
    for number in range(games):
        levels = (high, low, high, low) if number % 2 else (low, high, low, high)
        setup = table(levels, f"duel-{high}-{low}-{number}", edition="2021", cards=hall.cards)
        over = played(setup, opponent(hall.known))
        winners = over.winners
        won.append(sum(levels[seat] == high for seat in winners) / len(winners))
    return interval(won)


def duels(language: str, games: int) -> dict[tuple[int, int], Interval]:
    """Every pairing of levels, two pairings at once."""
    pairs = [(high, low) for low, high in combinations(LEVELS, 2)]
    with ProcessPoolExecutor(WORKERS) as pool:
        found = pool.map(duel, [language] * len(pairs), *zip(*pairs, strict=True), [games] * len(pairs))
        return dict(zip(pairs, found, strict=True))


def told(hall: Hall, levels: Sequence[int], rounds: int) -> dict[Outcome, Interval]:
    """What becomes of clues at a table of these levels, over so many rounds with a typed clue."""
    found: list[Round] = []
    number = 0
    while len(found) < rounds:
        setup = table(levels, f"told-{''.join(map(str, levels))}-{number}", edition=hall.edition, cards=hall.cards)
        found += typed(played(setup, opponent(hall.known)).rounds)
        number += 1
    return outcomes(found[:rounds])


@dataclass(frozen=True, slots=True)
class StrangeMind(Sight):
    """A guesser who thinks otherwise: what the storyteller's book says of ``clue``, mixed with a view that has nothing to do with it."""

    clue: str
    likeness: float

    def fits(self, reading: Reading | None) -> list[float]:
        """How each card fits the clue, in standard deviations over the cards, with the wanted correlation to the book."""
        del reading
        book = self.known.book
        number = next(place for place, line in enumerate(book.lines) if line.text == self.clue)
        row = [float(byte) for byte in book.row(number)]
        mean = sum(row) / len(row)
        spread = math.sqrt(sum((value - mean) ** 2 for value in row) / len(row)) or 1.0
        world, own = Dice("another world", 0), math.sqrt(1 - self.likeness**2)
        return [
            self.likeness * (value - mean) / spread + own * world.blur(self.clue, str(card))
            for card, value in enumerate(row)
        ]


def mismatched(hall: Hall, seats: int, rounds: int, likeness: float = LIKENESS) -> dict[Outcome, Interval]:
    """What becomes of clues whose guessers think otherwise than the book: with one common view of their own, and each with its own blur."""
    found: list[Round] = []
    number = 0

    def strange(seen: View, key: str) -> Move | None:
        if seen.seat is None or seen.phase is Phase.TELL or seen.clue is ALOUD or seen.clue is None:
            return move(seen, key, hall.known)
        mind = seen.seats[seen.seat].mind
        assert mind is not None
        sight = StrangeMind(hall.known, mind, Dice(key, seen.round_number), str(seen.clue), likeness)
        return submit(seen, seen.seat, sight) if seen.phase is Phase.SUBMIT else vote(seen, seen.seat, sight)

    while len(found) < rounds:
        setup = table((3,) * seats, f"strange-{seats}-{number}", edition=hall.edition, cards=hall.cards)
        found += typed(played(setup, strange).rounds)
        number += 1
    return outcomes(found[:rounds])


# Characters ------------------------------------------------------------------------------------------------------------------------------


def clues_of(hall: Hall, character: str, count: int, seed: str) -> list[str]:
    """So many clues that a character tells, each with a fresh hand at a table of four."""
    found: list[str] = []
    number = 0
    heard: frozenset[str] = frozenset()
    while len(found) < count:
        seats = tuple(Seat(f"P{seat}", PAWNS[seat], Mind(character, 3)) for seat in range(4))
        setup = Setup(seats, (Pack("dreams", hall.cards),), f"{seed}-{number}", "2021")
        state = start(setup)
        chosen = move(view(state, 0), mind_key(setup.seed, 0), hall.known, heard)
        if isinstance(chosen, Tell) and chosen.clue is not ALOUD:
            found.append(chosen.clue)
            heard |= {chosen.clue}
        number += 1
    return found


Features = tuple[float, ...]


def features(hall: Hall, clue: str) -> Features:
    """What a listener can notice in a clue: its length, whether it is a saying, asks or calls, and what it is about."""
    line = next(line for line in hall.known.book.lines if line.text == clue)
    return (
        min(10.0, clue.count(" ") + 1.0),
        float(line.saying),
        float(clue.rstrip().endswith("?")),
        float(clue.rstrip().endswith("!")),
        *line.moods,
    )


def recognised(hall: Hall, trials: int) -> Interval:
    """How often a listener who has heard every character before names the right one of four from five new clues."""
    habits = {
        name: [features(hall, clue) for clue in clues_of(hall, name, TRAINING, f"habit-{name}")] for name in CHARACTERS
    }
    models = {name: _model(known) for name, known in habits.items()}
    named: list[float] = []
    for number in range(trials):
        suspects = sorted(CHARACTER_IDS, key=lambda name, n=number: fraction("suspects", n, name))[:SUSPECTS]  # type: ignore[misc]
        true = suspects[0]
        heard = [features(hall, clue) for clue in clues_of(hall, true, CLUES, f"trial-{number}")]
        best = max(suspects, key=lambda name: sum(_likelihood(models[name], one) for one in heard))
        named.append(float(best == true))
    return interval(named)


def _model(known: Sequence[Features]) -> list[tuple[float, float]]:
    columns = list(zip(*known, strict=True))
    means = [sum(column) / len(column) for column in columns]
    return [
        (mean, math.sqrt(sum((value - mean) ** 2 for value in column) / len(column)) + 0.15)
        for mean, column in zip(means, columns, strict=True)
    ]


def _likelihood(model: Sequence[tuple[float, float]], one: Features) -> float:
    return -sum(
        ((value - mean) / spread) ** 2 / 2 + math.log(spread) for value, (mean, spread) in zip(one, model, strict=True)
    )
