"""A swan that bends its neck back to its own wing, seen from rather high, and the reeds beside it."""

from __future__ import annotations

from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.scene import Scene


def swan(sc: Scene, x: float, y: float, s: float = 1.0) -> None:
    """The swan, its mirror and the ring that it makes in the water."""
    body = shape("-96,6 -120,-22 -100,-26 -60,-50 0,-58 50,-48 84,-20 84,10 60,30 0,38 -60,30")
    wing = shape("-104,-30^ -70,-66 -20,-78 30,-66 58,-38 44,-10 0,2 -50,-4 -84,-18")
    neck = limb("58,-12,44 90,-50,29 98,-104,21 78,-146,19 44,-158,19 18,-138,18", 8)
    head = fillet(U(ellipse(10, -126, 18, 15, 35), limb("16,-140,17 4,-122,20", 4)), 4)
    f = Figure()
    whole = fillet(U(body, neck), 16)
    f.add(whole, "#fbfaf6", z=1.6)
    f.add(
        shape("-118,-20 -60,-16 20,0 70,-20 92,-44 96,-20 84,12 60,32 0,40 -60,32 -96,8").intersection(whole),
        "#b9c4f0",
        flat=True,
        op=0.9,
    )
    for k, (dx, dy, c) in enumerate(((-16, 14, "#b4bfee"), (-8, 7, "#dfe4fb"), (0, 0, "#fffdf6"))):
        f.add(T(wing, dx, dy, 1 - 0.05 * (2 - k)), c, z=1.2)
    rows = [
        limb([(44 - 22 * j, -64 + 17 * i, 0.6), (36 - 22 * j, -56 + 17 * i, 2), (22 - 22 * j, -57 + 17 * i, 0.6)], 5)
        for i in range(3)
        for j in range(4 - i)
    ]
    f.add(U(rows).intersection(wing.buffer(-3)), "#8f9ad6", flat=True, op=0.75)
    f.add(limb("60,26,2 0,38,9 -64,26,2", 6).intersection(whole), "#8c9ade", flat=True, op=0.8)
    f.add(limb("70,-6,3 104,-40,9 108,-102,6 90,-142,1", 8).intersection(neck), "#a9b4e4", flat=True, op=0.8)
    f.add(head, "#fffdf6", z=1.2)
    f.add(shape("6,-116^ 14,-112 4,-92 -8,-82 -12,-86 -6,-104"), "#f08a2c", z=1.2)
    f.add(shape("2,-122 12,-114 8,-106 0,-112"), "#20242c", z=0.8)
    f.add(ellipse(8, -128, 2.4), "#20242c", flat=True)
    mirror = T(shape("-110,0 -60,40 0,52 60,40 92,0"), x, y + 26 * s, s)
    sc.flat(mirror, "#d8f0f2", 0.4, blur=5)
    sc.flat(T(ellipse(0, 30, 104, 20), x + 6, y + 6, s), "#03405c", 0.55, "multiply", 7)
    put(sc, T(f, x, y, s), z=2.6, rim=(2, 3, "#fffbe2", 0.8), sh=0.4)
    shade = sc.lin([(0, "#5a6cc4", 0), (0.55, "#5a6cc4", 0), (1, "#3c4ea8", 0.5)], x - 40, y - 150, x + 60, y + 40)
    sc.flat(T(f.outline(), x, y, s), shade, 1, "multiply")


def reeds(sc: Scene) -> None:
    """The dark near edge: blades and cat-tails in the lower right corner."""
    r = sc.stream("reeds")
    for k, (c, c2) in enumerate((("#1f7a66", "#0a4a50"), ("#0f5650", "#06343c"), ("#0a3c40", "#04222e"))):
        blades, tails = [], []
        for _ in range(34):
            x = 800 - 430 * r.random() ** 1.7 + 20 * k
            h = (430 - 80 * k) * r.uniform(0.5, 1.1) * (0.45 + 0.55 * (x - 330) / 470)
            lean = r.uniform(-60, 26)
            y = 1256
            blades.append(limb([(x, y, 17), (x + lean * 0.2, y - h * 0.5, 12), (x + lean, y - h, 1)], 8))
            if r.random() < 0.16:
                tx, ty = x + lean * 0.5 + 8, y - h * 0.9
                blades.append(limb([(x + 6, y, 4), (tx, ty, 3), (tx + lean * 0.06, ty - 74, 1.4)], 6))
                tails.append(limb([(tx + lean * 0.01, ty, 12), (tx + lean * 0.05, ty - 46, 12)], 4))
        if k == 2:
            blades.append(shape("300,1270 450,1236 600,1226 760,1214 840,1208 840,1280 300,1280"))
        sc.layer(U(blades), sc.lin([(0, c), (1, c2)], 600, 900, 760, 1220), z=7, cut=0.4, rim="#c8f4c0", rimop=0.6)
        if tails:
            sc.layer(U(tails), "#5a3420", z=3, cut=0.3, rim="#ffd9a0", rimop=0.8)
