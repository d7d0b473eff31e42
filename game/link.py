"""Links: a setup, or a finished game, as the ``#fragment`` of the page's address. No server ever sees one.

A setup link is meant to be read: ``#m=1&e=2021&s=Ana:1,Ben:4&p=dreams:84&c=en&goal=40``. Hares are numbered as in ``PAWNS``, from 1; an
opponent's seat has its character and level behind (``Lamplighter:7:lamplighter:3``); house rules stand under their own names, only where they differ.
"""

import base64
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final
from urllib.parse import quote_plus, unquote_plus

from game.rules.edition import DEFAULT_EDITION, EDITIONS
from game.rules.house import house_fields, read_house
from game.rules.refusal import Unreadable
from game.rules.setup import LANGUAGES, LEVELS, PAWNS, HouseRules, Mind, Pack, Seat, Setup, fits_name, has_control

VERSION: Final = 1
MOST_CHARACTERS: Final = 20_000
"""Longer fragments are refused unread, unless they are games."""
MOST_PACKED: Final = 60_000
"""The same for a game: the longest that people can play, with the longest clues in the script that packs worst, takes half of it."""
MOST_EXPANDED: Final = 400_000
"""A game link that unpacks to more is refused, without unpacking it whole."""
MOST_FIELDS: Final = 40

_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_GAME: Final = "g"
_VERSION: Final = "m"


class LinkProblem(StrEnum):
    """What can be wrong with part of a link. The rest is used."""

    UNKNOWN_FIELD = "unknown-field"
    BAD_VALUE = "bad-value"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class LinkNotice:
    """One part of a link that was not used, as it stands there."""

    problem: LinkProblem
    part: str


@dataclass(frozen=True, slots=True)
class LinkReading:
    """What a setup link says. The setup's seed is empty unless the link asks for the same deal; it may have faults, as any setup."""

    setup: Setup
    notices: tuple[LinkNotice, ...] = ()


def _seat_text(seat: Seat) -> str:
    mind = "" if seat.mind is None else f":{seat.mind.character}:{seat.mind.level}"
    return f"{quote_plus(seat.name, safe='')}:{PAWNS.index(seat.pawn) + 1}{mind}"


def _encode(setup: Setup) -> str:
    parts = [f"{_VERSION}={VERSION}", f"e={setup.edition}"]
    if setup.seats:
        parts.append("s=" + ",".join(_seat_text(seat) for seat in setup.seats))
    if setup.packs:
        parts.append("p=" + ",".join(f"{pack.id}:{pack.count}" for pack in setup.packs))
    parts.append(f"c={setup.clue_language}")
    parts += [f"{name}={value}" for name, value in house_fields(setup.house)]
    if setup.seed:
        parts.append(f"seed={setup.seed}")
    return "&".join(parts)


def write_link(setup: Setup, *, same_deal: bool = False) -> str:
    """The fragment (without ``#``) of a setup; with ``same_deal`` it carries the seed.

    It is read back and compared before it is given out. Raises ``ValueError`` if a field cannot be written in a link.
    """
    wanted = setup if same_deal else replace(setup, seed="")
    fragment = _encode(wanted)
    if read_link(fragment) != LinkReading(wanted):
        raise ValueError("this setup cannot be written as a link")
    return fragment


def is_link(fragment: str) -> bool:
    """Whether a fragment means to be one of ours at all (an empty one, or an anchor of the page, does not)."""
    return "=" in fragment


def read_link(fragment: str) -> LinkReading:
    """The setup of a fragment: what is unknown or broken is named in the notices, and the rest is used.

    Raises ``Unreadable`` only for a text that is far too long or has no field at all.
    """
    text = fragment.removeprefix("#")
    if len(text) > MOST_CHARACTERS or text.count("&") > MOST_FIELDS:
        raise Unreadable("too-long", detail=str(len(text)))
    if not is_link(text):
        raise Unreadable("no-link", detail=text[:60])
    setup = Setup((), (), "", DEFAULT_EDITION)
    notices: list[LinkNotice] = []
    seen: set[str] = set()
    for part in text.split("&"):
        name, _, value = part.partition("=")
        try:
            if name in seen:
                raise ValueError(part)
            seen.add(name)
            setup = _read_field(setup, name, value)
        except KeyError:
            notices.append(LinkNotice(LinkProblem.UNKNOWN_FIELD, part[:80]))
        except NewerLink:
            notices.append(LinkNotice(LinkProblem.NEWER, part[:80]))
        except ValueError:
            notices.append(LinkNotice(LinkProblem.BAD_VALUE, part[:80]))
    return LinkReading(setup, tuple(notices))


class NewerLink(ValueError):
    """A link that a newer Moonhare wrote."""


def _version(setup: Setup, value: str) -> Setup:
    if int(_whole(value)) > VERSION:
        raise NewerLink(value)
    return setup


def _edition(setup: Setup, value: str) -> Setup:
    if value not in EDITIONS:
        raise ValueError(value)
    return replace(setup, edition=value)


def _language(setup: Setup, value: str) -> Setup:
    if value not in LANGUAGES:
        raise ValueError(value)
    return replace(setup, clue_language=value)


def _seed(setup: Setup, value: str) -> Setup:
    if not re.fullmatch(r"[A-Za-z0-9-]{1,40}", value):
        raise ValueError(value)
    return replace(setup, seed=value)


def _whole(value: str) -> str:
    if not _NUMBER.fullmatch(value):
        raise ValueError(value)
    return value


def _packs(setup: Setup, value: str) -> Setup:
    packs = []
    for part in value.split(","):
        name, _, count = part.partition(":")
        if not re.fullmatch(r"[a-z][a-z0-9-]{0,23}", name):
            raise ValueError(part)
        packs.append(Pack(name, int(_whole(count))))
    return replace(setup, packs=tuple(packs))


def _seats(setup: Setup, value: str) -> Setup:
    if not value:
        return setup
    parts = value.split(",")
    if len(parts) > len(PAWNS):
        raise ValueError(value)
    return replace(setup, seats=tuple(_read_seat(part) for part in parts))


def _read_seat(part: str) -> Seat:
    match part.split(":"):
        case [name, pawn]:
            mind = None
        case [name, pawn, character, level] if int(_whole(level)) in LEVELS:
            mind = Mind(character, int(level))
        case _:
            raise ValueError(part)
    text = unquote_plus(name, errors="strict")
    if (text and not fits_name(text)) or has_control(text):
        raise ValueError(part)
    number = int(_whole(pawn))
    if number > len(PAWNS):
        raise ValueError(part)
    return Seat(text, PAWNS[number - 1], mind)


_FIELDS: Final[dict[str, Callable[[Setup, str], Setup]]] = {
    _VERSION: _version,
    "e": _edition,
    "s": _seats,
    "p": _packs,
    "c": _language,
    "seed": _seed,
}
_HOUSE: Final = frozenset(HouseRules.__dataclass_fields__)


def _read_field(setup: Setup, name: str, value: str) -> Setup:
    if name in _HOUSE:
        try:
            return replace(setup, house=read_house(name, value, setup.house))
        except Unreadable as error:
            raise ValueError(value) from error
    return _FIELDS[name](setup, value)


# Finished games --------------------------------------------------------------------------------------------------------------------------


def write_game_link(record_text: str) -> str:
    """The fragment of a finished game: its record, packed. Whoever calls this sees to it that the game is over."""
    packed = zlib.compress(record_text.encode(), 9)
    return f"{_GAME}=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read_game_link(fragment: str) -> str | None:
    """The record's text of a game link, ``None`` if the fragment is another kind of link. Raises ``Unreadable``."""
    name, _, value = fragment.removeprefix("#").partition("=")
    if name != _GAME:
        return None
    if len(value) > MOST_PACKED:
        raise Unreadable("too-long", detail=str(len(value)))
    try:
        packed = base64.b64decode(value + "=" * (-len(value) % 4), altchars=b"-_", validate=True)
        expander = zlib.decompressobj()
        text = expander.decompress(packed, MOST_EXPANDED)
        if not expander.eof:
            full = len(text) == MOST_EXPANDED  # else the link itself is cut short
            raise Unreadable("too-long" if full else "no-record", detail=value[:60])
        return text.decode()
    except (ValueError, zlib.error) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable("no-record", detail=value[:60]) from None
