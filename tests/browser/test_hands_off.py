"""Whole games by the keyboard alone, and by nothing but roles and names: what a screen reader and its user have."""

import re

import pytest
from playwright.sync_api import Page

from game.record import read, replay
from game.rules.round import Phase
from tests.browser.conftest import Open
from tests.browser.watch import eventually

NAMES = ("Ana", "Ben", "Cem")
MOST_TABS = 120
SHORT_GOAL = "10"


def screen(page: Page) -> str:
    return str(page.evaluate("document.getElementById('app').dataset.screen"))


class Keyboard:
    """A person without a pointer: Tab, Enter, Space, arrows, letters."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, selector: str) -> None:
        """Press Tab until the focus is on an element that matches; it must be reachable."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("s => !!document.activeElement?.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector} on {screen(self.page)}")

    def press(self, selector: str, key: str = "Enter") -> None:
        self.reach(selector)
        self.page.keyboard.press(key)

    def sit(self, names: tuple[str, ...]) -> None:
        """Type the names of a table into the form."""
        for number, name in enumerate(names):
            self.reach(f"[name=seat-{number}]")
            self.page.keyboard.type(name)

    def focus_is_somewhere(self) -> None:
        assert self.page.evaluate("document.activeElement !== document.body"), (
            f"the focus is lost on {screen(self.page)}"
        )


COVERED = """() => {
    const it = document.activeElement;
    const { left, top, width, height } = it.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = !it.matches(".sr, [type=radio], [type=file]") && it !== document.body;
    return seen && !(over && (it.contains(over) || over.contains(it))) ? it.outerHTML.slice(0, 120) : "";
}"""
"""What has the focus, if it lies under something else or outside the window."""


def set_short_goal(page: Page, keys: Keyboard) -> None:
    keys.press("#setup-form summary")
    keys.reach("[name=house-goal]")
    page.keyboard.type(SHORT_GOAL)


def test_a_whole_game_by_the_keyboard_alone(page: Page, opened: Open) -> None:
    opened(page)
    keys = Keyboard(page)
    keys.press("[data-do=remove-seat][data-seat='3']")
    keys.focus_is_somewhere()
    keys.sit(NAMES)
    set_short_goal(page, keys)
    keys.press("[data-do=start]")
    for _ in range(200):
        keys.focus_is_somewhere()
        match screen(page):
            case "handover":
                keys.press(".hold")
            case "tell":
                keys.press("[data-do=look][data-card]")
                page.keyboard.press("ArrowRight")
                keys.press("[data-do=choose]")
                keys.reach("[name=clue]")
                page.keyboard.type("a key in the snow")
                page.keyboard.press("Enter")
            case "submit":
                for number in (1, 2):
                    keys.press(
                        f"li:nth-child({number}) [data-do=look], [data-do=look][data-card]:nth-of-type({number})",
                        "Space",
                    )
                    keys.press("[data-do=choose]", "Space")
                keys.press("[data-do=submit]")
            case "vote":
                for slot in range(5):
                    keys.press(f"[data-do=look][data-slot='{slot}']")
                    if page.locator("[data-do=choose]").count():
                        break
                    page.keyboard.press("Escape")  # one's own card
                keys.press("[data-do=choose]")
                keys.press("[data-do=vote]")
            case "reveal":
                keys.press("[data-do=skip]" if page.locator("[data-do=skip]").count() else "[data-do=next]")
            case "over":
                break
            case other:
                raise AssertionError(other)
    assert screen(page) == "over"
    record = read(page.evaluate("window.moonhare.record()"))
    assert replay(record).phase is Phase.OVER
    keys.focus_is_somewhere()


def test_escape_closes_what_is_open_and_the_focus_goes_back(page: Page, opened: Open) -> None:
    opened(page)
    keys = Keyboard(page)
    keys.sit((*NAMES, "Dee"))
    keys.press("[data-do=start]")
    keys.press(".hold")
    keys.press("[data-do=look][data-card]")
    card = page.evaluate("document.querySelector('[role=dialog]') !== null")
    assert card
    page.keyboard.press("Escape")
    assert page.locator("[role=dialog]").count() == 0
    assert page.evaluate("document.activeElement.matches('[data-do=look][data-card]')")
    page.keyboard.press("Escape")
    assert screen(page) == "handover", "Escape covers the hand"
    keys.press("details.more > summary")
    page.keyboard.press("Escape")
    assert page.locator("details.more[open]").count() == 0
    assert page.evaluate("document.activeElement.matches('details.more > summary')")


def test_the_focus_goes_back_to_the_card_that_was_looked_at_last(page: Page, opened: Open) -> None:
    opened(page)
    keys = Keyboard(page)
    keys.press("[data-do=deck]")
    keys.press("[data-do=look][data-card]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    assert page.locator("[role=dialog]").count() == 0
    assert page.evaluate("document.activeElement === document.querySelectorAll('[data-do=look][data-card]')[2]")


@pytest.mark.parametrize("sheet", ["rules", "settings", "deck"])
def test_whoever_comes_back_from_a_page_is_where_it_was_opened(page: Page, opened: Open, sheet: str) -> None:
    opened(page)
    keys = Keyboard(page)
    keys.press(f"[data-do={sheet}]")
    assert page.evaluate("document.activeElement.tagName") == "H1", "reading begins at the top of the new page"
    keys.press("[data-do=back]")
    assert screen(page) == "setup"
    assert page.evaluate("what => document.activeElement.matches(`[data-do=${what}]`)", sheet)


def test_whoever_comes_back_from_a_page_of_the_menu_is_at_the_menu(page: Page, opened: Open) -> None:
    opened(page)
    keys = Keyboard(page)
    keys.sit((*NAMES, "Dee"))
    keys.press("[data-do=start]")
    keys.press("details.more > summary")
    keys.press("details.more [data-do=rules]")
    keys.press("[data-do=back]")
    assert screen(page) == "handover"
    assert page.evaluate("document.activeElement.matches('details.more > summary')")


def test_a_whole_round_by_roles_and_names_alone(page: Page, opened: Open) -> None:
    opened(page)
    for number, name in enumerate((*NAMES, "Dee"), start=1):
        page.get_by_role("textbox", name=re.compile(rf"{number}")).first.fill(name)
    page.get_by_role("button", name=re.compile("^Deal")).click()
    for _ in range(60):
        heading = page.get_by_role("heading", level=1)
        assert heading.count() == 1
        match screen(page):
            case "handover":
                page.get_by_role("button", name=re.compile("hand|vote|hold", re.IGNORECASE)).first.press("Enter")
            case "tell" | "submit":
                picture = page.get_by_role("list").get_by_role("button").first
                assert picture.inner_text() or picture.get_by_role("img").get_attribute("alt")
                picture.press("Enter")
                page.get_by_role("dialog").get_by_role("button", name=re.compile("^Choose")).press("Enter")
                if screen(page) == "tell":
                    page.get_by_role("textbox", name="Your clue").fill("a door without a wall")
                    page.get_by_role("button", name=re.compile("^Tell")).press("Enter")
                else:
                    page.get_by_role("button", name=re.compile("^Lay")).press("Enter")
            case "vote":
                choices = page.get_by_role("list").get_by_role("button")
                for number in range(choices.count()):
                    choices.nth(number).press("Enter")
                    choose = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Choose"))
                    if choose.count():
                        choose.press("Enter")
                        break
                    page.get_by_role("dialog").get_by_role("button", name="Back to all cards").press("Enter")
                page.get_by_role("button", name=re.compile("^Vote for")).press("Enter")
            case "reveal":
                page.get_by_role("button", name="Show everything").press("Enter")
                eventually(page, "document.querySelector('[data-do=next]') !== null")
                page.get_by_role("button", name=re.compile("^Round 2")).press("Enter")
                break
    assert page.evaluate("window.moonhare.record()").endswith("next\n")
    assert screen(page) == "handover"


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
@pytest.mark.parametrize("sheet", ["setup", "rules", "settings"])
def test_what_has_the_focus_lies_under_no_bar(page: Page, opened: Open, sheet: str, key: str) -> None:
    opened(page)
    keys = Keyboard(page)
    if sheet == "setup":
        keys.press("#setup-form summary")
    else:
        keys.press(f"[data-do={sheet}]")
    covered = set()
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        covered.add(page.evaluate(COVERED))
    assert covered == {""}


def test_a_notice_is_said_to_whoever_does_not_see_it_come(page: Page, opened: Open) -> None:
    opened(page)
    page.set_input_files("[name=file]", {"name": "game.txt", "mimeType": "text/plain", "buffer": b"no game"})
    eventually(page, "document.querySelector('.notice')")
    assert page.locator("#said[role=status]").inner_text() == page.locator(".notice p").inner_text()
    page.locator(".notice [data-do=dismiss]").press("Enter")
    assert page.locator("#said").text_content() == ""
