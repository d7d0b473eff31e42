"""Butterflies on the wing, seen from the side and above; head to the right, 100 wide when open."""

from __future__ import annotations

from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape

KINDS = {  # wing, rim, spot
    "brimstone": ("#ffe23c", "#d8a800", "#ff9a2e"),
    "white": ("#fffdf2", "#c9cfd8", "#4a4a5a"),
    "blue": ("#5fb0f4", "#1f4fa8", "#e8f6ff"),
    "orange": ("#ff8a2a", "#7a2c10", "#2a1a14"),
    "peacock": ("#d8402e", "#4a1a22", "#6fb4f0"),
}


def butterfly(kind: str, lift: float = 0.6) -> Figure:
    """One butterfly; lift 0 wings flat .. 1 wings closed over the back."""
    wing, rim, spot = KINDS[kind]
    f = Figure()
    far_k, near_k = 1 - 0.45 * lift, 1 - 0.2 * lift
    fore = "4,-4^ 6,-30 22,-62 44,-76 56,-70^ 54,-46 40,-22 20,-6"
    hind = "2,-3^ -14,-30 -38,-46 -54,-42^ -58,-24 -46,-8 -24,0"
    for far in (True, False):
        k = far_k if far else near_k
        c = mix(wing, rim, 0.3) if far else wing
        for name, s in (("hind", hind), ("fore", fore)):
            g = T(shape(s), s=1, sy=k if not far else k)
            if far:
                g = T(g, -6, 2, rot=-26)
            f.add(g, dark(c, 0.06) if name == "hind" else c, name, 0.9)
            inner = clean(g.buffer(-6.5))
            if kind != "white":
                f.add(
                    clean(g.difference(T(inner, -1.5, 1.5))),
                    rim,
                    "rim",
                    0.2,
                    True,
                    0.85 if kind in ("orange", "peacock") else 0.5,
                )
            if not far:
                x, y = (34, -52 * k) if name == "fore" else (-36, -28 * k)
                f.add(ellipse(x, y, 7, 6), spot, "spot", 0.2, True, 0.95)
                if kind == "peacock":
                    f.add(ellipse(x, y, 3.4, 3), "#1a1420", "spot", 0.2, True)
                ax, ay = (44, -62 * k) if name == "fore" else (-46, -32 * k)
                veins = U(
                    [
                        limb([(2, -6, 1.6), (ax * q, ay * p, 0.5)], 3)
                        for q, p in ((0.55, 0.95), (0.85, 0.85), (0.95, 0.6))
                    ]
                ).intersection(inner)
                f.add(clean(veins), mix(rim, wing, 0.3), "veins", 0.2, True, 0.6)
    f.add(limb("-22,4,3 -4,0,8 14,-4,9 24,-8,7", 5), "#5a3a2a", "body", 0.6)
    f.add(
        U(limb("24,-10,1.6 36,-22,1.2 44,-24,1", 4), limb("26,-8,1.6 40,-14,1.2 48,-12,1", 4)),
        "#2a2028",
        "feeler",
        0.2,
        True,
    )
    return f
