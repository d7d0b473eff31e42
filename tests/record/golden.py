"""The golden games: what they are, and how a new one is added.

A golden game is kept for ever. ``python -m tests.record.golden`` writes those that do not exist yet and never touches
one that does: a change of the rules that alters a golden game is a new edition id or a new version of the notation.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.record import Record, write
from game.rules.moves import ALOUD, Caption, Join, Kind, Leave, Move, Stop, Tell
from game.rules.play import play, start
from game.rules.round import Phase
from game.rules.setup import Mind, Seat
from game.rules.state import State
from tests.record.playthrough import playthrough
from tests.rules.random_games import EVERY_TABLE, any_due_move
from tests.rules.tables import table

Between = Callable[[State], Move | None]
GAMES = Path(__file__).parents[1] / "games"
CLUES = (
    "the long way home",
    "eine Tür, die niemand zumacht",
    "månen har glemt noe",
    "¿quién sopló las velas?",
    "pădurea știe tot",
    "poslední vlak na jih",
    "too late for soup",
    "only on Sundays",
    'he said "never again"',
    "🌙",
    "a secret with three legs",
    "before anybody woke up",
)
HOUSES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "goal": ("2021", 4, {"goal": 12}),
    "lone-finder": ("classic", 3, {"lone_finder": True}),
    "pile-only": ("classic", 5, {"pile_end": "only"}),
    "pile-end": ("2021", 6, {"pile_end": "end", "goal": 100}),
    "reshuffle": ("classic", 6, {"pile_end": "reshuffle", "goal": 45}),
    "spanish-numbers": ("2021", 4, {"all_found": 3, "none_found": 0}),
    "cap": ("2021", 8, {"cap": 2}),
    "no-cap": ("odyssey", 10, {"cap": "none"}),
    "two-votes": ("2021", 5, {"votes": 2}),
    "one-vote": ("odyssey", 8, {"votes": 1}),
    "first": ("odyssey", 7, {"first": 6}),
    "open-voting": ("2021", 4, {"voting": "open"}),
}


def wanted() -> dict[str, Record]:
    """Every golden game by its name, as it would be written today."""
    games = {f"{edition}-{seats}": _game(f"{edition}-{seats}", edition, seats, {}) for edition, seats in EVERY_TABLE}
    games |= {f"house-{name}": _game(name, *where) for name, where in HOUSES.items()}
    games["coming-and-going"] = _game("coming-and-going", "odyssey", 4, {}, _comings_and_goings)
    games["too-few"] = _game("too-few", "classic", 4, {}, lambda state: Leave(state.active[-1]))
    games["stopped"] = _game("stopped", "2021", 3, {}, lambda state: Stop() if len(state.rounds) == 4 else None)
    return games


def _comings_and_goings(state: State) -> Move | None:
    """What happens after each of the first rounds: up to seven seats, down to three, and minds that change."""
    guests = (Seat("Nora", "scarf"), Seat("Otto", "reading", Mind("owl", 3)), Seat("Pavla", "boxing"))
    match len(state.rounds):
        case 1 | 2 | 3 as number if len(state.seats) < 4 + number:
            return Join(len(state.seats), guests[number - 1])
        case 4 if state.seats[1].mind is None:
            return Kind(1, Mind("owl", 5))
        case 5 | 6 | 7 | 8 as number if len(state.active) > 11 - number:
            return Leave(state.active[number % 3])
        case 9 if state.seats[state.active[0]].mind is None and len(state.active) == 3:
            return Kind(state.active[0], Mind("owl", 1))
        case _:
            return None


def _nothing(_: State) -> Move | None:
    return None


def _game(name: str, edition: str, seats: int, house: dict[str, Any], between: Between = _nothing) -> Record:
    chance = random.Random(f"golden {name}")
    setup = table(seats, edition, house, seed=f"golden-{name}")
    state = start(setup)
    moves: list[Move] = []
    while state.phase is not Phase.OVER:
        move = between(state) if state.phase is Phase.SCORE and state.ending is None else None
        if move is None:
            move = any_due_move(chance, state, 0.4)
        if isinstance(move, Tell):
            aloud = chance.random() < 0.2
            move = Tell(move.seat, move.card, ALOUD if aloud else chance.choice(CLUES))
        state = play(state, move)
        moves.append(move)
        if isinstance(move, Tell) and move.clue is ALOUD and chance.random() < 0.3:
            moves.append(Caption(move.seat, "a few bars of an old song"))
            state = play(state, moves[-1])
    return Record(setup, tuple(moves), len(moves))


def main() -> None:
    """Write the golden games that are not there yet."""
    for name, record in wanted().items():
        path = GAMES / f"{name}.txt"
        if not path.exists():
            path.write_text(write(record), encoding="utf-8", newline="\n")
            path.with_suffix(".story").write_text(playthrough(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
