"""murmuration: which of the two hands gave the sign?"""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon, box

from cards.studio.papercut import *  # noqa: F403

# low light #fbf7d8, lemon mist #ebe59c, lime dusk #b9bf7a, olive slate #5d6444, stubble #7d6a3c, bird ink #262b25
SX, SY = 330.0, 1012.0  # the sun, half under the horizon
HORIZON = 1016.0
FEET = (330.0, 1062.0)  # where she stands, on a bale
TALL = 0.66  # her scale; 1 is 200 units
FLOCK = 7200  # birds that make the hand
STRAYS = 420  # birds that have left its edge

# the hand in the sky, seen from its back: bones as (x, y, width) from root to tip
BONES: dict[str, list[tuple[float, float, float]]] = {
    "thumb": [(404, 742, 128), (318, 668, 104), (238, 606, 78), (182, 540, 62), (158, 486, 46)],
    "index": [(376, 560, 92), (338, 432, 80), (300, 330, 70), (286, 262, 60), (290, 206, 42)],
    "middle": [(446, 520, 94), (428, 376, 84), (408, 250, 74), (404, 170, 62), (412, 108, 42)],
    "ring": [(518, 530, 90), (528, 392, 80), (538, 276, 70), (548, 206, 58), (562, 152, 40)],
    "little": [(584, 580, 80), (628, 470, 66), (662, 388, 56), (690, 334, 48), (718, 296, 34)],
    "wrist": [
        (488, 720, 176),
        (514, 800, 142),
        (552, 862, 104),
        (606, 908, 74),
        (676, 938, 52),
        (744, 950, 36),
        (812, 952, 22),
    ],
}
PALM = "356,566 352,640 376,726 430,786 548,800 582,720 612,600 596,556 540,508 470,494 400,516"
STARLING = [(6, 0), (2.4, -1.5), (0.6, -3.0), (-4.4, -9.0), (-2.6, -2.2), (-6.4, -1.5), (-6.4, 1.5), (-2.6, 2.2), (-4.4, 9.0), (0.6, 3.0), (2.4, 1.5)]  # fmt: skip


def great_hand() -> Any:
    """Its outline: a hand lifted as a conductor lifts it for the next bar."""
    return fillet(U(shape(PALM), *[limb(b, 10) for b in BONES.values()]), 9)


def _grain() -> tuple[Any, Any]:
    """Points along all bones and the direction of each, so that every bird flies with its finger."""
    at, way = [], []
    for b in BONES.values():
        c = curve(np.array(b), n=12)[:, :2]
        at.append(c[:-1])
        way.append(np.diff(c, axis=0))
    return np.vstack(at), np.vstack(way)


def flock(sc: Scene, hand: Any) -> list[tuple[float, float, float, float, int]]:
    """(x, y, heading, size, depth 0 far .. 2 near) of each bird, thick in the palm, dust at the wrist."""
    r = np.random.default_rng(20260)
    at, way = _grain()
    x0, y0, x1, y1 = hand.bounds
    out = []
    shapely.prepare(hand)
    rim = hand.boundary
    knuckles = [BONES[k][i] for k in ("index", "middle", "ring", "little") for i in (0, 2)]
    while len(out) < FLOCK:
        xy = np.c_[r.uniform(x0, x1, 4000), r.uniform(y0, y1, 4000)]
        keep = shapely.contains_xy(hand, xy[:, 0], xy[:, 1])
        xy = xy[keep]
        d = shapely.distance(rim, shapely.points(xy))
        fade = np.where(xy[:, 1] > 760, np.clip((1080 - xy[:, 1]) / 320, 0.3, 1), 1)
        near_knuckle = np.max(
            [np.exp(-((np.hypot(xy[:, 0] - k[0], xy[:, 1] - k[1]) / 42) ** 2)) for k in knuckles], axis=0
        )
        dark_side = ~shapely.contains_xy(hand, xy[:, 0] + 26, xy[:, 1] - 10)  # away from the sun
        lit_side = ~shapely.contains_xy(hand, xy[:, 0] - 20, xy[:, 1] + 12)
        p = fade * (0.44 + 0.3 * np.exp(-(((d - 6) / 7) ** 2)) + 0.3 * near_knuckle + 0.42 * dark_side - 0.2 * lit_side)
        for (x, y), take, shady in zip(xy, r.random(len(xy)) < p, dark_side, strict=True):
            if take:
                i = int(np.argmin(np.hypot(at[:, 0] - x, at[:, 1] - y)))
                a = math.atan2(way[i][1], way[i][0]) + r.normal(0, 0.42)
                if y > 800:
                    a += math.pi if r.random() < 0.2 else 0
                depth = int(r.choice(3, p=(0.12, 0.38, 0.5) if shady else (0.36, 0.38, 0.26)))
                out.append((x, y, a, (0.5, 0.72, 1.0)[depth] * r.uniform(0.75, 1.2), depth))
    return out[:FLOCK]


def bird_at(x: float, y: float, a: float, s: float, squeeze: float) -> Polygon:
    """One starling from above; squeeze is how much of its wings we see."""
    c, n = math.cos(a), math.sin(a)
    return Polygon([(x + s * (u * c - v * squeeze * n), y + s * (u * n + v * squeeze * c)) for u, v in STARLING])


def draw_sky(sc: Scene) -> None:
    """From the sun upwards: cream, lemon, lime, olive."""
    stops = [
        (0, "#fffbe2"),
        (0.1, "#fbe9ac"),
        (0.24, "#f1dc94"),
        (0.42, "#d9d68e"),
        (0.66, "#a3ab70"),
        (0.88, "#66714d"),
        (1, "#4a533d"),
    ]
    sc.backdrop(sc.rad(stops, SX, SY, 1130))
    r = sc.stream("streaks")
    for x, y, w, h in ((30, 66, 420, 26), (740, 96, 380, 22), (740, 470, 380, 40), (40, 640, 420, 46), (690, 760, 400, 34), (90, 850, 420, 30), (520, 905, 420, 22)):  # fmt: skip
        g = scroll_cloud(r, x, y, w, h, 3, 0.2)
        lit = mix("#8f9860", "#f6f0bd", min(1.0, max(0.0, (y - 40) / 860)))
        sc.layer(g, sc.near(light(lit, 0.25), lit, 700), z=5, sh=0.16, op=0.62, cut=0.4, rim="#fffbe2", rimop=0.6)
    sc.layer(ellipse(SX, SY, 96), "#fffef4", z=5, sh=0.3, shc="#d9a24a", cut=0, wash=0.2, fibre=0)
    for radius, op in ((150, 0.2), (250, 0.13), (380, 0.1)):
        sc.flat(ellipse(SX, SY, radius), "#fff8cf", op, "screen")
    sc.glow(SX, SY, 430, "#ffe9a6", 0.7)


def draw_birds(sc: Scene) -> None:
    """The hand of birds."""
    hand = great_hand()
    sky_box = box(0, 0, 800, 930)
    sc.flat(hand.intersection(sky_box), "#6a7048", 0.3, "multiply", 12)
    r = np.random.default_rng(7)
    birds = flock(sc, hand)
    inks = ("#646c46", "#363d30", "#1d2220")
    for depth, ink in enumerate(inks):
        own = [bird_at(x, y, a, s, r.uniform(0.35, 1.0)) for x, y, a, s, d in birds if d == depth]
        if depth < 2:
            ink_paths(sc, own, ink)
        else:
            sc.layer(MultiPolygon(own[:900]).buffer(0), ink, z=2.6, cut=0, fibre=0, wash=0, sh=0.32, rim="#f6efb4", rimop=0.42, rimw=0.6)  # fmt: skip
            ink_paths(sc, own[900:], ink)
    edge = along(np.array(hand.exterior.coords), STRAYS)
    loose = []
    for x, y in edge:
        k = abs(r.normal(0, 15)) + 2
        a = r.uniform(0, 2 * math.pi)
        if y < 980:
            loose.append(
                bird_at(
                    x + k * math.cos(a),
                    y + k * math.sin(a),
                    r.uniform(0, 6.28),
                    r.uniform(0.35, 0.75),
                    r.uniform(0.4, 1),
                )
            )
    for _ in range(90):
        x, y = r.normal(460, 210), r.normal(460, 260)
        if 0 < y < 900:
            loose.append(bird_at(x, y, r.uniform(0, 6.28), r.uniform(0.3, 0.6), r.uniform(0.4, 1)))
    ink_paths(sc, loose, "#4c553d")
    near = []
    for _ in range(46):
        x, y = r.uniform(560, 800), r.normal(930, 34)
        near.append(bird_at(x, y, r.normal(3.6, 0.7), r.uniform(1.1, 2.2), r.uniform(0.3, 1)))
    ink_paths(sc, [b for b in near if b.centroid.y < 985], "#1d2220")
    sc.layer(bird_at(176, 806, 0.62, 1.5, 0.9), "#23282a", z=2, cut=0, fibre=0, wash=0)  # one flies against them all


def ink_paths(sc: Scene, shapes: list[Polygon], ink: str) -> None:
    """Many small shapes as one path; overlaps stay filled."""
    d = "".join("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in p.exterior.coords[:-1]) + "Z" for p in shapes)
    sc.raw(f'<path d="{d}" fill="{ink}"/>')


def draw_land(sc: Scene) -> None:
    """Ridges, a village, the wood where the wrist comes from, rows of stubble that run into the sun."""
    r = sc.stream("land")
    far, _ = land(r, [(-40, 984), (120, 972), (300, 992), (520, 968), (700, 980), (840, 966)], 3)
    sc.layer(far, sc.near("#fbe6a4", "#a9a76c", 520), z=5, sh=0.14, cut=0.4, rim="#fffbe2", rimop=0.5)
    hill, top = land(r, [(-40, 996), (140, 1000), (330, 1008), (520, 994), (700, 984), (840, 990)], 3)
    roofs = []
    for x, w, h in ((112, 15, 9), (128, 12, 7), (143, 16, 10), (162, 12, 8), (176, 14, 7), (94, 11, 6)):
        y = y_at(top, x) + 2
        roofs += [
            box(x - w / 2, y - h, x + w / 2, y + 4),
            Polygon([(x - w / 2 - 2, y - h), (x, y - h - w * 0.6), (x + w / 2 + 2, y - h)]),
        ]
    ty = y_at(top, 151) + 2
    roofs += [box(147, ty - 24, 155, ty), Polygon([(145, ty - 24), (151, ty - 52), (157, ty - 24)])]
    sc.layer(U(roofs), "#8d9160", z=3, sh=0.2, cut=0, fibre=0, rim="#fffbe2", rimop=0.7)
    sc.layer(hill, sc.near("#eed68a", "#7f8050", 480), z=6, sh=0.2, cut=0.5, rim="#fffbe2", rimop=0.6)
    wood = []
    for _ in range(46):
        x = r.uniform(610, 860)
        h = r.uniform(20, 44) * (0.5 + 0.5 * min(1, (x - 600) / 120))
        wood.append(ellipse(x, y_at(top, min(x, 836)) + 10 - h * 0.5, h * r.uniform(0.3, 0.5), h * 0.6))
    sc.layer(
        rounded(fillet(U(wood), 3), 2),
        sc.near("#9c9a5c", "#4a5338", 520),
        z=5,
        sh=0.25,
        cut=0.6,
        rim="#f9f2ba",
        rimop=0.6,
    )
    for x, h in ((36, 54), (58, 66), (470, 30), (484, 38), (498, 32), (560, 42)):
        sc.layer(
            poplar(r, x, y_at(top, x) + 12, h, h * 0.22),
            sc.near("#9c9a5c", "#59623f", 420),
            z=4,
            sh=0.2,
            cut=0.1,
            rim="#fffbe2",
            rimop=0.6,
        )


def draw_field(sc: Scene) -> None:
    """Stubble in rows, every row a sheet with a lit edge."""
    field, _ = land(sc.stream("field"), [(-40, 1022), (200, HORIZON + 4), (420, HORIZON + 4), (840, 1020)], 2)
    sc.layer(field, sc.rad([(0, "#fff0b0"), (0.16, "#e6c26c"), (0.5, "#9a7d3e"), (1, "#4a4429")], SX, HORIZON, 560), z=6, sh=0.25, cut=0.4, rim="#fffbe2", rimop=0.7)  # fmt: skip
    r = sc.stream("rows")
    rows, lights = [], []
    for k in range(-26, 34):
        x = SX + k * 64 + r.uniform(-6, 6)
        u = SX + k * 5.2
        rows.append(Polygon([(u, HORIZON + 8), (u + 1.4, HORIZON + 8), (x + 34, 1260), (x, 1260)]))
        lights.append(Polygon([(u + 1.6, HORIZON + 8), (u + 2.0, HORIZON + 8), (x + 42, 1260), (x + 35, 1260)]))
    sc.flat(U(rows).intersection(field), "#5c5230", 0.4, "multiply")
    sc.flat(U(lights).intersection(field), "#fff0b0", 0.4, "screen")
    cut = []
    for _ in range(900):
        t = r.random() ** 0.6
        y = HORIZON + 12 + 180 * t
        x = r.uniform(-20, 820)
        h = 2 + 11 * t
        cut.append(limb([(x, y, 0.4 + 1.3 * t), (x + r.uniform(-2, 2) * t, y - h, 0.3 + 0.6 * t)], 1, 2))
    ink_paths(sc, [p for g in cut for p in polys(g)], "#5a4f2c")


def bale(sc: Scene, x: float, y: float, k: float) -> None:
    """A round bale with its shadow, which runs away from the sun."""
    dx = (x - SX) * 0.55
    shade = Polygon([(x - 26 * k, y), (x + 26 * k, y), (x + 30 * k + dx, y + 120 * k), (x - 30 * k + dx, y + 120 * k)])
    sc.flat(shade, sc.lin([(0, "#3a3a22", 0.75), (1, "#3a3a22", 0)], x, y, x + dx, y + 120 * k), 1, "multiply", 1.5)
    side = -1 if x < SX else 1
    roll = U(
        box(x - 24 * k, y - 34 * k, x + 24 * k, y),
        ellipse(x - 24 * k, y - 17 * k, 9 * k, 17 * k),
        ellipse(x + 24 * k, y - 17 * k, 9 * k, 17 * k),
    )
    sc.layer(roll, sc.near("#cdb468", "#5a5130", 420), z=4, sh=0.3, cut=0.3, rim="#fff3bd", rimop=0.9, rimw=1.2)
    end = ellipse(x + side * 24 * k, y - 17 * k, 9 * k, 17 * k)
    sc.layer(end, sc.near("#8a7844", "#3f3a24", 420), z=1, sh=0.2, cut=0, fibre=0, rim="#fff3bd", rimop=0.5)
    sc.flat(spiral(x + side * 24 * k, y - 17 * k, 7 * k, 2.2, 0.9), "#2f2c1c", 0.7)


def draw_conductor(sc: Scene) -> None:
    """Nineteen, in a borrowed tailcoat, from behind, on a bale; the stand before her carries a nest."""
    x, y = FEET
    for d in (-1, 1):  # two long legs of shadow
        sc.flat(Polygon([(x + d * 6 - 4, y), (x + d * 6 + 4, y), (x + d * 34 + 16, 1230), (x + d * 34 - 16, 1230)]), "#34341f", 0.4, "multiply", 2)  # fmt: skip
    s = TALL
    sx = x + 46
    stand = U(
        limb([(sx, y - 4, 2.6), (sx, y - 70, 2.2)], 1),
        limb([(sx - 12, y, 2), (sx, y - 16, 2), (sx + 12, y, 2)], 1),
        Polygon([(sx - 17, y - 66), (sx + 17, y - 70), (sx + 20, y - 92), (sx - 20, y - 88)]),
    )
    sc.layer(stand, "#2b2c22", z=2, sh=0.3, cut=0, fibre=0, rim="#fff8d0", rimop=0.9)
    n = T(nest("#6a5a34", 30, 2, "#cfd6b0"), sx, y - 84, 1)
    put(sc, n, z=1.4)
    pose = FRONT["wave"].but(
        foot_a=(-0.1, 0), foot_b=(0.1, 0), hand_a=(-0.62, 0.5), lean=5, nod=-6, grip_b="open", grip_a="open"
    )
    coat = dress("suit", "#26281f", "#20221b", "#3a3a2a").but(
        skirt=0.16, pad=7, shoes="shoes", collar=None, buttons=None
    )
    p = person(19, "back", pose, coat, "#7a4a2c", "afro", "#1f1a14", "calm", reach_b=(44, -240), big_head=1.06)
    p = T(p, x, y, s)
    tails = [
        shape(
            f"{x + d * 4},{y - 74}^ {x + d * 15},{y - 74}^ {x + d * 16},{y - 46} {x + d * 12},{y - 22}^ {x + d * 5},{y - 46}"
        )
        for d in (-1, 1)
    ]
    put(sc, p, z=1.6, rim=(0.2, 1.4, "#fff6c4", 0.9), cast=4)
    for t in tails:
        sc.layer(t, "#1d1f18", z=0.8, cut=0, fibre=0, rimop=0, edge=0)
    hx, hy = p.at("hand_b.hold")
    sc.glow(hx, hy, 60, "#fff8d0", 0.8)


def draw_near(sc: Scene) -> None:
    """Grasses and teasels against the light, cropped by the card."""
    r = sc.stream("near")
    bank_, top = land(r, [(-40, 1128), (90, 1150), (260, 1186), (430, 1192), (620, 1170), (760, 1132), (840, 1116)], 4)
    blades = U(
        grass(r, -30, 270, lambda v: y_at(top, v) + 6, 92, 90, 0.2, 3.4, 0.3),
        grass(r, 520, 840, lambda v: y_at(top, v) + 6, 100, 100, -0.2, 3.4, 0.3),
        grass(r, 200, 560, lambda v: y_at(top, v) + 6, 34, 80, 0.0, 2.6),
    )
    sc.layer(U(bank_, blades), sc.near("#5c5a34", "#22261d", 520), z=12, sh=0.4, cut=0.2, rim="#f6eeb0", rimop=0.5)
    for x, h, lean in ((58, 250, 8), (104, 196, -10), (742, 270, -10), (700, 200, 10), (778, 214, 4)):
        y = y_at(top, x) + 10
        stalk = limb([(x, y, 4), (x + lean * 0.4, y - h * 0.5, 3), (x + lean, y - h, 2)], 5)
        heads = []
        for q, d in ((1.0, 0), (0.78, -20), (0.7, 22)):
            hx, hy = x + lean * q + d, y - h * q - (16 if d else 0)
            heads.append(ellipse(hx, hy - 12, 8, 15))
            heads += [
                limb(
                    [
                        (hx + 7 * math.cos(a), hy - 12 + 13 * math.sin(a), 1.6),
                        (hx + 13 * math.cos(a), hy - 12 + 21 * math.sin(a), 0.4),
                    ],
                    1,
                    2,
                )
                for a in np.linspace(0, 6.28, 17)[:-1]
            ]
            heads += [
                limb([(hx + e * 6, hy + 3, 1.6), (hx + e * 15, hy - 8, 1.2), (hx + e * 17, hy - 26, 0.4)], 4)
                for e in (-1, 1)
            ]
            if d:
                heads.append(
                    limb([(x + lean * (q - 0.12), y - h * (q - 0.12), 2.4), (hx - d * 0.2, hy + 16, 2), (hx, hy, 2)], 4)
                )
        sc.layer(
            U(stalk, heads),
            sc.near("#4c4c2e", "#1f231c", 520),
            z=9,
            sh=0.35,
            cut=0,
            fibre=0.05,
            rim="#f6eeb0",
            rimop=0.7,
        )
    bx, by = 448, 1172
    sc.layer(ellipse(bx, by, 8, 6.4), "#1d1f1c", z=2, cut=0, fibre=0, rim="#f6eeb0", rimop=0.9)
    sc.flat(U([ellipse(bx + a, by + b, 1.1, 0.9) for a in (-2.4, 2.4) for b in (-1.6, 1.6)]), "#a9a06a")


def draw() -> Scene:
    """Both hands are up."""
    sc = Scene("murmuration", light=(SX, SY, 240), shadow="#23271b", bg="#b9bf7a")
    draw_sky(sc)
    draw_birds(sc)
    draw_land(sc)
    draw_field(sc)
    for x, y, k in ((560, 1046, 0.5), (196, 1052, 0.55), (676, 1076, 0.95), (88, 1086, 1.0), (470, 1032, 0.3)):
        bale(sc, x, y, k)
    bale(sc, FEET[0], FEET[1] + 30, 0.98)
    sc.veil([(0, "#f6eaa0", 0), (0.5, "#f6eaa0", 0.22), (1, "#f6eaa0", 0)], 0, 930, 0, 1090)
    draw_conductor(sc)
    draw_near(sc)
    sc.vignette("#20241a", 0.36, SX + 40, 640, 960)
    sc.finish()
    return sc
