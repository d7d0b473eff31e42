"""A boy in a paper crown bows on a bare stage; in the stalls sit only coats, and two sleeves have begun to clap.

Palette: velvet ink #1b1626, stalls wine #4b1f33, coat moss #4e5138, coat camel #a57d52, lamp milk #faf1dc, crown #e9c441; a cloak of #b23a3c.
Light: one lamp over the stage, so that we see the coats from behind against it. Planes: bare stage / curtain and boxes /
eight rows of empty collars, darker the nearer.
"""

from __future__ import annotations

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.bare_stage import EDGE, LEFT, RIGHT, draw_stage
from cards.studio.papercut.coat_rows import draw_aisle, draw_rows
from cards.studio.papercut.theatre_boxes import draw_house

LX, LY = 408, 420  # the round of lamp on the boards


CLOAK = "41,-73^ 34,-80 20,-83 6,-79 -8,-71 -22,-61 -38,-46 -56,-38^ -55,-28 -57,-20 -51,-13 -46,-5 -39,-2 -31,2^ -27,-13 -19,-33 -8,-52 6,-63 22,-68^"
HEM = ((-56, -38), (-54, -29), (-56, -21), (-51, -14), (-46, -6), (-39, -3), (-31, 2))
FOLDS = (  # from the shoulders to the hem
    ((18, -79), (0, -70), (-24, -51), (-57, -27)),
    ((20, -76), (2, -67), (-20, -44), (-52, -12)),
    ((16, -71), (0, -62), (-16, -40), (-41, -1)),
)


def cloak() -> Figure:
    """A king's cloak of the school play, thrown back by the bow: red paper, paper ermine at hem and shoulders."""
    f = Figure()
    cloth = shape(CLOAK)
    f.add(cloth, "#b23a3c", "cloak", 1.2)
    f.add(U([limb([(*q, w) for q, w in zip(k, (0.8, 2.6, 4.4, 5.2), strict=True)], 5) for k in FOLDS]).intersection(cloth), "#7c2233", "folds", 0.2, True, 0.75)  # fmt: skip
    f.add(T(U([limb([(*q, w) for q, w in zip(k, (0.5, 1, 1.8, 2.2), strict=True)], 5) for k in FOLDS]), 0, -3.2).intersection(cloth), "#e0706a", "folds", 0.2, True, 0.6)  # fmt: skip
    f.add(fillet(limb([(*q, 8.6) for q in HEM], 6), 1), "#f7efdc", "ermine", 0.7)
    tails = [limb([(x - 1.2, y, 1), (x + 0.4, y + 0.4, 2), (x + 1.6, y + 0.8, 0.8)], 3) for x, y in HEM[1:-1]]
    cape = shape("43,-70^ 43,-79 35,-85 22,-86 13,-80^ 13,-75 18,-70 24,-65^ 33,-66")
    f.add(cape, "#f7efdc", "ermine", 0.9)
    tails += [
        limb([(x - 1.8, y, 0.9), (x, y + 0.5, 2), (x + 1, y + 1.6, 0.8)], 3)
        for x, y in ((19, -80), (27, -81), (35, -80))
    ]
    f.add(U(tails), "#2a1a26", "tails", 0.2, True)
    return f


def draw_boy(sc: Scene) -> None:
    """He bows, one arm across, one thrown back and the cloak with it; the crown holds on."""
    pose = Pose(
        0.93, lean=60, stoop=30, nod=13, foot_a=(0.16, 0), foot_b=(-0.44, 0.03), toe_b=34, knee_a=1, knee_b=1,
        hand_a=(-0.2, 0.38), elbow_a=-1, hand_b=(-0.72, -0.56), elbow_b=1, grip_a="flat", grip_b="open",
    )  # fmt: skip
    p = person(
        9, "side", pose, dress("shirt", "#f4ecd8", "#3f4f74", "#ffffff").but(trousers="shorts", shoes="shoes"), "#c08a62", "tousled", "#3a2418", "tender",
        hat="crown", hat_colour="#e9c441", band="#f6df84", big_head=1.06, over=T(cloak(), 1, 1, rot=9, o=(0, -50)),
    )  # fmt: skip
    x, y = LX - 18, LY + 32
    p = T(p, x, y, 1.5)
    fallen = AF.skew(T(p.outline(), 0, 0, 1, sy=-0.5, o=(x, y)), xs=28, origin=(x, y))
    sc.flat(fallen, "#4a2438", 0.62, "multiply", 1.6)
    for a in ("foot_a", "foot_b"):  # he stands on the boards
        sc.flat(ellipse(p.at(a)[0] + 9, y + 0.5, 19, 3.4), "#4a2438", 0.6, "multiply", 1.4)
    put(sc, p, z=2, rim=(1.7, 1.6, "#fffbe8", 0.85))
    sc.glow(LX + 10, LY - 40, 150, "#faf1dc", 0.26)


def draw() -> Scene:
    """Nobody is there, and somebody claps."""
    sc = Scene("coat_audience", light=(LX, LY, 240), shadow="#0c0812", bg="#1b1626")
    draw_stage(sc)
    draw_boy(sc)
    draw_house(sc)
    lip = shape(
        f"{LEFT - 60},{EDGE}^ {RIGHT + 60},{EDGE}^ {RIGHT + 66},{EDGE + 34}^ {LX},{EDGE + 46} {LEFT - 66},{EDGE + 34}^"
    )
    sc.layer(lip, sc.near("#b9744e", "#3a1c28", 330, (LX, LY)), z=6, sh=0.5, rim="#ffe9c4", rimop=0.9)
    sc.layer(box(-20, EDGE + 26, 820, 1260), sc.lin([(0, "#6a2c3a"), (1, "#1b1020")], 0, 520, 0, 900), z=4, sh=0.4)
    draw_aisle(sc)
    sc.glow(LX, LY + 60, 420, "#f8e2bc", 0.3)
    draw_rows(sc)
    sc.vignette("#0c0812", 0.42, LX, 520, 900)
    sc.finish()
    return sc
