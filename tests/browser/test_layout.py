"""Every screen fits: in every language, and in one that is 40 % longer, at every size, no text is cut off, hangs over or lies on another."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from game.rules.setup import LANGUAGES
from tests.browser.screens import ALL, PSEUDO, SIZES, Drawn, drawn_in, empty_page, size_of

FIT = (Path(__file__).parent / "fit.js").read_text(encoding="utf-8")
FIELD = "does not fit into the field"
SCENES = {name: scene for name, scene in ALL.items() if not name.startswith("curtain-")}
"""All but the twelve curtains, which differ in colour alone."""
CHECK = "(screens) => screens.map((screen) => { put(screen); return misfits(); })"
COVERED = """(screen) => {
    put(screen);
    const lowest = Math.max(...[...document.querySelectorAll(".laid-open")].map((card) => card.getBoundingClientRect().bottom));
    return lowest - document.querySelector(".telling").getBoundingClientRect().top;
}"""
"""How far the lowest card, with its owner's name, reaches below the upper edge of what is told of it."""
PHONE = size_of("390x844")
SMALL_TABLETS = ("1024x768", "768x1024")
DOUBLED = ("590x410",)
"""What is left of a tablet when the browser's zoom is at 200 %. Upright, it is as wide as a phone and no lower."""


@pytest.fixture(scope="module")
def bare(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    context = chromium.new_context(reduced_motion="reduce")
    page = empty_page(context, tmp_path_factory.mktemp("layout"))
    page.evaluate(FIT)
    yield page
    context.close()


@pytest.fixture(scope="module", params=[*LANGUAGES, PSEUDO])
def screens(request: pytest.FixtureRequest) -> tuple[str, list[Drawn]]:
    return request.param, drawn_in(request.param, SCENES.values())


@pytest.mark.parametrize("size", [*SIZES, *SMALL_TABLETS, *DOUBLED])
def test_everything_fits(bare: Page, screens: tuple[str, list[Drawn]], size: str) -> None:
    language, pages = screens
    bare.set_viewport_size(size_of(size))
    where: dict[str, list[str]] = {}
    for scene, faults in zip(SCENES, bare.evaluate(CHECK, pages), strict=True):
        for fault in faults:
            # whole sentences in sentences grow twice in the pseudo-language; where all is twice as large an example in a field may end in dots
            if FIELD not in fault or (language != PSEUDO and size not in DOUBLED):
                where.setdefault(fault, []).append(scene)
    assert not where, "\n".join(f"{fault} [{', '.join(found)}]" for fault, found in where.items())


@pytest.mark.parametrize("size", ["1180x820", "820x1180", *SMALL_TABLETS])
def test_on_a_tablet_no_card_of_the_reveal_lies_under_the_words_about_it(
    bare: Page, screens: tuple[str, list[Drawn]], size: str
) -> None:
    bare.set_viewport_size(size_of(size))
    for scene, page in zip(SCENES, screens[1], strict=True):
        if scene.startswith(("reveal-0", "reveal-3", "reveal-6", "reveal-four-", "reveal-three-")):
            covered = bare.evaluate(COVERED, page)
            assert covered <= 0, f"{scene} in {screens[0]}: {covered:.0f} pixels of the lowest card are covered"


def test_what_does_not_fit_is_found(bare: Page) -> None:
    bare.set_viewport_size(PHONE)
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


@pytest.mark.parametrize("width", [320, 390, 768, 981, 1024, 1100, 1168, 1180, 1440])
def test_the_name_of_the_game_stands_on_one_line(bare: Page, width: int) -> None:
    bare.set_viewport_size({"width": width, "height": 768})
    (screen,) = drawn_in("en", [ALL["setup-empty"]])
    lines = """(screen) => { put(screen);
        const words = document.createRange();
        words.selectNodeContents(document.querySelector(".logo"));
        return words.getClientRects().length; }"""
    assert bare.evaluate(lines, screen) == 1
