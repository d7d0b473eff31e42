"""Frost on a pane: ferns and palms in hundreds of fine cuts, and what comes out between them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely

from cards.studio.papercut.geometry import U, clean, curve, ellipse, limb, shape

LEAF = np.array(
    [(0, 0), (0.3, 0.5), (0.66, 0.36), (1, 0), (0.66, -0.36), (0.3, -0.5)]
)  # a cut leaf of length and width 1


def leaves(x: Any, y: Any, a: Any, length: Any, width: Any) -> Any:
    """Many leaves at once: where they begin, where they point (radians), how long and how wide; not yet united."""
    x, y, a, length, width = np.broadcast_arrays(*(np.asarray(v, float) for v in (x, y, a, length, width)))
    u, v = LEAF[None, :, 0] * length[:, None], LEAF[None, :, 1] * width[:, None]
    c, s = np.cos(a)[:, None], np.sin(a)[:, None]
    rings = np.stack([x[:, None] + u * c - v * s, y[:, None] + u * s + v * c], axis=-1)
    return shapely.polygons(rings)


def arc(x: float, y: float, a: float, length: float, curl: float, n: int = 46) -> Any:
    """A stem from x, y in direction a that turns by curl radians, most of it towards its tip."""
    t = np.linspace(0, 1, n)
    turn = a + curl * t**2.2
    step = length / (n - 1)
    return np.c_[x + np.r_[0, np.cumsum(np.cos(turn) * step)[:-1]], y + np.r_[0, np.cumsum(np.sin(turn) * step)[:-1]]]


def _directions(stem: Any) -> Any:
    d = np.gradient(stem, axis=0)
    return np.arctan2(d[:, 1], d[:, 0])


def fern(rng: Any, stem: Any, width: float) -> Any:
    """A feathered frond along a stem: pinnae on both sides, shorter and shorter, each of them feathered again."""
    pitch = max(8.0, width * 0.165)
    seg = np.hypot(*np.diff(stem, axis=0).T)
    total = float(seg.sum())
    s = np.r_[0, np.cumsum(seg)]
    turn = np.unwrap(_directions(stem))
    parts = [limb(np.c_[stem, np.linspace(3.2, 0.6, len(stem))][::3], 2, 4)]
    for at in np.arange(total * 0.07, total * 0.985, pitch):
        q = at / total
        x, y, d = (float(np.interp(at, s, v)) for v in (stem[:, 0], stem[:, 1], turn))
        long = width * min(1.0, 0.5 + 3.4 * q) * (1 - q) ** 0.72 * rng.uniform(0.9, 1.08) + 3
        for side in (-1, 1):
            a0 = d + side * (1.12 - 0.42 * q) * rng.uniform(0.94, 1.06)
            if long < 15:
                parts += list(leaves([x], [y], [a0], [long], [max(2.6, long * 0.17)]))
                continue
            rib = arc(x, y, a0, long, -side * 0.6, 9)
            parts.append(limb(np.c_[rib, np.linspace(1.7, 0.4, 9)][::2], 1, 4))
            n = max(4, int(long / 6.2))
            u = np.linspace(0.12, 0.97, n)
            k = u * 8
            px, py = np.interp(k, range(9), rib[:, 0]), np.interp(k, range(9), rib[:, 1])
            pa = np.interp(k, range(9), np.unwrap(_directions(rib)))
            size = long * 0.15 * (1 - u) ** 0.6 + 3.4
            for o in (-1, 1):
                parts += list(leaves(px, py, pa + o * 0.8, size, size * 0.4 + 0.6))
    return clean(shapely.union_all(parts))


def palm(rng: Any, stem: Any, width: float, pitch: float = 8.0, droop: float = 0.5) -> Any:
    """A palm leaf: long narrow leaflets that hang from the rib."""
    seg = np.hypot(*np.diff(stem, axis=0).T)
    s, turn = np.r_[0, np.cumsum(seg)], np.unwrap(_directions(stem))
    total = float(s[-1])
    parts = [limb(np.c_[stem, np.linspace(4.4, 0.8, len(stem))][::3], 2, 4)]
    for at in np.arange(total * 0.16, total, pitch):
        q = at / total
        x, y, d = (float(np.interp(at, s, v)) for v in (stem[:, 0], stem[:, 1], turn))
        long = width * (0.4 + 0.6 * math.sin(math.pi * min(1.0, 0.2 + 0.74 * q))) * rng.uniform(0.9, 1.08)
        for side in (-1, 1):
            a = d + side * (1.0 - 0.5 * q)
            P = arc(x, y, a, long, droop * math.copysign(1, math.cos(a)) * rng.uniform(0.7, 1.2), 7)
            parts.append(limb(np.c_[P, [1.4, 4.2, 5, 4.6, 3.6, 2.2, 0.4]], 2, 4))
    return clean(shapely.union_all(parts))


def fan(rng: Any, x: float, y: float, a: float, r: float, spread: float = 2.6, n: int = 17) -> Any:
    """A fan palm: pointed rays from one place."""
    parts = []
    for k in range(n):
        b = a + spread * (k / (n - 1) - 0.5)
        long = r * (1 - 0.22 * abs(k / (n - 1) - 0.5) * 2) * rng.uniform(0.92, 1.06)
        P = arc(x, y, b, long, rng.uniform(-0.2, 0.2), 6)
        parts.append(limb(np.c_[P, np.array([1, 0.6 * r / n + 2, r / n + 1.4, r / n, 0.5 * r / n, 0.4])], 2, 4))
    return U(parts)


# ---------------------------------------------------------------------- the one who comes out
HEAD = (
    "-1,-2^ -1,-16 6,-28 18,-33 44,-44 66,-52 82,-70 104,-92 128,-108 150,-118 164,-122^ 158,-150 168,-176 192,-182 214,-166 222,-134 "
    "226,-116^ 262,-114 320,-128 400,-140^ 420,340^ 190,340^ 176,270 178,214 190,170^ 172,168 160,150^ 150,168 132,178^ 132,150 "
    "126,138^ 110,146 92,146^ 96,130 90,120^ 70,120 46,116 28,106 20,94 20,84 24,74^ 6,68 -6,54 -8,36 -2,22 2,13^ -1,8"
)
STRIPES = (
    # brow and crown
    "104,-84,1 112,-72,7 106,-58,5 98,-50,1",
    "126,-104,1 134,-88,9 130,-70,8 120,-58,1",
    "150,-114,2 158,-94,10 154,-74,9 146,-60,1",
    "92,-76,1 90,-66,5 84,-58,1",
    # behind the eye and over the cheek
    "136,-46,1 156,-44,9 178,-30,12 190,-6,8 190,14,1",
    "118,-24,1 140,-20,8 160,-4,11 170,22,9 166,44,1",
    "104,-2,1 122,4,7 138,20,10 146,46,9 140,70,1",
    "94,24,1 108,34,7 118,52,8 118,74,1",
    # neck
    "196,-110,2 204,-84,12 214,-56,13 214,-24,9 208,0,1",
    "236,-114,2 244,-82,15 252,-44,16 246,0,13 232,40,10 222,66,1",
    "196,40,1 204,66,10 200,98,11 184,122,1",
    "286,-122,3 290,-80,17 294,-30,18 286,24,16 268,74,13 250,110,1",
    "340,-132,3 338,-70,19 338,-10,20 326,60,18 302,128,14 282,168,1",
    # shoulder and foreleg
    "390,-138,3 384,-40,21 376,50,20 354,136,16 330,196,1",
    "210,138,1 222,168,11 218,204,11 204,232,1",
    "262,140,1 268,186,13 256,238,13 236,276,1",
    "312,206,1 314,250,13 300,296,12 280,326,1",
    "200,262,1 214,286,11 212,316,10 200,340,1",
)
EYE = "78,-36^ 87,-46 99,-48 109,-42 114,-33^ 102,-30 90,-31"


def tiger(rng: Any, hairs: int = 5200) -> dict[str, Any]:
    """A tiger of frost in profile, its nose on 0,0, looking left: plate (all of it), fur, hairs, dark (eye rims, nose), eye, pupil, whiskers."""
    plate = shape(HEAD)
    stripes = U([limb(s, 8) for s in STRIPES])
    ear = shape("176,-126^ 172,-142 180,-158 192,-160 202,-148 205,-130^ 196,-122 186,-128")
    eye = shape(EYE)
    lid = clean(eye.buffer(2.6).difference(eye))
    tear = limb("79,-35,4.4 66,-27,4 54,-21,0.8", 5)
    lip = U(
        limb("2,12,1.4 6,28,2.2 9,48,2.8 22,62,3 42,68,2.8 60,72,2.2 74,82,0.6", 6),
        limb("-1,-8,3 8,-20,6 16,-12,9 14,0,8 4,10,4", 4),
    )
    dark = U(lid, tear, lip)
    bare = U(stripes, dark, eye, ear)
    fur = clean(plate.difference(bare.buffer(0.6)))
    x0, y0, x1, y1 = plate.bounds
    pts = np.array([(rng.uniform(x0, x1), rng.uniform(y0, y1)) for _ in range(hairs)])
    keep = shapely.contains_xy(fur.buffer(1.2), pts[:, 0], pts[:, 1])
    pts = pts[keep]
    back = np.arctan2(pts[:, 1] - 4, pts[:, 0] + 30)
    down = np.clip((pts[:, 0] - 140) / 200, 0, 1) * np.clip((pts[:, 1] + 60) / 200, 0, 1)
    a = back * (1 - 0.5 * down) + 1.35 * down + np.array([rng.gauss(0, 0.16) for _ in pts])
    near = np.clip(np.hypot(pts[:, 0], pts[:, 1]) / 150, 0.25, 1)
    size = near * np.array([rng.uniform(13, 27) for _ in pts])
    strands = leaves(pts[:, 0], pts[:, 1], a, size, 1.6 + 1.7 * near)
    half = len(strands) // 2
    edge = [g for g, p in zip(strands, pts, strict=True) if plate.exterior.distance(shapely.Point(p)) < 9]
    spots = [ellipse(20 + 10 * i, 26 + 9 * j - i, 1.6) for i in range(4) for j in range(3)]
    whiskers = [
        limb(
            curve(
                [(x, y, 2.0), (x - 26 + 8 * k, y + 26 + 5 * k, 1.6), (x - 40 + 22 * k, y + 64 + 6 * k, 0.5)],
                None,
                False,
                6,
            ),
            1,
        )
        for k, (x, y) in enumerate(((18, 42), (30, 46), (42, 48), (54, 50)))
    ]
    tufts = leaves(
        [168, 172, 178, 184, 190, 196, 201],
        [-116, -114, -112, -111, -112, -114, -117],
        np.radians([-88, -82, -76, -70, -78, -86, -96]),
        [26, 31, 34, 36, 30, 27, 22],
        5,
    )
    return {
        "plate": plate,
        "lobe": clean(
            plate.intersection(
                shape(
                    "160,-116^ 152,-150 166,-180 194,-188 220,-170 230,-134 226,-112^ 214,-108 206,-128 202,-148 192,-160 180,-158 172,-142 176,-120^"
                )
            )
        ),
        "tufts": shapely.union_all(tufts),
        "fur": clean(shapely.union_all([fur, *edge])),
        "hairs": shapely.union_all(strands[:half]),
        "hairs2": shapely.union_all(strands[half : half + half // 2]),
        "ear": ear,
        "dark": dark,
        "stripes": stripes,
        "eye": eye,
        "pupil": shape("93,-47^ 97.5,-43 98,-37 95,-32^ 91.5,-38"),
        "spots": U(spots),
        "whiskers": U(whiskers),
    }
