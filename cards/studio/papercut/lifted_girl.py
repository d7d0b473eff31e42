"""A girl in a fur hat who hangs by one hand from a thread, her boots off the ground."""

from __future__ import annotations

from typing import Any

from shapely import affinity as AF

from cards.studio.papercut import *

RED = "#cf3a30"
LIT, SHADE = "#ffe3b4", "#20343a"


def lifted_girl(x: float, y: float, s: float, tilt: float) -> Figure:
    """Her raised hand at x, y; tilt turns all of her, her boots to the left."""
    pose = SIDE["reach_up"].but(
        hip=1.0, lean=6, nod=-40, foot_a=(-0.2, 0.02), foot_b=(-0.46, 0.2), hand_b=(0.34, -0.94), hand_a=(-0.62, 0.56),
        elbow_b=1, elbow_a=-1, toe_a=44, toe_b=60, grip_b="fist", grip_a="fist",
    )  # fmt: skip
    coat = dress("coat", "#6e2c4a", "#2a2438", "#f0dcc0").but(
        skirt=0.5, flare=10, pad=4, open=0, pattern="checks", pattern_colour="#a0647e"
    )
    p = T(
        person(11, "side", pose, coat, "#c98e62", "short", "#4a2a1c", FEELINGS["wonder"], 1.0, big_head=1.02),
        s=s,
        rot=tilt,
    )
    hx, hy = p.at("hand_b.hold")
    p.pieces = [
        q._replace(geom=AF.scale(q.geom, 1.5, 1.5, origin=(hx - 4 * s, hy + 5 * s))) if k < 3 else q
        for k, q in enumerate(p.pieces)
    ]
    return T(p, x - hx, y - hy)


def draw_lifted_girl(sc: Scene, p: Figure, s: float, tilt: float) -> None:
    """Lay her: scarf behind, then herself, then hat and mitten."""
    nx, ny = p.at("neck")
    q = lambda P: [(nx + a * s, ny + b * s, w * s) for a, b, w in P]  # noqa: E731
    for P in (
        [(-2, 2, 11), (-30, 10, 11), (-52, 4, 11), (-82, 14, 10)],
        [(-2, 0, 12), (-28, 0, 12), (-54, -8, 11), (-90, -4, 10)],
    ):
        g = limb(q(P), 8)
        ex, ey, _ = q(P)[-1]
        fringe = U(
            [limb([(ex + 2, ey + v * s, 1.8 * s), (ex - 9 * s, ey + 1.4 * v * s, 1 * s)], 2) for v in (-4, -1, 2, 4.5)]
        )
        sc.layer(U(g, fringe), sc.lin([(0, "#b87a28"), (1, "#f4be4c")], nx - 100 * s, 0, nx, 0), z=2.4, sh=0.35, shc=SHADE, cut=0.2, rim=LIT, rimop=0.9)  # fmt: skip
        bars = U(
            [
                limb([(ex + u * s, ey - 16 * s, 1.8 * s), (ex + (u + 2) * s, ey + 22 * s, 1.8 * s)], 2)
                for u in (8, 13, 30, 35)
            ]
        )
        sc.flat(clean(bars.intersection(g)), "#b9382c", 0.6)
    put(sc, p, z=2.2, rim=(-1.4, -1.2, LIT, 0.85), shc=SHADE)
    out = p.outline()
    x0, y0, x1, y1 = out.bounds
    sc.flat(
        out, sc.lin([(0, "#ffb070", 0.1), (0.5, SHADE, 0.04), (1, SHADE, 0.5)], x1, y1 - 60, x0, y0 + 60), 1, "multiply"
    )
    rimlight(sc, out, -2.4, -1.6, "#ffe9c4", 1.0, 1.1)
    bare = Figure(p.pieces[:3])
    put(sc, bare.recolour(lambda c: mix(c, "#ffcf9c", 0.3)), z=1.6, rim=(-1.2, -1, "#fff0d0", 0.9))
    sc.layer(
        limb(q([(-11, 2, 12), (0, 5, 14), (11, 0, 11)]), 5), "#efb43e", z=1.8, sh=0.35, cut=0.2, rim=LIT, rimop=0.9
    )
    cx, cy = p.at("head.crown")
    cap = lambda g: T(g, cx - 6 * s, cy + 1 * s, 0.48 * s, rot=-44 + tilt)  # noqa: E731
    sc.layer(cap(shape("-35,24^ -34,-4 -18,-22 4,-25 24,-18 35,-2 36,20^")), sc.lin([(0, "#5a3428"), (1, "#a8624a")], cx - 20 * s, cy, cx + 20 * s, cy), z=2, sh=0.35, cut=0.2, rim=LIT, rimop=0.9)  # fmt: skip
    roll = fur(limb([(-34, 26, 26), (0, 21, 26), (35, 17, 25)], 6), 6, 0.4, 5, where=lambda a, b, nx_, ny_: 1, w=2.4)
    sc.layer(cap(roll), sc.lin([(0, "#8a948e"), (1, "#fff2da")], cx - 20 * s, cy, cx + 20 * s, cy), z=3, sh=0.4, shc=SHADE, cut=0, rim="#fff6e4", rimop=1)  # fmt: skip
    mx, my = p.at("hand_a.hold")
    put(
        sc,
        T(glove(RED, "#fff3ea", "mitten"), mx + 3 * s, my - 6 * s, 0.3 * s, rot=226 + tilt),
        z=2,
        rim=(-1, -1, "#ffd0a0", 0.9),
    )


def shadow_of(p: Figure, ground: float, x: float) -> Any:
    """What she throws on the snow below her, long, towards the left and us."""
    out = p.outline()
    x0, _, x1, y1 = out.bounds
    return AF.affine_transform(T(out, -(x0 + x1) / 2, -y1), [1.0, 0.75, 0, -0.26, x, ground])
