"""Settings, saved games, about: what is chosen is marked, what is deleted is asked once, and everything borrowed is named."""

import json
import tomllib
from dataclasses import fields

import pytest

from game.rules.play import start
from game.rules.setup import LANGUAGES, Mind, Seat, Setup
from game.rules.view import view
from game.screen import AboutScreen, ResumeScreen, SavedGame, SettingsScreen
from game.session.desk import changed_setting
from game.settings import Coaching, Facing, Motion, Room, Settings, Sounds
from game.views.about import BORROWED
from tests.views.reading import drawn
from tools.place import ROOT
from tools.scenes import NAMES, table

CHOICES = {"sounds": Sounds, "motion": Motion, "room": Room, "coaching": Coaching}


def test_every_setting_can_be_changed() -> None:
    root = drawn(SettingsScreen(Settings()))
    offered = {button["data-name"] for button in root.all(do="change")} | {
        part["data-change"] for part in root.all("select")
    }
    assert offered == {field.name for field in fields(Settings)} - {"facing"}


@pytest.mark.parametrize("name", CHOICES)
def test_every_value_is_offered_and_the_one_in_use_is_pressed(name: str) -> None:
    for value in CHOICES[name]:
        settings = changed_setting(Settings(), name, value.value)
        assert getattr(settings, name) is value
        root = drawn(SettingsScreen(settings))
        buttons = root.all(do="change", data_name=name)
        assert [button["data-value"] for button in buttons] == [each.value for each in CHOICES[name]]
        assert [button["data-value"] for button in buttons if button["aria-pressed"] == "true"] == [value.value]


def test_languages_are_offered_by_their_own_names() -> None:
    select = drawn(SettingsScreen(Settings(language="cs"))).one("select")
    options = select.all("option")
    assert [option["value"] for option in options] == list(LANGUAGES)
    assert [option["value"] for option in options if "selected" in option.attributes] == ["cs"]
    assert "Čeština" in select.text
    assert all(option["lang"] == option["value"] for option in options)


def test_people_sit_on_a_side_and_opponents_do_not() -> None:
    setup = table(3)
    opponent = Seat("Lamplighter", "lantern", Mind("lamplighter"))
    seen = view(start(Setup((*setup.seats, opponent), setup.packs, setup.seed, setup.edition)), None)
    settings = Settings(facing={NAMES[1]: Facing.NORTH})
    root = drawn(SettingsScreen(settings, seen))
    sides = root.all(do="side")
    assert {button["data-seat"] for button in sides} == {"0", "1", "2"}
    pressed = [(button["data-seat"], button["data-side"]) for button in sides if button["aria-pressed"] == "true"]
    assert pressed == [("0", "south"), ("1", "north"), ("2", "south")]
    assert not drawn(SettingsScreen(settings)).all(do="side")


SAVED = (
    SavedGame("a.1", ("Ana", "<b>Ben", "Cem"), 4, finished=False),
    SavedGame("b", ("Ana", "Bo", "Jiří"), 1, finished=True),
    SavedGame("c", ("Ana", "Bo", "Jiří"), 12, finished=True),
)


def test_each_saved_game_can_be_opened_kept_and_deleted() -> None:
    root = drawn(ResumeScreen(SAVED))
    rows = root.all("li", of_class="save")
    assert len(rows) == 3
    for row, saved in zip(rows, SAVED, strict=True):
        for do in ("resume", "export", "forget"):
            assert row.one(do=do)["data-game"] == saved.id
    assert "Ana, <b>Ben and Cem" in rows[0].text
    assert not root.all("b")
    assert [row.one("p", of_class="small").text for row in rows] == [
        "In round 4",
        "Finished after 1 round",
        "Finished after 12 rounds",
    ]


def test_deleting_asks_once() -> None:
    assert not drawn(ResumeScreen(SAVED)).all(role="alert")
    root = drawn(ResumeScreen(SAVED, "b"))
    asked = [row for row in root.all("li", of_class="save") if row.all(role="alert")]
    assert [row.one(do="forget")["data-game"] for row in asked] == ["b"]
    assert asked[0].one(do="forget").name == "Delete for ever"


def test_a_game_can_be_read_from_a_file() -> None:
    root = drawn(ResumeScreen(()))
    field = root.one("input", name="file")
    assert field["type"] == "file"
    assert root.one("label", for_=field["id"]).text
    assert "There is no saved game yet." in root.text


def test_one_main_button_at_most() -> None:
    for saved in ((), SAVED, SAVED[1:]):
        assert len(drawn(ResumeScreen(saved)).all("button", of_class="main")) <= 1


def test_the_page_says_that_it_is_not_the_publishers() -> None:
    text = drawn(AboutScreen()).text
    assert "It is not made, licensed or approved by the publisher or the authors of Dixit." in text
    assert "The name is used only to say which rules are played" in text


def test_all_that_is_shipped_is_named_with_its_licence() -> None:
    named = {thing.name.casefold() for thing in BORROWED}
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    shipped = {name.removeprefix("@").partition("/")[0] for name in packages}
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    shipped |= {line.partition("==")[0] for line in lines if "==" in line}
    assert shipped <= named
    root = drawn(AboutScreen())
    assert all(thing.licence in root.text for thing in BORROWED)
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license"] in root.text
