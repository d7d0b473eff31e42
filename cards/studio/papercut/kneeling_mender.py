"""A woman on her knees who lays her ear to something as large as herself and listens, one palm flat on it."""

from __future__ import annotations

from shapely.geometry import box

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure, Piece
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

SKIN, BLOUSE, SKIRT, TURBAN = "#8a5532", "#b0553a", "#24565a", "#e6a22e"


def kneeling_mender() -> Figure:
    """Facing right, knees and feet on y = 0, about 140 high; anchors hand_a.hold (on the thing), hand_b.hold (on a rim)."""
    pose = SIDE["pray"].but(
        hip=0.5, lean=17, stoop=10, nod=22, foot_a=(-0.5, 0.02), foot_b=(-0.44, 0.02), toe_a=82, toe_b=82,
        elbow_a=-1, elbow_b=-1, bend_a=-26, bend_b=10, grip_a="open", grip_b="flat",
    )  # fmt: skip
    heed = FEELINGS["tender"]._replace(open=0.0, curve=0.35, tilt=0)
    wear = dress("tee", BLOUSE, SKIRT, "#f0d8a0").but(
        skirt=0.86,
        skirt_colour=SKIRT,
        flare=8,
        sleeves="short",
        shoes="bare",
        trousers="none",
        belt="#f0d8a0",
        bust=2,
        belly=2,
        pattern="flowers",
        pattern_colour="#e0a070",
        collar="shirt",
        collar_colour="#f0d8a0",
    )
    f = person(
        50, "side", pose, wear, SKIN, "bun", "#2c2422", heed, 1.08, head_view="front", hat="turban",
        hat_colour=TURBAN, reach_a=(76, -106), reach_b=(58, -78), big_head=1.08,
    )  # fmt: skip
    out: list[Piece] = []
    for p in f.pieces:
        if p.name == "hand_a.hand.line" or p.name == "hand.line":
            continue  # the backs of her hands are to us
        if p.name == "pattern":
            p = p._replace(geom=clean(p.geom.intersection(out[-1].geom)))
        out.append(p)
        if p.name == "sleeve":
            out.append(
                Piece(clean(p.geom.difference(T(p.geom, -4.5, 1.5))).buffer(0.4), light(p.fill, 0.16), "cuff", 0.5)
            )
        if p.name == "skirt":
            x0, y0, x1, y1 = p.geom.bounds
            folds = [
                limb(
                    [
                        (x0 + (x1 - x0) * (0.5 + 0.09 * k), y0 + 8, 0.6),
                        (x0 + (x1 - x0) * (0.3 + 0.16 * k), (y0 + y1) / 2, 1.8),
                        (x0 + (x1 - x0) * (0.1 + 0.22 * k), y1, 0.8),
                    ],
                    5,
                )
                for k in range(5)
            ]
            hems = [T(p.geom, 0, -d).difference(T(p.geom, 0, -d - 1.5)) for d in (3, 6.5)]
            out.append(Piece(clean(U(hems).intersection(box(x0, y1 - 12, x1, y1))), "#e0b04a", "hem", 0.2, True, 0.8))
            out.append(Piece(clean(U(folds).intersection(p.geom)), dark(SKIRT, 0.45), "pleats", 0.2, True, 0.7))
    f.pieces = out
    x, y = f.at("hip")
    spanner = U(box(-1.7, -15, 1.7, 12), ellipse(0, -18, 5).difference(box(-2.1, -26, 2.1, -18.5)))
    f.pieces.insert(
        next(i for i, p in enumerate(out) if p.name == "skirt"),
        Piece(T(spanner, x - 13, y - 16, rot=-30), "#c4ccc4", "spanner", 1),
    )
    x, y = f.at("head.ear")
    f.add(ellipse(x, y + 5, 3.2).difference(ellipse(x, y + 5, 2.1)), light(TURBAN, 0.3), "hoop", 0.5)
    return f
