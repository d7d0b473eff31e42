"""Tables of every kind in the real page: house rules, open voting, coming and going, a page that is hidden or comes back, a store that fails."""

import pytest
from playwright.sync_api import BrowserContext, Page

from game.record import replay
from game.rules.moves import Next
from game.rules.play import play
from game.rules.round import Phase
from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

HOUSE = {
    "goal": {"house-goal": "12"},
    "lone finder": {"house-goal": "10", "house-lone_finder": "yes"},
    "the pile ends it": {"house-pile_end": "end", "house-goal": "100"},
    "only the pile ends it": {"house-pile_end": "only", "house-goal": "10"},
    "Spanish numbers": {"house-goal": "10", "house-all_found": "3", "house-none_found": "0"},
    "cap": {"house-goal": "10", "house-cap": "1"},
    "two votes": {"house-goal": "10", "house-votes": "2"},
    "third seat first": {"house-goal": "10", "first": "2"},
}


def score_a_round(player: Player) -> None:
    while player.state.phase is not Phase.SCORE:
        player.step()


@pytest.mark.long
@pytest.mark.parametrize("rule", list(HOUSE))
def test_a_whole_game_with_a_house_rule(page: Page, opened: Open, rule: str) -> None:
    player = Player(opened(page), rule)
    player.deal(3, {"edition": "2021", **HOUSE[rule]})
    player.to_the_end()


def test_open_voting_from_pointing_to_the_reveal(page: Page, opened: Open) -> None:
    player = Player(opened(page), "open")
    player.deal(4, {"edition": "2021", "house-voting": "open"})
    while player.state.phase is not Phase.VOTE:
        player.step()
    player.press("[data-do=step]")
    player.see("openvote")
    for seat in player.state.others:
        slot = next(place for place in range(4) if place not in player.state.own_slots(seat))
        player.press(f"[data-do=point][data-seat='{seat}'][data-slot='{slot}']")
    player.press("[data-do=score]")
    player.see("reveal")
    assert replay(player.record()).phase is Phase.SCORE


def test_one_leaves_one_joins_and_the_game_goes_on(page: Page, opened: Open) -> None:
    player = Player(opened(page), "going")
    player.deal(5, {"edition": "2021"})
    score_a_round(player)
    player.press("[data-do=skip]")
    player.press("[data-do=leave][data-seat='3']")
    page.locator("#table-menu > summary").click()
    page.fill("[name=join-name]", "Zoë")
    player.press("[data-do=join]")
    record = player.record()
    state = replay(record)
    assert state.active == (0, 1, 2, 4, 5)
    assert state.seats[5].name == "Zoë"
    player.press("[data-do=next]")
    player.moves, player.state = [*record.moves, Next()], play(state, Next())
    score_a_round(player)
    assert player.state.round_number == 2


def test_a_page_that_comes_back_from_the_cache_or_was_hidden_shows_no_hand(page: Page, opened: Open) -> None:
    player = Player(opened(page), "hidden")
    player.deal(4, {"edition": "2021"})
    for event in (
        "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))",
        """Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
        document.dispatchEvent(new Event('visibilitychange'))""",
    ):
        player.open(0)
        page.evaluate(event)
        player.see("handover")
        assert page.locator("#app [data-card]").count() == 0
        page.evaluate("delete document.visibilityState")


def test_a_store_that_throws_is_told_once_and_the_game_goes_on(context: BrowserContext, opened: Open) -> None:
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    page = context.new_page()
    player = Player(opened(page), "full")
    player.deal(4, {"edition": "2021"})
    eventually(page, "document.querySelectorAll('.notice').length === 1")
    score_a_round(player)
    assert page.locator(".notice").count() == 1
    assert page.locator(".notice [data-do=export]").count() == 1


def test_a_second_tab_waits_and_may_take_the_game_over(
    context: BrowserContext, page: Page, opened: Open, site: str
) -> None:
    player = Player(opened(page), "tabs")
    player.deal(4, {"edition": "2021"})
    player.step()
    text = page.evaluate("window.moonhare.record()")
    second = context.new_page()
    opened(second)
    second.evaluate("document.querySelector('[data-do=resume]').click()")
    eventually(second, "document.getElementById('app').dataset.screen === 'elsewhere'")
    second.evaluate("document.querySelector('[data-do=take-over]').click()")
    eventually(second, "document.getElementById('app').dataset.screen === 'handover'")
    assert second.evaluate("window.moonhare.record()") == text
    eventually(page, "document.getElementById('app').dataset.screen === 'elsewhere'")
    assert page.evaluate("window.moonhare.record()") == ""
