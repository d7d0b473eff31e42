"""How clothes are put on a skeleton: legs, arms and trimmings as pieces of a figure."""

from __future__ import annotations

import math
from typing import Any

from cards.studio.papercut.body import Skeleton
from cards.studio.papercut.clothes import folds_at, shoe, skirt, torso, tube
from cards.studio.papercut.colour import dark, light
from cards.studio.papercut.figure import Figure
from cards.studio.papercut.geometry import T, U, ellipse, fillet, limb, shape
from cards.studio.papercut.hands import hand
from cards.studio.papercut.wardrobe import Dress, patterned


def add_leg(f: Figure, sk: Skeleton, d: Dress, skin: str, side: str) -> None:
    g = sk.prop.girth
    hip, knee, ankle = (sk.hip_a, sk.knee_a, sk.ankle_a) if side == "a" else (sk.hip_b, sk.knee_b, sk.ankle_b)
    far = side == "b" and sk.view in ("side", "tq")
    toe = sk.pose.toe_a if side == "a" else sk.pose.toe_b
    sh = shoe(d.shoes, sk.view, g * 0.9)
    if sk.view in ("front", "back"):
        sh = T(sh, *ankle)
    else:
        sh = T(sh, *ankle, rot=toe)
    tint = (lambda c: dark(c, 0.2)) if far else (lambda c: c)
    bare = tube(hip, knee, ankle, (17, 11.5, 8), g)
    if d.trousers == "trousers":
        f.add(sh, tint(skin if d.shoes == "bare" else d.shoe_colour), "shoe")
        w = (20, 15.5, 14) if d.shoes != "boots" else (20, 15, 11.5)
        leg = tube(hip, knee, ankle, w, g, 0.985 if d.shoes != "boots" else 0.86)
        f.add(leg, tint(d.bottom), "trousers")
        f.add(folds_at(hip, knee, ankle, 15 * g), tint(dark(d.bottom, 0.3)), "folds", 0.2, True, 0.7)
    elif d.trousers == "shorts":
        f.add(bare, tint(skin), "leg")
        f.add(sh, tint(skin if d.shoes == "bare" else d.shoe_colour), "shoe")
        f.add(tube(hip, knee, ankle, (20, 17, 15), g, 0.44), tint(d.bottom), "trousers")
    else:
        f.add(bare, tint(d.more.get("stockings", skin)), "leg")
        f.add(sh, tint(skin if d.shoes == "bare" else d.shoe_colour), "shoe")


def add_arm(f: Figure, sk: Skeleton, d: Dress, skin: str, side: str) -> None:
    g = sk.prop.girth
    s, e, w = (sk.shoulder_a, sk.elbow_a, sk.wrist_a) if side == "a" else (sk.shoulder_b, sk.elbow_b, sk.wrist_b)
    grip = sk.pose.grip_a if side == "a" else sk.pose.grip_b
    bend = sk.pose.bend_a if side == "a" else sk.pose.bend_b
    far = side == "b" and sk.view in ("side", "tq")
    tint = (lambda c: dark(c, 0.16)) if far else (lambda c: c)
    ang = math.degrees(math.atan2(w[1] - e[1], w[0] - e[0])) + bend
    k = 0.165 * g * (sk.prop.height / 200) ** 0.1
    h = hand(grip, tint(skin))
    thumb_up = sk.view in ("side", "tq") or side == "b"
    if sk.view == "back":
        thumb_up = not thumb_up
    up = -90 <= ang <= 90 if sk.view in ("side", "tq") else side == "b"
    h = T(h, s=k, sy=k if (up if sk.view in ("side", "tq") else thumb_up) else -k)
    h = T(h, *w, rot=ang)
    colour = tint(d.more.get("sleeve", d.top))
    if d.sleeves in ("none", "short"):
        f.add(tube(s, e, w, (11.5, 9.5, 7), g), tint(skin), "arm")
        f.extend(h, f"hand_{side}.")
        if d.sleeves == "short":
            f.add(tube(s, e, w, (15, 14, 13), g, 0.3), colour, "sleeve")
        return
    f.extend(h, f"hand_{side}.")
    if d.sleeves == "wide":
        sl = U(
            tube(s, e, w, (16, 17, 19), g, 0.9),
            limb(
                [
                    (*e, 14 * g),
                    ((e[0] + w[0]) / 2, (e[1] + w[1]) / 2 + 7 * g, 17 * g),
                    (w[0] * 0.9 + e[0] * 0.1, w[1] * 0.9 + e[1] * 0.1 + 12 * g, 9 * g),
                ],
                5,
            ),
        )
        sl = fillet(sl, 3 * g)
    else:
        p = d.pad
        sl = tube(s, e, w, (13 + p, 11 + p, 9.5 + p * 0.8), g, 0.97)
    f.add(sl, colour, "sleeve")
    if d.pattern:
        f.add(patterned(sl, d.pattern, "sleeve", g), tint(d.pattern_colour), "pattern", 0.2, True, 0.8)
    f.add(folds_at(s, e, w, 13 * g), dark(colour, 0.3), "folds", 0.2, True, 0.7)
    if d.sleeves == "long":
        c = (w[0] - (w[0] - e[0]) * 0.05, w[1] - (w[1] - e[1]) * 0.05)
        r = math.radians(ang - bend + 90)
        q = (4.1 + d.pad * 0.4) * g
        f.add(
            limb(
                [
                    (c[0] - math.cos(r) * q, c[1] - math.sin(r) * q, 2.6 * g),
                    (c[0] + math.cos(r) * q, c[1] + math.sin(r) * q, 2.6 * g),
                ],
                2,
            ),
            light(colour, 0.12),
            "cuff",
            0.4,
        )


def add_trim(f: Figure, sk: Skeleton, d: Dress, body: Any) -> None:
    """Belts, buttons, aprons, vests, sashes."""
    g = sk.prop.girth
    view = sk.view
    front = {"front": 0.0, "tq": 5.0, "side": 11.0}.get(view)
    if d.more.get("vest"):
        v = torso(sk, d.pad + 0.6, d.bust, d.belly, top=0.98, bottom=0.1)
        if view == "front":
            x, y, _ = sk.spine_at(1.0)
            v = v.difference(T(shape("-7,-6^ 7,-6^ 0,26^"), x, y, g))
        f.add(v, d.more["vest"], "vest", 0.6)
    if d.open and front is not None:
        line = [
            (*sk.off(s, front * g * (1 if s < 0.9 else 0.6)), w * g)
            for s, w in ((0.98, 0.8), (0.7, 1.2), (0.3, 1.2), (0.02, 1.0))
        ]
        x, y = sk.off(0.0, front * g)
        if d.skirt > 0.15:
            kx = (sk.knee_a[0] + sk.knee_b[0]) / 2 + front * g
            ky = (sk.knee_a[1] + sk.knee_b[1]) / 2
            t = min(1.0, d.skirt * 2)
            line.append((x + (kx - x) * t, y + (ky - y) * t, 0.6 * g))
        f.add(limb(line, 6).intersection(body), dark(d.top, 0.4), "opening", 0.2, True, 0.8)
        if d.shirt and view in ("front", "tq"):
            x, y, a = sk.spine_at(1.0)
            f.add(
                T(shape("-7,-3^ 7,-3^ 1,26^ -1,26^"), x + (2 * g if view == "tq" else 0), y, g, rot=a),
                d.shirt,
                "shirt",
                0.4,
            )
    if d.buttons and front is not None:
        f.add(
            U(
                [
                    ellipse(*sk.off(s, (front - (2.6 if view != "front" else -2.6)) * g), 1.5 * g)
                    for s in (0.78, 0.6, 0.42, 0.24)
                ]
            ),
            d.buttons,
            "buttons",
            0.3,
        )
    if d.apron and view != "back":
        x0 = {"front": -12, "tq": -9, "side": -3}[view]
        x1 = {"front": 12, "tq": 15, "side": 17}[view]
        bib = U(
            limb(
                [
                    (*sk.off(0.8, (x0 + x1) / 2 * g), (x1 - x0) * 0.7 * g),
                    (*sk.off(0.4, (x0 + x1) / 2 * g), (x1 - x0) * g),
                    (*sk.off(0.1, (x0 + x1) / 2 * g), (x1 - x0) * 1.2 * g),
                ],
                5,
            )
        ).intersection(torso(sk, d.pad + 1, d.bust, d.belly, top=0.9))
        parts = [bib]
        if d.skirt > 0.3:
            ap = skirt(sk, d.skirt * 0.86, d.flare * 0.4, 0)
            x, y, _ = sk.spine_at(0.1)
            keep = limb(
                [
                    (x + (x0 + x1) / 2 * g, y - 8, (x1 - x0) * 1.3 * g),
                    (
                        (sk.knee_a[0] + sk.knee_b[0]) / 2 + (x0 + x1) / 2 * g,
                        (sk.knee_a[1] + sk.knee_b[1]) / 2,
                        (x1 - x0) * 1.7 * g,
                    ),
                    (
                        (sk.ankle_a[0] + sk.ankle_b[0]) / 2 + (x0 + x1) / 2 * g,
                        (sk.ankle_a[1] + sk.ankle_b[1]) / 2,
                        (x1 - x0) * 1.8 * g,
                    ),
                ],
                5,
            )
            parts.append(ap.intersection(keep))
        f.add(fillet(U(parts), 2 * g), d.apron, "apron", 0.6)
        straps = [
            limb([(*sk.off(0.78, x * g), 2.4 * g), (*sk.off(0.98, x * 0.7 * g), 2.4 * g)], 2)
            for x in (x0 * 0.7, x1 * 0.7)
        ]
        f.add(U(straps), dark(d.apron, 0.08), "apron.strap", 0.4)
    if d.belt:
        a, b = sk.off(0.42, -40), sk.off(0.42, 40)
        w = 13 if d.sleeves == "wide" else 4.5
        f.add(limb([(*a, w * g), (*b, w * g)], 1).intersection(body.buffer(0.8)), d.belt, "belt", 0.5)
    if d.more.get("sash"):
        x, y = sk.off(0.92, -12 * g)
        sash = limb([(x, y, 13 * g), (*sk.off(0.6, 4 * g), 16 * g), (*sk.off(0.3, 12 * g), 15 * g)], 6)
        f.add(sash.intersection(body.buffer(2)), light(d.more["sash"], 0.08), "sash", 0.6)
        f.add(
            limb(
                [(x - 5 * g, y + 3, 1.6 * g), (*sk.off(0.55, 0), 1.8 * g), (*sk.off(0.2, 9 * g), 1.6 * g)], 6
            ).intersection(body.buffer(2)),
            d.more["trim"],
            "sash.trim",
            0.3,
            True,
        )
    if d.more.get("poncho"):
        p = fillet(
            U(
                torso(sk, 7),
                limb([(*sk.off(0.9, -18 * g), 10 * g), (*sk.off(0.9, 18 * g), 10 * g)], 2),
                limb([(*sk.off(0.8, 0), 44 * g), (*sk.off(0.2, 0), 56 * g)], 4),
            ),
            5 * g,
        )
        f.add(p, d.more["poncho"], "poncho", 0.8)
        f.add(patterned(p, "bands", "poncho", 1.5 * g), d.more["trim"], "pattern", 0.2, True, 0.8)
