"""A flock of starlings in the shape of a lifted hand, every bird flying with its finger; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon, box

from cards.studio.papercut.geometry import U, along, curve, fillet, limb, shape
from cards.studio.papercut.scene import Scene

FLOCK = 7200  # birds that make the hand
STRAYS = 420  # birds that have left its edge
# the hand in the sky, seen from its back: bones as (x, y, width) from root to tip
BONES: dict[str, list[tuple[float, float, float]]] = {
    "thumb": [(404, 742, 140), (318, 664, 122), (240, 602, 80), (184, 536, 76), (156, 484, 44)],
    "index": [(376, 560, 92), (336, 432, 76), (298, 330, 82), (286, 262, 62), (292, 204, 44)],
    "middle": [(446, 520, 98), (428, 376, 82), (408, 250, 88), (404, 166, 68), (413, 98, 46)],
    "ring": [(518, 530, 88), (530, 392, 70), (540, 280, 76), (549, 208, 55), (563, 154, 36)],
    "little": [(584, 580, 74), (630, 470, 52), (664, 392, 56), (688, 342, 40), (710, 306, 24)],
    "wrist": [
        (488, 720, 176),
        (514, 800, 142),
        (552, 862, 104),
        (606, 908, 74),
        (676, 938, 52),
        (744, 950, 36),
        (812, 952, 22),
    ],
}
PALM = "356,566 352,640 376,726 430,786 548,800 582,720 612,600 596,556 540,508 470,494 400,516"
STARLING = [(6, 0), (2.4, -1.5), (0.6, -3.0), (-4.4, -9.0), (-2.6, -2.2), (-6.4, -1.5), (-6.4, 1.5), (-2.6, 2.2), (-4.4, 9.0), (0.6, 3.0), (2.4, 1.5)]  # fmt: skip


def great_hand() -> Any:
    """Its outline: a hand lifted as a conductor lifts it for the next bar."""
    return fillet(U(shape(PALM), *[limb(b, 10) for b in BONES.values()]), 9)


def _grain() -> tuple[Any, Any]:
    """Points along all bones and the direction of each, so that every bird flies with its finger."""
    at, way = [], []
    for b in BONES.values():
        c = curve(np.array(b), n=12)[:, :2]
        at.append(c[:-1])
        way.append(np.diff(c, axis=0))
    return np.vstack(at), np.vstack(way)


def flock(sc: Scene, hand: Any) -> list[tuple[float, float, float, float, int]]:
    """(x, y, heading, size, depth 0 far .. 2 near) of each bird, thick in the palm, dust at the wrist."""
    r = np.random.default_rng(20260)
    at, way = _grain()
    x0, y0, x1, y1 = hand.bounds
    out = []
    shapely.prepare(hand)
    rim = hand.boundary
    knuckles = [BONES[k][i] for k in ("index", "middle", "ring", "little") for i in (0, 2)]
    while len(out) < FLOCK:
        xy = np.c_[r.uniform(x0, x1, 4000), r.uniform(y0, y1, 4000)]
        keep = shapely.contains_xy(hand, xy[:, 0], xy[:, 1])
        xy = xy[keep]
        d = shapely.distance(rim, shapely.points(xy))
        fade = np.where(xy[:, 1] > 760, np.clip((1080 - xy[:, 1]) / 320, 0.3, 1), 1)
        near_knuckle = np.max(
            [np.exp(-((np.hypot(xy[:, 0] - k[0], xy[:, 1] - k[1]) / 42) ** 2)) for k in knuckles], axis=0
        )
        dark_side = ~shapely.contains_xy(hand, xy[:, 0] + 26, xy[:, 1] - 10)  # away from the sun
        lit_side = ~shapely.contains_xy(hand, xy[:, 0] - 20, xy[:, 1] + 12)
        p = fade * (0.44 + 0.3 * np.exp(-(((d - 6) / 7) ** 2)) + 0.3 * near_knuckle + 0.42 * dark_side - 0.2 * lit_side)
        for (x, y), take, shady in zip(xy, r.random(len(xy)) < p, dark_side, strict=True):
            if take:
                i = int(np.argmin(np.hypot(at[:, 0] - x, at[:, 1] - y)))
                a = math.atan2(way[i][1], way[i][0]) + r.normal(0, 0.42)
                if y > 800:
                    a += math.pi if r.random() < 0.2 else 0
                depth = int(r.choice(3, p=(0.12, 0.38, 0.5) if shady else (0.36, 0.38, 0.26)))
                out.append((x, y, a, (0.5, 0.72, 1.0)[depth] * r.uniform(0.75, 1.2), depth))
    return out[:FLOCK]


def bird_at(x: float, y: float, a: float, s: float, squeeze: float) -> Polygon:
    """One starling from above; squeeze is how much of its wings we see."""
    c, n = math.cos(a), math.sin(a)
    return Polygon([(x + s * (u * c - v * squeeze * n), y + s * (u * n + v * squeeze * c)) for u, v in STARLING])


def draw_birds(sc: Scene) -> None:
    """The hand of birds."""
    hand = great_hand()
    sky_box = box(0, 0, 800, 930)
    sc.flat(hand.intersection(sky_box), "#6a7048", 0.3, "multiply", 12)
    r = np.random.default_rng(7)
    birds = flock(sc, hand)
    inks = ("#646c46", "#363d30", "#1d2220")
    for depth, ink in enumerate(inks):
        own = [bird_at(x, y, a, s, r.uniform(0.35, 1.0)) for x, y, a, s, d in birds if d == depth]
        if depth < 2:
            ink_paths(sc, own, ink)
        else:
            sc.layer(MultiPolygon(own[:900]).buffer(0), ink, z=2.6, cut=0, fibre=0, wash=0, sh=0.32, rim="#f6efb4", rimop=0.42, rimw=0.6)  # fmt: skip
            ink_paths(sc, own[900:], ink)
    edge = along(np.array(hand.exterior.coords), STRAYS)
    loose = []
    for x, y in edge:
        k = abs(r.normal(0, 15)) + 2
        a = r.uniform(0, 2 * math.pi)
        if y < 980:
            loose.append(
                bird_at(
                    x + k * math.cos(a),
                    y + k * math.sin(a),
                    r.uniform(0, 6.28),
                    r.uniform(0.35, 0.75),
                    r.uniform(0.4, 1),
                )
            )
    for _ in range(90):
        x, y = r.normal(460, 210), r.normal(460, 260)
        if 0 < y < 900:
            loose.append(bird_at(x, y, r.uniform(0, 6.28), r.uniform(0.3, 0.6), r.uniform(0.4, 1)))
    ink_paths(sc, loose, "#4c553d")
    near = []
    for _ in range(46):
        x, y = r.uniform(560, 800), r.normal(930, 34)
        near.append(bird_at(x, y, r.normal(3.6, 0.7), r.uniform(1.1, 2.2), r.uniform(0.3, 1)))
    ink_paths(sc, [b for b in near if b.centroid.y < 985], "#1d2220")
    sc.layer(bird_at(176, 806, 0.62, 1.5, 0.9), "#23282a", z=2, cut=0, fibre=0, wash=0)  # one flies against them all


def ink_paths(sc: Scene, shapes: list[Polygon], ink: str) -> None:
    """Many small shapes as one path; overlaps stay filled."""
    d = "".join("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in p.exterior.coords[:-1]) + "Z" for p in shapes)
    sc.raw(f'<path d="{d}" fill="{ink}"/>')
