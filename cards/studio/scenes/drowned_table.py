"""drowned_table: who went to let the diver in?"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# abyss #0c2e33, kelp #1f5a55, sea green #4f998a, coral blush #cf7f6d, candle cream #fbf3c6, brass #b98a3a
VX, VY = 400, 418  # the vanishing point; the door stands round it
WIDE, TOP, SEAT, FLOOR = 318, 520, 668, 900  # half the table, table, seat and floor below the eye, at depth 1
WALL = 1010


def at(x: float, y: float, q: float) -> tuple[float, float]:
    """A point x aside and y below the eye, at depth q (1 = near end of the table)."""
    return VX + x / q, VY + y / q


def quad(*p: tuple[float, float, float]):
    """The sheet through points of the room."""
    return clean(Polygon([at(*v) for v in p]).buffer(0))


def small_fish(length: float):
    """A fish to the right, centred."""
    s = length / 100
    return T(
        fillet(U(shape("50,0^ 34,-13 8,-20 -18,-13 -34,-3^ -34,3 -18,13 8,19 34,12"), shape("-28,0^ -50,-18 -44,0 -50,18^"), shape("4,-16^ -10,-30 -22,-12^"), shape("0,15^ -10,25 -16,12^")), 2),
        0, 0, s,
    )  # fmt: skip


def kelp(rng, x: float, y: float, h: float, w: float, lean: float, leaves: int = 13):
    """A ribbon of kelp that stands on x,y: stem and blades with frilled edges."""
    g = []
    stem = []
    for k in range(9):
        t = k / 8
        stem.append(
            (x + lean * h * t**1.4 + 16 * math.sin(t * 6 + lean * 9) * t, y - h * t, 8 * (1 - 0.7 * t) * w / 40)
        )
    g.append(limb(stem, 6))
    c = along(curve(np.array(stem, float), None, False, 6), 60)
    for k in range(leaves):
        t = 0.08 + 0.9 * k / leaves
        i = int(t * 59)
        side = 1 if k % 2 else -1
        L = w * rng.uniform(2.0, 3.6) * (1 - 0.4 * t)
        a = math.radians(-90 + side * rng.uniform(26, 60))
        bw = w * rng.uniform(0.34, 0.5)
        up, lo = [], []
        for j in range(13):
            u = j / 12
            bx = c[i, 0] + math.cos(a) * L * u + side * -10 * u * u
            by = c[i, 1] + math.sin(a) * L * u - L * 0.22 * u * u
            ww = bw * math.sin(math.pi * min(1, u * 0.92 + 0.06)) ** 0.7 * (1 + 0.16 * math.sin(j * 2.4))
            nx, ny = -math.sin(a), math.cos(a)
            up.append((bx + nx * ww * 0.5, by + ny * ww * 0.5))
            lo.append((bx - nx * ww * 0.5, by - ny * ww * 0.5))
        g.append(
            clean(
                Polygon(
                    curve(
                        np.array(up + lo[::-1]), [True] + [False] * 11 + [True, True] + [False] * 11 + [True], True, 3
                    )
                ).buffer(0)
            )
        )
        if k % 3 == 0:
            g.append(ellipse(c[i, 0] + side * w * 0.12, c[i, 1], w * 0.13, w * 0.18))
    return U(g)


def diver() -> Figure:
    """A helmet diver who floats in, facing the viewer a little from the left; about 200 high, centre at 0,0."""
    f = Figure()
    suit, dark_, brass = "#3a5f5a", "#1c3d3f", "#d7a54c"
    f.add(limb("-10,38,34 -20,64,29 -15,94,22", 6), suit, "leg", 1)
    f.add(limb("12,38,34 28,60,28 40,86,21", 6), "#335650", "leg", 1)
    boot = shape("-12,-6^ 11,-6^ 12,8 24,16 27,24^ -13,24^ -14,8")
    f.add(T(boot, -15, 92, 1, rot=16, flip=True), dark_, "boot", 1)
    f.add(T(boot, 41, 86, 1, rot=-24), dark_, "boot", 1)
    f.add(shape("-30,-26 -14,-34 14,-34 30,-26 33,6 28,44 0,50 -28,44 -33,6"), suit, "body", 1.2)
    f.add(limb("-30,2,3 0,6,4 30,2,3"), brass, "belt", 0.5)
    f.add(U(limb("-22,-24,4 -16,0,4", 1), limb("22,-24,4 16,0,4", 1)), brass, "strap", 0.4)
    f.add(box(-9, -2, 9, 13), dark_, "weight", 0.6)
    f.add(
        U(
            limb("-24,14,0.6 -12,20,2.2 2,18,0.6"),
            limb("26,16,0.6 14,24,2.2 4,24,0.6"),
            limb("-20,36,0.6 -8,40,2 -2,46,0.6"),
            limb("-18,60,0.6 -24,66,2 -28,68,0.6"),
            limb("12,62,0.6 22,66,2 28,66,0.6"),
            limb("-24,78,0.6 -16,80,1.8 -8,78,0.6"),
        ),
        "#1f3f40",
        "fold",
        0.2,
        True,
        0.7,
    )
    f.add(U(limb("-58,-20,4 -68,-26,4", 1), limb("44,28,4 56,30,4", 1)), brass, "cuff", 0.4)
    f.add(fillet(limb("-26,-20,24 -46,2,20 -58,-18,17 -66,-34,15", 6), 3), suit, "arm", 1.2)
    f.extend(T(hand("open", "#c08a66"), -64, -34, 0.27, rot=-112))
    f.add(fillet(limb("26,-20,24 42,6,20 50,30,17", 6), 3), "#335650", "arm", 1.2)
    f.extend(T(hand("relaxed", "#b98460"), 50, 32, 0.26, rot=58))
    f.add(shape("-38,-30^ -30,-44 30,-44 38,-30^ 26,-20 0,-16 -26,-20"), brass, "corselet", 1)
    f.add(U([ellipse(x, -28 + 0.004 * x * x * -1 + 2, 2) for x in (-28, -14, 0, 14, 28)]), "#7a5522", "bolt", 0.2, True)
    f.add(ellipse(0, -66, 30, 29), brass, "helmet", 1.4)
    f.add(ellipse(0, -64, 18.5), "#7a5522", "ring", 0.5)
    f.add(ellipse(0, -64, 15), "#0f2f35", "glass", 0.3)
    f.add(U(limb("-15,-64,1.8 15,-64,1.8", 1), limb("0,-79,1.8 0,-49,1.8", 1)), "#c89a48", "grille", 0.3)
    f.add(shape("-11,-72 -4,-76 2,-76 -8,-62^"), "#bfe8da", "shine", 0.2, True, 0.7)
    for x in (-30, 30):
        f.add(ellipse(x, -66, 6, 11), "#9a7434", "side", 0.6)
    f.add(limb("8,-94,9 14,-108,7"), "#7a5522", "valve", 0.5)
    f.mark("hose", 14, -108)
    f.mark("hand", -68, -40)
    return f


def draw() -> Scene:
    sc = Scene("drowned_table", light=(400, 440, 240), shadow="#04181c", bg="#0c2e33")
    # water: bright round the door and under the surface
    sc.backdrop(
        sc.lin([(0, "#9fd3bd"), (0.12, "#6fb5a3"), (0.34, "#4f998a"), (0.6, "#2c6b66"), (1, "#0c2e33")], 0, 0, 0, 1200)
    )
    R = sc.stream("water")
    # rays from the surface
    for k in range(9):
        x = -120 + 128 * k + R.uniform(-30, 30)
        w = R.uniform(24, 78)
        q = Polygon([(x + 120, -20), (x + 120 + w, -20), (x - 60 + w * 2.2, 760), (x - 60, 760)])
        sc.flat(q, sc.lin([(0, "#eafbe6", 0.42), (1, "#eafbe6", 0)], 0, 0, 0, 720), 0.7, "screen", 9)
    # ripples of the surface seen from below
    rip = []
    for _ in range(40):
        x, y = R.uniform(-20, 820), 4 + 60 * R.random() ** 1.6
        L = R.uniform(30, 120)
        rip.append(
            limb(
                [
                    (x - L / 2, y, 0.6),
                    (x - L * 0.15, y + R.uniform(-4, 4), R.uniform(2, 5)),
                    (x + L * 0.2, y + R.uniform(-4, 4), R.uniform(2, 5)),
                    (x + L / 2, y, 0.6),
                ],
                5,
            )
        )
    sc.flat(U(rip), "#f2fdec", 0.55, "screen", 0.6)
    # drowned hills far behind the room
    for k, (y, c) in enumerate(((230, "#79bba6"), (290, "#62a897"))):
        g = Polygon(ridge(sc.stream(f"reef{k}"), y, 34, f=2.2)[1] + [(850, 800), (-50, 800)]).buffer(0)
        sc.layer(g, c, z=6, sh=0.14, op=0.8, wash=0.5)

    # ------------------------------------------------------------------ the shell of the room
    BACK = 4.9
    Rw = sc.stream("walls")
    top = lambda: -640 + Rw.uniform(-90, 60)

    def broken(x0, q0, x1, q1, n):
        p = []
        for k in range(n + 1):
            t = k / n
            x, q = x0 + (x1 - x0) * t, 1 / (1 / q0 + (1 / q1 - 1 / q0) * t)
            p.append(at(x, top(), q))
            if k < n:
                p.append(at(x, top() - (60 if k % 2 else -10), q))
        return p

    floor = quad((-WALL, FLOOR, BACK), (WALL, FLOOR, BACK), (WALL, FLOOR, 0.7), (-WALL, FLOOR, 0.7))
    sc.layer(floor, sc.lin([(0, "#5aa392"), (0.25, "#2f6d66"), (1, "#0f3437")], 0, 600, 0, 1200), z=2, cut=0, sh=0)
    tiles_ = []
    for i in range(-6, 6):
        for j in range(12):
            if (i + j) % 2:
                q0, q1 = 0.7 + 0.36 * j, 0.7 + 0.36 * (j + 1)
                tiles_.append(
                    quad(
                        (i * 170, FLOOR, q0),
                        ((i + 1) * 170, FLOOR, q0),
                        ((i + 1) * 170, FLOOR, q1),
                        (i * 170, FLOOR, q1),
                    )
                )
    sc.flat(U(tiles_).intersection(floor), "#0f3437", 0.3)
    back = Polygon(broken(-WALL, BACK, WALL, BACK, 9) + [at(WALL, FLOOR, BACK), at(-WALL, FLOOR, BACK)])
    dl, dr = -250, 250
    door = U(
        quad((dl, -420, BACK), (dr, -420, BACK), (dr, FLOOR, BACK), (dl, FLOOR, BACK)),
        ellipse(*at(0, -420, BACK), 250 / BACK, 190 / BACK),
    )
    sc.layer(
        clean(back.buffer(0).difference(door)),
        sc.rad([(0, "#7cc0aa"), (0.5, "#4a9385"), (1, "#3a7d73")], VX, VY, 260),
        z=6,
        cut=0.7,
        sh=0.35,
    )
    # what lies beyond the door: blue, with one more door-shaped light
    with sc.clip(door):
        sc.flat(
            door, sc.rad([(0, "#f3fbe8"), (0.4, "#bfe9dc"), (0.8, "#7cc4c0"), (1, "#5aa9ac")], VX + 6, VY - 20, 130)
        )
        sc.flat(ridge(sc.stream("outside"), 486, 10, f=3)[0], "#8fcabb", 0.8)
        sc.flat(T(U(small_fish(14), T(small_fish(11), -24, 10), T(small_fish(9), 22, 12)), 424, 350), "#5fa79f", 0.8)
    frame = clean(door.buffer(7).difference(door))
    sc.layer(frame, "#2f6d63", z=3, cut=0.3, sh=0.4)
    for side in (-1, 1):
        p = broken(side * WALL, BACK, side * WALL, 0.86, 9)
        wall = clean(Polygon(p + [at(side * WALL, FLOOR, 0.86), at(side * WALL, FLOOR, BACK)]).buffer(0))
        x_far, x_near = at(side * WALL, 0, BACK)[0], (0 if side < 0 else 800)
        sc.layer(
            wall,
            sc.lin([(0, "#3f897b"), (0.45, "#235f59"), (1, "#113b3d")], x_far, 0, x_near, 0),
            z=9,
            cut=1.1,
            sh=0.5,
            wash=1,
        )
        # panelling
        rails, panels = [], []
        for y in (150, 620):
            rails.append(
                quad((side * WALL, y, BACK), (side * WALL, y + 34, BACK), (side * WALL, y + 34, 1), (side * WALL, y, 1))
            )
        for k in range(9):
            q0 = 1.1 + 0.42 * k
            panels.append(
                quad(
                    (side * WALL, 240, q0),
                    (side * WALL, 240, q0 + 0.3),
                    (side * WALL, 580, q0 + 0.3),
                    (side * WALL, 580, q0),
                )
            )
        sc.layer(
            U(rails).intersection(wall), sc.lin([(0, "#57a08f"), (1, "#1b4c4b")], x_far, 0, x_near, 0), z=2, cut=0.3
        )
        sc.flat(U(panels).intersection(wall), "#0c2e33", 0.34)
        sc.flat(T(U(panels), 1.2, -1.2).difference(U(panels)).intersection(wall), "#9fd3bd", 0.22)
        bricks = []
        for k in range(26):
            q = Rw.uniform(1.2, BACK - 0.2)
            y = Rw.uniform(-560, 120)
            bricks.append(
                quad(
                    (side * WALL, y, q),
                    (side * WALL, y, q + 0.1 + 0.04 * q),
                    (side * WALL, y + 46, q + 0.1 + 0.04 * q),
                    (side * WALL, y + 46, q),
                )
            )
        sc.flat(U(bricks).intersection(wall), "#0c2e33", 0.16)

    for wx in range(-900, 901, 150):
        for wy in range(-300, 150, 110):
            x, y = at(wx, wy + (55 if (wx // 150) % 2 else 0), BACK)
            if (
                door.buffer(12).contains(Point(x, y))
                or not back.buffer(0).contains(Point(x, y - 8))
                or x > 452
                and x < 486
            ):
                continue
            sc.flat(
                U(
                    [
                        limb([(x, y + 5, 0.8), (x + d * 4, y - 1, 1.1), (x + d * 6.5, y - 5, 0.4)], 3, 3)
                        for d in (-1, -0.4, 0.4, 1)
                    ]
                ),
                "#a8dcc4",
                0.3,
            )
    for y in (170, 640):
        g = clean(
            quad((-WALL, y, BACK), (WALL, y, BACK), (WALL, y + 40, BACK), (-WALL, y + 40, BACK)).difference(
                door.buffer(7)
            )
        )
        sc.layer(g, "#5fae9a", z=1.6, cut=0.2, sh=0.35)
    pan = U(
        [
            box(at(wx, 0, BACK)[0], VY + 52, at(wx + 190, 0, BACK)[0] - 6, VY + 122)
            for wx in (-960, -740, -520, 520, 740)
        ]
    )
    sc.flat(clean(pan.difference(door.buffer(10))), "#1f5a55", 0.28)
    # door leaf, opened towards us on the right
    leafd = quad((dr, -400, BACK), (dr + 96, -400, BACK - 0.62), (dr + 96, FLOOR, BACK - 0.62), (dr, FLOOR, BACK))
    sc.layer(leafd, sc.lin([(0, "#7a5a34"), (1, "#4a3a2a")], 452, 0, 500, 0), z=4, cut=0.3, sh=0.4)
    for y0, y1 in ((-330, 160), (230, 760)):
        p = quad(
            (dr + 22, y0, BACK - 0.14), (dr + 76, y0, BACK - 0.5), (dr + 76, y1, BACK - 0.5), (dr + 22, y1, BACK - 0.14)
        )
        sc.flat(p, "#33281e", 0.6)
    for side in (-1, 1):  # faded paper on the side walls
        fans = []
        for q in np.arange(1.5, 4.8, 0.3):
            for j, wy in enumerate(range(-420, 120, 120)):
                x, y = at(side * WALL, wy + (60 if int(q * 10) % 2 else 0), q)
                k = 3.2 / q
                fans += [
                    limb(
                        [
                            (x, y + 6 * k, 0.9 * k),
                            (x + d * 2.4 * k, y - 1 * k, 1.3 * k),
                            (x + d * 4 * k, y - 6 * k, 0.4),
                        ],
                        3,
                        3,
                    )
                    for d in (-1, -0.4, 0.4, 1)
                ]
        sc.flat(U(fans), "#8fd0bd", 0.2)

    def on_wall(side, q0, q1, y0, y1, fill, z=4):
        g = quad(
            (side * (WALL - 8), y0, q0),
            (side * (WALL - 8), y0, q1),
            (side * (WALL - 8), y1, q1),
            (side * (WALL - 8), y1, q0),
        )
        sc.layer(g, fill, z=z, cut=0.3)
        return g

    # portrait of a diver on the left wall
    on_wall(-1, 2.75, 4.05, -470, 130, "#a87f3a", 5)
    inner = on_wall(-1, 2.9, 3.85, -400, 62, "#17464a", 1.5)
    c0 = at(-WALL, -190, 3.3)
    with sc.clip(inner):
        sc.flat(
            Polygon(
                [at(-WALL, 80, 2.8), at(-WALL, -20, 3.0), at(-WALL, -70, 3.3), at(-WALL, -20, 3.6), at(-WALL, 80, 3.9)]
            ),
            "#3a6f68",
        )
        sc.flat(ellipse(c0[0], c0[1], 21, 34), "#d0a04a")
        sc.flat(ellipse(c0[0] + 1, c0[1] + 1, 13, 21), "#0c2e33")
        sc.flat(
            U(
                box(c0[0] - 15, c0[1] - 1.4, c0[0] + 16, c0[1] + 1.4),
                box(c0[0] - 1, c0[1] - 23, c0[0] + 1.4, c0[1] + 24),
            ),
            "#d0a04a",
        )
    # a clock without hands on the right wall
    cx, cy = at(WALL, -190, 3.25)
    sc.layer(ellipse(cx, cy, 37, 60), "#a87f3a", z=5, cut=0.2)
    sc.layer(ellipse(cx - 1, cy, 29, 49), "#e9e6c4", z=1.5, cut=0)
    sc.flat(
        U(
            [
                ellipse(cx - 1 + 23 * math.cos(a), cy + 40 * math.sin(a), 1.7, 2.9)
                for a in np.linspace(0, 6.283, 13)[:-1]
            ]
        ),
        "#1f5a55",
        0.95,
    )
    sc.flat(ellipse(cx - 1, cy, 2.4, 3.6), "#1f5a55")
    sc.veil([(0, "#8fd0bd", 0.0), (0.5, "#8fd0bd", 0.2), (1, "#8fd0bd", 0)], 0, 200, 0, 760)
    sc.glow(VX, VY, 300, "#c9f2de", 0.55)

    # ------------------------------------------------------------------ the diver in the door
    d = T(diver(), VX - 4, VY + 2, 0.80, rot=-5)
    hx, hy = d.at("hose")
    hose = curve(
        np.array([(hx, hy), (hx + 18, hy - 46), (hx - 6, hy - 100), (hx + 26, hy - 190), (hx + 8, -10)], float), n=14
    )
    sc.stroke(hose, "#1c3d3f", 4, 0.9)
    sc.stroke(hose, "#8fc7b4", 1.2, 0.6)
    sc.glow(VX, VY - 20, 120, "#f6fff0", 0.6)
    put(sc, d, z=1.8, rim=(-2, 2, "#f4ffe9", 0.7), sh=0.4)
    B = sc.stream("bubbles")

    def bubbles(x, y, n, rise, spread, r0, r1):
        for k in range(n):
            t = (k + B.random()) / n
            r = B.uniform(r0, r1) * (0.6 + 0.7 * t)
            bx, by = x + B.gauss(0, spread) * (0.3 + t) + 4 * math.sin(k * 1.9), y - rise * t
            sc.flat(ellipse(bx, by, r), "#dff7ea", 0.28)
            sc.stroke(
                [(bx + r * math.cos(a), by + r * math.sin(a)) for a in np.linspace(0, 6.283, 18)],
                "#f4fff4",
                max(0.7, r * 0.16),
                0.8,
            )
            sc.flat(ellipse(bx - r * 0.34, by - r * 0.38, r * 0.26, r * 0.18, -40), "#ffffff", 0.9)

    bubbles(VX + 24, VY - 82, 13, 250, 9, 1.6, 4.6)

    # ------------------------------------------------------------------ chandeliers of fish
    Fs = sc.stream("fish")

    def chandelier(x, y, s, cols):
        """Two rings, swags from a crown, a drop in the middle: all of it fish."""
        sc.stroke([(x, -10), (x, y - 116 * s)], "#3d7f74", 1.6 * s, 0.55, dash="5 4")
        spots_ = []
        for dy, rx, ry, n in ((0, 176, 27, 27), (44, 104, 16, 17), (-112, 26, 6, 6)):
            for k in range(n):
                a = 6.283 * (k + Fs.uniform(-0.14, 0.14)) / n + dy
                spots_.append(
                    (math.sin(a), rx * math.cos(a), dy + ry * math.sin(a), 10 * math.cos(a), math.sin(a) < 0, 1.0)
                )
        for k in range(9):
            a = 6.283 * (k + 0.5) / 9
            for t in (0.2, 0.42, 0.63, 0.82):
                ex, ey = 176 * math.cos(a), 27 * math.sin(a)
                bx, by = ex * t, -108 + (ey + 108) * t + 44 * math.sin(math.pi * t) * (0.7 + 0.3 * math.sin(a))
                spots_.append(
                    (
                        math.sin(a) * 0.9,
                        bx,
                        by,
                        math.degrees(math.atan2(60 + 40 * t, ex * 0.8))
                        if ex > 0
                        else -math.degrees(math.atan2(60 + 40 * t, -ex * 0.8)),
                        ex < 0,
                        0.82,
                    )
                )
        for k in range(5):
            spots_.append((1, Fs.uniform(-3, 3), 62 + 17 * k, 84 if k % 2 else -84, bool(k % 2), 0.85 - 0.06 * k))
        for depth, dx, dy, rot, left, size in sorted(spots_):
            fx, fy = x + dx * s + Fs.uniform(-1.5, 1.5), y + dy * s + Fs.uniform(-1.5, 1.5)
            g = T(small_fish(29 * s * size * Fs.uniform(0.88, 1.1)), fx, fy, 1, rot=rot, flip=left)
            c = mix(cols[Fs.randrange(len(cols))], "#4f998a", 0.42 * (1 - depth) / 2)
            sc.layer(g, c, z=1.6, cut=0, wash=0, fibre=0, sh=0.35, rimop=0.6)
            if depth > 0.1:
                e = T(ellipse(33, -3, 4), 0, 0, 0.29 * s * size)
                sc.flat(T(e, fx, fy, 1, rot=rot, flip=left), "#0c2e33", 0.9)

    chandelier(208, 190, 0.76, ("#d98d78", "#cf7f6d", "#eab696"))
    chandelier(598, 166, 0.9, ("#e9dfae", "#d8c98a", "#f6f0d2"))

    # ------------------------------------------------------------------ side chairs, far to near; then the table; then what stands on it
    def chair(side, q):
        xb, xf, dq = side * 545, side * 372, 0.135
        lit = min(1.0, max(0.0, (q - 1) / 2.2))
        wood_ = mix("#2b1f1a", "#5d6a55", lit)
        seat = quad((xb, SEAT, q - dq), (xb, SEAT, q + dq), (xf, SEAT, q + dq), (xf, SEAT, q - dq))
        legs = U(
            [
                quad((x, SEAT, qq), (x + side * 20, SEAT, qq), (x + side * 20, FLOOR, qq), (x, FLOOR, qq))
                for x, qq in ((xb, q + dq), (xb, q - dq), (xf, q - dq))
            ]
        )
        sc.layer(legs, mix(wood_, "#0c2e33", 0.4), z=4, cut=0.2, sh=0.4)
        sc.layer(seat, mix("#8a4a44", "#6fa394", lit * 0.7), z=4, cut=0.2, sh=0.4)
        xt = side * 580
        p0, p1 = at(xb, SEAT, q - dq), at(xb, SEAT, q + dq)
        t0, t1 = at(xt, 268, q - dq), at(xt, 268, q + dq)
        m = at(xt, 226, q)
        panel = clean(
            Polygon(curve(np.array([p0, t0, m, t1, p1]), [True, True, False, True, True], False, 8)).buffer(0)
        )
        lerp = lambda a, b, t: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        holes = []
        for k in range(3):
            u0, u1 = 0.14 + 0.27 * k, 0.14 + 0.27 * k + 0.17
            a, b = lerp(p0, p1, u0), lerp(p0, p1, u1)
            c, e = lerp(t0, t1, u0), lerp(t0, t1, u1)
            holes.append(
                rounded(
                    clean(Polygon([lerp(a, c, 0.2), lerp(a, c, 0.82), lerp(b, e, 0.82), lerp(b, e, 0.2)]).buffer(0)),
                    1.2,
                )
            )
        g = panel.difference(U(holes))
        sc.layer(g, wood_, z=6, cut=0.2, sh=0.45, rimop=0.5)
        rimlight(sc, g, -2 * side * -1, 1, "#bff0da", 0.5, c=(VX, VY), r=520)

    for q in (2.75, 2.05, 1.45):
        for side in (-1, 1):
            chair(side, q)
    # the chair at the far end
    fc = at(0, 0, 3.62)
    backf = clean(
        shape(
            f"{fc[0] - 25},{VY + 190}^ {fc[0] - 28},{VY + 106} {fc[0]},{VY + 92} {fc[0] + 28},{VY + 106} {fc[0] + 25},{VY + 190}^"
        )
    )
    slots = U([box(fc[0] - 17 + 12.6 * k, VY + 116, fc[0] - 8.5 + 12.6 * k, VY + 168) for k in range(3)])
    sc.layer(backf.difference(rounded(slots, 2)), "#4b665a", z=4, cut=0.2, sh=0.4)

    FAR = 3.4
    cloth = quad((-WIDE, TOP, 1), (WIDE, TOP, 1), (WIDE, TOP, FAR), (-WIDE, TOP, FAR))
    for side in (-1, 1):  # the falling sides
        p = []
        for k in range(25):
            q = 1 + (FAR - 1) * k / 24
            p.append(at(side * (WIDE + 10 * math.sin(k * 2.1)), TOP + 168 + 16 * math.sin(k * 1.3), q))
        drop = clean(Polygon([at(side * WIDE, TOP, FAR), at(side * WIDE, TOP, 1)] + p).buffer(0))
        sc.layer(drop, sc.lin([(0, "#7db5a0"), (1, "#1f5552")], 0, VY + 160, 0, VY + 640), z=5, cut=0.4)
    sc.layer(
        cloth,
        sc.rad([(0, "#fdf8dc"), (0.26, "#dcebcd"), (0.6, "#9ecbb3"), (1, "#5f9f90")], 400, 850, 430),
        z=8,
        cut=0.3,
        sh=0.5,
        wash=0.5,
    )
    # damask: fans that shrink with distance
    dam = []
    for i in range(-4, 5):
        for j in range(12):
            q = 1.05 + 0.2 * j
            x, y = at(i * 72 + (36 if j % 2 else 0), TOP, q)
            s = 1 / q
            dam += [
                limb(
                    [(x, y + 7 * s, 1.1 * s), (x + d * 9 * s, y - 1 * s, 1.6 * s), (x + d * 15 * s, y - 6 * s, 0.4)],
                    3,
                    3,
                )
                for d in (-1, -0.4, 0.4, 1)
            ]
    sc.flat(U(dam).intersection(cloth), "#f6fbe6", 0.4)
    runner = quad((-64, TOP, 1), (64, TOP, 1), (64, TOP, FAR), (-64, TOP, FAR))
    sc.layer(runner, sc.rad([(0, "#e79a84"), (0.5, "#c4705f"), (1, "#7d5a55")], 400, 850, 420), z=1.2, cut=0.3, sh=0.3)
    zig = []
    for sgn in (-1, 1):
        line = [at(sgn * (52 + (6 if k % 2 else -2)), TOP, 1 + (FAR - 1) * k / 70) for k in range(71)]
        zig.append(line)
    for line in zig:
        sc.stroke(line, "#fbe6c0", 1.3, 0.7)
    # front fall of the cloth with folds
    fr = [at(-WIDE, TOP, 1), at(WIDE, TOP, 1)]
    low = []
    for k in range(33):
        t = 1 - k / 32
        low.append(
            (
                fr[0][0] + (fr[1][0] - fr[0][0]) * t + 6 * math.sin(k),
                fr[0][1] + 150 + 17 * math.sin(k * 1.1) + (18 if k in (0, 32) else 0),
            )
        )
    front = clean(Polygon([*fr, *low]).buffer(0))
    sc.layer(
        front, sc.lin([(0, "#a9d2b8"), (0.3, "#6aa795"), (1, "#1d5350")], 0, fr[0][1], 0, fr[0][1] + 170), z=7, cut=0.4
    )
    folds = [
        limb(
            [
                (fr[0][0] + 18 + 46 * k, fr[0][1] + 6, 0.8),
                (fr[0][0] + 14 + 46 * k + 5 * (-1) ** k, fr[0][1] + 76, 5),
                (fr[0][0] + 16 + 46 * k, fr[0][1] + 150, 9),
            ],
            5,
        )
        for k in range(14)
    ]
    sc.flat(U(folds).intersection(front), "#0c2e33", 0.3, "multiply", 1)
    sc.flat(T(U(folds), 7, 0).intersection(front), "#e6f7dd", 0.16)
    rf = clean(
        Polygon(
            [at(-64, TOP, 1), at(64, TOP, 1), (462, fr[0][1] + 112), (400, fr[0][1] + 138), (338, fr[0][1] + 112)]
        ).buffer(0)
    )
    sc.layer(rf, sc.lin([(0, "#c4705f"), (1, "#6b3a3c")], 0, fr[0][1], 0, fr[0][1] + 140), z=2, cut=0.3)
    tass = [
        limb(
            [
                (338 + 6.2 * k, fr[0][1] + 112 + 26 * (1 - abs(k - 10) / 10), 1.6),
                (338 + 6.2 * k + math.sin(k), fr[0][1] + 128 + 26 * (1 - abs(k - 10) / 10), 1.0),
            ],
            2,
            3,
        )
        for k in range(21)
    ]
    sc.flat(U(tass), "#e9c98a", 0.9)

    # ------------------------------------------------------------------ covers

    def plate(x, q, light_only=False):
        px, py = at(x, TOP, q)
        r = 70 / q
        k = 0.36
        fill = "#f2f3dc" if light_only else mix("#dfeede", "#8fbfae", min(1, (q - 1) / 2.4) * 0.5)
        sc.layer(ellipse(px, py, r, r * k), fill, z=max(1, 3 / q), cut=0, wash=0, sh=0.5)
        sc.flat(
            ellipse(px, py, r * 0.9, r * k * 0.9).difference(ellipse(px, py, r * 0.84, r * k * 0.84)), "#b98a3a", 0.7
        )
        sc.flat(
            ellipse(px, py + r * 0.01, r * 0.66, r * k * 0.66),
            "#fffdf0" if light_only else mix(fill, "#1f5a55", 0.14),
            1,
        )
        return px, py, r, k

    def cutlery(x, q, side):
        s = 1 / q
        for dx, kind in ((-92, 0), (92, 1), (106, 2)):
            if side:
                p0, p1 = at(x - side * 26, TOP, q + 0.0027 * dx * 0.9), at(x + side * 52, TOP, q + 0.0027 * dx * 0.9)
            else:
                p0, p1 = at(dx, TOP, q - 0.08), at(dx * 0.99, TOP, q + 0.1)
            sc.layer(limb([(*p0, 3.6 * s), (*p1, 2.4 * s)], 1), "#cbb87a", z=1, cut=0, wash=0, fibre=0, sh=0.45)
            if kind == 0:
                sc.layer(ellipse(*p1, 4.4 * s, 5.5 * s), "#cbb87a", z=0.8, cut=0, wash=0, fibre=0)

    def glass(x, q):
        px, py = at(x, TOP, q)
        s = 1 / q
        bowl = shape(
            f"{px - 15 * s},{py - 78 * s}^ {px + 15 * s},{py - 78 * s}^ {px + 17 * s},{py - 56 * s} {px + 8 * s},{py - 38 * s} {px},{py - 34 * s} {px - 8 * s},{py - 38 * s} {px - 17 * s},{py - 56 * s}"
        )
        st = U(limb([(px, py - 36 * s, 3 * s), (px, py - 4 * s, 3 * s)], 1), ellipse(px, py - 2 * s, 13 * s, 4 * s))
        sc.layer(U(bowl, st), "#d6f0e2", z=1.5, cut=0, wash=0, fibre=0, op=0.55, sh=0.3, rimop=0.8)
        sc.flat(ellipse(px, py - 78 * s, 15 * s, 3.4 * s), "#f7fff2", 0.5)
        # in this room it is the air that lies in the glass
        sc.flat(ellipse(px, py - 60 * s, 9 * s, 8 * s), "#f7fff2", 0.6)

    def dish(px, py, r, k):
        """A shell, a star or a bit of coral for the guests who have not come."""
        if k == 0:
            g = star(px, py - r * 0.1, r * 0.44, 5, 0.42, 0.3)
            sc.layer(T(rounded(g, r * 0.06), 0, 0, 1, sy=0.62, o=(px, py)), "#d98d6a", z=2, cut=0, wash=0, fibre=0)
        elif k == 1:
            g = shape(
                f"{px - r * 0.4},{py}^ {px - r * 0.34},{py - r * 0.34} {px},{py - r * 0.46} {px + r * 0.34},{py - r * 0.34} {px + r * 0.4},{py}^ {px},{py + r * 0.1}"
            )
            sc.layer(g, "#e9c4ae", z=2, cut=0, wash=0, fibre=0)
            sc.flat(
                U(
                    [
                        limb(
                            [(px, py + r * 0.02, 0.6), (px + r * 0.36 * d, py - r * (0.42 - 0.22 * abs(d)), r * 0.035)],
                            2,
                        )
                        for d in (-0.8, -0.4, 0, 0.4, 0.8)
                    ]
                ),
                "#a86a5c",
                0.7,
            )
        else:
            br = [
                limb(
                    [
                        (px, py, r * 0.1),
                        (px + d * r * 0.2, py - r * 0.28, r * 0.08),
                        (px + d * r * 0.42, py - r * (0.52 - 0.1 * abs(d)), r * 0.04),
                    ],
                    4,
                )
                for d in (-1, -0.4, 0.3, 0.9)
            ]
            sc.layer(fillet(U(br), r * 0.05), "#cf6f6d", z=2, cut=0, wash=0, fibre=0)

    n = 0
    plate(0, 3.2)
    for q in (2.75, 2.05, 1.45):
        for side in (-1, 1):
            x = side * 218
            px, py, r, _ = plate(x, q)
            cutlery(x, q, side)
            dish(px, py, r, n % 3)
            glass(side * 128, q + 0.06)
            n += 1

    # candlesticks with upright flames; bubbles instead of smoke
    flames = []

    def candlestick(q, s0):
        px, py = at(0, TOP, q)
        s = s0 / q
        foot = shape(
            f"{px - 34 * s},{py + 4 * s}^ {px - 28 * s},{py - 8 * s} {px - 8 * s},{py - 14 * s} {px - 5 * s},{py - 60 * s} {px - 9 * s},{py - 72 * s} {px - 4 * s},{py - 84 * s} {px - 5 * s},{py - 130 * s} {px + 5 * s},{py - 130 * s} {px + 4 * s},{py - 84 * s} {px + 9 * s},{py - 72 * s} {px + 5 * s},{py - 60 * s} {px + 8 * s},{py - 14 * s} {px + 28 * s},{py - 8 * s} {px + 34 * s},{py + 4 * s}^ {px},{py + 10 * s}"
        )
        armsg = U(
            *[
                limb(
                    [
                        (px, py - 92 * s, 8 * s),
                        (px + d * 34 * s, py - 84 * s, 6 * s),
                        (px + d * 56 * s, py - 100 * s, 5 * s),
                        (px + d * 56 * s, py - 118 * s, 6 * s),
                    ],
                    6,
                )
                for d in (-1, 1)
            ]
        )
        cups = U(
            *[
                shape(
                    f"{px + x * s - 13 * s},{py + (y - 8) * s}^ {px + x * s + 13 * s},{py + (y - 8) * s}^ {px + x * s + 7 * s},{py + (y + 4) * s} {px + x * s - 7 * s},{py + (y + 4) * s}"
                )
                for x, y in ((-56, -118), (0, -132), (56, -118))
            ]
        )
        sc.layer(
            fillet(U(foot, armsg, cups), 2 * s),
            sc.lin([(0, "#e3b85e"), (0.5, "#b98a3a"), (1, "#6e4f24")], px - 60 * s, 0, px + 60 * s, 0),
            z=5 / q + 1,
            cut=0,
            sh=0.5,
            rimop=0.6,
        )
        for x, y, hh in ((-56, -126, 52), (0, -140, 66), (56, -126, 52)):
            cx, cy = px + x * s, py + y * s
            sc.layer(
                shape(
                    f"{cx - 7 * s},{cy + 2 * s}^ {cx - 6.4 * s},{cy - hh * s}^ {cx + 6.4 * s},{cy - (hh + 2) * s}^ {cx + 7 * s},{cy + 2 * s}^"
                ),
                "#f7efcf",
                z=2,
                cut=0,
                wash=0,
                fibre=0,
            )
            fy = cy - (hh + 3) * s
            fl = shape(
                f"{cx},{fy + 2 * s} {cx - 7 * s},{fy - 7 * s} {cx - 5 * s},{fy - 19 * s} {cx},{fy - 36 * s}^ {cx + 5 * s},{fy - 19 * s} {cx + 7 * s},{fy - 7 * s}"
            )
            flames.append((cx, fy - 14 * s, s))
            sc.flat(fl, sc.lin([(0, "#fffbe6"), (1, "#ffd679")], 0, fy - 36 * s, 0, fy), 1)
            sc.flat(ellipse(cx, fy - 4 * s, 2.4 * s, 4 * s), "#7fb0c0", 0.8)
            sc.glow(cx, fy - 14 * s, 92 * s + 20, "#ffe9a8", 0.72)
            bubbles(cx, fy - 44 * s, max(4, int(8 * s)), 120 * s + 40, 2.2, 1.2 * s + 0.4, 3.6 * s)

    candlestick(2.62, 1.0)
    candlestick(1.62, 1.0)
    # the eighth cover
    px, py, r, k = plate(0, 1.12, True)
    cutlery(0, 1.12, 0)
    glass(152, 1.2)
    sc.flat(ellipse(px, py, r * 0.78, r * k * 0.78), "#fffef4", 1)
    beam = Polygon([(px - r * 0.72, py), (px + r * 0.72, py), (px + r * 0.98, py - 210), (px - r * 0.98, py - 210)])
    sc.flat(
        beam,
        sc.lin([(0, "#fffbe0", 0.75), (0.5, "#fffbe0", 0.2), (1, "#fffbe0", 0)], 0, py, 0, py - 200),
        0.8,
        "screen",
        6,
    )
    sc.glow(px, py, 210, "#fff6cc", 0.95, sy=0.62)
    sc.glow(px, py - 6, 110, "#fffdf0", 0.95, sy=0.5)
    nap = shape(
        f"{px - 232},{py + 36}^ {px - 190},{py + 18} {px - 168},{py - 6}^ {px - 150},{py + 14} {px - 118},{py + 24}^ {px - 140},{py + 40} {px - 146},{py + 62}^ {px - 180},{py + 48}"
    )
    sc.layer(nap, "#f3e9d0", z=2, cut=0.3)
    sc.flat(
        U(
            limb([(px - 168, py + 2, 0.6), (px - 172, py + 24, 2), (px - 150, py + 54, 0.6)], 4),
            limb([(px - 216, py + 34, 0.6), (px - 186, py + 32, 2), (px - 170, py + 24, 0.6)], 4),
            limb([(px - 126, py + 26, 0.6), (px - 150, py + 28, 1.6), (px - 166, py + 22, 0.6)], 4),
        ),
        "#9a8f76",
        0.6,
    )
    # one guest is early: a fish with a napkin
    gx, gy = at(388, 424, 1.45)
    fish_ = T(small_fish(104), gx, gy, 1, flip=True, rot=4)
    sc.layer(fish_, sc.rad([(0, "#f2b79a"), (1, "#b05f5a")], gx - 50, gy - 20, 110), z=6, cut=0.2)
    scales = [
        limb(
            [
                (gx - 26 + 13 * i + (6 if j % 2 else 0), gy - 8 + 8 * j, 0.5),
                (gx - 21 + 13 * i + (6 if j % 2 else 0), gy - 4 + 8 * j, 1.4),
                (gx - 26 + 13 * i + (6 if j % 2 else 0), gy + 0 + 8 * j, 0.5),
            ],
            4,
        )
        for i in range(5)
        for j in range(3)
    ]
    sc.flat(U(scales).intersection(fish_.buffer(-3)), "#7a3a3c", 0.6)
    sc.flat(ellipse(gx - 34, gy - 5, 5.4), "#fbf3dc")
    sc.flat(ellipse(gx - 35, gy - 4.4, 2.8), "#1c1a1c")
    bib = shape(
        f"{gx - 40},{gy + 8}^ {gx - 22},{gy + 13} {gx - 8},{gy + 14}^ {gx - 12},{gy + 38} {gx - 28},{gy + 46} {gx - 42},{gy + 32}"
    )
    sc.layer(bib, "#fdf8e6", z=2, cut=0.2, wash=0)
    sc.layer(
        U(
            shape(f"{gx - 4},{gy - 18}^ {gx + 10},{gy - 30} {gx + 14},{gy - 20}^"),
            limb([(gx - 30, gy + 10, 4), (gx - 14, gy - 4, 4), (gx - 4, gy - 18, 4)], 5),
        ),
        "#fdf8e6",
        z=1.4,
        cut=0,
        wash=0,
    )

    # ------------------------------------------------------------------ the chair that has just been pushed back
    w0 = sc.lin([(0, "#2a2320"), (0.5, "#171f20"), (1, "#0a1c1f")], 0, 950, 0, 1200)
    K = lambda g: T(g, 628, 1130, 1.06, rot=9)
    rail = shape(
        "-168,-196^ -150,-232 -96,-238 -46,-252 0,-264 46,-252 96,-238 150,-232 168,-196^ 120,-186 60,-176 0,-172 -60,-176 -120,-186"
    )
    posts = U(limb("-156,-206,30 -150,-60,28 -140,140,30"), limb("156,-206,30 150,-60,28 140,140,30"))
    splat = shape(
        "-34,-186^ -46,-140 -22,-104 -42,-64 -28,-6 -44,46^ 44,46^ 28,-6 42,-64 22,-104 46,-140 34,-186^"
    ).difference(U(ellipse(0, -140, 12, 18), shape("0,-92 14,-64 0,-34 -14,-64"), ellipse(0, -2, 10, 16)))
    spind = U([limb([(x, -186, 11), (x * 0.98, -100, 8), (x * 0.96, 50, 12)], 4) for x in (-108, -74, 74, 108)])
    knobs = U(ellipse(-160, -226, 20, 22), ellipse(160, -226, 20, 22))
    crest = U(
        shape("-78,-240^ -46,-262 -24,-266 -12,-282 0,-288 12,-282 24,-266 46,-262 78,-240^ 0,-226"),
        ellipse(-44, -252, 12),
        ellipse(44, -252, 12),
    )
    lower = shape("-150,36^ 150,36^ 150,64 -150,64^")
    ch = K(fillet(U(rail, posts, splat, spind, knobs, crest, lower), 5))
    sc.layer(ch, w0, z=18, cut=0.5, sh=0.6, rimop=0.5)
    rimlight(sc, ch, 4, 4, "#ffe9b0", 0.75, c=(400, 900), r=460)
    carve = U(
        limb("-120,-206,0.8 -60,-214,4 0,-226,4 60,-214,4 120,-206,0.8", 8),
        limb("-26,-170,0.6 -30,-140,2.4 -12,-104,2 -28,-64,2.4 -18,-6,1"),
        limb("26,-170,0.6 30,-140,2.4 12,-104,2 28,-64,2.4 18,-6,1"),
    )
    sc.flat(K(carve), "#6f8a72", 0.5)
    # it has stirred the sand
    S = sc.stream("silt")
    sc.flat(
        U(
            [
                ellipse(S.uniform(430, 800), S.uniform(1090, 1200), S.uniform(14, 44), S.uniform(6, 16))
                for _ in range(16)
            ]
        ),
        "#8fc0a6",
        0.14,
        "screen",
        9,
    )

    # ------------------------------------------------------------------ kelp in three sheets
    Kp = sc.stream("kelp")
    for x, y, h, w, lean, c in (
        (30, 780, 420, 30, -0.02, "#2f7468"), (786, 760, 400, 30, 0.03, "#2f7468"), (100, 810, 260, 24, -0.10, "#2a6a60"), (706, 800, 250, 22, 0.12, "#2a6a60"),
        (-20, 1080, 860, 46, 0.03, "#164a48"), (818, 1060, 820, 46, -0.03, "#164a48"),
        (-30, 1260, 1060, 62, 0.02, "#092a2f"), (842, 1270, 960, 62, -0.01, "#092a2f"), (96, 1270, 430, 50, -0.12, "#092a2f"),
    ):  # fmt: skip
        g = kelp(Kp, x, y, h, w, lean)
        sc.layer(
            g, sc.near(mix(c, "#8fd0bd", 0.12), c, 620), z=8 if w < 40 else 14, cut=0.3, sh=0.45, rimop=0.4, wash=0.7
        )
    bubbles(232, 1120, 9, 420, 10, 3, 7)
    bubbles(596, 1000, 5, 300, 8, 2, 5)
    motes = [ellipse(R.uniform(0, 800), R.uniform(60, 1180), R.uniform(0.7, 2.0)) for _ in range(160)]
    sc.flat(U(motes), "#e6fbe6", 0.4)
    sc.vignette("#031216", 0.44, 400, 620, 900, 0.5)
    sc.finish()
    return sc
