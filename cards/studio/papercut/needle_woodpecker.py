"""A black woodpecker that clings to a twig's end, its bill let down like a needle; in card units round its bill."""

from __future__ import annotations

from typing import Any

from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

EXACT: dict[str, Any] = {"cut": 0, "wash": 0, "fibre": 0}


def pieces() -> dict[str, Any]:
    """The bird lying to the left, the tip of its bill at 0,0, 150 long."""
    bill = shape("0,0^ 14,-5 30,-8^ 31,3 14,3", 6)
    head = shape("28,-8 34,-18 46,-22 58,-17 66,-8 64,6 52,12 38,10 29,4", 8)
    cap = shape("29,-8^ 33,-18 44,-24 58,-21 72,-10^ 62,-10 48,-11 36,-9", 8)
    body = shape("52,-14 66,-12 84,-22 108,-22 128,-10 140,8 134,20 112,26 86,24 66,14 52,10", 8)
    wing = shape("78,-14 98,-20 120,-12 140,4 160,20^ 134,18 108,14 88,6", 8)
    tail = U([limb([(126, 10, 9), (150, 24 + 3 * k, 8), (176 - 6 * abs(k), 34 + 7 * k, 2)], 5) for k in (-1, 0, 1)])
    return {"tail": tail, "body": fillet(U(head, body), 6), "wing": wing, "bill": bill, "cap": cap}


def silhouette(x: float, y: float, s: float, rot: float) -> Any:
    """Its outline with the bill's tip at x, y."""
    return T(U(list(pieces().values())), x, y, s, rot=rot)


def draw_woodpecker(sc: Scene, x: float, y: float, s: float, rot: float) -> None:
    """Black with a red cap, lit from behind on the right."""
    p = {k: T(g, x, y, s, rot=rot) for k, g in pieces().items()}
    sc.layer(p["tail"], "#1c1210", z=2.4, sh=0.5, rim="#ffdca0", rimop=0.9, **EXACT)
    for dx, dy in ((84, -20), (106, -26)):  # its feet stand on the rings
        fx, fy = x + dx * s, y + dy * s
        sc.flat(
            limb([(fx - 34, fy + 10, 2), (fx - 6, fy + 3, 6), (fx + 12, fy, 3)], 4), "#120804", 0.7, "multiply", 1.4
        )
        leg = U(limb([(fx + 8, fy - 40 * s, 9), (fx + 6, fy - 18, 4.4), (fx, fy, 3.4)], 4), [limb([(fx, fy - 2, 3), (fx + q, fy + w, 1.4)], 3) for q, w in ((-15, 2), (-9, 6), (11, 2))])  # fmt: skip
        sc.layer(leg, "#7a6248", z=1.2, sh=0.4, rim="#fff0d0", **EXACT)
    sc.layer(p["body"], sc.lin([(0, "#1a100e"), (1, "#4a3020")], x, y, x + 130 * s, y - 90 * s), z=4, sh=0.5, rim="#ffdca0", rimop=0.9, **EXACT)  # fmt: skip
    sc.layer(p["wing"], sc.lin([(0, "#241613"), (1, "#5e3e28")], x, y, x + 140 * s, y - 80 * s), z=1.6, sh=0.6, rim="#ffe2ac", rimop=0.9, **EXACT)  # fmt: skip
    quills = U([T(limb([(92 + 6 * k, -12 + 5 * k, 0.5), (120 + 4 * k, 0 + 4 * k, 1.4), (150, 14 + 2 * k, 0.4)], 4), x, y, s, rot=rot) for k in range(4)])  # fmt: skip
    sc.flat(clean(quills.intersection(p["wing"])), "#c89a60", 0.7)
    rimlight(sc, p["body"], -2, 2.6, "#fff0c8", 1, 0.8, (700, 420), 600)
    sc.layer(p["cap"], sc.lin([(0, "#a81c14"), (1, "#f04a2c")], x, y, x + 70 * s, y - 60 * s), z=1.4, sh=0.5, rim="#ffc8a0", rimop=1, **EXACT)  # fmt: skip
    sc.layer(p["bill"], sc.lin([(0, "#8a744c"), (1, "#fff6dc")], x, y, x + 20 * s, y - 20 * s), z=1.4, sh=0.4, rim="#ffffff", **EXACT)  # fmt: skip
    eye = T(ellipse(44, -4, 3), x, y, s, rot=rot)
    sc.flat(eye, "#fff0b8", 1)
    sc.flat(T(ellipse(43.6, -4, 1.7), x, y, s, rot=rot), "#140c0a", 1)
