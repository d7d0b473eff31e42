"""Tables to play at: setups from an edition, a number of seats and the house rules that differ."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.rules.edition import NO_CAP, Edition, PileEnd, Voting
from game.rules.setup import PAWNS, HouseRules, Pack, Seat, Setup, ruleset

NAMES = ("Anna", "Berit", "Carl", "Dan", "Eva", "Filip", "Greta", "Hugo", "Ioana", "Jan", "Kirsten", "Luis")
TABLES = {"classic": range(3, 7), "2021": range(3, 9), "odyssey": range(3, 13)}
"""The numbers of seats of each edition, written down from the rules."""


def house_rules(house: Mapping[str, Any]) -> HouseRules:
    """House rules as the game has them, from the words of the rules page."""
    worded = dict(house)
    if worded.get("cap") == "none":
        worded["cap"] = NO_CAP
    if "pile_end" in worded:
        worded["pile_end"] = PileEnd(worded["pile_end"])
    if "voting" in worded:
        worded["voting"] = Voting(worded["voting"])
    return HouseRules(**worded)


def table(
    seats: int,
    edition: str = "2021",
    house: Mapping[str, Any] | None = None,
    *,
    cards: int = 84,
    seed: str = "moon",
) -> Setup:
    """A setup with the first ``seats`` names and pawns."""
    return Setup(
        seats=tuple(Seat(NAMES[seat], PAWNS[seat]) for seat in range(seats)),
        packs=(Pack("proof", cards),),
        seed=seed,
        edition=edition,
        house=house_rules(house or {}),
    )


def rules_of(edition: str, house: Mapping[str, Any], seats: int) -> Edition:
    """The edition with the house rules laid over it."""
    return _rules_of(edition, tuple(sorted(house.items())), seats)


@cache
def _rules_of(edition: str, house: tuple[tuple[str, Any], ...], seats: int) -> Edition:
    return ruleset(table(seats, edition, dict(house)))
