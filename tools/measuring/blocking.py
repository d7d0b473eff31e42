"""How long opponents' moves block the page in Chromium: tables of nobody but them are watched, and every long task is written down.

``python -m tools.measuring.blocking [--rounds 6]``. A task longer than 50 ms is what a browser calls long: taps wait for it.
"""

import argparse
import json
import statistics
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

from game.link import write_link
from game.opponents import CHARACTERS
from game.rules.setup import PAWNS, Mind, Pack, Seat, Setup
from tests.browser.engines import launch_chromium
from tools.build import Options, build
from tools.place import CARDS, GAME, WORK
from tools.serve import Site, serving

TABLET: Final[ViewportSize] = {"width": 1180, "height": 820}
TABLES: Final = {"en": (4, 6), "de": (4,)}
"""Language of the clues -> how many opponents sit at a table."""
LONG_MS: Final = 50
NOTHING_MS: Final = 2
"""A press that took less came while the screen was still changing, and did nothing."""
PATIENCE: Final = 120_000
STEP_MS: Final = 60
WATCH: Final = """() => {
  window.long = [];
  const screen = () => document.getElementById("app").dataset.screen;
  const note = (task) => window.long.push([task.duration, screen()]);
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "longtask" });
}"""
ACT: Final = """() => {
  const begun = performance.now();
  const button = document.querySelector("[data-do=hurry]");
  if (button) button.click();
  return button ? performance.now() - begun : null;
}"""
ON: Final = (
    """() => ["skip", "next"].map((what) => document.querySelector(`[data-do=${what}]`)).find(Boolean)?.click()"""
)


def table_of(seats: int, language: str) -> str:
    """The link of a table of nobody but opponents."""
    cards = len(json.loads((CARDS / "dreams" / "pack.json").read_text(encoding="utf-8"))["cards"])
    minds = list(CHARACTERS.values())[:seats]
    sitting = tuple(
        Seat(mind.name, pawn, Mind(mind.id, 1 + place % 5))
        for place, (mind, pawn) in enumerate(zip(minds, PAWNS, strict=False))
    )
    return write_link(Setup(sitting, (Pack("dreams", cards),), "blocking", "2021", clue_language=language))


def watched(page: Page, rounds: int) -> dict[str, Any]:
    """What the moves of some rounds cost, each with the repaint after it, and the long tasks meanwhile, in milliseconds."""
    page.evaluate(WATCH)
    moves: list[float] = []
    turned = 0
    while turned < rounds and page.evaluate("document.getElementById('app').dataset.screen") != "over":
        cost = page.evaluate(ACT)
        if cost is not None:
            if cost >= NOTHING_MS:
                moves.append(float(cost))
        elif page.evaluate("document.getElementById('app').dataset.screen") == "reveal":
            turned += not page.evaluate("!!document.querySelector('[data-do=skip]')")
            page.evaluate(ON)
        page.wait_for_timeout(STEP_MS)
    return {"moves": moves, "long": page.evaluate("window.long")}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure how long opponents' moves block the page.")
    parser.add_argument("--rounds", type=int, default=6)
    rounds = parser.parse_args().rounds
    out = WORK / "blocking"
    build(Options(out, GAME, release=True))
    with serving(Site(out, "/moonhare/")) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        for language, tables in TABLES.items():
            for seats in tables:
                page = browser.new_context(viewport=TABLET, bypass_csp=True).new_page()
                page.set_default_timeout(PATIENCE)
                page.goto(f"{address}#{table_of(seats, language)}")
                page.wait_for_function("() => document.documentElement.dataset.boot === 'ready'")
                page.evaluate("document.querySelector('[data-do=start]').click()")
                page.wait_for_function("() => document.getElementById('app').dataset.screen === 'handover'")
                found = watched(page, rounds)
                moves, long = found["moves"], found["long"]
                after = ", ".join(f"{length:.0f} ms ({screen})" for length, screen in long) or "none"
                print(
                    f"{language}, {seats} opponents: {len(moves)} times a move at once: {statistics.median(moves):.0f} ms in the median,"
                    f" {max(moves):.0f} ms at most; tasks longer than {LONG_MS} ms, and the screen after them: {after}",
                    flush=True,
                )
                page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
