"""In which language a clue is, and what opponents make of one that is not the table's."""

from dataclasses import replace

import pytest

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


def test_nothing_is_learnt_for_a_clue_that_is_understood() -> None:
    room = _told("the whale and the storm", screens="de")
    assert Learn("de") not in room.effects
    room.wait()
    assert room.state.phase is Phase.SCORE
