"""The bowed head of a king in profile, lit from above on the left; in card units."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, ellipse, limb, polys, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import spiral
from cards.studio.papercut.things import key

CX, CY, SZ, BOW = 468, 566, 1.1, -25  # the head: middle of the skull, size, bow in degrees


def at(x: float, y: float) -> tuple[float, float]:
    """From the upright head to the card."""
    a = math.radians(BOW)
    return CX + SZ * (x * math.cos(a) - y * math.sin(a)), CY + SZ * (x * math.sin(a) + y * math.cos(a))


def bow(g: Any) -> Any:
    """The upright head's geometry, bowed and placed."""
    return T(g, CX, CY, SZ, rot=BOW)


def tufts(r: random.Random, g: Any, gap: float, s0: float, s1: float) -> tuple[Any, Any]:
    """Cropped curls: g with a nubbly edge, and coils set evenly all over it."""
    edge = []
    for p in polys(g):
        n = int(p.exterior.length / (s1 * 1.15))
        for k in range(n):
            q = p.exterior.interpolate(k / n * p.exterior.length)
            edge.append(ellipse(q.x + r.uniform(-2, 2), q.y + r.uniform(-2, 2), r.uniform(s0, s1) * 0.95))
    x0, y0, x1, y1 = g.bounds
    marks = []
    y, odd = y0, 0
    while y < y1:
        x = x0 + odd * gap / 2
        while x < x1:
            c = (x + r.uniform(-0.22, 0.22) * gap, y + r.uniform(-0.22, 0.22) * gap)
            if g.contains(ellipse(*c, 3)):
                marks.append(
                    spiral(*c, r.uniform(s0, s1), r.uniform(1.0, 1.6), 2.0, r.uniform(0, 6.3), r.random() < 0.5)
                )
            x += gap
        y, odd = y + gap * 0.84, 1 - odd
    return U(g, edge), U(marks)


PROFILE = (
    "-118,-262 -152,-232 -178,-188 -190,-146 -194,-116 -186,-94^ -178,-80 -184,-58 -200,-28 -220,2 -237,24 -242,38 -236,50 -222,56^ -206,60 -200,72 -206,88 "
    "-222,100 -231,112 -228,123 -210,130^ -226,138 -230,152 -220,166 -200,174 -190,186^ -198,200 -200,222 -188,246 -160,262 -116,262 -60,240 0,206 46,160 76,96 96,40 "
    "150,20 186,-40 200,-120 188,-200 150,-262 90,-306 10,-326 -60,-310"
)


def lit(
    sc: Scene, g: Any, a: str, b: str, r: float = 620, z: float = 2, rim: float = 0.35, rimw: float = 1.1, **kw: Any
) -> None:
    """A plane of the dark face: lit edge towards the candles."""
    sc.layer(
        g,
        sc.near(a, b, r),
        **(
            {
                "z": z,
                "cut": 0,
                "sh": 0.6,
                "rim": "#ffc27a",
                "rimop": rim,
                "rimw": rimw,
                "edge": 0.6,
                "wash": 0.6,
                "fibre": 0.05,
            }
            | kw
        ),
    )


def draw_skull(sc: Scene) -> Any:
    """The head in profile: forehead with its lines, cheek, brow ridge; returns its outline."""
    head = bow(shape(PROFILE))
    lit(sc, head, "#6e4029", "#120b0e", 470, 12, 0.7, 1.6)
    lit(
        sc,
        bow(
            shape(
                "-150,-232 -118,-262 -60,-290^ -20,-240 -30,-170 -60,-128 -110,-112 -160,-120 -190,-128 -188,-160 -174,-198"
            )
        ),
        "#8a5434",
        "#2a1814",
        460,
        1.6,
        0.3,
    )  # forehead
    for k, (y, L) in enumerate(((-206, 62), (-182, 74), (-158, 66))):  # its lines
        sc.flat(
            bow(limb([(-160 - k * 9, y, 0.8), (-130 - k * 6, y - 7, 3), (-96 + L - 74, y + 2, 0.8)], 6)), "#1c0f0d", 0.7
        )
    cheek = bow(
        shape("-168,-46^ -140,-30 -100,-28 -50,-40 0,-56 30,-40 20,10 -20,50 -70,66 -120,60 -160,40 -186,16^ -184,-10")
    )
    lit(sc, cheek, "#7a4a2e", "#150d0f", 480, 2, 0.16)
    lit(
        sc,
        bow(shape("-196,-118 -180,-136 -140,-140 -104,-128 -84,-108^ -110,-102 -140,-100 -164,-92 -186,-94^")),
        "#96603c",
        "#2c1914",
        460,
        2.4,
        0.6,
    )  # brow ridge
    return head


def draw_eye(sc: Scene) -> None:
    """The bushy brow over the closed eye."""
    r2 = sc.stream("brow")
    brow = U(
        [
            limb(
                [
                    (x, -112 - 10 * math.sin((x + 190) / 100 * 3.0), 1),
                    (x + 6, -118 - 10 * math.sin((x + 190) / 100 * 3.0) + r2.uniform(-3, 3), 3),
                    (x + 16, -116 - 8 * math.sin((x + 190) / 100 * 3.0) + r2.uniform(-2, 6), 0.6),
                ],
                3,
            )
            for x in np.linspace(-190, -96, 26)
        ]
    )
    lit(sc, bow(brow), "#d8b48a", "#4a3428", 420, 1.2, 0.5, 0.7, wash=0, fibre=0)
    socket = bow(shape("-180,-88^ -150,-96 -110,-96 -84,-82 -92,-50 -120,-38 -150,-40 -172,-56"))
    sc.flat(socket, "#0f0809", 0.5, "multiply", 4)
    lit(
        sc,
        bow(shape("-174,-72^ -166,-88 -144,-96 -116,-92 -96,-74^ -112,-58 -140,-52 -164,-60")),
        "#8e5636",
        "#2c1914",
        420,
        2,
        0.55,
    )  # closed lid
    sc.flat(bow(limb("-176,-70,1.5 -162,-58,4.4 -140,-50,5 -114,-56,4 -94,-73,1.5", 8)), "#0d0708", 0.95)
    sc.flat(
        bow(
            U(
                [
                    limb([(x, y, 2.2), (x - 5, y + 9, 1.4), (x - 12, y + 14, 0.4)], 4)
                    for x, y in ((-168, -60), (-158, -55), (-147, -51), (-136, -50), (-125, -52), (-114, -55))
                ]
            )
        ),
        "#0d0708",
        0.95,
    )
    for p in (
        "-92,-66,1 -76,-62,2.6 -58,-50,.8",
        "-90,-58,1 -76,-48,2.6 -64,-34,.8",
        "-92,-78,1 -74,-80,2.4 -56,-74,.8",
        "-160,-36,.8 -136,-28,2.6 -108,-34,.8",
    ):
        sc.flat(bow(limb(p, 6)), "#160c0c", 0.75)


def draw_mouth(sc: Scene) -> None:
    """The wing of the nose, the fold beside it, and the lips."""
    wing = bow(shape("-224,54^ -214,36 -200,24 -186,26 -178,42 -184,56 -198,60^ -206,52 -214,52"))
    lit(sc, wing, "#8a5434", "#2a1814", 420, 2, 0.5)
    sc.flat(bow(limb("-222,55,1 -212,49,4 -202,53,1", 5)), "#0b0607", 0.95)
    sc.flat(bow(limb("-180,30,1 -168,62,3.6 -168,100,3 -178,126,1", 8)), "#120a0a", 0.8)  # fold from nose to mouth
    lit(
        sc,
        bow(shape("-206,130^ -216,122 -229,116 -226,104 -212,100 -190,112 -172,130^")),
        "#7a4636",
        "#24141a",
        420,
        1.4,
        0.45,
    )
    lit(
        sc,
        bow(shape("-206,131^ -184,134 -172,131^ -184,154 -204,166 -222,162 -227,150 -222,139")),
        "#8a5040",
        "#2a161a",
        420,
        1.6,
        0.6,
    )
    sc.flat(bow(limb("-224,128,1 -208,131,3.4 -188,132,3 -168,130,1", 5)), "#0b0607", 0.9)


def draw_hair(sc: Scene, head: Any) -> None:
    """Beard, moustache and cropped curls; the light along what is bare."""
    beard = shape(
        "56,-70^ 66,-30 60,30 40,96 0,150 -50,186 -110,204 -160,196 -186,188^ -206,204 -220,236 -218,282 -196,330 -150,366 -100,382 -60,368 -20,326 30,266 74,192 100,120 110,50 100,-10 88,-60"
    )
    inner = shape(
        "40,-30^ 20,60 -20,110 -70,140 -120,150 -164,146 -182,168 -196,184^ -160,200 -100,206 -40,186 10,150 50,90 62,20"
    )
    hair = shape(
        "-128,-258 -96,-296 -40,-330 30,-338 100,-320 162,-276 204,-206 216,-120 204,-40 174,30 138,66^ 120,30 118,-10 104,-60 84,-104 60,-130 30,-120 20,-90 8,-60^ -4,-100 0,-150 -20,-190 -70,-214 -110,-236"
    )
    full, cb = tufts(sc.stream("beard"), U(beard, inner), 19, 6, 10)
    crop, ch = tufts(sc.stream("hair"), hair, 15, 4.5, 7.5)
    bare = head.difference(bow(U(full, crop)))
    rimlight(sc, bare, 20, 15, "#c8662c", 0.7, blur=11, r=620)
    rimlight(sc, bare, 3.6, 3.0, "#ffdc98", 1, blur=1.2, r=900)
    rimlight(sc, bare, 3.2, 2.2, "#f0b468", 0.75, blur=1.2, c=(210, 640), r=520)
    lit(sc, bow(full), "#7c5c42", "#0d090c", 600, 6, 0.5, 1.4)
    lit(sc, bow(cb), "#e8d0a8", "#171014", 620, 0.8, 0.5, 0.7, wash=0)
    rimlight(sc, bow(full), 5, 5, "#f0b468", 0.8, blur=2.4, r=820)
    tash, ct = tufts(
        sc.stream("tash"),
        shape("-206,98^ -190,92 -168,104 -150,128 -142,156 -150,182^ -166,158 -180,132 -200,116"),
        13,
        4,
        6,
    )
    lit(sc, bow(tash), "#8a6a4e", "#1c1214", 460, 1.6, 0.5)
    lit(sc, bow(ct), "#e0c8a4", "#3a2a26", 560, 0.6, 0.4, 0.6, wash=0)
    lit(sc, bow(crop), "#644c3a", "#0d090c", 440, 3, 0.4, 1.1)
    lit(sc, bow(ch), "#d8b48a", "#171014", 430, 0.8, 0.4, 0.6, wash=0)
    rimlight(sc, bow(crop), 2, 5, "#ffd08a", 0.8, blur=2, r=520)


def draw_ear(sc: Scene) -> None:
    """The ear, and a key that hangs from it."""
    ear = shape("20,-74 40,-98 70,-98 86,-70 82,-34 68,-4 54,26 38,36 26,22 28,-6 22,-40")
    lit(sc, bow(ear), "#6f4229", "#170e0d", 560, 4, 0.55, 1.3)
    lit(
        sc,
        bow(limb("34,-66,3 46,-84,8 64,-82,9 72,-60,8 66,-34,7 54,-10,6 46,8,3", 8)),
        "#8a5638",
        "#2c1a14",
        640,
        1,
        0.4,
    )
    sc.flat(bow(shape("36,-50 46,-58 54,-44 50,-20 40,-10 34,-26")), "#0c0708", 0.8)
    ex, ey = at(38, 30)
    sc.stroke([(ex, ey - 2), (ex - 1, ey + 9)], "#e0a848", 2)
    sc.layer(
        key(ex - 1, ey + 17, 0.86, 4),
        sc.lin([(0, "#f0c060"), (1, "#7a4e1e")], ex, ey, ex, ey + 50),
        z=2,
        cut=0,
        sh=0.5,
        wash=0,
        fibre=0,
        rim="#fff0b8",
        rimop=0.8,
    )
