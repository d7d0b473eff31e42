"""A tortoise as high as a house, three-quarter from the left: a shell of scutes with growth rings, wrinkled skin, lit windows."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
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


# ---------------------------------------------------------------------- skin
def _scaly(
    sc: Scene, g: Any, name: str, size: float, lit: str, shade: str, c: tuple[float, float], reach: float
) -> None:
    """Horny scales over a piece of skin, row over row, each with a lit lower edge."""
    r = sc.stream(name)
    x0, y0, x1, y1 = g.bounds
    rows = []
    y, odd = y0 - size, 0
    while y < y1 + size:
        x = x0 - size + (size * 0.55 if odd else 0)
        while x < x1 + size:
            q = size * r.uniform(0.8, 1.15)
            rows.append(ellipse(x + r.uniform(-1.5, 1.5), y + r.uniform(-1.5, 1.5), q * 0.52, q * 0.44))
            x += size * 1.06
        y += size * 0.84
        odd ^= 1
    g2 = g.buffer(-2.5)
    sc.layer(
        clean(U(rows).intersection(g2)),
        sc.rad([(0, lit), (0.5, mix(lit, shade, 0.55)), (1, shade)], c[0], c[1], reach),
        z=1.2,
        sh=0.5,
        shc="#0c120f",
        rim="#ffe9b0",
        rimop=0.55,
        **EXACT,
    )


def leg(
    sc: Scene, foot: tuple[float, float], hip: tuple[float, float], w: float, lum: float, name: str, lean: float = 0
) -> None:
    """A column of a leg with scales and nails; lum dims the far ones."""
    x, y = foot
    hx, hy = hip
    g = fillet(
        U(
            limb(
                [
                    (hx, hy, w * 1.5),
                    ((hx + x) / 2 + lean, (hy + y) / 2, w * 1.12),
                    (x, y - 26, w * 1.02),
                    (x - 4, y - 10, w * 1.08),
                ],
                8,
            ),
            ellipse(x - 6, y - 14, w * 0.6, 20),
        ),
        6,
    ).intersection(box(-100, 0, 900, y))
    base = mix(DEEP, "#545a40", lum)
    sc.layer(
        g,
        sc.rad([(0, mix(base, LIT, 0.5 * lum)), (0.5, base), (1, mix(base, DEEP, 0.6))], x - w * 1.4, y - 120, 300),
        z=8,
        sh=0.5,
        cut=0.5,
        rim="#ffe3a0",
        rimop=0.6 * lum,
        rimw=1.4,
    )
    _scaly(sc, g, name, w * 0.17, mix(base, "#c8bd84", 0.6 * lum), mix(base, DEEP, 0.35), (x - w, y - 130), 260)
    nails = [
        shape(f"{x + a - 8},{y - 14} {x + a},{y - 20} {x + a + 8},{y - 14} {x + a + 5},{y - 1}^ {x + a - 6},{y - 1}^")
        for a in np.linspace(-w * 0.5, w * 0.36, 4)
    ]
    sc.layer(
        [(n, mix(DEEP, "#d8cb98", 0.2 + 0.34 * lum)) for n in nails], z=1.6, rim="#ffedb8", rimop=0.3 * lum, **EXACT
    )


HEAD = "-2,-28^ -12,-24 -20,-8 -17,8 -22,16^ -12,26 6,32 30,36 56,37 86,30 112,18 124,-4 120,-32 102,-52 74,-62 44,-60 20,-48 6,-36"


def draw_neck(sc: Scene) -> None:
    """The neck in folds, from under the shell down to the head."""
    neck = shape("330,700 262,706 214,726 176,760 160,800 172,838 206,858^ 258,862 316,842 372,822 400,760 380,690")
    sc.layer(
        neck,
        sc.rad([(0, "#c9bd84"), (0.4, "#6c6a4a"), (1, "#20281f")], 120, 700, 260),
        z=9,
        sh=0.6,
        cut=0.5,
        rim="#ffe3a0",
        rimop=0.8,
        rimw=1.6,
    )
    folds = []
    for k in range(8):
        t = k / 7
        cx, cy = 236 + 116 * t, 790 - 24 * t
        h = 62 + 22 * t
        P = [
            (cx + 26, cy - h, 0.6),
            (cx + 2 - 5 * math.sin(2.1 * k), cy - h * 0.3, 4),
            (cx - 2, cy + h * 0.36, 4.4),
            (cx + 14, cy + h * 0.96, 0.6),
        ]
        folds.append(limb(P, 8))
    f = clean(U(folds).intersection(neck))
    sc.flat(T(f, -4, 0).intersection(neck), "#f6e8b4", 0.34)
    sc.flat(f, "#161d17", 0.6)
    _scaly(sc, clean(neck.difference(f.buffer(2))), "neck", 12, "#d8cb92", "#39402e", (130, 720), 260)


def draw_head(sc: Scene, x: float, y: float, s: float) -> None:
    """The old head, low and forward, looking left out of one kind eye; x, y is near the tip of the beak, s its size."""
    g = T(shape(HEAD), x, y, s)
    sc.layer(
        g,
        sc.rad([(0, "#efe2ac"), (0.35, "#a89f6c"), (0.8, "#54563c"), (1, "#30382a")], x - 20, y - 70, 230),
        z=10,
        sh=0.6,
        cut=0.4,
        rim="#fff3c8",
        rimop=0.95,
        rimw=1.7,
    )
    p = lambda txt: T(shape(txt), x, y, s)  # noqa: E731
    plates = (
        "8,-40 24,-50 40,-54 38,-40 22,-34",
        "42,-56 62,-59 76,-56 72,-42 52,-40",
        "80,-56 98,-50 106,-40 92,-34 76,-40",
        "96,-32 112,-30 116,-14 102,-12",
        "94,-8 114,-8 112,8 96,8",
        "84,10 104,12 92,24 78,22",
        "64,14 78,12 72,26 58,28",
        "76,-8 90,-10 90,6 76,8",
    )
    sc.layer(
        U([p(q) for q in plates]).intersection(g.buffer(-2)),
        sc.rad([(0, "#f6ebbc"), (0.5, "#a89f6c"), (1, "#5c5c40")], x - 10, y - 70, 220),
        z=1.4,
        rim="#fff3c8",
        rimop=0.7,
        sh=0.5,
        **EXACT,
    )
    beak = p("-2,-28^ -12,-24 -20,-8 -17,8 -22,16^ -6,15 10,10 12,-8 8,-24")
    sc.layer(
        beak,
        sc.lin([(0, "#f2dfa0"), (1, "#8a7a4a")], x - 20, y - 20, x + 14, y + 20),
        z=1.2,
        sh=0.4,
        rim="#fff6d8",
        rimop=0.8,
        **EXACT,
    )
    mouth = T(limb("-21,15,1 -4,19,2.6 18,19,2.8 40,21,2.6 60,16,2 72,4,0.8", 8), x, y, s)
    sc.flat(mouth, "#2a2a1c", 0.85)
    sc.flat(T(ellipse(-9, -14, 2.4, 3.2), x, y, s), "#3a3422", 0.8)
    for txt, c, op in (
        ("22,-8^ 32,-25 48,-28 62,-20 70,-4^ 60,4 42,6 28,1", "#3a3a28", 0.75),
        ("26,-8^ 35,-21 48,-23 59,-15 65,-4^ 55,1 42,2 32,-1", "#1c1a12", 1.0),
    ):
        sc.flat(p(txt), c, op)
    sc.flat(p("29,-8^ 36,-19 49,-20 60,-5^ 52,-1 40,0"), "#6a4a1e")
    sc.flat(p("33,-12 40,-18 48,-14 47,-5 38,-3"), "#171209")
    sc.flat(T(ellipse(38, -13, 2.9), x, y, s), "#fff3cc")
    sc.layer(
        p("18,-15^ 30,-31 48,-34 66,-24 76,0^ 66,-8 54,-15 40,-18 28,-16"),
        sc.lin([(0, "#efe2ac"), (1, "#7c7650")], x + 20, y - 30, x + 70, y),
        z=1.4,
        rim="#fff6d8",
        rimop=0.8,
        sh=0.5,
        **EXACT,
    )
    bags = [
        T(limb(q, 6), x, y, s)
        for q in (
            "26,3,.6 40,10,2.2 58,8,1.8 71,0,.6",
            "30,10,.6 42,15,1.8 60,13,1.4 73,5,.6",
            "14,-18,.6 10,-6,1.6 16,6,.6",
            "70,-26,.6 76,-18,1.6 74,-8,.6",
            "20,24,.6 40,28,1.8 62,24,.6",
        )
    ]
    sc.flat(U(bags), "#2e2e1e", 0.6)
    rimlight(sc, g, 4, 5, "#fff0c0", 0.7, 2.0, (x - 60, y - 120), 260)


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


def put_small(sc: Scene, f: Figure, clip: Any) -> None:
    """A small dark figure inside a pane."""
    with sc.clip(clip):
        put(sc, f, z=0.6, sh=0.2)
