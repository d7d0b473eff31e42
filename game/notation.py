"""The notation that records and scored games share: tokens, quoted texts, seats, and the setup as the head of a text, one fact a line."""

import json
import re
from typing import Final

from game.rules.house import house_fields, read_house
from game.rules.refusal import Unreadable
from game.rules.setup import HouseRules, Mind, Pack, Seat, Setup

_PERSON: Final = "person"
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_NUMBER = re.compile(r"[1-9][0-9]{0,5}")
_MOST_CHARACTERS: Final = 400_000
"""Longer texts are refused unread: a twelve-seat game to 100 points is below a tenth of it."""

Line = tuple[int, str]
"""A line and its number, from 1."""


def quoted(text: str) -> str:
    """A text in quotes, on one line whatever it holds."""
    return json.dumps(text, ensure_ascii=False)


def write_mind(mind: Mind | None) -> str:
    """Who plays a seat, as one token."""
    return _PERSON if mind is None else f"{mind.character}:{mind.level}"


def write_seat(seat: Seat) -> str:
    """A seat as its tokens: hare, name, and mind if it has one."""
    mind = "" if seat.mind is None else f" {write_mind(seat.mind)}"
    return f"{seat.pawn} {quoted(seat.name)}{mind}"


def read_number(token: str) -> int:
    """A whole number from 1. Raises ``Unreadable``."""
    if not _NUMBER.fullmatch(token):
        raise Unreadable("number", detail=token)
    return int(token)


def read_index(token: str) -> int:
    """A seat, place or card counted from 1 in the text and from 0 in code. Raises ``Unreadable``."""
    return read_number(token) - 1


def read_text(token: str) -> str:
    """A quoted text. Raises ``Unreadable``."""
    if not token.startswith('"'):  # other JSON is not read at all: it could be nested too deeply to be parsed
        raise Unreadable("text", detail=token)
    try:
        text: str = json.loads(token)  # JSON that begins with a quote is a text
    except ValueError:
        raise Unreadable("text", detail=token) from None
    return text


def read_mind(token: str) -> Mind | None:
    """Who plays a seat. Raises ``Unreadable``."""
    if token == _PERSON:
        return None
    character, colon, level = token.rpartition(":")
    if not colon:
        raise Unreadable("mind", detail=token)
    return Mind(character, read_number(level))


def read_seat(parts: list[str]) -> Seat:
    """A seat from its tokens. Raises ``Unreadable``."""
    match parts:
        case [pawn, name]:
            return Seat(read_text(name), pawn)
        case [pawn, name, mind]:
            return Seat(read_text(name), pawn, read_mind(mind))
        case _:
            raise Unreadable("seat", detail=" ".join(parts))


def tokens(line: str) -> list[str]:
    """The words and quoted texts of a line."""
    return _TOKEN.findall(line)


def _check_head(line: str, kind: str, known: int) -> None:
    match tokens(line):
        case [magic, version] if magic == kind and _NUMBER.fullmatch(version):
            if int(version) > known:
                raise Unreadable("newer", line=1, detail=version)
        case _:
            raise Unreadable("no-record", line=1, detail=line[:60])


def read_setup_lines(lines: list[Line]) -> Setup:
    """The setup of a text's head. Raises ``Unreadable``; whether it can be played is for ``faults`` to say."""
    facts: dict[str, str] = {}
    packs: list[Pack] = []
    seats: list[Seat] = []
    house = HouseRules()
    for number, line in lines:
        try:
            match tokens(line):
                case ["edition" | "seed" | "clues" as fact, value] if fact not in facts:
                    facts[fact] = value
                case ["pack", pack]:
                    name, colon, count = pack.rpartition(":")
                    if not colon:
                        raise Unreadable("pack", detail=pack)
                    packs.append(Pack(name, read_number(count)))
                case ["house", name, value]:
                    house = read_house(name, value, house)
                case ["seat", *who]:
                    seats.append(read_seat(who))
                case _:
                    raise Unreadable("setup", detail=line.strip())
        except Unreadable as error:
            raise Unreadable(error.problem, line=number, detail=error.detail) from None
    missing = [fact for fact in ("edition", "seed", "clues") if fact not in facts]
    if missing:
        raise Unreadable("setup", detail=" ".join(missing))
    return Setup(tuple(seats), tuple(packs), facts["seed"], facts["edition"], house, facts["clues"])


def split(text: str, kind: str, known: int) -> tuple[list[Line], list[Line]]:
    """Numbered lines of the head, without the first, and of the moves; a blank line parts them.

    Raises ``Unreadable`` for a text of another ``kind``, or of a version that is newer than ``known``.
    """
    if len(text) > _MOST_CHARACTERS:
        raise Unreadable("too-long", detail=str(len(text)))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    _check_head(lines[0], kind, known)
    numbered = list(enumerate(lines, start=1))[1:]
    blank = next((place for place, (_, line) in enumerate(numbered) if not line.strip()), len(numbered))
    return numbered[:blank], [(number, line) for number, line in numbered[blank:] if line.strip()]


def write_setup_lines(setup: Setup, kind: str, version: int) -> str:
    """A setup as the head of a text, one fact a line."""
    lines = [f"{kind} {version}", f"edition {setup.edition}", f"seed {setup.seed}", f"clues {setup.clue_language}"]
    lines += [f"pack {pack.id}:{pack.count}" for pack in setup.packs]
    lines += [f"house {name} {value}" for name, value in house_fields(setup.house)]
    lines += [f"seat {write_seat(seat)}" for seat in setup.seats]
    return "\n".join(lines) + "\n"
