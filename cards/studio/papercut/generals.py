"""Two generals as large as hills, bent over a map under its lamp: heads in profile, an elbow on the map, a pin in the hand."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import Point, Polygon

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.plants import leaf

DEEP = "#0a141c"


class General(NamedTuple):
    """What they are cut from, in their own frame: looking right, the map's edge at y 570, the grip of the hand given."""

    head: Any
    hair: Any
    beard: Any
    hat: Any
    brim: Any
    braid: Any
    ink: Any
    eye: Any
    grip: tuple[float, float]


def rosette(x: float, y: float, r: float) -> Any:
    """A cockade: a pleated round."""
    pleats = [
        limb([(x, y, 2), (x + r * math.cos(a), y + r * math.sin(a), r * 0.34)], 1) for a in np.arange(12) * 0.5236
    ]
    return U(U(pleats).difference(ellipse(x, y, r * 0.42)), ellipse(x, y, r * 0.26))


def capped() -> General:
    """A cap with a peak, a moustache; he sits straight and looks down his nose."""
    return General(
        head=shape(
            "240,182^ 247,204 243,220 251,226 248,236 264,264 280,287 274,299 253,301^ 256,312 258,324 254,330 262,340 254,350 258,366 246,386 214,394 188,390 176,410 180,450^ 70,450^ 82,370 72,300 76,220 80,170^"
        ),
        hair=shape("78,170^ 118,176 138,196 146,226 134,236 124,262 120,300 108,332 98,362 84,386^ 74,310 72,230"),
        beard=shape("252,298^ 268,304 280,320 284,350^ 270,338 258,328 240,334 222,346^ 224,322 236,306"),
        hat=shape("82,152^ 86,96 98,62^ 166,50 236,66^ 246,108 250,152^ 166,166"),
        brim=U(shape("78,148^ 166,162 252,148^ 254,178 166,192 78,178^"), shape("238,172^ 280,180 318,208^ 280,208 236,196^")),
        braid=U(limb("80,158,4 166,172,4 252,158,4", 8), rosette(216, 106, 17), limb("100,66,3 166,56,3 234,70,3", 8)),
        ink=U(limb("214,219,3 230,214,6 248,222,2", 6), limb("214,236,3 230,240,5 248,236,3", 6), limb("130,236,3 142,250,4 134,276,3", 6)),
        eye=shape("222,239^ 232,242 246,238^ 240,250 228,250"),
        grip=(292.0, 520.0),
    )  # fmt: skip


def two_cornered() -> General:
    """A hat with two corners and a full beard; he has bent down closer."""
    return General(
        head=shape(
            "228,150^ 244,182 242,204 252,210 248,220 262,244 277,262 272,276 254,280^ 258,292 256,302^ 240,360 200,380 180,430^ 70,430^ 84,340 76,270 84,190 90,150^"
        ),
        hair=shape("92,150^ 130,160 142,190 140,230 128,262 118,310 110,350 88,380^ 78,300 80,210"),
        beard=shape(
            "132,236^ 146,272 176,296 214,298 238,284 258,286 270,292^ 262,302 254,306 272,322 276,356 258,400 220,428 180,414 156,372 140,320 130,280"
        ),
        hat=shape("6,190^ 40,118 104,62 176,40 246,58 306,104 342,164^ 290,152 232,148 170,152 100,166"),
        brim=shape("6,190^ 60,146 120,124 190,116 260,126 342,164^ 290,158 232,154 170,158 100,172"),
        braid=U(limb("30,174,4 110,138,4 190,126,4 300,148,4", 8), rosette(176, 84, 20), limb("176,90,6 180,128,6", 2)),
        ink=U(limb("212,206,3 230,201,6 248,208,2", 6), limb("214,221,3 230,226,5 246,221,3", 6), limb("126,222,3 138,236,4 130,260,3", 6)),
        eye=shape("221,225^ 231,228 245,223^ 239,236 227,236"),
        grip=(286.0, 486.0),
    )  # fmt: skip


BODY = "-120,720^ -120,420 -60,388 10,372 80,378^ 180,404 232,436 262,500 276,580 280,720^"
COLLAR = "66,362^ 120,396 196,394^ 206,444 140,462 58,430^"
BOARD = "-110,404^ -60,380 20,374 74,396^ 40,428 -40,436 -104,436^"


def hand(x: float, y: float) -> list[Any]:
    """Far fingers, back of the hand, forefinger, thumb: they hold something small at x, y; the wrist is up and to the left."""
    parts = [
        U(limb([(-36, -62, 30), (16, -80, 24), (48, -64, 19), (52, -42, 14)], 8), limb([(-30, -60, 30), (22, -64, 24), (46, -46, 18), (46, -26, 13)], 8)),
        fillet(U(limb([(-116, -70, 54), (-86, -56, 58), (-46, -44, 62)], 8), shape("-84,-84 -40,-80 0,-62 14,-40 0,-18 -40,-12 -78,-30")), 4),
        limb([(-22, -56, 30), (16, -50, 25), (26, -22, 20), (8, 2, 13)], 9),
        limb([(-54, -24, 32), (-34, -2, 25), (-10, 6, 18), (2, 4, 13)], 8),
    ]  # fmt: skip
    return [T(g, x, y) for g in parts]


def pin(x: float, y: float, length: float) -> Any:
    """A pin with a round head, held just under it."""
    return T(U(ellipse(0, -13, 15, 14), limb([(0, -6, 8), (0, length * 0.6, 6), (0, length, 1.2)], 3)), x, y)


def arm(grip: tuple[float, float]) -> Any:
    """From the shoulder to the elbow on the map and up to the wrist."""
    x, y = grip
    return limb([(-10, 440, 160), (-6, 530, 140), (36, 622, 108), (x - 180, y + 34, 84), (x - 118, y - 50, 66)], 14)


def strands(g: Any, x: float, y: float) -> Any:
    """Hair that falls away from x, y inside g."""
    x0, y0, x1, y1 = g.bounds
    out = []
    for k in range(int((x1 - x0) * (y1 - y0) / 170)):
        a, b = x0 + (x1 - x0) * (k * 0.618 % 1), y0 + (y1 - y0) * (k * 0.414 % 1)
        dx, dy = (a - x) * 0.14, 12 + (b - y) * 0.1
        out.append(limb([(a, b, 0.5), (a + dx * 0.6, b + dy * 0.5, 2.2), (a + dx, b + dy, 0.5)], 4))
    return clean(U(out).intersection(g.buffer(-3)))


def lay_body(
    sc: Any, who: General, place: dict[str, Any], tones: tuple[str, str, str], lamp: tuple[float, float], rim: str
) -> None:
    """Lay body and head, before the map; tones = (near the lamp, middle, far from it); rim = the light on the edges."""
    lit, mid, deep = tones
    side = -1 if place.get("flip") else 1

    def fill(k: float, r: float = 480) -> str:
        return sc.rad([(0, mix(lit, rim, k)), (0.42, mid), (0.8, deep), (1, mix(deep, DEEP, 0.6))], *lamp, r)

    def lay(g: Any, paint: str, z: float, glow: float = 0.0, **kw: Any) -> None:
        g = T(g, **place)
        sc.layer(g, paint, z=z, **({"cut": 0.5, "sh": 0.5, "rim": rim, "rimop": 0.6, "rimw": 1.2, "wash": 0.5} | kw))
        if glow:
            rimlight(sc, g, -6 * side, 3, rim, glow, blur=2.4, c=lamp, r=420)

    lay(shape(BODY), fill(0), 9, 0.8)
    for k in range(3):  # embroidered leaves down the front
        lay(
            U(
                T(shape("0,0^ 10,-14 22,-20^ 20,-6 8,4"), 214 + 14 * k, 470 + 44 * k, 1.3),
                ellipse(196 + 14 * k, 470 + 44 * k, 8),
            ),
            fill(0.4),
            1.4,
            cut=0,
            wash=0,
        )
    lay(
        who.head,
        sc.rad([(0, mix(lit, rim, 0.7)), (0.2, mix(lit, rim, 0.12)), (0.42, mid), (0.78, deep)], *lamp, 400),
        6,
        0.95,
    )
    lay(who.hair, fill(0.0, 420), 2.4)
    lay(who.beard, fill(0.06, 420), 2.6, 0.7)
    for g, ax, ay in ((who.beard, 250, 290), (who.hair, 120, 160)):
        sc.flat(T(strands(g, ax, ay), **place), rim, 0.2)
    sc.flat(T(who.eye, **place), mix(mid, rim, 0.55), 0.75)
    x, y = who.eye.centroid.coords[0]
    sc.flat(T(who.eye.intersection(Point(x + 3, y + 3).buffer(6)), **place), DEEP, 0.9)
    sc.flat(T(who.ink, **place), deep, 0.85)
    lay(who.hat, fill(0.03), 6, 0.85)
    lay(who.brim, fill(0.0, 420), 3, 0.8)
    sc.flat(T(who.braid, **place), rim, 0.45)
    lay(shape(COLLAR), fill(0.16), 4, 0.7)
    sc.flat(T(limb("72,384,4 130,414,4 198,410,4", 8), **place), rim, 0.4)
    sc.flat(
        T(U([T(leaf(0, 0, 26, -0.5 + 0.9 * (k % 2), 0.5), 90 + 15 * k, 412 + 3 * k) for k in range(6)]), **place),
        rim,
        0.3,
    )
    star_ = U(
        [
            limb([(214 - 15 * c, 520 - 15 * d, 1), (214, 520, 11), (214 + 15 * c, 520 + 15 * d, 1)], 2)
            for c, d in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))
        ]
    )
    lay(T(star_, -34, 6), fill(0.55), 2, cut=0, wash=0)


def lay_arm(
    sc: Any,
    who: General,
    place: dict[str, Any],
    tones: tuple[str, str, str],
    lamp: tuple[float, float],
    rim: str,
    length: float,
) -> Any:
    """Lay the arm whose elbow rests on the map, the hand and its pin; returns the outline of hand and pin."""
    lit, mid, deep = tones
    side = -1 if place.get("flip") else 1
    x, y = who.grip
    sleeve = T(arm(who.grip), **place)
    fill = sc.rad([(0, mix(lit, rim, 0.05)), (0.45, mid), (0.8, deep), (1, mix(deep, DEEP, 0.6))], *lamp, 520)
    opts: dict[str, Any] = {"cut": 0.4, "sh": 0.5, "rim": rim, "rimop": 0.7, "rimw": 1.2, "wash": 0.5}
    sc.layer(sleeve, fill, z=12, **opts)
    rimlight(sc, sleeve, -3 * side, 7, rim, 0.85, blur=2.4, c=lamp, r=470)
    board = T(shape(BOARD), **place)
    tassels = U(
        [
            limb([(-112 + 17 * k, 426, 8), (-120 + 18.5 * k, 470, 7), (-122 + 19 * k, 486 + 3 * (k % 2), 4)], 4)
            for k in range(11)
        ]
    )
    sc.layer(
        T(tassels, **place),
        sc.rad([(0, mix(lit, rim, 0.5)), (0.5, mix(mid, rim, 0.12)), (1, deep)], *lamp, 520),
        z=4,
        **(opts | {"wash": 0}),
    )
    sc.layer(board, sc.rad([(0, mix(lit, rim, 0.5)), (0.5, mix(mid, rim, 0.16)), (1, deep)], *lamp, 520), z=4, **opts)
    flesh = sc.rad([(0, mix(lit, rim, 0.75)), (0.5, mix(lit, rim, 0.2)), (1, mid)], *lamp, 330)
    p, fingers = T(pin(x + 4, y, length), **place), T(hand(x, y), **place)
    for k, g in enumerate(fingers):
        if k == 2:
            sc.layer(
                p,
                sc.lin([(0, "#fffbe8"), (1, mix(rim, mid, 0.4))], 0, y, 0, y + length),
                z=3,
                cut=0,
                wash=0,
                fibre=0,
                sh=0.5,
            )
        sc.layer(g, flesh, z=3, **(opts | {"cut": 0.2, "rimop": 0.9}))
        rimlight(sc, g, -2 * side, 4, rim, 0.9, c=lamp, r=380)
    cx, cy, (ux, uy) = x - 134, y - 30, (0.594, -0.805)  # the sleeve's direction at the wrist

    def across(along: float, half: float) -> list[tuple[float, float]]:
        return [
            (cx + ux * along - uy * half, cy + uy * along + ux * half),
            (cx + ux * along + uy * half, cy + uy * along - ux * half),
        ]

    (p1, p2), (p4, p3) = across(-34, 47), across(24, 40)
    cuff = T(Polygon([p1, p2, p3, p4]).buffer(6), **place)
    sc.layer(cuff, sc.rad([(0, mix(lit, rim, 0.35)), (0.5, mix(mid, rim, 0.08)), (1, deep)], *lamp, 420), z=4, **opts)
    rimlight(sc, cuff, -3 * side, 4, rim, 0.8, c=lamp, r=400)
    for k in (-20, 4):
        q1, q2 = across(k, 46 - 0.1 * k)
        sc.flat(T(limb([(*q1, 5), (*q2, 5)], 1), **place), rim, 0.5)
    studs = [ellipse(cx - 8 * ux + uy * h, cy - 8 * uy - ux * h, 5) for h in (-24, 0, 24)]
    sc.flat(T(U(studs), **place), rim, 0.6)
    return clean(U(fingers, p))
