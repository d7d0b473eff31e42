"""What the other tests of records leave open: the places and pieces that refusals name, and the most that is read at all."""

from dataclasses import replace

import pytest

from game.notation import read_index, read_number, read_seat, read_text, split, write_mind
from game.record import Record, read, recover, write
from game.rules.refusal import Unreadable
from game.rules.setup import Mind
from tests.rules.tables import table

GOOD = write(Record(table(3)))
MOST = 400_000


def refused(text: str) -> tuple[str, int, str]:
    """The problem, the line and the piece of a text that is refused."""
    with pytest.raises(Unreadable) as error:
        read(text)
    return error.value.problem, error.value.line, error.value.detail


def test_a_setup_that_cannot_be_played_is_a_problem_of_its_own_with_every_fault_in_it() -> None:
    text = write(Record(replace(table(3), edition="2035", seed="no_seed")))
    assert refused(text) == ("bad-setup", 0, "unknown-edition, seed")


@pytest.mark.parametrize(
    ("text", "problem", "line", "detail"),
    [
        ("", "no-record", 1, ""),
        ("x" * 70, "no-record", 1, "x" * 60),
        ("moonhare 12", "newer", 1, "12"),
        ("moonhare 1", "setup", 0, "edition seed clues"),
        ("moonhare 1\nseed a", "setup", 0, "edition clues"),
        ("moonhare 1\nedition 2021\nclues en", "setup", 0, "seed"),
        ("moonhare 1\nseed a\n  what is this \n", "setup", 3, "what is this"),
        ("moonhare 1\npack dreams", "pack", 2, "dreams"),
        ("moonhare 1\npack dreams:x", "number", 2, "x"),
        ('moonhare 1\n\nseat scarf "N"', "setup", 0, "edition seed clues"),
        ("moonhare 1\nseat scarf", "seat", 2, "scarf"),
        ("moonhare 1\nseat scarf Nora", "text", 2, "Nora"),
        ('moonhare 1\nseat scarf "\\x"', "text", 2, '"\\x"'),
        ('moonhare 1\nseat scarf "N" owl', "mind", 2, "owl"),
        ('moonhare 1\nseat scarf "N" owl:3 more', "seat", 2, 'scarf "N" owl:3 more'),
        ("moonhare 1\nhouse luck 7", "house-rule", 2, "luck"),
        ("moonhare 1\nhouse goal lots", "house-rule", 2, "goal lots"),
    ],
)
def test_a_refusal_names_its_line_and_the_piece_that_was_not_understood(
    text: str, problem: str, line: int, detail: str
) -> None:
    assert refused(text) == (problem, line, detail)


def test_so_does_the_problem_of_a_damaged_record() -> None:
    found = recover(GOOD + "next\n")
    assert found.problem is not None
    assert (found.problem.line, found.problem.detail) == (GOOD.count("\n") + 1, "next")
    again = recover(GOOD + "tell 1 proof 7 8\n")
    assert again.problem is not None
    assert (again.problem.key, again.problem.detail) == ("move", "tell 1 proof 7 8")


def test_numbers_have_up_to_six_digits() -> None:
    assert read_number("999999") == 999_999
    assert read_index("1") == 0
    for token in ("1000000", "0", "01", "1 ", "", "+1"):
        with pytest.raises(Unreadable) as error:
            read_number(token)
        assert (error.value.problem, error.value.detail) == ("number", token)


def test_seats_and_minds_by_their_tokens() -> None:
    assert read_seat(["scarf", '"N"', "a:b:3"]).mind == Mind("a:b", 3)
    assert write_mind(Mind("owl", 2)) == "owl:2"
    assert write_mind(None) == "person"
    assert read_text('"\\u0041\\n"') == "A\n"


def test_the_most_characters_that_are_read() -> None:
    longest = GOOD + " " * (MOST - len(GOOD))
    assert read(longest) == Record(table(3))
    assert refused(longest + " ") == ("too-long", 0, str(MOST + 1))


def test_a_blank_line_parts_setup_and_moves_and_lines_keep_their_numbers() -> None:
    head, body = split("moonhare 1\na\nb\n \n\nc\n\nd\n", "moonhare", 1)
    assert head == [(2, "a"), (3, "b")]
    assert body == [(6, "c"), (8, "d")]
    assert split("moonhare 1\na", "moonhare", 1) == ([(2, "a")], [])
    assert split("\ufeffmoonhare 1\r\na\r\n\r\nb", "moonhare", 1) == ([(2, "a")], [(4, "b")])


def test_a_text_of_another_kind_is_none_of_ours() -> None:
    with pytest.raises(Unreadable) as error:
        split("moonhare 1\n", "scores", 1)
    assert error.value.problem == "no-record"
    assert split("scores 2\n", "scores", 2) == ([], [])
    with pytest.raises(Unreadable) as error:
        split("scores 3\n", "scores", 2)
    assert error.value.problem == "newer"
