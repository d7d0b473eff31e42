"""A finished game in a link: its record, packed. It comes back letter by letter, fits an address, and can never unpack to more than a game."""

import base64
import random
import tracemalloc
import zlib

import pytest

from game.link import MOST_EXPANDED, MOST_PACKED, read_game_link, write_game_link
from game.record import Record, read, write
from game.rules.moves import Move, Tell
from game.rules.play import play, start
from game.rules.refusal import Unreadable
from game.rules.round import Phase
from game.rules.setup import CLUE_MOST
from tests.record.golden import GAMES
from tests.record.test_record import any_record
from tests.rules.random_games import any_due_move
from tests.rules.tables import table

GOLDEN = [path.read_text(encoding="utf-8") for path in sorted(GAMES.glob("*.txt"))]
TEXT = GOLDEN[0]
FROM_TWELVE_SEATS = (GAMES / "odyssey-12.txt").read_text(encoding="utf-8")


def packed(raw: bytes) -> str:
    """A game link with any bytes in it."""
    return "g=" + base64.urlsafe_b64encode(raw).decode().rstrip("=")


def problem_of(fragment: str) -> str:
    with pytest.raises(Unreadable) as refused:
        read_game_link(fragment)
    return refused.value.problem


@pytest.mark.parametrize("text", GOLDEN)
def test_every_golden_game_comes_back_letter_by_letter(text: str) -> None:
    link = write_game_link(text)
    assert read_game_link(link) == read_game_link("#" + link) == text
    assert write(read(read_game_link(link) or "")) == text


def test_games_of_every_kind_come_back() -> None:
    for number in range(60):
        text = write(any_record(number))
        assert read_game_link(write_game_link(text)) == text


def test_a_link_needs_no_escaping() -> None:
    for text in GOLDEN:
        assert write_game_link(text).removeprefix("g=").replace("-", "").replace("_", "").isalnum()


def test_the_longest_game_with_the_longest_clues_can_be_shared() -> None:
    """Twelve seats, a goal of a hundred, and every clue 240 Chinese signs that say nothing and so cannot be packed."""
    chance = random.Random("long")
    setup = table(12, "odyssey", {"goal": 100})
    state = start(setup)
    moves: list[Move] = []
    while state.phase is not Phase.OVER:
        move = any_due_move(chance, state, 0.4)
        if isinstance(move, Tell):
            move = Tell(move.seat, move.card, "".join(chr(chance.randrange(0x4E00, 0x9000)) for _ in range(CLUE_MOST)))
        state = play(state, move)
        moves.append(move)
    text = write(Record(setup, tuple(moves)))
    assert state.round_number > 20
    assert read_game_link(write_game_link(text)) == text


def test_a_game_of_twelve_is_short_enough_to_be_sent() -> None:
    assert len(write_game_link(FROM_TWELVE_SEATS)) < 4000


@pytest.mark.parametrize("fragment", ["", "#", "m=1", "G=AAAA", "gg=AAAA", "e=2021&g=AAAA", "#top"])
def test_another_fragment_is_no_game(fragment: str) -> None:
    assert read_game_link(fragment) is None


@pytest.mark.parametrize(
    "fragment",
    [
        "g",
        "g=",
        "g=A",
        "g=AAAA",
        "g=é",
        "g=AA AA",
        "g=" + write_game_link(TEXT),
        write_game_link(TEXT) + "&c=en",
        packed(zlib.compress(b"\xff\xfe")),
        packed(zlib.compress(TEXT.encode())[2:]),
    ],
    ids=["nothing", "empty", "a letter", "zeros", "letters", "spaces", "twice", "a field behind", "no text", "no head"],
)
def test_a_damaged_link_is_unreadable(fragment: str) -> None:
    assert problem_of(fragment) == "no-record"


def test_what_is_refused_is_quoted_in_part() -> None:
    with pytest.raises(Unreadable) as refused:
        read_game_link("g=" + "A" * 200)
    assert refused.value.detail == "A" * 60


def test_a_link_that_a_messenger_cut_short_is_damaged_and_not_too_long() -> None:
    link = write_game_link(TEXT)
    assert {problem_of(link[:length]) for length in range(2, len(link) - 1)} == {"no-record"}


def test_every_single_letter_that_is_lost_or_wrong_is_noticed() -> None:
    link = write_game_link(TEXT)
    for place in range(2, len(link)):
        wrong = "B" if link[place] == "A" else "A"
        for damaged in (link[:place] + wrong + link[place + 1 :], link[:place] + link[place + 1 :], link[:place]):
            try:
                assert read_game_link(damaged) == TEXT, "only bits that say nothing may differ"
            except Unreadable as error:
                assert error.problem == "no-record"


def test_a_link_that_would_unpack_to_a_flood_is_not_unpacked() -> None:
    bomb = packed(zlib.compress(b"0" * 14_000_000, 9))
    assert len(bomb) < MOST_PACKED, "short enough to be looked at"
    tracemalloc.start()
    try:
        assert problem_of(bomb) == "too-long"
        assert tracemalloc.get_traced_memory()[1] < 3 * MOST_EXPANDED
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("size", [MOST_EXPANDED - 1, MOST_EXPANDED, MOST_EXPANDED + 1])
def test_the_cap_of_what_a_link_may_unpack_to(size: int) -> None:
    fragment = write_game_link("x" * size)
    if size <= MOST_EXPANDED:
        assert read_game_link(fragment) == "x" * size
    else:
        assert problem_of(fragment) == "too-long"


def test_the_cap_of_a_fragment() -> None:
    assert problem_of("g=" + "A" * MOST_PACKED) == "no-record"
    with pytest.raises(Unreadable) as refused:
        read_game_link("g=" + "A" * (MOST_PACKED + 1))
    assert (refused.value.problem, refused.value.detail) == ("too-long", str(MOST_PACKED + 1))
