"""Animals asleep on the ground, base at y 0: sheep packed like pebbles, and a curled wolf."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np
from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.sky import spiral

POSES = ("low", "tucked", "back", "chin")


def fleece(rng: random.Random, x: float, y: float, rx: float, ry: float, r: float, floor: float | None = 0) -> Any:
    """An oval of wool with a scalloped edge."""
    n = max(9, int(math.pi * (rx + ry) / (r * 1.25)))
    g = [ellipse(x, y, rx, ry)]
    for k in range(n):
        a = 2 * math.pi * (k + rng.uniform(-0.2, 0.2)) / n
        g.append(ellipse(x + rx * 0.96 * math.cos(a), y + ry * 0.96 * math.sin(a), r * rng.uniform(0.8, 1.15)))
    w = U(g)
    return w if floor is None else clean(w.intersection(box(-300, -300, 300, floor)))


def _sheep_head() -> dict[str, Any]:
    """Head pointing left, poll at 0,0, about 40 long."""
    return {
        "ear2": shape("-4,-9^ 2,-17 10,-20 12,-15 6,-8^"),
        "face": shape("3,-9 -8,-12 -20,-9 -31,-3 -38,3 -40,8 -36,12 -28,12 -16,12 -4,11 4,6"),
        "ear": shape("0,-5^ 10,-6 20,-1 24,6^ 16,8 6,5 -1,1^"),
        "lid": limb("-20,-1.5,.7 -16.5,1,1.6 -12.5,-.5,.7", 5),
        "nose": U(limb("-38.5,6,.5 -36,7.5,1.1 -34,6.5,.4", 4), limb("-36,11,.5 -31,9.8,.9 -27,10.4,.4", 4)),
    }


def sheep_asleep(pose: str = "low", seed: int = 1) -> dict[str, Any]:
    """One of POSES, facing left, about 110 wide: far, wool, wool1, wool2, curls, face pieces, poll (from far to near)."""
    r = random.Random(f"sheep{pose}{seed}")
    d: dict[str, Any] = {}
    w, h = r.uniform(48, 54), r.uniform(29, 34)
    d["wool"] = fleece(r, 0, -h + 4, w, h, 8.5)
    d["wool1"] = fleece(r, r.uniform(-3, 6), -h * 1.14, w * 0.78, h * 0.72, 7.2)
    d["wool2"] = fleece(r, r.uniform(0, 8), -h * 1.3, w * 0.52, h * 0.46, 6.2, None)
    curls = []
    for a in np.linspace(0.1, 6.1, 11):
        x, y = w * 0.66 * math.cos(a) + 2, -h + h * 0.62 * math.sin(a)
        curls.append(
            spiral(
                x + r.uniform(-3, 3),
                min(-5, y),
                r.uniform(3.4, 5),
                r.uniform(1.1, 1.5),
                1.2,
                r.uniform(0, 6),
                r.random() < 0.5,
            )
        )
    for x, y in ((-8, -h * 1.35), (10, -h * 1.42), (2, -h * 1.15), (24, -h * 1.2), (-20, -h * 1.15)):
        curls.append(spiral(x, y, r.uniform(3.4, 4.6), 1.3, 1.2, r.uniform(0, 6)))
    d["curls"] = clean(U(curls).intersection(d["wool"]))
    if pose == "back":
        d["tail"] = fleece(r, r.uniform(-6, 6), -h * 0.62, 7, 13, 4, None)
        d["feet"] = U(ellipse(-16, -2, 7, 4), ellipse(14, -2, 7, 4)).intersection(box(-99, -99, 99, 0))
        return d
    x, y, rot = {
        "low": (-w * 0.86, -h * 0.66, -14),
        "tucked": (-w * 0.12, -h * 0.8, 6),
        "chin": (-w * 0.8, -h * 1.32, 2),
    }[pose]
    head = T(_sheep_head(), x, y, 1.0, rot=rot, flip=pose == "tucked")
    d["ear2"] = head["ear2"]
    if pose == "tucked":
        d["neck"] = fleece(r, x - 20, y + 4, 26, 22, 7)
    for k in ("face", "ear", "lid", "nose"):
        d[k] = head[k]
    d["poll"] = T(fleece(r, -1, -7, 8, 6, 4, None), x, y, 1.0, rot=rot, flip=pose == "tucked")
    if pose == "low":
        d["feet"] = U(limb(f"{-w * 0.6},-5,8 {-w * 0.95},-3,7 {-w * 1.1},-2,6", 4))
    return d


def wolf_asleep() -> dict[str, Any]:
    """A wolf curled up, nose under its tail, one eye open; 440 wide, head at the left."""
    body = shape(
        "-206,-52 -204,-108 -176,-166 -120,-214 -40,-240 40,-244 120,-224 184,-176 216,-108 212,-46 176,-10 60,0 -60,2 -160,-6"
    )
    body = fur(
        body,
        15,
        0.16,
        3,
        where=lambda x, y, nx, ny: (0.75, 1.4 * (1 if x > -60 else 0.5), 0.2 + max(0.0, x) / 260) if ny < 0.35 else 0,
        w=4,
    )
    head = shape(
        "-206,-58 -200,-92 -180,-122 -148,-136 -112,-132 -84,-116 -62,-96 -34,-78 4,-60 24,-46^ 27,-34 18,-24 -8,-20 -50,-20 -96,-14 -150,-10 -190,-26"
    )
    cheek = fur(
        shape("-206,-58 -200,-92 -180,-122 -140,-130 -104,-110 -92,-80 -80,-50 -84,-24 -110,-8 -160,-6 -196,-24"),
        17,
        0.15,
        7,
        where=lambda x, y, nx, ny: (1, -0.6, 0.8) if nx < 0.2 or ny > 0.5 else 0,
        w=4,
    )
    tail = limb("176,-90,30 196,-54,44 182,-16,64 130,2,80 66,6,92 10,-4,92 -34,-14,70 -76,-28,40 -104,-40,6", 10)
    tail = fur(tail, 17, 0.17, 5, where=lambda x, y, nx, ny: (0.9, -1.5, 0.1) if y > -70 else 0, w=4)
    d: dict[str, Any] = {
        "body": body,
        "haunch": fur(
            shape("52,-14 36,-58 52,-112 100,-146 156,-140 196,-100 208,-50 180,-12 110,0"),
            12,
            0.12,
            9,
            where=lambda x, y, nx, ny: (0.7, -0.6, 0.5) if nx < -0.2 else 0,
            w=4,
        ),
        "shoulder": fur(
            shape("-190,-60 -176,-120 -130,-168 -70,-176 -30,-140 -22,-90 -40,-40 -90,-14 -150,-14"),
            12,
            0.12,
            11,
            where=lambda x, y, nx, ny: (0.8, 0.9, 0.2) if nx > 0.2 else 0,
            w=4,
        ),
        "ear2": shape("-140,-126^ -142,-162 -128,-192 -120,-198^ -106,-172 -98,-144 -98,-116^"),
        "cheek": cheek,
        "head": head,
        "ear": shape("-186,-108^ -200,-142 -200,-176 -196,-186^ -172,-172 -152,-148 -140,-126^ -160,-112"),
        "inear": shape("-180,-114^ -190,-142 -190,-170^ -170,-156 -154,-132^ -168,-120"),
        "inear2": shape("-132,-128^ -132,-160 -122,-184^ -112,-160 -106,-130^"),
        "muzzle": shape("-70,-70^ -44,-66 -10,-52 22,-42^ 24,-34 16,-26 -10,-22 -50,-22 -84,-26^ -84,-50"),
        "nose": shape("12,-52 24,-48 29,-39 24,-33 15,-38"),
        "mouth": limb("20,-30,.8 0,-29,1.8 -30,-32,1.6 -52,-36,.6", 6),
        "eye": shape("-92,-83^ -84,-92 -73,-94 -62,-86^ -70,-81 -82,-79"),
        "pupil": ellipse(-76, -86.5, 3.2, 4.0),
        "glint": ellipse(-74.6, -88.4, 1.1),
        "rim": U(
            limb("-98,-80,.8 -92,-84,2 -84,-93,2.6 -72,-95.4,2.6 -61,-87,2 -54,-80,.8", 6),
            limb("-91,-82,.6 -82,-78,1.4 -70,-80,.6", 5),
        ),
        "tail": tail,
    }
    r = random.Random("wolf fur")
    ticks: dict[str, list[Any]] = {"body": [], "head": [], "tail": []}

    def comb(name: str, a: str, b: str, n: int, rows: int, length: float) -> None:
        """Strokes between two guiding curves, along them."""
        p, q = along_(a), along_(b)
        m = len(p)
        for _ in range(n):
            for k in range(rows):
                t = (k + r.uniform(0.1, 0.9)) / rows
                i = r.randrange(0, m - 10)
                j = i + max(4, int(length))
                if j >= m:
                    continue
                c = p[i : j + 1] * (1 - t) + q[i : j + 1] * t
                h = len(c) // 2
                ticks[name].append(limb([(*c[0], 0.5), (*c[h], r.uniform(1.8, 2.8)), (*c[-1], 0.4)], 3, 3))

    def along_(s: str) -> Any:
        c = curve(s, n=24)
        return c[:: max(1, len(c) // 90)]

    comb(
        "body",
        "-150,-178 -90,-214 -10,-232 70,-228 140,-196 190,-140 206,-80",
        "-120,-150 -60,-176 0,-184 60,-170 92,-140 112,-110 130,-70",
        16,
        5,
        8,
    )
    comb("body", "60,-100 96,-134 140,-136 180,-110 196,-70", "96,-70 112,-92 138,-96 160,-84 170,-62", 9, 4, 9)
    comb("body", "64,-96 60,-66 66,-40 80,-20", "120,-92 112,-66 110,-44 116,-20", 8, 4, 9)
    comb("body", "120,-92 116,-66 114,-44 120,-22", "182,-90 178,-66 166,-44 150,-22", 7, 4, 9)
    comb(
        "body", "-170,-110 -130,-154 -80,-164 -40,-134 -34,-80", "-120,-90 -110,-110 -84,-116 -64,-104 -56,-70", 7, 4, 9
    )
    comb(
        "head",
        "-60,-92 -100,-118 -150,-126 -190,-100 -200,-60",
        "-84,-40 -110,-30 -140,-24 -170,-30 -186,-40",
        10,
        5,
        9,
    )
    comb(
        "tail",
        "196,-60 160,-28 110,-16 50,-10 0,-18 -50,-26 -96,-36",
        "200,-10 150,34 90,46 40,50 -10,38 -50,20 -96,-26",
        15,
        6,
        8,
    )
    for k, v in ticks.items():
        d[k + "_fur"] = clean(
            U(v).intersection({"body": d["body"], "head": U(head, cheek), "tail": tail}[k].buffer(-2))
        )
    d["haunch_fur"] = clean(d["body_fur"].intersection(d["haunch"]))
    return d


WOLF_ORDER = (
    "body",
    "body_fur0",
    "shoulder",
    "haunch",
    "body_fur",
    "ear2",
    "inear2",
    "cheek",
    "head",
    "head_fur",
    "ear",
    "inear",
    "muzzle",
    "mouth",
    "nose",
    "eye",
    "pupil",
    "glint",
    "rim",
    "tail",
    "tail_fur",
)


def lamb_resting() -> dict[str, Any]:
    """A lamb whose chin lies on something at y 0; the body behind falls away below. Facing left."""
    r = random.Random("lamb")
    return {
        "wool": rounded(fleece(r, 26, 14, 30, 26, 6.5, None), 0.5),
        "neck": fleece(r, 4, -6, 16, 14, 5.5, None),
        "ear2": shape("-2,-18^ 4,-28 13,-31 14,-25 8,-17^"),
        "face": fillet(shape("6,-20 -6,-22 -17,-17 -26,-9 -31,-3 -30,1 -22,2 -10,1 2,0 9,-8"), 1),
        "ear": shape("4,-14^ 14,-15 24,-9 28,-1^ 18,2 8,-4 3,-9^"),
        "lid": limb("-16,-10,.6 -12.5,-7.4,1.5 -8,-9.4,.6", 5),
        "nose": limb("-30,-4,.5 -28,-2.6,1 -26,-3.4,.4", 4),
        "poll": fleece(r, 3, -19, 7, 5, 3.6, None),
    }
