"""The offer to keep the game like an app: at the right time, in the reader's language, and never again after a no."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open
from tests.browser.test_offline import READY_FOR_THE_CABIN, _first_version, _served, versions  # noqa: F401 (fixtures)
from tests.browser.watch import eventually

PLAYED = "localStorage.setItem('moonhare.evening', 'sitting Ana')"
OFFER = """
const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => { window.prompted = true } });
dispatchEvent(offer);
"""
IPAD = "Object.defineProperty(Navigator.prototype, 'standalone', { value: false, configurable: true })"


def on_setup(page: Page) -> None:
    """The stand-in's screen, called by the name of the real one."""
    page.evaluate("document.getElementById('app').dataset.screen = 'setup'")


def test_nothing_is_offered_before_a_table_was_set(page: Page, opened: Open) -> None:
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    page.evaluate(f"() => {{ {OFFER} }}")
    on_setup(page)
    expect(page.locator("#install")).to_have_count(0)


def test_the_browsers_prompt_is_passed_on_when_it_is_wanted(page: Page, opened: Open) -> None:
    page.add_init_script(PLAYED)
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    expect(page.locator("#install")).to_have_count(0)
    page.evaluate(f"() => {{ {OFFER} }}")
    page.get_by_role("button", name="Install").click()
    assert page.evaluate("window.prompted")
    expect(page.locator("#install")).to_have_count(0)


def test_no_means_no_for_good(page: Page, opened: Open) -> None:
    page.add_init_script(PLAYED)
    for _ in range(2):
        opened(page)
        eventually(page, READY_FOR_THE_CABIN)
        page.evaluate(f"() => {{ {OFFER} }}")
        if not page.evaluate("localStorage.getItem('moonhare.no-app')"):
            page.get_by_role("button", name="No, thanks").click()
        expect(page.locator("#install")).to_have_count(0)


def test_it_does_not_stand_over_a_game(page: Page, opened: Open) -> None:
    page.add_init_script(PLAYED)
    opened(page)
    eventually(page, READY_FOR_THE_CABIN)
    page.evaluate(f"() => {{ {OFFER} }}")
    expect(page.locator("#install")).to_be_visible()
    page.evaluate("document.getElementById('app').dataset.screen = 'handover'")
    expect(page.locator("#install")).to_have_count(0)


@pytest.mark.parametrize(("language", "way"), [("en", "Add to Home Screen"), ("de", "Zum Home-Bildschirm")])
def test_an_ipad_is_told_the_steps(chromium: Browser, site: str, language: str, way: str) -> None:
    context = chromium.new_context(locale=language)
    page = context.new_page()
    page.add_init_script(PLAYED)
    page.add_init_script(IPAD)
    page.goto(site)
    eventually(page, READY_FOR_THE_CABIN)
    expect(page.locator("#install")).to_contain_text(way)
    expect(page.locator("#install button")).to_have_count(1)
    context.close()
