"""In which language a clue is, and what opponents make of one that is not the table's."""

from dataclasses import replace

import pytest

from game import messages as say
from game import mind_messages as mind_say
from game.effects import Learn
from game.opponents import SPOKEN, Knowledge
from game.opponents.tongue import tongue
from game.rules.round import Phase
from game.settings import Settings
from tests.opponents.small import known
from tests.opponents.test_session import AT_ONCE, Room, seated
from tools.meaning.cards import TEST_CLUES
from tools.meaning.cards import test_clues as clues_to_test

SAID = {
    "en": "the night that would not end",
    "de": "die Nacht, die nicht enden will",
    "nb": "natten som ikke vil ta slutt",
    "es": "la noche que no se acaba",
    "ro": "noaptea care nu se mai sfârșește",
    "cs": "noc, která se nechce skončit",
}
FEWEST_TOLD = 0.35
MOST_MISTAKEN = 0.03


@pytest.mark.parametrize("language", SPOKEN)
def test_a_sentence_tells_its_language(language: str) -> None:
    assert tongue(SAID[language]) == language


@pytest.mark.parametrize("clue", ["", "Titanic", "time", "déjà vu", "Hand in Hand", "1984", "😀", "in memoriam"])
def test_what_could_be_in_several_tells_nothing(clue: str) -> None:
    assert tongue(clue) is None


@pytest.mark.parametrize("language", SPOKEN)
def test_the_language_is_seldom_mistaken(language: str) -> None:
    told = [tongue(clue.text) for clue in clues_to_test(TEST_CLUES, (language,)) if clue.kind in ("story", "proverb")]
    assert sum(one == language for one in told) >= FEWEST_TOLD * len(told)
    assert sum(one not in (language, None) for one in told) <= MOST_MISTAKEN * len(told)


@pytest.mark.parametrize(
    ("language", "clue"),
    [
        ("es", "dar la mano a la luna"),
        ("es", "verde a este lado, negro al otro"),
        ("ro", "dar cine a deschis ușa"),
        ("en", "I do what I am told"),
        ("de", "so oder so ein Ende"),
    ],
)
def test_small_words_that_several_languages_have_mislead_nobody(language: str, clue: str) -> None:
    assert tongue(clue) in (language, None)


@pytest.mark.parametrize("clue", ["pingüinos", "vergüenza", "lingüística"])
def test_a_letter_of_one_language_tells_nothing_where_another_writes_it_too(clue: str) -> None:
    assert tongue(clue) is None


def test_a_clue_in_a_language_that_is_known_beside_the_table_s_is_read_in_it() -> None:
    german = known("de").table
    assert german is not None
    both = replace(known("en"), beside=(german,))
    clue = "und das ist nicht schön"
    assert both.read(clue) == known("de").read(clue)


def test_a_clue_that_the_table_understands_is_read_by_the_table() -> None:
    german = known("de").table
    assert german is not None
    assert replace(known("en"), beside=(german,)).read("whale") == known("en").read("whale")


def test_a_clue_that_says_nothing_in_its_language_is_read_by_the_table() -> None:
    german = known("de").table
    assert german is not None
    clue = "der die das clock"
    spoilt = replace(german, forms=[])
    assert tongue(clue) == "de"
    assert replace(known("en"), beside=(spoilt,)).read(clue) == known("en").read(clue)


def test_a_title_that_the_table_knows_is_at_home_there_in_whatever_language() -> None:
    german, english = known("de"), known("en")
    assert german.table is not None
    assert english.table is not None
    title = "The Storm That Was Not"
    row = german.table.phrases["a storm in a teacup"]
    titled = replace(german, table=replace(german.table, phrases={"the storm that was not": row}), beside=())
    assert tongue(title) == "en"
    assert german.puzzled(title, "de") == "en"
    assert titled.puzzled(title, "de") is None
    reading = replace(titled, beside=(english.table,)).read(title)
    assert reading is not None
    assert any(part.phrase for part in reading.parts)


@pytest.mark.parametrize("clue", ["", " ", "…", "?!", "1984", "😀😀", "'-'"])
def test_nothing_is_learnt_for_a_clue_without_words(clue: str) -> None:
    assert known("en").puzzled(clue, "de") is None


def test_what_is_missing_for_a_clue() -> None:
    english = known("en")
    assert english.puzzled("das ist nicht der Wal", "en") == "de"
    assert english.puzzled("whale", "de") is None, "understood"
    assert english.puzzled("Xyzzyq", "de") == "de", "it says nothing: perhaps it is in the language of the screens"
    assert english.puzzled("Xyzzyq", "en") is None
    assert Knowledge("en").puzzled("das ist nicht der Wal", "de") is None, "who has no table at all guesses anyway"


def _told(clue: str, *, screens: str = "en") -> Room:
    room = seated(1, 3)
    room.send(mind_say.Learned("en", known("en", "proof")))
    room.session = replace(room.session, settings=Settings(language=screens))
    room.answers = False
    return room.tell(clue)


def test_opponents_learn_the_language_of_a_clue_before_they_act() -> None:
    room = _told("das ist nicht der Wal")
    assert [effect for effect in room.effects if isinstance(effect, Learn)][-1] == Learn("de")
    room.send(mind_say.Hurry()).wait(most=AT_ONCE)
    assert not room.state.submissions, "they wait for it"
    room.send(mind_say.Learned("de", known("de", "proof")), mind_say.Hurry()).wait(most=AT_ONCE)
    assert room.state.phase is Phase.VOTE
    assert [table.language for table in room.session.known.beside] == ["de"]  # type: ignore[union-attr]


def test_opponents_go_on_where_that_language_cannot_be_had_and_do_not_ask_again() -> None:
    room = _told("das ist nicht der Wal")
    room.send(mind_say.Learned("de", None), mind_say.Hurry()).wait(most=AT_ONCE)
    assert room.state.phase is Phase.VOTE
    assert sum(effect == Learn("de") for effect in room.effects) == 1


def _asked_for(room: Room) -> list[str]:
    return [effect.language for effect in room.effects if isinstance(effect, Learn)]


def _told_anew(room: Room, clue: str) -> Room:
    """The clue is taken back, and another one told with the same card."""
    return room.send(say.TakeBack(), say.Ready(0), say.TellCard(clue, aloud=False))


def test_a_language_that_is_no_longer_needed_is_not_waited_for() -> None:
    room = _told_anew(_told("das ist nicht der Wal"), "the whale")
    assert room.state.clue == "the whale"
    room.wait()
    assert room.state.phase is Phase.SCORE


def test_both_languages_are_learnt_when_a_clue_is_taken_back_while_the_first_is_under_way() -> None:
    room = _told_anew(_told("das ist nicht der Wal"), "la noche que no se acaba")
    assert _asked_for(room)[-2:] == ["de", "es"]
    room.send(mind_say.Learned("de", known("de", "proof"))).wait()
    assert not room.state.submissions, "Spanish is still under way"
    room.send(mind_say.Learned("es", known("es", "proof"))).wait()
    assert room.state.phase is Phase.SCORE
    assert room.session.known is not None
    assert {table.language for table in room.session.known.beside} == {"de", "es"}


def test_another_language_of_the_screens_while_opponents_wait_loses_nothing() -> None:
    room = _told("Xyzzyq", screens="de").send(say.Change("language", "cs"))
    assert _asked_for(room)[-2:] == ["de", "cs"]
    room.send(mind_say.Learned("cs", None), mind_say.Learned("de", known("de", "proof"))).wait()
    assert room.state.phase is Phase.SCORE
    assert room.session.known is not None
    assert [table.language for table in room.session.known.beside] == ["de"]


def test_what_comes_after_they_went_on_without_it_is_known_for_the_next_clue() -> None:
    room = _told("das ist nicht der Wal").send(mind_say.Learned("de", None)).wait()
    assert room.state.phase is Phase.SCORE
    room.send(mind_say.Learned("de", known("de", "proof")))
    assert room.session.known is not None
    assert [table.language for table in room.session.known.beside] == ["de"]
    assert room.session.known.puzzled("das ist nicht der Wal", "en") is None


def test_news_of_a_failure_makes_nobody_forget() -> None:
    room = _told("the whale").send(mind_say.Learned("en", None))
    assert room.session.known is not None
    assert room.session.known.table is not None


def test_the_language_of_a_new_table_is_learnt_also_while_it_is_under_way_for_a_clue() -> None:
    room = _told("das ist nicht der Wal")
    room.send(say.LeaveGame(), say.Start({**{f"mind-{seat}": "baker" for seat in (1, 2, 3)}, "clues": "de"}))
    assert room.state.setup.clue_language == "de"
    room.send(mind_say.Learned("de", known("de", "proof")))
    assert room.session.known is not None
    assert room.session.known.language == "de"
    room.tell("das ist nicht der Wal").wait()
    assert room.state.phase is Phase.SCORE


def test_nothing_is_learnt_for_a_clue_that_is_understood() -> None:
    room = _told("the whale and the storm", screens="de")
    assert Learn("de") not in room.effects
    room.wait()
    assert room.state.phase is Phase.SCORE
