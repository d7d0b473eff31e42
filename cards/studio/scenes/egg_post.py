"""An egg as high as a house stands in its nest before sunrise, lit from within; the old postman has knocked, and listens.

Palette: slate #2c3c58, haze #8a8c98, amber #f4a85c, glow #fff0bc; accent door vermilion #d2452f.
Light: in the egg; far off the band where the sun will rise. Planes: sky / hills in haze / meadow / nest, egg, door / postman, bicycle / near grass, blossom.
"""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.blossom_bough import bough, draw_bough
from cards.studio.papercut.egg_shell import Egg, draw_crack, draw_door, draw_lamp, draw_mat
from cards.studio.papercut.near_grass import near_grass
from cards.studio.papercut.straw_nest import Nest, draw_back, draw_front

LX, LY = 60, 150
EGG = Egg(436, 956, 560, 800, 3)
NEST = Nest(436, 912, 366, 64, 124, (420, 150))
DOOR_X, DOOR_Y, DOOR_W, DOOR_H = 470.0, 936.0, 112.0, 188.0
MAN_X, MAN_Y, MAN = 333.0, 986.0, 1.34


def draw_sky(sc: Scene) -> None:
    """Slate above, one warm band where the sun will come; a single torn cloud before it."""
    sc.backdrop(sc.lin([(0, "#2c3c58"), (0.22, "#4a5c78"), (0.42, "#8a8c98"), (0.54, "#d8a88c"), (0.61, "#f4c894")], 430, 0, 380, 1160))  # fmt: skip
    sc.glow(-30, 690, 560, "#ffc88a", 0.7, mid=0.5)
    b = bank(sc.stream("cloud"), [(-60, 330), (60, 306), (190, 318), (330, 336)], 7, 24, sx=2.6)
    sc.layer(b, sc.lin([(0, "#64708a"), (1, "#a08e98")], 0, 300, 0, 350), z=5, op=0.7, sh=0.1, rim="#ffd0a0", rimop=0.4, wash=0.2)  # fmt: skip


def draw_land(sc: Scene) -> None:
    """Three ridges sunk in haze, then the meadow, still without sun."""
    for k, (y, amp, tilt, lit, c) in enumerate((
        (640, 22, -20, "#d8a890", "#7c8494"),
        (684, 16, 36, "#a8918e", "#5c6a7e"),
        (726, 14, -30, "#7e7e82", "#46586c"),
    )):  # fmt: skip
        g, _ = ridge(sc.stream(f"hill {k}"), y, amp, f=1.4, tilt=tilt)
        sc.layer(g, sc.lin([(0, lit), (1, c)], 0, y, 560, y + 60), z=5, rim="#ffd8a8", rimop=0.35, sh=0.12, shc="#2a3448", wash=0.3)  # fmt: skip
        sc.veil([(0, "#e8b89c", 0), (0.5, "#c8a8a0", 0.2), (1, "#8090a0", 0)], 0, y, 0, y + 110)
    meadow, _ = land(sc.stream("meadow"), [(-40, 796), (200, 780), (480, 786), (840, 768)])
    sc.layer(meadow, sc.lin([(0, "#6a7a70"), (0.25, "#46605c"), (0.6, "#263e44"), (1, "#14242e")], 60, 770, 300, 1200), z=7, rim="#ffd8a8", rimop=0.4, sh=0.2, shc="#1c2a38")  # fmt: skip
    r = sc.stream("turf")
    with sc.clip(meadow):
        blades = []
        for _ in range(260):
            y = 780 + 400 * r.random() ** 1.3
            s, x = 0.5 + (y - 760) / 260, r.uniform(0, 800)
            blades.append(limb([(x, y, 1.6 * s), (x + r.uniform(-4, 4) * s, y - r.uniform(8, 18) * s, 0.4)], 1, 3))
        sc.flat(U(blades), "#101e28", 0.3)
        sc.glow(430, 1010, 420, "#ffb060", 0.5, sy=0.3)


def draw_somebody(sc: Scene) -> None:
    """The light that is in the egg, and a shadow in it: a folded bird, its beak where the shell gives way."""
    g = EGG.outline()
    warm = sc.rad([(0, "#fff0bc"), (0.16, "#ffd888"), (0.36, "#f4a85c"), (0.58, "#b8705c"), (0.8, "#6a5468"), (1, "#3e4462")], 450, 640, 500)  # fmt: skip
    sc.layer(g, warm, z=10, cut=0, wash=0.06, fibre=0.1, shc="#0e1826", rim="#ffdcb0", rimop=0.6, rimw=1.6)
    with sc.clip(g):
        bird = U(ellipse(410, 690, 132, 168, -14), ellipse(366, 516, 92, 86), limb([(350, 560, 130), (380, 620, 170)], 4), shape("436,486^ 474,534^ 426,556^"))  # fmt: skip
        sc.flat(bird.buffer(-14).buffer(14), "#7a2e2a", 0.58, "multiply", 11)
        wing = shape("330,610 420,590 500,650 520,760 470,836 440,760 380,720")
        sc.flat(wing, "#6a2a2c", 0.3, "multiply", 12)
        sc.flat(ellipse(392, 502, 11, 12), "#4a1a20", 0.4, "multiply", 5)
        sc.flat(g.difference(T(g, -70, -36)), "#2c3458", 0.6, "multiply", 34)
        sc.flat(g.difference(T(g, 26, 16)), "#ffc898", 0.5, "screen", 14)
        sc.flat(ellipse(EGG.x, EGG.y + 6, EGG.w * 0.44, 70), "#3a1c24", 0.8, "multiply", 24)
        r = sc.stream("flecks")
        dots = [ellipse(r.uniform(180, 700), r.uniform(160, 950), r.uniform(0.7, 2.2)) for _ in range(240)]
        sc.flat(U(dots), "#6a3a34", 0.3)
    sc.glow(456, 640, 520, "#ffb860", 0.3)
    rimlight(sc, g, 5, 3, "#ffe8c8", 0.9, blur=2, c=(160, 560), r=520)


def shadow_on_grass(sc: Scene, g: Any, y: float, long: float, op: float = 0.6) -> None:
    """A shadow that falls to the right and towards us from what stands at y."""
    q = AF.affine_transform(g, [1, -0.95 * long, 0, -0.22 * long, 0.95 * long * y, y + 0.22 * long * y])
    sc.flat(clean(q), "#0f4a4a", op, "multiply", 5)


def postman() -> Figure:
    """Old, stooped to the door, an ear to the shell; the parcel is held out on his far hand."""
    pose = SIDE["stroll"].but(hip=0.93, lean=26, stoop=18, foot_a=(0.3, 0), foot_b=(-0.44, 0.05), toe_b=34, grip_a="flat", grip_b="cup", elbow_a=-1, elbow_b=-1)  # fmt: skip
    d = dress("uniform", "#24407c", "#1a2c5c", "#f0c050").but(belt=None, skirt=0.3)
    return person(70, "tq", pose, d, "#e0a884", "short", "#f4efe6", FEELINGS["doubt"]._replace(look=(0.6, -0.8), tilt=0), 1.02, nod=20, head_flip=True, beard="moustache", hat="flat", hat_colour="#1a2c5c", reach_a=(76, -138), reach_b=(96, -82))  # fmt: skip


def draw_postman(sc: Scene) -> None:
    """His bag, himself, the parcel, and their shadow on the shell."""
    p = T(postman(), MAN_X, MAN_Y, MAN)
    sc.flat(T(p.outline(), 26, 12).difference(box(0, MAN_Y - 18, 800, 1300)), "#4a3f86", 0.4, "multiply", 6)
    sc.flat(ellipse(MAN_X + 26, MAN_Y + 2, 84, 11), "#5a2c10", 0.6, "multiply", 5)
    put(sc, p, z=2.4, rim=(-2.4, 1.6, "#ffd08a", 0.9), sh=0.45)
    sc.flat(p.outline(), sc.lin([(0, "#2c3458", 0.6), (1, "#2c3458", 0)], MAN_X - 60, 0, MAN_X + 90, 0), 1, "multiply")
    bag = shape("-34,-4^ 30,-4^ 34,40 26,50 -26,50 -36,40")
    hx, hy = p.at("hip")
    nx, ny = p.at("neck")
    strap = limb([(nx - 2, ny + 10, 6), ((nx + hx) / 2 - 2, (ny + hy) / 2 - 6, 7.5), (hx - 30, hy + 6, 7)], 5)
    sc.layer(strap, "#7a4424", z=1, cut=0, rim="#ffd8a0", rimop=0.9)
    for g, c, z in ((bag, "#a8642f", 2.2), (shape("-36,-6^ 32,-6^ 34,16 0,26 -36,16"), "#7f4826", 1.4)):
        sc.layer(T(g, hx - 24, hy + 4, 0.82, rot=10), c, z=z, cut=0.3, rim="#ffe0b0", rimop=1)
    sc.flat(ellipse(hx - 28, hy + 22, 3.6), "#f0c050")
    x, y = p.at("hand_b.hold")
    parcel = T(box(-23, -30, 23, 2), x + 12, y - 2, rot=-6)
    sc.flat(T(parcel, 12, 8), "#5a1024", 0.45, "multiply", 3)
    sc.layer(
        parcel,
        sc.lin([(0, "#fff4d8"), (1, "#e0b884")], x - 12, y - 30, x + 36, y),
        z=2.4,
        cut=0,
        rim="#ffffff",
        rimop=1,
    )
    cord = T(U(box(-2, -30, 2, 2), box(-23, -16, 23, -12), ellipse(-6, -34, 7, 4, 30).difference(ellipse(-6, -34, 4, 2, 30)), ellipse(7, -34, 7, 4, -30).difference(ellipse(7, -34, 4, 2, -30))), x + 12, y - 2, rot=-6)  # fmt: skip
    sc.layer(cord, "#2f8cc0", z=1, cut=0, wash=0, fibre=0)


def draw_snail(sc: Scene) -> None:
    """Early too, on the rim of the nest."""
    put(sc, T(snail(), 640, 948, 0.42), z=1.6, rim=(1.4, 1, "#fff4c0", 0.9))


def draw_bicycle(sc: Scene) -> None:
    """It leans where he left it, its basket full."""
    x, y, s = 146.0, 1082.0, 1.62
    b = T(bicycle("#0f5a52", "#1a2c34"), x, y, s)
    shadow_on_grass(sc, b.outline(), y, 0.55, 0.55)
    put(sc, b, z=2.4, rim=(2, 1.6, "#eaffd0", 0.9))
    bx, by = x + 72, y - 124
    letters = [
        T(box(-13, -26, 13, 6), bx + dx * 0.86, by - 34, 0.86, rot=a) for dx, a in ((-18, -16), (2, 6), (20, 20))
    ]
    for g, c in zip(letters, ("#fff6e0", "#ffd9a0", "#f4f0ff"), strict=True):
        sc.layer(g, c, z=1.6, cut=0, rim="#ffffff", rimop=1)
    put(sc, T(basket("#c98a3c", 52, 34, 0), bx, by, 1.12), z=2, rim=(2, 1.6, "#fff4c0", 0.9))


def draw_near(sc: Scene) -> None:
    """Dark grass at our feet, two tulips that are still shut."""
    r = sc.stream("near grass")
    g = near_grass(r, lambda x: 40 + 120 * (abs(x - 410) / 430) ** 1.5 + r.uniform(-16, 22), (-8, 8), (-0.2, 0.22), 8)
    sc.layer(g, sc.lin([(0, "#22363c"), (0.7, "#0e1a24"), (1, "#0a141c")], 0, 1030, 0, 1200), z=7, cut=0, wash=0, rim="#f0b888", rimop=0.25)  # fmt: skip
    for x, h in ((716, 118), (766, 158)):
        top = 1206 - h
        stem = limb([(x, 1210, 6), (x + 4, top + h * 0.4, 5), (x + 2, top, 4)], 4)
        blades = [shape(f"{x},{1206}^ {x + d * 16},{1180 - h * 0.3} {x + d * 30},{1206 - h * 0.72}^ {x + d * 6},{1190 - h * 0.2}") for d in (-1, 1)]  # fmt: skip
        sc.layer(U(stem, blades), "#16282e", z=4, cut=0, wash=0, rim="#f0b888", rimop=0.3)
        bud = shape("16,2 19,-20 8,-48^ 0,-52^ -8,-48^ -19,-20 -16,2 0,6")
        sc.layer(T(bud, x + 2, top + 4, 0.5 + h / 300), sc.lin([(0, "#a8504a"), (1, "#4a2438")], x - 14, 0, x + 16, 0), z=3, cut=0, wash=0.3, rim="#ffc898", rimop=0.7)  # fmt: skip


def draw() -> Scene:
    """Who will open?"""
    sc = Scene("egg_post", light=(LX, LY, 300), shadow="#141e30", bg="#4a5c78")
    draw_sky(sc)
    draw_land(sc)
    dusk = sc.rad([(0, "#3a3e58", 0), (0.3, "#3a3e58", 0.1), (0.62, "#3a4060", 0.7), (1, "#28304c", 0.9)], DOOR_X - 30, 950, 480)  # fmt: skip
    draw_back(sc, NEST)
    sc.flat(box(-100, 870, 900, 1320), dusk, 0.9, "multiply", 40)
    draw_somebody(sc)
    draw_crack(sc, DOOR_X - 8, DOOR_Y - DOOR_H - 16)
    draw_door(sc, DOOR_X, DOOR_Y, DOOR_W, DOOR_H)
    arch = U(
        ellipse(DOOR_X, DOOR_Y - DOOR_H + DOOR_W / 2, DOOR_W / 2 + 17),
        box(DOOR_X - 73, DOOR_Y - 132, DOOR_X + 73, DOOR_Y),
    )
    sc.flat(arch, "#8a5a62", 0.42, "multiply")
    draw_lamp(sc, DOOR_X + 100, DOOR_Y - 112)
    nail = key(DOOR_X + 112, DOOR_Y - 96, 0.5, 90)
    sc.layer(nail, "#5a3424", z=1, cut=0, wash=0, fibre=0, rim="#ffe9a8", rimop=0.8)
    draw_front(sc, NEST)
    draw_mat(sc, DOOR_X, DOOR_Y + 22)
    draw_snail(sc)
    draw_bicycle(sc)
    sc.flat(box(-100, 930, 900, 1320), dusk, 0.9, "multiply", 34)
    for x, r in ((60, 190), (800, 150)):
        sc.flat(ellipse(x, 900, r, 120), "#3a4060", 0.55, "multiply", 40)
    draw_postman(sc)
    branch = bough(sc.stream("bough"))
    draw_bough(sc, branch)
    sc.flat(branch.whole(), "#3c3c5c", 0.92, "multiply")
    draw_near(sc)
    sc.glow(DOOR_X - 10, 800, 300, "#ffb458", 0.26)
    sc.vignette("#141c30", 0.5, 420, 700, 900, 0.5)
    sc.finish()
    return sc
