"""The head of a scarecrow: a sack with button eyes and a twig for a nose, which has come into leaf; hat, straw, ribbon."""

from __future__ import annotations

import numpy as np

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.straw import lay_straw, straws
from cards.studio.papercut.weather import snow_cap

INK = "#1d1b2a"


def draw_head(sc: Scene) -> None:
    """A sack on the collar, bent to look down into his own coat; his hat with snow and the first stalks of another nest."""
    r = sc.stream("hat")
    sc.flat(ellipse(410, 338, 150, 62), "#2a0d1e", 0.6, "multiply", 22)
    q = straws(r, 400, 330, 1.75, 54, 110, 0.62, 4) + straws(r, 404, 326, 0.5, 10, 70, 0.4, 4) + straws(r, 400, 326, 2.7, 12, 80, 0.4, 4)  # fmt: skip
    lay_straw(sc, q, 2.4)
    lay_straw(sc, straws(r, 402, 398, 1.62, 40, 124, 0.16, 4.4), 2.4)
    ribbon = sc.lin([(0, "#e0523a"), (1, "#8a1c20")], 370, 380, 440, 440)
    tails = [
        limb([(404, 404, 9), (430, 432, 10), (436, 484, 9), (428, 500, 2)], 6),
        limb([(400, 404, 8), (382, 440, 10), (384, 470, 3)], 6),
    ]
    loops = [shape("402,402^ 384,388 370,394 374,406 388,410"), shape("404,402^ 424,386 438,392 434,404 420,410")]
    for g in (*tails, limb([(374, 398, 9), (402, 408, 11), (430, 396, 9)], 4), *loops, ellipse(403, 403, 7, 7)):
        sc.layer(g, ribbon, z=2.4, cut=0.2, rim="#ffd8a8", rimop=0.9)
    tilt = lambda g: T(g, 396, 264, 1.12, rot=-22)
    dot = lambda x, y: tilt(ellipse(x, y, 1)).centroid.coords[0]
    sack = tilt(shape("-50,-62 -66,-20 -68,16 -60,46 -36,66 -8,72 20,64 46,44 60,8 58,-42 0,-80"))
    sc.layer(sack, sc.lin([(0, "#8a6a52"), (0.45, "#d2ab74"), (1, "#ffe6a0")], 440, 190, 370, 345), z=8, cut=0.8, rim="#fff2b8", rimop=0.95)  # fmt: skip
    with sc.clip(sack):
        for k in range(30):  # the weave, round as the head is
            u = -70 + 4.9 * k
            sc.stroke(curve(np.array([dot(u * 0.7, -80), dot(u, 0), dot(u * 0.5, 80)])), "#5e4028", 1, 0.3)
            sc.stroke(curve(np.array([dot(-80, u - 8), dot(0, u + 8), dot(80, u - 8)])), "#5e4028", 1, 0.26)
        sc.flat(tilt(shape("22,-80 80,-80 90,80 10,90 40,40 42,-10")), "#3a2038", 0.5, "multiply", 9)
        sc.flat(tilt(shape("-90,-90 90,-90 90,-24 20,-12 -40,-10 -90,-22")), "#3a2038", 0.55, "multiply", 7)
        for u, v in ((46, 52), (-2, 70), (24, 66), (-30, 64)):  # gathers at the neck
            sc.flat(limb([(*dot(u, v), 4), (*dot(u * 0.8, v - 22), 1)], 3), "#5e4028", 0.5, None, 1)
    for x, y, q in ((-49, 17, 7.5), (-6, 19, 9.5)):
        e = tilt(ellipse(x, y, q * (0.72 if x < -40 else 1), q))
        sc.layer(e, INK, z=1.8, cut=0, wash=0, rim="#ffeaa0", rimop=1)
        for d in (-0.9, 0.9):  # sewn on with a cross of thread
            sc.stroke(
                [(e.centroid.x - 3, e.centroid.y - 3 * d), (e.centroid.x + 3, e.centroid.y + 3 * d)],
                "#ffe9b0",
                1.3,
                0.8,
            )
    sc.stroke(curve(np.array([dot(-38, 56), dot(-26, 58), dot(-12, 57.5), dot(-2, 56)])), "#3a2418", 2.6, 0.8)
    for u, v in ((-33, 56), (-20, 59), (-7, 56)):
        sc.stroke([dot(u - 1, v - 4), dot(u + 1, v + 4)], "#3a2418", 1.7, 0.7)
    nose = limb([(*dot(-28, 22), 15), (*dot(-52, 34), 11), (*dot(-78, 46), 8), (*dot(-104, 66), 3)], 5)
    spur = limb([(*dot(-66, 42), 7), (*dot(-80, 38), 5), (*dot(-94, 30), 3)], 3)
    sc.layer(U(nose, spur), "#c89a5c", z=5, cut=0.2, sh=0.7, rim="#fff2b8", rimop=1)
    x, y = dot(-93, 31)
    sc.layer(
        U(leaf(x, y, 30, -2.8, 0.42), leaf(x, y, 22, -1.7, 0.42)), "#b9d650", z=2, sh=0.3, cut=0, rim="#fbffc8", rimop=1
    )
    hat = lambda g: T(g, 400, 226, 1.08, rot=-22)
    crown = hat(shape("-84,-8^ -82,-84 -64,-132 -14,-138 16,-118 48,-128 76,-84 86,-8^ 40,4 -40,4"))
    brim = hat(shape("-150,30^ -108,-12 0,-28 112,-18 170,14^ 116,30 44,22 -40,26 -104,38"))
    felt = sc.lin([(0, "#9a8aa4"), (0.35, "#5a4a6a"), (1, "#211a2e")], 290, 120, 500, 260)
    sc.layer(crown, felt, z=9, cut=0.9, rim="#f4ecf4", rimop=0.9)
    with sc.clip(crown):
        sc.flat(hat(limb([(-12, -140, 10), (0, -90, 22), (-6, -30, 6)], 6)), "#1a1428", 0.45, "multiply", 7)
        for k in range(40):
            u = r.uniform(-90, 90)
            sc.stroke(
                [hat(ellipse(u, v, 1)).centroid.coords[0] for v in (-140 + 2 * k, -122 + 2 * k)], "#d8cce0", 0.8, 0.2
            )
    band = clean(crown.intersection(hat(shape("-110,-58^ 0,-56 110,-56 110,12 -110,12^"))))
    sc.layer(
        band, sc.lin([(0, "#f2c65a"), (1, "#8a5a20")], 310, 200, 490, 200), z=1.6, cut=0.5, rim="#fff6c8", rimop=0.8
    )
    sc.layer(clean(snow_cap(crown, 13)), "#f4f1ec", z=2, cut=0.6, sh=0.4, rim="#ffffff", rimop=1)
    lay_straw(sc, straws(r, 346, 106, 0.1, 11, 56, 0.4, 3.2) + straws(r, 346, 106, 3.0, 11, 56, 0.4, 3.2), 2)
    sc.layer(brim, felt, z=9, cut=0.9, rim="#f4ecf4", rimop=0.9)
    sc.flat(clean(brim.difference(T(brim, 3, -9))), "#ffe28a", 0.35, "screen", 2)
