"""People on a snowy shore: a gardener in sheepskin with an orange, an old man with his cap off, a child with a sledge. About 200 units a grown-up."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.faces import head
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hand import fur
from cards.studio.papercut.hands import hand


def rubber_boot(x: float, y: float, c: str, f: Figure, rot: float = 0, name: str = "boot") -> None:
    """A rubber boot, its heel under x on the ground at y."""
    g = T(shape("-11,-44^ 11,-44^ 11,-18 20,-13 30,-6 30,0^ -12,0^", 6), x, y, rot=rot)
    f.add(g, c, name)
    f.add(T(shape("-13,-4^ 31,-4^ 31,1^ -13,1^", 3), x, y, rot=rot), dark(c, 0.45), name + ".sole", 0.3)
    f.add(T(limb("-11,-42,5 11,-42,5", 3), x, y, rot=rot), light(c, 0.25), name + ".rim", 0.3)


def gardener(skin: str = "#6b3f28") -> Figure:
    """She walks to the right, bent a little over the orange in both hands. Anchor orange."""
    f = Figure()
    coat, fleece, boot = "#a8743e", "#efe2c4", "#3f5a34"
    rubber_boot(-24, -6, dark(boot, 0.25), f, 24, "boot.far")
    f.add(limb("-4,-78,24 -16,-50,21 -22,-38,18", 5), "#38302c", "leg.far")
    f.add(limb("4,-80,26 16,-54,22 20,-38,20", 5), "#463c36", "leg")
    rubber_boot(20, 0, boot, f)
    f.add(limb("14,-142,22 36,-128,18 52,-124,14", 6), dark(coat, 0.28), "arm.far")
    f.extend(T(hand("cup", skin), 52, -126, 0.19, rot=-8))
    body = shape(
        "-10,-164 -24,-152 -30,-128 -28,-104 -34,-74 -40,-52^ -14,-44 16,-44 40,-50^ 34,-84 30,-112 28,-136 18,-156 6,-166"
    )
    f.add(fillet(body, 4), coat, "coat")
    f.add(U(limb("-22,-98,1 -20,-74,4 -24,-52,1", 5), limb("2,-100,1 4,-74,3.4 2,-48,1", 5), limb("20,-100,1 24,-76,3 26,-54,1", 5), limb("-26,-112,1 0,-106,3.4 28,-112,1", 5)), dark(coat, 0.4), "coat.folds", 0.2, True, 0.8)  # fmt: skip
    f.add(fur(limb("-42,-52,12 -14,-45,14 16,-44,14 42,-51,12", 6), 3, 0.5, 2), fleece, "hem", 0.8)
    f.add(fur(limb("20,-156,8 28,-130,9 30,-100,9 36,-56,9", 6), 2.4, 0.5, 3), light(fleece, 0.2), "edge", 0.5)
    f.add(limb("-30,-108,7 0,-102,8 32,-108,7", 5), "#4a3222", "belt", 0.5)
    f.extend(T(head("side", 46, "tender", skin, "bun", "#241a16", lash=1.2), 10, -182, 0.38, rot=12))
    f.add(fur(shape("-16,-166^ 0,-160 20,-160 28,-164^ 24,-150 8,-146 -10,-150^"), 3, 0.5, 4), fleece, "collar", 0.8)
    scarf = shape("-8,-200 4,-206 18,-203 24,-196^ 14,-192 4,-184 -2,-172 -6,-164^ -14,-168 -18,-182 -14,-194")
    f.add(scarf, "#75806e", "kerchief", 0.6)
    f.add(limb("-14,-144,30 -6,-116,26 20,-112,20 42,-116,16", 7), light(coat, 0.08), "arm")
    f.add(U(limb("-16,-124,1 -4,-112,3 10,-114,1", 5), limb("-22,-140,1 -14,-126,2.4 -14,-116,1", 4)), dark(coat, 0.4), "arm.folds", 0.2, True, 0.8)  # fmt: skip
    f.add(fur(limb("42,-125,7 44,-116,8 44,-106,7", 4), 2, 0.5, 5), fleece, "cuff", 0.5)
    f.add(ellipse(66, -125, 9.5), "#f58a1e", "orange", 0.8)
    f.add(ellipse(63, -129, 3), "#ffd890", "orange.light", 0.2, True, 0.8)
    f.add(T(shape("0,0^ 5,-5 12,-4^ 7,1"), 66, -134), "#5d8230", "orange.leaf", 0.3)
    f.extend(T(hand("cup", skin), 46, -115, 0.2, rot=-6))
    f.mark("orange", 66, -125)
    return f


def old_man(skin: str = "#cf9a74") -> Figure:
    """He has stopped, his cap in both hands before him, his head bowed; facing right, seen a little from behind."""
    f = Figure()
    coat, coat_d, boot = "#4d565c", "#2e373d", "#2e2622"
    for x, q in ((-16, 0.25), (10, 0)):
        f.add(limb(f"{x + 2},-80,26 {x + 1},-46,22 {x},-20,19", 5), dark("#3f3a38", q), "leg")
        f.add(
            shape(f"{x - 12},0^ {x - 12},-24 {x - 2},-28 {x + 10},-26 {x + 12},-14 {x + 22},-8 {x + 26},0^"),
            dark(boot, q),
            "boot",
        )
    f.add(limb("24,-132,20 40,-112,17 48,-100,14", 6), coat_d, "arm.far")
    body = shape(
        "-2,-166 -24,-160 -38,-142 -40,-116 -36,-90 -40,-58 -42,-40^ -16,-34 14,-35 34,-42^ 34,-74 34,-104 34,-128 28,-146 18,-158"
    )
    f.add(fillet(body, 4), coat, "coat")
    f.add(U(limb("-30,-90,1 -28,-64,4 -30,-40,1", 5), limb("-8,-88,1 -6,-62,4 -8,-36,1", 5), limb("16,-92,1 20,-66,3 20,-40,1", 5), limb("-36,-118,1 -14,-104,3.4 10,-108,1", 5)), coat_d, "coat.folds", 0.2, True, 0.85)  # fmt: skip
    f.extend(T(head("side", 78, "sad", skin, "balding", "#e9e4d8", beard="full"), 20, -176, 0.36, rot=26))
    f.add(shape("-20,-162^ -4,-170 16,-166 30,-156^ 32,-144 12,-142 -10,-148 -22,-154^"), "#7a4a34", "scarf", 0.8)
    cap = shape("40,-112^ 46,-122 58,-122 68,-114 70,-104^ 76,-101 70,-97 56,-98 44,-100^")
    f.add(cap, "#38312e", "cap", 0.8)
    f.add(limb("-20,-144,32 -12,-116,27 14,-100,22 38,-102,17", 7), light(coat, 0.06), "arm")
    f.add(
        U(limb("-26,-130,1 -16,-114,3 -2,-110,1", 5), limb("-8,-104,1 4,-98,3 14,-104,1", 5)),
        coat_d,
        "arm.folds",
        0.2,
        True,
        0.8,
    )
    f.extend(T(hand("grip", skin), 38, -103, 0.2, rot=-4))
    return f


def sledge_child(skin: str = "#e0ac86") -> Figure:
    """A child of seven in a hooded coat, one step ahead, both hands on a rope that runs back to the left; facing right."""
    f = Figure()
    coat, d = "#9c7a3c", "#5e4722"
    for x, y, q in ((-20, -3, 0.25), (15, 0, 0)):
        f.add(limb(f"{x * 0.4},-56,23 {x * 0.8},-30,19 {x},-12,16", 5), dark("#4a3a34", q), "leg")
        f.add(
            shape(f"{x - 10},{y}^ {x - 10},{y - 20} {x},{y - 23} {x + 9},{y - 20} {x + 18},{y - 7} {x + 20},{y}^"),
            dark("#6a4a30", q),
            "boot",
        )
    body = shape("0,-104 -18,-98 -26,-80 -28,-56 -32,-36^ -8,-30 16,-31 32,-38^ 26,-60 22,-82 16,-98")
    f.add(fillet(body, 3), coat, "coat")
    f.add(
        U(limb("-18,-66,1 -18,-50,3 -20,-36,1", 5), limb("4,-68,1 6,-50,3 6,-32,1", 5)), d, "coat.folds", 0.2, True, 0.8
    )
    f.extend(T(head("side", 7, "tender", skin, "fringe", "#7a4a28"), 6, -121, 0.36, rot=-10))
    hood = shape("-16,-104^ -22,-122 -18,-140 -4,-149 10,-147 16,-140^ 4,-138 -2,-130 -2,-118 2,-106 8,-100^ -4,-96")
    f.add(fur(hood, 2, 0.5, 3), "#b98f48", "hood", 0.8)
    f.add(limb("-12,-92,22 -12,-72,19 6,-66,15", 6), light(coat, 0.08), "arm")
    f.add(ellipse(10, -66, 8, 7), "#5a6a70", "mitten", 0.6)
    f.mark("rope", 8, -64)
    return f


def sledge(f_wood: str = "#6a4a2c") -> Figure:
    """A sledge with firewood under a cord, 120 long, its front at the right; runners on y 0."""
    f = Figure()
    f.add(limb("-60,-3,6 30,-3,6 52,-8,6 62,-24,5", 6), dark(f_wood, 0.2), "runner")
    f.add(U([limb([(x, -4, 5), (x, -24, 5)], 2) for x in (-44, -4, 34)]), f_wood, "post")
    f.add(limb("-62,-25,7 46,-25,7", 2), light(f_wood, 0.1), "deck", 0.6)
    for k, (x, y) in enumerate(((-40, -36), (-16, -37), (8, -36), (-28, -55), (-4, -56), (-16, -73))):
        f.add(ellipse(x, y, 12, 10.5), ("#8a6238", "#7a5630", "#94693c")[k % 3], "log", 0.8)
        f.add(U([ellipse(x, y, q, q * 0.88).difference(ellipse(x, y, q - 1, (q - 1) * 0.88)) for q in (9, 5.6, 2.6)]), "#e0bd84", "log.rings", 0.2, True, 0.8)  # fmt: skip
    f.add(limb("-54,-27,2.4 -42,-62,2.4 -16,-86,2.4 8,-60,2.4 22,-27,2.4", 6), "#d8c8a0", "cord", 0.3)
    f.mark("front", 62, -24)
    return f


def cast(fig: Any, x: float, y: float, dx: float, dy: float) -> Any:
    """The shadow of a standing figure on the snow: each height goes dx, dy of itself away from its foot."""
    from shapely.affinity import affine_transform

    g = fig.outline()
    return affine_transform(g, [0.9, -dx, 0.05, -dy, x - 0.9 * x + dx * y, y - 0.05 * x + dy * y])
