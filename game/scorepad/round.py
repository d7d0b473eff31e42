"""Rounds of a printed game: whole, as they lay on the board, or by counts of votes; and what each brings."""

from dataclasses import dataclass
from typing import assert_never

from game.rules.edition import Edition
from game.rules.score import Award, awards, awards_from_counts
from game.scorepad.tally import can_be


@dataclass(frozen=True, slots=True)
class BoardRound:
    """A round as it lay on the board: the owner of each place, and the places each seat voted for."""

    storyteller: int
    owners: tuple[int, ...]
    ballots: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class CountedRound:
    """A round by counts: who found the storyteller's card, who of them with a single vote, and (owner, votes) of each decoy."""

    storyteller: int
    finders: tuple[int, ...]
    singles: tuple[int, ...]
    votes_on_cards: tuple[tuple[int, int], ...]


Entry = BoardRound | CountedRound


class BadEntry(ValueError):
    """A round that no votes on a table can give, or a correction of a round that was never scored."""


def awards_of(edition: Edition, seats: int, entry: Entry) -> tuple[Award, ...]:
    """What a round brings. Raises ``BadEntry`` for one that is impossible."""
    try:
        match entry:
            case BoardRound(storyteller, owners, ballots):
                if len(owners) != edition.lineup(seats) or any(
                    owners.count(seat) != edition.decoys(seats) for seat in range(seats) if seat != storyteller
                ):
                    raise BadEntry("every seat lays its cards, and each place has one")
                return awards(edition, seats=seats, storyteller=storyteller, owners=owners, ballots=dict(ballots))
            case CountedRound(storyteller, finders, singles, votes):
                owners_of_decoys = [owner for owner, _ in votes]
                if any(
                    owners_of_decoys.count(seat) != edition.decoys(seats)
                    for seat in range(seats)
                    if seat != storyteller
                ):
                    raise BadEntry("every seat lays its decoys")
                if not can_be(edition, seats, finders=finders, singles=singles, votes_on_cards=votes):
                    raise BadEntry("nobody votes for an own card")
                return awards_from_counts(
                    edition,
                    seats=seats,
                    storyteller=storyteller,
                    finders=finders,
                    single_finders=singles,
                    votes_on_cards=votes,
                )
            case _:
                assert_never(entry)
    except BadEntry:
        raise
    except ValueError as error:
        raise BadEntry(str(error)) from None


def finders_of(entry: Entry) -> tuple[int, ...]:
    """Who found the storyteller's card."""
    match entry:
        case BoardRound(storyteller, owners, ballots):
            target = owners.index(storyteller)
            return tuple(seat for seat, slots in ballots if target in slots)
        case CountedRound():
            return entry.finders
        case _:
            assert_never(entry)
