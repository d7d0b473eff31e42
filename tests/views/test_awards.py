"""Every point has a sentence, right for one and for several, and names are never read as templates."""

import pytest
from htpy import Node, bdi, p

from game.rules.score import Outcome, Why
from game.rules.setup import LANGUAGES
from game.screen import AwardLine
from game.text.catalogue import catalogue
from game.views.awards import award_sentence, decoy_sentence, outcome_sentence, target_sentence
from tests.views.reading import read

TEXT = catalogue("en")
NAMES: dict[int, Node] = {seat: bdi[name] for seat, name in enumerate(("Ana", "Ben", "Cem", "Dora", "Emil"))}


def words(sentence: list[Node]) -> str:
    return read(str(p[sentence])).text


@pytest.mark.parametrize(
    ("line", "cap", "told"),
    [
        (AwardLine(Why.ALL_FOUND, 2, (1, 2)), 0, "2 points for each of the others."),
        (AwardLine(Why.ALL_FOUND, 1, (1, 2)), 0, "1 point for each of the others."),
        (AwardLine(Why.NONE_FOUND, 3, (1, 2)), 0, "3 points for each of the others."),
        (AwardLine(Why.TOLD_WELL, 3, (0,)), 0, "Some found it, but not all: 3 points for Ana, who told it well."),
        (AwardLine(Why.TOLD_WELL, 1, (0,)), 0, "Some found it, but not all: 1 point for Ana, who told it well."),
        (AwardLine(Why.FOUND, 3, (1,)), 0, "Ben found it: 3 points."),
        (AwardLine(Why.FOUND, 1, (1,)), 0, "Ben found it: 1 point."),
        (AwardLine(Why.FOUND, 3, (1, 2)), 0, "Ben and Cem found it: 3 points each."),
        (AwardLine(Why.FOUND, 3, (1, 2, 3)), 0, "Ben, Cem and Dora found it: 3 points each."),
        (AwardLine(Why.SINGLE_VOTE, 1, (1,)), 0, "Ben was right with a single vote: 1 point more."),
        (AwardLine(Why.SINGLE_VOTE, 2, (1, 2)), 0, "Ben and Cem were right with a single vote: 2 points more each."),
        (AwardLine(Why.CARD_BONUS, 1, (1,), 2, 1, (2,)), 0, "Cem took Ben’s card for it: 1 point for Ben."),
        (AwardLine(Why.CARD_BONUS, 2, (1,), 2, 2, (2, 3)), 0, "Cem and Dora took Ben’s card for it: 2 points for Ben."),
        (AwardLine(Why.CARD_BONUS, 2, (1,), 2, 2, (2, 3)), 3, "Cem and Dora took Ben’s card for it: 2 points for Ben."),
        (
            AwardLine(Why.CARD_BONUS, 2, (1,), 2, 3, (2, 3, 4)),
            2,
            "Cem, Dora and Emil took Ben’s card for it. 3 votes, 2 points for Ben: one card brings at most 2.",
        ),
        (AwardLine(Why.CARD_BONUS, 1, (1,), 2, 1), 3, "Ben’s card got 1 vote: 1 point for Ben."),
        (
            AwardLine(Why.CARD_BONUS, 3, (1,), 2, 5),
            3,
            "Ben’s card got 5 votes, which makes 3 points for Ben: one card brings at most 3.",
        ),
    ],
)
def test_why(line: AwardLine, cap: int, told: str) -> None:
    assert words(award_sentence(TEXT, line, NAMES, cap=cap)) == told


@pytest.mark.parametrize(
    ("outcome", "finders", "told"),
    [
        (Outcome.ALL, 4, "Everybody found Ana’s card. The clue was too easy, so Ana gets nothing."),
        (Outcome.NONE, 0, "Nobody found Ana’s card. The clue was too hard, so Ana gets nothing."),
        (Outcome.SOME, 1, "1 of 4 found Ana’s card: a clue just right."),
        (Outcome.SOME, 3, "3 of 4 found Ana’s card: a clue just right."),
    ],
)
def test_why_the_storyteller_gets_something_or_nothing(outcome: Outcome, finders: int, told: str) -> None:
    assert words(outcome_sentence(TEXT, outcome, NAMES[0], finders=finders, others=4)) == told


def test_what_a_turned_card_was() -> None:
    assert words(decoy_sentence(TEXT, 3, NAMES[1], [])) == "Number 3 is Ben’s card. Nobody took it."
    assert (
        words(decoy_sentence(TEXT, 3, NAMES[1], [NAMES[2], NAMES[3]]))
        == "Number 3 is Ben’s card. Cem and Dora took it."
    )
    assert words(target_sentence(TEXT, 2, NAMES[0], [])) == "Number 2 is the one! Nobody found Ana’s card."
    assert words(target_sentence(TEXT, 2, NAMES[0], [NAMES[4]])) == "Number 2 is the one! Emil found Ana’s card."


@pytest.mark.parametrize("name", ["{0}", "{name}", "{number} {}", "%s", "<b>x</b>", '" onfocus="x'])
def test_a_name_is_only_a_name(name: str) -> None:
    strange = {**NAMES, 1: bdi[name]}
    for line in (
        AwardLine(Why.FOUND, 3, (1,)),
        AwardLine(Why.FOUND, 3, (1, 2)),
        AwardLine(Why.TOLD_WELL, 3, (1,)),
        AwardLine(Why.SINGLE_VOTE, 1, (1,)),
        AwardLine(Why.CARD_BONUS, 1, (2,), 0, 1, (1,)),
        AwardLine(Why.CARD_BONUS, 1, (1,), 0, 4, (2,)),
    ):
        root = read(str(p[award_sentence(TEXT, line, strange, cap=3)]))
        assert name in [element.text for element in root.all("bdi")]
        assert not root.all("b")


@pytest.mark.parametrize("line", [AwardLine(Why.FOUND, 3, (1,)), AwardLine(Why.CARD_BONUS, 1, (1,), 2, 1, (2,))])
def test_a_number_never_ends_a_line_before_what_it_counts(line: AwardLine) -> None:
    told = str(p[award_sentence(TEXT, line, NAMES)])
    assert f"{line.points}\N{NO-BREAK SPACE}point" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("points", "cap"), [(1, 0), (2, 0), (2, 2)])
def test_whose_points_votes_on_a_card_are_is_said_after_whose_card_it_is(language: str, points: int, cap: int) -> None:
    line = AwardLine(Why.CARD_BONUS, points, (1,), 2, 3 if cap else points, (2, 3, 4)[: 3 if cap else points])
    told = words(award_sentence(catalogue(language), line, NAMES, cap=cap))
    assert told.count("Ben") == len(("the card", "the points")), told
