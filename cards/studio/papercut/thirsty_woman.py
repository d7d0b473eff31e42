"""A woman who has come far with an empty jug: a long robe, a cloth over her head that still blows, one hand held out."""

from __future__ import annotations

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.gestures import palm_up
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

ROBE, CLOTH, CLAY, SKIN = "#6a1f3c", "#f3dfae", "#d98a50", "#8a5636"


def jug(clay: str = CLAY) -> Figure:
    """A bellied water jug, about 62 high, hung by its handle at 0,0, its mouth to the right."""
    f = Figure()
    body = shape("-10,-2 -26,8 -32,26 -26,44 -10,54 6,54 22,44 30,26 24,8 10,-2")
    neck = shape("-9,-2^ -7,-14 -13,-24^ 13,-24^ 7,-14 9,-2^")
    ear = limb("9,-19,4.5 24,-20,4.5 31,-8,5 26,10,4.5", 6)
    f.add(ear, dark(clay, 0.25), "jug.ear", 0.8)
    f.add(fillet(U(body, neck), 3), clay, "jug", 1)
    f.add(ellipse(0, -24, 12, 3.6), dark(clay, 0.72), "jug.mouth", 0.4, True)
    band = U([limb([(-30, y, 1.6), (0, y + 6, 1.8), (30, y, 1.6)], 4, 3) for y in (16, 22, 34)])
    f.add(band.intersection(body), light(clay, 0.45), "jug.band", 0.3, True, 0.8)
    f.add(
        U([ellipse(x, 30 + 4 - abs(x) * 0.15, 1.8) for x in range(-26, 28, 7)]),
        dark(clay, 0.5),
        "jug.dots",
        0.3,
        True,
        0.8,
    )
    return T(T(T(f, flip=True), 27, 10), 0, 0, 0.68, rot=38)


def thirsty_woman() -> Figure:
    """Facing right, feet on y = 0, 200 high. Anchor hand_b.hold: the hand in the first drops."""
    po = SIDE["reach"].but(lean=7, stoop=2, nod=-12, foot_a=(0.26, 0), foot_b=(-0.28, 0.05), toe_b=30)
    wear = dress("djellaba", ROBE, ROBE, "#c8862c").but(
        pattern=None, flare=10, pad=3, shoes="sandals", shoe_colour="#3a1c18", more={"sleeve": ROBE}
    )
    pot = T(jug(), 8, -80)
    p = person(
        28, "side", po, wear, SKIN, "bun", "#1c120f", "tender", reach_a=(0, -90), reach_b=(78, -142),
        grip_a="grip", grip_b="flat", over=pot,
    )  # fmt: skip
    hx, hy = p.at("head.crown")
    nx, ny = p.at("neck")
    ex, ey = p.at("head.ear")
    veil = shape(
        f"{hx + 14},{hy + 12} {hx + 12},{hy + 1} {hx - 4},{hy - 5} {hx - 18},{hy + 1} {ex - 20},{ey + 2} {nx - 17},{ny - 2} {nx - 30},{ny + 30} {nx - 46},{ny + 64}"
        f" {nx - 74},{ny + 82}^ {nx - 48},{ny + 92} {nx - 26},{ny + 78} {nx - 12},{ny + 44} {nx - 1},{ny + 18} {nx + 7},{ny + 5} {nx + 3},{ny - 8} {ex + 6},{ey + 10} {ex + 9},{ey - 8}"
    )
    folds = U(
        limb(
            [
                (hx - 2, hy + 2, 0.4),
                (ex - 10, ey, 1.4),
                (nx - 12, ny + 4, 1.6),
                (nx - 26, ny + 44, 1.8),
                (nx - 58, ny + 82, 0.5),
            ],
            6,
            3,
        ),
        limb(
            [
                (hx + 3, hy + 4, 0.4),
                (ex - 3, ey + 4, 1.2),
                (nx - 4, ny + 8, 1.5),
                (nx - 16, ny + 44, 1.7),
                (nx - 44, ny + 86, 0.5),
            ],
            6,
            3,
        ),
    )
    edge = limb([(nx - 70, ny + 80, 3), (nx - 56, ny + 87, 3), (nx - 40, ny + 88, 3)], 4, 3)
    gown = p.part("top")
    hem = U(
        *[
            limb([(x, y + 0.002 * (x + 4) ** 2, w) for x in range(-44, 50, 8)], 3, 3)
            for y, w in ((-24, 2.4), (-20, 1.0), (-31, 1.0))
        ]
    )
    dots = U([ellipse(x, -27.5 + 0.002 * (x + 4) ** 2, 1.5) for x in range(-40, 44, 6)])
    out = Figure(p.pieces, p._anchors)
    palm, thumb = palm_up(mix(SKIN, "#ffb070", 0.3))
    top = next(i for i, q in enumerate(out.pieces) if q.name == "top")
    trim = Figure()
    trim.add(clean(U(hem, dots).intersection(gown)), "#e0a448", "hem", 0.3, True, 0.85)
    out.pieces[top + 1 : top + 1] = trim.pieces
    at = max(
        i
        for i, q in enumerate(out.pieces)
        if q.name.startswith(("head", "hair", "face", "ear", "eye", "brow", "mouth", "lash"))
    )
    extra = Figure()
    extra.add(veil, CLOTH, "veil", 1.0)
    extra.add(clean(folds.intersection(veil)), dark(CLOTH, 0.35), "veil.folds", 0.3, True, 0.7)
    extra.add(clean(edge.intersection(veil)), "#c8412c", "veil.hem", 0.3, True, 0.9)
    out.pieces[at + 1 : at + 1] = extra.pieces
    for q in (palm, thumb):
        out.extend(T(q, 77, -143, 0.27, rot=4), "palm.")
    return out
