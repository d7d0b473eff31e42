"""An old coach from the side, and what rides on its roof: luggage, a lighthouse, a drum and the man who beats it."""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut.body import SIDE
from cards.studio.papercut.bus_things import drum, toy_lighthouse
from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.people import person
from cards.studio.papercut.wardrobe import dress

LONG = 430.0
WINDOWS = (-160, -84, -8, 68)
CREAM, BLUE = "#fff3d6", "#1f9a96"


def bus_side() -> Figure:
    """An old coach from the side, facing right, floor at y 0, LONG long and 178 high."""
    f = Figure()
    h = LONG / 2
    f.add(
        shape(
            f"{-h},-10^ {-h - 4},-90 {-h + 4},-148 {-h + 30},-172 {-h + 90},-178 {h - 120},-178 {h - 70},-172 {h - 40},-130^ {h - 34},-92 {h + 4},-82 {h + 14},-40 {h + 6},-8^"
        ),
        BLUE,
        "body",
        4,
    )
    f.add(shape(f"{-h - 2},-84^ {h - 34},-84^ {h + 4},-80 {h + 10},-68^ {-h - 3},-68^"), CREAM, "band", 0.6)
    f.add(shape(f"{h - 122},-164^ {h - 78},-162 {h - 54},-126 {h - 50},-98^ {h - 122},-98^"), "#2a5a62", "cab", 0.3)
    f.add(limb([(h - 84, -96, 3), (h - 78, -118, 3)], 1), "#0f3a40", "wheel", 0.2, True)
    for x in WINDOWS:
        f.add(box(x - 28, -160, x + 28, -96).buffer(3), CREAM, "frame", 0.6)
        f.add(box(x - 27, -159, x + 27, -96), "#174a54", "pane", 0.2, True)
    for x, y, w, hh, c in ((-150, -50, 40, 28, "#e8742c"), (70, -44, 46, 26, "#f2c230"), (-40, -34, 30, 22, "#c93a4a")):
        f.add(Polygon([(x, y), (x + w, y + 2), (x + w - 2, y + hh), (x + 2, y + hh - 2)]), c, "patch", 0.5)
    for x in (-h + 84, h - 70):
        f.add(ellipse(x, -6, 50).intersection(box(-400, -60, 400, 30)), "#0d3c42", "arch", 0.3, True)
        f.add(ellipse(x, 0, 38), "#2a2230", "tyre", 2)
        f.add(ellipse(x, 0, 20), CREAM, "hub", 0.8)
    f.add(ellipse(h - 2, -50, 13, 17), "#ffe69a", "lamp", 1.2)
    f.add(box(-h - 8, -16, -h + 34, -4).buffer(2), "#e6cf9c", "bumper", 1.2)
    f.add(box(h - 24, -18, h + 18, -5).buffer(2), "#e6cf9c", "bumper", 1.2)
    f.add(limb([(-h + 30, -184, 4), (h - 110, -184, 4)], 1), "#7a4a2c", "rack", 1)
    return f


def bus_roof() -> Figure:
    """Luggage, a lighthouse, the drum and he who beats it."""
    f = Figure()
    for x, w, h, c in ((-180, 62, 34, "#c9502c"), (-112, 44, 50, "#f0b83c"), (-176, 40, 62, "#8a3a5a")):
        f.add(box(x, -186 - h, x + w, -186).buffer(2), c, "case", 1.6)
        f.add(
            U([box(x + w * t - 2, -186 - h, x + w * t + 2, -186) for t in (0.25, 0.75)]),
            dark(c, 0.4),
            "strap",
            0.3,
            True,
        )
    f.extend(T(toy_lighthouse(), -48, -186, 0.86), "tower.")
    f.extend(T(drum(), 62, -186, 0.86), "drum.")
    pose = SIDE["stand"].but(
        lean=-8,
        nod=-8,
        hand_b=(0.2, -0.94),
        hand_a=(0.68, 0.24),
        elbow_b=1,
        grip_a="fist",
        grip_b="fist",
        foot_a=(0.22, 0),
        foot_b=(-0.16, 0),
    )
    man = T(
        person(
            38,
            "side",
            pose,
            dress("uniform", "#d8352c", "#2a3054", "#f2c230"),
            "#7a4a30",
            "short",
            "#16100e",
            "joy",
            beard="moustache",
            hat="conductor",
            hat_colour="#2a3054",
        ),
        138,
        -186,
        0.98,
        flip=True,
    )
    f.extend(man)
    for h, dx, dy in (("hand_b.hold", -8, -42), ("hand_a.hold", -36, 18)):
        x, y = man.at(h)
        tip = (x + dx, y + dy)
        f.add(limb([(x, y, 4), (*tip, 4)], 1), "#7a4a2c", "stick", 0.8)
        f.add(ellipse(*tip, 9), CREAM, "mallet", 1)
    return f
