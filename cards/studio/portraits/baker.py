"""Rosa, who finds the warm corner: the baker laughing over a loaf."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # coral #d8572f, apricot #ffb866, cream #fff0d2, crust #b9712b, kerchief #fff6e6; the oven low on the left
    lx, ly = 150, 520
    sc = portrait("baker", "#ffc574", "#cf4f2c", (lx, ly, 160), "#3a0f08")
    body = bust("front", "#c98a5e", "#f7ead2", 1.1)
    body.add(
        patterned(clean(body.part("torso").buffer(-2)), "stripes", "blouse"), "#e3a890", "stripes", 0.2, True, 0.55
    )
    body.add(shape("-26,64^ 0,92 26,64^ 40,78 22,108 0,112 -22,108 -40,78"), "#c7402f", "kerchief", 1.0)
    face = T(
        head(
            "front",
            46,
            FEELINGS["laugh"],
            "#d2946a",
            "curly",
            "#3a2018",
            hat="scarf",
            hat_colour="#fff4e2",
            band="#c7402f",
            shade="right",
        ),
        s=1.08,
        sy=1.0,
    ).without("hat.back")
    face.add(U(ellipse(27, 8, 7, 3.5, -20), ellipse(21, 15, 3, 2)), "#fff6e8", "flour", 0.2, True, 0.85)
    ring(sc, "#a63a20")
    sit(sc, body, face, tilt=-5, rim="#ffe6a8", side=1)
    sc.glow(lx, 560, 300, "#ffcf6a", 0.6)
    bread = place(sc, loaf("#b9712b", "#f0d9a8", 130), 330, 636, 2.5, rot=-4, z=6, cast=16)
    x0, y0, x1, _ = bread.outline().bounds
    for k in range(3):
        x = x0 + (x1 - x0) * (0.28 + 0.2 * k)
        sc.flat(
            limb([(x, y0 - 8, 2), (x - 14, y0 - 36, 9), (x + 8, y0 - 66, 9), (x - 4, y0 - 100, 1)], 8),
            "#fff6e0",
            0.5,
            None,
            3,
        )
    return close(sc, "#4a0f0a", 0.22)
