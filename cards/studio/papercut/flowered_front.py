"""House fronts seen over a square: roof, chimney, windows with shutters and flower boxes."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.city import roof_tiles
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import U, ellipse
from cards.studio.papercut.scene import Scene

SHADE = "#2c2a66"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def facade(sc: Scene, x: float, w: float, top: float, foot: float, wall: str, roof: str, name: str, shade: float = 0) -> None:  # fmt: skip
    """A house across the square, its front lit from the left or wholly in shade."""
    q = sc.stream(name)
    lit, low = (mix(c, "#4a4690", shade) for c in (light(wall, 0.25), dark(wall, 0.08)))
    front = box(x, top, x + w, foot)
    rh = w * q.uniform(0.34, 0.5)
    cap = Polygon([(x - 7, top + 3), (x + w * 0.2, top - rh), (x + w * 0.8, top - rh), (x + w + 7, top + 3)])
    sc.layer(box(x + w * 0.62, top - rh - 24, x + w * 0.62 + 16, top - rh + 20), mix(roof, "#4a4690", shade), z=3, cut=0.3)  # fmt: skip
    sc.layer(front, sc.lin([(0, lit), (1, low)], x, top, x + w, foot), z=6, cut=0.4, rim="#fff8e0", rimop=0.8, shc=SHADE, sh=0.35)  # fmt: skip
    sc.layer(cap, sc.lin([(0, mix(light(roof, 0.2), "#4a4690", shade)), (1, mix(roof, "#4a4690", shade))], x, 0, x + w, 0), z=4, cut=0.4, rim="#fff8e0", rimop=0.8, shc=SHADE)  # fmt: skip
    with sc.clip(cap):
        sc.flat(roof_tiles(cap, 13, 9), SHADE, 0.22)
    n = max(2, round(w / 42))
    glass, frames, shut = [], [], []
    boxes: list[Any] = []
    blooms: list[Any] = []
    for k in range(int((foot - top - 60) / 66)):
        for j in range(n):
            cx, cy = x + w * (j + 0.5) / n, top + 20 + 66 * k
            t = q.random()
            if t > 0.66:
                boxes.append(box(cx - 12, cy + 40, cx + 12, cy + 47))
                blooms += [
                    ellipse(cx + q.uniform(-12, 12), cy + q.uniform(33, 41), q.uniform(2.4, 4)) for _ in range(7)
                ]
            if t < 0.3:
                shut.append(box(cx - 12, cy, cx + 12, cy + 38))
            glass.append(box(cx - 8, cy, cx + 8, cy + 38))
            frames.append(box(cx - 10, cy - 3, cx + 10, cy + 43).difference(U(box(cx - 7, cy + 1, cx - 0.8, cy + 37), box(cx + 0.8, cy + 1, cx + 7, cy + 37))))  # fmt: skip
    sc.flat(U(glass), mix("#3a6a9c", "#2c2a66", shade))
    sc.layer(U(frames), mix("#fffaf0", "#5a56a0", shade), z=1.4, **EXACT)
    sc.flat(box(x, foot - 16, x + w, foot), SHADE, 0.25, "multiply")
    sc.flat(U(box(x, top + 2, x + w, top + 9), box(x + w - 9, top, x + w, foot)), SHADE, 0.28, "multiply", 1.5)
    if boxes:
        sc.flat(U(blooms[::2]), mix("#3f8a4a", "#2c2a66", shade))
        sc.flat(U(blooms[1::2]), mix("#e8402c", "#5a2a66", shade))
        sc.layer(U(boxes), mix("#8a4a34", "#2c2a66", shade), z=1.6, rim="#ffffff", rimop=0.6, **EXACT)
    if shut:
        sc.layer(U(shut), mix("#3f8a7a", "#2c2a66", shade), z=1.6, rim="#ffffff", rimop=0.6, **EXACT)
