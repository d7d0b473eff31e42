"""An old house whose front towards the lane is a face in profile: brow, nose and lips are jetties, an oriel, a balcony.

Coordinates: u counts from the neck's wall towards the lane, v upwards from the ground; the map of a ``Faced`` bends both.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import shapely
from shapely.geometry import Polygon, box

from cards.studio.papercut.city import brick
from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, clean, curve, ellipse, limb, polys, pts, rounded, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

XY = tuple[float, float]

HOOKED = (
    "0,0^ 2,150^ 12,168 60,196^ 76,214 78,240 70,262^ 54,274^ 54,284^ 82,286^ 84,310^ 44,312^ 44,346^ 94,348^ 92,372^ 66,376^"
    " 66,398^ 112,402 142,412^ 148,428 140,450^ 54,560^ 50,616^ 98,618^ 100,642^ 74,644^ 66,760^"
)
SNUB = (
    "0,0^ 2,146^ 10,164 64,186^ 86,200 90,226 76,258^ 58,272^ 58,288^ 90,290^ 92,322^ 46,325^ 46,338^ 92,340^ 90,366^ 62,370^"
    " 62,396^ 96,404 124,420^ 130,434 122,446^ 88,462^ 56,540^ 52,600^ 92,602^ 94,624^ 76,626^ 70,744^"
)


class Faced(NamedTuple):
    """Where the neck meets the ground, scale, direction (1 looks right), bend of the top towards the lane, profile."""

    x: float
    y: float
    s: float
    way: int
    bend: float
    profile: str
    back: float = 252.0
    eaves: float = 748.0
    ridge: float = 930.0
    mouth: tuple[float, float] = (312.0, 346.0)
    swell: float = 1.18  # how far the profile juts out

    def point(self, u: float, v: float) -> XY:
        """On the card."""
        return self.x + self.way * (self.s * u + self.bend * (v / 900) ** 2), self.y - self.s * v

    def q(self, g: Any) -> Any:
        """A geometry in u, v, laid on the card."""

        def f(p: Any) -> Any:
            return np.c_[
                self.x + self.way * (self.s * p[:, 0] + self.bend * (p[:, 1] / 900) ** 2), self.y - self.s * p[:, 1]
            ]

        return clean(shapely.transform(shapely.segmentize(g, 24), f))

    def front(self) -> Any:
        """The wall: profile, top under the roof, back wall."""
        P, cor = pts(self.profile)
        line = curve(P, cor, False, 8)
        top = [(-self.back * 0.46, self.ridge - 14), (-self.back, self.eaves), (-self.back - 4, 0)]
        return Polygon([*((u * self.swell, v) for u, v in line), *top]).buffer(0)


class Coat(NamedTuple):
    """Colours, in the light and away from it: plaster, timber, painted jetties, shutters; the light's reach."""

    plaster: tuple[str, str, str]
    beam: tuple[str, str]
    lips: tuple[str, str]
    shutter: tuple[str, str]
    reach: float = 460


SNOW = ("#fff0d4", "#7f9fc8")
EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def _timber(h: Faced) -> Any:
    """Rails, posts and braces, away from the face."""
    b = h.back
    rails = [box(-b, v - 7, 60, v + 7) for v in (160, 386, 614)] + [box(-b, h.eaves - 10, 80, h.eaves + 6)]
    posts = [box(u - 7, 160, u + 7, h.eaves) for u in (-b + 10, -b + 92)] + [box(-70, 620, -56, h.eaves)]
    braces = [
        limb([(-b + 16, 392, 12), (-b + 86, 606, 12)], 1), limb([(-b + 86, 620, 12), (-b + 16, 740, 12)], 1),
        limb([(-b + 100, 620, 12), (-62, 740, 12)], 1), limb([(-b + 16, 166, 12), (-b + 86, 380, 12)], 1),
        limb([(-b * 0.46, h.eaves, 12), (-b * 0.46, h.ridge - 20, 12)], 1),
        limb([(-b * 0.46 - 96, h.eaves, 12), (-b * 0.46 - 10, h.ridge - 60, 12)], 1),
        limb([(-b * 0.46 + 96, h.eaves, 12), (-b * 0.46 + 10, h.ridge - 60, 12)], 1),
    ]  # fmt: skip
    return U(rails, posts, braces).intersection(h.front().buffer(-2))


def _snow(h: Faced, *runs: tuple[XY, ...], w: float = 13) -> Any:
    """Snow along ledges."""
    return U(
        [
            h.q(limb([(u, v + w * 0.12, w if 0 < k < len(r) - 1 else w * 0.5) for k, (u, v) in enumerate(r)], 4))
            for r in runs
        ]
    )


def put_faced_house(sc: Scene, h: Faced, c: Coat, name: str) -> tuple[float, float]:
    """Lay the house; returns the top of its chimney."""
    lx, ly = sc.light[:2]
    r = sc.stream(name)

    def lit(a: str, b: str, far: float = c.reach) -> str:
        return sc.rad([(0, a), (0.22, mix(a, b, 0.3)), (0.6, mix(a, b, 0.8)), (1, b)], lx, ly, far)

    b, mid = h.back, -h.back * 0.46
    # the chimney behind the roof
    cu = mid + 118
    stack = h.q(box(cu - 22, h.eaves + 40, cu + 22, h.ridge + 46))
    sc.layer(stack, lit("#a8685a", "#2a2c4c"), z=8, cut=0.5)
    sc.flat(brick(stack, 13, 7, name + "stack", 0.9), "#14203e", 0.5)
    sc.layer(h.q(box(cu - 28, h.ridge + 40, cu + 28, h.ridge + 54)), lit("#c08070", "#34365a"), z=4, **EXACT)
    sc.layer(
        _snow(h, ((cu - 28, h.ridge + 54), (cu, h.ridge + 58), (cu + 28, h.ridge + 54)), w=16),
        sc.near(*SNOW, 640),
        z=3,
        cut=0.3,
    )
    # the wall
    wall = h.q(h.front())
    sc.layer(
        wall,
        sc.rad(
            [(0, c.plaster[0]), (0.3, c.plaster[1]), (0.68, mix(c.plaster[1], c.plaster[2], 0.82)), (1, c.plaster[2])],
            lx,
            ly,
            c.reach,
        ),
        z=18,
        cut=0.5,
        fibre=0.06,
        rim="#ffe2b0",
        rimop=0.6,
    )
    stone = h.q(h.front().intersection(box(-b - 20, -10, 20, 156)))
    sc.flat(stone, "#14203e", 0.22)
    sc.flat(brick(stone, 34, 19, name + "stone", 1.4), "#0c1630", 0.6)
    q = U(
        [
            h.q(box(u, v, u + r.uniform(10, 30), v + 1.6))
            for u, v in ((r.uniform(-b, 60), r.uniform(170, h.eaves)) for _ in range(60))
        ]
    )
    sc.flat(q.intersection(wall), "#0c1630", 0.3)
    sc.layer(h.q(_timber(h)), lit(*c.beam), z=2, cut=0.5, sh=0.4, rim="#ffd9a8", rimop=0.35)
    gable = h.front().intersection(box(-b - 20, h.eaves + 8, 90, h.ridge))
    planks = U([box(u, h.eaves, u + 1.8, h.ridge) for u in range(int(-b), 90, 13)])
    sc.flat(h.q(planks.intersection(gable)), "#0a1430", 0.4)
    # the oriel that is the nose: boards that follow it
    nose = h.front().intersection(box(46, 396, 240, 566))
    boards = U([limb([(50, 552 - 22 * k, 2.4), (176, 446 - 22 * k, 2.4)], 1) for k in range(-1, 8)])
    sc.flat(h.q(boards.intersection(nose.buffer(-3))), "#4a1e2c", 0.35)
    # lips: beam and balcony, painted; the mouth between them is lit
    lo, hi = h.mouth
    sc.flat(
        h.q(box(-64, lo, 54, hi)), sc.rad([(0, "#fff3c4"), (0.6, "#ffc062"), (1, "#c8642c")], *h.point(20, 333), 64)
    )
    sc.flat(h.q(U([box(u, lo, u + 3, hi) for u in range(-58, 50, 14)])), "#5a2a2c", 0.8)
    up = h.front().intersection(box(-70, hi, 150, hi + 27))
    low = h.front().intersection(box(-64, lo - 28, 150, lo + 1))
    sc.layer([(h.q(up), lit(*c.lips)), (h.q(low), lit(*c.lips))], z=3, cut=0.3, sh=0.5, rim="#ffe6c0", rimop=0.9)
    sc.flat(h.q(U([box(u, lo - 22, u + 5, lo - 6) for u in range(-56, 100, 12)]).intersection(low)), "#3a1424", 0.6)
    # the eye: a window under a half-shut lid; somebody stands in it
    eye = U(box(-18, 542, 40, 600), h_arch(-18, 40, 600))
    sc.layer(h.q(eye.buffer(6)), lit(*c.beam), z=3, cut=0.3, sh=0.5, rim="#ffe2b0", rimop=0.7)
    sc.flat(h.q(eye), sc.rad([(0, "#fff3c8"), (0.6, "#ffc468"), (1, "#d8782e")], *h.point(24, 556), 60))
    who = U(ellipse(20, 570, 8, 9), shape("4,542^ 8,556 20,562 32,556 36,542^"))
    sc.flat(h.q(who.intersection(eye)), "#4a1e2c", 0.95)
    lid = eye.intersection(box(-30, 576, 60, 640))
    sc.layer(h.q(lid.buffer(2)), lit(*c.shutter), z=3, cut=0.3, sh=0.6, rim="#fff0c8", rimop=0.8)
    sc.flat(h.q(U([box(-18, v, 40, v + 2.4) for v in (584, 593, 602, 611)]).intersection(lid)), "#0c2426", 0.6)
    # the ear: a round window
    ex, ey = -150, 500
    sc.layer(h.q(ellipse(ex, ey, 38, 46)), lit("#a87a68", "#2c3458"), z=3, cut=0.4, rim="#ffe2b0", rimop=0.5)
    sc.flat(h.q(ellipse(ex, ey, 28, 35)), "#0e1a38")
    sc.flat(
        h.q(ellipse(ex, ey, 28, 35)), sc.rad([(0, "#c8864c", 0.75), (1, "#6a3a34", 0.3)], *h.point(ex + 8, ey - 10), 40)
    )
    sc.flat(h.q(U(box(ex - 1.6, ey - 36, ex + 1.6, ey + 36), box(ex - 29, ey - 1.6, ex + 29, ey + 1.6))), "#1a1c38")
    # two shuttered windows, a door
    for u, v in ((-b + 52, 272), (-122, 690)):
        g = box(u - 22, v - 32, u + 22, v + 32)
        sc.layer(h.q(g.buffer(5)), lit(*c.beam), z=2, cut=0.3)
        sc.flat(h.q(g), "#101c3c")
        sc.layer(
            h.q(U(box(u - 22, v - 32, u - 1, v + 32), box(u + 1, v - 32, u + 22, v + 32))),
            lit(*c.shutter),
            z=1.6,
            cut=0.2,
            rimop=0.2,
        )
        sc.flat(h.q(U([box(u - 18, v + k, u + 18, v + k + 1.6) for k in range(-26, 30, 8)])), "#0a1a28", 0.5)
    door = U(box(-160, 0, -100, 92), ellipse(-130, 92, 30, 22))
    sc.layer(h.q(door.buffer(7)), lit("#6a5a68", "#1c2850"), z=2, cut=0.4)
    sc.flat(h.q(door), "#0c1630")
    # roof and snow
    e, ridge = h.eaves, h.ridge
    board = Polygon(
        [(-b - 46, e - 40), (-b - 46, e - 22), (mid, ridge + 22), (128, e - 34), (128, e - 58), (mid, ridge - 10)]
    )
    sc.layer(h.q(board), lit("#a06858", "#1e2848"), z=9, cut=0.5, rim="#ffd9a8", rimop=0.6)
    snow_ = Polygon(
        [
            (-b - 52, e - 26),
            (-b - 50, e - 6),
            (mid - 30, ridge + 30),
            (mid, ridge + 50),
            (mid + 30, ridge + 32),
            (132, e - 16),
            (135, e - 38),
            (mid, ridge + 14),
        ]
    )
    sc.layer(h.q(rounded(snow_, 4)), sc.near(*SNOW, 640), z=6, cut=0.9, rim="#ffffff", rimop=0.7)

    def icy(u: float) -> float:
        return e - 54 + (128 - u) * (ridge + 48 - e) / (128 - mid)

    ice = U([Polygon([(u - 3, icy(u)), (u + 3, icy(u)), (u, icy(u) - r.uniform(10, 30))]) for u in range(88, 130, 7)])
    sc.layer(h.q(ice), sc.near("#fff3d8", "#a8c4dc", 500), z=1.6, **EXACT)
    face = h.front()
    caps = T(face, 0, 15).difference(face.buffer(0.5)).intersection(box(40, 262, 240, 690))
    caps = U([rounded(g.buffer(2.5), 7.5) for g in polys(caps) if g.area > 120])
    ledges = U(h.q(caps), _snow(h, ((-24, 541), (12, 541), (48, 540)), ((-70, hi + 28), (-10, hi + 29), (48, hi + 28))))
    sc.layer(ledges, sc.near("#fffaea", SNOW[1], 560), z=3, cut=0.9, wash=0.3, rim="#ffffff", rimop=0.8)
    drift = h.q(limb([(-b - 30, 2, 10), (-b * 0.7, 4, 26), (-b * 0.4, 0, 16), (-40, 3, 24), (16, -2, 8)], 8))
    sc.layer(drift, lit("#fff2dc", "#4a6c9c", 420), z=4, cut=0.8, rim="#ffffff", rimop=0.6)
    rimlight(sc, wall, -3.2 * h.way, 1.5, "#fff0c4", 1, 1.2, (lx, ly), 420)
    return h.point(cu, h.ridge + 58)


def h_arch(u0: float, u1: float, v: float) -> Any:
    """The round head of a window."""
    return ellipse((u0 + u1) / 2, v, (u1 - u0) / 2, 16)
