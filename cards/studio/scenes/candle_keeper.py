"""On top of a candle as high as a tower an old woman shields the flame with her hands and her shawl; below stand other candles.

Palette: umber black #150d0a, tobacco #5f3d22, old ivory #e8b568, honey #ffdf9a, flame #fffbe8; wine red #a3283a alone.
Light: the flame. Planes: air in sheets / candles of the depth / tower with its stair / crater, woman, flame / sparks.
"""

from __future__ import annotations

from cards.studio.papercut import *
from cards.studio.papercut import wax_tower as tower
from cards.studio.papercut.candle_depths import Candle, draw_air, draw_candle

WICK = (356.0, 318.0)
WOMAN = (206.0, 430.0, 1.2)
WINE = "#a3283a"
DEPTHS = (
    Candle(470, 905, 9, 0.0),
    Candle(598, 850, 8, 0.05),
    Candle(662, 935, 11, 0.05),
    Candle(28, 890, 10, 0.0),
    Candle(112, 850, 8, 0.0),
    Candle(776, 990, 17, 0.1),
    Candle(560, 980, 15, 0.15),
    Candle(62, 968, 17, 0.2),
    Candle(630, 560, 27, 0.5, "new"),
    Candle(52, 700, 25, 0.4),
    Candle(716, 748, 40, 0.8, "out"),
    Candle(610, 1076, 50, 1.0, "low"),
)


def draw_flame(sc: Scene) -> None:
    """The great flame, blown over to the right, and its sparks."""
    x, y = WICK
    body = "{0},{1}^ -36,-14 -50,-56 -34,-104 10,-148 78,-178 150,-190 236,-214^ 176,-160 118,-118 88,-76 66,-30 34,2".replace(
        "{0},{1}", "0,14"
    )
    g = T(shape(body), x + 6, y)
    sc.glow(x + 50, y - 80, 470, "#ff9e3c", 0.75)
    for d, c, op, b in ((18, "#f0842a", 0.5, 10), (8, "#ffb04a", 0.7, 4)):
        sc.flat(g.buffer(d), c, op, "screen", b)
    sc.layer(
        g,
        sc.rad([(0, "#ffffff"), (0.35, "#fff4c4"), (0.7, "#ffd274"), (1, "#f8a03c")], x + 26, y - 46, 210),
        z=2,
        sh=0,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fffdf0",
        rimop=1,
    )
    for k, (s, c) in enumerate(((0.78, "#ffe9a4"), (0.58, "#fff6d2"), (0.38, "#ffffff"))):
        q = T(shape(body), x + 8 + 4 * k, y - 2 - 3 * k, s)
        sc.layer(
            q,
            sc.lin([(0, mix(c, "#ffc25a", 0.4)), (0.5, c), (1, c)], x + 160, y - 180, x, y),
            z=1,
            sh=0.12,
            shc="#e0862c",
            cut=0,
            wash=0,
            fibre=0,
            rim="#ffffff",
            rimop=0.8,
        )
    sc.glow(x + 40, y - 70, 200, "#fff0b4", 0.7)
    r = sc.stream("sparks")
    for _ in range(42):
        t = r.random() ** 0.8
        px = x + 190 + 300 * t
        py = y - 190 - 90 * t + r.gauss(0, 1) * (14 + 60 * t)
        s = r.uniform(1.6, 4.6) * (1.2 - 0.7 * t)
        sc.flat(
            limb([(px - s * 3.2, py + s * 0.9, 0.3), (px, py, s), (px + s, py - 0.3, s * 0.6)], 3, 3),
            r.choice(("#fff4c8", "#ffd27a", "#ff9e48")),
            0.95 - 0.5 * t,
        )


def woman() -> Figure:
    """On tip-toe, both arms round the flame, her head laid back a little."""
    pose = SIDE["reach_up"].but(
        lean=10, nod=-4, hip=0.99, foot_a=(-0.04, 0.07), foot_b=(-0.26, 0.1), toe_a=42, toe_b=50
    )
    cloth = dress("gown", "#7a5a3c", "#7a5a3c", "#c99a5c").but(
        shoes="slippers", shoe_colour="#3a241a", flare=11, skirt=0.84
    )
    return person(76, "side", pose, cloth, "#dba274", "bun", "#f6ecd8", "firm", reach_a=(94, -134), reach_b=(96, -186), grip_a="open", grip_b="open")  # fmt: skip


FAR_WING = "2,-150^ 20,-158 60,-174 96,-186^ 116,-190 134,-178^ 118,-172 112,-156 96,-140 72,-126 40,-116 14,-112^"
NEAR_WING = "-17,-154^ -6,-160 8,-152 40,-140 94,-132^ 116,-132 140,-116^ 122,-112 118,-98 106,-84 90,-86 76,-70 58,-74 42,-62 22,-66 6,-72 -14,-84^ -22,-110"
HEM = ((140, -116), (118, -98), (106, -84), (76, -70), (42, -62), (6, -72), (-14, -84))
FOLDS = ("-8,-156,1 20,-128,3 60,-96,2.6 104,-86,1", "-12,-150,1 0,-122,3 34,-90,2.6 74,-72,1", "-15,-144,1 -10,-116,2.6 10,-88,2.6 40,-64,1", "10,-150,1 50,-130,2.4 90,-116,2 120,-100,0.6")  # fmt: skip


def draw_woman(sc: Scene) -> None:
    """She, the shawl spread along her arms between wind and flame, and her shadow down the rim."""
    x, y, s = WOMAN
    shadow = shape(
        f"{x + 26},{y + 2}^ {x - 6},{y - 7} {x - 60},{y - 5} {x - 84},{y + 26} {x - 80},{y + 110} {x - 62},{y + 60} {x - 40},{y + 18}^"
    )
    sc.flat(shadow, "#4a2210", 0.75, "multiply", 5)
    hot = x + 190, y - 170
    sc.layer(T(shape(FAR_WING), x, y, s), sc.rad([(0, "#ff9468"), (0.4, "#b52c38"), (1, "#4a101c")], *hot, 240), z=3, sh=0.4, cut=0.3, fibre=0.05, rim="#ffd9a0", rimop=0.9, rimw=1.4)  # fmt: skip
    f = T(woman(), x, y, s)
    skirt = T(
        shape(
            "-24,-86^ 14,-88^ 24,-66 40,-46 66,-38^ 52,-32 54,-22^ 38,-28 26,-18^ 12,-26 0,-19^ -14,-25 -30,-18^ -31,-46"
        ),
        x,
        y,
        s,
    )
    hx, hy = f.at("head.crown")
    wisps = U(
        [
            limb(
                [
                    (hx - 10 + 8 * k, hy + 9 - k, 3),
                    (hx + 12 + 8 * k, hy - 4 + 4 * k, 2),
                    (hx + 38 + 5 * k, hy + 1 + 5 * k, 0.5),
                ],
                5,
                3,
            )
            for k in range(3)
        ]
    )
    put(sc, f, z=1.8, rim=(-3, 1, "#ffe6a8", 1))
    with sc.clip(f.outline()):
        sc.flat(
            f.outline(),
            sc.lin([(0, "#2a120a", 0.72), (0.5, "#2a120a", 0.35), (1, "#2a120a", 0)], x - 40, 0, x + 56, 0),
            1,
            "multiply",
        )
    sc.layer(
        skirt,
        sc.rad([(0, "#e8b878"), (0.5, "#8a6440"), (1, "#3a2618")], *hot, 300),
        z=2,
        sh=0.4,
        cut=0.3,
        fibre=0.05,
        rim="#ffe0a8",
        rimop=0.9,
    )
    pleats = U(
        [
            T(limb(q, 6), x, y, s)
            for q in (
                "-16,-82,1 -15,-56,2.4 -20,-22,0.6",
                "-4,-82,1 3,-54,2.4 8,-24,0.6",
                "6,-82,1 22,-54,2.4 46,-34,0.6",
            )
        ]
    )
    sc.flat(clean(pleats.intersection(skirt)), "#3a2014", 0.6)
    sc.flat(wisps, "#fff4e0", 0.9)
    red = sc.rad([(0, "#ff8a5c"), (0.35, "#c8323f"), (0.7, "#86202f"), (1, "#3a0f18")], *hot, 270)
    near = T(shape(NEAR_WING), x, y, s)
    sc.layer(near, red, z=4, sh=0.5, shc="#2a0a0c", cut=0.3, fibre=0.05, rim="#ffc890", rimop=0.9, rimw=1.4)
    for q in FOLDS:
        g = T(limb(q, 8), x, y, s)
        sc.flat(clean(T(g, 0, 3).intersection(near)), "#2f0810", 0.55)
        sc.flat(clean(g.intersection(near)), sc.rad([(0, "#ffb488", 0.9), (1, "#8a2634", 0.3)], *hot, 220), 0.8)
    for part in ("hand_a", "sleeve_a"):
        g = U([p.geom for p in f.pieces if p.name.startswith(part)])
        if not g.is_empty:
            sc.layer(g, "#ffd9a4", z=1.6, sh=0.4, cut=0, wash=0, rim="#fffbe0", rimop=1)
    r = sc.stream("fringe")
    fringe = []
    for (ax, ay), (bx, by) in zip(HEM[:-1], HEM[1:], strict=True):
        for t in (0, 0.2, 0.4, 0.6, 0.8):
            px, py = ax + (bx - ax) * t, ay + (by - ay) * t
            L = r.uniform(12, 19)
            fringe.append(
                limb([(px, py - 3, 2.2), (px + L * 0.6, py + L * 0.5, 1.5), (px + L * 1.2, py + L * 0.6, 0.5)], 4, 3)
            )
    sc.layer(T(U(fringe), x, y, s), red, z=1.4, sh=0.3, cut=0, wash=0, fibre=0, rim="#ffd0a0", rimop=0.7)


def draw_secrets(sc: Scene) -> None:
    """A burnt match on the stair, and a moth that keeps away from it all."""
    mx, my = tower.on(34, 836, 0.94)
    sc.layer(limb([(mx - 17, my + 4, 3), (mx + 15, my - 7, 3)], 2), "#e0b070", z=1.6, sh=0.5, cut=0, wash=0)
    sc.flat(ellipse(mx + 16, my - 7, 3.4, 2.6, -20), "#1a0d08")
    for sx in (-1, 1):
        wing = T(shape("0,0^ 4,-13 17,-14 12,-3 14,7 5,6"), 556, 604, 1.0, rot=-24, flip=sx < 0)
        sc.layer(wing, "#c99a5c", z=2, sh=0.4, cut=0, wash=0, rim="#ffe9b0", rimop=0.9)


def draw() -> Scene:
    """The card."""
    sc = Scene("candle_keeper", light=(WICK[0] + 40, WICK[1] - 50, 300), shadow="#0a0604", bg="#150d0a")
    sc.backdrop(sc.rad([(0, "#5f3d22"), (0.4, "#2a1a12"), (1, "#120b08")], WICK[0] + 40, WICK[1] - 40, 900))
    draw_air(sc, (WICK[0] + 40, WICK[1] - 60))
    sc.veil([(0, "#150d0a", 0), (0.5, "#150d0a", 0.2), (1, "#0e0806", 0.9)], 0, 420, 0, 1150, "multiply")
    for c in DEPTHS:
        draw_candle(sc, c, tower.EYE, 1260)
    tower.draw_body(sc)
    tower.draw_stair(sc, 1215, 1045)
    tower.draw_stair(sc, 945, 775, door=8)
    tower.draw_stair(sc, 672, 505, h=50)
    sc.glow(tower.CX + 20, tower.TOP + 60, 300, "#ffc060", 0.55)
    tower.draw_crater(sc)
    tower.draw_wick(sc, WICK)
    draw_secrets(sc)
    draw_woman(sc)
    draw_flame(sc)
    sc.vignette("#0a0503", 0.62, 360, 480, 900, 0.5)
    sc.finish()
    return sc
