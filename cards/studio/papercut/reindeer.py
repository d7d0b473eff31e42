"""A walking reindeer with a crown of antlers wide enough to carry things; facing right, hooves on y 0."""

from __future__ import annotations

import random
from typing import Any

from shapely import affinity as AF

from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur

BACK = (-30, -222)  # the middle of the saddle cloth


def antlers(k: float = 1.0) -> tuple[Any, Any]:
    """(far, near) beams with brow shovels and back tines, on a head at its place."""

    def beam(dx: float, m: float) -> Any:
        q = lambda *p: limb([(196 + dx + (x - 196) * m, -266 + (y + 266) * m * k, w) for x, y, w in p], 8)
        return fillet(
            U(
                q(
                    (196, -262, 15),
                    (182, -296, 13),
                    (152, -340, 12),
                    (132, -388, 11),
                    (134, -432, 10),
                    (156, -470, 7),
                    (170, -496, 2),
                ),
                q((192, -272, 11), (220, -292, 9), (244, -298, 13), (262, -292, 8), (272, -284, 2)),
                q((244, -298, 9), (262, -308, 6), (272, -320, 2)),
                q((172, -312, 10), (206, -330, 9), (228, -356, 9), (236, -386, 6), (234, -402, 2)),
                q((226, -354, 8), (250, -364, 5), (262, -380, 2)),
                q((142, -362, 9), (116, -368, 7), (98, -382, 2)),
                q((133, -420, 9), (110, -440, 8), (100, -470, 6), (104, -494, 2)),
                q((138, -440, 9), (132, -470, 7), (136, -504, 2)),
                q((150, -462, 8), (180, -470, 6), (200, -488, 2)),
            ),
            3,
        )

    return beam(26, 0.94), beam(0, 1.0)


_LEGS = {  # (points of the leg, place and turn of its hoof)
    "fore_on": ("92,-176,70 110,-122,38 122,-94,25 134,-62,18 137,-32,13 136,-13,13", (137, 0, 0)),
    "fore_off": ("80,-166,60 74,-118,34 66,-92,22 62,-66,16 42,-44,12 26,-36,11", (18, -30, 62)),
    "fore_stand": ("92,-176,70 98,-122,36 102,-94,24 104,-62,17 103,-32,13 102,-13,13", (103, 0, 0)),
    "fore_brace": ("92,-176,70 118,-124,37 136,-94,24 154,-62,17 166,-32,13 170,-13,13", (172, 0, 0)),
    "fore_high": ("92,-178,70 128,-142,38 154,-124,25 158,-96,17 148,-70,12 142,-60,11", (138, -48, 34)),
    "fore_back": ("84,-170,64 74,-122,35 66,-94,23 56,-64,16 48,-34,13 45,-13,13", (44, 0, 0)),
    "hind_off": (
        "-112,-176,92 -124,-126,60 -118,-102,38 -146,-76,23 -166,-62,19 -170,-32,13 -176,-14,13",
        (-175, 0, 10),
    ),
    "hind_on": ("-94,-170,84 -78,-120,54 -62,-96,32 -76,-70,20 -86,-56,17 -74,-28,13 -68,-13,13", (-66, 0, 0)),
    "hind_stand": (
        "-108,-174,90 -108,-124,56 -104,-98,34 -124,-74,22 -134,-58,18 -130,-30,13 -129,-13,13",
        (-127, 0, 0),
    ),
    "hind_deep": ("-96,-172,88 -84,-120,56 -80,-92,36 -108,-70,23 -124,-56,18 -114,-28,13 -110,-13,13", (-108, 0, 0)),
    "hind_high": (
        "-110,-176,90 -118,-132,56 -112,-106,36 -140,-90,23 -160,-80,18 -186,-62,12 -194,-54,11",
        (-200, -46, 54),
    ),
}
GAITS = {  # near fore, near hind, far fore, far hind
    "walk": ("fore_on", "hind_off", "fore_off", "hind_on"),
    "pass": ("fore_off", "hind_on", "fore_on", "hind_off"),
    "stand": ("fore_stand", "hind_stand", "fore_back", "hind_deep"),
    "brace": ("fore_brace", "hind_deep", "fore_stand", "hind_stand"),
    "trot": ("fore_high", "hind_high", "fore_back", "hind_deep"),
}


def reindeer(
    step: int = 0,
    seed: int = 1,
    gait: str | None = None,
    nod: float = 0.0,
    lift: tuple[float, float] = (0.0, 0.0),
    crown: float = 1.0,
) -> dict[str, Any]:
    """step 0 or 1 says which pair of legs is in front. Pieces: see REINDEER_ORDER.

    gait: one of GAITS instead of step; nod: degrees the head is turned down about its poll; lift: how far the head is
    moved from its place; crown: height of the antlers.
    """

    def carried(g: Any) -> Any:  # whatever belongs to the head
        if not nod and lift == (0.0, 0.0):
            return g
        return AF.translate(AF.rotate(g, nod, origin=(176, -236)), *lift)

    mx, my = lift
    torso = shape(
        "-152,-168 -150,-202 -124,-222 -72,-223 -10,-217 40,-228 86,-236 116,-212 120,-170 102,-134 62,-116 10,-110 -40,-116 -88,-128 -122,-130 -146,-148"
    )
    if nod or mx or my:
        neck = limb(
            [
                (74, -186, 100),
                (122 + mx * 0.4, -208 + my * 0.4, 76),
                (160 + mx * 0.9, -230 + my * 0.9, 58),
                (186 + mx, -242 + my, 50),
            ],
            10,
        )
    else:
        neck = limb("74,-186,100 122,-208,76 160,-230,58 186,-242,48", 10)
    head = carried(
        shape(
            "168,-250 180,-266 198,-272 220,-264 244,-246 266,-228 280,-214 283,-203 277,-193 262,-189 240,-194 214,-204 190,-212 170,-226"
        )
    )
    near_fore, near_hind, far_fore, far_hind = GAITS[gait or ("walk", "pass")[step]]
    a, c, b, d_ = (_LEGS[k][0] for k in (near_fore, near_hind, far_fore, far_hind))
    hoof = lambda x, y, r: T(shape("-9,-13^ 8,-13^ 14,-5 17,0^ -11,0^ -12,-5"), x, y, rot=r)
    at = dict(_LEGS.values())
    body = fillet(U(torso, neck, head, limb(a, 10), limb(c, 10)), 9)
    body = fur(
        body, 9, 0.13, seed,
        where=lambda x, y, nx, ny: (0.6, -1.2, 0.35) if (ny > 0.4 and -86 < x < 80 and -140 < y < -104) else (0.7, -0.6, 0.4) if nx < -0.7 and y < -120 else 0,
        w=3,
    )  # fmt: skip
    mane = fur(
        shape("84,-160 112,-180 150,-206 184,-222 196,-214^ 186,-186 168,-158 142,-132 112,-118 90,-126"), 20, 0.16, seed + 3,
        where=lambda x, y, nx, ny: (1, -0.3, 0.9) if ny > 0 or nx > 0.2 else (0.5, -0.6, 0.3), w=4,
    )  # fmt: skip
    if nod or mx or my:
        mane = AF.translate(
            AF.rotate(mane, max(-24, min(34, nod * 0.4 + my * 0.3 - mx * 0.1)), origin=(104, -170)), mx * 0.3, my * 0.3
        )
    r = random.Random(f"reindeer{seed}")
    ticks = []
    p, q = (
        curve("-130,-206 -60,-208 10,-204 80,-216 140,-224", n=20),
        curve("-120,-146 -60,-138 10,-130 70,-138 130,-170", n=20),
    )
    for _ in range(120):
        t, i = r.random(), r.randrange(0, len(p) - 9)
        s = p[i : i + 8] * (1 - t) + q[i : i + 8] * t
        ticks.append(limb([(*s[-1], 0.4), (*s[4], 2.0), (*s[0], 0.4)], 3, 3))
    far, near = antlers(crown)
    cloth = shape("-96,-228^ -60,-226 -10,-221 34,-230^ 42,-190 40,-150^ 0,-138 -50,-142 -94,-152^ -100,-190")
    d: dict[str, Any] = {
        "far": fillet(U(limb(b, 10), limb(d_, 10)), 3),
        "hoof2": U(hoof(*at[b]), hoof(*at[d_])),
        "antler2": far,
        "ear2": shape("196,-266^ 190,-286 196,-304^ 208,-292 212,-270^"),
        "tail": fur(
            shape("-144,-206^ -162,-204 -172,-188 -168,-166^ -156,-168 -146,-182"),
            8,
            0.25,
            3,
            where=lambda *_: 0.7,
            w=2.4,
        ),
        "body": body,
        "rump": clean(
            fur(
                shape("-158,-166 -152,-200 -136,-196 -132,-166 -142,-146"),
                7,
                0.25,
                6,
                where=lambda x, y, nx, ny: (0.8, 0.6, 0.5) if nx > 0 else 0,
                w=2,
            ).intersection(body)
        ),
        "lines": clean(U(ticks).intersection(body.buffer(-3))),
        "hoof": U(hoof(*at[a]), hoof(*at[c])),
        "mane": mane,
        "mane_lines": clean(
            U(
                [
                    limb([(x, y, 0.5), (x - 4, y + 13, 2.4), (x - 10, y + 26, 0.4)], 3, 3)
                    for x, y in [(r.uniform(100, 184), r.uniform(-206, -140)) for _ in range(40)]
                ]
            ).intersection(mane.buffer(-2))
        ),
        "cloth": cloth,
        "bands": clean(
            U(
                [
                    limb([(-106, y, w), (-50, y + 6, w), (0, y + 9, w), (48, y, w)], 6)
                    for y, w in ((-214, 5), (-162, 7), (-151, 3))
                ]
            ).intersection(cloth)
        ),
        "diamonds": clean(
            U(
                [T(shape("-9,0^ 0,-13^ 9,0^ 0,13^"), -80 + 25 * k, -187 + (4 if 0 < k < 4 else 0)) for k in range(5)]
            ).intersection(cloth)
        ),
        "fringe": U(
            [
                limb(
                    [
                        (-92 + 7.4 * k, -151 + 12 * (1 - ((k - 9) / 9) ** 2), 3),
                        (-92 + 7.4 * k, -136 + 12 * (1 - ((k - 9) / 9) ** 2), 2),
                    ],
                    2,
                )
                for k in range(18)
            ]
        ),
        "girth": U(limb("20,-146,9 12,-128,9 10,-112,9", 4), limb("36,-222,9 84,-204,9 112,-186,9", 5)),
        "muzzle": shape("252,-236^ 268,-226 281,-213 283,-203 277,-193 262,-189 246,-194^ 244,-214"),
        "nose": shape("268,-226 279,-218 284,-207 277,-203 268,-212"),
        "mouth": limb("280,-198,.7 266,-197,1.6 252,-202,.5", 4),
        "eye": shape("214,-246^ 219,-252 226,-252 231,-246^ 225,-242 219,-242"),
        "lid": limb("210,-243,.6 218,-253,2.2 226,-253,2 234,-246,.6", 5),
        "glint": ellipse(224.5, -248.4, 1.5),
        "halter": U(
            limb("248,-240,5 244,-218,5 250,-193,5", 4),
            limb("246,-216,4.4 216,-224,4.4 190,-232,4.4", 4),
            limb("204,-268,4.4 198,-240,4.4 192,-214,4.4", 4),
        ),
        "ear": fillet(shape("186,-256^ 162,-262 140,-280 136,-288^ 156,-290 180,-280 194,-266^"), 1),
        "inear": shape("180,-262^ 162,-267 148,-280^ 162,-282 178,-274^"),
        "antler": near,
        "tassel": fur(
            limb("112,-184,8 114,-168,10 113,-156,7", 4),
            5,
            0.3,
            2,
            where=lambda x, y, nx, ny: (1, 0, 1) if ny > 0.2 else 0,
            w=2,
        ),
    }
    for k in ("antler2", "ear2", "muzzle", "nose", "mouth", "eye", "lid", "glint", "halter", "ear", "inear", "antler"):
        d[k] = carried(d[k])
    return d


REINDEER_ORDER = (
    ("antler2", "horn2"), ("ear2", "coat2"), ("far", "coat2"), ("hoof2", "dark"), ("tail", "pale"), ("body", "coat"), ("rump", "pale"), ("lines", "line"), ("hoof", "dark"), ("girth", "strap"), ("mane", "pale"),
    ("mane_lines", "mane_line"), ("cloth", "cloth"), ("bands", "band"), ("diamonds", "band"), ("fringe", "band"), ("tassel", "cloth"), ("muzzle", "pale"), ("nose", "dark"), ("mouth", "dark"), ("eye", "dark"),
    ("lid", "dark"), ("glint", "glint"), ("halter", "strap"), ("ear", "coat"), ("inear", "in"), ("antler", "horn"),
)  # fmt: skip
