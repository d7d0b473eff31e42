"""The gallery: every screen in its states, from small real games, as pages and pictures. For those who work on the views.

python -m tools.gallery [NAME ...] [--size 1180x820] [--language de] [--zoom 1] [--long] [--out FOLDER] [--pages]

A NAME chooses the scenes that begin with it. Pictures are taken with Debian's chromium; ``--pages`` writes only the HTML.
"""

import argparse
import gettext
import json
import os
import re
import shutil
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from game.pictures import PackFiles, Pictures
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.page import page
from tools.catalogue import translation
from tools.place import CARDS, ROOT, STATIC
from tools.scenes import Scene, scenes

BROWSER: Final = "chromium"
FULL: Final = 84
"""Cards of a full pack; one that is not full yet repeats its pictures here."""
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--hide-scrollbars",
    "--disable-gpu",
    "--allow-file-access-from-files",
    "--force-color-profile=srgb",
    "--virtual-time-budget=3000",
)
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
        alts = {}
        if words.exists():
            told = json.loads(words.read_text(encoding="utf-8"))["cards"]
            alts = {card["id"]: card["alt"] for card in told}
        files = tuple(islice(cycle(files), max(len(files), FULL)))
        endings = _endings(listing.parent, files[0])
        packs[listing.parent.name] = PackFiles(listing.parent.name, files, *endings, alts=alts)
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


def shoot(source: Path, target: Path, size: str, zoom: float) -> None:
    """Take a picture of a page. Raises ``subprocess.CalledProcessError`` if the browser does not."""
    width, height = size.split("x")
    home = target.parent / ".browser"
    command = [BROWSER, *FLAGS, f"--user-data-dir={home}", f"--window-size={width},{height}"]
    command += [f"--force-device-scale-factor={zoom}", f"--screenshot={target}", source.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Draw every screen in its states.")
    parser.add_argument("names", nargs="*", help="scenes whose names begin like this (default: all)")
    parser.add_argument("--size", default="1180x820", help="width x height of the window")
    parser.add_argument("--language", default="en")
    parser.add_argument("--zoom", type=float, default=1, help="device pixels for a pixel")
    parser.add_argument("--room", default="dark", choices=("dark", "light"))
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("TMPDIR", "/tmp")) / "moonhare-gallery")
    parser.add_argument("--long", action="store_true", help="English made as long as other languages")
    parser.add_argument("--pages", action="store_true", help="only the HTML")
    arguments = parser.parse_args()
    if not arguments.pages and shutil.which(BROWSER) is None:
        sys.exit(f"{BROWSER} is not installed; --pages writes the HTML without it")
    arguments.out.mkdir(parents=True, exist_ok=True)
    words = Longer() if arguments.long else translation(arguments.language)
    text = Catalogue(arguments.language, words)
    shown = pictures(arguments.language)
    for scene in scenes():
        if arguments.names and not any(scene.name.startswith(name) for name in arguments.names):
            continue
        source = arguments.out / f"{scene.name}.html"
        frame = Frame(text, shown, notices=scene.notices, turn=1)
        source.write_text(document(scene, frame, arguments.room), encoding="utf-8")
        if arguments.pages:
            print(source)
            continue
        target = arguments.out / f"{scene.name}-{arguments.size}.png"
        shoot(source, target, arguments.size, arguments.zoom)
        print(target)


if __name__ == "__main__":
    main()
