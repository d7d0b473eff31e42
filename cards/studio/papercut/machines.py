"""Machines and instruments: gears, clocks, trains, trams, bicycles, gramophones, pianos, violins."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import box

from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.instruments import gramophone, piano, violin  # noqa: F401


def gear(r: float = 40, teeth: int = 14, hole: float = 0.24, spokes: int = 5, rot: float = 0) -> Any:
    """A cog wheel centred on 0,0."""
    from shapely.geometry import Polygon

    P = []
    for k in range(teeth):
        for t, q in ((-0.32, 0.86), (-0.2, 1.0), (0.2, 1.0), (0.32, 0.86)):
            a = math.radians(rot) + (k + t) * 2 * math.pi / teeth
            P.append((r * q * math.cos(a), r * q * math.sin(a)))
    g = Polygon(P)
    ring = ellipse(0, 0, r * 0.7).difference(ellipse(0, 0, r * (hole + 0.14)))
    bars = U(
        [
            limb([(0, 0, r * 0.13), (r * 0.74 * math.cos(a), r * 0.74 * math.sin(a), r * 0.13)], 1)
            for a in [math.radians(rot) + k * 2 * math.pi / spokes for k in range(spokes)]
        ]
    )
    return clean(g.difference(ring.difference(bars)).difference(ellipse(0, 0, r * hole * 0.6)))


def clock_face(
    r: float = 60,
    hour: float = 10,
    minute: float = 9,
    face: str = "#f4ead0",
    ink: str = "#2a1c16",
    rim: str = "#b98a3c",
) -> Figure:
    """A clock without numerals (strokes only), centred. Anchors hour, minute (the tips of its hands)."""
    f = Figure()
    f.add(ellipse(0, 0, r * 1.12).difference(ellipse(0, 0, r * 0.97)), rim, "rim", 1.4)
    f.add(ellipse(0, 0, r), face, "face", 0.4)
    f.add(
        U(
            [
                limb(
                    [
                        (r * 0.94 * math.sin(a), -r * 0.94 * math.cos(a), r * (0.05 if k % 3 else 0.08)),
                        (
                            r * (0.84 if k % 3 else 0.76) * math.sin(a),
                            -r * (0.84 if k % 3 else 0.76) * math.cos(a),
                            r * 0.02,
                        ),
                    ],
                    1,
                )
                for k, a in enumerate([k * math.pi / 6 for k in range(12)])
            ]
        ),
        ink,
        "marks",
        0.2,
        True,
        0.9,
    )
    for name, a, L, w in (("hour", (hour + minute / 60) * 30, 0.52, 0.07), ("minute", minute * 6, 0.8, 0.05)):
        q = math.radians(a)
        x, y = math.sin(q), -math.cos(q)
        f.add(
            U(
                limb(
                    [
                        (-x * r * 0.14, -y * r * 0.14, r * w),
                        (x * r * L * 0.6, y * r * L * 0.6, r * w * 0.8),
                        (x * r * L, y * r * L, 0.6),
                    ],
                    2,
                ),
                ellipse(x * r * L * 0.68, y * r * L * 0.68, r * w * 1.1),
            ),
            ink,
            name,
            0.6,
        )
        f.mark(name, x * r * L, y * r * L)
    f.add(ellipse(0, 0, r * 0.07), rim, "pin", 0.5)
    return f


def wheel(r: float = 30, spokes: int = 14, tyre: float = 3, hub: float = 3) -> Any:
    """A spoked wheel centred on 0,0."""
    return U(
        ellipse(0, 0, r).difference(ellipse(0, 0, r - tyre)),
        [
            limb([(0, 0, 0.9), ((r - tyre * 0.5) * math.cos(a), (r - tyre * 0.5) * math.sin(a), 0.7)], 1)
            for a in [k * 2 * math.pi / spokes for k in range(spokes)]
        ],
        ellipse(0, 0, hub),
    )


def bicycle(frame: str = "#a8321f", metal: str = "#33302e") -> Figure:
    """A bicycle facing right, wheels on y = 0, 150 long. Anchors saddle, grip, pedal_a, pedal_b."""
    f = Figure()
    r = 33
    for x in (-42, 42):
        f.add(T(wheel(r), x, -r), metal, "wheel", 0.8)
        f.add(
            limb([(x - 30, -r - 22, 2), (x - 8, -r * 2 - 4, 2.6), (x + 20, -r * 2 + 2, 2)], 6),
            light(frame, 0.1),
            "guard",
            0.5,
        )
    f.add(
        U(
            limb([(-42, -r, 3), (-4, -r + 4, 3.4)], 1),
            limb([(-42, -r, 3), (-16, -78, 3.2)], 1),
            limb([(-4, -r + 4, 3.6), (-20, -92, 3)], 1),
            limb([(-16, -78, 3.4), (28, -80, 3.4)], 1),
            limb([(-4, -r + 4, 3.6), (27, -72, 3.6)], 1),
            limb([(26, -96, 3.4), (30, -70, 3.4), (42, -r, 3)], 4),
        ),
        frame,
        "frame",
        1.0,
    )
    f.add(
        U(
            limb([(24, -100, 3), (30, -104, 3), (18, -106, 3.4), (10, -98, 3.4)], 5),
            shape("-36,-93^ -20,-97 -8,-94^ -18,-90 -34,-88"),
        ),
        metal,
        "saddle",
        0.8,
    )
    crank = U(gear(8, 12, 0.2, 4), limb([(-2, -14, 2.4), (2, 14, 2.4)], 1), box(-8, -16, 4, -13), box(-4, 13, 8, 16))
    f.add(T(crank, -4, -r + 4), metal, "crank", 0.6)
    f.mark("saddle", -21, -96)
    f.mark("grip", 12, -100)
    f.mark("pedal_a", -4, -r + 18)
    f.mark("pedal_b", -4, -r - 11)
    return f


def locomotive(body: str = "#2f4a4a", trim: str = "#c9a25a", wheel_c: str = "#7a3030") -> Figure:
    """A steam engine facing right, 220 long, wheels on y = 0. Anchors chimney, lamp, cab."""
    f = Figure()
    f.add(box(-104, -40, 96, -26), dark(body, 0.4), "chassis")
    f.add(U(box(-106, -118, -44, -30), shape("-112,-118^ -106,-126 -44,-126 -38,-118^")), body, "cab", 1.2)
    f.add(box(-96, -108, -70, -78).buffer(1.5), "#ffe39a", "window", 0.3, True)
    f.add(box(-64, -108, -52, -78).buffer(1.5), "#ffe39a", "window", 0.3, True)
    f.add(U(box(-46, -88, 74, -40), ellipse(74, -64, 12, 24)), light(body, 0.06), "boiler", 1.2)
    f.add(U(*[box(x - 1.6, -89, x + 1.6, -39) for x in (-30, 0, 30, 60)]), trim, "bands", 0.4)
    f.add(
        U(shape("44,-86^ 46,-116 38,-132^ 70,-132^ 62,-116 64,-86^"), box(36, -136, 72, -130).buffer(1)),
        dark(body, 0.2),
        "chimney",
        1.0,
    )
    f.add(
        U(shape("-2,-86^ 0,-98 8,-106 16,-98 18,-86^"), limb("-24,-88,3 -24,-100,3", 1), ellipse(-24, -102, 4)),
        trim,
        "dome",
        0.8,
    )
    f.add(shape("90,-34^ 118,-4^ 92,-4^ 84,-30^"), dark(wheel_c, 0.2), "plough", 0.8)
    f.add(ellipse(84, -80, 8), "#fff3c4", "lamp", 0.6)
    for x, r in ((-80, 25), (-24, 25), (28, 16), (66, 16)):
        f.add(T(U(wheel(r, 9, 4, 5)), x, -r), wheel_c, "wheel", 0.8)
    f.add(
        U(limb([(-80, -18, 4), (-24, -18, 4), (30, -20, 3)], 1), ellipse(-80, -18, 4), ellipse(-24, -18, 4)),
        trim,
        "rod",
        0.6,
    )
    f.mark("chimney", 54, -138)
    f.mark("lamp", 84, -80)
    f.mark("cab", -78, -92)
    return f


def carriage(
    body: str = "#7a3030", trim: str = "#efe0b8", lit: str = "#ffe39a", w: float = 180, windows: int = 5
) -> Figure:
    """A railway carriage (or, with a pole on its roof, a tram), wheels on y = 0. Anchor roof."""
    f = Figure()
    f.add(box(-w / 2, -26, w / 2, -16), "#2c2a2e", "chassis")
    f.add(
        shape(f"{-w / 2 - 3},-98^ {-w / 2 + 8},-110 0,-113 {w / 2 - 8},-110 {w / 2 + 3},-98^"),
        dark(body, 0.35),
        "roof",
        1.0,
    )
    ww = w / windows
    wins = [
        box(-w / 2 + ww * k + ww * 0.14, -90, -w / 2 + ww * (k + 1) - ww * 0.14, -58).buffer(1.5)
        for k in range(windows)
    ]
    f.add(U(wins).buffer(1), lit, "window", 0.3, True)
    f.add(clean(box(-w / 2, -100, w / 2, -22).difference(U(wins))), body, "body", 1.2)
    f.add(U(box(-w / 2, -54, w / 2, -50), box(-w / 2, -28, w / 2, -25)), trim, "trim", 0.3)
    for x in (-w * 0.36, -w * 0.2, w * 0.2, w * 0.36):
        f.add(T(U(wheel(12, 8, 3, 4)), x, -12), "#3a3436", "wheel", 0.6)
    f.mark("roof", 0, -113)
    return f


def tram(body: str = "#c9a25a", trim: str = "#efe6d2", lit: str = "#ffe9ae", w: float = 200) -> Figure:
    """A tram from the side with its pole. Anchor wire."""
    f = carriage(body, trim, lit, w, 6)
    f.add(
        U(limb([(10, -112, 3), (-30, -150, 2.4), (-44, -166, 2)], 2), limb([(-56, -168, 2), (-32, -166, 2)], 1)),
        "#2c2a2e",
        "pole",
        0.8,
    )
    f.add(ellipse(w / 2 - 4, -40, 6), "#fff3c4", "lamp", 0.6)
    f.mark("wire", -44, -167)
    return f


def all_machines() -> Figure:
    """Every machine, for a look."""
    f = Figure()
    items: list[Any] = [
        gear(),
        clock_face(),
        bicycle(),
        locomotive(),
        carriage(),
        tram(),
        gramophone(),
        piano(),
        piano(kind="grand"),
        violin(),
    ]
    for k, g in enumerate(items):
        if not isinstance(g, Figure):
            h = Figure()
            h.add(g, "#6a5a4a")
            g = h
        f.extend(T(g, (k % 5) * 250, (k // 5) * 220))
    return f
