"""A stag and a doe cut from the page of a book: sheets of paper with a few slits, no hide."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur


def _hoof(x: float, y: float, k: float = 1.0, left: bool = True) -> Any:
    """A cloven hoof whose tip points left."""
    g = shape("-15,0^ -13,-6 -7,-16 6,-17^ 9,-6 8,0^")
    return T(g, x, y, k, flip=not left)


def paper_stag() -> dict[str, Any]:
    """Walking off to the left, one foreleg lifted, the head turned back to the right. Hooves on y 0, shoulder 310 high,
    antlers to 770. Pieces in laying order: far_horn, far (legs), body (with head, near legs, horn), slits, eye."""
    torso = shape(
        "-160,-262 -150,-304 -112,-328 -60,-318 0,-304 60,-306 112,-318 146,-306 164,-272 162,-232 140,-196 96,-180 40,-178 -30,-166 -84,-164 -130,-190 -154,-226"
    )
    neck = limb("-104,-262,128 -126,-326,104 -134,-388,80 -128,-438,64 -112,-470,58", 10)
    neck = fur(neck, 20, 0.12, 5, where=lambda x, y, nx, ny: (0.8, 0.1, 0.9) if nx < -0.35 and y < -250 else 0, w=5)
    head = shape(
        "-140,-492 -118,-508 -92,-506 -66,-492 -44,-474 -22,-460 -6,-450 0,-440 -4,-430^ -10,-424 -18,-416 -32,-416 -52,-424 -74,-430 -92,-430 -112,-430 -132,-446 -144,-470"
    )
    ear = shape("-134,-492^ -160,-520 -196,-530 -222,-526^ -206,-502 -176,-486 -146,-478^")
    horn = U(
        limb("-118,-500,16 -128,-548,13 -164,-600,13 -190,-656,12 -186,-712,9 -164,-768,3", 8),
        limb("-124,-530,10 -96,-562,9 -66,-576,7 -44,-604,2.6", 7),
        limb("-150,-582,10 -128,-618,9 -104,-632,7 -92,-664,2.6", 7),
        limb("-188,-648,10 -158,-682,8 -136,-694,7 -124,-728,2.6", 7),
        limb("-190,-668,9 -222,-700,8 -234,-742,2.6", 7),
        limb("-186,-712,8 -204,-744,6 -202,-776,2.4", 6),
    )
    far_horn = U(
        limb("-100,-502,15 -78,-548,12 -36,-592,12 -6,-644,11 -6,-702,9 -26,-760,3", 8),
        limb("-66,-556,9 -24,-560,8 8,-576,6 24,-604,2.6", 7),
        limb("-18,-624,9 20,-640,8 44,-658,6 54,-690,2.6", 7),
        limb("-5,-672,8 24,-700,7 34,-740,2.6", 7),
        limb("-8,-708,7 10,-740,5 8,-770,2.4", 6),
    )
    hind = U(
        limb("108,-252,118 110,-206,92 112,-164,62 132,-126,38 146,-100,25 142,-70,17 134,-40,15 130,-16,15 128,-6,14", 10),
        shape("132,-124 150,-112 154,-94 146,-84 136,-96"), _hoof(124, 0),
    )  # fmt: skip
    hind2 = U(
        limb("84,-226,96 70,-176,66 66,-142,42 82,-108,26 90,-86,21 80,-56,15 68,-30,14 62,-8,13", 10), _hoof(56, 0)
    )
    fore = U(
        limb("-108,-232,82 -106,-178,50 -104,-132,31 -104,-102,25 -105,-84,19 -104,-52,15 -104,-22,16 -106,-6,14", 10),
        _hoof(-110, 0),
    )
    fore2 = U(
        limb("-128,-226,72 -150,-176,44 -174,-136,29 -178,-122,25 -164,-96,16 -148,-70,14 -142,-58,14", 10),
        T(_hoof(0, 0), -146, -44, rot=-26),
    )
    tail = shape("150,-300^ 168,-300 182,-280 184,-252 172,-244^ 160,-262")
    body = fillet(U(torso, neck, head, hind, fore, tail), 7)
    slits = U(
        limb("-146,-470,1 -128,-452,3 -104,-446,1", 5),  # the jaw
        limb("-70,-236,1 -62,-204,3.4 -76,-178,1", 6), limb("-140,-246,1 -128,-214,3 -132,-190,1", 6),  # shoulder
        limb("58,-262,1 46,-226,3.8 62,-192,1", 6), limb("138,-196,1 146,-160,3 136,-130,1", 6),  # haunch
        *[limb([(x, -286 + k * 3, 0.8), (x + 5, -252 + k * 4, 2.6), (x - 2, -220 + k * 5, 0.8)], 5) for k, x in enumerate((-34, -10, 14))],
        *[limb([(-166 + k * 4, -330 - k * 34, 0.8), (-150 + k * 5, -318 - k * 34, 3.2), (-128 + k * 5, -326 - k * 34, 0.8)], 5) for k in range(4)],
        limb("-22,-436,0.8 -34,-434,1.8 -46,-438,0.6", 4),  # the mouth
        shape("-10,-446^ -4,-444 -6,-438 -12,-440^"),
    )  # fmt: skip
    eye = shape("-92,-478^ -84,-486 -72,-484 -64,-474^ -74,-470 -84,-471")
    ear_in = shape("-150,-490^ -172,-508 -204,-518^ -186,-500 -162,-486^")
    return {
        "far_horn": far_horn,
        "far": fillet(U(hind2, fore2), 3),
        "body": U(body, fillet(U(horn, head), 3), ear),
        "ear_in": ear_in,
        "slits": slits,
        "eye": eye,
    }


def paper_doe() -> dict[str, Any]:
    """Coming out of a page, facing left, looking up: chest, neck, head and one foreleg stand above y 0."""
    neck = limb("66,6,120 44,-60,92 22,-124,68 8,-176,54 2,-206,50", 10)
    neck = fur(neck, 9, 0.12, 3, where=lambda x, y, nx, ny: (0.7, 0.2, 0.8) if nx < -0.3 and y < -20 else 0, w=3)
    back = shape("96,-96^ 120,-84 150,-56 174,-20 184,14^ 20,14^ 40,-60")
    head = T(
        shape(
            "26,-252 6,-262 -20,-256 -44,-244 -68,-232 -92,-224 -102,-217 -101,-207^ -95,-201 -78,-199 -56,-202 -30,-202 -8,-197 16,-206 32,-230"
        ),
        0,
        0,
        rot=33,
        o=(10, -228),
    )
    ear = shape("14,-256^ 30,-284 58,-306 84,-308^ 78,-280 56,-256 30,-240^")
    ear2 = shape("-8,-256^ -6,-288 8,-318 26,-332^ 32,-300 24,-270 12,-250^")
    leg = U(limb("10,-30,70 -30,-66,44 -66,-78,29 -80,-72,25 -92,-46,16 -102,-18,15 -106,-4,14", 10), _hoof(-110, 2))
    body = fillet(U(neck, back, head, leg), 7).difference(box(-300, 8, 300, 200))
    slits = U(
        limb("34,-204,1 16,-196,3 0,-200,1", 5), limb("44,-60,1 20,-34,3.4 14,-6,1", 6), limb("120,-60,1 132,-30,3 128,0,1", 6),
        *[limb([(2 + k * 7, -150 + k * 34, 0.8), (16 + k * 8, -140 + k * 34, 2.8), (32 + k * 8, -150 + k * 34, 0.8)], 5) for k in range(3)],
        T(U(limb("-82,-205,0.8 -70,-207,1.6 -58,-210,0.6", 4), shape("-98,-215^ -92,-217 -92,-211 -97,-210^")), 0, 0, rot=33, o=(10, -228)),
    )  # fmt: skip
    eye = T(shape("-26,-232^ -18,-240 -6,-238 2,-229^ -8,-224 -18,-226"), 0, 0, rot=33, o=(10, -228))
    return {
        "ear2": ear2,
        "body": U(body, ear),
        "ear_in": shape("26,-258^ 40,-280 68,-298^ 60,-274 44,-256^"),
        "slits": slits,
        "eye": eye,
    }


def all_deer() -> list[Any]:
    """Both, side by side, for a look."""
    s, d = paper_stag(), T(paper_doe(), 430, 0)
    return [
        s["far_horn"],
        s["far"],
        s["body"],
        s["slits"],
        s["eye"],
        d["ear2"],
        d["body"],
        d["slits"],
        d["eye"],
        ellipse(0, 0, 1),
    ]


def stag_outline() -> Any:
    """The paper stag as one shape."""
    d = paper_stag()
    return U([d[n] for n in ("far_horn", "far", "ear2", "body") if n in d])
