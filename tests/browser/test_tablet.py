"""What a tablet does to a page: long presses, little memory, storage that is cleared away."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.watch import eventually

GAMES = 10
WARMING = 3
"""Games until everything that is made once is made."""
MOST_OBJECTS_A_GAME = 100
"""Containers that a game may leave: itself among the saved games, and nothing that grows with what was shown."""
MOST_HEAP_BYTES = 2 * 1024 * 1024
"""By so much the interpreter's memory may grow after the first games."""
WATCH_MEMORY = """
for (const name of ['instantiate', 'instantiateStreaming']) {
  const plain = WebAssembly[name];
  WebAssembly[name] = async (source, imports) => {
    const made = await plain.call(WebAssembly, source, imports);
    const found = [...Object.values((made.instance ?? made).exports ?? {}), ...Object.values(imports?.env ?? {})];
    window.memory ??= found.find((it) => it instanceof WebAssembly.Memory);
    return made;
  };
}"""
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


def test_the_key_next_goes_from_name_to_name_and_from_the_last_one_to_the_deal(page: Page, opened: Open) -> None:
    opened(page)
    names = page.locator("[name^=seat-]")
    names.first.tap()
    for name in ("Ana", "Ben", "Cem", "Dee"):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    eventually(page, "document.activeElement.dataset.do === 'start'")
    assert [field.input_value() for field in names.all()] == ["Ana", "Ben", "Cem", "Dee"]
    assert page.locator("#app").get_attribute("data-screen") == "setup"


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


@pytest.mark.long
def test_memory_is_flat_over_ten_games(page: Page, opened: Open, record_property: object) -> None:
    page.add_init_script(WATCH_MEMORY)
    opened(page)
    objects, heap = [], []
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
        objects.append(int(page.evaluate("window.moonhare.objects()")))
        heap.append(int(page.evaluate("window.memory.buffer.byteLength")))
    left = (objects[-1] - objects[WARMING - 1]) / (GAMES - WARMING)
    grown = heap[-1] - heap[WARMING - 1]
    record_property("objects left by a game", round(left))  # type: ignore[operator]
    record_property("bytes that the memory grew by", grown)  # type: ignore[operator]
    assert objects[0] > 0
    assert left < MOST_OBJECTS_A_GAME, objects
    assert grown <= MOST_HEAP_BYTES, heap
