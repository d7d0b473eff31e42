"""A setup: edition, house rules, seats, packs, seed. With the moves it is the whole game."""

import re
import unicodedata
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NewType

from game.rules.edition import BOX_CARDS, DEFAULT_EDITION, EDITIONS, NO_CAP, Edition, PileEnd, Voting

Card = NewType("Card", str)
"""A card: the id of its pack and its place in the pack's append-only list, counted from 0: ``dreams.17``."""

PAWNS: Final = (
    "sitting",
    "leaping",
    "listening",
    "sleeping",
    "dancing",
    "looking-back",
    "lantern",
    "umbrella",
    "boxing",
    "reading",
    "fishing",
    "scarf",
)
"""The twelve hares. Each has a colour and a shape of its own, and shows its player's initial."""

LANGUAGES: Final = ("en", "de", "nb", "es", "ro", "cs")
NAME_MOST: Final = 40
CLUE_MOST: Final = 240
CARDS_MOST: Final = 30 * BOX_CARDS
"""Cards in the largest deck: a box and all its expansions, and few enough to be dealt at once."""
GOAL_LEAST, GOAL_MOST = 10, 100
OTHERS_MOST: Final = 5
CAP_MOST: Final = 11
LEVELS: Final = (1, 2, 3, 4, 5)
LONE_FINDER_POINTS: Final = 4
NEVER_TWO_VOTES: Final = 13

_PACK = re.compile(r"[a-z][a-z0-9-]{0,23}")
_SEED = re.compile(r"[A-Za-z0-9-]{1,40}")
_CHARACTER = re.compile(r"[a-z][a-z0-9-]{0,23}")
_STEERING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the reading direction of what follows them: they would garble the sentence around a name."""


@dataclass(frozen=True, slots=True)
class Mind:
    """Who plays an opponent's seat: a character of ``game.opponents`` and a level from 1 to 5."""

    character: str
    level: int = 3


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: the name, the pawn, and the mind that plays it (``None``: a person)."""

    name: str
    pawn: str
    mind: Mind | None = None


@dataclass(frozen=True, slots=True)
class Pack:
    """The first ``count`` cards of an append-only pack, so that cards added later change no old deal."""

    id: str
    count: int

    def cards(self) -> tuple[Card, ...]:
        """Every card of the pack, in its order."""
        return tuple(Card(f"{self.id}.{number}") for number in range(self.count))


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What a table plays differently from the printed edition. ``None`` means as printed (RULES, "House rules")."""

    goal: int | None = None
    lone_finder: bool = False
    pile_end: PileEnd | None = None
    all_found: int | None = None
    none_found: int | None = None
    cap: int | None = None
    """``NO_CAP`` for none, or 1 to 11."""
    votes: int | None = None
    first: int = 0
    """The seat that tells first."""
    voting: Voting = Voting.SECRET


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first move. Two equal setups deal the same cards."""

    seats: tuple[Seat, ...]
    packs: tuple[Pack, ...]
    seed: str
    edition: str = DEFAULT_EDITION
    house: HouseRules = HouseRules()
    clue_language: str = "en"

    def deck(self) -> tuple[Card, ...]:
        """Every card in play, packs in order."""
        return tuple(card for pack in self.packs for card in pack.cards())


class FaultReason(StrEnum):
    """What can be wrong with a setup."""

    UNKNOWN_EDITION = "unknown-edition"
    TOO_FEW_SEATS = "too-few-seats"
    TOO_MANY_SEATS = "too-many-seats"
    DECK_TOO_SMALL = "deck-too-small"
    SAME_NAME = "same-name"
    SAME_PAWN = "same-pawn"
    UNKNOWN_PAWN = "unknown-pawn"
    NAME_LENGTH = "name-length"
    NAME_CONTROL = "name-control"
    PACK = "pack"
    SEED = "seed"
    LANGUAGE = "language"
    MIND = "mind"
    GOAL = "goal"
    ALL_FOUND = "all-found"
    NONE_FOUND = "none-found"
    CAP = "cap"
    VOTES = "votes"
    FIRST = "first"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a setup: the reason, the seat it concerns if any, and the number that would be right if there is one."""

    reason: FaultReason
    seat: int | None = None
    limit: int | None = None


def has_control(text: str) -> bool:
    """Whether a text holds control characters, line separators, lone surrogates or marks that steer the reading direction."""
    return any(unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} or char in _STEERING for char in text)


def name_key(name: str) -> str:
    """What two names are compared by: NFKC, trimmed, casefolded (RULES, "Limits")."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).strip().casefold())


def fits_name(name: str) -> bool:
    """Whether a name has 1 to 40 characters, spaces around it not counted."""
    return 1 <= len(name.strip()) <= NAME_MOST


def fits_clue(clue: str) -> bool:
    """Whether a clue has 1 to 240 characters, spaces around it not counted."""
    return 1 <= len(clue.strip()) <= CLUE_MOST


def fits_mind(mind: Mind | None) -> bool:
    """Whether a seat's mind is a person or a well-formed character and level."""
    return mind is None or (mind.level in LEVELS and _CHARACTER.fullmatch(mind.character) is not None)


def _seat_faults(seats: tuple[Seat, ...]) -> list[Fault]:
    found: list[Fault] = []
    names: set[str] = set()
    pawns: set[str] = set()
    for number, seat in enumerate(seats):
        if not fits_name(seat.name):
            found.append(Fault(FaultReason.NAME_LENGTH, number, NAME_MOST))
        if has_control(seat.name):
            found.append(Fault(FaultReason.NAME_CONTROL, number))
        key = name_key(seat.name)
        if key and key in names:
            found.append(Fault(FaultReason.SAME_NAME, number))
        names.add(key)
        if seat.pawn not in PAWNS:
            found.append(Fault(FaultReason.UNKNOWN_PAWN, number))
        elif seat.pawn in pawns:
            found.append(Fault(FaultReason.SAME_PAWN, number))
        pawns.add(seat.pawn)
        if not fits_mind(seat.mind):
            found.append(Fault(FaultReason.MIND, number))
    return found


def _house_faults(house: HouseRules, seats: int) -> list[Fault]:
    def outside(value: int | None, least: int, most: int) -> bool:
        return value is not None and not least <= value <= most

    found: list[Fault] = []
    if outside(house.goal, GOAL_LEAST, GOAL_MOST):
        found.append(Fault(FaultReason.GOAL))
    if outside(house.all_found, 0, OTHERS_MOST):
        found.append(Fault(FaultReason.ALL_FOUND))
    if outside(house.none_found, 0, OTHERS_MOST):
        found.append(Fault(FaultReason.NONE_FOUND))
    if outside(house.cap, NO_CAP, CAP_MOST):
        found.append(Fault(FaultReason.CAP))
    if outside(house.votes, 1, 2):
        found.append(Fault(FaultReason.VOTES))
    if not 0 <= house.first < max(seats, 1):
        found.append(Fault(FaultReason.FIRST))
    return found


def faults(setup: Setup) -> tuple[Fault, ...]:
    """All that is wrong with a setup; empty if it can be played (RULES, "Limits")."""
    found: list[Fault] = []
    seats = len(setup.seats)
    cards = sum(max(pack.count, 0) for pack in setup.packs)
    edition = EDITIONS.get(setup.edition)
    if edition is None:
        found.append(Fault(FaultReason.UNKNOWN_EDITION))
    else:
        if seats < edition.least_seats:
            found.append(Fault(FaultReason.TOO_FEW_SEATS, limit=edition.least_seats))
        if seats > edition.most_seats:
            found.append(Fault(FaultReason.TOO_MANY_SEATS, limit=edition.most_seats))
        least = edition.least_cards(max(seats, edition.least_seats))
        if cards < least:
            found.append(Fault(FaultReason.DECK_TOO_SMALL, limit=least))
    ids = [pack.id for pack in setup.packs]
    misshapen = any(pack.count < 1 or not _PACK.fullmatch(pack.id) for pack in setup.packs)
    if misshapen or len(set(ids)) < len(ids) or cards > CARDS_MOST:
        found.append(Fault(FaultReason.PACK))
    if not _SEED.fullmatch(setup.seed):
        found.append(Fault(FaultReason.SEED))
    if setup.clue_language not in LANGUAGES:
        found.append(Fault(FaultReason.LANGUAGE))
    return (*found, *_seat_faults(setup.seats), *_house_faults(setup.house, seats))


class BadSetup(ValueError):
    """A setup that cannot be played, with all its faults."""

    def __init__(self, found: tuple[Fault, ...]) -> None:
        """Keep every fault, so that a person can mend them all at once."""
        super().__init__(", ".join(fault.reason.value for fault in found))
        self.faults = found


def ruleset(setup: Setup) -> Edition:
    """The edition as this table plays it: the printed numbers with the house rules laid over them.

    Raises ``KeyError`` for an unknown edition.
    """
    house = setup.house
    printed = EDITIONS[setup.edition]
    two_votes_from = printed.two_votes_from
    if house.votes is not None:
        two_votes_from = printed.least_seats if house.votes > 1 else NEVER_TWO_VOTES
    return replace(
        printed,
        goal=printed.goal if house.goal is None else house.goal,
        pile_end=house.pile_end or printed.pile_end,
        all_found=printed.all_found if house.all_found is None else house.all_found,
        none_found=printed.none_found if house.none_found is None else house.none_found,
        lone_finder=LONE_FINDER_POINTS if house.lone_finder else printed.lone_finder,
        cap=printed.cap if house.cap is None else house.cap,
        two_votes_from=two_votes_from,
        voting=house.voting,
    )
