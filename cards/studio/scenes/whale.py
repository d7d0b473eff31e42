"""A humpback rises out of the flooded streets of a town; a child on the tip of its snout reaches for a key on a hook.

Palette: midnight #0b1140, ultramarine #26347e, tide #2f6f88, roof coral #b9564a, moon cream #fff1cb, key gold #f5c65a.
Light: the key. Planes: sky / far roofs / far flipper / whale and child / near flipper / water / near roofs that lean away.
"""

from __future__ import annotations

import math

import numpy as np

from cards.studio.papercut import *
from cards.studio.papercut.humpback import TIP, WATER, draw_humpback, flipper
from cards.studio.papercut.tiptoe_child import child
from cards.studio.papercut.torn_paper import torn

KX, KY = 636.0, 164.0  # the key on its hook
GOLD = "#ffdf9a"
CHILD = 0.86  # its size

WALLS = ("#f2c97e", "#e48a62", "#8fc0b4", "#dca0a4", "#f2e0b4", "#b4c48a", "#c98aa8", "#e8ac54")
ROOFS = ("#cf5a48", "#3f86a0", "#96487a", "#d97f3c", "#5a70b4", "#b44a5c", "#3f9488")


def row(
    sc: Scene, name: str, spec: tuple[tuple[float, float, float, float, str, float], ...], z: float, dim: float
) -> None:
    """Houses (x, base y, width, wall height, kind, tilt in degrees), nearer ones later; dim: how much night is on them."""
    r = sc.stream(name)
    for k, (x, y, w, h, kind, tilt) in enumerate(spec):
        d = math.hypot(x - KX, y - h - KY)
        night = min(0.74, dim + max(0.0, (d - 600) / 2200))
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
            glow=0.95,
            gs=40,
        )
        rf = hs.get("roof")
        if rf is not None:
            rimlight(sc, rf, (-2 if x < KX else 2), 3, GOLD, 0.55, 1.2, r=1100)


FAR = (
    (24, 950, 60, 74, "gable", -3),
    (84, 958, 54, 100, "tower", -2),
    (146, 962, 66, 60, "step", -4),
    (704, 954, 62, 70, "step", 4),
    (764, 948, 54, 104, "tower", 3),
)
MIDDLE = (
    (40, 1098, 100, 124, "gable", -7),
    (140, 1106, 84, 84, "step", -9),
    (684, 1104, 88, 88, "gable", 9),
    (778, 1096, 92, 128, "step", 6),
)
NEAR = (
    (0, 1226, 130, 116, "step", -6),
    (128, 1232, 120, 84, "gable", -7),
    (252, 1240, 108, 54, "side", -5),
    (560, 1240, 112, 54, "gable", 5),
    (682, 1232, 120, 82, "side", 6),
    (804, 1224, 126, 120, "gable", 7),
)


def draw_sky(sc: Scene) -> None:
    """Deep night, a halo that falls off fast, few stars."""
    tones = [
        (0, "#ffedb8"),
        (0.05, "#efc480"),
        (0.12, "#a98470"),
        (0.22, "#57597c"),
        (0.36, "#28406e"),
        (0.58, "#132554"),
        (0.8, "#0b163e"),
        (1, "#070d2a"),
    ]
    sc.backdrop(sc.rad(tones, KX, KY, 980))
    r = sc.stream("sky")
    st = []
    for _ in range(150):
        x, y = r.uniform(6, 794), r.uniform(6, 860)
        if math.hypot(x - KX, y - KY) > 260:
            st.append(star(x, y, r.uniform(1, 3), r.choice([4, 5, 5]), r.uniform(0.3, 0.45), r.uniform(0, 1), r))
    sc.flat(U(st), "#f6ecd0", 0.7)


def draw_fin(sc: Scene, near: bool) -> None:
    """A flipper with its knobs, lit from the key, and the water that runs off it."""
    g, knobs = flipper(near)
    tones = [(0, "#b9c4ec"), (0.4, "#5a6cb8"), (0.7, "#26347e"), (1, "#10184e")]
    c = (300, 560) if near else (700, 620)
    sc.layer(g, sc.rad(tones, *c, 480), z=18 if near else 9, cut=0.4, sh=0.65, shc="#060c2c")
    rimlight(sc, g, -2 if near else 2, 4, GOLD, 0.9, 1.8, r=860)
    if near:  # the shoulder grows out of the flank
        with sc.clip(g):
            sc.flat(ellipse(402, 990, 84, 110), "#0b1240", 1, blur=30)
    for x, y in knobs[(near and 1) :]:
        sc.flat(ellipse(x + (4 if near else -3), y + 7, 6, 5), "#8fa2e4", 0.6)
        sc.flat(ellipse(x + (5 if near else -3), y + 5, 3, 2.4), "#ffe6b8", 0.8)
    r = sc.stream(f"fin{near}")
    x0, y0, x1, y1 = g.bounds
    drops = []
    for x in np.arange(x0 + 14, x1 - (70 if near else 40), 13):
        y = max((q for q in g.exterior.coords if abs(q[0] - x) < 8), key=lambda q: q[1])[1]
        n = r.uniform(6, 40) * r.choice((0.4, 1, 1.6))
        drops.append(limb([(x, y - 4, 2.2), (x + 1, y + n * 0.5, 1.5), (x + 1, y + n, 0.4)], 3, 3))
        for k in range(3):
            drops.append(
                ellipse(x + r.uniform(-4, 4), y + n * (1.2 + 0.5 * k) + r.uniform(6, 20), 1.5, r.uniform(1.6, 3.4))
            )
    sc.flat(U(drops), "#cfdcf2", 0.6)


def draw_runoff(sc: Scene) -> None:
    """Water streams down flank and throat in bright threads and flies off the jaw."""
    r = sc.stream("runoff")
    threads = []
    for x, y, n in ((282, 800, 190), (300, 730, 150), (330, 860, 130), (362, 900, 100), (268, 900, 100), (506, 820, 190), (548, 760, 240), (588, 830, 170), (470, 900, 100), (618, 800, 200), (640, 860, 140)):  # fmt: skip
        w = r.uniform(2, 4.6)
        threads.append(
            limb([(x, y, 0.5), (x - 4, y + n * 0.4, w), (x - 7, y + n * 0.8, w * 1.3), (x - 8, y + n, 1)], 6)
        )
    sc.flat(U(threads), "#eaf2fb", 0.5)


def draw_splash(sc: Scene) -> None:
    """Where the body breaks through: torn tongues of water and spray."""
    r = sc.stream("splash")
    for depth, (lit, deep, grow) in enumerate((("#6f9cbc", "#24407e", 1.0), ("#dfeef4", "#5f88b4", 0.72))):
        tongues = []
        for x0, side in ((262, -1), (642, 1)):
            for k in range(9):
                x, a = x0 + side * (14 * k - 34), math.radians(86 - 7 * k + r.uniform(-7, 7))
                n = grow * r.uniform(60, 150) * (1 - 0.06 * k)
                px, py = x + side * n * math.cos(a), WATER - n * math.sin(a)
                tongues.append(
                    limb([(x, WATER + 44, 44), (x + (px - x) * 0.4, WATER - (WATER - py) * 0.55, 17), (px, py, 3)], 7)
                )
                tongues.append(ellipse(px + side * r.uniform(2, 12), py - r.uniform(6, 22), r.uniform(2, 5)))
        g = fillet(U(tongues), 7)
        sc.layer(g, sc.lin([(0, lit), (1, deep)], 0, WATER - 110, 0, WATER + 40), z=6 + 2 * depth, cut=0.6, sh=0.4, rim="#fff3d6", rimop=0.9)  # fmt: skip
    spray = []
    for _ in range(150):
        side = r.choice((-1, 1))
        spray.append(ellipse((246 if side < 0 else 652) + side * abs(r.gauss(0, 70)), WATER - 30 - abs(r.gauss(0, 90)), r.uniform(0.8, 2.8)))  # fmt: skip
    sc.flat(U(spray), "#eaf2fb", 0.8)


def water(sc: Scene, name: str, y: float, heap: float, lit: str, deep: str, z: float = 10) -> None:
    """A torn sheet of water; it heaps up where the whale breaks through, and its rings run outwards."""
    pts = [(-40, y + 18), (70, y - 6), (150, y + 10), (236, y - heap), (300, y - heap * 0.6), (440, y - heap * 0.2), (590, y - heap * 0.6), (664, y - heap), (742, y + 8), (800, y - 8), (850, y + 12)]  # fmt: skip
    fill = sc.rad([(0, lit), (0.5, mix(lit, deep, 0.6)), (1, deep)], 520, y - 40, 480, f"translate(0 {y * 0.6:.0f}) scale(1 .4)")  # fmt: skip
    torn(sc, name, pts, 1240, fill, 10, "#dcebf2", z=z)
    r = sc.stream(name + " rings")
    out = []
    for k in range(26):
        a, q, t = r.uniform(0.15, 2.99), 210 + 26 * (k % 7), r.uniform(0.1, 0.34)
        arc = [(450 + q * 1.25 * math.cos(a + t * i), y - 30 + q * 0.36 * math.sin(a + t * i), (0.5, 2.6, 0.5)[i]) for i in range(3)]  # fmt: skip
        out.append(limb(arc, 8))
    sc.flat(U(out), "#e6f2f8", 0.36)
    gold = [limb([(x - q, v, 0.5), (x, v - 2, 2.6), (x + q, v, 0.5)], 5) for x, v, q in ((r.gauss(590, 42), y + r.uniform(14, 110), r.uniform(8, 34)) for _ in range(26))]  # fmt: skip
    sc.flat(U(gold), GOLD, 0.6)


def draw_key(sc: Scene) -> None:
    """The bait: a key on a great hook, a hand's breadth out of reach."""
    sc.stroke([(KX, -5), (KX, KY - 92)], "#fff3cf", 2.2, 0.95)
    sc.glow(KX, KY + 6, 190, "#ffe6a8", 0.75)
    sc.glow(KX, KY + 10, 96, "#fffbe6", 0.8)
    sc.layer(hook(KX, KY - 52, 2.3), "#2e2230", z=4, cut=0, fibre=0, rim="#fff3cf", rimop=1)
    sc.layer(key(KX - 21, KY - 8, 2.3, 12), "#f2a41c", z=5, cut=0, fibre=0, sh=0.5, shc="#7a4a14", rim="#fffbe6", rimop=1, rimw=1.6)  # fmt: skip


def draw() -> Scene:
    """Who is fishing from further up?"""
    sc = Scene("whale", light=(KX, KY, 260), shadow="#050a28", bg="#0a1038")

    def paint(lit: str, shade: str, r: float = 420, mid: str | None = None) -> str:
        return sc.near(lit, shade, r, (KX, KY), mid)

    draw_sky(sc)
    row(sc, "far", FAR, 5, 0.66)
    water(sc, "back", 962, 26, "#5f8cb0", "#14255e", 6)
    draw_fin(sc, near=False)
    draw_humpback(sc, (KX, KY))
    kid = T(child(paint), TIP[0] + 10, TIP[1] - 3, CHILD, rot=7)
    sc.flat(ellipse(TIP[0] + 6, TIP[1] + 3, 40, 6), "#0b1138", 0.6, "multiply", 4)
    put(sc, kid, z=2.6, rim=(-2.4, 2.8, "#fff0c8", 1), cast=8)
    sc.flat(kid.outline(), sc.lin([(0, "#1e2066", 0), (0.5, "#1e2066", 0.12), (1, "#14164e", 0.6)], 500, 260, 390, 440), 0.85, "multiply")  # fmt: skip
    draw_key(sc)
    draw_runoff(sc)
    draw_fin(sc, near=True)
    draw_splash(sc)
    water(sc, "mid", 1030, 26, "#78a2c0", "#162a66", 10)
    under = shape(
        "262,1046^ 350,1050 460,1048 640,1046^ 624,1090 640,1130 588,1180 470,1210 340,1190 292,1140 300,1090"
    )
    sc.flat(under, "#0a1240", 0.62, "multiply", 9)
    row(sc, "middle", MIDDLE, 8, 0.56)
    water(sc, "front", 1096, 18, "#5a8ab0", "#101e52", 10)
    row(sc, "near", NEAR, 12, 0.52)
    put(sc, T(beast("cat", "sit_up").recolour(lambda c: "#0e0c26"), 242, 1130, 0.36), z=2, rim=(-1.4, 2, GOLD, 0.9))
    sc.glow(KX, KY, 720, "#ffc878", 0.14)
    sc.vignette("#050a28", 0.5, 470, 520, 960, 0.5)
    sc.finish()
    return sc
