"""Birds on their feet and on the wing; they face right, feet on y = 0.

``bird_on("stork")`` standing; ``bird_flying("crane", wings=0)`` with wings high (0), level (1), low (2) or banking (3).
"""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.flyers import bird_flying, owl_front  # noqa: F401
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.plumage import BIRDS, Plumage  # noqa: F401


def bird_on(
    kind: str, colours: tuple[str, str, str, str, str] | None = None, look: float = 0, step: float = 0, one_leg: int = 0
) -> Figure:
    """A bird standing: look turns the head (degrees, down positive), step spreads the feet, one_leg=1 lifts a foot.

    Anchors: beak, eye, back.
    """
    p = BIRDS[kind]
    body_c, wing_c, tip_c, beak_c, leg_c = colours or p.colours
    f = Figure()
    L, D = p.body
    base = shape(
        f"{L * 0.52},{-D * 0.1} {L * 0.36},{-D * 0.46} {0},{-D * 0.52} {-L * 0.34},{-D * 0.34} {-L * 0.52},{-D * 0.02} {-L * 0.36},{D * 0.26} {0},{D * 0.5} {L * 0.34},{D * 0.42}"
    )
    cy = -p.leg - D * 0.42
    if kind == "penguin":
        cy = -L * 0.5 - 4
    tail = shape(
        f"{-L * 0.40},{-D * 0.16}^ {-L * 0.5 - p.tail[0]},{-p.tail[1] * 0.5}^ {-L * 0.5 - p.tail[0] * 1.05},{p.tail[1] * 0.5}^ {-L * 0.36},{D * 0.22}^"
    )
    if kind == "hen":
        tail = U([leaf(-L * 0.4, -D * 0.1, 46, math.radians(a), 0.4) for a in (176, 198, 220, 240)])

    def tilt(g: Any) -> Any:
        return T(g, 0, cy, rot=-p.tilt)

    # legs behind the body
    for k, (dx, sgn) in enumerate(((6, 1), (-4, -1))):
        x = dx + L * 0.02
        fx = x + sgn * step
        if one_leg and k == 0:
            leg = limb([(x, cy + D * 0.3, 6), (x + 14, -p.leg * 0.55, 4), (x - 8, -p.leg * 0.45, 3.4)], 4)
        else:
            knee = (x + (fx - x) * 0.5 - 3, -p.leg * 0.52)
            leg = U(
                limb([(x, cy + D * 0.3, 7), (*knee, 4.2), (fx, -2, 3.4)], 4),
                limb([(fx - 6, -1, 2.4), (fx, -2.4, 3.4), (fx + 14, -1, 2)], 4),
                limb([(fx, -2, 3), (fx + 8, 0, 2)], 3),
            )
            if kind in ("goose", "swan", "gull", "penguin"):
                leg = U(leg, shape(f"{fx - 5},-3^ {fx + 3},-5 {fx + 18},0^ {fx - 4},0^"))
        f.add(leg, leg_c if k else dark(leg_c, 0.2), "leg")
    f.add(tilt(tail), tip_c, "tail")
    f.add(
        tilt(
            U(
                [
                    limb([(-L * 0.42, -D * 0.02 + k * 4, 0.6), (-L * 0.5 - p.tail[0] * 0.8, k * 4, 1.2)], 2)
                    for k in (-1, 0, 1)
                ]
            ).intersection(tail)
        ),
        dark(tip_c, 0.3),
        "tail.lines",
        0.2,
        True,
        0.6,
    )
    # neck and head: the neck starts at the breast
    a = math.radians(p.tilt)
    bx, by = L * 0.32 * math.cos(a), cy - L * 0.32 * math.sin(a) - D * 0.04
    rows = [[float(v) for v in t.split(",")] for t in p.neck.split()]
    pts = [(bx + r[0], by + r[1], r[2]) for r in rows]
    neck = limb(pts, 8)
    hx, hy = pts[-1][0], pts[-1][1]
    skull = ellipse(hx + p.head * 0.12, hy, p.head * 1.08, p.head * 0.94)
    whole = fillet(U(tilt(base), neck, skull), 7)
    beak = T(shape(p.beak), hx, hy, rot=look)
    if kind in ("stork", "heron", "crane") or p.head:
        f.add(beak, beak_c, "beak")
        tokens = [t.rstrip("^").split(",") for t in p.beak.split()]
        far = max(tokens, key=lambda t: float(t[0]))
        f.add(
            T(limb([(p.head * 0.7, 1, 0.5), (float(far[0]) * 0.92, float(far[1]) - 0.4, 1.0)], 2), hx, hy, rot=look),
            dark(beak_c, 0.45),
            "beak.line",
            0.2,
            True,
        )
        f.mark("beak", *T(ellipse(float(far[0]), float(far[1]), 1), hx, hy, rot=look).centroid.coords[0])
    f.add(whole, body_c, "body")
    if p.marks == "penguin":
        f.add(
            clean(T(shape("4,-52 26,-40 34,-10 32,26 16,50 0,48 -2,10 -4,-30"), 6, cy).intersection(whole)),
            "#f4efe2",
            "belly",
            0.4,
        )
        f.add(clean(ellipse(hx + 6, hy + 6, 12, 9).intersection(whole)), "#f0d9a0", "cheek", 0.4)
    if p.marks == "robin":
        f.add(clean(ellipse(hx + 10, hy + 20, 22, 26, 20).intersection(whole)), "#d2622f", "breast", 0.4)
    if p.marks == "magpie":
        f.add(clean(T(ellipse(8, 12, 30, 12, -8), 0, cy, rot=-p.tilt).intersection(whole)), "#f4efe2", "belly", 0.4)
    if p.marks == "cap":
        f.add(clean(ellipse(hx, hy - p.head * 0.7, p.head, p.head * 0.5).intersection(skull)), "#b5402e", "cap", 0.4)
        f.add(
            clean(
                limb([(pts[-2][0] + 3, pts[-2][1] - 4, 9), (pts[-2][0] + 4, pts[-2][1] + 22, 8)], 4).intersection(neck)
            ),
            "#2c2c34",
            "throat",
            0.4,
        )
    if p.marks == "crest":
        f.add(limb([(hx - 2, hy - 6, 4), (hx - 20, hy - 6, 2.6), (hx - 40, hy + 2, 0.6)], 5), "#2c333c", "crest", 0.4)
    if p.marks == "comb":
        f.add(
            U([ellipse(hx - 6 + k * 6, hy - 13 - (k % 2) * 3, 5) for k in range(4)], ellipse(hx + 13, hy + 12, 4, 7)),
            "#c0352c",
            "comb",
            0.5,
        )
    if p.marks == "mask":
        f.add(clean(ellipse(hx + 11, hy - 1, 5, 6)), "#2c2a2c", "mask", 0.3)
    # folded wing
    if kind == "penguin":
        wing = limb([(-6, cy - 26, 16), (-18, cy + 2, 18), (-26, cy + 30, 6)], 6)
        f.add(wing, wing_c, "wing", 0.8)
    else:
        w = shape(
            f"{L * 0.30},{-D * 0.22} {L * 0.1},{-D * 0.44} {-L * 0.2},{-D * 0.34} {-L * 0.62},{D * 0.02}^ {-L * 0.34},{D * 0.2} {0},{D * 0.26} {L * 0.24},{D * 0.12}"
        )
        f.add(tilt(w), wing_c, "wing", 0.8)
        tips = U(
            [
                leaf(-L * 0.12 - k * L * 0.05, D * 0.02 + k * 2.4, L * (0.5 - 0.05 * k), math.radians(174 - 6 * k), 0.2)
                for k in range(4)
            ]
        )
        f.add(tilt(tips), tip_c, "wing.tip", 0.4)
        scal = [
            limb([(x - 5, y, 0.5), (x, y + 3, 1.4), (x + 5, y, 0.5)], 3)
            for i, y in enumerate((-D * 0.26, -D * 0.12, D * 0.02))
            for x in [L * 0.16 - j * 11 - (i % 2) * 5 for j in range(4)]
        ]
        f.add(tilt(U(scal).intersection(w.buffer(-1))), dark(wing_c, 0.26), "wing.lines", 0.2, True, 0.7)
    ex, ey = hx + p.head * 0.34, hy - p.head * 0.18
    r = max(1.8, p.head * 0.15)
    if kind in ("crow", "magpie", "penguin"):
        f.add(ellipse(ex, ey, r * 1.5), mix(body_c, "#c9a25a", 0.6), "eye.ring", 0.2, True)
    f.add(ellipse(ex, ey, r), "#15121a", "eye", 0.2, True)
    f.add(ellipse(ex + r * 0.3, ey - r * 0.3, r * 0.36), "#fffaf0", "glint", 0.2, True)
    f.mark("eye", ex, ey)
    f.mark("back", -L * 0.1, cy - D * 0.5)
    return f


def all_birds() -> Figure:
    """Every bird, for a look."""
    f = Figure()
    for k, kind in enumerate(BIRDS):
        f.extend(T(bird_on(kind, one_leg=k % 3 == 1), (k % 7) * 190, (k // 7) * 270))
    f.extend(T(owl_front(), 1140, 270))
    for k, kind in enumerate(("stork", "goose", "heron", "gull", "crow")):
        f.extend(T(bird_flying(kind, k % 4), 60 + k * 260, 480))
    return f
