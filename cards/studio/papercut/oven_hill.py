"""A hill that is a bread oven: its dark mouth in a ring of cut stone, and plain small houses lit from one side."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, rounded
from cards.studio.papercut.land import land
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.plants import poplar
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank

LX, LY = 548.0, 530.0
NIGHT, WARM = "#0c1a3c", "#ffd9a0"
MX, SPRING, RX, RY, SILL = 640.0, 530.0, 250.0, 262.0, 752.0  # the mouth: middle, spring, half width, rise, foot
SLOPE = [(96, 1000), (176, 770), (236, 580), (300, 430), (386, 296), (500, 190), (650, 116), (860, 64)]


def house(
    sc: Scene,
    x: float,
    y: float,
    w: float,
    long_: float,
    c: str,
    z: float,
    lit: int = 0,
    flip: int = 0,
    r: float = 700,
    pot_at: float = 0.55,
) -> None:
    """A house on x, y: its gable, w wide, to the light, its long side in shade (flip: gable at the left)."""
    h, p, k = w * 0.95, w * 0.85, long_ * 0.16
    m = (lambda g: T(g, x, y, flip=bool(flip)))  # fmt: skip  # noqa: E731
    foot = 400
    gable = Polygon([(0, foot), (0, -h), (w / 2, -h - p), (w, -h), (w, foot)])
    wall_ = Polygon([(0, foot), (0, -h), (-long_, -h - k), (-long_, foot)])
    o = w * 0.1
    roof = Polygon(
        [(w / 2 + 1, -h - p - 2), (-o, -h + o * 1.4), (-long_ - o, -h - k + o * 1.4), (w / 2 - long_, -h - p - k - 2)]
    )
    verge = limb([(w / 2 - 1, -h - p - 1, w * 0.09), (w + o, -h + o * 1.5, w * 0.08)], 2)
    warm = mix(c, "#ffb478", 0.62)
    pot = box(w / 2 - long_ * pot_at, -h - p - k * pot_at - w * 0.3, w / 2 - long_ * pot_at + w * 0.2, -h - p + w * 0.1)
    sc.layer(m(pot), sc.near(mix(c, "#d88a68", 0.5), dark(c, 0.15), r), z=z * 0.6, cut=0.2, rim=WARM, rimop=0.5)
    sc.layer(m(wall_), dark(c, 0.22), z=z, cut=0.3, rimop=0)
    sc.layer(m(gable), sc.near(warm, mix(c, "#d88a78", 0.14), r), z=z, cut=0.3, rim=WARM, rimop=0.55)
    sc.layer(m(roof), sc.near(mix(c, "#d8805c", 0.5), dark(c, 0.1), r), z=z, cut=0.4, rim=WARM, rimop=0.6)
    if w > 36:
        rows = [
            limb([(w / 2 + (-o - w / 2) * t, -h - p + (p + o * 1.4) * t, 1), (w / 2 - long_ + (-o - w / 2) * t, -h - p - k + (p + o * 1.4) * t, 1)], 1)
            for t in (0.16, 0.32, 0.48, 0.64, 0.8, 0.92)
        ]  # fmt: skip
        sc.flat(m(U(rows)), dark(c, 0.4), 0.5)
    sc.layer(m(verge), sc.near(mix(warm, "#ffe0b0", 0.4), c, r), z=1.6, cut=0, fibre=0, wash=0, rim=WARM, rimop=0.8)
    a = w * 0.1
    for n, (u, v) in enumerate(
        ((w * 0.3, -h * 0.86), (w * 0.68, -h * 0.86), (w * 0.5, -h * 1.28), (w * 0.3, -h * 0.3), (w * 0.68, -h * 0.3))
    ):
        q = box(u - a, v, u + a, v + a * 2.6)
        sc.flat(m(q.buffer(a * 0.3)), mix(warm, NIGHT, 0.35), 0.7)
        sc.flat(m(q), "#ffcf78" if lit and n == lit else dark(c, 0.5))
    for u in (0.28, 0.66):
        sc.flat(
            m(box(-long_ * u - a, -h * 0.82 - k * u, -long_ * u + a, -h * 0.82 - k * u + a * 2.4)), dark(c, 0.5), 0.9
        )


def mouth(d: float = 0, dx: float = 0) -> Any:
    """The oven's mouth, d wider all round."""
    g = U(box(MX - RX, SPRING, MX + RX, SILL), ellipse(MX, SPRING, RX, RY))
    return clean(T(g.buffer(d), dx, 0).intersection(box(-80, -80, 1100, SILL)))


def oven_hill(sc: Scene) -> None:
    """The hill in three sheets, its houses and its chimney that smokes."""
    ch = Polygon([(352, 400), (362, 196), (414, 192), (428, 330)])
    puff = bank(
        sc.stream("smoke"),
        [(388, 172), (366, 140), (310, 120), (236, 122), (150, 100), (60, 104), (-60, 84)],
        10,
        24,
        sx=2.2,
    )
    sc.layer(puff, sc.near("#7f8cb0", "#1f3b6e", 620), z=7, sh=0.4, rim=WARM, rimop=0.6)
    sc.layer(ch, sc.near("#c8785c", "#26305e", 520), z=6, rim=WARM, rimop=0.7)
    sc.flat(brick(ch, 17, 9, "chimney", 0.6), "#1c2448", 0.4)
    sc.layer(box(346, 178, 430, 198), sc.near("#d8987c", "#3a4474", 520), z=3, rim=WARM)
    for x, y, w, q, c, lit, flip in ((520, 182, 56, 64, "#2b4a80", 0, 0), (694, 104, 50, 52, "#2b4a80", 3, 1)):
        house(sc, x, y, w, q, c, 5, lit, flip)
    for k, c in enumerate(("#123a56", "#1d4c60", "#40605c")):
        g, _ = land(sc.stream(f"hill {k}"), [(x + 40 * k, y + 44 * k) for x, y in SLOPE], 4)
        if k == 1:
            sc.layer(
                poplar(sc.stream("poplar"), 614, 196, 96, 26),
                sc.near("#a8946c", "#123a56", 560),
                z=4,
                cut=0,
                fibre=0,
                rim=WARM,
                rimop=0.6,
            )
        sc.layer(
            g,
            sc.rad([(0, mix(c, "#ffb058", 0.85)), (0.46, mix(c, "#d88a4c", 0.55)), (0.62, mix(c, "#a87a5c", 0.2)), (0.8, c), (1, mix(c, NIGHT, 0.5))], LX, LY, 600),
            z=10, sh=0.5, rim=WARM, rimop=0.7,
        )  # fmt: skip
        r, tufts = sc.stream(f"tufts {k}"), []
        for _ in range(170):
            x, y = r.uniform(180, 800), r.uniform(120, 860)
            tufts += [limb([(x, y, 1.7), (x + d, y - r.uniform(6, 12), 0.5)], 2) for d in (-4, 1)]
        sc.flat(U(tufts).intersection(g), sc.near("#ffd08a", mix(c, "#7a94c0", 0.4), 520), 0.42)


def stones(sc: Scene, d0: float, d1: float, n: int, lit: str, shade: str, name: str) -> None:
    """A ring of cut stones round the mouth."""
    r, ring = sc.stream(name), mouth(d1).difference(mouth(d0))
    for k in range(n):
        a0, a1 = (math.radians(-222 + 264 * (k + t) / n) for t in (0, 1))
        far = [
            (MX + 900 * math.cos(a0 + (a1 - a0) * t), SPRING + 20 + 900 * math.sin(a0 + (a1 - a0) * t))
            for t in (0, 0.5, 1)
        ]
        q = rounded(clean(ring.intersection(Polygon([(MX, SPRING + 20), *far]))).buffer(-1.6), 4)
        if q.is_empty:
            continue
        c = mix(mix(lit, shade, r.uniform(0, 0.5)), NIGHT, r.uniform(0, 0.12))
        fill = sc.rad(
            [(0, light(mix(c, "#ffb868", 0.6), 0.2)), (0.5, c), (1, mix(c, NIGHT, 0.62))], LX - 20, LY + 40, 380
        )
        sc.layer(q, fill, z=3, cut=0.6, sh=0.5, rim="#ffe6a8", rimop=0.7, rimw=1.4)
        sc.flat(
            U(
                [ellipse(r.uniform(*q.bounds[::2]), r.uniform(*q.bounds[1::2]), r.uniform(0.8, 2)) for _ in range(14)]
            ).intersection(q),
            dark(c, 0.4),
            0.4,
        )


def oven_mouth(sc: Scene) -> None:
    """The ring, the thickness of the wall at the left, the dark vault with a last red at its back."""
    stones(sc, 46, 70, 31, "#8f5c58", "#4a4468", "outer")
    stones(sc, 0, 46, 19, "#c86a44", "#7a3c3c", "inner")
    sc.flat(mouth(), "#150d22")
    with sc.clip(mouth()):
        for k in range(4):
            g = mouth(-16 - 26 * k, 22 * (k + 1))
            c = ("#4a2230", "#341828", "#241224", "#1a0c1e")[k]
            ring = mouth().difference(g) if k == 0 else mouth(10 - 26 * k, 22 * k).difference(g)
            sc.flat(
                ring,
                sc.rad(
                    [
                        (0, mix(c, "#ffa850", 0.9)),
                        (0.45, mix(c, "#d8642c", 0.5)),
                        (0.75, mix(c, "#8a2c24", 0.3)),
                        (1, c),
                    ],
                    LX - 40,
                    LY + 80,
                    380,
                ),
            )
            sc.flat(brick(ring, 30, 15, f"vault {k}", 0.8), "#140a1a", 0.42)
            sc.layer(g, dark(c, 0.25), z=8, sh=0.7, shc="#08040e", cut=0.6, rim="#ffb060", rimop=0.5)
        deep = mouth(-94, 88)
        sc.flat(deep, sc.lin([(0, "#0e0818"), (0.6, "#200c1c"), (1, "#8a3018")], 0, SPRING - 160, 0, SILL - 60))
        rimlight(sc, mouth(-16, 22), -5, -2, "#ffb060", 0.7, 3, (LX, LY), 420)
