"""An African elephant who stands as the pier of a bridge: column legs, great ears, hide with hundreds of incised folds.

Faces right, feet on 0,0, back 655 high; x from the tail at -216 to the brow at 276.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from shapely.geometry import Point

from cards.studio.papercut.colour import mix
from cards.studio.papercut.elephant_hide import JOINTS, creases, knee_folds, rings
from cards.studio.papercut.geometry import T, U, clean, ellipse, fillet, limb, shape
from cards.studio.papercut.lighting import rimlight
from cards.studio.papercut.scene import Scene

DOWN = "238,-560,124 270,-462,92 288,-352,72 288,-240,56 276,-150,45 254,-86,37 222,-58,30 194,-70,24 184,-100,18"
HOLD = "238,-560,124 266,-466,92 276,-400,70 292,-372,54 312,-392,42 314,-440,34 300,-470,28 286,-452,22"


class Bearing(NamedTuple):
    """What one of them does: its trunk, whether a forefoot is lifted, whether the ears are spread or it sleeps."""

    trunk: str = HOLD
    lifted: bool = False
    spread: bool = False
    asleep: bool = False


def leg(points: str, foot: tuple[float, float, float]) -> tuple[Any, list[Any]]:
    """(column with its foot, toenails); foot: middle, ground, width."""
    x, y, w = foot
    pad = shape(
        f"{x - w * 0.5},{y}^ {x - w * 0.5},{y - 26} {x - w * 0.4},{y - 56} {x + w * 0.4},{y - 56} {x + w * 0.53},{y - 24} {x + w * 0.56},{y}^"
    )
    nails = [
        T(shape("-9,0^ -9,-9 0,-15 9,-9 9,0^"), x + w * d, y - 1, k)
        for d, k in ((0.46, 0.8), (0.27, 1.15), (0.03, 1.2), (-0.2, 1.0))
    ]
    return fillet(U(limb(points, 8), pad), 8), nails


def legs(b: Bearing) -> dict[str, tuple[Any, list[Any]]]:
    """The four of them; far ones stand a little higher on the picture."""
    fore = leg("110,-420,120 112,-270,96 108,-130,80 108,-40,82", (108, -22, 94))
    if b.lifted:
        g = fillet(
            U(
                limb("130,-430,120 176,-360,98 204,-318,88 196,-270,78 170,-226,72", 8),
                limb("168,-232,78 156,-208,84", 3),
            ),
            6,
        )
        nails = [
            T(shape("-8,0^ -8,-9 0,-14 8,-9 8,0^"), x, y, 1, rot=24)
            for x, y in ((122, -192), (141, -180), (162, -174), (184, -176))
        ]
        fore = (g, nails)
    return {
        "far hind": leg("-80,-420,140 -72,-280,104 -58,-150,82 -64,-50,80", (-64, -24, 92)),
        "far fore": fore,
        "hind": leg("-140,-450,166 -152,-310,128 -136,-180,90 -146,-60,86", (-146, 0, 102)),
        "fore": leg("66,-430,140 58,-280,108 52,-140,88 52,-50,88", (52, 0, 104)),
    }


def torso() -> Any:
    """Barrel of the body with its sunken loins."""
    return shape(
        "-216,-480 -206,-560 -164,-622 -96,-640 -30,-634 50,-652 118,-664 172,-630 190,-540 170,-420 130,-350 60,-322 -40,-300 -110,-304 -180,-350 -214,-420"
    )


def skull(trunk: str) -> Any:
    """Head with brow, cheek, jaw and trunk."""
    dome = shape(
        "110,-640 148,-690 196,-706 240,-694 270,-654 284,-600 286,-548 270,-500 238,-462 214,-436 190,-430 168,-452 140,-500 112,-560"
    )
    return fillet(U(dome, limb(trunk, 12)), 10)


def ear(spread: bool) -> Any:
    """The near ear: at rest over the shoulder, or spread like a sail."""
    if spread:
        return shape(
            "172,-668 120,-716 30,-742 -60,-716 -96,-640 -86,-550 -40,-470 24,-404 74,-372 104,-400 130,-460 160,-508 172,-580"
        )
    return shape(
        "176,-650 140,-688 70,-704 -4,-686 -48,-630 -52,-556 -26,-500 -10,-450 26,-392 62,-356 92,-366 112,-420 130,-470 160,-520 178,-590"
    )


def draw_elephant(
    sc: Scene,
    x: float,
    y: float,
    s: float,
    b: Bearing,
    tones: tuple[str, str, str, str],
    sun: tuple[float, float],
    detail: float,
) -> Any:
    """One of them at x, y. tones: lit, hide, shade, line; detail 0..1: how much of the cutting shows. Returns its outline."""
    lit, hide, deep, line = tones
    at = lambda g: T(g, x, y, s)
    rng = sc.stream(f"hide {x}")
    top, foot = y - 660 * s, y
    fill = sc.lin([(0, lit), (0.16, hide), (0.55, mix(hide, deep, 0.5)), (1, deep)], x + 90 * s, top, x - 60 * s, foot)
    far_fill = sc.lin([(0, mix(hide, deep, 0.5)), (1, mix(deep, line, 0.25))], x, top, x, foot)
    nail = mix(lit, "#f4ead0", 0.35)
    four = legs(b)
    z = max(2.0, 9 * s)
    whole = []

    def lay(g: Any, f: str, k: float = 1.0, folds: list[Any] | None = None, rim: float = 1.0) -> None:
        q = at(g)
        sc.layer(q, f, z=z * k, cut=0.5 * s, sh=0.55, rim="#fff3d2", rimop=0.55, rimw=1.2)
        if folds and detail:
            dark_ = clean(at(U(folds)).intersection(q))
            sc.flat(T(dark_, 1.3 * s, 1.5 * s), mix(lit, "#fff6dc", 0.2), 0.34 * detail)
            sc.flat(dark_, line, 0.62 * detail)
        rimlight(sc, q, -7 * s * rim, 2 * s, "#ffdf9c", 0.75, 3 * s + 0.3, sun, 640)
        rimlight(sc, q, -2.4 * s * rim, 1 * s, "#fff3cc", 0.9, 0.6 * s + 0.2, sun, 640)
        whole.append(q)

    tail = U(
        limb("-206,-570,26 -226,-520,18 -234,-450,13 -230,-380,10", 8),
        shape("-236,-392 -222,-392 -218,-352 -226,-318^ -236,-330 -244,-318^ -244,-356"),
    )
    lay(tail, far_fill, 0.5)
    for name in ("far hind", "far fore"):
        g, nails = four[name]
        folds = knee_folds(-66, -210, 80, 7, 11) if name == "far hind" else knee_folds(108, -200, 76, 7, 11)
        if name == "far fore" and b.lifted:
            folds = [T(f, 196, -300, 0.9, rot=-40, o=(108, -200)) for f in []] + rings(
                "176,-360,98 204,-318,88 196,-270,78 170,-226,72", 9
            )
        lay(g, far_fill, 0.8, folds)
        sc.flat(at(U(nails)), mix(nail, deep, 0.45), 0.9)
    body = torso()
    near = {name: four[name][0] for name in ("hind", "fore")}
    folds = [
        limb([(-70 + 34 * k, -560 + 6 * k, 0.6), (-84 + 32 * k, -470, 3), (-76 + 30 * k, -370, 0.6)], 6)
        for k in range(4)
    ]
    for name, knee in (("hind", (-140, -210, 84)), ("fore", (52, -200, 84))):
        low = clean(near[name].difference(body))
        folds += (
            knee_folds(*knee, 9, 11)
            + knee_folds(knee[0] - 2, -70, 78, 4, 12)
            + creases(rng, low, int(40 * detail) + 1, 44, 2.2)
        )
    lay(fillet(U(body, *near.values()), 16), fill, 1.0, folds + creases(rng, body, int(360 * detail) + 1, 54, 2.4))
    for name in near:
        sc.layer(
            [(at(v), nail) for v in four[name][1]], z=1.2 * s + 0.4, cut=0, wash=0, fibre=0, rim="#fff6dc", rimop=0.7
        )
        sc.flat(clean(at(near[name]).difference(at(T(near[name], 26, 0)))), deep, 0.5, "multiply", 9 * s)
    # the roots of the legs melt into the body
    for (hx, hy), r in ((JOINTS[0], 96), (JOINTS[1], 84)):
        sc.flat(clean(at(ellipse(hx, hy + 40, r, r * 1.5)).intersection(at(body))), lit, 0.13, blur=16 * s)
    under = clean(body.difference(T(body, 10, -60)).difference(U(*near.values()).buffer(-10)))
    sc.flat(at(under), deep, 0.7, "multiply", 14 * s)
    head = skull(b.trunk)
    if b.spread:
        lay(shape("250,-690 290,-730 340,-728 360,-670 340,-590 300,-540 270,-560"), far_fill, 0.5)
    lay(
        shape("216,-452 236,-430 262,-392 292,-366^ 300,-372^ 286,-410 268,-446 250,-474"),
        sc.lin([(0, "#fff6de"), (1, mix("#d8c9a0", deep, 0.2))], *_pt(at, 220, -460), *_pt(at, 296, -370)),
        0.6,
    )
    lay(
        head,
        fill,
        1.0,
        rings(b.trunk, 44) + creases(rng, ellipse(186, -560, 66, 96), int(70 * detail) + 1, 34, 2.0),
        1.2,
    )
    lay(
        shape("232,-470 246,-440 268,-404 298,-380^ 306,-388^ 296,-424 282,-456 262,-486"),
        sc.lin([(0, "#fffbe8"), (1, mix("#e6d7ac", deep, 0.1))], *_pt(at, 236, -470), *_pt(at, 304, -384)),
        0.5,
    )
    e = ear(b.spread)
    veins = [
        limb([(160, -610 + 10 * k, 0.6), (90 - 5 * k, -610 + 22 * k, 2.4), (20 + 9 * k, -630 + 37 * k, 0.6)], 6)
        for k in range(7)
    ]
    scallop = [
        limb([(-2 + 8 * k, -560 + 30 * k, 0.6), (14 + 9 * k, -566 + 30 * k, 2), (28 + 8 * k, -560 + 30 * k, 0.6)], 4)
        for k in range(6)
    ]
    lay(
        e,
        sc.lin(
            [(0, mix(lit, hide, 0.3)), (0.5, hide), (1, mix(hide, deep, 0.7))], *_pt(at, 160, -690), *_pt(at, 20, -390)
        ),
        1.3,
        veins + scallop + creases(rng, e, int(90 * detail) + 1, 30, 1.6),
    )
    roll = (
        shape("176,-650 140,-688 70,-704 -4,-686 -48,-630 -34,-640 4,-668 70,-684 130,-668 164,-634")
        if not b.spread
        else shape("172,-668 120,-716 30,-742 -60,-716 -50,-700 30,-716 110,-692 160,-650")
    )
    lay(roll, sc.lin([(0, mix(lit, hide, 0.35)), (1, hide)], *_pt(at, 170, -660), *_pt(at, 20, -690)), 0.5)
    _face(sc, at, s, b, tones)
    out = U(whole)
    sc.flat(
        out,
        sc.lin([(0, deep, 0.62), (0.5, deep, 0.2), (1, deep, 0)], *_pt(at, -230, -300), *_pt(at, 250, -460)),
        1,
        "multiply",
    )
    return out


def _pt(at: Any, x: float, y: float) -> tuple[float, float]:
    p = at(Point(x, y))
    return p.x, p.y


def _face(sc: Scene, at: Any, s: float, b: Bearing, tones: tuple[str, str, str, str]) -> None:
    """Eye, lids, lashes, the hollow of the temple."""
    lit, hide, deep, line = tones
    sc.flat(at(ellipse(206, -612, 26, 34, 20)), deep, 0.4, "multiply", 7 * s)
    socket = shape("212,-560 224,-576 244,-578 258,-564 252,-548 234,-540 218,-546")
    sc.flat(at(socket), mix(deep, line, 0.3), 0.75)
    if b.asleep:
        sc.flat(
            at(
                U(
                    limb("216,-556,2 234,-548,5 254,-556,2", 5),
                    [limb([(224 + 9 * k, -550, 2), (226 + 10 * k, -540, 0.6)], 2) for k in range(3)],
                )
            ),
            line,
            0.95,
        )
    else:
        sc.flat(at(shape("222,-553 232,-563 244,-562 251,-555 243,-548 231,-547")), "#1f150e")
        sc.flat(at(ellipse(239, -554, 5)), "#5a3818")
        sc.flat(at(ellipse(240, -553, 3.2)), "#120c08")
        sc.flat(at(ellipse(242.4, -556.4, 1.8)), "#fff6dc")
        lid = limb("214,-555,3 228,-567,9 245,-566,8 257,-555,3", 6)
        sc.flat(at(lid), mix(hide, lit, 0.5))
        sc.flat(
            at(U([limb([(230 + 7 * k, -562 + 1 * k, 2.2), (240 + 9 * k, -552 + 3 * k, 0.6)], 3) for k in range(4)])),
            line,
            0.9,
        )
    bags = [
        limb([(210 + 3 * k, -546 + 7 * k, 0.5), (232 + 2 * k, -534 + 8 * k, 2.4), (256, -544 + 8 * k, 0.5)], 5)
        for k in range(3)
    ]
    bags += [limb([(212, -578 - 7 * k, 0.5), (232, -588 - 8 * k, 2.2), (256, -578 - 7 * k, 0.5)], 5) for k in range(3)]
    sc.flat(at(U(bags)), line, 0.55)
    sc.flat(at(limb("196,-446,1 214,-456,4 232,-470,1", 4)), line, 0.7)
