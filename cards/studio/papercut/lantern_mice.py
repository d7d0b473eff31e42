"""Mice on tiptoe that carry lanterns, poles and bundles."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import mix
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene

PEACH = "#f6b66a"  # the light of their lanterns


def mouse(step: int, load: str = "lamp") -> dict[str, Any]:
    """A mouse on tiptoe to the right, feet at 0,0, about 100 high. load: lamp, pole, bundle, small."""
    body = shape("-26,-22 -30,-44 -16,-66 4,-70 20,-58 24,-38 16,-20 -6,-14")
    head = U(
        shape("2,-62 2,-82 16,-94 34,-88 52,-74 60,-68^ 50,-60 30,-56 12,-56"),
        ellipse(4, -96, 13, 15, 10),
        ellipse(24, -98, 10, 12, 20),
    )
    swing = 10 if step else -6
    legs = U(
        limb([(-12, -26, 17), (-16 - swing, -12, 9), (-12 - swing, -3, 6), (-2 - swing, -1, 5)], 5),
        limb([(8, -26, 15), (12 + swing, -12, 8), (14 + swing, -3, 6), (24 + swing, -1, 5)], 5),
    )
    tail = limb([(-24, -28, 7), (-48, -20, 5), (-66, -34, 3.4), (-84, -30, 2), (-92, -40, 1)], 6)
    d: dict[str, Any] = {"tail": tail, "body": fillet(U(body, head, legs), 2)}
    d["ear"] = ellipse(5, -95, 7, 9, 10)
    if load == "pole":
        d["arm"] = U(limb([(6, -52, 10), (26, -46, 8), (40, -56, 6)], 4), limb([(24, -20, 3), (56, -124, 2.4)], 1))
        lamp = (66, -104)
        d["cord"] = limb([(56, -122, 1.6), (66, -114, 1.6)], 1)
    elif load == "bundle":
        d["arm"] = limb([(4, -52, 10), (22, -40, 8), (40, -44, 6)], 4)
        d["load"] = U(shape("-52,-60 -58,-82 -40,-96 -18,-90 -14,-70 -30,-56"), limb([(-24, -72, 4), (14, -56, 3)], 1))
        lamp = (46, -36)
    else:
        d["arm"] = limb([(6, -52, 10), (28, -46, 8), (46, -60, 6)], 4)
        lamp = (52, -44)
    d["lamp"] = box(lamp[0] - 12, lamp[1] - 13, lamp[0] + 12, lamp[1] + 15).buffer(2)
    d["frame"] = U(
        box(lamp[0] - 15, lamp[1] - 19, lamp[0] + 15, lamp[1] - 13),
        box(lamp[0] - 15, lamp[1] + 15, lamp[0] + 15, lamp[1] + 20),
        limb([(lamp[0], lamp[1] - 13, 2.4), (lamp[0], lamp[1] + 15, 2.4)], 1),
    )
    return d


def put_mouse(
    sc: Scene, x: float, y: float, s: float, rot: float, coat: str, k: int, load: str = "lamp", flip: bool = False
) -> None:
    """Lay one mouse and light its lantern."""
    d = T(mouse(k % 2, load), x, y, s, rot=rot, flip=flip)
    c = d["lamp"].centroid
    sc.glow(c.x, c.y, 150 * s + 12, PEACH, 0.55)
    fill = sc.rad([(0, mix(coat, PEACH, 0.7)), (0.5, mix(coat, PEACH, 0.16)), (1, coat)], c.x, c.y, 80 * s)
    sc.layer([(d["tail"], coat), (d["body"], fill)], z=1.6, cut=0, wash=0, fibre=0, sh=0.35, rimop=0.4)
    if "load" in d:
        sc.layer(d["load"], mix("#8f4b3a", PEACH, 0.25), z=1.2, cut=0, wash=0, fibre=0, sh=0.3)
    sc.flat(d["ear"], mix(coat, "#d98a78", 0.55), 0.9)
    sc.flat(d["arm"], mix(coat, PEACH, 0.3))
    if "cord" in d:
        sc.flat(d["cord"], "#2a1a24")
    sc.flat(
        ellipse(c.x, c.y, 46 * s),
        sc.rad([(0, "#f08a2c", 0.9), (0.45, "#f2a44c", 0.5), (1, "#f2a44c", 0)], c.x, c.y, 46 * s),
        0.9,
        "multiply",
    )
    sc.flat(d["lamp"], sc.rad([(0, "#fff0b0"), (0.6, "#ffb43c"), (1, "#ee7a1c")], c.x, c.y, 15 * s))
    sc.flat(d["frame"], "#4a2018")
    sc.glow(c.x, c.y, 40 * s + 5, "#ffc46a", 0.7)
