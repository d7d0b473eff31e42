"""A book as high as the trees stands open in the autumn wood; a stag has walked out of its page and turns to fur as he goes. A green
morning shines through the hole he left, and he looks back at it.

Palette: plum #2e1030, crimson #8f2022, vermilion #d8432a, leaf light #f4f7b4, wood green #3f8a5e, page rose-grey #a5868e, ribbon teal #1f6a66.
Light: the morning of the story, through the hole, down to the right. Planes: far trunks / book / hole / lit ground / shadow / stag / near trunks.
"""

from __future__ import annotations

from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.half_paper_stag import half_paper_stag
from cards.studio.papercut.paper_deer import stag_outline
from cards.studio.papercut.standing_book import PH, PW, on_page, standing_book
from cards.studio.papercut.story_hole import story_hole

LX, LY = 236.0, 500.0
PLUM, AMBER = "#2e1030", "#f6a848"
HOLE = (205.0, 596.0, 0.7)  # on the left page
STAG = (478.0, 1050.0, 0.7)


def draw_wood(sc: Scene) -> None:
    """Trunks behind the book, each row darker; the light stands low among them."""
    sc.backdrop(sc.rad([(0, "#ffc878"), (0.25, "#f08a40"), (0.5, "#a8321f"), (1, PLUM)], 436, 250, 620))
    rows = ((13, 10, "#e8803c", "#8a2a26"), (9, 20, "#b84a2c", "#5c1a2c"), (7, 36, "#7a2428", "#33102a"))
    for k, (n, w, near_, far_) in enumerate(rows):
        r = sc.stream(f"row {k}")
        trunks, crowns = [], []
        for j in range(n):
            x = (j + 0.5 + r.uniform(-0.26, 0.26)) * 860 / n - 30
            lean = r.uniform(-14, 14)
            trunks.append(limb([(x + lean, -30, w * 0.8), (x, 300, w), (x - lean, 800, w * 1.5)], 6))
            for _ in range(2):
                y, d = r.uniform(40, 260), r.choice((-1, 1))
                trunks.append(
                    limb([(x, y + 40, w * 0.4), (x + d * w * 2, y - 20, w * 0.25), (x + d * w * 4, y - 60, 1)], 5)
                )
        for _ in range(60 + 20 * k):
            x, y = r.uniform(-20, 820), r.uniform(-30, 150) + 50 * abs(r.gauss(0, 0.6))
            crowns.append(
                leaf(x, y, (15 + 12 * k) * r.uniform(0.7, 1.3), r.uniform(0.2, 2.9), 0.5, r.uniform(-0.2, 0.2))
            )
        fill = sc.rad([(0, near_), (1, far_)], 436, 260, 420)
        sc.layer(U(trunks), fill, z=4 + 3 * k, sh=0.3, cut=0.5, rim="#fff0b4", rimop=0.6)
        sc.layer(
            U(crowns),
            sc.rad([(0, near_), (0.5, mix(far_, "#c8331f", 0.4)), (1, mix(far_, PLUM, 0.5))], 436, 260, 480),
            z=4,
            sh=0.3,
            cut=0,
            fibre=0,
            rim="#ffe6a0",
            rimop=0.6,
        )


def draw_ground(sc: Scene) -> None:
    """Leaf litter, dark, with the light of the hole across it."""
    g, _ = land(sc.stream("floor"), [(-60, 720), (200, 712), (520, 716), (860, 704)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#f6a04a"), (0.35, "#a83a26"), (0.75, "#521424"), (1, "#2a0d26")], LX + 40, 860, 560),
        z=6,
        sh=0.3,
        rim="#fff0b4",
    )


def draw_light(sc: Scene) -> None:
    """What falls through the hole: a lane over the leaves to the stag's hooves and on."""
    fan = Polygon([(116, 862), (400, 776), (900, 1120), (900, 1290), (250, 1290)])
    sc.flat(
        fan,
        sc.lin([(0, "#fbf3b0", 1), (0.55, "#f2cf74", 0.85), (1, "#e0a048", 0.25)], 240, 800, 560, 1240),
        0.9,
        None,
        12,
    )
    r = sc.stream("litter")
    for lit, c, n in (("#f6b850", "#6a1a20", 150), ("#e8803a", "#8a2420", 150), ("#ffe28a", "#521420", 80)):
        lv = []
        for _ in range(n):
            y = 800 + 420 * r.random() ** 0.7
            s = 9 + 22 * (y - 780) / 420
            g = leaf(0, 0, s * r.uniform(0.7, 1.3), r.uniform(0, 6.3), 0.5, r.uniform(-0.2, 0.2))
            lv.append(T(g, r.uniform(-20, 820), y, 1, sy=0.62))
        fill = sc.rad([(0, lit), (0.45, mix(lit, c, 0.3)), (1, c)], 400, 980, 420)
        sc.layer(U(lv), fill, z=2.4, sh=0.45, cut=0, fibre=0, wash=0.3, rim="#fff6c4", rimop=0.5)
    sc.flat(fan, sc.lin([(0, "#fbf6b4", 0.9), (1, "#ffd068", 0)], 240, 790, 560, 1220), 0.5, "soft-light", 12)
    for k in range(6):  # the way he came
        t = k / 5
        x, y, s = 250 + 150 * t, 826 + 190 * t, 0.6 + 0.5 * t
        for dx in (-5, 5):
            sc.flat(T(ellipse(dx, 0, 4, 8, 28 + dx), x + 16 * (k % 2), y, s), "#5a2030", 0.75, "multiply")


def draw_letters(sc: Scene) -> None:
    """Strokes of print fall off him, where the fur comes."""
    r = sc.stream("letters")
    kinds = [limb("0,0,2 0,-10,2", 1), limb("0,0,2 1,-7,2 5,-8,2 7,-5,2 7,0,2", 4), limb("7,-6,2 2,-8,2 0,-4,2 2,0,2 7,-1,2", 4),
             U(limb("0,2,2 0,-12,2", 1), limb("0,-1,2 5,0,2 7,-4,2 4,-7,2 0,-6,2", 4)), ellipse(0, 0, 1.6)]  # fmt: skip
    for k in range(26):
        t = (k + r.random()) / 26
        x, y = 330 - 120 * t + r.gauss(0, 14), 950 - 170 * t + r.gauss(0, 30)
        c = mix("#4a1c30", "#fff6c8", 0.9 if y < 800 else 0)
        sc.flat(T(kinds[k % 5], x, y, (1.7 - 0.7 * t) * r.uniform(0.8, 1.2), rot=r.uniform(-50, 50)), c, 0.95)


def draw_leaves(sc: Scene) -> None:
    """Green leaves of the story blow out among the red ones."""
    r = sc.stream("green")
    for k in range(13):
        t = (k + r.random()) / 13
        g = leaf(0, 0, r.uniform(13, 22) * (0.8 + 0.5 * t), r.uniform(0, 6.3), 0.5, 0.2)
        c = mix("#9cc860", "#2f8a5c", r.random())
        sc.layer(
            T(g, 250 + 120 * t + r.gauss(0, 34), 600 + 440 * t * t + r.gauss(0, 22)),
            c,
            z=8,
            cut=0,
            fibre=0,
            rim="#fbffd8",
            rimop=0.9,
        )


def draw_near(sc: Scene) -> None:
    """Near trunks, boughs, a fox at the foot of the right page."""
    r = sc.stream("near")
    for x, w, lean in ((-14, 110, 24), (816, 130, -30)):
        d = 1 if x < 400 else -1
        trunk = limb(
            [(x + lean, -60, w * 0.8), (x, 400, w), (x - lean * 0.4, 900, w * 1.1), (x - lean, 1280, w * 1.9)], 8
        )
        fill = sc.lin(
            [(0, "#1c0a20"), (0.6, "#3f1430"), (0.86, "#7a2a34"), (1, "#b8502c")],
            x - d * w * 0.4,
            0,
            x + d * w * 0.62,
            0,
        )
        sc.layer(trunk, fill, z=16, cut=1.4, rim="#ffc878", rimop=0.9, rimw=2)
        bark = []
        for _ in range(90):
            bx, by, n = x + r.uniform(-0.5, 0.5) * w, r.uniform(0, 1200), r.uniform(20, 70)
            bark.append(
                limb([(bx, by, 0.8), (bx + r.uniform(-6, 6), by + n / 2, 3.2), (bx + r.uniform(-4, 4), by + n, 0.6)], 4)
            )
        sc.flat(U(bark).intersection(trunk), "#14061a", 0.5)
        sc.flat(T(U(bark[::3]), 1.6 * -d, 0).intersection(trunk), "#ff9a58", 0.3)
    f = T(beast("fox", "sit", head=-6), 96, 1150, 0.95)
    sc.flat(AF.affine_transform(f.outline(), [1, -0.5, 0, -0.4, 0.5 * 1150, 1150 * 1.4]), "#2a0d26", 0.7, "multiply", 2)
    put(sc, f.recolour(lambda c: mix(c, "#4a1428", 0.35)), z=5, rim=(-2, 1.6, "#fff0a8", 1.0), cast=4)
    q = sc.stream("near litter")
    for n, lo, hi, c0, c1 in ((46, 1120, 1180, "#c8502c", "#3f1024"), (40, 1165, 1230, "#7a2424", "#260a20")):
        heap = []
        for _ in range(n):
            u = q.uniform(-1, 1)
            g = leaf(0, 0, q.uniform(34, 58), q.uniform(0, 6.3), 0.5, q.uniform(-0.2, 0.2))
            heap.append(T(g, 400 + 430 * u, q.uniform(lo, hi) + 110 * (1 - abs(u) ** 1.6), 1, sy=0.7))
        sc.layer(
            U(heap), sc.rad([(0, c0), (1, c1)], 400, 1080, 460), z=5, cut=0, fibre=0, sh=0.5, rim="#ffd890", rimop=0.6
        )
    lv = []
    for side in (-1, 1):
        for k in range(3):
            x0, y0, long_ = 400 + side * 430, -30 + 60 * k, (420 - 80 * k) * r.uniform(0.7, 1.0)
            P = [(x0 - side * long_ * q, y0 + 80 * q * q, 13 * (1 - q) + 2) for q in (0, 0.25, 0.5, 0.75, 1)]
            sc.layer(limb(P, 6), "#2a0d26", z=12, cut=0.4, rim="#f09a50", rimop=0.7)
            for _ in range(26):
                q = r.uniform(0.1, 1)
                lv.append(
                    leaf(
                        x0 - side * long_ * q,
                        y0 + 80 * q * q,
                        r.uniform(26, 48),
                        r.uniform(0.3, 2.8),
                        0.5,
                        r.uniform(-0.2, 0.2),
                    )
                )
    for j, (c0, c1) in enumerate((("#7a1f24", "#2a0a20"), ("#c8442a", "#4a1220"))):
        sc.layer(
            U(lv[j::2]),
            sc.rad([(0, c0), (1, c1)], LX + 60, LY - 100, 560),
            z=9,
            cut=0,
            fibre=0,
            rim="#ffb060",
            rimop=0.5,
        )


def draw() -> Scene:
    """Whom does he wait for?"""
    sc = Scene("book", light=(LX, LY, 220), shadow="#2a0a1c", bg=PLUM)
    hole = on_page(T(stag_outline(), *HOLE, flip=True), -1)
    draw_wood(sc)
    draw_ground(sc)
    standing_book(sc, hole, Polygon())
    pages = U(on_page(box(0, 0, PW, PH), -1), on_page(box(0, 0, PW, PH), 1))
    sc.flat(
        pages,
        sc.rad(
            [(0, "#7a4460", 0), (0.3, "#6a3a5c", 0.3), (0.62, "#4a2250", 0.8), (1, "#2a0e3c", 1)], LX - 10, LY + 40, 600
        ),
        0.9,
        "multiply",
    )
    story_hole(sc, hole)
    draw_light(sc)
    for a, b, c, d, op in ((120, 190, 210, 420, 0.55), (200, 300, 400, 640, 0.6), (300, 380, 640, 900, 0.5)):
        beam = Polygon([(a, 590), (b, 590), (d, 1190), (c, 1190)])
        sc.flat(
            beam,
            sc.lin([(0, "#fbf6b4", 0.85), (0.4, "#f6e898", 0.45), (1, "#f6d878", 0)], 200, 590, 420, 1160),
            op,
            "screen",
            13,
        )
    half_paper_stag(sc, STAG)
    draw_letters(sc)
    draw_leaves(sc)
    draw_near(sc)
    sc.vignette("#1c0820", 0.5, LX + 140, 680, 860, 0.45)
    sc.finish()
    return sc
