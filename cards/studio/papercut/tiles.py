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
from PIL import Image

TOOTH_SIZE = 420  # user units; the picture has twice as many pixels, so the 2x render keeps its fineness
WASH_SIZE = 900
FIBRE_SIZE = 420
VERSION = 1  # part of the file name: raise it whenever a tile changes


def _noise(n: int, wavelengths: list[tuple[float, float, float]], seed: int) -> NDArray[np.float64]:
    """Seamless noise of n x n pixels with unit deviation: bands of (wavelength x, wavelength y, weight) in pixels."""
    rng = np.random.default_rng(seed)
    white = np.fft.rfft2(rng.standard_normal((n, n)))
    fy = np.fft.fftfreq(n)[:, None]
    fx = np.fft.rfftfreq(n)[None, :]
    gain = np.zeros_like(fx + fy)
    for wx, wy, k in wavelengths:
        q = np.hypot(fx * wx, fy * wy)
        band = np.exp(-((np.log(np.maximum(q, 1e-6)) / 0.55) ** 2))
        gain += k * band / math.sqrt(float((band**2).mean()))
    gain[0, 0] = 0
    out: NDArray[np.float64] = np.fft.irfft2(white * gain, s=(n, n))
    return out / out.std()


def _overlay(v: NDArray[np.float64], black: float, white: float) -> Image.Image:
    """v with unit deviation -> RGBA; black and white are the alphas at one deviation."""
    a = np.where(v < 0, -v * black, v * white)
    grey = np.where(v < 0, 0, 255)
    rgba = np.dstack([grey, grey, grey, np.clip(a, 0, 1) * 255]).round().astype(np.uint8)
    return Image.fromarray(rgba, "RGBA")


def _tooth() -> Image.Image:
    """Grain lit from the left: the slope of a rough surface."""
    n = TOOTH_SIZE * 2
    height = _noise(n, [(3.0, 3.4, 1.0), (6.0, 7.0, 1.4), (14.0, 18.0, 1.8)], 11)
    slope = np.roll(height, 1, 1) - np.roll(height, -1, 1)
    return _overlay(-slope / slope.std(), 0.075, 0.05)


def _wash() -> Image.Image:
    """Slow tonal cloud, as if the sheet had been painted; a trace of warm and cool."""
    n = WASH_SIZE // 2
    bands = [(70.0, 38.0, 1.0), (34.0, 18.0, 0.62), (17.0, 9.0, 0.36), (8.0, 4.5, 0.2)]
    tone = _noise(n, bands, 21)
    hue = _noise(n, bands, 22)
    a = np.where(tone < 0, -tone * 0.075, tone * 0.045)
    base = np.where(tone < 0, 26.0, 255.0)
    warm = np.clip(hue, -2, 2) * np.where(tone < 0, 13.0, 22.0)
    rgb = np.dstack([base + np.minimum(warm, 0) * 0.4 + np.maximum(warm, 0), base - np.abs(warm) * 0.1, base - warm])
    rgba = np.dstack([np.clip(rgb, 0, 255), np.clip(a, 0, 1) * 255]).round().astype(np.uint8)
    return Image.fromarray(rgba, "RGBA")


def fibres(colour: str) -> str:
    """SVG of tiny curved hairs in one colour, for a pattern of FIBRE_SIZE."""
    rng = random.Random("fibres")
    out = []
    for _ in range(260):
        x, y, a, length = rng.uniform(0, 420), rng.uniform(0, 420), rng.uniform(0, 6.28), rng.uniform(4, 26)
        b = a + rng.uniform(-0.9, 0.9)
        ca, sa, cb, sb = math.cos(a), math.sin(a), math.cos(b), math.sin(b)
        out.append(
            f'<path d="M{x:.1f},{y:.1f}q{length * ca:.1f},{length * sa:.1f} {length * (ca + cb):.1f},{length * (sa + sb):.1f}"'
            f' stroke-width="{rng.uniform(0.3, 0.9):.2f}" opacity="{rng.uniform(0.15, 0.9):.2f}"/>'
        )
    return f'<g fill="none" stroke="{colour}" stroke-linecap="round">' + "".join(out) + "</g>"


def _finish() -> Image.Image:
    """The last common grain over everything, grey for soft light."""
    v = _noise(TOOTH_SIZE * 2, [(2.4, 2.4, 1.0), (5.0, 5.0, 0.5)], 31)
    return Image.fromarray(np.clip(128 + v * 30, 0, 255).round().astype(np.uint8), "L")


MAKERS = {"tooth": _tooth, "wash": _wash, "finish": _finish}


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
