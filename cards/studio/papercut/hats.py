"""Hats for the heads of faces.py."""

from __future__ import annotations

import random
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

HATS = (
    "bowler", "top", "straw", "flat", "beret", "knit", "nightcap", "scarf", "turban", "hood", "crown", "cone", "chef",
    "sailor", "conductor", "fez", "party", "helmet", "bonnet", "souwester",
)  # fmt: skip

LEAN = {"front": 0, "back": 0, "tq": 2, "side": 2}


def hat_back(f: Figure, kind: str, view: str, colour: str, band: str) -> None:
    """The part of a hat that lies behind the face."""
    dx = LEAN[view]
    if kind == "hood" and view != "back":
        s = {
            "front": "0,-62 34,-52 50,-20 50,20 56,52 0,60 -56,52 -50,20 -50,-20 -34,-52",
            "tq": "-2,-62 28,-54 44,-30 40,0 30,40 20,58 -50,58 -52,20 -52,-22 -34,-52",
            "side": "-8,-62 20,-56 36,-40 28,0 18,40 10,58 -52,58 -54,20 -52,-22 -36,-52",
        }[view]
        f.add(shape(s), dark(colour, 0.25), "hat.back", 1.2)
    elif kind == "scarf" and view != "back":
        s = {
            "front": "0,-58 32,-50 46,-18 44,24 20,54 0,58 -20,54 -44,24 -46,-18 -32,-50",
            "tq": "-2,-58 26,-50 42,-26 40,10 24,52 -10,56 -44,36 -48,0 -44,-30 -26,-50",
            "side": "-8,-58 18,-52 34,-36 24,20 14,50 -14,52 -46,34 -50,0 -44,-30 -28,-50",
        }[view]
        f.add(shape(s), dark(colour, 0.18), "hat.back", 1.0)
        if view in ("tq", "side"):
            f.add(T(shape("-40,26 -54,40 -62,62^ -46,58 -38,66^ -32,40"), dx), dark(colour, 0.1), "hat.tail", 0.8)
    elif kind in ("straw", "cone", "bonnet", "souwester") and view != "back":
        rx, ry = {"straw": (66, 17), "cone": (74, 15), "bonnet": (46, 20), "souwester": (52, 14)}[kind]
        f.add(ellipse(dx, -24, rx, ry, -3 if view == "side" else 0), dark(colour, 0.28), "hat.under", 1.0)


def hat_front(f: Figure, kind: str, view: str, colour: str, band: str) -> None:
    """The hat on the head."""
    dx = LEAN[view]
    sd = view == "side"
    d, li = dark(colour, 0.25), light(colour, 0.15)

    def at(g: Any) -> Any:
        return T(g, dx)

    if kind == "bowler":
        f.add(at(shape("-36,-28^ -36,-52 -24,-68 0,-74 24,-68 36,-52 36,-28^ 0,-23")), colour, "hat", 1.4)
        f.add(at(shape("-36,-38^ 0,-33 36,-38^ 36,-29^ 0,-24 -36,-29^")), band, "hat.band", 0.5)
        f.add(at(limb("-50,-35,3 -38,-29,7 0,-24,8 38,-29,7 50,-35,3", 8)), d, "hat.brim", 1.0)
    elif kind == "top":
        f.add(at(shape("-33,-28^ -31,-60 -36,-100^ 0,-105 36,-100^ 31,-60 33,-28^ 0,-23")), colour, "hat", 1.6)
        f.add(at(shape("-32,-42^ 0,-37 32,-42^ 33,-29^ 0,-24 -33,-29^")), band, "hat.band", 0.5)
        f.add(at(limb("-52,-36,3 -38,-29,6 0,-24,8 38,-29,6 52,-36,3", 8)), d, "hat.brim", 1.0)
    elif kind == "straw":
        f.add(at(shape("-32,-28^ -30,-52 -18,-62 0,-64 18,-62 30,-52 32,-28^ 0,-22")), colour, "hat", 1.2)
        f.add(at(shape("-32,-38^ 0,-33 32,-38^ 32,-29^ 0,-23 -32,-29^")), band, "hat.band", 0.5)
        brim = shape("-68,-26^ -40,-34 -33,-29 0,-23 33,-29 40,-34 68,-26^ 50,-16 0,-12 -50,-16")
        f.add(at(brim), li, "hat.brim", 1.2)
        f.add(
            at(
                U(
                    [
                        limb(
                            [
                                (-58 + 3 * k, -24 + k * 1.2, 0.5),
                                (0, -15 + k * 0.6 - 6, 1.0),
                                (58 - 3 * k, -24 + k * 1.2, 0.5),
                            ],
                            6,
                        )
                        for k in range(3)
                    ]
                )
            ),
            d,
            "hat.lines",
            0.2,
            True,
            0.5,
        )
    elif kind == "flat":
        s = (
            "-40,-24^ -44,-44 -24,-58 6,-58 34,-48 42,-34^ 20,-30 0,-28"
            if not sd
            else "-42,-26^ -44,-46 -22,-60 10,-58 34,-46 40,-34^ 10,-32"
        )
        f.add(at(shape(s)), colour, "hat", 1.2)
        vis = (
            "-8,-30^ 20,-34 42,-34 52,-25^ 30,-25 8,-24"
            if view != "front"
            else "-30,-30^ 0,-34 30,-30^ 34,-20 0,-16 -34,-20"
        )
        f.add(at(shape(vis)), d, "hat.brim", 0.8)
        f.add(
            at(U(limb("-30,-34,.5 -10,-44,1.2 14,-46,.5", 5), limb("0,-58,3 4,-59,3", 1))),
            d,
            "hat.lines",
            0.2,
            True,
            0.6,
        )
    elif kind == "beret":
        f.add(at(shape("-36,-28^ -52,-40 -46,-60 -14,-68 24,-60 40,-42 36,-30^ 0,-24")), colour, "hat", 1.4)
        f.add(at(U(limb("-34,-28,4 0,-23,4.5 36,-30,4", 6), limb("-14,-67,4 -13,-73,3", 2))), d, "hat.band", 0.6)
    elif kind in ("knit", "chef", "party", "fez", "cone", "nightcap"):
        s = {
            "knit": "-38,-24^ -38,-50 -20,-66 0,-69 20,-66 38,-50 38,-24^ 0,-18",
            "chef": "-34,-26^ -35,-50^ -50,-62 -44,-84 -22,-86 0,-94 22,-86 44,-84 50,-62 35,-50^ 34,-26^ 0,-20",
            "party": "-28,-34^ 2,-104^ 28,-34^ 0,-28",
            "fez": "-28,-34^ -22,-74^ 0,-77 22,-74^ 28,-34^ 0,-29",
            "cone": "-76,-20^ -30,-48 0,-72^ 30,-48 76,-20^ 0,-9",
            "nightcap": "-38,-24^ -36,-50 -16,-70 14,-78 44,-70 66,-48 78,-18 82,6^ 72,0 60,-22 42,-38 36,-26^ 0,-18",
        }[kind]
        g = shape(s)
        if sd and kind == "nightcap":
            g = T(g, flip=True)
        f.add(at(g), colour, "hat", 1.4)
        if kind == "knit":
            f.add(at(shape("-40,-26^ 0,-20 40,-26^ 41,-38^ 0,-32 -41,-38^")), band, "hat.band", 0.8)
            f.add(
                at(U([limb([(x, -40, 0.5), (x * 0.8, -54, 1.4), (x * 0.4, -66, 0.5)], 4) for x in range(-30, 31, 10)])),
                d,
                "hat.lines",
                0.2,
                True,
                0.6,
            )
            r = random.Random("bobble")
            f.add(
                at(U([ellipse(r.uniform(-6, 6), -74 + r.uniform(-6, 6), 6) for _ in range(9)])), band, "hat.bobble", 0.8
            )
        elif kind == "chef":
            f.add(
                at(U([limb([(x, -50, 0.6), (x * 1.1, -64, 1.6), (x * 1.2, -78, 0.6)], 4) for x in (-24, -8, 8, 24)])),
                dark(colour, 0.18),
                "hat.lines",
                0.2,
                True,
            )
            f.add(at(limb("-34,-50,1 0,-44,1.6 34,-50,1", 5)), dark(colour, 0.2), "hat.lines", 0.2, True)
        elif kind == "party":
            f.add(
                at(U([ellipse(x, y, 4) for x, y in ((-12, -44), (10, -48), (0, -62), (6, -78), (-10, -60))])),
                band,
                "hat.dots",
                0.4,
            )
            f.add(at(ellipse(2, -106, 8)), band, "hat.bobble", 0.6)
        elif kind == "fez":
            f.add(at(U(limb("0,-76,2 18,-72,2 26,-54,2", 5), limb("26,-56,5 27,-44,6", 2))), band, "hat.tassel", 0.5)
        elif kind == "cone":
            f.add(
                at(
                    U(
                        [
                            limb(
                                [
                                    (x * 0.2, -66, 0.4),
                                    (x, -20 + abs(x) * 0.02, 1.2),
                                    (x * 1.1, -14 + abs(x) * 0.0, 0.4),
                                ],
                                3,
                            )
                            for x in range(-50, 51, 16)
                        ]
                    )
                ),
                d,
                "hat.lines",
                0.2,
                True,
                0.5,
            )
        else:
            b = at(shape("-40,-24^ 0,-18 38,-26^ 39,-38^ 0,-30 -41,-36^"))
            f.add(b, band, "hat.band", 0.8)
            f.add(at(T(ellipse(82, 12, 9), flip=sd)), band, "hat.bobble", 0.8)
    elif kind == "scarf":
        s = {
            "front": "0,-58 32,-50 46,-18 44,10^ 36,-14 22,-30 0,-35 -22,-30 -36,-14 -44,10^ -46,-18 -32,-50",
            "tq": "-2,-58 26,-50 42,-28^ 24,-33 4,-28 -8,-10 -12,24 -2,46^ -30,44 -46,20 -48,-10 -40,-36 -24,-50",
            "side": "-8,-58 18,-52 36,-36^ 22,-30 12,-10 8,20 16,42^ -20,46 -46,24 -50,-6 -42,-36 -26,-52",
            "back": "0,-58 32,-50 46,-18 44,24 22,50 0,62^ -22,50 -44,24 -46,-18 -32,-50",
        }[view]
        f.add(shape(s), colour, "hat", 1.2)
        if view == "front":
            f.add(
                U(
                    shape("-10,50^ -30,64 -34,82^ -18,76 -6,60"),
                    shape("10,50^ 30,64 34,82^ 18,76 6,60"),
                    ellipse(0, 54, 8, 6),
                ),
                colour,
                "hat.knot",
                0.8,
            )
        dots = [ellipse(x, y, 2.2) for y in range(-56, 60, 11) for x in range(-50 + (y % 2) * 6, 50, 12)]
        f.add(U(dots).intersection(shape(s).buffer(-3)), band, "hat.dots", 0.2, True, 0.8)
    elif kind == "turban":
        f.add(at(shape("-38,-18^ -46,-40 -34,-64 0,-74 34,-64 46,-40 38,-18^ 0,-28")), colour, "hat", 1.4)
        f.add(
            at(
                U(
                    limb("-44,-38,.6 -10,-34,2 34,-66,.6", 7),
                    limb("-40,-52,.6 -10,-50,2 20,-72,.6", 7),
                    limb("44,-38,.6 16,-34,2 -12,-46,.6", 7),
                    limb("42,-26,.6 0,-34,2 -38,-24,.6", 7),
                )
            ),
            d,
            "hat.lines",
            0.2,
            True,
            0.8,
        )
        f.add(at(ellipse(0, -40, 5, 6)), band, "hat.jewel", 0.5)
    elif kind == "hood":
        s = {
            "front": "0,-62 34,-52 50,-20 46,24 40,48^ 38,14 32,-18 18,-34 0,-40 -18,-34 -32,-18 -38,14 -40,48^ -46,24 -50,-20 -34,-52",
            "tq": "-2,-62 28,-54 46,-30^ 30,-36 8,-34 -8,-16 -14,20 -6,52^ -50,52 -52,14 -52,-22 -34,-52",
            "side": "-8,-62 20,-56 38,-38^ 24,-34 12,-14 6,20 12,50^ -52,52 -54,14 -52,-22 -36,-52",
            "back": "0,-64^ 34,-52 50,-20 50,20 56,52 0,60 -56,52 -50,20 -50,-20 -34,-52",
        }[view]
        f.add(shape(s), colour, "hat", 1.4)
    elif kind == "crown":
        f.add(
            at(shape("-34,-26^ -40,-64^ -22,-46^ -14,-72^ 0,-48^ 14,-72^ 22,-46^ 40,-64^ 34,-26^ 0,-20")),
            colour,
            "hat",
            1.2,
        )
        f.add(at(limb("-34,-29,4 0,-23,4.4 34,-29,4", 6)), d, "hat.band", 0.4)
        f.add(
            at(U([ellipse(x, y, 3.6) for x, y in ((-40, -66), (-14, -74), (14, -74), (40, -66), (0, -34))])),
            band,
            "hat.jewel",
            0.5,
        )
    elif kind == "sailor":
        f.add(at(shape("-40,-40^ -46,-56 -20,-64 0,-65 20,-64 46,-56 40,-40^ 0,-34")), colour, "hat", 1.2)
        f.add(at(shape("-37,-40^ 0,-34 37,-40^ 36,-26^ 0,-20 -36,-26^")), band, "hat.band", 0.7)
    elif kind == "conductor":
        f.add(at(shape("-38,-36^ -42,-58 -18,-66 0,-68 18,-66 42,-58 38,-36^ 0,-31")), colour, "hat", 1.2)
        f.add(at(shape("-38,-36^ 0,-31 38,-36^ 37,-26^ 0,-20 -37,-26^")), band, "hat.band", 0.6)
        vis = (
            "-30,-28^ 0,-22 30,-28^ 32,-17 0,-12 -32,-17"
            if view == "front"
            else "2,-26^ 22,-26 38,-27 54,-17^ 30,-17 10,-18"
        )
        if view != "back":
            f.add(at(shape(vis)), d, "hat.brim", 0.7)
    elif kind == "helmet":
        f.add(at(shape("-42,-14^ -44,-42 -26,-62 0,-67 26,-62 44,-42 42,-14^ 0,-20")), colour, "hat", 1.4)
        f.add(at(limb("-48,-13,3 -30,-17,5 0,-20,5 30,-17,5 48,-13,3", 7)), d, "hat.brim", 0.7)
    elif kind == "bonnet":
        s = {"front": "0,-60 34,-50 48,-18 44,16^ 34,-10 20,-28 0,-33 -20,-28 -34,-10 -44,16^ -48,-18 -34,-50"}.get(
            view, "-6,-60 24,-52 44,-34^ 24,-32 8,-22 -2,0 -6,26^ -40,22 -48,-10 -40,-40 -26,-52"
        )
        f.add(shape(s), colour, "hat", 1.2)
        f.add(
            fillet(U([ellipse(x, -32 + 0.018 * x * x, 6) for x in range(-36, 37, 9)]), 1)
            if view == "front"
            else ellipse(0, 0, 1).intersection(box(9, 9, 10, 10)),
            band,
            "hat.frill",
            0.6,
        )
    elif kind == "souwester":
        f.add(at(shape("-36,-26^ -38,-50 -20,-64 0,-66 20,-64 38,-50 36,-26^ 0,-20")), colour, "hat", 1.2)
        f.add(
            at(
                shape("-62,-4^ -44,-28 -34,-30 0,-24 34,-30 48,-28 52,-18^ 20,-14 -20,-14")
                if view != "front"
                else shape("-54,-18^ -36,-30 0,-24 36,-30 54,-18^ 0,-10")
            ),
            d,
            "hat.brim",
            1.0,
        )
