"""Every point of a printed game is explained on its page, in every language there is, and nobody's name is taken for markup."""

import re
from dataclasses import replace

import pytest

from game.pad_screen import PadEntryScreen, PadRoundScreen, PadSheetScreen
from game.rules.setup import LANGUAGES, Seat
from game.scorepad import Pad, Scored, add, open_pad
from game.scorepad.entering import blank, missing
from game.scorepad.slip import Misfit, Trouble, entered
from game.session.pad_screens import view_of
from game.text.catalogue import Catalogue
from game.views.scorepad import misfit_sentence
from tests.rules.rounds import Case, cases, told
from tests.rules.tables import table
from tests.scorepad import second_teller
from tests.scorepad.examples import examples
from tests.scorepad.test_slip import tallied, tapped
from tests.views.reading import FRAME, Part, drawn
from tools.catalogue import translation

CASES = {**cases(), **examples()}
WORDS = {language: Catalogue(language, translation(language)) for language in LANGUAGES}


def scored(case: Case, *, by_counts: bool) -> Pad:
    pad = open_pad(table(case.round.seats, case.edition, case.house))
    slip = tallied(pad, case.round) if by_counts else tapped(pad, case.round)
    return add(pad, Scored(entered(slip)))


def shown(pad: Pad, language: str) -> Part:
    view = view_of(pad)
    return drawn(PadRoundScreen(pad, view, view.rounds[-1]), replace(FRAME, text=WORDS[language]))


def plain(pieces: object) -> str:
    """A woven sentence as it is read."""
    if isinstance(pieces, list):
        return "".join(plain(piece) for piece in pieces)
    return re.sub(r"<[^>]+>", "", str(pieces)).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("by_counts", [False, True], ids=["board", "counts"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(CASES))
def test_every_case_is_explained_award_by_award(name: str, language: str, by_counts: bool) -> None:
    case = CASES[name]
    pad = scored(case, by_counts=by_counts)
    root = shown(pad, language)
    right = second_teller.told(case, [seat.name for seat in pad.setup.seats], language, by_counts=by_counts)
    rows = root.all("li", of_class="award")
    lines = [(row.one("span", of_class="pts").text, row.one("span", of_class="because").text) for row in rows]
    assert lines == [(f"+{points}", plain(said)) for points, said in right.lines]
    assert root.one("h2", of_class="saying").text == plain(right.outcome)
    assert list(pad.scores) == case.points


def test_base_comes_first_and_bonuses_second() -> None:
    that = told("Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit")
    pad = add(open_pad(table(4)), Scored(entered(tapped(open_pad(table(4)), that))))
    root = shown(pad, "en")
    assert [part.text for part in root.all("h3")] == ["First: who found it", "Then: votes for other cards"]
    said = [row.one("span", of_class="because").text for row in root.all("li", of_class="award")]
    assert said == [
        "Some found it, but not all: 3 points for Anna, who told it well.",
        "Berit and Carl found it: 3 points each.",
        "Dan took Berit’s card for it: 1 point for Berit.",
    ]
    hops = {hop["data-seat"]: (hop["data-from"], hop["data-to"]) for hop in root.all() if hop.get("data-from")}
    assert hops == {"0": ("0", "3"), "1": ("0", "4"), "2": ("0", "3")}


def test_the_pile_of_the_classic_box_is_brought_to_mind() -> None:
    that = told("Anna Berit Carl Dan", "Berit", Anna="Carl", Carl="Dan", Dan="Anna")
    pad = open_pad(table(4, "classic", {"goal": 100}))
    reminded = []
    for _ in range(15):
        pad = add(pad, Scored(entered(tapped(pad, that))))
        reminded.append(bool(shown(pad, "en").all("p", of_class="note")))
    assert reminded == [False] * 14 + [True]
    root = shown(pad, "en")
    assert "pile in the box should be empty" in root.one("p", of_class="note").text
    assert root.one(do="pad-next").text == "Go on all the same"
    sheet = drawn(PadSheetScreen(pad, view_of(pad), "scores-test"))
    assert sheet.one(do="pad-next").text == "Go on all the same", "the cards on the table decide"


@pytest.mark.parametrize("trouble", list(Trouble))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_a_sentence(trouble: Trouble, language: str) -> None:
    pad = open_pad(table(4))
    slip = blank(pad)
    screen = PadEntryScreen(pad, slip, missing(pad, slip))
    said = plain(misfit_sentence(screen, WORDS[language], Misfit(trouble, 1, 2, number=3, seats=(1, 2))))
    assert said
    assert "{" not in said
    if trouble is Trouble.OWN_CARD:
        assert "Berit" in said
        assert "3" in said


MARKUP = ("<img src=x onerror=alert(1)>", "\" onfocus='alert(1)' x=\"", "{0} {name!r} %s", "</button><h1>")


@pytest.mark.parametrize("words", MARKUP)
def test_names_are_never_markup(words: str) -> None:
    def skeletons(name: str) -> list[list[tuple[str, tuple[str, ...]]]]:
        setup = table(4)
        setup = replace(setup, seats=(Seat(name, setup.seats[0].pawn), *setup.seats[1:]))
        that = told("Anna Berit Carl Dan", "Anna", Berit="Anna", Carl="Anna", Dan="Berit")
        pad = add(open_pad(setup), Scored(entered(tapped(open_pad(setup), that))))
        view, slip = view_of(pad), tapped(pad, that)
        screens = (
            PadEntryScreen(pad, slip, missing(pad, slip), Misfit(Trouble.OWN_CARD, 0, 1)),
            PadRoundScreen(pad, view, view.rounds[-1]),
            PadSheetScreen(pad, view, name),
        )
        return [[(part.tag, tuple(sorted(part.attributes))) for part in drawn(each).walk()] for each in screens]

    assert skeletons(words) == skeletons("x" * len(words))
