"""A page in WebKit, driven as Playwright's pages are, as far as the tests of all three engines need it."""

import time
from typing import Any

from playwright.sync_api import Error
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK

SCRIPT_SECONDS = 120
RUN = "const it = ({source}); return typeof it === 'function' ? it(arguments[0]) : it;"
FILL = """([s, text]) => {
  const field = document.querySelector(s);
  field.focus();
  field.value = text;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, {bubbles: true}));
}"""


class Found:
    """Elements that a selector finds."""

    def __init__(self, page: "WebKitPage", selector: str) -> None:
        self._page = page
        self._selector = selector

    def count(self) -> int:
        return int(self._page.evaluate("s => document.querySelectorAll(s).length", self._selector))


class WebKitPage:
    """The small browser of WebKitGTK, with the methods of a Playwright page."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver
        driver.set_script_timeout(SCRIPT_SECONDS)

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def evaluate(self, source: str, argument: Any = None) -> Any:
        try:
            return self.driver.execute_script(RUN.replace("{source}", source.strip().rstrip(";")), argument)
        except WebDriverException as error:
            raise Error(f"navigated, or failed: {error}") from None

    def fill(self, selector: str, text: str) -> None:
        self.evaluate(FILL, [selector, text])

    def locator(self, selector: str) -> Found:
        return Found(self, selector)

    def inner_text(self, selector: str) -> str:
        return str(self.evaluate("s => document.querySelector(s).innerText", selector))

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Give the page itself this size; the window is as much larger as its bars need."""
        for _ in range(3):
            bars = self.evaluate("[outerWidth - innerWidth, outerHeight - innerHeight]")
            self.driver.set_window_size(size["width"] + bars[0], size["height"] + bars[1])
            self.wait_for_timeout(100)
            if self.evaluate("[innerWidth, innerHeight]") == [size["width"], size["height"]]:
                return
        raise AssertionError(f"the window does not take the size {size}: {self.evaluate('[innerWidth, innerHeight]')}")
