"""Windows let into the cloth of a coat, and the people who look out of them."""

from __future__ import annotations

from typing import Any

from shapely.geometry import Polygon, box

from cards.studio.papercut.colour import light, mix
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, rounded, shape
from cards.studio.papercut.heavy_tweed import tweed
from cards.studio.papercut.plants import leaf
from cards.studio.papercut.scene import Scene

WX, WY = 348, 760  # the window that is being opened


def coat_window(
    sc: Scene, x: float, y: float, w: float, h: float, rot: float, lit: bool, R: Any, tone: float = 0.0
) -> None:
    """A window let into the cloth: frame, panes, sill, sometimes shutters, curtains or somebody."""
    at = lambda g: T(g, x, y, rot=rot)
    arch = R.random() < 0.3
    hole = U(box(-w / 2, -h / 2, w / 2, h / 2), ellipse(0, -h / 2, w / 2, w * 0.42) if arch else None)
    frame = hole.buffer(w * 0.13, join_style=2)
    wood = mix("#6e4a44", "#2b2a2a", tone)
    if R.random() < 0.34:
        for s in (-1, 1):
            sh_ = box(s * w * 0.66 - w * 0.2 + (s * w * 0.1), -h / 2, s * w * 0.66 + w * 0.2 + (s * w * 0.1), h / 2)
            sc.layer(at(sh_), mix("#7a4d50", "#2a2f2c", tone), z=2, cut=0, wash=0, fibre=0, sh=0.5)
    sc.layer(at(frame), wood, z=1.8, cut=0, wash=0, fibre=0, sh=0.55)
    if lit:
        sc.flat(at(hole), sc.lin([(0, "#ffe9a4"), (1, mix("#f0a93e", "#7a5a2a", tone))], x, y - h / 2, x, y + h / 2))
        who = R.random()
        if who < 0.3:
            cur = U(
                Polygon([(-w / 2, -h / 2), (-w * 0.08, -h / 2), (-w * 0.36, h * 0.2), (-w / 2, h / 2)]),
                Polygon([(w / 2, -h / 2), (w * 0.08, -h / 2), (w * 0.36, h * 0.2), (w / 2, h / 2)]),
            )
            sc.flat(at(cur), "#c9713f", 0.55)
        elif who < 0.48:
            px = R.uniform(-0.2, 0.2) * w
            person = U(
                ellipse(px, -h * 0.02, w * 0.15),
                Polygon(
                    [
                        (px - w * 0.26, h / 2),
                        (px - w * 0.16, h * 0.16),
                        (px + w * 0.16, h * 0.16),
                        (px + w * 0.26, h / 2),
                    ]
                ),
            )
            sc.flat(at(person), "#5a3526", 0.9)
        elif who < 0.6:
            sc.flat(
                at(U(box(-w * 0.3, h * 0.3, w * 0.1, h / 2), ellipse(-w * 0.1, h * 0.16, w * 0.22, h * 0.16))),
                "#4f6236",
                0.9,
            )
    else:
        sc.flat(at(hole), "#14261f")
        sc.flat(at(Polygon([(-w / 2, -h / 2), (w * 0.1, -h / 2), (-w / 2, h * 0.2)])), "#9fb39a", 0.22)
    bars = U(
        box(-w * 0.045, -h / 2 - (w * 0.42 if arch else 0), w * 0.045, h / 2),
        box(-w / 2, -h * 0.1, w / 2, -h * 0.1 + w * 0.08),
    )
    sc.flat(at(bars.intersection(hole)), wood)
    sc.layer(
        at(box(-w * 0.72, h / 2 + w * 0.06, w * 0.72, h / 2 + w * 0.22)),
        light(wood, 0.14),
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
        sh=0.5,
    )
    if lit:
        sc.glow(x, y, w * 2.0, "#ffb648", 0.5 - 0.2 * tone)


def draw_window_box(sc: Scene) -> None:
    """A window on the left lapel, with flowers."""
    # window box on the left lapel
    coat_window(sc, 318, 500, 30, 38, 12, True, sc.stream("lapel"))
    wb = T(box(-24, 0, 24, 12), 312, 524, rot=12)
    L = sc.stream("flowers")
    gr = [
        leaf(312 + L.uniform(-22, 22), 524 + L.uniform(-8, 6), L.uniform(10, 20), -1.57 + L.uniform(-0.8, 0.8), 0.4)
        for _ in range(22)
    ]
    sc.layer(U(gr), "#9db25e", z=2, cut=0, wash=0, fibre=0)
    sc.layer(wb, "#7a4d50", z=2.4, cut=0, wash=0, fibre=0)
    sc.flat(U(*[ellipse(312 + L.uniform(-22, 24), 520 + L.uniform(-16, 0), 3) for _ in range(11)]), "#f6d0b4")


def draw_pocket(sc: Scene) -> None:
    """The breast pocket, lived in: a chimney with smoke."""
    # breast pocket
    pk = T(shape("-40,0^ 40,-4^ 38,58 0,68 -38,60^"), 548, 526, rot=4)
    chim = U(
        T(box(-10, -64, 10, 16), 560, 520, rot=4),
        T(box(-14, -68, 14, -58), 560, 520, rot=4),
        T(box(-6, -80, 5, -66), 560, 520, rot=4),
    )
    sc.layer(chim, "#8a5552", z=4, cut=0.2)
    sc.flat(U(*[box(553, 464 + k * 9, 573, 465.4 + k * 9) for k in range(6)]), "#4a2c30", 0.6)
    sc.layer(pk, sc.near("#93a97f", "#33564a", 700), z=6, cut=0.4)
    tweed(sc, pk, "#eef0c8", "#17332c", (548, 526, 0), 9, 6)
    sc.flat(limb("508,536,3 548,538,3 588,532,3", 2), "#eef0c8", 0.35)
    coat_window(sc, 546, 560, 24, 28, 4, True, sc.stream("pocket"), 0.2)
    sm = limb(
        "566,440,7 578,410,16 592,384,22 614,352,30 664,316,40 686,262,50 668,206,56 694,150,52 736,100,40 790,66,10",
        10,
    )
    sc.layer(sm, "#c9d6bd", z=5, op=0.32, sh=0.2, fibre=0)
    sc.layer(rounded(T(sm, 6, 4).intersection(sm.buffer(-9)), 4), "#e3eacb", z=2, op=0.3, sh=0.1, fibre=0)


def draw_nightcap(sc: Scene) -> None:
    """The child in the nightcap, at a sleeve window."""
    # the child in the nightcap, at a sleeve window
    kx, ky = 240, 588
    coat_window(sc, kx + 12, ky - 2, 30, 38, 14, True, sc.stream("kid3"))
    cap = shape(
        f"{kx + 1},{ky - 4}^ {kx + 4},{ky - 16} {kx + 14},{ky - 19} {kx + 26},{ky - 12} {kx + 33},{ky + 2}^ {kx + 25},{ky - 5} {kx + 17},{ky - 5}"
    )
    sc.layer(
        shape(f"{kx - 3},{ky + 19}^ {kx + 2},{ky + 8} {kx + 18},{ky + 9} {kx + 24},{ky + 20}^"),
        "#e9e2c4",
        z=1.4,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(U(ellipse(kx + 11, ky + 1, 9.5), ellipse(kx + 3, ky + 3, 2.4)), "#d9a27c", z=1.4, cut=0, wash=0, fibre=0)
    sc.layer(cap, "#f3efd2", z=1.4, cut=0, wash=0, fibre=0)
    sc.flat(
        U(*[limb([(kx + 3 + j * 7, ky - 18, 2.4), (kx + 6 + j * 7, ky + 2, 2.4)], 2) for j in range(4)]).intersection(
            cap
        ),
        "#2f5f6a",
    )
    sc.layer(ellipse(kx + 34, ky + 4, 3.4), "#f3efd2", z=1, cut=0, wash=0, fibre=0)


def draw_open_window(sc: Scene) -> None:
    """The window that opens, and an old man in it with both hands out."""
    ww, wh = 56, 76
    fr = box(WX - ww / 2, WY - wh / 2, WX + ww / 2, WY + wh / 2)
    for s in (-1, 1):
        leafw = Polygon(
            [
                (WX + s * ww / 2, WY - wh / 2),
                (WX + s * (ww / 2 + 26), WY - wh / 2 - 9),
                (WX + s * (ww / 2 + 26), WY + wh / 2 + 9),
                (WX + s * ww / 2, WY + wh / 2),
            ]
        )
        ins = leafw.buffer(-4, join_style=2)
        sc.layer(leafw.difference(ins), "#7a4d44", z=5, cut=0, wash=0, fibre=0)
        sc.flat(ins, "#ffdf9a", 0.5)
        mx = WX + s * (ww / 2 + 13)
        sc.flat(
            box(WX + s * ww / 2 - (26 if s < 0 else 0), WY - 2, WX + s * ww / 2 + (26 if s > 0 else 0), WY + 2),
            "#7a4d44",
        )
        sc.flat(box(mx - 1.4, WY - wh / 2, mx + 1.4, WY + wh / 2), "#7a4d44")
    sc.layer(fr.buffer(6, join_style=2), "#8a5a4c", z=3, cut=0, wash=0, fibre=0)
    sc.flat(fr, sc.rad([(0, "#fffdf0"), (0.5, "#fff0b8"), (1, "#f7bf58")], WX, WY, 54))
    sc.glow(WX, WY, 230, "#ffc65e", 0.75)
    sc.glow(WX, WY, 110, "#fff3c8", 0.6)
    # who lives there: an old man with both hands out
    old = Polygon([(WX - 12, WY + 38), (WX - 7, WY + 6), (WX + 16, WY + 4), (WX + 24, WY + 38)])
    sc.layer(old, "#8a4f34", z=1.6, cut=0, wash=0, fibre=0, rimop=0.5)
    sc.layer(ellipse(WX + 6, WY - 8, 11.5), "#e9dfc4", z=1.4, cut=0, wash=0, fibre=0)
    sc.layer(U(ellipse(WX + 3, WY - 7, 9), ellipse(WX - 6, WY - 5, 3.4)), "#c98a62", z=0.8, cut=0, wash=0, fibre=0)
    sc.layer(
        shape(
            f"{WX - 7},{WY - 1}^ {WX - 4},{WY + 9} {WX + 3},{WY + 15} {WX + 12},{WY + 8} {WX + 15},{WY - 3}^ {WX + 4},{WY + 1}"
        ),
        "#f6efdc",
        z=1,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(
        fillet(
            U(
                limb([(WX - 2, WY + 14, 8), (WX - 20, WY + 12, 6), (WX - 36, WY + 2, 5)], 5),
                limb([(WX + 6, WY + 20, 8), (WX - 16, WY + 24, 6), (WX - 34, WY + 14, 5)], 5),
            ),
            0.5,
        ),
        "#a5653f",
        z=2,
        cut=0,
        wash=0,
        fibre=0,
    )
    sc.layer(box(WX - 42, WY + wh / 2 + 5, WX + 42, WY + wh / 2 + 14), "#93665a", z=3, cut=0, wash=0, fibre=0)
