"""The shipped tables: whole, small enough, made for this pack, and better than guessing."""

import json
import zlib
from functools import cache

import pytest

from game.opponents import SPOKEN, Knowledge, file_of, loaded
from game.opponents.book import SCALE, ZERO
from game.opponents.reading import understand
from game.rules.setup import LANGUAGES
from tools.meaning.cards import PACK, TEST_CLUES, dreams
from tools.meaning.cards import test_clues as clues_to_test
from tools.meaning.understanding import shares_by, understood
from tools.place import ROOT

SHIPPED = sorted(path.stem for path in (ROOT / "static" / "opponents").glob("*.words"))
MOST_BYTES = 450_000


@cache
def shipped(language: str) -> Knowledge:
    return loaded((ROOT / file_of(language)).read_bytes())


def test_every_language_that_opponents_speak_has_its_file_and_no_other() -> None:
    assert sorted(SPOKEN) == SHIPPED
    assert set(LANGUAGES) == set(SPOKEN)


@pytest.mark.parametrize("language", SHIPPED)
def test_a_file_is_small_and_says_its_licence(language: str) -> None:
    data = (ROOT / file_of(language)).read_bytes()
    assert len(data) <= MOST_BYTES
    head = json.loads(zlib.decompress(data).split(b"\n", 2)[1])
    assert head["licence"].startswith("CC BY-SA 4.0")
    assert (ROOT / "static" / "opponents" / "LICENCE.md").read_text(encoding="utf-8").count("Princeton") > 3


@pytest.mark.parametrize("language", SHIPPED)
def test_a_table_is_made_for_the_cards_of_the_pack_in_their_order(language: str) -> None:
    """Cards that were added since are unknown to opponents until the tables are made anew; those before keep their places."""
    table = shipped(language).table
    assert table is not None
    assert table.language == language
    pack = json.loads(PACK.read_text(encoding="utf-8"))
    assert table.pack == pack["pack"]
    assert list(table.cards) == pack["cards"][: len(table.cards)]


@pytest.mark.parametrize("language", SHIPPED)
def test_every_card_has_clues_and_every_clue_can_be_told(language: str) -> None:
    known = shipped(language)
    book = known.book
    for place, clues in enumerate(book.fitting):
        own = [book.lines[clue] for clue in clues if book.lines[clue].card == place]
        assert len(own) >= 12
        assert {line.grade for line in own} == {1, 2, 3, 4, 5}
    assert len({line.text for line in book.lines}) == len(book.lines)
    assert all(1 <= len(line.text) <= 240 for line in book.lines)
    assert len(known.drawn) == len(book.lines[0].moods) == 12


@pytest.mark.parametrize("language", SHIPPED)
def test_plain_clues_speak_more_for_their_cards_than_far_fetched_ones(language: str) -> None:
    book = shipped(language).book
    speaks: dict[int, list[float]] = {}
    for number, line in enumerate(book.lines):
        speaks.setdefault(line.grade, []).append((book.row(number)[line.card] - ZERO) / SCALE)
    means = {grade: sum(values) / len(values) for grade, values in speaks.items()}
    assert means[1] > means[5] > 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_clues_are_understood_far_better_than_by_guessing(language: str) -> None:
    table = shipped(language).table
    assert table is not None
    shares = shares_by(understood(table, dreams(), clues_to_test(TEST_CLUES, (language,))))
    assert shares["all"].clues >= 6 * 28
    assert shares["all"].mean >= 0.52
    assert shares["no shared word"].mean >= 0.30


@pytest.mark.parametrize(
    ("language", "clue"), [("en", "once upon a time in a small village"), ("de", "Es war einmal in einem kleinen Dorf")]
)
def test_reading_the_same_clue_again_says_the_same(language: str, clue: str) -> None:
    table = shipped(language).table
    assert table is not None
    assert understand(table, clue) == understand(table, clue)
    assert not understand(table, clue).silent
