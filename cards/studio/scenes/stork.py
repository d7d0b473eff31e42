"""stork: who is brought, and who is taken?"""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.stork import feather, shaft, stork

# marsh indigo #3c4468, reed grey #8a8796, peach haze #efb793, salmon #d9806c, sky cream #fdeed6, bill red #c84a35
LX, LY = 196, 640  # the low sun stands behind the old man's head


def passenger() -> Figure:
    """An old man in a dotted kerchief that hangs from its knot at 0,0; he looks to the left."""
    f = Figure()
    cloth, fold = "#d9806c", "#a9525a"
    dots = []
    for j in range(-14, 15):
        for i in range(-12, 13):
            dots.append(ellipse(i * 19 + (j % 2) * 9.5, j * 15 + 130, 3.0))
    dots_ = U(dots)
    # the far half of the cloth: his back rest
    back = shape("-6,-2^ -52,64 -96,128 -122,190 -112,236 -70,262 -40,210 -70,170 -74,120 -40,62 4,8^")
    f.add(back, "#b9655f", "cloth.back", 1.4)
    f.add(dots_.intersection(back.buffer(-5)), "#f6c9a2", "cloth.dots", 0.2, True, 0.75)
    # legs: far, then near
    boots = "#3a2a35"
    f.add(limb("-24,236,46 30,218,42 62,214,38"), "#4a4a68", "leg.far", 1)
    f.add(limb("64,214,36 72,258,27 74,306,22"), "#4a4a68", "leg.far", 1)
    f.add(shape("60,298^ 88,298^ 92,318 112,326 120,336^ 62,336^ 58,316"), "#2c2030", "boot.far", 1)
    f.add(limb("-34,242,52 20,224,48 52,220,42"), "#5a5878", "leg", 1.2)
    f.add(limb("54,222,42 52,270,31 48,322,25"), "#5a5878", "leg", 1)
    f.add(box(37, 318, 60, 334), "#b98a6a", "sock", 0.6)
    f.add(shape("32,326^ 62,326^ 65,346 88,354 97,366^ 34,367^ 30,346"), boots, "boot", 1.2)
    f.add(limb("32,366,5 96,366,5"), "#241a26", "sole", 0.3, True)
    # coat
    coat = shape("-84,250 -90,190 -82,140 -62,112 -36,104 -14,110 -2,130 4,170 10,214 14,246 -20,262 -60,264")
    f.add(coat, "#3f4468", "coat", 1.4)
    f.add(shape("-26,106^ -10,112 2,140 6,178 2,190^ -8,160 -18,134 -34,112^"), "#7a4a54", "waistcoat", 0.4)
    f.add(shape("-36,104^ -18,103 -8,112 -12,122^ -24,114"), "#f3e3c8", "collar", 0.6)
    f.add(limb("-58,170,1 -52,214,2.4 -60,250,1"), "#2c3152", "coat.fold", 0.2, True, 0.8)
    f.add(limb("-24,140,1 -12,190,2 -10,236,1"), "#2c3152", "coat.fold", 0.2, True, 0.8)
    # head
    hd = T(
        head("side", 78, Feeling(-2, 2, 0.5, (0.4, 0.3), 0.1, wide=0.9, cheek=0.4), skin="#c98c66", hair="balding",
             hair_colour="#efe4d4", beard="moustache", nose=1.1),
        -24, 66, 0.74, rot=4,
    )  # fmt: skip
    f.add(limb("-40,120,30 -32,98,28 -28,88,26"), "#b97c58", "neck", 0.6)
    f.extend(hd, "head.")
    # scarf round the neck
    f.add(shape("-58,104^ -44,96 -20,98 -8,106^ -10,118 -28,121 -52,118"), "#c84a35", "scarf", 1)
    f.add(limb("-50,112,12 -66,126,13 -76,146,11 -72,166,8"), "#b23f30", "scarf", 0.8)
    right = shape("2,-4^ 38,52 66,106 86,160 88,206^ 64,214^ 64,166 48,112 22,58 -8,6^")
    f.add(right, cloth, "strap", 1.8)
    f.add(dots_.intersection(right.buffer(-4)), "#fbdcb4", "cloth.dots", 0.2, True, 0.8)
    f.add(limb("80,170,0.8 56,104,3 4,8,1"), fold, "cloth.fold", 0.2, True, 0.6)
    # hat on the knees, hands on the brim
    f.add(shape("26,184^ 30,160 48,150 72,152 84,166 88,188^ 60,196"), "#6b5a4c", "hat.crown", 1)
    f.add(shape("27,186^ 28,176^ 58,184 87,178^ 88,188^ 58,196"), "#c9a25a", "hat.band", 0.4)
    f.add(limb("8,190,5 30,190,9 58,197,10 86,190,9 108,186,5"), "#5c4c42", "hat.brim", 1)
    f.add(limb("78,180,1.6 92,150,2 112,126,1.2"), "#7f8a5a", "reed", 0.4)
    f.add(shape("104,138 112,122 122,106 124,118 114,136"), "#6b4434", "reed.head", 0.4)
    arm = limb("-52,138,40 -40,182,35 -22,206,30 6,198,26 22,192,22", 8)
    f.add(fillet(arm, 6), "#474c74", "arm", 1.6)
    f.add(limb("-36,180,0.8 -26,190,2.4 -22,202,0.8"), "#2c3152", "coat.fold", 0.2, True, 0.8)
    f.add(shape("14,180^ 26,180 28,204^ 16,206"), "#f3e3c8", "cuff", 0.6)
    f.extend(T(hand("relaxed", "#c98c66"), 26, 192, 0.40, rot=-6))
    # the near half of the cloth: he sits in it
    front = shape(
        "-126,178^ -112,214 -78,236 -30,244 10,236 34,222 60,206^ 78,196 84,204 64,236 34,268 -8,290 -60,290 -104,262 -124,222"
    )
    f.add(front, cloth, "cloth", 2.2)
    f.add(dots_.intersection(front.buffer(-5)), "#fbdcb4", "cloth.dots", 0.2, True, 0.9)
    folds = U(
        limb("-116,196,0.8 -86,246,3.4 -30,266,3 20,254,0.8"),
        limb("-114,222,0.8 -78,270,3 -22,280,0.8"),
        limb("74,202,0.8 46,238,3 4,262,0.8"),
        limb("80,204,0.8 50,252,2.4 22,268,0.8"),
    )
    f.add(folds, fold, "cloth.fold", 0.2, True, 0.55)
    # straps that run up to the knot
    left = shape("-126,196^ -134,150 -114,100 -64,42 -10,-2^ 2,4^ -44,52 -94,112 -112,158 -108,206^")
    f.add(left, "#c9706a", "strap", 1.8)
    f.add(dots_.intersection(left.buffer(-4)), "#fbdcb4", "cloth.dots", 0.2, True, 0.8)
    f.add(
        U(limb("-126,176,0.8 -90,104,3 -12,8,1"), limb("-112,170,0.6 -70,90,2 -8,10,0.6")),
        fold,
        "cloth.fold",
        0.2,
        True,
        0.6,
    )
    ears = U(
        shape("-4,-6^ -26,-26 -52,-34 -60,-22^ -44,-8 -24,2 -6,6^"),
        shape("2,-8^ 14,-34 34,-52 46,-44^ 40,-22 22,-4 6,4^"),
    )
    f.add(ears, cloth, "knot", 1.4)
    f.add(U(limb("-50,-24,0.6 -26,-12,2.2 -8,-2,1"), limb("38,-40,0.6 20,-20,2.2 6,-4,1")), fold, "k", 0.2, True, 0.6)
    f.add(shape("-14,-10 2,-15 15,-6 14,10 -2,15 -14,8"), "#e08d76", "knot", 1.4)
    return T(f, flip=True)


def stratus(rng, x: float, y: float, w: float, h: float) -> object:
    """A long thin evening cloud: drawn-out lenses lying on each other."""
    g = []
    n = 7
    for k in range(n):
        t = (k + 0.5) / n
        L = w * rng.uniform(0.4, 0.8) * (1 - 0.5 * abs(t - 0.4))
        cx, cy = x + (rng.uniform(0.06, 0.3) * w) * (-1) ** k, y - h * t
        r = h * rng.uniform(0.16, 0.3)
        g.append(
            limb(
                [
                    (cx - L / 2, cy + 2, 0.6),
                    (cx - L * 0.2, cy, r),
                    (cx + L * 0.1, cy - 1, r * 1.2),
                    (cx + L / 2, cy + 1, 0.6),
                ],
                8,
            )
        )
    return U([Polygon(p.exterior) for p in polys(fillet(U(g), 2.5))])


def reeds(rng, x0: float, x1: float, y: float, h: float, n: int, heads: float = 0.3) -> object:
    """Sedge and bulrushes from one strip of mud."""
    g = [limb([(x0 - 20, y + 8, 10), ((x0 + x1) / 2, y + 4, 26), (x1 + 20, y + 8, 10)], 6)]
    for _ in range(n):
        x = rng.uniform(x0, x1)
        L = h * rng.uniform(0.35, 1)
        b = rng.gauss(-0.12, 0.2)
        w = rng.uniform(2.2, 4.2)
        if rng.random() < heads:
            g.append(
                limb([(x, y + 4, 2.2), (x + b * L * 0.3, y - L * 0.6, 1.8), (x + b * L * 0.6, y - L * 1.16, 0.8)], 4)
            )
            g.append(limb([(x + b * L * 0.42, y - L * 0.84, 6.4), (x + b * L * 0.54, y - L * 1.04, 6.4)], 3))
        else:
            tip = (x + b * L * 1.3, y - L * 0.9)
            g.append(limb([(x, y + 4, w), (x + b * L * 0.3, y - L * 0.55, w * 0.8), (*tip, 0.4)], 4))
    return U(g)


def draw() -> Scene:
    sc = Scene("stork", light=(LX, LY, 240), shadow="#2a1c38", bg="#efb793")
    sc.backdrop(
        sc.rad(
            [(0, "#fff6e2"), (0.12, "#fdeed6"), (0.3, "#f8d3ac"), (0.52, "#efb08e"), (0.76, "#d58a82"), (1, "#9d7f94")],
            LX, LY, 980,
        )
    )  # fmt: skip
    R = sc.stream("sky")
    # rings of haze round the sun, cut like water in a dish
    for r, c, o in ((470, "#f6c6a0", 0.5), (330, "#fbdcb6", 0.6), (210, "#fdebd0", 0.75)):
        ring = T(ellipse(0, 0, r, r * 0.86), LX, LY)
        sc.layer(ring, c, z=5, cut=1.2, wash=0.35, op=o, sh=0.16, rimop=0.25, shc="#a8604c")
    sc.glow(LX, LY, 420, "#fff3d6", 0.75)
    for x, y, w, h, lit, shade in (
        (660, 250, 520, 40, "#eeb59a", "#b98a98"),
        (120, 372, 420, 30, "#f6cfae", "#dca08e"),
        (640, 640, 620, 46, "#f3bb98", "#c48790"),
        (470, 770, 520, 34, "#f7cba6", "#cf8d88"),
        (120, 846, 520, 36, "#fbdcb8", "#d99886"),
        (690, 884, 460, 40, "#e9aa92", "#b57f90"),
    ):
        g = stratus(R, x, y, w, h)
        sc.layer(g, sc.near(lit, shade, 640), z=7, sh=0.22, shc="#7a4658", rimop=0.6, cut=0.4)
    # land: far shore, water, near strips
    far = Polygon(ridge(sc.stream("far"), 972, 9, f=2.2)[1] + [(850, 1260), (-50, 1260)]).buffer(0)
    sc.layer(far, sc.near("#d99a86", "#8f7490", 620), z=5, sh=0.25, rimop=0.3)
    water = box(-50, 1000, 850, 1260)
    sc.layer(
        water,
        sc.rad([(0, "#fde6c4"), (0.25, "#f2b795"), (0.6, "#a9788a"), (1, "#5a527a")], LX, 1010, 620),
        z=3,
        cut=0,
        rimop=0.2,
    )
    Rw = sc.stream("glints")
    glints = []
    for _ in range(46):
        y = 1006 + 150 * Rw.random() ** 1.4
        x = LX + Rw.gauss(0, 40 + (y - 1000) * 0.9)
        L = Rw.uniform(14, 60) * (0.5 + (y - 1000) / 160)
        glints.append(limb([(x - L / 2, y, 0.5), (x, y, 2.0 + (y - 1000) / 90), (x + L / 2, y, 0.5)], 4))
    sc.flat(U(glints), "#fff3d6", 0.75)
    dim = []
    for _ in range(60):
        y = 1008 + 160 * Rw.random()
        x = Rw.uniform(280, 820)
        L = Rw.uniform(20, 70)
        dim.append(limb([(x - L / 2, y, 0.5), (x, y, 2.2), (x + L / 2, y, 0.5)], 4))
    sc.flat(U(dim), "#e7a892", 0.5)
    sc.veil([(0, "#ffd9b0", 0), (0.5, "#ffd0a8", 0.32), (1, "#ffd0a8", 0)], 0, 900, 0, 1080)
    # the one house, on posts; a child holds the door, and a cake
    hx, hy = 640, 1046
    posts = U([limb([(hx + d, hy - 2, 5), (hx + d * 1.02, hy + 30, 4)], 3) for d in (-52, -24, 8, 34, 56)])
    sc.layer(posts, "#4a3f60", z=3, cut=0, sh=0.4)
    wall = shape(f"{hx - 58},{hy}^ {hx - 56},{hy - 52}^ {hx + 58},{hy - 54}^ {hx + 60},{hy}^")
    door = box(hx - 34, hy - 42, hx - 8, hy - 1)
    win = box(hx + 18, hy - 38, hx + 38, hy - 20)
    sc.layer(wall.difference(U(door, win)), "#6a5674", z=4, cut=0.3, sh=0.4)
    sc.flat(door, sc.lin([(0, "#ffe9b4"), (1, "#ffc46a")], 0, hy - 42, 0, hy))
    sc.flat(win, "#f6b878", 0.9)
    sc.flat(U(box(hx + 27, hy - 38, hx + 29, hy - 20), box(hx + 18, hy - 30, hx + 38, hy - 28)), "#5a4664", 1)
    kid = fillet(
        U(
            limb("-2.4,-9,2.4 -2.6,0,2.2"),
            limb("2.6,-9,2.4 3.2,0,2.2"),
            limb("-2.6,-0.6,2 -4.6,-0.4,1.6"),
            limb("3.2,-0.6,2 1.4,-0.4,1.6"),
            shape("-7.4,-7^ -3.6,-20 0,-22 3.6,-20 7,-7^"),
            limb("0,-21,2.6 -0.4,-24,2.4"),
            ellipse(-0.8, -27.6, 4.0, 4.4),
            shape("-3,-31.5^ 1,-33 4.6,-30 4.4,-25 7.4,-20^ 3.4,-22 2,-26"),
            limb("-3,-18.6,2.6 -8,-15.6,2.2 -13,-16.6,2"),
            limb("3,-18.6,2.6 8,-19.6,2.2 12,-23.6,2"),
        ),
        0.5,
    )
    sc.flat(T(kid, hx - 19, hy - 1, 1.06), "#5a2f3a", 1)
    cake = U(box(-22, -20, -10, -15), box(-19, -24, -13, -20), limb("-16,-28,1 -16,-24,1"))
    sc.flat(T(cake, hx - 19, hy - 1, 1.06), "#fdf1dc", 1)
    leafdoor = Polygon([(hx - 8, hy), (hx - 8, hy - 42), (hx + 4, hy - 46), (hx + 4, hy + 3)])
    sc.layer(leafdoor, "#8a5a5a", z=1.5, cut=0, sh=0.4)
    roof = shape(
        f"{hx - 74},{hy - 46}^ {hx - 50},{hy - 74} {hx - 30},{hy - 100}^ {hx + 34},{hy - 102}^ {hx + 58},{hy - 74} {hx + 78},{hy - 48}^ {hx},{hy - 54}"
    )
    Rt = sc.stream("thatch")
    ticks = []
    for _ in range(70):
        t = Rt.random()
        x, y = hx + (Rt.random() - 0.5) * (70 + 76 * t), hy - 98 + 46 * t
        ticks.append(limb([(x, y, 1.2), (x + (x - hx) * 0.1, y + 10, 0.5)], 2))
    sc.layer(roof, "#564a6c", z=4, cut=0.5, sh=0.45, rimop=0.5)
    sc.flat(U(ticks).intersection(roof), "#9a7f90", 0.7)
    deck = box(hx - 92, hy, hx + 74, hy + 7)
    sc.layer(deck, "#54466a", z=3, cut=0.3, sh=0.4)
    sc.flat(
        shape(f"{hx - 30},{hy + 14}^ {hx - 10},{hy + 14}^ {hx - 4},{hy + 66} {hx - 40},{hy + 66}"),
        "#ffcf86",
        0.4,
        "screen",
        4,
    )
    sc.glow(hx - 20, hy - 20, 95, "#ffcc7a", 0.75)
    Rr = sc.stream("reeds")
    for x0, x1, y, h, n, c0, c1 in (
        (360, 560, 1060, 46, 46, "#a8808e", "#7a6a88"),
        (-30, 150, 1086, 70, 60, "#b07f82", "#6f6286"),
        (690, 840, 1098, 84, 56, "#6a5f82", "#5a5278"),
        (-60, 860, 1146, 96, 190, "#6b5878", "#4a4a70"),
        (300, 900, 1190, 120, 130, "#4a4468", "#353a5e"),
        (-60, 330, 1196, 120, 84, "#3c3d64", "#2e3156"),
    ):
        bed = reeds(Rr, x0, x1, y, h, n)
        if y > 1120:
            bed = U(bed, ridge(Rr, y + 2, 7, x0 - 60, x1 + 60, f=1.3)[0].intersection(box(-60, 0, 860, 1260)))
        sc.layer(bed, sc.near(c0, c1, 700, (LX, 1010)), z=8, cut=0, sh=0.42, rimop=0.45)
    for x0, x1, h, n in ((-50, 92, 250, 15), (716, 850, 220, 13)):  # close by, cropped
        sc.layer(
            reeds(Rr, x0, x1, 1226, h, n, 0.4),
            sc.near("#2f3055", "#22254a", 700, (LX, 1010)),
            z=12,
            cut=0,
            sh=0.5,
            rimop=0.5,
        )
    # far off, another one on the way back, with a small bundle
    other = T(
        U(stork().outline(), limb("-340,-20,10 -344,40,14"), ellipse(-344, 84, 46, 56)), 122, 262, 0.062, flip=True
    )
    sc.layer(other, "#b5788a", z=2, cut=0, sh=0.2, wash=0, fibre=0)
    # the bird
    S = 0.93
    SX, SY = 474, 492
    bird = T(stork(), SX, SY, S)
    wr = {"far": (SX - 128 * S, SY - 226 * S), "near": (SX + 26 * S, SY - 262 * S)}
    fills = {}
    for k, (x, y) in wr.items():
        a, b = ("#54507a", "#a56a78") if k == "far" else ("#3c4068", "#96606f")
        fills[k + ".primary"] = sc.rad(
            [(0, a), (0.5, a), (0.74, mix(a, b, 0.75)), (1, mix(b, "#f6b48c", 0.6))], x, y, 232 * S
        )
        fills[k + ".secondary"] = sc.rad([(0, a), (0.62, a), (1, mix(a, b, 0.7))], x, y + 120, 300 * S)
        fills[k + ".arm"] = sc.near("#fff3dc", "#e9cdb6", 760)
    fills |= {
        "body": sc.near("#fff4df", "#d9b7a6", 560),
        "tail": sc.near("#f0d8c0", "#c9a39c", 620),
        "ruff": "#f7e4cc",
        "head": "#fdf0dc",
        "scapular": sc.near("#fff6e4", "#e6cdb8", 620),
    }
    put(sc, bird.recolour(fills), z=2.6, rim=(3, -4, "#fff0cc", 0.5), sh=0.42)
    # and its passenger
    p = T(passenger(), SX - 346 * S, SY - 20 * S, 0.93, rot=-3)
    sc.glow(LX - 6, LY - 50, 210, "#fffaf0", 0.9)
    put(sc, p, z=2.4, rim=(-2, -3, "#fff2d2", 0.45), sh=0.42)
    # the bill closes over the knot
    tip = bird.part("bill.up")
    with sc.clip(box(0, 0, SX - 300 * S, 1200)):
        sc.layer(tip, "#c84a35", z=1.5, cut=0, sh=0.4)
    # a feather sinks
    ft = T(feather(-30, 0, 64, 0, 15, 0.12, 0.4), 566, 812, 0.8, rot=62)
    sc.layer(ft, "#fff6e6", z=4, cut=0, sh=0.35)
    sc.flat(T(shaft(-30, 0, 64, 0, 0.12, 1.4), 566, 812, 0.8, rot=62), "#c9a08c", 0.8)
    sc.vignette("#4a2c48", 0.32, LX + 120, LY, 960, 0.55)
    sc.finish()
    return sc
