"""A printed game scored in the real page, by what a person sees and taps there."""

import random
import time
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.scorekeeper import HELD, SLIP_SECONDS, Scorekeeper
from tests.browser.watch import eventually
from tests.rules.rounds import any_round, told
from tests.rules.second_scorer import points

TABS_MOST = 80
SOME = told("Ana Ben Cem Dee", "Ana", Ben="Ana", Cem="Dee", Dee="Ana")
NONE = told("Ana Ben Cem Dee", "Ana", Ben="Cem", Cem="Dee", Dee="Cem")


def test_six_seats_take_eleven_taps(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(6, "classic")
    player.by_board(told("Ana Ben Cem Dee Eva Finn", "Ana", Ben="Ana", Cem="Dee", Dee="Ana", Eva="Dee", Finn="Ben"))
    assert player.gained() == [3, 4, 0, 5, 0, 0]
    assert player.taps == 11


def test_a_round_of_twelve_with_two_votes_as_a_new_user_enters_it(page: Page, opened: Open) -> None:
    that = any_round(random.Random(3), 12, 2)
    player = Scorekeeper(opened(page))
    player.begin(12, "odyssey")
    began = time.monotonic()
    player.by_board(that)
    took = time.monotonic() - began
    assert player.gained() == points("odyssey", {}, 12, that.storyteller, that.owners, that.ballots)
    print(f"\ntwelve seats on the board: {player.taps} taps, {took:.1f} s of the machine's time")
    on_board, player.taps = player.taps, 0
    player.next()
    player.by_counts(that)
    assert player.gained() == points("odyssey", {}, 12, that.storyteller, that.owners, that.ballots)
    print(f"by counts: {player.taps} taps")
    assert on_board <= 12 + 2 * 11 + 2


def test_a_reload_in_the_middle_of_entering_loses_nothing(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(6, "classic")
    for place in (0, 1, 2, 3, 4, 0, 1):
        player.tap(f"[data-do=pad-put][data-slot='{place}']")
    before = page.evaluate("window.moonhare.record()")
    page.reload()
    eventually(page, 'document.documentElement.dataset.boot === "ready"')
    player.see("scorekeeper")
    assert page.evaluate("window.moonhare.record()") == before
    assert player.page.evaluate(HELD) == ["vote", 3]


def test_an_own_card_is_refused_by_name_and_a_double_tap_is_one(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    for place in (0, 1, 2):
        player.tap(f"[data-do=pad-put][data-slot='{place}']")
    player.tap("[data-do=pad-put][data-slot='1']")
    assert "Ben cannot vote for a card of their own: number 2." in page.inner_text(".bar")
    page.wait_for_timeout(SLIP_SECONDS * 1000)
    page.evaluate(
        "() => { for (let n = 0; n < 2; n++) document.querySelector('[data-do=pad-put][data-slot=\"0\"]').click(); }"
    )
    assert page.evaluate(HELD) == ["vote", 2], "Ben voted, Cem did not yet"


def test_correct_undo_and_end_with_the_keyboard(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    player.by_board(SOME)
    for do in ("pad-amend", "pad-clear", "pad-sheet", "pad-finish", "pad-finish"):
        page.locator(f"[data-do={do}]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(SLIP_SECONDS * 1000)
    assert "share the moon" in page.inner_text("h1") or "has reached the moon" in page.inner_text("h1")
    page.locator("[data-do=pad-undo]").focus()
    page.keyboard.press("Enter")
    assert not player.pad.over
    assert page.locator(".rounds tbody tr").count() == 1


def walk_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(TABS_MOST):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_whole_round_by_the_keyboard_alone(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    for place in (0, 1, 2, 0, 3, 0):
        walk_to(page, f"[data-do=pad-put][data-slot='{place}']")
        page.keyboard.press("Enter")
        page.wait_for_timeout(SLIP_SECONDS * 1000)
    walk_to(page, "[data-do=pad-score]")
    page.keyboard.press("Enter")
    page.locator(".pad-round").wait_for()
    assert player.gained() == [3, 3, 0, 4]
    assert page.evaluate("document.activeElement.tagName") == "H1", "reading begins at the top of the new page"


def test_a_tie_at_the_end_a_spreadsheet_and_paper(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021", **{"house-goal": "10", "house-all_found": "5"})
    player.by_counts(told("Ana Ben Cem Dee", "Ana", Ben="Ana", Cem="Ana", Dee="Ana"))
    player.next()
    player.by_counts(told("Ana Ben Cem Dee", "Ben", Ana="Ben", Cem="Ben", Dee="Ben"))
    assert "Cem and Dee have reached 10 points: the game is over." in page.inner_text(".pad-round").replace(
        "\N{NO-BREAK SPACE}", " "
    )
    player.tap("[data-do=pad-sheet]")
    page.locator(".pad-sheet").wait_for()
    assert page.inner_text("h1") == "Cem and Dee share the moon"
    with page.expect_download() as waiting:
        player.press("[data-do=pad-csv]")
    lines = Path(waiting.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert lines[1:] == ["1,Ana,0,5,5,5,0,5,5,5", "2,Ben,5,0,5,5,5,5,10,10"]
    page.emulate_media(media="print")
    assert page.locator(".rounds tbody tr").last.is_visible()
    assert not any(button.is_visible() for button in page.locator("button").all())


def test_a_link_shows_the_rounds_to_others(page: Page, opened: Open) -> None:
    player = Scorekeeper(opened(page))
    player.begin(4, "2021")
    player.by_board(NONE)
    player.tap("[data-do=pad-sheet]")
    player.tap("[data-do=share]")
    link = page.input_value("#link")
    other = page.context.new_page()
    other.goto(link)
    eventually(other, 'document.documentElement.dataset.boot === "ready"')
    assert other.locator(".rounds tbody tr").count() == 1
