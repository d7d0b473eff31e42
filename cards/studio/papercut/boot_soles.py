"""The soles of two huge boots, heels down: one mended, one with a door in it."""

from __future__ import annotations

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, ellipse, limb, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene


def draw_boots(sc: Scene) -> None:
    """He sits on the ground with his legs towards us: the soles of his boots, heels down."""
    for k, (x, rot) in enumerate(((302, -9), (578, 8))):
        A = lambda s, x=x, rot=rot: T(shape(s), x, 1146, 1.0, rot=rot)
        upper = A("-74,-24^ -82,-74 -92,-122 -80,-168 -42,-192 0,-198 42,-192 80,-168 92,-122 82,-74 74,-24^")
        sole = A("-54,-66 -66,-108 -64,-150 -36,-178 0,-184 36,-178 64,-150 66,-108 54,-66 50,-50^ -50,-50^")
        heel = A("-50,-44^ 50,-44^ 56,-14 44,8 0,14 -44,8 -56,-14")
        sc.flat(T(ellipse(0, 8, 96, 16), x, 1146), "#04100d", 0.6, "multiply", 8)
        leg = A("-96,-60^ -104,-120 -100,-176 -70,-226 0,-242 70,-226 100,-176 104,-120 96,-60^")
        sc.layer(leg, sc.near("#8a6a74", "#3a2830", 1000), z=12, sh=0.6, cut=0.4)
        with sc.clip(leg):
            for u in range(-96, 100, 12):
                sc.flat(
                    T(limb([(u * 1.1, -60, 2), (u, -150, 2), (u * 0.82, -246, 2)], 4), x, 1146, rot=rot),
                    "#f3efd2",
                    0.16,
                )
            sc.flat(T(upper, 0, -10).buffer(5), "#14080c", 0.55, "multiply", 7)
        rimlight(sc, leg, 4, 5, "#f3efd2", 0.6, blur=2, r=1200)
        sc.layer(upper, sc.near("#a07d5c", "#4a342f", 1000), z=8, sh=0.6, cut=0.4)
        rimlight(sc, upper, 4, 5, "#f3efd2", 0.55, blur=2, r=1200)
        welt = U(sole, heel).buffer(9)
        sc.layer(welt, sc.near("#c9a878", "#5a4238", 1050), z=3, cut=0.3)
        sc.layer(sole, sc.near("#8f7458", "#3f302c", 1050), z=3, cut=0.3, sh=0.5)
        sc.layer(heel, sc.near("#7d634c", "#362825", 1050), z=6, cut=0.3, sh=0.55)
        nails = [
            T(ellipse(u, v, 3.2), x, 1146, rot=rot)
            for u, v in (
                (-40, -150),
                (-20, -164),
                (2, -168),
                (24, -164),
                (42, -150),
                (-50, -126),
                (50, -126),
                (-50, -100),
                (50, -100),
                (-44, -78),
                (44, -78),
                (-36, -30),
                (36, -30),
                (-40, -8),
                (40, -8),
                (-16, 2),
                (16, 2),
            )
        ]
        sc.layer(U(nails), "#d9c99a", z=1.4, cut=0, wash=0, fibre=0, sh=0.5)
        worn = T(
            U(
                limb([(-24, -118, 1), (0, -124, 3), (26, -116, 1)], 4),
                limb([(-20, -100, 1), (2, -104, 3), (22, -98, 1)], 4),
            ),
            x,
            1146,
            rot=rot,
        )
        sc.flat(worn, "#1f1614", 0.5)
        if k == 0:  # a hole in the sole, well mended: somebody lives there too
            p = T(rounded(box(-20, -146, 20, -112), 5), x, 1146, rot=rot)
            sc.layer(p, "#a94a4e", z=1.6, cut=0.2, fibre=0, wash=0.2)
            e = p.buffer(-3).exterior
            sc.flat(
                U(
                    *[
                        limb([(u.x, u.y, 1.5), (v.x, v.y, 1.5)], 1, 3)
                        for q in np.arange(0, e.length - 5, 9)
                        for u, v in [(e.interpolate(q), e.interpolate(q + 5))]
                    ]
                ),
                "#f3efd2",
                0.8,
            )
        else:
            dr = T(U(box(-13, -30, 13, 10), ellipse(0, -30, 13)), x, 1146, rot=rot)
            sc.layer(dr.buffer(3.5), "#5e3b43", z=1.6, cut=0, wash=0, fibre=0)
            sc.flat(dr, sc.lin([(0, "#ffe9a4"), (1, "#e09a3a")], x, 1104, x, 1160))
            sc.flat(T(U(box(-1.2, -44, 1.2, 10), box(-13, -14, 13, -11.6)), x, 1146, rot=rot), "#5e3b43")
            sc.glow(x - 2, 1128, 54, "#ffb648", 0.6)
