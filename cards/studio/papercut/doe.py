"""A doe standing alert, one foreleg lifted; facing right, hooves on y 0, about 460 high and 400 wide."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.hand import fur


def doe(seed: int = 2) -> dict[str, Any]:
    """Pieces in laying order: far legs, tail, body (with neck, head and near legs), rump, belly, bib, lines, spots, face pieces, ears."""
    torso = shape(
        "-146,-178 -140,-208 -118,-226 -70,-224 -10,-217 40,-227 76,-228 100,-202 106,-170 94,-140 62,-121 10,-117 -40,-123 -80,-133 -112,-128 -138,-150"
    )
    neck = limb("62,-186,92 96,-238,66 124,-284,48 146,-318,42", 10)
    head = shape(
        "126,-330 136,-346 152,-353 172,-346 190,-333 208,-318 224,-305 232,-298 232,-288 224,-281 208,-279 188,-284 166,-288 146,-298 130,-312"
    )
    hind = limb(
        "-106,-176,90.0 -114,-132,60.0 -98,-98,33.0 -116,-61,18.1 -132,-43,14.6 -126,-3,10.3 -124,23,9.5 -119,34,10.3",
        10,
    )
    hind2 = limb(
        "-86,-166,72.0 -82,-119,46.7 -66,-88,26.6 -84,-53,15.5 -98,-37,12.9 -94,-0,9.5 -92,26,9.0 -87,35,9.5", 10
    )
    fore = limb("72,-176,70 94,-130,38 122,-98,24 140,-80,18 128,-54,12 108,-24,10 98,-8,10", 10)  # the lifted one
    fore2 = limb("84,-166,54.0 86,-114,30.7 86,-74,17.2 84,-40,12.9 82,-0,9.5 82,26,9.5 87,35,10.3", 10)
    hoof = lambda x, y: shape(f"{x - 6},{y - 12}^ {x + 6},{y - 12}^ {x + 11},{y - 3} {x + 13},{y}^ {x - 6},{y}^")
    body = fillet(U(torso, neck, head, hind, fore), 9)
    body = fur(
        body, 7, 0.14, seed,
        where=lambda x, y, nx, ny: (0.8, 0.35, 0.8) if (nx > 0.3 and 60 < x < 150 and -290 < y < -150) or (nx < -0.6 and x < -120 and y < -120) else (0.55, -1.2, 0.4) if ny > 0.5 and -80 < x < 60 and -140 < y < -100 else 0,
        w=2.6,
    )  # fmt: skip
    r = random.Random(f"doe{seed}")
    ticks = []

    def comb(a: str, b: str, n: int, rows: int, length: int) -> None:
        p, q = (curve(s, n=24)[::2] for s in (a, b))
        m = min(len(p), len(q))
        for _ in range(n):
            for k in range(rows):
                t = (k + r.uniform(0.1, 0.9)) / rows
                i = r.randrange(0, max(1, m - length))
                c = p[i : i + length] * (1 - t) + q[i : i + length] * t
                if len(c) > 2:
                    ticks.append(limb([(*c[0], 0.4), (*c[len(c) // 2], 1.7), (*c[-1], 0.4)], 3, 3))

    comb("136,-318 108,-276 72,-232 44,-206", "158,-296 132,-244 112,-200 100,-166", 14, 5, 7)
    comb("60,-216 10,-208 -50,-214 -104,-212", "70,-140 20,-134 -40,-138 -80,-144", 12, 5, 8)
    comb("-130,-204 -140,-170 -124,-134 -106,-110", "-90,-206 -88,-170 -92,-136 -92,-116", 9, 3, 8)
    comb("62,-212 74,-176 94,-138 112,-112", "96,-196 102,-166 108,-136 120,-110", 7, 2, 7)
    comb("148,-322 166,-312 186,-304 200,-300", "140,-310 164,-298 188,-290 200,-288", 7, 3, 6)
    spots = []
    for x, y in (
        (-112, -206),
        (-92, -212),
        (-70, -213),
        (-48, -210),
        (-26, -206),
        (-4, -206),
        (18, -210),
        (40, -215),
        (-104, -190),
        (-80, -196),
        (-56, -194),
        (-32, -190),
        (-8, -190),
        (16, -194),
        (40, -196),
        (-92, -172),
        (-66, -176),
        (-42, -173),
        (-16, -172),
        (12, -176),
        (-106, -160),
        (-78, -156),
    ):
        spots.append(
            ellipse(
                x + r.uniform(-3, 3), y + r.uniform(-2, 2), r.uniform(3.2, 5.2), r.uniform(2.2, 3.4), r.uniform(-20, 10)
            )
        )
    d: dict[str, Any] = {
        "far": fillet(U(hind2, fore2), 3),
        "hoof2": U(hoof(-90, 42), hoof(84, 42)),
        "tail": fur(
            shape("-138,-206^ -154,-202 -164,-184 -162,-162^ -150,-162 -140,-178"),
            7,
            0.25,
            3,
            where=lambda x, y, nx, ny: 0.7 if nx < 0.2 else 0,
            w=2,
        ),
        "body": body,
        "rump": clean(
            fur(
                shape("-150,-170 -144,-200 -130,-200 -124,-176 -128,-150 -138,-146"),
                6,
                0.25,
                6,
                where=lambda x, y, nx, ny: (0.8, 0.6, 0.5) if nx > 0 else 0,
                w=2,
            ).intersection(body)
        ),
        "belly": clean(shape("84,-132^ 50,-128 0,-126 -50,-132 -84,-140^ -76,-118 0,-104 60,-110").intersection(body)),
        "bib": clean(
            fur(
                shape("150,-296^ 164,-286 152,-268 138,-240 128,-216^ 132,-246 138,-272"),
                6,
                0.25,
                5,
                where=lambda x, y, nx, ny: (0.8, 0, 0.8) if nx < 0 else 0,
                w=2,
            ).intersection(body)
        ),
        "lines": clean(U(ticks).intersection(body.buffer(-2))),
        "spots": U(spots),
        "hoof": U(hoof(-122, 42), limb("99,-14,10.5 93,-2,11 89,8,5", 4)),
        "ear2": shape("154,-350^ 152,-376 164,-408 176,-424^ 188,-400 186,-370 170,-345^"),
        "inear2": shape("160,-352^ 160,-378 168,-402 175,-414^ 181,-396 179,-370 170,-350^"),
        "muzzle": shape("200,-300^ 214,-304 228,-301 232,-292 226,-282 208,-280 196,-284^"),
        "nose": shape("221,-307 231,-301 234,-293 228,-289 220,-296"),
        "mouth": limb("230,-287,.7 218,-286,1.5 206,-290,.5", 4),
        "eye": shape("165,-322^ 169,-329 177,-330.5 184,-324^ 177,-319 170,-318.5"),
        "lid": U(limb("161,-319,.6 168,-330,2 177,-331.5,2 185,-324,1 191,-320,.5", 6)),
        "glint": ellipse(176, -326.6, 1.4),
        "brow": limb("158,-334,.6 170,-340,2 184,-336,.5", 4),
        "ear": fillet(shape("148,-338^ 122,-350 100,-378 92,-408 92,-420^ 118,-412 144,-388 156,-358 158,-344^"), 1),
        "inear": shape("144,-346^ 124,-358 108,-382 99,-410^ 120,-400 140,-380 150,-356^"),
    }
    hairs = []
    for k in range(5):
        t = 0.15 + k * 0.16
        x0, y0 = 146 - 42 * t, -350 - 54 * t
        hairs.append(limb([(x0, y0 + 8, 0.5), (x0 + 6, y0 + 2, 1.3), (x0 + 15, y0, 0.3)], 3, 3))
    d["earhair"] = U(hairs)
    d["shoulder"] = limb(np.array([(64, -214, 1), (50, -186, 2.4), (58, -150, 2.4), (76, -130, 1)]), 6)
    return {k: T(g, 0, -42) for k, g in d.items()}


DOE_ORDER = (
    ("far", "coat2"), ("hoof2", "hoof"), ("ear2", "coat2"), ("inear2", "in"), ("tail", "pale"), ("body", "coat"), ("rump", "pale"), ("belly", "pale"), ("bib", "pale"),
    ("lines", "line"), ("shoulder", "line"), ("spots", "pale"), ("hoof", "hoof"), ("muzzle", "pale"), ("nose", "dark"), ("mouth", "dark"), ("eye", "dark"), ("glint", "glint"),
    ("lid", "dark"), ("brow", "line"), ("ear", "coat"), ("inear", "in"), ("earhair", "pale"),
)  # fmt: skip


def doe_outline() -> Any:
    """The doe as one smooth shape, as scissors would cut her."""
    g = U([p for p in doe().values() if getattr(p, "area", 0) > 30])
    return rounded(fillet(g, 5), 3)
