"""Crooked houses, a church; a house is a dict of pieces that put_house lays."""

from __future__ import annotations

import numpy as np
from shapely import affinity as AF
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

from cards.studio.papercut.colour import dark
from cards.studio.papercut.geometry import T, U, clean, curve, limb, shape


def panes(x, y, w, h, nx=2, ny=2, bar=0.14, arch=False, skew=0):
    """window panes as holes: the glazing bars are what is left of the wall."""
    g = []
    for i in range(nx):
        for j in range(ny):
            bw = w / nx
            bh = h / ny
            g.append(
                box(
                    x + i * bw + bw * bar / 2,
                    y + j * bh + bh * bar / 2,
                    x + (i + 1) * bw - bw * bar / 2,
                    y + (j + 1) * bh - bh * bar / 2,
                )
            )
    g = unary_union(g)
    if arch:
        m = U(box(x, y + w / 2, x + w, y + h), Point(x + w / 2, y + w / 2).buffer(w / 2))
        g = g.intersection(m)
    return clean(AF.skew(g, ys=skew, origin=(x, y)))


def house(rng, w, h, kind="gable", lit=0.35, roofh=None, chim=True, detail=True, lean=None, litset=None):
    """crooked little house, base centre 0,0. dict: wall (windows cut out), roof, tiles, beams, chim, door, lit[], dark[]"""
    lean = rng.uniform(-0.09, 0.09) * w if lean is None else lean
    rh = roofh or w * rng.uniform(0.75, 1.3)
    d = dict(lit=[], dark=[])
    hw = w / 2
    tw = hw * rng.uniform(0.92, 1.12)
    beams = []
    tl = []
    if kind == "gable":
        apex = (lean * 2.2, -h - rh)
        wall = Polygon([(-hw, 8), (-tw + lean, -h), apex, (tw + lean, -h), (hw, 8)])
        o = w * 0.12
        t = w * 0.085
        L = np.array(
            [
                (apex[0], apex[1] - t * 1.3),
                ((-tw + lean + apex[0]) / 2 + rh * 0.03, -h - rh / 2 + rng.uniform(0, rh * 0.06)),
                (-tw + lean - o, -h + o * 0.8),
            ]
        )
        Rr = np.array(
            [
                (apex[0], apex[1] - t * 1.3),
                ((tw + lean + apex[0]) / 2 - rh * 0.03, -h - rh / 2 + rng.uniform(0, rh * 0.06)),
                (tw + lean + o, -h + o * 0.8),
            ]
        )
        rf = []
        for S in (L, Rr):
            c = curve(S, n=8)
            rf.append(limb(np.c_[c, np.linspace(t * 1.1, t * 1.5, len(c))], 2, 4))
        roof = U(rf)
        if detail and rng.random() < 0.7:  # timber frame
            b = max(1.2, w * 0.028)
            beams += [
                limb([(-tw + lean, -h, b), (tw + lean, -h, b)], 2),
                limb([(-tw * 0.45 + lean * 1.4, -h - rh * 0.5, b), (tw * 0.45 + lean * 1.4, -h - rh * 0.5, b)], 2),
                limb([(lean * 1.1, -h, b), (apex[0], apex[1] + 4, b)], 2),
            ]
            for sg in (-1, 1):
                beams.append(limb([(sg * tw * 0.9 + lean, -h, b), (lean * 1.5 + sg * w * 0.05, -h - rh * 0.46, b)], 2))
    elif kind == "step":
        n = rng.randint(3, 4)
        P = [(-hw, 8), (-tw + lean, -h)]
        for k in range(n):
            x = -tw + (tw * 0.86) * (k + 0.0) / n
            y = -h - rh * 0.9 * (k + 1) / n
            P += [(x + lean * (1 + (k + 1) / n), y), (x + tw * 0.86 / n + lean * (1 + (k + 1) / n), y)]
        P += [(-x0 + 2 * lean * (1 + 0.5) * 0 + 2 * lean, y0) for x0, y0 in []]
        P2 = [(-(x - lean * 1.5) + lean * 1.5, y) for x, y in reversed(P[1:])]
        wall = clean(Polygon(P + P2 + [(hw, 8)]).buffer(0))
        roof = None
        sills = []
        for k in range(n):
            x = -tw + (tw * 0.86) * k / n
            y = -h - rh * 0.9 * (k + 1) / n
            xx = x + lean * (1 + (k + 1) / n)
            st = tw * 0.86 / n
            for sg in (0, 1):
                a = xx if not sg else 2 * lean * 1.5 - xx - st
                sills.append(box(a - 1.2, y - w * 0.035, a + st + 1.2, y + w * 0.012))
        roof = U(sills)
    elif kind == "tower":
        wall = Polygon([(-hw, 8), (-tw + lean, -h), (tw + lean, -h), (hw, 8)])
        o = w * 0.16
        roof = shape(
            " ".join(
                "%.1f,%.1f%s" % p
                for p in [
                    (-tw + lean - o, -h + 4, "^"),
                    (-tw * 0.5 + lean * 1.4, -h - rh * 0.55, ""),
                    (lean * 2.2, -h - rh * 1.35, "^"),
                    (tw * 0.5 + lean * 1.4, -h - rh * 0.55, ""),
                    (tw + lean + o, -h + 4, "^"),
                    (lean, -h + 8, ""),
                ]
            ),
            5,
        )
    else:
        apexy = -h - rh * 0.8
        ov = w * 0.09
        k = rng.uniform(0.08, 0.24) * w
        wall = Polygon([(-hw, 8), (-tw + lean, -h - 2), (tw + lean, -h - 2), (hw, 8)])
        sag = rng.uniform(0.03, 0.09) * w
        roof = shape(
            " ".join(
                "%.1f,%.1f%s" % p
                for p in [
                    (-tw + lean - ov, -h + 3, "^"),
                    (-tw + lean + k * 0.4, -h - rh * 0.5, ""),
                    (-tw + lean + k, apexy, "^"),
                    (lean, apexy + sag, ""),
                    (tw + lean - k, apexy, "^"),
                    (tw + lean - k * 0.4, -h - rh * 0.5, ""),
                    (tw + lean + ov, -h + 3, "^"),
                    (lean, -h + 4, ""),
                ]
            ),
            5,
        )
    if detail and kind in ("side", "tower"):
        x0, y0, x1, y1 = roof.bounds
        st = max(4.5, w * 0.085)
        for j in range(1, int((y1 - y0) / st) + 1):
            yy = y0 + st * j
            for i in range(int((x1 - x0) / st) + 1):
                a = x0 + st * (i + (0.5 if j % 2 else 0))
                if rng.random() < 0.2:
                    continue
                tl.append(
                    limb([(a + 0.6, yy, 0.4), (a + st / 2, yy + st * 0.36, st * 0.17), (a + st - 0.6, yy, 0.4)], 3, 3)
                )
        d["tiles"] = U(tl).intersection(roof.buffer(-0.8)) if tl else None
    if chim and kind != "tower":
        cx = rng.choice([-1, 1]) * hw * rng.uniform(0.3, 0.55) + lean
        cw = w * 0.08
        ct = -h - rh * rng.uniform(0.9, 1.15)
        d["chim"] = U(
            Polygon([(cx - cw, -h - rh * 0.2), (cx - cw * 0.9, ct), (cx + cw * 0.9, ct), (cx + cw, -h - rh * 0.2)]),
            box(cx - cw * 1.3, ct - 1, cx + cw * 1.3, ct + cw * 0.6),
            box(cx - cw * 0.5, ct - cw * 1.1, cx + cw * 0.4, ct),
        )
        d["chimtop"] = Point(cx, ct - cw * 1.2)
    ww = max(4, w * rng.uniform(0.13, 0.18))
    wh = ww * rng.uniform(1.3, 1.8)
    holes = []
    shut = []
    rows = max(1, int(h / (wh * 1.6)))
    cols = 1 if w < 30 else (2 if w < 75 else 3)
    dw = w * 0.17
    dx = rng.choice([0, -0.24, 0.24]) * w
    hasdoor = rows > 1 or kind != "side"
    for r in range(rows):
        for c in range(cols):
            if rng.random() < 0.12:
                continue
            x = -hw + w * (c + 0.5) / cols - ww / 2 + rng.uniform(-1.5, 1.5) + lean * (rows - r) / (rows + 1)
            y = -h + h * (r + 0.2) / rows + rng.uniform(-1, 1)
            if r == rows - 1 and hasdoor and abs(x + ww / 2 - dx) < (dw + ww) * 0.62:
                continue
            pn = panes(x, y, ww, wh, 2, 2 if wh < 16 else 3, 0.22, arch=rng.random() < 0.2)
            holes.append(pn)
            on = rng.random() < lit
            (d["lit"] if on else d["dark"]).append(pn)
            if detail and rng.random() < 0.4:
                for sg in (-1, 1):
                    shut.append(
                        box(
                            x + (ww + 0.5 if sg > 0 else -ww * 0.42 - 0.5),
                            y - 0.5,
                            x + (ww + ww * 0.42 + 0.5 if sg > 0 else -0.5),
                            y + wh + 0.5,
                        )
                    )
    if kind in ("gable", "step") and rng.random() < 0.85:
        r_ = w * 0.065
        px, py = lean * 1.5, -h - rh * 0.28
        pn = panes(px - r_, py - r_ * 1.2, 2 * r_, 2.6 * r_, 2, 2, 0.22, True)
        holes.append(pn)
        (d["lit"] if rng.random() < lit * 1.1 else d["dark"]).append(pn)
    if hasdoor:
        d["door"] = U(box(dx - dw / 2, -dw * 1.7, dx + dw / 2, 10), Point(dx, -dw * 1.7).buffer(dw / 2))
    d["wall"] = clean(wall.difference(U(holes))) if holes else wall
    d["roof"] = roof
    d["shut"] = U(shut) if shut else None
    d["beams"] = (
        U(beams).difference(U(holes).convex_hull if False else U([q.convex_hull for q in holes]))
        if beams and holes
        else (U(beams) if beams else None)
    )
    return d


def put_house(
    sc,
    d,
    wall,
    roof,
    z=4,
    beam=None,
    door=None,
    shutc=None,
    glow=0.5,
    gs=40,
    warm=("#fff3bd", "#f39a36"),
    night="#0b1430",
    lightf=None,
):
    """paste a house dict into the scene: window paper, wall, beams, roof, then the lamplight."""
    for p in d["lit"]:
        sc.flat(p.convex_hull.buffer(0.8), sc.lin([(0, warm[0]), (1, warm[1])], 0, p.bounds[1], 0, p.bounds[3]))
    for p in d["dark"]:
        sc.flat(p.convex_hull.buffer(0.8), night)
    it = []
    if d.get("chim") is not None:
        it.append((d["chim"], roof))
    it.append((d["wall"], wall))
    if d.get("beams") is not None:
        it.append((d["beams"], beam or dark(roof, 0.45)))
    if d.get("shut") is not None:
        it.append((d["shut"], shutc or roof))
    if d.get("door") is not None:
        it.append((d["door"], door or dark(roof, 0.4)))
    sc.layer(it, z=z, cut=0.3, step=4, wob=0, fibre=0.1)
    ro = [(d["roof"], roof)]
    if d.get("tiles") is not None:
        ro.append((d["tiles"], dark(roof, 0.38)))
    sc.layer(ro, z=z * 0.7, cut=0.25, step=4, wob=0, fibre=0.1)
    for p in d["lit"]:
        sc.glow(round(p.centroid.x, 1), round(p.centroid.y, 1), gs, "#ffb04a", glow)


def church(rng, s=1.0):
    """tower with spire, nave; base 0,0; dict like house"""
    tower = Polygon([(-17, 10), (-16, -96), (16, -97), (17, 10)])
    spire = shape("-22,-94^ -15,-104 -9,-124 -4,-160 0,-198^ 4,-160 9,-124 15,-104 22,-94^")
    nave = Polygon([(10, 10), (12, -44), (74, -42), (75, 10)])
    nroof = shape("8,-42^ 16,-66 24,-76^ 44,-73 66,-75^ 74,-62 82,-40^ 44,-41")
    belf = U(box(-7, -84, 7, -66), Point(0, -84).buffer(7))
    clock = Point(0, -50).buffer(8.5)
    wins = [U(box(x, -30, x + 7, -12), Point(x + 3.5, -30).buffer(3.5)) for x in (24, 40, 56)]
    cross = U(box(-0.9, -222, 0.9, -196), box(-6, -215, 6, -213.2))
    return T(
        dict(
            tower=clean(tower.difference(belf)),
            spire=spire,
            nave=clean(nave.difference(U(wins))),
            nroof=nroof,
            belf=belf,
            clock=clock,
            wins=U(wins),
            cross=cross,
        ),
        0,
        0,
        s,
    )
