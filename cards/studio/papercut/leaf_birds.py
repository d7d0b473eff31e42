"""Birds that were leaves: folded on the twig, half open, on the wing. Each is a dict of pieces, flying to the right."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import T, U, ellipse, limb, shape

# how each wing stands: (shoulder x, y, degrees, length, width); the far one first
WINGS: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {
    "high": ((12, -5, -62, 58, 24), (4, -6, -104, 70, 28)),
    "spread": ((10, -2, 62, 46, 20), (4, -4, -118, 74, 28)),
    "low": ((12, 0, 74, 52, 22), (2, 1, 116, 68, 28)),
    "swept": ((12, -4, -112, 50, 18), (2, -3, -150, 68, 24)),
    "bank": ((12, -3, -40, 50, 22), (2, 1, 128, 68, 28)),
    "open": ((8, -5, -96, 40, 20), (0, -4, -142, 48, 22)),
}


def _wing(x: float, y: float, a: float, n: float, w: float) -> tuple[Any, Any]:
    """One wing, cut as a leaf with feathered teeth on its hind edge, and its veins."""
    s = 1 if a > 0 else -1  # the hind edge lies towards the tail
    teeth = " ".join(
        f"{n * t:.1f},{s * w * h:.1f}^ {n * (t - 0.055):.1f},{s * w * (h - 0.1):.1f}"
        for t, h in ((0.86, 0.26), (0.7, 0.42), (0.53, 0.52), (0.36, 0.56), (0.2, 0.52))
    )
    g = shape(f"-3,0 {n * 0.25},{-s * w * 0.34} {n * 0.62},{-s * w * 0.3} {n},0^ {teeth} 0,{s * w * 0.42}", 6)
    rib = [limb([(1, 0, 1.9), (n * 0.5, -s * w * 0.08, 1.3), (n * 0.93, 0, 0.4)], 4)]
    for t in (0.2, 0.36, 0.53, 0.7):
        rib.append(limb([(n * t, -s * w * 0.06, 1.0), (n * (t + 0.08), s * w * (0.46 - 0.3 * t), 0.4)], 2))
        rib.append(limb([(n * t, -s * w * 0.06, 0.9), (n * (t + 0.1), -s * w * 0.22, 0.3)], 2))
    return T(g, x, y, rot=a), T(U(rib), x, y, rot=a)


def flying(way: str = "high") -> dict[str, Any]:
    """On the wing, about 100 long from beak to tail: far, body, near, veins, beak, eye."""
    far, near = WINGS[way]
    fg, fv = _wing(*far)
    ng, nv = _wing(*near)
    body = U(
        shape("38,-6 31,-13 22,-13 13,-9 -6,-8 -22,-3^ -22,3^ -8,10 9,11 23,6 34,0", 6),
        shape("-16,-4 -30,-8 -54,-7^ -46,-1^ -55,5^ -30,7 -16,5", 5),
    )
    tail = limb([(-16, 0, 1.6), (-54, -0.5, 0.5)], 3)
    return {
        "far": fg,
        "body": body,
        "near": ng,
        "veins": U(nv, fv.difference(body), tail),
        "beak": shape("36,-9^ 47,-5^ 36,-3^", 3),
        "eye": ellipse(30.5, -8, 1.6),
    }


def folded(head: int = 1) -> dict[str, Any]:
    """At rest: a leaf that hangs from 0,0, 50 long, tip down; with a small head at the stalk (1), or quite a leaf (0)."""
    blade = shape("0,2 9,6 13,17 10,31 2,50^ -8,33 -12,18 -8,6", 7)
    rib = [limb([(0, 4, 1.5), (0.5, 26, 1.1), (1.6, 47, 0.4)], 4)]
    for t in (11, 18, 25, 32):
        k = 1 - abs(t - 18) / 34
        rib += [limb([(0.4, t, 0.9), (9.5 * k, t + 6, 0.3)], 2), limb([(0.4, t, 0.9), (-9 * k, t + 6, 0.3)], 2)]
    d: dict[str, Any] = {"body": blade, "veins": U(rib)}
    if head:
        d["body"] = U(blade, ellipse(2, 0, 6.4, 5.8))
        d["beak"] = shape("7,-3^ 14,0.4^ 7,2.4^", 3)
        d["eye"] = ellipse(4.2, -1.2, 1.2)
    return d


def bare_boughs(rng: Any, x: float, y: float, a: float, n: float, w: float, depth: int, turn: float = 0.0) -> list[Any]:
    """A bough with its twigs, growing from x, y at angle a (radians): limbs of falling width."""
    pts, px, py, b = [(x, y, w)], x, y, a
    steps = 5
    out: list[Any] = []
    for k in range(1, steps + 1):
        b += rng.uniform(-0.22, 0.22) + turn
        px, py = px + n / steps * math.cos(b), py + n / steps * math.sin(b)
        t = k / steps
        pts.append((px, py, w * (1 - t) + w * 0.28 * t))
        if depth and k >= 2:
            side = 1 if (k + depth) % 2 else -1
            out += bare_boughs(rng, px, py, b + side * rng.uniform(0.5, 0.95), n * rng.uniform(0.42, 0.66), w * (1 - t * 0.6) * 0.5, depth - 1, -side * 0.05)  # fmt: skip
    out.append(limb(pts, 4, 6))
    return out


def all_birds() -> list[Any]:
    """A look at them."""
    out: list[Any] = []
    for k, w in enumerate(WINGS):
        d = T(flying(w), 150 * (k % 3), 150 * (k // 3))
        out += [
            (d["far"], "#7a2a24"),
            (d["body"], "#c8582a"),
            (d["near"], "#e0803a"),
            (d["veins"], "#f6d08a"),
            (d["beak"], "#f6c060"),
            (d["eye"], "#20101a"),
        ]
    for k in (0, 1):
        d = T(folded(k), 60 + 60 * k, 260)
        out += [(d["body"], "#c8582a"), (d["veins"], "#f6d08a")] + (
            [(d["beak"], "#f6c060"), (d["eye"], "#20101a")] if k else []
        )
    return out
