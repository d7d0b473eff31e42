"""Kasimir, for whom one word is enough: the clockmaker and a wheel of brass."""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.hands import hand
from cards.studio.portraits.frame import *


def draw() -> Scene:
    # aubergine #35183a, plum #7a4270, brass #d9a441, hair #d9d4cc, waistcoat #3c5560; a bench lamp on the right
    lx, ly = 500, 170
    sc = portrait("clockmaker", "#a8688f", "#321538", (lx, ly, 170), "#0f0412")
    for x, y, r, t, c in ((110, 170, 120, 22, "#5f3160"), (250, 60, 80, 16, "#6f3d6c"), (60, 430, 90, 18, "#552a58")):
        sc.layer(T(gear(r, t), x, y), c, z=5, cut=0)
    body = bust("side", "#e0b48e", "#3f5a66", 1.02)
    body.add(shape("-40,58^ -8,74 20,64^ 26,80 -4,94 -48,76^"), "#f4ead0", "collar", 0.9)
    body.add(shape("16,78^ 34,92 34,108 18,100^"), "#b5482f", "bow", 0.8)
    face = head("side", 66, "firm", "#e6ba93", "balding", "#dcd7ce", beard="chops", shade="left")
    loupe = Figure()
    loupe.add(shape("21,-9^ 50,-13^ 50,14^ 21,11^"), "#2b2530", "loupe", 1.6)
    loupe.add(limb([(50, -14, 6), (50, 15, 6)], 1), "#d9a441", "loupe.rim", 0.8)
    loupe.add(limb([(24, -4, 2.2), (-6, -8, 2.2), (-40, -18, 2.2)], 4), "#4a2a3a", "strap", 0.4)
    face.extend(loupe)
    ring(sc, "#8a5a2c")
    sit(sc, body, face, tilt=6, rim="#ffe2a0", side=-1, at=(268, 272))
    gx, gy = 520, 250
    sc.glow(gx, gy, 240, "#ffd070", 0.5)
    put(sc, T(T(hand("pinch", "#e6ba93"), s=1.5, rot=-62, o=(0, 0)), 452, 420), z=4, cast=10)
    sc.layer(limb([(452, 428, 74), (420, 540, 96), (400, 660, 120)], 4), "#33485a", z=6)
    sc.layer(limb([(434, 424, 14), (474, 438, 14)], 2), "#f4ead0", z=3)
    sc.layer(
        T(gear(84, 16, rot=8), gx, gy),
        sc.rad([(0, "#ffe9a0"), (0.6, "#e0a83e"), (1, "#a86c1e")], gx + 20, gy - 40, 150),
        z=7,
        cut=0,
        rimop=0.7,
    )
    return close(sc)
