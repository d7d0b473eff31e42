"""Windows that were taken out of their walls, still lit: frame, bars, curtains, and whoever is inside."""

from __future__ import annotations

from typing import Any, NamedTuple

from shapely.geometry import Polygon, box

from cards.studio.papercut import *

CREAM, GOLD, AMBER = "#fff6d8", "#ffd071", "#ee9c3a"


class Pane(NamedTuple):
    """A stolen window: middle, width, height, turn in degrees, paint of the frame, arch, what hangs or stands in it."""

    x: float
    y: float
    w: float
    h: float
    turn: float
    paint: str
    arch: bool = False
    inside: str = ""


def outline(w: float, h: float, arch: bool) -> Any:
    """The opening, centred on 0,0."""
    if not arch:
        return box(-w / 2, -h / 2, w / 2, h / 2)
    return U(box(-w / 2, -h / 2 + w / 2, w / 2, h / 2), ellipse(0, -h / 2 + w / 2, w / 2))


def _inside(p: Pane) -> list[tuple[Any, str, float]]:
    """Curtains and the like, before the light and behind the bars."""
    w, h = p.w, p.h
    a, b = -w / 2, -h / 2
    if p.inside == "curtains":
        out: list[tuple[Any, str, float]] = []
        for k in (1, -1):
            c = shape(
                f"{k * a},{b}^ {k * w * -0.06},{b}^ {k * w * -0.2},{h * 0.02} {k * w * -0.36},{h * 0.2} {k * w * -0.3},{-b}^ {k * a},{-b}^"
            )
            out += [(c, "#e0803a", 0.85)]
            out += [
                (
                    U(
                        [
                            limb(
                                [
                                    (k * -w * q, b, 1),
                                    (k * -w * (q + 0.08), h * 0.1, 1.6),
                                    (k * -w * (q + 0.07), -b, 0.8),
                                ],
                                3,
                            )
                            for q in (0.16, 0.26, 0.34)
                        ]
                    ).intersection(c),
                    "#a24a24",
                    0.6,
                )
            ]
        return out
    if p.inside == "reader":  # somebody goes on reading
        head = U(
            ellipse(w * 0.08, h * 0.02, w * 0.12),
            shape(
                f"{-w * 0.12},{h / 2}^ {-w * 0.1},{h * 0.24} {w * 0.06},{h * 0.14} {w * 0.26},{h * 0.24} {w * 0.32},{h / 2}^"
            ),
        )
        return [
            (
                U(
                    head,
                    Polygon([(-w * 0.36, h * 0.3), (-w * 0.1, h * 0.24), (-w * 0.08, h * 0.44), (-w * 0.34, h * 0.48)]),
                ),
                "#8a3f1e",
                0.85,
            )
        ]
    if p.inside == "plant":
        g = U(
            Polygon([(-w * 0.12, h * 0.3), (w * 0.12, h * 0.3), (w * 0.09, h / 2), (-w * 0.09, h / 2)]),
            [
                leaf(0, h * 0.3, h * q, t, 0.34)
                for q, t in ((0.34, -2.5), (0.42, -2.0), (0.46, -1.5), (0.4, -1.0), (0.3, -0.5))
            ],
        )
        return [(g, "#8a4a22", 0.85)]
    if p.inside == "blind":
        return [
            (box(a, b, -a, b + h * 0.3), "#f0a850", 0.8),
            (U([box(a, b + h * q, -a, b + h * q + 1.2) for q in (0.08, 0.16, 0.24)]), "#b8682c", 0.6),
        ]
    if p.inside == "net":
        return [
            (box(a, h * 0.06, -a, -b), "#fff9ea", 0.4),
            (U([ellipse(a + w * (q + 0.5) / 6, h * 0.06, w / 12, w / 16) for q in range(6)]), "#fff9ea", 0.55),
        ]
    return []


def put_pane(sc: Scene, p: Pane, z: float = 6, glow: float = 1.0) -> None:
    """Lay a stolen window on the card: its light first, then what is inside, bars, frame and sill."""

    def m(g: Any) -> Any:
        return T(g, p.x, p.y, rot=p.turn)

    w, h = p.w, p.h
    f = 0.085 * min(w, h) + 2.2
    hole = outline(w, h, p.arch)
    frame = clean(hole.buffer(f, join_style=2).difference(hole))
    sc.layer(
        m(hole.buffer(1)),
        sc.rad([(0, "#fff8dc"), (0.35, "#ffe6a0"), (0.7, GOLD), (1, AMBER)], p.x, p.y + h * 0.1, 0.78 * max(w, h)),
        z=z * 0.5,
        cut=0,
        wash=0.2,
        rimop=0,
    )
    with sc.clip(m(hole)):
        for g, c, op in _inside(p):
            sc.flat(m(g), c, op)
    bars = U(
        box(-f * 0.24, -h, f * 0.24, h),
        box(-w, -h * 0.17 - f * 0.22, w, -h * 0.17 + f * 0.22),
        box(-w, h * 0.2 - f * 0.18, w, h * 0.2 + f * 0.18) if h > 1.25 * w else None,
    )
    sc.layer(
        m(clean(bars.intersection(hole.buffer(0.5)))),
        mix(p.paint, "#5a2c16", 0.35),
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fff6d8",
        rimop=0.8,
    )
    sc.layer(
        m(frame),
        sc.lin([(0, light(p.paint, 0.16)), (1, mix(p.paint, "#3a1c14", 0.45))], p.x, p.y - h / 2, p.x, p.y + h / 2),
        z=z,
        cut=0.3,
        wash=0.3,
        rim="#fff1c8",
        rimop=0.95,
        rimw=1.2,
    )
    sc.layer(
        m(box(-w / 2 - f * 1.7, h / 2 + f * 0.5, w / 2 + f * 1.7, h / 2 + f * 1.5)),
        mix(p.paint, "#4a281a", 0.2),
        z=2.4,
        cut=0.3,
        rim="#fff1c8",
        rimop=0.9,
    )
    if glow:
        sc.glow(p.x, p.y, 1.5 * max(w, h), "#ffbe5c", 0.42 * glow)
