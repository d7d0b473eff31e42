"""A boy in a paper crown bows on a bare stage; in the stalls sit only coats, and two sleeves have begun to clap.

Palette: velvet ink #1b1626, stalls wine #4b1f33, coat moss #4e5138, coat camel #a57d52, lamp milk #faf1dc, crown #e9c441.
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


def draw_boy(sc: Scene) -> None:
    """He bows, one arm across, one thrown back; the crown holds on."""
    pose = Pose(
        0.93, lean=56, stoop=30, nod=14, foot_a=(0.16, 0), foot_b=(-0.4, 0.03), toe_b=34, knee_a=1, knee_b=1,
        hand_a=(-0.06, 0.5), elbow_a=-1, hand_b=(-0.82, -0.3), elbow_b=1, grip_a="flat", grip_b="open",
    )  # fmt: skip
    p = person(
        9, "side", pose, dress("shirt", "#f4ecd8", "#3f4f74", "#ffffff").but(trousers="shorts", shoes="shoes"), "#c08a62", "tousled", "#3a2418", "shame",
        hat="crown", hat_colour="#e9c441", band="#f6df84", big_head=1.06,
    )  # fmt: skip
    p = T(p, LX - 8, LY + 26, 1.28)
    fallen = AF.skew(T(p.outline(), 0, 0, 1, sy=-0.6, o=(LX, LY + 26)), xs=28, origin=(LX, LY + 26))
    sc.flat(fallen, "#4a2438", 0.66, "multiply", 1.6)
    put(sc, p, z=2, rim=(2.4, 2.2, "#fffbe8", 0.95))
    sc.glow(LX + 10, LY - 40, 150, "#faf1dc", 0.3)


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
