"""A setup link sets the table: whatever was chosen comes back as it was, short enough to be sent, and one bad part spoils no other."""

import random
from dataclasses import fields, replace

import pytest

pytest.importorskip("hypothesis", exc_type=ImportError, reason="part of hypothesis is built for one platform")

from hypothesis import given, settings
from hypothesis import strategies as st

from game.link import (
    MOST_CHARACTERS,
    MOST_FIELDS,
    LinkNotice,
    LinkProblem,
    LinkReading,
    is_link,
    read_link,
    write_link,
)
from game.rules.edition import DEFAULT_EDITION, PileEnd, Voting
from game.rules.refusal import Unreadable
from game.rules.setup import LANGUAGES, PAWNS, HouseRules, Mind, Pack, Seat, Setup, faults
from tests.link.setups import PLAIN_NAMES, SCRIPTS, setups
from tests.rules.tables import NAMES, table

ADDRESS_SAFE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~%+&=:,")
"""What may stand in a fragment and survives every messenger."""
FOUR, TWELVE = 150, 600
"""The most characters of a link with four plain names, and with twelve."""


class TestThereAndBack:
    @given(setups())
    def test_a_link_sets_the_same_table_with_a_fresh_deal(self, setup: Setup) -> None:
        assert faults(setup) == (), "the table that is shared can be played"
        assert read_link(write_link(setup)) == LinkReading(replace(setup, seed=""))

    @given(setups())
    def test_a_link_for_the_same_deal_brings_the_whole_setup(self, setup: Setup) -> None:
        assert read_link("#" + write_link(setup, same_deal=True)) == LinkReading(setup)

    @given(setups())
    def test_a_setup_has_one_link(self, setup: Setup) -> None:
        link = write_link(setup, same_deal=True)
        assert write_link(read_link(link).setup, same_deal=True) == link

    @given(setups())
    def test_only_characters_that_every_messenger_leaves_alone(self, setup: Setup) -> None:
        assert set(write_link(setup, same_deal=True)) <= ADDRESS_SAFE

    @given(setups(), st.randoms(use_true_random=False))
    def test_the_order_of_the_fields_is_free(self, setup: Setup, chance: random.Random) -> None:
        parts = write_link(setup, same_deal=True).split("&")
        chance.shuffle(parts)
        assert read_link("&".join(parts)) == LinkReading(setup)

    def test_a_link_is_meant_to_be_read(self) -> None:
        setup = Setup(
            seats=(Seat("Ana", "sitting"), Seat("Ben & Zoë", "sleeping"), Seat("Lamplighter", "lantern", Mind("lamplighter", 3))),
            packs=(Pack("dreams", 84), Pack("proof", 12)),
            seed="7f3k",
            house=HouseRules(goal=40, cap=0, first=2, lone_finder=True, pile_end=PileEnd.ONLY, voting=Voting.OPEN),
            clue_language="ro",
        )  # fmt: skip
        assert write_link(setup) == (
            "m=1&e=2021&s=Ana:1,Ben+%26+Zo%C3%AB:4,Lamplighter:7:lamplighter:3&p=dreams:84,proof:12&c=ro"
            "&goal=40&lone_finder=yes&pile_end=only&cap=none&first=3&voting=open"
        )
        assert write_link(setup, same_deal=True).endswith("&seed=7f3k")

    def test_what_is_played_as_printed_is_not_written(self) -> None:
        assert write_link(replace(table(3), house=HouseRules())).count("&") == 4

    @pytest.mark.parametrize("name", SCRIPTS)
    def test_names_of_every_script_and_of_none_survive(self, name: str) -> None:
        setup = replace(table(3), seats=(Seat(name, "scarf"), *table(3).seats[:2]))
        assert read_link(write_link(setup)).setup.seats == setup.seats

    def test_a_seat_without_a_name_yet_can_be_shared(self) -> None:
        setup = replace(table(3), seats=(Seat("", "scarf"), *table(3).seats[:2]))
        assert read_link(write_link(setup)).setup.seats == setup.seats

    @pytest.mark.parametrize(
        "setup",
        [
            replace(table(3), seats=(Seat("a\nb", "scarf"),)),
            replace(table(3), seats=(Seat("x" * 41, "scarf"),)),
            replace(table(3), packs=(Pack("UPPER", 84),)),
            replace(table(3), packs=(Pack("proof", 10_000),)),
            replace(table(3), clue_language="xx"),
            replace(table(3), edition="2050"),
            replace(table(3), seats=(Seat("Ana", "scarf", Mind("owl", 6)),)),
            replace(table(3), seats=(Seat("Ana", "scarf", Mind("owl:1,Ben", 3)),)),
        ],
    )
    def test_what_a_link_cannot_carry_is_not_written_wrongly(self, setup: Setup) -> None:
        with pytest.raises(ValueError, match="cannot be written"):
            write_link(setup)

    def test_a_seed_that_a_link_cannot_carry_hinders_only_the_same_deal(self) -> None:
        setup = replace(table(3), seed="not a seed")
        assert read_link(write_link(setup)).setup.seats == setup.seats
        with pytest.raises(ValueError, match="cannot be written"):
            write_link(setup, same_deal=True)


class TestLength:
    @given(st.lists(PLAIN_NAMES, min_size=4, max_size=4), st.sampled_from(["classic", "2021", "odyssey"]))
    def test_four_plain_names(self, names: list[str], edition: str) -> None:
        setup = replace(table(4, edition), seats=tuple(map(Seat, names, PAWNS[-4:])), packs=(Pack("dreams", 84),))
        assert len(write_link(setup)) <= FOUR
        assert len(write_link(replace(setup, seed="7f3k2q9d5t1x"), same_deal=True)) <= FOUR

    @given(st.lists(PLAIN_NAMES, min_size=12, max_size=12))
    def test_twelve_names_with_every_house_rule_and_many_opponents(self, names: list[str]) -> None:
        seats = [
            Seat(name, pawn, Mind("lamplighter", 5) if place % 2 else None)
            for place, (name, pawn) in enumerate(zip(names, PAWNS, strict=True))
        ]
        house = HouseRules(100, True, PileEnd.RESHUFFLE, 5, 5, 11, 2, 11, Voting.OPEN)
        setup = replace(
            table(12, "odyssey"), seats=tuple(seats), house=house, packs=(Pack("dreams", 84), Pack("proof", 84))
        )
        assert len(write_link(setup, same_deal=True)) <= TWELVE

    def test_twelve_names_in_scripts_that_an_address_writes_long(self) -> None:
        names = (
            "李小龍",
            "Зоя",
            "דוד",
            "محمد",
            "देवी",
            "さくら",
            "Žofie",
            "Ørjan",
            "Ștefan",
            "김수한",
            "Αλέξης",
            "José",
        )
        setup = replace(table(12, "odyssey"), seats=tuple(map(Seat, names, PAWNS)))
        assert len(write_link(setup)) <= TWELVE


GOOD = write_link(replace(table(4, "odyssey", {"goal": 40, "cap": 2}), clue_language="cs"))


def noticed(fragment: str) -> list[tuple[LinkProblem, str]]:
    return [(notice.problem, notice.part) for notice in read_link(fragment).notices]


class TestBrokenParts:
    @pytest.mark.parametrize(
        ("part", "problem"),
        [
            ("frog=7", LinkProblem.UNKNOWN_FIELD),
            ("frog", LinkProblem.UNKNOWN_FIELD),
            ("", LinkProblem.UNKNOWN_FIELD),
            ("=", LinkProblem.UNKNOWN_FIELD),
            ("E=2021", LinkProblem.UNKNOWN_FIELD),
            ("seed=", LinkProblem.BAD_VALUE),
            ("seed=" + "x" * 41, LinkProblem.BAD_VALUE),
            ("seed=a b", LinkProblem.BAD_VALUE),
            ("first=0x1", LinkProblem.BAD_VALUE),
            ("first=", LinkProblem.BAD_VALUE),
            ("votes=two", LinkProblem.BAD_VALUE),
            ("votes=-1", LinkProblem.BAD_VALUE),
            ("votes=２", LinkProblem.BAD_VALUE),
            ("lone_finder=no", LinkProblem.BAD_VALUE),
            ("pile_end=later", LinkProblem.BAD_VALUE),
            ("voting=shouted", LinkProblem.BAD_VALUE),
            ("all_found=1.5", LinkProblem.BAD_VALUE),
        ],
    )  # fmt: skip
    def test_an_unknown_or_broken_part_is_named_and_the_rest_is_used(self, part: str, problem: LinkProblem) -> None:
        for fragment in (f"{part}&{GOOD}", f"{GOOD}&{part}"):
            reading = read_link(fragment)
            assert reading.setup == read_link(GOOD).setup
            assert reading.notices == (LinkNotice(problem, part),)

    @pytest.mark.parametrize(
        "part",
        [
            "m=0", "m=one", "m=", "m=01", "m=1.0", "e=2050", "e=", "c=xx", "c=EN", "c=",
            "s=Ana", "s=Ana:0", "s=Ana:13", "s=Ana:1,", "s=Ana:1:owl", "s=Ana:1:owl:0", "s=Ana:1:owl:6", "s=Ana:1:owl:3:x",
            "s=%FF:1", "s=%0A:1", "s=+:1", "s=a%E2%80%AEb:1", "s=" + "x" * 41 + ":1", "s=" + ",".join(["A:1"] * 13),
            "p=dreams", "p=dreams:0", "p=dreams:-1", "p=dreams:10000", "p=Dreams:84", "p=:84", "p=dreams:84,", "p=9:84",
        ],
    )  # fmt: skip
    def test_a_broken_value_leaves_its_field_as_on_an_untouched_form(self, part: str) -> None:
        name = part.split("=", maxsplit=1)[0]
        others = [other for other in GOOD.split("&") if not other.startswith(f"{name}=")]
        reading = read_link("&".join([*others, part]))
        assert reading.notices == (LinkNotice(LinkProblem.BAD_VALUE, part[:80]),)
        assert reading.setup == read_link("&".join(others)).setup

    def test_a_field_counts_once_and_the_first_time(self) -> None:
        assert read_link("goal=40&goal=50").setup.house.goal == 40
        assert noticed("goal=40&goal=50") == [(LinkProblem.BAD_VALUE, "goal=50")]
        assert noticed("goal=x&goal=50") == [(LinkProblem.BAD_VALUE, "goal=x"), (LinkProblem.BAD_VALUE, "goal=50")]

    def test_a_link_of_a_newer_version_is_used_as_far_as_it_goes(self) -> None:
        reading = read_link(GOOD.replace("m=1", "m=2") + "&moons=2")
        assert reading.setup == read_link(GOOD).setup
        assert [notice.problem for notice in reading.notices] == [LinkProblem.NEWER, LinkProblem.UNKNOWN_FIELD]

    def test_notices_are_short(self) -> None:
        assert noticed("c=" + "x" * 1000) == [(LinkProblem.BAD_VALUE, "c=" + "x" * 78)]
        assert noticed("frog=" + "x" * 1000) == [(LinkProblem.UNKNOWN_FIELD, "frog=" + "x" * 75)]
        assert noticed("m=999&" + "c=en") == [(LinkProblem.NEWER, "m=999")]

    def test_a_link_with_little_in_it_leaves_the_rest_to_the_form(self) -> None:
        assert read_link("c=de") == LinkReading(Setup((), (), "", DEFAULT_EDITION, clue_language="de"))
        assert read_link("s=") == LinkReading(Setup((), (), ""))

    @pytest.mark.parametrize(
        "setup",
        [Setup((), (), ""), replace(table(3), packs=()), replace(table(3), seats=())],
        ids=["", "packs", "seats"],
    )
    def test_an_unfinished_table_has_a_link_too(self, setup: Setup) -> None:
        assert read_link(write_link(setup)) == LinkReading(replace(setup, seed=""))

    @given(setups(), st.sampled_from([field.name for field in fields(HouseRules)]), st.text(max_size=6))
    def test_no_value_of_a_house_rule_spoils_another_field(self, setup: Setup, rule: str, value: str) -> None:
        plain = replace(setup, house=HouseRules(), seed="")
        reading = read_link(write_link(plain) + f"&{rule}={value.replace('&', '')}")
        assert replace(reading.setup, house=HouseRules()) == plain
        assert len(reading.notices) == (reading.setup.house == HouseRules() and value not in ("1", "secret"))


class TestNoLink:
    @pytest.mark.parametrize("fragment", ["", "#", "top", "#the-rules", "moonhare"])
    def test_an_anchor_of_the_page_is_no_link(self, fragment: str) -> None:
        assert not is_link(fragment)
        with pytest.raises(Unreadable) as refused:
            read_link(fragment)
        assert refused.value.problem == "no-link"

    def test_what_is_refused_is_quoted_in_part(self) -> None:
        with pytest.raises(Unreadable) as refused:
            read_link("#" + "x" * 200)
        assert refused.value.detail == "x" * 60

    def test_anything_with_a_field_is_a_link(self) -> None:
        assert is_link("m=1")
        assert is_link("=")

    def test_only_one_hash_belongs_to_the_address(self) -> None:
        assert noticed("##c=en") == [(LinkProblem.UNKNOWN_FIELD, "#c=en")]

    def test_the_most_characters_and_fields_are_still_read(self) -> None:
        longest = "c=de&x=" + "x" * (MOST_CHARACTERS - 7)
        assert len(longest) == MOST_CHARACTERS
        assert read_link("#" + longest).setup.clue_language == "de"
        assert len(read_link("&".join(["x=1"] * (MOST_FIELDS + 1))).notices) == MOST_FIELDS + 1

    @pytest.mark.parametrize(
        ("fragment", "length"),
        [("c=" + "x" * (MOST_CHARACTERS - 1), MOST_CHARACTERS + 1), ("&" * (MOST_FIELDS + 1), 41)],
    )
    def test_one_more_is_refused_unread(self, fragment: str, length: int) -> None:
        with pytest.raises(Unreadable) as refused:
            read_link(fragment)
        assert (refused.value.problem, refused.value.detail) == ("too-long", str(length))

    def test_every_language_and_pawn_can_be_linked(self) -> None:
        for language in LANGUAGES:
            assert read_link(f"c={language}").setup.clue_language == language
        every = ",".join(f"{name}:{number}" for number, name in enumerate(NAMES, start=1))
        assert [seat.pawn for seat in read_link(f"s={every}").setup.seats] == list(PAWNS)


@pytest.mark.long
@settings(max_examples=5000, deadline=None)
@given(setups())
def test_five_thousand_tables(setup: Setup) -> None:
    for same_deal in (False, True):
        link = write_link(setup, same_deal=same_deal)
        assert read_link(link) == LinkReading(setup if same_deal else replace(setup, seed=""))
        assert write_link(read_link(link).setup, same_deal=same_deal) == link
