"""Takes the pictures of the README from the real page: a table of four by the box of 2021, with the dreams.

``python -m tools.readme_pictures`` builds the site, plays a round, and writes ``docs/pictures/*.webp``.
"""

import io
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from game.rules.round import Phase
from tests.browser.engines import launch_chromium
from tests.browser.player import Player
from tests.browser.watch import eventually
from tools.build import Options, build
from tools.place import GAME, ROOT, WORK
from tools.serve import Site, serving

PICTURES: Final = ROOT / "docs" / "pictures"
SIZE: Final = {"width": 1180, "height": 820}
QUALITY: Final = 82
SETTLE_MS: Final = 1200
CLUE: Final = "What the tide forgot to give back"


def take(page: Page, name: str, folder: Path = PICTURES) -> None:
    """A picture of the page as it stands, once everything has come to rest."""
    page.wait_for_timeout(SETTLE_MS)
    eventually(page, "[...document.images].every((image) => image.complete)")
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").save(folder / f"{name}.webp", quality=QUALITY)
    print(folder / f"{name}.webp")


def play_until(player: Player, phase: Phase) -> None:
    """Let the table play until it stands in a phase."""
    while player.state.phase is not phase:
        player.step()


def main() -> None:
    """Play a round and take the pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    out = WORK / "pictured"
    build(Options(out, GAME, release=False))
    with serving(Site(out, "/")) as address, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        page = browser.new_context(viewport=SIZE, device_scale_factor=1).new_page()  # type: ignore[arg-type]
        page.goto(address)
        eventually(page, 'document.documentElement.dataset.boot === "ready"')
        for number, name in enumerate(("Ana", "Håkon", "Jiří", "Ștefana")):
            page.fill(f"[name=seat-{number}]", name)
        page.locator("h1").first.click()
        take(page, "setup")
        player = Player(page, "pictures")
        player.deal(4, {"edition": "2021"})
        player.open(0)
        card = player.state.hands[0][2]
        player.press(f"[data-do=look][data-card='{card}']")
        player.press(f"[data-do=choose][data-card='{card}']")
        page.fill("[name=clue]", CLUE)
        take(page, "tell")
        player.press(f"[data-do=look][data-card='{card}']")
        player.press(f"[data-do=choose][data-card='{card}']")
        player.press("[data-do=cover]")
        take(page, "handover")
        play_until(player, Phase.VOTE)
        seat = player.state.to_act[0]
        player.open(seat)
        slot = next(place for place in range(4) if place not in player.state.own_slots(seat))
        player.press(f"[data-do=look][data-slot='{slot}']")
        player.press(f"[data-do=choose][data-slot='{slot}']")
        take(page, "vote")
        player.press(f"[data-do=look][data-slot='{slot}']")
        player.press(f"[data-do=choose][data-slot='{slot}']")
        player.press("[data-do=cover]")
        play_until(player, Phase.SCORE)
        for _ in range(5):
            player.press("[data-do=step]")
            page.wait_for_timeout(SETTLE_MS)
        take(page, "reveal")
        browser.close()


if __name__ == "__main__":
    main()
