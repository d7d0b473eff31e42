"""The textures of the table: woven linen and fibrous paper, as small tiles of light and shade. Writes ``static/img``.

python -m tools.texture

A tile is transparent where the material is plain, white where a thread or fibre catches the light, black in its shade,
so that one tile lies over cloth and paper of every colour. The edges meet.
"""

import math
import random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.place import STATIC

SIDE: Final = 240
THREAD: Final = 3
"""Width of a thread in pixels; two threads, over and under, make a weave."""
FIBRES: Final = 420
PLAIN: Final = 128
QUALITY: Final = 20


def linen() -> Image.Image:
    """Plain weave: every thread a little thicker or thinner than the next, over and under by turns."""
    chance = random.Random("linen")
    threads = SIDE // THREAD
    warp = [chance.gauss(0, 11) for _ in range(threads)]
    weft = [chance.gauss(0, 11) for _ in range(threads)]
    tile = Image.new("L", (SIDE, SIDE), PLAIN)
    pixels = tile.load()
    assert pixels is not None
    for y in range(SIDE):
        for x in range(SIDE):
            column, row = x // THREAD, y // THREAD
            over = (column + row) % 2 == 0
            across = (x if over else y) % THREAD
            round_ = 1 - abs(across - (THREAD - 1) / 2) / THREAD * 2
            tone = (warp[column] if over else weft[row]) + 26 * round_ - (30 if across == THREAD - 1 else 12)
            pixels[x, y] = round(max(0, min(255, PLAIN + tone + chance.gauss(0, 2))))
    return tile


def paper() -> Image.Image:
    """Fibres pressed into a sheet: clouds of thicker and thinner pulp, and single hairs that catch the light."""
    chance = random.Random("paper")
    clouds = _noise(chance, 9, 22)
    grain = _noise(chance, 1.3, 34)
    tile = ImageChops.add(clouds, grain, scale=1, offset=-PLAIN)
    for _ in range(FIBRES):
        _fibre(tile, chance)
    return tile


def _noise(chance: random.Random, radius: float, strength: float) -> Image.Image:
    """Blurred noise whose edges meet, spread around the plain tone."""
    raw = Image.new("L", (SIDE, SIDE))
    raw.putdata([chance.randrange(256) for _ in range(SIDE * SIDE)])
    wide = Image.new("L", (3 * SIDE, 3 * SIDE))
    for column in range(3):
        for row in range(3):
            wide.paste(raw, (column * SIDE, row * SIDE))
    soft = wide.filter(ImageFilter.GaussianBlur(radius)).crop((SIDE, SIDE, 2 * SIDE, 2 * SIDE))
    tones = soft.tobytes()
    least, most = min(tones), max(tones)
    middle, spread = (least + most) / 2, max(1, (most - least) / 2)
    return soft.point(lambda tone: round(PLAIN + (tone - middle) / spread * strength))


def _fibre(tile: Image.Image, chance: random.Random) -> None:
    x, y, angle = chance.uniform(0, SIDE), chance.uniform(0, SIDE), chance.uniform(0, math.tau)
    tone = PLAIN + chance.choice((-1, 1)) * chance.randrange(14, 44)
    line = [(x, y)]
    for _ in range(chance.randrange(4, 12)):
        angle += chance.gauss(0, 0.5)
        x, y = x + 2.4 * math.cos(angle), y + 2.4 * math.sin(angle)
        line.append((x, y))
    draw = ImageDraw.Draw(tile)
    for right in (-SIDE, 0, SIDE):
        for down in (-SIDE, 0, SIDE):
            draw.line([(px + right, py + down) for px, py in line], fill=tone, width=1)


def lit(tile: Image.Image, strength: float) -> Image.Image:
    """A tile of tones as light and shade with transparency: the further from plain, the more of it."""
    light = tile.point(lambda tone: 255 if tone >= PLAIN else 0)
    amount = tile.point(lambda tone: round(min(255, abs(tone - PLAIN) * strength)))
    return Image.merge("LA", (light, amount)).convert("RGBA")


def main() -> None:
    """Write both tiles."""
    for name, tile, strength in (("linen", linen(), 0.6), ("paper", paper(), 0.45)):
        target = STATIC / "img" / f"tex-{name}.webp"
        lit(tile, strength).save(target, quality=QUALITY, alpha_quality=30, method=6)
        print(target, target.stat().st_size)


if __name__ == "__main__":
    main()
