"""A baby in a high chair carries three sitters, one on the other; on top, as large as all of them, a free throne tips over.

Palette: cream #fff3d6, flamingo #ff9aa0, raspberry #d94f74, plum ink #3d1436, velvet #0d5f4e, gold #f7bd3f, mustard #eda52c.
Light: an evening sun off the card, upper left. Planes: sky / clouds / empty town / square with the long shadow / tower /
throne / the cat in its leap / somebody dark who brings one chair more.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from shapely.affinity import affine_transform
from shapely.geometry import Polygon, box

from cards.studio.papercut import *

LX, LY = 70, 150  # where the light comes from
GROUND = 1084
INK, GOLD, VELVET, CREAM = "#3d1436", "#f7bd3f", "#0d5f4e", "#fff3d6"
LIES, SPREADS = (
    [0.5, -0.29, 0, -0.07, 0, 0],
    [1.0, -0.2, 0.04, -0.15, 0, 0],
)  # standing shapes laid on the ground as shadows
BACK = 150  # height of the chairs' backs: they carry the next ones


def chair(kind: str, wood: str, cloth: str) -> Figure:
    """A chair from the side, its sitter facing right, feet at 0,0, seat at 46 (a high chair's at 88)."""
    f = Figure()
    d = dark(wood, 0.25)
    legs = U(limb([(18, -46, 6), (21, -1, 5)], 2), limb([(-18, -46, 6.6), (-22, -1, 5.2)], 2))
    if kind == "high":
        f.add(U(limb([(-13, -88, 6), (-30, -1, 5)], 1), limb([(13, -88, 6), (30, -1, 5)], 1), limb([(-23, -34, 4), (23, -34, 4)], 1)), wood, "legs")  # fmt: skip
        f.add(U(limb([(-16, -86, 6), (-20, -BACK + 4, 6)], 2), ellipse(-20, -BACK + 4, 5)), wood, "back", 1.1)
        f.add(shape("-18,-84^ -16,-93 18,-93 20,-84^"), cloth, "seat", 1)
        return f
    if kind == "bentwood":
        f.add(U(legs, limb([(-21, -24, 3), (20, -24, 3)], 1)), wood, "legs")
        loop = shape(f"-13,-48^ -22,-78 -26,-120 -22,{-BACK} -13,{-BACK + 1} -9,-118 -8,-82 -8,-48^")
        f.add(clean(loop.difference(rounded(loop.buffer(-4.4), 2))), wood, "back", 1.1)
        f.add(ellipse(1, -49, 24, 5), cloth, "seat", 1.1)
        return f
    if kind == "rocker":
        f.add(U(legs, limb("-50,-8,4.6 -24,0,6 10,2,6 44,-10,4.6", 7)), wood, "legs")
        rungs = [limb([(-20 - 1.6 * k, -62 - 20 * k, 4), (-12 - 1.6 * k, -62 - 20 * k, 4)], 1) for k in range(4)]
        f.add(U(limb([(-17, -46, 6), (-26, -BACK, 5.4)], 2), limb([(-10, -46, 4), (-18, -BACK, 4)], 2), rungs, limb([(-21, -78, 5), (18, -76, 5), (19, -48, 4)], 4)), wood, "back", 1.1)  # fmt: skip
        f.add(shape("-20,-45^ -18,-53 20,-53 23,-45^"), cloth, "seat", 1.0)
        return f
    f.add(U(legs, limb([(-20, -20, 3.6), (20, -20, 3.6)], 1)), wood, "legs")
    f.add(U(limb([(-17, -46, 7), (-23, -BACK, 6)], 2), ellipse(-23, -BACK, 5)), wood, "back", 1.1)
    f.add(U([limb([(-22 - k, -64 - 24 * k, 5), (-13 - k, -64 - 24 * k, 5)], 1) for k in range(4)]), d, "slats")
    f.add(shape("-21,-44^ -19,-53 21,-53 24,-44^"), cloth, "seat", 1.0)
    return f


def throne() -> Figure:
    """The free seat from the front, feet at 0,0, 64 wide and 164 high."""
    f = Figure()
    deep, pale = dark(VELVET, 0.35), light(VELVET, 0.18)
    f.add(U(*[limb([(x, -44, 5), (x * 1.1, -4, 4)], 2) for x in (-16, 16)]), "#7a4a1c", "legs.far")
    back = shape(
        "-25,-46^ -28,-108 -26,-130^ -22,-138 -14,-140 -9,-150 0,-156 9,-150 14,-140 22,-138 26,-130^ 28,-108 25,-46^"
    )
    f.add(back, GOLD, "back", 1.4)
    pad = rounded(back.buffer(-4.4), 3)
    f.add(pad, VELVET, "pad", 0.9)
    tufts = [(x + (4.6 if k % 2 else 0), -60 - 12.4 * k) for k in range(7) for x in (-13.8, -4.6, 4.6, 13.8)]
    tufts = [(x, y) for x, y in tufts if pad.buffer(-3).contains(ellipse(x, y, 0.5))]
    f.add(U([limb([(x - 4.6, y - 12.4, 0.3), (x - 2, y - 5, 0.7), (x, y, 0.9), (x + 2, y - 5, 0.7), (x + 4.6, y - 12.4, 0.3)], 3) for x, y in tufts]).intersection(pad), deep, "folds", 0.3, True, 0.9)  # fmt: skip
    f.add(U([ellipse(x, y, 1.25) for x, y in tufts]), GOLD, "tufts", 0.5)
    crest = shape("-8,-150^ -13,-165^ -5,-159 0,-169^ 5,-159 13,-165^ 8,-150^ 0,-153")
    f.add(U(crest, ellipse(0, -169, 2.4), [ellipse(x, -165, 2) for x in (-13, 13)], [ellipse(x, -139, 3.4) for x in (-24, 24)]), GOLD, "crest", 1.0)  # fmt: skip
    f.add(ellipse(0, -156, 2.2), "#d8352f", "jewel", 0.4)
    for m in (-1, 1):
        f.add(U(limb([(m * 27, -82, 5), (m * 34, -84, 7), (m * 37, -78, 6)], 5), limb([(m * 34, -80, 5), (m * 32, -62, 4), (m * 33, -46, 5.4)], 5)), GOLD, "arm", 1.2)  # fmt: skip
        f.add(limb([(m * 29, -86, 4), (m * 36, -86.4, 5)], 4), pale, "armpad", 0.6)
    f.add(shape("-31,-45^ -27,-59 -14,-63 14,-63 27,-59 31,-45^"), pale, "seat", 1.2)
    f.add(shape("-16,-56 0,-60 15,-57 9,-52 -8,-51"), dark(pale, 0.3), "dent", 0.3, True, 0.8)
    legs = [shape(f"{x - 4},-38^ {x + 4},-38^ {x + 3 + m},-26 {x + 1 + 2 * m},-12 {x + 4 + 3 * m},-5 {x + 4 + 3 * m},0^ {x - 4 + 3 * m},0^ {x - 3 + 2 * m},-12 {x - 4 + m},-26") for x, m in ((-27, -1), (27, 1))]  # fmt: skip
    f.add(U(legs), GOLD, "legs", 1.2)
    f.add(shape("-33,-46^ 33,-46^ 32,-36^ 20,-34 8,-38 0,-33 -8,-38 -20,-34 -32,-36^"), GOLD, "apron", 1.2)
    return f


def sitter(age: float, d: Any, skin: str, hair: str, colour: str, up: Any, **face: Any) -> Figure:
    """Somebody seated at 0,0 with both hands under the chair above, the face turned up."""
    return person(
        age, "side", SIDE["sit"].but(lean=-4, nod=-34, elbow_a=-1, elbow_b=1, grip_a="flat", grip_b="flat"), d, skin, hair, colour,
        face.pop("mood", "wonder"), reach_a=up, reach_b=(up[0] + (32 if up[0] < 10 else 12), up[1] + 5), **face,
    )  # fmt: skip


# kind of chair, wood, cloth, x, foot y, scale, lean, flipped
SEATS = (
    ("high", "#a81f4c", "#eda52c", 336, GROUND, 1.24, 0, True),
    ("bentwood", "#5a1c44", "#eda52c", 330, 914, 1.12, -5, False),
    ("rocker", "#fff3d6", "#2a5f9e", 334, 743, 1.12, 5, True),
    ("ladder", "#5a1c44", "#f4e2cc", 352, 574, 1.12, 6, False),
)
TOP = (471, 424, 2.54, 16)  # foot of the throne's middle, scale, lean


def people() -> list[Figure]:
    """From the bottom: a baby, a woman in mustard, an old man in blue, a young woman in red."""
    return [
        T(sitter(2, dress("shirt", "#2f86a8", "#2f86a8", CREAM), "#d9a077", "tousled", "#3a2016", (-16, -94), mood="joy"), 4, -84, 1.34),
        sitter(38, dress("gown", "#eda52c", "#7a3a1c", CREAM), "#8a5636", "bun", "#1c1014", (0, -170)),
        sitter(70, dress("suit", "#24508f", "#1b3666", CREAM), "#e8b98e", "balding", "#f6efe6", (13, -166), beard="full", hat="bowler", hat_colour="#1b2a52"),
        sitter(24, dress("shirt", "#d8352f", "#2c1038", "#fff6e6"), "#c98a5c", "ponytail", "#5a2414", (24, -164), mood="wonder"),
    ]  # fmt: skip


def draw_sky(sc: Scene) -> None:
    """Cream to flamingo to raspberry."""
    sc.backdrop(
        sc.rad([(0, "#fffbe8"), (0.2, "#ffe9c8"), (0.46, "#ffb9a8"), (0.75, "#f97f93"), (1, "#d24a76")], LX, LY, 1150)
    )
    for x, y, w, h, c in ((640, 210, 330, 60, "#ffb3a6"), (730, 560, 300, 56, "#f98f9a"), (60, 640, 330, 60, "#ffd2b8"), (120, 330, 190, 40, "#ffe6cc")):  # fmt: skip
        sc.layer(scroll_cloud(sc.stream(f"c{x}"), x, y, w, h, 3), c, z=5, cut=0.4, sh=0.2, shc="#b03a60", rim="#fff6e0", rimop=0.9)  # fmt: skip


def draw_town(sc: Scene) -> None:
    """Roofs without a light behind the square."""
    r = sc.stream("town")
    for y, size, c in ((962, 26, "#ffb3a0"), (972, 34, "#f47a80")):
        out, panes_, x = [], [], -40.0
        while x < 840:
            w, h = size * r.uniform(0.8, 2.2), size * r.uniform(0.6, 1.5)
            if r.random() < 0.14:
                w, h = size * 0.8, size * 3.4
            out.append(Polygon([(x, y + 60), (x, y - h), (x + w / 2, y - h - min(w, size) * r.uniform(0.5, 0.9)), (x + w, y - h), (x + w, y + 60)]))  # fmt: skip
            if r.random() < 0.4:
                out.append(box(x + w * 0.7, y - h - size * 0.7, x + w * 0.7 + 7, y - h))
            for q in np.arange(x + 8, x + w - 6, 15):
                if r.random() < 0.6:
                    panes_.append(box(q, y - h * 0.7, q + 6, y - h * 0.7 + 9))
            x += w * r.uniform(0.98, 1.1)
        sc.layer(U(out), sc.rad([(0, light(c, 0.5)), (1, c)], 100, 900, 800), z=6, sh=0.3, shc="#8a2450", cut=0.3, wash=0.3, rim="#fff3d6", rimop=0.9)  # fmt: skip
        sc.flat(U(panes_), dark(c, 0.42), 0.75)
    square = box(-40, 970, 860, 1260)
    sc.layer(square, sc.rad([(0, "#fff6dc"), (0.35, "#ffdcb8"), (0.8, "#f9959a"), (1, "#c84a74")], 160, 1010, 760), z=6, sh=0.3, wash=0.35, rim="#fff6e0")  # fmt: skip
    sc.flat(cobbles(-20, 980, 820, 1230, 34, "square", 900), "#c84a74", 0.08)


def placed() -> tuple[list[Figure], list[Figure], Figure]:
    """Chairs, people and throne where they stand."""
    chairs, folk = [], []
    for (kind, wood, cloth, x, y, s, lean, flip), p in zip(SEATS, people(), strict=True):
        chairs.append(T(chair(kind, wood, cloth), x, y, s, rot=lean, flip=flip))
        folk.append(T(p, x, y, s * 0.96, rot=lean, flip=flip))
    x, y, s, lean = TOP
    return chairs, folk, T(throne(), x, y, s, rot=lean)


def draw_tower(sc: Scene) -> None:
    """Long shadow first, then from the bottom to the top."""
    chairs, folk, top = placed()
    solid = U([f.outline() for f in (*chairs, *folk)])
    for g, x, y, m in (
        (T(solid, -336, -GROUND), 336, GROUND, LIES),
        (T(top.outline(), -TOP[0], -TOP[1]), 520, 1132, SPREADS),
    ):
        shade = T(affine_transform(g, m), x, y)
        sc.flat(clean(shade).intersection(box(-40, 972, 860, 1260)), "#8a1f5c", 0.7, "multiply", 2)
    sc.glow(300, 250, 420, "#fffbe8", 0.55)
    o: dict[str, Any] = {"z": 2.4, "rim": (3, 2.4, "#fff6dc", 1), "sh": 0.5, "rimop": 0.5}
    for c, p in zip(chairs, folk, strict=True):
        put(sc, c, **o)
        put(sc, p, **o)
    sc.layer(
        U(top.outline(), T(top.outline(), 5, 2), T(top.outline(), 10, 5)), "#96451d", z=8, cut=0, sh=0.4, rim="#ffd28a"
    )
    put(sc, top, **(o | {"z": 3}))


def draw_cat(sc: Scene) -> None:
    """It has left in time."""
    cat = T(beast("cat", "leap", neck=16, tail=40), 236, 430, 1.08, rot=-52, flip=True).recolour(lambda c: mix(c, "#1d0a1e", 0.7))  # fmt: skip
    put(sc, cat, z=3, rim=(2, 2.6, "#fff3d6", 1), rimop=0.2)


def draw_birds(sc: Scene) -> None:
    """A few swallows about the height of the roofs' vanes."""
    for x, y, k, turn in ((632, 640, 1.5, -18), (704, 700, 1.1, 12), (560, 720, 0.9, -8), (690, 600, 0.8, 20)):
        wings = U(limb("-14,-6,.8 -5,-1,4 0,2,4.6", 4), limb("0,2,4.6 6,-3,3.6 16,-10,.8", 4), limb("-2,2,5 10,8,2 18,14,.6", 3), limb("10,8,2 14,16,.6", 2))  # fmt: skip
        sc.layer(T(wings, x, y, k, rot=turn), "#7a1f4c", z=3, sh=0.3, cut=0, rim="#fff0dc", rimop=0.9)


def draw_near(sc: Scene) -> None:
    """Somebody brings one chair more."""
    o: dict[str, Any] = {"z": 4, "rim": (3, 3, "#ffd9b8", 1), "sh": 0.6}
    x, y, s = 122, 1180, 1.3
    man = person(40, "side", SIDE["walk"].but(lean=2, nod=-30, elbow_a=1, elbow_b=1, grip_a="flat", grip_b="flat"), dress("coat", "#4a1440", "#2c0d2a", "#8a3458"), "#6a302c", "short", "#2a0f20", hat="flat", hat_colour="#3d1436", reach_a=(2, -224), reach_b=(30, -222))  # fmt: skip
    put(sc, T(chair("plain", "#3d1136", "#7a2450"), x + 22, y - 226 * s, 1.3, rot=-5), **o)
    put(sc, T(man, x, y, s), **o)


def draw() -> Scene:
    """Who sat there before?"""
    sc = Scene("chair_tower", light=(LX, LY, 260), shadow="#4a0f3c", bg="#f97f93")
    draw_sky(sc)
    draw_town(sc)
    draw_tower(sc)
    draw_cat(sc)
    draw_birds(sc)
    draw_near(sc)
    sc.vignette("#6a1040", 0.3, 330, 520, 900)
    sc.finish()
    return sc
