"""A child before a post office counter, in a coat bought to last, with one coin."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SOOT, STRAW, CREAM = "#1d120b", "#f0cd84", "#fff3d2"


def boot_from_behind(x: float, rot: float) -> tuple[Any, Any, Any]:
    """(leather, sole, heel) of a boot on its toes, seen from behind; the toes at x, 0."""
    leather = "-10,-47^ 0,-44 10,-47^ 11,-38 9,-27^ 0,-30 -9,-27^ -11,-38"
    sole = "-7,-29 0,-32 7,-29 6,-20 9,-9 8,0^ 3,3 -4,3 -8,0^ -9,-9 -6,-20"
    heel = "-7,-29 0,-32 7,-29 7,-20^ -7,-20^"
    return tuple(T(shape(g), x, 0, rot=rot, o=(0, 0)) for g in (leather, sole, heel))  # type: ignore[return-value]


def coin_child(sc: Scene, x: float, y: float, s: float, lamp: tuple[float, float]) -> tuple[float, float]:
    """From behind, on tiptoe at x, y, 215 high: one hand has hold of the counter's edge, the other raises a coin; head thrown
    back to what hangs up there. Lays the figure and returns where the coin is."""
    near = lambda lit, mid, shade, r=400: sc.rad([(0, lit), (0.4, mid), (1, shade)], x + 90, y - 290, r)
    coat, coat_d = near("#ffda94", "#bd7a3a", "#4a2413", 440), near("#c88644", "#6a3c20", "#24110a")
    P = lambda g: T(shape(g) if isinstance(g, str) else g, x, y, s)
    tilt = lambda g: P(T(shape(g) if isinstance(g, str) else g, rot=-15, o=(4, -166)))
    shade = U(shape("-58,-46 -40,-110 -36,-154 -56,-168 -46,-204 -34,-176 -20,-166 -24,-196 -10,-222 18,-220 32,-190 26,-168 40,-180 60,-192 54,-140 42,-94 58,-58 20,-52"), limb("-22,-60,18 -24,0,12", 3), limb("17,-60,18 17,0,12", 3))  # fmt: skip
    with sc.clip(T(shape("-200,-206^ 140,-206^ 140,-28^ -200,-28^"), x, y, s)):
        sc.flat(P(T(shade, -24, 6)), "#0c0503", 0.7, "multiply", 4)
    # legs: the right one carries, the left one is drawn up a little; both heels far off the floor
    for leg, bx, rot in (("-18,-92,22 -25,-66,19 -22,-42,13", -25, 9), ("14,-92,23 19,-64,20 16,-42,13.5", 17, -2)):
        leather, sole, heel = boot_from_behind(bx, rot)
        sc.flat(P(T(ellipse(0, 2, 13, 4), bx - 5, 0)), "#0a0503", 0.9, "multiply", 2)
        sc.layer(P(limb(leg, 5)), near("#ffe0a8", "#c08c58", "#6a4026"), z=1.4, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)
        sc.flat(P(U([T(limb([(-9, -y0, 0.5), (0, -y0 + 2, 1.6), (10, -y0, 0.5)], 4), bx + 1, 0) for y0 in (50, 54, 58, 62, 66)])), "#7a3c20", 0.8)  # fmt: skip
        sc.layer(P(leather), near("#b87440", "#6a3a1e", "#32180d"), z=2, sh=0.5, rim=STRAW, rimop=0.9, **EXACT)
        sc.layer(P(sole), near("#e0b070", "#a06c3c", "#5a3820"), z=1.2, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)
        sc.layer(P(heel), near("#a87444", "#5f3a20", "#2c180d"), z=1, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)
    # the left hand on the edge, the elbow out
    grip = fillet(U(ellipse(-45, -204, 8, 6.5), [limb([(-51 + 4.4 * k, -206, 5), (-51.5 + 4.6 * k, -213, 4.6)], 3) for k in range(4)]), 0.8)  # fmt: skip
    sc.flat(P(T(grip, -4, 4)), "#1a0a06", 0.6, "multiply", 2)
    sc.layer(P(grip), near("#f0bd8a", "#d09566", "#8a5634"), z=1.4, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)
    sc.flat(
        P(U([limb([(-48.6 + 4.5 * k, -213, 0.5), (-48.4 + 4.4 * k, -206, 1)], 3) for k in range(3)])), "#6a3018", 0.8
    )
    # the raised arm, its wide sleeve slid down from it
    h = T(hand("pinch", "#e9ae7c"), 50, -208, 0.36, sy=-0.36, rot=-80)
    sc.layer(P(limb("40,-172,13 46,-192,11.5 50,-209,9.5", 5)), near("#f0bd8a", "#d09566", "#8a5634"), z=1.4, sh=0.4, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip
    put(sc, P(h), z=1.4, sh=0.5, rim=(-0.8, 1.2, CREAM, 0.9))
    coin = P(h).at("hold")
    # coat: pulled up on the side of the raised arm, hanging from the shoulders, swinging to the left
    body = shape("-36,-152^ -18,-163 4,-166 26,-166 42,-154^ 42,-132 37,-110 42,-94 52,-72 58,-58^ 44,-53 26,-57 4,-52 -22,-46 -46,-42 -58,-46^ -53,-72 -42,-104 -39,-130")  # fmt: skip
    sc.layer(P(body), coat, z=5, sh=0.6, cut=0.2, rim="#ffe9b4", rimop=0.9, rimw=1.2)
    with sc.clip(P(body)):
        sc.flat(P("-70,-160 -20,-160 -14,-120 -8,-96 -14,-50 -70,-40"), "#5a2c14", 0.5, "multiply", 9)
        sc.flat(P("-40,-108 40,-112 40,-98 -40,-92"), "#2a1008", 0.45, "multiply", 3)
    for g, t in (
        ("-2,-98^ 5,-98 12,-76 14,-54^ 4,-50 -4,-49^ -1,-76", 0.0),
        ("-26,-97^ -19,-97 -20,-72 -26,-45^ -36,-43 -44,-42^ -36,-72", 0.2),
        ("25,-101^ 33,-102 42,-80 52,-55^ 44,-52 37,-54^ 33,-80", 0.0),
    ):
        sc.layer(P(g).intersection(P(body)), near(mix("#f4cb84", SOOT, t), mix("#a06c38", SOOT, t), "#2c1a0d"), z=1.6, sh=0.5, rim=STRAW, rimop=0.6, **EXACT)  # fmt: skip
    sc.flat(
        P(
            U(
                [
                    limb(q, 6)
                    for q in (
                        "-14,-94,.6 -14,-74,2.6 -12,-52,.6",
                        "18,-98,.6 22,-80,2.4 26,-62,.6",
                        "-38,-98,.6 -42,-78,2.2 -50,-56,.6",
                    )
                ]
            )
        ),
        "#2a170b",
        0.55,
        None,
        0.6,
    )
    pulls = ["36,-150,.5 16,-136,3 -10,-112,.5", "38,-136,.5 24,-124,2.8 6,-106,.5", "37,-122,.5 28,-114,2.2 18,-106,.5", "-32,-146,.5 -22,-132,2.6 -20,-108,.5", "-4,-160,.5 -2,-150,1.6 -4,-136,.5", "-36,-128,.5 -30,-118,2 -30,-106,.5"]  # fmt: skip
    sc.flat(P(U([limb(q, 6) for q in pulls])), "#2a170b", 0.6, None, 0.5)
    belt = shape("-37,-106 -36,-96 0,-93 36,-101 36,-110 0,-102")
    sc.layer(P(belt), coat_d, z=2, sh=0.6, rim=STRAW, rimop=0.7, **EXACT)
    sc.layer(P(U(ellipse(-25, -99.5, 2.6), ellipse(26, -103, 2.6))), "#c89a54", z=1, sh=0.5, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip
    # sleeves
    left = U(limb("-26,-146,30 -44,-152,32 -56,-168,29 -50,-186,24 -46,-200,20", 8))
    sc.layer(P(left), near("#f0b468", "#9a6030", "#3a1c10"), z=3, sh=0.6, rim="#ffe9b4", rimop=0.9, **EXACT)
    rings = ["-68,-160,.5 -56,-162,2.6 -48,-172,.5", "-62,-146,.5 -52,-154,2.6 -46,-166,.5", "-62,-176,.5 -54,-176,2 -46,-182,.5", "-46,-138,.5 -40,-150,2.2 -40,-160,.5"]  # fmt: skip
    sc.flat(P(U([limb(q, 5) for q in rings]).intersection(left)), "#24110a", 0.65, None, 0.4)
    sc.flat(P(ellipse(-46, -199.5, 10, 2.6, -4)), "#1c0d08", 0.9)
    sleeve = shape("10,-148^ 26,-164 38,-180 34,-190^ 46,-196 60,-192^ 62,-176 58,-158 52,-138 40,-122^ 26,-126")
    sc.layer(P(sleeve), coat, z=3, sh=0.6, rim="#ffefc0", rimop=1, **EXACT)
    sc.flat(P(shape("34,-190 46,-196 60,-192 48,-187")), "#2a140a", 0.9)
    rings = ["58,-172,.5 50,-160,2.6 40,-158,.5", "54,-148,.5 46,-142,2.6 36,-146,.5", "46,-130,.5 40,-134,2.2 30,-138,.5", "60,-184,.5 54,-176,2 46,-176,.5"]  # fmt: skip
    sc.flat(P(U([limb(q, 6) for q in rings]).intersection(sleeve)), "#3a1c0e", 0.65, None, 0.4)
    rimlight(sc, P(U(body, sleeve)), -2, 2.6, "#ffe9b4", 0.8, 1.2, lamp, 1400)
    # head thrown back and turned to the right: hair, ear, cheek, the tip of the nose
    sc.layer(P(limb("3,-150,24 5,-166,22", 3)), near("#e3ab78", "#b07a4c", "#5c381e"), z=1.4, sh=0.5, **EXACT)
    sc.layer(P("-30,-154^ -24,-166 0,-171 24,-168 36,-154^ 18,-146 0,-143 -18,-146"), coat_d, z=2.4, sh=0.6, rim=STRAW, rimop=0.8, **EXACT)  # fmt: skip
    face = shape("4,-212 20,-212 28,-205 31,-197 37,-192 31,-187 29,-179 22,-171 8,-166")
    sc.layer(tilt(face), near("#f6c795", "#e0a674", "#9a643c"), z=1.6, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)
    sc.flat(tilt(ellipse(24, -184, 4.6, 3.6)), "#c8603c", 0.4, None, 1.6)
    sc.flat(tilt(limb("24,-198,.5 27,-199,1.6 29,-198,.5", 4)), "#3a1c0e", 0.9)
    hair = shape("-22,-168^ -27,-178 -30,-190^ -33,-192 -27,-204 -17,-214 -20,-220^ -8,-219 2,-221 12,-224^ 14,-219 24,-214 29,-205^ 18,-203 16,-194 19,-184^ 14,-178 13,-168^ 6,-172 1,-161^ -3,-170 -9,-162^ -11,-170 -18,-162^")  # fmt: skip
    sc.layer(tilt(hair), near("#d08a48", "#744020", "#2a140c"), z=2.4, sh=0.55, rim="#ffe3a0", rimop=1, **EXACT)
    locks = ["-8,-210,.5 -20,-200,1.6 -24,-184,.5", "-2,-206,.5 -13,-192,1.6 -14,-174,.5", "4,-206,.5 -3,-190,1.6 -4,-172,.5", "8,-206,.5 8,-194,1.6 6,-178,.5", "0,-214,.5 12,-214,1.4 22,-208,.5", "-12,-206,.5 -24,-194,1.2 -28,-186,.5"]  # fmt: skip
    sc.flat(tilt(U([limb(q, 6) for q in locks])), "#24110a", 0.5)
    sc.flat(T(tilt(U([limb(q, 6) for q in locks])), 1.4, -0.6), "#ffd890", 0.4)
    sc.layer(tilt("14,-194 20,-196 22,-189 19,-181 14,-182"), near("#f6c795", "#d99e6c", "#8a5634"), z=1, sh=0.5, rim=CREAM, rimop=0.7, **EXACT)  # fmt: skip
    return coin
