"""Two at a post office counter: a clerk of sixty who listens to a letter, and a child in a coat bought to last, with one coin."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
SOOT, WALNUT, TOBACCO, STRAW, CREAM = "#1d120b", "#3a2415", "#7a4f28", "#f0cd84", "#fff3d2"
SKIN = "#e0a070"


def listening_head() -> Figure:
    """A woman's head with grey hair in a bun, looking away as one does who listens, spectacles pushed up on her brow; neck on 0,0."""
    mood = Feeling(-6, -4, 0.85, (0.8, 0.5), -0.05, gape=0.22, wide=0.55, cheek=0.6)
    f = head("front", 60, mood, SKIN, "bun", "#c9bca4", lash=1.2)
    ring = lambda x: clean(ellipse(x, -31, 12, 7).difference(ellipse(x, -31, 9, 4.6)))
    f.add(U(ring(-15), ring(15), limb("-4,-32,2.6 0,-34,2.8 4,-32,2.6", 3), limb("-26,-31,2.6 -36,-22,2.4", 2), limb("26,-31,2.6 36,-22,2.4", 2)), "#3a1f10", "glasses", 0.6)  # fmt: skip
    ax, ay = f.at("neck")
    return T(f, -ax, -ay)


def flat_hand(x: float, y: float, rot: float, s: float = 1.0) -> Any:
    """A hand flat on a table, seen from before it: knuckles and four fingers, 30 long, pointing along rot."""
    fingers = [limb([(8, -6 + 4.4 * k, 6), (18, -7.4 + 5 * k, 5.4), (25 - abs(k - 1.3) * 2, -8 + 5.6 * k, 4)], 4) for k in range(4)]  # fmt: skip
    thumb = limb([(2, 7, 6), (10, 14, 5.4), (16, 17, 4)], 4)
    return T(fillet(U(ellipse(4, 1, 11, 9.5), fingers, thumb), 1.2), x, y, s, rot=rot)


def draw_clerk(sc: Scene, lamp: tuple[float, float]) -> None:
    """Bent low over the counter from behind it, her ear to the letter at the left, both hands flat beside the dish."""
    near = lambda lit, shade, r=760: sc.rad([(0, lit), (0.35, mix(lit, shade, 0.3)), (1, shade)], *lamp, r)
    here = lambda lit, mid, shade: sc.rad([(0, lit), (0.5, mid), (1, shade)], 300, 650, 210)
    skirt, blouse, guard = here("#b8603c", "#7a3a26", "#3a1a12"), here("#fff2cc", "#ecc88c", "#a8743e"), near("#5a3420", "#150a06")  # fmt: skip
    line = "#7a4626"
    # the far arm comes round behind the dish
    sc.layer(limb([(210, 792, 36), (140, 788, 28), (96, 802, 22)], 8), here("#fff2cc", "#cf9f62", "#8a5a32"), z=2, sh=0.4, rim=CREAM, rimop=0.6, **EXACT)  # fmt: skip
    sc.layer(limb([(118, 792, 26), (92, 803, 23), (74, 814, 17)], 6), guard, z=1.2, sh=0.5, rim=STRAW, rimop=0.7, **EXACT)  # fmt: skip
    sc.layer(flat_hand(66, 819, 168, 0.86), "#c98a5e", z=1.4, sh=0.55, rim=CREAM, rimop=0.7, **EXACT)
    # skirt, apron string with its bow, blouse
    hips = shape("300,724 318,694 346,680 372,690 390,720 399,764 400,806^ 340,826 318,806 304,764")
    sc.layer(hips, skirt, z=5, sh=0.55, cut=0.2, rim="#ffd994", rimop=0.9, rimw=1.3)
    sc.flat(U([limb(q, 8) for q in ("346,684,.6 352,740,3 348,806,1", "372,694,.6 378,744,2.6 378,806,1", "328,694,.6 330,746,2.4 330,806,1")]), SOOT, 0.5, None, 0.6)  # fmt: skip
    rimlight(sc, hips, -2, 3, "#ffcf8a", 0.9, 1.4, lamp, 700)
    torso = shape("190,838 190,806 204,768 226,734 256,712 288,704 312,714 326,744 330,790 326,838^ 290,848 240,846")
    sc.layer(torso, blouse, z=5, sh=0.6, cut=0.2, rim="#ffffff", rimop=0.9, rimw=1.3)
    with sc.clip(torso):
        sc.flat(U([limb([(214 + 19 * k, 852, 1.6), (222 + 17 * k, 780, 1.6), (236 + 17 * k, 700, 1.6)], 8) for k in range(6)]), "#a8743e", 0.55)  # fmt: skip
        folds = "310,712,.6 290,750,4 282,796,.8", "322,744,.6 302,770,4 294,810,.8", "246,716,.6 236,752,3.4 238,790,.8", "206,768,.6 222,784,3.4 226,812,.8"  # fmt: skip
        sc.flat(U([limb(q, 8) for q in folds]), line, 0.55, None, 0.8)
        sc.flat(shape("180,850 186,812 220,806 262,812 340,800 350,860"), "#5a2c14", 0.4, "multiply", 10)
    rimlight(sc, torso, -2.4, 3.4, "#fff6d8", 1, 1.6, lamp, 800)
    tie = limb([(304, 706, 6), (318, 742, 7), (322, 790, 7), (320, 836, 5)], 8)
    sc.layer(tie, here("#c8703c", "#8a4428", "#4a2216"), z=1.6, sh=0.6, rim="#ffd994", rimop=0.8, **EXACT)
    bow = U(shape("316,738 306,726 298,724 299,733 307,741"), shape("317,737 324,724 334,718 336,727 326,737"), limb("317,739,3.4 328,748,4 334,760,2.4", 5), limb("316,740,3.4 310,752,3.6 311,764,2.4", 5))  # fmt: skip
    sc.layer(bow, here("#d8804a", "#9a4e2c", "#4a2216"), z=2, sh=0.6, rim="#ffe0a0", rimop=0.9, **EXACT)
    sc.layer(ellipse(316.5, 738, 3.6), "#b8643a", z=1, sh=0.6, **EXACT)
    # neck, collar, and the head laid on its ear
    sc.layer(limb([(222, 800, 42), (198, 818, 35), (184, 826, 30)], 6), mix(SKIN, "#8a4f2c", 0.4), z=2, sh=0.5, rim=CREAM, rimop=0.5, **EXACT)  # fmt: skip
    sc.layer(shape("226,766^ 214,776 203,796 200,820 206,838^ 216,832 220,816 224,800 234,782^"), "#f6dca8", z=2.4, sh=0.6, rim="#ffffff", rimop=0.9, **EXACT)  # fmt: skip
    h = T(listening_head(), 186, 828, 0.64, rot=-82)
    put(sc, h, z=2, sh=0.5, rim=(-1.0, 1.6, "#ffe2a8", 0.6))
    face = h.part("face")
    sc.flat(face, sc.lin([(0, "#7a3418", 0.5), (0.6, "#7a3418", 0.1), (1, "#7a3418", 0)], 0, face.bounds[1], 0, face.bounds[3]), 1, "multiply")  # fmt: skip
    with sc.clip(h.outline()):
        sc.glow(158, 872, 62, "#ffc870", 0.6, mid=0.5)
    # the near arm: blouse, guard, hand
    upper = shape("232,764 250,742 276,744 302,768 324,798 332,820 322,836 306,832 286,816 258,800 238,790")
    sc.layer(upper, blouse, z=4, sh=0.65, rim="#ffffff", rimop=0.9, **EXACT)
    folds = ["250,750,.6 276,776,3 300,822,.6", "270,750,.6 296,784,3 312,824,.6", "240,776,.6 262,786,2.4 284,808,.6", "304,776,.6 314,800,2.6 318,828,.6"]  # fmt: skip
    sc.flat(U([limb(q, 6) for q in folds]).intersection(upper), line, 0.6, None, 0.5)
    sc.layer(limb([(322, 822, 31), (304, 848, 27), (286, 864, 19)], 8), guard, z=2, sh=0.6, rim=STRAW, rimop=0.8, **EXACT)  # fmt: skip
    sc.flat(U([limb(q, 5) for q in ("332,836,.6 318,842,2 302,842,.6", "318,856,.6 306,858,1.8 294,852,.6")]), "#a8683a", 0.6)  # fmt: skip
    sc.layer(U(limb([(336, 812, 5), (324, 812, 5), (308, 820, 4)], 3), limb([(290, 852, 4), (282, 862, 4), (284, 872, 4)], 3)), near("#d8983e", WALNUT), z=1, sh=0.4, **EXACT)  # fmt: skip
    sc.flat(T(flat_hand(278, 868, 166), 0, 4), SOOT, 0.5, "multiply", 2)
    sc.layer(flat_hand(278, 868, 166), near("#f6c896", "#c98a5e"), z=1.4, sh=0.55, rim="#fff3d2", rimop=1, **EXACT)


def coin_child(sc: Scene, x: float, y: float, s: float, lamp: tuple[float, float]) -> tuple[float, float]:
    """From behind, on tiptoe at x, y, 215 high and the raised fist above that; head thrown back to what hangs up there.
    Lays the figure and returns where the coin is."""
    near = lambda lit, mid, shade, r=400: sc.rad([(0, lit), (0.4, mid), (1, shade)], x + 90, y - 290, r)
    coat, coat_d = near("#ffd084", "#a0642f", "#3a1d10"), near("#c88644", "#6a3c20", "#24110a")
    P = lambda g: T(shape(g) if isinstance(g, str) else g, x, y, s)
    # stockings, boots on their toes: the heels are off the floor
    for pts, boot, sole in (
        (
            "-20,-60,17 -21,-38,15 -20,-24,12",
            "-28,-28^ -14,-28^ -12,-14 -11,-3 -14,2^ -27,2^ -30,-4 -29,-16",
            "-28,-16 -13,-17 -13,-11 -28,-10",
        ),
        (
            "17,-60,17 19,-38,15 21,-24,12",
            "14,-28^ 28,-28^ 30,-15 31,-4 28,2^ 15,2^ 12,-4 13,-16",
            "13,-17 29,-16 29,-10 13,-11",
        ),
    ):
        sc.layer(P(limb(pts, 5)), coat_d, z=1.4, sh=0.5, **EXACT)
        sc.layer(P(boot), near("#7a4a28", "#3d2012", "#180b07"), z=2, sh=0.5, rim=STRAW, rimop=0.6, **EXACT)
        sc.flat(P(sole), "#120905", 0.75)
    # the raised arm, its wide sleeve slid down from it
    h = T(hand("pinch", "#e9ae7c"), 50, -208, 0.36, sy=-0.36, rot=-80)
    sc.layer(P(limb("40,-172,13 46,-192,11.5 50,-209,9.5", 5)), near("#f0bd8a", "#d09566", "#8a5634"), z=1.4, sh=0.4, rim=CREAM, rimop=0.8, **EXACT)  # fmt: skip
    put(sc, P(h), z=1.4, sh=0.5, rim=(-0.8, 1.2, CREAM, 0.9))
    coin = P(h).at("hold")
    sleeve = shape("14,-150^ 26,-164 38,-180 34,-190^ 46,-196 60,-192^ 62,-176 58,-158 52,-138 42,-120^ 26,-120")
    # coat
    body = shape("-34,-150^ -16,-162 4,-164 24,-160 40,-146^ 45,-120 48,-92 55,-64 62,-40^ 40,-33 14,-36 -10,-31 -36,-35 -60,-42^ -56,-70 -48,-100 -42,-128")  # fmt: skip
    sc.layer(P(body), coat, z=5, sh=0.6, cut=0.2, rim="#ffe9b4", rimop=0.9, rimw=1.2)
    folds = [
        ("-6,-96^ 2,-96 8,-70 12,-36^ 2,-34 -6,-32^ -4,-64", 0.0),
        ("-30,-92^ -22,-94 -28,-64 -34,-36^ -46,-38^ -42,-66", 0.1),
        ("24,-94^ 34,-92 40,-66 48,-38^ 36,-34^ 30,-64", 0.0),
        ("-44,-118^ -38,-100 -46,-74 -56,-44^ -60,-42^ -54,-72 -46,-100", 0.3),
    ]
    for g, t in folds:
        sc.layer(P(g).intersection(P(body)), near(mix("#f4cb84", SOOT, t), mix("#a06c38", SOOT, t), "#2c1a0d"), z=1.6, sh=0.5, rim=STRAW, rimop=0.6, **EXACT)  # fmt: skip
    strokes = ["2,-160,1 0,-130,1.6 2,-98,1", "-34,-146,1 -24,-124,2.6 -30,-104,.8", "38,-142,1 28,-122,2.6 32,-102,.8", "-14,-150,.6 -18,-128,1.8 -14,-106,.6", "18,-152,.6 20,-128,1.8 14,-106,.6"]  # fmt: skip
    sc.flat(P(U([limb(q, 6) for q in strokes])), "#2a170b", 0.55)
    belt = shape("-33,-103 -32,-94 0,-89 33,-94 34,-103 0,-98")
    sc.layer(P(belt), coat_d, z=2, sh=0.6, rim=STRAW, rimop=0.7, **EXACT)
    sc.layer(P(U(ellipse(-24, -97.5, 3), ellipse(25, -97.5, 3))), "#f0cd84", z=1, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)
    # the other sleeve hangs over the hand
    left = shape("-20,-152^ -36,-148 -48,-128 -58,-98 -64,-66^ -56,-62 -44,-60 -34,-63^ -32,-90 -24,-118")
    sc.layer(P(left), near("#d0924e", "#7a4826", "#2a140c"), z=3, sh=0.6, rim=STRAW, rimop=0.7, **EXACT)
    rings = ["-58,-98,.6 -48,-88,2.4 -38,-96,.6", "-50,-126,.6 -42,-108,2.6 -40,-80,.6", "-61,-80,.6 -52,-70,2.2 -42,-78,.6", "-38,-146,.6 -32,-126,2 -34,-104,.6"]  # fmt: skip
    sc.flat(P(U([limb(q, 5) for q in rings]).intersection(left)), "#24110a", 0.6)
    sc.flat(P(shape("-64,-66 -56,-62 -44,-60 -34,-63 -46,-65")), "#180b07", 0.9)
    sc.layer(P(sleeve), coat, z=3, sh=0.6, rim="#ffefc0", rimop=1, **EXACT)
    mouth = shape("34,-190 46,-196 60,-192 48,-187")
    sc.flat(P(mouth), "#2a140a", 0.9)
    rings = ["44,-184,.6 52,-168,3 48,-146,.6", "58,-186,.6 57,-164,2.4 46,-134,.6", "38,-176,.6 42,-158,2.4 34,-140,.6"]  # fmt: skip
    sc.flat(P(U([limb(q, 6) for q in rings])), "#3a1c0e", 0.6)
    # head thrown back and turned to the right: hair, ear, cheek, the tip of the nose
    sc.layer(P(limb("3,-150,24 5,-164,22", 3)), near("#e3ab78", "#b07a4c", "#5c381e"), z=1.4, sh=0.5, **EXACT)
    sc.layer(P("-30,-156^ -22,-168 2,-170 24,-166 34,-152^ 18,-144 0,-142 -18,-146"), coat_d, z=2.4, sh=0.6, rim=STRAW, rimop=0.8, **EXACT)  # fmt: skip
    face = shape("4,-212 20,-212 28,-205 31,-197 37,-192 31,-187 29,-179 22,-171 8,-166")
    sc.layer(P(face), near("#f6c795", "#e0a674", "#9a643c"), z=1.6, sh=0.5, rim=CREAM, rimop=0.9, **EXACT)
    sc.flat(P(ellipse(24, -184, 4.6, 3.6)), "#c8603c", 0.4, None, 1.6)
    hair = shape("-24,-170^ -29,-180 -30,-194 -25,-208 -14,-217 0,-220 10,-226^ 12,-219 22,-215 28,-206^ 18,-202 15,-192 18,-182^ 13,-172 8,-162^ 2,-166 -2,-158^ -8,-166 -14,-160^ -16,-168")  # fmt: skip
    sc.layer(P(hair), near("#c07a3c", "#6a3a1e", "#2a140c"), z=2.4, sh=0.55, rim="#ffe3a0", rimop=1, **EXACT)
    crown = (-6, -206)
    tips = ((-24, -172), (-14, -162), (-2, -160), (8, -165), (14, -180), (-28, -188), (-22, -204), (12, -212), (22, -208), (-10, -214), (2, -216))  # fmt: skip
    locks = U([limb([(*crown, 0.5), ((crown[0] + tx) / 2 - 3, (crown[1] + ty) / 2, 1.8), (tx, ty, 0.5)], 5) for tx, ty in tips])  # fmt: skip
    sc.flat(P(locks), "#24110a", 0.4)
    ear = shape("14,-194 20,-196 22,-189 19,-181 14,-182")
    sc.layer(P(ear), near("#f6c795", "#d99e6c", "#8a5634"), z=1, sh=0.5, rim=CREAM, rimop=0.7, **EXACT)
    return coin
