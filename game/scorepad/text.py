"""A scorepad as text, to be read as well as kept.

Under a head like a record's::

    moonhare-scores 1
    ...
    board 1 : 1 2 3 4 : 2>1 3>1 4>2
    counted 2 : found 1 3 : single 3 : votes 1=0 3=0 4=2
    amend 1 board 1 : 1 2 3 4 : 2>1 3>3 4>2
    finish

Seats and places count from 1 in the text. The head names the cards of the box (``pack box:168``) only where expansions add to them.
A last line may hold the round that is half entered (``game.scorepad.slip_text``).
"""

from dataclasses import replace
from typing import Final, assert_never

from game.notation import Line, read_index, read_setup_lines, split, tokens, write_setup_lines
from game.rules.refusal import Unreadable
from game.rules.setup import Setup
from game.scorepad.pad import BOX, Amend, Finish, Pad, PadMove, Scored, add, open_pad
from game.scorepad.round import BadEntry, BoardRound, CountedRound, Entry

VERSION: Final = 1
KIND: Final = "moonhare-scores"


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(str(value + 1) for value in values)


def _entry_text(entry: Entry) -> str:
    match entry:
        case BoardRound(storyteller, owners, ballots):
            votes = " ".join(f"{seat + 1}>{','.join(str(slot + 1) for slot in slots)}" for seat, slots in ballots)
            return f"board {storyteller + 1} : {_numbers(owners)} : {votes}"
        case CountedRound(storyteller, finders, singles, counts):
            votes = " ".join(f"{owner + 1}={count}" for owner, count in counts)
            parts = (f"found {_numbers(finders)}".rstrip(), f"single {_numbers(singles)}".rstrip(), f"votes {votes}")
            return f"counted {storyteller + 1} : {' : '.join(parts)}"
        case _:
            assert_never(entry)


def write_pad_move(move: PadMove) -> str:
    """A move as one line."""
    match move:
        case Scored(entry):
            return _entry_text(entry)
        case Amend(number, entry):
            return f"amend {number} {_entry_text(entry)}"
        case Finish():
            return "finish"
        case _:
            assert_never(move)


def write_pad(pad: Pad) -> str:
    """The whole pad as text; ``read_pad`` gives it back."""
    setup = replace(pad.setup, packs=()) if pad.setup.packs == (BOX,) else pad.setup
    return write_setup_lines(setup, KIND, VERSION) + "\n" + "".join(write_pad_move(move) + "\n" for move in pad.moves)


def groups(parts: list[str]) -> list[list[str]]:
    """The pieces of a line between its colons."""
    groups: list[list[str]] = [[]]
    for part in parts:
        if part == ":":
            groups.append([])
        else:
            groups[-1].append(part)
    return groups


def _seats(parts: list[str]) -> tuple[int, ...]:
    return tuple(read_index(part) for part in parts)


def read_ballot(part: str) -> tuple[int, tuple[int, ...]]:
    """A seat and the places it voted for, as ``2>1,4``. Raises ``Unreadable``."""
    seat, _, slots = part.partition(">")
    return read_index(seat), tuple(read_index(slot) for slot in slots.split(",") if slot)


def _count(part: str) -> tuple[int, int]:
    owner, _, votes = part.partition("=")
    return read_index(owner), 0 if votes == "0" else read_index(votes) + 1


def _read_entry(parts: list[str]) -> Entry:
    match groups(parts):
        case [["board", teller], owners, ballots]:
            return BoardRound(read_index(teller), _seats(owners), tuple(map(read_ballot, ballots)))
        case [["counted", teller], ["found", *found], ["single", *single], ["votes", *votes]]:
            return CountedRound(read_index(teller), _seats(found), _seats(single), tuple(map(_count, votes)))
        case _:
            raise Unreadable("round", detail=" ".join(parts))


def read_pad_move(line: str) -> PadMove:
    """A line as a move. Raises ``Unreadable``."""
    match tokens(line):
        case ["finish"]:
            return Finish()
        case ["amend", number, *entry]:
            return Amend(read_index(number) + 1, _read_entry(entry))
        case parts:
            return Scored(_read_entry(parts))


def read_pad_setup(text: str) -> Setup:
    """The setup of a pad's text. Raises ``Unreadable``; whether it can be played is for ``faults`` to say."""
    return _read_setup(split(text, KIND, VERSION)[0])


def _read_setup(head: list[Line]) -> Setup:
    setup = read_setup_lines(head)
    return setup if setup.packs else replace(setup, packs=(BOX,))


def rounds_in(text: str) -> int:
    """How many rounds a pad's text holds, without reading them."""
    return sum(line.startswith(("board ", "counted ")) for line in text.split("\n"))


def is_pad(text: str) -> bool:
    """Whether a kept text is a scored game and not a record."""
    return text.startswith(KIND + " ")


def recover_pad(text: str) -> tuple[Pad, Unreadable | None]:
    """The longest good prefix of a text, and why it ends there. Raises ``Unreadable`` or ``BadSetup`` if not even the setup is good."""
    head, body = split(text, KIND, VERSION)
    pad = open_pad(_read_setup(head))
    for number, line in body:
        try:
            pad = add(pad, read_pad_move(line))
        except Unreadable as error:
            return pad, Unreadable(error.problem, line=number, detail=error.detail)
        except BadEntry as error:
            return pad, Unreadable("round", line=number, detail=str(error))
    return pad, None


def read_pad(text: str) -> Pad:
    """The pad of a text in which everything is right. Raises ``Unreadable`` or ``BadSetup``."""
    pad, problem = recover_pad(text)
    if problem is not None:
        raise problem
    return pad
