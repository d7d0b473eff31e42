"""The gallery: every screen in its states, from small real games, as pages and pictures. For those who work on the views.

python -m tools.gallery [NAME ...] [--size 1180x820 ...] [--language de ...] [--zoom 1] [--room light] [--long] [--out FOLDER] [--pages]
python -m tools.gallery --sheets

A NAME chooses the scenes that begin with it. ``--sheets`` draws each kind of screen in every language on the tablet, lying and
standing, and puts those of one screen on one contact sheet. ``--pages`` writes only the HTML.
"""

import argparse
import gettext
import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from game.pictures import PackFiles, Pictures
from game.rules.setup import LANGUAGES
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.page import page
from tests.browser.engines import launch_chromium
from tools.catalogue import translation
from tools.place import CARDS, ROOT, STATIC
from tools.scenes import Scene, scenes

FULL: Final = 84
"""Cards of a full pack; one that is not full yet repeats its pictures here."""
ADDRESS: Final = "https://example.org/moonhare/"
"""Where the gallery says that it lives."""
LYING, STANDING = "1180x820", "820x1180"
KINDS: Final = (
    "setup-six",
    "setup-faults",
    "handover-submit",
    "handover-vote-open",
    "handover-stop",
    "handover-notice",
    "handover-twelve-open",
    "tell-empty",
    "tell-chosen",
    "tell-look",
    "submit-three",
    "vote-chosen",
    "vote-own",
    "vote-west",
    "vote-twelve",
    "hand-laid",
    "openvote-some",
    "reveal-3",
    "reveal-7",
    "reveal-10",
    "reveal-twelve-12",
    "reveal-twelve-99",
    "reveal-again",
    "over-six",
    "rules",
    "settings",
    "share-code",
    "resume-asked",
    "elsewhere",
    "about",
    "deck-titles",
    "pad-setup",
    "pad-half-6",
    "pad-counts-6",
    "pad-round-6",
    "pad-round-sheet-6",
)
"""A scene for each kind of screen, for the contact sheets."""
ACROSS: Final = {LYING: 3, STANDING: 6}
"""So many pictures of a size lie beside each other on a contact sheet."""
SHEET: Final = 1740
"""The width of a contact sheet in pixels."""
DOCUMENT: Final = """<!doctype html>
<html lang="{language}" data-boot="ready"{room}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><base href="{root}/">
{styles}<title>{title}</title></head><body>{sprite}<main id="app" data-screen="{name}">{html}</main></body></html>
"""


class Longer(gettext.NullTranslations):
    """English with every vowel doubled: as long as German gets, to see what breaks."""

    def gettext(self, message: str) -> str:
        """A sentence, its placeholders untouched."""
        pieces = re.split(r"(\{\w*\})", message)
        return "".join(piece if piece.startswith("{") else re.sub("([aeo])", r"\1\1", piece) for piece in pieces)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """A sentence in the form for a number."""
        return self.gettext(msgid1 if n == 1 else msgid2)


def style_sheets() -> list[str]:
    """The style sheets in the order of ``static/style/ORDER``."""
    return (STATIC / "style" / "ORDER").read_text(encoding="utf-8").split()


def pictures(language: str) -> Pictures:
    """The packs that are there, with the descriptions of one language."""
    packs = {}
    for listing in sorted(CARDS.glob("*/pack.json")):
        files = tuple(json.loads(listing.read_text(encoding="utf-8"))["cards"])
        words = listing.with_name(f"{language}.json")
        alts, titles = {}, {}
        if words.exists():
            told = json.loads(words.read_text(encoding="utf-8"))["cards"]
            alts = {card["id"]: card["alt"] for card in told}
            titles = {card["id"]: card.get("title", "") for card in told}
        files = tuple(islice(cycle(files), max(len(files), FULL)))
        endings = _endings(listing.parent, files[0])
        packs[listing.parent.name] = PackFiles(listing.parent.name, files, *endings, alts=alts, titles=titles)
    return Pictures(packs)


def _endings(folder: Path, file: str) -> tuple[str, str]:
    names = sorted(path.name.removeprefix(file) for path in folder.glob(f"{file}.*"))
    small = next((name for name in names if name.startswith(".s.")), names[0])
    return small, next((name for name in names if name != small), small)


def document(scene: Scene, frame: Frame, room: str) -> str:
    """A scene as a whole document that reads its pictures and styles from the source tree."""
    shown = page(scene.screen, frame)
    links = "".join(f'<link rel="stylesheet" href="static/style/{name}">\n' for name in style_sheets())
    return DOCUMENT.format(
        language=frame.text.language,
        room=f' data-room="{room}"' if room else "",
        root=ROOT.as_uri(),
        styles=links,
        title=shown.title,
        sprite=(STATIC / "img" / "hares.svg").read_text(encoding="utf-8"),
        name=shown.name,
        html=shown.html,
    )


def shoot(browser_page: Page, source: Path, target: Path, size: str) -> None:
    """Take a picture of a page once its pictures are there and nothing moves any more."""
    width, height = (int(part) for part in size.split("x"))
    browser_page.set_viewport_size({"width": width, "height": height})
    browser_page.goto(source.as_uri())
    browser_page.evaluate("""async () => {
        document.getAnimations().forEach((each) => each.finish());
        await document.fonts.ready;
        await Promise.all([...document.images].map((each) => each.decode().catch(() => 0)));
    }""")
    browser_page.screenshot(path=target)


def contact_sheet(rows: Sequence[tuple[str, Sequence[Path]]], target: Path) -> None:
    """Put pictures on one sheet, those of each size together."""
    pieces: list[tuple[Image.Image, int, int]] = []
    top = 0
    for size, paths in rows:
        across = ACROSS[size]
        width = SHEET // across
        shots = [Image.open(path).convert("RGB") for path in paths]
        height = max(round(shot.height * width / shot.width) for shot in shots)
        for number, shot in enumerate(shots):
            small = shot.resize((width - 6, height - 6), Image.Resampling.LANCZOS)
            pieces.append((small, number % across * width, top + number // across * height))
        top += -(-len(shots) // across) * height
    whole = Image.new("RGB", (SHEET, top), "#777")
    for piece, left, above in pieces:
        whole.paste(piece, (left, above))
    whole.save(target)


def frames(languages: Sequence[str], *, long: bool) -> Iterator[tuple[str, Frame]]:
    """A frame for each language."""
    for language in languages:
        words = Longer() if long else translation(language)
        yield language, Frame(Catalogue(language, words), pictures(language), turn=1, address=ADDRESS)


def wanted(names: Sequence[str], *, sheets: bool) -> list[Scene]:
    """The scenes whose names begin like one of ``names``; for contact sheets one of each kind, if none is named."""
    found = [scene for scene in scenes() if not names or any(scene.name.startswith(name) for name in names)]
    return [scene for scene in found if names or not sheets or scene.name in KINDS]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Draw every screen in its states.")
    parser.add_argument("names", nargs="*", help="scenes whose names begin like this (default: all)")
    parser.add_argument("--size", nargs="+", default=[LYING], help="width x height of the window")
    parser.add_argument("--language", nargs="+", default=["en"])
    parser.add_argument("--zoom", type=float, default=1, help="device pixels for a pixel")
    parser.add_argument("--room", default="dark", choices=("dark", "light"))
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("TMPDIR", "/tmp")) / "moonhare-gallery")
    parser.add_argument("--long", action="store_true", help="English made as long as other languages")
    parser.add_argument("--pages", action="store_true", help="only the HTML")
    parser.add_argument("--sheets", action="store_true", help="every language, lying and standing, on contact sheets")
    arguments = parser.parse_args()
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    sizes = [LYING, STANDING] if arguments.sheets else arguments.size
    languages = LANGUAGES if arguments.sheets else arguments.language
    chosen = wanted(arguments.names, sheets=arguments.sheets)
    sources: dict[str, list[tuple[str, Path]]] = {scene.name: [] for scene in chosen}
    for language, frame in frames(languages, long=arguments.long):
        for scene in chosen:
            source = out / f"{scene.name}-{language}.html"
            whole = document(scene, replace(frame, notices=scene.notices, settings=scene.settings), arguments.room)
            source.write_text(whole, encoding="utf-8")
            sources[scene.name].append((language, source))
    if arguments.pages:
        print(*(source for found in sources.values() for _, source in found), sep="\n")
        return
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright, "--force-color-profile=srgb", "--allow-file-access-from-files")
        context = browser.new_context(device_scale_factor=arguments.zoom, reduced_motion="reduce")
        shown = context.new_page()
        for name, found in sources.items():
            rows = []
            for size in sizes:
                targets = [out / f"{name}-{language}-{size}.png" for language, _ in found]
                for (_, source), target in zip(found, targets, strict=True):
                    shoot(shown, source, target, size)
                rows.append((size, targets))
            if arguments.sheets:
                contact_sheet(rows, out / f"sheet-{name}.png")
                print(out / f"sheet-{name}.png")
            else:
                print(*(target for _, targets in rows for target in targets), sep="\n")
        browser.close()


if __name__ == "__main__":
    main()
