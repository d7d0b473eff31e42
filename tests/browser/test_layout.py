"""Every screen fits: in every language, and in one that is 40 % longer, at every size, no text is cut off, hangs over or lies on another."""

import gettext
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from game.rules.setup import LANGUAGES
from game.text.catalogue import Catalogue
from game.views.frame import Frame
from game.views.page import page as drawn
from tests.text.pseudo import pseudo
from tools.catalogue import translation
from tools.gallery import ADDRESS, document, pictures
from tools.scenes import Scene, scenes

SIZES = ("1180x820", "820x1180", "390x844", "844x390", "1440x900")
PSEUDO = "pseudo"
FIELD = "does not fit into the field"
FIT = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
ALL = {scene.name: scene for scene in scenes() if not scene.name.startswith("curtain-")}
"""All but the twelve curtains, which differ in colour alone."""
CHECK = """(screens) => screens.map(([language, name, html]) => {
    document.documentElement.lang = language;
    const app = document.getElementById("app");
    app.dataset.screen = name;
    app.innerHTML = html;
    app.querySelectorAll(".question-of, .fold").forEach((each) => { each.open = true; });
    document.getAnimations().forEach((each) => each.finish());
    scrollTo(0, 0);
    return misfits();
})"""


def size_of(text: str) -> ViewportSize:
    width, height = text.split("x")
    return {"width": int(width), "height": int(height)}


def words(language: str) -> gettext.NullTranslations:
    return pseudo() if language == PSEUDO else translation(language)


def frame(language: str, scene: Scene) -> Frame:
    spoken = "en" if language == PSEUDO else language
    return Frame(Catalogue(spoken, words(language)), pictures(spoken), notices=scene.notices, turn=1, address=ADDRESS)


@pytest.fixture(scope="module")
def bare(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page with the style and the hares, into which one screen after another is put."""
    context = chromium.new_context(reduced_motion="reduce")
    page = context.new_page()
    source = tmp_path_factory.mktemp("layout") / "page.html"
    source.write_text(document(ALL["about"], frame("en", ALL["about"]), "dark"), encoding="utf-8")
    page.goto(source.as_uri())
    page.evaluate("Promise.all([...document.fonts].map((each) => each.load()))")
    page.evaluate(FIT)
    yield page
    context.close()


@pytest.fixture(scope="module")
def screens() -> dict[str, list[tuple[str, str, str]]]:
    """Every scene in every language: the language, the screen's name, and its HTML."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for language in (*LANGUAGES, PSEUDO):
        shared = frame(language, ALL["about"])
        found[language] = []
        for scene in ALL.values():
            shown = drawn(scene.screen, replace(shared, notices=scene.notices, settings=scene.settings))
            found[language].append((shared.text.language, shown.name, shown.html))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_everything_fits(bare: Page, screens: dict[str, list[tuple[str, str, str]]], language: str, size: str) -> None:
    bare.set_viewport_size(size_of(size))
    where: dict[str, list[str]] = {}
    for scene, faults in zip(ALL, bare.evaluate(CHECK, screens[language]), strict=True):
        for fault in faults:
            if language != PSEUDO or FIELD not in fault:  # whole sentences in sentences grow twice there
                where.setdefault(fault, []).append(scene)
    assert not where, "\n".join(f"{fault} [{', '.join(scenes)}]" for fault, scenes in where.items())


def test_what_does_not_fit_is_found(bare: Page) -> None:
    bare.set_viewport_size(size_of("390x844"))
    nowrap = "white-space: nowrap"
    wrong = f"""<div class="screen"><div class="under">
        <p style="overflow: hidden; {nowrap}; width: 90px">a sentence that is cut off</p>
        <button class="btn" style="width: 80px"><span style="{nowrap}">a label beyond its button</span></button>
        <p style="height: 0; margin-bottom: -12px">one line</p><p>over another</p>
        <p style="{nowrap}">far beyond the right edge of the window, where nobody can read it any more</p>
        <select><option>a choice that is longer than its field can show on a phone that is so narrow</option></select>
        </div></div>"""
    found = "\n".join(bare.evaluate(CHECK, [["en", "about", wrong]])[0])
    for fault in ("cut off sideways", "hangs over the edge", "lie on each other", "outside of the window", FIELD):
        assert fault in found
