"""Empty coats seen from behind, their edges lit from the stage."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.wardrobe import patterned

TONES = (
    "#4e5138", "#a57d52", "#6a3f4c", "#3f5a62", "#8a6a4a", "#4a3a5c", "#7a5a3a", "#566a4a", "#8a4a3c", "#3c4a6a",
    "#9a8a6a", "#5a4a44",
)  # fmt: skip
KINDS_OF_COAT = ("up", "fur", "lapel", "hood", "kimono", "cape", "lapel", "up", "stand", "fur", "kimono")


def coat(kind: str, tone: str, seed: int) -> list[tuple[Any, str, float, bool]]:
    """An empty coat from behind: [(sheet, colour, height, ink)], shoulders 100 wide, the neck at 0,0."""
    r = random.Random(f"coat{seed}")
    deep = dark(tone, 0.45)
    out: list[tuple[Any, str, float, bool]] = []
    slope = r.uniform(2, 12)
    body = shape(
        f"-46,96^ -50,40 -{48 + r.uniform(-2, 3):.0f},{slope + 6:.0f} -34,{slope - 6:.0f} -15,-10 15,-10 34,{slope - 6:.0f} {48 + r.uniform(-2, 3):.0f},{slope + 6:.0f} 50,40 46,96^"
    )
    sleeves = [
        limb([(s * 45, slope + 8, 19), (s * (55 + r.uniform(-3, 4)), 48, 20), (s * (52 + r.uniform(-5, 4)), 96, 18)], 6)
        for s in (-1, 1)
    ]
    if kind == "cape":
        body = shape("-60,96^ -58,50 -48,14 -28,-4 -14,-10 14,-10 28,-4 48,14 58,50 60,96^")
        sleeves = []
    hole = {
        "up": ellipse(0, -36, 21, 8), "fur": ellipse(0, -25, 22, 9), "lapel": ellipse(0, -24, 17, 7), "stand": ellipse(0, -32, 15, 6),
        "hood": ellipse(0, -18, 20, 8), "kimono": ellipse(0, -12, 24, 10), "cape": ellipse(0, -22, 18, 7),
        "trench": ellipse(0, -29, 19, 7.5), "puffer": ellipse(0, -27, 21, 8.5), "sailor": ellipse(0, -12, 20, 8),
    }[kind]  # fmt: skip
    far = clean(hole.buffer(4.5).difference(hole))
    out.append((far, light(tone, 0.1), 0.8, False))
    out.append((hole, dark(tone, 0.72), 0.3, True))
    for g in sleeves:
        out.append((g, dark(tone, 0.1), 0.9, False))
    out.append((body, tone, 1.0, False))
    seam = [limb([(0, -4, 0.8), (0.6, 40, 2), (0, 96, 1)], 4)] + [
        limb([(s * 15, 20, 0.5), (s * 20, 60, 1.6), (s * 17, 96, 0.6)], 4) for s in (-1, 1)
    ]
    out.append((U(seam), deep, 0.2, True))
    if kind == "trench":  # a flap over the shoulders, buttoned down
        out.append(
            (shape("-49,13^ -34,-4 -15,-11 15,-11 34,-4 49,13^ 47,26 24,32 0,38 -24,32 -47,26"), tone, 0.9, False)
        )
        out.append((U(limb([(-44, 23, 0.9), (-23, 28, 1.2), (0, 33, 1.2), (23, 28, 1.2), (44, 23, 0.9)], 6)), deep, 0.2, True))  # fmt: skip
        out += [(T(box(-10, -3.4, 10, 3.4).buffer(2), s * 35, 3, rot=s * 24), light(tone, 0.06), 0.5, False) for s in (-1, 1)]  # fmt: skip
    if kind == "puffer":  # quilted in tubes
        tubes = [(-2 + 15 * k, half) for k, half in enumerate((33, 45, 49, 50, 50, 49))]
        g = U([limb([(-q, y + 4, 13), (-q * 0.5, y, 18), (0, y - 1, 19), (q * 0.5, y, 18), (q, y + 4, 13)], 8) for y, q in tubes])  # fmt: skip
        out.append((g, tone, 0.9, False))
        for y, q in tubes[:-1]:
            line = [(-q - 5, y + 11.5), (-q * 0.5, y + 7.5), (0, y + 6.5), (q * 0.5, y + 7.5), (q + 5, y + 11.5)]
            out.append((limb([(a, b + 2.4, 1.7) for a, b in line], 8).intersection(g), light(tone, 0.3), 0.2, True))
            out.append((limb([(a, b, 2.2) for a, b in line], 8).intersection(g), deep, 0.2, True))
            out.append((U([limb([(a, y - 3, 0.5), (a + 0.4, y + 2, 1.6), (a, y + 6.5, 0.8)], 3) for a in (-33, -12, 9, 30)]), deep, 0.2, True))  # fmt: skip
    collar = {
        "up": shape("-21,-4^ -26,-30 -22,-38^ -10,-32 10,-32 22,-38^ 26,-30 21,-4^ 0,-1"),
        "fur": U([ellipse(q, -13 - 0.012 * q * q + 3 * (k % 2), 9) for k, q in enumerate(range(-26, 27, 7))]),
        "lapel": shape("-30,0^ -24,-20 -16,-26^ 0,-20 16,-26^ 24,-20 30,0^ 0,6"),
        "stand": shape("-17,-6^ -17,-32^ 0,-27 17,-32^ 17,-6^ 0,-3"),
        "hood": shape("-24,-16^ -33,4 -24,26 0,36 24,26 33,4 24,-16^ 0,-6"),
        "kimono": shape("-34,2^ -27,-14^ -12,-3 0,0 12,-3 27,-14^ 34,2^ 16,14 0,17 -16,14"),
        "cape": shape("-44,20^ -32,-6 -20,-26^ 0,-20 20,-26^ 32,-6 44,20^ 0,28"),
        "trench": shape("-33,-2^ -27,-22 -19,-31^ 0,-23 19,-31^ 27,-22 33,-2^ 16,5 0,7 -16,5"),
        "puffer": U(limb([(-24, -19, 13), (0, -14, 14), (24, -19, 13)], 6), limb([(-25, -8, 12), (0, -4, 14), (25, -8, 12)], 6)),
        "sailor": shape("-37,1^ -24,-15^ -12,-5 0,-3 12,-5 24,-15^ 37,1^ 35,33^ 0,35 -35,33^"),
    }[kind]  # fmt: skip
    tint = {"fur": "#b7a184", "kimono": mix(tone, "#d9c9a4", 0.5), "lapel": dark(tone, 0.3)}.get(
        kind, light(tone, 0.07)
    )
    k = r.random()
    if kind in ("kimono", "cape", "lapel") and k < 0.6:
        out.append(
            (
                patterned(body.buffer(-2), r.choice(("stripes", "checks", "flowers", "dots")), f"c{seed}", 2.1),
                light(tone, 0.25),
                0.2,
                True,
            )
        )
    if kind in ("up", "hood", "stand") and k < 0.7:
        out.append((limb([(-26, 74, 9), (0, 76, 10), (26, 74, 9)], 3), dark(tone, 0.2), 0.5, False))
        out.append((U(ellipse(-20, 74, 3), ellipse(20, 74, 3)), "#d8bf8a", 0.3, True))
    if kind == "stand":
        out.append(
            (
                U(*[T(box(-9, -3, 9, 3).buffer(2), s * 37, slope + 1, rot=s * 24) for s in (-1, 1)]),
                "#c9a24a",
                0.5,
                False,
            )
        )
    out.append((collar, tint, 1.0, False))
    if kind == "sailor":
        for d in (4.5, 9):
            out.append((limb([(-37 + d, 4, 1.6), (-35 + d, 33 - d, 1.9), (0, 35 - d, 1.9), (35 - d, 33 - d, 1.9), (37 - d, 4, 1.6)], 1), "#f4ead2", 0.2, True))  # fmt: skip
    if kind == "trench":
        out.append((U([ellipse(q, v, 2.4) for q, v in ((-41, 19), (41, 19), (0, 27))]), "#e0c48c", 0.3, True))
    if kind == "puffer":
        out.append((limb([(-25, -12.5, 0.8), (0, -8.6, 1.8), (25, -12.5, 0.8)], 6), deep, 0.2, True))
    if r.random() < 0.17 and kind in ("lapel", "stand", "up"):  # a scarf is left on
        c = r.choice(("#c9503c", "#d9a440", "#5a93a8", "#d8c8a4"))
        tail = limb([(13, 0, 10), (19, 36, 12), (15, r.uniform(54, 76), 12)], 6)
        out.append((tail, c, 0.7, False))
        out.append((limb("-25,-2,11 0,8,12 25,-2,11", 6), light(c, 0.08), 0.8, False))
    return out


def lay_coat(sc: Scene, pieces: list[Any], x: float, y: float, w: float, rot: float, depth: float) -> None:
    """Lay it, hazier far off and darker near; its edges towards the stage are lit."""
    lx, ly = sc.light[:2]
    k = w / 100
    for g, c, z, ink in pieces:
        q = T(g, x, y, k, rot=rot)
        lit = mix(mix(c, "#f3dcb4", 0.2), "#8a5a52", 0.18 * (1 - depth))
        shade = mix(c, "#1b1626", 0.34 + 0.42 * depth)
        fill = sc.lin(
            [(0, mix(lit, shade, 0.25 + 0.6 * depth)), (1, mix(shade, "#1b1626", 0.35))], x, y - 40 * k, x, y + 80 * k
        )
        if ink:
            sc.flat(q, mix(c, "#1b1626", 0.35 + 0.3 * depth), 0.75)
        else:
            sc.layer(
                q,
                fill,
                z=max(0.8, 9 * k * z),
                sh=0.5,
                cut=0.25,
                fibre=0.1,
                wash=0.6,
                rim="#faf1dc",
                rimop=0.95,
                rimw=0.8 + 0.9 * k,
            )
            if w > 60:
                dx = (x - lx) / 300
                rimlight(
                    sc, q, max(-4.0, min(4.0, dx * 5)), 3.4 + 3.2 * k, "#ffe0ac", 0.72, blur=2.4, c=(lx, ly), r=980
                )
