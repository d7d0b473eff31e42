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

import json
import re
from dataclasses import dataclass
from typing import Final, assert_never

from game.rules.house import house_fields, read_house
from game.rules.moves import ALOUD, Caption, Clue, Join, Kind, Leave, Move, Next, Stop, Submit, Tell, Vote
from game.rules.play import play, start
from game.rules.refusal import IllegalMove, Unreadable
from game.rules.setup import BadSetup, Card, HouseRules, Mind, Pack, Seat, Setup
from game.rules.state import State

VERSION: Final = 1
_MAGIC: Final = "moonhare"
_PERSON: Final = "person"
_ALOUD: Final = "aloud"
_SEEN: Final = "seen"
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_MOST_CHARACTERS: Final = 400_000
"""Longer texts are refused unread: a twelve-seat game to 100 points is below a tenth of it."""


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


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _card(card: Card) -> str:
    pack, _, number = card.rpartition(".")
    return f"{pack}.{int(number) + 1}"


def _mind(mind: Mind | None) -> str:
    return _PERSON if mind is None else f"{mind.character}:{mind.level}"


def _seat(seat: Seat) -> str:
    mind = "" if seat.mind is None else f" {_mind(seat.mind)}"
    return f"{seat.pawn} {_quoted(seat.name)}{mind}"


def write_setup(setup: Setup) -> str:
    """A setup as the head of a record, one fact a line."""
    lines = [f"{_MAGIC} {VERSION}", f"edition {setup.edition}", f"seed {setup.seed}", f"clues {setup.clue_language}"]
    lines += [f"pack {pack.id}:{pack.count}" for pack in setup.packs]
    lines += [f"house {name} {value}" for name, value in house_fields(setup.house)]
    lines += [f"seat {_seat(seat)}" for seat in setup.seats]
    return "\n".join(lines) + "\n"


def write_move(move: Move) -> str:
    """A move as one line, without its end."""
    match move:
        case Tell(seat, card, clue):
            words = _ALOUD if clue is ALOUD else _quoted(clue)
            return f"tell {seat + 1} {_card(card)} {words}"
        case Submit(seat, cards):
            return f"submit {seat + 1} {' '.join(map(_card, cards))}"
        case Vote(seat, slots):
            return f"vote {seat + 1} {' '.join(str(slot + 1) for slot in slots)}"
        case Next():
            return "next"
        case Caption(seat, words):
            return f"caption {seat + 1} {_quoted(words)}"
        case Stop():
            return "stop"
        case Leave(seat):
            return f"leave {seat + 1}"
        case Join(seat, who):
            return f"join {seat + 1} {_seat(who)}"
        case Kind(seat, mind):
            return f"kind {seat + 1} {_mind(mind)}"
        case _:
            assert_never(move)


def write(record: Record) -> str:
    """The whole record as text. ``read`` gives the same record back."""
    lines = [write_move(move) for move in record.moves]
    if record.floor:
        lines.insert(record.floor, _SEEN)
    return write_setup(record.setup) + "\n" + "".join(line + "\n" for line in lines)


# Reading ---------------------------------------------------------------------------------------------------------------------------------


def _number(token: str) -> int:
    if not _NUMBER.fullmatch(token):
        raise Unreadable("number", detail=token)
    return int(token)


def _index(token: str) -> int:
    return _number(token) - 1


def _read_card(token: str) -> Card:
    pack, dot, number = token.rpartition(".")
    if not dot:
        raise Unreadable("card", detail=token)
    return Card(f"{pack}.{_index(number)}")


def _read_text(token: str) -> str:
    if not token.startswith('"'):  # other JSON is not read at all: it could be nested too deeply to be parsed
        raise Unreadable("text", detail=token)
    try:
        text = json.loads(token)
    except ValueError:
        raise Unreadable("text", detail=token) from None
    if not isinstance(text, str):
        raise Unreadable("text", detail=token)
    return text


def _read_mind(token: str) -> Mind | None:
    if token == _PERSON:
        return None
    character, colon, level = token.rpartition(":")
    if not colon:
        raise Unreadable("mind", detail=token)
    return Mind(character, _number(level))


def _read_seat(tokens: list[str]) -> Seat:
    match tokens:
        case [pawn, name]:
            return Seat(_read_text(name), pawn)
        case [pawn, name, mind]:
            return Seat(_read_text(name), pawn, _read_mind(mind))
        case _:
            raise Unreadable("seat", detail=" ".join(tokens))


def _read_clue(token: str) -> Clue:
    return ALOUD if token == _ALOUD else _read_text(token)


def read_move(line: str) -> Move:
    """One line of a record as a move. Raises ``Unreadable``."""
    match _tokens(line):
        case ["tell", seat, card, clue]:
            return Tell(_index(seat), _read_card(card), _read_clue(clue))
        case ["submit", seat, *cards] if cards:
            return Submit(_index(seat), tuple(map(_read_card, cards)))
        case ["vote", seat, *slots] if slots:
            return Vote(_index(seat), tuple(map(_index, slots)))
        case ["next"]:
            return Next()
        case ["caption", seat, words]:
            return Caption(_index(seat), _read_text(words))
        case ["stop"]:
            return Stop()
        case ["leave", seat]:
            return Leave(_index(seat))
        case ["join", seat, *who]:
            return Join(_index(seat), _read_seat(who))
        case ["kind", seat, mind]:
            return Kind(_index(seat), _read_mind(mind))
        case _:
            raise Unreadable("move", detail=line.strip())


def _tokens(line: str) -> list[str]:
    return _TOKEN.findall(line)


def _check_head(line: str) -> None:
    match _tokens(line):
        case [magic, version] if magic == _MAGIC and _NUMBER.fullmatch(version):
            if int(version) > VERSION:
                raise Unreadable("newer", line=1, detail=version)
        case _:
            raise Unreadable("no-record", line=1, detail=line[:60])


def _read_setup_lines(lines: list[tuple[int, str]]) -> Setup:
    facts: dict[str, str] = {}
    packs: list[Pack] = []
    seats: list[Seat] = []
    house = HouseRules()
    for number, line in lines:
        try:
            match _tokens(line):
                case ["edition" | "seed" | "clues" as fact, value] if fact not in facts:
                    facts[fact] = value
                case ["pack", pack]:
                    name, colon, count = pack.rpartition(":")
                    if not colon:
                        raise Unreadable("pack", detail=pack)
                    packs.append(Pack(name, _number(count)))
                case ["house", name, value]:
                    house = read_house(name, value, house)
                case ["seat", *who]:
                    seats.append(_read_seat(who))
                case _:
                    raise Unreadable("setup", detail=line.strip())
        except Unreadable as error:
            raise Unreadable(error.problem, line=number, detail=error.detail) from None
    missing = [fact for fact in ("edition", "seed", "clues") if fact not in facts]
    if missing:
        raise Unreadable("setup", detail=" ".join(missing))
    return Setup(tuple(seats), tuple(packs), facts["seed"], facts["edition"], house, facts["clues"])


def _split(text: str) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Numbered lines of the head, without the first, and of the moves; a blank line parts them."""
    if len(text) > _MOST_CHARACTERS:
        raise Unreadable("too-long", detail=str(len(text)))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    _check_head(lines[0])
    numbered = list(enumerate(lines, start=1))[1:]
    blank = next((place for place, (_, line) in enumerate(numbered) if not line.strip()), len(numbered))
    return numbered[:blank], [(number, line) for number, line in numbered[blank:] if line.strip()]


def read_setup(text: str) -> Setup:
    """The setup of a record's text. Raises ``Unreadable``; whether the setup can be played is for ``faults`` to say."""
    return _read_setup_lines(_split(text)[0])


def recover(text: str) -> Replay:
    """The longest good prefix of a text and the reason why it ends there.

    Raises ``Unreadable`` if not even its setup can be read, and ``BadSetup`` if that cannot be played.
    """
    head, body = _split(text)
    setup = _read_setup_lines(head)
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
