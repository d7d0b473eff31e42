"""Who is in the wood of matches: a girl with a bucket, her shadow, a moth, a bird, a snail, a burnt match on the ground."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut.birds import bird_on
from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, shape
from cards.studio.papercut.luggage import bucket
from cards.studio.papercut.match_stems import FIRE, FOCUS, project
from cards.studio.papercut.moth import moth
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.small_beasts import snail
from cards.studio.papercut.wardrobe import dress

FX, FY = (float(v) for v in project([FIRE[0]], [FIRE[1]], [FIRE[2]])[0])  # the flame in the picture
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def girl() -> Figure:
    """Seen from the side, stopped in her run: she leans back from the heat, an arm before her face, the bucket swings on."""
    p = person(
        8, "side",
        SIDE["stand"].but(hip=0.93, lean=-15, nod=10, foot_a=(0.42, 0.0), foot_b=(-0.2, 0.0), toe_a=-16, hand_b=(0.52, -0.5), elbow_b=1, grip_b="open"),
        dress("pinafore", "#a04a30", "#a04a30", "#fff0c8").but(skirt=0.56, flare=15), skin="#b5764a", hair="braid",
        hair_colour="#2a140e", mood="fear", reach_a=(47, -58), grip_a="fist",
    )  # fmt: skip
    return p


def draw_girl(sc: Scene) -> None:
    """Half way, the water already on the ground."""
    z, gx = 8.8, -1.2
    x, y = (float(v) for v in project([gx], [0], [z])[0])
    s = FOCUS * 1.5 / z / 130
    p = T(girl(), x, y, s)
    hx, hy = p.at("hand_a.hold")
    b = T(bucket("#a06a3c", 46, 42, "#f0b868"), s=s * 0.7, rot=28)
    b = T(b, hx - b.at("bow")[0], hy - b.at("bow")[1])
    out = U(p.outline(), b.outline())
    kx = (x - FX) / (y - 690)
    lying = AF.affine_transform(out, [1, -kx * 1.1, 0, -0.95, kx * 1.1 * y, y * 1.95])
    sc.flat(clean(lying), "#140605", 0.85, "multiply", 1.2)
    px, py = hx + 52 * s, y + 7
    pool = shape(
        f"{px - 40},{py} {px - 12},{py - 7} {px + 30},{py - 8} {px + 66},{py - 16} {px + 58},{py - 2} {px + 30},{py + 6} {px - 8},{py + 8}"
    )
    sc.layer(
        pool,
        sc.lin([(0, "#f4c880"), (0.5, "#c06a2c"), (1, "#5a2410")], px + 60, py - 16, px - 40, py + 8),
        z=1.4,
        sh=0.5,
        rim="#fff6d8",
        rimop=0.9,
        **EXACT,
    )
    bx, by = b.at("rim")
    put(sc, p, z=2.2, rim=(-2, 1.6, "#fff0c8", 1.0))
    sc.flat(
        p.outline(),
        sc.lin([(0, "#1c0807", 0.6), (0.45, "#1c0807", 0.15), (1, "#1c0807", 0)], x - 34, y, x + 20, y - 30),
        1,
        "multiply",
    )
    end = curve(
        np.array([(x - 17, y - 78), (x - 27, y - 70), (x - 34, y - 74), (x - 46, y - 62), (x - 56, y - 64)]), n=6
    )
    sc.stroke(end, "#e8452c", 1.8, 0.95)  # a red thread from her plait
    put(sc, b, z=2, rim=(-1.6, 1.4, "#fff0c8", 1.0))
    tongue = limb(
        [
            (bx + 8 * s, by + 3 * s, 7 * s),
            (bx + 20 * s, by + 4 * s, 8 * s),
            (bx + 27 * s, (by + y) / 2 + 4, 6 * s),
            (bx + 30 * s, y + 3, 8),
        ],
        6,
    )
    r = sc.stream("drops")
    drops = [ellipse(bx + 24 * s + r.gauss(0, 13), by + r.uniform(-16, 46), r.uniform(1, 2.4)) for _ in range(14)]
    sc.layer(
        U(tongue, drops),
        sc.lin([(0, "#f8d898"), (1, "#b8642c")], 0, by - 20, 0, y),
        z=2,
        sh=0.35,
        rim="#ffffff",
        rimop=0.8,
        **EXACT,
    )


def draw_small(sc: Scene) -> None:
    """A moth on its way in, a burnt match curled on the ground, a heart cut into a stem, a snail that leaves."""
    q = T(moth(0.95, 0.6), FX + 186, FY - 176, 0.3, rot=-112)
    for k, c in (
        ("hind", "#c8945a"),
        ("fore", "#f0d6a0"),
        ("bands", "#8a5030"),
        ("eyes", "#6a2c18"),
        ("body", "#a06a40"),
        ("feelers", "#f0d6a0"),
    ):
        if k in ("bands", "eyes"):
            sc.flat(q[k], c, 0.8)
        else:
            sc.layer(q[k], c, z=2, sh=0.4, rim="#fff2c8", rimop=0.9, **EXACT)
    P = [(1.7, 9.4), (2.0, 9.0), (2.5, 8.9), (2.9, 9.2), (2.8, 9.7), (2.35, 9.9)]
    at = np.array([project([u], [0.12 + 0.25 * math.sin(k)], [w])[0] for k, (u, w) in enumerate(P)])
    line = [(u, v, 15 - 1.2 * k) for k, (u, v) in enumerate(at)]
    sc.flat(limb([(u - 4, v + 12, w) for u, v, w in line], 8), "#0c0403", 0.6, "multiply", 4)
    sc.layer(
        limb(line, 8),
        sc.lin(
            [(0, "#6a3a24"), (0.5, "#24100b"), (1, "#140806")],
            at[:, 0].min(),
            at[:, 1].min(),
            at[:, 0].max(),
            at[:, 1].max(),
        ),
        z=4,
        sh=0.6,
        rim="#ffb868",
        rimop=0.8,
        cut=0.4,
        fibre=0,
    )
    sc.layer(
        ellipse(at[0, 0], at[0, 1], 15, 19, 30), "#1c0c09", z=3, sh=0.5, rim="#ffb868", rimop=0.8, cut=0.8, fibre=0
    )
    sits = T(bird_on("robin"), 739, 193, 0.3, flip=True)
    put(sc, sits.recolour(lambda c: mix(c, "#2a100a", 0.7)), z=1.4, rim=(1.2, 1.2, "#ffce88", 0.9))
    m = T(snail(), 150, 1126, 0.4, flip=True)
    put(sc, m.recolour(lambda c: mix(c, "#6a3418", 0.5)), z=1.6, rim=(-1.2, 1.4, "#ffce88", 0.9))
