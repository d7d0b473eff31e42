"""The worked examples of the five texts about the game, and what was decided where the texts disagree.

Each test is a round at a table, told in words.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from game.rules.edition import EDITIONS
from game.rules.score import Why, awards
from tests.rules import second_scorer
from tests.rules.rounds import told
from tests.rules.tables import TABLES, rules_of

EVERY_EDITION = tuple(TABLES)
House = Mapping[str, Any]


def points(edition: str, names: str, storyteller: str, *, house: House | None = None, **votes: str) -> dict[str, int]:
    """Each name with its points of the round; both scorers must say the same."""
    seats, teller, owners, ballots = told(names, storyteller, **votes)
    house = house or {}
    given = awards(rules_of(edition, house, seats), seats=seats, storyteller=teller, owners=owners, ballots=ballots)
    totals = [sum(award.points for award in given if award.seat == seat) for seat in range(seats)]
    assert second_scorer.points(edition, house, seats, teller, owners, ballots) == totals
    return dict(zip(names.split(), totals, strict=True))


def reasons(
    edition: str, names: str, storyteller: str, *, house: House | None = None, **votes: str
) -> list[tuple[str, int, Why]]:
    """Each award of the round in order, as name, points and reason."""
    seats, teller, owners, ballots = told(names, storyteller, **votes)
    given = awards(
        rules_of(edition, house or {}, seats), seats=seats, storyteller=teller, owners=owners, ballots=ballots
    )
    return [(names.split()[award.seat], award.points, award.why) for award in given]


@pytest.mark.parametrize("edition", EVERY_EDITION)
class TestTheNorwegianText:
    """Anna tells; Berit, Carl and Dan guess."""

    def test_berit_and_carl_find_and_dan_falls_for_berits_card(self, edition: str) -> None:
        assert points(edition, "Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit") == {
            "Anna": 3,
            "Berit": 4,
            "Carl": 3,
            "Dan": 0,
        }

    def test_and_every_point_of_it_has_its_reason(self, edition: str) -> None:
        assert reasons(edition, "Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit") == [
            ("Anna", 3, Why.TOLD_WELL),
            ("Berit", 3, Why.FOUND),
            ("Carl", 3, Why.FOUND),
            ("Berit", 1, Why.CARD_BONUS),
        ]

    def test_had_nobody_found_anna_would_have_nothing_and_the_others_two_and_their_votes(self, edition: str) -> None:
        assert points(edition, "Anna Berit Carl Dan", "Anna", Berit="Carl", Carl="Berit", Dan="Berit") == {
            "Anna": 0,
            "Berit": 4,
            "Carl": 3,
            "Dan": 2,
        }

    def test_had_all_three_found_the_others_would_have_two_each_and_no_votes(self, edition: str) -> None:
        assert points(edition, "Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Anna") == {
            "Anna": 0,
            "Berit": 2,
            "Carl": 2,
            "Dan": 2,
        }

    def test_three_seats_score_by_the_same_table_without_four_points_for_a_finder(self, edition: str) -> None:
        assert points(edition, "Anna Berit Carl", "Anna", Berit="Anna", Carl="Berit#2") == {
            "Anna": 3,
            "Berit": 4,
            "Carl": 0,
        }


class TestTheNorwegianTextOnOdyssey:
    SEVEN = "Anna Berit Carl Dan Eva Filip Greta"

    def test_one_vote_that_finds_gives_one_more(self) -> None:
        given = points(
            "odyssey",
            self.SEVEN,
            "Anna",
            Berit="Anna",
            Carl="Anna Dan",
            Dan="Carl",
            Eva="Carl",
            Filip="Carl",
            Greta="Dan",
        )
        assert given == {"Anna": 3, "Berit": 4, "Carl": 6, "Dan": 2, "Eva": 0, "Filip": 0, "Greta": 0}

    def test_a_card_brings_three_at_the_most_however_many_vote_for_it(self) -> None:
        everyone_for_berit: dict[str, Any] = dict.fromkeys(("Carl", "Dan", "Eva", "Filip", "Greta"), "Berit")
        assert points("odyssey", self.SEVEN, "Anna", Berit="Carl", **everyone_for_berit)["Berit"] == 2 + 3
        assert points("2021", self.SEVEN, "Anna", Berit="Carl", **everyone_for_berit)["Berit"] == 2 + 5, (
            "the cap belongs to odyssey alone"
        )

    def test_both_votes_may_be_wrong(self) -> None:
        given = points(
            "odyssey",
            self.SEVEN,
            "Anna",
            Berit="Carl Dan",
            Carl="Anna",
            Dan="Carl",
            Eva="Dan Carl",
            Filip="Anna Eva",
            Greta="Eva",
        )
        assert given == {"Anna": 3, "Berit": 0, "Carl": 3 + 1 + 3, "Dan": 2, "Eva": 2, "Filip": 3, "Greta": 0}

    @pytest.mark.parametrize("seats", range(3, 13))
    def test_the_second_vote_begins_with_the_seventh_seat(self, seats: int) -> None:
        assert EDITIONS["odyssey"].votes(seats) == (1 if seats <= 6 else 2)
        assert second_scorer.votes_allowed("odyssey", {}, seats) == (1 if seats <= 6 else 2)


@pytest.mark.parametrize("edition", EVERY_EDITION)
class TestTheGermanText:
    """Person A tells; B finds; C is mistaken and chooses the card of D."""

    def test_a_and_b_have_three_and_d_one_for_the_vote_of_c_and_c_none(self, edition: str) -> None:
        given = points(edition, "A B C D", "A", B="A", C="D", D="C")
        assert given["A"] == 3 and given["B"] == 3
        assert given["D"] == 1, "D missed the card, and has the point for the vote of C alone"
        assert given["C"] == 1, "C guessed wrong and yet gets a point, because D voted for the card of C"

    def test_with_d_right_too_the_vote_of_c_is_one_more_for_d(self, edition: str) -> None:
        assert points(edition, "A B C D", "A", B="A", C="D", D="A") == {"A": 3, "B": 3, "C": 0, "D": 4}

    def test_two_votes_on_one_card_are_two_points(self, edition: str) -> None:
        given = points(edition, "A B C D E", "A", B="A", C="D", D="A", E="D")
        assert given == {"A": 3, "B": 3, "C": 0, "D": 3 + 2, "E": 0}

    def test_all_found_two_for_all_but_the_storyteller(self, edition: str) -> None:
        assert points(edition, "A B C D", "A", B="A", C="A", D="A") == {"A": 0, "B": 2, "C": 2, "D": 2}

    def test_none_found_everybody_starts_with_two_and_a_good_card_brings_more(self, edition: str) -> None:
        given = points(edition, "A B C D", "A", B="D", C="D", D="B")
        assert given == {"A": 0, "B": 3, "C": 2, "D": 4}

    def test_the_storyteller_never_has_a_bonus_for_the_card(self, edition: str) -> None:
        for given in (
            reasons(edition, "A B C D", "A", B="A", C="A", D="A"),
            reasons(edition, "A B C D", "A", B="A", C="A", D="C"),
        ):
            assert ("A", Why.CARD_BONUS) not in [(name, why) for name, _, why in given]

    def test_the_base_comes_before_the_bonus_for_cards(self, edition: str) -> None:
        given = [why for _, _, why in reasons(edition, "A B C D", "D", A="B", B="D", C="B")]
        assert given == [Why.TOLD_WELL, Why.FOUND, Why.CARD_BONUS]


class TestTheSpanishText:
    """It gives three to finders when all find, and nothing when nobody does; nobody else says so."""

    @pytest.mark.parametrize("edition", EVERY_EDITION)
    def test_printed_rules_give_two_and_two(self, edition: str) -> None:
        assert points(edition, "A B C D", "A", B="A", C="A", D="A") == {"A": 0, "B": 2, "C": 2, "D": 2}
        assert points(edition, "A B C D", "A", B="C", C="D", D="B") == {"A": 0, "B": 3, "C": 3, "D": 3}

    @pytest.mark.parametrize("edition", EVERY_EDITION)
    def test_a_house_may_play_the_spanish_numbers(self, edition: str) -> None:
        spanish = {"all_found": 3, "none_found": 0}
        assert points(edition, "A B C D", "A", house=spanish, B="A", C="A", D="A") == {"A": 0, "B": 3, "C": 3, "D": 3}
        assert points(edition, "A B C D", "A", house=spanish, B="C", C="D", D="B") == {"A": 0, "B": 1, "C": 1, "D": 1}
        assert points(edition, "A B C D", "A", house=spanish, B="A", C="B", D="B") == {"A": 3, "B": 5, "C": 0, "D": 0}

    def test_a_bonus_does_not_ask_whether_its_owner_guessed_right(self) -> None:
        assert points("2021", "A B C D", "A", B="A", C="B", D="C") == {"A": 3, "B": 4, "C": 1, "D": 0}

    def test_not_all_players_vote_the_storyteller_does_not(self) -> None:
        with pytest.raises(ValueError, match="but the storyteller"):
            points("2021", "A B C D", "A", A="B", B="A", C="A", D="B")


class TestTheEarlierFrenchText:
    """With three seats and one finder, storyteller and finder got four; the text of 2021 denies it."""

    def test_off_unless_the_house_says_so(self) -> None:
        assert points("classic", "A B C", "B", A="B", C="A") == {"A": 4, "B": 3, "C": 0}

    @pytest.mark.parametrize("edition", EVERY_EDITION)
    def test_a_lone_finder_and_the_storyteller_get_four(self, edition: str) -> None:
        lone = {"lone_finder": True}
        assert points(edition, "A B C", "B", house=lone, A="B", C="A#2") == {"A": 5, "B": 4, "C": 0}

    def test_with_two_finders_it_changes_nothing(self) -> None:
        assert points("classic", "A B C", "B", house={"lone_finder": True}, A="B", C="B") == {"A": 2, "B": 0, "C": 2}

    def test_with_four_seats_it_changes_nothing(self) -> None:
        given = points("classic", "A B C D", "B", house={"lone_finder": True}, A="B", C="A", D="A")
        assert given == {"A": 5, "B": 3, "C": 0, "D": 0}

    def test_a_lone_finder_with_one_vote_of_two_gets_five(self) -> None:
        given = points("2021", "A B C", "B", house={"lone_finder": True, "votes": 2}, A="B", C="A#1 A#2")
        assert given == {"A": 4 + 1 + 1 + 1, "B": 4, "C": 0}


class TestHouseVotes:
    def test_two_votes_bring_the_extra_point_in_every_edition(self) -> None:
        for edition in EVERY_EDITION:
            given = points(edition, "A B C D", "A", house={"votes": 2}, B="A", C="A B", D="B C")
            assert given == {"A": 3, "B": 3 + 1 + 2, "C": 3 + 1, "D": 0}, edition

    def test_one_vote_takes_it_from_odyssey(self) -> None:
        seven = "A B C D E F G"
        given = points("odyssey", seven, "A", house={"votes": 1}, B="A", C="A", D="B", E="B", F="B", G="B")
        assert given == {"A": 3, "B": 3 + 3, "C": 3, "D": 0, "E": 0, "F": 0, "G": 0}, "the cap stays"

    def test_one_vote_of_two_that_misses_gets_nothing_extra(self) -> None:
        assert points("2021", "A B C D", "A", house={"votes": 2}, B="A D", C="D", D="A C") == {
            "A": 3,
            "B": 3,
            "C": 1,
            "D": 5,
        }


class TestTheCzechAndRomanianTexts:
    def test_with_three_seats_the_places_run_to_five(self) -> None:
        for edition in EVERY_EDITION:
            assert rules_of(edition, {}, 3).lineup(3) == 5
            for seats in TABLES[edition]:
                if seats > 3:
                    assert rules_of(edition, {}, seats).lineup(seats) == seats

    def test_all_or_none_gives_the_storyteller_nothing_and_some_gives_three(self) -> None:
        assert points("classic", "A B C D", "C", A="C", B="C", D="C") == {"A": 2, "B": 2, "C": 0, "D": 2}
        assert points("classic", "A B C D", "C", A="B", B="A", D="A") == {"A": 4, "B": 3, "C": 0, "D": 2}
        assert points("classic", "A B C D", "C", A="C", B="C", D="A") == {"A": 4, "B": 3, "C": 3, "D": 0}
