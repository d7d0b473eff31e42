"""An old couple who hold each other close, an umbrella's crook in each one's hand; 330 units tall."""

from __future__ import annotations

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape


def couple(red: str) -> Figure:
    """He on the left, she with her cheek against his; ground at y 0, he is 330 tall. Each holds a crook at the breast; her scarf is red."""
    f = Figure()
    skin_m, skin_w = "#a8714f", "#d0a080"
    coat, coat_l, hers, hers_l = "#3f3c58", "#28263c", "#94749e", "#684e78"
    # his legs, her legs (one foot lifted behind)
    f.add(limb("-50,-96,30 -50,-50,25 -50,-12,20", 6), "#4f4a5e", "leg.far")
    f.add(limb("-22,-96,30 -20,-50,25 -19,-12,20", 6), "#5a5568", "leg")
    for x in (-49, -18):
        f.add(
            shape(f"{x - 12},0^ {x - 13},-11 {x - 5},-16 {x + 6},-14 {x + 20},-7 {x + 27},-2^ {x + 26},0^"),
            "#2a2632",
            "shoe",
        )
    f.add(limb("66,-80,24 80,-44,19 104,-40,15 112,-42,12", 8), "#b58b80", "stocking.far")
    f.add(T(shape("-12,0^ -12,-10 -4,-14 8,-11 20,-4 24,0^"), 118, -40, 0.95, rot=-84), "#5a2f3a", "shoe")
    f.add(limb("40,-80,25 42,-44,19 42,-10,13", 6), "#c79c8c", "stocking")
    f.add(shape("55,0^ 54,-11 46,-15 34,-12 20,-5 15,0^"), "#5a2f3a", "shoe")
    # his coat: shoulder, waist, hem
    body = shape(
        "-24,-272 -48,-264 -70,-246 -78,-216 -74,-184 -66,-156 -72,-116 -84,-68^ -48,-60 -4,-66^ -2,-120 2,-168 6,-214 2,-250"
    )
    f.add(body, coat, "coat")
    f.add(
        U(
            limb("-62,-150,1 -58,-110,2.6 -62,-70,1.2", 6),
            limb("-34,-150,1 -32,-110,3 -34,-66,1.4", 6),
            limb("-66,-158,0.8 -40,-152,2.2 -14,-156,0.8", 5),
        ),
        coat_l,
        "folds",
        0.3,
        True,
        0.85,
    )
    f.add(U(limb("-70,-166,10 -40,-160,11 -4,-164,10", 6)), light(coat, 0.08), "belt", 0.5)
    # her coat
    w = shape(
        "24,-226 46,-224 70,-210 82,-186 80,-162 74,-146 86,-108 104,-64^ 62,-56 12,-62^ 14,-110 12,-150 8,-186 12,-214"
    )
    f.add(w, hers, "dress")
    f.add(
        U(
            limb("74,-142,1 80,-106,2.8 90,-64,1.2", 6),
            limb("48,-140,1 50,-100,3 52,-60,1.4", 6),
            limb("28,-140,1 26,-100,2.4 26,-64,1.2", 5),
        ),
        hers_l,
        "folds",
        0.3,
        True,
        0.85,
    )
    f.add(limb("12,-150,9 44,-145,10 76,-149,9", 6), hers_l, "belt", 0.5)
    # his far arm goes round her: the hand lies on her back
    f.add(
        fillet(
            U(
                *[
                    limb([(84, -196 + k * 7.6, 9), (68, -193 + k * 7.8, 8), (60, -189 + k * 7.6, 6)], 4)
                    for k in range(4)
                ]
            ),
            0.6,
        ),
        skin_m,
        "fingers",
    )
    f.add(limb("92,-196,16 88,-182,19 86,-170,15", 4), coat, "fingers.cuff", 0.6)
    f.add(shape("-58,-258^ -46,-282 -22,-284 -4,-272 2,-252^ -22,-242 -44,-246"), "#6a6480", "collar")
    f.extend(T(head("side", 78, "sleep", skin_m, "short", "#c4bdcc"), -14, -302, 0.66, rot=18), "his.")
    f.add(shape("2,-214^ 14,-228 42,-232 62,-228 70,-214^ 68,-202 52,-194 26,-194 6,-200"), red, "her.scarf", 1.0)
    f.add(shape("54,-202^ 70,-208^ 82,-178 86,-150^ 72,-148^ 66,-176"), dark(red, 0.12), "her.end", 0.9)
    f.add(
        U(limb("60,-200,1 70,-178,2 77,-154,1", 4), limb("8,-208,1 32,-202,2 58,-208,1", 5)),
        dark(red, 0.35),
        "her.line",
        0.3,
        True,
        0.6,
    )
    f.extend(
        T(
            head("tq", 75, FEELINGS["sleep"]._replace(curve=0.8), skin_w, "bun", "#dcd2d8"),
            26,
            -252,
            0.6,
            rot=12,
            flip=True,
        ),
        "her.",
    )
    # near arms: shoulder to wrist as one tapering sheet, the hands closed round the crooks
    f.add(
        fillet(limb("-54,-242,32 -68,-208,27 -69,-180,24 -54,-168,21 -36,-170,17", 8), 2), light(coat, 0.1), "sleeve.m"
    )
    f.add(
        U(limb("-86,-184,1 -78,-178,2.2 -66,-182,1", 4), limb("-70,-214,1 -64,-202,2.2 -70,-192,1", 4)),
        coat_l,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("-38,-179,5 -36,-161,5", 2), "#d8d0da", "sleeve.cuff", 0.5)
    f.add(
        fillet(
            U(
                ellipse(-25, -170, 10.5, 10.5),
                *[limb([(-31, -178 + k * 5.4, 6.4), (-18, -179 + k * 5.4, 6.6)], 3) for k in range(4)],
            ),
            1,
        ),
        skin_m,
        "fist",
    )
    f.add(
        U(*[limb([(-28, -175 + k * 5.4, 0.5), (-17, -176 + k * 5.4, 1.2)], 2) for k in range(3)]),
        dark(skin_m, 0.4),
        "fist.line",
        0.3,
        True,
        0.7,
    )
    f.add(fillet(limb("64,-208,29 77,-182,24 75,-158,21 58,-150,18 40,-156,15", 8), 2), light(hers, 0.1), "sleeve")
    f.add(
        U(limb("88,-166,1 80,-158,2.2 70,-162,1", 4), limb("72,-192,1 66,-182,2 74,-172,1", 4)),
        hers_l,
        "folds",
        0.3,
        True,
        0.7,
    )
    f.add(limb("41,-163,4.6 40,-148,4.6", 2), "#e8dce6", "sleeve.cuff", 0.5)
    f.add(
        fillet(
            U(
                ellipse(29, -158, 9.6, 9.6),
                *[limb([(23, -165 + k * 5, 5.8), (35, -166 + k * 5, 6)], 3) for k in range(4)],
            ),
            1,
        ),
        skin_w,
        "fist.r",
    )
    f.add(
        U(*[limb([(25, -162 + k * 5, 0.5), (35, -163 + k * 5, 1.1)], 2) for k in range(3)]),
        dark(skin_w, 0.4),
        "fist.line",
        0.3,
        True,
        0.7,
    )
    return f
