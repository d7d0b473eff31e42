"""The set-up of a printed game: pawns by their colours, and what is in the box."""

from dataclasses import replace

import pytest

from game.rules.setup import LANGUAGES, PAWNS
from game.screen import PadSetupScreen
from game.text.catalogue import Catalogue
from tests.views.reading import FRAME, drawn
from tools.catalogue import translation
from tools.scenes import draft


def test_a_box_alone_has_84_cards_and_each_expansion_as_many_more() -> None:
    options = drawn(PadSetupScreen(draft(4))).one(name="cards").all("option")
    assert [option["value"] for option in options] == [str(84 * boxes) for boxes in range(1, 14)]
    assert [option.text for option in options[:3]] == ["84", "168, with 1 expansion", "252, with 2 expansions"]
    assert [option["value"] for option in options if "selected" in option.attributes] == ["84"]


def test_another_number_of_cards_is_kept_as_it_is() -> None:
    options = drawn(PadSetupScreen(replace(draft(4), cards=100))).one(name="cards").all("option")
    assert [(option["value"], option.text) for option in options if "selected" in option.attributes] == [("100", "100")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_twelve_pawns_have_twelve_colours(language: str) -> None:
    frame = replace(FRAME, text=Catalogue(language, translation(language)))
    options = drawn(PadSetupScreen(draft(3)), frame).one(name="pawn-0").all("option")
    assert [option["value"] for option in options] == list(PAWNS)
    assert len({option.text.partition(" (")[0] for option in options}) == len(PAWNS)
    assert "Håkon" in options[1].text
