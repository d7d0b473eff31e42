"""A hare at full stretch, its leap in four phases, and the same hare stopped and upright; facing right."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur

# spine, near hind, far hind, near fore, far fore (limb strings), head (x, y, turn), tail (x, y, turn)
_PHASES: tuple[dict[str, Any], ...] = (
    {  # flight: everything reaches
        "spine": "-116,-16,94 -70,-46,98 -4,-44,74 54,-32,88 104,-42,76 138,-66,52 152,-78,44",
        "hind": "-96,-22,104 -130,4,88 -162,24,54 -196,24,30 -226,20,19 -252,34,16 -280,56,14 -304,78,10",
        "hind2": "-100,-26,90 -146,-8,66 -180,0,38 -224,-8,20 -252,-10,17 -286,6,14 -316,24,10",
        "fore": "92,-26,74 122,4,40 152,14,23 188,16,15 222,24,13 242,32,14 252,37,9",
        "fore2": "104,-34,64 140,-14,32 178,-18,18 222,-14,14 252,-8,13 264,-4,9",
        "head": (152, -80, -4),
        "tail": (-152, -46, -14),
    },
    {  # the forelegs touch down
        "spine": "-100,-50,84 -60,-80,86 0,-82,82 52,-60,88 96,-48,72 128,-62,50 144,-72,44",
        "hind": "-96,-46,98 -82,-4,74 -60,20,46 -92,34,25 -118,38,18 -96,62,15 -66,80,13 -46,88,9",
        "hind2": "-92,-46,86 -104,4,58 -96,28,34 -132,34,20 -150,40,16 -136,66,13 -112,84,9",
        "fore": "84,-40,74 98,4,38 104,34,21 110,62,14 116,84,13 130,93,14 138,94,8",
        "fore2": "94,-44,62 130,-4,32 158,16,18 184,44,13 204,58,13 214,62,8",
        "head": (142, -76, 6),
        "tail": (-138, -72, 8),
    },
    {  # gathered: the hind feet pass the fore feet
        "spine": "-72,-36,84 -58,-80,88 -12,-102,84 42,-82,86 86,-66,72 118,-76,50 134,-84,44",
        "hind": "-62,-36,102 -20,2,76 8,18,48 -22,38,26 -36,48,19 0,68,16 44,82,13 70,88,9",
        "hind2": "-56,-40,90 0,-6,62 34,10,36 8,34,20 0,44,16 40,62,13 84,72,9",
        "fore": "72,-54,72 74,-10,36 52,18,20 20,38,14 -6,52,13 -18,60,8",
        "fore2": "80,-58,60 90,-14,30 84,18,17 66,48,12 56,60,8",
        "head": (132, -88, 2),
        "tail": (-112, -42, 30),
    },
    {  # push off
        "spine": "-92,-14,86 -66,-48,88 -18,-74,82 36,-86,86 80,-92,70 112,-106,50 128,-114,44",
        "hind": "-80,-16,100 -80,24,74 -66,42,48 -98,50,26 -122,54,19 -104,76,16 -74,90,13 -52,93,9",
        "hind2": "-84,-20,88 -104,18,56 -108,38,34 -138,46,20 -154,52,16 -144,76,13 -122,90,9",
        "fore": "72,-76,72 100,-38,38 112,-16,22 92,2,14 102,22,13 114,30,8",
        "fore2": "84,-82,60 124,-56,32 146,-46,18 142,-22,13 158,-8,9",
        "head": (126, -118, -6),
        "tail": (-130, -40, 6),
    },
)

_HEAD = "-12,-20 4,-34 22,-40 42,-34 60,-22 78,-8 89,2 91,11 85,18 70,24 50,26 28,30 8,30 -12,22"


def _head() -> dict[str, Any]:
    """Head with its neck end at 0,0, looking right; ears laid back."""
    ear = limb("14,-30,14 -20,-52,31 -66,-64,36 -116,-62,24 -152,-52,3", 10)
    ear2 = limb("20,-32,13 -6,-66,28 -44,-92,32 -90,-108,21 -124,-110,3", 10)
    return {
        "head": shape(_HEAD),
        "ear": ear,
        "ear2": ear2,
        "inear": limb("4,-37,2 -24,-53,16 -66,-63,22 -110,-62,12 -138,-54,1", 8),
        "inear2": limb("10,-44,2 -8,-68,13 -44,-92,18 -86,-106,11 -110,-108,1", 8),
        "tip": limb("-122,-61,28 -156,-51,9", 4),
        "tip2": limb("-96,-108,26 -130,-111,9", 4),
        "eye": ellipse(42, -13, 6.4, 5.4, 12),
        "glint": ellipse(44, -15.4, 1.7),
        "ring": ellipse(42, -12.5, 10.4, 8.6, 12),
        "nose": shape("84,-1 91,2 92,9 86,9 81,4"),
        "mouth": limb("86,10,1 80,16,1.8 68,18,1.4 58,15,.6", 6),
        "cheek": shape("20,20^ 44,14 64,18 78,20 66,27 48,29 28,32 12,30^"),
        "whisk": [
            limb([(78, 8, 0.9), (84 + k * 3, 22 + 5 * k, 0.7), (84 + k * 7, 36 + 4 * k, 0.3)], 4)
            for k in (-2, -1, 0, 1)
        ],
    }


def running_hare(phase: int = 0, seed: int = 1) -> dict[str, Any]:
    """The leap, phase 0 flight, 1 touching down, 2 gathered, 3 push off; ground at y 96, about 560 wide in flight.

    Pieces in laying order: far, ear2 (with inear2, tip2), tail, body, belly, haunch, lines, head, cheek, ear, ... .
    """
    p = _PHASES[phase]
    spine = limb(p["spine"], 10)
    hind, fore = limb(p["hind"], 10), limb(p["fore"], 10)
    far = U(limb(p["hind2"], 10), limb(p["fore2"], 10))
    rng = random.Random(seed)
    hx, hy, ha = p["head"]
    head = T(_head(), hx, hy, 1.0, rot=ha)
    c = curve(p["spine"], n=10)
    body = fillet(
        U(spine, hind, fore, head["head"], limb([(*c[-14][:2], 60), (*c[-1][:2], 46), (hx + 10, hy + 2, 42)], 6)), 7
    )
    back = fur(
        body,
        9,
        0.1,
        seed,
        where=lambda x, y, nx, ny: (
            (0.75, -1.3, 0.1)
            if y < 58 and ((ny > 0.25 and -150 < x < 110) or nx < -0.7)
            else (0.55, -1.5, 0.45)
            if ny < -0.2 and -150 < x < hx - 50
            else 0
        ),
        w=3,
    )
    d: dict[str, Any] = {
        "far": fillet(far, 4),
        "ear2": head["ear2"],
        "inear2": head["inear2"],
        "tip2": clean(head["tip2"].intersection(head["ear2"])),
        "body": back,
    }
    tx, ty, ta = p["tail"]
    tail = T(shape("6,10^ -8,10 -26,2 -40,-14 -42,-24^ -26,-24 -8,-18 10,-6^"), tx, ty, 0.95, rot=ta)
    d["tail"] = fur(tail, 7, 0.2, seed + 1, where=lambda x, y, nx, ny: 0.8, w=2)
    d["scut"] = clean(
        T(shape("4,10^ -8,10 -26,2 -38,-12^ -26,-10 -8,-4 8,2^"), tx, ty, 0.95, rot=ta).intersection(d["tail"])
    )
    d["belly"] = clean(body.difference(T(body, 0, -20)).intersection(spine).difference(U(hind, fore).buffer(-3)))
    d["haunch"] = limb(np.array([q for q in curve(p["hind"], n=6)][:9]) * [1, 1, 0.86], 4)
    ticks = []
    hc = curve(p["hind"], n=12)
    for k in range(70):  # fur follows the back
        i = rng.randint(4, len(c) - 16)
        x, y, w = c[i]
        t = rng.uniform(-0.36, 0.42)
        dx, dy = c[i + 6][0] - x, c[i + 6][1] - y
        n = np.hypot(dx, dy) + 1e-9
        x0, y0 = x - dy / n * -t * w * -1, y + dx / n * t * w
        L = rng.uniform(10, 17)
        ticks.append(
            limb(
                [
                    (x0, y0, 0.5),
                    (x0 - dx / n * L * 0.5, y0 - dy / n * L * 0.5 + 1.5, 2),
                    (x0 - dx / n * L, y0 - dy / n * L, 0.4),
                ],
                3,
                4,
            )
        )
    for k in range(26):  # and the thigh
        i = rng.randint(1, 20)
        x, y, w = hc[i]
        t = rng.uniform(-0.34, 0.34)
        dx, dy = hc[i + 8][0] - x, hc[i + 8][1] - y
        n = np.hypot(dx, dy) + 1e-9
        x0, y0 = x - dy / n * t * w, y + dx / n * t * w
        L = rng.uniform(9, 16)
        ticks.append(
            limb(
                [
                    (x0, y0, 0.5),
                    (x0 + dx / n * L * 0.5 - 1.5, y0 + dy / n * L * 0.5, 2),
                    (x0 + dx / n * L, y0 + dy / n * L, 0.4),
                ],
                3,
                4,
            )
        )
    d["lines"] = clean(U(ticks).intersection(body.buffer(-3)))
    d["toes"] = U(*[_toes(p[k]) for k in ("hind", "fore")])
    for k in ("cheek", "ring", "eye", "glint", "nose", "mouth", "whisk", "ear", "inear"):
        d[k] = head[k]
    d["tip"] = clean(head["tip"].intersection(head["ear"]))
    return d


def _toes(leg: str) -> Any:
    c = curve(leg, n=4)
    (x1, y1), (x0, y0) = c[-1][:2], c[-6][:2]
    dx, dy = x1 - x0, y1 - y0
    n = np.hypot(dx, dy) + 1e-9
    return U(
        [
            limb(
                [
                    (x1 - dx / n * 9 - dy / n * o, y1 - dy / n * 9 + dx / n * o, 0.5),
                    (x1 + dx / n * 1 - dy / n * o, y1 + dy / n * 1 + dx / n * o, 1.3),
                ],
                2,
                3,
            )
            for o in (-1.6, 2.2)
        ]
    )


def upright_hare(seed: int = 4) -> dict[str, Any]:
    """Risen on its hind legs, ears up, looking right; feet on y 0, about 300 high."""
    body = fillet(
        U(
            shape(
                "-58,-4^ -66,-30 -62,-66 -44,-104 -28,-140 -14,-176 8,-190 30,-182 40,-160 40,-126 34,-92 30,-60 34,-34 30,-8^"
            ),
            limb("-26,-56,78 8,-34,52 26,-22,34 4,-8,22 34,-5,15 62,-3,13 76,-2,8", 8),
        ),
        6,
    )
    head = shape(
        "-14,-176 -18,-200 -8,-220 10,-232 28,-230 46,-220 62,-206 72,-196 74,-187 68,-180 54,-175 38,-170 22,-164 6,-164"
    )
    ear = limb("0,-222,12 -10,-256,25 -14,-288,27 -8,-322,16 0,-344,3", 10)
    ear2 = limb("16,-228,12 20,-262,23 26,-294,24 38,-324,14 50,-342,3", 10)
    arm = limb("22,-150,30 38,-120,22 46,-100,14 52,-92,11 54,-80,8", 8)
    arm2 = limb("30,-152,26 52,-128,18 62,-112,13 70,-104,10 74,-94,7", 8)
    return {
        "far": U(arm2, limb("-10,-30,40 20,-10,20 60,-7,13 86,-4,8", 8)),
        "ear2": ear2,
        "inear2": limb("18,-238,2 22,-264,11 27,-294,13 37,-320,7 45,-334,1", 8),
        "tip2": clean(limb("36,-320,26 54,-346,10", 4).intersection(ear2)),
        "tail": shape("-52,-22^ -70,-20 -86,-28 -88,-40^ -74,-42 -60,-40 -50,-34^"),
        "body": fur(
            body,
            8,
            0.12,
            seed,
            where=lambda x, y, nx, ny: (0.8, 0.0, 0.9) if nx < -0.3 or (nx > 0.6 and -160 < y < -70) else 0,
            w=3,
        ),
        "belly": clean(shape("22,-176^ 40,-160 40,-120 34,-80 28,-56^ 14,-90 14,-130").intersection(body)),
        "lines": U(
            [
                limb([(x, y, 0.5), (x - 2, y + 6, 2), (x - 3, y + 13, 0.4)], 3, 4)
                for x, y in (
                    (-30, -110),
                    (-22, -128),
                    (-16, -146),
                    (-8, -160),
                    (-40, -86),
                    (-28, -92),
                    (-14, -116),
                    (-6, -134),
                    (-44, -60),
                    (-34, -70),
                    (-2, -106),
                    (2, -150),
                    (-20, -74),
                    (-12, -90),
                    (-40, -40),
                    (-26, -48),
                )
            ]
        ),
        "arm": arm,
        "head": head,
        "cheek": shape("18,-172^ 36,-178 52,-180 66,-182 56,-175 40,-170 22,-163 10,-164^"),
        "ring": ellipse(32, -206, 10, 8.4, 20),
        "eye": ellipse(32, -206.5, 6.4, 5.6, 20),
        "glint": ellipse(34, -208.6, 1.6),
        "nose": shape("66,-199 73,-196 74,-189 69,-189 64,-194"),
        "mouth": limb("69,-187,1 62,-182,1.7 52,-182,.6", 4),
        "whisk": [
            limb([(60, -188, 0.9), (66 + 4 * k, -176 + 2 * k, 0.7), (70 + 8 * k, -164 + 3 * k, 0.3)], 4)
            for k in (-1, 0, 1)
        ],
        "ear": ear,
        "inear": limb("0,-234,2 -8,-258,12 -12,-288,15 -7,-318,8 -2,-334,1", 8),
        "tip": clean(limb("-8,-318,28 2,-348,10", 4).intersection(ear)),
    }


def listening_hare(seed: int = 6) -> dict[str, Any]:
    """Sitting up on its haunches, forepaws hanging, ears high and apart, looking right; feet on y 0, about 500 high."""
    trunk = limb("-44,-64,128 -34,-118,118 -12,-176,98 8,-226,76 16,-262,62", 10)
    haunch = shape("-92,-58 -86,-104 -50,-130 -8,-124 28,-96 42,-60 36,-26 10,-6 -50,-2 -86,-18")
    foot = limb("-10,-14,26 40,-11,20 86,-8,16 118,-8,13 130,-7,8", 8)
    foot2 = limb("10,-16,22 70,-12,17 126,-9,13 142,-8,8", 8)
    arm = limb("34,-196,44 54,-160,30 62,-126,21 66,-104,17 72,-88,14 70,-74,9", 10)
    arm2 = limb("44,-196,40 76,-168,25 88,-138,18 94,-118,15 100,-104,12 99,-92,8", 10)
    head = shape(
        "-16,-262 -24,-290 -16,-314 6,-330 34,-332 62,-320 86,-303 106,-289 115,-279 113,-269^ 106,-262 88,-256 66,-248 38,-240 8,-238"
    )
    ear = limb("-2,-314,18 -20,-362,36 -38,-412,40 -48,-458,26 -50,-496,3", 10)
    ear2 = limb("24,-322,16 30,-368,33 42,-414,37 60,-458,24 80,-490,3", 10)
    body = fillet(U(trunk, haunch, foot, head, limb("10,-232,70 16,-270,64", 3)), 8)
    body = fur(
        body, 9, 0.12, seed,
        where=lambda x, y, nx, ny: (0.8, -0.2, 1.0) if nx < -0.35 and y < -20 else (0.7, 0.1, 1.0) if nx > 0.55 and -236 < y < -140 else 0,
        w=3,
    )  # fmt: skip
    rng = random.Random(f"listening{seed}")
    ticks = []
    for _ in range(74):
        y = rng.uniform(-240, -40)
        x = rng.uniform(-76, 4) * (0.55 + 0.45 * (y + 250) / 210) - 4
        ticks.append(limb([(x, y, 0.5), (x - 2, y + 7, 2.1), (x - 5, y + 15, 0.4)], 3, 4))
    return {
        "far": U(arm2, foot2),
        "ear2": ear2,
        "inear2": limb("26,-336,2 32,-370,15 42,-414,19 58,-454,11 72,-478,1", 8),
        "tip2": clean(limb("58,-452,34 84,-494,12", 4).intersection(ear2)),
        "tail": fur(
            shape("-78,-34^ -98,-30 -116,-42 -116,-58^ -100,-60 -84,-54^"),
            6,
            0.2,
            seed,
            where=lambda x, y, nx, ny: 0.8,
            w=2,
        ),
        "body": body,
        "belly": clean(
            shape("34,-246^ 54,-226 62,-190 58,-150 48,-116 36,-96^ 22,-120 18,-170 22,-214").intersection(body)
        ),
        "haunch": limb("-52,-122,1 -6,-112,3.4 26,-84,3 32,-52,1", 8),
        "lines": U(ticks, limb("-54,-124,1 -8,-116,3 24,-88,3 32,-54,1", 8)),
        "toes": U(*[limb([(x, -10, 0.6), (x + 6, -5, 1.6)], 2) for x in (108, 116)]),
        "arm": arm,
        "cheek": shape("34,-243^ 58,-256 82,-262 108,-264 100,-257 84,-253 62,-246 44,-240^"),
        "ring": ellipse(48, -294, 14, 12, 16),
        "eye": ellipse(49, -294.5, 9.4, 8.4, 16),
        "glint": ellipse(53, -298, 2.6),
        "nose": shape("106,-289 114,-283 116,-272 109,-272 103,-280"),
        "mouth": limb("108,-268,1 98,-260,2.2 82,-258,.6", 4),
        "whisk": [
            limb([(94, -268, 1.0), (104 + 6 * k, -250 + 3 * k, 0.8), (110 + 12 * k, -230 + 6 * k, 0.3)], 4)
            for k in (-1, 0, 1)
        ],
        "ear": ear,
        "inear": limb("-4,-330,2 -19,-364,17 -36,-412,21 -45,-454,12 -48,-480,1", 8),
        "tip": clean(limb("-44,-450,36 -50,-498,12", 4).intersection(ear)),
    }


HARE_ORDER = (
    ("ear2", "coat2"), ("inear2", "ear"), ("tip2", "dark"), ("far", "coat2"), ("tail", "dark"), ("scut", "pale"), ("body", "coat"), ("belly", "pale"),
    ("lines", "line"), ("toes", "line"), ("arm", "coat"), ("head", "coat"), ("cheek", "pale"), ("ring", "pale"), ("eye", "dark"), ("glint", "glint"), ("nose", "dark"),
    ("mouth", "dark"), ("ear", "coat"), ("inear", "ear"), ("tip", "dark"), ("whisk", "line"),
)  # fmt: skip
