"""Back, forward and links in a running page: the game stays, saved, and no hand is ever shown by going somewhere."""

import pytest
from playwright.sync_api import Page

from game.link import write_link
from game.rules.setup import Pack, Seat, Setup
from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

ENGINES = ("page", "firefox_page")
PLACE = "Number(history.state ?? 0)"
LINK = write_link(
    Setup((Seat("Zoe", "sitting"), Seat("Yan", "leaping"), Seat("Xia", "scarf")), (Pack("proof", 84),), "")
)


@pytest.fixture(params=ENGINES)
def table(request: pytest.FixtureRequest, opened: Open) -> Player:
    """A table of four in each engine, dealt."""
    player = Player(opened(request.getfixturevalue(request.param)), "back")
    player.deal(4, {"edition": "2021"})
    return player


def on(page: Page, screen: str) -> None:
    eventually(page, f"document.getElementById('app').dataset.screen === '{screen}'")


def go(page: Page, by: int) -> None:
    page.evaluate(f"history.go({by})")


def look(player: Player) -> None:
    """Open the storyteller's hand, and a card of it."""
    player.open(0)
    player.press("[data-do=look][data-card]")
    assert player.has("[role=dialog]")


def no_card_is_shown(page: Page) -> bool:
    return bool(page.evaluate("document.querySelectorAll('#app [data-card], #app img').length === 0"))


def test_back_closes_then_covers_then_leaves_and_the_game_is_there(table: Player) -> None:
    page, text = table.page, table.record()
    assert page.evaluate(PLACE) == 1
    look(table)
    go(page, -1)
    eventually(page, "document.querySelector('[role=dialog]') === null")
    table.see("tell")
    page.fill("[name=clue]", "a long way")
    go(page, -1)
    on(page, "handover")
    assert no_card_is_shown(page)
    go(page, -1)
    on(page, "setup")
    eventually(page, f"{PLACE} === 0")
    go(page, 1)  # forward finds nothing to show
    eventually(page, f"{PLACE} === 0")
    page.wait_for_timeout(200)
    assert (table.screen(), page.evaluate(PLACE)) == ("setup", 0)
    page.evaluate("document.querySelector('.saved [data-do=resume][data-game]').click()")
    on(page, "handover")
    assert table.record() == text
    assert page.evaluate(PLACE) == 1
    table.open(0)


def test_the_page_is_left_from_the_set_up_alone_and_coming_back_finds_the_game(table: Player) -> None:
    page, before = table.page, table.record()
    page.evaluate("document.querySelector('[data-do=rules]').click()")
    on(page, "rules")
    go(page, -1)
    on(page, "handover")
    assert page.evaluate(PLACE) == 1
    table.open(0)
    page.reload()
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    table.see("handover")
    assert page.evaluate(PLACE) == 1, "a reload, or a discarded page, keeps its place"
    go(page, -1)
    on(page, "setup")
    page.evaluate("document.querySelector('.saved [data-do=resume][data-game]').click()")
    on(page, "handover")
    assert table.record().moves == before.moves


def test_a_link_that_is_opened_over_a_game_waits_and_back_still_means_back(table: Player) -> None:
    page, text = table.page, table.record()
    table.open(0)
    page.evaluate("link => { location.hash = link; }", LINK)
    eventually(page, "document.querySelector('.notice') !== null && location.hash === ''")
    eventually(page, f"{PLACE} === 1")
    assert table.record().moves == text.moves
    before = table.screen()
    go(page, -1)
    eventually(page, f"document.getElementById('app').dataset.screen !== '{before}'")
    assert before == "tell"
    table.see("handover")


def test_a_link_on_the_set_up_fills_it_and_leaves_no_entry_behind(page: Page, opened: Open) -> None:
    opened(page)
    page.evaluate("link => { location.hash = link; }", LINK)
    eventually(page, "document.querySelector('[name=seat-0]').value === 'Zoe'")
    eventually(page, f"{PLACE} === 0 && location.hash === ''")


GOING = {
    "goes into the cache": "dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))",
    "falls asleep": "document.dispatchEvent(new Event('freeze'))",
    "comes out of the cache": "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
}


def test_a_page_that_goes_or_comes_back_has_no_hand_open(table: Player) -> None:
    for what, event in GOING.items():
        look(table)
        table.page.evaluate(event)
        assert table.screen() == "handover", what
        assert no_card_is_shown(table.page), what
