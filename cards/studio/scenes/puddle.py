"""Two umbrellas over nobody; in the puddle below an old couple hold each other."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely import affinity as AF
from shapely.geometry import Polygon, box

from cards.studio.papercut import *  # noqa: F403
from cards.studio.papercut.embracing_couple import couple
from cards.studio.papercut.puffed_sparrow import sparrow
from cards.studio.papercut.rainy_street import draw_houses, draw_pavement, rain
from cards.studio.papercut.umbrella import umbrella
from cards.studio.papercut.wet_cobbles import LINE, draw_cobbles, draw_kerb

# rain violet, wet slate, pewter, lilac mist, puddle cream, umbrella red; the sky in the puddle; street / kerb / water
VIOLET, SLATE, PEWTER, LILAC, CREAM, RED = "#5b5470", "#3b3a4e", "#8d8a9d", "#c9c0cf", "#f3eadf", "#c2333f"
LX, LY = 396, 950
FEET = 578  # where they would stand


def rippled(g: Any, amp: float = 1.6, wave: float = 84) -> Any:
    """A shape as water gives it back: pushed left and right, more so away from the kerb."""

    def bend(p: Any) -> Any:
        q = p.copy()
        y = p[:, 1]
        k = 0.5 + (y - LINE) / 360
        q[:, 0] += amp * k * (np.sin(y / wave * 6.283) + 0.5 * np.sin(y / wave * 2.6 + 1.3))
        return q

    g = U(*[q for q in polys(clean(g)) if q.area > 0.05])
    return g if g.is_empty else clean(shapely.transform(shapely.segmentize(g, 4), bend).buffer(0))


# where the two umbrellas are held, above the line
HELD = (("grey", 318, FEET - 388, -13), ("red", 494, FEET - 376, 12))


def umbrellas(depth: float) -> list[Figure]:
    """The grey and the red one, leaning apart from their hands and together at the rim."""
    grey = umbrella("#67647a", "#4f7ba8", depth, 190, "#8a6a54")
    red = umbrella(RED, "#7a2434", depth, 176, "#6b4a3a")
    return [
        T(grey, HELD[0][1], HELD[0][2], 1.0, rot=HELD[0][3]),
        T(red, HELD[1][1], HELD[1][2], 1.0, rot=HELD[1][3], flip=True),
    ]


def draw_umbrellas(sc: Scene) -> Any:
    """The two umbrellas, rain that splashes off them; returns the place they keep dry."""
    grey, red = umbrellas(22)
    cover = U(grey.part("panel"), red.part("panel"))
    dry = clean(U(cover, Polygon([(180, 300), (640, 300), (600, 560), (200, 560)])))
    for fig in (red, grey):
        put(sc, fig, z=5, cut=0, sh=0.42, wash=0.8, rim=(1.6, 2.6, "#e9dfe8", 0.32))
    for px in (cover,):
        e = px.boundary
        S = sc.stream("splash")
        g = []
        for _ in range(170):
            p = e.interpolate(S.uniform(0, e.length))
            if p.y < 236:
                a, L = S.uniform(-2.4, -0.7), S.uniform(3, 11)
                g.append(limb([(p.x, p.y - 2, 1.4), (p.x + math.cos(a) * L, p.y - 2 + math.sin(a) * L, 0.5)], 1, 3))
        sc.flat(U(g), "#f5eef2", 0.62)
        drops = []
        for fig in (grey, red):
            for t in polys(fig.part("tips")):
                for _k in range(S.choice((0, 1, 1, 2))):
                    y = t.centroid.y + S.uniform(12, 190)
                    if y < 530:
                        drops.append(
                            shape(
                                f"{t.centroid.x},{y - 8}^ {t.centroid.x + 3.4},{y + 2} {t.centroid.x},{y + 5} {t.centroid.x - 3.4},{y + 2}"
                            )
                        )
        sc.flat(U(drops), "#f5eef2", 0.8)
    return dry


def draw_water(sc: Scene) -> None:
    """The sky in the puddle and the houses of both sides, upside down, with their windows."""
    water = box(-40, LINE, 840, 1260)
    sc.flat(
        water,
        sc.rad([(0, "#fffaf0"), (0.26, "#f8eee0"), (0.5, "#e0d5d8"), (0.8, "#aca4b8"), (1, "#7f788f")], LX, LY, 440),
    )
    # the dark houses of both sides, upside down, with their windows
    gs, ws = [], []
    for xa, xb, deep in ((-60, 104, 996), (672, 860, 1010)):
        roof_ = Polygon(
            [
                (xa, deep - 40),
                (xb, deep - 40),
                (xb - 30 if xa < 0 else xb, deep + 10),
                (xa if xa < 0 else xa + 30, deep + 10),
            ]
        )
        gs.append(rippled(U(box(xa, LINE, xb, deep - 38), roof_), 2.0, 80))
        for j in range(4):
            for i in range(3):
                wx = xa + 66 + i * 46 if xa < 0 else xa + 26 + i * 46
                if wx + 26 < xb - 4:
                    ws.append(rippled(box(wx, LINE + 52 + j * 92, wx + 26, LINE + 104 + j * 92), 2.0, 80))
    sc.flat(U(gs), sc.near("#8f879c", "#5c566f", 520), 0.86)
    sc.flat(U(ws), "#4f4962", 0.6)
    S = sc.stream("bars")
    cl = U(
        *[
            limb([(x - L, y, 0.6), (x, y + S.uniform(-2, 2), S.uniform(2, 6)), (x + L, y, 0.6)], 4)
            for x, y, L in [(S.uniform(40, 760), S.uniform(860, 1180), S.uniform(50, 150)) for _ in range(26)]
        ]
    )
    sc.flat(cl, "#fffdf6", 0.4)
    sc.glow(LX, LY, 330, "#fff8ea", 0.75)


def lay(sc: Scene, fig: Figure, z: float = 1.6) -> None:
    """A figure as the puddle gives it back."""
    for p in fig.pieces:
        if p.geom.is_empty:
            continue
        g = rippled(
            AF.scale(p.geom, 1, -1, origin=(0, LINE)),
            0.5 if p.name in ("shaft", "crook") else 0.7 if p.name.startswith(("his.", "her.")) else 1.5,
        )
        if p.flat:
            sc.flat(g, p.fill, p.op)
        else:
            sc.layer(
                g,
                mix(p.fill, "#e8d9dc", 0.1),
                z=max(0.5, z * p.z),
                cut=0,
                fibre=0,
                wash=0.5 if g.area > 500 else 0,
                sh=0.32,
                shc="#3a2f48",
                rimop=0.3,
            )


def draw_couple(sc: Scene) -> None:
    """Who holds each other in the water under the umbrellas."""
    sc.flat(box(-40, LINE, 840, LINE + 26), "#6f6880", 0.55)
    ug, ur = umbrellas(22)
    for fig in (ur, ug):
        lay(sc, fig.without("crook", "shaft"))
    pair = T(couple(RED), 408, FEET, 1.06)
    upper = ("fist", "sleeve", "her.", "his.", "collar")
    late = [p for p in pair.pieces if p.name.startswith(upper)]
    body, rest = Figure(q for q in pair.pieces if q not in late), Figure(late)
    lay(sc, body)
    for fig in (ur, ug):
        hide = U(ug.part("panel"), ur.part("panel")).buffer(1)
        lay(
            sc,
            Figure(p._replace(geom=clean(p.geom.difference(hide))) for p in fig.pieces if p.name in ("shaft", "crook")),
        )
    lay(sc, rest)


def draw_ripples(sc: Scene) -> None:
    """Long slits that let the sky through the figures, and rings of drops."""
    # ripples: long lens slits that let the sky through the figures, and rings of drops
    S = sc.stream("ripple")
    slits = []
    for _ in range(90):
        x, y = S.uniform(120, 690), S.uniform(LINE + 40, 1140)
        if abs(x - 408) < 90 and 872 < y < 985:
            continue
        L = S.uniform(16, 62)
        slits.append(limb([(x - L, y, 0.3), (x, y + S.uniform(-1, 1), S.uniform(1.2, 2.8)), (x + L, y, 0.3)], 4, 3))
    sc.flat(U(slits), sc.near("#fffdf6", "#cfc5d2", 420), 0.62)
    for x, y, r in ((176, 800, 50), (642, 770, 40), (690, 930, 54), (150, 930, 34), (236, 690, 30)):
        for k in range(3):
            q = ellipse(x, y, r - k * r * 0.3, (r - k * r * 0.3) * 0.3)
            sc.flat(q.difference(q.buffer(-1.6)), "#fffdf8" if k % 2 == 0 else "#6a6280", 0.7)


def draw() -> Scene:
    """The street folds over at the kerb, and only below it is somebody there."""
    sc = Scene("puddle", light=(LX, LY, 240), shadow="#15121f", bg=SLATE)
    draw_houses(sc)
    draw_pavement(sc)
    rain(sc, "rain.far", 230, 0.3, 1.2)
    dry = draw_umbrellas(sc)
    rain(sc, "rain.near", 120, 0.5, 2.0, dry)
    put(sc, T(sparrow(), 404, FEET - 3, 0.62), z=2.4, cut=0)
    draw_water(sc)
    draw_couple(sc)
    draw_ripples(sc)
    draw_cobbles(sc)
    draw_kerb(sc)
    sc.vignette("#191524", 0.36, LX, 760, 900, 0.55)
    sc.finish()
    return sc
