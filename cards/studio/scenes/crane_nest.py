"""A stork has nested in the hook of the crane and feeds her young; the builders on the stepped wall have stopped and look up.

Palette: night petrol #0d2f44, sea mist #6fa79c, afterglow #f8d592, brick #5a2440, aubergine #1d1230, chalk #fdf6e6.
Light: the sun just gone, low behind the town. Planes: sky / town in mist / jib / far wing / hook / bird and nest / wall and crew / scaffold.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.builders import Builder, builder
from cards.studio.papercut.misty_town import far_crane, gables
from cards.studio.papercut.stork_nest import chick, great_hook, lattice, nest_sticks, stork_turned

LX, LY = 300, 650  # where the sun went down
BIRD = (560, 396, 0.94)
NEST = (430, 536)
ROPE, BLOCK_Y = 430, 104
CUT: dict[str, Any] = {"cut": 0.5, "rim": "#ffe2a4", "rimop": 0.9}
# tops of the wall: (from x, to x, height), down to the right
STEPS = ((-60, 160, 810), (160, 290, 888), (290, 420, 966), (420, 550, 1044), (550, 860, 1122))


def dusk(sc: Scene, lit: str, shade: str, r: float = 520) -> str:
    """A tone that falls off from where the sun went down."""
    return sc.rad([(0, light(lit, 0.2)), (0.35, lit), (1, shade)], LX, LY, r)


def draw_sky(sc: Scene) -> None:
    """Evening over a town in mist; the other cranes stand still."""
    sc.backdrop(sc.lin([(0, "#08263c"), (0.18, "#15475e"), (0.32, "#357a84"), (0.42, "#8fb08c"), (0.5, "#f0cb78"), (0.57, "#f2a95c"), (1, "#54606a")], 0, 0, 0, 1200))  # fmt: skip
    sc.glow(LX, LY - 30, 660, "#ffd27a", 0.95, sy=0.62)
    sc.glow(LX + 10, LY - 20, 330, "#fff2c4", 0.9, sy=0.7)
    r = sc.stream("haze")
    for y, c, op in ((250, "#2c6a78", 0.4), (400, "#cfc48e", 0.3), (520, "#ffe4a0", 0.45)):
        g, _ = land(r, [(-60, y + 30), (180, y - 8), (420, y + 16), (640, y - 20), (860, y + 8)], 5, y + 400)
        sc.layer(g, sc.lin([(0, c, op), (0.5, c, 0)], 0, y - 20, 0, y + 260), z=3, cut=0.6, sh=0.12, rim="#fff0cc", rimop=0.4, wash=0.3)  # fmt: skip
    for k, (base, c) in enumerate(((706, "#e6a058"), (782, "#b97a5c"), (880, "#6d6274"), (990, "#2e4a60"))):
        g, wins = gables(r, base)
        warm = mix(c, "#ffd890", 0.5 - 0.1 * k)
        sc.layer(g, sc.rad([(0, mix(warm, "#fff0c0", 0.5)), (0.4, warm), (1, dark(c, 0.1 + 0.06 * k))], LX, LY + 40, 540), z=5, sh=0.2, cut=0.5, rim="#fff3d0", rimop=0.8)  # fmt: skip
        if k > 1:
            sc.flat(wins, "#ffdc90", 0.9)
        if k < 2:
            px, s = ((756, 0.62), (690, 1.0))[k]
            sc.layer(far_crane(px, base - 20, s, -1), dark(c, 0.3), z=2, cut=0, sh=0.15, fibre=0, rim="#fff0cc", rimop=0.5)  # fmt: skip
        sc.veil([(0, "#ffdf9c", 0), (0.5, "#ffdf9c", 0.14), (1, "#ffdf9c", 0)], 0, base - 40, 0, base + 150)
    sc.veil([(0, "#ffffff", 0), (0.3, "#44566c", 0.3), (1, "#1d3044", 0.9)], 0, 860, 0, 1220, "multiply")
    sc.glow(LX + 20, LY, 420, "#ffe6ac", 0.55, sy=0.7)


def draw_jib(sc: Scene) -> None:
    """The girder over everything, the trolley, and two ropes."""
    sc.layer(lattice(-60, 40, 860, -22, 62, 11), sc.lin([(0, "#21495a"), (1, "#0c2334")], 0, 0, 800, 0), z=9, cut=0.3, sh=0.4, rim="#f0dcae", rimop=0.7)  # fmt: skip
    sc.layer(box(ROPE - 50, 4, ROPE + 50, 74).buffer(5), "#102c3e", z=6, cut=0.3, rim="#f0dcae", rimop=0.7)
    for d in (-15, 15):
        sc.stroke([(ROPE + d * 1.3, 74), (ROPE + d, BLOCK_Y + 4)], "#0d2232", 4.4, 1)


def plumage(sc: Scene, f: Figure) -> Figure:
    """Warm where the last light reaches under the feathers, petrol above."""
    tones = {
        "ink": [
            (0, "#ffd890"),
            (0.4, "#f2a860"),
            (0.58, "#c07050"),
            (0.74, "#5a4660"),
            (0.88, "#2b3a5c"),
            (1, "#142a44"),
        ],
        "shaft": [(0, "#fff0c0"), (0.5, "#e0a878"), (1, "#4a6480")],
        "white": [
            (0, "#fffbe8"),
            (0.34, "#fff0cc"),
            (0.48, "#f4d6a8"),
            (0.6, "#d2bfb0"),
            (0.78, "#8fabb4"),
            (1, "#587f94"),
        ],
    }
    fills = {k: sc.rad(v, LX, LY - 60, 640) for k, v in tones.items()}
    inks = {"#33355a": "ink", "#6a6384": "shaft"}
    whites = ("#f6ead8", "#e9d5c0", "#f0dfcb", "#dfe4ea", "#fffdf4", "#e9ebe8")
    return f.recolour(lambda c: fills[inks[c]] if c in inks else fills["white"] if c in whites else c)


def lay_bird(sc: Scene, f: Figure) -> None:
    """Some of the bird, with light along every feather that faces the glow."""
    put(sc, f, z=2.6, cast=7, sh=0.5)
    for q in f.pieces:
        if q.name.endswith(("primary", "secondary")):
            rimlight(sc, q.geom, 1.2, -2.2, "#ffdca0", 0.6, 0.7, (LX, LY), 760)
    for q in f.pieces:
        if q.name in ("body", "ruff"):
            x, y, _ = BIRD
            sc.flat(q.geom, sc.lin([(0, "#3f6a8c", 0), (0.4, "#3f6a8c", 0.16), (1, "#2f5678", 0.8)], x - 60, y + 54, x + 16, y - 150), 0.85, "multiply")  # fmt: skip
            ticks = [limb([(px - 5, py, 0.5), (px + 1, py + 3.4, 1.7), (px + 6, py + 8, 0.5)], 3) for px in range(int(x) - 64, int(x) + 110, 13) for py in range(int(y) - 56 + px % 7, int(y) + 44, 14)]  # fmt: skip
            sc.flat(U(ticks).intersection(f.part("body").buffer(-6)), "#a88468", 0.4)
            sc.flat(q.geom, sc.rad([(0, "#ffb860", 0.7), (1, "#ffb860", 0)], x - 40, y + 70, 150), 0.6, "soft-light")
    rimlight(sc, f.outline(), 2.6, -3, "#fff0c8", 0.95, 1, (LX, LY), 760)


def draw_hook(sc: Scene) -> None:
    """The block and the great hook, iron with a lit left edge."""
    block, hook = T(great_hook(), ROPE, BLOCK_Y)
    sc.layer(hook, dusk(sc, "#4a3a4c", "#0c1a28", 520), z=9, cut=0.3, sh=0.5, rim="#ffe2a4", rimop=0.95, rimw=1.4)
    rimlight(sc, hook, 6, -3, "#ffce84", 0.8, 2, (LX, LY), 520)
    sc.layer(block, sc.lin([(0, "#c9873a"), (0.4, "#8f5436"), (1, "#38263c")], ROPE - 40, 0, ROPE + 44, 0), z=8, cut=0.3, rim="#fff0c4", rimop=0.9)  # fmt: skip
    for y in (BLOCK_Y + 20, BLOCK_Y + 62):
        sc.layer(ellipse(ROPE, y, 9), "#2a2434", z=2, cut=0, rim="#ffe2a4", rimop=0.8)
    sc.flat(U([Polygon([(x, BLOCK_Y + 36), (x + 9, BLOCK_Y + 36), (x + 1, BLOCK_Y + 48), (x - 8, BLOCK_Y + 48)]) for x in range(ROPE - 34, ROPE + 36, 18)]), "#2a2434", 0.8)  # fmt: skip


def draw_nest(sc: Scene) -> None:
    """Three young that gape, and the sticks before them."""
    x, y = NEST
    for dx, h, a in ((-108, 46, -68), (-62, 70, -116), (-14, 40, -134)):
        body, bills, eye = chick(h, a)
        for g in T(bills, x + dx, y + 8, 1.2):
            sc.layer(g, "#d8452a", z=1, cut=0, rim="#ffe0a0", rimop=0.9)
        b = T(body, x + dx, y + 8, 1.2)
        sc.layer(b, sc.lin([(0, "#fff2d0"), (0.5, "#e8cfa8"), (1, "#8f8288")], x + dx - 18, 0, x + dx + 22, 0), z=2, cut=0, sh=0.45, rim="#fff0c8", rimop=0.9)  # fmt: skip
        sc.flat(ellipse(x + dx + eye[0] * 1.2, y + 8 + eye[1] * 1.2, 2.4), "#1a121c")
    heap, sticks = nest_sticks(sc.stream("sticks"))
    s, sy = 1.02, 0.88
    sc.layer(T(heap, x, y, s, sy), dusk(sc, "#9a5c38", "#2c1a2c", 360), z=9, sh=0.5, cut=0.6)
    for c, lit, shade in (("#8a5426", "#a8683c", "#2a1a2c"), ("#b87a34", "#e09a50", "#43293a"), ("#e8b860", "#ffdc94", "#6a4648")):  # fmt: skip
        g = T(U([g for g, q in sticks if q == c]), x, y, s, sy)
        sc.layer(g, dusk(sc, lit, shade, 380), z=2.2, cut=0, fibre=0, sh=0.5, rim="#ffe2a8", rimop=0.7)


CREW = (
    Builder(58, 810, 1.16, "shade", 44, "#d0873a", "#2c3658", "#a86a44", "#2a1a14", "#f6c83c", "moustache"),
    Builder(140, 810, 1.16, "lean", 26, "#3f8fa0", "#38304e", "#e0b088", "#7a3c1c", "#f4f0e6", None, None, "bob"),
    Builder(268, 888, 1.16, "knee", 63, "#7d4a72", "#2c3450", "#8a5636", "#d8d4cc", "#f6c83c", "full"),
    Builder(398, 966, 1.16, "lap", 34, "#c4503c", "#2f3a5c", "#d9a077", "#3a2416", "#f4f0e6", None, "checks"),
)  # fmt: skip


def draw_crew(sc: Scene) -> None:
    """The crew, all faces one way."""
    for b in CREW:
        q = builder(b)
        put(sc, q, z=2, cast=5, sh=0.4, shade=("#1a1034", 0.75, 420))
        rimlight(sc, q.outline(), -2.4 if b.x < LX else 2.4, 2.4, "#ffe6b0", 1, 0.8, (LX, LY), 620)


def draw_wall(sc: Scene) -> None:
    """The house as far as it goes: a wall in its own shade that climbs in steps, a window with the evening in it."""
    top = [p for a, b, y in STEPS for p in ((a, y), (b, y))]
    wall = Polygon([*top, (860, 1260), (-60, 1260)])
    sc.flat(
        U(box(110, 1030, 200, 1152), box(620, 1180, 716, 1270)),
        sc.lin([(0, "#d08a5c"), (1, "#4a4a66")], 0, 1020, 0, 1180),
        0.9,
    )
    wall = clean(wall.difference(box(110, 1030, 200, 1152)).difference(box(620, 1180, 716, 1270)))
    sc.layer(wall, dusk(sc, "#743048", "#140c24", 640), z=14, sh=0.6, rimw=1.6, **CUT)
    for seed, share, c, op in (("all", 0.97, "#e08a6a", 0.13), ("dark", 0.14, "#120820", 0.22), ("pale", 0.08, "#f09a70", 0.09)):  # fmt: skip
        sc.flat(clean(brick(wall.buffer(-3), 34, 17, seed, share)), c, op)
    for a, b, y in STEPS:
        sc.layer(box(a - 2, y - 5, b + 3, y + 8), dusk(sc, "#ffca84", "#6a3a4a", 560), z=3, cut=0.5, rim="#fff0c4", rimop=0.9)  # fmt: skip
    sc.layer(U(box(98, 1150, 212, 1162), box(98, 1016, 212, 1032), box(608, 1166, 728, 1182)), "#4a2440", z=3, cut=0.4, rim="#ffd890")  # fmt: skip


def draw_near(sc: Scene) -> None:
    """Scaffold before us, and a bucket forgotten on it."""
    poles = U(box(742, 620, 758, 1260), box(778, 560, 792, 1260), box(660, 912, 860, 926), limb([(700, 1240, 9), (830, 1000, 9)], 1))  # fmt: skip
    sc.layer(poles, sc.lin([(0, "#33505e"), (1, "#0e1824")], 0, 560, 0, 1200), z=11, cut=0.5, rim="#ffd890", rimop=0.5)
    put(sc, T(bucket("#3f5f70"), 702, 912, 0.9), z=3, rim=(2, 2, "#ffe0a0", 0.8))


def draw() -> Scene:
    """How long can a city wait?"""
    sc = Scene("crane_nest", light=(LX, LY, 300), shadow="#120a20", bg="#0d2f44")
    draw_sky(sc)
    draw_jib(sc)
    x, y, s = BIRD
    b = plumage(sc, T(stork_turned(), x, y, s))
    far = Figure(p for p in b.pieces if p.name.startswith("far."))
    lay_bird(sc, far)
    draw_hook(sc)
    lay_bird(sc, Figure(p for p in b.pieces if not p.name.startswith(("far.", "near."))))
    lay_bird(sc, Figure(p for p in b.pieces if p.name.startswith("near.")))
    draw_nest(sc)
    draw_wall(sc)
    draw_crew(sc)
    draw_near(sc)
    sc.vignette("#081424", 0.42, 404, 640, 900, 0.55)
    sc.finish()
    return sc
