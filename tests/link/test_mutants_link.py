"""What the other tests of links leave open: keys and limits that must not drift, and what a refusal quotes."""

import pytest

from game.link import (
    MOST_CHARACTERS,
    MOST_EXPANDED,
    MOST_FIELDS,
    MOST_PACKED,
    VERSION,
    LinkProblem,
    read_game_link,
    read_link,
    write_game_link,
)
from game.rules.refusal import Unreadable
from tests.link.test_game_link import FROM_TWELVE_SEATS


def test_the_limits_of_links() -> None:
    assert (VERSION, MOST_CHARACTERS, MOST_PACKED, MOST_EXPANDED, MOST_FIELDS) == (1, 20_000, 60_000, 400_000, 40)


def test_the_keys_of_problems_are_for_ever() -> None:
    assert [problem.value for problem in LinkProblem] == ["unknown-field", "bad-value", "newer"]


def test_a_space_or_a_line_end_in_a_game_link_is_damage() -> None:
    link = write_game_link(FROM_TWELVE_SEATS)
    for foreign in (" ", "\n", "!", "é"):
        with pytest.raises(Unreadable) as refused:
            read_game_link(f"{link[:40]}{foreign}{link[40:]}")
        assert refused.value.problem == "no-record"


def test_a_refused_game_link_is_quoted_from_its_beginning() -> None:
    link = write_game_link(FROM_TWELVE_SEATS)
    for damaged in (link[:-40], "g=" + "B" * 100):
        with pytest.raises(Unreadable) as refused:
            read_game_link(damaged)
        assert refused.value.detail == damaged.removeprefix("g=")[:60]


def test_a_game_link_is_packed_as_tightly_as_can_be() -> None:
    """The text repeats itself a thousand times; a quicker packing would need some characters more."""
    assert len(write_game_link(FROM_TWELVE_SEATS)) < len(FROM_TWELVE_SEATS) / 2


def test_numbers_in_links_have_up_to_four_digits() -> None:
    assert read_link("p=dreams:9999").setup.packs[0].count == 9999
    assert [notice.problem for notice in read_link("m=9999").notices] == [LinkProblem.NEWER]
    assert [notice.problem for notice in read_link("m=10000").notices] == [LinkProblem.BAD_VALUE]


def test_ids_of_packs_and_seeds_have_their_lengths() -> None:
    assert read_link("p=" + "a" * 24 + ":1").setup.packs[0].id == "a" * 24
    assert read_link("p=" + "a" * 25 + ":1").setup.packs == ()
    assert read_link("seed=" + "a" * 40).setup.seed == "a" * 40
    assert read_link("seed=" + "a" * 41).setup.seed == ""


def test_names_of_forty_letters_and_twelve_seats_are_the_most() -> None:
    assert read_link("s=" + "x" * 40 + ":12").setup.seats[0].name == "x" * 40
    assert len(read_link("s=" + ",".join(["A:1"] * 12)).setup.seats) == 12
    assert read_link("s=" + ",".join(["A:1"] * 13)).setup.seats == ()
