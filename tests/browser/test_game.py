"""Whole games in Chromium on a tablet, through the hooks alone, each compared move by move with the pure core."""

import pytest
from playwright.sync_api import Page

from game.rules.play import start
from game.rules.round import Phase
from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

CALM_MS = 400
"""After so many milliseconds a tap is a tap of its own."""


@pytest.mark.parametrize(
    ("edition", "seats"), [("classic", 3), ("2021", 4), ("2021", 8), ("odyssey", 7), ("odyssey", 12)]
)
def test_a_whole_game_to_the_end(page: Page, opened: Open, edition: str, seats: int) -> None:
    player = Player(opened(page), f"{edition}-{seats}")
    player.deal(seats, {"edition": edition})
    player.to_the_end()
    for winner in player.state.winners:
        assert player.state.seats[winner].name in page.inner_text("#app")


def test_a_reload_in_every_phase_comes_back_to_the_same_state_behind_the_hand_over(page: Page, opened: Open) -> None:
    player = Player(opened(page), "reload")
    player.deal(4, {"edition": "2021"})
    seen = set()
    while player.state.phase is not Phase.OVER and len(seen) < 4:
        phase = player.state.phase
        if phase not in seen:
            seen.add(phase)
            before = page.evaluate("window.moonhare.record()")
            if phase is not Phase.SCORE:
                player.open(player.state.to_act[0])
            page.reload()
            eventually(page, 'document.documentElement.dataset.boot === "ready"')
            player.see("reveal" if phase is Phase.SCORE else "handover")
            after = page.evaluate("window.moonhare.record()")
            assert after.replace("seen\n", "") == before.replace("seen\n", "")
        player.step()
    assert seen == {Phase.TELL, Phase.SUBMIT, Phase.VOTE, Phase.SCORE}


def test_two_clicks_in_one_frame_act_once(page: Page, opened: Open) -> None:
    player = Player(opened(page), "double")
    player.deal(4, {"edition": "2021"})
    player.clicks = 2
    while player.state.round_number == 1:
        player.step()
    assert page.evaluate("window.moonhare.record()").count("next\n") == 1
    player.see("handover")


def test_a_double_tap_on_the_last_points_does_not_turn_the_page(page: Page, opened: Open) -> None:
    player = Player(opened(page), "points")
    player.deal(4, {"edition": "2021"})
    while player.state.phase is not Phase.SCORE:
        player.step()
    while page.locator(".main[data-do=step]").count():
        page.evaluate(
            "[0, 1].forEach(() => document.querySelector('.main:is([data-do=step], [data-do=next])').click())"
        )
        page.wait_for_timeout(CALM_MS)
    player.see("reveal")
    assert "next\n" not in page.evaluate("window.moonhare.record()")


def test_a_hand_opens_by_holding_and_a_mere_tap_only_offers(page: Page, opened: Open) -> None:
    player = Player(opened(page), "hold")
    player.deal(4, {"edition": "2021"})
    box = page.locator(".hold").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    player.see("handover")
    page.locator("[data-plain]").wait_for()
    page.mouse.down()
    eventually(page, "document.getElementById('app').dataset.screen === 'tell'")
    page.mouse.up()
    player.see("tell")
    assert page.locator("[role=dialog]").count() == 0, "letting go of the moon opens no card"


def test_the_keyboard_opens_a_hand_at_once(page: Page, opened: Open) -> None:
    player = Player(opened(page), "keys")
    player.deal(4, {"edition": "2021"})
    page.locator(".hold").focus()
    page.keyboard.press("Enter")
    player.see("tell")


def test_leaving_the_page_and_coming_back_finds_the_game(page: Page, opened: Open) -> None:
    player = Player(opened(page), "back")
    player.deal(4, {"edition": "2021"})
    player.step()
    before = page.evaluate("window.moonhare.record()")
    page.goto("about:blank")
    page.go_back()
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    player.see("handover")
    assert page.evaluate("window.moonhare.record()") == before


@pytest.mark.parametrize(
    "payload", ["<img src=x onerror=window.hit=1>", '" onfocus=window.hit=1 autofocus x="', "{0} %s {name}"]
)
def test_text_from_people_is_never_markup(page: Page, opened: Open, payload: str) -> None:
    player = Player(opened(page), "markup")
    page.fill("[name=seat-0]", payload[:40])
    for number, name in enumerate(("Ben", "Cem", "Dee"), start=1):
        page.fill(f"[name=seat-{number}]", name)
    player.press("[data-do=start]")
    player.state = start(player.record().setup)
    player.open(0)
    player.press(f"[data-do=look][data-card='{player.state.hands[0][0]}']")
    player.press(f"[data-do=choose][data-card='{player.state.hands[0][0]}']")
    page.fill("[name=clue]", payload)
    player.press("[data-do=tell]")
    player.see("handover")
    assert payload in page.inner_text("#app")
    page.wait_for_timeout(100)
    assert page.evaluate("window.hit === undefined")
