"""The golden games: old records that must be read, played, scored and written for ever as they were.

Each game lies in ``tests/games`` as a record (``.txt``) and, told again in plain words, as a story (``.story``).
"""

from pathlib import Path

import pytest

from game.record import read, replay, write
from game.rules.moves import Caption, Join, Kind, Leave, Next, Stop, Submit, Tell, Vote
from game.rules.round import Ending, Phase
from game.rules.setup import HouseRules
from tests.record.golden import GAMES, wanted
from tests.record.playthrough import playthrough
from tests.rules.playing import Table
from tests.rules.random_games import EVERY_TABLE

RECORDS = sorted(GAMES.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
class TestAGoldenGame:
    def test_is_written_as_it_is_read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert write(read(text)) == text

    def test_tells_the_same_story(self, path: Path) -> None:
        record = read(path.read_text(encoding="utf-8"))
        assert playthrough(record) == path.with_suffix(".story").read_text(encoding="utf-8")

    def test_is_played_as_the_second_referee_would(self, path: Path) -> None:
        record = read(path.read_text(encoding="utf-8"))
        table = Table(record.setup)
        for move in record.moves:
            assert table.make(move) is None
        assert table.state == replay(record)
        assert table.state.phase is Phase.OVER


def test_there_is_one_of_every_edition_and_size_and_of_every_house_rule() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    printed = [record.setup for record in records if record.setup.house == HouseRules()]
    assert {(setup.edition, len(setup.seats)) for setup in printed} >= set(EVERY_TABLE)
    for rule in HouseRules.__dataclass_fields__:
        assert any(getattr(record.setup.house, rule) != getattr(HouseRules(), rule) for record in records), rule
    assert {replay(record).ending for record in records} == set(Ending)
    assert {type(move) for record in records for move in record.moves} == {
        Tell,
        Submit,
        Vote,
        Next,
        Caption,
        Stop,
        Leave,
        Join,
        Kind,
    }


def test_none_is_missing() -> None:
    assert {path.stem for path in RECORDS} >= set(wanted())
    assert {path.stem for path in GAMES.glob("*.story")} == {path.stem for path in RECORDS}
