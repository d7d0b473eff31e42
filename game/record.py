"""Records: setup and moves as text, and back. Saving, undo, replay, links to finished games and bug reports are all this one thing.

The notation is meant to be read. Seats, places and cards' numbers are those on screen, so they count from 1::

    moonhare 1
    edition 2021
    seed 7f3k2q9d
    clues en
    pack dreams:84
    house goal 40
    seat sitting "Ana"
    seat lantern "The Lamplighter" lamplighter:3

    tell 1 dreams.18 "What the tide forgot"
    submit 2 dreams.3
    seen
    vote 2 4

``seen`` is the floor of undo: what stands above it can no longer be taken back.
"""

from dataclasses import dataclass
from typing import Final, assert_never

from game.notation import (
    quoted,
    read_index,
    read_mind,
    read_seat,
    read_setup_lines,
    read_text,
    split,
    tokens,
    write_mind,
    write_seat,
    write_setup_lines,
)
from game.rules.moves import ALOUD, Caption, Clue, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.refusal import IllegalMove, Unreadable
from game.rules.setup import BadSetup, Card, Setup
from game.rules.state import State

VERSION: Final = 1
_MAGIC: Final = "moonhare"
_ALOUD: Final = "aloud"
_SEEN: Final = "seen"


@dataclass(frozen=True, slots=True)
class Record:
    """A setup, the moves made on it, and how many of them can no longer be taken back."""

    setup: Setup
    moves: tuple[Move, ...] = ()
    floor: int = 0


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the rest of a record was left out: a stable key, the 1-based line, and the piece that was not understood or the refusal."""

    key: str
    line: int
    detail: str


@dataclass(frozen=True, slots=True)
class Replay:
    """The longest good prefix of a record and the state it leads to; ``problem`` is ``None`` if that is all of it."""

    record: Record
    state: State
    problem: Problem | None = None


def replay(record: Record) -> State:
    """The state after all moves. Raises ``BadSetup`` or ``IllegalMove``."""
    state = start(record.setup)
    for move in record.moves:
        state = play(state, move)
    return state


# Writing ---------------------------------------------------------------------------------------------------------------------------------


def _card(card: Card) -> str:
    pack, _, number = card.rpartition(".")
    return f"{pack}.{int(number) + 1}"


def write_setup(setup: Setup) -> str:
    """A setup as the head of a record, one fact a line."""
    return write_setup_lines(setup, _MAGIC, VERSION)


def write_move(move: Move) -> str:
    """A move as one line, without its end."""
    match move:
        case Tell(seat, card, clue):
            words = _ALOUD if clue is ALOUD else quoted(clue)
            return f"tell {seat + 1} {_card(card)} {words}"
        case Submit(seat, cards):
            return f"submit {seat + 1} {' '.join(map(_card, cards))}"
        case Vote(seat, slots):
            return f"vote {seat + 1} {' '.join(str(slot + 1) for slot in slots)}"
        case Next():
            return "next"
        case Caption(seat, words):
            return f"caption {seat + 1} {quoted(words)}"
        case Stop():
            return "stop"
        case Leave(seat):
            return f"leave {seat + 1}"
        case Join(seat, who):
            return f"join {seat + 1} {write_seat(who)}"
        case Kind(seat, mind):
            return f"kind {seat + 1} {write_mind(mind)}"
        case _:
            assert_never(move)


def write(record: Record) -> str:
    """The whole record as text. ``read`` gives the same record back."""
    lines = [write_move(move) for move in record.moves]
    if record.floor:
        lines.insert(record.floor, _SEEN)
    return write_setup(record.setup) + "\n" + "".join(line + "\n" for line in lines)


# Reading ---------------------------------------------------------------------------------------------------------------------------------


def _read_card(token: str) -> Card:
    pack, dot, number = token.rpartition(".")
    if not dot:
        raise Unreadable("card", detail=token)
    return Card(f"{pack}.{read_index(number)}")


def _read_clue(token: str) -> Clue:
    return ALOUD if token == _ALOUD else read_text(token)


def read_move(line: str) -> Move:
    """One line of a record as a move. Raises ``Unreadable``."""
    match tokens(line):
        case ["tell", seat, card, clue]:
            return Tell(read_index(seat), _read_card(card), _read_clue(clue))
        case ["submit", seat, *cards] if cards:
            return Submit(read_index(seat), tuple(map(_read_card, cards)))
        case ["vote", seat, *slots] if slots:
            return Vote(read_index(seat), tuple(map(read_index, slots)))
        case ["next"]:
            return Next()
        case ["caption", seat, words]:
            return Caption(read_index(seat), read_text(words))
        case ["stop"]:
            return Stop()
        case ["leave", seat]:
            return Leave(read_index(seat))
        case ["join", seat, *who]:
            return Join(read_index(seat), read_seat(who))
        case ["kind", seat, mind]:
            return Kind(read_index(seat), read_mind(mind))
        case _:
            raise Unreadable("move", detail=line.strip())


def read_setup(text: str) -> Setup:
    """The setup of a record's text. Raises ``Unreadable``; whether the setup can be played is for ``faults`` to say."""
    return read_setup_lines(split(text, _MAGIC, VERSION)[0])


def recover(text: str) -> Replay:
    """The longest good prefix of a text and the reason why it ends there.

    Raises ``Unreadable`` if not even its setup can be read, and ``BadSetup`` if that cannot be played.
    """
    head, body = split(text, _MAGIC, VERSION)
    setup = read_setup_lines(head)
    state = start(setup)
    moves: list[Move] = []
    floor = 0
    problem: Problem | None = None
    for number, line in body:
        if line.strip() == _SEEN:
            floor = len(moves)
            continue
        try:
            move = read_move(line)
            state = play(state, move)
        except Unreadable as error:
            problem = Problem(error.problem, number, error.detail)
            break
        except IllegalMove as error:
            problem = Problem(error.reason.value, number, line.strip())
            break
        moves.append(move)
    return Replay(Record(setup, tuple(moves), floor), state, problem)


def read(text: str) -> Record:
    """The record of a text in which everything is right. Raises ``Unreadable`` with the first thing that is not."""
    try:
        found = recover(text)
    except BadSetup as error:
        raise Unreadable("bad-setup", detail=str(error)) from None
    if found.problem is not None:
        raise Unreadable(found.problem.key, line=found.problem.line, detail=found.problem.detail)
    return found.record


# Undo ------------------------------------------------------------------------------------------------------------------------------------


def seen(record: Record) -> Record:
    """The record after somebody saw what its last move caused: nothing before can be taken back any more."""
    return Record(record.setup, record.moves, len(record.moves))


def with_move(record: Record, move: Move) -> Record:
    """The record with one more move at its end."""
    return Record(record.setup, (*record.moves, move), record.floor)


def undone(record: Record, count: int = 1) -> Record:
    """The record without its last ``count`` moves. Raises ``ValueError`` if that would go below the floor."""
    left = len(record.moves) - count
    if left < record.floor:
        raise ValueError("what has been seen cannot be taken back")
    return Record(record.setup, record.moves[:left], record.floor)
