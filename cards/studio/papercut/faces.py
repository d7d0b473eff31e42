"""Heads, 100 units from crown (0,-50) to chin (0,50), seen from the front, three-quarter, side (facing right) or back.

``head(view="tq", age=70, mood="tender", skin="#b97a52", hair="bun", hair_colour="#ddd8cc", beard=None, glasses=False)``
"""

from __future__ import annotations

from cards.studio.papercut.back_hair import hair_back
from cards.studio.papercut.beards import beard_of, beard_strands
from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.feelings import Feeling, feeling
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.frontals import face
from cards.studio.papercut.geometry import T, clean, fillet
from cards.studio.papercut.hair import hair_front
from cards.studio.papercut.hats import hat_back, hat_front
from cards.studio.papercut.skulls import ears, skull
from cards.studio.papercut.spectacles import spectacles_on

SHADES = {"left": (22, 2), "right": (-22, 2), "above": (0, 24), "below": (0, -24)}  # how far the light reaches in
VIEWS = ("front", "tq", "side", "back")


def head(
    view: str = "front",
    age: float = 35,
    mood: str | Feeling = "calm",
    skin: str = "#d9a077",
    hair: str | None = "short",
    hair_colour: str = "#4a2c1c",
    beard: str | None = None,
    beard_colour: str | None = None,
    glasses: bool = False,
    iris: str = "#5a3a22",
    lash: float = 1.0,
    lip: str | None = None,
    hat: str | None = None,
    hat_colour: str = "#7a3030",
    band: str = "#e6d8b0",
    nose: float = 1.0,
    shade: str | None = None,
) -> Figure:
    """A head with a feeling. hair: see hair.STYLES (None = bald); hat: see hats.HATS; lash 1.4 for long lashes;
    shade: the side that lies in shadow (left, right, above, below), for close-ups.

    Anchors: crown, chin, neck (where the neck meets the skull), eye, mouth, ear.
    """
    m = feeling(mood)
    f = Figure()
    if hat:
        hat_back(f, hat, view, hat_colour, band)
    if hair:
        hair_back(f, hair, view, age, hair_colour)
    if view in ("front", "back"):
        ears(f, view, age, skin)
    f.add(skull(view, age), skin, "face", 1.0)
    if shade:
        dx, dy = SHADES[shade]
        for k, op in ((1.0, 0.22), (0.55, 0.22)):  # two steps, as if cut from two papers
            away = clean(skull(view, age).difference(T(skull(view, age), dx * k, dy * k)))
            f.add(away, mix(skin, "#3a1428", 0.6), "face.shade", 0.2, True, op)
    bc = beard_colour or hair_colour
    browc = mix(bc, "#2a1a14", 0.25) if sum(int(bc[i : i + 2], 16) for i in (1, 3, 5)) < 480 else dark(bc, 0.12)
    if beard == "stubble":
        f.add(beard_of("stubble", view).intersection(skull(view, age)), mix(skin, bc, 0.4), "beard", 0.2, True, 0.7)
    if beard in ("full", "long", "chops") and view != "back":
        f.add(fillet(beard_of(beard, view), 1), bc, "beard", 0.8)
    face(f, view, age, m, skin, browc, iris, lash, lip, nose)
    if beard in ("full", "long") and view != "back":
        f.add(beard_of("moustache", view), light(bc, 0.1), "moustache", 0.5)
        f.add(beard_strands(beard, view), mix(bc, "#3a2418", 0.3), "beard.lines", 0.2, True, 0.5)
    elif beard in ("goatee", "moustache") and view != "back":
        f.add(beard_of("moustache", view), bc, "moustache", 0.5)
        if beard == "goatee":
            f.add(beard_of("goatee", view), bc, "beard", 0.5)
    if view in ("tq", "side"):
        ears(f, view, age, skin)
    if glasses:
        spectacles_on(f, view, age=age)
    if hair:
        hair_front(f, hair, view, age, hair_colour)
    if hat:
        hat_front(f, hat, view, hat_colour, band)
    f.mark("crown", 0, -50)
    f.mark("chin", *{"front": (0, 50), "back": (0, 46), "tq": (16, 50), "side": (28, 50)}[view])
    f.mark("neck", *{"front": (0, 34), "back": (0, 34), "tq": (-6, 34), "side": (-8, 30)}[view])
    f.mark("eye", *{"front": (0, 1), "back": (0, 1), "tq": (13, 1), "side": (29, 1)}[view])
    f.mark("mouth", *{"front": (0, 33), "back": (0, 33), "tq": (15, 33), "side": (38, 28)}[view])
    f.mark("ear", *{"front": (37, 6), "back": (37, 6), "tq": (-24, 8), "side": (-5, 8)}[view])
    return f
