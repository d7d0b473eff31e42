"""A book as large as a clearing lies open in the evening wood; a stag has stood up out of its page, and where he lay printed a hole
is left in his shape, in which it is morning. One hoof is lifted over the edge; he looks back.

Palette: bottle night #0c1a1e, pine #1c3f3c, sage #6f8f70, page in shade #46554f, page #d2c8a2, morning #fbf4c4, hide #b06c3e, russet #7a3f2a.
Light: the morning of the story, up through the hole. Planes: mist / trunks / ground / book / hole / stag / near trunks and leaves.
"""

from __future__ import annotations

from shapely import affinity as AF

from cards.studio.papercut import *
from cards.studio.papercut.leaving_stag import leaving_stag
from cards.studio.papercut.lying_book import lying_book, pages, ribbon
from cards.studio.papercut.paper_deer import stag_outline
from cards.studio.papercut.story_light import rising, story_light

STAG = (572.0, 706.0, 0.76)
SLANT, FLAT_ = 0.48, -0.62  # how his shape falls on the page, towards us and to the left
LX, LY = 430.0, 860.0
NIGHT, RUSSET = "#0c1a1e", "#7a3f2a"


def draw_wood(sc: Scene) -> None:
    """Mist with the last light in it, trunks that thicken towards us, a clearing behind the stag's head."""
    sc.backdrop(
        sc.rad([(0, "#8f9c74"), (0.2, "#647f66"), (0.46, "#2f524a"), (0.78, "#132a2a"), (1, NIGHT)], 540, 430, 620)
    )
    rows = ((17, 9, "#6c8a6e", "#1f403c", 0), (11, 20, "#40604f", "#132c2b", 120), (7, 40, "#203a34", "#0b1a1c", 250))
    for k, (n, w, lit, deep, clear) in enumerate(rows):
        r = sc.stream(f"row {k}")
        trunks = []
        for j in range(n):
            x = (j + 0.5 + r.uniform(-0.34, 0.34)) * 880 / n - 40
            if abs(x - 590) < clear:
                continue
            lean, ww = r.uniform(-22, 22), w * r.uniform(0.7, 1.25)
            trunks.append(
                limb(
                    [
                        (x + lean, -30, ww * 0.7),
                        (x, 300, ww),
                        (x - lean * 0.4, 560, ww * 1.15),
                        (x - lean, 640, ww * 1.9),
                    ],
                    6,
                )
            )
            for _ in range(4):
                y, d = r.uniform(40, 420), r.choice((-1, 1))
                trunks.append(
                    limb(
                        [(x, y + 40, ww * 0.36), (x + d * ww * 1.8, y - 10, ww * 0.24), (x + d * ww * 4, y - 56, 1)], 5
                    )
                )
        sc.layer(
            U(trunks),
            sc.rad([(0, lit), (1, deep)], 540, 480, 560),
            z=4 + 3 * k,
            sh=0.22,
            cut=0.6,
            rim="#f0f0c8",
            rimop=0.35,
        )
        sc.veil(
            [(0, "#a8b890", 0), (0.3, "#a8b890", 0.03), (0.5, "#b8c498", 0.2 - 0.05 * k), (0.58, "#b8c498", 0)],
            0,
            0,
            0,
            1200,
        )


def litter(sc: Scene, name: str, n: int, y0: float, y1: float, size: float, tones: tuple[str, str]) -> None:
    """Fallen leaves, foreshortened, between two heights."""
    r = sc.stream(name)
    lv = []
    for _ in range(n):
        y = y0 + (y1 - y0) * r.random()
        g = leaf(
            0,
            0,
            size * r.uniform(0.7, 1.3) * (0.6 + 0.6 * (y - 560) / 640),
            r.uniform(0, 6.3),
            0.5,
            r.uniform(-0.2, 0.2),
        )
        lv.append(T(g, r.uniform(-20, 820), y, 1, sy=0.55))
    fill = sc.rad([(0, tones[0]), (1, tones[1])], LX + 60, LY - 60, 560)
    sc.layer(U(lv), fill, z=2.4, sh=0.45, cut=0, fibre=0, wash=0.3, rim="#fff0c0", rimop=0.4)


def draw_ground(sc: Scene) -> None:
    """The floor of the wood under the book."""
    g, top = land(sc.stream("floor"), [(-60, 584), (200, 574), (520, 578), (860, 570)], 4)
    sc.layer(
        g,
        sc.rad([(0, "#8f8f64"), (0.3, "#4f5840"), (0.65, "#242c28"), (1, "#0e1618")], 520, 590, 520),
        z=6,
        sh=0.3,
        rim="#f0ecc0",
        rimop=0.5,
    )
    q = sc.stream("ferns")
    lit_grass = U([grass(q, x0, x1, lambda x: y_at(top, x) + 4, h=26, n=44) for x0, x1 in ((-20, 330), (330, 820))])
    sc.flat(lit_grass, sc.rad([(0, "#a8ac78"), (0.4, "#4f6450"), (1, "#142624")], 520, 570, 420), 0.9)
    fox = T(beast("fox", "sit", head=-4), 150, 594, 0.36)
    put(sc, fox.recolour(lambda c: mix(c, "#1c3230", 0.55)), z=1.4)
    rimlight(sc, fox.outline(), -1.4, -0.8, "#c8d09c", 0.8, 0.6, (LX, LY), 700)
    litter(sc, "litter far", 110, 586, 640, 15, ("#a8683c", "#2c2220"))
    litter(sc, "litter", 150, 600, 1200, 22, ("#b0683a", "#2a1a1a"))


def draw_motes(sc: Scene) -> None:
    """Words and green leaves go up in the light."""
    r = sc.stream("motes")
    for k in range(16):  # words, as they stand on the page, a wave of ink each
        t = (k + r.random()) / 16
        x, y, n = 336 + 50 * t + r.gauss(0, 34), 660 - 250 * t, r.randrange(4, 8)
        word = limb([(4 * q, -2.2 if q % 2 else 0, 2.2) for q in range(n)], 1, 2)
        sc.flat(T(word, x, y, 1.25 - 0.6 * t, rot=r.uniform(-50, 50)), "#f4eebc", 0.85 - 0.5 * t)
    for k in range(8):
        t = (k + r.random()) / 8
        g = leaf(0, 0, r.uniform(10, 17) * (1.1 - 0.5 * t), r.uniform(0, 6.3), 0.5, 0.2)
        sc.layer(
            T(g, 300 + 90 * t + r.gauss(0, 40), 860 - 400 * t),
            mix("#8aa860", "#d8dc98", t),
            z=5,
            cut=0,
            fibre=0,
            rim="#fbffd8",
            rimop=0.9,
        )
    sc.flat(U([ellipse(r.gauss(390, 90), r.uniform(420, 880), r.uniform(0.7, 1.8)) for _ in range(46)]), "#fff8d4", 0.8)


def draw_near(sc: Scene) -> None:
    """Near trunks, boughs of russet leaves over us, leaves before the book."""
    r = sc.stream("near")
    for x, w, lean in ((-22, 104, 26), (822, 84, -24)):
        d = 1 if x < 400 else -1
        trunk = limb(
            [(x + lean, -60, w * 0.8), (x, 400, w), (x - lean * 0.3, 760, w * 1.08), (x - lean, 1280, w * 1.7)], 8
        )
        fill = sc.lin(
            [(0, "#050c0f"), (0.6, "#0e1a1a"), (0.92, "#1a2824"), (1, "#3a4636")],
            x - d * w * 0.4,
            0,
            x + d * w * 0.58,
            0,
        )
        sc.layer(trunk, fill, z=16, cut=2.6, rim="#f4e8b0", rimop=0.7)
        bark = []
        for _ in range(100):
            bx, by, n = x + r.uniform(-0.5, 0.5) * w, r.uniform(0, 1200), r.uniform(20, 70)
            bark.append(
                limb([(bx, by, 0.8), (bx + r.uniform(-6, 6), by + n / 2, 3), (bx + r.uniform(-4, 4), by + n, 0.6)], 4)
            )
        sc.flat(U(bark).intersection(trunk), "#050c0f", 0.5)
        sc.flat(T(U(bark[::3]), 1.6 * -d, 0).intersection(trunk), "#a8a878", 0.3)
    lv = []
    for side in (-1, 1):
        for k in range(3):
            x0, y0, long_ = (
                400 + side * 430,
                -40 + (56 if side < 0 else 34) * k,
                ((440 if side < 0 else 300) - 90 * k) * r.uniform(0.8, 1.0),
            )
            sc.layer(
                limb([(x0 - side * long_ * q, y0 + 70 * q * q, 12 * (1 - q) + 2) for q in (0, 0.25, 0.5, 0.75, 1)], 6),
                "#0c1615",
                z=12,
                cut=0.4,
                rim="#c8b070",
                rimop=0.5,
            )
            for _ in range(26):
                q = r.uniform(0.08, 1)
                lv.append(
                    leaf(
                        x0 - side * long_ * q,
                        y0 + 70 * q * q,
                        r.uniform(24, 44),
                        r.uniform(0.3, 2.8),
                        0.5,
                        r.uniform(-0.2, 0.2),
                    )
                )
    for j, (c0, c1) in enumerate((("#4a2e24", "#150f14"), ("#8a4c2e", "#1f1418"))):
        sc.layer(U(lv[j::2]), sc.rad([(0, c0), (1, c1)], 470, 360, 520), z=9, cut=0, fibre=0, rim="#f0c880", rimop=0.4)
    for n, lo, hi, c0, c1 in ((34, 1166, 1200, "#7a4428", "#1a1216"), (34, 1196, 1240, "#3a221c", "#0c0c10")):
        heap = []
        for _ in range(n):
            u = r.uniform(-1, 1)
            g = leaf(0, 0, r.uniform(34, 56), r.uniform(0, 6.3), 0.5, r.uniform(-0.2, 0.2))
            heap.append(T(g, 400 + 430 * u, r.uniform(lo, hi) + 50 * (1 - abs(u) ** 1.6), 1, sy=0.7))
        sc.layer(
            U(heap), sc.rad([(0, c0), (1, c1)], 400, 1080, 460), z=5, cut=0, fibre=0, sh=0.5, rim="#f0cc88", rimop=0.45
        )


def draw() -> Scene:
    """Can he still go back?"""
    sc = Scene("book", light=(LX, LY, 220), shadow="#050b0e", bg=NIGHT)
    x, y, s = STAG
    out = T(stag_outline(), x, y, s, flip=True)
    hole = clean(AF.affine_transform(out, [1, SLANT, 0, FLAT_, -SLANT * y, y * (1 - FLAT_)]).intersection(pages()))
    draw_wood(sc)
    draw_ground(sc)
    lying_book(sc, hole)
    story_light(sc, hole, (470.0, 850.0))
    sc.flat(hole.buffer(16).difference(hole), "#f6e8b0", 0.3, "screen", 12)
    ribbon(sc)
    leaving_stag(sc, STAG, (LX + 30, LY))
    rising(sc, hole, 330)
    sc.glow(LX + 20, 640, 330, "#f4e2a8", 0.2, sy=0.6)
    draw_motes(sc)
    draw_near(sc)
    sc.vignette("#03090c", 0.45, 440, 640, 860, 0.45)
    sc.finish()
    return sc
