"""A spotted doe seen from behind at an angle, who has stopped with one foreleg lifted and turns her head to the right."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def turned_doe() -> dict[str, Any]:
    """Hooves of the near hind leg on y = 0, 325 high to the tips of the ears, head to the right."""
    hoof = lambda x, y, k=1.0: T(shape("-7,-11 6,-11 9,-2 8,1^ -7,1^ -9,-3"), x, y, k)
    hind = U(limb("-52,-150,84 -44,-116,66 -42,-92,42 -62,-66,19 -70,-56,16 -64,-36,11 -60,-10,10.5", 10), hoof(-58, 0))
    hind2 = U(limb("-8,-146,66 4,-112,46 8,-90,30 -6,-66,16 -12,-58,14 -5,-38,10 0,-20,9.5", 10), hoof(2, -11, 0.92))
    fore = U(limb("40,-150,52 42,-112,27 43,-84,17 44,-72,14.5 43,-48,9.5 43,-30,9", 10), hoof(45, -21, 0.86))
    fore2 = U(limb("66,-156,42 88,-124,21 96,-108,15 90,-88,10.5 78,-72,9", 10), T(hoof(0, 0, 0.8), 72, -62, rot=38))
    trunk = shape(
        "-86,-176 -78,-200 -50,-212 -14,-208 22,-210 54,-220 80,-206 92,-178 86,-146 62,-124 24,-116 -14,-112 -50,-104 -78,-124 -90,-152"
    )
    neck = limb("58,-178,76 72,-212,54 82,-244,38 88,-272,31 92,-290,30", 10)
    head = shape(
        "76,-300 88,-314 104,-316 118,-308 130,-296 146,-286 158,-279 163,-271 160,-264^ 154,-260 142,-260 126,-265 110,-270 96,-272 82,-280 74,-290"
    )
    ear = shape("84,-306^ 66,-318 44,-334 28,-338^ 34,-318 52,-300 74,-294^")
    ear2 = shape("98,-312^ 96,-334 104,-356 116,-366^ 122,-346 118,-324 110,-310^")
    return {
        "ear2": ear2,
        "far": fillet(U(hind2, fore2), 2),
        "body": fillet(U(trunk, neck, head, hind, fore), 7),
        "ear": ear,
        "inner": shape("76,-304^ 60,-316 40,-330^ 46,-314 62,-301^"),
        "inner2": shape("101,-318^ 101,-336 113,-358^ 116,-340 111,-322^"),
        "patch": shape("-87,-182 -70,-190 -55,-173 -50,-144 -56,-114 -70,-103 -83,-116 -91,-150"),
        "tail": limb("-69,-190,8 -74,-172,13 -75,-154,11 -73,-138,3", 6),
        "haunch": shape("-34,-196 -8,-176 0,-144 -12,-112 -26,-96 -30,-110 -20,-140 -24,-170"),
        "shoulder": shape("52,-200 66,-176 64,-148 54,-126 50,-140 54,-166"),
        "eye": ellipse(119, -293, 5.2, 4.6, 20),
        "glint": ellipse(121, -295, 1.6),
        "nose": shape("154,-278 162,-274 161,-266^ 154,-268"),
        "mouth": limb("156,-264,0.6 144,-266,1.6 134,-270,0.6", 4),
        "throat": shape("112,-271 96,-272 100,-250 98,-226 104,-206 92,-190^ 82,-216 84,-250 90,-270"),
        "belly": shape("56,-122 24,-117 -10,-113 4,-124 30,-128"),
    }


def bowed_doe() -> dict[str, Any]:
    """A doe who steps to the left, her head down to something on the ground; hooves on y = 0, back 160 high."""
    hoof = lambda x, y, k=1.0: T(shape("-8,0^ -7,-4 -3,-10 5,-10^ 6,-4 5,0^"), x, y, k)
    fore = U(limb("-42,-112,46 -60,-74,21 -76,-46,12.5 -87,-20,9 -92,-6,8.5", 8), hoof(-93, 0))
    fore2 = U(limb("-26,-106,38 -24,-68,18 -16,-42,11.5 -7,-18,8.5 -3,-6,8", 8), hoof(-4, 0, 0.95))
    hind = U(limb("82,-126,68 72,-94,46 70,-82,32 92,-55,15.5 98,-47,13 92,-24,9 88,-6,9", 10), hoof(87, 0))
    hind2 = U(
        limb("94,-118,54 108,-86,34 112,-72,23 134,-45,13.5 138,-37,11.5 132,-16,8.5 129,-6,8.5", 10),
        hoof(128, 0, 0.95),
    )
    trunk = shape(
        "120,-126 113,-150 90,-163 52,-157 12,-151 -28,-158 -58,-147 -68,-118 -52,-94 -12,-85 40,-88 84,-94 110,-106"
    )
    neck = limb("-40,-124,62 -84,-114,42 -118,-90,29 -132,-74,25", 10)
    head = shape(
        "-120,-90 -136,-91 -150,-80 -163,-60 -175,-41 -179,-32 -175,-26^ -166,-27 -152,-36 -138,-44 -126,-54 -116,-70"
    )
    return {
        "ear2": shape("-138,-88^ -148,-108 -146,-126 -138,-134^ -130,-116 -129,-94^"),
        "far": fillet(U(hind2, fore2), 2),
        "body": fillet(U(trunk, neck, head, hind, fore), 6),
        "ear": shape("-128,-86^ -116,-108 -98,-120 -88,-119^ -96,-102 -114,-86^"),
        "patch": shape("112,-148 120,-136 122,-116 112,-102 104,-116 104,-138"),
        "spots": U(
            [
                ellipse(a, b, 3, 2.3)
                for a, b in (
                    (90, -148),
                    (70, -144),
                    (48, -144),
                    (26, -140),
                    (4, -142),
                    (-18, -144),
                    (80, -132),
                    (56, -130),
                    (34, -128),
                    (10, -130),
                    (-10, -130),
                )
            ]
        ),
        "eye": ellipse(-148, -68, 3.2),
        "chin": shape("-172,-28 -152,-36 -140,-43 -146,-48 -160,-42 -174,-34"),
    }


def lay_bowed(sc: Scene, place: tuple[float, float, float], fire: str, light: tuple[float, float]) -> Any:
    """Lay the bowed doe, dark and ash-grey, her edges lit by a fire behind her. Returns her outline."""
    x, y, s = place
    d = {k: T(g, x, y, s) for k, g in bowed_doe().items()}
    whole = U(d["ear2"], d["far"], d["body"], d["ear"])
    coat = sc.lin([(0, "#5a3530"), (0.45, "#331d22"), (1, "#170d13")], 0, y - 160 * s, 0, y - 10)
    for k, c in (("ear2", "#331d22"), ("far", "#1a0f14"), ("body", coat), ("ear", "#4a2a2a")):
        sc.layer(d[k], c, z=2, sh=0.4, rim=fire, rimop=0.9, **EXACT)
    sc.flat(d["spots"], "#b89a8c", 0.6)
    sc.flat(d["patch"], "#c8a894", 0.6)
    sc.flat(d["chin"], "#a8887a", 0.5)
    sc.flat(d["eye"], "#0c0608")
    for dx, dy in ((0.6, 3.0), (-2.4, 1.6), (2.4, 1.6)):
        rimlight(sc, whole, dx, dy, fire, 1.0, 1.0, light, 240)
    return whole


def lay_doe(sc: Scene, place: tuple[float, float, float], warm: str, cool: str) -> Any:
    """Lay her at place (x, y, scale); warm light falls on her from the right, cool light on her back. Returns her outline."""
    x, y, s = place
    d = {k: T(g, x, y, s) for k, g in turned_doe().items()}
    whole = U(d["ear2"], d["far"], d["body"], d["ear"])
    side = lambda a, b, c: sc.lin([(0, a), (0.5, b), (1, c)], x - 90 * s, y - 120 * s, x + 120 * s, y - 190 * s)
    coat, shade = side("#5a3424", "#96582f", "#d08a48"), side("#341f1c", "#5a3423", "#94582e")
    sc.layer(whole.buffer(-1), sc.shadow, z=8, cut=0, wash=0, fibre=0, rimop=0, edge=0, sh=0.5)
    sc.layer(d["ear2"], shade, z=2, sh=0.4, rim=warm, rimop=0.7, **EXACT)
    sc.layer(d["inner2"], "#e0a87c", z=0.6, sh=0.2, **EXACT)
    sc.layer(d["far"], shade, z=2, sh=0.4, rim=warm, rimop=0.7, **EXACT)
    for g in (d["far"], d["ear2"]):
        rimlight(sc, g, -3.2, 0.8, warm, 1.0, 1.2, (x + 150 * s, y - 180 * s), 320 * s)
    sc.layer(d["body"], coat, z=5, cut=0, sh=0.5, wash=0.5, fibre=0.12, rim=warm, rimop=0.6)
    with sc.clip(d["body"]):
        for g, op in ((d["haunch"], 0.5), (d["shoulder"], 0.45)):
            sc.flat(g, "#3a1c18", op, "multiply", 5)
        for q in ("throat", "belly"):
            sc.flat(d[q], "#f6dcb0", 0.75, blur=3)
        low = clean(d["body"].difference(T(d["body"], 0, -16 * s)))
        sc.flat(low, "#2a1420", 0.35, "multiply", 5)
        sc.flat(T(ellipse(146, -264, 14, 8), x, y, s), "#f3d8ae", 0.7, blur=1.5)
        sc.flat(T(ellipse(119, -293, 10, 8), x, y, s), "#e8bc84", 0.5, blur=2)
    r = sc.stream("hair")
    hairs = []
    x0, y0, x1, y1 = d["body"].bounds
    for _ in range(900):
        px, py = r.uniform(x0, x1), r.uniform(y0, y1 - 70 * s)
        a = math.pi * (0.62 if (px - x) / s > 44 else 0.8) + r.uniform(-0.25, 0.25)
        q = 9 * s * r.uniform(0.6, 1.3)
        hairs.append(
            limb(
                [
                    (px, py, 0.3),
                    (px + q * 0.5 * math.cos(a), py + q * 0.5 * math.sin(a), 1.1),
                    (px + q * math.cos(a), py + q * math.sin(a), 0.3),
                ],
                2,
                3,
            )
        )
    inside = d["body"].buffer(-2)
    sc.flat(U(hairs[:500]).intersection(inside), "#33180f", 0.34)
    sc.flat(U(hairs[500:]).intersection(inside), "#f0b878", 0.34)
    sc.layer(
        d["patch"], sc.lin([(0, "#e6dcc0"), (1, "#fbf0d8")], x - 90 * s, 0, x - 50 * s, 0), z=0.8, sh=0.25, **EXACT
    )
    sc.layer(d["tail"], "#5a3424", z=2, sh=0.4, rim=cool, rimop=0.7, **EXACT)
    spots = [
        (-40, -196, 3.4),
        (-18, -192, 3),
        (4, -194, 3.2),
        (28, -198, 3),
        (-30, -180, 3.4),
        (-6, -178, 3.2),
        (18, -180, 3),
        (40, -186, 2.8),
        (-16, -164, 3),
        (10, -164, 3),
        (32, -168, 2.8),
        (-34, -160, 3),
        (-2, -150, 2.6),
        (22, -150, 2.6),
    ]
    sc.flat(U([T(ellipse(a, b, q, q * 0.76, -14), x, y, s) for a, b, q in spots]), "#fbe6c0", 0.85)
    sc.layer(d["ear"], side("#6a3e28", "#9a5c32", "#b8743c"), z=2.4, sh=0.4, rim=cool, rimop=0.8, **EXACT)
    sc.layer(d["inner"], "#d8a27c", z=0.6, sh=0.2, **EXACT)
    sc.flat(
        whole,
        sc.lin(
            [(0, "#0c2a22", 0.62), (0.55, "#0c2a22", 0.12), (1, "#0c2a22", 0)],
            x - 100 * s,
            y - 60 * s,
            x + 70 * s,
            y - 130 * s,
        ),
        1,
        "multiply",
    )
    sc.flat(d["eye"], "#140a0c")
    sc.flat(d["glint"], "#ffe2a0")
    sc.flat(U(d["nose"], d["mouth"]), "#1c0f10")
    for dx, r_, blur in ((-3.2, 320, 1.2), (-9, 230, 4)):
        rimlight(sc, d["body"], dx, 0.8, warm, 1.0 if blur < 2 else 0.6, blur, (x + 150 * s, y - 190 * s), r_ * s)
    for g in (d["body"], d["ear"]):
        rimlight(sc, g, 1.6, 2.6, cool, 0.75, 1.4, (x - 60 * s, y - 260 * s), 330 * s)
    return whole
