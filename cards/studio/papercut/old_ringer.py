"""An old bell ringer on a stool, in socks, a finger on his lips; his boots stand on the floor."""

from __future__ import annotations

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

SKIN, VEST = "#d9a077", "#a8382c"


def old_ringer() -> Figure:
    """Facing right, feet on y = 0, about 190 high; the near hand keeps quiet, the far one pulls the cord (hand_b.hold)."""
    wear = dress("vest", VEST, "#2a4a70", "#f3e6cc").but(
        shoes="bare", pattern="stripes", pattern_colour="#ece0c8", belly=16, pad=4
    )
    po = SIDE["reach"].but(lean=12, stoop=4, nod=-10, foot_a=(0.16, 0), foot_b=(-0.14, 0.0), hip=0.93, bend_a=-12)
    f = person(
        73, "side", po, wear, SKIN, "balding", "#f2ede0", "tender", beard="moustache", reach_a=(40, -131), reach_b=(66, -112),
        grip_a="point", grip_b="grip", build=1.52,
    )  # fmt: skip
    vest = f.part("vest") if any(p.name == "vest" for p in f.pieces) else None
    if vest is not None and not vest.is_empty:
        x0, y0, x1, y1 = vest.bounds
        seams = U(
            [limb([(x0 + q, y0 - 2, 1.1), (x0 + q - 3, y1 + 2, 1.1)], 2, 3) for q in range(3, 40, 6)]
        ).intersection(vest)
        i = max(k for k, p in enumerate(f.pieces) if p.name == "vest")
        extra = Figure()
        extra.add(clean(seams), dark(VEST, 0.35), "seams", 0.2, True, 0.7)
        chain = limb(
            [
                (x0 + 12, (y0 + y1) / 2 + 14, 1.6),
                (x0 + 22, (y0 + y1) / 2 + 20, 1.6),
                (x0 + 31, (y0 + y1) / 2 + 12, 1.6),
            ],
            5,
            3,
        )
        extra.add(chain.intersection(vest), "#f0c050", "chain", 0.4)
        f.pieces[i + 1 : i + 1] = extra.pieces
    socks = [p for p in f.pieces if p.name == "shoe"]
    f.pieces = [p._replace(fill="#c8b48c") if p in socks else p for p in f.pieces]
    return f


def stool(h: float = 84, wood: str = "#6a3c20") -> Figure:
    """Three legs and a seat; its top at y = 0."""
    f = Figure()
    for x, d, c in ((22, 14, dark(wood, 0.45)), (-30, -12, wood), (34, 10, wood)):
        f.add(limb([(x, 6, 9), (x + d, h, 7)], 2), c, "leg")
    f.add(limb([(-36, h * 0.56, 5), (42, h * 0.56, 5)], 2), dark(wood, 0.3), "rail", 0.8)
    f.add(shape("-52,2 -50,-6 -20,-10 20,-10 50,-6 52,2 40,10 0,13 -40,10"), wood, "seat", 1.4)
    return f


def boots(leather: str = "#3a2420") -> Figure:
    """A pair of boots put down side by side."""
    f = Figure()
    one = shape("-12,-44^ 8,-44^ 8,-20 22,-10 32,-4 32,0^ -12,0^ -14,-20")
    for dx, c in ((16, dark(leather, 0.35)), (0, leather)):
        f.add(T(one, dx, -2 * bool(dx)), c, "boot", 1.2)
        f.add(
            T(U(limb("-12,-42,3 8,-42,3", 2), limb("-13,-1.5,3 32,-1.5,3", 2)), dx, -2 * bool(dx)),
            dark(c, 0.5),
            "sole",
            0.3,
            True,
            0.8,
        )
    return f
