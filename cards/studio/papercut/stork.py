"""A white stork in flight, facing left, wings at the top of the beat: feathers cut one by one."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape

WHITE, COVERT, INK, RED, SKIN = "#f6ead8", "#e9d5c0", "#33355a", "#c84a35", "#2b2238"


def feather(x: float, y: float, length: float, a: float, w: float, bend: float = 0.05, tip: float = 0.5) -> Any:
    """One flight feather from its root x,y towards a (degrees); bend curves it, tip is the bluntness of its end."""
    u = np.array([0, 0.3, 0.62, 0.86, 0.97, 1, 0.97, 0.86, 0.62, 0.3, 0]) * length
    v = np.array([-0.2, -0.42, -0.5, -0.46, -tip * 0.5, 0.06, tip * 0.56, 0.5, 0.5, 0.4, 0.2]) * w
    v = v + bend * length * (u / length) ** 2
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    P = np.c_[x + u * c - v * s, y + u * s + v * c]
    return clean(Polygon(curve(P, [True, *[False] * 9, True], True, 5)).buffer(0))


def shaft(x: float, y: float, length: float, a: float, bend: float = 0.05, w: float = 1.6) -> Any:
    """The quill line of the feather with the same numbers."""
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    p = []
    for t in (0, 0.35, 0.7, 0.94):
        u, v = t * length, bend * length * t * t
        p.append((x + u * c - v * s, y + u * s + v * c, w * (1 - 0.7 * t)))
    return limb(p, 3)


def wing(
    f: Figure,
    name: str,
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    first: float,
    last: float,
    inner: float,
    long: float,
    short: float,
    n: int = 10,
    sec: int = 11,
    k: float = 1.0,
) -> None:
    """Lay a wing: primaries fan at the wrist from angle first to last (degrees), secondaries go on to inner."""
    S, E, W_ = (np.array(p, float) for p in (shoulder, elbow, wrist))
    arm = curve(np.vstack([S, E, W_]), n=12)
    for j in range(sec):  # inner ones lie lowest
        t = j / (sec - 1)
        p = arm[int((0.04 + 0.9 * t) * (len(arm) - 1))]
        a = inner + (last - inner) * t
        length = short * (0.86 + 0.3 * math.sin(math.pi * (0.2 + 0.7 * t)))
        f.add(feather(p[0], p[1], length, a, 30 * k, 0.05, 0.72), INK, f"{name}.secondary", 0.7)
        f.add(shaft(p[0], p[1], length, a), "#6a6384", f"{name}.shaft", 0.2, True, 0.6)
    for j in range(n):
        t = j / (n - 1)
        a = last + (first - last) * t
        p = W_ + (arm[int(0.72 * (len(arm) - 1))] - W_) * (1 - t) * 0.9
        length = (
            short * 1.05 + (long - short) * math.sin(math.pi * 0.5 * min(1, t * 1.25)) - (26 * k if j == n - 1 else 0)
        )
        w = 29 * k * (1 - 0.22 * t)
        f.add(feather(p[0], p[1], length, a, w, 0.07 - 0.05 * t, 0.62), INK, f"{name}.primary", 0.8)
        f.add(shaft(p[0], p[1], length, a, 0.07 - 0.05 * t), "#6a6384", f"{name}.shaft", 0.2, True, 0.6)
    # coverts: three rows of white scallops over the roots, each row shorter
    for row, (reach, c) in enumerate(((0.5, COVERT), (0.34, "#f0dfcb"), (0.2, WHITE))):
        g = []
        m = 27 - 2 * row
        for j in range(m):
            t = j / (m - 1)
            if t < 0.66:
                p = arm[int(t / 0.66 * (len(arm) - 1))]
                a = inner + (last - inner) * t / 0.66
            else:
                p = arm[-1]
                a = last + (first - last) * (t - 0.66) / 0.34 * 0.97
            r = reach * short * (1 - 0.12 * math.cos(t * 6.28))
            g.append(feather(p[0], p[1], r, a, 27 * k, 0.05, 0.8))
        f.add(U(g), c, f"{name}.covert", 1.0)
    tip = W_ + np.array([math.cos(math.radians(first)), math.sin(math.radians(first))]) * 66 * k
    f.add(
        fillet(
            limb(
                [
                    (*S, 44 * k),
                    (*((S + E) / 2), 34 * k),
                    (*E, 27 * k),
                    (*((E + W_) / 2), 23 * k),
                    (*W_, 21 * k),
                    (*tip, 5 * k),
                ],
                8,
            ),
            3,
        ),
        WHITE,
        f"{name}.arm",
        1.2,
    )


def stork() -> Figure:
    """About 640 wide, facing left, centre of the body at 0,0. Anchor ``bill``: where it holds something."""
    f = Figure()
    wing(f, "far", (-52, -12), (-100, -120), (-128, -226), -112, -34, 8, 205, 132, 10, 10, 0.94)
    # legs trail
    legs = U(
        fillet(
            U(
                limb("120,34,20 150,44,11 196,58,9 206,62,12 216,64,8 330,86,6 338,87,8"),
            ),
            2,
        ),
        limb("334,87,7 358,90,4 378,90,2"),
        limb("334,88,7 362,97,4 388,102,2"),
        limb("334,88,7 356,102,4 376,113,2"),
        limb("334,87,6 340,96,3 350,104,1.6"),
    )
    f.add(T(legs, -8, -12, 0.98, rot=-3), "#a23b30", "legfar", 1)
    f.add(legs, RED, "leg", 1)
    tail = U([feather(120, 8 + j * 4, 92 - abs(j - 2) * 4, 6 + j * 4.4, 24, 0.02, 0.7) for j in range(5)])
    f.add(tail, COVERT, "tail", 1)
    body = U(
        shape("-112,-26 -60,-54 0,-58 60,-42 110,-16 150,8 158,20 130,34 80,48 20,56 -40,50 -90,28 -118,4"),
        limb("-66,-6,82 -118,-20,56 -164,-40,36 -204,-58,24 -240,-71,22", 10),
    )
    f.add(fillet(body, 26), WHITE, "body", 2)
    ticks = []
    for j in range(26):
        x = -96 + (j % 9) * 26 + 9 * (j // 9)
        y = -20 + (j // 9) * 22 + 0.1 * x
        ticks.append(limb([(x, y, 0.6), (x + 9, y + 2.5, 1.8), (x + 17, y + 6.5, 0.5)], 3))
    f.add(U(ticks).intersection(fillet(body, 26).buffer(-5)), "#cdb39f", "ticks", 0.2, True, 0.8)
    # long plumes of the breast
    ruff = U([feather(-158 + j * 10, -22 + j * 6, 60 + j * 2, 64 - j * 5.5, 13, 0.06, 0.2) for j in range(7)])
    f.add(ruff, COVERT, "ruff", 0.6)
    head = fillet(U(ellipse(-243, -72, 23, 17.5, 14), shape("-232,-88 -214,-80 -206,-56 -230,-50 -250,-54^")), 8)
    up = shape("-262,-74^ -256,-84 -290,-66 -346,-32 -372,-14^ -344,-24 -294,-52 -258,-66^")
    low = shape("-260,-66^ -294,-50 -344,-23 -371,-13^ -340,-14 -296,-36 -256,-56^")
    f.add(low, "#a23b30", "bill.low", 0.8)
    f.add(up, RED, "bill.up", 0.9)
    f.add(head, WHITE, "head", 1)
    f.add(shape("-264,-72^ -252,-80 -242,-77 -238,-72 -246,-67 -256,-66^"), SKIN, "lore", 0.3)
    f.add(ellipse(-246, -73.5, 3.6), "#1d1626", "eye", 0.2, True)
    f.add(ellipse(-247.2, -74.8, 1.2), "#fff8ea", "glint", 0.2, True)
    wing(f, "near", (-26, -16), (0, -150), (26, -262), -94, -18, 20, 232, 158, 10, 12, 1.06)
    # shoulder feathers lie over the root of the wing, the front ones on top
    for row, (x, y, n, length) in enumerate(((-20, 6, 8, 66), (-46, -2, 8, 58), (-70, -8, 7, 50), (-92, -14, 6, 44))):
        for j in range(n):
            t = j / (n - 1)
            a = 4 + 26 * t
            f.add(
                feather(x + 8 * math.sin(3.1 * t), y - 34 + 46 * t, length * (0.8 + 0.2 * math.sin(3.14 * t)), a, 17, 0.04, 0.8),
                WHITE if (row + j) % 3 else COVERT, "scapular", 0.32,
            )  # fmt: skip
    f.mark("bill", -340, -22)
    return f
