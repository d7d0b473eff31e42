"""From a scene to pixels: headless Chromium draws the SVG, Pillow scales and packs."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from cards.studio.papercut import tiles
from cards.studio.papercut.scene import Scene

OUT = Path(__file__).parent / "out"  # scratch, not part of the project's history
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TIMEOUT = 300  # seconds for one picture
PATIENCE = 1.0  # seconds of waiting that are not worth a word


def browser() -> str | None:
    """The Chromium on this machine, if any ($CHROMIUM overrides)."""
    named = os.environ.get("CHROMIUM")
    return named or next((p for b in BROWSERS if (p := shutil.which(b))), None)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Chromium takes every core, so renders queue up on a lock in the temp folder."""
    with open(Path(tempfile.gettempdir()) / "render.lock", "w") as f:
        t = time.monotonic()
        fcntl.flock(f, fcntl.LOCK_EX)
        if (waited := time.monotonic() - t) > PATIENCE:
            print(f"(waited {waited:.0f} s for another render)")
        yield


def _shoot(svg: str, w: int, h: int, scale: float) -> Image.Image:
    exe = browser()
    if exe is None:
        raise RuntimeError("No Chromium found: install it or set CHROMIUM to its path.")
    with tempfile.TemporaryDirectory(prefix="studio-") as d:
        src, png = Path(d) / "scene.svg", Path(d) / "scene.png"
        src.write_text(svg, encoding="utf-8")
        with one_at_a_time():
            subprocess.run(
                [
                    exe,
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--hide-scrollbars",
                    "--allow-file-access-from-files",
                    f"--user-data-dir={d}/profile",
                    f"--force-device-scale-factor={scale}",
                    f"--window-size={w},{h}",
                    f"--screenshot={png}",
                    src.as_uri(),
                ],
                check=True,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=TIMEOUT,
            )
        with Image.open(png) as im:
            return im.convert("RGB")


def picture(scene: Scene, scale: float = 1) -> Image.Image:
    """The scene at scale x 800x1200 pixels."""
    urls = {k: p.as_uri() for k, p in tiles.ensure(OUT / "tiles").items()}
    return _shoot(scene.svg(urls), scene.w, scene.h, scale)


def shrink(im: Image.Image, w: int, h: int) -> Image.Image:
    """Scaled down with Lanczos."""
    return im if im.size == (w, h) else im.resize((w, h), Image.Resampling.LANCZOS)


def flat_picture(svg: str, w: int, h: int) -> Image.Image:
    """Any small SVG at its own size."""
    return _shoot(svg, w, h, 1)
