"""A young postman seen from the front, astride his bicycle, one foot on the ground. Feet on y = 0, about 200 high."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.body import FRONT
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.feelings import FEELINGS
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

SCARF, FRAME, METAL, LEATHER = "#d23a2e", "#d23a2e", "#33302e", "#8a5630"


def bicycle_front(frame: str = FRAME, metal: str = METAL) -> Figure:
    """A bicycle that comes straight towards us, the front wheel a little turned."""
    f = Figure()
    f.add(T(ellipse(0, -34, 4, 32), 7, 0), dark(metal, 0.2), "wheel.back", 0.6)
    tyre = ellipse(0, -34, 8.5, 34, 3)
    f.add(clean(tyre.difference(ellipse(0, -34, 5, 29.5, 3))), metal, "tyre", 0.9)
    f.add(U([limb([(0, -34, 0.7), (4.6 * a, -34 + 28 * b, 0.7)], 1, 3) for a, b in ((0.5, 0.9), (-0.5, 0.9), (0.9, 0.4), (-0.9, 0.4), (0.9, -0.4), (-0.9, -0.4))]), "#c8c2b4", "spokes", 0.3, True)  # fmt: skip
    f.add(U(limb("-9,-34,3 -9,-66,3.4 -3,-76,4", 4), limb("9,-34,3 9,-66,3.4 3,-76,4", 4), limb("0,-72,6 0,-98,6", 2)), frame, "fork", 1)  # fmt: skip
    f.add(limb("-10,-66,4 0,-71,5.4 10,-66,4", 4), light(frame, 0.14), "guard", 0.8)
    f.add(U(limb("-33,-97,4 -22,-104,3.6 -6,-103,3.6 0,-100,4 6,-103,3.6 22,-104,3.6 33,-97,4", 6)), metal, "bar", 0.9)
    f.add(ellipse(0, -88, 8.4), metal, "lamp", 1)
    f.add(ellipse(0, -88, 6.2), "#fff2c0", "lamp.glass", 0.3)
    return f


def waiting_rider() -> Figure:
    """Left foot (at the right) on the pedal, right foot on the ground; he looks at what is before his wheel."""
    po = FRONT["stand"].but(hip=0.93, shift=0.03, lean=-3, nod=6, foot_a=(-0.3, 0), foot_b=(0.17, 0.2), knee_a=-1, knee_b=1, elbow_a=-1, elbow_b=1)  # fmt: skip
    wear = dress("shirt", "#f2c65a", "#2f4a5c", "#fff0c8").but(shoes="boots", pattern=None)
    bike = bicycle_front()
    mood = FEELINGS["smile"]._replace(look=(-0.5, 0.7))
    p = person(24, "front", po, wear, "#6e4630", "short", "#1a1210", mood, reach_a=(-30, -99), reach_b=(30, -99), grip_a="fist", grip_b="fist", over=bike, hat="flat", hat_colour="#3f6a5a", head_view="tq", head_flip=True)  # fmt: skip
    f = Figure()
    nx, ny = p.at("neck")
    f.add(limb([(nx + 4, ny, 12), (nx + 34, ny - 8, 13), (nx + 62, ny + 8, 14), (nx + 96, ny + 0, 14), (nx + 128, ny + 20, 11)], 8), dark(SCARF, 0.1), "scarf.end", 0.9)  # fmt: skip
    f.extend(p)
    hx, hy = p.at("hip")
    strap = limb([(nx - 16, ny + 8, 5), (nx + 4, ny + 40, 5), (hx + 22, hy + 2, 5)], 5)
    body = f.part("top")
    f.add(clean(strap.intersection(body.buffer(1))) if not body.is_empty else strap, dark(LEATHER, 0.2), "strap", 0.5)
    bx, by = hx + 30, hy + 4
    bag: Any = shape(
        f"{bx - 14},{by - 10}^ {bx + 15},{by - 7}^ {bx + 17},{by + 18} {bx + 4},{by + 24} {bx - 14},{by + 19}"
    )
    f.add(bag, LEATHER, "bag", 1)
    f.add(shape(f"{bx - 15},{by - 11}^ {bx + 16},{by - 8}^ {bx + 14},{by + 6} {bx + 1},{by + 9} {bx - 12},{by + 4}"), dark(LEATHER, 0.25), "flap", 0.6)  # fmt: skip
    f.add(ellipse(bx + 1, by + 6, 2), "#f0c860", "clasp", 0.3, True)
    f.add(limb([(nx - 15, ny + 2, 10), (nx, ny + 9, 13), (nx + 15, ny + 1, 10)], 6), SCARF, "scarf", 1)
    f.add(
        limb([(nx - 4, ny + 9, 9), (nx - 8, ny + 30, 11), (nx - 5, ny + 48, 10)], 6),
        light(SCARF, 0.08),
        "scarf.front",
        0.8,
    )
    return f
