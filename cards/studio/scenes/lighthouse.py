"""A keeper opens the bird cage that is her lamp, and the light flies out as birds, one to the mast of every boat.

Palette: storm slate #1d2a33, wet stone #3c525c, drizzle #7f9794, brick #a5473a, cage cream #fff6c9, lemon light #f4dd6b.
Light: the cage on the tower. Planes: storm / tower and birds / sea and boats.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

TX, BASE, TOP = 236, 1096, 408  # the tower
LX, LY = 236, 300  # the light in the cage
CAGE_W, CAGE_TOP = 132, 196
PATH = [
    (430, 122),
    (520, 150),
    (610, 196),
    (676, 286),
    (656, 398),
    (548, 486),
    (436, 574),
    (414, 676),
    (486, 762),
    (590, 826),
]
BOATS = [(420, 958, 62, 1), (560, 916, 50, 1), (704, 952, 60, 1), (646, 1048, 82, 1), (520, 1106, 100, 2)]
EVEN = {"cut": 0, "fibre": 0.04}


def light_bird(sc, x, y, s, rot, pose, flip=False, op=1.0):
    """A bird made of lamplight."""
    b = T(fbird(pose), x, y, s, rot=rot, flip=flip)
    sc.glow(x, y, 150 * s + 14, "#f4dd6b", 0.75 * op)
    for k, c in (("far", "#f0cf5e"), ("body", "#fffbe6"), ("near", "#fff6c9")):
        sc.layer(b[k], c, z=2.2, sh=0.25, cut=0, fibre=0, wash=0, rimop=0.2, op=op)
    sc.glow(x, y, 60 * s + 6, "#fffbe6", 0.7 * op)


def half_width(y):
    """Half the tower's width at a height."""
    t = (BASE - y) / (BASE - TOP)
    return 92 - 46 * t**0.86


def draw_storm(sc, near):
    """Slate sky, banks of cloud, drizzle."""
    sc.backdrop(
        sc.rad([(0, "#f2e6a8"), (0.1, "#b9c09a"), (0.26, "#7f9794"), (0.52, "#46606a"), (1, "#1d2a33")], LX, LY, 860)
    )
    sc.glow(LX, LY, 520, "#f4dd6b", 0.4)
    for name, P, r0, r1, cols in (
        (
            "far",
            [(-60, 150), (80, 120), (230, 90), (380, 110), (540, 70), (700, 90), (860, 50)],
            26,
            60,
            ("#6f8784", "#5f7876", "#506a6a"),
        ),
        (
            "near",
            [(-60, 40), (90, 50), (260, 16), (420, 36), (600, 4), (760, 26), (860, -10)],
            26,
            60,
            ("#4a6068", "#3d535c", "#30454e"),
        ),
    ):
        b = bank(sc.stream(f"cloud {name}"), P, r0, r1, fill=Polygon([*P, (900, -120), (-120, -120)]).buffer(0))
        for k, c in enumerate(cols):
            g = b if k == 0 else T(rounded(b.buffer(-12 * k), 3), 0, -7 * k)
            sc.layer(g, near(light(c, 0.22), dark(c, 0.25), 560), z=9, sh=0.4, rimop=0.25, dy=5)
    rain(sc, 150, 0.3, "#cfdcd6", 0.28, (0, 60, 830, 900), (24, 60), 1.3)


def draw_far_sea(sc, near):
    """The sea from the horizon down to the boats."""
    sc.layer(box(-60, 820, 860, 1260), near("#6f8a88", "#22343d", 760), z=6, sh=0.35, cut=0.6)
    sc.veil([(0, "#7f9794", 0), (0.4, "#a9b8a8", 0.22), (1, "#7f9794", 0)], 0, 770, 0, 900)


def wave(sc, near, y, amp, wl, c0, c1, z):
    """One plane of waves."""
    r = sc.stream(f"wave {y}")
    g = waves(r, -30, 830, y, amp, wl, 1260)
    sc.layer(g, near(light(c0, 0.2), c1, 760), z=z, sh=0.45, cut=0.3, rimop=0.45, rim="#f6efc8")
    sc.layer(
        clean(T(rounded(g.buffer(-2.2), 1.5), -2, amp * 0.36)), near(c0, c1, 760), z=2.2, sh=0.3, cut=0.2, rimop=0.1
    )


def wedge(sc, x, y, w, h, op):
    """A wedge of light that a lit mast leaves on the water."""
    r = sc.stream(f"wedge {x}")
    g = []
    for k in range(26):
        t = k / 25
        ww = w * (0.2 + 0.9 * t) * r.uniform(0.5, 1.1)
        yy = y + h * t
        xx = x + r.uniform(-1, 1) * w * 0.1
        g.append(
            limb([(xx - ww / 2, yy, 0.6), (xx, yy + r.uniform(-1, 1), 2.4 + 1.6 * t), (xx + ww / 2, yy, 0.6)], 4, 3)
        )
    sc.flat(U(g), sc.lin([(0, "#fff6c9", 0.95), (1, "#f4dd6b", 0.05)], 0, y, 0, y + h), op, "screen")


def draw_boat(sc, x, y, w, birds):
    """A boat with a lit masthead; the one with two birds has no crew."""
    b = T(sail_boat("#6b3a30", "#cfd2bc", "#a5473a", w), x, y, rot=-2 if x % 4 else 2)
    mx, my = b.at("mast")
    put(sc, b, z=3, rim=(-1.5, 2, "#fff6c9", 0.6))
    if birds == 1:
        man = T(
            person(
                40,
                "side",
                "sit",
                dress("parka", "#2c3b44", "#22303a", "#7f9794"),
                hat="souwester",
                hat_colour="#3c525c",
            ),
            x - w * 0.18,
            y + w * 0.06,
            w / 520,
        )
        put(sc, man, z=1.2)
    for k in range(birds):
        light_bird(
            sc,
            mx + (0 if birds == 1 else -7 + 16 * k),
            my - 8 - 4 * k,
            0.15 + w / 1600,
            -10,
            0 if k == 0 else 3,
            flip=bool(k),
        )


def draw_tower(sc, near):
    """Rock, tower with brick bands, door, gallery."""
    rock = fillet(
        U(shape("40,1240^ 70,1150 110,1110 150,1080 200,1068 260,1066 320,1078 372,1112 410,1160 436,1240^")), 4
    )
    sc.layer(rock, near("#7a9092", "#1d2c35", 1000), z=14, sh=0.55, cut=0.9, rimop=0.4)
    sc.layer(
        shape("120,1240^ 140,1150 190,1104 236,1096 290,1108 340,1150 356,1240^"),
        near("#3c525c", "#16222a", 820),
        z=6,
        sh=0.45,
        cut=0.9,
        rimop=0.3,
    )
    ys = np.linspace(BASE, TOP, 30)
    tower = Polygon([(TX - half_width(y), y) for y in ys] + [(TX + half_width(y), y) for y in ys[::-1]])
    sc.layer(
        tower,
        sc.lin([(0, "#16222a"), (0.42, "#2c3e48"), (0.8, "#3c525c"), (1, "#24343d")], TX - 90, 0, TX + 90, 0),
        z=16,
        sh=0.6,
        cut=0.5,
        rimop=0.5,
        rim="#f4dd6b",
    )
    for y0, y1 in ((960, 850), (740, 640), (540, 460)):
        yy = np.linspace(y0, y1, 8)
        band = Polygon([(TX - half_width(y), y) for y in yy] + [(TX + half_width(y), y) for y in yy[::-1]])
        sc.layer(
            band,
            sc.lin([(0, "#4a1f22"), (0.5, "#8a3a32"), (0.85, "#a5473a"), (1, "#6a2c2a")], TX - 90, 0, TX + 90, 0),
            z=1.6,
            sh=0.3,
            cut=0.3,
            rimop=0.3,
        )
        sc.flat(brick(band.buffer(-2), 20, 10, f"brick {y0}", 0.4), "#3a181c", 0.35)
    for x, y in ((226, 800), (252, 590)):
        w = U(box(x - 9, y - 8, x + 9, y + 22), ellipse(x, y - 8, 9))
        sc.layer(w.buffer(4), "#16222a", z=1.2, cut=0.1)
        sc.flat(w, sc.lin([(0, "#fff6c9"), (1, "#e0b04a")], 0, y - 16, 0, y + 22))
        sc.flat(U(box(x - 0.8, y - 16, x + 0.8, y + 22), box(x - 9, y + 2, x + 9, y + 3.4)), "#16222a")
        sc.glow(x, y + 4, 60, "#f4c95b", 0.6)
    d = T(door(52, 84, "#7a3a30", "#22333c", 0, arch=1), 236, 1094, 0.9)
    put(sc, d, z=1.5)
    # steps down to the water
    for k in range(5):
        sc.layer(
            box(204 - 5 * k, 1094 + 12 * k, 268 + 5 * k, 1108 + 12 * k),
            near("#5a7076", "#1d2a33", 820),
            z=2,
            cut=0.3,
            sh=0.4,
            rimop=0.4,
        )


def draw_gallery(sc, near):
    """Corbels, platform and railing; the railing is laid after the keeper."""
    corb = shape(
        f"{TX - half_width(TOP) - 2},{TOP + 34}^ {TX - 70},{TOP + 18} {TX - 92},{TOP}^ {TX + 158},{TOP}^ {TX + 96},{TOP + 18} {TX + half_width(TOP) + 2},{TOP + 34}^"
    )
    sc.layer(corb, near("#3c525c", "#16222a", 420), z=8, sh=0.5, cut=0.3, rimop=0.5, rim="#f4dd6b")
    sc.layer(
        box(TX - 104, TOP - 9, TX + 170, TOP + 3).buffer(2),
        near("#8a9a8a", "#24343d", 420),
        z=4,
        sh=0.45,
        cut=0.3,
        rimop=0.6,
        rim="#fff6c9",
    )


def draw_cage(sc):
    """The lamp: ribs, dome, three birds that have not gone yet."""
    cx, cw, top, bottom = LX, CAGE_W / 2, CAGE_TOP, TOP - 8
    inside = shape(
        f"{cx - cw},{bottom}^ {cx - cw},{top + 66} {cx - cw * 0.72},{top + 22} {cx},{top} {cx + cw * 0.72},{top + 22} {cx + cw},{top + 66} {cx + cw},{bottom}^"
    )
    sc.flat(inside, sc.rad([(0, "#fffef4"), (0.5, "#fff1b0"), (1, "#e6b64e")], LX, LY + 20, 110), 0.96)
    sc.glow(LX, LY + 10, 240, "#fff1b0", 0.9)
    for x, y, s, rot, pose, fl in (
        (214, 352, 0.34, -14, 0, False),
        (262, 296, 0.36, -26, 3, False),
        (206, 268, 0.28, -8, 1, True),
    ):
        b = T(fbird(pose), x, y, s, rot=rot, flip=fl)
        for k, c in (("far", "#e8b64a"), ("body", "#ffffff"), ("near", "#fffef6")):
            sc.layer(b[k], c, z=3.4, sh=0.75, shc="#a8641c", cut=0, fibre=0, wash=0)
    ribs = []
    for k in range(11):
        t = k / 10 * 2 - 1
        x = cx + t * cw
        if 0.25 < t < 0.9:
            continue  # the door stands open here
        ribs.append(
            limb([(cx, top + 1, 3), (cx + t * cw * 0.7, top + 24, 3.2), (x, top + 70, 3.4), (x, bottom, 3.4)], 7)
        )
    hoops = [
        limb([(cx - cw, y, 3.4), (cx, y + 9, 4), (cx + cw * (0.3 if low else 1), y + (7 if low else 0), 3.4)], 6)
        for y, low in ((top + 70, 0), (top + 122, 1), (bottom - 26, 1))
    ]
    sc.layer(U(ribs, hoops), "#1d2a33", z=3, sh=0.5, shc="#6a4a12", cut=0, fibre=0, rim="#fffbe0", rimop=0.9)
    cap = U(
        shape(
            f"{cx - 34},{top + 8}^ {cx - 16},{top - 12} {cx},{top - 20} {cx + 16},{top - 12} {cx + 34},{top + 8}^ {cx},{top + 13}"
        ),
        ellipse(cx, top - 30, 9),
        limb([(cx, top - 36, 3), (cx, top - 66, 1)], 1),
    )
    sc.layer(cap, "#a5473a", z=4, sh=0.5, cut=0.2, rim="#fff6c9", rimop=0.7)
    sc.layer(
        box(cx - cw - 8, bottom - 4, cx + cw + 8, bottom + 4).buffer(1.5),
        "#1d2a33",
        z=3,
        cut=0,
        rim="#fff6c9",
        rimop=0.8,
    )


def draw_keeper(sc):
    """She holds the door of her own lamp; one bird has crept into her hood."""
    s, kx, ky = 1.14, 372, TOP - 9
    dx0, dx1 = LX + CAGE_W / 2 * 0.98, 322
    target = ((kx - 320) / s, (300 - ky) / s)
    pose = Pose(
        0.98,
        lean=-4,
        stoop=6,
        nod=-14,
        foot_a=(0.14, 0),
        foot_b=(-0.14, 0),
        hand_b=(0.24, 0.86),
        grip_a="grip",
        elbow_a=-1,
    )
    coat = dress("coat", "#c9a63a", "#2c3b44", "#f4dd6b").but(
        skirt=0.66, pad=4, shoes="boots", shoe_colour="#16222a", collar="scarf", collar_colour="#a5473a"
    )
    p = person(
        60,
        "side",
        pose,
        coat,
        "#c98f68",
        "bun",
        "#c9c4b4",
        "tender",
        1.18,
        reach_a=target,
        hat="souwester",
        hat_colour="#b8932f",
    )
    p = T(p, kx, ky, s, flip=True)
    # the cage's open door, hinged at the cage
    gate = [
        limb([(dx0 + (dx1 - dx0) * t, CAGE_TOP + 86 + 20 * t, 2.6), (dx0 + (dx1 - dx0) * t, TOP - 22 + 8 * t, 2.6)], 1)
        for t in (0, 0.34, 0.67, 1)
    ]
    gate += [limb([(dx0, CAGE_TOP + 86 + y, 2.8), (dx1, CAGE_TOP + 106 + y * 0.94, 2.8)], 1) for y in (0, 52, 102)]
    sc.layer(U(gate), "#1d2a33", z=3, sh=0.5, cut=0, fibre=0, rim="#fffbe0", rimop=0.9)
    put(sc, p, z=2.6, rim=(3.5, 1, "#fff6c9", 0.9), shade=("#22343d", 0.35, 420), cast=8)
    nx, ny = p.at("neck")
    rb = T(bird_on("robin", ("#fff6c9", "#f4dd6b", "#e0b84a", "#a5473a", "#a5473a")), nx + 13, ny + 6, 0.3, flip=True)
    sc.glow(nx + 13, ny - 2, 34, "#f4dd6b", 0.8)
    put(sc, rb, z=1)


def draw_railing(sc):
    """In front of everybody on the gallery."""
    y0, y1 = TOP - 8, TOP - 52
    posts = [limb([(x, y0, 3), (x, y1, 2.4)], 1) for x in range(TX - 100, TX + 172, 27)]
    rail = [
        limb([(TX - 104, y1, 3.6), (TX + 170, y1, 3.6)], 1),
        limb([(TX - 104, (y0 + y1) / 2, 2), (TX + 170, (y0 + y1) / 2, 2)], 1),
    ]
    sc.layer(U(posts, rail), "#1d2a33", z=3, sh=0.45, cut=0, fibre=0, rim="#f4dd6b", rimop=0.8)


def draw() -> Scene:
    """The light is let go."""
    sc = Scene("lighthouse", light=(LX, LY, 240), shadow="#060c11", bg="#1d2a33")

    def near(a, b, r=620, mid=None):
        return sc.near(a, b, r, (LX, LY), mid)

    draw_storm(sc, near)
    draw_far_sea(sc, near)
    wave(sc, near, 872, 9, 34, "#5f7c7c", "#2a3d46", 5)
    draw_boat(sc, *BOATS[1])
    wave(sc, near, 920, 12, 46, "#537070", "#263a43", 6)
    draw_boat(sc, *BOATS[0])
    draw_boat(sc, *BOATS[2])
    wave(sc, near, 992, 17, 66, "#456064", "#1f313a", 8)
    draw_boat(sc, *BOATS[3])
    wave(sc, near, 1076, 22, 86, "#37525a", "#182831", 11)
    for x, y, w, _ in BOATS[:4]:
        wedge(sc, x + w * 0.04, y + 10, w * 0.9, w * 1.7, 0.75)
    draw_tower(sc, near)
    draw_gallery(sc, near)
    draw_cage(sc)
    draw_keeper(sc)
    draw_railing(sc)
    light_bird(sc, 296, 236, 0.3, -52, 0)
    # the birds, along one curve from the cage to the boats
    c = along(curve(np.array(PATH, float), n=14), 16)
    for k, (x, y) in enumerate(c):
        t = k / (len(c) - 1)
        q = c[min(k + 1, len(c) - 1)] - c[max(k - 1, 0)]
        a = math.degrees(math.atan2(q[1], q[0]))
        back = q[0] < 0
        s = 0.44 - 0.26 * abs(t - 0.42) ** 0.8 if t < 0.9 else 0.22
        light_bird(
            sc, x, y, s * (1.0 if k % 3 else 0.86), (180 - a) * -1 + 0 if back else a, (0, 3, 1, 0, 2)[k % 5], flip=back
        )
    # a white feather falls past the door
    f = T(feather(46, "#fffdf2", "#c9c0a0", 0.24), 316, 1010, 1, rot=58)
    put(sc, f, z=3)
    draw_boat(sc, *BOATS[4])
    wave(sc, near, 1152, 24, 112, "#24383f", "#101b22", 13)
    wedge(sc, BOATS[4][0] + 4, BOATS[4][1] + 16, 80, 130, 0.7)
    sc.vignette("#05090d", 0.46, 330, 470, 980)
    sc.finish()
    return sc
