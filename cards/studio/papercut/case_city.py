"""A city in a suitcase: houses, tower and hall cut large, lit from their own streets."""

from __future__ import annotations

from typing import Any, NamedTuple

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import U, clean, ellipse, limb, shape
from cards.studio.papercut.scene import Scene

WARM, NIGHT, RIM = "#ffdf92", "#2a1f34", "#ffe9b8"


class Block(NamedTuple):
    """A house on x, y (middle of its foot): width, height of the walls, kind, wall, roof, windows across and up."""

    x: float
    y: float
    w: float
    h: float
    kind: str
    wall: str
    roof: str
    cols: int
    rows: int


def window(x: float, y: float, w: float, h: float, arch: bool) -> Any:
    """One window, its sill at y."""
    if arch:
        return U(box(x - w / 2, y - h + w / 2, x + w / 2, y), ellipse(x, y - h + w / 2, w / 2))
    return box(x - w / 2, y - h, x + w / 2, y)


def top_of(b: Block) -> tuple[Any, Any]:
    """Wall and roof of one kind."""
    x, y, w, h = b.x, b.y, b.w, b.h
    t = y - h
    wall: Any = box(x - w / 2, t, x + w / 2, y + 6)
    if b.kind == "gable":
        wall = U(wall, Polygon([(x - w / 2, t + 1), (x, t - w * 0.62), (x + w / 2, t + 1)]))
        return wall, limb([(x - w * 0.56, t + 5, 6), (x, t - w * 0.66, 7), (x + w * 0.56, t + 5, 6)], 1)
    if b.kind == "steps":
        P = [(x - w / 2, t + 1)]
        for k in range(4):
            P += [(P[-1][0], t - w * 0.17 * (k + 1)), (x - w / 2 + w * 0.105 * (k + 1), t - w * 0.17 * (k + 1))]
        wall = U(wall, Polygon([*P, *[(2 * x - p, q) for p, q in reversed(P)]]).buffer(0))
        caps = [box(p - 2, q - 3, p + w * 0.11, q + 2) for p, q in P[1::2]]
        return wall, U(caps, [box(2 * x - g.bounds[2], g.bounds[1], 2 * x - g.bounds[0], g.bounds[3]) for g in caps])
    if b.kind == "bell":  # a gable with two swings
        g = shape(
            f"{x - w / 2},{t + 2}^ {x - w * 0.44},{t - w * 0.2} {x - w * 0.26},{t - w * 0.26}^ {x - w * 0.24},{t - w * 0.5} {x},{t - w * 0.68} {x + w * 0.24},{t - w * 0.5} {x + w * 0.26},{t - w * 0.26}^ {x + w * 0.44},{t - w * 0.2} {x + w / 2},{t + 2}^"
        )
        return U(wall, g), clean(g.difference(g.buffer(-5)).difference(box(x - w, t, x + w, t + 20)))
    if b.kind == "mansard":
        roof = shape(f"{x - w * 0.54},{t + 3}^ {x - w * 0.46},{t - w * 0.34} {x - w * 0.36},{t - w * 0.42}^ {x + w * 0.36},{t - w * 0.42}^ {x + w * 0.46},{t - w * 0.34} {x + w * 0.54},{t + 3}^")  # fmt: skip
        pots = [box(x + d * w - 5, t - w * 0.42 - 18, x + d * w + 5, t - w * 0.3) for d in (-0.28, 0.2)]
        return wall, U(roof, pots)
    if b.kind == "dome":
        drum = box(x - w * 0.3, t - w * 0.2, x + w * 0.3, t + 4)
        cap = shape(f"{x - w * 0.34},{t - w * 0.18}^ {x - w * 0.36},{t - w * 0.4} {x - w * 0.2},{t - w * 0.62} {x},{t - w * 0.7} {x + w * 0.2},{t - w * 0.62} {x + w * 0.36},{t - w * 0.4} {x + w * 0.34},{t - w * 0.18}^")  # fmt: skip
        tip = U(box(x - 6, t - w * 0.84, x + 6, t - w * 0.66), shape(f"{x - 9},{t - w * 0.82}^ {x},{t - w * 1.04}^ {x + 9},{t - w * 0.82}^"))  # fmt: skip
        return U(wall, drum), U(cap, tip, box(x - w * 0.53, t - 4, x + w * 0.53, t + 5))
    spire = shape(f"{x - w * 0.6},{t + 4}^ {x - w * 0.3},{t - w * 0.5} {x},{t - w * 2.5}^ {x + w * 0.3},{t - w * 0.5} {x + w * 0.6},{t + 4}^")  # fmt: skip
    return wall, spire


def put_block(sc: Scene, b: Block, far: float, z: float = 5) -> None:
    """One house: wall lit from the street, roof, windows; far (0..1) sinks it into warm haze."""
    r = sc.stream(f"block {b.x} {b.y}")
    wall, roof = top_of(b)
    lo, hi = mix(mix(b.wall, "#ffd28a", 0.42), "#e0a668", far * 0.6), mix(mix(b.wall, "#1a1c38", 0.4), "#7c5a58", far * 0.5)  # fmt: skip
    fill = sc.lin([(0, hi), (0.55, mix(hi, lo, 0.45)), (1, lo)], 0, b.y - b.h - b.w * 0.4, 0, b.y)
    sc.layer(wall, fill, z=z, cut=0.2, sh=0.5, wash=0.5, shc="#160f22", rim=RIM, rimop=0.9)
    tone = mix(b.roof, "#8a5c54", far * 0.5)
    sc.layer(roof, sc.lin([(0, dark(tone, 0.25)), (1, tone)], 0, b.y - b.h - b.w, 0, b.y - b.h), z=z * 0.6, cut=0.2, sh=0.5, wash=0.4, shc="#160f22", rim=RIM, rimop=0.9)  # fmt: skip
    side = box(b.x + b.w * 0.2, b.y - b.h - b.w, b.x + b.w * 0.7, b.y + 8) if b.x > 480 else box(b.x - b.w * 0.7, b.y - b.h - b.w, b.x - b.w * 0.2, b.y + 8)  # fmt: skip
    outer = b.x + (b.w if b.x > 480 else -b.w) / 2
    sc.flat(U(wall, roof).intersection(side), sc.lin([(0, "#2a1438", 0.6), (1, "#2a1438", 0)], outer, 0, b.x + (b.w if b.x > 480 else -b.w) * 0.2, 0), 1, "multiply")  # fmt: skip
    cw, rh = b.w / b.cols, (b.h - 6) / b.rows
    wide, tall = r.uniform(0.36, 0.6), r.uniform(0.46, 0.66)
    ww, wh = min(cw * wide, 16), min(rh * tall, 28)
    on, off = [], []
    arch = b.kind in ("dome", "spire", "steps")
    shop = far < 0.2
    for i in range(b.rows - shop):
        for j in range(b.cols):
            h = wh * (1.25 if i == 0 and b.rows > 4 else 1.0)
            g = window(b.x - b.w / 2 + cw * (j + 0.5), b.y - b.h + rh * (i + 0.84), ww, min(h, rh * 0.74), arch)
            (on if r.random() < 0.72 else off).append(g)
    if b.kind in ("gable", "steps", "bell"):
        on.append(window(b.x, b.y - b.h - b.w * 0.06, ww, wh * 0.9, True))
    if b.kind == "mansard":
        on += [window(b.x + d * b.w, b.y - b.h - b.w * 0.1, ww, wh * 0.8, True) for d in (-0.26, 0.0, 0.26)]
    if b.kind == "dome":
        on += [window(b.x + d * b.w, b.y - b.h - b.w * 0.02, 9, 20, True) for d in (-0.2, 0.0, 0.2)]
        ribs = [limb([(b.x + d * b.w * 0.36, b.y - b.h - b.w * 0.2, 1.2), (b.x + d * b.w * 0.37, b.y - b.h - b.w * 0.42, 2.4), (b.x + d * b.w * 0.1, b.y - b.h - b.w * 0.68, 1)], 6) for d in (-0.7, -0.3, 0.1, 0.5)]  # fmt: skip
        sc.flat(U(ribs), "#ffe0a0", 0.45)
    if shop:  # a ground floor: a door and a lit window under an awning
        d = r.choice((-1, 1))
        on += [window(b.x + d * b.w * 0.26, b.y - 1, b.w * 0.2, rh * 0.72, True)]
        glass = box(b.x - d * b.w * 0.4, b.y - rh * 0.58, b.x + d * b.w * 0.06, b.y - 5) if d > 0 else box(b.x - b.w * 0.06, b.y - rh * 0.58, b.x + b.w * 0.4, b.y - 5)  # fmt: skip
        on.append(glass)
    sc.flat(U(off), NIGHT, 0.7)
    lit = U(on)
    sc.flat(lit.buffer(2.4), "#ffb24a", 0.5, "screen", 3)
    for g in on:
        sc.flat(g, r.choice(("#ffeaae", "#ffeaae", "#fff6d6", "#ffd078")))
        x0, y0, x1, y1 = g.bounds
        if r.random() < 0.22:  # a curtain
            sc.flat(g.intersection(box(x0, y0, x0 + (x1 - x0) * 0.4, y1)), r.choice(("#c8603c", "#a8486a", "#5c8c8c")), 0.6)  # fmt: skip
        elif x1 - x0 > 9 and r.random() < 0.14:  # somebody
            m = (x0 + x1) / 2
            sc.flat(U(ellipse(m, y1 - 9, 2.4), box(m - 3, y1 - 6.4, m + 3, y1)), "#5a2c30", 0.9)
    sc.flat(U([limb([(g.centroid.x, g.bounds[1], 1.1), (g.centroid.x, g.bounds[3], 1.1)], 1) for g in on], [limb([(g.bounds[0], g.bounds[1] * 0.6 + g.bounds[3] * 0.4, 1), (g.bounds[2], g.bounds[1] * 0.6 + g.bounds[3] * 0.4, 1)], 1) for g in on]), "#8a5034", 0.6)  # fmt: skip
    sc.flat(U([box(g.bounds[0] - 2, g.bounds[3], g.bounds[2] + 2, g.bounds[3] + 2) for g in on + off]), "#fff0c4", 0.5)
    if shop:
        x0, y0, x1, _ = glass.bounds
        sail = Polygon([(x0 - 1, y0 - 3), (x1 + 1, y0 - 3), (x1 + 5, y0 + 7), (x0 - 5, y0 + 7)])
        sc.layer(sail, "#ffe8c0", z=2, cut=0, wash=0, sh=0.5)
        n = 4
        w = (x1 - x0 + 10) / (2 * n)
        sc.flat(U([Polygon([(x0 - 1 + (x1 - x0 + 2) * k / n, y0 - 3), (x0 - 1 + (x1 - x0 + 2) * (k + 0.5) / n, y0 - 3), (x0 - 5 + 2 * w * k + w, y0 + 7), (x0 - 5 + 2 * w * k, y0 + 7)]) for k in range(n)]), r.choice(("#b8343a", "#2f6c78")))  # fmt: skip
    if b.rows > 4:  # a cornice
        y = b.y - b.h + rh * 1.02
        sc.layer(
            box(b.x - b.w / 2 - 2, y, b.x + b.w / 2 + 2, y + 4),
            mix(b.wall, "#ffe0a0", 0.5),
            z=1.5,
            cut=0,
            wash=0,
            sh=0.5,
        )


def light_tower(sc: Scene, x: float, y: float, h: float) -> tuple[float, float]:
    """The tallest: a tower with a gallery, its keeper and a lantern; gives back where the lantern is."""
    o: dict[str, Any] = {"cut": 0.2, "wash": 0.4, "sh": 0.5, "shc": "#160f22", "rim": RIM, "rimop": 1.0}
    t = y - h
    body = Polygon([(x - 36, y), (x - 24, t), (x + 24, t), (x + 36, y)])
    sc.layer(body, sc.lin([(0, "#ffe0a0"), (0.3, "#b97a56"), (1, "#e6ac6c")], 0, t, 0, y), z=6, **o)
    sc.flat(body, sc.lin([(0, "#3c1c34", 0.75), (0.35, "#3c1c34", 0.12), (0.6, "#3c1c34", 0), (1, "#3c1c34", 0.6)], x - 34, 0, x + 34, 0), 1, "multiply")  # fmt: skip
    bricks = [box(x - 36 + 12 * k + 6 * (n % 2), t + 9 * n, x - 35 + 12 * k + 6 * (n % 2), t + 9 * n + 9) for n in range(int(h // 9)) for k in range(7)]  # fmt: skip
    sc.flat(U(bricks, [box(x - 36, t + 9 * n, x + 36, t + 9 * n + 0.9) for n in range(int(h // 9))]).intersection(body), "#6a3a3c", 0.2)  # fmt: skip
    for q in (0.2, 0.44, 0.68):
        sc.flat(box(x - 36, t + h * q, x + 36, t + h * q + 4).intersection(body), "#6a3a3c", 0.5)
        sc.flat(window(x, t + h * (q + 0.16), 12, 26, True), "#fff0b4")
    sc.layer(U(box(x - 36, t - 6, x + 36, t + 6), box(x - 30, t + 6, x + 30, t + 12)), "#8a5048", z=3, **o)
    sc.flat(U([box(x - 34 + 8.4 * k, t - 22, x - 32.4 + 8.4 * k, t - 6) for k in range(9)], box(x - 36, t - 24, x + 36, t - 21)), "#5a3038")  # fmt: skip
    lamp = U(box(x - 15, t - 58, x + 15, t - 6))
    sc.layer(lamp, sc.lin([(0, "#fffbe6"), (1, "#ffd880")], 0, t - 58, 0, t), z=1, cut=0, wash=0)
    sc.flat(U([box(x + d - 1, t - 58, x + d + 1, t - 6) for d in (-15, -5, 5, 15)]), "#7a4a34", 0.8)
    sc.layer(shape(f"{x - 24},{t - 56}^ {x - 14},{t - 72} {x},{t - 100}^ {x + 14},{t - 72} {x + 24},{t - 56}^"), "#8c3a36", z=3, **o)  # fmt: skip
    keeper = U(limb([(x + 27, t - 8, 9), (x + 27, t - 24, 8)], 2), ellipse(x + 27, t - 32, 4.4), limb([(x + 27, t - 24, 3), (x + 20, t - 30, 2.4)], 2))  # fmt: skip
    sc.layer(keeper, "#33263a", z=1.4, cut=0, wash=0, rim=RIM, rimop=1.0)
    return x, t - 34
