"""A very old man, curled up in a dotted kerchief that sags from its knot."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.faces import head
from cards.studio.papercut.feelings import Feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand

CLOTH, FOLD, DOT = "#cf5f4e", "#84303f", "#ffe2b8"
BOOTS, TROUSERS, COAT = "#34202e", "#566069", "#3d5058"


def _dots() -> Any:
    return U([ellipse(i * 21 + (j % 2) * 10.5, j * 16 + 150, 3.3) for j in range(-14, 18) for i in range(-12, 13)])


def _boot(x: float, y: float, rot: float) -> tuple[Any, Any, Any]:
    """Boot, sole and sock, the ankle at x,y."""
    boot = shape("-15,-4^ 16,-4^ 18,16 42,24 52,38^ -14,39^ -17,20")
    sole = limb("-15,38,6 52,38,6")
    sock = box(-11, -17, 12, -1)
    return T(boot, x, y, 1, rot=rot), T(sole, x, y, 1, rot=rot), T(sock, x, y, 1, rot=rot)


def carried_elder() -> Figure:
    """About 270 wide and 400 high, the knot at 0,0; he lies on his back and looks up to the right."""
    f = Figure()
    dots = _dots()
    back = shape(
        "-4,-4^ -42,70 -92,140 -140,210 -152,274 -118,330 -40,356 60,330 96,276 60,250 -20,250 -62,190 -50,120 4,10^"
    )
    f.add(back, "#8e3f48", "cloth.back", 1.4)
    f.add(dots.intersection(back.buffer(-5)), "#e8ac8a", "dots.back", 0.2, True, 0.6)
    f.add(limb("-10,286,50 44,230,46 84,206,40"), "#454c58", "leg.far", 1)
    f.add(limb("84,206,38 112,244,30 122,282,26"), "#454c58", "leg.far", 1)
    boot, sole, sock = _boot(126, 292, -14)
    f.add(sock, "#a98066", "sock", 0.4)
    f.add(boot, "#291a28", "boot.far", 1.2)
    f.add(limb("-24,296,60 34,236,54 66,202,46"), TROUSERS, "leg", 1.2)
    f.add(limb("66,202,46 90,252,33 90,302,27"), TROUSERS, "leg", 1)
    f.add(
        fillet(U(limb("-24,296,60 34,236,54 66,202,46"), limb("66,202,46 90,252,33 90,302,27")), 8),
        TROUSERS,
        "leg",
        0.3,
    )
    boot, sole, sock = _boot(92, 318, -4)
    f.add(sock, "#c9a07c", "sock", 0.5)
    f.add(boot, BOOTS, "boot", 1.2)
    f.add(sole, "#20141f", "sole", 0.3, True)
    coat = shape("-118,226 -112,184 -92,160 -66,154 -40,168 -16,200 10,232 26,258 20,292 -30,322 -84,306 -112,270")
    f.add(coat, COAT, "coat", 1.4)
    f.add(shape("-58,158^ -42,160 -22,184 2,216 12,232^ -6,228 -34,204 -58,180^"), "#b8873f", "waistcoat", 0.4)
    f.add(U(*[ellipse(-34 + 11 * k, 190 + 12 * k, 2.4) for k in range(4)]), "#f2dcae", "buttons", 0.2, True)
    face = Feeling(-2, 2, 0.0, curve=0.9, wide=1.1, cheek=0.8)
    hd = head("side", 84, face, skin="#d09a70", hair="balding", hair_colour="#f3eadb", beard="moustache", nose=1.15)
    f.add(limb("-84,172,34 -70,150,32 -60,134,28"), "#ba8058", "neck", 0.6)
    f.extend(T(hd, -42, 112, 0.86, rot=-24), "head.")
    f.add(shape("-98,160^ -84,146 -56,146 -40,158^ -42,174 -64,178 -90,176"), "#d8412f", "scarf", 1)
    f.add(limb("-90,166,14 -104,186,15 -106,214,13 -98,242,9"), "#b83429", "scarf", 0.8)
    # the hat on his knees, with a reed of this marsh
    f.add(shape("20,206^ 18,178 36,160 64,156 84,170 92,192^ 60,206"), "#7b6148", "hat.crown", 1)
    f.add(shape("19,204^ 18,192^ 54,194 90,182^ 92,194^ 56,208"), "#d8a94e", "hat.band", 0.4)
    f.add(limb("-6,212,5 24,209,10 56,206,11 92,194,9 118,180,5"), "#665040", "hat.brim", 1)
    f.add(limb("82,186,2 100,152,2.4 124,116,1.4"), "#8a9464", "reed", 0.4)
    f.add(shape("115,130 122,112 134,92 137,106 126,130"), "#6b4434", "reed.head", 0.4)
    arm = fillet(limb("-84,192,44 -72,240,38 -46,256,33 -18,240,28 4,222,23", 8), 6)
    f.add(arm, "#4a6068", "arm", 1.6)
    f.add(
        U(limb("-70,232,0.8 -60,244,2.6 -56,256,0.8"), limb("-84,200,0.8 -78,224,2.2 -70,240,0.8")),
        "#28373f",
        "crease",
        0.2,
        True,
        0.8,
    )
    f.add(T(box(-8, -13, 6, 13), 4, 222, 1, rot=-38), "#f6e8cf", "cuff", 0.6)
    f.extend(T(hand("relaxed", "#d09a70"), 8, 216, 0.44, rot=-28))
    right = shape("2,-4^ 34,56 58,112 78,170 84,232^ 58,258^ 58,180 42,122 18,62 -8,6^")
    f.add(right, CLOTH, "strap", 1.8)
    f.add(dots.intersection(right.buffer(-4)), DOT, "dots", 0.2, True, 0.9)
    f.add(U(limb("72,226,0.8 50,116,3.4 4,8,1"), limb("66,200,0.6 40,90,2 2,10,0.6")), FOLD, "fold", 0.2, True, 0.6)
    front = shape(
        "-154,206^ -150,236 -128,262 -86,278 -34,278 16,270 56,250 84,222^ 96,240 98,284 80,342 36,394 -28,416 -92,402 -142,356 -164,294 -164,238"
    )
    f.add(front, CLOTH, "cloth", 2.4)
    f.add(dots.intersection(front.buffer(-6)), DOT, "dots", 0.2, True, 0.95)
    folds = U(
        limb("-158,226,0.8 -126,296,4.4 -62,336,3.6 0,330,0.8"), limb("-160,262,0.8 -128,346,4.6 -64,392,3 -20,394,0.8"), limb("-150,320,0.6 -110,376,3 -70,396,0.6"),
        limb("-146,226,0.6 -104,280,3 -58,298,0.6"), limb("88,230,0.8 64,286,4.2 16,326,3 -20,334,0.6"),
        limb("96,260,0.8 76,330,4 24,380,0.8"), limb("88,312,0.6 60,354,3 30,384,0.6"), limb("80,232,0.6 50,268,2.6 18,284,0.6"),
    )  # fmt: skip
    f.add(folds, FOLD, "fold", 0.2, True, 0.55)
    f.add(
        U(limb("-154,210,1 -148,238,2.6 -126,264,3 -86,280,3 -34,280,3 16,272,3 56,252,2.6 84,224,1")),
        "#f0a184",
        "hem",
        0.2,
        True,
        0.9,
    )
    left = shape("-164,244^ -168,190 -146,130 -84,56 -12,-4^ 2,4^ -54,60 -114,136 -136,186 -136,256^")
    f.add(left, "#b84f48", "strap.left", 1.8)
    f.add(dots.intersection(left.buffer(-4)), DOT, "dots", 0.2, True, 0.8)
    f.add(
        U(limb("-154,226,0.8 -136,158,4 -14,8,1"), limb("-142,216,0.6 -110,116,2.4 -10,8,0.6")),
        FOLD,
        "fold",
        0.2,
        True,
        0.6,
    )
    ears = U(
        shape("-4,-6^ -26,-26 -56,-36 -68,-22^ -48,-8 -24,2 -6,6^"),
        shape("2,-8^ 14,-36 36,-56 50,-46^ 42,-22 22,-4 6,4^"),
    )
    f.add(ears, CLOTH, "knot", 1.4)
    f.add(
        U(limb("-54,-25,0.6 -26,-12,2.4 -8,-2,1"), limb("40,-43,0.6 20,-20,2.4 6,-4,1")), FOLD, "fold", 0.2, True, 0.6
    )
    f.add(shape("-15,-11 -2,-16 16,-7 15,11 -2,16 -15,9"), "#e07c66", "knot.eye", 1.4)
    return T(f, flip=True)
