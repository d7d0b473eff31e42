"""A boy under a bed, a shaggy monster folded into a wardrobe, and the toy rabbit that they both hide from."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene


def rabbit(arm: bool = True) -> Any:
    """A toy rabbit from behind, ears up, 100 high, feet on 0,0; one arm a little lifted."""
    parts = [
        shape("-17,-8 -19,-26 -12,-42 0,-47 12,-42 19,-26 17,-8 0,-3"),
        ellipse(0, -53, 15, 13.5),
        limb("-7,-60,9 -11,-76,11.5 -12,-92,9 -11,-99,4", 6),
        limb("7,-60,9 12,-76,11.5 15,-91,9 15,-98,4", 6),
        ellipse(-10, -4, 9, 6),
        ellipse(10, -4, 9, 6),
        limb("-12,-38,9 -22,-28,8.5 -25,-20,9", 5),
        limb("12,-36,9 21,-40,8.5 25,-49,9" if arm else "12,-38,9 22,-28,8.5 25,-20,9", 5),
    ]
    return fillet(U(parts), 1.6)


def monster(x: float, y: float, s: float) -> dict[str, Any]:
    """Squeezed into 240 x 700 units with its feet on 0,0, neck bent under the roof; paws before the mouth, eyes down left."""
    tufts = [
        limb([(u, v, 26), (u + d * 14, v + 24, 20), (u + d * 20, v + 54, 2)], 5)
        for u, v, d in ((-112, -520, -1), (-118, -420, -1), (-122, -330, -1), (-120, -240, -1), (-116, -150, -1), (112, -500, 1), (116, -390, 1), (118, -290, 1), (114, -180, 1))
    ]  # fmt: skip
    locks = [
        limb([(u, -572 + abs(u) * 0.25, 22), (u + (4 if u > 0 else -4), -548 + abs(u) * 0.25, 17), (u + (10 if u > 0 else -8), -524 + abs(u) * 0.25, 2)], 5)
        for u in (-54, -30, -8, 14, 36, 58)
    ]  # fmt: skip
    parts = {
        "back": U(shape("-108,-10 -120,-150 -126,-330 -122,-500 -104,-620 -60,-668 0,-676 60,-668 104,-620 122,-500 122,-330 116,-150 106,-10"), tufts),
        "ears": U(shape("-80,-486^ -112,-500 -134,-484 -132,-456^ -104,-446 -80,-456"), shape("80,-486^ 112,-500 134,-484 132,-456^ 104,-446 80,-456")),
        "horns": U(shape("-58,-560^ -88,-584 -104,-620 -96,-660^ -80,-626 -58,-604 -30,-586^"), shape("58,-560^ 88,-584 104,-620 96,-660^ 80,-626 58,-604 30,-586^")),
        "head": shape("-90,-430 -94,-490 -78,-550 -36,-586 0,-592 36,-586 78,-550 94,-490 90,-430 70,-378 34,-352 -34,-352 -70,-378"),
        "locks": U(locks),
        "knee_l": fillet(U(limb("-62,-50,78 -74,-150,96 -68,-240,112 -44,-276,84", 8)), 4),
        "knee_r": fillet(U(limb("62,-50,78 74,-150,96 66,-240,112 42,-276,84", 8)), 4),
        "foot_l": shape("-128,4 -130,-24 -100,-50 -56,-54 -20,-38 -8,-12 -16,6"),
        "foot_r": shape("118,4 120,-24 94,-50 54,-54 22,-38 10,-12 16,6"),
        "arm_l": limb("-100,-372,66 -116,-300,68 -90,-288,60 -54,-366,52", 8),
        "arm_r": limb("98,-372,66 112,-300,68 86,-288,60 52,-366,52", 8),
        "paw_l": fillet(U(ellipse(-36, -396, 42, 35, 10), limb("-64,-408,24 -72,-430,21", 3), limb("-44,-416,24 -48,-442,21", 3), limb("-20,-414,24 -20,-440,21", 3)), 3),
        "paw_r": fillet(U(ellipse(38, -394, 42, 35, -10), limb("66,-406,24 74,-428,21", 3), limb("46,-414,24 50,-440,21", 3), limb("22,-412,24 22,-438,21", 3)), 3),
        "claws": U([shape(f"{u - 5},{v}^ {u + t},{v - 13}^ {u + 5},{v}^") for u, v, t in ((-74, -438, -2), (-49, -450, -1), (-20, -449, 0), (76, -436, 2), (51, -448, 1), (22, -447, 0))]),
        "toes": U([shape(f"{u - 8},2^ {u - 5},-13 {u},-18 {u + 5},-13 {u + 8},2^") for u in (-110, -84, -58, -34, 32, 56, 80, 104)]),
        "eyes": U(ellipse(-38, -492, 25, 29, -6), ellipse(34, -492, 25, 29, 6)),
        "pupils": U(ellipse(-50, -478, 10.5), ellipse(22, -478, 10.5)),
        "glints": U(ellipse(-53, -483, 3.2), ellipse(19, -483, 3.2)),
        "brows": U(limb("-74,-514,4 -50,-538,13 -18,-548,5", 6), limb("70,-514,4 46,-538,13 14,-548,5", 6)),
        "nose": shape("-22,-456 -4,-462 16,-456 10,-442 -4,-436 -16,-442"),
        "fingers": U([limb([(u, -438, 1), (u * 0.96, -420, 3.4), (u * 0.9, -396, 1)], 4) for u in (-56, -33, 37, 59)]),
    }  # fmt: skip
    for k in ("arm_l", "arm_r", "paw_l", "paw_r", "claws", "fingers"):
        parts[k] = T(parts[k], 0, 30)
    return {k: T(v, x, y, s) for k, v in parts.items()}


def boy(x: float, y: float, s: float) -> dict[str, Any]:
    """A boy flat on his belly, head up to the right, both hands before his mouth; the chin on 0,0."""
    parts = {
        "body": shape("-210,6 -206,-50 -150,-84 -92,-78 -50,-40 -40,6"),
        "sleeve_l": limb("-70,-20,40 -86,4,40 -50,8,36 -18,-6,30", 6),
        "sleeve_r": limb("64,4,34 48,10,34 28,-4,28", 6),
        "ear": ellipse(-50, -44, 11, 14),
        "face": shape("-52,-50 -46,-88 -10,-106 30,-100 50,-70 50,-36 34,-6 2,4 -30,-6 -48,-26"),
        "hair": shape("-58,-40^ -70,-70 -62,-104 -34,-126 6,-132 38,-120 58,-92 56,-70^ 44,-82 30,-94 16,-84 2,-94 -14,-82 -28,-90 -40,-66 -46,-46"),
        "eyes": U(ellipse(-8, -54, 14, 16.5), ellipse(30, -54, 12.5, 16)),
        "pupils": U(ellipse(-1, -52, 6.6), ellipse(36, -52, 6.2)),
        "glints": U(ellipse(-3, -55, 2), ellipse(34, -55, 2)),
        "brows": U(limb("-26,-78,3 -10,-86,5 4,-82,3", 5), limb("22,-82,3 34,-86,5 46,-76,3", 5)),
        "nose": limb("14,-44,2 20,-36,6 14,-32,3", 4),
        "hand_l": U(limb("-22,-6,24 0,-16,24", 4), [limb([(-4, -22 + 8 * k, 9), (14, -25 + 8 * k, 9), (24, -22 + 7 * k, 7.5)], 4) for k in range(4)]),
        "hand_r": U(limb("40,-2,22 30,-10,22", 4), [limb([(38, -22 + 8 * k, 9), (26, -22 + 8 * k, 9)], 4) for k in range(3)]),
        "fingers": U([limb([(0, -18 + 8 * k, 0.8), (22, -19 + 7.5 * k, 1.6)], 2) for k in range(3)]),
    }  # fmt: skip
    return {k: T(v, x, y, s) for k, v in parts.items()}


def striped(sc: Scene, g: Any, fill: str, lines: Any, z: float = 3) -> None:
    """A piece of the pyjamas that both wear."""
    sc.layer(g, fill, z=z, cut=0, rim="#fff0b0", rimop=0.7)
    sc.flat(clean(U(lines).intersection(g.buffer(-0.8))), "#2c7466", 0.85)


def draw_boy(sc: Scene) -> None:
    """Under the bed, at the edge of the light."""
    mint = sc.rad([(0, "#fff4c8"), (0.4, "#9cc0a4"), (1, "#1c4544")], 300, 905, 230)
    skin = sc.rad([(0, "#ffe0a0"), (0.4, "#dc9860"), (0.8, "#7a4632"), (1, "#4a2a28")], 300, 905, 200)
    b = boy(160, 904, 1.12)
    striped(sc, b["body"], mint, [limb([(x, 780, 8), (x - 12, 920, 8)], 1) for x in range(-60, 150, 22)])
    sc.layer(b["ear"], skin, z=2, cut=0)
    sc.layer(b["face"], skin, z=4, cut=0, rim="#fff0b0", rimop=0.9)
    rimlight(sc, b["face"], -3, -2, "#fff2b8", 0.8, 1.4, (300, 900), 260)
    sc.layer(
        fur(b["hair"], 7, 0.3, 4), sc.rad([(0, "#8a5430"), (0.4, "#3f2418"), (1, "#1c110f")], 270, 860, 190), z=3, cut=0
    )
    sc.flat(b["eyes"].buffer(2), "#7a3a20", 0.5)
    sc.flat(b["eyes"], "#fffbe8")
    sc.flat(U(b["pupils"], b["brows"]), "#1c100e")
    sc.flat(b["glints"], "#ffffff")
    sc.flat(b["nose"], "#a8603c", 0.8)
    for k, lines in (("sleeve_l", range(50, 160, 17)), ("sleeve_r", range(170, 260, 17))):
        striped(sc, b[k], mint, [limb([(x, 850, 7), (x + 4, 930, 7)], 1) for x in lines])
    for k in ("hand_r", "hand_l"):
        sc.layer(b[k], skin, z=2, cut=0, rim="#fff0b0", rimop=0.9)
    sc.flat(b["fingers"], "#8a4c30", 0.7)


__all__ = ["boy", "draw_boy", "monster", "rabbit", "striped"]
