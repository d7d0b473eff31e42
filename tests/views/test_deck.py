"""The deck between games: every picture, each large, and no title unless somebody asks."""

from dataclasses import replace

from game.deck_screen import DeckScreen, Titles
from game.pictures import PackFiles, Pictures
from game.rules.setup import Pack
from game.screen import Over, SetupScreen
from game.text.catalogue import catalogue
from game.views.frame import Frame
from game.views.page import page
from tests.views.reading import Part, drawn, read
from tools.scenes import draft, scenes

DECK = Pack("dreams", 3).cards()
NAMES = ("The kite", "The <b>well", "The whale")


def shown(screen: DeckScreen) -> Part:
    files = tuple("abc")
    pack = PackFiles("dreams", files, ".s.avif", ".avif", titles=dict(zip(files, NAMES, strict=True)))
    return read(page(screen, replace(Frame(catalogue("en")), pictures=Pictures({"dreams": pack}))).html)


def test_every_picture_lies_there_and_opens_large() -> None:
    root = shown(DeckScreen(DECK))
    assert [part["data-card"] for part in root.all("button", do="look")] == list(DECK)
    assert [part["loading"] for part in root.one("ul", of_class="pictures").all("img")] == ["lazy"] * 3


def test_titles_are_told_only_when_asked_for() -> None:
    for looking in (None, DECK[1]):
        hidden = shown(DeckScreen(DECK, looking))
        assert not any(title in hidden.text for title in NAMES)
        assert hidden.one(do="titles")["data-titles"] == "told"
        told = shown(DeckScreen(DECK, looking, Titles.TOLD))
        assert all(title in told.text for title in NAMES)
        assert not told.all("b")
        assert told.one(do="titles")["data-titles"] == "hidden"


def test_a_large_picture_has_its_neighbours_and_a_way_back() -> None:
    root = shown(DeckScreen(DECK, DECK[0]))
    dialog = root.one(role="dialog")
    around = [part for part in dialog.all(do="look") if "data-card" in part.attributes]
    assert [part["data-card"] for part in around] == [DECK[2], DECK[1]]
    assert len(dialog.all(do="look")) == 3
    assert NAMES[0] not in root.text
    assert NAMES[0] in shown(DeckScreen(DECK, DECK[0], Titles.TOLD)).one(role="dialog").text


def test_it_is_offered_before_a_game_and_after_one_and_never_within() -> None:
    assert drawn(SetupScreen(draft(4))).all(do="deck")
    for scene in scenes():
        if drawn(scene.screen).all(do="deck"):
            assert isinstance(scene.screen, SetupScreen | Over), scene.name
