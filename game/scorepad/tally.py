"""Whether counts of votes can come from ballots at all: nobody votes for an own card, nor twice for the same one."""

from collections.abc import Collection, Sequence

from game.rules.edition import Edition


def _votes(edition: Edition, seats: int, *, found: bool, alone: bool) -> tuple[int, int]:
    """The least and the most votes of a seat that lie on decoys."""
    second = edition.votes(seats) > 1
    if found:
        spare = int(second and not alone)
        return spare, spare
    return 1, 1 + int(second)


def bounds(
    edition: Edition, seats: int, *, voters: Collection[int], finders: Collection[int], singles: Collection[int]
) -> tuple[int, int]:
    """The least and the most votes that can lie on all decoys together."""
    need = [_votes(edition, seats, found=voter in finders, alone=voter in singles) for voter in voters]
    return sum(least for least, _ in need), sum(most for _, most in need)


def can_be(
    edition: Edition,
    seats: int,
    *,
    finders: Collection[int],
    singles: Collection[int],
    votes_on_cards: Sequence[tuple[int, int]],
) -> bool:
    """Whether some ballots give these counts. ``votes_on_cards`` has (owner, votes) for each decoy; whose votes they are is not known.

    A flow from voters to cards, found path by path: at most eleven of either.
    """
    voters = sorted({owner for owner, _ in votes_on_cards})
    need = {voter: _votes(edition, seats, found=voter in finders, alone=voter in singles) for voter in voters}
    given: list[set[int]] = [set() for _ in votes_on_cards]
    if not all(_place(voter, votes_on_cards, given) for voter in voters for _ in range(need[voter][0])):
        return False
    for voter in voters:
        least, most = need[voter]
        for _ in range(most - least):
            _place(voter, votes_on_cards, given)
    return all(len(by) == votes for by, (_, votes) in zip(given, votes_on_cards, strict=True))


def _place(voter: int, cards: Sequence[tuple[int, int]], given: list[set[int]]) -> bool:
    """Give one more vote of a voter to a card that lacks votes, moving other votes where that makes room."""
    tried: set[int] = set()

    def reach(who: int) -> bool:
        for card, (owner, votes) in enumerate(cards):
            if card in tried or owner == who or who in given[card]:
                continue
            tried.add(card)
            if len(given[card]) < votes:
                given[card].add(who)
                return True
            for other in sorted(given[card]):
                given[card].discard(other)
                if reach(other):
                    given[card].add(who)
                    return True
                given[card].add(other)
        return False

    return reach(voter)
