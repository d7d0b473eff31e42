"""A bird made of lamplight."""

from __future__ import annotations

from cards.studio.papercut.beasts import fbird
from cards.studio.papercut.geometry import T
from cards.studio.papercut.scene import Scene


def light_bird(
    sc: Scene, x: float, y: float, s: float, rot: float, pose: int, flip: bool = False, halo: float = 1.0
) -> None:
    """A bird made of lamplight."""
    b = T(fbird(pose), x, y, s, rot=rot, flip=flip)
    sc.glow(x, y, 150 * s + 16, "#f4dd6b", 0.6 * halo)
    for k, c in (("far", "#e9c45a"), ("body", "#fffbe6"), ("near", "#fff3bd")):
        sc.layer(b[k], c, z=1.4 + 4 * s, sh=0.32, shc="#7a5a1c", cut=0, fibre=0, wash=0, rimop=0.5, rim="#ffffff")
    if s > 0.34:
        sc.flat(b["eye"], "#6a4a1c", 0.9)
    sc.glow(x, y, 70 * s + 6, "#fffbe6", 0.5 * halo)
