"""The icons: pictures of the logo for the places that take no SVG, drawn by a browser and committed.

Run as a program (``make icons``) after the logo changed.
"""

import io
import shutil
from dataclasses import dataclass

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tools.place import STATIC

ICONS = STATIC / "icons"
LOGO = ICONS / "moonhare.svg"
ROUNDED = 'rx="112"'


@dataclass(frozen=True, slots=True)
class Icon:
    """One picture: its file, its size in pixels, and whether it fills its square for a system that cuts its own shape."""

    name: str
    size: int
    square: bool = False


SET = (
    Icon("moonhare-32.png", 32),
    Icon("moonhare-180.png", 180, square=True),
    Icon("moonhare-192.png", 192),
    Icon("moonhare-512.png", 512),
    Icon("moonhare-maskable-192.png", 192, square=True),
    Icon("moonhare-maskable-512.png", 512, square=True),
)


def draw(page: Page, logo: str, icon: Icon) -> bytes:
    """The icon as a PNG."""
    picture = logo.replace(ROUNDED, "") if icon.square else logo
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{icon.size}px}}</style>{picture}")
    drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    result = io.BytesIO()
    drawn.convert("RGB" if icon.square else "RGBA").save(result, "PNG", optimize=True)
    return result.getvalue()


def main() -> None:
    """Draw all."""
    logo = LOGO.read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for icon in SET:
            (ICONS / icon.name).write_bytes(draw(page, logo, icon))
        browser.close()


if __name__ == "__main__":
    main()
