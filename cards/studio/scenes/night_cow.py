"""A white cow as large as the card stands in the last sun on a meadow full of buttercups; the patches in her coat are holes with
the night in them, and a child on a milking stool has an arm in one of them up to the elbow.

Palette: sun gold #ffdf9c, apricot #f6ba80, rose #d49a8c, hide cream #fff3d2, dusk violet #74699c, night #0d1746, dress #e2402f.
Light: the setting sun, at the left on the horizon; the star in her hand. Planes: sky / hills / meadow / the night / the cow /
child and pail / near flowers.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut import *
from cards.studio.papercut.buttercup_meadow import meadow, near_meadow
from cards.studio.papercut.buttercups import buttercup
from cards.studio.papercut.cow_coat import forms, ticks
from cards.studio.papercut.owls import owl
from cards.studio.papercut.patched_cow import body, legs, patches, placed_head, udder
from cards.studio.papercut.toned import toned

SUN = (62, 706)
FIELD = ("#1a1638", "#44344e", "#8a6650", "#d8984e", "#ffdc8a")  # the meadow in the last light, dark to light
NEAR = ("#0e0c26", "#2a2444", "#5a4450", "#d89a4c", "#ffe6a0")
STAR = (514, 688)  # the star that is being taken
CHILD = (614, 998)  # its feet, on the stool
KID = 2.15
STOOL = 82
HEAD_LEFT = 572  # where the face begins
PAIL = (462, 1096)


def draw_sky(sc: Scene) -> None:
    """The last warm band over the hills; above it the air goes rose and slate."""
    sc.backdrop(
        sc.lin(
            [(0, "#4e5484"), (0.2, "#8a7494"), (0.4, "#d49a8c"), (0.54, "#f6ba80"), (0.63, "#ffdf9c")],
            440,
            0,
            360,
            1200,
        )
    )
    sc.glow(*SUN, 640, "#ffd88a", 0.9, sy=0.7)
    sc.flat(ellipse(*SUN, 46), "#fffae0", 1)
    sc.glow(*SUN, 190, "#fff0b8", 0.9)
    for k, (P, a, b) in enumerate(
        (
            ([(-60, 250), (160, 214), (400, 262), (640, 196), (860, 232)], "#6c5c86", "#a87a88"),
            ([(-60, 110), (200, 80), (420, 128), (640, 62), (860, 96)], "#46467a", "#77608a"),
        )
    ):
        g, _ = land(sc.stream(f"sky {k}"), P, 7, base=-80)
        sc.layer(g, sc.lin([(0, b), (1, a)], 0, 0, 800, 0), z=6, sh=0.16, shc="#2c2450", cut=1.6, wash=0.4, rim="#ffd8b0", rimop=0.5)  # fmt: skip


def cow_sheets() -> tuple[dict[str, Any], dict[str, Any]]:
    """Her sheets with the holes cut out, and the holes as far as she reaches."""
    g = body()
    whole = U(*g.values())
    holes = {k: clean(p.intersection(whole)) for k, p in patches().items()}
    cut = U(*holes.values())
    return {k: clean(v.difference(cut)) for k, v in g.items()}, holes


def draw_night(sc: Scene, holes: dict[str, Any]) -> None:
    """The night behind the coat: stars, a comet, a crescent."""
    cut = U(*holes.values())
    fill = sc.rad([(0, "#5a78dc"), (0.2, "#2c46ae"), (0.55, "#15246e"), (1, "#080e34")], STAR[0], STAR[1] - 20, 520)
    sc.layer(cut.buffer(1.2), fill, z=1, cut=0, sh=0, wash=0.6)
    r = sc.stream("stars")
    with sc.clip(cut):
        for k in range(5):  # the milky way, through all of her
            sc.flat(
                limb([(330, 820, 40), (440, 640, 70 - 8 * k), (560, 470, 90 - 10 * k), (640, 300, 70)], 8),
                "#8fb0ff",
                0.07,
                "screen",
                14,
            )
        dust = [(520 + r.gauss(0, 44), 560 + r.gauss(0, 170)) for _ in range(240)]
        sc.flat(U([ellipse(x + (560 - y) * 0.42, y, 0.5 + 1.3 * r.random() ** 3) for x, y in dust]), "#dfe8ff", 0.85)
        small = [ellipse(r.uniform(150, 800), r.uniform(280, 820), 0.8 + 2.0 * r.random() ** 4) for _ in range(330)]
        sc.flat(U(small), "#f2f5ff", 0.95)
        for x, y, q in ((470, 352, 8), (590, 560, 9), (448, 590, 7), (560, 420, 6), (612, 640, 7), (722, 372, 8), (770, 470, 7), (214, 606, 7), (352, 566, 6), (722, 706, 7), (494, 516, 5)):  # fmt: skip
            sc.glow(x, y, q * 4, "#bcd0ff", 0.6)
            sc.flat(star(x, y, q, 4, 0.26), "#fff6cf", 1)
        tail = [
            limb([(596, 334, 1), (556, 372 + k, 9 - 3 * abs(k) / 5), (506 - k, 436 + 2 * k, 3)], 8) for k in (-4, 0, 4)
        ]
        sc.flat(U(tail), "#dce8ff", 0.35, "screen", 2)
        sc.flat(limb([(594, 336, 0.4), (550, 380, 2), (504, 438, 6)], 8), "#f6faff", 0.85)
        sc.flat(ellipse(502, 440, 6), "#ffffff", 1)
        sc.glow(502, 440, 34, "#dfe9ff", 0.9)
        hare = [
            (462, 640),
            (452, 596),
            (478, 566),
            (508, 556),
            (520, 520),
            (540, 486),
            (532, 524),
            (560, 492),
            (536, 548),
            (556, 562),
            (540, 580),
            (524, 604),
            (514, 640),
        ]
        sc.stroke(hare, "#bcd0ff", 0.9, 0.5)
        sc.flat(U([ellipse(x, y, 2.3) for x, y in hare]), "#ffffff", 0.95)
        moon = clean(ellipse(346, 492, 25).difference(ellipse(357, 484, 23)))
        sc.glow(346, 492, 70, "#ffe9b0", 0.7)
        sc.flat(moon, "#fff3cf", 1)


def lips(sc: Scene, holes: dict[str, Any]) -> None:
    """The thickness of the coat: lit where it faces the sun, and its shade on the night."""
    for g in holes.values():
        sc.flat(clean(g.difference(T(g, 7, 9))), "#03061c", 0.55, "multiply", 3)
        edge = clean(g.difference(T(g, -4.5, -5.5)))
        sc.flat(edge, sc.lin([(0, "#ffeccc"), (0.5, "#d8b0b4"), (1, "#7c74a8")], 200, 500, 780, 760), 1)


def draw_cow(sc: Scene) -> dict[str, Any]:
    """Far legs, udder, the night, then trunk, thigh, neck, shoulder and head."""
    g = legs()
    far = sc.lin([(0, "#b98f98"), (0.12, "#8a7296"), (1, "#4a4474")], 196, 800, 640, 800)
    for k in ("far_hind", "far_fore"):
        sc.layer(g[k], far, z=4, cut=0.5, sh=0.3, wash=0.3, rim="#ffd49a", rimop=0.9, rimw=1.6)
        for h in g[k + ".hoof"]:
            sc.layer(h, "#2c2440", z=1.5, cut=0)
    sc.layer(udder(), sc.lin([(0, "#6a4a74"), (1, "#a8748a")], 0, 790, 0, 890), z=3, cut=0, wash=0.3)
    sheets, holes = cow_sheets()
    draw_night(sc, holes)
    lips(sc, holes)
    draw_owl(sc, holes["rump"])
    lit = sc.lin(
        [(0, "#fff3d2"), (0.26, "#fbd9ae"), (0.5, "#c79fa8"), (0.74, "#74699c"), (1, "#3c3c78")], 90, 440, 800, 760
    )
    for k, z in (("trunk", 7), ("thigh", 4), ("neck", 6), ("shoulder", 4)):
        s = sheets[k]
        sc.layer(s, lit, z=z, cut=0.5, sh=0.4, shc="#2a2456", wash=0.3, rim="#fff0cc", rimop=0.55)
        with sc.clip(s):
            forms(sc, k)
    for k in ("near_hind", "near_fore"):
        for h in g[k + ".hoof"]:
            sc.layer(h, sc.lin([(0, "#54445c"), (1, "#1c1830")], 0, 1000, 0, 1070), z=2, cut=0)
    ticks(sc, sheets)
    sc.flat(
        clean(
            T(placed_head().part("face", "jaw", "ear.far"), 34, 46).intersection(
                U(sheets["neck"], sheets["shoulder"], sheets["trunk"])
            )
        ),
        "#7f90c8",
        0.5,
        "multiply",
        7,
    )
    h = placed_head()
    put(sc, h, z=4, rim=(4, 1, "#fff0c4", 0.8), wash=0.15)
    dusk = [(0, "#fff4d4"), (0.4, "#ffe4b8"), (0.56, "#f0bca8"), (0.7, "#b890b0"), (1, "#5c5494")]
    sc.flat(h.outline(), sc.lin(dusk, 20, 380, 410, 250), 0.92, "multiply")  # evening on the side away from the sun
    sc.flat(h.part("face", "jaw", "ear.near"), sc.lin([(0, "#ffdc98", 0.5), (0.3, "#ffc890", 0.12), (0.5, "#ffc890", 0)], 110, 330, 330, 290), 1, "soft-light")  # fmt: skip
    mx, my = h.at("mouth")
    sc.layer(limb([(mx + 6, my - 2, 4.5), (mx - 24, my + 14, 5), (mx - 50, my + 6, 4)], 6), "#5a9a34", z=2, cut=0)
    put(sc, T(buttercup(sc.stream("chewed"), 40, -30), mx - 54, my), z=2, cast=3)
    return holes


def draw_owl(sc: Scene, hole: Any) -> None:
    """Half out of the rump, in the light too early."""
    o = T(owl("tawny", -0.5, lids=0.4, fine=1), 742, 634, 0.86)
    with sc.clip(hole):
        put(sc, o, z=1.6, cast=5, rim=(2.4, 2, "#fff2d0", 0.9))
        sc.flat(
            o.outline(),
            sc.lin([(0, "#1b2a78", 0), (0.4, "#1b2a78", 0.2), (1, "#1b2a78", 0.8)], 700, 0, 790, 0),
            1,
            "multiply",
        )


def draw_milking(sc: Scene, hole: Any) -> None:
    """The child on tiptoe on the stool, a forearm in the night and as blue as all there; the pail with one star in it."""
    x, y = CHILD
    wood = "#a8683a"
    for q, bend in ((-34, -12), (34, 12), (4, 2)):
        sc.layer(
            limb([(x + q * 0.7, y + 8, 11), (x + q + bend, y + STOOL + 4, 8)], 2),
            sc.lin([(0, wood), (1, "#6a3a24")], x - 40, y, x + 40, y + 40),
            z=2,
            cut=0,
            sh=0.4,
        )
    sc.layer(
        shape(
            f"{x - 50},{y + 2} {x - 40},{y - 7} {x + 40},{y - 7} {x + 50},{y + 2} {x + 40},{y + 12} {x - 40},{y + 12}"
        ),
        sc.lin([(0, "#e0a060"), (1, "#94582e")], x - 50, y - 6, x + 50, y + 12),
        z=4,
        cut=0.2,
        rim="#fff0c0",
        rimop=0.9,
    )
    s = KID
    reach = ((x - STAR[0] - 18) / s, (STAR[1] - y + 26) / s)
    rest = (14, -70)
    d = dress("pinafore", "#e2402f", "#e2402f", "#fff0d0").but(pattern="dots", pattern_colour="#ffd9a0")
    pose = SIDE["reach_up"].but(lean=10, nod=-8, foot_a=(0.1, 0.06), foot_b=(-0.08, 0.08), toe_a=30, toe_b=36)
    kid = person(8, "side", pose, d, "#8a5636", "braid", "#2a1a14", "wonder", reach_a=rest, reach_b=reach, grip_a="open", grip_b="cup")  # fmt: skip
    kid = T(kid, x + 4, y - 6, s, flip=True)
    hx, hy = kid.at("hand_b.hold")
    hx, hy = hx - 13, hy - 12
    sc.glow(hx, hy, 240, "#dfe9ff", 1)
    put(sc, kid, z=2.4, cast=7, rim=(2.5, 2, "#fff6d8", 0.8))
    shade = [(0, "#ffffff"), (0.34, "#e6d8ea"), (0.75, "#8a74a4"), (1, "#5c5090")]
    sc.flat(kid.outline(), sc.rad(shade, hx, hy, 350), 1, "multiply")  # in the cow's shade, lit by the star
    inside = clean(
        kid.outline()
        .intersection(clean(T(hole, -3, -4).intersection(hole)))
        .difference(kid.part("face", "hair", "head").buffer(1))
    )
    arm = clean(inside.intersection(box(0, 0, HEAD_LEFT, 776)))
    sc.flat(arm, "#3f62d8", 0.62, "multiply")
    sc.flat(clean(arm.difference(T(arm, 2.5, 3))), "#dbe8ff", 0.8, "screen", 0.8)
    sc.flat(star(hx, hy, 25, 8, 0.3), "#fffbe6", 1)
    sc.glow(hx - 4, hy - 4, 32, "#ffffff", 1)


def draw_pail(sc: Scene) -> None:
    """Zinc, and a star in it already."""
    px, py = PAIL
    sc.flat(ellipse(px + 26, py - 2, 66, 14), "#123f30", 0.6, "multiply", 5)
    put(sc, T(snail("#c9783a", "#d8c8a8"), 346, 1080, 0.36, flip=True), z=1.6, rim=(1.4, 1.4, "#fff6d0", 0.8))
    put(sc, T(bucket("#8fa3b8", 46, 36, "#fffdf6"), px, py, 1.5), z=2.4, cast=4, rim=(2.5, 2, "#ffffff", 0.9))
    sc.glow(px, py - 66, 120, "#fff6c8", 0.9)
    sc.flat(star(px, py - 76, 22, 8, 0.34), "#fffbe0", 1)
    sc.glow(px, py - 76, 50, "#ffffff", 0.9)


def draw() -> Scene:
    sc = Scene("night_cow", light=(*SUN, 300), shadow="#1a1640", bg="#7a6488")
    draw_sky(sc)
    with toned(sc, FIELD, 0.12):
        meadow(sc)
    sc.flat(shape("-40,752^ 120,726 300,754 520,730 700,746 840,716^ 840,1240^ -40,1240^"), sc.rad([(0, "#241c48", 0), (0.3, "#241c48", 0.1), (0.75, "#241c48", 0.7), (1, "#1a1438", 0.9)], 0, 800, 900), 1, "multiply")  # fmt: skip
    for x0, y0, w in ((219, 1050, 40), (365, 1074, 46), (602, 998, 36), (723, 1024, 42)):  # long shadows of her legs
        sc.flat(limb([(x0, y0 - 6, w), (x0 + 220, y0 + 46, w * 1.2), (x0 + 560, y0 + 120, w * 1.6)], 4), "#1c1640", 0.6, "multiply", 6)  # fmt: skip
    sc.flat(shape("300,1000 460,980 640,976 860,970 860,1120 640,1120 460,1080"), "#1c1640", 0.6, "multiply", 22)
    sc.glow(0, 830, 420, "#ffb85a", 0.55, sy=0.35)
    holes = draw_cow(sc)
    draw_milking(sc, holes["flank"])
    draw_pail(sc)
    with toned(sc, NEAR, 0.2):
        near_meadow(sc)
    sc.vignette("#17123a", 0.45, 330, 600, 880, 0.5)
    sc.finish()
    return sc
