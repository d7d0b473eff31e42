"""A watch over a page: what must never happen while a test runs."""

import re
import time
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request

POLL_SECONDS = 0.05
PATIENCE_SECONDS = 60.0
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
  console.error(`content policy: ${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`));
"""


@dataclass
class Watch:
    """Collects console errors, page errors, violations of the content policy, and requests that leave the site."""

    site: str
    """The address below which everything must lie."""
    seen: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Watch every page of a browser context."""
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("page", self._page)

    def allow(self, pattern: str) -> None:
        """Let errors pass that match a regular expression: for tests that cause them."""
        self.allowed.append(pattern)

    @property
    def faults(self) -> list[str]:
        """What happened that must not happen."""
        return [text for text in self.seen if not any(re.search(pattern, text) for pattern in self.allowed)]

    def _page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.seen.append(f"page error: {error}"))
        page.on("request", self._request)
        page.on("crash", lambda _: self.seen.append("the page crashed"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.seen.append(f"request left the site: {request.url}")


def eventually(page: Page, expression: str, patience: float = PATIENCE_SECONDS) -> None:
    """Wait until a JavaScript expression is true; Playwright's own way needs eval, which the content policy forbids."""
    end = time.monotonic() + patience
    while True:
        try:
            if page.evaluate(f"Boolean({expression})"):
                return
        except Error as error:
            if not re.search("navigat|destroyed|context", str(error), re.IGNORECASE):
                raise
        assert time.monotonic() < end, f"never came true: {expression}"
        page.wait_for_timeout(POLL_SECONDS * 1000)
