"""A crown that is a ring of nine candles, on a bowed head."""

from __future__ import annotations

import math
import random
from typing import Any

from shapely import affinity as AF

from cards.studio.papercut.bowed_head import at, bow, lit
from cards.studio.papercut.geometry import T, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

# the ring of the crown, in the units of the upright head: radii and middle
RX, RY, RCX, RCY = 196, 44, 6, -226
ANGLES = [math.radians(a) for a in (166, 216, 248, 288, 330, 8, 48, 92, 134)]  # front, far side, back, near side
HEIGHTS = (104, 84, 96, 78, 90, 62, 84, 108, 92)
OUT = 6  # the one that has gone out


def tip(k: int, up: float = 0) -> tuple[float, float]:
    """Where the k-th candle ends on the card, or a little above that."""
    a = ANGLES[k]
    return at(RCX + RX * math.cos(a), RCY + RY * math.sin(a) - HEIGHTS[k] - up)


def flame(sc: Scene, x: float, y: float, s: float, lean: float) -> None:
    """An upright flame whatever the candle does."""
    f = shape("0,0^ -8,-8 -9,-20 -4,-34 0,-52^ 5,-36 9,-20 8,-8")
    f = AF.skew(f, xs=lean, origin=(0, 0))
    sc.flat(T(f, x, y, s * 1.25), "#f0982e", 0.55, "screen", 2.5)
    sc.flat(T(f, x, y, s), sc.lin([(0, "#fff8d8"), (0.6, "#ffe9a0"), (1, "#f4a238")], x, y - 46 * s, x, y))
    sc.flat(T(AF.scale(f, 0.5, 0.62, origin=(0, -6)), x, y, s), "#fffdf0", 0.9)


def ring() -> tuple[Any, Any]:
    """The ring of brass, upright, and the half of it that is nearer to us."""
    whole = ellipse(RCX, RCY, RX + 5, RY + 5).difference(ellipse(RCX, RCY, RX - 1, RY - 1))
    return whole, T(shape("-260,0^ 260,0^ 260,120^ -260,120^"), RCX, RCY)


def candle(sc: Scene, r: random.Random, k: int) -> None:
    """One candle of the crown, upright to the ring, its wax run straight down."""
    a, h = ANGLES[k], HEIGHTS[k]
    x, y = RCX + RX * math.cos(a), RCY + RY * math.sin(a)
    near = math.sin(a) > -0.1
    w = 12.5 if near else 10.5
    cup = bow(
        shape(f"{x - w - 6},{y - 10}^ {x},{y - 5} {x + w + 6},{y - 10}^ {x + w},{y + 8} {x},{y + 14} {x - w},{y + 8}")
    )
    body = bow(
        shape(
            f"{x - w},{y - 6}^ {x - w + 1},{y - h * 0.5} {x - w + 0.5},{y - h + 2}^ {x - w * 0.4},{y - h - 5} {x + w * 0.3},{y - h + 1} {x + w},{y - h - 3}^ {x + w - 1},{y - h * 0.5} {x + w},{y - 6}^ {x},{y - 1}"
        )
    )
    sx, sy = at(x, y - h)
    wax = sc.lin([(0, "#ffe7ac"), (0.25, "#d89a55"), (0.7, "#7c4628"), (1, "#3d2219")], sx, sy, *at(x, y))
    if k == OUT:
        wax = sc.lin([(0, "#8a5a38"), (1, "#34201a")], sx, sy, *at(x, y))
    sc.layer(body, wax, z=3, cut=0, sh=0.5, wash=0.3, fibre=0, rim="#fff0b8", rimop=0.6)
    for dx in (-w * 0.5, w * 0.62):  # wax runs straight down, not along the candle
        px, py = at(x + dx, y - h + 2)
        L = r.uniform(16, 46)
        sc.layer(
            limb([(px, py - 2, 4), (px + 0.5, py + L * 0.5, 3), (px, py + L * 0.9, 4.6), (px, py + L, 3)], 5),
            "#c98a4c" if k != OUT else "#6a4028",
            z=1,
            cut=0,
            sh=0.3,
            wash=0,
            fibre=0,
            rim="#fff0b8",
        )
    sc.layer(cup, sc.near("#f0c060", "#5a3616", 460), z=2, cut=0, sh=0.5, wash=0, fibre=0, rim="#fff0b8", rimop=0.7)
    wx, wy = at(x, y - h - 1)
    sc.stroke([(wx, wy + 2), (wx + 0.5, wy - 5)], "#1a0e0c", 1.8)
    if k == OUT:
        return
    flame(sc, wx, wy - 2, (1.0 if near else 0.82) * r.uniform(0.92, 1.1), r.uniform(-6, 6))


def draw_far_ring(sc: Scene, r: random.Random) -> None:
    """The far side of the ring and the candles on it."""
    whole, front = ring()
    lit(sc, bow(clean(whole.difference(front))), "#d9a548", "#3a2412", 460, 3, 0.6)
    for k in (1, 2, 3, 4):
        candle(sc, r, k)
    sc.glow(250, 200, 330, "#f0a040", 0.28)


def draw_near_ring(sc: Scene, r: random.Random) -> None:
    """The near side of the ring, its candles, and the glow of all that burn."""
    whole, front = ring()
    near_ring = clean(whole.intersection(front))
    lit(sc, bow(near_ring.buffer(2.5)), "#f3c868", "#4a2e14", 420, 4, 0.9, 1.4)
    sc.flat(bow(clean(near_ring.buffer(-1.6))), sc.near("#8a5a20", "#1f120a", 380), 0.55)
    for k in (0, 5, 8, 6, 7):
        candle(sc, r, k)
    for k in (0, 8, 7):
        x, y = tip(k, 20)
        sc.glow(x, y, 150, "#ffb84e", 0.55)
    for k in (1, 2, 3, 4, 5):
        x, y = tip(k, 20)
        sc.glow(x, y, 95, "#f0a040", 0.4)
    sc.glow(250, 230, 380, "#e08a3a", 0.16)
