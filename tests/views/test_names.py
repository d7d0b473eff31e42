"""Names: what belongs together in one stays on one line."""

from dataclasses import replace

import pytest

from game.rules.play import start
from game.screen import TakeBackState, Undo
from game.views.page import page
from game.views.seat import whole
from tests.views.reading import FRAME
from tools.scenes import handover, table, told

HELD = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Lotte (8)", f"Lotte{HELD}(8)"),
        ("Anna Maria (11)", f"Anna Maria{HELD}(11)"),
        ("Ben 2", f"Ben{HELD}2"),
        ("Lotte", "Lotte"),
        ("Anna Maria", "Anna Maria"),
    ],
)
def test_an_age_or_a_number_never_stands_on_a_line_of_its_own(typed: str, shown: str) -> None:
    assert str(whole(typed)) == f"<bdi>{shown}</bdi>"


def test_a_name_is_held_together_wherever_it_is_shown() -> None:
    four = table(4)
    lotte = replace(four, seats=(four.seats[0], replace(four.seats[1], name="Lotte (8)"), *four.seats[2:]))
    html = str(page(handover(told(start(lotte)), 1, TakeBackState(Undo.NOTHING)), FRAME).html)
    assert f"<bdi>Lotte{HELD}(8)</bdi>" in html
    assert "<bdi>Lotte (8)</bdi>" not in html
