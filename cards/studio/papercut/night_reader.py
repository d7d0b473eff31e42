"""An old blind woman in a shawl who reads with both hands, her eyes shut and her face lifted."""

from __future__ import annotations

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

GOWN, SLEEVE, SHAWL, TRIM, SKIN = "#4a2440", "#f0d2a0", "#c9822e", "#f3d79a", "#a8683f"


def night_reader() -> Figure:
    """Facing right, feet on y = 0, about 190 high; anchors hand_a.hold and hand_b.hold are her fingertips."""
    po = SIDE["reach"].but(
        lean=5,
        stoop=4,
        nod=-27,
        elbow_a=-1,
        elbow_b=-1,
        foot_a=(0.16, 0),
        foot_b=(-0.14, 0),
        toe_b=6,
        bend_a=-20,
        bend_b=-20,
    )
    wear = dress("gown", SLEEVE, GOWN, TRIM).but(
        skirt_colour=GOWN, flare=15, belt=None, skirt=0.97, shoes="slippers", shoe_colour="#2a1424", sleeves="long"
    )
    p = person(
        78,
        "side",
        po,
        wear,
        SKIN,
        "bun",
        "#e6ded2",
        FEELINGS["tender"]._replace(open=0.0, tilt=0),
        reach_a=(72, -118),
        reach_b=(80, -166),
        grip_a="open",
        grip_b="open",
    )
    nx, ny = p.at("neck")
    sx, sy = p.at("shoulder_a")
    shawl = shape(
        f"{nx + 13},{ny + 10} {nx + 8},{ny - 3} {nx - 6},{ny - 8} {nx - 19},{ny + 2} {nx - 30},{ny + 26} {nx - 38},{ny + 58} {nx - 42},{ny + 92}^"
        f" {nx - 22},{ny + 82} {nx - 6},{ny + 60} {nx + 6},{ny + 42} {sx + 26},{sy + 22}^ {sx + 24},{sy + 6} {nx + 18},{ny + 20}"
    )
    fr = U(
        [
            limb([(nx - 42 + 20 * t, ny + 92 - 10 * t - 0.5, 1.2), (nx - 44 + 20 * t, ny + 103 - 10 * t, 0.8)], 3, 3)
            for t in [k / 6 for k in range(7)]
        ]
        + [
            limb([(nx - 22 + 44 * t, ny + 82 - 56 * t, 1.2), (nx - 21 + 45 * t, ny + 92 - 56 * t, 0.8)], 3, 3)
            for t in [k / 11 for k in range(12)]
        ]
    )
    folds = U(
        *[
            limb(
                [
                    (nx - 2 - 3 * k, ny - 2 + k, 0.5),
                    (nx - 2 - 8 * k, ny + 26 + 3 * k, 1.7),
                    (nx + 4 - 11 * k, ny + 44 + 9 * k, 0.5),
                ],
                6,
                3,
            )
            for k in range(5)
        ]
    )
    band = clean(shawl.difference(shawl.buffer(-5)).buffer(-0.2))
    dots = U(
        [ellipse(nx - 26 + 9 * i + 3 * (j % 2), ny + 10 + 13 * j + 2 * i, 1.5) for i in range(6) for j in range(7)]
    ).intersection(shawl.buffer(-7))
    f = Figure(p.pieces, p._anchors)
    for side, lift in (("b", 0.0), ("a", 1.0)):  # gathered cloth under the arms
        (ax, ay), (hx, hy) = p.at(f"shoulder_{side}"), p.at(f"hand_{side}.hold")
        q = [(ax + (hx - ax) * t, ay + (hy - ay) * t) for t in (0.4, 0.52, 0.64, 0.74)]
        f.add(
            U([limb([(x - 2, y - 1, 0.5), (x + 1, y + 5, 1.3), (x + 1, y + 11, 0.5)], 4, 3) for x, y in q]),
            dark(SLEEVE, 0.4),
            "sleeve.fold",
            0.2,
            True,
            0.5,
        )
    gown = f.part("skirt")
    x0, _, x1, _ = gown.bounds
    xs = [x0 + (x1 - x0) * k / 24 for k in range(25)]
    hem = U(
        limb([(x, -20, 2.2) for x in xs], 1, 3),
        limb([(x, -12, 1.2) for x in xs], 1, 3),
        *[ellipse(x, -16, 1.3) for x in xs],
        *[shape(f"{x},-36 {x + 2.6},-31 {x},-26 {x - 2.6},-31") for x in xs[1::2]],
    )
    f.add(clean(hem.intersection(gown)), "#d9a05a", "skirt.hem", 0.3, True, 0.75)
    f.add(fr, TRIM, "shawl.fringe", 0.5)
    f.add(shawl, SHAWL, "shawl", 1.3)
    f.add(band, light(SHAWL, 0.2), "shawl.band", 0.3, True, 0.7)
    f.add(dots, TRIM, "shawl.dots", 0.3, True, 0.7)
    f.add(clean(folds.intersection(shawl)), dark(SHAWL, 0.4), "shawl.folds", 0.3, True, 0.6)
    return f
