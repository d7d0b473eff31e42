"""Which tables can be set, and what is wrong with the others: every fault at once, each with its own reason."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.rules.edition import DEFAULT_EDITION, EDITIONS, NO_CAP, Edition, PileEnd, Voting
from game.rules.play import start
from game.rules.setup import (
    LANGUAGES,
    PAWNS,
    BadSetup,
    Fault,
    FaultReason,
    HouseRules,
    Mind,
    Pack,
    Seat,
    Setup,
    faults,
    ruleset,
)
from tests.rules.second_referee import smallest_deck
from tests.rules.tables import NAMES, TABLES, table


def reasons(setup: Setup) -> list[FaultReason]:
    return [fault.reason for fault in faults(setup)]


def named(*names: str) -> Setup:
    """A table of these names (and of others up to three)."""
    seats = [*names, *NAMES[6 : 6 + max(0, 3 - len(names))]]
    return replace(table(3), seats=tuple(Seat(name, PAWNS[seat]) for seat, name in enumerate(seats)))


class TestTheThreeEditions:
    def test_there_are_three_and_the_newest_box_is_the_default(self) -> None:
        assert list(EDITIONS) == ["classic", "2021", "odyssey"]
        assert DEFAULT_EDITION == "2021" == Setup(seats=(), packs=(), seed="x").edition

    @pytest.mark.parametrize(("edition", "least", "most"), [("classic", 3, 6), ("2021", 3, 8), ("odyssey", 3, 12)])
    def test_seats(self, edition: str, least: int, most: int) -> None:
        for seats in range(1, 13):
            found = reasons(table(seats, edition, cards=300))
            if seats < least:
                assert found == [FaultReason.TOO_FEW_SEATS]
            elif seats > most:
                assert found == [FaultReason.TOO_MANY_SEATS]
            else:
                assert found == []

    def test_the_fault_says_how_many_would_be_right(self) -> None:
        assert faults(table(2, "classic")) == (Fault(FaultReason.TOO_FEW_SEATS, limit=3),)
        assert faults(table(7, "classic", cards=300)) == (Fault(FaultReason.TOO_MANY_SEATS, limit=6),)
        assert faults(table(9, "2021", cards=300)) == (Fault(FaultReason.TOO_MANY_SEATS, limit=8),)

    @pytest.mark.parametrize("edition", TABLES)
    def test_the_numbers_that_all_editions_share(self, edition: str) -> None:
        rules = EDITIONS[edition]
        assert (rules.goal, rules.all_found, rules.none_found, rules.some_found) == (30, 2, 2, 3)
        for seats in TABLES[edition]:
            assert rules.hand(seats) == (7 if seats == 3 else 6)
            assert rules.decoys(seats) == (2 if seats == 3 else 1)

    def test_the_numbers_that_differ(self) -> None:
        assert [EDITIONS[edition].pile_end for edition in TABLES] == [
            PileEnd.END,
            PileEnd.RESHUFFLE,
            PileEnd.RESHUFFLE,
        ]
        assert [EDITIONS[edition].cap for edition in TABLES] == [NO_CAP, NO_CAP, 3]
        for edition, sizes in TABLES.items():
            assert [EDITIONS[edition].votes(seats) for seats in sizes] == [
                2 if edition == "odyssey" and seats >= 7 else 1 for seats in sizes
            ]

    def test_an_edition_that_does_not_exist(self) -> None:
        assert reasons(table(4, "2035")) == [FaultReason.UNKNOWN_EDITION]


class TestTheDeck:
    @pytest.mark.parametrize(
        ("seats", "cards"),
        [(3, 26), (4, 28), (5, 35), (6, 42), (7, 49), (8, 56), (9, 63), (10, 70), (11, 77), (12, 84)],
    )
    def test_all_hands_and_one_lineup_are_the_least(self, seats: int, cards: int) -> None:
        assert smallest_deck(seats) == cards
        for edition, sizes in TABLES.items():
            if seats in sizes:
                assert faults(table(seats, edition, cards=cards)) == ()
                assert faults(table(seats, edition, cards=cards - 1)) == (
                    Fault(FaultReason.DECK_TOO_SMALL, limit=cards),
                )

    def test_packs_add_up(self) -> None:
        two = replace(table(4), packs=(Pack("dreams", 20), Pack("proof", 8)))
        assert faults(two) == ()
        assert len(set(two.deck())) == 28
        assert reasons(replace(two, packs=(Pack("dreams", 20), Pack("proof", 7)))) == [FaultReason.DECK_TOO_SMALL]

    @pytest.mark.parametrize(
        "packs",
        [
            (Pack("proof", 84), Pack("proof", 84)),
            (Pack("proof", 84), Pack("dreams", 0)),
            (Pack("proof", 84), Pack("dreams", -1)),
            (Pack("", 84),),
            (Pack("Proof", 84),),
            (Pack("pro/of", 84),),
            (Pack("pro.of", 84),),
            (Pack("-proof", 84),),
            (Pack("../secrets", 84),),
            (Pack("proof\n", 84),),
            (Pack("proof", 30 * 84 + 1),),
            (Pack("proof", 999_999),),
            tuple(Pack(f"p{number}", 84) for number in range(31)),
        ],
        ids=str,
    )
    def test_packs_that_are_none(self, packs: tuple[Pack, ...]) -> None:
        assert reasons(replace(table(4), packs=packs)) == [FaultReason.PACK]

    def test_a_box_and_twenty_nine_expansions_are_the_most(self) -> None:
        assert faults(replace(table(4), packs=tuple(Pack(f"p{number}", 84) for number in range(30)))) == ()

    def test_no_pack_at_all(self) -> None:
        assert FaultReason.DECK_TOO_SMALL in reasons(replace(table(4), packs=()))

    def test_a_negative_count_does_not_eat_the_cards_of_another_pack(self) -> None:
        odd = replace(table(4), packs=(Pack("proof", 28), Pack("dreams", -5)))
        assert reasons(odd) == [FaultReason.PACK]


class TestNames:
    @pytest.mark.parametrize(
        "name",
        [
            "A",
            "ab" * 20,
            "Åse Ørjansdøtter",
            "Ștefania Țîru",
            "Žofie Říhová",
            "👩‍👩‍👧‍👦",
            "محمد",
            "é",
            "<b>&\"'",
            "{0} %s",
        ],
    )
    def test_names_that_people_have(self, name: str) -> None:
        assert faults(named(name)) == ()

    @pytest.mark.parametrize("name", ["", " ", "\u00a0\u2003", "a" * 41, "🐇" * 41])
    def test_too_short_or_too_long(self, name: str) -> None:
        assert faults(named("Olga", name)) == (Fault(FaultReason.NAME_LENGTH, 1, 40),)

    def test_spaces_around_a_name_are_not_counted(self) -> None:
        assert faults(named(f"  {'a' * 40}  ")) == ()

    @pytest.mark.parametrize(
        "char", ["\x00", "\n", "\t", "\x1b", "\x7f", "\x85", "\u2028", "\u2029", "\ud800", "\u202e"]
    )
    def test_control_characters(self, char: str) -> None:
        assert faults(named(f"O{char}lga")) == (Fault(FaultReason.NAME_CONTROL, 0),)

    @pytest.mark.parametrize(
        ("name", "twin"),
        [
            ("Olga", "Olga"),
            ("Olga", "OLGA"),
            ("Olga", " olga  "),
            ("Olga", "Ｏｌｇａ"),
            ("é", "e\u0301"),
            ("Straße", "STRASSE"),
            ("ﬁn", "FIN"),
            ("Ⅷ", "viii"),
            ("Olga\u00a0", "olga"),
        ],
    )
    def test_the_same_name_however_it_is_written(self, name: str, twin: str) -> None:
        assert faults(named(name, twin)) == (Fault(FaultReason.SAME_NAME, 1),)

    @pytest.mark.parametrize(("name", "other"), [("Ole", "Olé"), ("Anna", "Ana"), ("Jan", "Jan 2"), ("s", "ș")])
    def test_names_that_only_look_alike(self, name: str, other: str) -> None:
        assert faults(named(name, other)) == ()

    def test_every_twin_is_named(self) -> None:
        assert faults(named("Jan", "Eva", "jan", "JAN")) == (
            Fault(FaultReason.SAME_NAME, 2),
            Fault(FaultReason.SAME_NAME, 3),
        )


class TestPawns:
    def test_there_are_twelve(self) -> None:
        assert len(set(PAWNS)) == 12

    def test_two_seats_with_the_same_pawn(self) -> None:
        seats = table(4).seats
        twins = replace(table(4), seats=(*seats[:3], replace(seats[3], pawn=seats[0].pawn)))
        assert faults(twins) == (Fault(FaultReason.SAME_PAWN, 3),)

    def test_a_pawn_that_does_not_exist(self) -> None:
        seats = table(4).seats
        odd = replace(table(4), seats=(replace(seats[0], pawn="tortoise"), *seats[1:]))
        assert faults(odd) == (Fault(FaultReason.UNKNOWN_PAWN, 0),)


class TestTheRest:
    @pytest.mark.parametrize("seed", ["", "a/b", "a b", "ø", "x" * 41, "a\n"])
    def test_seeds_that_no_link_could_carry(self, seed: str) -> None:
        assert reasons(table(4, seed=seed)) == [FaultReason.SEED]

    def test_clue_languages(self) -> None:
        assert set(LANGUAGES) == {"en", "de", "nb", "es", "ro", "cs"}
        for language in LANGUAGES:
            assert faults(replace(table(4), clue_language=language)) == ()
        assert reasons(replace(table(4), clue_language="xx")) == [FaultReason.LANGUAGE]

    @pytest.mark.parametrize(
        "mind", [Mind("owl", 0), Mind("owl", 6), Mind("", 3), Mind("Owl!", 3), Mind("a/b", 3)], ids=str
    )
    def test_minds_that_are_none(self, mind: Mind) -> None:
        seats = table(4).seats
        assert faults(replace(table(4), seats=(replace(seats[0], mind=mind), *seats[1:]))) == (
            Fault(FaultReason.MIND, 0),
        )

    def test_minds_of_every_level(self) -> None:
        seats = table(4).seats
        for level in (1, 2, 3, 4, 5):
            assert faults(replace(table(4), seats=(replace(seats[0], mind=Mind("owl", level)), *seats[1:]))) == ()


class TestHouseRules:
    @pytest.mark.parametrize(
        ("rule", "values", "wrong", "reason"),
        [
            ("goal", range(10, 101), (9, 101, 0, -30), FaultReason.GOAL),
            ("all_found", range(6), (-1, 6), FaultReason.ALL_FOUND),
            ("none_found", range(6), (-1, 6), FaultReason.NONE_FOUND),
            ("cap", (NO_CAP, *range(1, 12)), (-1, 12), FaultReason.CAP),
            ("votes", (1, 2), (0, 3), FaultReason.VOTES),
            ("first", range(4), (-1, 4), FaultReason.FIRST),
        ],
    )
    def test_the_values_of_each(self, rule: str, values: Any, wrong: Any, reason: FaultReason) -> None:
        for value in values:
            assert faults(replace(table(4), house=HouseRules(**{rule: value}))) == ()
        for value in wrong:
            assert reasons(replace(table(4), house=HouseRules(**{rule: value}))) == [reason]

    @pytest.mark.parametrize("edition", TABLES)
    def test_a_table_that_says_nothing_plays_as_printed(self, edition: str) -> None:
        assert ruleset(table(4, edition)) == EDITIONS[edition]

    @pytest.mark.parametrize("edition", TABLES)
    @pytest.mark.parametrize(
        ("house", "field", "value"),
        [
            ({"goal": 50}, "goal", 50),
            ({"all_found": 0}, "all_found", 0),
            ({"none_found": 0}, "none_found", 0),
            ({"none_found": 5}, "none_found", 5),
            ({"cap": 2}, "cap", 2),
            ({"cap": "none"}, "cap", NO_CAP),
            ({"lone_finder": True}, "lone_finder", 4),
            ({"pile_end": "only"}, "pile_end", PileEnd.ONLY),
            ({"pile_end": "end"}, "pile_end", PileEnd.END),
            ({"pile_end": "reshuffle"}, "pile_end", PileEnd.RESHUFFLE),
            ({"voting": "open"}, "voting", Voting.OPEN),
        ],
    )
    def test_each_rule_changes_its_own_number_and_no_other(
        self, edition: str, house: dict[str, Any], field: str, value: object
    ) -> None:
        changed: Edition = ruleset(table(4, edition, house))
        assert getattr(changed, field) == value
        assert replace(changed, **{field: getattr(EDITIONS[edition], field)}) == EDITIONS[edition]

    @pytest.mark.parametrize("edition", TABLES)
    def test_votes_hold_at_every_size_of_the_table(self, edition: str) -> None:
        for votes in (1, 2):
            rules = ruleset(table(4, edition, {"votes": votes}))
            assert {rules.votes(seats) for seats in TABLES[edition]} == {votes}

    def test_the_first_teller(self) -> None:
        assert start(table(4)).storyteller == 0
        assert start(table(4, house={"first": 3})).storyteller == 3


class TestAllFaultsAtOnce:
    def test_a_person_learns_everything_that_is_wrong(self) -> None:
        wrong = Setup(
            seats=(Seat("", "sitting"), Seat("Jan", "sitting"), Seat("JAN\x00", "tortoise", Mind("owl", 9))),
            packs=(Pack("proof", 10),),
            seed="no seed",
            edition="classic",
            house=HouseRules(goal=5, all_found=9, none_found=-1, cap=99, votes=7, first=3),
            clue_language="klingon",
        )
        found = faults(wrong)
        assert {fault.reason for fault in found} == set(FaultReason) - {
            FaultReason.UNKNOWN_EDITION,
            FaultReason.TOO_FEW_SEATS,
            FaultReason.TOO_MANY_SEATS,
            FaultReason.PACK,
            FaultReason.SAME_NAME,
        }
        assert Fault(FaultReason.NAME_LENGTH, 0, 40) in found
        assert Fault(FaultReason.SAME_PAWN, 1) in found
        assert Fault(FaultReason.NAME_CONTROL, 2) in found
        with pytest.raises(BadSetup) as refused:
            start(wrong)
        assert refused.value.faults == found

    def test_every_reason_of_a_fault_is_met_in_this_file(self) -> None:
        text = Path(__file__).read_text(encoding="utf-8")
        assert [reason.name for reason in FaultReason if f"FaultReason.{reason.name}" not in text] == []
