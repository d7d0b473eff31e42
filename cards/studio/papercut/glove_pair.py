"""A goose of two knitted gloves, as children make a bird with their hands: the thumbs are hooked as neck and head, the fingers
are the pinions of two wings, the cuffs are the tail. It flies towards -y with its breast on 0,0; about 430 from tip to tip."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from shapely import affinity as AF

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.stitches import stitches

PINIONS = (
    (-15, 178, 35),
    (0, 180, 35),
    (15, 158, 34),
    (31, 120, 31),
)  # degrees backwards from straight out, length, width
ROOTS = ((84, -30), (92, -4), (84, 22), (64, 42))
OWN: dict[str, Any] = {"cut": 0.15, "wash": 0.2, "fibre": 0.05}


class Yarn(NamedTuple):
    """Colours of hand, cuff and pattern; pattern: star, bands, tips, snow or ''; tip: what the beak is knitted of."""

    main: str
    cuff: str
    other: str
    pattern: str = ""
    tip: str = "#f0902c"


def _finger(k: int, sweep: float, curl: float) -> np.ndarray:
    """Middle line of one finger of the right glove, with its width."""
    a0, n, w = PINIONS[k]
    x, y = ROOTS[k]
    out = [(x - 16.0, y - 2.0, w * 0.96)]
    for i in range(12):
        a = math.radians(a0 + sweep + curl * (i / 12) ** 1.5)
        x, y = x + math.cos(a) * n / 12, y + math.sin(a) * n / 12
        out.append((x, y, w * float(np.interp(i, [0, 4, 8, 11], [1.0, 1.04, 0.9, 0.7]))))
    return np.array(out)


def draw_glove_pair(  # noqa: PLR0913
    sc: Scene,
    yarn: Yarn,
    x: float,
    y: float,
    s: float,
    rot: float,
    *,
    beat: tuple[float, float] = (1.0, 1.0),
    sweep: tuple[float, float] = (0.0, 0.0),
    haze: float = 0.0,
    air: str = "#f6dca8",
    fine: bool = False,
    halves: tuple[int, ...] = (-1, 1),
) -> Any:
    """Lay one pair (or, by halves, one glove of it); beat (left, right) shortens a wing that is lifted; sweep turns its pinions
    back; haze (0..1) sinks it in the air; fine knits every stitch. Returns the outline."""
    whole: list[Any] = []
    m, cuff, other, tip = (mix(c, air, haze) for c in (yarn.main, yarn.cuff, yarn.other, yarn.tip))
    shade = mix("#3a3a7a", air, haze)

    def lay(g: Any, c: str, z: float, side: int, rimop: float = 0.9) -> Any:
        g = T(g, x, y, s, rot=rot)
        x0, y0, x1, y1 = g.bounds
        f = sc.lin([(0, mix(c, shade, 0.16)), (0.55, c), (1, mix(c, "#fff0c0", 0.3))], x0, y0, x1, y1)
        sc.layer(g, f, z=z * s, sh=0.5 - 0.3 * haze, shc=shade, rim="#fff3d0", rimop=rimop, rimw=0.8 + 0.6 * s, **OWN)
        whole.append(g)
        _ = side
        return g

    def bent(g: Any, side: int) -> Any:
        """A wing lifted out of the plane: shorter, its tips a little forward."""
        k = beat[0 if side < 0 else 1]
        return AF.affine_transform(g, [side * k, 0, -0.30 * (1 - k), 1, 0, 0])

    def knit(line: Any, half: float, g: Any, side: int, pattern: Callable[[int, int], bool]) -> None:
        if not fine:
            return
        plain, on = stitches(np.array(line, float)[:, :2], half, g, pattern)
        to = lambda q: T(bent(q, side), x, y, s, rot=rot)  # noqa: E731
        sc.flat(to(plain), dark(m, 0.32), 0.55)
        sc.flat(to(T(on, 0.5, 0.9)), dark(m, 0.5), 0.5)
        sc.flat(to(on), other, 0.97)

    def rings(line: np.ndarray, spots: tuple[float, ...], g: Any, side: int, w: float = 6) -> None:
        """Bands across a finger, where it is too small to be knitted."""
        if fine or not yarn.pattern:
            return
        out = []
        for t in spots:
            i = t * (len(line) - 2)
            a, b = line[int(i)], line[int(i) + 1]
            d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            nx, ny = -(b[1] - a[1]) / d * 24, (b[0] - a[0]) / d * 24
            out.append(limb([(a[0] - nx, a[1] - ny, w), (a[0] + nx, a[1] + ny, w)], 1))
        sc.flat(T(bent(clean(U(out).intersection(g)), side), x, y, s, rot=rot), other, 0.9)

    def hand_back(side: int) -> None:
        """The palm, over the roots of fingers and thumb."""
        palm = shape("-8,-22 14,-42 54,-50 92,-46 108,-22 106,8 88,34 60,54 30,72 4,66 -8,22")
        roots = [limb(_finger(k, sweep[0 if side < 0 else 1], 22)[: 5 + (k == 1)], 3) for k in range(4)]
        palm = fillet(U(palm, roots), 16)
        lay(bent(palm, side), light(m, 0.03), 0.8, side, 0.0)

        def star(i: int, j: int) -> bool:
            """The old eight-leaved star of northern gloves, or rows."""
            if yarn.pattern == "star":
                p, q = sorted((abs(i), abs(j - 10)))
                return 1 <= p <= min(max(1, q - 1), 6 - q) and p < q
            if yarn.pattern == "snow":
                return (i + 2 * j) % 5 == 0 and j % 2 == 0
            return yarn.pattern == "bands" and (j % 6 == 2 or (j % 6 == 4 and i % 2 == 0))

        knit([(2 + 11 * t, 8 - 1 * t) for t in range(16)], 84, palm, side, star)
        if not fine and yarn.pattern in ("star", "bands", "snow"):
            rows = U([limb([(20 + 24 * q, -70, 7), (26 + 24 * q, 80, 7)], 1) for q in range(4)])
            sc.flat(T(bent(clean(rows.intersection(palm.buffer(-2))), side), x, y, s, rot=rot), other, 0.85)

    for side in halves:
        for k in range(6):  # ribs of the cuff
            v = (k - 2.5) / 2.5
            rib = limb([(20 + 12 * v, 40, 12), (20 + 15 * v, 86, 14), (30 + 30 * v, 158 - 8 * v * v, 17)], 6)
            lay(bent(rib, side), cuff if k % 2 else dark(cuff, 0.1), 2.2, side)
            if yarn.pattern:
                band = clean(U(limb("-30,108,9 120,112,9", 1), limb("-30,126,4 120,130,4", 1)).intersection(rib))
                sc.flat(T(bent(band, side), x, y, s, rot=rot), m, 0.9)
        for k in (3, 2, 1, 0):
            line = _finger(k, sweep[0 if side < 0 else 1], 22)
            g = limb(line, 3)
            lay(bent(g, side), m if k % 2 else light(m, 0.05), 4.2, side)
            if yarn.pattern == "tips":
                cap = clean(ellipse(line[-1][0], line[-1][1], 34).intersection(g))
                sc.flat(T(bent(cap, side), x, y, s, rot=rot), other, 0.95)
            n = int(PINIONS[k][1] / 6.2)
            knit(line, 26, g, side, lambda i, j, n=n: yarn.pattern not in ("", "tips") and (j in (n - 3, n - 6) or (j in (n - 4, n - 5) and i % 2 == 0)))  # fmt: skip
            rings(line, (0.62, 0.78), g, side)
    both = len(halves) == 2
    lead = halves[-1]
    neck = np.array(
        [(26, 30, 56), (14, -24, 50), (4, -72, 38), (-3, -128, 31), (-4, -168, 38), (6, -194, 34), (22, -208, 17)],
        float,
    )
    if not both:
        neck = np.array([(44, 14, 46), (30, -26, 44), (26, -66, 39), (34, -100, 34), (44, -120, 24)], float)
    nk = limb(curve(neck, n=6), 2)
    lay(AF.scale(nk, lead, 1, origin=(0, 0)), light(m, 0.06), 6, lead)
    knit(curve(neck, n=6), 26, nk, lead, lambda i, j: yarn.pattern not in ("", "tips") and j in (13, 16))
    hand_back(lead)
    if both:
        end = clean(shape("-30,-190 2,-184 20,-184 60,-190 60,-244 10,-244").intersection(nk))
        sc.flat(T(AF.scale(end, lead, 1, origin=(0, 0)), x, y, s, rot=rot), tip, 0.95)
        sc.flat(T(ellipse(lead * 2, -174, 5.4), x, y, s, rot=rot), "#1c1430", 0.95)
        sc.flat(T(ellipse(lead * 3.4, -176, 1.7), x, y, s, rot=rot), "#fff6e0", 0.95)
        hook = limb(
            curve(np.array([(44, 14, 46), (28, -16, 44), (2, -42, 36), (-22, -60, 31), (-34, -76, 22)], float), n=6), 2
        )
        lay(AF.scale(hook, -lead, 1, origin=(0, 0)), m, 6, -lead)
        knit(
            curve(np.array([(44, 14), (28, -16), (2, -42), (-22, -60), (-34, -76)], float), n=6),
            24,
            hook,
            -lead,
            lambda i, j: yarn.pattern not in ("", "tips") and j in (12, 15),
        )
    if both:
        hand_back(-lead)
    out = fillet(U(whole), 1)
    x0, y0, x1, y1 = out.bounds
    sc.flat(
        out, sc.lin([(0, shade, 0.4 * (1 - haze)), (0.55, shade, 0), (1, "#ffd890", 0)], x0, y0, x1, y1), 1, "multiply"
    )
    rimlight(sc, out, -2.2 * s, -1.6 * s, "#fff0c8", 0.9 - 0.5 * haze, 1.1)
    return out
