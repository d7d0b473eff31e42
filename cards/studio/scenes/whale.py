"""A whale rises out of the streets of a town; a child on the tip of its head reaches for a key on a hook from above.

Palette: midnight #101a4a, ultramarine #2a348c, tide #3f7f94, roof coral #b9564a, moon cream #fff1cb, key gold #f5c65a.
Light: the key. Planes: sky and far lines / far roofs / whale and child / foam / near roofs that lean away like waves.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.faces import head
from cards.studio.papercut.gestures import palm_up

KX, KY = 530, 152  # the key on its hook
TIP = (392, 474)  # where the child stands
GOLD = "#ffdf9a"
SKIN = "#c98a62"

Paint = Any


# ---------------------------------------------------------------------- the child
def child(paint: Paint) -> Figure:
    """Seven years old, on tiptoe, 300 high from toe to fingertip, feet on 0,0; one hand up, the nightcap in the other."""
    f = Figure()
    skin, skin_d = paint("#e8b083", "#7a5260"), paint("#c48a68", "#5f4458")
    gown, gown_d = paint("#fff0d4", "#7d84a8"), paint("#e4d2c4", "#5f688f")
    # far leg: stretched back, on its toes
    f.add(fillet(limb("-10,-66,26 -20,-34,22 -28,-12,15 -20,-2,12", 8), 2), skin_d, "leg.far")
    f.add(shape("-35,-12 -24,-16 -18,-9 -6,-3 -2,2^ -26,3 -30,-2"), skin_d, "foot.far")
    # near leg
    f.add(fillet(limb("8,-70,29 10,-36,24 6,-14,16 14,-3,13", 8), 2), skin, "leg")
    f.add(shape("-2,-15 10,-19 17,-10 30,-4 38,-1 37,3^ 8,4 0,-2"), skin, "foot")
    f.add(
        U([limb([(33 - 4.4 * k, -2, 0.4), (31.5 - 4.4 * k, 1, 1.3), (31 - 4.4 * k, 3, 0.5)], 3) for k in range(3)]),
        "#6a3a34",
        "toes",
        0.2,
        True,
        0.7,
    )
    # far arm, thrown back for balance; the nightcap hangs from it
    cap = shape("-72,-150^ -58,-142 -52,-126 -62,-96 -84,-66 -112,-46^ -106,-74 -98,-104 -96,-130 -90,-146^")
    f.add(cap, paint("#8fb6d8", "#33508a"), "cap", 1.4)
    f.add(
        U(
            [
                limb(
                    [
                        (-104 + 2 * k, -148 + 20 * k, 6),
                        (-84 - 3 * k, -136 + 19 * k, 7),
                        (-58 - 10 * k, -128 + 18 * k, 6),
                    ],
                    5,
                )
                for k in range(5)
            ]
        ).intersection(cap),
        "#f6ead0",
        "stripes",
        0.2,
        True,
        0.85,
    )
    f.add(ellipse(-112, -42, 9), paint("#fff6e0", "#8a90b4"), "bobble", 0.8)
    f.add(fillet(limb("-16,-164,36 -46,-158,34 -72,-152,26", 8), 2), gown_d, "sleeve.far")
    fist = T(U(ellipse(-82, -150, 11, 9.5), limb("-88,-146,8 -80,-140,8 -72,-142,7", 3)), 0, 0)
    f.add(fist, skin_d, "fist.far", 0.8)
    # the nightshirt: one shape from shoulder to hem, blown back
    body = shape(
        "-20,-184^ 6,-190 26,-180 36,-160 34,-128 40,-94 48,-62^ 20,-54 -8,-56 -36,-48 -58,-56^ -44,-92 -34,-128 -32,-160"
    )
    f.add(body, gown, "gown", 1.6)
    st = [
        limb([(x0, -186, 3), (x1, -120, 3.6), (x2, -46, 4)], 6)
        for x0, x1, x2 in ((-22, -24, -42), (-8, -10, -20), (6, 6, 2), (20, 22, 26), (32, 36, 46))
    ]
    f.add(U(st).intersection(body.buffer(-1)), paint("#d98a78", "#5a5890"), "stripes", 0.2, True, 0.65)
    f.add(
        U(limb("-30,-120,.8 -36,-90,3 -50,-58,.8", 5), limb("16,-120,.8 20,-90,3 14,-58,.8", 5)),
        "#6a6488",
        "folds",
        0.2,
        True,
        0.5,
    )
    # neck, head lifted
    f.add(limb("2,-178,26 8,-196,23 12,-208,23", 5), skin_d, "neck", 0.8)
    f.add(shape("-18,-186^ -2,-192 14,-196 28,-186^ 22,-176 4,-176 -12,-178"), gown, "collar", 1)
    mood = Feeling(-7, -5, 1.2, (0.75, -0.9), 0.4, 0.4, 0.75, 0.5)
    hd = head("tq", 7, mood, SKIN, "curly", "#4a2a20", lash=1.1, iris="#5a3a28")
    ax, ay = hd.at("neck")
    f.extend(T(T(hd, -ax, -ay), 10, -206, 0.82, rot=-16), "head.")
    # near arm, straight up to the key
    f.add(fillet(limb("26,-166,38 58,-204,33 76,-240,26", 8), 2), gown, "sleeve", 1.8)
    f.add(
        U(limb("44,-182,.6 52,-188,2 62,-184,.6", 4), limb("56,-208,.6 62,-214,2 74,-210,.6", 4)),
        "#6a6488",
        "folds",
        0.2,
        True,
        0.5,
    )
    back, front = palm_up(SKIN)
    for q in (back, front):
        f.extend(T(q, 78, -241, 0.56, rot=-66).recolour(lambda c: mix(c, "#ffdc9a", 0.22)), "hand.")
    return f


# ---------------------------------------------------------------------- the whale
def whale_up() -> dict[str, Any]:
    """The whale, upright: back to the left, pleated throat to the right; its tip is TIP."""
    back = "392,472 366,490 338,540 306,622 276,716 254,820 246,930 250,1060^ "
    front = "640,1060^ 652,960 646,860 622,760 580,660 530,580 478,516 436,482 412,472"
    body = shape(back + front)
    upper = shape(
        back
        + "420,1060^ 430,960 442,880 452,830 440,790 446,752 462,716 470,690 456,640 438,590 420,530 410,490 402,474"
    )
    throat = clean(body.difference(upper.buffer(0.5)))
    mouth = limb("406,482,2 424,536,4 442,592,5 460,644,5 474,694,6 466,722,5 452,752,3", 10)
    pleats = []
    for k in range(9):
        t = (k + 1) / 10
        P = []
        for y, a, b in (
            (540, 428, 500),
            (600, 446, 545),
            (680, 474, 592),
            (760, 456, 622),
            (860, 452, 646),
            (960, 440, 652),
            (1070, 432, 640),
        ):
            P.append((a + (b - a) * t, y + 14 * (1 - t), 2.6 if y > 560 else 1))
        pleats.append(limb(P, 8))
    fin = shape(
        "404,930 424,896 470,880 506,872 566,862 640,838 712,792 762,752 786,760 782,800 752,856 700,912 632,956 560,986 500,1004 440,1010 408,984"
    )
    fin2 = shape("270,880^ 220,846 160,800 104,742 70,722 48,738 52,784 86,846 140,902 200,944 262,968^")
    return {
        "body": body,
        "upper": upper,
        "throat": throat,
        "mouth": mouth,
        "pleats": U(pleats).intersection(throat),
        "fin": fin,
        "fin2": fin2,
    }


def whale(sc: Scene, paint: Paint) -> None:
    """Far flipper, body with pleats, eye and knobs; the near flipper is laid later, over the foam."""
    w = whale_up()
    sc.layer(w["fin2"], paint("#93a8dc", "#1f2b70", 1000), z=8, cut=0.4)
    rimlight(sc, w["fin2"], -2, 3, GOLD, 0.6, 1.4, r=760)
    sc.layer(w["body"], paint("#fff0d0", "#56689f", 960, "#d9cdc4"), z=18, cut=0.4, sh=0.6)
    sc.flat(T(w["pleats"], -1.6, 0), "#fff3d8", 0.5)
    sc.flat(w["pleats"], "#2a3a78", 0.62)
    with sc.clip(w["throat"]):
        sc.flat(w["throat"].difference(T(w["throat"], -46, 4)), "#1b2560", 0.5, "multiply", 20)
        sc.flat(T(w["upper"], 20, 6), "#1b2560", 0.4, "multiply", 12)
    sc.layer(w["upper"], paint("#b9c4e0", "#161d58", 800, "#4a62b4"), z=7, cut=0.4, sh=0.5)
    rimlight(sc, w["upper"], 4, 5, GOLD, 1.0, 2, r=900)
    rimlight(sc, w["upper"], 9, 10, "#8fa6f0", 0.35, 6, r=900)
    rimlight(sc, w["body"], -4, 5, "#fff0cc", 0.95, 2, r=900)
    sc.flat(w["mouth"], "#0b1138", 0.9)
    sc.flat(T(w["mouth"], -3, 1), "#8fa6e0", 0.35)
    # knobs along the upper jaw, each with a hair of light
    r = sc.stream("knobs")
    for x, y, q in (
        (388, 520, 6),
        (402, 560, 7),
        (376, 574, 6),
        (418, 616, 7),
        (388, 640, 8),
        (350, 640, 6),
        (432, 664, 7),
        (400, 700, 7),
        (360, 716, 7),
        (330, 760, 6),
        (408, 560, 4),
    ):
        sc.flat(ellipse(x + 1.5, y + 2.5, q, q * 0.9), "#0b1138", 0.5, blur=1)
        sc.flat(ellipse(x, y, q, q * 0.9), "#6f86c8", 0.8)
        sc.flat(ellipse(x + 1, y - q * 0.4, q * 0.5, q * 0.36), "#ffe6b8", 0.75)
    # stars in the skin
    dust = []
    for _ in range(330):
        x, y = r.uniform(250, 450), r.uniform(540, 1000)
        dust.append(ellipse(x, y, r.choice([0.6, 0.7, 0.8, 1.1, 1.5])))
    sc.flat(U(dust).intersection(w["upper"].buffer(-8)), "#dfe6ff", 0.75)
    # bands that follow the back, as if cut from sheet after sheet
    for k in range(5):
        way = [
            (372 - 22 * k + 3, 560 + 34 * k, 0.8),
            (332 - 16 * k, 690 + 34 * k, 3),
            (306 - 8 * k, 830 + 30 * k, 3),
            (296 - 4 * k, 990, 1),
        ]
        g = limb(way, 10).intersection(w["upper"].buffer(-6))
        sc.flat(T(g, 1.6, 1), "#0b1138", 0.4)
        sc.flat(g, "#7f94dc", 0.3)
    # the eye, awake, looking up
    ex, ey = 430, 806
    sc.flat(ellipse(ex, ey, 44, 34, -24), "#0d1442", 0.4, blur=6)
    eye = shape(
        f"{ex - 24},{ey + 9}^ {ex - 12},{ey - 9} {ex + 6},{ey - 15} {ex + 23},{ey - 8}^ {ex + 14},{ey + 8} {ex - 4},{ey + 14}"
    )
    sc.layer(eye, "#e9d3ac", z=1, cut=0, wash=0, fibre=0, sh=0.4)
    with sc.clip(eye):
        sc.flat(ellipse(ex + 3, ey - 4, 14.5), "#5a3418")
        sc.flat(ellipse(ex + 3, ey - 2, 11), "#a8692a", 0.9)
        sc.flat(ellipse(ex + 4, ey - 5, 7.6), "#120d20")
        sc.flat(eye.difference(T(eye, 1, 5)), "#0d1442", 0.5, blur=1.5)
        sc.flat(ellipse(ex + 8, ey - 9, 3.6), "#fff6da")
    sc.flat(
        limb([(ex - 28, ey + 10, 1), (ex - 13, ey - 11, 4), (ex + 6, ey - 17, 4.6), (ex + 27, ey - 9, 1)], 6),
        "#0b1138",
        0.95,
    )
    for k, q in enumerate((0, 9, 19)):
        sc.flat(
            limb(
                [
                    (ex - 26 + 3 * k, ey + 20 + q, 0.6),
                    (ex + 2, ey + 24 + q * 0.9, 2.4),
                    (ex + 28, ey + 6 + q * 0.9, 0.6),
                ],
                6,
            ),
            "#0b1138",
            0.55 - 0.12 * k,
        )
        sc.flat(
            limb(
                [(ex - 22 - 4 * k, ey - 18 - q * 0.8, 0.6), (ex + 2, ey - 27 - q, 2.2), (ex + 20, ey - 24 - q, 0.6)], 6
            ),
            "#0b1138",
            0.45 - 0.12 * k,
        )


# ---------------------------------------------------------------------- the town
WALLS = ("#f2c97e", "#e48a62", "#8fc0b4", "#dca0a4", "#f2e0b4", "#b4c48a", "#c98aa8", "#e8ac54")
ROOFS = ("#cf5a48", "#3f86a0", "#96487a", "#d97f3c", "#5a70b4", "#b44a5c", "#3f9488")


def row(
    sc: Scene, name: str, spec: tuple[tuple[float, float, float, float, str, float], ...], z: float, dim: float
) -> None:
    """Houses (x, base y, width, wall height, kind, tilt in degrees), nearer ones later; dim: how much night is on them."""
    r = sc.stream(name)
    for k, (x, y, w, h, kind, tilt) in enumerate(spec):
        d = math.hypot(x - KX, y - h - KY)
        night = min(0.6, dim + max(0.0, (d - 600) / 2200))
        wall, roof = WALLS[(k * 3 + len(name)) % len(WALLS)], ROOFS[(k * 2 + len(name)) % len(ROOFS)]
        c = lambda q, n=night: mix(mix(q, "#ffd28a", 0.1), "#1c2766", n)
        hs = T(house(r, w, h, kind, 0.75), x, y, rot=tilt)
        put_house(
            sc,
            hs,
            c(wall),
            c(roof),
            z,
            beam=c("#6a4a44"),
            door=c("#5a3540"),
            shutc=c(ROOFS[(k + 3) % len(ROOFS)]),
            glow=0.6,
            gs=40,
        )
        rf = hs.get("roof")
        if rf is not None:
            rimlight(sc, rf, (-2 if x < KX else 2), 3, GOLD, 0.55, 1.2, r=1100)


def foam(sc: Scene, y: float, x0: float, x1: float, lit: str, shade: str, name: str, z: float = 8) -> None:
    """A collar of torn water round the whale."""
    r = sc.stream(name)
    parts = [box(x0, y, x1, y + 150)]
    x = x0
    while x < x1:
        q = r.uniform(20, 40)
        parts.append(ellipse(x, y + r.uniform(-6, 10), q, q * r.uniform(0.6, 0.9)))
        x += q * 1.15
    g = fillet(U(parts), 4)
    sc.layer(
        g,
        sc.lin([(0, lit), (0.5, mix(lit, shade, 0.4)), (1, shade)], 0, y - 34, 0, y + 120),
        z=z,
        cut=0.5,
        sh=0.4,
        rimop=0,
    )
    rimlight(sc, g, 0.6, 3.4, "#fff3d0", 0.8, 1.2, r=980)
    for k in range(int((x1 - x0) / 60)):
        sc.flat(
            spiral(
                x0 + 40 + 62 * k, y + 8 + r.uniform(-4, 6), r.uniform(9, 15), 1.4, 2.2, r.uniform(0, 6), bool(k % 2)
            ).intersection(g),
            "#3a5a9a",
            0.4,
        )


def draw() -> Scene:
    """The card."""
    sc = Scene("whale", light=(KX, KY, 260), shadow="#060a2a", bg="#101a4a")

    def paint(lit: str, shade: str, r: float = 420, mid: str | None = None) -> str:
        return sc.near(lit, shade, r, (KX, KY), mid)

    # ------------------------------------------------ night, warm round the key
    sc.backdrop(
        sc.rad(
            [(0, "#fff0c0"), (0.07, "#f6cf8a"), (0.2, "#b98f88"), (0.36, "#5f6a9c"), (0.62, "#2f4488"), (1, "#141d54")],
            KX,
            KY,
            900,
        )
    )
    for k, (rad, c, op) in enumerate(
        ((420, "#6a74a8", 0.35), (300, "#a98a98", 0.4), (200, "#d9a884", 0.5), (120, "#f6d09a", 0.6))
    ):
        g = handcut(ellipse(KX, KY, rad), 3.2, 6, 40 + k, 120)
        sc.layer(g, c, z=6, cut=0, sh=0.16, wash=0.5, fibre=0.1, op=op, rim="#fff0c8", rimop=0.25)
    r = sc.stream("sky")
    st = []
    for _ in range(170):
        x, y = r.uniform(6, 794), r.uniform(6, 800)
        if math.hypot(x - KX, y - KY) > 250:
            st.append(star(x, y, r.uniform(1.2, 3.4), r.choice([4, 5, 5]), r.uniform(0.3, 0.45), r.uniform(0, 1), r))
    sc.flat(U(st), "#f6ecd0", 0.85)
    for P, c in (
        ([(-40, 560, 4), (90, 540, 30), (190, 552, 22), (300, 540, 3)], "#4a5c9c"),
        ([(520, 420, 3), (640, 404, 24), (760, 414, 34), (860, 400, 20)], "#54649f"),
        ([(-40, 330, 18), (60, 322, 24), (170, 334, 3)], "#4a5c9c"),
    ):
        g = limb(P, 10)
        sc.layer(g, c, z=4, cut=0.5, sh=0.2, op=0.6, rimop=0.3)
    # other lines, far off, with nothing on them yet
    for x, y, s in ((92, 452, 0.62), (690, 566, 0.7), (232, 300, 0.42), (770, 300, 0.4)):
        sc.stroke([(x, -5), (x, y - 30 * s)], "#c9c0c8", 0.9, 0.6)
        sc.layer(hook(x, y, s * 1.3), "#dcd0c0", z=2, cut=0, fibre=0, wash=0, sh=0.3)
    # ------------------------------------------------ far roofs, whale, child
    row(
        sc,
        "far",
        (
            (30, 930, 60, 70, "gable", -3),
            (90, 944, 54, 96, "tower", -2),
            (146, 950, 66, 60, "step", -4),
            (214, 952, 56, 84, "gable", -5),
            (668, 936, 62, 66, "step", 4),
            (732, 930, 54, 100, "tower", 3),
            (786, 940, 66, 72, "gable", 3),
        ),
        5,
        0.3,
    )
    foam(sc, 948, -40, 840, "#8fb0d0", "#2a3f86", "back", 6)
    whale(sc, paint)
    sc.glow(KX, KY, 330, "#ffd98a", 0.7)
    for k in range(16):
        a = k * math.tau / 16 + 0.2
        if math.cos(a) < -0.5 and math.sin(a) > -0.3:
            continue
        q0, q1 = 84, 84 + (40 if k % 2 else 24)
        sc.flat(
            limb(
                [
                    (KX - 8 + math.cos(a) * q0, KY + math.sin(a) * q0, 1),
                    (KX - 8 + math.cos(a) * q1, KY + math.sin(a) * q1, 2.8),
                ],
                2,
            ),
            "#fff8e0",
            0.8,
        )
    A = lambda g: T(g, TIP[0] + 6, TIP[1] + 4, 1.0)
    kid = A(child(paint))
    sc.flat(ellipse(TIP[0] + 8, TIP[1] + 10, 46, 7), "#0b1138", 0.5, "multiply", 4)
    put(sc, kid, z=2.6, rim=(-2.2, 2.8, "#fff0c8", 0.95), cast=8)
    sc.flat(
        kid.outline(),
        sc.lin([(0, "#2a2a70", 0), (0.5, "#2a2a70", 0.06), (1, "#20205c", 0.5)], 450, 300, 330, 480),
        0.7,
        "multiply",
    )
    # the key on its hook, a finger's breadth out of reach
    sc.stroke([(KX, -5), (KX, KY - 66)], "#fff3cf", 2, 0.95)
    sc.glow(KX, KY + 10, 120, "#fff6d6", 0.55)
    sc.layer(hook(KX, KY - 40, 1.7), "#4a3226", z=3, cut=0, fibre=0, rim="#fff3cf", rimop=1)
    sc.layer(
        key(KX - 15, KY - 8, 1.9, 12),
        "#f0a828",
        z=4,
        cut=0,
        fibre=0,
        sh=0.4,
        shc="#7a4a14",
        rim="#fffbe6",
        rimop=1,
        rimw=1.4,
    )
    # ------------------------------------------------ foam and near roofs
    w = whale_up()
    foam(sc, 1000, 180, 720, "#cfe0e6", "#3f5a9c", "mid", 9)
    sc.layer(w["fin"], paint("#a9b8e4", "#18205c", 960, "#3c54a8"), z=16, cut=0.4, sh=0.55)
    rimlight(sc, w["fin"], -1, 4, "#ffeec4", 0.9, 1.6, r=860)
    for x, y in ((566, 866), (612, 852), (656, 832), (700, 802), (738, 772)):
        sc.flat(ellipse(x, y + 5, 6.5, 5.5), "#8fa6e8", 0.6)
        sc.flat(ellipse(x, y + 3, 3.4, 2.4), "#ffe6b8", 0.7)
    for k in range(4):
        sc.flat(
            limb(
                [(500 + 8 * k, 904 + 22 * k, 0.8), (600 + 6 * k, 880 + 24 * k, 2.4), (700 - 6 * k, 820 + 26 * k, 0.8)],
                8,
            ),
            "#0f1a58",
            0.5,
        )
    # water runs off the near flipper
    d = sc.stream("drips")
    near_edge = ((520, 632, 700, 752, 782), (1000, 956, 912, 856, 800))
    for at in (*np.arange(524, 610, 19), *np.arange(640, 776, 40)):
        x = float(at) + d.uniform(-8, 8)
        y, n = float(np.interp(x, *near_edge)) - 4, d.uniform(10, 40)
        sc.flat(limb([(x, y, 3.2), (x + 1, y + n * 0.6, 2), (x + 1, y + n, 0.6)], 3, 3), "#cfe0ee", 0.75)
        sc.flat(ellipse(x + 1, y + n + d.uniform(6, 20), 2.2, 3.2), "#dfeaf2", 0.8)
    row(
        sc,
        "middle",
        (
            (52, 1070, 92, 110, "gable", -7),
            (140, 1084, 80, 84, "step", -9),
            (222, 1086, 76, 66, "gable", -12),
            (632, 1086, 84, 70, "step", 11),
            (712, 1078, 84, 96, "gable", 8),
            (790, 1070, 86, 120, "step", 6),
        ),
        8,
        0.1,
    )
    foam(sc, 1082, -40, 840, "#b9d2e0", "#33508f", "front", 10)
    row(
        sc,
        "near",
        (
            (-6, 1216, 120, 110, "step", -6),
            (116, 1224, 116, 84, "gable", -7),
            (236, 1230, 104, 60, "side", -5),
            (340, 1236, 96, 44, "gable", -2),
            (446, 1238, 104, 40, "step", 2),
            (556, 1230, 110, 62, "gable", 5),
            (676, 1226, 116, 80, "side", 6),
            (796, 1216, 120, 118, "gable", 7),
        ),
        12,
        0.0,
    )
    cat = beast("cat", "sit_up").recolour(lambda c: "#141230")
    c = T(cat, 246, 1112, 0.34)
    put(sc, c, z=2, rim=(-1.4, 2, GOLD, 0.8))
    sc.glow(KX, KY, 760, "#ffd08a", 0.16)
    sc.vignette("#070b30", 0.3, 430, 560, 980, 0.6)
    sc.finish()
    return sc
