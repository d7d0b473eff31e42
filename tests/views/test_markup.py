"""What people type is never markup, never a template and never an attribute of its own, wherever it is shown."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.rules.moves import Clue, Tell
from game.rules.play import play, start
from game.rules.refusal import Reason
from game.rules.setup import PAWNS, Seat, Setup
from game.rules.view import view
from game.screen import (
    Draft,
    DraftSeat,
    HandScreen,
    Notice,
    NoticeKey,
    OpenVoteScreen,
    Over,
    ResumeScreen,
    SavedGame,
    Screen,
    SettingsScreen,
    SetupScreen,
    SubmitScreen,
    TakeBackState,
    TellScreen,
    Undo,
    VoteScreen,
    reveal,
)
from game.settings import Settings
from game.views.page import page
from tests.views.reading import FRAME, Part, drawn, read
from tools.scenes import handover, rounds, submitted, table, voted

WORDS = (
    "<img src=x onerror=alert(1)>",
    "\" onfocus='alert(1)' autofocus x=\"",
    "<script>alert(1)</script>",
    "</button></main><h1>{name}</h1>",
    "{0} %s {names!r} $x",
    "&amp;lt; &#60;b&#62;",
    "<!-- --> ]]>",
)
SEEN = TakeBackState(Undo.SEEN, None)


def played(words: str) -> Setup:
    """A table of five with a name that is up to something."""
    setup = table(5)
    seats = tuple(Seat(f"{number}{words}"[:40], PAWNS[number]) for number in range(5))
    return replace(setup, seats=seats)


def screens(words: str) -> Iterator[Screen]:
    setup = played(words)
    clue: Clue = words
    state = start(setup)
    yield handover(state, 0, TakeBackState(Undo.NOTHING))
    yield TellScreen(view(state, 0), clue=words, refused=Reason.CLUE_LENGTH)
    told = play(state, Tell(0, state.hands[0][0], clue))
    yield handover(told, 1, TakeBackState(Undo.POSSIBLE, 0))
    yield SubmitScreen(view(told, 2))
    yield HandScreen(view(told, 0))
    lined = submitted(told)
    yield handover(lined, 1, SEEN, lineup_open=True)
    yield VoteScreen(view(lined, 3), looking=0)
    yield OpenVoteScreen(view(lined, None), {1: (0,)})
    scored = voted(lined)
    for step in range(12):
        yield reveal(view(scored, None), scored.rounds[-1], step, SEEN)
    yield Over(view(rounds(state, 60), None))
    seats = tuple(DraftSeat(words, pawn) for pawn in PAWNS[:4])
    saved = (SavedGame(words, (words, "Ana"), 3, finished=False), SavedGame("b", (words,), 3, finished=True))
    yield SetupScreen(Draft(seats, "2021", seed=words, pack=words), saved=saved)
    yield ResumeScreen(saved, words)
    yield SettingsScreen(Settings(), view(state, None))


def skeleton(root: Part) -> list[tuple[str, tuple[str, ...]]]:
    """The elements of a page and the names of their attributes: all that markup could add to."""
    return [(part.tag, tuple(sorted(part.attributes))) for part in root.walk()]


@pytest.mark.parametrize("words", WORDS)
def test_words_change_no_element_and_no_attribute_of_any_screen(words: str) -> None:
    harmless = "x" * len(words)
    for odd, plain in zip(screens(words), screens(harmless), strict=True):
        assert skeleton(drawn(odd)) == skeleton(drawn(plain)), type(odd).__name__


@pytest.mark.parametrize("words", WORDS)
def test_words_are_shown_as_they_were_typed(words: str) -> None:
    state = start(played(words))
    told = play(state, Tell(0, state.hands[0][0], words))
    shown = drawn(handover(told, 1, SEEN))
    assert words in shown.text
    assert state.seats[1].name in shown.text
    assert drawn(TellScreen(view(state, 0), clue=words)).one(name="clue")["value"] == words


@pytest.mark.parametrize("words", WORDS)
def test_a_notice_shows_the_part_of_a_link_as_it_stands(words: str) -> None:
    frame = replace(FRAME, notices=(Notice(NoticeKey.LINK_PART, words),))
    root = drawn(SetupScreen(Draft((), "2021")), frame)
    assert words in root.one(of_class="notice").text


def test_the_title_of_the_document_is_plain_text_for_the_page_to_set() -> None:
    state = start(played(WORDS[0]))
    shown = page(handover(state, 0, SEEN), FRAME)
    assert state.seats[0].name in shown.title


def test_a_page_that_let_markup_through_would_be_noticed() -> None:
    assert skeleton(read(f"<p>{WORDS[0]}</p>")) != skeleton(read("<p>x</p>"))
