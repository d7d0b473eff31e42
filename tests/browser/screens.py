"""Screens without the game behind them: a page with the style and the hares, into which one scene after another is put."""

import gettext
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page, ViewportSize

from game.rules.setup import LANGUAGES
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.page import page as drawn
from tests.text.pseudo import pseudo
from tools.catalogue import translation
from tools.gallery import ADDRESS, document, pictures
from tools.scenes import Scene, scenes

SIZES: Final = ("1180x820", "820x1180", "390x844", "844x390", "1440x900")
PSEUDO: Final = "pseudo"
"""A language that is 40 % longer than English."""
ALL: Final = {scene.name: scene for scene in scenes()}
Drawn = tuple[str, str, str]
"""A screen that was drawn: its language, its name, and its HTML."""
PUT: Final = """() => { window.put = ([language, name, html]) => {
    document.documentElement.lang = language;
    const app = document.getElementById("app");
    app.dataset.screen = name;
    app.innerHTML = html;
    app.querySelectorAll(".question-of, .fold").forEach((each) => { each.open = true; });
    document.getAnimations().forEach((each) => each.finish());
    scrollTo(0, 0);
} }"""


def size_of(text: str) -> ViewportSize:
    """A size written as ``1180x820``."""
    width, height = text.split("x")
    return {"width": int(width), "height": int(height)}


def words(language: str) -> gettext.NullTranslations:
    """The sentences of a language, or of the long one."""
    return pseudo() if language == PSEUDO else translation(language)


def drawn_in(language: str, chosen: Iterable[Scene] = tuple(ALL.values())) -> list[Drawn]:
    """Scenes, drawn in a language."""
    spoken = language if language in LANGUAGES else "en"
    frame = Frame(Catalogue(spoken, words(language)), pictures(spoken), turn=1, address=ADDRESS)
    found = []
    for scene in chosen:
        shown = drawn(scene.screen, replace(frame, notices=scene.notices, settings=scene.settings))
        found.append((spoken, shown.name, str(shown.html)))
    return found


def empty_page(context: BrowserContext, folder: Path) -> Page:
    """A page that has everything but a screen; ``put([language, name, html])`` in it shows one."""
    page = context.new_page()
    source = folder / "page.html"
    frame = Frame(Catalogue("en", translation("en")), pictures("en"))
    source.write_text(document(ALL["about"], frame, "dark"), encoding="utf-8")
    page.goto(source.as_uri())
    page.evaluate("Promise.all([...document.fonts].map((each) => each.load()))")
    page.evaluate(PUT)
    return page
