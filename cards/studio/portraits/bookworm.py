"""Emil, who has a title for everything: the bookworm in the light of a page."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.gestures import drape
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # bottle green #143a34, leaf #4f8a6a, page #fff0c4, cover #b03a2e, jersey #d9a441; the page is the lamp
    lx, ly = 330, 500
    sc = portrait("bookworm", "#6fa888", "#123530", (lx, ly, 130), "#04140f")
    rng = sc.stream("shelf")
    for y in (130, 300):  # a shelf behind him
        x = 10.0
        while x < 640:
            wide, high = rng.uniform(20, 40), rng.uniform(90, 130)
            back = rng.choice(("#1f5a4c", "#2f6a50", "#5a6a3a", "#7a4a34", "#24504f"))
            sc.layer(
                shape(f"{x},{y}^ {x + wide - 3},{y}^ {x + wide - 3},{y - high}^ {x},{y - high}^"), back, z=4, cut=0.5
            )
            x += wide
        sc.layer(shape(f"-10,{y}^ 650,{y}^ 650,{y + 14}^ -10,{y + 14}^"), "#1b3f35", z=5)
    body = bust("tq", "#b97f56", "#d9a441", 0.92)
    body.add(shape("-28,62^ -2,76 20,66^ 24,84 -4,94 -34,80^"), "#f4ead0", "collar", 0.8)
    face = head(
        "tq",
        27,
        FEELINGS["tender"]._replace(open=0.45, curve=0.7),
        "#c48a5e",
        "tousled",
        "#2a1a1c",
        glasses=True,
        shade="left",
    )
    ring(sc, "#2f6a50")
    sit(sc, body, face, tilt=9, rim="#ffe9b0", side=-1, op=0.35)
    place(sc, open_book("#fff2cc", "#b03a2e", 150), 326, 640, 2.05, z=6, cast=14)
    sc.glow(330, 520, 320, "#ffe6a0", 0.65)
    for x, flip in ((178, False), (486, True)):
        place(sc, drape("#c48a5e"), x, 610, 0.95, rot=-50, flip=flip, z=4, cast=8)
    return close(sc)
