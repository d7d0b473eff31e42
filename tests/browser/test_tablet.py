"""What a tablet does to a page: long presses, little memory, storage that is cleared away."""

from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

GAMES = 10
WARMING = 3
"""Games until everything that is made once is made."""
MOST_BLOCKS_A_GAME = 1_500
"""Pieces of memory that a game may leave: its text among the saved games, and nothing that grows with what was shown."""
MENU = """(s) => [...document.querySelectorAll(s)].map((it) => {
  const event = new MouseEvent('contextmenu', {bubbles: true, cancelable: true});
  it.dispatchEvent(event);
  return event.defaultPrevented && (it.matches('img.soft') || getComputedStyle(it.closest('.card, .hold') ?? it).userSelect === 'none');
})"""


def test_a_long_press_opens_our_own_things_and_no_menu_of_the_system(page: Page, opened: Open) -> None:
    player = Player(opened(page), "press")
    player.deal(4, {"edition": "2021"})
    for selector in (".hold", "#app [data-card]", "#app [data-card] img", "[role=dialog] img"):
        if selector == "#app [data-card]":
            player.open(0)
        if selector.startswith("[role"):
            player.press("[data-do=look][data-card]")
        found = page.evaluate(MENU, selector)
        assert found, selector
        assert all(found), selector


def test_the_browser_is_asked_to_keep_the_games(page: Page, opened: Open) -> None:
    page.add_init_script("StorageManager.prototype.persist = async () => { window.asked = true; return true; };")
    player = Player(opened(page), "persist")
    assert not page.evaluate("window.asked === true")
    player.deal(4, {"edition": "2021"})
    eventually(page, "window.asked === true")
    page.evaluate("history.back()")
    eventually(page, "document.getElementById('app').dataset.screen === 'setup'")
    player.press("[data-do=resume]:not([data-game])")
    player.see("resume")
    assert "Save to a file the games you want to keep" in page.inner_text("#app")
    assert player.has("[data-do=export]")


def test_memory_is_flat_over_ten_games(page: Page, opened: Open, record_property: object) -> None:
    opened(page)
    after = []
    for number in range(GAMES):
        player = Player(page, f"memory {number}")
        player.deal(3, {"edition": "2021"})
        while player.state.to_act:
            player.step()
        player.press("[data-do=skip]")
        player.press("[data-do=stop]")
        player.see("over")
        page.evaluate("history.back()")
        eventually(
            page, "document.getElementById('app').dataset.screen === 'setup' && Number(history.state ?? 0) === 0"
        )
        after.append(int(page.evaluate("window.moonhare.blocks()")))
    growth = (after[-1] - after[WARMING - 1]) / (GAMES - WARMING)
    record_property("pieces of memory left by a game", round(growth))  # type: ignore[operator]
    assert growth < MOST_BLOCKS_A_GAME, after
