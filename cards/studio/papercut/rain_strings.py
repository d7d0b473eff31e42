"""Rain as the strings of a harp, from the cloud to the slates of the house: two are plucked, one swings; in card units."""

from __future__ import annotations

import math
import random

import numpy as np

from cards.studio.papercut.cloud_neck import neck_y
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import U, ellipse, limb
from cards.studio.papercut.opened_house import WARM, roof_y
from cards.studio.papercut.scene import Scene

STRINGS = [120 + 21.2 * k for k in range(29)]
PLUCKED = (16, 17)  # the strings under the hands
FREE = 15  # the one just let go
HANDS = ((496.0, 560.0), (486.0, 618.0))  # the far and the near hand, where they pull
COLD = "#eef2ee"  # rain away from the lamp


def string_line(k: int) -> list[tuple[float, float]]:
    """The course of one string of rain from cloud to slates."""
    x = STRINGS[k]
    y0, y1 = neck_y(x) - 14, roof_y(x) - 3
    if k in PLUCKED:
        hx, hy = HANDS[1 - PLUCKED.index(k)]
        return [(x, y0), (hx, hy), (x, y1)]
    if k == FREE:
        t = np.linspace(0, 1, 90)
        return [(x + 7.5 * math.sin(math.pi * u) * math.sin(9 * math.pi * u), y0 + (y1 - y0) * u) for u in t]
    return [(x, y0), (x, y1)]


def draw_string(sc: Scene, r: random.Random, k: int) -> None:
    """One string and the drops on it."""
    x = STRINGS[k]
    line = string_line(k)
    y0, y1 = line[0][1], line[-1][1]
    close = math.exp(-(((x - 560) / 150) ** 2))
    col = mix(COLD, WARM, 0.85 * close)
    op = 0.62 + 0.3 * close
    w = 1.1 + 0.7 * (k % 5 == 0) + 0.8 * close
    sc.stroke([(a + 1.6, b) for a, b in line], "#22333f", w + 0.8, 0.34)
    sc.stroke(line, col, w, op)
    n = int((y1 - y0) / 26)
    beads, tails = [], []
    for _ in range(n):
        t = r.random()
        if k in PLUCKED or k == FREE and r.random() < 0.6:
            continue
        y, s = y0 + (y1 - y0) * t, r.uniform(1.2, 2.9)
        beads.append(ellipse(x, y, s, s * 1.5))
        tails.append(limb([(x, y - s * 6, 0.2), (x, y, s * 1.2)], 2))
    bead_col = col if k != 10 else "#e9b84a"
    sc.flat(U(beads, tails), bead_col, 0.95)
    if k == 10:  # on one string the drops are beads of another colour
        for j in range(9):
            y = y0 + (y1 - y0) * (j + 0.6) / 10
            sc.layer(ellipse(x, y, 3.4), ("#c9573a", "#b9a43c", "#4a8a8a")[j % 3], z=1.4, cut=0, fibre=0, wash=0)


def draw_swing(sc: Scene) -> None:
    """The string that was let go, and the room it swings in."""
    line = string_line(FREE)
    sc.stroke(line, WARM, 9, 0.4, "screen", blur=5)
    sc.stroke(line, "#fffdf0", 2.6, 1)
    for s in (-1, 1):
        x, t = STRINGS[FREE], np.linspace(0, 1, 30)
        y0, y1 = line[0][1], line[-1][1]
        sc.stroke([(x + s * 11 * math.sin(math.pi * u), y0 + (y1 - y0) * u) for u in t], "#fff6dc", 0.9, 0.5)


def draw_splashes(sc: Scene, r: random.Random) -> None:
    """Where the strings strike the slates."""
    splashes = []
    for x in STRINGS:
        y = roof_y(x) - 4
        for a in np.linspace(-2.5, -0.64, 6):
            L = r.uniform(7, 16)
            splashes.append(
                limb(
                    [
                        (x, y, 1.8),
                        (x + L * math.cos(a) * 0.7, y + L * math.sin(a) * 0.8, 1.2),
                        (x + L * math.cos(a), y + L * math.sin(a) * 0.7, 0.3),
                    ],
                    3,
                )
            )
            splashes.append(ellipse(x + 1.25 * L * math.cos(a), y + 0.9 * L * math.sin(a), 0.9))
    sc.flat(U(splashes), "#f3f4ea", 0.85)


def draw_rain_strings(sc: Scene) -> None:
    """Twenty-nine strings, warm where they pass the lamp, each with its drops and its splash."""
    r = sc.stream("drops")
    for k in range(len(STRINGS)):
        draw_string(sc, r, k)
    draw_swing(sc)
    for k in PLUCKED:
        sc.stroke(string_line(k), "#fff8e0", 2.2, 0.95)
        sc.stroke(string_line(k), WARM, 8, 0.3, "screen", blur=4)
    draw_splashes(sc, r)
