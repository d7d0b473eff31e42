"""Rounds to score: told in words, listed without a gap, or drawn at random."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any, NamedTuple

Ballots = dict[int, tuple[int, ...]]


class Round(NamedTuple):
    """What a scorer needs to know of a round: the seats, who told, who owns each place, and the ballots."""

    seats: int
    storyteller: int
    owners: tuple[int, ...]
    ballots: Ballots


def told(names: str, storyteller: str, **votes: str) -> Round:
    """A round in words: ``told("Anna Berit Carl", "Anna", Berit="Anna", Carl="Berit")``.

    A vote names the owner of a card; with three seats ``"Berit#2"`` is Berit's second decoy and ``"Berit"`` the
    first. Two votes are two names. The storyteller's card lies first, the others in the order of the seats.
    """
    return told_of(names.split(), storyteller, {name: vote.split() for name, vote in votes.items()})


def told_of(names: Sequence[str], storyteller: str, votes: Mapping[str, Sequence[str]]) -> Round:
    """The same from lists, as the cases are written."""
    teller = names.index(storyteller)
    owners = in_seat_order(len(names), teller)
    cards: list[str] = []
    for owner in owners:
        name = names[owner]
        cards.append(f"{name}#{sum(card.startswith(f'{name}#') for card in cards) + 1}")
    places = {card: place for place, card in enumerate(cards)}

    def place_of(vote: str) -> int:
        return places[vote if "#" in vote else f"{vote}#1"]

    ballots = {names.index(voter): tuple(place_of(vote) for vote in ballot) for voter, ballot in votes.items()}
    return Round(len(names), teller, owners, ballots)


def in_seat_order(seats: int, storyteller: int) -> tuple[int, ...]:
    """Owners of a lineup that nobody shuffled: the storyteller's card, then the decoys in seat order."""
    decoys = 2 if seats == 3 else 1
    others = [seat for seat in range(seats) if seat != storyteller]
    return (storyteller, *(seat for seat in others for _ in range(decoys)))


def arrangements(seats: int, storyteller: int) -> list[tuple[int, ...]]:
    """Every way the owners can lie in the lineup."""
    return sorted(set(permutations(in_seat_order(seats, storyteller))))


def ballots_open_to(seat: int, owners: Sequence[int], votes: int) -> list[tuple[int, ...]]:
    """Every ballot the seat may cast: one to ``votes`` different places, none with a card of its own."""
    places = [place for place, owner in enumerate(owners) if owner != seat]
    return [ballot for size in range(1, votes + 1) for ballot in combinations(places, size)]


def every_round(seats: int, storyteller: int, votes: int, owners: Sequence[int] | None = None) -> Iterator[Round]:
    """Every way the votes can fall in one arrangement of the lineup."""
    laid = tuple(owners) if owners is not None else in_seat_order(seats, storyteller)
    others = [seat for seat in range(seats) if seat != storyteller]
    for cast in product(*(ballots_open_to(seat, laid, votes) for seat in others)):
        yield Round(seats, storyteller, laid, dict(zip(others, cast, strict=True)))


def any_round(chance: random.Random, seats: int, votes: int) -> Round:
    """A round at random; all found, none found, and much-loved decoys come up far oftener than by luck."""
    storyteller = chance.randrange(seats)
    laid = list(in_seat_order(seats, storyteller))
    chance.shuffle(laid)
    the_card = laid.index(storyteller)
    finding = chance.choice((0.0, 0.1, 0.5, 0.9, 1.0))
    favourite = chance.randrange(len(laid))
    ballots: Ballots = {}
    for seat in range(seats):
        if seat == storyteller:
            continue
        open_places = [place for place, owner in enumerate(laid) if owner not in (seat, storyteller)]
        ballot = [the_card] if chance.random() < finding else []
        size = chance.randint(max(1, len(ballot)), votes)
        if favourite in open_places and len(ballot) < size and chance.random() < 0.5:
            ballot.append(favourite)
            open_places.remove(favourite)
        ballot += chance.sample(open_places, size - len(ballot))
        chance.shuffle(ballot)
        ballots[seat] = tuple(ballot)
    return Round(seats, storyteller, tuple(laid), ballots)


class Case(NamedTuple):
    """One line of ``cases.json``: a round, a table's rules, and the points that it must give."""

    round: Round
    edition: str
    house: dict[str, Any]
    points: list[int]


def cases() -> dict[str, Case]:
    """All cases by a name that can be read."""
    written = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
    found = {}
    for case in written["cases"]:
        that = told_of(case["seats"], case["storyteller"], case["votes"])
        for name, points in case["points"].items():
            table = written["tables"][name]
            found[f"{case['round']} ({name})"] = Case(that, table["edition"], table.get("house", {}), points)
    return found
