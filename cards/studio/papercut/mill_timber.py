"""The winged mill's timber, board by board, its door, and the window with the girl who leans out."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.winged_mill import at, face, in_sails

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}
PROFILE = [(94, 246), (90, 288), (66, 326), (34, 352), (0, 362)]  # of the roof: beside the middle, over the floor


def draw_body(sc: Scene) -> None:
    """The box: floor from below, breast, side, roof, board by board."""
    r = sc.stream("boards")
    sc.layer(face((-196, -88, 0), (-196, 88, 0), (94, 88, 0), (94, -88, 0)), "#171510", z=6, sh=0.3, cut=0.3)
    for k in range(9):
        f = -186 + k * 34
        sc.layer(
            face((f, -88, -4), (f, 88, -4), (f + 13, 88, -4), (f + 13, -88, -4)),
            "#4a3822",
            z=2,
            cut=0.3,
            rim="#cdb878",
            rimop=0.4,
        )
    for k in range(16):
        u = k * 16.2
        j = r.uniform(-2, 2)
        board = face((95, -90, u), (95, 90, u + j), (93, 90, u + 19), (93, -90, u + 19))
        sc.layer(board, sc.near("#9a7042", "#4a3220", 420), z=2.2, cut=0.4, sh=0.5, rim="#ffe6a6", rimop=0.5, az=100)
    prof = [*[(-s, u) for s, u in PROFILE], *[(s, u) for s, u in PROFILE[::-1]]]
    gable = face(*[(95, s * 0.96, u) for s, u in prof])
    for k in range(7):
        u = 248 + 17 * k
        g = face((95, -100, u), (95, 100, u), (94, 100, u + 20), (94, -100, u + 20)).intersection(gable)
        sc.layer(g, sc.near("#9a7042", "#4a3220", 420), z=2, cut=0.3, sh=0.5, rim="#ffe6a6", rimop=0.5, az=100)
    for k in range(16):
        u = k * 16.2
        x0 = -196 + r.uniform(-3, 3)
        board = face((x0, 90, u + r.uniform(-1.5, 1.5)), (95, 90, u), (95, 88, u + 19), (x0, 88, u + 19))
        sc.layer(
            board,
            sc.near("#86653f", "#33261a", 620),
            z=2.2,
            cut=0.4,
            sh=0.55,
            rim="#e6cf94",
            rimop=0.42,
            fibre=0.3,
            az=-100,
        )
    P = [(94, 236), *PROFILE[0:]]
    rows = along(curve(np.array(P, float), n=8), 10)
    for (s0, u0), (s1, u1) in zip(rows[:-1], rows[1:], strict=True):
        n = 21
        low = []
        for j in range(n):
            a, b = 110 - 322 * j / n, 110 - 322 * (j + 1) / n
            d = r.uniform(-2, 4)
            low += [at(a, s0 + 2, u0 - d), at(b, s0 + 2, u0 - d)]
        g = clean(Polygon([*low, at(-212, s1, u1 + 3), at(110, s1, u1 + 3)]).buffer(0))
        sc.layer(
            g, sc.near("#8f7a52", "#3a3324", 640), z=2.6, cut=0.2, sh=0.55, rim="#f4dfa0", rimop=0.5, fibre=0.3, az=-100
        )


def draw_window(sc: Scene) -> None:
    """The little window, its shutter blown back, and the girl who leans out of it, forward."""
    sc.layer(
        face((-96, 91, 112), (2, 91, 112), (2, 91, 206), (-96, 91, 206)),
        "#7a5c38",
        z=2.6,
        cut=0.2,
        rim="#ffe6a6",
        rimop=0.7,
    )
    sc.flat(face((-88, 91, 120), (-6, 91, 120), (-6, 91, 199), (-88, 91, 199)), "#15120d")
    shut = face((-98, 93, 110), (-168, 128, 116), (-168, 128, 196), (-98, 93, 206))
    sc.layer(shut, sc.near("#c8502f", "#7e2a1c", 620), z=5, cut=0.3, sh=0.6, rim="#ffc89a", rimop=0.7)
    for u in (128, 148, 168, 188):
        a, b = at(-104, 95, u - 2), at(-162, 126, u - 1)
        sc.stroke([a, b], "#5e1d14", 1.6, 0.7)
    x, y = at(-52, 96, 120)
    g = lambda s: T(shape(s), x, y)
    lay = lambda geo, c, z=1.6: sc.layer(geo, c, z=z, sh=0.5, rim="#fff0c4", rimop=0.9, az=180, **EXACT)
    hair = U(
        [
            T(limb(q, 6), x, y)
            for q in (
                "-20,-58,8 2,-66,13 26,-60,9 48,-68,5 66,-62,1",
                "-18,-50,8 6,-54,12 30,-48,7 54,-52,1",
                "-14,-60,8 6,-72,9 30,-74,5 50,-82,1",
            )
        ]
    )
    lay(hair, "#4a2c18")
    lay(g("14,6^ -30,6^ -36,-10 -38,-26 -30,-38 -16,-42 -2,-34 8,-18"), "#b5402c")
    lay(T(limb("-18,-33,12 -48,-40,9 -74,-56,6.5", 6), x, y), "#b5402c", 1)
    lay(
        T(
            U(
                limb("-70,-54,6 -84,-62,5.4", 3),
                limb("-83,-62,3.4 -94,-66,2", 3),
                limb("-84,-62,3 -90,-71,1.8", 3),
                limb("-84,-60,3 -94,-60,1.8", 3),
            ),
            x,
            y,
        ),
        "#d9a070",
        0.6,
    )
    lay(
        T(
            U(
                limb("-22,-38,9 -27,-46,9", 3),
                ellipse(-28, -55, 13.5, 13.5, 12),
                shape("-40,-57 -43.5,-53 -40.5,-51 -39.5,-46 -34,-43 -28,-46"),
            ),
            x,
            y,
        ),
        "#dfa878",
        1,
    )
    sc.flat(T(limb("-40,-49,.6 -37,-47.5,2 -33,-49.5,.8", 4), x, y), "#5e2418")
    sc.flat(T(limb("-38.5,-57.5,.6 -36,-58.5,1.6 -34,-57.5,.6", 4), x, y), "#2a1a10")
    lay(g("-36,-68 -26,-71 -16,-66 -14,-54 -20,-46 -25,-52 -27,-60 -33,-63"), "#5a361c", 0.8)
    sc.flat(
        T(U(limb("-30,-26,.5 -20,-16,1.6 -16,2,.5", 4), limb("-14,-30,.5 -6,-16,1.6 -4,2,.5", 4)), x, y), "#7a2418", 0.7
    )
    lay(face((-100, 97, 108), (6, 97, 108), (6, 97, 116), (-100, 97, 116)), "#8d6c42", 1.6)


def draw_door(sc: Scene) -> None:
    """The door at the back of the side, out of which the ladder hangs and the flour blows."""
    sc.layer(
        face((-190, 92, 0), (-118, 92, 0), (-118, 92, 104), (-190, 92, 104)),
        "#6f5434",
        z=2,
        cut=0.2,
        rim="#ffe6a6",
        rimop=0.6,
    )
    sc.flat(face((-184, 92, 2), (-124, 92, 2), (-124, 92, 98), (-184, 92, 98)), "#100d09")


def draw_hub(sc: Scene) -> None:
    """The end of the windshaft, iron, over the four shoulders."""
    for rad, c, z in ((40, "#3a2c1c", 3), (30, "#6d5232", 2.5), (17, "#2a2118", 2), (9, "#a8875a", 2)):
        sc.layer(
            in_sails(ellipse(0, 0, rad)),
            sc.near(mix(c, "#d9b878", 0.4), c, 420),
            z=z,
            sh=0.6,
            rim="#ffe6a6",
            rimop=0.9,
            **EXACT,
        )
    sc.flat(
        in_sails(U([ellipse(23 * math.cos(k * 0.785), 23 * math.sin(k * 0.785), 2.6) for k in range(8)])), "#17120c"
    )
