"""The paper itself: three small seamless tiles that every sheet shares.

Noise computed once and reused as a pattern costs a hundredth of an ``feTurbulence`` per sheet. A tile is RGBA: black with
a little alpha where the paper is darker, white with less alpha where it is lighter, so it lies on any colour without a
blend mode (a blend mode would cost one more off-screen buffer a sheet).
"""

from __future__ import annotations

import math
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

COAT_W, COAT_H = 1500, 2100  # user units of the wash and fibre pictures; a sheet shows any part of them
TOOTH_W, TOOTH_H = 800, 1200
VERSION = 5  # part of the file name: raise it whenever a tile changes


def _noise(w: int, h: int, wavelengths: list[tuple[float, float, float]], seed: int) -> NDArray[np.float64]:
    """Seamless noise of w x h pixels with unit deviation: bands of (wavelength x, wavelength y, weight) in pixels."""
    rng = np.random.default_rng(seed)
    white = np.fft.rfft2(rng.standard_normal((h, w)))
    fy = np.fft.fftfreq(h)[:, None]
    fx = np.fft.rfftfreq(w)[None, :]
    gain = np.zeros_like(fx + fy)
    for wx, wy, k in wavelengths:
        q = np.hypot(fx * wx, fy * wy)
        band = np.exp(-((np.log(np.maximum(q, 1e-6)) / 0.55) ** 2))
        gain += k * band / math.sqrt(float((band**2).mean()))
    gain[0, 0] = 0
    out: NDArray[np.float64] = np.fft.irfft2(white * gain, s=(h, w))
    return out / out.std()


def _overlay(v: NDArray[np.float64], black: float, white: float) -> Image.Image:
    """v with unit deviation -> RGBA; black and white are the alphas at one deviation."""
    a = np.where(v < 0, -v * black, v * white)
    grey = np.where(v < 0, 0, 255)
    rgba = np.dstack([grey, grey, grey, np.clip(a, 0, 1) * 255]).round().astype(np.uint8)
    return Image.fromarray(rgba, "RGBA")


def _tooth() -> Image.Image:
    """The common grain over everything, lit from the upper left, as a grey for soft light."""
    w, h = TOOTH_W * 2, TOOTH_H * 2
    height = _noise(w, h, [(3.0, 3.4, 1.0), (6.0, 7.0, 1.4), (14.0, 18.0, 1.8)], 11)
    slope = np.roll(height, -1, 1) - np.roll(height, 1, 1) + 0.8 * (np.roll(height, -1, 0) - np.roll(height, 1, 0))
    grey = np.clip(127.5 + slope / slope.std() * 20, 0, 255)
    return Image.fromarray(grey.round().astype(np.uint8), "L")


def _wash() -> Image.Image:
    """Slow tonal cloud, as if the sheet had been painted; a trace of warm and cool."""
    w, h = COAT_W // 2, COAT_H // 2
    bands = [(110.0, 66.0, 1.0), (50.0, 32.0, 0.5), (22.0, 15.0, 0.22), (9.0, 7.0, 0.1)]
    tone = _noise(w, h, bands, 21)
    hue = _noise(w, h, bands, 22)
    a = np.where(tone < 0, -tone * 0.045, tone * 0.02)
    base = np.where(tone < 0, 26.0, 255.0)
    warm = np.clip(hue, -2, 2) * np.where(tone < 0, 13.0, 22.0)
    rgb = np.dstack([base + np.minimum(warm, 0) * 0.4 + np.maximum(warm, 0), base - np.abs(warm) * 0.1, base - warm])
    rgba = np.dstack([np.clip(rgb, 0, 255), np.clip(a, 0, 1) * 255]).round().astype(np.uint8)
    return Image.fromarray(rgba, "RGBA")


def _fibres() -> Image.Image:
    """Tiny curved hairs, as an alpha picture in white."""
    k = 3  # drawn this much larger, then scaled down to one pixel a unit
    rng = random.Random("fibres")
    im = Image.new("L", (COAT_W * k // 2, COAT_H * k // 2), 0)
    pen = ImageDraw.Draw(im)
    for _ in range(2400):
        x, y, a, length = (
            rng.uniform(0, im.width),
            rng.uniform(0, im.height),
            rng.uniform(0, 6.28),
            rng.uniform(4, 26) * k,
        )
        b = a + rng.uniform(-0.9, 0.9)
        p = [
            (
                x + length * (t * math.cos(a) + t * t * 0.5 * math.cos(b)),
                y + length * (t * math.sin(a) + t * t * 0.5 * math.sin(b)),
            )
            for t in np.linspace(0, 1, 8)
        ]
        pen.line(p, fill=int(255 * rng.uniform(0.15, 0.9)), width=rng.choice([1, 2, 2, 3]), joint="curve")
    quarter = im.resize((COAT_W // 2, COAT_H // 2), Image.Resampling.LANCZOS)
    alpha = Image.new("L", (COAT_W, COAT_H))
    for n, (cx, cy) in enumerate(((0, 0), (1, 0), (0, 1), (1, 1))):
        part = quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if n in (1, 2) else quarter
        alpha.paste(
            part.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if n > 1 else part, (cx * COAT_W // 2, cy * COAT_H // 2)
        )
    out = Image.new("RGBA", alpha.size, "#ffffff")
    out.putalpha(alpha)
    return out


def _dark_fibres() -> Image.Image:
    im = _fibres()
    out = Image.new("RGBA", im.size, "#000000")
    out.putalpha(im.getchannel("A"))
    return out


MAKERS = {"tooth": _tooth, "wash": _wash, "fibL": _fibres, "fibD": _dark_fibres}


def ensure(folder: Path) -> dict[str, Path]:
    """Paths of the tile pictures in folder, made when they are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    out = {}
    for name, make in MAKERS.items():
        p = folder / f"{name}-{VERSION}.png"
        if not p.exists():
            tmp = p.with_suffix(f".{random.SystemRandom().randrange(1 << 30)}.tmp.png")
            make().save(tmp)
            tmp.replace(p)
        out[name] = p
    return out
