"""At midnight the guests of the ball take off their human faces, and a girl holds on to hers with both hands.

Palette: vermilion #ef5a36, crimson #b3202a, oxblood #4a0d1c, candle cream #fff0c8, night petrol #12404c, dress marigold #f4b92e.
Light: the candles on the stag's antlers. Planes: night in the doorway / red wall / guests along it / the girl / the stag's
huge dark back, and in his gloved hands behind it the face that he took off.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut import *

LX, LY = 330, 380
FLOOR = 896
GIRL = (152, 1084, 2.0)  # her feet, her scale
NEAR, FAR = "#1c0a18", "#98202a"
NAPE = (520.0, 392.0)  # where the stag's head begins
CREAM = "#fff0c8"


def lit(sc: Scene, a: str, b: str, r: float = 620) -> str:
    """Lit by the chandelier and the bright wall."""
    return sc.rad([(0, a), (0.45, mix(a, b, 0.6)), (1, b)], LX, LY, r)


def human_face(skin: str, hair: str, lips: str, moustache: bool) -> Figure:
    """A human face taken off: a shell with holes for eyes, 100 high, hung from its ribbon at 0,0 above the brow."""
    f = Figure()
    f.add(limb("-30,44,2.4 -14,10,2.4 0,-26,2.4 14,10,2.4 30,44,2.4", 6), CREAM, "ribbon", 0.5)
    shell = shape("-37,34 -33,12 0,2 33,12 37,34 34,66 20,92 0,104 -20,92 -34,66")
    holes = U([T(shape("-12,0^ 0,-7 12,0^ 0,6"), s * 16, 46, 1, rot=-s * 4) for s in (-1, 1)])
    f.add(clean(shell.difference(holes)), skin, "shell", 1.2)
    f.add(clean(shell.difference(T(shell, -7, -3))), dark(skin, 0.22), "turn", 0.2, True, 0.8)
    f.add(shape("-38,36 -36,10 -12,-3 14,-2 35,10 38,36^ 26,20 4,14 -20,22^"), hair, "fringe", 0.6)
    f.add(
        U([limb([(s * 6, 35, 2.4), (s * 16, 32, 3.6), (s * 27, 36, 1.6)], 5) for s in (-1, 1)]),
        hair,
        "brows",
        0.2,
        True,
    )
    f.add(limb("2,46,2 5,62,3 0,68,4 -4,67,1.6", 5), dark(skin, 0.28), "nose", 0.2, True)
    f.add(shape("-13,81^ -4,77 0,79 4,77 13,81^ 0,88"), lips, "lips", 0.3, True)
    if moustache:
        f.add(shape("-22,76^ -10,68 0,73 10,68 22,76^ 10,79 0,76 -10,79"), hair, "moustache", 0.3)
    f.add(U(ellipse(-22, 66, 8, 6), ellipse(22, 66, 8, 6)), lips, "cheeks", 0.2, True, 0.25)
    return f


def guest(
    sc: Scene,
    body: Any,
    head: Any,
    colour: str,
    z: float,
    pattern: str | None = None,
    rim: tuple[float, float] = (3, 2),
) -> None:
    """A dark sheet: body and beast's head in one outline, lit along the edge that faces the hall."""
    g = fillet(U(body, head), 5)
    sc.layer(
        g, lit(sc, mix(colour, "#c92f2c", 0.28), colour, 560), z=z, cut=0.4, sh=0.5, rim="#ffcf8a", rimop=0.7, rimw=1.2
    )
    if pattern:
        sc.flat(patterned(clean(body.buffer(-9)), pattern, "evening", 4.6), "#e0603a", 0.16)
    rimlight(sc, g, *rim, "#ffd08a", 0.95, r=640)


def profile(kind: str, x: float, y: float, s: float, rot: float, flip: bool = False) -> tuple[Any, tuple[float, float]]:
    """A beast's head as one outline, nape at x, y; and where its eye is."""
    h = T(beast_head(kind, ("#111111", "#222222", "#333333")), x, y, s, rot=rot, flip=flip)
    return h.outline(), h.at("eye")


def eye(sc: Scene, p: tuple[float, float], r: float) -> None:
    """The only light in a dark head."""
    sc.flat(ellipse(p[0], p[1], r, r * 0.8), "#ffc860", 1)
    sc.flat(ellipse(p[0], p[1], r * 0.45, r * 0.6), NEAR, 1)


def show_face(
    sc: Scene, x: float, y: float, s: float, skin: str, hair: str, rot: float, z: float, man: int = 0
) -> None:
    """A face hung at x, y."""
    f = human_face(skin, hair, "#c27a62" if man else "#b3303a", bool(man))
    put(sc, T(f, x, y, s, rot=rot), z=z, sh=0.5, cast=9, rim=(2.4, 1.6, "#fff3d4", 0.8))


def draw_hall(sc: Scene) -> None:
    """A red wall in candle light, one tall doorway with the night in it, a polished floor."""
    sc.backdrop(sc.rad([(0, "#ffdca0"), (0.24, "#ff9a5a"), (0.55, "#e8482e"), (1, "#8a1626")], LX, LY, 860))
    for x in (-10, 236, 352, 700):  # panels, tone on tone
        g = box(x - 48, 150, x + 48, FLOOR - 70)
        sc.flat(clean(g.difference(g.buffer(-4))), "#8a1624", 0.32)
        sc.flat(T(clean(g.difference(g.buffer(-2))), 2, 2), "#ffd9a0", 0.3)
    sc.flat(wallpaper(-10, 0, 810, FLOOR, "diamond", 56), "#ffe6b0", 0.1)
    arch = U(box(64, 600, 216, FLOOR + 4), ellipse(140, 600, 76, 88))
    sc.layer(arch.buffer(17), lit(sc, "#ffe6b0", "#c9552e", 620), z=5, sh=0.4, cut=0.3, rim=CREAM, rimop=0.9)
    with sc.clip(arch):
        sc.flat(arch, sc.lin([(0, "#0c2c3a"), (0.6, "#1c5a62"), (1, "#4f9a92")], 0, 510, 0, FLOOR))
        r = sc.stream("stars")
        sc.flat(
            U([ellipse(r.uniform(64, 216), r.uniform(520, 760), r.uniform(0.9, 2.2)) for _ in range(26)]),
            "#d9f0e0",
            0.9,
        )
        for k in range(3):
            hill, _ = land(
                sc.stream(f"out{k}"),
                [(50, 800 + 30 * k), (120, 780 + 34 * k), (180, 806 + 26 * k), (240, 778 + 34 * k)],
            )
            sc.layer(hill, ("#2f7a78", "#1f5a60", "#123c48")[k], z=4, sh=0.3, cut=0.4, rim="#bfe6d0", rimop=0.4)
            if k == 0:  # the fox has left already, and looks back
                put(sc, T(beast("fox", "alert", neck=30, head=-10), 168, 804, 0.27), z=0.6, sh=0.2)
    floor = box(-20, FLOOR, 820, 1260)
    sc.layer(
        floor,
        sc.rad([(0, "#fff3cc"), (0.25, "#ffc680"), (0.55, "#e8583a"), (1, "#6a1022")], GIRL[0] + 40, 1060, 600),
        z=4,
        sh=0.3,
        cut=0,
        rim=CREAM,
    )
    for k in range(-12, 13):
        sc.flat(limb([(200 + k * 46, FLOOR, 0.8), (200 + k * 190, 1230, 2.2)], 1), "#8a1624", 0.26)
    for y, w in ((926, 0.8), (975, 1.1), (1050, 1.5), (1150, 2)):
        sc.flat(limb([(-20, y, w), (820, y, w)], 1), "#8a1624", 0.24)


def draw_far(sc: Scene) -> None:
    """Hare, heron and fox along the wall; they look at her, and hold their faces ready."""
    for kind, x, y, s, skin in (("hare", 262, 730, 0.9, "#f3cfa8"), ("goat", 16, 690, 1.0, "#c98f62")):
        flip = x > GIRL[0]
        d = -1 if flip else 1
        head, e = profile(kind, x - 4 * d, y - 26, s, 10, flip)
        body = shape(
            f"{x - 48},{FLOOR + 40}^ {x - 34},{y + 90} {x - 42 * d},{y + 30} {x - 4 * d},{y - 2} {x + 28 * d},{y + 24} {x + 26 * d},{y + 90} {x + 46},{FLOOR + 40}^"
        )
        guest(
            sc, U(body, limb([(x - 4 * d, y + 22, 46), (x - 4 * d, y - 22, 38)], 2)), head, FAR, 6, "dots", (3 * -d, 2)
        )
        eye(sc, e, 4.5)
        show_face(sc, x + 30 * d, y + 74, 0.56, skin, "#4a1c18", 6 * d, 2)


def draw_girl(sc: Scene) -> None:
    """She faces us, both hands at her cheeks, and looks up at the stag."""
    x, y, s = GIRL
    shine = T(shape("-60,0^ 0,-8 60,0^ 40,110 0,136 -40,110"), x, y + 6)
    sc.flat(shine, sc.lin([(0, "#f4b92e", 0.8), (1, "#f4b92e", 0)], 0, y, 0, y + 136), 1, None, 5)
    sc.flat(T(shape("-70,0^ 0,-10 70,0^ -30,70 -130,84"), x, y), "#8a1420", 0.5, "multiply", 6)
    look = FEELINGS["fear"]._replace(look=(0.9, -0.8))
    pose = FRONT["stand"].but(grip_a="flat", grip_b="flat", elbow_a=-1, elbow_b=1)
    p = person(
        9, "front", pose, dress("gown", "#f7c136", "#d9952a", "#fff3d0").but(flare=28, sleeves="short"), "#e3ae84", "braids", "#3a1a14", look,
        big_head=1.2,
    )  # fmt: skip
    p.pieces = [q for q in p.pieces if not q.name.startswith(("arm", "sleeve", "hand"))]
    mx, my = p.at("head.mouth")
    for d, side in ((-1, "shoulder_a"), (1, "shoulder_b")):
        ax, ay = p.at(side)
        p.add(
            limb(
                [(ax, ay + 3, 11), (ax + d * 15, ay + 12, 10), (ax + d * 19, ay + 4, 9), (mx + d * 19, my + 6, 7.6)], 7
            ),
            "#d39a70",
            "arm",
        )
        p.add(limb([(ax - d * 2, ay + 3, 15), (ax + d * 9, ay + 10, 16)], 3), "#f0b62a", "sleeve")
        p.add(
            limb([(mx + d * 20, my + 8, 9), (mx + d * 17.5, my - 4, 10), (mx + d * 15, my - 14, 6.5)], 6),
            "#e3ae84",
            "hand",
            1.2,
        )
    put(sc, T(p, x, y, s), z=2.4, cast=8, rim=(-2, 2.4, "#fff6d8", 0.95))


def antlers() -> tuple[Any, list[tuple[float, float]]]:
    """Two great beams with their tines, and the tips on which candles stand."""
    x, y = NAPE
    gs, tips = [], []
    for d, k in ((-1, 0.9), (1, 0.72)):
        q = lambda u, v, w, d=d, k=k: (x - 12 + d * 24 + d * u * k, y - 66 - v * k, w * k)
        beam = limb([q(0, 0, 30), q(52, 70, 25), q(150, 120, 21), q(232, 190, 17), q(262, 270, 10)], 9)
        tines = [
            limb([q(20, 30, 20), q(6, 90, 15), q(14, 140, 8)], 7),
            limb([q(100, 98, 18), q(96, 180, 14), q(110, 246, 8)], 7),
            limb([q(190, 150, 16), q(190, 220, 12), q(184, 262, 7)], 6),
            limb([q(210, 166, 15), q(300, 170, 12), q(334, 214, 7)], 6),
        ]
        gs += [beam, *tines]
        tips += [q(262, 270, 0)[:2], q(14, 140, 0)[:2], q(110, 246, 0)[:2], q(184, 262, 0)[:2], q(334, 214, 0)[:2]]
    return fillet(U(gs), 8), tips


def draw_stag(sc: Scene) -> None:
    """He stands with his back to us and bows his head to her; his antlers are the chandelier."""
    x, y = NAPE
    horn, tips = antlers()
    sc.layer(horn, lit(sc, "#a8482a", "#34101c", 560), z=10, cut=0.4, sh=0.4, rim="#ffdf9c", rimop=0.9, rimw=1.5)
    for tx, ty in tips:
        sc.layer(
            U(box(tx - 8, ty - 46, tx + 8, ty), box(tx - 14, ty - 4, tx + 14, ty + 3)), CREAM, z=3, cut=0.2, sh=0.3
        )
        sc.layer(
            shape(f"{tx},{ty - 80}^ {tx + 9},{ty - 58} {tx},{ty - 46} {tx - 9},{ty - 58}"), "#fffbe6", z=1, cut=0, sh=0
        )
        sc.glow(tx, ty - 62, 96, "#ffe09a", 0.85)
    h = T(beast_head("stag", ("#111111", "#222222", "#333333"), antlers=0), x, y, 2.3, rot=-22, flip=True)
    neck = limb([(x + 66, y + 300, 250), (x + 56, y + 170, 150), (x + 30, y + 60, 112), (x + 4, y + 4, 104)], 9)
    ears = U(leaf(x + 14, y - 44, 150, -0.5, 0.42, 0.1), leaf(x - 30, y - 66, 96, -2.0, 0.4))
    body = shape(
        "292,1260^ 318,1020 352,800 330,690 352,610 430,556 520,520 630,520 716,560 780,640 800,760 806,1000 850,1260^"
    )
    head = U(fillet(U(h.outline(), neck), 14), ears)
    guest(sc, body, head, NEAR, 16, None, (4, 4))
    eye(sc, h.at("eye"), 10)
    # collar, seams and tails of the coat
    collar_ = limb([(470, 556, 6), (530, 528, 30), (590, 520, 40), (650, 532, 26), (700, 562, 6)], 9)
    sc.layer(collar_, lit(sc, "#8a2434", "#2c0e20", 420), z=5, cut=0.3, sh=0.5, rim="#ffcf8a", rimop=0.8)
    seams = [
        limb([(470, 590, 1), (446, 800, 2.6), (486, 990, 2.6)], 8),
        limb([(690, 590, 1), (712, 800, 2.6), (676, 990, 2.6)], 8),
        limb([(582, 560, 1), (580, 800, 2), (580, 1260, 3)], 4),
    ]
    sc.flat(U(seams), "#e0603a", 0.35)
    sc.flat(
        patterned(clean(body.buffer(-14).intersection(box(0, 560, 820, 1260))), "flowers", "brocade", 5.2),
        "#e8643c",
        0.13,
    )
    # arms behind the back, white gloves, and between them the face
    for d, pts_ in (
        (1, "372,640,92 322,770,86 372,872,76 484,884,54"),
        (-1, "770,650,92 812,780,84 768,874,74 668,884,54"),
    ):
        arm = limb(pts_, 9)
        sc.layer(arm, lit(sc, "#8a2a38", "#2c1024", 560), z=9, cut=0.4, sh=0.6, rim="#ffcf8a", rimop=0.75)
        rimlight(sc, arm, 3 * d, 4, "#ffd08a", 0.8, r=560)
    show_face(sc, 578, 858, 2.0, "#f3c89c", "#5a2a1c", 3, 5, 1)
    for d, gx in ((1, 492), (-1, 664)):
        cuff = T(box(-12, -34, 12, 34).buffer(3), gx - 6 * d, 884, rot=4 * d)
        sc.layer(cuff, CREAM, z=3, cut=0.2, sh=0.4)
        g = T(hand("grip", "#f6ead6"), gx, 886, 0.76, rot=-8 if d > 0 else 8, flip=d < 0)
        put(sc, g, z=3, rim=(2, 2, "#ffffff", 0.8))


def draw() -> Scene:
    """Is she the only one who cannot take it off?"""
    sc = Scene("unmasking", light=(LX, LY, 260), shadow="#2a0612", bg="#7a1424")
    draw_hall(sc)
    draw_far(sc)
    draw_girl(sc)
    draw_stag(sc)
    sc.vignette("#3a0614", 0.36, 330, 640, 900)
    sc.finish()
    return sc
