"""Hands, 100 units from wrist (0,0) to fingertip, pointing right, thumb up; ``hand("cup")``."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape

KINDS = ("relaxed", "open", "grip", "point", "cup", "pinch", "flat", "wave", "fist")


def _finger(x: float, y: float, a: float, length: float, w: float, bend: float = 0) -> Any:
    """A finger from its knuckle; a and bend in degrees (bend adds at each joint)."""
    p = [(x, y, w)]
    for k, part in enumerate((0.45, 0.32, 0.23)):
        r = math.radians(a + bend * k)
        x, y = x + math.cos(r) * length * part, y + math.sin(r) * length * part
        p.append((x, y, w * (0.94, 0.86, 0.7)[k]))
    return limb(p, 4)


def _slit(*p: tuple[float, float]) -> Any:
    return limb([(x, y, 2.0 if 0 < k < len(p) - 1 else 1.0) for k, (x, y) in enumerate(p)], 4)


def hand(kind: str = "relaxed", skin: str = "#d79a70", line: str | None = None) -> Figure:
    """A hand of one of KINDS; anchor ``hold`` is where it holds or touches. Flip it with T(..., sy=-1) or flip=True."""
    line = line or mix(skin, "#4a1f14", 0.42)
    f = Figure()
    if kind in ("open", "wave"):
        palm = shape("-4,-15 10,-20 30,-24 46,-25 54,-12 56,4 50,20 34,26 14,22 -4,15")
        spread = 1.5 if kind == "wave" else 1.0
        fs = [
            _finger(48, -19, -13 * spread, 44, 12.5, 1),
            _finger(53, -7, -3 * spread, 50, 13, 1),
            _finger(53, 6, 6 * spread, 45, 12.5, 2),
            _finger(47, 18, 18 * spread, 35, 11, 3),
        ]
        thumb = limb("6,-12,17 20,-30,16 34,-44,13 42,-52,10", 5)
        f.add(fillet(U(palm, fs, thumb), 2.5), skin, "hand")
        f.add(
            U(
                _slit((14, -8), (24, 6), (22, 20)),
                _slit((28, -14), (40, -4), (48, 0)),
                _slit((26, -4), (38, 8), (46, 12)),
            ),
            line,
            "hand.line",
            0.3,
            True,
            0.55,
        )
        hold = (36.0, 0.0)
    elif kind == "flat":
        body = shape("-4,-11 12,-12 30,-10 48,-5 70,-3 92,-3 101,1^ 94,7 70,9 46,13 22,15 -4,12")
        thumb = limb("14,-6,15 32,-16,13 48,-20,10", 5)
        f.add(fillet(U(body, thumb), 2), skin, "hand")
        f.add(_slit((48, 3), (70, 2), (92, 2)), line, "hand.line", 0.3, True, 0.6)
        hold = (52.0, -8.0)
    elif kind == "point":
        palm = shape("-4,-14 14,-18 36,-20 50,-14 52,6 44,20 22,22 -4,14")
        index = _finger(44, -13, -2, 56, 13, 1)
        curled = [limb([(42, y, 14), (58, y + 1, 14), (52, y + 7, 12)], 5) for y in (0, 11)]
        curled.append(limb("34,19,12 48,20,12 44,25,10", 5))
        thumb = limb("10,-10,16 30,-14,14 48,-2,11", 5)
        f.add(fillet(U(palm, index, curled), 2), skin, "hand")
        f.add(
            U(_slit((46, -5), (58, -5), (63, -2)), _slit((44, 6), (58, 7), (62, 9)), _slit((40, 16), (52, 17))),
            line,
            "hand.line",
            0.3,
            True,
            0.6,
        )
        f.add(thumb, skin, "hand.thumb", 0.5)
        hold = (100.0, -12.0)
    elif kind in ("grip", "fist"):
        palm = shape("-4,-14 14,-20 34,-24 46,-20 50,0 46,20 32,25 12,20 -4,14")
        fs = [limb([(30, -18 + k * 12.5, 13.5), (50, -18 + k * 12.5, 14), (54, -15 + k * 12, 12)], 5) for k in range(4)]
        slits = U([_slit((30, -12 + k * 12.5), (44, -12.5 + k * 12.5), (59, -11 + k * 12.5)) for k in range(3)])
        f.add(fillet(U(palm, fs), 1.5), skin, "hand")
        f.add(slits, line, "hand.line", 0.3, True, 0.65)
        f.add(limb("8,-12,17 26,-28,15 42,-31,13 52,-25,10", 5), skin, "hand.thumb", 0.5)
        hold = (40.0, 0.0)
    elif kind == "cup":
        palm = shape("-4,-14 12,-18 26,-20 34,-8 34,10 26,20 10,19 -4,14")
        fs = [_finger(28, -6 + k * 10, 2 + 5 * k, 50 - 5 * k, 12, 16) for k in range(3)]
        little = _finger(26, 20, 22, 38, 10, 14)
        thumb = limb("8,-12,17 26,-28,15 48,-34,12 60,-30,9", 5)
        f.add(fillet(U(palm, little, fs[::-1], thumb), 2), skin, "hand")
        f.add(
            U([_slit((34, 0 + k * 10), (50, 3 + k * 10), (62, 9 + k * 10)) for k in range(3)]),
            line,
            "hand.line",
            0.3,
            True,
            0.6,
        )
        hold = (52.0, -8.0)
    elif kind == "pinch":
        palm = shape("-4,-14 12,-18 30,-19 44,-15 48,2 40,18 20,20 -4,14")
        index = limb("40,-12,13 58,-22,12 72,-14,10 78,-2,8", 6)
        thumb = limb("12,-2,16 36,2,14 58,4,11 76,2,8", 5)
        rest = [_finger(44, 0, 4, 46, 12, 9), _finger(42, 10, 20, 42, 11.5, 8), _finger(34, 17, 38, 34, 10, 6)]
        f.add(fillet(U(palm, rest), 2), skin, "hand")
        f.add(fillet(U(index, ellipse(38, -10, 8)), 1), skin, "hand.index", 0.5)
        f.add(thumb, skin, "hand.thumb", 0.6)
        hold = (78.0, 1.0)
    else:  # relaxed
        palm = shape("-4,-12 12,-16 32,-17 46,-13 52,0 46,14 26,17 -4,12")
        fs = [
            _finger(42, 10, 34, 40, 10.5, 15),
            _finger(46, 4, 24, 48, 12, 15),
            _finger(47, -3, 16, 52, 12.5, 14),
            _finger(45, -10, 8, 48, 12, 14),
        ]
        thumb = limb("10,-8,15 30,-16,13 52,-12,11 62,-4,8", 5)
        f.add(fillet(U(palm, fs), 1.5), skin, "hand")
        f.add(
            U(_slit((56, 2), (74, 12), (84, 26)), _slit((54, 10), (70, 21), (77, 34))),
            line,
            "hand.line",
            0.3,
            True,
            0.5,
        )
        f.add(thumb, skin, "hand.thumb", 0.4)
        hold = (64.0, 14.0)
    f.mark("wrist", 0, 0)
    f.mark("hold", *hold)
    return f


def all_hands() -> Figure:
    """Every kind, side by side, for a look."""
    f = Figure()
    for k, kind in enumerate(KINDS):
        f.extend(T(hand(kind), (k % 3) * 150, (k // 3) * 130))
    return f
