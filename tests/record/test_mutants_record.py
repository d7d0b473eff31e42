"""What the other tests of records leave open."""

from dataclasses import replace

import pytest

from game.record import Record, read, write
from game.rules.refusal import Unreadable
from tests.rules.tables import table


def test_a_setup_that_cannot_be_played_is_a_problem_of_its_own_with_every_fault_in_it() -> None:
    text = write(Record(replace(table(3), edition="2035", seed="not a seed")))
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.problem == "setup", "a seed is one word"
    with pytest.raises(Unreadable) as refused:
        read(text.replace("not a seed", "no_seed"))
    assert (refused.value.problem, refused.value.line) == ("bad-setup", 0)
    assert refused.value.detail == "unknown-edition, seed"
