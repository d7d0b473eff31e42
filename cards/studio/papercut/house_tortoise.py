"""A tortoise as high as a house, three-quarter from the left: a shell of scutes with growth rings, wrinkled skin, lit windows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded
from cards.studio.papercut.scene import Scene

CX, RIM, EYE = 462.0, 744.0, 850.0  # middle of the shell, its rim, our eye level
A, B, C, TURN, DIST = 300.0, 396.0, 250.0, math.radians(24), 1500.0
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
DEEP, UMBER, HORN, LIT = "#1d2620", "#4a4632", "#8d8458", "#efe0a4"
AMBER = "#ffc766"


def on_shell(along: Any, up: Any, out: float = 1.0) -> Any:
    """Where a place of the shell is on the card: along 0 tail .. pi head, up 0 rim .. pi/2 ridge (radians)."""
    along, up = np.asarray(along, float), np.asarray(up, float)
    x = A * np.cos(along) * out
    y = B * np.sin(along) ** 0.8 * np.sin(up)
    z = C * np.sin(along) ** 0.9 * np.cos(up) * out
    dx, dz = x * math.cos(TURN) + z * math.sin(TURN), z * math.cos(TURN) - x * math.sin(TURN)
    s = DIST / (DIST - dz)
    return np.c_[CX + dx * s, EYE - (EYE - RIM + y) * s]


def facing(along: float, up: float, lamp: tuple[float, float, float] = (-0.78, 0.34, 0.52)) -> float:
    """How much of the lamp a place of the shell sees, 0..1."""
    n = np.array([math.cos(along) / A, math.sin(along) * math.sin(up) / B, math.sin(along) * math.cos(up) / C])
    n /= np.linalg.norm(n)
    n = np.array([n[0] * math.cos(TURN) + n[2] * math.sin(TURN), n[1], n[2] * math.cos(TURN) - n[0] * math.sin(TURN)])
    return float(max(0.0, np.dot(n, np.array(lamp)) / np.linalg.norm(lamp)))


class Scute:
    """One plate: its corners on the shell (along, up) and the middle towards which its rings shrink."""

    def __init__(self, corners: list[tuple[float, float]], out: float = 1.0) -> None:
        c = np.array(corners, float)
        t = np.linspace(0, 1, 9, endpoint=False)[:, None]
        self.edge = np.vstack([p + (q - p) * t for p, q in zip(c, np.roll(c, -1, 0), strict=True)])
        self.middle = c.mean(0)
        self.out = out

    def ring(self, k: float) -> Any:
        """The plate shrunk to k of its size."""
        e = self.middle + (self.edge - self.middle) * k
        g = Polygon(on_shell(e[:, 0], e[:, 1], self.out))
        return clean(rounded(g.buffer(-1.2), 4 * k + 1))

    def seen(self) -> bool:
        """Whether it turns its face to us."""
        p = on_shell(self.edge[:, 0], self.edge[:, 1], self.out)
        x, y = p[:, 0], p[:, 1]
        return float(np.sum(x * np.roll(y, -1) - y * np.roll(x, -1))) > 60

    @property
    def spot(self) -> tuple[float, float]:
        """Its middle on the card."""
        x, y = on_shell([self.middle[0]], [self.middle[1]], self.out)[0]
        return float(x), float(y)


def scutes() -> dict[str, Scute]:
    """All plates: r along the ridge, s on the side, m at the rim; numbers grow towards the head."""
    d = math.radians
    ridge = [d(v) for v in (4, 44, 80, 108, 138, 176)]
    side = [d(v) for v in (4, 64, 94, 124, 176)]
    crest = [d(v) for v in (60, 66, 79, 90, 92, 92)]  # where the back turns away from us
    low, high, zig = d(9), d(54), d(8)
    out: dict[str, Scute] = {}
    for k in range(5):
        a, b = ridge[k], ridge[k + 1]
        cut = [v for v in side[1:-1] if a < v < b]
        mid = cut[0] if cut else (a + b) / 2
        out[f"r{k}"] = Scute(
            [
                (a, high - zig),
                (mid, high + zig if cut else high - zig),
                (b, high - zig),
                (b, crest[k + 1]),
                (mid, (crest[k] + crest[k + 1]) / 2 + d(1)),
                (a, crest[k]),
            ]
        )
    for k in range(4):
        a, b = side[k], side[k + 1]
        cut = [v for v in ridge if a < v < b]
        top = (
            [(b, high + zig if k < 3 else high - zig)]
            + [(v, high - zig) for v in reversed(cut)]
            + [(a, high + zig if k else high - zig)]
        )
        out[f"s{k}"] = Scute([(a, low), ((a + b) / 2, low - d(3)), (b, low), *top])
    rim = np.radians(np.linspace(2, 178, 13))
    for k in range(12):
        out[f"m{k}"] = Scute(
            [
                (rim[k], d(-3)),
                ((rim[k] + rim[k + 1]) / 2, d(-6)),
                (rim[k + 1], d(-3)),
                (rim[k + 1], d(8.6)),
                (rim[k], d(8.6)),
            ],
            1.08,
        )
    return out


def draw_shell(sc: Scene) -> dict[str, Scute]:
    """Plate by plate, each a small stack of rings; gives back the plates."""
    plates = {k: s for k, s in scutes().items() if s.seen()}
    whole = U([s.ring(1.0).buffer(5) for s in plates.values()])
    body = clean(fillet(whole, 14))
    sc.layer(
        body,
        sc.rad([(0, "#3c3a28"), (0.6, "#20261e"), (1, "#171d19")], 130, 560, 760),
        z=14,
        sh=0.6,
        cut=0.5,
        rim="#ffe3a0",
        rimop=0.5,
    )
    for name, s in plates.items():
        lum = facing(*s.middle)
        r = sc.stream(name)
        small = name.startswith("m")
        steps = (1.0, 0.78, 0.54, 0.3) if small else (1.0, 0.91, 0.82, 0.73, 0.64, 0.55, 0.46, 0.37, 0.28)
        for i, k in enumerate(steps):
            g = s.ring(k * (1 if i == 0 else r.uniform(0.98, 1.02)))
            if g.is_empty:
                continue
            v = min(1.0, 0.1 + lum * (0.8 + 0.06 * i) + (0.07 if i % 2 else 0.0))
            lit = mix(mix(DEEP, UMBER, min(1, 0.25 + v * 1.1)), HORN, max(0.0, v - 0.34) * 1.3)
            fill = sc.rad(
                [(0, mix(lit, LIT, 0.7 * v)), (0.4, mix(lit, LIT, 0.12 * v)), (1, mix(lit, DEEP, 0.5))], 100, 540, 760
            )
            sc.layer(
                g,
                fill,
                z=2.4 + (1.6 if i == 0 else 0),
                sh=0.7,
                shc="#0c120f",
                cut=0.5 if i else 0.7,
                step=7,
                fibre=0.06,
                wash=0.5,
                rim="#ffedb8",
                rimop=0.2 + 0.8 * v,
                rimw=1.3,
            )
        cuts = []
        for e in s.edge[:: 2 if not small else 4]:
            p = s.middle + (e - s.middle) * np.array([[0.42], [0.7], [0.96]]) * (1 + r.uniform(-0.05, 0.03))
            q = on_shell(p[:, 0], p[:, 1], s.out)
            cuts.append(limb([(q[0][0], q[0][1], 0.4), (q[1][0], q[1][1], 1.2), (q[2][0], q[2][1], 0.5)], 3))
        sc.flat(clean(U(cuts).intersection(s.ring(0.98))), "#10160f", 0.4)
    return plates


# ---------------------------------------------------------------------- windows
def lit_window(sc: Scene, x: float, y: float, w: float, kind: str, turn: float = 0) -> Any:
    """A window in a plate: round, arch, square, oval or gable; amber, with bars; gives back its pane."""
    h = w * 1.25
    g = {
        "round": ellipse(0, 0, w * 0.56),
        "oval": ellipse(0, 0, w * 0.44, w * 0.66),
        "arch": U(box(-w / 2, -h * 0.2, w / 2, h * 0.5), ellipse(0, -h * 0.2, w / 2, w * 0.5)),
        "square": box(-w * 0.5, -w * 0.5, w * 0.5, w * 0.5),
        "gable": Polygon(
            [(-w * 0.5, h * 0.5), (-w * 0.5, -h * 0.14), (0, -h * 0.56), (w * 0.5, -h * 0.14), (w * 0.5, h * 0.5)]
        ),
    }[kind]
    g = T(g, x, y, 1, rot=turn)
    sc.layer(
        g.buffer(w * 0.12, join_style=2 if kind in ("square", "gable") else 1),
        "#5a4426",
        z=2.4,
        sh=0.6,
        rim="#ffd98a",
        rimop=0.9,
        **EXACT,
    )
    sc.flat(g, sc.rad([(0, "#fff3c0"), (0.55, AMBER), (1, "#e08f34")], x, y + w * 0.15, w * 0.9))
    return g


def window_bars(sc: Scene, g: Any, turn: float = 0) -> None:
    """The cross in a pane."""
    x0, y0, x1, y1 = g.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    q = U(box(cx - 1.3, y0 - 6, cx + 1.3, y1 + 6), box(x0 - 6, cy - 1.3, x1 + 6, cy + 1.3))
    sc.flat(clean(T(q, 0, 0, 1, rot=turn, o=(cx, cy)).intersection(g)), "#5a3c1c", 0.9)
