"""From portraits to files: drafts to look at, the pictures that are shipped, and the contact sheet."""

from __future__ import annotations

import time
from pathlib import Path

from PIL import Image, ImageDraw

from cards.studio import portraits, render

SHIPPED = Path(__file__).parents[3] / "static" / "opponents"
SHEET = Path(__file__).parents[1] / "sheets" / "portraits.webp"
SIDE = 320  # pixels of a shipped picture
BUDGET = 12_000  # bytes of one
QUALITIES = (72, 68, 64, 60, 56, 52, 48, 44, 40)
COLUMNS, GAP = 4, 12
SMALL = (64, 48)  # how they also stand on a page
TABLE = "#1d2b26"  # the cloth of the page


def draw(name: str, scale: float) -> Image.Image:
    """One portrait at the size that is shipped, kept in out/."""
    im = render.shrink(render.picture(portraits.scene(name), scale), SIDE, SIDE)
    render.OUT.mkdir(exist_ok=True)
    im.save(_kept(name))
    return im


def ship(name: str) -> int:
    """Draw one at twice the size and write it within the budget, in one move; returns its weight in bytes."""
    im = draw(name, 2)
    part = _kept(name).with_suffix(".avif")  # not among the shipped ones before it is whole
    for quality in QUALITIES:
        im.save(part, quality=quality, speed=2, max_threads=1)
        if part.stat().st_size <= BUDGET:
            break
    else:
        raise SystemExit(f"The portrait “{name}” does not fit into {BUDGET} bytes.")
    return part.replace(SHIPPED / f"{name}.avif").stat().st_size


def sheet() -> None:
    """All of them as the page cuts them, at full size and small."""
    rows = -(-len(portraits.names()) // COLUMNS)
    high = SIDE + SMALL[0] + 2 * GAP
    big = Image.new("RGB", (COLUMNS * (SIDE + GAP) + GAP, rows * high + GAP), TABLE)
    for k, name in enumerate(portraits.names()):
        shipped = SHIPPED / f"{name}.avif"
        with Image.open(shipped if shipped.exists() else _kept(name)) as opened:
            im = opened.convert("RGB")
        x, y = GAP + k % COLUMNS * (SIDE + GAP), GAP + k // COLUMNS * high
        big.paste(im, (x, y), _disc(SIDE))
        for side in SMALL:
            big.paste(render.shrink(im, side, side), (x, y + SIDE + GAP), _disc(side))
            x += side + GAP
    big.save(SHEET, quality=86, method=6)
    print(SHEET)


def _kept(name: str) -> Path:
    return render.OUT / f"portrait-{name}.png"


def _disc(side: int) -> Image.Image:
    mask = Image.new("L", (side * 4, side * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=255)
    return render.shrink(mask, side, side)


def portray(names: list[str], draft: bool) -> None:
    """The named portraits, or all: drafts into out/, or finished ones into static/opponents/ with the contact sheet."""
    for name in names or portraits.names():
        t = time.time()
        if draft:
            draw(name, 1)
            print(f"{_kept(name)}: {time.time() - t:.0f} s")
        else:
            print(f"{name}: {ship(name)} bytes, {time.time() - t:.0f} s")
    if not draft and not names:
        sheet()
