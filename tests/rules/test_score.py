"""Scoring, without a gap for small tables and by large samples for big ones, against the second scorer."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.rules.edition import EDITIONS
from game.rules.score import Award, Why, awards, awards_from_counts
from tests.rules import second_scorer
from tests.rules.rounds import Round, any_round, arrangements, every_round, in_seat_order
from tests.rules.second_scorer import Entry, most_for_a_card, votes_allowed
from tests.rules.tables import TABLES, rules_of

House = dict[str, Any]

SAME_REASON = {
    Why.TOLD_WELL: second_scorer.TOLD_WELL,
    Why.ALL_FOUND: second_scorer.ALL_FOUND,
    Why.NONE_FOUND: second_scorer.NONE_FOUND,
    Why.FOUND: second_scorer.FOUND,
    Why.SINGLE_VOTE: second_scorer.ONE_VOTE,
    Why.CARD_BONUS: second_scorer.CARD,
}
BASE = {Why.TOLD_WELL, Why.ALL_FOUND, Why.NONE_FOUND, Why.FOUND, Why.SINGLE_VOTE}

EACH_HOUSE_RULE: list[House] = [
    {},
    {"lone_finder": True},
    *({"all_found": points} for points in range(6)),
    *({"none_found": points} for points in range(6)),
    {"cap": "none"},
    *({"cap": most} for most in range(1, 12)),
    {"votes": 1},
]
"""Every value of every house rule that touches the points, alone."""

WITH_TWO_VOTES: list[House] = [
    {"votes": 2},
    {"votes": 2, "lone_finder": True},
    {"votes": 2, "all_found": 5, "none_found": 0, "cap": 1},
    {"votes": 2, "all_found": 0, "none_found": 4, "cap": 2},
    {"votes": 2, "cap": "none"},
]


def in_words(seats: int, given: Iterable[Award]) -> list[list[Entry]]:
    """The awards as each seat's ledger, in the words of the second scorer."""
    ledgers: list[list[Entry]] = [[] for _ in range(seats)]
    for award in given:
        ledgers[award.seat].append(Entry(award.points, SAME_REASON[award.why], award.slot))
    return ledgers


def check(edition: str, house: House, that: Round) -> str:
    """Score one round both ways, hold it against what is always true, and say which of the three cases it was."""
    seats, storyteller, owners, ballots = that
    rules = rules_of(edition, house, seats)
    given = awards(rules, seats=seats, storyteller=storyteller, owners=owners, ballots=ballots)
    expected = second_scorer.ledgers(edition, house, seats, storyteller, owners, ballots)

    # Point for point and reason for reason; lines of no points are left out of the awards.
    assert in_words(seats, given) == [[entry for entry in ledger if entry.points] for ledger in expected], that

    # Base first, then the cards.
    order = [award.why in BASE for award in given]
    assert order == sorted(order, reverse=True), that

    # A card bonus has a place, a number of votes and an owner who is not the storyteller.
    for award in given:
        if award.why is Why.CARD_BONUS:
            assert award.slot is not None and owners[award.slot] == award.seat != storyteller, that
            assert award.votes == sum(award.slot in ballot for ballot in ballots.values()), that

    # Bounds: nobody loses points, and the storyteller has 0, 3 or (a lone finder of three) 4.
    assert all(award.points > 0 for award in given), that
    told = sum(award.points for award in given if award.seat == storyteller)
    assert told in ({0, 3, 4} if house.get("lone_finder") and seats == 3 else {0, 3}), that

    # The same round counted by hand.
    the_card = owners.index(storyteller)
    finders = [seat for seat, ballot in ballots.items() if the_card in ballot]
    by_hand = awards_from_counts(
        rules,
        seats=seats,
        storyteller=storyteller,
        finders=finders,
        single_finders=[seat for seat in finders if len(ballots[seat]) == 1],
        votes_on_cards=[
            (owner, sum(place in ballot for ballot in ballots.values()))
            for place, owner in enumerate(owners)
            if owner != storyteller
        ],
    )
    assert [replace(award, slot=None) for award in by_hand] == [replace(award, slot=None) for award in given], that

    if len(finders) == seats - 1:
        return "all"
    return "some" if finders else "none"


def tables_of(seats: int) -> list[str]:
    """The editions that this many can play."""
    return [edition for edition, sizes in TABLES.items() if seats in sizes]


def rounds_at(edition: str, house: House, seats: int) -> Iterator[Round]:
    """Every round of a table: each storyteller, and every way the votes can fall."""
    for storyteller in range(seats):
        yield from every_round(seats, storyteller, votes_allowed(edition, house, seats))


class TestEveryRoundOfSmallTables:
    """Without a gap. The numbers of rounds are counted out by hand, so that no gap can open unseen."""

    @pytest.mark.parametrize("house", EACH_HOUSE_RULE, ids=str)
    @pytest.mark.parametrize("edition", TABLES)
    def test_three_and_four_seats_with_one_vote(self, edition: str, house: House) -> None:
        seen = {seats: Counter(check(edition, house, r) for r in rounds_at(edition, house, seats)) for seats in (3, 4)}
        # Each of two seats has three foreign cards; each of three seats has three foreign cards.
        assert seen[3] == Counter(all=3 * 1, none=3 * 2 * 2, some=3 * 4)
        assert seen[4] == Counter(all=4 * 1, none=4 * 2 * 2 * 2, some=4 * (27 - 1 - 8))

    @pytest.mark.parametrize("house", WITH_TWO_VOTES, ids=str)
    @pytest.mark.parametrize("edition", TABLES)
    def test_three_and_four_seats_with_two_votes(self, edition: str, house: House) -> None:
        seen = {seats: Counter(check(edition, house, r) for r in rounds_at(edition, house, seats)) for seats in (3, 4)}
        # Three foreign cards: three single votes and three pairs; the card is in three of the six.
        assert seen[3] == Counter(all=3 * 3**2, none=3 * 3**2, some=3 * (6**2 - 2 * 3**2))
        assert seen[4] == Counter(all=4 * 3**3, none=4 * 3**3, some=4 * (6**3 - 2 * 3**3))

    @pytest.mark.parametrize("house", [*EACH_HOUSE_RULE, {"lone_finder": True, "all_found": 1, "cap": 2}], ids=str)
    @pytest.mark.parametrize("edition", TABLES)
    def test_five_seats_with_one_vote(self, edition: str, house: House) -> None:
        seen = Counter(check(edition, house, r) for r in rounds_at(edition, house, 5))
        assert seen == Counter(all=5 * 1, none=5 * 3**4, some=5 * (4**4 - 1 - 3**4))

    @pytest.mark.parametrize("house", WITH_TWO_VOTES, ids=str)
    @pytest.mark.parametrize(("storyteller", "edition"), list(enumerate(TABLES)))
    def test_five_seats_with_two_votes(self, storyteller: int, edition: str, house: House) -> None:
        seen = Counter(check(edition, house, r) for r in every_round(5, storyteller, 2))
        # Four foreign cards: four single votes and six pairs; the card is in one and three of them.
        assert seen == Counter(all=4**4, none=6**4, some=10**4 - 4**4 - 6**4)

    @pytest.mark.parametrize("edition", TABLES)
    def test_wherever_the_cards_lie(self, edition: str) -> None:
        """Every arrangement of the lineup, with one vote and with two, for three and four seats."""
        laid = 0
        for seats in (3, 4):
            for house in ({}, {"votes": 2}):
                for storyteller in range(seats):
                    for owners in arrangements(seats, storyteller):
                        laid += 1
                        for that in every_round(seats, storyteller, votes_allowed(edition, house, seats), owners):
                            check(edition, house, that)
        assert laid == 2 * (3 * 30 + 4 * 24), "5 cards, two pairs alike: 5!/(2!2!) = 30 ways; 4 cards: 4! = 24"

    def test_three_seats_and_all_house_rules_together(self) -> None:
        combined = [
            {"all_found": most, "none_found": least, "lone_finder": lone, "votes": votes, "cap": cap}
            for most in range(6)
            for least in range(6)
            for lone in (False, True)
            for votes in (1, 2)
            for cap in ("none", 1)
        ]
        seen = Counter(
            check("2021", house, that)
            for house in combined
            for that in every_round(3, 0, votes_allowed("2021", house, 3))
        )
        assert sum(seen.values()) == 6 * 6 * 2 * 2 * (9 + 36)


SAMPLE = 1000
"""Rounds for each edition and number of seats from six on, with its own votes and with the other number of votes."""


@pytest.mark.parametrize(
    ("edition", "seats"), [(edition, seats) for edition, sizes in TABLES.items() for seats in sizes if seats >= 6]
)
def test_large_tables_by_samples(edition: str, seats: int) -> None:
    chance = random.Random(f"{edition} {seats}")
    seen: Counter[str] = Counter()
    capped = 0
    for house in ({}, {"votes": 2}, {"votes": 1}, None):
        for _ in range(SAMPLE):
            rules = house if house is not None else any_house(chance)
            that = any_round(chance, seats, votes_allowed(edition, rules, seats))
            seen[check(edition, rules, that)] += 1
            most = most_for_a_card(edition, rules)
            capped += most is not None and any(
                sum(place in ballot for ballot in that.ballots.values()) > most
                for place, owner in enumerate(that.owners)
                if owner != that.storyteller
            )
    assert seen.total() == 4 * SAMPLE
    assert min(seen["all"], seen["some"], seen["none"]) > SAMPLE // 2, "each of the three cases is well covered"
    assert capped > 20, "the limit of a card's bonus was met often"


def any_house(chance: random.Random) -> House:
    """House rules at random, each there or not."""
    drawn: House = {
        "lone_finder": chance.random() < 0.5,
        "all_found": chance.randrange(6),
        "none_found": chance.randrange(6),
        "cap": chance.choice(["none", *range(1, 12)]),
        "votes": chance.choice((1, 2)),
        "goal": chance.randint(10, 100),
        "pile_end": chance.choice(("reshuffle", "end", "only")),
    }
    return {rule: value for rule, value in drawn.items() if chance.random() < 0.6}


def test_the_order_of_two_votes_in_a_ballot_does_not_matter() -> None:
    chance = random.Random(7)
    for _ in range(500):
        that = any_round(chance, 7, 2)
        turned = {seat: ballot[::-1] for seat, ballot in that.ballots.items()}
        rules = EDITIONS["odyssey"]
        facts: dict[str, Any] = {"seats": that.seats, "storyteller": that.storyteller, "owners": that.owners}
        assert awards(rules, ballots=that.ballots, **facts) == awards(rules, ballots=turned, **facts)


def test_a_goal_a_pile_and_the_first_teller_change_no_points() -> None:
    chance = random.Random(8)
    for _ in range(200):
        that = any_round(chance, 5, 1)
        facts = that._asdict()
        plain = awards(rules_of("2021", {}, 5), **facts)
        for house in ({"goal": 10}, {"pile_end": "only"}, {"first": 4}, {"voting": "open"}):
            assert awards(rules_of("2021", house, 5), **facts) == plain


class TestBoundsOfARound:
    """What one round can bring at the most, found by looking at every round and by thinking."""

    def test_the_most_that_a_seat_can_win(self) -> None:
        for edition, house, seats, most in (
            ("classic", {}, 3, 3 + 1),
            ("classic", {"lone_finder": True}, 3, 4 + 1),
            ("2021", {}, 4, 3 + 2),
            ("2021", {}, 5, 3 + 3),
            ("odyssey", {}, 5, 3 + 3),
            ("2021", {"votes": 2}, 4, 3 + 1 + 2),
            ("2021", {"votes": 2, "cap": 1}, 4, 3 + 1 + 1),
        ):
            rules = rules_of(edition, house, seats)
            best = 0
            for that in every_round(seats, 0, rules.votes(seats)):
                given = awards(rules, **that._asdict())
                best = max(best, *(sum(a.points for a in given if a.seat == seat) for seat in range(1, seats)))
            assert best == most, (edition, house, seats)

    def test_the_points_of_a_round_add_up(self) -> None:
        """With one vote and no cap every vote is worth the same, so the sum is known from the number of finders."""
        for seats in (3, 4, 5):
            for that in every_round(seats, 0, 1):
                the_card = that.owners.index(0)
                right = sum(the_card in ballot for ballot in that.ballots.values())
                wrong = seats - 1 - right
                base = 2 * (seats - 1) if right in (0, seats - 1) else 3 + 3 * right
                total = sum(award.points for award in awards(EDITIONS["2021"], **that._asdict()))
                assert total == base + wrong


class TestWhatNoTableCanVote:
    """Scoring stands alone and refuses ballots and counts that the rules do not allow."""

    OWNERS = in_seat_order(4, 0)

    @pytest.mark.parametrize(
        "ballots",
        [
            {1: (0,), 2: (0,)},
            {0: (1,), 1: (0,), 2: (0,), 3: (0,)},
            {1: (1,), 2: (0,), 3: (0,)},
            {1: (4,), 2: (0,), 3: (0,)},
            {1: (-1,), 2: (0,), 3: (0,)},
            {1: (), 2: (0,), 3: (0,)},
            {1: (0, 2), 2: (0,), 3: (0,)},
        ],
        ids=["a seat is missing", "the storyteller votes", "own card", "no place", "below", "empty", "two votes"],
    )
    def test_ballots(self, ballots: dict[int, tuple[int, ...]]) -> None:
        with pytest.raises(ValueError):
            awards(EDITIONS["2021"], seats=4, storyteller=0, owners=self.OWNERS, ballots=ballots)

    def test_a_ballot_with_the_same_place_twice(self) -> None:
        rules = rules_of("2021", {"votes": 2}, 4)
        with pytest.raises(ValueError):
            awards(rules, seats=4, storyteller=0, owners=self.OWNERS, ballots={1: (2, 2), 2: (0,), 3: (0,)})

    @pytest.mark.parametrize("owners", [(1, 2, 3), (0, 0, 2, 3), (0, 1, 2, 4)], ids=str)
    def test_lineups_that_are_none(self, owners: tuple[int, ...]) -> None:
        with pytest.raises(ValueError):
            awards(EDITIONS["2021"], seats=4, storyteller=0, owners=owners, ballots={1: (0,), 2: (0,), 3: (0,)})

    @pytest.mark.parametrize(
        ("finders", "singles", "cards"),
        [
            ([0], [], [(1, 1), (2, 1), (3, 0)]),
            ([4], [], [(1, 1), (2, 1), (3, 0)]),
            ([1], [2], [(1, 1), (2, 1), (3, 0)]),
            ([1], [], [(0, 1), (2, 1), (3, 0)]),
            ([1], [], [(1, 3), (2, -1), (3, 0)]),
            ([1], [], [(1, 1), (2, 0), (3, 0)]),
            ([1], [], [(1, 1), (2, 1), (3, 1)]),
            ([1, 2, 3], [], [(1, 1), (2, 0), (3, 0)]),
        ],
        ids=[
            "the storyteller finds",
            "a seat that is not there",
            "a single finder who found nothing",
            "a decoy of the storyteller",
            "fewer than no votes",
            "a vote is missing",
            "a vote too many",
            "all found and still a vote on a decoy",
        ],
    )
    def test_counts(self, finders: list[int], singles: list[int], cards: list[tuple[int, int]]) -> None:
        with pytest.raises(ValueError):
            awards_from_counts(
                EDITIONS["2021"],
                seats=4,
                storyteller=0,
                finders=finders,
                single_finders=singles,
                votes_on_cards=cards,
            )

    def test_counts_of_two_votes_have_room_for_the_optional_one(self) -> None:
        """Two finders, one with a single vote, and one who missed with one or two: two or three votes on decoys."""
        rules = rules_of("2021", {"votes": 2}, 4)
        facts: dict[str, Any] = {"seats": 4, "storyteller": 0, "finders": [1, 2], "single_finders": [1]}
        for cast, fits in ((0, False), (1, False), (2, True), (3, True), (4, False)):
            cards = [(1, min(cast, 2)), (2, max(0, cast - 2)), (3, 0)]
            if fits:
                assert awards_from_counts(rules, votes_on_cards=cards, **facts)
            else:
                with pytest.raises(ValueError):
                    awards_from_counts(rules, votes_on_cards=cards, **facts)
