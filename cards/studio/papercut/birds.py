"""Birds on their feet and on the wing; they face right, feet on y = 0.

``bird_on("stork")`` standing; ``bird_flying("crane", wings=0)`` with wings high (0), level (1), low (2) or banking (3).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from cards.studio.papercut.beasts import fwing
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.plants import leaf


@dataclass(frozen=True)
class Plumage:
    """leg: length; body: length, depth; tilt: of the body (degrees, breast up); neck: limb from the breast, relative to
    it; head: radius; beak: points from the head's centre; tail: length, width; colours body, wing, wing tip, beak, legs."""

    leg: float
    body: tuple[float, float]
    tilt: float
    neck: str
    head: float
    beak: str
    tail: tuple[float, float]
    colours: tuple[str, str, str, str, str]
    marks: str = ""


BIRDS: dict[str, Plumage] = {
    "stork": Plumage(92, (92, 46), 24, "0,0,26 18,-22,16 18,-52,12 14,-80,12", 12, "8,-4 62,8^ 8,5", (26, 16), ("#f4efe2", "#f4efe2", "#23222c", "#c9402c", "#c9402c")),
    "heron": Plumage(96, (90, 40), 30, "0,0,22 22,-20,13 4,-46,10 12,-74,9 16,-88,10", 10, "6,-4 60,4^ 6,5", (24, 14), ("#8d9aa6", "#6d7c8a", "#3a4450", "#d9a23a", "#6a6a50"), "crest"),
    "crane": Plumage(94, (94, 46), 22, "0,0,26 24,-22,16 22,-56,12 16,-88,11", 11, "7,-3 44,4^ 7,5", (34, 26), ("#e6e2d8", "#d8d4ca", "#2c2c34", "#8a8a72", "#3a3a3c"), "cap"),
    "goose": Plumage(30, (104, 54), 12, "0,0,30 14,-24,17 12,-54,14 14,-74,14", 13, "8,-7 32,2 32,6^ 8,8", (26, 20), ("#e8e2d4", "#cfc8b8", "#a8a090", "#d9852c", "#d9852c")),
    "swan": Plumage(20, (120, 58), 10, "0,0,32 26,-22,20 10,-62,15 14,-100,13 30,-112,13", 12, "8,-5 36,6 34,10^ 6,8", (30, 22), ("#f6f2e8", "#ece6d8", "#e0d8c8", "#d96a2c", "#2c2a2c"), "mask"),
    "crow": Plumage(26, (82, 40), 32, "0,0,34 8,-14,28 12,-24,26", 15, "8,-8 42,2 40,6^ 8,8", (46, 20), ("#1e1e28", "#171720", "#101018", "#2c2c34", "#2c2a2c")),
    "magpie": Plumage(26, (70, 36), 34, "0,0,32 8,-12,26 12,-22,24", 14, "8,-7 34,2 32,5^ 8,7", (88, 15), ("#1c1c26", "#243a5a", "#122030", "#22222a", "#2c2a2c"), "magpie"),
    "robin": Plumage(20, (56, 42), 36, "0,0,36 6,-8,32 10,-14,30", 16, "12,-3 26,3^ 12,5", (28, 14), ("#8a6a4a", "#6f5238", "#543d2a", "#4a3a2c", "#5a4030"), "robin"),
    "sparrow": Plumage(18, (56, 38), 26, "0,0,34 8,-8,30 12,-14,28", 15, "11,-4 26,3^ 11,6", (30, 14), ("#b08a5e", "#7f5a38", "#543d2a", "#4a3a2c", "#8a5a3a")),
    "hen": Plumage(30, (84, 64), 22, "0,0,44 18,-20,28 20,-40,22", 14, "9,-4 26,4^ 9,7", (44, 40), ("#c07a3c", "#9c5c2c", "#6a3a20", "#d9a23a", "#d9a23a"), "comb"),
    "gull": Plumage(28, (92, 42), 14, "0,0,36 12,-10,28 18,-18,26", 15, "9,-4 36,4 33,9^ 9,8", (34, 14), ("#f4f0e6", "#a9b4bc", "#3a404a", "#e0a52c", "#d98a4a")),
    "penguin": Plumage(6, (112, 62), 74, "0,0,50 2,-12,42 4,-22,38", 21, "14,-3 44,6^ 12,8", (16, 20), ("#23262f", "#1b1e27", "#15171e", "#d98a2c", "#d98a2c"), "penguin"),
    "pigeon": Plumage(20, (82, 46), 26, "0,0,38 10,-12,27 13,-22,24", 13, "9,-2 24,4^ 9,6", (36, 18), ("#8a93a4", "#aab2c0", "#4a5060", "#4a4650", "#b8605a")),
}  # fmt: skip


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


def bird_flying(
    kind: str = "crane", wings: int = 0, colours: tuple[str, str, str, str, str] | None = None, load: int = 0
) -> Figure:
    """A bird in flight to the right, centred on its breast (0,0), about 200 long; wings 0 high, 1 level, 2 low, 3 banking.

    Anchors: beak (where a load hangs).
    """
    p = BIRDS[kind]
    body_c, wing_c, tip_c, beak_c, leg_c = colours or p.colours
    f = Figure()
    long = kind in ("stork", "heron", "crane", "goose", "swan")
    r = math.radians
    W = {
        0: (
            ((14, -6), (30, -54), r(-94), r(-178), 96, 46, r(-184)),
            ((20, -8), (44, -50), r(-70), r(-150), 88, 40, r(-168)),
        ),
        1: (
            ((10, -4), (-4, -58), r(-114), r(-196), 92, 46, r(-188)),
            ((18, 2), (22, 40), r(72), r(164), 78, 38, r(170)),
        ),
        2: (((14, 4), (16, 54), r(106), r(178), 92, 44, r(182)), ((22, 0), (40, 42), r(76), r(150), 80, 36, r(168))),
        3: (
            ((12, -4), (34, -58), r(-78), r(-168), 100, 46, r(-184)),
            ((16, 2), (8, 46), r(110), r(184), 80, 40, r(180)),
        ),
    }[wings]

    def wing(q: Any) -> Any:
        return fwing(q[0], q[1], q[2], q[3], q[4], q[5], a2=q[6])

    far, near = wing(W[1]), wing(W[0])
    f.add(far, dark(wing_c, 0.22), "wing.far", 1.0)
    if long:
        legs = (
            U(limb("-30,4,7 -66,8,4 -112,10,3", 5), limb("-30,6,7 -66,11,4 -108,15,3", 5))
            if kind in ("stork", "heron", "crane")
            else None
        )
        f.add(legs, leg_c, "leg", 0.6)
        body = shape("46,-8 34,-18 10,-20 -24,-14 -58,-2^ -58,8^ -26,14 8,16 34,10 46,2")
        neck = (
            limb("30,-6,22 62,-10,14 92,-6,11 108,-6,11", 7)
            if kind != "heron"
            else limb("30,-4,22 52,6,15 66,-6,12 60,-16,13", 7)
        )
        hx, hy = (110, -7) if kind != "heron" else (66, -16)
    else:
        body = shape("44,-6 34,-15 10,-16 -22,-10 -52,-2^ -52,8^ -22,12 8,14 32,10 46,2")
        neck = limb("28,-4,24 44,-7,21 52,-8,20", 5)
        hx, hy = (54, -8)
    tail = U([leaf(-46, 2, 36 + p.tail[0] * 0.3, r(a), 0.26) for a in (168, 176, 184, 191)])
    beak = T(shape(p.beak), hx, hy, 0.9)
    f.add(beak, beak_c, "beak", 0.6)
    f.add(tail, tip_c, "tail", 0.8)
    f.add(fillet(U(body, neck, ellipse(hx + 1, hy, p.head * 0.98, p.head * 0.86)), 5), body_c, "body", 1.0)
    f.add(near, wing_c, "wing", 1.2)
    if tip_c != wing_c:
        sx, sy = W[0][1]
        tip = clean(near.difference(ellipse(W[0][0][0], W[0][0][1], 30).union(limb([(*W[0][0], 90), (sx, sy, 56)], 4))))
        f.add(tip, tip_c, "wing.tip", 0.3)
    ex, ey = hx + p.head * 0.3, hy - p.head * 0.2
    f.add(ellipse(ex, ey, max(1.6, p.head * 0.15)), "#15121a", "eye", 0.2, True)
    tokens = [t.rstrip("^").split(",") for t in p.beak.split()]
    fx = max(float(t[0]) for t in tokens)
    f.mark("beak", hx + fx * 0.86, hy + 4)
    _ = light, load
    return f


def owl_front(
    colours: tuple[str, str, str] = ("#7a5a3c", "#e6d4b0", "#3a2a1e"), shut: int = 0, look: float = 0, ears: int = 1
) -> Figure:
    """An owl sitting, facing us, feet at 0,0, about 120 high; shut=1 asleep, look turns the gaze."""
    main, pale, deep = colours
    f = Figure()
    b = (
        shape("-34,-4 -42,-36 -38,-70 -34,-92 -30,-110 0,-116 30,-110 34,-92 38,-70 42,-36 34,-4 16,6 0,2 -16,6")
        if not ears
        else shape(
            "-34,-4 -42,-36 -38,-70 -34,-92 -38,-122^ -20,-112 0,-114 20,-112 38,-122^ 34,-92 38,-70 42,-36 34,-4 16,6 0,2 -16,6"
        )
    )
    f.add(b, main, "body")
    f.add(clean(ellipse(0, -36, 25, 38).intersection(b)), pale, "belly", 0.5)
    f.add(
        U(
            [
                limb([(x - 5, y, 0.6), (x, y + 5, 2), (x + 5, y, 0.6)], 3)
                for i, y in enumerate(range(-64, -6, 12))
                for x in range(-16 + (i % 2) * 5, 17, 10)
            ]
        ).intersection(ellipse(0, -36, 24, 37)),
        mix(main, pale, 0.3),
        "scales",
        0.2,
        True,
    )
    for s in (-1, 1):
        wing = T(shape("36,-84 46,-52 42,-22 28,-2^ 26,-30 28,-60"), flip=s < 0)
        f.add(wing, dark(main, 0.16), "wing", 0.8)
        f.add(
            T(
                U(
                    [
                        limb(
                            [(30 + k, -66 + 14 * k, 0.6), (38 - k, -56 + 14 * k, 1.6), (40 - 2 * k, -46 + 13 * k, 0.6)],
                            3,
                        )
                        for k in range(4)
                    ]
                ),
                flip=s < 0,
            ).intersection(wing),
            deep,
            "wing.lines",
            0.2,
            True,
            0.6,
        )
        f.add(U([T(shape("-9,0 -8,-7 -4,-9 0,-2"), s * 13 + dx, 6) for dx in (-6, 0, 6)]), "#c9a23a", "foot", 0.4)
    discs = U(ellipse(-15, -88, 19, 18), ellipse(15, -88, 19, 18))
    f.add(discs, mix(pale, main, 0.15), "disc", 0.5)
    for s in (-1, 1):
        x = s * 15
        f.add(
            U(
                [
                    limb(
                        [
                            (x + 10 * math.cos(a), -88 + 10 * math.sin(a), 0.5),
                            (x + 16.5 * math.cos(a), -88 + 15.5 * math.sin(a), 1.3),
                        ],
                        2,
                    )
                    for a in [k / 16 * 6.283 for k in range(16)]
                ]
            ),
            mix(main, pale, 0.35),
            "rays",
            0.2,
            True,
            0.8,
        )
        if shut:
            f.add(limb([(x - 8, -88, 1), (x, -84, 2.6), (x + 8, -88, 1)], 5), deep, "eye", 0.2, True)
        else:
            f.add(ellipse(x, -88, 9.5), "#e0a83a", "iris", 0.3, True)
            f.add(ellipse(x + look * 3, -88, 5.6), "#17121a", "pupil", 0.2, True)
            f.add(ellipse(x + look * 3 + 2, -90.5, 1.7), "#fffaf0", "glint", 0.2, True)
    f.add(shape("0,-84^ 6,-76 3,-66 0,-63^ -3,-66 -6,-76"), "#c9a23a", "beak", 0.6)
    f.add(
        U(limb("-34,-104,2 -16,-106,5 -2,-90,1.6", 5), limb("34,-104,2 16,-106,5 2,-90,1.6", 5)),
        dark(main, 0.2),
        "brow",
        0.4,
    )
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
