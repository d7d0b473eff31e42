"""A wave as high as a church that has stopped, in sheets of glass one behind the other; in card units."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF
from shapely.geometry import LineString, Point, Polygon

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, limb
from cards.studio.papercut.reef_fish import reef_fish
from cards.studio.papercut.scene import Scene

VX, VY = 404, 712  # where the wave and the beach come from
# the outline of its near edge: over the back to the tip, and from the tip down the hollow
OUTER = [(760, -150), (600, -70), (452, 6), (318, 84), (226, 182), (184, 292), (188, 398), (216, 484)]
INNER = [
    (216, 484),
    (240, 428),
    (296, 376),
    (376, 352),
    (464, 374),
    (540, 440),
    (590, 546),
    (608, 676),
    (590, 798),
    (536, 898),
    (452, 966),
    (346, 1004),
]
# its sheets from far to near: size and colour
DEPTHS = (0.13, 0.19, 0.27, 0.37, 0.49, 0.63, 0.8, 1.0)
TONES = ("#e9f3dc", "#cfe8d0", "#b2d9c0", "#92c8ae", "#6fb29b", "#4a9886", "#317a6c", "#1e5a50")


def wave() -> Any:
    """The near edge of the wave, cut like a letter from a single sheet."""
    out = curve(np.array(OUTER, float), n=14)
    inn = curve(np.array(INNER, float), n=14)
    foot = [(430, 1022), (560, 1040), (760, 1052), (1000, 1060), (1000, -160)]
    return clean(Polygon([*out, *inn[1:], *foot]).buffer(0))


def far(g: Any, s: float) -> Any:
    """The same thing further along the beach."""
    return AF.scale(g, s, s, origin=(VX, VY))


def flow(u: float, t0: float = 0.0, t1: float = 1.0, n: int = 60) -> np.ndarray:
    """A line inside the wave's body from its foot over its head; u 0 on the inner, 1 on the outer edge."""
    inn = along(curve(np.array(INNER[::-1], float), n=14), n)
    outer = [(1180, 1060), (1120, 700), (1040, 300), (900, 20), *OUTER]
    out = along(curve(np.array(outer, float), n=14), n)
    P = inn * (1 - u) + out * u
    return P[int(t0 * (n - 1)) : int(t1 * (n - 1)) + 1]


def fishes(sc: Scene, s: float, n: int, name: str, tones: tuple[str, str]) -> None:
    """Fish in the wave: all press forward to see."""
    r = sc.stream(name)
    out: list[tuple[float, float, float]] = []
    body = wave().buffer(-14)
    for _ in range(n * 30):
        if len(out) >= n:
            break
        u, t = r.uniform(0.05, 0.46), r.uniform(0.12, 0.9)
        P = flow(u)
        i = int(t * 58)
        x, y = (float(v) for v in P[i])
        L = r.uniform(34, 74) * (1.15 - 0.55 * t) * (1.1 - u)
        if not body.contains(Point(x, y)) or not -20 < x < 800:
            continue
        if any(math.hypot(x - a, y - b) < (L + q) * 0.56 for a, b, q in out):
            continue
        out.append((x, y, L))
        aim = math.degrees(math.atan2(980 - y, 280 - x))
        f = reef_fish(
            r.choice(("long", "perch", "long", "round")),
            tones[0],
            light(tones[0], 0.5),
            tones[1],
            pattern=r.choice(("line", "scales", "bands")),
        )
        f = T(f, 0, 0, L / 100, sy=-L / 100 if abs(aim) > 90 else L / 100)
        f = T(T(f, x, y, 1, rot=aim), VX * (1 - s), VY * (1 - s), s)
        put(sc, f, z=2, sh=0.35, rim=(2, 0, "#f6fff0", 0.9))


def draw_wave(sc: Scene) -> None:
    """Eight sheets of glass one behind the other, the far ones full of sun."""
    lx, ly = sc.light[:2]
    near_wave = wave()
    sheets = len(DEPTHS)
    for k, (s, c) in enumerate(zip(DEPTHS, TONES, strict=True)):
        g = far(near_wave, s)
        last = k == sheets - 1
        lit = mix(c, "#f4fbdc", 0.55 - 0.03 * k)
        deep = dark(c, 0.18 + 0.03 * k)
        sc.layer(
            g,
            sc.rad([(0, lit), (0.5 if last else 0.6, c), (1, deep)], lx, ly, 240 + 560 * s),
            z=4 + 9 * s,
            sh=0.4,
            shc="#0f3a34",
            dx=-5 * s - 1,
            dy=4 * s + 1,
            cut=0.4 + 0.6 * s,
            wash=0.8,
            rim="#fbfff0",
            rimop=0.9,
            rimw=0.8 + s,
        )
        # lines of flow
        r = sc.stream(f"flow {k}")
        for j in range(7 + 3 * k):
            u = 0.03 + 0.62 * (j + r.uniform(0, 0.7)) / (7 + 3 * k)
            t0 = r.uniform(0, 0.4)
            P = flow(u, t0, min(1, t0 + r.uniform(0.3, 0.62)))
            w = [0.3 + 2.6 * s * math.sin(math.pi * i / (len(P) - 1)) for i in range(len(P))]
            q = limb([(x, y, v) for (x, y), v in zip(P[::3], w[::3], strict=True)], 3, 3)
            q = far(q, s).intersection(g.buffer(-2))
            dark_line = r.random() < 0.4
            sc.flat(clean(q), dark(c, 0.35) if dark_line else "#f4fdea", (0.34 if dark_line else 0.5) * (0.6 + 0.4 * s))
        if last:
            steps(sc, g)
        if k >= sheets - 3:
            fishes(
                sc,
                s,
                (5, 8, 24)[k - 5],
                f"fish {k}",
                (("#8fc8b0", "#3f8a7a"), ("#6fb8a0", "#256a5e"), ("#5aa892", "#12433e"))[k - 5],
            )
        lip(sc, s, k)
    inner = LineString(curve(np.array(INNER, float), n=14)).buffer(26).intersection(near_wave)
    sc.flat(clean(inner), sc.near("#f6ffe0", "#9fe0c0", 480), 0.42, "screen", 12)


def steps(sc: Scene, g: Any) -> None:
    """The near sheet is cut back again and again towards its dark back."""
    for u, lit, c in ((0.17, "#3f8a7c", "#185048"), (0.33, "#2f7468", "#13443e"), (0.52, "#235e56", "#0f3834")):
        P = flow(u)
        back = clean(
            Polygon([(P[0][0] - 60, 1120), *P, *[tuple(q) for q in flow(1.0)[::-1]]]).buffer(0).intersection(g)
        )
        sc.layer(
            back,
            sc.near(lit, c, 760),
            z=8,
            sh=0.4,
            shc="#0a2c28",
            dx=-5,
            dy=3,
            cut=0.8,
            wash=0.8,
            rim="#dff6e2",
            rimop=0.7,
        )


def lip(sc: Scene, s: float, k: int) -> None:
    """Foam along the head, hanging without falling."""
    r = sc.stream(f"lip {k}")
    edge = along(curve(np.array(OUTER[2:], float), n=14), 44)
    tip = along(curve(np.array(INNER[:4], float), n=14), 16)
    crest = np.vstack([edge, tip[1:2]])
    widths = np.interp(np.linspace(0, 1, len(crest)), [0, 0.5, 0.9, 1], [8, 20, 32, 22])
    under, lobes = [limb(np.c_[crest, widths * 1.5], 2)], [limb(np.c_[crest, widths * 0.8], 2)]
    for (x, y), w in zip(crest, widths, strict=True):
        under.append(ellipse(x + r.uniform(-2, 8), y + r.uniform(-2, 8), w * r.uniform(0.7, 1.05)))
        lobes.append(ellipse(x + r.uniform(-4, 3), y + r.uniform(-4, 3), w * r.uniform(0.34, 0.62)))
    sc.layer(
        far(U(under), s),
        sc.near("#eefbe8", mix("#cfe8d6", TONES[k], 0.4), 520),
        z=2 + 3 * s,
        sh=0.3,
        shc="#1e5a50",
        cut=0.2,
        wash=0.3,
        rim="#ffffff",
        rimop=0.6,
    )
    sc.layer(
        far(U(lobes), s),
        sc.near("#ffffff", mix("#f6f8ec", TONES[k], 0.16), 620),
        z=2 + 3 * s,
        sh=0.35,
        shc="#1e5a50",
        cut=0.2,
        wash=0.2,
        rim="#ffffff",
        rimop=0.9,
    )
    if s > 0.6:
        drops = []
        for _ in range(22):
            t = r.random() ** 2
            drops.append(
                ellipse(
                    216 + r.gauss(0, 16) + 30 * t,
                    496 + 150 * t,
                    1.4 + 3.2 * (1 - t) * r.random(),
                    2 + 4.4 * (1 - t) * r.random(),
                )
            )
        sc.layer(far(U(drops), s), "#fdfff6", z=2, sh=0.3, shc="#1e5a50", cut=0, wash=0, fibre=0, rim="#ffffff")
