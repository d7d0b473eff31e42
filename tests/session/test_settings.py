"""Settings belong to the device: they change in every phase and touch no game."""

import pytest

from game import messages as say
from game.effects import Remember
from game.screen import HandOver, SettingsScreen
from game.settings import Coaching, Facing, Motion, Room, Settings, Sounds, read_settings, write_settings
from tests.session.tablet import Tablet


def test_the_language_changes_in_the_middle_of_a_game_and_nothing_is_lost() -> None:
    tablet = Tablet().deal().tell()
    before = tablet.state
    tablet.send(say.OpenSettings())
    assert isinstance(tablet.screen, SettingsScreen)
    tablet.send(say.Change("language", "cs"), say.Back())
    assert tablet.session.settings.language == "cs"
    assert isinstance(tablet.screen, HandOver)
    assert tablet.state == before


@pytest.mark.parametrize(("name", "value"), [("language", "xx"), ("room", "blue"), ("speed", "fast"), ("motion", "")])
def test_a_setting_that_makes_no_sense_changes_nothing(name: str, value: str) -> None:
    tablet = Tablet()
    tablet.effects.clear()
    assert tablet.send(say.Change(name, value)).session.settings == Settings()
    assert tablet.effects == []


def test_settings_are_kept_as_text_and_read_back() -> None:
    settings = Settings("ro", Sounds.ON, Motion.REDUCED, Room.LIGHT, Coaching.OFF, {"Ana": Facing.WEST})
    assert read_settings(write_settings(settings), "en") == settings


@pytest.mark.parametrize("text", ["", "{", "[]", '{"room": 7, "facing": [1]}', '{"facing": {"Ana": "up"}}'])
def test_broken_settings_are_those_of_a_new_device(text: str) -> None:
    assert read_settings(text, "de") == Settings("de")


def test_a_side_of_the_table_belongs_to_the_players_name() -> None:
    tablet = Tablet().deal().send(say.SideOf(0, "north"))
    assert tablet.screen.facing is Facing.NORTH
    assert any(isinstance(effect, Remember) and effect.what == "settings" for effect in tablet.effects)
