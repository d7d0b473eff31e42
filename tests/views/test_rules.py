"""The rules page: its numbers are the edition's, its examples are counted by the scorer, and no sentence holds a number of its own."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

import game.views.awards
import game.views.examples
import game.views.rules
from game.rules.edition import EDITIONS, NO_CAP, THREE_SEATS, Edition, PileEnd, Voting
from game.rules.setup import LONE_FINDER_POINTS, HouseRules, ruleset
from game.screen import RulesScreen
from game.views.examples import ALL, ANNA, BERIT, CAPPED, CARL, DAN, NONE, SOME, THREE, TWO_VOTES, chosen
from tests.views.reading import Part, drawn
from tools.scenes import table

AS_PRINTED = HouseRules()


def page(edition: Edition, house: HouseRules = AS_PRINTED, seats: int = 0) -> Part:
    return drawn(RulesScreen(edition, house, seats))


def points(root: Part) -> list[list[str]]:
    rows = root.one("table", of_class="points-table").one("tbody").all("tr")
    return [[cell.text for cell in row.all("td")] for row in rows]


@pytest.mark.parametrize("module", [game.views.rules, game.views.awards, game.views.examples])
def test_no_sentence_holds_a_number(module: object) -> None:
    source = Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8")
    said = [
        part.value
        for call in ast.walk(ast.parse(source))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ("say", "count", "weave")
        for argument in call.args
        for part in ast.walk(argument)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
    assert said
    assert not [sentence for sentence in said if re.search(r"\d", sentence)]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS.keys())
def test_the_table_of_points_is_the_editions(edition: Edition) -> None:
    assert points(page(edition)) == [["0", "2", "–"], ["0", "–", "2"], ["3", "3", "0"]]
    assert f"reaches or passes {edition.goal}" in page(edition).text


def test_changed_numbers_change_the_page() -> None:
    edition = replace(EDITIONS["2021"], goal=77, all_found=5, none_found=4, some_found=9, lone_finder=8, cap=6)
    root = page(edition)
    assert points(root) == [["0", "5", "–"], ["0", "–", "4"], ["9", "9", "0"], ["8", "8", "0"]]
    assert "reaches or passes 77" in root.text
    assert "One card brings at most 6 points this way." in root.text
    assert "The 5 points for “everybody”" in root.text


@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        (PileEnd.RESHUFFLE, "it is shuffled together with the cards laid so far"),
        (PileEnd.END, "takes the last card of the pile or cannot fill all hands"),
        (PileEnd.ONLY, "There is no goal."),
    ],
)
def test_how_the_pile_ends(end: PileEnd, sentence: str) -> None:
    root = page(replace(EDITIONS["2021"], pile_end=end))
    assert sentence in root.text
    assert ("reaches or passes" in root.text) is (end is not PileEnd.ONLY)


@pytest.mark.parametrize(
    ("seats", "hand", "decoys"), [(3, "7 cards in hand", "lays 2 cards"), (4, "6 cards in hand", "lays a card")]
)
def test_hands_and_decoys_follow_the_number_of_players(seats: int, hand: str, decoys: str) -> None:
    text = page(EDITIONS["2021"], seats=seats).text
    assert hand in text
    assert decoys in text


def test_without_a_table_both_are_told() -> None:
    text = page(EDITIONS["2021"]).text
    assert "Everybody has 6 cards in hand, with three players 7." in text
    assert "with three players 2 each" in text


def test_the_second_vote_is_told_where_there_is_one() -> None:
    second = "Everybody may vote for a second card"
    assert second not in page(EDITIONS["2021"]).text
    assert second not in page(EDITIONS["odyssey"], seats=6).text
    assert second in page(EDITIONS["odyssey"], seats=7).text
    assert f"From 7 players on: {second}" in page(EDITIONS["odyssey"]).text
    two = HouseRules(votes=2)
    everywhere = ruleset(table(4, "2021", two))
    assert second in page(everywhere, two).text
    assert "players on:" not in page(everywhere, two).text


def sums(root: Part) -> list[list[int]]:
    found = []
    for sums_table in root.all("table", of_class="sums"):
        cells = sums_table.all("td")
        found.append([int(cell.one("span", aria_hidden="true").text) for cell in cells])
    return found


@pytest.mark.parametrize("edition", ["classic", "2021"])
def test_the_examples_count_as_the_texts_do(edition: str) -> None:
    assert sums(page(EDITIONS[edition])) == [[3, 4, 3, 0], [0, 4, 3, 2], [0, 2, 2, 2], [3, 4, 0]]


def test_two_votes_a_cap_and_a_lone_finder_are_counted() -> None:
    assert sums(page(EDITIONS["odyssey"], seats=8))[-1] == [3, 7, 4, 0, 1, 0, 3]
    lone = HouseRules(lone_finder=True)
    assert sums(page(ruleset(table(3, "2021", lone)), lone, THREE_SEATS))[-1] == [4, 5, 0]
    cap = HouseRules(cap=3)
    assert sums(page(ruleset(table(6, "2021", cap)), cap, 6))[-1] == [3, 6, 1, 0, 0, 0, 0]


def test_the_examples_are_those_that_matter_here() -> None:
    printed = EDITIONS["2021"]
    assert list(chosen(printed, 4)) == [SOME, NONE, ALL]
    assert list(chosen(printed, 3)) == [SOME, NONE, ALL, THREE]
    assert list(chosen(EDITIONS["odyssey"], 8)) == [SOME, NONE, ALL, TWO_VOTES]
    assert list(chosen(replace(printed, cap=2), 5)) == [SOME, NONE, ALL, CAPPED]


def test_an_example_is_the_one_of_the_norwegian_text() -> None:
    assert SOME.votes == {BERIT: (ANNA,), CARL: (ANNA,), DAN: (BERIT,)}
    example = page(EDITIONS["2021"]).all("section", of_class="example")[0]
    assert "2 of 3 found Anna’s card" in example.text
    assert "Berit and Carl found it: 3 points each." in example.text
    assert "Dan took Berit’s card for it: 1 point for Berit." in example.text


def test_an_example_is_played_question_by_question() -> None:
    for example in page(EDITIONS["odyssey"]).all("section", of_class="example"):
        questions = example.all("summary")
        assert [question.text.split(":")[0].split("?")[0] for question in questions[:4]] == [
            "How many found Anna’s card",
            "First the storyteller’s card",
            "Then all the other cards",
            "And all together",
        ]
        folds = example.all("details")
        assert not any("open" in fold.attributes for fold in folds)
        assert [len(fold.all("summary")) for fold in folds] == list(range(len(folds), 0, -1))


def test_each_kind_of_ending_tells_what_is_often_forgotten() -> None:
    some, none, everybody = page(EDITIONS["2021"], seats=4).all("section", of_class="example")
    assert "The point goes to the one who laid the card." in some.text
    assert "even when nobody has found the right one" in none.text
    assert "the storyteller gets nothing" in everybody.all("details")[-1].text


def test_two_votes_are_told_as_two_cards() -> None:
    text = page(EDITIONS["odyssey"], seats=8).text
    assert "Carl votes for the cards of Anna and Berit." in text
    assert "Berit votes for the card of Anna." in text


HOUSE = {
    "Another goal": (HouseRules(goal=40), "40"),
    "The only finder": (HouseRules(lone_finder=True), str(LONE_FINDER_POINTS)),
    "When the pile runs out": (HouseRules(pile_end=PileEnd.ONLY), "only then the game ends"),
    "Points when all or none find it": (HouseRules(all_found=3, none_found=0), "3, 0"),
    "Most points for one card": (HouseRules(cap=NO_CAP), "no limit"),
    "A second vote": (HouseRules(votes=2), "2"),
    "Who tells first": (HouseRules(first=2), "3"),
    "Voting openly": (HouseRules(voting=Voting.OPEN), "yes"),
}


@pytest.mark.parametrize(("title", "house", "here"), [(title, *rule) for title, rule in HOUSE.items()])
def test_a_house_rule_in_use_is_marked(title: str, house: HouseRules, here: str) -> None:
    root = page(ruleset(table(5, "odyssey", house)), house, 5)
    terms = root.one("dl", of_class="house-list").all("dt")
    assert [term.text.split("Here")[0].strip() for term in terms] == list(HOUSE)
    marked = [term for term in terms if term.all("span", of_class="used")]
    assert len(marked) == 1
    assert marked[0].text == f"{title} Here: {here}"
    assert "Your table has changed 1 rule." in root.text


def test_as_printed_nothing_is_marked() -> None:
    root = page(EDITIONS["classic"], seats=4)
    assert not root.all("span", of_class="used")
    assert "Your table plays everything as it is printed." in root.text
