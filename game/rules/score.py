"""Scoring, alone: it needs no game, so that a printed game can be scored too (RULES, table of editions)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from game.rules.edition import THREE_SEATS, Edition


class Outcome(StrEnum):
    """How many found the storyteller's card."""

    ALL = "all"
    NONE = "none"
    SOME = "some"


class Why(StrEnum):
    """The reason of an award; the key of the sentence that explains it."""

    ALL_FOUND = "all-found"
    NONE_FOUND = "none-found"
    TOLD_WELL = "told-well"
    FOUND = "found"
    SINGLE_VOTE = "single-vote"
    CARD_BONUS = "card-bonus"


@dataclass(frozen=True, slots=True)
class Award:
    """Points for a seat, with the reason; for a card bonus also the votes its card got and, where it is known, the place."""

    seat: int
    points: int
    why: Why
    votes: int = 0
    slot: int | None = None


def outcome(others: int, finders: int) -> Outcome:
    """Of ``others`` seats that voted, ``finders`` found the card. "All" is tested before "some", since all includes one."""
    if finders == others:
        return Outcome.ALL
    return Outcome.SOME if finders else Outcome.NONE


def _base(edition: Edition, seats: int, storyteller: int, finders: Collection[int]) -> list[Award]:
    others = [seat for seat in range(seats) if seat != storyteller]
    match outcome(len(others), len(finders)):
        case Outcome.ALL:
            return [Award(seat, edition.all_found, Why.ALL_FOUND) for seat in others]
        case Outcome.NONE:
            return [Award(seat, edition.none_found, Why.NONE_FOUND) for seat in others]
        case Outcome.SOME:
            alone = seats == THREE_SEATS and len(finders) == 1
            points = edition.lone_finder if alone else edition.some_found
            found = [Award(seat, points, Why.FOUND) for seat in others if seat in finders]
            return [Award(storyteller, points, Why.TOLD_WELL), *found]


def awards_from_counts(
    edition: Edition,
    *,
    seats: int,
    storyteller: int,
    finders: Collection[int],
    single_finders: Collection[int] = (),
    votes_on_cards: Sequence[tuple[int, int]],
) -> tuple[Award, ...]:
    """The awards of a round whose votes were counted by hand.

    ``seats`` is a count and seats are ``range(seats)``; ``finders`` hold the storyteller's card in their ballot; ``single_finders`` are those
    of them who used only one vote where two are allowed (ignored where one is); ``votes_on_cards`` has (owner, votes) for each decoy.
    Base awards come first, card bonuses second, and awards of no points are left out.
    Raises ``ValueError`` for counts that no votes can give.
    """
    _check_counts(edition, seats, storyteller, finders, single_finders, votes_on_cards)
    found = _base(edition, seats, storyteller, finders)
    if edition.votes(seats) > 1:
        found += [Award(seat, edition.single_vote, Why.SINGLE_VOTE) for seat in range(seats) if seat in single_finders]
    for place, (owner, votes) in enumerate(votes_on_cards):
        found.append(Award(owner, edition.points_for_card(votes), Why.CARD_BONUS, votes, place))
    return tuple(award for award in found if award.points)


def _check_counts(
    edition: Edition,
    seats: int,
    storyteller: int,
    finders: Collection[int],
    single_finders: Collection[int],
    votes_on_cards: Sequence[tuple[int, int]],
) -> None:
    others = set(range(seats)) - {storyteller}
    if storyteller not in range(seats) or not set(finders) <= others or not set(single_finders) <= set(finders):
        raise ValueError("finders must be seats other than the storyteller, and single finders must be finders")
    most = seats - 2  # neither the owner nor the storyteller votes for a decoy
    if any(owner not in others or not 0 <= votes <= most for owner, votes in votes_on_cards):
        raise ValueError(
            "a decoy belongs to a seat other than the storyteller and gets a vote from each of the rest at most"
        )
    wrong = len(others) - len(finders)
    cast = sum(votes for _, votes in votes_on_cards)
    if edition.votes(seats) > 1:
        second = len(finders) - len(single_finders)
        fits = wrong + second <= cast <= 2 * wrong + second
    else:
        fits = cast == wrong
    if not fits:
        raise ValueError("the votes on the decoys do not add up with the finders")


def awards(
    edition: Edition,
    *,
    seats: int,
    storyteller: int,
    owners: Sequence[int],
    ballots: Mapping[int, Sequence[int]],
) -> tuple[Award, ...]:
    """The awards of a round, base first and card bonuses second.

    ``edition`` carries the house rules; ``seats`` is a count; ``owners`` has the owning seat of each place; ``ballots`` has the places each
    other seat voted for. Raises ``ValueError`` for ballots that the rules do not allow.
    """
    _check_ballots(edition, seats, storyteller, owners, ballots)
    target = owners.index(storyteller)
    finders = [seat for seat in range(seats) if target in ballots.get(seat, ())]
    singles = [seat for seat in finders if len(ballots[seat]) == 1] if edition.votes(seats) > 1 else []
    decoys = [place for place in range(len(owners)) if place != target]
    cast = [slot for ballot in ballots.values() for slot in ballot]
    found = awards_from_counts(
        edition,
        seats=seats,
        storyteller=storyteller,
        finders=finders,
        single_finders=singles,
        votes_on_cards=[(owners[place], cast.count(place)) for place in decoys],
    )
    return tuple(award if award.slot is None else replace(award, slot=decoys[award.slot]) for award in found)


def _check_ballots(
    edition: Edition, seats: int, storyteller: int, owners: Sequence[int], ballots: Mapping[int, Sequence[int]]
) -> None:
    if list(owners).count(storyteller) != 1 or not set(owners) <= set(range(seats)):
        raise ValueError("one place is the storyteller's, and every place belongs to a seat")
    if set(ballots) != set(range(seats)) - {storyteller}:
        raise ValueError("every seat but the storyteller votes")
    for seat, slots in ballots.items():
        if not 1 <= len(slots) <= edition.votes(seats) or len(set(slots)) < len(slots):
            raise ValueError("a ballot has one vote, or two for different places where the edition allows it")
        if any(slot not in range(len(owners)) or owners[slot] == seat for slot in slots):
            raise ValueError("a vote is for a place that exists and that is not one's own")
