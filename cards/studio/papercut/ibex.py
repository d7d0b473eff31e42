"""An ibex on the edge of something, one forefoot lifted; it stands on 0,0 and looks to the right."""

from __future__ import annotations

import numpy as np

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, ellipse, fillet, limb, shape


def ibex(coat: str, pale: str, deep: str) -> Figure:
    """About 150 high with its horns, 85 at the shoulder."""
    f = Figure()
    shade = mix(coat, deep, 0.55)
    f.add(U(limb("-28,-52,17 -27,-32,8.5 -21,-17,6 -25,-2,5.4", 6)), shade, "leg.far")
    f.add(limb("30,-54,14 47,-44,9 45,-28,6 53,-19,4.6", 6), shade, "leg.lifted")
    f.add(shape("50,-22^ 57,-19 58,-12^ 50,-14^"), deep, "hoof.lifted", 0.5)
    f.add(limb("47,-111,6.4 41,-130,6 25,-145,4.6 4,-147,1.2", 8), mix(deep, "#2c1a10", 0.4), "horn.far")
    hind = limb("-40,-54,25 -47,-34,12 -38,-18,7 -42,-2,6", 6)
    fore = limb("20,-52,16 22,-27,8.4 20,-13,6.4 21,-2,5.8", 6)
    body = shape("-51,-58 -42,-72 -18,-75 6,-73 26,-82 40,-74 40,-54 24,-42 -6,-41 -34,-40 -48,-46")
    neck = limb("26,-64,27 40,-84,19 50,-100,15", 6)
    head = shape("42,-104 48,-113 58,-114 70,-106 84,-97 88,-91 83,-87 70,-89 56,-92 46,-94")
    f.add(fillet(U(body, neck, head, hind, fore, limb("-48,-64,7 -57,-60,5 -61,-53,1.5", 4)), 4), coat, "body", 1.4)
    f.add(shape("-34,-46 -6,-50 22,-50 30,-46 18,-41 -8,-40.5 -34,-39"), pale, "belly", 0.4)
    f.add(limb("-38,-66,2 -10,-72,3.4 16,-74,2", 5), shade, "back", 0.2, True, 0.7)
    f.add(limb("-30,-50,2 0,-53,3.6 28,-55,2", 5), deep, "flank", 0.2, True, 0.75)
    for g in (
        shape("-46,-4^ -38,-4^ -36,0^ -47,0^"),
        shape("-29,-4^ -21,-4^ -19,0^ -30,0^"),
        shape("17,-4^ 25,-4^ 27,0^ 16,0^"),
    ):
        f.add(g, deep, "hoof", 0.5)
    f.add(shape("74,-90^ 81,-88 78,-76^ 72,-82^"), deep, "beard", 0.5)
    horn = limb("54,-112,7.6 49,-133,7 33,-150,5.4 8,-154,1.4", 8)
    f.add(horn, mix(deep, "#3a2416", 0.3), "horn", 1.2)
    knobs = [
        limb([(x - 3.4 + 0.5 * k, y - 1, 1), (x + 3.2 - 0.3 * k, y + 1.4, 1)], 2, 3)
        for k, (x, y) in enumerate(
            np.array([(52.6, -118), (51, -125), (48.4, -132), (44, -138.6), (38.4, -144.6), (31, -149.2)])
        )
    ]
    f.add(U(knobs), pale, "horn.knobs", 0.2, True, 0.6)
    f.add(shape("46,-107^ 38,-114 33,-113^ 38,-106 44,-103^"), shade, "ear", 0.6)
    f.add(ellipse(63, -104.5, 1.9), "#22130b", "eye", 0.2, True)
    f.add(limb("84,-90,1 78,-90.4,1.2", 2, 3), deep, "mouth", 0.2, True, 0.8)
    return f
