"""Beds stand one above the other like the steps of a stair, from a cradle up to an empty bed before a bright window.

Palette: night #0c1442, ultramarine #24489c, haze #9fb4c8, morning gold #ffdf96, linen #fffdf4; quilts tomato, mustard,
teal, coral. Light: the open window at the top; everything throws its shadow down the stair.
Planes: sky / window / seven beds and their sleepers / girl / clouds near us.
"""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.bed_steps import (
    BREADTH,
    CAPPED,
    COT,
    CRADLE,
    CUT,
    GOLD,
    INK,
    LAST,
    MIDDLES,
    OLD,
    PAIR,
    TEEN,
    WOODS,
    Bed,
    beds,
    draw_board,
    draw_hood,
    draw_toy,
    pattern,
    tone,
)

LX, LY = 426, 128
GIRL = CAPPED  # the bed on which she stands
QUILTS = ("#f59a8c", "#2aa58e", "#e4482f", "#e9814e", "#3d62d8", "#b8404e", "#fff6e2")


def draw_sky(sc: Scene) -> None:
    """Night at our feet, the first light round the window, few clouds with lit upper edges."""
    sc.backdrop(
        sc.rad(
            [
                (0, "#fff3c8"),
                (0.12, "#fbd994"),
                (0.25, "#b4cdb8"),
                (0.42, "#4384ae"),
                (0.62, "#1d4588"),
                (0.82, "#11215c"),
                (1, "#080d30"),
            ],
            LX,
            LY,
            1130,
        )
    )
    r = sc.stream("stars")
    for _ in range(120):
        x, y = r.uniform(0, 800), r.uniform(560, 1190)
        sc.flat(ellipse(x, y, r.uniform(0.8, 2.4)), "#fff8dc", (y - 520) / 760)
    for x, y, q, f in ((196, 150, 0.3, False), (246, 196, 0.22, True)):
        sc.flat(T(bird("swallow", 0.6), x, y, q, flip=f), "#ffffff", 0.95)
    for k in range(5):
        for side in (-1, 1):
            n = k + 0.5 * (side > 0)
            x, y = 400 + side * (290 + 26 * n), 250 + 172 * n
            w, h = 270 + 60 * n, 56 + 40 * n
            c = mix("#8cc4c6", "#14235a", min(1.0, n / 3.2))
            g = cloud(sc.stream(f"cloud {k} {side}"), x, y, w, h)
            fill = sc.rad(
                [(0, "#fff2c4"), (0.28, mix(c, "#f2f4cc", 0.6)), (0.6, c), (1, mix(c, "#080d30", 0.6))],
                LX,
                LY,
                760 + 130 * n,
            )
            sc.layer(g, fill, z=8 + 2 * k, sh=0.4, shc="#0a1240", cut=0.6, rim="#ffe9b8", rimop=0.9 - 0.1 * n, wash=0.5)
            inner = cloud(sc.stream(f"inner {k} {side}"), x + side * 60, y + 2, w * 0.72, h * 0.62)
            sc.layer(inner, sc.rad([(0, "#fff6d4"), (0.5, light(c, 0.16)), (1, mix(c, "#080d30", 0.35))], LX, LY, 760 + 130 * n), z=5, sh=0.3, shc="#0a1240", cut=0.6, rim="#ffe9b8", rimop=0.6, wash=0.5)  # fmt: skip


def draw_window(sc: Scene, b: Bed) -> None:
    """The window behind the last bed, wide open, its curtains blown towards us."""
    x, y = MIDDLES[-1], b.by + 16
    w, h = 84.0, 176.0
    arch = lambda d: U(box(x - w - d, y - h + w, x + w + d, y), ellipse(x, y - h + w, w + d))
    sc.glow(x, y - 90, 420, "#ffe2a0", 0.85)
    sc.layer(arch(15), sc.lin([(0, "#f3cf96"), (1, "#b8784a")], x, y - h, x, y), z=6, **CUT)
    sc.layer(arch(0), sc.rad([(0, "#fffdf0"), (0.6, "#fff2c4"), (1, "#ffd98c")], x, y - 60, 170), z=1, sh=0.2, cut=0)
    bars = U(box(x - 3, y - h, x + 3, y), box(x - w, y - h * 0.56, x + w, y - h * 0.56 + 5)).intersection(arch(0))
    sc.flat(bars, "#e0a866", 0.9)
    cloths = (
        "52,-160^ 96,-150 108,-108 150,-84 214,-92 262,-64^ 236,-30 190,-34 150,-14 96,8^ 70,-20 60,-90",
        "-66,-152^ -92,-140 -100,-90 -118,-40 -124,6^ -100,14 -84,4^ -76,-50 -74,-110",
    )
    for n, P in enumerate(cloths):
        g = T(shape(P), x, y)
        sc.layer(
            g, sc.lin([(0, "#fffaf0"), (0.5, "#ffe9c4"), (1, "#d9a888")], x, y - 140, x + 200, y), z=7, op=0.96, **CUT
        )
        ways = ("64,-146 92,-90 150,-60 236,-70", "70,-110 96,-50 150,-36 210,-50", "78,-146 106,-96 150,-74 200,-80") if n == 0 else ("-76,-130 -86,-60 -104,0", "-84,-130 -94,-60 -114,0")  # fmt: skip
        folds = [limb([(*q, (0.6, 2.6, 2.6, 0.6)[min(i, 3)]) for i, q in enumerate(curve(w, n=1))], 6) for w in ways]
        sc.flat(T(U(folds), x, y).intersection(g), "#c98a58", 0.45)


def lay_body(sc: Scene, b: Bed, g: Any, cover: Any) -> None:
    """The hill of somebody under the quilt: lit from the window, shaded towards us."""
    c = tone(QUILTS[b.k], b.k)
    x0, y0, x1, y1 = g.bounds
    sc.flat(clean(T(g, -b.w * 0.01, b.w * 0.035).intersection(cover)), "#0c1446", 0.5, "multiply", b.w * 0.014)
    fill = sc.lin([(0, mix(light(c, 0.34), GOLD, 0.35)), (0.4, c), (1, dark(c, 0.3))], (x0 + x1) / 2, y0, (x0 + x1) / 2 - 10, y1)  # fmt: skip
    sc.layer(g, fill, z=2, sh=0.3, rim="#fff0c4", rimop=0.8, cut=0, fibre=0.12, wash=0.4)
    sc.flat(clean(T(pattern(b), 0, -b.w * 0.02).intersection(g.buffer(-1))), tone("#fff6e0", b.k), 0.36)
    with sc.clip(g):
        sc.flat(clean(g.difference(T(g, b.w * 0.012, -b.w * 0.05))), "#0c1446", 0.42, "multiply", b.w * 0.02)


def lay_fold(sc: Scene, b: Bed, spots: tuple[float, ...]) -> None:
    """The linen turned back over the edge of the quilt, higher where somebody lies."""
    up = lambda u: 0.004 + max([0.036 * max(0.0, 1 - ((u - s) / 0.36) ** 2) for s in spots])
    n = [-1.03 + 2.06 * q / 24 for q in range(25)]
    band = Polygon([b.at(u, 0.69, up(u)) for u in n] + [b.at(u, 0.6, up(u)) for u in reversed(n)])
    (x0, y0), (x1, y1) = b.at(0, 0.69), b.at(0, 0.6)
    sc.layer(band, sc.lin([(0, tone("#fff8ea", b.k + 1)), (1, tone("#b4bce0", b.k))], x0, y0, x1, y1), z=2, **CUT)


def lay_head(sc: Scene, b: Bed, u: float, v: float, size: float, rot: float, fig: Any) -> None:
    """A head on its pillow."""
    x, y = b.at(u, v, 0.02)
    s = b.w / BREADTH[b.k] * 0.0021 * size
    q = T(fig, s=s, rot=rot)
    x0, y0, x1, y1 = q.outline().bounds
    q = T(q, x - (x0 + x1) / 2, y - (y0 + y1) / 2)
    sc.flat(T(q.outline(), -2, b.w * 0.022), "#141a58", 0.5, "multiply", b.w * 0.01)
    put(sc, q, z=1.2, rim=(-0.5, 3.0, "#fff0c0", 0.95), shade=("#3a3a98", 0.55, 1250))


def asleep(age: float, skin: str, hair: str | None, colour: str, view: str = "tq", **more: Any) -> Any:
    """A sleeping head."""
    return head(view, age, "sleep", skin, hair, colour, **more)


def draw_sleepers(sc: Scene, b: Bed, cover: Any) -> None:
    """Nobody lies like anybody else."""
    w = b.w
    if b.k == CRADLE:
        lay_body(sc, b, b.body("0,.56,.26 0,.4,.32 0,.24,.26 0,.14,.16"), cover)
        lay_fold(sc, b, (0.0,))
        lay_head(sc, b, 0.02, 0.73, 0.68, 8, asleep(1, "#f0b890", None, "#d8946c", "front"))
        x, y = b.at(0.02, 0.86, 0.06)
        sc.flat(
            limb([(x - 6, y + 12, 1), (x - 2, y + 1, 3), (x + 6, y - 1, 3), (x + 8, y + 6, 2), (x + 3, y + 8, 1)], 6),
            "#5a2e1c",
        )
        for u in (-0.26, 0.34):
            x, y = b.at(u, 0.63, 0.05)
            sc.layer(ellipse(x, y, w * 0.034, w * 0.03), tone("#e8b08a", 1.5), z=2, **INK, rim="#fff0c0", rimop=0.9)
    elif b.k == COT:
        lay_body(sc, b, b.body("-.14,.6,.24 -.04,.44,.28 .06,.32,.42", ".06,.3,.3 -.36,.16,.14", ".06,.3,.3 .46,.16,.14"), cover)  # fmt: skip
        lay_fold(sc, b, (-0.14,))
        lay_head(sc, b, -0.16, 0.78, 0.74, -24, asleep(3, "#8a5636", "curly", "#1c1210"))
        draw_toy(sc, *b.at(0.52, 0.74, 0.03), w * 0.0031)
    elif b.k == CAPPED:
        lay_body(sc, b, b.body("-.36,.66,.26 -.4,.42,.28", "-.4,.42,.24 -.72,.1,.13", "-.4,.42,.24 .02,.12,.13"), cover)
        lay_fold(sc, b, (-0.38,))
        lay_head(sc, b, -0.38, 0.8, 0.86, -8, asleep(8, "#f0c8a4", "short", "#b8602a", hat="nightcap", hat_colour="#e0402c", band="#e0402c"))  # fmt: skip
    elif b.k == TEEN:
        lay_body(sc, b, b.body("-.1,.66,.26 .1,.46,.28 .3,.34,.26", ".3,.34,.2 -.2,.2,.16 -.3,.08,.14"), cover)
        lay_fold(sc, b, (-0.1,))
        lay_head(sc, b, -0.14, 0.82, 0.88, 26, asleep(16, "#b97a52", "long", "#2a1a16"))
    elif b.k == PAIR:
        lay_body(sc, b, b.body("-.36,.68,.2 -.34,.44,.22 -.42,.1,.14"), cover)
        lay_body(sc, b, b.body(".26,.68,.2 .14,.48,.24 .3,.32,.2 .12,.1,.14"), cover)
        lay_fold(sc, b, (-0.36, 0.26))
        lay_head(sc, b, -0.34, 0.84, 0.9, 18, asleep(40, "#6a4230", "short", "#1c1412", beard="full"))
        lay_head(sc, b, 0.26, 0.84, 0.9, -18, T(asleep(38, "#e3b58c", "wavy", "#8a3a1c"), flip=True))
    elif b.k == OLD:
        lay_body(sc, b, b.body("-.06,.7,.3 -.06,.42,.34 -.06,.08,.2", "-.06,.3,.2 .28,.08,.12"), cover)
        lay_fold(sc, b, (-0.06,))
        lay_head(sc, b, -0.06, 0.82, 0.92, 0, asleep(84, "#e0ac84", "balding", "#f2f0ea", "front", beard="long"))


def draw_bed(sc: Scene, b: Bed) -> None:
    """Linen, pillow, quilt, sleeper, and the board at the foot, which is the riser of the stair."""
    k, w, c = b.k, b.w, tone(QUILTS[b.k], b.k)
    z, last = 2 + w * 0.012, b.k == LAST
    side = U(b.quad(-1.03, 1.03, 0, 1), T(b.quad(-1.03, 1.03, 0, 1), 0, w * 0.08)).convex_hull
    sc.layer(side, dark(tone(WOODS[k], k), 0.3), z=z * 1.6, sh=0.6, shc="#080e36", cut=0.3, rimop=0.5)
    linen = sc.lin([(0, tone("#ffffff", k + 1)), (1, tone("#8f9ccc", k))], *b.at(0, 1), *b.at(0, 0))
    sc.layer(b.quad(-1, 1, 0, 1), linen, z=z, sh=0.4, cut=0.2, rim="#fff3d0", rimop=0.9, wash=0.3)
    if k == CRADLE:
        draw_hood(sc, b)
    elif not last:
        gone = sc.lin([(0, "#141b5c", 0.75), (0.4, "#141b5c", 0.45), (1, "#141b5c", 0)], *b.at(0, 1), *b.at(-0.06, 0.5))
        sc.flat(b.quad(-1, 1, 0.5, 1), gone, 1, "multiply")  # what the next riser throws
    for u0, u1 in ((-0.86, -0.04), (0.04, 0.86)) if k in (PAIR, LAST) else ((-0.7, 0.7),):
        m = (u0 + u1) / 2
        pil = [b.at(u, v, 0.02 + q) for u, v, q in ((u0, 0.72, 0), (m, 0.69, 0.02), (u1, 0.72, 0), (u1 + 0.05, 0.86, 0.01), (u1 - 0.02, 0.98, 0.03), (m, 0.98, 0.05), (u0 + 0.02, 0.98, 0.03), (u0 - 0.05, 0.86, 0.01))]  # fmt: skip
        sc.layer(shape(pil), sc.lin([(0, tone("#ffffff", k + 1.5)), (1, tone("#98a4d4", k))], *b.at(m, 1, 0.04), *b.at(m, 0.7)), z=z, **CUT)  # fmt: skip
    cover = b.quad(-1.02, 1.02, 0, 0.66 if not last else 0.5)
    fill = sc.lin([(0, mix(light(c, 0.2), GOLD, 0.3)), (0.5, c), (1, dark(c, 0.34))], *b.at(0, 0.7), *b.at(-0.1, 0))
    sc.layer(cover, fill, z=z, sh=0.5, cut=0.2, rim="#fff3d0", rimop=0.7, wash=0.4)
    if last:
        fold = Polygon([b.at(-1.02, 0.5), b.at(1.02, 0.56), b.at(1.02, 0.44), b.at(0.3, 0.06), b.at(-1.02, 0.34)])
        sc.layer(fold, sc.lin([(0, "#ff9a6a"), (1, "#e0402c")], *b.at(0, 0.5), *b.at(0, 0)), z=z, **CUT)
    else:
        sc.flat(clean(pattern(b).intersection(cover)), tone("#fff6e0", k), 0.34)
        draw_sleepers(sc, b, cover)
        if k == PAIR:
            draw_slippers(sc, b)
    draw_board(sc, b)


def draw_slippers(sc: Scene, b: Bed) -> None:
    """Somebody's red slippers, on the quilt."""
    x, y = b.at(0.72, 0.2)
    shoe = shape("-16,4 -18,-5 -6,-9 12,-4 18,2 12,6")
    sc.layer(U([T(shoe, x + 20 * j, y + 4 * j, 0.62, rot=-18 + 10 * j) for j in (0, 1)]), "#e8302c", z=2, rim="#ffd8a0", rimop=0.9, **INK)  # fmt: skip


def draw_girl(sc: Scene, b: Bed, step: Bed) -> None:
    """Eight years old, barefoot on somebody's quilt: one foot up on the next board, face and pillow in the light."""
    x, y = b.at(0.76, 0.3)
    s = 2.3
    fx, fy = step.x + step.w * 0.38, step.y - step.board * 1.16
    sc.flat(
        shape(f"{x - 20},{y - 8} {x + 24},{y - 8} {x + 90},{y + 70} {x + 40},{y + 96}"), "#0a1040", 0.55, "multiply", 6
    )
    pose = SIDE["climb"].but(hip=0.95, lean=9, nod=-14, foot_b=(-0.16, 0.0), toe_b=20, toe_a=0, hand_b=(-0.62, 0.72), hand_a=(0.78, -0.12), elbow_a=-1, elbow_b=-1, grip_a="open", grip_b="grip")  # fmt: skip
    shirt = dress("nightshirt", "#fffaf0", "#fffaf0", "#d8432f").but(skirt=0.12, flare=1)
    hope = FEELINGS["calm"]._replace(brow_in=-4, brow_out=-4, open=1.0, look=(0.4, -0.5), curve=0.5)
    g = person(
        8,
        "side",
        pose,
        shirt,
        "#c98f62",
        "braids",
        "#3a1c14",
        hope,
        step_a=((x - fx) / s, (fy - y) / s - 3),
        big_head=1.06,
    )
    g = T(g, x, y, s, flip=True)
    hx, hy = g.at("hand_b.hold")
    pil = T(
        shape("-6,-4^ 16,-2 44,14 60,36^ 48,62 44,92^ 10,84 -22,86 -40,80^ -30,40 -24,14"), hx + 4, hy, 0.95, rot=-8
    )
    sc.layer(pil, sc.lin([(0, "#9ccbf4"), (1, "#2f58b4")], hx - 30, hy, hx + 40, hy + 80), z=5, **CUT)
    put(sc, g, z=3, rim=(4, 3, "#ffeab4", 1), cast=7, shade=("#3a4aa8", 0.3, 900))
    (px, py), (kx, ky) = g.at("hip"), g.at("knee_a")
    hem = shape(f"{px - 12},{py - 54} {kx + 8},{ky - 24} {kx - 16},{ky - 4} {kx - 6},{ky + 24}^ {px - 26},{py + 36} {px - 14},{py + 66}^ {px + 18},{py + 68} {px + 46},{py + 54}^ {px + 33},{py + 10} {px + 22},{py - 30} {px + 16},{py - 56}")  # fmt: skip
    sc.layer(hem, sc.lin([(0, "#fff8ea"), (0.45, "#dcdaea"), (1, "#9aa2d4")], kx - 10, ky - 30, px + 40, py + 50), z=1, sh=0.2, cut=0, rim="#ffeab4", rimop=0.4)  # fmt: skip
    folds = [
        limb([(px - 6 + 8 * q, py - 6, 0.5), (px + 2 + 12 * q, py + 26, 2.4), (px + 4 + 15 * q, py + 56, 0.6)], 5)
        for q in (0, 1, 2)
    ]
    sc.flat(U(folds).intersection(hem), "#6a74b8", 0.5)


def draw_near(sc: Scene, row: list[Bed]) -> None:
    """Clouds of the night at our feet."""
    for name, x, y, w, h, c in (("l", -20, 1196, 250, 90, "#24357e"), ("r", 790, 1180, 330, 110, "#1b2a6c")):  # fmt: skip
        g = cloud(sc.stream(f"near {name}"), x, y, w, h)
        sc.layer(g, sc.lin([(0, light(c, 0.16)), (1, dark(c, 0.4))], 0, y - h, 0, y + h * 0.5), z=14, sh=0.5, cut=0.6, rim="#9ab4ec", rimop=0.8)  # fmt: skip


def draw() -> Scene:
    """Up to bed or down to breakfast?"""
    sc = Scene("stair_of_beds", light=(LX, LY, 260), shadow="#080e36", bg="#0c1442")
    draw_sky(sc)
    row = beds()
    draw_window(sc, row[LAST])
    for b in reversed(row):
        draw_bed(sc, b)
        if b.k == GIRL:
            draw_girl(sc, b, row[GIRL + 1])
    draw_near(sc, row)
    beam = Polygon([(LX - 70, 210), (LX + 80, 210), (780, 1000), (100, 1000)])
    sc.flat(
        beam, sc.lin([(0, "#ffdf96", 0.34), (0.4, "#ffdf96", 0.13), (1, "#ffdf96", 0)], 0, 210, 0, 960), 1, "screen", 26
    )
    shafts(
        sc, LX, LY, [(1.15, 0.05, 0.24), (1.5, 0.08, 0.2), (1.84, 0.06, 0.2), (2.2, 0.05, 0.2)], 840, "#ffdf9a", 12, 60
    )
    sc.vignette("#060b30", 0.4, 440, 460, 940, 0.55)
    sc.finish()
    return sc
