"""Comforts round the tablet in the real page: swiping through a hand, turning to a seat, light, and what can be looked at while waiting."""

import pytest
from playwright.sync_api import Page

from game.rules.moves import Next, Tell
from game.rules.play import play
from game.rules.round import Phase
from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

WAY = 240
"""How far the finger goes, in pixels."""
DOUBLE_TAP = 400
"""Milliseconds after which a tap is no longer the second half of a double tap."""
HIDDEN = """() => {
    const [card, told] = ['.laid-open.now', '.telling'].map((it) => document.querySelector(it).getBoundingClientRect());
    return [-card.top, card.bottom - told.top];
}"""
"""How much of the card that has just turned, with its name, cannot be seen."""
COUNTING = """() => {
    window.grown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.grown.push(this.tagName); return animate.apply(this, how); };
}"""
"""Notes what grows: a card comes up from where it lies, but not on a turned screen."""


def swipe(page: Page, right: float) -> None:
    """Draw a finger across the middle of the large card."""
    box = page.locator(".look figure").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + right / 2, "y": y}]),
        ("touchMove", [{"x": x + right, "y": y}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.detach()


def large(page: Page) -> str:
    return str(page.locator("[role=dialog]").get_attribute("aria-label"))


def test_a_finger_turns_the_cards_of_a_hand_from_every_side(page: Page, opened: Open) -> None:
    player = Player(opened(page), "swipe")
    player.deal(4, {"edition": "2021"})
    player.open(0)
    page.evaluate(COUNTING)
    page.locator("[data-do=look][data-card]").first.click()
    assert large(page) == "Card 1 of 6"
    assert page.evaluate("window.grown") == ["FIGURE"]
    swipe(page, -WAY)
    eventually(page, "document.querySelector('[role=dialog]').getAttribute('aria-label') === 'Card 2 of 6'")
    swipe(page, WAY)
    eventually(page, "document.querySelector('[role=dialog]').getAttribute('aria-label') === 'Card 1 of 6'")
    player.press("[data-do=look][data-close]")
    player.press("[data-do=cover]")
    player.press("[data-do=settings]")
    player.press("[data-do=side][data-seat='0'][data-side=north]")
    player.press("[data-do=back]")
    player.open(0)
    assert page.locator(".private.facing-north .cards").count() == 1
    page.locator("[data-do=look][data-card]").first.click()
    assert page.evaluate("window.grown") == ["FIGURE"]
    swipe(page, WAY)
    eventually(page, "document.querySelector('[role=dialog]').getAttribute('aria-label') === 'Card 2 of 6'")


def test_the_light_of_the_room_changes_at_once(page: Page, opened: Open) -> None:
    player = Player(opened(page), "light")
    page.locator("[data-do=settings]").click()
    page.locator("[data-do=change][data-name=room][data-value=light]").click()
    assert page.evaluate("document.documentElement.dataset.room") == "light"
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "light"
    page.locator("[data-do=back]").click()
    player.see("setup")


def test_while_waiting_the_last_round_and_the_own_hand_can_be_looked_at(page: Page, opened: Open) -> None:
    player = Player(opened(page), "waiting")
    player.deal(4, {"edition": "2021"})
    while player.state.phase is not Phase.SCORE:
        player.step()
    player.press("[data-do=skip]")
    player.press("[data-do=next]")
    player.state = play(player.state, Next())
    player.see("handover")
    page.locator(".more > summary").click()
    page.locator("[data-do=show-round]").click()
    player.see("reveal")
    assert page.locator(".again [data-do=next]").count() == 0
    page.locator("[data-do=back]").click()
    player.see("handover")
    resting = next(seat for seat in player.state.active if seat != player.state.storyteller)
    page.locator(".more > summary").click()
    page.locator(f".resting [data-do=pass][data-seat='{resting}']").click()
    player.open(resting)
    player.see("hand")
    assert "You wait for" in page.locator(".bar").inner_text()


def test_whoever_deals_from_further_down_sees_at_once_what_is_wrong(page: Page, opened: Open) -> None:
    player = Player(opened(page), "faults")
    page.set_viewport_size({"width": 390, "height": 844})
    for _ in range(8):
        player.press("[data-do=add-seat]")
    for seat in range(12):
        page.fill(f"[name=seat-{seat}]", f"Player {seat}")
    for _ in range(2):
        page.evaluate("document.querySelector('[name=first]').scrollIntoView({behavior: 'instant'})")
        assert page.evaluate("scrollY > innerHeight")
        page.wait_for_timeout(DOUBLE_TAP)
        page.tap("[data-do=start]")
        eventually(page, "document.activeElement.id === 'faults'")
        top = page.evaluate("document.activeElement.getBoundingClientRect().top")
        assert 0 <= top < 844 / 2


@pytest.mark.parametrize(("width", "height", "seats"), [(390, 844, 4), (360, 640, 4), (768, 1024, 12)])
def test_a_card_that_turns_is_seen_with_the_name_below_it(
    page: Page, opened: Open, width: int, height: int, seats: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    player = Player(opened(page), "turning")
    player.deal(seats, {"edition": "odyssey"})
    while player.state.phase is not Phase.SCORE:
        player.step()
    for _ in range(seats):
        player.press("[data-do=step]")
        above, below = page.evaluate(HIDDEN)
        assert above <= 0, f"{above} pixels of the card lie above the window"
        assert below <= 0, f"{below} pixels of the card lie under the sentence"


def test_the_key_next_leads_from_name_to_name_and_to_the_button_that_deals(page: Page, opened: Open) -> None:
    opened(page)
    page.focus("[name=seat-0]")
    for number in range(1, 4):
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.name") == f"seat-{number}"
    for _ in range(3):  # held down
        page.keyboard.down("Enter")
        assert page.evaluate("document.activeElement.dataset.do") == "start"
    assert page.locator("#faults").count() == 0
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    assert page.locator("#faults").count() == 1


@pytest.mark.parametrize(("width", "height"), [(1180, 820), (1024, 768)])
def test_a_long_clue_leaves_the_road_in_sight(page: Page, opened: Open, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    player = Player(opened(page), "long")
    player.deal(8, {"edition": "2021"})
    player.make(Tell(0, player.state.hands[0][0], "once upon a time " * 14))
    assert page.evaluate("document.querySelector('.floor').getBoundingClientRect().bottom <= innerHeight")
