"""The rings of a felled tree are the grooves of a record; a woodpecker's bill plays them, and the woodcutter cannot rise.

Palette: umber #21140e, black tea #3d2415, amber #b9702a, honey #e3aa58, cream #fff0cc; accent scarf red #c8321f.
Light: the low sun behind the trunks on the right. Planes: glow and far trunks / forest floor / what the tree heard /
bark and rings / horn and twig / woodpecker / woodcutter / near leaves.
"""

from __future__ import annotations

import math
from typing import Any

from shapely.affinity import affine_transform
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut import birch_horn, heard_things
from cards.studio.papercut.needle_woodpecker import draw_woodpecker
from cards.studio.papercut.needle_woodpecker import silhouette as bird_shadow
from cards.studio.papercut.resting_woodcutter import resting_woodcutter
from cards.studio.papercut.ring_record import disc, draw_bark, draw_disc, draw_gleam, draw_heart
from cards.studio.papercut.tall_trunk import trunk

SUN = (716, 300)
BILL, BIRD, LEAN = (404, 730), 1.12, -42  # where the needle stands; size and turn of the bird
MAN = (566, 1106)
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def draw_wood(sc: Scene) -> None:
    """Haze round the sun, three rows of trunks, the floor between them."""
    sc.backdrop(sc.rad([(0, "#fff4d0"), (0.1, "#ffe3a0"), (0.24, "#f0b45c"), (0.4, "#a8642a"), (0.62, "#54301a"), (0.85, "#2c1a10"), (1, "#1c110b")], *SUN, 860))  # fmt: skip
    sc.layer(ellipse(*SUN, 46), "#fffbe8", z=2, sh=0, wash=0, fibre=0)
    rows = (
        ((30, 92, 150, 218, 286, 340, 420, 470, 540, 610, 660, 752, 790), (9, 16), 440, "#8a5426", 0.75),
        ((4, 130, 262, 384, 512, 588, 780), (20, 30), 466, "#5e381b", 0.5),
        ((70, 210, 690), (40, 50), 500, "#3a2213", 0.25),
    )
    for k, (xs, wide, foot, c, haze) in enumerate(rows):
        r = sc.stream(f"row {k}")
        items, cuts = [], []
        for x in xs:
            g, bark = trunk(r, x, foot + r.uniform(-12, 12), r.uniform(*wide))
            items.append(g)
            cuts.append(bark)
        fill = sc.rad([(0, mix(c, "#ffe0a0", haze)), (0.26, mix(c, "#f0b060", haze * 0.7)), (0.55, mix(c, "#1c100a", 0.2)), (1, mix(c, "#1c100a", 0.7))], *SUN, 720)  # fmt: skip
        sc.layer([(g, fill) for g in items], z=6 + 3 * k, sh=0.35, cut=0.5, rim="#ffe6ac", rimop=0.22 + 0.16 * k)
        sc.flat(U(cuts), "#1c100a", 0.3 + 0.1 * k)
        floor, top = land(sc.stream(f"floor {k}"), [(-40, 424 + 28 * k), (260, 432 + 26 * k), (840, 420 + 30 * k)], 5)
        sc.layer(floor, sc.rad([(0, mix("#ffdc90", c, 0.12 * k)), (0.4, mix("#d8903e", c, 0.3)), (1, mix(c, "#21140e", 0.3))], SUN[0], 480, 760), z=6, sh=0.3, cut=0.6, rim="#ffe6ac", rimop=0.7)  # fmt: skip
        sc.veil([(0, "#f0b060", 0), (1, "#ffd890", 0.16)], 0, 300, SUN[0], 460)
    sc.glow(*SUN, 420, "#ffdf98", 0.75)


def draw_rays(sc: Scene) -> None:
    """The light comes between the trunks, down to the left, over the cut."""
    for a0, a1, op in (
        (150, 157, 0.4),
        (163, 172, 0.45),
        (178, 184, 0.3),
        (136, 142, 0.3),
        (192, 200, 0.3),
        (120, 125, 0.26),
    ):
        P = [SUN] + [
            (SUN[0] + 1100 * math.cos(math.radians(a)), SUN[1] + 1100 * math.sin(math.radians(a))) for a in (a0, a1)
        ]
        sc.flat(Polygon(P), sc.rad([(0, "#ffe2a0", op), (0.5, "#ffcf80", op * 0.6), (1, "#ffb860", 0)], *SUN, 900), 0.6, "screen", 9)  # fmt: skip
    r = sc.stream("dust")
    motes = U([ellipse(r.uniform(0, 800), r.uniform(60, 640), r.uniform(0.7, 2)) for _ in range(150)])
    sc.flat(motes, sc.rad([(0, "#fff6d8", 0.9), (1, "#ffe0a0", 0.25)], *SUN, 760), 0.8)


def draw_heard(sc: Scene) -> None:
    """Pale and thin, larger and fainter the further they drift; the waves of the sound run on through them."""
    r = sc.stream("heard")
    x, y = birch_horn.MOUTH[:2]
    sc.veil([(0, "#241208", 0.8), (0.5, "#3a1e0e", 0.35), (0.62, "#3a1e0e", 0)], 0, 300, 800, 380, "multiply")
    cone = Polygon([(x - 20, y - 90), (x - 480, y - 420), (x - 480, y + 190), (x - 20, y + 90)])
    sc.flat(
        cone, sc.rad([(0, "#ffc060", 0.8), (0.5, "#e89a40", 0.34), (1, "#c87a30", 0)], x, y, 470), 0.9, "screen", 22
    )
    waves = "".join(f"M{x + q},{y}A{q},{q} 0 1 0 {x - q},{y}A{q},{q} 0 1 0 {x + q},{y}Z" for q in range(96, 560, 5))
    things = (
        (heard_things.birds(r), 206, 256, 0.84, -8, 0.97),
        (heard_things.lovers(), 226, 432, 1.05, -4, 0.96),
        (heard_things.swinging_child(), 96, 372, 1.42, 3, 0.92),
        (heard_things.storm_tree(r), 176, 160, 1.24, 4, 0.85),
    )
    pale = sc.rad([(0, "#fffbea"), (0.55, "#ffebc0"), (1, "#dcae70")], x, y, 460)
    for g, gx, gy, s, rot, op in things:
        q = T(g, gx, gy, s, rot=rot)
        sc.layer(q, pale, z=7, sh=0.5, op=op, rim="#ffffff", rimop=1, **EXACT)
        with sc.clip(q):
            sc.stroke(waves, "#a8703a", 1.1, 0.4)
    f = heard_things.flakes(r, 26, lambda: (r.uniform(10, 330), r.uniform(20, 480)))
    sc.layer(f, pale, z=5, sh=0.35, op=0.8, **EXACT)


def on_rings(g: Any, foot: tuple[float, float], reach: float, lie: float) -> Any:
    """The shadow of an upright thing that stands at foot: every height goes to the left (reach) and to us (lie)."""
    x, y = foot
    a, b, d, e = 0.5, reach, 0.05, -lie
    return clean(affine_transform(g, [a, b, d, e, x - a * x - b * y, y - d * x - e * y]))


def draw_shadows(sc: Scene) -> None:
    """The horn lies over the rings, and the bird beside it."""
    with sc.clip(disc(0.985)):
        horn = U(limb([(612, 626, 15), (520, 652, 13), (420, 676, 15), (320, 694, 26), (244, 706, 50), (176, 712, 78)], 8), ellipse(170, 713, 38, 44, 8))  # fmt: skip
        sc.flat(horn, "#160a05", 0.74, "multiply", 1.6)
        twig = limb([(560, 642, 9), (500, 690, 7), (440, 716, 7), (420, 730, 5)], 6)
        sc.flat(twig, "#160a05", 0.6, "multiply", 1.6)
        bird = on_rings(U(bird_shadow(*BILL, BIRD, LEAN)), BILL, 0.8, 0.25)
        sc.flat(bird, "#160a05", 0.7, "multiply", 1.5)


def draw_man(sc: Scene) -> None:
    x, y = MAN
    sc.flat(limb([(x - 120, y + 10, 26), (x, y + 12, 40), (x + 150, y + 6, 30), (x + 220, y + 2, 10)], 6), "#140a06", 0.7, "multiply", 7)  # fmt: skip
    p = T(resting_woodcutter(), x, y, 0.98)
    low = Polygon([(860, 700), (860, 1130), (430, 1150), (470, 860)])
    sc.flat(
        low, sc.rad([(0, "#ffcf80", 0.7), (0.45, "#f0a850", 0.4), (1, "#e09040", 0)], 760, 930, 360), 0.9, "overlay", 24
    )
    sc.flat(T(p.outline(), -46, 6), "#120804", 0.66, "multiply", 5)
    put(sc, p, z=2.6, rim=(-3, 2.2, "#ffe2a4", 1), shade=("#1c0e08", 0.5, 900))
    g = p.outline()
    sc.flat(
        g,
        sc.rad([(0, "#ffe0a0", 0.8), (0.55, "#ffc070", 0.45), (1, "#ffb860", 0)], x + 230, y - 230, 360),
        1,
        "soft-light",
    )
    rimlight(sc, p.outline(), -3, 2.4, "#fff0c8", 1, 1.0, (800, 860), 420)


def draw_axe(sc: Scene) -> None:
    """Put down against the bark, the edge to the wood."""
    sc.layer(limb([(400, 1148, 11), (374, 1040, 10), (350, 930, 10)], 6), sc.lin([(0, "#d8a058"), (1, "#6a4020")], 340, 930, 420, 1140), z=6, sh=0.7, rim="#ffe8b8", rimop=0.9, **EXACT)  # fmt: skip
    blade = shape("336,928^ 362,922^ 368,950^ 342,956^ 320,974 296,980^ 290,950 294,924^ 318,930", 6)
    sc.layer(blade, sc.lin([(0, "#d8c8a8"), (0.4, "#6a5c50"), (1, "#2e2620")], 290, 950, 368, 940), z=4, sh=0.6, rim="#fff4d8", **EXACT)  # fmt: skip


def draw_floor(sc: Scene) -> None:
    """Leaves, sawdust and chips round the foot; the lit ground on the right."""
    g, top = land(sc.stream("ground"), [(-40, 490), (300, 484), (840, 480)], 4)
    sc.layer(g, sc.rad([(0, "#ffdf98"), (0.3, "#e09a44"), (0.52, "#96581f"), (0.78, "#432716"), (1, "#24160f")], 900, 700, 860), z=5, sh=0.2, cut=0.4, rimop=0.4)  # fmt: skip
    for x, y, w in ((690, 500, 22), (588, 484, 12), (780, 484, 14), (752, 484, 9), (630, 482, 8)):
        dx, dy = x - SUN[0], y + 190 - SUN[1]
        k = 900 / math.hypot(dx, dy)
        P = [(x - w, y), (x + w, y), (x + dx * k + w * 3.4, y + dy * k), (x + dx * k - w * 3.4, y + dy * k)]
        sc.flat(Polygon(P), sc.lin([(0, "#5a3014", 0.75), (0.6, "#5a3014", 0.5), (1, "#5a3014", 0)], 0, y, 0, y + 560), 0.8, "multiply", 3)  # fmt: skip
    litter(sc, "behind", 330, (-10, 810), (540, 1130), 0.6)


def litter(sc: Scene, name: str, n: int, xs: tuple[float, float], ys: tuple[float, float], s: float) -> None:
    """Fallen leaves, smaller the further off, lit towards the right."""
    r = sc.stream(name)
    rows: dict[int, list[Any]] = {}
    for _ in range(n):
        x, y = r.uniform(*xs), r.uniform(*ys)
        k = (y - 480) / 700
        lit = max(0.0, 1 - math.hypot(x - 860, (y - 900) * 0.8) / 760)
        c = mix(
            r.choice(("#2e190e", "#3e2110", "#522a12", "#463014")),
            r.choice(("#ffd080", "#f0a848", "#e88a3a")),
            lit * r.uniform(0.5, 1.1),
        )
        g = T(leaf(0, 0, r.uniform(18, 30), r.uniform(0, 6.28), 0.42), x, y, s * (0.35 + k), sy=s * (0.35 + k) * 0.55)
        rows.setdefault(int(y // 50), []).append((g, c))
    for key in sorted(rows):
        sc.layer(rows[key], z=2, sh=0.55, shc="#120a06", rim="#ffe2a8", rimop=0.5, rimw=0.7, **EXACT)


def draw_near(sc: Scene) -> None:
    """The dark floor before us, leaves heaped against the bark, and the one hare."""
    litter(sc, "heap", 150, (-10, 520), (1080, 1130), 0.8)
    litter(sc, "seat", 60, (490, 800), (1098, 1124), 0.8)
    litter(sc, "near", 230, (-10, 810), (1112, 1214), 1.25)
    h = T(beast("hare", "sit_up"), 52, 1146, 0.66).recolour(lambda c: mix(c, "#8a5226", 0.72))
    sc.flat(ellipse(50, 1146, 34, 7), "#120a06", 0.8, "multiply", 4)
    put(sc, h, z=2, rim=(-2, 2, "#ffdc9a", 1))


def draw_secrets(sc: Scene) -> None:
    """A heart once cut into the bark, a seedling in the sun, the red thread that has come off his scarf."""
    hx, hy = 190, 900
    heart = shape(f"{hx},{hy + 17}^ {hx - 16},{hy + 1} {hx - 15},{hy - 11} {hx - 7},{hy - 14} {hx},{hy - 6}^ {hx + 7},{hy - 14} {hx + 15},{hy - 11} {hx + 16},{hy + 1}", 6)  # fmt: skip
    cut = U(
        heart.difference(heart.buffer(-3.4)), limb([(hx - 24, hy + 10, 1), (hx, hy, 2.6), (hx + 24, hy - 10, 1)], 3)
    )
    sc.flat(T(cut, -1, -1.4), "#0c0604", 0.8)
    sc.flat(cut, "#d89a58", 0.9)
    sx, sy = 742, 1010
    sc.flat(limb([(sx, sy, 3), (sx - 40, sy + 18, 1)], 2), "#3a1e0c", 0.6, "multiply", 1)
    sprout = U(limb([(sx, sy + 1, 2.6), (sx + 1, sy - 14, 2), (sx, sy - 24, 1.6)], 4), leaf(sx, sy - 22, 19, -0.5, 0.4), leaf(sx, sy - 22, 19, -2.6, 0.4))  # fmt: skip
    sc.layer(sprout, "#9aa83c", z=1.6, rim="#fff6c0", rimop=1, **EXACT)
    x, y = MAN
    thread = [
        (x + 30, y - 76),
        (x + 18, y - 40),
        (x + 34, y - 6),
        (x + 10, y + 22),
        (x - 40, y + 26),
        (x - 86, y + 44),
        (x - 130, y + 34),
    ]
    sc.stroke(curve(thread[2:]), "#d8301c", 2, 0.95)


def draw() -> Scene:
    """What did it hear, and does it forgive him?"""
    sc = Scene("stump_record", light=(*SUN, 200), shadow="#120a06", bg="#3d2415")
    draw_wood(sc)
    draw_rays(sc)
    draw_floor(sc)
    draw_heard(sc)
    draw_bark(sc)
    draw_disc(sc, SUN)
    draw_gleam(sc)
    draw_heart(sc)
    draw_shadows(sc)
    birch_horn.draw_horn(sc, SUN)
    birch_horn.draw_arm(sc)
    draw_woodpecker(sc, *BILL, BIRD, LEAN)
    sc.glow(400, 326, 260, "#ffcf80", 0.5)
    draw_axe(sc)
    draw_man(sc)
    draw_near(sc)
    draw_secrets(sc)
    sc.vignette("#160c07", 0.4, 480, 560, 900, 0.5)
    sc.finish()
    return sc
