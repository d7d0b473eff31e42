"""What the other tests of scoring leave open: keys that must never change, for sentences and kept games hang on them."""

from game.rules.score import Outcome, Why


def test_the_keys_of_outcomes_are_for_ever() -> None:
    assert [outcome.value for outcome in Outcome] == ["all", "none", "some"]


def test_the_keys_of_reasons_are_for_ever() -> None:
    assert [why.value for why in Why] == [
        "all-found",
        "none-found",
        "told-well",
        "found",
        "single-vote",
        "card-bonus",
    ]
