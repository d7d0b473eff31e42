"""Cast-iron street lamps that walk on two legs."""

from __future__ import annotations

import math
from typing import Any

from shapely import affinity as AF
from shapely.geometry import box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, polys, shape
from cards.studio.papercut.scene import Scene

IVORY = "#fdf1cf"  # lit glass


def lamp_walker(head_kind: str, lean: float, step: int, iron: str, lifted: float = 0) -> Figure:
    """A cast-iron lamp on two legs, 100 high, striding to the right. Anchor light."""
    f = Figure()
    hx, hy = -2.0, -37.0
    if lifted:
        fa, fb = (-15.0, 4.0), (21.0, -7.0)
        ka, kb = (-8.0, -18.0), (15.0, -24.0)
    elif step:
        fa, fb, ka, kb = (17.0, 0.0), (-19.0, -2.0), (11.0, -19.0), (-9.0, -19.0)
    else:
        fa, fb, ka, kb = (11.0, 0.0), (-12.0, -7.0), (9.0, -20.0), (0.0, -19.0)

    def leg(k: tuple[float, float], ft: tuple[float, float], toe: float) -> Any:
        """Half of a plinth on a slim bowed shaft, like the leg of a pair of compasses."""
        tilt = math.degrees(math.atan2(ft[0] - k[0], ft[1] - k[1]))
        shoe = shape("-6.4,0^ -6,-3 -4.6,-4 -4.2,-7 -2.6,-9 -1.5,-14^ 1.5,-14^ 2.6,-9 4.2,-7 4.6,-4 6,-3 6.4,0^")
        shaft = limb(
            [
                (hx, hy, 4.4),
                ((hx + k[0]) / 2 + (k[0] - hx) * 0.1, (hy + k[1]) / 2, 2.7),
                (*k, 2.5),
                (ft[0] - (ft[0] - k[0]) * 0.5, ft[1] - 9, 2.7),
            ],
            6,
        )
        return U(
            shaft,
            T(shoe, ft[0], ft[1], 1, rot=-tilt * 0.55 - toe),
            T(ellipse(0, -14.5, 2.6, 1.3), ft[0], ft[1], 1, rot=-tilt * 0.55 - toe),
        )

    f.add(leg(kb, fb, -16 if lifted or not step else -10), dark(iron, 0.2), "far")
    r = math.radians(lean)
    nx, ny = hx + math.sin(r) * 46, hy - math.cos(r) * 46
    post = U(
        limb(
            [
                (hx, hy + 2, 5),
                (hx + math.sin(r) * 12, hy - 12, 3.2),
                ((hx + nx) / 2 + 0.6, (hy + ny) / 2, 2.5),
                (nx, ny, 2.2),
            ],
            6,
        ),
        ellipse(hx, hy, 4.2, 3.2),
        ellipse(hx + math.sin(r) * 10, hy - 10, 2.9, 1.6),
        ellipse(hx + math.sin(r) * 13, hy - 13, 2.2, 1.2),
        ellipse(nx - math.sin(r) * 9, ny + 9, 2.2, 1.3),
        limb([(nx - 9 - 3 * math.sin(r), ny + 7, 1.1), (nx, ny + 6, 1.5), (nx + 9, ny + 8 + lean * 0.2, 1.1)], 4),
        ellipse(nx - 9.6, ny + 7.4, 1.2),
        ellipse(nx + 9.6, ny + 8.2 + lean * 0.2, 1.2),
    )
    f.add(fillet(post, 0.6), iron, "post")
    f.add(leg(ka, fa, 0), iron, "near")
    d = lean * 0.5
    if head_kind == "crook":
        crook = limb(
            [
                (nx, ny, 3),
                (nx + 2, ny - 10, 2.6),
                (nx + 9, ny - 16, 2.2),
                (nx + 16, ny - 11, 1.8),
                (nx + 16, ny - 6, 1.4),
            ],
            6,
        )
        f.add(crook, iron, "crook")
        lx, ly = nx + 16, ny + 2
        f.add(T(shape("-6,-7^ 6,-7^ 8,6^ -8,6^"), lx, ly), IVORY, "glass", 0.6)
        f.add(T(U(shape("-9,-7^ 9,-7^ 3,-12 0,-14 -3,-12"), box(-9, 5, 9, 7)), lx, ly), iron, "cap", 0.6)
    elif head_kind == "globe":
        lx, ly = nx + d * 0.3, ny - 10
        f.add(ellipse(lx, ly, 9.5), IVORY, "glass", 0.6)
        f.add(U(box(lx - 5, ly + 7, lx + 5, ly + 11), limb([(lx, ly - 9, 3), (lx, ly - 14, 1)], 1)), iron, "cap", 0.6)
    elif head_kind == "twin":
        lx, ly = nx, ny - 3
        arms = limb(
            [(nx - 14, ny - 6, 1.8), (nx - 8, ny + 2, 2), (nx, ny, 3), (nx + 8, ny + 2, 2), (nx + 14, ny - 6, 1.8)], 5
        )
        f.add(U(arms, limb([(nx, ny, 2.6), (nx, ny - 15, 1)], 1)), iron, "arms")
        for s in (-1, 1):
            f.add(T(shape("-4,0^ 4,0^ 5.5,-11^ -5.5,-11^"), nx + 14 * s, ny - 6), IVORY, "glass", 0.6)
            f.add(T(shape("-7,-11^ 7,-11^ 2,-16 0,-18 -2,-16"), nx + 14 * s, ny - 6), iron, "cap", 0.6)
    else:
        lx, ly = nx + d * 0.4, ny - 9
        f.add(T(shape("-5.5,8^ 5.5,8^ 8.5,-8^ -8.5,-8^"), lx, ly, rot=d), IVORY, "glass", 0.6)
        f.add(
            T(
                U(
                    limb("-5.5,8,1.2 -8.5,-8,1.2", 1),
                    limb("5.5,8,1.2 8.5,-8,1.2", 1),
                    limb("0,8,0.9 0,-8,0.9", 1),
                    shape("-11,-8^ 11,-8^ 4,-14 1.5,-17 0,-20^ -1.5,-17 -4,-14"),
                    box(-7, 7, 7, 10),
                ),
                lx,
                ly,
                rot=d,
            ),
            iron,
            "frame",
            0.6,
        )
    f.mark("light", lx, ly)
    return f


def put_lamp(
    sc: Scene,
    k: int,
    x: float,
    y: float,
    h: float,
    head_kind: str,
    lean: float,
    lifted: float = 0,
    iron: str | None = None,
) -> tuple[float, float]:
    """Lay one lamp: shadow, pool of light, iron, glow; returns where its light is."""
    t = min(1.0, h / 420)
    iron = iron or mix("#5a4f86", "#1f1738", t**0.5)
    flip = lean < 0
    f = T(lamp_walker(head_kind, abs(lean), k % 2, iron, lifted), x, y, h / 100, flip=flip)
    out = f.outline()
    sh = T(T(out, -x, -y), x, y + 1, 1, sy=-0.75)
    sh = AF.skew(sh, xs=26, origin=(x, y))
    sc.flat(sh, "#2a1f4e", 0.34 + 0.2 * t, "multiply", 0.6 + 2.4 * t)
    gx, gy = f.at("light")
    s = -1 if flip else 1
    px = x + s * h * 0.12
    pool = sc.rad(
        [(0, "#ffe9b0", 0.75), (0.5, "#ffd98a", 0.26), (1, "#ffd98a", 0)],
        0,
        0,
        1,
        f"translate({px:.0f} {y:.0f}) scale({h * 0.5:.0f} {h * 0.13:.0f})",
    )
    sc.flat(ellipse(px, y, h * 0.5, h * 0.13), pool, 0.9, "screen")
    sc.glow(gx, gy, h * 0.66, "#ffc874", 0.36 + 0.2 * t)
    put(sc, f, z=0.8 + 4 * t, rim=(-1.6 * t, 1.8 * t, "#ffe9c4", 0.8) if h > 60 else None, sh=0.35)
    glass = f.part("glass")
    for g in polys(glass):
        c = g.centroid
        sc.flat(g.buffer(-0.4), sc.rad([(0, "#fffdf2"), (0.6, "#fff0c0"), (1, "#f6c670")], c.x, c.y, h * 0.1))
        sc.glow(c.x, c.y, h * 0.3, "#fff3cc", 0.8)
    if head_kind == "square" and h > 60:
        fr = f.part("frame")
        sc.flat(fr.intersection(glass.buffer(1)), iron, 0.9)
    return gx, gy
