"""A whole game in each of the three engines, at seven sizes, without a server: every screen fits, every picture is there, nothing is asked for."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.journal import unsealed
from game.record import Record, read
from game.rules.round import Phase
from tests.browser.player import Player
from tests.browser.published import Stoppable, stoppable, version
from tests.browser.three import ENGINES, READY, READY_FOR_THE_CABIN, SIZES, engine_page, loaded
from tests.browser.watch import Watch, eventually

PATIENCE_SECONDS = 240
OPEN_TEXT = "localStorage.getItem('moonhare.game.' + sessionStorage.getItem('moonhare.open'))"
SEEN = """() => {
  const app = document.getElementById('app');
  const main = [...app.querySelectorAll('.btn.main, .moon')].filter((it) => it.offsetParent)[0];
  main?.scrollIntoView({block: 'nearest'});
  const box = main?.getBoundingClientRect();
  return {
    screen: app.dataset.screen,
    over: document.documentElement.scrollWidth - innerWidth,
    main: !box || (box.left >= -1 && box.right <= innerWidth + 1 && box.bottom > 0 && box.top < innerHeight && box.width >= 48 && box.height >= 44),
    clue: document.querySelector('[name=clue]')?.value ?? '',
  };
}"""
PICTURES = "[...document.querySelectorAll('#app img')].every((it) => it.complete && it.naturalWidth > 0)"
KINDS = {
    "setup",
    "rules",
    "settings",
    "about",
    "resume",
    "scorekeeper",
    "handover",
    "tell",
    "submit",
    "vote",
    "reveal",
    "over",
}


class Traveller(Player):
    """Plays a published game, and turns and resizes the page on the first screen of every kind."""

    def __init__(self, page: Any, key: str) -> None:
        super().__init__(page, key)
        self.seen: set[str] = set()

    def record(self) -> Record:
        """The record as the device keeps it: a published page shows its state to nobody."""
        kept = unsealed(str(self.page.evaluate(OPEN_TEXT)))
        assert kept is not None
        assert kept.whole
        return read(kept.entry.text)

    def see(self, *screens: str) -> None:
        super().see(*screens)
        if self.screen() not in self.seen:
            self.look_at_every_size()

    def look_at_every_size(self) -> None:
        """The same screen, whole, with its main button, at every size; what is typed stays."""
        screen = self.screen()
        if screen == "tell":
            self.page.fill("[name=clue]", "as wide as the sea")
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            eventually(self.page, f"innerWidth === {width}")
            found = self.page.evaluate(SEEN)
            at = f"{screen} at {width}x{height}"
            assert found["screen"] == screen, at
            assert found["over"] <= 0, f"{at} is {found['over']} px too wide"
            assert found["main"], f"{at}: the main button is out of reach"
            assert found["clue"] == ("as wide as the sea" if screen == "tell" else ""), at
        eventually(self.page, PICTURES)
        self.seen.add(screen)

    def visit(self, *buttons: str) -> None:
        """Open something over this screen, look at it, and come back by the browser's way."""
        before = self.screen()
        for button in buttons:
            self.press(button)
            eventually(self.page, f"document.getElementById('app').dataset.screen !== '{before}'")
            self.look_at_every_size()
            self.page.evaluate("history.back()")
            eventually(self.page, f"document.getElementById('app').dataset.screen === '{before}'")


@pytest.fixture(scope="module")
def first() -> Path:
    """The published game."""
    return version("first")


@pytest.fixture
def server(first: Path) -> Iterator[Stoppable]:
    """A server that counts, and goes away."""
    with stoppable(first) as server:
        yield server


@pytest.mark.timeout(1_500)  # on a machine with much else to do
@pytest.mark.parametrize("engine", ENGINES)
def test_a_whole_game_without_a_server_at_every_size(
    engine: str, server: Stoppable, request: pytest.FixtureRequest
) -> None:
    watch = Watch(server.address)
    with engine_page(engine, request, watch) as page:
        page.goto(server.address)
        eventually(page, READY_FOR_THE_CABIN, PATIENCE_SECONDS)
        server.site.requests.clear()
        page.goto(server.address)
        eventually(page, READY_FOR_THE_CABIN, PATIENCE_SECONDS)
        assert server.asked == [], "a second visit asks for nothing"
        server.stop()
        page.reload()
        eventually(page, READY, PATIENCE_SECONDS)
        player = Traveller(page, engine)
        player.look_at_every_size()
        player.visit(*(f"[data-do={sheet}]" for sheet in ("rules", "settings", "about", "scorekeeper")))
        player.deal(3, {"edition": "2021", "house-goal": "10"})
        while player.state.phase is not Phase.OVER:
            player.step()
        page.evaluate("history.back()")
        eventually(page, "document.getElementById('app').dataset.screen === 'setup'")
        player.visit("[data-do=resume]:not([data-game])")
        assert player.seen >= KINDS, KINDS - player.seen
        assert server.asked == []
        assert all(url.startswith(server.address) for url in loaded(page))
    assert [fault for fault in watch.faults if "sw.js" not in fault and "service worker" not in fault.lower()] == []


KEYBOARD = """(share) => {
  const height = innerHeight * (1 - share);
  for (const [name, value] of Object.entries({height, offsetTop: 0, scale: 1})) {
    Object.defineProperty(visualViewport, name, {get: () => value, configurable: true});
  }
  visualViewport.dispatchEvent(new Event('resize'));
  return height;
}"""
BOXES = """['[name=clue]', '[data-do=tell]'].map((s) => {
  const {top, bottom} = document.querySelector(s).getBoundingClientRect();
  return [top, bottom];
})"""


@pytest.mark.parametrize("engine", ENGINES)
def test_a_keyboard_over_half_the_screen_leaves_the_clue_and_its_button_in_sight(
    engine: str, site: str, request: pytest.FixtureRequest
) -> None:
    watch = Watch(site)
    with engine_page(engine, request, watch) as page:
        page.goto(site)
        eventually(page, READY, PATIENCE_SECONDS)
        player = Player(page, "keyboard")
        player.deal(4, {"edition": "2021"})
        player.open(0)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            eventually(page, f"innerWidth === {width}")
            page.evaluate("document.querySelector('[name=clue]').focus()")
            seen = page.evaluate(KEYBOARD, 0.5)
            for top, bottom in page.evaluate(BOXES):
                assert 0 <= top, (width, height)
                assert bottom <= seen, (width, height)
            page.evaluate(KEYBOARD, 0)
            assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--keyboard')") == "0px"
    assert watch.faults == []
