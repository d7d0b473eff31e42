"""Every screen in every state: axe finds nothing, targets are large enough, nothing leaves the frame, in both lights."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from game.text.catalogue import Catalogue
from game.views.frame import Frame
from tools.catalogue import translation
from tools.gallery import document, pictures
from tools.place import NODE_MODULES
from tools.scenes import Scene, scenes

LANDSCAPE = {"width": 1180, "height": 820}
PORTRAIT = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
TARGET = 48
MAIN_TARGET = 64
SMALLEST_CARD = 150

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
ALL = {scene.name: scene for scene in scenes()}
FEW = (
    "setup-faults",
    "handover-vote-open",
    "tell-chosen",
    "tell-look",
    "vote-twelve",
    "reveal-twelve-99",
    "rules",
    "settings",
)

TARGETS = """() => [...document.querySelectorAll('#app button, #app select, #app input:not(.sr), #app summary')]
    .filter((e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && e.type !== 'radio' && e.type !== 'checkbox')
    .map((e) => { const b = (e.closest('label') ?? e).getBoundingClientRect();
        return [e.outerHTML.slice(0, 120), Math.round(b.width), Math.round(b.height), e.classList.contains('main')]; })"""


@pytest.fixture(scope="module")
def bare(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport=LANDSCAPE, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def show(page: Page, folder: Path, scene: Scene, room: str = "dark", language: str = "en") -> None:
    frame = Frame(Catalogue(language, translation(language)), pictures(language), notices=scene.notices, turn=1)
    source = folder / f"{scene.name}-{room}-{language}.html"
    source.write_text(document(scene, frame, room), encoding="utf-8")
    page.goto(source.as_uri())
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:160]} — {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("room", ["dark", "light"])
@pytest.mark.parametrize("name", list(ALL))
def test_axe_finds_nothing(bare: Page, tmp_path: Path, name: str, room: str) -> None:
    show(bare, tmp_path, ALL[name], room)
    assert violations(bare) == []


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT, PHONE], ids=["landscape", "portrait", "phone"])
@pytest.mark.parametrize("name", list(ALL))
def test_targets_are_large_enough_and_nothing_leaves_the_frame(
    bare: Page, tmp_path: Path, name: str, size: dict[str, int]
) -> None:
    bare.set_viewport_size(size)  # type: ignore[arg-type]
    try:
        show(bare, tmp_path, ALL[name])
        small = [
            (html, width, height)
            for html, width, height, main in bare.evaluate(TARGETS)
            if height < (MAIN_TARGET if main and size is not PHONE else TARGET) or width < TARGET
        ]
        assert small == []
        assert bare.evaluate("document.documentElement.scrollWidth") <= size["width"]
    finally:
        bare.set_viewport_size(LANDSCAPE)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT], ids=["landscape", "portrait"])
@pytest.mark.parametrize("name", ["vote-twelve", "handover-twelve-open", "openvote-twelve"])
def test_each_of_twelve_cards_is_wide_enough(bare: Page, tmp_path: Path, name: str, size: dict[str, int]) -> None:
    bare.set_viewport_size(size)  # type: ignore[arg-type]
    try:
        show(bare, tmp_path, ALL[name])
        widths = bare.evaluate(
            "() => [...document.querySelectorAll('#app [data-slot] img')].map((e) => e.getBoundingClientRect().width)"
        )
        assert len(widths) >= 12
        assert min(widths[:12]) >= SMALLEST_CARD
    finally:
        bare.set_viewport_size(LANDSCAPE)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["de", "nb", "es", "ro", "cs"])
@pytest.mark.parametrize("name", FEW)
def test_axe_finds_nothing_in_any_language(bare: Page, tmp_path: Path, name: str, language: str) -> None:
    show(bare, tmp_path, ALL[name], language=language)
    assert violations(bare) == []
