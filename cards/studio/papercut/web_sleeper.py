"""Who lies in the web and who sits at its hub: a child in striped pyjamas, a fine-legged spider, the blanket between them."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely

from cards.studio.papercut.colour import mix
from cards.studio.papercut.faces import head
from cards.studio.papercut.figure import put
from cards.studio.papercut.frost_ferns import leaves
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
WOOL, WOOL_LIT, WOOL_DEEP = "#8e1f26", "#d8503f", "#4a1220"
LEFT = ((378, 430), (384, 500), (400, 570), (430, 640), (462, 712), (470, 764))
RIGHT = ((498, 424), (508, 490), (532, 556), (572, 622), (614, 690), (634, 742))


def _cloth(u: Any, v: Any) -> Any:
    """A place of the blanket: u 0..1 across, v 0..1 from the needles down."""
    a, b = curve(np.array(LEFT, float), None, False, 12), curve(np.array(RIGHT, float), None, False, 12)
    n = np.linspace(0, 1, len(a))
    ax, ay, bx, by = (np.interp(v, n, q) for q in (a[:, 0], a[:, 1], b[:, 0], b[:, 1]))
    sag = 10 * np.sin(np.pi * u) * (0.4 + v)
    return np.stack([ax + (bx - ax) * u, ay + (by - ay) * u + sag], axis=-1)


def draw_blanket(sc: Scene, sun: tuple[float, float]) -> None:
    """Dark red, stitch by stitch, from the needles down over the feet."""
    t = np.linspace(0, 1, 40)
    edge = np.vstack([_cloth(t * 0, t), _cloth(t, t * 0 + 1), _cloth(t * 0 + 1, t[::-1]), _cloth(t[::-1], t * 0)])
    g = clean(shape(edge[::3], 2))
    sc.layer(
        g,
        sc.rad([(0, "#c23c34"), (0.4, WOOL), (1, WOOL_DEEP)], sun[0] + 120, sun[1] - 90, 600),
        z=7,
        sh=0.55,
        cut=0.4,
        rim="#ffc9a0",
        rimop=0.7,
    )
    cols, rows = 15, 38
    u, v = np.meshgrid((np.arange(cols) + 0.5) / cols, (np.arange(rows) + 0.6) / (rows + 0.4))
    u, v = u.ravel(), v.ravel()
    p, q, s = _cloth(u, v), _cloth(u, np.minimum(v + 0.02, 1.02)), _cloth(u + 0.5 / cols, v)
    down = np.arctan2(*(q - p).T[::-1])
    wide = np.hypot(*(s - p).T)
    parts = []
    for side in (-1, 1):
        x = p + (s - p) * side * 0.92
        parts.append(leaves(x[:, 0], x[:, 1] - 4, down + side * 0.42, wide * 2.3 + 3, wide * 0.95 + 1))
    st = np.concatenate(parts)
    band = np.concatenate([(np.arange(rows) % 9 < 2).repeat(cols)] * 2)
    lit = sc.rad([(0, "#e0714e"), (0.28, "#b5342f"), (0.65, "#8a1e26"), (1, "#641722")], sun[0] + 120, sun[1] - 90, 560)
    dim = sc.rad([(0, "#f6c08a"), (0.3, "#d98a5c"), (0.7, "#9a4a34"), (1, "#6a2a28")], sun[0] + 120, sun[1] - 90, 560)
    for keep, fill in ((~band, lit), (band, dim)):
        sc.layer(
            clean(shapely.union_all([x.buffer(-0.35) for x in st[keep]])),
            fill,
            z=1,
            sh=0.6,
            shc="#2a0a12",
            rim="#ffd0a8",
            rimop=0.35,
            **EXACT,
        )
    fringe = [
        limb(
            [
                *[(float(x), float(y), 2.2) for x, y in _cloth(np.array([k]), np.array([1.0]))],
                *[(float(x) + 2, float(y) + 17, 1.4) for x, y in _cloth(np.array([k]), np.array([1.0]))],
            ],
            2,
        )
        for k in np.linspace(0.02, 0.98, 24)
    ]
    sc.layer(U(fringe), WOOL, z=2, rim="#ffc9a0", rimop=0.6, **EXACT)
    legs = U(limb("446,690,44 500,706,42 560,722,36 600,726,32", 6), ellipse(604, 704, 17, 26, 12))
    folds = [
        limb("470,672,3 482,600,9 474,540,2", 5),
        limb("500,684,3 528,620,9 524,566,2", 5),
        limb("590,682,2 580,650,7 560,618,2", 5),
    ]
    with sc.clip(g):
        sc.flat(clean(legs.buffer(15).difference(T(legs, 0, 5))), "#2a0a12", 0.6, "multiply", 5)
        sc.flat(clean(U(folds)), "#2a0a12", 0.45, "multiply", 4)
        sc.flat(legs.buffer(-9), "#ff8a5a", 0.3, "screen", 6)


def _skin_and_cloth(sc: Scene, sun: tuple[float, float]) -> tuple[str, str]:
    """The two papers of the child, bright towards the sun."""
    skin = sc.rad([(0, "#f3c79c"), (0.4, "#b47e5c"), (1, "#5a4232")], sun[0], sun[1], 420)
    cloth = sc.rad([(0, "#f3efd2"), (0.34, "#aebaa2"), (0.8, "#5c6f60"), (1, "#40513f")], sun[0], sun[1], 480)
    return skin, cloth


def draw_arm(sc: Scene, sun: tuple[float, float]) -> None:
    """The arm that hangs out of the bed, over the net."""
    skin, cloth = _skin_and_cloth(sc, sun)
    arm = fillet(limb("312,712,30 318,748,26 322,786,22", 8), 2)
    fore = fillet(limb("321,780,17 324,812,14 320,838,12", 6), 1)
    hand = U(
        shape("313,834 328,834 330,850 327,862 320,866 314,856"),
        limb("315,856,5 314,868,4", 2),
        limb("321,860,5 321,874,4", 2),
        limb("327,856,5 328,868,4", 2),
        limb("314,840,5 308,850,4", 2),
    )
    for g in (fore, hand):
        sc.layer(g, skin, z=4, sh=0.5, rim="#fff3c8", rimop=0.8, **EXACT)
    sc.layer(arm, cloth, z=4, sh=0.5, rim="#fffbe0", rimop=0.8, **EXACT)
    stripes = [limb([(296, y, 5), (342, y + 4, 5)], 2) for y in range(706, 800, 14)]
    sc.flat(clean(U(stripes).intersection(arm.buffer(-0.5))), "#2f4a3c", 0.75)
    rimlight(sc, arm, 1.4, -3.4, "#fff6d0", 0.8, 1.2, sun, 420)


def draw_sleeper(sc: Scene, sun: tuple[float, float]) -> None:
    """On the back, head to the left, knees drawn up a little, striped jacket and trousers."""
    skin, cloth = _skin_and_cloth(sc, sun)
    far = sc.rad([(0, "#b9c0a4"), (1, "#4a5e50")], sun[0], sun[1], 360)
    far_leg = fillet(limb("404,742,50 432,704,46 458,690,42 500,704,36 560,716,30 600,716,24", 8), 3)
    leg = fillet(limb("400,752,54 430,742,50 466,724,46 500,728,38 566,736,31 604,732,24", 8), 3)
    torso = fillet(U(limb("300,712,52 336,728,62 372,744,62 420,750,58", 8), ellipse(304, 706, 26, 24)), 3)
    torso = clean(torso.intersection(shape("240,640^ 414,640^ 420,716^ 424,744 418,800^ 240,800^")))
    other = fillet(limb("322,694,28 356,704,24 384,716,20", 6), 2)
    other_hand = U(ellipse(396, 720, 12, 9, 20), limb("400,716,6 408,722,5", 2))
    sc.layer(far_leg, far, z=3, sh=0.4, rim="#fffbe0", rimop=0.8, **EXACT)
    seams = [
        limb([(400, 734 + o, 4), (432, 702 + o, 4), (460, 688 + o, 4), (520, 708 + o, 4)], 4) for o in (-12, 0, 12)
    ]
    sc.flat(clean(U(seams).intersection(far_leg.buffer(-0.5))), "#2f4a3c", 0.6)
    h = head("tq", 6, "sleep", "#c9946c", "curly", "#3a2a20")
    ax, ay = h.at("neck")
    hd = T(T(h, -ax, -ay), 292, 704, 0.8, rot=-72)
    sc.layer(fillet(limb("286,704,22 304,708,24", 3), 1), skin, z=2, **EXACT)
    put(sc, hd, z=2, rim=(1.4, -2.4, "#fff3c8", 0.7), shade=("#33402f", 0.6, 260))
    stripes = {
        "torso": [
            *[limb([(x, 670, 5), (x + 8, 790, 5)], 2) for x in range(292, 410, 15)],
            limb("411,690,3 420,716,3 423,744,3 416,800,3", 4),
        ],
        "leg": [
            limb([(400, 754 + o, 4.6), (434, 742 + o, 4.6), (468, 724 + o, 4.6), (520, 730 + o, 4.6)], 4)
            for o in (-17, -6, 5, 16)
        ],
        "other": [limb([(x, 680, 5), (x - 4, 740, 5)], 2) for x in range(330, 390, 14)],
    }
    for name, g in (("leg", leg), ("torso", torso), ("other", other)):
        if name == "other":
            sc.layer(other_hand, skin, z=2, rim="#fff3c8", rimop=0.8, **EXACT)
        sc.layer(g, cloth, z=3, sh=0.45, rim="#fffbe0", rimop=0.8, **EXACT)
        sc.flat(clean(U(stripes[name]).intersection(g.buffer(-0.5))), "#2f4a3c", 0.75)
        rimlight(sc, g, 1.4, -3.4, "#fff6d0", 0.8, 1.2, sun, 420)


# ---------------------------------------------------------------------- the spider
LEGS = (
    # coxa, knee, ankle, tip: left side, from the back to the front; the right side mirrors them
    ((434, 330), (372, 236), (306, 176), (278, 104)),
    ((431, 340), (350, 286), (262, 270), (206, 222)),
    ((431, 350), (352, 346), (276, 396), (228, 462)),
)
MID = 440.0


def draw_spider(sc: Scene, sun: tuple[float, float]) -> None:
    """Head down at the hub, six fine legs on the threads, two at the needles; the wool comes out of itself."""
    rim: dict[str, Any] = {"rim": "#fff0c0", "rimop": 0.95, "rimw": 1.3}
    dusk = sc.rad([(0, "#8a8a66"), (0.4, "#4f5a44"), (1, "#25322a")], sun[0] + 60, sun[1] - 100, 560)
    yarn = curve(
        np.array([(440, 214), (470, 196), (520, 220), (544, 290), (540, 360), (516, 408)], float), None, False, 12
    )
    sc.stroke(yarn + [1, 3], "#16211b", 3, 0.4)
    sc.stroke(yarn, "#b32e30", 3, 1)
    wood = sc.lin([(0, "#f3dfa8"), (1, "#9a7f4c")], 350, 0, 540, 0)
    for a, b in (((352, 398), (528, 446)), ((534, 390), (350, 442))):
        sc.layer(U(limb([(*a, 6), (*b, 3)], 2), ellipse(a[0], a[1], 6)), wood, z=3, sh=0.5, **rim, **EXACT)
    loops = [ellipse(384 + 9.6 * k, 430 - 0.6 * k, 4, 6.5) for k in range(12)]
    sc.layer(U([g.difference(g.buffer(-2)) for g in loops]), "#c9443a", z=1.4, rim="#ffc9a0", rimop=0.7, **EXACT)
    for side in (-1, 1):
        for leg in LEGS:
            p = [(MID + (x - MID) * -side, y) for x, y in leg]
            w = (8, 5.6, 3.4, 1.2)
            g = U(
                [
                    limb(
                        [
                            (*p[i], w[i]),
                            ((p[i][0] + p[i + 1][0]) / 2, (p[i][1] + p[i + 1][1]) / 2 - 3, w[i] * 0.94),
                            (*p[i + 1], w[i + 1]),
                        ],
                        4,
                    )
                    for i in range(3)
                ],
                [ellipse(*p[i], w[i] * 0.62) for i in (1, 2)],
            )
            sc.layer(g, dusk, z=4, sh=0.5, **rim, **EXACT)
            bands = [
                limb(
                    [
                        (p[i][0] + (p[i + 1][0] - p[i][0]) * t, p[i][1] + (p[i + 1][1] - p[i][1]) * t, w[i] * 0.9),
                        (
                            p[i][0] + (p[i + 1][0] - p[i][0]) * (t + 0.07),
                            p[i][1] + (p[i + 1][1] - p[i][1]) * (t + 0.07),
                            w[i] * 0.9,
                        ),
                    ],
                    1,
                )
                for i in range(3)
                for t in (0.28, 0.62)
            ]
            sc.flat(clean(U(bands).intersection(g)), "#d9cfa0", 0.55)
        front = U(
            limb([(MID + side * 6, 366, 7), (MID + side * 58, 318, 5)], 2),
            limb([(MID + side * 58, 318, 5), (MID + side * 92, 352, 3.4)], 2),
            limb([(MID + side * 92, 352, 3.4), (MID + side * 82, 398, 1.6)], 2),
            ellipse(MID + side * 58, 318, 3.4),
        )
        sc.layer(front, dusk, z=5, sh=0.5, **rim, **EXACT)
        sc.layer(
            limb([(MID + side * 5, 380, 5), (MID + side * 14, 396, 3.4), (MID + side * 9, 406, 1.6)], 4),
            dusk,
            z=2,
            **rim,
            **EXACT,
        )
    belly = shape("440,206 456,214 474,238 482,270 476,304 460,326 440,334 420,326 404,304 398,270 406,238 424,214")
    sc.layer(
        belly, sc.rad([(0, "#c9bf90"), (0.45, "#7c7a56"), (1, "#333d30")], 424, 312, 120), z=7, sh=0.55, cut=0.3, **rim
    )
    leafy = shape(
        "440,222^ 454,240 450,250 464,264 456,276 466,292 452,302 448,318 440,326^ 432,318 428,302 414,292 424,276 416,264 430,250 426,240"
    )
    sc.layer(
        leafy, sc.lin([(0, "#4a4c38"), (1, "#6a6448")], 0, 222, 0, 326), z=1, sh=0.4, rim="#e9dfae", rimop=0.6, **EXACT
    )
    sc.flat(
        U(
            [ellipse(MID + s * (4 + 3 * k), 240 + 17 * k, 2.6 - 0.2 * k) for k in range(5) for s in (-1, 1)],
            ellipse(440, 232, 2),
        ),
        "#f3ecc8",
        0.9,
    )
    hairs = [
        limb([(440 + 40 * np.cos(a), 270 + 62 * np.sin(a), 1.1), (440 + 46 * np.cos(a), 270 + 69 * np.sin(a), 0.3)], 1)
        for a in np.linspace(0, 2 * np.pi, 70)
    ]
    sc.flat(U(hairs), "#e9e2bc", 0.6)
    thorax = shape("440,330 456,336 462,352 456,370 448,380 440,384 432,380 424,370 418,352 424,336")
    sc.layer(
        thorax, sc.rad([(0, "#b3aa7c"), (0.6, "#6a6a4c"), (1, "#333d30")], 430, 380, 60), z=5, sh=0.5, **rim, **EXACT
    )
    sc.flat(
        U(limb("440,334,1 440,352,3 440,366,1", 3), limb("428,344,1 436,356,1.6", 2), limb("452,344,1 444,356,1.6", 2)),
        mix("#333d30", "#10160f", 0.4),
        0.6,
    )
    sc.flat(
        U(ellipse(434, 377, 2.6), ellipse(446, 377, 2.6), ellipse(427.5, 371, 1.7), ellipse(452.5, 371, 1.7)), "#10160f"
    )
    sc.flat(U(ellipse(433.4, 376.4, 0.8), ellipse(445.4, 376.4, 0.8)), "#fffbe6")
