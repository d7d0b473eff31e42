"""In the morning mist of a mountain valley the piers of a railway bridge are elephants; one has bent down to somebody.

Palette: mist cream #f3ecd2, pale sage #b9c4a4, umber-grey #6d6456, fern #3f5a34, rust #74442e, carmine #b3202c.
Light: low sun behind the mist at the right. Planes: ridges / far elephants / train / near elephant / woman / reeds.
"""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.elephant_hide import draw_lichens, draw_nest
from cards.studio.papercut.elephant_railway import draw_deck, draw_saddle, draw_steam, draw_train, draw_yarn
from cards.studio.papercut.fern_corner import draw_near
from cards.studio.papercut.pier_elephant import DOWN, Bearing, draw_elephant

SUN = (664.0, 292.0)
MIST = "#e6e6cc"
WOMAN = (622.0, 1136.0)
#        x, foot, size, bearing, how far in the mist
ROW = (
    (-16, 772, 0.165, Bearing(), 0.9),
    (16, 806, 0.235, Bearing(), 0.8),
    (74, 856, 0.34, Bearing(asleep=True), 0.64),
    (177, 938, 0.5, Bearing(spread=True), 0.4),
    (500, 1116, 0.85, Bearing(DOWN, lifted=True), 0.0),
)


def tones(far: float) -> tuple[str, str, str, str]:
    """Lit, hide, shade and line of an elephant so far in the mist."""
    return tuple(mix(c, MIST, far) for c in ("#c4b08a", "#7c6d58", "#40372b", "#261f18"))  # type: ignore[return-value]


def draw_valley(sc: Scene) -> None:
    """Sky and six ridges of firs, each paler towards its foot, the light welling up at the right."""
    sc.backdrop(
        sc.lin([(0, "#93a78a"), (0.25, "#c0caa2"), (0.5, "#efe8c2"), (0.75, "#fbf0cc"), (1, "#c9c69a")], 0, 0, 0, 1200)
    )
    strata = ((250, 62, 300), (560, 104, 260), (120, 138, 220), (690, 166, 240), (380, 190, 200))
    for k, (x, y, w) in enumerate(strata):
        strip = limb([(x - w, y + 6, 1), (x - w * 0.4, y, 9 + k), (x + w * 0.3, y + 3, 13), (x + w, y - 4, 1)], 10)
        sc.layer(strip, mix("#a9b892", "#e3dfb8", k / 4), z=3, cut=0.3, sh=0.16, op=0.8, rim="#fff6d4", rimop=0.7)
    heights = ((230, 120, -120), (345, 70, 60), (400, 80, -90), (456, 64, 120), (526, 50, -60), (604, 40, 50))
    for k, (y, amp, tilt) in enumerate(heights):
        t = k / 5
        g, top = ridge(sc.stream(f"ridge {k}"), y, amp, tilt=tilt, f=1.1 + 0.25 * k)
        q = sc.stream(f"firs {k}")
        firs, x = [], -30.0
        while x < 830:
            h = (10 + 16 * t) * q.uniform(0.5, 1.3)
            yy = y_at(top, x)
            firs.append(Polygon([(x - h * 0.3, yy + 4), (x + q.uniform(-0.6, 0.6), yy - h), (x + h * 0.3, yy + 4)]))
            x += q.uniform(3, 9 + 10 * abs(math.sin(x / 70)))
        if k > 1:
            g = U(g, firs)
        a, b = mix("#a9ba9a", "#6f8a68", t), mix("#dfe0c0", "#f8efcf", t)
        fill = sc.lin([(0, a), (0.35, mix(a, b, 0.55)), (0.75, b), (1, b)], 760 - 420, y - amp, 760 - 340, y + 240)
        sc.layer(g, fill, z=6, cut=0.8 if k < 2 else 0, sh=0.26, rim="#fffbe6", rimop=0.75)
        if k == 3:
            draw_farther(sc)
        if k == 0:
            draw_sun(sc)
        sc.glow(SUN[0], SUN[1] + 70 * k, 500, "#ffe09a", 0.34)


def draw_sun(sc: Scene) -> None:
    """The sun in a notch of the hills, white in the mist."""
    sc.glow(*SUN, 440, "#ffdc90", 0.85)
    sc.flat(ellipse(*SUN, 38), "#fffbe8")
    sc.glow(*SUN, 130, "#fff3c8", 0.9)
    for dx, dy, w in ((-34, 12, 120), (30, 24, 150), (-60, 34, 170)):
        x, y = SUN[0] + dx, SUN[1] + dy
        sc.layer(
            limb([(x - w, y, 1), (x - w * 0.3, y - 3, 9), (x + w * 0.5, y + 1, 7), (x + w, y, 1)], 8),
            "#f4eac4",
            z=2,
            cut=0.2,
            sh=0.1,
            op=0.85,
            rim="#ffffff",
            rimop=0.8,
        )


def draw_farther(sc: Scene) -> None:
    """Across the valley the line comes back, on more of them."""
    for k in range(7):
        x = 574 + 37 * k
        draw_elephant(sc, x, 404 - 3.2 * k, 0.072, Bearing(), tones(0.78), SUN, 0)
    rail = [(548, 362), (574, 356), (640, 350), (720, 343), (810, 335)]
    sc.stroke(rail, mix("#74442e", MIST, 0.5), 3.2)
    sc.stroke([(x, y - 2) for x, y in rail], "#fffbe8", 1, 0.8)
    knoll = shape("330,560^ 400,474 470,404 520,366 552,350 574,352 592,388 620,470 640,560^")
    firs = [
        Polygon([(x - 4, y + 6), (x, y - h), (x + 4, y + 6)])
        for x, y, h in ((492, 388, 18), (506, 377, 22), (522, 366, 17), (538, 358, 24), (554, 352, 16), (583, 366, 15))
    ]
    fill = sc.lin([(0, "#a3b38c"), (0.5, "#cdd2ac"), (1, "#ece8c8")], 560, 340, 540, 520)
    sc.layer(U(knoll, firs), fill, z=4, cut=0, sh=0.2, rim="#fffbe6", rimop=0.8)
    mist = limb([(500, 412, 2), (600, 408, 22), (720, 400, 26), (840, 392, 24)], 10)
    sc.flat(mist, "#f4edcc", 0.9, blur=5)


def draw_rays(sc: Scene) -> None:
    """What comes through between hills and piers, down to the left."""
    rays = []
    for k in range(9):
        a = math.radians(98 + 8.5 * k)
        w = 0.016 + 0.009 * math.sin(k * 2.3)
        rays.append(
            Polygon([SUN, *((SUN[0] + 1100 * math.cos(a + v), SUN[1] + 1100 * math.sin(a + v)) for v in (-w, w))])
        )
    fill = sc.rad([(0, "#fff2c0", 0.42), (0.5, "#fff0bc", 0.2), (1, "#fff0bc", 0)], *SUN, 860)
    sc.flat(U(rays), fill, 1, "screen", 6)
    sc.glow(640, 930, 330, "#fff3c8", 0.7)


def bank(sc: Scene, name: str, y: float, amp: float, fill: str, op: float) -> None:
    """A bank of mist with a rounded, rolling top."""
    w = Wob(sc.stream(name), 5, 2.4)
    top = [(x, y + amp * float(w(x / 860)) - 8 * abs(math.sin(x / 47 + y))) for x in np.arange(-40, 850, 6)]
    g = Polygon([*top, (850, 1300), (-50, 1300)])
    sc.layer(g, fill, z=5, cut=0.4, sh=0.12, op=op, rim="#ffffff", rimop=0.8)


def draw_woman(sc: Scene) -> None:
    """A signalwoman of sixty with a lantern, who holds an apple up to the trunk."""
    x, y = WOMAN
    sc.flat(Polygon([(x - 16, y), (x + 16, y), (x - 90, y + 80), (x - 190, y + 80)]), "#2f3a24", 0.5, "multiply", 5)
    d = dress("greatcoat", "#2f4436", "#b3202c", "#d9b24a")
    pose = SIDE["reach_up"].but(
        lean=-8,
        nod=-24,
        foot_a=(0.2, 0),
        foot_b=(-0.2, 0),
        hand_a=(0.9, -0.22),
        hand_b=(-0.12, 0.93),
        toe_a=0,
        toe_b=10,
        grip_a="cup",
        grip_b="grip",
    )
    p = T(
        person(
            62,
            "side",
            pose,
            d,
            skin="#a8714a",
            hair="bun",
            hair_colour="#d8d2c4",
            mood="tender",
            hat="flat",
            hat_colour="#2a3a32",
        ),
        x,
        y,
        0.68,
    )
    put(sc, p, z=1.6, rim=(-2, 1, "#fff3c8", 1.0), cast=3)
    ax, ay = p.at("hand_a.hold")
    sc.layer(ellipse(ax + 1, ay - 5, 6.5, 6), "#c8252c", z=1, cut=0, wash=0, fibre=0, rim="#ffe6c4", rimop=1)
    lx, ly = p.at("hand_b.hold")
    sc.layer(
        U(box(lx - 6, ly + 4, lx + 6, ly + 22), limb([(lx, ly, 2), (lx, ly + 5, 8)], 1)),
        "#2a2018",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.flat(box(lx - 4, ly + 7, lx + 4, ly + 19), "#ffe08a")
    sc.glow(lx, ly + 13, 46, "#ffcf6a", 0.8)


def draw_ground(sc: Scene) -> None:
    """Moss on which they stand, in the mist; the brook with the sun in it."""
    for k, (y, a, b) in enumerate(
        ((1062, "#c9c898", "#a4ac78"), (1098, "#98a468", "#5a7044"), (1138, "#6b8148", "#24361f"))
    ):
        w = Wob(sc.stream(f"moss {k}"), 5, 3)
        top = [(x, y + 9 * float(w(x / 860)) - 12 * math.sin(x / 150 + k)) for x in np.arange(-40, 850, 6)]
        g = Polygon([*top, (850, 1300), (-50, 1300)])
        sc.layer(
            g,
            sc.rad([(0, mix(a, "#fff2c4", 0.6)), (0.4, a), (1, b)], SUN[0], y, 640),
            z=5,
            cut=0.3,
            sh=0.3,
            rim="#fff6d0",
            rimop=0.9,
        )
        if k == 1:
            brook = shape(
                "700,1098^ 660,1112 600,1124 420,1140 300,1150 210,1170 150,1220^ 330,1220^ 380,1186 500,1164 640,1150 740,1128 820,1112^ 820,1098^"
            )
            sc.layer(
                brook,
                sc.rad([(0, "#fffbe0"), (0.3, "#f3e3ae"), (1, "#a3aa80")], SUN[0] - 20, 1110, 560),
                z=1,
                cut=0.4,
                sh=0.1,
                rim="#ffffff",
                rimop=0.8,
            )
            q = sc.stream("ripples")
            rip = [
                limb([(x, y2, 0.5), (x + 18, y2 + 1.5, 1.7), (x + 40, y2, 0.5)], 4)
                for x, y2 in ((q.uniform(180, 760), q.uniform(1110, 1190)) for _ in range(60))
            ]
            sc.flat(clean(U(rip).intersection(brook)), "#fffdf0", 0.8)


def leg_shadows(sc: Scene) -> None:
    """Long shadows of the legs, away from the sun, over moss and mist."""
    for x, w, y in ((376, 96, 1112), (545, 98, 1112), (446, 84, 1094)):
        g = Polygon([(x - w / 2, y), (x + w / 2, y), (x - 60 + w * 0.2, y + 120), (x - 210 - w * 0.2, y + 120)])
        sc.flat(g, sc.lin([(0, "#232c1a", 0.85), (1, "#2a3420", 0.1)], x, y, x - 70, y + 120), 1, "multiply", 5)


def draw_swallows(sc: Scene) -> None:
    """A few that hunt along the bridge."""
    bird = U(
        shape("0,2^ -10,-6 -26,-9^ -12,-11 0,-3 12,-12 25,-13^ 11,-6"), shape("-3,0 3,0 1,8^ 5,17^ 0,11 -5,17^ -1,8")
    )
    for x, y, k, rot in ((452, 372, 0.62, 20), (500, 350, 0.5, -14), (420, 330, 0.42, 8), (470, 300, 0.4, 24)):
        sc.flat(T(bird, x, y, k, rot=rot), "#3d4a40", 0.85)


def draw_mouse(sc: Scene, x: float, y: float, s: float) -> None:
    """A mouse with a small red case, who waits too."""
    m = T(mouse_suitcase(), x, y, s)
    for name, c in (
        ("back", "#8a7c68"),
        ("body", "#a89880"),
        ("inear", "#d8a89a"),
        ("scarf", "#3f5a34"),
        ("case", "#b3202c"),
        ("strap", "#4a1a18"),
        ("arm", "#8a7c68"),
        ("eye", "#1c1612"),
        ("nose", "#3a2a24"),
    ):
        sc.layer(m[name], c, z=0.6, cut=0, wash=0, fibre=0, rim="#fff3c8", rimop=0.8)


def draw() -> Scene:
    sc = Scene("elephant_viaduct", light=(*SUN, 240), shadow="#2b3020", bg="#d3d8b8")
    draw_valley(sc)
    for k, (x, y, s, b, far) in enumerate(ROW[:4]):
        draw_elephant(sc, x, y, s, b, tones(far), SUN, (0.2, 0.3, 0.5, 0.8)[k])
        draw_saddle(sc, x, y, s, far)
        bank(
            sc,
            f"bank {k}",
            (746, 774, 818, 888)[k],
            14 + 2 * k,
            sc.lin([(0, "#fdf6dc", 0.9), (0.3, "#f6ecc8", 0.75), (1, "#f0e6c0", 0.7)], 0, 770 + 50 * k, 0, 1010),
            1,
        )
    draw_rays(sc)
    draw_ground(sc)
    leg_shadows(sc)
    x, y, s, b, far = ROW[4]
    hide = draw_elephant(sc, x, y, s, b, tones(far), SUN, 1)
    draw_saddle(sc, x, y, s, far)
    draw_lichens(sc, x, y, s, hide)
    draw_nest(sc, 560, 806)
    draw_deck(sc, MIST)
    chimney = draw_train(sc, 352)
    draw_yarn(sc, 236, 760)
    draw_steam(sc, *chimney)
    draw_swallows(sc)
    draw_mouse(sc, 452, 1128, 0.26)
    draw_woman(sc)
    draw_near(sc)
    sc.veil([(0, "#ffb050", 0), (0.4, "#ffc070", 0.1), (1, "#ffc878", 0.5)], 60, 1000, 720, 220, "soft-light")
    sc.vignette("#2a3020", 0.34, 560, 700, 1000, 0.5)
    sc.finish()
    return sc
