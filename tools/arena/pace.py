"""The pace of opponents on this Python, whichever it is: reading a table, understanding a clue, telling, laying and voting."""

import time
from pathlib import Path

from game.opponents import Knowledge, loading, mind_key, move
from game.opponents.reading import understand
from game.rules.moves import Next
from game.rules.play import play, start
from game.rules.round import Phase
from game.rules.setup import PAWNS, Mind, Pack, Seat, Setup
from game.rules.view import view

MS = 1000.0


TIMES = 5


def pace(file: Path, clues: list[str]) -> dict[str, float]:
    """Milliseconds, the least of several runs: of reading the file and of its longest slice, of a clue (mean), and of the moves of a game."""
    runs = [_run(file.read_bytes(), clues) for _ in range(TIMES)]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def _run(data: bytes, clues: list[str]) -> dict[str, float]:
    work = loading(data)
    slices: list[float] = []
    while True:
        begun = time.perf_counter()
        try:
            next(work)
        except StopIteration as done:
            known: Knowledge = done.value
            slices.append(MS * (time.perf_counter() - begun))
            break
        slices.append(MS * (time.perf_counter() - begun))
    assert known.table is not None
    begun = time.perf_counter()
    for clue in clues:
        understand(known.table, clue)
    each = MS * (time.perf_counter() - begun) / max(1, len(clues))
    return {"reading": sum(slices), "longest slice": max(slices), "clue": each} | _moves(known)


def _moves(known: Knowledge) -> dict[str, float]:
    assert known.table is not None
    seats = tuple(Seat(f"P{seat}", PAWNS[seat], Mind("lamplighter", 3)) for seat in range(4))
    state = start(Setup(seats, (Pack("dreams", len(known.table.cards)),), "pace", "2021"))
    spent: dict[str, list[float]] = {}
    while state.phase is not Phase.OVER:
        if state.phase is Phase.SCORE:
            state = play(state, Next())
            continue
        seat, phase = state.to_act[0], state.phase.value
        seen, key = view(state, seat), mind_key("pace", seat)
        begun = time.perf_counter()
        chosen = move(seen, key, known)
        spent.setdefault(phase, []).append(MS * (time.perf_counter() - begun))
        assert chosen is not None
        state = play(state, chosen)
    return {f"{phase}, longest": max(times) for phase, times in spent.items()} | {
        f"{phase}, mean": sum(times) / len(times) for phase, times in spent.items()
    }
