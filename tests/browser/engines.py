"""The browsers of this machine: where they are and how they are started."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOX_NAMES = ("firefox-esr", "firefox")
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"
CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DISPLAY_PATIENCE_SECONDS = 10
SLIM = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; }"
"""A toolbar for WebKitGTK's small browser that lets its window be as narrow as a phone."""


def _found(variable: str, names: tuple[str, ...]) -> str | None:
    """The program that an environment variable names, or the first of the names that is installed."""
    return os.environ.get(variable) or next((path for name in names if (path := shutil.which(name))), None)


def chromium_program() -> str | None:
    """The system's Chromium, if there is one."""
    return _found("CHROMIUM", CHROMIUM_NAMES)


def launch_chromium(playwright: Playwright, *more: str) -> Browser:
    """The system's Chromium, or Playwright's own where there is none."""
    return playwright.chromium.launch(executable_path=chromium_program(), args=[*CHROMIUM_ARGUMENTS, *more])


def launch_firefox(playwright: Playwright) -> Browser:
    """The system's Firefox, driven over WebDriver BiDi."""
    path = _found("FIREFOX", FIREFOX_NAMES)
    assert path, "no Firefox on this machine: `make browsers` installs what the tests need"
    return playwright.firefox.launch(channel="moz-firefox", executable_path=path)


@contextmanager
def launched_webkit(width: int = 1180, height: int = 820) -> Iterator[WebKitGTK]:
    """WebKitGTK's small browser on a display of its own: the nearest thing to an iPad's browser on this machine."""
    program = next(Path("/usr/lib").glob(f"*/{MINI_BROWSER}"), None)
    driver_program = shutil.which("WebKitWebDriver")
    assert program, "no WebKitGTK on this machine: `make browsers` installs what the tests need"
    assert driver_program, "no driver for WebKitGTK on this machine: `make browsers` installs what the tests need"
    with tempfile.TemporaryDirectory() as home, _display(width, height) as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "HOME": home,
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "XDG_RUNTIME_DIR": home,
        }
        theme = Path(home) / ".config" / "gtk-3.0" / "gtk.css"
        theme.parent.mkdir(parents=True)
        theme.write_text(SLIM, encoding="utf-8")
        environment.pop("XDG_CONFIG_HOME", None)
        options = Options()
        options.binary_location = str(program)
        options.add_argument("--automation")
        driver = WebKitGTK(options=options, service=Service(driver_program, env=environment))
        try:
            driver.set_window_size(width, height)
            yield driver
        finally:
            driver.quit()


@contextmanager
def _display(width: int, height: int) -> Iterator[str]:
    """A virtual display with a number that is free."""
    readable, writable = os.pipe()
    command = ["Xvfb", "-displayfd", str(writable), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writable], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writable)
    try:
        with os.fdopen(readable) as answer:
            number = answer.readline().strip()
        assert number, "the virtual display did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=DISPLAY_PATIENCE_SECONDS)
