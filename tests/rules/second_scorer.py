"""A second scorer, written from the rules alone, to check the first one against.

It shares no code and no shape with ``game.rules.score``: it asks, for one seat after the other, "what do I get,
and why?", as a player at the table would, and answers from that seat's own point of view. It is slow, wordy and
plain on purpose. Nothing in ``game`` may import it, and it imports nothing of ``game``.

Words used here: ``owners`` says which seat owns the card in each place, ``ballots`` says which places a seat voted
for, ``house`` holds the house rules that differ from the edition (a rule that is absent is the edition's own).
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Owners = Sequence[int]
Ballots = Mapping[int, Sequence[int]]
House = Mapping[str, Any]

TOLD_WELL = "some, not all, found the card I told of"
TOLD_BADLY = "all or none found the card I told of"
ALL_FOUND = "everybody found the card"
NONE_FOUND = "nobody found the card"
FOUND = "I found the card, and not everybody did"
MISSED = "I missed the card, and somebody found it"
ONE_VOTE = "I used one vote of two, and it found the card"
CARD = "my card was voted for"


class Entry(NamedTuple):
    """One line in a seat's ledger: how many points, why, and for a card bonus the place of the card."""

    points: int
    why: str
    place: int | None = None


def points(edition: str, house: House, seats: int, storyteller: int, owners: Owners, ballots: Ballots) -> list[int]:
    """The points each seat gains in the round, in seat order."""
    return [
        sum(entry.points for entry in ledger) for ledger in ledgers(edition, house, seats, storyteller, owners, ballots)
    ]


def ledgers(
    edition: str, house: House, seats: int, storyteller: int, owners: Owners, ballots: Ballots
) -> list[list[Entry]]:
    """For each seat, in seat order, the lines that make up its points of the round: base first, then its cards."""
    return [
        _my_ledger(me, edition, house, seats, storyteller, list(owners), {s: list(b) for s, b in ballots.items()})
        for me in range(seats)
    ]


def _my_ledger(
    me: int,
    edition: str,
    house: House,
    seats: int,
    storyteller: int,
    owners: list[int],
    ballots: dict[int, list[int]],
) -> list[Entry]:
    the_card = owners.index(storyteller)
    others = [seat for seat in range(seats) if seat != storyteller]
    right = [seat for seat in others if the_card in ballots[seat]]
    alone = house.get("lone_finder", False) and seats == 3 and len(right) == 1

    # The storyteller's side of the table: one of three cases, and never a bonus for the card.
    if me == storyteller:
        if len(right) == len(others) or len(right) == 0:
            return [Entry(0, TOLD_BADLY)]
        return [Entry(4 if alone else 3, TOLD_WELL)]

    ledger = []

    # What I get for finding or missing, or because all or none of us did.
    if len(right) == len(others):  # "all" is asked before "some": with everybody right, somebody is right too
        ledger.append(Entry(house.get("all_found", 2), ALL_FOUND))
    elif not right:
        ledger.append(Entry(house.get("none_found", 2), NONE_FOUND))
    elif me in right:
        ledger.append(Entry(4 if alone else 3, FOUND))  # two votes find the card once
    else:
        ledger.append(Entry(0, MISSED))

    # What I get for trusting one vote.
    if votes_allowed(edition, house, seats) == 2 and len(ballots[me]) == 1 and me in right:
        ledger.append(Entry(1, ONE_VOTE))

    # What I get for each of my cards, whatever happened to the storyteller's.
    most = most_for_a_card(edition, house)
    for place, owner in enumerate(owners):
        if owner != me:
            continue
        fooled = [seat for seat in others if place in ballots[seat]]
        if fooled:
            ledger.append(Entry(len(fooled) if most is None else min(len(fooled), most), CARD, place))
    return ledger


def votes_allowed(edition: str, house: House, seats: int) -> int:
    """How many places a ballot may hold: the house's word, or else two in ``odyssey`` from seven seats, or else one."""
    if "votes" in house:
        return int(house["votes"])
    if edition == "odyssey" and seats >= 7:
        return 2
    return 1


def most_for_a_card(edition: str, house: House) -> int | None:
    """The most bonus points that one card can bring, or None when there is no such limit."""
    if "cap" in house:
        return None if house["cap"] in (None, "none") else int(house["cap"])
    if edition == "odyssey":
        return 3
    return None
