"""The cost of a repaint in Chromium: of the HTML, and of all the scripting of it, at full speed and with the processor slowed down."""

import json
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from game.journal import Entry, sealed
from game.record import write
from game.rules.round import Phase
from tests.browser.engines import launch_chromium
from tools.build import Options, build
from tools.pace import SOON, game_of, largest
from tools.place import GAME, WORK
from tools.serve import Site, serving

TABLET: Final[ViewportSize] = {"width": 1180, "height": 820}
THROTTLES: Final = (1, 4)
PATIENCE: Final = 60_000
WARM_UP: Final = 5


CLICKS: Final = """async (times) => {
  const costs = [];
  for (let turn = 0; turn < times; turn++) {
    for (const button of ["[data-do=look][data-slot='3']", "[data-close]"]) {
      const begun = performance.now();
      document.querySelector(button).click();
      costs.push(performance.now() - begun);
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  return costs;
}"""
KEEP: Final = """([game]) => {
  localStorage.setItem("moonhare.game.pace", game);
  sessionStorage.setItem("moonhare.open", "pace");
}"""


@contextmanager
def _chromium() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the built site."""
    out = WORK / "bench"
    build(Options(out, GAME, release=False))
    with serving(Site(out, "/moonhare/")) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        try:
            yield browser, address
        finally:
            browser.close()


def _opened(browser: Browser, address: str, record: str) -> Page:
    """The site in a fresh profile, in the middle of a game."""
    page = browser.new_context(viewport=TABLET, bypass_csp=True).new_page()  # waiting for a condition needs eval
    page.set_default_timeout(PATIENCE)
    kept = json.dumps([sealed(Entry(record, finished=False, serial=1))])
    page.add_init_script(f"({KEEP})({kept})")
    page.goto(address)
    page.wait_for_function("() => window.moonhare && window.moonhare.record() !== ''")
    return page


def _screens() -> dict[str, tuple[str, str | None]]:
    """Name -> record, and what to press to come to the screen from where the game is gone on with."""
    record, _ = largest(Phase.VOTE)
    scored, _ = game_of(record.setup, lambda state: state.phase is Phase.SCORE and len(state.rounds) > SOON)
    return {
        "hand-over": (write(record), None),
        "vote": (write(record), "[data-do=ready]"),
        "reveal": (write(scored), None),
    }


def _measured(page: Page, times: int) -> dict[str, dict[str, float]]:
    page.evaluate(f"window.moonhare.repaint({WARM_UP}) && 0")
    costs: list[list[float]] = page.evaluate(f"window.moonhare.repaint({times}).map((cost) => [...cost])")
    html, whole = ([cost[part] for cost in costs] for part in (0, 1))
    return {
        "HTML": {"median": statistics.median(html), "least": min(html)},
        "whole repaint": {"median": statistics.median(whole), "least": min(whole)},
    }


def repaints(times: int) -> dict[str, Any]:
    """Screen -> throttle -> what a repaint costs in milliseconds, and the memory of the page in MB."""
    found: dict[str, Any] = {}
    with _chromium() as (browser, address):
        for name, (text, button) in _screens().items():
            page = _opened(browser, address, text)
            if button:
                page.evaluate("s => document.querySelector(s).click()", button)
            session = page.context.new_cdp_session(page)
            shown = page.evaluate("document.getElementById('app').dataset.screen")
            elements = page.evaluate("document.querySelectorAll('#app *').length")
            found[name] = {"screen": shown, "elements": elements}
            for rate in THROTTLES:
                session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
                found[name][f"{rate}x"] = {**_measured(page, times), **_clicked(page, times)}
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            found[name]["memory"] = _memory(browser)
            page.context.close()
    return found


def _clicked(page: Page, times: int) -> dict[str, dict[str, float]]:
    """What real repaints cost, from the click to the painted page: a card is looked at, and laid down again."""
    costs = page.evaluate(CLICKS, times)
    return {"a card is looked at": {"median": statistics.median(costs), "least": min(costs)}}


def _memory(browser: Browser) -> float:
    """The most memory, in MB, that the process which draws the page ever held."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    peaks = [_peak(int(process["id"])) for process in told if process["type"] == "renderer"]
    return max(peaks, default=0.0)


def _peak(process: int) -> float:
    status = Path(f"/proc/{process}/status")
    lines = status.read_text(encoding="utf-8").splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)
