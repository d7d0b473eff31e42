"""Names of every kind of people: joined emoji, right-to-left, combining marks, forty characters. They stay what they are, everywhere."""

import pytest

from game import messages as say
from game import pad_messages as note
from game.journal import Entry, sealed, unsealed
from game.link import read_link, write_link
from game.record import read
from game.screen import HandOver, SetupScreen
from game.text.catalogue import catalogue
from game.views.frame import Frame
from game.views.page import page
from tests.session.tablet import Tablet

NAMES = {
    "a family of emoji": "👩‍👩‍👧‍👦 Sol",
    "a flag and a skin tone": "🇳🇴👋🏾",
    "Hebrew": "שירה",
    "Arabic with marks": "مُحَمَّد",
    "right to left in the middle of left to right": "Ana אבג Ben",
    "combining marks": "Z\u0335\u0324o\u0308e\u0301",
    "the letters of six languages": "șțřøñß ĂÂÎ",
    "forty characters": "Maximiliane-Anastasia von Hohenfels-Ruhla"[:40],
    "forty wide ones": "雪" * 40,
    "a zero-width space": "A\u200bB",
    "quotes and a backslash": 'Ana "\\" O’Hara',
}


@pytest.mark.parametrize("kind", list(NAMES))
def test_a_name_is_the_same_on_the_screen_in_the_record_in_a_link_and_on_the_device(kind: str) -> None:
    name = NAMES[kind]
    tablet = Tablet().deal(**{"seat-0": name}).tell().submit_all().vote_all().send(say.Skip(), say.NextPage())
    record = read(tablet.text)
    assert record.setup.seats[0].name == name
    assert read_link(write_link(record.setup)).setup.seats[0].name == name
    entry = Entry(tablet.text, finished=False, serial=1)
    kept = unsealed(sealed(entry))
    assert kept is not None
    assert kept.entry == entry
    again = Tablet(saves={"g": tablet.text}, open_game="g")
    assert isinstance(again.screen, HandOver)
    assert again.screen.view.seats[0].name == name


@pytest.mark.parametrize("kind", list(NAMES))
def test_a_name_turns_no_line_but_its_own(kind: str) -> None:
    """Every name that is drawn stands in an element that keeps its direction to itself."""
    name = NAMES[kind]
    escaped = name.replace("&", "&amp;").replace('"', "&#34;").replace("<", "&lt;")
    tablet = Tablet().deal(**{"seat-0": name})
    frame = Frame(catalogue("en"))
    for drawn in (tablet, tablet.send(say.Ready(0)), tablet.tell(), tablet.submit_all().vote_all().send(say.Skip())):
        html = page(drawn.screen, frame).html
        plain = html.count(escaped) - html.count(f"<bdi>{escaped}</bdi>") - attributes(html, escaped)
        assert plain == 0, html


def test_a_name_that_would_turn_the_line_around_it_is_refused_in_words() -> None:
    tablet = Tablet().deal(**{"seat-0": "Ana\u202egnoL"})
    assert isinstance(tablet.screen, SetupScreen)
    assert tablet.screen.faults
    assert "hidden character" in page(tablet.screen, Frame(catalogue("en"))).html


def attributes(html: str, name: str) -> int:
    """How often a name stands in attributes, which have no markup: labels that are spoken."""
    inside = 0
    for tag in html.split("<")[1:]:
        inside += tag.split(">")[0].count(name)
    return inside


@pytest.mark.parametrize("kind", list(NAMES))
def test_a_scored_table_keeps_its_names(kind: str) -> None:
    name = NAMES[kind]
    names = {"seat-0": name, "seat-1": "Ben", "seat-2": "Cem", "seat-3": "Dee"}
    tablet = Tablet().send(note.ScorePrinted(), say.Start(names))
    assert tablet.session.scored is not None
    assert tablet.session.scored.pad.setup.seats[0].name == name
