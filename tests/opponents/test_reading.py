"""Reading clues: words, forms, compounds, phrases, and clues that say nothing."""

import random
import zlib

import pytest

from game.opponents import BadTable, loaded, loading
from game.opponents.reading import Reading, understand
from game.opponents.words import folded, spoken, tokens
from tests.opponents.small import CARDS, file, known


def read(clue: str, language: str = "en") -> Reading:
    table = known(language).table
    assert table is not None
    return understand(table, clue)


def best(clue: str, language: str = "en") -> str:
    reading = read(clue, language)
    return CARDS[max(range(len(CARDS)), key=lambda card: reading.sums[card])]


def test_a_word_leads_to_its_card() -> None:
    assert best("whale") == "whale"
    assert best("The CAKE!") == "kitchen"
    assert best("music") == "violin"


def test_words_add_up() -> None:
    assert best("sea") == "whale"
    assert read("lonely sea").sums[0] == pytest.approx(read("lonely").sums[0] + read("sea").sums[0])


def test_a_frequent_word_counts_less_than_a_rare_one() -> None:
    assert read("time").sums[1] < read("rust time").sums[1] - read("rust").sums[1] + 1e-9
    assert max(read("time").sums) < max(read("clock").sums)


def test_a_known_saying_counts_as_a_whole_and_more_than_its_words() -> None:
    reading = read("How time flies...")
    assert reading.parts[0].phrase
    assert reading.parts[0].text == "time flies"
    assert reading.sums[1] > read("time").sums[1]
    assert best("a storm in a teacup") == "kitchen"


def test_forms_of_a_known_word_are_understood() -> None:
    assert best("forests") == "forest"
    assert best("the whale's") == "whale"


def test_german_compounds_are_taken_apart() -> None:
    table = known("de").table
    assert table is not None
    rows = {one.row for one in table.known("waldclock")}
    assert rows == set(), "the first part must be known"
    assert {one.row for one in table.known("treeclock")} == {table.row("tree"), table.row("clock")}


def test_accents_may_be_left_off_and_umlauts_spelt_out() -> None:
    assert best("schön", "de") == best("SCHOEN", "de") == "mirror"
    assert folded("Čeština", "cs") == "cestina"
    assert folded("Año", "es") != folded("ano", "es")
    assert folded("får", "nb") == "faar"


def test_a_clue_of_unknown_words_says_nothing_and_that_is_no_error() -> None:
    for clue in ("qqq zzz", "!!!", "🐋", "…", "1984", "'", "-", "the"):
        assert read(clue).silent, clue


def test_reading_survives_any_text() -> None:
    chance = random.Random(8)
    alphabet = "aeiou whalecksfort '’-äßñéČ🐋\u0301\u202e.,!?0123456789\n\t"
    for _ in range(500):
        clue = "".join(chance.choice(alphabet) for _ in range(chance.randrange(60)))
        reading = read(clue)
        assert len(reading.sums) == len(CARDS)
        assert len(spoken(clue, "en")) == len(tokens(clue, "en"))


def test_the_part_that_speaks_most_for_a_card_is_named_as_it_was_typed() -> None:
    reading = read("Lonely RUST")
    part = reading.strongest(CARDS.index("train"))
    assert part is not None
    assert part.text == "RUST"
    assert reading.strongest(CARDS.index("kitchen")) is None


def test_a_table_is_read_in_slices_and_comes_out_the_same() -> None:
    work = loading(file())
    pauses = 0
    while True:
        try:
            next(work)
        except StopIteration as done:
            assert done.value == known()
            break
        pauses += 1
    assert pauses >= 5


def test_a_damaged_file_is_refused_and_never_half_read() -> None:
    whole = file()
    with pytest.raises(BadTable):
        loaded(b"")
    with pytest.raises(BadTable):
        loaded(whole[:-9])
    with pytest.raises(BadTable):
        loaded(zlib.compress(b"something else"))
    inside = zlib.decompress(whole)
    for end in range(20, len(inside), 97):
        with pytest.raises(BadTable):
            loaded(zlib.compress(inside[:end]))
    with pytest.raises(BadTable):
        loaded(zlib.compress(inside.replace(b" whale", b" whal\xff")))
