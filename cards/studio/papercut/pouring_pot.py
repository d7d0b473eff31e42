"""A white teapot painted in cobalt, tilted by an old hand out of a wide sleeve."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import dark
from cards.studio.papercut.figure import Figure, put
from cards.studio.papercut.geometry import T, U, clean, ellipse, limb, shape
from cards.studio.papercut.gestures import grasp
from cards.studio.papercut.land import land, y_at
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.plants import leaf, poplar
from cards.studio.papercut.scene import Scene

COBALT, SKIN = "#2d4f93", "#b5754c"
POT = (346.0, 322.0, 26.0)  # the middle of the belly, and the tilt in degrees
SUN = (860.0, 120.0)


def in_pot(g: Any) -> Any:
    """From the frame of the upright pot to the card."""
    return T(g, POT[0], POT[1], 1.0, rot=POT[2])


BODY = "0,-124 66,-116 122,-84 156,-30 158,30 130,84 78,118 0,128 -78,118 -130,84 -158,30 -156,-30 -122,-84 -66,-116"
SPOUT = "112,70 158,60 184,22 196,-22 208,-64 230,-98^ 262,-50^ 250,-26 240,14 214,68 178,106 112,110"


def china(sc: Scene) -> str:
    """Porcelain: white where the window sees it, lilac blue in its own shade."""
    return sc.rad([(0, "#ffffff"), (0.42, "#fffaf0"), (0.62, "#dfe6f0"), (0.82, "#a9bad8"), (1, "#7f94c0")], 640, 170, 560)  # fmt: skip


def draw_hand(sc: Scene) -> None:
    """Sleeve, lace, and the fist round the handle; what lies behind the handle first."""
    place = lambda g: T(in_pot(T(g, -240, -18, 1.72)), 0, 0)
    back, over = grasp(SKIN)
    put(sc, place(back), z=4, rim=(-3, 2, "#fff0d0", 0.8))
    handle = in_pot(limb("-118,-78,26 -168,-108,27 -222,-98,27 -246,-48,27 -238,12,27 -204,56,27 -136,70,24", 10))
    sc.layer(handle, china(sc), z=8, sh=0.5)
    put(sc, place(over), z=4, rim=(-3, 2, "#fff0d0", 0.9))
    fist = U(place(over).outline(), place(back).outline())
    with sc.clip(fist):
        sc.flat(fist.difference(T(fist, 10, -12)), "#4a1c2c", 0.5, "multiply", 9)
        lines = [limb([(-8 + d, y - 5, 0.4), (-6.5 + d, y, 1.1), (-8 + d, y + 5, 0.4)], 4) for y in (-22, -8, 7, 21) for d in (0, 3.4)]  # fmt: skip
        sc.flat(place(U(lines)), dark(SKIN, 0.45), 0.55)
        sc.flat(place(U([ellipse(9, y, 5, 2.2) for y in (-26, -12, 3, 18)])), "#ffd8a8", 0.4, "screen", 2)
    ring = T(in_pot(T(limb("-2,-1,4 0,5.5,4.6 -2,12,4", 5), -240, -18, 1.72)), 0, 0)
    sc.layer(ring, "#f6c850", z=1.4, cut=0, wash=0, fibre=0, rim="#fffbe0")
    spots = [ellipse(x, y, 1.8) for x, y in ((-50, 4), (-44, -6), (-40, 12), (-34, 2), (-30, -14))]
    sc.flat(place(U(spots)), dark(SKIN, 0.4), 0.5)
    sleeve = in_pot(
        shape("-292,-96^ -342,-114 -420,-150 -560,-210^ -760,60^ -620,190 -470,110 -340,78 -290,60^ -304,-18")
    )
    sc.layer(sleeve, sc.lin([(0, "#1c1238"), (0.6, "#3c2468"), (1, "#6a4a9c")], 0, 260, 110, 130), z=9, sh=0.5)
    sc.flat(in_pot(U(limb("-352,-70,1 -420,-60,7 -540,-40,2", 5), limb("-350,10,1 -430,50,7 -540,80,2", 5))), "#120a28", 0.6, blur=1.5)  # fmt: skip
    rimlight(sc, sleeve, -3, 2, "#c8a8f0", 0.7, r=900)
    for j, (dx, c) in enumerate(((0, "#dfe4f0"), (-15, "#ffffff"))):
        lobes = [ellipse(-288 + dx - abs(k - 4) * 0.6, -88 + k * 18, 13, 11).difference(ellipse(-284 + dx, -88 + k * 18, 3.4)) for k in range(9)]  # fmt: skip
        band = limb([(-302 + dx, -100, 18), (-305 + dx, -18, 18), (-300 + dx, 66, 18)], 4)
        sc.layer(in_pot(U(lobes, band)), c, z=4, cut=0, wash=0, fibre=0, sh=0.45, rim="#ffffff", rimop=1)
        if j:
            sc.flat(in_pot(U([ellipse(-318, -84 + 12 * k, 2.2) for k in range(13)])), "#8a9cc8", 0.8)


def draw_view(sc: Scene) -> None:
    """What is painted on the belly: hills, a viaduct with a train, a house."""
    V = in_pot(ellipse(4, 8, 116, 84))
    sc.flat(U(V.difference(V.buffer(-4)), V.buffer(-8).difference(V.buffer(-10))), COBALT, 0.95)
    with sc.clip(V.buffer(-10)):
        sc.flat(V, "#eef4fc", 0.6)
        sc.flat(in_pot(ellipse(56, -26, 15)), COBALT, 0.3)
        hills = (
            ([(-140, 6), (-70, -20), (0, 0), (60, -22), (140, 4)], 0.3, (-80, 20)),
            ([(-140, 26), (-80, 8), (-10, 22), (70, 2), (140, 22)], 0.5, (-60, 90)),
            ([(-140, 62), (-60, 40), (10, 54), (80, 36), (140, 54)], 0.75, (-88, -74, 84)),
        )
        for k, (P, op, trees) in enumerate(hills):
            g, t = land(sc.stream(f"paint{k}"), P, 2, base=140)
            pop = [poplar(sc.stream(f"pp{k}{x}"), x, y_at(t, x) + 2, 16 + k * 8, 6 + k * 3) for x in trees]
            sc.flat(in_pot(U(g, pop)), COBALT, op)
        arches = clean(U(box(-70, 8, 70, 15), *[box(-66 + j * 22, 14, -60 + j * 22, 46) for j in range(7)]))
        sc.flat(in_pot(arches), COBALT, 0.95)
        sc.flat(in_pot(U(box(22, -2, 36, 8), box(2, 0, 19, 8), box(-18, 0, -1, 8), box(30, -8, 34, 0))), COBALT, 0.95)
        sc.flat(in_pot(U(box(-64, 36, -34, 62), Polygon([(-70, 38), (-49, 20), (-28, 38)]))), "#f7f2ee")
        sc.flat(in_pot(U(box(-54, 46, -46, 62), box(-43, 44, -38, 50))), COBALT, 0.95)


def draw_pot(sc: Scene) -> Figure:
    """The whole, with the hand; returns where its mouth is."""
    body, spout = in_pot(shape(BODY)), in_pot(shape(SPOUT))
    foot = in_pot(shape("-74,112^ 74,112^ 84,136 74,144 0,148 -74,144 -84,136"))
    mouth = in_pot(ellipse(246, -74, 12, 29, -34))
    lid = in_pot(shape("-84,-112^ -76,-138 -44,-156 0,-162 44,-156 76,-138 84,-112^ 40,-102 0,-100 -40,-102"))
    knob = in_pot(U(ellipse(0, -182, 19, 17), box(-8, -172, 8, -156)))
    sc.flat(T(U(body, spout, lid, foot, knob), -62, 74), "#0a2a34", 0.42, "multiply", 16)
    draw_hand(sc)
    fill = china(sc)
    sc.layer(spout, fill, z=9, sh=0.45, rim="#ffffff", rimop=1)
    sc.layer(foot, fill, z=6)
    sc.layer(body, fill, z=12, sh=0.5, rim="#ffffff", rimop=1)
    with sc.clip(body):
        sc.flat(body.difference(T(body, 56, -18)), "#3a4c98", 0.42, "multiply", 26)
        draw_view(sc)
        row = [leaf(x, -92 + (x / 112) ** 2 * 26 + (3 if k % 2 else -3), 14, (-0.5 if k % 2 else 0.5) + x / 300, 0.45) for k, x in enumerate(range(-112, 113, 14))]  # fmt: skip
        sc.flat(in_pot(U(row)), COBALT, 0.9)
        sc.flat(in_pot(ellipse(92, -58, 16, 44, -34)), "#ffffff", 0.95, None, 6)
        sc.flat(in_pot(ellipse(40, -92, 30, 7, 8)), "#ffffff", 0.8, None, 4)
    with sc.clip(spout):
        sc.flat(spout.difference(T(spout, 2, -16)), "#3a4c98", 0.4, "multiply", 7)
        sc.flat(in_pot(U([leaf(136 + k * 17, 86 - k * 24, 17, -1.1 + (1.0 if k % 2 else -0.5), 0.45) for k in range(6)])), COBALT, 0.85)  # fmt: skip
    sc.layer(lid, fill, z=7, sh=0.45, rim="#ffffff", rimop=1)
    with sc.clip(lid):
        sc.flat(lid.difference(T(lid, 24, -8)), "#3a4c98", 0.4, "multiply", 12)
        sc.flat(in_pot(U([leaf(x, -126, 12, (-0.6 if k % 2 else 0.6), 0.45) for k, x in enumerate(range(-66, 70, 13))])), COBALT, 0.85)  # fmt: skip
    band = in_pot(shape("-88,-114^ -44,-102 0,-99 44,-102 88,-114^ 88,-105 44,-92 0,-89 -44,-92 -88,-105"))
    gold = sc.lin([(0, "#b9772c"), (0.5, "#f0bc50"), (1, "#fff0b4")], 280, 200, 480, 240)
    for g in (band, knob):
        sc.layer(g, gold, z=4, cut=0.2, rim="#fffbe0", rimop=1)
    for g in (body, spout, lid, knob, foot):
        rimlight(sc, g, -3.4, 2.2, "#ffffff", 0.9, blur=1.4, c=SUN, r=760)
    sc.layer(mouth.buffer(4), gold, z=3, cut=0, sh=0.4)
    sc.flat(mouth, sc.rad([(0, "#ffd070"), (1, "#7a3412")], *mouth.centroid.coords[0], 30))
    f = Figure()
    f.mark("mouth", *mouth.centroid.coords[0])
    return f
