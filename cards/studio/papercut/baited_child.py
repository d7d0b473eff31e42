"""A child of seven who has sat up in bed, hair on end, one hand to a bait; and the bait, a slice of cake on a hook."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
HEAD = (24.0, -162.0, -24.0)  # where the head sits, and how far it is thrown back


def _locks() -> list[Any]:
    """Locks that leave the scalp and then rise, as in water; the head is thrown back, so up is up and forward."""
    out = []
    for k in range(15):
        a = math.radians(-48 - k * 11.4)
        x, y = 29 * math.cos(a) - 3, 33 * math.sin(a) - 5
        n = 34 + 10 * math.sin(k * 2.4) + 5 * math.cos(k * 0.9)
        rx, ry = math.cos(a) * 0.7, math.sin(a) * 0.8
        sway = 4 * math.sin(k * 1.9)
        out.append(
            limb(
                [
                    (x * 0.6, y * 0.6, 20),
                    (x + rx * 8, y + ry * 8, 12),
                    (x + rx * 17 + 0.12 * n + sway, y + ry * 15 - 0.42 * n, 6.4),
                    (x + rx * 17 + 0.36 * n - sway, y + ry * 15 - 0.95 * n, 1.2),
                ],
                7,
            )
        )
    return out


def head() -> dict[str, Any]:
    """Pieces of the head in profile to the right, middle on 0,0, 76 high without the hair."""
    return {
        "face": shape(
            "-4,-40 16,-39 29,-30 34,-17 33,-9 36,-5 40,1 38,6^ 34,7 35.5,11 32,13.5^ 34,17 31,20 28,27 18,33 2,32 -14,28 -28,14 -33,-6 -25,-28"
        ),
        "hair": U(
            shape("29,-32 20,-40 4,-44 -14,-42 -32,-26 -38,-4 -32,16 -20,25 -14,10 -10,-6 2,-12 12,-22 18,-25 24,-24"),
            _locks(),
        ),
        "ear": shape("-8,-2 -2,-7 5,-4 6,4 1,13 -5,13 -8,6"),
        "brow": limb("19,-20,0.8 25,-24,2 31,-21,0.8", 4),
        "lid": limb("18.5,-9,0.8 23,-13.4,1.8 29.5,-11.5,1", 4),
        "pupil": ellipse(25.4, -8, 2.7, 3.9, 12),
        "cheek": ellipse(17, 9, 8, 6),
        "mouth": limb("35,13.6,1.6 30.5,14.6,2.6 27,13.4,0.6", 4),
    }


def body() -> dict[str, Any]:
    """Pieces of the body from far to near; the seat on 0,0, facing right, the far hand lifted."""
    far_sleeve = fillet(
        U(limb("16,-108,30 40,-126,30 62,-146,27", 6), shape("50,-150^ 76,-136 74,-120 58,-122 48,-130")), 3
    )
    far_arm = limb("60,-144,17 80,-168,14 92,-196,11", 6)
    fingers = [
        limb("91,-200,7 88,-212,6 86,-222,4.4", 4),
        limb("95,-203,7 96,-216,6 97,-228,4.2", 4),
        limb("99,-201,7 105,-213,6 109,-224,4.2", 4),
        limb("101,-197,6 110,-204,5 116,-212,3.8", 4),
        limb("88,-194,7 80,-200,6 75,-207,4.4", 4),
    ]
    far_hand = U(ellipse(95, -199, 10, 11, 14), fingers)
    torso = shape("-44,20 -52,-22 -48,-62 -34,-98 -12,-120 8,-123 23,-111 29,-86 28,-52 33,-12 42,20")
    collar = limb("-12,-122,9 4,-116,10 20,-122,8", 6)
    neck = limb("4,-112,25 12,-134,23 16,-144,24", 4)
    near_sleeve = fillet(
        U(
            limb("-8,-100,31 -28,-80,29 -38,-58,26 -14,-43,23 10,-39,21 27,-40,19", 8),
            shape("20,-50^ 35,-49 37,-28 22,-24^"),
        ),
        4,
    )
    wrist = limb("30,-38,15 42,-40,13", 3)
    fist = U(
        ellipse(49, -42, 11, 10),
        [limb([(46 + 4 * k, -50 + 2.2 * k, 8), (52 + 3 * k, -43 + 3 * k, 7)], 3) for k in range(3)],
    )
    return {
        "far_sleeve": far_sleeve,
        "far_arm": far_arm,
        "far_hand": far_hand,
        "neck": neck,
        "torso": torso,
        "collar": collar,
        "near_sleeve": near_sleeve,
        "wrist": wrist,
        "fist": fist,
    }


def placed(x: float, y: float, s: float) -> dict[str, Any]:
    """All pieces where the child sits."""
    hx, hy, turn = HEAD
    return {k: T(g, x, y, s) for k, g in body().items()} | {
        k: T(T(g, 0, 0, 0.94, rot=turn), x + hx * s, y + hy * s, s) for k, g in head().items()
    }


def outline(x: float, y: float, s: float) -> Any:
    """The child as one shape."""
    return U(list(placed(x, y, s).values()))


def draw_child(sc: Scene, x: float, y: float, s: float, lamp: tuple[float, float]) -> None:
    """The child before the light, without the fist that lies over the quilt."""
    p = placed(x, y, s)
    skin = sc.rad([(0, "#fff0c4"), (0.22, "#f0bd86"), (0.5, "#b97a4e"), (1, "#6a4630")], *lamp, 330)
    far = sc.rad([(0, "#ffe2b0"), (0.4, "#c98c58"), (1, "#5f3f2c")], *lamp, 260)
    gown = sc.rad([(0, "#fffdea"), (0.46, "#fff3c8"), (0.68, "#eadfa6"), (0.88, "#a8a268"), (1, "#5a6038")], *lamp, 400)
    hair = sc.rad([(0, "#b8763a"), (0.4, "#5f3719"), (1, "#23150a")], *lamp, 260)
    order = (
        ("far_sleeve", gown, 1.6),
        ("far_arm", far, 1.2),
        ("far_hand", far, 1.0),
        ("neck", skin, 1.2),
        ("torso", gown, 2.2),
        ("face", skin, 1.6),
        ("ear", skin, 0.8),
        ("hair", hair, 1.6),
        ("collar", gown, 1.4),
        ("near_sleeve", gown, 3.0),
    )
    for name, fill, z in order:
        sc.layer(p[name], fill, z=z, sh=0.5, rim="#fff6d0", rimop=0.5, **EXACT)
        rimlight(sc, p[name], -3.0, 2.0, "#fff3c0", 0.85, 1.0, lamp, 300)
        if name == "far_sleeve":
            sc.flat(p["far_sleeve"].intersection(T(p["torso"], 5, -2)), "#3d4a2a", 0.45, "multiply", 3)
        if name == "hair":
            hx, hy, turn = HEAD
            inner = [T(g, 0, 3, 0.34, sy=0.8, o=(g.centroid.x, g.centroid.y)) for g in _locks()[::2]]
            lines = T(T(U(inner), 0, 0, 0.94, rot=turn), x + hx * s, y + hy * s, s)
            sc.flat(clean(lines.intersection(p["hair"])), "#e0a050", 0.28, blur=1)
    sc.flat(p["cheek"], "#e2452c", 0.3, blur=3)
    sc.flat(U(p["pupil"], p["lid"]), "#2c190c")
    px, py = p["pupil"].centroid.coords[0]
    sc.flat(ellipse(px + 0.9, py - 1.6, 1), "#fff6dc")
    sc.flat(p["brow"], "#5a3418")
    sc.flat(p["mouth"], "#7a2f20", 0.9)
    folds = [
        limb("-16,-88,0.5 -34,-64,2.2 -38,-34,0.6", 5),
        limb("-6,-70,0.5 -12,-56,2.0 -4,-42,0.6", 5),
        limb("24,-96,0.5 18,-66,2.0 26,-30,0.6", 5),
        limb("-40,-70,0.5 -44,-30,2.0 -40,4,0.6", 5),
        limb("0,-20,0.5 8,-8,2.0 12,8,0.6", 5),
        limb("-22,-14,0.5 -16,0,2.0 -14,12,0.6", 5),
        limb("38,-132,0.5 50,-128,1.8 58,-132,0.5", 4),
    ]
    sc.flat(clean(T(U(folds), x, y, s).intersection(U(p["torso"], p["near_sleeve"], p["far_sleeve"]))), "#4a4a28", 0.5)
    stripes = [limb([(-60, v, 1.4), (-10, v + 5, 1.4), (60, v - 2, 1.4)], 6) for v in range(-116, 20, 11)]
    sc.flat(clean(T(U(stripes), x, y, s).intersection(p["torso"])), "#7d7a3c", 0.35)
    shade = clean(p["torso"].difference(T(p["torso"], 16 * s, -6 * s)))
    sc.flat(shade, "#3a4428", 0.45, "multiply", 6)
    back = clean(p["hair"].difference(T(p["hair"], 10, -6)))
    sc.flat(back, "#1a1008", 0.4, "multiply", 4)


def draw_fist(sc: Scene, x: float, y: float, s: float, lamp: tuple[float, float]) -> None:
    """The near hand, shut on the blanket."""
    p = placed(x, y, s)
    skin = sc.rad([(0, "#ffeabc"), (0.6, "#e6ae78"), (1, "#8a5c3c")], *lamp, 420)
    for name in ("wrist", "fist"):
        sc.layer(p[name], skin, z=2, sh=0.5, rim="#fff3c8", rimop=0.8, **EXACT)
    gaps = [
        limb([(46 + 4.6 * k, -50 + 3 * k, 0.5), (51 + 4 * k, -43 + 3 * k, 1.4), (50 + 4 * k, -38 + 2 * k, 0.5)], 4)
        for k in range(3)
    ]
    sc.flat(clean(T(U(gaps), x, y, s).intersection(p["fist"])), "#4a2a18", 0.7)


def draw_bait(sc: Scene, x: float, y: float, s: float) -> tuple[float, float]:
    """A slice of cake with a lit candle, on a hook; its upper middle on x, y; returns the flame."""
    at = lambda g: T(g, x, y, s)
    hook = limb("8,-52,5 8,10,5 9,56,6 2,82,7 -20,90,7 -38,78,6.5 -40,60,4.5", 8)
    barb = shape("-42,46^ -33,62 -28,72^ -40,66 -48,68^")
    sc.layer(at(U(hook, barb)), "#a9742c", z=3, rim="#fff3b4", rimop=1, rimw=1.5, **EXACT)
    rows = (
        ("-46,46^ 0,54 50,44^ 50,32^ 0,41 -46,33^", "#9a5f2c"),
        ("-46,34^ 0,42 50,33^ 50,27^ 0,35 -46,28^", "#fff0cc"),
        ("-46,29^ 0,36 50,28^ 50,14^ 0,22 -46,15^", "#b0743a"),
        ("-46,17^ 0,24 50,16^ 50,10^ 0,18 -46,11^", "#e2452c"),
        ("-46,12^ 0,19 50,11^ 50,0^ 0,6 -46,0^", "#c08545"),
    )
    for r, c in rows:
        sc.layer(at(shape(r)), c, z=1.2, rim="#fff6d8", rimop=0.8, **EXACT)
    crumbs = [ellipse(-40 + (k * 37) % 86, 40 - (k * 13) % 34, 1.3) for k in range(26)]
    sc.flat(at(U(crumbs)), "#5f3818", 0.45)
    icing = shape(
        "-50,2 -44,-10 -20,-15 6,-16 34,-13 52,-4 54,4 46,12 40,5 30,8 26,18 20,17 16,8 0,10 -10,20 -17,18 -20,8 -34,6 -40,14 -48,11"
    )
    sc.layer(at(icing), "#fff6da", z=2.2, rim="#ffffff", rimop=0.9, **EXACT)
    sc.flat(at(shape("-46,0 -40,-8 -18,-12 8,-13 34,-10 48,-3 30,-5 0,-7 -26,-5")), "#ffffff", 0.7)
    sc.layer(at(ellipse(32, -16, 10, 9)), "#d83a24", z=1.6, rim="#ffe0b0", rimop=1, **EXACT)
    sc.flat(at(ellipse(29, -19, 3, 2.2)), "#ffe9d0", 0.9)
    sc.layer(
        at(U(limb("8,-52,5 8,-14,5", 2), ellipse(8, -56, 6, 6).difference(ellipse(8, -56, 3, 3)))),
        "#b98234",
        z=1.4,
        rim="#fff3b4",
        rimop=1,
        **EXACT,
    )
    sc.layer(at(box(-24, -46, -15, -10)), "#f6ecc8", z=1.6, rim="#ffffff", rimop=1, **EXACT)
    sc.flat(at(U([limb([(-24, v + 5, 2.2), (-15, v, 2.2)], 1) for v in range(-44, -12, 9)])), "#6f8a3a", 0.8)
    fx, fy = x - 19.5 * s, y - 62 * s
    sc.glow(fx, fy, 300, "#ffe69a", 0.55)
    sc.glow(fx, fy, 110, "#fff2b8", 0.9)
    sc.flat(at(shape("-19.5,-88^ -13,-70 -10,-58 -14,-48 -19.5,-46 -25,-48 -29,-58 -25,-70")), "#ffd35a")
    sc.flat(at(shape("-19.5,-78^ -15,-64 -14,-56 -19.5,-49 -25,-56 -24,-64")), "#fffbe0")
    return fx, fy


def teddy() -> list[tuple[Any, str, float]]:
    """(shape, colour, z) of a bear that holds on to a biscuit over its head with both paws; paws on 0,0."""
    fur, pale, deep = "#a8702f", "#d8a658", "#7a4c1e"
    return [
        (limb("-10,38,13 -15,20,12 -7,2,10", 6), deep, 1),
        (limb("-10,82,17 -15,102,15 -12,120,15", 6), deep, 1),
        (shape("0,36 16,44 22,64 18,84 4,94 -10,90 -20,74 -18,50"), fur, 1.6),
        (shape("2,50 12,56 14,72 6,84 -4,80 -8,64"), pale, 0.8),
        (limb("8,84,18 15,104,16 22,118,16", 6), fur, 1.6),
        (ellipse(24, 120, 8, 7), pale, 0.6),
        (U(ellipse(-17, 2, 8, 8), ellipse(16, 0, 8, 8)), deep, 1),
        (ellipse(0, 20, 22, 20), fur, 1.8),
        (ellipse(6, 26, 10, 8), pale, 0.8),
        (ellipse(9, 22, 3.6, 2.8), "#2a1a0e", 0.4),
        (limb("14,40,13 21,20,12 8,1,10", 6), mix(fur, pale, 0.25), 1.6),
    ]


def draw_teddy(sc: Scene, x: float, y: float, s: float, rot: float, lamp: tuple[float, float]) -> None:
    """The bear on his line, turning a little."""
    sc.layer(T(U(ellipse(0, -6, 15, 13)), x, y, s), "#e8c274", z=1, rim="#fff6cc", rimop=0.9, **EXACT)
    for g, c, z in teddy():
        q = T(g, x, y, s, rot=rot)
        fill = sc.rad([(0, mix(c, "#fff0b0", 0.55)), (0.5, c), (1, mix(c, "#1c2012", 0.55))], *lamp, 330)
        sc.layer(q, fill, z=z * 1.4, rim="#fff0b8", rimop=0.7, **EXACT)
        rimlight(sc, q, 2.4, -1.6, "#fff0b8", 0.7, 0.8, lamp, 330)
    for ex in (-4, 10):
        sc.flat(T(ellipse(ex, 15, 2.4), x, y, s, rot=rot), "#1c120a")
    seam = limb("2,48,0.5 3,66,1.2 2,86,0.5", 4)
    sc.flat(T(seam, x, y, s, rot=rot), "#5a3414", 0.6)


def draw_slipper(sc: Scene, x: float, y: float, s: float, rot: float, lamp: tuple[float, float], afloat: bool) -> None:
    """A felt slipper, toe to the right; afloat with bubbles over it, or on the boards."""
    sole = shape("-38,6 -20,9 6,8 30,10 40,6 41,13 20,16 -10,15 -36,13")
    upper = shape("-40,8 -41,-4 -36,-14^ -22,-12 -12,-6 0,-16 18,-14 34,-6 41,6 20,10")
    well = shape("-36,-13 -22,-11 -12,-5 -4,-12^ -16,-16 -28,-17")
    if not afloat:
        sc.flat(T(ellipse(2, 14, 46, 7), x, y, s), "#060c07", 0.7, "multiply", 3)
    for g, c in ((sole, "#5a3c1e"), (well, "#3a2814"), (upper, "#9a8a3c")):
        fill = sc.rad([(0, mix(c, "#fff0b0", 0.6)), (0.6, c), (1, mix(c, "#10180e", 0.6))], *lamp, 460)
        sc.layer(T(g, x, y, s, rot=rot), fill, z=4 if afloat else 2, rim="#fff0b0", rimop=0.8, **EXACT)
    sc.flat(T(ellipse(14, -14, 7, 6), x, y, s, rot=rot), "#efe3b4", 0.9)
    if afloat:
        draw_bubbles(sc, [(x - 12, y - 34, 5), (x + 4, y - 52, 3.4), (x - 8, y - 70, 6), (x + 2, y - 96, 3)])


def draw_bubbles(sc: Scene, spots: list[tuple[float, float, float]]) -> None:
    """Rings of air with a spark in each."""
    for x, y, r in spots:
        g = ellipse(x, y, r)
        sc.flat(g, "#fff6c0", 0.16)
        sc.flat(clean(g.difference(ellipse(x + 0.4, y + 0.6, r * 0.82))), "#fff6c8", 0.8)
        sc.flat(ellipse(x + r * 0.3, y - r * 0.3, r * 0.24), "#ffffff", 0.9)


def draw_nightcap(sc: Scene, x: float, y: float) -> None:
    """A striped nightcap hung over the knob of a bed post, its tip afloat."""
    cap = shape(
        f"{x - 24},{y + 16}^ {x - 24},{y - 2} {x - 12},{y - 24} {x - 14},{y - 44} {x - 32},{y - 58}^ {x - 6},{y - 56} {x + 14},{y - 34} {x + 22},{y - 8} {x + 24},{y + 16}^"
    )
    sc.layer(cap, "#c9b45c", z=3, rim="#fff6c8", rimop=0.8, **EXACT)
    bands = [limb([(x - 34, y + v, 4), (x + 26, y + v - 3, 4)], 1) for v in range(-56, 16, 12)]
    sc.flat(clean(U(bands).intersection(cap)), "#28492e", 0.85)
    sc.layer(
        U(limb([(x - 25, y + 16, 9), (x, y + 19, 9), (x + 25, y + 16, 9)], 4), ellipse(x - 34, y - 58, 6)),
        "#efe3b4",
        z=2,
        rim="#ffffff",
        rimop=0.8,
        **EXACT,
    )
    sc.flat(clean(cap.difference(T(cap, 8, 0))), "#10180e", 0.45, "multiply", 3)
