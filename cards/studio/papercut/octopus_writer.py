"""An octopus at its letters: three-quarter, head bent over a crate for a desk, every arm with something to do; in card units.

The middle of the seat is 0,0; it faces right; about 250 wide and 210 high.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

CORAL, BELLY, DEEP = "#ef6647", "#ffc4a0", "#8a2238"
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
# course, first and last width, side of the suckers
BACK_ARMS = (
    ("-14,-58 -66,-82 -104,-58 -112,-98 -92,-124 -74,-108", 21, 3, -1),  # lifts an envelope behind it
    ("18,-70 66,-96 104,-140 120,-192 112,-226", 19, 4, 1),  # lets the last bottle go
    ("-20,-30 -70,-30 -110,4 -146,-2 -150,-30 -128,-34", 24, 3, 1),
)
FRONT_ARMS = (
    ("-10,-30 -46,0 -84,36 -120,48 -140,28 -124,12 -110,26", 25, 3, 1),
    ("4,-26 -8,22 -42,58 -48,96 -20,104 -18,84", 26, 3, 1),
    ("20,-34 50,-10 78,-16 96,-50 116,-58 124,-42", 23, 4, 1),  # the pen
    ("26,-52 70,-46 104,-72 134,-86 154,-72 156,-52", 20, 4, 1),  # the second pen
    ("14,-26 44,14 74,40 92,74 78,94 66,80", 24, 3, -1),
)


def _arm(course: str, w0: float, w1: float, side: int) -> tuple[Any, Any, list[Any]]:
    """Arm, paler underside, suckers."""
    c = curve(course, n=12)
    t = np.linspace(0, 1, len(c))
    w = w1 + (w0 - w1) * (1 - t) ** 0.85
    d = np.gradient(c, axis=0)
    d /= np.maximum(1e-6, np.hypot(d[:, 0], d[:, 1]))[:, None]
    n = np.c_[-d[:, 1], d[:, 0]] * side
    body = limb(np.c_[c, w], 2)
    low = limb(np.c_[c + n * w[:, None] * 0.3, w * 0.42], 2)
    dots, s = [], 3.0
    length = np.r_[0, np.cumsum(np.hypot(*np.diff(c, axis=0).T))]
    while s < length[-1] - 3:
        x, y, q = (
            float(np.interp(s, length, v)) for v in (c[:, 0] + n[:, 0] * w * 0.3, c[:, 1] + n[:, 1] * w * 0.3, w)
        )
        dots.append(ellipse(x, y, max(0.8, q * 0.15)))
        s += max(2.6, q * 0.5)
    return body, clean(low.intersection(body)), dots


def _lay_arm(sc: Scene, arm: tuple[str, float, float, int], put: Any, c: str, at: tuple[float, float]) -> None:
    body, low, dots = _arm(*arm)
    fill = sc.rad([(0, light(c, 0.18)), (0.5, c), (1, mix(c, DEEP, 0.75))], *at, 300)
    sc.layer(put(body), fill, z=2.2, sh=0.5, rim="#ffe2c0", rimop=0.9, cut=0.2, wash=0.4, fibre=0.1)
    sc.flat(put(low), mix(BELLY, c, 0.25), 0.75)
    sc.flat(put(U(dots)), DEEP, 0.75)
    sc.flat(put(T(U(dots), -0.7, -0.7)), "#ffe6cc", 0.7)


def draw_octopus(sc: Scene, x: float, y: float, s: float, lamp: tuple[float, float], between: Any) -> None:
    """The writer; between() lays the desk after the far arms."""

    def put(g: Any) -> Any:
        return T(g, x, y, s)

    for arm in BACK_ARMS:
        _lay_arm(sc, arm, put, mix(CORAL, DEEP, 0.3), lamp)
    between()
    mantle = shape(
        "-2,-30 -34,-40 -52,-70 -78,-112 -92,-150 -78,-184 -44,-196 -8,-182 16,-146 30,-104 42,-78 44,-48 26,-28"
    )
    fill = sc.rad([(0, "#ffb088"), (0.35, CORAL), (0.75, "#b8343f"), (1, DEEP)], *lamp, 330)
    sc.layer(put(mantle), fill, z=3, sh=0.5, rim="#ffe6c8", rimop=1, cut=0.3, wash=0.6, fibre=0.12)
    with sc.clip(put(mantle)):
        r = sc.stream("skin")
        for k in range(7):  # scalloped rows of skin, each its own cut
            a = -180 + 19 * k
            row = U([ellipse(-92 + 9 * k + 17 * i, a + 5 * (i % 2) + 1.2 * i, 11.5, 8) for i in range(9)])
            edge = clean(row.difference(T(row, 0, -2.6)))
            sc.flat(put(edge), "#5a1428", 0.3)
            sc.flat(put(T(edge, 0, 1.8)), "#ffd0a8", 0.34)
        spots = U([ellipse(r.gauss(-40, 24), r.uniform(-186, -90), r.uniform(1.4, 4.4)) for _ in range(34)])
        sc.flat(put(spots), "#ffd8b4", 0.5)
        sc.flat(put(mantle.difference(T(mantle, 16, 6))), "#3a0a2a", 0.5, "multiply", 6)
    for ex, ey, q in ((33, -80, 0.78), (5, -74, 1.0)):  # two eyes under soft lids, on the page
        ball = ellipse(ex, ey, 14 * q, 13 * q, -12)
        sc.layer(put(ball), sc.rad([(0, "#ffa27a"), (1, "#c8423f")], *lamp, 230), z=1.4, sh=0.45, rim="#ffe6c8", rimop=1, **EXACT)  # fmt: skip
        eye = clean(
            ellipse(ex + 2, ey + 2, 9 * q, 7.4 * q, 8).difference(ellipse(ex - 1, ey - 8 * q, 13 * q, 8.4 * q, 10))
        )
        sc.flat(put(eye), "#ffe2a0")
        sc.flat(put(clean(ellipse(ex + 4, ey + 4.6 * q, 6.4 * q, 2.5 * q, 10).intersection(eye))), "#2a0a1c")
        lid = [
            (ex - 7 * q, ey + 2 * q),
            (ex - 1 * q, ey + 0.4 * q),
            (ex + 6 * q, ey + 0.8 * q),
            (ex + 11 * q, ey + 3 * q),
        ]
        sc.flat(put(limb([(a, b, 1.4) for a, b in lid], 4)), "#5a1428", 0.85)
        sc.flat(put(ellipse(ex + 8 * q, ey + 4 * q, 1.3)), "#ffffff", 0.95)
    for arm in FRONT_ARMS:
        _lay_arm(sc, arm, put, CORAL, lamp)
    rimlight(sc, put(mantle), -3, 1, "#ffe0b0", 0.9, 1, lamp, 320)


def hand(k: int) -> tuple[float, float]:
    """The tip of a front arm, before it is placed."""
    c = curve(FRONT_ARMS[k][0], n=12)
    return float(c[-1][0]), float(c[-1][1])


def quill(sc: Scene, x: float, y: float, s: float, rot: float) -> None:
    """A quill whose nib is at x, y."""
    vane = shape("6,-10 14,-34 10,-62 -2,-76 -6,-50 0,-22")
    sc.layer(T(vane, x, y, s, rot=rot), "#fff2dc", z=1.6, sh=0.4, rim="#ffffff", rimop=1, **EXACT)
    sc.flat(T(limb("0,0,1 4,-20,1.6 3,-70,.6", 4), x, y, s, rot=rot), dark(BELLY, 0.35))
