"""rain_harp: who over there has taken up the second voice?"""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.cloud_neck import draw_cloud_neck
from cards.studio.papercut.downpipe import draw_downpipe
from cards.studio.papercut.opened_house import (
    FLOOR,
    LAMP,
    SLATES,
    WARM,
    draw_hatch,
    draw_opened_house,
    draw_roof,
    roof_y,
)
from cards.studio.papercut.rain_strings import HANDS, PLUCKED, STRINGS, draw_rain_strings, string_line

# rain slate #56707d, roof blue #34495a, zinc #93a7ad, sill cedar #8a6a55, rain light #eef2ee, cardigan moss-gold #b9a43c
LX, LY = LAMP
OTHER = 6  # the string that somebody over there bows


def draw_sky(sc: Scene) -> None:
    """A pale break under the cloud."""
    sc.backdrop(sc.rad([(0, "#f3f4ea"), (0.3, "#cfdadb"), (0.62, "#93a9b2"), (1, "#5b7482")], 300, 560, 760))
    r = sc.stream("scud")
    for x, y, w, h in ((180, 470, 420, 46), (520, 520, 360, 36), (120, 610, 300, 34), (430, 600, 260, 24)):
        sc.layer(
            scroll_cloud(r, x, y, w, h, 3, 0.2), "#dfe6e4", z=5, sh=0.12, op=0.6, cut=0.4, rim="#ffffff", rimop=0.5
        )


def row(sc: Scene, name: str, x0: float, x1: float, base: float, size: tuple[float, float], wall: str, roof: str, lit: float, z: float) -> None:  # fmt: skip
    """Houses shoulder to shoulder; base rises towards the right with the street."""
    r = sc.stream(name)
    x = x0
    while x < x1:
        w = r.uniform(*size)
        k = r.choice(("gable", "side", "gable", "step", "side"))
        y = base - (x - x0) * 0.28 + r.uniform(-8, 8)
        h = w * r.uniform(1.0, 1.75)
        d = T(house(r, w, h, k, lit, detail=w > 34), x + w / 2, y)
        tone = r.uniform(-0.07, 0.07)
        put_house(sc, d, light(wall, max(0, tone)) if tone > 0 else dark(wall, -tone), roof, z, glow=0.3, gs=22, warm=("#f3e6bd", "#d9b878"), night=mix(wall, "#2c3f4e", 0.45))  # fmt: skip
        g = box(x + 2, y - 4, x + w - 2, y + 260)
        sc.layer(
            g,
            sc.lin([(0, wall), (1, mix(wall, "#e4eaea", 0.3))], 0, y, 0, y + 170),
            z=z * 0.5,
            sh=0.2,
            cut=0.3,
            rimop=0.1,
        )
        x += w * r.uniform(0.86, 1.04)


def draw_town(sc: Scene) -> None:
    """Three streets behind the rain, each a step darker."""
    r = sc.stream("far")
    gables, x = [box(-40, 690, 760, 1260)], -30.0
    while x < 740:
        w, h = r.uniform(26, 54), r.uniform(30, 92)
        gables.append(
            Polygon(
                [(x, 720), (x, 700 - h), (x + w / 2, 700 - h - w * r.uniform(0.5, 1.0)), (x + w, 700 - h), (x + w, 720)]
            )
        )
        gables.append(box(x + w * 0.68, 690 - h - w * 0.5, x + w * 0.8, 700 - h))
        x += w * r.uniform(0.8, 1.0)
    g = U(gables)
    sc.layer(
        g, sc.lin([(0, "#b4c4c8"), (1, "#d5dddd")], 0, 560, 0, 800), z=5, sh=0.14, cut=0.4, rim="#ffffff", rimop=0.4
    )
    c = T(church(r, 0.95), 262, 690)
    for k in ("tower", "nave"):
        sc.layer(c[k], "#a9bbc1", z=4, sh=0.16, cut=0.3, rim="#ffffff", rimop=0.5)
    for k in ("spire", "nroof", "cross"):
        sc.layer(c[k], "#97acb4", z=3, sh=0.16, cut=0.2, rim="#ffffff", rimop=0.5)
    sc.veil([(0, "#dfe6e4", 0), (0.6, "#dfe6e4", 0.5), (1, "#dfe6e4", 0.3)], 0, 560, 0, 780)
    row(sc, "street 1", 90, 560, 830, (38, 58), "#8fa5ae", "#6f8997", 0.08, 4)
    sc.veil([(0, "#d5dddd", 0), (0.6, "#d5dddd", 0.42), (1, "#d5dddd", 0.2)], 0, 700, 0, 920)
    row(sc, "street 2", 70, 430, 980, (52, 78), "#6f8894", "#4f6878", 0.1, 6)
    sc.veil([(0, "#b9c8cc", 0), (0.6, "#b9c8cc", 0.34), (1, "#b9c8cc", 0.2)], 0, 850, 0, 1080)


def draw_other(sc: Scene) -> None:
    """A tall house over the way, one window open, and somebody with a bow."""
    x, w, top, base = 176.0, 104.0, 770.0, 1180.0
    wall = Polygon([(x - w / 2, base), (x - w / 2 + 3, top), (x, top - 66), (x + w / 2 - 3, top), (x + w / 2, base)])
    win = box(x + 2, top + 26, x + 40, top + 80)
    panes_ = U(
        [panes(x - 40, top + 30 + 84 * k, 26, 42, 2, 2, 0.2) for k in range(4)],
        [panes(x + 8, top + 114 + 84 * k, 26, 42, 2, 2, 0.2) for k in range(3)],
    )
    sc.flat(panes_.convex_hull, "#33485a")
    sc.flat(win.buffer(2), "#ffe3a6")
    sc.layer(
        clean(wall.difference(win).difference(panes_)),
        sc.lin([(0, "#5c7686"), (1, "#74909c")], 0, top, 0, base),
        z=8,
        sh=0.4,
        cut=0.4,
        rim="#eef2ee",
        rimop=0.5,
    )
    for s in (-1, 1):
        verge = limb([(x, top - 72, 9), (x + s * w * 0.3, top - 30, 9), (x + s * (w / 2 + 6), top + 6, 10)], 4)
        sc.layer(verge, "#3d5566", z=4, sh=0.35, cut=0.3, rim="#eef2ee", rimop=0.6)
    sc.flat(brick(wall.difference(win.buffer(6)).difference(panes_.buffer(4)), 13, 7, "over", 0.16), "#8aa2ac", 0.45)
    s = 0.36
    arm = ((STRINGS[OTHER] - 18 - (x + 18)) / s, (top + 50 - (top + 96)) / s)
    p = person(60, "side", SIDE["reach"], dress("shirt", "#8a4a3a", "#3a3440", "#e8dcc0"), "#b97a52", "balding", "#e6e0d2", "tender", beard="full", reach_a=arm, reach_b=((STRINGS[OTHER] - 6 - (x + 18)) / s, -150), grip_a="grip", grip_b="grip")  # fmt: skip
    p = T(p, x + 18, top + 96, s)
    with sc.clip(U(win, box(x + 40, top - 20, 400, top + 120))):
        put(sc, p, z=1.2, sh=0.3)
    sc.layer(box(x - 2, top + 80, x + 44, top + 86), "#8ea4ac", z=2, cut=0, fibre=0, sh=0.35)
    hx, hy = p.at("hand_a.hold")
    sc.layer(
        limb([(hx - 20, hy + 5, 1.6), (hx, hy, 1.8), (STRINGS[OTHER] + 20, hy - 9, 1.4)], 3),
        "#6a3a24",
        z=1.5,
        cut=0,
        fibre=0,
    )
    sc.glow(x + 22, top + 54, 120, "#ffd894", 0.75)
    case = T(
        U(shape("-9,0^ -13,-16 -8,-28 -10,-40 -5,-52 -3,-74^ 3,-74^ 5,-52 10,-40 8,-28 13,-16 9,0^")),
        x + 16,
        top + 164,
        0.62,
    )
    sc.flat(case, "#1f2e3c", 0.9)


def draw_attic(sc: Scene) -> None:
    """Lamp, bed, table to stand on, a bucket, a cat that counts the drops."""
    put(sc, T(bed(), 800, FLOOR, 0.78), z=2, shade=("#4a2a20", 0.5, 300))
    t = T(table(116, 76, "#8a5a38"), 604, FLOOR, 1.08)
    put(sc, t, z=2.4, rim=(0, 2, WARM, 0.7), cast=6)
    put(sc, T(bucket("#8ea4ac", 44, 40, "#cfe0e2"), 506, FLOOR, 0.86), z=2, rim=(-2, 1, WARM, 0.7))
    drip = U([ellipse(506, y, 1.6, 3) for y in (716, 742, 760)])
    sc.flat(drip, "#fffdf0", 0.95)
    put(sc, T(beast("cat", "look_up"), 654, FLOOR, 0.34, flip=True), z=1.6, rim=(-1.6, 1, WARM, 0.8))
    lx, ly = LX + 82, LY - 22
    sc.stroke([(lx, roof_y(lx, SLATES)), (lx, ly - 22)], "#3a241c", 2)
    sc.layer(
        shape(
            f"{lx - 26},{ly + 4}^ {lx - 12},{ly - 20} {lx},{ly - 24} {lx + 12},{ly - 20} {lx + 26},{ly + 4}^ {lx},{ly + 9}"
        ),
        "#ffe9b0",
        z=4,
        sh=0.4,
        cut=0,
        rim="#fffdf0",
        rimop=0.9,
    )
    sc.flat(ellipse(lx, ly + 8, 9, 8), "#fffdf0")
    sc.glow(lx, ly + 10, 190, "#ffdf9a", 0.9)


def draw_girl(sc: Scene) -> None:
    """Thirteen, plump, black hair: on the table, half out of the roof, both hands in the rain."""
    x, y, s = 604.0, FLOOR - 76 * 1.08, 1.34
    to = lambda p: ((x - p[0]) / s, (p[1] - y) / s)
    pose = SIDE["reach"].but(
        lean=22,
        stoop=8,
        nod=-26,
        foot_a=(0.02, 0.04),
        foot_b=(-0.34, 0.16),
        toe_a=22,
        toe_b=50,
        elbow_a=-1,
        elbow_b=1,
        grip_a="pinch",
        grip_b="pinch",
    )
    d = dress("skirt", "#c4ab3e", "#3a4a62", "#f3e6c8").but(skirt=0.5, shoes="bare", pad=4)
    p = person(
        13,
        "side",
        pose,
        d,
        "#d9a077",
        "bob",
        "#1f1a20",
        feeling("tender")._replace(open=0.0),
        1.12,
        big_head=1.06,
        reach_a=to(HANDS[1]),
        reach_b=to(HANDS[0]),
    )
    p = T(p, x, y, s, flip=True)
    put(sc, p, z=2.2, rim=(-1.4, -2.2, WARM, 0.75), cast=5)
    for hx, hy in HANDS:
        sc.glow(hx, hy, 40, "#fff0c8", 0.7)


def draw_street(sc: Scene) -> None:
    """The dark near edge: a wet kerb and railings, the snail on the eaves."""
    r = sc.stream("kerb")
    near_, _ = land(r, [(-40, 1150), (160, 1138), (400, 1132), (640, 1136), (840, 1126)], 3)
    sc.layer(
        near_,
        sc.lin([(0, "#4a6272"), (1, "#1d2c38")], 0, 1120, 0, 1210),
        z=12,
        sh=0.6,
        cut=0.6,
        rim="#cfdadb",
        rimop=0.6,
    )
    rings = []
    for _ in range(26):
        x, y = r.uniform(0, 800), r.uniform(1150, 1198)
        k = r.uniform(6, 20)
        rings.append(ellipse(x, y, k, k * 0.28).difference(ellipse(x, y, k - 1.2, k * 0.28 - 0.7)))
    sc.flat(U(rings), "#cfdadb", 0.5)
    for x, w, op in ((610, 120, 0.35), (180, 40, 0.3)):
        sc.flat(
            U(
                [
                    box(x - w / 2 * r.uniform(0.4, 1), y, x + w / 2 * r.uniform(0.4, 1), y + 2.4)
                    for y in range(1144, 1200, 7)
                ]
            ),
            "#ffd894",
            op,
            "screen",
            1,
        )


def draw() -> Scene:
    """She lets one string go."""
    sc = Scene("rain_harp", light=(LX, LY, 240), shadow="#14202a", bg="#56707d")
    draw_sky(sc)
    draw_town(sc)
    draw_other(sc)
    sc.veil([(0, "#dfe6e4", 0.1), (0.5, "#dfe6e4", 0.16), (1, "#dfe6e4", 0)], 0, 400, 0, 1150)
    draw_rain_strings(sc)
    draw_cloud_neck(sc)
    draw_opened_house(sc)
    draw_attic(sc)
    draw_roof(sc)
    draw_hatch(sc)
    sc.glow(LX - 20, roof_y(LX - 20) - 10, 170, "#ffdf9a", 0.6)
    draw_girl(sc)
    for k in PLUCKED:  # they lie over her fingers
        (_, _), (hx, hy), (x1, y1) = string_line(k)
        sc.stroke([(hx, hy), (hx + (x1 - hx) * 0.16, hy + (y1 - hy) * 0.16)], "#fffdf0", 2, 0.9)
    draw_downpipe(sc)
    put(sc, T(snail(), 330, roof_y(330) - 9, 0.22, rot=-42.6), z=1.4)
    draw_street(sc)
    sc.vignette("#0e1720", 0.4, 430, 620, 980)
    sc.finish()
    return sc
