"""Before sunrise a tortoise as high as a hill walks out of the sleeping town with the whole market on its back; one boy sees it.

Palette: night petrol #173447, roof ink #122030, shell plum #4a3a52, horn #d99a4e, skin bottle #2f6a58, dawn straw #fbe6b0, boy red #d8402c.
Light: dawn behind the head, at the left; against it the lanterns. Planes: sky / far fields / wall / far legs / head / shell with stalls /
near leg / roofs close to us.
"""

from __future__ import annotations

from shapely.geometry import Polygon, box

from cards.studio.papercut import *
from cards.studio.papercut.great_tortoise import FOOT, dawn, draw_head, draw_legs, draw_shell, street_at
from cards.studio.papercut.shell_market import draw_market

LX, LY = 40, 640  # where the sun will come up
INK, PETROL, STRAW, RED = "#122030", "#173447", "#fbe6b0", "#d8402c"
BOY = 24  # longitude


def draw_sky(sc: Scene) -> None:
    """Night above, straw at the rim; a morning star; fields outside the wall."""
    sc.backdrop(sc.rad([(0, "#fffbe6"), (0.16, "#fdeec0"), (0.36, "#e9d9a8"), (0.58, "#9cc0b0"), (0.8, "#4f8790"), (1, "#27506a")], LX, LY, 960))  # fmt: skip
    r = sc.stream("sky")
    sc.flat(U([ellipse(r.uniform(200, 800), 330 * r.random() ** 1.5, r.uniform(0.7, 1.7)) for _ in range(54)]), "#fffbe6", 0.7)  # fmt: skip
    sc.layer(star(300, 132, 9, 4, 0.3), "#fffbe6", z=1, sh=0, cut=0, wash=0, fibre=0)
    sc.glow(300, 132, 46, "#fffbe6", 0.7)
    for x, y, w, c in ((600, 90, 340, "#3f7080"), (130, 230, 300, "#b8ccb0"), (90, 330, 240, "#e4dcb0"), (740, 250, 240, "#4f808c")):  # fmt: skip
        sc.layer(scroll_cloud(r, x, y, w, 34), c, z=4, sh=0.14, cut=0.4, rim="#fff3cc", rimop=0.9)
    for k, (P, c, q) in enumerate((([(-60, 706), (160, 690), (420, 716), (860, 690)], "#e6cf94", "#6f9a94"), ([(-60, 752), (140, 736), (400, 760), (860, 744)], "#cdb878", "#4f7c80"), ([(-60, 806), (200, 790), (460, 812), (860, 800)], "#b39c66", "#35606c"))):  # fmt: skip
        g, top = land(sc.stream(f"far{k}"), P, 4)
        sc.layer(g, sc.lin([(0, mix(c, STRAW, 0.4)), (0.4, c), (1, q)], 0, 0, 800, 0), z=6, sh=0.25, cut=0.6, rim="#fffbe6", rimop=0.95)  # fmt: skip
        for x, h in ((34, 40), (60, 52), (150, 44), (716, 46), (752, 60)):
            x2 = x + 37 * k
            sc.layer(poplar(sc.stream(f"tree{x2}"), x2, y_at(top, x2) + 4, h + 8 * k, (h + 8 * k) * 0.24), mix("#7f9a70", "#2f5a60", x2 / 900), z=3, sh=0.2, cut=0.1, rim="#fff3cc", rimop=0.9)  # fmt: skip
    road = limb([(52, 850, 44), (34, 806, 24), (62, 764, 13), (40, 730, 7), (54, 704, 2)], 8)
    sc.layer(road, dawn(sc, "#fffdf0", "#f6e6bc", "#b0b0a0", 300), z=2, sh=0.25, cut=0.5, rim="#ffffff", rimop=0.9)


def draw_wall(sc: Scene) -> None:
    """The town wall, burst where the tortoise has gone through."""
    y = 842
    crown = [(-60, y)]
    for x in (-40, 2, 44):
        crown += [(x, y), (x, y - 24), (x + 22, y - 24), (x + 22, y)]
    left = [*crown, (78, y + 4), (86, y + 24), (98, FOOT - 2), (208, FOOT), (216, FOOT + 22), (240, FOOT + 18), (252, FOOT + 50), (276, FOOT + 58), (282, FOOT + 96), (306, FOOT + 110), (310, 1100), (-60, 1100)]  # fmt: skip
    right = [(714, y + 30), (730, y + 6), (746, y + 6), (746, y - 20), (770, y - 20), (770, y + 4), (792, y + 4), (792, y - 20), (860, y - 20), (860, 1100), (716, 1100), (712, y + 130), (708, y + 84)]  # fmt: skip
    for k, P in enumerate((right, left)):
        g = Polygon(P).buffer(0)
        sc.layer(g, dawn(sc, "#ffe8b4", "#b09c80", "#2a465c", 600), z=10, sh=0.5, cut=0.9, rim="#fff6d8", rimop=1, rimw=1.8)  # fmt: skip
        sc.flat(brick(g.buffer(-3), 26, 13, f"wall{k}", 0.35), INK, 0.16)
        if k:
            cracks = [[(130, FOOT + 2), (138, FOOT + 30), (126, FOOT + 52), (140, FOOT + 84)], [(176, FOOT + 2), (170, FOOT + 36), (186, FOOT + 60)]]  # fmt: skip
            for c in cracks:
                sc.stroke(c, INK, 2, 0.6)
    r = sc.stream("rubble")
    for n in range(34):
        x, y = r.uniform(226, 420), r.uniform(FOOT + 110, FOOT + 152)
        s = r.uniform(7, 22)
        if n < 9:  # these are still falling
            x, y, s = r.uniform(216, 330), r.uniform(FOOT + 6, FOOT + 100), r.uniform(5, 13)
        sc.layer(T(box(-s, -s * 0.6, s, s * 0.6), x, y, rot=r.uniform(-40, 40)), dawn(sc, "#fbe6b4", "#8a9088", "#2c4c5c", 560), z=4, sh=0.4, cut=0.8, rim="#fff3cc", rimop=0.9)  # fmt: skip
    sc.flat(ellipse(270, FOOT + 130, 110, 22), "#f6dca4", 0.3, "screen", 12)


def draw_place(sc: Scene) -> None:
    """The paved round on which it used to lie, empty."""
    ground = shape("-60,940^ 200,930 420,944 700,926 860,930^ 860,1260^ -60,1260^")
    sc.layer(ground, dawn(sc, "#e0c490", "#46697a", "#1c3a4e", 640), z=5, sh=0.3, cut=0.6, rim="#fff3cc", rimop=0.6)
    for k in range(4):
        sc.layer(ellipse(500, 1030, 300 - 60 * k, 74 - 15 * k), dawn(sc, "#f0d8a8", mix("#5f8490", "#4a7080", k % 2), mix("#2a5064", "#24465a", k % 2), 640), z=1.4, sh=0.25, cut=0.6, rim="#fff3cc", rimop=0.5)  # fmt: skip


def draw_boy(sc: Scene) -> None:
    """Eight, on the hindmost rim, his legs over the edge: he alone looks back."""
    x, y = street_at(0, BOY, 1.09)
    s = 1.02
    sc.glow(x + 6, y - 40, 170, "#ffc070", 0.7)
    boy = person(8, "side", SIDE["sit"].but(lean=10, nod=12, foot_a=(0.3, 0.0), foot_b=(0.42, 0.06), hand_a=(0.9, 0.02), hand_b=(-0.4, 0.84), elbow_a=1, grip_a="open", toe_a=30, toe_b=20), dress("sweater", RED, "#27406f", "#f0846a").but(trousers="shorts", shoes="bare"), "#b97a52", "tousled", "#20120e", "wonder", big_head=1.12)  # fmt: skip
    put(sc, T(boy, x, y + 30, s), z=2.4, cast=5, rim=(2, 1, "#ffe6b0", 1))
    put(sc, T(lantern("#2a2030", "#fff3c4"), x - 44, y - 62, 0.62), z=2, rimop=0.5)
    sc.glow(x - 44, y - 34, 80, "#ffdf90", 0.9)


def draw_roofs(sc: Scene) -> None:
    """The sleeping town close to us."""
    r = sc.stream("roofs")
    for row, (y, s, n) in enumerate(((1098, 0.8, 10), (1156, 1.05, 8), (1222, 1.4, 6))):
        for k in range(n):
            x = -30 + 880 * (k + 0.5 * (row % 2)) / n + r.uniform(-14, 14)
            if row == 0 and 380 < x < 730:
                continue
            w, h, t = r.uniform(38, 60) * s, r.uniform(30, 78) * s, x / 800
            c = mix(mix("#4a6f7c", "#1c3a50", t), INK, 0.18 + 0.26 * row)
            front = r.random() < 0.55
            rise = w * r.uniform(0.8, 1.2)
            wall = Polygon([(x - w * 0.8, 1260), (x - w * 0.8, y - h), (x, y - h - rise * 0.9), (x + w * 0.8, y - h), (x + w * 0.8, 1260)]) if front else box(x - w * 0.9, y - h, x + w * 0.9, 1260)  # fmt: skip
            sc.layer(wall, sc.lin([(0, mix(c, "#e8c890", 0.42 * (1 - t))), (0.5, c), (1, mix(c, INK, 0.3))], x - w, 0, x + w, 0), z=6, sh=0.5, cut=0.5, rim="#fff3cc", rimop=0.8)  # fmt: skip
            if front:
                roof = limb([(x - w * 0.96, y - h + 12 * s, 9 * s), (x, y - h - rise, 10 * s), (x + w * 0.96, y - h + 12 * s, 9 * s)], 1, 3)  # fmt: skip
            else:
                roof = Polygon([(x - w * 1.05, y - h + 4), (x - w * 0.8, y - h - rise * 0.62), (x + w * 0.8, y - h - rise * 0.62), (x + w * 1.05, y - h + 4)])  # fmt: skip
                sc.layer(box(x + w * 0.3, y - h - rise * 0.95, x + w * 0.52, y - h - rise * 0.4), c, z=3, cut=0.3, rim="#fff3cc", rimop=0.8)  # fmt: skip
            sc.layer(roof, sc.lin([(0, mix(c, "#d8a878", 0.5 * (1 - t))), (1, mix(c, INK, 0.35))], x - w, 0, x + w, 0), z=4, sh=0.5, cut=0.5, rim="#fff3cc", rimop=0.95, rimw=1.4)  # fmt: skip
            if not front:
                sc.flat(roof_tiles(roof.buffer(-2), 11 * s, 7 * s), INK, 0.3)
            lit_ = row > 0 and r.random() < 0.14
            for d in (-0.34, 0.34) if w > 44 else (0,):
                g = box(x + d * w - 5 * s, y - h + 12 * s, x + d * w + 5 * s, y - h + 28 * s)
                sc.flat(g, "#ffc060" if lit_ and d <= 0 else INK, 1 if lit_ else 0.7)
            if lit_:
                sc.glow(x - 0.34 * w, y - h + 20 * s, 46, "#ffb050", 0.8)


def draw() -> Scene:
    """Did someone tell it where to go?"""
    sc = Scene("tortoise_market", light=(LX, LY, 240), shadow="#0e1c2c", bg=PETROL)
    draw_sky(sc)
    draw_place(sc)
    draw_legs(sc, 0)
    draw_wall(sc)
    draw_head(sc)
    draw_legs(sc, 1)
    draw_shell(sc)
    draw_market(sc)
    draw_boy(sc)
    draw_roofs(sc)
    sc.glow(LX, LY, 420, "#fff0c0", 0.5)
    sc.vignette("#0c1c2e", 0.42, 330, 620, 900, 0.5)
    sc.finish()
    return sc
