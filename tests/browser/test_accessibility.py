"""Every screen in every state: axe finds nothing, targets are large enough, nothing lies under the bars of the device, in both lights."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from game.rules.setup import LANGUAGES
from tests.browser.screens import ALL, SIZES, drawn_in, empty_page, size_of
from tools.gallery import KINDS
from tools.place import NODE_MODULES

PHONES = ("390x844", "844x390")
TARGET, MAIN_TARGET = 48, 64
SMALLEST_CARD = 150
AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
AUDIT = """async (screens) => {
    const found = [];
    for (const screen of screens) {
        put(screen);
        const { violations } = await axe.run(document, { resultTypes: ["violations"] });
        found.push(violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${String(failureSummary).slice(0, 300)}`)));
    }
    return found;
}"""
TARGETS = """([screens, least, main]) => screens.map((screen) => {
    put(screen);
    return [...document.querySelectorAll("#app button, #app select, #app input:not(.sr), #app textarea, #app summary")]
        .filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((e) => e.type !== "radio" && e.type !== "checkbox")
        .map((e) => [e, (e.closest("label") ?? e).getBoundingClientRect()])
        .filter(([e, b]) => Math.round(b.width) < least || Math.round(b.height) < (e.matches(".main") ? main : least))
        .map(([e, b]) => `${Math.round(b.width)} x ${Math.round(b.height)}: ${e.outerHTML.slice(0, 120)}`);
})"""
BARS = {
    "390x844": {"top": 47, "bottom": 34},
    "844x390": {"left": 47, "right": 47, "bottom": 21},
    "820x1180": {"top": 24, "bottom": 20},
    "1180x820": {"top": 24, "bottom": 20},
}
"""What the notch and the home bar of a device take from each side, by the size of its window."""
UNDER = """([screens, bars]) => screens.map((screen) => {
    put(screen);
    const { left = 0, right = 0, bottom = 0 } = bars;
    const hidden = (name) => [...document.querySelectorAll("#app :is(button, select, input, summary, textarea, h1, p)")]
        .filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest(".sr, [inert]"))
        .filter((e) => !e.matches(".hare-pick select, [type=radio], [type=file]"))
        .filter((e) => {
            const b = e.getBoundingClientRect();
            const scroller = e.closest(".leaves, .rounds, .lines, .reasons, .more-box, .private > .under, .turned");
            const more = scroller && (scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth);
            if (b.width < 2 || more) return false;
            return b.left < left - 1 || b.right > innerWidth - right + 1 || (b.bottom > innerHeight - bottom + 1 && b.top < innerHeight);
        })
        .map((e) => `${name}: ${e.outerHTML.slice(0, 120)}`);
    scrollTo(0, document.documentElement.scrollHeight);
    return hidden("at the end");
})"""


@pytest.fixture(scope="module")
def bare(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    context = chromium.new_context(viewport=size_of(SIZES[0]), reduced_motion="reduce")
    page = empty_page(context, tmp_path_factory.mktemp("accessibility"))
    page.evaluate(AXE)
    yield page
    context.close()


def told(found: list[list[str]], names: list[str]) -> str:
    """What was found, each line with the scene it was found in."""
    return "\n".join(f"[{name}] {line}" for name, lines in zip(names, found, strict=True) for line in lines)


@pytest.mark.parametrize("room", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(bare: Page, language: str, room: str) -> None:
    """In English every state of every screen, in the other languages every screen."""
    names = list(ALL) if language == "en" else list(KINDS)
    bare.set_viewport_size(size_of(SIZES[0]))
    bare.evaluate(f"document.documentElement.dataset.room = '{room}'")
    try:
        assert told(bare.evaluate(AUDIT, drawn_in(language, [ALL[name] for name in names])), names) == ""
    finally:
        bare.evaluate("document.documentElement.dataset.room = 'dark'")


@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough(bare: Page, size: str) -> None:
    bare.set_viewport_size(size_of(size))
    main = TARGET if size in PHONES else MAIN_TARGET
    assert told(bare.evaluate(TARGETS, [drawn_in("en"), TARGET, main]), list(ALL)) == ""


@pytest.mark.parametrize("size", BARS)
def test_nothing_lies_under_the_bars_of_the_device(bare: Page, size: str) -> None:
    bare.set_viewport_size(size_of(size))
    device = bare.context.new_cdp_session(bare)
    none = {"top": 0, "bottom": 0, "left": 0, "right": 0}
    try:
        device.send("Emulation.setSafeAreaInsetsOverride", {"insets": none | BARS[size]})
        assert told(bare.evaluate(UNDER, [drawn_in("en"), BARS[size]]), list(ALL)) == ""
    finally:
        device.send("Emulation.setSafeAreaInsetsOverride", {"insets": none})
        device.detach()


@pytest.mark.parametrize("size", ["1180x820", "820x1180"])
@pytest.mark.parametrize("name", ["vote-twelve", "handover-twelve-open", "openvote-twelve", "reveal-twelve-12"])
def test_each_of_twelve_cards_is_wide_enough(bare: Page, name: str, size: str) -> None:
    bare.set_viewport_size(size_of(size))
    (screen,) = drawn_in("en", [ALL[name]])
    widths = bare.evaluate(
        """(screen) => { put(screen);
            return [...document.querySelectorAll("#app [data-slot] img:not(.soft)")].map((e) => e.getBoundingClientRect().width); }""",
        screen,
    )
    assert len(widths) >= 12
    assert min(widths[:12]) >= SMALLEST_CARD
