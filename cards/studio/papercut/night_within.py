"""A moonlit night on the sea, seen through the openings of a house, with somebody who comes in a boat."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from cards.studio.papercut.beasts import bird
from cards.studio.papercut.boats import sail_boat
from cards.studio.papercut.body import SIDE
from cards.studio.papercut.colour import mix
from cards.studio.papercut.figure import put
from cards.studio.papercut.geometry import T, U, ellipse, limb, shape
from cards.studio.papercut.land import land
from cards.studio.papercut.people import person
from cards.studio.papercut.scene import Scene
from cards.studio.papercut.sky import bank, star
from cards.studio.papercut.wardrobe import dress
from cards.studio.papercut.water import waves


def night_within(sc: Scene, holes: Any, sea: float, disc: float) -> None:
    """One night behind all the openings: a moon of that radius at the scene's light, its path on the sea (horizon at sea)."""
    mx, my = sc.light[:2]
    r = sc.stream("night")
    with sc.clip(holes.buffer(2)):
        sc.flat(
            holes.buffer(6), sc.rad([(0, "#c9d6ee"), (0.3, "#6f92c4"), (0.58, "#2a5288"), (1, "#0f2348")], mx, my, 400)
        )
        dots = [ellipse(r.uniform(60, 690), r.uniform(280, sea), 0.8 + 1.8 * r.random() ** 3) for _ in range(260)]
        sc.flat(U(dots), "#f3f2ff", 0.9)
        stars = [star(r.uniform(80, 670), r.uniform(330, sea - 30), r.uniform(5, 10), 4, 0.22) for _ in range(14)]
        sc.flat(U(stars), "#fffbe6")
        fill = sc.rad([(0, "#fffdf2"), (0.72, "#fff3d6"), (1, "#eadfc8")], mx - 20, my - 20, disc * 1.1)
        sc.layer(ellipse(mx, my, disc), fill, z=3, sh=0.2, cut=0.4, wash=0.5, rim="#ffffff", rimop=0.9)
        spots = ((-70, 14, 18), (-30, -40, 14), (40, 34, 22), (76, -14, 15), (6, 4, 10), (-40, 70, 14))
        sc.flat(U([ellipse(mx + x, my + y, a, a * 0.86) for x, y, a in spots]), "#cdbfae", 0.5, None, 4)
        sc.glow(mx, my, 330, "#d6e4ff", 0.6)
        for name, P, c in (("e", [(180, 420), (260, 396), (320, 410)], "#4a6fa4"), ("f", [(470, 540), (540, 520), (620, 536)], "#5f86b8"),
                           ("g", [(180, 600), (240, 588), (330, 604), (400, 612)], "#5078ac")):  # fmt: skip
            b = bank(sc.stream(f"cloud {name}"), P, 8, 20, sx=2.4)
            sc.layer(b, sc.near("#c9d2f6", c, 260), z=4, sh=0.3, cut=0.4, rim="#ffffff", rimop=0.9, az=90)
        isles, _ = land(
            sc.stream("isles"), [(180, 640), (230, 622), (290, 634), (420, 640), (500, 616), (560, 628), (640, 640)], 2
        )
        sc.layer(isles, "#2a5080", z=3, sh=0.2, rim="#dfe6ff", rimop=0.9)
        water = sc.lin([(0, "#86a6cc"), (0.25, "#3f6698"), (1, "#10244c")], 0, sea, 0, 860)
        sc.layer(box(40, sea, 720, 900), water, z=3, sh=0.2, cut=0.3, rim="#ffffff", rimop=0.9)
        for k in range(6):
            y = sea + 22 + 12 * k + 5 * k * k
            swell = waves(sc.stream(f"wave {k}"), 60, 720, y, 2 + 1.4 * k, 40 + 18 * k, 900)
            sc.layer(
                swell,
                sc.near(mix("#7fa2cc", "#2c558a", k / 6), mix("#33588c", "#0f2248", k / 6), 330, (mx, sea)),
                z=3,
                sh=0.3,
                cut=0,
                fibre=0,
                rim="#dfe6ff",
                rimop=0.7,
            )
        for k in range(90):
            y = sea + 3 + 200 * (k / 90) ** 1.3
            w = (6 + 40 * (y - sea) / 190) * r.uniform(0.4, 1.2)
            x = mx + r.gauss(0, 12 + 0.2 * (y - sea))
            sc.flat(limb([(x - w, y, 0.4), (x, y, 1.8 + (y - sea) * 0.014), (x + w, y, 0.4)], 3), "#fff6da", 0.9)
        put(sc, T(sail_boat(), 500, 654, 0.4), z=1.6)
        geese = [T(bird("goose", 1 if k % 2 else -1), 430 + 17 * k, 380 - abs(k - 2) * 10, 0.17) for k in range(5)]
        sc.flat(U(geese), "#dfe6ff", 0.9)
        visitor(sc, mx - 2, sea + 166)


def visitor(sc: Scene, x: float, y: float) -> None:
    """Bow on, somebody stands in a boat with a lantern."""
    for k, w in enumerate((110, 90, 66)):
        yy = y + 4 + 9 * k
        sc.flat(limb([(x - w, yy, 0.5), (x, yy, 6 - k), (x + w, yy, 0.5)], 4), "#0e1236", 0.8 - 0.2 * k)
    who = T(
        person(40, "tq", SIDE["stand"].but(lean=5, nod=4, grip_a="grip", hand_a=(0.84, 0.02), hand_b=(0.1, 0.9)), dress("cloak", "#20204e", "#20204e"), "#20204e",
               hat="hood", hat_colour="#20204e"),
        x - 6, y - 24, 0.86, flip=True,
    )  # fmt: skip
    out = who.outline()
    sc.layer(
        out,
        sc.lin([(0, "#1a1c4c"), (1, "#0e1236")], 0, y - 140, 0, y),
        z=2,
        cut=0,
        fibre=0,
        rim="#ffffff",
        rimop=1,
        rimw=1.5,
    )
    hull = shape(f"{x - 80},{y - 40}^ {x},{y - 26} {x + 80},{y - 40}^ {x + 60},{y - 4} {x},{y + 12} {x - 60},{y - 4}")
    sc.layer(hull, sc.lin([(0, "#4a2c3c"), (1, "#1c1230")], 0, y - 30, 0, y + 8), z=3, cut=0, rim="#ffe9c0", rimop=0.9)
    sc.layer(limb([(x, y - 56, 8), (x, y + 8, 11)], 1), "#5a3444", z=2, cut=0, rim="#ffe9c0", rimop=0.9)
    hx, hy = who.at("hand_a.hold")
    sc.layer(box(hx - 7, hy + 6, hx + 7, hy + 26).buffer(3), "#ffc860", z=1, cut=0, fibre=0, rim="#ffffff", rimop=1)
    sc.stroke([(hx - 6, hy + 6), (hx, hy - 3), (hx + 6, hy + 6)], "#161a40", 1.8)
    sc.glow(hx, hy + 16, 120, "#ffb850", 1.0)
