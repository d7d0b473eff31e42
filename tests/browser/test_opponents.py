"""One person against three computer opponents, in the real page, to the end of the game."""

from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import Page

from game.opponents import CHARACTERS, SPOKEN, Knowledge, file_of, loaded, mind_key, move
from game.record import Record
from game.rules.moves import ALOUD, Caption, Clue, Submit, Tell, Vote
from game.rules.play import legal, play, start
from game.rules.round import Phase
from game.rules.view import view
from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually
from tools.place import ROOT

CLUES = {
    "en": "a long way home",
    "de": "ein weiter Weg nach Hause",
    "nb": "en lang vei hjem",
    "es": "un largo camino a casa",
    "ro": "un drum lung spre casă",
    "cs": "dlouhá cesta domů",
}


class Alone(Player):
    """Ana at seat 0; everybody else is played by the page itself."""

    def sit_down(self, language: str) -> None:
        self.page.fill("[name=seat-0]", "Ana")
        for _ in range(3):
            self.press("[data-do=add-opponent]")
        self._set("clues", language)
        self._set("house-goal", "12")
        self.press("[data-do=start]")

    def turn(self, clue: Clue) -> None:
        """One step on: Ana's move, or the opponents', or the next page."""
        record = self.record()
        state = start(record.setup)
        for made in record.moves:
            state = play(state, made)
        self.state = state
        if self.screen() == "reveal":
            self.press("[data-do=skip]") if self.has("[data-do=skip]") else None
            self.press("[data-do=next]")
        elif 0 in state.to_act:
            chosen = legal(state, 0)[0]
            self.open(0)
            self._act(Tell(0, chosen.card, clue) if isinstance(chosen, Tell) else chosen)
        else:  # they may act by themselves between a look and a click
            self.page.evaluate("document.querySelector('[data-do=hurry]')?.click()")
            self.page.wait_for_timeout(50)


SHORTLY: Final = 50
"""Milliseconds in which a message that follows another has long been taken in."""


def known_by(language: str) -> Knowledge:
    """What the opponents of the page know, read from the same file."""
    path = ROOT / file_of(language)
    return loaded(path.read_bytes()) if path.exists() else Knowledge(language)


def unlike(record: Record, known: Knowledge) -> list[object]:
    """The moves of opponents that are not those which the core makes from the same views and keys."""
    state, found = start(record.setup), []
    for made in record.moves:
        if isinstance(made, Tell | Submit | Vote) and state.seats[made.seat].mind is not None:
            key = mind_key(record.setup.seed, made.seat)
            again = move(view(state, made.seat), key, known, frozenset())
            if again != made:
                found.append((made, again))
        state = play(state, made)
    return found


@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", SPOKEN)
def test_a_whole_game_against_three_opponents(page: Page, opened: Open, language: str) -> None:
    opened(page, f"#l={language}")
    player = Alone(page, language)
    player.sit_down(language)
    eventually(page, "document.getElementById('app').dataset.screen === 'handover'")
    for count in range(400):
        if player.screen() == "over":
            break
        player.turn(f"{CLUES[language]} {count}")
    player.see("over")
    record = player.record()
    assert {seat.mind.character for seat in record.setup.seats if seat.mind} <= set(CHARACTERS)
    assert sum(seat.mind is not None for seat in record.setup.seats) == 3
    assert unlike(record, known_by(language)) == []
    state = start(record.setup)
    for made in record.moves:
        state = play(state, made)
    assert state.phase is Phase.OVER


def test_a_clue_in_another_language_is_read_in_it(page: Page, opened: Open) -> None:
    opened(page)
    player = Alone(page, "abroad")
    player.sit_down("en")
    player.turn("la noche en que todos se fueron al mar")
    while player.screen() != "reveal":
        player.turn("unused")
    fetched = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert sum("opponents/es" in name for name in fetched) == 1
    spanish = known_by("es").table
    assert spanish is not None
    assert unlike(player.record(), replace(known_by("en"), beside=(spanish,))) == []


def test_opponents_act_by_themselves_after_a_pause_and_say_why(page: Page, opened: Open) -> None:
    opened(page)
    player = Alone(page, "alone")
    player.sit_down("en")
    player.turn("the last tram")  # Ana tells
    eventually(page, "document.getElementById('app').dataset.screen === 'reveal'")
    player.press("[data-do=skip]")
    seat = page.evaluate("document.querySelector('[data-do=ask-why]').dataset.seat")
    player.press("[data-do=ask-why]")
    answer = page.locator(".reasons .answer")
    assert answer.inner_text().startswith(player.record().setup.seats[int(seat)].name)


def test_a_double_tap_on_hurry_does_not_skip_the_cards_that_have_just_been_turned_over(
    page: Page, opened: Open
) -> None:
    opened(page)
    player = Alone(page, "hasty")
    player.sit_down("en")
    player.turn(ALOUD)  # Ana tells; the others wait a while for a word
    page.evaluate("document.querySelectorAll('[data-do=hurry]').forEach((each) => { each.click(); each.click(); })")
    while sum(isinstance(made, Submit) for made in player.record().moves) < 3:  # the suite's own patience ends it
        page.wait_for_timeout(SHORTLY)
    page.wait_for_timeout(SHORTLY)  # far less than the pause after which they would vote by themselves
    assert not any(isinstance(made, Vote) for made in player.record().moves)


def test_words_that_are_being_typed_for_opponents_stay_while_they_move(page: Page, opened: Open) -> None:
    opened(page)
    player = Alone(page, "typing")
    player.sit_down("en")
    player.turn(ALOUD)
    page.locator("[name=caption]").press_sequentially("the ti")
    page.evaluate("document.querySelector('[data-do=hurry]').click()")
    while sum(isinstance(made, Submit) for made in player.record().moves) < 3:
        page.wait_for_timeout(SHORTLY)
    page.wait_for_timeout(SHORTLY)
    assert page.locator("[name=caption]").input_value() == "the ti"
    page.locator("[name=caption]").press_sequentially("de")
    player.press("[data-do=caption]")
    assert player.record().moves[-1] == Caption(0, "the tide")


def test_a_portrait_is_fetched_when_its_opponent_sits_down_and_not_before(page: Page, opened: Open) -> None:
    opened(page)
    fetched = "performance.getEntriesByType('resource').filter((each) => /opponents.*[.]avif/.test(each.name)).length"
    assert page.evaluate(fetched) == 0
    Alone(page, "seen").press("[data-do=add-opponent]")
    eventually(page, "[...document.querySelectorAll('img.portrait')].some((each) => each.naturalWidth === 320)")
    assert page.evaluate(fetched) == 1
