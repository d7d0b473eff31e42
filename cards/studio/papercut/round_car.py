"""A small car with a large round roof, seen from half above: coming towards us, or going away."""

from __future__ import annotations

from cards.studio.papercut.colour import dark, light, mix
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape


def round_car(paint: str, roof: str, coming: bool = True) -> Figure:
    """About 200 wide and 330 long, the middle of its wheels on 0,0; anchors window (where a driver leans out), lamp_a, lamp_b."""
    f = Figure()
    f.add(
        shape(
            "-92,-150 -60,-176 0,-182 60,-176 92,-150 100,-90 96,0 104,80 100,128 84,156 0,164 -84,156 -100,128 -104,80 -96,0 -100,-90"
        ),
        mix(dark(paint, 0.3), "#3a2a5a", 0.2),
        "under",
        1.0,
    )
    for x in (-98, 98):
        for y in (-104, 96):
            f.add(T(shape("-13,-36 0,-42 13,-36 15,0 13,36 0,42 -13,36 -15,0"), x, y), "#2e2a36", "wheel", 0.8)
    hull = shape(
        "-86,-148 -56,-172 0,-178 56,-172 86,-148 95,-100 88,-20 95,60 97,104 82,136 0,146 -82,136 -97,104 -95,60 -88,-20 -95,-100"
    )
    f.add(hull, paint, "hull", 1.6)
    for x in (-1, 1):
        for y in (-100, 84):
            f.add(
                T(shape("-20,-46 0,-54 16,-44 20,0 14,46 0,52 -20,44 -26,0"), x * 78, y, 1, flip=x < 0),
                light(paint, 0.1),
                "wing",
                1.0,
            )
    hood = (
        shape("-52,44 0,36 52,44 60,90 50,126 0,136 -50,126 -60,90")
        if coming
        else shape("-54,64 0,58 54,64 60,96 50,126 0,134 -50,126 -60,96")
    )
    f.add(hood, light(paint, 0.2), "hood", 1.0)
    f.add(clean(limb("0,44,5 0,130,5", 1)), light(paint, 0.55), "crease", 0.3, True, 0.8)
    if coming:
        front = shape("-66,34^ -74,-2 -66,-18 0,-26 66,-18 74,-2 66,34^ 0,24")
        f.add(front, "#3f6f8c", "glass", 1.0)
        f.add(clean(shape("-50,22^ -30,-18 -6,-20 -30,22^").intersection(front)), "#bfe4ee", "glint", 0.2, True, 0.8)
    else:
        front = shape("-58,52^ -64,24 0,14 64,24 58,52^ 0,46")
        f.add(front, "#3f6f8c", "glass", 1.0)
        f.add(clean(shape("-40,50^ -26,20 -10,18 -24,48^").intersection(front)), "#bfe4ee", "glint", 0.2, True, 0.8)
    if coming:  # the rear window, and the boot behind it
        f.add(shape("-46,-150^ -40,-164 0,-170 40,-164 46,-150^ 0,-158"), "#3f6f8c", "glass", 0.6)
    else:
        f.add(shape("-64,-116^ -58,-144 0,-154 58,-144 64,-116^ 0,-132"), "#3f6f8c", "glass", 0.8)
        f.add(clean(shape("-44,-118^ -36,-146 -16,-150 -22,-120^")), "#bfe4ee", "glint", 0.2, True, 0.7)
    if not coming:
        f.add(shape("-52,-168 0,-174 52,-168 56,-146 0,-158 -56,-146"), light(paint, 0.16), "bonnet", 0.8)
    top = (
        shape("-70,-8 -78,-70 -68,-128 -36,-146 0,-150 36,-146 68,-128 78,-70 70,-8 36,4 0,8 -36,4")
        if coming
        else shape("-66,22 -76,-40 -68,-104 -36,-124 0,-128 36,-124 68,-104 76,-40 66,22 36,34 0,38 -36,34")
    )
    f.add(top, roof, "roof", 2.4)
    c = top.centroid
    f.add(
        clean(T(top, 0, 0, 0.86, o=(c.x, c.y)).difference(T(top, 0, 0, 0.835, o=(c.x, c.y)))),
        dark(roof, 0.16),
        "roof.seam",
        0.2,
        True,
        0.6,
    )
    for x in (-1, 1):  # mirrors
        f.add(
            T(
                fillet(U(limb("74,26,5 92,18,5", 1), ellipse(98, 15, 11, 8, -20)), 1),
                0,
                0 if coming else -104,
                1,
                flip=x < 0,
            ),
            "#dfe4e6",
            "mirror",
            1.0,
        )
    dy = 0 if coming else 22
    f.add(T(limb("4,-136,3 40,-128,9 58,-106,11 66,-62,3", 8), 0, dy), "#ffffff", "roof.shine", 0.2, True, 0.9)
    low = 152
    if coming:
        f.add(
            shape(f"-84,{low - 26} 0,{low - 12} 84,{low - 26} 82,{low + 10} 0,{low + 20} -82,{low + 10}"),
            mix(dark(paint, 0.12), "#5a3a6a", 0.1),
            "face",
            1.0,
        )
        for x, n in ((-60, "lamp_a"), (60, "lamp_b")):
            f.add(ellipse(x, low - 10, 17, 16), "#dfe4e6", "ring", 0.8)
            f.add(ellipse(x, low - 10, 13, 12), "#fff6c8", "lamp", 0.4)
            f.mark(n, x, low - 10)
        f.add(U([limb([(-26, y, 3.4), (26, y, 3.4)], 1) for y in (low - 4, low + 3)]), "#f4f0e4", "grille", 0.4)
    else:
        f.add(
            shape(f"-84,{low - 28} 0,{low - 18} 84,{low - 28} 82,{low + 10} 0,{low + 18} -82,{low + 10}"),
            mix(dark(paint, 0.18), "#5a3a6a", 0.12),
            "face",
            1.0,
        )
        for x, n in ((-64, "lamp_a"), (64, "lamp_b")):
            f.add(ellipse(x, low - 8, 9, 13), "#e8402f", "lamp", 0.6)
            f.mark(n, x, low - 8)
        f.add(shape(f"-24,{low - 10}^ 24,{low - 10}^ 24,{low + 5}^ -24,{low + 5}^"), "#f4f0e4", "plate", 0.5)
    f.add(limb(f"-92,{low + 8},11 0,{low + 20},12 92,{low + 8},11", 6), "#e6e8ea", "bumper", 1.2)
    f.mark("window", 78, -30)
    return f
