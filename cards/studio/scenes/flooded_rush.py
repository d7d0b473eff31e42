"""A street at the bottom of the sea: everybody walks off under an umbrella; one boy stands still, turned to us, and looks
up at the great ray that glides over the town.

Palette: surface lemon #fbf6c8, sea milk #cfeede, sea green #5fb8a4, petrol #17525c, ink green #0c2c38, bag orange #f2701f.
Light: the sun through the surface, upper right. Planes: surface / water / ray / far houses / near houses / walkers / boy / near umbrellas.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from cards.studio.papercut import *
from cards.studio.papercut.camera import Camera
from cards.studio.papercut.figure import Piece
from cards.studio.papercut.gabled_front import gabled_front
from cards.studio.papercut.manta import manta, turtle
from cards.studio.papercut.reef_fish import minnow
from cards.studio.papercut.umbrella import umbrella

LX, LY = 560, 40
CAM = Camera(418, 918, 620, 1.5)
STREET = 7.4  # half its width, metres
BOY = (404, 1122, 1.72)
RAY = (392, 352, 1.62, -13)  # where the great ray is, its size, how it banks
HIGH, TONES = (7.4, 9.8, 8.2, 10.6, 6.8), ("#4a9488", "#3f7f80", "#5fa08a", "#37747c", "#4f8c80")
FOG, DEEP, INK = "#b9e6d2", "#17525c", "#0c2c38"


def far_off(c: str, z: float) -> str:
    """A colour as the water lets it through over z metres."""
    return mix(c, FOG, min(0.86, max(0.0, (z - 6) / 44) ** 0.7))


def draw_water(sc: Scene) -> None:
    """From the bright surface down to the green of the street."""
    sc.backdrop(
        sc.lin(
            [(0, "#fbf6c8"), (0.14, "#cfeed2"), (0.42, "#86d0b8"), (0.72, "#5fb8a4"), (1, "#2f8a86")], 480, 0, 400, 1200
        )
    )
    sc.glow(LX, LY, 620, "#fffbd8", 0.9)
    for k in range(4):  # the surface, from beneath: sheet under sheet
        xs = np.linspace(-40, 840, 90)
        y0 = 96 - 26 * k
        edge = [(x, y0 + (12 - 2 * k) * math.sin(x / (74 - 9 * k) + 1.9 * k) + 5 * math.sin(x / 23 + k)) for x in xs]
        tone = ("#d9f2d0", "#ecf8cf", "#f8fad4", "#fffde6")[k]
        sc.layer(
            Polygon([*edge, (840, -60), (-40, -60)]),
            tone,
            z=5,
            op=0.75,
            sh=0.12,
            shc="#5fb8a4",
            cut=0.5,
            rim="#ffffff",
            rimop=1,
            rimw=1.6,
        )
    beams = [(math.pi * (0.44 + 0.075 * k), 0.022 + 0.014 * (k % 3), 0.55) for k in range(7)]
    shafts(sc, LX, LY - 120, beams, 1250, "#fffbd8", 12, 90)


def draw_ray(sc: Scene) -> None:
    """It fills the water over the street; the sun shines through the edges of its wings."""
    x, y, s, rot = RAY
    ray = T(manta(), x, y, s, rot=rot)
    sc.flat(T(ray["body"], -14, 26), "#1f6a6c", 0.35, "multiply", 14)
    fill = sc.rad([(0, "#5fb0a4"), (0.35, "#2a7078"), (1, "#123f4c")], LX + 60, LY + 60, 560)
    sc.layer(ray["body"], fill, z=12, sh=0.25, shc=DEEP, cut=0.5, rim="#fffbe0", rimop=1, rimw=2)
    rimlight(sc, ray["body"], -5, 7, "#fffbd8", 1.0, r=620)
    sc.flat(ray["belly"], "#d9f2e0", 0.3, None, 5)
    sc.flat(ray["slits"], INK, 0.72)
    sc.flat(ray["lines"], "#bfe8d8", 0.4)


def house(sc: Scene, d: int, z: tuple[float, float], high: float, tone: str, k: int) -> None:
    """One house with its gabled front to the street, on side d."""
    m = sum(z) / 2
    c = far_off(tone, m)
    g = gabled_front(CAM, sc.stream(f"house{d}{k}"), d * STREET, z, high)
    sc.layer(g["flank"], dark(c, 0.22), z=5, sh=0.2, cut=0.3)
    sc.layer(g["roof"], dark(c, 0.34), z=5, sh=0.25, cut=0.3, rim="#f4fbd8", rimop=0.8)
    fill = sc.lin([(0, mix(c, "#eaf6d0", 0.45)), (0.6, c), (1, dark(c, 0.2))], 0, g["front"].bounds[1], 0, 960)
    sc.layer(g["front"], fill, z=6, sh=0.3, cut=0.4, rim="#f4fbd8", rimop=0.8, rimw=1.2)
    sc.flat(g["dim"], dark(c, 0.42), 0.8)
    sc.flat(g["glow"], mix("#ffe48a", FOG, min(0.5, m / 80)), 0.95)


def draw_town(sc: Scene) -> None:
    """A street of gabled fronts that goes off into the green."""
    edges = [64, 54, 46, 39, 33, 27.5, 22.5, 18, 14, 10.6]
    street = Polygon([CAM.at(-STREET, 0, 70), CAM.at(STREET, 0, 70), (1500, 1240), (-700, 1240)])
    sc.layer(
        street,
        sc.rad([(0, "#fffde0"), (0.22, "#dcefc8"), (0.5, "#7cc0a8"), (1, "#17565e")], BOY[0], BOY[1] - 20, 560),
        z=3,
        sh=0,
        cut=0,
    )
    for k, (z1, z0) in enumerate(zip(edges, edges[1:], strict=False)):
        for d in (-1, 1):
            high, tone = HIGH[(2 * k + (d > 0)) % 5], TONES[(k + 2 * (d > 0)) % 5]
            house(sc, d, (z0 + 0.2, z1), high, tone, k)
        if k < 7:
            sc.veil([(0, FOG, 0), (0.5, FOG, 0.1), (1, FOG, 0)], 0, 800, 0, 1000)
    lines = [limb([(*CAM.at(x, 0, 60), 0.6), (*CAM.at(x, 0, 3.4), 3)], 1) for x in (-5, -2.4, 2.4, 5)]
    lines += [
        limb([(*CAM.at(-STREET, 0, z), 0.5 + 5 / z), (*CAM.at(STREET, 0, z), 0.5 + 5 / z)], 1)
        for z in (4, 4.8, 5.8, 7, 8.6, 10.6, 13, 16, 20, 26)
    ]
    sc.flat(U(lines).intersection(street), "#17525c", 0.22)
    nets = []
    for i in range(12):  # the net of light on the paving
        z = 4 + 1.1 * i
        nets.append(
            limb(
                [(*CAM.at(x, 0, z + 0.5 * math.sin(2.3 * x + i * 1.7)), 5 / z + 0.6) for x in np.linspace(-7, 7, 40)],
                2,
                3,
            )
        )
    sc.flat(U(nets).intersection(street), "#ffffff", 0.5, None, 1)


def walker(sc: Scene, x: float, z: float, coat: str, brolly: str, step: int) -> None:
    """Somebody from behind, going away; the umbrella hides the head."""
    px, py = CAM.at(x, 0, z)
    s = CAM.scale(z) * 1.75 / 200
    c = far_off(coat, z)
    sc.flat(ellipse(px - 10 * s, py + 6 * s, 60 * s, 10 * s), DEEP, 0.5, "multiply", 3)
    pose = FRONT["walk"].but(hand_b=(0.1, 0.3), elbow_b=1, grip_b="fist")
    p = person(
        40,
        "back",
        pose,
        dress("greatcoat", c, dark(c, 0.3), c).but(buttons=None),
        far_off("#c98f68", z),
        "short",
        dark(c, 0.4),
    )
    put(
        sc,
        T(p, px, py, s, flip=step % 2 == 0),
        z=1 + 2 * s,
        sh=0.3,
        rim=(-1.5 * s - 0.5, 1.5 * s + 0.4, "#f4fbd8", 0.8),
    )
    b = far_off(brolly, z)
    put(
        sc,
        T(umbrella(b, dark(b, 0.3), 20, 40, crook=False), px + 4 * s, py - 152 * s, 0.52 * s, rot=-4 + 3 * (step % 3)),
        z=1 + 3 * s,
        sh=0.3,
        rim=(-1.5 * s - 0.5, 1.5 * s + 0.4, "#f4fbd8", 0.9),
    )


def draw_walkers(sc: Scene) -> None:
    """They all go one way."""
    for k, (x, z) in enumerate(
        ((0.9, 32), (-1.6, 25), (2.4, 20), (-3.2, 15), (1.5, 12.6), (-1.9, 9.8), (3.3, 8.2), (-3.1, 6.9))
    ):
        walker(sc, x, z, ("#2a4a54", "#3a4458", "#24505a")[k % 3], ("#1f4654", "#31445c", "#205a60")[k % 3], k)


def draw_boy(sc: Scene) -> None:
    """Nine, an orange bag, hair afloat; his breath goes up in rings."""
    x, y, s = BOY
    sc.glow(x, y - 90, 250, "#fffbd8", 0.6)
    beam = Polygon([(LX - 30, 60), (LX + 60, 60), (x + 130, y + 8), (x - 120, y + 8)])
    sc.flat(
        beam, sc.lin([(0, "#fffbd8", 0), (0.5, "#fffbd8", 0.35), (1, "#fffbd8", 0.75)], LX, 60, x, y), 0.7, "screen", 12
    )
    sc.flat(ellipse(x, y + 4, 150, 26), "#fffbd8", 0.5, "screen", 8)
    shadow = T(shape("-30,0^ 0,-8 30,0^ -26,120 -80,150 -110,120"), x, y)
    sc.flat(shadow, sc.lin([(0, DEEP, 0.7), (1, DEEP, 0)], x, y, x - 60, y + 130), 1, "multiply", 4)
    look = FEELINGS["wonder"]._replace(look=(0.0, -1.0), tilt=0)
    pose = FRONT["stand"].but(hand_a=(-0.3, 0.86), hand_b=(0.36, 0.82), nod=-6, grip_a="open", grip_b="open")
    bag = Figure()
    bag.add(limb("14,-94,6 -4,-72,6 -24,-50,6", 4), "#c9480c", "strap", 0.8)
    bag.add(shape("-44,-56^ -10,-52^ -10,-20^ -46,-24^"), "#f2701f", "bag", 1.6)
    bag.add(shape("-45,-58^ -9,-54^ -12,-36 -28,-32 -44,-40^"), "#ff8a34", "flap", 0.8)
    p = person(
        9,
        "front",
        pose,
        dress("shirt", "#fff3d0", "#2c4a6a", "#fff3d0").but(trousers="shorts"),
        "#c98f62",
        "tousled",
        "#3a1c14",
        look,
        big_head=1.22,
    )
    p.extend(bag)
    locks = [
        limb([(6 * k, -130, 9), (6 * k + 5, -143, 7), (7 * k + 1, -153, 5), (7 * k + 9, -163 + abs(k) * 2, 1.4)], 6)
        for k in range(-3, 4)
    ]
    p.pieces.insert(0, Piece(U(locks), "#3a1c14", "locks"))
    put(sc, T(p, x, y, s), z=2.4, cast=6, rim=(-2.2, 2.2, "#fffbe0", 0.95))


def draw_breath(sc: Scene) -> None:
    """Rings, larger and larger, from his mouth towards the ray."""
    x, y, s = BOY
    r = sc.stream("breath")
    way = [(x + 4, y - 128 * s * 0.9), (x - 34, 850), (x - 6, 770), (x - 64, 690), (x - 34, 610), (x - 96, 530)]
    P = along(curve(np.array(way, float), n=12), 15)
    for i, (px, py) in enumerate(P[3:]):
        q = (3 + 23 * ((i + 2) / 13) ** 1.2) * r.uniform(0.75, 1.1)
        px = float(px) + r.uniform(-10, 10) * i / 8
        c = ellipse(px, py, q)
        sc.flat(c, sc.rad([(0, "#ffffff", 0.05), (0.7, "#ffffff", 0.15), (1, "#ffffff", 0.7)], px, py, q), 1)
        sc.flat(c.difference(ellipse(px, py, q * 0.9)), "#ffffff", 0.95)
        sc.flat(
            T(
                limb([(-0.5 * q, -0.3 * q, 0.1 * q), (-0.2 * q, -0.6 * q, 0.2 * q), (0.25 * q, -0.6 * q, 0.1 * q)], 5),
                px,
                py,
            ),
            "#ffffff",
            1,
        )


def draw_swimmers(sc: Scene) -> None:
    """A shoal after the ray, a blue umbrella that rises by itself."""
    r = sc.stream("shoal")
    way = [(820, 640), (700, 600), (620, 640), (520, 690), (300, 640), (120, 560), (-30, 470)]
    way = along(curve(np.array(way, float), n=12), 40)
    fish = []
    for a, b in zip(way, way[1:], strict=False):
        ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        fish.append(T(minnow(r.uniform(20, 34)), float(a[0]) + r.gauss(0, 16), float(a[1]) + r.gauss(0, 15), rot=ang))
    sc.layer(
        U(fish),
        sc.lin([(0, "#2a6a74"), (1, "#4f9c98")], 0, 480, 800, 640),
        z=4,
        sh=0.2,
        cut=0,
        wash=0,
        fibre=0,
        rim="#fffbe0",
        rimop=0.9,
    )
    put(
        sc,
        T(umbrella("#2c62c0", "#1a3a7c", shaft=150), 632, 742, 0.36, rot=22),
        z=3,
        cast=6,
        rim=(-2, 2, "#fffbe0", 0.9),
    )


def draw_near(sc: Scene) -> None:
    """Two more umbrellas, dark, right before us; weed at the edges."""
    for x, y, h, sw in ((14, 1010, 420, 26), (52, 1040, 300, -22), (786, 1010, 380, -26)):
        sc.layer(
            kelp(x, y, h, f"k{x}", sw, 13),
            sc.lin([(0, "#2f7a68"), (1, INK)], 0, y - h, 0, y),
            z=9,
            sh=0.35,
            cut=0.2,
            rim="#dff5d0",
            rimop=0.7,
        )
    for x, y, s, rot, c in ((34, 1212, 1.5, 5, "#123844"), (790, 1216, 1.72, -6, "#16303f")):
        put(
            sc,
            T(umbrella(c, dark(c, 0.3), 20, 200, crook=False), x, y, s, rot=rot),
            z=8,
            cast=14,
            rim=(-3, 4, "#cfeed2", 0.8),
        )


def draw() -> Scene:
    """Did nobody notice when the water came?"""
    sc = Scene("flooded_rush", light=(LX, LY, 260), shadow="#0c3a44", bg="#5fb8a4")
    draw_water(sc)
    draw_town(sc)
    draw_walkers(sc)
    draw_swimmers(sc)
    draw_ray(sc)
    draw_boy(sc)
    sc.flat(ellipse(570, 1024, 54, 8), DEEP, 0.5, "multiply", 3)
    put(sc, T(turtle(), 570, 1024, 0.88), z=2, rim=(-2, 3, "#fffbe0", 0.9))  # it waits at the kerb
    draw_breath(sc)
    draw_near(sc)
    sc.glow(LX, 30, 420, "#fffde6", 0.6)
    sc.vignette("#0a2c38", 0.38, 440, 480, 960, 0.55)
    sc.finish()
    return sc
