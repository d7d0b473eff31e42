"""Storage that fails in every way: at most the move in progress is lost, and what is lost is said."""

import pytest

from tests.shell.injecting import ALL, Fault, Outcome
from tests.shell.storage_document import EVERY, PAGE, document
from tests.shell.turns import run

PROMISED = 40
"""Faults that are injected at least."""


def worst(outcomes: list[Outcome]) -> Outcome:
    """The most that was lost, and everything that was said."""
    lost = max((outcome.lost for outcome in outcomes), key=lambda lost: 1000 if lost == ALL else int(lost))
    return Outcome(lost, frozenset().union(*(outcome.said for outcome in outcomes)))


@pytest.mark.parametrize("fault", EVERY, ids=lambda fault: f"{fault.group}: {fault.what}")
def test_a_fault_loses_no_more_than_it_says(fault: Fault) -> None:
    outcomes = [run(scenario()) for scenario in fault.scenarios]
    for place, outcome in enumerate(outcomes):
        in_progress = fault.in_a_move and outcome.lost == 1
        assert outcome.lost == 0 or outcome.said or in_progress, f"injected at {place}: {outcome}"
    assert worst(outcomes) == fault.expected


def test_every_fault_is_listed_for_people_to_read() -> None:
    assert len(EVERY) >= PROMISED
    assert PAGE.read_text(encoding="utf-8") == document(), "python -m tests.shell.storage_document"
