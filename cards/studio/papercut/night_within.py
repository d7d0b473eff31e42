"""A moonlit night on the sea, seen through the openings of a house, and the boat in which somebody comes out of it."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.beasts import bird
from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import dark, mix
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank, star
from cards.studio.papercut.wardrobe import dress
from cards.studio.papercut.water import waves

INK, MOON = "#101338", "#fff6da"


def night_within(sc: Scene, holes: Any, sea: float, disc: float) -> None:
    """One night behind all the openings: a moon of that radius at the scene's light, its path on the sea (horizon at sea)."""
    mx, my = sc.light[:2]
    x0, y0, x1, y1 = holes.bounds
    r = sc.stream("night")
    with sc.clip(holes.buffer(2)):
        sc.flat(
            holes.buffer(6), sc.rad([(0, "#b9cdec"), (0.32, "#5580bc"), (0.62, "#1f4580"), (1, "#0b1c40")], mx, my, 440)
        )
        dots = [ellipse(r.uniform(x0, x1), r.uniform(y0, sea), 0.8 + 1.8 * r.random() ** 3) for _ in range(280)]
        sc.flat(U(dots), "#f3f2ff", 0.9)
        stars = [star(r.uniform(x0, x1), r.uniform(y0 + 10, sea - 30), r.uniform(5, 11), 4, 0.22) for _ in range(20)]
        sc.flat(U(stars), "#fffbe6")
        fill = sc.rad([(0, "#fffdf2"), (0.72, "#fff3d6"), (1, "#f0e0c0")], mx - 20, my - 20, disc * 1.1)
        sc.layer(ellipse(mx, my, disc), fill, z=3, sh=0.2, cut=0.4, wash=0.5, rim="#ffffff", rimop=0.9)
        spots = ((-80, 14, 20), (-36, -52, 17), (46, -34, 26), (86, 30, 17), (2, 10, 12), (-44, 66, 16))
        sc.flat(U([ellipse(mx + x, my + y, a, a * 0.86) for x, y, a in spots]), "#cdbfae", 0.45, None, 4)
        sc.glow(mx, my, 360, "#d6e4ff", 0.55)
        for name, P, c in (("e", [(110, 430), (170, 410), (232, 424)], "#4a6fa4"), ("g", [(360, 604), (430, 590), (520, 606)], "#5078ac")):  # fmt: skip
            b = bank(sc.stream(f"cloud {name}"), P, 7, 18, sx=2.6)
            sc.layer(b, sc.near("#c9d2f6", c, 260), z=4, sh=0.3, cut=0.4, rim="#ffffff", rimop=0.9, az=90)
        isles, _ = land(
            sc.stream("isles"), [(60, 640), (120, 616), (180, 632), (340, 644), (430, 622), (500, 632), (740, 626)], 2
        )
        sc.layer(isles, "#2a5080", z=3, sh=0.2, rim="#dfe6ff", rimop=0.9)
        water = sc.near("#9dbfe0", "#10244c", 400, (mx, sea + 30), mid="#3f6a9c")
        sc.layer(box(x0 - 20, sea, x1 + 20, 900), water, z=3, sh=0.2, cut=0.3, rim="#ffffff", rimop=0.9)
        for k in range(6):
            y = sea + 20 + 12 * k + 5 * k * k
            swell = waves(sc.stream(f"wave {k}"), x0 - 20, x1 + 20, y, 2 + 1.2 * k, 40 + 18 * k, 920)
            fill = sc.near(
                mix("#8fb4dc", "#4a7fb4", k / 6), mix("#33588c", "#16305c", k / 6), 330, (mx + 10 * k, sea + 10 * k)
            )
            sc.layer(swell, fill, z=3, sh=0.3, cut=0, fibre=0, rim="#dfe6ff", rimop=0.7)
        geese = [T(bird("goose", 1 if k % 2 else -1), 400 + 17 * k, 372 - abs(k - 2) * 9, 0.17) for k in range(5)]
        sc.flat(U(geese), "#dfe6ff", 0.9)


def moon_path(sc: Scene, a: tuple[float, float], b: tuple[float, float], w0: float, w1: float, n: int) -> None:
    """Glints of the moon on the water from a to b, w0 wide at a and w1 at b."""
    r = sc.stream("path")
    for k in range(n):
        t = (k / n) ** 1.25
        w = (w0 + (w1 - w0) * t) * r.uniform(0.25, 1.0)
        x, y = a[0] + (b[0] - a[0]) * t + r.gauss(0, 0.3) * (w0 + (w1 - w0) * t), a[1] + (b[1] - a[1]) * t
        sc.flat(limb([(x - w, y, 0.4), (x, y, 1.8 + 3.2 * t), (x + w, y, 0.4)], 3), MOON, 0.9)


def arriving_boat(sc: Scene, x: float, y: float, s: float) -> Any:
    """A boat comes towards us on the right, in it somebody hooded holds out a lantern; x, y is the water amidships.

    Returns the outline of boat and visitor.
    """
    hull = T(shape("-112,-46^ -60,-40 10,-36 70,-44 134,-76^ 128,-40 104,-2 70,18^ 0,26 -70,16^ -98,-8"), x, y, s)
    inside = T(shape("-112,-46^ -70,-62 0,-68 70,-66 134,-76^ 70,-44 10,-36 -60,-40"), x, y, s)
    who = T(
        person(40, "side", SIDE["reach"].but(lean=13, nod=6, hip=0.96, foot_a=(0.3, 0), foot_b=(-0.3, 0.02), hand_a=(0.86, -0.02), hand_b=(-0.1, 0.8), grip_a="grip"),
               dress("cloak", INK, INK), INK, hat="hood", hat_colour=INK),
        x - 12 * s, y - 22 * s, 1.02 * s,
    )  # fmt: skip
    bx, by = x - 12 * s, y - 22 * s
    cloak = T(shape("4,-158^ -22,-140 -40,-90 -74,-34 -92,-10^ -60,-14 -30,4 0,0 26,2^ 34,-60 30,-120^"), bx, by, s)
    hx, hy = who.at("head.crown")
    hood = T(shape("-34,46^ -30,14 -12,-10 6,-14 18,-4 24,12^ 18,30 20,50^"), hx - 4 * s, hy + 6 * s, s)
    body = fillet(U(who.outline(), cloak, hood), 4)
    sc.layer(
        inside,
        sc.lin([(0, "#1c1430"), (1, "#5a3a40")], x - 110 * s, 0, x + 130 * s, 0),
        z=2,
        cut=0,
        rim=MOON,
        rimop=0.8,
    )
    fill = sc.lin([(0, "#262a62"), (0.5, "#161a48"), (1, "#0c0f30")], 0, by - 190 * s, 0, by)
    sc.layer(body, fill, z=3, cut=0, fibre=0, rim="#ffffff", rimop=1, rimw=1.8)
    with sc.clip(body):
        folds = [
            limb([(6 - 9 * k, -140 + 6 * k, 0.6), (-10 - 12 * k, -70, 2.4), (4 - 22 * k, 0, 0.8)], 5) for k in range(4)
        ]
        sc.flat(T(U(folds), bx, by, s), "#070a24", 0.8)
    sc.layer(
        hull,
        sc.lin([(0, "#2a1a34"), (0.6, "#6a3a40"), (1, "#b06a54")], x - 110 * s, 0, x + 130 * s, 0),
        z=5,
        cut=0,
        rim="#ffe9c0",
        rimop=0.9,
    )
    planks = [
        limb([(-108 + 6 * i, -32 + 13 * i, 0.6), (8, -22 + 13 * i, 2), (128 - 8 * i, -60 + 18 * i, 0.6)], 6)
        for i in range(3)
    ]
    sc.flat(T(U(planks), x, y, s).intersection(hull), "#160c20", 0.7)
    rim = T(limb([(-113, -46, 5), (-60, -40, 6), (10, -36, 6.5), (70, -44, 6.5), (136, -78, 6)], 7), x, y, s)
    sc.layer(
        rim, sc.lin([(0, "#6a4a50"), (1, "#e09a70")], x - 110 * s, 0, x + 130 * s, 0), z=1.6, cut=0, rim=MOON, rimop=1
    )
    foam = [
        limb([(-116 - 6 * k, 10 + 9 * k, 0.5), (0, 32 + 7 * k, 4 - k), (124 + 12 * k, 6 + 10 * k, 0.5)], 6)
        for k in range(3)
    ]
    sc.flat(T(U(foam), x, y, s), "#eaf4ff", 0.85)
    hx, hy = who.at("hand_a.hold")
    glass = box(hx - 8, hy + 10, hx + 8, hy + 34).buffer(3)
    sc.glow(hx, hy + 20, 150, "#ffb850", 1.0)
    sc.layer(
        glass,
        sc.lin([(0, "#fff0b8"), (1, "#ffb848")], 0, hy + 6, 0, hy + 36),
        z=1,
        cut=0,
        fibre=0,
        rim="#ffffff",
        rimop=1,
    )
    frame = U(box(hx - 12, hy + 5, hx + 12, hy + 9), box(hx - 12, hy + 35, hx + 12, hy + 40))
    sc.flat(frame, INK)
    sc.stroke([(hx - 8, hy + 6), (hx, hy - 4), (hx + 8, hy + 6)], INK, 2.2)
    sc.glow(hx, hy + 20, 60, "#fff3c8", 0.9)
    return clean(U(body, hull, inside))


def armchair_behind(cloth: str = "#1f4450") -> list[tuple[Any, str, float]]:
    """A wing chair seen from behind, feet at 0,0, about 190 wide and 240 high: (piece, colour, height)."""
    legs = U([limb([(x, -30, 13), (x * 1.08, 0, 8)], 2) for x in (-62, 62)])
    arms = shape("-92,-30^ -100,-108 -88,-128 -70,-130^ 70,-130^ 88,-128 100,-108 92,-30^")
    back = shape("-74,-24^ -84,-120 -88,-196 -74,-226 -40,-238 0,-244 40,-238 74,-226 88,-196 84,-120 74,-24^")
    piping = back.buffer(-7).difference(back.buffer(-9.5))
    skirt = shape("-92,-34^ 0,-28 92,-34^ 90,-10 0,-4 -90,-10^")
    return [
        (legs, "#160f18", 1),
        (arms, dark(cloth, 0.25), 2),
        (back, cloth, 3),
        (piping, dark(cloth, 0.45), 0.4),
        (skirt, dark(cloth, 0.15), 1.4),
    ]
