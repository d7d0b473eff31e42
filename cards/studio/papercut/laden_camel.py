"""A dromedary under a whole household, facing left: one knee lifted, neck stretched out to sniff at something narrow."""

from __future__ import annotations

import math

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape

HIDE, PALE, DEEP = "#9c653f", "#c79a6c", "#3a2420"
BRASS, ASH, CREAM, WOOD, CAT = "#b98c46", "#b58a7c", "#f0d9ac", "#6b4028", "#191114"


def _leg(points: str, foot: tuple[float, float, float]) -> tuple[object, object]:
    """A leg through points with widths, and its broad two-toed foot (x, y, turn)."""
    x, y, a = foot
    pad = fillet(U(shape("-19,0^ -20,-6 -12,-12 0,-14 9,-11 13,-4 12,0^"), ellipse(-12, -5, 7, 5)), 2)
    return fillet(limb(points, 7), 3), T(pad, x, y, rot=a)


def _tuft(points: list[tuple[float, float]], length: float, way: float, n: int, w: float = 3.4) -> object:
    """Locks of hair along a line, falling towards way (degrees)."""
    P = np.array(points)
    out = []
    for k in range(n):
        t = k / max(1, n - 1) * (len(P) - 1)
        i = min(int(t), len(P) - 2)
        x, y = P[i] + (P[i + 1] - P[i]) * (t - i)
        a = math.radians(way + 16 * math.sin(2.3 * k))
        m = length * (0.75 + 0.25 * math.sin(1.7 * k))
        out.append(limb([(x, y, w), (x + 0.5 * m * math.cos(a), y + 0.5 * m * math.sin(a) + 1, w * 0.8), (x + m * math.cos(a + 0.2), y + m * math.sin(a + 0.2), 0.5)], 4))  # fmt: skip
    return U(out)


def _hairs(core: object, step: float) -> object:
    """Short incised hairs that follow the barrel."""
    x0, y0, x1, y1 = core.bounds  # type: ignore[attr-defined]
    out = []
    for j, y in enumerate(np.arange(y0, y1, step)):
        for k, x in enumerate(np.arange(x0 + (j % 2) * 5, x1, 10)):
            out.append(limb([(x, y, 0.4), (x + 3, y + 2.5, 1.3), (x + 5, y + 6 + (k % 3), 0.4)], 3, 2))
    return clean(U(out).intersection(core))


def body() -> Figure:
    """The beast alone, feet on y = 0, hump at -212; anchors nose, mouth, rump, hump, halter."""
    f = Figure()
    far = mix(HIDE, DEEP, 0.5)
    for pts, foot in (("-30,-116,30 -36,-84,19 -41,-64,17 -42,-36,10 -43,-10,12", (-42, 0, 0)), ("68,-128,44 50,-98,28 62,-64,16 58,-36,10 57,-10,11", (58, 0, 0))):  # fmt: skip
        g, p = _leg(pts, foot)
        f.add(U(g, p), far, "far", 1)
    f.add(fillet(U(limb("92,-156,9 103,-132,6 103,-108,5", 5), _tuft([(102, -116), (104, -104)], 22, 96, 6)), 1), dark(HIDE, 0.3), "tail", 1)  # fmt: skip
    trunk = shape("-58,-170 -38,-180 -20,-197 2,-212 24,-206 44,-187 62,-175 80,-164 93,-146 95,-124 80,-104 48,-108 4,-97 -34,-90 -62,-98 -77,-122 -74,-150")  # fmt: skip
    neck = limb("-52,-142,58 -88,-124,40 -120,-124,30 -150,-142,25 -171,-168,24", 10)
    core = fillet(U(trunk, neck), 12)
    hind, pad_h = _leg("76,-136,50 72,-108,38 88,-68,17 96,-36,11 99,-9,12", (100, 0, 0))
    fore, pad_f = _leg("-48,-118,36 -66,-108,26 -94,-94,17 -90,-70,11 -82,-46,12", (-88, -34, -62))
    f.add(fillet(U(core, hind), 9), HIDE, "core", 1.4)
    f.add(pad_h, dark(HIDE, 0.25), "foot", 0.5)
    head = fillet(U(shape("-158,-186 -166,-196 -180,-199 -194,-192 -212,-184 -226,-178 -233,-169 -231,-161 -220,-158 -226,-153 -224,-148 -208,-149 -192,-156 -176,-156 -162,-160"), ellipse(-170, -176, 16)), 2)  # fmt: skip
    ear = shape("-162,-192^ -158,-206 -148,-212 -147,-202 -154,-190^")
    f.add(T(ear, -3, 3), dark(HIDE, 0.35), "ear", 0.6)
    f.add(head, HIDE, "head", 1.2)
    f.add(ear, mix(HIDE, PALE, 0.2), "ear", 0.7)
    f.add(shape("-233,-169 -231,-161 -219,-157 -206,-160 -214,-167 -226,-171"), light(HIDE, 0.14), "lip", 0.5)
    f.add(limb("-229,-158,1 -218,-157,1.8 -204,-160,.6", 4), DEEP, "mouth", 0.2, True, 0.8)
    f.add(limb("-229,-172,1 -223,-172,2.8 -217,-176,.8", 4), DEEP, "nostril", 0.2, True)
    f.add(limb("-197,-185,1 -189,-183,3.4 -181,-185,1.4", 4), DEEP, "eye", 0.2, True)
    f.add(U([limb([(-193 + 3 * k, -183, 1), (-196 + 3 * k, -178.5, 0.4)], 1) for k in range(4)]), DEEP, "lash", 0.2, True)  # fmt: skip
    f.add(_tuft([(-172, -198), (-158, -188), (-146, -170)], 15, 62, 9), dark(HIDE, 0.35), "poll", 0.4)
    f.add(_tuft([(-146, -136), (-112, -110), (-78, -104)], 26, 100, 15, 4), dark(HIDE, 0.32), "beard", 0.6)
    f.add(_tuft([(-18, -196), (2, -211), (24, -205)], 14, 70, 8), dark(HIDE, 0.2), "hump", 0.4)
    f.add(_hairs(core.buffer(-6), 11), dark(HIDE, 0.4), "hair", 0.2, True, 0.4)
    folds = U(limb("74,-150,1 56,-128,3 62,-100,1", 6), limb("-60,-108,1 -48,-132,3 -54,-156,1", 6), limb("-124,-112,1 -140,-122,2.4 -152,-136,.8", 5), limb("84,-88,1 78,-104,2.4 84,-122,.8", 5))  # fmt: skip
    f.add(folds, dark(HIDE, 0.5), "fold", 0.2, True, 0.6)
    f.add(fore, light(HIDE, 0.06), "fore", 1.6)
    f.add(pad_f, dark(HIDE, 0.25), "foot", 0.5)
    f.add(ellipse(-95, -95, 6.5, 8, 20), dark(HIDE, 0.3), "knee", 0.3, True, 0.7)
    f.add(U(limb("-166,-196,2.4 -174,-176,2.6 -172,-158,2.4", 5), limb("-216,-184,2.4 -210,-166,2.6 -208,-150,2.4", 5), limb("-173,-170,2.2 -190,-166,2.2 -209,-166,2.2", 4)), BRASS, "halter", 0.5)  # fmt: skip
    for n, x, y in (("nose", -232, -166), ("rump", 96, -128), ("halter", -174, -158), ("bell", -112, -108)):
        f.mark(n, x, y)
    return f


def _spiral(x: float, y: float, r: float) -> object:
    """The end of a rolled carpet."""
    a = np.linspace(0, 15, 60)
    return limb([(x + r * (1 - t / 16) * math.cos(t), y + r * (1 - t / 16) * math.sin(t), 1.5) for t in a], 2, 2)


def _stripes(g: object, rot: float, step: float, w: float) -> object:
    """Parallel bands over a piece of cloth."""
    x0, y0, x1, y1 = g.bounds  # type: ignore[attr-defined]
    c = ((x0 + x1) / 2, (y0 + y1) / 2)
    bands = U([box(x0 - 90, y, x1 + 90, y + w) for y in np.arange(y0 - 90, y1 + 90, step)])
    return clean(AF.rotate(bands, rot, origin=c).intersection(g))


def load() -> Figure:
    """All that a house held, roped on a hump at 0,-205: sacks, chest, mattress, table, carpets, cage, kettle, a cat."""
    f = Figure()
    cloth = shape("-44,-186^ -22,-203 2,-217 26,-210 50,-190^ 58,-150 54,-116^ 8,-106 -40,-112^ -50,-150")
    f.add(U([limb([(x, y, 2), (x + 1, y + 13, 1)], 1) for x, y in zip(np.arange(-38, 54, 5), np.interp(np.arange(-38, 54, 5), (-40, 8, 54), (-114, -108, -118)), strict=True)]), CREAM, "fringe", 0.4)  # fmt: skip
    f.add(cloth, "#7c4a42", "cloth", 1)
    f.add(_stripes(cloth, 0, 17, 5), CREAM, "band", 0.2, True, 0.75)
    f.add(U([T(Polygon([(0, -5), (5, 0), (0, 5), (-5, 0)]), x, y) for y in (-127, -161) for x in range(-40, 54, 12)]).intersection(cloth), BRASS, "kilim", 0.2, True)  # fmt: skip
    # behind: legs of the table, the broom, the cage's pole
    f.add(limb("70,-236,3.6 92,-330,3", 2), WOOD, "pole", 0.8)
    f.add(U([limb([(91 + k, -326, 1.6), (88 + 3.4 * k, -356 - 2 * (k % 2), 0.8)], 1) for k in range(-3, 5)]), BRASS, "broom", 0.6)  # fmt: skip
    chest = Polygon([(-62, -252), (66, -256), (68, -206), (-60, -202)])
    f.add(chest, WOOD, "chest", 1.3)
    f.add(U([Polygon([(x, -248 - 0.03 * x), (x + 36, -249 - 0.03 * x), (x + 36, -228 - 0.03 * x), (x, -227 - 0.03 * x)]) for x in (-56, -16, 24)]), light(WOOD, 0.1), "drawer", 0.5)  # fmt: skip
    f.add(U([ellipse(x + 18, -238, 2.6) for x in (-56, -16, 24)], limb("-60,-220,1.2 66,-224,1.2", 1)), BRASS, "knob", 0.3, True)  # fmt: skip
    for x, a, r in ((-40, "#8f5b4c", 17), (-6, "#5a4038", 15), (28, "#a5763e", 16)):
        roll = U(limb([(x, -269, 2 * r), (x + 50, -276, 2 * r)], 2))
        f.add(roll, a, "roll", 1)
        f.add(_stripes(roll, 62, 14, 3.4), CREAM, "roll.band", 0.2, True, 0.5)
        f.add(ellipse(x, -269, r - 1, r), mix(a, CREAM, 0.3), "roll.end", 0.5)
        f.add(_spiral(x, -269, r - 2), dark(a, 0.45), "roll.spiral", 0.2, True)
    mattress = shape("-70,-290 -40,-299 0,-302 44,-300 84,-292 92,-282 84,-274 30,-281 -30,-280 -64,-275 -76,-282")
    f.add(mattress, CREAM, "mattress", 1.3)
    f.add(_stripes(mattress, 76, 13, 3), ASH, "ticking", 0.2, True, 0.8)
    top = Polygon([(-58, -300), (58, -307), (60, -315), (-58, -308)])
    legs = U([limb([(x, -308, 6), (x + lean * 0.5, -334, 8), (x + lean * 0.7, -342, 4.6), (x + lean, -366, 5.4)], 4) for x, lean in ((-48, -6), (-26, -2), (34, 3), (52, 7))])  # fmt: skip
    f.add(legs, dark(WOOD, 0.12), "table.leg", 1)
    f.add(top, light(WOOD, 0.1), "table", 1.2)
    f.add(cat(), CAT, "cat", 1)
    f.add(U(ellipse(-14, -329, 1.1), limb("-20,-326,.6 -15,-325,1 -11,-327,.6", 2)), CREAM, "cat.face", 0.2, True, 0.5)
    # hanging on both sides
    for x, y, rx, ry, c in ((-22, -166, 32, 27, ASH), (30, -156, 30, 30, "#9a6f5c")):
        sack = fillet(U(ellipse(x, y, rx, ry, 8), limb([(x - 4, y - ry + 4, 14), (x - 6, y - ry - 14, 18)], 3)), 5)
        f.add(sack, c, "sack", 1.4)
        f.add(U([limb([(x - 5 + 5 * k, y - ry + 4, 0.6), (x - 10 + 10 * k, y - 6, 2), (x - 6 + 8 * k, y + ry - 8, 0.6)], 5) for k in range(-1, 3)]), dark(c, 0.4), "sack.fold", 0.2, True, 0.6)  # fmt: skip
        f.add(limb([(x - 13, y - ry - 3, 3), (x + 4, y - ry - 2, 3)], 1), DEEP, "sack.cord", 0.4)
    kettle = fillet(U(ellipse(-72, -222, 14, 13), Polygon([(-60, -228), (-52, -238), (-49, -236), (-58, -220)]), ellipse(-72, -237, 5, 3)), 2)  # fmt: skip
    f.add(clean(ellipse(-72, -240, 11, 10).exterior.buffer(1.3)), DEEP, "handle", 0.5)
    f.add(kettle, BRASS, "kettle", 1)
    bars = U([limb([(90 + 3.9 * k, -252 + 0.2 * k * k, 1.2), (90 + 5.2 * k, -214, 1.2)], 2) for k in range(-3, 4)])
    f.add(U(bars, limb("72,-214,3 108,-214,3", 1), limb("74,-230,1.4 106,-230,1.4", 1), clean(ellipse(90, -258, 4).exterior.buffer(1)), ellipse(90, -252, 7, 3)), BRASS, "cage", 0.8)  # fmt: skip
    f.add(shape("82,-222 90,-228 96,-224 104,-221^ 96,-217 86,-216"), CREAM, "bird", 0.6)
    ropes = U(limb("-62,-206,2.6 -52,-262,2.6 -38,-303,2.6", 4), limb("46,-206,2.6 62,-262,2.6 56,-308,2.6", 4), limb("-56,-206,2.4 -8,-140,2.6 58,-204,2.4", 6))  # fmt: skip
    f.add(ropes, "#d8b678", "rope", 0.4)
    return f


def cat() -> object:
    """Curled asleep on the underside of the table, her tail over the edge."""
    return fillet(U(ellipse(4, -320, 26, 11, -4), ellipse(-17, -324, 11, 9), Polygon([(-26, -329), (-25, -340), (-18, -332)]), Polygon([(-16, -332), (-10, -340), (-8, -329)]), limb("28,-318,7 38,-312,6 40,-298,5 46,-288,3.4", 6)), 2)  # fmt: skip


def laden_camel() -> Figure:
    """The camel under its household, about 370 high; anchors of the body."""
    f = body()
    f.extend(load())
    return f
