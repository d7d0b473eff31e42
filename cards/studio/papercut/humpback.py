"""A humpback that stands upright in the water, seen from its right side: slender upper jaw, deep pleated throat."""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, along, clean, curve, ellipse, fillet, limb, rounded
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

TIP = (446.0, 436.0)  # of the snout
BACK = [(452, 434), (436, 436), (418, 452), (396, 490), (370, 545), (344, 610), (322, 672), (310, 700), (296, 722), (282, 780), (264, 860), (252, 960), (246, 1100)]  # fmt: skip
CHIN = [(452, 434), (470, 424), (492, 428), (516, 448), (548, 492), (584, 556), (616, 640), (642, 740), (656, 846), (654, 950), (640, 1100)]  # fmt: skip
MOUTH = [(454, 434), (446, 480), (434, 540), (424, 610), (418, 670), (418, 722), (426, 764), (442, 796), (456, 812)]
SEAM = [(456, 812), (458, 850), (448, 910), (438, 980), (430, 1100)]  # where the dark of the flank ends under the eye
EYE = (420.0, 826.0)
WATER = 1010.0

NIGHT, GOLD, COLD = "#060c2c", "#ffe6ac", "#86a4ea"


def _line(points: Any, n: int = 160) -> Any:
    return along(curve(np.array(points, float), n=16), n)


def _strip(a: Any, b: Any) -> Any:
    return clean(Polygon([*a, *b[::-1]]).buffer(0))


def outline() -> dict[str, Any]:
    """body, upper (dark jaw and flank), jaw (from lip to throat), lip, throat."""
    back, chin = _line(BACK), _line(CHIN)
    border = np.vstack([_line(MOUTH), _line(SEAM)[1:]])
    body = _strip(back, chin)
    bumps = U([ellipse(x - 3, y, r, r * 0.9) for x, y, r in ((424, 448, 7), (406, 474, 8), (388, 508, 8), (370, 546, 8), (352, 588, 8), (336, 630, 7))])  # fmt: skip
    guard = fillet(U(limb("318,676,12 300,706,24 292,740,12", 6), ellipse(303, 704, 10, 16, 20)), 4)
    upper = fillet(U(_strip(back, border), bumps, guard), 3)
    jaw = clean(body.difference(_strip(back, border)))
    lip = clean(U([limb([(x + 6, y, w) for x, y, w in zip(*np.array(MOUTH).T, (16, 26, 34, 40, 44, 44, 40, 30, 10), strict=True)], 8)]).intersection(jaw))  # fmt: skip
    return {"body": fillet(U(body, bumps, guard), 3), "upper": upper, "jaw": jaw, "lip": lip}


def _across(t: float, n: int = 60) -> Any:
    """A line down the throat, from the seam (t = 0) to the silhouette (t = 1), that starts at the chin."""
    ys = np.linspace(0, 1, n)
    chin = _line(CHIN[2:], n)
    left = _line([(486, 446), (474, 520), (466, 600), (460, 690), (460, 780), (462, 830), (454, 910), (444, 980), (436, 1100)], n)  # fmt: skip
    return left + (chin - left) * t + np.c_[0 * ys, 6 * np.sin(3.14 * ys) * (1 - t)]


def draw_humpback(sc: Scene, key: tuple[float, float]) -> None:
    """Body, pleats, jaws, knobs, eye; lit from the point key."""
    w = outline()
    warm = [(0, "#fff8e0"), (0.3, "#ffe6b8"), (0.52, "#dcb9a0"), (0.7, "#8a86a8"), (0.86, "#3f4f8e"), (1, "#141e56")]
    sc.layer(w["body"], sc.rad(warm, *key, 920), z=20, cut=0.4, sh=0.7)
    n = 13
    edges = [_across(k / n) for k in range(n + 1)]
    for k in range(n):  # every pleat is round: its shade side to the left, its light to the right
        fold = clean(_strip(edges[k], edges[k + 1]).intersection(w["jaw"]))
        dim = 1 - k / n
        sc.flat(clean(fold.difference(T(fold, 5, 0))), "#1a235e", 0.62, "multiply", 1.2)
        sc.flat(clean(fold.difference(T(fold, -3.5, 0))), "#fff6dc", 0.85 - 0.45 * dim, None, 0.8)
    grooves = U([limb([(x, y, 0.6 + 2.2 * min(1, i / 14)) for i, (x, y) in enumerate(edges[k][::3])], 4) for k in range(1, n)])  # fmt: skip
    sc.flat(grooves.intersection(w["jaw"]), "#101848", 0.72)
    with sc.clip(w["jaw"]):
        sc.flat(w["jaw"].difference(T(w["jaw"], 60, 0)), "#0c1448", 0.6, "multiply", 24)
    lip = [(0, "#d9cdd0"), (0.3, "#6a7ab8"), (0.7, "#26347c"), (1, "#121a52")]
    sc.layer(w["lip"], sc.rad(lip, *key, 760), z=3, cut=0.3, sh=0.5, rim=GOLD, rimop=0.5)
    dark = [(0, "#a9b4dc"), (0.24, "#5468b0"), (0.46, "#24347c"), (0.75, "#101a52"), (1, "#080d34")]
    sc.layer(w["upper"], sc.rad(dark, *key, 860), z=9, cut=0.4, sh=0.7, shc=NIGHT)
    rimlight(sc, w["upper"], -3, 4, GOLD, 0.9, 2, r=620)
    rimlight(sc, w["body"], -4, 4, "#fff3d0", 1, 2, r=1000)
    rimlight(sc, w["body"], 5, 1, COLD, 0.8, 2.4, (270, 680), 520)
    slit = limb([(x, y, q) for (x, y), q in zip(MOUTH, (1, 3, 4, 5, 5, 5, 5, 4, 2), strict=True)], 8)
    sc.flat(slit, NIGHT, 0.95)
    sc.flat(T(slit, 4, 1).intersection(w["lip"]), "#aebcf0", 0.35)
    _knobs(sc, w)
    _eye(sc)


def _knobs(sc: Scene, w: dict[str, Any]) -> None:
    knobs = [(424, 478, 6), (412, 508, 7), (400, 542, 7), (388, 580, 8), (376, 622, 8), (364, 664, 7), (408, 584, 5), (396, 628, 5), (428, 516, 5)]  # fmt: skip
    lips = [(463, 478, 5), (455, 530, 6), (447, 586, 6), (441, 644, 6), (439, 700, 6), (445, 748, 5)]
    for x, y, q in (*knobs, *lips):
        sc.flat(ellipse(x - 2, y + 4, q * 1.1, q), NIGHT, 0.55, blur=1.4)
        lit = max(0.12, 1 - (y - 460) / 330)
        sc.flat(ellipse(x, y, q, q * 0.92), mix("#1c2a70", "#6478c0", lit), 0.95)
        sc.flat(ellipse(x, y, q).difference(ellipse(x - q * 0.42, y + q * 0.46, q)), "#ffd48a", 0.85 * lit, blur=0.6)
    r = sc.stream("barnacles")
    for _ in range(26):
        x, y, q = r.gauss(492, 13), r.gauss(452, 14), r.uniform(2, 4.2)
        if w["jaw"].buffer(-3).contains(ellipse(x, y, q)):
            sc.flat(ellipse(x, y, q), "#7a6a74", 0.75)
            sc.flat(ellipse(x + 0.6, y - 0.8, q * 0.6), "#fff3d6", 0.8)
    scars = []
    for _ in range(26):
        x, y = r.uniform(262, 400), r.uniform(600, 1000)
        n = r.uniform(16, 60)
        scars.append(limb([(x, y, 0.4), (x - n * 0.12, y + n * 0.5, 1.5), (x - n * 0.16, y + n, 0.4)], 4))
    sc.flat(U(scars).intersection(w["upper"].buffer(-10)), "#aebcf0", 0.3)


def _eye(sc: Scene) -> None:
    """Small, dark, in its folds."""
    x, y = EYE
    sc.flat(ellipse(x, y, 34, 24, -30), NIGHT, 0.6, blur=6)
    for k, q in enumerate((17, 26)):
        sc.flat(limb([(x - q, y + 4, 0.6), (x - q * 0.3, y - q * 0.72, 2.6 - k * 0.6), (x + q * 0.9, y - q * 0.5, 0.6)], 6), "#8fa2e4", 0.5 - 0.2 * k)  # fmt: skip
        sc.flat(limb([(x - q * 0.9, y + q * 0.5, 0.6), (x + 2, y + q * 0.8, 2.4 - k * 0.6), (x + q, y + q * 0.1, 0.6)], 6), "#050a26", 0.6)  # fmt: skip
    sc.flat(ellipse(x, y, 12.5, 9.5, -28), "#6a7cc4", 0.9)
    sc.flat(ellipse(x + 0.5, y, 11, 8.2, -28), "#1c1420", 1)
    sc.flat(ellipse(x + 1.5, y - 0.5, 7.4, 6.4), "#4a2a18", 1)
    sc.flat(ellipse(x + 2, y - 0.8, 4.6), "#08060e", 1)
    sc.flat(ellipse(x + 4.6, y - 3.8, 2.5), "#fff3d0", 1)


def flipper(near: bool) -> tuple[Any, list[tuple[float, float]]]:
    """A long wing with knobs along its leading edge: (shape, places of the knobs)."""
    if near:
        lead = [(404, 932), (372, 902), (326, 880), (262, 844), (196, 792), (138, 726), (92, 660), (64, 606), (52, 580)]
        trail = [(46, 582), (40, 604), (46, 656), (70, 728), (114, 808), (172, 882), (242, 944), (316, 984), (366, 998), (398, 980), (408, 956), (404, 932)]  # fmt: skip
    else:
        lead = [(620, 880), (664, 846), (704, 800), (736, 744), (756, 690), (764, 658)]
        trail = [(771, 656), (779, 676), (780, 724), (764, 792), (732, 860), (692, 920), (640, 962), (610, 950)]
    a = _line(lead, 60)
    knobs = [tuple(a[i]) for i in range(12 if near else 6, 58, 7)]
    g = fillet(U(_strip(a, _line(trail, 60)[::-1]), [ellipse(x, y, 10 if near else 7) for x, y in knobs]), 4)
    down = 36 if near else 0
    return T(clean(rounded(g, 5)), 0, down), [(x, y + down) for x, y in knobs]
